/* eventfd, timerfd, signalfd: events as open files. */
#include "emu/kernel/vfs/fs.h"

#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>

/* The flags of these calls are O_ numbers of the ABI; -1: others. */
static int64_t event_flags(struct thread *t, uint64_t guest, uint64_t others)
{
    uint64_t bits = guest & ~others;
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, bits);
    if (flags & ~(unsigned)(O_CLOEXEC | O_NONBLOCK) ||
        flags_to_guest(fs_abi_of(t)->open_flags, flags) != bits)
        return -1;
    return flags;
}

static int anonymous_stat(struct file *f, struct fs_stat *out)
{
    *out = (struct fs_stat){.dev = 13, .ino = f->ino, .mode = 0600, .nlink = 1, .blksize = 4096};
    return 0;
}

/* A count in the guest's byte order: what is read and written is its own memory format. */
static void put_count(struct thread *t, void *buf, uint64_t value)
{
    int64_t v = (int64_t)value;
    pack_struct(t->p->abi, false, "Q", &v, buf);
}

static uint64_t get_count(struct thread *t, const void *buf)
{
    int64_t v;
    unpack_struct(t->p->abi, false, "Q", buf, &v);
    return (uint64_t)v;
}

/* ---- eventfd --------------------------------------------------------------------------------- */

struct eventfd {
    struct file f;
    uint64_t count;
    bool semaphore;
    struct event_queue changed;
};

static void eventfd_release(struct file *f)
{
    event_queue_fini(&((struct eventfd *)f)->changed);
    free(f);
}

static int64_t count_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct eventfd *e = (struct eventfd *)f;
    (void)offset;
    if (len < 8)
        return -EINVAL;
    if (!e->count)
        return -EAGAIN;
    uint64_t n = e->semaphore ? 1 : e->count;
    e->count -= n;
    put_count(f->m->k->current, buf, n);
    event_wake_out(&e->changed);
    return 8;
}

static int64_t count_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    struct eventfd *e = (struct eventfd *)f;
    (void)offset;
    if (len < 8)
        return -EINVAL;
    uint64_t n = get_count(f->m->k->current, buf);
    if (n == UINT64_MAX)
        return -EINVAL;
    if (UINT64_MAX - 1 - e->count < n)
        return -EAGAIN;
    e->count += n;
    event_wake_in(&e->changed);
    return 8;
}

static unsigned eventfd_poll(struct file *f, struct poller *p)
{
    struct eventfd *e = (struct eventfd *)f;
    poll_on(p, &e->changed);
    return (e->count ? POLLIN | POLLRDNORM : 0) |
           (e->count < UINT64_MAX - 1 ? POLLOUT | POLLWRNORM : 0);
}

static const struct file_ops eventfd_ops = {
    .name = "[eventfd]",
    .release = eventfd_release,
    .read = count_read,
    .write = count_write,
    .poll = eventfd_poll,
    .stat = anonymous_stat,
};

static int64_t make_eventfd(struct thread *t, uint64_t count, uint64_t guest_flags)
{
    int64_t flags = event_flags(t, guest_flags, EFD_SEMAPHORE);
    if (flags < 0)
        return -EINVAL;
    struct fs_machine *m = fs_of(t);
    struct eventfd *e = calloc(1, sizeof *e);
    if (!e)
        return -ENOMEM;
    file_init(&e->f, m, &eventfd_ops, O_RDWR | (flags & O_NONBLOCK));
    e->f.ino = ++m->next_ino;
    e->count = (uint32_t)count;
    e->semaphore = guest_flags & EFD_SEMAPHORE;
    return fd_install(t, &e->f, flags & O_CLOEXEC, 0);
}

int64_t sys_eventfd(struct thread *t, unsigned initval)
{
    return make_eventfd(t, initval, 0);
}

int64_t sys_eventfd2(struct thread *t, unsigned initval, unsigned flags)
{
    return make_eventfd(t, initval, flags);
}

/* ---- timerfd --------------------------------------------------------------------------------- */

struct timerfd {
    struct file f;
    bool realtime;
    uint64_t next;     /* nanoseconds on its clock; 0: not set */
    uint64_t interval; /* 0: once */
    uint64_t expirations;
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
    uint64_t when =
        d->realtime ? kernel_deadline_realtime(k, d->next) : kernel_deadline_monotonic(k, d->next);
    clock_timer_set(&k->clock, &d->timer, when);
}

/* It fell due: count the expirations up to now. */
static void timerfd_fire(struct clock_timer *timer, void *ctx)
{
    struct timerfd *d = ctx;
    uint64_t now = timerfd_now(d);
    (void)timer;
    if (now < d->next) { /* the clock was set back */
        timerfd_arm(d);
        return;
    }
    uint64_t n = d->interval ? (now - d->next) / d->interval + 1 : 1;
    d->expirations += n;
    d->next = d->interval ? d->next + n * d->interval : 0;
    timerfd_arm(d);
    event_wake(&d->changed);
}

static void timerfd_release(struct file *f)
{
    struct timerfd *d = (struct timerfd *)f;
    clock_timer_cancel(&f->m->k->clock, &d->timer);
    event_queue_fini(&d->changed);
    free(d);
}

static int64_t timerfd_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct timerfd *d = (struct timerfd *)f;
    (void)offset;
    if (len < 8)
        return -EINVAL;
    if (!d->expirations)
        return -EAGAIN;
    put_count(f->m->k->current, buf, d->expirations);
    d->expirations = 0;
    return 8;
}

static unsigned timerfd_poll(struct file *f, struct poller *p)
{
    struct timerfd *d = (struct timerfd *)f;
    poll_on(p, &d->changed);
    return d->expirations ? POLLIN | POLLRDNORM : 0;
}

static const struct file_ops timerfd_ops = {
    .name = "[timerfd]",
    .release = timerfd_release,
    .read = timerfd_read,
    .poll = timerfd_poll,
    .stat = anonymous_stat,
};

int64_t sys_timerfd_create(struct thread *t, int clock, unsigned guest_flags)
{
    int64_t flags = event_flags(t, guest_flags, 0);
    if (flags < 0 ||
        (clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC && clock != CLOCK_BOOTTIME &&
         clock != CLOCK_REALTIME_ALARM && clock != CLOCK_BOOTTIME_ALARM))
        return -EINVAL;
    struct fs_machine *m = fs_of(t);
    struct timerfd *d = calloc(1, sizeof *d);
    if (!d)
        return -ENOMEM;
    file_init(&d->f, m, &timerfd_ops, O_RDWR | (flags & O_NONBLOCK));
    d->f.ino = ++m->next_ino;
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

/* struct itimerspec: interval, value. */
static int put_setting(struct thread *t, uint64_t va, const struct timerfd *d)
{
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
    if (err)
        return err;
    if (flags & ~(uint64_t)3)
        return -EINVAL;
    if ((err = get_timespec(t, new_value, &interval)) ||
        (err = get_timespec(t, new_value + struct_size(t, "tn"), &value)))
        return err;
    if (old_value && put_setting(t, old_value, d))
        return -EFAULT;
    d->expirations = 0;
    d->interval = value ? (uint64_t)interval : 0;
    d->next = !value                     ? 0
              : flags & TFD_TIMER_ABSTIME ? (uint64_t)value
                                         : timerfd_now(d) + (uint64_t)value;
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

/* ---- signalfd -------------------------------------------------------------------------------- */

enum { SIGNALFD_SIGINFO = 128 }; /* bytes */

struct signalfd {
    struct file f;
    ksigset mask;
    uint64_t arrivals; /* for edge-triggered epoll: reads that found nothing */
};
static const struct file_ops signalfd_ops;

static void signalfd_release(struct file *f)
{
    free(f);
}

/* struct signalfd_siginfo: the same layout in every ABI. */
static void put_signalfd_info(const struct abi *abi, const struct ksiginfo *i, uint8_t *buf)
{
    int64_t v[] = {sig_guest(abi, i->sig),
                   i->err,
                   i->code,
                   i->pid,
                   i->uid,
                   i->fd,
                   i->timer_id,
                   i->band,
                   i->overrun,
                   0,
                   sig_guest(abi, i->layout == KSI_CHILD ? i->status : 0),
                   (int64_t)i->value,
                   (int64_t)i->value,
                   (int64_t)i->utime,
                   (int64_t)i->stime,
                   (int64_t)i->addr,
                   0};
    if (i->layout == KSI_CHILD && i->code == CLD_EXITED)
        v[10] = i->status;
    memset(buf, 0, SIGNALFD_SIGINFO);
    pack_struct(abi, false, "IiiIIiIIIIiiQQQQH", v, buf);
}

static int64_t signalfd_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct signalfd *s = (struct signalfd *)f;
    struct thread *t = f->m->k->current;
    struct ksiginfo info;
    size_t n = 0;
    (void)offset;
    if (len < SIGNALFD_SIGINFO)
        return -EINVAL;
    while (n + SIGNALFD_SIGINFO <= len && signal_take(t, s->mask, &info)) {
        put_signalfd_info(t->p->abi, &info, (uint8_t *)buf + n);
        n += SIGNALFD_SIGINFO;
    }
    return n ? (int64_t)n : -EAGAIN;
}

/* One signal more than the guest has memory for. */
static size_t signalfd_reachable(struct file *f, bool write, size_t len, size_t ok)
{
    size_t taken = (ok / SIGNALFD_SIGINFO + 1) * SIGNALFD_SIGINFO;
    (void)f, (void)write;
    return taken < len ? taken : len;
}

/* What is ready depends on who asks. */
static unsigned signalfd_poll(struct file *f, struct poller *p)
{
    struct signalfd *s = (struct signalfd *)f;
    struct thread *t = p->t ? p->t : f->m->k->current;
    if (!t)
        return 0;
    ksigset pending = signal_pending_in(t, s->mask);
    p->stamp += pending;
    if (p->t)
        wait_on(p->t, signal_queue_of(t->p));
    return pending ? POLLIN | POLLRDNORM : 0;
}

static const struct file_ops signalfd_ops = {
    .name = "[signalfd]",
    .record = SIGNALFD_SIGINFO,
    .release = signalfd_release,
    .read = signalfd_read,
    .reachable = signalfd_reachable,
    .poll = signalfd_poll,
    .stat = anonymous_stat,
};

static int64_t make_signalfd(struct thread *t, int fd, uint64_t sigmask, uint64_t sigsetsize, unsigned guest_flags)
{
    ksigset mask;
    int64_t flags = event_flags(t, guest_flags, 0);
    int err = get_sigset(t, sigmask, sigsetsize, &mask);
    if (flags < 0)
        return -EINVAL;
    if (err)
        return err;
    mask &= ~(ksigbit(SIGKILL) | ksigbit(SIGSTOP));
    if (fd != -1) {
        struct file *f = fd_file(t, fd);
        if (!f || f->ops != &signalfd_ops)
            return f ? -EINVAL : -EBADF;
        ((struct signalfd *)f)->mask = mask;
        return fd;
    }
    struct fs_machine *m = fs_of(t);
    struct signalfd *s = calloc(1, sizeof *s);
    if (!s)
        return -ENOMEM;
    file_init(&s->f, m, &signalfd_ops, O_RDWR | (flags & O_NONBLOCK));
    s->f.ino = ++m->next_ino;
    s->mask = mask;
    return fd_install(t, &s->f, flags & O_CLOEXEC, 0);
}

int64_t sys_signalfd(struct thread *t, int fd, uint64_t sigmask, uint64_t sigsetsize)
{
    return make_signalfd(t, fd, sigmask, sigsetsize, 0);
}

int64_t sys_signalfd4(struct thread *t, int fd, uint64_t sigmask, uint64_t sigsetsize, unsigned flags)
{
    return make_signalfd(t, fd, sigmask, sigsetsize, flags);
}
