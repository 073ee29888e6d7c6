#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace alicemate {

/// An option as the command line offers it.
struct OptionSpec {
    /// What may follow the name.
    enum class Value { none, required, optional_number };

    std::string name;  ///< without the dashes
    Value value = Value::none;
    std::string placeholder;  ///< of the value
    std::string help;
};

/// What a command understands, and how it is explained.
struct CommandSpec {
    std::string name;
    std::string usage;  ///< lines after `alicemate NAME `
    std::string about;  ///< ends with a line feed
    std::vector<OptionSpec> options;
    std::vector<OptionSpec> common_options;
    bool takes_operands = false;
};

/// A command line taken apart.
class ParsedArguments {
public:
    ParsedArguments(std::map<std::string, std::string> options, std::vector<std::string> operands);

    [[nodiscard]] bool has(const std::string& option) const;
    /// The text given with the option; empty for a value left out.
    [[nodiscard]] std::optional<std::string> value(const std::string& option) const;
    [[nodiscard]] const std::vector<std::string>& operands() const { return operands_; }

private:
    std::map<std::string, std::string> options_;
    std::vector<std::string> operands_;
};

/// Takes the words after the command's name apart; `--help` is an option of every command. Option
/// names are to be written in full. Throws UsageError.
ParsedArguments parse_arguments(const CommandSpec& spec, std::vector<std::string> words);

/// The answer to `--help`.
std::string help_text(const CommandSpec& spec);

/// Throws UsageError if both options are there.
void reject_both(const ParsedArguments& arguments, const std::string& left,
                 const std::string& right);

}  // namespace alicemate
