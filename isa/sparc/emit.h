/*
 * emit.h - host code for SPARC's intrinsics (struct ir_intrinsic): the emitters that a host's folder defines, x64/ on x86-64.
 *
 * SPARC_EMIT(name) is the emitter, or NULL on a host without one.
 */
#ifndef PRECIS_ISA_SPARC_EMIT_H
#define PRECIS_ISA_SPARC_EMIT_H

#include "emu/ir/ir.h"

#if defined __x86_64__ && !defined PRECIS_MEMORY_TABLES
/* The moves of the register window: x64/window.c. */
ir_emit_x64 sparc_emit_save, sparc_emit_restore;
/* The test of a load that does not fault: x64/memory.c. */
ir_emit_x64 sparc_emit_readable;
#define SPARC_EMIT(name) sparc_emit_##name
#else
#define SPARC_EMIT(name) NULL
#endif

#endif
