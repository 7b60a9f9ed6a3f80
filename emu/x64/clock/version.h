/*
 * version.h - basic-block versions: host code of a block for one pipeline state at its entry. Private to emu/x64.
 *
 * Nearly every block is entered in one or two pipeline states. So with a timing model a block is translated, when it is
 * first entered in a state, for that state alone: a version (lazy basic-block versioning, Chevalier-Boisvert and Feeley
 * 2015). A version is a struct ir_block that shares the base block's operations (ir_block.versions). In a version the
 * cycles of each exit and the exit state are constants, and the exit is chained to the successor's version for that
 * state:
 *
 *     sub r14, cycles << shift | instructions
 *     jmp the successor's version
 *
 * Where path bits matter (charge.h) an exit compares them with those of the first three paths that it met. A fourth
 * replaces the comparisons by a table (version.c), which is indexed by the path bits and filled as paths are taken; each
 * exit state has its own jump. If the table would be too large, an exit compares six paths and leaves the others to the
 * memo table (memo.h). Exits without a static target store the exit state at [rsp]; the block reached compares it with
 * the states of its versions, one after the other (host_by_state). A block that has the maximal number of versions also
 * gets the general code of charge.h, for all other states.
 *
 * Invariant: no miss is pending within a block. Where misses can become pending (cost.h) the state is not a constant,
 * and there are no versions.
 */
#ifndef PRECIS_EMU_X64_CLOCK_VERSION_H
#define PRECIS_EMU_X64_CLOCK_VERSION_H

#include "emu/cost/cost.h"
#include "emu/x64/emit.h"
#include "emu/x64/x64.h"

struct clock_exit;
struct emitter;

/* Returns the base block of version v, or v itself. */
static inline struct ir_block *x64_base_of(struct ir_block *v)
{
    return v->version_of ? v->version_of : v;
}
/* Returns whether blocks are translated as versions: with a timing model, unless misses may be pending. */
bool x64_has_versions(const struct cpu *c);
/* Returns the version of b for c's state, making it if needed; or b itself, the general code. It may have no host code
 * yet. */
struct ir_block *x64_version(struct cpu *c, struct ir_block *b);
/* Returns an upper bound of the cycles of any path through the host code of v. */
unsigned x64_bound(const struct ir_block *v);
/* Returns the same without the misses of loads, at which the code looks at the budget: what v needs to be entered. */
unsigned x64_bound_at_entry(const struct ir_block *v);
/* Emits, before the host code of a version, the comparison of its state with the one at [rsp]. Returns the jump taken
 * when they differ. */
uint8_t *x64_version_check(struct emitter *e, const struct ir_block *v);
/* Returns an emitter that appends to the hot code. keep() makes permanent what it has emitted. */
static inline struct emitter at_end(const struct host_code *hc)
{
    return (struct emitter){.p = hc->write + hc->used, .limit = hc->write + hc->cold_from};
}
static inline void keep(struct host_code *hc, const struct emitter *e)
{
    hc->used = ((size_t)(e->p - hc->write) + 15) & ~(size_t)15;
}
/* Adds `v`, which has host code, to the list of versions that are found by the state at [rsp]. Returns the check of the
 * first one (executable view), or NULL if the buffer is full. */
uint8_t *x64_by_state(struct host_code *hc, struct ir_block *v);
/* Chains exit x to `to`, a block or version with host code, if there is room. */
void x64_version_chain(struct cpu *c, struct host_code *hc, struct ir_exit *x, struct ir_block *to);
/* Records the cost p of the path that ended with c->clock_word at exit k of a version or of general code. Returns the exit to chain, or
 * NULL. */
struct ir_exit *x64_add_outcome(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct path_cost *p);

#endif
