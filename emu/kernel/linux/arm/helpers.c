/*
 * The user helpers of Linux/arm: a page at a fixed address with functions that programs call, and their version.
 *
 *     0xffff0f60  cmpxchg64(old *, new *, ptr)     0 and C set if *ptr was *old and is *new
 *     0xffff0fa0  memory_barrier()
 *     0xffff0fc0  cmpxchg(old, new, ptr)           0 and C set if *ptr was old and is new
 *     0xffff0fe0  get_tls()
 *     0xffff0ffc  version
 *
 * Source: the kernel's Documentation/arm/kernel_user_helpers.rst.
 */
#include "emu/kernel/linux/arm/arm.h"
#include "emu/kernel/linux/frame.h"

static const uint64_t HELPERS = 0xffff0000;

int arm_map_helpers(struct mm *mm)
{
    // clang-format off
    static const uint32_t page[4096 / 4] = {
        [0xe00 / 4] = /* the 32-bit exchange */
        0xf57ff05b, /* dmb ish */
        0xe1923f9f, /* ldrex r3, [r2] */
        0xe0503003, /* subs r3, r0, r3 */
        0x1a000002, /* bne 0xe1c */
        0xe1823f91, /* strex r3, r1, [r2] */
        0xe3530000, /* cmp r3, #0 */
        0x1afffff9, /* bne 0xe04 */
        0xf57ff05b, /* dmb ish */
        0xe2730000, /* rsbs r0, r3, #0 */
        0xe12fff1e, /* bx lr */
        [0xe28 / 4] = /* the 64-bit exchange */
        0xe92d00f0, /* push {r4, r5, r6, r7} */
        0xe1c040d0, /* ldrd r4, [r0] */
        0xe1c160d0, /* ldrd r6, [r1] */
        0xf57ff05b, /* dmb ish */
        0xe1b20f9f, /* ldrexd r0, [r2] */
        0xe0200004, /* eor r0, r0, r4 */
        0xe0211005, /* eor r1, r1, r5 */
        0xe1903001, /* orrs r3, r0, r1 */
        0x1a000002, /* bne 0xe58 */
        0xe1a23f96, /* strexd r3, r6, [r2] */
        0xe3530000, /* cmp r3, #0 */
        0x1afffff7, /* bne 0xe38 */
        0xf57ff05b, /* dmb ish */
        0xe8bd00f0, /* pop {r4, r5, r6, r7} */
        0xe2730000, /* rsbs r0, r3, #0 */
        0xe12fff1e, /* bx lr */
        [0xf60 / 4] = /* cmpxchg64 */
        0xeaffffb0, /* b 0xe28 */
        [0xfa0 / 4] = /* memory_barrier */
        0xf57ff05b, /* dmb ish */
        0xe12fff1e, /* bx lr */
        [0xfc0 / 4] = /* cmpxchg */
        0xeaffff8e, /* b 0xe00 */
        [0xfe0 / 4] = /* get_tls */
        0xee1d0f70, /* mrc 15, 0, r0, cr13, cr0, {3} */
        0xe12fff1e, /* bx lr */
        [0xffc / 4] = /* version */
        5,
    };
    // clang-format on

    return frame_map_code(mm, HELPERS, "[vectors]", page, sizeof page);
}
