#include "tools/batch/entry_register.h"

#include "core/position_text.h"
#include "tools/batch/stop_reason_text.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

std::string_view phase_name(Phase phase) {
    return phase == Phase::duplex ? "duplex" : "";
}

std::int64_t next_run(Database& database) {
    database.execute("UPDATE counter SET value = value + 1 WHERE name = 'runs'");
    return database.number("SELECT value FROM counter WHERE name = 'runs'");
}

Attempt read_attempt(const Statement& row) {
    Attempt attempt;
    const std::string outcome = row.text(1);
    if (outcome != "pending") {
        attempt.outcome = outcome == "solved" ? Outcome::solved : Outcome::unknown;
    }
    attempt.reason = stop_reason_of(row.text(2));
    if (const auto time = row.maybe_real(3)) {
        attempt.limits.time = std::chrono::duration<double>(*time);
    }
    attempt.limits.nodes = row.maybe_count(4);
    attempt.limits.solutions = row.maybe_count(5);
    attempt.threads = static_cast<unsigned>(row.integer(6));
    attempt.counted_only = row.integer(7) != 0;
    return attempt;
}

}  // namespace

/// Where an entry stands, and what it is called.
struct EntryRegister::Heading {
    SourcePlace place;
    std::string_view twin;
    std::string_view phase;
    std::string_view author;
    std::string_view origin;
    std::string_view title;
};

EntryRegister::EntryRegister(ResultsFile& file)
    : database_(file.database()),
      run_(next_run(database_)),
      add_result_(database_.prepare("INSERT INTO result (content, fen, rules, stipulation) "
                                    "VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")),
      find_result_(
          database_.prepare("SELECT id, outcome, reason, max_time, max_nodes, max_solutions, "
                            "threads, counted_only FROM result WHERE content = ?")),
      find_entry_(database_.prepare("SELECT id, result FROM entry WHERE file = ? AND "
                                    "problem_id = ? AND repeat = ? AND twin = ? AND phase = ?")),
      put_entry_(database_.prepare(
          "INSERT INTO entry (file, problem_id, repeat, twin, phase, line, column, author, origin, "
          "title, result, error, seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
          "ON CONFLICT (file, problem_id, repeat, twin, phase) DO UPDATE SET "
          "line = excluded.line, column = excluded.column, author = excluded.author, "
          "origin = excluded.origin, title = excluded.title, result = excluded.result, "
          "error = excluded.error, seen = excluded.seen")),
      touch_entry_(database_.prepare("UPDATE entry SET seen = ? WHERE file = ? AND problem_id = ? "
                                     "AND repeat = ? AND twin = ? AND phase = ?")),
      remove_entries_(database_.prepare("DELETE FROM entry WHERE file = ? AND seen <> ?")) {}

void EntryRegister::begin_file(const std::string& name) {
    file_ = name;
    repeats_.clear();
}

void EntryRegister::begin_problem(const std::string& id) {
    id_ = id;
    repeat_ = repeats_[id]++;
    entered_.clear();
}

RegisteredProblem EntryRegister::find_result(const std::string& content) {
    find_result_.with(content);
    RegisteredProblem found;
    if (find_result_.next()) {
        found = {find_result_.integer(0), read_attempt(find_result_)};
    }
    find_result_.reset();
    return found;
}

RegisteredProblem EntryRegister::add(const Problem& problem, const PosedProblem& posed,
                                     const std::string& content) {
    add_result_
        .with(content, write_two_board(posed.setup), to_string(posed.position.rules()),
              to_string(posed.stipulation))
        .run();
    const RegisteredProblem found = find_result(content);
    enter({problem.place, posed.twin, phase_name(posed.phase), problem.author, problem.origin,
           problem.title},
          found.result, std::nullopt);
    return found;
}

void EntryRegister::add(const InputError& error) {
    // Where the twin's first phase stands already, the error is the second one's.
    const std::pair first(error.twin, std::string(phase_name(Phase::normal)));
    const Phase phase = entered_.contains(first) ? Phase::duplex : Phase::normal;
    enter({error.place, error.twin, phase_name(phase), "", "", ""}, std::nullopt, error.message);
}

void EntryRegister::enter(const Heading& heading, std::optional<std::int64_t> result,
                          const std::optional<std::string>& error) {
    entered_.emplace(heading.twin, heading.phase);
    find_entry_.with(file_, id_, repeat_, heading.twin, heading.phase);
    if (!find_entry_.next()) {
        ++news_.fresh;
    } else if (result && find_entry_.integer(1) != *result) {
        ++news_.changed;
    }
    find_entry_.reset();
    put_entry_
        .with(file_, id_, repeat_, heading.twin, heading.phase, heading.place.line,
              heading.place.column, heading.author, heading.origin, heading.title, result, error,
              run_)
        .run();
}

void EntryRegister::pass_over(const PosedProblem& posed) {
    touch_entry_.with(run_, file_, id_, repeat_, posed.twin, phase_name(posed.phase)).run();
}

void EntryRegister::finish_file() {
    remove_entries_.with(file_, run_).run();
    news_.gone += static_cast<std::uint64_t>(database_.number("SELECT changes()"));
}

}  // namespace alicemate
