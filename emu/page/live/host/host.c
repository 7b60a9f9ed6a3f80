/*
 * host.c - what a page is as a host: calls that it does not have fail with ENOSYS; error numbers are Linux's.
 *
 * Functions that no machine in a page reaches, but that the linker needs, end the module if they are called: emscripten makes them.
 */
#include <emscripten.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/xattr.h>
#include <time.h>
#include <wasi/api.h>
#include <zlib.h>

#include "emu/cli/hunted.h"
#include "emu/os/os.h"
#include "emu/os/separate.h"
#include "emu/kernel/vfs/hostmount.h"
#include "emu/lib/internal.h"
#include "emu/page/live/live.h"

/* ---- errors --------------------------------------------------------------------------------------------- */

/* Linux's numbers by WASI's, in which emscripten's file systems return errors. */
static const unsigned char errors[] = {0,   7,  13,  98,  99, 97, 11,  114, 9,  74, 16,  125, 10,  103, 111, 104, 35,  89, 33,  122,
                                       17,  14, 27,  113, 43, 84, 115, 4,   22, 5,  106, 21,  40,  24,  31,  90,  72,  36, 100, 102,
                                       101, 23, 105, 19,  2,  8,  37,  67,  12, 42, 92,  28,  38,  107, 20,  39,  131, 88, 95,  25,
                                       6,   75, 130, 1,   32, 71, 93,  91,  34, 30, 29,  3,   116, 110, 26,  18,  1};

static int linux_error(unsigned wasi)
{
    return wasi < sizeof errors ? errors[wasi] : (int)wasi;
}

/* These are the C library's, through which all of its calls return; the third is in the same object there. */
long __syscall_ret(unsigned long result)
{
    if (result <= -4096UL)
        return (long)result;
    errno = linux_error((unsigned)-result);
    return -1;
}

int __wasi_syscall_ret(unsigned short error)
{
    if (!error)
        return 0;
    errno = linux_error(error);
    return -1;
}

int __wasi_fd_is_valid(int fd)
{
    __wasi_fdstat_t stat;
    return !__wasi_fd_fdstat_get(fd, &stat);
}

/* The C library's texts are by WASI's numbers. */
char *strerror(int error)
{
    static const struct {
        int error;
        const char *text;
    } texts[] = {{EPERM, "Operation not permitted"},  {ENOENT, "No such file or directory"},
                 {EIO, "Input/output error"},         {ENOEXEC, "Exec format error"},
                 {EBADF, "Bad file descriptor"},      {ENOMEM, "Cannot allocate memory"},
                 {EACCES, "Permission denied"},       {EEXIST, "File exists"},
                 {ENOTDIR, "Not a directory"},        {EISDIR, "Is a directory"},
                 {EINVAL, "Invalid argument"},        {ENOSPC, "No space left on device"},
                 {ENOSYS, "Function not implemented"}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (texts[i].error == error)
            return (char *)texts[i].text;
    return (char *)"An error of the host";
}

/* ---- calls ---------------------------------------------------------------------------------------------- */

#define REFUSES(result, name, ...) \
    result name(__VA_ARGS__)       \
    {                              \
        errno = ENOSYS;            \
        return -1;                 \
    }

REFUSES(long, precis_refused_call, long number, ...)
REFUSES(int, fallocate, int fd, int mode, off_t offset, off_t length)
REFUSES(int, unshare, int what)
REFUSES(int, prctl, int what, ...)
REFUSES(int, prlimit, pid_t pid, int which, const struct rlimit *new, struct rlimit *old)
REFUSES(int, fsopen, const char *type, unsigned flags)
REFUSES(int, fsconfig, int fd, unsigned command, const char *key, const void *value, int number)
REFUSES(int, fsmount, int fd, unsigned flags, unsigned attributes)
REFUSES(int, inotify_init1, int flags)
REFUSES(int, inotify_add_watch, int fd, const char *path, uint32_t mask)
REFUSES(int, inotify_rm_watch, int fd, int watch)
REFUSES(int, os_spawn, const struct os_program *p, struct os_running *r)
REFUSES(int, os_pipe, int ends[2], int mine)
REFUSES(int, os_socketpair, int ends[2], int mine)

long __syscall_fcntl64(int fd, int command, ...);

/* A second descriptor of an open file. emscripten's own opens the file's path again, which may be no longer there. */
EM_JS(int, live_duplicate, (int fd, int least), {
    const stream = FS.getStream(fd);
    return stream ? FS.createStream(stream, least).fd : -8;
})

int fcntl(int fd, int command, ...)
{
    va_list list;
    va_start(list, command);
    unsigned long argument = va_arg(list, unsigned long);
    va_end(list);
    bool duplicates = command == F_DUPFD || command == F_DUPFD_CLOEXEC;
    long result = duplicates ? live_duplicate(fd, (int)argument) : __syscall_fcntl64(fd, command, argument);
    return (int)__syscall_ret((unsigned long)result);
}

/* A file without a name, as the log of a machine; module.js removes it when it is closed: emscripten needs the path for fstat(). */
int memfd_create(const char *name, unsigned flags)
{
    static unsigned number;
    char path[40];
    snprintf(path, sizeof path, "/tmp/memory-%u", number++);
    return open(path, O_RDWR | O_CREAT | O_EXCL, 0600);
}

/* Input is what the page's terminal has: live.c. A wait for it ends the run. */
int poll(struct pollfd *files, nfds_t n, int ms)
{
    int ready = 0;
    for (nfds_t i = 0; i < n; i++) {
        bool input = files[i].events & POLLIN && live_has_input(files[i].fd);
        files[i].revents = (short)((files[i].events & POLLOUT) | (input ? POLLIN : 0));
        ready += files[i].revents != 0;
    }
    if (ready || !ms)
        return ready;
    live_waits();
    errno = EINTR;
    return -1;
}

int ppoll(struct pollfd *files, nfds_t n, const struct timespec *limit, const sigset_t *mask)
{
    return poll(files, n, limit && !limit->tv_sec && !limit->tv_nsec ? 0 : -1);
}

ssize_t getxattr(const char *path, const char *name, void *value, size_t size)
{
    errno = EOPNOTSUPP;
    return -1;
}

ssize_t listxattr(const char *path, char *list, size_t size)
{
    errno = EOPNOTSUPP;
    return -1;
}

int setxattr(const char *path, const char *name, const void *value, size_t size, int flags)
{
    errno = EOPNOTSUPP;
    return -1;
}

int removexattr(const char *path, const char *name)
{
    errno = EOPNOTSUPP;
    return -1;
}

void *reallocarray(void *old, size_t n, size_t size)
{
    size_t bytes;
    if (!__builtin_mul_overflow(n, size, &bytes))
        return realloc(old, bytes);
    errno = ENOMEM;
    return NULL;
}

/* ---- parts of precis that a page cannot have --------------------------------------------------------------- */

int host_mount_tmpfs(const struct tmpfs_options *o)
{
    return -EPERM;
}

int host_mount_clone(int fd)
{
    return -EPERM;
}

int host_mount_forbid(int fd, unsigned flags)
{
    return -EPERM;
}

int host_mount_change_tmpfs(int fd, uint64_t bytes, bool read_only)
{
    return -EPERM;
}

uint64_t host_mount_number(int fd)
{
    return 0;
}

bool os_separate(enum os_separation what)
{
    return false;
}

const char *hunted_messages(void)
{
    return NULL;
}

void dispatch(const char *command, const char *file, const char *long_name)
{
}

void hunted_join(const char *file)
{
}

void os_leave_program(const struct os_running *r, bool goes_on)
{
}

void os_signal_program(const struct os_running *r, int sig)
{
}

enum os_happened os_await(const struct os_running *r, struct os_await *a)
{
    return OS_PROGRAM_LATE;
}

/* A page does not fork. */
void fork_add(struct precis *m)
{
}

void fork_remove(struct precis *m)
{
}

/* ---- libraries --------------------------------------------------------------------------------------------- */

/* zlib's */
unsigned long crc32(unsigned long sum, const unsigned char *bytes, unsigned n)
{
    uint32_t c = ~(uint32_t)sum;
    if (!bytes)
        return 0;
    for (unsigned i = 0; i < n; i++) {
        c ^= bytes[i];
        for (unsigned bit = 0; bit < 8; bit++)
            c = c >> 1 ^ (c & 1 ? 0xedb88320 : 0);
    }
    return (uint32_t)~c;
}

unsigned long crc32_z(unsigned long sum, const unsigned char *bytes, size_t n)
{
    return crc32(sum, bytes, (unsigned)n);
}

/* Logs of machines are kept as they are. */
int compress2(unsigned char *to, unsigned long *room, const unsigned char *from, unsigned long n, int level)
{
    return Z_MEM_ERROR;
}

int uncompress(unsigned char *to, unsigned long *room, const unsigned char *from, unsigned long n)
{
    return Z_DATA_ERROR;
}

const char *sigabbrev_np(int signal)
{
    static const char *const names[] = {NULL,   "HUP",  "INT",  "QUIT", "ILL",    "TRAP",   "ABRT",  "BUS",  "FPE",  "KILL", "USR1",
                                        "SEGV", "USR2", "PIPE", "ALRM", "TERM",   "STKFLT", "CHLD",  "CONT", "STOP", "TSTP", "TTIN",
                                        "TTOU", "URG",  "XCPU", "XFSZ", "VTALRM", "PROF",   "WINCH", "POLL", "PWR",  "SYS"};
    return signal > 0 && (size_t)signal < sizeof names / sizeof *names ? names[signal] : NULL;
}

const char *strerrorname_np(int error)
{
    return NULL;
}

/* libiberty's: a name that it cannot decode is shown as it is. */
int cplus_demangle_v3_callback(const char *mangled, int options, void *callback, void *opaque)
{
    return 0;
}
