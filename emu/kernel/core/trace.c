/* Tracing by ptrace(2): the lifetime of tracers and tracees, and stops. */
#include <stdlib.h>
#include <sys/wait.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"

enum { EVENT_SHIFT = 8, CALL_BIT = 0x80 };

/* ---- notification -------------------------------------------------------------------------------------------- */

static void notify(struct process *p, struct ksiginfo info)
{
    const struct ksigaction *sa = sighand_action(p, SIGCHLD);

    info.sig = SIGCHLD;
    info.layout = KSI_CHILD;
    if (sa->handler != 1 && !(sa->flags & SA_NOCLDSTOP && info.code == CLD_TRAPPED))
        signal_send_process(p, SIGCHLD, &info);
    wake_all(&p->child_wait);
}

static void notify_of_stop(struct thread *t)
{
    notify(t->trace.tracer->p,
           (struct ksiginfo){.code = CLD_TRAPPED, .pid = t->tid, .uid = t->credentials.uid, .status = t->trace.code & 0x7f});
}

/* ---- stops ----------------------------------------------------------------------------------------------------- */

static void stop(struct thread *t, enum trace_stop kind, int code, const struct ksiginfo *info)
{
    struct trace *x = &t->trace;

    x->stop = kind;
    x->code = code;
    x->info = *info;
    x->unreported = true;
    x->listening = false;
    if (t == t->k->current)
        t->k->run_end = 0;
    wait_cancel(t);
    thread_block(t);
    notify_of_stop(t);
}

static void stop_as_trap(struct thread *t, enum trace_stop kind, int code)
{
    const struct ksiginfo info = {.sig = code & 0x7f, .code = code, .layout = KSI_KILL, .pid = t->p->pid, .uid = t->credentials.uid};

    stop(t, kind, code, &info);
}

static void stop_for_event(struct thread *t, int event)
{
    stop_as_trap(t, TRACE_EVENT, SIGTRAP | event << EVENT_SHIFT);
}

static void stop_for_call(struct thread *t, enum trace_stop kind)
{
    stop_as_trap(t, kind, SIGTRAP | (t->trace.options & TRACE_OPTION_SYSGOOD ? CALL_BIT : 0));
}

static void stop_with_group(struct thread *t, int sig)
{
    stop_as_trap(t, TRACE_GROUP, t->trace.seized ? sig | TRACE_STOPPED << EVENT_SHIFT : sig);
}

/* What is due, in Linux's order: events of the call, its end, stops that others asked for. */
bool trace_stops(struct thread *t)
{
    struct trace *x = &t->trace;
    int event = x->event, sig = x->group_stop;

    if (signal_pending_in(t, ksigbit(SIGKILL)))
        return false;
    if ((sig || x->interrupt) && t->call.active && !x->restarting)
        trace_call_ended(t, -ERESTARTSYS); /* as after a signal */
    if (event) {
        x->event = 0;
        stop_for_event(t, event);
    } else if (x->exit_due) {
        x->exit_due = false;
        if (x->mode != TRACE_CALLS)
            return trace_stops(t);
        stop_for_call(t, TRACE_CALL_EXIT);
    } else if (sig) {
        x->group_stop = 0;
        x->interrupt = false;
        stop_with_group(t, sig);
    } else if (x->interrupt) {
        x->interrupt = false;
        stop_for_event(t, TRACE_STOPPED);
    } else if (x->restarting && t->call.active) {
        x->restarting = false;
        if (x->mode != TRACE_CALLS)
            return false;
        stop_for_call(t, TRACE_CALL_ENTRY);
    } else {
        return false;
    }
    return true;
}

bool trace_stops_for_signal(struct thread *t, const struct ksiginfo *info)
{
    if (t->trace.approved) {
        t->trace.approved = false;
        return false;
    }
    t->held_signal = *info;
    t->signal_held = true;
    stop(t, TRACE_SIGNAL, info->sig, info);
    return true;
}

bool trace_stops_for_call(struct thread *t)
{
    struct trace *x = &t->trace;
    bool entered = x->entered;

    x->entered = false;
    x->restarting = false;
    if (entered || x->mode != TRACE_CALLS)
        return false;
    x->entered = true;
    stop_for_call(t, TRACE_CALL_ENTRY);
    return true;
}

void trace_call_ended(struct thread *t, int64_t result)
{
    struct trace *x = &t->trace;

    x->exit_due = true;
    x->result = result == SYS_NO_RESULT ? 0 : result;
    if (result > -ERESTARTSYS || result < -ERESTART_RESTARTBLOCK) { /* SYS_NO_RESULT too */
        if (x->mode == TRACE_STEP)
            trace_stepped(t);
        return;
    }
    x->restarting = true;
    if (t->p->abi->trace) /* results are not in argument registers */
        t->p->abi->call_result(t, result);
}

bool trace_stops_for_exit(struct thread *t, int status)
{
    struct trace *x = &t->trace;

    if (!x->tracer || x->exiting || !(x->options & 1u << TRACE_EXITS) || signal_pending_in(t, ksigbit(SIGKILL)))
        return false;
    x->exiting = true;
    return trace_event(t, TRACE_EXITS, (uint64_t)status);
}

bool trace_event(struct thread *t, int event, uint64_t message)
{
    struct trace *x = &t->trace;

    if (!x->tracer || !(x->options & 1u << event))
        return false;
    x->event = event;
    x->message = message;
    return true;
}

bool trace_born(struct thread *t, struct thread *child, int event, bool by_flag)
{
    struct trace *x = &t->trace;
    bool reported = trace_event(t, event, (uint64_t)child->tid);

    if (x->tracer && (reported || by_flag)) {
        trace_attach(child, x->tracer, x->options, x->seized, x->privileged);
        if (x->seized)
            child->trace.interrupt = true;
        else
            trace_send_stop(child);
    }
    return reported;
}

void trace_executed(struct thread *t, int old_tid)
{
    if (!t->trace.tracer)
        return;
    t->trace.message = (uint64_t)old_tid;
    if (!trace_event(t, TRACE_EXECUTED, (uint64_t)old_tid) && !t->trace.seized)
        signal_send_thread(t, SIGTRAP, &(struct ksiginfo){.code = SI_USER, .layout = KSI_KILL, .pid = t->p->pid, .uid = t->p->uid});
}

void trace_stepped(struct thread *t)
{
    const struct ksiginfo info = {.sig = SIGTRAP, .code = TRAP_TRACE, .layout = KSI_FAULT, .addr = cpu_pc_slot(t->cpu)};

    signal_force(t, &info);
}

/* ---- stops of the process ------------------------------------------------------------------------------------------ */

void trace_process_stopped(struct process *p, int sig)
{
    for (struct thread *t = p->threads; t; t = t->next) {
        if (!t->trace.tracer || t->trace.stop == TRACE_GROUP)
            continue;
        t->trace.group_stop = sig;
        if (!t->killable)
            wake_thread(t);
    }
}

void trace_trap_again(struct thread *t)
{
    struct trace *x = &t->trace;

    if (!x->listening) {
        x->interrupt = true;
        return;
    }
    x->listening = false;
    x->code = SIGTRAP | TRACE_STOPPED << EVENT_SHIFT;
    x->info.sig = SIGTRAP;
    x->info.code = x->code;
    x->unreported = true;
    notify_of_stop(t);
}

void trace_process_continued(struct process *p)
{
    for (struct thread *t = p->threads; t; t = t->next) {
        t->trace.group_stop = 0;
        if (t->trace.tracer && t->trace.seized && t->trace.stop == TRACE_GROUP)
            trace_trap_again(t);
    }
}

void trace_interrupt(struct thread *t)
{
    if (t->trace.stop) {
        trace_trap_again(t);
        return;
    }
    t->trace.interrupt = true;
    if (!t->killable)
        wake_thread(t);
}

/* ---- going on -------------------------------------------------------------------------------------------------------- */

static void release(struct thread *t)
{
    struct trace *x = &t->trace;

    x->stop = TRACE_NO_STOP;
    x->unreported = x->listening = false;
    if (t->state == THREAD_BLOCKED && !t->debug_held)
        sched_add(t);
}

/* Replaces the signal that t stopped for. */
static void replace_signal(struct thread *t, int sig)
{
    struct trace *x = &t->trace;

    x->approved = t->signal_held = sig != 0;
    t->held_signal = x->info;
    if (!sig || sig == x->info.sig)
        return;
    t->held_signal =
        (struct ksiginfo){.sig = sig, .code = SI_USER, .layout = KSI_KILL, .pid = x->tracer->p->pid, .uid = x->tracer->credentials.uid};
    if (!(t->mask & ksigbit(sig)))
        return;
    x->approved = t->signal_held = false;
    signal_send_thread(t, sig, &t->held_signal);
}

void trace_resume(struct thread *t, enum trace_mode mode, int sig)
{
    struct trace *x = &t->trace;

    x->mode = mode;
    if (x->stop == TRACE_SIGNAL)
        replace_signal(t, sig);
    else if (sig && (x->stop == TRACE_CALL_ENTRY || x->stop == TRACE_CALL_EXIT))
        signal_send_thread(t, sig, NULL);
    release(t);
}

void trace_abandon_call(struct thread *t)
{
    t->trace.restarting = false;
    if (t->call.restart || (t->call.active && t->trace.stop != TRACE_CALL_ENTRY))
        syscall_abandon(t);
}

void trace_kill(struct thread *t)
{
    if (t->trace.stop)
        release(t);
}

/* ---- tracers and tracees ------------------------------------------------------------------------------------------------- */

void trace_attach(struct thread *t, struct thread *tracer, unsigned options, bool seized, bool privileged)
{
    t->trace.tracer = tracer;
    t->trace.privileged = privileged;
    t->trace.options = options;
    t->trace.seized = seized;
    t->trace.next = tracer->trace.tracees;
    tracer->trace.tracees = t;
    if (!t->p->stopped)
        return;
    t->trace.group_stop = SIGSTOP;
    if (t->parked) {
        t->parked = false;
        sched_add(t);
    }
}

/* Forgets all that t is as a tracee; what it is as a tracer stays. */
static void leave_tracer(struct thread *t)
{
    struct trace *x = &t->trace;

    for (struct thread **at = &x->tracer->trace.tracees; *at; at = &(*at)->trace.next) {
        if (*at == t) {
            *at = x->next;
            break;
        }
    }
    *x = (struct trace){.stop = x->stop, .tracees = x->tracees, .ended = x->ended};
}

void trace_leave_stop(struct thread *t, int sig)
{
    if (t->trace.stop == TRACE_SIGNAL)
        replace_signal(t, sig);
    leave_tracer(t);
    if (t->trace.stop)
        release(t);
}

void trace_send_stop(struct thread *t)
{
    signal_send_to(t, SIGSTOP);
}

void trace_reap(struct thread *tracer, struct trace_ended *e)
{
    struct trace_ended **at = &tracer->trace.ended;

    while (*at != e)
        at = &(*at)->next;
    *at = e->next;
    mem_free(e);
}

/* Detaches what t traces. */
static void end_as_tracer(struct thread *t)
{
    while (t->trace.tracees) {
        struct thread *c = t->trace.tracees;
        bool kill = c->trace.options & TRACE_OPTION_EXITKILL;

        trace_leave_stop(c, c->trace.unreported ? c->trace.code : 0); /* as Linux: a signal that the tracer has seen is lost */
        if (kill)
            signal_send_process(c->p, SIGKILL, NULL);
    }
    while (t->trace.ended)
        trace_reap(t, t->trace.ended);
    if (t->k->traced_leaders)
        t->k->ops->tracer_ends(t);
}

static void keep_status(struct thread *t, struct thread *tracer)
{
    struct trace_ended *e = mem_new_always(t->k->memory, sizeof *e);
    int status = t->p->exiting ? t->p->exit_status : t->trace.end_status;

    if (!e)
        kernel_no_memory();
    *e = (struct trace_ended){tracer->trace.ended, t->tid, t->p->pgid, status, t->credentials.uid};
    tracer->trace.ended = e;
    notify(tracer->p, (struct ksiginfo){.code = WIFEXITED(status) ? CLD_EXITED : CLD_KILLED,
                                        .pid = t->tid,
                                        .uid = e->uid,
                                        .status = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status)});
}

void trace_thread_ends(struct thread *t, bool is_replaced)
{
    struct thread *tracer = t->trace.tracer;

    end_as_tracer(t);
    if (!tracer)
        return;
    if (t->tid != t->p->pid)
        keep_status(t, tracer);
    else if (!is_replaced)
        process_set_leader_tracer(t->p, tracer->tid);
    t->trace.stop = TRACE_NO_STOP;
    leave_tracer(t);
}
