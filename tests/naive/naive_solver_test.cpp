// Tests of the naive solvers. What is right comes from the published problems, and from Popeye's
// answers in the shared data.

#include "tests/naive/naive_solver.h"

#include "tests/naive/popeye_text.h"
#include "tests/naive/shared_data.h"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <stdexcept>
#include <string_view>

namespace alicemate::naive {
namespace {

using Moves = std::vector<std::string>;
using Row = nlohmann::json;

constexpr Goal mate{GoalKind::mate};
constexpr Goal stalemate{GoalKind::stalemate};

Options alice() {
    return {};
}

/// The project's preset `popeye`.
Options popeye() {
    Options options;
    options.en_passant = Options::EnPassant::landing;
    options.castle_on_either_board = true;
    return options;
}

Options orthodox() {
    Options options;
    options.transfer = false;
    options.en_passant = Options::EnPassant::landing;
    return options;
}

/// Runs a test over a fixed share of the rows: the answers are dear.
bool is_chosen(const std::string& id, std::uint64_t one_in) {
    std::uint64_t hash = 14695981039346656037u;
    for (const char c : id)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return (hash >> 32) % one_in == 0;
}

std::vector<Row> popeye_rows(const std::string& stipulation, std::uint64_t one_in) {
    std::vector<Row> rows;
    for (const Row& row : shared_json("popeye_alice_random.jsonl")) {
        const std::string id = row["id"];
        if (row["stipulation"] == stipulation && is_chosen(id, one_in))
            rows.push_back(row);
    }
    return rows;
}

Moves sorted(Moves texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Popeye's solutions without the marks of keys and goals.
Moves without_goal_marks(const Moves& solutions) {
    Moves plain;
    for (std::string solution : solutions) {
        for (const std::string_view mark : {" !", " #", " =", " +"}) {
            if (std::string_view(solution).ends_with(mark)) {
                solution.resize(solution.size() - mark.size());
            }
        }
        plain.push_back(solution);
    }
    return sorted(plain);
}

/// The listed solutions, or the first ten if there are too many to list.
Moves listed(const Row& row) {
    return (row["solutions"].is_null() ? row["first_10"] : row["solutions"]).get<Moves>();
}

void expect_popeye_keys(const Row& row, const BattleResult& result) {
    const State state = parse(row["fen"], popeye());
    Moves keys;
    for (const std::string& key : result.keys)
        keys.push_back("1." + popeye_move(state, key));
    EXPECT_EQ(without_goal_marks(keys), without_goal_marks(listed(row))) << row["id"];
}

void expect_popeye_lines(const Row& row, Moves lines) {
    lines = sorted(lines);
    EXPECT_EQ(lines.size(), row["solution_count"].get<std::size_t>()) << row["id"];
    const Moves expected = listed(row);
    if (lines.size() > expected.size())
        lines.resize(expected.size());
    EXPECT_EQ(lines, sorted(expected)) << row["id"];
}

Moves popeye_help_texts(const State& state, Goal goal, const LineResult& result) {
    Moves texts;
    for (const Line& line : result.lines)
        texts.push_back(popeye_help_line(state, line, goal));
    for (const Line& line : result.short_lines) {
        texts.push_back(popeye_help_line(state, line, goal));
    }
    return texts;
}

// ---- Popeye's answers on random Alice positions

TEST(NaivePopeye, Moves) {
    const std::vector<Row> rows = popeye_rows("~1", 1);
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        const State state = parse(row["fen"], popeye());
        Moves moves;
        for (const std::string& move : legal_moves(state)) {
            moves.push_back(popeye_move(state, move));
        }
        EXPECT_EQ(sorted(moves), sorted(row["moves"].get<Moves>())) << row["id"];
    }
}

TEST(NaivePopeye, DirectMates) {
    const std::vector<Row> rows = popeye_rows("#2", 2);
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        expect_popeye_keys(row, solve_direct(parse(row["fen"], popeye()), mate, 2));
    }
}

TEST(NaivePopeye, DirectStalemates) {
    const std::vector<Row> rows = popeye_rows("=2", 2);
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        expect_popeye_keys(row, solve_direct(parse(row["fen"], popeye()), stalemate, 2));
    }
}

TEST(NaivePopeye, SelfMates) {
    const std::vector<Row> rows = popeye_rows("s#2", 12);
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        expect_popeye_keys(row, solve_self(parse(row["fen"], popeye()), mate, 2));
    }
}

TEST(NaivePopeye, HelpMates) {
    const std::vector<Row> rows = popeye_rows("h#2", 25);
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        const State state = parse(row["fen"], popeye());
        const LineResult result = solve_help(state, mate, 4);
        expect_popeye_lines(row, popeye_help_texts(state, mate, result));
    }
}

TEST(NaivePopeye, HelpStalemates) {
    const std::vector<Row> rows = popeye_rows("h=2", 14);
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        const State state = parse(row["fen"], popeye());
        const LineResult result = solve_help(state, stalemate, 4);
        expect_popeye_lines(row, popeye_help_texts(state, stalemate, result));
    }
}

/// Whether the king of the side to move would be in check on the other board.
bool checked_through_the_glass(const State& state) {
    const char king = state.white_to_move ? 'K' : 'k';
    State mirrored = state;
    for (std::size_t rank = 0; rank < 8; ++rank) {
        for (std::size_t file = 0; file < 8; ++file) {
            char& on_a = mirrored.boards[0][rank][file];
            char& on_b = mirrored.boards[1][rank][file];
            if (on_a == king || on_b == king)
                std::swap(on_a, on_b);
        }
    }
    return in_check(mirrored, state.white_to_move);
}

/// Popeye passes the turn in series play by a dummy move, and its Alice self-check guard then looks
/// for that move's mover where nothing was written. If an old king's move is found there, it
/// demands that the king of the side that has passed be safe on the other board too. So Popeye may
/// miss lines that touch such a position, and only those.
bool popeye_may_miss(const State& start, const Line& line) {
    State state = start;
    for (std::size_t i = 0; i + 2 < line.size(); ++i) {
        state = play(state, line[i]);
        if (checked_through_the_glass(state))
            return true;
        state = pass_turn(state);
    }
    return false;
}

/// Series lines in Popeye's words: all of them, and those that Popeye cannot miss.
struct SeriesTexts {
    Moves all;
    Moves sure;
};

SeriesTexts popeye_series_texts(const State& state, const LineResult& result) {
    SeriesTexts texts;
    for (const std::vector<Line>* lines : {&result.lines, &result.short_lines}) {
        for (const Line& line : *lines) {
            texts.all.push_back(popeye_series_help_line(state, line, mate));
            if (!popeye_may_miss(state, line))
                texts.sure.push_back(texts.all.back());
        }
    }
    return {sorted(texts.all), sorted(texts.sure)};
}

TEST(NaivePopeye, SeriesHelpMates) {
    const std::vector<Row> rows = popeye_rows("ser-h#3", 6);
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    int exact = 0;
    for (const Row& row : rows) {
        const State state = parse(row["fen"], popeye());
        const SeriesTexts texts = popeye_series_texts(state, solve_series_help(state, mate, 3));
        const std::size_t count = row["solution_count"];
        if (texts.all.size() == texts.sure.size()) {
            expect_popeye_lines(row, texts.all);
            ++exact;
            continue;
        }
        EXPECT_LE(texts.sure.size(), count) << row["id"];
        EXPECT_GE(texts.all.size(), count) << row["id"];
        const Moves expected = sorted(listed(row));
        EXPECT_TRUE(
            std::includes(texts.all.begin(), texts.all.end(), expected.begin(), expected.end()))
            << row["id"];
    }
    EXPECT_GT(exact, 10);
}

// ---- published problems

const FailingMove& failing_move(const BattleResult& result, const std::string& move) {
    const auto found = std::find_if(result.failing.begin(), result.failing.end(),
                                    [&](const FailingMove& f) { return f.move == move; });
    if (found == result.failing.end())
        throw std::out_of_range(move + " does not fail");
    return *found;
}

void expect_published_keys(const Row& row, const BattleResult& result) {
    EXPECT_EQ(result.keys, row["keys"].get<Moves>()) << row["id"];
    if (!row.contains("tries"))
        return;
    for (const auto& item : row["tries"].items()) {
        EXPECT_EQ(failing_move(result, item.key()).refutations,
                  Moves{item.value().get<std::string>()})
            << row["id"] << item.key();
    }
}

void expect_published_lines(const Row& row, const LineResult& result) {
    auto lines = row["lines"].get<std::vector<Line>>();
    std::sort(lines.begin(), lines.end());
    EXPECT_EQ(result.lines, lines) << row["id"];
    EXPECT_TRUE(result.short_lines.empty()) << row["id"];
}

TEST(NaiveProblems, Published) {
    const std::vector<Row> rows = shared_json("problems.jsonl");
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        const State state = parse(row["fen"], alice());
        const std::string stipulation = row["stipulation"];
        if (row.contains("keys")) {
            const int moves = stipulation == "#2" ? 2 : 3;
            expect_published_keys(row, solve_direct(state, mate, moves));
        } else if (row.contains("lines") && stipulation.starts_with("h#")) {
            const int half_moves = stipulation == "h#2" ? 4 : 5;
            expect_published_lines(row, solve_help(state, mate, half_moves));
        }
    }
}

// ---- Popeye's own test suite, orthodox

/// A short stipulation as the naive solvers understand it.
struct Task {
    std::string_view stipulation;
    char manner;  ///< d(irect), s(elf), h(elp), D (series direct), H (series help)
    Goal goal;
    int length;  ///< moves, in help play half-moves
};

constexpr Task tasks[] = {
    {"#1", 'd', mate, 1},          {"#2", 'd', mate, 2},           {"=2", 'd', stalemate, 2},
    {"s#1", 's', mate, 1},         {"s#2", 's', mate, 2},          {"h#0.5", 'h', mate, 1},
    {"h#1", 'h', mate, 2},         {"h#1.5", 'h', mate, 3},        {"h#2", 'h', mate, 4},
    {"h=2", 'h', stalemate, 4},    {"ser-#4", 'D', mate, 4},       {"ser-=2", 'D', stalemate, 2},
    {"ser-=4", 'D', stalemate, 4}, {"ser-h=1", 'H', stalemate, 1}, {"ser-h=3", 'H', stalemate, 3},
};

/// Options that change the answer, or how much of it is counted.
bool is_plain(const Row& row) {
    static const std::set<std::string> harmless = {"Variations", "Try", "NoThreat", "Intelligent",
                                                   "MoveNumbers"};
    const Moves options = row["options"];
    return std::all_of(options.begin(), options.end(),
                       [&](const std::string& option) { return harmless.count(option) != 0; });
}

std::size_t count_lines(const LineResult& result) {
    return result.lines.size() + result.short_lines.size();
}

void expect_orthodox(const Row& row, const Task& task) {
    const State state = parse(row["fen"], orthodox());
    const auto keys = [&](const BattleResult& result) {
        EXPECT_EQ(result.keys.size(), row["keys"].get<std::size_t>()) << row;
    };
    const auto lines = [&](const LineResult& result) {
        EXPECT_EQ(count_lines(result), row["lines"].get<std::size_t>()) << row;
    };
    switch (task.manner) {
        case 'd': return keys(solve_direct(state, task.goal, task.length));
        case 's': return keys(solve_self(state, task.goal, task.length));
        case 'h': return lines(solve_help(state, task.goal, task.length));
        case 'D': return lines(solve_series_direct(state, task.goal, task.length));
        default: return lines(solve_series_help(state, task.goal, task.length));
    }
}

TEST(NaivePopeye, OrthodoxSuite) {
    const std::vector<Row> rows = shared_json("popeye_orthodox.jsonl");
    if (rows.empty())
        GTEST_SKIP() << no_shared_data;
    for (const Row& row : rows) {
        const std::string stipulation = row["stipulation"];
        const std::uint64_t one_in = stipulation == "h#2" ? 5 : 1;
        if (!is_plain(row) || !is_chosen(row["id"], one_in))
            continue;
        for (const Task& task : tasks) {
            if (task.stipulation == stipulation) {
                expect_orthodox(row, task);
            }
        }
    }
}

// ---- small cases

TEST(NaiveSolver, ShorterMatesAreKeys) {
    const State state = parse("7k/8/6K1/8/8/8/8/R7 w - -", orthodox());
    EXPECT_EQ(solve_direct(state, mate, 1).keys, Moves{"a1a8"});
    const Moves keys = solve_direct(state, mate, 2).keys;
    EXPECT_TRUE(std::count(keys.begin(), keys.end(), "a1a8"));
    EXPECT_GT(keys.size(), 1u);
}

TEST(NaiveSolver, RefutationsAndMovesThatLeaveNoReply) {
    const State state = parse("7k/8/6K1/8/8/8/Q7/8 w - -", orthodox());
    const BattleResult result = solve_direct(state, mate, 1);
    EXPECT_EQ(result.keys, Moves{"a2a8"});
    const auto has = [&](const FailingMove& failing) {
        return std::count(result.failing.begin(), result.failing.end(), failing) == 1;
    };
    EXPECT_TRUE(has({"a2a7", {"h8g8"}, false}));
    EXPECT_TRUE(has({"a2b3", {}, true}));
}

TEST(NaiveSolver, SelfMateNeedsAReply) {
    // Black is stalemated by any move of the rook along its file: a failure, not a success.
    const State state = parse("7k/8/6K1/8/8/8/8/5R2 w - -", orthodox());
    const BattleResult result = solve_self(state, mate, 1);
    EXPECT_TRUE(result.keys.empty());
    const auto stalemating = std::count_if(result.failing.begin(), result.failing.end(),
                                           [](const FailingMove& f) { return f.leaves_no_reply; });
    EXPECT_GT(stalemating, 0);
}

TEST(NaiveSolver, SeriesPlayMayNotCheckBeforeTheEnd) {
    const State state = parse("7k/8/6K1/8/8/8/8/R7 w - -", orthodox());
    const LineResult result = solve_series_direct(state, mate, 2);
    EXPECT_EQ(result.short_lines, std::vector<Line>{{"a1a8"}});
    for (const Line& line : result.lines)
        EXPECT_FALSE(gives_check(state, line[0]));
    EXPECT_TRUE(std::count(result.lines.begin(), result.lines.end(), Line{"a1a2", "a2a8"}));
}

TEST(NaiveSolver, LastSeriesMoveMayCheckInHelpPlay) {
    // From Popeye's own test suite (ser-h=3); one of the four lines checks with the third move.
    const State state = parse("8/8/8/7K/8/5N2/4Npp1/5k2 b - -", orthodox());
    EXPECT_EQ(solve_series_help(state, stalemate, 3).lines,
              (std::vector<Line>{{"g2g1b", "g1h2", "h2f4", "e2f4"},
                                 {"g2g1n", "g1h3", "h3f4", "e2f4"},
                                 {"g2g1q", "g1g3", "g3f4", "e2f4"},
                                 {"g2g1r", "g1g4", "g4f4", "e2f4"}}));
}

TEST(NaiveSolver, LinesAreSortedAndShortOnesApart) {
    const State state = parse("7k/8/6K1/8/8/8/8/R7 b - -", orthodox());
    const LineResult two = solve_help(state, mate, 2);
    EXPECT_EQ(two.lines, (std::vector<Line>{{"h8g8", "a1a8"}}));
    const LineResult four = solve_help(state, mate, 4);
    EXPECT_EQ(four.short_lines, two.lines);
    EXPECT_TRUE(std::is_sorted(four.lines.begin(), four.lines.end()));
}

}  // namespace
}  // namespace alicemate::naive
