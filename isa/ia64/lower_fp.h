/*
 * lower_fp.h - what the files of floating-point instructions share: fields of an instruction's bits, and helpers that take those bits.
 */
#ifndef PRECIS_ISA_IA64_LOWER_FP_H
#define PRECIS_ISA_IA64_LOWER_FP_H

#include "isa/ia64/lower.h"

#define X_F1 field(x, 6, 7)
#define X_F2 field(x, 13, 7)
#define X_F3 field(x, 20, 7)
#define X_F4 field(x, 27, 7)
#define X_SF field(x, 34, 2)
#define X_P1 field(x, 6, 6)
#define X_P2 field(x, 27, 6)

/* FN(name) { ... } defines the helper fn_name(cpu, x, y, z), which also has the slots s. */
#define FN(name)                                                                                         \
    static uint64_t do_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t z, uint64_t *s);           \
    static uint64_t fn_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)                         \
    {                                                                                                    \
        return do_##name(c, x, y, z, cpu_slots(c));                                                      \
    }                                                                                                    \
    static uint64_t do_##name(struct cpu *c __attribute__((unused)), uint64_t x __attribute__((unused)), \
                              uint64_t y __attribute__((unused)), uint64_t z __attribute__((unused)), uint64_t *s)

/* Writes v to f, held as a double if possible. */
static inline void put_number(uint64_t *s, unsigned f, struct ia64_fr v)
{
    unsigned field = (unsigned)(v.exp & IA64_FR_EXP_MASK) - (IA64_FR_BIAS - 1023);
    if (!(v.sig & 0x7ff) && v.sig >> 63 && field - 1 < 0x7fe)
        put_fr(s, f, (struct ia64_fr){v.exp >> 17 << 63 | (uint64_t)field << 52 | (v.sig << 1) >> 12, FR_DOUBLE});
    else if (!v.sig && !(v.exp & IA64_FR_EXP_MASK))
        put_fr(s, f, (struct ia64_fr){v.exp >> 17 << 63, FR_DOUBLE});
    else
        put_fr(s, f, v);
}

/* Sets f to a constant. If it is a normal number, the block knows that. */
void fr_put_constant(struct translation *t, unsigned f, uint64_t sig, uint64_t exp);

#endif
