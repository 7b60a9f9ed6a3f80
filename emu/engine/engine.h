/* engine.h - cpus that run blocks of micro-operations: for instruction sets that have a struct ir_isa. */
#ifndef PRECIS_EMU_ENGINE_ENGINE_H
#define PRECIS_EMU_ENGINE_ENGINE_H

#include "emu/cpu/ops.h"

extern const struct cpu_ops engine_ops;

/* The translator of blocks to host code, which emu/x64 defines. */
struct engine_translator {
    bool (*supported)(void); /* on this host */
    /* Bytes of host addresses that the host code of an address space takes. */
    uint64_t (*addresses)(const struct space_config *config);
    const struct ir_tuning *tuning; /* how the host likes blocks to be built: emu/ir/build.h */
    /* As cpu_ops.run. */
    uint64_t (*run)(struct cpu *c, uint64_t budget, struct cpu_stop *why);
};
extern const struct engine_translator engine_translator;

#endif
