/*
 * semaphores.c - semaphores of libthread and of POSIX: the kernel counts, so that processes may share them. A named one is in a mapped file
 * of /tmp, which sem_unlink() removes.
 */
#include "lwp.h"

void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset);
int munmap(void *at, size_t size);
int unlink(const char *path);
int link(const char *from, const char *to);

struct semaphore {
    unsigned count;
    unsigned short type, magic;
    unsigned char flags[8]; /* the last one: there are waiters */
    unsigned long long reserved[4];
};

/* ---- libthread ---------------------------------------------------------------------------------------------------------------- */

int sema_init(struct semaphore *s, unsigned count, int type, void *unused)
{
    if (count > INT_MAX || (type != USYNC_THREAD && type != USYNC_PROCESS))
        return EINVAL;
    *s = (struct semaphore){.count = count, .type = (unsigned short)type, .magic = SEMAPHORE_MAGIC};
    return 0;
}

int sema_destroy(struct semaphore *s)
{
    s->magic = 0;
    return 0;
}

static int wait_until(struct semaphore *s, const struct deadline *until)
{
    struct timespec left;
    int error = until ? deadline_left(until, &left) : 0;

    if (error == ETIME) /* there may be one at once */
        return error_of(system_call(SYS_lwp_sema_trywait, s)) ? ETIME : 0;
    if (error)
        return error;
    cancel_enter();
    error = error_of(system_call(SYS_lwp_sema_timedwait, s, until ? &left : NULL, 1L));
    cancel_leave();
    return error;
}

int sema_wait(struct semaphore *s)
{
    return wait_until(s, NULL);
}

int sema_trywait(struct semaphore *s)
{
    return error_of(system_call(SYS_lwp_sema_trywait, s));
}

int sema_timedwait(struct semaphore *s, const struct timespec *at)
{
    const struct deadline until = {CLOCK_REALTIME, *at};

    return wait_until(s, &until);
}

int sema_reltimedwait(struct semaphore *s, const struct timespec *time)
{
    struct deadline until;
    const int error = deadline_after(time, &until);

    return error ? error : wait_until(s, &until);
}

int sema_post(struct semaphore *s)
{
    return error_of(system_call(SYS_lwp_sema_post, s));
}

int _sema_held(const struct semaphore *s)
{
    return s->count == 0;
}

/* ---- POSIX ------------------------------------------------------------------------------------------------------------------------ */

static int result_of(int error)
{
    if (error)
        errno = posix_error(error);
    return error ? -1 : 0;
}

int sem_init(struct semaphore *s, int shared, unsigned count)
{
    return result_of(sema_init(s, count, shared ? USYNC_PROCESS : USYNC_THREAD, NULL));
}

int sem_destroy(struct semaphore *s)
{
    return sema_destroy(s);
}

int sem_wait(struct semaphore *s)
{
    return result_of(sema_wait(s));
}

int sem_trywait(struct semaphore *s)
{
    const int error = sema_trywait(s);

    return result_of(error == EBUSY ? EAGAIN : error);
}

int sem_timedwait(struct semaphore *s, const struct timespec *at)
{
    return result_of(sema_timedwait(s, at));
}

int sem_reltimedwait_np(struct semaphore *s, const struct timespec *time)
{
    return result_of(sema_reltimedwait(s, time));
}

int sem_post(struct semaphore *s)
{
    return result_of(sema_post(s));
}

int sem_getvalue(const struct semaphore *s, int *value)
{
    *value = (int)*(const volatile unsigned *)&s->count;
    return 0;
}

/* ---- with names -------------------------------------------------------------------------------------------------------------------- */

enum { PATH = 256, MAP_SHARED_ = 1 };
#define SEM_FAILED ((struct semaphore *)-1)
/* Those that the process has opened: another sem_open() of the name gives the same address. */
static struct named {
    struct named *next;
    struct semaphore *at;
    int opened;
    char path[PATH];
} * opened;

/* Returns whether the name is one. */
static int path_of(const char *name, char path[PATH])
{
    static const char folder[] = "/tmp/.SEMD";
    size_t n = sizeof folder - 1;

    while (*name == '/')
        name++;
    if (!*name || strlen(name) + sizeof folder > PATH || strchr(name, '/')) {
        errno = strlen(name) + sizeof folder > PATH ? ENAMETOOLONG : EINVAL;
        return 0;
    }
    strcpy(path, folder);
    strcpy(path + n, name);
    return 1;
}

/* Makes the file, which other processes find whole: by a name of this thread's first. */
static int make_file(const char *path, int mode, unsigned count)
{
    struct semaphore s;
    char own[PATH];

    if (result_of(sema_init(&s, count, USYNC_PROCESS, NULL)))
        return -1;
    snprintf(own, sizeof own, "/tmp/.SEMN%d.%d", getpid(), thread_self()->id);
    const int fd = open(own, O_RDWR | O_CREAT | O_EXCL, mode);
    int done = fd < 0 || write(fd, &s, sizeof s) != sizeof s ? -1 : link(own, path);
    const int error = errno;

    if (fd >= 0) {
        close(fd);
        unlink(own);
    }
    errno = error;
    return done;
}

static struct semaphore *map_file(const char *path, int flags, int mode, unsigned count)
{
    int fd = flags & O_CREAT && flags & O_EXCL ? -1 : open(path, O_RDWR);

    if (fd < 0 && (flags & O_CREAT)) {
        if (make_file(path, mode, count) && (errno != EEXIST || (flags & O_EXCL)))
            return SEM_FAILED;
        fd = open(path, O_RDWR);
    }
    if (fd < 0)
        return SEM_FAILED;
    void *at = mmap(NULL, sizeof(struct semaphore), PROT_READ | PROT_WRITE, MAP_SHARED_, fd, 0);

    close(fd);
    return at;
}

static struct named *find_path(const char *path)
{
    struct named *n = opened;

    while (n && strcmp(n->path, path))
        n = n->next;
    return n;
}

static struct semaphore *add_named(const char *path, int flags, int mode, unsigned count)
{
    struct named *n = malloc(sizeof *n);

    if (!n)
        return SEM_FAILED;
    n->at = map_file(path, flags, mode, count);
    if (n->at == SEM_FAILED) {
        free(n);
        return SEM_FAILED;
    }
    strcpy(n->path, path);
    n->opened = 1;
    guard_enter();
    n->next = opened;
    opened = n;
    guard_leave();
    return n->at;
}

struct semaphore *sem_open(const char *name, int flags, ...)
{
    char path[PATH];
    unsigned count = 0;
    int mode = 0;
    va_list args;

    va_start(args, flags);
    if (flags & O_CREAT) {
        mode = va_arg(args, int);
        count = va_arg(args, unsigned);
    }
    va_end(args);
    if (!path_of(name, path))
        return SEM_FAILED;
    guard_enter();
    struct named *n = flags & O_EXCL ? NULL : find_path(path);

    if (n)
        n->opened++;
    guard_leave();
    return n ? n->at : add_named(path, flags, mode, count);
}

int sem_close(struct semaphore *s)
{
    struct named **at = &opened, *n;
    int last = 0;

    guard_enter();
    while (*at && (*at)->at != s)
        at = &(*at)->next;
    n = *at;
    if (n && (last = --n->opened == 0))
        *at = n->next;
    guard_leave();
    if (!n)
        return result_of(EINVAL);
    if (last) {
        munmap(n->at, sizeof *n->at);
        free(n);
    }
    return 0;
}

int sem_unlink(const char *name)
{
    char path[PATH];

    if (!path_of(name, path))
        return -1;
    guard_enter();
    struct named *n = find_path(path);

    if (n)
        n->path[0] = 0; /* a later sem_open() makes a new one */
    guard_leave();
    return unlink(path);
}
