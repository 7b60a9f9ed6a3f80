# Variables from machines.json, for the lists of tests:
#   machines      their names
#   absent_machines those of precis-unicorn, if it is not built; they are not in `machines`
#   NAME_precis   the program that runs the machine's programs, without a detour through precis
#   NAME_engines  run-guest's arguments: those of ${engines} that the machine has
#   timed_machines those with timing models
#   NAME_models   timing models, the default first
#   NAME_root     run-guest's arguments: the libraries of dynamic programs
#   NAME_compiler the compiler's prefix
#   NAME_from     run-guest's arguments: the compiler
# PRECIS_NAME_ROOT (name in capitals) is an option of the user.
set(machines_file ${CMAKE_CURRENT_SOURCE_DIR}/machines.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${machines_file})
file(READ ${machines_file} machines_text)

# json_list(VAR NAME KEY): the items of an array of strings.
function(json_list var)
  string(JSON count LENGTH ${machines_text} ${ARGN})
  set(items)
  if(count)
    math(EXPR last "${count} - 1")
    foreach(index RANGE ${last})
      string(JSON item GET ${machines_text} ${ARGN} ${index})
      list(APPEND items ${item})
    endforeach()
  endif()
  set(${var} ${items} PARENT_SCOPE)
endfunction()

# engines_of(VAR ISA): --engine arguments for PRECIS_GUEST_ENGINES without those that the machine lacks.
function(engines_of var isa)
  set(arguments)
  string(JSON known ERROR_VARIABLE all GET ${machines_text} ${isa} engines)
  foreach(engine ${PRECIS_GUEST_ENGINES})
    if(all OR known MATCHES "\"${engine}\"")
      list(APPEND arguments --engine ${engine})
    endif()
  endforeach()
  set(${var} ${arguments} PARENT_SCOPE)
endfunction()

set(machines)
set(timed_machines)
set(absent_machines)
string(JSON machine_count LENGTH ${machines_text})
math(EXPR last_machine "${machine_count} - 1")
foreach(index RANGE ${last_machine})
  string(JSON isa MEMBER ${machines_text} ${index})
  if(NOT EXISTS ${CMAKE_SOURCE_DIR}/isa/unicorn/${isa}.c)
    set(${isa}_precis $<TARGET_FILE:precis>)
  elseif(TARGET precis-unicorn)
    set(${isa}_precis $<TARGET_FILE:precis-unicorn>)
  else()
    list(APPEND absent_machines ${isa})
    continue()
  endif()
  list(APPEND machines ${isa})
  engines_of(${isa}_engines ${isa})
  string(JSON timings LENGTH ${machines_text} ${isa} timing)
  if(timings)
    list(APPEND timed_machines ${isa})
  endif()
  json_list(${isa}_models ${isa} models)
  string(TOUPPER ${isa} NAME)
  string(JSON ${isa}_compiler GET ${machines_text} ${isa} compiler)
  string(JSON root GET ${machines_text} ${isa} root)
  if(PRECIS_${NAME}_PREFIX)
    set(${isa}_compiler ${PRECIS_${NAME}_PREFIX})
  endif()
  if(PRECIS_${NAME}_GUESTS)
    set(root ${PRECIS_${NAME}_GUESTS}/root)
  endif()
  set(PRECIS_${NAME}_ROOT ${root} CACHE PATH "System root of dynamic programs")
  set(${isa}_root --root ${PRECIS_${NAME}_ROOT})
  set(${isa}_from --compiler ${${isa}_compiler})
endforeach()
