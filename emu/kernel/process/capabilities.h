/*
 * capabilities.h - operations of prctl(2) on capability sets. Each returns 0 or what prctl() returns, or -errno.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_CAPABILITIES_H
#define PRECIS_EMU_KERNEL_PROCESS_CAPABILITIES_H

#include <stdint.h>

struct process;

/* PR_CAPBSET_DROP and PR_CAPBSET_READ. */
int64_t capability_bounds_drop(struct process *p, uint64_t capability);
int64_t capability_bounds_has(const struct process *p, uint64_t capability);
/* PR_SET_SECUREBITS. */
int64_t capability_securebits_set(struct process *p, uint64_t bits);
/* PR_SET_KEEPCAPS. */
int64_t capability_keep_set(struct process *p, uint64_t keep);
/* PR_CAP_AMBIENT. */
int64_t capability_ambient(struct process *p, uint64_t operation, uint64_t capability);

#endif
