/*
 * async.c - asynchronous input and output, of POSIX (librt) and of aioread() (libaio): it has happened when the call returns.
 *
 * Sources: section 3RT and 3AIO of SunOS' manual; sys/aiocb.h and sys/asynch.h of illumos for layouts and numbers.
 */
#include "event.h"
#include "threads.h"

long pread64(int fd, void *to, size_t n, off64 offset);
long pwrite64(int fd, const void *from, size_t n, off64 offset);
int fsync(int fd);

/* aio_result_t */
struct result {
    long value;
    int error;
};

/* off_t has 64 bits in the second one. */
#define CONTROL_BLOCK(offset_type) \
    {                              \
        int fd;                    \
        void *buffer;              \
        size_t size;               \
        offset_type offset;        \
        int priority;              \
        struct sigevent event;     \
        int operation;             \
        struct result result;      \
        int state, reserved;       \
    }
struct aiocb CONTROL_BLOCK(long);
struct aiocb64 CONTROL_BLOCK(off64);
enum { LIO_NOP, LIO_READ, LIO_WRITE };
enum { LIO_NOWAIT, LIO_WAIT };
enum { AIO_ALLDONE = 1, O_SYNC = 020, O_DSYNC = 0100, LIST_MOST = 4096 };

int event_send(int pid, const struct sigevent *event, int code)
{
    enum { MOST = 48 };

    if (event->notify == SIGEV_SIGNAL && event->sig > 0 && event->sig <= MOST)
        return (int)CALL(SYS_sigqueue, (long)pid, (long)event->sig, event->value, (long)code);
    return 0;
}

/* ---- POSIX ------------------------------------------------------------------------------------------------------------------- */

/* A pipe or a terminal has no offset. */
static void transfer(int fd, void *buffer, size_t size, off64 offset, int operation, struct result *out)
{
    long n = operation == LIO_READ ? pread64(fd, buffer, size, offset) : pwrite64(fd, buffer, size, offset);

    if (n < 0 && errno == ESPIPE)
        n = operation == LIO_READ ? read(fd, buffer, size) : write(fd, buffer, size);
    *out = (struct result){n, n < 0 ? errno : 0};
}

/* What the call refuses, so that nothing is transferred. */
static int is_valid(int fd, long offset, int priority)
{
    enum { GETFL = 3, PRIORITY_MOST = 2147483647 };

    if (CALL(SYS_fcntl, (long)fd, (long)GETFL, 0L) < 0)
        return 0;
    if (offset >= 0 && priority >= 0)
        return 1;
    errno = EINVAL;
    return 0;
}

#define START(a, what)                                                                                                                   \
    (is_valid((a)->fd, (a)->offset < 0 ? -1 : 0, (a)->priority)                                                                          \
         ? (transfer((a)->fd, (a)->buffer, (a)->size, (a)->offset, (what), &(a)->result), event_send(getpid(), &(a)->event, ASYNCIO), 0) \
         : -1)

int aio_read(struct aiocb *a)
{
    return START(a, LIO_READ);
}

int aio_write(struct aiocb *a)
{
    return START(a, LIO_WRITE);
}

static int sync_file(int operation, int fd, struct result *out, const struct sigevent *event)
{
    if (operation != O_SYNC && operation != O_DSYNC) {
        errno = EINVAL;
        return -1;
    }
    if (!is_valid(fd, 0, 0))
        return -1;
    const int value = fsync(fd);

    *out = (struct result){value, value ? errno : 0};
    event_send(getpid(), event, ASYNCIO);
    return 0;
}

int aio_fsync(int operation, struct aiocb *a)
{
    return sync_file(operation, a->fd, &a->result, &a->event);
}

int aio_error(const struct aiocb *a)
{
    return a->result.error;
}

/* A result is fetched once. */
static long fetch(struct result *r)
{
    const struct result was = *r;

    *r = (struct result){-1, EINVAL};
    if (was.value < 0)
        errno = was.error;
    return was.value;
}

long aio_return(struct aiocb *a)
{
    return fetch(&a->result);
}

int aio_cancel(int fd, struct aiocb *a)
{
    if (!is_valid(fd, 0, 0))
        return -1;
    if (!a || a->fd == fd)
        return AIO_ALLDONE;
    errno = EINVAL;
    return -1;
}

int aio_suspend(const struct aiocb *const *list, int count, const struct timespec *timeout)
{
    (void)list, (void)timeout;
    if (count > 0)
        return 0;
    errno = EINVAL;
    return -1;
}

/* Notes that an operation of a list could not begin. */
#define REFUSE(a) ((a)->result = (struct result){-1, errno})

#define LIST(type, list, count, mode, event)                                          \
    int failed = 0;                                                                   \
    if ((mode != LIO_NOWAIT && mode != LIO_WAIT) || count < 0 || count > LIST_MOST) { \
        errno = EINVAL;                                                               \
        return -1;                                                                    \
    }                                                                                 \
    for (int i = 0; i < count; i++) {                                                 \
        struct type *a = list[i];                                                     \
        if (!a || a->operation == LIO_NOP)                                            \
            continue;                                                                 \
        if (a->operation != LIO_READ && a->operation != LIO_WRITE) {                  \
            errno = EINVAL;                                                           \
            REFUSE(a);                                                                \
        } else if (START(a, a->operation))                                            \
            REFUSE(a);                                                                \
        failed |= a->result.error;                                                    \
    }                                                                                 \
    if (event && mode == LIO_NOWAIT)                                                  \
        event_send(getpid(), event, ASYNCIO);                                         \
    if (failed)                                                                       \
        errno = EIO;                                                                  \
    return failed ? -1 : 0

int lio_listio(int mode, struct aiocb *const *list, int count, const struct sigevent *event)
{
    LIST(aiocb, list, count, mode, event);
}

#ifdef __LP64__
#define ALSO_64(name) __typeof__(name) name##64 __attribute__((alias(#name)))
ALSO_64(aio_read);
ALSO_64(aio_write);
ALSO_64(aio_fsync);
ALSO_64(aio_error);
ALSO_64(aio_return);
ALSO_64(aio_cancel);
ALSO_64(aio_suspend);
ALSO_64(lio_listio);
#else
int aio_read64(struct aiocb64 *a)
{
    return START(a, LIO_READ);
}

int aio_write64(struct aiocb64 *a)
{
    return START(a, LIO_WRITE);
}

int aio_fsync64(int operation, struct aiocb64 *a)
{
    return sync_file(operation, a->fd, &a->result, &a->event);
}

int aio_error64(const struct aiocb64 *a)
{
    return a->result.error;
}

long aio_return64(struct aiocb64 *a)
{
    return fetch(&a->result);
}

int aio_cancel64(int fd, struct aiocb64 *a)
{
    return aio_cancel(fd, (struct aiocb *)a); /* the descriptor is the first field of both */
}

int aio_suspend64(const struct aiocb64 *const *list, int count, const struct timespec *timeout)
{
    return aio_suspend((const struct aiocb *const *)list, count, timeout);
}

int lio_listio64(int mode, struct aiocb64 *const *list, int count, const struct sigevent *event)
{
    LIST(aiocb64, list, count, mode, event);
}
#endif

/* ---- aioread() --------------------------------------------------------------------------------------------------------------------- */

/* The results that aiowait() has not told yet, the oldest first. */
static struct waiting {
    struct waiting *next;
    struct result *result;
} * waiting, **last_waiting = &waiting;

/* A program that handles SIGIO learns that an operation is complete. */
static void tell(void)
{
    enum { SIGIO = 22 };
    struct action {
        int flags;
        long handler;
        unsigned mask[4];
        int reserved[2];
    } action = {0};
    extern int sigaction(int sig, const void *new, void *old);

    if (!sigaction(SIGIO, NULL, &action) && action.handler > 1)
        kill(getpid(), SIGIO);
}

static int start(int fd, char *buffer, int size, off64 offset, int whence, struct result *out, int operation)
{
    enum { SET, CURRENT, END };
    struct waiting *w;

    if (size < 0 || whence < SET || whence > END) {
        errno = EINVAL;
        return -1;
    }
    if (!is_valid(fd, 0, 0))
        return -1;
    if (whence != SET) {
        const off64 here = __lseek64(fd, 0, CURRENT), base = whence == END ? __lseek64(fd, 0, END) : here;

        if (here >= 0)
            __lseek64(fd, here, SET);
        offset += base < 0 ? 0 : base;
    }
    w = malloc(sizeof *w);
    if (!w) {
        errno = EAGAIN;
        return -1;
    }
    transfer(fd, buffer, (size_t)size, offset, operation, out);
    *w = (struct waiting){NULL, out};
    guard_enter();
    *last_waiting = w;
    last_waiting = &w->next;
    guard_leave();
    tell();
    return 0;
}

int aioread(int fd, char *buffer, int size, long offset, int whence, struct result *out)
{
    return start(fd, buffer, size, offset, whence, out, LIO_READ);
}

int aiowrite(int fd, char *buffer, int size, long offset, int whence, struct result *out)
{
    return start(fd, buffer, size, offset, whence, out, LIO_WRITE);
}

#ifdef __LP64__
ALSO_64(aioread);
ALSO_64(aiowrite);
#else
int aioread64(int fd, char *buffer, int size, off64 offset, int whence, struct result *out)
{
    return start(fd, buffer, size, offset, whence, out, LIO_READ);
}

int aiowrite64(int fd, char *buffer, int size, off64 offset, int whence, struct result *out)
{
    return start(fd, buffer, size, offset, whence, out, LIO_WRITE);
}
#endif

/* The next operation that is complete. There is none that is not. */
struct result *aiowait(const void *timeout)
{
    (void)timeout;
    guard_enter();
    struct waiting *w = waiting;

    if (w && !(waiting = w->next))
        last_waiting = &waiting;
    guard_leave();
    struct result *result = w ? w->result : (struct result *)-1;

    free(w);
    if (!w)
        errno = EINVAL;
    return result;
}

int aiocancel(const struct result *result)
{
    (void)result;
    errno = waiting ? EACCES : EINVAL;
    return -1;
}
