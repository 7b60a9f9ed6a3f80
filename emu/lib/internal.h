/* internal.h - shared by the files of libprecis. */
#ifndef PRECIS_EMU_LIB_INTERNAL_H
#define PRECIS_EMU_LIB_INTERNAL_H

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>

#include "emu/cli/machine_options.h"
#include "emu/debug/control.h"
#include "emu/debug/sampler.h"
#include "emu/fatal/fatal.h"
#include "emu/load/symbols.h"
#include "emu/os/log.h"
#include "emu/lib/precis.h"

#define COMMAND "libprecis"

/* A change by precis_put() or precis_write(), which a second run repeats. */
struct change {
    struct control_place place;
    int pid, tid;
    int reg;          /* or -1: memory */
    uint64_t address; /* the register's value */
    uint8_t *bytes;
    size_t size;
};

struct point {
    int pid;
    uint64_t address, length; /* length 0: a breakpoint */
    unsigned access;
};

/* A run of the program: the one that goes on, or one that repeats it in the past. */
struct run {
    struct machine_options options; /* what is allocated in it is the machine's, but for the model */
    struct control *control;
    struct kernel *kernel;
    struct sampler *sampler;
    struct os_log *log;
    const struct isa *isa;
    size_t changes; /* of the machine's, which have been repeated */
    bool over;
};

struct mapped_file {
    struct mapped_file *next;
    char *name;
    struct symbols *symbols; /* or NULL */
};

struct precis {
    struct precis *next, **at; /* all machines of the process: fork.c */
    pthread_t user;            /* the thread in a call; valid while calls > 0 */
    unsigned calls;            /* nested ones: of hooks */
    bool broken, travels;      /* travels: hooks are not called */
    char message[FATAL_TEXT];
    struct machine_options options;
    char **words; /* the command line that the options are from */
    size_t nwords;
    bool loaded, profiles, exact, stacks, counts_calls, no_calls, timeline, no_log, no_causes;
    int input, pipes[3]; /* precis_input(), precis_on_output(), or -1 */
    char *argv0;
    char **program, **environment;
    struct run front, past, *now; /* now: &front or &past */
    struct control_place end;     /* where the front has stopped, while now is the past */
    struct precis_stop last;
    int tid;                           /* precis_thread(), or 0 */
    volatile sig_atomic_t interrupted; /* precis_interrupt(): other threads set it while runs come and go */
    unsigned events;
    struct point *points;
    size_t npoints;
    struct change *changes;
    size_t nchanges;
    struct mapped_file *files;
    char *text; /* of the last result */
    int (*on_tick)(void *ctx, const struct precis_tick *tick);
    int (*on_count)(void *ctx, const struct precis_count *count);
    void (*on_output)(void *ctx, int stream, const void *bytes, size_t size);
    void *tick_ctx, *count_ctx, *output_ctx;
};

/* ---- calls: every function of precis.h is between begin and end ---- */

struct call {
    struct fatal_entry entry;
    struct precis *machine;
    struct os_log *log; /* that was current before */
    unsigned floating;  /* the host's floating-point state */
    bool keeps;         /* the message of the call before */
};

enum call_kind {
    CALL_SETS, /* before precis_load() */
    CALL_LOADS,
    CALL_LOOKS,   /* at a loaded machine; also in hooks */
    CALL_CHANGES, /* not in hooks */
};
/* Returns false after noting why the call is not possible. */
bool call_begin(struct call *c, struct precis *m, enum call_kind kind);
/* Returns `result`. */
long call_end(struct call *c, long result);
/* After the jump to the entry: memory was refused, or precis has a bug. Returns -1. */
long call_failed(struct call *c);
/* Notes an error, for call_end(). Returns -1. */
__attribute__((format(printf, 1, 2))) long call_error(const char *format, ...);

/* Begins a function that returns a number. */
#define CALL(m, kind)                 \
    struct call call_;                \
    if (!call_begin(&call_, m, kind)) \
        return -1;                    \
    if (_setjmp(call_.entry.at))      \
    return (int)call_failed(&call_)
#define RETURN(result) return (int)call_end(&call_, result)

/* ---- machine.c ---- */
/* Begins a run of the program. repeats: from the front's log. Returns false after noting an error. */
bool run_begin(struct precis *m, struct run *r, bool repeats);
/* Frees the machine of a run, but not its sampler, whose profile is complete then. */
void run_end_machine(struct run *r);
void run_end(struct run *r);

/* ---- inspect.c ---- */
/* Returns the address of the first instruction of the function there: after its entry mask, if it has one. */
uint64_t after_entry_mask(struct precis *m, uint64_t address);

/* ---- hooks.c ---- */
void hooks_install(struct precis *m, struct run *r);

/* ---- run.c ---- */
/* Makes a run that is not yet begun the same as `now`, for its results: call run_end() then. Returns false after noting an error. */
bool run_repeat(struct precis *m, struct run *r);
struct cpu *run_cpu(const struct precis *m, int *tid);
int run_pid(const struct precis *m);

/* ---- fork.c ---- */
void fork_add(struct precis *m);
void fork_remove(struct precis *m);

#endif
