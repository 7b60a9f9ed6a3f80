/* ia64.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

static const uint64_t call[] = {
    0x0000458000101004, 0x6000000400200000, /* alloc r2=ar.pfs,0,0,4,0; movl r32=0x2000000000400000 */
    0x0220240000050800, 0x9000000460480000, /* mov r33=1; mov r34=0; mov r35=flags */
    0x0000240400707808, 0x0004000000040000, /* mov r15=540;; break.m 0x100000 */
};
static const uint64_t nop[] = {0x0000000100000001, 0x0004000000000200}; /* nop.m; nop.i; nop.i;; */
static const uint64_t leave[] = {
    0x08f0240000010000, 0x0004000000481000, /* mov r32=0; mov r15=1025 */
    0x0000020000000001, 0x0004000000000200, /* break.m 0x100000;; */
};

// clang-format off
static const uint64_t enter[] = {
    0x0000458000081005, 0x6000000400200000,
    0x0000240001010819, 0x5000003800000200,
};
static const uint64_t function[] = {
    0x0080200800847018, 0x2000000000420000,
    0xf900398742003009, 0x00ca0800404bfe03,
    0xf8e0000100000008, 0x8400000103467e3b,
    0x0000000100000019, 0x4300007003000200,
    0x7000000100000001, 0x0004000000005504,
    0x0000000100000008, 0x0004000000000200,
    0x10e0000100000000, 0x0004000000291c20,
    0x0a00100040007802, 0x5341808100420080,
    0x708020001e38700b, 0x0004000000400020,
    0x8080000100000011, 0x48ffffd0a0401820,
    0x1000000100000011, 0x0084000880005504,
};
// clang-format on

const struct self_profile scale_ia64_self_profile = {.elf_machine = EM_IA_64,
                                                     .elf64 = true,
                                                     SELF_PROFILE_CODE,
                                                     .text = 0x4000000000010000,
                                                     .data = 0x2000000000400000,
                                                     .elf_flags = 0x10,
                                                     .system = &scale_hpux,
                                                     .elf_osabi = ELFOSABI_NONE,
                                                     .word_bytes = 8,
                                                     .flags_word = 3,
                                                     .flags_shift = 36};
