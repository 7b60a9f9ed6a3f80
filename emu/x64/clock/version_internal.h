/* version_internal.h - what version.c and version_paths.c share. */
#ifndef PRECIS_EMU_X64_CLOCK_VERSION_INTERNAL_H
#define PRECIS_EMU_X64_CLOCK_VERSION_INTERNAL_H

#include "emu/x64/clock/charge.h"
#include "emu/x64/translate.h"
#include "emu/x64/clock/version.h"

/* Returns the number of the state in which the exit's successor begins, canonicalised to what the successor can
 * observe. `state`: the number of the state after the exit. */
uint32_t x64_successor_state(struct cpu *c, const struct clock_exit *k, uint32_t state);
/* Loads the path bits as part of the quadword in which they were stored: a load of the upper half alone would stall on
 * the host's store forwarding. */
void x64_load_path_bits(struct emitter *e, int d);
/* Subtracts from r14 the entry of `table` whose number is in `bits`. `spent` becomes the table's address. */
void x64_subtract_from_table(struct emitter *e, int bits, int spent, const uint8_t *table);
/* Makes a further exit with the target of k's, in the state `after`. */
struct ir_exit *x64_new_outcome(struct cpu *c, const struct clock_exit *k, uint32_t after);
/* Emits the jump of that exit, to be chained. */
void x64_emit_outcome_exit(struct emitter *e, const struct host_code *hc, struct ir_exit *x);

static inline bool has_holes(uint32_t mask)
{
    return mask & (mask + 1);
}

/* Makes tables of the costs and exit states of all paths to exit k (version_paths.c). *x: the exit for the exit state
 * number `now`; NULL if the one where w leads. Returns false if nothing was emitted for that state. */
bool x64_version_table(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_path *w, uint32_t now,
                       struct ir_exit **x);

#endif
