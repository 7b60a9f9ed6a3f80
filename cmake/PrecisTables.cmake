# precis-tables: the command with page tables (emu/mem/tables.c) in a build with host windows, so that tests hold both to the same guests.
#
# Sources that use the inline functions of emu/mem/mem.h that differ are compiled again; all others are those of precis. The linker takes
# nothing from a library that these objects define.
file(GLOB_RECURSE candidates RELATIVE ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/emu/*.c ${CMAKE_SOURCE_DIR}/isa/*.c)
list(FILTER candidates EXCLUDE REGEX "\\.(t|fuzz)\\.c$|/x64/|^emu/(mem|guest|panel|cli|lib)/|^isa/unicorn/")
set(sources)
foreach(file ${candidates})
  file(STRINGS ${CMAKE_SOURCE_DIR}/${file} uses LIMIT_COUNT 1
    REGEX "mem_host\\(|mem_again\\(|mem_note\\(|space_host\\(|space_page_flags\\(|#include \"(emu/engine/interp(_ops\\.h|\\.c)|isa/[a-z0-9]*/emit\\.h)\"")
  if(uses)
    list(APPEND sources ${file})
  endif()
endforeach()
list(APPEND sources emu/x64/none.c)
foreach(file ${PRECIS_MEM_SOURCES} tables.c)
  list(APPEND sources emu/mem/${file})
endforeach()
list(TRANSFORM sources PREPEND ${CMAKE_SOURCE_DIR}/)
add_library(precis_tables OBJECT ${sources})
target_compile_definitions(precis_tables PRIVATE PRECIS_MEMORY_TABLES _GNU_SOURCE=)
target_compile_options(precis_tables PRIVATE -O1 -g0 -Wno-unused-parameter) # half the time of the compiler
foreach(file interp interp_timed interp_fed)
  set_source_files_properties(${CMAKE_SOURCE_DIR}/emu/engine/${file}.c PROPERTIES COMPILE_OPTIONS "$<$<C_COMPILER_ID:GNU>:-fno-gcse>;-Wno-shadow")
endforeach()
precis_command(precis-tables $<TARGET_OBJECTS:precis_tables>)
