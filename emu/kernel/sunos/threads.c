/*
 * SunOS's calls for lightweight processes (LWPs), as the C library's threads use them.
 *
 * Sources: uts/common/syscall/lwp_create.c, lwpsys.c; uts/common/sys/lwp.h.
 */
#include <sched.h>
#include <string.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/process/clone.h"
#include "emu/kernel/sunos/lwp.h"
#include "emu/kernel/sunos/sparc.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/charge.h"

/* ---- LWPs ----------------------------------------------------------------------------------------------------------------- */

static struct sunos_lwps *lwps_of(const struct process *p)
{
    return p->abi_data;
}

int sunos_lwp_id(const struct thread *t)
{
    return t->abi_state[SUNOS_LWP] ? (int)t->abi_state[SUNOS_LWP] : 1;
}

struct sunos_lwps *sunos_lwps_grow(const struct thread *t)
{
    struct process *p = t->p;
    struct sunos_lwps *l = p->abi_data;
    const unsigned old = l ? l->slots : 0, needed = l ? l->ended + p->thread_count + 1 + l->mutexes + 1 : 16;

    if (l && old >= needed)
        return l;
    struct sunos_lwps *n = mem_resize(p->k->memory, l, sizeof *n + 2 * (size_t)needed * sizeof *n->slot);

    if (!n)
        return NULL;
    if (!l)
        *n = (struct sunos_lwps){.last = sunos_lwp_id(t)}; /* the only LWP: in a child of fork(), with the number that it had */
    n->slots = 2 * needed;
    memmove(n->slot + n->slots - n->mutexes, n->slot + old - n->mutexes, n->mutexes * sizeof *n->slot);
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

/* Puts a thread that runs user code into a call that ends with lwp_continue(). One that is in a call already goes there when that ends. */
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
    t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_TAKES;
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
    struct sunos_lwps *l = sunos_lwps_grow(t);

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
    struct sunos_lwps *l = lwps_of(t->p);

    if (l && l->ended < l->slots - l->mutexes && !(t->abi_state[SUNOS_FLAGS] & SUNOS_DETACHED))
        l->slot[l->ended++] = (uint64_t)sunos_lwp_id(t);
    wake_all(&t->p->child_wait);
    return sys_exit(t, 0);
}

/* Takes the LWP with that number, or any (0), from those that have ended. Returns its number, or 0. */
static int take_ended(struct sunos_lwps *l, int id)
{
    for (unsigned i = 0; l && i < l->ended; i++) {
        const int found = (int)l->slot[i];

        if (id && found != id)
            continue;
        for (l->ended--; i < l->ended; i++)
            l->slot[i] = l->slot[i + 1];
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
    if (o == t && t->p->thread_count == 1)
        return -EDEADLK;
    suspend(o);
    return 0;
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
    const int64_t user = (int64_t)clock_cycles_to_ns(&t->k->clock, t->user_cycles),
                  system = (int64_t)clock_cycles_to_ns(&t->k->clock, t->system_cycles);

    return PUT(t, at, "llll", user / (int64_t)NS_PER_S, user % (int64_t)NS_PER_S, system / (int64_t)NS_PER_S, system % (int64_t)NS_PER_S);
}

/* ---- forkall() ------------------------------------------------------------------------------------------------------------------- */

/* An LWP that is in a call gets EINTR in the child, also if the call may be restarted: fork(2). */
static void begin_copy(struct thread *copy, const struct thread *original)
{
    const struct call *call = &original->call;

    copy->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_PARKED;
    if (call->active && call->line == &suspended_line)
        suspend(copy);
    else if (call->active || call->restart || original->call_held)
        copy->p->abi->call_result(copy, -EINTR);
}

/* What the kernel keeps of the LWPs, for the child: as after fork1(), none of its mutexes is robust. *out is NULL if there is nothing. 0 or
 * -ENOMEM. */
static int copy_lwps(const struct thread *t, struct sunos_lwps **out)
{
    const struct sunos_lwps *l = lwps_of(t->p);
    const size_t bytes = l ? sizeof *l + l->slots * sizeof *l->slot : 0;

    *out = l ? mem_new(t->k->memory, bytes) : NULL;
    if (!*out)
        return l ? -ENOMEM : 0;
    memcpy(*out, l, bytes);
    (*out)->mutexes = 0;
    return 0;
}

int64_t sys_sunos_forkall(struct thread *t)
{
    struct sunos_lwps *copy;
    int64_t result = copy_lwps(t, &copy);

    if (result)
        return result;
    sunos_machine_of(t->p->abi)->prepare_clone(t);
    kernel_charge(t, (t->p->thread_count - 1) * (uint64_t)KERNEL_SYSCALL_CYCLES);
    result = fork_all(t, begin_copy);
    if (result > 0)
        process_find(t->k, (int)result)->abi_data = copy;
    else
        mem_free(copy);
    return result;
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
    const uint64_t now = t->k->clock.now, until = t->call.s[SUNOS_DEADLINE];
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

        result = error ? error : sunos_wait_begin(t, timeout_at);
        if (result)
            return result;
    }
    t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_PARKED;
    if (!(t->abi_state[SUNOS_FLAGS] & SUNOS_UNPARKED)) {
        result = -ETIME;
        if (!sunos_wait_is_late(t)) {
            wait_deadline(t, t->call.s[SUNOS_DEADLINE]);
            result = sys_block(t, -EINTR);
        }
    }
    if (result == SYS_BLOCK) {
        t->abi_state[SUNOS_FLAGS] |= SUNOS_PARKED;
        return result;
    }
    t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_UNPARKED;
    return t->call.s[SUNOS_HAS_DEADLINE] && put_timespec(t, timeout_at, time_left(t)) ? -EFAULT : result;
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
