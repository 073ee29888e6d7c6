#include "core/text_error.h"
#include "tools/commands.h"
#include "tools/failures.h"
#include "tools/interruption.h"
#include "tools/version.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <new>
#include <string_view>

namespace alicemate {
namespace {

struct Command {
    std::string_view name;
    std::string_view summary;
    ExitStatus (*run)(const std::vector<std::string>& words, Session& session);
};

constexpr std::array<Command, 12> commands{{
    {"solve", "solve problems of files, or one position", solve_command},
    {"mate", "find the shortest mate for the side to move", mate_command},
    {"batch", "solve whole collections and keep the results", batch_command},
    {"report", "tell the results of batch runs", report_command},
    {"merge", "join results of batch runs", merge_command},
    {"popeye", "solve Popeye input, called and answering as Popeye does", popeye_command},
    {"perft", "count the games of a given length", perft_command},
    {"moves", "list the legal moves of a position", moves_command},
    {"play", "play moves and show the position they lead to", play_command},
    {"show", "show diagrams of positions and problems", show_command},
    {"convert", "rewrite problems in another format", convert_command},
    {"verify-collection", "look for faults of collections without solving",
     verify_collection_command},
}};

std::string general_help() {
    std::string text =
        "usage: alicemate SUBCOMMAND [OPTION...] [OPERAND...]\n\n"
        "Solves Alice chess problems: two boards, and every man that moves passes to the other.\n\n"
        "Subcommands:\n";
    for (const Command& command : commands) {
        text += fmt::format("  {:<19}{}\n", command.name, command.summary);
    }
    text +=
        "\n`alicemate SUBCOMMAND --help` tells of one of them; `alicemate --version` of all.\n\n"
        "Exit status: 0 decided and as expected; 1 decided, but not as the file says; 2 wrong\n"
        "command line; 3 bad input; 4 undecided because of a limit; 5 internal error; 130\n"
        "interrupted. Of several problems the gravest counts: 130, 5, 3, 4, 1, 0.\n";
    return text;
}

std::string names_of_commands() {
    std::string names;
    for (const Command& command : commands) {
        names.append(names.empty() ? "" : ", ").append(command.name);
    }
    return names;
}

ExitStatus dispatch(const std::vector<std::string>& words, Session& session) {
    if (words.empty()) {
        throw UsageError("no subcommand; there are " + names_of_commands());
    }
    const std::string& name = words.front();
    if (name == "--help" || name == "-h") {
        session.output.print(general_help());
        return ExitStatus::as_expected;
    }
    if (name == "--version") {
        session.output.print(fmt::format("alicemate {}\n", version));
        return ExitStatus::as_expected;
    }
    const auto* const command =
        std::find_if(commands.begin(), commands.end(),
                     [&](const Command& candidate) { return candidate.name == name; });
    if (command == commands.end()) {
        throw UsageError(fmt::format("unknown subcommand {}; there are {}", alicemate::quoted(name),
                                     names_of_commands()));
    }
    try {
        return command->run({words.begin() + 1, words.end()}, session);
    } catch (const UsageError& error) {
        throw UsageError(fmt::format("{}: {} (see alicemate {} --help)", name, error.what(), name));
    }
}

/// Turns what is thrown into a message and a status.
ExitStatus run(const std::vector<std::string>& words) {
    try {
        const Interruption interruption;
        Output output(stdout);
        Session session{output, interruption.token()};
        return dispatch(words, session);
    } catch (const UsageError& error) {
        warn(error.what());
        return ExitStatus::usage;
    } catch (const std::bad_alloc&) {
        warn("out of memory; a smaller --hash may help");
        return ExitStatus::internal;
    } catch (const std::exception& error) {
        warn(error.what());
        return ExitStatus::internal;
    }
}

}  // namespace
}  // namespace alicemate

int main(int argc, char** argv) {
    return static_cast<int>(alicemate::run({argv + std::min(argc, 1), argv + argc}));
}
