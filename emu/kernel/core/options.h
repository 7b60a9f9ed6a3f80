/*
 * options.h - what a machine is told when it is made, and the figures that it gives.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_OPTIONS_H
#define PRECIS_EMU_KERNEL_CORE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include "emu/cpu/cpu.h"

struct kernel;
struct profil_dialect; /* profil/profil.h */

/* Cycles of one instruction, or of the kernel. */
struct kernel_spent {
    uint64_t pc;                         /* the instruction (cpu_pc_slot); in_kernel: where the thread goes on */
    uint64_t cycles, instructions;
    bool in_kernel;
    const struct timing_model *model;    /* NULL: one cycle an instruction */
    const struct timing_charge *charge;  /* the cycles by cause; NULL without a model and in the kernel */
};

#define KERNEL_NO_TRACE UINT64_MAX /* as many as there are */
#define KERNEL_OVER     (UINT64_MAX - 1)

/* Callbacks of an observer. Each may be NULL. They must not change the guest. */
struct kernel_hooks {
    void *ctx;
    /* The tick fell due while thread tid of process pid ran, or while the kernel worked for it (in_kernel):
     * pc is where it goes on, cpu its registers. The profiler of `precis profile` hangs here. */
    void (*tick)(void *ctx, int pid, int tid, uint64_t pc, bool in_kernel, struct cpu *cpu);
    /* Thread tid spent cycles on an instruction, or the kernel did for it. The sum over all calls is the clock, but for idle
     * cycles. Its presence makes the machine run one instruction at a time. */
    void (*spent)(void *ctx, int pid, int tid, const struct kernel_spent *spent, struct space *space);
    /* Called before each instruction, which then runs alone. Returns how many, that one and what follows it, may run without such
     * calls; KERNEL_OVER: the run ends here. */
    uint64_t (*trace)(void *ctx, int pid, int tid, struct cpu *cpu);
    /* So many have run since `trace` was called, and took so many cycles. */
    void (*ran)(void *ctx, uint64_t instructions, uint64_t cycles);
    /* Process pid now runs another program, which is mapped in its space. */
    void (*exec)(void *ctx, int pid, const char *guest_path, struct space *space);
    void (*fork)(void *ctx, int parent, int child);
    void (*exit)(void *ctx, int pid, int status);
};

struct kernel_options {
    uint64_t mhz;          /* cycles per microsecond */
    uint64_t hz;           /* ticks per second (CLK_TCK) */
    uint64_t seed;         /* AT_RANDOM, getrandom, /dev/urandom */
    int64_t epoch;         /* seconds since 1970 when the machine starts */
    struct cpu_timing *timing; /* the timing model of every cpu; NULL: one cycle an instruction */
    enum cpu_engine engine; /* how the guest's instructions are carried out; a host without a translator interprets */
    const char *root;      /* where absolute guest paths are looked up first (sysroot); NULL: the host's / */
    bool host_programs;    /* a guest may execute programs of the host's own kind (/bin/sh, ...): the host runs them */
    bool confine;          /* with root: what is not below it does not exist */
    const char *chdir;     /* working directory as the guest sees it; NULL: the host's */
    FILE *strace;          /* NULL: no system call trace */
    FILE *dump_profil;     /* CSV of every profiling buffer; NULL: none */
    const struct profil_dialect *dialect; /* of profil() and sprofil(); NULL: HP-UX's */
    unsigned profil_max;   /* regions that sprofil() takes, up to PROFIL_ARRAY_MAX; 0: PROFIL_SC_PROFIL_MAX */
    bool verbose_faults;   /* one line on stderr for each fault that becomes a signal */
    struct kernel_hooks hooks;
};

#define KERNEL_OPTIONS_DEFAULT                                                                     \
    (struct kernel_options)                                                                        \
    {                                                                                              \
        .mhz = 100, .hz = 100, .seed = 1, .epoch = 1700000000, .host_programs = true                                      \
    }

/* ---- figures -------------------------------------------------------------------------------- */

struct kernel_totals {
    uint64_t instructions; /* of all threads */
    uint64_t cycles;       /* machine cycles, idle ones included */
    uint64_t idle_cycles;
    uint64_t ticks;        /* ticks that fell due, idle ones included */
    uint64_t processes, threads, syscalls, signals, switches;
};

struct kernel_process_figures {
    int pid, parent;
    const char *program;     /* guest path of what it ran last */
    uint64_t instructions, user_cycles, system_cycles, ticks, syscalls, signals, threads;
    int exit_status;         /* as in kernel_run(); -1: still there */
    uint64_t start_cycle, end_cycle;
};

#endif
