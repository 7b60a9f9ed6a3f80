/*
 * cost.h - cycles of the CVAX chip and of the VAX-11/780 (timing.c) that depend on the values that an instruction works on.
 *
 * A semantics function charges what depends on values when nothing can fault any more:
 *
 *     charge_each(t, n, VAX_COST_LOCC);
 */
#ifndef PRECIS_ISA_VAX_COST_H
#define PRECIS_ISA_VAX_COST_H

#include "emu/timing/pipeline.h"
#include "isa/vax/insn.h"

enum vax_microcode { VAX_CVAX, VAX_780, VAX_MICROCODES };
_Static_assert((int)VAX_MICROCODES <= (int)TIMING_MICROCODES, "struct timing_insn has room");

/* A unit of work: its name; cycles, reads and writes of the CVAX chip; of the 780. Sources: as cvax.def, chapter 12.2, by section; as
 * vax780.def. [a]: assumed. */
#define VAX_CHARGES(X)                                                                                   \
    X(FIELD_SPAN, (2, 1, 0), (2, 1, 0))  /* 12.2.3; [a]: a field in two longwords of memory, read … */ \
    X(INSERT_SPAN, (2, 1, 1), (2, 1, 1)) /* … */                                                       \
    X(FIND, (1, 0, 0), (1, 0, 0))        /* FFC and FFS: VAX_COST_FIND_CYCLES */                         \
    X(CASE_TABLE, (1, 1, 0), (1, 1, 0))  /* 12.2.4; [a]: a selector within the limit */                  \
    X(CALL, (1, 0, 1), (3, 0, 1))        /* 12.2.5; [E]: a register saved … */                         \
    X(RET, (0, 1, 0), (3, 1, 0))         /* … restored (there n is in the reads alone) */              \
    X(RET_S, (2, 1, 0), (2, 1, 0))       /* … a frame of CALLS */                                      \
    X(PUSHR, (2, 0, 1), (3, 0, 1))       /* 12.2.6; [a] */                                               \
    X(POPR, (1, 1, 0), (3, 1, 0))        /* … */                                                       \
    X(CMPC, (6, 2, 0), (4, 1, 0))        /* 12.2.8; [a]: a byte … */                                   \
    X(CMPC_FILL, (3, 1, 0), (3, 1, 0))   /* … */                                                       \
    X(LOCC, (3, 1, 0), (3, 1, 0))        /* … */                                                       \
    X(SCANC, (4, 2, 0), (5, 2, 0))       /* … */                                                       \
    X(MOVC, (3, 1, 1), (5, 1, 1))        /* [E]: a longword … */                                       \
    X(MOVC_FILL, (2, 0, 1), (5, 0, 1))   /* … */                                                       \
    X(OTHER, (20, 0, 0), (4, 0, 0))      /* [a]: a byte or digit that software emulates; that the 780 works on */

enum vax_charge {
    VAX_NO_COST,
#define X(name, cvax, vax780) VAX_COST_##name,
    VAX_CHARGES(X)
#undef X
};
/* FFC and FFS: 22 cycles more if they find the last of 32 bits; [a]: in proportion. */
enum { VAX_COST_FIND_CYCLES = 23 /* for 32 bits */ };

/* Returns the TIMING_CHARGE() of a unit of work. */
static inline uint32_t vax_charge(enum vax_microcode of, enum vax_charge what)
{
    static const uint32_t all[][VAX_MICROCODES] = {[VAX_NO_COST] = {0, 0},
#define X(name, cvax, vax780) [VAX_COST_##name] = {TIMING_CHARGE cvax, TIMING_CHARGE vax780},
                                                   VAX_CHARGES(X)
#undef X
    };
    return all[what][of];
}

/* Returns whether every instruction has a cost. */
bool vax_costs_are_complete(const char **missing);

#endif
