#include "tools/report/json_writer.h"

#include "tests/tools/report/sample_rows.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace alicemate::test {
namespace {

using nlohmann::json;

json object_of(const ResultRow& row) {
    const std::string line = JsonWriter().add(row);
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    return json::parse(line);
}

TEST(JsonWriter, TellsAHelpMateAsSolveDoesAndMore) {
    const json object = object_of(help_row());
    EXPECT_EQ(object.at("schema"), 1);
    EXPECT_EQ(object.at("file"), "c.epd");
    EXPECT_EQ(object.at("line"), 1);
    EXPECT_EQ(object.at("id"), "Caillaud");
    EXPECT_EQ(object.at("author"), "Michel Caillaud");
    EXPECT_EQ(object.at("outcome"), "solved");
    EXPECT_EQ(object.at("verdict"), "sound");
    EXPECT_EQ(object.at("lines").at(0), json::array({"e5e4", "c5e5", "d2d1b", "c3e3"}));
    EXPECT_EQ(object.at("solution_count"), 2);
    EXPECT_EQ(object.at("stats").at("threads"), 1);
    EXPECT_EQ(object.at("limits"), json({{"nodes", 1'000'000}}));
    EXPECT_FALSE(object.contains("error"));
    EXPECT_FALSE(object.contains("reason"));
    EXPECT_FALSE(object.contains("twin"));
}

TEST(JsonWriter, KeepsTheTreeOfBattlePlay) {
    const json object = object_of(battle_row());
    EXPECT_FALSE(object.at("keys").empty());
    EXPECT_TRUE(object.at("tree").contains("set_play"));
    EXPECT_TRUE(object.contains("dual_count"));
}

TEST(JsonWriter, AnErrorIsAnObject) {
    const json object = object_of(error_row());
    EXPECT_EQ(object.at("id"), hostile_text);
    EXPECT_EQ(object.at("outcome"), "error");
    EXPECT_EQ(object.at("error").at("line"), 5);
    EXPECT_EQ(object.at("error").at("column"), 7);
    EXPECT_EQ(object.at("error").at("message"), error_row().error);
    EXPECT_FALSE(object.contains("verdict"));
    EXPECT_FALSE(object.contains("stats"));
}

TEST(JsonWriter, WhatIsNoJsonOrNoTextIsPassedOver) {
    ResultRow row = help_row();
    row.solution = "{\"lines\": [";
    row.author = "latin \xe9";
    const json object = object_of(row);
    EXPECT_FALSE(object.contains("lines"));
    EXPECT_EQ(object.at("author"), "latin \xef\xbf\xbd");
    row.solution = "{}";
    EXPECT_EQ(object_of(row).at("id"), "Caillaud");
}

}  // namespace
}  // namespace alicemate::test
