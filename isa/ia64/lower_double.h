/*
 * lower_double.h - what the files of instructions on registers that are held as doubles share: lower_double.c, lower_divide.c,
 * lower_root.c.
 */
#ifndef PRECIS_ISA_IA64_LOWER_DOUBLE_H
#define PRECIS_ISA_IA64_LOWER_DOUBLE_H

#include "isa/ia64/lower.h"

static inline unsigned field(uint64_t x, unsigned pos, unsigned len)
{
    return (unsigned)(x >> pos & ((1u << len) - 1));
}

#define X_F2 field(i->x, 13, 7)
#define X_F3 field(i->x, 20, 7)
#define X_F4 field(i->x, 27, 7)
#define X_SF field(i->x, 34, 2)

static const uint64_t double_one = 0x3ff0000000000000;

/* The two ways of an instruction. */
struct fork {
    const unsigned *f; /* the sources */
    unsigned n;
    bool checked;
    val differs;       /* if checked: not zero if one is not held as a double */
    ir_label other;    /* fork_begin(): … which goes here */
};

/* Is it likely that all sources are held as doubles? */
bool likely_doubles(const struct translation *t, const unsigned *f, unsigned n);
struct fork fork_look(struct translation *t, const unsigned *f, unsigned n);
/* What follows may rely on doubles: there is one more condition to come. */
struct fork fork_begin(struct translation *t, const unsigned *f, unsigned n);
/* From here on all is well if `fine` is not zero (NULL: in any case, after fork_look()). */
void fork_settle(struct translation *t, const struct ia64_insn *i, const struct fork *fork, const val *fine, fr_generic *generic);
/* A call of fn, whose result says whether it is one. */
val plain_call(struct translation *t, ir_fn *fn, enum ir_fast fast, val x, val y, val z);

#endif
