#include "tools/check/board.h"

#include <csignal>
#include <iostream>
#include <set>
#include <unordered_map>
#include <vector>

namespace alicemate_check {
namespace {

/// A number of attacker's moves; the largest means for ever.
using Length = std::uint32_t;
constexpr Length forever = UINT32_MAX;

struct Claim {
    std::string text;
    char kind = 'W';  ///< of the node that proves it
    Length length = 0;
    std::set<std::string> keys = {};
};

/// What the parents of a verified node need of it.
struct Node {
    PackedPosition position;
    Length length;
    char kind;
};

constexpr std::string_view kinds = "WLFHK", children[] = {"L", "W", "H", "F", "LH"};  // of nodes

/// How plays differ: what proves a node without other nodes (kind; m: by a move, s: no legal move,
/// -: neither; g: goal reached; length), and where a move to the goal would have to be played.
struct Play {
    std::string_view endings, forced;
};
constexpr Play plays[] = {{"Lsg0 Fsg* Fs-* F--1 Hs-* H--0", ""},      // direct
                          {"Wsg0 Fs-* Hm-0 Hsg* Hs-*", ""},           // self
                          {"Lmg0 Fs-* Hsg* Hs-* H--0", "H"},          // semi-reflex
                          {"Lmg0 Fmg* Fs-* Hsg* Hs-* H--0", "WHK"}};  // reflex

/// Verifies a certificate (docs/certificate.md), storing about `memory` bytes of it at most, or
/// throws a Failure. What is called the position and the moves are those of the node being read.
class Verifier {
public:
    Verifier(Reader& reader, std::uint64_t memory) : in_(reader), memory_(memory) {}
    std::vector<Claim> claims;
    std::uint64_t nodes = 0;  ///< read so far

    void run() {
        read_header();
        while (next_line({"claim", "nodes"}) == 0) {
            read_claim();
        }
        require(!claims.empty(), {"no claim, expected one"});
        for (std::size_t kind; (kind = next_line({"W", "L", "F", "H", "K", "x", "proof"})) < 6;) {
            kind == 5 ? forget() : read_node(kinds[kind]);
        }
        for (std::size_t i = 0; i < claims.size(); ++i) {
            read_proof(i);
            next_line({i + 1 < claims.size() ? "proof" : "end"});
        }
        expect("number of nodes", nodes);
        require(!in_.next_line(), {"a line behind 'end', expected the end of the file"});
    }

private:
    std::size_t next_line(Words words) {
        require(in_.next_line(), {"the file ends, expected more lines, up to 'end'"});
        return in_.choice(words);
    }

    void expect(std::string_view what, std::uint64_t number) {
        const std::string found = std::to_string(in_.number(what)), due = std::to_string(number);
        require(found == due, {what, " ", found, ", expected ", due});
    }

    void read_header() {
        next_line({"alicemate-certificate"}), expect("version", 1);
        next_line({"rules"}), rules_.transfer = in_.choice({"transfer=no", "transfer=yes"}) == 1;
        rules_.en_passant = EnPassant(in_.choice({"en-passant=none", "en-passant=departure",
                                                  "en-passant=landing", "en-passant=either"}));
        rules_.castling_on_b = in_.choice({"castling=board-a", "castling=same-board"}) == 1;
        next_line({"play"});
        play_ = plays[in_.choice({"direct", "self", "semi-reflex", "reflex"})];
        next_line({"goal"}), goal_is_mate_ = in_.choice({"stalemate", "mate"}) == 1;
        next_line({"position"}), position_ = read_position(in_, rules_);
        start_ = pack(position_);
        find_moves(position_, rules_, moves_);
    }

    void read_claim() {
        const std::string_view goal = goal_is_mate_ ? "mate" : "stalemate";
        Claim claim{std::string(in_.rest.substr(0, in_.rest.size() - 1))};
        claim.kind = "WFK"[in_.choice({goal, "no", "keys"})];
        if (claim.kind == 'F') {
            in_.choice({goal});
        }
        for (bool more = claim.kind == 'K'; more; more = !in_.rest.starts_with("in ")) {
            const std::string_view key = in_.word("a key or 'in'");
            after(key);
            require(claim.keys.emplace(key).second, {"key ", key, " twice, expected it once"});
        }
        in_.choice({"in"});
        claim.length = in_.number("a length");
        require(claim.length > 0 && claims.size() < 100, {"length 0 or more than 100 claims"});
        claims.push_back(claim);
    }

    void read_node(char kind) {
        expect("node", nodes + 1);
        const bool endless = in_.rest.starts_with("* ");
        const Length stated = endless ? in_.word("*"), forever : in_.number("a length");
        position_ = read_position(in_, rules_);
        items_.clear();
        while (!in_.rest.empty()) {
            const std::string_view move = in_.word("a move");
            const bool alone = in_.rest.empty() && items_.empty();
            items_.emplace_back(move, alone ? 0 : in_.number("the move's node"));
            require(alone || items_.back().second > 0, {"node 0, expected nodes from 1 on"});
        }
        const bool alone = items_.empty() || items_[0].second == 0;
        const Length proved = alone ? prove_alone(kind) : prove_by_nodes(kind, stated);
        require(stated == proved, {"length ", text_of(stated), ", expected ", text_of(proved)});
        nodes_.emplace(++nodes, Node{pack(position_), stated, kind});
        const std::size_t bytes = nodes_.size() * (sizeof(Node) + 40) + nodes_.bucket_count() * 8;
        require(bytes + keys_.size() * 99999 <= memory_, {"too many nodes for --memory"}, 4);
    }

    /// The length proved by moves that lead to nodes: by one, or by all, each listed once.
    Length prove_by_nodes(char kind, Length stated) {
        const bool all = kind != 'W' && kind != 'H';
        require(all || items_.size() == 1, {"more than one move, expected one"});
        const bool is_forced = play_.forced.find(kind) < play_.forced.size();
        const int only = all || is_forced ? -1 : read_square(items_[0].first.substr(0, 2));
        find_moves(position_, rules_, moves_, only);
        require_no_move_to_goal(is_forced);
        std::set<std::string_view> listed;
        Length least = forever, most = 0;
        for (const auto& [move, id] : items_) {
            require(listed.insert(move).second, {"'", move, "' listed twice, expected it once"});
            const Node& child = node(id, children[kinds.find(kind)], pack(after(move)));
            least = std::min(least, child.length);
            most = std::max(most, child.length);
            const bool wins = child.kind == 'L';
            const bool judged = wins ? child.length < stated : child.length + 1ULL >= stated;
            require(kind != 'K' || judged, {move, " not judged, expected it for the whole length"});
            if (kind == 'K' && wins) {
                keys_[nodes + 1].emplace(move);
            }
        }
        for (const auto& [move, after] : moves_) {
            require(!all || listed.count(move) == 1, {move, " not listed, expected all moves"});
        }
        const Length one_more = least == forever ? forever : least + 1;
        return kind == 'K' ? stated : kind == 'L' ? most : kind == 'H' ? least : one_more;
    }

    /// The length proved by the position itself, or by a move in it that leads to no node.
    Length prove_alone(char kind) {
        find_moves(position_, rules_, moves_);
        const bool moves = !items_.empty();
        const bool goal = is_reached(moves ? after(items_[0].first) : position_);
        const char how = moves ? 'm' : moves_.empty() ? 's' : '-';
        const std::size_t at = play_.endings.find(std::string{kind, how, goal ? 'g' : '-'});
        const bool proved = at < play_.endings.size();
        require(proved, {moves ? "a move alone, " : "no moves, ", goal ? "goal" : "goal not",
                         " reached, expected more"});
        const char length = play_.endings[at + 3];
        require_no_move_to_goal(length == '1' || play_.forced.find(kind) < play_.forced.size());
        return length == '*' ? forever : length - '0';
    }

    /// Whether the side to move is mated (or stalemated, if that is the goal).
    bool is_reached(const Position& position) {
        bool reached = is_in_check(position, position.mover) == goal_is_mate_;
        for (int from = 0; reached && from < 64; ++from) {
            find_moves(position, rules_, replies_, from);
            reached = replies_.empty();
        }
        return reached;
    }

    void require_no_move_to_goal(bool really) {
        for (const auto& [move, after] : moves_) {
            require(!really || !is_reached(after), {move, " reaches the goal, expected not so"});
        }
    }

    const Position& after(std::string_view move) {
        const auto found = moves_.find(move);
        require(found != moves_.end(), {"'", move, "' is not legal, expected a legal move"});
        return found->second;
    }

    const Node& node(std::uint64_t id, std::string_view kinds, const PackedPosition& position) {
        const std::string name = "node " + std::to_string(id);
        const auto found = nodes_.find(id);
        const std::string_view fault = id - 1 < nodes ? " is deleted" : " does not exist yet";
        require(found != nodes_.end(), {name, fault, ", expected an earlier node"});
        const Node& node = found->second;
        const std::string_view kind(&node.kind, 1);
        require(kinds.find(kind) != kinds.npos, {name, " is of kind ", kind, ", expected ", kinds});
        require(node.position == position, {name, " is of another position, expected this one"});
        return node;
    }

    void forget() {
        do {
            const std::uint64_t id = in_.number("a node");
            require(nodes_.erase(id) > 0, {"no node ", std::to_string(id), ", expected one"});
        } while (!in_.rest.empty());
    }

    void read_proof(std::size_t i) {
        expect("proof of claim", i + 1);
        const std::uint64_t id = in_.number("a node");
        const auto& [text, kind, length, keys] = claims[i];
        const Length proved = node(id, {&kind, 1}, start_).length;
        const bool suits = proved == length || (kind == 'F' && proved == forever);
        require(suits, {"length ", text_of(proved), " proved, expected ", text_of(length)});
        require(keys_[id] == keys, {"other keys proved, expected those claimed"});
    }

    static std::string text_of(Length n) { return n == forever ? "*" : std::to_string(n); }

    Reader& in_;
    std::uint64_t memory_;
    Rules rules_;
    Play play_;
    bool goal_is_mate_ = true;
    PackedPosition start_{};
    std::unordered_map<std::uint64_t, Node> nodes_;
    std::unordered_map<std::uint64_t, std::set<std::string>> keys_;  ///< of K nodes
    Position position_;
    std::vector<std::pair<std::string_view, std::uint64_t>> items_;  ///< move and node, or 0
    Continuations moves_, replies_;
};

constexpr std::string_view usage =
    "Usage: alicemate-check [--memory SIZE] [CERTIFICATE...]  ('-' or none: standard input)\n"
    "SIZE (2G) limits storage. Status: 0 verified, 5 rejected, 3 unreadable, 4 limit, 2 usage.\n";

/// Tells what is proved, or why not; gives the status.
int check(const std::string& name, std::uint64_t memory) {
    Reader reader(std::fopen(name == "-" ? "/dev/stdin" : name.c_str(), "rb"));
    try {
        Verifier verifier(reader, memory);
        verifier.run();
        const std::string nodes = " (" + std::to_string(verifier.nodes) + " nodes)\n";
        for (const Claim& claim : verifier.claims) {
            std::cout << name << ": verified: " << claim.text << nodes;
        }
        require(!std::cout.flush().fail(), {"output failed, expected that it can be written"});
        return 0;
    } catch (Failure& failure) {
        const auto is_odd = [](char letter) { return letter < ' ' || letter > '~'; };
        std::replace_if(failure.reason.begin(), failure.reason.end(), is_odd, '?');
        std::cerr << name << ':' << reader.line_number << ": " << failure.reason << '\n';
        return failure.status;
    } catch (const std::bad_alloc&) {
        std::cerr << name << ": out of memory\n";
        return 4;
    }
}

/// The bytes of a size such as 500M; 0 if it is none.
std::uint64_t bytes_of(std::string_view size) {
    std::uint64_t number = 0;
    const char* const end = std::from_chars(size.begin(), size.end(), number).ptr;
    const std::string_view unit(end, size.end() - end);
    const std::size_t power = unit.empty() ? 0 : std::string_view(" KMG").find(unit);
    return power < 4 && unit.size() < 2 && number < 1U << 30U ? number << 10 * power : 0;
}

}  // namespace
}  // namespace alicemate_check

int main(int count, char** words) {
    using namespace alicemate_check;
    std::signal(SIGPIPE, SIG_IGN);
    std::uint64_t memory = std::uint64_t{2} << 30U;
    std::vector<std::string> names(words + 1, words + count);
    const auto option = std::find(names.begin(), names.end(), "--memory");
    if (names.end() - option >= 2) {
        memory = bytes_of(option[1]);
        names.erase(option, option + 2);
    }
    const bool help = names == std::vector<std::string>{"--help"};
    const auto is_option = [](const std::string& name) { return name.starts_with("--"); };
    if (memory == 0 || std::any_of(names.begin(), names.end(), is_option)) {
        (help ? std::cout : std::cerr) << usage;
        return help ? 0 : 2;
    }
    names.resize(std::max<std::size_t>(names.size(), 1), "-");
    int gravest = 0;  // 5, then 3, then 4, which is counted as 1
    for (const std::string& name : names) {
        const int status = check(name, memory);
        gravest = std::max(gravest, status == 4 ? 1 : status);
    }
    return gravest == 1 ? 4 : gravest;
}
