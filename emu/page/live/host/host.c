/*
 * host.c - what a page is as a host: calls that it does not have fail with ENOSYS; error numbers are Linux's.
 *
 * Functions that no machine in a page reaches, but that the linker needs, end the module if they are called: emscripten makes them.
 */
#include <emscripten.h>
#include <math.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/xattr.h>
#include <time.h>
#include <zlib.h>

#include "emu/cli/hunted.h"
#include "emu/os/os.h"
#include "emu/os/separate.h"
#include "emu/kernel/vfs/hostmount.h"
#include "emu/lib/internal.h"
#include "emu/page/live/live.h"
#include "emu/report/must.h"

/* ---- errors --------------------------------------------------------------------------------------------- */

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

REFUSES(int, unshare, int what)
REFUSES(int, pipe, int ends[2])
REFUSES(ssize_t, send, int fd, const void *bytes, size_t n, int flags)
REFUSES(ssize_t, recvmsg, int fd, struct msghdr *message, int flags)
REFUSES(ssize_t, sendmsg, int fd, const struct msghdr *message, int flags)
REFUSES(int, prctl, int what, ...)
REFUSES(int, prlimit, pid_t pid, int which, const struct rlimit *new, struct rlimit *old)
REFUSES(int, fsopen, const char *type, unsigned flags)
REFUSES(int, fsconfig, int fd, unsigned command, const char *key, const void *value, int number)
REFUSES(int, fsmount, int fd, unsigned flags, unsigned attributes)
REFUSES(int, os_spawn, const struct os_program *p, struct os_running *r)
REFUSES(int, os_pipe, int ends[2], int mine)
REFUSES(int, os_socketpair, int ends[2], int mine)

/* The calls on files are those of web/calls.js, which returns Linux' negative error numbers. Those without a function of the C library that
 * reaches them, or whose figures it cuts off, are called by name: a path is an address. */
EM_JS(int, live_file, (const char *name, double a, double b, double c, double d, double e),
      { return Module["fileCalls"][UTF8ToString(name)](a, b, c, d, e); })

static double address(const void *at)
{
    return (double)(uintptr_t)at;
}

static int call(const char *name, double a, double b, double c, double d, double e)
{
    int result = live_file(name, a, b, c, d, e);
    if (result >= 0)
        return result;
    errno = -result;
    return -1;
}

int fcntl(int fd, int command, ...)
{
    va_list list;
    va_start(list, command);
    int argument = va_arg(list, int);
    va_end(list);
    return call("fcntl", fd, command, argument, 0, 0);
}

/* Figures of a file, in the order of calls.js. */
enum figure {
    DEVICE,
    NUMBER,
    MODE,
    LINKS,
    USER,
    GROUP,
    DEVICE_OF_NODE,
    SIZE,
    BLOCK_SIZE,
    BLOCKS,
    ACCESSED,
    MODIFIED = ACCESSED + 2,
    CHANGED = MODIFIED + 2,
    FIGURES = CHANGED + 2
};

static struct timespec time_of(const double *f)
{
    return (struct timespec){(time_t)f[0], (long)f[1]};
}

int fstatat(int dir, const char *path, struct stat *s, int flags)
{
    double f[FIGURES];
    if (call("stat", dir, address(path), flags, address(f), 0))
        return -1;
    *s = (struct stat){.st_dev = (dev_t)f[DEVICE],
                       .st_ino = (ino_t)f[NUMBER],
                       .st_mode = (mode_t)f[MODE],
                       .st_nlink = (nlink_t)f[LINKS],
                       .st_uid = (uid_t)f[USER],
                       .st_gid = (gid_t)f[GROUP],
                       .st_rdev = (dev_t)f[DEVICE_OF_NODE],
                       .st_size = (off_t)f[SIZE],
                       .st_blksize = (blksize_t)f[BLOCK_SIZE],
                       .st_blocks = (blkcnt_t)f[BLOCKS],
                       .st_atim = time_of(f + ACCESSED),
                       .st_mtim = time_of(f + MODIFIED),
                       .st_ctim = time_of(f + CHANGED)};
    return 0;
}

int fstat(int fd, struct stat *s)
{
    return fstatat(fd, "", s, AT_EMPTY_PATH);
}

int stat(const char *path, struct stat *s)
{
    return fstatat(AT_FDCWD, path, s, 0);
}

int lstat(const char *path, struct stat *s)
{
    return fstatat(AT_FDCWD, path, s, AT_SYMLINK_NOFOLLOW);
}

int symlinkat(const char *target, int dir, const char *path)
{
    return call("symlink", address(target), dir, address(path), 0, 0);
}

/* An empty path: the link that the descriptor has open. */
ssize_t readlinkat(int dir, const char *path, char *to, size_t most)
{
    return call("readlink", dir, address(path), address(to), (double)most, 0);
}

ssize_t readlink(const char *path, char *to, size_t most)
{
    return readlinkat(AT_FDCWD, path, to, most);
}

int ftruncate(int fd, off_t size)
{
    return call("truncate", fd, (double)size, 0, 0, 0);
}

int truncate(const char *path, off_t size)
{
    return call("truncatePath", address(path), (double)size, 0, 0, 0);
}

int fallocate(int fd, int mode, off_t offset, off_t length)
{
    return call("allocate", fd, mode, (double)offset, (double)length, 0);
}

int utimensat(int dir, const char *path, const struct timespec times[2], int flags)
{
    double given[4];
    for (int i = 0; times && i < 2; i++) {
        given[2 * i] = (double)times[i].tv_sec;
        given[2 * i + 1] = (double)times[i].tv_nsec;
    }
    return call("utimes", dir, address(path), flags, times ? address(given) : 0, 0);
}

mode_t umask(mode_t mask)
{
    return (mode_t)call("umask", mask, 0, 0, 0, 0);
}

/* Of Linux's calls without a function only renameat2(2) is here. */
long precis_refused_call(long number, ...)
{
    va_list list;
    va_start(list, number);
    int from_dir = va_arg(list, int);
    const char *from = va_arg(list, const char *);
    int dir = va_arg(list, int);
    const char *path = va_arg(list, const char *);
    unsigned flags = va_arg(list, unsigned);
    va_end(list);
    if (number == SYS_renameat2)
        return call("rename", from_dir, address(from), dir, address(path), flags);
    errno = ENOSYS;
    return -1;
}

int memfd_create(const char *name, unsigned flags)
{
    return call("memory", address(name), flags, 0, 0, 0);
}

int inotify_init1(int flags)
{
    return call("inotify", 0, 0, 0, 0, 0);
}

int inotify_add_watch(int fd, const char *path, uint32_t mask)
{
    return call("watch", fd, address(path), mask, 0, 0);
}

int inotify_rm_watch(int fd, int watch)
{
    return call("unwatch", fd, watch, 0, 0, 0);
}

ssize_t getxattr(const char *path, const char *name, void *value, size_t size)
{
    return call("getAttribute", address(path), address(name), address(value), (double)size, 0);
}

ssize_t listxattr(const char *path, char *list, size_t size)
{
    return call("listAttributes", address(path), address(list), (double)size, 0, 0);
}

int setxattr(const char *path, const char *name, const void *value, size_t size, int flags)
{
    return call("setAttribute", address(path), address(name), address(value), (double)size, flags);
}

int removexattr(const char *path, const char *name)
{
    return call("removeAttribute", address(path), address(name), 0, 0, 0);
}

/* Input is what the page's terminal has: live.c. A wait for it ends the run. */
int poll(struct pollfd *files, nfds_t n, int ms)
{
    int ready = 0;
    bool typed = !n;
    for (nfds_t i = 0; i < n; i++) {
        bool input = files[i].events & POLLIN && live_has_input(files[i].fd);
        files[i].revents = (short)((files[i].events & POLLOUT) | (input ? POLLIN : 0));
        ready += files[i].revents != 0;
        typed |= files[i].events & POLLIN && isatty(files[i].fd);
    }
    if (ready || !ms || (!typed && live_may_wait()))
        return ready;
    live_waits();
    errno = EINTR;
    return -1;
}

int ppoll(struct pollfd *files, nfds_t n, const struct timespec *limit, const sigset_t *mask)
{
    return poll(files, n, limit && !limit->tv_sec && !limit->tv_nsec ? 0 : -1);
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

/* What is read is never compressed here. */
int inflateInit2_(z_stream *z, int bits, const char *version, int size)
{
    return Z_MEM_ERROR;
}

int inflate(z_stream *z, int flush)
{
    return Z_DATA_ERROR;
}

int inflateEnd(z_stream *z)
{
    return Z_OK;
}

/* gzip of stored blocks (RFC 1951, 3.2.4; RFC 1952): the form of compressed data, without compression. Output comes at Z_FINISH. */
struct internal_state {
    uint8_t *bytes;
    size_t size, room, at;
    bool complete;
};
enum { STORED_MOST = 65535 };

int deflateInit2_(z_stream *z, int level, int method, int bits, int memory, int strategy, const char *version, int size)
{
    z->total_in = z->total_out = z->adler = 0;
    z->state = calloc(1, sizeof *z->state);
    return z->state ? Z_OK : Z_MEM_ERROR;
}

static void append(struct internal_state *s, const void *bytes, size_t n)
{
    if (n > s->room - s->size) {
        s->room = 2 * s->room + n;
        s->bytes = must(realloc(s->bytes, s->room));
    }
    memcpy(s->bytes + s->size, bytes, n);
    s->size += n;
}

static void append_block(z_stream *z, unsigned n, bool last)
{
    const uint8_t head[] = {last, (uint8_t)n, (uint8_t)(n >> 8), (uint8_t)~n, (uint8_t)(~n >> 8)};
    append(z->state, head, sizeof head);
    append(z->state, z->next_in, n);
    z->adler = crc32(z->adler, z->next_in, n);
    z->next_in += n;
    z->avail_in -= n;
    z->total_in += n;
}

int deflate(z_stream *z, int flush)
{
    static const uint8_t head[] = {0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3};
    struct internal_state *s = z->state;
    if (!s->size)
        append(s, head, sizeof head);
    while (z->avail_in)
        append_block(z, z->avail_in < STORED_MOST ? z->avail_in : STORED_MOST, false);
    if (flush != Z_FINISH)
        return Z_OK;
    if (!s->complete) {
        const uint32_t end[] = {(uint32_t)z->adler, (uint32_t)z->total_in}; /* little-endian, as WebAssembly is */
        append_block(z, 0, true);
        append(s, end, sizeof end);
        s->complete = true;
    }
    size_t n = s->size - s->at < z->avail_out ? s->size - s->at : z->avail_out;
    memcpy(z->next_out, s->bytes + s->at, n);
    s->at += n;
    z->next_out += n;
    z->avail_out -= (unsigned)n;
    z->total_out += n;
    return s->at == s->size ? Z_STREAM_END : Z_OK;
}

unsigned long deflateBound(z_stream *z, unsigned long n)
{
    return n + 5 * (n / STORED_MOST + 2) + 18; /* a block's head; the file's head and end */
}

int deflateEnd(z_stream *z)
{
    free(z->state->bytes);
    free(z->state);
    z->state = NULL;
    return Z_OK;
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
