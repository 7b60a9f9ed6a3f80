/* fork.c - fork(), whose child has the calling thread alone, and what programs want done around it; forkall(), whose child has all. */
#include "lwp.h"

struct handlers {
    void (*prepare)(void), (*parent)(void), (*child)(void);
    struct handlers *next, *previous;
};
static struct handlers *first, *last;

int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void))
{
    struct handlers *h = malloc(sizeof *h);

    if (!h)
        return ENOMEM;
    guard_enter();
    *h = (struct handlers){prepare, parent, child, NULL, last};
    *(last ? &last->next : &first) = h;
    last = h;
    guard_leave();
    return 0;
}

/* The guard is held: the child's copy of the library's data is whole. The second result tells the child. */
static struct call_result fork_guarded(void)
{
    guard_enter();
    const struct call_result r = system_call(SYS_fork1);

    if (r.value >= 0 && r.second && __threads_started) {
        threads_after_fork();
        streams_after_fork();
    }
    guard_leave();
    return r;
}

int fork(void)
{
    for (const struct handlers *h = last; h; h = h->previous)
        if (h->prepare)
            h->prepare();
    const struct call_result r = fork_guarded();
    const int is_child = r.value >= 0 && r.second;

    for (const struct handlers *h = first; h; h = h->next) {
        void (*f)(void) = is_child ? h->child : h->parent;

        if (f)
            f();
    }
    return is_child ? 0 : (int)call_value(r);
}
__typeof__(fork) fork1 __attribute__((alias("fork")));

enum { SYS_forkall = 2 };

/* The child's other threads go on where they were: they unlock what they hold, so that handlers have nothing to do. A call that waited
 * ended with EINTR. */
int forkall(void)
{
    guard_enter();
    const struct call_result r = system_call(SYS_forkall);

    guard_leave();
    return r.value >= 0 && r.second ? 0 : (int)call_value(r);
}
