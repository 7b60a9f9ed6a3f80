/*
 * precis.h - libprecis: machines of precis in another program. docs/libprecis.md has examples.
 *
 *     precis *m = precis_new();
 *     struct precis_stop stop = {.size = sizeof stop};
 *     if (precis_set(m, "hz", "1000") || precis_load(m, "./a.out", NULL, NULL) || precis_run(m, PRECIS_FOR_TICKS, 10, &stop))
 *         fprintf(stderr, "%s\n", precis_message(m));
 *     precis_free(m);
 *
 * Functions return 0 or a count, and -1 for an error, of which precis_message() is the text. Strings that a function returns belong to the
 * machine, until its next function with a text as result. A process may have many machines; at one time, one thread may use a machine.
 * cycle, ticks, instructions: of the machine since its beginning. Addresses and pcs are the guest's; a pc in a bundle has the slot in its
 * low bits. Registers and memory are those of the thread that stopped last, and of its process, unless precis_thread() selects another.
 *
 * The library prints nothing, and ends no process. If memory is refused in the middle of a run, the machine is broken: its functions
 * return -1, and precis_free() leaves some of its memory and descriptors. What it does to its process: handlers of SIGSEGV and SIGBUS,
 * which pass on what is not theirs; at the first precis_load(), SIGPIPE and SIGXFSZ are ignored where they had their defaults, and the soft
 * limit of open files becomes the hard one. In precis_load(), and while a guest creates a file, the process has another umask, which new
 * files of other threads may get. A child that fork() makes has its own copies of the machines, made during fork(); a machine that another
 * thread was running is broken in the child, and so are all if a hook forks. A file of the host that a guest has open has one position for
 * both. After vfork() nothing may be called. abort() remains for corruption that malloc() finds, and, in the static library, for
 * assertions. libdw, which reads debugging information for lines and profiles, does not survive every refused allocation.
 */
#ifndef PRECIS_H
#define PRECIS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* clang-format off */
typedef struct precis precis;

/* ---- life ---- */
precis *precis_new(void);                   /* NULL: no memory */
void precis_free(precis *m);                /* m may be NULL. Ends the guest. Not in a hook */
const char *precis_message(const precis *m); /* of the last error; after a success a warning, or how a signal killed the program; or "" */
const char *precis_version(void);

/* Before precis_load(): sets an option of "precis run" by its name ("cpu", "mhz", "hz", "seed", "reproducible", "env", "root", ...), with
 * its argument or NULL; or of "precis profile": "exact", "call-graph", "calls", "timeline", and "profile" for none of these. "no-log": keep
 * no log for precis_go_to() and precis_profile(). "no-causes": keep no cycles by cause for precis_stats(). Refused are options that only print, and "confine". */
int precis_set(precis *m, const char *name, const char *value);
/* Before precis_load(): the guest's standard input, output or error (0 to 2) is this descriptor (default: the same number; -1: closed),
 * which stays the caller's and must stay open; or its input is these bytes, which are copied. */
int precis_stream(precis *m, int stream, int descriptor);
int precis_input(precis *m, const void *bytes, size_t size);
/* Loads a program (a host path, or one below the root). argv, envp: NULL-terminated, or NULL: the path alone; the process's environment,
 * from which options make the guest's. Once for each machine. */
int precis_load(precis *m, const char *path, const char *const *argv, const char *const *envp);

/* ---- running ---- */
enum precis_reason {
    PRECIS_OVER,      /* the program has ended: status is the exit status as of a shell, 128+n of signal n */
    PRECIS_CYCLE, PRECIS_TICK, PRECIS_STEP, /* as requested */
    PRECIS_BREAK,     /* the instruction at a breakpoint is next */
    PRECIS_WATCH,     /* the last instruction or call has accessed a watched range: address, access */
    PRECIS_CALL, PRECIS_RETURN, /* a system call begins, has ended: call is its number */
    PRECIS_SIGNAL,    /* is about to be acted on: signal, the host's number */
    PRECIS_FORK, PRECIS_THREAD, /* child: a new process, a new thread */
    PRECIS_EXEC,      /* the process has a new program */
    PRECIS_EXIT,      /* a process has ended: status as of wait(2) */
    PRECIS_INTERRUPTED, /* by precis_interrupt() or a hook */
    PRECIS_ARRIVED,   /* at the place of precis_go_to() */
};
/* Where a machine stopped. The caller sets size; members beyond it are not written. Zero where they have no meaning. */
struct precis_stop {
    uint32_t size, reason; /* enum precis_reason */
    int32_t pid, tid, child, signal, status;
    uint32_t access; /* PRECIS_READ, PRECIS_WRITE: what the watchpoint waits for */
    uint64_t cycle, ticks, instructions, pc, address, call;
};
enum precis_until { /* n: */
    PRECIS_UNTIL_EVENT, /* not used: to a breakpoint, a watchpoint, an event of precis_events() or the end */
    PRECIS_UNTIL_CYCLE, PRECIS_UNTIL_TICK, /* absolute */
    PRECIS_FOR_CYCLES, PRECIS_FOR_TICKS, PRECIS_FOR_STEPS, /* from now on; steps: instructions of all threads */
    PRECIS_UNTIL_CALL, /* a system call's number, or UINT64_MAX: any */
    PRECIS_UNTIL_EXIT, /* not used: to the end; events do not stop it */
};
/* Runs to there, or to what PRECIS_UNTIL_EVENT stops at. A stop changes no cycle. stop may be NULL. */
int precis_run(precis *m, enum precis_until until, uint64_t n, struct precis_stop *stop);
void precis_interrupt(precis *m); /* ends the run of another thread soon, or the next run; not the way to a mark. Async-signal-safe */
/* Sets the events that stop: bits 1u << PRECIS_CALL, RETURN, SIGNAL, FORK, THREAD, EXEC, EXIT (at first none). Events, breakpoints and
 * watchpoints are those of the first process. */
int precis_events(precis *m, uint32_t events);
/* Sets or removes a breakpoint (at the entry mask of a function that the symbols have: after it); a watchpoint on
 * [address, address + length). access: PRECIS_READ | PRECIS_WRITE. */
enum { PRECIS_READ = 1, PRECIS_WRITE = 2 };
int precis_break(precis *m, uint64_t address, int on);
int precis_watch(precis *m, uint64_t address, uint64_t length, unsigned access, int on);
/* Selects a thread for the functions below, until the machine runs again; 0: the one that stopped. */
int precis_thread(precis *m, int tid);
int precis_threads(precis *m, int *tids, size_t room); /* Returns the number of threads, of which up to `room` are stored */

/* ---- looking and changing ---- */
/* The i-th register and its width in bits; NULL past the end. Wider ones are two registers ("f6.sig", "f6.exp"). */
const char *precis_register_name(precis *m, unsigned i, unsigned *bits);
int precis_get(precis *m, const char *name, uint64_t *value); /* "pc" is a register of every machine, for reading */
int precis_put(precis *m, const char *name, uint64_t value);
int precis_registers(precis *m, uint64_t *values, size_t room); /* all, in that order. Returns their number */
/* Copy memory; protection does not matter. Return the number of bytes before the first unmapped one. */
long precis_read(precis *m, uint64_t address, void *bytes, size_t size);
long precis_write(precis *m, uint64_t address, const void *bytes, size_t size);
/* The function that contains an address, and the address's distance from its start; a function's address; a source line. */
int precis_symbol(precis *m, uint64_t address, const char **name, uint64_t *offset);
int precis_address(precis *m, const char *name, uint64_t *address);
int precis_line(precis *m, uint64_t address, const char **file, int *line);
/* The text of the instruction at an address, as objdump prints it. Returns the distance to the next one. */
int precis_disassemble(precis *m, uint64_t address, char *text, size_t room);
/* What "precis explain" says about the instruction there, or about a cause of cycles ("dcache"); text: lines. */
int precis_explain(precis *m, uint64_t address, const char **text);
int precis_explain_cause(precis *m, const char *cause, const char **text);

/* ---- hooks: set before precis_load(), called in precis_run(). They may look at the machine but not change or run it. What a hook of a tick
 * or counter returns ends the run soon (PRECIS_INTERRUPTED) unless it is 0. None is called on the way to a place of precis_go_to(). ---- */
struct precis_tick { uint32_t size; int32_t pid, tid, in_kernel; uint64_t cycle, pc; };
int precis_on_tick(precis *m, int (*hook)(void *ctx, const struct precis_tick *tick), void *ctx);
/* A counter of profil() or sprofil() in the guest has been written for a tick at pc; value: its new value. */
struct precis_count { uint32_t size; int32_t pid; uint64_t pc, address, value; uint32_t bytes; };
int precis_on_count(precis *m, int (*hook)(void *ctx, const struct precis_count *count), void *ctx);
/* Takes what the guest writes to its standard output and error (stream 1, 2), which are pipes to it. */
int precis_on_output(precis *m, void (*hook)(void *ctx, int stream, const void *bytes, size_t size), void *ctx);

/* ---- marks: places of the run, to which a machine returns with the same state to the last bit, by running again with the log. In the past
 * nothing can be changed, and output is not repeated; a run that reaches the last place goes on from there as before. ---- */
struct precis_mark { uint32_t size, changes; uint64_t cycle, instructions, moment; };
int precis_mark(precis *m, struct precis_mark *mark);
int precis_go_to(precis *m, const struct precis_mark *mark, struct precis_stop *stop);
int precis_go_to_cycle(precis *m, uint64_t cycle, struct precis_stop *stop); /* the first instruction boundary from there on */

/* ---- results, of the run so far: into a file, or with path NULL into memory ---- */
struct precis_totals { uint32_t size; int32_t over; uint64_t cycles, instructions, ticks, calls, signals, processes, threads, idle_cycles; };
int precis_totals(precis *m, struct precis_totals *totals);
int precis_stats(precis *m, const char *path, const char **text, size_t *length); /* JSON: what --stats writes */
/* A profile: "data" (as of precis profile -o), "html", or a format of precis report -f ("text", "json", "folded", "pprof", ...). */
int precis_profile(precis *m, const char *format, const char *path, const char **bytes, size_t *length);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
