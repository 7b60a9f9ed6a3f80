/*
 * setitimer(), alarm(), and everything that expires by a process's cpu time: these, POSIX timers of cpu clocks, RLIMIT_CPU.
 */
#include <stdlib.h>
#include <sys/time.h>

#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/time/cpu_clock.h"
#include "emu/kernel/time/timers.h"
#include "emu/mem/charge.h"

enum { LIMIT_CPU = 0 };

/* One interval timer, setitimer(2). REAL uses the machine's clock, VIRTUAL and PROF the process's cycles. */
struct itimer {
    uint64_t interval; /* cycles; 0: one-shot */
    uint64_t kept;     /* the interval that a disarmed timer reads as, if `interval` is 0 */
    uint64_t due;      /* in cycles of its clock; CLOCK_NEVER: disarmed */
    uint64_t expired;  /* ITIMER_REAL: when it expired, if its signal is pending since */
    bool each_tick;    /* expires at every tick of the process instead */
};
struct itimers {
    struct itimer one[3]; /* ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF */
    struct clock_timer real;
    uint64_t cpu_due; /* user + system cycles up to which neither a POSIX timer on the process's cpu time nor RLIMIT_CPU expires */
};

/* Saturates to CLOCK_NEVER. */
static uint64_t later(uint64_t when, uint64_t cycles)
{
    return cycles > CLOCK_NEVER - when ? CLOCK_NEVER : when + cycles;
}

static uint64_t scale_now(const struct process *p, int which)
{
    switch (which) {
    case ITIMER_REAL: return p->k->clock.now;
    case ITIMER_VIRTUAL: return p->user_cycles;
    default: return p->user_cycles + p->system_cycles;
    }
}

/* Returns the first expiration after `now` of a timer with an interval, one of whose expirations is `due`. */
static uint64_t next_expiration(uint64_t due, uint64_t interval, uint64_t now)
{
    return due > now ? due : later(due, ((now - due) / interval + 1) * interval);
}

/* The timer stops until its signal is dequeued. It goes on if the system's timers do, and in a program of the host. */
static void real_timer_fired(struct clock_timer *timer, void *ctx)
{
    struct process *p = ctx;
    struct itimer *it = &p->itimers->one[ITIMER_REAL];

    (void)timer;
    it->expired = it->due;
    it->due = CLOCK_NEVER;
    signal_send_process(p, SIGALRM, NULL);
    if (p->abi->system->alarm_goes_on || p->host_program)
        time_alarm_delivered(p);
}

bool time_real_is_short(const struct process *p)
{
    const uint64_t interval = p->itimers ? p->itimers->one[ITIMER_REAL].interval : 0;

    return interval && interval < clock_ns_to_cycles(&p->k->clock, TIME_SHORT_NS);
}

void time_alarm_delivered(struct process *p)
{
    struct itimer *it = p->itimers ? &p->itimers->one[ITIMER_REAL] : NULL;
    struct clock *c = &p->k->clock;

    if (!it || !it->interval || it->due != CLOCK_NEVER)
        return;
    it->due = time_interrupt(p, next_expiration(it->expired, it->interval, c->now), it->interval);
    clock_timer_set(c, &p->itimers->real, it->due);
}

void time_process_init(struct process *p)
{
    p->itimers = mem_new_always(p->k->memory, sizeof *p->itimers);
    if (!p->itimers)
        kernel_no_memory();
    for (int i = 0; i < 3; i++)
        p->itimers->one[i].due = CLOCK_NEVER;
    p->itimers->cpu_due = CLOCK_NEVER;
    p->itimers->real.fn = real_timer_fired;
    p->itimers->real.ctx = p;
}

/* A cpu timer with an interval of at most a tick expires at the ticks, as in a kernel that checks cpu timers at ticks. So a C library's
 * profil() samples where the kernel's does, and its sprofil(), which sets an interval of a microsecond, leaves the program time to run. */
static bool is_tick_timer(const struct process *p, int which, uint64_t value_ns, uint64_t interval_ns)
{
    uint64_t tick_ns = NS_PER_S / p->k->clock.hz;

    return which != ITIMER_REAL && value_ns && interval_ns && value_ns <= tick_ns && interval_ns <= tick_ns;
}

void time_set_itimer(struct process *p, int which, uint64_t value_ns, uint64_t interval_ns)
{
    struct itimer *it = &p->itimers->one[which];
    const struct clock *c = &p->k->clock;

    /* Disarming ITIMER_REAL clears its interval; the others keep it (do_setitimer() in Linux). */
    it->interval = which == ITIMER_REAL && !value_ns ? 0 : clock_ns_to_cycles(c, interval_ns);
    it->kept = p->abi->system->keeps_interval && !it->interval ? clock_ns_to_cycles(c, interval_ns) : 0;
    it->due = CLOCK_NEVER;
    it->each_tick = is_tick_timer(p, which, value_ns, interval_ns);
    if (value_ns && !it->each_tick)
        it->due = later(scale_now(p, which), clock_ns_to_cycles(c, value_ns));
    if (which == ITIMER_REAL)
        clock_timer_set(&p->k->clock, &p->itimers->real, it->due);
}

void time_get_itimer(const struct process *p, int which, int64_t *value_ns, int64_t *interval_ns)
{
    const struct itimer *it = &p->itimers->one[which];
    uint64_t now = scale_now(p, which);

    *interval_ns = (int64_t)clock_cycles_to_ns(&p->k->clock, it->interval ? it->interval : it->kept);
    if (it->each_tick) {
        *value_ns = *interval_ns;
        return;
    }
    *value_ns = it->due == CLOCK_NEVER ? 0 : it->due <= now ? 1000 : (int64_t)clock_cycles_to_ns(&p->k->clock, it->due - now);
}

static int put_itimerval(struct thread *t, uint64_t va, int64_t value, int64_t interval)
{
    int64_t s = (int64_t)NS_PER_S;

    if (value && value < 1000)
        value = 1000; /* an armed timer never reads as 0 */
    return PUT(t, va, "lulu", interval / s, interval % s / 1000, value / s, value % s / 1000);
}

int64_t sys_getitimer(struct thread *t, int which, uint64_t value_at)
{
    int64_t value, interval;

    if (which < 0 || which > 2)
        return -EINVAL;
    time_get_itimer(t->p, which, &value, &interval);
    return put_itimerval(t, value_at, value, interval);
}

int64_t sys_setitimer(struct thread *t, int which, uint64_t new_value, uint64_t old_value_at)
{
    int64_t value = 0, interval = 0, old_value, old_interval;

    if (new_value) {
        int error = get_timeval(t, new_value, &interval);

        if (!error)
            error = get_timeval(t, new_value + struct_size(t, "lu"), &value);
        if (error)
            return error;
    }
    if (which < 0 || which > 2)
        return -EINVAL;
    time_get_itimer(t->p, which, &old_value, &old_interval);
    time_set_itimer(t->p, which, (uint64_t)value, (uint64_t)interval);
    return old_value_at ? put_itimerval(t, old_value_at, old_value, old_interval) : 0;
}

int64_t sys_alarm(struct thread *t, unsigned seconds)
{
    int64_t value, interval, s = (int64_t)NS_PER_S;

    time_get_itimer(t->p, ITIMER_REAL, &value, &interval);
    time_set_itimer(t->p, ITIMER_REAL, seconds * NS_PER_S, 0);
    /* Rounded to the nearest second, but not to 0 while the timer is armed. */
    return value && value < s ? 1 : value / s + (value % s >= s / 2);
}

/* Interval timers survive execve; POSIX timers do not (execve(2)). */
void time_process_exec(struct process *p)
{
    posix_timers_delete(p);
}

void time_process_exit(struct process *p)
{
    posix_timers_delete(p);
    cpu_alarms_end(p, 0);
    if (p->itimers)
        clock_timer_cancel(&p->k->clock, &p->itimers->real);
    mem_free(p->itimers);
    p->itimers = NULL;
}

/* ---- cpu time ------------------------------------------------------------------------------------------------------------- */

uint64_t time_cpu_limit(struct thread *t)
{
    const struct process *p = t->p;
    const struct itimers *i = p->itimers;
    uint64_t user = p->user_cycles, all = user + p->system_cycles, limit = CLOCK_NEVER;
    const uint64_t due[][2] = {{i->one[ITIMER_VIRTUAL].due, user},
                               {i->one[ITIMER_PROF].due, all},
                               {i->cpu_due, all},
                               {t->cpu_due, t->user_cycles + t->system_cycles}};

    for (size_t n = 0; n < sizeof due / sizeof *due; n++)
        if (due[n][0] != CLOCK_NEVER && (due[n][0] > due[n][1] ? due[n][0] - due[n][1] : 1) < limit)
            limit = due[n][0] > due[n][1] ? due[n][0] - due[n][1] : 1;
    return limit;
}

/* The signal goes to the process. The thread whose time made the timer expire takes it if it can: profilers want its pc. */
static void send_cpu_signal(struct thread *t, int sig)
{
    if (t->mask & ksigbit(sig))
        signal_send_process(t->p, sig, NULL);
    else
        signal_send_thread(t, sig, NULL);
}

static void check_itimer(struct thread *t, int which, int sig)
{
    struct itimer *it = &t->p->itimers->one[which];
    uint64_t now = scale_now(t->p, which);

    if (it->due > now)
        return;
    send_cpu_signal(t, sig);
    it->due = !it->interval ? CLOCK_NEVER : time_cpu_interrupt(t->p, now, next_expiration(it->due, it->interval, now), it->interval);
}

static uint64_t limit_cycles(const struct process *p, uint64_t seconds)
{
    uint64_t per = p->k->clock.cycles_per_sec;

    return seconds >= CLOCK_NEVER / per ? CLOCK_NEVER : seconds * per;
}

/* RLIMIT_CPU: sends SIGXCPU every second from the soft limit on, SIGKILL at the hard limit. Returns the cycles of the next check. */
static uint64_t check_cpu_limit(struct process *p, uint64_t used)
{
    uint64_t soft = limit_cycles(p, p->rlimits[LIMIT_CPU].cur), hard = limit_cycles(p, p->rlimits[LIMIT_CPU].max);

    if (used >= hard)
        signal_send_process(p, SIGKILL, NULL);
    else if (used >= soft) {
        signal_send_process(p, SIGXCPU, NULL);
        p->rlimits[LIMIT_CPU].cur++;
        soft = limit_cycles(p, p->rlimits[LIMIT_CPU].cur);
    }
    return soft < hard ? soft : hard;
}

static void check_cpu_timers(struct process *p, uint64_t used)
{
    uint64_t limit = check_cpu_limit(p, used), due;

    p->itimers->cpu_due = CLOCK_NEVER;
    due = cpu_alarms_check_process(p);
    p->itimers->cpu_due = due < limit ? due : limit;
}

void time_cpu_due(struct process *p, uint64_t cycles)
{
    if (cycles < p->itimers->cpu_due)
        p->itimers->cpu_due = cycles;
}

void time_limit_changed(struct process *p)
{
    if (p->itimers)              /* neither init nor a process that has ended */
        p->itimers->cpu_due = 0; /* check at the next occasion */
}

void time_tick(struct thread *t, bool in_kernel)
{
    const struct itimer *it = t->p->itimers->one;

    if (it[ITIMER_VIRTUAL].each_tick && !in_kernel)
        send_cpu_signal(t, SIGVTALRM);
    if (it[ITIMER_PROF].each_tick)
        send_cpu_signal(t, SIGPROF);
}

bool time_wants_ticks(const struct process *p)
{
    return p->itimers->one[ITIMER_VIRTUAL].each_tick || p->itimers->one[ITIMER_PROF].each_tick;
}

void time_account(struct thread *t, uint64_t user, uint64_t system)
{
    struct process *p = t->p;

    (void)user;
    (void)system;
    if (p->itimers->one[ITIMER_VIRTUAL].due != CLOCK_NEVER)
        check_itimer(t, ITIMER_VIRTUAL, SIGVTALRM);
    if (p->itimers->one[ITIMER_PROF].due != CLOCK_NEVER)
        check_itimer(t, ITIMER_PROF, SIGPROF);
    if (p->user_cycles + p->system_cycles >= p->itimers->cpu_due)
        check_cpu_timers(p, p->user_cycles + p->system_cycles);
    if (t->user_cycles + t->system_cycles >= t->cpu_due) {
        t->cpu_due = CLOCK_NEVER;
        t->cpu_due = cpu_alarms_check_thread(t);
    }
}

void time_thread_exit(struct thread *t)
{
    cpu_alarms_end(t->p, t->tid);
}
