#include "tools/report/problem_name.h"

namespace alicemate {

std::string problem_name(const ResultRow& row) {
    std::string name = row.id;
    if (!row.twin.empty()) {
        name += (name.empty() ? "" : " ") + row.twin + ")";
    }
    if (!row.phase.empty()) {
        name += (name.empty() ? "" : " ") + row.phase;
    }
    return name;
}

}  // namespace alicemate
