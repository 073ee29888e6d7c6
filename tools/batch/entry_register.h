#pragma once

#include "problems/problem.h"
#include "tools/batch/attempt.h"
#include "tools/batch/results_file.h"

#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace alicemate {

/// What the register says of a problem.
struct RegisteredProblem {
    std::int64_t result = 0;  ///< the number of its row in `result`
    Attempt attempt;          ///< what came of it so far
};

/// How the collections of this run differ from those of earlier runs of the same names.
struct RegisterNews {
    std::uint64_t fresh = 0;
    std::uint64_t changed = 0;  ///< another problem, or other wishes, under the name of an old one
    std::uint64_t gone = 0;
};

/// Enters the problems of collections into a results file as they are read, and finds those known.
/// A problem is followed from run to run by file, id, twin and phase. Throws DatabaseError.
class EntryRegister {
public:
    explicit EntryRegister(ResultsFile& file);

    /// Before the problems of a file.
    void begin_file(const std::string& name);
    /// Before the phases and twins of the next problem.
    void begin_problem(const std::string& id);
    /// Enters a posed problem with the text of its content.
    RegisteredProblem add(const Problem& problem, const PosedProblem& posed,
                          const std::string& content);
    /// Enters what is wrong with a problem, a twin or the file.
    void add(const InputError& error);
    /// Instead of add(): a problem that is another shard's affair, here perhaps from another run.
    void pass_over(const PosedProblem& posed);
    /// When the file was read to its end: what was not seen again is gone.
    void finish_file();

    [[nodiscard]] const RegisterNews& news() const { return news_; }
    /// By this the entries of this run are known: the column `seen`.
    [[nodiscard]] std::int64_t run() const { return run_; }

private:
    struct Heading;

    void enter(const Heading& heading, std::optional<std::int64_t> result,
               const std::optional<std::string>& error);
    RegisteredProblem find_result(const std::string& content);

    Database& database_;
    std::int64_t run_;
    Statement add_result_;
    Statement find_result_;
    Statement find_entry_;
    Statement put_entry_;
    Statement touch_entry_;
    Statement remove_entries_;
    std::string file_;
    std::string id_;
    unsigned repeat_ = 0;
    std::unordered_map<std::string, unsigned> repeats_;      ///< of ids in the file
    std::set<std::pair<std::string, std::string>> entered_;  ///< of the problem: twin, phase
    RegisterNews news_;
};

}  // namespace alicemate
