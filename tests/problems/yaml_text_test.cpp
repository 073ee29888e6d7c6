#include "problems/yaml_text.h"

#include <gtest/gtest.h>
#include <random>
#include <yaml-cpp/yaml.h>

namespace alicemate {
namespace {

TEST(YamlString, IsPlainOnlyIfItMeansTheSameToEveryReader) {
    for (const char* const text : {"Ka1", "h#2", "AliceB Pb2", "Move a1 b1", "ser-h=7", "a.b/c"}) {
        EXPECT_EQ(yaml_string(text), text);
    }
    for (const char* const text :
         {"", "#2", "=2", "12", "1st Prize", "yes", "No", "null", "a: b", "a #b", "a ", " a", "a,b",
          "a  b", "- a", "[a]", "a?", "+a", "~1"}) {
        EXPECT_EQ(yaml_string(text), "\"" + std::string(text) + "\"");
    }
}

TEST(YamlString, EscapesWhatCannotStandInIt) {
    EXPECT_EQ(yaml_string("a\nb\t\"\\"), R"("a\nb\t\"\\")");
    EXPECT_EQ(yaml_string("\x01\x7F"), R"("\u0001\x7F")");
    EXPECT_EQ(yaml_string("é…"), "\"é…\"");
    EXPECT_EQ(yaml_string("\xC2\x85\xE2\x80\xA8\xE2\x80\xA9\xEF\xBB\xBF"),
              R"("\u0085\u2028\u2029\uFEFF")");
    EXPECT_EQ(yaml_string("a\xFF"), "\"a\xEF\xBF\xBD\"");
}

TEST(YamlStringValue, SeveralLinesAreABlock) {
    EXPECT_EQ(yaml_string_value("a\nb", 2), " |-\n  a\n  b\n");
    EXPECT_EQ(yaml_string_value("a\n\nb\n", 2), " |\n  a\n\n  b\n");
    EXPECT_EQ(yaml_string_value("a\n\n", 4), " |+\n    a\n\n");
    EXPECT_EQ(yaml_string_value("  a\nb\n", 2), " |2\n    a\n  b\n");
    EXPECT_EQ(yaml_string_value("a", 2), " a\n");
    // What readers of YAML do not agree on stands in quotes.
    EXPECT_EQ(yaml_string_value("\na", 2), " \"\\na\"\n");
    EXPECT_EQ(yaml_string_value("a\n \nb", 2), " \"a\\n \\nb\"\n");
    EXPECT_EQ(yaml_string_value("a\r\nb", 2), " \"a\\r\\nb\"\n");
}

TEST(YamlText, AnyStringComesBack) {
    constexpr std::string_view letters = "ab \n\n:#-'\"\\{}[],&*!|>%@?~=.01\t\r";
    std::mt19937 random(7);  // NOLINT(cert-msc51-cpp): the same strings every time
    for (unsigned i = 0; i < 3000; ++i) {
        std::string text;
        for (unsigned n = random() % 12; n > 0; --n) {
            text += letters[random() % letters.size()];
        }
        const std::string document = "a:\n  b:" + yaml_string_value(text, 4) + "c: [" +
                                     yaml_string(text) + ", " + yaml_string(text) + "]\n";
        const YAML::Node node = YAML::Load(document);
        EXPECT_EQ(node["a"]["b"].Scalar(), text) << document;
        EXPECT_EQ(node["c"][1].Scalar(), text) << document;
    }
}

TEST(YamlFlow, KeepsNumbersAndWordsAsTheyWere) {
    const auto flow = [](const char* text) { return yaml_flow(YAML::Load(text)).value_or("none"); };
    EXPECT_EQ(flow("a: 1.10\nb: '1.10'\nc: 2007-05-05\nd: ~\ne:\nf: true\ng: 'true'"),
              R"({a: 1.10, b: "1.10", c: 2007-05-05, d: null, e: null, f: true, g: "true"})");
    EXPECT_EQ(flow("- a\n- [b, [], {}]\n- &x {c: \"1\\n2\"}\n- *x"),
              R"([a, [b, [], {}], {c: "1\n2"}, {c: "1\n2"}])");
    EXPECT_EQ(flow("!!python/unicode 'x'"), "x");
}

TEST(YamlFlow, GivesUpWhenItBecomesTooMuch) {
    EXPECT_FALSE(yaml_flow(YAML::Load("&a [*a]")));
    std::string doubling = "a0: &a0 [xxxxxxxxxx, xxxxxxxxxx]\n";
    for (unsigned i = 1; i <= 30; ++i) {
        const std::string before = std::to_string(i - 1);
        doubling += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + before +
                    ", *a" + before + "]\n";
    }
    EXPECT_FALSE(yaml_flow(YAML::Load(doubling)));
}

TEST(YamlValue, IsInBlocks) {
    const YAML::Node node = YAML::Load("{a: {b: [1, {c: d}, []], e: \"x\\ny\"}, f: {}}");
    EXPECT_EQ(yaml_value(node, 2),
              "\n  a:\n    b:\n      - 1\n      -\n        c: d\n      - []\n    e: |-\n      x\n"
              "      y\n  f: {}\n");
}

}  // namespace
}  // namespace alicemate
