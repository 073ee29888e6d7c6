#include "tests/solver/mates.h"

#include <chrono>
#include <map>
#include <thread>
#include <utility>

namespace alicemate::testing {
namespace {

// The array: far more work than any limit used here allows.
const char* const endless = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq -";

// Udo Marks, The Problemist, March 1999: mate in two.
const char* const two_mover = "4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8|8/8/4R3/5R2/1P1NpB2/Q7/K7/8 w - -";

// Of a random game: mate in five.
const char* const five_mover = "8/5p2/5P2/4pP1p/8/8/8/1K6|8/3k4/8/8/1p5P/b7/8/8 b - -";

MateOptions unbounded(MateMethod method = MateMethod::both) {
    MateOptions options = mate_options(1, method);
    options.max_moves.reset();
    return options;
}

void expect_never(const std::string& fen) {
    for (const MateMethod method : mate_methods) {
        SCOPED_TRACE(fen + " method " + std::to_string(static_cast<int>(method)));
        MateOptions options = unbounded(method);
        options.limits.nodes = 100'000;
        const MateResult result = find_mate(position_of(fen), options);
        expect_consistent(result);
        EXPECT_EQ(result.outcome, MateOutcome::refuted);
        EXPECT_TRUE(result.bounds.never);
    }
}

TEST(MateSearch, TheMatedAndTheStalematedMateNobody) {
    const std::string mated = "k7/1Q6/2K5/8/8/8/8/8|8/8/8/8/8/8/8/8 b - -";
    const std::string stalemated = "k7/2Q5/8/8/8/8/8/8|8/8/2K5/8/8/8/8/8 b - -";
    ASSERT_EQ(state_of(position_of(mated)), State::mate);
    ASSERT_EQ(state_of(position_of(stalemated)), State::stalemate);
    expect_never(mated);
    expect_never(stalemated);
}

TEST(MateSearch, ABareKingMatesNobody) {
    expect_never("8/8/8/8/8/8/8/K7|8/8/4q3/8/8/8/8/7k w - -");
    expect_never("k7/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/8 b - -");
}

/// Kings that walk for ever beside pawns that block each other: few positions, soon all refuted.
Position blocked_pawns() {
    return position_of("k7/8/8/1p1p1p1p/1P1P1P1P/8/8/K7 w - -", Rules::orthodox());
}

TEST(MateSearch, DepthFirstSearchAloneEndsAtItsGreatestLength) {
    MateOptions options;
    options.method = MateMethod::depth_first;
    const MateResult result = find_mate(blocked_pawns(), options);
    EXPECT_EQ(result.outcome, MateOutcome::refuted);
    EXPECT_EQ(result.bounds.refuted, MateOptions::most_moves_depth_first);
    EXPECT_FALSE(result.bounds.never);
}

TEST(MateSearch, RepetitionsShowThatAMateNeverComes) {
    MateOptions options;
    options.all_first_moves = true;
    const MateResult result = find_mate(blocked_pawns(), options);
    EXPECT_EQ(result.outcome, MateOutcome::refuted);
    EXPECT_TRUE(result.bounds.never);
    ASSERT_FALSE(result.first_moves.empty());
    for (const FirstMoveMate& first : result.first_moves) {
        EXPECT_TRUE(first.bounds.never || first.bounds.refuted >= MateOptions::most_moves);
    }
}

TEST(MateSearch, WhoHasNoKingIsNotMated) {
    const MateResult result =
        find_mate(position_of("8/8/8/8/8/8/8/K7|8/8/4Q3/8/8/8/8/8 w - -"), mate_options(5));
    expect_consistent(result);
    EXPECT_EQ(result.outcome, MateOutcome::refuted);
}

TEST(MateSearch, WhoHasNoKingMayMate) {
    const Position position = position_of("8/8/8/8/8/8/Q7/1R6|8/7k/8/8/8/2R5/8/8 w - -");
    const auto expected = shortest_mate(position, 4);
    ASSERT_TRUE(expected);
    for (const MateMethod method : mate_methods) {
        expect_result(position, find_mate(position, mate_options(4, method)), expected);
    }
}

TEST(MateSearch, AMateLongerThanAskedForDoesNotCount) {
    const Position position = position_of(two_mover);
    expect_result(position, find_mate(position, mate_options(1)), std::nullopt);
    expect_result(position, find_mate(position, mate_options(2)), 2U);
    expect_result(position, find_mate(position, unbounded()), 2U);
}

/// In how many moves, if that is few enough, each first move mates.
std::map<std::uint32_t, unsigned> lengths_of_first_moves(const Position& position, unsigned most) {
    std::map<std::uint32_t, unsigned> lengths;
    for (unsigned moves = 1; moves <= most; ++moves) {
        const Solution solution = solve_text(position, "#" + std::to_string(moves));
        for (const FirstMove& key : std::get<BattleSolution>(solution.play).keys) {
            lengths.emplace(key.attack.move.bits(), moves);
        }
    }
    return lengths;
}

/// That the reply leaves no mate within what is asked for.
void expect_refuted(const Position& position, const FirstMoveMate& first, unsigned most) {
    EXPECT_TRUE(first.bounds.never || first.bounds.refuted >= most);
    const Position after = position.after(first.move);
    if (!has_legal_move(after)) {
        EXPECT_FALSE(first.refutation);
        return;
    }
    ASSERT_TRUE(first.refutation);
    ASSERT_TRUE(is_legal(after, first.refutation));
    EXPECT_FALSE(most > 1 && shortest_mate(after.after(first.refutation), most - 1));
}

void expect_first_moves(const Position& position, const MateResult& result, unsigned most) {
    const auto lengths = lengths_of_first_moves(position, most);
    const MoveList moves = sorted_legal_moves(position);
    ASSERT_EQ(result.first_moves.size(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const FirstMoveMate& first = result.first_moves[i];
        SCOPED_TRACE(write_coordinate(moves[i]));
        ASSERT_EQ(first.move, moves[i]);
        const auto length = lengths.find(first.move.bits());
        if (length == lengths.end()) {
            EXPECT_FALSE(first.bounds.has_mate());
            expect_refuted(position, first, most);
        } else {
            EXPECT_EQ(first.bounds.found, length->second);
            EXPECT_TRUE(first.bounds.is_minimal());
            EXPECT_FALSE(first.refutation);
        }
    }
}

TEST(MateSearch, EveryFirstMoveIsJudged) {
    const std::pair<const char*, unsigned> cases[] = {
        {two_mover, 2},
        {two_mover, 3},
        {"k7/2Q5/8/8/8/8/8/8|8/8/2K5/8/8/8/8/8 w - -", 4},  // stalemates are among them
        {"8/8/8/8/1K6/8/8/8|8/4Q3/8/8/8/7k/8/8 w - -", 4},
        {"8/8/8/8/8/8/8/K7|8/8/8/8/8/8/6R1/7k w - -", 1},
    };
    for (const auto& [fen, most] : cases) {
        for (const MateMethod method : mate_methods) {
            SCOPED_TRACE(std::string(fen) + " method " + std::to_string(static_cast<int>(method)));
            MateOptions options = mate_options(most, method);
            options.all_first_moves = true;
            const Position position = position_of(fen);
            expect_first_moves(position, find_mate(position, options), most);
        }
    }
}

TEST(MateSearch, FirstMovesAreToldWhenAskedForOnly) {
    EXPECT_TRUE(find_mate(position_of(two_mover), mate_options(2)).first_moves.empty());
}

TEST(MateSearch, NodesEndASearchAsUnknown) {
    for (const MateMethod method : mate_methods) {
        for (const unsigned threads : {1U, 2U}) {
            MateOptions options = unbounded(method);
            options.threads = threads;
            options.limits.nodes = 50'000;
            const MateResult result = find_mate(position_of(endless), options);
            expect_consistent(result);
            EXPECT_EQ(result.outcome, MateOutcome::unknown);
            EXPECT_EQ(result.reason, StopReason::nodes);
            EXPECT_GE(result.stats.nodes, 50'000U);
            EXPECT_LE(result.stats.nodes, 100'000U);
        }
    }
}

TEST(MateSearch, TimeEndsASearchAsUnknown) {
    MateOptions options = unbounded();
    options.limits.time = std::chrono::duration<double>(0.1);
    const MateResult result = find_mate(position_of(endless), options);
    expect_consistent(result);
    EXPECT_EQ(result.outcome, MateOutcome::unknown);
    EXPECT_EQ(result.reason, StopReason::time);
    EXPECT_GE(result.stats.seconds, 0.1);
    EXPECT_LE(result.stats.seconds, 10);
}

// Whenever it ends, what is told is true.
TEST(MateSearch, LimitsLeadToNoWrongClaim) {
    const Position position = position_of(five_mover);
    for (const MateMethod method : mate_methods) {
        for (std::uint64_t nodes = 1; nodes < 300'000; nodes *= 3) {
            SCOPED_TRACE(nodes);
            MateOptions options = unbounded(method);
            options.limits.nodes = nodes;
            const MateResult result = find_mate(position, options);
            expect_no_wrong_claim(position, result, 5U);
            if (!result.bounds.is_minimal()) {
                EXPECT_EQ(result.reason, StopReason::nodes);
            }
        }
    }
}

TEST(MateSearch, AStopIsHeededAtOnce) {
    for (const MateMethod method : mate_methods) {
        std::stop_source source;
        MateOptions options = unbounded(method);
        options.threads = 2;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            source.request_stop();
        });
        const MateResult result =
            find_mate(position_of(endless), options, {source.get_token(), {}});
        expect_consistent(result);
        EXPECT_EQ(result.outcome, MateOutcome::unknown);
        EXPECT_EQ(result.reason, StopReason::interrupted);
        EXPECT_LE(result.stats.seconds, 10);
    }
}

TEST(MateSearch, AStopBeforeTheBeginningLeavesNothingKnown) {
    std::stop_source source;
    source.request_stop();
    MateOptions options = unbounded();
    options.all_first_moves = true;
    const Position position = position_of(five_mover);
    const MateResult result = find_mate(position, options, {source.get_token(), {}});
    expect_no_wrong_claim(position, result, 5U);
    EXPECT_EQ(result.outcome, MateOutcome::unknown);
    EXPECT_EQ(result.reason, StopReason::interrupted);
}

}  // namespace
}  // namespace alicemate::testing
