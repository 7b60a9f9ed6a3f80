/*
 * call_counter.h - counts the calls of a machine's programs (calls.h), from the kernel's hooks and its cpus' transfers of control.
 *
 *     struct call_counter *cc = call_counter_new(&source);
 *     hooks.transfers = call_counter_transfers(cc);
 *     ... the hooks thread, exec, fork and exit call the functions below ...
 *     call_counter_finish(cc);
 *     call_counter_free(cc);
 *
 * A program is what its user says: a pointer, its key.
 */
#ifndef PRECIS_EMU_DEBUG_CALL_COUNTER_H
#define PRECIS_EMU_DEBUG_CALL_COUNTER_H

#include "emu/debug/calls.h"
#include "emu/kernel/kernel.h"

struct call_counter;

/* What a call counter asks its user. */
struct call_counter_source {
    void *ctx;
    /* Returns the key of the program that process pid runs. */
    void *(*program)(void *ctx, int pid);
    /* Returns the function at pc in a program's address space. */
    struct calls_function (*function)(void *ctx, void *program, struct space *space, uint64_t pc);
    /* Returns whether a program, of a process that has just been forked, has the same code at pc as another program had. */
    bool (*same)(void *ctx, void *program, const void *other, struct space *space, uint64_t pc);
    /* All threads of the program have ended: what they have called. May be called several times for a program. */
    void (*ended)(void *ctx, void *program, const struct calls *calls);
};

/* The source must outlive it. Exits if out of memory, as all functions here. */
struct call_counter *call_counter_new(const struct call_counter_source *source);
void call_counter_free(struct call_counter *cc);
/* For kernel_hooks.transfers. */
const struct cpu_transfers *call_counter_transfers(struct call_counter *cc);

/* Call from the hooks of the same names; call_counter_exec() and call_counter_fork() once program() knows the new program. */
void call_counter_thread(struct call_counter *cc, const struct kernel_thread_event *event);
void call_counter_exec(struct call_counter *cc, int pid);
void call_counter_fork(struct call_counter *cc, int child);
void call_counter_exit(struct call_counter *cc, int pid);

/* Ends all calls. */
void call_counter_finish(struct call_counter *cc);

#endif
