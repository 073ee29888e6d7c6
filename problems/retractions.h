#pragma once

#include "core/position.h"

#include <functional>

namespace alicemate {

/// Whether some position for which `possible` holds leads to this one by a legal move: takes back
/// every move that the side not to move can have made last, captures, promotions, castling and
/// captures in passing among them, until one serves. An en passant square says which move it was;
/// without one a double step may have been the last move too, as in formats that cannot tell. Up to
/// some thousand positions are made where none serves; usually the first ones do.
bool has_retraction(const Position& position, const std::function<bool(const Position&)>& possible);

}  // namespace alicemate
