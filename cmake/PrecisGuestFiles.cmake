# What programs of HP-UX and SunOS need of a system, and the test programs of Itanium: emu/guest/link assembles and links what is recorded in
# emu/guest/hpux/prebuilt and emu/guest/sunos/prebuilt, with Debian's binutils. Without them precis builds, and has no such files.
#   PRECIS_HPUX_FILES, PRECIS_SUNOS_FILES  the folders where they are

set(PRECIS_HPUX_FILES ${CMAKE_BINARY_DIR}/hpux)
set(PRECIS_SUNOS_FILES ${CMAKE_BINARY_DIR}/sunos)

# precis_guest_binutils(LACKS TARGET) - set LACKS to the missing programs of the assembler and linker for hppa, ia64 or sparc64; empty: they are there.
function(precis_guest_binutils lacks target)
  set(missing)
  string(TOUPPER ${target} TARGET)
  foreach(tool as ld)
    string(TOUPPER ${tool} TOOL)
    find_program(PRECIS_${TARGET}_${TOOL} ${target}-linux-gnu-${tool})
    if(NOT PRECIS_${TARGET}_${TOOL})
      list(APPEND missing ${target}-linux-gnu-${tool})
    endif()
  endforeach()
  string(REPLACE ";" " and " missing "${missing}")
  set(${lacks} "${missing}" PARENT_SCOPE)
endfunction()

# precis_guest_link(MACHINE PREBUILT ROOT FILE...) - files that emu/guest/link makes in ROOT of the recordings in PREBUILT. It assembles what has changed.
function(precis_guest_link machine prebuilt root)
  set(guest ${CMAKE_SOURCE_DIR}/emu/guest)
  file(GLOB recordings CONFIGURE_DEPENDS ${guest}/${prebuilt}/*)
  list(TRANSFORM ARGN PREPEND ${root}/ OUTPUT_VARIABLE files)
  add_custom_command(OUTPUT ${files}
    COMMAND Python3::Interpreter ${guest}/link ${machine} ${root} --objects ${CMAKE_BINARY_DIR}/guest-objects/${machine}
    DEPENDS ${recordings} ${guest}/link ${guest}/libc/newlib.list ${guest}/hpux/hppa/som-ld ${guest}/hpux/ia64/link ${guest}/hpux/ia64/loader.ld
      ${guest}/hpux/tests/program.ld ${guest}/hpux/tests/elf32
    COMMENT "Linking the guest's files of ${machine}" VERBATIM)
endfunction()

# precis_guest_files(TARGET NAME LACKS ROOT FILE...) - make files below ROOT a part of TARGET: the array `struct guest_file NAME[]`, by path. LACKS not
# empty: the array only says that these files are missing, and why.
function(precis_guest_files target name lacks root)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${name}.c)
  set(depends)
  if(NOT lacks)
    list(TRANSFORM ARGN PREPEND ${root}/ OUTPUT_VARIABLE depends)
  endif()
  add_custom_command(OUTPUT ${out}
    COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/cmake/embed-guest-files ${name} ${out} "${lacks}" ${root} ${ARGN}
    DEPENDS ${depends} ${CMAKE_SOURCE_DIR}/cmake/embed-guest-files VERBATIM)
  set_source_files_properties(${out} PROPERTIES OBJECT_DEPENDS "${depends}") # .incbin
  target_sources(${target} PRIVATE ${out})
endfunction()
