/* stacks.t.c - cycles by cause given to call stacks: what each stack gets, and that no cycle is lost or comes twice. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "emu/page/gather.h"

enum { FUNCTION_BYTES = 0x100, FUNCTIONS = 6, MAIN = 0x1000, WORK = 0x1100, LEAF = 0x1200, MOST_CAUSES = 4 };

struct made {
    struct profile *profile;
    struct profile_image *image;
    unsigned cause[MOST_CAUSES];
};

static struct made make(void)
{
    static const char *const causes[MOST_CAUSES] = {"issue", "dcache", "icache", "stall:LOAD"};
    struct profile_machine machine = {.isa = "hppa", .pointer_bytes = 4, .big_endian = true, .granule = 4, .mhz = 1, .hz = 1, .period = 1};
    machine.exact = true;
    struct made m = {.profile = profile_new(&machine)};
    m.image = profile_image(m.profile, 1000, "program");
    profile_module(m.image, MAIN, MAIN + FUNCTIONS * FUNCTION_BYTES, 0, "program");
    for (unsigned k = 0; k + 1 < FUNCTIONS; k++) /* the last has no name */
        profile_function(m.image, MAIN + k * FUNCTION_BYTES, MAIN + (k + 1) * FUNCTION_BYTES, "f", NULL, NULL, 0);
    for (unsigned k = 0; k < MOST_CAUSES; k++)
        m.cause[k] = profile_cause(m.profile, causes[k]);
    return m;
}

/* Adds cycles at an address, all of one cause; -1: of none. */
static void spend(const struct made *m, uint64_t pc, int cause, uint64_t cycles)
{
    profile_sample(m->image, pc, 0, cycles, 1);
    if (cause >= 0)
        profile_part(m->image, pc, m->cause[cause], cycles);
}

/* Returns the image's object, and frees the profile. */
static json_t *gathered(struct made *m)
{
    uint32_t high = 0;
    profile_tidy(m->profile);
    struct page_profile of = {.file = "test", .profile = m->profile};
    struct gather g = {.of = &of, .highs = &high, .high_count = 1, .contexts = GATHER_CONTEXTS};
    json_t *to = json_object();
    gather_stacks(&g, m->image, to);
    return to;
}

static uint64_t number(const json_t *array, size_t index)
{
    return (uint64_t)json_integer_value(json_array_get(array, index));
}

/* Returns the cycles that the stack with this innermost address has of a cause. */
static uint64_t cycles_of(const json_t *image, uint64_t pc, unsigned cause)
{
    const json_t *stacks = json_object_get(image, "stacks"), *parts = json_object_get(image, "stackParts");
    uint64_t sum = 0;
    for (size_t k = 0; k < json_array_size(stacks); k++) {
        const json_t *part = json_array_get(parts, k);
        for (size_t i = 0; number(json_array_get(stacks, k), 2) == pc && i < json_array_size(part); i += 2)
            sum += number(part, i) == cause ? number(part, i + 1) : 0;
    }
    return sum;
}

/* Checks that each cause's sum is that of the samples, and each stack's that of its parts. */
static void check_sums(const struct made *m, const json_t *image)
{
    const json_t *stacks = json_object_get(image, "stacks"), *cycles = json_object_get(image, "stackCycles");
    const json_t *parts = json_object_get(image, "stackParts");
    uint64_t by_cause[MOST_CAUSES + 1] = {0}, expected[MOST_CAUSES + 1] = {0};
    assert_int_equal(json_array_size(stacks), json_array_size(cycles));
    assert_int_equal(json_array_size(stacks), json_array_size(parts));
    for (size_t k = 0; k < json_array_size(parts); k++) {
        const json_t *part = json_array_get(parts, k);
        uint64_t sum = 0;
        for (size_t i = 0; i < json_array_size(part); i += 2) {
            assert_true(number(part, i) <= MOST_CAUSES && number(part, i + 1) > 0);
            by_cause[number(part, i)] += number(part, i + 1);
            sum += number(part, i + 1);
        }
        assert_int_equal(sum, number(cycles, k));
    }
    for (size_t k = 0; k < m->image->sample_count; k++) {
        const struct profile_sample *s = &m->image->samples[k];
        expected[MOST_CAUSES] += s->cycles;
        for (unsigned i = 0; i < s->part_count; i++) {
            expected[s->parts[i].cause] += s->parts[i].cycles;
            expected[MOST_CAUSES] -= s->parts[i].cycles;
        }
    }
    assert_memory_equal(by_cause, expected, sizeof expected);
}

/* Two callers of a function share its causes in proportion to what they have counted. */
static void test_proportion(void **state)
{
    struct made m = make();
    const uint64_t one[] = {LEAF + 8, MAIN + 4}, two[] = {LEAF + 16, WORK + 4};
    (void)state;
    spend(&m, LEAF + 8, 0, 300);
    spend(&m, LEAF + 12, 1, 100);
    profile_stack(m.image, one, 2, 0, 300);
    profile_stack(m.image, two, 2, 0, 100);
    json_t *image = gathered(&m);
    check_sums(&m, image);
    assert_int_equal(cycles_of(image, LEAF + 8, m.cause[0]), 225);
    assert_int_equal(cycles_of(image, LEAF + 8, m.cause[1]), 75);
    assert_int_equal(cycles_of(image, LEAF + 16, m.cause[0]), 75);
    assert_int_equal(cycles_of(image, LEAF + 16, m.cause[1]), 25);
    assert_false(json_is_true(json_object_get(image, "callersSampled")));
    json_decref(image);
    profile_free(m.profile);
}

/* A function without stacks, and cycles beyond those of its stacks, become stacks without callers. */
static void test_rest(void **state)
{
    struct made m = make();
    const uint64_t one[] = {LEAF, MAIN};
    (void)state;
    spend(&m, LEAF, 0, 50);
    spend(&m, WORK + 4, 2, 7);
    spend(&m, MAIN + 8, -1, 3);
    profile_stack(m.image, one, 2, 0, 20);
    json_t *image = gathered(&m);
    check_sums(&m, image);
    assert_int_equal(cycles_of(image, WORK + 4, m.cause[2]), 7);
    assert_int_equal(cycles_of(image, MAIN + 8, MOST_CAUSES), 3);
    assert_int_equal(cycles_of(image, LEAF, m.cause[0]), 50);
    assert_int_equal(json_array_size(json_object_get(image, "stacks")), 4);
    json_decref(image);
    profile_free(m.profile);
}

/* What a stack lacks in its own function it gets from what another one has left. */
static void test_next_function(void **state)
{
    struct made m = make();
    const uint64_t one[] = {WORK + 0xfc, MAIN};
    (void)state;
    spend(&m, WORK + 0xfc, 0, 10);
    spend(&m, LEAF, 3, 4);
    profile_stack(m.image, one, 2, 0, 14);
    json_t *image = gathered(&m);
    check_sums(&m, image);
    assert_int_equal(cycles_of(image, WORK + 0xfc, m.cause[0]), 10);
    assert_int_equal(cycles_of(image, WORK + 0xfc, m.cause[3]), 4);
    json_decref(image);
    profile_free(m.profile);
}

/* Sampled stacks divide the cycles by their ticks. */
static void test_sampled(void **state)
{
    struct made m = make();
    const uint64_t one[] = {LEAF, MAIN}, two[] = {LEAF, WORK};
    (void)state;
    spend(&m, LEAF, 0, 10);
    profile_stack(m.image, one, 2, 1, 0);
    profile_stack(m.image, two, 2, 2, 0);
    json_t *image = gathered(&m);
    check_sums(&m, image);
    const json_t *cycles = json_object_get(image, "stackCycles");
    assert_int_equal(number(cycles, 0) + number(cycles, 1), 10);
    assert_true(number(cycles, 0) == 3 || number(cycles, 0) == 6);
    assert_true(json_is_true(json_object_get(image, "callersSampled")));
    json_decref(image);
    profile_free(m.profile);
}

static uint64_t next(uint64_t *random)
{
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    return *random >> 33;
}

/* Any profile, also one whose stacks and samples contradict each other: no cycle is lost. */
static void test_random(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 300; seed++) {
        struct made m = make();
        uint64_t random = seed, samples = next(&random) % 40, stacks = next(&random) % 30;
        bool counted = seed % 3, large = seed % 7 == 0;
        for (uint64_t k = 0; k < samples; k++)
            spend(&m, MAIN + next(&random) % (FUNCTIONS * FUNCTION_BYTES / 4) * 4, (int)(next(&random) % (MOST_CAUSES + 1)) - 1,
                  large ? next(&random) << 20 : next(&random) % 50);
        for (uint64_t k = 0; k < stacks; k++) {
            uint64_t pcs[4];
            for (unsigned i = 0; i < 4; i++)
                pcs[i] = MAIN + next(&random) % (FUNCTIONS * FUNCTION_BYTES / 4) * 4;
            unsigned depth = 1 + (unsigned)(next(&random) % 4);
            uint64_t cost = large ? next(&random) << 20 : next(&random) % 90;
            profile_stack(m.image, pcs, depth, counted ? 0 : cost, counted ? cost : 0);
        }
        json_t *image = gathered(&m);
        if (m.image->stack_count)
            check_sums(&m, image);
        json_decref(image);
        profile_free(m.profile);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_proportion), cmocka_unit_test(test_rest), cmocka_unit_test(test_next_function),
                                       cmocka_unit_test(test_sampled), cmocka_unit_test(test_random)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
