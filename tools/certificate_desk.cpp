#include "tools/certificate_desk.h"

#include "problems/certificate_text.h"
#include "tools/certificate_check.h"
#include "tools/certificate_file.h"
#include "tools/failures.h"
#include "tools/stop_status.h"

#include <fmt/format.h>

namespace alicemate {
namespace {

std::string why_not(const Certification& done) {
    switch (done.result) {
        case CertificateBuilder::Result::stopped:
            return done.reason == StopReason::interrupted
                       ? "interrupted"
                       : fmt::format("stopped by the limit of {}", to_string(done.reason));
        case CertificateBuilder::Result::contradicted:
            return "what was found does not hold; this is an error of the program";
        case CertificateBuilder::Result::complete: break;
    }
    return {};
}

ExitStatus status_of(const Certification& done) {
    switch (done.result) {
        case CertificateBuilder::Result::complete: return ExitStatus::as_expected;
        case CertificateBuilder::Result::stopped: return status_of(done.reason);
        case CertificateBuilder::Result::contradicted: break;
    }
    return ExitStatus::internal;
}

}  // namespace

std::vector<OptionSpec> certificate_option_specs() {
    using enum OptionSpec::Value;
    return {
        {"certificate", required, "FILE",
         "write a proof of the answer that alicemate-check verifies, compressed by zstd if FILE "
         "ends in .zst or the proof is longer than 1 MiB; with several problems, twins or "
         "positions the second goes to FILE with -2 in front of its extension, and so on"},
        {"check", none, "",
         "have the proof verified by alicemate-check, which lies beside this program; status 5 "
         "if it is rejected"}};
}

CertificateWishes read_certificate_wishes(const ParsedArguments& arguments) {
    CertificateWishes wishes{arguments.value("certificate"), arguments.has("check")};
    if (wishes.file && (wishes.file->empty() || *wishes.file == "-")) {
        throw UsageError(
            "--certificate: expected the name of a file; standard output is for the solution");
    }
    return wishes;
}

ExitStatus CertificateDesk::issue(const std::string& label, const Certify& certify) {
    ++count_;
    if (!wishes_.file) {
        return check_unwritten(label, certify);
    }
    const std::string name = numbered_name(*wishes_.file, count_);
    const Certification done = write_file(name, certify);
    if (done.result != CertificateBuilder::Result::complete) {
        return status_of_writing(label, done);
    }
    remark(fmt::format("{}: certificate {}, {} nodes", label, name, done.nodes));
    return wishes_.check ? check_file(label, name) : ExitStatus::as_expected;
}

Certification CertificateDesk::write_file(const std::string& name, const Certify& certify) {
    CertificateFile file(name);
    CertificateWriter writer([&](std::string_view text) { file.print(text); });
    const Certification done = certify(writer);
    if (done.result == CertificateBuilder::Result::complete) {
        file.finish();
    }
    return done;
}

ExitStatus CertificateDesk::check_file(const std::string& label, const std::string& name) {
    return tell(label, CertificateCheck(session_.stop, name).verdict());
}

/// Through a pipe, as the certificate comes into being.
ExitStatus CertificateDesk::check_unwritten(const std::string& label, const Certify& certify) {
    CertificateCheck check(session_.stop);
    CertificateWriter writer([&](std::string_view text) { check.print(text); });
    const Certification done = certify(writer);
    return done.result == CertificateBuilder::Result::complete ? tell(label, check.verdict())
                                                               : status_of_writing(label, done);
}

ExitStatus CertificateDesk::status_of_writing(const std::string& label, const Certification& done) {
    warn(fmt::format("{}: no certificate: {}", label, why_not(done)));
    return status_of(done);
}

ExitStatus CertificateDesk::tell(const std::string& label, const CheckVerdict& verdict) {
    if (session_.stop.stop_requested()) {
        warn(label + ": certificate not checked: interrupted");
        return ExitStatus::interrupted;
    }
    if (verdict.kind != CheckVerdict::verified) {
        warn(fmt::format("{}: certificate {}: {}", label,
                         verdict.kind == CheckVerdict::rejected ? "rejected" : "not checked",
                         verdict.report));
        return ExitStatus::internal;
    }
    remark(label + ": certificate verified");
    return ExitStatus::as_expected;
}

void CertificateDesk::remark(const std::string& text) const {
    if (!quiet_) {
        warn(text);
    }
}

}  // namespace alicemate
