#include "core/legal_moves.h"

#include "core/check_probe.h"
#include "core/legal_generator.h"

#include <algorithm>

namespace alicemate {
namespace {

constexpr Square origin_of(Square to, int step) {
    return static_cast<Square>(static_cast<int>(index(to)) - step);
}

/// Turns groups of targets into moves and hands each to `Receiver::receive`.
template <typename Receiver>
class MoveMaker {
public:
    explicit MoveMaker(const Position& position) : position_(position) {}

    void men(PieceType type, Square from, Bitboard targets) {
        const Bitboard enemies = position_.men(~position_.to_move());
        for (Bitboard rest = targets & enemies; rest != 0;) {
            const Square to = pop_first(rest);
            self().receive({from, to, type, position_.type_on(to)});
        }
        for (Bitboard rest = targets & ~enemies; rest != 0;) {
            self().receive({from, pop_first(rest), type});
        }
    }

    void pawns(Bitboard targets, int step) {
        const bool capture = step % 8 != 0;
        while (targets != 0) {
            const Square to = pop_first(targets);
            const auto captured = capture ? std::optional(position_.type_on(to)) : std::nullopt;
            pawn(origin_of(to, step), to, captured);
        }
    }

    void double_steps(Bitboard targets, int step) {
        while (targets != 0) {
            const Square to = pop_first(targets);
            self().receive(
                {origin_of(to, step), to, PieceType::pawn, {}, {}, MoveKind::double_step});
        }
    }

    void single(Move move) { self().receive(move); }
    [[nodiscard]] static Bitboard relevant_men() { return all_squares; }
    [[nodiscard]] static bool done() { return false; }

private:
    Receiver& self() { return static_cast<Receiver&>(*this); }

    void pawn(Square from, Square to, std::optional<PieceType> captured) {
        if (!contains(end_ranks, to)) {
            self().receive({from, to, PieceType::pawn, captured});
            return;
        }
        for (const PieceType promotion : promotion_types) {
            self().receive({from, to, PieceType::pawn, captured, promotion});
        }
    }

    const Position& position_;
};

/// Lists every move.
class ListSink : public MoveMaker<ListSink> {
public:
    ListSink(const Position& position, MoveList& moves) : MoveMaker(position), moves_(moves) {}

    void receive(Move move) { moves_.push_back(move); }

private:
    MoveList& moves_;
};

/// Lists the moves that give check.
class CheckingSink : public MoveMaker<CheckingSink> {
public:
    CheckingSink(const Position& position, MoveList& moves)
        : MoveMaker(position), probe_(position), moves_(moves) {}

    void men(PieceType type, Square from, Bitboard targets) {
        const Bitboard candidates = probe_.candidates(type, from, targets);
        if (candidates != 0) {
            MoveMaker::men(type, from, candidates);
        }
    }

    void pawns(Bitboard targets, int step) {
        MoveMaker::pawns(probe_.pawn_candidates(targets, step), step);
    }
    void double_steps(Bitboard targets, int step) {
        MoveMaker::double_steps(probe_.pawn_candidates(targets, step), step);
    }

    void receive(Move move) {
        if (probe_.gives_check(move)) {
            moves_.push_back(move);
        }
    }

    [[nodiscard]] Bitboard relevant_men() const { return probe_.relevant_men(); }
    [[nodiscard]] bool done() const { return !probe_.has_target(); }

private:
    CheckProbe probe_;
    MoveList& moves_;
};

/// Is content with the first move that does not give check.
class QuietSink : public MoveMaker<QuietSink> {
public:
    explicit QuietSink(const Position& position) : MoveMaker(position), probe_(position) {}

    void men(PieceType type, Square from, Bitboard targets) {
        const Bitboard candidates = probe_.candidates(type, from, targets);
        found_ |= candidates != targets;
        if (!found_ && targets != 0) {
            MoveMaker::men(type, from, targets);
        }
    }

    void pawns(Bitboard targets, int step) {
        found_ |= probe_.pawn_candidates(targets, step) != targets;
        if (!found_) {
            MoveMaker::pawns(targets, step);
        }
    }

    void double_steps(Bitboard targets, int step) {
        found_ |= probe_.pawn_candidates(targets, step) != targets;
        if (!found_) {
            MoveMaker::double_steps(targets, step);
        }
    }

    void receive(Move move) { found_ = found_ || !probe_.gives_check(move); }
    [[nodiscard]] bool done() const { return found_; }

private:
    CheckProbe probe_;
    bool found_ = false;
};

/// Counts moves by the sizes of the groups.
class CountSink {
public:
    void men(PieceType /*type*/, Square /*from*/, Bitboard targets) { count_ += count(targets); }
    void pawns(Bitboard targets, int /*step*/) {
        count_ += count(targets);
        if ((targets & end_ranks) != 0) {
            count_ += (promotion_types.size() - 1) * count(targets & end_ranks);
        }
    }
    void double_steps(Bitboard targets, int /*step*/) { count_ += count(targets); }
    void single(Move /*move*/) { ++count_; }
    [[nodiscard]] static Bitboard relevant_men() { return all_squares; }
    [[nodiscard]] static bool done() { return false; }
    [[nodiscard]] unsigned result() const { return count_; }

private:
    unsigned count_ = 0;
};

/// Is content with the first move.
class AnySink {
public:
    void men(PieceType /*type*/, Square /*from*/, Bitboard targets) { found_ |= targets != 0; }
    void pawns(Bitboard targets, int /*step*/) { found_ |= targets != 0; }
    void double_steps(Bitboard targets, int /*step*/) { found_ |= targets != 0; }
    void single(Move /*move*/) { found_ = true; }
    [[nodiscard]] static Bitboard relevant_men() { return all_squares; }
    [[nodiscard]] bool done() const { return found_; }

private:
    bool found_ = false;
};

}  // namespace

void generate_legal(const Position& position, MoveList& moves) {
    ListSink sink(position, moves);
    detail::generate_into(position, sink);
}

void generate_heedless(const Position& position, MoveList& moves) {
    ListSink sink(position, moves);
    detail::generate_into<true>(position, sink);
}

void generate_checking(const Position& position, MoveList& moves) {
    CheckingSink sink(position, moves);
    if (!sink.done()) {
        detail::generate_into(position, sink);
    }
}

MoveList sorted_legal_moves(const Position& position) {
    MoveList moves;
    generate_legal(position, moves);
    moves.sort();
    return moves;
}

unsigned count_legal(const Position& position) {
    CountSink sink;
    detail::generate_into(position, sink);
    return sink.result();
}

bool has_legal_move(const Position& position) {
    AnySink sink;
    detail::generate_into(position, sink);
    return sink.done();
}

bool has_quiet_move(const Position& position) {
    QuietSink sink(position);
    detail::generate_into(position, sink);
    return sink.done();
}

bool is_legal(const Position& position, Move move) {
    MoveList moves;
    generate_legal(position, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

State state_of(const Position& position) {
    if (in_check(position)) {
        return has_legal_move(position) ? State::check : State::mate;
    }
    return has_legal_move(position) ? State::normal : State::stalemate;
}

}  // namespace alicemate
