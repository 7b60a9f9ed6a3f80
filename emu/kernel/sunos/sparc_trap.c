/*
 * Traps of SunOS on SPARC besides system calls.
 *
 * Sources: uts/sparc/sys/trap.h, uts/sun4u/ml/trap_table.s, uts/sun4/ml/common_asm.s (fast traps), uts/sun4/os/trap.c (signals).
 */
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/machine/sparc.h"
#include "emu/kernel/sunos/sparc.h"
#include "emu/kernel/sunos/sunos.h"

#include "emu/mem/mem.h"

#include "isa/sparc/sparc.h"

enum {
    TRAP_BREAK = 1,
    TRAP_DIVISION = 2,
    TRAP_FLUSH = 3,
    TRAP_CLEAN = 4,
    TRAP_RANGE = 5,
    TRAP_FIX_ALIGNMENT = 6,
    TRAP_OVERFLOW = 7,
    TRAP_CALL_32 = 8,
    TRAP_GETCC = 0x20,
    TRAP_SETCC = 0x21,
    TRAP_GETPSR = 0x22,
    TRAP_SETPSR = 0x23,
    TRAP_GETHRTIME = 0x24,
    TRAP_GETHRVTIME = 0x25,
    TRAP_GETHRESTIME = 0x27,
    TRAP_GETLGRP = 0x29,
    TRAP_CALL_64 = 0x40,
};

bool sunos_sparc_is_call(const struct thread *t, uint64_t number)
{
    return number == (t->p->abi->word == 4 ? TRAP_CALL_32 : TRAP_CALL_64);
}

/* The halves of 64 bits, in both kinds of programs. */
static void return_pair(struct thread *t, uint64_t first, uint64_t second)
{
    sparc_set(t, SPARC_R_O0, first);
    sparc_set(t, SPARC_R_O1, second);
    sparc_step(t);
}

static void return_time(struct thread *t, uint64_t ns)
{
    return_pair(t, ns >> 32, (uint32_t)ns);
}

static void fix_alignment(struct thread *t)
{
    t->abi_state[SUNOS_FLAGS] |= SUNOS_FIX_ALIGNMENT;
    sparc_step(t);
}

/* The PSR of a V8 program: the integer condition codes, and whether floating point is enabled. */
static void exchange_psr(struct thread *t, bool set)
{
    if (set)
        sunos_sparc_set_psr(t, (uint32_t)sparc_get(t, SPARC_R_O0));
    else
        sparc_set(t, SPARC_R_O0, sunos_sparc_psr(t));
    sparc_step(t);
}

static void software_trap(struct thread *t, unsigned number, const struct cpu_stop *why)
{
    const uint64_t now = kernel_realtime_ns(t->k);

    if (sunos_sparc_is_call(t, number)) {
        sparc_step(t);
        syscall_enter(t);
        return;
    }
    switch (number) {
    case TRAP_BREAK: kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, cpu_pc(t->cpu), why); break;
    case TRAP_DIVISION: kernel_fault_signal(t, SIGFPE, FPE_INTDIV, cpu_pc(t->cpu), why); break;
    case TRAP_FLUSH: sparc_flush_trap(t); break;
    case TRAP_CLEAN: sparc_step(t); break;
    case TRAP_FIX_ALIGNMENT: fix_alignment(t); break;
    case TRAP_GETCC:
    case TRAP_SETCC: sparc_exchange_cc(t, number == TRAP_SETCC); break;
    case TRAP_GETPSR:
    case TRAP_SETPSR: exchange_psr(t, number == TRAP_SETPSR); break;
    case TRAP_GETHRTIME: return_time(t, kernel_monotonic_ns(t->k)); break;
    case TRAP_GETHRVTIME: return_time(t, clock_cycles_to_ns(&t->k->clock, t->user_cycles)); break;
    case TRAP_GETHRESTIME: return_pair(t, now / NS_PER_S, now % NS_PER_S); break;
    case TRAP_GETLGRP: return_pair(t, 0, 0); break;
    default: sparc_bad_trap(t, why);
    }
}

bool sunos_sparc_trap(struct thread *t, const struct cpu_stop *why)
{
    if (why->reason == CPU_FAULT && why->fault == MEM_FAULT_ALIGN && (t->abi_state[SUNOS_FLAGS] & SUNOS_FIX_ALIGNMENT) &&
        why->access != MEM_EXEC) {
        kernel_charge(t, KERNEL_SIGNAL_CYCLES);
        cpu_allow_unaligned_once(t->cpu);
        return true;
    }
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
