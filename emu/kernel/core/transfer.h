/*
 * transfer.h - transfers of control, for the hook that is called for them (options.h).
 */
#ifndef PRECIS_EMU_KERNEL_CORE_TRANSFER_H
#define PRECIS_EMU_KERNEL_CORE_TRANSFER_H

#include <stdint.h>

#include "emu/kernel/core/options.h"

struct thread;

/* To call before an instruction that runs alone; and after it has retired and its cycles are accounted. */
void transfer_before(struct thread *t);
void transfer_after(struct thread *t);
/* Reports that the kernel has set t's registers to go on elsewhere. */
void transfer_by_kernel(struct thread *t, enum kernel_transfer_kind kind, uint64_t from);

#endif
