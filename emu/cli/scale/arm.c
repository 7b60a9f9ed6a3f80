/* arm.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

// clang-format off
static const uint64_t call[] = {
    0xf240, 0x0000, /* movw r0, #0 */
    0xf2c0, 0x0020, /* movt r0, #32 */
    0x2101, /* movs r1, #1 */
    0x2200, /* movs r2, #0 */
    0x2300, /* movs r3, #0 */
    0xf244, 0x271c, /* movw r7, #16924 */
    0xdf00, /* svc 0 */
};
static const uint64_t nop[] = {
    0x46c0, /* nop */
};
static const uint64_t enter[] = {
    0xf240, 0x0000, /* movw r0, #0 */
    0xf2c0, 0x0020, /* movt r0, #32 */
    0xf04f, 0x0140, /* mov.w r1, #64 */
    0xf000, 0xf804, /* bl 1102e */
};
static const uint64_t leave[] = {
    0x2000, /* movs r0, #0 */
    0x2701, /* movs r7, #1 */
    0xdf00, /* svc 0 */
    0x46c0, /* nop */
};
static const uint64_t function[] = {
    0x4602, /* mov r2, r0 */
    0xb159, /* cbz r1, 1c */
    0x4401, /* add r1, r0 */
    0x2000, /* movs r0, #0 */
    0xf812, 0x3b01, /* ldrb.w r3, [r2], #1 */
    0x428a, /* cmp r2, r1 */
    0xeb03, 0x0350, /* add.w r3, r3, r0, lsr #1 */
    0xeb03, 0x30c0, /* add.w r0, r3, r0, lsl #15 */
    0xb280, /* uxth r0, r0 */
    0xd1f6, /* bne.n 8 */
    0x4770, /* bx lr */
    0x4608, /* mov r0, r1 */
    0x4770, /* bx lr */
};
// clang-format on

/* entry_bits: Thumb */
const struct self_profile scale_arm_self_profile = {.elf_machine = EM_ARM,
                                                    SELF_PROFILE_CODE,
                                                    .text = 0x11000,
                                                    .data = 0x200000,
                                                    .entry_bits = 1,
                                                    .elf_flags = 0x5000400,
                                                    .system = &scale_hpux,
                                                    .elf_osabi = ELFOSABI_NONE,
                                                    .word_bytes = 2,
                                                    .flags_word = 6};
