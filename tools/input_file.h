#pragma once

#include <stop_token>
#include <streambuf>
#include <string>
#include <vector>

namespace alicemate {

/// A file, or standard input, to be read through a std::istream. A request to stop ends it even
/// while nothing arrives, as if the file ended there.
class InputFile : public std::streambuf {
public:
    /// Opens the file; `-` is standard input. If that fails, error() says why.
    InputFile(const std::string& name, std::stop_token stop);
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    InputFile(InputFile&&) = delete;
    InputFile& operator=(InputFile&&) = delete;
    ~InputFile() override;

    /// The name for messages.
    [[nodiscard]] const std::string& name() const { return name_; }
    /// Why the file could not be opened or read to its end; empty if all went well.
    [[nodiscard]] const std::string& error() const { return error_; }

protected:
    int_type underflow() override;

private:
    [[nodiscard]] bool await_data() const;
    void note_error(const char* what);

    std::string name_;
    std::stop_token stop_;
    std::string error_;
    std::vector<char> buffer_;
    int descriptor_ = -1;
};

}  // namespace alicemate
