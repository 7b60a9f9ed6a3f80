/* Shadow stacks, from transfers written by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "emu/debug/calls.h"

/* Functions are 0x100 bytes long, from 0x1000 on. Above 0x10000 are stubs. */
enum { MAIN = 0x1000, A = 0x1100, B = 0x1200, C = 0x1300, HANDLER = 0x1400, STUB = 0x10010, TRAMPOLINE = 0x20000 };

static struct calls_function function_at(void *ctx, uint64_t pc)
{
    (void)ctx;
    if (pc >= 0x10000)
        return (struct calls_function){pc & ~(uint64_t)0xffff, (pc & ~(uint64_t)0xffff) + 0x10000, false};
    return (struct calls_function){pc & ~(uint64_t)0xff, (pc & ~(uint64_t)0xff) + 0x100, true};
}

struct test {
    struct calls_functions functions;
    struct calls *calls;
    struct calls_thread *thread;
    uint64_t now;
    struct calls_arc arc[32];
    unsigned narcs;
    struct {
        uint64_t pcs[8], cycles;
        unsigned depth;
    } context[32];
    unsigned ncontexts;
};

static void begin(struct test *t)
{
    memset(t, 0, sizeof *t);
    t->functions.at = function_at;
    t->calls = calls_new(&t->functions);
    t->thread = calls_thread_new(t->calls, 0);
    calls_begin(t->thread, MAIN, &(struct cpu_frame){.sp = 100});
}

static void move(struct test *t, bool call, uint64_t from, uint64_t to, uint64_t sp, uint64_t cycles)
{
    t->now += cycles;
    struct cpu_transfer x = {.call = call, .from = from, .to = to, .link = call ? from + 8 : 0, .cycles = t->now, .frame = {.sp = sp}};
    calls_transfer(&t->thread, NULL, &x);
}

static void calls(struct test *t, uint64_t from, uint64_t to, uint64_t sp, uint64_t cycles)
{
    move(t, true, from, to, sp, cycles);
}

static void jumps(struct test *t, uint64_t from, uint64_t to, uint64_t sp, uint64_t cycles)
{
    move(t, false, from, to, sp, cycles);
}

static void add_arc(void *ctx, const struct calls_arc *arc)
{
    struct test *t = ctx;
    for (unsigned i = 0; i < t->narcs; i++)
        if (t->arc[i].from == arc->from && t->arc[i].self == arc->self && t->arc[i].site == arc->site) {
            t->arc[i].count += arc->count;
            t->arc[i].cycles += arc->cycles;
            return;
        }
    t->arc[t->narcs++] = *arc;
}

static void add_context(void *ctx, const uint64_t *pcs, unsigned depth, uint64_t cycles)
{
    struct test *t = ctx;
    assert_true(depth <= 8);
    memcpy(t->context[t->ncontexts].pcs, pcs, depth * sizeof *pcs);
    t->context[t->ncontexts].depth = depth;
    t->context[t->ncontexts++].cycles = cycles;
}

/* Ends the thread when it has spent `cycles`, and collects. */
static void end(struct test *t, uint64_t cycles)
{
    uint64_t sum = 0;
    t->now += cycles;
    calls_spent(t->thread, t->now);
    calls_thread_free(t->thread);
    calls_each_arc(t->calls, add_arc, t);
    calls_each_context(t->calls, add_context, t);
    for (unsigned i = 0; i < t->ncontexts; i++)
        sum += t->context[i].cycles;
    assert_int_equal(sum, t->now);
    calls_free(t->calls);
}

static void has_arc(const struct test *t, uint64_t from, uint64_t self, uint64_t site, uint64_t count, uint64_t cycles)
{
    for (unsigned i = 0; i < t->narcs; i++)
        if (t->arc[i].from == from && t->arc[i].self == self && t->arc[i].site == site) {
            assert_int_equal(t->arc[i].count, count);
            assert_int_equal(t->arc[i].cycles, cycles);
            return;
        }
    fail_msg("no arc from %#llx to %#llx", (unsigned long long)from, (unsigned long long)self);
}

/* Returns the cycles of the context of `self` that was called from the sites, innermost first. */
static uint64_t own(const struct test *t, uint64_t self, unsigned depth, const uint64_t *sites)
{
    for (unsigned i = 0; i < t->ncontexts; i++)
        if (t->context[i].pcs[0] == self && t->context[i].depth == depth + 1 &&
            (!depth || !memcmp(t->context[i].pcs + 1, sites, depth * sizeof *sites)))
            return t->context[i].cycles;
    return 0;
}

#define OWN(t, self, ...) own(t, self, sizeof(uint64_t[]){__VA_ARGS__} / sizeof(uint64_t), (uint64_t[]){__VA_ARGS__})

static void test_calls(void **state)
{
    struct test t;
    (void)state;
    begin(&t);
    for (unsigned i = 0; i < 3; i++) {
        calls(&t, MAIN + 0x10, A, 100, 10);
        calls(&t, A + 0x20, B, 200, 1);
        jumps(&t, B + 0x30, B + 0x40, 300, 3); /* a jump table */
        jumps(&t, B + 0x50, A + 0x28, 200, 4);
        jumps(&t, A + 0x40, MAIN + 0x18, 100, 2);
    }
    end(&t, 5);
    assert_int_equal(t.narcs, 2);
    has_arc(&t, MAIN + 0x10, A, 0, 3, 30);
    has_arc(&t, A + 0x20, B, 0, 3, 21);
    assert_int_equal(OWN(&t, A, MAIN + 0x10), 9);
    assert_int_equal(OWN(&t, B, A + 0x20, MAIN + 0x10), 21);
}

static void test_tail_calls(void **state)
{
    struct test t;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, A, 100, 10);
    jumps(&t, A + 0x20, B, 100, 1);
    calls(&t, B + 0x10, C, 200, 2);
    jumps(&t, C + 0x10, B + 0x18, 200, 4);
    jumps(&t, B + 0x20, MAIN + 0x18, 100, 8); /* returns from both */
    end(&t, 16);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 15);
    has_arc(&t, A + 0x20, B, MAIN + 0x10, 1, 14);
    has_arc(&t, B + 0x10, C, 0, 1, 4);
}

/* Two functions that jump to each other are a loop. */
static void test_loop_of_tail_calls(void **state)
{
    struct test t;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, A, 100, 0);
    for (unsigned i = 0; i < 1000; i++) {
        jumps(&t, A + 0x20, B, 100, 1);
        jumps(&t, B + 0x20, A, 100, 2);
    }
    jumps(&t, A + 0x40, MAIN + 0x18, 100, 3);
    end(&t, 0);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 3003);
    has_arc(&t, A + 0x20, B, MAIN + 0x10, 1000, 2000);
    has_arc(&t, B + 0x20, A, MAIN + 0x10, 1000, 0);
}

/* A transfer by a branch with a number. Returns what translated code may do by itself the next time, or -1. */
static int recorded(struct test *t, bool call, uint64_t from, uint64_t to, uint64_t sp)
{
    static unsigned branch;
    const struct shadow_stack *s = calls_shadow(t->thread);
    const struct shadow_edge *before = s->top->edge;
    const struct cpu_transfer x = {
        .call = call, .from = from, .to = to, .link = call ? from + 8 : 0, .branch = ++branch, .cycles = ++t->now, .frame = {.sp = sp}};

    calls_transfer(&t->thread, NULL, &x);
    s = calls_shadow(t->thread);
    const struct shadow_jump *j = shadow_jump_at(s, before, branch, to);

    if (j->top != before || j->to != to || j->branch != branch)
        return -1;
    assert_true(j->action == SHADOW_BACK || j->edge == s->top->edge);
    return (int)j->action;
}

/* Translated code repeats a transfer if its effect depends on the top frame alone: not if that frame returns with others already, if the
 * target is not where a function begins, or if several frames end. */
static void test_recorded_transfers(void **state)
{
    struct test t;
    (void)state;
    begin(&t);
    assert_int_equal(recorded(&t, true, MAIN + 0x10, A, 100), SHADOW_CALL);
    assert_int_equal(recorded(&t, false, A + 0x20, B, 100), SHADOW_TAIL);
    assert_int_equal(recorded(&t, false, B + 0x20, C, 100), -1); /* from a function that was jumped to */
    assert_int_equal(recorded(&t, false, C + 0x20, B, 100), SHADOW_BACK);
    assert_int_equal(recorded(&t, false, B + 0x30, A, 100), SHADOW_BACK);
    assert_int_equal(recorded(&t, false, A + 0x30, C + 0x10, 100), -1); /* into the middle */
    assert_int_equal(recorded(&t, false, C + 0x30, B, 100), -1);
    assert_int_equal(recorded(&t, false, B + 0x40, A, 100), -1);           /* two frames end */
    assert_int_equal(recorded(&t, false, A + 0x40, MAIN + 0x18, 100), -1); /* returns */
    assert_int_equal(recorded(&t, true, MAIN + 0x20, STUB, 100), SHADOW_CALL);
    assert_int_equal(recorded(&t, false, STUB + 4, B, 100), SHADOW_STUB);
    assert_int_equal(recorded(&t, false, B + 0x50, MAIN + 0x28, 100), -1);
    assert_int_equal(recorded(&t, true, MAIN + 0x30, STUB, 100), SHADOW_CALL);
    assert_int_equal(recorded(&t, false, STUB + 4, C + 0x20, 100), -1); /* into the middle */
    end(&t, 1);
}

static void test_recursion(void **state)
{
    enum { DEPTH = 100000 };
    struct test t;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, A, 0, 0);
    for (unsigned i = 1; i < 4; i++)
        calls(&t, A + 0x20 + 0x10 * (i % 2), A, i, 1); /* from two places */
    for (unsigned i = 4; i-- > 1;)
        jumps(&t, A + 0x80, A + 0x28 + 0x10 * (i % 2), i, 1);
    jumps(&t, A + 0x80, MAIN + 0x18, 0, 1);
    end(&t, 0);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 7);
    has_arc(&t, A + 0x20, A, 0, 1, 3);
    has_arc(&t, A + 0x30, A, 0, 2, 5 + 1);

    begin(&t);
    calls(&t, MAIN + 0x10, A, 0, 0);
    for (unsigned i = 1; i < DEPTH; i++)
        calls(&t, A + 0x20, A, i, 1);
    t.now += 1;
    calls_spent(t.thread, t.now);
    calls_thread_free(t.thread);
    calls_each_arc(t.calls, add_arc, &t);
    has_arc(&t, A + 0x20, A, 0, DEPTH - 1, (uint64_t)DEPTH * (DEPTH - 1) / 2);
    calls_free(t.calls);
}

/* longjmp() and exceptions go to the middle of a function, to the frame that the stack pointer tells. */
static void test_unwinding(void **state)
{
    struct test t;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, A, 100, 0);
    calls(&t, A + 0x20, A, 200, 1);
    calls(&t, A + 0x20, A, 300, 1);
    calls(&t, A + 0x30, B, 400, 1);
    calls(&t, B + 0x10, C, 500, 1);
    jumps(&t, C + 0x10, A + 0x60, 300, 1); /* to the second frame of A */
    jumps(&t, A + 0x80, A + 0x28, 200, 10);
    jumps(&t, A + 0x80, MAIN + 0x18, 100, 100);
    end(&t, 1000);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 115);
    has_arc(&t, A + 0x20, A, 0, 2, 14 + 3);
    has_arc(&t, B + 0x10, C, 0, 1, 1);
    assert_int_equal(OWN(&t, A, MAIN + 0x10), 101);
}

/* The register stack tells frames with equal stack pointers apart. */
static void test_register_stack(void **state)
{
    struct test t;
    (void)state;
    begin(&t);
    for (unsigned i = 0; i < 4; i++) {
        struct cpu_transfer x = {true, (i ? A : MAIN) + 0x10, A, (i ? A : MAIN) + 0x20, t.now += 1, {100, 16 + i}, 0, 0};
        calls_transfer(&t.thread, NULL, &x);
    }
    struct cpu_transfer x = {false, A + 0x30, A + 0x60, 0, t.now += 1, {100, 17}, 0, 0}; /* to the second of four */
    calls_transfer(&t.thread, NULL, &x);
    x = (struct cpu_transfer){false, A + 0x70, A + 0x20, 0, t.now += 10, {100, 16}, 0, 0};
    calls_transfer(&t.thread, NULL, &x);
    x = (struct cpu_transfer){false, A + 0x70, MAIN + 0x20, 0, t.now += 100, {100, 8}, 0, 0};
    calls_transfer(&t.thread, NULL, &x);
    end(&t, 0);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 114);
    has_arc(&t, A + 0x10, A, 0, 3, 13 + 2 + 1);
}

/* Code without a name that only jumps on is left out. */
static void test_stubs(void **state)
{
    struct test t;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, STUB, 100, 1);
    jumps(&t, STUB + 8, A, 100, 2);
    jumps(&t, A + 0x80, MAIN + 0x18, 100, 4);
    calls(&t, MAIN + 0x20, B, 100, 8);
    jumps(&t, B + 0x10, STUB, 100, 16);
    jumps(&t, STUB + 8, A, 100, 32);
    jumps(&t, A + 0x80, MAIN + 0x28, 100, 64);
    end(&t, 128);
    has_arc(&t, MAIN + 0x10, STUB, 0, 1, 2);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 4);
    has_arc(&t, MAIN + 0x20, B, 0, 1, 16 + 32 + 64);
    has_arc(&t, B + 0x10, A, MAIN + 0x20, 1, 64);
}

/* A handler's stack is its own: what it interrupts does not pay for it. */
static void test_signals(void **state)
{
    const struct cpu_frame at = {.sp = 1000};
    struct test t;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, A, 100, 1);
    t.now += 2;
    calls_spent(t.thread, t.now);
    calls_handler(t.thread, HANDLER, &at, 77);
    calls(&t, HANDLER + 0x10, B, 1100, 4);
    jumps(&t, B + 0x10, HANDLER + 0x18, 1100, 8);
    jumps(&t, HANDLER + 0x80, TRAMPOLINE, 1000, 16);
    t.now += 32;
    calls_spent(t.thread, t.now);
    assert_int_equal(calls_sigreturn(t.thread), 77);
    jumps(&t, A + 0x80, MAIN + 0x18, 100, 64);
    assert_int_equal(calls_sigreturn(t.thread), 0);

    calls(&t, MAIN + 0x20, C, 100, 0);
    calls_handler(t.thread, HANDLER, &(struct cpu_frame){.sp = 10}, 0); /* on another stack */
    jumps(&t, HANDLER + 0x20, MAIN + 0x60, 100, 128);                   /* siglongjmp() */
    end(&t, 256);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 2 + 64);
    has_arc(&t, HANDLER + 0x10, B, 0, 1, 8);
    has_arc(&t, MAIN + 0x20, C, 0, 1, 0);
    assert_int_equal(own(&t, HANDLER, 0, NULL), 4 + 16 + 32 + 128);
    assert_int_equal(own(&t, MAIN, 0, NULL), 1 + 256);
}

/* A forked process goes on with the calls of its parent, which has counted them. */
static void test_fork(void **state)
{
    struct test t, child;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, A, 100, 1);
    begin(&child);
    calls_thread_free(child.thread);
    child.thread = calls_thread_fork(t.thread, child.calls);
    jumps(&child, A + 0x80, MAIN + 0x18, 100, 5);
    calls(&child, MAIN + 0x20, B, 100, 6);
    end(&child, 7);
    end(&t, 9);
    has_arc(&child, MAIN + 0x10, A, 0, 0, 5);
    has_arc(&child, MAIN + 0x20, B, 0, 1, 7);
    has_arc(&t, MAIN + 0x10, A, 0, 1, 9);
}

/* The program of a test whose functions above B have other code. */
static bool same_below_b(void *ctx, uint64_t pc)
{
    (void)ctx;
    return pc < B;
}

/* Processes that are forked one after the other make the same calls, which need not be looked up again: each has its own counts. */
static void test_forks_in_turn(void **state)
{
    struct test t, first, second, other;
    (void)state;
    begin(&t);
    calls(&t, MAIN + 0x10, A, 100, 1);
    memset(&first, 0, sizeof first);
    first.functions = (struct calls_functions){NULL, function_at, same_below_b};
    first.calls = calls_new(&first.functions);
    first.thread = calls_thread_fork(t.thread, first.calls);
    second = first;
    second.functions.at = NULL; /* all functions are known */
    calls(&first, A + 0x10, A, 90, 5);
    jumps(&first, A + 0x80, A + 0x18, 90, 6);
    calls_spent(first.thread, first.now);
    calls_thread_free(first.thread);
    assert_true(calls_reuse(first.calls, &second.functions));
    second.thread = calls_thread_fork(t.thread, second.calls);
    calls(&second, A + 0x10, A, 90, 7);
    jumps(&second, A + 0x80, A + 0x18, 90, 8);
    calls_spent(second.thread, second.now);
    calls_each_arc(second.calls, add_arc, &second);
    has_arc(&second, A + 0x10, A, 0, 1, 8);

    other.functions = second.functions;
    second.functions.at = function_at;
    calls(&second, A + 0x20, B, 90, 9);
    calls_thread_free(second.thread);
    assert_false(calls_reuse(second.calls, &other.functions)); /* B has changed */
    calls_free(second.calls);
    end(&t, 9);
}

static void add_count(void *ctx, const struct calls_arc *arc)
{
    *(uint64_t *)ctx += arc->count;
}

/* A function with many calls: they are found although they begin at few places of the hash table. */
static void test_many_calls(void **state)
{
    enum { MANY = 60000 };
    struct test t;
    uint64_t count = 0;
    (void)state;
    begin(&t);
    for (unsigned k = 0; k < 2 * MANY; k++) {
        uint64_t to = 0x100000000 + 0x100 * (uint64_t)(k % MANY), from = MAIN + 4 * (k % 32);
        calls(&t, from, to, 100, 1);
        jumps(&t, to + 0x10, from + 8, 100, 1);
    }
    calls_spent(t.thread, t.now);
    calls_thread_free(t.thread);
    calls_each_arc(t.calls, add_count, &count);
    assert_int_equal(count, 2 * MANY);
    calls_free(t.calls);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls),         cmocka_unit_test(test_tail_calls), cmocka_unit_test(test_loop_of_tail_calls),
        cmocka_unit_test(test_recursion),     cmocka_unit_test(test_unwinding),  cmocka_unit_test(test_register_stack),
        cmocka_unit_test(test_stubs),         cmocka_unit_test(test_signals),    cmocka_unit_test(test_fork),
        cmocka_unit_test(test_forks_in_turn), cmocka_unit_test(test_many_calls), cmocka_unit_test(test_recorded_transfers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
