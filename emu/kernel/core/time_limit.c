/* time_limit.c - see time_limit.h. */
#include "emu/kernel/core/time_limit.h"

#include <inttypes.h>
#include <signal.h>

#include "emu/fatal/fatal.h"
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/core/signal.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"

/* Returns whether nothing but this limit would ever have woken a thread. */
static bool is_deadlock(const struct kernel *k)
{
    return !k->current && !k->runqueue.first && clock_next_timer(&k->clock) == CLOCK_NEVER && !k->host_waiters && !k->host_watches;
}

static void report(const struct kernel *k)
{
    unsigned threads = 0, waiting = 0;

    for (const struct process *p = k->processes; p; p = p->next) {
        for (const struct thread *t = p->threads; t; t = t->next) {
            threads += t->state != THREAD_DEAD;
            waiting += t->state == THREAD_BLOCKED;
        }
    }
    fatal_warn("after %" PRIu64 " s of virtual time (--max-time) %u of %u threads wait%s; the program is killed",
               k->options.max_ns / NS_PER_S, waiting, threads, is_deadlock(k) ? ", and nothing can wake one" : "");
}

static void expire(struct clock_timer *timer, void *ctx)
{
    struct kernel *k = ctx;

    (void)timer;
    report(k);
    k->time_limit_reached = true;
    for (struct process *p = k->processes; p; p = p->next)
        if (p != k->init)
            signal_send_process(p, SIGKILL, NULL);
}

void time_limit_begin(struct kernel *k)
{
    if (!k->options.max_ns)
        return;
    k->time_limit.fn = expire;
    k->time_limit.ctx = k;
    clock_timer_set(&k->clock, &k->time_limit, clock_ns_to_cycles(&k->clock, k->options.max_ns));
}

void time_limit_end(struct kernel *k)
{
    clock_timer_cancel(&k->clock, &k->time_limit);
}
