#pragma once

#include "core/text_error.h"
#include "problems/epd_opcodes.h"
#include "problems/twin.h"

#include <string>
#include <tl/expected.hpp>

namespace alicemate {

/// Reads one operand of the opcode `twins`. Either men that move, "h1h2 a1a2", with `+` before them
/// if the twin goes on from the one before; or the changes in Popeye's words, "Continued Remove a2
/// Add White AliceB Qb1", where behind Condition stands a preset of rules, and what differs from
/// it: "Condition alice castling=same-board". `place` is that of the line.
tl::expected<Twin, TextError> read_epd_twin(const EpdOperand& operand, const SourcePlace& place);

/// The operand, without quotes, that read_epd_twin() reads back.
std::string write_epd_twin(const Twin& twin);

}  // namespace alicemate
