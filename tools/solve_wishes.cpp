#include "tools/solve_wishes.h"

#include "core/text_error.h"
#include "tools/failures.h"
#include "tools/option_values.h"

#include <algorithm>
#include <fmt/format.h>
#include <sstream>
#include <utility>

namespace alicemate {
namespace {

constexpr unsigned most_refutations = 1000;
constexpr unsigned greatest_number = 1'000'000;

std::optional<unsigned> read_number(const ParsedArguments& arguments, const std::string& option) {
    const auto text = arguments.value(option);
    return text ? std::optional(static_cast<unsigned>(
                      whole_number("--" + option, *text, {.least = 0, .most = greatest_number})))
                : std::nullopt;
}

/// The two numbers of a text such as "2,3".
std::pair<unsigned, unsigned> read_pair(const std::string& option, const std::string& text,
                                        char separator, std::uint64_t least) {
    const std::size_t middle = text.find(separator);
    const auto number = [&](const std::string& part) {
        return static_cast<unsigned>(
            whole_number("--" + option, part, {.least = least, .most = greatest_number}));
    };
    if (middle == std::string::npos) {
        throw UsageError(fmt::format("--{}: found {}, expected two numbers with '{}' between them",
                                     option, quoted(text), separator));
    }
    return {number(text.substr(0, middle)), number(text.substr(middle + 1))};
}

FirstMoveRange read_first_moves(const std::string& text) {
    if (text.find('-') == std::string::npos) {
        return {static_cast<unsigned>(
                    whole_number("--first-moves", text, {.least = 1, .most = greatest_number})),
                FirstMoveRange::no_end};
    }
    const auto [from, to] = read_pair("first-moves", text, '-', 1);
    return {from, to};
}

BattleRestrictions read_restrictions(const ParsedArguments& arguments) {
    BattleRestrictions restrictions;
    restrictions.max_flights = read_number(arguments, "max-flights");
    restrictions.max_threat = read_number(arguments, "max-threat");
    if (const auto text = arguments.value("non-trivial")) {
        const auto [extra, trivial_moves] = read_pair("non-trivial", *text, ',', 0);
        restrictions.non_trivial = {extra, trivial_moves};
    }
    return restrictions;
}

Claim read_claim(const ParsedArguments& arguments) {
    Claim claim;
    claim.solutions = read_number(arguments, "intended");
    std::istringstream keys(arguments.value("intended-keys").value_or(""));
    for (std::string key; std::getline(keys, key, ',');) {
        if (key.empty()) {
            throw UsageError(
                "--intended-keys: found an empty key, expected moves with ',' between");
        }
        claim.keys.push_back(key);
    }
    if (arguments.has("intended-keys") && claim.keys.empty()) {
        throw UsageError("--intended-keys: found no key, expected moves with ',' between");
    }
    return claim;
}

Duals read_duals(const std::string& kind) {
    if (kind != "main" && kind != "all") {
        throw UsageError("--duals: found " + quoted(kind) + ", expected main or all");
    }
    return kind == "main" ? Duals::main : Duals::all;
}

/// What a file asks for, with what is asked of every problem besides. Where both name a number, the
/// one asked of every problem is taken; of refutations, the greater.
ProblemOptions with_wishes(ProblemOptions options, const ProblemOptions& wishes) {
    options.set_play |= wishes.set_play;
    options.try_refutations = std::max(options.try_refutations, wishes.try_refutations);
    options.variations |= wishes.variations;
    options.no_threat |= wishes.no_threat;
    options.no_short_variations |= wishes.no_short_variations;
    options.post_key_play |= wishes.post_key_play;
    options.duplex |= wishes.duplex;
    BattleRestrictions& restrictions = options.restrictions;
    const auto override_by = [](auto& value, const auto& wish) {
        if (wish) {
            value = wish;
        }
    };
    override_by(restrictions.max_flights, wishes.restrictions.max_flights);
    override_by(restrictions.max_threat, wishes.restrictions.max_threat);
    override_by(restrictions.non_trivial, wishes.restrictions.non_trivial);
    if (!wishes.first_moves.is_all()) {
        options.first_moves = wishes.first_moves;
    }
    return options;
}

/// Puts what is claimed of every problem in the place of what the file claims.
void claim_instead(Problem& problem, const Claim& wish) {
    if (!wish.solutions && wish.keys.empty()) {
        return;
    }
    problem.claim.solutions = wish.solutions;
    problem.claim.keys = wish.keys;
    problem.claim.keys_place = problem.place;
}

}  // namespace

SolveWishes read_solve_wishes(const ParsedArguments& arguments) {
    SolveWishes wishes;
    wishes.claim = read_claim(arguments);
    ProblemOptions& options = wishes.options;
    options.set_play = arguments.has("set-play");
    options.variations = arguments.has("variations");
    if (const auto kind = arguments.value("duals")) {
        wishes.duals = read_duals(*kind);
        options.variations = true;
    }
    options.no_threat = arguments.has("no-threats");
    options.no_short_variations = arguments.has("no-short-variations");
    options.duplex = arguments.has("duplex");
    options.restrictions = read_restrictions(arguments);
    if (const auto text = arguments.value("first-moves")) {
        options.first_moves = read_first_moves(*text);
    }
    if (const auto refutations = arguments.value("try")) {
        options.try_refutations =
            refutations->empty()
                ? 1U
                : static_cast<unsigned>(
                      whole_number("--try", *refutations, {.least = 1, .most = most_refutations}));
    }
    return wishes;
}

std::vector<OptionSpec> wish_option_specs() {
    using enum OptionSpec::Value;
    return {
        {"intended", required, "N",
         "how many keys, or solutions of the stated length, there should be, whatever the file "
         "says"},
        {"intended-keys", required, "KEY[,KEY...]",
         "which keys there should be, whatever the file says (battle play)"},
        {"set-play", none, "", "also what would happen if the other side began"},
        {"try", optional_number, "[N]", "also tries with up to N refutations (1)"},
        {"variations", none, "", "also the tree of threats, defences and answers (battle play)"},
        {"duals", required, "KIND",
         "which duals to mark and count: main (of full length, the default) or all; shows the "
         "variations (battle play)"},
        {"no-threats", none, "", "in this tree all defences, instead of threats"},
        {"no-short-variations", none, "", "in this tree none that end before the stated length"},
        {"duplex", none, "", "also with the sides' parts exchanged"},
        {"max-flights", required, "N",
         "the attacker's moves leave the king at most N flights (battle play)"},
        {"max-threat", required, "N",
         "the attacker's quiet moves threaten to win within N moves (battle play)"},
        {"non-trivial", required, "M,N",
         "after each move of the attacker at most one defence, and M more in all, is not lost "
         "within N moves (battle play)"},
        {"first-moves", required, "A[-B]",
         "only first moves number A to B of the list of all, from 1"}};
}

void apply(const SolveWishes& wishes, Problem& problem) {
    problem.options = with_wishes(problem.options, wishes.options);
    claim_instead(problem, wishes.claim);
}

}  // namespace alicemate
