/*
 * semaphores.c - POSIX semaphores. One word of a sem_t is used, the value, which the kernel changes (ksem_wait, ksem_post): it may be in
 * memory that processes share. A named semaphore is a word in a mapped file of /tmp, which sem_unlink() removes. The layout of HP-UX's
 * sem_t is not published.
 */
#include "threads.h"

void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset);
int munmap(void *at, size_t size);
int ftruncate(int fd, long size);
int unlink(const char *path);

enum { VALUE_MOST = 0x7fffffff, MAP_SHARED_ = 1, PATH = 256, FILE_BYTES = 64 };
#define SEM_FAILED ((unsigned *)-1)

int sem_init(unsigned *s, int shared, unsigned value)
{
    if (value > VALUE_MOST) {
        errno = EINVAL;
        return -1;
    }
    *s = value;
    return 0;
}

int sem_destroy(unsigned *s)
{
    *s = 0;
    return 0;
}

int sem_post(unsigned *s)
{
    return (int)CALL(SYS_ksem_post, s);
}

int sem_trywait(unsigned *s)
{
    return (int)CALL(SYS_ksem_trywait, s);
}

int sem_timedwait(unsigned *s, const struct timespec *deadline)
{
    struct call_result r;

    cancel_enter();
    do
        r = hpux_call(SYS_ksem_wait, s, deadline);
    while (r.value == -EAGAIN);
    cancel_leave();
    return (int)call_value(r);
}

int sem_wait(unsigned *s)
{
    return sem_timedwait(s, NULL);
}

int sem_getvalue(unsigned *s, int *value)
{
    *value = (int)*(volatile unsigned *)s;
    return 0;
}

/* ---- semaphores with names -------------------------------------------------------------------------------------- */

/* Those that the process has opened: another sem_open() of the name gives the same address. */
static struct named {
    struct named *next;
    unsigned *at;
    int opened;
    char path[PATH];
} * opened;

/* Slashes within the name become other characters. Returns whether the name is one. */
static int path_of(const char *name, char path[PATH])
{
    static const char folder[] = "/tmp/.sem.";
    size_t n = sizeof folder - 1;

    while (*name == '/')
        name++;
    if (!*name || strlen(name) + sizeof folder > PATH) {
        errno = *name ? ENAMETOOLONG : EINVAL;
        return 0;
    }
    strcpy(path, folder);
    for (; *name; name++)
        path[n++] = (char)(*name == '/' ? '\\' : *name);
    path[n] = 0;
    return 1;
}

/* Opens or makes the file, and maps it. */
static unsigned *map_file(const char *path, int flags, int mode, unsigned value)
{
    const int make = flags & O_CREAT;
    int fd = open(path, O_RDWR | (make ? O_CREAT | O_EXCL : 0), mode);

    if (fd < 0 && make && errno == EEXIST && !(flags & O_EXCL)) {
        fd = open(path, O_RDWR, 0);
    } else if (fd >= 0 && make && (write(fd, &value, sizeof value) < 0 || ftruncate(fd, FILE_BYTES))) {
        close(fd);
        return SEM_FAILED;
    }
    if (fd < 0)
        return SEM_FAILED;
    void *at = mmap(NULL, FILE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED_, fd, 0);

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

static unsigned *add_named(const char *path, int flags, int mode, unsigned value)
{
    struct named *n = malloc(sizeof *n);

    if (!n)
        return SEM_FAILED;
    n->at = map_file(path, flags, mode, value);
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

unsigned *sem_open(const char *name, int flags, ...)
{
    char path[PATH];
    unsigned value = 0;
    int mode = 0;
    va_list args;

    va_start(args, flags);
    if (flags & O_CREAT) {
        mode = va_arg(args, int);
        value = va_arg(args, unsigned);
    }
    va_end(args);
    if (!path_of(name, path))
        return SEM_FAILED;
    if (value > VALUE_MOST) {
        errno = EINVAL;
        return SEM_FAILED;
    }
    guard_enter();
    struct named *n = flags & O_EXCL ? NULL : find_path(path);

    if (n)
        n->opened++;
    guard_leave();
    return n ? n->at : add_named(path, flags, mode, value);
}

int sem_close(unsigned *s)
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
    if (!n) {
        errno = EINVAL;
        return -1;
    }
    if (last) {
        munmap(n->at, FILE_BYTES);
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
