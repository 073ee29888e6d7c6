#pragma once

namespace alicemate {

/// What a command tells its caller by the exit status.
enum class ExitStatus : int {
    as_expected = 0,   ///< decided, and as the file says
    unexpected = 1,    ///< decided, but not as the file says
    usage = 2,         ///< the command line is wrong
    bad_input = 3,     ///< a file, a position or a move is wrong
    undecided = 4,     ///< a limit ended the work
    internal = 5,      ///< the program or its surroundings failed
    interrupted = 130  ///< a signal ended the work
};

/// Of the statuses of two pieces of work, the one to be told of both: interrupted before internal,
/// bad input, undecided, unexpected, as expected.
ExitStatus graver(ExitStatus left, ExitStatus right);

}  // namespace alicemate
