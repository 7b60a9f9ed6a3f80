# The commit for --version, in a header commit.h that every build brings up to date.
#
#   -DPRECIS_COMMIT=NAME   this name instead of git's: for builds without the repository
#
# Run as a script (cmake -DSOURCE=.. -DOUTPUT=.. -DCOMMIT=.. -P) it writes the header if it changes.
if(CMAKE_SCRIPT_MODE_FILE)
  set(commit ${COMMIT})
  if(NOT commit)
    execute_process(COMMAND git -C ${SOURCE} rev-parse --show-toplevel OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
    if(NOT failed AND top STREQUAL SOURCE)
      execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    endif()
  endif()
  file(STRINGS ${SOURCE}/cmake/commit.txt archived LIMIT_COUNT 1) # git archive fills it in
  if(NOT commit AND NOT archived MATCHES "Format")
    set(commit ${archived})
  endif()
  file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define PRECIS_COMMIT \"${commit}\"\n")
  return()
endif()

set(PRECIS_COMMIT "" CACHE STRING "Commit that --version names; empty: git's")
set(PRECIS_COMMIT_INCLUDE ${CMAKE_BINARY_DIR}/commit)
add_custom_target(precis_commit BYPRODUCTS ${PRECIS_COMMIT_INCLUDE}/commit.h
  COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_SOURCE_DIR} -DOUTPUT=${PRECIS_COMMIT_INCLUDE}/commit.h -DCOMMIT=${PRECIS_COMMIT}
    -P ${CMAKE_CURRENT_LIST_FILE} VERBATIM)
