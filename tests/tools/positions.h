#pragma once

#include <string>

namespace alicemate::test {

inline const std::string array_fen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq -";

/// Udo Marks, The Problemist, March 1999: `#2`, key a2b1 and no other.
inline const std::string marks_fen =
    "4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8|8/8/4R3/5R2/1P1NpB2/Q7/K7/8 w - -";

/// Michel Caillaud, Andernach 2025, 5th place: `h#2`, two solutions.
inline const std::string caillaud_fen = "8/8/8/2Q5/8/8/8/K7|8/8/8/4k3/8/2R5/3p4/8 b - -";

/// Manfred Rittirsch & Franz Pachl, Andernach 2025, 4th place: `h#2`, twin Kh1-h2.
inline const std::string rittirsch_fen =
    "8/4r1b1/4P1P1/3b4/6p1/3p2P1/3r2R1/7K|5k2/5B2/8/8/8/8/8/8 b - -";

/// Two kings far apart: no mate in sight.
inline const std::string kings_fen = "7k/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/8 w - -";

}  // namespace alicemate::test
