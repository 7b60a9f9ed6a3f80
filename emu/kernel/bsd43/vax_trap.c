/* Traps of the VAX, and the frames of signal handlers (sys/vax/trap.c, machdep.c). */
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/vax.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"

#include "isa/vax/vax.h"

/* ---- traps --------------------------------------------------------------------------------------------------------- */

/* Calls whose arguments cannot be read fail in trap(). */
bool bsd43_vax_is_call(const struct thread *t, uint64_t code)
{
    (void)code;
    return bsd43_vax_can_read_arguments((struct thread *)t);
}

static void refuse_call(struct thread *t)
{
    kernel_charge(t, KERNEL_SYSCALL_CYCLES);
    bsd43_vax_set(t, BSD43_R0, (uint32_t)abi_errno(t->p->abi, EFAULT));
    vax_set_carry(t->cpu, true);
}

/*
 * A page that is mapped but does not permit the access is a protection fault; others are beyond the length of a segment: SIGSEGV. The
 * kernel's pages are protected, too.
 */
static bool memory_fault(struct thread *t, const struct cpu_stop *why)
{
    enum { KERNEL_BYTES = 0x100000 }; /* some more than those of the generic kernel and its page table */
    const bool is_kernel = why->addr >= BSD43_MEMORY_END && why->addr < BSD43_MEMORY_END + KERNEL_BYTES;

    if (!is_kernel && why->fault != MEM_FAULT_PROT)
        return false;
    kernel_fault_signal(t, SIGBUS, 0, why->addr, why);
    return true;
}

bool bsd43_vax_trap(struct thread *t, const struct cpu_stop *why)
{
    enum { RESERVED_ADDRESS, PRIVILEGED, RESERVED_OPERAND };
    const uint64_t pc = cpu_pc(t->cpu);

    if (why->reason == CPU_FAULT)
        return memory_fault(t, why);
    if (why->reason == CPU_SYSCALL) {
        refuse_call(t);
        return true;
    }
    if (why->reason != CPU_TRAP)
        return false;
    switch (why->trap) {
    case VAX_TRAP_XFC: kernel_fault_signal(t, SIGSTKFLT /* SIGEMT */, 0, pc, why); break;
    case VAX_TRAP_RESERVED_OPERAND: kernel_fault_signal(t, SIGILL, RESERVED_OPERAND, pc, why); break;
    case VAX_TRAP_RESERVED_ADDRESS: kernel_fault_signal(t, SIGILL, RESERVED_ADDRESS, pc, why); break;
    case VAX_TRAP_ACCESS: kernel_fault_signal(t, SIGBUS, 0, pc, why); break;
    case VAX_TRAP_TRACE:
    case VAX_TRAP_BPT:
        bsd43_vax_set_psl(t, bsd43_vax_psl(t) & ~(uint32_t)VAX_PSL_T);
        kernel_fault_signal(t, SIGTRAP, 0, pc, why);
        break;
    case VAX_TRAP_ARITHMETIC: kernel_fault_signal(t, SIGFPE, (int)why->code, pc, why); break;
    default: kernel_fault_signal(t, SIGILL, PRIVILEGED, pc, why); break;
    }
    return true;
}

/* ---- signal frames ----------------------------------------------------------------------------------------------------- */

/* From the stack pointer up: signal, code, address of the context, handler, 1, address of the context; then the context: signal stack in
 * use, mask, sp, fp, ap, pc, psl. */
#define FRAME   "iiIIiI"
#define CONTEXT "iIIIIII"
enum { FRAME_BYTES = 24, CONTEXT_BYTES = 28, CONTEXT_WORDS = 7 };

static uint32_t frame_end(struct thread *t, const struct ksigaction *sa)
{
    if (t->abi_state[BSD43_ON_STACK] || !(sa->flags & SA_ONSTACK))
        return bsd43_vax_get(t, BSD43_SP);
    return (uint32_t)t->abi_state[BSD43_SIGNAL_SP];
}

/* Without a stack to write to the kernel has the program die of SIGILL. */
static bool kill_program(struct thread *t)
{
    sighand_action(t->p, SIGILL)->handler = 0;
    signal_set_mask(t, t->mask & ~ksigbit(SIGILL));
    signal_send_thread(t, SIGILL, NULL);
    return true;
}

bool bsd43_vax_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const bool has_code = (info->sig == SIGILL || info->sig == SIGFPE) && info->layout == KSI_FAULT;
    const uint32_t end = frame_end(t, sa), context = end - CONTEXT_BYTES, frame = context - FRAME_BYTES;
    const uint32_t psl = bsd43_vax_psl(t), mask = bsd43_sigset_pack(t->restore_mask ? t->saved_mask : t->mask);

    if (PUT(t, frame, FRAME, sig_guest(t->p->abi, info->sig), has_code ? info->code : 0, context, (int64_t)sa->handler, 1, context) ||
        PUT(t, context, CONTEXT, (int64_t)t->abi_state[BSD43_ON_STACK], mask, bsd43_vax_get(t, BSD43_SP), bsd43_vax_get(t, BSD43_FP),
            bsd43_vax_get(t, BSD43_AP), (int64_t)cpu_pc(t->cpu), psl))
        return kill_program(t);
    if (sa->flags & SA_ONSTACK)
        t->abi_state[BSD43_ON_STACK] = 1;
    bsd43_vax_set(t, BSD43_SP, frame);
    bsd43_vax_set_psl(t, psl & ~(uint32_t)VAX_PSL_FPD);
    cpu_set_pc(t->cpu, BSD43_TRAMPOLINE);
    return true;
}

/* Returns whether a user program may have the PSL: user mode, no compatibility mode, bits without a meaning are 0. */
static bool is_permitted(uint32_t psl)
{
    enum { CURRENT_AND_PREVIOUS = 0xf << 22, MUST_BE_ZERO = 0x343fff00 };

    return (psl & CURRENT_AND_PREVIOUS) == CURRENT_AND_PREVIOUS && !(psl & MUST_BE_ZERO) && !(psl >> 31);
}

int64_t sys_bsd43_sigreturn(struct thread *t, uint64_t context)
{
    enum { ON_STACK, MASK, SP, FP, AP, PC, PSL };
    int64_t v[CONTEXT_WORDS];

    if (get_struct(t, context, CONTEXT, v))
        return 0; /* the kernel returns without an error */
    if (!is_permitted((uint32_t)v[PSL]))
        return -EINVAL;
    t->abi_state[BSD43_ON_STACK] = v[ON_STACK] & 1;
    signal_set_mask(t, bsd43_sigset_unpack((uint32_t)v[MASK]) & ~ksigbit(SIGCONT));
    bsd43_vax_set(t, BSD43_FP, (uint32_t)v[FP]);
    bsd43_vax_set(t, BSD43_AP, (uint32_t)v[AP]);
    bsd43_vax_set(t, BSD43_SP, (uint32_t)v[SP]);
    cpu_set_pc(t->cpu, (uint32_t)v[PC]);
    bsd43_vax_set_psl(t, (uint32_t)v[PSL]);
    kernel_report_thread(t, KERNEL_THREAD_SIGRETURN);
    return SYS_NO_RESULT;
}

/* 4.2BSD's end of a handler: the context's address is at the stack pointer; the other registers stay. */
int64_t sys_bsd43_sigcleanup(struct thread *t)
{
    uint32_t context;
    int64_t v[3];

    if (get_u32(t, bsd43_vax_get(t, BSD43_SP), &context) || get_struct(t, context, "iII", v))
        return SYS_NO_RESULT;
    t->abi_state[BSD43_ON_STACK] = v[0] & 1;
    signal_set_mask(t, bsd43_sigset_unpack((uint32_t)v[1]) & ~ksigbit(SIGCONT));
    bsd43_vax_set(t, BSD43_SP, (uint32_t)v[2]);
    kernel_report_thread(t, KERNEL_THREAD_SIGRETURN);
    return SYS_NO_RESULT;
}
