/*
 * Futexes, futex(2). A waiter is in the bucket of its word. A private word is identified by (address space, address), a shared one by its
 * memory object and offset. On a wake, call.s[WOKEN] is set, for futex_waitv() to 1 + the index of the word.
 */
#include <linux/futex.h>
#include <stdlib.h>
#include <time.h>

#include "emu/kernel/process/futex.h"
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

enum { BUCKET_BITS = 10, BUCKETS = 1 << BUCKET_BITS, ROBUST_LIMIT = 2048, WAITV_MAX = 128 };
enum { SECOND_WORD = 4 }; /* index of futex(2)'s argument */
/* call.s[] of a waiting call; the target is the word to which FUTEX_CMP_REQUEUE_PI may move it */
enum { WOKEN, DEADLINE, TARGET_OBJECT, TARGET_OFFSET };

#ifndef FUTEX_LOCK_PI2
#define FUTEX_LOCK_PI2 13
#endif

struct futex_table {
    struct wait_queue bucket[BUCKETS];
    uint64_t pi_waits; /* how often a thread has begun to wait for a priority-inheritance word */
};

struct futex_key {
    uint64_t object, offset;
};

void futex_init(struct kernel *k)
{
    k->futexes = calloc(1, sizeof *k->futexes);
    if (!k->futexes)
        kernel_no_memory();
}

void futex_fini(struct kernel *k)
{
    free(k->futexes);
}

static struct wait_queue *bucket_of(struct kernel *k, struct futex_key key)
{
    /* Words of many threads, and of processes that fork, differ in few bits. */
    uint64_t mixed = ((key.object ^ key.object >> 32) * 31 + key.offset / 4) * 0x9e3779b97f4a7c15;

    return &k->futexes->bucket[mixed >> (64 - BUCKET_BITS)];
}

static int key_of(struct thread *t, uint64_t va, bool private, struct futex_key *out)
{
    struct mem_identity id;
    uint32_t value;

    if (va & 3)
        return -EINVAL;
    if (get_u32(t, va, &value))
        return -EFAULT;
    if (private || !mem_identify(t->p->mm->space, va, &id))
        *out = (struct futex_key){(uintptr_t)t->p->mm, va};
    else
        *out = (struct futex_key){id.object, id.offset};
    return 0;
}

static bool is_same(struct futex_key a, struct futex_key b)
{
    return a.object == b.object && a.offset == b.offset;
}

static bool is_at(const struct waiter *w, struct futex_key key)
{
    return w->key == key.object && w->key2 == key.offset;
}

/* Puts a waiter that is in no queue into the bucket of its word: after those of its rank, before lower ones. */
static void join_bucket(struct waiter *w, struct futex_key key)
{
    struct wait_queue *q = bucket_of(w->thread->k, key);
    struct waiter *after = q->last;

    w->key = key.object;
    w->key2 = key.offset;
    w->rank = sched_rank(w->thread);
    while (after && after->rank < w->rank)
        after = after->prev;
    waiter_join(w, q, after);
}

static struct waiter *enqueue(struct thread *t, struct futex_key key, uint32_t bits, unsigned tag)
{
    struct waiter *w = wait_on(t, bucket_of(t->k, key));

    waiter_leave(w);
    w->key3 = bits;
    w->tag = tag;
    join_bucket(w, key);
    return w;
}

static void wake_waiter(struct waiter *w)
{
    struct thread *t = w->thread;

    t->call.s[WOKEN] = w->tag;
    wake_thread(t);
}

/* Returns w or the next one in its queue that can be woken. */
static struct waiter *wakeable(struct waiter *w, struct futex_key key, uint32_t bits)
{
    while (w && !(is_at(w, key) && (w->key3 & bits) && w->thread->state == THREAD_BLOCKED))
        w = w->next;
    return w;
}

/* Returns the waiter to wake next: highest real-time priority when it began to wait, then first come. */
static struct waiter *next_to_wake(struct wait_queue *q, struct futex_key key, uint32_t bits)
{
    return wakeable(q->first, key, bits);
}

/* Returns whether the waiter becomes an owner when it wakes: it is not to be woken or moved otherwise. */
static bool will_own(const struct waiter *w)
{
    return w->pi_at || w->has_target;
}

/* The same under a random schedule: one of those without a real-time priority, of which futex(2) guarantees no order. */
static struct waiter *random_to_wake(struct kernel *k, struct futex_key key, uint32_t bits)
{
    struct wait_queue *q = bucket_of(k, key);
    struct waiter *first = next_to_wake(q, key, bits), *w = first;
    uint64_t n = 0;

    if (!k->chaos.on || !first || first->rank || will_own(first))
        return first;
    for (struct waiter *o = first; o; o = wakeable(o->next, key, bits))
        n += !will_own(o);
    for (uint64_t skip = chaos_choose(k, n); skip || will_own(w); w = wakeable(w->next, key, bits))
        skip -= !will_own(w);
    return w;
}

/* Returns the number of waiters to wake: at least one. */
static unsigned count_of(uint32_t n)
{
    return (int32_t)n > 0 ? n : 1;
}

/* Wakes up to n waiters of the word whose bitsets intersect `bits`. Returns how many, or -EINVAL at one that waits for a
 * priority-inheritance word. */
static int64_t wake(struct kernel *k, struct futex_key key, unsigned n, uint32_t bits)
{
    unsigned woken = 0;
    struct waiter *w;

    while (woken < n && (w = n == 1 ? random_to_wake(k, key, bits) : next_to_wake(bucket_of(k, key), key, bits))) {
        if (will_own(w))
            return -EINVAL;
        wake_waiter(w);
        woken++;
    }
    return woken;
}

static void futex_wake_address(struct thread *t, uint64_t va, unsigned n)
{
    struct futex_key shared, private;
    int error = key_of(t, va, false, &shared);

    if (!error)
        error = key_of(t, va, true, &private);
    if (error)
        return;
    int64_t woken = wake(t->k, private, n, FUTEX_BITSET_MATCH_ANY);

    if (woken < 0)
        woken = 0;
    if (woken < n && !is_same(shared, private))
        wake(t->k, shared, n - (unsigned)woken, FUTEX_BITSET_MATCH_ANY);
}

int futex_sleep(struct thread *t, uint64_t va)
{
    struct futex_key key;
    const int error = key_of(t, va, false, &key);

    if (error)
        return error;
    t->call.s[WOKEN] = 0;
    enqueue(t, key, FUTEX_BITSET_MATCH_ANY, 1);
    return 0;
}

bool futex_wake(struct thread *t, uint64_t va, unsigned n)
{
    struct futex_key key;

    if (key_of(t, va, false, &key))
        return false;
    wake(t->k, key, n, FUTEX_BITSET_MATCH_ANY);
    return next_to_wake(bucket_of(t->k, key), key, FUTEX_BITSET_MATCH_ANY);
}

unsigned futex_sleepers(struct thread *t, uint64_t va)
{
    struct futex_key key;
    unsigned n = 0;

    if (key_of(t, va, false, &key))
        return 0;
    for (const struct waiter *w = next_to_wake(bucket_of(t->k, key), key, FUTEX_BITSET_MATCH_ANY); w;
         w = wakeable(w->next, key, FUTEX_BITSET_MATCH_ANY))
        n++;
    return n;
}

/* ---- waiting ------------------------------------------------------------------------------------------------- */

static int set_deadline(struct thread *t, uint64_t va, bool absolute, bool realtime)
{
    int64_t ns;

    t->call.s[DEADLINE] = CLOCK_NEVER;
    if (!va)
        return 0;
    int error = get_timespec(t, va, &ns);

    if (error)
        return error;
    if (!absolute)
        t->call.s[DEADLINE] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns);
    else if (realtime)
        t->call.s[DEADLINE] = kernel_deadline_realtime(t->k, (uint64_t)ns);
    else
        t->call.s[DEADLINE] = kernel_deadline_monotonic(t->k, (uint64_t)ns);
    return 0;
}

static int64_t sleep_on(struct thread *t, bool has_timeout)
{
    wait_deadline(t, t->call.s[DEADLINE]);
    return sys_block(t, has_timeout ? -ERESTART_RESTARTBLOCK : -ERESTARTSYS);
}

/* A thread that was not woken here, but for a deadline or a signal, may have missed who changed the word: if no signal is pending any more,
 * because another thread has taken it, the value is tested again. */
static bool tests_value(const struct thread *t)
{
    return !t->call.again || (t->k->clock.now < t->call.s[DEADLINE] && !signal_pending(t));
}

/* Queues t if the word has the expected value and the deadline is not past. 0 or -errno. */
static int64_t enqueue_if(struct thread *t, struct futex_key key, uint64_t va, uint32_t expected, uint32_t bits)
{
    uint32_t value;

    if (get_u32(t, va, &value))
        return -EFAULT;
    if (tests_value(t) && value != expected)
        return -EAGAIN;
    if (t->k->clock.now >= t->call.s[DEADLINE])
        return -ETIMEDOUT;
    enqueue(t, key, bits, 1);
    return 0;
}

static int64_t futex_wait(struct thread *t, struct futex_key key, uint64_t va, uint32_t expected, uint32_t bits, bool has_timeout)
{
    if (t->call.s[WOKEN])
        return 0;
    if (!bits)
        return -EINVAL;
    int64_t err = enqueue_if(t, key, va, expected, bits);
    return err ? err : sleep_on(t, has_timeout);
}

static void wait_for_owner(struct waiter *w, uint64_t va)
{
    w->pi_at = va;
    w->thread->k->futexes->pi_waits++;
}

/* ---- requeue, wake_op ------------------------------------------------------------------------------------------- */

/* Returns whether the waiter may be moved to the word: to one of priority inheritance (pi) only if it named that word. */
static bool may_move(const struct waiter *w, struct futex_key to, bool pi)
{
    const uint64_t *s = w->thread->call.s;

    if (!pi)
        return !will_own(w);
    return w->has_target && s[TARGET_OBJECT] == to.object && s[TARGET_OFFSET] == to.offset;
}

/* pi: the second word is one of priority inheritance, at that address of each waiter's second argument. Returns the number of waiters
 * moved; sets *error to -EINVAL at a waiter that may not be moved there. */
static unsigned move_waiters(struct kernel *k, struct futex_key from, struct futex_key to, unsigned n, bool pi, int *error)
{
    unsigned moved = 0;
    struct wait_queue *q = bucket_of(k, from);

    for (struct waiter *w = q->first, *next; w && moved < n; w = next) {
        next = w->next;
        if (!is_at(w, from))
            continue;
        if (!may_move(w, to, pi)) {
            *error = -EINVAL;
            break;
        }
        if (!is_same(from, to)) {
            waiter_leave(w);
            join_bucket(w, to);
        }
        if (pi)
            wait_for_owner(w, w->thread->call.arg[SECOND_WORD]);
        moved++;
    }
    return moved;
}

static int64_t requeue(struct thread *t, struct futex_key a, struct futex_key b, unsigned wakes, unsigned moves)
{
    int error = 0;
    int64_t n = wake(t->k, a, wakes, FUTEX_BITSET_MATCH_ANY);

    if (n < 0)
        return n;
    n += move_waiters(t->k, a, b, moves, false, &error);
    return error ? error : n;
}

static bool compare(unsigned how, int32_t a, int32_t b, bool *known)
{
    *known = true;
    switch (how) {
    case FUTEX_OP_CMP_EQ: return a == b;
    case FUTEX_OP_CMP_NE: return a != b;
    case FUTEX_OP_CMP_LT: return a < b;
    case FUTEX_OP_CMP_LE: return a <= b;
    case FUTEX_OP_CMP_GT: return a > b;
    case FUTEX_OP_CMP_GE: return a >= b;
    }
    *known = false;
    return false;
}

static int64_t wake_op(struct thread *t, struct futex_key a, struct futex_key b, uint64_t vb, unsigned n, unsigned nb, uint32_t code)
{
    unsigned op = code >> 28 & 7, how = code >> 24 & 15;
    int32_t oparg = (int32_t)(code << 8) >> 20, cmparg = (int32_t)(code << 20) >> 20;
    uint32_t old, new;
    bool known;

    if (code >> 28 & FUTEX_OP_OPARG_SHIFT)
        oparg = (int32_t)(1u << (oparg & 31));
    if (get_u32(t, vb, &old))
        return -EFAULT;
    switch (op) {
    case FUTEX_OP_SET: new = (uint32_t)oparg; break;
    case FUTEX_OP_ADD: new = old + (uint32_t)oparg; break;
    case FUTEX_OP_OR: new = old | (uint32_t)oparg; break;
    case FUTEX_OP_ANDN: new = old & ~(uint32_t)oparg; break;
    case FUTEX_OP_XOR: new = old ^ (uint32_t)oparg; break;
    default: return -ENOSYS;
    }
    bool holds = compare(how, (int32_t)old, cmparg, &known);

    if (!known)
        return -ENOSYS;
    if (put_u32(t, vb, new))
        return -EFAULT;
    int64_t woken = wake(t->k, a, n, FUTEX_BITSET_MATCH_ANY);

    if (woken < 0 || !holds)
        return woken;
    int64_t more = wake(t->k, b, nb, FUTEX_BITSET_MATCH_ANY);

    return more < 0 ? more : woken + more;
}

/* ---- priority inheritance: the kernel passes ownership ------------------------------------------------------------- */

static struct waiter *first_waiter(struct kernel *k, struct futex_key key)
{
    return next_to_wake(bucket_of(k, key), key, FUTEX_BITSET_MATCH_ANY);
}

/* Makes the first waiter of the word at va its owner; flags: FUTEX_OWNER_DIED or 0. */
static int64_t pi_transfer_ownership(struct thread *t, struct futex_key key, uint64_t va, uint32_t flags)
{
    struct waiter *w = first_waiter(t->k, key);

    if (!w)
        return put_u32(t, va, flags);
    struct thread *next = w->thread;

    wake_waiter(w);
    return put_u32(t, va, (uint32_t)next->tid | flags | FUTEX_WAITERS);
}

static int64_t pi_lock(struct thread *t, struct futex_key key, uint64_t va, bool try)
{
    uint32_t value;

    if (t->call.s[WOKEN])
        return 0; /* the previous owner has stored our tid */
    if (get_u32(t, va, &value))
        return -EFAULT;
    if (!(value & FUTEX_TID_MASK) && !first_waiter(t->k, key))
        return put_u32(t, va, (value & FUTEX_OWNER_DIED) | (uint32_t)t->tid);
    if ((int)(value & FUTEX_TID_MASK) == t->tid)
        return -EDEADLK;
    if (put_u32(t, va, value | FUTEX_WAITERS))
        return -EFAULT;
    if (!thread_find(t->k, (int)(value & FUTEX_TID_MASK)))
        return -ESRCH;
    if (try)
        return -EAGAIN;
    if (t->k->clock.now >= t->call.s[DEADLINE])
        return -ETIMEDOUT;
    wait_for_owner(enqueue(t, key, FUTEX_BITSET_MATCH_ANY, 1), va);
    return sleep_on(t, true) == SYS_BLOCK ? SYS_BLOCK : -ERESTARTNOINTR;
}

static int64_t pi_unlock(struct thread *t, struct futex_key key, uint64_t va)
{
    uint32_t value;

    if (get_u32(t, va, &value))
        return -EFAULT;
    if ((int)(value & FUTEX_TID_MASK) != t->tid)
        return -EPERM;
    return pi_transfer_ownership(t, key, va, 0);
}

/* FUTEX_WAIT_REQUEUE_PI: a condition variable's waiter that CMP_REQUEUE_PI moves to a PI mutex. It waits on the first word, and returns
 * when it owns the second. */
static int64_t wait_requeue_pi(struct thread *t, struct futex_key key, struct futex_key target, uint64_t va, uint32_t expected)
{
    if (t->call.s[WOKEN])
        return 0;
    if (is_same(key, target))
        return -EINVAL;
    t->call.s[TARGET_OBJECT] = target.object;
    t->call.s[TARGET_OFFSET] = target.offset;
    int64_t err = enqueue_if(t, key, va, expected, FUTEX_BITSET_MATCH_ANY);
    if (err)
        return err;
    t->waits->has_target = true;
    return sleep_on(t, true) == SYS_BLOCK ? SYS_BLOCK : -EAGAIN;
}

static int64_t cmp_requeue_pi(struct thread *t, struct futex_key a, struct futex_key b, uint64_t vb, unsigned moves)
{
    struct waiter *w = first_waiter(t->k, a);
    uint32_t value;
    unsigned done = 0;
    int error = 0;

    if (get_u32(t, vb, &value))
        return -EFAULT;
    if (is_same(a, b) || (w && !may_move(w, b, true)))
        return -EINVAL;
    if (w && !(value & FUTEX_TID_MASK)) {
        struct thread *owner = w->thread;

        wake_waiter(w);
        value = (uint32_t)owner->tid | (value & FUTEX_OWNER_DIED);
        done = 1;
    }
    /* As in Linux, the waiter that may get the lock is counted apart even if it is moved. */
    unsigned moved = move_waiters(t->k, a, b, moves + 1 - done, true, &error);

    if (moved)
        value |= FUTEX_WAITERS;
    if (put_u32(t, vb, value))
        return -EFAULT;
    return error ? error : (int64_t)(done + moved);
}

/* ---- the calls ---------------------------------------------------------------------------------------------------------- */

static bool has_timeout(unsigned op)
{
    return op == FUTEX_WAIT || op == FUTEX_WAIT_BITSET || op == FUTEX_LOCK_PI || op == FUTEX_LOCK_PI2 || op == FUTEX_WAIT_REQUEUE_PI;
}

static bool has_second_word(unsigned op)
{
    return op == FUTEX_REQUEUE || op == FUTEX_CMP_REQUEUE || op == FUTEX_WAKE_OP || op == FUTEX_WAIT_REQUEUE_PI ||
           op == FUTEX_CMP_REQUEUE_PI;
}

static int check_value(struct thread *t, uint64_t va, uint32_t expected)
{
    uint32_t value;

    if (get_u32(t, va, &value))
        return -EFAULT;
    return value == expected ? 0 : -EAGAIN;
}

/* uaddr2: second word; timeout: a timeout or a second count */
int64_t sys_futex(struct thread *t, uint64_t uaddr, int guest_op, unsigned val, uint64_t timeout, uint64_t uaddr2, unsigned val3)
{
    unsigned op = (unsigned)guest_op & FUTEX_CMD_MASK;
    bool private = guest_op & FUTEX_PRIVATE_FLAG;
    bool realtime = (guest_op & FUTEX_CLOCK_REALTIME) || op == FUTEX_LOCK_PI;
    uint32_t second = (uint32_t)timeout;
    struct futex_key key, key2 = {0, 0};
    int error = 0;

    if (op > FUTEX_LOCK_PI2 || op == FUTEX_FD)
        return -ENOSYS;
    if (has_timeout(op) && !t->call.again)
        error = set_deadline(t, timeout, op != FUTEX_WAIT, realtime);
    if (!error && guest_op & FUTEX_CLOCK_REALTIME && op != FUTEX_WAIT_BITSET && op != FUTEX_LOCK_PI2 && op != FUTEX_WAIT_REQUEUE_PI)
        error = -ENOSYS;
    if (!error)
        error = key_of(t, uaddr, private, &key);
    if (!error && has_second_word(op))
        error = key_of(t, uaddr2, private, &key2);
    if (!error && (op == FUTEX_CMP_REQUEUE || op == FUTEX_CMP_REQUEUE_PI))
        error = check_value(t, uaddr, val3);
    if (error)
        return error;
    switch (op) {
    case FUTEX_WAIT: return futex_wait(t, key, uaddr, val, FUTEX_BITSET_MATCH_ANY, timeout != 0);
    case FUTEX_WAIT_BITSET: return futex_wait(t, key, uaddr, val, val3, timeout != 0);
    case FUTEX_WAKE: return wake(t->k, key, count_of(val), FUTEX_BITSET_MATCH_ANY);
    case FUTEX_WAKE_BITSET: return val3 ? wake(t->k, key, count_of(val), val3) : -EINVAL;
    case FUTEX_REQUEUE:
    case FUTEX_CMP_REQUEUE: return (int32_t)val < 0 || (int32_t)second < 0 ? -EINVAL : requeue(t, key, key2, val, second);
    case FUTEX_WAKE_OP: return wake_op(t, key, key2, uaddr2, count_of(val), count_of(second), val3);
    case FUTEX_LOCK_PI:
    case FUTEX_LOCK_PI2: return pi_lock(t, key, uaddr, false);
    case FUTEX_TRYLOCK_PI: return pi_lock(t, key, uaddr, true);
    case FUTEX_UNLOCK_PI: return pi_unlock(t, key, uaddr);
    case FUTEX_WAIT_REQUEUE_PI: return wait_requeue_pi(t, key, key2, uaddr, val);
    case FUTEX_CMP_REQUEUE_PI: return val != 1 || (int32_t)second < 0 ? -EINVAL : cmp_requeue_pi(t, key, key2, uaddr2, second);
    }
    return -ENOSYS;
}

int64_t sys_futex_waitv(struct thread *t, uint64_t waiters, unsigned count, unsigned flags, uint64_t timeout, int clock)
{
    enum { VALUE, ADDRESS, FLAGS, RESERVED, WORDS };
    int64_t v[WORDS] = {0};
    struct watched {
        struct futex_key key;
        uint64_t va;
        uint32_t value;
    } *w = t->call.data; /* one per waiter; all are read once */
    int error = 0;

    if (t->call.s[WOKEN])
        return (int64_t)t->call.s[WOKEN] - 1;
    if (!count || count > WAITV_MAX || flags || !waiters || (timeout && clock != CLOCK_MONOTONIC && clock != CLOCK_REALTIME))
        return -EINVAL;
    if (!w) {
        error = set_deadline(t, timeout, true, clock == CLOCK_REALTIME);
        if (!error && !(w = mem_new(t->k->memory, count * sizeof *w)))
            error = -ENOMEM;
        if (!error)
            call_keep(t, w, NULL);
        for (unsigned i = 0; i < count && !error; i++) {
            error = get_struct(t, waiters + i * 24, "QQII", v);
            if (!error)
                error = v[RESERVED] || ((uint64_t)v[FLAGS] & ~(uint64_t)FUTEX_PRIVATE_FLAG) != 2 ? -EINVAL : 0; /* FUTEX_32 */
            if (!error)
                error = key_of(t, (uint64_t)v[ADDRESS], v[FLAGS] & FUTEX_PRIVATE_FLAG, &w[i].key);
            w[i].va = (uint64_t)v[ADDRESS];
            w[i].value = (uint32_t)v[VALUE];
        }
    }
    for (unsigned i = 0; i < count && !error && tests_value(t); i++)
        error = check_value(t, w[i].va, w[i].value);
    if (error)
        return error;
    for (unsigned i = 0; i < count; i++)
        enqueue(t, w[i].key, FUTEX_BITSET_MATCH_ANY, i + 1);
    if (t->k->clock.now >= t->call.s[DEADLINE]) {
        wait_cancel(t);
        return -ETIMEDOUT;
    }
    return sleep_on(t, timeout != 0);
}

int64_t sys_set_robust_list(struct thread *t, uint64_t head, uint64_t len)
{
    if (len != 3 * t->p->abi->word)
        return -EINVAL;
    t->robust_list = head;
    return 0;
}

int64_t sys_get_robust_list(struct thread *t, int pid, uint64_t head_ptr, uint64_t len_ptr)
{
    const struct task of = task_or_self(t, pid);

    if (!of.p)
        return -ESRCH;
    if (!task_access(t, &of, ACCESS_REAL_IDS))
        return -EPERM;
    return put_word(t, head_ptr, of.t ? of.t->robust_list : 0) || put_word(t, len_ptr, 3 * t->p->abi->word) ? -EFAULT : 0;
}

int64_t sys_set_tid_address(struct thread *t, uint64_t tidptr)
{
    t->clear_child_tid = tidptr;
    return t->tid;
}

/* ---- the end of a thread ----------------------------------------------------------------------------------------------------- */

/* is_pending: t was taking or releasing the mutex. If it has no owner, t may have received the wakeup of another waiter, or not sent it. */
static void leave_mutex(struct thread *t, uint64_t va, bool pi, bool is_pending)
{
    struct futex_key key;
    uint32_t value;

    if (get_u32(t, va, &value))
        return;
    if (is_pending && !pi && !(value & FUTEX_TID_MASK))
        futex_wake_address(t, va, 1);
    if ((int)(value & FUTEX_TID_MASK) != t->tid)
        return;
    for (int keys = 0; pi && keys < 2; keys++) /* its waiters may use the word as a private or as a shared one */
        if (!key_of(t, va, keys == 1, &key) && first_waiter(t->k, key)) {
            pi_transfer_ownership(t, key, va, FUTEX_OWNER_DIED);
            return;
        }
    put_u32(t, va, (value & FUTEX_WAITERS) | FUTEX_OWNER_DIED);
    if (value & FUTEX_WAITERS)
        futex_wake_address(t, va, 1);
}

static void leave_robust_mutexes(struct thread *t)
{
    uint64_t head = t->robust_list, entry, next, offset, pending, word = t->p->abi->word;

    t->robust_list = 0;
    if (!head || get_word(t, head, &entry) || get_word(t, head + word, &offset) || get_word(t, head + 2 * word, &pending))
        return;
    if (word == 4)
        offset = (uint64_t)(int64_t)(int32_t)offset;
    for (unsigned i = 0; i < ROBUST_LIMIT && (entry & ~1ull) != head; i++, entry = next) {
        if (get_word(t, entry & ~1ull, &next))
            return;
        if ((entry & ~1ull) != (pending & ~1ull))
            leave_mutex(t, (entry & ~1ull) + offset, entry & 1, false);
    }
    if (pending)
        leave_mutex(t, (pending & ~1ull) + offset, pending & 1, true);
}

/* Returns a thread's waiter for a priority-inheritance word that t owns, with the word's address in its memory: that of the oldest thread,
 * because the order of buckets depends on addresses of the host. Returns NULL if there is none. */
static struct waiter *waiter_for(const struct thread *t)
{
    struct waiter *oldest = NULL;
    uint32_t value;

    for (struct wait_queue *q = t->k->futexes->bucket; q < t->k->futexes->bucket + BUCKETS; q++)
        for (struct waiter *w = q->first; w; w = w->next)
            if (w->pi_at && w->thread != t && w->thread->state == THREAD_BLOCKED && (!oldest || w->thread->tid < oldest->thread->tid) &&
                !get_u32(w->thread, w->pi_at, &value) && (int)(value & FUTEX_TID_MASK) == t->tid)
                oldest = w;
    return oldest;
}

/* The words of priority inheritance that t owns and others wait for get a new owner, also those that are not in its robust list. */
static void leave_inherited_mutexes(struct thread *t)
{
    struct waiter *w;

    while (t->k->futexes->pi_waits && (w = waiter_for(t)))
        if (pi_transfer_ownership(w->thread, (struct futex_key){w->key, w->key2}, w->pi_at, FUTEX_OWNER_DIED))
            return;
}

void futex_thread_exit(struct thread *t)
{
    uint64_t tid_at = t->clear_child_tid;

    if (!t->p->mm)
        return;
    leave_robust_mutexes(t);
    leave_inherited_mutexes(t);
    if (t->p->abi->system->thread_ends)
        t->p->abi->system->thread_ends(t);
    t->clear_child_tid = 0;
    if (tid_at && (t->p->thread_count > 1 || t->p->mm->refs > 1) && !put_u32(t, tid_at, 0))
        futex_wake_address(t, tid_at, 1);
}
