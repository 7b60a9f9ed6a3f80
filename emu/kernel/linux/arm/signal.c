/*
 * Signal frames of Linux/arm, below the interrupted stack pointer:
 *
 *     sp      with SA_SIGINFO: siginfo (128 bytes); otherwise nothing
 *     +0      ucontext: flags, link, stack, at 20 sigcontext (trap number, error code, signal set, r0 to pc, cpsr, fault address), at 104
 *             the signal set (room for 128 bytes), at 232 records, each with a magic number and its size: VFP, the terminator
 *     +744    the instructions of the return, for debuggers
 *
 * The handler returns to its sa_restorer, or to a page with the instructions that call sigreturn or rt_sigreturn. Bit 0 of an address
 * chooses Thumb instructions.
 *
 * Sources: arch/arm/kernel/signal.c, sigreturn_codes.S, asm/ucontext.h, asm/sigcontext.h.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/arm/arm.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/generic.h"

/* Offsets in ucontext; its first word says which kind of frame it is in. */
enum {
    UC_STACK = 8,
    UC_ERROR = 24,
    UC_OLD_MASK = 28,
    UC_R0 = 32,
    UC_PC = UC_R0 + 15 * 4,
    UC_CPSR = UC_PC + 4,
    UC_FAULT = UC_CPSR + 4,
    UC_SIGMASK = 104,
    UC_VFP = 232,
    UCONTEXT_BYTES = 744,
    RETURN_CODE = UCONTEXT_BYTES,
    RETURN_CODE_BYTES = 16,
    FRAME_BYTES = RETURN_CODE + RETURN_CODE_BYTES,
    SIGINFO_BYTES = 128,
    FRAME_ALIGN = 8,
};
static const uint32_t OLD_FRAME_FLAGS = 0x5ac3c35a;

/* Offsets in the record of VFP. */
enum { VFP_MAGIC = 0x56465001, VFP_D0 = 8, VFP_FPSCR = VFP_D0 + 32 * 8, VFP_FPEXC = VFP_FPSCR + 8, VFP_BYTES = 288 };
enum { FPEXC_EN = 1 << 30, CPSR_MODE_MASKS = 0xdf & ~ARM_CPSR_T, CPSR_USER = 0x10 };

/* sigreturn and rt_sigreturn in ARM instructions, sigreturn and rt_sigreturn in Thumb instructions. */
enum { RETURN_BYTES = 8 };
static const uint8_t return_code[4][RETURN_BYTES] = {
    {0x77, 0x70, 0xa0, 0xe3, 0x00, 0x00, 0x00, 0xef}, /* mov r7,#119; svc #0 */
    {0xad, 0x70, 0xa0, 0xe3, 0x00, 0x00, 0x00, 0xef}, /* mov r7,#173; svc #0 */
    {0x77, 0x27, 0x00, 0xdf},                         /* movs r7,#119; svc #0 */
    {0xad, 0x27, 0x00, 0xdf},                         /* movs r7,#173; svc #0 */
};

int arm_map_signal_return(struct mm *mm)
{
    return frame_map_code(mm, ARM_SIGNAL_RETURN, "[sigpage]", return_code, sizeof return_code);
}

/* ---- registers -------------------------------------------------------------------------------------------------- */

static void save_registers(struct thread *t, uint8_t *uc)
{
    const struct arm_regs *r = arm_registers();
    uint8_t *vfp = uc + UC_VFP;

    for (unsigned n = 0; n < 15; n++)
        frame_put(t, uc + UC_R0 + 4 * n, 4, arm_r(t, n));
    frame_put(t, uc + UC_PC, 4, cpu_pc(t->cpu));
    frame_put(t, uc + UC_CPSR, 4, arm_cpsr(t));
    frame_put(t, vfp, 4, VFP_MAGIC);
    frame_put(t, vfp + 4, 4, VFP_BYTES);
    for (unsigned n = 0; n < 32; n++)
        frame_put(t, vfp + VFP_D0 + 8 * n, 8, cpu_reg_get(t->cpu, r->d[n]));
    frame_put(t, vfp + VFP_FPSCR, 4, cpu_reg_get(t->cpu, r->fpscr));
    frame_put(t, vfp + VFP_FPEXC, 4, FPEXC_EN);
}

static void restore_registers(struct thread *t, const uint8_t *uc)
{
    const struct arm_regs *r = arm_registers();
    const uint8_t *vfp = uc + UC_VFP;

    for (unsigned n = 0; n < 15; n++)
        arm_set_r(t, n, frame_get(t, uc + UC_R0 + 4 * n, 4));
    cpu_reg_set(t->cpu, r->cpsr, frame_get(t, uc + UC_CPSR, 4));
    cpu_set_pc(t->cpu, frame_get(t, uc + UC_PC, 4) & ~(uint64_t)1);
    for (unsigned n = 0; n < 32; n++)
        cpu_reg_set(t->cpu, r->d[n], frame_get(t, vfp + VFP_D0 + 8 * n, 8));
    cpu_reg_set(t->cpu, r->fpscr, frame_get(t, vfp + VFP_FPSCR, 4));
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

static void fill_ucontext(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info, uint64_t sp, uint8_t *uc)
{
    ksigset mask = t->restore_mask ? t->saved_mask : t->mask;

    if (!(sa->flags & SA_SIGINFO))
        frame_put(t, uc, 4, OLD_FRAME_FLAGS);
    frame_put_stack(t, uc + UC_STACK);
    sigset_pack(t->p->abi, mask, uc + UC_SIGMASK);
    frame_put(t, uc + UC_OLD_MASK, 4, frame_get(t, uc + UC_SIGMASK, 4));
    if (info->layout == KSI_FAULT)
        frame_put(t, uc + UC_FAULT, 4, info->addr);
    save_registers(t, uc);
}

/* Returns the address that the handler returns to, with bit 0. */
static uint64_t return_address(const struct ksigaction *sa, uint8_t *code)
{
    const unsigned thumb = sa->handler & 1, which = 2 * thumb + ((sa->flags & SA_SIGINFO) != 0);

    if (sa->flags & ARM_SA_RESTORER)
        return sa->restorer;
    for (unsigned i = 0; i < RETURN_BYTES; i++)
        code[i] = return_code[which][i];
    return (ARM_SIGNAL_RETURN + which * RETURN_BYTES) | thumb;
}

bool arm_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint8_t frame[SIGINFO_BYTES + FRAME_BYTES] = {0};
    const unsigned ucontext = sa->flags & SA_SIGINFO ? SIGINFO_BYTES : 0, bytes = ucontext + FRAME_BYTES;
    uint64_t sp = arm_r(t, ARM_SP), at = frame_address(t, sa, sp, bytes, FRAME_ALIGN);

    if (ucontext)
        siginfo_pack(t->p->abi, info, frame);
    fill_ucontext(t, sa, info, sp, frame + ucontext);
    uint64_t back = return_address(sa, frame + ucontext + RETURN_CODE);

    if (at > UINT32_MAX || copy_out(t, at, frame, bytes))
        return false;
    arm_set_r(t, ARM_LR, back);
    arm_set_r(t, ARM_SP, at);
    arm_set_r(t, 0, (uint64_t)sig_guest(t->p->abi, info->sig));
    if (ucontext) {
        arm_set_r(t, 1, at);
        arm_set_r(t, 2, at + ucontext);
    }
    arm_jump(t, sa->handler, arm_cpsr(t) & ~(uint32_t)ARM_CPSR_E);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

static bool is_valid(const struct thread *t, const uint8_t *uc)
{
    const uint8_t *vfp = uc + UC_VFP;

    return (frame_get(t, uc + UC_CPSR, 4) & CPSR_MODE_MASKS) == CPSR_USER && frame_get(t, vfp, 4) == VFP_MAGIC &&
           frame_get(t, vfp + 4, 4) == VFP_BYTES;
}

/* Returns from the frame whose ucontext is at `ucontext` from the stack pointer. */
static int64_t return_from(struct thread *t, unsigned ucontext)
{
    uint8_t uc[UCONTEXT_BYTES];
    uint64_t sp = arm_r(t, ARM_SP);

    if (sp % FRAME_ALIGN || copy_in(t, uc, sp + ucontext, sizeof uc) || !is_valid(t, uc))
        return frame_is_bad(t);
    signal_set_mask(t, sigset_unpack(t->p->abi, uc + UC_SIGMASK));
    restore_registers(t, uc);
    if (ucontext)
        frame_get_stack(t, arm_r(t, ARM_SP), uc + UC_STACK);
    return SYS_NO_RESULT;
}

int64_t arm_sigreturn(struct thread *t)
{
    return return_from(t, SIGINFO_BYTES);
}

int64_t arm_sigreturn_old(struct thread *t)
{
    return return_from(t, 0);
}
