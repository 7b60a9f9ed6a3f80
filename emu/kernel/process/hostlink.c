/* hostlink.c - see hostlink.h. */
#include "emu/kernel/process/hostlink.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/pipe.h"
#include "emu/os/os.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ROOM = 1 << 16 }; /* a pipe's size */

/* Input or output would be lost. */
static _Noreturn void fail(const struct host_link *l, const char *what, int error)
{
    kernel_refused(what, l->path, error);
}

/* ---- opening and closing ----------------------------------------------------------------------- */

static void init(struct host_link *l, struct file *f, const char *path, int fd, bool is_input)
{
    *l = (struct host_link){.f = f ? file_ref(f) : NULL, .path = path, .fd = fd, .other = -1, .is_input = is_input};
    l->bytes = malloc(ROOM);
    if (!l->bytes)
        kernel_no_memory();
}

static void number_other(struct host_link *l, int end)
{
    struct stat st;
    if (os_fstat(end, &st))
        fail(l, "examine a pipe of", errno);
    l->other_number = st.st_ino;
}

static int open_pipe(struct host_link *l, struct file *f, const char *path, bool is_input)
{
    int ends[2];
    if (os_pipe(ends, is_input ? 1 : 0))
        return -1;
    init(l, f, path, ends[is_input ? 1 : 0], is_input);
    if (!is_input)
        return ends[1];
    l->other = ends[0];
    number_other(l, ends[0]);
    return ends[0];
}

static int open_pair(struct host_link *l, struct host_link *second, struct file *f, const char *path)
{
    int ends[2], own;
    if (os_socketpair(ends, 1))
        return -1;
    if ((own = os_fcntl(ends[1], F_DUPFD_CLOEXEC, 3)) < 0) {
        int error = errno;
        os_close(ends[0]);
        os_close(ends[1]);
        errno = error;
        return -1;
    }
    init(l, f, path, ends[1], true);
    init(second, f, path, own, false);
    number_other(l, ends[0]);
    return ends[0];
}

int host_link_open(struct host_link *l, struct host_link *second, struct file *f, const char *path, bool is_input)
{
    if (file_is_pipe(f) || !file_readable(f) || !file_writable(f))
        return open_pipe(l, f, path, file_is_pipe(f) && file_readable(f) && file_writable(f) ? is_input : file_readable(f));
    return open_pair(l, second, f, path);
}

void host_link_stream(struct host_link *l, int fd, int stream, const char *path)
{
    init(l, NULL, path, fd, false);
    l->stream = stream;
}

void host_link_given(const struct host_link *l, int end)
{
    if (l->other != end)
        os_close(end);
}

/* Closes our end. */
static void close_end(struct host_link *l)
{
    if (l->fd < 0)
        return;
    if (l->is_input && l->other < 0)
        os_shutdown(l->fd, SHUT_WR); /* its other descriptor, of the output, remains */
    os_close(l->fd);
    l->fd = -1;
}

/* Reads what the program has left in the pipe. Returns it, followed by what was not yet written there. */
static uint8_t *take_back(struct host_link *l, size_t *size)
{
    int left = 0;
    if (os_ioctl(l->other, FIONREAD, &left, sizeof left) || left < 0)
        left = 0;
    left = left < ROOM ? left : ROOM;
    uint8_t *bytes = malloc((size_t)left + l->count + 1);
    if (!bytes)
        kernel_no_memory();
    size_t n = 0;
    while (n < (size_t)left) {
        ssize_t now = os_read(l->other, bytes + n, (size_t)left - n);
        if (now < 0 && errno == EINTR)
            continue;
        if (now < 0)
            fail(l, "read what is left of the input of", errno);
        if (!now)
            break;
        n += (size_t)now;
    }
    memcpy(bytes + n, l->bytes + l->at, l->count);
    *size = n + l->count;
    return bytes;
}

static void put_back(struct host_link *l)
{
    size_t n;
    if (!l->is_input || l->other < 0 || !l->f || !file_is_pipe(l->f))
        return;
    uint8_t *bytes = take_back(l, &n);
    if (n && !pipe_unread(l->f, bytes, n))
        kernel_no_memory();
    free(bytes);
}

void host_link_close(struct host_link *l)
{
    put_back(l);
    close_end(l);
    if (l->other >= 0)
        os_close(l->other);
    if (l->f)
        file_unref(l->f);
    free(l->bytes);
    *l = (struct host_link){.fd = -1, .other = -1};
}

/* ---- copying ----------------------------------------------------------------------------------- */

/* Writes what has been read to the program. What it does not take now remains. */
static void give(struct host_link *l)
{
    while (l->count && l->fd >= 0) {
        ssize_t n = os_write(l->fd, l->bytes + l->at, l->count);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return;
        if (n < 0 && errno != EPIPE && errno != ECONNRESET)
            fail(l, "write the input of", errno);
        if (n < 0) {
            close_end(l);
            return;
        }
        l->at += (size_t)n;
        l->count -= (size_t)n;
    }
}

bool host_link_feed(struct host_link *l)
{
    if (!l->count && l->fd >= 0) {
        int64_t n = l->f->ops->read(l->f, l->bytes, ROOM, -1);
        if (n == -EAGAIN)
            return false;
        l->at = 0;
        l->count = n > 0 ? (size_t)n : 0;
        if (n <= 0)
            close_end(l);
    }
    give(l);
    l->is_asked_for = false;
    return true;
}

bool host_link_is_full(const struct host_link *l)
{
    return l->count == ROOM;
}

void host_link_drain(struct host_link *l)
{
    if (l->count)
        memmove(l->bytes, l->bytes + l->at, l->count);
    l->at = 0;
    while (l->fd >= 0 && l->count < ROOM) {
        ssize_t n = os_read(l->fd, l->bytes + l->count, ROOM - l->count);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN)
            return;
        if (n < 0 && errno != EIO && errno != ECONNRESET) /* EIO: a terminal that the program has closed */
            fail(l, "read the output of", errno);
        if (n <= 0)
            close_end(l);
        else
            l->count += (size_t)n;
    }
}

static int64_t write_out(struct host_link *l, const uint8_t *bytes, size_t n)
{
    if (l->f)
        return l->f->ops->write(l->f, bytes, n, -1);
    ssize_t done = os_write(l->stream, bytes, n);
    if (done < 0 && errno != EINTR && errno != EPIPE)
        fail(l, "write the output of", errno);
    return done < 0 ? -errno : done;
}

bool host_link_flush(struct host_link *l)
{
    while (l->count) {
        int64_t n = write_out(l, l->bytes + l->at, l->count);
        if (n == -EINTR)
            continue;
        if (n == -EAGAIN)
            return false;
        if (n <= 0) {
            l->count = 0;
            close_end(l);
            return true;
        }
        l->at += (size_t)n;
        l->count -= (size_t)n;
    }
    return true;
}

void host_link_check(struct host_link *l)
{
    if (!l->is_input && l->f && l->fd >= 0 && file_is_pipe(l->f) && (file_poll(l->f, &(struct poller){0}) & POLLERR))
        close_end(l);
}

void host_link_wait(struct host_link *l, struct thread *t, bool host)
{
    if (l->is_input && l->is_asked_for)
        file_poll(l->f, &(struct poller){.t = t, .want = POLLIN});
    if (host && l->is_input && l->count && l->fd >= 0)
        wait_host(t, l->fd, POLLOUT);
    if (!l->is_input && l->f && (l->count || l->fd >= 0))
        file_poll(l->f, &(struct poller){.t = t, .want = l->count ? POLLOUT : 0});
    if (host && !l->is_input && l->fd >= 0 && l->count < ROOM)
        wait_host(t, l->fd, POLLIN);
}

/* ---- after the program's end -------------------------------------------------------------------- */

struct left {
    struct host_watch watch;
    struct host_link link;
};

static void free_left(struct host_watch *w)
{
    struct left *left = (struct left *)w;
    host_link_close(&left->link);
    free(left);
}

static short left_wants(struct host_watch *w)
{
    struct left *left = (struct left *)w;
    host_link_check(&left->link);
    bool is_flushed = host_link_flush(&left->link);
    if (is_flushed && left->link.fd < 0) {
        free_left(w);
        return -1;
    }
    return host_link_is_full(&left->link) ? 0 : POLLIN;
}

static void left_ready(struct host_watch *w)
{
    struct left *left = (struct left *)w;
    host_link_drain(&left->link);
    host_link_flush(&left->link);
}

void host_link_leave(struct host_link *l, struct kernel *k)
{
    if (l->is_input || (l->fd < 0 && !l->count))
        return;
    struct left *left = calloc(1, sizeof *left);
    if (!left)
        kernel_no_memory();
    left->link = *l;
    left->link.path = "a program that has ended";
    left->watch = (struct host_watch){k->host_watches, l->fd, POLLIN, left_wants, left_ready, free_left};
    k->host_watches = &left->watch;
    *l = (struct host_link){.fd = -1, .other = -1};
}
