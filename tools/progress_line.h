#pragma once

#include "solver/search_control.h"

#include <functional>
#include <string>

namespace alicemate {

/// "label: 12 s, 30.5 million positions, 3 of 20 parts done".
std::string progress_text(const std::string& label, const Progress& progress);

/// One line on the terminal that tells how far a search has come, rewritten in place. It appears
/// only after a second, and never where standard error is no terminal.
class ProgressLine {
public:
    /// `label` says what is being done; a quiet line never shows.
    ProgressLine(std::string label, bool quiet);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ProgressLine(ProgressLine&&) = delete;
    ProgressLine& operator=(ProgressLine&&) = delete;
    /// Erases the line.
    ~ProgressLine();

    /// For SearchControl; empty if the line never shows. The line must outlive the search.
    [[nodiscard]] std::function<void(const Progress&)> observer();
    /// To be called when the search has ended, before its result is printed.
    void erase();

private:
    void show(const Progress& progress);

    std::string label_;
    bool enabled_;
    bool shown_ = false;
};

}  // namespace alicemate
