/*
 * machine.h - the machine: what all its processes share, and what the core calls in the folders above it.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_MACHINE_H
#define PRECIS_EMU_KERNEL_CORE_MACHINE_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include "emu/clock/clock.h"
#include "emu/kernel/core/options.h"

struct abi;
struct cpu_retired;
struct fs_machine;
struct futex_table;
struct id_entry;
struct kernel_ipc;
struct ksigaction;
struct ksiginfo;
struct mem_account;
struct process;
struct syscall_line;
struct thread;

/* What uname and /proc say. */
#define KERNEL_RELEASE "6.1.0"
#define KERNEL_VERSION "#1 SMP 2023-11-14"
#define KERNEL_NODENAME "precis"

/* What the core calls in the folders above it; kernel.c has the table. */
struct kernel_ops {
    /* The personalities; NULL ends them. */
    const struct abi *const *personalities;
    /* A process ends: with this wait status, at once with all its threads. */
    void (*process_exit)(struct process *p, int status);
    /* The foreground process group of the machine's terminal, where host signals go; 0: none. */
    int (*foreground_group)(struct kernel *k);

    /* A thread ran so long: virtual and profiling timers, RLIMIT_CPU. */
    void (*time_account)(struct thread *t, uint64_t user, uint64_t system);
    /* A clock tick fell to t, in user mode or in the kernel. */
    void (*time_tick)(struct thread *t, bool in_kernel);
    /* Does that do more to p than to be counted? */
    bool (*time_wants_ticks)(const struct process *p);
    /* Cycles of user time until one of p's cpu-time timers is due; UINT64_MAX: none. */
    uint64_t (*time_cpu_limit)(struct process *p);
    /* A timer's signal is being taken: fill in its overrun count and let it queue again. */
    void (*timer_delivered)(struct process *p, struct ksiginfo *info);

    /* A tick fell due while t ran in user mode at pc, or in the kernel (then pc is where it will go on). */
    void (*profil_tick)(struct thread *t, uint64_t pc, bool in_kernel);
    /* Is an action of a signal the one by which a C library's profil() counts? Then it is done. */
    bool (*profil_handles)(struct thread *t, int sig, const struct ksigaction *action);
    /* The line of one of the profiling calls' numbers; NULL: another number. */
    const struct syscall_line *(*profil_line)(unsigned number);
};

struct kernel {
    const struct kernel_ops *ops;
    struct kernel_options options;
    struct clock clock;
    uint64_t random; /* state of the seeded generator: kernel_random() */

    struct process *processes; /* all that are not reaped, by pid (ascending) */
    struct id_entry *ids;      /* core/process.c: by number */
    unsigned stopped_processes;
    struct process *init;      /* pid 1: a reaper without threads */
    struct process *first;     /* the program that was started */
    int first_status;          /* its wait status; -1 while it runs */
    int last_pid;

    struct thread *run_first;            /* runnable threads in the order of their turns */
    uint64_t min_vrun;                   /* virtual run time of who ran last: it only grows */
    struct thread *current;              /* who has the processor (NULL: idle) */
    uint64_t slice_end;                  /* cycle at which its turn is over */
    struct thread *last_ran;
    struct thread *dead;                 /* ended threads, not yet freed */
    struct thread *host_waiters;         /* threads that wait for a host file */
    int64_t idle_waited_ms;              /* host time waited for the next timer so far */
    bool host_stop;
    unsigned deadlock_polls;             /* how often nothing but a host signal could go on */
    bool asked_to_end;                   /* by SIGTERM or SIGHUP of the host */
    bool over;                           /* a hook has ended the run */
    uint64_t orphans_until;              /* when what the first program left behind is cut off */
    int64_t realtime_offset_ns;          /* by clock_settime() */
    uint64_t random_count;
    const struct abi *first_abi;         /* the first program's: its signal numbers are the exit status's */
    char hostname[65];
    volatile sig_atomic_t host_signals[65]; /* arrived, not yet forwarded */
    volatile sig_atomic_t host_signal_any;

    struct futex_table *futexes;
    struct fs_machine *fs;  /* root, terminals, sockets, ... */
    struct kernel_ipc *ipc; /* System V IPC */
    struct kernel_totals totals;
    struct kernel_process_figures *ended; /* of processes that are gone; by number when the run is over */
    size_t ended_count, ended_room;
    struct mem_account *memory; /* what all processes take of the host's */
    struct cpu_retired *retired; /* the retired-code cache of its cpus */
    bool profil_dumped; /* the dump's headline is written */
};

/* The host has no memory left for what the kernel must have: a message, and precis ends. What a call can do without is ENOMEM. */
_Noreturn void kernel_no_memory(void);
/* 64 bits of the machine's seeded generator. */
uint64_t kernel_random(struct kernel *k);

#endif
