/* emit.h - the functions that emit host code for PA-RISC's intrinsics (struct ir_intrinsic): on other hosts there are none. */
#ifndef PRECIS_ISA_HPPA_X64_EMIT_H
#define PRECIS_ISA_HPPA_X64_EMIT_H

#include "emu/ir/ir.h"

#ifdef __x86_64__
/* divide.c */
ir_emit_x64 hppa_emit_divide;
#define HPPA_EMIT(name) hppa_emit_##name
#else
#define HPPA_EMIT(name) NULL
#endif

#endif
