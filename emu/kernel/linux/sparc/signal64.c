/*
 * The signal frame of Linux/sparc64, below the interrupted stack, aligned to 16 bytes; and the traps of getcontext() and setcontext().
 *
 *     0    stack frame: window save area, arguments
 *     192  siginfo (128 bytes)
 *     320  %g0 to %o7, TSTATE, pc, npc, Y, a magic number
 *     480  address of the fp state
 *     488  stack_t
 *     512  mask
 *     520  address of the windows that could not be stored because the stack is not writable, or 0
 *     528  fp state: 32 doubles, FSR, GSR, FPRS
 *     then these windows
 *
 * The handler starts in the interrupted window: locals and ins are stored at the old and at the new stack pointer, and sigreturn loads
 * them from the place that the frame's %sp has.
 *
 * Sources: arch/sparc/kernel/signal_64.c, uapi asm/ptrace.h, uctx.h; libgcc's config/sparc/linux-unwind.h.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/sparc/sparc.h"

#include <string.h>

enum {
    INFO = 192,
    REGS = INFO + 128,
    FPU_AT = REGS + 160,
    STACK = FPU_AT + 8,
    MASK = STACK + 24,
    RWIN_AT = MASK + 8,
    FPU = RWIN_AT + 8,
    RWIN = FPU + SPARC_FPU_BYTES,
    FRAME_BYTES = RWIN + SPARC_RWIN_BYTES,
    MAGIC = 0x57ac6c00, /* PT_REGS_MAGIC */
};

/* ---- registers ---------------------------------------------------------------------------------------------------- */

static const char regs_format[] = "16QQQQII"; /* struct pt_regs */
enum { TSTATE = 16, TPC, TNPC, Y, MAGIC_VALUE, REGS_VALUES };

static void save_registers(const struct thread *t, uint8_t *regs)
{
    const struct sparc_regs *r = sparc_registers();
    int64_t v[REGS_VALUES] = {0};

    for (unsigned n = 1; n < 16; n++)
        v[n] = (int64_t)sparc_get(t, n);
    v[TSTATE] = (int64_t)sparc_trap_state(t);
    v[TPC] = (int64_t)sparc_reg(t, r->pc);
    v[TNPC] = (int64_t)sparc_reg(t, r->npc);
    v[Y] = (int64_t)sparc_reg(t, r->y);
    v[MAGIC_VALUE] = MAGIC;
    pack_struct(t->p->abi, false, regs_format, v, regs);
}

static bool restore_registers(struct thread *t, const uint8_t *regs)
{
    int64_t v[REGS_VALUES];

    unpack_struct(t->p->abi, false, regs_format, regs, v);
    if (((v[TPC] | v[TNPC]) & 3) || (sparc_stack_address(t, (uint64_t)v[SPARC_R_SP]) & 7))
        return false;
    for (unsigned n = 1; n < 16; n++)
        sparc_set(t, n, (uint64_t)v[n]);
    sparc_set_trap_state(t, (uint64_t)v[TSTATE]);
    sparc_set_reg(t, sparc_registers()->y, (uint32_t)v[Y]);
    sparc_set_pcs(t, (uint64_t)v[TPC], (uint64_t)v[TNPC]);
    return true;
}

/* ---- signals ---------------------------------------------------------------------------------------------------- */

static ksigset interrupted_mask(const struct thread *t)
{
    return t->restore_mask ? t->saved_mask : t->mask;
}

bool sparc64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    enum { SI_NOINFO = 32767 };
    struct sparc_kept kept;
    uint8_t f[FRAME_BYTES] = {0};

    sparc_store_windows(t, &kept);
    const unsigned bytes = kept.count ? FRAME_BYTES : RWIN;
    const uint64_t at = frame_address(t, sa, sparc_stack_pointer(t), bytes, 16);

    sparc_put_window(t, f);
    if (kept.count) {
        frame_put(t, f + RWIN_AT, 8, at + RWIN);
        sparc_put_rwin(t, &kept, f + RWIN);
    }
    siginfo_pack(t->p->abi, sa->flags & SA_SIGINFO ? info : &(struct ksiginfo){.sig = info->sig, .code = SI_NOINFO}, f + INFO);
    save_registers(t, f + REGS);
    frame_put(t, f + FPU_AT, 8, at + FPU);
    frame_put_stack(t, f + STACK);
    sigset_pack(t->p->abi, interrupted_mask(t), f + MASK);
    sparc_put_fpu(t, f + FPU);
    if (copy_out(t, at, f, bytes))
        return false;
    sparc_enter_handler(t, at, sa, info, at + INFO);
    sparc_set(t, SPARC_R_O0 + 2, at + INFO);
    sparc_set(t, SPARC_R_O7, sa->restorer);
    return true;
}

/* Reads the frame at the stack pointer and sets the registers by it. */
static bool restore_frame(struct thread *t, uint8_t f[FPU])
{
    uint8_t fpu[SPARC_FPU_BYTES];
    const uint64_t at = sparc_stack_pointer(t);

    if ((at & 15) || sparc_save_windows(t) || copy_in(t, f, at, FPU))
        return false;
    const uint64_t fpu_at = frame_get(t, f + FPU_AT, 8), rwin = frame_get(t, f + RWIN_AT, 8);

    if ((fpu_at && copy_in(t, fpu, fpu_at, sizeof fpu)) || (rwin && sparc_restore_rwin(t, rwin)) || !restore_registers(t, f + REGS) ||
        sparc_load_window(t))
        return false;
    if (fpu_at)
        sparc_get_fpu(t, fpu);
    return true;
}

int64_t sparc64_sigreturn(struct thread *t)
{
    uint8_t f[FPU];

    if (!restore_frame(t, f))
        return frame_is_bad(t);
    signal_set_mask(t, sigset_unpack(t->p->abi, f + MASK));
    frame_get_stack(t, sparc_stack_pointer(t), f + STACK);
    return SYS_NO_RESULT;
}

/* ---- contexts ------------------------------------------------------------------------------------------------------ */

/* struct ucontext of uctx.h: its parts from the mask on. */
enum { UC_MASK = 16, UC_GREGS = 32, UC_FP = 184, UC_I7 = 192, UC_FPU = 208, UC_FPU_ENABLED = 498, UC_BYTES = 512, FPU_REGS_BYTES = 256 };
enum { MC_TSTATE, MC_PC, MC_NPC, MC_Y, MC_G1, MC_O7 = 18, MC_VALUES };
static const char context_format[] = "19Q";

/* getcontext(): stores the caller's registers, as of the next instruction, at %o0; no floating point. */
void sparc64_get_context(struct thread *t)
{
    const struct sparc_regs *r = sparc_registers();
    int64_t v[MC_VALUES];
    uint8_t uc[UC_BYTES] = {0};
    const uint64_t at = sparc_get(t, SPARC_R_O0);

    sparc_step(t);
    v[MC_TSTATE] = (int64_t)sparc_trap_state(t);
    v[MC_PC] = (int64_t)sparc_reg(t, r->pc);
    v[MC_NPC] = (int64_t)sparc_reg(t, r->npc);
    v[MC_Y] = (int64_t)sparc_reg(t, r->y);
    for (unsigned n = 1; n < 16; n++)
        v[MC_G1 + n - 1] = (int64_t)sparc_get(t, n);
    pack_struct(t->p->abi, false, context_format, v, uc + UC_GREGS);
    sigset_pack(t->p->abi, t->mask, uc + UC_MASK);
    frame_put(t, uc + UC_FP, 8, sparc_get(t, SPARC_R_FP));
    frame_put(t, uc + UC_I7, 8, sparc_get(t, SPARC_R_FP + 1));
    if (sparc_save_windows(t) || copy_out(t, at, uc, sizeof uc))
        frame_is_bad(t);
}

/* Sets the fp registers by a context that has some. */
static void set_context_fpu(struct thread *t, const uint8_t *uc)
{
    uint8_t fpu[SPARC_FPU_BYTES];

    if (!uc[UC_FPU_ENABLED])
        return;
    /* FSR, FPRS, GSR in a context; FSR, GSR, FPRS in a signal frame. */
    memcpy(fpu, uc + UC_FPU, FPU_REGS_BYTES + 8);
    memcpy(fpu + FPU_REGS_BYTES + 8, uc + UC_FPU + FPU_REGS_BYTES + 16, 8);
    memcpy(fpu + FPU_REGS_BYTES + 16, uc + UC_FPU + FPU_REGS_BYTES + 8, 8);
    sparc_get_fpu(t, fpu);
}

/* The ins and locals are those that the stack of the context has, but for %fp and %i7. */
static bool set_context_window(struct thread *t, const uint8_t *uc)
{
    if (sparc_load_window(t))
        return false;
    sparc_set(t, SPARC_R_FP, frame_get(t, uc + UC_FP, 8));
    sparc_set(t, SPARC_R_FP + 1, frame_get(t, uc + UC_I7, 8));
    return true;
}

/* setcontext(): continues with the context at %o0; %o1 not 0: with its mask, too. %g7 stays. */
void sparc64_set_context(struct thread *t)
{
    int64_t v[MC_VALUES];
    uint8_t uc[UC_BYTES];
    const uint64_t at = sparc_get(t, SPARC_R_O0);
    const bool sets_mask = sparc_get(t, SPARC_R_O1);

    if ((at & 7) || sparc_save_windows(t) || copy_in(t, uc, at, sizeof uc)) {
        frame_is_bad(t);
        return;
    }
    unpack_struct(t->p->abi, false, context_format, uc + UC_GREGS, v);
    if ((v[MC_PC] | v[MC_NPC]) & 3) {
        frame_is_bad(t);
        return;
    }
    if (sets_mask)
        signal_set_mask(t, sigset_unpack(t->p->abi, uc + UC_MASK));
    for (unsigned n = 1; n < 16; n++)
        if (n != SPARC_R_G7)
            sparc_set(t, n, (uint64_t)v[MC_G1 + n - 1]);
    sparc_set_trap_state(t, (uint64_t)v[MC_TSTATE]);
    sparc_set_reg(t, sparc_registers()->y, (uint32_t)v[MC_Y]);
    sparc_set_pcs(t, (uint64_t)v[MC_PC], (uint64_t)v[MC_NPC]);
    if (!set_context_window(t, uc))
        frame_is_bad(t);
    set_context_fpu(t, uc);
}
