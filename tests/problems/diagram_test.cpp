#include "problems/diagram.h"

#include "tests/problems/reading.h"

#include <gtest/gtest.h>

namespace alicemate {
namespace {

TEST(Diagram, ShowsBothBoardsSideBySide) {
    EXPECT_EQ(text_diagram(setup_of("4k2r/8/8/8/3Pp3/8/8/R3K3|8/8/2n5/8/8/8/8/7B b Qk d3")),
              "  A                      B\n"
              "8 . . . . k . . r      8 . . . . . . . .\n"
              "7 . . . . . . . .      7 . . . . . . . .\n"
              "6 . . . . . . . .      6 . . n . . . . .\n"
              "5 . . . . . . . .      5 . . . . . . . .\n"
              "4 . . . P p . . .      4 . . . . . . . .\n"
              "3 . . . . . . . .      3 . . . . . . . .\n"
              "2 . . . . . . . .      2 . . . . . . . .\n"
              "1 R . . . K . . .      1 . . . . . . . B\n"
              "  a b c d e f g h        a b c d e f g h\n"
              "Black to move, castling Qk, en passant d3\n");
}

TEST(Diagram, ShowsOneBoard) {
    EXPECT_EQ(one_board_diagram(setup_of("4k3/8/8/8/8/8/8/4K3 w - -")),
              "8 . . . . k . . .\n"
              "7 . . . . . . . .\n"
              "6 . . . . . . . .\n"
              "5 . . . . . . . .\n"
              "4 . . . . . . . .\n"
              "3 . . . . . . . .\n"
              "2 . . . . . . . .\n"
              "1 . . . . K . . .\n"
              "  a b c d e f g h\n"
              "White to move\n");
}

}  // namespace
}  // namespace alicemate
