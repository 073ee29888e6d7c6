#pragma once

#include "tools/batch/database.h"
#include "tools/batch/result_row.h"

#include <functional>
#include <string>

namespace alicemate {

/// A file of results: an SQLite database with
///
///     result   what came of a problem; a problem is known by its content alone (content_text())
///     entry    where problems and twins stand in collections, each with its result, and what
///              could not be read, with the error
///     problem  a view that joins them, with the columns of ResultRow
///
/// It can be read while it is written. On local disks SQLite's write-ahead log is used; on network
/// file systems, where that cannot work, a rollback journal.
class ResultsFile {
public:
    /// Opens the file for writing, and makes it if it is not there. Throws DatabaseError, also if
    /// the file is something else, or of a later version of the program.
    static ResultsFile open(const std::string& path);
    /// Opens a file that is there. Throws DatabaseError.
    static ResultsFile open_for_reading(const std::string& path);

    /// Calls the function with every row, by file and place in it; twins follow their diagram.
    /// Costs the memory of one row. Throws DatabaseError.
    void for_each_row(const std::function<void(const ResultRow&)>& function) const;

    /// To be called when all is written: makes one plain file of it, without a log beside it, that
    /// can be copied, and read where nothing can be written.
    void fold_log();

    [[nodiscard]] Database& database() { return database_; }
    [[nodiscard]] const std::string& path() const { return database_.path(); }

private:
    explicit ResultsFile(Database database) : database_(std::move(database)) {}

    Database database_;
};

}  // namespace alicemate
