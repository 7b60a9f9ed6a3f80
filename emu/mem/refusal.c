/* refusal.c - messages: why the host refused memory for an address space. */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "emu/mem/mem.h"
#include "emu/fatal/fatal.h"

static uint64_t limit_of(int resource)
{
    struct rlimit r;
    return getrlimit(resource, &r) || r.rlim_cur == RLIM_INFINITY ? UINT64_MAX : r.rlim_cur;
}

char *mem_refusal(uint64_t addresses)
{
    const char *error = strerror(errno);
    const uint64_t mib = 1 << 20, whole = (addresses >> 20) + 1, all = limit_of(RLIMIT_AS), data = limit_of(RLIMIT_DATA),
                   file = limit_of(RLIMIT_FSIZE);
    const char *option = all < whole << 20 || data == UINT64_MAX ? "v" : "d";
    uint64_t limit = *option == 'v' ? all : data;
    char *text;
    int n;
    if (file != UINT64_MAX)
        n = asprintf(&text, "guest memory is a file, but ulimit -f allows %" PRIu64 " KiB; run ulimit -f unlimited", file >> 10);
    else if (limit != UINT64_MAX)
        n = asprintf(&text,
                     "a process needs more than %" PRIu64 " MiB of address space, but ulimit -%s allows %" PRIu64
                     " MiB; run ulimit -%s unlimited",
                     whole, option, limit / mib, option);
    else
        n = asprintf(&text, "a process needs more than %" PRIu64 " MiB of address space: %s", whole, error);
    return n < 0 ? NULL : text;
}

void mem_out_of_memory(const char *what)
{
    fatal(2, "out of host memory for %s", what);
}
