/*
 * Signal frames of Linux/aarch64, below the interrupted stack pointer:
 *
 *     sp      siginfo (128 bytes)
 *     +128    ucontext: flags, link, stack, signal set (room for 128 bytes), at 176 fault address, x0 to x30, sp, pc, pstate; at 464
 *             records, each with a magic number and its size: floating point, the terminator
 *     +4688   frame record: x29 and x30 of the interrupted function; the handler's x29 points to it
 *
 * The handler returns to its sa_restorer, or to a page with two instructions that call rt_sigreturn.
 *
 * Sources: arch/arm64/kernel/signal.c, asm/sigcontext.h, asm/ucontext.h; libgcc's config/aarch64/linux-unwind.h recognises the instructions
 * and unwinds by these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/aarch64/aarch64.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/generic.h"

enum {
    SIGINFO = 0,
    UCONTEXT = 128,
    UC_STACK = UCONTEXT + 16,
    UC_SIGMASK = UCONTEXT + 40,
    UC_FAULT = UCONTEXT + 176,
    UC_X0 = UC_FAULT + 8,
    UC_SP = UC_X0 + 31 * 8,
    UC_PC = UC_SP + 8,
    UC_PSTATE = UC_PC + 8,
    UC_RECORDS = UCONTEXT + 464,
    RECORDS_BYTES = 4096,
    FRAME_RECORD = UC_RECORDS + RECORDS_BYTES,
    FRAME_BYTES = FRAME_RECORD + 16,
    FRAME_ALIGN = 16,
};
/* Offsets in the record of floating point. */
enum { FP_MAGIC = 0x46508001, FP_FPSR = 8, FP_FPCR = 12, FP_V0 = 16, FP_BYTES = FP_V0 + 32 * 16, RECORD_HEAD = 8 };

static const uint32_t FLAGS_NZCV = 0xf0000000;

int aarch64_map_signal_return(struct mm *mm)
{
    static const uint8_t code[] = {0x68, 0x11, 0x80, 0xd2, 0x01, 0x00, 0x00, 0xd4}; /* mov x8,#139; svc #0 */

    return frame_map_code(mm, AARCH64_SIGNAL_RETURN, "[vdso]", code, sizeof code);
}

static void save_floating_point(struct thread *t, uint8_t *record)
{
    const struct aarch64_regs *r = aarch64_registers();

    frame_put(t, record, 4, FP_MAGIC);
    frame_put(t, record + 4, 4, FP_BYTES);
    frame_put(t, record + FP_FPSR, 4, cpu_reg_get(t->cpu, r->fpsr));
    frame_put(t, record + FP_FPCR, 4, cpu_reg_get(t->cpu, r->fpcr));
    for (unsigned n = 0; n < 64; n++)
        frame_put(t, record + FP_V0 + 8 * n, 8, cpu_reg_get(t->cpu, r->v[n / 2][n % 2]));
}

static void restore_floating_point(struct thread *t, const uint8_t *record)
{
    const struct aarch64_regs *r = aarch64_registers();

    cpu_reg_set(t->cpu, r->fpsr, frame_get(t, record + FP_FPSR, 4));
    cpu_reg_set(t->cpu, r->fpcr, frame_get(t, record + FP_FPCR, 4));
    for (unsigned n = 0; n < 64; n++)
        cpu_reg_set(t->cpu, r->v[n / 2][n % 2], frame_get(t, record + FP_V0 + 8 * n, 8));
}

static void save_registers(struct thread *t, uint8_t *f)
{
    for (unsigned n = 0; n < 31; n++)
        frame_put(t, f + UC_X0 + 8 * n, 8, aarch64_x(t, n));
    frame_put(t, f + UC_SP, 8, aarch64_sp(t));
    frame_put(t, f + UC_PC, 8, cpu_pc(t->cpu));
    frame_put(t, f + UC_PSTATE, 8, cpu_reg_get(t->cpu, aarch64_registers()->cpsr));
    frame_put(t, f + FRAME_RECORD, 8, aarch64_x(t, 29));
    frame_put(t, f + FRAME_RECORD + 8, 8, aarch64_x(t, 30));
    save_floating_point(t, f + UC_RECORDS);
}

static void restore_registers(struct thread *t, const uint8_t *f)
{
    for (unsigned n = 0; n < 31; n++)
        aarch64_set_x(t, n, frame_get(t, f + UC_X0 + 8 * n, 8));
    aarch64_set_sp(t, frame_get(t, f + UC_SP, 8));
    cpu_reg_set(t->cpu, aarch64_registers()->cpsr, frame_get(t, f + UC_PSTATE, 8) & FLAGS_NZCV);
    cpu_set_pc(t->cpu, frame_get(t, f + UC_PC, 8));
}

bool aarch64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint8_t frame[FRAME_BYTES] = {0};
    uint64_t sp = aarch64_sp(t), at = frame_address(t, sa, sp, sizeof frame, FRAME_ALIGN);

    siginfo_pack(t->p->abi, info, frame + SIGINFO);
    frame_put_stack(t, frame + UC_STACK);
    sigset_pack(t->p->abi, t->restore_mask ? t->saved_mask : t->mask, frame + UC_SIGMASK);
    if (info->layout == KSI_FAULT)
        frame_put(t, frame + UC_FAULT, 8, info->addr);
    save_registers(t, frame);
    if (copy_out(t, at, frame, sizeof frame))
        return false;
    aarch64_set_x(t, 29, at + FRAME_RECORD);
    aarch64_set_x(t, 30, sa->flags & ARM_SA_RESTORER ? sa->restorer : AARCH64_SIGNAL_RETURN);
    aarch64_set_sp(t, at);
    aarch64_set_x(t, 0, (uint64_t)sig_guest(t->p->abi, info->sig));
    if (sa->flags & SA_SIGINFO) {
        aarch64_set_x(t, 1, at + SIGINFO);
        aarch64_set_x(t, 2, at + UCONTEXT);
    }
    cpu_set_pc(t->cpu, sa->handler);
    return true;
}

/* Returns the record of floating point, NULL: the list of records is not valid. */
static const uint8_t *find_floating_point(const struct thread *t, const uint8_t *records)
{
    const uint8_t *found = NULL;

    for (uint64_t at = 0; at + RECORD_HEAD <= RECORDS_BYTES;) {
        const uint8_t *record = records + at;
        uint64_t magic = frame_get(t, record, 4), size = frame_get(t, record + 4, 4);

        if (!magic && !size)
            return found;
        if (size < FRAME_ALIGN || size % FRAME_ALIGN || size > RECORDS_BYTES - at)
            return NULL;
        if (magic == FP_MAGIC && (found || size != FP_BYTES))
            return NULL;
        if (magic == FP_MAGIC)
            found = record;
        at += size;
    }
    return NULL;
}

int64_t aarch64_sigreturn(struct thread *t)
{
    uint8_t frame[FRAME_RECORD];
    uint64_t sp = aarch64_sp(t);
    const uint8_t *record;

    if (sp % FRAME_ALIGN || copy_in(t, frame, sp, sizeof frame))
        return frame_is_bad(t);
    record = find_floating_point(t, frame + UC_RECORDS);
    if (!record)
        return frame_is_bad(t);
    signal_set_mask(t, sigset_unpack(t->p->abi, frame + UC_SIGMASK));
    restore_registers(t, frame);
    restore_floating_point(t, record);
    frame_get_stack(t, aarch64_sp(t), frame + UC_STACK);
    return SYS_NO_RESULT;
}
