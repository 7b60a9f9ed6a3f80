/* ia64.h - the Linux/ia64 personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_IA64_H
#define PRECIS_EMU_KERNEL_LINUX_IA64_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"

extern const struct abi linux_ia64;
extern const struct fs_abi linux_ia64_fs;                 /* ia64-fs.c */
extern const struct self_profile linux_ia64_self_profile; /* ia64-self-profile.c */

/* Indexes of the registers that the kernel accesses. */
struct ia64_regs {
    int gr[128], nat[32], br[8];
    int ip, ri, cfm, um, pr;
    int rsc, bsp, bspstore, rnat, ccv, unat, fpsr, pfs, lc, ec, csd, ssd, strict, isr;
};
/* Returns the table of indexes. */
const struct ia64_regs *ia64_registers(void);

/* Return address of signal handlers: in the area where unwinders expect the gate page's trampoline. */
#define IA64_GATE_PAGE     UINT64_C(0xa000000000010000)
#define IA64_SIGNAL_RETURN (IA64_GATE_PAGE + 0x20)
#define IA64_FPSR_DEFAULT  UINT64_C(0x9804c0270033f)

/* ia64-signal.c: struct abi's signal_enter and sigreturn. */
bool ia64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t ia64_sigreturn(struct thread *t);
void ia64_handler_returned(struct thread *t); /* t has branched to IA64_SIGNAL_RETURN */

#endif
