/*
 * Time as programs see it: clocks, sleeping, interval timers, POSIX timers, usage. All of it is virtual: the
 * clock's cycles for real time, the cycles that a process or thread used for cpu time.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>

#include "emu/kernel/internal.h"

static const uint64_t NS_PER_S = 1000000000;
enum { LIMIT_CPU = 0 };

/* ---- clocks ------------------------------------------------------------------------------------------------ */

uint64_t kernel_monotonic_ns(const struct kernel *k)
{
    return clock_now_ns(&k->clock);
}

uint64_t kernel_realtime_ns(const struct kernel *k)
{
    return (uint64_t)k->options.epoch * NS_PER_S + clock_now_ns(&k->clock) + (uint64_t)k->realtime_offset_ns;
}

uint64_t kernel_deadline_monotonic(const struct kernel *k, uint64_t ns)
{
    return clock_ns_to_cycles(&k->clock, ns);
}

uint64_t kernel_deadline_realtime(const struct kernel *k, uint64_t ns)
{
    uint64_t base = (uint64_t)k->options.epoch * NS_PER_S + (uint64_t)k->realtime_offset_ns;

    return ns <= base ? 0 : clock_ns_to_cycles(&k->clock, ns - base);
}

/* Linux's clock numbers: the same in every ABI and on the host. Cpu clocks of others are negative numbers:
 * ~pid << 3 | thread flag 4 | kind (0 prof, 1 virtual, 2 sched). */
static bool cpu_clock_cycles(struct thread *t, int id, uint64_t *cycles)
{
    if (id == CLOCK_PROCESS_CPUTIME_ID) {
        *cycles = t->p->user_cycles + t->p->system_cycles;
        return true;
    }
    if (id == CLOCK_THREAD_CPUTIME_ID) {
        *cycles = t->user_cycles + t->system_cycles;
        return true;
    }
    if (id >= 0 || (id & 3) == 3)
        return false;
    int who = ~(id >> 3);
    uint64_t user, system;

    if (id & 4) {
        struct thread *o = who ? thread_find(t->k, who) : t;

        if (!o)
            return false;
        user = o->user_cycles, system = o->system_cycles;
    } else {
        struct process *p = who ? process_find(t->k, who) : t->p;

        if (!p)
            return false;
        user = p->user_cycles, system = p->system_cycles;
    }
    *cycles = (id & 3) == 1 ? user : user + system;
    return true;
}

static bool is_realtime(int id)
{
    return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE || id == CLOCK_REALTIME_ALARM || id == CLOCK_TAI;
}

static bool is_monotonic(int id)
{
    return id == CLOCK_MONOTONIC || id == CLOCK_MONOTONIC_RAW || id == CLOCK_MONOTONIC_COARSE || id == CLOCK_BOOTTIME || id == CLOCK_BOOTTIME_ALARM;
}

static bool is_coarse(int id)
{
    return id == CLOCK_REALTIME_COARSE || id == CLOCK_MONOTONIC_COARSE;
}

static int read_clock(struct thread *t, int id, int64_t *ns)
{
    struct kernel *k = t->k;
    uint64_t cycles;

    if (is_coarse(id)) { /* as of the last tick */
        uint64_t behind = k->clock.now - clock_tick_cycle(&k->clock, k->clock.ticks);

        *ns = (int64_t)(is_realtime(id) ? kernel_realtime_ns(k) : kernel_monotonic_ns(k)) - (int64_t)clock_cycles_to_ns(&k->clock, behind);
    } else if (is_realtime(id)) {
        *ns = (int64_t)kernel_realtime_ns(k);
    } else if (is_monotonic(id)) {
        *ns = (int64_t)kernel_monotonic_ns(k);
    } else if (cpu_clock_cycles(t, id, &cycles)) {
        *ns = (int64_t)clock_cycles_to_ns(&k->clock, cycles);
    } else {
        return -EINVAL;
    }
    return 0;
}

int64_t sys_clock_gettime(struct thread *t, const uint64_t *a)
{
    int64_t ns;
    int error = read_clock(t, (int)a[0], &ns);

    return error ? error : put_timespec(t, a[1], ns);
}

int64_t sys_clock_getres(struct thread *t, const uint64_t *a)
{
    int64_t ns;
    int error = read_clock(t, (int)a[0], &ns);

    if (error || !a[1])
        return error;
    return put_timespec(t, a[1], is_coarse((int)a[0]) ? (int64_t)(NS_PER_S / t->k->options.hz) : 1);
}

static void rearm_realtime_timers(struct process *p);

/* Whoever waits for an absolute time of day looks again how far away it is. */
static void realtime_changed(struct kernel *k)
{
    for (struct process *p = k->processes; p; p = p->next) {
        rearm_realtime_timers(p);
        for (struct thread *t = p->threads; t; t = t->next)
            if (!t->parked)
                wake_thread(t);
    }
}

static int set_realtime(struct thread *t, int64_t ns)
{
    if (t->p->euid != 0)
        return -EPERM;
    t->k->realtime_offset_ns += ns - (int64_t)kernel_realtime_ns(t->k);
    realtime_changed(t->k);
    return 0;
}

int64_t sys_clock_settime(struct thread *t, const uint64_t *a)
{
    int64_t ns;
    int error = get_timespec(t, a[1], &ns);

    if (error)
        return error;
    return (int)a[0] == CLOCK_REALTIME ? set_realtime(t, ns) : -EINVAL;
}

int64_t sys_clock_adjtime(struct thread *t, const uint64_t *a)
{
    (void)t;
    (void)a;
    return -EOPNOTSUPP;
}

int64_t sys_adjtimex(struct thread *t, const uint64_t *a)
{
    (void)t;
    (void)a;
    return -EPERM;
}

int64_t sys_gettimeofday(struct thread *t, const uint64_t *a)
{
    if (a[0] && put_timeval(t, a[0], (int64_t)kernel_realtime_ns(t->k)))
        return -EFAULT;
    return a[1] ? PUT(t, a[1], "ii", 0, 0) : 0;
}

int64_t sys_settimeofday(struct thread *t, const uint64_t *a)
{
    int64_t ns;
    int error = a[0] ? get_timeval(t, a[0], &ns) : 0;

    return error || !a[0] ? error : set_realtime(t, ns);
}

int64_t sys_time(struct thread *t, const uint64_t *a)
{
    int64_t now = (int64_t)(kernel_realtime_ns(t->k) / NS_PER_S);

    return a[0] && put_word(t, a[0], (uint64_t)now) ? -EFAULT : now;
}

static uint64_t clk_tcks(const struct kernel *k, uint64_t cycles)
{
    return (uint64_t)((unsigned __int128)cycles * k->options.hz / k->clock.cycles_per_sec);
}

int64_t sys_times(struct thread *t, const uint64_t *a)
{
    const struct process *p = t->p;
    const struct kernel *k = t->k;

    if (a[0] && PUT(t, a[0], "4l", (int64_t)clk_tcks(k, p->user_cycles), (int64_t)clk_tcks(k, p->system_cycles),
                    (int64_t)clk_tcks(k, p->children_user), (int64_t)clk_tcks(k, p->children_system)))
        return -EFAULT;
    return (int64_t)clk_tcks(k, k->clock.now);
}

/* ---- usage ---------------------------------------------------------------------------------------------------- */

int put_rusage(struct thread *t, uint64_t va, uint64_t user, uint64_t system, const struct process *p)
{
    const struct clock *c = &t->k->clock;
    bool time64 = t->call.time64;
    uint64_t u = clock_cycles_to_ns(c, user) / 1000, s = clock_cycles_to_ns(c, system) / 1000;

    t->call.time64 = false; /* struct rusage has longs in every variant */
    int error = PUT(t, va, "18l", (int64_t)(u / 1000000), (int64_t)(u % 1000000), (int64_t)(s / 1000000), (int64_t)(s % 1000000),
                    (int64_t)process_peak_kb(p), 0, 0, 0, (int64_t)p->minor_faults, 0, 0, 0, 0, 0, 0, 0,
                    (int64_t)p->switches_voluntary, (int64_t)p->switches_forced);
    t->call.time64 = time64;
    return error;
}

int64_t sys_getrusage(struct thread *t, const uint64_t *a)
{
    const struct process *p = t->p;

    switch ((int)a[0]) {
    case RUSAGE_SELF: return put_rusage(t, a[1], p->user_cycles, p->system_cycles, p);
    case RUSAGE_CHILDREN: return put_rusage(t, a[1], p->children_user, p->children_system, p);
    case 1 /* RUSAGE_THREAD */: return put_rusage(t, a[1], t->user_cycles, t->system_cycles, p);
    }
    return -EINVAL;
}

/* ---- sleeping -------------------------------------------------------------------------------------------------- */

enum { WAKE_CYCLE, TIME_OF_DAY }; /* call.s[] of a sleeper; the latter in ns, 0: it does not wait for one */

static int64_t sleep_until(struct thread *t, bool absolute, uint64_t remaining_at)
{
    if (t->call.s[TIME_OF_DAY])
        t->call.s[WAKE_CYCLE] = kernel_deadline_realtime(t->k, t->call.s[TIME_OF_DAY]);
    uint64_t when = t->call.s[WAKE_CYCLE];

    if (t->k->clock.now >= when)
        return 0;
    wait_deadline(t, when);
    int64_t result = sys_block(t, absolute ? -ERESTARTNOHAND : -ERESTART_RESTARTBLOCK);

    if (result != SYS_BLOCK && !absolute && remaining_at &&
        put_timespec(t, remaining_at, (int64_t)clock_cycles_to_ns(&t->k->clock, when - t->k->clock.now)))
        return -EFAULT;
    return result;
}

int64_t sys_nanosleep(struct thread *t, const uint64_t *a)
{
    int64_t ns;

    if (!t->call.again) {
        int error = get_timespec(t, a[0], &ns);

        if (error)
            return error;
        t->call.s[WAKE_CYCLE] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns);
    }
    return sleep_until(t, false, a[1]);
}

int64_t sys_clock_nanosleep(struct thread *t, const uint64_t *a)
{
    int id = (int)a[0];
    bool absolute = a[1] & 1; /* TIMER_ABSTIME */
    int64_t ns, now;

    if (!t->call.again) {
        int error = get_timespec(t, a[2], &ns);

        if (!error)
            error = read_clock(t, id, &now);
        if (!error && (id == CLOCK_THREAD_CPUTIME_ID || is_coarse(id)))
            error = id == CLOCK_THREAD_CPUTIME_ID ? -EINVAL : -EOPNOTSUPP;
        if (error)
            return error;
        if (is_realtime(id) && absolute)
            t->call.s[TIME_OF_DAY] = ns ? (uint64_t)ns : 1;
        else if (absolute && is_monotonic(id))
            t->call.s[WAKE_CYCLE] = kernel_deadline_monotonic(t->k, (uint64_t)ns);
        else /* relative, or a cpu clock: at the earliest after that much real time */
            t->call.s[WAKE_CYCLE] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)(absolute ? (ns > now ? ns - now : 0) : ns));
    }
    return sleep_until(t, absolute, a[3]);
}

/* ---- interval timers ---------------------------------------------------------------------------------------------- */

/* One setitimer() timer. REAL hangs on the machine's clock; VIRTUAL and PROF on the process's used cycles. */
struct itimer {
    uint64_t interval; /* cycles; 0: once */
    uint64_t due;      /* on its own scale; CLOCK_NEVER: not set */
    bool each_tick;    /* instead of that: with every clock tick that falls to the process */
};
struct itimers {
    struct itimer one[3]; /* ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF */
    struct clock_timer real;
    uint64_t cpu_due; /* user + system cycles at which the next posix cpu timer or RLIMIT_CPU is due */
};

static uint64_t scale_now(const struct process *p, int which)
{
    switch (which) {
    case ITIMER_REAL: return p->k->clock.now;
    case ITIMER_VIRTUAL: return p->user_cycles;
    default: return p->user_cycles + p->system_cycles;
    }
}

static void real_timer_fired(struct clock_timer *timer, void *ctx)
{
    struct process *p = ctx;
    struct itimer *it = &p->itimers->one[ITIMER_REAL];

    signal_send_process(p, SIGALRM, NULL);
    if (!it->interval) {
        it->due = CLOCK_NEVER;
        return;
    }
    it->due += it->interval;
    clock_timer_set(&p->k->clock, timer, it->due);
}

void time_process_init(struct process *p)
{
    p->itimers = calloc(1, sizeof *p->itimers);
    if (!p->itimers)
        abort();
    for (int i = 0; i < 3; i++)
        p->itimers->one[i].due = CLOCK_NEVER;
    p->itimers->cpu_due = CLOCK_NEVER;
    p->itimers->real.fn = real_timer_fired;
    p->itimers->real.ctx = p;
}

/* A cpu timer that repeats within a clock tick goes off with the ticks themselves, as under a kernel that looks at cpu timers
 * when the clock ticks: a C library's profil() then samples where the kernel's does, and its sprofil(), which asks
 * for a microsecond, leaves the program time to run. */
static bool is_tick_timer(const struct process *p, int which, uint64_t value_ns, uint64_t interval_ns)
{
    uint64_t tick_ns = NS_PER_S / p->k->clock.hz;

    return which != ITIMER_REAL && value_ns && interval_ns && value_ns <= tick_ns && interval_ns <= tick_ns;
}

static void set_itimer(struct process *p, int which, uint64_t value_ns, uint64_t interval_ns)
{
    struct itimer *it = &p->itimers->one[which];
    const struct clock *c = &p->k->clock;

    /* A stopped ITIMER_REAL forgets its interval, the others keep it (do_setitimer in Linux). */
    it->interval = which == ITIMER_REAL && !value_ns ? 0 : clock_ns_to_cycles(c, interval_ns);
    it->due = CLOCK_NEVER;
    it->each_tick = is_tick_timer(p, which, value_ns, interval_ns);
    if (value_ns && !it->each_tick) {
        uint64_t cycles = clock_ns_to_cycles(c, value_ns), now = scale_now(p, which);

        it->due = cycles > CLOCK_NEVER - now ? CLOCK_NEVER : now + cycles;
    }
    if (which == ITIMER_REAL)
        clock_timer_set(&p->k->clock, &p->itimers->real, it->due);
}

static void get_itimer(const struct process *p, int which, int64_t *value_ns, int64_t *interval_ns)
{
    const struct itimer *it = &p->itimers->one[which];
    uint64_t now = scale_now(p, which);

    *interval_ns = (int64_t)clock_cycles_to_ns(&p->k->clock, it->interval);
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
        value = 1000; /* a running timer never reads as zero */
    return PUT(t, va, "4l", interval / s, interval % s / 1000, value / s, value % s / 1000);
}

int64_t sys_getitimer(struct thread *t, const uint64_t *a)
{
    int64_t value, interval;

    if ((int)a[0] < 0 || (int)a[0] > 2)
        return -EINVAL;
    get_itimer(t->p, (int)a[0], &value, &interval);
    return put_itimerval(t, a[1], value, interval);
}

int64_t sys_setitimer(struct thread *t, const uint64_t *a)
{
    int which = (int)a[0];
    int64_t value = 0, interval = 0, old_value, old_interval;

    if (which < 0 || which > 2)
        return -EINVAL;
    if (a[1]) {
        int error = get_timeval(t, a[1], &interval);

        if (!error)
            error = get_timeval(t, a[1] + 2 * t->p->abi->word, &value);
        if (error)
            return error;
    }
    get_itimer(t->p, which, &old_value, &old_interval);
    set_itimer(t->p, which, (uint64_t)value, (uint64_t)interval);
    return a[2] ? put_itimerval(t, a[2], old_value, old_interval) : 0;
}

int64_t sys_alarm(struct thread *t, const uint64_t *a)
{
    int64_t value, interval, s = (int64_t)NS_PER_S;

    get_itimer(t->p, ITIMER_REAL, &value, &interval);
    set_itimer(t->p, ITIMER_REAL, a[0] * NS_PER_S, 0);
    /* Rounded to the nearest second, but never to 0 while one is running. */
    return value && value < s ? 1 : (value + s / 2) / s;
}

/* ---- POSIX timers ----------------------------------------------------------------------------------------------------- */

enum { NOTIFY_SIGNAL = 0, NOTIFY_NONE = 1, NOTIFY_THREAD = 2, NOTIFY_THREAD_ID = 4 }; /* SIGEV_ */

struct posix_timer {
    struct posix_timer *next;
    struct process *p;
    int id, clock, notify, sig, tid;
    uint64_t value;         /* sigval */
    uint64_t due;           /* cycle of its clock; CLOCK_NEVER: not set */
    uint64_t due_ns, interval_ns;
    uint64_t time_of_day;   /* set to go off at this time of day, in ns; 0: to some other time */
    bool queued, resting;   /* its signal is pending; and it waits for its delivery to go on */
    uint64_t overruns_delivered;
    struct clock_timer timer;
};

static bool on_cpu_clock(const struct posix_timer *pt)
{
    return pt->clock == CLOCK_PROCESS_CPUTIME_ID || pt->clock == CLOCK_THREAD_CPUTIME_ID || pt->clock < 0;
}

static uint64_t timer_clock_now(const struct posix_timer *pt)
{
    const struct process *p = pt->p;

    return on_cpu_clock(pt) ? p->user_cycles + p->system_cycles : p->k->clock.now;
}

static void arm(struct posix_timer *pt)
{
    if (on_cpu_clock(pt)) {
        if (pt->due < pt->p->itimers->cpu_due)
            pt->p->itimers->cpu_due = pt->due;
    } else {
        clock_timer_set(&pt->p->k->clock, &pt->timer, pt->due);
    }
}

/* Move the due time beyond now; how many expirations lie between. An interval is exact in nanoseconds, a due time
 * is the cycle at or after it. */
static uint64_t forward(struct posix_timer *pt)
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
    }
    pt->due = clock_ns_to_cycles(c, pt->due_ns);
    return times;
}

/* The timer's time has come. While its signal is pending it rests: what it would have done in the meantime is
 * counted at delivery, by arithmetic. */
static void expire(struct posix_timer *pt)
{
    struct process *p = pt->p;
    struct ksiginfo info = {.code = SI_TIMER, .layout = KSI_TIMER, .value = pt->value, .timer_id = pt->id};

    if (!pt->interval_ns)
        pt->time_of_day = 0;
    if (pt->notify != NOTIFY_NONE) {
        struct thread *to = pt->notify & NOTIFY_THREAD_ID ? thread_find(p->k, pt->tid) : NULL;

        pt->queued = true;
        if (to)
            signal_send_thread(to, pt->sig, &info);
        else if (!(pt->notify & NOTIFY_THREAD_ID))
            signal_send_process(p, pt->sig, &info);
        if (!(p->pending.set & ksigbit(pt->sig)) && !(to && (to->pending.set & ksigbit(pt->sig))))
            pt->queued = false; /* ignored */
    }
    forward(pt);
    if (pt->queued)
        pt->resting = true;
    else
        arm(pt);
}

static void posix_timer_fired(struct clock_timer *timer, void *ctx)
{
    (void)timer;
    expire(ctx);
}

void time_timer_delivered(struct process *p, struct ksiginfo *info)
{
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next) {
        if (pt->id != info->timer_id)
            continue;
        uint64_t missed = pt->resting ? forward(pt) : 0;

        pt->queued = false;
        pt->overruns_delivered = missed > INT32_MAX ? INT32_MAX : missed;
        info->overrun = (int)pt->overruns_delivered;
        if (pt->resting)
            arm(pt);
        pt->resting = false;
    }
}

static struct posix_timer *timer_find(struct process *p, int id)
{
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next)
        if (pt->id == id)
            return pt;
    return NULL;
}

static int read_sigevent(struct thread *t, uint64_t va, struct posix_timer *pt)
{
    int64_t v[4];

    if (get_struct(t, va, "piii", v))
        return -EFAULT;
    pt->value = (uint64_t)v[0];
    pt->sig = sig_host(t->p->abi, (int)v[1]);
    pt->notify = (int)v[2];
    pt->tid = (int)v[3];
    if (pt->notify != NOTIFY_NONE && (pt->sig < 1 || pt->sig > KSIG_MAX))
        return -EINVAL;
    if (pt->notify & NOTIFY_THREAD_ID) {
        struct thread *to = thread_find(t->k, pt->tid);

        return to && to->p == t->p && pt->notify == NOTIFY_THREAD_ID ? 0 : -EINVAL;
    }
    return pt->notify <= NOTIFY_THREAD ? 0 : -EINVAL;
}

int64_t sys_timer_create(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    struct posix_timer *pt, **at = &p->posix_timers;
    int64_t now;
    int error = read_clock(t, (int)a[0], &now);

    if (error || is_coarse((int)a[0]))
        return -EINVAL;
    pt = calloc(1, sizeof *pt);
    if (!pt)
        return -EAGAIN;
    *pt = (struct posix_timer){.p = p, .clock = (int)a[0], .sig = SIGALRM, .due = CLOCK_NEVER, .timer = {.fn = posix_timer_fired, .ctx = pt}};
    while (*at && (*at)->id == pt->id) {
        pt->id++; /* the list is sorted: the lowest free number */
        at = &(*at)->next;
    }
    pt->value = (uint64_t)pt->id;
    if (a[1])
        error = read_sigevent(t, a[1], pt);
    if (!error)
        error = put_u32(t, a[2], (uint32_t)pt->id);
    if (error) {
        free(pt);
        return error;
    }
    pt->next = *at;
    *at = pt;
    return 0;
}

static void timer_left(const struct posix_timer *pt, int64_t *value, int64_t *interval)
{
    const struct clock *c = &pt->p->k->clock;
    uint64_t now = timer_clock_now(pt);

    *interval = (int64_t)pt->interval_ns;
    *value = pt->due == CLOCK_NEVER ? 0 : pt->due <= now ? 1 : (int64_t)clock_cycles_to_ns(c, pt->due - now);
    if (pt->resting && pt->interval_ns && pt->due <= now) /* where it would be by now */
        *value = (int64_t)(pt->interval_ns - (clock_cycles_to_ns(c, now) - pt->due_ns) % pt->interval_ns);
    if (pt->due != CLOCK_NEVER && !*value)
        *value = 1;
}

/* struct itimerspec: interval, then value. */
static int put_itimerspec(struct thread *t, uint64_t va, int64_t value, int64_t interval)
{
    int64_t s = (int64_t)NS_PER_S;

    return PUT(t, va, "tntn", interval / s, interval % s, value / s, value % s);
}

int64_t sys_timer_gettime(struct thread *t, const uint64_t *a)
{
    struct posix_timer *pt = timer_find(t->p, (int)a[0]);
    int64_t value, interval;

    if (!pt)
        return -EINVAL;
    timer_left(pt, &value, &interval);
    return put_itimerspec(t, a[1], value, interval);
}

int64_t sys_timer_settime(struct thread *t, const uint64_t *a)
{
    struct posix_timer *pt = timer_find(t->p, (int)a[0]);
    int64_t value, interval, old_value, old_interval;
    const struct clock *c = &t->k->clock;

    if (!pt || !a[2])
        return -EINVAL;
    int error = get_timespec(t, a[2], &interval);

    if (!error)
        error = get_timespec(t, a[2] + struct_size(t, "tn"), &value);
    if (error)
        return error;
    timer_left(pt, &old_value, &old_interval);
    clock_timer_cancel(&t->k->clock, &pt->timer);
    pt->interval_ns = (uint64_t)interval;
    pt->due = CLOCK_NEVER;
    pt->resting = false;
    pt->time_of_day = value && (a[1] & 1) && is_realtime(pt->clock) ? (uint64_t)value : 0;
    if (pt->time_of_day)
        pt->due = kernel_deadline_realtime(t->k, (uint64_t)value);
    else if (value)
        pt->due = clock_ns_to_cycles(c, (uint64_t)value) + (a[1] & 1 ? 0 : timer_clock_now(pt));
    pt->due_ns = clock_cycles_to_ns(c, pt->due);
    arm(pt);
    return a[3] ? put_itimerspec(t, a[3], old_value, old_interval) : 0;
}

int64_t sys_timer_getoverrun(struct thread *t, const uint64_t *a)
{
    struct posix_timer *pt = timer_find(t->p, (int)a[0]);

    return pt ? (int64_t)pt->overruns_delivered : -EINVAL;
}

static void rearm_realtime_timers(struct process *p)
{
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next) {
        if (!pt->time_of_day || pt->due == CLOCK_NEVER || pt->resting)
            continue;
        pt->due = kernel_deadline_realtime(p->k, pt->time_of_day);
        pt->due_ns = clock_cycles_to_ns(&p->k->clock, pt->due);
        arm(pt);
    }
}

static void timer_free(struct posix_timer *pt)
{
    clock_timer_cancel(&pt->p->k->clock, &pt->timer);
    free(pt);
}

int64_t sys_timer_delete(struct thread *t, const uint64_t *a)
{
    for (struct posix_timer **at = &t->p->posix_timers; *at; at = &(*at)->next) {
        if ((*at)->id == (int)a[0]) {
            struct posix_timer *pt = *at;

            *at = pt->next;
            timer_free(pt);
            return 0;
        }
    }
    return -EINVAL;
}

static void delete_posix_timers(struct process *p)
{
    while (p->posix_timers) {
        struct posix_timer *pt = p->posix_timers;

        p->posix_timers = pt->next;
        timer_free(pt);
    }
}

/* Interval timers survive execve; POSIX timers do not. */
void time_process_exec(struct process *p)
{
    delete_posix_timers(p);
}

void time_process_exit(struct process *p)
{
    delete_posix_timers(p);
    if (p->itimers)
        clock_timer_cancel(&p->k->clock, &p->itimers->real);
    free(p->itimers);
    p->itimers = NULL;
}

/* ---- cpu time ------------------------------------------------------------------------------------------------------------- */

uint64_t time_cpu_limit(struct process *p)
{
    const struct itimers *i = p->itimers;
    uint64_t user = p->user_cycles, all = user + p->system_cycles, limit = CLOCK_NEVER;
    const uint64_t due[3][2] = {{i->one[ITIMER_VIRTUAL].due, user}, {i->one[ITIMER_PROF].due, all}, {i->cpu_due, all}};

    for (int n = 0; n < 3; n++)
        if (due[n][0] != CLOCK_NEVER && (due[n][0] > due[n][1] ? due[n][0] - due[n][1] : 1) < limit)
            limit = due[n][0] > due[n][1] ? due[n][0] - due[n][1] : 1;
    return limit;
}

/* A cpu timer's signal is for the process, but the thread whose time made it go off takes it if it can: its pc is what a
 * profiler wants. */
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
    if (!it->interval)
        it->due = CLOCK_NEVER;
    while (it->due <= now)
        it->due += it->interval;
}

static uint64_t limit_cycles(const struct process *p, uint64_t seconds)
{
    uint64_t per = p->k->clock.cycles_per_sec;

    return seconds >= CLOCK_NEVER / per ? CLOCK_NEVER : seconds * per;
}

/* RLIMIT_CPU: SIGXCPU every second from the soft limit on, SIGKILL at the hard one. Returns when to look again. */
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
    uint64_t next = check_cpu_limit(p, used);

    p->itimers->cpu_due = CLOCK_NEVER;
    for (struct posix_timer *pt = p->posix_timers; pt; pt = pt->next) {
        if (!on_cpu_clock(pt))
            continue;
        if (pt->due <= used && !pt->resting)
            expire(pt);
        if (pt->due < next && !pt->resting)
            next = pt->due;
    }
    p->itimers->cpu_due = next;
}

void time_limit_changed(struct process *p)
{
    p->itimers->cpu_due = 0; /* look at the next occasion */
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
}
