/* fpu.h - access to fp registers, for the files of fp and VIS semantics (private to isa/sparc). */
#ifndef PRECIS_ISA_SPARC_FPU_H
#define PRECIS_ISA_SPARC_FPU_H

#include "isa/sparc/fp.h"
#include "isa/sparc/translate.h"

/* Returns the slot of a double, by its five-bit encoding, in which the lowest bit is the number's highest one. */
static inline unsigned sparc_fp_double_slot(unsigned field)
{
    return SPARC_F + ((field & 1) << 4 | field >> 1);
}

/* Traps and returns false if the FPU is off. Every instruction on fp registers begins with it. */
bool sparc_fp_enabled(struct sparc_translation *t);

val sparc_fp_single(struct sparc_translation *t, unsigned n); /* zero-extended */
void sparc_fp_set_single(struct sparc_translation *t, unsigned n, val v);
val sparc_fp_double(struct sparc_translation *t, unsigned field);
void sparc_fp_set_double(struct sparc_translation *t, unsigned field, val v);

/* Traps and returns false unless the encoding is that of a quad, whose number is a multiple of 4. */
bool sparc_fp_is_quad(struct sparc_translation *t, unsigned field);

/* Writes the FSR's fields in `mask`; the mode changes. */
void sparc_fp_write_fsr(struct sparc_translation *t, val v, uint64_t mask);
/* Returns the FSR. */
val sparc_fp_read_fsr(struct sparc_translation *t);

#endif
