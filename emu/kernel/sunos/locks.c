/*
 * SunOS's calls for the objects that LWPs sleep on: mutexes, condition variables, semaphores, reader-writer locks of several processes.
 *
 * Sources: uts/common/syscall/lwp_sobj.c; uts/common/sys/synch.h.
 */
#include <string.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/process/futex.h"
#include "emu/kernel/sunos/lwp.h"
#include "emu/kernel/sunos/sunos.h"

/* ---- sleeping ------------------------------------------------------------------------------------------------------------ */

int sunos_wait_begin(struct thread *t, uint64_t timeout_at)
{
    int64_t ns = 0;
    const int error = timeout_at ? get_timespec(t, timeout_at, &ns) : 0;

    t->call.s[SUNOS_DEADLINE] =
        timeout_at && !error ? kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns) : CLOCK_NEVER;
    t->call.s[SUNOS_HAS_DEADLINE] = timeout_at != 0;
    return error;
}

bool sunos_wait_is_late(const struct thread *t)
{
    return t->k->clock.now >= t->call.s[SUNOS_DEADLINE];
}

/* Sleeps on the object at va, until futex_wake(), the deadline or a signal. */
static int64_t sleep_at(struct thread *t, uint64_t va)
{
    const int error = futex_sleep(t, va & ~(uint64_t)3);

    if (error)
        return error;
    wait_deadline(t, t->call.s[SUNOS_DEADLINE]);
    return sys_block(t, -EINTR);
}

/* The same on an object that the thread takes when it is woken. */
static int64_t sleep_to_take(struct thread *t, uint64_t va)
{
    const int64_t result = sleep_at(t, va);

    t->call.s[SUNOS_TAKES_AT] = va;
    if (result == SYS_BLOCK)
        t->abi_state[SUNOS_FLAGS] |= SUNOS_TAKES;
    return result;
}

/* t ends: another thread gets the wakeup of an object that t has not taken since. */
static void pass_on(struct thread *t)
{
    if (t->abi_state[SUNOS_FLAGS] & SUNOS_TAKES && t->call.s[SUNOS_WOKEN])
        (void)futex_wake(t, t->call.s[SUNOS_TAKES_AT] & ~(uint64_t)3, 1);
    t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_TAKES;
}

/* Returns the result of a sleep on an object that keeps no trace of a wakeup. A thread that left the queue otherwise may have missed one,
 * so its caller has to look. */
static int64_t sleep_ended(const struct thread *t)
{
    return t->call.s[SUNOS_WOKEN] ? 0 : sunos_wait_is_late(t) ? -ETIME : -EINTR;
}

/* Wakes n of those that sleep on an object. The byte at waiters_at tells whether others remain. */
static int64_t wake_at(struct thread *t, uint64_t va, uint64_t waiters_at, unsigned n)
{
    const uint8_t more = futex_wake(t, va & ~(uint64_t)3, n);

    return copy_out(t, waiters_at, &more, 1);
}

/* ---- mutexes ----------------------------------------------------------------------------------------------------------------- */

/*
 * A robust mutex: of USYNC_PROCESS_ROBUST, as the first release's library takes it, or with LOCK_ROBUST. Its owner's end frees it, and the
 * next owner is told. The kernel learns of a process's robust mutexes by the calls that take or register them.
 */
enum { MUTEX_FLAGS = 0, MUTEX_PROCESS = 8, MUTEX_WAITERS = 14, MUTEX_LOCK = 15 }; /* lwp_mutex_t */
enum { OWNER_DEAD = 1, NOT_RECOVERABLE = 2, INITIALISED = 4 };                    /* its flags */
enum { TYPE_PROCESS = 1, TYPE_PROCESS_ROBUST = 8, TYPE_ROBUST = 0x40 };

struct mutex {
    uint32_t flags, type, process, thread;
    uint8_t lock;
};

/* Returns whether the mutex is readable. */
static bool read_mutex(struct thread *t, uint64_t at, struct mutex *out)
{
    int64_t v[10];

    if (get_struct(t, at, "4HIH2B2I", v)) /* flags, 0, type, 0; process; 0; waiters, lock; thread, 0 */
        return false;
    *out = (struct mutex){
        .flags = (uint32_t)v[0], .type = (uint32_t)v[2], .process = (uint32_t)v[4], .lock = (uint8_t)v[7], .thread = (uint32_t)v[8]};
    return true;
}

static bool is_robust(const struct mutex *m)
{
    return m->type & (TYPE_PROCESS_ROBUST | TYPE_ROBUST);
}

static int write_flags(struct thread *t, uint64_t at, uint32_t flags)
{
    return PUT(t, at + MUTEX_FLAGS, "H", flags);
}

static int write_lock(struct thread *t, uint64_t at, uint8_t lock)
{
    return copy_out(t, at + MUTEX_LOCK, &lock, 1);
}

/* Wakes one waiter of a mutex, or all. */
static int64_t wake_mutex(struct thread *t, uint64_t at, unsigned n)
{
    uint8_t waiters;

    if (copy_in(t, &waiters, at + MUTEX_WAITERS, 1))
        return -EFAULT;
    return waiters ? wake_at(t, at, at + MUTEX_WAITERS, n) : 0;
}

/* Returns whether t's process owns the robust mutex. */
static bool owns_mutex(struct thread *t, uint64_t at, struct mutex *m)
{
    return read_mutex(t, at, m) && m->lock && is_robust(m) && m->process == (uint32_t)t->p->pid;
}

/* Forgets the mutexes that the process does not own: perhaps they are mutexes no more. */
static void forget_free(struct thread *t, struct sunos_lwps *l)
{
    struct mutex m;
    unsigned kept = 0;

    for (unsigned i = 1; i <= l->mutexes; i++) {
        const uint64_t at = l->slot[l->slots - i];

        if (owns_mutex(t, at, &m))
            l->slot[l->slots - ++kept] = at;
    }
    l->mutexes = kept;
}

/* Remembers a robust mutex of t's process. 0 or -ENOMEM. */
static int remember(struct thread *t, uint64_t at)
{
    enum { MUTEXES_MOST = 4096 };
    struct sunos_lwps *l = sunos_lwps_grow(t);

    if (!l)
        return -ENOMEM;
    if (l->mutexes == MUTEXES_MOST)
        forget_free(t, l);
    uint64_t *first = l->slot + l->slots - l->mutexes;
    unsigned low = 0, high = l->mutexes;

    while (low < high) {
        const unsigned middle = (low + high) / 2;

        if (first[middle] < at)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < l->mutexes && first[low] == at)
        return 0;
    if (l->mutexes == MUTEXES_MOST)
        return -ENOMEM;
    memmove(first - 1, first, low * sizeof *first);
    first[(int)low - 1] = at;
    l->mutexes++;
    return 0;
}

/* The owner of a mutex ends: t, or its process. */
static void leave_mutex(struct thread *t, uint64_t at, bool process_ends)
{
    struct mutex m;

    if (!owns_mutex(t, at, &m))
        return;
    if (!process_ends && m.thread != (uint32_t)sunos_lwp_id(t))
        return;
    if (!write_flags(t, at, m.flags | OWNER_DEAD) && !put_u32(t, at + MUTEX_PROCESS, 0) && !write_lock(t, at, 0))
        (void)wake_mutex(t, at, 1);
}

void sunos_thread_ends(struct thread *t)
{
    const struct sunos_lwps *l = t->p->abi_data;
    const bool process_ends = t->p->thread_count == 1;

    for (unsigned i = 0; l && i < l->mutexes; i++)
        leave_mutex(t, l->slot[l->slots - l->mutexes + i], process_ends);
    pass_on(t);
}

/* Of a mutex that t has taken: what its caller is told. The mutex is t's also if that is -EOWNERDEAD. */
static int64_t take_robust(struct thread *t, uint64_t at, const struct mutex *m)
{
    const int error = remember(t, at);

    if (error) {
        (void)write_lock(t, at, 0);
        return error;
    }
    if (put_u32(t, at + MUTEX_PROCESS, (uint32_t)t->p->pid))
        return -EFAULT;
    return m->flags & OWNER_DEAD ? -EOWNERDEAD : 0;
}

/* 0 or -EOWNERDEAD: t owns the mutex now; -EBUSY: another thread owns the mutex; -EFAULT; -ENOTRECOVERABLE; -ENOMEM. */
static int64_t try_mutex(struct thread *t, uint64_t at)
{
    struct mutex m;

    if (!read_mutex(t, at, &m))
        return -EFAULT;
    if (is_robust(&m) && (m.flags & NOT_RECOVERABLE))
        return -ENOTRECOVERABLE;
    if (m.lock)
        return -EBUSY;
    if (write_lock(t, at, 0xff))
        return -EFAULT;
    return is_robust(&m) ? take_robust(t, at, &m) : 0;
}

int64_t sys_sunos_lwp_mutex_timedlock(struct thread *t, uint64_t at, uint64_t timeout_at)
{
    const uint8_t yes = 1;
    int64_t error = t->call.again ? 0 : sunos_wait_begin(t, timeout_at);

    if (!error)
        error = try_mutex(t, at);
    if (error != -EBUSY)
        return error;
    if (sunos_wait_is_late(t))
        return -ETIME;
    return copy_out(t, at + MUTEX_WAITERS, &yes, 1) ? -EFAULT : sleep_to_take(t, at);
}

int64_t sys_sunos_lwp_mutex_lock(struct thread *t, uint64_t at)
{
    return sys_sunos_lwp_mutex_timedlock(t, at, 0);
}

int64_t sys_sunos_lwp_mutex_trylock(struct thread *t, uint64_t at)
{
    return try_mutex(t, at);
}

int64_t sys_sunos_lwp_mutex_wakeup(struct thread *t, uint64_t at)
{
    return wake_at(t, at, at + MUTEX_WAITERS, 1);
}

/* A robust mutex whose owner died, and which is not consistent again, can never be taken again. */
int64_t sys_sunos_lwp_mutex_unlock(struct thread *t, uint64_t at)
{
    struct mutex m;
    bool lost;

    if (!read_mutex(t, at, &m))
        return -EFAULT;
    lost = is_robust(&m) && (m.flags & OWNER_DEAD);
    if (lost && write_flags(t, at, (m.flags & ~(uint32_t)OWNER_DEAD) | NOT_RECOVERABLE))
        return -EFAULT;
    if (is_robust(&m) && put_u32(t, at + MUTEX_PROCESS, 0))
        return -EFAULT;
    if (write_lock(t, at, 0))
        return -EFAULT;
    return wake_mutex(t, at, lost ? INT32_MAX : 1);
}

/* The first release's mutex_init(): a mutex whose owner died becomes consistent, a new one free. */
static int64_t init_robust(struct thread *t, uint64_t at, const struct mutex *m)
{
    const uint8_t free_now[8] = {0};

    if (m->flags & INITIALISED) {
        if (!(m->flags & OWNER_DEAD) || m->process != (uint32_t)t->p->pid)
            return -EBUSY;
        return write_flags(t, at, m->flags & ~(uint32_t)OWNER_DEAD);
    }
    return write_flags(t, at, INITIALISED) || copy_out(t, at + MUTEX_PROCESS, free_now, sizeof free_now) ? -EFAULT : 0;
}

/* The second argument is the type of the first release's mutex_init(), or, of later libraries, the address that they register. */
int64_t sys_sunos_lwp_mutex_init(struct thread *t, uint64_t at, uint64_t type)
{
    struct mutex m;

    if (!read_mutex(t, at, &m))
        return -EFAULT;
    if (type == TYPE_PROCESS_ROBUST)
        return init_robust(t, at, &m);
    return is_robust(&m) || (m.type & TYPE_PROCESS) ? remember(t, at) : -EINVAL;
}

/* ---- condition variables ------------------------------------------------------------------------------------------------------- */

enum { COND_WAITERS = 3 };

/* Releases the mutex and sleeps; the C library takes the mutex again. */
int64_t sys_sunos_lwp_cond_wait(struct thread *t, uint64_t at, uint64_t mutex, uint64_t timeout_at, int check_park)
{
    const uint8_t yes = 1;

    (void)check_park;
    if (!t->call.again) {
        int64_t error = sunos_wait_begin(t, timeout_at);

        if (!error && copy_out(t, at + COND_WAITERS, &yes, 1))
            error = -EFAULT;
        if (!error)
            error = sys_sunos_lwp_mutex_unlock(t, mutex);
        if (error)
            return error;
    } else {
        return sleep_ended(t);
    }
    return sunos_wait_is_late(t) ? -ETIME : sleep_at(t, at);
}

static int64_t signal_condition(struct thread *t, uint64_t at, unsigned n)
{
    uint8_t waiters;

    if (copy_in(t, &waiters, at + COND_WAITERS, 1))
        return -EFAULT;
    return waiters ? wake_at(t, at, at + COND_WAITERS, n) : 0;
}

int64_t sys_sunos_lwp_cond_signal(struct thread *t, uint64_t at)
{
    return signal_condition(t, at, 1);
}

int64_t sys_sunos_lwp_cond_broadcast(struct thread *t, uint64_t at)
{
    return signal_condition(t, at, INT32_MAX);
}

/* ---- semaphores --------------------------------------------------------------------------------------------------------------- */

enum { SEMA_WAITERS = 15 }; /* in lwp_sema_t, after the count (32 bits) */

int64_t sys_sunos_lwp_sema_trywait(struct thread *t, uint64_t at)
{
    uint32_t count;

    if (get_u32(t, at, &count))
        return -EFAULT;
    return count ? put_u32(t, at, count - 1) : -EBUSY;
}

int64_t sys_sunos_lwp_sema_timedwait(struct thread *t, uint64_t at, uint64_t timeout_at, int check_park)
{
    const uint8_t yes = 1;
    int64_t error = t->call.again ? 0 : sunos_wait_begin(t, timeout_at);

    (void)check_park;
    if (!error)
        error = sys_sunos_lwp_sema_trywait(t, at);
    if (error != -EBUSY)
        return error;
    if (sunos_wait_is_late(t))
        return -ETIME;
    return copy_out(t, at + SEMA_WAITERS, &yes, 1) ? -EFAULT : sleep_to_take(t, at);
}

int64_t sys_sunos_lwp_sema_wait(struct thread *t, uint64_t at)
{
    return sys_sunos_lwp_sema_timedwait(t, at, 0, 0);
}

int64_t sys_sunos_lwp_sema_post(struct thread *t, uint64_t at)
{
    uint32_t count;
    uint8_t waiters;

    if (get_u32(t, at, &count) || copy_in(t, &waiters, at + SEMA_WAITERS, 1))
        return -EFAULT;
    if (count >= INT32_MAX)
        return -EOVERFLOW;
    if (put_u32(t, at, count + 1))
        return -EFAULT;
    return waiters ? wake_at(t, at, at + SEMA_WAITERS, 1) : 0;
}

/* ---- reader-writer locks of several processes ---------------------------------------------------------------------------------------- */

/* lwp_rwlock_t: a word of state, the type, a mutex, which the caller of each call has taken, and two condition variables. */
enum { RWLOCK_TYPE = 4, RWLOCK_MUTEX = 8, RWLOCK_WRITERS = 48 };
enum { RW_HAS_WAITERS = 0x80000000, RW_WRITTEN = 0x40000000, RW_READERS = 0x3fffffff };

/* Where readers and writers sleep. They get the lock when they are woken. */
static uint64_t rwlock_queue(uint64_t at, bool write)
{
    return write ? at + RWLOCK_WRITERS : at;
}

/* Reads the lock's state. 0; -EFAULT; -EINVAL: the lock is not one of several processes. */
static int read_rwlock(struct thread *t, uint64_t at, uint32_t *state)
{
    struct mutex m;
    int64_t type;

    if (get_struct(t, at + RWLOCK_TYPE, "H", &type) || !read_mutex(t, at + RWLOCK_MUTEX, &m) || get_u32(t, at, state))
        return -EFAULT;
    return type == TYPE_PROCESS && m.type == TYPE_PROCESS ? 0 : -EINVAL;
}

/* Returns whether the caller gets the lock now. Readers wait while a writer waits. */
static bool take_rwlock(struct thread *t, uint64_t at, bool write, uint32_t *state)
{
    if (*state & RW_WRITTEN)
        return false;
    if (!futex_sleepers(t, rwlock_queue(at, true)) && !futex_sleepers(t, rwlock_queue(at, false)))
        *state &= RW_READERS;
    if (write ? *state != 0 : futex_sleepers(t, rwlock_queue(at, true)) != 0)
        return false;
    *state = write ? RW_WRITTEN : *state + 1;
    return true;
}

static int64_t lock_rwlock(struct thread *t, uint64_t at, uint64_t timeout_at, bool write, bool try)
{
    uint32_t state;

    if (t->call.again) /* a lock is handed over */
        return sleep_ended(t);
    const int time_error = sunos_wait_begin(t, try ? 0 : timeout_at);
    int error = read_rwlock(t, at, &state);

    if (error)
        return error;
    const bool taken = take_rwlock(t, at, write, &state);

    if (!taken)
        error = try ? -EBUSY : time_error ? time_error : sunos_wait_is_late(t) ? -ETIME : 0;
    if (!taken && !error)
        state |= RW_HAS_WAITERS;
    if (put_u32(t, at, state) || put_u32(t, at + RWLOCK_MUTEX + MUTEX_PROCESS, 0) || write_lock(t, at + RWLOCK_MUTEX, 0) ||
        wake_mutex(t, at + RWLOCK_MUTEX, 1))
        return -EFAULT;
    return taken || error ? error : sleep_at(t, rwlock_queue(at, write));
}

/* The lock goes to the writer that has waited longest, or to all readers that wait. */
static int64_t release_rwlock(struct thread *t, uint64_t at)
{
    const unsigned writers = futex_sleepers(t, rwlock_queue(at, true)), readers = futex_sleepers(t, rwlock_queue(at, false));
    const uint32_t waiters = writers > 1 || (writers && readers) ? RW_HAS_WAITERS : 0;

    if (put_u32(t, at, writers ? RW_WRITTEN | waiters : readers))
        return -EFAULT;
    futex_wake(t, rwlock_queue(at, writers != 0), writers ? 1 : INT32_MAX);
    return 0;
}

static int64_t unlock_rwlock(struct thread *t, uint64_t at)
{
    uint32_t state;
    const int error = read_rwlock(t, at, &state);

    if (error)
        return error;
    if (!(state & RW_WRITTEN) && (state & RW_READERS) > 1)
        return put_u32(t, at, state - 1);
    return state & (RW_WRITTEN | RW_READERS) ? release_rwlock(t, at) : 0;
}

int64_t sys_sunos_lwp_rwlock(struct thread *t, int command, uint64_t at, uint64_t timeout_at)
{
    enum { READ, WRITE, TRY_READ, TRY_WRITE, UNLOCK };

    if (at & 7)
        return -EINVAL;
    switch (command) {
    case READ:
    case WRITE: return lock_rwlock(t, at, timeout_at, command == WRITE, false);
    case TRY_READ:
    case TRY_WRITE: return lock_rwlock(t, at, 0, command == TRY_WRITE, true);
    case UNLOCK: return unlock_rwlock(t, at);
    default: return -EINVAL;
    }
}
