#include "solver/battle_proof_source.h"

#include "core/check_probe.h"
#include "core/legal_moves.h"
#include "solver/move_order.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace alicemate {
namespace {

/// In the order of the other side's freedom after them; the fewer moves it has, the shorter are the
/// proofs of what it cannot do.
MoveList by_freedom_left(const Position& position) {
    const MoveList moves = sorted_legal_moves(position);
    std::vector<std::pair<unsigned, Move>> counted;
    for (const Move move : moves) {
        counted.emplace_back(count_legal(position.after(move)), move);
    }
    std::stable_sort(counted.begin(), counted.end(),
                     [](const auto& left, const auto& right) { return left.first < right.first; });
    MoveList ordered;
    for (const auto& [count, move] : counted) {
        ordered.push_back(move);
    }
    return ordered;
}

/// Captures first: they most often take what would have mated.
MoveList captures_first(const Position& position) {
    MoveList moves = sorted_legal_moves(position);
    std::stable_partition(moves.begin(), moves.end(), [](Move move) { return move.is_capture(); });
    return moves;
}

/// Checks first: they leave the fewest replies.
MoveList checks_first(const Position& position) {
    MoveList moves = sorted_legal_moves(position);
    const CheckProbe probe(position);
    std::stable_partition(moves.begin(), moves.end(),
                          [&](Move move) { return probe.gives_check(move); });
    return moves;
}

/// The first of the moves for which the answer is the one wanted.
template <typename Question>
ProofMove first_that(const MoveList& moves, Answer wanted, Question question) {
    for (const Move move : moves) {
        const Answer answer = question(move);
        if (answer == wanted) {
            return ProofMove::found(move);
        }
        if (answer == Answer::unknown) {
            return ProofMove::stopped();
        }
    }
    return ProofMove::none();
}

}  // namespace

ProofMove BattleProofSource::winning_attack(const Position& position, unsigned moves) {
    const Answer wins = shortest_win(position, moves);
    if (wins != Answer::yes) {
        return {wins, {}};
    }
    MoveList attacks = checks_first(position);
    Move& killer = killers_[moves];
    move_to_front(attacks, killer);
    const ProofMove found = first_that(attacks, Answer::yes, [&](Move move) {
        thread_.count_node();
        return search_.attack_succeeds(move, position.after(move), moves - 1, thread_);
    });
    killer = found.answer == Answer::yes ? found.move : killer;
    return found;
}

/// Whether the attacker wins; if so, `moves` becomes the least number of moves.
Answer BattleProofSource::shortest_win(const Position& position, unsigned& moves) {
    for (unsigned length = 1; length <= moves; ++length) {
        const Answer answer = search_.attacker_wins(position, length, thread_);
        if (answer != Answer::no) {
            moves = length;
            return answer;
        }
    }
    return Answer::no;
}

ProofMove BattleProofSource::holding_reply(const Position& position, unsigned moves) {
    const auto first_that_holds = [&](const MoveList& replies) {
        return first_that(replies, Answer::no, [&](Move reply) {
            thread_.count_node();
            return search_.reply_loses(reply, position.after(reply), moves, thread_);
        });
    };
    const bool is_last = moves == 1 && !search_.goal_is_defenders();
    if (!is_last) {
        return first_that_holds(by_freedom_left(position));
    }
    // That the attacker cannot reach the goal at once is proved in one word, whatever it may do.
    MoveList replies = captures_first(position);
    move_to_front(replies, killer_of_last_);
    const ProofMove found = first_that_holds(replies);
    killer_of_last_ = found.answer == Answer::yes ? found.move : killer_of_last_;
    return found;
}

}  // namespace alicemate
