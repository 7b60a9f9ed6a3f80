/*
 * pattern.h - instruction tables of any instruction set: the languages of their columns, and the lookup of a word.
 *
 * An instruction set is a table with one line per instruction (isa/hppa/hppa.def, isa/ia64/insns.def). Three of the columns are
 * strings in the languages below. Each ISA reads its table once, into structures of its own, with the functions here.
 *
 * Pattern: the encoding, most significant bit first, as manuals draw it.
 *
 *     "000010 bbbbb aaaaa cccc 011000 d ttttt"
 *
 *     0 1      a bit that must have this value
 *     -        a bit that is ignored
 *     a-z A-Z  a bit of the field with this name; a field in several places is joined from left to right
 *     space    means nothing
 *
 * Text: what the disassembler prints.
 *
 *     "ldw{,ma|,mb u} {disp i}({r b}),{r t}"
 *
 *     {...}    an item; the ISA says what it prints
 *     other    copied
 *
 * Operand list: the registers of an instruction. Either a column of its own ("[b]?m,t=[b],+a"), or a text in which the items are the
 * operands ("{r1}=[{r3+}],{r2}"). Names are those of lines of the ISA's operands.def.
 *
 *     x,y=z    x and y are written, z is read; without '=', all are read
 *     [x]      x is an address: what is read is a base register, what is written is its update; in a text, always read
 *     x+       read, and written as well
 *     +x       the index or increment of an address; in a text: an operand that follows "[x+],"
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
    uint64_t mask, match; /* word & mask == match selects the words that fit */
    uint8_t nsegments;
    struct pattern_segment segment[PATTERN_MAX_SEGMENTS];
};

/* Reads a pattern of a word of `bits` bits. false: it has more or fewer, a character that is none of the above, or too many fields. */
bool pattern_read(struct pattern *p, const char *text, unsigned bits);

/* The value of a field of a word, its places joined; 0 if the pattern does not have it. */
uint64_t pattern_field(const struct pattern *p, char letter, uint64_t word);

/* How many bits a field has; 0: the pattern does not have it. */
unsigned pattern_width(const struct pattern *p, char letter);

/* The word with another value of the field, whose places take the value's bits from the right. */
uint64_t pattern_set_field(const struct pattern *p, char letter, uint64_t word, uint64_t value);

/* The bits of the word that belong to any of these fields. */
uint64_t pattern_bits(const struct pattern *p, const char *letters);

/* ---- texts */

struct text_part {
    const char *start;
    unsigned length;
    bool is_item; /* the characters between braces; otherwise a run of others */
};

/* The next part of a text, from *at on. false: there is none. */
bool text_next(const char **at, struct text_part *part);

/* ---- operand lists */

struct operand_use {
    const char *name;
    unsigned length;
    bool read, written;
    bool address;   /* it is in brackets */
    bool increment; /* of an address */
    char condition; /* the field that must not be 0; 0: none */
};

struct operand_list {
    const char *at, *equals;
    bool in_text, after_update;
};

/* A list that is a column of its own; or that is the items of a text. */
struct operand_list operand_list(const char *list);
struct operand_list operand_list_of_text(const char *text);

/* The next operand of a list. false: there is none. */
bool operand_next(struct operand_list *list, struct operand_use *o);

/* ---- lookup */

/* What the lookup knows of a line of a table. */
struct pattern_key {
    uint64_t mask, match;
    uint16_t line;
    uint8_t rank; /* candidates of a word are in descending order of it, equal ones in the keys' order */
};

/*
 * Words are looked up by their major opcode, their highest bits, and by a minor field, whose place depends on the major opcode: the one of
 * a few places at which it leaves the fewest candidates.
 */
struct pattern_index {
    uint8_t major_shift, major_bits, minor_bits;
    uint8_t *minor_shift; /* by major opcode */
    uint16_t *first;      /* by both: where their candidates begin in lines[]; and where the last ones end */
    uint16_t *lines;
};

/* Of the words of a table. */
struct pattern_shape {
    uint8_t bits, major_bits, minor_bits;
    const char *minor_places; /* NUL-terminated: the lowest bit of the minor field, from 1 on */
};

/* Builds the index of n keys. false: no memory. */
bool pattern_index_build(struct pattern_index *x, const struct pattern_key *keys, unsigned n, const struct pattern_shape *shape);
void pattern_index_free(struct pattern_index *x);

/* The lines that a word may match, up to *end. */
static inline const uint16_t *pattern_candidates(const struct pattern_index *x, uint64_t word, const uint16_t **end)
{
    unsigned major = (unsigned)(word >> x->major_shift) & ((1u << x->major_bits) - 1);
    unsigned minor = (unsigned)(word >> x->minor_shift[major]) & ((1u << x->minor_bits) - 1);
    const uint16_t *first = &x->first[major << x->minor_bits | minor];
    *end = x->lines + first[1];
    return x->lines + first[0];
}

#endif
