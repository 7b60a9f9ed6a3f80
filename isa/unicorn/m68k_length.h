/* m68k_length.h - the lengths of m68k instructions. */
#ifndef PRECIS_ISA_UNICORN_M68K_LENGTH_H
#define PRECIS_ISA_UNICORN_M68K_LENGTH_H

#include <stddef.h>
#include <stdint.h>

/* Returns the bytes of the 68040's instruction at code[0..avail), or 0 if it is longer than avail. What is no instruction has 2 bytes. */
unsigned m68k_length(const uint8_t *code, size_t avail);

#endif
