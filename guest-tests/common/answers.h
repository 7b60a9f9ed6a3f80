// For guest programs that print the answers of system calls.
//
//   SHOW(dup(-1));                   prints the expression and its result: a number, or the name of its error
//   SHOW(call(dup, -1));             the same of the system call itself, without the C library
//   no_access()                      a page that cannot be accessed
#ifndef GUEST_ANSWERS_H
#define GUEST_ANSWERS_H

#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "check.h"

#define SHOW(x)         show_answer(#x, (errno = 0, (long)(x)))
#define call(name, ...) syscall(SYS_##name, ##__VA_ARGS__)

static inline long show_answer(const char *text, long result)
{
    if (result == -1 && errno)
        printf("%s: %s\n", text, strerrorname_np(errno));
    else
        printf("%s = %ld\n", text, result);
    return result;
}

static inline void *no_access(void)
{
    static void *page;
    if (!page)
        page = mmap(NULL, 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page;
}

#endif
