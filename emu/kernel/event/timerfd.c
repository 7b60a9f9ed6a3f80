/* timerfd_create(2): a timer as an open file. */
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/event/anonymous.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <sys/timerfd.h>

struct timerfd {
    struct file f;
    bool realtime;
    uint64_t next;     /* nanoseconds on its clock; 0: disarmed */
    uint64_t interval; /* 0: one-shot */
    uint64_t expirations;
    bool rests; /* it has expired at `next`, and does so again only after the next call */
    struct clock_timer timer;
    struct event_queue changed;
};
static const struct file_ops timerfd_ops;

static uint64_t timerfd_now(const struct timerfd *d)
{
    return d->realtime ? kernel_realtime_ns(d->f.m->k) : kernel_monotonic_ns(d->f.m->k);
}

static void timerfd_arm(struct timerfd *d)
{
    struct kernel *k = d->f.m->k;
    if (!d->next) {
        clock_timer_cancel(&k->clock, &d->timer);
        return;
    }
    uint64_t when = d->realtime ? kernel_deadline_realtime(k, d->next) : kernel_deadline_monotonic(k, d->next);
    clock_timer_set(&k->clock, &d->timer, when);
}

/* Counts the expirations up to now, and arms the timer again. */
static void timerfd_forward(struct timerfd *d)
{
    const uint64_t now = timerfd_now(d);
    if (!d->rests)
        return;
    const uint64_t more = now > d->next ? (now - d->next) / d->interval : 0;
    d->expirations += more;
    d->next += (more + 1) * d->interval;
    d->rests = false;
    timerfd_arm(d);
}

/* Called when the timer expires. It is not armed again before the program has seen that. */
static void timerfd_fire(struct clock_timer *timer, void *ctx)
{
    struct timerfd *d = ctx;
    uint64_t now = timerfd_now(d);
    (void)timer;
    if (now < d->next) { /* the clock was set back */
        timerfd_arm(d);
        return;
    }
    d->expirations++;
    d->rests = d->interval;
    if (!d->rests)
        d->next = 0;
    event_wake(&d->changed);
}

static void timerfd_release(struct file *f)
{
    struct timerfd *d = (struct timerfd *)f;
    clock_timer_cancel(&f->m->k->clock, &d->timer);
    event_queue_fini(&d->changed);
    mem_free(d);
}

static int64_t timerfd_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct timerfd *d = (struct timerfd *)f;
    (void)offset;
    if (len < 8)
        return -EINVAL;
    if (!d->expirations)
        return -EAGAIN;
    timerfd_forward(d);
    put_count(f->m->k->current, buf, d->expirations);
    d->expirations = 0;
    return 8;
}

static unsigned timerfd_poll(struct file *f, struct poller *p)
{
    struct timerfd *d = (struct timerfd *)f;
    poll_on(p, &d->changed);
    return d->expirations ? POLLIN : 0;
}

static const struct file_ops timerfd_ops = {
    .name = "[timerfd]",
    .stays = true,
    .release = timerfd_release,
    .read = timerfd_read,
    .poll = timerfd_poll,
    .stat = anonymous_stat,
};

int64_t sys_timerfd_create(struct thread *t, int clock, unsigned guest_flags)
{
    int64_t flags = anonymous_flags(t, guest_flags, 0);
    if (flags < 0 || (clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC && clock != CLOCK_BOOTTIME && clock != CLOCK_REALTIME_ALARM &&
                      clock != CLOCK_BOOTTIME_ALARM))
        return -EINVAL;
    if ((clock == CLOCK_REALTIME_ALARM || clock == CLOCK_BOOTTIME_ALARM) && !process_can(t->p, CAP_WAKE_ALARM))
        return -EPERM;
    struct fs_machine *m = fs_of(t);
    struct timerfd *d = mem_new(m->k->memory, sizeof *d);
    if (!d)
        return -ENOMEM;
    file_init(&d->f, m, &timerfd_ops, O_RDWR | (flags & O_NONBLOCK));
    d->realtime = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_ALARM;
    d->timer.fn = timerfd_fire;
    d->timer.ctx = d;
    return fd_install(t, &d->f, flags & O_CLOEXEC, 0);
}

static struct timerfd *timer_of(struct thread *t, int fd, int *err)
{
    struct file *f = fd_file(t, fd);
    *err = !f ? -EBADF : f->ops != &timerfd_ops ? -EINVAL : 0;
    return (struct timerfd *)f;
}

/* Writes struct itimerspec: interval, value. */
static int put_setting(struct thread *t, uint64_t va, struct timerfd *d)
{
    timerfd_forward(d);
    uint64_t now = timerfd_now(d);
    uint64_t left = !d->next ? 0 : d->next > now ? d->next - now : 1;
    if (put_timespec(t, va, (int64_t)d->interval))
        return -EFAULT;
    return put_timespec(t, va + struct_size(t, "tn"), (int64_t)left);
}

int64_t sys_timerfd_settime(struct thread *t, int fd, unsigned flags, uint64_t new_value, uint64_t old_value)
{
    int64_t interval, value;
    int err;
    struct timerfd *d = timer_of(t, fd, &err);
    int bad = get_timespec(t, new_value, &interval);
    if (!bad)
        bad = get_timespec(t, new_value + struct_size(t, "tn"), &value);
    if (bad || flags & ~(uint64_t)3)
        return bad ? bad : -EINVAL;
    if (err)
        return err;
    if (old_value && put_setting(t, old_value, d))
        return -EFAULT;
    d->expirations = 0;
    d->rests = false;
    d->interval = value ? (uint64_t)interval : 0;
    d->next = !value ? 0 : flags & TFD_TIMER_ABSTIME ? (uint64_t)value : timerfd_now(d) + (uint64_t)value;
    if (d->next && d->next <= timerfd_now(d))
        timerfd_fire(&d->timer, d);
    else
        timerfd_arm(d);
    event_wake(&d->changed);
    return 0;
}

int64_t sys_timerfd_gettime(struct thread *t, int fd, uint64_t value)
{
    int err;
    struct timerfd *d = timer_of(t, fd, &err);
    return err ? err : put_setting(t, value, d);
}
