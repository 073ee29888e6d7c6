#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace alicemate {

/// What the checker says of a certificate.
struct CheckVerdict {
    enum Kind {
        verified,
        rejected,
        undone,  ///< it did not come to a verdict
    };

    Kind kind = undone;
    std::string report;  ///< what it printed, without the last line feed
};

/// `alicemate-check`, the program that lies beside this one, at work on one certificate. A request
/// to stop ends it.
class CertificateCheck {
public:
    /// Starts it; the certificate comes by print(). Throws OutputError if it cannot be started.
    explicit CertificateCheck(std::stop_token stop);
    /// Starts it on a file. Throws OutputError if it cannot be started.
    CertificateCheck(std::stop_token stop, const std::string& file);
    CertificateCheck(const CertificateCheck&) = delete;
    CertificateCheck& operator=(const CertificateCheck&) = delete;
    CertificateCheck(CertificateCheck&&) = delete;
    CertificateCheck& operator=(CertificateCheck&&) = delete;
    /// Ends it, if its verdict was not asked for.
    ~CertificateCheck();

    /// Hands over a piece of the certificate. A checker that has rejected it already is not
    /// bothered further. Throws OutputError if that is not why it takes no more.
    void print(std::string_view text);

    /// Waits for the verdict.
    CheckVerdict verdict();

private:
    struct Closer {
        void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
    };
    struct Kill {
        pid_t child;
        void operator()() const;
    };
    using File = std::unique_ptr<std::FILE, Closer>;

    void start(const std::string& operand, int input);
    int wait();
    [[nodiscard]] std::string read_report() const;

    std::stop_token stop_;
    File report_;  ///< a file without a name, so that the checker never waits for its reader
    File input_;   ///< the end of the pipe that is written to, if there is one
    pid_t child_ = 0;
    std::optional<std::stop_callback<Kill>> kill_on_stop_;
};

}  // namespace alicemate
