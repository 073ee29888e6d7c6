#include "problems/certificate_text.h"

#include "core/move_text.h"
#include "core/position_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace alicemate {
namespace {

constexpr std::size_t piece_size = std::size_t{1} << 16U;
constexpr std::size_t forgotten_per_line = 100;

char letter_of(NodeKind kind) {
    switch (kind) {
        case NodeKind::wins: return 'W';
        case NodeKind::loses: return 'L';
        case NodeKind::fails: return 'F';
        case NodeKind::holds: return 'H';
        case NodeKind::keys: break;
    }
    return 'K';
}

std::string_view name_of(Play play) {
    switch (play) {
        case Play::self: return "self";
        case Play::semi_reflex: return "semi-reflex";
        case Play::reflex: return "reflex";
        default: return "direct";
    }
}

std::string_view name_of(Goal goal) {
    return goal == Goal::stalemate ? "stalemate" : "mate";
}

std::string rules_text(const Rules& rules) {
    return fmt::format("transfer={} en-passant={} castling={}", rules.transfer ? "yes" : "no",
                       en_passant_names.at(static_cast<std::size_t>(rules.en_passant)),
                       castling_names.at(static_cast<std::size_t>(rules.castling)));
}

std::string length_text(ProofLength length) {
    return length.is_forever() ? "*" : std::to_string(length.moves());
}

}  // namespace

std::string certificate_position(const Position& position) {
    Setup setup = position.to_setup();
    if (!position.can_capture_in_passing()) {
        setup.en_passant.reset();
    }
    return position.rules().transfer ? write_two_board(setup) : write_plain(setup).value_or("");
}

std::string to_string(const CertificateClaim& claim, Goal goal) {
    std::string text;
    switch (claim.kind) {
        case CertificateClaim::wins: text = name_of(goal); break;
        case CertificateClaim::does_not_win: text = fmt::format("no {}", name_of(goal)); break;
        case CertificateClaim::has_keys:
            text = "keys";
            for (const Move key : claim.keys) {
                text += ' ' + write_coordinate(key);
            }
            break;
    }
    return text + fmt::format(" in {}", claim.moves);
}

void CertificateWriter::begin(const CertificateSubject& subject,
                              std::span<const CertificateClaim> claims) {
    text_ += "alicemate-certificate 1\n";
    add_line("rules", rules_text(subject.position.rules()));
    add_line("play", name_of(subject.play));
    add_line("goal", name_of(subject.goal));
    add_line("position", certificate_position(subject.position));
    for (const CertificateClaim& claim : claims) {
        add_line("claim", to_string(claim, subject.goal));
    }
    text_ += "nodes\n";
}

void CertificateWriter::add_line(std::string_view head, std::string_view rest) {
    text_.append(head).append(1, ' ').append(rest).append(1, '\n');
}

void CertificateWriter::add_number(std::uint64_t number) {
    fmt::format_to(std::back_inserter(text_), " {}", number);
}

void CertificateWriter::node(const CertificateNode& node) {
    text_ += letter_of(node.kind);
    add_number(node.id);
    text_.append(1, ' ').append(length_text(node.length));
    text_.append(1, ' ').append(certificate_position(node.position));
    for (const NodeLink& link : node.links) {
        text_.append(1, ' ').append(write_coordinate(link.move));
        if (link.child != 0) {
            add_number(link.child);
        }
    }
    text_ += '\n';
    last_id_ = node.id;
    print_if(text_.size() >= piece_size);
}

void CertificateWriter::forget(std::span<const NodeId> nodes) {
    while (!nodes.empty()) {
        const auto line = nodes.first(std::min(nodes.size(), forgotten_per_line));
        nodes = nodes.subspan(line.size());
        text_ += 'x';
        std::for_each(line.begin(), line.end(), [&](NodeId id) { add_number(id); });
        text_ += '\n';
        print_if(text_.size() >= piece_size);
    }
}

void CertificateWriter::end(std::span<const NodeId> proofs) {
    std::size_t claim = 0;
    for (const NodeId proof : proofs) {
        add_line("proof", fmt::format("{} {}", ++claim, proof));
    }
    add_line("end", fmt::format("{}", last_id_));
    print_if(true);
}

void CertificateWriter::print_if(bool due) {
    if (due) {
        print_(text_);
        text_.clear();
    }
}

}  // namespace alicemate
