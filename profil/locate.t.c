/* The formulas compared with published vectors and with a second implementation in exact
 * rationals (GMP), and at the edges of every width. */
#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include "profil/profil.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>
#include <gmp.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MISS PROFIL_MISS

static struct profil_dialect dialect(const char *name)
{
    struct profil_dialect d;
    char error[1000];

    if (!profil_dialect_parse(name, &d, error, sizeof error))
        fail_msg("%s", error);
    return d;
}

/* Results of each system's kernel or manual page for a buffer of 0x4000 bytes at offset 0x40000.
 * The kernels of 2.11BSD and 4.3BSD count a scale of 1, hence the readings here. */
static const struct column {
    const char *dialect;
    unsigned element;
    // clang-format off
} columns[] = {
    {"bsd211:kernel", 2}, {"bsd43:kernel,before-1983", 2}, {"bsd43:kernel", 2}, {"bsd44", 2},
    {"sunos", 2},         {"glibc", 2},                    {"glibc", 4},        {"hpux", 2},
    {"hpux", 4},          {"hpux", 8},                     {"aix", 2},
};
// clang-format on
#define COLUMNS (sizeof columns / sizeof *columns)

static const struct vector {
    uint32_t scale;
    uint64_t difference;
    uint64_t hit[COLUMNS];
} vectors[] = {
    {0x10000, 0, {MISS, 0, 0, 0, 0, 0, 0, 0, 0, 0, MISS}},
    {0x10000, 0x2, {MISS, 2, 2, 2, 2, 2, 0, 2, 0, 0, MISS}},
    {0x10000, 0x3, {MISS, 2, 2, 2, 2, 2, 0, 2, 0, 0, MISS}},
    {0x10000, 0x5, {MISS, 4, 4, 4, 4, 4, 4, 4, 4, 0, MISS}},
    {0xffff, 0x2, {2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2}},
    {0xffff, 0x3, {2, 2, 0, 2, 2, 0, 0, 2, 0, 0, 2}},
    {0xffff, 0x4, {4, 4, 2, 2, 2, 2, 0, 2, 0, 0, 4}},
    {0xffff, 0x10, {16, 16, 14, 14, 14, 14, 12, 14, 12, 8, 16}},
    {0xffff, 0x40, {64, 64, 62, 62, 62, 62, 60, 62, 60, 56, 64}},
    {0x8000, 0x2, {2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2}},
    {0x8000, 0x4, {2, 2, 2, 2, 2, 2, 0, 2, 0, 0, 2}},
    {0x8000, 0x6, {4, 4, 2, 2, 2, 2, 0, 2, 0, 0, 4}},
    {0x8000, 0x7ffe, {MISS, MISS, 16382, 16382, 16382, 16382, 16380, 16382, 16380, 16376, MISS}},
    {0x7fff, 0x4, {2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2}},
    {0x7fff, 0x6, {2, 2, 2, 2, 2, 2, 0, 2, 0, 0, 2}},
    {0x4000, 0x4, {2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2}},
    {0x4000, 0x8, {2, 2, 2, 2, 2, 2, 0, 2, 0, 0, 2}},
    {0x3, 0x8000, {2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2}},
    {0x3, 0xaaab, {2, 2, 0, 2, 2, 0, 0, 2, 0, 0, 2}},
    {0x3, 0x10000, {0, 2, 2, 2, 2, 2, 0, 2, 0, 0, 4}},
    {0x2, 0xfffe, {2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2}},
    {0x2, 0x10000, {0, 2, 2, 2, 0, 2, 0, 2, 0, 0, 2}},
    {0x2, 0x20000, {0, 4, 4, 4, 0, 4, 4, 4, 4, 0, 4}},
    {0x1, 0, {0, 0, 0, 0, MISS, 0, 0, MISS, MISS, MISS, MISS}},
    {0x1, 0x20000, {0, 0, 0, 2, MISS, 2, 0, MISS, MISS, MISS, MISS}},
    {0x20000, 0x2, {MISS, 4, 4, MISS, 4, 4, 0, 4, 4, 0, MISS}},
    {0x20000, 0x4, {MISS, 8, 8, MISS, 8, 8, 8, 8, 8, 8, MISS}},
    {0x20000, 0x1ffe, {MISS, 16380, 16380, MISS, 16380, 16380, 16376, 16380, 16380, 16376, MISS}},
    {0x20000, 0x2000, {MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS}},
};

static void published_vectors(void **state)
{
    (void)state;
    for (size_t c = 0; c < COLUMNS; c++) {
        struct profil_dialect d = dialect(columns[c].dialect);

        for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
            const struct vector *v = &vectors[i];
            struct profil_mapping m = {0x40000, 0x4000, v->scale, (uint8_t)columns[c].element, 64, false};
            uint64_t hit = profil_locate(&d, &m, 0x40000 + v->difference);

            if (hit != v->hit[c])
                fail_msg("%s, element %u, scale 0x%x, pc - offset 0x%" PRIx64 ": %" PRId64 ", expected %" PRId64, columns[c].dialect,
                         columns[c].element, v->scale, v->difference, hit, v->hit[c]);
        }
    }
}

/* ---------------------------------------------------------------- the second implementation */

/* Each dialect's rule, written independently in integers of any size. */
typedef uint64_t model(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc);

struct number {
    mpz_t a, b;
};
static struct number z;

static void from_u64(mpz_t out, uint64_t v)
{
    mpz_import(out, 1, 1, sizeof v, 0, 0, &v);
}

static uint64_t to_u64(const mpz_t v)
{
    uint64_t out = 0;

    if (mpz_sizeinbase(v, 2) > 64)
        abort();
    mpz_export(&out, NULL, 1, sizeof out, 0, 0, v);
    return out;
}

/* floor(x * y / 2^shift) into z.a */
static void scaled(uint64_t x, uint64_t y, unsigned shift)
{
    from_u64(z.a, x);
    from_u64(z.b, y);
    mpz_mul(z.a, z.a, z.b);
    mpz_fdiv_q_2exp(z.a, z.a, shift);
}

static bool below(uint64_t limit)
{
    from_u64(z.b, limit);
    return mpz_cmp(z.a, z.b) < 0;
}

static uint64_t hpux(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    if (s < 2 || pc < off)
        return MISS;
    if (s == 2 && off == 0)
        return n < es ? MISS : 0;
    scaled(pc - off, s, 16);
    if (!below(n - n % es))
        return MISS;
    return to_u64(z.a) / es * es;
}

/* As profil(2) says: 0177777 is one to one, 077777 maps pairs, 02 maps all onto the beginning. */
static uint64_t hpux_page(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    if (s == 0177777)
        s = 0200000;
    if (s == 077777)
        s = 0100000;
    if (s == 2)
        return pc < off || n == 0 ? MISS : 0;
    return hpux(es, s, off, n, pc);
}

static uint64_t hpux_rounded(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    if (s < 2 || pc < off || (s == 2 && off == 0))
        return hpux(es, s, off, n, pc);
    scaled(pc - off, s, 16);
    mpz_cdiv_q_ui(z.a, z.a, es);
    mpz_mul_ui(z.a, z.a, es);
    return below(n - n % es) ? to_u64(z.a) : MISS;
}

static uint64_t sunos(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    (void)es;
    if (s < 2 || pc < off)
        return MISS;
    if (s == 2)
        return n ? 0 : MISS;
    scaled(pc - off, s, 16);
    if (!below(n))
        return MISS;
    return to_u64(z.a) / 2 * 2;
}

static uint64_t aix(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    (void)es;
    s %= 65536;
    if (s < 2 || pc < off)
        return MISS;
    scaled(pc - off, s, 16);
    mpz_cdiv_q_ui(z.a, z.a, 2);
    return below(n / 2) ? 2 * to_u64(z.a) : MISS;
}

static uint64_t vax(uint32_t s, uint64_t off, uint64_t n, uint64_t pc, bool page)
{
    uint64_t d = (pc - off) % 4294967296u;

    if (s == 0 || (s == 1 && page) || d >= 2147483648u)
        return MISS;
    scaled(d / 2, s / 2, 14);
    if (mpz_sizeinbase(z.a, 2) > 32)
        return MISS;
    mpz_fdiv_q_ui(z.a, z.a, 2);
    mpz_mul_ui(z.a, z.a, 2);
    return below(n) ? to_u64(z.a) : MISS;
}

static uint64_t bsd43(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    (void)es;
    return vax(s, off, n, pc, true);
}

static uint64_t bsd43_kernel(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    (void)es;
    return vax(s, off, n, pc, false);
}

static uint64_t bsd211(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    uint64_t d = (pc - off) % 65536;

    (void)es;
    s %= 65536;
    if (s < 2)
        return MISS;
    scaled(d / 2, s / 2, 14);
    mpz_cdiv_q_ui(z.a, z.a, 2);
    mpz_mul_ui(z.a, z.a, 2);
    mpz_fdiv_r_2exp(z.a, z.a, 16);
    return below(n) ? to_u64(z.a) : MISS;
}

static uint64_t bsd44(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    (void)es;
    if (s == 0 || s > 65536 || pc < off)
        return MISS;
    scaled(pc - off, s, 0);
    mpz_fdiv_r_2exp(z.a, z.a, 64); /* the product has 64 bits */
    mpz_fdiv_q_2exp(z.a, z.a, 17);
    mpz_mul_2exp(z.a, z.a, 1);
    return below(n) ? to_u64(z.a) : MISS;
}

static uint64_t glibc(unsigned es, uint32_t s, uint64_t off, uint64_t n, uint64_t pc)
{
    scaled((pc - off) / es, s, 16);
    return below(n / es) ? es * to_u64(z.a) : MISS;
}

static const struct {
    const char *name;
    model *model;
    unsigned elements; /* bit mask of sizes */
} models[] = {
    {"hpux", hpux, 2 | 4 | 8},
    {"hpux:page", hpux_page, 2 | 4 | 8},
    {"hpux:rounding=up", hpux_rounded, 2 | 4 | 8},
    {"sunos", sunos, 2},
    {"aix", aix, 2},
    {"bsd43", bsd43, 2},
    {"bsd43:kernel", bsd43_kernel, 2},
    {"bsd211", bsd211, 2},
    {"bsd44", bsd44, 2},
    {"glibc", glibc, 2 | 4},
};

/* xorshift64*: every run has the same tuples */
static uint64_t random64(void)
{
    static uint64_t x = 88172645463325252u;

    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    return x * 2685821657736338717u;
}

/* Mostly close to a power of two, otherwise a number of random length. */
static uint64_t edgy(unsigned bits)
{
    uint64_t r = random64();
    uint64_t near = (uint64_t)1 << (r >> 8) % bits;

    switch (r & 3) {
    case 0: return near + (r >> 20) % 9 - 4;
    case 1: return near - 1 + ((random64() & 1) ? near / 2 : 0);
    default: return random64() >> (64 - bits + (r >> 8) % bits);
    }
}

static uint32_t edgy_scale(void)
{
    static const uint32_t usual[] = {0,      1,       2,       3,       4,       0x7fff,  0x8000,     0x8001,      0xfffe,
                                     0xffff, 0x10000, 0x10001, 0x20000, 0x20001, 0x40000, 0x7fffffff, 0x80000000u, 0xffffffffu};
    uint64_t r = random64();

    return r % 3 ? usual[(r >> 8) % (sizeof usual / sizeof *usual)] : (uint32_t)edgy(32);
}

/* Count the tuples, of `tuples`, for which a dialect differs from model number i; print the
 * first if `tell` is set. Sizes of counters that the dialect does not have must miss. */
static unsigned differences(size_t i, const struct profil_dialect *d, unsigned tuples, bool tell, unsigned *hits)
{
    unsigned different = 0;

    for (unsigned k = 0; k < tuples; k++) {
        unsigned es = 2u << random64() % 3;
        struct profil_mapping m = {edgy(64), edgy(64), edgy_scale(), (uint8_t)es, 64, false};
        uint64_t pc, hit, expected = MISS;

        if (k % 16 == 0)
            m.offset = 0;
        if (k % 5 == 0) /* near the end of the buffer of a one-to-one scale */
            m.size = edgy(20), m.scale = 0x10000 - (uint32_t)(k % 3);
        pc = m.offset + (k % 5 ? edgy(64) : m.size + random64() % 8 - 4);
        hit = profil_locate(d, &m, pc);
        if (es & models[i].elements)
            expected = models[i].model(es, m.scale, m.offset, m.size, pc);
        *hits += hit != MISS;
        different += hit != expected;
        if (hit != expected && tell)
            fail_msg("%s %u 0x%x 0x%" PRIx64 " 0x%" PRIx64 " 0x%" PRIx64 ": 0x%" PRIx64 ", expected 0x%" PRIx64, models[i].name, es,
                     m.scale, m.offset, m.size, pc, hit, expected);
    }
    return different;
}

static void second_implementation(void **state)
{
    unsigned hits = 0;

    (void)state;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++) {
        struct profil_dialect d = dialect(models[i].name);

        differences(i, &d, 400000, true, &hits);
    }
    assert_true(hits > 500000);
}

/* Choices whose results a formula cannot distinguish from its own, with the reason. */
static const struct {
    const char *dialect, *property, *why;
} same[] = {
    {"bsd211", "product", "the product of two 15-bit numbers, shifted, has 16 bits"},
    {"glibc", "rounding", "an element's index times its size needs no rounding"},
};

static bool is_arithmetic(const char *property)
{
    static const char *const names[] = {"elements",    "difference",  "unit",    "product", "rounding", "bound",
                                        "scale_width", "scale_limit", "scale_0", "scale_1", "scale_2",  "fraction"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(names[i], property))
            return true;
    return false;
}

static bool is_same(const char *dialect, const char *property)
{
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if (!strncmp(same[i].dialect, dialect, strlen(same[i].dialect)) && !strcmp(same[i].property, property))
            return true;
    return false;
}

/* The comparison above detects every wrong choice in every dialect. */
static void every_wrong_choice_is_noticed(void **state)
{
    unsigned mutants = 0, hits = 0;

    (void)state;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        for (unsigned k = 0; profil_property_at(k).name; k++) {
            struct profil_property p = profil_property_at(k);
            struct profil_dialect d = dialect(models[i].name);
            enum profil_choice right = profil_dialect_get(&d, k);

            if (!is_arithmetic(p.name) || is_same(models[i].name, p.name))
                continue;
            for (enum profil_choice c = p.first; c <= p.last; c++) {
                if (c == right)
                    continue;
                profil_dialect_put(&d, k, c);
                mutants++;
                if (!differences(i, &d, 100000, false, &hits))
                    fail_msg("%s with %s=%s answers as %s does", models[i].name, p.name, profil_choice_name(c), models[i].name);
            }
        }
    assert_true(mutants > 150);
}

/* profil_span()'s binary search compared with a search of all pcs. */
static void spans_are_inverse(void **state)
{
    static const uint32_t scales[] = {2, 3, 0x100, 0x2000, 0x7fff, 0x8000, 0xffff, 0x10000, 0x1ffff};

    (void)state;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        for (size_t s = 0; s < sizeof scales / sizeof *scales; s++)
            for (unsigned es = 2; es <= 8; es *= 2) {
                struct profil_dialect d = dialect(models[i].name);
                struct profil_mapping m = {0x1001, 21 + es, scales[s], (uint8_t)es, 32, false};

                for (uint64_t e = 0; e < 64; e += es) {
                    uint64_t first = 0, last = 0, begin = MISS, end = 0;
                    bool found = profil_span(&d, &m, e, &first, &last);

                    for (uint64_t pc = 0x1001; pc < 0x10fff; pc++)
                        if (profil_locate(&d, &m, pc) == e) {
                            begin = begin == MISS ? pc : begin;
                            end = pc;
                        }
                    if (found && first > 0x10ffe)
                        continue;
                    assert_int_equal(found, begin != MISS);
                    if (!found)
                        continue;
                    assert_int_equal(first, begin);
                    assert_int_equal(last < 0x10ffe ? last : 0x10ffe, end);
                }
            }
}

/* profil_explain() uses the same code: its result is the same. */
static void explanation_agrees(void **state)
{
    char *text;
    size_t size;

    (void)state;
    for (unsigned k = 0; k < 20000; k++) {
        struct profil_dialect d = dialect(models[k % (sizeof models / sizeof *models)].name);
        struct profil_mapping m = {edgy(64), edgy(64), edgy_scale(), 2, 64, false};
        uint64_t pc = m.offset + edgy(64), hit = profil_locate(&d, &m, pc);
        char tail[80];
        FILE *out = open_memstream(&text, &size);

        assert_int_equal(profil_explain(&d, &m, pc, out), hit);
        fclose(out);
        if (hit == MISS)
            snprintf(tail, sizeof tail, "=> miss\n");
        else
            snprintf(tail, sizeof tail, "=> byte offset %" PRIu64 ", element %" PRIu64 "\n", hit, hit / 2);
        assert_string_equal(text + size - strlen(tail), tail);
        free(text);
    }
}

/* hpux:page for all text sizes; for up to 64 KiB also with rounding up, as the older kernels
 * did. */
static void page_of_hpux(void **state)
{
    static const struct {
        const char *name;
        uint64_t limit;
    } readings[] = {{"hpux:page", 0x400000}, {"hpux:rounding=up", 0x10000}};
    const struct profil_mapping one = {0x1000, 0x800000, 0177777, 2, 32, false};
    const struct profil_mapping pair = {0x1000, 0x800000, 077777, 2, 32, false};
    const struct profil_mapping all = {0x1000, 0x800000, 02, 2, 32, false};

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        struct profil_dialect d = dialect(readings[i].name);

        for (uint64_t pc = 0; pc < readings[i].limit; pc += 2) {
            assert_int_equal(profil_locate(&d, &one, 0x1000 + pc), pc);
            assert_int_equal(profil_locate(&d, &pair, 0x1000 + pc), pc / 4 * 2);
            if (i == 0)
                assert_int_equal(profil_locate(&d, &all, 0x1000 + pc), 0);
        }
    }
}

/* Result of a call with this mapping. */
static void calls_are_judged(void **state)
{
    static const struct {
        const char *dialect;
        struct profil_mapping m;
        enum profil_status status;
    } calls[] = {
        {"bsd44", {0, 64, 0x10000, 2, 32, false}, PROFIL_OK},
        {"bsd44", {0, 64, 0x10001, 2, 32, false}, PROFIL_EINVAL},
        {"hpux", {0, 63, 0x20000, 2, 32, false}, PROFIL_OK},
        {"hpux", {0x1000, 64, 0x8000, 2, 32, true}, PROFIL_OK},
        {"hpux", {0x1000, 0, 0x8000, 2, 32, true}, PROFIL_EINVAL},
        {"hpux", {0x1000, 66, 0x8000, 4, 32, true}, PROFIL_EINVAL},
        {"hpux", {0x1000, 0x80000002, 2, 2, 32, true}, PROFIL_EINVAL},
        {"hpux", {0, 4, 2, 2, 32, true}, PROFIL_EINVAL},
        {"hpux", {0, 2, 2, 2, 32, true}, PROFIL_OK},
        {"hpux", {0, 3, 1, 2, 32, true}, PROFIL_OK},
        {"glibc", {0, 3, 0x20000, 4, 32, true}, PROFIL_OK},
        {"sunos", {0, 64, 0x8000, 2, 32, true}, PROFIL_ENOSYS},
    };

    (void)state;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        struct profil_dialect d = dialect(calls[i].dialect);
        const char *why;

        assert_int_equal(profil_check(&d, &calls[i].m, &why), calls[i].status);
        assert_int_equal(!why, calls[i].status == PROFIL_OK);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_vectors), cmocka_unit_test(second_implementation), cmocka_unit_test(every_wrong_choice_is_noticed),
        cmocka_unit_test(spans_are_inverse), cmocka_unit_test(explanation_agrees),    cmocka_unit_test(page_of_hpux),
        cmocka_unit_test(calls_are_judged),
    };

    mpz_init(z.a);
    mpz_init(z.b);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
