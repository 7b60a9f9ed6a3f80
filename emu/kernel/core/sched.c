/*
 * The scheduler: a runqueue ordered by vruntime, ticks, and what the machine does when no thread is runnable.
 */
#include <poll.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

#include "emu/timing/cache.h"
#include "emu/fatal/fatal.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/mem.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

/* ---- the runqueue -------------------------------------------------------------------------------------- */

/*
 * Fair scheduling as in Linux's CFS: each thread has a vruntime, the runqueue is ordered by it, and the thread with the smallest runs next.
 * A waking thread gets a bounded credit for its sleep, and preempts a thread whose vruntime exceeds its own by PREEMPT_NS. So a thread that
 * waits for a lock is not starved by a loop that holds the lock whenever its time slice ends.
 */
enum { WAKEUP_CREDIT_NS = 2000000, PREEMPT_NS = 1000000 };

/* Real-time threads (SCHED_FIFO, SCHED_RR) precede all others, by priority 1 to 99; others have rank 0 (sched(7)). */
int sched_rank(const struct thread *t)
{
    int policy = t->sched_policy & ~SCHED_RESET_ON_FORK;

    return policy == SCHED_FIFO || policy == SCHED_RR ? t->sched_priority : 0;
}

static void preempt_for(struct thread *t)
{
    struct kernel *k = t->k;

    if (k->current && (sched_rank(t) > sched_rank(k->current) || chaos_preempts(t, k->current)))
        k->slice_end = 0;
}

void sched_add(struct thread *t)
{
    struct kernel *k = t->k;
    int rank = sched_rank(t);

    if (t->queued || t->state == THREAD_DEAD || (t == k->current && t->state == THREAD_RUNNABLE) || chaos_is_paused(t))
        return;
    t->state = THREAD_RUNNABLE;
    if (chaos_pauses(t))
        return;
    t->queued = true;
    if (t->vruntime < k->min_vruntime && !t->wakeup_credit)
        t->vruntime = k->min_vruntime;
    t->wakeup_credit = false;
    runqueue_add(&k->runqueue, t, rank, rank ? 0 : k->chaos.on ? t->chaos.key : t->vruntime, rank && t->queue_first);
    t->queue_first = false;
    preempt_for(t);
}

void sched_policy_changed(struct thread *t)
{
    if (t->queued || chaos_is_paused(t)) {
        sched_remove(t);
        sched_add(t);
    } else if (t == t->k->current && t->k->runqueue.first && sched_rank(t->k->runqueue.first) > sched_rank(t)) {
        t->k->slice_end = 0;
    }
}

void sched_wake(struct thread *t)
{
    struct kernel *k = t->k;
    uint64_t credit = clock_ns_to_cycles(&k->clock, WAKEUP_CREDIT_NS);
    uint64_t floor = k->min_vruntime > credit ? k->min_vruntime - credit : 0;

    if (t->vruntime < floor)
        t->vruntime = floor;
    t->wakeup_credit = true;
    chaos_wakes(t);
    sched_add(t);
    if (!k->chaos.on && k->current && !sched_rank(k->current) &&
        t->vruntime + clock_ns_to_cycles(&k->clock, PREEMPT_NS) < k->current->vruntime)
        k->slice_end = 0;
}

void sched_remove(struct thread *t)
{
    chaos_release(t);
    if (!t->queued)
        return;
    runqueue_remove(&t->k->runqueue, t);
    t->queued = false;
}

/* Moves t after all runnable threads: sched_yield(2). */
static void yield_to_all(struct thread *t)
{
    const struct thread *last = runqueue_last(&t->k->runqueue);

    if (last && last->vruntime > t->vruntime)
        t->vruntime = last->vruntime;
    if (last && last->place.vruntime > t->chaos.key)
        t->chaos.key = last->place.vruntime;
}

void sched_call_ends(struct thread *t)
{
    if (chaos_call_ends_slice(t))
        t->k->slice_end = t->k->clock.now;
}

/* ---- ticks and accounting ----------------------------------------------------------------------------------- */

uint64_t kernel_sample_pc(const struct thread *t)
{
    return t->p->abi->sample_pc ? t->p->abi->sample_pc(t) : cpu_pc(t->cpu);
}

/* Returns what a tick counts for in a profile. The program's own profil() has the address where it continues, as on the machine. */
static uint64_t cost_pc(const struct thread *t)
{
    uint64_t pc = cpu_cost_pc(t->cpu);

    return pc != cpu_pc_slot(t->cpu) ? pc : kernel_sample_pc(t);
}

static void tick(struct thread *t, bool in_kernel)
{
    struct kernel *k = t->k;
    uint64_t due = clock_tick_cycle(&k->clock, k->clock.ticks);
    bool retiring = t->retiring && !in_kernel;
    uint64_t pc = retiring ? t->retiring_pc : kernel_sample_pc(t);

    t->p->ticks++;
    k->ops->profil_tick(t, pc, in_kernel);
    k->ops->time_tick(t, in_kernel);
    if (k->options.progress.tick)
        k->options.progress.tick(k->options.progress.ctx, k->clock.now, k->totals.instructions);
    if (k->options.hooks.tick)
        k->options.hooks.tick(k->options.hooks.ctx, t->p->pid, t->tid, pc, retiring ? t->retiring_cost_pc : cost_pc(t), in_kernel, t->cpu,
                              due);
    if (k->options.listener.tick)
        k->options.listener.tick(k->options.listener.ctx, t->p->pid, t->tid, pc, in_kernel, due);
}

/* For an observer that counts every cycle. */
static void report_charge(struct thread *t, struct kernel_charge_event s)
{
    const struct kernel_hooks *h = &t->k->options.hooks;
    struct timing_charge charge;

    if (!s.cycles && !s.instructions)
        return;
    s.model = cpu_model(t->cpu);
    if (!s.in_kernel && cpu_last_charge(t->cpu, &charge))
        s.charge = &charge;
    h->spent(h->ctx, t->p->pid, t->tid, &s, t->p->mm->space);
}

/* Advances the clock while t runs. in_kernel: whether ticks count as the kernel's. */
static void spend(struct thread *t, uint64_t user, uint64_t system, bool in_kernel)
{
    struct kernel *k = t->k;

    clock_advance(&k->clock, user + system);
    t->vruntime += user + system;
    t->user_cycles += user;
    t->p->user_cycles += user;
    t->system_cycles += system;
    t->p->system_cycles += system;
    while (clock_take_tick(&k->clock))
        tick(t, in_kernel);
    k->ops->time_account(t, user, system);
}

void kernel_report_thread(struct thread *t, enum kernel_thread_event_kind kind)
{
    const struct kernel_hooks *h = &t->k->options.hooks;

    if (!h->thread)
        return;
    int pid = t->state == THREAD_DEAD ? 0 : t->p->pid; /* its process may be gone */
    h->thread(h->ctx, &(struct kernel_thread_event){kind, pid, t->tid, t->cpu, t->user_cycles + t->system_cycles, t->k->clock.now});
}

void kernel_charge(struct thread *t, uint64_t cycles)
{
    if (t->k->options.hooks.spent)
        report_charge(t, (struct kernel_charge_event){.pc = cpu_cost_pc(t->cpu), .cycles = cycles, .in_kernel = true});
    spend(t, 0, cycles, true);
}

static uint64_t count_instructions(struct thread *t)
{
    uint64_t n = cpu_instructions(t->cpu);

    t->p->instructions += n - t->instructions_seen;
    t->k->totals.instructions += n - t->instructions_seen;
    n -= t->instructions_seen;
    t->instructions_seen += n;
    return n;
}

/* ---- time slices ---------------------------------------------------------------------------------------------- */

/* Returns whether the exact position of t at a tick matters. */
static bool needs_exact_ticks(const struct thread *t)
{
    return t->k->options.hooks.tick || t->k->options.listener.tick || t->p->profil || t->k->ops->time_wants_ticks(t->p) ||
           t->k->host_waiters || t->k->host_watches;
}

/* Returns the cycle of the next tick or timer. A single thread whose ticks are only counted runs across up to MAX_TICKS of them:
 * stopping at an exact instruction costs the engine as much as many instructions. */
static uint64_t next_event(const struct thread *t)
{
    enum { MAX_TICKS = 16 };
    const struct kernel *k = t->k;
    uint64_t timer = clock_next_timer(&k->clock), far = k->clock.next_tick + MAX_TICKS * k->clock.cycles_per_tick;

    if (k->runqueue.first || needs_exact_ticks(t))
        return clock_next_event(&k->clock);
    return timer < far ? timer : far;
}

/* Returns a budget within which t completes at most `instructions`, at the highest issue rate. 0: single-step instead. */
static uint64_t cycles_for(const struct thread *t, uint64_t instructions)
{
    enum { MAX_IN_A_CYCLE = 6, FEW = 4096 /* cycles: more than any instruction takes */ };
    const struct timing_model *m = cpu_model(t->cpu);
    if (instructions == KERNEL_NO_TRACE)
        return UINT64_MAX;
    if (m && m->issue == TIMING_ISSUE_GROUPS)
        return 0;
    return instructions / MAX_IN_A_CYCLE > FEW ? instructions / MAX_IN_A_CYCLE : 0;
}

/* Returns the cycle at which the current thread's turn ends. Where a lone thread's runs end depends on what observes it; a random schedule
 * must not. */
static uint64_t turn_end(const struct thread *t)
{
    const struct kernel *k = t->k;

    return k->chaos.on && !k->runqueue.first ? t->chaos.next_pause : k->slice_end;
}

/* Returns t's budget: until its time slice ends if another thread is runnable, until the next event, or until its own cpu-time timer. */
static uint64_t slice_budget(struct thread *t, uint64_t limit)
{
    struct kernel *k = t->k;
    uint64_t until = next_event(t), timer = k->ops->time_cpu_limit(t), signals = os_log_until_signals();

    if (turn_end(t) < until && (k->runqueue.first || k->chaos.on))
        until = turn_end(t);
    limit = timer < limit ? timer : limit;
    limit = signals < limit ? signals : limit;
    until = until > k->clock.now ? until - k->clock.now : 1;
    return limit < until ? limit : until;
}

/* Raises min_vruntime to t's vruntime. A waking thread's vruntime is set relative to it. */
static void update_min_vruntime(const struct thread *t)
{
    if (t->vruntime > t->k->min_vruntime && !sched_rank(t))
        t->k->min_vruntime = t->vruntime;
}

/* Runs an LWS call of the personality. No tick falls into it: a run that ends at a tick has less budget left, and other runs need no
 * exact ticks (needs_exact_ticks). */
static uint64_t lws(void *ctx, uint64_t left)
{
    struct thread *t = ctx;
    uint64_t cycles = t->p->abi->lws(t, left);

    if (cycles && t->k->options.hooks.spent)
        report_charge(t, (struct kernel_charge_event){.pc = cpu_cost_pc(t->cpu), .cycles = cycles, .in_kernel = true});
    t->lws_cycles += cycles;
    return cycles;
}

/* Returns whether t's cpu keeps what its instructions cost, in the account of its process. */
static bool keeps_account(struct thread *t)
{
    const struct kernel_hooks *h = &t->k->options.hooks;

    return h->account && cpu_set_exact(t->cpu, h->account(h->ctx, t->p->pid, cpu_space(t->cpu)));
}

/* For ticks that count for the instruction they interrupt: returns whether t must run one instruction at a time, because a tick may fall
 * into the next one. Otherwise *budget ends before that. */
static bool is_near_tick(const struct thread *t, uint64_t *budget)
{
    const struct clock *c = &t->k->clock;
    uint64_t until = c->next_tick > c->now ? c->next_tick - c->now : 0, longest = cpu_longest(t->cpu);

    if (!t->k->options.retiring || !needs_exact_ticks(t))
        return false;
    if (until > longest && *budget > until - longest)
        *budget = until - longest;
    return until <= longest;
}

/* Lets t's cpu execute `budget` cycles, or one instruction, and accounts what that took. Returns the instructions. */
static uint64_t execute(struct thread *t, uint64_t budget, bool one, bool reports, struct cpu_stop *why)
{
    struct kernel *k = t->k;
    uint64_t used, fetched = reports ? cpu_pc_slot(t->cpu) : 0, pc = reports ? cpu_cost_pc(t->cpu) : 0;

    t->in_call = false;
    if (t->owed_ticks)
        k->ops->profil_return(t);
    cpu_set_cycle_base(t->cpu, k->clock.now);
    cpu_set_gateway_call(t->cpu, t->p->abi->lws ? lws : NULL, t);
    t->lws_cycles = 0;
    t->retiring = k->options.retiring && one;
    t->retiring_pc = t->retiring ? kernel_sample_pc(t) : 0;
    t->retiring_cost_pc = t->retiring ? cost_pc(t) : 0;
    used = one ? cpu_step(t->cpu, why) : cpu_run(t->cpu, budget, why);
    /* An instruction longer than the budget begins before the event and ends after it. */
    while (!used && !one && why->reason == CPU_BUDGET) {
        budget *= 2;
        used = cpu_run(t->cpu, budget, why);
    }
    uint64_t instructions = count_instructions(t);
    if (reports)
        report_charge(t, (struct kernel_charge_event){.pc = pc, .fetched = fetched, .cycles = used, .instructions = instructions});
    if (k->options.hooks.ran)
        k->options.hooks.ran(k->options.hooks.ctx, instructions, used - t->lws_cycles);
    spend(t, used - t->lws_cycles, t->lws_cycles, false);
    t->retiring = false;
    if (!k->runqueue.first) /* threads that the call creates or wakes are placed relative to all that t ran, in one run or several */
        update_min_vruntime(t);
    return instructions;
}

static bool is_stepped(const struct thread *t)
{
    return t->trace.tracer && t->trace.mode == TRACE_STEP;
}

/* Handles what t's cpu stopped for. A single step ends with a signal, unless the instruction has raised one; that of a call is raised when
 * the call ends. */
static void handle_stop(struct thread *t, const struct cpu_stop *why)
{
    bool was_stepped = is_stepped(t);

    if (why->reason != CPU_BUDGET && why->reason != CPU_BREAK)
        kernel_stop(t, why);
    if (was_stepped && (why->reason == CPU_BUDGET || (why->reason == CPU_GATEWAY && !t->in_call)))
        trace_stepped(t);
}

static void hold(struct thread *t)
{
    t->k->run_end = 0;
    t->debug_held = true;
    thread_block(t);
}

/* As run_user(), under a debugger: the run may end earlier, and then goes on in the next call. */
static void run_debugged(struct thread *t, bool reports)
{
    struct kernel *k = t->k;
    const struct kernel_debugger *d = k->options.debugger;
    struct cpu_stop why;

    if (!k->run_end) {
        uint64_t whole = slice_budget(t, UINT64_MAX);
        (void)is_near_tick(t, &whole);
        k->run_end = k->clock.now + whole;
    }
    uint64_t until = k->run_end;
    enum kernel_go go = d->before(d->ctx, t, &until);
    if (go == KERNEL_GO_HOLD)
        hold(t);
    if (go == KERNEL_GO_PAUSE)
        kernel_pause(k);
    if (go == KERNEL_GO_HOLD || go == KERNEL_GO_PAUSE)
        return;
    uint64_t budget = until > k->clock.now ? until - k->clock.now : 1;
    bool single = is_near_tick(t, &budget) || reports || !os_log_until_signals() || is_stepped(t), stops;
    uint64_t instructions = execute(t, budget, single || go == KERNEL_GO_STEP, reports, &why);

    stops = why.reason != CPU_BUDGET && why.reason != CPU_BREAK;
    if (stops || single || k->clock.now >= k->run_end)
        k->run_end = 0;
    d->after(d->ctx, t, instructions, &why);
    handle_stop(t, &why);
}

static void run_user(struct thread *t)
{
    struct kernel *k = t->k;
    const struct kernel_hooks *h = &k->options.hooks;
    struct cpu_stop why;
    uint64_t untraced = h->trace && !k->options.debugger ? h->trace(h->ctx, t->p->pid, t->tid, t->cpu) : KERNEL_NO_TRACE;
    bool reports = h->spent && !keeps_account(t);

    if (k->options.debugger) {
        run_debugged(t, reports);
        return;
    }
    uint64_t limit = reports ? 0 : cycles_for(t, untraced), budget = slice_budget(t, limit);
    if (untraced == KERNEL_OVER) {
        k->over = true;
        return;
    }
    if (is_near_tick(t, &budget) || !budget || is_stepped(t))
        limit = 0;
    execute(t, budget, !limit, reports, &why);
    handle_stop(t, &why);
}

/* Returns the length of t's time slice. Those of fair scheduling are jittered, to avoid phase locking with the guest's loops. */
static uint64_t slice_cycles(const struct thread *t)
{
    const struct kernel *k = t->k;

    if ((t->sched_policy & ~SCHED_RESET_ON_FORK) == SCHED_RR)
        return clock_ns_to_cycles(&k->clock, KERNEL_RR_SLICE_NS);
    uint64_t full = clock_ns_to_cycles(&k->clock, KERNEL_SLICE_NS);
    uint64_t mixed = (k->totals.switches + 1) * 0x9e3779b97f4a7c15u >> 40;

    return full - mixed % (full / 8 + 1);
}

/* Returns the terminal's foreground process group; without a terminal, the first program's group. */
static int signalled_group(struct kernel *k)
{
    int group = k->ops->foreground_group(k);

    return group > 0 || !k->first ? group : k->first->pgid;
}

/* Sends the programs a signal to end. Orphans of the first program then get no extra time. */
static void terminate(struct kernel *k, int sig)
{
    int group = signalled_group(k), first = k->first ? k->first->pgid : 0;

    if (!k->first) {
        k->over = true;
        return;
    }
    k->killed_by_host = true;
    k->termination_requested |= sig != SIGINT;
    signal_send_group(k, group, sig, NULL);
    signal_send_group(k, group, SIGCONT, NULL); /* a stopped job must be able to end */
    if (sig == SIGINT || group == first)
        return;
    signal_send_group(k, first, sig, NULL);
    signal_send_group(k, first, SIGCONT, NULL);
}

/* Returns the set of signals that have arrived, and forgets them; in a replay, of those that the recorded run took now. */
static uint64_t take_host_signals(struct kernel *k)
{
    uint64_t set = 0;

    if (os_log_mode() == OS_LOG_REPLAYS)
        return os_log_next_signals();
    if (!k->host_signal_any)
        return 0;
    k->host_signal_any = 0;
    for (int sig = 1; sig <= KSIG_MAX; sig++) {
        set |= k->host_signals[sig] ? 1ull << (sig - 1) : 0;
        k->host_signals[sig] = 0;
    }
    os_log_signals(set);
    return set;
}

/* Signals without a target are dropped. */
static void forward_host_signals(struct kernel *k)
{
    uint64_t set = take_host_signals(k);

    k->forwards_signals = true;
    for (int sig = 1; set; sig++, set >>= 1) {
        if (!(set & 1))
            continue;
        if (sig == SIGTERM || sig == SIGHUP || sig == SIGINT)
            terminate(k, sig);
        else
            signal_send_group(k, signalled_group(k), sig, NULL);
    }
    k->forwards_signals = false;
}

/* A call that the debugger has held belongs to the turn in which it began. */
static bool goes_on(const struct thread *t)
{
    const struct kernel *k = t->k;

    return t->state == THREAD_RUNNABLE && !t->queued && !t->yielded && !k->over && !k->paused &&
           (k->run_end || t->call_held || k->clock.now < turn_end(t));
}

/* What follows each part of t's turn. */
static void end_part(struct thread *t)
{
    struct kernel *k = t->k;

    if (k->run_end)
        return;
    if (!k->runqueue.first) /* t's time slice may be long */
        update_min_vruntime(t);
    clock_run_timers(&k->clock);
}

/* Calls the handler of t's system call: for the first time if a tracer has held the call, else again. */
static void continue_call(struct thread *t, bool held)
{
    kernel_copies_begin(t);
    held ? syscall_enter(t) : syscall_resume(t);
    kernel_copies_end(t);
}

/* Lets t, the current thread, run until its turn is over or the machine pauses. */
static void go_on(struct thread *t)
{
    struct kernel *k = t->k;

    while (goes_on(t)) {
        if (!k->run_end)
            forward_host_signals(k);
        if (!k->run_end && t->trace.tracer && trace_stops(t))
            continue;
        const bool held = t->call_held && !signal_pending_in(t, ksigbit(SIGKILL));
        if (held || t->call.active)
            continue_call(t, held);
        else if (k->run_end || signal_deliver(t))
            run_user(t);
        if (!k->ending)
            end_part(t);
    }
}

void sched_note_misses(struct kernel *k)
{
    struct cache_figures f;

    /* thread_retire() has noted those of a dead thread, whose process may be gone. */
    if (!k->current || k->current->state == THREAD_DEAD || !k->options.timing)
        return;
    for (unsigned n = 0; n < KERNEL_CACHES && cpu_timing_cache(k->options.timing, n, &f); n++) {
        k->current->p->misses[n] += f.misses - k->misses_noted[n];
        k->misses_noted[n] = f.misses;
    }
}

static void end_turn(struct thread *t)
{
    struct kernel *k = t->k;

    sched_note_misses(k);
    k->run_end = 0;
    kernel_report_thread(t, KERNEL_THREAD_PAUSES);
    if (t->yielded)
        yield_to_all(t);
    else if (k->slice_end && t->state == THREAD_RUNNABLE)
        chaos_slice_ends(t);
    /* A SCHED_FIFO thread has no time slice (sched(7)). */
    t->queue_first = !t->yielded && (t->sched_policy & ~SCHED_RESET_ON_FORK) == SCHED_FIFO;
    t->yielded = false;
    k->current = NULL;
    if (t->state == THREAD_RUNNABLE)
        sched_add(t);
}

static void begin_turn(struct thread *t)
{
    struct kernel *k = t->k;

    if (k->last_ran != t) {
        k->totals.switches++;
        t->p->switches_forced++;
        k->last_ran = t;
    }
    sched_remove(t);
    update_min_vruntime(t);
    k->current = t;
    k->slice_end = k->clock.now + chaos_slice(t, slice_cycles(t));
    kernel_report_thread(t, KERNEL_THREAD_RUNS);
}

static void turn(struct thread *t)
{
    if (t != t->k->current)
        begin_turn(t);
    go_on(t);
    if (!t->k->paused)
        end_turn(t);
}

void kernel_pause(struct kernel *k)
{
    k->paused = true;
}

void kernel_release(struct thread *t)
{
    if (!t->debug_held)
        return;
    t->debug_held = false;
    if (t->state == THREAD_BLOCKED)
        sched_add(t);
}

void thread_block(struct thread *t)
{
    sched_remove(t);
    t->state = THREAD_BLOCKED;
}

/* ---- idle ------------------------------------------------------------------------------------------------------- */

enum { HOST_POLL_MS = 200 };  /* longest delay until a host signal is noticed */
enum { SELDOM = 64 };         /* ticks between looks at host_waits_idle while threads run */
enum { DEADLOCK_POLLS = 10 }; /* polls before the message: the program may well wait for a signal */

/* poll(), which fails with more entries than RLIMIT_NOFILE: the first part is waited for, the others are only polled. */
static bool poll_in_parts(struct pollfd *fds, unsigned n, int ms)
{
    const long most = os_open_max();
    const unsigned part = most > 0 && (unsigned long)most < n ? (unsigned)most : n;
    bool ready = false;

    for (unsigned at = part; at < n; at += part)
        ready |= os_poll(fds + at, at + part < n ? part : n - at, 0) > 0;
    return os_poll(fds, part, ready ? 0 : ms) > 0 || ready;
}

static void update_watches(struct kernel *k)
{
    for (struct host_watch **at = &k->host_watches, *w; (w = *at) != NULL;) {
        struct host_watch *next = w->next;
        short events = w->wants(w);

        if (events < 0) {
            *at = next;
            continue;
        }
        w->events = events;
        at = &w->next;
    }
}

static bool is_polled(const struct thread *t, bool idle)
{
    return idle || !t->host_waits_idle;
}

/* Waits up to `ms` for host descriptors (negative: no limit, but at most HOST_POLL_MS) and wakes their threads. Returns whether one was
 * ready. idle: no thread can run. */
static bool poll_host(struct kernel *k, int64_t ms, bool idle)
{
    unsigned n = 0, all = 0;

    update_watches(k);
    for (const struct host_watch *w = k->host_watches; w; w = w->next)
        all++;
    for (const struct thread *t = k->host_waiters; t; t = t->host_next)
        all += is_polled(t, idle) ? t->host_wait_count : 0;
    struct pollfd *fds = calloc(all + 1, sizeof *fds);
    struct thread **owner = calloc(all + 1, sizeof(struct thread *));

    if (!fds || !owner)
        kernel_no_memory();
    for (struct thread *t = k->host_waiters; t; t = t->host_next) {
        for (unsigned i = 0; is_polled(t, idle) && i < t->host_wait_count; i++, n++) {
            fds[n] = (struct pollfd){t->host_waits[i].fd, t->host_waits[i].events, 0};
            owner[n] = t;
        }
    }
    const unsigned threads = n;
    for (const struct host_watch *w = k->host_watches; w; w = w->next, n++)
        fds[n] = (struct pollfd){w->events ? w->fd : -1, w->events, 0};
    bool ready = poll_in_parts(fds, n, ms < 0 || ms > HOST_POLL_MS ? HOST_POLL_MS : (int)ms);
    for (unsigned i = 0; ready && i < threads; i++)
        if (fds[i].revents)
            wake_thread(owner[i]);
    n = threads;
    for (struct host_watch *w = k->host_watches; ready && w; w = w->next, n++)
        if (fds[n].revents)
            w->ready(w);
    free(fds);
    free(owner);
    return ready;
}

/* If the terminal's suspend key has stopped the guest, stops precis too. Both continue together. */
static bool stop_with_guest(struct kernel *k)
{
    if (!k->first || !k->first->stopped || k->first->zombie || !os_take_flag(&k->host_stop))
        return false;
    os_stop();
    signal_send_group(k, k->first->pgid, SIGCONT, NULL);
    return true;
}

/* Advances the clock to the next timer, or waits for host descriptors. Returns false if the first program has ended and no event
 * remains. */
static bool idle(struct kernel *k)
{
    uint64_t timer = clock_next_timer(&k->clock);

    if (stop_with_guest(k) || k->ops->collect(k))
        return true;
    if (k->host_waiters || k->host_watches) {
        int64_t ms = -1;

        if (timer != CLOCK_NEVER)
            ms = (int64_t)(clock_cycles_to_ns(&k->clock, timer - k->clock.now) / 1000000);
        if (poll_host(k, ms, true) || ms < 0 || ms > k->idle_waited_ms + HOST_POLL_MS) {
            k->idle_waited_ms = ms > k->idle_waited_ms + HOST_POLL_MS ? k->idle_waited_ms + HOST_POLL_MS : 0;
            return true;
        }
        k->idle_waited_ms = 0;
    }
    if (timer == CLOCK_NEVER) {
        if (!k->first)
            return false;
        if (k->deadlock_polls++ == DEADLOCK_POLLS)
            fatal_warn("all threads wait, and no timer or host file can wake one; waiting for a signal");
        os_poll(NULL, 0, HOST_POLL_MS);
        return true;
    }
    if (timer > k->clock.now) {
        uint64_t cycles = timer - k->clock.now;

        k->totals.idle_cycles += cycles;
        clock_advance(&k->clock, cycles);
        clock_skip_ticks(&k->clock);
    }
    clock_run_timers(&k->clock);
    return true;
}

/* Virtual time that orphans may run after the first program has ended. */
static const uint64_t ORPHAN_NS = 10000000000;

/* Returns whether a file of the host may wake a thread. A program of the host that no guest reads from goes on without the machine. */
static bool waits_for_host(const struct kernel *k)
{
    for (const struct thread *t = k->host_waiters; t; t = t->host_next)
        if (!t->p->host_program || t->p->host_output)
            return true;
    return k->host_watches;
}

static bool orphans_finished(struct kernel *k)
{
    if (k->first)
        return false;
    if (k->termination_requested)
        return true;
    if (!k->orphan_deadline)
        k->orphan_deadline = k->clock.now + clock_ns_to_cycles(&k->clock, ORPHAN_NS);
    return k->clock.now >= k->orphan_deadline || (!k->runqueue.first && !waits_for_host(k) && clock_next_timer(&k->clock) == CLOCK_NEVER);
}

/* Runs one scheduling round when no thread is current. Returns false if no event remains. */
static bool choose(struct kernel *k)
{
    free_retired_threads(k);
    forward_host_signals(k);
    clock_run_timers(&k->clock);
    if (!k->runqueue.first) {
        if (k->options.debugger)
            k->options.debugger->idle(k->options.debugger->ctx);
        return k->paused || idle(k);
    }
    if ((k->host_waiters || k->host_watches) && k->clock.ticks != k->polled) {
        k->polled = k->clock.ticks;
        poll_host(k, 0, k->clock.ticks % SELDOM == 0);
    }
    turn(k->runqueue.first);
    return true;
}

/* Ends the process before whose end the debugger has paused the machine. */
static void end_process(struct kernel *k)
{
    k->ops->process_end_now(k);
    if (k->current)
        end_part(k->current);
}

bool sched_run(struct kernel *k)
{
    k->paused = false;
    if (k->ending)
        end_process(k);
    if (k->current && !k->paused)
        turn(k->current);
    while (!k->over && !k->paused && !orphans_finished(k) && choose(k))
        ;
    if (k->paused && !k->over)
        return false;
    free_retired_threads(k);
    return true;
}
