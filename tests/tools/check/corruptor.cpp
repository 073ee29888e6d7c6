#include "tests/tools/check/corruptor.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <utility>

namespace alicemate::test {
namespace {

using Words = std::vector<std::string>;

Words split(const std::string& text, char separator) {
    Words parts(1);
    for (const char letter : text) {
        if (letter == separator) {
            parts.emplace_back();
        } else {
            parts.back() += letter;
        }
    }
    return parts;
}

std::string joined(const Words& parts, char separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += (i > 0 ? std::string(1, separator) : "") + parts[i];
    }
    return text;
}

constexpr std::size_t length_word = 2;
constexpr std::size_t position_word = 3;
constexpr std::size_t first_move_word = 7;  ///< moves and nodes follow in turn

/// A certificate as lines of words.
class Text {
public:
    explicit Text(const std::string& certificate) {
        for (const std::string& line : split(certificate, '\n')) {
            lines_.push_back(split(line, ' '));
        }
        lines_.pop_back();  // behind the last line's end
    }

    std::vector<Words>& lines() { return lines_; }
    Words& line(std::size_t i) { return lines_[i]; }
    [[nodiscard]] const Words& line(std::size_t i) const { return lines_[i]; }
    [[nodiscard]] std::size_t size() const { return lines_.size(); }

    [[nodiscard]] std::string str() const {
        std::string text;
        for (const Words& line : lines_) {
            text += joined(line, ' ') + '\n';
        }
        return text;
    }

    /// The lines that fit.
    [[nodiscard]] std::vector<std::size_t> where(
        const std::function<bool(const Words&)>& fits) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (fits(lines_[i])) {
                found.push_back(i);
            }
        }
        return found;
    }

private:
    std::vector<Words> lines_;
};

bool is_node(const Words& line) {
    return line[0].size() == 1 && std::string("WLFHK").find(line[0]) != std::string::npos;
}

bool is_claim(const Words& line) {
    return line[0] == "claim";
}

bool has_moves(const Words& line) {
    return is_node(line) && line.size() > first_move_word + 1;
}

/// One move, no node.
bool is_lone(const Words& line) {
    return is_node(line) && line.size() == first_move_word + 1;
}

bool is_bare(const Words& line) {
    return is_node(line) && line.size() == first_move_word;
}

bool lists_all(const Words& line) {
    return has_moves(line) && line[0] != "W" && line[0] != "H";
}

bool lists_several(const Words& line) {
    return lists_all(line) && line.size() > first_move_word + 2;
}

Words position_of(const Words& node) {
    return {node.begin() + position_word, node.begin() + first_move_word};
}

/// The corruptions of one certificate, which take their places at random.
class Corruptor {
public:
    Corruptor(const std::string& certificate, std::uint32_t seed)
        : valid_(certificate), bytes_(certificate), random_(seed) {
        for (std::size_t i = 0; i < valid_.size(); ++i) {
            const Words& line = valid_.line(i);
            if (has_moves(line)) {
                for (std::size_t word = first_move_word + 1; word < line.size(); word += 2) {
                    used_.insert(line[word]);
                }
            } else if (line[0] == "proof") {
                used_.insert(line[2]);
                proofs_[line[1]] = line[2];
            } else if (line[0] == "play") {
                play_ = line[1];
            } else if (line[0] == "goal") {
                goal_ = line[1];
            }
        }
    }

    std::vector<Corruption> all(unsigned times) {
        std::vector<Corruption> corruptions;
        std::set<std::string> texts{bytes_};
        for (const auto& [kind, reason, corrupt] : methods()) {
            for (unsigned i = 0; i < times; ++i) {
                const auto text = corrupt();
                if (text && texts.insert(*text).second) {
                    corruptions.push_back({kind, *text, reason});
                }
            }
        }
        return corruptions;
    }

private:
    using Result = std::optional<std::string>;
    struct Method {
        std::string kind;
        std::string reason;
        std::function<Result()> corrupt;
    };
    using Fits = std::function<bool(const Words&)>;
    using Change = std::function<bool(Words&)>;  ///< of a line; false if it cannot be done

    std::size_t below(std::size_t limit) { return random_() % limit; }

    std::optional<std::size_t> some_line(const Fits& fits) {
        const auto found = valid_.where(fits);
        return found.empty() ? std::nullopt : std::optional(found[below(found.size())]);
    }

    /// A line that fits is changed.
    Result changed(const Fits& fits, const Change& change) {
        const auto place = some_line(fits);
        Text text = valid_;
        return place && change(text.line(*place)) ? Result(text.str()) : std::nullopt;
    }

    /// Lines are put before one that fits, or take its place.
    Result inserted(const Fits& fits, const std::function<std::vector<Words>(const Words&)>& made,
                    bool instead = false) {
        const auto place = some_line(fits);
        if (!place) {
            return std::nullopt;
        }
        Text text = valid_;
        const auto lines = made(text.line(*place));
        const auto at = text.lines().begin() + static_cast<std::ptrdiff_t>(*place);
        text.lines().insert(instead ? text.lines().erase(at) : at, lines.begin(), lines.end());
        return text.str();
    }

    Result dropped(const Fits& fits) {
        return inserted(
            fits, [](const Words&) { return std::vector<Words>{}; }, true);
    }

    /// The word of a move of the line, at random.
    std::size_t some_move(const Words& node) {
        return first_move_word + 2 * below((node.size() - first_move_word + 1) / 2);
    }

    std::string some_square() {
        return {static_cast<char>('a' + below(8)), static_cast<char>('1' + below(8))};
    }

    /// A move that the node does not name.
    std::string other_move(const Words& node) {
        std::string move;
        do {
            move = some_square() + some_square();
        } while (std::find(node.begin(), node.end(), move) != node.end());
        return move;
    }

    [[nodiscard]] bool is_used(const Words& node) const { return used_.count(node[1]) > 0; }

    /// The node on which a claim rests.
    [[nodiscard]] const Words& proof_of(const Words& claim) const {
        const auto claims = valid_.where(is_claim);
        std::size_t number = 1;
        while (valid_.line(claims[number - 1]) != claim) {
            ++number;
        }
        const std::string& id = proofs_.at(std::to_string(number));
        return valid_.line(
            valid_.where([&](const Words& line) { return is_node(line) && line[1] == id; }).at(0));
    }

    std::vector<Method> methods() {
        std::vector<Method> all;
        add_moves(all);
        add_lengths(all);
        add_claims(all);
        add_keys(all);
        add_header(all);
        add_header_words(all);
        add_nodes(all);
        add_deletions(all);
        add_positions(all);
        add_unsound_positions(all);
        add_ends(all);
        add_proofs(all);
        add_nonsense(all);
        return all;
    }

    void add_moves(std::vector<Method>& all) {
        all.push_back({"drop a move", "^[a-h][1-8]\\w+ not listed", [this] {
                           return changed(lists_several, [this](Words& node) {
                               const auto at =
                                   node.begin() + static_cast<std::ptrdiff_t>(some_move(node));
                               node.erase(at, at + 2);
                               return true;
                           });
                       }});
        all.push_back({"add a move", "is not legal", [this] {
                           return changed(lists_all, [this](Words& node) {
                               const std::string child = node[some_move(node) + 1];
                               node.insert(node.end(), {other_move(node), child});
                               return true;
                           });
                       }});
        all.push_back({"list a move twice", "listed twice", [this] {
                           return changed(lists_all, [this](Words& node) {
                               const std::size_t move = some_move(node);
                               node.insert(node.end(), {node[move], node[move + 1]});
                               return true;
                           });
                       }});
        all.push_back(
            {"second move of a winner or holder", "more than one move", [this] {
                 return changed(
                     [](const Words& line) { return has_moves(line) && !lists_all(line); },
                     [](Words& node) {
                         const Words pair(node.end() - 2, node.end());
                         node.insert(node.end(), pair.begin(), pair.end());
                         return true;
                     });
             }});
        all.push_back({"swap two nodes", "is of another position", [this] {
                           return changed(lists_several, [this](Words& node) {
                               std::string& one = node[some_move(node) + 1];
                               std::string& other = node[some_move(node) + 1];
                               std::swap(one, other);
                               return one != other;
                           });
                       }});
        all.push_back({"change a move", "is not legal|is of another position", [this] {
                           return changed(has_moves, [this](Words& node) {
                               node[some_move(node)] = other_move(node);
                               return true;
                           });
                       }});
        all.push_back(
            {"node missing behind the last move", "the line ends|a move alone|length", [this] {
                 // In reflex play the only move could do alone, if it reaches the goal.
                 return changed(has_moves, [](Words& node) {
                     node.pop_back();
                     return node[0] != "F" || node.size() > first_move_word + 1;
                 });
             }});
        all.push_back({"no moves", "no moves|length", [this] {
                           return changed(has_moves, [](Words& node) {
                               node.resize(first_move_word);
                               // What the position alone would prove is another length.
                               return node[length_word] != "*" && node[length_word] != "1" &&
                                      node[length_word] != "0";
                           });
                       }});
    }

    void add_lengths(std::vector<Method>& all) {
        const Fits counts = [this](const Words& line) { return is_node(line) && is_used(line); };
        all.push_back({"raise a length", "length|not judged", [=, this] {
                           return changed(counts, [](Words& node) {
                               std::string& length = node[length_word];
                               length = length == "*" ? "*" : std::to_string(std::stol(length) + 1);
                               return length != "*";
                           });
                       }});
        all.push_back({"lower a length", "length|not judged", [=, this] {
                           return changed(counts, [](Words& node) {
                               std::string& length = node[length_word];
                               if (length == "0") {
                                   return false;
                               }
                               length = length == "*" ? "7" : std::to_string(std::stol(length) - 1);
                               return true;
                           });
                       }});
        all.push_back({"a length for ever", "length|not judged", [=, this] {
                           return changed(counts, [](Words& node) {
                               return std::exchange(node[length_word], "*") != "*";
                           });
                       }});
    }

    void add_claims(std::vector<Method>& all) {
        const auto moved = [this](long by) {
            return changed(is_claim, [=, this](Words& claim) {
                const bool exact = proof_of(claim)[length_word] != "*";
                claim.back() = std::to_string(std::stol(claim.back()) + by);
                return exact;
            });
        };
        all.push_back({"raise the length of a claim", "length", [=] { return moved(1); }});
        all.push_back({"lower the length of a claim", "length", [=] { return moved(-1); }});
        all.push_back({"claim what is refuted", "is of kind F, expected W", [this] {
                           return changed(is_claim, [](Words& claim) {
                               const bool negative = claim[1] == "no";
                               claim.erase(claim.begin() + 1);
                               return negative;
                           });
                       }});
        all.push_back({"deny what is proved", "is of kind W, expected F", [this] {
                           return changed(is_claim, [](Words& claim) {
                               const bool positive = claim[1] != "no" && claim[1] != "keys";
                               claim.insert(claim.begin() + 1, "no");
                               return positive;
                           });
                       }});
    }

    void add_keys(std::vector<Method>& all) {
        const Fits keys = [](const Words& line) { return is_claim(line) && line[1] == "keys"; };
        all.push_back({"claim too few keys", "other keys", [=, this] {
                           return changed(keys, [](Words& claim) {
                               claim.erase(claim.begin() + 2);
                               return claim.size() > 4;
                           });
                       }});
        all.push_back({"claim a key too many", "other keys", [=, this] {
                           return changed(keys, [this](Words& claim) {
                               const Words& node = proof_of(claim);
                               const std::string& move = node[some_move(node)];
                               const bool is_new =
                                   std::find(claim.begin(), claim.end(), move) == claim.end();
                               claim.insert(claim.begin() + 2, move);
                               return is_new;
                           });
                       }});
        all.push_back({"claim a key twice", "twice", [=, this] {
                           return changed(keys, [](Words& claim) {
                               claim.insert(claim.begin() + 2, std::string(claim[2]));
                               return true;
                           });
                       }});
        all.push_back({"claim an illegal key", "is not legal", [=, this] {
                           return changed(keys, [this](Words& claim) {
                               claim[2] = other_move(proof_of(claim));
                               return true;
                           });
                       }});
        all.push_back({"no claims", "no claim", [this] {
                           Text text = valid_;
                           auto& lines = text.lines();
                           lines.erase(std::remove_if(lines.begin(), lines.end(), is_claim),
                                       lines.end());
                           return Result(text.str());
                       }});
        all.push_back({"a claim more", "'end', expected 'proof'", [this] {
                           Text text = valid_;
                           const std::size_t last = valid_.where(is_claim).back();
                           const Words claim = text.line(last);
                           text.lines().insert(
                               text.lines().begin() + static_cast<std::ptrdiff_t>(last), claim);
                           return Result(text.str());
                       }});
    }

    /// Whether there is a node without others that no other play could have in this place.
    bool tells_play() {
        return some_line([this](const Words& line) {
                   if (play_ == "direct") {
                       return is_bare(line) &&
                              (line[0] == "L" || (line[0] == "F" && line[length_word] == "1"));
                   }
                   return play_ == "self" ? (is_bare(line) && line[0] == "W") ||
                                                (is_lone(line) && line[0] == "H")
                                          : is_lone(line) && line[0] == "L";
               })
            .has_value();
    }

    /// Whether the goal is reached somewhere in the proof.
    bool reaches_goal() {
        return some_line([this](const Words& line) {
                   return play_ == "direct" ? is_bare(line) && line[0] == "L"
                          : play_ == "self" ? is_bare(line) && line[0] == "W"
                                            : is_lone(line) && line[0] == "L";
               })
            .has_value();
    }

    static Fits begins(const std::string& word) {
        return [=](const Words& line) { return line[0] == word; };
    }

    void add_header(std::vector<Method>& all) {
        all.push_back({"another position", "is of another position|is not legal", [this] {
                           return changed(begins("position"), [this](Words& header) {
                               const auto place = some_line(is_node);
                               const Words other = position_of(valid_.line(*place));
                               const bool differs =
                                   !std::equal(other.begin(), other.end(), header.begin() + 1);
                               std::copy(other.begin(), other.end(), header.begin() + 1);
                               return differs;
                           });
                       }});
        all.push_back({"other transfer", "expected (one board|two boards)", [this] {
                           return changed(begins("rules"), [](Words& rules) {
                               rules[1] =
                                   rules[1] == "transfer=yes" ? "transfer=no" : "transfer=yes";
                               return true;
                           });
                       }});
        all.push_back({"no capture in passing", "en passant field", [this] {
                           const bool needed = some_line([](const Words& line) {
                                                   return is_node(line) && line[6] != "-";
                                               }).has_value();
                           return changed(begins("rules"), [=](Words& rules) {
                               rules[2] = "en-passant=none";
                               return needed;
                           });
                       }});
        all.push_back({"no castling on board B", "castling rights", [this] {
                           return changed(begins("rules"), [this](Words& rules) {
                               const Words& start = valid_.line(*some_line(begins("position")));
                               const bool on_b =
                                   start[1].find('|') != std::string::npos &&
                                   start[1].find('K', start[1].find('|')) != std::string::npos &&
                                   start[3].find('K') != std::string::npos;
                               rules[3] = "castling=board-a";
                               return on_b;
                           });
                       }});
        all.push_back({"another play", "expected more|reaches the goal|no moves", [this] {
                           return changed(begins("play"), [this](Words& play) {
                               const bool open = play_ == "direct" || play_ == "self";
                               const Words others =
                                   open ? Words{"direct", "self", "semi-reflex", "reflex"}
                                        : Words{"direct", "self"};
                               play[1] = others[below(others.size())];
                               return play[1] != play_ && tells_play();
                           });
                       }});
        all.push_back({"another goal", "'(stale)?mate', expected '(stale)?mate'", [this] {
                           return changed(begins("goal"), [this](Words& goal) {
                               const auto claims = valid_.where(is_claim);
                               goal[1] = other_goal();
                               return valid_.line(claims[0])[1] != "keys";
                           });
                       }});
        all.push_back({"another goal in all claims", "expected more|reaches the goal|length",
                       [this] { return with_other_goal(); }});
    }

    void add_header_words(std::vector<Method>& all) {
        for (const std::string word : {"rules", "play", "goal", "position", "nodes"}) {
            all.push_back({"header without " + word, "expected '(" + word + "|claim)'",
                           [=, this] { return dropped(begins(word)); }});
        }
        for (const std::string word :
             {"alicemate-certificate", "rules", "play", "goal", "position", "claim"}) {
            all.push_back({"unknown word behind " + word, "'what', expected", [=, this] {
                               return changed(begins(word), [](Words& line) {
                                   line[1] = "what";
                                   return true;
                               });
                           }});
        }
        all.push_back({"another version", "version 2, expected 1", [this] {
                           return changed(begins("alicemate-certificate"), [](Words& line) {
                               line[1] = "2";
                               return true;
                           });
                       }});
    }

    [[nodiscard]] std::string other_goal() const { return goal_ == "mate" ? "stalemate" : "mate"; }

    Result with_other_goal() {
        if (!reaches_goal()) {
            return std::nullopt;
        }
        Text text = valid_;
        for (Words& line : text.lines()) {
            if (line[0] == "goal" || is_claim(line)) {
                std::replace(line.begin(), line.end(), goal_, other_goal());
            }
        }
        return text.str();
    }

    void add_nodes(std::vector<Method>& all) {
        all.push_back({"an id twice", "node \\d+, expected", [this] {
                           return changed(is_node, [](Words& node) {
                               node[1] = std::to_string(std::stol(node[1]) - 1);
                               return true;
                           });
                       }});
        all.push_back({"a node twice", "node \\d+, expected", [this] {
                           const auto place = some_line(is_node);
                           Text text = valid_;
                           const Words node = text.line(*place);
                           text.lines().insert(
                               text.lines().begin() + static_cast<std::ptrdiff_t>(*place), node);
                           return Result(text.str());
                       }});
        all.push_back({"point forward", "does not exist yet", [this] {
                           return changed(has_moves, [this](Words& node) {
                               const long id = std::stol(node[1]) + static_cast<long>(below(3));
                               node[some_move(node) + 1] = std::to_string(id);
                               return true;
                           });
                       }});
        all.push_back({"point nowhere", "node 0", [this] {
                           return changed(has_moves, [this](Words& node) {
                               node[some_move(node) + 1] = "0";
                               return true;
                           });
                       }});
    }

    void add_deletions(std::vector<Method>& all) {
        all.push_back({"use a deleted node", "is deleted", [this] {
                           return inserted(has_moves, [this](const Words& node) {
                               return std::vector<Words>{{"x", node[some_move(node) + 1]}};
                           });
                       }});
        all.push_back({"prove by a deleted node", "is deleted", [this] {
                           const std::string id = proofs_.begin()->second;
                           Text text = valid_;
                           const std::size_t at = valid_.where(begins("proof")).at(0);
                           text.lines().insert(
                               text.lines().begin() + static_cast<std::ptrdiff_t>(at), {"x", id});
                           return Result(text.str());
                       }});
        all.push_back({"delete twice", "no node \\d+", [this] {
                           return inserted(has_moves, [this](const Words& node) {
                               const std::string id = node[some_move(node) + 1];
                               return std::vector<Words>{{"x", id, id}};
                           });
                       }});
        all.push_back({"delete what is not there", "no node \\d+", [this] {
                           return inserted(is_node, [](const Words& node) {
                               return std::vector<Words>{{"x", node[1]}};
                           });
                       }});
        all.push_back({"drop a node", "node \\d+, expected|does not exist yet|no node|expected 'W'",
                       [this] { return dropped(is_node); }});
        all.push_back({"a node of the wrong kind",
                       "is of kind|no moves|more than one move|length|"
                       "not listed|a move alone|reaches the goal|"
                       "not judged|is not legal",
                       [this] {
                           return changed(
                               [this](const Words& line) { return is_node(line) && is_used(line); },
                               [this](Words& node) {
                                   const std::string kinds = "WLFHK";
                                   const std::string kind(1, kinds[below(5)]);
                                   return std::exchange(node[0], kind) != kind;
                               });
                       }});
    }

    /// Changes the men of a node that is used.
    Result with_men(const std::function<bool(std::string&)>& change) {
        return changed([this](const Words& line) { return is_node(line) && is_used(line); },
                       [&](Words& node) { return change(node[position_word]); });
    }

    /// Where one of the letters stands in the text, at random.
    std::size_t some_letter(const std::string& text, const std::string& letters) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (letters.find(text[i]) != std::string::npos) {
                found.push_back(i);
            }
        }
        return found.empty() ? std::string::npos : found[below(found.size())];
    }

    void add_positions(std::vector<Method>& all) {
        // Whichever comes first: the position itself, what it proves, or who wanted another.
        const std::string any_reason =
            "of another position|is not legal|not listed|in check|expected more|length|castling|"
            "en passant|reaches the goal|not judged";
        all.push_back({"a man less", any_reason, [this] {
                           return with_men([this](std::string& men) {
                               const std::size_t at = some_letter(men, "PNBRQpnbrq");
                               return at != std::string::npos && !men.replace(at, 1, "1").empty();
                           });
                       }});
        all.push_back({"another man", any_reason + "|a pawn on rank", [this] {
                           return with_men([this](std::string& men) {
                               const std::size_t at = some_letter(men, "PNBRQpnbrq");
                               if (at == std::string::npos) {
                                   return false;
                               }
                               const std::string other(1, "PNBRQpnbrq"[below(10)]);
                               const bool differs = men[at] != other[0];
                               men.replace(at, 1, other);
                               return differs;
                           });
                       }});
        all.push_back({"the other side to move", any_reason + "|is of kind", [this] {
                           return changed(
                               [this](const Words& line) { return is_node(line) && is_used(line); },
                               [](Words& node) {
                                   std::string& side = node[position_word + 1];
                                   side = side == "w" ? "b" : "w";
                                   return true;
                               });
                       }});
    }

    void add_unsound_positions(std::vector<Method>& all) {
        all.push_back({"two kings", "two kings", [this] {
                           return with_men([this](std::string& men) {
                               const std::size_t king = some_letter(men, "Kk");
                               const std::size_t at = some_letter(men, "NBRQnbrq");
                               const bool both = std::max(king, at) != std::string::npos;
                               return both && !men.replace(at, 1, 1, men[king]).empty();
                           });
                       }});
        all.push_back({"a pawn on an end rank", "a pawn on rank", [this] {
                           return with_men([](std::string& men) {
                               const bool is_free = men.front() == '8';
                               men.replace(0, 1, "3p4");
                               return is_free;
                           });
                       }});
        all.push_back({"a rank too long", "expected (one board|two boards)", [this] {
                           return with_men([this](std::string& men) {
                               men.insert(some_letter(men, "/"), "1");
                               return true;
                           });
                       }});
        all.push_back({"an unknown man", "expected (one board|two boards)", [this] {
                           return with_men([this](std::string& men) {
                               men[some_letter(men, "Kk")] = 'X';
                               return men.find('X') != std::string::npos;
                           });
                       }});
        all.push_back({"castling rights from nowhere", "castling rights", [this] {
                           return changed(is_node, [](Words& node) {
                               const bool none = node[position_word + 2] == "-";
                               const bool at_home =
                                   node[position_word].find("k") == std::string::npos ||
                                   node[position_word].find("k2r") != std::string::npos;
                               node[position_word + 2] = "k";
                               return none && !at_home;
                           });
                       }});
        all.push_back({"en passant from nowhere", "en passant field", [this] {
                           return changed(is_node, [](Words& node) {
                               const bool pawns =
                                   node[position_word].find('P') != std::string::npos &&
                                   node[position_word].find('p') != std::string::npos;
                               node[position_word + 3] =
                                   node[position_word + 1] == "w" ? "d6" : "d3";
                               return !pawns;
                           });
                       }});
    }

    void add_ends(std::vector<Method>& all) {
        all.push_back({"truncate at a line", "the file ends", [this] {
                           Text text = valid_;
                           text.lines().resize(below(text.size()));
                           return Result(text.str());
                       }});
        all.push_back({"truncate at a byte", "the file ends|part of a line",
                       [this] { return Result(bytes_.substr(0, below(bytes_.size()))); }});
        all.push_back({"no end of the last line", "part of a line",
                       [this] { return Result(bytes_.substr(0, bytes_.size() - 1)); }});
        all.push_back({"drop a proof", "proof of claim \\d+, expected|'end', expected",
                       [this] { return dropped(begins("proof")); }});
        all.push_back({"drop the end", "the file ends", [this] { return dropped(begins("end")); }});
        all.push_back({"wrong number of nodes", "number of nodes \\d+, expected", [this] {
                           return changed(begins("end"), [this](Words& end) {
                               end[1] = std::to_string(std::stol(end[1]) + 1 +
                                                       static_cast<long>(below(9)));
                               return true;
                           });
                       }});
        all.push_back({"junk behind the end", "a line behind 'end'",
                       [this] { return Result(bytes_ + "end 1\n"); }});
        all.push_back({"an empty line behind the end", "a line behind 'end'",
                       [this] { return Result(bytes_ + "\n"); }});
    }

    void add_proofs(std::vector<Method>& all) {
        all.push_back({"proof by another node", "is of kind|is of another position", [this] {
                           return changed(begins("proof"), [this](Words& proof) {
                               const Words& node = valid_.line(*some_line(is_node));
                               const Words& start = valid_.line(*some_line(begins("position")));
                               const Words position = position_of(node);
                               proof[2] = node[1];
                               return !std::equal(position.begin(), position.end(),
                                                  start.begin() + 1) &&
                                      valid_.where(begins("x")).empty();
                           });
                       }});
        all.push_back({"a node behind a proof", "'[WLFHK]', expected '(end|proof)'", [this] {
                           Text text = valid_;
                           const Words node = text.line(valid_.where(is_node)[0]);
                           text.lines().insert(text.lines().end() - 1, node);
                           return Result(text.str());
                       }});
    }

    void add_nonsense(std::vector<Method>& all) {
        all.push_back({"an unknown line", "'what', expected 'W'", [this] {
                           return inserted(is_node, [](const Words&) {
                               return std::vector<Words>{{"what", "1"}};
                           });
                       }});
        all.push_back({"an empty line", "no word", [this] {
                           return inserted(is_node,
                                           [](const Words&) { return std::vector<Words>{{""}}; });
                       }});
        const Words strange{"-1",         "+1",        "01", "1.", "0x1", "99999999999999999999",
                            "4294967297", "1073741824"};
        all.push_back({"a strange number", "'[-+.x0-9]+', expected", [=, this] {
                           return changed(has_moves, [=, this](Words& node) {
                               node[some_move(node) + 1] = strange[below(strange.size())];
                               return true;
                           });
                       }});
        all.push_back({"a strange length", "'[-+.x0-9]+', expected", [=, this] {
                           return changed(is_node, [=, this](Words& node) {
                               node[length_word] = strange[below(strange.size())];
                               return true;
                           });
                       }});
        all.push_back({"a space too many", "no word|more words", [this] {
                           return changed(is_node, [this](Words& node) {
                               node.insert(node.begin() +
                                               static_cast<std::ptrdiff_t>(1 + below(node.size())),
                                           "");
                               return true;
                           });
                       }});
        all.push_back({"a carriage return", "expected", [this] {
                           return changed(begins("nodes"), [](Words& line) {
                               line[0] += '\r';
                               return true;
                           });
                       }});
    }

    Text valid_;
    std::string bytes_;
    std::mt19937 random_;
    std::set<std::string> used_;                 ///< ids of nodes that others or proofs rest on
    std::map<std::string, std::string> proofs_;  ///< node by claim
    std::string play_;
    std::string goal_;
};

}  // namespace

std::vector<Corruption> corruptions_of(const std::string& certificate, unsigned times,
                                       std::uint32_t seed) {
    return Corruptor(certificate, seed).all(times);
}

}  // namespace alicemate::test
