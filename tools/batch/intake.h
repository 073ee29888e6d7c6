#pragma once

#include "tools/batch/entry_register.h"
#include "tools/batch/shard.h"
#include "tools/exit_status.h"
#include "tools/session.h"
#include "tools/solve_wishes.h"

#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

namespace alicemate {

/// A problem of this run.
struct BatchItem {
    std::int64_t result = 0;  ///< the number of its row in `result`
    Attempt attempt;          ///< what came of it so far
    Limits own_limits = {};   ///< that its file sets
};

/// Reads collections and enters their problems into the results file.
class Intake {
public:
    /// What is given must outlive it.
    Intake(Session& session, const CommonOptions& options, const SolveWishes& wishes, Shard shard,
           ResultsFile& file)
        : session_(session),
          options_(options),
          wishes_(wishes),
          shard_(shard),
          file_(file),
          register_(file) {}

    /// Reads the files; what is wrong with them is reported and entered. Ends when interrupted.
    /// Throws DatabaseError.
    void read(const std::vector<std::string>& files);

    /// The problems of the shard in the order in which they were first met, each once.
    [[nodiscard]] std::vector<BatchItem>& items() { return items_; }
    [[nodiscard]] const EntryRegister& entries() const { return register_; }

private:
    void read(const std::string& name);
    ExitStatus take(Problem problem);
    void take(const Problem& problem, const PosedProblem& posed);
    void reject(const InputError& error);

    Session& session_;
    const CommonOptions& options_;
    const SolveWishes& wishes_;
    Shard shard_;
    ResultsFile& file_;
    EntryRegister register_;
    std::vector<BatchItem> items_;
    std::unordered_set<std::int64_t> known_;  ///< results of the items
};

}  // namespace alicemate
