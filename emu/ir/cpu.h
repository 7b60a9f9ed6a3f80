/*
 * cpu.h - a cpu of the IR engine: guest registers in IR slots, and the state of each part of the engine. Private to the engine.
 */
#ifndef PRECIS_EMU_IR_CPU_H
#define PRECIS_EMU_IR_CPU_H

#include "emu/ir/isa.h"

struct code;      /* emu/blocks */
struct pipeline;  /* emu/cost */
struct feed;      /* emu/engine */
struct ir_costs;  /* build.h */
struct host_code; /* emu/x64 */
struct host_link;

/* A place in a block: an instruction, and one of its ops. */
struct ir_point {
    struct ir_block *block;
    uint32_t insn, op;
};

enum { IR_TRAP_SITES = 64 };

struct cpu {
    /* as in struct cpu_front: */
    struct cpu_head head;
    alignas(CPU_ALIGNMENT) uint64_t slot[IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS];
    uint64_t *state;
    struct space *space;
    struct cpu_window window;

    const struct ir_isa *isa; /* head.isa->ir */
    bool translates;          /* blocks become host code; otherwise they are interpreted */
    bool step_over;           /* the next instruction is a run's first: no breakpoint stops it */
    bool raised;              /* a helper called cpu_raise() */
    bool unaligned_once;
    bool only_cold; /* the interpreter returns at a block that is no longer cold: block_is_cold() */
    struct cpu_stop pending;
    uint64_t cycle_base;         /* machine cycles when the slice began */
    uint64_t slice_used;         /* cycles used before the block being executed */
    uint64_t slice_end;          /* cycle_base + the slice's budget */
    bool merged;                 /* translated code: MXCSR has no exception that the status slot lacks */
    uint32_t mxcsr, mxcsr_clean; /* translated code: scratch; no exception raised, all masked, to nearest */
    uint64_t host_left;          /* translated code: the budget left at its end */
    /* translated code, virtual regions: x64/op/region.c */
    uint64_t region_constant;            /* r15 */
    uint64_t region_bits;                /* the bits of an address that count */
    uint64_t region_skew;                /* distance of the host window from GS */
    uint64_t region_low[16];             /* by half of a region: what to subtract from an address for its offset … */
    uint64_t region_add[16];             /* … and to add for its distance from GS */
    const struct ir_point *access_point; /* translated code with caches: the place whose helper is being executed … */
    uint32_t access_state;               /* … and the pipeline state there */
    uint64_t left_outside;               /* translated code: budget left besides that in r14 */
    uint64_t lws_cycles;                 /* translated code: budget used by LWS calls */
    uint64_t clock_word;                 /* translated code: pipeline state and path bits, x64/clock/charge.h */
    const struct ir_block *block;        /* the block being executed */
    struct code *code;                   /* code_of() */
    uint64_t instructions;
    const struct host_code *returns_in; /* the code buffer that stored return targets point into, or NULL */
    unsigned returns_generation;
    uint64_t null_return;           /* the return target of a frame whose call has stored none */
    struct host_link *link;         /* translated code: of the indirect branch being taken */
    cpu_gateway_call *gateway_call; /* or NULL */
    void *gateway_call_ctx;
    struct pipeline *pipeline;             /* NULL: one cycle per instruction */
    struct feed *feed;                     /* instead of `pipeline`: feeds the consumer of timing */
    const struct ir_costs *costs;          /* the timing model's operations on blocks; NULL if both are */
    const struct ir_tuning *tuning;        /* the host's preferences: build.h */
    const struct cpu_transfers *transfers; /* NULL: not watched */
    struct shadow_stack *shadow;           /* translated code: of the running thread */
    uint64_t arrival_left;                 /* translated code: r14 at the entry of a block that reports a transfer */
    /* translated code with exact figures: the instruction whose stall cycles are charged next; the budget before a look-up; its cycles of
     * TLB misses */
    uint64_t stall_pc, stall_left, stall_tlb;
    uint64_t misses_before, tlb_misses_before; /* of a look-up by translated code */
    uint64_t *queue_at;                        /* translated code that feeds the consumer of timing: the queue's next word */
    uint16_t window_trap[TIMING_WINDOW_TRAPS]; /* cycles in the timing model */
    struct {
        uint64_t pc;
        uint32_t count;
    } window_traps[IR_TRAP_SITES]; /* by a hash of the pc: cpu_note_window_trap() */
    bool alone;                    /* a helper is called in a block of one instruction */
    bool again;                    /* with `raised`: no stop; the instruction will be executed again, alone */
};

_Static_assert(offsetof(struct cpu, slot) == offsetof(struct cpu_front, slot) &&
                   offsetof(struct cpu, state) == offsetof(struct cpu_front, state) &&
                   offsetof(struct cpu, space) == offsetof(struct cpu_front, space) &&
                   offsetof(struct cpu, window) == offsetof(struct cpu_front, window),
               "cpu_front() relies on it");
/* 4K aliasing: on the host a load of region_low[] or region_add[] waits for an earlier store to a slot whose address has the same low 12
 * bits. At +8 it would alias hot slots; that halved the speed of indirect calls. */
_Static_assert(offsetof(struct cpu, region_low) % 4096 == 256 || sizeof(void *) < 8, "measure guest-tests/bench/script.c after a change");

/* Counts a window trap of the instruction at pc, which is not alone in its block. Returns whether its blocks are to be rebuilt, because it
 * traps often: then it will be alone in a block. */
bool cpu_note_window_trap(struct cpu *c, uint64_t pc);
bool cpu_traps_often(const struct cpu *c, uint64_t pc);

/* Returns where a slot is: those of the register window may be in its stack. */
uint64_t *ir_slot_at(const struct cpu *c, unsigned slot);

/* Reports an internal error with the guest's pc, and exits with status 3. */
_Noreturn void ir_bug(const struct cpu *c, const char *what);
/* Reports that the host has no memory for `what`, and exits with status 2. */
_Noreturn void ir_no_memory(const struct cpu *c, const char *what);

#endif
