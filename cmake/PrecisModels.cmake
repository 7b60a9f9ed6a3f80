# precis_embed_models(TARGET FILE...) - make the texts of a machine's timing models a part of TARGET: models.inc, an initializer of
# struct timing_builtin[], in the order of the files. The first one is the default.
function(precis_embed_models target)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/models.inc)
  list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE files)
  add_custom_command(OUTPUT ${out} COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/cmake/embed-models ${out} ${files}
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/embed-models VERBATIM)
  target_sources(${target} PRIVATE ${out})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
endfunction()
