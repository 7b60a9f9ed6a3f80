/*
 * fork.c - libprecis: a process that forks.
 *
 * Memory that a machine shares on purpose (translated code, guest memory of processes that have forked, its log) would be shared with the
 * child. During fork() the child copies it, and the parent waits for that.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

#include "emu/lib/internal.h"
#include "emu/os/separate.h"

enum { WAIT_MS = 60000 };

/* All machines of this process. */
static struct {
    pthread_mutex_t lock;
    struct precis *first;
} machines = {PTHREAD_MUTEX_INITIALIZER, NULL};

/* From the child, while this thread forks: one byte when it has its copies. */
static _Thread_local int news[2] = {-1, -1};

/* Returns whether the calling thread is in a machine: the child is one of precis's own, which does not use the machines, or a hook's. */
static bool is_in_machine(void)
{
    return fatal_is_caught();
}

static void before_fork(void)
{
    pthread_mutex_lock(&machines.lock);
    if (machines.first && !is_in_machine() && pipe2(news, O_CLOEXEC))
        news[0] = news[1] = -1;
}

static void after_in_parent(void)
{
    char byte;
    if (news[0] >= 0) {
        close(news[1]);
        struct pollfd end = {.fd = news[0], .events = POLLIN};
        while (poll(&end, 1, WAIT_MS) < 0 && errno == EINTR)
            ;
        (void)!read(news[0], &byte, end.revents ? 1 : 0);
        close(news[0]);
        news[0] = news[1] = -1;
    }
    pthread_mutex_unlock(&machines.lock);
}

static bool is_in_other_thread(const struct precis *m)
{
    return m->calls && !pthread_equal(m->user, pthread_self());
}

/* Returns why a machine cannot be used in the child, or NULL. copied: the child has its copies. */
static const char *why_lost(const struct precis *m, bool copied)
{
    if (is_in_other_thread(m))
        return "another thread was running the machine when the process forked";
    if (is_in_machine())
        return "a hook has forked the process: its child has no copy of the machine";
    return copied ? NULL : "the host refused memory for a copy of the machine when the process forked";
}

static void after_in_child(void)
{
    bool copied = news[1] >= 0 && os_separate(OS_SEPARATE_MEMORY);
    for (struct precis *m = machines.first; m; m = m->next) {
        const char *why = why_lost(m, copied);
        if (!why)
            continue;
        m->broken = true;
        m->calls = is_in_other_thread(m) ? 0 : m->calls;
        snprintf(m->message, sizeof m->message, "%s", why);
    }
    if (news[1] >= 0) {
        (void)!write(news[1], "", 1);
        close(news[0]);
        close(news[1]);
        news[0] = news[1] = -1;
    }
    pthread_mutex_init(&machines.lock, NULL);
}

static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, after_in_parent, after_in_child); /* without memory, children share */
}

void fork_add(struct precis *m)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, watch_forks);
    pthread_mutex_lock(&machines.lock);
    m->next = machines.first;
    m->at = &machines.first;
    if (m->next)
        m->next->at = &m->next;
    machines.first = m;
    pthread_mutex_unlock(&machines.lock);
}

void fork_remove(struct precis *m)
{
    pthread_mutex_lock(&machines.lock);
    *m->at = m->next;
    if (m->next)
        m->next->at = m->at;
    pthread_mutex_unlock(&machines.lock);
}
