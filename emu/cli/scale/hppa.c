/* hppa.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

static const uint64_t call[] = {
    0x23400004, /* ldil L%0x200000,%r26 */
    0x34190002, /* ldi 1,%r25 */
    0x34180000, /* ldi 0,%r24 */
    0x34170000, /* ldi flags,%r23 */
    0x20200801, /* ldil L%0xc0000000,%r1 */
    0xe420e008, /* ble 4(%sr7,%r1) */
    0x34160438, /* ldi 540,%r22 */
};
static const uint64_t nop[] = {0x08000240};
static const uint64_t leave[] = {
    0x341a0000, /* ldi 0,%r26 */
    0xe4008200, /* ble 0x100(%sr2,%r0) */
    0x34140002, /* ldi 1,%r20 */
    0x08000240, /* nop, to which the kernel's cycles are charged */
};

// clang-format off
static const uint64_t enter[] = {
    0x23400004, /* ldil L%200000,r26 */
    0xe8400020, /* b,l 11020,rp */
    0x34190080, /* ldi 40,r25 */
};
static const uint64_t function[] = {
    0xcb99204a, /* movb,=,n r25,ret0,2c */
    0x0b9a0a15, /* add,l r26,ret0,r21 */
    0x341c0000, /* ldi 0,ret0 */
    0xd3931bc1, /* extrw,u ret0,30,31,r19 */
    0x0f401014, /* ldb 0(r26),r20 */
    0xd79c09ef, /* depw,z ret0,16,17,ret0 */
    0x0a930a13, /* add,l r19,r20,r19 */
    0x375a0002, /* ldo 1(r26),r26 */
    0x0b930a1c, /* add,l r19,ret0,ret0 */
    0x8b553fc5, /* cmpb, r21,r26,c */
    0xd39c1bf0, /* extrw,u ret0,31,16,ret0 */
    0xe840c002, /* bv,n r0(rp) */
    0x08000240, /* nop: the nullified delay slot */
};
// clang-format on

const struct self_profile scale_hppa_self_profile = {.elf_machine = EM_PARISC,
                                                     SELF_PROFILE_CODE,
                                                     .text = 0x11000,
                                                     .data = 0x200000,
                                                     .elf_flags = 0x210,
                                                     .system = &scale_hpux,
                                                     .elf_osabi = ELFOSABI_GNU,
                                                     .word_bytes = 4,
                                                     .flags_word = 3,
                                                     .flags_shift = 1};
