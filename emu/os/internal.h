/* internal.h - what the files of os/ share. */
#ifndef PRECIS_EMU_OS_INTERNAL_H
#define PRECIS_EMU_OS_INTERNAL_H

#include <sys/stat.h>
#include <time.h>
#include "emu/os/log.h"

enum { OS_LOG_FORMAT = 3 }; /* of recordings: the first word of the head's facts */

/* The kinds of entries: a call of os.h each, and some others. Numbers are part of the format. */
enum os_entry {
    OS_START = 1,
    OS_END,
    OS_STRINGS,
    OS_SIGNALS,
    OS_CONTENTS,
    OS_STOP = 7,
    OS_OPEN = 16,
    OS_CLOSE,
    OS_READ,
    OS_WRITE,
    OS_SEEK,
    OS_STAT,
    OS_CONTROL,
    OS_DEVICE,
    OS_TERMINAL,
    OS_POLL,
    OS_LINK,
    OS_NAMES,
    OS_ATTRIBUTE,
    OS_CHANGE,
    OS_RESIZE,
    OS_ACCESS,
    OS_USER,
    OS_MASK,
    OS_LIMIT,
    OS_FOLDER,
    OS_WAIT,
    OS_MEMORY,
    OS_NUMBER,
    OS_BYTES,
    OS_WATCH,
    OS_ENTRIES,
};

/* Contents of a file of the host that is mapped or loaded. */
struct os_contents {
    uint64_t dev, ino, size;
    struct timespec changed, modified; /* when its contents were recorded */
    bool is_recent;                    /* they may have changed since without another time */
    uint64_t at;                       /* place of those in the log */
    int fd;                            /* of a replay: a file in memory with the contents, or -1 */
};

struct os_log {
    enum os_log_mode mode;
    int fd;
    char *name;
    bool in_memory;
    const uint64_t *clock, *instructions;
    uint64_t cycle;      /* of the last entry */
    uint8_t *buf;        /* the current chunk's bytes */
    size_t pos, len;     /* next byte, end */
    uint64_t cut;        /* recording: its end, if os_log_cut(), or 0 */
    uint64_t next_chunk; /* recording: its place in the file; replay: that of the chunk after it, */
    uint64_t this_chunk; /* and its own */
    bool has_next;       /* replay: the beginning of the next entry has been read: */
    enum os_entry next;
    uint64_t next_cycle;
    uint64_t entry; /* replay: place of the last entry that was read */
    bool abandoned; /* replay: no more is read; calls fail */
    long open_max;  /* what os_open_max() returns in this run; 0 if not yet known */
    bool echo;
    const char *recorded_by, *replayed_by;
    struct os_contents *contents;
    size_t ncontents;
    dev_t stream_dev[3]; /* what standard output and error are */
    ino_t stream_ino[3];
    char ***lists;
    size_t nlists;
    int *owned; /* descriptors that a snapshot closes */
    size_t nowned;
    void (*fail)(void *ctx, const char *message);
    void *fail_ctx;
};

/* ---- log.c: the stream ------------------------------------------------------------------------- */

/* Ends a replay with a message that begins with the recording's name. */
_Noreturn __attribute__((format(printf, 2, 3))) void os_fail(struct os_log *log, const char *format, ...);

void os_put(struct os_log *log, const void *bytes, size_t n);
void os_put_number(struct os_log *log, uint64_t n);
void os_get(struct os_log *log, void *bytes, size_t n);
uint64_t os_get_number(struct os_log *log);
/* The same for a number of at most `most`. */
uint64_t os_get_size(struct os_log *log, uint64_t most);
/* Begins an entry. */
void os_put_entry(struct os_log *log, enum os_entry kind);
/* Reads the beginning of the next entry, which must be of that kind and of this cycle. */
void os_get_entry(struct os_log *log, enum os_entry kind);
/* Reads the beginning of the next entry, without leaving it. Returns false at the end. */
bool os_peek_entry(struct os_log *log);
/* The place of the next byte; and going there, in a replay. */
uint64_t os_tell(const struct os_log *log);
void os_seek(struct os_log *log, uint64_t place);

enum os_function;
/* The whole of a call: `result` and errno are the host's (recorded), or are read. range.def says which results are possible and how many
 * bytes at `out`, which has space for `room`, go with them; anything else ends a replay. Returns the result and sets errno. */
int64_t os_call(enum os_function f, int64_t result, void *out, size_t room);
/* The same for a call whose argument, at `asked`, limits what it stores. */
int64_t os_call_asked(enum os_function f, int64_t result, void *out, size_t room, const void *asked);
/* Ends a replay because the recording has something that the host could not have given, at the entry that is being read. */
_Noreturn __attribute__((format(printf, 2, 3))) void os_fail_impossible(struct os_log *log, const char *format, ...);

/* Closes the descriptor in snapshots. */
void os_own_descriptor(struct os_log *log, int fd);
/* It is closed here. */
void os_disown_descriptor(struct os_log *log, int fd);

/* ---- asks.c ------------------------------------------------------------------------------------- */

/* Returns whether a thread of the process or of its descendants waits to read from the pipe or socket with this st_ino. *busy: whether
 * another one runs. */
bool os_waits_to_read(int pid, uint64_t file, bool *busy);

/* ---- contents.c ------------------------------------------------------------------------------------ */

/* Returns the recorded contents of a file, or NULL. */
struct os_contents *os_contents_find(const struct os_log *log, uint64_t dev, uint64_t ino);
void os_contents_free(struct os_log *log);

/* Records, or replays, the result of opening a file: a descriptor, or -1. With O_TRUNC its contents may have changed. */
int os_opened(int64_t result, uint64_t flags);

#endif
