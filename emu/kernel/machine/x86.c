/*
 * x86.c - see x86.h.
 *
 * Source: Intel's manual, volume 2, FXSAVE.
 */
#include "emu/kernel/machine/x86.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/registers.h"

#include <signal.h>
#include <threads.h>

extern const struct isa i386_isa, x86_64_isa; /* isa/unicorn */

void x86_put(uint8_t *at, unsigned bytes, uint64_t value)
{
    for (unsigned i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

uint64_t x86_get(const uint8_t *at, unsigned bytes)
{
    uint64_t value = 0;

    while (bytes--)
        value = value << 8 | at[bytes];
    return value;
}

/* ---- registers ---------------------------------------------------------------------------------------------- */

static void find_registers(const struct isa *isa, const char *const *gpr, struct x86_regs *r)
{
    static const char *const segments[] = {"es", "cs", "ss", "ds", "fs", "gs"};

    for (unsigned n = 0; n < X86_GPRS; n++) {
        r->gpr[n] = gpr[n] ? cpu_reg_find(isa, gpr[n]) : -1;
        r->xmm_lo[n] = register_find(isa, "xmm%u.lo", n);
        r->xmm_hi[n] = register_find(isa, "xmm%u.hi", n);
    }
    for (unsigned n = 0; n < 8; n++) {
        r->st_sig[n] = register_find(isa, "st%u.sig", n);
        r->st_exp[n] = register_find(isa, "st%u.exp", n);
    }
    for (unsigned n = 0; n < X86_SEGMENTS; n++)
        r->segment[n] = cpu_reg_find(isa, segments[n]);
    for (unsigned n = 0; n < X86_TLS_ENTRIES; n++)
        r->tls[n] = register_find(isa, "tls%u", n);
    r->flags = cpu_reg_find(isa, "eflags");
    r->fs_base = cpu_reg_find(isa, "fs_base");
    r->gs_base = cpu_reg_find(isa, "gs_base");
    r->fctrl = cpu_reg_find(isa, "fctrl");
    r->fstat = cpu_reg_find(isa, "fstat");
    r->ftag = cpu_reg_find(isa, "ftag");
    r->mxcsr = cpu_reg_find(isa, "mxcsr");
}

/* Register indexes by name, looked up once for all machines. */
static struct x86_regs narrow_registers, wide_registers;
static once_flag registers_once = ONCE_FLAG_INIT;

static void find_all_registers(void)
{
    static const char *const narrow[X86_GPRS] = {"eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"};
    static const char *const wide[X86_GPRS] = {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
                                               "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};

    find_registers(&i386_isa, narrow, &narrow_registers);
    find_registers(&x86_64_isa, wide, &wide_registers);
}

static bool is_wide(const struct thread *t)
{
    return t->p->abi->word == 8;
}

const struct x86_regs *x86_registers(const struct thread *t)
{
    call_once(&registers_once, find_all_registers);
    return is_wide(t) ? &wide_registers : &narrow_registers;
}

uint64_t x86_gpr(const struct thread *t, unsigned n)
{
    return cpu_reg_get(t->cpu, x86_registers(t)->gpr[n]);
}

void x86_set_gpr(struct thread *t, unsigned n, uint64_t value)
{
    cpu_reg_set(t->cpu, x86_registers(t)->gpr[n], value);
}

enum { FLAG_TF = 0x100, FLAG_DF = 0x400, FLAGS_SETTABLE = 0x40dd5 /* CF PF AF ZF SF TF DF OF AC */ };

void x86_set_flags(struct thread *t, uint64_t flags)
{
    int reg = x86_registers(t)->flags;

    cpu_reg_set(t->cpu, reg, (cpu_reg_get(t->cpu, reg) & ~(uint64_t)FLAGS_SETTABLE) | (flags & FLAGS_SETTABLE));
}

void x86_clear_handler_flags(struct thread *t)
{
    int reg = x86_registers(t)->flags;

    cpu_reg_set(t->cpu, reg, cpu_reg_get(t->cpu, reg) & ~(uint64_t)(FLAG_TF | FLAG_DF));
}

/* ---- floating point ------------------------------------------------------------------------------------------- */

enum { FX_MXCSR_MASK = 28, FX_XMM = 160, MXCSR_BITS = 0xffff, FCW_START = 0x37f, MXCSR_START = 0x1f80 };

static unsigned xmm_count(const struct thread *t)
{
    return is_wide(t) ? 16 : 8;
}

void x86_put_fpu(const struct thread *t, uint8_t *image)
{
    const struct x86_regs *r = x86_registers(t);
    uint64_t tags = cpu_reg_get(t->cpu, r->ftag);
    uint8_t used = 0;

    for (unsigned n = 0; n < 8; n++) {
        used |= (uint8_t)(((tags >> 2 * n & 3) != X86_TAG_EMPTY) << n);
        x86_put(image + X86_FX_ST + 16 * n, 8, cpu_reg_get(t->cpu, r->st_sig[n]));
        x86_put(image + X86_FX_ST + 16 * n + 8, 2, cpu_reg_get(t->cpu, r->st_exp[n]));
    }
    x86_put(image + X86_FX_FCW, 2, cpu_reg_get(t->cpu, r->fctrl));
    x86_put(image + X86_FX_FSW, 2, cpu_reg_get(t->cpu, r->fstat));
    image[X86_FX_TAG] = used;
    x86_put(image + X86_FX_MXCSR, 4, cpu_reg_get(t->cpu, r->mxcsr));
    x86_put(image + FX_MXCSR_MASK, 4, MXCSR_BITS);
    for (unsigned n = 0; n < xmm_count(t); n++) {
        x86_put(image + FX_XMM + 16 * n, 8, cpu_reg_get(t->cpu, r->xmm_lo[n]));
        x86_put(image + FX_XMM + 16 * n + 8, 8, cpu_reg_get(t->cpu, r->xmm_hi[n]));
    }
}

void x86_get_fpu(struct thread *t, const uint8_t *image)
{
    const struct x86_regs *r = x86_registers(t);
    unsigned tags = 0;

    cpu_reg_set(t->cpu, r->fctrl, x86_get(image + X86_FX_FCW, 2));
    cpu_reg_set(t->cpu, r->fstat, x86_get(image + X86_FX_FSW, 2)); /* with the top of the stack, which the others depend on */
    for (unsigned n = 0; n < 8; n++) {
        tags |= (image[X86_FX_TAG] >> n & 1 ? 0 : X86_TAG_EMPTY) << 2 * n;
        cpu_reg_set(t->cpu, r->st_sig[n], x86_get(image + X86_FX_ST + 16 * n, 8));
        cpu_reg_set(t->cpu, r->st_exp[n], x86_get(image + X86_FX_ST + 16 * n + 8, 2));
    }
    cpu_reg_set(t->cpu, r->ftag, tags);
    cpu_reg_set(t->cpu, r->mxcsr, x86_get(image + X86_FX_MXCSR, 4) & MXCSR_BITS);
    for (unsigned n = 0; n < xmm_count(t); n++) {
        cpu_reg_set(t->cpu, r->xmm_lo[n], x86_get(image + FX_XMM + 16 * n, 8));
        cpu_reg_set(t->cpu, r->xmm_hi[n], x86_get(image + FX_XMM + 16 * n + 8, 8));
    }
}

void x86_reset_fpu(struct thread *t)
{
    uint8_t image[X86_FXSAVE_BYTES] = {0};

    x86_put(image + X86_FX_FCW, 2, FCW_START);
    x86_put(image + X86_FX_MXCSR, 4, MXCSR_START);
    x86_get_fpu(t, image);
}

int x86_fp_code(const struct thread *t)
{
    enum { INVALID = 1, DENORMAL = 2, ZERO_DIVIDE = 4, OVERFLOW = 8, UNDERFLOW = 16 };
    const struct x86_regs *r = x86_registers(t);
    uint64_t raised = cpu_reg_get(t->cpu, r->fstat) & ~cpu_reg_get(t->cpu, r->fctrl);

    if (raised & INVALID)
        return FPE_FLTINV;
    if (raised & ZERO_DIVIDE)
        return FPE_FLTDIV;
    if (raised & OVERFLOW)
        return FPE_FLTOVF;
    return raised & (UNDERFLOW | DENORMAL) ? FPE_FLTUND : FPE_FLTRES;
}
