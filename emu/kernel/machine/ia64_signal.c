/*
 * Signal frames of Itanium, as Linux lays them out, below the interrupted stack pointer:
 *
 *     sp      16 bytes of scratch
 *     +16     signal number, pointers to siginfo and sigcontext, the handler's descriptor
 *     +48     siginfo (128 bytes)
 *     +176    sigcontext
 *
 * On a real machine the kernel enters a trampoline on its gate page, which pushes the interrupted frame onto the register stack (cover),
 * may switch the backing store, saves the scratch floating-point registers and calls the handler; its second half runs after the handler.
 * Here the kernel does both parts, and the handler returns to an address on the gate page where no code is executed.
 *
 * Sources: arch/ia64/kernel/signal.c, sigframe.h, gate.S; libgcc's config/ia64/linux-unwind.h unwinds by these offsets.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/ia64.h"

#include <string.h>

#include "isa/ia64/ia64.h"

enum {
    ARGUMENTS = 0,
    HANDLER = 24,
    SIGINFO = 32,
    SC = 160, /* sigcontext */
    SC_FLAGS = SC,
    SC_NAT = SC + 8,
    SC_STACK = SC + 16,
    SC_IP = SC + 40,
    SC_CFM = SC + 48,
    SC_UM = SC + 56,
    SC_RSC = SC + 64,
    SC_BSP = SC + 72,
    SC_RNAT = SC + 80,
    SC_CCV = SC + 88,
    SC_UNAT = SC + 96,
    SC_FPSR = SC + 104,
    SC_PFS = SC + 112,
    SC_LC = SC + 120,
    SC_PR = SC + 128,
    SC_BR = SC + 136,
    SC_GR = SC + 200,
    SC_FR = SC + 464,
    SC_RBS_BASE = SC + 2512,
    SC_LOADRS = SC + 2520,
    SC_AR25 = SC + 2528,
    SC_AR26 = SC + 2536,
    SC_MASK = SC + 2640,
    FRAME_BYTES = SC + 2656,
    SCRATCH = 16,
};
enum { FLAG_ONSTACK = 1, FLAG_IN_SYSCALL = 2, FLAG_FPH_VALID = 4 };
enum { HANDLER_ARGUMENTS = 3, UM_BE = 2 };

static uint64_t get(const struct thread *t, int reg)
{
    return cpu_reg_get(t->cpu, reg);
}

static void set(struct thread *t, int reg, uint64_t value)
{
    cpu_reg_set(t->cpu, reg, value);
}

static void put64(uint8_t *frame, size_t at, uint64_t v)
{
    for (unsigned i = 0; i < 8; i++)
        frame[at + i] = v >> 8 * i;
}

static uint64_t get64(const uint8_t *frame, size_t at)
{
    uint64_t v = 0;

    for (unsigned i = 0; i < 8; i++)
        v |= (uint64_t)frame[at + i] << 8 * i;
    return v;
}

/* A system call leaves these undefined; the kernel shows 0. */
static bool is_lost_in_call(unsigned gr)
{
    return gr == 2 || gr == 3 || gr == 14 || gr >= 16;
}

/* Application registers with their offsets. */
// clang-format off
static const struct { size_t at; size_t reg; } application[] = {
    {SC_UM, offsetof(struct ia64_regs, um)},     {SC_RSC, offsetof(struct ia64_regs, rsc)},   {SC_CCV, offsetof(struct ia64_regs, ccv)},
    {SC_UNAT, offsetof(struct ia64_regs, unat)}, {SC_FPSR, offsetof(struct ia64_regs, fpsr)}, {SC_PFS, offsetof(struct ia64_regs, pfs)},
    {SC_LC, offsetof(struct ia64_regs, lc)},     {SC_PR, offsetof(struct ia64_regs, pr)},     {SC_AR25, offsetof(struct ia64_regs, csd)},
    {SC_AR26, offsetof(struct ia64_regs, ssd)},
};
// clang-format on

static int index_at(size_t offset)
{
    return *(const int *)((const char *)ia64_registers() + offset);
}

/* Saved registers of a frame: first, count. */
static const unsigned scratch_frs[2] = {6, 10}, high_frs[2] = {32, 96};

static void save_frs(struct thread *t, uint8_t *f, const unsigned *which)
{
    uint64_t fr[96][2];

    ia64_get_frs(t->cpu, which[0], which[1], fr);
    for (unsigned k = 0; k < which[1]; k++) {
        put64(f, SC_FR + 16 * (which[0] + k), fr[k][0]);
        put64(f, SC_FR + 16 * (which[0] + k) + 8, fr[k][1]);
    }
}

static void restore_frs(struct thread *t, const uint8_t *f, const unsigned *which)
{
    uint64_t fr[96][2];

    for (unsigned k = 0; k < which[1]; k++) {
        fr[k][0] = get64(f, SC_FR + 16 * (which[0] + k));
        fr[k][1] = get64(f, SC_FR + 16 * (which[0] + k) + 8);
    }
    ia64_set_frs(t->cpu, which[0], which[1], fr);
}

static void save_registers(struct thread *t, uint8_t *f)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t nats = 0;

    for (unsigned n = 1; n < 32; n++) {
        if (t->in_call && is_lost_in_call(n))
            continue;
        put64(f, SC_GR + 8 * n, get(t, r->gr[n]));
        nats |= get(t, r->nat[n]) << n;
    }
    put64(f, SC_NAT, nats);
    for (unsigned n = 0; n < 8; n++)
        put64(f, SC_BR + 8 * n, get(t, r->br[n]));
    for (unsigned i = 0; i < sizeof application / sizeof *application; i++)
        put64(f, application[i].at, get(t, index_at(application[i].reg)));
    save_frs(t, f, scratch_frs);
    save_frs(t, f, high_frs);
    put64(f, SC_IP, get(t, r->ip) + get(t, r->ri));
}

static void restore_registers(struct thread *t, const uint8_t *f)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t flags = get64(f, SC_FLAGS), nats = get64(f, SC_NAT);
    bool in_call = flags & FLAG_IN_SYSCALL;

    for (unsigned n = 1; n < 32; n++) {
        bool preserved = n >= 4 && n <= 7; /* the handler has preserved these */

        if (preserved || (in_call && is_lost_in_call(n)))
            continue;
        set(t, r->gr[n], get64(f, SC_GR + 8 * n));
        set(t, r->nat[n], nats >> n & 1);
    }
    set(t, r->br[0], get64(f, SC_BR));
    set(t, r->br[6], get64(f, SC_BR + 48));
    set(t, r->br[7], get64(f, SC_BR + 56));
    for (unsigned i = 0; i < sizeof application / sizeof *application; i++)
        set(t, index_at(application[i].reg), get64(f, application[i].at) | (application[i].at == SC_RSC ? 3 << 2 : 0));
    restore_frs(t, f, scratch_frs);
    if (flags & FLAG_FPH_VALID)
        restore_frs(t, f, high_frs);
    set(t, r->ip, get64(f, SC_IP) & ~(uint64_t)15);
    set(t, r->ri, get64(f, SC_IP) & 3);
}

/* ---- entry ---------------------------------------------------------------------------------------------------- */

struct delivery {
    uint64_t frame_at, new_rbs;
    bool has_moved; /* new_rbs is where the interrupted registers end, which the old register stack could not take */
};

static struct delivery place_frame(const struct thread *t, const struct ksigaction *sa)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t sp = get(t, r->gr[12]), bspstore = get(t, r->bspstore);
    struct delivery d = {0};

    if ((sa->flags & SA_ONSTACK) && t->altstack_size && !on_altstack(t, sp)) {
        sp = t->altstack_base + t->altstack_size;
        if (bspstore - t->altstack_base >= t->altstack_size)
            d.new_rbs = (t->altstack_base + 7) & ~(uint64_t)7;
    }
    d.frame_at = (sp - FRAME_BYTES) & ~(uint64_t)15;
    if (on_altstack(t, sp) && !on_altstack(t, d.frame_at))
        d.frame_at = UINT64_MAX - 15; /* where nothing can be written */
    return d;
}

static void fill_frame(struct thread *t, uint8_t *f, const struct delivery *d, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint64_t flags = FLAG_FPH_VALID;
    int64_t stack[3];

    altstack_save(t, stack);
    if (on_altstack(t, d->frame_at + SC))
        flags |= FLAG_ONSTACK;
    if (t->in_call)
        flags |= FLAG_IN_SYSCALL;
    put64(f, ARGUMENTS, (uint64_t)sig_guest(t->p->abi, info->sig));
    put64(f, ARGUMENTS + 8, d->frame_at + SIGINFO);
    put64(f, ARGUMENTS + 16, d->frame_at + SC);
    put64(f, HANDLER, sa->handler);
    siginfo_pack(t->p->abi, info, f + SIGINFO);
    put64(f, SC_FLAGS, flags);
    put64(f, SC_STACK, (uint64_t)stack[0]);
    put64(f, SC_STACK + 8, (uint32_t)stack[1]);
    put64(f, SC_STACK + 16, (uint64_t)stack[2]);
    put64(f, SC_RBS_BASE, d->new_rbs);
    save_registers(t, f);
    sigset_pack(t->p->abi, t->restore_mask ? t->saved_mask : t->mask, f + SC_MASK);
}

/* Pushes the interrupted frame onto the register stack, and writes the stack to memory. What does not fit into it (it has overflowed) goes
 * to the handler's, where Linux's trampoline always stores what is on chip. */
static bool push_frame(struct thread *t, uint8_t *f, struct delivery *d)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t cfm = ia64_cover(t->cpu);
    bool fits = ia64_rse_flush(t->cpu);

    if (!fits && !d->new_rbs) {
        ia64_uncover(t->cpu, cfm);
        return false;
    }
    put64(f, SC_CFM, cfm);
    put64(f, SC_BSP, get(t, r->bsp));
    put64(f, SC_RNAT, get(t, r->rnat));
    if (fits)
        return true;
    if (!ia64_store_elsewhere(t->cpu, d->new_rbs))
        return false;
    put64(f, SC_LOADRS, (get(t, r->bsp) - d->new_rbs) << 16);
    d->new_rbs = get(t, r->bsp);
    d->has_moved = true;
    return true;
}

static void call_handler(struct thread *t, const struct delivery *d, const struct ksiginfo *info, uint64_t entry, uint64_t gp)
{
    const struct ia64_regs *r = ia64_registers();
    const uint64_t arguments[HANDLER_ARGUMENTS] = {(uint64_t)sig_guest(t->p->abi, info->sig), d->frame_at + SIGINFO, d->frame_at + SC};
    /* As if called by the trampoline, whose frame is three output registers. */
    uint64_t caller = HANDLER_ARGUMENTS | get(t, r->ec) << 52 | (uint64_t)3 << 62;

    if (d->new_rbs && !d->has_moved) {
        ia64_set_backing_store(t->cpu, d->new_rbs);
        set(t, r->rnat, 0);
    }
    ia64_set_cfm(t->cpu, HANDLER_ARGUMENTS);
    for (unsigned i = 0; i < HANDLER_ARGUMENTS; i++)
        set(t, r->gr[32 + i], arguments[i]);
    for (unsigned n = 1; n < 32; n++)
        set(t, r->nat[n], 0);
    set(t, r->pfs, caller);
    set(t, r->br[0], IA64_SIGNAL_RETURN);
    set(t, r->gr[1], gp);
    set(t, r->gr[12], d->frame_at - SCRATCH);
    set(t, r->fpsr, IA64_FPSR_DEFAULT);
    set(t, r->um, (get(t, r->um) & ~(uint64_t)UM_BE) | (t->p->abi->big_endian ? UM_BE : 0));
    cpu_set_pc(t->cpu, entry);
}

bool ia64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    uint8_t frame[FRAME_BYTES] = {0};
    struct delivery d = place_frame(t, sa);
    uint64_t entry, gp;

    if (get_u64(t, sa->handler, &entry) || get_u64(t, sa->handler + 8, &gp))
        return false;
    fill_frame(t, frame, &d, sa, info);
    if (!push_frame(t, frame, &d) || copy_out(t, d.frame_at, frame, sizeof frame))
        return false;
    call_handler(t, &d, info, entry, gp);
    return true;
}

/* ---- return ------------------------------------------------------------------------------------------------------ */

/* sp points below the frame, as at the handler's entry. */
static void return_from(struct thread *t, bool from_trampoline)
{
    const struct ia64_regs *r = ia64_registers();
    uint8_t frame[FRAME_BYTES];
    uint64_t sp = get(t, r->gr[12]);

    if (copy_in(t, frame, sp + SCRATCH, sizeof frame)) {
        signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
        return;
    }
    uint64_t loadrs = get64(frame, SC_LOADRS) >> 16;
    if (from_trampoline && loadrs) {
        ia64_set_cfm(t->cpu, 0);
        if (!ia64_rse_flush(t->cpu) || !ia64_reload_from_elsewhere(t->cpu, loadrs, get64(frame, SC_BSP))) {
            signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
            return;
        }
        set(t, r->rnat, get64(frame, SC_RNAT));
    } else if (from_trampoline && get(t, r->bsp) != get64(frame, SC_BSP)) {
        ia64_set_cfm(t->cpu, 0);
        ia64_set_backing_store(t->cpu, get64(frame, SC_BSP));
        set(t, r->rnat, get64(frame, SC_RNAT));
    }
    signal_set_mask(t, sigset_unpack(t->p->abi, frame + SC_MASK));
    ia64_set_cfm(t->cpu, 0);
    ia64_uncover(t->cpu, get64(frame, SC_CFM) & (((uint64_t)1 << 38) - 1));
    restore_registers(t, frame);
    /* A signal may arrive before any instruction runs: it then interrupts the same point as this one did. */
    t->in_call = get64(frame, SC_FLAGS) & FLAG_IN_SYSCALL;
    altstack_restore(
        t, get(t, r->gr[12]),
        (int64_t[]){(int64_t)get64(frame, SC_STACK), (int64_t)get64(frame, SC_STACK + 8), (int64_t)get64(frame, SC_STACK + 16)});
}

void ia64_handler_returned(struct thread *t)
{
    t->p->syscalls++; /* the trampoline's rt_sigreturn */
    t->k->totals.syscalls++;
    kernel_charge(t, KERNEL_SYSCALL_CYCLES);
    return_from(t, true);
    kernel_report_thread(t, KERNEL_THREAD_SIGRETURN);
}

int64_t ia64_sigreturn(struct thread *t)
{
    return_from(t, false);
    return SYS_NO_RESULT;
}
