/*
 * options.h - a machine's options, and the figures it reports.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_OPTIONS_H
#define PRECIS_EMU_KERNEL_CORE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include "emu/cpu/cpu.h"
#include "profil/profil.h"

struct elf_kind; /* emu/load/elf.h */
struct kernel;
struct kernel_debugger; /* emu/kernel/core/debugger.h */
struct profil_dialect;  /* profil/profil.h */

/* Cycles spent by one instruction, or by the kernel. */
struct kernel_charge_event {
    uint64_t pc;      /* what the instruction counts for (cpu_cost_pc); in_kernel: where the thread returns to */
    uint64_t fetched; /* the instruction itself (cpu_pc_slot): what misses of its fetch count for */
    uint64_t cycles, instructions;
    bool in_kernel;
    const struct timing_model *model;   /* NULL: one cycle per instruction */
    const struct timing_charge *charge; /* the cycles by cause; NULL without a model and in the kernel */
};

enum kernel_thread_event_kind {
    KERNEL_THREAD_RUNS,        /* its turn begins; until it pauses, the clock advances by what it spends */
    KERNEL_THREAD_PAUSES,      /* its turn ends, or it is about to execute another program */
    KERNEL_THREAD_INTERRUPTED, /* the cpu is where a signal interrupts it */
    KERNEL_THREAD_HANDLES,     /* the cpu is at the entry of the handler */
    KERNEL_THREAD_SIGRETURN,   /* the cpu is where the signal had interrupted it */
};

/* An event of a thread, for observers that follow transfers of control. */
struct kernel_thread_event {
    enum kernel_thread_event_kind kind;
    int pid, tid; /* pid: 0 if the thread has ended */
    struct cpu *cpu;
    uint64_t cycles; /* that the thread has spent so far, the kernel's for it included */
    uint64_t clock;
};

#define KERNEL_NO_TRACE UINT64_MAX /* no limit */
#define KERNEL_OVER     (UINT64_MAX - 1)

enum kernel_event_kind {
    KERNEL_EVENT_CALL,   /* a system call: its number, name and result */
    KERNEL_EVENT_SIGNAL, /* a signal is acted on: the host's number, its name */
    KERNEL_EVENT_FORK,   /* a new process or thread: its number */
    KERNEL_EVENT_EXEC,   /* a new program: its path as name */
    KERNEL_EVENT_EXIT,   /* the process ends: its status as of wait(2) */
};

/* An event of a thread, from cycle begin to cycle end. */
struct kernel_event {
    enum kernel_event_kind kind;
    int pid, tid;
    uint64_t begin, end;
    const char *name;
    int64_t number, result;
};

/* The strings of a new program in its memory: each is a sequence of strings, low <= address < high. */
struct kernel_strings {
    uint64_t arguments_low, arguments_high, environment_low, environment_high;
};

/* An observer's callbacks. Each may be NULL. They must not change the guest. */
struct kernel_hooks {
    void *ctx;
    /* Called at a tick while thread tid of process pid ran, or was in the kernel (in_kernel). pc: where it continues, as the program's
     * profil() sees it; cost_pc: what it counts for in a profile, of a nullified delay slot its branch; cpu: its
     * registers; cycle: when the tick was due. `precis profile` uses it. */
    void (*tick)(void *ctx, int pid, int tid, uint64_t pc, uint64_t cost_pc, bool in_kernel, struct cpu *cpu, uint64_t cycle);
    /* Called when thread tid, or the kernel for it, has spent cycles. The sum over all calls is the clock without idle cycles. If set,
     * the machine runs one instruction at a time. */
    void (*spent)(void *ctx, int pid, int tid, const struct kernel_charge_event *spent, struct space *space);
    /* Returns the account that gets what the instructions of process pid cost (emu/cpu/exact.h), until the next call. If set, `spent` is
     * called for the kernel's cycles only, and the machine does not run one instruction at a time for it, if the timing model keeps exact
     * figures. */
    struct cpu_exact *(*account)(void *ctx, int pid, struct space *space);
    /* Called before an instruction, which then runs alone. Returns how many instructions, this one included, may run before the next
     * such call; KERNEL_OVER ends the run. */
    uint64_t (*trace)(void *ctx, int pid, int tid, struct cpu *cpu);
    /* Called after those instructions ran, with their number and cycles. */
    void (*ran)(void *ctx, uint64_t instructions, uint64_t cycles);
    /* Called when process pid has executed a new program, which is mapped in its address space. */
    void (*exec)(void *ctx, int pid, const char *guest_path, struct space *space);
    void (*fork)(void *ctx, int parent, int child);
    void (*exit)(void *ctx, int pid, int status);
    /* Called after exec. */
    void (*strings)(void *ctx, int pid, const struct kernel_strings *strings, struct space *space);
    /* Called when something has happened, in the order of ends. */
    void (*event)(void *ctx, const struct kernel_event *event);
    /* Called when a thread has a name: set by a call, or that of the thread that made it. Not for its program's name. */
    void (*named)(void *ctx, int pid, int tid, const char *name);
    /* Called before the buffers of profil(), sprofil() or pcsample() are released. */
    void (*released)(void *ctx, int pid, uint64_t cycle, const struct profil_state *state, const struct profil_memory *memory,
                     enum profil_reason reason);
    void (*thread)(void *ctx, const struct kernel_thread_event *event);
    /* Of every cpu: cpu_watch_transfers(). */
    const struct cpu_transfers *transfers;
};

/* Callbacks for who shows how far the machine is. Each may be NULL. */
struct kernel_progress {
    void *ctx;
    /* Called at every tick, with the machine's clock and the instructions of all threads. */
    void (*tick)(void *ctx, uint64_t cycles, uint64_t instructions);
    /* Called before a guest writes to a terminal of the host. */
    void (*output)(void *ctx);
};

/* Callbacks for the user of a machine, besides the observer. Each may be NULL; they must not change the guest. */
struct kernel_listener {
    void *ctx;
    /* As kernel_hooks.tick; pc: as the program's profil() sees it. */
    void (*tick)(void *ctx, int pid, int tid, uint64_t pc, bool in_kernel, uint64_t cycle);
    /* Called when profil(), sprofil() or pcsample() has written `size` bytes, a counter or a sample, for a tick at pc. */
    void (*counted)(void *ctx, int pid, uint64_t pc, uint64_t address, const uint8_t *bytes, size_t size);
    /* Called in place of a write to kernel_options.streams[stream]: 1 or 2. */
    void (*output)(void *ctx, int pid, int stream, const void *bytes, size_t size);
};

/* A program that a guest executes, for a machine that this program lacks. Paths and strings are the guest's. */
struct kernel_elsewhere {
    const struct elf_kind *kind;
    const char *path; /* absolute */
    int fd;           /* the open file */
    char *const *argv, *const *envp;
    const char *chdir;   /* the working directory */
    int64_t epoch;       /* seconds since 1970 now */
    const char *refused; /* state of the process that another machine cannot have, or NULL */
};

/* A process that a signal kills. Numbers are the host's. */
struct kernel_death {
    int pid, tid;
    const char *program; /* its name in /proc/pid/stat */
    bool is_first;       /* it is the machine's first process */
    int sig, code;       /* code: si_code */
    int sender;          /* pid of the process that sent it; 0 if none did */
    bool of_fault;       /* an instruction caused it; then: */
    uint64_t address;    /* si_addr */
    bool of_access;      /* a memory access caused it: access, size in bytes, refusal */
    enum mem_access access;
    enum mem_fault_kind refusal;
    unsigned size;
    struct cpu *cpu; /* at the instruction */
};

struct kernel_options {
    uint64_t mhz;  /* cycles per microsecond */
    uint64_t hz;   /* ticks per second (CLK_TCK) */
    uint64_t seed; /* AT_RANDOM, getrandom, /dev/urandom */
    int64_t epoch; /* seconds since 1970 when the machine starts */
    bool chaotic;  /* threads run in the random order of `schedule`, its seed: core/chaos.h */
    uint64_t schedule;
    uint64_t max_ns;                      /* virtual time at which the program is killed: core/time_limit.h; 0: never */
    struct cpu_timing *timing;            /* of every cpu; NULL: one cycle per instruction */
    bool retiring;                        /* a tick counts for the instruction whose cycles it interrupts, not for the next one */
    unsigned isa_level;                   /* every cpu's cpu_set_level(), plus one; 0: all instructions */
    enum cpu_engine engine;               /* how guest instructions are executed; a host without a translator interprets */
    const char *root;                     /* absolute guest paths are looked up below it first (sysroot); NULL: the host's / */
    const char *root_from;                /* what names root, for messages: "--root" or an environment variable */
    bool cross_root;                      /* root is one of isa.cross_roots, chosen for the program's dynamic loader */
    bool host_programs;                   /* a guest may execute the host's own programs (/bin/sh, ...): the host runs them */
    bool holds_still;                     /* the machine stands still while a program of the host runs, however long: no time-out ends it */
    bool leave_lowest;                    /* guest memory is not at the lowest addresses of the host, as with confine */
    bool confine;                         /* with root: files outside it do not exist */
    uint64_t max_memory;                  /* bytes of host memory for the guests' data, MEM_ACCOUNT_BYTES if 0 */
    uint64_t max_processes;               /* live threads of all processes; 0 if there is no limit but the numbers */
    uint64_t max_files;                   /* open files; 0: no limit but the host's */
    bool fixed_stack;                     /* a program's stack does not move with the lengths of its strings; AT_EXECFN is only a name */
    const char *chdir;                    /* working directory, as a guest path; NULL: the host's */
    int streams[3];                       /* descriptors of the host that are the first program's 0, 1 and 2 */
    FILE *strace;                         /* NULL: no system call trace */
    char *const *strace_calls;            /* patterns of the names of the calls that it shows, NULL-terminated; NULL: all */
    FILE *dump_profil;                    /* CSV of every profiling buffer, or NULL */
    const struct profil_dialect *dialect; /* of profil() and sprofil(); NULL: the default of the process's machine */
    unsigned profil_max;                  /* limit of sprofil()'s regions, up to PROFIL_ARRAY_MAX; 0: PROFIL_SC_PROFIL_MAX */
    bool forget_ended;                    /* kernel_each_process() leaves out processes that have ended */
    bool verbose_faults;                  /* one line on stderr per fault that becomes a signal */
    struct kernel_hooks hooks;
    struct kernel_progress progress;
    struct kernel_listener listener;
    const struct kernel_debugger *debugger; /* or NULL. With one, hooks.trace is not called */
    /* Called before a process ends by a signal. It must not change the guest. May be NULL. */
    void (*died)(void *ctx, const struct kernel_death *d);
    void *died_ctx;
    /* Returns the arguments of the host program that runs it, argv[0] its path: a list and strings to free(). With NULL execve fails with
     * ENOEXEC; the function may print why. NULL itself: no such program is run. */
    char **(*elsewhere)(void *ctx, const struct kernel_elsewhere *program);
    void *elsewhere_ctx;
    /* Returns the command that lets a program of the host execute guest programs (os_program.supervisor), to be freed; its words are the
     * callee's. epoch: the time of day. NULL, or no function: it cannot. */
    char **(*nested)(void *elsewhere_ctx, int64_t epoch);
};

#define KERNEL_OPTIONS_DEFAULT                                                                                                      \
    (struct kernel_options)                                                                                                         \
    {                                                                                                                               \
        .mhz = 100, .hz = 100, .seed = 1, .epoch = 1700000000, .root_from = "--root", .host_programs = true, .streams = { 0, 1, 2 } \
    }

/* ---- figures -------------------------------------------------------------------------------- */

struct kernel_totals {
    uint64_t instructions; /* of all threads */
    uint64_t cycles;       /* machine cycles, idle ones included */
    uint64_t idle_cycles;
    uint64_t ticks; /* all ticks, idle ones included */
    uint64_t processes, threads, syscalls, signals, switches;
};

/* How the first program ended. */
struct kernel_end {
    uint64_t ns;     /* virtual time, in nanoseconds */
    int signal;      /* host's number of the signal that killed it, or 0 */
    bool is_limited; /* it was killed at kernel_options.max_ns */
};

enum { KERNEL_CACHES = 8 }; /* most caches and TLBs of a model: cpu_timing_cache() */

struct kernel_process_figures {
    int pid, parent;
    const char *program; /* guest path of the last executed program */
    uint64_t instructions, user_cycles, system_cycles, ticks, syscalls, signals, threads;
    int exit_status; /* as from kernel_run(); -1 if not ended */
    uint64_t start_cycle, end_cycle;
    uint64_t misses[KERNEL_CACHES]; /* by index of cpu_timing_cache() */
};

#endif
