/*
 * Signal frames of Linux/x86_64, below the interrupted stack pointer and the 128 bytes of its red zone:
 *
 *     sp      return address: sa_restorer, which calls rt_sigreturn
 *     +8      ucontext: flags, link, stack, sigcontext at 40, signal set at 296
 *     +312    siginfo (128 bytes)
 *     +440    FXSAVE area, aligned to 64 bytes
 *
 * Sources: arch/x86/kernel/signal.c, fpu/signal.c, asm/sigframe.h, uapi/asm/sigcontext.h, uapi/asm/ucontext.h; libgcc's
 * config/i386/linux-unwind.h unwinds by these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/x86.h"
#include "emu/kernel/linux/x86_64/x86_64.h"

enum {
    UCONTEXT = 8,
    UC_STACK = UCONTEXT + 16,
    SC = UCONTEXT + 40, /* sigcontext: 16 general registers first */
    SC_IP = SC + 128,
    SC_FLAGS = SC + 136,
    SC_CS = SC + 144,
    SC_GS = SC + 146,
    SC_FS = SC + 148,
    SC_SS = SC + 150,
    SC_ERR = SC + 152,
    SC_TRAPNO = SC + 160,
    SC_OLDMASK = SC + 168,
    SC_CR2 = SC + 176,
    SC_FPSTATE = SC + 184,
    UC_SIGMASK = UCONTEXT + 296,
    SIGINFO = UCONTEXT + 304,
    FXSAVE = SIGINFO + 128,
    FRAME_BYTES = FXSAVE + X86_FXSAVE_BYTES,
    RED_ZONE = 128,
    FRAME_ALIGN = 64,
    /* The frame is at this distance from an aligned address: FXSAVE is aligned then, and sp as after a call. */
    FRAME_START = 8,
};
enum { UC_SIGCONTEXT_SS = 2, UC_STRICT_RESTORE_SS = 4 };

/* General registers in sigcontext's order. */
static const uint8_t saved[] = {8, 9, 10, 11, 12, 13, 14, 15, X86_DI, X86_SI, X86_BP, X86_BX, X86_DX, X86_AX, X86_CX, X86_SP};

static void save_registers(struct thread *t, uint8_t *f)
{
    const struct x86_regs *r = x86_registers(t);
    const struct x86_exception last = x86_last_exception(t);

    for (unsigned i = 0; i < sizeof saved; i++)
        frame_put(t, f + SC + 8 * i, 8, x86_gpr(t, saved[i]));
    frame_put(t, f + SC_IP, 8, cpu_pc(t->cpu));
    frame_put(t, f + SC_FLAGS, 8, cpu_reg_get(t->cpu, r->flags));
    frame_put(t, f + SC_CS, 2, cpu_reg_get(t->cpu, r->segment[X86_CS]));
    frame_put(t, f + SC_GS, 2, cpu_reg_get(t->cpu, r->segment[X86_GS]));
    frame_put(t, f + SC_FS, 2, cpu_reg_get(t->cpu, r->segment[X86_FS]));
    frame_put(t, f + SC_SS, 2, cpu_reg_get(t->cpu, r->segment[X86_SS]));
    frame_put(t, f + SC_ERR, 8, last.error);
    frame_put(t, f + SC_TRAPNO, 8, last.number);
    frame_put(t, f + SC_CR2, 8, last.address);
    x86_put_fpu(t, f + FXSAVE);
}

static void restore_registers(struct thread *t, const uint8_t *f)
{
    for (unsigned i = 0; i < sizeof saved; i++)
        x86_set_gpr(t, saved[i], frame_get(t, f + SC + 8 * i, 8));
    x86_set_flags(t, frame_get(t, f + SC_FLAGS, 8));
    cpu_set_pc(t->cpu, frame_get(t, f + SC_IP, 8));
}

static uint64_t place_frame(const struct thread *t, const struct ksigaction *sa)
{
    uint64_t sp = x86_gpr(t, X86_SP);
    bool switches = (sa->flags & SA_ONSTACK) && t->altstack_size && !on_altstack(t, sp);

    return frame_address(t, sa, switches ? sp : sp - RED_ZONE, FRAME_START + FRAME_BYTES, FRAME_ALIGN) + FRAME_START;
}

bool x86_64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint8_t frame[FRAME_BYTES] = {0};
    uint64_t at = place_frame(t, sa), mask_at = UC_SIGMASK;

    if (!(sa->flags & X86_SA_RESTORER))
        return false;
    frame_put(t, frame, 8, sa->restorer);
    frame_put(t, frame + UCONTEXT, 8, UC_SIGCONTEXT_SS | UC_STRICT_RESTORE_SS);
    frame_put_stack(t, frame + UC_STACK);
    save_registers(t, frame);
    frame_put(t, frame + SC_FPSTATE, 8, at + FXSAVE);
    sigset_pack(t->p->abi, t->restore_mask ? t->saved_mask : t->mask, frame + mask_at);
    frame_put(t, frame + SC_OLDMASK, 8, frame_get(t, frame + mask_at, 8));
    siginfo_pack(t->p->abi, info, frame + SIGINFO);
    if (copy_out(t, at, frame, sizeof frame))
        return false;
    x86_set_gpr(t, X86_SP, at);
    x86_set_gpr(t, X86_AX, 0);
    x86_set_gpr(t, X86_DI, (uint64_t)sig_guest(t->p->abi, info->sig));
    x86_set_gpr(t, X86_SI, at + SIGINFO);
    x86_set_gpr(t, X86_DX, at + UCONTEXT);
    x86_clear_handler_flags(t);
    x86_reset_fpu(t);
    cpu_set_pc(t->cpu, sa->handler);
    return true;
}

int64_t x86_64_sigreturn(struct thread *t)
{
    uint8_t frame[FXSAVE], fpu[X86_FXSAVE_BYTES];
    uint64_t at = x86_gpr(t, X86_SP) - UCONTEXT;

    if (copy_in(t, frame, at, sizeof frame))
        return frame_is_bad(t);
    uint64_t fpstate = frame_get(t, frame + SC_FPSTATE, 8);

    if (fpstate && copy_in(t, fpu, fpstate, sizeof fpu))
        return frame_is_bad(t);
    signal_set_mask(t, sigset_unpack(t->p->abi, frame + UC_SIGMASK));
    frame_get_stack(t, x86_gpr(t, X86_SP), frame + UC_STACK); /* with the handler's stack pointer, as Linux since 6.12 */
    restore_registers(t, frame);
    if (fpstate)
        x86_get_fpu(t, fpu);
    else
        x86_reset_fpu(t);
    return SYS_NO_RESULT;
}
