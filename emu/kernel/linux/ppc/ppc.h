/* ppc.h - the Linux/ppc personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_PPC_PPC_H
#define PRECIS_EMU_KERNEL_LINUX_PPC_PPC_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct isa ppc_isa;         /* isa/unicorn/ppc.c */
extern const struct fs_abi linux_ppc_fs; /* fs.c */

/* Indexes of the registers that the kernel accesses. */
struct ppc_regs {
    int gpr[32], fpr[32];
    int pc, msr, ctr, lr, xer, cr, fpscr;
};
/* Returns the table of indexes. */
const struct ppc_regs *ppc_registers(void);
/* Read and write general register n. */
uint32_t ppc_gpr(const struct thread *t, unsigned n);
void ppc_set_gpr(struct thread *t, unsigned n, uint32_t value);

/* signal.c: struct abi's signal_enter, sigreturn and sigreturn_old. */
bool ppc_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t ppc_sigreturn(struct thread *t);
int64_t ppc_sigreturn_old(struct thread *t);
/* Maps the page with the code that signal handlers return to. 0 or -errno. */
int ppc_map_sigpage(struct mm *mm);

#endif
