/* files.c - system calls of files, and directories. Structures are HP-UX's own, as the kernel fills them. */
#include "libc.h"

/* Calls whose arguments are words. The names with 64 are those of programs compiled for large files. */
#define CALL0(name, number)          \
    long name(void)                  \
    {                                \
        return CALL(number);         \
    }
#define CALL1(name, number)          \
    long name(long a)                \
    {                                \
        return CALL(number, a);      \
    }
#define CALL2(name, number)          \
    long name(long a, long b)        \
    {                                \
        return CALL(number, a, b);   \
    }
#define CALL3(name, number)             \
    long name(long a, long b, long c)   \
    {                                   \
        return CALL(number, a, b, c);   \
    }
CALL3(chown, SYS_chown)
CALL3(lchown, SYS_lchown)
CALL3(fchown, SYS_fchown)
CALL2(chmod, SYS_chmod)
CALL2(fchmod, SYS_fchmod)
CALL2(link, SYS_link)
CALL2(symlink, SYS_symlink)
CALL3(readlink, SYS_readlink)
CALL2(rename, SYS_rename)
CALL1(unlink, SYS_unlink)
CALL2(mkdir, SYS_mkdir)
CALL1(rmdir, SYS_rmdir)
CALL3(mknod, SYS_mknod)
CALL1(chdir, SYS_chdir)
CALL1(fchdir, SYS_fchdir)
CALL1(chroot, SYS_chroot)
CALL2(access, SYS_access)
CALL1(umask, SYS_umask)
CALL2(utime, SYS_utime)
CALL1(dup, SYS_dup)
CALL2(dup2, SYS_dup2)
CALL1(fsync, SYS_fsync)
CALL0(sync, SYS_sync)
CALL3(fcntl, SYS_fcntl)
CALL3(__fcntl64, SYS_fcntl64)
CALL3(ioctl, SYS_ioctl)
CALL2(stat, SYS_stat)
CALL2(lstat, SYS_lstat)
CALL2(fstat, SYS_fstat)
CALL2(__stat64, SYS_stat64)
CALL2(__lstat64, SYS_lstat64)
CALL2(__fstat64, SYS_fstat64)
CALL2(truncate, SYS_truncate)
CALL2(ftruncate, SYS_ftruncate)
CALL2(creat, SYS_creat)
CALL2(__creat64, SYS_creat)
CALL3(readv, SYS_readv)
CALL3(writev, SYS_writev)
CALL3(poll, SYS_poll)
CALL2(munmap, SYS_munmap)
CALL3(mprotect, SYS_mprotect)

long read(int fd, void *to, size_t n)
{
    return CALL(SYS_read, (long)fd, to, n);
}

long write(int fd, const void *from, size_t n)
{
    return CALL(SYS_write, (long)fd, from, n);
}

int open(const char *path, int flags, ...)
{
    va_list args;

    va_start(args, flags);
    long mode = flags & O_CREAT ? va_arg(args, int) : 0;

    va_end(args);
    return (int)CALL(SYS_open, path, (long)flags, mode);
}

int __open64(const char *path, int flags, int mode)
{
    return open(path, flags, mode);
}

int close(int fd)
{
    return (int)CALL(SYS_close, (long)fd);
}

long lseek(int fd, long offset, int whence)
{
    return CALL(SYS_lseek, (long)fd, offset, (long)whence);
}

/* A 64-bit argument of a 32-bit machine is in an even pair of words. */
off64 __lseek64(int fd, off64 offset, int whence)
{
#ifdef __hppa__
    struct call_result r = hpux_call(SYS_lseek64, (long)fd, 0L, (long)(offset >> 32), (long)offset, (long)whence);

    return r.value < 0 ? call_value(r) : (off64)r.value << 32 | (unsigned long)r.second;
#else
    return CALL(SYS_lseek64, (long)fd, offset, (long)whence);
#endif
}

long __ftruncate64(int fd, off64 size)
{
#ifdef __hppa__
    return CALL(SYS_ftruncate64, (long)fd, 0L, (long)(size >> 32), (long)size);
#else
    return CALL(SYS_ftruncate64, (long)fd, size);
#endif
}

long __truncate64(const char *path, off64 size)
{
#ifdef __hppa__
    return CALL(SYS_truncate64, path, 0L, (long)(size >> 32), (long)size);
#else
    return CALL(SYS_truncate64, path, size);
#endif
}

int mkfifo(const char *path, int mode)
{
    enum { S_IFIFO = 0010000 };

    return (int)mknod((long)path, mode | S_IFIFO, 0);
}

int remove(const char *path)
{
    return (int)(unlink((long)path) && (errno != EPERM && errno != EISDIR) ? -1 : access((long)path, 0) ? 0 : rmdir((long)path));
}

long select(int n, void *read, void *write, void *except, void *timeout)
{
    return CALL(SYS_select, (long)n, read, write, except, timeout);
}

void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset)
{
    return (void *)CALL(SYS_mmap, at, size, (long)prot, (long)flags, (long)fd, offset);
}

int isatty(int fd)
{
    enum { TCGETA = 0x40125401, TERMIO_BYTES = 64 };
    char termio[TERMIO_BYTES];

    return ioctl(fd, TCGETA, (long)termio) == 0;
}

long pathconf(const char *path, int name)
{
    enum { LINK_MAX_NAME, MAX_CANON_NAME, MAX_INPUT_NAME, NAME_MAX_NAME, PATH_MAX_NAME, PIPE_BUF_NAME };
    static const long values[] = {32767, 255, 255, 255, 1023, 8192};

    (void)path;
    if (name >= 0 && name < (int)(sizeof values / sizeof *values))
        return values[name];
    errno = EINVAL;
    return -1;
}

/* ---- the current folder ---------------------------------------------------------------------------------------- */

/* What the kernel's stat64 structure begins with. */
struct status {
    unsigned device, inode;
    unsigned short mode;
    char more[256];
};

static int is_same_file(const char *a, const char *b)
{
    struct status x, y;

    return !__lstat64((long)a, (long)&x) && !__lstat64((long)b, (long)&y) && x.device == y.device && x.inode == y.inode;
}

struct dirent {
    unsigned inode;
    short length, name_length;
    char name[256];
};
typedef struct directory DIR;
DIR *opendir(const char *path);
struct dirent *readdir(DIR *d);
int closedir(DIR *d);

/* Finds the name in the folder above that leads to below, and puts it before the path at *at. */
static int prepend_name(const char *below, char *up, char *path, size_t *at)
{
    const size_t n = strlen(up);
    struct dirent *e;
    int found = 0;
    DIR *d = opendir(up);

    while (d && !found && (e = readdir(d))) {
        size_t length = strlen(e->name);

        if (!strcmp(e->name, ".") || !strcmp(e->name, "..") || length + 1 > *at)
            continue;
        up[n] = '/';
        strcpy(up + n + 1, e->name);
        found = is_same_file(up, below);
        up[n] = 0;
        if (found) {
            *at -= length;
            memcpy(path + *at, e->name, length);
            path[--*at] = '/';
        }
    }
    if (d)
        closedir(d);
    return found;
}

char *getcwd(char *out, size_t size)
{
    enum { PATH_BYTES = 1024, UP_BYTES = 2048 };
    char path[PATH_BYTES], up[UP_BYTES] = "..", below[UP_BYTES] = ".";
    size_t at = PATH_BYTES - 1;

    path[at] = 0;
    while (!is_same_file(below, up)) {
        if (strlen(up) + 300 > UP_BYTES || !prepend_name(below, up, path, &at)) {
            errno = ENOENT;
            return NULL;
        }
        strcpy(below, up);
        strcat(up, "/..");
    }
    if (at == PATH_BYTES - 1)
        path[--at] = '/';
    if (PATH_BYTES - at > size) {
        errno = ERANGE;
        return NULL;
    }
    if (!out)
        out = malloc(size);
    return out ? memcpy(out, path + at, PATH_BYTES - at) : NULL;
}

/* ---- directories --------------------------------------------------------------------------------------------------- */

enum { DIRECTORY_BYTES = 4096 };
struct directory {
    int fd, at, filled;
    struct dirent entry;
    char buffer[DIRECTORY_BYTES] __attribute__((aligned(8)));
};

/* An entry as getdents writes it. */
struct record {
    long long next;
    unsigned inode;
    unsigned short length, name_length;
    char name[];
};

DIR *opendir(const char *path)
{
    enum { KIND = 0170000, FOLDER = 0040000 };
    DIR *d = NULL;
    int fd = open(path, O_RDONLY);

    if (fd < 0)
        return NULL;
    struct {
        unsigned words[64];
    } status;

    if (__fstat64(fd, (long)&status) || (status.words[2] >> 16 & KIND) != FOLDER)
        errno = ENOTDIR;
    else
        d = malloc(sizeof *d);
    if (!d) {
        close(fd);
        return NULL;
    }
    d->fd = fd;
    d->at = d->filled = 0;
    fcntl(fd, 2, 1); /* F_SETFD, FD_CLOEXEC */
    return d;
}

struct dirent *readdir(DIR *d)
{
    if (d->at >= d->filled) {
        d->filled = (int)CALL(SYS_getdents, (long)d->fd, d->buffer, (long)sizeof d->buffer);
        d->at = 0;
        if (d->filled <= 0)
            return NULL;
    }
    const struct record *r = (const struct record *)(d->buffer + d->at);

    d->at += r->length;
    d->entry.inode = r->inode;
    d->entry.name_length = (short)r->name_length;
    d->entry.length = (short)sizeof d->entry;
    strcpy(d->entry.name, r->name);
    return &d->entry;
}

void rewinddir(DIR *d)
{
    lseek(d->fd, 0, SEEK_SET);
    d->at = d->filled = 0;
}

int closedir(DIR *d)
{
    int fd = d->fd;

    free(d);
    return close(fd);
}

/* ---- mounted file systems: one, the root ----------------------------------------------------------------------------- */

struct mntent {
    const char *name, *folder, *type, *options;
    int frequency, pass;
    long time;
    int node;
};

FILE *setmntent(const char *path, const char *mode)
{
    extern FILE *fopen(const char *path, const char *mode);

    (void)path, (void)mode;
    return fopen("/dev/null", "r");
}

struct mntent *getmntent(FILE *f)
{
    static struct mntent root = {"/dev/root", "/", "hfs", "defaults", 0, 0, 0, 0};

    if (f->flags & FILE_EOF)
        return NULL;
    f->flags |= FILE_EOF;
    return &root;
}

int endmntent(FILE *f)
{
    extern int fclose(FILE * f);

    fclose(f);
    return 1;
}
