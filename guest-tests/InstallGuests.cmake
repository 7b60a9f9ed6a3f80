# What an installation has for writing guest programs: headers, examples with their sources, and the examples compiled for both machines.
include(GNUInstallDirs)
set(headers ${CMAKE_INSTALL_DATADIR}/precis/include)
install(DIRECTORY include/ DESTINATION ${headers} COMPONENT guests FILES_MATCHING PATTERN "*.h")
# The one folder has these headers, too, for pages that name only one header.
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

# Compiled where the machine's compiler is: for Itanium, where there are Debian's binutils. With lines, of these sources; a package, whose reader
# has others, names their folder.
set(PRECIS_EXAMPLE_SOURCES "" CACHE STRING "Folder that debugging information of the examples names for their sources (default: that of each)")
set(options -g -O2 -static)
if(PRECIS_EXAMPLE_SOURCES)
  foreach(folder . include common bench demo) # the compiler takes the last one that fits
    file(REAL_PATH ${folder} path BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    list(APPEND options -fdebug-prefix-map=${path}=${PRECIS_EXAMPLE_SOURCES})
  endforeach()
endif()
set(guests ${CMAKE_CURRENT_BINARY_DIR}/examples)
set(programs histogram mixed)
set(outputs)
foreach(isa ${PRECIS_OWN_MACHINES})
  find_program(PRECIS_${isa}_CC ${${isa}_compiler}gcc)
  if(PRECIS_${isa}_CC)
    add_custom_command(OUTPUT ${guests}/${isa}/histogram ${guests}/${isa}/mixed
      COMMAND ${CMAKE_COMMAND} -E make_directory ${guests}/${isa}
      COMMAND ${PRECIS_${isa}_CC} ${options} -I ${CMAKE_CURRENT_SOURCE_DIR}/include ${CMAKE_CURRENT_SOURCE_DIR}/demo/histogram.c -o ${guests}/${isa}/histogram
      COMMAND ${PRECIS_${isa}_CC} ${options} -D_GNU_SOURCE -I ${CMAKE_CURRENT_SOURCE_DIR}/common ${CMAKE_CURRENT_SOURCE_DIR}/bench/mixed.c -o ${guests}/${isa}/mixed
      DEPENDS demo/histogram.c bench/mixed.c include/precis-profil.h bench/bench.h common/check.h
      WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} VERBATIM)
    list(APPEND outputs ${guests}/${isa}/histogram ${guests}/${isa}/mixed)
  endif()
endforeach()
add_custom_target(guest_examples ALL DEPENDS ${outputs})
install(DIRECTORY ${guests}/ DESTINATION ${CMAKE_INSTALL_LIBDIR}/precis/examples COMPONENT guests USE_SOURCE_PERMISSIONS
  PATTERN "*.o" EXCLUDE)

precis_machine_test(synopsis synopsis/synopsis-test TIMEOUT 300 --precis $<TARGET_FILE:precis>
  --headers ${CMAKE_CURRENT_SOURCE_DIR}/include @ISA@=@PREFIX@)
