/*
 * fpu.h - how translations reach the fp registers (private to isa/hppa). Halves are numbered as in fp.h: 2n is the left
 * half of fr n, 2n + 1 the right one.
 */
#ifndef PRECIS_ISA_HPPA_FPU_H
#define PRECIS_ISA_HPPA_FPU_H

#include "isa/hppa/fp.h"
#include "isa/hppa/translate.h"

/* Before an fp instruction does anything: take a pending trap. */
void fp_check(struct hppa_translation *t);

val fp_half(struct hppa_translation *t, unsigned half);
void fp_set_half(struct hppa_translation *t, unsigned half, val v);

#endif
