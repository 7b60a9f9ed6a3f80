/*
 * internal.h - what the parts of the emulated kernel share.
 *
 * Reading order: struct kernel, struct process, struct thread; then the blocking protocol; then guest
 * memory and packing. The kernel's core works in neutral values: error numbers and signal numbers are the
 * host's (<errno.h>, <signal.h>), flags are the host's too. A personality (struct abi) translates at the
 * border; only emu/kernel/linux/ holds a guest's numbers.
 *
 * A system call's handler
 *
 *     int64_t sys_dup(struct thread *t, int oldfd)   // parameters by the kinds that its line in the tables names: kinds.h
 *
 * returns a result >= 0 (also for addresses: they are zero extended), -errno, or SYS_BLOCK.
 *
 * Blocking. A handler that can not go on registers on what would wake it and returns through sys_block():
 *
 *     int64_t sys_pipe_read(...)
 *     {
 *         if (pipe has bytes)   return take them;
 *         if (t->timed_out)     return -ETIMEDOUT;         // only if it set a deadline
 *         wait_on(t, &pipe->readers);                      // any number of queues
 *         wait_deadline(t, when);                          // optional; absolute cycles, CLOCK_NEVER = none
 *         wait_host(t, host_fd, POLLIN);                   // optional: a host file that becomes ready
 *         return sys_block(t, -ERESTARTSYS);               // -ERESTARTSYS at once if a signal is pending
 *     }
 *
 * When the thread is woken it leaves all queues, and the same handler is called again with the same arguments and with
 * t->call.s[] and t->call.data as it left them (zero on the first call; t->call.again tells which): absolute
 * deadlines and bytes done live there. A signal that has a handler (or kills) makes the next call's sys_block()
 * return its second argument, so a handler needs no test of its own; it must only call sys_block() last, and
 * return what it has done so far instead if that is not nothing. The ERESTART codes become EINTR or a restart as in Linux.
 *
 * Other threads, and processes that share the memory, run while a call sleeps. A structure of the guest is read once, before the
 * handler may sleep, and kept by call_keep(); an open file is kept by call_hold() (fs/fs.h). Any other object is found again by a number
 * that is never used twice.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_INTERNAL_H
#define PRECIS_EMU_KERNEL_CORE_INTERNAL_H

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>
#include <time.h>
#include "emu/clock/clock.h"
#include "emu/cpu/cpu.h"
#include "emu/kernel/kernel.h"
#include "emu/kernel/linux/syscalls/calls.h"

/* ---- results of handlers ---------------------------------------------------------------------- */

#define SYS_BLOCK INT64_MIN            /* not finished: registered on what will wake the thread */
#define SYS_NO_RESULT (INT64_MIN + 1)  /* finished; registers are already what they must be (sigreturn, execve) */

/* Linux's private error numbers: they never reach a guest. */
#ifndef ERESTARTSYS
#define ERESTARTSYS 512           /* restart if the signal's handler has SA_RESTART, else EINTR */
#define ERESTARTNOINTR 513        /* always restart */
#define ERESTARTNOHAND 514        /* restart only if no handler ran */
#define ERESTART_RESTARTBLOCK 516 /* restart only if no handler ran; keeps its deadline */
#endif

#define KSIG_MAX 64
#define KSIG_RTMIN 32
typedef uint64_t ksigset; /* bit n-1: signal n, host numbering */
#define ksigbit(sig) ((ksigset)1 << ((sig)-1))

/* What uname and /proc say. */
#define KERNEL_RELEASE "6.1.0"
#define KERNEL_VERSION "#1 SMP 2023-11-14"
#define KERNEL_NODENAME "precis"

/* Cycles that a system call costs: charged to system time, where the call returns to. One documented constant
 * until the timing models know better. */
#define KERNEL_SYSCALL_CYCLES 200
#define KERNEL_SIGNAL_CYCLES 200
/* How long a thread runs before the next runnable one gets its turn. */
#define KERNEL_SLICE_NS 4000000

#ifndef SS_AUTODISARM
#define SS_AUTODISARM (1u << 31)
#endif

struct abi;
struct thread;
struct process;
struct sighand;
struct mm;
struct fdtable;    /* fs/: open files */
struct inode;      /* fs/: a host file as guests see it */
struct file;
struct fs_context; /* fs/: root, working directory, umask */
struct kprofil;    /* profil.c */
struct posix_timer;

/* ---- wait queues -------------------------------------------------------------------------------- */

struct waiter {
    struct waiter *next, *prev; /* in the queue */
    struct wait_queue *queue;
    struct waiter *more; /* the thread's other registrations */
    struct thread *thread;
    uint64_t key; /* for the owner of the queue (futex: which word) */
    uint64_t key2, key3;
    unsigned tag; /* told to the thread that is woken through it */
};
struct wait_queue {
    struct waiter *first, *last; /* zero-initialised: empty */
    /* Told on every wake, besides the threads (epoll's ready lists and the like); may be NULL. */
    void (*notify)(struct wait_queue *q, void *ctx);
    void *ctx;
};

struct waiter *wait_on(struct thread *t, struct wait_queue *q); /* first come, first woken */
void wait_deadline(struct thread *t, uint64_t cycle);           /* the earliest of several counts */
void wait_host(struct thread *t, int host_fd, short poll_events);
/* Return this from the handler. See "Blocking" above. */
int64_t sys_block(struct thread *t, int64_t if_signal);
/* The same for a wait that no signal but SIGKILL ends (vfork). */
int64_t sys_block_killable(struct thread *t);
void wake_all(struct wait_queue *q);
void wake_thread(struct thread *t);                   /* whatever it waits for; no effect if it does not */
void wait_cancel(struct thread *t);                   /* leave all queues */
/* A wait queue is going away: its waiters are woken. */
void wait_queue_fini(struct wait_queue *q);

/* ---- signals -------------------------------------------------------------------------------------- */

/* Neutral form of siginfo_t: si_code values are Linux's (the same in every ABI). */
struct ksiginfo {
    int sig, err, code;
    enum { KSI_NONE, KSI_KILL, KSI_TIMER, KSI_RT, KSI_CHILD, KSI_FAULT, KSI_POLL, KSI_SYS } layout;
    int pid;        /* KILL RT CHILD */
    unsigned uid;   /* KILL RT CHILD */
    int status;     /* CHILD: exit status, or signal number (host numbering) */
    uint64_t utime, stime; /* CHILD: in ticks */
    uint64_t value; /* RT TIMER: sigval */
    int timer_id, overrun; /* TIMER */
    uint64_t addr;  /* FAULT; SYS: call address */
    uint64_t imm, flags, isr; /* FAULT on IA-64 */
    int band, fd;   /* POLL */
    int sysno, arch; /* SYS */
};
struct queued_signal {
    struct queued_signal *next;
    struct ksiginfo info;
    struct posix_timer *timer; /* the timer whose preallocated entry this is */
};
struct pending {
    ksigset set;
    struct queued_signal *first, *last;
};

struct ksigaction {
    uint64_t handler;  /* guest address; 0 SIG_DFL, 1 SIG_IGN */
    uint64_t restorer; /* of ABIs that have one */
    int flags;         /* host SA_ bits */
    ksigset mask;
};

/* Send to a process, a thread, a process group (pgid > 0). info NULL: a kernel-made SI_KERNEL signal.
 * 0 or -errno (EAGAIN: queue full). No permission check. */
int signal_send_process(struct process *p, int sig, const struct ksiginfo *info);
int signal_send_thread(struct thread *t, int sig, const struct ksiginfo *info);
int signal_send_group(struct kernel *k, int pgid, int sig, const struct ksiginfo *info);
/* No process outside it could continue it (POSIX): terminal stops do nothing there. The first program's parent is the user's shell. */
bool group_is_orphaned(struct kernel *k, int pgid);
/* A synchronous fault of t: delivered even if blocked or ignored (then it kills). */
void signal_force(struct thread *t, const struct ksiginfo *info);
/* Is there a signal that t must act on (unblocked and not ignored)? */
bool signal_pending(const struct thread *t);
/* Take the first pending signal of `set` (sigtimedwait, signalfd): false if there is none. */
bool signal_take(struct thread *t, ksigset set, struct ksiginfo *out);
/* Pending signals of `set`, of the thread and its process. */
ksigset signal_pending_in(const struct thread *t, ksigset set);
/* For ppoll, pselect, epoll_pwait, sigsuspend: install `mask` now, once per call (idempotent on restarts);
 * the old mask comes back when the call is over, after a handler has run. */
void signal_temporary_mask(struct thread *t, ksigset mask);
/* Woken whenever a signal is queued to the process or one of its threads (signalfd waits here). */
struct wait_queue *signal_queue_of(struct process *p);

/* ---- machine ------------------------------------------------------------------------------------ */

struct kernel {
    struct kernel_options options;
    struct clock clock;
    uint64_t random; /* state of the seeded generator: kernel_random() */

    struct process *processes; /* all that are not reaped, by pid (ascending) */
    struct id_entry *ids;      /* process.c: by number */
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
    bool over;                           /* somebody who looks on has seen all that he wanted */
    uint64_t orphans_until;              /* when what the first program left behind is cut off */
    int64_t realtime_offset_ns;          /* by clock_settime() */
    uint64_t random_count;
    const struct abi *first_abi;         /* the first program's: its signal numbers are the exit status's */
    char hostname[65];
    volatile sig_atomic_t host_signals[65]; /* arrived, not yet forwarded */
    volatile sig_atomic_t host_signal_any;

    struct futex_table *futexes;
    void *fs; /* fs/'s own per-machine state (root, terminals, sockets, ...) */
    void *ipc; /* System V IPC and message queues */
    struct kernel_totals totals;
    struct kernel_process_figures *ended; /* of processes that are gone; by number when the run is over */
    size_t ended_count, ended_room;
    struct mem_account *memory; /* what all processes take of the host's */
    struct cpu_shelf *shelf; /* NULL: no more programs are expected */
    bool profil_dumped; /* profil.c: the dump's headline is written */
};

/* The host has no memory left for what the kernel must have: a message, and precis ends. What a call can do without is ENOMEM. */
_Noreturn void kernel_no_memory(void);
/* 64 bits of the machine's seeded generator. */
uint64_t kernel_random(struct kernel *k);
/* Virtual nanoseconds since 1970 (CLOCK_REALTIME) and since the start (CLOCK_MONOTONIC). */
uint64_t kernel_realtime_ns(const struct kernel *k);
uint64_t kernel_monotonic_ns(const struct kernel *k);
/* A deadline for wait_deadline(): `ns` on that clock; saturates to CLOCK_NEVER. */
uint64_t kernel_deadline_monotonic(const struct kernel *k, uint64_t ns);
uint64_t kernel_deadline_realtime(const struct kernel *k, uint64_t ns);

/* By number; NULL: there is none. Zombies are processes without threads. */
struct process *process_find(struct kernel *k, int pid);
struct thread *thread_find(struct kernel *k, int tid);
/* The process of that number, or the one that a thread of that number belongs to. */
struct process *process_of_task(struct kernel *k, int tid);
/* May p change the other's limits and memory: are they one, or the same user's and group's, or is p root's? */
bool process_may_control(const struct process *p, const struct process *other);

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

    struct itimers *itimers;          /* time.c */
    struct posix_timer *posix_timers; /* time.c */
    struct kprofil *profil;           /* profil.c; NULL: not profiled */
};

enum thread_state { THREAD_RUNNABLE, THREAD_BLOCKED, THREAD_DEAD };

/* The system call that a thread is in. */
struct call {
    bool active; /* in the kernel: the handler has not returned a result */
    bool again;  /* the handler is being called again after a block */
    bool time64; /* this variant of the call has 64-bit time fields on a 32-bit ABI */
    unsigned number;
    const struct syscall_line *line;
    uint64_t raw[8];  /* argument registers */
    uint64_t arg[8];  /* as handed to the handler */
    uint64_t s[8];    /* the handler's scratch, kept while it blocks */
    void *data;       /* the handler's, kept while it blocks: see call_keep() */
    void (*data_free)(void *data);
    struct file *held; /* the open file that it waits for, by this descriptor: see call_hold() */
    int held_fd;
    bool succeeded;     /* the result is none of the error numbers, though it may look like one */
    int64_t restart;    /* an ERESTART code that signal_deliver() has to settle */
};

struct thread {
    struct kernel *k;
    struct process *p;
    struct thread *next; /* in the process */
    int tid;
    struct cpu *cpu;

    enum thread_state state;
    struct thread *run_next;
    bool queued;    /* on the run queue */
    bool keeps_place; /* SCHED_FIFO, interrupted: goes before its equals when queued */
    bool slept;     /* was blocked: keeps its credit when queued */
    uint64_t vrun;  /* cycles run, on the scheduler's scale */
    bool parked;    /* off the run queue because the process is stopped */
    bool yielded;   /* its turn is over */
    bool in_call;   /* no instruction ran since its last system call: signals look different then */
    int sched_policy, sched_priority, nice;
    bool woken;     /* one of its queues was woken while its handler ran */
    bool killable;  /* sleeps, and no signal but SIGKILL wakes it */
    bool timed_out; /* the deadline has passed (valid in the call after the wake) */
    struct waiter *waits;
    struct clock_timer deadline;
    uint64_t deadline_cycle;
    struct thread *host_next; /* in kernel.host_waiters */
    struct { int fd; short events; } *host_waits;
    unsigned host_wait_count;

    struct call call;
    ksigset mask, saved_mask; /* saved_mask: see signal_temporary_mask() */
    ksigset real_mask_wait;   /* sigtimedwait: these wake it although they are blocked */
    bool restore_mask;
    struct pending pending;
    uint64_t altstack_base, altstack_size;
    unsigned altstack_flags; /* host SS_ bits */

    struct credentials credentials; /* while another thread of the process is in the kernel */
    uint64_t clear_child_tid, robust_list, tls;
    char comm[16];
    uint64_t user_cycles, system_cycles;
    uint64_t light_cycles; /* of the last are its light calls in the run that goes on */
    int exit_code;
    uint64_t instructions_seen; /* of the cpu, already added to the process */
    uint64_t abi_state[4];      /* the personality's own */
};

/* ---- guest memory ------------------------------------------------------------------------------- */

/* Copies that honour the guest's protection: 0 or -EFAULT. */
int copy_in(struct thread *t, void *out, uint64_t va, size_t len);
int copy_out(struct thread *t, uint64_t va, const void *in, size_t len);
/* A path or other string, NUL included in cap: its length, -EFAULT or -ENAMETOOLONG. */
ssize_t copy_in_string(struct thread *t, char *out, uint64_t va, size_t cap);
/* One value in the guest's byte order. */
int get_u32(struct thread *t, uint64_t va, uint32_t *out);
int put_u32(struct thread *t, uint64_t va, uint32_t value);
int get_u64(struct thread *t, uint64_t va, uint64_t *out);
int put_u64(struct thread *t, uint64_t va, uint64_t value);
int get_word(struct thread *t, uint64_t va, uint64_t *out); /* an unsigned long of the ABI */
int put_word(struct thread *t, uint64_t va, uint64_t value);

/*
 * Structures. A format has one letter per field; fields are aligned as the ABI's C compiler does, and the
 * structure's size is rounded up to its alignment.
 *     b B  signed, unsigned 8 bits      h H  16 bits      i I  32 bits      q Q  64 bits
 *     l L  long, unsigned long          p    pointer
 *     t    time_t of this call: long, or 64 bits when the call is a _time64 one
 *     n    tv_nsec of this call: long (for a _time64 call: 64 bits of which the low 32 count)
 *     0    an int32 of padding: skipped on reading, 0 on writing, takes no value
 *     3h   a count repeats the letter (not 0)
 */
size_t struct_size(const struct thread *t, const char *format);
int get_struct(struct thread *t, uint64_t va, const char *format, int64_t *out); /* 0 or -EFAULT */
int put_struct(struct thread *t, uint64_t va, const char *format, const int64_t *values);
/* PUT(t, va, "lil", sec, n, len) */
#define PUT(t, va, format, ...) put_struct((t), (va), (format), (const int64_t[]){__VA_ARGS__})
/* The same into and out of a host buffer; returns the size. */
size_t pack_struct(const struct abi *abi, bool time64, const char *format, const int64_t *values, void *out);
size_t unpack_struct(const struct abi *abi, bool time64, const char *format, const void *in, int64_t *out);

/* timespec and timeval of this call's flavour, in nanoseconds; -EFAULT, or -EINVAL when out of range. */
int get_timespec(struct thread *t, uint64_t va, int64_t *ns);
/* `sec` seconds and `ns` (0 to 999999999) nanoseconds; beyond 64 bits, the nearest that fits. And back, also before 1970. */
int64_t saturated_ns(int64_t sec, int64_t ns);
int64_t seconds_of(int64_t ns);
int64_t nanoseconds_of(int64_t ns);
int put_timespec(struct thread *t, uint64_t va, int64_t ns);
int get_timeval(struct thread *t, uint64_t va, int64_t *ns);
int put_timeval(struct thread *t, uint64_t va, int64_t ns);

/* The same on host memory: signal numbers of a set through a map (NULL: unchanged); 8 bytes of the guest's layout. */
ksigset sigset_translate(const uint8_t *map, ksigset in);
ksigset sigset_unpack(const struct abi *abi, const uint8_t *bytes);
void sigset_pack(const struct abi *abi, ksigset set, uint8_t *bytes);

/* A signal set of `size` bytes as the call says (-EINVAL unless it is the ABI's). */
int get_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset *out);
int put_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset set);

/* struct siginfo in the guest's layout (128 bytes), guest signal numbers. */
int put_siginfo(struct thread *t, uint64_t va, const struct ksiginfo *info);

/* ---- personality ---------------------------------------------------------------------------------- */

enum syscall_state { CALL_FULL, CALL_PARTIAL, CALL_MISSING };
struct syscall_line {
    const char *name;
    int64_t (*call)(struct thread *t, const uint64_t *a); /* calls the handler, see kinds.h; NULL: ENOSYS */
    const char *kinds; /* a letter for each argument: kinds.h */
    enum syscall_state state;
    const char *lacks; /* PARTIAL: what is missing; MISSING: why */
};

struct flag_pair { uint64_t host, guest; };
/* Each bit (or whole group value) that has a pair is translated; others are dropped. */
uint64_t flags_to_host(const struct flag_pair *pairs, uint64_t guest);
uint64_t flags_to_guest(const struct flag_pair *pairs, uint64_t host);

/* A new program's memory. The personality says where the parts go, exec.c fills them. */
struct exec_layout {
    uint64_t stack_base, stack_end; /* the stack's room; it grows from base up or from end down */
    uint64_t heap_after_data;       /* so far after the end of the data, rounded up to pages */
    uint64_t dyn_base;              /* where a position-independent program with an interpreter goes */
    uint64_t entry;                 /* first instruction */
    uint64_t sp;                    /* the ABI's initial stack pointer before its own rounding */
    uint64_t argc, argc_at;         /* the word that holds argc; argv follows */
};

struct abi {
    const char *name;    /* "Linux/hppa" */
    const char *machine; /* uname: "parisc" */
    const char *platform; /* AT_PLATFORM; NULL: none */
    uint16_t elf_machine;
    const struct isa *isa;
    unsigned word; /* bytes of a long and a pointer: 4 or 8 */
    bool big_endian;
    unsigned page_shift;
    const struct space_config *space;
    uint64_t task_size; /* first address that is not the program's */
    bool stack_grows_up;
    bool siginfo_ia64; /* a fault's siginfo has imm, flags and isr after the address */
    unsigned min_sigstack; /* MINSIGSTKSZ */
    uint64_t stack_room;   /* a new program's stacks may grow so far although RLIMIT_STACK is lower */
    unsigned data_prot;    /* PROT_ bits of heap and stack */
    bool exec_implies_read; /* a page that may be executed may be read */
    unsigned hwcap;

    const struct syscall_line *calls;
    unsigned first_call, call_count;
    unsigned profil_calls; /* added to HP-UX's numbers 44 and 540 and SunOS' 26: where profil, sprofil and pcsample are called */

    const uint8_t *sig_to_guest, *sig_to_host; /* [65] */
    const uint16_t *errno_to_guest;            /* [host errno]; 0: the same number */
    unsigned mmap_type_mask; /* MAP_TYPE: 1 shared, 2 private, 3 shared and checked */
    unsigned msync_either;   /* MS_ASYNC and MS_SYNC, which exclude one another */
    const struct flag_pair *sa_flags, *mmap_flags, *open_flags;
    const struct flag_pair *advice; /* numbers of madvise() that are not the host's; NULL: none */
    const struct fs_abi *fs;                   /* fs/'s numbers and layouts: linux/ARCH-fs.c */

    /* Lay out the address space of a new program, which has data up to data_end: map what the kernel itself puts there (gateway pages,
     * ...), set mm->mmap_*, and say where stack, heap and programs go. 0 or -errno. */
    int (*layout)(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out);
    /* Fill the registers of a fresh cpu for the first instruction of a program. */
    void (*start)(struct thread *t, const struct exec_layout *l);
    /* The child's registers after clone: result 0, new stack and TLS when not zero. */
    void (*clone_regs)(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls);
    void (*call_args)(struct thread *t); /* cpu registers -> call.number, call.raw */
    void (*call_result)(struct thread *t, int64_t result);
    void (*call_rewind)(struct thread *t); /* make the call instruction happen again */
    uint64_t (*stack_pointer)(const struct thread *t);
    /* The pc that a tick counts for: where t is, or if it has just entered the kernel where it will return to. NULL: cpu_pc(). */
    uint64_t (*sample_pc)(const struct thread *t);
    /* At a gateway page: what takes less than `left` cycles, and concerns nobody but t's registers and memory. Returns the cycles; 0: it
     * is something else, and nothing was done. NULL: there is no such thing. */
    uint64_t (*light_call)(struct thread *t, uint64_t left);
    /* Build the signal frame and enter the handler; false: the stack could not be written. */
    bool (*signal_enter)(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
    int64_t (*sigreturn)(struct thread *t);
    /* The cpu stopped for something that only this machine has; true: handled. */
    bool (*trap)(struct thread *t, const struct cpu_stop *why);
};

int abi_errno(const struct abi *abi, int host);
int sig_guest(const struct abi *abi, int host);  /* 0 stays 0; out of range stays as it is */
int sig_host(const struct abi *abi, int guest);

/* ---- what the core asks of fs/ ------------------------------------------------------------------ */

struct mem_file;

int fs_kernel_init(struct kernel *k, char **why); /* root, terminal, ... into k->fs */
void fs_kernel_fini(struct kernel *k);

struct fdtable *fdtable_new_initial(struct kernel *k); /* 0, 1, 2 are the host's */
struct fdtable *fdtable_copy(struct fdtable *f);       /* fork; NULL: no memory */
struct fdtable *fdtable_ref(struct fdtable *f);        /* CLONE_FILES */
void fdtable_unref(struct fdtable *f);                 /* closes the files with the last reference */
void fdtable_exec(struct process *p);                  /* unshare, close the FD_CLOEXEC ones */
/* NULL: --chdir's folder is not there; *why says so. */
struct fs_context *fs_context_new_initial(struct kernel *k, char **why);
struct fs_context *fs_context_copy(struct fs_context *c);
struct fs_context *fs_context_ref(struct fs_context *c);
void fs_context_unref(struct fs_context *c);
/* The file of a call that is over. */
void file_unref(struct file *f);
/* A process is gone (record locks, controlling terminal of a session leader). */
void fs_process_exit(struct process *p);

/* execve: the host file of a guest path (dirfd, flags as in execveat; AT_FDCWD), which must be executable and regular. */
struct exec_file {
    int host_fd;      /* the caller closes it */
    char *guest_path; /* absolute; the caller frees both */
    char *host_path;    /* for messages and for programs of the host; nothing else is opened by it */
    struct inode *node; /* for mm_set_program() */
    unsigned mode, uid, gid;
};
int fs_open_exec(struct process *p, int dirfd, const char *path, int flags, struct exec_file *out);
/* hostexec.c: programs of the host's own kind. Is this file one? */
bool host_program_is(int fd);
/* The process, whose old program is already gone, runs one from now on: machine time stands still meanwhile. Called again and
 * again by execve's handler while it blocks (t->call.data is set from the first call on). Strings are copied. */
int64_t host_program_start(struct thread *t, const char *host_path, char **argv, char **envp);
int64_t host_program_continue(struct thread *t);
/* mmap of len bytes of fd: what to map, after the checks of access mode against prot and MAP_SHARED. out->name is valid until the
 * next call. 0 or -errno (EBADF, EACCES, ENODEV, ENOMEM). */
int fs_mmap(struct thread *t, int fd, unsigned prot, bool shared, uint64_t offset, uint64_t len, struct mem_file *out);
/* A shared mapping will reach to offset `end` of its file (struct mem_map's owner). 0 or -ENOMEM. */
int fs_map_shared(void *owner, uint64_t end);
/* The process that a descriptor of pidfd_open() stands for: its number, -EBADF (it is something else), -ECHILD (it is gone). */
int fs_pidfd_pid(struct thread *t, int fd, bool *nonblocking);
/* CLONE_PIDFD: a descriptor of the new process goes to the guest's int at va. First everything that can fail (0 or -errno), then
 * with the process (NULL: there is none) the rest. */
int fs_pidfd_prepare(struct thread *t, uint64_t va, struct file **out);
void fs_pidfd_finish(struct thread *t, struct file *f, const struct process *p, uint64_t va);
/* The foreground process group of the machine's terminal (where host signals go); 0: none. */
int fs_foreground_group(struct kernel *k);
/* SIGWINCH from the host: read the new size. */
void fs_window_changed(struct kernel *k);
/* Which sid/pgid changes mean to the terminal: setsid drops the controlling terminal. */
void fs_setsid(struct process *p);

/* ---- between the parts of the core -------------------------------------------------------------- */

/* kernel.c */
void kernel_stop(struct thread *t, const struct cpu_stop *why); /* what the cpu stopped for */
/* A fault of t's instruction at cpu_pc becomes a signal. */
void kernel_fault_signal(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why);
void ipc_fini(struct kernel *k); /* ipc/ipc.c */

/* sched.c */
void sched_run(struct kernel *k);
void sched_add(struct thread *t);
void sched_remove(struct thread *t);
int sched_rank(const struct thread *t); /* real-time priority; 0: none */
void sched_policy_changed(struct thread *t);
void thread_block(struct thread *t);
void waiter_leave(struct waiter *w); /* one registration; futex requeue */
void waiter_join(struct waiter *w, struct wait_queue *q);
/* Charge kernel work to t; ticks that fall due meanwhile are t's. */
void kernel_charge(struct thread *t, uint64_t cycles);
/* The call's cost, dispatch and result. */
void syscall_enter(struct thread *t);
void syscall_resume(struct thread *t);
/* A call that never waits, by another way in: its argument registers are in t->call.raw; line: NULL, there is none of that number. Returns its
 * result, which the caller gives to the thread. */
int64_t syscall_at_once(struct thread *t, unsigned number, const struct syscall_line *line);
void syscall_settle(struct thread *t, const struct ksigaction *sa);
void syscall_abandon(struct thread *t);
/* t->call.data is `data` from now on, instead of what it was: a copy of what the handler read of the guest's memory, which another
 * thread may change while the call sleeps. Freed with the call, by data_free (NULL: free()). */
void call_keep(struct thread *t, void *data, void (*data_free)(void *data));

/* process.c */
struct process *process_new(struct kernel *k, struct process *parent);
struct thread *thread_new(struct process *p, struct cpu *cpu);
void process_ids_init(struct kernel *k);
void thread_set_id(struct thread *t, int tid);
/* Every change of pgid and sid: a number is not given to a new process while a group or session has it. */
void process_set_group(struct process *p, int pgid, int sid);
void process_exit(struct process *p, int status); /* wait status; all threads end */
void process_stop(struct process *p, int sig);
void process_continue(struct process *p);
void process_free_all(struct kernel *k);
void bury_dead(struct kernel *k); /* free the threads that have ended */
void process_reap(struct process *p); /* a zombie's end has been seen: it is freed */
void process_end_other_threads(struct thread *keep);
void process_let_go_of_memory(struct process *p); /* and of a parent that waits in vfork */
void process_figures(const struct process *p, struct kernel_process_figures *out);
/* struct rusage with these cycles and p's other figures. */
int put_rusage(struct thread *t, uint64_t va, uint64_t user, uint64_t system, const struct process *p);

/* exec.c: lists of host strings that end with NULL, and are copied or freed with all their strings. */
char **strings_copy(char *const *list);
void strings_free(char **list);
/* exec.c: argv and envp are host strings. 0 or -errno; past the point of no return the process is killed. */
/* *why (may be NULL): a message for the user who started it. */
int exec_program_why(struct thread *t, int dirfd, const char *path, int flags, char **argv, char **envp, char **why);

/* signal.c */
struct sighand *sighand_new(void);
struct sighand *sighand_copy(const struct sighand *s);
struct sighand *sighand_ref(struct sighand *s);
void sighand_unref(struct sighand *s);
void sighand_exec(struct process *p);
struct ksigaction *sighand_action(struct process *p, int sig);
/* Before going back to user code: act on pending signals, finish or restart the call. False: t must not run. */
bool signal_deliver(struct thread *t);
bool signal_is_ignored(const struct process *p, int sig); /* by its action or its default */
void pending_flush(struct pending *q, ksigset set);
void signal_set_mask(struct thread *t, ksigset mask);
bool on_altstack(const struct thread *t, uint64_t sp);
int altstack_set(struct thread *t, uint64_t sp, uint64_t base, unsigned flags, uint64_t size);
void siginfo_pack(const struct abi *abi, const struct ksiginfo *info, uint8_t *bytes128);

/* futex.c */
void futex_init(struct kernel *k);
void futex_fini(struct kernel *k);
void futex_thread_exit(struct thread *t); /* robust list, clear_child_tid */

/* time.c */
void time_process_init(struct process *p);
void time_process_exit(struct process *p);
void time_process_exec(struct process *p);
/* A thread of p ran so long: virtual and profiling timers, RLIMIT_CPU. */
void time_account(struct thread *t, uint64_t user, uint64_t system);
/* A clock tick fell to t, in user mode or in the kernel. */
void time_tick(struct thread *t, bool in_kernel);
/* Does that do more to p than to be counted? */
bool time_wants_ticks(const struct process *p);
/* Cycles of user time until one of p's cpu-time timers is due; UINT64_MAX: none. */
uint64_t time_cpu_limit(struct process *p);
void time_limit_changed(struct process *p); /* RLIMIT_CPU */
uint64_t process_peak_kb(const struct process *p); /* resident memory */
/* A timer's signal is being taken: fill in its overrun count and let it queue again. */
void time_timer_delivered(struct process *p, struct ksiginfo *info);

/* mman.c */
struct mm *mm_new(struct kernel *k, const struct abi *abi);
/* A free range of len bytes for a new mapping, at hint if possible; 0: none. */
uint64_t mm_find_room(const struct thread *t, uint64_t hint, uint64_t len);
struct mm *mm_fork(struct mm *m);
struct mm *mm_ref(struct mm *m);
/* A regular host file became shorter or longer: its shared mappings end elsewhere now. */
void mm_file_resized(struct kernel *k, int host_fd);
void mm_unref(struct mm *m);

/* Where a tick finds a thread: its pc as the ABI has it for profilers. */
uint64_t kernel_sample_pc(const struct thread *t);
/* profil.c: the program's own profil() and sprofil(), on the library in profil/ */
/* A tick fell due while t ran in user mode at pc, or in the kernel (then pc is where it will go on). */
void kprofil_tick(struct thread *t, uint64_t pc, bool in_kernel);
/* Is an action of a signal the one by which a C library's profil() counts? Then it is done. */
bool kprofil_handles(struct thread *t, int sig, const struct ksigaction *action);
void kprofil_fork(const struct thread *forking, struct process *child);
void kprofil_thread_end(struct thread *t); /* while its memory is still there */
void kprofil_exec(struct process *p);
void kprofil_exit(struct process *p); /* while its memory is still there */
/* The line of one of HP-UX's numbers, 44 or 540, or of SunOS' 26; NULL: another number. */
const struct syscall_line *kprofil_line(unsigned number);
int64_t sys_profil(struct thread *t, uint64_t buffer, uint64_t size, uint64_t offset, unsigned scale);
int64_t sys_sprofil(struct thread *t, uint64_t profp, int profcnt, uint64_t tvp, unsigned flags);
int64_t sys_pcsample(struct thread *t, uint64_t samples, int64_t nsamples);

/* strace.c */
void strace_call(struct thread *t, int64_t result); /* the finished call as one line */
void strace_signal(struct thread *t, const struct ksiginfo *info);
void strace_exit(struct process *p);

/* The personality for an ELF machine number; NULL: none. */
const struct abi *abi_find(unsigned elf_machine, bool elf64);

#endif
