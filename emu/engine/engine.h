/* engine.h - cpus that run blocks of micro-operations: for instruction sets that have a struct ir_isa. */
#ifndef PRECIS_EMU_ENGINE_ENGINE_H
#define PRECIS_EMU_ENGINE_ENGINE_H

#include "emu/cpu/ops.h"

extern const struct cpu_ops engine_ops;

/* What turns blocks into the host's code. The folder of the host's kind defines it: emu/x64. */
struct engine_translator {
    bool (*supported)(void); /* on this host */
    /* Addresses of the host that the code of a space takes. */
    uint64_t (*addresses)(const struct space_config *config);
    /* As cpu_ops.run. */
    uint64_t (*run)(struct cpu *c, uint64_t budget, struct cpu_stop *why);
};
extern const struct engine_translator engine_translator;

#endif
