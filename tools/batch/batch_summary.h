#pragma once

#include "tools/batch/entry_register.h"
#include "tools/exit_status.h"

#include <cstdint>
#include <map>
#include <string>

namespace alicemate {

/// What came of the problems of one run, those included that were known before.
struct BatchSummary {
    std::uint64_t problems = 0;                     ///< with twins and phases
    std::map<std::string, std::uint64_t> verdicts;  ///< of what was decided, or is cooked already
    std::map<std::string, std::uint64_t> cut_off;   ///< undecided, by reason
    std::uint64_t pending = 0;                      ///< not tried
    std::uint64_t errors = 0;
    RegisterNews news;
    std::uint64_t solved_now = 0;  ///< contents decided by this run, or cut off by its last limit
    double seconds = 0;            ///< that this run took
};

/// Counts the entries of a run (EntryRegister::run()). Throws DatabaseError.
BatchSummary summarize(const Database& database, std::int64_t run);

/// Some lines of text, or one of JSON.
std::string summary_text(const BatchSummary& summary);
std::string summary_json(const BatchSummary& summary);

/// The gravest status of the problems.
ExitStatus status_of(const BatchSummary& summary);

}  // namespace alicemate
