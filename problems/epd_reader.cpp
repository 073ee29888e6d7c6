#include "core/position_text.h"
#include "problems/epd_opcodes.h"
#include "problems/epd_twins.h"
#include "problems/readers.h"
#include "problems/whole_number.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace alicemate {
namespace {

using Fault = std::optional<TextError>;

/// What the opcodes of a line say on the rules; put together when all of them are read.
struct RulesWords {
    std::optional<Rules> preset;
    std::optional<EnPassant> en_passant;
    std::optional<CastlingRule> castling;
};

/// Understands the opcodes of one line.
class OpcodeInterpreter {
public:
    explicit OpcodeInterpreter(Problem& problem) : problem_(problem) {}

    /// Takes in one opcode; those unknown are kept as they are.
    Fault interpret(const EpdOpcode& opcode) {
        using Handler = Fault (OpcodeInterpreter::*)(const EpdOpcode&);
        struct Entry {
            std::string_view name;
            Handler handler;
        };
        using Self = OpcodeInterpreter;
        static constexpr std::array<Entry, 27> entries{{
            {"author", &Self::author},
            {"bm", &Self::best_moves},
            {"castling", &Self::castling},
            {"dm", &Self::direct_mate},
            {"duplex", &Self::flag<&ProblemOptions::duplex>},
            {"en-passant", &Self::en_passant},
            {"first-moves", &Self::first_moves},
            {"id", &Self::id},
            {"max-flights", &Self::max_flights},
            {"max-solutions", &Self::max_solutions},
            {"max-threat", &Self::max_threat},
            {"max-time", &Self::max_time},
            {"no-short-variations", &Self::flag<&ProblemOptions::no_short_variations>},
            {"no-threat", &Self::flag<&ProblemOptions::no_threat>},
            {"non-trivial", &Self::non_trivial},
            {"origin", &Self::origin},
            {"post-key", &Self::flag<&ProblemOptions::post_key_play>},
            {"rules", &Self::rules},
            {"set", &Self::flag<&ProblemOptions::set_play>},
            {"sols", &Self::solutions},
            {"stip", &Self::stipulation},
            {"title", &Self::title},
            {"tries", &Self::tries},
            {"twin-castling", &Self::twin_castling},
            {"twins", &Self::twins},
            {"variations", &Self::flag<&ProblemOptions::variations>},
            {"zero-position", &Self::zero_position},
        }};
        const auto* const entry =
            std::find_if(entries.begin(), entries.end(),
                         [&](const Entry& known) { return known.name == opcode.name; });
        if (entry == entries.end()) {
            problem_.other_opcodes.emplace_back(opcode.name, opcode.written);
            return std::nullopt;
        }
        return (this->*entry->handler)(opcode);
    }

    /// What the line as a whole must hold: a stipulation, and claims that fit it.
    Fault conclude(const std::vector<EpdOpcode>& opcodes, std::size_t end_of_line,
                   const ReadingDefaults& defaults) {
        if (!has_stipulation_) {
            return TextError{end_of_line + 1, "end of line", "opcode \"stip\""};
        }
        if (problem_.zero_position && problem_.twins.empty()) {
            return TextError{end_of_line + 1, "end of line",
                             "opcode \"twins\", since there is \"zero-position\""};
        }
        for (const EpdOpcode& opcode : opcodes) {
            if ((opcode.name == "bm" || opcode.name == "dm") &&
                !is_battle(problem_.stipulation.play)) {
                return TextError{opcode.column, "opcode " + quoted(opcode.name),
                                 "it with direct and self play only; \"sols\" counts the lines "
                                 "of help and series play"};
            }
        }
        Rules rules = words_.preset.value_or(defaults.rules.value_or(Rules::alice()));
        rules.en_passant = words_.en_passant.value_or(rules.en_passant);
        rules.castling = words_.castling.value_or(rules.castling);
        problem_.rules = rules;
        return std::nullopt;
    }

private:
    static TextError wrong(const EpdOperand& operand, std::string expected) {
        return {operand.column, quoted(operand.text), std::move(expected)};
    }

    /// Whether the opcode has exactly so many operands; if not, what is wrong with it.
    static Fault check_count(const EpdOpcode& opcode, std::size_t count) {
        if (opcode.operands.size() == count) {
            return std::nullopt;
        }
        if (opcode.operands.size() > count) {
            return wrong(opcode.operands[count], "';'");
        }
        return TextError{opcode.column, "opcode " + quoted(opcode.name) + " without operand",
                         count == 1 ? "one operand" : "operands"};
    }

    static Fault read_text(const EpdOpcode& opcode, std::string& text) {
        auto fault = check_count(opcode, 1);
        if (!fault) {
            text = opcode.operands.front().text;
        }
        return fault;
    }

    static constexpr unsigned greatest = 4'000'000'000;

    static Fault read_number(const EpdOperand& operand, unsigned least, unsigned& number) {
        const auto read = parse_whole_number(operand.text);
        if (!read || *read < least || *read > greatest) {
            return wrong(operand, fmt::format("a whole number, {} to {}", least, greatest));
        }
        number = *read;
        return std::nullopt;
    }

    static Fault read_number(const EpdOpcode& opcode, unsigned least, unsigned& number) {
        auto fault = check_count(opcode, 1);
        return fault ? fault : read_number(opcode.operands.front(), least, number);
    }

    static Fault read_two_numbers(const EpdOpcode& opcode, unsigned least, unsigned& first,
                                  unsigned& second) {
        if (opcode.operands.size() == 1) {
            return TextError{opcode.column, "opcode " + quoted(opcode.name) + " with one operand",
                             "two operands"};
        }
        if (auto fault = check_count(opcode, 2)) {
            return fault;
        }
        auto fault = read_number(opcode.operands[0], least, first);
        return fault ? fault : read_number(opcode.operands[1], least, second);
    }

    /// Reads one of the words that `of` knows; `names` tells which those are.
    template <typename Value, typename Names>
    static Fault read_word(const EpdOpcode& opcode, std::optional<Value> (*of)(std::string_view),
                           const Names& names, std::optional<Value>& value) {
        if (auto fault = check_count(opcode, 1)) {
            return fault;
        }
        value = of(opcode.operands.front().text);
        if (value) {
            return std::nullopt;
        }
        std::string known;
        for (const std::string_view name : names) {
            known.append(known.empty() ? "" : ", ").append(name);
        }
        return wrong(opcode.operands.front(), std::move(known));
    }

    Fault author(const EpdOpcode& opcode) { return read_text(opcode, problem_.author); }
    Fault origin(const EpdOpcode& opcode) { return read_text(opcode, problem_.origin); }
    Fault title(const EpdOpcode& opcode) { return read_text(opcode, problem_.title); }

    Fault id(const EpdOpcode& opcode) {
        auto fault = read_text(opcode, problem_.id);
        if (!fault && problem_.id.empty()) {
            fault = TextError{opcode.operands.front().column, "an empty string", "a name"};
        }
        return fault;
    }

    Fault stipulation(const EpdOpcode& opcode) {
        if (auto fault = check_count(opcode, 1)) {
            return fault;
        }
        const EpdOperand& operand = opcode.operands.front();
        const auto read = read_stipulation(operand.text);
        if (!read) {
            const TextError& error = read.error();
            return TextError{operand.column + error.column - 1,
                             error.found + " in stipulation " + quoted(operand.text),
                             error.expected};
        }
        problem_.stipulation = *read;
        has_stipulation_ = true;
        return std::nullopt;
    }

    Fault solutions(const EpdOpcode& opcode) {
        return read_number(opcode, 0, problem_.claim.solutions.emplace());
    }

    Fault direct_mate(const EpdOpcode& opcode) {
        return read_number(opcode, 1, problem_.claim.moves.emplace());
    }

    Fault best_moves(const EpdOpcode& opcode) {
        if (opcode.operands.empty()) {
            return check_count(opcode, 1);
        }
        problem_.claim.keys_place = problem_.place;
        problem_.claim.keys_place.column = opcode.operands.front().column;
        for (const EpdOperand& operand : opcode.operands) {
            problem_.claim.keys.push_back(operand.text);
        }
        return std::nullopt;
    }

    Fault rules(const EpdOpcode& opcode) {
        return read_word(opcode, rules_of, preset_names, words_.preset);
    }

    Fault en_passant(const EpdOpcode& opcode) {
        return read_word(opcode, en_passant_of, en_passant_names, words_.en_passant);
    }

    Fault castling(const EpdOpcode& opcode) {
        return read_word(opcode, castling_of, castling_names, words_.castling);
    }

    template <bool ProblemOptions::*member>
    Fault flag(const EpdOpcode& opcode) {
        problem_.options.*member = true;
        return check_count(opcode, 0);
    }

    Fault zero_position(const EpdOpcode& opcode) {
        problem_.zero_position = true;
        return check_count(opcode, 0);
    }

    Fault max_flights(const EpdOpcode& opcode) {
        return read_number(opcode, 0, problem_.options.restrictions.max_flights.emplace());
    }

    Fault max_threat(const EpdOpcode& opcode) {
        return read_number(opcode, 0, problem_.options.restrictions.max_threat.emplace());
    }

    Fault non_trivial(const EpdOpcode& opcode) {
        auto& non_trivial = problem_.options.restrictions.non_trivial.emplace();
        return read_two_numbers(opcode, 0, non_trivial.extra, non_trivial.trivial_moves);
    }

    Fault first_moves(const EpdOpcode& opcode) {
        FirstMoveRange& range = problem_.options.first_moves;
        return opcode.operands.size() == 1 ? read_number(opcode, 1, range.from)
                                           : read_two_numbers(opcode, 1, range.from, range.to);
    }

    Fault max_solutions(const EpdOpcode& opcode) {
        unsigned number = 0;
        auto fault = read_number(opcode, 1, number);
        problem_.options.max_solutions = number;
        return fault;
    }

    Fault max_time(const EpdOpcode& opcode) {
        return read_number(opcode, 1, problem_.options.max_time.emplace());
    }

    Fault tries(const EpdOpcode& opcode) {
        problem_.options.try_refutations = 1;
        return opcode.operands.empty() ? std::nullopt
                                       : read_number(opcode, 0, problem_.options.try_refutations);
    }

    Fault twins(const EpdOpcode& opcode) {
        if (opcode.operands.empty()) {
            return check_count(opcode, 1);
        }
        for (const EpdOperand& operand : opcode.operands) {
            auto twin = read_epd_twin(operand, problem_.place);
            if (!twin) {
                return twin.error();
            }
            problem_.twins.push_back(std::move(*twin));
        }
        return std::nullopt;
    }

    Fault twin_castling(const EpdOpcode& opcode) {
        if (auto fault = check_count(opcode, 1)) {
            return fault;
        }
        const std::string& text = opcode.operands.front().text;
        CastlingRights denied;
        for (const char letter : text == "-" ? std::string() : text) {
            constexpr std::string_view letters = "KQkq";
            const std::size_t i = letters.find(letter);
            if (i == std::string_view::npos) {
                return wrong(opcode.operands.front(), "'-' or letters of KQkq");
            }
            denied.add(i < 2 ? Color::white : Color::black,
                       i % 2 == 0 ? Wing::king_side : Wing::queen_side);
        }
        problem_.twin_castling_denied = denied;
        return std::nullopt;
    }

    Problem& problem_;
    RulesWords words_;
    bool has_stipulation_ = false;
};

/// The id of a line that cannot be read as far as its opcodes, if it seems to have one.
std::string guess_id(std::string_view line) {
    for (const std::string_view mark : {" id \"", ";id \""}) {
        const std::size_t begin = line.find(mark);
        if (begin == std::string_view::npos) {
            continue;
        }
        const std::string_view rest = line.substr(begin + mark.size());
        const std::size_t end = rest.find('"');
        if (end != std::string_view::npos) {
            return std::string(rest.substr(0, end));
        }
    }
    return {};
}

class EpdSource : public ProblemSource {
public:
    EpdSource(LineReader lines, std::string file, const ReadingDefaults& defaults)
        : lines_(std::move(lines)), file_(std::move(file)), defaults_(defaults) {}

    std::optional<tl::expected<Problem, InputError>> next() override {
        while (const auto line = lines_.next()) {
            const std::size_t begin = line->text.find_first_not_of(" \t");
            if (begin == std::string::npos && !line->too_long) {
                continue;
            }
            if (begin != std::string::npos && line->text[begin] == '#') {
                continue;
            }
            ++problem_count_;
            return read_line(*line);
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] tl::unexpected<InputError> error(const SourceLine& line, const TextError& fault,
                                                   std::string id) const {
        return tl::unexpected(
            InputError{{file_, line.number, fault.column},
                       message(fault),
                       id.empty() ? std::to_string(problem_count_) : std::move(id)});
    }

    [[nodiscard]] tl::expected<Problem, InputError> read_line(const SourceLine& line) const {
        if (line.too_long) {
            return error(line,
                         {LineReader::longest + 1,
                          fmt::format("a line of more than {} bytes that begins {}",
                                      LineReader::longest, quoted(line.text)),
                          "one problem on a line"},
                         guess_id(line.text));
        }
        const std::string_view text = line.text;
        const std::size_t begin = text.find_first_not_of(" \t");
        std::size_t length = 0;
        auto setup = read_position_prefix(text.substr(begin), length);
        if (!setup) {
            TextError fault = setup.error();
            fault.column += begin;
            return error(line, fault, guess_id(text));
        }
        Problem problem;
        problem.setup = *setup;
        problem.place = {file_, line.number, begin + 1};
        const auto opcodes = split_epd_opcodes(text, begin + length);
        if (!opcodes) {
            return error(line, opcodes.error(), guess_id(text));
        }
        if (const auto fault = interpret(*opcodes, text, problem)) {
            return error(line, *fault, guess_id(text));
        }
        return problem;
    }

    [[nodiscard]] Fault interpret(const std::vector<EpdOpcode>& opcodes, std::string_view text,
                                  Problem& problem) const {
        OpcodeInterpreter interpreter(problem);
        for (const EpdOpcode& opcode : opcodes) {
            if (auto fault = interpreter.interpret(opcode)) {
                return fault;
            }
        }
        if (problem.id.empty()) {
            problem.id = std::to_string(problem_count_);
        }
        return interpreter.conclude(opcodes, text.size(), defaults_);
    }

    LineReader lines_;
    std::string file_;
    ReadingDefaults defaults_;
    std::size_t problem_count_ = 0;
};

}  // namespace

std::unique_ptr<ProblemSource> read_epd_lines(LineReader lines, std::string file,
                                              const ReadingDefaults& defaults) {
    return std::make_unique<EpdSource>(std::move(lines), std::move(file), defaults);
}

std::unique_ptr<ProblemSource> read_epd(std::istream& input, std::string file,
                                        const ReadingDefaults& defaults) {
    return read_epd_lines(LineReader(input), std::move(file), defaults);
}

}  // namespace alicemate
