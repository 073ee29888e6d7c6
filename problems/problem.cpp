#include "problems/problem.h"

#include "problems/twin_text.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

using Posed = tl::expected<PosedProblem, InputError>;

/// The rights among those given for which king and rook stand at home.
CastlingRights still_possible(const Setup& setup, CastlingRule rule, CastlingRights rights) {
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (!stands_ready_to_castle(setup, rule, color, wing)) {
                rights.remove(color, wing);
            }
        }
    }
    return rights;
}

CastlingRights twin_castling(const Problem& problem, const TwinState& state) {
    const CastlingRule rule = state.rules.castling;
    if (!problem.twin_castling_denied) {
        return still_possible(state.setup, rule, problem.setup.castling);
    }
    CastlingRights rights = assumed_castling_rights(state.setup, rule);
    for (const Color color : {Color::white, Color::black}) {
        for (const Wing wing : {Wing::king_side, Wing::queen_side}) {
            if (problem.twin_castling_denied->has(color, wing)) {
                rights.remove(color, wing);
            }
        }
    }
    return rights;
}

/// Poses the positions of one problem one after the other.
class Poser {
public:
    explicit Poser(const Problem& problem)
        : problem_(problem), exchanged_(is_half_duplex(problem)), state_(diagram()) {}

    std::vector<Posed> pose() {
        if (!problem_.zero_position) {
            letter_ = problem_.twins.empty() ? "" : twin_letter(0);
            place_ = problem_.place;
            pose_phases(false);
        }
        const std::size_t first = problem_.zero_position ? 0 : 1;
        for (std::size_t i = 0; i < problem_.twins.size(); ++i) {
            letter_ = twin_letter(first + i);
            pose_twin(problem_.twins[i]);
        }
        return std::move(posed_);
    }

private:
    [[nodiscard]] TwinState diagram() const {
        return {problem_.setup, problem_.rules, problem_.stipulation};
    }

    void pose_twin(const Twin& twin) {
        place_ = twin.changes.empty() ? problem_.place : twin.changes.front().place;
        if (!twin.continued) {
            state_ = diagram();
            is_broken_ = false;
        }
        if (is_broken_) {
            reject("the twin it continues could not be set up", place_);
            return;
        }
        effects_.clear();
        for (const TwinChange& change : twin.changes) {
            if (const auto fault = apply_change(state_, change, effects_)) {
                is_broken_ = true;
                reject(*fault, change.place);
                return;
            }
        }
        state_.setup.castling = twin_castling(problem_, state_);
        pose_phases(twin.continued);
    }

    void pose_phases(bool continued) {
        pose_phase(Phase::normal, continued);
        if (problem_.options.duplex) {
            pose_phase(Phase::duplex, continued);
        }
    }

    void pose_phase(Phase phase, bool continued) {
        Setup setup = state_.setup;
        setup.to_move = side_to_move(state_.stipulation, problem_.options,
                                     exchanged_ != (phase == Phase::duplex));
        if (phase == Phase::duplex) {
            setup.en_passant.reset();  // the double step was the other side's
        }
        const auto position = Position::from(setup, state_.rules);
        if (!position) {
            reject(message(position.error()), place_);
            return;
        }
        posed_.push_back(PosedProblem{letter_, phase, describe_twin(continued, effects_),
                                      std::move(setup), state_.stipulation, *position, continued,
                                      effects_});
    }

    void reject(const std::string& what, const SourcePlace& place) {
        const std::string prefix = letter_.empty() ? "" : "twin " + letter_ + ": ";
        posed_.emplace_back(tl::unexpect, InputError{place, prefix + what, problem_.id, letter_});
    }

    const Problem& problem_;
    bool exchanged_;
    TwinState state_;         ///< of the twin being posed
    bool is_broken_ = false;  ///< it could not be set up, nor can what continues it
    std::string letter_;
    SourcePlace place_;
    std::vector<TwinEffect> effects_;
    std::vector<Posed> posed_;
};

}  // namespace

Color usual_beginner(const Stipulation& stipulation) {
    const bool whole = stipulation.half_moves % 2 == 0;
    switch (stipulation.play) {
        case Play::help:
        case Play::help_reciprocal: return whole ? Color::black : Color::white;
        case Play::help_self:
        case Play::help_reflex: return whole ? Color::white : Color::black;
        case Play::series_help:
        case Play::parry_series_help: return Color::black;
        default: return Color::white;
    }
}

Color side_to_move(const Stipulation& stipulation, const ProblemOptions& options, bool exchanged) {
    const bool after_key = options.post_key_play && is_battle(stipulation.play);
    const Color color = usual_beginner(stipulation);
    return exchanged != after_key ? ~color : color;
}

bool is_half_duplex(const Problem& problem) {
    return problem.setup.to_move != side_to_move(problem.stipulation, problem.options, false);
}

std::vector<tl::expected<PosedProblem, InputError>> pose(const Problem& problem) {
    return Poser(problem).pose();
}

}  // namespace alicemate
