/*
 * Signal frames of Linux/riscv64, below the interrupted stack pointer:
 *
 *     sp      siginfo (128 bytes)
 *     +128    ucontext: flags, link, stack, signal set (room for 128 bytes), at 176 the pc, x1 to x31, and the floating-point state
 *
 * The handler returns to a page with two instructions that call rt_sigreturn.
 *
 * Sources: arch/riscv/kernel/signal.c, asm/ucontext.h, asm/ptrace.h; libgcc's config/riscv/linux-unwind.h recognises the instructions and
 * unwinds by these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/riscv64/riscv64.h"

enum {
    SIGINFO = 0,
    UCONTEXT = 128,
    UC_STACK = UCONTEXT + 16,
    UC_SIGMASK = UCONTEXT + 40,
    UC_PC = UCONTEXT + 176,          /* x1 follows */
    UC_F = UC_PC + 32 * 8,           /* 64 registers of 64 bits: room for the Q extension */
    UC_FCSR = UC_F + 32 * 8,         /* its place in the D extension's state */
    UC_RESERVED = UC_F + 64 * 8 + 4, /* three words that are 0 */
    RESERVED_BYTES = 12,
    FRAME_BYTES = UC_RESERVED + RESERVED_BYTES,
    FRAME_ALIGN = 16,
};

int riscv64_map_signal_return(struct mm *mm)
{
    static const uint8_t code[] = {0x93, 0x08, 0xb0, 0x08, 0x73, 0, 0, 0}; /* li a7,139; ecall */

    return frame_map_code(mm, RISCV64_SIGNAL_RETURN, "[vdso]", code, sizeof code);
}

static void save_registers(struct thread *t, uint8_t *f)
{
    const struct riscv64_regs *r = riscv64_registers();

    frame_put(t, f + UC_PC, 8, cpu_pc(t->cpu));
    for (unsigned n = 1; n < 32; n++)
        frame_put(t, f + UC_PC + 8 * n, 8, riscv64_x(t, n));
    for (unsigned n = 0; n < 32; n++)
        frame_put(t, f + UC_F + 8 * n, 8, cpu_reg_get(t->cpu, r->f[n]));
    frame_put(t, f + UC_FCSR, 4, cpu_reg_get(t->cpu, r->fcsr));
}

static void restore_registers(struct thread *t, const uint8_t *f)
{
    const struct riscv64_regs *r = riscv64_registers();

    for (unsigned n = 1; n < 32; n++)
        riscv64_set_x(t, n, frame_get(t, f + UC_PC + 8 * n, 8));
    for (unsigned n = 0; n < 32; n++)
        cpu_reg_set(t->cpu, r->f[n], frame_get(t, f + UC_F + 8 * n, 8));
    cpu_reg_set(t->cpu, r->fcsr, frame_get(t, f + UC_FCSR, 4) & 0xff);
    cpu_set_pc(t->cpu, frame_get(t, f + UC_PC, 8) & ~(uint64_t)1);
}

bool riscv64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint8_t frame[FRAME_BYTES] = {0};
    uint64_t sp = riscv64_x(t, RISCV64_SP), at = frame_address(t, sa, sp, sizeof frame, FRAME_ALIGN);

    siginfo_pack(t->p->abi, info, frame + SIGINFO);
    frame_put_stack(t, frame + UC_STACK);
    sigset_pack(t->p->abi, t->restore_mask ? t->saved_mask : t->mask, frame + UC_SIGMASK);
    save_registers(t, frame);
    if (copy_out(t, at, frame, sizeof frame))
        return false;
    riscv64_set_x(t, RISCV64_RA, RISCV64_SIGNAL_RETURN);
    riscv64_set_x(t, RISCV64_SP, at);
    riscv64_set_x(t, RISCV64_A0, (uint64_t)sig_guest(t->p->abi, info->sig));
    riscv64_set_x(t, RISCV64_A0 + 1, at + SIGINFO);
    riscv64_set_x(t, RISCV64_A0 + 2, at + UCONTEXT);
    cpu_set_pc(t->cpu, sa->handler & ~(uint64_t)1);
    return true;
}

int64_t riscv64_sigreturn(struct thread *t)
{
    uint8_t frame[FRAME_BYTES];
    uint64_t sp = riscv64_x(t, RISCV64_SP);

    if (copy_in(t, frame, sp, sizeof frame))
        return frame_is_bad(t);
    for (unsigned i = 0; i < RESERVED_BYTES; i++)
        if (frame[UC_RESERVED + i])
            return frame_is_bad(t);
    signal_set_mask(t, sigset_unpack(t->p->abi, frame + UC_SIGMASK));
    restore_registers(t, frame);
    frame_get_stack(t, riscv64_x(t, RISCV64_SP), frame + UC_STACK);
    return SYS_NO_RESULT;
}
