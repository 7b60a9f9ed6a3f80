/*
 * x86.c - see x86.h.
 *
 * Sources: arch/x86/kernel/traps.c, mm/fault.c.
 */
#include "emu/kernel/linux/x86.h"
#include "emu/kernel/core/stop.h"

#include <signal.h>

#include "isa/unicorn/trap.h"

#define SAME(flag)                         \
    {                                      \
        (unsigned)(flag), (unsigned)(flag) \
    }
// clang-format off
const struct flag_pair x86_sa_flags[] = {
    SAME(SA_NOCLDSTOP), SAME(SA_NOCLDWAIT), SAME(SA_SIGINFO), SAME(SA_ONSTACK), SAME(SA_RESTART), SAME(SA_NODEFER), SAME(SA_RESETHAND),
    SAME(X86_SA_RESTORER), {0, 0},
};
// clang-format on

/* ---- traps ------------------------------------------------------------------------------------------------------ */

enum { GENERAL_PROTECTION = 13, PAGE_FAULT = 14 };
enum { ERROR_PRESENT = 1, ERROR_WRITE = 2, ERROR_USER = 4, ERROR_FETCH = 16 };
enum { STATE_NUMBER, STATE_ERROR, STATE_ADDRESS }; /* indexes of thread.abi_state */

static void remember(struct thread *t, uint64_t number, uint64_t error)
{
    t->abi_state[STATE_NUMBER] = number;
    t->abi_state[STATE_ERROR] = error;
}

struct x86_exception x86_last_exception(const struct thread *t)
{
    return (struct x86_exception){t->abi_state[STATE_NUMBER], t->abi_state[STATE_ERROR], t->abi_state[STATE_ADDRESS]};
}

/* An address whose upper bits do not repeat bit 47. */
static bool is_canonical(uint64_t va)
{
    return (va >> 47) == 0 || (va >> 47) == 0x1ffff;
}

static bool memory_fault(struct thread *t, const struct cpu_stop *why)
{
    if (why->fault == MEM_FAULT_NOMEM)
        return false;
    if (!is_canonical(why->addr)) {
        remember(t, GENERAL_PROTECTION, 0);
        kernel_fault_signal(t, SIGSEGV, SI_KERNEL, 0, why);
        return true;
    }
    remember(t, PAGE_FAULT,
             ERROR_USER | (why->fault == MEM_FAULT_PROT ? ERROR_PRESENT : 0) |
                 (why->access == MEM_WRITE  ? ERROR_WRITE
                  : why->access == MEM_EXEC ? ERROR_FETCH
                                            : 0));
    t->abi_state[STATE_ADDRESS] = why->addr;
    return false;
}

/* int3 has no code; int1's exception has the number of debug exceptions. */
static void breakpoint(struct thread *t, uint64_t pc, const struct cpu_stop *why)
{
    const uint64_t debug_exception = 1;
    if (why->code == debug_exception)
        kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, pc, why);
    else
        kernel_fault_signal(t, SIGTRAP, SI_KERNEL, 0, why);
}

bool x86_trap(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason == CPU_FAULT)
        return memory_fault(t, why);
    if (why->reason != CPU_TRAP)
        return false;
    remember(t, why->code, why->isr);
    switch ((enum unicorn_trap)why->trap) {
    case UNICORN_ILLEGAL: kernel_fault_signal(t, SIGILL, ILL_ILLOPN, pc, why); break;
    case UNICORN_BREAK: breakpoint(t, pc, why); break;
    case UNICORN_STEP: kernel_fault_signal(t, SIGTRAP, TRAP_TRACE, pc, why); break;
    case UNICORN_DIVIDE: kernel_fault_signal(t, SIGFPE, FPE_INTDIV, pc, why); break;
    case UNICORN_FP: kernel_fault_signal(t, SIGFPE, x86_fp_code(t), pc, why); break;
    default: kernel_fault_signal(t, SIGSEGV, SI_KERNEL, 0, why); break;
    }
    return true;
}
