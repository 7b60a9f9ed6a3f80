/*
 * cancel.c - cancellation of threads, and handlers for their end. pthread_cancel() marks a thread and sends it SIGCANCEL, whose handler
 * ends it in a call that waits (cancel_enter() to cancel_leave()), or, if it is cancelled asynchronously, anywhere but in the library's own
 * locks.
 */
#include "lwp.h"

enum { CANCEL_ENABLE, CANCEL_DISABLE, CANCEL_DEFERRED = 0, CANCEL_ASYNCHRONOUS = 2, SIGCANCEL = 36, SA_RESTART = 4 };
#define CANCELED ((void *)-19)

struct sigaction {
    int flags;
    void (*handler)(int sig);
    unsigned mask[4];
#ifndef __LP64__
    int reserved[2];
#endif
};
int sigaction(int sig, const struct sigaction *act, struct sigaction *old);

/* What pthread_cleanup_push() has on the stack: four words. */
struct cleanup {
    struct cleanup *next;
    void (*function)(void *);
    void *argument;
    char *frame;
};

static void barrier(void)
{
    __asm__ volatile("" : : : "memory");
}

static int must_end(const struct thread *self)
{
    return self->cancel.pending && !self->cancel.disabled && !self->cancel.held_off && !self->cancel.ending;
}

static void __attribute__((noreturn)) end(struct thread *self)
{
    self->cancel.ending = 1;
    self->cancel.at_point = 0;
    if (self->cancel.relock)
        cond_wait_cancelled(lwp_self());
    pthread_exit(CANCELED);
}

static void on_cancel(int sig)
{
    struct thread *self = thread_self();

    if (must_end(self) && (self->cancel.asynchronous || self->cancel.at_point))
        end(self);
}

void cancel_enter(void)
{
    if (!__threads_started)
        return;
    struct thread *self = thread_self();

    self->cancel.at_point = 1;
    barrier();
    if (must_end(self))
        end(self);
}

void cancel_leave(void)
{
    if (!__threads_started)
        return;
    barrier();
    thread_self()->cancel.at_point = 0;
}

void pthread_testcancel(void)
{
    cancel_enter();
    cancel_leave();
}

void cancel_if_asynchronous(void)
{
    struct thread *self = thread_self();

    barrier();
    if (self->cancel.asynchronous && must_end(self))
        end(self);
}

int pthread_cancel(unsigned id)
{
    static const struct sigaction action = {.flags = SA_RESTART, .handler = on_cancel};

    sigaction(SIGCANCEL, &action, NULL);
    guard_enter();
    struct thread *t = thread_find((int)id);
    int error = t && t->lwp ? 0 : ESRCH;

    if (!error) {
        t->cancel.pending = 1;
        if (t != thread_self())
            error = thread_signal(t, SIGCANCEL);
    }
    guard_leave();
    if (!error && t == thread_self())
        cancel_if_asynchronous();
    return error;
}

int pthread_setcancelstate(int state, int *old)
{
    struct thread *self = thread_self();

    if (state != CANCEL_ENABLE && state != CANCEL_DISABLE)
        return EINVAL;
    if (old)
        *old = self->cancel.disabled;
    self->cancel.disabled = state;
    cancel_if_asynchronous();
    return 0;
}

int pthread_setcanceltype(int type, int *old)
{
    struct thread *self = thread_self();

    if (type != CANCEL_DEFERRED && type != CANCEL_ASYNCHRONOUS)
        return EINVAL;
    if (old)
        *old = self->cancel.asynchronous;
    self->cancel.asynchronous = type;
    cancel_if_asynchronous();
    return 0;
}

/* ---- handlers ---------------------------------------------------------------------------------------------------------------------- */

void __pthread_cleanup_push(void (*function)(void *), void *argument, char *frame, struct cleanup *c)
{
    struct thread *self = thread_self();

    *c = (struct cleanup){self->cancel.handlers, function, argument, frame};
    barrier();
    self->cancel.handlers = c;
}

void __pthread_cleanup_pop(int execute, struct cleanup *c)
{
    thread_self()->cancel.handlers = c->next;
    if (execute)
        c->function(c->argument);
}

void cancel_run_handlers(struct thread *self)
{
    for (struct cleanup *c; (c = self->cancel.handlers);) {
        self->cancel.handlers = c->next;
        c->function(c->argument);
    }
}

/* The caller's frame, which pthread_cleanup_push() passes on. */
char *_getfp(void)
{
    return __builtin_frame_address(0);
}
