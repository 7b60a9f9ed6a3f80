/*
 * sampler.h - the profiler of `precis profile`: which addresses the ticks fell on, per program, with their functions.
 *
 *     struct sampler *sp = sampler_new(&machine);
 *     sampler_hooks(sp, &options.hooks);
 *     ... run the machine ...
 *     sampler_print(sp, stderr, 0);
 *     profile_write(sampler_profile(sp), file);
 *     sampler_free(sp);
 */
#ifndef PRECIS_EMU_DEBUG_SAMPLER_H
#define PRECIS_EMU_DEBUG_SAMPLER_H

#include "emu/kernel/kernel.h"
#include "profil/report/profile.h"

struct sampler;

/* NULL: no memory. */
struct sampler *sampler_new(const struct profile_machine *machine);
void sampler_free(struct sampler *sp);
/* Hang the sampler on a machine that is about to be made. stacks: each sample notes the functions that are active too. */
void sampler_hooks(struct sampler *sp, struct kernel_hooks *hooks, bool stacks);

/* The data so far; with `functions`, those that samples fell in. Owned by the sampler. */
struct profile *sampler_profile(struct sampler *sp);
/* The flat list by function, the most frequent first; at most `most` lines (0: all). */
void sampler_print(struct sampler *sp, FILE *out, size_t most);

#endif
