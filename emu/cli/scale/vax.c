/* vax.c - see self_profile.h. */
#include "emu/cli/scale/self_profile.h"

// clang-format off
static const uint64_t call[] = {
    0x00, 0x00, /* .word 0: the entry mask */
    0xd0, 0x8f, 0x00, 0x00, 0x04, 0x00, 0x5c, /* movl $0x40000,ap */
    0xbc, 0x2c, /* chmk $44 */
    0x01, /* nop: what counts begins at an even address */
};
static const uint64_t nop[] = {
    0xd5, 0x50, /* tstl r0: of 2 bytes, the least that a counter has */
};
static const uint64_t enter[] = {
    0xdd, 0x8f, 0x40, 0x00, 0x00, 0x00, /* pushl $64 */
    0xdf, 0x9f, 0x00, 0x00, 0x04, 0x00, /* pushal *$0x40000 */
    0xfb, 0x02, 0xaf, 0x08, /* calls $2,checksum */
};
static const uint64_t leave[] = {
    0x7c, 0x7e, /* clrq -(sp) */
    0xd0, 0x5e, 0x5c, /* movl sp,ap */
    0xbc, 0x01, /* chmk $1 */
    0x01, /* nop, to which the kernel's cycles are charged */
};
static const uint64_t function[] = {
    0x00, 0x00, /* .word 0: the entry mask */
    0xc2, 0x04, 0x5e, /* subl2 $4,sp */
    0xd0, 0xac, 0x04, 0x52, /* movl 4(ap),r2 */
    0xd0, 0xac, 0x08, 0x50, /* movl 8(ap),r0 */
    0x13, 0x2b, /* beql 3a */
    0xc1, 0x52, 0x50, 0x54, /* addl3 r2,r0,r4 */
    0xd4, 0x50, /* clrl r0 */
    0x9c, 0x1f, 0x50, 0x51, /* rotl $31,r0,r1 */
    0xca, 0x8f, 0x00, 0x00, 0x00, 0x80, 0x51, /* bicl2 $0x80000000,r1 */
    0x9a, 0x82, 0x53, /* movzbl (r2)+,r3 */
    0xc0, 0x53, 0x51, /* addl2 r3,r1 */
    0x78, 0x0f, 0x50, 0x50, /* ashl $15,r0,r0 */
    0xc0, 0x50, 0x51, /* addl2 r0,r1 */
    0xcb, 0x8f, 0x00, 0x00, 0xff, 0xff, 0x51, 0x50, /* bicl3 $0xffff0000,r1,r0 */
    0xd1, 0x52, 0x54, /* cmpl r2,r4 */
    0x12, 0xdb, /* bneq 15 */
    0x04, /* ret */
};
// clang-format on

enum { EM_VAX_OFFICIAL = 75 };

const struct self_profile scale_vax_self_profile = {.elf_machine = EM_VAX_OFFICIAL,
                                                    SELF_PROFILE_CODE,
                                                    .system = &scale_bsd43,
                                                    .text = 0,
                                                    .data = 0x40000,
                                                    .mask_bytes = 2,
                                                    .word_bytes = 1};
