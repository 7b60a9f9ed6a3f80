/*
 * Signal frames of Linux/i386, below the interrupted stack pointer. With SA_SIGINFO:
 *
 *     sp      return address, signal number, pointers to siginfo and ucontext
 *     +16     siginfo (128 bytes)
 *     +144    ucontext: flags, link, stack, sigcontext at 20, signal set at 108
 *     +260    code of the return, which debuggers recognise
 *
 * and without:
 *
 *     sp      return address, signal number
 *     +8      sigcontext (88 bytes)
 *     +96     room for an older kernel's floating-point state (624 bytes)
 *     +720    second word of the signal set, code of the return
 *
 * The floating-point state follows: the FSAVE area (108 bytes, and 4 of status and magic), then the FXSAVE area, aligned to 64 bytes.
 * Handlers return to sa_restorer, or to a page with the same code.
 *
 * Sources: arch/x86/kernel/signal.c, fpu/signal.c, asm/sigframe.h, uapi/asm/sigcontext.h, entry/vdso/vdso32/sigreturn.S; libgcc's
 * config/i386/linux-unwind.h recognises the code and unwinds by these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/i386/i386.h"
#include "emu/kernel/linux/x86.h"

#include <string.h>

/* sigcontext */
enum {
    SC_SEGMENTS = 0, /* gs, fs, es, ds: 4 bytes each */
    SC_REGISTERS = 16,
    SC_TRAPNO = 48,
    SC_ERR = 52,
    SC_IP = 56,
    SC_CS = 60,
    SC_FLAGS = 64,
    SC_SP_AT_SIGNAL = 68,
    SC_SS = 72,
    SC_FPSTATE = 76,
    SC_OLDMASK = 80,
    SC_CR2 = 84,
    SC_BYTES = 88,
};

/* The floating-point state. */
enum {
    FP_FCW = 0,
    FP_FSW = 4,
    FP_TAG = 8,
    FP_DATA_SEGMENT = 24,
    FP_ST = 28, /* 8 registers of 10 bytes */
    FP_STATUS = 108,
    FP_FX = 112,
    FP_BYTES = FP_FX + X86_FXSAVE_BYTES,
};

/* A frame of either kind. */
struct layout {
    unsigned sc, mask, code; /* offsets; mask: of the signal set's second word, or of the whole set */
    unsigned bytes;          /* without the floating-point state */
    unsigned start;          /* distance from an aligned address: sp + 4 is a multiple of 16 */
    unsigned fp;             /* offset of the floating-point state */
};
enum { FRAME_ALIGN = 64, FRAME_MOST = 1408, RT_SIGINFO = 16, RT_UCONTEXT = 144, RT_STACK = RT_UCONTEXT + 8 };
static const struct layout old_frame = {.sc = 8, .mask = 720, .code = 724, .bytes = 732, .start = 12, .fp = 784 - 12};
static const struct layout rt_frame = {.sc = 164, .mask = 252, .code = 260, .bytes = 268, .start = 12, .fp = 336 - 12};

/* ---- where handlers return -------------------------------------------------------------------------------- */

static const uint64_t RETURN_PAGE = 0xffffe000;
enum { OLD_RETURN = 0, RT_RETURN = 16 };
static const uint8_t return_code[] = {
    0x58, 0xb8, 119, 0, 0, 0,    0xcd, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, /* pop %eax; mov $119,%eax; int $0x80 */
    0xb8, 173,  0,   0, 0, 0xcd, 0x80, 0,                            /* mov $173,%eax; int $0x80 */
};

int i386_map_signal_return(struct mm *mm)
{
    return frame_map_code(mm, RETURN_PAGE, "[vdso]", return_code, sizeof return_code);
}

/* ---- registers ---------------------------------------------------------------------------------------------- */

/* In sigcontext's order. */
static const uint8_t segments[] = {X86_GS, X86_FS, X86_ES, X86_DS};
static const uint8_t saved[] = {X86_DI, X86_SI, X86_BP, X86_SP, X86_BX, X86_DX, X86_CX, X86_AX};

static void save_fpu(struct thread *t, uint8_t *f)
{
    const struct x86_regs *r = x86_registers(t);
    const uint64_t high = 0xffff0000;

    x86_put_fpu(t, f + FP_FX);
    frame_put(t, f + FP_FCW, 4, high | cpu_reg_get(t->cpu, r->fctrl));
    frame_put(t, f + FP_FSW, 4, high | cpu_reg_get(t->cpu, r->fstat));
    frame_put(t, f + FP_TAG, 4, high | cpu_reg_get(t->cpu, r->ftag));
    frame_put(t, f + FP_DATA_SEGMENT, 4, high);
    for (unsigned n = 0; n < 8; n++)
        memcpy(f + FP_ST + 10 * n, f + FP_FX + X86_FX_ST + 16 * n, 10);
    frame_put(t, f + FP_STATUS, 2, cpu_reg_get(t->cpu, r->fstat));
}

/* x87 registers are in the FSAVE area, the others in the FXSAVE area. */
static void restore_fpu(struct thread *t, uint8_t *f)
{
    uint8_t *fx = f + FP_FX;
    uint64_t tags = frame_get(t, f + FP_TAG, 2);

    memcpy(fx + X86_FX_FCW, f + FP_FCW, 2);
    memcpy(fx + X86_FX_FSW, f + FP_FSW, 2);
    fx[X86_FX_TAG] = 0;
    for (unsigned n = 0; n < 8; n++) {
        fx[X86_FX_TAG] |= (uint8_t)(((tags >> 2 * n & 3) != X86_TAG_EMPTY) << n);
        memcpy(fx + X86_FX_ST + 16 * n, f + FP_ST + 10 * n, 10);
    }
    x86_get_fpu(t, fx);
}

static void save_registers(struct thread *t, uint8_t *sc)
{
    const struct x86_regs *r = x86_registers(t);
    const struct x86_exception last = x86_last_exception(t);

    for (unsigned i = 0; i < sizeof segments; i++)
        frame_put(t, sc + SC_SEGMENTS + 4 * i, 4, cpu_reg_get(t->cpu, r->segment[segments[i]]));
    for (unsigned i = 0; i < sizeof saved; i++)
        frame_put(t, sc + SC_REGISTERS + 4 * i, 4, x86_gpr(t, saved[i]));
    frame_put(t, sc + SC_TRAPNO, 4, last.number);
    frame_put(t, sc + SC_ERR, 4, last.error);
    frame_put(t, sc + SC_CR2, 4, last.address);
    frame_put(t, sc + SC_IP, 4, cpu_pc(t->cpu));
    frame_put(t, sc + SC_CS, 4, cpu_reg_get(t->cpu, r->segment[X86_CS]));
    frame_put(t, sc + SC_FLAGS, 4, cpu_reg_get(t->cpu, r->flags));
    frame_put(t, sc + SC_SP_AT_SIGNAL, 4, x86_gpr(t, X86_SP));
    frame_put(t, sc + SC_SS, 4, cpu_reg_get(t->cpu, r->segment[X86_SS]));
}

static void restore_registers(struct thread *t, const uint8_t *sc)
{
    enum { RING_3 = 3 };
    const struct x86_regs *r = x86_registers(t);

    for (unsigned i = 0; i < sizeof segments; i++) {
        uint64_t selector = frame_get(t, sc + SC_SEGMENTS + 4 * i, 2);

        cpu_reg_set(t->cpu, r->segment[segments[i]], selector > RING_3 ? selector | RING_3 : 0);
    }
    for (unsigned i = 0; i < sizeof saved; i++)
        x86_set_gpr(t, saved[i], frame_get(t, sc + SC_REGISTERS + 4 * i, 4));
    x86_set_flags(t, frame_get(t, sc + SC_FLAGS, 4));
    cpu_set_pc(t->cpu, frame_get(t, sc + SC_IP, 4));
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

static void fill_frame(struct thread *t, uint8_t *f, const struct layout *l, uint64_t at, const struct ksiginfo *info)
{
    uint8_t set[8];

    sigset_pack(t->p->abi, t->restore_mask ? t->saved_mask : t->mask, set);
    frame_put(t, f + 4, 4, (uint64_t)sig_guest(t->p->abi, info->sig));
    save_registers(t, f + l->sc);
    save_fpu(t, f + l->fp);
    frame_put(t, f + l->sc + SC_FPSTATE, 4, at + l->fp);
    memcpy(f + l->sc + SC_OLDMASK, set, 4);
    if (l == &old_frame) {
        memcpy(f + l->mask, set + 4, 4);
        memcpy(f + l->code, return_code + OLD_RETURN, 8);
        return;
    }
    frame_put(t, f + 8, 4, at + RT_SIGINFO);
    frame_put(t, f + 12, 4, at + RT_UCONTEXT);
    siginfo_pack(t->p->abi, info, f + RT_SIGINFO);
    frame_put_stack(t, f + RT_STACK);
    memcpy(f + l->mask, set, sizeof set);
    memcpy(f + l->code, return_code + RT_RETURN, 8);
}

bool i386_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const struct layout *l = sa->flags & SA_SIGINFO ? &rt_frame : &old_frame;
    const struct x86_regs *r = x86_registers(t);
    uint8_t frame[FRAME_MOST] = {0};
    uint64_t size = l->fp + FP_BYTES, at = frame_address(t, sa, x86_gpr(t, X86_SP), l->start + size, FRAME_ALIGN) + l->start;
    uint64_t page = RETURN_PAGE + (l == &rt_frame ? RT_RETURN : OLD_RETURN);

    frame_put(t, frame, 4, sa->flags & X86_SA_RESTORER ? sa->restorer : page);
    fill_frame(t, frame, l, at, info);
    if (copy_out(t, at, frame, size))
        return false;
    x86_set_gpr(t, X86_SP, at);
    x86_set_gpr(t, X86_AX, (uint64_t)sig_guest(t->p->abi, info->sig));
    x86_set_gpr(t, X86_DX, l == &rt_frame ? at + RT_SIGINFO : 0);
    x86_set_gpr(t, X86_CX, l == &rt_frame ? at + RT_UCONTEXT : 0);
    cpu_reg_set(t->cpu, r->segment[X86_DS], I386_USER_DATA);
    cpu_reg_set(t->cpu, r->segment[X86_ES], I386_USER_DATA);
    x86_clear_handler_flags(t);
    x86_reset_fpu(t);
    cpu_set_pc(t->cpu, (uint32_t)sa->handler);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

/* at: the frame. */
static int64_t return_from(struct thread *t, const struct layout *l, uint64_t at)
{
    uint8_t frame[FRAME_MOST], fpu[FP_BYTES], set[8];

    if (copy_in(t, frame, (uint32_t)at, l->bytes))
        return frame_is_bad(t);
    uint64_t fpstate = frame_get(t, frame + l->sc + SC_FPSTATE, 4);

    if (fpstate && copy_in(t, fpu, fpstate, sizeof fpu))
        return frame_is_bad(t);
    memcpy(set, frame + l->mask, sizeof set);
    if (l == &old_frame) {
        memcpy(set, frame + l->sc + SC_OLDMASK, 4);
        memcpy(set + 4, frame + l->mask, 4);
    }
    signal_set_mask(t, sigset_unpack(t->p->abi, set));
    restore_registers(t, frame + l->sc);
    if (fpstate)
        restore_fpu(t, fpu);
    else
        x86_reset_fpu(t);
    if (l == &rt_frame)
        frame_get_stack(t, x86_gpr(t, X86_SP), frame + RT_STACK);
    return SYS_NO_RESULT;
}

/* The code has popped the return address, and for an old frame the signal number. */
int64_t i386_sigreturn_old(struct thread *t)
{
    return return_from(t, &old_frame, x86_gpr(t, X86_SP) - 8);
}

int64_t i386_sigreturn(struct thread *t)
{
    return return_from(t, &rt_frame, x86_gpr(t, X86_SP) - 4);
}
