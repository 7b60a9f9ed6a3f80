/*
 * Contexts of SunOS on SPARC: struct ucontext, signal frames, getcontext() and setcontext().
 *
 * A signal frame, at the interrupted %sp downwards:
 *
 *     32 bits  64 bits
 *     0        0        struct frame: save area of a window, room for six arguments
 *     96       192      struct ucontext (448, 736 bytes)
 *     544      928      V8+: upper halves of registers (248 bytes); siginfo (128, 256 bytes), if the handler has SA_SIGINFO; windows that
 *                       could not be stored
 *
 * The handler has the interrupted window, and gets signal, siginfo and context in %o0 to %o2. It does not return to the kernel: the C
 * library, whose own function the kernel enters, calls setcontext().
 *
 * Sources: uts/sparc/v9/os/v9dep.c (frames, registers), uts/sparc/v9/os/xregs.c and uts/sparc/sys/procfs_isa.h (upper halves),
 * uts/sparc/sys/regset.h, uts/sparc/syscall/getcontext.c, uts/common/sys/siginfo.h.
 */
#include <string.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/sparc.h"
#include "emu/kernel/sunos/sparc.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

#include "isa/sparc/sparc.h"

enum { UC_SIGMASK = 1, UC_STACK = 2, UC_CPU = 4, UC_FPU = 8, UC_ALL = 0x3f };

/* Offsets in struct ucontext. */
struct places {
    unsigned link, mask, stack, gregs, gwins, fp, queue, fsr, enabled, xrs, asrs, filler, bytes;
    unsigned frame, xregs; /* sizes of struct frame and of the upper halves */
    unsigned spbuf, wbuf;  /* offsets in struct gwindows */
    unsigned align;        /* of a frame */
};
static const struct places places_32 = {
    .link = 4,
    .mask = 8,
    .stack = 24,
    .gregs = 40,
    .gwins = 116,
    .fp = 120,
    .queue = 248,
    .fsr = 252,
    .enabled = 258,
    .xrs = 264,
    .asrs = 272,
    .filler = 352,
    .bytes = 448,
    .frame = 96,
    .xregs = 248,
    .spbuf = 4,
    .wbuf = 128,
    .align = 8,
};
static const struct places places_64 = {
    .link = 8,
    .mask = 16,
    .stack = 32,
    .gregs = 64,
    .gwins = 232,
    .fp = 240,
    .queue = 496,
    .fsr = 504,
    .enabled = 514,
    .xrs = 528,
    .asrs = 544,
    .filler = 704,
    .bytes = 736,
    .frame = 192,
    .xregs = 0,
    .spbuf = 8,
    .wbuf = 256,
    .align = 16,
};
enum { UC_MOST = 736, XREGS_BYTES = 248, MAX_WINDOWS = 31, GWINS_MOST = 256 + SPARC_WINDOWS * 8 * SPARC_WINDOW, ASR_GSR = 3 };
enum { XRS_ID = 0x78727300 };
/* Indexes in the registers of a context. */
enum { REG_PSR, REG_PC, REG_NPC, REG_Y, REG_G1, REG_ASI = 19, REG_FPRS, REGS_32 = 19, REGS_64 = 21 };

static const struct places *places_of(const struct thread *t)
{
    return t->p->abi->word == 4 ? &places_32 : &places_64;
}

static bool is_wide(const struct thread *t)
{
    return t->p->abi->word == 8;
}

/* ---- numbers in a structure ------------------------------------------------------------------------------------- */

static void put(uint8_t *at, unsigned bytes, uint64_t v)
{
    for (unsigned i = 0; i < bytes; i++)
        at[i] = (uint8_t)(v >> 8 * (bytes - 1 - i));
}

static uint64_t get(const uint8_t *at, unsigned bytes)
{
    uint64_t v = 0;

    for (unsigned i = 0; i < bytes; i++)
        v = v << 8 | at[i];
    return v;
}

static void put_long(const struct thread *t, uint8_t *at, uint64_t v)
{
    put(at, t->p->abi->word, v);
}

static uint64_t get_long(const struct thread *t, const uint8_t *at)
{
    return get(at, t->p->abi->word);
}

/* ---- registers ------------------------------------------------------------------------------------------------------ */

enum { PSR_EF = 0x1000, PSR_ICC_SHIFT = 20 };
#define PSR_IMPLEMENTATION 0xfe000000u

static bool uses_fp(const struct thread *t)
{
    return sparc_reg(t, sparc_registers()->fprs) & SPARC_FPRS_FEF;
}

uint32_t sunos_sparc_psr(const struct thread *t)
{
    const uint64_t ccr = sparc_reg(t, sparc_registers()->ccr);

    return PSR_IMPLEMENTATION | (uint32_t)(ccr & 15) << PSR_ICC_SHIFT | (uses_fp(t) ? PSR_EF : 0);
}

void sunos_sparc_set_psr(struct thread *t, uint32_t psr)
{
    const int ccr = sparc_registers()->ccr;

    sparc_set_reg(t, ccr, (sparc_reg(t, ccr) & ~(uint64_t)15) | (psr >> PSR_ICC_SHIFT & 15));
}

static void save_registers(const struct thread *t, const struct places *l, uint8_t *uc)
{
    const struct sparc_regs *r = sparc_registers();
    const unsigned word = t->p->abi->word;
    uint8_t *regs = uc + l->gregs;

    put(regs + REG_PSR * word, word, is_wide(t) ? sparc_reg(t, r->ccr) : sunos_sparc_psr(t));
    put(regs + REG_PC * word, word, sparc_reg(t, r->pc));
    put(regs + REG_NPC * word, word, sparc_reg(t, r->npc));
    put(regs + REG_Y * word, word, (uint32_t)sparc_reg(t, r->y));
    for (unsigned n = 1; n < 16; n++)
        put(regs + (REG_G1 + n - 1) * word, word, sparc_get(t, n));
    if (!is_wide(t))
        return;
    put(regs + REG_ASI * word, word, sparc_reg(t, r->asi));
    put(regs + REG_FPRS * word, word, sparc_reg(t, r->fprs));
    put(uc + l->asrs + ASR_GSR * word, word, sparc_reg(t, r->gsr));
}

/* 32-bit programs have %f0 to %f31 here, and the upper halves of the rest in the extra registers. */
static void save_fp(const struct thread *t, const struct places *l, uint8_t *uc)
{
    const struct sparc_regs *r = sparc_registers();
    const unsigned doubles = is_wide(t) ? 32 : 16, word = t->p->abi->word;

    if (!uses_fp(t)) {
        memset(uc + l->fp, 0xff, doubles * 8);
        return;
    }
    for (unsigned n = 0; n < doubles; n++)
        put(uc + l->fp + 8 * n, 8, sparc_reg(t, r->d[n]));
    put(uc + l->fsr, word, sparc_reg(t, r->fsr));
    uc[l->enabled - 1] = (uint8_t)(2 * word); /* size of an entry of the fp queue */
    uc[l->enabled] = 1;
}

static void restore_fp(struct thread *t, const struct places *l, const uint8_t *uc)
{
    const struct sparc_regs *r = sparc_registers();
    const unsigned doubles = is_wide(t) ? 32 : 16, word = t->p->abi->word;
    uint64_t fsr = get(uc + l->fsr, word);

    if (!uc[l->enabled]) {
        sparc_set_reg(t, r->fprs, 0);
        return;
    }
    sparc_set_reg(t, r->fprs, SPARC_FPRS_FEF | SPARC_FPRS_DU | SPARC_FPRS_DL);
    for (unsigned n = 0; n < doubles; n++)
        sparc_set_reg(t, r->d[n], get(uc + l->fp + 8 * n, 8));
    if (!is_wide(t))
        fsr |= sparc_reg(t, r->fsr) & ~(uint64_t)UINT32_MAX;
    sparc_set_reg(t, r->fsr, fsr);
}

/* ---- upper halves of registers of 32-bit programs: struct prxregset -------------------------------------------- */

enum { XR_TYPE_V8P = 1, X_FP = 8, X_FSR = 136, X_FPRS = 140, X_G = 144, X_O = 176, X_TSTATE = 208, X_GSR = 216 };
enum { TSTATE_CCR_SHIFT = 32, TSTATE_ASI_SHIFT = 24 };

static void save_upper(const struct thread *t, uint8_t *x)
{
    const struct sparc_regs *r = sparc_registers();

    put(x, 4, XR_TYPE_V8P);
    for (unsigned n = 1; n < 16; n++)
        put(x + (n < 8 ? X_G + 4 * n : X_O + 4 * (n - 8)), 4, sparc_reg(t, r->r[n]) >> 32);
    put(x + X_TSTATE, 8, sparc_reg(t, r->ccr) << TSTATE_CCR_SHIFT | sparc_reg(t, r->asi) << TSTATE_ASI_SHIFT);
    if (!uses_fp(t)) {
        memset(x + X_FP, 0xff, X_FSR - X_FP);
        return;
    }
    for (unsigned n = 16; n < 32; n++)
        put(x + X_FP + 8 * (n - 16), 8, sparc_reg(t, r->d[n]));
    put(x + X_FSR, 4, sparc_reg(t, r->fsr) >> 32);
    put(x + X_FPRS, 4, sparc_reg(t, r->fprs));
    put(x + X_GSR, 8, sparc_reg(t, r->gsr));
}

static void restore_upper_registers(struct thread *t, const uint8_t *x)
{
    const struct sparc_regs *r = sparc_registers();
    const uint64_t tstate = get(x + X_TSTATE, 8);

    for (unsigned n = 1; n < 16; n++)
        sparc_set(t, n, get(x + (n < 8 ? X_G + 4 * n : X_O + 4 * (n - 8)), 4) << 32 | sparc_get(t, n));
    sparc_set_reg(t, r->ccr, (sparc_reg(t, r->ccr) & 15) | (tstate >> TSTATE_CCR_SHIFT & 0xf0));
    sparc_set_reg(t, r->asi, tstate >> TSTATE_ASI_SHIFT & 0xff);
}

static void restore_upper_fp(struct thread *t, const uint8_t *x)
{
    const struct sparc_regs *r = sparc_registers();

    if (!uses_fp(t) && !(get(x + X_FPRS, 4) & SPARC_FPRS_FEF))
        return;
    sparc_set_reg(t, r->fprs, SPARC_FPRS_FEF | SPARC_FPRS_DU | SPARC_FPRS_DL);
    for (unsigned n = 16; n < 32; n++)
        sparc_set_reg(t, r->d[n], get(x + X_FP + 8 * (n - 16), 8));
    sparc_set_reg(t, r->fsr, get(x + X_FSR, 4) << 32 | (uint32_t)sparc_reg(t, r->fsr));
    sparc_set_reg(t, r->gsr, get(x + X_GSR, 8));
}

/* ---- contexts --------------------------------------------------------------------------------------------------------- */

static void save_context(struct thread *t, const struct places *l, ksigset mask, uint8_t *uc)
{
    memset(uc, 0, l->bytes);
    put(uc, 4, uses_fp(t) ? UC_ALL : UC_ALL & ~UC_FPU);
    put_long(t, uc + l->link, t->abi_state[SUNOS_CONTEXT]);
    sunos_sigset_pack(t->p->abi, mask, uc + l->mask);
    sunos_save_stack(t, uc + l->stack);
    save_registers(t, l, uc);
    save_fp(t, l, uc);
}

/* ---- signal frames ------------------------------------------------------------------------------------------------------ */

static unsigned pack_windows(const struct thread *t, const struct places *l, const struct sparc_kept *kept, uint8_t *bytes)
{
    const unsigned word = t->p->abi->word;

    put(bytes, 4, kept->count);
    for (unsigned i = 0; i < kept->count; i++) {
        put(bytes + l->spbuf + i * word, word, kept->sp[i]);
        pack_struct(t->p->abi, false, "16L", kept->words[i], bytes + l->wbuf + i * SPARC_WINDOW * word);
    }
    return l->wbuf + kept->count * SPARC_WINDOW * word;
}

static void enter_handler(struct thread *t, uint64_t at, const struct ksigaction *sa, int sig, uint64_t info, uint64_t context)
{
    enum { ASI_PRIMARY_NO_FAULT = 0x82 };

    sparc_set(t, SPARC_R_SP, at - sparc_stack_address(t, 0));
    sparc_set(t, SPARC_R_O0, (uint64_t)sig_guest(t->p->abi, sig));
    sparc_set(t, SPARC_R_O1, info);
    sparc_set(t, SPARC_R_O0 + 2, context);
    sparc_set_reg(t, sparc_registers()->asi, ASI_PRIMARY_NO_FAULT);
    cpu_set_pc(t->cpu, sa->handler);
}

/* The parts of a frame, in host memory. */
struct frame {
    uint8_t bytes[192 + UC_MOST + XREGS_BYTES + SUNOS_SIGINFO_MOST + GWINS_MOST];
    unsigned size, info, windows; /* offsets; 0: not there */
};

static void build_frame(struct thread *t, const struct places *l, const struct ksiginfo *info, const struct sparc_kept *kept,
                        struct frame *f)
{
    uint8_t *uc = f->bytes + l->frame;

    memset(f, 0, sizeof *f);
    save_context(t, l, t->restore_mask ? t->saved_mask : t->mask, uc);
    f->size = l->frame + l->bytes;
    if (l->xregs) {
        save_upper(t, f->bytes + f->size);
        f->size += l->xregs;
    }
    if (info) {
        f->info = f->size;
        f->size += sunos_siginfo_pack(t->p->abi, info, f->bytes + f->size);
    }
    if (kept->count) {
        f->windows = f->size;
        f->size += pack_windows(t, l, kept, f->bytes + f->size);
    } else {
        sparc_put_window(t, f->bytes);
    }
}

/* Signals of the kernel without a siginfo. */
static bool has_info(const struct ksigaction *sa, const struct ksiginfo *info)
{
    return (sa->flags & SA_SIGINFO) && info->code != SI_KERNEL;
}

bool sunos_sparc_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const struct places *l = places_of(t);
    struct sparc_kept kept;
    struct frame f;
    bool on_altstack;

    sparc_take_windows(t, &kept);
    build_frame(t, l, has_info(sa, info) ? info : NULL, &kept, &f);
    const uint64_t end = sunos_frame_end(t, sa, sparc_stack_pointer(t), l->align, &on_altstack),
                   at = end > f.size ? (end - f.size) & ~(uint64_t)(l->align - 1) : 0;

    if (!at || (kept.count && info->sig == SIGSEGV && !on_altstack && !(t->abi_state[SUNOS_FLAGS] & SUNOS_ON_ALTSTACK)))
        return false;
    uint8_t *uc = f.bytes + l->frame;

    if (l->xregs) {
        put(uc + l->xrs, 4, XRS_ID);
        put_long(t, uc + l->xrs + t->p->abi->word, at + l->frame + l->bytes);
    }
    if (f.windows)
        put_long(t, uc + l->gwins, at + f.windows);
    if (copy_out(t, at, f.bytes, f.size))
        return false;
    t->abi_state[SUNOS_CONTEXT] = at + l->frame;
    if (on_altstack)
        sunos_enter_altstack(t);
    enter_handler(t, at, sa, info->sig, f.info ? at + f.info : 0, at + l->frame);
    return true;
}

/* ---- getcontext, setcontext ----------------------------------------------------------------------------------------- */

/* The pc is that of the trap. */
static int64_t get_context(struct thread *t, uint64_t at)
{
    const struct places *l = places_of(t);
    const uint64_t pc = sparc_reg(t, sparc_registers()->pc);
    uint8_t uc[UC_MOST];

    sparc_save_windows(t);
    save_context(t, l, t->mask, uc);
    put_long(t, uc + l->gregs + REG_PC * t->p->abi->word, pc - 4);
    put_long(t, uc + l->gregs + REG_NPC * t->p->abi->word, pc);
    return copy_out(t, at, uc, l->bytes);
}

/* What a context to continue with has, read once. */
struct sunos_context {
    uint8_t uc[UC_MOST], xregs[XREGS_BYTES];
    unsigned flags, windows;
    bool has_xregs;
    uint8_t gwins[256 + MAX_WINDOWS * 8 * SPARC_WINDOW];
};

static int read_windows(struct thread *t, const struct places *l, uint64_t at, struct sunos_context *c)
{
    enum { NWINDOWS = 8 };
    uint32_t count;

    if (get_u32(t, at, &count))
        return -EFAULT;
    if (count > NWINDOWS)
        return -EINVAL;
    c->windows = count;
    return copy_in(t, c->gwins, at, l->wbuf + count * SPARC_WINDOW * t->p->abi->word);
}

static int read_context(struct thread *t, const struct places *l, uint64_t at, struct sunos_context *c)
{
    const unsigned word = t->p->abi->word;

    memset(c, 0, sizeof *c);
    if (copy_in(t, c->uc, at, l->fp) || copy_in(t, c->uc + l->xrs, at + l->xrs, l->filler - l->xrs))
        return -EFAULT;
    c->flags = (unsigned)get(c->uc, 4);
    if ((c->flags & UC_FPU) && copy_in(t, c->uc + l->fp, at + l->fp, l->xrs - l->fp))
        return -EFAULT;
    const uint64_t gwins = get_long(t, c->uc + l->gwins), xregs = get_long(t, c->uc + l->xrs + word);
    const int error = gwins ? read_windows(t, l, gwins, c) : 0;

    c->has_xregs = l->xregs && get(c->uc + l->xrs, 4) == XRS_ID && xregs;
    return error ? error : c->has_xregs && copy_in(t, c->xregs, xregs, l->xregs) ? -EFAULT : 0;
}

static void restore_registers(struct thread *t, const struct places *l, const uint8_t *uc)
{
    const struct sparc_regs *r = sparc_registers();
    const unsigned word = t->p->abi->word;
    const uint8_t *regs = uc + l->gregs;

    for (unsigned n = 1; n < 16; n++)
        sparc_set(t, n, get(regs + (REG_G1 + n - 1) * word, word));
    sparc_set_reg(t, r->y, (uint32_t)get(regs + REG_Y * word, word));
    if (is_wide(t)) {
        sparc_set_reg(t, r->ccr, get(regs, word) & 0xff);
        sparc_set_reg(t, r->asi, get(regs + REG_ASI * word, word) & 0xff);
        sparc_set_reg(t, r->fprs, get(regs + REG_FPRS * word, word) & (SPARC_FPRS_FEF | SPARC_FPRS_DU | SPARC_FPRS_DL));
        sparc_set_reg(t, r->gsr, get(uc + l->asrs + ASR_GSR * word, word));
    } else {
        sparc_set_reg(t, r->ccr, 0);
        sunos_sparc_set_psr(t, (uint32_t)get(regs, word));
    }
    sparc_set_pcs(t, get(regs + REG_PC * word, word) & ~(uint64_t)3, get(regs + REG_NPC * word, word) & ~(uint64_t)3);
}

/* Stores the windows of a context, and loads the one at %sp. False: a save area is not accessible. */
static bool restore_windows(struct thread *t, const struct places *l, const struct sunos_context *c)
{
    const unsigned word = t->p->abi->word;
    const uint64_t sp = sparc_get(t, SPARC_R_SP);
    int64_t words[SPARC_WINDOW];
    bool loaded = false, stored = true;

    sparc_forget_windows(t->cpu);
    for (unsigned i = 0; i < c->windows; i++) {
        const uint64_t at = get(c->gwins + l->spbuf + i * word, word);

        unpack_struct(t->p->abi, false, "16L", c->gwins + l->wbuf + i * SPARC_WINDOW * word, words);
        if (at != sp) {
            stored &= !put_struct(t, sparc_stack_address(t, at), "16L", words);
            continue;
        }
        loaded = true;
        for (unsigned n = 0; n < SPARC_WINDOW; n++)
            sparc_set(t, SPARC_R_L0 + n, (uint64_t)words[n]);
    }
    return (loaded || !sparc_load_window(t)) && stored;
}

/* The window at %sp cannot be loaded. */
static void bad_stack(struct thread *t)
{
    signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SEGV_MAPERR, .layout = KSI_FAULT, .addr = sparc_stack_pointer(t)});
}

static void restore_context(struct thread *t, const struct places *l, const struct sunos_context *c)
{
    sparc_save_windows(t);
    t->abi_state[SUNOS_CONTEXT] = get_long(t, c->uc + l->link);
    if (c->flags & UC_STACK)
        sunos_restore_stack(t, c->uc + l->stack);
    if (c->flags & UC_SIGMASK)
        signal_set_mask(t, sunos_sigset_unpack(t->p->abi, c->uc + l->mask));
    if (c->flags & UC_CPU) {
        restore_registers(t, l, c->uc);
        if (c->has_xregs)
            restore_upper_registers(t, c->xregs);
    }
    if (c->flags & UC_FPU) {
        restore_fp(t, l, c->uc);
        if (c->has_xregs)
            restore_upper_fp(t, c->xregs);
    }
    if ((c->flags & UC_CPU) && !restore_windows(t, l, c))
        bad_stack(t);
}

static void *read_new_context(struct thread *t, uint64_t va)
{
    struct sunos_context *c = mem_new(t->k->memory, sizeof *c);

    if (c && read_context(t, places_of(t), va, c)) {
        mem_free(c);
        return NULL;
    }
    return c;
}

static void load_context(struct thread *child, const void *context)
{
    const struct sunos_context *c = context;
    const struct places *l = places_of(child);

    sparc_set_reg(child, sparc_registers()->fprs, 0);
    restore_registers(child, l, c->uc);
    signal_set_mask(child, sunos_sigset_unpack(child->p->abi, c->uc + l->mask));
    if (!restore_windows(child, l, c))
        bad_stack(child);
}

static int64_t set_context(struct thread *t, uint64_t at)
{
    const struct places *l = places_of(t);
    struct sunos_context c;
    const int error = read_context(t, l, at, &c);

    if (error)
        return error;
    const bool returns = at == t->abi_state[SUNOS_CONTEXT]; /* from the last handler */

    restore_context(t, l, &c);
    if (returns)
        kernel_report_thread(t, KERNEL_THREAD_SIGRETURN);
    return c.flags & UC_CPU ? SYS_NO_RESULT : 0;
}

/* prgregset_t has the window, too; prfpregset_t begins as a context's. */
static unsigned registers(const struct abi *abi, const struct thread *t, uint8_t bytes[SUNOS_REGISTERS_MOST])
{
    enum { GENERAL = 32, COUNT = 38, FP_BYTES_32 = 400, FP_BYTES_64 = 544 };
    const struct sparc_regs *r = sparc_registers();
    const unsigned word = abi->word;
    const bool wide = word == 8;
    uint8_t *fp = bytes + COUNT * word, uc[UC_MOST] = {0};

    memset(bytes, 0, SUNOS_REGISTERS_MOST);
    for (unsigned n = 0; t && n < GENERAL; n++)
        put(bytes + n * word, word, sparc_get(t, n));
    if (t) {
        const struct places *l = places_of(t);
        const uint64_t rest[] = {wide ? sparc_reg(t, r->ccr) : sunos_sparc_psr(t),
                                 sparc_reg(t, r->pc),
                                 sparc_reg(t, r->npc),
                                 (uint32_t)sparc_reg(t, r->y),
                                 wide ? sparc_reg(t, r->asi) : 0,
                                 wide ? sparc_reg(t, r->fprs) : 0};

        for (unsigned i = 0; i < COUNT - GENERAL; i++)
            put(bytes + (GENERAL + i) * word, word, rest[i]);
        save_fp(t, l, uc);
        memcpy(fp, uc + l->fp, wide ? 256 : 128);
        memcpy(fp + (wide ? 264 : 132), uc + l->fsr, word);
        memcpy(fp + (wide ? 273 : 137), uc + l->enabled - 1, 2); /* size of an entry of the queue, in use */
    }
    return COUNT * word + (wide ? FP_BYTES_64 : FP_BYTES_32);
}

const struct sunos_machine sunos_sparc_machine = {
    .prepare_clone = sparc_prepare_clone,
    .get_context = get_context,
    .set_context = set_context,
    .read_context = read_new_context,
    .load_context = load_context,
    .registers = registers,
    .architecture = "sparc",
    .architecture_64 = "sparcv9",
    .isa_list = "sparcv8plus+vis sparcv8plus sparcv8 sparcv8-fsmuld sparcv7 sparc",
    .isa_list_64 = "sparcv9+vis sparcv9 sparcv8plus+vis sparcv8plus sparcv8 sparcv8-fsmuld sparcv7 sparc",
};
