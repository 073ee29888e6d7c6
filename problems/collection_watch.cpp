#include "problems/collection_watch.h"

#include "core/text_error.h"
#include "problems/claim_faults.h"
#include "problems/reachability.h"

#include <algorithm>
#include <fmt/format.h>

namespace alicemate {
namespace {

ProblemName name_of_posed(const Problem& problem, const PosedProblem& posed) {
    return {problem.place, problem.id, posed.twin};
}

/// `"id" (file:line:column)`.
std::string in_words(const ProblemName& name) {
    return fmt::format("{} ({}:{}:{})", quoted(name.id), name.place.file, name.place.line,
                       name.place.column);
}

/// Adds the remark unless the same was said of another twin.
void add_once(Inspection& inspection, Remark remark) {
    const bool said =
        std::any_of(inspection.remarks.begin(), inspection.remarks.end(), [&](const Remark& other) {
            return other.kind == remark.kind && other.message == remark.message;
        });
    if (!said) {
        inspection.remarks.push_back(std::move(remark));
    }
}

void judge_claim(const Problem& problem, const PosedProblem& posed, Inspection& inspection) {
    if (const auto fault = contradiction_of_claim(problem, posed)) {
        add_once(inspection, {Remark::Kind::impossible_claim,
                              {fault->place, problem.id, posed.twin},
                              fault->message});
    }
}

void judge_reachability(const Problem& problem, const PosedProblem& posed, Inspection& inspection) {
    const auto proofs = proofs_of_unreachability(posed.position);
    if (proofs.empty()) {
        return;
    }
    Remark remark{Remark::Kind::unreachable, name_of_posed(problem, posed), {}};
    for (const Unreachability& proof : proofs) {
        remark.message +=
            (remark.message.empty() ? "no game leads to this position: " : "; ") + proof.message;
        remark.reasons.emplace_back(to_string(proof.reason));
    }
    add_once(inspection, std::move(remark));
}

/// ", mirrored left to right" and the like; where something is exchanged too, `with` before it.
std::string symmetry_words(const std::string& symmetry) {
    if (symmetry.empty()) {
        return "";
    }
    const bool exchanged = symmetry.find("exchanged") != std::string::npos;
    return (exchanged ? ", with " : ", ") + symmetry;
}

}  // namespace

Inspection CollectionWatch::inspect(const Problem& problem) {
    Inspection inspection;
    remember(problem);
    compare_id(problem, inspection);
    for (const auto& posed : pose(problem)) {
        if (!posed) {
            inspection.errors.push_back(posed.error());
            continue;
        }
        judge_claim(problem, *posed, inspection);
        compare_position(problem, *posed, inspection);
        if (posed->phase == Phase::normal) {
            judge_reachability(problem, *posed, inspection);
        }
    }
    return inspection;
}

void CollectionWatch::remember(const Problem& problem) {
    if (files_.empty() || files_.back() != problem.place.file) {
        files_.push_back(problem.place.file);
        ids_.clear();
    }
    problems_.push_back({static_cast<Number>(files_.size() - 1),
                         static_cast<Number>(problem.place.line),
                         static_cast<Number>(problem.place.column), problem.id});
}

void CollectionWatch::compare_id(const Problem& problem, Inspection& inspection) {
    const auto number = static_cast<Number>(problems_.size() - 1);
    const auto [first, is_new] = ids_.emplace(problem.id, number);
    if (is_new) {
        return;
    }
    const ProblemName other = name_of(first->second, "");
    inspection.remarks.push_back(
        {Remark::Kind::repeated_id,
         {problem.place, problem.id, {}},
         fmt::format("the id {} is that of another problem", in_words(other)),
         other});
}

void CollectionWatch::compare_position(const Problem& problem, const PosedProblem& posed,
                                       Inspection& inspection) {
    const auto play = Signature::of_play(posed, problem.options.post_key_play);
    const auto diagram = Signature::of_diagram(posed.position);
    const auto position = static_cast<Number>(positions_.size());
    const auto [like, is_new_play] = first_of_play_.emplace(play.canonical(), position);
    if (!is_new_play) {
        inspection.remarks.push_back(same_play(problem, posed, play, positions_[like->second]));
        return;
    }
    const auto [first, is_new_diagram] = first_of_diagram_.emplace(diagram.canonical(), position);
    const auto this_problem = static_cast<Number>(problems_.size() - 1);
    if (!is_new_diagram && posed.phase == Phase::normal &&
        positions_[first->second].problem != this_problem) {
        inspection.remarks.push_back(
            same_diagram(problem, posed, diagram, positions_[first->second]));
    }
    positions_.push_back({play.own(), diagram.own(), this_problem, posed.position.rules(),
                          posed.stipulation, posed.twin});
}

Remark CollectionWatch::same_play(const Problem& problem, const PosedProblem& posed,
                                  const Signature& play, const KnownPosition& known) const {
    Remark remark{Remark::Kind::same_play, name_of_posed(problem, posed), {}};
    remark.symmetry = to_string(play.symmetry_to(known.play).value_or(Symmetry{}));
    remark.other = name_of(known.problem, known.twin);
    remark.message =
        fmt::format("{}{} as {}{}", posed.phase == Phase::duplex ? "for the other side: " : "",
                    remark.symmetry.empty() ? "the same position and stipulation" : "the same play",
                    words_for(known), symmetry_words(remark.symmetry));
    if (known.rules != posed.position.rules()) {
        remark.message += fmt::format("; the rules are other ones, {} and {}, to no effect",
                                      to_string(known.rules), to_string(posed.position.rules()));
    }
    return remark;
}

Remark CollectionWatch::same_diagram(const Problem& problem, const PosedProblem& posed,
                                     const Signature& diagram, const KnownPosition& known) const {
    Remark remark{Remark::Kind::same_diagram, name_of_posed(problem, posed), {}};
    remark.symmetry = to_string(diagram.symmetry_to(known.diagram).value_or(Symmetry{}));
    remark.other = name_of(known.problem, known.twin);
    const bool same_stipulation = known.stipulation == posed.stipulation;
    remark.message = fmt::format(
        "the same diagram as {}{}, but {}", words_for(known), symmetry_words(remark.symmetry),
        same_stipulation ? "side to move, rules or castling rights are others"
                         : fmt::format("{} instead of {}", to_string(posed.stipulation),
                                       to_string(known.stipulation)));
    return remark;
}

ProblemName CollectionWatch::name_of(Number problem, const std::string& twin) const {
    const KnownProblem& known = problems_[problem];
    return {{files_[known.file], known.line, known.column}, known.id, twin};
}

std::string CollectionWatch::words_for(const KnownPosition& known) const {
    const std::string twin = known.twin.empty() ? "" : "twin " + known.twin;
    if (known.problem + 1 == problems_.size()) {
        return twin.empty() ? "for the side to move" : twin;
    }
    return (twin.empty() ? "" : twin + " of ") + in_words(name_of(known.problem, known.twin));
}

}  // namespace alicemate
