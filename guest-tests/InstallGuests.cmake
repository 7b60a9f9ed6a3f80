# What an installation has for writing guest programs: headers, examples with their sources, and the examples compiled for both machines.
include(GNUInstallDirs)
set(headers ${CMAKE_INSTALL_DATADIR}/precis/include)
install(DIRECTORY include/ DESTINATION ${headers} COMPONENT guests FILES_MATCHING PATTERN "*.h")
# The one folder has these headers, too, for the pages that name one of their own.
foreach(header hpux/sys/profil.h aix/mon.h sunos/pcsample.h)
  string(REGEX REPLACE "^[a-z]+/(.*)$" "\\1" name ${header})
  string(REGEX REPLACE "[^/]+$" "" folder ${name})
  string(REGEX REPLACE "[^/]+/" "../" up "${folder}")
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/headers/${name} CONTENT "#include \"${up}${header}\"\n")
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/headers/${name} DESTINATION ${headers}/${folder} COMPONENT guests)
endforeach()

set(examples ${CMAKE_INSTALL_DOCDIR}/examples)
install(FILES demo/histogram.c bench/mixed.c bench/bench.h common/check.h DESTINATION ${examples} COMPONENT guests)
file(GLOB models ${CMAKE_SOURCE_DIR}/isa/*/timing/*.cpu)
install(FILES ${models} DESTINATION ${examples}/models COMPONENT guests)

# Itanium's are in the repository. PA-RISC's are compiled, if there is a compiler.
set(guests ${CMAKE_CURRENT_BINARY_DIR}/examples)
set(programs histogram mixed)
set(outputs ${guests}/ia64/histogram ${guests}/ia64/mixed)
add_custom_command(OUTPUT ${outputs}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${guests}/ia64
  COMMAND tar -C ${guests}/ia64 --strip-components=2 --no-same-owner -xf ${CMAKE_CURRENT_SOURCE_DIR}/prebuilt/ia64/static.tar.xz O2-static/demo/histogram O2-static/bench/mixed
  COMMAND ${CMAKE_COMMAND} -E touch ${outputs}
  DEPENDS prebuilt/ia64/static.tar.xz VERBATIM)
find_program(PRECIS_HPPA_CC hppa-linux-gnu-gcc)
if(PRECIS_HPPA_CC)
  add_custom_command(OUTPUT ${guests}/hppa/histogram ${guests}/hppa/mixed
    COMMAND ${CMAKE_COMMAND} -E make_directory ${guests}/hppa
    COMMAND ${PRECIS_HPPA_CC} -O2 -static -I include demo/histogram.c -o ${guests}/hppa/histogram
    COMMAND ${PRECIS_HPPA_CC} -O2 -static -D_GNU_SOURCE -I common bench/mixed.c -o ${guests}/hppa/mixed
    DEPENDS demo/histogram.c bench/mixed.c include/precis-profil.h bench/bench.h common/check.h
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} VERBATIM)
  list(APPEND outputs ${guests}/hppa/histogram ${guests}/hppa/mixed)
endif()
add_custom_target(guest_examples ALL DEPENDS ${outputs})
install(DIRECTORY ${guests}/ DESTINATION ${CMAKE_INSTALL_LIBDIR}/precis/examples COMPONENT guests USE_SOURCE_PERMISSIONS
  PATTERN "*.o" EXCLUDE)

set(synopsis_compilers hppa=hppa-linux-gnu-)
if(PRECIS_IA64_TOOLCHAIN)
  list(APPEND synopsis_compilers ia64=${PRECIS_IA64_TOOLCHAIN}/bin/ia64-linux-gnu-)
endif()
add_test(NAME synopsis COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/synopsis/synopsis-test --precis $<TARGET_FILE:precis>
  --headers ${CMAKE_CURRENT_SOURCE_DIR}/include ${synopsis_compilers})
set_tests_properties(synopsis PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300)
