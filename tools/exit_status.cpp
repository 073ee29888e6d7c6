#include "tools/exit_status.h"

namespace alicemate {
namespace {

int gravity(ExitStatus status) {
    switch (status) {
        case ExitStatus::as_expected: return 0;
        case ExitStatus::unexpected: return 1;
        case ExitStatus::undecided: return 2;
        case ExitStatus::bad_input: return 3;
        case ExitStatus::usage: return 4;
        case ExitStatus::internal: return 5;
        case ExitStatus::interrupted: return 6;
    }
    return 5;
}

}  // namespace

ExitStatus graver(ExitStatus left, ExitStatus right) {
    return gravity(left) < gravity(right) ? right : left;
}

}  // namespace alicemate
