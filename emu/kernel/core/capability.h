/*
 * capability.h - which privileges a process has: capabilities(7). Numbers are Linux's.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_CAPABILITY_H
#define PRECIS_EMU_KERNEL_CORE_CAPABILITY_H

#include <linux/capability.h>
#include <stdbool.h>
#include "emu/kernel/core/process.h"

#define CAP_ALL ((UINT64_C(2) << 40) - 1) /* all that Linux 6.1 has */

static inline uint64_t capability_bit(unsigned capability)
{
    return UINT64_C(1) << capability;
}

/* Returns whether the capability is in p's effective set. */
static inline bool process_can(const struct process *p, unsigned capability)
{
    return p->cap_effective & capability_bit(capability);
}

/* Gives the first program what its user ids bring with them. */
void capabilities_init(struct process *p);
/* The user ids were `old` before; changes the sets as setuid(2) and its relatives do. */
void capabilities_after_setuid(struct process *p, const struct credentials *old);
/* The same after setfsuid(2). */
void capabilities_after_setfsuid(struct process *p, unsigned old);
/* p, whose ids are those of the new program, executes it; before it had `old`. set_id: the program is set-user-id or set-group-id, and its
 * id is not the caller's. observed: p must not gain privilege, and may lose the program's ids again. */
void capabilities_exec(struct process *p, bool set_id, bool observed, const struct credentials *old);

#endif
