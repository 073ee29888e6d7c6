#include "tools/report/line_paths.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;

constexpr std::size_t many = 100;

/// "solution: a1a2! [h1h2] b1b2$", where brackets are around threats and $ is behind goals.
std::string text_of(const LinePath& path) {
    std::string text = std::string(to_string(path.part)) + ":";
    for (const PathMove& move : path.moves) {
        const std::string signed_move = move.move + std::string(move.sign);
        text += move.is_threat ? " [" + signed_move + "]" : " " + signed_move;
        text += move.reaches_goal ? "$" : "";
    }
    return text;
}

std::vector<std::string> texts_of(const std::string& solution, std::size_t most = many) {
    std::vector<std::string> texts;
    for (const LinePath& path : line_paths(json::parse(solution), most).paths) {
        texts.push_back(text_of(path));
    }
    return texts;
}

using Texts = std::vector<std::string>;

TEST(LinePaths, HelpPlayHasItsThreeLists) {
    EXPECT_EQ(
        texts_of(R"({"lines":[["a1a2","b1b2"],["a1a3","b1b2"]],"short_lines":[["c1c2"]],
                          "set_lines":[["d1d2"]],"solution_count":2})"),
        (Texts{"solution: a1a2 b1b2$", "solution: a1a3 b1b2$", "set: d1d2$", "short: c1c2$"}));
}

TEST(LinePaths, SaysHowManyAreLeftOut) {
    const json solution = json::parse(
        R"({"lines":[["a1a2"],["a1a3"]],"set_lines":[["b1b2"]],"solution_count":7,"set_count":1})");
    EXPECT_EQ(line_paths(solution, many).left_out, 5U) << "not kept in the solution";
    const LinePaths one = line_paths(solution, 1);
    EXPECT_EQ(one.paths.size(), 1U);
    EXPECT_EQ(one.left_out, 7U);
}

TEST(LinePaths, EveryWayThroughATree) {
    const std::string tree = R"({"keys":["a1a2"],"tree":{
        "keys":[{"move":"a1a2","threats":[{"move":"c1c2","goal":true}],
                 "defences":[{"move":"h8h7","answers":[{"move":"c1c3","goal":true},
                                                       {"move":"c1c4"}]}]}],
        "tries":[{"move":"a1a3","refutations":["h8g8"],
                  "defences":[{"move":"h8g8"},
                              {"move":"h8h7","answers":[{"move":"c1c3","goal":true}]}]}],
        "set_play":[{"move":"h8h7","answers":[{"move":"c1c5","goal":true}]},
                    {"move":"h8g8","goal":true}]}})";
    EXPECT_EQ(texts_of(tree), (Texts{"solution: a1a2! [c1c2]$", "solution: a1a2! h8h7 c1c3$",
                                     "solution: a1a2! h8h7 c1c4", "set: h8h7 c1c5$", "set: h8g8$",
                                     "try: a1a3? h8h7 c1c3$", "try: a1a3? h8g8!"}));
    EXPECT_EQ(line_paths(json::parse(tree), 2).left_out, 5U);
}

TEST(LinePaths, WithoutATreeTheFirstMoves) {
    EXPECT_EQ(texts_of(R"({"keys":["a1a2","a1a3"],
                          "tries":[{"move":"a1a4","refutations":["h8h7","h8g8"]}],
                          "set_lines":[["h8h7","a1a5"],["h8g8"]]})"),
              (Texts{"solution: a1a2!", "solution: a1a3!", "set: h8h7 a1a5", "set: h8g8",
                     "try: a1a4? h8h7!", "try: a1a4? h8g8!"}));
}

TEST(LinePaths, PlayAfterAKeyThatWasMade) {
    EXPECT_EQ(texts_of(R"({"keys":[],"post_key":{"threats":[{"move":"a1a2","goal":true}],
                          "defences":[{"move":"h8h7","answers":[{"move":"a1a3"}]}],
                          "refutations":["h8g8"]}})"),
              (Texts{"post-key: [a1a2]$", "post-key: h8h7 a1a3", "post-key: h8g8!"}));
}

TEST(LinePaths, CountsAloneHaveNoLines) {
    EXPECT_EQ(texts_of(R"({"solution_count":3})"), Texts{});
}

TEST(LinePaths, RefusesWhatIsNotOfItsForm) {
    for (const std::string wrong :
         {R"({"lines":[[1]]})", R"({"tree":{"keys":[{"threats":[]}]}})", R"({"keys":[[]]})"}) {
        EXPECT_THROW(line_paths(json::parse(wrong), many), json::exception) << wrong;
    }
}

}  // namespace
}  // namespace alicemate::test
