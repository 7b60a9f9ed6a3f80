/* control_internal.h - shared by the files of control.h. */
#ifndef PRECIS_EMU_DEBUG_CONTROL_INTERNAL_H
#define PRECIS_EMU_DEBUG_CONTROL_INTERNAL_H

#include <signal.h>
#include "emu/debug/control.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/thread.h"

/* A watchpoint of up to 2^32 bytes. */
struct control_watchpoint {
    uint64_t va, len;
    unsigned access;
    uint64_t sum; /* of the bytes, after the last instruction */
};

/* An attached process. */
struct control_process {
    int pid;
    struct control_process *next;
    uint64_t *breaks;
    size_t nbreaks;
    struct control_watchpoint *watches;
    size_t nwatches;
    int announced; /* the signal on which the process acts now, after a CONTROL_SIGNAL, or 0 */
};

struct control_thread {
    int tid;
    struct control_thread *next;
    enum control_action action;
    uint64_t low, high;           /* of a step */
    bool step_done;               /* the step has ended in a system call or a fault */
    bool in_kernel;               /* the last instruction ended so */
    uint64_t at_gateway;          /* executed instructions that count as steps when the thread has left a gateway page */
    bool seen;                    /* the thread's stop has been reported at … */
    uint64_t seen_pc, seen_insns; /* … this place */
    bool judged;                  /* control_signal_verdict() */
    int verdict;
    int sent; /* the next signal of this number is acted on without a stop, or 0 */
};

struct control {
    struct kernel *k;
    struct kernel_debugger debugger;
    struct control_process *processes;
    struct control_thread *threads;
    struct control_stop *pending; /* not yet returned */
    size_t npending;
    struct control_request request;
    enum control_action new_action;
    uint64_t steps_left;
    uint64_t step_from;         /* of steps by bundles: the place where the last one ended */
    uint64_t moment;            /* control_place() */
    struct control_place limit; /* control_limit() */
    bool is_limited, all_ends;
    unsigned events;
    ksigset passed;
    unsigned *calls;
    size_t ncalls; /* 0: all */
    bool follow, attached_first;
    int *detached; /* processes that have been let go: in the past they are not attached again */
    size_t ndetached;
    volatile sig_atomic_t own_flag, *interrupted; /* control_interrupt_flag() */
    bool ends_run;                                /* control_end_run() */
    bool (*poll)(void *ctx);
    void *poll_ctx;
    uint64_t poll_cycles, polled;
    bool idles; /* poll is called because all threads wait */
    struct space_access_log log;
};

struct control_process *control_process_of(const struct control *c, int pid);
struct control_thread *control_thread_state(struct control *c, int tid);
/* Makes pid attached, with the breakpoints and watchpoints of `from` (or NULL). */
void control_add_process(struct control *c, int pid, const struct control_process *from);
/* Returns whether the process was attached and has been detached. */
bool control_was_detached(const struct control *c, int pid);
/* Adds to the list of those. */
void control_note_detached(struct control *c, int pid);
void control_drop_process(struct control *c, int pid);
/* Returns whether an active breakpoint is at t's pc. */
bool control_at_breakpoint(const struct control_process *p, const struct thread *t);
/* Call before and after an instruction of a process with watchpoints, and before the first one after a system call. The last two return
 * whether one has been hit, and where. */
void control_watch_begin(struct control *c, const struct control_process *p, struct thread *t);
bool control_watch_end(struct control *c, struct control_process *p, struct thread *t, struct control_stop *stop);
bool control_watch_changed(struct control_process *p, struct thread *t, struct control_stop *stop);

#endif
