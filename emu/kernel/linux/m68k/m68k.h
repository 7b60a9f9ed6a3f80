/* m68k.h - the Linux/m68k personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_M68K_M68K_H
#define PRECIS_EMU_KERNEL_LINUX_M68K_M68K_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct isa m68k_isa;         /* isa/unicorn/m68k.c */
extern const struct fs_abi linux_m68k_fs; /* fs.c */

/* Indexes of the registers that the kernel accesses. */
struct m68k_regs {
    int d[8], a[8]; /* a[7] is the stack pointer */
    int sr, fpcr, fpsr, fpiar;
    int fp_exponent[8], fp_significand[8]; /* sign and exponent; 64 bits */
};
/* Returns the table of indexes. */
const struct m68k_regs *m68k_registers(void);
/* Read and write a register by its index. */
uint32_t m68k_get(const struct thread *t, int reg);
void m68k_set(struct thread *t, int reg, uint32_t value);

/* signal.c: struct abi's signal_enter, sigreturn and sigreturn_old. */
bool m68k_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t m68k_sigreturn(struct thread *t);
int64_t m68k_sigreturn_old(struct thread *t);
/* Maps the page with the code that signal handlers return to. 0 or -errno. */
int m68k_map_sigpage(struct mm *mm);

#endif
