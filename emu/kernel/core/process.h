/*
 * process.h - processes: what a process has; numbers, parents and children, groups, job control.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_PROCESS_H
#define PRECIS_EMU_KERNEL_CORE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/kernel/core/signal.h"
#include "emu/kernel/core/wait-queue.h"

struct abi;
struct cpu;
struct fdtable;
struct fs_context;
struct inode;
struct itimers;
struct kernel;
struct kprofil;
struct posix_timer;
struct space;
struct thread;

/* What CLONE_VM shares. */
struct mm {
    unsigned refs;
    struct space *space;
    uint64_t brk_start, brk;
    uint64_t start_code, end_code, start_data, end_data, start_stack;
    uint64_t arg_start, arg_end, env_start, env_end; /* /proc/pid/cmdline, environ */
    uint64_t mmap_base;  /* where the search for room starts */
    uint64_t mmap_limit; /* mappings stay below this */
    bool mmap_bottom_up;
    uint64_t sigreturn;  /* address of the kernel's return trampoline, when it is not on the stack */
    uint64_t auxv[64];   /* /proc/pid/auxv, as pairs */
    unsigned auxv_words;
    struct inode *program; /* the file that is executed: it can not be opened for writing; NULL: none */
};

#define CREDENTIALS                                                                                          \
    {                                                                                                        \
        unsigned uid, euid, suid, fsuid, gid, egid, sgid, fsgid;                                             \
        unsigned groups[32], group_count;                                                                    \
    }
struct credentials CREDENTIALS;

struct process {
    struct kernel *k;
    const struct abi *abi;
    int pid;
    struct process *parent; /* NULL: it is init */
    struct process *eldest, *youngest; /* its children */
    struct process *older, *younger;   /* its parent's children */
    struct process *next; /* in kernel.processes */
    struct thread *threads; /* main thread first */
    unsigned thread_count;
    int pgid, sid;
    bool did_exec;

    /* Of the thread that is in the kernel, or was last: each thread has its own, as in Linux. See syscall.c. */
    union {
        struct credentials credentials;
        struct CREDENTIALS;
    };

    struct mm *mm;
    struct fdtable *fds;
    struct fs_context *fs;
    struct sighand *sighand;
    struct pending pending;       /* for any thread */
    struct wait_queue signal_wait; /* signalfd */

    char *exe;       /* guest path of the program: /proc/pid/exe */
    char comm[16];   /* name for /proc/pid/stat */

    /* life and death */
    bool exiting;    /* exit_group or a fatal signal: threads end as they come by */
    bool zombie;
    bool leader_ended; /* the first thread is gone, with this wait status */
    int leader_status;
    bool stopped;    /* job control */
    int stop_report; /* signal to report by wait(WUNTRACED), 0: reported */
    bool continue_report;
    int exit_status; /* wait status in guest terms: code << 8, or signal number (host) | 0x80 core */
    int exit_signal; /* sent to the parent; 0: none; -1 means SIGCHLD-less clone */
    struct wait_queue child_wait; /* woken when a child changes state */
    struct wait_queue vfork_wait; /* woken when this process has execed or ended */
    struct wait_queue exit_wait;  /* woken when this process ends (pidfd) */
    bool vfork_holds_parent;
    int pdeathsig;
    bool dumpable, no_new_privs, subreaper;

    struct { uint64_t cur, max; } rlimits[16]; /* host's RLIMIT_ numbers */
    int nice; /* of its first thread, when that has ended */
    uint64_t personality_flags;

    /* accounting, in cycles and ticks */
    uint64_t user_cycles, system_cycles, ticks, instructions, syscalls, signals, threads_made;
    uint64_t children_user, children_system;
    uint64_t minor_faults, switches_voluntary, switches_forced, children_minor_faults;
    uint64_t start_cycle;

    struct itimers *itimers;          /* time/itimers.c */
    struct posix_timer *posix_timers; /* time/posix-timers.c */
    struct kprofil *profil;           /* profil/; NULL: not profiled */
};

/* ---- numbers ---- */

/* By number; NULL: there is none. Zombies are processes without threads. */
struct process *process_find(struct kernel *k, int pid);
struct thread *thread_find(struct kernel *k, int tid);
/* The process of that number, or the one that a thread of that number belongs to. */
struct process *process_of_task(struct kernel *k, int tid);
/* The same; 0: t's own. */
struct process *process_or_self(struct thread *t, int pid);
/* May p change the other's limits and memory: are they one, or the same user's and group's, or is p root's? */
bool process_may_control(const struct process *p, const struct process *other);
/* Make k->ids. */
void process_ids_init(struct kernel *k);
/* Is there a number for a new process or thread? */
bool process_id_is_left(const struct kernel *k);
/* t gives up its number for this one. */
void thread_set_id(struct thread *t, int tid);
/* Every change of pgid and sid: a number is not given to a new process while a group or session has it. */
void process_set_group(struct process *p, int pgid, int sid);

/* ---- life: the end of one is in process/exit.h ---- */

/* A child of parent (NULL: init) that has inherited what is copied. NULL: there is no number left. */
struct process *process_new(struct kernel *k, struct process *parent);
/* One more thread of p, not yet runnable. NULL: there is no number left. */
struct thread *thread_new(struct process *p, struct cpu *cpu);
/* t runs no more: its process forgets it. It is freed by free_retired_threads(), when nothing on the stack uses it. */
void thread_retire(struct thread *t);
void free_retired_threads(struct kernel *k);
/* p has no threads, memory and files any more: nothing of it remains. */
void process_free(struct process *p);
/* p becomes the youngest child of parent (NULL: of none). */
void process_join_parent(struct process *p, struct process *parent);

/* ---- job control ---- */

/* Signal sig stops p; SIGCONT continues it. The parent is told. */
void process_stop(struct process *p, int sig);
void process_continue(struct process *p);
/* Set p->stopped. */
void process_set_stopped(struct process *p, bool stopped);
/* SIGCHLD's information for p's parent, with signal `sig` (0 or less: none); wakes its child_wait. */
void process_tell_parent(struct process *p, int code, int status, int sig);
/* A stopped group that no process can continue any more, since `gone` is gone, gets SIGHUP and SIGCONT (POSIX, _exit). */
void process_hang_up_orphans(struct process *gone, int pgid);
/* Can no process outside the group continue it (POSIX)? Terminal stops do nothing there. The first program's parent is the user's shell. */
bool group_is_orphaned(struct kernel *k, int pgid);

#endif
