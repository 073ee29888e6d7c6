#pragma once

#include "core/position.h"
#include "solver/battle_search.h"
#include "solver/busy_positions.h"
#include "solver/proof_node.h"
#include "solver/proof_table.h"
#include "solver/search_thread.h"

#include <span>
#include <vector>

namespace alicemate {

/// What a proof-number search says of its root. Lengths in moves of the attacker still to come.
struct ProofVerdict {
    std::uint8_t proved = ProofRecord::not_proved;  ///< the attacker mates within so many
    std::uint8_t refuted = 0;                       ///< it cannot mate within so many
    Move best;                                      ///< if the attacker is to move and mates: how
};

/// Depth-first proof-number search for mates (A. Nagai, 2002): it goes where least is missing to a
/// proof or a disproof, however long the line.
///
/// Every result holds for a length, so that one table serves searches of all lengths: a proof for
/// all greater ones, a disproof for all smaller ones. With a length of `unbounded` a repetition of
/// a position on the path counts for the defender. What is refuted by a repetition of a position
/// before it is remembered for this very path only (A. Kishimoto, M. Mueller, 2004).
///
/// Thresholds grow by a factor (J. Pawlewicz, L. Lew, 2007) and are raised where a position was
/// already met nearer to the root, so that the search cannot go in circles (A. Kishimoto, 2010).
/// Positions that hang together by transpositions are counted once. New positions are tested for
/// short mates at once. Several searches, one a thread, share a table and spread by virtual proof
/// numbers.
class ProofNumberSearch {
public:
    /// Which attacks are tried, and what new positions are judged by. With all attacks: how few
    /// moves the defender has, which count double where it is neither in check nor has to meet a
    /// threat of mate (mobility), or a third where it has to meet one (threats). The two find
    /// different mates soon.
    enum class Manner : std::uint8_t { checks, mobility, threats };

    static constexpr unsigned longest = 250;        ///< greatest length that can be asked
    static constexpr unsigned unbounded = longest;  ///< this length stands for any

    /// `depth_first` searches the shortest mates; what its table knows is used, and what is found
    /// is added to it.
    ProofNumberSearch(Manner manner, ProofTable& table, BusyPositions& busy,
                      BattleSearch& depth_first, SearchThread& thread);

    /// Whether the side to move mates within so many moves (1 to longest). Neither proved nor
    /// refuted within that length only if the thread was told to stop; a later call goes on where
    /// this one ended. With checks only, refuted means that checks alone do not mate.
    ProofVerdict attacker_mates(const Position& position, unsigned moves);
    /// Whether the other side, which has just moved, does.
    ProofVerdict defender_is_mated(const Position& position, unsigned moves);

private:
    /// One node of the path; its children lie at the end of the common stack.
    struct Node {
        const Position& position;
        Key key;                ///< of the table
        bool attacks = false;   ///< the attacker is to move
        unsigned moves = 0;     ///< of the attacker, still to come
        unsigned depth = 0;     ///< half-moves from the root
        std::size_t begin = 0;  ///< of its children

        /// The attacker's moves that are still to come after a move of this node.
        [[nodiscard]] unsigned moves_after() const { return attacks ? moves - 1 : moves; }
    };
    /// What the nodes below must know of a node.
    struct Step {
        Key key;
        std::uint64_t path_hash = 0;  ///< of all keys from the root to here
        std::size_t begin = 0;        ///< of its children
        std::size_t end = 0;
    };

    ProofVerdict run(const Position& position, unsigned moves, bool attacks);
    ProofValue search(const Position& position, bool attacks, unsigned moves,
                      ProofThresholds thresholds, int& circling);
    ProofValue search_children(const Node& node, ProofThresholds thresholds, int& circling);
    void deepen(const Node& node, const ProofThresholds& thresholds, int& circling);
    void expand(const Node& node, int& circling);
    void evaluate(const Node& node, const Position& after, ProofChild& child, int& circling);
    void try_new_attack(const Position& after, ProofChild& child) const;
    [[nodiscard]] std::uint32_t estimate_of_replies(const Position& after, unsigned replies) const;
    void try_new_reply(const Position& after, unsigned moves, ProofChild& child);
    bool recall(const Node& node, ProofChild& child, int& circling);
    [[nodiscard]] std::span<const ProofChild> children_of(const Node& node) const {
        return std::span(children_).subspan(node.begin);
    }
    [[nodiscard]] ProofValue value_of(const Node& node) const;
    void remember(const Node& node, const ProofValue& value, std::uint64_t nodes);
    void share(const Node& node, const ProofRecord& record);
    void find_shared_origin(const ProofChild& child);
    void count_once(const Step& step, const Key& on_path, std::uint64_t aside);

    [[nodiscard]] Key table_key(const Key& key) const;
    [[nodiscard]] static Key path_key(const Key& key, std::uint64_t path_hash);

    Manner manner_;
    ProofTable& table_;
    BusyPositions& busy_;
    BattleSearch& depth_first_;
    SearchThread& thread_;
    bool unbounded_ = false;
    std::uint64_t nodes_ = 0;
    std::vector<ProofChild> children_;  ///< of all nodes of the path, the last node's last
    std::vector<Step> path_;
    std::vector<Position> afters_;  ///< after the moves of the node that is being expanded
};

}  // namespace alicemate
