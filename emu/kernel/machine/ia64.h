/* ia64.h - what the personalities of Itanium share: registers, traps, signal frames. */
#ifndef PRECIS_EMU_KERNEL_MACHINE_IA64_H
#define PRECIS_EMU_KERNEL_MACHINE_IA64_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct ksigaction;
struct ksiginfo;
struct thread;

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

/* Struct abi's call_rewind (sets ip back to the break instruction), stack_pointer and trap. */
void ia64_call_rewind(struct thread *t);
uint64_t ia64_stack_pointer(const struct thread *t);
bool ia64_raise(struct thread *t, const struct cpu_stop *why);

/* ia64-signal.c: struct abi's signal_enter and sigreturn. */
bool ia64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t ia64_sigreturn(struct thread *t);
void ia64_handler_returned(struct thread *t); /* t has branched to IA64_SIGNAL_RETURN */

#endif
