# precis_link_static(TARGET) - link without shared libraries, which halves the start-up time; start-up dominates short runs.
# Without static libraries, or with a sanitizer, the target is not changed. The command stays position-
# independent, so that low addresses are free for a guest (emu/mem/space.c).
include(CheckCSourceCompiles)
include(CheckCSourceRuns)
option(PRECIS_STATIC "Link the command without shared libraries, if static ones are installed" ON)

set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie)
set(CMAKE_REQUIRED_LIBRARIES jansson dw elf lzma bz2 z m)
# Some targets link such programs, which then do not run.
if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
  check_c_source_compiles("int main(void) { return 0; }" PRECIS_STATIC_PIE)
else()
  check_c_source_runs("int main(void) { return 0; }" PRECIS_STATIC_PIE)
endif()
check_c_source_compiles("
#include <elfutils/libdw.h>
#include <jansson.h>
#include <math.h>
#include <zlib.h>
int main(int argc, char **argv)
{
    return !dwarf_begin(argc, DWARF_C_READ) + !json_loads(argv[0], 0, NULL) + (int)crc32(0, NULL, 0) + (int)sqrt(argc);
}" PRECIS_STATIC_LIBRARIES)
unset(CMAKE_REQUIRED_LINK_OPTIONS)
unset(CMAKE_REQUIRED_LIBRARIES)

function(precis_link_static target)
  if(PRECIS_STATIC AND "${PRECIS_STATIC_PIE}" STREQUAL "1" AND PRECIS_STATIC_LIBRARIES AND NOT PRECIS_SANITIZE)
    target_link_options(${target} PRIVATE -static-pie)
    target_link_libraries(${target} PRIVATE dw elf lzma bz2 z)
  endif()
endfunction()
