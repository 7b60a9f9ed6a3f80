/* ppc.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

// clang-format off
static const uint64_t call[] = {
    0x3c601020, /* lis r3,4128 */
    0x38630000, /* addi r3,r3,0 */
    0x38800001, /* li r4,1 */
    0x38a00000, /* li r5,0 */
    0x38c00000, /* li r6,0 */
    0x3800421c, /* li r0,16924 */
    0x44000002, /* sc */
};
static const uint64_t nop[] = {
    0x60000000, /* nop */
};
static const uint64_t enter[] = {
    0x3c601020, /* lis r3,4128 */
    0x38630000, /* addi r3,r3,0 */
    0x38800040, /* li r4,64 */
    0x48000015, /* bl 10010040 */
};
static const uint64_t leave[] = {
    0x38600000, /* li r3,0 */
    0x38000001, /* li r0,1 */
    0x44000002, /* sc */
    0x60000000, /* nop */
};
static const uint64_t function[] = {
    0x2c040000, /* cmpwi r4,0 */
    0x4182003c, /* beq 40 */
    0x3943ffff, /* addi r10,r3,-1 */
    0x7c8903a6, /* mtctr r4 */
    0x38600000, /* li r3,0 */
    0x60000000, /* nop */
    0x60000000, /* nop */
    0x60000000, /* nop */
    0x8d0a0001, /* lbzu r8,1(r10) */
    0x5469f87e, /* srwi r9,r3,1 */
    0x54637820, /* slwi r3,r3,15 */
    0x7d294214, /* add r9,r9,r8 */
    0x7d291a14, /* add r9,r9,r3 */
    0x5523043e, /* clrlwi r3,r9,16 */
    0x4200ffe8, /* bdnz 20 */
    0x4e800020, /* blr */
    0x38600000, /* li r3,0 */
    0x4e800020, /* blr */
};
// clang-format on

const struct self_profile scale_ppc_self_profile = {.elf_machine = EM_PPC,
                                                    SELF_PROFILE_CODE,
                                                    .text = 0x10010000,
                                                    .data = 0x10200000,
                                                    .system = &scale_hpux,
                                                    .elf_osabi = ELFOSABI_NONE,
                                                    .word_bytes = 4,
                                                    .flags_word = 4};
