/* event.c - see event.h. */
#include "emu/kernel/core/event.h"

#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/core/thread.h"

static void report(const struct kernel *k, const struct kernel_event *event)
{
    const struct kernel_hooks *h = &k->options.hooks;
    struct kernel_event e = *event;

    e.end = k->clock.now;
    if (!e.name)
        e.name = "";
    if (h->event)
        h->event(h->ctx, &e);
}

void event_report(const struct thread *t, const struct kernel_event *event, uint64_t begin)
{
    struct kernel_event e = *event;

    e.pid = t->p->pid;
    e.tid = t->tid;
    e.begin = begin;
    report(t->k, &e);
}

void event_report_exit(const struct process *p)
{
    report(p->k, &(struct kernel_event){
                     .kind = KERNEL_EVENT_EXIT, .pid = p->pid, .tid = p->pid, .begin = p->k->clock.now, .number = p->exit_status});
}

void event_report_name(const struct thread *t)
{
    const struct kernel_hooks *h = &t->k->options.hooks;

    if (h->named)
        h->named(h->ctx, t->p->pid, t->tid, t->comm);
}
