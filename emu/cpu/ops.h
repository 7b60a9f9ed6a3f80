/*
 * ops.h - the interface of a cpu implementation: the operations that cpu.h calls.
 *
 * An implementation defines its own `struct cpu`, which begins with a struct cpu_head, and a table of operations that its
 * instruction sets point to (isa.cpu). The rest of its struct cpu is private to it. toy.t.c is a small implementation.
 */
#ifndef PRECIS_EMU_CPU_OPS_H
#define PRECIS_EMU_CPU_OPS_H

#include "emu/cpu/isa.h"

/* What every cpu begins with; `new` and `clone` set it. */
struct cpu_head {
    const struct cpu_ops *ops;
    const struct isa *isa;
};

/* As the functions of cpu.h whose names they have. Those marked "optional" may be NULL. */
struct cpu_ops {
    /* enum cpu_capability, on this host. */
    unsigned (*capabilities)(void);
    struct cpu *(*new)(const struct isa *isa, struct space *space);
    struct cpu *(*clone)(const struct cpu *c, struct space *space);
    void (*free)(struct cpu *c);
    void (*reset)(struct cpu *c, struct space *space);
    struct space *(*space)(const struct cpu *c);
    uint64_t (*run)(struct cpu *c, uint64_t budget, struct cpu_stop *why);
    uint64_t (*step)(struct cpu *c, struct cpu_stop *why);
    uint64_t (*pc)(const struct cpu *c);
    uint64_t (*pc_slot)(const struct cpu *c); /* optional: as pc */
    void (*set_pc)(struct cpu *c, uint64_t pc);
    uint64_t (*reg_get)(const struct cpu *c, int reg);
    void (*reg_set)(struct cpu *c, int reg, uint64_t value);
    uint64_t (*instructions)(const struct cpu *c);
    bool (*set_level)(struct cpu *c, unsigned level);       /* optional: the instruction set has one level */
    void (*set_cycle_base)(struct cpu *c, uint64_t cycles); /* optional: the machine has no cycle counter */
    void (*set_breakpoint)(struct cpu *c, uint64_t pc, bool on);
    void (*invalidate_code)(struct cpu *c, uint64_t va, uint64_t len); /* optional: the implementation sees all changes of code */

    bool (*is_stuck)(struct cpu *c);                                           /* optional: every run ends */
    bool (*set_engine)(struct cpu *c, enum cpu_engine engine);                 /* optional: no choice of engines */
    uint64_t (*addresses)(const struct isa *isa);                              /* optional: it takes none besides the address space's */
    void (*allow_unaligned_once)(struct cpu *c);                               /* optional: no access stops with MEM_FAULT_ALIGN */
    void (*set_gateway_call)(struct cpu *c, cpu_gateway_call *fn, void *ctx);  /* optional: every run ends at a gateway page */
    bool (*watch_transfers)(struct cpu *c, const struct cpu_transfers *watch); /* optional, with the next three: CPU_TRANSFERS */
    uint64_t (*interrupt_transfer)(struct cpu *c, uint64_t cycles);
    void (*resume_transfer)(struct cpu *c, uint64_t note);
    struct cpu_frame (*frame)(const struct cpu *c);
    const struct cpu_timing_ops *timing;   /* optional: CPU_CYCLE_MODELS */
    const struct cpu_retired_ops *retired; /* optional: no retired-code cache */
};

/* The head of every cpu_timing; `new` sets it. */
struct cpu_timing_head {
    const struct cpu_timing_ops *ops;
    const struct timing_model *model; /* the ISA's */
};

/* Cycle models: cpu_timing_…, cpu_set_timing(), cpu_last_charge(), cpu_model(). */
struct cpu_timing_ops {
    struct cpu_timing *(*new)(const struct isa *isa, const struct timing_model *description);
    /* Optional: cpu_timing_consumer(). Its operations have the same `set`. */
    struct cpu_timing *(*new_consumer)(const struct isa *isa, const struct timing_model *description, unsigned entries);
    void (*unref)(struct cpu_timing *t);
    void (*reference)(struct cpu_timing *t, bool on);
    void (*count)(struct cpu_timing *t, bool on);
    bool (*caches)(struct cpu_timing *t, bool on, uint64_t mhz);
    const char *(*cache)(const struct cpu_timing *t, unsigned index, struct cache_figures *out);
    void (*totals)(const struct cpu_timing *t, struct cpu_timing_totals *out);
    bool (*exact)(struct cpu_timing *t);                         /* optional, with the next two: no exact figures */
    bool (*set_exact)(struct cpu *c, struct cpu_exact *account); /* cpu_set_exact() */
    void (*end_exact)(struct cpu_timing *t, const struct cpu_exact *account);
    bool (*set)(struct cpu *c, struct cpu_timing *t); /* NULL, or one of these operations */
    bool (*last_charge)(const struct cpu *c, struct timing_charge *out);
    const struct timing_model *(*model)(const struct cpu *c);
    uint64_t (*longest)(const struct cpu *c); /* cpu_longest() */
};

/* The head of every cpu_retired; `new` sets it. */
struct cpu_retired_head {
    const struct cpu_retired_ops *ops;
};

/* The retired-code cache: cpu_begin_program(). */
struct cpu_retired_ops {
    struct cpu_retired *(*new)(void);
    void (*free)(struct cpu_retired *retired);
    void (*begin_program)(struct cpu *c, struct cpu_retired *retired, uint64_t program);
};

#endif
