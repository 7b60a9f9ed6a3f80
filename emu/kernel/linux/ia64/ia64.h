/* ia64.h - the Linux/ia64 personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_IA64_IA64_H
#define PRECIS_EMU_KERNEL_LINUX_IA64_IA64_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct fs_abi linux_ia64_fs;       /* fs.c */
extern const struct trace_abi linux_ia64_trace; /* trace.c */

#endif
