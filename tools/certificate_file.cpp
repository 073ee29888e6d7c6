#include "tools/certificate_file.h"

#include "tools/failures.h"

#include <cerrno>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>
#include <utility>

namespace alicemate {
namespace {

constexpr std::size_t most_uncompressed = std::size_t{1} << 20U;
constexpr std::string_view compressed_extension = ".zst";

bool ends_with_compressed_extension(std::string_view name) {
    return name.ends_with(compressed_extension);
}

/// Whether a file may be put in the place of what has the name: a file, or nothing.
bool may_be_replaced(const std::string& name) {
    std::error_code error;
    const auto type = std::filesystem::symlink_status(name, error).type();
    return type == std::filesystem::file_type::regular ||
           type == std::filesystem::file_type::not_found;
}

}  // namespace

CertificateFile::CertificateFile(std::string name)
    : name_(std::move(name)), path_(may_be_replaced(name_) ? name_ + ".partial" : name_) {
    open();
    if (ends_with_compressed_extension(name_)) {
        begin_compressing();
    }
}

CertificateFile::~CertificateFile() {
    if (file_ && path_ != name_) {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
}

void CertificateFile::open() {
    file_.reset(std::fopen(path_.c_str(), "wbe"));
    if (!file_) {
        fail();
    }
    output_.emplace(file_.get(), name_);
}

void CertificateFile::begin_compressing() {
    compressed_.emplace([this](std::string_view text) { output_->print(text); });
    compressed_->print(std::exchange(held_, {}));
}

void CertificateFile::print(std::string_view text) {
    if (compressed_) {
        compressed_->print(text);
        return;
    }
    held_.append(text);
    if (held_.size() > most_uncompressed) {
        begin_compressing();
    }
}

void CertificateFile::finish() {
    if (compressed_) {
        compressed_->finish();
    } else {
        output_->print(held_);
    }
    if (std::fclose(file_.release()) != 0) {
        fail();
    }
    if (path_ != name_ && std::rename(path_.c_str(), name_.c_str()) != 0) {
        fail();
    }
}

void CertificateFile::fail() const {
    throw OutputError("cannot write to " + name_ + ": " + std::generic_category().message(errno));
}

std::string numbered_name(const std::string& name, unsigned number) {
    if (number == 1) {
        return name;
    }
    const std::size_t end =
        name.size() - (ends_with_compressed_extension(name) ? compressed_extension.size() : 0);
    const std::size_t begin = name.find_last_of('/') + 1;
    const std::size_t dot = name.substr(0, end).find_last_of('.');
    const bool has_extension = dot != std::string::npos && dot > begin;
    return std::string(name).insert(has_extension ? dot : end, fmt::format("-{}", number));
}

}  // namespace alicemate
