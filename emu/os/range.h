/* range.h - what the host can answer: see range.def. */
#ifndef PRECIS_EMU_OS_RANGE_H
#define PRECIS_EMU_OS_RANGE_H

#include "emu/os/internal.h"
#include "emu/os/os.h"

enum os_function {
#define RANGE(call, ...) OS_F_##call,
#include "emu/os/range.def"
#undef RANGE
};

enum os_errors { OS_ERRORS_NONE, OS_ERRORS_ERRNO, OS_ERRORS_OPTIONAL };
enum os_stores { OS_STORES_NOTHING, OS_STORES_WHOLE, OS_STORES_RESULT };

struct os_range {
    const char *name; /* of the call */
    enum os_entry entry;
    int64_t least, most; /* most: OS_ROOM for the size of the caller's buffer */
    enum os_errors errors;
    enum os_stores stores;
    /* Returns whether the host can give this result with these n bytes. asked: the call's argument. NULL: always. */
    bool (*check)(int64_t result, const void *bytes, size_t n, const void *asked);
};

#define OS_ROOM         (-1)
#define OS_ERRNO_MOST   4095 /* MAX_ERRNO of Linux */
#define OS_NAMES_MOST   (1 << 30)
#define OS_NAME_MOST    255       /* bytes of a name in a directory */
#define OS_STRINGS_MOST (1 << 24) /* bytes of a list of strings */

/* What check_ready() needs of a poll(). */
struct os_poll_asked {
    const struct pollfd *fds;
    size_t n;
    int ready; /* result of the poll() */
};

/* The recorded results of os_await(). */
struct os_awaited {
    int status, waited;
    uint8_t ready[OS_ENDS_MOST]; /* of each end: 0 or 1 */
};

const struct os_range *os_range_of(enum os_function f);
/* Returns whether the call can give this result, errno aside. room: the size of the caller's buffer. */
bool os_range_has(const struct os_range *r, int64_t result, size_t room);
/* Returns how many bytes go with the result. */
size_t os_range_stores(const struct os_range *r, int64_t result, size_t room);
/* Returns whether the host's kernel can take these signals from outside at one time. */
bool os_range_has_signals(uint64_t set);

#endif
