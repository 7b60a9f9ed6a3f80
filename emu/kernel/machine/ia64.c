/* What the personalities of Itanium share: registers, traps, restarting calls. */
#include "emu/kernel/machine/ia64.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/registers.h"
#include "emu/mem/mem.h"

#include <stdio.h>

#include "isa/ia64/ia64.h"

/* ---- registers ------------------------------------------------------------------------------------------------ */

DEFINE_REGISTERS(ia64)
{
    for (unsigned n = 0; n < 128; n++)
        r->gr[n] = register_find(&ia64_isa, "r%u", n);
    for (unsigned n = 0; n < 32; n++)
        r->nat[n] = register_find(&ia64_isa, "r%u.nat", n);
    for (unsigned n = 0; n < 8; n++)
        r->br[n] = register_find(&ia64_isa, "b%u", n);
    const struct {
        int *index;
        const char *name;
    } named[] = {
        // clang-format off
        {&r->ip, "ip"}, {&r->ri, "ri"}, {&r->cfm, "cfm"}, {&r->um, "psr.um"}, {&r->pr, "pr"}, {&r->rsc, "ar.rsc"}, {&r->bsp, "ar.bsp"},
        {&r->bspstore, "ar.bspstore"}, {&r->rnat, "ar.rnat"}, {&r->ccv, "ar.ccv"}, {&r->unat, "ar.unat"}, {&r->fpsr, "ar.fpsr"},
        {&r->pfs, "ar.pfs"}, {&r->lc, "ar.lc"}, {&r->ec, "ar.ec"}, {&r->strict, "strict_alignment"}, {&r->isr, "isr"}, {&r->csd, "ar.csd"}, {&r->ssd, "ar.ssd"},
        // clang-format on
    };

    for (unsigned i = 0; i < sizeof named / sizeof *named; i++)
        *named[i].index = cpu_reg_find(&ia64_isa, named[i].name);
}

static uint64_t get(const struct thread *t, int reg)
{
    return cpu_reg_get(t->cpu, reg);
}

static void set(struct thread *t, int reg, uint64_t value)
{
    cpu_reg_set(t->cpu, reg, value);
}

/* ---- system calls ------------------------------------------------------------------------------------------------ */

void ia64_call_rewind(struct thread *t)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t slot = get(t, r->ri);

    if (slot) {
        set(t, r->ri, slot - 1);
    } else {
        set(t, r->ip, get(t, r->ip) - 16);
        set(t, r->ri, 2);
    }
}

uint64_t ia64_stack_pointer(const struct thread *t)
{
    return get(t, ia64_registers()->gr[12]);
}

/* ---- traps ------------------------------------------------------------------------------------------------------------ */

enum { BREAK = 0x2c00, GENERAL_EXCEPTION = 0x5400, NAT_CONSUMPTION = 0x5600, UNALIGNED = 0x5a00, FP_FAULT = 0x5c00, FP_TRAP = 0x5d00 };
/* si_code values of this machine only. */
enum { FPE_DECOVF_ = 9, FPE_DECDIV_, FPE_DECERR_, FPE_INVASC_, FPE_INVDEC_, ILL_BREAK_ = 10, SEGV_PSTKOVF_ = 4 };

static void signal_at(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why)
{
    kernel_fault_signal(t, sig, code, addr, why);
}

/* break immediates of the software conventions (compilers and run-time libraries). */
static void break_instruction(struct thread *t, uint64_t addr, const struct cpu_stop *why)
{
    static const struct {
        int sig, code;
    } conventional[] = {
        // clang-format off
        {SIGILL, ILL_ILLOPC},   {SIGFPE, FPE_INTDIV},   {SIGFPE, FPE_INTOVF},   {SIGFPE, FPE_FLTSUB},
        {SIGSEGV, SEGV_MAPERR}, {SIGSEGV, BUS_ADRALN},  {SIGFPE, FPE_DECOVF_},  {SIGFPE, FPE_DECDIV_},
        {SIGFPE, FPE_DECERR_},  {SIGFPE, FPE_INVASC_},  {SIGFPE, FPE_INVDEC_},  {SIGSEGV, SEGV_PSTKOVF_},
        // clang-format on
    };
    uint64_t n = why->code;

    if (n < sizeof conventional / sizeof *conventional)
        signal_at(t, conventional[n].sig, conventional[n].code, addr, why);
    else if (n < 0x40000 || n > 0x100000)
        signal_at(t, SIGILL, ILL_ILLOPC, addr, why);
    else if (n < 0x80000)
        signal_at(t, SIGILL, ILL_BREAK_, addr, why);
    else
        signal_at(t, SIGTRAP, TRAP_BRKPT, addr, why);
}

/* ISR.code: faults in bits 3:0 (V, D, Z), traps in 14:11; of the low half of a parallel operation in 7:4 and 10:7. */
static int fp_code(uint64_t isr, bool is_fault)
{
    if (is_fault)
        return isr & 0x11 ? FPE_FLTINV : isr & 0x22 ? FPE_FLTUND : FPE_FLTDIV;
    return isr & 0x880 ? FPE_FLTOVF : isr & 0x1100 ? FPE_FLTUND : FPE_FLTRES;
}

bool ia64_raise(struct thread *t, const struct cpu_stop *why)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t addr = get(t, r->ip) + get(t, r->ri);

    if (why->reason == CPU_GATEWAY) {
        if (get(t, r->ip) == IA64_SIGNAL_RETURN)
            ia64_handler_returned(t);
        else
            signal_at(t, SIGILL, ILL_ILLOPC, addr, why);
        return true;
    }
    static const char strict[] = "strict_alignment"; /* prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS) */
    if (why->reason == CPU_FAULT && why->fault == MEM_FAULT_ALIGN && cpu_reg_get(t->cpu, cpu_reg_find(&ia64_isa, strict))) {
        signal_at(t, SIGBUS, BUS_ADRALN, why->addr, why);
        return true;
    }
    if (why->reason != CPU_TRAP)
        return false;
    switch (why->trap) {
    case BREAK: break_instruction(t, addr, why); break;
    case NAT_CONSUMPTION:
        if ((why->isr >> 4 & 15) == 2)
            signal_at(t, SIGSEGV, SEGV_ACCERR, why->addr, why);
        else
            signal_at(t, SIGILL, ILL_ILLOPN, addr, why);
        break;
    case UNALIGNED: signal_at(t, SIGBUS, BUS_ADRALN, why->addr, why); break;
    case FP_FAULT: signal_at(t, SIGFPE, fp_code(get(t, r->isr), true), addr, why); break;
    case FP_TRAP: signal_at(t, SIGFPE, fp_code(get(t, r->isr), false), addr, why); break;
    default: signal_at(t, SIGILL, ILL_ILLOPC, addr, why); break;
    }
    return true;
}
