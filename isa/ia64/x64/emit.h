/* emit.h - the functions that emit x86-64 code for Itanium's intrinsics (struct ir_intrinsic). On other hosts IA64_EMIT() is NULL. */
#ifndef PRECIS_ISA_IA64_X64_EMIT_H
#define PRECIS_ISA_IA64_X64_EMIT_H

#include "emu/ir/ir.h"

#ifdef __x86_64__
/* ext82.c */
ir_emit_x64 ia64_emit_ext82_fma, ia64_emit_ext82_compare;
/* alat.c */
ir_emit_x64 ia64_emit_alat_insert, ia64_emit_alat_check, ia64_emit_alat_stored, ia64_emit_can_load;
/* frame.c */
ir_emit_x64 ia64_emit_frame_room, ia64_emit_frame_up, ia64_emit_frame_down;
#define IA64_EMIT(name) ia64_emit_##name
#else
/* frame.c */
ir_emit_x64 ia64_emit_frame_room, ia64_emit_frame_up, ia64_emit_frame_down;
#define IA64_EMIT(name) NULL
#endif

#endif
