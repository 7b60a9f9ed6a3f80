/*
 * sampler.h - the profiler of `precis profile`: addresses of ticks, per program, with their functions.
 *
 *     struct sampler *sp = sampler_new(&machine);
 *     sampler_hooks(sp, &options.hooks);
 *     ... run the machine ...
 *     sampler_print(sp, stderr, &(struct profile_text){.most = 20});
 *     profile_write(sampler_profile(sp), file);
 *     sampler_free(sp);
 */
#ifndef PRECIS_EMU_DEBUG_SAMPLER_H
#define PRECIS_EMU_DEBUG_SAMPLER_H

#include "emu/debug/names.h"
#include "emu/kernel/kernel.h"
#include "emu/report/profile.h"

struct sampler;

/* Returns NULL if out of memory. */
struct sampler *sampler_new(const struct profile_machine *machine);
void sampler_free(struct sampler *sp);
/* Install the sampler's hooks in the options of a machine, before it is created. stacks: record the call stack of each sample. */
void sampler_hooks(struct sampler *sp, struct kernel_hooks *hooks, bool stacks);
/* After sampler_hooks(), of an exact profile: cpus keep what instructions cost, instead of running one at a time. Their timing is
 * `timing`, after cpu_timing_exact(). */
void sampler_keep_accounts(struct sampler *sp, struct kernel_hooks *hooks, struct cpu_timing *timing);
/* Call after that machine and its timing have been freed, before the profile is read. */
void sampler_machine_ended(struct sampler *sp);
/* Set the name of the timing model. */
void sampler_model(struct sampler *sp, const char *name);
/* After sampler_hooks(): record system calls, signals, new processes and threads, and ends. */
void sampler_events(struct kernel_hooks *hooks);
/* Set how functions are named; names->files is not used. */
void sampler_names(struct sampler *sp, const struct names_options *names);

/* The profile so far, as it was collected. Owned by the sampler. */
struct profile *sampler_collected(struct sampler *sp);
/* Count all calls as well: arcs, and stacks with cycles. After sampler_hooks(), for machines with CPU_TRANSFERS. */
void sampler_count_calls(struct sampler *sp, struct kernel_hooks *hooks);

/* The profile so far, with the functions that contain samples. Owned by the sampler. */
struct profile *sampler_profile(struct sampler *sp);
/* Print the flat profile: one line per function, most samples first; how->most lines at most. */
void sampler_print(struct sampler *sp, FILE *out, const struct profile_text *how);

#endif
