/* log.c - see log.h. The stream of a recording: chunks, numbers, entries. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <zlib.h>

#include "emu/os/range.h"
#include "emu/fatal/fatal.h"

enum { CHUNK = 1 << 16 };
static const char magic[16] = "precis recording";

struct chunk {
    uint32_t bytes, stored, sum, zero; /* stored < bytes: compressed */
};

static _Thread_local struct os_log *current;

enum os_log_mode os_log_mode(void)
{
    return current ? current->mode : OS_LOG_OFF;
}

struct os_log *os_log_current(void)
{
    return current;
}

struct os_log *os_log_suspend(void)
{
    struct os_log *log = current;
    current = NULL;
    return log;
}

void os_log_resume(struct os_log *log)
{
    current = log;
}

void os_fail(struct os_log *log, const char *format, ...)
{
    char text[512], whole[768];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    snprintf(whole, sizeof whole, "%s: %s", log->name, text);
    if (log->fail)
        log->fail(log->fail_ctx, whole);
    if (fatal_is_caught())
        fatal(2, "%s", whole);
    fprintf(stderr, "precis: %s\n", whole);
    _exit(2);
}

void os_fail_impossible(struct os_log *log, const char *format, ...)
{
    char text[256];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    os_fail(log, "damaged, or changed, at cycle %llu (byte %u of the chunk at byte %llu): %s, which no host does; record the run again",
            (unsigned long long)log->cycle, (unsigned)(log->entry & 0xffff), (unsigned long long)log->entry >> 16, text);
}

static uint64_t cycle_now(const struct os_log *log)
{
    return log->clock ? *log->clock : log->cycle;
}

/* ---- chunks ------------------------------------------------------------------------------------- */

static void write_whole(struct os_log *log, const void *bytes, size_t n)
{
    for (size_t done = 0; done < n;) {
        ssize_t now = pwrite(log->fd, (const char *)bytes + done, n - done, (off_t)(log->next_chunk + done));
        if (now < 0 && errno == EINTR)
            continue;
        if (now <= 0)
            os_fail(log, "cannot write the recording: %s", now ? strerror(errno) : "no space");
        done += (size_t)now;
    }
    log->next_chunk += n;
}

void os_log_flush(struct os_log *log)
{
    if (log->mode != OS_LOG_RECORDS || !log->pos)
        return;
    uint8_t packed[CHUNK];
    uLongf stored = sizeof packed;
    bool packs = !log->in_memory && compress2(packed, &stored, log->buf, log->pos, 1) == Z_OK && stored < log->pos;
    struct chunk c = {(uint32_t)log->pos, packs ? (uint32_t)stored : (uint32_t)log->pos, (uint32_t)crc32(0, log->buf, (uInt)log->pos), 0};
    int saved = errno;
    write_whole(log, &c, sizeof c);
    write_whole(log, packs ? packed : log->buf, c.stored);
    log->pos = 0;
    errno = saved;
}

static bool read_whole(const struct os_log *log, void *bytes, size_t n, uint64_t at)
{
    for (size_t done = 0; done < n;) {
        ssize_t now = pread(log->fd, (char *)bytes + done, n - done, (off_t)(at + done));
        if (now < 0 && errno == EINTR)
            continue;
        if (now <= 0)
            return false;
        done += (size_t)now;
    }
    return true;
}

/* Reads the chunk at next_chunk. Returns false at the end of the file; a chunk that was cut off is such an end. */
static bool read_chunk(struct os_log *log)
{
    struct chunk c;
    uint8_t packed[CHUNK];
    uLongf n = CHUNK;
    if (!read_whole(log, &c, sizeof c, log->next_chunk))
        return false;
    if (!c.bytes || c.bytes > CHUNK || c.stored > c.bytes || c.zero)
        os_fail(log, "damaged at byte %llu; record the run again", (unsigned long long)log->next_chunk);
    if (!read_whole(log, c.stored < c.bytes ? packed : log->buf, c.stored, log->next_chunk + sizeof c))
        return false;
    bool ok = c.stored == c.bytes || (uncompress(log->buf, &n, packed, c.stored) == Z_OK && n == c.bytes);
#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    ok = ok && crc32(0, log->buf, c.bytes) == c.sum;
#endif
    if (!ok)
        os_fail(log, "damaged at byte %llu; record the run again", (unsigned long long)log->next_chunk);
    log->this_chunk = log->next_chunk;
    log->next_chunk += sizeof c + c.stored;
    log->pos = 0;
    log->len = c.bytes;
    return true;
}

uint64_t os_tell(const struct os_log *log)
{
    if (log->mode == OS_LOG_REPLAYS && log->pos == log->len)
        return log->next_chunk << 16;
    return (log->mode == OS_LOG_REPLAYS ? log->this_chunk : log->next_chunk) << 16 | log->pos;
}

void os_seek(struct os_log *log, uint64_t place)
{
    log->next_chunk = place >> 16;
    log->pos = log->len = 0;
    if (!read_chunk(log) || (place & 0xffff) > log->len)
        os_fail(log, "damaged: contents of a file are missing");
    log->pos = place & 0xffff;
}

/* ---- bytes and numbers --------------------------------------------------------------------------- */

void os_put(struct os_log *log, const void *bytes, size_t n)
{
    for (const uint8_t *from = bytes; n;) {
        size_t part = CHUNK - log->pos < n ? CHUNK - log->pos : n;
        memcpy(log->buf + log->pos, from, part);
        log->pos += part;
        from += part;
        n -= part;
        if (log->pos == CHUNK)
            os_log_flush(log);
    }
}

static bool has_byte(struct os_log *log)
{
    return log->pos < log->len || read_chunk(log);
}

void os_get(struct os_log *log, void *bytes, size_t n)
{
    for (uint8_t *to = bytes; n;) {
        if (!has_byte(log))
            os_fail(log, "ends at cycle %llu, in the middle of an entry; the run that made it was cut off",
                    (unsigned long long)cycle_now(log));
        size_t part = log->len - log->pos < n ? log->len - log->pos : n;
        memcpy(to, log->buf + log->pos, part);
        log->pos += part;
        to += part;
        n -= part;
    }
}

void os_put_number(struct os_log *log, uint64_t n)
{
    uint8_t text[10];
    size_t length = 0;
    for (; n >= 128; n >>= 7)
        text[length++] = (uint8_t)(n | 128);
    text[length++] = (uint8_t)n;
    os_put(log, text, length);
}

uint64_t os_get_number(struct os_log *log)
{
    uint64_t n = 0;
    uint8_t byte = 128;
    for (unsigned shift = 0; byte & 128; shift += 7) {
        os_get(log, &byte, 1);
        if (shift > 63)
            os_fail(log, "damaged: a number is too long");
        n |= (uint64_t)(byte & 127) << shift;
    }
    return n;
}

uint64_t os_get_size(struct os_log *log, uint64_t most)
{
    uint64_t n = os_get_number(log);
    if (n > most)
        os_fail(log, "damaged, or of another version of precis: %llu bytes where at most %llu are possible", (unsigned long long)n,
                (unsigned long long)most);
    return n;
}

/* ---- entries --------------------------------------------------------------------------------------- */

void os_put_entry(struct os_log *log, enum os_entry kind)
{
    uint64_t now = cycle_now(log);
    os_put(log, &(uint8_t){(uint8_t)kind}, 1);
    os_put_number(log, now - log->cycle);
    log->cycle = now;
}

bool os_peek_entry(struct os_log *log)
{
    uint8_t kind;
    if (log->has_next)
        return true;
    if (log->abandoned || !has_byte(log))
        return false;
    log->entry = os_tell(log);
    os_get(log, &kind, 1);
    if (!kind || kind >= OS_ENTRIES)
        os_fail(log, "damaged: there is no entry of kind %u", kind);
    log->next = kind;
    log->next_cycle = log->cycle + os_get_number(log);
    log->has_next = true;
    return true;
}

/* Without versions, precis replays what it has recorded itself: the past of a run under --gdb. */
static _Noreturn void fail_other_run(struct os_log *log, enum os_entry kind)
{
    char versions[512] = "this is a defect of precis; please report it";
    if (log->recorded_by && log->replayed_by)
        snprintf(versions, sizeof versions,
                 "it was recorded by %s, and this is %s: replay it with the former, and without options that change cycles",
                 log->recorded_by, log->replayed_by);
    os_fail(log, "at cycle %llu the run differs from the recorded one (entry %u of cycle %llu, not %u); %s",
            (unsigned long long)cycle_now(log), (unsigned)log->next, (unsigned long long)log->next_cycle, (unsigned)kind, versions);
}

void os_get_entry(struct os_log *log, enum os_entry kind)
{
    if (!os_peek_entry(log))
        os_fail(log, "ends at cycle %llu; the run that made it was cut off there", (unsigned long long)cycle_now(log));
    if (log->next != kind || (log->clock && log->next_cycle != *log->clock))
        fail_other_run(log, kind);
    log->cycle = log->next_cycle;
    log->has_next = false;
}

static int64_t put_result(struct os_log *log, const struct os_range *r, int64_t result, const void *out, size_t room)
{
    int saved = errno;
    os_put_entry(log, r->entry);
    os_put_number(log, (uint64_t)result << 1 ^ (uint64_t)(result >> 63));
    if (result < 0)
        os_put_number(log, (uint64_t)saved);
    else
        os_put(log, out, os_range_stores(r, result, room));
    errno = saved;
    return result;
}

static int64_t get_signed(struct os_log *log)
{
    uint64_t n = os_get_number(log);
    return (int64_t)(n >> 1 ^ -(n & 1));
}

static void get_error(struct os_log *log, const struct os_range *r)
{
    uint64_t error = os_get_number(log);
    if (error > OS_ERRNO_MOST || (!error && r->errors != OS_ERRORS_OPTIONAL))
        os_fail_impossible(log, "%s() fails with error number %llu", r->name, (unsigned long long)error);
    errno = (int)error;
}

static int64_t get_result(struct os_log *log, const struct os_range *r, void *out, size_t room, const void *asked)
{
    os_get_entry(log, r->entry);
    int64_t result = get_signed(log);
    if (!os_range_has(r, result, room))
        os_fail_impossible(log, "%s() returns %lld", r->name, (long long)result);
    if (result < 0) {
        get_error(log, r);
        return result;
    }
    size_t n = os_range_stores(r, result, room);
    os_get(log, out, n);
    if (r->check && !r->check(result, out, n, asked))
        os_fail_impossible(log, "%s() returns %lld with other data than the host gives", r->name, (long long)result);
    return result;
}

int64_t os_call_asked(enum os_function f, int64_t result, void *out, size_t room, const void *asked)
{
    struct os_log *log = current;
    const struct os_range *r = os_range_of(f);
    if (!log)
        return result;
    if (log->mode == OS_LOG_RECORDS)
        return put_result(log, r, result, out, room);
    if (!log->abandoned)
        return get_result(log, r, out, room, asked);
    errno = EIO;
    return -1;
}

int64_t os_call(enum os_function f, int64_t result, void *out, size_t room)
{
    return os_call_asked(f, result, out, room, NULL);
}

int64_t os_number(int64_t n, int64_t least, int64_t most)
{
    struct os_log *log = current;
    if (!log || log->abandoned)
        return n;
    if (log->mode == OS_LOG_RECORDS) {
        const struct os_range any = {.entry = OS_NUMBER};
        return put_result(log, &any, n, NULL, 0);
    }
    os_get_entry(log, OS_NUMBER);
    n = get_signed(log);
    if (n < 0)
        os_get_number(log); /* the error number, which has no meaning */
    if (n < least || n > most)
        os_fail_impossible(log, "a number is %lld, not from %lld to %lld", (long long)n, (long long)least, (long long)most);
    return n;
}

char **os_log_strings(struct os_log *log, char *const *strings)
{
    size_t n = 0;
    if (log->mode == OS_LOG_RECORDS) {
        while (strings[n])
            n++;
        os_put_entry(log, OS_STRINGS);
        os_put_number(log, n);
        for (size_t i = 0; i < n; i++) {
            os_put_number(log, strlen(strings[i]));
            os_put(log, strings[i], strlen(strings[i]));
        }
        return NULL;
    }
    os_get_entry(log, OS_STRINGS);
    n = os_get_size(log, OS_STRINGS_MOST / sizeof(char *));
    size_t room = OS_STRINGS_MOST;
    char **list = calloc(n + 1, sizeof *list), ***lists = realloc(log->lists, (log->nlists + 1) * sizeof *lists);
    if (!list || !lists)
        os_fail(log, "out of memory");
    log->lists = lists;
    log->lists[log->nlists++] = list;
    for (size_t i = 0; i < n; i++) {
        size_t length = os_get_size(log, room);
        room -= length;
        if (!(list[i] = calloc(length + 1, 1)))
            os_fail(log, "out of memory");
        os_get(log, list[i], length);
        if (strlen(list[i]) != length)
            os_fail_impossible(log, "a string contains a NUL");
    }
    return list;
}

/* ---- signals ---------------------------------------------------------------------------------------- */

void os_log_signals(uint64_t set)
{
    struct os_log *log = current;
    if (!log || log->mode != OS_LOG_RECORDS)
        return;
    os_put_entry(log, OS_SIGNALS);
    os_put_number(log, log->instructions ? *log->instructions : 0);
    os_put_number(log, set);
}

static bool signals_next(struct os_log *log)
{
    return log && log->mode == OS_LOG_REPLAYS && log->clock && os_peek_entry(log) && log->next == OS_SIGNALS;
}

/* Returns how many instructions the machine has executed when it takes the next signals. */
static uint64_t instructions_then(struct os_log *log)
{
    struct os_log before = *log;
    if (log->len - log->pos < 10)
        return 0; /* in the next chunk: the cycle must do */
    uint64_t n = os_get_number(log);
    *log = before;
    return n;
}

uint64_t os_log_until_signals(void)
{
    struct os_log *log = current;
    if (!signals_next(log))
        return UINT64_MAX;
    return log->next_cycle > *log->clock ? log->next_cycle - *log->clock : 0;
}

uint64_t os_log_next_signals(void)
{
    struct os_log *log = current;
    if (!signals_next(log) || log->next_cycle > *log->clock || (log->instructions && *log->instructions < instructions_then(log)))
        return 0;
    os_get_entry(log, OS_SIGNALS);
    os_get_number(log);
    uint64_t set = os_get_number(log);
    if (!os_range_has_signals(set))
        os_fail_impossible(log, "signals %#llx arrive", (unsigned long long)set);
    return set;
}

/* ---- life --------------------------------------------------------------------------------------------- */

static char *message(const char *name, const char *text)
{
    char *why;
    return asprintf(&why, "%s: %s", name, text) < 0 ? NULL : why;
}

static struct os_log *log_new(const char *name, enum os_log_mode mode)
{
    struct os_log *log = calloc(1, sizeof *log);
    if (!log)
        return NULL;
    log->mode = mode;
    log->fd = -1;
    log->echo = true;
    log->buf = malloc(CHUNK);
    log->name = strdup(name);
    if (log->buf && log->name)
        return log;
    free(log->buf);
    free(log->name);
    free(log);
    return NULL;
}

void os_log_drop(struct os_log *log)
{
    if (!log)
        return;
    if (current == log)
        current = NULL;
    os_contents_free(log);
    for (size_t i = 0; i < log->nlists; i++) {
        for (char **s = log->lists[i]; *s; s++)
            free(*s);
        free(log->lists[i]);
    }
    free(log->lists);
    free(log->owned);
    if (log->fd >= 0)
        close(log->fd);
    free(log->buf);
    free(log->name);
    free(log);
}

void os_log_abandon(struct os_log *log)
{
    log->abandoned = log->mode == OS_LOG_REPLAYS;
    log->has_next = false;
}

int os_log_descriptor(const struct os_log *log)
{
    return log->fd;
}

void os_log_note_streams(void)
{
    struct os_log *log = current;
    struct stat st;
    for (int fd = 0; log && fd < 3; fd++) {
        bool is = !fstat(fd, &st);
        log->stream_dev[fd] = is ? st.st_dev : 0;
        log->stream_ino[fd] = is ? st.st_ino : 0;
    }
}

struct os_log *os_log_record(const char *path, char **why)
{
    int fd = path ? open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666) : memfd_create("precis-log", MFD_CLOEXEC);
    struct os_log *log = NULL;
    if (fd < 0)
        *why = message(path ? path : "the log", strerror(errno));
    else
        log = os_log_record_fd(fd, path ? path : "the log", why);
    if (log)
        log->in_memory = !path;
    return log;
}

struct os_log *os_log_record_fd(int fd, const char *name, char **why)
{
    struct os_log *log = log_new(name, OS_LOG_RECORDS);
    if (!log) {
        *why = message(name, "out of memory");
        close(fd);
        return NULL;
    }
    log->fd = fd;
    write_whole(log, magic, sizeof magic);
    write_whole(log, &(uint32_t[4]){OS_LOG_FORMAT, (uint32_t)sizeof(struct stat), 0x01020304, 0}, 16);
    current = log;
    os_log_note_streams();
    return log;
}

struct os_log *os_log_replay_fd(int fd, const char *name, char **why)
{
    struct os_log *log = log_new(name, OS_LOG_REPLAYS);
    char head[sizeof magic];
    uint32_t facts[4];
    if (!log) {
        close(fd);
        *why = message(name, "out of memory");
        return NULL;
    }
    log->fd = fd;
    if (!read_whole(log, head, sizeof head, 0) || memcmp(head, magic, sizeof head) || !read_whole(log, facts, sizeof facts, sizeof head))
        *why = message(name, "not a recording of precis; precis run --record makes one");
    else if (facts[0] != OS_LOG_FORMAT)
        *why = message(name, "a recording of another version of precis; replay it with that version");
    else if (facts[1] != sizeof(struct stat) || facts[2] != 0x01020304)
        *why = message(name, "recorded on a host with another processor; replay it on such a host");
    else {
        log->next_chunk = sizeof head + sizeof facts;
        return current = log;
    }
    os_log_drop(log);
    return NULL;
}

struct os_log *os_log_replay(const char *path, char **why)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd >= 0)
        return os_log_replay_fd(fd, path, why);
    *why = message(path, strerror(errno));
    return NULL;
}

bool os_log_cut(struct os_log *log)
{
    if (!log || log->mode != OS_LOG_RECORDS || log->in_memory || log->cut)
        return false;
    os_log_flush(log);
    log->cut = log->next_chunk;
    return true;
}

bool os_log_end(struct os_log *log, int status, char **why)
{
    bool same = true;
    log->clock = NULL;
    if (log->mode == OS_LOG_RECORDS && log->cut) {
        same = !ftruncate(log->fd, (off_t)log->cut);
        if (!same)
            *why = message(log->name, strerror(errno));
    } else if (log->mode == OS_LOG_RECORDS) {
        os_put_entry(log, OS_END);
        os_put_number(log, (uint64_t)status);
        os_log_flush(log);
    } else {
        os_get_entry(log, OS_END);
        same = os_get_number(log) == (uint64_t)status;
        if (!same)
            *why = message(log->name, "the replayed run ends with another status than the recorded one");
    }
    os_log_drop(log);
    return same;
}

void os_log_clock(const uint64_t *cycles, const uint64_t *instructions)
{
    if (!current)
        return;
    current->clock = cycles;
    current->instructions = instructions;
}

void os_log_versions(struct os_log *log, const char *recorded_by, const char *replayed_by)
{
    log->recorded_by = recorded_by;
    log->replayed_by = replayed_by;
}

void os_log_on_failure(struct os_log *log, void (*fail)(void *ctx, const char *message), void *ctx)
{
    log->fail = fail;
    log->fail_ctx = ctx;
}

void os_log_echo(struct os_log *log, bool on)
{
    log->echo = on;
}

/* ---- snapshots ---------------------------------------------------------------------------------------- */

void os_log_turn(struct os_log *log)
{
    log->echo = false;
    if (log->mode == OS_LOG_REPLAYS)
        return;
    log->mode = OS_LOG_REPLAYS;
    log->pos = log->len = 0;
    for (size_t i = 0; i < log->nowned; i++)
        close(log->owned[i]);
    log->nowned = 0;
}

void os_own_descriptor(struct os_log *log, int fd)
{
    int *owned = realloc(log->owned, (log->nowned + 1) * sizeof *owned);
    if (!owned)
        os_fail(log, "out of memory");
    log->owned = owned;
    owned[log->nowned++] = fd;
}

void os_disown_descriptor(struct os_log *log, int fd)
{
    for (size_t i = 0; i < log->nowned; i++)
        if (log->owned[i] == fd)
            log->owned[i--] = log->owned[--log->nowned];
}

void os_log_refuse(struct os_log *log, const char *text)
{
    os_fail(log, "%s", text);
}

bool os_log_at_end(struct os_log *log)
{
    return !log->has_next && !has_byte(log);
}
