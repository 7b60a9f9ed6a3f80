/* Structures, signal sets and numbers: translation between the core's neutral values and a personality's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/signal.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/linux/hppa/hppa.h"
#include "emu/kernel/linux/ia64/ia64.h"
#include "emu/kernel/linux/sparc/sparc.h"

static void structures_follow_the_abi(void **state)
{
    (void)state;
    const int64_t values[] = {-2, 0x11223344, -1, 7};
    uint8_t big[64], little[64];
    const uint8_t expected_big[] = {0xff, 0xfe, 0,    0,    0x11, 0x22, 0x33, 0x44, 0xff, 0xff, 0xff, 0xff,
                                    0xff, 0xff, 0xff, 0xff, 7,    0,    0,    0,    0,    0,    0,    0};
    int64_t back[4];

    /* short, long, long long, char: 24 bytes on both, but the long is at another offset */
    assert_int_equal(pack_struct(&linux_hppa, false, "hlqb", values, big), 24);
    assert_memory_equal(big, expected_big, sizeof expected_big);
    assert_int_equal(pack_struct(&linux_ia64, false, "hlqb", values, little), 32);
    assert_int_equal(little[0], 0xfe);
    assert_int_equal(little[8], 0x44);
    assert_int_equal(little[16], 0xff);
    assert_int_equal(little[24], 7);
    unpack_struct(&linux_hppa, false, "hlqb", big, back);
    assert_memory_equal(back, values, sizeof back);
    unpack_struct(&linux_ia64, false, "hlqb", little, back);
    assert_memory_equal(back, values, sizeof back);
}

static void alignment_may_have_a_limit(void **state)
{
    (void)state;
    struct abi abi = {.word = 4, .big_endian = true};
    const int64_t values[] = {1, 2, 3};
    const struct {
        unsigned max_align;
        size_t second, third, size;
    } expected[] = {{0, 8, 16, 24}, {8, 8, 16, 24}, {4, 4, 12, 16}, {2, 2, 10, 14}};
    uint8_t bytes[32];
    int64_t back[3];

    for (unsigned i = 0; i < sizeof expected / sizeof *expected; i++) {
        abi.max_align = expected[i].max_align;
        assert_int_equal(pack_struct(&abi, false, "bqi", values, bytes), expected[i].size);
        assert_int_equal(bytes[0], 1);
        assert_int_equal(bytes[expected[i].second + 7], 2);
        assert_int_equal(bytes[expected[i].third + 3], 3);
        unpack_struct(&abi, false, "bqi", bytes, back);
        assert_memory_equal(back, values, sizeof back);
    }
}

static void signs_are_kept_or_not(void **state)
{
    (void)state;
    const int64_t minus[] = {-1, -1, -1};
    uint8_t bytes[16];
    int64_t back[3];

    pack_struct(&linux_hppa, false, "3I", minus, bytes);
    unpack_struct(&linux_hppa, false, "iIL", bytes, back);
    assert_int_equal(back[0], -1);
    assert_int_equal(back[1], UINT32_MAX);
    assert_int_equal(back[2], UINT32_MAX);
}

static void times_have_two_widths_on_32_bits(void **state)
{
    (void)state;
    const int64_t t[] = {1700000000, 5};
    uint8_t bytes[16];

    assert_int_equal(pack_struct(&linux_hppa, false, "tn", t, bytes), 8);
    assert_int_equal(pack_struct(&linux_hppa, true, "tn", t, bytes), 16);
    assert_int_equal(bytes[15], 5);
    assert_int_equal(pack_struct(&linux_ia64, false, "tn", t, bytes), 16);
}

/* The 64-bit SPARC's struct timeval: a long and an int, with padding after it. */
static void microseconds_can_be_an_int(void **state)
{
    (void)state;
    const int64_t t[] = {1700000000, 5, 6, 7};
    uint8_t bytes[32];
    int64_t back[2];

    assert_int_equal(pack_struct(&linux_sparc64, false, "lulu", t, bytes), 32);
    assert_int_equal(bytes[11], 5);
    assert_int_equal(bytes[23], 6);
    unpack_struct(&linux_sparc64, false, "tu", bytes, back);
    assert_int_equal(back[1], 5);
    assert_int_equal(pack_struct(&linux_sparc, false, "lu", t, bytes), 8);
}

static void padding_takes_no_value_and_counts_repeat(void **state)
{
    (void)state;
    const int64_t v[] = {1, 2, 3};
    uint8_t bytes[64];
    const uint8_t expected[] = {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3};
    int64_t ten[10] = {0};

    assert_int_equal(pack_struct(&linux_hppa, false, "i0ii", v, bytes), 16);
    assert_memory_equal(bytes, expected, sizeof expected);
    assert_int_equal(pack_struct(&linux_hppa, false, "10i", ten, bytes), 40);
}

static void every_signal_number_has_one_partner(void **state)
{
    (void)state;
    const struct abi *const abis[] = {&linux_hppa, &linux_ia64, &linux_sparc, &linux_sparc64};

    for (unsigned i = 0; i < sizeof abis / sizeof *abis; i++)
        for (int sig = 1; sig <= KSIG_MAX; sig++)
            assert_int_equal(sig_host(abis[i], sig_guest(abis[i], sig)), sig);
    assert_int_equal(sig_guest(&linux_hppa, SIGUSR1), 16);
    assert_int_equal(sig_guest(&linux_hppa, SIGCHLD), 18);
    assert_int_equal(sig_guest(&linux_sparc, SIGUSR1), 30);
    assert_int_equal(sig_guest(&linux_sparc, SIGCHLD), 20);
}

/* HP-UX has fewer signals than the host. */
static void signals_without_partner_are_dropped(void **state)
{
    (void)state;
    assert_int_equal(sig_host(&hpux_hppa, 44), 44);
    for (int sig = 45; sig <= KSIG_MAX; sig++)
        assert_true(sig_host(&hpux_hppa, sig) < 0);
    assert_int_equal(sigset_translate(hpux_hppa.sig_to_host, ~(ksigset)0) & ksigbit(KSIG_MAX), 0);
    assert_int_equal(sigset_translate(hpux_hppa.sig_to_guest, ~(ksigset)0) >> 44, 0);
}

static void signal_sets_are_longs(void **state)
{
    (void)state;
    const ksigset set = ksigbit(SIGCHLD) | ksigbit(40);
    const uint8_t hppa[8] = {0, 2, 0, 0, 0, 0, 0, 0x80}; /* bit 17 of word 0, bit 7 of word 1 */
    uint8_t bytes[8];

    sigset_pack(&linux_hppa, set, bytes);
    assert_memory_equal(bytes, hppa, 8);
    assert_int_equal(sigset_unpack(&linux_hppa, bytes), set);
    sigset_pack(&linux_ia64, set, bytes);
    assert_int_equal(bytes[2], 1);
    assert_int_equal(bytes[4], 0x80);
    assert_int_equal(sigset_unpack(&linux_ia64, bytes), set);
}

static void siginfo_of_a_child(void **state)
{
    (void)state;
    const struct ksiginfo info = {.sig = SIGCHLD, .code = 2 /* CLD_KILLED */, .layout = KSI_CHILD, .pid = 0x01020304, .status = SIGUSR1};
    uint8_t bytes[128];

    siginfo_pack(&linux_hppa, &info, bytes);
    assert_int_equal(bytes[3], 18);
    assert_int_equal(bytes[12], 1);  /* pid */
    assert_int_equal(bytes[23], 16); /* status: the guest's SIGUSR1 */
    siginfo_pack(&linux_ia64, &info, bytes);
    assert_int_equal(bytes[0], SIGCHLD);
    assert_int_equal(bytes[16], 4);
    assert_int_equal(bytes[24], SIGUSR1);
}

static void error_numbers_differ(void **state)
{
    (void)state;
    assert_int_equal(abi_errno(&linux_hppa, ENOSYS), 251);
    assert_int_equal(abi_errno(&linux_hppa, ENOENT), ENOENT);
    assert_int_equal(abi_errno(&linux_ia64, ENOSYS), ENOSYS);
}

static void tables_name_their_calls(void **state)
{
    (void)state;
    const struct call_table *hppa = linux_hppa.calls[0], *ia64 = linux_ia64.calls[0];

    assert_string_equal(hppa->lines[20].name, "getpid");
    assert_string_equal(hppa->lines[435].name, "clone3");
    assert_null(hppa->lines[127].name);
    assert_string_equal(ia64->lines[1213 - ia64->first].name, "clone2");
    for (unsigned n = 0; n < hppa->count; n++)
        if (hppa->lines[n].name)
            assert_true(hppa->lines[n].call || hppa->lines[n].lacks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(structures_follow_the_abi),
        cmocka_unit_test(alignment_may_have_a_limit),
        cmocka_unit_test(signs_are_kept_or_not),
        cmocka_unit_test(times_have_two_widths_on_32_bits),
        cmocka_unit_test(microseconds_can_be_an_int),
        cmocka_unit_test(padding_takes_no_value_and_counts_repeat),
        cmocka_unit_test(every_signal_number_has_one_partner),
        cmocka_unit_test(signals_without_partner_are_dropped),
        cmocka_unit_test(signal_sets_are_longs),
        cmocka_unit_test(siginfo_of_a_child),
        cmocka_unit_test(error_numbers_differ),
        cmocka_unit_test(tables_name_their_calls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
