/*
 * Signal frames of HP-UX on PA-RISC: above the stack pointer, aligned to 64 bytes.
 *
 *     0    siginfo (128 bytes)
 *     128  context: signal set (8 words), alternate stack (base, size, flags), whether in a call
 *     176  the registers: 32 general registers; then sar, psw, the two queues of instruction addresses
 *     328  32 floating-point registers of 64 bits
 *
 * A handler's arguments are signal, siginfo (with SA_SIGINFO) or code, and the context. It returns to an entry of the gateway page, which
 * does what HP-UX's sigcleanup does. The context's layout is precis' own: HP's struct sigcontext is not published.
 */
#include <string.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/kernel/machine/hppa.h"

enum {
    SIGINFO = 0,
    CONTEXT = 128,
    ALTSTACK = CONTEXT + HPUX_SIGSET_BYTES,
    IN_CALL = ALTSTACK + 12,
    GR = IN_CALL + 4,
    SAR = GR + 128,
    PSW = SAR + 4,
    QUEUE = PSW + 4,
    FR = (QUEUE + 8 + 7) & ~7,
    FRAME_BYTES = FR + 256,
    CALL_FRAME = 48, /* below the handler's stack pointer: the run-time architecture's frame marker and arguments */
    FRAME_SIZE = (FRAME_BYTES + CALL_FRAME + 63) & ~63,
};

enum { PLABEL_DESCRIPTOR = 2 }; /* marks a function pointer that points to a descriptor: address, linkage table pointer */
static const uint64_t RETURN_ENTRY = 0xc0000020, PSW_SETTABLE = 0xff0022ff00; /* N, V, carry/borrow */

static void put32(uint8_t *frame, size_t at, uint64_t v)
{
    for (unsigned i = 0; i < 4; i++)
        frame[at + i] = (uint8_t)(v >> (24 - 8 * i));
}

static uint32_t get32(const uint8_t *frame, size_t at)
{
    return (uint32_t)frame[at] << 24 | frame[at + 1] << 16 | frame[at + 2] << 8 | frame[at + 3];
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

static void save_registers(struct thread *t, uint8_t *f)
{
    const struct hppa_regs *r = hppa_registers();

    for (unsigned n = 1; n < HPPA_REGS_GR; n++)
        put32(f, GR + 4 * n, hppa_gr(t, n));
    for (unsigned n = 0; n < HPPA_REGS_GR; n++) {
        uint64_t v = cpu_reg_get(t->cpu, r->fr[n]);

        put32(f, FR + 8 * n, v >> 32);
        put32(f, FR + 8 * n + 4, v);
    }
    put32(f, SAR, cpu_reg_get(t->cpu, r->sar));
    put32(f, PSW, t->in_call ? 0 : cpu_reg_get(t->cpu, r->psw));
    put32(f, QUEUE, cpu_reg_get(t->cpu, r->front));
    put32(f, QUEUE + 4, cpu_reg_get(t->cpu, r->back));
}

static void fill_frame(struct thread *t, uint8_t *f, const struct ksiginfo *info)
{
    hpux_sigset_pack(t->restore_mask ? t->saved_mask : t->mask, f + CONTEXT);
    siginfo_pack(&hpux_hppa, info, f + SIGINFO);
    put32(f, ALTSTACK, t->altstack_base);
    put32(f, ALTSTACK + 4, t->altstack_size);
    put32(f, ALTSTACK + 8, on_altstack(t, (uint32_t)hppa_gr(t, 30)) ? SS_ONSTACK : t->altstack_size ? 0 : SS_DISABLE);
    put32(f, IN_CALL, t->in_call);
    save_registers(t, f);
}

bool hpux_hppa_find_function(struct thread *t, uint64_t pointer, uint32_t *address, uint32_t *linkage)
{
    const uint64_t descriptor = pointer & ~(uint64_t)3;

    *address = (uint32_t)pointer;
    if (!(pointer & PLABEL_DESCRIPTOR))
        return true;
    return !get_u32(t, descriptor, address) && !get_u32(t, descriptor + 4, linkage);
}

bool hpux_hppa_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const struct hppa_regs *r = hppa_registers();
    const uint64_t sp = (uint32_t)hppa_gr(t, 30);
    const bool other_stack = (sa->flags & SA_ONSTACK) && t->altstack_size && !on_altstack(t, sp);
    const uint64_t at = ((other_stack ? t->altstack_base : sp) + 63) & ~(uint64_t)63;
    uint8_t frame[FRAME_BYTES] = {0};
    uint32_t address, linkage = (uint32_t)hppa_gr(t, 19);

    fill_frame(t, frame, info);
    if (copy_out(t, at, frame, sizeof frame) || !hpux_hppa_find_function(t, sa->handler, &address, &linkage))
        return false;
    hppa_set_gr(t, 19, linkage);
    hppa_set_gr(t, 2, RETURN_ENTRY);
    hppa_set_gr(t, 26, (uint64_t)sig_guest(&hpux_hppa, info->sig));
    hppa_set_gr(t, 25, sa->flags & SA_SIGINFO ? at + SIGINFO : (uint64_t)info->code);
    hppa_set_gr(t, 24, at + CONTEXT);
    hppa_set_gr(t, 30, at + FRAME_SIZE);
    /* A call through a shared library's export stub returns to the address stored here. */
    (void)put_u32(t, at + FRAME_SIZE - 0x18, (uint32_t)RETURN_ENTRY);
    cpu_reg_set(t->cpu, r->psw, cpu_reg_get(t->cpu, r->psw) & ~PSW_SETTABLE);
    cpu_set_pc(t->cpu, address & ~3u);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

static void restore_registers(struct thread *t, const uint8_t *f)
{
    const struct hppa_regs *r = hppa_registers();

    for (unsigned n = 1; n < HPPA_REGS_GR; n++)
        hppa_set_gr(t, n, get32(f, GR + 4 * n));
    for (unsigned n = 0; n < HPPA_REGS_GR; n++)
        cpu_reg_set(t->cpu, r->fr[n], (uint64_t)get32(f, FR + 8 * n) << 32 | get32(f, FR + 8 * n + 4));
    cpu_reg_set(t->cpu, r->sar, get32(f, SAR));
    cpu_set_pc(t->cpu, get32(f, QUEUE) & ~3u);
    cpu_reg_set(t->cpu, r->back, get32(f, QUEUE + 4));
    cpu_reg_set(t->cpu, r->psw, (cpu_reg_get(t->cpu, r->psw) & ~PSW_SETTABLE) | (get32(f, PSW) & PSW_SETTABLE));
}

int64_t hpux_hppa_sigreturn(struct thread *t)
{
    const uint64_t sp = (uint32_t)hppa_gr(t, 30), at = sp - FRAME_SIZE;
    uint8_t frame[FRAME_BYTES];

    if (copy_in(t, frame, at, sizeof frame)) {
        signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
        return SYS_NO_RESULT;
    }
    signal_set_mask(t, hpux_sigset_unpack(frame + CONTEXT));
    restore_registers(t, frame);
    t->in_call = get32(frame, IN_CALL);
    altstack_set(t, sp, get32(frame, ALTSTACK), get32(frame, ALTSTACK + 8) & (unsigned)SS_DISABLE, get32(frame, ALTSTACK + 4));
    return SYS_NO_RESULT;
}
