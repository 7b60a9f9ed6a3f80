/* aarch64.h - the Linux/aarch64 personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_AARCH64_AARCH64_H
#define PRECIS_EMU_KERNEL_LINUX_AARCH64_AARCH64_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct isa aarch64_isa;         /* isa/unicorn/aarch64.c */
extern const struct fs_abi linux_aarch64_fs; /* fs.c */

/* Indexes of the registers that the kernel accesses. */
struct aarch64_regs {
    int x[31];
    int sp, cpsr, fpsr, fpcr, tpidr;
    int v[32][2]; /* low and high halves */
};
/* Returns the table of indexes. */
const struct aarch64_regs *aarch64_registers(void);
/* Read and write register xn. */
uint64_t aarch64_x(const struct thread *t, unsigned n);
void aarch64_set_x(struct thread *t, unsigned n, uint64_t value);
/* Read and write the stack pointer. */
uint64_t aarch64_sp(const struct thread *t);
void aarch64_set_sp(struct thread *t, uint64_t value);

/* signal.c: maps the page to where signal handlers return (0 or -errno); struct abi's signal_enter and sigreturn. */
int aarch64_map_signal_return(struct mm *mm);
bool aarch64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t aarch64_sigreturn(struct thread *t);

/* End of the user address space (a choice: each process takes as much of the host's address space), and the page to where signal handlers
 * return. */
#define AARCH64_TASK_SIZE     (UINT64_C(1) << 36)
#define AARCH64_SIGNAL_RETURN (AARCH64_TASK_SIZE - 0x2000)

#endif
