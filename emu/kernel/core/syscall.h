/*
 * syscall.h - system calls: what a handler is, and the way from the cpu's registers to it and back.
 *
 *     int64_t sys_dup(struct thread *t, int oldfd)   // parameters by the kinds that its line in the tables names: kinds.h
 *
 * returns a result >= 0 (also for addresses: they are zero extended), -errno, or SYS_BLOCK.
 *
 * Other threads, and processes that share the memory, run while a call sleeps (wait-queue.h). A structure of the guest is read once, before the
 * handler may sleep, and kept by call_keep(); an open file is kept by call_hold() (vfs/fdtable.h). Any other object is found again by a
 * number that is never used twice.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_SYSCALL_H
#define PRECIS_EMU_KERNEL_CORE_SYSCALL_H

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include "emu/kernel/core/signal.h"
#include "emu/kernel/linux/syscalls/calls.h"

struct thread;

#define SYS_BLOCK INT64_MIN            /* not finished: registered on what will wake the thread */
#define SYS_NO_RESULT (INT64_MIN + 1)  /* finished; registers are already what they must be (sigreturn, execve) */

/* Linux's private error numbers: they never reach a guest. */
#ifndef ERESTARTSYS
#define ERESTARTSYS 512           /* restart if the signal's handler has SA_RESTART, else EINTR */
#define ERESTARTNOINTR 513        /* always restart */
#define ERESTARTNOHAND 514        /* restart only if no handler ran */
#define ERESTART_RESTARTBLOCK 516 /* restart only if no handler ran; keeps its deadline */
#endif

/* Cycles that a system call costs: charged to system time, where the call returns to. One documented constant
 * until the timing models know better. */
#define KERNEL_SYSCALL_CYCLES 200

enum syscall_state { CALL_FULL, CALL_PARTIAL, CALL_MISSING };
struct syscall_line {
    const char *name;
    int64_t (*call)(struct thread *t, const uint64_t *a); /* calls the handler, see kinds.h; NULL: ENOSYS */
    const char *kinds; /* a letter for each argument: kinds.h */
    enum syscall_state state;
    const char *lacks; /* PARTIAL: what is missing; MISSING: why */
};

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
    void (*held_free)(struct file *held); /* when the call is over */
    bool succeeded;     /* the result is none of the error numbers, though it may look like one */
    int64_t restart;    /* an ERESTART code that signal_deliver() has to settle */
};

/* t's cpu stopped for a system call: cost, dispatch and result. */
void syscall_enter(struct thread *t);
/* t was woken: call the handler again. */
void syscall_resume(struct thread *t);
/* A call that never waits, by another way in: its argument registers are in t->call.raw; line: NULL, there is none of that number. Returns its
 * result, which the caller gives to the thread. */
int64_t syscall_at_once(struct thread *t, unsigned number, const struct syscall_line *line);
/* Finish or restart an interrupted call. sa: the handler that is about to run; NULL: none ran. */
void syscall_settle(struct thread *t, const struct ksigaction *sa);
/* t ends in its call. */
void syscall_abandon(struct thread *t);
/* t->call.data is `data` from now on, instead of what it was: a copy of what the handler read of the guest's memory, which another
 * thread may change while the call sleeps. Freed with the call, by data_free (NULL: free()). */
void call_keep(struct thread *t, void *data, void (*data_free)(void *data));

#endif
