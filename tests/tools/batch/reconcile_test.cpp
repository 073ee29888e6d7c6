#include "tools/batch/reconcile.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

using enum Reconciliation;

KnownResult solved(const std::string& solution = R"({"lines":[["a1a2"]],"solution_count":1})") {
    KnownResult known;
    known.outcome = "solved";
    known.verdict = "sound";
    known.solution = solution;
    known.solution_count = 1;
    known.nodes = 10;
    known.finished = "2026-11-30T05:00:00Z";
    return known;
}

KnownResult cut_off(std::uint64_t nodes) {
    KnownResult known = solved("{}");
    known.outcome = "unknown";
    known.nodes = nodes;
    return known;
}

TEST(Reconcile, EqualOnesKeepTheFirst) {
    EXPECT_EQ(reconcile(solved(), solved()), keep_first);
}

TEST(Reconcile, TheBetterDecidedIsKeptInEitherOrder) {
    KnownResult pending;
    pending.outcome = "pending";
    EXPECT_EQ(reconcile(cut_off(99), solved()), take_second);
    EXPECT_EQ(reconcile(solved(), cut_off(99)), keep_first);
    EXPECT_EQ(reconcile(pending, cut_off(1)), take_second);
    EXPECT_EQ(reconcile(cut_off(1), cut_off(2)), take_second);
    EXPECT_EQ(reconcile(cut_off(2), cut_off(1)), keep_first);
}

TEST(Reconcile, LinesAreBetterThanCountsAlone) {
    KnownResult counted = solved(R"({"solution_count":1})");
    counted.counted_only = true;
    EXPECT_EQ(reconcile(counted, solved()), take_second);
    EXPECT_EQ(reconcile(solved(), counted), keep_first);
}

TEST(Reconcile, MoreLinesOfTheSameListAreBetter) {
    const KnownResult few = solved(R"({"lines":[["a1a2"]],"solution_count":1})");
    const KnownResult more = solved(R"({"lines":[["a1a2"],["b1b2"]],"solution_count":1})");
    EXPECT_EQ(reconcile(few, more), take_second);
    EXPECT_EQ(reconcile(more, few), keep_first);
}

TEST(Reconcile, DecidedOnesThatDifferContradictEachOther) {
    KnownResult other = solved();
    other.verdict = "cooked";
    EXPECT_EQ(reconcile(solved(), other), contradiction);
    other = solved();
    other.solution_count = 2;
    EXPECT_EQ(reconcile(solved(), other), contradiction);
    EXPECT_EQ(reconcile(solved(), solved(R"({"lines":[["b1b2"]],"solution_count":1})")),
              contradiction);
    EXPECT_EQ(reconcile(solved(R"({"keys":["a1a2"]})"), solved(R"({"keys":["b1b2"]})")),
              contradiction);
}

TEST(Reconcile, OfEqualOnesTheEarlierIsKeptInEitherOrder) {
    KnownResult earlier = solved();
    earlier.finished = "2026-11-29T05:00:00Z";
    EXPECT_EQ(reconcile(solved(), earlier), take_second);
    EXPECT_EQ(reconcile(earlier, solved()), keep_first);
}

}  // namespace
}  // namespace alicemate
