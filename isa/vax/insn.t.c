/* insn.t.c - the instruction table, the decoder, texts. */
#include "isa/vax/insn.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { LINES = 306 };

static unsigned encode(const struct vax_insn *i, uint8_t *code)
{
    unsigned n = 0;

    if (i->code >> 8)
        code[n++] = (uint8_t)(i->code >> 8);
    code[n++] = (uint8_t)i->code;
    for (unsigned k = 0; k < i->noperands; k++) {
        unsigned bytes = i->kind[k].access == 'b' ? vax_type_bytes(i->kind[k].type) : 1;
        memset(code + n, i->kind[k].access == 'b' ? 0 : 0x61, bytes); /* (r1) */
        n += bytes;
    }
    return n;
}

static void every_line_is_decoded(void **state)
{
    size_t count;
    const struct vax_insn *all = vax_insns(&count);

    (void)state;
    assert_int_equal(count, LINES);
    for (size_t k = 0; k < count; k++) {
        uint8_t code[64] = {0};
        struct vax_decoded d;
        unsigned n = encode(&all[k], code);
        assert_int_equal(vax_decode(code, n, VAX_DECODE_TO_EXECUTE, &d), n);
        assert_ptr_equal(d.insn, &all[k]);
        assert_int_equal(d.noperands, all[k].noperands);
        for (unsigned less = 0; less < n; less++)
            assert_int_equal(vax_decode(code, less, VAX_DECODE_TO_EXECUTE, &d), 0);
    }
}

static void check_text(const char *bytes, const char *expected)
{
    uint8_t code[64] = {0};
    unsigned n = 0, byte;
    char text[200];

    for (int used; sscanf(bytes, "%2x%n", &byte, &used) == 1; bytes += used)
        code[n++] = (uint8_t)byte;
    assert_int_equal(vax_disassemble(0x1000, code, n, text, sizeof text), n);
    assert_string_equal(text, expected);
}

static void texts(void **state)
{
    char text[100], shorter[8];
    const uint8_t ret = 4;

    (void)state;
    check_text("04", "ret");
    check_text("d0 8f 01 02 03 04 50", "movl $0x04030201,r0");
    check_text("d0 ac 04 5b", "movl 0x4(ap),r11");
    check_text("d0 ad fc 7e", "movl 0xfffffffc(fp),-(sp)");
    check_text("c1 04 61 45 71", "addl3 $0x4,(r1),-(r1)[r5]");
    check_text("fb 01 ef 00 01 00 00", "calls $0x1,0x1107");
    check_text("11 fe", "brb 0x1000");
    check_text("31 00 80", "brw 0xffff9003");
    check_text("40 01 52", "addf2 $0x1 [f-float],r2");
    check_text("40 8f 00 80 00 00 52", "addf2 $0x[invalid f-float],r2");
    check_text("d0 45 51", "movl [invalid base][r5],r1");
    check_text("d4 9f 00 20 00 00", "clrf *0x2000");
    check_text("d6 dd 10 00", "incl *0x10(fp)");
    check_text("fd 7d 50 54", "movo r0,r4");
    check_text("57 00", ".word 0x5700");
    check_text("ff fd 00", "bugl $0x0");
    vax_entry_mask(0x4f0c, text, sizeof text);
    assert_string_equal(text, ".word 0x4f0c # Entry mask: < IntOvfl r11 r10 r9 r8 r3 r2 >");
    assert_int_equal(vax_disassemble(0, &ret, 1, shorter, 3), 1);
    assert_string_equal(shorter, "re"); /* truncated */
}

/* Modes that fault when they are evaluated. */
static void reserved_modes(void **state)
{
    static const struct {
        uint8_t code[8];
        bool reserved; /* the first operand */
    } cases[] = {
        {{0xd4, 0x00}, true},       /* clrl $0 */
        {{0xd4, 0x5f}, true},       /* clrl pc */
        {{0xd4, 0x5e}, false},      /* clrl sp */
        {{0x7c, 0x5e}, true},       /* clrq sp: sp and pc */
        {{0x7c, 0x5d}, false},      /* clrq fp */
        {{0x9f, 0x50}, true},       /* pushab r0 */
        {{0xd5, 0x6f}, true},       /* tstl (pc) */
        {{0xd5, 0x4f, 0x61}, true}, /* tstl (r1)[pc] */
        {{0xd5, 0x41, 0x52}, true}, /* tstl r2[r1] */
        {{0xd5, 0x41, 0x62}, false},
    };
    (void)state;
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        struct vax_decoded d;
        assert_true(vax_decode(cases[k].code, sizeof cases[k].code, VAX_DECODE_TO_EXECUTE, &d));
        assert_int_equal(vax_is_reserved_mode(&d.operand[0]), cases[k].reserved);
    }
}

static void other_names(void **state)
{
    const struct vax_insn *i;
    const char *name;
    unsigned n = 0;

    (void)state;
    for (; (name = vax_other_name(n, &i)); n++)
        assert_non_null(i);
    assert_int_equal(n, 14);
    assert_string_equal(vax_other_name(0, &i), "bnequ");
    assert_string_equal(i->name, "bneq");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_line_is_decoded), cmocka_unit_test(texts), cmocka_unit_test(reserved_modes),
                                       cmocka_unit_test(other_names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
