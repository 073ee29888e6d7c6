#pragma once

#include "tools/output.h"
#include "tools/session.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace alicemate {

/// A file to be written, or standard output. It is made when there is something to write, so that a
/// command that fails before leaves an older file as it was.
class OutputFile {
public:
    /// `-` is standard output.
    OutputFile(Session& session, std::string name) : session_(session), name_(std::move(name)) {}

    /// Appends the text. Throws OutputError.
    void print(std::string_view text);

    /// Appends the text, if there is any, and closes the file. Throws OutputError.
    void finish(std::string_view text);

private:
    struct Closer {
        void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
    };

    Session& session_;
    std::string name_;
    std::unique_ptr<std::FILE, Closer> file_;
    std::optional<Output> output_;
};

/// Throws UsageError if both names are those of one file.
void reject_same_file(const std::string& in, const std::string& out);

}  // namespace alicemate
