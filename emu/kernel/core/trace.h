/*
 * trace.h - tracing of a guest's threads by another guest process, ptrace(2): tracers and tracees, their stops, and what wait() sees.
 *
 * A tracee stops at defined places (enum trace_stop): it leaves the runqueue, its tracer gets SIGCHLD and a status for wait(), and it goes
 * on with trace_resume(). A tracer is one thread; when it ends, its tracees are detached.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_TRACE_H
#define PRECIS_EMU_KERNEL_CORE_TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "emu/kernel/core/signal.h"

struct process;
struct thread;

enum trace_stop { TRACE_NO_STOP, TRACE_SIGNAL, TRACE_CALL_ENTRY, TRACE_CALL_EXIT, TRACE_EVENT, TRACE_GROUP };
enum trace_mode { TRACE_CONT, TRACE_CALLS, TRACE_STEP };

/* ptrace(2)'s events and options: equal on all machines. */
enum { TRACE_FORKED = 1, TRACE_VFORKED, TRACE_CLONED, TRACE_EXECUTED, TRACE_VFORK_DONE, TRACE_EXITS, TRACE_STOPPED = 128 };
enum { TRACE_OPTION_SYSGOOD = 1, TRACE_OPTION_EXITKILL = 1 << 20, TRACE_OPTIONS = 0x1000ff };

/* A traced thread that has ended, until its tracer has waited for it. Not the main thread: that is the process's zombie. */
struct trace_ended {
    struct trace_ended *next;
    int tid, pgid, status; /* status: as of wait(2), with the host's signal number */
    unsigned uid;
};

/* A thread as a tracee (tracer is not NULL) and as a tracer. */
struct trace {
    struct thread *tracer, *next; /* next: the tracer's next tracee */
    bool by_init;                 /* PTRACE_TRACEME of a child of process 1, which is no tracer: nothing but another one is refused */
    unsigned options;
    bool seized;
    bool privileged; /* the tracer had CAP_SYS_PTRACE when the tracing began: a set-user-id program has its privilege */
    enum trace_mode mode;

    enum trace_stop stop; /* the stop it is in */
    int code;             /* of the stop: signal | event << 8, the host's number */
    bool unreported;      /* wait() has not seen the stop */
    bool listening;       /* PTRACE_LISTEN */
    struct ksiginfo info;
    uint64_t message; /* PTRACE_GETEVENTMSG */
    int64_t result;   /* of the call that ended */

    /* due before it executes instructions again */
    int event;       /* an event stop */
    bool exit_due;   /* a call has ended, or is going to be restarted */
    bool restarting; /* the latter: its entry follows */
    int group_stop;  /* the signal that stopped the process */
    bool interrupt;  /* PTRACE_INTERRUPT */
    bool entered;    /* the stop before the call is over */
    bool approved;   /* the tracer has seen the held signal */
    bool exiting;    /* the exit event has been reported */
    int end_status;  /* of a thread that ends */

    struct thread *tracees;
    struct trace_ended *ended;
};

/* A personality's registers. Functions are called while t is stopped. */
struct trace_abi {
    uint32_t audit_arch;
    size_t set_bytes[2]; /* sizes of NT_PRSTATUS and NT_PRFPREG */
    int get_request[2];  /* the machine's requests for whole sets, e.g. PTRACE_GETREGS and PTRACE_GETFPREGS, or 0 */
    int set_request[2];
    size_t request_bytes[2];
    /* Makes `value` the result of t's call, even if it looks like an error: the machine's PTRACE_PEEK requests return what they read.
     * NULL if they store it. */
    void (*peeked)(struct thread *t, uint64_t value);
    /* Read and write the word at an offset of struct user. 0 or -EIO. */
    int (*peek_user)(struct thread *t, uint64_t offset, uint64_t *value);
    int (*poke_user)(struct thread *t, uint64_t offset, uint64_t value);
    /* Read and write a set: 0 NT_PRSTATUS, 1 NT_PRFPREG; 2 and 3: that of get_request[]. */
    void (*get_set)(struct thread *t, unsigned set, uint8_t *bytes);
    void (*put_set)(struct thread *t, unsigned set, const uint8_t *bytes);
};
enum { TRACE_SET_MAX = 4096 };

/* ---- tracers and tracees ---- */

/* Makes t a tracee. privileged: see struct trace. */
void trace_attach(struct thread *t, struct thread *tracer, unsigned options, bool seized, bool privileged);
/* Sends t itself, not its process, the SIGSTOP of PTRACE_ATTACH. */
void trace_send_stop(struct thread *t);
/* t is no longer traced. If it was stopped it goes on, with the signal sig (0: none) if it had stopped for one. */
void trace_leave_stop(struct thread *t, int sig);
/* Ends t's part in all tracing. is_replaced: execve by another thread takes its number. */
void trace_thread_ends(struct thread *t, bool is_replaced);
/* Removes an ended tracee that has been waited for from its tracer's list. */
void trace_reap(struct thread *tracer, struct trace_ended *e);

/* ---- stops ---- */

/* Lets a stopped tracee go on. sig: the signal that it gets instead of the one it stopped for, or 0. */
void trace_resume(struct thread *t, enum trace_mode mode, int sig);
/* PTRACE_INTERRUPT. */
void trace_interrupt(struct thread *t);
/* Stops t again if it listens: its process has continued. */
void trace_trap_again(struct thread *t);
/* Wakes a stopped tracee for SIGKILL. */
void trace_kill(struct thread *t);

/* The tracer has moved t elsewhere: a call that would be repeated is not. */
void trace_abandon_call(struct thread *t);

/* ---- called where a tracee may stop ---- */

/* Before t executes instructions or goes on with a call: returns whether it stopped. */
bool trace_stops(struct thread *t);
/* A signal is about to be acted on; returns whether t stopped. Sets held_signal. */
bool trace_stops_for_signal(struct thread *t, const struct ksiginfo *info);
/* A call is about to begin; returns whether t stopped. */
bool trace_stops_for_call(struct thread *t);
/* A call has returned `result`, an ERESTART code if it will be repeated. */
void trace_call_ended(struct thread *t, int64_t result);
/* t is about to end: returns whether it stops to report that first, and the end is to be repeated. */
bool trace_stops_for_exit(struct thread *t, int status);
/* Reports TRACE_FORKED ..: t stops before its next instruction if its tracer asked for the event. Returns whether it will. */
bool trace_event(struct thread *t, int event, uint64_t message);
/* Makes a new child a tracee of t's tracer if that asked for it. Returns whether t stops to report it. */
bool trace_born(struct thread *t, struct thread *child, int event, bool by_flag);
/* t has a new program; its number was old_tid. */
void trace_executed(struct thread *t, int old_tid);
/* The process has stopped by a signal, and continued. */
void trace_process_stopped(struct process *p, int sig);
void trace_process_continued(struct process *p);
/* t executed one instruction. */
void trace_stepped(struct thread *t);

#endif
