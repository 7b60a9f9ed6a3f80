/* riscv64.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

// clang-format off
static const uint64_t call[] = {
    0x0537, 0x0020, /* lui a0,0x200 */
    0x4585, /* li a1,1 */
    0x4601, /* li a2,0 */
    0x4681, /* li a3,0 */
    0x6891, /* lui a7,0x4 */
    0x889b, 0x21c8, /* addw a7,a7,540 */
    0x0073, 0x0000, /* ecall */
};
static const uint64_t nop[] = {
    0x0001, /* nop */
};
static const uint64_t enter[] = {
    0x0537, 0x0020, /* lui a0,0x200 */
    0x0593, 0x0400, /* li a1,64 */
    0x00ef, 0x0100, /* jal 1102e */
};
static const uint64_t leave[] = {
    0x4501, /* li a0,0 */
    0x0893, 0x05d0, /* li a7,93 */
    0x0073, 0x0000, /* ecall */
    0x0001, /* nop */
};
static const uint64_t function[] = {
    0x872a, /* mv a4,a0 */
    0xc59d, /* beqz a1,30 */
    0x1582, /* sll a1,a1,0x20 */
    0x9181, /* srl a1,a1,0x20 */
    0x0633, 0x00b5, /* add a2,a0,a1 */
    0x65c1, /* lui a1,0x10 */
    0x4501, /* li a0,0 */
    0x15fd, /* add a1,a1,-1 */
    0x4683, 0x0007, /* lbu a3,0(a4) */
    0x579b, 0x0015, /* srlw a5,a0,0x1 */
    0x151b, 0x00f5, /* sllw a0,a0,0xf */
    0x9fb5, /* addw a5,a5,a3 */
    0x9fa9, /* addw a5,a5,a0 */
    0x8fed, /* and a5,a5,a1 */
    0x0705, /* add a4,a4,1 */
    0x851b, 0x0007, /* sext.w a0,a5 */
    0x14e3, 0xfec7, /* bne a4,a2,12 */
    0x8082, /* ret */
    0x4501, /* li a0,0 */
    0x8082, /* ret */
};
// clang-format on

const struct self_profile scale_riscv64_self_profile = {.elf_machine = EM_RISCV,
                                                        .elf64 = true,
                                                        SELF_PROFILE_CODE,
                                                        .text = 0x11000,
                                                        .data = 0x200000,
                                                        .elf_flags = 0x5,
                                                        .system = &scale_hpux,
                                                        .elf_osabi = ELFOSABI_NONE,
                                                        .word_bytes = 2,
                                                        .flags_word = 4,
                                                        .flags_shift = 2};
