#include "solver/work_splitter.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace alicemate {
namespace {

constexpr std::size_t little_stack = 4096;
constexpr std::chrono::microseconds at_once{0};

TEST(WorkSplitter, OneThreadGoesInOrder) {
    WorkSplitter splitter(1, little_stack, at_once);
    std::vector<std::size_t> order;
    splitter.for_each(5, [&](std::size_t i) { order.push_back(i); });
    EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    EXPECT_FALSE(splitter.is_parallel());
}

TEST(WorkSplitter, EveryPieceIsDoneOnce) {
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        WorkSplitter splitter(threads, little_stack, at_once);
        std::vector<std::atomic<int>> done(1000);
        splitter.for_each(done.size(), [&](std::size_t i) { ++done[i]; });
        for (const auto& times : done) {
            EXPECT_EQ(times, 1);
        }
    }
}

// More levels than the stack may be trusted with: the inner ones go in order, none is lost.
TEST(WorkSplitter, CallsMayBeNested) {
    for (const std::size_t stack : {little_stack, std::size_t{2} << 20U}) {
        WorkSplitter splitter(2, stack, at_once);
        std::atomic<int> leaves{0};
        const std::function<void(int)> descend = [&](int depth) {
            if (depth == 0) {
                ++leaves;
                return;
            }
            splitter.for_each(3, [&](std::size_t) { descend(depth - 1); });
        };
        descend(7);
        EXPECT_EQ(leaves, 2187);
    }
}

// The first thread, when its own pieces are done, takes part in what the others have begun.
TEST(WorkSplitter, TheFirstThreadIsNeverIdle) {
    constexpr std::chrono::seconds patience{20};
    WorkSplitter splitter(2, little_stack, at_once);
    const auto deadline = std::chrono::steady_clock::now() + patience;
    const auto is_late = [&] { return std::chrono::steady_clock::now() > deadline; };
    const auto first_thread = std::this_thread::get_id();
    std::atomic<bool> has_begun{false};
    std::atomic<bool> has_helped{false};
    const auto inner = [&](std::size_t) {
        if (std::this_thread::get_id() == first_thread) {
            has_helped = true;
        }
        while (!has_helped && !is_late()) {
            std::this_thread::yield();
        }
    };
    splitter.for_each(2, [&](std::size_t) {
        if (std::this_thread::get_id() == first_thread) {
            while (!has_begun && !is_late()) {
                std::this_thread::yield();
            }
        } else {
            has_begun = true;
            splitter.for_each(10, inner);
        }
    });
    EXPECT_TRUE(has_helped);
}

// Each piece takes its turn on the first thread until threads are worth it; the rest is spread.
TEST(WorkSplitter, LittleWorkIsDoneAlone) {
    for (const auto alone :
         {std::chrono::microseconds(10'000'000), std::chrono::microseconds(20)}) {
        WorkSplitter splitter(2, little_stack, alone);
        std::vector<std::atomic<int>> done(1000);
        std::atomic<int> elsewhere{0};
        const auto first_thread = std::this_thread::get_id();
        splitter.for_each(done.size(), [&](std::size_t i) {
            ++done[i];
            elsewhere += std::this_thread::get_id() == first_thread ? 0 : 1;
        });
        EXPECT_EQ(std::count(done.begin(), done.end(), 1), 1000);
        EXPECT_TRUE(alone < std::chrono::seconds(1) || elsewhere == 0);
    }
}

TEST(WorkSplitter, NothingToDo) {
    WorkSplitter splitter(2, little_stack, at_once);
    splitter.for_each(0, [](std::size_t) { FAIL(); });
}

}  // namespace
}  // namespace alicemate
