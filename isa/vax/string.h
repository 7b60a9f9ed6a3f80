/* string.h - work on strings in limited steps: see string.c (private to isa/vax). */
#ifndef PRECIS_ISA_VAX_STRING_H
#define PRECIS_ISA_VAX_STRING_H

#include "isa/vax/translate.h"

enum {
    WORK_MOST = 256,    /* bytes in one execution of an instruction */
    WORK_DONE = 16,     /* work_step(): the instruction is complete; bits 3 to 0 are the condition codes, … */
    WORK_OVERFLOW = 32, /* … decimal overflow; */
    WORK_N = 16,        /* the lowest bits of struct work's n, filled, and what was taken off `left` */
    WORK_FILLED = 32,
    WORK_USED = 48,
    WORK_COUNT_BITS = 16,
    STRING_LENGTH = 0xffff, /* of the state's packed register */
};

/* One execution. */
struct work {
    struct cpu *c;
    uint32_t r[6];         /* R0 to R5 */
    unsigned left;         /* what it may still do */
    unsigned cc;           /* when the instruction is complete */
    unsigned n, filled;    /* what it did, for timing models: bytes of the main loop, and of the one that fills */
    struct cpu_stop fault; /* CPU_BUDGET: none */
};

/* Does some work; registers are changed after each part that is complete. Returns true when all is done; false: the rest comes in the next
 * execution, or w->fault says why there is none. */
typedef bool work_function(struct work *w);

/* Executes: reads the registers and stores them. A fault is raised if the execution has changed nothing and is not the instruction's first;
 * otherwise the next one meets it. Returns the bits above, of which those before WORK_N are 0 if the work is not complete. */
uint64_t work_step(struct cpu *c, work_function *fn, bool first);

/* Access memory. Return false with w->fault set if that is not possible. */
bool work_get(struct work *w, uint32_t va, uint8_t *v);
bool work_put(struct work *w, uint32_t va, uint8_t v);
/* Returns whether work_put() will succeed. */
bool work_can_put(struct work *w, uint32_t va);
/* Makes a reserved operand fault the reason. */
void work_reserved_operand(struct work *w);

#endif
