/* ops.h - cpus that run blocks of micro-operations: for instruction sets that have a struct ir_isa. */
#ifndef PRECIS_EMU_ENGINE_OPS_H
#define PRECIS_EMU_ENGINE_OPS_H

#include "emu/cpu/ops.h"

extern const struct cpu_ops engine_ops;

#endif
