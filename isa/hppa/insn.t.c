/* insn.t.c - the instruction table: patterns, overlaps, decoding, texts. */
#include "isa/hppa/fields.h"
#include "isa/hppa/insn.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static bool is_special_case(const struct hppa_insn *a, const struct hppa_insn *of)
{
    return a->bits.mask != of->bits.mask && (a->bits.mask & of->bits.mask) == of->bits.mask &&
           (a->bits.match & of->bits.mask) == of->bits.match;
}

static void overlaps_are_special_cases(void **state)
{
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count);

    (void)state;
    for (size_t i = 0; i < count; i++)
        for (size_t j = i + 1; j < count; j++) {
            const struct hppa_insn *a = &all[i], *b = &all[j];
            bool overlap = !((a->bits.match ^ b->bits.match) & a->bits.mask & b->bits.mask);
            if (overlap && !is_special_case(a, b) && !is_special_case(b, a))
                fail_msg("\"%s\" (%s) and \"%s\" (%s) overlap", a->name, a->pattern, b->name, b->pattern);
        }
}

/* Each line is found for some word: other lines do not hide it. */
static void every_line_is_reached(void **state)
{
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count);

    (void)state;
    srandom(1);
    for (size_t n = 0; n < count; n++) {
        bool reached = false;
        for (unsigned tries = 0; tries < 1000 && !reached; tries++) {
            uint32_t word = all[n].bits.match | (((uint32_t)random() << 16 ^ (uint32_t)random()) & ~all[n].bits.mask);
            reached = hppa_decode(word, NULL) == &all[n];
        }
        if (!reached)
            fail_msg("no word found that is \"%s\" (%s)", all[n].name, all[n].pattern);
    }
}

/* The indexed lookup finds the same line as a search of the whole table. */
static void lookup_is_a_search(void **state)
{
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count);

    (void)state;
    srandom(2);
    for (unsigned n = 0; n < 300000; n++) {
        uint32_t word = (uint32_t)random() << 16 ^ (uint32_t)random();
        const struct hppa_insn *best = NULL;
        if (n & 1)
            word &= (uint32_t)random() | 0xfc000000;
        for (size_t k = 0; k < count; k++)
            if ((word & all[k].bits.mask) == all[k].bits.match && (!best || is_special_case(&all[k], best)))
                best = &all[k];
        assert_ptr_equal(hppa_decode(word, NULL), best);
    }
}

static void fields_are_joined(void **state)
{
    struct hppa_fields f;

    (void)state;
    assert_string_equal(hppa_decode(0x0b9c0618, &f)->name, "add");
    assert_int_equal(f.b, 28);
    assert_int_equal(f.a, 28);
    assert_int_equal(f.t, 24);
    assert_int_equal(f.d, 0);
    /* b,l: w1, w2, w2's top bit, sign */
    hppa_decode(0xe85f1d0d, &f);
    assert_int_equal(hppa_branch_displacement(f.w, 17), -0x17c);
}

static void displacements(void **state)
{
    (void)state;
    assert_int_equal(hppa_low_sign_extend(0x3fff, 14), -1);
    assert_int_equal(hppa_low_sign_extend(0x0001, 14), -8192);
    assert_int_equal(hppa_low_sign_extend(0x3ffe, 14), 8191);
    assert_int_equal(hppa_displacement(0, 0x3fff, 14, 0), -1);
    /* wide mode: the two bits of the space field are XORed with the sign */
    assert_int_equal(hppa_displacement(1, 0x0010, 14, 1), 0x2008);
    assert_int_equal(hppa_displacement(3, 0x3fff, 14, 1), -0x6001);
    assert_int_equal(hppa_displacement(2, 0x3fff, 14, 0), -1);
    assert_int_equal(hppa_long_immediate(1), INT32_MIN);
    assert_int_equal(hppa_length(31), 1);
    assert_int_equal(hppa_length(32), 64);
}

static void check_text(uint32_t word, const char *expected)
{
    char text[128];

    assert_int_equal(hppa_disassemble(word, 0x10000, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
}

static void texts(void **state)
{
    char shorter[8];

    (void)state;
    check_text(0x08000240, "nop");
    check_text(0x4bc23fd9, "ldw -14(sp),rp");
    check_text(0xe840c000, "bv r0(rp)");
    check_text(0xe8400002, "b,l,n 0x10008,rp");
    check_text(0xc4a64000, "bb,< r6,5,0x10008");
    check_text(0x016048a5, "mfctl,w sar,r5");
    check_text(0xffffffff, "#ffffffff");
    check_text(0x00000020, "#      20");
    /* a buffer that is too small: the text is truncated, and the full length returned */
    assert_int_equal(hppa_disassemble(0x4bc23fd9, 0, shorter, sizeof shorter), 14);
    assert_string_equal(shorter, "ldw -14");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(overlaps_are_special_cases), cmocka_unit_test(every_line_is_reached),
        cmocka_unit_test(lookup_is_a_search),         cmocka_unit_test(fields_are_joined),
        cmocka_unit_test(displacements),              cmocka_unit_test(texts),
        // clang-format on
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
