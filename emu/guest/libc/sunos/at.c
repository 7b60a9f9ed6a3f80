/*
 * at.c - files by a folder's descriptor, and all descriptors from one on.
 *
 * Source: openat(2), fstatat(2), closefrom(3C) and their like.
 */
#include "libc.h"

enum { SYS_fsat = 76 };
enum { OPENAT, OPENAT64, FSTATAT64, FSTATAT, RENAMEAT, FCHOWNAT, UNLINKAT, FUTIMESAT };

static int open_at(int folder, const char *path, int flags, int mode)
{
    return (int)CALL(SYS_fsat, (long)OPENAT, (long)folder, path, (long)flags, (long)mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    va_list args;

    va_start(args, flags);
    const int fd = open_at(folder, path, flags, flags & O_CREAT ? va_arg(args, int) : 0);

    va_end(args);
    return fd;
}

int openat64(int folder, const char *path, int flags, ...)
{
    va_list args;

    va_start(args, flags);
    const int fd = open_at(folder, path, flags | O_LARGEFILE, flags & O_CREAT ? va_arg(args, int) : 0);

    va_end(args);
    return fd;
}

int fstatat(int folder, const char *path, void *out, int flags)
{
    return (int)CALL(SYS_fsat, (long)FSTATAT, (long)folder, path, out, (long)flags);
}

int fstatat64(int folder, const char *path, void *out, int flags)
{
    return (int)CALL(SYS_fsat, (long)(sizeof(long) == 8 ? FSTATAT : FSTATAT64), (long)folder, path, out, (long)flags);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to)
{
    return (int)CALL(SYS_fsat, (long)RENAMEAT, (long)from_folder, from, (long)to_folder, to);
}

int fchownat(int folder, const char *path, int user, int group, int flags)
{
    return (int)CALL(SYS_fsat, (long)FCHOWNAT, (long)folder, path, (long)user, (long)group, (long)flags);
}

int unlinkat(int folder, const char *path, int flags)
{
    return (int)CALL(SYS_fsat, (long)UNLINKAT, (long)folder, path, (long)flags);
}

int futimesat(int folder, const char *path, const struct timeval times[2])
{
    return (int)CALL(SYS_fsat, (long)FUTIMESAT, (long)folder, path, times);
}

/* ---- descriptors ------------------------------------------------------------------------------------------------------------- */

int fdwalk(int (*function)(void *, int), void *context)
{
    enum { CONFIG_OPEN_FILES = 4, GETFD = 1 };
    const long n = system_call(SYS_sysconfig, (long)CONFIG_OPEN_FILES).value;
    int result = 0;

    for (int fd = 0; fd < n && !result; fd++)
        if (system_call(SYS_fcntl, (long)fd, (long)GETFD, 0L).value >= 0)
            result = function(context, fd);
    return result;
}

static int close_above(void *first, int fd)
{
    if (fd >= *(int *)first)
        close(fd);
    return 0;
}

void closefrom(int first)
{
    fdwalk(close_above, &first);
}

/* ---- others ---------------------------------------------------------------------------------------------------------------------- */

long tell(int fd)
{
    return lseek(fd, 0, SEEK_CUR);
}

int resolvepath(const char *path, char *to, size_t size)
{
    enum { SYS_resolvepath = 209 };

    return (int)CALL(SYS_resolvepath, path, to, size);
}

int getpagesizes(size_t *sizes, int n)
{
    enum { SYS_getpagesizes = 73 };

    return (int)CALL(SYS_getpagesizes, sizes, (long)n);
}

int processor_bind(int kind, int id, int processor, int *old)
{
    enum { SYS_processor_bind = 187 };

    return (int)CALL(SYS_processor_bind, (long)kind, (long)id, (long)processor, old);
}
