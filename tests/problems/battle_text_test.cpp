#include "problems/battle_text.h"

#include "tests/problems/solution_values.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

const Rules orthodox = Rules::orthodox();

/// White mates with queen or rook; Black has a king and a pawn.
Position two_mover() {
    return position_of("7k/p7/5K2/8/8/8/6Q1/R7 w - -", orthodox);
}

FirstMove key_of(Attack attack) {
    FirstMove key;
    key.attack = std::move(attack);
    key.moves = 2;
    return key;
}

std::string text_of(const Position& position, const BattleSolution& solution,
                    std::string_view stipulation = "#2") {
    return battle_text(position, *read_stipulation(stipulation), solution, Duals::main);
}

TEST(BattleText, KeysWithoutVariations) {
    const Position position = two_mover();
    BattleSolution solution;
    solution.keys = {key_of(attack_of(position, "a1h1", true)),
                     key_of(attack_of(position, "g2g7", true))};
    EXPECT_EQ(text_of(position, solution), "1.Rh1#!\n1.Qg7#!\n");
}

TEST(BattleText, ThreatsAndVariationsWithDuals) {
    const Position position = two_mover();
    Attack key = attack_of(position, "a1a4");
    const Position after = position.after(key.move);
    key.threats = {attack_of(after.with_turn_passed(), "g2g7", true),
                   attack_of(after.with_turn_passed(), "a4h4", true)};
    Defence defence = defence_of(after, "a7a5");
    const Position then = after.after(defence.move);
    defence.answers = {attack_of(then, "a4h4", true), attack_of(then, "g2g7", true)};
    Defence other = defence_of(after, "h8h7");
    other.answers = {attack_of(after.after(other.move), "g2g7", true)};
    key.defences = {defence, other};
    BattleSolution solution;
    solution.keys = {key_of(key)};
    EXPECT_EQ(text_of(position, solution),
              "1.Ra4! (threats: 2.Qg7#, 2.Rh4#)\n"
              "    1...a5 2.Rh4#, 2.Qg7# (dual)\n"
              "    1...Kh7 2.Qg7#\n");
}

TEST(BattleText, ZugzwangTriesAndSetPlay) {
    const Position position = two_mover();
    BattleSolution solution;
    Attack key = attack_of(position, "g2g5");
    const Position after = position.after(key.move);
    Defence defence = defence_of(after, "h8h7");
    defence.answers = {attack_of(after.after(defence.move), "g5g7", true)};
    key.defences = {defence};
    solution.keys = {key_of(key)};

    FirstMove bare = key_of(attack_of(position, "a1a2"));
    bare.refutations = {move_of(position.after(bare.attack.move), "h8h7")};
    FirstMove full = key_of(attack_of(position, "g2g4"));
    const Position then = position.after(full.attack.move);
    full.attack.threats = {attack_of(then.with_turn_passed(), "g4g7", true)};
    full.attack.defences = {defence_of(then, "a7a5"), defence_of(then, "h8h7")};
    full.attack.defences[0].answers = {attack_of(then.after(move_of(then, "a7a5")), "g4g7", true)};
    full.refutations = {move_of(then, "h8h7"), move_of(then, "a7a6")};
    solution.tries = {bare, full};

    const Position passed = position.with_turn_passed();
    Defence set = defence_of(passed, "h8h7");
    set.answers = {attack_of(passed.after(set.move), "g2g7", true)};
    solution.set_play = {set};
    EXPECT_EQ(text_of(position, solution),
              "Set play:\n"
              "    1...Kh7 2.Qg7#\n"
              "\n"
              "Tries:\n"
              "1.Ra2? but 1...Kh7!\n"
              "1.Qg4? (threat: 2.Qg7#)\n"
              "    1...a5 2.Qg7#\n"
              "    but 1...Kh7! 1...a6!\n"
              "\n"
              "1.Qg5! (zugzwang)\n"
              "    1...Kh7 2.Qg7#\n");
}

TEST(BattleText, LongerPlayIsIndentedByItsBranches) {
    const Position position = two_mover();
    Attack key = attack_of(position, "a1a3");
    const Position after = position.after(key.move);
    const auto second = [&](const Position& before, const std::vector<std::string>& replies) {
        Attack attack = attack_of(before, "g2g5");
        const Position then = before.after(attack.move);
        for (const std::string& text : replies) {
            Defence defence = defence_of(then, text);
            defence.answers = {attack_of(then.after(defence.move), "g5g7", true)};
            attack.defences.push_back(defence);
        }
        return attack;
    };
    key.threats = {second(after.with_turn_passed(), {"h8h7", "a7a6"})};
    Defence one = defence_of(after, "h8h7");
    const Position then = after.after(one.move);
    one.answers = {second(then, {"a7a6", "a7a5"}), attack_of(then, "a3h3", true)};
    Defence two = defence_of(after, "a7a5");
    two.answers = {second(after.after(two.move), {"h8h7", "a5a4"})};
    Defence three = defence_of(after, "a7a6");
    three.answers = {attack_of(after.after(three.move), "g2g7", true)};
    key.defences = {one, two, three};
    BattleSolution solution;
    solution.keys = {key_of(key)};
    EXPECT_EQ(text_of(position, solution, "#3"),
              "1.Ra3! (threat: 2.Qg5)\n"
              "    threat 2.Qg5 (zugzwang)\n"
              "        2...Kh7 3.Qg7#\n"
              "        2...a6 3.Qg7#\n"
              "    1...Kh7\n"
              "        2.Qg5 (zugzwang)\n"
              "            2...a6 3.Qg7#\n"
              "            2...a5 3.Qg7#\n"
              "        2.Rh3#\n"
              "    1...a5 2.Qg5 (zugzwang)\n"
              "        2...Kh7 3.Qg7#\n"
              "        2...a4 3.Qg7#\n"
              "    1...a6 2.Qg7#\n");
}

TEST(BattleText, ForcedRepliesToChecksStandOnOneLine) {
    const Position position = two_mover();
    Attack key = attack_of(position, "a1a4");
    const Position after = position.after(key.move);
    Defence defence = defence_of(after, "a7a6");
    const Position then = after.after(defence.move);
    Attack check = attack_of(then, "g2h1");
    const Position checked = then.after(check.move);
    Defence forced = defence_of(checked, "h8g8");
    forced.answers = {attack_of(checked.after(forced.move), "a4a6"),
                      attack_of(checked.after(forced.move), "h1h7", true)};
    check.defences = {forced};
    defence.answers = {check};
    key.defences = {defence};
    BattleSolution solution;
    solution.keys = {key_of(key)};
    EXPECT_EQ(text_of(position, solution, "#3"),
              "1.Ra4! (zugzwang)\n"
              "    1...a6 2.Qh1+ Kg8 3.Rxa6, 3.Qh7+\n");
}

TEST(BattleText, SelfPlayEndsWithTheDefender) {
    const Position quiet = position_of("7k/8/8/8/8/8/r5PP/6K1 w - -", orthodox);
    Attack first = attack_of(quiet, "g2g3");
    const Position after = quiet.after(first.move);
    Defence mate = defence_of(after, "a2a1", true);
    first.defences = {mate};
    BattleSolution solution;
    solution.keys = {key_of(first)};
    EXPECT_EQ(text_of(quiet, solution, "s#1"), "1.g3! Ra1+\n");

    Attack longer = attack_of(quiet, "h2h3");
    const Position then = quiet.after(longer.move);
    Defence wait = defence_of(then, "h8h7");
    Attack second = attack_of(then.after(wait.move), "g2g3");
    second.defences = {defence_of(then.after(wait.move).after(second.move), "a2a1", true)};
    wait.answers = {second};
    longer.defences = {wait, defence_of(then, "a2a1", true)};
    solution.keys = {key_of(longer)};
    EXPECT_EQ(text_of(quiet, solution, "s#2"),
              "1.h3! (zugzwang)\n"
              "    1...Kh7 2.g3 Ra1+\n"
              "    1...Ra1+\n");
}

TEST(BattleText, StalemateIsMarked) {
    const Position position = position_of("7k/8/6K1/8/8/8/8/5Q2 w - -", orthodox);
    BattleSolution solution;
    solution.keys = {key_of(attack_of(position, "f1f7", true))};
    EXPECT_EQ(text_of(position, solution, "=1"), "1.Qf7=!\n");
}

TEST(BattleText, NothingForNothing) {
    EXPECT_EQ(text_of(two_mover(), {}), "");
}

}  // namespace
}  // namespace alicemate
