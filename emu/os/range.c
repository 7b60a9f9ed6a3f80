/* range.c - see range.h. */
#include <limits.h>
#include <linux/limits.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "emu/os/os.h"
#include "emu/os/range.h"

static bool is_time(struct timespec t)
{
    return t.tv_nsec >= 0 && t.tv_nsec < 1000000000;
}

/* The type 0 is that of inotify's and other anonymous files. */
static bool check_stat(int64_t result, const void *bytes, size_t n, const void *asked)
{
    enum { SHIFT = 12, TYPES = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8 | 1 << 10 | 1 << 12, BLOCK_MOST = 1 << 30 };
    const int64_t most_blocks = INT64_MAX / 1024;
    struct stat st;
    (void)result, (void)asked;
    if (n != sizeof st)
        return false;
    memcpy(&st, bytes, sizeof st);
    return st.st_mode <= 0xffff && TYPES >> (st.st_mode >> SHIFT) & 1 && st.st_size >= 0 && st.st_blocks >= 0 &&
           st.st_blocks <= most_blocks && st.st_blksize > 0 && st.st_blksize <= BLOCK_MOST && st.st_nlink <= UINT32_MAX &&
           is_time(st.st_atim) && is_time(st.st_mtim) && is_time(st.st_ctim);
}

/* The events of a poll(): those that were asked for, and those that always come, of as many descriptors as its result says. */
static bool check_ready(int64_t result, const void *bytes, size_t n, const void *asked)
{
    const struct os_poll_asked *a = asked;
    int ready = 0;
    (void)result;
    if (n != a->n * sizeof(short))
        return false;
    for (size_t i = 0; i < a->n; i++) {
        short events;
        memcpy(&events, (const char *)bytes + i * sizeof events, sizeof events);
        if (events & ~(a->fds[i].events | POLLERR | POLLHUP | POLLNVAL) || (events && a->fds[i].fd < 0))
            return false;
        ready += events != 0;
    }
    return ready == a->ready;
}

static bool check_device(int64_t result, const void *bytes, size_t n, const void *asked)
{
    int count;
    (void)result;
    if (*(const unsigned long *)asked != FIONREAD)
        return true;
    if (n != sizeof count)
        return false;
    memcpy(&count, bytes, sizeof count);
    return count >= 0;
}

static bool check_text(int64_t result, const void *bytes, size_t n, const void *asked)
{
    (void)result, (void)asked;
    return !n || !memchr(bytes, 0, n);
}

static bool check_path(int64_t result, const void *bytes, size_t n, const void *asked)
{
    return check_text(result, bytes, n, asked) && n && *(const char *)bytes == '/';
}

/* An absolute path, whose only NUL is the last byte. */
static bool check_terminated(int64_t result, const void *bytes, size_t n, const void *asked)
{
    (void)result, (void)asked;
    return n && *(const char *)bytes == '/' && memchr(bytes, 0, n) == (const char *)bytes + n - 1;
}

/* Names of 1 to 255 bytes, each with its NUL. `without` is in none of them. */
static bool are_names(const char *bytes, size_t n, char without)
{
    for (const char *name = bytes, *end = name + n, *nul; name < end; name = nul + 1) {
        nul = memchr(name, 0, (size_t)(end - name));
        if (!nul || nul == name || nul - name > OS_NAME_MOST || (without && memchr(name, without, (size_t)(nul - name))))
            return false;
    }
    return true;
}

static bool check_names(int64_t result, const void *bytes, size_t n, const void *asked)
{
    (void)result, (void)asked;
    return !n || are_names(bytes, n, '/');
}

/* Names of attributes may contain slashes. */
static bool check_attributes(int64_t result, const void *bytes, size_t n, const void *asked)
{
    (void)result, (void)asked;
    return !n || are_names(bytes, n, 0);
}

static bool check_limit(int64_t result, const void *bytes, size_t n, const void *asked)
{
    struct rlimit limit;
    (void)result, (void)asked;
    if (n != sizeof limit)
        return false;
    memcpy(&limit, bytes, sizeof limit);
    return limit.rlim_cur <= limit.rlim_max;
}

static bool check_pipe(int64_t result, const void *bytes, size_t n, const void *asked)
{
    int ends[2];
    (void)result, (void)asked;
    if (n != sizeof ends)
        return false;
    memcpy(ends, bytes, sizeof ends);
    return ends[0] >= 0 && ends[1] >= 0;
}

static bool check_running(int64_t result, const void *bytes, size_t n, const void *asked)
{
    struct os_running r;
    (void)result, (void)asked;
    if (n != sizeof r)
        return false;
    memcpy(&r, bytes, sizeof r);
    return r.pid > 0 && r.end >= -1 && r.copied[0] == -1 && r.copied[1] >= -1 && r.copied[2] >= -1;
}

/* The wait status of a program to which that has happened. */
static bool is_wait_status(int64_t happened, int status)
{
    switch (happened) {
    case OS_PROGRAM_STOPPED: return status <= 0xffff && WIFSTOPPED(status) && WSTOPSIG(status) > 0 && WSTOPSIG(status) <= SIGRTMAX;
    case OS_PROGRAM_CONTINUED: return status == 0xffff;
    case OS_PROGRAM_ENDED:
        return status >= 0 && status <= 0xffff &&
               (!(status & 0xff) || (WIFSIGNALED(status) && status <= 0xff && WTERMSIG(status) <= SIGRTMAX));
    default: return true;
    }
}

static bool check_awaited(int64_t result, const void *bytes, size_t n, const void *asked)
{
    const struct os_await *a = asked;
    struct os_awaited r;
    if (n != sizeof r)
        return false;
    memcpy(&r, bytes, sizeof r);
    for (size_t i = 0; i < OS_ENDS_MOST; i++)
        if (r.ready[i] > (i < a->nends))
            return false;
    return r.waited >= 0 && is_wait_status(result, r.status);
}

#define ROOM OS_ROOM
#define ANY  NULL
#define RANGE(call, entry, least, most, errors, stores, check) \
    [OS_F_##call] = {#call, entry, least, most, OS_ERRORS_##errors, OS_STORES_##stores, check},
static const struct os_range ranges[] = {
#include "emu/os/range.def"
};

const struct os_range *os_range_of(enum os_function f)
{
    return &ranges[f];
}

bool os_range_has(const struct os_range *r, int64_t result, size_t room)
{
    if (result < 0)
        return result == -1 && r->errors != OS_ERRORS_NONE;
    return result >= r->least && (r->most == OS_ROOM ? (uint64_t)result <= room : result <= r->most);
}

size_t os_range_stores(const struct os_range *r, int64_t result, size_t room)
{
    if (result < 0 || r->stores == OS_STORES_NOTHING)
        return 0;
    return r->stores == OS_STORES_WHOLE || (uint64_t)result > room ? room : (size_t)result;
}

bool os_range_has_signals(uint64_t set)
{
    static const int forwarded[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH};
    uint64_t possible = 0;
    for (size_t i = 0; i < sizeof forwarded / sizeof *forwarded; i++)
        possible |= 1ull << (forwarded[i] - 1);
    return set && !(set & ~possible);
}
