#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace alicemate {

/// A database cannot be opened, read or written; the message names its file.
class DatabaseError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A statement of SQL, prepared once and run as often as wanted. It may not outlive its database.
class Statement {
public:
    /// Starts anew with these values for its parameters, in order: whole numbers, double, text, or
    /// std::optional of them. Texts must live until the next start.
    template <typename... Values>
    Statement& with(const Values&... values) {
        reset();
        int place = 0;
        (bind(++place, values), ...);
        return *this;
    }

    /// Goes to the next row; false behind the last. Throws DatabaseError.
    bool next();
    /// Runs to the end. Throws DatabaseError.
    void run();
    /// Gives up the rows that are left, and the locks that they need.
    void reset();

    /// A column of the row, from 0. NULL is empty, or 0.
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::optional<std::uint64_t> maybe_count(int column) const;
    [[nodiscard]] std::optional<double> maybe_real(int column) const;
    [[nodiscard]] bool is_null(int column) const;

private:
    friend class Database;

    struct Finalizer {
        void operator()(sqlite3_stmt* statement) const;
    };

    explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}

    void bind(int place, std::int64_t value);
    void bind(int place, std::uint64_t value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, unsigned value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, bool value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, double value);
    void bind(int place, std::string_view value);
    void bind(int place, const std::string& value) { bind(place, std::string_view(value)); }
    void bind_null(int place);
    template <typename Value>
    void bind(int place, const std::optional<Value>& value) {
        if (value) {
            bind(place, *value);
        } else {
            bind_null(place);
        }
    }

    std::unique_ptr<sqlite3_stmt, Finalizer> statement_;
};

/// A connection to a database of SQLite. It is for one thread at a time. Other processes that hold
/// the database are waited for, up to a minute.
class Database {
public:
    enum class Access { read, write, create };

    /// Opens the file; with `create` it is made if it is not there. Throws DatabaseError.
    Database(const std::string& path, Access access);

    /// Runs statements without parameters and results. Throws DatabaseError.
    void execute(const std::string& sql);
    /// Throws DatabaseError.
    [[nodiscard]] Statement prepare(std::string_view sql) const;
    /// The number that the first row of a query begins with. Throws DatabaseError.
    [[nodiscard]] std::int64_t number(std::string_view sql) const;
    /// Of the row inserted last.
    [[nodiscard]] std::int64_t last_row() const;
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    struct Closer {
        void operator()(sqlite3* connection) const;
    };

    std::string path_;
    std::unique_ptr<sqlite3, Closer> connection_;
};

/// What is written while it lives becomes true at once by commit(), or not at all.
class Transaction {
public:
    explicit Transaction(Database& database);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction(Transaction&&) = delete;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// Throws DatabaseError.
    void commit();

private:
    Database& database_;
    bool is_open_ = true;
};

}  // namespace alicemate
