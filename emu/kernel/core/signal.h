/*
 * signal.h - signals: queues, actions, sending and taking them. Numbers are the host's.
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

#define KSIG_MAX 64
#define KSIG_RTMIN 32
typedef uint64_t ksigset; /* bit n-1: signal n, host numbering */
#define ksigbit(sig) ((ksigset)1 << ((sig)-1))

#ifndef SS_AUTODISARM
#define SS_AUTODISARM (1u << 31)
#endif

#define KERNEL_SIGNAL_CYCLES 200 /* what the kernel's work for a signal costs */

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
    uint64_t imm, flags, isr; /* FAULT: of machines that tell them (struct abi's siginfo_fault) */
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

/* ---- sending and taking ---- */

/* Send to a process, a thread, a process group (pgid > 0). info NULL: a kernel-made SI_KERNEL signal.
 * 0 or -errno (EAGAIN: queue full). No permission check. */
int signal_send_process(struct process *p, int sig, const struct ksiginfo *info);
int signal_send_thread(struct thread *t, int sig, const struct ksiginfo *info);
int signal_send_group(struct kernel *k, int pgid, int sig, const struct ksiginfo *info);
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
/* Before going back to user code: act on pending signals, finish or restart the call. False: t must not run. */
bool signal_deliver(struct thread *t);
bool signal_is_ignored(const struct process *p, int sig); /* by its action or its default */
/* Take the signals of `set` out of the queue. */
void pending_flush(struct pending *q, ksigset set);
/* SIGKILL and SIGSTOP are never masked. */
void signal_set_mask(struct thread *t, ksigset mask);
/* Is sp on the alternate stack? */
bool on_altstack(const struct thread *t, uint64_t sp);
/* sigaltstack. 0 or -errno. */
int altstack_set(struct thread *t, uint64_t sp, uint64_t base, unsigned flags, uint64_t size);

/* ---- actions: what threads share by CLONE_SIGHAND ---- */

/* All default. */
struct sighand *sighand_new(void);
struct sighand *sighand_copy(const struct sighand *s);
struct sighand *sighand_ref(struct sighand *s);
void sighand_unref(struct sighand *s);
/* execve: handlers are gone, ignored signals stay ignored. */
void sighand_exec(struct process *p);
struct ksigaction *sighand_action(struct process *p, int sig);

/* ---- layouts ---- */

/* Signal numbers of a set through a map (NULL: unchanged). */
ksigset sigset_translate(const uint8_t *map, ksigset in);
/* A set as 8 bytes of the guest's layout. */
ksigset sigset_unpack(const struct abi *abi, const uint8_t *bytes);
void sigset_pack(const struct abi *abi, ksigset set, uint8_t *bytes);
/* A signal set of `size` bytes as the call says (-EINVAL unless it is the ABI's). */
int get_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset *out);
int put_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset set);
/* struct siginfo in the guest's layout (128 bytes), guest signal numbers. */
int put_siginfo(struct thread *t, uint64_t va, const struct ksiginfo *info);
void siginfo_pack(const struct abi *abi, const struct ksiginfo *info, uint8_t *bytes128);

#endif
