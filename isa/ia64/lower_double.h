/*
 * lower_double.h - the common part of the files that translate instructions on registers held as doubles: lower_double.c, lower_divide.c,
 * lower_root.c.
 */
#ifndef PRECIS_ISA_IA64_LOWER_DOUBLE_H
#define PRECIS_ISA_IA64_LOWER_DOUBLE_H

#include "isa/ia64/lower.h"

#define X_F2 field(i->x, 13, 7)
#define X_F3 field(i->x, 20, 7)
#define X_F4 field(i->x, 27, 7)
#define X_SF field(i->x, 34, 2)

static const uint64_t double_one = 0x3ff0000000000000;

/* An instruction with a fast path, for sources held as doubles, and a general path, which leaves the block. */
struct fork {
    const unsigned *f; /* the sources */
    unsigned n;
    bool checked;   /* the code has to check how the sources are held */
    val differs;    /* if checked: not 0 if a source is not held as a double */
    ir_label other; /* if checked, after fast_path_begin(): the jump to the general path */
};

/* Returns whether all sources are probably held as doubles. */
bool likely_doubles(const struct translation *t, const unsigned *f, unsigned n);
/* Computes whether the sources are held as doubles; fast_path_end() branches. */
struct fork fast_path_check(struct translation *t, const unsigned *f, unsigned n);
/* Branches to the general path unless the sources are held as doubles. fast_path_end() must follow, with another condition. */
struct fork fast_path_begin(struct translation *t, const unsigned *f, unsigned n);
/* Builds the general path, taken if a source is not held as a double or `fine` is 0 (NULL, after fast_path_check(): no further condition).
 * The code that follows is the fast path, where the sources are known to be doubles. */
void fast_path_end(struct translation *t, const struct ia64_insn *i, const struct fork *fork, const val *fine, fr_generic *generic);
/* Calls a statusless operation; `fast` names the host's instruction for it. The result says whether it is valid (emu/fp/statusless.h). */
val statusless_call(struct translation *t, ir_fn *fn, enum ir_fast fast, val x, val y, val z);

#endif
