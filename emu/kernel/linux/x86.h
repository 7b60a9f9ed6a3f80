/* x86.h - what the personalities of i386 and x86_64 have in common: numbers, traps. */
#ifndef PRECIS_EMU_KERNEL_LINUX_X86_H
#define PRECIS_EMU_KERNEL_LINUX_X86_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/x86.h"
#include "emu/kernel/vfs/abi.h"

extern const struct flag_pair x86_sa_flags[];
#define X86_SA_RESTORER 0x04000000 /* as a host bit, too */

#define X86_HWCAP 0x078bfbfd /* AT_HWCAP: EDX of CPUID leaf 1 */

/* The last exception, for signal frames: its number, error code and CR2. */
struct x86_exception {
    uint64_t number, error, address;
};
struct x86_exception x86_last_exception(const struct thread *t);

/* struct abi's trap. */
bool x86_trap(struct thread *t, const struct cpu_stop *why);

#endif
