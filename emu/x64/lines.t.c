/* lines.t.c - tests redundant-lookup elimination: which accesses of a block are MRU hits on every path, and which lines
 * are checked for that. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>
#include <cmocka.h>

#include "emu/x64/lines.h"

enum { STACK = 5, BASE = 6, GUEST = 8, TEMP = 8, SLOTS = 12, LINE = 32 };

static struct line_plan plan;
static bool evicts[16];

// clang-format off
static struct ir_op load(unsigned base, int disp) { return (struct ir_op){.op = IR_LD32BE, .d = TEMP, .a = (uint16_t)base, .imm = disp, .flags = IR_MEM_ADDR32}; }
static struct ir_op add(unsigned d, unsigned a, int n) { return (struct ir_op){.op = IR_ADDI, .d = (uint16_t)d, .a = (uint16_t)a, .imm = n}; }
// clang-format on

static void make_plan(struct ir_op *ops, unsigned n, bool aligned)
{
    struct ir_block b = {.ops = ops, .nops = n, .nslots = SLOTS};
    x64_plan_lines(&plan, &b, GUEST, aligned ? STACK : 0, LINE, evicts);
}

static unsigned looks_that_count(unsigned op)
{
    unsigned n = 0;
    for (unsigned k = 0; k < plan.nlooks; k++)
        n += plan.looks[k].op == op && plan.until[plan.looks[k].line] > op;
    return n;
}

static void lines_of_the_stack(void **state)
{
    (void)state;
    struct ir_op ops[] = {load(STACK, -4), load(STACK, -32), load(STACK, -36), add(STACK, STACK, 64), load(STACK, -96)};
    make_plan(ops, 5, true);
    assert_false(plan.mru_hit[0]);
    assert_true(plan.mru_hit[1]);
    assert_false(plan.mru_hit[2]);
    assert_true(plan.mru_hit[4]); /* the line of the second access */
    assert_true(plan.stack);
    assert_int_equal(looks_that_count(2), 1);
    make_plan(ops, 5, false);
    assert_false(plan.mru_hit[1]);
    assert_true(plan.mru_hit[4]);
    assert_false(plan.stack);
}

static void equal_addresses_and_those_between(void **state)
{
    (void)state;
    struct ir_op ops[] = {load(BASE, 0), load(BASE, 28), load(BASE, 12), load(BASE, 60), load(BASE, 40), load(BASE, 28)};
    make_plan(ops, 6, true);
    static const bool mru_hit[] = {false, false, true, false, false, true};
    assert_memory_equal(plan.mru_hit, mru_hit, sizeof mru_hit);
    assert_false(plan.stack);
}

static void what_ends_it(void **state)
{
    (void)state;
    struct ir_op skip = {.op = IR_SKIP_Z, .a = 1, .imm = 3}, call = {.op = IR_CALL, .d = TEMP, .flags = IR_CALL_MAY_STOP};
    struct ir_op skipped[] = {load(BASE, 0), skip, load(BASE, 8), load(BASE, 8), load(BASE, 0)};
    make_plan(skipped, 5, true);
    assert_false(plan.mru_hit[3]); /* the first access to this line may be skipped */
    assert_true(plan.mru_hit[4]);
    struct ir_op called[] = {load(BASE, 0), call, load(BASE, 0)};
    make_plan(called, 3, true);
    assert_false(plan.mru_hit[2]);
    struct ir_op changed[] = {load(BASE, 0), {.op = IR_ADD, .d = BASE, .a = BASE, .b = 1}, load(BASE, 0)};
    make_plan(changed, 3, true);
    assert_false(plan.mru_hit[2]);
    struct ir_op moved[] = {load(BASE, 0), skip, add(BASE, BASE, 4), load(BASE, 0)};
    make_plan(moved, 4, true);
    assert_false(plan.mru_hit[3]); /* the address may have grown by 4 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(lines_of_the_stack), cmocka_unit_test(equal_addresses_and_those_between),
                                       cmocka_unit_test(what_ends_it)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
