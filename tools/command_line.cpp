#include "tools/command_line.h"

#include "tools/failures.h"

#include <algorithm>
#include <boost/program_options.hpp>
#include <sstream>
#include <utility>

namespace alicemate {
namespace {

namespace po = boost::program_options;

constexpr unsigned help_width = 100;
const char* const operand_key = "operand";

void add_option(po::options_description& description, const OptionSpec& option) {
    auto adder = description.add_options();
    if (option.value == OptionSpec::Value::none) {
        adder(option.name.c_str(), option.help.c_str());
        return;
    }
    auto* const value = po::value<std::string>()->value_name(option.placeholder);
    if (option.value == OptionSpec::Value::optional_number) {
        value->implicit_value("", "");
    }
    adder(option.name.c_str(), value, option.help.c_str());
}

po::options_description describe(const std::string& caption,
                                 const std::vector<OptionSpec>& options) {
    po::options_description description(caption, help_width);
    for (const OptionSpec& option : options) {
        add_option(description, option);
    }
    return description;
}

po::options_description describe(const CommandSpec& spec) {
    po::options_description all(help_width);
    if (!spec.options.empty()) {
        all.add(describe("Options", spec.options));
    }
    std::vector<OptionSpec> common = spec.common_options;
    common.push_back({"help,h", OptionSpec::Value::none, "", "show this text"});
    all.add(describe("Common options", common));
    return all;
}

bool is_number(const std::string& word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
}

/// Boost takes a value that may be left out only from the same word: joins `--try 2` to `--try=2`.
void join_optional_numbers(const CommandSpec& spec, std::vector<std::string>& words) {
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const bool optional =
            std::any_of(spec.options.begin(), spec.options.end(), [&](const OptionSpec& option) {
                return option.value == OptionSpec::Value::optional_number &&
                       words[i] == "--" + option.name;
            });
        if (optional && is_number(words[i + 1])) {
            words[i] += "=" + words[i + 1];
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }
}

ParsedArguments take_apart(const po::variables_map& variables) {
    std::map<std::string, std::string> options;
    std::vector<std::string> operands;
    for (const auto& [name, value] : variables) {
        if (name == operand_key) {
            operands = value.as<std::vector<std::string>>();
        } else {
            const auto* const text = boost::any_cast<std::string>(&value.value());
            options.emplace(name, text != nullptr ? *text : std::string());
        }
    }
    return {std::move(options), std::move(operands)};
}

}  // namespace

ParsedArguments::ParsedArguments(std::map<std::string, std::string> options,
                                 std::vector<std::string> operands)
    : options_(std::move(options)), operands_(std::move(operands)) {}

bool ParsedArguments::has(const std::string& option) const {
    return options_.contains(option);
}

std::optional<std::string> ParsedArguments::value(const std::string& option) const {
    const auto found = options_.find(option);
    return found == options_.end() ? std::nullopt : std::optional(found->second);
}

ParsedArguments parse_arguments(const CommandSpec& spec, std::vector<std::string> words) {
    join_optional_numbers(spec, words);
    po::options_description accepted = describe(spec);
    po::positional_options_description positional;
    if (spec.takes_operands) {
        accepted.add_options()(operand_key, po::value<std::vector<std::string>>());
        positional.add(operand_key, -1);
    }
    // Without guessing: an abbreviation that works today may be ambiguous tomorrow.
    const int style = static_cast<int>(po::command_line_style::unix_style) &
                      ~static_cast<int>(po::command_line_style::allow_guessing);
    try {
        po::variables_map variables;
        po::store(po::command_line_parser(words)
                      .options(accepted)
                      .positional(positional)
                      .style(style)
                      .run(),
                  variables);
        return take_apart(variables);
    } catch (const po::too_many_positional_options_error&) {
        throw UsageError("takes no operands, only options");
    } catch (const po::error& error) {
        throw UsageError(error.what());
    }
}

std::string help_text(const CommandSpec& spec) {
    std::ostringstream text;
    std::istringstream usages(spec.usage);
    std::string usage;
    const char* lead = "usage: ";
    while (std::getline(usages, usage)) {
        text << lead << "alicemate " << spec.name << ' ' << usage << '\n';
        lead = "       ";
    }
    text << '\n' << spec.about << describe(spec);
    return text.str();
}

void reject_both(const ParsedArguments& arguments, const std::string& left,
                 const std::string& right) {
    if (arguments.has(left) && arguments.has(right)) {
        throw UsageError("--" + left + " and --" + right + " exclude each other");
    }
}

}  // namespace alicemate
