/* lower_divide.h - what divisions (lower_divide.c) and square roots (lower_root.c) share: where their operands are kept. */
#ifndef PRECIS_ISA_IA64_LOWER_DIVIDE_H
#define PRECIS_ISA_IA64_LOWER_DIVIDE_H

#include "isa/ia64/division_idiom.h"
#include "isa/ia64/lower_double.h"

/* The registers of divisions by number: f6 to f15, f32 to f46. */
static inline unsigned numbered(unsigned f) { return f < 16 ? f - 6 : f - 22; }
static inline unsigned register_of(unsigned number) { return number < 10 ? number + 6 : number + 22; }
enum { NUMBERS = 10 + IA64_CHAIN_END - 32, ALL_NUMBERS = (1 << NUMBERS) - 1 };

enum { DIVIDE_CALL = IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL };

/* What says who put operands there: the instruction and, from PLACE_LEFT on, by number the registers, all of which it changes anew. */
enum { PLACE_LEFT = 36 };
uint64_t place_of(const struct translation *t, const struct ia64_chain *chain);
/* Where the operands of a division are kept, for whoever asks for one of the registers left: in a place that it has or, so that others need
 * not be computed, nobody has. */
void choose_chain(struct translation *t, const struct ia64_insn *i, uint64_t place);
/* Registers that wait for what is kept as chain n go on doing so when that makes room for another one. */
void chain_set_aside(uint64_t *s, unsigned n);
/* What chain number n is computed from, at that place in the code. Registers may wait for another one of that number. */
void chain_keep(uint64_t *s, uint64_t n, uint64_t place, struct ia64_fr a, struct ia64_fr b);
/* Code for that, of two doubles. */
void chain_keep_two(struct translation *t, const struct ia64_chain *chain, val x, val y);

/* All of a chain in a word: nodes of f6 to f15 (0: not left), of NODE bits, then these. */
enum { NODE = 5, NUMBER = 5, HOW_RESULT = 50, HOW_CHAIN = 55, HOW_UNSIGNED = 59, HOW_EXTENDED = 60 };
uint64_t how_to_divide(const struct translation *t, const struct ia64_chain *chain);

/* What a function that divides is told above the frcpa's bits. */
enum { WITHIN_CHAIN = 41, WITHIN_KIND = 45, WITHIN_RESULT = 48, WITHIN_QUOTIENT = 53, WITHIN_UNSIGNED = 58, WITHIN_TRUNCATES = 59 };
/* f32 to f127 are where their names are, if a division has any. */
void place_upper(struct translation *t, const struct ia64_chain *chain);

static inline unsigned bits_of(uint64_t x, unsigned from, unsigned n) { return x >> from & ((1u << n) - 1); }

#endif
