/* version_parts.h - what version.c and version_paths.c share. */
#ifndef PRECIS_EMU_IR_X64_VERSION_PARTS_H
#define PRECIS_EMU_IR_X64_VERSION_PARTS_H

#include "emu/x64/clock.h"
#include "emu/x64/translate.h"
#include "emu/x64/version.h"

/* The number of the state in which control goes on behind the exit in state number `state`, as far as what follows notices it. */
uint32_t x64_goes_on_in(struct cpu *c, const struct clock_exit *k, uint32_t state);
/* The conditions, where they are in the word as part of the quadword that they have been put in: the host would wait for a load of its
 * upper half alone. */
void x64_load_conditions(struct emitter *e, int d);
/* The number in `bits` says which of the table's subtrahends it is. The register `spent` becomes the table's address. */
void x64_subtract_from_table(struct emitter *e, int bits, int spent, const uint8_t *table);
/* A further exit that goes where k's does, in the state `after` … */
struct ir_exit *x64_new_outcome(struct cpu *c, const struct clock_exit *k, uint32_t after);
/* … and its jump, to be chained. */
void x64_emit_outcome_exit(struct emitter *e, const struct host_code *hc, struct ir_exit *x);

static inline bool has_holes(uint32_t mask)
{
    return mask & (mask + 1);
}

/* version_paths.c. All ways that conditions lead to the first outcome's state and to a few others come from tables. *x: the exit for what
 * goes on in state number `now`; NULL: where w leads. false: nothing is done for that. */
bool x64_version_table(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_way *w, uint32_t now,
                       struct ir_exit **x);

#endif
