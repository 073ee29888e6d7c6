#pragma once

#include "core/text_error.h"
#include "problems/line_reader.h"

#include <optional>
#include <string>

namespace alicemate {

/// A part of a YAML stream that can be understood by itself: a document, or one item of a document
/// that is a list with its items at the beginning of the line.
struct YamlDocument {
    std::string text;
    std::size_t first_line = 1;
    /// Set if the text was not taken in, with the line it happened on.
    std::optional<TextError> fault;
    std::size_t fault_line = 0;
};

/// Cuts a YAML stream into documents by its lines, without understanding more of it than where one
/// begins (`---`, and `- ` of a list): so a fault in one does not spoil the next ones, and no more
/// than one of them is held. Anchors do not reach from one item of a list to another.
class YamlDocuments {
public:
    /// Longer documents are passed over.
    static constexpr std::size_t longest = std::size_t{8} << 20U;

    explicit YamlDocuments(LineReader lines) : lines_(std::move(lines)) {}

    /// The next document; those with nothing in them are passed over. Nothing at the end.
    std::optional<YamlDocument> next();

private:
    void append(YamlDocument& document, const SourceLine& line) const;

    LineReader lines_;
    bool in_list_ = false;  ///< of a document that is a list
};

}  // namespace alicemate
