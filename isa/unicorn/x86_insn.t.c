/* The bytes and kinds of x86 instructions. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include "isa/unicorn/x86_insn.h"

enum { MODE_32 = 1, MODE_64 = 2, BOTH = 3 };

static const struct {
    unsigned modes, bytes;
    enum x86_kind kind;
    uint8_t code[16];
} cases[] = {
    {BOTH, 1, X86_PLAIN, {0x90}},
    {BOTH, 2, X86_PLAIN, {0x8b, 0x00}},
    {BOTH, 7, X86_PLAIN, {0x8b, 0x84, 0x24, 1, 2, 3, 4}},
    {MODE_32, 4, X86_PLAIN, {0x67, 0x8b, 0x40, 0x10}},
    {MODE_32, 5, X86_PLAIN, {0x67, 0x8b, 0x06, 0x10, 0x20}},
    {MODE_64, 7, X86_PLAIN, {0x67, 0x8b, 0x05, 1, 2, 3, 4}},
    {MODE_64, 10, X86_PLAIN, {0x48, 0xb8, 1, 2, 3, 4, 5, 6, 7, 8}},
    {MODE_64, 9, X86_PLAIN, {0xa1, 1, 2, 3, 4, 5, 6, 7, 8}},
    {MODE_32, 5, X86_PLAIN, {0xa1, 1, 2, 3, 4}},
    {BOTH, 4, X86_PLAIN, {0x66, 0xe9, 1, 2}},
    {BOTH, 4, X86_PLAIN, {0xc8, 1, 2, 3}},
    {BOTH, 3, X86_PLAIN, {0xf6, 0xc0, 1}},
    {BOTH, 2, X86_PLAIN, {0xf6, 0xd0}},
    {BOTH, 2, X86_DIVIDE, {0xf7, 0xf1}},
    {BOTH, 6, X86_PLAIN, {0x66, 0x0f, 0x3a, 0x0f, 0xc1, 8}},
    {BOTH, 5, X86_PLAIN, {0xf0, 0x0f, 0xba, 0x28, 1}},
    {BOTH, 16, X86_ILLEGAL, {0xf0, 0x0f, 0xba, 0xe8, 1}},
    {BOTH, 16, X86_ILLEGAL, {0xc5, 0xf8, 0x58, 0xc0}},
    {MODE_32, 2, X86_PLAIN, {0xc5, 0x00}},
    {BOTH, 2, X86_RDTSC, {0x0f, 0x31}},
    {BOTH, 1, X86_INT1, {0xf1}},
    {BOTH, 2, X86_SYSCALL, {0x0f, 0x05}},
    {BOTH, 1, X86_PROTECTED, {0xec}},
    {BOTH, 1, X86_PROTECTED, {0x6c}},
    {BOTH, 1, X86_PROTECTED, {0xcf}},
    {BOTH, 2, X86_INT, {0xcd, 13}},
    {BOTH, 2, X86_PLAIN, {0xcd, 3}},
    {MODE_32, 2, X86_PLAIN, {0xcd, 0x80}},
    {MODE_64, 2, X86_INT, {0xcd, 0x80}},
};

static void instructions_have_bytes_and_kinds(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (unsigned wide = 0; wide < 2; wide++) {
            if (!(cases[i].modes & (wide ? MODE_64 : MODE_32)))
                continue;
            struct x86_insn insn = x86_decode(wide, cases[i].code, 16);
            if (insn.bytes != cases[i].bytes || insn.kind != cases[i].kind)
                fail_msg("case %zu, wide %u: %u bytes, kind %d", i, wide, insn.bytes, (int)insn.kind);
        }
}

static void what_is_cut_off_has_no_length(void **state)
{
    static const uint8_t code[] = {0xb8, 1, 2, 3, 4};
    (void)state;
    for (size_t avail = 1; avail < sizeof code; avail++)
        assert_int_equal(x86_decode(true, code, avail).bytes, 0);
    assert_int_equal(x86_decode(true, code, sizeof code).bytes, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(instructions_have_bytes_and_kinds),
        cmocka_unit_test(what_is_cut_off_has_no_length),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
