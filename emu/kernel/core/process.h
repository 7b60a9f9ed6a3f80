/*
 * process.h - processes: their state, numbers, parents and children, process groups, job control.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_PROCESS_H
#define PRECIS_EMU_KERNEL_CORE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/kernel/core/options.h"
#include "emu/kernel/core/signal.h"
#include "emu/kernel/core/wait_queue.h"

struct abi;
struct cpu;
struct fdtable;
struct fs_context;
struct host_program;
struct inode;
struct cpu_alarm;
struct itimers;
struct kernel;
struct kprofil;
struct posix_timer;
struct space;
struct thread;

/* Shared with CLONE_VM. */
struct mm {
    unsigned refs;       /* processes that have it; the last one's end frees the space */
    unsigned watchers;   /* open files of /proc that show it: memory/memory.h */
    struct space *space; /* NULL: freed */
    const struct abi *abi;
    unsigned dumpable; /* core/access.h */
    uint64_t brk_start, brk;
    uint64_t start_code, end_code, start_data, end_data, start_stack;
    uint64_t end_bss;                                /* of the program's last segment in memory */
    uint64_t arg_start, arg_end, env_start, env_end; /* /proc/pid/cmdline, environ */
    uint64_t mmap_base;                              /* where the search for free addresses starts */
    uint64_t mmap_limit;                             /* mappings stay below this */
    bool mmap_bottom_up;
    bool locks_future;  /* mlockall(MCL_FUTURE) */
    bool thp_disabled;  /* PR_SET_THP_DISABLE, without effect */
    uint64_t sigreturn; /* address of the kernel's signal return trampoline, if it is not on the stack */
    uint64_t auxv[64];  /* /proc/pid/auxv, as pairs */
    unsigned auxv_words;
    unsigned barriers;     /* kinds of membarrier() that the program has registered for: bits of its registering commands */
    struct inode *program; /* the executed file, which cannot be opened for writing, or NULL */
};

#define CREDENTIALS                                                                      \
    {                                                                                    \
        unsigned uid, euid, suid, fsuid, gid, egid, sgid, fsgid;                         \
        struct group_list *groups; /* supplementary, or NULL. group_list.h */            \
        unsigned securebits;       /* Linux's SECBIT_ bits */                            \
        uint64_t cap_effective, cap_permitted, cap_inheritable, cap_ambient, cap_bounds; \
    }
struct credentials CREDENTIALS;

/* Resources that processes have used. */
struct usage {
    uint64_t user, system; /* cycles */
    uint64_t faults, switches_voluntary, switches_forced;
    uint64_t peak; /* bytes resident at most, of one process */
};

struct process {
    struct kernel *k;
    const struct abi *abi;
    int pid;
    struct process *parent;            /* NULL: this is init */
    int parent_tid;                    /* of the thread that made it */
    struct process *eldest, *youngest; /* its children */
    struct process *older, *younger;   /* its parent's children */
    struct process *next, *previous;   /* in kernel.processes */
    struct thread *threads;            /* main thread first */
    struct thread *last_thread;
    unsigned thread_count;
    int pgid, sid;
    bool did_exec;

    /* Of the thread that is in the kernel, or was last: credentials are per thread, as in Linux. See syscall.c. */
    union {
        struct credentials credentials;
        struct CREDENTIALS;
    };

    struct mm *mm;
    struct fdtable *fds;
    bool has_locked; /* it may hold record locks: to close any descriptor of a file releases those on the file */
    struct fs_context *fs;
    struct sighand *sighand;
    struct pending pending;        /* for any thread */
    struct wait_queue signal_wait; /* signalfd readers */

    char *exe;     /* guest path of the program: /proc/pid/exe */
    char comm[16]; /* name for /proc/pid/stat */

    /* life and death */
    bool death_reported;   /* the user has been told why it dies */
    struct ksiginfo fatal; /* the signal that has killed it; sig 0: none */
    bool end_reported;     /* the debugger has been told that it ends */
    bool exiting;          /* exit_group or a fatal signal: each thread ends when it is scheduled next */
    bool zombie;
    bool main_thread_exited; /* the main thread has ended, with leader_status */
    int leader_status;
    struct credentials leader_credentials; /* those that it had, without groups */
    int leader_tracer;                     /* the ended main thread was traced by this thread; 0 if not traced */
    bool stopped;                          /* job control */
    int stop_report;                       /* stop signal not yet reported by wait(WUNTRACED), or 0 */
    bool continue_report;
    int exit_status;              /* wait status in guest terms: code << 8, or signal number (host) | 0x80 core */
    int exit_signal;              /* sent to the parent; 0 or -1: none (clone without SIGCHLD) */
    struct wait_queue child_wait; /* woken when a child changes state */
    struct wait_queue vfork_wait; /* woken when this process has called execve or ended */
    struct wait_queue exit_wait;  /* woken when this process ends (pidfd) */
    bool vfork_holds_parent;
    int pdeathsig;
    bool no_new_privs, subreaper;
    unsigned coredump_filter; /* /proc/PID/coredump_filter */
    int oom_score_adj;        /* /proc/PID/oom_score_adj: kept, without effect */
    int autogroup_nice;       /* /proc/PID/autogroup, equal in all processes of a session: kept, without effect */
    int oom_score_adj_min;    /* least value that it gets without CAP_SYS_RESOURCE */

    struct {
        uint64_t cur, max;
    } rlimits[16]; /* host's RLIMIT_ numbers */
    int nice;      /* of the main thread, when it has ended */
    uint64_t personality_flags;

    /* accounting, in cycles and ticks */
    uint64_t user_cycles, system_cycles, ticks, instructions, syscalls, signals, threads_made;
    uint64_t misses[KERNEL_CACHES]; /* up to the last sched_note_misses() */
    uint64_t switches_voluntary, switches_forced;
    uint64_t past_faults, past_peak; /* of earlier address spaces: minor faults, most bytes resident */
    uint64_t others_faults;          /* of the address space, before this process shared it */
    struct usage children;           /* that have been waited for, and theirs */
    uint64_t start_cycle;

    struct itimers *itimers;          /* time/itimers.c */
    struct posix_timer *posix_timers; /* time/posix-timers.c; the newest is first */
    uint32_t next_timer_id;
    struct cpu_alarm *cpu_alarms;      /* time/cpu-clock.c: on the cpu time of the process or its threads */
    struct host_program *host_program; /* process/hostexec.c: the program of the host that it is the double of, or NULL */
    bool host_output;                  /* ... whose output a file of the machine gets */
    struct kprofil *profil;            /* profil/; NULL if not profiled */
    void *abi_data;                    /* private to the personality; freed with mem_free() at exec and at the end */
};

/* ---- numbers ---- */

/* Look up by number, or NULL. Zombies are processes without threads. */
struct process *process_find(struct kernel *k, int pid);
struct thread *thread_find(struct kernel *k, int tid);
/* Returns the process with that pid, or the one that a thread with that tid belongs to, or NULL. */
struct process *process_of_task(struct kernel *k, int tid);
/* The same; 0 is t's own process. */
struct process *process_or_self(struct thread *t, int pid);
/* Allocates k->ids. */
void process_ids_init(struct kernel *k);
/* Returns whether n numbers are free for new processes and threads. */
bool process_ids_available(const struct kernel *k, unsigned n);
/* Changes t's number to tid; its old one becomes free. */
void thread_set_id(struct thread *t, int tid);
/* Gives t a name, of which 15 bytes are kept; a process has its first thread's name. */
void thread_set_name(struct thread *t, const char *name);
/* Sets pgid and sid. No new process gets a number that is in use as a group or session. */
void process_set_group(struct process *p, int pgid, int sid);

/* ---- creation and end; exit is in process/exit.h ---- */

/* Creates a child of parent (NULL: init) with what fork copies. Returns NULL if no number is free. */
struct process *process_new(struct kernel *k, struct process *parent);
/* Adds a thread to p, not yet runnable. Returns NULL if no number is free. */
struct thread *thread_new(struct process *p, struct cpu *cpu);
/* Removes an ended thread from its process. free_retired_threads() frees it later, when no caller uses it any more. */
void thread_retire(struct thread *t);
/* Frees the threads that have ended. */
void free_retired_threads(struct kernel *k);
/* Frees p, which has no threads, memory or files any more. */
void process_free(struct process *p);
/* Makes p the youngest child of parent (NULL: of none). */
void process_join_parent(struct process *p, struct process *parent);

/* ---- job control ---- */

/* Stop p by signal sig, and continue it. The parent is notified. */
void process_stop(struct process *p, int sig);
void process_continue(struct process *p);
/* Sets p->stopped and counts it. */
void process_set_stopped(struct process *p, bool stopped);
/* Sets p->leader_tracer and counts it. */
void process_set_leader_tracer(struct process *p, int tid);
/* Wakes p's parent in wait() and sends it `sig` (0 or less: none) with SIGCHLD's siginfo: code is CLD_*, status its si_status. */
void process_notify_parent(struct process *p, int code, int status, int sig);
/* Sends SIGHUP and SIGCONT to a group that has stopped members and becomes orphaned without `gone` (POSIX, _exit()). */
void process_hang_up_orphans(struct process *gone, int pgid);
/* Returns whether the process group is orphaned (POSIX): terminal stop signals have no effect there. The first program's parent is the
 * user's shell. */
bool group_is_orphaned(struct kernel *k, int pgid);

#endif
