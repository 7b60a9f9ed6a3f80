/*
 * emit.h - host code for Itanium's intrinsics (struct ir_intrinsic): the emitters that a host's folder defines, x64/ on x86-64.
 *
 * IA64_EMIT(name) is the emitter, or NULL on a host without one.
 */
#ifndef PRECIS_ISA_IA64_EMIT_H
#define PRECIS_ISA_IA64_EMIT_H

#include "emu/ir/ir.h"

#if defined __x86_64__ && !defined PRECIS_MEMORY_TABLES
/* Multiply-add and comparison of ext82 values: x64/ext82.c. */
ir_emit_x64 ia64_emit_ext82_fma, ia64_emit_ext82_compare;
/* The ALAT's operations, and the test of a speculative load's address: x64/alat.c. */
ir_emit_x64 ia64_emit_alat_insert, ia64_emit_alat_check, ia64_emit_alat_stored, ia64_emit_can_load;
/* alloc, calls and returns: x64/frame.c. */
ir_emit_x64 ia64_emit_frame_room, ia64_emit_frame_up, ia64_emit_frame_down;
struct emitter;
/* As rse_position(), to rax; rcx and rdx are lost. */
void ia64_emit_position(struct emitter *e);
#define IA64_EMIT(name) ia64_emit_##name
#else
#define IA64_EMIT(name) NULL
#endif

#endif
