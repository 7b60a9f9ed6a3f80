/*
 * cpu.h - the interface of every cpu to the kernel, the debugger and the commands.
 *
 * A cpu is one thread's processor state together with the address space that it runs in. It knows registers
 * and memory; it knows no kernel, no system call and no profiling. cpu_run() runs until its budget of cycles is spent
 * or an event occurs that its caller must handle. It stops at an exact instruction boundary.
 *
 * Instructions are executed by an implementation. Each instruction set names one (isa.cpu), and the functions below call its operations
 * (ops.h). cpu_can() tells what it supports.
 *
 *     struct cpu *c = cpu_new(isa, space);
 *     cpu_set_pc(c, entry);
 *     struct cpu_stop why;
 *     uint64_t used = cpu_run(c, 10000, &why);    // used <= 10000 cycles
 */
#ifndef PRECIS_EMU_CPU_CPU_H
#define PRECIS_EMU_CPU_CPU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "emu/cpu/shadow.h"
#include "emu/mem/mem.h"
#include "emu/timing/pipeline.h"

enum cpu_stop_reason {
    CPU_BUDGET,  /* the budget is spent; pc is the next instruction */
    CPU_SYSCALL, /* a system call instruction retired; pc is after it */
    CPU_GATEWAY, /* pc is on a MEM_GATEWAY page: nothing there was executed */
    CPU_FAULT,   /* a memory access failed; pc is the instruction, which has changed nothing */
    CPU_TRAP,    /* any other fault or trap of the architecture; see trap and code */
    CPU_BREAK,   /* a breakpoint set by cpu_set_breakpoint() is at pc */
};

struct cpu_stop {
    enum cpu_stop_reason reason;
    /* CPU_FAULT */
    uint64_t addr; /* data address, or the pc of a failed fetch */
    enum mem_access access;
    enum mem_fault_kind fault;
    unsigned size; /* bytes of the access */
    /* CPU_TRAP: the architecture's number of the interruption, and what it records with it, as isa/NAME/NAME.h says */
    unsigned trap;
    uint64_t code; /* the instruction, or an operand of it */
    uint64_t isr;  /* the interruption status register; 0 if the machine has none */
};

/* A register as debuggers, tests and the kernel name it. Wider than 64 bits: two parts ("f6.sig", "f6.exp"). */
struct cpu_reg {
    const char *name; /* "r1", "sar", "iaoq_front", "fr4", "cfm", ... */
    uint8_t width;    /* bits */
    int16_t gdb;      /* number in GDB's remote protocol for this machine, or -1 */
    uint16_t slot;    /* where it lives: the implementation's number for it */
};

struct isa; /* emu/cpu/isa.h */
struct cpu;

/* The optional capabilities of an implementation. */
enum cpu_capability {
    CPU_STOPS_EXACTLY = 1,  /* cpu_run() stops at the first instruction boundary at which the budget is used; otherwise shortly after it */
    CPU_PRECISE_FAULTS = 2, /* an instruction that faults or traps has changed nothing */
    CPU_CYCLE_MODELS = 4,   /* cpu_timing_new() knows models; otherwise an instruction is a cycle */
    CPU_INTERPRETS = 8,     /* cpu_set_engine(): CPU_ENGINE_INTERP … */
    CPU_TRANSLATES = 16,    /* … and CPU_ENGINE_JIT */
    CPU_TRANSFERS = 32,     /* cpu_watch_transfers() */
};
/* Returns whether the implementation of isa's cpus supports all of these on this host. */
bool cpu_can(const struct isa *isa, unsigned capabilities);

/* A new cpu in reset state that runs in `space` (a reference is taken). Returns NULL without memory. */
struct cpu *cpu_new(const struct isa *isa, struct space *space);
/* A copy of all registers that runs in `space`, which is the same or an unchanged copy: for clone and fork. */
struct cpu *cpu_clone(const struct cpu *c, struct space *space);
void cpu_free(struct cpu *c);
/* execve: another address space, registers in reset state. */
void cpu_reset(struct cpu *c, struct space *space);

/* The engines by which instructions are executed, if the implementation offers a choice. Both give the same registers, memory, cycles and
 * stops. */
enum cpu_engine {
    CPU_ENGINE_INTERP, /* micro-operations interpreted: any host */
    CPU_ENGINE_JIT,    /* translated to host code */
};
/* A new cpu interprets; a clone has its original's engine. false: the implementation does not have that engine, and nothing changes. */
bool cpu_set_engine(struct cpu *c, enum cpu_engine engine);

/* Restricts c to instructions of a level of its instruction set, by index in isa.levels; others are illegal. A new cpu, or one after
 * cpu_reset(), executes all; a clone has its original's level. false: there is no such level, and nothing changes. */
bool cpu_set_level(struct cpu *c, unsigned level);

/* Bytes of host addresses that a process takes: its memory, and what the implementation needs besides. */
uint64_t cpu_addresses(const struct isa *isa);

/* Run until the first instruction boundary at which budget cycles or more are used. Returns the cycles used: with one cycle an
 * instruction never more than budget; with a timing model, more by less than one instruction's cost. 0 is possible when
 * the first instruction stops. */
uint64_t cpu_run(struct cpu *c, uint64_t budget, struct cpu_stop *why);
/* A kernel routine for gateway pages that does not end the run. When cpu_run() reaches a gateway page with `left` cycles of its budget
 * left, it calls fn. fn returns the cycles that it took, fewer than `left`, and the run continues; or 0 if it did nothing, and the run ends
 * with CPU_GATEWAY, as cpu_step() always does. fn may be NULL. An implementation without gateway pages ignores it. */
typedef uint64_t cpu_gateway_call(void *ctx, uint64_t left);
void cpu_set_gateway_call(struct cpu *c, cpu_gateway_call *fn, void *ctx);
/* Run one instruction. Returns its cycles, which may be 0: it issued together with the one before it, or it stopped. */
uint64_t cpu_step(struct cpu *c, struct cpu_stop *why);

/* ---- timing models: emu/timing/pipeline.h ------------------------------------------------------ */

/* What all cpus of a machine share of a model: the predictor, the caches, the figures. */
struct cpu_timing;
/* The model of an ISA by name ("unit"). Returns NULL if there is none, if its cpus have no models, or without memory. */
struct cpu_timing *cpu_timing_new(const struct isa *isa, const char *model);
/* Any model of the ISA, which must outlive the result. */
struct cpu_timing *cpu_timing_of(const struct isa *isa, const struct timing_model *model);
/* As cpu_timing_of(), by another implementation, with the same results: cpus that it is set for interpret, and one consumer turns the paths
 * that they have executed into cycles (emu/timing/consumer). entries: of its queue; 0: the default. Returns NULL if isa's cpus lack it. */
struct cpu_timing *cpu_timing_consumer(const struct isa *isa, const struct timing_model *model, unsigned entries);
void cpu_timing_unref(struct cpu_timing *t);
const struct timing_model *cpu_timing_model(const struct cpu_timing *t);
/* Step every instruction through the scoreboard instead of remembering what several cost together: slower, the same cycles. */
void cpu_timing_reference(struct cpu_timing *t, bool on);
/* Collect totals (on by default); runs are faster without. Before any cpu runs. */
void cpu_timing_count(struct cpu_timing *t, bool on);
/* The model's caches and TLBs, empty. Off, the default: every access hits. mhz: the clock at which memory's nanoseconds are cycles;
 * 0: the model's own. Before any cpu runs. false: no memory. */
bool cpu_timing_caches(struct cpu_timing *t, bool on, uint64_t mhz);
/* Names and figures of the levels by index; NULL past the last. */
struct cache_figures;
const char *cpu_timing_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out);
/* Keep, for each instruction, what it costs: cpu_set_exact(). Before any cpu runs. Returns false if the implementation cannot; cpu_step()
 * and cpu_last_charge() can. */
bool cpu_timing_exact(struct cpu_timing *t);
/* From now on what c's instructions cost is added to e, at the latest when c's timing is freed. The account must outlive that. Returns
 * false if c's timing does not keep it. */
struct cpu_exact;
bool cpu_set_exact(struct cpu *c, struct cpu_exact *e);
/* The program whose account e is will not run again: all that its instructions cost is in e now. */
void cpu_end_exact(struct cpu_timing *t, const struct cpu_exact *e);
/* From now on c's cycles are the model's, from an empty pipeline (NULL, or the model of another
 * ISA or implementation: one an instruction). Takes a reference. System calls, faults and traps empty the pipeline. A clone has its
 * original's model. Returns false without memory. */
bool cpu_set_timing(struct cpu *c, struct cpu_timing *t);

/* After cpu_step: what the scoreboard charged the instruction. Returns false if c has no model but "unit". */
bool cpu_last_charge(const struct cpu *c, struct timing_charge *out);
/* Returns c's timing model, or NULL with one cycle per instruction. */
const struct timing_model *cpu_model(const struct cpu *c);

/* Returns a number of cycles that no instruction of c exceeds, except one that moves the register stack through many cache misses. */
uint64_t cpu_longest(const struct cpu *c);

struct cpu_timing_totals {
    uint64_t instructions;
    uint64_t cycles[TIMING_CAUSES];
    uint64_t stalls[TIMING_MAX_CLASSES]; /* cycles[TIMING_STALL] by the class that was waited for */
    unsigned nclasses;
    const char *class_names[TIMING_MAX_CLASSES];
};
/* The sum of all cpu_run()s of all cpus. */
void cpu_timing_totals(const struct cpu_timing *t, struct cpu_timing_totals *out);
/* Instructions retired by this cpu since cpu_new (nullified and predicated-off ones count). */
uint64_t cpu_instructions(const struct cpu *c);

const struct isa *cpu_isa(const struct cpu *c);
struct space *cpu_space(const struct cpu *c);

/* The address of the next instruction for the kernel's profiler: of its bundle, if instructions are in bundles; without privilege bits.
 * cpu_set_pc() also makes flow sequential: no pending delay slot or nullification, the bundle's first slot. */
uint64_t cpu_pc(const struct cpu *c);
/* The same with the number of the slot in the low bits, if instructions are in bundles. */
uint64_t cpu_pc_slot(const struct cpu *c);
/* The address that the cost of the next instruction counts for: a nullified delay slot's is that of its branch, since the slot may lie in
 * the next function; otherwise cpu_pc_slot(). */
uint64_t cpu_cost_pc(struct cpu *c);
/* Returns the address of the branch with a delay slot that lies before pc; pc if there is none. */
uint64_t cpu_branch_of_slot(const struct isa *isa, struct space *space, uint64_t pc);
/* Writes the text of the instruction that the cpu executes next, "(unreadable)" if its bytes are not. Returns its address: of a slot in
 * bundles. */
uint64_t cpu_text(const struct cpu *c, char *text, size_t cap);
void cpu_set_pc(struct cpu *c, uint64_t pc);

/* Registers by index into the ISA's list; cpu_reg_find gives -1 for an unknown name. Zero extended. */
int cpu_reg_find(const struct isa *isa, const char *name);
uint64_t cpu_reg_get(const struct cpu *c, int reg);
void cpu_reg_set(struct cpu *c, int reg, uint64_t value);

/* The retired-code cache: blocks of exited programs, kept for their next execution. A machine's cpus share one. It is NULL at first, and is
 * freed after the cpus and before their timing. */
struct cpu_retired;
/* Call before a program begins in c's address space, in which nothing has run. program: a number that all executions of it have in
 * common; its pages are compared. *retired is created by the first implementation that has a use for it. */
void cpu_begin_program(struct cpu *c, struct cpu_retired **retired, uint64_t program);
void cpu_retired_free(struct cpu_retired *retired);

/* Let the next instruction's misaligned accesses succeed (as a kernel that emulates them does). */
void cpu_allow_unaligned_once(struct cpu *c);

/* Virtual cycles shown by the machine's cycle counter: the kernel says what it is
 * when a slice begins; inside cpu_run() the cpu adds what the slice has used so far. */
void cpu_set_cycle_base(struct cpu *c, uint64_t cycles);

/* Breakpoints: the cpu stops with CPU_BREAK before executing pc (not on the first instruction of a run, so that
 * one can go on). */
void cpu_set_breakpoint(struct cpu *c, uint64_t pc, bool on);

/* A transfer of control between functions, as its target is about to run. */
struct cpu_transfer {
    bool call;              /* the instruction leaves a return address; otherwise a return, or a jump that may go to another function */
    uint64_t from;          /* the branch (in bundles with its slot); 0 if not known */
    uint64_t to;            /* its target */
    uint64_t link;          /* of a call: where it will return to */
    uint64_t cycles;        /* the machine's clock: cpu_set_cycle_base() */
    struct cpu_frame frame; /* at the target */
    uint32_t site;          /* of a call with a fixed target: cpu_transfers.site(), if that is known; else 0 */
    uint32_t branch;        /* cpu_transfers.site() of the branch and the address 0, if that is known; else 0 */
};
/* The observer of transfers. */
struct cpu_transfers {
    void *ctx;
    /* Calls, returns and jumps to addresses in registers, and what else crosses. Must not change the guest. */
    void (*transfer)(void *ctx, struct cpu *c, const struct cpu_transfer *transfer);
    /* Returns whether control that goes from the one address to the other reaches another function. Asked about branches with fixed
     * targets, and about neighbours, when code is translated. */
    void *crosses_ctx;
    bool (*crosses)(void *ctx, struct cpu *c, uint64_t from, uint64_t to);
    /* The running thread's shadow stack; it changes only between runs of cpus. */
    struct shadow_stack *const *shadow;
    /* Returns a number for calls from the one address to the other: the same for the same addresses, never 0. With crosses_ctx. */
    uint32_t (*site)(void *ctx, uint64_t from, uint64_t to);
};
/* From now on c reports transfers, as do its clones: before it first runs. x may be NULL for none. Returns false if the
 * implementation cannot. */
bool cpu_watch_transfers(struct cpu *c, const struct cpu_transfers *watch);
/* A signal interrupts c, before the kernel changes its registers: reports the transfer whose target has not run yet; `cycles` is the clock.
 * Returns a note of a branch whose delay slot has not run yet, for cpu_resume_transfer() when the interrupted code goes on, or 0. */
uint64_t cpu_interrupt_transfer(struct cpu *c, uint64_t cycles);
void cpu_resume_transfer(struct cpu *c, uint64_t note);
/* Returns c's place in its stacks. */
struct cpu_frame cpu_frame(const struct cpu *c);

/* Async-signal-safe. Returns whether c is executing and has made no progress since the last call: the implementation has failed. */
bool cpu_is_stuck(struct cpu *c);

/* Instruction cache flush: the contents of [va, va+len) may be executed now. */
void cpu_invalidate_code(struct cpu *c, uint64_t va, uint64_t len);

#endif
