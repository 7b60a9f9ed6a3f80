/*
 * thread.h - a thread: its cpu, scheduling, the system call it is in, signals, credentials.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_THREAD_H
#define PRECIS_EMU_KERNEL_CORE_THREAD_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/clock/clock.h"
#include "emu/cpu/cpu.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/core/signal.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/trace.h"
#include "emu/kernel/core/wait_queue.h"

enum thread_state { THREAD_RUNNABLE, THREAD_BLOCKED, THREAD_DEAD };

#define THREAD_NO_LOGIN UINT32_MAX

struct thread {
    struct kernel *k;
    struct process *p;
    struct thread *next, *previous; /* in the process */
    int tid;
    struct cpu *cpu;

    enum thread_state state;
    struct runqueue_node place; /* in the runqueue */
    struct thread *next_dead;   /* in kernel.dead */
    bool queued;                /* in the runqueue */
    bool queue_first;           /* SCHED_FIFO: interrupted; queued before threads of equal priority */
    bool wakeup_credit;         /* was blocked: sched_add() does not raise its vruntime to min_vruntime */
    uint64_t vruntime;          /* vruntime, in cycles */
    struct chaos_thread chaos;  /* of a random schedule, in place of vruntime */
    bool parked;                /* off the runqueue because the process is stopped */
    bool yielded;               /* called sched_yield(): its time slice ends */
    bool in_call;               /* no instruction ran since its last system call: signals look different then */
    int sched_policy, sched_priority, nice;
    uint64_t timer_slack, default_timer_slack; /* PR_SET_TIMERSLACK, in ns; without effect: timers expire on time */
    bool has_memory_failure, io_flusher;       /* PR_MCE_KILL, PR_SET_IO_FLUSHER: without effect */
    uint8_t memory_failure;                    /* PR_MCE_KILL's value, if it has one */
    uint32_t login_uid, login_session;         /* /proc/PID/loginuid and sessionid; THREAD_NO_LOGIN: none */
    bool woken;                                /* a queue that it waits on was woken while its handler ran */
    bool killable;                             /* blocked, and only fatal signals wake it */
    bool cost_out;                             /* its deadline has passed; valid in the handler's next call */
    struct waiter *waits;
    struct clock_timer deadline;
    uint64_t deadline_cycle;
    struct thread *host_next; /* in kernel.host_waiters */
    struct {
        int fd;
        short events;
    } * host_waits;
    unsigned host_wait_count;
    bool host_waits_idle; /* they are looked at when no thread can run, and seldom else: when they happen depends on the host's speed */

    enum thread_state state_before_end; /* while the debugger looks at its process, which ends (k->ending) */
    bool debug_held;                    /* by the debugger, off the runqueue */
    bool call_held;                     /* by the debugger or a tracer, before its system call begins */
    bool signal_held;                   /* by the debugger or a tracer, before it acts on held_signal */
    struct ksiginfo held_signal;
    struct trace trace; /* ptrace(2) */

    struct seccomp_filter *seccomp; /* core/seccomp.h */
    int seccomp_mode;
    struct call call;
    ksigset mask, saved_mask; /* saved_mask: see signal_temporary_mask() */
    ksigset real_mask_wait;   /* sigtimedwait(2): these wake the thread although they are blocked */
    bool restore_mask;
    struct pending pending;
    uint64_t altstack_base, altstack_size;
    unsigned altstack_flags; /* host SS_ bits */

    struct credentials credentials; /* the live copy is in struct process while this thread is in the kernel */
    uint64_t clear_child_tid, robust_list, tls;
    char comm[16];
    bool named; /* comm is not its program's: it, or the thread that made it, was given a name */
    uint64_t user_cycles, system_cycles;
    unsigned owed_ticks;        /* ticks in the kernel that profil() counts when the thread returns to user mode */
    uint64_t cpu_due;           /* their sum up to which no timer on the thread's cpu time expires */
    uint64_t lws_cycles;        /* of the current run's cycles, those of its light-weight system calls */
    bool retiring;              /* kernel_options.retiring, while cycles of one instruction are accounted: its pc is known */
    uint64_t retiring_pc;       /* its kernel_sample_pc() */
    uint64_t retiring_cost_pc;  /* what it counts for in a profile */
    uint64_t instructions_seen; /* the cpu's count that is already added to the process's */
    uint64_t abi_state[6];      /* private to the personality */
};

#endif
