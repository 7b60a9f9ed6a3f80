/* lib.t.c - libprecis through precis.h alone: lib_test EXAMPLES [PLACES] [MACHINES]. Without examples it is skipped. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __SSE__
#include <xmmintrin.h>
#endif
#include <cmocka.h>

#include "emu/lib/precis.h"

/* A parser that refuses an option jumps back to the library's entry. */
__attribute__((visibility("default"))) const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
    return "leak:parse_words\nleak:check_options\nleak:vasprintf\n";
}

static char program[4096];
static unsigned places = 12, machines = 20;

struct output {
    char text[1 << 16];
    size_t n;
};

static void collect(void *ctx, int stream, const void *bytes, size_t size)
{
    struct output *o = ctx;
    assert_int_equal(stream, 1);
    assert_true(o->n + size < sizeof o->text);
    memcpy(o->text + o->n, bytes, size);
    o->n += size;
}

static void ok(precis *m, long result)
{
    if (result < 0)
        fail_msg("%s", precis_message(m));
}

static precis *loaded(struct output *o, const char *option)
{
    precis *m = precis_new();
    assert_non_null(m);
    ok(m, precis_set(m, "reproducible", NULL));
    if (option)
        ok(m, precis_set(m, option, NULL));
    o->n = 0;
    ok(m, precis_on_output(m, collect, o));
    ok(m, precis_load(m, program, NULL, NULL));
    return m;
}

static struct precis_stop run(precis *m, enum precis_until until, uint64_t n)
{
    struct precis_stop s = {.size = sizeof s};
    ok(m, precis_run(m, until, n, &s));
    return s;
}

/* ---- options and programs ---- */

static void refuses(const char *name, const char *value, const char *message)
{
    precis *m = precis_new();
    assert_int_equal(precis_set(m, name, value), -1);
    assert_non_null(strstr(precis_message(m), message));
    ok(m, precis_set(m, "hz", "1000")); /* goes on */
    assert_string_equal(precis_message(m), "");
    precis_free(m);
}

static void test_options(void **state)
{
    (void)state;
    refuses("mhzz", "1", "did you mean --mhz?");
    refuses("mhz", "0", "not a number from 1");
    refuses("mhz", NULL, "expected N");
    refuses("engine", "fast", "expected interp");
    refuses("confine", NULL, "whole process");
    refuses("confin", NULL, "whole process");
    refuses("stat", "/dev/null", "precis_stats()");
    refuses("a=b", NULL, "no name of an option");
    refuses("strace", "opne", "did you mean open?");
    assert_non_null(strstr(precis_version(), "precis"));
}

static void test_no_program(void **state)
{
    struct precis_stop s = {.size = sizeof s};
    precis *m = precis_new();
    (void)state;
    assert_int_equal(precis_run(m, PRECIS_UNTIL_EVENT, 0, &s), -1);
    assert_non_null(strstr(precis_message(m), "no program yet"));
    assert_int_equal(precis_load(m, "/nonexistent/a.out", NULL, NULL), -1);
    assert_non_null(strstr(precis_message(m), "/nonexistent/a.out"));
    assert_int_equal(precis_load(m, "/proc/self/exe", NULL, NULL), -1);
    assert_non_null(strstr(precis_message(m), "machine code for"));
    ok(m, precis_load(m, program, NULL, NULL));
    assert_int_equal(precis_set(m, "hz", "50"), -1);
    precis_free(m);

    m = precis_new();
    ok(m, precis_set(m, "cpu", "pa9999"));
    assert_int_equal(precis_load(m, program, NULL, NULL), -1);
    assert_non_null(strstr(precis_message(m), "unknown timing model"));
    precis_free(m);
    precis_free(NULL);
    assert_int_equal(precis_run(NULL, PRECIS_UNTIL_EVENT, 0, &s), -1);
    assert_string_equal(precis_message(NULL), "there is no machine");
    precis_interrupt(NULL);
}

/* ---- a thread that interrupts ---- */

static volatile bool is_over, has_begun;

static void *interrupt_often(void *m)
{
    while (!is_over) {
        precis_interrupt(m);
        has_begun = true;
    }
    return NULL;
}

/* Interrupts end runs, and neither stop nor damage the way to a mark. */
static void test_interrupts(void **state)
{
    (void)state;
    static struct output o;
    struct precis_mark mark = {.size = sizeof mark}, there = {.size = sizeof there};
    struct precis_stop s = {.size = sizeof s};
    pthread_t thread;
    precis *m = loaded(&o, NULL);
    ok(m, precis_run(m, PRECIS_FOR_CYCLES, 200000, NULL));
    ok(m, precis_mark(m, &mark));
    ok(m, precis_run(m, PRECIS_FOR_CYCLES, 100000, NULL));
    is_over = has_begun = false;
    assert_int_equal(pthread_create(&thread, NULL, interrupt_often, m), 0);
    while (!has_begun)
        sched_yield();
    for (unsigned i = 0; i < 20; i++) {
        ok(m, precis_go_to(m, &mark, &s));
        assert_int_equal(s.reason, PRECIS_ARRIVED);
        ok(m, precis_mark(m, &there));
        assert_int_equal(there.instructions, mark.instructions);
        assert_int_equal(there.cycle, mark.cycle);
    }
    ok(m, precis_run(m, PRECIS_UNTIL_EXIT, 0, &s));
    assert_int_equal(s.reason, PRECIS_INTERRUPTED);
    is_over = true;
    pthread_join(thread, NULL);
    while (s.reason != PRECIS_OVER)
        ok(m, precis_run(m, PRECIS_UNTIL_EXIT, 0, &s));
    precis_free(m);
}

/* ---- what the process has ---- */

static volatile unsigned own_signals;

static void on_own_signal(int sig, siginfo_t *info, void *context)
{
    (void)context;
    own_signals++;
    if (info->si_code > 0) /* a fault */
        signal(sig, SIG_DFL);
}

/* Before all other runs: the library's handler passes on what is not its own, more than once. */
static void test_handlers(void **state)
{
    static struct output o;
    struct sigaction sa = {.sa_sigaction = on_own_signal, .sa_flags = SA_SIGINFO};
    (void)state;
    assert_int_equal(sigaction(SIGSEGV, &sa, NULL), 0);
    for (unsigned i = 1; i < 4; i++) {
        precis *m = loaded(&o, NULL);
        run(m, PRECIS_FOR_TICKS, 1);
        precis_free(m);
        raise(SIGSEGV);
        assert_int_equal(own_signals, i);
    }
}

#ifdef __SSE__
enum { MXCSR_MODES = 0xffc0, MXCSR_DEFAULT = 0x1f80, MXCSR_UP_FLUSH = 0xdfc0 };

static int on_floating(void *mxcsr, const struct precis_tick *t)
{
    (void)t;
    *(unsigned *)mxcsr = _mm_getcsr() & MXCSR_MODES;
    return 0;
}

/* A machine computes in the default mode; the caller keeps its own. */
static void test_floating(void **state)
{
    unsigned seen = 0, before = _mm_getcsr();
    precis *m = precis_new();
    (void)state;
    ok(m, precis_stream(m, 1, -1));
    ok(m, precis_set(m, "engine", "interp"));
    ok(m, precis_on_tick(m, on_floating, &seen));
    ok(m, precis_load(m, program, NULL, NULL));
    _mm_setcsr(MXCSR_UP_FLUSH);
    int result = precis_run(m, PRECIS_FOR_TICKS, 1, NULL);
    unsigned after = _mm_getcsr() & MXCSR_MODES;
    _mm_setcsr(before);
    ok(m, result);
    assert_int_equal(seen, MXCSR_DEFAULT);
    assert_int_equal(after, MXCSR_UP_FLUSH);
    precis_free(m);
}
#endif

static void test_silence(void **state)
{
    static struct output o;
    char text[100];
    FILE *err = tmpfile();
    int before = dup(2);
    precis *m = precis_new();
    (void)state;
    assert_true(err && before >= 0 && dup2(fileno(err), 2) == 2);
    o.n = 0;
    ok(m, precis_set(m, "mhz", "1"));
    ok(m, precis_set(m, "max-time", "1"));
    ok(m, precis_on_output(m, collect, &o));
    ok(m, precis_load(m, program, NULL, NULL));
    struct precis_stop s = run(m, PRECIS_UNTIL_EXIT, 0);
    dup2(before, 2);
    close(before);
    assert_int_equal(s.status, 128 + SIGKILL);
    assert_non_null(strstr(precis_message(m), "--max-time"));
    assert_int_equal(pread(fileno(err), text, sizeof text, 0), 0);
    fclose(err);
    precis_free(m);
}

/* ---- runs ---- */

static void test_runs(void **state)
{
    static struct output o;
    precis *m = loaded(&o, NULL);
    struct precis_totals t = {.size = sizeof t};
    (void)state;
    struct precis_stop s = run(m, PRECIS_FOR_STEPS, 1000);
    assert_int_equal(s.reason, PRECIS_STEP);
    assert_int_equal(s.instructions, 1000);
    s = run(m, PRECIS_FOR_TICKS, 2);
    assert_int_equal(s.reason, PRECIS_TICK);
    assert_int_equal(s.ticks, 2);
    s = run(m, PRECIS_FOR_CYCLES, 12345);
    assert_int_equal(s.reason, PRECIS_CYCLE);
    s = run(m, PRECIS_UNTIL_TICK, 4);
    assert_int_equal(s.ticks, 4);
    s = run(m, PRECIS_UNTIL_CALL, UINT64_MAX);
    assert_int_equal(s.reason, PRECIS_CALL);
    s = run(m, PRECIS_UNTIL_CALL, 4); /* write(2) of PA-RISC */
    assert_int_equal(s.reason, PRECIS_CALL);
    assert_int_equal(s.call, 4);
    assert_int_equal(o.n, 0);
    s = run(m, PRECIS_UNTIL_EXIT, 0);
    assert_int_equal(s.reason, PRECIS_OVER);
    assert_int_equal(s.status, 0);
    assert_true(o.n > 100 && strstr(o.text, "divisions"));
    ok(m, precis_totals(m, &t));
    assert_true(t.over && t.cycles == s.cycle && t.instructions == s.instructions && t.ticks == s.ticks);
    s = run(m, PRECIS_UNTIL_EVENT, 0);
    assert_int_equal(s.reason, PRECIS_OVER);
    assert_int_equal(precis_run(m, 99, 0, NULL), -1);
    precis_free(m);
}

static void test_points(void **state)
{
    static struct output o;
    precis *m = loaded(&o, NULL);
    uint64_t start, offset, sp, value;
    const char *name, *text;
    char line[128];
    (void)state;
    ok(m, precis_address(m, "divisions", &start));
    ok(m, precis_break(m, start, 1));
    struct precis_stop s = run(m, PRECIS_UNTIL_EVENT, 0);
    assert_int_equal(s.reason, PRECIS_BREAK);
    assert_int_equal(s.pc, start);
    ok(m, precis_get(m, "pc", &value));
    assert_int_equal(value, start);
    ok(m, precis_symbol(m, start + 4, &name, &offset));
    assert_string_equal(name, "divisions");
    assert_int_equal(offset, 4);
    assert_int_equal(precis_disassemble(m, start, line, sizeof line), 4);
    ok(m, precis_explain(m, start, &text));
    assert_non_null(strstr(text, "reads"));
    ok(m, precis_explain_cause(m, "dcache", &text));
    assert_non_null(strstr(text, "Source"));
    precis_free(m);

    m = loaded(&o, NULL);
    ok(m, precis_address(m, "main", &start));
    ok(m, precis_break(m, start, 1));
    s = run(m, PRECIS_UNTIL_EVENT, 0);
    assert_int_equal(s.pc, start);
    ok(m, precis_get(m, "r30", &sp));
    sp -= 64;
    ok(m, precis_watch(m, sp, 512, PRECIS_WRITE, 1)); /* what main() saves */
    s = run(m, PRECIS_UNTIL_EVENT, 0);
    assert_int_equal(s.reason, PRECIS_WATCH);
    assert_true(s.address >= sp && s.address < sp + 512 && s.access == PRECIS_WRITE);
    assert_int_equal(precis_get(m, "r99", &value), -1);
    assert_int_equal(precis_watch(m, sp, 0, PRECIS_WRITE, 1), -1);
    precis_free(m);
}

/* ---- hooks ---- */

struct heard {
    precis *m;
    unsigned ticks, counts, stop_at;
    uint64_t last_cycle, sum;
};

static int on_tick(void *ctx, const struct precis_tick *t)
{
    struct heard *h = ctx;
    uint64_t pc;
    assert_true(t->size >= 32 && t->cycle > h->last_cycle);
    assert_int_equal(precis_get(h->m, "pc", &pc), 0);
    assert_int_equal(precis_run(h->m, PRECIS_FOR_STEPS, 1, NULL), -1); /* not in a hook */
    h->last_cycle = t->cycle;
    return ++h->ticks == h->stop_at;
}

static int on_count(void *ctx, const struct precis_count *c)
{
    struct heard *h = ctx;
    assert_int_equal(c->bytes, 2);
    h->counts++;
    h->sum += c->value;
    return 0;
}

static void test_hooks(void **state)
{
    struct heard h = {.m = precis_new(), .stop_at = 3};
    struct precis_totals t = {.size = sizeof t};
    (void)state;
    ok(h.m, precis_stream(h.m, 1, -1));
    ok(h.m, precis_set(h.m, "hz", "1000"));
    ok(h.m, precis_on_tick(h.m, on_tick, &h));
    ok(h.m, precis_on_count(h.m, on_count, &h));
    ok(h.m, precis_load(h.m, program, NULL, NULL));
    struct precis_stop s = run(h.m, PRECIS_UNTIL_EVENT, 0);
    assert_int_equal(s.reason, PRECIS_INTERRUPTED);
    assert_int_equal(h.ticks, 3);
    /* A hook that ends a run which ends by itself does not end the next one. */
    for (h.stop_at = 4; h.ticks < h.stop_at;)
        s = run(h.m, PRECIS_FOR_STEPS, 1);
    const uint64_t before = s.instructions;
    s = run(h.m, PRECIS_FOR_STEPS, 1);
    assert_int_equal(s.instructions, before + 1);
    s = run(h.m, PRECIS_UNTIL_EXIT, 0);
    assert_int_equal(s.reason, PRECIS_OVER);
    ok(h.m, precis_totals(h.m, &t));
    assert_int_equal(h.ticks, t.ticks);
    assert_true(h.counts > 10 && h.counts <= h.ticks && h.sum >= h.counts);
    precis_free(h.m);
}

/* ---- the past ---- */

enum { REGISTERS = 512 };

struct state {
    struct precis_mark mark;
    struct precis_stop stop;
    uint64_t registers[REGISTERS];
    int n;
    uint8_t stack[1024];
    char *stats;
};

static void look(precis *m, struct state *s)
{
    const char *stats;
    uint64_t sp;
    s->mark.size = sizeof s->mark;
    ok(m, precis_mark(m, &s->mark));
    ok(m, s->n = precis_registers(m, s->registers, REGISTERS));
    ok(m, precis_get(m, "r30", &sp));
    assert_int_equal(precis_read(m, sp - sizeof s->stack, s->stack, sizeof s->stack), sizeof s->stack);
    ok(m, precis_stats(m, NULL, &stats, NULL));
    s->stats = strdup(stats);
}

static void same(const struct state *a, const struct state *b)
{
    assert_memory_equal(a->registers, b->registers, (size_t)a->n * sizeof *a->registers);
    assert_memory_equal(a->stack, b->stack, sizeof a->stack);
    assert_string_equal(a->stats, b->stats);
}

static void go_back(precis *m, const struct state *to)
{
    struct state s = {.stop.size = sizeof s.stop};
    ok(m, precis_go_to(m, &to->mark, &s.stop));
    assert_int_equal(s.stop.reason, PRECIS_ARRIVED);
    assert_int_equal(s.stop.pc, to->stop.pc);
    assert_int_equal(s.stop.instructions, to->stop.instructions);
    look(m, &s);
    same(to, &s);
    free(s.stats);
}

static void test_marks(void **state)
{
    static struct output o;
    precis *m = loaded(&o, NULL);
    struct state *s = calloc(places + 1, sizeof *s);
    uint32_t changed = 0, x = 1;
    uint64_t sp;
    (void)state;
    assert_non_null(s);
    for (unsigned i = 0; i < places; i++) {
        x = x * 1664525 + 1013904223;
        bool call = i < 3; /* the C library's first ones */
        s[i].stop = run(m,
                        call    ? PRECIS_UNTIL_CALL
                        : i % 3 ? PRECIS_FOR_STEPS
                                : PRECIS_FOR_CYCLES,
                        call ? UINT64_MAX : 1 + (x >> 8) % (20000000 / places));
        look(m, &s[i]);
        if (i == places / 3) {
            ok(m, precis_get(m, "r30", &sp));
            assert_int_equal(precis_write(m, sp + 4096, &(uint32_t){77}, 4), 4);
            ok(m, precis_put(m, "cr26", 77));
        }
    }
    for (unsigned i = 0; i < places; i++) {
        x = x * 1664525 + 1013904223;
        go_back(m, &s[(x >> 16) % places]);
    }
    /* The past cannot be changed, and runs on to where the machine was. */
    go_back(m, &s[0]);
    assert_int_equal(precis_put(m, "r3", 1), -1);
    assert_non_null(strstr(precis_message(m), "past"));
    s[places].stop = run(m, PRECIS_UNTIL_CYCLE, s[places - 1].stop.cycle);
    ok(m, precis_go_to(m, &s[places - 1].mark, NULL));
    look(m, &s[places]);
    same(&s[places - 1], &s[places]);
    assert_int_equal(precis_read(m, sp + 4096, &changed, 4), 4);
    assert_int_equal(changed, 77);
    ok(m, precis_put(m, "cr26", 78));
    /* Events that are set in the past are the machine's. */
    ok(m, precis_mark(m, &s[places].mark));
    go_back(m, &s[0]);
    ok(m, precis_events(m, 1u << PRECIS_CALL));
    ok(m, precis_go_to(m, &s[places].mark, NULL));
    assert_int_equal(run(m, PRECIS_UNTIL_EVENT, 0).reason, PRECIS_CALL);
    ok(m, precis_events(m, 0));
    ok(m, precis_go_to_cycle(m, s[1].stop.cycle + 1, &s[0].stop));
    assert_true(s[0].stop.cycle > s[1].stop.cycle);
    assert_int_equal(run(m, PRECIS_UNTIL_EXIT, 0).reason, PRECIS_OVER);
    assert_non_null(strstr(o.text, "divisions"));
    for (unsigned i = 0; i <= places; i++)
        free(s[i].stats);
    free(s);
    precis_free(m);
}

/* ---- results ---- */

static void test_profile(void **state)
{
    static struct output o;
    precis *m = loaded(&o, "profile");
    const char *bytes;
    size_t length;
    char path[] = "/tmp/precis-lib-XXXXXX";
    (void)state;
    run(m, PRECIS_FOR_TICKS, 8);
    ok(m, precis_profile(m, "json", NULL, &bytes, &length));
    assert_true(strlen(bytes) == length && strstr(bytes, "integers"));
    close(mkstemp(path));
    ok(m, precis_profile(m, "folded", path, NULL, NULL));
    unlink(path);
    assert_int_equal(precis_profile(m, "nonesuch", NULL, &bytes, NULL), -1);
    assert_int_equal(precis_profile(m, "text", "/nonexistent/x", NULL, NULL), -1);
    struct precis_stop s = run(m, PRECIS_FOR_TICKS, 1);
    assert_int_equal(s.ticks, 9);
    precis_free(m);
}

/* Each cycle is in one stack, also of calls that have not returned where the run is, and at its end. */
static void test_stacks(void **state)
{
    static struct output o;
    (void)state;
    for (unsigned end = 0; end < 2; end++) {
        precis *m = loaded(&o, "exact");
        struct precis_totals t = {.size = sizeof t};
        const char *text;
        size_t length;
        uint64_t sum = 0;
        run(m, end ? PRECIS_UNTIL_EXIT : PRECIS_FOR_CYCLES, 300000);
        ok(m, precis_totals(m, &t));
        assert_int_equal(t.over, end);
        ok(m, precis_profile(m, "folded", NULL, &text, &length));
        for (const char *line = text, *newline; (newline = strchr(line, '\n')); line = newline + 1)
            sum += strtoull(memrchr(line, ' ', (size_t)(newline - line)), NULL, 10);
        assert_int_equal(sum, t.cycles);
        precis_free(m);
    }
}

/* ---- many machines, threads, processes ---- */

static void test_many(void **state)
{
    static struct output o;
    precis **m = calloc(machines, sizeof(precis *));
    struct precis_stop s = {0};
    (void)state;
    for (unsigned i = 0; i < machines; i++)
        m[i] = loaded(&o, "no-log");
    for (unsigned i = 0; i < machines; i++) {
        struct precis_stop now = run(m[i], PRECIS_FOR_TICKS, 1);
        if (i)
            assert_memory_equal(&s, &now, sizeof s);
        s = now;
    }
    for (unsigned i = 0; i < machines; i++)
        precis_free(m[i]);
    free(m);
}

static void *one_thread(void *machine)
{
    struct precis_stop s = {.size = sizeof s};
    for (int i = 0; i < 3; i++)
        if (precis_run(machine, PRECIS_FOR_TICKS, 2, &s))
            return NULL;
    return (void *)(uintptr_t)s.instructions;
}

static void test_threads(void **state)
{
    static struct output o[2];
    precis *m[2] = {loaded(&o[0], NULL), loaded(&o[1], NULL)};
    pthread_t t[2];
    void *result[2];
    (void)state;
    for (int i = 0; i < 2; i++)
        assert_int_equal(pthread_create(&t[i], NULL, one_thread, m[i]), 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], &result[i]);
    assert_non_null(result[0]);
    assert_ptr_equal(result[0], result[1]);
    precis_free(m[0]);
    precis_free(m[1]);
}

/* A summary of the rest of the run. */
static uint64_t rest(precis *m)
{
    struct precis_stop s = {.size = sizeof s};
    return precis_run(m, PRECIS_UNTIL_EXIT, 0, &s) || s.reason != PRECIS_OVER ? 0 : s.cycle * 31 + s.instructions;
}

static void test_fork(void **state)
{
    static struct output o;
    precis *m = loaded(&o, NULL);
    struct precis_mark mark = {.size = sizeof mark};
    uint64_t found = 0, own;
    int ends[2], status;
    (void)state;
    run(m, PRECIS_FOR_TICKS, 2);
    ok(m, precis_mark(m, &mark));
    run(m, PRECIS_FOR_TICKS, 1);
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (!pid) {
        found = precis_go_to(m, &mark, NULL) ? 0 : rest(m);
        _exit(write(ends[1], &found, sizeof found) != sizeof found);
    }
    own = rest(m);
    assert_int_equal(read(ends[0], &found, sizeof found), sizeof found);
    waitpid(pid, &status, 0);
    assert_true(own != 0);
    assert_int_equal(found, own);
    close(ends[0]);
    close(ends[1]);
    precis_free(m);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_options),  cmocka_unit_test(test_no_program), cmocka_unit_test(test_handlers), cmocka_unit_test(test_silence),
        cmocka_unit_test(test_runs),     cmocka_unit_test(test_points),     cmocka_unit_test(test_hooks),    cmocka_unit_test(test_marks),
        cmocka_unit_test(test_profile),  cmocka_unit_test(test_stacks),     cmocka_unit_test(test_many),     cmocka_unit_test(test_threads),
        cmocka_unit_test(test_fork),     cmocka_unit_test(test_interrupts),
#ifdef __SSE__
        cmocka_unit_test(test_floating),
#endif
    };
    snprintf(program, sizeof program, "%s/hppa/histogram", argc > 1 ? argv[1] : ".");
    if (access(program, X_OK)) {
        printf("lib_test: %s is not there: no compiler for PA-RISC\n", program);
        return 77;
    }
    places = argc > 2 ? (unsigned)atoi(argv[2]) : places;
    machines = argc > 3 ? (unsigned)atoi(argv[3]) : machines;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
