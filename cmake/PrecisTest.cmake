# precis_unit_test(NAME SOURCE... LIBS LIB...)
# A cmocka program that stands beside the code it tests (x.t.c by x.c), registered with CTest.
function(precis_unit_test name)
  cmake_parse_arguments(T "" "" "LIBS" ${ARGN})
  add_executable(${name} ${T_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${T_LIBS} cmocka)
  add_test(NAME ${name} COMMAND ${name})
endfunction()
