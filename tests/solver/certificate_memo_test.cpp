#include "solver/certificate_memo.h"

#include <gtest/gtest.h>

namespace alicemate::testing {
namespace {

using Ids = std::vector<NodeId>;

const ProofLength forever = ProofLength::forever();

Key key(std::uint64_t number) {
    return {number, ~number};
}

/// The id found, 0 if none.
NodeId found(CertificateMemo& memo, NodeKind kind, std::uint64_t number, unsigned moves) {
    const auto hold = memo.find(kind, key(number), moves);
    return hold ? hold->id() : 0;
}

TEST(CertificateMemo, AWinMayBeShorterThanAskedFor) {
    CertificateMemo memo(10);
    static_cast<void>(memo.add(NodeKind::wins, key(7), 1, ProofLength::of(2)));
    EXPECT_EQ(found(memo, NodeKind::wins, 7, 1), 0U);
    EXPECT_EQ(found(memo, NodeKind::wins, 7, 2), 1U);
    EXPECT_EQ(found(memo, NodeKind::wins, 7, 5), 1U);
    EXPECT_EQ(found(memo, NodeKind::loses, 7, 5), 0U);
    EXPECT_EQ(found(memo, NodeKind::wins, 8, 5), 0U);
}

TEST(CertificateMemo, AFailureIsOfExactlyTheLengthAskedForOrForEver) {
    CertificateMemo memo(10);
    static_cast<void>(memo.add(NodeKind::fails, key(7), 1, ProofLength::of(2)));
    static_cast<void>(memo.add(NodeKind::fails, key(7), 2, ProofLength::of(4)));
    static_cast<void>(memo.add(NodeKind::holds, key(7), 3, forever));
    EXPECT_EQ(found(memo, NodeKind::fails, 7, 2), 1U);
    EXPECT_EQ(found(memo, NodeKind::fails, 7, 3), 0U);
    EXPECT_EQ(found(memo, NodeKind::fails, 7, 4), 2U);
    EXPECT_EQ(found(memo, NodeKind::holds, 7, 0), 3U);
    EXPECT_EQ(found(memo, NodeKind::holds, 7, 9), 3U);
}

TEST(CertificateMemo, TheOldestThatNobodyHoldsAreGivenUp) {
    CertificateMemo memo(8);
    const CertificateMemo::Hold held = memo.add(NodeKind::wins, key(1), 1, ProofLength::of(1));
    for (NodeId id = 2; id <= 8; ++id) {
        EXPECT_EQ(memo.make_room(), Ids{});
        static_cast<void>(memo.add(NodeKind::wins, key(id), id, ProofLength::of(1)));
    }
    EXPECT_EQ(found(memo, NodeKind::wins, 2, 1), 2U);  // used again: it may stay a while
    EXPECT_EQ(memo.make_room(), (Ids{3, 4}));
    EXPECT_EQ(found(memo, NodeKind::wins, 3, 1), 0U);
    EXPECT_EQ(found(memo, NodeKind::wins, 5, 1), 5U);
    EXPECT_EQ(held.id(), 1U);
    EXPECT_EQ(found(memo, NodeKind::wins, 1, 1), 1U);
}

TEST(CertificateMemo, KeepsMoreThanItMayIfAllAreHeld) {
    CertificateMemo memo(0);
    std::vector<CertificateMemo::Hold> holds;
    for (NodeId id = 1; id <= 5; ++id) {
        EXPECT_EQ(memo.make_room(), Ids{});
        holds.push_back(memo.add(NodeKind::holds, key(id), id, forever));
    }
    holds.clear();
    EXPECT_EQ(memo.make_room(), (Ids{1, 2, 3, 4, 5}));
}

TEST(CertificateMemo, AShorterWinTakesThePlaceOfALongerOne) {
    CertificateMemo memo(2);
    static_cast<void>(memo.add(NodeKind::wins, key(7), 1, ProofLength::of(4)));
    static_cast<void>(memo.add(NodeKind::wins, key(7), 2, ProofLength::of(2)));
    EXPECT_EQ(found(memo, NodeKind::wins, 7, 3), 2U);
    EXPECT_EQ(memo.make_room(), (Ids{1}));
    EXPECT_EQ(found(memo, NodeKind::wins, 7, 3), 2U);
}

}  // namespace
}  // namespace alicemate::testing
