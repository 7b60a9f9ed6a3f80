/*
 * lower_divide.h - what divisions (lower_divide.c) and square roots (lower_root.c) share: the entries that save operands of division
 * idioms.
 *
 * There are IDIOMS entries, each of IDIOM_SLOTS slots from S_IDIOM on. A deferred register names its entry and its node in the idiom; its
 * value is computed from the entry's operands. When an entry is reused, its operands move to IDIOM_BEFORE, so that registers of the
 * previous idiom can stay deferred once more; those deferred since an earlier one are computed.
 */
#ifndef PRECIS_ISA_IA64_LOWER_DIVIDE_H
#define PRECIS_ISA_IA64_LOWER_DIVIDE_H

#include "isa/ia64/division_idiom.h"
#include "isa/ia64/lower_double.h"

/* The registers that idioms write, numbered without gaps: f6 to f15, f32 to f46. */
// clang-format off
static inline unsigned numbered(unsigned f) { return f < 16 ? f - 6 : f - 22; }
static inline unsigned register_of(unsigned number) { return number < 10 ? number + 6 : number + 22; }
// clang-format on
enum { NUMBERS = 10 + IA64_IDIOM_END - 32, ALL_NUMBERS = (1 << NUMBERS) - 1 };

enum { DIVIDE_CALL = IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL };

/* ENTRY_KEY identifies the idiom that saved the operands: its pc and, from bit KEY_DEFERRED on, a mask by number of the registers that it
 * defers. The same idiom defers the same registers again, so it overwrites the entry without moving the operands. */
enum { KEY_DEFERRED = 36 };
uint64_t place_of(const struct translation *t, const struct ia64_idiom *idiom);
/* Chooses the entry for the operands of a division: the one that this idiom used before, else a free one, else any. */
void choose_entry(struct translation *t, const struct ia64_insn *i, uint64_t place);
/* Makes room in entry n: its operands move to IDIOM_BEFORE, and registers deferred on them stay deferred. */
void entry_make_room(uint64_t *s, unsigned n);
/* Saves the operands of the idiom at `place` in entry n, after making room if another idiom used it. */
void entry_save(uint64_t *s, uint64_t n, uint64_t place, struct ia64_fr a, struct ia64_fr b);
/* Builds code that does so for two doubles. */
void emit_entry_save(struct translation *t, const struct ia64_idiom *idiom, val x, val y);

/* A word that describes an idiom to the functions that execute it: NODE bits per register f6 to f15 (its node; 0: not deferred), then the
 * fields at these positions. */
enum { NODE = 5, NUMBER = 5, HOW_RESULT = 50, HOW_IDIOM = 55, HOW_UNSIGNED = 59, HOW_EXTENDED = 60 };
uint64_t how_to_divide(const struct translation *t, const struct ia64_idiom *idiom);

/* The fields above the bits of frcpa in the argument of do_divide_within(). */
enum { WITHIN_IDIOM = 41, WITHIN_KIND = 45, WITHIN_RESULT = 48, WITHIN_QUOTIENT = 53, WITHIN_UNSIGNED = 58, WITHIN_TRUNCATES = 59 };
/* Puts f32 to f127 in place if the idiom writes any of them. */
void place_upper(struct translation *t, const struct ia64_idiom *idiom);

static inline unsigned bits_of(uint64_t x, unsigned from, unsigned n)
{
    return x >> from & ((1u << n) - 1);
}

#endif
