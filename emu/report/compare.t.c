/* Comparisons of profiles in memory; emu/cli/compare-test has those of files. */
#include "emu/report/compare.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void base_names(void **state)
{
    static const char *const cases[][2] = {
        {"f", "f"},
        {"f.constprop.0", "f"},
        {"f.isra.0.part.1.cold", "f"},
        {"f.lto_priv.3", "f"},
        {"nested.1234", "nested"},
        {"f(int) [clone .constprop.0] [clone .cold]", "f(int)"},
        {".dot", ".dot"},
        {".0", ".0"},
        {".cold", ".cold"},
        {"f.other", "f.other"},
        {"f.0x", "f.0x"},
        {"libc.so.6+0x100", "libc.so.6+0x100"},
        {"f [clone unclosed", "f [clone unclosed"},
        {"", ""},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *base = compare_base_name(cases[i][0]);
        assert_string_equal(base, cases[i][1]);
        free(base);
    }
}

/* A profile of one function with a cause, an own count, and a count of misses. */
static struct profile *with_counts(const char *own, uint64_t misses)
{
    struct profile *p = profile_new(
        &(struct profile_machine){.isa = "x", .pointer_bytes = 4, .granule = 4, .mhz = 100, .hz = 100, .period = 1000000, .exact = true});
    struct profile_image *image = profile_image(p, 1, "/bin/a");

    profile_function(image, 0x1000, 0x1080, "f", "", "", 0);
    profile_sample(image, 0x1010, 0, 100, 50);
    profile_part(image, 0x1010, profile_cause(p, own), misses);
    profile_part(image, 0x1010, profile_cause(p, "issue"), 100);
    profile_part(image, 0x1010, profile_cause(p, "count:D1mr"), misses);
    profile_tidy(p);
    return p;
}

/* Counts that both profiles have are columns, under whatever number. */
static void counts(void **state)
{
    struct profile *a = with_counts("count:A", 7), *b = with_counts("count:B", 9);
    char *error = NULL;
    struct comparison *c = compare_profiles(a, b, &(struct compare_options){0}, &error);

    (void)state;
    assert_non_null(c);
    assert_int_equal(c->column_count, 3);
    assert_string_equal(c->column[0].name, "cycles");
    assert_string_equal(c->column[2].name, "D1mr");
    assert_int_equal(c->total[0][2], 7);
    assert_int_equal(c->total[1][2], 9);
    assert_false(compare_exceeds(c, 0));
    assert_int_equal(compare_row_of(c, 0, 0, 0), 0);
    compare_free(c);
    c = compare_profiles(a, b, &(struct compare_options){.sort = "D1mr"}, &error);
    assert_true(compare_exceeds(c, 28571428));
    assert_false(compare_exceeds(c, 28571429));
    compare_free(c);
    assert_null(compare_profiles(a, b, &(struct compare_options){.sort = "A"}, &error));
    assert_non_null(strstr(error, "they have cycles, instructions, D1mr"));
    free(error);
    profile_free(a);
    profile_free(b);
}

/* A program whose main() is declared in a line of x.c, with code of a header's function that is inlined there: from its line `first` on,
 * four bytes a line. */
static struct profile *with_inlined(unsigned declared, unsigned first, unsigned last)
{
    struct profile *p = profile_new(
        &(struct profile_machine){.isa = "x", .pointer_bytes = 4, .granule = 4, .mhz = 100, .hz = 100, .period = 1000000, .exact = true});
    struct profile_image *image = profile_image(p, 1, "/bin/a");
    unsigned source = profile_string(p, "/src/x.c"), header = profile_string(p, "/src/x.h"), name = profile_string(p, "g"), call;

    profile_function(image, 0x1000, 0x1080, "main", "", "/src/x.c", declared);
    profile_function(image, 0x1080, 0x10a0, "in_header", "", "/src/x.h", 5);
    profile_sample(image, 0x1080, 0, 1, 1);
    call = profile_inline(image, &(struct profile_inline){.name = name, .call_file = source, .call_line = declared + 1});
    for (unsigned line = first; line <= last; line++) {
        uint64_t at = 0x1000 + 4 * (line - first);
        profile_line(image, at, at + 4, header, line, call);
        profile_sample(image, at, 0, line, line);
    }
    profile_tidy(p);
    return p;
}

/* The lines of a header that has not changed stay, whichever of them comes first. */
static void unmoved_lines(void **state)
{
    struct profile *a = with_inlined(20, 10, 12), *b = with_inlined(30, 11, 12);
    char *error = NULL;
    struct comparison *c = compare_profiles(a, b, &(struct compare_options){0}, &error);
    unsigned both = 0;

    (void)state;
    assert_int_equal(c->lines.count, 3);
    for (size_t i = 0; i < c->lines.count; i++) {
        const struct compare_row *row = &c->lines.row[i];
        both += row->state == COMPARE_BOTH;
        assert_true(row->state == COMPARE_BOTH ? row->line[0] == row->line[1] : row->line[0] == 10);
        assert_string_equal(row->name, "g");
    }
    assert_int_equal(both, 2);
    compare_free(c);
    profile_free(a);
    profile_free(b);
}

enum { NAMES = 30, IMAGES = 3 };

/* Programs with functions of many names, some of them in several files, in the order of `first`, each with other figures. */
static struct profile *with_functions(unsigned first, const char *folder)
{
    struct profile *p = profile_new(
        &(struct profile_machine){.isa = "x", .pointer_bytes = 4, .granule = 4, .mhz = 100, .hz = 100, .period = 1000000, .exact = true});
    for (unsigned i = 0; i < IMAGES; i++) {
        char program[40], name[40], file[40];
        snprintf(program, sizeof program, "%s/program%u", folder, i);
        struct profile_image *image = profile_image(p, 1 + (int)i, program);
        profile_module(image, 0x1000, 0x10000, 0, program);
        for (unsigned k = 0; k < NAMES; k++) {
            unsigned n = (k + first) % NAMES;
            uint64_t low = 0x1000 + 0x100 * k;
            snprintf(name, sizeof name, n % 5 ? "f%u" : "s::f%u(int)", n % 7 ? n : 0);
            snprintf(file, sizeof file, "/src/%u.c", n);
            profile_function(image, low, low + 0x80, name, "", file, n + 1);
            for (unsigned at = 0; at < 0x80; at += 4)
                profile_sample(image, low + at, 0, n + 1, at < 8 * i);
            for (unsigned at = 0; at < 0x80; at += 0x20)
                profile_line(image, low + at, low + at + 0x20, profile_string(p, file), n + at + 2, 0);
        }
    }
    profile_tidy(p);
    return p;
}

static void expect_sums(const struct comparison *c, const struct compare_rows *rows)
{
    uint64_t sum[2][2] = {{0}};
    for (size_t i = 0; i < rows->count; i++)
        for (unsigned k = 0; k < 4; k++)
            sum[k / 2][k % 2] += rows->row[i].figure[k / 2][k % 2];
    assert_memory_equal(sum[0], c->total[0], sizeof sum[0]);
    assert_memory_equal(sum[1], c->total[1], sizeof sum[1]);
}

/* Functions whose order has changed are the same; each counts in the row of its name, and rows have the figures of both. */
static void reordered(void **state)
{
    struct profile *a = with_functions(0, "/bin");
    (void)state;
    for (unsigned first = 0; first < NAMES; first += 7) {
        struct profile *b = with_functions(first, "/opt");
        char *error = NULL;
        struct comparison *c = compare_profiles(a, b, &(struct compare_options){0}, &error);
        assert_non_null(c);
        assert_int_equal(c->functions.count, IMAGES * NAMES);
        assert_int_equal(c->lines.count, NAMES * 4); /* of a file that several programs have */
        for (size_t i = 0; i < c->functions.count; i++) {
            const struct compare_row *row = &c->functions.row[i];
            assert_int_equal(row->state, COMPARE_BOTH);
            assert_string_equal(row->file[0], row->file[1]);
            assert_int_equal(row->line[0], row->line[1]);
            assert_int_equal(row->figure[0][0], 32 * row->line[0]);
            assert_memory_equal(row->figure[0], row->figure[1], 2 * sizeof row->figure[0][0]);
        }
        expect_sums(c, &c->functions);
        expect_sums(c, &c->lines);
        for (unsigned side = 0; side < 2; side++)
            for (size_t i = 0; i < IMAGES; i++)
                for (size_t k = 0; k < NAMES; k++) {
                    const struct profile_image *image = c->profile[side]->images[i];
                    const struct compare_row *row = &c->functions.row[compare_row_of(c, side, i, k)];
                    assert_string_equal(row->name, image->functions[k].name);
                    assert_int_equal(row->line[side], image->functions[k].line);
                }
        compare_free(c);
        profile_free(b);
    }
    profile_free(a);
}

/* Functions of another program: pairs by name, others by the executions of their instructions; of the first one there are none. */
static void moved(void **state)
{
    struct profile *a = profile_new(&(struct profile_machine){.isa = "x", .pointer_bytes = 4, .granule = 4, .exact = true});
    struct profile *b = profile_new(&(struct profile_machine){.isa = "x", .pointer_bytes = 4, .granule = 4, .exact = true});
    struct profile_image *image[2] = {profile_image(a, 1, "/bin/old"), profile_image(b, 1, "/bin/new")};
    char *error = NULL, name[20];
    (void)state;
    profile_module(image[0], 0x1000, 0x10000, 0, "/bin/old");
    profile_module(image[1], 0x1000, 0x10000, 0, "/bin/new");
    for (unsigned k = 0; k < NAMES; k++)
        for (unsigned side = 0; side < 2; side++) {
            uint64_t low = 0x1000 + 0x100 * (side ? NAMES - k : k);
            snprintf(name, sizeof name, "f%u", k % 3 ? k : 100 * side + k); /* a third has other names */
            profile_function(image[side], low, low + 0x80, name, "", "", 0);
            profile_sample(image[side], low, 0, 10 + k, k);
        }
    profile_tidy(a);
    profile_tidy(b);
    struct comparison *c = compare_profiles(a, b, &(struct compare_options){0}, &error);
    unsigned found[4] = {0};
    assert_non_null(c);
    for (size_t i = 0; i < c->functions.count; i++) {
        const struct compare_row *row = &c->functions.row[i];
        found[row->state]++;
        assert_true(row->state == COMPARE_NEW || row->state == COMPARE_GONE || row->figure[0][0] == row->figure[1][0]);
    }
    assert_int_equal(found[COMPARE_BOTH], NAMES * 2 / 3);
    assert_int_equal(found[COMPARE_RENAMED], NAMES / 3 - 1);
    assert_int_equal(found[COMPARE_NEW], 1);
    assert_int_equal(found[COMPARE_GONE], 1);
    expect_sums(c, &c->functions);
    compare_free(c);
    profile_free(a);
    profile_free(b);
}

/* Sums that do not fit stay at the largest number. */
static void overflow(void **state)
{
    struct profile *p = with_counts("count:A", 1);
    struct profile_image *image = p->images[0];
    char *error = NULL;

    (void)state;
    profile_sample(image, 0x1014, 0, UINT64_MAX, 1);
    profile_sample(image, 0x2000, 0, UINT64_MAX, 1);
    profile_tidy(p);
    struct comparison *c = compare_profiles(p, p, &(struct compare_options){0}, &error);
    assert_int_equal(c->total[0][0], UINT64_MAX);
    assert_false(compare_exceeds(c, 0));
    compare_free(c);
    profile_free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(base_names), cmocka_unit_test(counts), cmocka_unit_test(unmoved_lines),
                                       cmocka_unit_test(reordered),  cmocka_unit_test(moved),  cmocka_unit_test(overflow)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
