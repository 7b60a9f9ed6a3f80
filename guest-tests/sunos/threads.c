// LWPs of SunOS: creation by a context, waiting, mutexes, condition variables, semaphores, parking.
#include "lwp.h"

enum {
    LWP_EXIT = 160,
    LWP_SUSPEND,
    LWP_CONTINUE,
    LWP_KILL,
    LWP_SIGMASK = 165,
    LWP_WAIT = 167,
    MUTEX_LOCK = 169,
    COND_WAIT,
    COND_SIGNAL,
    COND_BROADCAST
};
enum {
    SEMA_WAIT = 147,
    SEMA_POST,
    SEMA_TRYWAIT,
    LWP_DETACH,
    LWP_PARK = 77,
    YIELD = 146,
    MUTEX_TIMEDLOCK = 210,
    SEMA_TIMEDWAIT,
    RWLOCK,
    MUTEX_UNLOCK = 250,
    MUTEX_TRYLOCK
};
enum { DETACHED = 0x40, SUSPENDED = 0x80, THREADS = 3, TURNS = 200 };

static unsigned char mutex[24], condition[16], semaphore[24] __attribute__((aligned(8)));
static long stacks[THREADS][1024] __attribute__((aligned(16)));
static volatile int counter, ready, id_seen;
static volatile long pointer_seen;

static void finish(void)
{
    sunos_call(LWP_EXIT);
}

/* Each adds to a counter that the mutex protects; yields within. */
static void add(long n)
{
    pointer_seen = thread_pointer();
    id_seen |= 1 << sunos_call(LWP_SELF);
    for (int i = 0; i < TURNS; i++) {
        sunos_call(MUTEX_LOCK, mutex);
        const int now = counter;

        sunos_call(YIELD);
        counter = now + (int)n;
        sunos_call(MUTEX_UNLOCK, mutex);
    }
    finish();
}

static void wait_ready(long n)
{
    sunos_call(MUTEX_LOCK, mutex);
    while (!ready) {
        sunos_call(COND_WAIT, condition, mutex, 0, 0);
        sunos_call(MUTEX_LOCK, mutex);
    }
    counter += (int)n;
    sunos_call(MUTEX_UNLOCK, mutex);
    sunos_call(SEMA_POST, semaphore);
    finish();
}

static void sleep_parked(long n)
{
    counter = sunos_call(LWP_PARK, 0, 0, 0) ? -1 : (int)n;
    finish();
}

static long create(int stack, void (*function)(long), long argument, int flags)
{
    return create_lwp(function, argument, stacks[stack] + 1024, 0x1230, flags);
}

static void mutexes(void)
{
    long ids[THREADS], gone = 0;

    for (int i = 0; i < THREADS; i++)
        show("create", ids[i] = create(i, add, 1 << 8 * i, 0));
    for (int i = 0; i < THREADS; i++)
        show("wait", sunos_call(LWP_WAIT, ids[i], &gone));
    show("counter", counter == TURNS * 0x10101);
    show("numbers", id_seen);
    show("thread pointer", pointer_seen);
    show("again", sunos_call(LWP_WAIT, ids[0], 0));
    show("none", sunos_call(LWP_WAIT, 0, 0));
    show("self", sunos_call(LWP_WAIT, 1, 0));
}

static void conditions(void)
{
    long now[2] = {0, 1000000};

    counter = 0;
    for (int i = 0; i < THREADS; i++)
        create(i, wait_ready, 1, DETACHED);
    for (int i = 0; i < 10; i++)
        sunos_call(YIELD);
    sunos_call(MUTEX_LOCK, mutex);
    ready = 1;
    show("broadcast", sunos_call(COND_BROADCAST, condition));
    sunos_call(MUTEX_UNLOCK, mutex);
    for (int i = 0; i < THREADS; i++)
        sunos_call(SEMA_WAIT, semaphore);
    show("counter", counter);
    show("empty", sunos_call(SEMA_TRYWAIT, semaphore));
    show("late", sunos_call(SEMA_TIMEDWAIT, semaphore, now, 0));
    sunos_call(MUTEX_LOCK, mutex);
    show("busy", sunos_call(MUTEX_TRYLOCK, mutex));
    now[1] = 1000000;
    show("timed", sunos_call(MUTEX_TIMEDLOCK, mutex, now));
    sunos_call(MUTEX_UNLOCK, mutex);
    show("free", sunos_call(MUTEX_TRYLOCK, mutex));
    now[1] = 1000000;
    show("condition", sunos_call(COND_WAIT, condition, mutex, now, 0));
    show("fault", sunos_call(MUTEX_LOCK, 16));
}

static void parking(void)
{
    long id = create(0, sleep_parked, 5, SUSPENDED), now[2] = {0, 5000};
    int word = 0;

    counter = 0;
    for (int i = 0; i < 10; i++)
        sunos_call(YIELD);
    show("suspended", counter);
    show("continue", sunos_call(LWP_CONTINUE, id));
    for (int i = 0; i < 10; i++)
        sunos_call(YIELD);
    show("parked", counter);
    word = (int)id;
    show("unpark", sunos_call(LWP_PARK, 2, &word, 1));
    show("wait", sunos_call(LWP_WAIT, id, &word));
    show("counter", counter);
    show("late", sunos_call(LWP_PARK, 0, now, 0));
    sunos_call(LWP_PARK, 1, 1);
    show("at once", sunos_call(LWP_PARK, 0, 0, 0));
    show("no LWP", sunos_call(LWP_PARK, 1, 77));
    show("mask", sunos_call(LWP_SIGMASK, 1, 1 << 15, 0));
    show("mask", sunos_call(LWP_SIGMASK, 2, 1 << 15, 0) == 1 << 15);
    show("kill", sunos_call(LWP_KILL, 77, 0));
}

static volatile int stop_spinning, handled;

static void on_signal(int sig, void *info, void *context)
{
    (void)info;
    handled = sig;
    sunos_call(CONTEXT, 1, context);
}

static void finish_at_once(long n)
{
    (void)n;
    finish();
}

static void spin(long n)
{
    while (!stop_spinning)
        counter += (int)n;
    finish();
}

/* The signals of a suspended LWP wait until it goes on. */
static void suspension(void)
{
    long action[4] = {0};
    const long id = create(0, spin, 1, 0);

    ((int *)action)[0] = 8; /* SA_SIGINFO */
    action[1] = (long)on_signal;
    show("action", sunos_call(SIGACTION, 16, action, 0));
    sunos_call(YIELD);
    show("suspend", sunos_call(LWP_SUSPEND, id));
    const int before = counter;

    show("kill", sunos_call(LWP_KILL, id, 16));
    for (int i = 0; i < 10; i++)
        sunos_call(YIELD);
    show("still", counter == before && !handled);
    show("continue", sunos_call(LWP_CONTINUE, id));
    for (int i = 0; i < 10; i++)
        sunos_call(YIELD);
    show("handled", handled);
    show("goes on", counter != before);
    stop_spinning = 1;
    show("wait", sunos_call(LWP_WAIT, id, 0));
}

/* A fatal signal ends a process whose LWPs are all suspended; counts and times at their limits. */
static void all_suspended(void)
{
    const long parent = sunos_call(GETPID), child = sunos_call(FORK1);
    long most[2] = {0x7fffffff, 0};

    if (sunos_second) {
        create(1, sleep_parked, 1, SUSPENDED);
        sunos_call(LWP_SUSPEND, 1);
        sunos_call(EXIT, parent == 0);
    }
    for (int i = 0; i < 20; i++)
        sunos_call(YIELD);
    sunos_call(KILL, child, 15);
    sunos_call(WAIT);
    show("ended by", sunos_second);
    show("many", sunos_call(LWP_PARK, 2, most, 0x7fffffff));
    sunos_call(LWP_PARK, 1, 1);
    show("park", sunos_call(LWP_PARK, 0, most, 0));
    show("left", most[0] > 0x7fff0000 && most[0] <= 0x7fffffff);
}

/* A child of fork1() has one LWP, which keeps its number; others get higher ones. */
static void fork_and_create(long n)
{
    int status = 0;
    const long child = sunos_call(FORK1), is_child = sunos_second;

    if (is_child) {
        create(1, finish_at_once, n, 0);
        sunos_call(EXIT, sunos_call(LWP_SELF) * 16 + create(2, finish_at_once, n, 0));
    }
    sunos_call(WAIT);
    status = (int)sunos_second >> 8;
    show("child", child > 0);
    show("after fork", status / 16 == sunos_call(LWP_SELF) && status % 16 == status / 16 + 2);
    finish();
}

/* Memory that children share. */
static struct shared {
    unsigned char robust[24];
    unsigned state; /* of a reader-writer lock */
    unsigned short type, magic;
    unsigned char lock_mutex[24], readers[16], writers[16];
    volatile int taken, waits;
} * shared;

enum { PROCESS = 1, PROCESS_ROBUST = 8, READ_LOCK = 0, WRITE_LOCK, UNLOCK = 4, OWNER_AT = 16 };

static void yield(int times)
{
    while (times--)
        sunos_call(YIELD);
}

static void share(void)
{
    shared = (struct shared *)sunos_call(MMAP, 0, sizeof *shared, 3, 0x80000101, -1, 0);
}

static void take_robust(long n)
{
    sunos_call(MUTEX_LOCK, shared->robust);
    *(unsigned *)(shared->robust + OWNER_AT) = (unsigned)sunos_call(LWP_SELF);
    shared->taken = (int)n;
    for (;;)
        yield(1);
}

static void lock_robust(long n)
{
    while (!shared->taken)
        yield(1);
    counter = (int)sunos_call(MUTEX_LOCK, shared->robust) + (int)n;
    finish();
}

/* A process of several LWPs ends, one of which has a mutex that the others wait for, and then another process: it goes to that one. */
static void robust(int owner)
{
    long time[2] = {9, 0}, before[2], after[2];

    share();
    *(unsigned short *)(shared->robust + 4) = PROCESS_ROBUST;
    sunos_call(FORK1);
    if (sunos_second) {
        for (int i = 0; i < THREADS; i++)
            create(i, i == owner ? take_robust : lock_robust, 1, 0);
        while (!shared->waits)
            yield(1);
        yield(10);
        sunos_call(EXIT, 0);
    }
    while (!shared->taken)
        yield(1);
    yield(10);
    shared->waits = 1;
    sunos_call(CLOCK_GETTIME, 4, before);
    show("owner dead", sunos_call(MUTEX_TIMEDLOCK, shared->robust, time));
    sunos_call(CLOCK_GETTIME, 4, after);
    show("late", after[0] - before[0] > 1);
    sunos_call(WAIT);
}

static void wait_condition(long n)
{
    long time[2] = {1, 0};

    sunos_call(MUTEX_LOCK, mutex);
    counter = (int)sunos_call(COND_WAIT, condition, mutex, n ? time : 0, 0);
    finish();
}

static void wait_rwlock(long n)
{
    long time[2] = {1, 0};

    sunos_call(MUTEX_LOCK, shared->lock_mutex);
    counter = (int)sunos_call(RWLOCK, READ_LOCK, &shared->state, n ? time : 0);
    finish();
}

/* An LWP that goes on after a suspension may have missed who woke it. */
static void missed(void)
{
    long id;

    sunos_call(MUTEX_UNLOCK, mutex);
    id = create(0, wait_condition, 1, 0);
    yield(10);
    sunos_call(LWP_SUSPEND, id);
    sunos_call(LWP_CONTINUE, id);
    sunos_call(COND_SIGNAL, condition);
    sunos_call(LWP_WAIT, id, 0);
    show("condition", counter);
    share();
    shared->type = PROCESS;
    *(unsigned short *)(shared->lock_mutex + 4) = PROCESS;
    sunos_call(MUTEX_LOCK, shared->lock_mutex);
    show("write", sunos_call(RWLOCK, WRITE_LOCK, &shared->state, 0));
    id = create(0, wait_rwlock, 1, 0);
    yield(10);
    sunos_call(LWP_SUSPEND, id);
    sunos_call(LWP_CONTINUE, id);
    sunos_call(MUTEX_LOCK, shared->lock_mutex);
    show("unlock", sunos_call(RWLOCK, UNLOCK, &shared->state, 0));
    sunos_call(MUTEX_UNLOCK, shared->lock_mutex);
    sunos_call(LWP_WAIT, id, 0);
    show("lock", counter);
    show("state", shared->state & 0x7fffffff);
}

int start(void)
{
    mutexes();
    conditions();
    parking();
    suspension();
    const long id = create(0, fork_and_create, 0, 0);

    show("wait", sunos_call(LWP_WAIT, id, 0));
    all_suspended();
    robust(0);
    robust(THREADS - 1);
    missed();
    return 0;
}

/* stdout:
create 2
create 3
create 4
wait 0
wait 0
wait 0
counter 1
numbers 28
thread pointer 4656
again -3
none -45
self -45
broadcast 0
counter 3
empty -16
late -62
busy -16
timed -62
free 0
condition -62
fault -14
suspended 0
continue 0
parked 0
unpark 0
wait 0
counter 5
late -62
at once 0
no LWP -3
mask 0
mask 1
kill -3
action 0
suspend 0
kill 0
still 1
continue 0
handled 16
goes on 1
wait 0
child 1
after fork 1
wait 0
ended by 15
many -22
park 0
left 1
owner dead -58
late 0
owner dead -58
late 0
condition -4
write 0
unlock 0
lock -4
state 0
*/
