/* Clocks of cpu time and alarms on them. */
#include "emu/kernel/time/cpu_clock.h"

#include <time.h>

#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/time/timers.h"

/* Linux's clock ids, equal on all ABIs and the host. Cpu clocks of other tasks are negative: ~pid << 3 | thread flag 4 |
 * kind (0 prof, 1 virtual, 2 sched). */
bool cpu_clock_find(struct thread *t, int id, struct cpu_clock *out)
{
    *out = (struct cpu_clock){.p = t->p};
    if (id == CLOCK_PROCESS_CPUTIME_ID)
        return true;
    if (id == CLOCK_THREAD_CPUTIME_ID) {
        out->tid = t->tid;
        return true;
    }
    if (id >= 0 || (id & 3) == 3)
        return false;
    const int who = ~(id >> 3);

    out->user_only = (id & 3) == 1;
    if (id & 4) {
        const struct thread *o = who ? thread_find(t->k, who) : t;

        out->tid = o ? o->tid : 0;
        return o && o->p == t->p;
    }
    if (who)
        out->p = process_find(t->k, who);
    return out->p;
}

uint64_t cpu_clock_now(const struct cpu_clock *c)
{
    const struct thread *t = c->p && c->tid ? thread_find(c->p->k, c->tid) : NULL;

    if (!c->p || (c->tid && !t))
        return 0;
    if (t)
        return t->user_cycles + (c->user_only ? 0 : t->system_cycles);
    return c->p->user_cycles + (c->user_only ? 0 : c->p->system_cycles);
}

/* The cpu time, user and system, before which the alarm is not due: used is that time now. */
static uint64_t check_at(const struct cpu_alarm *a, uint64_t used)
{
    const uint64_t now = cpu_clock_now(&a->clock), left = a->due > now ? a->due - now : 0;

    return a->due == CLOCK_NEVER || left > CLOCK_NEVER - used ? CLOCK_NEVER : used + left;
}

void cpu_alarm_add(struct cpu_alarm *a)
{
    struct process *p = a->clock.p;

    a->due = CLOCK_NEVER;
    if (!p->itimers) { /* it has ended, or it is process 1 */
        a->clock.p = NULL;
        return;
    }
    a->next = p->cpu_alarms;
    p->cpu_alarms = a;
}

void cpu_alarm_remove(struct cpu_alarm *a)
{
    if (!a->clock.p)
        return;
    for (struct cpu_alarm **at = &a->clock.p->cpu_alarms; *at; at = &(*at)->next)
        if (*at == a) {
            *at = a->next;
            break;
        }
    a->clock.p = NULL;
}

void cpu_alarm_set(struct cpu_alarm *a, uint64_t due)
{
    const struct cpu_clock *c = &a->clock;

    if (!c->p)
        return;
    a->due = due;
    if (!c->tid) {
        time_cpu_due(c->p, check_at(a, c->p->user_cycles + c->p->system_cycles));
        return;
    }
    struct thread *t = thread_find(c->p->k, c->tid);
    const uint64_t at = check_at(a, t->user_cycles + t->system_cycles);

    if (at < t->cpu_due)
        t->cpu_due = at;
}

static uint64_t check(struct process *p, int tid, uint64_t used)
{
    uint64_t next = CLOCK_NEVER;

    for (struct cpu_alarm *a = p->cpu_alarms; a; a = a->next) {
        if (a->clock.tid != tid || a->due == CLOCK_NEVER)
            continue;
        if (a->due <= cpu_clock_now(&a->clock)) {
            a->due = CLOCK_NEVER;
            a->fn(a, a->ctx); /* may set it again; adds and removes none */
        }
        const uint64_t at = check_at(a, used);

        next = at < next ? at : next;
    }
    return next;
}

uint64_t cpu_alarms_check_process(struct process *p)
{
    return check(p, 0, p->user_cycles + p->system_cycles);
}

uint64_t cpu_alarms_check_thread(struct thread *t)
{
    return check(t->p, t->tid, t->user_cycles + t->system_cycles);
}

void cpu_alarms_end(struct process *p, int tid)
{
    for (struct cpu_alarm **at = &p->cpu_alarms, *a; (a = *at);) {
        if (tid && a->clock.tid != tid) {
            at = &a->next;
            continue;
        }
        *at = a->next;
        a->clock.p = NULL;
        a->due = CLOCK_NEVER;
    }
}
