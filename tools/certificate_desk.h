#pragma once

#include "solver/solve.h"
#include "tools/command_line.h"
#include "tools/exit_status.h"
#include "tools/session.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace alicemate {

struct CheckVerdict;

/// Whether certificates are wanted, and what for.
struct CertificateWishes {
    std::optional<std::string> file;  ///< --certificate
    bool check = false;               ///< --check

    [[nodiscard]] bool any() const { return file || check; }
};

/// The options `certificate` and `check`, for CommandSpec::options.
std::vector<OptionSpec> certificate_option_specs();

/// Throws UsageError.
CertificateWishes read_certificate_wishes(const ParsedArguments& arguments);

/// Where the answers of one run get their certificates: it names the files, has certificates
/// written and checked, and tells on standard error what came of it.
class CertificateDesk {
public:
    /// Has a certificate written to a sink.
    using Certify = std::function<Certification(CertificateSink&)>;

    /// A quiet one tells only what went wrong.
    CertificateDesk(const Session& session, CertificateWishes wishes, bool quiet)
        : session_(session), wishes_(std::move(wishes)), quiet_(quiet) {}

    [[nodiscard]] bool is_open() const { return wishes_.any(); }

    /// The certificate of the next answer, which the label names. Status: rejected by the checker,
    /// or contradicted by the search: internal; stopped: undecided or interrupted. Throws
    /// OutputError if the file cannot be written or the checker cannot be run.
    ExitStatus issue(const std::string& label, const Certify& certify);

    /// The next answer has none; its number is passed over.
    void skip() { ++count_; }

private:
    Certification write_file(const std::string& name, const Certify& certify);
    ExitStatus check_file(const std::string& label, const std::string& name);
    ExitStatus check_unwritten(const std::string& label, const Certify& certify);
    ExitStatus status_of_writing(const std::string& label, const Certification& done);
    ExitStatus tell(const std::string& label, const CheckVerdict& verdict);
    void remark(const std::string& text) const;

    const Session& session_;
    CertificateWishes wishes_;
    bool quiet_;
    unsigned count_ = 0;  ///< answers so far, with a certificate or without
};

}  // namespace alicemate
