/*
 * Contexts of SunOS on i386 and amd64: struct ucontext, signal frames, getcontext() and setcontext().
 *
 * A signal frame, at the interrupted stack pointer downwards:
 *
 *     i386   amd64
 *     0      0       return address: -1
 *     4      8       signal; address of siginfo, or 0; i386: address of the context
 *     16     24      struct ucontext (512, 864 bytes)
 *     528    888     siginfo (128, 256 bytes), if the handler has SA_SIGINFO
 *
 * amd64: below the 128 bytes of the red zone, with the context at a multiple of 16; the handler's arguments are in %rdi, %rsi and %rdx. The
 * handler does not return to the kernel: the C library, whose own function the kernel enters, calls setcontext().
 *
 * Sources: uts/intel/ia32/os/sendsig.c, archdep.c; uts/intel/sys/regset.h, ucontext.h; uts/intel/ia32/syscall/getcontext.c;
 * uts/common/syscall/lwp_create.c.
 */
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/x86.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/kernel/sunos/x86.h"
#include "emu/mem/charge.h"

enum { UC_SIGMASK = 1, UC_STACK = 2, UC_CPU = 4, UC_FPU = 8, UC_ALL = 15 };

/* What one of a context's registers is. */
enum kind { NONE, GPR, SEGMENT, TRAP_NUMBER, TRAP_ERROR, PC, FLAGS, FS_BASE, GS_BASE };
struct greg {
    uint8_t kind, n;
};
/* clang-format off */
static const struct greg gregs_32[] = {
    {SEGMENT, X86_GS}, {SEGMENT, X86_FS}, {SEGMENT, X86_ES}, {SEGMENT, X86_DS}, {GPR, X86_DI}, {GPR, X86_SI}, {GPR, X86_BP}, {NONE, 0},
    {GPR, X86_BX}, {GPR, X86_DX}, {GPR, X86_CX}, {GPR, X86_AX}, {TRAP_NUMBER, 0}, {TRAP_ERROR, 0}, {PC, 0}, {SEGMENT, X86_CS},
    {FLAGS, 0}, {GPR, X86_SP}, {SEGMENT, X86_SS},
};
static const struct greg gregs_64[] = {
    {GPR, 15}, {GPR, 14}, {GPR, 13}, {GPR, 12}, {GPR, 11}, {GPR, 10}, {GPR, 9}, {GPR, 8}, {GPR, X86_DI}, {GPR, X86_SI}, {GPR, X86_BP},
    {GPR, X86_BX}, {GPR, X86_DX}, {GPR, X86_CX}, {GPR, X86_AX}, {TRAP_NUMBER, 0}, {TRAP_ERROR, 0}, {PC, 0}, {SEGMENT, X86_CS},
    {FLAGS, 0}, {GPR, X86_SP}, {SEGMENT, X86_SS}, {SEGMENT, X86_FS}, {SEGMENT, X86_GS}, {SEGMENT, X86_ES}, {SEGMENT, X86_DS},
    {FS_BASE, 0}, {GS_BASE, 0},
};
/* clang-format on */
enum { ESP_32 = 7, FS_BASE_64 = 26 }; /* indexes: a new LWP's thread pointer */

/* Offsets in struct ucontext. */
struct places {
    unsigned link, mask, stack, gregs, count, fp, fp_bytes, bytes;
    unsigned head, align; /* of a signal frame: its bytes before the context */
};
static const struct places places_32 = {
    .link = 4, .mask = 8, .stack = 24, .gregs = 36, .count = 19, .fp = 112, .fp_bytes = 380, .bytes = 512, .head = 16, .align = 4};
static const struct places places_64 = {
    .link = 8, .mask = 16, .stack = 32, .gregs = 64, .count = 28, .fp = 288, .fp_bytes = 528, .bytes = 864, .head = 24, .align = 16};
enum { UC_MOST = 864, HEAD_MOST = 24, RED_ZONE = 128 };

static bool is_wide(const struct thread *t)
{
    return t->p->abi->word == 8;
}

static const struct places *places_of(const struct thread *t)
{
    return is_wide(t) ? &places_64 : &places_32;
}

static const struct greg *gregs_of(const struct thread *t)
{
    return is_wide(t) ? gregs_64 : gregs_32;
}

/* ---- registers --------------------------------------------------------------------------------------------------------- */

static uint64_t greg_get(const struct thread *t, struct greg g)
{
    const struct x86_regs *r = x86_registers(t);

    switch ((enum kind)g.kind) {
    case NONE: return 0;
    case GPR: return x86_gpr(t, g.n);
    case SEGMENT: return cpu_reg_get(t->cpu, r->segment[g.n]);
    case TRAP_NUMBER: return t->abi_state[SUNOS_TRAP];
    case TRAP_ERROR: return t->abi_state[SUNOS_TRAP_ERROR];
    case PC: return cpu_pc(t->cpu);
    case FLAGS: return cpu_reg_get(t->cpu, r->flags);
    case FS_BASE: return cpu_reg_get(t->cpu, r->fs_base);
    case GS_BASE: return cpu_reg_get(t->cpu, r->gs_base);
    }
    return 0;
}

/* Code and stack segments and, in 64-bit programs, selectors stay as they are. */
static void greg_set(struct thread *t, struct greg g, uint64_t value)
{
    enum { RING_3 = 3 };
    const struct x86_regs *r = x86_registers(t);

    switch ((enum kind)g.kind) {
    case GPR: x86_set_gpr(t, g.n, value); break;
    case SEGMENT:
        value &= 0xffff;
        if (!is_wide(t) && g.n != X86_CS && g.n != X86_SS)
            cpu_reg_set(t->cpu, r->segment[g.n], value > RING_3 ? value | RING_3 : 0);
        break;
    case PC: cpu_set_pc(t->cpu, value); break;
    case FLAGS: x86_set_flags(t, value); break;
    case FS_BASE:
    case GS_BASE:
        if (value < t->p->abi->task_size)
            cpu_reg_set(t->cpu, g.kind == FS_BASE ? r->fs_base : r->gs_base, value);
        break;
    default: break;
    }
}

static void restore_registers(struct thread *t, const struct places *l, const uint8_t *uc)
{
    const unsigned word = t->p->abi->word;

    for (unsigned i = 0; i < l->count; i++)
        greg_set(t, gregs_of(t)[i], x86_get(uc + l->gregs + i * word, word));
}

/* ---- floating point -------------------------------------------------------------------------------------------------------- */

/* i386 has the area of FSAVE, status, MXCSR, and %xmm0 to %xmm7; amd64 that of FXSAVE, and the status. */

enum { F_FCW = 0, F_FSW = 4, F_TAG = 8, F_DATA_SEGMENT = 24, F_ST = 28, F_STATUS = 108, F_MXCSR = 112, F_XMM = 128, FX_XMM = 160 };
enum { XMM_BYTES = 128, FX_STATUS = 512 };

static void save_fp(const struct thread *t, uint8_t *fp)
{
    const struct x86_regs *r = x86_registers(t);
    const uint64_t high = 0xffff0000, status = cpu_reg_get(t->cpu, r->fstat);
    uint8_t image[X86_FXSAVE_BYTES] = {0};

    x86_put_fpu(t, image);
    if (is_wide(t)) {
        memcpy(fp, image, sizeof image);
        x86_put(fp + FX_STATUS, 4, status);
        return;
    }
    x86_put(fp + F_FCW, 4, high | cpu_reg_get(t->cpu, r->fctrl));
    x86_put(fp + F_FSW, 4, high | status);
    x86_put(fp + F_TAG, 4, high | cpu_reg_get(t->cpu, r->ftag));
    x86_put(fp + F_DATA_SEGMENT, 4, high);
    for (unsigned n = 0; n < 8; n++)
        memcpy(fp + F_ST + 10 * n, image + X86_FX_ST + 16 * n, 10);
    x86_put(fp + F_STATUS, 4, status);
    memcpy(fp + F_MXCSR, image + X86_FX_MXCSR, 4);
    memcpy(fp + F_XMM, image + FX_XMM, XMM_BYTES);
}

static void restore_fp(struct thread *t, const uint8_t *fp)
{
    const uint64_t tags = x86_get(fp + F_TAG, 2);
    uint8_t image[X86_FXSAVE_BYTES] = {0};

    if (is_wide(t)) {
        x86_get_fpu(t, fp);
        return;
    }
    memcpy(image + X86_FX_FCW, fp + F_FCW, 2);
    memcpy(image + X86_FX_FSW, fp + F_FSW, 2);
    for (unsigned n = 0; n < 8; n++) {
        image[X86_FX_TAG] |= (uint8_t)(((tags >> 2 * n & 3) != X86_TAG_EMPTY) << n);
        memcpy(image + X86_FX_ST + 16 * n, fp + F_ST + 10 * n, 10);
    }
    memcpy(image + X86_FX_MXCSR, fp + F_MXCSR, 4);
    memcpy(image + FX_XMM, fp + F_XMM, XMM_BYTES);
    x86_get_fpu(t, image);
}

/* ---- contexts ------------------------------------------------------------------------------------------------------------ */

static void save_context(struct thread *t, const struct places *l, ksigset mask, uint8_t *uc)
{
    const unsigned word = t->p->abi->word;

    memset(uc, 0, l->bytes);
    x86_put(uc, word, UC_ALL);
    x86_put(uc + l->link, word, t->abi_state[SUNOS_CONTEXT]);
    sunos_sigset_pack(t->p->abi, mask, uc + l->mask);
    sunos_save_stack(t, uc + l->stack);
    for (unsigned i = 0; i < l->count; i++)
        x86_put(uc + l->gregs + i * word, word, greg_get(t, gregs_of(t)[i]));
    save_fp(t, uc + l->fp);
}

static void prepare_clone(struct thread *t)
{
    if (!t->call.again)
        t->p->abi->call_second_result(t, 0);
}

static int64_t get_context(struct thread *t, uint64_t at)
{
    const struct places *l = places_of(t);
    uint8_t uc[UC_MOST];

    save_context(t, l, t->mask, uc);
    return copy_out(t, at, uc, l->bytes);
}

static int64_t set_context(struct thread *t, uint64_t at)
{
    const struct places *l = places_of(t);
    const bool returns = at == t->abi_state[SUNOS_CONTEXT]; /* from the last handler */
    uint8_t uc[UC_MOST];

    if (copy_in(t, uc, at, l->fp))
        return -EFAULT;
    const unsigned flags = (unsigned)x86_get(uc, 4);

    if ((flags & UC_FPU) && copy_in(t, uc + l->fp, at + l->fp, l->fp_bytes))
        return -EFAULT;
    t->abi_state[SUNOS_CONTEXT] = x86_get(uc + l->link, t->p->abi->word);
    if (flags & UC_STACK)
        sunos_restore_stack(t, uc + l->stack);
    if (flags & UC_SIGMASK)
        signal_set_mask(t, sunos_sigset_unpack(t->p->abi, uc + l->mask));
    if (flags & UC_CPU)
        restore_registers(t, l, uc);
    if (flags & UC_FPU)
        restore_fp(t, uc + l->fp);
    if (returns)
        kernel_report_thread(t, KERNEL_THREAD_SIGRETURN);
    return flags & UC_CPU ? SYS_NO_RESULT : 0;
}

static void *read_context(struct thread *t, uint64_t va)
{
    uint8_t *uc = mem_new(t->k->memory, UC_MOST);

    if (uc && copy_in(t, uc, va, places_of(t)->bytes)) {
        mem_free(uc);
        return NULL;
    }
    return uc;
}

/* i386: the library has the thread pointer, for %gs, in the place of the kernel's %esp. */
static void load_context(struct thread *child, const void *context)
{
    const struct places *l = places_of(child);
    const uint8_t *uc = context;
    const unsigned word = child->p->abi->word;

    x86_reset_fpu(child);
    if (is_wide(child)) {
        const uint64_t base = x86_get(uc + l->gregs + FS_BASE_64 * word, word);

        restore_registers(child, l, uc);
        if (base < child->p->abi->task_size)
            sunos_x86_set_base(child, X86_FS, base);
    } else {
        sunos_x86_set_base(child, X86_GS, x86_get(uc + l->gregs + ESP_32 * word, word));
        for (unsigned i = 0; i < l->count; i++)
            if (gregs_32[i].kind != SEGMENT)
                greg_set(child, gregs_32[i], x86_get(uc + l->gregs + i * word, word));
    }
    signal_set_mask(child, sunos_sigset_unpack(child->p->abi, uc + l->mask));
}

/* Those of a context. */
static unsigned registers(const struct abi *abi, const struct thread *t, uint8_t bytes[SUNOS_REGISTERS_MOST])
{
    const struct places *l = abi->word == 8 ? &places_64 : &places_32;

    memset(bytes, 0, SUNOS_REGISTERS_MOST);
    for (unsigned i = 0; t && i < l->count; i++)
        x86_put(bytes + i * abi->word, abi->word, greg_get(t, gregs_of(t)[i]));
    if (t)
        save_fp(t, bytes + l->count * abi->word);
    return l->count * abi->word + l->fp_bytes;
}

const struct sunos_machine sunos_x86_machine = {
    .prepare_clone = prepare_clone,
    .get_context = get_context,
    .set_context = set_context,
    .read_context = read_context,
    .load_context = load_context,
    .registers = registers,
    .architecture = "i386",
    .architecture_64 = "amd64",
    .isa_list = "pentium_pro+mmx pentium_pro pentium+mmx pentium i486 i386 i86",
    .isa_list_64 = "amd64 pentium_pro+mmx pentium_pro pentium+mmx pentium i486 i386 i86",
};

/* ---- signal frames ------------------------------------------------------------------------------------------------------ */

/* Signals of the kernel without a siginfo. */
static bool has_info(const struct ksigaction *sa, const struct ksiginfo *info)
{
    return (sa->flags & SA_SIGINFO) && info->code != SI_KERNEL;
}

/* Returns the address of a frame of that size; 0: there is none. */
static uint64_t frame_place(const struct thread *t, const struct ksigaction *sa, unsigned bytes, bool *on_altstack)
{
    const struct places *l = places_of(t);
    const uint64_t end = sunos_frame_end(t, sa, x86_gpr(t, X86_SP) - (is_wide(t) ? RED_ZONE : 0), l->align, on_altstack);

    if (end <= bytes + l->align)
        return 0;
    return ((end - bytes) & ~(uint64_t)(l->align - 1)) - l->head % l->align;
}

static void enter_handler(struct thread *t, uint64_t at, const struct ksigaction *sa, int sig, uint64_t info, uint64_t context)
{
    x86_set_gpr(t, X86_SP, at);
    if (is_wide(t)) {
        x86_set_gpr(t, X86_DI, (uint64_t)sig_guest(t->p->abi, sig));
        x86_set_gpr(t, X86_SI, info);
        x86_set_gpr(t, X86_DX, context);
    }
    x86_set_flags(t, 0);
    cpu_set_pc(t->cpu, sa->handler);
}

bool sunos_x86_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info)
{
    const struct places *l = places_of(t);
    const unsigned word = t->p->abi->word;
    uint8_t frame[HEAD_MOST + UC_MOST + SUNOS_SIGINFO_MOST] = {0};
    unsigned size = l->head + l->bytes;
    const unsigned info_at = has_info(sa, info) ? size : 0;
    bool on_altstack;

    save_context(t, l, t->restore_mask ? t->saved_mask : t->mask, frame + l->head);
    if (info_at)
        size += sunos_siginfo_pack(t->p->abi, info, frame + info_at);
    const uint64_t at = frame_place(t, sa, size, &on_altstack);

    if (!at)
        return false;
    x86_put(frame, word, UINT64_MAX);
    x86_put(frame + word, word, (uint64_t)sig_guest(t->p->abi, info->sig));
    x86_put(frame + 2 * word, word, info_at ? at + info_at : 0);
    if (!is_wide(t))
        x86_put(frame + 3 * word, word, at + l->head);
    if (copy_out(t, at, frame, size))
        return false;
    t->abi_state[SUNOS_CONTEXT] = at + l->head;
    if (on_altstack)
        sunos_enter_altstack(t);
    enter_handler(t, at, sa, info->sig, info_at ? at + info_at : 0, at + l->head);
    return true;
}
