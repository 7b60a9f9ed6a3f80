/* poll, ppoll, select, pselect6: waiting for several descriptors. */
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>

#define POLL_ALWAYS (POLLERR | POLLHUP | POLLNVAL)

/* Returns the call's deadline, which restarts keep. s[6]: deadline; s[7]: it is set. */
static uint64_t call_deadline(struct thread *t, int64_t ns)
{
    if (!t->call.s[7]) {
        uint64_t now = kernel_monotonic_ns(t->k);
        t->call.s[6] = ns < 0 ? CLOCK_NEVER : kernel_deadline_monotonic(t->k, now + (uint64_t)ns < now ? UINT64_MAX : now + (uint64_t)ns);
        t->call.s[7] = 1;
    }
    return t->call.s[6];
}

/* Returns the time until the deadline, for calls that write it back. */
static int64_t left_ns(struct thread *t)
{
    if (t->call.s[6] == CLOCK_NEVER || t->k->clock.now >= t->call.s[6])
        return 0;
    return (int64_t)clock_cycles_to_ns(&t->k->clock, t->call.s[6] - t->k->clock.now);
}

/* Returns whether a call that waited until the deadline tells its caller the time left. */
static bool tells_time_left(const struct thread *t)
{
    return t->call.s[7] && !t->p->abi->system->keeps_timeout && !(t->p->personality_flags & STICKY_TIMEOUTS);
}

/* Polls one file; `wait`: registers t on it, too. */
static unsigned ask(struct thread *t, struct file *f, short want, bool wait)
{
    struct poller p = {.t = wait ? t : NULL, .want = want};
    return file_poll(f, &p);
}

/* ---- poll ------------------------------------------------------------------------------------ */

/* struct pollfd is the same in every ABI; the POLL bits here are the host's. */
struct guest_pollfd {
    int fd;
    short events, revents;
};

/* Fills in revents. Returns the number of entries with events. */
static unsigned poll_round(struct thread *t, struct guest_pollfd *fds, unsigned n, bool wait)
{
    unsigned count = 0;
    for (unsigned i = 0; i < n; i++) {
        struct file *f = fds[i].fd < 0 ? NULL : fd_file(t, fds[i].fd);
        fds[i].revents = 0;
        if (fds[i].fd < 0)
            continue;
        if (!f)
            fds[i].revents = POLLNVAL;
        else
            fds[i].revents = (short)(ask(t, f, fds[i].events, wait) & (unsigned short)(fds[i].events | POLL_ALWAYS));
        count += fds[i].revents != 0;
    }
    return count;
}

static int64_t poll_fds(struct thread *t, uint64_t va, uint64_t n, int64_t ns, int64_t if_signal)
{
    int64_t v[3];
    const struct abi *abi = t->p->abi;
    struct guest_pollfd *fds = t->call.data; /* set after the first call */
    if (!fds) {
        if (n > t->p->rlimits[RLIMIT_NOFILE].cur)
            return -EINVAL;
        if (!(fds = mem_new(t->k->memory, (n + 1) * sizeof *fds)))
            return -ENOMEM;
        call_keep(t, fds, NULL);
        for (uint64_t i = 0; i < n; i++) {
            if (get_struct(t, va + 8 * i, "ihh", v))
                return -EFAULT;
            if (abi->poll_events)
                v[1] = (int64_t)flags_to_host(abi->poll_events, (uint16_t)v[1]);
            fds[i] = (struct guest_pollfd){(int)v[0], (short)v[1], 0};
        }
    }
    int64_t result = poll_round(t, fds, (unsigned)n, false);
    bool wait = !result && ns != 0 && !t->cost_out;
    for (uint64_t i = 0; i < n && !wait; i++) {
        int64_t revents = abi_poll_events(abi, (uint16_t)fds[i].revents);
        if (put_struct(t, va + 8 * i + 6, "h", &revents))
            result = -EFAULT;
    }
    if (wait) {
        wait_deadline(t, call_deadline(t, ns));
        poll_round(t, fds, (unsigned)n, true);
        result = sys_block(t, if_signal);
    }
    return result;
}

int64_t sys_poll(struct thread *t, uint64_t fds, unsigned nfds, int timeout)
{
    int64_t ms = timeout;
    return poll_fds(t, fds, nfds, ms < 0 ? -1 : ms * 1000000, -ERESTART_RESTARTBLOCK);
}

int64_t sys_ppoll(struct thread *t, uint64_t fds, unsigned nfds, uint64_t timeout, uint64_t sigmask, uint64_t sigsetsize)
{
    int64_t ns = -1;
    ksigset mask;
    bool first = !t->call.data;
    int err = first && timeout ? get_timespec(t, timeout, &ns) : 0;
    if (!err && first && sigmask)
        err = get_sigset(t, sigmask, sigsetsize, &mask);
    if (err)
        return err;
    if (first && sigmask)
        signal_temporary_mask(t, mask);
    int64_t result = poll_fds(t, fds, nfds, ns, -ERESTARTNOHAND);
    if (result != SYS_BLOCK && timeout && tells_time_left(t))
        put_timespec(t, timeout, left_ns(t)); /* as Linux; failure is not reported */
    return result;
}

/* ---- select ---------------------------------------------------------------------------------- */

#define SELECT_MOST 65536

static const struct {
    unsigned ready; /* POLL bits that set the descriptor's bit in the result */
    short want;
} select_sets[3] = {
    {POLLIN | POLLRDNORM | POLLRDBAND | POLLHUP | POLLERR, POLLIN | POLLRDNORM | POLLRDBAND},
    {POLLOUT | POLLWRNORM | POLLWRBAND | POLLERR, POLLOUT | POLLWRNORM | POLLWRBAND},
    {POLLPRI, POLLPRI},
};

/* Reads an fd_set, an array of unsigned long, into bytes in bit order. */
static int sets_in(struct thread *t, uint64_t va, unsigned n, uint8_t *bits)
{
    unsigned word = t->p->abi->word, words = (n + 8 * word - 1) / (8 * word);
    for (unsigned i = 0; va && i < words; i++) {
        uint64_t w;
        if (get_word(t, va + i * word, &w))
            return -EFAULT;
        for (unsigned b = 0; b < word; b++)
            bits[i * word + b] = (uint8_t)(w >> 8 * b);
    }
    return 0;
}

static int sets_out(struct thread *t, uint64_t va, unsigned n, const uint8_t *bits)
{
    unsigned word = t->p->abi->word, words = (n + 8 * word - 1) / (8 * word);
    for (unsigned i = 0; va && i < words; i++) {
        uint64_t w = 0;
        for (unsigned b = 0; b < word; b++)
            w |= (uint64_t)bits[i * word + b] << 8 * b;
        if (put_word(t, va + i * word, w))
            return -EFAULT;
    }
    return 0;
}

struct selection {
    unsigned n;
    uint8_t in[3][SELECT_MOST / 8], out[3][SELECT_MOST / 8];
};

static int64_t select_round(struct thread *t, struct selection *s, bool wait)
{
    int64_t count = 0;
    for (unsigned fd = 0; fd < s->n; fd++) {
        unsigned which = 0;
        short want = 0;
        for (unsigned k = 0; k < 3; k++)
            if (s->in[k][fd / 8] >> fd % 8 & 1)
                which |= 1u << k, want |= select_sets[k].want;
        if (!which)
            continue;
        struct file *f = fd_file(t, (int)fd);
        if (!f)
            return -EBADF;
        unsigned ready = ask(t, f, want, wait);
        for (unsigned k = 0; k < 3; k++) {
            if (which >> k & 1 && ready & select_sets[k].ready) {
                s->out[k][fd / 8] |= (uint8_t)(1u << fd % 8);
                count++;
            }
        }
    }
    return count;
}

static int64_t select_fds(struct thread *t, int n, const uint64_t *sets, int64_t ns)
{
    if (n < 0)
        return -EINVAL;
    if ((unsigned)n > t->p->fds->room)
        n = (int)t->p->fds->room;
    if (n > SELECT_MOST)
        n = SELECT_MOST;
    struct selection *s = t->call.data;
    int64_t result = 0;
    if (!s) {
        if (!(s = mem_new(t->k->memory, sizeof *s)))
            return -ENOMEM;
        call_keep(t, s, NULL);
        s->n = (unsigned)n;
        for (unsigned k = 0; k < 3 && !result; k++)
            result = sets_in(t, sets[k], s->n, s->in[k]);
    }
    if (!result)
        result = select_round(t, s, false);
    if (!result && ns != 0 && !t->cost_out) {
        wait_deadline(t, call_deadline(t, ns));
        select_round(t, s, true);
        result = sys_block(t, -ERESTARTNOHAND);
    } else {
        for (unsigned k = 0; k < 3 && result >= 0; k++)
            if (sets_out(t, sets[k], s->n, s->out[k]))
                result = -EFAULT;
    }
    return result;
}

int64_t sys_select(struct thread *t, int nfds, uint64_t readfds, uint64_t writefds, uint64_t exceptfds, uint64_t timeout)
{
    int64_t ns = -1;
    if (timeout && !t->call.data) {
        int64_t v[2];
        if (get_struct(t, timeout, "lu", v))
            return -EFAULT;
        /* tv_usec may exceed a second; the guest's kernel adds in its own word size. */
        int64_t sec = (int64_t)((uint64_t)v[0] + (uint64_t)(v[1] / 1000000));
        sec = t->p->abi->word == 4 ? (int32_t)sec : sec;
        if (sec < 0 || v[1] % 1000000 < 0)
            return -EINVAL;
        ns = saturated_ns(sec, v[1] % 1000000 * 1000);
    }
    int64_t result = select_fds(t, nfds, (const uint64_t[]){readfds, writefds, exceptfds}, ns);
    if (result != SYS_BLOCK && timeout && tells_time_left(t)) {
        int64_t left = left_ns(t) / 1000;
        PUT(t, timeout, "lu", left / 1000000, left % 1000000);
    }
    return result;
}

int64_t sys_pselect6(struct thread *t, int nfds, uint64_t readfds, uint64_t writefds, uint64_t exceptfds, uint64_t timeout,
                     uint64_t sigmask)
{
    int64_t ns = -1, v[2] = {0, 0};
    ksigset mask;
    bool first = !t->call.data;
    int err = first && timeout ? get_timespec(t, timeout, &ns) : 0;
    if (!err && first && sigmask && get_struct(t, sigmask, "pL", v)) /* address and size of the set */
        err = -EFAULT;
    if (!err && v[0])
        err = get_sigset(t, (uint64_t)v[0], (uint64_t)v[1], &mask);
    if (err)
        return err;
    if (v[0])
        signal_temporary_mask(t, mask);
    int64_t result = select_fds(t, nfds, (const uint64_t[]){readfds, writefds, exceptfds}, ns);
    if (result != SYS_BLOCK && timeout && tells_time_left(t))
        put_timespec(t, timeout, left_ns(t));
    return result;
}
