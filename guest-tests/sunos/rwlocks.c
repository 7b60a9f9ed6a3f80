// Reader-writer locks of several processes, and robust mutexes, as libraries call the kernel for them: lwp_rwlock_sys, lwp_mutex_init.
#include "call.h"

enum { MUTEX_LOCK = 169, MUTEX_TIMEDLOCK = 210, RWLOCK = 212, MUTEX_UNLOCK = 250, MUTEX_TRYLOCK, MUTEX_INIT, YIELD = 146 };
enum { READ_LOCK, WRITE_LOCK, TRY_READ, TRY_WRITE, UNLOCK };
enum { PROCESS = 1, PROCESS_ROBUST = 8 };

static struct shared {
    unsigned state; /* of the lock */
    unsigned short type, magic;
    unsigned char mutex[24], readers[16], writers[16];
    unsigned char robust[24], later[24];
    volatile int log[16], logged;
} * shared;

/* As a library does: with the lock's mutex, which the kernel frees but for UNLOCK. */
static long rwlock(int command, long *time)
{
    sunos_call(MUTEX_LOCK, shared->mutex);
    const long error = sunos_call(RWLOCK, command, shared, time);

    if (command == UNLOCK)
        sunos_call(MUTEX_UNLOCK, shared->mutex);
    return error;
}

static void set_type(unsigned char *mutex, int type)
{
    *(unsigned short *)(mutex + 4) = (unsigned short)type;
}

static void yield(int times)
{
    while (times--)
        sunos_call(YIELD);
}

/* A child that takes the lock, says so, and gives it back after a while. */
static void child(int command, int name)
{
    sunos_call(FORK1);
    if (!sunos_second)
        return;
    const long error = rwlock(command, 0);

    shared->log[shared->logged++] = error ? (int)error : name;
    yield(5);
    shared->log[shared->logged++] = -name;
    rwlock(UNLOCK, 0);
    sunos_call(EXIT, 0);
}

static void wait_all(int n)
{
    while (n--)
        sunos_call(WAIT);
}

static void locks(void)
{
    long time[2] = {0, 100000};

    show("private", rwlock(READ_LOCK, 0));
    sunos_call(MUTEX_UNLOCK, shared->mutex);
    shared->type = PROCESS;
    set_type(shared->mutex, PROCESS);
    show("read", rwlock(READ_LOCK, 0));
    show("read again", rwlock(TRY_READ, 0));
    show("state", shared->state);
    show("write", rwlock(TRY_WRITE, 0));
    show("write late", rwlock(WRITE_LOCK, time));
    show("unlock", rwlock(UNLOCK, 0));
    show("unlock", rwlock(UNLOCK, 0));
    show("write", rwlock(WRITE_LOCK, 0));
    show("state", shared->state == 0x40000000);
    show("read", rwlock(TRY_READ, 0));
    child(READ_LOCK, 1);
    child(WRITE_LOCK, 2);
    child(READ_LOCK, 3);
    yield(20);
    show("waiters", shared->state == 0xc0000000);
    show("nothing yet", shared->logged);
    show("unlock", rwlock(UNLOCK, 0));
    wait_all(3);
    for (int i = 0; i < shared->logged; i++)
        show("log", shared->log[i]);
    show("state", shared->state);
    show("command", sunos_call(RWLOCK, 9, shared, 0));
    show("fault", sunos_call(RWLOCK, READ_LOCK, 16, 0));
    show("alignment", sunos_call(RWLOCK, READ_LOCK, (char *)shared + 4, 0));
}

/* A child takes a mutex and ends. */
static void take_and_end(unsigned char *mutex)
{
    sunos_call(FORK1);
    if (sunos_second)
        sunos_call(EXIT, sunos_call(MUTEX_LOCK, mutex));
    sunos_call(WAIT);
}

static void robust(void)
{
    unsigned char *m = shared->robust;
    long time[2] = {5, 0};

    set_type(m, PROCESS_ROBUST);
    show("init", sunos_call(MUTEX_INIT, m, PROCESS_ROBUST));
    show("again", sunos_call(MUTEX_INIT, m, PROCESS_ROBUST));
    take_and_end(m);
    show("owner dead", sunos_call(MUTEX_TIMEDLOCK, m, time));
    show("consistent", sunos_call(MUTEX_INIT, m, PROCESS_ROBUST));
    show("unlock", sunos_call(MUTEX_UNLOCK, m));
    show("lock", sunos_call(MUTEX_TRYLOCK, m));
    show("unlock", sunos_call(MUTEX_UNLOCK, m));
    take_and_end(m);
    show("owner dead", sunos_call(MUTEX_TRYLOCK, m));
    show("unlock", sunos_call(MUTEX_UNLOCK, m));
    show("lost", sunos_call(MUTEX_LOCK, m));
    /* A mutex that its library takes without a call, but has registered. */
    m = shared->later;
    show("not shared", sunos_call(MUTEX_INIT, m, 0));
    set_type(m, PROCESS | 0x40);
    sunos_call(FORK1);
    if (sunos_second) {
        const long error = sunos_call(MUTEX_INIT, m, 0);

        *(unsigned *)(m + 8) = (unsigned)sunos_call(GETPID);
        m[15] = 0xff;
        sunos_call(EXIT, error);
    }
    sunos_call(WAIT);
    show("registered", sunos_second);
    show("owner dead", sunos_call(MUTEX_LOCK, m));
    show("fault", sunos_call(MUTEX_INIT, 16, 0));
}

/* Free mutexes are forgotten when there are many, owned ones are not. */
static void many(void)
{
    enum { MANY = 5000, BYTES = 24, OWNED = 10 };
    unsigned char *all = (unsigned char *)sunos_call(MMAP, 0, MANY * BYTES, 3, 0x80000101, -1, 0);
    long errors = 0, dead = 0;

    sunos_call(FORK1);
    if (sunos_second) {
        for (int i = 0; i < MANY; i++) {
            unsigned char *m = all + i * BYTES;

            set_type(m, PROCESS_ROBUST);
            errors += sunos_call(MUTEX_TRYLOCK, m) != 0;
            if (i >= OWNED)
                errors += sunos_call(MUTEX_UNLOCK, m) != 0;
        }
        sunos_call(EXIT, errors != 0);
    }
    sunos_call(WAIT);
    show("many", sunos_second);
    for (int i = 0; i < MANY; i++)
        dead += sunos_call(MUTEX_TRYLOCK, all + i * BYTES) == -58;
    show("owners dead", dead);
}

int start(void)
{
    shared = (struct shared *)sunos_call(MMAP, 0, sizeof *shared, 3, 0x80000101, -1, 0);
    locks();
    robust();
    many();
    return 0;
}

/* stdout:
private -22
read 0
read again 0
state 2
write -16
write late -62
unlock 0
unlock 0
write 0
state 1
read -16
waiters 1
nothing yet 0
unlock 0
log 2
log -2
log 1
log 3
log -1
log -3
state 0
command -22
fault -14
alignment -22
init 0
again -16
owner dead -58
consistent 0
unlock 0
lock 0
unlock 0
owner dead -58
unlock 0
lost -59
not shared -22
registered 0
owner dead -58
fault -14
many 0
owners dead 10
*/
