/*
 * code_text.h - text of the code in a file: an instruction, or a function's entry mask.
 *
 *     unsigned used = code_text(isa, symbols, va, code, avail, text, sizeof text);
 */
#ifndef PRECIS_EMU_DEBUG_CODE_TEXT_H
#define PRECIS_EMU_DEBUG_CODE_TEXT_H

#include <stddef.h>
#include <stdint.h>

struct isa;
struct symbols;

/* As isa.disassemble(); va without the bit that chooses an instruction set: the file's symbols tell it. */
unsigned code_text(const struct isa *isa, const struct symbols *y, uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
/* Returns the bytes of the entry mask at va, and its text; 0: there is none. */
unsigned code_entry(const struct isa *isa, const struct symbols *y, uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
/* Returns where the text of a branch names the address that it jumps to, "0x...", or NULL. */
const char *code_target(const struct isa *isa, const char *text);

#endif
