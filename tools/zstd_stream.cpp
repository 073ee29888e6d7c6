#include "tools/zstd_stream.h"

#include "tools/failures.h"

#include <new>
#include <utility>
#include <zstd.h>

namespace alicemate {

void ZstdStream::Free::operator()(ZSTD_CCtx_s* context) const {
    ZSTD_freeCCtx(context);
}

ZstdStream::ZstdStream(Print print)
    : print_(std::move(print)), context_(ZSTD_createCCtx()), buffer_(ZSTD_CStreamOutSize(), '\0') {
    if (!context_) {
        throw std::bad_alloc();
    }
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
}

void ZstdStream::print(std::string_view text) {
    compress(text, false);
}

void ZstdStream::finish() {
    compress({}, true);
}

void ZstdStream::compress(std::string_view text, bool is_last) {
    ZSTD_inBuffer in{text.data(), text.size(), 0};
    for (bool done = false; !done;) {
        ZSTD_outBuffer out{buffer_.data(), buffer_.size(), 0};
        const std::size_t left =
            ZSTD_compressStream2(context_.get(), &out, &in, is_last ? ZSTD_e_end : ZSTD_e_continue);
        if (ZSTD_isError(left) != 0) {
            throw OutputError(std::string("cannot compress: ") + ZSTD_getErrorName(left));
        }
        if (out.pos > 0) {
            print_(std::string_view(buffer_).substr(0, out.pos));
        }
        done = is_last ? left == 0 : in.pos == in.size;
    }
}

}  // namespace alicemate
