/*
 * contents.c - the calls that change the contents of files, and contents: the contents of files that are mapped or loaded.
 *
 * A recording has the contents of such a file when it is first mapped, and again if it was changed since. In a replay they are in a file in
 * memory, to which the guest's later changes by calls (contents, size, ranges, O_TRUNC) and its stores through shared mappings go, as they
 * went to the host's file. What a program of the host that a guest executes writes to a mapped file is recorded when the machine goes on
 * (hostexec.c); what other processes of the host write is not in the recording.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/falloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "emu/os/host_error.h"
#include "emu/os/os.h"
#include "emu/os/range.h"

/* The data of a call that changes contents, if a replay needs it. */
struct change {
    uint8_t stream;    /* 1, 2: standard output or error */
    uint8_t is_mapped; /* of a file that has recorded contents: */
    uint64_t dev, ino;
    int64_t offset;
};

struct os_contents *os_contents_find(const struct os_log *log, uint64_t dev, uint64_t ino)
{
    for (size_t i = log->ncontents; i-- > 0;)
        if (log->contents[i].dev == dev && log->contents[i].ino == ino)
            return &log->contents[i];
    return NULL;
}

void os_contents_free(struct os_log *log)
{
    for (size_t i = 0; i < log->ncontents; i++)
        if (log->contents[i].fd >= 0)
            close(log->contents[i].fd);
    free(log->contents);
}

/* ---- writes -------------------------------------------------------------------------------------- */

/* Which of the standard streams the file is; 0: neither. A terminal is both. */
static uint8_t stream_of(const struct os_log *log, int fd, const struct stat *st)
{
    bool is[3] = {false};
    for (int i = 1; i < 3; i++)
        is[i] = log->stream_ino[i] == st->st_ino && log->stream_dev[i] == st->st_dev;
    return is[1] && is[2] ? (fd == 2 ? 2 : 1) : is[1] ? 1 : is[2] ? 2 : 0;
}

/* Records what a call has changed at `offset`; -1: before the file's position. */
static void put_change(struct os_log *log, int fd, int64_t result, off_t offset)
{
    struct change c = {0};
    struct stat st;
    int saved = errno;
    if (result >= 0 && !fstat(fd, &st)) {
        c.stream = stream_of(log, fd, &st);
        c.is_mapped = S_ISREG(st.st_mode) && os_contents_find(log, st.st_dev, st.st_ino);
        c.dev = st.st_dev;
        c.ino = st.st_ino;
        bool appends = offset >= 0 && c.is_mapped && (fcntl(fd, F_GETFL) & O_APPEND); /* whatever the offset */
        c.offset = appends ? st.st_size - result : offset >= 0 || !c.is_mapped ? offset : lseek(fd, 0, SEEK_CUR) - result;
    }
    os_put(log, &(uint8_t){(uint8_t)(c.stream | c.is_mapped << 2)}, 1);
    if (c.is_mapped) {
        os_put_number(log, c.dev);
        os_put_number(log, c.ino);
        os_put_number(log, (uint64_t)c.offset);
    }
    errno = saved;
}

static struct change get_change(struct os_log *log)
{
    struct change c = {0};
    uint8_t flags;
    os_get(log, &flags, 1);
    c.stream = flags & 3;
    c.is_mapped = flags >> 2 & 1;
    if (flags > 7 || c.stream == 3)
        os_fail_impossible(log, "a call writes to a stream that is neither standard output nor standard error");
    if (c.is_mapped) {
        c.dev = os_get_number(log);
        c.ino = os_get_number(log);
        c.offset = (int64_t)(os_get_number(log) & INT64_MAX);
    }
    return c;
}

static void write_stream(struct os_log *log, int stream, const uint8_t *bytes, size_t n)
{
    while (log->echo && stream && n) {
        ssize_t now = write(stream, bytes, n);
        if (now < 0 && errno == EINTR)
            continue;
        if (now < 0 && errno != EPIPE && errno != EAGAIN)
            os_fail(log, "cannot write the output: %s", strerror(errno));
        if (now <= 0)
            return;
        bytes += now;
        n -= (size_t)now;
    }
}

static ssize_t written(int fd, int64_t result, const void *buf, size_t n, off_t offset)
{
    struct os_log *log = os_log_current();
    if (!log)
        return result;
    int64_t got = os_call(OS_F_write, result, NULL, n);
    int saved = errno;
    if (log->mode == OS_LOG_RECORDS) {
        put_change(log, fd, got, offset);
    } else if (!log->abandoned) {
        struct change c = get_change(log);
        const struct os_contents *i = c.is_mapped ? os_contents_find(log, c.dev, c.ino) : NULL;
        if (i && i->fd >= 0 && got > 0)
            (void)!pwrite(i->fd, buf, (size_t)got, c.offset);
        if (got > 0 && !i)
            write_stream(log, c.stream, buf, (size_t)got);
    }
    errno = saved;
    return got;
}

static bool replays(void)
{
    return os_log_mode() == OS_LOG_REPLAYS;
}

ssize_t os_write(int fd, const void *buf, size_t n)
{
    return written(fd, replays() ? 0 : write(fd, buf, n), buf, n, -1);
}

ssize_t os_pwrite(int fd, const void *buf, size_t n, off_t offset)
{
    return written(fd, replays() ? 0 : pwrite(fd, buf, n, offset), buf, n, offset);
}

ssize_t os_send(int fd, const void *buf, size_t n, int flags)
{
    return written(fd, replays() ? 0 : send(fd, buf, n, flags), buf, n, 0);
}

/* Moves the bytes of a file from `from` on, to its end, to `to`. Returns false with errno. */
static bool move_bytes(int fd, off_t from, off_t to, off_t size)
{
    uint8_t piece[1 << 16];
    off_t left = size - from;
    for (off_t done = 0; done < left;) {
        size_t n = left - done < (off_t)sizeof piece ? (size_t)(left - done) : sizeof piece;
        off_t at = to < from ? done : left - done - (off_t)n; /* a range that overlaps itself */
        if (pread(fd, piece, n, from + at) != (ssize_t)n || pwrite(fd, piece, n, to + at) != (ssize_t)n)
            return false;
        done += (off_t)n;
    }
    return true;
}

/* As fallocate(), which has succeeded on the host's file system, for a file in memory: that file system lacks some modes. Returns false
 * with errno. */
static bool change_range(int fd, int mode, off_t offset, off_t length)
{
    enum { HOLE = FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE };
    struct stat st;
    if (fstat(fd, &st))
        return false;
    if (mode & FALLOC_FL_COLLAPSE_RANGE)
        return offset + length <= st.st_size && move_bytes(fd, offset + length, offset, st.st_size) && !ftruncate(fd, st.st_size - length);
    if (mode & FALLOC_FL_INSERT_RANGE && length > INT64_MAX - st.st_size) {
        errno = EFBIG;
        return false;
    }
    off_t end = offset + length, grown = mode & FALLOC_FL_INSERT_RANGE ? st.st_size + length
                                         : mode & FALLOC_FL_KEEP_SIZE  ? st.st_size
                                                                       : end;
    if (grown > st.st_size && ftruncate(fd, grown))
        return false;
    if (mode & FALLOC_FL_INSERT_RANGE && !move_bytes(fd, offset, end, st.st_size))
        return false;
    bool clears = mode & (FALLOC_FL_PUNCH_HOLE | FALLOC_FL_ZERO_RANGE | FALLOC_FL_INSERT_RANGE);
    return !clears || !fallocate(fd, HOLE, offset, length);
}

/* Records, or replays, a change of a file's size or of a range by a call that returns a descriptor or 0; fd: the file's, if it has not
 * failed. mode: of fallocate(); -1 if the size changes. */
static int64_t resized(enum os_function call, int fd, int64_t result, int mode, off_t offset, off_t size)
{
    struct os_log *log = os_log_current();
    if (!log)
        return result;
    int64_t got = os_call(call, result, NULL, 0);
    int saved = errno;
    if (log->mode == OS_LOG_RECORDS) {
        put_change(log, fd, got, 0);
    } else if (!log->abandoned) {
        struct change c = get_change(log);
        const struct os_contents *i = c.is_mapped ? os_contents_find(log, c.dev, c.ino) : NULL;
        bool changed = !i || i->fd < 0 || got < 0 || (mode < 0 ? !ftruncate(i->fd, size) : change_range(i->fd, mode, offset, size));
        if (!changed)
            os_fail(log, "the change of a mapped file does not fit in memory: %s", strerror(errno));
    }
    errno = saved;
    return got;
}

/* Changes a file's size. A signal of the host that interrupts it is not the guest's. */
static int resize(int fd, off_t size)
{
    int result;
    do
        result = ftruncate(fd, size);
    while (result < 0 && errno == EINTR);
    return result;
}

int os_ftruncate(int fd, off_t size)
{
    return (int)resized(OS_F_ftruncate, fd, replays() ? 0 : resize(fd, size), -1, 0, size);
}

int os_truncate(int fd, off_t size)
{
    char path[32];

    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    return (int)resized(OS_F_ftruncate, fd, replays() ? 0 : truncate(path, size), -1, 0, size);
}

int os_fallocate(int fd, int mode, off_t offset, off_t size)
{
    return (int)resized(OS_F_ftruncate, fd, replays() ? 0 : fallocate(fd, mode, offset, size), mode, offset, size);
}

int os_opened(int64_t result, uint64_t flags)
{
    if (!(flags & O_TRUNC) || flags & O_PATH)
        return (int)os_call(OS_F_open, result, NULL, 0);
    return (int)resized(OS_F_open, (int)result, result, -1, 0, 0);
}

/* ---- contents -------------------------------------------------------------------------------------- */

enum { PIECE = 1 << 16 };

/* Finds the next extent of data at or after `at`. Returns false if there is none. */
static bool next_extent(int fd, uint64_t at, uint64_t size, uint64_t *from, uint64_t *to)
{
    off_t low = lseek(fd, (off_t)at, SEEK_DATA), high;
    if (low < 0 && errno == ENXIO)
        return false;
    *from = low < 0 ? at : (uint64_t)low;
    high = low < 0 ? -1 : lseek(fd, low, SEEK_HOLE);
    *to = high < 0 || (uint64_t)high > size ? size : (uint64_t)high;
    return *from < *to;
}

/* Returns a new descriptor of the file, because SEEK_DATA moves the position; -1 if it is not readable. */
static int open_again(int fd)
{
    char path[40];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    int own;
    do
        own = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    while (own < 0 && errno == EINTR);
    return own;
}

/* Puts [from, to) of the file: length, bytes, and at the end of the file zeros. */
static void put_extent(struct os_log *log, int fd, uint64_t from, uint64_t to)
{
    uint8_t piece[PIECE];
    os_put_number(log, from);
    os_put_number(log, to - from);
    while (from < to) {
        size_t n = to - from < PIECE ? (size_t)(to - from) : PIECE;
        ssize_t got = pread(fd, piece, n, (off_t)from);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            os_fail(log, "cannot read a file of the program: %s", strerror(errno));
        if (got < (ssize_t)n)
            memset(piece + (got > 0 ? got : 0), 0, n - (size_t)(got > 0 ? got : 0));
        os_put(log, piece, n);
        from += n;
    }
}

static void put_contents(struct os_log *log, int fd, uint64_t size)
{
    int own = open_again(fd);
    uint64_t from, to = 0;
    if (own < 0 && is_host_error(errno))
        os_fail(log, "cannot read a file of the program: %s", strerror(errno));
    os_put_number(log, size);
    while (own >= 0 && to < size && next_extent(own, to, size, &from, &to))
        put_extent(log, own, from, to);
    os_put_number(log, size); /* an empty extent at the end */
    os_put_number(log, 0);
    if (own >= 0)
        close(own);
}

/* Reads contents into the file in memory. */
static void get_contents(struct os_log *log, int fd)
{
    uint8_t piece[PIECE];
    uint64_t size = os_get_size(log, INT64_MAX), from, n;
    if (ftruncate(fd, 0) || ftruncate(fd, (off_t)size))
        os_fail(log, "a file of %llu bytes does not fit in memory", (unsigned long long)size);
    while (from = os_get_size(log, size), n = os_get_size(log, size - from), n) {
        for (; n; from += n < PIECE ? n : PIECE, n -= n < PIECE ? n : PIECE) {
            size_t part = n < PIECE ? (size_t)n : PIECE;
            os_get(log, piece, part);
            if (pwrite(fd, piece, part, (off_t)from) != (ssize_t)part)
                os_fail(log, "a file of %llu bytes does not fit in memory", (unsigned long long)size);
        }
    }
}

static struct os_contents *add_contents(struct os_log *log, uint64_t dev, uint64_t ino)
{
    struct os_contents *found = os_contents_find(log, dev, ino);
    if (found)
        return found;
    struct os_contents *more = realloc(log->contents, (log->ncontents + 1) * sizeof *more);
    if (!more)
        os_fail(log, "out of memory");
    log->contents = more;
    more[log->ncontents] = (struct os_contents){.dev = dev, .ino = ino, .fd = -1};
    return &more[log->ncontents++];
}

static bool same_time(struct timespec a, struct timespec b)
{
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

/* Returns whether a file that changes again now may keep that time: before Linux 6.13 times have the resolution of a tick. */
static bool is_recent(struct timespec time)
{
    enum { TICK_NS = 10000000 }; /* of the slowest */
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_sec - time.tv_sec < 2 && (now.tv_sec - time.tv_sec) * 1000000000 + now.tv_nsec - time.tv_nsec < 2 * TICK_NS;
}

static int record_contents(struct os_log *log, int fd)
{
    struct stat st;
    int saved = errno;
    bool is = !fstat(fd, &st) && S_ISREG(st.st_mode);
    struct os_contents *i = is ? add_contents(log, st.st_dev, st.st_ino) : NULL;
    bool known = i && i->at && !i->is_recent && i->size == (uint64_t)st.st_size && same_time(i->changed, st.st_ctim) &&
                 same_time(i->modified, st.st_mtim);
    os_put_entry(log, OS_CONTENTS);
    os_put(log, &(uint8_t){is ? known ? 2 : 1 : 0}, 1);
    if (is) {
        os_put_number(log, st.st_dev);
        os_put_number(log, st.st_ino);
    }
    if (is && !known) {
        i->size = (uint64_t)st.st_size;
        i->changed = st.st_ctim;
        i->modified = st.st_mtim;
        i->is_recent = is_recent(st.st_ctim);
        i->at = os_tell(log);
        put_contents(log, fd, i->size);
    }
    errno = saved;
    return fd;
}

/* Of a snapshot's replay: contents that were recorded before it, and are not in its memory. */
static void read_earlier(struct os_log *log, struct os_contents *i)
{
    struct os_log now = *log;
    uint8_t *chunk = malloc(PIECE);
    if (!chunk)
        os_fail(log, "out of memory");
    memcpy(chunk, log->buf, log->len);
    os_seek(log, i->at);
    get_contents(log, i->fd);
    memcpy(log->buf, chunk, now.len);
    log->pos = now.pos;
    log->len = now.len;
    log->next_chunk = now.next_chunk;
    free(chunk);
}

static int replay_contents(struct os_log *log)
{
    uint8_t kind;
    if (log->abandoned)
        return -1;
    os_get_entry(log, OS_CONTENTS);
    os_get(log, &kind, 1);
    if (kind > 2)
        os_fail_impossible(log, "a file has contents of kind %u", kind);
    if (!kind)
        return -1;
    uint64_t dev = os_get_number(log), ino = os_get_number(log);
    struct os_contents *i = add_contents(log, dev, ino);
    bool is_new = i->fd < 0;
    if (is_new && (i->fd = memfd_create("precis file", MFD_CLOEXEC)) < 0)
        os_fail(log, "no descriptor for a file: %s", strerror(errno));
    if (kind == 1) {
        i->at = os_tell(log);
        get_contents(log, i->fd);
    } else if (is_new) {
        if (!i->at)
            os_fail(log, "damaged: a file without contents");
        read_earlier(log, i);
    }
    return i->fd;
}

int os_contents(int fd)
{
    struct os_log *log = os_log_current();
    return !log ? fd : log->mode == OS_LOG_RECORDS ? record_contents(log, fd) : replay_contents(log);
}

void os_contents_numbers(dev_t *dev, ino_t *ino)
{
    const struct os_log *log = os_log_current();
    const struct os_contents *i = log && log->mode == OS_LOG_REPLAYS ? os_contents_find(log, *dev, *ino) : NULL;
    struct stat st;
    if (i && i->fd >= 0 && !fstat(i->fd, &st)) {
        *dev = st.st_dev;
        *ino = st.st_ino;
    }
}
