#pragma once

#include "tools/exit_status.h"
#include "tools/session.h"

#include <string>
#include <vector>

namespace alicemate {

/// The subcommands of `alicemate`. Each takes the words behind its name, and throws UsageError if
/// they make no sense, OutputError if its results cannot be delivered.
ExitStatus solve_command(const std::vector<std::string>& words, Session& session);
ExitStatus mate_command(const std::vector<std::string>& words, Session& session);
ExitStatus popeye_command(const std::vector<std::string>& words, Session& session);
ExitStatus batch_command(const std::vector<std::string>& words, Session& session);
ExitStatus report_command(const std::vector<std::string>& words, Session& session);
ExitStatus merge_command(const std::vector<std::string>& words, Session& session);
ExitStatus perft_command(const std::vector<std::string>& words, Session& session);
ExitStatus moves_command(const std::vector<std::string>& words, Session& session);
ExitStatus play_command(const std::vector<std::string>& words, Session& session);
ExitStatus show_command(const std::vector<std::string>& words, Session& session);
ExitStatus convert_command(const std::vector<std::string>& words, Session& session);
ExitStatus verify_collection_command(const std::vector<std::string>& words, Session& session);

}  // namespace alicemate
