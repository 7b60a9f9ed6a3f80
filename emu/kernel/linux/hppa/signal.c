/*
 * Signal frames of Linux/hppa, in the layout of a 64-bit kernel for a 32-bit process: above the stack pointer, aligned to 64 bytes.
 *
 *     0    trampoline: room for 5 words (call restart), then 4 instructions that call rt_sigreturn
 *     40   siginfo (128 bytes)
 *     168  ucontext: flags, link, stack (3 words), padding, sigcontext at 24, signal set at 440
 *     616  upper halves of the registers
 *
 * Sources: arch/parisc/kernel/signal.c, signal32.c, asm/sigcontext.h, asm/rt_sigframe.h; libgcc's config/pa/linux-unwind.h unwinds by these
 * offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/hppa/hppa.h"
#include "emu/mem/mem.h"

#include <string.h>

#include "isa/hppa/fp.h"

enum {
    TRAMPOLINE = 20,
    SIGINFO = 40,
    UCONTEXT = 168,
    UC_STACK = UCONTEXT + 8,
    SIGCONTEXT = UCONTEXT + 24,
    SC_FLAGS = SIGCONTEXT,
    SC_GR = SIGCONTEXT + 4,
    SC_FR = SIGCONTEXT + 136,
    SC_IASQ = SIGCONTEXT + 392,
    SC_IAOQ = SIGCONTEXT + 400,
    SC_SAR = SIGCONTEXT + 408,
    UC_SIGMASK = UCONTEXT + 440,
    UPPER_GR = 616, /* 32 words; then space and offset queues, shift amount */
    FRAME_BYTES = UPPER_GR + (32 + 2 + 2 + 1) * 4,
    CALL_FRAME = 48, /* space below the handler's stack pointer that the ABI guarantees */
    FRAME_STEP = 64,
    FRAME_SIZE = (FRAME_BYTES + CALL_FRAME + FRAME_STEP) & -FRAME_STEP,
};

enum { SC_ONSTACK = 1, SC_IN_SYSCALL = 2 };
enum { PLABEL_DESCRIPTOR = 2 };                    /* marks a function pointer that points to a descriptor (address, global pointer) */
static const uint64_t PSW_SETTABLE = 0xff0022ff00; /* N, V, carry/borrow */

static const uint64_t FP_TRAP_PENDING = (uint64_t)HPPA_FPSR_T << 32;

/* ldi 0 (or 1),%r25; ldi 173,%r20; be,l 0x100(%sr2,%r0),%sr0,%r31; nop */
static const uint32_t trampoline[4] = {0x34190000, 0x3414015a, 0xe4008200, 0x08000240};

/* ---- the frame as bytes ------------------------------------------------------------------------------------- */

static void put32(uint8_t *frame, size_t at, uint32_t v)
{
    for (unsigned i = 0; i < 4; i++)
        frame[at + i] = v >> (24 - 8 * i);
}

static uint32_t get32(const uint8_t *frame, size_t at)
{
    return (uint32_t)frame[at] << 24 | frame[at + 1] << 16 | frame[at + 2] << 8 | frame[at + 3];
}

static void save_registers(struct thread *t, uint8_t *f)
{
    const struct hppa_regs *r = hppa_registers();

    if (!t->in_call) {
        put32(f, SC_GR, (uint32_t)cpu_reg_get(t->cpu, r->psw));
        put32(f, UPPER_GR, (uint32_t)(cpu_reg_get(t->cpu, r->psw) >> 32));
    }
    for (unsigned n = 1; n < 32; n++) {
        put32(f, SC_GR + 4 * n, (uint32_t)hppa_gr(t, n));
        put32(f, UPPER_GR + 4 * n, (uint32_t)(hppa_gr(t, n) >> 32));
    }
    for (unsigned n = 0; n < 32; n++) {
        uint64_t v = cpu_reg_get(t->cpu, r->fr[n]);

        put32(f, SC_FR + 8 * n, (uint32_t)(v >> 32));
        put32(f, SC_FR + 8 * n + 4, (uint32_t)v);
    }
    put32(f, SC_IASQ, (uint32_t)cpu_reg_get(t->cpu, r->space_front));
    put32(f, SC_IASQ + 4, (uint32_t)cpu_reg_get(t->cpu, r->space_back));
    put32(f, SC_IAOQ, (uint32_t)cpu_reg_get(t->cpu, r->front));
    put32(f, SC_IAOQ + 4, (uint32_t)cpu_reg_get(t->cpu, r->back));
    put32(f, SC_SAR, (uint32_t)cpu_reg_get(t->cpu, r->sar));
}

static void restore_registers(struct thread *t, const uint8_t *f)
{
    const struct hppa_regs *r = hppa_registers();
    uint64_t psw = (uint64_t)get32(f, UPPER_GR) << 32 | get32(f, SC_GR);

    for (unsigned n = 1; n < 32; n++)
        hppa_set_gr(t, n, (uint64_t)get32(f, UPPER_GR + 4 * n) << 32 | get32(f, SC_GR + 4 * n));
    for (unsigned n = 0; n < 32; n++)
        cpu_reg_set(t->cpu, r->fr[n], (uint64_t)get32(f, SC_FR + 8 * n) << 32 | get32(f, SC_FR + 8 * n + 4));
    cpu_reg_set(t->cpu, r->sar, get32(f, SC_SAR));
    cpu_set_pc(t->cpu, get32(f, SC_IAOQ) & ~3u);
    cpu_reg_set(t->cpu, r->back, get32(f, SC_IAOQ + 4));
    cpu_reg_set(t->cpu, r->psw, (cpu_reg_get(t->cpu, r->psw) & ~PSW_SETTABLE) | (psw & PSW_SETTABLE));
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

static uint64_t place_frame(const struct thread *t, const struct ksigaction *sa)
{
    uint64_t sp = (uint32_t)hppa_gr(t, 30) & ~1u;

    if ((sa->flags & SA_ONSTACK) && t->altstack_size && !on_altstack(t, sp))
        return (t->altstack_base + 0x7f) & ~(uint64_t)0x3f;
    return (sp + 0x3f) & ~(uint64_t)0x3f;
}

static void fill_frame(struct thread *t, uint8_t *f, uint64_t at, const struct ksiginfo *info)
{
    uint32_t flags = on_altstack(t, at + SIGCONTEXT) ? SC_ONSTACK : 0;

    if (t->in_call)
        flags |= SC_IN_SYSCALL;
    for (unsigned i = 0; i < 4; i++)
        put32(f, TRAMPOLINE + 4 * i, trampoline[i] + (i == 0 && t->in_call ? 2 : 0));
    siginfo_pack(&linux_hppa, info, f + SIGINFO);
    frame_put_stack(t, f + UC_STACK);
    put32(f, SC_FLAGS, flags);
    save_registers(t, f);
    sigset_pack(&linux_hppa, t->restore_mask ? t->saved_mask : t->mask, f + UC_SIGMASK);
}

static bool find_handler(struct thread *t, uint64_t handler, uint32_t *address, uint32_t *global_pointer)
{
    uint64_t descriptor = handler & ~(uint64_t)3;

    *address = (uint32_t)handler;
    if (!(handler & PLABEL_DESCRIPTOR))
        return true;
    if (get_u32(t, descriptor, address) || get_u32(t, descriptor + 4, global_pointer))
        return false;
    return true;
}

bool hppa_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const struct hppa_regs *r = hppa_registers();
    uint8_t frame[FRAME_BYTES] = {0};
    uint64_t at = place_frame(t, sa);
    uint32_t address, gp = (uint32_t)hppa_gr(t, 19);

    fill_frame(t, frame, at, info);
    if (copy_out(t, at, frame, sizeof frame) || !find_handler(t, sa->handler, &address, &gp))
        return false;
    hppa_set_gr(t, 19, gp);
    hppa_set_gr(t, 2, at + TRAMPOLINE);
    hppa_set_gr(t, 26, (uint64_t)sig_guest(&linux_hppa, info->sig));
    hppa_set_gr(t, 25, at + SIGINFO);
    hppa_set_gr(t, 24, at + UCONTEXT);
    hppa_set_gr(t, 30, at + FRAME_SIZE);
    if (t->in_call)
        hppa_set_gr(t, 31, address | 3);
    /* A SIGFPE handler may use floating point: the delayed trap stays pending in the frame only. */
    uint64_t status = cpu_reg_get(t->cpu, r->fr[0]);

    if (info->sig == SIGFPE && (status & FP_TRAP_PENDING))
        cpu_reg_set(t->cpu, r->fr[0], status & ~FP_TRAP_PENDING);
    cpu_reg_set(t->cpu, r->psw, cpu_reg_get(t->cpu, r->psw) & ~PSW_SETTABLE);
    cpu_set_pc(t->cpu, address & ~3u);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

/* Runs the trampoline's four instructions here: an alternate stack need not be executable. Newer kernels return through their vdso
 * instead, but libgcc's unwinder expects the trampoline on the stack. */
bool hppa_run_trampoline(struct thread *t, uint64_t pc)
{
    uint32_t word[4];

    for (unsigned i = 0; i < 4; i++)
        if (get_u32(t, pc + 4 * i, &word[i]))
            return false;
    if ((word[0] & ~2u) != trampoline[0] || word[1] != trampoline[1] || word[2] != trampoline[2] || word[3] != trampoline[3])
        return false;
    hppa_set_gr(t, 25, word[0] >> 1 & 1);
    hppa_set_gr(t, 20, word[1] >> 1 & 0x1ff);
    hppa_set_gr(t, 31, (pc + sizeof word) | 3);
    syscall_enter(t);
    return true;
}

int64_t hppa_sigreturn(struct thread *t)
{
    uint8_t frame[FRAME_BYTES];
    uint64_t sp = (uint32_t)hppa_gr(t, 30) & ~1u, at = sp - FRAME_SIZE;

    if (copy_in(t, frame, at, sizeof frame)) {
        signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
        return SYS_NO_RESULT;
    }
    signal_set_mask(t, sigset_unpack(&linux_hppa, frame + UC_SIGMASK));
    restore_registers(t, frame);
    /* A signal may arrive before any instruction runs: it then interrupts the same point as this one did. */
    t->in_call = get32(frame, SC_FLAGS) & SC_IN_SYSCALL;
    frame_get_stack(t, (uint32_t)hppa_gr(t, 30), frame + UC_STACK);
    return SYS_NO_RESULT;
}
