/* hppa-self-profile.c - see self_profile.h. */
#include <elf.h>

#include "emu/kernel/linux/hppa.h"
#include "emu/kernel/linux/self_profile.h"

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
};

const struct self_profile linux_hppa_self_profile = {
    .text = 0x11000,
    .data = 0x200000,
    .elf_flags = 0x210,
    .elf_osabi = ELFOSABI_GNU,
    .word_bytes = 4,
    .call = {call, sizeof call / sizeof *call},
    .nop = {nop, 1},
    .leave = {leave, sizeof leave / sizeof *leave},
    .flags_word = 3,
    .flags_shift = 1,
};
