#include "problems/yaml_documents.h"

#include <gtest/gtest.h>
#include <sstream>
#include <vector>

namespace alicemate {
namespace {

std::vector<YamlDocument> cut(const std::string& text) {
    std::istringstream input(text);
    YamlDocuments documents{LineReader(input)};
    std::vector<YamlDocument> all;
    while (auto document = documents.next()) {
        all.push_back(std::move(*document));
    }
    return all;
}

using Texts = std::vector<std::string>;

Texts texts_of(const std::string& text) {
    Texts texts;
    for (const YamlDocument& document : cut(text)) {
        texts.push_back(document.text);
    }
    return texts;
}

TEST(YamlDocuments, AreCutAtTheirMarks) {
    EXPECT_EQ(texts_of("a: 1\nb: 2\n"), (Texts{"a: 1\nb: 2\n"}));
    EXPECT_EQ(texts_of("---\na: 1\n---\nb: 2\n"), (Texts{"---\na: 1\n", "---\nb: 2\n"}));
    EXPECT_EQ(texts_of("--- {a: 1}\n--- {b: 2}"), (Texts{"--- {a: 1}\n", "--- {b: 2}\n"}));
    EXPECT_EQ(texts_of("a: 1\n...\nb: 2\n"), (Texts{"a: 1\n", "b: 2\n"}));
    EXPECT_EQ(texts_of("%YAML 1.1\n---\na: 1\n"), (Texts{"%YAML 1.1\n---\na: 1\n"}));
}

TEST(YamlDocuments, WhatOnlyLooksLikeAMarkIsNone) {
    EXPECT_EQ(texts_of("---a: 1\n----\n"), (Texts{"---a: 1\n----\n"}));
    EXPECT_EQ(texts_of("a: |\n  ---\n  ...\n"), (Texts{"a: |\n  ---\n  ...\n"}));
    EXPECT_EQ(texts_of("a:\n- x\n- y\n"), (Texts{"a:\n- x\n- y\n"}));
}

TEST(YamlDocuments, ItemsOfAListAreCutToo) {
    EXPECT_EQ(texts_of("# all\n- a: 1\n  b:\n  - x\n- a: 2\n-\n  a: 3\n"),
              (Texts{"# all\n- a: 1\n  b:\n  - x\n", "- a: 2\n", "-\n  a: 3\n"}));
    EXPECT_EQ(texts_of("- a\n---\nb:\n- c\n- d\n"), (Texts{"- a\n", "---\nb:\n- c\n- d\n"}));
}

TEST(YamlDocuments, EmptyOnesArePassedOver) {
    EXPECT_EQ(texts_of(""), Texts{});
    EXPECT_EQ(texts_of("\n# x\n---\n---  # y\n...\n\n"), Texts{});
    EXPECT_EQ(texts_of("---\n---\na: 1\n---\n"), (Texts{"---\na: 1\n"}));
}

TEST(YamlDocuments, KnowTheirFirstLine) {
    const auto documents = cut("\n# x\n---\na: 1\n---\n\nb: 2\n...\nc: 3\n");
    ASSERT_EQ(documents.size(), 3U);
    EXPECT_EQ(documents[0].first_line, 1U);
    EXPECT_EQ(documents[1].first_line, 5U);
    EXPECT_EQ(documents[2].first_line, 9U);
}

TEST(YamlDocuments, TooMuchIsPassedOverAndTold) {
    const std::string long_line(LineReader::longest + 1, 'x');
    const auto documents = cut("a: 1\nb: " + long_line + "\n---\nc: 3\n");
    ASSERT_EQ(documents.size(), 2U);
    ASSERT_TRUE(documents[0].fault);
    EXPECT_EQ(documents[0].fault_line, 2U);
    EXPECT_EQ(documents[0].text, "");
    EXPECT_FALSE(documents[1].fault);

    std::string many_lines = "a: 1\n";
    while (many_lines.size() <= YamlDocuments::longest) {
        many_lines += std::string(1000, '#') + "\n";
    }
    const auto large = cut(many_lines + "---\nb: 2\n");
    ASSERT_EQ(large.size(), 2U);
    EXPECT_TRUE(large[0].fault);
    EXPECT_EQ(large[1].text, "---\nb: 2\n");
}

}  // namespace
}  // namespace alicemate
