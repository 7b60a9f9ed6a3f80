# precis_unit_test(NAME SOURCE... LIBS LIB...)
# Build a cmocka test, in the folder of the code it tests (x.t.c for x.c), and register it with CTest.
function(precis_unit_test name)
  cmake_parse_arguments(T "" "" "LIBS" ${ARGN})
  add_executable(${name} ${T_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${T_LIBS} cmocka)
  add_test(NAME ${name} COMMAND ${name})
endfunction()
