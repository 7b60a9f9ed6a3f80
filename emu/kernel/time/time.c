/*
 * Clocks and sleeping (interval timers: itimers.c; POSIX timers: posix-timers.c). All time is virtual: real time is the clock's cycles, cpu
 * time the cycles that a process or thread has used.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/timex.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/time/cpu_clock.h"
#include "emu/kernel/time/timers.h"
#include "emu/mem/charge.h"

/* ---- clocks ------------------------------------------------------------------------------------------------ */

static bool cpu_clock_cycles(struct thread *t, int id, uint64_t *cycles)
{
    struct cpu_clock c;

    if (!cpu_clock_find(t, id, &c))
        return false;
    *cycles = cpu_clock_now(&c);
    return true;
}

bool time_is_realtime(int id)
{
    return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE || id == CLOCK_REALTIME_ALARM || id == CLOCK_TAI;
}

static bool is_monotonic(int id)
{
    return id == CLOCK_MONOTONIC || id == CLOCK_MONOTONIC_RAW || id == CLOCK_MONOTONIC_COARSE || id == CLOCK_BOOTTIME ||
           id == CLOCK_BOOTTIME_ALARM;
}

bool time_is_coarse(int id)
{
    return id == CLOCK_REALTIME_COARSE || id == CLOCK_MONOTONIC_COARSE;
}

int time_read_clock(struct thread *t, int id, int64_t *ns)
{
    struct kernel *k = t->k;
    uint64_t cycles;

    if (time_is_coarse(id)) { /* the time of the last tick */
        uint64_t since_tick = k->clock.now - clock_tick_cycle(&k->clock, k->clock.ticks);

        *ns =
            (int64_t)((time_is_realtime(id) ? kernel_realtime_ns(k) : kernel_monotonic_ns(k)) - clock_cycles_to_ns(&k->clock, since_tick));
    } else if (time_is_realtime(id)) {
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

int64_t sys_clock_gettime(struct thread *t, int clock, uint64_t tp)
{
    int64_t ns;
    int error = time_read_clock(t, clock, &ns);

    return error ? error : put_timespec(t, tp, ns);
}

int64_t sys_clock_getres(struct thread *t, int clock, uint64_t res)
{
    int64_t ns;
    int error = time_read_clock(t, clock, &ns);

    if (error || !res)
        return error;
    return put_timespec(t, res, time_is_coarse(clock) ? (int64_t)(NS_PER_S / t->k->options.hz) : 1);
}

/* Recomputes the deadlines that wait for an absolute CLOCK_REALTIME time. */
static void realtime_changed(struct kernel *k)
{
    for (struct process *p = k->processes; p; p = p->next) {
        posix_timers_rearm_realtime(p);
        for (struct thread *t = p->threads; t; t = t->next)
            if (!t->parked)
                wake_thread(t);
    }
}

/* Sets CLOCK_REALTIME: not before the machine's start, and not so late that it overflows within thirty years, as in Linux. */
static int set_realtime(struct thread *t, int64_t ns)
{
    const int64_t latest = INT64_MAX / (int64_t)NS_PER_S - 30ll * 365 * 24 * 3600;

    if (ns / (int64_t)NS_PER_S >= latest)
        return -EINVAL;
    if (!process_can(t->p, CAP_SYS_TIME))
        return -EPERM;
    if ((uint64_t)ns < kernel_monotonic_ns(t->k))
        return -EINVAL;
    t->k->realtime_offset_ns = (int64_t)((uint64_t)t->k->realtime_offset_ns + (uint64_t)ns - kernel_realtime_ns(t->k));
    realtime_changed(t->k);
    return 0;
}

int64_t sys_clock_settime(struct thread *t, int clock, uint64_t tp)
{
    int64_t ns;
    int error = clock == CLOCK_REALTIME ? get_timespec(t, tp, &ns) : -EINVAL;

    return error ? error : set_realtime(t, ns);
}

/* struct timex from its second field on, as in Linux while no program disciplines the clock: values of kernel/time/ntp.c. */
static int put_clock_state(struct thread *t, uint64_t buf, unsigned modes)
{
    enum { ERROR_US = 16000000, TIME_CONSTANT = 2, PRECISION_US = 1, TOLERANCE = 500 << 16 };
    const char *format = t->call.time64 ? "I04qi03q2q3qi05qi00000000000" : "I4li3llu3li5li00000000000";
    int64_t now = (int64_t)kernel_realtime_ns(t->k), hz = t->k->options.hz, tick_us = (1000000 + hz / 2) / hz;

    return PUT(t, buf, format, modes, 0, 0, ERROR_US, ERROR_US, STA_UNSYNC, TIME_CONSTANT, PRECISION_US, TOLERANCE, seconds_of(now),
               nanoseconds_of(now) / 1000, tick_us, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}

/* Bits of timex.modes: the old adjtime(), which sets an offset, or only reads what remains of it. */
enum { AS_ADJTIME = 0x8000, AS_ADJTIME_OFFSET = 1, AS_ADJTIME_READ = 0x2000 };

/* The clock is exact: only reading is permitted, as to an unprivileged user. The result is the clock's state, unsynchronised. */
int64_t sys_adjtimex(struct thread *t, uint64_t buf)
{
    uint32_t modes;

    if (get_u32(t, buf, &modes))
        return -EFAULT;
    if ((modes & AS_ADJTIME) && !(modes & AS_ADJTIME_OFFSET))
        return -EINVAL;
    if (modes & AS_ADJTIME ? !(modes & AS_ADJTIME_READ) : modes)
        return -EPERM;
    return put_clock_state(t, buf, modes) ? -EFAULT : TIME_ERROR;
}

int64_t sys_clock_adjtime(struct thread *t, int clock, uint64_t buf)
{
    int64_t ns;
    int error = time_read_clock(t, clock, &ns);

    if (error)
        return error;
    return clock == CLOCK_REALTIME ? sys_adjtimex(t, buf) : -EOPNOTSUPP;
}

int64_t sys_gettimeofday(struct thread *t, uint64_t tv, uint64_t tz)
{
    if (tv && put_timeval(t, tv, (int64_t)kernel_realtime_ns(t->k)))
        return -EFAULT;
    return tz ? PUT(t, tz, "ii", 0, 0) : 0;
}

int64_t sys_settimeofday(struct thread *t, uint64_t tv, uint64_t tz)
{
    int64_t ns, zone[2];
    int error = tv ? get_timeval(t, tv, &ns) : 0;

    if (!error && tz && get_struct(t, tz, "ii", zone))
        error = -EFAULT;
    if (error || tv)
        return error ? error : set_realtime(t, ns);
    return process_can(t->p, CAP_SYS_TIME) ? 0 : -EPERM;
}

int64_t sys_time(struct thread *t, uint64_t tloc)
{
    int64_t now = (int64_t)(kernel_realtime_ns(t->k) / NS_PER_S);

    return tloc && put_word(t, tloc, (uint64_t)now) ? -EFAULT : now;
}

static uint64_t clk_tcks(const struct kernel *k, uint64_t cycles)
{
    return (uint64_t)((unsigned __int128)cycles * k->options.hz / k->clock.cycles_per_sec);
}

int64_t sys_times(struct thread *t, uint64_t buf)
{
    const struct process *p = t->p;
    const struct kernel *k = t->k;

    if (buf && PUT(t, buf, "4l", (int64_t)clk_tcks(k, p->user_cycles), (int64_t)clk_tcks(k, p->system_cycles),
                   (int64_t)clk_tcks(k, p->children.user), (int64_t)clk_tcks(k, p->children.system)))
        return -EFAULT;
    return (int64_t)(UPTIME_AT_START_S * (uint64_t)k->options.hz + clk_tcks(k, k->clock.now));
}

/* ---- short intervals ---------------------------------------------------------------------------------------------- */

static bool is_short(const struct process *p, uint64_t interval)
{
    return interval < clock_ns_to_cycles(&p->k->clock, TIME_SHORT_NS);
}

static unsigned short_timers(const struct kernel *k)
{
    unsigned n = 0;

    for (const struct process *p = k->processes; p; p = p->next)
        n += posix_timers_short(p) + time_real_is_short(p);
    return n ? n : 1;
}

/* Returns the least cycles between two interrupts of a timer with a short interval. */
static uint64_t cycles_apart(const struct kernel *k)
{
    return clock_ns_to_cycles(&k->clock, TIME_SHORT_NS) * short_timers(k);
}

uint64_t time_interrupt(const struct process *p, uint64_t due, uint64_t interval)
{
    if (!is_short(p, interval))
        return due;
    const uint64_t apart = cycles_apart(p->k), past = due % apart;

    return !past || due > CLOCK_NEVER - apart ? due : due - past + apart;
}

uint64_t time_cpu_interrupt(const struct process *p, uint64_t now, uint64_t due, uint64_t interval)
{
    if (!is_short(p, interval))
        return due;
    const struct clock *c = &p->k->clock;
    const uint64_t apart = cycles_apart(p->k), to_tick = c->next_tick > c->now ? c->next_tick - c->now : 0;
    const uint64_t soonest = now + (to_tick > apart ? to_tick : apart);

    return due > soonest ? due : soonest;
}

/* ---- sleeping -------------------------------------------------------------------------------------------------- */

enum { WAKE_CYCLE, TIME_OF_DAY }; /* call.s[] of a sleeper; TIME_OF_DAY: absolute CLOCK_REALTIME deadline in ns, or 0 */

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

int64_t sys_nanosleep(struct thread *t, uint64_t request, uint64_t remain)
{
    int64_t ns;

    if (!t->call.again) {
        int error = get_timespec(t, request, &ns);

        if (error)
            return error;
        t->call.s[WAKE_CYCLE] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns);
    }
    return sleep_until(t, false, remain);
}

static void cpu_sleep_ends(struct cpu_alarm *a, void *ctx)
{
    (void)a;
    wake_thread(ctx);
}

static void free_alarm(void *data)
{
    cpu_alarm_remove(data);
    mem_free(data);
}

/* Sleeps until a process or another thread has used that much cpu time. */
static int64_t cpu_sleep(struct thread *t, const struct cpu_clock *clock, bool absolute, int64_t ns, uint64_t remaining_at)
{
    struct cpu_alarm *a = t->call.data;

    if (!a) {
        const uint64_t cycles = clock_ns_to_cycles(&t->k->clock, (uint64_t)ns), base = absolute ? 0 : cpu_clock_now(clock);

        t->call.s[WAKE_CYCLE] = cycles > CLOCK_NEVER - base ? CLOCK_NEVER : base + cycles;
        if (!(a = mem_new_always(t->k->memory, sizeof *a)))
            kernel_no_memory();
        *a = (struct cpu_alarm){.clock = *clock, .fn = cpu_sleep_ends, .ctx = t};
        cpu_alarm_add(a);
        call_keep(t, a, free_alarm);
        cpu_alarm_set(a, t->call.s[WAKE_CYCLE]);
    }
    const uint64_t now = cpu_clock_now(&a->clock), when = t->call.s[WAKE_CYCLE];

    if (now >= when)
        return 0;
    int64_t result = sys_block(t, absolute ? -ERESTARTNOHAND : -ERESTART_RESTARTBLOCK);

    if (result != SYS_BLOCK && !absolute && remaining_at &&
        put_timespec(t, remaining_at, (int64_t)clock_cycles_to_ns(&t->k->clock, when - now)))
        return -EFAULT;
    return result;
}

int64_t sys_clock_nanosleep(struct thread *t, int id, int flags, uint64_t request, uint64_t remain)
{
    bool absolute = flags & 1; /* TIMER_ABSTIME */
    int64_t ns, now;
    struct cpu_clock clock;

    if (!t->call.again) {
        int error = time_read_clock(t, id, &now);

        if (!error && (id == CLOCK_THREAD_CPUTIME_ID || id == CLOCK_MONOTONIC_RAW || time_is_coarse(id)))
            error = -EOPNOTSUPP;
        if (!error)
            error = get_timespec(t, request, &ns);
        if (error)
            return error;
        if (cpu_clock_find(t, id, &clock))
            return clock.tid == t->tid ? -EINVAL : cpu_sleep(t, &clock, absolute, ns, remain);
        if (time_is_realtime(id) && absolute)
            t->call.s[TIME_OF_DAY] = ns ? (uint64_t)ns : 1;
        else if (absolute && is_monotonic(id))
            t->call.s[WAKE_CYCLE] = kernel_deadline_monotonic(t->k, (uint64_t)ns);
        else
            t->call.s[WAKE_CYCLE] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns);
    } else if (t->call.data)
        return cpu_sleep(t, &((struct cpu_alarm *)t->call.data)->clock, absolute, 0, remain);
    return sleep_until(t, absolute, remain);
}
