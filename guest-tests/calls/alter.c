/*
 * alter.c - part of the command precis-altered (see scripts/check/calls): one system call of Linux is wrong.
 *
 *     ALTER_CALL=NAME:HOW   the call NAME of every machine, as HOW says:
 *         absent     fails with ENOSYS
 *         nothing    has no effect and returns 0
 *         errors     runs; an error is another one
 *         result     runs; a success returns one more
 *         N          runs; argument N, from 0, is 0, or 1 if it was 0
 *
 * The variable is removed before main(). The lines of the tables are replaced in place.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/systems.h"

typedef int64_t handler(struct thread *t, const uint64_t *a);

static struct altered {
    const struct syscall_line *line;
    handler *call;
} altered[16]; /* at most one line of each machine */
static unsigned altered_count, argument;

static int64_t absent(struct thread *t, const uint64_t *a)
{
    (void)t, (void)a;
    return -ENOSYS;
}

static int64_t nothing(struct thread *t, const uint64_t *a)
{
    (void)t, (void)a;
    return 0;
}

static int64_t unaltered(struct thread *t, const uint64_t *a)
{
    unsigned i = 0;

    while (altered[i].line != t->call.line)
        i++;
    return altered[i].call(t, a);
}

/* Errors from 512 on start the call again. */
static int64_t errors(struct thread *t, const uint64_t *a)
{
    int64_t got = unaltered(t, a);

    return got < 0 && got > -512 && !t->call.succeeded ? -EL2HLT : got;
}

static int64_t result(struct thread *t, const uint64_t *a)
{
    int64_t got = unaltered(t, a);

    return got >= 0 ? got + 1 : got;
}

static int64_t other_argument(struct thread *t, const uint64_t *a)
{
    unsigned at = 0, left = argument;

    for (; t->call.line->kinds[at] && (strchr(KINDS_CONSTANT, t->call.line->kinds[at]) || left--); at++)
        continue;
    if (!t->call.again)
        t->call.arg[at] = !t->call.arg[at];
    return unaltered(t, a);
}

static handler *altered_handler(const char *how)
{
    if (how[0] >= '0' && how[0] <= '5' && !how[1]) {
        argument = (unsigned)(how[0] - '0');
        return other_argument;
    }
    return !strcmp(how, "absent")    ? absent
           : !strcmp(how, "nothing") ? nothing
           : !strcmp(how, "errors")  ? errors
           : !strcmp(how, "result")  ? result
                                     : NULL;
}

static void alter(const struct call_table *table, const char *name, handler *how)
{
    for (unsigned i = 0; i < table->count; i++) {
        const struct syscall_line *line = &table->lines[i];

        if (line->call && !strcmp(line->name, name)) {
            size_t page = (size_t)sysconf(_SC_PAGESIZE);
            uintptr_t start = (uintptr_t)line & ~(page - 1), end = (uintptr_t)(line + 1);

            altered[altered_count++] = (struct altered){line, line->call};
            if (mprotect((void *)start, end - start, PROT_READ | PROT_WRITE))
                abort();
            ((struct syscall_line *)line)->call = how;
        }
    }
}

__attribute__((constructor)) static void read_plan(void)
{
    char *name = getenv("ALTER_CALL"), *how = name ? strchr(name, ':') : NULL;
    if (!how)
        return;
    *how++ = 0;
    handler *call = altered_handler(how);
    for (const struct abi *const *abi = personalities; *abi && call; abi++)
        alter((*abi)->calls[0], name, call);
    if (!altered_count) {
        fprintf(stderr, "precis-altered: no call %s, or it cannot be altered as '%s' says\n", name, how);
        exit(2);
    }
    unsetenv("ALTER_CALL");
}
