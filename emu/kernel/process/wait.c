/* Waiting for children: wait4, waitpid, waitid. */
#include <sys/wait.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/exit.h"
#include "emu/kernel/process/pidfd.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/process/wait.h"

struct wait_request {
    idtype_t kind; /* P_ALL, P_PID or P_PGID */
    int id;        /* group 0: the caller's own */
    unsigned options;
    bool exited, stopped, continued, no_hang, no_reap, nonblocking;
};
struct wait_report {
    int pid, code, status, wait_status;
    unsigned uid;
    struct process *who;
    struct trace_ended *ended; /* a traced thread; then who is the caller's process */
    struct thread *tracer;
    bool is_stop; /* of a tracee */
};

static bool is_wanted(const struct thread *t, const struct process *c, const struct wait_request *r)
{
    if (!(r->options & __WALL) && (c->exit_signal != SIGCHLD) != !!(r->options & __WCLONE))
        return false;
    if (r->kind == P_ALL)
        return true;
    if (r->kind == P_PID)
        return c->pid == r->id;
    return c->pgid == (r->id ? r->id : t->p->pgid);
}

/* Returns the signal's number of the waiter's personality; SIGKILL's if it lacks the signal, of a process with another personality. */
static int signal_for(const struct abi *waiter, int sig)
{
    const int guest = sig_guest(waiter, sig);

    return guest ? guest : sig_guest(waiter, SIGKILL);
}

static void report_end(const struct abi *abi, int s, struct wait_report *out)
{
    out->code = WIFEXITED(s) ? CLD_EXITED : (s & 0x80) ? CLD_DUMPED : CLD_KILLED;
    out->status = WIFEXITED(s) ? WEXITSTATUS(s) : WTERMSIG(s);
    out->wait_status = WIFEXITED(s) ? s : signal_for(abi, WTERMSIG(s)) | (s & 0x80);
}

/* Returns whether child c has a state change to report. abi: the waiter's. */
static bool report_of(const struct abi *abi, struct process *c, const struct wait_request *r, struct wait_report *out)
{
    *out = (struct wait_report){.pid = c->pid, .uid = c->uid, .who = c};
    if (c->zombie && r->exited) {
        report_end(abi, c->exit_status, out);
        return true;
    }
    if (c->zombie)
        return false;
    if (c->stopped && c->stop_report && r->stopped) {
        out->code = CLD_STOPPED;
        out->status = c->stop_report;
        out->wait_status = signal_for(abi, c->stop_report) << 8 | 0x7f;
        if (!r->no_reap)
            c->stop_report = 0;
        return true;
    }
    if (c->continue_report && r->continued) {
        out->code = CLD_CONTINUED;
        out->status = SIGCONT;
        out->wait_status = 0xffff;
        if (!r->no_reap)
            c->continue_report = false;
        return true;
    }
    return false;
}

/* ---- what a tracer waits for: whatever the options select (wait(2)) ------------------------------------------------ */

static bool is_selected(const struct thread *t, const struct wait_request *r, int pid, int pgid)
{
    return r->kind == P_ALL || (r->kind == P_PID ? pid == r->id : pgid == (r->id ? r->id : t->p->pgid));
}

static bool ended_report(struct thread *t, struct thread *tracer, const struct wait_request *r, struct wait_report *out, bool *any)
{
    for (struct trace_ended *e = tracer->trace.ended; e; e = e->next) {
        if (!is_selected(t, r, e->tid, e->pgid))
            continue;
        *any = true;
        if (!r->exited)
            continue;
        *out = (struct wait_report){.pid = e->tid, .uid = e->uid, .who = t->p, .ended = e, .tracer = tracer};
        report_end(t->p->abi, e->status, out);
        return true;
    }
    return false;
}

static bool stop_report(struct thread *t, struct thread *tracer, const struct wait_request *r, struct wait_report *out, bool *any)
{
    for (struct thread *c = tracer->trace.tracees; c; c = c->trace.next) {
        if (!is_selected(t, r, c->tid, c->p->pgid))
            continue;
        *any = true;
        if (!c->trace.stop || !c->trace.unreported)
            continue;
        const int sig = sig_guest(t->p->abi, c->trace.code & 0x7f), rest = c->trace.code & ~0x7f;

        *out = (struct wait_report){.pid = c->tid, .uid = c->credentials.uid, .who = c->p, .code = CLD_TRAPPED};
        out->status = rest ? sig | rest : c->trace.code; /* a plain signal is translated later */
        out->wait_status = (sig | rest) << 8 | 0x7f;
        out->is_stop = true;
        c->trace.unreported = r->no_reap;
        return true;
    }
    return false;
}

/* Main threads that have ended with their processes. */
static bool zombie_report(struct thread *t, const struct wait_request *r, struct wait_report *out, bool *any)
{
    for (struct process *p = t->k->traced_leaders ? t->k->processes : NULL; p; p = p->next) {
        const struct thread *tracer = p->leader_tracer ? thread_find(t->k, p->leader_tracer) : NULL;

        if (!tracer || tracer->p != t->p || !is_selected(t, r, p->pid, p->pgid))
            continue;
        *any = true;
        if (report_of(t->p->abi, p, r, out))
            return true;
    }
    return false;
}

static bool traced_report(struct thread *t, const struct wait_request *r, struct wait_report *out, bool *any)
{
    for (struct thread *tracer = t->p->threads; tracer; tracer = tracer->next) {
        if ((r->options & __WNOTHREAD) && tracer != t)
            continue;
        if (ended_report(t, tracer, r, out, any) || stop_report(t, tracer, r, out, any))
            return true;
    }
    return zombie_report(t, r, out, any);
}

/* ---- the calls -------------------------------------------------------------------------------------------------------- */

/* Returns whether c is reported to its tracer instead. */
static bool is_left_to_tracer(const struct process *c)
{
    const struct thread *tracer = c->threads && c->threads->tid == c->pid ? c->threads->trace.tracer : NULL;

    return (c->zombie && c->leader_tracer) || (tracer && tracer->p == c->parent);
}

/* Returns 1: reported; 0: none yet and WNOHANG; SYS_BLOCK; or -errno (EAGAIN: a non-blocking pidfd). */
static int64_t do_wait(struct thread *t, const struct wait_request *r, struct wait_report *out)
{
    bool any = false;

    if (traced_report(t, r, out, &any))
        return 1;
    for (struct process *c = t->p->eldest; c; c = c->younger) {
        if (!is_wanted(t, c, r))
            continue;
        any = true;
        if (!is_left_to_tracer(c) && report_of(t->p->abi, c, r, out))
            return 1;
    }
    if (!any)
        return -ECHILD;
    if (r->no_hang)
        return 0;
    if (r->nonblocking)
        return -EAGAIN;
    wait_on(t, &t->p->child_wait);
    return sys_block(t, -ERESTARTSYS);
}

static int put_child_usage(struct thread *t, uint64_t va, const struct process *c)
{
    struct usage used = process_usage(c);

    usage_add(&used, c->children);
    return put_rusage(t, va, used);
}

static void finish_wait(const struct wait_report *report, bool no_reap)
{
    if (no_reap || report->is_stop)
        return;
    if (report->ended)
        trace_reap(report->tracer, report->ended);
    else if (report->who->zombie && report->who->leader_tracer)
        process_release_traced(report->who);
    else if (report->who->zombie) {
        usage_add(&report->who->parent->children, process_usage(report->who));
        usage_add(&report->who->parent->children, report->who->children);
        process_free(report->who);
    }
}

int64_t sys_wait4(struct thread *t, int guest_pid, uint64_t status, unsigned options, uint64_t rusage)
{
    int which = guest_pid; /* > 0: that pid; 0: own group; < -1: that group; -1: any */
    struct wait_request r = {.kind = which == -1 ? P_ALL
                                     : which > 0 ? P_PID
                                                 : P_PGID,
                             .id = which > 0            ? which
                                   : which == INT32_MIN ? 0
                                                        : -which,
                             .options = options,
                             .exited = true,
                             .stopped = options & WUNTRACED,
                             .continued = options & WCONTINUED,
                             .no_hang = options & WNOHANG};
    struct wait_report report;

    if (options & ~(unsigned)(WNOHANG | WUNTRACED | WCONTINUED | __WNOTHREAD | __WCLONE | __WALL))
        return -EINVAL;
    if (which == INT32_MIN)
        return -ESRCH;
    int64_t n = do_wait(t, &r, &report);

    if (n != 1)
        return n;
    int error = 0;

    if (status)
        error = put_u32(t, status, (uint32_t)report.wait_status);
    if (!error && rusage)
        error = put_child_usage(t, rusage, report.who);
    finish_wait(&report, false);
    return error ? error : report.pid;
}

int64_t sys_waitpid(struct thread *t, int pid, uint64_t status, int options)
{
    return sys_wait4(t, pid, status, options, 0);
}

/* Sets the children that waitid()'s first two arguments select. 0 or -errno. */
static int wait_for_whom(struct thread *t, uint64_t kind, int id, struct wait_request *r)
{
    r->kind = (idtype_t)kind;
    r->id = id;
    switch ((int)kind) {
    case P_ALL: return 0;
    case P_PID: return id > 0 ? 0 : -EINVAL;
    case P_PGID: return id >= 0 ? 0 : -EINVAL;
    case P_PIDFD: /* after a sleep the descriptor may be another file; a non-blocking one never sleeps */
        r->kind = P_PID;
        r->id = t->call.again ? (int)t->call.s[0] : fs_pidfd_pid(t, id, &r->nonblocking);
        t->call.s[0] = (uint64_t)(int64_t)r->id;
        return r->id < 0 ? r->id : 0;
    }
    return -EINVAL;
}

int64_t wait_for_child(struct thread *t, int idtype, int id, unsigned options, uint64_t rusage, struct ksiginfo *info)
{
    struct wait_request r = {.options = options,
                             .exited = options & WEXITED,
                             .stopped = options & WSTOPPED,
                             .continued = options & WCONTINUED,
                             .no_hang = options & WNOHANG,
                             .no_reap = options & WNOWAIT};
    struct wait_report report;

    if ((options & ~(unsigned)(WNOHANG | WNOWAIT | WEXITED | WSTOPPED | WCONTINUED | __WNOTHREAD | __WCLONE | __WALL)) ||
        !(r.exited || r.stopped || r.continued))
        return -EINVAL;
    int error = wait_for_whom(t, idtype, id, &r);

    if (error)
        return error;
    int64_t n = do_wait(t, &r, &report);

    if (n != 1)
        return n;
    *info = (struct ksiginfo){
        .sig = SIGCHLD, .code = report.code, .layout = KSI_CHILD, .pid = report.pid, .uid = report.uid, .status = report.status};
    if (rusage)
        error = put_child_usage(t, rusage, report.who);
    finish_wait(&report, r.no_reap);
    return error ? error : 1;
}

static const uint8_t no_info[3 * 4 + 3 * 4];

int64_t wait_with_info(struct thread *t, int idtype, int id, uint64_t info_at, unsigned options, uint64_t rusage)
{
    struct ksiginfo info;
    const int64_t n = wait_for_child(t, idtype, id, options, rusage, &info);

    if (n < 0 || !info_at)
        return n < 0 ? n : 0;
    return n ? put_siginfo(t, info_at, &info) : copy_out(t, info_at, no_info, sizeof no_info);
}

/* Errors, too, store that no child was found. */
int64_t sys_waitid(struct thread *t, int idtype, int id, uint64_t info_at, unsigned options, uint64_t rusage)
{
    const int64_t result = wait_with_info(t, idtype, id, info_at, options, rusage);

    return result < 0 && result != SYS_BLOCK && info_at && copy_out(t, info_at, no_info, sizeof no_info) ? -EFAULT : result;
}
