/* Job control: stopped and continued processes, orphaned process groups, notification of parents. */
#include <sys/wait.h>

#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"

void process_notify_parent(struct process *p, int code, int status, int sig)
{
    struct kernel *k = p->k;
    struct ksiginfo info = {.sig = sig,
                            .code = code,
                            .layout = KSI_CHILD,
                            .pid = p->pid,
                            .uid = p->uid,
                            .status = status,
                            .utime = p->user_cycles * k->options.hz / k->clock.cycles_per_sec,
                            .stime = p->system_cycles * k->options.hz / k->clock.cycles_per_sec};

    if (sig > 0)
        signal_send_process(p->parent, sig, &info);
    wake_all(&p->parent->child_wait);
}

/* Returns whether p's parent can continue it: it is in another group of the same session (POSIX). The first program's parent is the
 * user's shell. */
static bool has_parent_outside_group(const struct process *p)
{
    const struct process *parent = p->parent;

    if (p == p->k->first)
        return true;
    return parent && parent != p->k->init && parent->pgid != p->pgid && parent->sid == p->sid;
}

static bool group_is_orphaned_without(struct kernel *k, int pgid, const struct process *except)
{
    for (struct process *p = k->processes; p; p = p->next)
        if (p->pgid == pgid && p != except && !p->zombie && has_parent_outside_group(p))
            return false;
    return true;
}

bool group_is_orphaned(struct kernel *k, int pgid)
{
    return group_is_orphaned_without(k, pgid, NULL);
}

void process_hang_up_orphans(struct process *gone, int pgid)
{
    struct kernel *k = gone->k;
    bool stopped = false;

    if (!k->stopped_processes || !group_is_orphaned_without(k, pgid, gone))
        return;
    for (struct process *p = k->processes; p; p = p->next)
        stopped |= p->pgid == pgid && p != gone && p->stopped && !p->zombie;
    if (!stopped)
        return;
    signal_send_group(k, pgid, SIGHUP, NULL);
    signal_send_group(k, pgid, SIGCONT, NULL);
}

void process_set_leader_tracer(struct process *p, int tid)
{
    p->k->traced_leaders += (unsigned)(tid != 0) - (unsigned)(p->leader_tracer != 0);
    p->leader_tracer = tid;
}

void process_set_stopped(struct process *p, bool stopped)
{
    p->k->stopped_processes += (unsigned)stopped - (unsigned)p->stopped;
    p->stopped = stopped;
}

static void notify_parent_of_job(struct process *p, int code, int sig)
{
    const struct thread *tracer = p->threads->trace.tracer;

    if (p->parent == p->k->init || (tracer && tracer->p == p->parent))
        return;
    bool quiet = sighand_action(p->parent, SIGCHLD)->flags & SA_NOCLDSTOP;

    process_notify_parent(p, code, sig, quiet ? 0 : SIGCHLD);
}

void process_stop(struct process *p, int sig)
{
    if (p->stopped) /* but its tracees may run */
        trace_process_stopped(p, sig);
    if (p->stopped || p->exiting)
        return;
    process_set_stopped(p, true);
    p->stop_report = sig;
    p->continue_report = false;
    trace_process_stopped(p, sig);
    notify_parent_of_job(p, CLD_STOPPED, sig);
}

void process_continue(struct process *p)
{
    if (!p->stopped)
        return;
    process_set_stopped(p, false);
    p->stop_report = 0;
    p->continue_report = true;
    trace_process_continued(p);
    for (struct thread *t = p->threads; t; t = t->next) {
        if (t->parked) {
            t->parked = false;
            sched_add(t);
        }
    }
    notify_parent_of_job(p, CLD_CONTINUED, SIGCONT);
}
