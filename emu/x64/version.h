/*
 * version.h - host code of a block for one state of the pipeline at its beginning. Private to emu/x64.
 *
 * Nearly every block is entered in one or two states. So with a timing model a block is translated for the state that it is entered
 * in: a version, which is a struct ir_block of its own that shares the block's operations (ir_block.versions). In it each exit's
 * cycles and the state behind it are constants, and the exit goes to the successor's version for that state:
 *
 *     sub r14, cycles << shift | instructions
 *     jmp the successor's version
 *
 * Where conditions count (clock.h) only they are compared, and each outcome has a jump of its own. Exits that know no target store
 * the state at [rsp]; the block that they reach compares it with those of its versions, one after the other (host_by_state).
 * Blocks that have enough versions get the general code of clock.h besides, for all other states.
 *
 * Where things come late within a block (cost.h) the state is no constant, and there are no versions.
 */
#ifndef PRECIS_EMU_IR_X64_VERSION_H
#define PRECIS_EMU_IR_X64_VERSION_H

#include "emu/cost/cost.h"
#include "emu/x64/emit.h"
#include "emu/x64/x64.h"

struct clock_exit;
struct emitter;

/* The block that v is a version of, or v. */
static inline struct ir_block *x64_base_of(struct ir_block *v)
{
    return v->version_of ? v->version_of : v;
}
bool x64_has_versions(const struct cpu *c);
/* The version of b for c's state, made if it is new; b itself: general code. It may have no host code yet. */
struct ir_block *x64_version(struct cpu *c, struct ir_block *b);
/* More cycles than any pass through the host code of v takes. */
unsigned x64_bound(const struct ir_block *v);
/* Before the host code of a version: is it the one for the state at [rsp]? Returns the jump that is taken when it is not. */
uint8_t *x64_version_check(struct emitter *e, const struct ir_block *v);
/* Where something is added behind all host code … */
static inline struct emitter at_end(const struct host_code *hc)
{
    return (struct emitter){.p = hc->write + hc->used, .limit = hc->write + hc->aside_from};
}
/* … which then stays. */
static inline void keep(struct host_code *hc, const struct emitter *e)
{
    hc->used = ((size_t)(e->p - hc->write) + 15) & ~(size_t)15;
}
/* `v`, which has host code, is found by the state at [rsp], too. Returns what looks for it (executable view); NULL: there is no room. */
uint8_t *x64_by_state(struct host_code *hc, struct ir_block *v);
/* Exit x goes to `to`, a block or version with host code, from now on, if there is room. */
void x64_version_chain(struct cpu *c, struct host_code *hc, struct ir_exit *x, struct ir_block *to);
/* The pass p, which began with c->clock_word, is known to exit k of a version from now on. Returns the exit to chain; NULL: none. */
struct ir_exit *x64_version_outcome(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct timed_pass *p);

#endif
