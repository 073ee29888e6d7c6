#include "tools/batch/merge.h"

#include "tools/batch/reconcile.h"

#include <fmt/format.h>
#include <utility>

namespace alicemate {
namespace {

/// The columns of `result` besides its number.
constexpr std::string_view result_columns =
    "content, fen, rules, stipulation, outcome, verdict, reason, solution, text, solution_count, "
    "short_count, set_count, dual_count, counted_only, max_time, max_nodes, max_solutions, nodes, "
    "seconds, threads, hash_bytes, version, finished";

constexpr std::string_view known_columns =
    "outcome, verdict, solution, solution_count, short_count, set_count, dual_count, "
    "counted_only, nodes, finished";

KnownResult read_known(const Statement& row, int first) {
    KnownResult known;
    known.outcome = row.text(first);
    known.verdict = row.text(first + 1);
    known.solution = row.text(first + 2);
    known.solution_count = row.maybe_count(first + 3);
    known.short_count = row.maybe_count(first + 4);
    known.set_count = row.maybe_count(first + 5);
    known.dual_count = row.maybe_count(first + 6);
    known.counted_only = row.integer(first + 7) != 0;
    known.nodes = static_cast<std::uint64_t>(row.integer(first + 8));
    known.finished = row.text(first + 9);
    return known;
}

/// "sound, 1 solutions".
std::string summary_of(const KnownResult& known) {
    std::string text =
        fmt::format("{}, {} solutions", known.verdict, known.solution_count.value_or(0));
    if (known.short_count.value_or(0) > 0) {
        text += fmt::format(", {} short", *known.short_count);
    }
    return text;
}

/// Another file's tables stand beside those of the database under the name `other` while it lives.
class Attachment {
public:
    Attachment(Database& database, const std::string& path) : database_(database) {
        Statement attach = database.prepare("ATTACH ? AS other");
        attach.with(path).run();
    }
    Attachment(const Attachment&) = delete;
    Attachment& operator=(const Attachment&) = delete;
    Attachment(Attachment&&) = delete;
    Attachment& operator=(Attachment&&) = delete;
    ~Attachment() {
        try {
            database_.execute("DETACH other");
        } catch (const DatabaseError&) {
            // Closing the connection does the same.
        }
    }

private:
    Database& database_;
};

}  // namespace

void Merge::add(const std::string& path) {
    static_cast<void>(ResultsFile::open_for_reading(path));  // sees that it is one
    const Attachment attachment(out_.database(), path);
    Transaction transaction(out_.database());
    // Before the new ones are added, all that are found twice were known.
    reconcile_results(path);
    add_results(path);
    add_entries(path);
    transaction.commit();
}

void Merge::reconcile_results(const std::string& path) {
    const auto qualified = [](std::string_view table) {
        std::string text;
        for (std::size_t begin = 0; begin < known_columns.size();) {
            const std::size_t end = std::min(known_columns.find(", ", begin), known_columns.size());
            text += fmt::format(", {}.{}", table, known_columns.substr(begin, end - begin));
            begin = end + 2;
        }
        return text;
    };
    Statement pairs = out_.database().prepare(
        fmt::format("SELECT here.id, there.id{}{} FROM other.result AS there JOIN main.result AS "
                    "here ON here.content = there.content ORDER BY there.id",
                    qualified("here"), qualified("there")));
    std::vector<std::pair<std::int64_t, std::int64_t>> better;
    constexpr int columns_before = 2;
    constexpr int columns_of_known = 10;
    while (pairs.next()) {
        const KnownResult first = read_known(pairs, columns_before);
        const KnownResult second = read_known(pairs, columns_before + columns_of_known);
        const Reconciliation verdict = reconcile(first, second);
        if (verdict == Reconciliation::contradiction) {
            contradict(path, pairs.integer(0), summary_of(first), summary_of(second));
        } else if (verdict == Reconciliation::take_second) {
            better.emplace_back(pairs.integer(0), pairs.integer(1));
        }
    }
    pairs.reset();
    Statement replace = out_.database().prepare(fmt::format(
        "UPDATE main.result SET ({0}) = (SELECT {0} FROM other.result WHERE id = ?) WHERE id = ?",
        result_columns));
    for (const auto& [here, there] : better) {
        replace.with(there, here).run();
        sources_[here] = path;
        ++replaced_;
    }
}

void Merge::add_results(const std::string& path) {
    Statement fresh = out_.database().prepare(
        "SELECT id FROM other.result AS there WHERE NOT EXISTS "
        "(SELECT 1 FROM main.result WHERE content = there.content) ORDER BY id");
    std::vector<std::int64_t> ids;
    while (fresh.next()) {
        ids.push_back(fresh.integer(0));
    }
    fresh.reset();
    Statement copy = out_.database().prepare(fmt::format(
        "INSERT INTO main.result ({0}) SELECT {0} FROM other.result WHERE id = ?", result_columns));
    for (const std::int64_t id : ids) {
        copy.with(id).run();
        sources_[out_.database().last_row()] = path;
        ++added_;
    }
}

void Merge::add_entries(const std::string& path) {
    Statement differing = out_.database().prepare(
        "SELECT here.file, here.line, here.problem_id, here.twin FROM other.entry AS there "
        "JOIN main.entry AS here USING (file, problem_id, repeat, twin, phase) "
        "LEFT JOIN other.result AS theirs ON theirs.id = there.result "
        "LEFT JOIN main.result AS ours ON ours.id = here.result "
        "WHERE ours.content IS NOT theirs.content OR here.error IS NOT there.error "
        "ORDER BY there.id");
    while (differing.next()) {
        contradictions_.push_back(fmt::format(
            "{}:{}: problem {}{} is not the same in {} and {}", differing.text(0),
            differing.integer(1), differing.text(2),
            differing.text(3).empty() ? "" : " " + differing.text(3) + ")", out_.path(), path));
    }
    differing.reset();
    out_.database().execute(
        "INSERT INTO main.entry (file, line, column, problem_id, repeat, twin, phase, author, "
        "origin, title, result, error, seen) "
        "SELECT there.file, there.line, there.column, there.problem_id, there.repeat, there.twin, "
        "there.phase, there.author, there.origin, there.title, ours.id, there.error, 0 "
        "FROM other.entry AS there LEFT JOIN other.result AS theirs ON theirs.id = there.result "
        "LEFT JOIN main.result AS ours ON ours.content = theirs.content "
        "WHERE true ORDER BY there.id ON CONFLICT DO NOTHING");
}

void Merge::contradict(const std::string& path, std::int64_t result, const std::string& first,
                       const std::string& second) {
    Statement about = out_.database().prepare(
        "SELECT content, file, line, problem_id, twin FROM main.result LEFT JOIN main.entry ON "
        "entry.result = result.id WHERE result.id = ? ORDER BY entry.id LIMIT 1");
    about.with(result);
    about.next();
    const std::string twin = about.text(4);
    contradictions_.push_back(fmt::format("{}:{}: problem {}{}: {} in {}, but {} in {}; it is {}",
                                          about.text(1), about.integer(2), about.text(3),
                                          twin.empty() ? "" : " " + twin + ")", first,
                                          source_of(result), second, path, about.text(0)));
}

std::string Merge::source_of(std::int64_t result) const {
    const auto source = sources_.find(result);
    return source == sources_.end() ? out_.path() : source->second;
}

}  // namespace alicemate
