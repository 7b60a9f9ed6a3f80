/* wide.t.c - groups of up to four instructions, on a toy model: places, ports, blocked ports, instructions that must be first or alone, and
 * lines. */
#include "emu/timing/model_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum class { ALU, SHIFT, FLAGS, LOAD, STORE, BRANCH, CALL, FADD, FMUL, ALONE, CLASSES };

static const char text[] = "name toy\ntitle Toy\nicache size 1K ways 1 line 16\ndcache size 1K ways 1 line 16\nl2 none\nl3 none\nl4 none\n"
                           "memory cycles 10 ns 0\nclock mhz 0\nitlb none\ndtlb none\ntlb cycles 5\ndtlb1 none\n"
                           "policy blocking-miss yes fp-skips-first no write-around no\nbranch mispredict 4 indirect 1\n"
                           "predictor direction hint history 0 returns 4 targets 16\n"
                           "ports e0 e1 mem br fa fm\n"
                           "movable e0 e1\n"
                           "places first ALL second ALL third ALL fourth br fa fm\n"
                           "fetch line 32\n"
                           "apart x first ALONE then ALONE cycles 1\n"
                           "class ALU ports e0 e1 lock 0\n"
                           "class SHIFT ports e0 lock 0\n"
                           "class FLAGS ports e1 lock 0 blocks e0 e1\n"
                           "class LOAD ports mem lock 0\n"
                           "class STORE ports mem lock 0\n"
                           "class BRANCH ports br lock 0\n"
                           "class CALL ports br flags first lock 0\n"
                           "class FADD ports fa lock 0\n"
                           "class FMUL ports fm lock 0\n"
                           "class ALONE ports e0 flags first ends-group lock 0\n"
                           "latency ALL to ALL cycles 1\n"
                           "latency LOAD data to ALL cycles 2\n"
                           "latency ALU to STORE data cycles 0\n"
                           "latency FLAGS to BRANCH cycles 0\n";

static const char *const classes[] = {"ALU", "SHIFT", "FLAGS", "LOAD", "STORE", "BRANCH", "CALL", "FADD", "FMUL", "ALONE"};
static const struct timing_model common = {.issue = TIMING_ISSUE_WIDE};
static const struct timing_machine machine = {
    .name = "Toy", .common = &common, .classes = classes, .nclasses = CLASSES, .page_bytes = 4096};

static struct timing_text *toy(void)
{
    char why[TIMING_TEXT_WHY];
    struct timing_text *t = timing_text_read(&machine, NULL, "toy", text, sizeof text - 1, why);
    if (!t)
        print_error("%s\n", why);
    assert_non_null(t);
    return t;
}

/* An instruction of a case: it reads and writes a register, 0: none. */
struct in {
    enum class cls;
    unsigned reads, writes;
    unsigned flags;
};

/* Writes the cycles in which the instructions at pc, pc + 4 and so on issue, as digits. events: of each one, or NULL. */
static void issue(const struct timing_model *description, const struct in *in, unsigned n, uint64_t pc, const struct timing_event *events,
                  char *out)
{
    struct timing_model *m = timing_prepare(description);
    struct timing_state s;
    uint32_t now = 0;
    assert_non_null(m);
    timing_reset(&s);
    for (unsigned k = 0; k < n; k++) {
        struct timing_insn i = {.cls = in[k].cls, .flags = (uint16_t)in[k].flags, .nreads = in[k].reads != 0, .nwrites = in[k].writes != 0};
        i.reads[0] = (struct timing_operand){.reg = in[k].reads & 1023, .role = TIMING_DATA};
        i.writes[0] = (struct timing_operand){.reg = in[k].writes & 1023, .role = TIMING_DATA};
        const struct timing_event e = events ? events[k] : (struct timing_event){.odd = timing_is_odd(m, pc + 4 * k)};
        struct timing_charge c;
        uint32_t cycles = timing_step(m, &s, &i, &e, &c);
        uint32_t sum = 0;
        for (unsigned cause = 0; cause < TIMING_CAUSES; cause++)
            sum += c.cycles[cause];
        assert_int_equal(sum, cycles);
        now += cycles - c.after;
        out[k] = (char)('0' + now);
        now += c.after;
        timing_canonicalise(m, &s);
    }
    out[n] = 0;
    timing_free(m);
}

static const char *groups(const struct in *in, unsigned n, uint64_t pc, char *out)
{
    struct timing_text *t = toy();
    issue(timing_text_model(t), in, n, pc, NULL, out);
    timing_text_free(t);
    return out;
}

#define GROUPS(pc, ...) \
    groups((const struct in[]){__VA_ARGS__}, sizeof((const struct in[]){__VA_ARGS__}) / sizeof(struct in), pc, (char[32]){0})

static void places_and_ports(void **state)
{
    (void)state;
    assert_string_equal(GROUPS(0, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}, {LOAD, 0, 0, 0}, {FADD, 0, 0, 0}), "1111");
    assert_string_equal(GROUPS(0, {ALU, 0, 0, 0}, {FADD, 0, 0, 0}, {FMUL, 0, 0, 0}, {LOAD, 0, 0, 0}),
                        "1112"); /* the fourth place has no memory port */
    assert_string_equal(GROUPS(0, {FADD, 0, 0, 0}, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}, {FMUL, 0, 0, 0}, {ALU, 0, 0, 0}),
                        "11112");                                                          /* four are the most */
    assert_string_equal(GROUPS(0, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}), "112"); /* two ports */
    assert_string_equal(GROUPS(0, {LOAD, 0, 0, 0}, {STORE, 0, 0, 0}), "12");               /* one port */
    assert_string_equal(GROUPS(0, {ALU, 0, 0, 0}, {SHIFT, 0, 0, 0}), "11");                /* the first one moves to e1 */
    assert_string_equal(GROUPS(0, {SHIFT, 0, 0, 0}, {ALU, 0, 0, 0}, {SHIFT, 0, 0, 0}), "112");
    assert_string_equal(GROUPS(0, {ALU, 0, 0, 0}, {FLAGS, 0, 0, 0}, {LOAD, 0, 0, 0}), "111");
    assert_string_equal(GROUPS(0, {FLAGS, 0, 0, 0}, {ALU, 0, 0, 0}), "12"); /* it blocks the other port */
    assert_string_equal(GROUPS(0, {FLAGS, 0, 0, 0}, {LOAD, 0, 0, 0}, {FADD, 0, 0, 0}, {FMUL, 0, 0, 0}), "1111");
}

static void first_and_alone(void **state)
{
    (void)state;
    assert_string_equal(GROUPS(0, {CALL, 0, 0, 0}, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}), "111");
    assert_string_equal(GROUPS(0, {ALU, 0, 0, 0}, {CALL, 0, 0, 0}, {ALU, 0, 0, 0}), "122");
    assert_string_equal(GROUPS(0, {ALU, 0, 0, 0}, {ALONE, 0, 0, 0}, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}), "1233");
}

static void operands(void **state)
{
    (void)state;
    assert_string_equal(GROUPS(0, {ALU, 0, 1, 0}, {ALU, 1, 0, 0}), "12");   /* no producer and consumer in a group, */
    assert_string_equal(GROUPS(0, {ALU, 0, 1, 0}, {STORE, 1, 0, 0}), "11"); /* but what a store stores */
    assert_string_equal(GROUPS(0, {FLAGS, 0, 9, 0}, {BRANCH, 9, 0, TIMING_IS_BRANCH}), "11");
    assert_string_equal(GROUPS(0, {LOAD, 0, 1, 0}, {ALU, 0, 0, 0}, {ALU, 1, 0, 0}), "113");
    assert_string_equal(GROUPS(0, {ALU, 0, 1, 0}, {ALU, 0, 1, 0}), "12"); /* no two results for a register */
}

static void lines(void **state)
{
    (void)state;
    assert_string_equal(GROUPS(24, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}, {LOAD, 0, 0, 0}, {FADD, 0, 0, 0}),
                        "1111"); /* from 24 to 36, without a branch */
    assert_string_equal(GROUPS(28, {BRANCH, 0, 0, TIMING_IS_BRANCH | TIMING_IS_DELAYED}, {ALU, 0, 0, 0}), "12");
    assert_string_equal(GROUPS(24, {BRANCH, 0, 0, TIMING_IS_BRANCH | TIMING_IS_DELAYED}, {ALU, 0, 0, 0}), "11"); /* with its delay slot */
    assert_string_equal(GROUPS(24, {ALU, 0, 0, 0}, {ALU, 0, 0, 0}, {LOAD, 0, 0, 0}, {BRANCH, 0, 0, TIMING_IS_BRANCH | TIMING_IS_DELAYED}),
                        "1112");
}

/* The cycles of cases, in the toy with more statements. */
static const char *changed(const char *more, const struct in *in, unsigned n, const struct timing_event *events, char *out)
{
    char why[TIMING_TEXT_WHY], all[256];
    struct timing_text *base = toy();
    int length = snprintf(all, sizeof all, "based on toy\n%s", more);
    struct timing_text *t = timing_text_read(&machine, base, "changed", all, (size_t)length, why);
    if (!t)
        print_error("%s\n", why);
    assert_non_null(t);
    issue(timing_text_model(t), in, n, 0, events, out);
    timing_text_free(t);
    timing_text_free(base);
    return out;
}

#define CHANGED(more, events, ...) \
    changed(more, (const struct in[]){__VA_ARGS__}, sizeof((const struct in[]){__VA_ARGS__}) / sizeof(struct in), events, (char[32]){0})

/* Instructions that must stay apart, also from a load that misses. */
static void apart(void **state)
{
    static const struct timing_event miss[4] = {{.data = 3}};
    (void)state;
    assert_string_equal(
        CHANGED("apart a first LOAD then SHIFT cycles 4\n", NULL, {LOAD, 0, 1, TIMING_IS_LOAD}, {ALU, 0, 0, 0}, {SHIFT, 0, 0, 0}), "115");
    assert_string_equal(
        CHANGED("apart a first LOAD then SHIFT cycles 4\n", miss, {LOAD, 0, 1, TIMING_IS_LOAD}, {ALU, 0, 0, 0}, {SHIFT, 0, 0, 0}), "118");
    assert_string_equal(CHANGED("apart a first FMUL then FMUL cycles 3\n", NULL, {FMUL, 0, 0, 0}, {FMUL, 0, 0, 0}, {FMUL, 0, 0, 0}), "147");
}

/* A load that hits after one that misses is as late. */
static void loads_in_order(void **state)
{
    static const struct timing_event miss[3] = {{.data = 5}}, both[3] = {{.data = 5}, {.data = 5}};
    (void)state;
    assert_string_equal(CHANGED("", miss, {LOAD, 0, 1, TIMING_IS_LOAD}, {LOAD, 0, 2, TIMING_IS_LOAD}, {ALU, 2, 0, 0}), "124");
    assert_string_equal(
        CHANGED("policy loads-in-order yes\n", miss, {LOAD, 0, 1, TIMING_IS_LOAD}, {LOAD, 0, 2, TIMING_IS_LOAD}, {ALU, 2, 0, 0}), "128");
    assert_string_equal(
        CHANGED("policy loads-in-order yes\n", both, {LOAD, 0, 1, TIMING_IS_LOAD}, {LOAD, 0, 2, TIMING_IS_LOAD}, {ALU, 2, 0, 0}), "129");
    assert_string_equal(CHANGED("policy loads-in-order yes misses-apart 3\n", both, {LOAD, 0, 1, TIMING_IS_LOAD},
                                {LOAD, 0, 2, TIMING_IS_LOAD}, {ALU, 2, 0, 0}),
                        "12;");
}

/* A group goes on at the target of a branch, which may begin a line. */
static void targets(void **state)
{
    static const struct timing_event taken[4] = {{0}, {.taken = true}, {.odd = true}, {0}};
    (void)state;
    assert_string_equal(
        CHANGED("", taken, {BRANCH, 0, 0, TIMING_IS_BRANCH | TIMING_IS_DELAYED | TIMING_PREDICT_TAKEN}, {ALU, 0, 0, 0}, {LOAD, 0, 0, 0}),
        "112");
    assert_string_equal(CHANGED("fetch target yes\n", taken, {BRANCH, 0, 0, TIMING_IS_BRANCH | TIMING_IS_DELAYED | TIMING_PREDICT_TAKEN},
                                {ALU, 0, 0, 0}, {LOAD, 0, 0, 0}),
                        "111");
}

/* With a dynamic predictor, what is mispredicted is known at the delay slot. */
static void predicted(void **state)
{
    static const struct timing_event missed[3] = {{0}, {.taken = true, .missed = true}, {0}}, right[3] = {{0}, {.taken = true}, {0}};
    (void)state;
    assert_string_equal(CHANGED("predictor direction dynamic\n", missed, {BRANCH, 0, 0, TIMING_IS_BRANCH | TIMING_IS_DELAYED},
                                {ALU, 0, 0, 0}, {LOAD, 0, 0, 0}),
                        "116");
    assert_string_equal(CHANGED("predictor direction dynamic\n", right, {BRANCH, 0, 0, TIMING_IS_BRANCH | TIMING_IS_DELAYED},
                                {ALU, 0, 0, 0}, {LOAD, 0, 0, 0}),
                        "112");
}

/* Statements that contradict each other are refused, and what is printed reads back. */
static void format(void **state)
{
    static const struct {
        const char *line, *says;
    } wrong[] = {{"places first e0 e1\n", "every class needs a port"},
                 {"fetch line 24\n", "not a power of two"},
                 {"apart a first LOAD then SHIFT\n", "apart a cycles: missing"},
                 {"apart a first LORD then SHIFT cycles 3\n", "LORD"},
                 {"class ALU flags easy\n", "easy is not a flag"},
                 {"class ALU blocks e9\n", "e9 is not a port"}};
    char why[TIMING_TEXT_WHY], *printed = NULL;
    size_t size;
    struct timing_text *base = toy();
    (void)state;
    for (unsigned k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        char all[256];
        int n = snprintf(all, sizeof all, "based on toy\n%s", wrong[k].line);
        assert_null(timing_text_read(&machine, base, "changed", all, (size_t)n, why));
        if (!strstr(why, wrong[k].says))
            print_error("%s\n", why);
        assert_non_null(strstr(why, wrong[k].says));
    }
    FILE *out = open_memstream(&printed, &size);
    assert_non_null(out);
    timing_text_print(base, "toy", out);
    fclose(out);
    struct timing_text *again = timing_text_read(&machine, base, "again", printed, size, why);
    if (!again)
        print_error("%s\n%s\n", printed, why);
    assert_non_null(again);
    const struct timing_model *one = timing_text_model(base), *other = timing_text_model(again);
    assert_int_equal(one->width, 4);
    assert_int_equal(other->napart, one->napart);
    assert_int_equal(other->width, 4);
    assert_memory_equal(one->places, other->places, sizeof one->places);
    for (unsigned k = 0; k < CLASSES; k++)
        assert_int_equal(one->classes[k].blocks << 8 | one->classes[k].flags, other->classes[k].blocks << 8 | other->classes[k].flags);
    timing_text_free(again);
    timing_text_free(base);
    free(printed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(places_and_ports),
                                       cmocka_unit_test(first_and_alone),
                                       cmocka_unit_test(operands),
                                       cmocka_unit_test(lines),
                                       cmocka_unit_test(apart),
                                       cmocka_unit_test(loads_in_order),
                                       cmocka_unit_test(targets),
                                       cmocka_unit_test(predicted),
                                       cmocka_unit_test(format)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
