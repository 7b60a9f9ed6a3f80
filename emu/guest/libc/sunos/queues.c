/*
 * queues.c - message queues of POSIX: a queue is a mapped file of /tmp with a mutex and conditions that processes share.
 *
 * Source: section 3RT of SunOS' manual; mqueue.h of illumos for struct mq_attr.
 */
#include "event.h"
#include "lwp.h"

void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset);
int munmap(void *at, size_t size);
int unlink(const char *path);
int link(const char *from, const char *to);
int __ftruncate64(int fd, off64 size);

enum { PATH = 256, SHARED = 1, NONBLOCK = 0x80, PRIORITIES = 32, BYTES_MOST = 1 << 30, USUAL_MESSAGES = 128, USUAL_SIZE = 1024 };
enum { EMSGSIZE = 97, MAGIC = 0x4d510001 };

struct mq_attr {
    long flags, most, size, count;
    int reserved[12];
};

/* The file: messages follow, each with its text. */
struct queue {
    unsigned magic;
    struct mutex mutex;
    struct condition not_empty, not_full;
    int most, size, count, receivers;
    unsigned sent; /* number of the next message */
    int notified;  /* the process that learns of a message in the empty queue, or 0 */
    struct sigevent event;
};
struct message {
    int priority; /* 0: no message, else one more than the priority */
    unsigned number;
    size_t length;
    char text[];
};
/* What an mqd_t points to. */
struct opened {
    unsigned magic;
    int flags;
    size_t bytes;
    struct queue *queue;
};

static int fail(int error)
{
    errno = posix_error(error);
    return -1;
}

static int path_of(const char *name, char path[PATH])
{
    while (*name == '/')
        name++;
    const int n = snprintf(path, PATH, "/tmp/.MQD%s", name);

    if (*name && n < PATH && !strchr(name, '/'))
        return 0;
    return fail(n >= PATH ? ENAMETOOLONG : EINVAL);
}

static size_t room_of(int size)
{
    return (sizeof(struct message) + (size_t)size + 7) & ~(size_t)7;
}

static size_t bytes_of(int most, int size)
{
    return ((sizeof(struct queue) + 7) & ~(size_t)7) + (size_t)most * room_of(size);
}

static struct message *message_of(struct queue *q, int i)
{
    return (struct message *)((char *)q + bytes_of(0, q->size) + (size_t)i * room_of(q->size));
}

static struct queue *map_queue(int fd, size_t bytes)
{
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, SHARED, fd, 0);

    return at == (void *)-1 ? NULL : at;
}

/* Makes the file, which other processes find whole: by a name of this thread's first. */
static int make_queue(const char *path, int mode, const struct mq_attr *attr)
{
    const long most = attr ? attr->most : USUAL_MESSAGES, size = attr ? attr->size : USUAL_SIZE;
    char own[PATH];

    if (most <= 0 || size <= 0)
        return fail(EINVAL);
    if (size > BYTES_MOST || most > BYTES_MOST / (size + (long)sizeof(struct message) + 8))
        return fail(ENOSPC);
    snprintf(own, sizeof own, "/tmp/.MQN%d.%d", getpid(), thread_self()->id);
    const int fd = open(own, O_RDWR | O_CREAT | O_EXCL, mode);
    struct queue *q = fd < 0 || __ftruncate64(fd, (off64)bytes_of((int)most, (int)size)) ? NULL : map_queue(fd, sizeof *q);
    int done = -1;

    if (q) {
        *q = (struct queue){.magic = MAGIC, .most = (int)most, .size = (int)size};
        q->mutex.type = q->not_empty.type = q->not_full.type = USYNC_PROCESS;
        q->mutex.magic = MUTEX_MAGIC;
        q->not_empty.magic = q->not_full.magic = COND_MAGIC;
        munmap(q, sizeof *q);
        done = link(own, path);
    }
    const int error = errno;

    if (fd >= 0) {
        close(fd);
        unlink(own);
    }
    errno = error;
    return done;
}

/* Maps the queue of an open file, and checks what it says of itself. */
static int open_file(int fd, struct opened *o)
{
    const off64 length = __lseek64(fd, 0, 2);
    struct queue *q = length >= (off64)sizeof *q && length <= 2 * (off64)BYTES_MOST ? map_queue(fd, (size_t)length) : NULL;

    if (!q)
        return fail(EINVAL);
    if (q->magic != MAGIC || q->most <= 0 || q->size <= 0 || q->size > BYTES_MOST || q->most > BYTES_MOST / q->size ||
        bytes_of(q->most, q->size) > (size_t)length) {
        munmap(q, (size_t)length);
        return fail(EINVAL);
    }
    o->queue = q;
    o->bytes = (size_t)length;
    return 0;
}

static int open_path(const char *path, int flags, int mode, const struct mq_attr *attr, struct opened *o)
{
    int fd = flags & O_CREAT && flags & O_EXCL ? -1 : open(path, O_RDWR);

    if (fd < 0 && (flags & O_CREAT)) {
        if (make_queue(path, mode, attr) && (errno != EEXIST || (flags & O_EXCL)))
            return -1;
        fd = open(path, O_RDWR);
    }
    if (fd < 0)
        return -1;
    const int failed = open_file(fd, o), error = errno;

    close(fd);
    errno = error;
    return failed;
}

struct opened *mq_open(const char *name, int flags, ...)
{
    char path[PATH];
    const struct mq_attr *attr = NULL;
    int mode = 0;
    struct opened *o = malloc(sizeof *o);

    if (flags & O_CREAT) {
        va_list args;

        va_start(args, flags);
        mode = va_arg(args, int);
        attr = va_arg(args, const struct mq_attr *);
        va_end(args);
    }
    if (!o || path_of(name, path) || open_path(path, flags, mode, attr, o)) {
        free(o);
        return (struct opened *)-1;
    }
    o->magic = MAGIC;
    o->flags = flags;
    return o;
}

int mq_unlink(const char *name)
{
    char path[PATH];

    return path_of(name, path) ? -1 : unlink(path);
}

static int is_open(const struct opened *o)
{
    return o && o != (struct opened *)-1 && o->magic == MAGIC;
}

/* Takes a queue that may be used so: O_RDONLY, O_WRONLY, or either (O_RDWR). An error number. */
static int enter(const struct opened *o, int use)
{
    const int access = is_open(o) ? o->flags & (O_WRONLY | O_RDWR) : -1;

    if (access < 0 || (use != O_RDWR && access != O_RDWR && access != use))
        return EBADF;
    return mutex_lock(&o->queue->mutex);
}

/* Waits until it is not empty, or not full. A deadline of NULL: for ever. */
static int wait_for(struct queue *q, struct condition *c, const struct deadline *until)
{
    if (until && (until->at.nsec < 0 || until->at.nsec > 999999999))
        return EINVAL;
    return until ? cond_wait_until(c, &q->mutex, until) : cond_wait(c, &q->mutex);
}

static void put_message(struct queue *q, const char *text, size_t n, unsigned priority)
{
    int i = 0;

    while (message_of(q, i)->priority)
        i++;
    struct message *m = message_of(q, i);

    m->priority = (int)priority + 1;
    m->number = q->sent++;
    m->length = n;
    memcpy(m->text, text, n);
    if (q->count++ == 0 && q->notified && !q->receivers) {
        event_send(q->notified, &q->event, MESSAGE);
        q->notified = 0;
    }
}

/* The oldest of the highest priority. */
static struct message *first_message(struct queue *q)
{
    struct message *first = NULL;

    for (int i = 0; i < q->most; i++) {
        struct message *m = message_of(q, i);

        if (m->priority &&
            (!first || m->priority > first->priority || (m->priority == first->priority && (int)(m->number - first->number) < 0)))
            first = m;
    }
    return first;
}

static int send_until(const struct opened *o, const char *text, size_t n, unsigned priority, const struct deadline *until)
{
    int error = priority < PRIORITIES ? enter(o, O_WRONLY) : EINVAL;

    if (error)
        return fail(error);
    struct queue *q = o->queue;

    if (n > (size_t)q->size)
        error = EMSGSIZE;
    while (!error && q->count == q->most)
        error = o->flags & NONBLOCK ? EAGAIN : wait_for(q, &q->not_full, until);
    if (!error) {
        put_message(q, text, n, priority);
        cond_signal(&q->not_empty);
    }
    mutex_unlock(&q->mutex);
    return error ? fail(error) : 0;
}

static long receive_until(const struct opened *o, char *text, size_t n, unsigned *priority, const struct deadline *until)
{
    long length = -1;
    int error = enter(o, O_RDONLY);

    if (error)
        return fail(error);
    struct queue *q = o->queue;

    if (n < (size_t)q->size)
        error = EMSGSIZE;
    q->receivers++;
    while (!error && !q->count)
        error = o->flags & NONBLOCK ? EAGAIN : wait_for(q, &q->not_empty, until);
    q->receivers--;
    struct message *m = error ? NULL : first_message(q);

    if (m) {
        length = (long)(m->length < n ? m->length : n);
        memcpy(text, m->text, (size_t)length);
        if (priority)
            *priority = (unsigned)m->priority - 1;
        m->priority = 0;
        q->count--;
        cond_signal(&q->not_full);
    }
    mutex_unlock(&q->mutex);
    return error ? fail(error) : length;
}

int mq_send(struct opened *o, const char *text, size_t n, unsigned priority)
{
    return send_until(o, text, n, priority, NULL);
}

int mq_timedsend(struct opened *o, const char *text, size_t n, unsigned priority, const struct timespec *at)
{
    return send_until(o, text, n, priority, &(struct deadline){CLOCK_REALTIME, *at});
}

int mq_reltimedsend_np(struct opened *o, const char *text, size_t n, unsigned priority, const struct timespec *time)
{
    struct deadline until;
    const int error = deadline_after(time, &until);

    return error ? fail(error) : send_until(o, text, n, priority, &until);
}

long mq_receive(struct opened *o, char *text, size_t n, unsigned *priority)
{
    return receive_until(o, text, n, priority, NULL);
}

long mq_timedreceive(struct opened *o, char *text, size_t n, unsigned *priority, const struct timespec *at)
{
    return receive_until(o, text, n, priority, &(struct deadline){CLOCK_REALTIME, *at});
}

long mq_reltimedreceive_np(struct opened *o, char *text, size_t n, unsigned *priority, const struct timespec *time)
{
    struct deadline until;
    const int error = deadline_after(time, &until);

    return error ? fail(error) : receive_until(o, text, n, priority, &until);
}

/* One process learns of the next message in the empty queue. NULL: this one no more. */
int mq_notify(struct opened *o, const struct sigevent *event)
{
    int error = enter(o, O_RDWR);

    if (error)
        return fail(error);
    struct queue *q = o->queue;
    const int own = getpid();

    if (q->notified && q->notified != own && kill(q->notified, 0) && errno == ESRCH)
        q->notified = 0;
    if (event && q->notified)
        error = EBUSY;
    else if (event && event->notify != SIGEV_SIGNAL && event->notify != SIGEV_NONE)
        error = EINVAL;
    else if (event) {
        q->event = *event;
        q->notified = own;
    } else if (q->notified == own)
        q->notified = 0;
    mutex_unlock(&q->mutex);
    return error ? fail(error) : 0;
}

int mq_getattr(struct opened *o, struct mq_attr *out)
{
    const int error = enter(o, O_RDWR);

    if (error)
        return fail(error);
    *out = (struct mq_attr){.flags = o->flags & NONBLOCK, .most = o->queue->most, .size = o->queue->size, .count = o->queue->count};
    mutex_unlock(&o->queue->mutex);
    return 0;
}

int mq_setattr(struct opened *o, const struct mq_attr *attr, struct mq_attr *old)
{
    const long flags = attr->flags;

    if (old ? mq_getattr(o, old) : is_open(o) ? 0 : fail(EBADF))
        return -1;
    o->flags = (o->flags & ~NONBLOCK) | (int)(flags & NONBLOCK);
    return 0;
}

int mq_close(struct opened *o)
{
    const int error = enter(o, O_RDWR);

    if (error)
        return fail(error);
    if (o->queue->notified == getpid())
        o->queue->notified = 0;
    mutex_unlock(&o->queue->mutex);
    o->magic = 0;
    munmap(o->queue, o->bytes);
    free(o);
    return 0;
}
