#include "tests/tools/positions.h"
#include "tests/tools/run_program.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace alicemate::test {
namespace {

/// A terminal without a user.
class Terminal {
public:
    Terminal() : master_(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)) {
        if (master_ >= 0 && grantpt(master_) == 0 && unlockpt(master_) == 0) {
            const char* const name = ptsname(master_);
            path_ = name != nullptr ? name : "";
            // Held open, so that what the program wrote is still there when it has ended.
            slave_ = open(path_.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
        }
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    Terminal(Terminal&&) = delete;
    Terminal& operator=(Terminal&&) = delete;
    ~Terminal() {
        close(slave_);
        close(master_);
    }

    /// Empty if there are no terminals here.
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string content() const {
        std::string text;
        std::array<char, 4096> buffer{};
        for (ssize_t size = 0; (size = read(master_, buffer.data(), buffer.size())) > 0;) {
            text.append(buffer.data(), static_cast<std::size_t>(size));
        }
        return text;
    }

private:
    int master_ = -1;
    int slave_ = -1;
    std::string path_;
};

std::string terminal_after(std::vector<std::string> words) {
    const Terminal terminal;
    Invocation invocation;
    invocation.arguments = std::move(words);
    invocation.error_path = terminal.path();
    run_program(invocation);
    return terminal.content();
}

class ProgressLineOnTerminal : public testing::Test {
protected:
    void SetUp() override {
        if (Terminal().path().empty()) {
            GTEST_SKIP() << "no pseudo-terminals here";
        }
    }
};

TEST_F(ProgressLineOnTerminal, AppearsAfterASecondAndIsErased) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"perft", "--depth", "12", "--max-time", "1.5"},
          {"solve", "--stipulation", "h#4", "--max-time", "1.5"}}) {
        const std::string text = terminal_after(words);
        ASSERT_FALSE(text.empty()) << words.front();
        EXPECT_EQ(text.front(), '\r');
        EXPECT_EQ(text.find('\n'), std::string::npos) << text;
        const std::string erasure = "\r\x1b[K";
        EXPECT_EQ(text.substr(text.size() - erasure.size()), erasure);
    }
}

TEST_F(ProgressLineOnTerminal, OfABatchTellsHowFarItIs) {
    const TemporaryFolder folder;
    const TemporaryFile collection(array_fen + " stip \"h#4\"; id \"hard\";\n");
    const std::string text =
        terminal_after({"batch", "--results", folder.file("r.sqlite"), "--rounds", "1000",
                        "--max-time", "1.5", collection.path()});
    EXPECT_NE(text.find("hard: "), std::string::npos) << text;
    EXPECT_NE(text.find("; round 2 of 2: 0 of 1; 0 sound"), std::string::npos) << text;
    const std::string erasure = "\r\x1b[K";
    EXPECT_EQ(text.substr(text.size() - erasure.size()), erasure);
}

TEST_F(ProgressLineOnTerminal, DoesNotAppearBeforeOrWhenQuiet) {
    EXPECT_EQ(terminal_after({"perft", "--depth", "12", "--max-time", "0.5"}), "");
    EXPECT_EQ(terminal_after({"perft", "--depth", "12", "--max-time", "1.5", "--quiet"}), "");
}

TEST(ProgressLine, NeverAppearsElsewhere) {
    const ProgramRun run = run_program({"perft", "--depth", "12", "--max-time", "1.5"});
    EXPECT_EQ(run.err, "");
}

}  // namespace
}  // namespace alicemate::test
