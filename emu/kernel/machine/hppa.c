/* What the personalities of PA-RISC share: registers, traps. */
#include "emu/kernel/machine/hppa.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/registers.h"
#include "emu/mem/mem.h"

#include <stdio.h>

#include "isa/hppa/fp.h"
#include "isa/hppa/hppa.h"

#ifndef FPE_CONDTRAP
#define FPE_CONDTRAP 15
#endif

/* ---- registers ---------------------------------------------------------------------------------------------- */

DEFINE_REGISTERS(hppa)
{
    for (unsigned n = 1; n < 32; n++)
        r->gr[n] = register_find(&hppa_isa, "r%u", n);
    for (unsigned n = 0; n < 32; n++)
        r->fr[n] = register_find(&hppa_isa, "fr%u", n);
    r->sar = cpu_reg_find(&hppa_isa, "sar");
    r->front = cpu_reg_find(&hppa_isa, "iaoq_front");
    r->back = cpu_reg_find(&hppa_isa, "iaoq_back");
    r->space_front = cpu_reg_find(&hppa_isa, "iasq_front");
    r->space_back = cpu_reg_find(&hppa_isa, "iasq_back");
    r->cr27 = cpu_reg_find(&hppa_isa, "cr27");
    r->psw = cpu_reg_find(&hppa_isa, "psw");
}

uint64_t hppa_gr(const struct thread *t, unsigned n)
{
    return n ? cpu_reg_get(t->cpu, hppa_registers()->gr[n]) : 0;
}

void hppa_set_gr(struct thread *t, unsigned n, uint64_t value)
{
    cpu_reg_set(t->cpu, hppa_registers()->gr[n], value);
}

uint64_t hppa_sample_pc(const struct thread *t)
{
    uint64_t pc = cpu_pc(t->cpu);

    return space_page_flags(t->p->mm->space, pc) & MEM_GATEWAY ? hppa_gr(t, 31) & 0xfffffffc : pc;
}

/* ---- traps --------------------------------------------------------------------------------------------------------- */

static void assist_exception(struct thread *t, const struct cpu_stop *why)
{
    static const int codes[][2] = {
        [HPPA_FP_ILLEGAL] = {SIGILL, ILL_COPROC},  [HPPA_FP_INVALID] = {SIGFPE, FPE_FLTINV},   [HPPA_FP_DIVZERO] = {SIGFPE, FPE_FLTDIV},
        [HPPA_FP_OVERFLOW] = {SIGFPE, FPE_FLTOVF}, [HPPA_FP_UNDERFLOW] = {SIGFPE, FPE_FLTUND}, [HPPA_FP_INEXACT] = {SIGFPE, FPE_FLTRES},
    };
    const struct hppa_regs *r = hppa_registers();
    uint64_t fr[32];

    for (unsigned n = 0; n < 32; n++)
        fr[n] = cpu_reg_get(t->cpu, r->fr[n]);
    enum hppa_fp_outcome outcome = hppa_fp_assist(fr);

    for (unsigned n = 0; n < 32; n++)
        cpu_reg_set(t->cpu, r->fr[n], fr[n]);
    kernel_charge(t, KERNEL_SIGNAL_CYCLES);
    if (outcome != HPPA_FP_RESUME)
        kernel_fault_signal(t, codes[outcome][0], codes[outcome][1], cpu_pc(t->cpu), why);
}

bool hppa_raise(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason != CPU_TRAP)
        return false;
    switch (why->trap) {
    case HPPA_TRAP_ILLEGAL: kernel_fault_signal(t, SIGILL, ILL_ILLOPC, pc, why); break;
    case HPPA_TRAP_BREAK: kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, pc, why); break;
    case HPPA_TRAP_PRIVILEGED_OPERATION: kernel_fault_signal(t, SIGILL, ILL_PRVOPC, pc, why); break;
    case HPPA_TRAP_PRIVILEGED_REGISTER: kernel_fault_signal(t, SIGILL, ILL_PRVREG, pc, why); break;
    case HPPA_TRAP_OVERFLOW: kernel_fault_signal(t, SIGFPE, FPE_INTOVF, pc, why); break;
    case HPPA_TRAP_CONDITIONAL: kernel_fault_signal(t, SIGFPE, FPE_CONDTRAP, pc, why); break;
    case HPPA_TRAP_ASSIST_EXCEPTION: assist_exception(t, why); break;
    default: kernel_fault_signal(t, SIGBUS, BUS_OBJERR, pc, why); break;
    }
    return true;
}
