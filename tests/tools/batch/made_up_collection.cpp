#include "tests/tools/batch/made_up_collection.h"

#include "tests/naive/random_positions.h"

#include <array>
#include <random>
#include <string_view>

namespace alicemate::test {
namespace {

/// A stipulation, and who begins it.
struct Question {
    std::string_view stipulation;
    char beginner;
};

constexpr std::array<Question, 12> questions{{{"#2", 'w'},
                                              {"#2", 'w'},
                                              {"#3", 'w'},
                                              {"h#2", 'b'},
                                              {"h#2", 'b'},
                                              {"h#2.5", 'w'},
                                              {"s#2", 'w'},
                                              {"r#2", 'w'},
                                              {"h=2", 'b'},
                                              {"ser-h#3", 'b'},
                                              {"ser-#3", 'w'},
                                              {"=2", 'w'}}};

constexpr std::array<std::string_view, 6> faults{
    "8/8/8/8/8/8/8/K6k|8/8/8/8/8/8/8/8 w - - stip \"#0.3\"; id \"no stipulation of chess\";",
    "8/8/8/8/8/8/8/K6k|8/8/8/8/8/8/8 w - - stip \"#2\"; id \"seven ranks\";",
    "8/8/8/8/8/8/8/K6x|8/8/8/8/8/8/8/8 w - - stip \"#2\"; id \"a man x\";",
    "8/8/8/8/8/8/8/KK5k|8/8/8/8/8/8/8/8 w - - stip \"#2\"; id \"two kings\";",
    "8/8/8/8/8/8/8/K6k|8/8/8/8/8/8/8/8 w - - id \"without stipulation\";",
    "8/8/8/8/8/8/8/K6k|8/8/8/8/8/8/8/8 w - - stip \"#2\" id \"no semicolon\";"};

/// The naive reference writes one-board or two-board FEN; here the side to move is chosen.
std::string with_side(std::string fen, char side) {
    fen[fen.find(' ') + 1] = side;
    return fen;
}

/// A position in which the side may begin: the other one is not in check.
std::string position_for(std::mt19937_64& random, char side) {
    naive::RandomPositionSpec spec;
    spec.max_men = 9;
    while (true) {
        const std::string fen = with_side(naive::random_position(random, spec), side);
        try {
            naive::parse(fen, spec.options);
            return fen;
        } catch (const std::exception&) {
            // The side that does not move stands in check.
        }
    }
}

std::string problem_line(std::mt19937_64& random, unsigned number) {
    const Question& question = questions[random() % questions.size()];
    std::string line = position_for(random, question.beginner) + " stip \"" +
                       std::string(question.stipulation) + "\"; id \"P" + std::to_string(number) +
                       "\";";
    if (random() % 4 == 0) {
        line += " sols " + std::to_string(random() % 3) + ";";
    }
    if (random() % 8 == 0) {
        line += " twins \"Polish\";";
    }
    return line;
}

}  // namespace

std::vector<std::string> made_up_collection(std::uint64_t seed, unsigned problems,
                                            unsigned malformed) {
    std::mt19937_64 random(seed);
    std::vector<std::string> lines;
    for (unsigned i = 0; i < problems; ++i) {
        lines.push_back(problem_line(random, i + 1));
        // One more fault as often as its share of the problems is full.
        if ((i + 1) * malformed / problems > i * malformed / problems) {
            lines.emplace_back(faults[random() % faults.size()]);
        }
    }
    return lines;
}

}  // namespace alicemate::test
