// Spoils certificates in every way that a checker has to notice.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace alicemate::test {

/// A certificate that proves nothing any more.
struct Corruption {
    std::string kind;    ///< what has been done to it
    std::string text;    ///< the spoilt certificate
    std::string reason;  ///< a regular expression that the checker's reason has to match
};

/// Corruptions of a valid certificate, any one: up to `times` of every kind that it has a place
/// for. What is left of it is no proof by construction, whatever the certificate proves. The same
/// seed gives the same.
std::vector<Corruption> corruptions_of(const std::string& certificate, unsigned times,
                                       std::uint32_t seed);

}  // namespace alicemate::test
