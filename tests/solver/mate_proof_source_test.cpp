#include "solver/mate_proof_source.h"

#include "tests/solver/certificate_verifier.h"
#include "tests/solver/mates.h"

namespace alicemate::testing {
namespace {

// Of a random game: mate in five.
const char* const five_mover = "8/5p2/5P2/4pP1p/8/8/8/1K6|8/3k4/8/8/1p5P/b7/8/8 b - -";

TEST(KeptProof, KeepsTheShorterOfTwoMates) {
    const Position position = position_of(five_mover);
    const MoveList moves = sorted_legal_moves(position);
    KeptProof kept;
    EXPECT_FALSE(kept.find(position.key()));
    kept.add(position.key(), {moves[0], 7});
    kept.add(position.key(), {moves[1], 5});
    kept.add(position.key(), {moves[2], 6});
    const auto found = kept.find(position.key());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, moves[1]);
    EXPECT_EQ(found->moves, 5U);
    EXPECT_EQ(kept.size(), 1U);
}

/// A source with empty tables that notes what it has to have searched again.
class Forgetful : public ::testing::Test {
protected:
    static Stipulation longest() {
        Stipulation stipulation;
        stipulation.half_moves = 2 * MateProofSource::most_moves_depth_first - 1;
        return stipulation;
    }

    SearchControl control_;
    SearchMonitor monitor_{{}, control_};
    TranspositionTable bounds_{std::size_t{1} << 16U};
    ProofTable proofs_{std::size_t{1} << 16U};
    BusyPositions busy_;
    WorkSplitter splitter_{1, std::size_t{1} << 20U};
    BattleSearch depth_first_{longest(), {}, bounds_, splitter_};
    SearchThread thread_{monitor_};
    ProofNumberSearch again_{ProofNumberSearch::Manner::threats, proofs_, busy_, depth_first_,
                             thread_};
    KeptProof kept_;
    std::vector<unsigned> searched_;
    MateProofSource source_{
        kept_,  proofs_,      [&](const Position&, unsigned moves) { searched_.push_back(moves); },
        again_, depth_first_, thread_};
};

TEST_F(Forgetful, WhatWasKeptIsNotSearchedAgain) {
    const Position position = position_of(five_mover);
    const Move attack = sorted_legal_moves(position)[0];
    kept_.add(position.key(), {attack, 6});
    const ProofMove told = source_.winning_attack(position, 6);
    EXPECT_EQ(told.answer, Answer::yes);
    EXPECT_EQ(told.move, attack);
    EXPECT_TRUE(searched_.empty());
}

TEST_F(Forgetful, WhatWasKeptOfALongerMateIsNoAnswer) {
    const Position position = position_of(five_mover);
    kept_.add(position.key(), {sorted_legal_moves(position)[0], 6});
    const ProofMove told = source_.winning_attack(position, 5);
    EXPECT_EQ(searched_, std::vector<unsigned>{5});
    ASSERT_EQ(told.answer, Answer::yes);
    const Position after = position.after(told.move);
    for (const Move reply : sorted_legal_moves(after)) {
        EXPECT_TRUE(shortest_mate(after.after(reply), 4));
    }
}

TEST_F(Forgetful, AStoppedSourceSaysSo) {
    const Position position = position_of(five_mover);
    std::stop_source stop;
    const SearchControl control{stop.get_token(), {}};
    SearchMonitor monitor({}, control);
    stop.request_stop();
    SearchThread thread(monitor);
    ProofNumberSearch again(ProofNumberSearch::Manner::threats, proofs_, busy_, depth_first_,
                            thread);
    MateProofSource source(
        kept_, proofs_, [](const Position&, unsigned) {}, again, depth_first_, thread);
    EXPECT_EQ(source.winning_attack(position, 5).answer, Answer::unknown);
}

/// With tables that hold next to nothing, what the search has found must still be proved.
TEST(MateSearch, TinyTablesLoseNoProof) {
    for (const MateMethod method : mate_methods) {
        SCOPED_TRACE(static_cast<int>(method));
        MateSearch search(position_of(five_mover), mate_options(10, method, 1), {});
        const MateResult result = search.run();
        EXPECT_EQ(result.bounds.found, 5U);
        CertificateVerifier verifier;
        const auto certification = search.certify(verifier);
        ASSERT_TRUE(certification);
        EXPECT_EQ(certification->result, CertificateBuilder::Result::complete);
        EXPECT_EQ(verifier.fault(), "");
        EXPECT_TRUE(verifier.has_ended());
    }
}

}  // namespace
}  // namespace alicemate::testing
