/*
 * emit.h - host code for PA-RISC's intrinsics (struct ir_intrinsic): the emitters that a host's folder defines, x64/ on x86-64.
 *
 * HPPA_EMIT(name) is the emitter, or NULL on a host without one.
 */
#ifndef PRECIS_ISA_HPPA_EMIT_H
#define PRECIS_ISA_HPPA_EMIT_H

#include "emu/ir/ir.h"

#if defined __x86_64__ && !defined PRECIS_MEMORY_TABLES
/* A run of divide steps as one division: x64/divide.c. */
ir_emit_x64 hppa_emit_divide;
#define HPPA_EMIT(name) hppa_emit_##name
#else
#define HPPA_EMIT(name) NULL
#endif

#endif
