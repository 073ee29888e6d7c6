#include "tests/tools/check/frame_corruptions.h"

#include <utility>

namespace alicemate::test {

std::vector<CorruptionMethod> FrameCorruptions::methods() {
    std::vector<CorruptionMethod> all;
    add_claims(all);
    add_keys(all);
    add_header(all);
    add_header_words(all);
    add_ends(all);
    add_proofs(all);
    add_nonsense(all);
    return all;
}

void FrameCorruptions::add_claims(std::vector<CorruptionMethod>& all) {
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

void FrameCorruptions::add_keys(std::vector<CorruptionMethod>& all) {
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
                       text.lines().insert(text.lines().begin() + static_cast<std::ptrdiff_t>(last),
                                           claim);
                       return Result(text.str());
                   }});
}

bool FrameCorruptions::tells_play() {
    return some_line([this](const Words& line) {
               if (play_ == "direct") {
                   return is_bare(line) &&
                          (line[0] == "L" || (line[0] == "F" && line[length_word] == "1"));
               }
               return play_ == "self"
                          ? (is_bare(line) && line[0] == "W") || (is_lone(line) && line[0] == "H")
                          : is_lone(line) && line[0] == "L";
           })
        .has_value();
}

bool FrameCorruptions::reaches_goal() {
    return some_line([this](const Words& line) {
               return play_ == "direct" ? is_bare(line) && line[0] == "L"
                      : play_ == "self" ? is_bare(line) && line[0] == "W"
                                        : is_lone(line) && line[0] == "L";
           })
        .has_value();
}

void FrameCorruptions::add_header(std::vector<CorruptionMethod>& all) {
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
                           rules[1] = rules[1] == "transfer=yes" ? "transfer=no" : "transfer=yes";
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

void FrameCorruptions::add_header_words(std::vector<CorruptionMethod>& all) {
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

std::string FrameCorruptions::other_goal() const {
    return goal_ == "mate" ? "stalemate" : "mate";
}

std::optional<std::string> FrameCorruptions::with_other_goal() {
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

void FrameCorruptions::add_ends(std::vector<CorruptionMethod>& all) {
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
                           end[1] =
                               std::to_string(std::stol(end[1]) + 1 + static_cast<long>(below(9)));
                           return true;
                       });
                   }});
    all.push_back({"junk behind the end", "a line behind 'end'",
                   [this] { return Result(bytes_ + "end 1\n"); }});
    all.push_back({"an empty line behind the end", "a line behind 'end'",
                   [this] { return Result(bytes_ + "\n"); }});
}

void FrameCorruptions::add_proofs(std::vector<CorruptionMethod>& all) {
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

void FrameCorruptions::add_nonsense(std::vector<CorruptionMethod>& all) {
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
                           node.insert(
                               node.begin() + static_cast<std::ptrdiff_t>(1 + below(node.size())),
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

}  // namespace alicemate::test
