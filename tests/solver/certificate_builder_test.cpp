// Certificates of what the search finds, on random positions and by a judge of their own.

#include "core/legal_moves.h"
#include "solver/certificate_claims.h"
#include "tests/solver/certificate_verifier.h"
#include "tests/solver/random_cases.h"
#include "tests/solver/solving.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>

namespace alicemate::testing {
namespace {

constexpr std::size_t small_hash = std::size_t{1} << 20U;
/// Small enough to be full soon.
constexpr std::size_t small_memory = 16;

struct Case {
    const char* stipulation;
    int max_men;
    unsigned samples;
};

void PrintTo(const Case& value, std::ostream* out) {
    *out << value.stipulation;
}

/// One problem, solved.
class Solved {
public:
    Solved(const Position& position, const std::string& stipulation, SolveOptions options = {})
        : position_(position),
          stipulation_(stipulation_of(stipulation)),
          options_(std::move(options)),
          solver_(position_, stipulation_, options_, control_),
          solution_(solver_.solve()) {}

    [[nodiscard]] std::vector<CertificateClaim> claims() const {
        return claims_of(stipulation_, std::get<BattleSolution>(solution_.play));
    }
    Certification certify(CertificateSink& sink,
                          std::size_t memory = CertificateBuilder::usual_memory) {
        return solver_.certify(claims(), sink, memory);
    }
    Certification certify(std::vector<CertificateClaim> claims, CertificateSink& sink) {
        return solver_.certify(claims, sink);
    }
    [[nodiscard]] const Solution& solution() const { return solution_; }
    void stop() { source_.request_stop(); }

private:
    std::stop_source source_;
    SearchControl control_{source_.get_token(), {}};
    Position position_;
    Stipulation stipulation_;
    SolveOptions options_;
    Solver solver_;
    Solution solution_;
};

void expect_proof(const Position& position, const std::string& stipulation, std::size_t memory) {
    SolveOptions options;
    options.hash_bytes = small_hash;
    if (obstacle_to_certificate(position, stipulation_of(stipulation), options)) {
        return;  // mated in the diagram
    }
    Solved solved(position, stipulation, options);
    CertificateVerifier verifier;
    const Certification done = solved.certify(verifier, memory);
    EXPECT_EQ(done.result, CertificateBuilder::Result::complete);
    EXPECT_EQ(verifier.fault(), "");
    EXPECT_TRUE(verifier.has_ended());
    EXPECT_EQ(done.nodes, verifier.node_count());
}

class Certificates : public ::testing::TestWithParam<Case> {};

TEST_P(Certificates, ProveWhatWasFound) {
    const Case& given = GetParam();
    std::mt19937_64 random(std::hash<std::string>{}(given.stipulation));
    for (const Rules& rules :
         {Rules::alice(), Rules::popeye(), Rules::vchess(), Rules::orthodox()}) {
        for (unsigned i = 0; i < sample(given.samples) && !HasFailure(); ++i) {
            const std::string fen = random_case(random, rules, given.max_men);
            SCOPED_TRACE(given.stipulation + (' ' + to_string(rules)) + ' ' + fen);
            expect_proof(position_of(fen, rules), given.stipulation,
                         i % 2 == 0 ? small_memory : CertificateBuilder::usual_memory);
        }
    }
}

constexpr Case cases[] = {
    {"#1", 14, 60},       {"#2", 12, 60},      {"#3", 8, 20},       {"=1", 8, 60},
    {"=2", 7, 60},        {"=3", 5, 20},       {"s#1", 12, 60},     {"s#2", 8, 30},
    {"s#3", 4, 10},       {"s=1", 8, 60},      {"s=2", 5, 30},      {"r#1", 12, 60},
    {"r#2", 9, 40},       {"r#3", 6, 10},      {"r=1", 8, 60},      {"r=2", 6, 30},
    {"semi-r#1", 12, 60}, {"semi-r#2", 9, 40}, {"semi-r#3", 6, 10}, {"semi-r=2", 6, 30},
};

INSTANTIATE_TEST_SUITE_P(AllPlays, Certificates, ::testing::ValuesIn(cases), [](const auto& info) {
    std::string name;
    for (const char c : std::string(info.param.stipulation)) {
        name += c == '#' ? "mate" : c == '=' ? "stalemate" : c == '-' ? "_" : std::string{c};
    }
    return name;
});

const std::string three_mover =
    "1k6/4p3/4P3/3nK3/3p4/3P4/b1P5/8|N7/b2Q4/1p4p1/1P6/r3pP1B/2P1P3/8/8 w - -";

TEST(CertificateBuilder, ForgetsNodesWithoutHarm) {
    Solved solved(position_of(three_mover), "#3");
    CertificateVerifier roomy;
    CertificateVerifier narrow;
    solved.certify(roomy);
    solved.certify(narrow, 300);
    EXPECT_EQ(roomy.fault(), "");
    EXPECT_EQ(narrow.fault(), "");
    EXPECT_EQ(roomy.forgotten_count(), 0U);
    EXPECT_GT(narrow.forgotten_count(), 0U);
    EXPECT_LE(narrow.peak(), 300U);
    EXPECT_LT(narrow.node_count(), 2 * roomy.node_count());
}

TEST(CertificateBuilder, NeitherThreadsNorTheTableChangeTheCertificate) {
    std::vector<std::uint64_t> signatures;
    for (const unsigned threads : {1U, 2U, 3U}) {
        for (const std::size_t hash : {std::size_t{0}, small_hash}) {
            SolveOptions options;
            options.threads = threads;
            options.hash_bytes = hash;
            Solved solved(position_of(three_mover), "#3", options);
            CertificateVerifier verifier;
            solved.certify(verifier);
            signatures.push_back(verifier.signature());
        }
    }
    EXPECT_EQ(std::count(signatures.begin(), signatures.end(), signatures[0]),
              static_cast<std::ptrdiff_t>(signatures.size()));
}

TEST(CertificateBuilder, ClaimsWhatASolutionSays) {
    using Claims = std::vector<CertificateClaim>;
    const Solved sound(position_of(three_mover), "#3");
    ASSERT_EQ(sound.claims().size(), 2U);
    EXPECT_EQ(coordinates(sound.claims()[0].keys), std::vector<std::string>{"h4g3"});
    EXPECT_EQ(sound.claims()[1], CertificateClaim::no_win(2));
    const Solved longer(position_of(three_mover), "#4");
    ASSERT_EQ(longer.claims().size(), 3U);
    EXPECT_EQ(longer.claims()[0].moves, 4U);
    EXPECT_EQ(longer.claims()[1], CertificateClaim::win(3));
    EXPECT_EQ(longer.claims()[2], CertificateClaim::no_win(2));
    EXPECT_EQ(Solved(position_of(three_mover), "#2").claims(), Claims{CertificateClaim::no_win(2)});
}

TEST(CertificateBuilder, ContradictsWrongClaims) {
    Solved solved(position_of(three_mover), "#3");
    const std::vector<Move> keys = solved.claims()[0].keys;
    const Move no_key = sorted_legal_moves(position_of(three_mover))[0];
    const std::vector<std::vector<CertificateClaim>> wrong{
        {CertificateClaim::win(2)},
        {CertificateClaim::win(4)},
        {CertificateClaim::no_win(3)},
        {CertificateClaim::exactly({no_key}, 3)},
        {CertificateClaim::exactly({keys[0], no_key}, 3)},
        {CertificateClaim::exactly(keys, 2)},
        {CertificateClaim::exactly({keys[0], Move(keys[0].to(), keys[0].from(), PieceType::king)},
                                   3)},
        {CertificateClaim::win(3), CertificateClaim::no_win(3)},
    };
    for (const auto& claims : wrong) {
        CertificateVerifier verifier;
        EXPECT_EQ(solved.certify(claims, verifier).result,
                  CertificateBuilder::Result::contradicted);
        EXPECT_EQ(verifier.fault(), "");
        EXPECT_FALSE(verifier.has_ended());
    }
}

TEST(CertificateBuilder, StopsWhenTold) {
    Solved solved(position_of(three_mover), "#4");
    solved.stop();
    CertificateVerifier verifier;
    const Certification done = solved.certify(verifier);
    EXPECT_EQ(done.result, CertificateBuilder::Result::stopped);
    EXPECT_EQ(done.reason, StopReason::interrupted);
    EXPECT_FALSE(verifier.has_ended());
}

TEST(CertificateBuilder, LimitsCountFromTheBeginning) {
    SolveOptions options;
    options.hash_bytes = 0;
    const auto nodes = Solved(position_of(three_mover), "#3", options).solution().stats.nodes;
    options.limits.nodes = nodes + 1000;
    Solved solved(position_of(three_mover), "#3", options);
    ASSERT_EQ(solved.solution().outcome, Outcome::solved);
    CertificateVerifier verifier;
    const Certification done = solved.certify(verifier);
    EXPECT_EQ(done.result, CertificateBuilder::Result::stopped);
    EXPECT_EQ(done.reason, StopReason::nodes);
}

TEST(CertificateClaims, NamesWhatIsNotCovered) {
    const auto obstacle = [](const char* stipulation, const SolveOptions& options = {}) {
        return obstacle_to_certificate(position_of(three_mover), stipulation_of(stipulation),
                                       options);
    };
    for (const char* const covered : {"#3", "s=2", "r#2", "semi-r=1"}) {
        EXPECT_EQ(obstacle(covered), std::nullopt) << covered;
    }
    EXPECT_EQ(obstacle("h#2"), NoCertificate::help_play);
    EXPECT_EQ(obstacle("ser-#2"), NoCertificate::help_play);
    EXPECT_EQ(obstacle("pser-#2"), NoCertificate::parry_series);
    EXPECT_EQ(obstacle("exact-#2"), NoCertificate::exact_length);
    EXPECT_EQ(obstacle("==2"), NoCertificate::other_goal);
    SolveOptions options;
    options.post_key = true;
    EXPECT_EQ(obstacle("#2", options), NoCertificate::post_key_play);
    options.first_moves.from = 2;
    EXPECT_EQ(obstacle("#2", options), NoCertificate::first_moves);
    options.restrictions.max_flights = 1;
    EXPECT_EQ(obstacle("#2", options), NoCertificate::restrictions);
    const Position mated = position_of("7K/6q1/7k/8/8/8/8/8|8/8/8/8/8/8/8/8 w - -");
    EXPECT_EQ(obstacle_to_certificate(mated, stipulation_of("s#2"), {}), NoCertificate::reached);
    EXPECT_EQ(obstacle_to_certificate(mated, stipulation_of("r#2"), {}), NoCertificate::reached);
    EXPECT_EQ(obstacle_to_certificate(mated, stipulation_of("r=2"), {}), std::nullopt);
    EXPECT_EQ(obstacle_to_certificate(mated, stipulation_of("#2"), {}), std::nullopt);
}

}  // namespace
}  // namespace alicemate::testing
