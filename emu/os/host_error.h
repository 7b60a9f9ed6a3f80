/*
 * host_error.h - errors of the host, as opposed to files that lack or damage something.
 *
 *     int saved = host_error_begin();
 *     read_parts(elf);
 *     host_error_end(&y->error, saved);
 *
 * libelf and libdw return the same for a damaged file as for memory that the host refuses, but then malloc() or pread() has set errno.
 */
#ifndef PRECIS_EMU_OS_HOST_ERROR_H
#define PRECIS_EMU_OS_HOST_ERROR_H

#include <errno.h>
#include <stdbool.h>

/* Returns whether an error number is one of the host, whatever the file contains: no memory, no descriptor, not readable. */
static inline bool is_host_error(int error)
{
    return error == ENOMEM || error == EMFILE || error == ENFILE || error == EIO || error == EINTR;
}

/* Clears errno; returns what it was. */
static inline int host_error_begin(void)
{
    int saved = errno;
    errno = 0;
    return saved;
}

/* Keeps the host's error, if there was one since host_error_begin(), in *error, unless that has one. Restores errno. Libraries repeat
 * interrupted calls. */
static inline void host_error_end(int *error, int saved)
{
    if (!*error && is_host_error(errno) && errno != EINTR)
        *error = errno;
    errno = saved;
}

#endif
