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
    assert_int_equal(vax_entry((const uint8_t[]){0x0c, 0x4f}, 2, text, sizeof text), 2);
    assert_string_equal(text, ".word 0x4f0c # Entry mask: < IntOvfl r11 r10 r9 r8 r3 r2 >");
    assert_int_equal(vax_entry((const uint8_t[]){0x0c, 0x4f}, 1, text, sizeof text), 0); /* truncated */
    assert_int_equal(vax_entry((const uint8_t[]){0xd0, 0x50}, 2, text, sizeof text), 0); /* movl r0, ... */
    assert_int_equal(vax_entry((const uint8_t[]){0x01, 0x00}, 2, text, sizeof text), 0); /* r0 */
    assert_int_equal(vax_disassemble(0, &ret, 1, shorter, 3), 1);
    assert_string_equal(shorter, "re"); /* truncated */
}

static void branch_targets(void **state)
{
    static const struct {
        const char *text, *target;
    } cases[] = {
        {"brb 0x1000", "0x1000"},
        {"acbl $0x5,$0x1,r0,0x44", "0x44"},
        {"calls $0x2,0x26", "0x26"},
        {"jsb 0x1c", "0x1c"},
        {"jmp *0x1c", NULL},
        {"jmp 0x4(r0)", NULL},
        {"movl r0,0x2804", NULL},
        {"pushal 0x2804", NULL},
        {"cmpl r2,$0x00001388", NULL},
        {"bicl2 $0x1,0x2800", NULL},
        {"ret", NULL},
        {".word 0x5700", NULL},
        {"", NULL},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *target = vax_code_address(cases[i].text);

        if (cases[i].target)
            assert_string_equal(target, cases[i].target);
        else
            assert_null(target);
    }
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

/* The texts of random bytes have encodings with the same text. */
static void encodings(void **state)
{
    enum { VA = 0x4000, STRINGS = 100000 };
    uint32_t random = 12345;
    unsigned encoded = 0;

    (void)state;
    for (unsigned n = 0; n < STRINGS; n++) {
        uint8_t bytes[VAX_MOST_BYTES], again[VAX_MOST_BYTES];
        char text[256], second[256];
        for (unsigned k = 0; k < sizeof bytes; k++) {
            random = random * 1664525 + 1013904223;
            bytes[k] = (uint8_t)(random >> 24);
        }
        if (!vax_disassemble(VA, bytes, sizeof bytes, text, sizeof text) || *text == '.' || strstr(text, "[invalid"))
            continue;
        unsigned used = vax_encode(VA, text, again);
        struct vax_decoded d;
        if (!used && vax_decode(bytes, sizeof bytes, VAX_DECODE_TO_READ, &d) && d.operand[d.noperands - 1].mode == VAX_BRANCH)
            continue; /* relative operands became longer, and the branch does not reach as far */
        if (!used && !strncmp(text, "cvtgf ", 6) && strstr(text, "[h-float]"))
            continue; /* objdump takes its result for H floating */
        if (!used || !vax_disassemble(VA, again, used, second, sizeof second))
            fail_msg("%s: no encoding", text);
        assert_string_equal(second, text);
        encoded++;
    }
    assert_true(encoded > STRINGS / 2);
}

static void encoded_texts(void **state)
{
    static const struct {
        const char *text, *bytes;
        unsigned n;
    } cases[] = {
        {"addl3 $4,r1,r2", "\xc1\x04\x51\x52", 4},
        {"addl3 $0x00000004,r1,r2", "\xc1\x8f\x04\0\0\0\x51\x52", 8},
        {"clrl -(sp)", "\xd4\x7e", 2},
        {"movl 0xfffffffc(fp)[r3],r0", "\xd0\x43\xad\xfc\x50", 5},
        {"bneq 0x1004", "\x12\x02", 2},
        {"movl $300,r0", "\xd0\x8f\x2c\x01\0\0\x50", 7},
    };
    static const char *const wrong[] = {"",
                                        "addl",
                                        "addl3",
                                        "addl3 r0,r1",
                                        "addl3 r0,r1,r2,r3",
                                        "movl r0,r16",
                                        "movl (r0,r1",
                                        "movl r0r1,r2",
                                        "movb $256,r0",
                                        "bneq 0x2000",
                                        "movl r0,$",
                                        "movl 4(pc),r0",
                                        "movl r0,r1 ",
                                        "movf $64,r0",
                                        "movl ,r0",
                                        "movl [r1],r0",
                                        "movl (pc)+,r0",
                                        "movl @(pc)+,r0",
                                        "addb2 (pc)+,0x10(r1)",
                                        "movaq r0,(pc)+",
                                        "movl r0[r1],r2",
                                        "movl $1[r1],r2",
                                        "movl $300[r1],r2",
                                        "brb 0x100001004",
                                        "brw 0x100001004",
                                        "acbl $5,$1,r0,0x100001044",
                                        "movq $18446744073709551616,r0",
                                        "movo $0x123456789abcdef0123,r0",
                                        "movf $0x1 [,r0",
                                        "movf $0x1 [f,r0"};
    uint8_t code[VAX_MOST_BYTES];

    (void)state;
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        assert_int_equal(vax_encode(0x1000, cases[k].text, code), cases[k].n);
        assert_memory_equal(code, cases[k].bytes, cases[k].n);
    }
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++)
        if (vax_encode(0x1000, wrong[k], code))
            fail_msg("%s has an encoding", wrong[k]);
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
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_line_is_decoded),
                                       cmocka_unit_test(texts),
                                       cmocka_unit_test(branch_targets),
                                       cmocka_unit_test(reserved_modes),
                                       cmocka_unit_test(encodings),
                                       cmocka_unit_test(encoded_texts),
                                       cmocka_unit_test(other_names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
