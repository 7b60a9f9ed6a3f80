/*
 * realtime.c - POSIX timers, message queues, shared memory and asynchronous input and output.
 *
 * Sources: timer_create(2), mq_open(2), shm_open(2), aio_read(2) and lio_listio(2) of HP-UX. The layouts of struct sigevent and struct
 * aiocb, and numbers of SIGEV_, LIO_ and AIO_, are assumptions.
 */
#include "threads.h"

long __pread64(int fd, void *to, size_t n, off64 offset);
long __pwrite64(int fd, const void *from, size_t n, off64 offset);
int fcntl(int fd, int command, ...);
int fsync(int fd);
int unlink(const char *path);

/* ---- timers -------------------------------------------------------------------------------------------------------------- */

struct sigevent {
    int notify, sig;
    void *value;
};
enum { SIGEV_NONE, SIGEV_SIGNAL };
struct itimerspec {
    struct timespec interval, value;
};

int timer_create(int clock, const struct sigevent *event, int *timer)
{
    return (int)CALL(SYS_timer_create, (long)clock, event, timer);
}

int timer_delete(int timer)
{
    return (int)CALL(SYS_timer_delete, (long)timer);
}

int timer_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old)
{
    return (int)CALL(SYS_timer_settime, (long)timer, (long)flags, value, old);
}

int timer_gettime(int timer, struct itimerspec *value)
{
    return (int)CALL(SYS_timer_gettime, (long)timer, value);
}

int timer_getoverrun(int timer)
{
    return (int)CALL(SYS_timer_getoverrun, (long)timer);
}

int clock_settime(int clock, const struct timespec *time)
{
    return (int)CALL(SYS_clock_settime, (long)clock, time);
}

/* ---- message queues --------------------------------------------------------------------------------------------------------- */

struct mq_attr {
    long flags, most, size, count;
};
/* What the kernel's calls read and write. */
struct queue_attributes {
    struct mq_attr attr;
    long spare[4];
};

/* A queue's name has a slash at its start, and no other. NULL: it is not one. */
static const char *queue_name(const char *name)
{
    if (*name == '/' && name[1] && !strchr(name + 1, '/'))
        return name + 1;
    errno = EINVAL;
    return NULL;
}

int mq_open(const char *name, int flags, ...)
{
    struct queue_attributes own = {{0}, {0}};
    const struct mq_attr *attr = NULL;
    long mode = 0;

    if (flags & O_CREAT) {
        va_list args;

        va_start(args, flags);
        mode = va_arg(args, int);
        attr = va_arg(args, const struct mq_attr *);
        va_end(args);
    }
    if (attr)
        own.attr = *attr;
    name = queue_name(name);
    return name ? (int)CALL(SYS_mq_open, name, (long)flags, mode, attr ? &own : NULL) : -1;
}

int mq_close(int queue)
{
    return (int)CALL(SYS_mq_close, (long)queue);
}

int mq_unlink(const char *name)
{
    name = queue_name(name);
    return name ? (int)CALL(SYS_mq_unlink, name) : -1;
}

int mq_send(int queue, const char *message, size_t n, unsigned priority)
{
    return (int)CALL(SYS_mq_send, (long)queue, message, n, (long)priority);
}

long mq_receive(int queue, char *message, size_t n, unsigned *priority)
{
    return CALL(SYS_mq_receive, (long)queue, message, n, priority);
}

/* NULL: ends the registration. */
int mq_notify(int queue, const struct sigevent *event)
{
    return (int)CALL(SYS_mq_notify, (long)queue, event);
}

int mq_getattr(int queue, struct mq_attr *out)
{
    struct queue_attributes own;

    if (CALL(SYS_mq_getattr, (long)queue, NULL, &own))
        return -1;
    *out = own.attr;
    return 0;
}

int mq_setattr(int queue, const struct mq_attr *attr, struct mq_attr *old)
{
    struct queue_attributes own = {.attr = *attr}, before;

    if (CALL(SYS_mq_setattr, (long)queue, &own, &before))
        return -1;
    if (old)
        *old = before.attr;
    return 0;
}

/* ---- shared memory: an object is a file of /tmp -------------------------------------------------------------------------------- */

static char *object_path(const char *name, char *out, size_t size)
{
    if (*name == '/' && name[1] && !strchr(name + 1, '/') && (size_t)snprintf(out, size, "/tmp/.shm.%s", name + 1) < size)
        return out;
    errno = EINVAL;
    return NULL;
}

int shm_open(const char *name, int flags, int mode)
{
    enum { F_SETFD = 2, FD_CLOEXEC = 1 };
    char path[300];
    const int fd = object_path(name, path, sizeof path) ? open(path, flags, mode) : -1;

    if (fd >= 0)
        fcntl(fd, F_SETFD, (long)FD_CLOEXEC);
    return fd;
}

int shm_unlink(const char *name)
{
    char path[300];

    return object_path(name, path, sizeof path) ? unlink(path) : -1;
}

/* ---- asynchronous input and output: it has happened when the call returns ------------------------------------------------------- */

/* off_t has 64 bits in the second one. */
#define AIOCB(offset_type)  \
    {                       \
        int fd;             \
        offset_type offset; \
        void *buffer;       \
        size_t size;        \
        int priority;       \
        struct event event; \
        int operation;      \
    }
struct event {
    struct sigevent basic;
    void *function, *attributes;
};
struct aiocb AIOCB(long);
struct aiocb64 AIOCB(off64);
enum { LIO_READ, LIO_WRITE, LIO_NOP, LIO_WAIT = 1 };
enum { AIO_ALLDONE = 1 };

/* The results of operations that aio_return() has not yet fetched. */
struct done {
    struct done *next;
    const void *operation;
    long result;
    int error;
};
static struct done *all_done;

static struct done **find_done(const void *operation)
{
    struct done **at = &all_done;

    while (*at && (*at)->operation != operation)
        at = &(*at)->next;
    return at;
}

static void notify(const struct sigevent *event)
{
    extern int kill(int pid, int sig);

    if (event && event->notify == SIGEV_SIGNAL)
        kill(getpid(), event->sig);
}

/* Notes the result of the operation, and sends its signal. An operation that aio_return() has not fetched cannot be started again. */
static int finish(const void *operation, const struct sigevent *event, long result)
{
    const int error = result < 0 ? errno : 0;
    struct done *done = malloc(sizeof *done);

    if (!done) {
        errno = EAGAIN;
        return -1;
    }
    guard_enter();
    const int is_used = *find_done(operation) != NULL;

    if (!is_used) {
        *done = (struct done){all_done, operation, result, error};
        all_done = done;
    }
    guard_leave();
    if (is_used) {
        free(done);
        errno = EEXIST;
        return -1;
    }
    notify(event);
    return 0;
}

static int is_in_use(const void *operation)
{
    guard_enter();
    const int found = *find_done(operation) != NULL;

    guard_leave();
    if (found)
        errno = EEXIST;
    return found;
}

/* A pipe or a terminal has no offset. */
static long transfer(int fd, void *buffer, size_t size, off64 offset, int operation)
{
    long result = operation == LIO_READ ? __pread64(fd, buffer, size, offset) : __pwrite64(fd, buffer, size, offset);

    if (result < 0 && errno == ESPIPE)
        result = operation == LIO_READ ? read(fd, buffer, size) : write(fd, buffer, size);
    return result;
}

#define START(a, operation) \
    (is_in_use(a) ? -1 : finish(a, &(a)->event.basic, transfer((a)->fd, (a)->buffer, (a)->size, (a)->offset, operation)))

int aio_read(struct aiocb *a)
{
    return START(a, LIO_READ);
}

int aio_write(struct aiocb *a)
{
    return START(a, LIO_WRITE);
}

int __aio_read64(struct aiocb64 *a)
{
    return START(a, LIO_READ);
}

int __aio_write64(struct aiocb64 *a)
{
    return START(a, LIO_WRITE);
}

int aio_fsync(int operation, struct aiocb *a)
{
    return is_in_use(a) ? -1 : finish(a, &a->event.basic, fsync(a->fd));
}

int __aio_fsync64(int operation, struct aiocb64 *a)
{
    return is_in_use(a) ? -1 : finish(a, &a->event.basic, fsync(a->fd));
}

int aio_error(const void *operation)
{
    guard_enter();
    const struct done *done = *find_done(operation);
    const int error = done ? done->error : -1;

    guard_leave();
    if (!done)
        errno = EINVAL;
    return error;
}

int __aio_error64(const void *operation)
{
    return aio_error(operation);
}

long aio_return(const void *operation)
{
    guard_enter();
    struct done **at = find_done(operation), *done = *at;

    if (done)
        *at = done->next;
    guard_leave();
    const long result = done ? done->result : -1;
    const int error = done ? done->error : EINVAL;

    free(done);
    if (error)
        errno = error;
    return result;
}

long __aio_return64(const void *operation)
{
    return aio_return(operation);
}

/* All operations are done. */
int aio_cancel(int fd, const void *operation)
{
    enum { F_GETFD = 1 };

    return fcntl(fd, F_GETFD, 0L) < 0 ? -1 : AIO_ALLDONE;
}

int __aio_cancel64(int fd, const void *operation)
{
    return aio_cancel(fd, operation);
}

int aio_suspend(const void *const *list, int n, const struct timespec *timeout)
{
    for (int i = 0; i < n; i++)
        if (list[i] && aio_error(list[i]) >= 0)
            return 0;
    errno = EINVAL;
    return -1;
}

int __aio_suspend64(const void *const *list, int n, const struct timespec *timeout)
{
    return aio_suspend(list, n, timeout);
}

/* Returns how many operations failed, as EIO. */
#define LIST(list, n, mode, event)                             \
    ({                                                         \
        int failed_ = 0, full_ = 0;                            \
        for (int i = 0; i < (n); i++) {                        \
            if (!(list)[i] || (list)[i]->operation == LIO_NOP) \
                continue;                                      \
            if (START((list)[i], (list)[i]->operation))        \
                full_ = 1;                                     \
            else                                               \
                failed_ |= aio_error((list)[i]) != 0;          \
        }                                                      \
        if ((mode) != LIO_WAIT)                                \
            notify(event);                                     \
        if (full_ || (failed_ && (mode) == LIO_WAIT))          \
            errno = full_ ? EAGAIN : EIO;                      \
        full_ || (failed_ && (mode) == LIO_WAIT) ? -1 : 0;     \
    })

int lio_listio(int mode, struct aiocb *const list[], int n, const struct sigevent *event)
{
    return LIST(list, n, mode, event);
}

int __lio_listio64(int mode, struct aiocb64 *const list[], int n, const struct sigevent *event)
{
    return LIST(list, n, mode, event);
}
