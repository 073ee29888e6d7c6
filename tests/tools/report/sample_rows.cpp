#include "tests/tools/report/sample_rows.h"

#include "core/position_text.h"
#include "problems/problem_source.h"
#include "tools/batch/solved_problem.h"

#include <sstream>

namespace alicemate::test {
namespace {

const std::string help_position = "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -";
const std::string battle_position = "7k/p7/5K2/8/8/8/6Q1/R7|8/8/8/8/8/8/8/8 w - -";

Problem read_problem(const std::string& content) {
    std::istringstream input(content);
    return read_epd(input, "c.epd", {})->next().value().value();
}

/// What is known of a problem before it is solved.
ResultRow untried_row(const std::string& id, const std::string& content) {
    const Problem problem = read_problem(content);
    ResultRow row;
    row.file = "c.epd";
    row.line = 1;
    row.column = 1;
    row.id = id;
    row.fen = write_two_board(problem.setup);
    row.rules = to_string(problem.rules);
    row.stipulation = to_string(problem.stipulation);
    row.content = content;
    row.outcome = "pending";
    return row;
}

}  // namespace

ResultRow solved_row(const std::string& id, const std::string& content, std::uint64_t nodes) {
    constexpr std::size_t hash_bytes = std::size_t{1} << 20U;
    ResultRow row = untried_row(id, content);
    const SolvedProblem solved =
        solve_content(content, {}, {.nodes = nodes}, 1, hash_bytes, SearchControl{});
    row.outcome = solved.attempt.outcome == Outcome::solved ? "solved" : "unknown";
    row.verdict = to_string(solved.verdict);
    row.reason = to_string(solved.attempt.reason);
    row.solution = solved.solution;
    row.text = solved.text;
    row.solution_count = solved.solution_count;
    row.short_count = solved.short_count;
    row.set_count = solved.set_count;
    row.dual_count = solved.dual_count;
    row.max_nodes = nodes;
    row.nodes = solved.stats.nodes;
    row.seconds = 0.25;
    row.threads = 1;
    row.hash_bytes = hash_bytes;
    row.version = "0.1.0";
    row.finished = "2026-11-30T05:14:57Z";
    return row;
}

ResultRow help_row() {
    ResultRow row = solved_row("Caillaud", help_position + " stip \"h#2\"; sols 2;");
    row.author = "Michel Caillaud";
    row.origin = "Andernach 2025";
    return row;
}

ResultRow battle_row() {
    ResultRow row = solved_row("battle", battle_position +
                                             " stip \"#2\"; rules \"orthodox\"; set; tries 2; "
                                             "variations;");
    row.author = "N. N.";
    return row;
}

ResultRow error_row() {
    ResultRow row;
    row.file = "c.epd";
    row.line = 5;
    row.column = 7;
    row.id = hostile_text;
    row.author = hostile_text;
    row.outcome = "error";
    row.error = "found 'x', expected " + hostile_text;
    return row;
}

ResultRow pending_row() {
    return untried_row("waits", help_position + " stip \"h#3\";");
}

std::vector<ResultRow> sample_rows() {
    std::vector<ResultRow> rows{
        help_row(),
        battle_row(),
        solved_row("one too many", help_position + " stip \"h#2\"; sols 1;"),
        solved_row("hard", help_position + " stip \"h#4\";", 1000),
        error_row(),
        pending_row()};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].line = i + 1;
    }
    return rows;
}

}  // namespace alicemate::test
