/*
 * encode.h - the encoding of an instruction's text, and the encodings that a mnemonic has.
 *
 *     if (encode_text(isa, 0x1000, "ldw 4(r3),r4", TEXT_AS_WRITTEN, &e, nearest))
 *         isa->explain(0x1000 + e.slot, e.code, stdout);
 *
 * The inverse of isa->disassemble(): it sets the fields of the table's lines until the disassembled text is the wanted one. A number that
 * depends on the bits of fields linearly, as displacements, immediates and most registers do, is solved; other fields are searched.
 */
#ifndef PRECIS_EMU_ASM_ENCODE_H
#define PRECIS_EMU_ASM_ENCODE_H

#include <stdbool.h>
#include <stdint.h>

struct isa;
struct isa_encoding;

enum { ENCODE_TEXT = 256 /* room for the text of an instruction */ };

/* How numbers without a prefix are read. */
enum encode_numbers {
    TEXT_AS_PRINTED, /* as isa->disassemble() prints them */
    TEXT_AS_WRITTEN, /* decimal, as in assemblers */
};

/* Finds an encoding whose text at address va is this one. Blanks, case and leading zeros do not matter. Returns false if there is none;
 * nearest[], if not NULL, is then the text of an encoding that differs little, its numbers as those of `text`, or "". */
bool encode_text(const struct isa *isa, uint64_t va, const char *text, enum encode_numbers numbers, struct isa_encoding *out,
                 char nearest[ENCODE_TEXT]);
/* Finds the next line of the table, from *index on, that is called `mnemonic`, up to its completers. Advances *index. Returns false if
 * there are no more. */
bool next_encoding(const struct isa *isa, const char *mnemonic, unsigned *index, struct isa_encoding *out);

#endif
