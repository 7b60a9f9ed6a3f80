/*
 * Signal frames of Linux/ppc, below the interrupted stack pointer, aligned to 16 bytes:
 *
 *     with SA_SIGINFO                       without
 *     0    back chain, 80 bytes             0    back chain, 64 bytes
 *     80   siginfo (128 bytes)              64   sigcontext (32 bytes): signal, handler, mask, address of the registers
 *     208  ucontext; the registers at 192   96   the registers
 *     then 224 bytes that functions of the XCOFF ABI use below their stack pointer
 *
 * The registers are struct mcontext: 48 words in the order of ptrace, f0 to f31 and fpscr, then room for vector registers. A handler
 * returns to one of two places on the page named [vdso].
 *
 * Sources: arch/powerpc/kernel/signal_32.c, asm/ucontext.h, asm/elf.h, asm/ptrace.h; libgcc's config/rs6000/linux-unwind.h unwinds by the
 * return code and these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/ppc/ppc.h"

#include <string.h>

enum {
    /* struct mcontext */
    MC_GREGS = 0,
    MC_FREGS = 192,
    MC_USED = 456, /* without vector registers */
    MC_BYTES = 1248,
    /* struct ucontext */
    UC_STACK = 8,
    UC_REGS = 48,
    UC_MASK = 52,
    UC_MCONTEXT = 192,
    UC_USED = UC_MCONTEXT + MC_USED,
    UC_BYTES = UC_MCONTEXT + MC_BYTES,
    UC_LEAST = UC_BYTES - 256, /* before VSX */
    /* the frames, from the handler's stack pointer on */
    ABI_GAP = 224,
    RT_INFO = 80,
    RT_UC = RT_INFO + 128,
    RT_BYTES = RT_UC + UC_BYTES + ABI_GAP,
    OLD_SC = 64,
    OLD_MC = OLD_SC + 32,
    OLD_BYTES = OLD_MC + MC_BYTES + ABI_GAP,
};
/* Indexes of the words of MC_GREGS after r0 to r31. */
enum { PT_NIP = 32, PT_MSR, PT_ORIG_R3, PT_CTR, PT_LINK, PT_XER, PT_CCR, PT_MQ, PT_TRAP, PT_DAR, PT_DSISR, PT_RESULT, PT_WORDS = 48 };
enum { VECTOR_DSI = 0x300, VECTOR_SYSCALL = 0xc00, VECTOR_DECREMENTER = 0x900 };

/* ---- the page of return code ------------------------------------------------------------------------------------ */

enum { SIGPAGE = 0x100000, RETURN_OLD = 0, RETURN_RT = 8 };

int ppc_map_sigpage(struct mm *mm)
{
    /* li r0,119; sc: sigreturn. li r0,172; sc: rt_sigreturn. */
    static const uint8_t code[16] = {0x38, 0, 0, 0x77, 0x44, 0, 0, 2, 0x38, 0, 0, 0xac, 0x44, 0, 0, 2};

    return frame_map_code(mm, SIGPAGE, "[vdso]", code, sizeof code);
}

/* ---- registers ---------------------------------------------------------------------------------------------------- */

static void save_registers(const struct thread *t, const struct ksiginfo *info, uint8_t *mc)
{
    const struct ppc_regs *r = ppc_registers();
    int64_t words[PT_WORDS] = {0}, doubles[33];

    for (unsigned n = 0; n < 32; n++) {
        words[n] = ppc_gpr(t, n);
        doubles[n] = (int64_t)cpu_reg_get(t->cpu, r->fpr[n]);
    }
    doubles[32] = (int64_t)cpu_reg_get(t->cpu, r->fpscr);
    words[PT_NIP] = (int64_t)cpu_pc(t->cpu);
    words[PT_MSR] = (int64_t)cpu_reg_get(t->cpu, r->msr);
    words[PT_ORIG_R3] = t->in_call ? (int64_t)t->call.raw[0] : words[3];
    words[PT_CTR] = (int64_t)cpu_reg_get(t->cpu, r->ctr);
    words[PT_LINK] = (int64_t)cpu_reg_get(t->cpu, r->lr);
    words[PT_XER] = (int64_t)cpu_reg_get(t->cpu, r->xer);
    words[PT_CCR] = (int64_t)cpu_reg_get(t->cpu, r->cr);
    words[PT_TRAP] = t->in_call ? VECTOR_SYSCALL : VECTOR_DECREMENTER;
    if (info && info->layout == KSI_FAULT) {
        words[PT_TRAP] = VECTOR_DSI;
        words[PT_DAR] = (int64_t)info->addr;
    }
    pack_struct(&linux_ppc, false, "48I", words, mc + MC_GREGS);
    pack_struct(&linux_ppc, false, "33Q", doubles, mc + MC_FREGS);
}

static void restore_registers(struct thread *t, const uint8_t *mc)
{
    const struct ppc_regs *r = ppc_registers();
    int64_t words[PT_WORDS], doubles[33];

    unpack_struct(&linux_ppc, false, "48I", mc + MC_GREGS, words);
    unpack_struct(&linux_ppc, false, "33Q", mc + MC_FREGS, doubles);
    for (unsigned n = 0; n < 32; n++) {
        ppc_set_gpr(t, n, (uint32_t)words[n]);
        cpu_reg_set(t->cpu, r->fpr[n], (uint64_t)doubles[n]);
    }
    cpu_reg_set(t->cpu, r->fpscr, (uint32_t)doubles[32]);
    cpu_set_pc(t->cpu, (uint64_t)words[PT_NIP] & 0xfffffffc);
    cpu_reg_set(t->cpu, r->ctr, (uint64_t)words[PT_CTR]);
    cpu_reg_set(t->cpu, r->lr, (uint64_t)words[PT_LINK]);
    cpu_reg_set(t->cpu, r->xer, (uint64_t)words[PT_XER]);
    cpu_reg_set(t->cpu, r->cr, (uint64_t)words[PT_CCR]);
    /* A signal may arrive before any instruction runs: it then interrupts the same point as this one did. */
    t->in_call = words[PT_TRAP] == VECTOR_SYSCALL;
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

static ksigset interrupted_mask(const struct thread *t)
{
    return t->restore_mask ? t->saved_mask : t->mask;
}

static void fill_rt_frame(const struct thread *t, uint8_t *f, uint32_t at, const struct ksiginfo *info)
{
    uint8_t *uc = f + RT_UC;

    siginfo_pack(&linux_ppc, info, f + RT_INFO);
    frame_put_stack(t, uc + UC_STACK);
    frame_put(t, uc + UC_REGS, 4, at + RT_UC + UC_MCONTEXT);
    sigset_pack(&linux_ppc, interrupted_mask(t), uc + UC_MASK);
    save_registers(t, info, uc + UC_MCONTEXT);
}

/* The mask's halves lie apart in struct sigcontext: _unused[3] and oldmask. */
static void fill_old_frame(const struct thread *t, uint8_t *f, uint32_t at, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint8_t mask[8];

    sigset_pack(&linux_ppc, interrupted_mask(t), mask);
    memcpy(f + OLD_SC + 12, mask + 4, 4);
    frame_put(t, f + OLD_SC + 16, 4, (uint32_t)sig_guest(&linux_ppc, info->sig));
    frame_put(t, f + OLD_SC + 20, 4, (uint32_t)sa->handler);
    memcpy(f + OLD_SC + 24, mask, 4);
    frame_put(t, f + OLD_SC + 28, 4, at + OLD_MC);
    save_registers(t, info, f + OLD_MC);
}

bool ppc_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint8_t frame[RT_BYTES] = {0};
    bool rt = sa->flags & SA_SIGINFO;
    uint32_t bytes = rt ? RT_BYTES : OLD_BYTES, at = (uint32_t)frame_address(t, sa, ppc_gpr(t, 1), bytes, 16);

    if (rt)
        fill_rt_frame(t, frame, at, info);
    else
        fill_old_frame(t, frame, at, sa, info);
    frame_put(t, frame, 4, ppc_gpr(t, 1)); /* back chain */
    if (copy_out(t, at, frame, bytes - ABI_GAP))
        return false;
    ppc_set_gpr(t, 1, at);
    ppc_set_gpr(t, 3, (uint32_t)sig_guest(&linux_ppc, info->sig));
    ppc_set_gpr(t, 4, at + (rt ? RT_INFO : OLD_SC));
    if (rt) {
        ppc_set_gpr(t, 5, at + RT_UC);
        ppc_set_gpr(t, 6, at + RT_INFO);
    }
    cpu_reg_set(t->cpu, ppc_registers()->lr, SIGPAGE + (rt ? RETURN_RT : RETURN_OLD));
    cpu_reg_set(t->cpu, ppc_registers()->fpscr, 0);
    cpu_set_pc(t->cpu, sa->handler & 0xfffffffc);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

/* Sets mask and registers from the ucontext at va, whose pointer leads to the registers. 0 or -EFAULT. */
static int set_context(struct thread *t, uint64_t va, uint8_t *uc)
{
    uint8_t mc[MC_USED];

    if (copy_in(t, uc, va, UC_MCONTEXT) || copy_in(t, mc, frame_get(t, uc + UC_REGS, 4), sizeof mc))
        return -EFAULT;
    signal_set_mask(t, sigset_unpack(&linux_ppc, uc + UC_MASK));
    restore_registers(t, mc);
    return 0;
}

int64_t ppc_sigreturn(struct thread *t)
{
    uint8_t uc[UC_MCONTEXT];
    uint32_t sp = ppc_gpr(t, 1);

    if (set_context(t, sp + RT_UC, uc))
        return frame_is_bad(t);
    frame_get_stack(t, ppc_gpr(t, 1), uc + UC_STACK);
    return SYS_NO_RESULT;
}

/* sigreturn(2) of handlers without SA_SIGINFO. */
int64_t ppc_sigreturn_old(struct thread *t)
{
    uint8_t sc[32], mc[MC_USED], mask[8];

    if (copy_in(t, sc, ppc_gpr(t, 1) + OLD_SC, sizeof sc) || copy_in(t, mc, frame_get(t, sc + 28, 4), sizeof mc))
        return frame_is_bad(t);
    memcpy(mask, sc + 24, 4);
    memcpy(mask + 4, sc + 12, 4);
    signal_set_mask(t, sigset_unpack(&linux_ppc, mask));
    restore_registers(t, mc);
    return SYS_NO_RESULT;
}

/* swapcontext(2): saves the caller's context and continues with another one, which keeps r2, the thread pointer. */
int64_t sys_ppc_swapcontext(struct thread *t, uint64_t old, uint64_t new, int size)
{
    uint8_t bytes[UC_USED];
    uint32_t thread_pointer = ppc_gpr(t, 2);

    if (size < UC_LEAST)
        return -EINVAL;
    if (old) {
        if (copy_in(t, bytes, old, sizeof bytes))
            return -EFAULT;
        save_registers(t, NULL, bytes + UC_MCONTEXT);
        sigset_pack(&linux_ppc, t->mask, bytes + UC_MASK);
        frame_put(t, bytes + UC_REGS, 4, (uint32_t)old + UC_MCONTEXT);
        if (copy_out(t, old, bytes, sizeof bytes))
            return -EFAULT;
    }
    if (!new)
        return 0;
    if (set_context(t, new, bytes))
        return -EFAULT;
    ppc_set_gpr(t, 2, thread_pointer);
    return SYS_NO_RESULT;
}
