#include "tools/output_file.h"

#include "tools/failures.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace alicemate {

void OutputFile::print(std::string_view text) {
    if (name_ == "-") {
        session_.output.print(text);
        return;
    }
    if (!output_) {
        file_.reset(std::fopen(name_.c_str(), "wb"));
        if (!file_) {
            throw OutputError("cannot write to " + name_ + ": " +
                              std::generic_category().message(errno));
        }
        output_.emplace(file_.get(), name_);
    }
    output_->print(text);
}

void OutputFile::finish(std::string_view text) {
    if (!text.empty()) {
        print(text);
    }
    output_.reset();
    std::FILE* const file = file_.release();
    if (file != nullptr && std::fclose(file) != 0) {
        throw OutputError("cannot write to " + name_ + ": " +
                          std::generic_category().message(errno));
    }
}

void reject_same_file(const std::string& in, const std::string& out) {
    std::error_code error;
    const bool same =
        in != "-" && out != "-" && (in == out || std::filesystem::equivalent(in, out, error));
    if (same) {
        throw UsageError("IN and OUT are one file");
    }
}

}  // namespace alicemate
