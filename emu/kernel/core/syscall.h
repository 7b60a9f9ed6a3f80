/*
 * syscall.h - system calls: the handler interface, dispatch from the cpu's registers, results.
 *
 *     int64_t sys_dup(struct thread *t, int oldfd)   // parameters by the kinds in the system-call table: kinds.h
 *
 * returns a result >= 0 (addresses too: they are zero extended), -errno, or SYS_BLOCK.
 *
 * While a call sleeps, other threads run, and so do processes that share the memory (wait_queue.h). A handler that may sleep therefore
 * reads each guest structure once, before it sleeps, and keeps the copy with call_keep(); it keeps an open file with call_hold()
 * (vfs/fdtable.h). It looks up any other object again, by a number that is never reused.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_SYSCALL_H
#define PRECIS_EMU_KERNEL_CORE_SYSCALL_H

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include "emu/kernel/core/signal.h"
#include "emu/kernel/bsd43/syscalls/calls.h"
#include "emu/kernel/hpux/syscalls/calls.h"
#include "emu/kernel/linux/syscalls/calls.h"
#include "emu/kernel/sunos/syscalls/calls.h"

struct thread;

/* What a handler returns instead of a result. Neither error numbers nor addresses of programs, which mmap(2) and its relatives return. */
#define SYS_BLOCK     (-((int64_t)1 << 40)) /* blocked: the thread is registered on wait queues */
#define SYS_NO_RESULT (SYS_BLOCK + 1)       /* finished; the handler has set the registers (sigreturn, execve) */

/* Linux's internal error numbers; no guest sees them. */
#ifndef ERESTARTSYS
#define ERESTARTSYS           512 /* restart if the signal's handler has SA_RESTART, else EINTR */
#define ERESTARTNOINTR        513 /* always restart */
#define ERESTARTNOHAND        514 /* restart only if no handler ran */
#define ERESTART_RESTARTBLOCK 516 /* restart only if no handler ran; keeps its deadline */
#endif

/* Cycles of one system call, charged as system time at the address that it returns to. A constant: the timing models do not cover the
 * kernel. */
#define KERNEL_SYSCALL_CYCLES 200

struct syscall_line {
    const char *name;
    int64_t (*call)(struct thread *t, const uint64_t *a); /* unpacks the arguments and calls the handler, see kinds.h; NULL: ENOSYS */
    const char *kinds;                                    /* one letter per argument: kinds.h */
    const char *lacks;                                    /* what is missing, or why the call is; NULL: nothing is missing */
};

/* The calls of a personality whose numbers are from `first` on. A line without a name: no call has its number. */
struct call_table {
    const struct syscall_line *lines;
    unsigned first, count;
};

/* The system call that a thread is in. */
struct call {
    bool active; /* in the kernel: the handler has not returned a result */
    bool again;  /* the handler is called again after it blocked */
    bool time64; /* this variant of the call has 64-bit time fields on a 32-bit ABI */
    unsigned number;
    uint64_t entered; /* the cycle at which the thread made the call */
    const struct syscall_line *line;
    uint64_t raw[8]; /* argument registers */
    uint64_t arg[8]; /* as passed to the handler */
    uint64_t s[8];   /* the handler's scratch, kept while it blocks */
    void *data;      /* the handler's data, kept while it blocks: call_keep() */
    void (*data_free)(void *data);
    struct file *held; /* open file description that the call waits for, found by held_fd: call_hold() */
    int held_fd;
    void (*held_free)(struct file *held); /* called when the call ends */
    bool guest_errno;                     /* the result is an error in the machine's own numbering */
    bool succeeded;                       /* the result is a success, even if its value looks like an error number */
    int64_t restart;                      /* ERESTART code that syscall_finish_or_restart() resolves, or 0 */
};

/* Starts the system call that t's cpu stopped for: charges its cycles, dispatches it, sets the result. */
void syscall_enter(struct thread *t);
/* Calls the handler again after t was woken. */
void syscall_resume(struct thread *t);
/* Runs a call that never blocks and was entered another way; its argument registers are in t->call.raw. line NULL: ENOSYS. Returns the
 * result, which the caller passes to the thread. */
int64_t syscall_nonblocking(struct thread *t, unsigned number, const struct syscall_line *line);
/* Called by a handler: continues t's call as that of `line`, whose argument registers are in t->call.raw. Returns that handler's result. */
int64_t syscall_continue_as(struct thread *t, const struct syscall_line *line);
/* The same as the personality's call of that number, or -ENOSYS. */
int64_t syscall_continue_with(struct thread *t, unsigned number);
/* Finishes or restarts an interrupted call, as signal(7) describes. sa: the action whose handler runs next; NULL if no handler runs. */
void syscall_finish_or_restart(struct thread *t, const struct ksigaction *sa);
/* Drops t's call when t ends. */
void syscall_abandon(struct thread *t);
/* Replaces t->call.data by `data`: a copy of guest memory, which other threads may change while the call sleeps. Freed by data_free when
 * the call ends (NULL: by free()). */
void call_keep(struct thread *t, void *data, void (*data_free)(void *data));

#endif
