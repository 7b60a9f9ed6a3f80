/* riscv64.h - the Linux/riscv64 personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_RISCV64_RISCV64_H
#define PRECIS_EMU_KERNEL_LINUX_RISCV64_RISCV64_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct isa riscv64_isa;         /* isa/unicorn/riscv64.c */
extern const struct fs_abi linux_riscv64_fs; /* fs.c */

/* Indexes of the registers that the kernel accesses. */
struct riscv64_regs {
    int x[32]; /* [0] is unused */
    int f[32];
    int fcsr;
};
/* Returns the table of indexes. */
const struct riscv64_regs *riscv64_registers(void);
enum { RISCV64_RA = 1, RISCV64_SP = 2, RISCV64_TP = 4, RISCV64_A0 = 10, RISCV64_A7 = 17 };
/* Read and write integer register n, which is not 0. */
uint64_t riscv64_x(const struct thread *t, unsigned n);
void riscv64_set_x(struct thread *t, unsigned n, uint64_t value);

/* signal.c: maps the page to where signal handlers return (0 or -errno); struct abi's signal_enter and sigreturn. */
int riscv64_map_signal_return(struct mm *mm);
bool riscv64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t riscv64_sigreturn(struct thread *t);

/* End of the user address space (a choice: each process takes as much of the host's address space), and the page to where signal handlers
 * return. */
#define RISCV64_TASK_SIZE     (UINT64_C(1) << 36)
#define RISCV64_SIGNAL_RETURN (RISCV64_TASK_SIZE - 0x2000)

#endif
