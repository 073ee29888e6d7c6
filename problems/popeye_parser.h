#pragma once

#include "problems/popeye_language.h"
#include "problems/popeye_tokens.h"
#include "problems/problem_source.h"

#include <string_view>

namespace alicemate {

/// A remark that begins so tells the problem's id.
inline constexpr std::string_view popeye_id_mark = "id: ";

/// How the text of a problem ended.
enum class PopeyeEnd : std::uint8_t {
    next_problem,  ///< another problem follows
    end_problem,
    end_of_input,
    new_beginning,  ///< BeginProblem came instead of an end; it is still to be taken
};

/// One problem of a Popeye file, and how it ended.
struct ParsedPopeyeProblem {
    tl::expected<Problem, InputError> problem;
    PopeyeEnd end = PopeyeEnd::end_of_input;
};

/// Reads one problem, behind BeginProblem or NextProblem, to its end. All that is wrong with it is
/// told in one error, whose place is that of the first fault. `number` is that of the problem in
/// the file.
ParsedPopeyeProblem parse_popeye_problem(PopeyeTokens& tokens, const std::string& file,
                                         std::size_t number, const ReadingDefaults& defaults,
                                         PopeyeLanguage language = PopeyeLanguage::english);

}  // namespace alicemate
