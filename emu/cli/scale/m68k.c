/* m68k.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

// clang-format off
static const uint64_t call[] = {
    0x223c, 0x8020, 0x0000, /* movel #-2145386496,%d1 */
    0x7401, /* moveq #1,%d2 */
    0x7600, /* moveq #0,%d3 */
    0x7800, /* moveq #0,%d4 */
    0x203c, 0x0000, 0x421c, /* movel #16924,%d0 */
    0x4e40, /* trap #0 */
};
static const uint64_t nop[] = {
    0x4e71, /* nop */
};
static const uint64_t enter[] = {
    0x4878, 0x0040, /* pea 40 */
    0x2f3c, 0x8020, 0x0000, /* movel #-2145386496,%sp@- */
    0x6100, 0x000c, /* bsrw 8001002e */
    0x508f, /* addql #8,%sp */
};
static const uint64_t leave[] = {
    0x7200, /* moveq #0,%d1 */
    0x7001, /* moveq #1,%d0 */
    0x4e40, /* trap #0 */
    0x4e71, /* nop */
};
static const uint64_t function[] = {
    0x2f02, /* movel %d2,%sp@- */
    0x206f, 0x0008, /* moveal %sp@(8),%a0 */
    0x4aaf, 0x000c, /* tstl %sp@(12) */
    0x6726, /* beqs 32 */
    0x226f, 0x000c, /* moveal %sp@(12),%a1 */
    0xd3c8, /* addal %a0,%a1 */
    0x4280, /* clrl %d0 */
    0x2200, /* movel %d0,%d1 */
    0xe289, /* lsrl #1,%d1 */
    0x4282, /* clrl %d2 */
    0x1418, /* moveb %a0@+,%d2 */
    0xd282, /* addl %d2,%d1 */
    0x740f, /* moveq #15,%d2 */
    0xe5a8, /* lsll %d2,%d0 */
    0xd081, /* addl %d1,%d0 */
    0x0280, 0x0000, 0xffff, /* andil #65535,%d0 */
    0xb3c8, /* cmpal %a0,%a1 */
    0x66e6, /* bnes 14 */
    0x241f, /* movel %sp@+,%d2 */
    0x4e75, /* rts */
    0x4280, /* clrl %d0 */
    0x241f, /* movel %sp@+,%d2 */
    0x4e75, /* rts */
};
// clang-format on

const struct self_profile scale_m68k_self_profile = {.elf_machine = EM_68K,
                                                     SELF_PROFILE_CODE,
                                                     .text = 0x80010000,
                                                     .data = 0x80200000,
                                                     .system = &scale_hpux,
                                                     .elf_osabi = ELFOSABI_NONE,
                                                     .word_bytes = 2,
                                                     .flags_word = 5};
