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
#include "emu/report/must.h"

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

/* Stores figures of an open file, which may have no name any more: emscripten's fstat() looks its path up. module.js has both functions. */
enum { FIGURES = 13 };
EM_JS(int, live_figures, (int fd, double *figures), { return Module["figures"](fd, figures); })

static struct timespec of_milliseconds(double ms)
{
    double seconds = floor(ms / 1000);
    return (struct timespec){(time_t)seconds, (long)((ms - 1000 * seconds) * 1e6)};
}

int fstat(int fd, struct stat *s)
{
    double f[FIGURES];
    int error = live_figures(fd, f);
    if (error)
        return (int)__syscall_ret((unsigned long)error);
    *s = (struct stat){.st_dev = (dev_t)f[0],
                       .st_ino = (ino_t)f[1],
                       .st_mode = (mode_t)f[2],
                       .st_nlink = (nlink_t)f[3],
                       .st_uid = (uid_t)f[4],
                       .st_gid = (gid_t)f[5],
                       .st_rdev = (dev_t)f[6],
                       .st_size = (off_t)f[7],
                       .st_blksize = (blksize_t)f[8],
                       .st_blocks = (blkcnt_t)f[9],
                       .st_atim = of_milliseconds(f[10]),
                       .st_mtim = of_milliseconds(f[11]),
                       .st_ctim = of_milliseconds(f[12])};
    return 0;
}

EM_JS(int, live_rename, (int from_folder, const char *from, int to_folder, const char *to, int replaces),
      { return Module["rename"](from_folder, UTF8ToString(from), to_folder, UTF8ToString(to), replaces); })

/* emscripten's passes addresses on as the texts. */
EM_JS(int, live_symlink, (const char *target, int folder, const char *path),
      { return Module["symlink"](UTF8ToString(target), folder, UTF8ToString(path)); })

int symlinkat(const char *target, int folder, const char *path)
{
    return (int)__syscall_ret((unsigned long)live_symlink(target, folder, path));
}

EM_JS(int, live_readlink, (int folder, const char *path, char *to, unsigned most),
      { return Module["readlink"](folder, UTF8ToString(path), to, most); })

/* An empty path: the link that the descriptor has open. */
ssize_t readlinkat(int folder, const char *path, char *to, size_t most)
{
    return __syscall_ret((unsigned long)live_readlink(folder, path, to, most));
}

/* A file is in memory, below 2 GiB; emscripten's calls take sizes and places beyond 4 GiB modulo that. */
static bool fits(off_t at, size_t n)
{
    if (at >= 0 && (uint64_t)at + n <= INT32_MAX)
        return true;
    errno = at < 0 ? EINVAL : EFBIG;
    return false;
}

EM_JS(int, live_truncate, (int fd, double size), { return Module["truncate"](fd, size); })

int ftruncate(int fd, off_t size)
{
    return fits(size, 0) ? (int)__syscall_ret((unsigned long)live_truncate(fd, (double)size)) : -1;
}

ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at)
{
    const __wasi_ciovec_t part = {bytes, n};
    size_t written = 0;
    if (!fits(at, n))
        return -1;
    unsigned error = __wasi_fd_pwrite(fd, &part, 1, (__wasi_filesize_t)at, &written);
    return error ? __syscall_ret((unsigned long)-(long)error) : (ssize_t)written;
}

ssize_t pread(int fd, void *bytes, size_t n, off_t at)
{
    const __wasi_iovec_t part = {bytes, n};
    size_t got = 0;
    if (at > INT32_MAX)
        return 0; /* beyond the end */
    unsigned error = at < 0 ? __WASI_ERRNO_INVAL : __wasi_fd_pread(fd, &part, 1, (__wasi_filesize_t)at, &got);
    return error ? __syscall_ret((unsigned long)-(long)error) : (ssize_t)got;
}

/* Of Linux's calls without a function only renameat2(2) is here, with no flags or RENAME_NOREPLACE. */
long precis_refused_call(long number, ...)
{
    va_list list;
    va_start(list, number);
    int from_folder = va_arg(list, int);
    const char *from = va_arg(list, const char *);
    int to_folder = va_arg(list, int);
    const char *to = va_arg(list, const char *);
    unsigned flags = va_arg(list, unsigned);
    va_end(list);
    if (number == SYS_renameat2 && flags <= RENAME_NOREPLACE)
        return __syscall_ret((unsigned long)live_rename(from_folder, from, to_folder, to, !flags));
    errno = number == SYS_renameat2 ? EINVAL : ENOSYS;
    return -1;
}

long __syscall_fchownat(int folder, const char *path, unsigned owner, unsigned group, int flags);

int fchownat(int folder, const char *path, uid_t owner, gid_t group, int flags)
{
    if (!*path && flags & AT_EMPTY_PATH)
        return fchown(folder, owner, group);
    return (int)__syscall_ret((unsigned long)__syscall_fchownat(folder, path, owner, group, flags));
}

/* There are no blocks to reserve or to free. */
int fallocate(int fd, int mode, off_t offset, off_t length)
{
    struct stat s;
    if (mode) {
        errno = EOPNOTSUPP;
        return -1;
    }
    if (fstat(fd, &s))
        return -1;
    return offset + length > s.st_size ? ftruncate(fd, offset + length) : 0;
}

/* A file without a name, as the log of a machine. */
int memfd_create(const char *name, unsigned flags)
{
    static unsigned number;
    char path[40];
    snprintf(path, sizeof path, "/tmp/memory-%u", number++);
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL, 0600);
    if (fd >= 0)
        unlink(path);
    return fd;
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
