#pragma once

#include "tools/output.h"
#include "tools/zstd_stream.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace alicemate {

/// A certificate on its way into a file: compressed by zstd if the name ends in `.zst`, or if it
/// grows beyond a MiB. The file has another name, with `.partial` behind it, until it is finished;
/// if it never is, nothing stays, and an older file of the name stays as it was. What is no
/// regular file (a device, a pipe) is written to as it is.
class CertificateFile {
public:
    explicit CertificateFile(std::string name);
    CertificateFile(const CertificateFile&) = delete;
    CertificateFile& operator=(const CertificateFile&) = delete;
    CertificateFile(CertificateFile&&) = delete;
    CertificateFile& operator=(CertificateFile&&) = delete;
    ~CertificateFile();

    /// Appends the text. Throws OutputError.
    void print(std::string_view text);
    /// Writes what is left, and gives the file its name. Throws OutputError.
    void finish();

    [[nodiscard]] const std::string& name() const { return name_; }

private:
    struct Closer {
        void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
    };

    void open();
    void begin_compressing();
    [[noreturn]] void fail() const;

    std::string name_;
    std::string path_;  ///< where it is written to
    std::string held_;  ///< the text, while it is not decided whether to compress
    std::unique_ptr<std::FILE, Closer> file_;
    std::optional<Output> output_;
    std::optional<ZstdStream> compressed_;
};

/// The name of the certificate with that number, from 1: the name given, with `-2` in front of its
/// extension (`proof-2.cert.zst`) for the second, and so on.
std::string numbered_name(const std::string& name, unsigned number);

}  // namespace alicemate
