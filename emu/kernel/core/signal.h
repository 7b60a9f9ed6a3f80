/*
 * signal.h - signals: queues, actions, sending and dequeuing. Numbers are the host's.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_SIGNAL_H
#define PRECIS_EMU_KERNEL_CORE_SIGNAL_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

struct abi;
struct kernel;
struct posix_timer;
struct process;
struct thread;

#define KSIG_MAX   64
#define KSIG_RTMIN 32
typedef uint64_t ksigset; /* bit n-1: signal n, host numbering */
#define ksigbit(sig) ((ksigset)1 << ((sig)-1))

#ifndef SS_AUTODISARM
#define SS_AUTODISARM (1u << 31)
#endif

#define KERNEL_SIGNAL_CYCLES 200 /* cost of delivering a signal */

/* Neutral form of siginfo_t: si_code values are Linux's (the same in every ABI). */
struct ksiginfo {
    int sig, err, code;
    enum { KSI_NONE, KSI_KILL, KSI_TIMER, KSI_RT, KSI_CHILD, KSI_FAULT, KSI_POLL, KSI_SYS } layout;
    int pid;                  /* KILL RT CHILD */
    unsigned uid;             /* KILL RT CHILD */
    int status;               /* CHILD: exit status, or signal number (host numbering) */
    uint64_t utime, stime;    /* CHILD: in ticks */
    uint64_t value;           /* RT TIMER: sigval */
    int timer_id, overrun;    /* TIMER */
    uint64_t addr;            /* FAULT; SYS: call address */
    uint64_t imm, flags, isr; /* FAULT: on machines that report them (struct abi's siginfo_fault) */
    bool of_access;           /* FAULT: of a memory access, whose kind, size and refusal follow; not in siginfo_t */
    uint8_t access, refusal;  /* enum mem_access, enum mem_fault_kind */
    unsigned size;
    int band, fd;    /* POLL */
    int sysno, arch; /* SYS */
};
struct queued_signal {
    struct queued_signal *next;
    struct ksiginfo info;
};
struct pending {
    ksigset set;
    struct queued_signal *first, *last;
};

struct ksigaction {
    uint64_t handler;  /* guest address; 0 SIG_DFL, 1 SIG_IGN */
    int flags;         /* host SA_ bits */
    uint64_t restorer; /* guest address that the handler returns to, if its ABI has sa_restorer and flags SA_RESTORER */
    ksigset mask;
};

/* ---- sending and dequeuing ---- */

/* Send to a process, a thread, a process group (pgid > 0). info NULL: SI_KERNEL. 0 or -errno (EAGAIN: queue full). The caller checks
 * permission. */
int signal_send_process(struct process *p, int sig, const struct ksiginfo *info);
int signal_send_thread(struct thread *t, int sig, const struct ksiginfo *info);
int signal_send_group(struct kernel *k, int pgid, int sig, const struct ksiginfo *info);
/* Sends t itself a signal, also SIGSTOP, which then stops the process only if a tracer lets it. */
void signal_send_to(struct thread *t, int sig);
/* Sends p a signal with the siginfo at info_at (0: that of kill()), with the checks of pidfd_send_signal(2). 0 or -errno. */
int64_t signal_queue_checked(struct thread *t, struct process *p, int sig, uint64_t info_at);
/* sigqueue(3): sends the process a signal with a value and an si_code. 0 or -errno. */
int64_t signal_queue_value(struct thread *t, int pid, int sig, int code, uint64_t value);
/* Sends t a synchronous fault: delivered even if blocked or ignored (it kills then). */
void signal_force(struct thread *t, const struct ksiginfo *info);
/* Returns whether t has a pending signal that is unblocked and not ignored. */
bool signal_pending(const struct thread *t);
/* Returns whether t has a pending signal that ends its process. */
bool signal_fatal_pending(const struct thread *t);
/* Dequeues the first pending signal of `set` (sigtimedwait, signalfd). False: none. */
bool signal_take(struct thread *t, ksigset set, struct ksiginfo *out);
/* A handler of a call that waits for a signal of `set` (0 in later calls of the handler: it is kept), until a timeout (guest address of a
 * struct timespec; 0: none). Returns the guest's number, *info being the signal's, -EAGAIN at the timeout, or what sys_block() does. */
int64_t signal_wait(struct thread *t, ksigset set, uint64_t timeout, struct ksiginfo *info);
/* Returns the pending signals of `set`, of the thread and its process. */
ksigset signal_pending_in(const struct thread *t, ksigset set);
/* Installs `mask` until the call ends (ppoll, pselect, epoll_pwait, sigsuspend); a handler that is called again may repeat it. The old mask
 * is restored when the call is over, after a signal's handler has run. */
void signal_temporary_mask(struct thread *t, ksigset mask);
/* Returns the queue that is woken whenever a signal is queued to the process or one of its threads (signalfd waits there). */
struct wait_queue *signal_queue_of(struct process *p);
/* Acts on pending signals before the return to user code, and finishes or restarts the call. False: t must not run. */
bool signal_deliver(struct thread *t);
/* Returns whether p ignores sig. */
bool signal_is_ignored(const struct process *p, int sig); /* by its action or by default */
/* Removes the signals of `set` from the queue. */
void pending_flush(struct pending *q, ksigset set);
/* Returns whether the signal of p's POSIX timer `id` is pending; removes it. */
bool signal_has_timer(const struct process *p, int id);
void signal_drop_timer(struct process *p, int id);
/* Sets t's mask. SIGKILL and SIGSTOP are never blocked. */
void signal_set_mask(struct thread *t, ksigset mask);
/* Returns whether sp is on the alternate stack. */
bool on_altstack(const struct thread *t, uint64_t sp);
/* Sets the alternate stack, with the errors of sigaltstack(2). sp: the caller's stack pointer. 0 or -errno. */
int altstack_set(struct thread *t, uint64_t sp, uint64_t base, unsigned flags, uint64_t size);
/* Leaves t without an alternate stack. */
void altstack_reset(struct thread *t);
/* Saves the alternate stack as a signal frame holds it, and restores it. v: ss_sp, ss_flags as sigaltstack(2) got them, ss_size. sp: the
 * stack pointer after the return. Values that sigaltstack(2) would refuse leave the alternate stack as it is. */
void altstack_save(const struct thread *t, int64_t v[3]);
void altstack_restore(struct thread *t, uint64_t sp, const int64_t v[3]);

/* ---- actions: shared with CLONE_SIGHAND ---- */

/* All actions are SIG_DFL. */
struct sighand *sighand_new(struct kernel *k);
/* Returns a copy with one reference (fork). */
struct sighand *sighand_copy(struct kernel *k, const struct sighand *s);
/* Count and drop a reference; the last one frees it. */
struct sighand *sighand_ref(struct sighand *s);
void sighand_unref(struct sighand *s);
/* Resets handlers to SIG_DFL, as execve(2) does; ignored signals stay ignored. */
void sighand_exec(struct process *p);
/* Returns p's action of sig, which the caller may change. */
struct ksigaction *sighand_action(struct process *p, int sig);
/* Sets p's action of sig, and discards pending signals that it ignores. */
void signal_set_action(struct process *p, int sig, const struct ksigaction *sa);

/* ---- layouts ---- */

/* Translates the numbers of a set by a map (NULL: unchanged); signals that it maps to 0 are dropped. */
ksigset sigset_translate(const uint8_t *map, ksigset in);
/* Convert a set from and to 8 bytes in the guest's layout. */
ksigset sigset_unpack(const struct abi *abi, const uint8_t *bytes);
void sigset_pack(const struct abi *abi, ksigset set, uint8_t *bytes);
/* Read and write a set whose size the call passes: 0, -EFAULT, or -EINVAL unless the size is the ABI's. */
/* The format of a struct sigaction of rt_sigaction() up to sa_mask: sa_handler, sa_flags and on some machines sa_restorer. */
const char *signal_action_format(const struct abi *abi);
int get_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset *out);
int put_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset set);
/* Write struct siginfo in the guest's layout (128 bytes) with guest signal numbers. 0 or -EFAULT. */
int put_siginfo(struct thread *t, uint64_t va, const struct ksiginfo *info);
/* Reads a struct siginfo that replaces *info; of a fault, a timer and others only signal and error number change. 0 or -EFAULT. */
int get_siginfo_like(struct thread *t, uint64_t va, struct ksiginfo *info);
void siginfo_pack(const struct abi *abi, const struct ksiginfo *info, uint8_t *bytes128);

#endif
