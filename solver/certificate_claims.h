#pragma once

#include "solver/certificate.h"
#include "solver/solve.h"

#include <optional>
#include <string_view>
#include <vector>

namespace alicemate {

/// Why there can be no certificate of what was asked.
enum class NoCertificate : std::uint8_t {
    help_play,      ///< it is no battle: help and series play
    parry_series,   ///< the defender moves only to parry
    exact_length,   ///< the goal must not be reached sooner
    other_goal,     ///< neither mate nor stalemate
    restrictions,   ///< the attacker has less freedom than the rules give it
    first_moves,    ///< not all first moves are searched
    post_key_play,  ///< the first move was made already
    reached,        ///< of play where the defender reaches the goal: it is reached in the diagram
};

/// What there can be no certificate of, in a few words.
std::string_view to_string(NoCertificate why);

/// What stands against a certificate; nothing if there can be one.
std::optional<NoCertificate> obstacle_to_certificate(const Position& position,
                                                     const Stipulation& stipulation,
                                                     const SolveOptions& options);

/// What a certificate of a solved battle claims: its keys, or that there are none; the length of
/// the shortest way if that is not the stated one; and that there is no shorter one.
std::vector<CertificateClaim> claims_of(const Stipulation& stipulation,
                                        const BattleSolution& solution);

}  // namespace alicemate
