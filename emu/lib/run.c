/* run.c - libprecis: runs and what stops them, marks, and the past. */
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/cpu/isa.h"
#include "emu/lib/internal.h"
#include "emu/report/must.h"

/* ---- stops ------------------------------------------------------------------------------------------ */

static const uint8_t reasons[] = {
    [CONTROL_CYCLE] = PRECIS_CYCLE,      [CONTROL_TICK] = PRECIS_TICK,
    [CONTROL_STEP] = PRECIS_STEP,        [CONTROL_BREAKPOINT] = PRECIS_BREAK,
    [CONTROL_WATCHPOINT] = PRECIS_WATCH, [CONTROL_CALL] = PRECIS_CALL,
    [CONTROL_RETURN] = PRECIS_RETURN,    [CONTROL_FORK] = PRECIS_FORK,
    [CONTROL_VFORK] = PRECIS_FORK,       [CONTROL_EXEC] = PRECIS_EXEC,
    [CONTROL_THREAD] = PRECIS_THREAD,    [CONTROL_SIGNAL] = PRECIS_SIGNAL,
    [CONTROL_EXIT] = PRECIS_EXIT,        [CONTROL_INTERRUPTED] = PRECIS_INTERRUPTED,
    [CONTROL_LIMIT] = PRECIS_ARRIVED,    [CONTROL_OVER] = PRECIS_OVER,
};

static void note_stop(struct precis *m, const struct control_stop *s)
{
    const struct control *c = m->now->control;
    m->tid = 0;
    m->last = (struct precis_stop){.reason = reasons[s->reason],
                                   .pid = s->pid,
                                   .tid = s->tid,
                                   .child = s->child_pid,
                                   .signal = s->signal,
                                   .status = s->status,
                                   .access = s->watch,
                                   .cycle = control_cycle(c),
                                   .ticks = control_ticks(c),
                                   .instructions = control_instructions(c),
                                   .pc = s->pc,
                                   .address = s->address,
                                   .call = s->call};
    if (s->reason == CONTROL_THREAD)
        m->last.child = s->child_tid;
    m->now->over = s->reason == CONTROL_OVER;
}

static void report(const struct precis *m, struct precis_stop *stop)
{
    if (!stop || stop->size < 2 * sizeof(uint32_t))
        return;
    uint32_t size = stop->size;
    memcpy(stop, &m->last, size < sizeof m->last ? size : sizeof m->last);
    stop->size = size;
}

/* ---- points and events of a run -------------------------------------------------------------------------- */

static unsigned control_events(unsigned events)
{
    unsigned set = 0;
    for (unsigned i = 0; i < sizeof reasons; i++)
        if (reasons[i] != PRECIS_OVER && events >> reasons[i] & 1)
            set |= 1u << i;
    return set;
}

static bool set_point(struct control *c, const struct point *p, bool on)
{
    return p->length ? control_watch(c, p->pid, p->address, p->length, p->access, on) : control_break(c, p->pid, p->address, on);
}

/* Sets or removes all points, of processes that exist. */
static void set_points(const struct precis *m, struct control *c, bool on)
{
    for (size_t i = 0; i < m->npoints; i++)
        set_point(c, &m->points[i], on);
}

/* ---- the past ---------------------------------------------------------------------------------------- */

static struct control_place place_of(const struct run *r)
{
    return control_place(r->control);
}

static bool is_same(const struct control_place *a, const struct control_place *b)
{
    return !control_is_before(a, b) && !control_is_before(b, a);
}

/* Repeats a change at its place. */
static void repeat_change(struct run *r, const struct change *x)
{
    struct cpu *cpu = x->reg >= 0 ? control_cpu(r->control, x->tid) : NULL;
    if (cpu)
        cpu_reg_set(cpu, x->reg, x->address);
    if (x->reg < 0)
        control_write(r->control, x->pid, x->address, x->bytes, x->size);
}

/* Runs to a place exactly. Returns false after noting an error. */
static bool run_to(struct run *r, const struct control_place *to, struct control_stop *stop)
{
    struct control_place now = place_of(r);
    const struct control_request until_event = CONTROL_UNTIL_EVENT;
    *stop = (struct control_stop){.reason = CONTROL_LIMIT, .cycle = now.cycle};
    if (is_same(&now, to))
        return true;
    control_limit(r->control, to);
    control_run(r->control, &until_event, stop);
    control_limit(r->control, NULL);
    now = place_of(r);
    r->over = stop->reason == CONTROL_OVER;
    if (stop->reason == CONTROL_LIMIT || r->over)
        return true;
    call_error("internal error: the second run stops elsewhere");
    return false;
}

/* Runs from a place to a later one, and repeats the changes between them, of which there are `changes` at the end. ends: the place is the
 * run's last one, and the processes end, before which a limit stops. */
static bool repeat_to(struct precis *m, struct run *r, const struct control_place *to, size_t changes, bool ends, struct control_stop *stop)
{
    bool ok = true;
    struct run *before = m->now;
    m->now = r;
    m->travels = true;
    control_interrupt_flag(r->control, NULL);
    while (ok && r->changes < changes) {
        ok = run_to(r, &m->changes[r->changes].place, stop);
        if (ok)
            repeat_change(r, &m->changes[r->changes++]);
    }
    ok = ok && run_to(r, to, stop);
    if (ok && ends && !r->over) {
        control_run(r->control, &CONTROL_UNTIL_EVENT, stop);
        r->over = stop->reason == CONTROL_OVER;
    }
    control_interrupt_flag(r->control, &m->interrupted);
    m->travels = false;
    m->now = before;
    return ok;
}

static void leave_past(struct precis *m)
{
    if (m->now != &m->past)
        return;
    m->now = &m->front;
    run_end(&m->past);
    os_log_resume(m->front.log);
    control_set_events(m->front.control, control_events(m->events)); /* they may have changed since */
}

/* The changes that belong to the present place. */
static size_t changes_now(const struct precis *m)
{
    return m->now == &m->past ? m->past.changes : m->nchanges;
}

bool run_repeat(struct precis *m, struct run *r)
{
    struct control_stop stop;
    const struct control_place to = place_of(m->now);
    if (m->no_log) {
        call_error("the machine keeps no log (no-log)");
        return false;
    }
    bool ok = run_begin(m, r, true) && repeat_to(m, r, &to, changes_now(m), m->now->over, &stop);
    os_log_resume(m->now->log);
    return ok;
}

/* Goes to a place before the front's. */
static bool go_back(struct precis *m, const struct control_place *to, size_t changes, struct control_stop *stop)
{
    struct control_place now = place_of(m->now);
    bool forward = m->now == &m->past && !control_is_before(to, &now) && m->past.changes <= changes;
    if (m->no_log) {
        call_error("the machine keeps no log (no-log)");
        return false;
    }
    if (!forward) {
        leave_past(m);
        if (!run_begin(m, &m->past, true)) {
            os_log_resume(m->front.log);
            return false;
        }
    }
    m->now = &m->past;
    set_points(m, m->past.control, false);
    control_set_events(m->past.control, 0);
    if (!repeat_to(m, &m->past, to, changes, false, stop)) {
        leave_past(m);
        return false;
    }
    set_points(m, m->past.control, true);
    control_set_events(m->past.control, control_events(m->events));
    return true;
}

/* ---- runs -------------------------------------------------------------------------------------------- */

/* The request, with absolute numbers: the past may end on the way. */
struct goal {
    struct control_request request; /* without steps */
    uint64_t instructions;          /* UINT64_MAX: no steps are requested */
    unsigned events;
    bool one_call; /* only this call stops */
    unsigned call;
};

static uint64_t after(uint64_t now, uint64_t n)
{
    return n > UINT64_MAX - now ? UINT64_MAX : now + n;
}

static bool make_goal(const struct precis *m, enum precis_until until, uint64_t n, struct goal *g)
{
    const struct control *c = m->now->control;
    *g = (struct goal){.request = CONTROL_UNTIL_EVENT, .instructions = UINT64_MAX, .events = m->events};
    switch (until) {
    case PRECIS_UNTIL_EVENT: break;
    case PRECIS_UNTIL_CYCLE: g->request.cycle = n; break;
    case PRECIS_UNTIL_TICK: g->request.ticks = n; break;
    case PRECIS_FOR_CYCLES: g->request.cycle = after(control_cycle(c), n); break;
    case PRECIS_FOR_TICKS: g->request.ticks = after(control_ticks(c), n); break;
    case PRECIS_FOR_STEPS: g->instructions = after(control_instructions(c), n); break;
    case PRECIS_UNTIL_CALL:
        g->events |= 1u << PRECIS_CALL;
        g->one_call = n != UINT64_MAX;
        g->call = (unsigned)n;
        return !g->one_call || n <= UINT32_MAX;
    case PRECIS_UNTIL_EXIT: g->events = 0; break;
    default: return false;
    }
    return true;
}

/* Runs the present run; in the past up to the front's place at most. */
static void go(struct precis *m, const struct goal *g, struct control_stop *stop)
{
    struct run *r = m->now;
    struct control_request request = g->request;
    uint64_t done = control_instructions(r->control);
    *stop = (struct control_stop){.reason = CONTROL_STEP, .pid = m->last.pid, .tid = m->last.tid, .pc = m->last.pc};
    if (g->instructions != UINT64_MAX) {
        if (done >= g->instructions)
            return;
        request.steps = g->instructions - done;
    }
    control_run(r->control, &request, stop);
}

/* Sets what stops the present run for a goal. */
static void set_stops(const struct precis *m, const struct goal *g)
{
    if (g->events != m->events)
        control_set_events(m->now->control, control_events(g->events));
    if (g->one_call && !control_set_calls(m->now->control, &g->call, 1))
        out_of_memory();
}

static void reset_stops(const struct precis *m, const struct goal *g)
{
    if (g->events != m->events)
        control_set_events(m->now->control, control_events(m->events));
    if (g->one_call)
        control_set_calls(m->now->control, NULL, 0);
}

/* The next place at which the past is to stop: a change, or the front's. */
static const struct control_place *limit_of_past(const struct precis *m)
{
    return m->past.changes < m->nchanges ? &m->changes[m->past.changes].place : &m->end;
}

static void run_past(struct precis *m, const struct goal *g, struct control_stop *stop)
{
    for (;;) {
        struct control_place now = place_of(&m->past);
        const struct control_place *limit = limit_of_past(m);
        stop->reason = CONTROL_LIMIT;
        if (!is_same(&now, limit)) {
            control_limit(m->past.control, limit);
            go(m, g, stop);
            control_limit(m->past.control, NULL);
        }
        if (stop->reason != CONTROL_LIMIT && stop->reason != CONTROL_OVER)
            return;
        if (stop->reason == CONTROL_OVER || m->past.changes == m->nchanges)
            break;
        repeat_change(&m->past, &m->changes[m->past.changes++]);
    }
    leave_past(m);
    set_stops(m, g);
    go(m, g, stop);
}

int precis_run(precis *m, enum precis_until until, uint64_t n, struct precis_stop *stop)
{
    CALL(m, CALL_CHANGES);
    struct goal g;
    struct control_stop s;
    if (!make_goal(m, until, n, &g))
        RETURN(call_error("precis_run(): no such end: %d, %llu", (int)until, (unsigned long long)n));
    m->tid = 0;
    set_stops(m, &g);
    if (m->now == &m->past)
        run_past(m, &g, &s);
    else
        go(m, &g, &s);
    reset_stops(m, &g);
    note_stop(m, &s);
    report(m, stop);
    RETURN(0);
}

void precis_interrupt(precis *m)
{
    if (m && m->loaded)
        m->interrupted = 1;
}

int precis_events(precis *m, uint32_t events)
{
    CALL(m, CALL_CHANGES);
    const uint32_t all = 1u << PRECIS_CALL | 1u << PRECIS_RETURN | 1u << PRECIS_SIGNAL | 1u << PRECIS_FORK | 1u << PRECIS_THREAD |
                         1u << PRECIS_EXEC | 1u << PRECIS_EXIT;
    if (events & ~all)
        RETURN(call_error("precis_events(): %#x are no events", (unsigned)(events & ~all)));
    m->events = events;
    control_set_events(m->now->control, control_events(events));
    RETURN(0);
}

/* ---- breakpoints, watchpoints, threads ------------------------------------------------------------------ */

static struct point *find_point(struct precis *m, const struct point *p)
{
    for (size_t i = 0; i < m->npoints; i++)
        if (m->points[i].pid == p->pid && m->points[i].address == p->address && m->points[i].length == p->length &&
            m->points[i].access == p->access)
            return &m->points[i];
    return NULL;
}

static long change_point(struct precis *m, const struct point *p, bool on)
{
    struct point *there = find_point(m, p);
    if (on && there)
        return 0;
    if (on) {
        struct point *more = must(realloc(m->points, (m->npoints + 1) * sizeof *more));
        m->points = more;
    }
    if (!set_point(m->now->control, p, on))
        return call_error("process %d is not attached, or its reads cannot be watched", p->pid);
    if (m->now == &m->past)
        set_point(m->front.control, p, on);
    if (on)
        m->points[m->npoints++] = *p;
    else if (there)
        *there = m->points[--m->npoints];
    return 0;
}

int precis_break(precis *m, uint64_t address, int on)
{
    CALL(m, CALL_CHANGES);
    RETURN(change_point(m, &(struct point){.pid = run_pid(m), .address = after_entry_mask(m, address)}, on));
}

int precis_watch(precis *m, uint64_t address, uint64_t length, unsigned access, int on)
{
    CALL(m, CALL_CHANGES);
    if (!length || length > UINT32_MAX || !access || access & ~3u)
        RETURN(call_error("a watchpoint has 1 to 2^32 - 1 bytes, and is of reads or writes"));
    unsigned control = (access & PRECIS_READ ? CONTROL_READ : 0) | (access & PRECIS_WRITE ? CONTROL_WRITE : 0);
    RETURN(change_point(m, &(struct point){run_pid(m), address, length, control}, on));
}

struct thread_list {
    int *tids;
    size_t room, n;
};

static bool add_thread(void *ctx, int pid, int tid)
{
    struct thread_list *l = ctx;
    (void)pid;
    if (l->n < l->room)
        l->tids[l->n] = tid;
    l->n++;
    return true;
}

int precis_threads(precis *m, int *tids, size_t room)
{
    CALL(m, CALL_LOOKS);
    struct thread_list l = {tids, room, 0};
    control_each_thread(m->now->control, add_thread, &l);
    RETURN((long)l.n);
}

int precis_thread(precis *m, int tid)
{
    CALL(m, CALL_LOOKS);
    if (tid && !control_cpu(m->now->control, tid))
        RETURN(call_error("there is no thread %d", tid));
    m->tid = tid;
    RETURN(0);
}

struct cpu *run_cpu(const struct precis *m, int *tid)
{
    const struct control *c = m->now->control;
    int first = 0;
    *tid = m->tid ? m->tid : m->calls > 1 ? 0 : m->last.tid;
    struct cpu *cpu = *tid ? control_cpu(c, *tid) : NULL;
    if (!cpu && (*tid = control_current(c)))
        cpu = control_cpu(c, *tid);
    if (!cpu) {
        control_each_thread(c, add_thread, &(struct thread_list){&first, 1, 0});
        cpu = first ? control_cpu(c, *tid = first) : NULL;
    }
    return cpu;
}

int run_pid(const struct precis *m)
{
    int tid;
    return run_cpu(m, &tid) ? control_pid_of(m->now->control, tid) : 0;
}

/* ---- marks --------------------------------------------------------------------------------------------- */

static long mark_now(const struct precis *m, struct precis_mark *mark)
{
    const struct control_place p = place_of(m->now);
    if (mark->size < sizeof *mark)
        return call_error("precis_mark.size is not set");
    *mark = (struct precis_mark){mark->size, (uint32_t)changes_now(m), p.cycle, p.instructions, p.moment};
    return 0;
}

int precis_mark(precis *m, struct precis_mark *mark)
{
    CALL(m, CALL_LOOKS);
    RETURN(mark_now(m, mark));
}

/* Where the front is. */
static struct control_place front_place(const struct precis *m)
{
    return place_of(&m->front);
}

static long arrive(struct precis *m, const struct control_stop *s, struct precis_stop *stop)
{
    int tid;
    struct control_stop at = {.reason = m->now->over ? CONTROL_OVER : CONTROL_LIMIT, .status = s->status};
    m->last.tid = 0;
    m->tid = 0;
    const struct cpu *cpu = m->now->over ? NULL : run_cpu(m, &tid);
    if (cpu) {
        at.tid = tid;
        at.pid = control_pid_of(m->now->control, tid);
        at.pc = cpu_pc_slot(cpu);
    }
    note_stop(m, &at);
    report(m, stop);
    return 0;
}

static long go_to(struct precis *m, const struct precis_mark *mark, struct precis_stop *stop)
{
    struct control_stop s = {0};
    const struct control_place to = {mark->cycle, mark->instructions, mark->moment};
    if (mark->size < sizeof *mark)
        return call_error("precis_mark.size is not set");
    m->end = front_place(m);
    if (control_is_before(&m->end, &to) || mark->changes > m->nchanges)
        return call_error("the machine has not been at this mark");
    if (is_same(&m->end, &to) && mark->changes == m->nchanges)
        leave_past(m);
    else if (!go_back(m, &to, mark->changes, &s))
        return -1;
    return arrive(m, &s, stop);
}

int precis_go_to(precis *m, const struct precis_mark *mark, struct precis_stop *stop)
{
    CALL(m, CALL_CHANGES);
    RETURN(go_to(m, mark, stop));
}

/* The changes made before a cycle. */
static size_t changes_before(const struct precis *m, uint64_t cycle)
{
    size_t n = 0;
    while (n < m->nchanges && m->changes[n].place.cycle < cycle)
        n++;
    return n;
}

static long go_to_cycle(struct precis *m, uint64_t cycle, struct precis_stop *stop)
{
    struct control_stop s = {0};
    size_t changes = changes_before(m, cycle);
    m->end = front_place(m);
    if (cycle > m->end.cycle) { /* the front goes on */
        leave_past(m);
        struct goal g = {.request = CONTROL_UNTIL_EVENT, .instructions = UINT64_MAX};
        g.request.cycle = cycle;
        control_set_events(m->front.control, 0);
        set_points(m, m->front.control, false);
        go(m, &g, &s);
        set_points(m, m->front.control, true);
        control_set_events(m->front.control, control_events(m->events));
        note_stop(m, &s);
        report(m, stop);
        return 0;
    }
    /* The last place before the cycle, then on to it. */
    const struct control_place before = {cycle, 0, 0};
    if (!go_back(m, &before, changes, &s))
        return -1;
    return arrive(m, &s, stop);
}

int precis_go_to_cycle(precis *m, uint64_t cycle, struct precis_stop *stop)
{
    CALL(m, CALL_CHANGES);
    RETURN(go_to_cycle(m, cycle, stop));
}
