/* POSIX timers: timer_create(2) and related calls. */
#include <inttypes.h>
#include <stdlib.h>
#include <time.h>

#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/time/cpu_clock.h"
#include "emu/kernel/time/timers.h"
#include "emu/mem/charge.h"

enum { NOTIFY_SIGNAL = 0, NOTIFY_NONE = 1, NOTIFY_THREAD = 2, NOTIFY_THREAD_ID = 4 }; /* SIGEV_ */

struct posix_timer {
    struct posix_timer *next;
    struct process *p;
    int id, clock, notify, sig, tid;
    uint64_t value; /* sigval */
    uint64_t due;   /* in cycles of its clock; CLOCK_NEVER: disarmed */
    uint64_t due_ns, interval_ns;
    uint64_t time_of_day; /* absolute CLOCK_REALTIME time at which it expires, in ns; 0: another kind of time */
    bool rests;           /* it has expired, and does so again only after the delivery of its signal, which is pending or ignored */
    uint64_t overruns_delivered;
    uint64_t overruns_at_start; /* expirations that had passed when it was set to a time of the past */
    struct clock_timer timer;
    struct cpu_alarm alarm; /* instead, if on_cpu_clock */
    bool on_cpu_clock;
};

static uint64_t timer_clock_now(const struct posix_timer *pt)
{
    return pt->on_cpu_clock ? cpu_clock_now(&pt->alarm.clock) : pt->p->k->clock.now;
}

/* A silent timer is not armed: its calls compute when it expires. */
static void arm(struct posix_timer *pt)
{
    if (pt->notify == NOTIFY_NONE)
        return;
    if (pt->on_cpu_clock)
        cpu_alarm_set(&pt->alarm, pt->due);
    else
        clock_timer_set(&pt->p->k->clock, &pt->timer, pt->due);
}

/* Arms the timer again after an expiration. */
static void arm_again(struct posix_timer *pt)
{
    const uint64_t interval = clock_ns_to_cycles(&pt->p->k->clock, pt->interval_ns);

    if (pt->interval_ns && pt->due != CLOCK_NEVER)
        pt->due =
            pt->on_cpu_clock ? time_cpu_interrupt(pt->p, timer_clock_now(pt), pt->due, interval) : time_interrupt(pt->p, pt->due, interval);
    arm(pt);
}

/* Advances the expiration time beyond now. Returns the number of expirations passed. Intervals are exact in nanoseconds; the expiration
 * is the cycle at or after the time. */
static uint64_t advance(struct posix_timer *pt)
{
    const struct clock *c = &pt->p->k->clock;
    uint64_t now_ns = clock_cycles_to_ns(c, timer_clock_now(pt)), times = 0;

    if (!pt->interval_ns) {
        pt->due = CLOCK_NEVER;
        return 0;
    }
    if (pt->due_ns <= now_ns) {
        times = (now_ns - pt->due_ns) / pt->interval_ns + 1;
        pt->due_ns += times * pt->interval_ns;
        pt->time_of_day += pt->time_of_day ? times * pt->interval_ns : 0;
    }
    pt->due = clock_ns_to_cycles(c, pt->due_ns);
    return times;
}

static void send_signal(const struct posix_timer *pt)
{
    const struct ksiginfo info = {.code = SI_TIMER, .layout = KSI_TIMER, .value = pt->value, .timer_id = pt->id};
    struct thread *to = pt->notify & NOTIFY_THREAD_ID ? thread_find(pt->p->k, pt->tid) : NULL;

    if (to)
        signal_send_thread(to, pt->sig, &info);
    else if (!(pt->notify & NOTIFY_THREAD_ID))
        signal_send_process(pt->p, pt->sig, &info);
}

/* Called when the timer expires. It is not armed again until its signal is delivered, which computes the expirations missed (overruns). */
static void expire(struct posix_timer *pt)
{
    pt->rests = pt->interval_ns;
    if (!pt->interval_ns) {
        pt->due = CLOCK_NEVER;
        pt->time_of_day = 0;
    }
    send_signal(pt);
}

void time_signal_unignored(struct process *p, int sig)
{
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next)
        if (pt->rests && pt->sig == sig && !signal_has_timer(p, pt->id))
            send_signal(pt);
}

static void posix_timer_fired(struct clock_timer *timer, void *ctx)
{
    (void)timer;
    expire(ctx);
}

static void cpu_timer_fired(struct cpu_alarm *alarm, void *ctx)
{
    (void)alarm;
    expire(ctx);
}

void time_timer_delivered(struct process *p, struct ksiginfo *info)
{
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next) {
        if (pt->id != info->timer_id)
            continue;
        const uint64_t expired = pt->rests ? advance(pt) : 0, missed = pt->overruns_at_start + (expired ? expired - 1 : 0);

        pt->overruns_at_start = 0;
        pt->overruns_delivered = missed > INT32_MAX ? INT32_MAX : missed;
        info->overrun = (int)pt->overruns_delivered;
        if (pt->rests)
            arm_again(pt);
        pt->rests = false;
    }
}

static struct posix_timer *timer_find(struct process *p, int id)
{
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next)
        if (pt->id == id)
            return pt;
    return NULL;
}

/* Reads the personality's structure into pt's notify, sig, value, tid. */
static int read_sigevent(struct thread *t, uint64_t va, struct posix_timer *pt)
{
    int64_t v[4];

    if (get_struct(t, va, "piii", v))
        return -EFAULT;
    pt->value = (uint64_t)v[0];
    pt->sig = sig_host(t->p->abi, (int)v[1]);
    pt->notify = (int)v[2];
    pt->tid = (int)v[3];
    return 0;
}

static int check_sigevent(struct thread *t, const struct posix_timer *pt)
{
    if (pt->notify != NOTIFY_NONE && (pt->sig < 1 || pt->sig > KSIG_MAX))
        return -EINVAL;
    if (pt->notify & NOTIFY_THREAD_ID) {
        struct thread *to = thread_find(t->k, pt->tid);

        return to && to->p == t->p && pt->notify == NOTIFY_THREAD_ID ? 0 : -EINVAL;
    }
    return pt->notify <= NOTIFY_THREAD ? 0 : -EINVAL;
}

/* event NULL: SIGALRM. */
static int64_t create(struct thread *t, int clock, const struct posix_timer *event, uint64_t timerid)
{
    struct process *p = t->p;
    struct posix_timer *pt;
    int64_t now;
    int error = time_read_clock(t, clock, &now);

    if (error)
        return -EINVAL;
    if (time_is_coarse(clock) || clock == CLOCK_MONOTONIC_RAW)
        return -EOPNOTSUPP;
    pt = mem_new(t->k->memory, sizeof *pt);
    if (!pt)
        return -EAGAIN;
    *pt = (struct posix_timer){.p = p, .clock = clock, .sig = SIGALRM, .due = CLOCK_NEVER, .timer = {.fn = posix_timer_fired, .ctx = pt}};
    do
        pt->id = (int)(p->next_timer_id++ & INT32_MAX);
    while (timer_find(p, pt->id));
    pt->value = (uint64_t)pt->id;
    if (event) {
        pt->value = event->value;
        pt->sig = event->sig;
        pt->notify = event->notify;
        pt->tid = event->tid;
        error = check_sigevent(t, pt);
    }
    if (!error)
        error = put_u32(t, timerid, (uint32_t)pt->id);
    if (error) {
        mem_free(pt);
        return error;
    }
    pt->alarm = (struct cpu_alarm){.fn = cpu_timer_fired, .ctx = pt};
    pt->on_cpu_clock = cpu_clock_find(t, clock, &pt->alarm.clock);
    if (pt->on_cpu_clock)
        cpu_alarm_add(&pt->alarm);
    pt->next = p->posix_timers;
    p->posix_timers = pt;
    return 0;
}

int64_t sys_timer_create(struct thread *t, int clock, uint64_t event_at, uint64_t timerid)
{
    struct posix_timer event = {0};
    const int error = event_at ? read_sigevent(t, event_at, &event) : 0;

    return error ? error : create(t, clock, event_at ? &event : NULL, timerid);
}

int64_t posix_timer_create(struct thread *t, int clock, bool is_silent, int sig, uint64_t value, uint64_t timerid)
{
    const struct posix_timer event = {.notify = is_silent ? NOTIFY_NONE : NOTIFY_SIGNAL, .sig = sig, .value = value};

    return create(t, clock, &event, timerid);
}

static void timer_left(const struct posix_timer *pt, int64_t *value, int64_t *interval)
{
    const struct clock *c = &pt->p->k->clock;
    uint64_t now = timer_clock_now(pt);

    *value = *interval = 0;
    if (pt->on_cpu_clock && !pt->alarm.clock.p)
        return;
    *interval = (int64_t)pt->interval_ns;
    const uint64_t now_ns = clock_cycles_to_ns(c, now);
    const bool silent = pt->notify == NOTIFY_NONE;

    if (pt->due == CLOCK_NEVER || (silent && !pt->interval_ns && pt->due <= now))
        return;
    *value = pt->due <= now ? 1 : (int64_t)clock_cycles_to_ns(c, pt->due - now);
    if ((pt->rests || silent) && pt->interval_ns && pt->due_ns <= now_ns) /* until the expiration that it would have by now */
        *value = (int64_t)(pt->interval_ns - (now_ns - pt->due_ns) % pt->interval_ns);
    if (!*value)
        *value = 1;
}

/* Writes struct itimerspec: interval, value. */
static int put_itimerspec(struct thread *t, uint64_t va, int64_t value, int64_t interval)
{
    int64_t s = (int64_t)NS_PER_S;

    return PUT(t, va, "tntn", interval / s, interval % s, value / s, value % s);
}

int64_t sys_timer_gettime(struct thread *t, int timerid, uint64_t value_at)
{
    struct posix_timer *pt = timer_find(t->p, timerid);
    int64_t value, interval;

    if (!pt)
        return -EINVAL;
    timer_left(pt, &value, &interval);
    return put_itimerspec(t, value_at, value, interval);
}

/* A timer that is set to a time of the past has expired as often as its interval says. Returns the last of these times, or the time. */
static int64_t skip_past(struct thread *t, struct posix_timer *pt, int64_t time)
{
    int64_t now = 0;

    pt->overruns_at_start = 0;
    if (pt->on_cpu_clock)
        now = (int64_t)clock_cycles_to_ns(&t->k->clock, timer_clock_now(pt));
    else
        time_read_clock(t, pt->clock, &now);
    if (!time || !pt->interval_ns || now <= time)
        return time;
    pt->overruns_at_start = (uint64_t)(now - time) / pt->interval_ns;
    return time + (int64_t)(pt->overruns_at_start * pt->interval_ns);
}

int64_t sys_timer_settime(struct thread *t, int timerid, int flags, uint64_t new_value, uint64_t old_value_at)
{
    struct posix_timer *pt = timer_find(t->p, timerid);
    int64_t value, interval, old_value, old_interval;
    const struct clock *c = &t->k->clock;

    if (!new_value)
        return -EINVAL;
    int error = get_timespec(t, new_value, &interval);

    if (!error)
        error = get_timespec(t, new_value + struct_size(t, "tn"), &value);
    if (error)
        return error;
    if (!pt)
        return -EINVAL;
    if (pt->on_cpu_clock && !pt->alarm.clock.p)
        return -ESRCH;
    timer_left(pt, &old_value, &old_interval);
    clock_timer_cancel(&t->k->clock, &pt->timer);
    pt->interval_ns = (uint64_t)interval;
    pt->due = CLOCK_NEVER;
    pt->rests = false;
    signal_drop_timer(t->p, timerid);
    if (flags & 1)
        value = skip_past(t, pt, value);
    pt->time_of_day = value && (flags & 1) && time_is_realtime(pt->clock) ? (uint64_t)value : 0;
    if (pt->time_of_day)
        pt->due = kernel_deadline_realtime(t->k, (uint64_t)value);
    else if (value && (flags & 1) && !pt->on_cpu_clock)
        pt->due = kernel_deadline_monotonic(t->k, (uint64_t)value);
    else if (value) {
        uint64_t cycles = clock_ns_to_cycles(c, (uint64_t)value), base = flags & 1 ? 0 : timer_clock_now(pt);

        pt->due = cycles > CLOCK_NEVER - base ? CLOCK_NEVER : base + cycles;
    }
    pt->due_ns = clock_cycles_to_ns(c, pt->due);
    arm(pt);
    return old_value_at ? put_itimerspec(t, old_value_at, old_value, old_interval) : 0;
}

int64_t sys_timer_getoverrun(struct thread *t, int timerid)
{
    struct posix_timer *pt = timer_find(t->p, timerid);

    return pt ? (int64_t)pt->overruns_delivered : -EINVAL;
}

unsigned posix_timers_short(const struct process *p)
{
    unsigned n = 0;

    for (const struct posix_timer *pt = p->posix_timers; pt; pt = pt->next)
        n += pt->interval_ns && pt->interval_ns < TIME_SHORT_NS;
    return n;
}

void posix_timers_rearm_realtime(struct process *p)
{
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next) {
        if (!pt->time_of_day || pt->due == CLOCK_NEVER || pt->rests)
            continue;
        pt->due = kernel_deadline_realtime(p->k, pt->time_of_day);
        pt->due_ns = clock_cycles_to_ns(&p->k->clock, pt->due);
        arm(pt);
    }
}

static void timer_free(struct posix_timer *pt)
{
    clock_timer_cancel(&pt->p->k->clock, &pt->timer);
    signal_drop_timer(pt->p, pt->id);
    if (pt->on_cpu_clock)
        cpu_alarm_remove(&pt->alarm);
    mem_free(pt);
}

int64_t sys_timer_delete(struct thread *t, int timerid)
{
    for (struct posix_timer **at = &t->p->posix_timers; *at; at = &(*at)->next) {
        if ((*at)->id == timerid) {
            struct posix_timer *pt = *at;

            *at = pt->next;
            timer_free(pt);
            return 0;
        }
    }
    return -EINVAL;
}

void posix_timers_delete(struct process *p)
{
    while (p->posix_timers) {
        struct posix_timer *pt = p->posix_timers;

        p->posix_timers = pt->next;
        timer_free(pt);
    }
}

void posix_timers_list(FILE *out, const struct process *p)
{
    static const char *const ways[] = {"signal", "none", "thread"};

    for (const struct posix_timer *pt = p->posix_timers; pt; pt = pt->next)
        fprintf(out, "ID: %d\nsignal: %d/%0*" PRIx64 "\nnotify: %s/%s.%d\nClockID: %d\n", pt->id, sig_guest(p->abi, pt->sig),
                2 * (int)p->abi->word, pt->value, ways[pt->notify & ~NOTIFY_THREAD_ID], pt->notify & NOTIFY_THREAD_ID ? "tid" : "pid",
                pt->notify & NOTIFY_THREAD_ID ? pt->tid : p->pid, pt->clock);
}
