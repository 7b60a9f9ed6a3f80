/*
 * Signal frames of Linux/sparc: those that a 64-bit kernel makes for 32-bit programs, below the interrupted %sp, aligned to 16 bytes.
 *
 *     with SA_SIGINFO                        without
 *     0    stack frame: window save area     0    stack frame
 *     96   siginfo (128 bytes)               96   PSR, pc, npc, Y, %g0 to %o7; first word of the mask
 *     224  PSR, pc, npc, Y, %g0 to %o7
 *     304  mask                              180  address of the fp state
 *     312  address of the fp state           184  two instructions: sigreturn
 *     316  two instructions: rt_sigreturn    192  second word of the mask
 *     324  stack_t                           196  size of the upper halves
 *     336  size of the upper halves          200  upper halves of %g1 to %o7 (V8+), ASI
 *     340  upper halves, ASI                 268  address of windows that could not be stored, or 0
 *     408  address of these windows
 *     416  fp state: 64 words, FSR, GSR, FPRS; 272 without SA_SIGINFO
 *     then the windows that could not be stored because the stack is not writable, if any
 *
 * The handler starts in the interrupted window: locals and ins are stored at the old and at the new %sp, and sigreturn loads them from the
 * place that the frame's %sp has.
 *
 * Sources: arch/sparc/kernel/signal32.c, psrcompat.h; libgcc's config/sparc/linux-unwind.h unwinds by the return code and these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/sparc/sparc.h"

#include <string.h>

enum {
    /* Common parts: from PSR, and from the address of the fp state on. */
    REGS_BYTES = 80,
    UPPER_BYTES = 68, /* size word not included */
    UPPER_MAGIC = 0x130e269,
    /* The frame with SA_SIGINFO. */
    RT_INFO = 96,
    RT_REGS = RT_INFO + 128,
    RT_MASK = RT_REGS + REGS_BYTES,
    RT_FPU = RT_MASK + 8,
    RT_CODE = RT_FPU + 4,
    RT_STACK = RT_CODE + 8,
    RT_UPPER = RT_STACK + 12,
    RT_RWIN = RT_UPPER + 4 + UPPER_BYTES,
    RT_BYTES = 416,
    /* The other one. */
    OLD_REGS = 96,
    OLD_MASK = OLD_REGS + REGS_BYTES,
    OLD_FPU = OLD_MASK + 4,
    OLD_CODE = OLD_FPU + 4,
    OLD_MASK_2 = OLD_CODE + 8,
    OLD_UPPER = OLD_MASK_2 + 4,
    OLD_RWIN = OLD_UPPER + 4 + UPPER_BYTES,
    OLD_BYTES = 272,
    MOST_BYTES = RT_BYTES + SPARC_FPU_BYTES + SPARC_RWIN_BYTES,
};
/* Where the parts of a frame are. */
struct places {
    unsigned regs, fpu, code, upper, rwin, bytes;
    uint32_t call; /* mov CALL, %g1 */
};
static const struct places rt_places = {RT_REGS, RT_FPU, RT_CODE, RT_UPPER, RT_RWIN, RT_BYTES, 0x82102065};
static const struct places old_places = {OLD_REGS, OLD_FPU, OLD_CODE, OLD_UPPER, OLD_RWIN, OLD_BYTES, 0x821020d8};
enum { TRAP_LINUX = 0x91d02010 }; /* ta 0x10 */

/* ---- registers ---------------------------------------------------------------------------------------------------- */

/* PSR as a 64-bit kernel shows it: icc in bits 23 to 20, xcc in bits 19 to 16. */
enum { PSR_S = 0x80, PSR_EF = 0x1000 };
#define PSR_V8PLUS 0xff000000

static uint32_t psr_of(const struct thread *t)
{
    const uint64_t ccr = sparc_reg(t, sparc_registers()->ccr);

    return PSR_V8PLUS | PSR_S | PSR_EF | (uint32_t)(ccr & 15) << 20 | (uint32_t)(ccr >> 4 & 15) << 16;
}

static uint64_t ccr_of(const struct thread *t, uint32_t psr)
{
    const uint64_t xcc = (psr & PSR_V8PLUS) == PSR_V8PLUS ? psr >> 16 & 15 : sparc_reg(t, sparc_registers()->ccr) >> 4;

    return xcc << 4 | (psr >> 20 & 15);
}

static void save_registers(const struct thread *t, const struct places *p, uint8_t *f, uint64_t at)
{
    const struct sparc_regs *r = sparc_registers();

    frame_put(t, f + p->regs, 4, psr_of(t));
    frame_put(t, f + p->regs + 4, 4, sparc_reg(t, r->pc));
    frame_put(t, f + p->regs + 8, 4, sparc_reg(t, r->npc));
    frame_put(t, f + p->regs + 12, 4, sparc_reg(t, r->y));
    frame_put(t, f + p->upper, 4, UPPER_BYTES);
    frame_put(t, f + p->upper + 4, 4, UPPER_MAGIC);
    for (unsigned n = 1; n < 16; n++) {
        const uint64_t value = sparc_reg(t, r->r[n]);

        frame_put(t, f + p->regs + 16 + 4 * n, 4, value);
        frame_put(t, f + p->upper + 4 + 4 * n, 4, value >> 32);
    }
    frame_put(t, f + p->upper + 4 + 64, 4, sparc_reg(t, r->asi));
    frame_put(t, f + p->fpu, 4, at + p->bytes);
    sparc_put_fpu(t, f + p->bytes);
    frame_put(t, f + p->code, 4, p->call);
    frame_put(t, f + p->code + 4, 4, TRAP_LINUX);
}

/* Sets the registers by a frame at f, whose fp state is elsewhere. False: it is not well formed. */
static bool restore_registers(struct thread *t, const struct places *p, const uint8_t *f)
{
    const struct sparc_regs *r = sparc_registers();
    const uint64_t pc = frame_get(t, f + p->regs + 4, 4), npc = frame_get(t, f + p->regs + 8, 4), fpu = frame_get(t, f + p->fpu, 4);
    const uint32_t psr = (uint32_t)frame_get(t, f + p->regs, 4);
    const bool has_upper = (psr & PSR_V8PLUS) == PSR_V8PLUS && frame_get(t, f + p->upper + 4, 4) == UPPER_MAGIC;
    uint8_t fp_state[SPARC_FPU_BYTES];

    if (((pc | npc) & 3) || (fpu && copy_in(t, fp_state, fpu, sizeof fp_state)))
        return false;
    sparc_set_pcs(t, pc, npc);
    sparc_set_reg(t, r->y, frame_get(t, f + p->regs + 12, 4));
    for (unsigned n = 1; n < 16; n++) {
        const uint64_t upper = has_upper ? frame_get(t, f + p->upper + 4 + 4 * n, 4) : 0;

        sparc_set(t, n, upper << 32 | frame_get(t, f + p->regs + 16 + 4 * n, 4));
    }
    if (has_upper)
        sparc_set_reg(t, r->asi, frame_get(t, f + p->upper + 4 + 64, 4) & 0xff);
    sparc_set_reg(t, r->ccr, ccr_of(t, psr));
    if (fpu)
        sparc_get_fpu(t, fp_state);
    return true;
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

static void put_mask(const struct thread *t, bool rt, uint8_t *f)
{
    uint8_t mask[8];

    sigset_pack(t->p->abi, t->restore_mask ? t->saved_mask : t->mask, mask);
    memcpy(f + (rt ? RT_MASK : OLD_MASK), mask, 4);
    memcpy(f + (rt ? RT_MASK + 4 : OLD_MASK_2), mask + 4, 4);
}

bool sparc_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const bool rt = sa->flags & SA_SIGINFO;
    const struct places *p = rt ? &rt_places : &old_places;
    struct sparc_kept kept;
    uint8_t f[MOST_BYTES] = {0};

    sparc_store_windows(t, &kept);
    const unsigned rwin_at = p->bytes + SPARC_FPU_BYTES, bytes = rwin_at + (kept.count ? SPARC_RWIN_BYTES : 0);
    const uint64_t at = (uint32_t)frame_address(t, sa, sparc_stack_pointer(t), bytes, 16);

    sparc_put_window(t, f);
    save_registers(t, p, f, at);
    if (kept.count) {
        frame_put(t, f + p->rwin, 4, at + rwin_at);
        sparc_put_rwin(t, &kept, f + rwin_at);
    }
    put_mask(t, rt, f);
    if (rt) {
        siginfo_pack(t->p->abi, info, f + RT_INFO);
        frame_put_stack(t, f + RT_STACK);
    }
    if (copy_out(t, at, f, bytes))
        return false;
    sparc_enter_handler(t, at, sa, info, at + (rt ? RT_INFO : OLD_REGS));
    sparc_set(t, SPARC_R_O0 + 2, at + (rt ? RT_REGS : OLD_REGS));
    sparc_set(t, SPARC_R_O7, sa->restorer ? sa->restorer : at + p->code - 8);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

static bool read_frame(struct thread *t, const struct places *p, uint8_t *f)
{
    const uint64_t sp = sparc_stack_pointer(t);

    if ((sp & 3) || sparc_save_windows(t) || copy_in(t, f, sp, p->bytes) || !restore_registers(t, p, f))
        return false;
    const uint64_t rwin = frame_get(t, f + p->rwin, 4);

    return !(rwin && sparc_restore_rwin(t, rwin)) && !sparc_load_window(t);
}

int64_t sparc_sigreturn(struct thread *t)
{
    uint8_t f[RT_BYTES];

    if (!read_frame(t, &rt_places, f))
        return frame_is_bad(t);
    signal_set_mask(t, sigset_unpack(t->p->abi, f + RT_MASK));
    frame_get_stack(t, sparc_stack_pointer(t), f + RT_STACK);
    return SYS_NO_RESULT;
}

/* sigreturn(2) of handlers without SA_SIGINFO. */
int64_t sparc_sigreturn_old(struct thread *t)
{
    uint8_t f[OLD_BYTES], mask[8];

    if (!read_frame(t, &old_places, f))
        return frame_is_bad(t);
    memcpy(mask, f + OLD_MASK, 4);
    memcpy(mask + 4, f + OLD_MASK_2, 4);
    signal_set_mask(t, sigset_unpack(t->p->abi, mask));
    return SYS_NO_RESULT;
}
