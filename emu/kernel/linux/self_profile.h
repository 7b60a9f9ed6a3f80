/*
 * self_profile.h - the machine code of a program that profiles itself: sprofil(DATA, 1, NULL, flags), no-operations, exit(0).
 *
 *     const struct self_profile *code = self_profile_for(isa->elf_machine, isa->long_bits == 64);
 *
 * `precis scale --measure` makes a program of it. DATA is the address of the struct prof.
 */
#ifndef PRECIS_EMU_KERNEL_LINUX_SELF_PROFILE_H
#define PRECIS_EMU_KERNEL_LINUX_SELF_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct self_profile_words {
    const uint64_t *words;
    size_t count;
};

struct self_profile {
    uint64_t text, data; /* addresses */
    uint32_t elf_flags;  /* e_flags */
    uint8_t elf_osabi;
    unsigned word_bytes;                        /* of a word of the code, in the machine's byte order: 4 or 8 */
    struct self_profile_words call, nop, leave; /* sprofil(); one no-operation, as long as what a pc names; exit(0) */
    unsigned flags_word, flags_shift;           /* where sprofil's flags go: the word of `call` and the bit */
};

/* Returns the code for an ELF machine and class; NULL: unknown machine. */
const struct self_profile *self_profile_for(unsigned elf_machine, bool elf64);

#endif
