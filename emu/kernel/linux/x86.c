/*
 * x86.c - see x86.h.
 *
 * Sources: arch/x86/kernel/traps.c, fpu/signal.c, signal.c, mm/fault.c; Intel's manual, volume 2, FXSAVE.
 */
#include "emu/kernel/linux/x86.h"
#include "emu/kernel/linux/linux.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/linux/frame.h"

#include <signal.h>
#include <stdio.h>
#include <threads.h>

#include "isa/unicorn/trap.h"

#define SAME(flag)                         \
    {                                      \
        (unsigned)(flag), (unsigned)(flag) \
    }
// clang-format off
const struct flag_pair x86_sa_flags[] = {
    SAME(SA_NOCLDSTOP), SAME(SA_NOCLDWAIT), SAME(SA_SIGINFO), SAME(SA_ONSTACK), SAME(SA_RESTART), SAME(SA_NODEFER), SAME(SA_RESETHAND),
    SAME(X86_SA_RESTORER), {0, 0},
};
// clang-format on

/* ---- registers ---------------------------------------------------------------------------------------------- */

static int numbered(const struct isa *isa, const char *format, unsigned n)
{
    char name[16];

    snprintf(name, sizeof name, format, n);
    return cpu_reg_find(isa, name);
}

static void find_registers(const struct isa *isa, const char *const *gpr, struct x86_regs *r)
{
    static const char *const segments[] = {"es", "cs", "ss", "ds", "fs", "gs"};

    for (unsigned n = 0; n < X86_GPRS; n++) {
        r->gpr[n] = gpr[n] ? cpu_reg_find(isa, gpr[n]) : -1;
        r->xmm_lo[n] = numbered(isa, "xmm%u.lo", n);
        r->xmm_hi[n] = numbered(isa, "xmm%u.hi", n);
    }
    for (unsigned n = 0; n < 8; n++) {
        r->st_sig[n] = numbered(isa, "st%u.sig", n);
        r->st_exp[n] = numbered(isa, "st%u.exp", n);
    }
    for (unsigned n = 0; n < X86_SEGMENTS; n++)
        r->segment[n] = cpu_reg_find(isa, segments[n]);
    for (unsigned n = 0; n < X86_TLS_ENTRIES; n++)
        r->tls[n] = numbered(isa, "tls%u", n);
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

    find_registers(linux_i386.isa, narrow, &narrow_registers);
    find_registers(linux_x86_64.isa, wide, &wide_registers);
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
        frame_put(t, image + X86_FX_ST + 16 * n, 8, cpu_reg_get(t->cpu, r->st_sig[n]));
        frame_put(t, image + X86_FX_ST + 16 * n + 8, 2, cpu_reg_get(t->cpu, r->st_exp[n]));
    }
    frame_put(t, image + X86_FX_FCW, 2, cpu_reg_get(t->cpu, r->fctrl));
    frame_put(t, image + X86_FX_FSW, 2, cpu_reg_get(t->cpu, r->fstat));
    image[X86_FX_TAG] = used;
    frame_put(t, image + X86_FX_MXCSR, 4, cpu_reg_get(t->cpu, r->mxcsr));
    frame_put(t, image + FX_MXCSR_MASK, 4, MXCSR_BITS);
    for (unsigned n = 0; n < xmm_count(t); n++) {
        frame_put(t, image + FX_XMM + 16 * n, 8, cpu_reg_get(t->cpu, r->xmm_lo[n]));
        frame_put(t, image + FX_XMM + 16 * n + 8, 8, cpu_reg_get(t->cpu, r->xmm_hi[n]));
    }
}

void x86_get_fpu(struct thread *t, const uint8_t *image)
{
    const struct x86_regs *r = x86_registers(t);
    unsigned tags = 0;

    cpu_reg_set(t->cpu, r->fctrl, frame_get(t, image + X86_FX_FCW, 2));
    cpu_reg_set(t->cpu, r->fstat, frame_get(t, image + X86_FX_FSW, 2)); /* with the top of the stack, which the others depend on */
    for (unsigned n = 0; n < 8; n++) {
        tags |= (image[X86_FX_TAG] >> n & 1 ? 0 : X86_TAG_EMPTY) << 2 * n;
        cpu_reg_set(t->cpu, r->st_sig[n], frame_get(t, image + X86_FX_ST + 16 * n, 8));
        cpu_reg_set(t->cpu, r->st_exp[n], frame_get(t, image + X86_FX_ST + 16 * n + 8, 2));
    }
    cpu_reg_set(t->cpu, r->ftag, tags);
    cpu_reg_set(t->cpu, r->mxcsr, frame_get(t, image + X86_FX_MXCSR, 4) & MXCSR_BITS);
    for (unsigned n = 0; n < xmm_count(t); n++) {
        cpu_reg_set(t->cpu, r->xmm_lo[n], frame_get(t, image + FX_XMM + 16 * n, 8));
        cpu_reg_set(t->cpu, r->xmm_hi[n], frame_get(t, image + FX_XMM + 16 * n + 8, 8));
    }
}

void x86_reset_fpu(struct thread *t)
{
    uint8_t image[X86_FXSAVE_BYTES] = {0};

    frame_put(t, image + X86_FX_FCW, 2, FCW_START);
    frame_put(t, image + X86_FX_MXCSR, 4, MXCSR_START);
    x86_get_fpu(t, image);
}

/* ---- traps ------------------------------------------------------------------------------------------------------ */

enum { GENERAL_PROTECTION = 13, PAGE_FAULT = 14 };
enum { ERROR_PRESENT = 1, ERROR_WRITE = 2, ERROR_USER = 4, ERROR_FETCH = 16 };
enum { STATE_NUMBER, STATE_ERROR, STATE_ADDRESS }; /* indexes of thread.abi_state */

static void remember(struct thread *t, uint64_t number, uint64_t error)
{
    t->abi_state[STATE_NUMBER] = number;
    t->abi_state[STATE_ERROR] = error;
}

struct x86_exception x86_last_exception(const struct thread *t)
{
    return (struct x86_exception){t->abi_state[STATE_NUMBER], t->abi_state[STATE_ERROR], t->abi_state[STATE_ADDRESS]};
}

/* An address whose upper bits do not repeat bit 47. */
static bool is_canonical(uint64_t va)
{
    return (va >> 47) == 0 || (va >> 47) == 0x1ffff;
}

static bool memory_fault(struct thread *t, const struct cpu_stop *why)
{
    if (why->fault == MEM_FAULT_NOMEM)
        return false;
    if (!is_canonical(why->addr)) {
        remember(t, GENERAL_PROTECTION, 0);
        kernel_fault_signal(t, SIGSEGV, SI_KERNEL, 0, why);
        return true;
    }
    remember(t, PAGE_FAULT,
             ERROR_USER | (why->fault == MEM_FAULT_PROT ? ERROR_PRESENT : 0) |
                 (why->access == MEM_WRITE  ? ERROR_WRITE
                  : why->access == MEM_EXEC ? ERROR_FETCH
                                            : 0));
    t->abi_state[STATE_ADDRESS] = why->addr;
    return false;
}

/* The first exception that fstat has and fctrl does not mask. */
static int fp_code(const struct thread *t)
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

/* int3 has no code; int1's exception has the number of debug exceptions. */
static void breakpoint(struct thread *t, uint64_t pc, const struct cpu_stop *why)
{
    const uint64_t debug_exception = 1;
    if (why->code == debug_exception)
        kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, pc, why);
    else
        kernel_fault_signal(t, SIGTRAP, SI_KERNEL, 0, why);
}

bool x86_trap(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason == CPU_FAULT)
        return memory_fault(t, why);
    if (why->reason != CPU_TRAP)
        return false;
    remember(t, why->code, why->isr);
    switch ((enum unicorn_trap)why->trap) {
    case UNICORN_ILLEGAL: kernel_fault_signal(t, SIGILL, ILL_ILLOPN, pc, why); break;
    case UNICORN_BREAK: breakpoint(t, pc, why); break;
    case UNICORN_STEP: kernel_fault_signal(t, SIGTRAP, TRAP_TRACE, pc, why); break;
    case UNICORN_DIVIDE: kernel_fault_signal(t, SIGFPE, FPE_INTDIV, pc, why); break;
    case UNICORN_FP: kernel_fault_signal(t, SIGFPE, fp_code(t), pc, why); break;
    default: kernel_fault_signal(t, SIGSEGV, SI_KERNEL, 0, why); break;
    }
    return true;
}
