#include "tests/tools/check/node_corruptions.h"

#include <utility>

namespace alicemate::test {

std::vector<CorruptionMethod> NodeCorruptions::methods() {
    std::vector<CorruptionMethod> all;
    add_moves(all);
    add_other_moves(all);
    add_lengths(all);
    add_nodes(all);
    add_deletions(all);
    add_positions(all);
    add_unsound_positions(all);
    return all;
}

void NodeCorruptions::add_moves(std::vector<CorruptionMethod>& all) {
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
    all.push_back({"second move of a winner or holder", "more than one move", [this] {
                       return changed(
                           [](const Words& line) { return has_moves(line) && !lists_all(line); },
                           [](Words& node) {
                               const Words pair(node.end() - 2, node.end());
                               node.insert(node.end(), pair.begin(), pair.end());
                               return true;
                           });
                   }});
}

void NodeCorruptions::add_other_moves(std::vector<CorruptionMethod>& all) {
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

void NodeCorruptions::add_lengths(std::vector<CorruptionMethod>& all) {
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

void NodeCorruptions::add_nodes(std::vector<CorruptionMethod>& all) {
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

void NodeCorruptions::add_deletions(std::vector<CorruptionMethod>& all) {
    all.push_back({"use a deleted node", "is deleted", [this] {
                       return inserted(has_moves, [this](const Words& node) {
                           return std::vector<Words>{{"x", node[some_move(node) + 1]}};
                       });
                   }});
    all.push_back(
        {"prove by a deleted node", "is deleted", [this] {
             const std::string id = proofs_.begin()->second;
             Text text = valid_;
             const std::size_t at = valid_.where(begins("proof")).at(0);
             text.lines().insert(text.lines().begin() + static_cast<std::ptrdiff_t>(at), {"x", id});
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

std::optional<std::string> NodeCorruptions::with_men(
    const std::function<bool(std::string&)>& change) {
    return changed([this](const Words& line) { return is_node(line) && is_used(line); },
                   [&](Words& node) { return change(node[position_word]); });
}

std::size_t NodeCorruptions::some_letter(const std::string& text, const std::string& letters) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (letters.find(text[i]) != std::string::npos) {
            found.push_back(i);
        }
    }
    return found.empty() ? std::string::npos : found[below(found.size())];
}

void NodeCorruptions::add_positions(std::vector<CorruptionMethod>& all) {
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

void NodeCorruptions::add_unsound_positions(std::vector<CorruptionMethod>& all) {
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
                           const bool pawns = node[position_word].find('P') != std::string::npos &&
                                              node[position_word].find('p') != std::string::npos;
                           node[position_word + 3] = node[position_word + 1] == "w" ? "d6" : "d3";
                           return !pawns;
                       });
                   }});
}

}  // namespace alicemate::test
