/*
 * machine.h - the machine: what all its processes share, and the functions of higher folders that the core calls.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_MACHINE_H
#define PRECIS_EMU_KERNEL_CORE_MACHINE_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include "emu/clock/clock.h"
#include "emu/kernel/core/chaos.h"
#include "emu/kernel/core/options.h"
#include "emu/kernel/core/runqueue.h"

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

/* Reported by uname(2) and /proc/version. */
#define KERNEL_RELEASE  "6.1.0"
#define KERNEL_VERSION  "#1 SMP 2023-11-14"
#define KERNEL_NODENAME "precis"

/* Functions of higher folders that the core calls; kernel.c defines the table. */
struct kernel_ops {
    /* All personalities; NULL-terminated. */
    const struct abi *const *personalities;
    /* Ends p and all its threads at once. status: as wait(2) returns it. */
    void (*process_exit)(struct process *p, int status);
    /* Ends k->ending. */
    void (*process_end_now)(struct kernel *k);
    /* Ends t, and its process with the last thread. */
    void (*thread_exit)(struct thread *t, int status);
    /* Called after each call while watches_files is set. */
    void (*files_changed)(struct kernel *k);
    /* A signal is sent to a process that is the double of a host program (process.host_program). */
    void (*host_program_signal)(struct process *p, int sig);
    /* Frees open files that no process can reach; returns whether there were any. */
    bool (*collect)(struct kernel *k);
    /* The tracer of some ended main threads ends. */
    void (*tracer_ends)(struct thread *t);
    /* Returns the foreground process group of the machine's terminal, which host signals go to, or 0. */
    int (*foreground_group)(struct kernel *k);

    /* Accounts cycles that t ran: virtual and profiling interval timers, RLIMIT_CPU. */
    void (*time_account)(struct thread *t, uint64_t user, uint64_t system);
    /* Called at a tick while t runs, in user mode or in the kernel. */
    void (*time_tick)(struct thread *t, bool in_kernel);
    /* Returns whether time_tick() does more for p than count. */
    bool (*time_wants_ticks)(const struct process *p);
    /* Returns the cycles of user time until the next timer on the cpu time of t or its process may expire, or UINT64_MAX. */
    uint64_t (*time_cpu_limit)(struct thread *t);
    /* Called when a timer's signal is dequeued: sets its overrun count and lets the timer queue it again. */
    void (*timer_delivered)(struct process *p, struct ksiginfo *info);
    /* Called when the process's SIGALRM is dequeued: lets ITIMER_REAL expire again. */
    void (*alarm_delivered)(struct process *p);
    /* p no longer ignores sig: timers that expired while it did send it now. */
    void (*signal_unignored)(struct process *p, int sig);

    /* Called at a tick while t ran in user mode at pc, or was in the kernel (pc: where it will return to). */
    void (*profil_tick)(struct thread *t, uint64_t pc, bool in_kernel);
    void (*profil_return)(struct thread *t);
    /* Returns whether `action` is the SIGPROF handler of a C library's profil(); if so, the sample has been counted. */
    bool (*profil_handles)(struct thread *t, int sig, const struct ksigaction *action);
    /* Returns the table line of a profiling call, or NULL if not one of its numbers. */
    const struct syscall_line *(*profil_line)(unsigned number);

    /* --strace: a call has ended; a signal is delivered. */
    void (*strace_call)(struct thread *t, int64_t result);
    void (*strace_signal)(struct thread *t, const struct ksiginfo *info);
};

/* A host descriptor that the machine itself watches, whichever threads wait. */
struct host_watch {
    struct host_watch *next;
    int fd;
    short events; /* of poll(2), as wants() said */
    /* Called before the host is polled: returns the events, 0 for none now, or -1 to end the watch, which it has freed then. */
    short (*wants)(struct host_watch *w);
    void (*ready)(struct host_watch *w); /* one has happened */
    void (*free)(struct host_watch *w);  /* the machine ends */
};

/* What a system keeps for the whole machine. */
struct system_state {
    void (*free)(struct system_state *); /* the machine ends; its files are still there */
};

struct kernel {
    const struct kernel_ops *ops;
    struct kernel_options options;
    bool watches_files; /* fcntl(F_NOTIFY): vfs/dnotify.h */
    struct clock clock;
    uint64_t random; /* state of the seeded generator: kernel_random() */

    struct process *processes; /* all that are not reaped, in order of pid */
    struct process *last_process;
    struct id_entry *ids;           /* all numbers in use: core/process.c */
    unsigned thread_count;          /* of all processes but init */
    unsigned objects, most_objects; /* kernel_object_made(): now, and since memory was last given back */
    unsigned stopped_processes;
    unsigned traced_leaders; /* processes with leader_tracer */
    struct process *init;    /* pid 1: has no threads, reaps orphans */
    struct process *first;   /* the program that was started */
    int first_status;        /* its wait status; -1 while it runs */
    int last_pid;

    struct runqueue runqueue;      /* runnable threads */
    uint64_t min_vruntime;         /* vruntime of the thread that ran last; monotonic (CFS's min_vruntime) */
    struct thread *current;        /* the running thread (NULL: idle) */
    uint64_t slice_end;            /* cycle at which its time slice ends */
    struct chaos chaos;            /* of a random schedule */
    struct clock_timer time_limit; /* core/time_limit.h */
    bool time_limit_reached;
    struct thread *last_ran;
    uint64_t misses_noted[KERNEL_CACHES]; /* the caches' totals: those since then are the current thread's */
    struct thread *dead;                  /* ended threads, freed by free_retired_threads() */
    struct thread *host_waiters;          /* threads that wait for a host descriptor */
    struct host_watch *host_watches;
    uint64_t polled;        /* ticks when the host was last polled for them, while other threads ran */
    int64_t idle_waited_ms; /* host milliseconds waited so far for the next timer */
    bool host_stop;
    bool forwards_signals;      /* while the host's signals are sent to guests */
    unsigned deadlock_polls;    /* number of polls while no thread, timer or host file can make progress */
    bool termination_requested; /* SIGTERM or SIGHUP of the host arrived */
    bool over;                  /* a hook has ended the run */
    bool paused;                /* by the debugger */
    struct process *ending;     /* the debugger has paused the machine before this process ends, … */
    int ending_status;          /* … with this status, or NULL */
    uint64_t run_end;           /* the cycle to which the current thread, whose run the debugger interrupts, runs on, or 0 */
    uint64_t orphan_deadline;   /* cycle at which the first program's orphans are ended; 0 if it still runs */
    uint32_t login_sessions;    /* how often a thread has set its login user */
    uint64_t autogroup_next_ns; /* until then only CAP_SYS_ADMIN sets the nice value of an autogroup */
    int64_t realtime_offset_ns; /* set by clock_settime() */
    uint64_t random_count;
    const struct abi *first_abi;            /* of the first program: its signal numbers form the exit status */
    char hostname[65], domainname[65];      /* of uname(2) */
    volatile sig_atomic_t host_signals[65]; /* received, not yet forwarded */
    volatile sig_atomic_t host_signal_any;
    bool killed_by_host; /* SIGTERM, SIGHUP or SIGINT has been among them */

    struct futex_table *futexes;
    struct fs_machine *fs;             /* root, terminals, sockets, ... */
    struct kernel_ipc *ipc;            /* System V IPC */
    struct system_state *system_state; /* or NULL */
    struct kernel_totals totals;
    struct kernel_process_figures *ended; /* of ended processes; sorted by pid when the run is over */
    size_t ended_count, ended_room;
    unsigned suid_dumpable;      /* /proc/sys/fs/suid_dumpable: core/access.h */
    struct mem_account *memory;  /* host memory of all processes */
    struct cpu_retired *retired; /* retired-code cache; NULL if no more programs are expected */
    bool profil_dumped;          /* the CSV header of --dump-profil is written */
};

/* Reports that the host has no memory for the kernel's own structures and exits. Calls that can fail return ENOMEM instead. */
_Noreturn void kernel_no_memory(void);
/* Prints "precis: cannot WHAT NAME: ERROR" (error: an errno) and exits with status 2: the host refuses what no system call can report. */
_Noreturn void kernel_refused(const char *what, const char *name, int error);
/* Count the processes, threads and open files that exist. When few of many are left, the heap's free memory goes back to the host. */
void kernel_object_made(struct kernel *k);
void kernel_object_freed(struct kernel *k);
/* Returns the next 64 bits of the machine's seeded generator. */
uint64_t kernel_random(struct kernel *k);

#endif
