/* fork.c - fork(), and what programs want done around it. */
#include "threads.h"

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
    *h = (struct handlers){prepare, parent, child, NULL, NULL};
    guard_enter();
    h->previous = last;
    if (last)
        last->next = h;
    else
        first = h;
    last = h;
    guard_leave();
    return 0;
}

/* The guard is held: the child's copy of the library's data is whole. */
static struct call_result fork_guarded(void)
{
    guard_enter();
    struct call_result r = hpux_call(SYS_fork);

    if (r.value >= 0 && r.second && __threads_started) {
        threads_after_fork();
        streams_after_fork();
    }
    guard_leave();
    return r;
}

/* The second result tells the child. */
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

int vfork(void)
{
    return fork();
}
