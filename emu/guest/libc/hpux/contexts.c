/*
 * contexts.c - getcontext(), setcontext(), makecontext(), swapcontext(). getcontext(2), makecontext(2).
 *
 * The members of a ucontext_t have the order of the manual page, which is an assumption; the registers are stored as setjmp() does. The
 * context that a handler of a signal gets is another one.
 */
#include "threads.h"

int sigprocmask(int how, const void *set, void *old);
int setjmp(void *env) __attribute__((returns_twice));
/* setjmp.S: */
void context_jump(void *env, int value) __attribute__((noreturn));
void context_prepare(void *env, void *context, void *stack, size_t size);

enum { SIG_BLOCK_ = 0, SIG_SETMASK_ = 2, ARGUMENTS = 16 };
struct context {
    const struct context *link;
    unsigned mask[8];
    struct {
        char *base;
        size_t size;
        int flags;
    } stack;
    int value;          /* what getcontext() or swapcontext() returns then */
    void (*function)(); /* of makecontext() */
    long arguments[ARGUMENTS];
    char env[] __attribute__((aligned(16)));
};

/* Called by getcontext(), which then continues as setjmp() of the result. */
void *context_begin(struct context *c)
{
    sigprocmask(SIG_BLOCK_, NULL, c->mask);
    c->value = 0;
    return c->env;
}

int setcontext(const struct context *c)
{
    sigprocmask(SIG_SETMASK_, c->mask, NULL);
    context_jump((void *)c->env, c->value);
}

int swapcontext(struct context *old, const struct context *to)
{
    context_begin(old);
    old->value = 1;
    if (!setjmp(old->env))
        setcontext(to);
    return 0;
}

void makecontext(struct context *c, void (*function)(), int n, ...)
{
    va_list args;

    c->function = function;
    va_start(args, n);
    for (int i = 0; i < n && i < ARGUMENTS; i++)
        c->arguments[i] = va_arg(args, long);
    va_end(args);
    context_prepare(c->env, c, c->stack.base, c->stack.size);
}

/* The first function of a context that makecontext() made. */
void context_run(struct context *c)
{
    const long *a = c->arguments;

    c->function(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14], a[15]);
    if (c->link)
        setcontext(c->link);
    if (!__threads_started)
        exit(0);
    pthread_exit(NULL);
}
