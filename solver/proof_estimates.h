#pragma once

#include "core/position.h"

#include <cstdint>

namespace alicemate {

// What can be said of a position without a search: who can mate at all, and first guesses (df-pn+,
// A. Nagai, 2002), which decide where proof-number search looks first, not what it finds.

/// Whether the attacker has a man besides its king, and the defender a king. If not, it never
/// mates.
bool can_ever_mate(const Position& position, Color attacker);

/// Whether, as long as the attacker's men are what they are, it mates in one move or never: it has
/// only its king and a bishop or knight, the defender only its king. In Alice chess there are such
/// mates in one, but no longer ones (retrograde analysis of all positions).
bool mates_at_once_or_never(const Position& position, Color attacker);

/// Whether the defender, who is to move and not in check, would be mated at once if it passed. Most
/// of its replies will not parry that.
bool threatens_mate(const Position& position);

/// The proof number of a position in which the attacker is to move: the defending king's flights
/// count.
std::uint32_t estimate_of_attack(const Position& position);

}  // namespace alicemate
