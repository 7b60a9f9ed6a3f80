/*
 * calls.h - calls and returns of threads: how often each function calls another, what the calls cost, and the cycles of each call stack.
 *
 *     struct calls *c = calls_new(&functions);               // of one program
 *     struct calls_thread *t = calls_thread_new(c, 0);
 *     calls_begin(t, pc, frame);
 *     calls_transfer(&t, cpu, &transfer);                    // any number of times
 *     calls_thread_free(t);
 *     calls_each_arc(c, arc, ctx);
 *     calls_free(c);
 *
 * A shadow stack has a frame for each function that has been called and has not returned. A call pushes a frame. A jump to the top frame's
 * return address pops it. A jump to another function's entry is a tail call: it pushes a frame with the same return address, and the
 * return pops both. Code without a name that jumps on (a stub) is left out of the stack: its caller calls the target. Any other jump out of
 * the top function (longjmp, an exception) pops the frames above the one that it reaches, which the stack pointers tell.
 *
 * Frames are in calling contexts, a tree. Recursion is unfolded in it up to limits; then a recursive call counts in the context of the
 * function's last activation (Ammons, Ball and Larus, 1997).
 */
#ifndef PRECIS_EMU_DEBUG_CALLS_H
#define PRECIS_EMU_DEBUG_CALLS_H

#include "emu/cpu/cpu.h"

/* A function, or a part of memory without functions. */
struct calls_function {
    uint64_t low, high; /* low <= pc < high */
    bool known;         /* it is a function */
};

/* The look-up of functions. */
struct calls_functions {
    void *ctx;
    struct calls_function (*at)(void *ctx, uint64_t pc);
    /* For calls_thread_fork() and calls_reuse(): returns whether the code at pc is that of the other program; NULL if it never is. */
    bool (*same)(void *ctx, uint64_t pc);
};

struct calls;
struct calls_thread;

/* The calls of one program; functions must outlive them. Exits if out of memory, as all functions here. */
struct calls *calls_new(const struct calls_functions *functions);
void calls_free(struct calls *c); /* after its threads */

/* Returns a new thread with an empty stack. cycles: spent so far. */
struct calls_thread *calls_thread_new(struct calls *c, uint64_t cycles);
/* A copy of a thread's stack, in a forked process: the calls of the copy have been counted. If c is new, it knows the calls that t's
 * program has made, with counts of 0, unless they are very many or the code differs: the process will make most of them again. */
struct calls_thread *calls_thread_fork(const struct calls_thread *t, struct calls *c);
/* Make c, whose threads have been freed, those of another program, which knows the same calls, with counts of 0. Returns false if they are
 * very many or the code differs. */
bool calls_reuse(struct calls *c, const struct calls_functions *functions);
/* Returns its shadow stack, which translated code may change: cpu_transfers.shadow. */
struct shadow_stack *calls_shadow(struct calls_thread *t);
/* Ends all calls of the thread and frees it. */
void calls_thread_free(struct calls_thread *t);

/* Sets the total of cycles that the thread has spent. */
void calls_spent(struct calls_thread *t, uint64_t cycles);
/* Returns whether the thread has no frame. It then begins at pc. */
bool calls_is_empty(const struct calls_thread *t);
void calls_begin(struct calls_thread *t, uint64_t pc, const struct cpu_frame *frame);
/* The thread, which has spent `cycles`, runs on when the clock of its transfers shows `clock`. */
void calls_runs(struct calls_thread *t, uint64_t clock, uint64_t cycles);
/* A transfer of control, as cpu_transfers.transfer: ctx is a pointer to a pointer to the thread, which may be NULL: no effect. */
void calls_transfer(void *ctx, struct cpu *unused, const struct cpu_transfer *x);
/* A signal handler begins at pc, on a separate stack. note: kept for calls_sigreturn(). */
void calls_handler(struct calls_thread *t, uint64_t pc, const struct cpu_frame *frame, uint64_t note);
/* The last handler that has begun ends. Returns its note, or 0. */
uint64_t calls_sigreturn(struct calls_thread *t);

/* Calls from one place to one function. */
struct calls_arc {
    uint64_t from;   /* the call */
    uint64_t self;   /* the function's entry */
    uint64_t site;   /* of a tail call: the call that the function returns to; otherwise 0 */
    uint64_t count;  /* may be 0 in a forked process: its parent has called */
    uint64_t cycles; /* from entry to return, with all that was called; nested recursive calls each count */
};
/* Calls fn for all arcs; several may have the same addresses. */
void calls_each_arc(const struct calls *c, void (*fn)(void *ctx, const struct calls_arc *arc), void *ctx);
/* Calls fn for all calling contexts with self cycles: the entry of the innermost function, then the calls that led there. */
void calls_each_context(const struct calls *c, void (*fn)(void *ctx, const uint64_t *pcs, unsigned depth, uint64_t cycles), void *ctx);

#endif
