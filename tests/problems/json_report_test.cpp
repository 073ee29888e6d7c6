#include "problems/reports.h"
#include "tests/problems/solution_values.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate {
namespace {

using Json = nlohmann::ordered_json;

PosedFixture help_fixture() {
    return pose_text("8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -", "h#2", Rules::popeye());
}

Solution help_solution(const Position& position) {
    HelpSolution play;
    play.lines = {line_of(position, {"e5f4", "c5f5", "d2d1n", "c3f3"})};
    play.line_count = 1;
    Solution solution;
    solution.play = play;
    solution.stats = {10, 0.5, 2, 4096};
    return solution;
}

TEST(JsonReport, HelpPlayInTheOrderOfTheContract) {
    const auto [problem, posed] = help_fixture();
    EXPECT_EQ(json_report(problem, posed, help_solution(posed.position), Verdict::unjudged, {}),
              R"({"schema":1,"id":"1","fen":"8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -",)"
              R"("rules":"popeye","stipulation":"h#2","outcome":"solved","verdict":"unjudged",)"
              R"("lines":[["e5f4","c5f5","d2d1n","c3f3"]],"short_lines":[],"set_lines":[],)"
              R"("solution_count":1,"short_count":0,"set_count":0,)"
              R"("stats":{"nodes":10,"seconds":0.5,"threads":2,"hash_bytes":4096}})");
}

TEST(JsonReport, CountsOnlyLeaveTheListsOut) {
    const auto [problem, posed] = help_fixture();
    ReportOptions options;
    options.count_only = true;
    const Json json = Json::parse(
        json_report(problem, posed, help_solution(posed.position), Verdict::unjudged, options));
    EXPECT_FALSE(json.contains("lines"));
    EXPECT_FALSE(json.contains("short_lines"));
    EXPECT_EQ(json["solution_count"], 1);
}

TEST(JsonReport, UnknownOutcomesHaveAReason) {
    auto [problem, posed] = help_fixture();
    posed.twin = "b";
    Solution solution = help_solution(posed.position);
    solution.outcome = Outcome::unknown;
    solution.reason = StopReason::time;
    const Json json = Json::parse(json_report(problem, posed, solution, Verdict::unjudged, {}));
    EXPECT_EQ(json["outcome"], "unknown");
    EXPECT_EQ(json["reason"], "time");
    EXPECT_EQ(json["twin"], "b");
}

TEST(JsonReport, BattlePlayWithItsTree) {
    auto [problem, posed] = pose_text("7k/p7/5K2/8/8/8/6Q1/R7 w - -", "#2", Rules::orthodox());
    const Position& position = posed.position;
    BattleSolution play;
    FirstMove key;
    key.moves = 2;
    key.attack = attack_of(position, "g2g5");
    const Position after = position.after(key.attack.move);
    Defence defence = defence_of(after, "h8h7");
    defence.answers = {attack_of(after.after(defence.move), "g5g7", true)};
    key.attack.defences = {defence};
    play.keys = {key};
    FirstMove failed;
    failed.attack = attack_of(position, "g2g4");
    const Position then = position.after(failed.attack.move);
    failed.attack.threats = {attack_of(then.with_turn_passed(), "g4g7", true)};
    failed.refutations = {move_of(then, "a7a6")};
    play.tries = {failed};
    const Position passed = position.with_turn_passed();
    Defence set = defence_of(passed, "h8h7");
    set.answers = {attack_of(passed.after(set.move), "g2g7", true),
                   attack_of(passed.after(set.move), "a1h1")};
    play.set_play = {set, defence_of(passed, "a7a6", true)};
    Solution solution;
    solution.play = play;
    const Json json = Json::parse(json_report(problem, posed, solution, Verdict::sound, {}));
    EXPECT_EQ(json["keys"], Json::parse(R"(["g2g5"])"));
    EXPECT_EQ(json["tries"], Json::parse(R"([{"move":"g2g4","refutations":["a7a6"]}])"));
    EXPECT_EQ(json["set_lines"], Json::parse(R"([["h8h7","g2g7"],["h8h7","a1h1"],["a7a6"]])"));
    EXPECT_EQ(json["solution_count"], 1);
    EXPECT_FALSE(json.contains("lines"));
    EXPECT_EQ(json["tree"].dump(), Json::parse(R"({
        "keys": [{"move": "g2g5", "zugzwang": true,
                  "defences": [{"move": "h8h7",
                                "answers": [{"move": "g5g7", "check": true, "goal": true}]}],
                  "moves": 2}],
        "tries": [{"move": "g2g4", "threats": [{"move": "g4g7", "check": true, "goal": true}],
                   "refutations": ["a7a6"]}],
        "set_play": [{"move": "h8h7", "answers": [{"move": "g2g7", "check": true, "goal": true},
                                                  {"move": "a1h1", "check": true}]},
                     {"move": "a7a6", "goal": true}]})")
                                       .dump());
}

TEST(JsonReport, ATreeIsThereWhenWantedOrNotEmpty) {
    auto [problem, posed] = pose_text("7k/p7/5K2/8/8/8/6Q1/R7 w - -", "#2", Rules::orthodox());
    Solution solution;
    solution.play = BattleSolution{};
    const auto has_tree = [&, &problem = problem, &posed = posed](bool wanted) {
        ReportOptions options;
        options.variations = wanted;
        return Json::parse(json_report(problem, posed, solution, Verdict::no_solution, options))
            .contains("tree");
    };
    EXPECT_FALSE(has_tree(false));
    EXPECT_TRUE(has_tree(true));
}

TEST(JsonReport, TextsInOtherEncodingsDoNotSpoilTheLine) {
    auto [problem, posed] = help_fixture();
    problem.id = "Ren\xE9";
    const Json json = Json::parse(
        json_report(problem, posed, help_solution(posed.position), Verdict::unjudged, {}));
    EXPECT_EQ(json["id"], "Ren\xEF\xBF\xBD");
}

TEST(JsonReport, ErrorsOfTwinsNameTheTwin) {
    InputError error{{"a.epd", 3, 17}, "twin b: no man on h1 to move", "P4", "b"};
    const auto json = nlohmann::json::parse(json_report(error));
    EXPECT_EQ(json.at("id"), "P4");
    EXPECT_EQ(json.at("twin"), "b");
}

TEST(JsonReport, Errors) {
    const SourcePlace place{"a.epd", 3, 17};
    const SourcePlace whole{"a.epd", 0, 0};
    EXPECT_EQ(json_report(InputError{place, "found \"x\", expected y", "7"}),
              R"({"schema":1,"id":"7","outcome":"error","error":{"file":"a.epd","line":3,)"
              R"("column":17,"message":"found \"x\", expected y"}})");
    EXPECT_EQ(
        json_report(InputError{whole, "no such file", ""}),
        R"({"schema":1,"outcome":"error","error":{"file":"a.epd","message":"no such file"}})");
}

TEST(JsonReport, TheSecondPhaseOfADuplexIsNamed) {
    auto [problem, posed] = help_fixture();
    const Solution solution = help_solution(posed.position);
    EXPECT_FALSE(Json::parse(json_report(problem, posed, solution, Verdict::unjudged, {}))
                     .contains("phase"));
    posed.phase = Phase::duplex;
    EXPECT_EQ(Json::parse(json_report(problem, posed, solution, Verdict::unjudged, {}))["phase"],
              "duplex");
}

TEST(JsonReport, PlayAfterTheKey) {
    const auto [problem, posed] =
        pose_text("7k/p7/5K2/8/8/8/6Q1/R7 b - -", "#2", Rules::orthodox());
    FirstMove play;
    Defence defence = defence_of(posed.position, "a7a5");
    defence.answers = {attack_of(posed.position.after(defence.move), "g2g7", true)};
    play.attack.defences = {defence};
    play.refutations = {move_of(posed.position, "h8h7")};
    BattleSolution battle;
    battle.post_key = play;
    Solution solution;
    solution.play = battle;
    const Json json = Json::parse(json_report(problem, posed, solution, Verdict::no_solution, {}));
    EXPECT_EQ(json["post_key"].dump(),
              R"({"zugzwang":true,"defences":[{"move":"a7a5","answers":[{"move":"g2g7",)"
              R"("check":true,"goal":true}]}],"refutations":["h8h7"]})");
    EXPECT_EQ(json["solution_count"], 0);
}

}  // namespace
}  // namespace alicemate
