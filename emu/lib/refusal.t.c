/*
 * refusal.t.c - libprecis where the host refuses memory: refusal_test EXAMPLES [RUNS].
 *
 * A child process for each run lets one allocation fail, or all from one on, and makes the calls of a program. Each must succeed or return
 * an error; a child that ends in any other way fails the test. The functions below take the place of the C library's in the whole process.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "emu/lib/precis.h"

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static struct plan {
    unsigned long n, fails_at; /* 0: never */
    bool all_after, failed;
} * plan;

static bool fails(void)
{
    if (!plan || !plan->fails_at)
        return plan && (plan->n++, false);
    bool now = ++plan->n == plan->fails_at || (plan->all_after && plan->n > plan->fails_at);
    if (now)
        errno = ENOMEM;
    plan->failed |= now;
    return now;
}

// clang-format off
void *malloc(size_t size) { return fails() ? NULL : __libc_malloc(size); }
void *calloc(size_t n, size_t size) { return fails() ? NULL : __libc_calloc(n, size); }
void *realloc(void *p, size_t size) { return fails() ? NULL : __libc_realloc(p, size); }
void *aligned_alloc(size_t alignment, size_t size) { return fails() ? NULL : __libc_memalign(alignment, size); }
void *reallocarray(void *p, size_t n, size_t size) { return size && n > SIZE_MAX / size ? NULL : realloc(p, n * size); }
// clang-format on

int posix_memalign(void **p, size_t alignment, size_t size)
{
    void *got = aligned_alloc(alignment, size);
    *p = got ? got : *p;
    return got ? 0 : ENOMEM;
}

static void take(void *ctx, int stream, const void *bytes, size_t size)
{
    (void)ctx, (void)stream, (void)bytes, (void)size;
}

/* Makes the calls. Returns false at the first error, which must have a message. */
static bool use(precis *m, const char *program, char *where)
{
    static const char *const argv[] = {"histogram", NULL}, *const envp[] = {"LANG=C", NULL};
    struct precis_stop s = {.size = sizeof s};
    struct precis_mark mark = {.size = sizeof mark};
    const char *text, *name;
    uint64_t address;
    size_t n;
    char line[100];
#define STEP(call)                        \
    if (strcpy(where, #call), (call) < 0) \
    return false
    STEP(precis_set(m, "reproducible", NULL));
    STEP(precis_set(m, "exact", NULL));
    STEP(precis_on_output(m, take, NULL));
    STEP(precis_load(m, program, argv, envp));
    STEP(precis_run(m, PRECIS_FOR_STEPS, 2000, &s));
    STEP(precis_mark(m, &mark));
    STEP(precis_address(m, "divisions", &address));
    STEP(precis_break(m, address, 1));
    STEP(precis_run(m, PRECIS_UNTIL_EVENT, 0, &s));
    STEP(precis_write(m, 4, "", 1));
    STEP(precis_disassemble(m, address, line, sizeof line));
    STEP(precis_explain(m, address, &text));
    STEP(precis_symbol(m, address, &name, NULL));
    STEP(precis_go_to(m, &mark, &s));
    STEP(precis_stats(m, NULL, &text, &n));
    STEP(precis_profile(m, "json", NULL, &text, &n));
    return true;
}

/* In a child. Status 0: success, or an error with a message. */
static _Noreturn void child(const char *program)
{
    static char where[100];
    precis *m = precis_new();
    if (!m)
        _exit(plan->failed ? 0 : 4);
    bool good = use(m, program, where);
    bool told = good || (plan->failed && precis_message(m)[0]);
    if (!told)
        dprintf(2, "allocation %lu: %s: no memory was refused, or there is no message: %s\n", plan->fails_at, where, precis_message(m));
    precis_free(m);
    _exit(told ? 0 : 5);
}

static bool try_out(const char *program, unsigned long at, bool all)
{
    int status;
    *plan = (struct plan){.fails_at = at, .all_after = all};
    pid_t pid = fork();
    if (!pid)
        child(program);
    waitpid(pid, &status, 0);
    if (!status)
        return true;
    fprintf(stderr, "refusal_test: %s %lu fails: the process ends with status %#x\n", all ? "all allocations from" : "allocation", at,
            status);
    return false;
}

int main(int argc, char **argv)
{
    static char program[4096];
    unsigned long runs = argc > 2 ? strtoul(argv[2], NULL, 0) : 25, bad = 0;
    snprintf(program, sizeof program, "%s/hppa/histogram", argc > 1 ? argv[1] : ".");
    if (access(program, X_OK)) {
        printf("refusal_test: %s is not there: no compiler for PA-RISC\n", program);
        return 77;
    }
    plan = mmap(NULL, sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (plan == MAP_FAILED || !try_out(program, 0, false))
        return 1;
    unsigned long all = plan->n;
    if (all < 1000) {
        fputs("refusal_test: the library does not call this program's malloc()\n", stderr);
        return 1;
    }
    for (unsigned long i = 0; i < runs; i++) {
        unsigned long at = 1 + (runs < all ? i * all / runs + i % 7 : i); /* not the same place of each loop */
        bad += !try_out(program, at, i % 4 == 3);
    }
    printf("refusal_test: %lu of %lu allocations refused, each in its own process; %lu bad ends\n", runs, all, bad);
    return bad != 0;
}
