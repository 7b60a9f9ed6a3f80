/* compat.c - second names of functions: those of programs compiled for large files, and of releases of HP-UX. */
#include "libc.h"

int atexit(void (*f)(void));
FILE *freopen(const char *path, const char *mode, FILE *f);
FILE *fdopen(int fd, const char *mode);
int fseek(FILE *f, long offset, int whence);
long ftell(FILE *f);
int unlink(const char *path);
int fcntl(int fd, int command, ...);
int __ftruncate64(int fd, off64 size);
off64 __lseek64(int fd, off64 offset, int whence);

int __sys_atexit(void (*f)(void))
{
    return atexit(f);
}

unsigned long long __strtoull(const char *s, char **end, int base)
{
    return strtoull(s, end, base);
}

long long __strtoll(const char *s, char **end, int base)
{
    return strtoll(s, end, base);
}

int __tolower(int c)
{
    return tolower(c);
}

int __toupper(int c)
{
    extern int toupper(int c);

    return toupper(c);
}

FILE *__freopen64(const char *path, const char *mode, FILE *f)
{
    return freopen(path, mode, f);
}

int __fgetpos64(FILE *f, off64 *out)
{
    *out = ftell(f);
    return *out < 0 ? -1 : 0;
}

int __fsetpos64(FILE *f, const off64 *at)
{
    return fseek(f, (long)*at, SEEK_SET);
}

/* A file without a name. */
FILE *__tmpfile64(void)
{
    char path[32];

    for (unsigned i = 0;; i++) {
        snprintf(path, sizeof path, "/tmp/tmp%d.%u", getpid(), i);
        int fd = open(path, O_RDWR | O_CREAT | O_EXCL, 0600);

        if (fd >= 0) {
            unlink(path);
            return fdopen(fd, "w+");
        }
        if (errno != EEXIST)
            return NULL;
    }
}

FILE *tmpfile(void)
{
    return __tmpfile64();
}

/* Makes an empty file larger. */
int __prealloc64(int fd, off64 size)
{
    if (__lseek64(fd, 0, SEEK_END) == 0)
        return __ftruncate64(fd, size);
    errno = EINVAL;
    return -1;
}

/* 0 F_ULOCK, 1 F_LOCK, 2 F_TLOCK, 3 F_TEST: a lock from the file's position on. */
int __lockf64(int fd, int function, off64 size)
{
    enum { F_GETLK = 5, F_SETLK = 6, F_SETLKW = 7, F_WRLCK = 2, F_UNLCK = 3 };
    struct {
        short type, whence;
        long start, length;
        int pid;
    } lock = {(short)(function ? F_WRLCK : F_UNLCK), SEEK_CUR, 0, (long)size, 0};

    if (function != 3)
        return fcntl(fd, function == 1 ? F_SETLKW : F_SETLK, &lock);
    if (fcntl(fd, F_GETLK, &lock))
        return -1;
    if (lock.type == F_UNLCK || lock.pid == getpid())
        return 0;
    errno = EACCES;
    return -1;
}

/* ---- character sets: there is one ------------------------------------------------------------------------------ */

void *iconv_open(const char *to, const char *from)
{
    errno = EINVAL;
    return (void *)-1;
}

size_t iconv(void *conversion, const char **in, size_t *in_left, char **out, size_t *out_left)
{
    errno = EBADF;
    return (size_t)-1;
}
