/*
 * Signal frames of Linux/m68k, below the interrupted stack pointer, aligned to 8 bytes:
 *
 *     with SA_SIGINFO                                  without
 *     0    return address                              0    return address
 *     4    signal, addresses of siginfo and ucontext   4    signal, vector, address of the sigcontext
 *     16   room for return code                        16   room for return code
 *     24   siginfo (128 bytes)                         24   upper half of the signal set
 *     152  ucontext: d0 to a7, pc, sr at 24            28   sigcontext: lower half of the set, sp, d0, d1, a0, a1, sr, pc,
 *          floating-point control and registers                  fp0, fp1, control registers, fsave's state
 *          fsave's state, signal set at 528
 *
 * The kernel's frames contain the return code; here it is on a separate page, since an alternate stack need not be executable. Both
 * frames have fsave's state as a 68040 stores it: one word, an idle frame.
 *
 * Sources: arch/m68k/kernel/signal.c, asm/sigcontext.h, asm/ucontext.h; libgcc's config/m68k/linux-unwind.h unwinds by the return code and
 * these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/m68k/m68k.h"

enum {
    RETURN_ADDRESS = 0,
    ARGUMENTS = 4,
    /* struct rt_sigframe */
    RT_INFO = 24,
    RT_UC = RT_INFO + 128,
    UC_STACK = RT_UC + 8,
    UC_VERSION = RT_UC + 20,
    UC_GREGS = RT_UC + 24,
    UC_FPCNTL = UC_GREGS + 18 * 4,
    UC_FPREGS = UC_FPCNTL + 3 * 4,
    UC_FPSTATE = UC_FPREGS + 8 * 12,
    UC_FORMATVEC = UC_FPSTATE + 216,
    UC_MASK = UC_FPSTATE + 80 * 4,
    RT_BYTES = UC_MASK + 8,
    /* struct sigframe */
    OLD_EXTRA_MASK = 24,
    SC = 28,
    SC_MASK = SC,
    SC_USP = SC + 4,
    SC_REGS = SC + 8, /* d0, d1, a0, a1 */
    SC_SR = SC + 24,
    SC_PC = SC + 26,
    SC_FPREGS = SC + 32,
    SC_FPCNTL = SC_FPREGS + 2 * 12,
    SC_FPSTATE = SC_FPCNTL + 3 * 4,
    OLD_BYTES = SC_FPSTATE + 216,
    /* both */
    FRAME_ALIGN = 8,
};
enum { UCONTEXT_VERSION = 2, IDLE_68040 = 0x41000000, CONDITION_CODES = 0xff };

/* ---- the page of return code ------------------------------------------------------------------------------------ */

static const uint64_t SIGPAGE = 0xf0000000; /* above the program's addresses */
enum { RETURN_OLD = 0, RETURN_RT = 4 };

int m68k_map_sigpage(struct mm *mm)
{
    /* moveq #119,d0; trap #0: sigreturn. moveq #82,d0; not.b d0; trap #0: rt_sigreturn, 173. */
    static const uint8_t code[] = {0x70, 0x77, 0x4e, 0x40, 0x70, 0x52, 0x46, 0x00, 0x4e, 0x40};

    return frame_map_code(mm, SIGPAGE, "[sigpage]", code, sizeof code);
}

/* ---- floating point ----------------------------------------------------------------------------------------------- */

/* count registers from fp0 on, as fmovem stores them, and the control registers. */
static void save_fp(const struct thread *t, uint8_t *f, size_t regs_at, unsigned count, size_t control_at, size_t state_at)
{
    const struct m68k_regs *r = m68k_registers();

    for (unsigned n = 0; n < count; n++) {
        frame_put(t, f + regs_at + 12 * n, 4, cpu_reg_get(t->cpu, r->fp_exponent[n]) << 16);
        frame_put(t, f + regs_at + 12 * n + 4, 8, cpu_reg_get(t->cpu, r->fp_significand[n]));
    }
    frame_put(t, f + control_at, 4, m68k_get(t, r->fpcr));
    frame_put(t, f + control_at + 4, 4, m68k_get(t, r->fpsr));
    frame_put(t, f + control_at + 8, 4, m68k_get(t, r->fpiar));
    frame_put(t, f + state_at, 4, IDLE_68040);
}

/* False: the state is not one of a 68040. */
static bool restore_fp(struct thread *t, const uint8_t *f, size_t regs_at, unsigned count, size_t control_at, size_t state_at)
{
    const struct m68k_regs *r = m68k_registers();
    uint32_t state = (uint32_t)frame_get(t, f + state_at, 4);

    if (!(state >> 24))
        return true; /* a null frame: nothing to restore */
    if (state >> 16 != IDLE_68040 >> 16)
        return false;
    for (unsigned n = 0; n < count; n++) {
        cpu_reg_set(t->cpu, r->fp_exponent[n], frame_get(t, f + regs_at + 12 * n, 2));
        cpu_reg_set(t->cpu, r->fp_significand[n], frame_get(t, f + regs_at + 12 * n + 4, 8));
    }
    m68k_set(t, r->fpcr, (uint32_t)frame_get(t, f + control_at, 4));
    m68k_set(t, r->fpsr, (uint32_t)frame_get(t, f + control_at + 4, 4));
    m68k_set(t, r->fpiar, (uint32_t)frame_get(t, f + control_at + 8, 4));
    return true;
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

static ksigset interrupted_mask(const struct thread *t)
{
    return t->restore_mask ? t->saved_mask : t->mask;
}

static void fill_rt_frame(const struct thread *t, uint8_t *f, uint32_t at, const struct ksiginfo *info)
{
    const struct m68k_regs *r = m68k_registers();

    frame_put(t, f + ARGUMENTS + 4, 4, at + RT_INFO);
    frame_put(t, f + ARGUMENTS + 8, 4, at + RT_UC);
    siginfo_pack(&linux_m68k, info, f + RT_INFO);
    frame_put_stack(t, f + UC_STACK);
    frame_put(t, f + UC_VERSION, 4, UCONTEXT_VERSION);
    for (unsigned n = 0; n < 8; n++) {
        frame_put(t, f + UC_GREGS + 4 * n, 4, m68k_get(t, r->d[n]));
        frame_put(t, f + UC_GREGS + 32 + 4 * n, 4, m68k_get(t, r->a[n]));
    }
    frame_put(t, f + UC_GREGS + 64, 4, cpu_pc(t->cpu));
    frame_put(t, f + UC_GREGS + 68, 4, m68k_get(t, r->sr));
    save_fp(t, f, UC_FPREGS, 8, UC_FPCNTL, UC_FPSTATE);
    sigset_pack(&linux_m68k, interrupted_mask(t), f + UC_MASK);
}

static void fill_old_frame(const struct thread *t, uint8_t *f, uint32_t at)
{
    const struct m68k_regs *r = m68k_registers();
    const int saved[] = {r->a[7], r->d[0], r->d[1], r->a[0], r->a[1]};
    ksigset mask = interrupted_mask(t);

    frame_put(t, f + ARGUMENTS + 8, 4, at + SC);
    frame_put(t, f + SC_MASK, 4, (uint32_t)mask);
    frame_put(t, f + OLD_EXTRA_MASK, 4, mask >> 32);
    for (unsigned i = 0; i < sizeof saved / sizeof *saved; i++)
        frame_put(t, f + SC_USP + 4 * i, 4, m68k_get(t, saved[i]));
    frame_put(t, f + SC_SR, 2, m68k_get(t, r->sr));
    frame_put(t, f + SC_PC, 4, cpu_pc(t->cpu));
    save_fp(t, f, SC_FPREGS, 2, SC_FPCNTL, SC_FPSTATE);
}

bool m68k_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const struct m68k_regs *r = m68k_registers();
    uint8_t frame[RT_BYTES] = {0};
    bool rt = sa->flags & SA_SIGINFO;
    uint32_t bytes = rt ? RT_BYTES : OLD_BYTES, at = (uint32_t)frame_address(t, sa, m68k_get(t, r->a[7]), bytes, FRAME_ALIGN);

    frame_put(t, frame + RETURN_ADDRESS, 4, SIGPAGE + (rt ? RETURN_RT : RETURN_OLD));
    frame_put(t, frame + ARGUMENTS, 4, (uint32_t)sig_guest(&linux_m68k, info->sig));
    if (rt)
        fill_rt_frame(t, frame, at, info);
    else
        fill_old_frame(t, frame, at);
    if (copy_out(t, at, frame, bytes))
        return false;
    m68k_set(t, r->a[7], at);
    cpu_set_pc(t->cpu, (uint32_t)sa->handler);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

static void set_sr(struct thread *t, uint32_t value)
{
    int sr = m68k_registers()->sr;

    m68k_set(t, sr, (m68k_get(t, sr) & ~(uint32_t)CONDITION_CODES) | (value & CONDITION_CODES));
}

/* The handler's rts has removed the return address. */
static uint32_t frame_start(const struct thread *t)
{
    return m68k_get(t, m68k_registers()->a[7]) - 4;
}

int64_t m68k_sigreturn(struct thread *t)
{
    const struct m68k_regs *r = m68k_registers();
    uint8_t f[RT_BYTES];

    if (copy_in(t, f, frame_start(t), sizeof f) || frame_get(t, f + UC_VERSION, 4) != UCONTEXT_VERSION ||
        !restore_fp(t, f, UC_FPREGS, 8, UC_FPCNTL, UC_FPSTATE))
        return frame_is_bad(t);
    signal_set_mask(t, sigset_unpack(&linux_m68k, f + UC_MASK));
    for (unsigned n = 0; n < 8; n++) {
        m68k_set(t, r->d[n], (uint32_t)frame_get(t, f + UC_GREGS + 4 * n, 4));
        m68k_set(t, r->a[n], (uint32_t)frame_get(t, f + UC_GREGS + 32 + 4 * n, 4));
    }
    cpu_set_pc(t->cpu, frame_get(t, f + UC_GREGS + 64, 4));
    set_sr(t, (uint32_t)frame_get(t, f + UC_GREGS + 68, 4));
    frame_get_stack(t, m68k_get(t, r->a[7]), f + UC_STACK);
    return SYS_NO_RESULT;
}

/* sigreturn(2) of handlers without SA_SIGINFO. */
int64_t m68k_sigreturn_old(struct thread *t)
{
    const struct m68k_regs *r = m68k_registers();
    const int saved[] = {r->a[7], r->d[0], r->d[1], r->a[0], r->a[1]};
    uint8_t f[OLD_BYTES];

    if (copy_in(t, f, frame_start(t), sizeof f) || !restore_fp(t, f, SC_FPREGS, 2, SC_FPCNTL, SC_FPSTATE))
        return frame_is_bad(t);
    signal_set_mask(t, frame_get(t, f + OLD_EXTRA_MASK, 4) << 32 | frame_get(t, f + SC_MASK, 4));
    for (unsigned i = 0; i < sizeof saved / sizeof *saved; i++)
        m68k_set(t, saved[i], (uint32_t)frame_get(t, f + SC_USP + 4 * i, 4));
    cpu_set_pc(t->cpu, frame_get(t, f + SC_PC, 4));
    set_sr(t, (uint32_t)frame_get(t, f + SC_SR, 2));
    return SYS_NO_RESULT;
}
