/* timed_step.t.c - unit test: going from one known state to the next takes what the scoreboard says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "emu/ir/timed_parts.h"
#include "emu/random.t.h"

enum { ALU, LOAD, MULTIPLY, BRANCH, CLASSES };
static const struct timing_class classes[CLASSES] = {
    [ALU] = {.name = "alu", .ports = TIMING_M0 | TIMING_M1 | TIMING_I0 | TIMING_I1, .second = UINT64_MAX},
    [LOAD] = {.name = "load", .ports = TIMING_M0 | TIMING_M1, .second = 1 << ALU, .memory = 2},
    [MULTIPLY] = {.name = "multiply", .ports = TIMING_I0, .second = 1 << ALU, .lock = 3},
    [BRANCH] = {.name = "branch", .ports = TIMING_B0 | TIMING_B1 | TIMING_B2 | TIMING_I0},
};
static const struct timing_rule rules[] = {
    {1 << LOAD, TIMING_ANY_ROLE, TIMING_ANY_CLASS, TIMING_ANY_ROLE, 4, false},
    {1 << MULTIPLY, TIMING_ANY_ROLE, TIMING_ANY_CLASS, TIMING_ANY_ROLE, 6, false},
    {1 << ALU, 1 << TIMING_PRED, 1 << BRANCH, TIMING_ANY_ROLE, 0, false},
};

static struct timed_insn any_insn(uint32_t number)
{
    static const uint16_t flags[CLASSES] = {[LOAD] = TIMING_IS_LOAD, [BRANCH] = TIMING_IS_BRANCH | TIMING_IS_CONDITIONAL};
    struct timed_insn i = {.number = number, .t = {.cls = (uint8_t)(below(CLASSES))}};
    i.t.slot = (uint8_t)(below(3));
    i.t.bundle = (uint8_t)(i.t.cls == BRANCH ? 8 : below(2) * 4); /* MIB; MII or MMI */
    i.t.flags = (uint16_t)(flags[i.t.cls] | (below(4) ? 0 : TIMING_STOP_AFTER) | (below(8) || i.t.cls != BRANCH ? 0 : TIMING_IS_DELAYED));
    i.t.nreads = (uint8_t)(below(3));
    i.t.nwrites = i.t.cls == BRANCH ? 0 : 1;
    for (unsigned k = 0; k < i.t.nreads; k++)
        i.t.reads[k] = (struct timing_operand){.reg = below(5), .role = below(TIMING_ROLES)};
    i.t.writes[0] = (struct timing_operand){.reg = below(5), .role = below(2) ? TIMING_PRED : TIMING_DATA};
    return i;
}

/* Passes through random instructions, of which there are so few that most steps are known soon. */
static void pass_by_number(struct cpu_timing *t, const struct timed_insn *insns, unsigned n)
{
    uint32_t number = 0, cycles = 0, expected = 0;
    struct timing_state s;
    timed_load_state(t, 0, &s);
    for (unsigned k = 0; k < 200; k++) {
        const struct timed_insn *i = &insns[below(n)];
        unsigned chance = below(512);
        unsigned event = (chance % 8 ? 0 : TIMED_SKIPPED) | (chance / 8 % 8 ? 0 : TIMED_TAKEN);
        if (t->model->issue == TIMING_ISSUE_PAIRS && chance / 64 % 2) /* no bundle is */
            event |= TIMED_ODD;
        if (i->t.flags & TIMING_IS_BRANCH && chance / 128 % 4 == 0)
            event |= TIMED_MISSED;
        struct timing_event e = {0};
        timed_set_event(&e, event);
        expected += timing_step(t->model, &s, &i->t, &e, NULL);
        if (!timed_known_step(&t->steps, &number, i->number, event, &cycles))
            timed_new_step(t, &number, i, event, &cycles);
        assert_int_equal(cycles, expected);
    }
    assert_int_equal(number, timed_number_of(t, &s));
}

static void steps_are_those_of_the_scoreboard(enum timing_issue issue)
{
    enum { INSNS = 12, PASSES = 2000 };
    struct timing_model m = {.issue = issue,
                             .classes = classes,
                             .nclasses = CLASSES,
                             .rules = rules,
                             .nrules = sizeof rules / sizeof *rules,
                             .uses_memory = 1 << LOAD,
                             .mispredict = 6,
                             .indirect = 1};
    struct cpu_timing t = {.model = &m};
    struct timed_insn insns[INSNS];
    struct timing_state s;
    assert_true(timing_prepare(&m));
    timing_reset(&s);
    assert_int_equal(timed_number_of(&t, &s), 0);
    for (uint32_t k = 0; k < INSNS; k++)
        insns[k] = any_insn(k ? k : (1u << TIMED_INSN_BITS) - 1);
    for (unsigned n = 0; n < PASSES; n++)
        pass_by_number(&t, insns, INSNS);
    assert_in_range(t.steps.missed, 1, PASSES * 200 / 4); /* or little is known */
    free(t.states);
    free(t.table);
    free(t.steps.known);
    arena_free(&t.memory);
    free(m.latency);
    free(m.longest);
}

static void bundles(void **state)
{
    (void)state, steps_are_those_of_the_scoreboard(TIMING_ISSUE_BUNDLES);
}
static void pairs(void **state)
{
    (void)state, steps_are_those_of_the_scoreboard(TIMING_ISSUE_PAIRS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bundles), cmocka_unit_test(pairs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
