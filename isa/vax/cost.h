/*
 * cost.h - cycles of the CVAX chip (timing.c): of an instruction's bytes, and of the values that it works on.
 *
 * A semantics function charges what depends on values when nothing can fault any more:
 *
 *     charge_each(t, n, VAX_COST_LOCC);
 */
#ifndef PRECIS_ISA_VAX_COST_H
#define PRECIS_ISA_VAX_COST_H

#include "emu/timing/pipeline.h"
#include "isa/vax/insn.h"

/* For each unit of work. Source: CMOS-2 CVAX CPU Engineering Specification, chapter 12.2, by section; [a]: assumed. */
enum {
    VAX_COST_FIELD_SPAN = TIMING_CHARGE(2, 1, 0), /* 12.2.3: a field in two longwords of memory, read … */
    VAX_COST_INSERT_SPAN = TIMING_CHARGE(2, 1, 1),
    VAX_COST_CASE_TABLE = TIMING_CHARGE(1, 1, 0), /* 12.2.4: a selector within the limit */
    VAX_COST_CALL = TIMING_CHARGE(1, 0, 1),       /* 12.2.5: a register saved … */
    VAX_COST_RET = TIMING_CHARGE(0, 1, 0),        /* … restored (there n is in the reads alone) */
    VAX_COST_RET_S = TIMING_CHARGE(2, 1, 0),      /* … a frame of CALLS */
    VAX_COST_POPR = TIMING_CHARGE(1, 1, 0),       /* 12.2.6 */
    VAX_COST_CMPC = TIMING_CHARGE(6, 2, 0),       /* 12.2.8: a byte … */
    VAX_COST_CMPC_FILL = TIMING_CHARGE(3, 1, 0),
    VAX_COST_LOCC = TIMING_CHARGE(3, 1, 0),
    VAX_COST_SCANC = TIMING_CHARGE(4, 2, 0),
    VAX_COST_MOVC = TIMING_CHARGE(3, 1, 1), /* … a longword */
    VAX_COST_MOVC_FILL = TIMING_CHARGE(2, 0, 1),
    VAX_COST_EMULATED = TIMING_CHARGE(20, 0, 0), /* [a]: a byte or digit */
};
#define VAX_COST_PUSHR TIMING_CHARGE(2, 0, 1) /* 12.2.6 */
/* FFC and FFS: 22 cycles more if they find the last of 32 bits; [a]: in proportion. */
enum { VAX_COST_FIND_CYCLES = 23 /* for 32 bits */ };

/* Returns the cycles of an instruction at va, of its operand specifiers and execution. first_part_done: it goes on with its state in
 * registers, and takes only what its values do. */
struct timing_cost vax_cost(uint64_t va, const struct vax_decoded *d, bool first_part_done);
/* Returns whether every instruction has a cost. */
bool vax_costs_are_complete(const char **missing);

#endif
