#include "tools/batch/database.h"

#include <sqlite3.h>

namespace alicemate {
namespace {

constexpr int patience_ms = 60'000;

[[noreturn]] void fail(sqlite3* connection, const std::string& path) {
    const char* const what = connection == nullptr ? "out of memory" : sqlite3_errmsg(connection);
    throw DatabaseError(path + ": " + what);
}

int flags_of(Database::Access access) {
    switch (access) {
        case Database::Access::read: return SQLITE_OPEN_READONLY;
        case Database::Access::write: return SQLITE_OPEN_READWRITE;
        case Database::Access::create: return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    }
    return 0;
}

[[noreturn]] void fail(sqlite3_stmt* statement) {
    sqlite3* const connection = sqlite3_db_handle(statement);
    const char* const file = sqlite3_db_filename(connection, "main");
    fail(connection, file == nullptr ? "database" : file);
}

}  // namespace

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

void Statement::reset() {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
}

bool Statement::next() {
    const int result = sqlite3_step(statement_.get());
    if (result != SQLITE_ROW && result != SQLITE_DONE) {
        fail(statement_.get());
    }
    return result == SQLITE_ROW;
}

void Statement::run() {
    while (next()) {
    }
    reset();
}

std::string Statement::text(int column) const {
    // The text before its length, which is that of the last conversion.
    const auto* const text =
        reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return text == nullptr ? std::string() : std::string(text, static_cast<std::size_t>(size));
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

std::optional<std::uint64_t> Statement::maybe_count(int column) const {
    return is_null(column) ? std::nullopt
                           : std::optional(static_cast<std::uint64_t>(integer(column)));
}

std::optional<double> Statement::maybe_real(int column) const {
    return is_null(column) ? std::nullopt
                           : std::optional(sqlite3_column_double(statement_.get(), column));
}

bool Statement::is_null(int column) const {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

void Statement::bind(int place, std::int64_t value) {
    if (sqlite3_bind_int64(statement_.get(), place, value) != SQLITE_OK) {
        fail(statement_.get());
    }
}

void Statement::bind(int place, double value) {
    if (sqlite3_bind_double(statement_.get(), place, value) != SQLITE_OK) {
        fail(statement_.get());
    }
}

void Statement::bind(int place, std::string_view value) {
    if (sqlite3_bind_text64(statement_.get(), place, value.data() == nullptr ? "" : value.data(),
                            value.size(), SQLITE_STATIC, SQLITE_UTF8) != SQLITE_OK) {
        fail(statement_.get());
    }
}

void Statement::bind_null(int place) {
    if (sqlite3_bind_null(statement_.get(), place) != SQLITE_OK) {
        fail(statement_.get());
    }
}

void Database::Closer::operator()(sqlite3* connection) const {
    sqlite3_close_v2(connection);
}

Database::Database(const std::string& path, Access access) : path_(path) {
    sqlite3* connection = nullptr;
    const int result =
        sqlite3_open_v2(path.c_str(), &connection, flags_of(access) | SQLITE_OPEN_NOMUTEX, nullptr);
    connection_.reset(connection);
    if (result != SQLITE_OK) {
        fail(connection, path);
    }
    sqlite3_busy_timeout(connection, patience_ms);
}

void Database::execute(const std::string& sql) {
    if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        fail(connection_.get(), path_);
    }
}

Statement Database::prepare(std::string_view sql) const {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK) {
        fail(connection_.get(), path_);
    }
    return Statement(statement);
}

std::int64_t Database::number(std::string_view sql) const {
    Statement statement = prepare(sql);
    return statement.next() ? statement.integer(0) : 0;
}

std::int64_t Database::last_row() const {
    return sqlite3_last_insert_rowid(connection_.get());
}

Transaction::Transaction(Database& database) : database_(database) {
    database.execute("BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
    if (is_open_) {
        try {
            database_.execute("ROLLBACK");
        } catch (const DatabaseError&) {
            // Closing the connection does the same.
        }
    }
}

void Transaction::commit() {
    database_.execute("COMMIT");
    is_open_ = false;
}

}  // namespace alicemate
