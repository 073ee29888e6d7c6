#pragma once

#include "problems/problem_source.h"
#include "tools/exit_status.h"
#include "tools/session.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace alicemate {

/// Makes the source of the problems of a file: read_problems(), or the reader of one format.
using ProblemReader = std::unique_ptr<ProblemSource> (*)(std::istream& input, std::string file,
                                                         const ReadingDefaults& defaults);

/// Is called with what a file has in the place of a problem, and has to report it.
using ErrorListener = std::function<void(const InputError&)>;

/// Reads the problems of the files (`-`: standard input) under the rules the options give and calls
/// the function with each; what is no problem is reported, by the listener if there is one, and
/// passed over, and so is a file without any. Ends when interrupted. The gravest status of all.
ExitStatus for_each_problem(Session& session, const CommonOptions& options,
                            const std::vector<std::string>& files,
                            const std::function<ExitStatus(const Problem&)>& function,
                            ProblemReader reader = read_problems,
                            const ErrorListener& listener = {});

}  // namespace alicemate
