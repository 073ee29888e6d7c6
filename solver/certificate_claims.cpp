#include "solver/certificate_claims.h"

#include "core/legal_moves.h"

namespace alicemate {
namespace {

std::optional<NoCertificate> obstacle_of(const Stipulation& stipulation) {
    if (!is_battle(stipulation.play)) {
        return NoCertificate::help_play;
    }
    if (stipulation.play == Play::parry_series) {
        return NoCertificate::parry_series;
    }
    if (stipulation.exact) {
        return NoCertificate::exact_length;
    }
    const bool is_covered = stipulation.goal == Goal::mate || stipulation.goal == Goal::stalemate;
    return is_covered ? std::nullopt : std::optional(NoCertificate::other_goal);
}

}  // namespace

std::string_view to_string(NoCertificate why) {
    switch (why) {
        case NoCertificate::help_play: return "help and series play";
        case NoCertificate::parry_series: return "parry series";
        case NoCertificate::exact_length: return "exact play";
        case NoCertificate::other_goal: return "goals other than mate and stalemate";
        case NoCertificate::restrictions: return "restrictions of the attacker's play";
        case NoCertificate::first_moves: return "a choice of first moves";
        case NoCertificate::post_key_play: return "play after the key";
        case NoCertificate::reached: return "a diagram in which the goal is reached";
    }
    return {};
}

std::optional<NoCertificate> obstacle_to_certificate(const Position& position,
                                                     const Stipulation& stipulation,
                                                     const SolveOptions& options) {
    if (const auto obstacle = obstacle_of(stipulation)) {
        return obstacle;
    }
    if (options.restrictions.any()) {
        return NoCertificate::restrictions;
    }
    if (!options.first_moves.is_all()) {
        return NoCertificate::first_moves;
    }
    if (options.post_key) {
        return NoCertificate::post_key_play;
    }
    const State reached = stipulation.goal == Goal::mate ? State::mate : State::stalemate;
    const bool is_reached = stipulation.play != Play::direct && state_of(position) == reached;
    return is_reached ? std::optional(NoCertificate::reached) : std::nullopt;
}

std::vector<CertificateClaim> claims_of(const Stipulation& stipulation,
                                        const BattleSolution& solution) {
    const unsigned moves = (stipulation.half_moves + 1) / 2;
    if (solution.keys.empty()) {
        return {CertificateClaim::no_win(moves)};
    }
    std::vector<Move> keys;
    for (const FirstMove& key : solution.keys) {
        keys.push_back(key.attack.move);
    }
    std::vector<CertificateClaim> claims{CertificateClaim::exactly(std::move(keys), moves)};
    if (solution.shortest < moves) {
        claims.push_back(CertificateClaim::win(solution.shortest));
    }
    if (solution.shortest > 1) {
        claims.push_back(CertificateClaim::no_win(solution.shortest - 1));
    }
    return claims;
}

}  // namespace alicemate
