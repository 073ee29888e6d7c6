// Prints a made-up collection: make_collection SEED PROBLEMS MALFORMED.
#include "tests/tools/batch/made_up_collection.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: make_collection SEED PROBLEMS MALFORMED\n", stderr);
        return 2;
    }
    const auto number = [&](int place) { return std::strtoull(argv[place], nullptr, 10); };
    for (const std::string& line : alicemate::test::made_up_collection(
             number(1), static_cast<unsigned>(number(2)), static_cast<unsigned>(number(3)))) {
        std::puts(line.c_str());
    }
    return 0;
}
