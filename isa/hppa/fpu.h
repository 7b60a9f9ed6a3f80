/*
 * fpu.h - access of translations to the fp registers (private to isa/hppa). Halves are numbered as in fp.h: 2n is the left
 * half of fr n, 2n + 1 the right one.
 */
#ifndef PRECIS_ISA_HPPA_FPU_H
#define PRECIS_ISA_HPPA_FPU_H

#include "isa/hppa/fp.h"
#include "isa/hppa/translate.h"

/* Take a pending trap; call it before an fp instruction does anything. */
void fp_check(struct hppa_translation *t);

val fp_half(struct hppa_translation *t, unsigned half);
void fp_set_half(struct hppa_translation *t, unsigned half, val v);

#endif
