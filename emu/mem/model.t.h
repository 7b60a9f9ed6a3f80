/*
 * model.t.h - a simple reference implementation of address spaces, and a driver that performs the same operations on it and
 * on a real address space and compares. The unit test feeds it random bytes, the fuzzer its own.
 */
#ifndef PRECIS_EMU_MEM_MODEL_T_H
#define PRECIS_EMU_MEM_MODEL_T_H

#include <stddef.h>
#include <stdint.h>
#include "emu/mem/mem.h"

/* Run the operations that the bytes encode. Exits with a message on the first difference. */
void model_run(const struct space_config *config, const uint8_t *bytes, size_t n);

#endif
