/* The end of threads and processes. */
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/kernel/process/exit.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/event.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/time_limit.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/ipc/ipc.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/futex.h"
#include "emu/kernel/profil/profil.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/lock.h"
#include "emu/kernel/strace/strace.h"

static void thread_end(struct thread *t, bool is_replaced)
{
    if (t->k->options.debugger)
        t->k->options.debugger->thread_ends(t->k->options.debugger->ctx, t);
    kprofil_thread_end(t);
    wait_cancel(t);
    futex_thread_exit(t);
    sched_remove(t);
    syscall_abandon(t);
    time_thread_exit(t);
    trace_thread_ends(t, is_replaced);
    pending_flush(&t->pending, ~(ksigset)0);
    thread_retire(t);
}

/* Takes the threads that end out of their queues first: what one of them releases must not go to the next, which could not pass it on. */
static void leave_queues(struct process *p, const struct thread *keep)
{
    for (struct thread *t = p->threads; t; t = t->next)
        if (t != keep)
            wait_cancel(t);
}

void process_end_other_threads(struct thread *keep)
{
    struct process *p = keep->p;

    leave_queues(p, keep);
    for (struct thread *t = p->threads, *next; t; t = next) {
        next = t->next;
        if (t != keep)
            thread_end(t, true);
    }
}

static void release_vfork_parent(struct process *p)
{
    if (p->vfork_holds_parent) {
        p->vfork_holds_parent = false;
        wake_all(&p->vfork_wait);
    }
}

void process_release_memory(struct process *p)
{
    const struct usage u = process_usage(p);
    release_vfork_parent(p);
    mm_unref(p->mm);
    p->mm = NULL;
    p->past_faults = u.faults;
    p->past_peak = u.peak;
    p->others_faults = 0;
}

void process_figures(const struct process *p, struct kernel_process_figures *out)
{
    int status = p->exit_status;

    *out = (struct kernel_process_figures){.pid = p->pid,
                                           .parent = p->parent ? p->parent->pid : 0,
                                           .program = p->exe,
                                           .instructions = p->instructions,
                                           .user_cycles = p->user_cycles,
                                           .system_cycles = p->system_cycles,
                                           .ticks = p->ticks,
                                           .syscalls = p->syscalls,
                                           .signals = p->signals,
                                           .threads = p->threads_made,
                                           .exit_status = -1,
                                           .start_cycle = p->start_cycle};
    memcpy(out->misses, p->misses, sizeof out->misses);
    if (p->exiting)
        out->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + sig_guest(p->abi, WTERMSIG(status));
}

static void record_figures(struct process *p)
{
    struct kernel *k = p->k;

    if (k->options.forget_ended)
        return;
    if (k->ended_count == k->ended_room) {
        k->ended_room = k->ended_room ? 2 * k->ended_room : 16;
        k->ended = realloc(k->ended, k->ended_room * sizeof *k->ended);
        if (!k->ended)
            kernel_no_memory();
    }
    struct kernel_process_figures *f = &k->ended[k->ended_count++];

    process_figures(p, f);
    f->program = p->exe ? strdup(p->exe) : NULL;
    if (p->exe && !f->program)
        kernel_no_memory();
    f->end_cycle = k->clock.now;
}

static struct process *new_parent(struct process *p)
{
    for (struct process *a = p->parent; a && a != p->k->init; a = a->parent)
        if (a->subreaper && !a->zombie)
            return a;
    return p->k->init;
}

static void give_children_away(struct process *p)
{
    struct process *to = new_parent(p);

    for (struct process *c = p->eldest, *next; c; c = next) {
        next = c->younger;
        process_join_parent(c, to);
        c->exit_signal = SIGCHLD;
        if (c->pdeathsig && !c->zombie)
            signal_send_process(c, c->pdeathsig, &(struct ksiginfo){.code = SI_USER, .layout = KSI_KILL, .pid = p->pid, .uid = p->uid});
        if (c->zombie && to == p->k->init && !c->leader_tracer)
            process_free(c);
        else if (c->zombie && !c->leader_tracer)
            process_notify_parent(c, WIFEXITED(c->exit_status) ? CLD_EXITED : CLD_KILLED,
                                  WIFEXITED(c->exit_status) ? WEXITSTATUS(c->exit_status) : WTERMSIG(c->exit_status), SIGCHLD);
        else
            process_hang_up_orphans(p, c->pgid);
    }
}

static bool parent_wants_no_zombie(const struct process *p)
{
    if (p->parent == p->k->init)
        return true;
    if (p->exit_signal != SIGCHLD)
        return false;
    const struct ksigaction *sa = sighand_action(p->parent, SIGCHLD);

    return (sa->handler == 1 && !p->parent->abi->system->keeps_zombies) || (sa->flags & SA_NOCLDWAIT);
}

/* Releases p's files and semaphores: locks, descriptors, a session's terminal, semaphore adjustments. */
static void leave_files(struct process *p)
{
    locks_process_exit(p);
    fdtable_process_exit(p);
    terminal_process_exit(p);
    semaphores_process_exit(p);
}

/* Tells the zombie's tracer that it has ended, or its parent, which does if it traces it too. */
static void announce_end(struct process *p)
{
    int status = p->exit_status, code = WIFEXITED(status) ? CLD_EXITED : (status & 0x80) ? CLD_DUMPED : CLD_KILLED;
    int detail = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    const struct thread *tracer = p->leader_tracer ? thread_find(p->k, p->leader_tracer) : NULL;
    bool is_parents = tracer && tracer->p == p->parent, gone = !tracer && parent_wants_no_zombie(p);

    if (!tracer || is_parents) {
        process_set_leader_tracer(p, 0);
        process_notify_parent(p, code, detail, p->exit_signal);
        if (gone)
            process_free(p);
        return;
    }
    struct ksiginfo info = {.sig = SIGCHLD, .code = code, .layout = KSI_CHILD, .pid = p->pid, .uid = p->uid, .status = detail};
    signal_send_process(tracer->p, SIGCHLD, &info);
    wake_all(&tracer->p->child_wait);
}

static void become_zombie(struct process *p)
{
    struct kernel *k = p->k;
    int status = p->exit_status;

    if (p->abi && p->abi->system->process_ends)
        p->abi->system->process_ends(p);
    kprofil_exit(p);
    time_process_exit(p);
    leave_files(p);
    fdtable_unref(p->fds);
    fs_context_unref(p->fs);
    p->fds = NULL;
    p->fs = NULL;
    event_report_exit(p);
    if (k->options.hooks.exit)
        k->options.hooks.exit(k->options.hooks.ctx, p->pid, status);
    if (k->options.debugger)
        k->options.debugger->process_ends(k->options.debugger->ctx, p, status);
    if (k->options.strace)
        strace_exit(p);
    if (p == k->first) { /* the machine ends soon */
        cpu_retired_free(k->retired);
        k->retired = NULL;
    }
    process_release_memory(p);
    p->zombie = true;
    process_set_stopped(p, false);
    give_children_away(p);
    if (p->parent)
        process_hang_up_orphans(p, p->pgid);
    record_figures(p);
    wake_all(&p->exit_wait);
    if (p == k->first) {
        k->first = NULL;
        time_limit_end(k);
        k->first_status = status;
        k->first_abi = p->abi;
    }
    announce_end(p);
}

void process_release_traced(struct process *p)
{
    process_set_leader_tracer(p, 0);
    announce_end(p);
}

void process_tracer_ends(struct thread *tracer)
{
    for (struct process *p = tracer->k->processes, *next; p; p = next) {
        next = p->next;
        if (p->leader_tracer != tracer->tid)
            continue;
        process_set_leader_tracer(p, 0);
        if (p->zombie)
            announce_end(p);
    }
}

/* Returns whether the debugger has paused the machine before p ends. sched_run() then ends it. */
static bool pauses_first(struct process *p, int status)
{
    struct kernel *k = p->k;
    const struct kernel_debugger *d = k->options.debugger;

    if (k->ending == p)
        return true;
    if (!d || k->ending || p->end_reported)
        return false;
    p->end_reported = true;
    if (d->ends(d->ctx, p, status) != KERNEL_WAIT)
        return false;
    k->ending = p;
    k->ending_status = status;
    for (struct thread *t = p->threads; t; t = t->next) {
        t->state_before_end = t->state;
        t->state = THREAD_DEAD;
    }
    kernel_pause(k);
    return true;
}

void process_end_now(struct kernel *k)
{
    struct process *p = k->ending;

    k->ending = NULL;
    for (struct thread *t = p->threads; t; t = t->next)
        t->state = t->state_before_end;
    process_exit(p, k->ending_status);
}

void process_exit(struct process *p, int status)
{
    if (p->exiting || pauses_first(p, status))
        return;
    p->exiting = true;
    p->exit_status = status;
    leave_queues(p, NULL);
    while (p->threads)
        thread_end(p->threads, false);
    become_zombie(p);
}

void thread_exit(struct thread *t, int status)
{
    struct process *p = t->p;

    /* The process's status is that of its main thread, whichever thread ends last. */
    if (t->tid == p->pid) {
        p->main_thread_exited = true;
        p->leader_status = status;
    }
    t->trace.end_status = status;
    if (p->thread_count == 1)
        process_exit(p, p->main_thread_exited ? p->leader_status : status);
    else
        thread_end(t, false);
}

/* Returns whether t stops first, so that its tracer sees it as it was. The call is then repeated. */
static bool stops_first(struct thread *t, int status)
{
    if (!trace_stops_for_exit(t, (status & 0xff) << 8))
        return false;
    t->woken = true;
    return true;
}

int64_t sys_exit(struct thread *t, int status)
{
    if (stops_first(t, status))
        return SYS_BLOCK;
    if (t->k->options.strace)
        strace_call(t, SYS_NO_RESULT);
    thread_exit(t, (status & 0xff) << 8);
    return SYS_NO_RESULT;
}

int64_t sys_exit_group(struct thread *t, int status)
{
    if (stops_first(t, status))
        return SYS_BLOCK;
    if (t->k->options.strace)
        strace_call(t, SYS_NO_RESULT);
    process_exit(t->p, (status & 0xff) << 8);
    return SYS_NO_RESULT;
}

void process_free_all(struct kernel *k)
{
    for (struct process *p = k->processes; p; p = p->next)
        if (p != k->init && !p->exiting) {
            /* The machine ends: the process ends without notifying its parent. */
            p->exiting = true;
            p->exit_status = SIGKILL;
            kprofil_exit(p);
            while (p->threads)
                thread_end(p->threads, false);
            time_process_exit(p);
            leave_files(p);
            fdtable_unref(p->fds);
            fs_context_unref(p->fs);
            mm_unref(p->mm);
            record_figures(p);
        }
    free_retired_threads(k);
    while (k->processes)
        process_free(k->processes);
}
