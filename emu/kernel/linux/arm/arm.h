/* arm.h - the Linux/arm personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_ARM_ARM_H
#define PRECIS_EMU_KERNEL_LINUX_ARM_ARM_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct isa arm_isa;         /* isa/unicorn/arm.c */
extern const struct fs_abi linux_arm_fs; /* fs.c */

/* Indexes of the registers that the kernel accesses. */
enum { ARM_SP = 13, ARM_LR = 14 };
struct arm_regs {
    int r[15];
    int cpsr, fpscr, tls;
    int d[32];
};
/* Returns the table of indexes. */
const struct arm_regs *arm_registers(void);
/* Read and write register n, which is not the pc. */
uint32_t arm_r(const struct thread *t, unsigned n);
void arm_set_r(struct thread *t, unsigned n, uint64_t value);

/* The current program status register: Thumb instructions, data in big-endian order, the state of an IT block. */
enum { ARM_CPSR_T = 1 << 5, ARM_CPSR_E = 1 << 9, ARM_CPSR_IT = 3 << 25 | 0x3f << 10 };
uint32_t arm_cpsr(const struct thread *t);
/* Sets the pc to target, whose bit 0 chooses Thumb instructions, and the other bits of the CPSR. */
void arm_jump(struct thread *t, uint64_t target, uint32_t cpsr);

/* helpers.c: maps the page of user helpers. 0 or -errno. */
int arm_map_helpers(struct mm *mm);

/* signal.c: maps the page to where signal handlers return (0 or -errno); struct abi's signal_enter, sigreturn and
 * sigreturn_old. */
int arm_map_signal_return(struct mm *mm);
bool arm_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t arm_sigreturn(struct thread *t);
int64_t arm_sigreturn_old(struct thread *t);

/* End of the user address space, and the page to where signal handlers return. */
#define ARM_TASK_SIZE     UINT64_C(0xbf000000)
#define ARM_SIGNAL_RETURN (ARM_TASK_SIZE - 0x2000)

#endif
