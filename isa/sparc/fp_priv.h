/* fp_priv.h - shared by the files of SPARC floating point (private to isa/sparc). */
#ifndef PRECIS_ISA_SPARC_FP_PRIV_H
#define PRECIS_ISA_SPARC_FP_PRIV_H

#include "isa/sparc/fp.h"

/* The rounding that FSR.RD selects. */
enum fp_rounding sparc_fp_rounding(uint64_t fsr);

/* The exceptions of FP_IEEE and FP_TINY; an exact tiny result is an underflow only if that traps. */
unsigned sparc_fp_exceptions(uint64_t fsr, unsigned flags);

/* Rounds to a single or a double. */
uint64_t sparc_fp_narrow(uint64_t fsr, bool dbl, const struct fp_exact *e, unsigned *raised);

#endif
