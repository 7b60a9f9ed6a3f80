/*
 * find_encoding.h - the encoding of an instruction's text, and the encodings that a mnemonic has.
 *
 *     if (find_encoding(isa, 0x1000, "ldw 4(r3),r4", &e))
 *         isa->explain(0x1000 + e.slot, e.code, stdout);
 *
 * The search needs no assembler: it sets the fields of the table's lines until the disassembled text is the one that is searched for.
 */
#ifndef PRECIS_EMU_CLI_FIND_ENCODING_H
#define PRECIS_EMU_CLI_FIND_ENCODING_H

#include <stdbool.h>
#include <stdint.h>

struct isa;
struct isa_encoding;

/* Finds an encoding whose text at address va is this one. Blanks, case, leading zeros and the way in which numbers are written do not
 * matter. Returns false if there is none. */
bool find_encoding(const struct isa *isa, uint64_t va, const char *text, struct isa_encoding *out);
/* Finds the next line of the table, from *index on, that is called `mnemonic`, up to its completers. Advances *index. Returns false if
 * there are no more. */
bool next_encoding(const struct isa *isa, const char *mnemonic, unsigned *index, struct isa_encoding *out);

#endif
