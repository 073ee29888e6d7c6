#pragma once

#include "problems/problem.h"
#include "tools/common_options.h"
#include "tools/output.h"

#include <stop_token>
#include <string>
#include <string_view>

namespace alicemate {

/// What every command works with.
struct Session {
    Output& output;
    std::stop_token stop;  ///< requested when the user interrupts
};

/// Tells of bad input: a line on standard error, or an object on standard output.
void report_error(Session& session, Format format, const InputError& error);

/// Tells of something in the input that is passed over without harm: a line on standard error.
void report_note(const InputError& note);

/// An error of an input as a whole.
InputError error_of_input(const std::string& name, const std::string& message);

/// A line on standard error that names the program.
void warn(std::string_view message);

}  // namespace alicemate
