/* Traps of both SPARC personalities (arch/sparc/kernel/ttable_64.S). */
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/sparc/sparc.h"

#include "isa/sparc/sparc.h"

enum {
    TRAP_BREAK = 1,
    TRAP_DIVISION = 2,
    TRAP_FLUSH = 3,
    TRAP_LINUX32 = 0x10,
    TRAP_OLD_LINUX64 = 0x11,
    TRAP_GETCC = 0x20,
    TRAP_SETCC = 0x21,
    TRAP_LINUX64 = 0x6d,
    TRAP_GETCONTEXT = 0x6e,
    TRAP_SETCONTEXT = 0x6f
};

bool sparc_is_call(const struct thread *t, uint64_t number)
{
    return t->p->abi->word == 4 ? number == TRAP_LINUX32 : number == TRAP_LINUX64 || number == TRAP_OLD_LINUX64;
}

static void software_trap(struct thread *t, unsigned number, const struct cpu_stop *why)
{
    if (sparc_is_call(t, number)) {
        sparc_step(t);
        syscall_enter(t);
        return;
    }
    switch (number) {
    case TRAP_BREAK: kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, cpu_pc(t->cpu), why); return;
    case TRAP_DIVISION: kernel_fault_signal(t, SIGFPE, FPE_INTDIV, cpu_pc(t->cpu), why); return;
    case TRAP_FLUSH: sparc_flush_trap(t); return;
    case TRAP_GETCC:
    case TRAP_SETCC: sparc_exchange_cc(t, number == TRAP_SETCC); return;
    default: break;
    }
    if (t->p->abi->word == 8 && number == TRAP_GETCONTEXT)
        sparc64_get_context(t);
    else if (t->p->abi->word == 8 && number == TRAP_SETCONTEXT)
        sparc64_set_context(t);
    else
        sparc_bad_trap(t, why);
}

bool sparc_trap(struct thread *t, const struct cpu_stop *why)
{
    if (why->reason == CPU_SYSCALL) { /* another system's */
        sparc_call_rewind(t);
        software_trap(t, (unsigned)why->code, why);
        return true;
    }
    if (why->reason != CPU_TRAP || why->trap < SPARC_TRAP_INSTRUCTION)
        return sparc_raise(t, why);
    software_trap(t, why->trap - SPARC_TRAP_INSTRUCTION, why);
    return true;
}
