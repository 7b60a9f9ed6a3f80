/*
 * SunOS's calls for lightweight processes (LWPs), and for the objects that they synchronise with, as the C library's threads use them.
 *
 * Sources: uts/common/syscall/lwp_create.c, lwpsys.c, lwp_sobj.c; uts/common/sys/lwp.h, synch.h.
 */
#include <sched.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/process/futex.h"
#include "emu/kernel/sunos/sparc.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/charge.h"

/* ---- LWPs ----------------------------------------------------------------------------------------------------------------- */

/* What a process with several LWPs has: struct process's abi_data. */
struct lwps {
    int last;             /* the highest number so far */
    unsigned count, room; /* of those that have ended and that no LWP has waited for */
    int ended[];
};

static struct lwps *lwps_of(const struct process *p)
{
    return p->abi_data;
}

int sunos_lwp_id(const struct thread *t)
{
    return t->abi_state[SUNOS_LWP] ? (int)t->abi_state[SUNOS_LWP] : 1;
}

/* Makes room for one more LWP of t's process that has ended. NULL: no memory. */
static struct lwps *lwps_grow(const struct thread *t)
{
    struct process *p = t->p;
    struct lwps *l = p->abi_data;
    const unsigned room = l ? l->count + p->thread_count + 1 : 16;

    if (l && l->room >= room)
        return l;
    struct lwps *n = mem_resize(p->k->memory, l, sizeof *n + 2 * room * sizeof *n->ended);

    if (!n)
        return NULL;
    if (!l)
        *n = (struct lwps){.last = sunos_lwp_id(t)}; /* the only LWP: in a child of fork(), with the number that it had */
    n->room = 2 * room;
    return p->abi_data = n;
}

static struct thread *find_lwp(const struct thread *t, int id)
{
    for (struct thread *o = t->p->threads; o; o = o->next)
        if (sunos_lwp_id(o) == id && o->state != THREAD_DEAD)
            return o;
    return NULL;
}

int64_t sys_sunos_lwp_self(struct thread *t)
{
    return sunos_lwp_id(t);
}

/* The call that an LWP is in until lwp_continue(). Its signals, but SIGKILL, wait until then: they find it where it was suspended. */
static int64_t call_suspended(struct thread *t, const uint64_t *a)
{
    (void)a;
    return t->abi_state[SUNOS_FLAGS] & SUNOS_SUSPENDED ? sys_block_killable(t) : SYS_NO_RESULT;
}
static const struct syscall_line suspended_line = {"lwp_suspended", call_suspended, "", NULL};

/* Puts a thread that runs user code into a call that ends with lwp_continue(). */
static void suspend(struct thread *t)
{
    t->abi_state[SUNOS_FLAGS] |= SUNOS_SUSPENDED;
    if (t->call.active || t->call.restart)
        return;
    t->call = (struct call){.active = true, .again = true, .line = &suspended_line, .entered = t->k->clock.now};
    thread_block(t);
    t->killable = true;
}

void sunos_lwp_call_ended(struct thread *t)
{
    if (t->abi_state[SUNOS_FLAGS] & SUNOS_SUSPENDED)
        suspend(t);
}

enum { DAEMON = 0x20, DETACHED = 0x40, SUSPENDED = 0x80 };

int64_t sys_sunos_lwp_create(struct thread *t, uint64_t context, unsigned flags, uint64_t id_at)
{
    enum { SHARED = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM };
    const struct sunos_machine *machine = sunos_machine_of(t->p->abi);
    void *c;

    if (flags & ~(unsigned)(DAEMON | DETACHED | SUSPENDED))
        return -EINVAL;
    struct lwps *l = lwps_grow(t);

    if (!l || !(c = machine->read_context(t, context)))
        return l ? -EFAULT : -ENOMEM;
    if (id_at && put_u32(t, id_at, (uint32_t)l->last + 1)) {
        mem_free(c);
        return -EFAULT;
    }
    const int64_t tid = sys_clone2(t, SHARED, 0, 0, 0, 0, 0);
    struct thread *child = tid > 0 ? thread_find(t->k, (int)tid) : NULL;

    if (child) {
        child->abi_state[SUNOS_LWP] = (uint64_t)++l->last;
        child->abi_state[SUNOS_FLAGS] &= SUNOS_FIX_ALIGNMENT;
        child->abi_state[SUNOS_FLAGS] |= flags & (DETACHED | DAEMON) ? SUNOS_DETACHED : 0;
        child->abi_state[SUNOS_USTACK] = child->abi_state[SUNOS_CONTEXT] = 0;
        machine->load_context(child, c);
        if (flags & SUSPENDED)
            suspend(child);
    }
    mem_free(c);
    return child ? sunos_lwp_id(child) : tid;
}

int64_t sys_sunos_lwp_exit(struct thread *t)
{
    struct lwps *l = lwps_of(t->p);

    if (l && l->count < l->room && !(t->abi_state[SUNOS_FLAGS] & SUNOS_DETACHED))
        l->ended[l->count++] = sunos_lwp_id(t);
    wake_all(&t->p->child_wait);
    return sys_exit(t, 0);
}

/* Takes the LWP with that number, or any (0), from those that have ended. Returns its number, or 0. */
static int take_ended(struct lwps *l, int id)
{
    for (unsigned i = 0; l && i < l->count; i++) {
        const int found = l->ended[i];

        if (id && found != id)
            continue;
        for (l->count--; i < l->count; i++)
            l->ended[i] = l->ended[i + 1];
        return found;
    }
    return 0;
}

int64_t sys_sunos_lwp_wait(struct thread *t, int id, uint64_t departed_at)
{
    const int ended = take_ended(lwps_of(t->p), id);

    if (ended)
        return departed_at ? put_u32(t, departed_at, (uint32_t)ended) : 0;
    const struct thread *o = id ? find_lwp(t, id) : NULL;

    if (id && !o)
        return -ESRCH;
    if (o && o->abi_state[SUNOS_FLAGS] & SUNOS_DETACHED)
        return -EINVAL;
    if (o == t || (!id && t->p->thread_count == 1))
        return -EDEADLK;
    wait_on(t, &t->p->child_wait);
    return sys_block(t, -EINTR);
}

int64_t sys_sunos_lwp_detach(struct thread *t, int id)
{
    struct thread *o = find_lwp(t, id);

    if (!o)
        return take_ended(lwps_of(t->p), id) ? 0 : -ESRCH;
    if (o->abi_state[SUNOS_FLAGS] & SUNOS_DETACHED)
        return -EINVAL;
    o->abi_state[SUNOS_FLAGS] |= SUNOS_DETACHED;
    wake_all(&t->p->child_wait);
    return 0;
}

int64_t sys_sunos_lwp_suspend(struct thread *t, int id)
{
    struct thread *o = find_lwp(t, id);

    if (!o)
        return -ESRCH;
    if (o == t && !t->call.again && t->p->thread_count == 1)
        return -EDEADLK;
    if (o != t) {
        suspend(o);
        return 0;
    }
    if (!t->call.again)
        t->abi_state[SUNOS_FLAGS] |= SUNOS_SUSPENDED;
    return t->abi_state[SUNOS_FLAGS] & SUNOS_SUSPENDED ? sys_block_killable(t) : 0;
}

int64_t sys_sunos_lwp_continue(struct thread *t, int id)
{
    struct thread *o = find_lwp(t, id);

    if (!o)
        return -ESRCH;
    if (o->abi_state[SUNOS_FLAGS] & SUNOS_SUSPENDED) {
        o->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_SUSPENDED;
        wake_thread(o);
    }
    return 0;
}

int64_t sys_sunos_lwp_kill(struct thread *t, int id, int sig)
{
    const struct thread *o = find_lwp(t, id);

    if (sig < 0 || sig > KSIG_MAX)
        return -EINVAL;
    return o ? sys_tgkill(t, t->p->pid, o->tid, sig) : -ESRCH;
}

/* The old mask's two words are the results. */
int64_t sys_sunos_lwp_sigmask(struct thread *t, int how, unsigned low, unsigned high)
{
    enum { BLOCK = 1, UNBLOCK, SETMASK };
    const ksigset old = sigset_translate(sunos_sig_to_guest, t->mask);
    const ksigset set = sigset_translate(sunos_sig_to_host, (ksigset)high << 32 | low);

    switch (how) {
    case BLOCK: signal_set_mask(t, t->mask | set); break;
    case UNBLOCK: signal_set_mask(t, t->mask & ~set); break;
    case SETMASK: signal_set_mask(t, set); break;
    default: break;
    }
    t->p->abi->call_second_result(t, old >> 32);
    t->call.succeeded = true;
    return (int64_t)(uint32_t)old;
}

/* struct lwpinfo: user and system time. */
int64_t sys_sunos_lwp_info(struct thread *t, uint64_t at)
{
    const int64_t user = (int64_t)(t->user_cycles * 1000 / t->k->options.mhz),
                  system = (int64_t)(t->system_cycles * 1000 / t->k->options.mhz);

    return PUT(t, at, "llll", user / (int64_t)NS_PER_S, user % (int64_t)NS_PER_S, system / (int64_t)NS_PER_S, system % (int64_t)NS_PER_S);
}

/* ---- sleeping ------------------------------------------------------------------------------------------------------------ */

/* call.s[] besides futex_sleep()'s first: the deadline of a call, and whether there is one. */
enum { DEADLINE = 1, HAS_DEADLINE };

/* Reads a time to wait; 0: none. 0 or -errno. */
static int begin_wait(struct thread *t, uint64_t timeout_at)
{
    int64_t ns = 0;
    const int error = timeout_at ? get_timespec(t, timeout_at, &ns) : 0;

    t->call.s[DEADLINE] = timeout_at && !error ? kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns) : CLOCK_NEVER;
    t->call.s[HAS_DEADLINE] = timeout_at != 0;
    return error;
}

static bool is_late(const struct thread *t)
{
    return t->k->clock.now >= t->call.s[DEADLINE];
}

/* Sleeps on the object at va, until futex_wake(), the deadline or a signal. */
static int64_t sleep_at(struct thread *t, uint64_t va)
{
    const int error = futex_sleep(t, va & ~(uint64_t)3);

    if (error)
        return error;
    wait_deadline(t, t->call.s[DEADLINE]);
    return sys_block(t, -EINTR);
}

/* Wakes n of those that sleep on an object. The byte at waiters_at tells whether others remain. */
static int64_t wake_at(struct thread *t, uint64_t va, uint64_t waiters_at, unsigned n)
{
    const uint8_t more = futex_wake(t, va & ~(uint64_t)3, n);

    return copy_out(t, waiters_at, &more, 1);
}

/* ---- mutexes ----------------------------------------------------------------------------------------------------------------- */

enum { MUTEX_WAITERS = 14, MUTEX_LOCK = 15 }; /* offsets in lwp_mutex_t */

/* 0: t owns the mutex now; -EBUSY: another thread owns the mutex; -EFAULT. */
static int64_t try_mutex(struct thread *t, uint64_t at)
{
    uint8_t lock, held = 0xff;

    if (copy_in(t, &lock, at + MUTEX_LOCK, 1))
        return -EFAULT;
    return lock ? -EBUSY : copy_out(t, at + MUTEX_LOCK, &held, 1);
}

int64_t sys_sunos_lwp_mutex_timedlock(struct thread *t, uint64_t at, uint64_t timeout_at)
{
    const uint8_t yes = 1;
    int64_t error = t->call.again ? 0 : begin_wait(t, timeout_at);

    if (!error)
        error = try_mutex(t, at);
    if (error != -EBUSY)
        return error;
    if (is_late(t))
        return -ETIME;
    return copy_out(t, at + MUTEX_WAITERS, &yes, 1) ? -EFAULT : sleep_at(t, at);
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

int64_t sys_sunos_lwp_mutex_unlock(struct thread *t, uint64_t at)
{
    const uint8_t free_now = 0;
    uint8_t waiters;

    if (copy_out(t, at + MUTEX_LOCK, &free_now, 1) || copy_in(t, &waiters, at + MUTEX_WAITERS, 1))
        return -EFAULT;
    return waiters ? sys_sunos_lwp_mutex_wakeup(t, at) : 0;
}

int64_t sys_sunos_lwp_mutex_init(struct thread *t, uint64_t at, int type)
{
    uint8_t byte;

    (void)type;
    return copy_in(t, &byte, at, 1);
}

/* ---- condition variables ------------------------------------------------------------------------------------------------------- */

enum { COND_WAITERS = 3 };

/* Releases the mutex and sleeps; the C library takes the mutex again. */
int64_t sys_sunos_lwp_cond_wait(struct thread *t, uint64_t at, uint64_t mutex, uint64_t timeout_at, int check_park)
{
    const uint8_t yes = 1;

    (void)check_park;
    if (!t->call.again) {
        int64_t error = begin_wait(t, timeout_at);

        if (!error && copy_out(t, at + COND_WAITERS, &yes, 1))
            error = -EFAULT;
        if (!error)
            error = sys_sunos_lwp_mutex_unlock(t, mutex);
        if (error)
            return error;
    } else if (t->call.s[0]) {
        return 0;
    }
    return is_late(t) ? -ETIME : sleep_at(t, at);
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
    int64_t error = t->call.again ? 0 : begin_wait(t, timeout_at);

    (void)check_park;
    if (!error)
        error = sys_sunos_lwp_sema_trywait(t, at);
    if (error != -EBUSY)
        return error;
    if (is_late(t))
        return -ETIME;
    return copy_out(t, at + SEMA_WAITERS, &yes, 1) ? -EFAULT : sleep_at(t, at);
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

/* ---- parking --------------------------------------------------------------------------------------------------------------------- */

static int64_t unpark(struct thread *t, int id)
{
    struct thread *o = find_lwp(t, id);

    if (!o)
        return -ESRCH;
    o->abi_state[SUNOS_FLAGS] |= SUNOS_UNPARKED;
    if (o->abi_state[SUNOS_FLAGS] & SUNOS_PARKED)
        wake_thread(o);
    return 0;
}

/* The nanoseconds until the deadline, at most what a time_t holds. */
static int64_t time_left(const struct thread *t)
{
    const uint64_t now = t->k->clock.now, until = t->call.s[DEADLINE];
    const int64_t most = t->p->abi->word == 4 ? INT32_MAX * (int64_t)NS_PER_S : INT64_MAX;
    const unsigned __int128 ns = until > now ? (unsigned __int128)(until - now) * 1000 / t->k->options.mhz : 0;

    return ns > (unsigned __int128)most ? most : (int64_t)ns;
}

/* Sleeps until another LWP has called, or calls, unpark. The rest of the time is stored. */
static int64_t park(struct thread *t, uint64_t timeout_at, int id)
{
    int64_t result = 0;

    if (!t->call.again) {
        const int64_t error = id ? unpark(t, id) : 0;

        result = error ? error : begin_wait(t, timeout_at);
        if (result)
            return result;
    }
    t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_PARKED;
    if (!(t->abi_state[SUNOS_FLAGS] & SUNOS_UNPARKED)) {
        result = -ETIME;
        if (!is_late(t)) {
            wait_deadline(t, t->call.s[DEADLINE]);
            result = sys_block(t, -EINTR);
        }
    }
    if (result == SYS_BLOCK) {
        t->abi_state[SUNOS_FLAGS] |= SUNOS_PARKED;
        return result;
    }
    t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_UNPARKED;
    return t->call.s[HAS_DEADLINE] && put_timespec(t, timeout_at, time_left(t)) ? -EFAULT : result;
}

static int64_t unpark_all(struct thread *t, uint64_t ids_at, int count)
{
    enum { MOST = 1 << 16, CYCLES_EACH = 20 };
    uint32_t id;

    if (count > MOST)
        return -EINVAL;
    for (int i = 0; i < count; i++) {
        kernel_charge(t, CYCLES_EACH);
        if (get_u32(t, ids_at + 4 * (uint64_t)i, &id))
            return -EFAULT;
        (void)unpark(t, (int)id);
    }
    return 0;
}

int64_t sys_sunos_lwp_park(struct thread *t, int command, uint64_t argument, int number)
{
    enum { PARK, UNPARK, UNPARK_ALL };

    switch (command) {
    case PARK: return park(t, argument, number);
    case UNPARK: return unpark(t, (int)argument);
    case UNPARK_ALL: return unpark_all(t, argument, number);
    default: return -EINVAL;
    }
}
