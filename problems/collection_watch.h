#pragma once

#include "problems/remark.h"
#include "problems/signature.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace alicemate {

/// What a look at one problem finds.
struct Inspection {
    std::vector<InputError> errors;  ///< positions that cannot be set up
    std::vector<Remark> remarks;
};

/// Looks at the problems of a collection one after another, without solving them, and remembers
/// of each position two digests and where it stands: some 350 bytes and the problem's id.
class CollectionWatch {
public:
    /// What is to be said of the problem and of its likeness to those before it: each of its
    /// positions is compared with the first of its kind, so that a collection of n like problems
    /// gives n - 1 remarks. What holds for several twins is said once.
    Inspection inspect(const Problem& problem);

    /// How many problems were inspected.
    [[nodiscard]] std::size_t problem_count() const { return problems_.size(); }

private:
    using Number = std::uint32_t;

    using FirstByKey = std::unordered_map<Key, Number, KeyHash>;

    struct KnownProblem {
        Number file = 0;
        Number line = 0;
        Number column = 0;
        std::string id;
    };

    struct KnownPosition {
        Key play;     ///< own key of Signature::of_play()
        Key diagram;  ///< own key of Signature::of_diagram()
        Number problem = 0;
        Rules rules;
        Stipulation stipulation;
        std::string twin;
    };

    void remember(const Problem& problem);
    void compare_id(const Problem& problem, Inspection& inspection);
    void compare_position(const Problem& problem, const PosedProblem& posed,
                          Inspection& inspection);
    [[nodiscard]] Remark same_play(const Problem& problem, const PosedProblem& posed,
                                   const Signature& play, const KnownPosition& known) const;
    [[nodiscard]] Remark same_diagram(const Problem& problem, const PosedProblem& posed,
                                      const Signature& diagram, const KnownPosition& known) const;
    [[nodiscard]] ProblemName name_of(Number problem, const std::string& twin) const;
    [[nodiscard]] std::string words_for(const KnownPosition& known) const;

    std::vector<std::string> files_;
    std::vector<KnownProblem> problems_;
    std::vector<KnownPosition> positions_;
    FirstByKey first_of_play_;                     ///< by canonical key, a position's number
    FirstByKey first_of_diagram_;                  ///< the same
    std::unordered_map<std::string, Number> ids_;  ///< of the file being read
};

}  // namespace alicemate
