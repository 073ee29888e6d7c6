#include "tools/batch/reconcile.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <tuple>

namespace alicemate {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> line_lists{"lines", "short_lines", "set_lines"};

/// Whether one list begins with the other.
bool agree_as_far_as_kept(const json& left, const json& right) {
    const auto& shorter = left.size() < right.size() ? left : right;
    const auto& longer = left.size() < right.size() ? right : left;
    return std::equal(shorter.begin(), shorter.end(), longer.begin());
}

bool is_line_list(const std::string& name) {
    return std::find(line_lists.begin(), line_lists.end(), name) != line_lists.end();
}

bool solutions_agree(const std::string& left, const std::string& right) {
    if (left == right) {
        return true;
    }
    const json first = json::parse(left, nullptr, false);
    const json second = json::parse(right, nullptr, false);
    if (!first.is_object() || !second.is_object() || first.size() != second.size()) {
        return false;
    }
    return std::all_of(first.items().begin(), first.items().end(), [&](const auto& member) {
        const auto other = second.find(member.key());
        return other != second.end() &&
               (is_line_list(member.key()) ? agree_as_far_as_kept(member.value(), *other)
                                           : member.value() == *other);
    });
}

bool agree(const KnownResult& first, const KnownResult& second) {
    const auto counts = [](const KnownResult& known) {
        return std::tie(known.verdict, known.solution_count, known.short_count, known.set_count);
    };
    if (counts(first) != counts(second)) {
        return false;
    }
    // To count only leaves out trees and lines.
    return first.counted_only || second.counted_only ||
           (first.dual_count == second.dual_count &&
            solutions_agree(first.solution, second.solution));
}

int degree(const KnownResult& known) {
    return known.outcome == "solved" ? 2 : (known.outcome == "unknown" ? 1 : 0);
}

/// Whether the second is to be taken, of two that do not contradict each other.
bool is_better(const KnownResult& first, const KnownResult& second) {
    if (degree(first) != degree(second)) {
        return degree(second) > degree(first);
    }
    if (first.counted_only != second.counted_only) {
        return first.counted_only;
    }
    if (degree(first) < 2 && first.nodes != second.nodes) {
        return second.nodes > first.nodes;
    }
    if (first.solution.size() != second.solution.size()) {
        return second.solution.size() > first.solution.size();
    }
    return std::tie(second.finished, second.nodes) < std::tie(first.finished, first.nodes);
}

}  // namespace

Reconciliation reconcile(const KnownResult& first, const KnownResult& second) {
    if (degree(first) == 2 && degree(second) == 2 && !agree(first, second)) {
        return Reconciliation::contradiction;
    }
    return is_better(first, second) ? Reconciliation::take_second : Reconciliation::keep_first;
}

}  // namespace alicemate
