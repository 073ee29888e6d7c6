#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

struct ZSTD_CCtx_s;

namespace alicemate {

/// Compresses a text piece by piece into one zstd frame.
class ZstdStream {
public:
    /// Receives what is compressed; may throw.
    using Print = std::function<void(std::string_view)>;

    /// Throws std::bad_alloc.
    explicit ZstdStream(Print print);

    void print(std::string_view text);
    /// Ends the frame. Nothing may be printed after it.
    void finish();

private:
    struct Free {
        void operator()(ZSTD_CCtx_s* context) const;
    };

    void compress(std::string_view text, bool is_last);

    Print print_;
    std::unique_ptr<ZSTD_CCtx_s, Free> context_;
    std::string buffer_;
};

}  // namespace alicemate
