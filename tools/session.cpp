#include "tools/session.h"

#include "problems/reports.h"
#include "tools/standard_error.h"

#include <fmt/format.h>

namespace alicemate {

void report_error(Session& session, Format format, const InputError& error) {
    if (format == Format::json) {
        session.output.print(json_report(error) + "\n");
    } else {
        write_error(to_string(error) + "\n");
    }
}

void report_note(const InputError& note) {
    InputError told = note;
    told.message = "note: " + note.message;
    write_error(to_string(told) + "\n");
}

InputError error_of_input(const std::string& name, const std::string& message) {
    InputError error;
    error.place.file = name;
    error.message = message;
    return error;
}

void warn(std::string_view message) {
    write_error(fmt::format("alicemate: {}\n", message));
}

}  // namespace alicemate
