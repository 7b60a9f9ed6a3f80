# precis-unicorn needs libunicorn >= 2.1.1 and Capstone 5, which scripts/setup installs. Sets PRECIS_UNICORN_FOUND, or says what is missing.
#
#   -DPRECIS_UNICORN=OFF                         do not build precis-unicorn
#   -DPRECIS_UNICORN_LIBRARY=FILE, ..._INCLUDE=DIR  use this archive or shared library, and the headers in this folder
#   -DPRECIS_CAPSTONE_LIBRARY=FILE, ..._INCLUDE=DIR
include(CheckCSourceCompiles)
include(CheckCSourceRuns)
option(PRECIS_UNICORN "Build precis-unicorn, if libunicorn and Capstone are installed" ON)
find_path(PRECIS_UNICORN_INCLUDE unicorn/unicorn.h)
find_path(PRECIS_CAPSTONE_INCLUDE capstone/capstone.h)
find_library(PRECIS_UNICORN_LIBRARY NAMES libunicorn.a unicorn)
find_library(PRECIS_CAPSTONE_LIBRARY NAMES libcapstone.a capstone)

# Check the versions of the headers and of the libraries. What the libraries do is checked when a machine starts
# (isa/unicorn/selftest.c).
function(precis_check_unicorn)
  set(CMAKE_REQUIRED_INCLUDES ${PRECIS_UNICORN_INCLUDE} ${PRECIS_CAPSTONE_INCLUDE})
  set(CMAKE_REQUIRED_LIBRARIES ${PRECIS_UNICORN_LIBRARY} ${PRECIS_CAPSTONE_LIBRARY} pthread m)
  unset(PRECIS_UNICORN_USABLE CACHE) # a library may have been installed since
  set(source "
#include <capstone/capstone.h>
#include <unicorn/unicorn.h>
#if UC_API_MAJOR != 2 || UC_API_MINOR * 100 + UC_API_PATCH < 101 || CS_API_MAJOR != 5
#error versions
#endif
int main(void)
{
    int major, minor;
    cs_version(&major, &minor);
    return uc_version(NULL, NULL) < 0x02010100 || major != 5;
}")
  if(CMAKE_CROSSCOMPILING)
    check_c_source_compiles("${source}" PRECIS_UNICORN_USABLE)
  else()
    check_c_source_runs("${source}" PRECIS_UNICORN_USABLE)
  endif()
endfunction()

set(PRECIS_UNICORN_FOUND OFF)
if(PRECIS_MEMORY STREQUAL "tables")
  # CMakeLists.txt says so.
elseif(NOT PRECIS_UNICORN)
  message(STATUS "precis-unicorn is not built: -DPRECIS_UNICORN=OFF")
elseif(NOT (PRECIS_UNICORN_INCLUDE AND PRECIS_UNICORN_LIBRARY AND PRECIS_CAPSTONE_INCLUDE AND PRECIS_CAPSTONE_LIBRARY))
  message(STATUS "precis-unicorn is not built: no libunicorn or no Capstone; scripts/setup installs them")
else()
  precis_check_unicorn()
  if(PRECIS_UNICORN_USABLE)
    set(PRECIS_UNICORN_FOUND ON)
    message(STATUS "precis-unicorn: ${PRECIS_UNICORN_LIBRARY}, ${PRECIS_CAPSTONE_LIBRARY}")
  else()
    message(STATUS "precis-unicorn is not built: needs libunicorn 2.1.1 or later and Capstone 5, which scripts/setup installs; found "
                   "${PRECIS_UNICORN_LIBRARY} and ${PRECIS_CAPSTONE_LIBRARY}")
  endif()
endif()
