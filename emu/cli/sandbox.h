/*
 * sandbox.h - gives up what a confined machine does not need of the host, so that a defect of precis that a hostile guest exploits
 * does not open the host to it.
 */
#ifndef PRECIS_EMU_CLI_SANDBOX_H
#define PRECIS_EMU_CLI_SANDBOX_H

#include <stdbool.h>
#include <stddef.h>

struct sandbox {
    const int *places; /* descriptors of the directories below which files may be used */
    size_t nplaces;
    bool writable_code; /* libunicorn's code buffer is writable and executable */
    bool copies;        /* it makes copies of itself, to go back in time, which read /proc and end each other */
};

/* Restricts this process for good: files by Landlock, where the host supports it, and system calls by a seccomp filter. Descriptors that
 * are open keep their access; the files of standard streams can be opened again with the access of the stream. Returns NULL, or what
 * the host refused, with errno set. A host without Landlock or without filters is no error. */
const char *sandbox_enter(const struct sandbox *s);

#endif
