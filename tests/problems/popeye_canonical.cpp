#include "tests/problems/popeye_canonical.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <vector>

namespace alicemate {
namespace {

using Lines = std::vector<std::string>;

std::size_t indentation(const std::string& line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// Lines with those further indented below them, sorted at each level.
Lines sorted_tree(const Lines& lines) {
    std::vector<Lines> branches;
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin + 1;
        while (end < lines.size() && indentation(lines[end]) > indentation(lines[begin])) {
            ++end;
        }
        const auto first = lines.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = lines.begin() + static_cast<std::ptrdiff_t>(end);
        Lines branch{*first};
        const Lines below = sorted_tree(Lines(first + 1, last));
        branch.insert(branch.end(), below.begin(), below.end());
        branches.push_back(std::move(branch));
        begin = end;
    }
    std::sort(branches.begin(), branches.end());
    Lines sorted;
    for (const Lines& branch : branches) {
        sorted.insert(sorted.end(), branch.begin(), branch.end());
    }
    return sorted;
}

bool begins_with_move(const Lines& block) {
    if (block.empty()) {
        return false;
    }
    const std::string& line = block.front();
    const std::size_t begin = indentation(line);
    const bool numbered =
        begin < line.size() && std::isdigit(line[begin]) != 0 && line.find('.') == begin + 1;
    return begin > 0 && (numbered || line == " zugzwang." || line == " threat:");
}

bool is_first_move(const Lines& block) {
    return !block.empty() && block.front().rfind("   1.", 0) == 0;
}

/// The parts between blank lines; two blank lines have an empty part between them.
std::vector<Lines> blocks_of(const std::string& text) {
    std::vector<Lines> blocks(1);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) {
            blocks.emplace_back();
        } else {
            blocks.back().push_back(line);
        }
    }
    return blocks;
}

}  // namespace

std::string canonical_popeye_text(const std::string& text) {
    std::vector<Lines> blocks = blocks_of(text);
    for (Lines& block : blocks) {
        if (begins_with_move(block)) {
            block = sorted_tree(block);
        }
    }
    for (auto begin = blocks.begin(); begin != blocks.end();) {
        const auto end = std::find_if_not(begin, blocks.end(), is_first_move);
        std::sort(begin, end);
        begin = end == blocks.end() ? end : end + 1;
    }
    std::string canonical;
    for (const Lines& block : blocks) {
        for (const std::string& line : block) {
            canonical += line + "\n";
        }
        canonical += "\n";
    }
    return canonical;
}

}  // namespace alicemate
