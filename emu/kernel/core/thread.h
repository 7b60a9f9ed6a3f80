/*
 * thread.h - threads, and through them what a system call works on: its process, the machine, the personality.
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
#include "emu/kernel/core/wait-queue.h"

enum thread_state { THREAD_RUNNABLE, THREAD_BLOCKED, THREAD_DEAD };

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

#endif
