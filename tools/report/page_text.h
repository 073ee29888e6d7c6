#pragma once

#include <string_view>

namespace alicemate {

/// The page of a report, page/page.html with its style and scripts put in, as a template: where
/// `{{rows}}` and `{{summary}}` stand belong the data.
extern const std::string_view page_text;

}  // namespace alicemate
