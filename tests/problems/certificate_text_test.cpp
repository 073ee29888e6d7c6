// Certificates as text: what they look like, and that alicemate-check takes them.

#include "problems/certificate_text.h"

#include "core/legal_moves.h"
#include "solver/certificate_claims.h"
#include "tests/solver/random_cases.h"
#include "tests/solver/solving.h"
#include "tests/temporary_folder.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>

namespace alicemate::testing {
namespace {

/// Empty if there can be none.
std::string certificate_of(const Position& position, const std::string& stipulation_text,
                           std::size_t memory = CertificateBuilder::usual_memory) {
    const Stipulation stipulation = stipulation_of(stipulation_text);
    SolveOptions options;
    options.hash_bytes = std::size_t{1} << 20U;
    const SearchControl control;
    if (obstacle_to_certificate(position, stipulation, options)) {
        return {};
    }
    Solver solver(position, stipulation, options, control);
    const Solution solution = solver.solve();
    const auto claims = claims_of(stipulation, std::get<BattleSolution>(solution.play));
    std::string text;
    CertificateWriter writer([&](std::string_view piece) { text += piece; });
    EXPECT_EQ(solver.certify(claims, writer, memory).result, CertificateBuilder::Result::complete);
    return text;
}

TEST(CertificateText, OfAMate) {
    const Position position = position_of("k7/8/1K6/8/8/8/8/7R w - -", Rules::orthodox());
    const std::string text = certificate_of(position, "#1");
    EXPECT_TRUE(
        text.starts_with("alicemate-certificate 1\n"
                         "rules transfer=no en-passant=departure castling=board-a\n"
                         "play direct\n"
                         "goal mate\n"
                         "position k7/8/1K6/8/8/8/8/7R w - -\n"
                         "claim keys h1h8 in 1\n"
                         "nodes\n"
                         "H 1 0 k7/8/8/K7/8/8/8/7R b - -\n"))
        << text;
    EXPECT_NE(text.find("L 20 0 k6R/8/1K6/8/8/8/8/8 b - -\n"), std::string::npos) << text;
    EXPECT_NE(text.find("K 21 1 k7/8/1K6/8/8/8/8/7R w - - b6a5 1 b6a6 2 "), std::string::npos)
        << text;
    EXPECT_TRUE(text.ends_with(" h1h8 20\nproof 1 21\nend 21\n")) << text;
}

TEST(CertificateText, OfAnAttackerWithoutMoves) {
    const Position position = position_of("8/8/8/8/8/8/8/k7|8/8/8/8/8/8/8/8 w - -");
    EXPECT_EQ(certificate_of(position, "semi-r#2"),
              "alicemate-certificate 1\n"
              "rules transfer=yes en-passant=none castling=board-a\n"
              "play semi-reflex\n"
              "goal mate\n"
              "position 8/8/8/8/8/8/8/k7|8/8/8/8/8/8/8/8 w - -\n"
              "claim no mate in 2\n"
              "nodes\n"
              "F 1 * 8/8/8/8/8/8/8/k7|8/8/8/8/8/8/8/8 w - -\n"
              "proof 1 1\n"
              "end 1\n");
}

TEST(CertificateText, ClaimsInWords) {
    const Move move =
        sorted_legal_moves(position_of("k7/P7/K7/8/8/8/8/8|8/8/8/8/8/8/8/8 w - -"))[0];
    EXPECT_EQ(to_string(CertificateClaim::win(5), Goal::mate), "mate in 5");
    EXPECT_EQ(to_string(CertificateClaim::no_win(1), Goal::stalemate), "no stalemate in 1");
    EXPECT_EQ(to_string(CertificateClaim::exactly({move, move}, 3), Goal::mate),
              "keys a6a5 a6a5 in 3");
}

TEST(CertificateText, TellsADoubleStepOnlyWhereItMatters) {
    const auto text = [](const char* fen, const Rules& rules) {
        return certificate_position(position_of(fen, rules));
    };
    constexpr const char* alone = "k7/8/8/8/4P3/8/8/K7|8/8/8/8/8/8/8/8 b - e3";
    constexpr const char* met = "k7/8/8/8/3pP3/8/8/K7|8/8/8/8/8/8/8/8 b - e3";
    EXPECT_EQ(text(alone, Rules::popeye()), "k7/8/8/8/4P3/8/8/K7|8/8/8/8/8/8/8/8 b - -");
    EXPECT_EQ(text(met, Rules::popeye()), met);
    EXPECT_EQ(text("k7/8/8/8/3pP3/8/8/K7 b - e3", Rules::orthodox()),
              "k7/8/8/8/3pP3/8/8/K7 b - e3");
}

/// What alicemate-check complains of; "" if it verifies all.
std::string complaints(const std::string& folder) {
    const std::string command = ALICEMATE_CHECK " " + folder + "/* 2>&1 >/dev/null";
    std::FILE* const pipe = popen(command.c_str(), "r");
    std::array<char, 2000> text{};
    const std::size_t size = std::fread(text.data(), 1, text.size(), pipe);
    const int status = pclose(pipe);
    return std::string(text.data(), size) + (status == 0 ? "" : "failed");
}

TEST(CertificateText, IsVerifiedByTheCheckerThoughNodesAreForgotten) {
    constexpr std::size_t small_memory = 12;
    std::mt19937_64 random(20251201);
    for (const char* const stipulation :
         {"#2", "#3", "=2", "s#2", "s=2", "r#2", "r=2", "semi-r#2", "semi-r=2"}) {
        const test::TemporaryFolder folder;
        for (const Rules& rules :
             {Rules::alice(), Rules::popeye(), Rules::vchess(), Rules::orthodox(),
              Rules{true, EnPassant::departure, CastlingRule::same_board}}) {
            for (unsigned i = 0; i < sample(5); ++i) {
                const std::string text = certificate_of(
                    position_of(random_case(random, rules, 7), rules), stipulation, small_memory);
                if (!text.empty()) {
                    std::ofstream(folder.path() + '/' + std::to_string(random())) << text;
                }
            }
        }
        EXPECT_EQ(complaints(folder.path()), "") << stipulation;
    }
}

}  // namespace
}  // namespace alicemate::testing
