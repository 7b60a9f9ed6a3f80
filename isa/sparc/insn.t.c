/* insn.t.c - the instruction table: patterns, overlaps, decoding, texts. */
#include "isa/sparc/insn.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static bool is_special_case(const struct sparc_insn *a, const struct sparc_insn *of)
{
    return a->bits.mask != of->bits.mask && (a->bits.mask & of->bits.mask) == of->bits.mask &&
           (a->bits.match & of->bits.mask) == of->bits.match;
}

static void overlaps_are_special_cases(void **state)
{
    size_t count;
    const struct sparc_insn *all = sparc_insns(&count);

    (void)state;
    for (size_t i = 0; i < count; i++)
        for (size_t j = i + 1; j < count; j++) {
            const struct sparc_insn *a = &all[i], *b = &all[j];
            bool overlap = !((a->bits.match ^ b->bits.match) & a->bits.mask & b->bits.mask);
            if (overlap && !is_special_case(a, b) && !is_special_case(b, a))
                fail_msg("\"%s\" (%s) and \"%s\" (%s) overlap", a->name, a->pattern, b->name, b->pattern);
        }
}

/* Each line is found for some word: other lines do not hide it. */
static void every_line_is_reached(void **state)
{
    size_t count;
    const struct sparc_insn *all = sparc_insns(&count);

    (void)state;
    srandom(1);
    for (size_t n = 0; n < count; n++) {
        bool reached = false;
        for (unsigned tries = 0; tries < 1000 && !reached; tries++) {
            uint32_t word = (uint32_t)all[n].bits.match | (((uint32_t)random() << 16 ^ (uint32_t)random()) & ~(uint32_t)all[n].bits.mask);
            reached = sparc_decode(word, NULL) == &all[n];
        }
        if (!reached)
            fail_msg("no word found that is \"%s\" (%s)", all[n].name, all[n].pattern);
    }
}

static bool has_reserved_bits(uint32_t word)
{
    return !(word & SPARC_OPERAND_IMMEDIATE) && word & 0x1fe0;
}

/* The indexed lookup finds the same line as a search of the whole table. */
static void lookup_is_a_search(void **state)
{
    size_t count;
    const struct sparc_insn *all = sparc_insns(&count);

    (void)state;
    srandom(2);
    for (unsigned n = 0; n < 300000; n++) {
        uint32_t word = (uint32_t)random() << 16 ^ (uint32_t)random();
        const struct sparc_insn *best = NULL;
        if (n & 1)
            word &= (uint32_t)random() | 0xc1f80000;
        for (size_t k = 0; k < count; k++)
            if ((word & all[k].bits.mask) == all[k].bits.match && !(all[k].reserved && has_reserved_bits(word)) &&
                (!best || is_special_case(&all[k], best)))
                best = &all[k];
        assert_ptr_equal(sparc_decode(word, NULL), best);
    }
}

static void check_text(uint32_t word, const char *expected)
{
    char text[128];

    assert_int_equal(sparc_disassemble(word, 0x10000, false, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
}

static void texts(void **state)
{
    char shorter[8];

    (void)state;
    check_text(0x01000000, "nop");
    check_text(0x80a06005, "cmp  %g1, 5");
    check_text(0x81c7e008, "ret");
    check_text(0x9de3bfa0, "save  %sp, -96, %sp");
    check_text(0xd006600a, "ld  [ %i1 + 0xa ], %o0");
    check_text(0x22800004, "be,a   0x10010");
    check_text(0x02c20004, "brz,pn   %o0, 0x10010");
    check_text(0x12bffffc, "bne  0xfff0");
    check_text(0x91d0206d, "ta  0x6d");
    check_text(0x8143e00f, "membar  #StoreStore|#LoadStore|#StoreLoad|#LoadLoad");
    check_text(0xc1f01a60, "casxa  [ %g0 ] #ASI_FL16_S, %g0, %g0");
    check_text(0xffffffff, "unknown");
    /* a buffer that is too small: the text is truncated, and the full length returned */
    assert_int_equal(sparc_disassemble(0x80a06005, 0, false, shorter, sizeof shorter), 11);
    assert_string_equal(shorter, "cmp  %g");
}

/* The registers of the second operand, which is a number or a register. */
static void fields(void **state)
{
    struct sparc_fields f;

    (void)state;
    assert_string_equal(sparc_decode(0x82007ff0, &f)->name, "add");
    assert_int_equal(f.d, 1);
    assert_int_equal(f.s, 1);
    assert_int_equal(f.o & SPARC_OPERAND_IMMEDIATE, SPARC_OPERAND_IMMEDIATE);
    assert_int_equal(sparc_sign_extend(f.o, 13), -16);
    assert_null(sparc_decode(0x82005ff0, &f)); /* reserved bits are not 0 */
    assert_string_equal(sparc_decode(0x30680001, &f)->name, "bpa");
    assert_int_equal(sparc_sign_extend(0x7ffff, 19), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(overlaps_are_special_cases), cmocka_unit_test(every_line_is_reached),
        cmocka_unit_test(lookup_is_a_search),         cmocka_unit_test(texts),
        cmocka_unit_test(fields),
        // clang-format on
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
