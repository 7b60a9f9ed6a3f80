/* fp_priv.h - shared by the files of PA-RISC floating point (private to isa/hppa). */
#ifndef PRECIS_ISA_HPPA_FP_PRIV_H
#define PRECIS_ISA_HPPA_FP_PRIV_H

#include "emu/fp/fp.h"
#include "isa/hppa/fp.h"

/* PA bit numbering: `len` bits of an instruction that end at bit `pos`, bit 0 the leftmost. */
static inline unsigned hppa_fp_field(uint32_t insn, unsigned pos, unsigned len)
{
    return insn >> (31 - pos) & ((1u << len) - 1);
}

/* Formats: the functions of single and double precision. */
static inline struct fp_num hppa_fp_unpack(bool dbl, uint64_t bits)
{
    return dbl ? fp_unpack64(bits) : fp_unpack32((uint32_t)bits);
}

static inline uint64_t hppa_fp_pack(bool dbl, struct fp_num a)
{
    return dbl ? fp_pack64(a) : fp_pack32(a);
}

/* The rounding target that the FPSR specifies. */
struct fp_target hppa_fp_target(uint32_t fpsr, bool dbl);

/* The change of the exponent in a trapped overflow or underflow (PA 1.1, table 6-15). */
static inline int hppa_fp_wrap(bool dbl)
{
    return dbl ? 1536 : 192;
}

/* Half-register access: index 2*n is the left half of fr[n], 2*n + 1 the right half. */
static inline uint32_t hppa_fp_word(const uint64_t fr[32], unsigned index)
{
    return (uint32_t)(fr[index / 2] >> (index & 1 ? 0 : 32));
}

static inline void hppa_fp_set_word(uint64_t fr[32], unsigned index, uint32_t word)
{
    unsigned shift = index & 1 ? 0 : 32;
    fr[index / 2] = (fr[index / 2] & ~(0xffffffffull << shift)) | (uint64_t)word << shift;
}

#endif
