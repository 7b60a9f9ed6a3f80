/* The common parts of SPARC's signal frames: floating point, the trap state, the handler's registers. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/sparc/sparc.h"

#include "isa/sparc/sparc.h"

static const char fpu_format[] = "32QQQQ"; /* registers, FSR, GSR, FPRS */
enum { FSR = 32, GSR, FPRS, FPU_VALUES };

void sparc_put_fpu(const struct thread *t, uint8_t *fpu)
{
    const struct sparc_regs *r = sparc_registers();
    int64_t v[FPU_VALUES];

    for (unsigned n = 0; n < 32; n++)
        v[n] = (int64_t)sparc_reg(t, r->d[n]);
    v[FSR] = (int64_t)sparc_reg(t, r->fsr);
    v[GSR] = (int64_t)sparc_reg(t, r->gsr);
    v[FPRS] = (int64_t)(sparc_reg(t, r->fprs) | SPARC_FPRS_DL | SPARC_FPRS_DU);
    pack_struct(t->p->abi, false, fpu_format, v, fpu);
}

void sparc_get_fpu(struct thread *t, const uint8_t *fpu)
{
    const struct sparc_regs *r = sparc_registers();
    int64_t v[FPU_VALUES];

    unpack_struct(t->p->abi, false, fpu_format, fpu, v);
    for (unsigned n = 0; n < 32; n++)
        if (v[FPRS] & (n < 16 ? SPARC_FPRS_DL : SPARC_FPRS_DU))
            sparc_set_reg(t, r->d[n], (uint64_t)v[n]);
    sparc_set_reg(t, r->fsr, (uint64_t)v[FSR]);
    sparc_set_reg(t, r->gsr, (uint64_t)v[GSR]);
}

enum { CCR_SHIFT = 32, ASI_SHIFT = 24, PSTATE_SHIFT = 8, PSTATE_IE = 2, PSTATE_PEF = 16 };

uint64_t sparc_trap_state(const struct thread *t)
{
    const struct sparc_regs *r = sparc_registers();

    return sparc_reg(t, r->ccr) << CCR_SHIFT | sparc_reg(t, r->asi) << ASI_SHIFT | (PSTATE_IE | PSTATE_PEF) << PSTATE_SHIFT;
}

void sparc_set_trap_state(struct thread *t, uint64_t trap_state)
{
    const struct sparc_regs *r = sparc_registers();

    sparc_set_reg(t, r->ccr, trap_state >> CCR_SHIFT & 0xff);
    sparc_set_reg(t, r->asi, trap_state >> ASI_SHIFT & 0xff);
}

/* ---- windows ---------------------------------------------------------------------------------------------------- */

void sparc_put_rwin(const struct thread *t, const struct sparc_kept *kept, uint8_t *bytes)
{
    frame_put(t, bytes, 4, kept->count);
    for (unsigned i = 0; i < kept->count; i++) {
        pack_struct(t->p->abi, false, "16Q", kept->words[i], bytes + 8 + i * 8 * SPARC_WINDOW);
        frame_put(t, bytes + 8 + SPARC_WINDOWS * 8 * SPARC_WINDOW + 8 * i, 8, kept->sp[i]);
    }
}

int sparc_restore_rwin(struct thread *t, uint64_t va)
{
    uint8_t bytes[SPARC_RWIN_BYTES];
    int64_t words[SPARC_WINDOW];

    if (copy_in(t, bytes, va, sizeof bytes))
        return -EFAULT;
    const uint64_t count = frame_get(t, bytes, 4);

    if (count > SPARC_WINDOWS)
        return -EFAULT;
    for (unsigned i = 0; i < count; i++) {
        const uint64_t sp = frame_get(t, bytes + 8 + SPARC_WINDOWS * 8 * SPARC_WINDOW + 8 * i, 8);

        unpack_struct(t->p->abi, false, "16Q", bytes + 8 + i * 8 * SPARC_WINDOW, words);
        if (put_struct(t, sparc_stack_address(t, sp), "16L", words))
            return -EFAULT;
    }
    return 0;
}

void sparc_enter_handler(struct thread *t, uint64_t at, const struct ksigaction *sa, const struct ksiginfo *info, uint64_t context)
{
    const uint64_t bias = sparc_stack_address(t, 0);

    sparc_forget_windows(t->cpu); /* the frame has them: the writes to it have not failed */
    sparc_set(t, SPARC_R_SP, at - bias);
    sparc_set(t, SPARC_R_O0, (uint64_t)sig_guest(t->p->abi, info->sig));
    sparc_set(t, SPARC_R_O1, context);
    cpu_set_pc(t->cpu, sa->handler);
}
