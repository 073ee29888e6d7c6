#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace alicemate {

/// A problem or twin with all that is known of it: a row of the view `problem` of a results file.
/// What does not apply, or is not known yet, is empty.
struct ResultRow {
    std::string file;
    std::uint64_t line = 0;  ///< of its beginning in the file, from 1; 0: the file as a whole
    std::uint64_t column = 0;
    std::string id;
    std::string twin;   ///< "a", "b", ...
    std::string phase;  ///< "duplex" in the second phase of duplex
    std::string author;
    std::string origin;
    std::string title;
    std::string fen;          ///< of two boards, canonical
    std::string rules;        ///< as in JSON output
    std::string stipulation;  ///< such as "h#2.5"
    std::string content;      ///< the problem as one EPD line, without id and author
    std::string outcome;      ///< "pending", "solved", "unknown" or "error"
    std::string verdict;      ///< of what was solved or begun: see to_string(Verdict)
    std::string reason;       ///< of "unknown": "time", "nodes" or "solutions"
    std::string error;        ///< message of "error"
    std::string solution;     ///< JSON object: the members of json_report() that tell the solution
    std::string text;         ///< the same in algebraic notation, lines each ended by a line feed
    std::optional<std::uint64_t> solution_count;
    std::optional<std::uint64_t> short_count;
    std::optional<std::uint64_t> set_count;
    std::optional<std::uint64_t> dual_count;
    std::optional<double> max_time;  ///< limits under which it was solved; seconds
    std::optional<std::uint64_t> max_nodes;
    std::optional<std::uint64_t> max_solutions;
    std::optional<std::uint64_t> nodes;
    std::optional<double> seconds;
    std::optional<std::uint64_t> threads;
    std::optional<std::uint64_t> hash_bytes;
    std::string version;   ///< of the program that solved it
    std::string finished;  ///< when: UTC, "2026-11-30T05:14:57Z"
};

}  // namespace alicemate
