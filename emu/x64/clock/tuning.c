/* tuning.c - the preferences of x86-64 hosts: struct ir_tuning. */
#include "emu/x64/clock/charge.h"

const struct ir_tuning x64_tuning = {
    .loops =
        {
            /* Copies share a block's entry and exit. With an odd number of them, strided loads do not concentrate on few sets of the host's
             * caches and prefetchers. Up to five conditions fit a path table. */
            [IR_LOOP_PLAIN] = {.times = 5, .insns = 48, .path_bits = 5, .branches = UINT16_MAX},
            /* Most combinations of stage predicates never occur. */
            [IR_LOOP_PIPELINED] = {.times = 4, .insns = 64, .path_bits = CLOCK_SKIPS, .branches = CLOCK_MISSES},
        },
    .branches = CLOCK_MISSES, /* further ones would have no path bit */
    .copies_chases = false,   /* the host predicts the addresses of a load that has one place in the code */
    .selects_biased = false,  /* the host predicts branches on such conditions */
};
