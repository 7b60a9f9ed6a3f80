/* aarch64.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

// clang-format off
static const uint64_t call[] = {
    0xd2a00c00, /* mov x0, #0x600000 */
    0x52800021, /* mov w1, #0x1 */
    0xd2800002, /* mov x2, #0x0 */
    0x52800003, /* mov w3, #0x0 */
    0x52884388, /* mov w8, #0x421c */
    0xd4000001, /* svc #0x0 */
};
static const uint64_t nop[] = {
    0xd503201f, /* nop */
};
static const uint64_t enter[] = {
    0xd2a00c00, /* mov x0, #0x600000 */
    0x52800801, /* mov w1, #0x40 */
    0x94000005, /* bl 401038 */
};
static const uint64_t leave[] = {
    0x52800000, /* mov w0, #0x0 */
    0x52800ba8, /* mov w8, #0x5d */
    0xd4000001, /* svc #0x0 */
    0xd503201f, /* nop */
};
static const uint64_t function[] = {
    0xaa0003e2, /* mov x2, x0 */
    0x34000141, /* cbz w1, 2c */
    0x8b214003, /* add x3, x0, w1, uxtw */
    0x52800000, /* mov w0, #0x0 */
    0x38401441, /* ldrb w1, [x2], #1 */
    0x0b400421, /* add w1, w1, w0, lsr #1 */
    0x0b003c20, /* add w0, w1, w0, lsl #15 */
    0x12003c00, /* and w0, w0, #0xffff */
    0xeb03005f, /* cmp x2, x3 */
    0x54ffff61, /* b.ne 10 */
    0xd65f03c0, /* ret */
    0x52800000, /* mov w0, #0x0 */
    0xd65f03c0, /* ret */
};
// clang-format on

const struct self_profile scale_aarch64_self_profile = {.elf_machine = EM_AARCH64,
                                                        .elf64 = true,
                                                        SELF_PROFILE_CODE,
                                                        .text = 0x401000,
                                                        .data = 0x600000,
                                                        .system = &scale_hpux,
                                                        .elf_osabi = ELFOSABI_NONE,
                                                        .word_bytes = 4,
                                                        .flags_word = 3,
                                                        .flags_shift = 5};
