# precis_guest_files(TARGET NAME ARCHIVE) - make the files of a tar.xz archive a part of TARGET: the array `struct guest_file NAME[]`, by path.
# Without the archive the array is empty.
function(precis_guest_files target name archive)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${name}.c)
  set(depends)
  if(EXISTS ${archive})
    set(depends ${archive})
  endif()
  add_custom_command(OUTPUT ${out} COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/cmake/embed-guest-files ${name} ${out} ${archive}
    DEPENDS ${depends} ${CMAKE_SOURCE_DIR}/cmake/embed-guest-files VERBATIM)
  target_sources(${target} PRIVATE ${out})
endfunction()
