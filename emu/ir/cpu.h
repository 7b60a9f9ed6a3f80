/*
 * cpu.h - a cpu of the IR engine: guest registers in IR slots, and the state of each part of the engine. Private to the engine.
 */
#ifndef PRECIS_EMU_IR_CPU_H
#define PRECIS_EMU_IR_CPU_H

#include "emu/ir/isa.h"

struct code;       /* emu/code */
struct pipeline;      /* emu/cost */
struct ir_costs;   /* build.h */
struct host_code;  /* emu/x64 */
struct host_link;

/* A place in a block: an instruction, and an operation of it. */
struct ir_point {
    struct ir_block *block;
    uint32_t insn, op;
};

struct cpu {
    /* as struct cpu_front has it: */
    struct cpu_head head;
    alignas(CPU_ALIGNMENT) uint64_t slot[IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS];
    uint64_t *state;
    struct space *space;
    struct cpu_window window;

    const struct ir_tuning *tuning; /* how the host likes blocks to be built */
    const struct ir_isa *isa;  /* head.isa->ir */
    bool translates;           /* blocks become host code; otherwise they are interpreted */
    bool step_over;            /* the next instruction is a run's first: no breakpoint stops it */
    bool raised;               /* a helper called cpu_raise() */
    bool unaligned_once;
    bool only_cold;            /* the interpreter is to run no block that is worth translated code: block_is_cold() */
    struct cpu_stop pending;
    uint64_t cycle_base;       /* machine cycles when the slice began */
    uint64_t slice_used;       /* cycles used before the block that runs */
    uint64_t slice_end;        /* cycle_base + the slice's budget */
    bool merged;               /* translated code: MXCSR says no more than the status slot, as the last block that had floating point is over */
    uint32_t mxcsr, mxcsr_clean; /* translated code: scratch; no exception raised, all masked, to nearest */
    uint64_t host_left;        /* the budget as translated code left it */
    uint64_t region_constant;  /* translated code: r15 … */
    uint64_t region_bits;      /* … and the bits of an address that count; … */
    uint64_t region_skew;      /* … how far after GS the window begins; … */
    uint64_t region_low[16];   /* … by part of the space (two a region), what makes an address its place there, and … */
    uint64_t region_add[16];   /* … that what is behind GS: x64/region.c */
    const struct ir_point *access_point; /* translated code with caches: whose helper runs … */
    uint32_t access_state;     /* … and the pipeline's state then */
    uint64_t left_outside;     /* translated code: what is left of the run's budget besides what r14 says */
    uint64_t lws_cycles;     /* … and what light calls have taken of it */
    uint64_t clock_word;       /* and a timing model's state: x64/clock.h */
    const struct ir_block *block;
    struct code *code;         /* code_of() */
    uint64_t instructions;
    const struct host_code *returns_in; /* the code that its calls have left something of for their returns; NULL: none */
    unsigned returns_generation;
    uint64_t null_return;        /* what stands beside a frame that no call has left anything for */
    struct host_link *link;    /* translated code: that of the indirect branch which is on its way */
    cpu_gateway_call *gateway_call; /* NULL: none */
    void *gateway_call_ctx;
    struct pipeline *pipeline;       /* the pipeline; NULL: one cycle per instruction … */
    const struct ir_costs *costs; /* … and its operations on blocks; NULL as well */
};

_Static_assert(offsetof(struct cpu, slot) == offsetof(struct cpu_front, slot) &&
               offsetof(struct cpu, state) == offsetof(struct cpu_front, state) &&
               offsetof(struct cpu, space) == offsetof(struct cpu_front, space) &&
               offsetof(struct cpu, window) == offsetof(struct cpu_front, window), "cpu_front() relies on it");

/* Our own bug: say where, and exit with status 3. */
_Noreturn void ir_bug(const struct cpu *c, const char *what);
/* The host has no memory for `what`: say so, and exit with status 2. */
_Noreturn void ir_no_memory(const struct cpu *c, const char *what);

#endif
