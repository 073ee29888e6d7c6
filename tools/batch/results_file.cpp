#include "tools/batch/results_file.h"

#include "tools/batch/network_file_system.h"

#include <filesystem>
#include <fmt/format.h>

namespace alicemate {
namespace {

/// "AlcM": by this SQLite databases of the program are known.
constexpr std::int64_t application_id = 0x416c634d;
constexpr std::int64_t schema_version = 1;

constexpr const char* schema = R"(
CREATE TABLE result (
    id             INTEGER PRIMARY KEY,
    content        TEXT NOT NULL UNIQUE,
    fen            TEXT NOT NULL,
    rules          TEXT NOT NULL,
    stipulation    TEXT NOT NULL,
    outcome        TEXT NOT NULL DEFAULT 'pending',
    verdict        TEXT,
    reason         TEXT,
    solution       TEXT,
    text           TEXT,
    solution_count INTEGER,
    short_count    INTEGER,
    set_count      INTEGER,
    dual_count     INTEGER,
    counted_only   INTEGER NOT NULL DEFAULT 0,
    max_time       REAL,
    max_nodes      INTEGER,
    max_solutions  INTEGER,
    nodes          INTEGER,
    seconds        REAL,
    threads        INTEGER,
    hash_bytes     INTEGER,
    version        TEXT,
    finished       TEXT
);
CREATE TABLE entry (
    id         INTEGER PRIMARY KEY,
    file       TEXT NOT NULL,
    line       INTEGER NOT NULL,
    column     INTEGER NOT NULL,
    problem_id TEXT NOT NULL,
    repeat     INTEGER NOT NULL,
    twin       TEXT NOT NULL,
    phase      TEXT NOT NULL,
    author     TEXT NOT NULL,
    origin     TEXT NOT NULL,
    title      TEXT NOT NULL,
    result     INTEGER REFERENCES result (id),
    error      TEXT,
    seen       INTEGER NOT NULL,
    UNIQUE (file, problem_id, repeat, twin, phase)
);
CREATE INDEX entry_by_result ON entry (result);
CREATE INDEX entry_by_place ON entry (file, line, column, problem_id, length(twin), twin, phase);
CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
INSERT INTO counter VALUES ('runs', 0);
CREATE VIEW problem AS
SELECT file, line, column, problem_id AS id, twin, phase, author, origin, title,
       fen, rules, stipulation, content,
       CASE WHEN error IS NULL THEN outcome ELSE 'error' END AS outcome,
       verdict, reason, error,
       json_extract(solution, '$.keys') AS keys,
       json_extract(solution, '$.lines') AS lines,
       json_extract(solution, '$.duals') AS duals,
       solution, text, solution_count, short_count, set_count, dual_count,
       max_time, max_nodes, max_solutions, nodes, seconds, threads, hash_bytes, version, finished
FROM entry LEFT JOIN result ON result.id = entry.result;
)";

constexpr const char* all_rows =
    "SELECT file, line, column, id, twin, phase, author, origin, title, fen, rules, stipulation, "
    "content, outcome, verdict, reason, error, solution, text, solution_count, short_count, "
    "set_count, dual_count, max_time, max_nodes, max_solutions, nodes, seconds, threads, "
    "hash_bytes, version, finished "
    "FROM problem ORDER BY file, line, column, id, length(twin), twin, phase";

/// The columns of all_rows one after another.
class RowReader {
public:
    explicit RowReader(const Statement& statement) : statement_(statement) {}

    void read(std::string& value) { value = statement_.text(column_++); }
    void read(std::uint64_t& value) {
        value = static_cast<std::uint64_t>(statement_.integer(column_++));
    }
    void read(std::optional<std::uint64_t>& value) { value = statement_.maybe_count(column_++); }
    void read(std::optional<double>& value) { value = statement_.maybe_real(column_++); }

    template <typename... Values>
    void read_all(Values&... values) {
        (read(values), ...);
    }

private:
    const Statement& statement_;
    int column_ = 0;
};

ResultRow read_row(const Statement& statement) {
    ResultRow row;
    RowReader reader(statement);
    reader.read_all(row.file, row.line, row.column, row.id, row.twin, row.phase, row.author,
                    row.origin, row.title, row.fen, row.rules, row.stipulation, row.content,
                    row.outcome, row.verdict, row.reason, row.error, row.solution, row.text,
                    row.solution_count, row.short_count, row.set_count, row.dual_count,
                    row.max_time, row.max_nodes, row.max_solutions, row.nodes, row.seconds,
                    row.threads, row.hash_bytes, row.version, row.finished);
    return row;
}

bool is_empty(const Database& database) {
    return database.number("SELECT count(*) FROM sqlite_schema") == 0;
}

std::string folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path();
    return folder.empty() ? "." : folder;
}

void check_kind(const Database& database) {
    if (database.number("PRAGMA application_id") != application_id) {
        throw DatabaseError(database.path() + ": found another database, expected results");
    }
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version != schema_version) {
        throw DatabaseError(fmt::format("{}: found results of format {}, expected format {}",
                                        database.path(), version, schema_version));
    }
}

}  // namespace

ResultsFile ResultsFile::open(const std::string& path) {
    Database database(path, Database::Access::create);
    if (!is_empty(database)) {
        check_kind(database);
    }
    database.execute(is_on_network_file_system(folder_of(path)) ? "PRAGMA journal_mode = DELETE"
                                                                : "PRAGMA journal_mode = WAL");
    // What was committed is to survive a loss of power too.
    database.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    Transaction transaction(database);
    if (is_empty(database)) {
        database.execute(schema);
        database.execute(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}",
                                     application_id, schema_version));
    }
    transaction.commit();
    return ResultsFile(std::move(database));
}

ResultsFile ResultsFile::open_for_reading(const std::string& path) {
    if (!std::filesystem::exists(path)) {
        throw DatabaseError(path + ": there is no such file");
    }
    Database database(path, Database::Access::read);
    check_kind(database);
    return ResultsFile(std::move(database));
}

void ResultsFile::fold_log() {
    try {
        database_.execute("PRAGMA journal_mode = DELETE");
    } catch (const DatabaseError&) {
        // Somebody is reading; the log stays beside the file, which does no harm.
    }
}

void ResultsFile::for_each_row(const std::function<void(const ResultRow&)>& function) const {
    Statement statement = database_.prepare(all_rows);
    while (statement.next()) {
        function(read_row(statement));
    }
}

}  // namespace alicemate
