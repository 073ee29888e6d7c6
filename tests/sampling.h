// How much work the tests do, in one place.
#pragma once

namespace alicemate {

/// Sample sizes are divided by this: sanitizers make the tests 10 to 50 times slower, valgrind
/// (preset `valgrind`) more.
#if defined(ALICEMATE_THRIFTY_TESTS)
inline constexpr unsigned thrift = 50;
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr unsigned thrift = 10;
#else
inline constexpr unsigned thrift = 1;
#endif

/// How many samples a test takes that would like `wanted` of them; at least one.
constexpr unsigned sample(unsigned wanted) {
    return wanted < thrift ? 1 : wanted / thrift;
}

}  // namespace alicemate
