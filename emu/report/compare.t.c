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
                                       cmocka_unit_test(overflow)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
