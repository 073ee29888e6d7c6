# Which instructions the compiler may use. The generator counts bits and extracts them (popcnt,
# BMI2); with neither it still works, slower. `auto` asks the machine that builds.
set(ALICEMATE_PROCESSOR "auto" CACHE STRING
    "auto, baseline, or a value for -march= such as x86-64-v3")

set(ALICEMATE_PROCESSOR_FLAGS "")
if(ALICEMATE_PROCESSOR STREQUAL "auto")
  include(CheckCXXSourceRuns)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    check_cxx_source_runs(
      "int main() { return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1; }"
      ALICEMATE_HAS_X86_64_V3)
    check_cxx_source_runs(
      "int main() { return __builtin_cpu_supports(\"popcnt\") ? 0 : 1; }" ALICEMATE_HAS_POPCNT)
    if(ALICEMATE_HAS_X86_64_V3)
      set(ALICEMATE_PROCESSOR_FLAGS -march=x86-64-v3)
    elseif(ALICEMATE_HAS_POPCNT)
      set(ALICEMATE_PROCESSOR_FLAGS -march=x86-64-v2)
    endif()
  endif()
elseif(NOT ALICEMATE_PROCESSOR STREQUAL "baseline")
  set(ALICEMATE_PROCESSOR_FLAGS -march=${ALICEMATE_PROCESSOR})
endif()
