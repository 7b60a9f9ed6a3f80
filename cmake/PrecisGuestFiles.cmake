# What HP-UX programs need of a system, and the test programs of Itanium: emu/guest/hpux/link assembles and links what emu/guest/hpux/prebuilt has recorded, with
# Debian's binutils. Without them precis builds, and has no such files.
#   PRECIS_HPUX_FILES  the folder where they are

set(PRECIS_HPUX_FILES ${CMAKE_BINARY_DIR}/hpux)

# precis_guest_binutils(LACKS TARGET) - set LACKS to the missing programs of the assembler and linker for hppa or ia64; empty: they are there.
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

# precis_hpux_link(MACHINE ROOT FILE...) - files that emu/guest/hpux/link makes in ROOT. It assembles what has changed.
function(precis_hpux_link machine root)
  set(hpux_lib ${CMAKE_SOURCE_DIR}/emu/guest/hpux)
  file(GLOB recordings CONFIGURE_DEPENDS ${hpux_lib}/prebuilt/${machine}/*)
  list(TRANSFORM ARGN PREPEND ${root}/ OUTPUT_VARIABLE files)
  add_custom_command(OUTPUT ${files}
    COMMAND Python3::Interpreter ${hpux_lib}/link ${machine} ${root} --objects ${PRECIS_HPUX_FILES}/objects/${machine}
    DEPENDS ${recordings} ${hpux_lib}/link ${hpux_lib}/hppa/som-ld ${hpux_lib}/../libc/newlib.list ${hpux_lib}/ia64/link ${hpux_lib}/ia64/loader.ld
      ${hpux_lib}/tests/program.ld ${hpux_lib}/tests/elf32
    COMMENT "Linking HP-UX's files of ${machine}" VERBATIM)
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
