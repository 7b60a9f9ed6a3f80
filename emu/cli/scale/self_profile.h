/*
 * self_profile.h - the machine code of two programs that profile themselves: the profiling call of a system, sprofil(DATA, 1, NULL, flags)
 * or profil(), then no-operations or a call of checksum(), then exit(0).
 *
 *     const struct self_profile *code = self_profile_for(isa->elf_machine, isa->long_bits == 64);
 *
 * `precis scale --measure` makes programs of it. DATA is the address of what the call reads (emu/cli/scale/system.h).
 */
#ifndef PRECIS_EMU_CLI_SCALE_SELF_PROFILE_H
#define PRECIS_EMU_CLI_SCALE_SELF_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/cli/scale/system.h"

struct self_profile_words {
    const uint64_t *words;
    size_t count;
};

#define SELF_PROFILE_WORDS(words)           \
    {                                       \
        words, sizeof words / sizeof *words \
    }

/* The members of struct self_profile that are code: arrays of those names. */
#define SELF_PROFILE_CODE                                                                                 \
    .call = SELF_PROFILE_WORDS(call), .nop = SELF_PROFILE_WORDS(nop), .enter = SELF_PROFILE_WORDS(enter), \
    .leave = SELF_PROFILE_WORDS(leave), .function = SELF_PROFILE_WORDS(function)

struct self_profile {
    unsigned elf_machine; /* EM_... */
    bool elf64;
    const struct scale_system *system;
    uint64_t text, data; /* addresses */
    uint8_t entry_bits;  /* of the entry point, besides text's: which of two instruction sets */
    uint32_t elf_flags;  /* e_flags */
    uint8_t elf_osabi;
    unsigned word_bytes;                        /* of a word of the code, in the machine's byte order: 1, 2, 4 or 8 */
    struct self_profile_words call, nop, leave; /* the profiling call; a no-operation; exit(0), then one */
    struct self_profile_words enter, function;  /* checksum(DATA, 64), with leave between them; checksum(): SELF_PROFILE_SOURCE */
    unsigned mask_bytes;                        /* bytes of checksum() before its first instruction: its entry mask */
    unsigned flags_word, flags_shift;           /* where sprofil's flags go: the word of `call` and the bit */
};

/* checksum() in C, the sum of 4.3BSD's sum(1); each machine's is compiled by gcc 12 with -O2 -fno-unroll-loops. */
#define SELF_PROFILE_SOURCE                                    \
    "unsigned checksum(const unsigned char *at, unsigned n)\n" \
    "{\n"                                                      \
    "    unsigned sum = 0;\n"                                  \
    "    for (; n; n--) {\n"                                   \
    "        sum = (sum >> 1) + ((sum & 1) << 15);\n"          \
    "        sum = (sum + *at++) & 0xffff;\n"                  \
    "    }\n"                                                  \
    "    return sum;\n"                                        \
    "}\n"

extern const struct self_profile scale_hppa_self_profile, scale_ia64_self_profile, scale_ppc_self_profile, scale_m68k_self_profile,
    scale_i386_self_profile, scale_x86_64_self_profile, scale_arm_self_profile, scale_aarch64_self_profile, scale_riscv64_self_profile,
    scale_sparc_self_profile, scale_sparc64_self_profile, scale_vax_self_profile;

/* Returns the code for an ELF machine and class; NULL: unknown machine. */
const struct self_profile *self_profile_for(unsigned elf_machine, bool elf64);

#endif
