/*
 * pattern.h - instruction tables of any instruction set: the syntax of their columns, and the lookup of a word.
 *
 * An instruction set is a table with one line per instruction (isa/NAME). Three of the columns are
 * strings in the syntaxes below. Each ISA parses its table once, into its own structures, with the functions here.
 *
 * Pattern: the encoding, most significant bit first, as manuals draw it.
 *
 *     "000010 bbbbb aaaaa cccc 011000 d ttttt"
 *
 *     0 1      a bit that must have this value
 *     -        a bit that is ignored
 *     a-z A-Z  a bit of the field with this name; the segments of a split field are joined from left to right
 *     space    ignored
 *
 * Text: what the disassembler prints.
 *
 *     "ldw{,ma|,mb u} {disp i}({r b}),{r t}"
 *
 *     {...}    an item, which the ISA interprets
 *     other    copied
 *
 * Operand list: the registers of an instruction. Either a separate column ("[b]?m,t=[b],+a"), or a text in which the items are the
 * operands ("{r1}=[{r3+}],{r2}"). Names refer to lines of the ISA's operands.def.
 *
 *     x,y=z    x and y are written, z is read; without '=', all are read
 *     [x]      x is an address: if read, a base register; if written, its update. In a text: always read
 *     x+       read and written
 *     +x       the index or increment of an address. In a text: an operand that follows "[x+],"
 *     x?f      only if the field f of the pattern is not 0
 *
 * Lookup: pattern_index_build() once, then for each word
 *
 *     const uint16_t *end, *line = pattern_candidates(&index, word, &end);
 *     while (line < end && (word & table[*line].mask) != table[*line].match)
 *         line++;
 *
 * finds the matching line of the highest rank.
 */
#ifndef PRECIS_EMU_DECODE_PATTERN_H
#define PRECIS_EMU_DECODE_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- patterns */

/* A run of equal letters. */
struct pattern_segment {
    char letter;
    uint8_t shift; /* of its last bit; 0 is the least significant bit of the word */
    uint8_t width;
};

enum { PATTERN_MAX_BITS = 64, PATTERN_MAX_SEGMENTS = 12 };

struct pattern {
    uint64_t mask, match; /* a word matches if (word & mask) == match */
    uint8_t nsegments;
    struct pattern_segment segment[PATTERN_MAX_SEGMENTS];
};

/* Parse a pattern of a word of `bits` bits. Returns false if it has more or fewer bits, an invalid character, or too many segments. */
bool pattern_read(struct pattern *p, const char *text, unsigned bits);

/* The value of a field of a word, its segments joined; 0 if the pattern does not have it. */
uint64_t pattern_field(const struct pattern *p, char letter, uint64_t word);

/* The width of a field in bits; 0 if the pattern does not have it. */
unsigned pattern_width(const struct pattern *p, char letter);

/* Return the word with `value` in the field. */
uint64_t pattern_set_field(const struct pattern *p, char letter, uint64_t word, uint64_t value);

/* Writes the positions of a field's bits in a word to place[], from the least significant bit of the field on; at most `most`. Returns
 * their number. */
unsigned pattern_places(const struct pattern *p, char letter, uint8_t *place, unsigned most);

/* Mask of the bits of the word that belong to any of these fields. */
uint64_t pattern_bits(const struct pattern *p, const char *letters);

/* ---- texts */

struct text_part {
    const char *start;
    unsigned length;
    bool is_item; /* the characters between braces; otherwise literal text */
};

/* Get the next part of a text, from *at on. Returns false at the end. */
bool text_next(const char **at, struct text_part *part);

/* ---- operand lists */

struct operand_use {
    const char *name;
    unsigned length;
    bool read, written;
    bool address;   /* in brackets */
    bool increment; /* of an address */
    char condition; /* the field that must not be 0; 0: unconditional */
};

struct operand_list {
    const char *at, *equals;
    bool in_text, after_update;
};

/* Start iterating over a list in a separate column, or over the items of a text. */
struct operand_list operand_list(const char *list);
struct operand_list operand_list_of_text(const char *text);

/* Get the next operand of a list. Returns false at the end. */
bool operand_next(struct operand_list *list, struct operand_use *o);

/* ---- lookup */

/* The part of a table line that the lookup needs. */
struct pattern_key {
    uint64_t mask, match;
    uint16_t line;
    uint8_t rank; /* candidates are in descending order of rank; equal ranks keep the keys' order */
};

/* Two-level index: by major opcode (the highest bits), and by a minor field. For each major opcode, the minor field is at the one of
 * several places that leaves the fewest candidates. */
struct pattern_index {
    uint8_t major_shift, major_bits, minor_bits;
    uint8_t *minor_shift; /* by major opcode: place of the minor field */
    uint16_t *first;      /* by major opcode and minor field: index in lines[] of the first candidate; one more entry for the end */
    uint16_t *lines;
};

/* The word format of a table. */
struct pattern_shape {
    uint8_t bits, major_bits, minor_bits;
    const char *minor_places; /* NUL-terminated: candidate positions of the minor field's lowest bit; none is 0 */
};

/* Build the index of n keys. Returns false if out of memory. */
bool pattern_index_build(struct pattern_index *x, const struct pattern_key *keys, unsigned n, const struct pattern_shape *shape);
void pattern_index_free(struct pattern_index *x);

/* The lines that a word may match: from the result up to *end. */
static inline const uint16_t *pattern_candidates(const struct pattern_index *x, uint64_t word, const uint16_t **end)
{
    unsigned major = (unsigned)(word >> x->major_shift) & ((1u << x->major_bits) - 1);
    unsigned minor = (unsigned)(word >> x->minor_shift[major]) & ((1u << x->minor_bits) - 1);
    const uint16_t *first = &x->first[major << x->minor_bits | minor];
    *end = x->lines + first[1];
    return x->lines + first[0];
}

#endif
