#include "problems/popeye_phrases.h"

#include "problems/popeye_diagram.h"
#include "problems/popeye_twin_text.h"
#include "problems/yaml_conventions.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

using Fault = std::optional<std::string>;

constexpr std::array<Board, 2> boards{Board::a, Board::b};
constexpr std::array<Color, 2> colors{Color::white, Color::black};
constexpr std::array<Wing, 2> wings{Wing::king_side, Wing::queen_side};

Square square_number(unsigned number) {
    return static_cast<Square>(number);
}

bool has_man(const Setup& setup, Square square, Piece man) {
    return setup.at(Board::a, square) == man || setup.at(Board::b, square) == man;
}

bool has_pawn(const Setup& setup, Color color, bool on_second_rank) {
    for (unsigned i = 0; i < square_count; ++i) {
        const Square square = square_number(i);
        if ((!on_second_rank || relative_rank(color, square) == 1) &&
            has_man(setup, square, {color, PieceType::pawn})) {
            return true;
        }
    }
    return false;
}

/// Whether a pawn could be captured en passant, as far as the men tell.
bool could_capture_en_passant(const Setup& setup) {
    return setup.en_passant || std::any_of(colors.begin(), colors.end(), [&](Color color) {
               return has_pawn(setup, color, true) && has_pawn(setup, ~color, false);
           });
}

/// To Popeye king and rook at home may castle, whichever boards they stand on.
bool popeye_lets_castle(const Setup& setup, Color color, Wing wing) {
    const CastlingSquares home = castling_squares(color, wing);
    return has_man(setup, home.king_from, {color, PieceType::king}) &&
           has_man(setup, home.rook_from, {color, PieceType::rook});
}

/// Twins have no words for conditions but this one; the others are refused before.
std::string twin_condition(const Rules& /*rules*/) {
    return "AliceChess";
}

/// Collects the words.
class Phraser {
public:
    explicit Phraser(const Problem& problem) : problem_(problem), posed_(pose(problem)) {}

    tl::expected<PopeyePhrases, std::string> phrase() {
        using Step = Fault (Phraser::*)();
        for (const Step step :
             {&Phraser::men, &Phraser::rules, &Phraser::twins, &Phraser::castling}) {
            if (auto fault = (this->*step)()) {
                return tl::unexpected(std::move(*fault));
            }
        }
        if (problem_.options.duplex && is_half_duplex(problem_)) {
            return tl::unexpected(std::string("duplex that the other side than usual begins"));
        }
        phrases_.stipulation = to_string(problem_.stipulation);
        options();
        return std::move(phrases_);
    }

private:
    Fault men() {
        std::size_t place = 0;
        for (const Color color : colors) {
            for (const Board board : boards) {
                phrases_.men.at(place++) = {color, board, names_of(color, board)};
            }
        }
        for (unsigned i = 0; i < square_count; ++i) {
            const Square square = square_number(i);
            if (problem_.setup.at(Board::a, square) && problem_.setup.at(Board::b, square)) {
                return fmt::format("a man on {} of either board", to_string(square));
            }
        }
        const bool none = std::all_of(phrases_.men.begin(), phrases_.men.end(),
                                      [](const auto& group) { return group.names.empty(); });
        return none ? Fault("a position without men") : std::nullopt;
    }

    [[nodiscard]] std::vector<std::string> names_of(Color color, Board board) const {
        std::vector<std::string> names;
        for (auto type = all_piece_types.rbegin(); type != all_piece_types.rend(); ++type) {
            for (unsigned i = 0; i < square_count; ++i) {
                if (problem_.setup.at(board, square_number(i)) == Piece{color, *type}) {
                    names.push_back(popeye_letter(*type) + to_string(square_number(i)));
                }
            }
        }
        return names;
    }

    /// Every position with the rules it is to be solved by.
    template <typename Function>
    void for_each_position(const Function& function) const {
        function(problem_.setup, problem_.rules);
        for (const auto& posed : posed_) {
            if (posed) {
                function(posed->setup, posed->position.rules());
            }
        }
    }

    Fault rules() {
        Fault fault;
        for_each_position([&](const Setup& setup, const Rules& rules) {
            const EnPassant reading =
                (rules.transfer ? Rules::popeye() : Rules::orthodox()).en_passant;
            const bool other =
                rules.transfer ? rules.en_passant != reading : rules.en_passant == EnPassant::none;
            if (other && could_capture_en_passant(setup)) {
                fault = fmt::format("en passant {}, where it may matter (Popeye has {})",
                                    en_passant_names.at(static_cast<std::size_t>(rules.en_passant)),
                                    en_passant_names.at(static_cast<std::size_t>(reading)));
            }
        });
        if (problem_.rules.transfer) {
            phrases_.conditions.emplace_back("AliceChess");
        }
        return fault;
    }

    Fault twins() {
        for (const Twin& twin : problem_.twins) {
            for (const TwinChange& change : twin.changes) {
                const auto* const condition = std::get_if<TwinCondition>(&change.what);
                if (condition != nullptr && !condition->rules.transfer) {
                    return "a twin with the condition orthodox chess";
                }
            }
            phrases_.twins.push_back(popeye_twin_input(twin, twin_condition));
        }
        return std::nullopt;
    }

    /// Finds what NoCastling must take away from one position or another.
    Fault castling() {
        CastlingRights denied = problem_.twin_castling_denied.value_or(CastlingRights());
        CastlingRights granted;
        if (!problem_.zero_position) {
            collect_castling(problem_.setup, denied, granted);
        }
        for (const auto& posed : posed_) {
            if (posed) {
                collect_castling(posed->setup, denied, granted);
            }
        }
        std::string squares;
        for (const Color color : colors) {
            for (const Wing wing : wings) {
                if (!denied.has(color, wing)) {
                    continue;
                }
                squares += to_string(castling_squares(color, wing).rook_from);
                if (granted.has(color, wing)) {
                    return "castling that is allowed in one twin and not in another";
                }
            }
        }
        no_castling_ = squares;
        return std::nullopt;
    }

    static void collect_castling(const Setup& setup, CastlingRights& denied,
                                 CastlingRights& granted) {
        for (const Color color : colors) {
            for (const Wing wing : wings) {
                if (setup.castling.has(color, wing)) {
                    granted.add(color, wing);
                } else if (popeye_lets_castle(setup, color, wing)) {
                    denied.add(color, wing);
                }
            }
        }
    }

    void add(bool is_set, std::string text) {
        if (is_set) {
            phrases_.options.push_back(std::move(text));
        }
    }

    template <typename Number>
    void add_number(std::string_view name, const std::optional<Number>& number) {
        if (number) {
            phrases_.options.push_back(fmt::format("{} {}", name, *number));
        }
    }

    void options() {
        const ProblemOptions& options = problem_.options;
        const BattleRestrictions& restrictions = options.restrictions;
        add(options.set_play, "SetPlay");
        add(options.try_refutations == 1, "Try");
        add(options.try_refutations > 1, fmt::format("Defence {}", options.try_refutations));
        add(options.post_key_play, "PostKeyPlay");
        // As Olive spells it; to Popeye it is an abbreviation. PostKeyPlay has it in itself.
        add(options.variations && !options.post_key_play, "Variation");
        add(options.no_threat, "NoThreat");
        add(options.no_short_variations, "NoShortVariations");
        add(options.duplex, "Duplex");
        add(is_half_duplex(problem_), "HalfDuplex");
        add_number("MaxFlightsquares", restrictions.max_flights);
        add_number("Threat", restrictions.max_threat);
        if (const auto& non_trivial = restrictions.non_trivial) {
            add(true,
                fmt::format("NonTrivial {} {}", non_trivial->extra, non_trivial->trivial_moves));
        }
        add(options.first_moves.from > 1,
            fmt::format("StartMoveNumber {}", options.first_moves.from));
        add(options.first_moves.to != FirstMoveRange::no_end,
            fmt::format("UpToMoveNumber {}", options.first_moves.to));
        add_number("MaxSolutions", options.max_solutions);
        add_number("MaxTime", options.max_time);
        add(options.intelligent, "Intelligent");
        add(options.no_board, "NoBoard");
        add(!no_castling_.empty(), "NoCastling " + no_castling_);
        if (const auto passed = problem_.setup.en_passant) {
            add(true, "EnPassant " + double_step(*passed));
        }
    }

    /// Departure, square passed over and arrival: "e2e3e4".
    static std::string double_step(Square passed) {
        const Color color = rank_of(passed) == 2 ? Color::white : Color::black;
        if (relative_rank(color, passed) != 2) {
            return to_string(passed);  // no double step leads over it; read as an error again
        }
        const Square from = step_ahead(~color, passed);
        return to_string(from) + to_string(passed) + to_string(step_ahead(color, passed));
    }

    const Problem& problem_;
    std::vector<tl::expected<PosedProblem, InputError>> posed_;
    PopeyePhrases phrases_;
    std::string no_castling_;  ///< squares
};

}  // namespace

tl::expected<PopeyePhrases, std::string> popeye_phrases(const Problem& problem) {
    return Phraser(problem).phrase();
}

std::vector<std::string> left_out_of_popeye(const Problem& problem,
                                            const std::vector<std::string_view>& opcodes) {
    std::vector<std::string> names;
    const Claim& claim = problem.claim;
    if (claim.solutions) {
        names.emplace_back("number of solutions");
    }
    if (!claim.keys.empty()) {
        names.emplace_back("keys");
    }
    if (claim.moves) {
        names.emplace_back("length of the solution");
    }
    if (problem.setup.counters) {
        names.emplace_back("move counters");
    }
    for (const auto& [name, operands] : problem.other_opcodes) {
        if (std::find(opcodes.begin(), opcodes.end(), name) != opcodes.end()) {
            continue;
        }
        if (name != yaml_opcode) {
            names.push_back("opcode " + name);
            continue;
        }
        for (const std::string& field : names_of_kept_fields(problem)) {
            names.push_back("field " + field);
        }
    }
    return names;
}

}  // namespace alicemate
