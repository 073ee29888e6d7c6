#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <gtest/gtest.h>
#include <sstream>

namespace alicemate::test {
namespace {

/// Every line on standard error is `file:line:column: message`, or `file: message` for the whole.
void expect_placed_messages(const ProgramRun& run, const std::string& file) {
    std::istringstream stream(run.err);
    std::string line;
    EXPECT_FALSE(run.err.empty());
    while (std::getline(stream, line)) {
        EXPECT_EQ(line.rfind(file + ":", 0), 0U) << line.substr(0, 300);
        EXPECT_LT(line.size(), 1000U) << line.substr(0, 300);
    }
}

void expect_placed(const std::string& message, const std::string& place) {
    EXPECT_EQ(message.rfind(place, 0), 0U) << message;
}

const std::string good = caillaud_fen + " stip \"h#2\"; sols 2;\n";

TEST(BadInput, MalformedFens) {
    const std::vector<std::string> bad = {"",
                                          "x",
                                          "8/8/8/8/8/8/8/8",
                                          "8/8/8/8/8/8/8/8 w",
                                          "8/8/8/8/8/8/8 w - -",
                                          "8/8/8/8/8/8/8/8/8 w - -",
                                          "9/8/8/8/8/8/8/8 w - -",
                                          "7/8/8/8/8/8/8/8 w - -",
                                          "8/8/8/8/8/8/8/8|8/8/8/8/8/8/8 w - -",
                                          "8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w - -",
                                          "8/8/8/8/8/8/8/7x|8/8/8/8/8/8/8/8 w - -",
                                          "8/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 x - -",
                                          "8/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 w X -",
                                          "8/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 w - e9",
                                          "8/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 w - - x",
                                          "KK6/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w - -",
                                          "K7/8/8/8/8/8/8/8|Q7/8/8/8/8/8/8/8 w - -",
                                          "P6K/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w - -",
                                          "8/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 w KQ -",
                                          "8/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 w - e6",
                                          "k6R/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 w - -",
                                          "8/8/8/8/8/8/8/7K|8/8/8/8/8/8/8/8 w - - 0 1 2",
                                          "\xff\xfe\x01 w - -"};
    for (const std::string& fen : bad) {
        for (const std::string command : {"moves", "play", "show", "perft", "solve"}) {
            std::vector<std::string> words{command, "--fen", fen};
            if (command == "perft") {
                words.insert(words.end(), {"--depth", "1"});
            } else if (command == "solve") {
                words.insert(words.end(), {"--stipulation", "#1"});
            }
            const ProgramRun run = run_program(words);
            EXPECT_EQ(run.status, 3) << command << ' ' << fen;
            EXPECT_EQ(run.out, "") << command << ' ' << fen;
            expect_placed(run.err, "--fen:1:");
        }
    }
}

TEST(BadInput, ColumnsPointAtTheFault) {
    expect_placed(run_program({"moves", "--fen", "8/8/8/3x4/8/8/8/8|8/8/8/8/8/8/8/8 w - -"}).err,
                  "--fen:1:8: ");
    expect_placed(run_program({"moves", "--fen", "-"}, "\n  8/8/8/3x4/8/8/8/8 w - -\n").err,
                  "<stdin>:2:10: ");
}

TEST(BadInput, FaultyProblemDoesNotStopTheOthers) {
    const TemporaryFile file(good + "8/8/8/3x4/8/8/8/8|8/8/8/8/8/8/8/8 w - - stip \"#2\";\n" + good,
                             "some.epd");
    const ProgramRun run = run_program({"solve", file.path(), "--quiet"});
    EXPECT_EQ(run.status, 3);
    expect_placed(run.err, file.path() + ":2:8: ");
    const ProgramRun alone = run_program({"solve", "-", "--quiet"}, good);
    EXPECT_EQ(run.out, alone.out + alone.out);
}

TEST(BadInput, FaultyFileDoesNotStopTheOthers) {
    const TemporaryFile file(good, "good.epd");
    const ProgramRun run = run_program({"solve", "no such file", file.path()});
    EXPECT_EQ(run.status, 3);
    expect_placed(run.err, "no such file: ");
    EXPECT_FALSE(run.out.empty());
}

TEST(BadInput, FolderIsNoFile) {
    const ProgramRun run = run_program({"solve", "/"});
    EXPECT_EQ(run.status, 3);
    expect_placed(run.err, "/: ");
}

TEST(BadInput, FileWithoutProblems) {
    for (const std::string content : {"", "\n\n", "# nothing\n"}) {
        const ProgramRun run = run_program({"solve", "-"}, content);
        EXPECT_EQ(run.status, 3);
        expect_placed(run.err, "<stdin>: ");
    }
}

TEST(BadInput, TruncatedPopeyeInput) {
    const std::string whole =
        "BeginProblem\nCondition Alice\nStipulation h#2\nPieces\nWhite AliceB Rc3\nWhite Ka1 Qc5\n"
        "Black AliceB Ke5 Pd2\n";
    for (std::size_t length = 1; length < whole.size(); length += 7) {
        const ProgramRun run = run_program({"solve", "-"}, whole.substr(0, length));
        EXPECT_EQ(run.status, 3) << whole.substr(0, length);
        expect_placed_messages(run, "<stdin>");
    }
    EXPECT_EQ(run_program({"solve", "-"}, whole + "EndProblem\n").status, 0);
}

TEST(BadInput, BinaryJunk) {
    std::string junk;
    unsigned state = 1;
    for (int i = 0; i < 20000; ++i) {
        state = state * 1103515245U + 12345U;
        junk += static_cast<char>(state >> 16U);
    }
    const ProgramRun run = run_program({"solve", "-"}, junk);
    EXPECT_EQ(run.status, 3);
    expect_placed_messages(run, "<stdin>");
    EXPECT_EQ(run_program({"moves", "--fen", "-"}, junk).status, 3);
    EXPECT_EQ(run_program({"solve", "-", "--format", "json"}, junk).status, 3);
}

TEST(BadInput, VeryLongLine) {
    const std::string line(10'000'000, 'x');
    const ProgramRun run = run_program({"solve", "-", "--quiet"}, good + line + "\n" + good);
    EXPECT_EQ(run.status, 3);
    expect_placed_messages(run, "<stdin>");
    const ProgramRun alone = run_program({"solve", "-", "--quiet"}, good);
    EXPECT_EQ(run.out, alone.out + alone.out);
    EXPECT_EQ(run_program({"moves", "--fen", "-"}, line).status, 3);
}

}  // namespace
}  // namespace alicemate::test
