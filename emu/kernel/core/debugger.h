/*
 * debugger.h - the kernel's side of a debugger (emu/debug/control.h): it pauses the machine between two instructions, holds threads, and is
 * told what happens. Pauses change no cycle: a run that is interrupted goes on to where it would have ended.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_DEBUGGER_H
#define PRECIS_EMU_KERNEL_CORE_DEBUGGER_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct kernel;
struct ksiginfo;
struct process;
struct thread;

/* The action of a thread that is about to execute instructions. */
enum kernel_go {
    KERNEL_GO_RUN,  /* it runs until a given cycle */
    KERNEL_GO_STEP, /* it executes one instruction */
    KERNEL_GO_HOLD, /* it waits for kernel_release() */
    KERNEL_GO_PAUSE /* the machine pauses */
};

/* The verdict on a signal, or on a system call that is about to begin. */
enum kernel_verdict {
    KERNEL_ACT,  /* it takes effect */
    KERNEL_DROP, /* of a signal: it is discarded */
    KERNEL_WAIT  /* the machine pauses; the question is repeated when it goes on (that of `ends`: not) */
};

enum kernel_birth { KERNEL_BORN_THREAD, KERNEL_BORN_FORK, KERNEL_BORN_VFORK };

/* Functions are called with the running thread, while its registers are as the program sees them. */
struct kernel_debugger {
    void *ctx;
    /* Before t executes instructions. May lower *until, the cycle at which the run ends. */
    enum kernel_go (*before)(void *ctx, struct thread *t, uint64_t *until);
    /* After that: `instructions` were executed, then the cpu stopped. What it stopped for is handled later. */
    void (*after)(void *ctx, struct thread *t, uint64_t instructions, const struct cpu_stop *why);
    /* A signal other than SIGKILL is about to be acted on. May change it. */
    enum kernel_verdict (*signal)(void *ctx, struct thread *t, struct ksiginfo *info);
    /* A system call is about to begin; t->call.number is its number. The pc is after the call. */
    enum kernel_verdict (*call)(void *ctx, struct thread *t);
    /* A system call has ended: the registers contain its result. */
    void (*returned)(void *ctx, struct thread *t);
    void (*born)(void *ctx, struct thread *parent, struct thread *child, enum kernel_birth birth);
    /* The child that t waits for in vfork() has executed a program, or ended. */
    void (*vfork_done)(void *ctx, struct thread *t);
    /* t has a new program. The process has no other threads. */
    void (*executed)(void *ctx, struct thread *t);
    void (*thread_ends)(void *ctx, struct thread *t);
    /* A process is about to end with a status of wait(2) with the host's signal number. Its memory and threads are still there, but
     * execute nothing more. KERNEL_WAIT: the machine pauses, and the process ends as soon as the machine goes on. */
    enum kernel_verdict (*ends)(void *ctx, struct process *p, int status);
    /* A process ends; its memory and its threads are gone. status: as of wait(2), with the host's signal number. */
    void (*process_ends)(void *ctx, struct process *p, int status);
    /* No thread can run. Called at least every 200 ms of the host's time while the machine waits for the host. */
    void (*idle)(void *ctx);
};

/* The machine pauses before the running thread's next instruction or system call, or before another thread runs. */
void kernel_pause(struct kernel *k);
/* t, which a verdict has held, may run again. No effect on other threads. */
void kernel_release(struct thread *t);

#endif
