/* sparc.c - see self_profile.h. The 32-bit and the 64-bit program. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

// clang-format off
#define CALL(trap)                          \
    {                                       \
        0x11000800, /* sethi %hi(0x200000),%o0 */ \
        0x92102001, /* mov 1,%o1 */         \
        0x94102000, /* mov 0,%o2 */         \
        0x96102000, /* mov flags,%o3 */     \
        0x03000010, /* sethi %hi(0x4000),%g1 */ \
        0x8210621c, /* or %g1,0x21c,%g1 */  \
        trap,                               \
    }
static const uint64_t call32[] = CALL(0x91d02010 /* ta 0x10 */), call64[] = CALL(0x91d0206d /* ta 0x6d */);
static const uint64_t nop[] = {0x01000000};
static const uint64_t enter[] = {
    0x11000800, /* sethi %hi(0x200000),%o0 */
    0x40000006, /* call checksum */
    0x92102040, /* mov 64,%o1 */
};
static const uint64_t leave32[] = {
    0x90102000, /* mov 0,%o0 */
    0x82102001, /* mov 1,%g1 */
    0x91d02010, /* ta 0x10 */
    0x01000000, /* nop, to which the kernel's cycles are charged */
};
static const uint64_t leave64[] = {
    0x90102000, /* mov 0,%o0 */
    0x82102001, /* mov 1,%g1 */
    0x91d0206d, /* ta 0x6d */
    0x01000000, /* nop */
};
static const uint64_t function32[] = {
    0x9de3bfa0, /* save %sp, -96, %sp */
    0x80a66000, /* cmp %i1, 0 */
    0x02400010, /* be,pn %icc, 48 */
    0x0900003f, /* sethi %hi(0xfc00), %g4 */
    0xb2060019, /* add %i0, %i1, %i1 */
    0x84102000, /* clr %g2 */
    0x881123ff, /* or %g4, 0x3ff, %g4 */
    0xc60e0000, /* ldub [ %i0 ], %g3 */
    0x8330a001, /* srl %g2, 1, %g1 */
    0xb0062001, /* inc %i0 */
    0x8528a00f, /* sll %g2, 0xf, %g2 */
    0x80a60019, /* cmp %i0, %i1 */
    0x82004003, /* add %g1, %g3, %g1 */
    0x82004002, /* add %g1, %g2, %g1 */
    0x124ffff9, /* bne %icc, 1c */
    0x84084004, /* and %g1, %g4, %g2 */
    0x81cfe008, /* return %i7 + 8 */
    0x90100002, /* mov %g2, %o0 */
    0x84102000, /* clr %g2 */
    0x81cfe008, /* return %i7 + 8 */
    0x90100002, /* mov %g2, %o0 */
};
static const uint64_t function64[] = {
    0x9de3bf50, /* save %sp, -176, %sp */
    0x02c64010, /* brz,pn %i1, 44 */
    0x0900003f, /* sethi %hi(0xfc00), %g4 */
    0xb2060019, /* add %i0, %i1, %i1 */
    0x84102000, /* clr %g2 */
    0x881123ff, /* or %g4, 0x3ff, %g4 */
    0x8330a001, /* srl %g2, 1, %g1 */
    0x8528a00f, /* sll %g2, 0xf, %g2 */
    0xb0062001, /* inc %i0 */
    0xc60e3fff, /* ldub [ %i0 + -1 ], %g3 */
    0x80a60019, /* cmp %i0, %i1 */
    0x82004003, /* add %g1, %g3, %g1 */
    0x82004002, /* add %g1, %g2, %g1 */
    0x126ffff9, /* bne %xcc, 18 */
    0x84084004, /* and %g1, %g4, %g2 */
    0x81cfe008, /* return %i7 + 8 */
    0x9130a000, /* srl %g2, 0, %o0 */
    0x84102000, /* clr %g2 */
    0x81cfe008, /* return %i7 + 8 */
    0x9130a000, /* srl %g2, 0, %o0 */
};
// clang-format on

#define CODE(bits)                                                                                                               \
    .call = SELF_PROFILE_WORDS(call##bits), .nop = SELF_PROFILE_WORDS(nop), .enter = SELF_PROFILE_WORDS(enter),                  \
    .leave = SELF_PROFILE_WORDS(leave##bits), .function = SELF_PROFILE_WORDS(function##bits), .text = 0x12000, .data = 0x200000, \
    .system = &scale_hpux, .elf_osabi = ELFOSABI_NONE, .word_bytes = 4, .flags_word = 3

enum { V8PLUS = 0x100 }; /* e_flags */
const struct self_profile scale_sparc_self_profile = {.elf_machine = EM_SPARC32PLUS, CODE(32), .elf_flags = V8PLUS};
const struct self_profile scale_sparc64_self_profile = {.elf_machine = EM_SPARCV9, .elf64 = true, CODE(64)};
