/*
 * fields.h - decodes the scrambled immediates and displacements of PA-RISC. Each function takes the field as the
 * pattern joins it, left to right, and its width in bits. Source: the manual's assemble_ functions (PA-RISC 2.0,
 * appendix D; low_sign_ext, assemble_12 .. assemble_22).
 */
#ifndef PRECIS_ISA_HPPA_FIELDS_H
#define PRECIS_ISA_HPPA_FIELDS_H

#include <stdint.h>

static inline int32_t hppa_sign_extend(uint32_t value, unsigned width)
{
    return (int32_t)(value << (32 - width)) >> (32 - width);
}

/* The sign is the last bit. */
static inline int32_t hppa_low_sign_extend(uint32_t value, unsigned width)
{
    uint32_t magnitude = value >> 1;
    return value & 1 ? (int32_t)(magnitude | ~0u << (width - 1)) : (int32_t)magnitude;
}

/* Displacement of a long load or store in bytes: 14, 12 (words) or 11 bits (doublewords), sign last. In wide mode (W = 1) the space
 * field s adds two bits, XORed with the sign. */
static inline int32_t hppa_displacement(uint32_t s, uint32_t value, unsigned width, int wide)
{
    int32_t disp = (int32_t)((uint32_t)hppa_low_sign_extend(value, width) << (14 - width));
    return wide ? disp ^ (int32_t)(s << 13) : disp;
}

/* Branch displacement in bytes, of 12, 17 or 22 bits: w1.. (high part), w2 (10 bits), w2's top bit, sign. */
static inline int32_t hppa_branch_displacement(uint32_t w, unsigned width)
{
    uint32_t value = (w & 1) << (width - 1) | w >> 12 << 11 | (w >> 1 & 1) << 10 | (w >> 2 & 0x3ff);
    return (int32_t)((uint32_t)hppa_sign_extend(value, width) << 2);
}

/* LDIL and ADDIL: 21 bits become the upper 21 of 32. */
static inline int32_t hppa_long_immediate(uint32_t i)
{
    uint32_t value = (i & 1) << 20 | (i >> 1 & 0x7ff) << 9 | (i >> 14 & 3) << 7 | (i >> 16 & 31) << 2 | (i >> 12 & 3);
    return (int32_t)(value << 11);
}

/* Length of a field in bits: 32 - l; for six bits, the first one adds 32. */
static inline unsigned hppa_length(uint32_t l)
{
    return ((l >> 5) + 1) * 32 - (l & 31);
}

#endif
