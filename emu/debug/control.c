/* control.c - see control.h: runs, steps and events. */
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/cpu/isa.h"
#include "emu/debug/control_internal.h"
#include "emu/kernel/kernel.h"
#include "emu/os/log.h"

/* ---- processes, threads, stops -------------------------------------------------------------------- */

static _Noreturn void no_memory(void)
{
    kernel_no_memory();
}

struct control_process *control_process_of(const struct control *c, int pid)
{
    struct control_process *p = c->processes;
    while (p && p->pid != pid)
        p = p->next;
    return p;
}

struct control_thread *control_thread_state(struct control *c, int tid)
{
    struct control_thread *t = c->threads;
    while (t && t->tid != tid)
        t = t->next;
    if (t)
        return t;
    t = calloc(1, sizeof *t);
    if (!t)
        no_memory();
    t->tid = tid;
    t->action = c->new_action;
    t->next = c->threads;
    c->threads = t;
    return t;
}

static void forget_thread(struct control *c, int tid)
{
    for (struct control_thread **at = &c->threads; *at; at = &(*at)->next)
        if ((*at)->tid == tid) {
            struct control_thread *gone = *at;
            *at = gone->next;
            free(gone);
            return;
        }
}

static uint64_t place(const struct thread *t)
{
    return t && t->cpu ? cpu_pc_slot(t->cpu) : 0;
}

/* Adds a stop, to which the caller may add details, and pauses the machine. */
static struct control_stop *stop_at(struct control *c, enum control_reason reason, int pid, const struct thread *t)
{
    struct control_stop *more = realloc(c->pending, (c->npending + 1) * sizeof *more);
    if (!more)
        no_memory();
    c->pending = more;
    more += c->npending++;
    *more = (struct control_stop){.reason = reason, .pid = pid, .tid = t ? t->tid : 0, .pc = place(t), .cycle = c->k ? c->k->clock.now : 0};
    if (c->k)
        kernel_pause(c->k);
    return more;
}

static struct control_stop *stop_thread(struct control *c, enum control_reason reason, const struct thread *t)
{
    return stop_at(c, reason, t->p->pid, t);
}

/* Returns an event of t that is to stop the machine, or NULL. */
static struct control_stop *event(struct control *c, enum control_reason reason, const struct thread *t)
{
    if (!(c->events & 1u << reason) || !control_process_of(c, t->p->pid))
        return NULL;
    return stop_thread(c, reason, t);
}

/* ---- places ------------------------------------------------------------------------------------------ */

struct control_place control_place(const struct control *c)
{
    return (struct control_place){c->k->clock.now, c->k->totals.instructions, c->moment};
}

bool control_is_before(const struct control_place *a, const struct control_place *b)
{
    if (a->cycle != b->cycle)
        return a->cycle < b->cycle;
    return a->instructions != b->instructions ? a->instructions < b->instructions : a->moment < b->moment;
}

void control_limit(struct control *c, const struct control_place *limit)
{
    c->is_limited = limit;
    if (limit)
        c->limit = *limit;
}

/* Stops the machine if it is at the limit. */
static bool at_limit(struct control *c, int pid, const struct thread *t)
{
    const struct control_place now = c->k ? control_place(c) : (struct control_place){0};
    if (!c->is_limited || control_is_before(&now, &c->limit))
        return false;
    stop_at(c, CONTROL_LIMIT, pid, t);
    return true;
}

/* An event begins. Returns whether it is the limit. */
static bool begin_moment(struct control *c, int pid, const struct thread *t)
{
    c->moment += c->moment % 2 ? 2 : 1;
    return at_limit(c, pid, t);
}

/* The machine goes on: the event, if it was in one, is over. */
static void end_moment(struct control *c)
{
    c->moment += c->moment % 2;
}

/* ---- before and after instructions ------------------------------------------------------------------ */

static bool take_interrupt(struct control *c)
{
    if (!c->ends_run && !*c->interrupted)
        return false;
    c->ends_run = false;
    *c->interrupted = 0;
    return true;
}

/* Returns whether the machine has reached the end of the request. */
static bool reached(struct control *c, const struct thread *t)
{
    if (take_interrupt(c)) {
        stop_thread(c, CONTROL_INTERRUPTED, t);
        return true;
    }
    if (at_limit(c, t->p->pid, t))
        return true;
    if (c->k->clock.ticks >= c->request.ticks) {
        c->request.ticks = UINT64_MAX;
        stop_thread(c, CONTROL_TICK, t);
        return true;
    }
    if (c->k->clock.now >= c->request.cycle) {
        c->request.cycle = UINT64_MAX;
        stop_thread(c, CONTROL_CYCLE, t);
        return true;
    }
    return false;
}

static bool is_new_place(const struct control_thread *ct, const struct thread *t)
{
    return !ct->seen || ct->seen_pc != place(t) || ct->seen_insns != cpu_instructions(t->cpu);
}

/* Returns whether t, a thread of an attached process, stops at its pc. */
static bool stops_here(struct control *c, struct control_process *p, struct control_thread *ct, struct thread *t)
{
    struct control_stop details;
    if (!is_new_place(ct, t))
        return false;
    bool changed = ct->in_kernel && control_watch_changed(p, t, &details);
    ct->in_kernel = false;
    if (changed) {
        struct control_stop *s = stop_thread(c, CONTROL_WATCHPOINT, t);
        s->address = details.address;
        s->watch = details.watch;
        return true;
    }
    bool hit = control_at_breakpoint(p, t);
    if (hit || ct->step_done)
        stop_thread(c, hit ? CONTROL_BREAKPOINT : CONTROL_STEP, t);
    ct->step_done = false;
    return c->npending;
}

/* Returns whether the thread is at the kernel's entry on a gateway page: the system call is part of the instruction that went there. */
static bool is_at_gateway(const struct thread *t)
{
    return space_page_flags(t->p->mm->space, cpu_pc(t->cpu)) & MEM_GATEWAY;
}

static bool counts_steps(const struct control *c, const struct thread *t)
{
    return c->steps_left && (!c->request.tid || c->request.tid == t->tid);
}

/* Sets *until to a cycle before the last of the steps left even if the machine issues MOST in each cycle. Returns false if they are to run
 * one by one. */
static bool many(const struct control *c, const struct thread *t, uint64_t *until)
{
    enum { MOST = 6, FEW = 4096 /* cycles: more than any instruction takes */ };
    const struct timing_model *m = cpu_model(t->cpu);
    uint64_t cycles = c->steps_left / MOST;
    if (c->request.unit == CONTROL_BUNDLE || cycles <= FEW || (m && m->issue == TIMING_ISSUE_GROUPS))
        return false;
    if (*until - c->k->clock.now > cycles)
        *until = c->k->clock.now + cycles;
    return true;
}

static void shorten(uint64_t *until, uint64_t cycle)
{
    if (cycle < *until)
        *until = cycle;
}

/* Returns whether the limit is within this cycle, so that instructions run one by one. */
static bool shortens_to_limit(const struct control *c, uint64_t *until)
{
    if (!c->is_limited)
        return false;
    shorten(until, c->limit.cycle);
    return c->k->clock.now >= c->limit.cycle;
}

static void poll_host(struct control *c)
{
    if (!c->poll || c->k->clock.now - c->polled < c->poll_cycles)
        return;
    c->polled = c->k->clock.now;
    if (c->poll(c->poll_ctx))
        *c->interrupted = 1;
}

/* Returns whether t has left the bundle in which the last step ended. */
static bool is_next_unit(struct control *c, const struct thread *t)
{
    uint64_t unit = cpu_isa(t->cpu)->sample_bytes, pc = place(t);
    bool within = c->request.unit == CONTROL_BUNDLE && unit > 4 && pc / unit == c->step_from / unit && pc > c->step_from;
    c->step_from = pc;
    return !within;
}

/* ct: NULL for a process that is not attached. */
static void count_steps(struct control *c, struct control_thread *ct, const struct thread *t, uint64_t instructions)
{
    if (!counts_steps(c, t))
        return;
    if (ct && is_at_gateway(t)) {
        ct->at_gateway += instructions;
        return;
    }
    if (c->request.unit == CONTROL_BUNDLE)
        instructions = instructions && is_next_unit(c, t);
    c->steps_left -= instructions < c->steps_left ? instructions : c->steps_left;
    if (!c->steps_left)
        stop_thread(c, CONTROL_STEP, t);
}

/* Before a thread runs: counts the instructions executed before the system call that has ended. */
static void count_call(struct control *c, struct control_thread *ct, const struct thread *t)
{
    uint64_t instructions = ct->at_gateway;
    if (!instructions || is_at_gateway(t))
        return;
    ct->at_gateway = 0;
    count_steps(c, ct, t, instructions);
}

static enum kernel_go before(void *ctx, struct thread *t, uint64_t *until)
{
    struct control *c = ctx;
    struct control_process *p = control_process_of(c, t->p->pid);
    struct control_thread *ct = p ? control_thread_state(c, t->tid) : NULL;

    end_moment(c);
    if (p)
        p->announced = 0;
    if (ct && ct->action == CONTROL_GO_HOLD)
        return KERNEL_GO_HOLD;
    poll_host(c);
    if (ct)
        count_call(c, ct, t);
    if (c->npending || reached(c, t) || (ct && stops_here(c, p, ct, t)))
        return KERNEL_GO_PAUSE;
    shorten(until, c->request.cycle);
    if (c->request.ticks != UINT64_MAX)
        shorten(until, c->k->clock.next_tick);
    if (c->poll)
        shorten(until, c->k->clock.now + c->poll_cycles);
    control_watch_begin(c, p, t);
    if ((counts_steps(c, t) && !many(c, t, until)) || shortens_to_limit(c, until))
        return KERNEL_GO_STEP;
    return ct && (ct->action == CONTROL_GO_STEP || p->nwatches) ? KERNEL_GO_STEP : KERNEL_GO_RUN;
}

static void end_step(struct control *c, struct control_thread *ct, const struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = place(t);
    if (why->reason != CPU_BUDGET && why->reason != CPU_BREAK) {
        ct->step_done = true; /* the kernel has something to do first */
        return;
    }
    ct->seen = false;
    if ((pc >= ct->low && pc < ct->high) || is_at_gateway(t))
        return;
    ct->action = CONTROL_GO;
    stop_thread(c, CONTROL_STEP, t);
}

static void after(void *ctx, struct thread *t, uint64_t instructions, const struct cpu_stop *why)
{
    struct control *c = ctx;
    struct control_process *p = control_process_of(c, t->p->pid);
    struct control_thread *ct = p ? control_thread_state(c, t->tid) : NULL;
    struct control_stop details;

    if (p && control_watch_end(c, p, t, &details)) {
        struct control_stop *s = stop_thread(c, CONTROL_WATCHPOINT, t);
        s->address = details.address;
        s->watch = details.watch;
    }
    if (ct && why->reason != CPU_BUDGET && why->reason != CPU_BREAK) {
        ct->in_kernel = true;
        control_watch_changed(p, t, &details);
    }
    count_steps(c, ct, t, instructions);
    if (ct && ct->action == CONTROL_GO_STEP && !c->npending)
        end_step(c, ct, t, why);
}

/* Returns whether all threads wait because they are held. */
static bool all_held(struct control *c)
{
    for (const struct process *p = c->k->processes; p; p = p->next)
        for (const struct thread *t = p->threads; t; t = t->next)
            if (!control_process_of(c, p->pid) || control_thread_state(c, t->tid)->action != CONTROL_GO_HOLD)
                return false;
    return c->k->first;
}

static void idle(void *ctx)
{
    struct control *c = ctx;
    end_moment(c);
    if (all_held(c)) {
        stop_at(c, CONTROL_HELD, 0, NULL);
        return;
    }
    c->idles = true;
    if (c->poll && c->poll(c->poll_ctx))
        *c->interrupted = 1;
    c->idles = false;
    if (!take_interrupt(c))
        return;
    const struct process *p = c->k->first;
    if (p && p->threads)
        stop_thread(c, CONTROL_INTERRUPTED, p->threads);
    else
        stop_at(c, CONTROL_INTERRUPTED, 0, NULL);
}

/* ---- events ------------------------------------------------------------------------------------------ */

static enum kernel_verdict judge(struct control_process *p, struct control_thread *ct, struct ksiginfo *info)
{
    ct->judged = false;
    p->announced = ct->verdict;
    if (!ct->verdict)
        return KERNEL_DROP;
    if (ct->verdict != info->sig)
        *info = (struct ksiginfo){.sig = ct->verdict, .code = SI_USER, .layout = KSI_KILL};
    return KERNEL_ACT;
}

static enum kernel_verdict on_signal(void *ctx, struct thread *t, struct ksiginfo *info)
{
    struct control *c = ctx;
    struct control_process *p = control_process_of(c, t->p->pid);
    struct control_thread *ct = p ? control_thread_state(c, t->tid) : NULL;
    if (ct && ct->judged)
        return judge(p, ct, info);
    if (begin_moment(c, t->p->pid, t))
        return KERNEL_WAIT;
    if (!ct)
        return KERNEL_ACT;
    p->announced = 0;
    if (ct->sent == info->sig) {
        p->announced = info->sig;
        ct->sent = 0;
        return KERNEL_ACT;
    }
    if (c->passed & ksigbit(info->sig))
        return KERNEL_ACT;
    struct control_stop *s = event(c, CONTROL_SIGNAL, t);
    if (!s)
        return KERNEL_ACT;
    s->signal = info->sig;
    s->info = *info;
    ct->judged = true;
    ct->verdict = info->sig;
    return KERNEL_WAIT;
}

static bool is_caught(const struct control *c, unsigned call)
{
    bool found = !c->ncalls;
    for (size_t i = 0; i < c->ncalls && !found; i++)
        found = c->calls[i] == call;
    return found;
}

static enum kernel_verdict on_call(void *ctx, struct thread *t)
{
    struct control *c = ctx;
    struct control_stop *s;
    if (t->call_held)
        return KERNEL_ACT;
    if (begin_moment(c, t->p->pid, t))
        return KERNEL_WAIT;
    if (!is_caught(c, t->call.number) || !(s = event(c, CONTROL_CALL, t)))
        return KERNEL_ACT;
    s->call = t->call.number;
    return KERNEL_WAIT;
}

static void on_return(void *ctx, struct thread *t)
{
    struct control *c = ctx;
    if (begin_moment(c, t->p->pid, t))
        return;
    struct control_stop *s = is_caught(c, t->call.number) ? event(c, CONTROL_RETURN, t) : NULL;
    if (s)
        s->call = t->call.number;
}

static void on_birth(void *ctx, struct thread *parent, struct thread *child, enum kernel_birth birth)
{
    static const enum control_reason reasons[] = {
        [KERNEL_BORN_THREAD] = CONTROL_THREAD, [KERNEL_BORN_FORK] = CONTROL_FORK, [KERNEL_BORN_VFORK] = CONTROL_VFORK};
    struct control *c = ctx;
    struct control_process *p = control_process_of(c, parent->p->pid);
    bool is_new = birth == KERNEL_BORN_THREAD || !control_was_detached(c, child->p->pid);
    if (p && c->follow && birth != KERNEL_BORN_THREAD && is_new)
        control_add_process(c, child->p->pid, p);
    bool is_limit = begin_moment(c, parent->p->pid, parent);
    /* In the past, a parent that GDB has let go is attached; GDB follows the child, and has been told of it. */
    struct control_stop *s = is_limit || !is_new || control_was_detached(c, parent->p->pid) ? NULL : event(c, reasons[birth], parent);
    if (!s)
        return;
    s->child_pid = child->p->pid;
    s->child_tid = child->tid;
}

static void on_vfork_done(void *ctx, struct thread *t)
{
    if (!begin_moment(ctx, t->p->pid, t))
        event(ctx, CONTROL_VFORK_DONE, t);
}

static void on_exec(void *ctx, struct thread *t)
{
    struct control *c = ctx;
    struct control_process *p = control_process_of(c, t->p->pid);
    if (!c->attached_first) {
        control_add_process(c, t->p->pid, NULL);
        c->attached_first = true;
        return;
    }
    if (p)
        p->nbreaks = p->nwatches = 0; /* they were in the old memory */
    if (!begin_moment(c, t->p->pid, t))
        event(c, CONTROL_EXEC, t);
}

static void on_thread_end(void *ctx, struct thread *t)
{
    struct control *c = ctx;
    forget_thread(c, t->tid);
    size_t kept = 0;
    for (size_t i = 0; i < c->npending; i++)
        if (c->pending[i].tid != t->tid || c->pending[i].pid != t->p->pid)
            c->pending[kept++] = c->pending[i];
    c->npending = kept;
}

/* Returns whether to stop at this end of a process. */
static bool is_shown(const struct control *c, const struct control_process *p, int status)
{
    if (!p || !(c->events & 1u << CONTROL_ENDS))
        return false;
    return c->all_ends || (WIFSIGNALED(status) && WTERMSIG(status) != p->announced);
}

static enum kernel_verdict on_end(void *ctx, struct process *kp, int status)
{
    struct control *c = ctx;
    const struct thread *t = c->k && c->k->current && c->k->current->p == kp ? c->k->current : kp->threads;
    if (begin_moment(c, kp->pid, t))
        return KERNEL_WAIT;
    if (!is_shown(c, control_process_of(c, kp->pid), status))
        return KERNEL_ACT;
    struct control_stop *s = stop_at(c, CONTROL_ENDS, kp->pid, t);
    s->status = status;
    s->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (kp->fatal.sig == s->signal)
        s->info = kp->fatal;
    return KERNEL_WAIT;
}

static void on_process_end(void *ctx, struct process *p, int status)
{
    struct control *c = ctx;
    bool is_limit = begin_moment(c, p->pid, NULL);
    if (!control_process_of(c, p->pid))
        return;
    if (!is_limit && c->events & 1u << CONTROL_EXIT)
        stop_at(c, CONTROL_EXIT, p->pid, NULL)->status = status;
    control_drop_process(c, p->pid);
}

/* ---- life -------------------------------------------------------------------------------------------- */

struct control *control_new(void)
{
    struct control *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->events = 1u << CONTROL_SIGNAL | 1u << CONTROL_EXIT;
    c->interrupted = &c->own_flag;
    c->request = CONTROL_UNTIL_EVENT;
    c->debugger = (struct kernel_debugger){.ctx = c,
                                           .before = before,
                                           .after = after,
                                           .signal = on_signal,
                                           .call = on_call,
                                           .returned = on_return,
                                           .born = on_birth,
                                           .vfork_done = on_vfork_done,
                                           .executed = on_exec,
                                           .thread_ends = on_thread_end,
                                           .ends = on_end,
                                           .process_ends = on_process_end,
                                           .idle = idle};
    return c;
}

const struct kernel_debugger *control_debugger(struct control *c)
{
    return &c->debugger;
}

void control_attach(struct control *c, struct kernel *k)
{
    c->k = k;
}

void control_free(struct control *c)
{
    if (!c)
        return;
    while (c->processes)
        control_drop_process(c, c->processes->pid);
    while (c->threads)
        forget_thread(c, c->threads->tid);
    free(c->pending);
    free(c->calls);
    free(c->detached);
    free(c);
}

/* ---- running ------------------------------------------------------------------------------------------ */

void control_interrupt(struct control *c)
{
    *c->interrupted = 1;
}

void control_end_run(struct control *c)
{
    c->ends_run = true;
}

void control_interrupt_flag(struct control *c, volatile sig_atomic_t *flag)
{
    c->interrupted = flag ? flag : &c->own_flag;
}

void control_poll(struct control *c, bool (*poll)(void *ctx), void *ctx, uint64_t cycles)
{
    c->poll = poll;
    c->poll_ctx = ctx;
    c->poll_cycles = cycles ? cycles : 1;
}

void control_set_action(struct control *c, int tid, enum control_action action, uint64_t low, uint64_t high)
{
    struct control_thread *t = control_thread_state(c, tid);
    t->action = action;
    t->low = low;
    t->high = high;
    t->step_done = false;
}

void control_set_new_action(struct control *c, enum control_action action)
{
    c->new_action = action;
}

/* Lets the threads run whose action is not to wait. */
static void release(struct control *c)
{
    for (struct process *p = c->k->processes; p; p = p->next)
        for (struct thread *t = p->threads; t; t = t->next)
            if (t->debug_held && (!control_process_of(c, p->pid) || control_thread_state(c, t->tid)->action != CONTROL_GO_HOLD))
                kernel_release(t);
}

/* Returns the first pending stop. A thread is not reported to stop twice at one place. */
static bool next_stop(struct control *c, struct control_stop *stop)
{
    if (!c->npending)
        return false;
    *stop = c->pending[0];
    memmove(c->pending, c->pending + 1, --c->npending * sizeof *c->pending);
    /* At a stop for another reason, a breakpoint of the same place has not been looked at. */
    bool is_elsewhere = stop->reason == CONTROL_CYCLE || stop->reason == CONTROL_TICK || stop->reason == CONTROL_INTERRUPTED ||
                        stop->reason == CONTROL_LIMIT;
    const struct thread *t = stop->tid && !is_elsewhere ? thread_find(c->k, stop->tid) : NULL;
    if (!t || !t->cpu)
        return true;
    struct control_thread *ct = control_thread_state(c, stop->tid);
    ct->seen = true;
    ct->seen_pc = place(t);
    ct->seen_insns = cpu_instructions(t->cpu);
    ct->step_done = false;
    return true;
}

void control_run(struct control *c, const struct control_request *r, struct control_stop *stop)
{
    c->request = *r;
    c->ends_run = false;
    c->steps_left = r->steps;
    c->step_from = place(r->tid ? thread_find(c->k, r->tid) : c->k->current);
    while (!next_stop(c, stop)) {
        release(c);
        if (!kernel_go(c->k))
            continue;
        if (!c->npending)
            stop_at(c, CONTROL_OVER, 0, NULL)->status = kernel_status(c->k);
    }
}

/* ---- choices ------------------------------------------------------------------------------------------ */

void control_set_events(struct control *c, unsigned events)
{
    c->events = events;
}

void control_all_ends(struct control *c, bool on)
{
    c->all_ends = on;
}

bool control_set_calls(struct control *c, const unsigned *numbers, size_t n)
{
    unsigned *copy = n ? malloc(n * sizeof *copy) : NULL;
    if (n && !copy)
        return false;
    if (n)
        memcpy(copy, numbers, n * sizeof *copy);
    free(c->calls);
    c->calls = copy;
    c->ncalls = n;
    return true;
}

void control_set_passed(struct control *c, ksigset passed)
{
    c->passed = passed;
}

void control_signal_verdict(struct control *c, int tid, int signal)
{
    control_thread_state(c, tid)->verdict = signal;
}

void control_send(struct control *c, int tid, int signal)
{
    struct thread *t = thread_find(c->k, tid);
    if (!t || signal < 1 || signal > KSIG_MAX)
        return;
    control_thread_state(c, tid)->sent = signal;
    signal_send_thread(t, signal, NULL);
}

void control_follow(struct control *c, bool on)
{
    c->follow = on;
}

bool control_is_attached(const struct control *c, int pid)
{
    return control_process_of(c, pid);
}

void control_kill(struct control *c, int pid)
{
    struct process *p = process_find(c->k, pid);
    if (!p || p->zombie)
        return;
    for (struct thread *t = p->threads; t; t = t->next) {
        control_thread_state(c, t->tid)->action = CONTROL_GO;
        kernel_release(t);
    }
    os_log_cut(os_log_current());
    p->death_reported = true; /* the user knows */
    signal_send_process(p, SIGKILL, NULL);
}
