/* gdb_resume.c - the GDB stub: how threads go on, and why they stopped. */
#define _GNU_SOURCE
#include "emu/debug/gdb_internal.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

/* ---- signals ------------------------------------------------------------------------------------ */

/* GDB's own numbers (include/gdb/signals.def), by the host's. */
static const uint8_t gdb_signals[] = {
    [SIGHUP] = 1,     [SIGINT] = 2,   [SIGQUIT] = 3,   [SIGILL] = 4,   [SIGTRAP] = 5,  [SIGABRT] = 6,  [SIGFPE] = 8,   [SIGKILL] = 9,
    [SIGBUS] = 10,    [SIGSEGV] = 11, [SIGSYS] = 12,   [SIGPIPE] = 13, [SIGALRM] = 14, [SIGTERM] = 15, [SIGURG] = 16,  [SIGSTOP] = 17,
    [SIGTSTP] = 18,   [SIGCONT] = 19, [SIGCHLD] = 20,  [SIGTTIN] = 21, [SIGTTOU] = 22, [SIGIO] = 23,   [SIGXCPU] = 24, [SIGXFSZ] = 25,
    [SIGVTALRM] = 26, [SIGPROF] = 27, [SIGWINCH] = 28, [SIGUSR1] = 30, [SIGUSR2] = 31, [SIGPWR] = 32};
enum { GDB_UNKNOWN = 143, GDB_REALTIME_32 = 77, GDB_REALTIME_33 = 45, GDB_REALTIME_64 = 78 };

unsigned gdb_signal_of(int host)
{
    if (host == 32)
        return GDB_REALTIME_32;
    if (host == 64)
        return GDB_REALTIME_64;
    if (host > 32 && host < 64)
        return (unsigned)(GDB_REALTIME_33 + host - 33);
    return host > 0 && host < (int)sizeof gdb_signals && gdb_signals[host] ? gdb_signals[host] : GDB_UNKNOWN;
}

int gdb_host_signal(uint64_t signal)
{
    for (int host = 1; host <= 64; host++)
        if (gdb_signal_of(host) == signal && signal != GDB_UNKNOWN)
            return host;
    return 0;
}

/* ---- events ------------------------------------------------------------------------------------- */

void gdb_set_events(struct gdb_session *s)
{
    unsigned set = 1u << CONTROL_SIGNAL | 1u << CONTROL_EXIT;
    set |= s->forks ? 1u << CONTROL_FORK : 0;
    set |= s->vforks ? 1u << CONTROL_VFORK | 1u << CONTROL_VFORK_DONE : 0;
    set |= s->execs ? 1u << CONTROL_EXEC : 0;
    set |= s->time ? 1u << CONTROL_ENDS : 0; /* where GDB can go back, it sees the end before it is too late */
    set |= s->catches ? 1u << CONTROL_CALL | 1u << CONTROL_RETURN : 0;
    control_set_events(s->c, set);
    control_follow(s->c, s->forks || s->vforks);
}

bool gdb_poll(void *session)
{
    struct gdb_session *s = session;
    bool interrupted = false;
    if (s->in_at == s->in_end) {
        ssize_t n = s->io->read(s->io->ctx, s->in, sizeof s->in, false);
        s->in_at = 0;
        s->in_end = n > 0 ? (size_t)n : 0;
        s->gone |= n == 0;
    }
    for (; s->in_at < s->in_end && s->in[s->in_at] != '$'; s->in_at++)
        interrupted |= s->in[s->in_at] == 0x03;
    interrupted |= s->in_at < s->in_end; /* a packet that has not waited for the stop */
    return interrupted || s->gone;
}

/* ---- stop replies ---------------------------------------------------------------------------------- */

static void report_exit(struct gdb_session *s, int pid, int status)
{
    if (WIFEXITED(status))
        gdb_print(&s->reply, "W%02x", (unsigned)WEXITSTATUS(status));
    else
        gdb_print(&s->reply, "X%02x", gdb_signal_of(WTERMSIG(status)));
    if (s->multiprocess)
        gdb_print(&s->reply, ";process:%x", (unsigned)pid);
}

static void print_child(struct gdb_session *s, const char *kind)
{
    gdb_print(&s->reply, "%s:", kind);
    gdb_print_thread(s, s->stop.child_pid, s->stop.child_tid);
    gdb_print(&s->reply, ";");
}

static void print_reason(struct gdb_session *s)
{
    static const char *const watches[] = {[CONTROL_READ] = "rwatch", [CONTROL_WRITE] = "watch", [CONTROL_READ | CONTROL_WRITE] = "awatch"};
    const struct control_stop *stop = &s->stop;
    const char *program;
    switch (stop->reason) {
    case CONTROL_BREAKPOINT: gdb_print(&s->reply, "swbreak:;"); break;
    case CONTROL_WATCHPOINT: gdb_print(&s->reply, "%s:%llx;", watches[stop->watch & 3], (unsigned long long)stop->address); break;
    case CONTROL_CALL: gdb_print(&s->reply, "syscall_entry:%x;", stop->call); break;
    case CONTROL_RETURN: gdb_print(&s->reply, "syscall_return:%x;", stop->call); break;
    case CONTROL_FORK: print_child(s, "fork"); break;
    case CONTROL_VFORK: print_child(s, "vfork"); break;
    case CONTROL_VFORK_DONE: gdb_print(&s->reply, "vforkdone:;"); break;
    case CONTROL_EXEC:
        program = control_program(s->c, stop->pid);
        gdb_print(&s->reply, "exec:");
        gdb_add_hex(&s->reply, program, strlen(program));
        gdb_print(&s->reply, ";");
        break;
    default: break;
    }
}

/* GDB stops for SIGKILL, whatever it does with the signal that ends the process. */
static unsigned stop_signal(const struct gdb_session *s)
{
    const struct control_stop *stop = &s->stop;
    if (stop->reason == CONTROL_ENDS && stop->signal)
        return gdb_signal_of(s->passed & ksigbit(stop->signal) ? SIGKILL : stop->signal);
    if (stop->reason == CONTROL_SIGNAL)
        return gdb_signal_of(stop->signal);
    return gdb_signal_of(stop->reason == CONTROL_INTERRUPTED ? SIGINT : SIGTRAP);
}

void gdb_report_stop(struct gdb_session *s)
{
    const struct control_stop *stop = &s->stop;
    if (stop->reason == CONTROL_EXIT) {
        report_exit(s, stop->pid, stop->status);
        return;
    }
    if (stop->reason == CONTROL_HELD) {
        gdb_print(&s->reply, "N");
        return;
    }
    if (stop->reason == CONTROL_OVER) { /* what was left has been ended */
        report_exit(s, stop->pid, SIGKILL);
        return;
    }
    gdb_choose_thread(s);
    gdb_print(&s->reply, "T%02x", stop_signal(s));
    print_reason(s);
    if (s->time && s->time->at_beginning && s->time->at_beginning(s->time->ctx))
        gdb_print(&s->reply, "replaylog:begin;");
    gdb_print(&s->reply, "thread:");
    gdb_print_thread(s, s->pid, s->tid);
    gdb_print(&s->reply, ";");
}

bool gdb_has_left(struct gdb_session *s)
{
    bool has_left = s->time && s->time->has_left && s->time->has_left(s->time->ctx);
    s->gone |= has_left;
    return has_left;
}

static void stopped(struct gdb_session *s)
{
    int before = s->pid;
    if (s->stop.tid) {
        s->pid = s->stop.pid;
        s->tid = s->stop.tid;
    }
    if (s->stop.reason == CONTROL_OVER) {
        s->over = s->gone = true;
        s->status = s->stop.status;
        s->stop.pid = before;
    }
    gdb_report_stop(s);
}

void gdb_report_travel(struct gdb_session *s, enum gdb_reply reply)
{
    const struct gdb_time *t = s->time;
    enum gdb_reply other = t && t->reply_due ? t->reply_due(t->ctx) : GDB_REPLY_CALL;
    if (gdb_has_left(s))
        return;
    if ((other == GDB_REPLY_CALL ? reply : other) == GDB_REPLY_STOP) {
        stopped(s);
        return;
    }
    struct gdb_text out = {0};
    gdb_arrived(s, &out);
    gdb_add_hex(&s->reply, out.at, out.length);
    gdb_text_free(&out);
}

/* ---- going on --------------------------------------------------------------------------------------- */

static void run(struct gdb_session *s)
{
    const struct gdb_time *t = s->time;
    if (t && t->run)
        t->run(t->ctx, s->c, &CONTROL_UNTIL_EVENT, &s->stop);
    else
        control_run(s->c, &CONTROL_UNTIL_EVENT, &s->stop);
    gdb_report_travel(s, GDB_REPLY_STOP);
}

/* An action of vCont, for the threads that it names. */
struct action {
    char how;
    int signal;
    uint64_t low, high;
    struct gdb_thread who; /* pid, tid: -1: all */
};
enum { ACTIONS = 64 };
struct actions {
    struct gdb_session *s;
    unsigned count;
    struct action at[ACTIONS];
};

static bool read_action(const struct gdb_session *s, const char **p, struct action *a)
{
    uint64_t signal;
    *a = (struct action){.how = **p, .who = {-1, -1}};
    if (!**p || !strchr("cCsStr", **p))
        return false;
    ++*p;
    if (a->how == 'C' || a->how == 'S') {
        if (!gdb_hex(p, &signal))
            return false;
        a->signal = gdb_host_signal(signal);
    }
    if (a->how == 'r' && !(gdb_hex(p, &a->low) && gdb_skip(p, ",") && gdb_hex(p, &a->high)))
        return false;
    if (gdb_skip(p, ":") && !gdb_read_thread(s, p, &a->who))
        return false;
    return !**p || gdb_skip(p, ";");
}

static bool names(const struct action *a, int pid, int tid)
{
    return (a->who.pid <= 0 || a->who.pid == pid) && (a->who.tid <= 0 || a->who.tid == tid);
}

/* What GDB does with a signal: with the one of the stop, or a new one. The past has the signals that it had. */
static void decide(struct gdb_session *s, int tid, int signal)
{
    const struct control_stop *stop = &s->stop;
    if (stop->reason == CONTROL_ENDS && control_pid_of(s->c, tid) == stop->pid)
        return;
    if (stop->reason != CONTROL_SIGNAL || stop->tid != tid) {
        if (signal && gdb_may_change(s))
            control_send(s->c, tid, signal);
        return;
    }
    if (signal != stop->signal && !gdb_may_change(s))
        signal = stop->signal;
    control_signal_verdict(s->c, tid, signal);
}

static bool act(void *ctx, int pid, int tid)
{
    const struct actions *all = ctx;
    struct control *c = all->s->c;
    const struct action *a = NULL;
    if (!control_is_attached(c, pid))
        return true;
    for (unsigned i = 0; i < all->count && !a; i++)
        if (names(&all->at[i], pid, tid))
            a = &all->at[i];
    if (!a || a->how == 't') {
        control_set_action(c, tid, CONTROL_GO_HOLD, 0, 0);
        return true;
    }
    bool steps = strchr("sSr", a->how);
    control_set_action(c, tid, steps ? CONTROL_GO_STEP : CONTROL_GO, a->low, a->high);
    decide(all->s, tid, a->signal);
    return true;
}

void gdb_vcont(struct gdb_session *s, const char *p)
{
    struct actions all = {.s = s};
    bool others = false;
    while (*p) {
        if (all.count == ACTIONS || !read_action(s, &p, &all.at[all.count])) {
            gdb_error(s, EINVAL);
            return;
        }
        const struct action *a = &all.at[all.count++];
        others |= a->who.tid <= 0 && a->how != 't';
    }
    if (!all.count) {
        gdb_error(s, EINVAL);
        return;
    }
    control_set_new_action(s->c, others ? CONTROL_GO : CONTROL_GO_HOLD);
    control_each_thread(s->c, act, &all);
    s->reply.length = 0;
    run(s);
}

/* c, s, C, S without vCont: [SIGNAL][;ADDRESS], where addresses are not supported. */
void gdb_resume(struct gdb_session *s, char how, const char *p)
{
    struct actions all = {.s = s, .count = 2, .at = {{.how = how, .who = {s->pid, s->tid}}, {.how = 'c', .who = {-1, -1}}}};
    uint64_t signal = 0;
    if ((how == 'C' || how == 'S') && !gdb_hex(&p, &signal)) {
        gdb_error(s, EINVAL);
        return;
    }
    if (*p) {
        gdb_error(s, EINVAL);
        return;
    }
    all.at[0].signal = gdb_host_signal(signal);
    control_set_new_action(s->c, CONTROL_GO);
    control_each_thread(s->c, act, &all);
    run(s);
}

void gdb_back(struct gdb_session *s, bool step)
{
    const struct gdb_time *t = s->time;
    if (!t)
        return;
    gdb_choose_thread(s);
    if (step ? t->step_back(t->ctx, s->c, s->tid, &s->stop) : t->run_back(t->ctx, s->c, &s->stop))
        gdb_report_travel(s, GDB_REPLY_STOP);
    else if (!gdb_has_left(s))
        gdb_error(s, EPERM);
}
