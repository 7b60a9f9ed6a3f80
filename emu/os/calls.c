/* calls.c - see os.h: the calls that change no contents. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "emu/os/os.h"
#include "emu/os/range.h"

/* The result of a host call that is not made in a replay. */
#define HOST(call) (os_log_mode() == OS_LOG_REPLAYS ? 0 : (call))

static int plain(enum os_function f, int64_t result)
{
    return (int)os_call(f, result, NULL, 0);
}

/* ---- open files -------------------------------------------------------------------------------- */

int os_open(const char *path, int flags, mode_t mode)
{
    return os_opened(HOST(open(path, flags, mode)), (uint64_t)flags);
}

int os_openat(int dir, const char *path, int flags, mode_t mode)
{
    return os_opened(HOST(openat(dir, path, flags, mode)), (uint64_t)flags);
}

int os_openat2(int dir, const char *path, const struct open_how *how)
{
    return os_opened(HOST(syscall(SYS_openat2, dir, path, how, sizeof *how)), how->flags);
}

int os_memfd_create(const char *name, unsigned flags)
{
    enum { MOST = 249 }; /* bytes of a name */
    char ours[MOST + 1]; /* os_separate() */
    snprintf(ours, sizeof ours, "precis %s", name);
    return plain(OS_F_memfd_create, HOST(memfd_create(ours, flags)));
}

int os_close(int fd)
{
    if (os_log_mode() == OS_LOG_RECORDS)
        os_disown_descriptor(os_log_current(), fd);
    return plain(OS_F_close, HOST(close(fd)));
}

ssize_t os_read(int fd, void *buf, size_t n)
{
    return os_call(OS_F_read, HOST(read(fd, buf, n)), buf, n);
}

ssize_t os_pread(int fd, void *buf, size_t n, off_t offset)
{
    return os_call(OS_F_read, HOST(pread(fd, buf, n, offset)), buf, n);
}

off_t os_lseek(int fd, off_t offset, int whence)
{
    return os_call(OS_F_lseek, HOST(lseek(fd, offset, whence)), NULL, 0);
}

int os_fstat(int fd, struct stat *st)
{
    return (int)os_call(OS_F_stat, HOST(fstat(fd, st)), st, sizeof *st);
}

int os_fcntl(int fd, int command, int argument)
{
    return plain(command == F_SETFL || command == F_ADD_SEALS ? OS_F_fcntl_set : OS_F_fcntl, HOST(fcntl(fd, command, argument)));
}

int os_shutdown(int fd, int how)
{
    return plain(OS_F_change, HOST(shutdown(fd, how)));
}

int os_fsync(int fd)
{
    return plain(OS_F_fsync, HOST(fsync(fd)));
}

int os_fdatasync(int fd)
{
    return plain(OS_F_fsync, HOST(fdatasync(fd)));
}

int os_poll(struct pollfd *fds, nfds_t n, int ms)
{
    short ready[64], *all = n > 64 ? calloc(n, sizeof *all) : ready;
    int result = HOST(poll(fds, n, ms));
    if (os_log_mode() == OS_LOG_OFF || !all) {
        if (all != ready)
            free(all);
        return result;
    }
    for (nfds_t i = 0; i < n; i++)
        all[i] = result > 0 ? fds[i].revents : 0;
    result = (int)os_call(OS_F_poll, result, NULL, n);
    if (result > 0)
        os_call_asked(OS_F_poll_ready, 0, all, n * sizeof *all, &(struct os_poll_asked){fds, n, result});
    for (nfds_t i = 0; i < n; i++)
        fds[i].revents = result > 0 ? all[i] : 0;
    if (all != ready)
        free(all);
    return result;
}

int os_ioctl(int fd, unsigned long request, void *argument, size_t n)
{
    return (int)os_call_asked(OS_F_ioctl, HOST(ioctl(fd, request, argument)), argument, n, &request);
}

bool os_isatty(int fd)
{
    return os_call(OS_F_isatty, HOST(isatty(fd)), NULL, 0) > 0;
}

/* ---- names -------------------------------------------------------------------------------------- */

int os_stat(const char *path, struct stat *st)
{
    return (int)os_call(OS_F_stat, HOST(stat(path, st)), st, sizeof *st);
}

int os_lstat(const char *path, struct stat *st)
{
    return (int)os_call(OS_F_stat, HOST(lstat(path, st)), st, sizeof *st);
}

int os_fstatat(int dir, const char *path, struct stat *st, int flags)
{
    return (int)os_call(OS_F_stat, HOST(fstatat(dir, path, st, flags)), st, sizeof *st);
}

int os_access(const char *path, int mode)
{
    return plain(OS_F_access, HOST(access(path, mode)));
}

int os_faccessat(int dir, const char *path, int mode, int flags)
{
    return plain(OS_F_access, HOST(faccessat(dir, path, mode, flags)));
}

ssize_t os_readlink(const char *path, char *buf, size_t n)
{
    return os_call(OS_F_readlink, HOST(readlink(path, buf, n)), buf, n);
}

ssize_t os_readlinkat(int dir, const char *path, char *buf, size_t n)
{
    return os_call(OS_F_readlink, HOST(readlinkat(dir, path, buf, n)), buf, n);
}

char *os_realpath(const char *path)
{
    char text[PATH_MAX] = "";
    int64_t n = HOST(realpath(path, text) ? (int64_t)strlen(text) : -1);
    n = os_call(OS_F_realpath, n, text, sizeof text - 1);
    return n < 0 ? NULL : strndup(text, (size_t)n);
}

char *os_getcwd(char *buf, size_t n)
{
    int64_t length = HOST(getcwd(buf, n) ? (int64_t)strlen(buf) + 1 : -1);
    return os_call(OS_F_getcwd, length, buf, n) < 0 ? NULL : buf;
}

/* The names in a host directory, which it closes. Returns -1 if not readable. */
static int64_t read_names(int fd, char **names)
{
    DIR *dir = fdopendir(fd);
    size_t size = 0, room = 0;
    bool whole = true;
    if (!dir)
        return close(fd), -1;
    errno = 0;
    for (struct dirent *e; (e = readdir(dir)) != NULL;) {
        size_t n = strlen(e->d_name) + 1;
        if (n - 1 > OS_NAME_MOST)
            continue;
        if (size + n > room) {
            char *more = realloc(*names, room = 2 * (size + n) + 1024);
            if (!more) {
                whole = false;
                break;
            }
            *names = more;
        }
        memcpy(*names + size, e->d_name, n);
        size += n;
        errno = 0;
    }
    int error = errno;
    closedir(dir);
    if (whole && !error)
        return (int64_t)size;
    free(*names);
    *names = NULL;
    errno = whole ? error : ENOMEM;
    return -1;
}

char *os_names(int dir, size_t *size)
{
    struct os_log *log = os_log_current();
    char *names = NULL;
    int64_t n = os_call(OS_F_names, HOST(read_names(dir, &names)), NULL, OS_NAMES_MOST);
    *size = n > 0 ? (size_t)n : 0;
    if (log && log->mode == OS_LOG_REPLAYS && *size && !(names = malloc(*size)))
        os_fail(log, "out of memory");
    if (log && *size)
        os_call(OS_F_names_bytes, 0, names, *size);
    return names;
}

int os_mkdirat(int dir, const char *path, mode_t mode)
{
    return plain(OS_F_change, HOST(mkdirat(dir, path, mode)));
}

int os_mknodat(int dir, const char *path, mode_t mode, dev_t dev)
{
    return plain(OS_F_change, HOST(mknodat(dir, path, mode, dev)));
}

int os_linkat(int from_dir, const char *from, int dir, const char *path, int flags)
{
    return plain(OS_F_change, HOST(linkat(from_dir, from, dir, path, flags)));
}

int os_symlinkat(const char *target, int dir, const char *path)
{
    return plain(OS_F_change, HOST(symlinkat(target, dir, path)));
}

int os_unlinkat(int dir, const char *path, int flags)
{
    return plain(OS_F_change, HOST(unlinkat(dir, path, flags)));
}

int os_renameat2(int from_dir, const char *from, int dir, const char *path, unsigned flags)
{
    return plain(OS_F_change, HOST(syscall(SYS_renameat2, from_dir, from, dir, path, flags)));
}

int os_chmod(const char *path, mode_t mode)
{
    return plain(OS_F_change, HOST(chmod(path, mode)));
}

int os_fchmod(int fd, mode_t mode)
{
    return plain(OS_F_change, HOST(fchmod(fd, mode)));
}

int os_fchownat(int dir, const char *path, uid_t user, gid_t group, int flags)
{
    return plain(OS_F_change, HOST(fchownat(dir, path, user, group, flags)));
}

int os_utimensat(int dir, const char *path, const struct timespec times[2], int flags)
{
    return plain(OS_F_change, HOST(utimensat(dir, path, times, flags)));
}

int os_futimens(int fd, const struct timespec times[2])
{
    return plain(OS_F_change, HOST(futimens(fd, times)));
}

ssize_t os_getxattr(const char *path, const char *name, void *buf, size_t n)
{
    return os_call(n ? OS_F_getxattr : OS_F_getxattr_size, HOST(getxattr(path, name, buf, n)), buf, n);
}

ssize_t os_listxattr(const char *path, char *buf, size_t n)
{
    return os_call(n ? OS_F_listxattr : OS_F_listxattr_size, HOST(listxattr(path, buf, n)), buf, n);
}

int os_setxattr(const char *path, const char *name, const void *value, size_t n, int flags)
{
    return plain(OS_F_change, HOST(setxattr(path, name, value, n, flags)));
}

int os_removexattr(const char *path, const char *name)
{
    return plain(OS_F_change, HOST(removexattr(path, name)));
}

/* ---- changes of files ---------------------------------------------------------------------------- */

int os_inotify_init1(int flags)
{
    return plain(OS_F_inotify_init1, HOST(inotify_init1(flags)));
}

int os_inotify_add_watch(int fd, const char *path, uint32_t mask)
{
    return plain(OS_F_inotify_add_watch, HOST(inotify_add_watch(fd, path, mask)));
}

int os_inotify_rm_watch(int fd, int watch)
{
    return plain(OS_F_inotify_rm_watch, HOST(inotify_rm_watch(fd, watch)));
}

/* ---- the process ---------------------------------------------------------------------------------- */

uid_t os_getuid(void)
{
    return (uid_t)os_call(OS_F_user, HOST(getuid()), NULL, 0);
}

uid_t os_geteuid(void)
{
    return (uid_t)os_call(OS_F_user, HOST(geteuid()), NULL, 0);
}

gid_t os_getgid(void)
{
    return (gid_t)os_call(OS_F_user, HOST(getgid()), NULL, 0);
}

gid_t os_getegid(void)
{
    return (gid_t)os_call(OS_F_user, HOST(getegid()), NULL, 0);
}

mode_t os_umask(mode_t mask)
{
    return (mode_t)os_call(OS_F_umask, HOST(umask(mask)), NULL, 0);
}

int os_getrlimit(int which, struct rlimit *limit)
{
    return (int)os_call(OS_F_getrlimit, HOST(getrlimit(which, limit)), limit, sizeof *limit);
}

int os_setrlimit(int which, const struct rlimit *limit)
{
    return plain(OS_F_setrlimit, HOST(setrlimit(which, limit)));
}

long os_open_max(void)
{
    struct os_log *log = os_log_current();
    if (!log)
        return sysconf(_SC_OPEN_MAX);
    if (!log->open_max)
        log->open_max = os_call(OS_F_sysconf, HOST(sysconf(_SC_OPEN_MAX)), NULL, 0);
    return log->open_max;
}

ssize_t os_bytes(ssize_t n, void *buf, size_t room)
{
    return os_call(OS_F_bytes, n, buf, room);
}

bool os_take_flag(bool *flag)
{
    if (os_log_mode() == OS_LOG_OFF)
        return *flag && !(*flag = false);
    bool is = os_call(OS_F_take_flag, HOST(*flag), NULL, 0) > 0;
    if (is)
        *flag = false;
    return is;
}

void os_stop(void)
{
    if (os_log_mode() != OS_LOG_REPLAYS)
        raise(SIGSTOP);
}
