/*
 * control.h - stopping, running and inspecting a machine: for the GDB stub, time travel and the front panel.
 *
 *     struct control *c = control_new();
 *     options.debugger = control_debugger(c);          // struct kernel_options
 *     struct kernel *k = kernel_new(&options, &why);
 *     kernel_start(k, ...);
 *     control_attach(c, k);
 *     struct control_stop stop;
 *     control_break(c, pid, 0x10400, true);
 *     control_run(c, &CONTROL_UNTIL_EVENT, &stop);     // the machine is between two instructions now
 *     uint64_t sp = cpu_reg_get(control_cpu(c, stop.tid), ...);
 *     control_free(c);                                 // after kernel_free()
 *
 * The machine stops between two instructions, system calls and signals included, and the registers are those of the program. A stop changes
 * no cycle, no tick and no time slice: however often a machine stops, its run is the one that it would have been without. Exceptions: the
 * caller writes registers or memory, holds a thread, or changes a signal.
 *
 * A machine has processes, which have threads; one thread runs at a time. The first process is attached: breakpoints, watchpoints, steps
 * and events concern attached processes only. Others run while the machine runs.
 */
#ifndef PRECIS_EMU_DEBUG_CONTROL_H
#define PRECIS_EMU_DEBUG_CONTROL_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include "emu/cpu/cpu.h"
#include "emu/kernel/core/signal.h"

struct control;
struct kernel;
struct kernel_debugger;
struct profil_memory;
struct profil_state;

/* ---- life ------------------------------------------------------------------------------------- */

/* Returns NULL without memory. */
struct control *control_new(void);
/* Returns the value for kernel_options.debugger, which belongs to c. */
const struct kernel_debugger *control_debugger(struct control *c);
/* Attaches k, which was created with that debugger and has been started. */
void control_attach(struct control *c, struct kernel *k);
void control_free(struct control *c);

/* ---- running ---------------------------------------------------------------------------------- */

enum control_reason {
    CONTROL_CYCLE,       /* the clock has reached the requested cycle */
    CONTROL_TICK,        /* the requested number of ticks has been taken */
    CONTROL_STEP,        /* the requested instructions have been executed, or a thread's step */
    CONTROL_BREAKPOINT,  /* the instruction at a breakpoint is next */
    CONTROL_WATCHPOINT,  /* the last instruction, or system call, has accessed a watched range: address, watch */
    CONTROL_CALL,        /* a system call is about to begin: call is its number. The pc is after the call */
    CONTROL_RETURN,      /* a system call has ended: call */
    CONTROL_FORK,        /* child_pid, child_tid: a new process, attached if control_follow() says so */
    CONTROL_VFORK,       /* the same; it uses the memory of its parent, which waits */
    CONTROL_VFORK_DONE,  /* the child of vfork() has executed a program or ended; the call is about to return */
    CONTROL_EXEC,        /* the process has a new program, and one thread */
    CONTROL_THREAD,      /* child_tid: a new thread */
    CONTROL_SIGNAL,      /* signal is about to be acted on: control_signal_verdict(). info */
    CONTROL_ENDS,        /* process pid is about to end: status, as in CONTROL_EXIT. It executes nothing more, and ends in the next run.
                            Only an end by a signal that no CONTROL_SIGNAL has announced, unless control_all_ends() */
    CONTROL_EXIT,        /* process pid has ended: status, as from wait(2) with the host's signal number; it has no threads */
    CONTROL_HELD,        /* no thread may run: all are held. pid, tid: 0 */
    CONTROL_INTERRUPTED, /* control_interrupt(), or the poll function */
    CONTROL_LIMIT,       /* control_limit() */
    CONTROL_OVER,        /* the run is over: status is the machine's exit status. pid, tid: 0 */
};

struct control_stop {
    enum control_reason reason;
    int pid, tid;   /* the thread that stopped; 0 if none runs */
    uint64_t cycle; /* the machine's clock */
    uint64_t pc;    /* cpu_pc_slot() */
    uint64_t address;
    unsigned watch; /* CONTROL_READ, CONTROL_WRITE: what the watchpoint waits for */
    unsigned call;
    int child_pid, child_tid;
    int signal;           /* the host's number; CONTROL_ENDS: 0: it ends by itself */
    struct ksiginfo info; /* CONTROL_ENDS: sig 0: no signal was sent, seccomp ends it */
    int status;
};

enum control_unit { CONTROL_INSTRUCTION, CONTROL_BUNDLE };

/* Where a run ends at the latest, besides breakpoints, watchpoints, steps of threads and events. */
struct control_request {
    uint64_t cycle;         /* at the first instruction boundary from this cycle on, or UINT64_MAX */
    uint64_t ticks;         /* when the machine has taken that number of ticks in all, or UINT64_MAX */
    uint64_t steps;         /* after that number of instructions or bundles; 0: no limit … */
    enum control_unit unit; /* (where instructions are not in bundles, the same) */
    int tid;                /* … of this thread; 0: of all together */
};

#define CONTROL_UNTIL_EVENT                               \
    (struct control_request)                              \
    {                                                     \
        UINT64_MAX, UINT64_MAX, 0, CONTROL_INSTRUCTION, 0 \
    }

/* Runs the machine to the next stop. Of simultaneous stops, the next calls report the others at once. */
void control_run(struct control *c, const struct control_request *r, struct control_stop *stop);
/* Makes control_run() return soon. Async-signal-safe. */
void control_interrupt(struct control *c);
/* As control_interrupt(), of a hook, for the run that is under way alone. */
void control_end_run(struct control *c);
/* From now on control_interrupt() sets *flag, as the caller may, even while the control is freed. NULL: a flag of the control's own. */
void control_interrupt_flag(struct control *c, volatile sig_atomic_t *flag);
/* poll(ctx) is called often while the machine runs or waits, about every `cycles` cycles, and at least every 200 ms of the host's time
 * while all threads wait. If it returns true, the run ends as by control_interrupt(). poll may be NULL. */
void control_poll(struct control *c, bool (*poll)(void *ctx), void *ctx, uint64_t cycles);

/* A place in the run. Between two instructions something may happen: a signal, a system call, the end of a process. `moment` counts these;
 * it is odd while the machine is stopped in one. */
struct control_place {
    uint64_t cycle, instructions, moment;
};
struct control_place control_place(const struct control *c);
/* Returns whether a comes before b in the run. */
bool control_is_before(const struct control_place *a, const struct control_place *b);
/* No run goes beyond this place, even if it is in the middle of an event: the machine stops with CONTROL_LIMIT and must not be run again
 * while the limit is set. NULL removes the limit. */
void control_limit(struct control *c, const struct control_place *limit);

/* A thread's action in the next runs, until it is changed or the thread's step ends. A new thread runs. */
enum control_action {
    CONTROL_GO,
    CONTROL_GO_STEP, /* it executes one instruction, and further ones while low <= pc < high; then the machine stops */
    CONTROL_GO_HOLD, /* it waits */
};
void control_set_action(struct control *c, int tid, enum control_action action, uint64_t low, uint64_t high);
/* Sets the action of threads created later. */
void control_set_new_action(struct control *c, enum control_action action);

/* ---- what stops it ---------------------------------------------------------------------------- */

/* Sets or removes a breakpoint; pc may name a slot of a bundle. It stops a thread that has not been reported to be there. An instruction
 * that is nullified is not at its breakpoint, as on the machine. Returns false if there is no such process, or without memory. */
bool control_break(struct control *c, int pid, uint64_t pc, bool on);

enum { CONTROL_READ = 1, CONTROL_WRITE = 2 };
/* Sets or removes a watchpoint for reads, writes or both of any of [va, va + len). Each access stops, also one that changes nothing; of
 * system calls, only changes. While a process has watchpoints, its instructions run one by one. Returns false if there is no such process,
 * if reads cannot be watched on its machine, or without memory. */
bool control_watch(struct control *c, int pid, uint64_t va, uint64_t len, unsigned access, bool on);

/* Sets the events that stop the machine: 1 << CONTROL_CALL, CONTROL_RETURN, CONTROL_FORK, …; by default CONTROL_SIGNAL and CONTROL_EXIT.
 * Others happen without a stop. */
void control_set_events(struct control *c, unsigned events);
/* Stop the machine as CONTROL_ENDS at every end of an attached process, a normal one too (off by default). */
void control_all_ends(struct control *c, bool on);
/* Restricts CONTROL_CALL and CONTROL_RETURN to calls with these numbers; n = 0: all calls. Returns false without memory. */
bool control_set_calls(struct control *c, const unsigned *numbers, size_t n);
/* Sets the signals (the host's numbers) that are acted on without a stop. */
void control_set_passed(struct control *c, ksigset passed);
/* After CONTROL_SIGNAL: replaces the signal, or drops it if `signal` is 0. Without this call, the thread acts on it. */
void control_signal_verdict(struct control *c, int tid, int signal);
/* The present effect of a signal on a process. */
enum control_effect { CONTROL_KILLS, CONTROL_STOPS, CONTROL_HANDLED, CONTROL_IGNORED };
enum control_effect control_signal_effect(const struct control *c, int pid, int signal);
/* Sends a signal to a thread, or to its process. It is acted on without a stop. */
void control_send(struct control *c, int tid, int signal);
/* Attach new processes (off by default). Breakpoints and watchpoints are copied to them. */
void control_follow(struct control *c, bool on);
bool control_is_attached(const struct control *c, int pid);
/* Detaches a process, which runs on, and forgets its breakpoints and watchpoints. */
void control_detach(struct control *c, int pid);
/* Kills a process, as by SIGKILL: it ends in the next run. */
void control_kill(struct control *c, int pid);

/* ---- inspection, while the machine is stopped -------------------------------------------------- */

uint64_t control_cycle(const struct control *c);
uint64_t control_ticks(const struct control *c);
/* The cycle of the next tick. */
uint64_t control_next_tick(const struct control *c);
/* Instructions of all threads. */
uint64_t control_instructions(const struct control *c);
/* Calls fn for every thread of every process, in order of pid and creation; if it returns false, no more. */
void control_each_thread(const struct control *c, bool (*fn)(void *ctx, int pid, int tid), void *ctx);
/* Returns the thread's process, or 0 if there is no such thread. */
int control_pid_of(const struct control *c, int tid);
/* Returns the process's first thread, or 0. */
int control_thread_of(const struct control *c, int pid);
/* Returns the thread that runs next, or 0 if it is unknown. */
int control_current(const struct control *c);
/* Returns the thread's registers (emu/cpu/cpu.h), which the caller may change, or NULL if there is no such thread. */
struct cpu *control_cpu(const struct control *c, int tid);
/* Returns whether the thread's next instruction is nullified. */
bool control_is_nullified(const struct control *c, int tid);
/* Returns the machine of a process, or NULL if there is no such process. */
const struct isa *control_isa(const struct control *c, int pid);
struct space *control_space(const struct control *c, int pid);
/* Return the thread's name, and its program's guest path; "" if unknown. */
const char *control_thread_name(const struct control *c, int tid);
const char *control_program(const struct control *c, int pid);
/* Copies memory, including words that the machine holds in registers; ignores protection. Returns the number of bytes copied before the
 * first unmapped one. */
size_t control_read(const struct control *c, int pid, uint64_t va, void *out, size_t len);
size_t control_write(struct control *c, int pid, uint64_t va, const void *in, size_t len);
/* Stores siginfo in the layout of the thread's machine. Returns false if there is no such thread. */
bool control_siginfo(const struct control *c, int tid, const struct ksiginfo *info, uint8_t bytes[128]);
/* Stores the auxiliary vector, pairs of numbers, in *words. Returns the number of numbers, or 0. */
unsigned control_auxv(const struct control *c, int pid, const uint64_t **words);
/* Opens a regular file at an absolute guest path for reading, where the process's calls would find it; no other program of the machine
 * notices. Returns a descriptor of the host, or -errno. */
int control_open(const struct control *c, int pid, const char *path);
/* Reads a symbolic link. Returns its length, or -errno. */
ssize_t control_readlink(const struct control *c, int pid, const char *path, char *out, size_t cap);
/* Returns whether SIGTERM or SIGHUP of the host has requested the machine's end. */
bool control_is_terminating(const struct control *c);
/* The same, or SIGINT or SIGQUIT that the machine has not taken. */
bool control_is_interrupted(const struct control *c);
/* Calls fn for each state of profil(), sprofil() or pcsample() of the process (tid: of a thread; 0: the process's), whose regions
 * profil_region_at() lists and whose counters profil_counter() reads. */
void control_profil(const struct control *c, int pid,
                    void (*fn)(void *ctx, int tid, const struct profil_state *state, const struct profil_memory *memory), void *ctx);

#endif
