/*
 * SunOS on i386 and amd64: layout of a new program, system calls, traps, the bases of %fs and %gs.
 *
 * A system call has its number in %eax, and returns with the carry clear and results in %eax and %edx, or with the carry set and the error
 * number in %eax. i386: a far call to selector 7 or 0x27, int $0x91, syscall, or sysenter, which goes on at %edx with %esp = %ecx; the
 * arguments are above the return address of the library's function. amd64: syscall, with the arguments in %rdi, %rsi, %rdx, %r10, %r8, %r9
 * and on the stack.
 *
 * Sources: uts/intel/sys/trap.h, segments.h; uts/i86pc/ml/syscall_asm.s, syscall_asm_amd64.s; uts/i86pc/os/trap.c, fpu_subr.c;
 * uts/intel/ia32/syscall/lwp_private.c; uts/i86pc/sys/machparam.h.
 */
#include "emu/kernel/sunos/x86.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/machine/x86.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/stack_gap.h"

#include <elf.h>
#include <signal.h>
#include <sys/mman.h>

#include "isa/unicorn/trap.h"

#define SYSCALL_TABLE  "emu/kernel/sunos/syscalls/sunos.def"
#define SYSCALL_COLUMN COLUMN_only
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

#define SYSCALL_TABLE  "emu/kernel/sunos/syscalls/sunos-narrow.def"
#define SYSCALL_COLUMN COLUMN_only
#define SYSCALL_CALLS  narrow_calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

#define SYSCALL_TABLE  "emu/kernel/sunos/syscalls/sunos-x86.def"
#define SYSCALL_COLUMN COLUMN_only
#define SYSCALL_CALLS  x86_calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

extern const struct isa i386_isa, x86_64_isa; /* isa/unicorn */

/* ---- a new program ---------------------------------------------------------------------------------------------- */

/* A 64-bit program has 36 bits of addresses, as many processes share the host's. */
#define TASK_SIZE_32 0xfefff000ull
#define TASK_SIZE_64 ((UINT64_C(1) << 36) - 0x1000)

/* The stack ends at the greatest address, and mappings are below its greatest size and the gap that it keeps. */
static int layout_below(uint64_t end, uint64_t most, uint64_t stack_limit, struct mm *mm, struct exec_layout *out)
{
    const uint64_t least = 8 << 20, gap = SPACE_STACK_GAP_PAGES * 0x1000;
    const uint64_t room = stack_limit < least ? least : stack_limit > most ? most : stack_limit;

    out->stack_end = end;
    out->stack_base = (end - room) & ~(uint64_t)0xfff;
    mm->mmap_base = out->stack_base - gap;
    mm->mmap_limit = end;
    return 0;
}

static int layout_32(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    (void)data_end;
    out->dyn_base = 0x70000000;
    return layout_below(TASK_SIZE_32, 1 << 30, stack_limit, mm, out);
}

static int layout_64(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    (void)data_end;
    out->dyn_base = 0xaaaaaa000;
    return layout_below(TASK_SIZE_64, UINT64_C(1) << 34, stack_limit, mm, out);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    cpu_set_pc(t->cpu, l->entry);
    x86_set_gpr(t, X86_SP, l->argc_at);
}

/* ---- system calls ------------------------------------------------------------------------------------------------- */

static uint64_t stack_pointer(const struct thread *t)
{
    return x86_gpr(t, X86_SP);
}

static void call_args(struct thread *t)
{
    static const unsigned registers[] = {X86_DI, X86_SI, X86_DX, X86_R10, X86_R8, X86_R8 + 1};
    enum { ARGUMENTS = 8, IN_REGISTERS = 6 };
    const unsigned word = t->p->abi->word, first = word == 4 ? 0 : IN_REGISTERS;
    const uint64_t at = stack_pointer(t) + word;

    t->call.number = (unsigned)x86_gpr(t, X86_AX);
    for (unsigned i = 0; i < first; i++)
        t->call.raw[i] = x86_gpr(t, registers[i]);
    for (unsigned i = first; i < ARGUMENTS; i++)
        if (get_word(t, at + word * (i - first), &t->call.raw[i]))
            t->call.raw[i] = 0;
}

static void set_result(struct thread *t, uint64_t result, bool failed)
{
    enum { CARRY = 1 };
    const int flags = x86_registers(t)->flags;

    x86_set_gpr(t, X86_AX, t->p->abi->word == 4 ? (uint32_t)result : result);
    cpu_reg_set(t->cpu, flags, (cpu_reg_get(t->cpu, flags) & ~(uint64_t)CARRY) | failed);
}

static void call_result(struct thread *t, int64_t result)
{
    enum { LAST_ERROR = 4095 };
    const bool failed = result < 0 && result >= -LAST_ERROR && !t->call.succeeded;

    if (failed)
        result = t->call.guest_errno ? -result : abi_errno(t->p->abi, (int)-result);
    set_result(t, (uint64_t)result, failed);
    sunos_lwp_call_ended(t);
}

static void call_second_result(struct thread *t, uint64_t value)
{
    x86_set_gpr(t, X86_DX, t->p->abi->word == 4 ? (uint32_t)value : value);
}

enum { SHORT_CALL = 2, FAR_CALL = 7 };

static void call_rewind(struct thread *t)
{
    const unsigned bytes = t->abi_state[SUNOS_FLAGS] & SUNOS_FAR_CALL ? FAR_CALL : SHORT_CALL;

    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - bytes);
}

/* fork's results in the child are the parent's number and 1. */
static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp, (void)sp_size, (void)set_tls, (void)tls;
    set_result(child, (uint64_t)child->p->parent->pid, false);
    call_second_result(child, 1);
}

/* i386's int $0x80 is no call. */
static bool is_call(const struct thread *t, uint64_t code)
{
    (void)code;
    return t->p->abi->word == 8;
}

static bool enter(struct thread *t, unsigned bytes)
{
    t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_FAR_CALL;
    t->abi_state[SUNOS_FLAGS] |= bytes == FAR_CALL ? SUNOS_FAR_CALL : 0;
    cpu_set_pc(t->cpu, cpu_pc(t->cpu) + bytes);
    syscall_enter(t);
    return true;
}

/* ---- traps ------------------------------------------------------------------------------------------------------------ */

/* The halves of 64 bits, in both kinds of programs. */
static bool return_pair(struct thread *t, uint64_t low, uint64_t high)
{
    x86_set_gpr(t, X86_AX, (uint32_t)low);
    x86_set_gpr(t, X86_DX, (uint32_t)high);
    cpu_set_pc(t->cpu, cpu_pc(t->cpu) + SHORT_CALL);
    return true;
}

/* int $0xd2 changes its result registers only. Returns whether there is such a trap. */
static bool fast_trap(struct thread *t)
{
    enum { NONE, GETHRTIME = 3, GETHRVTIME, GETHRESTIME, GETLGRP };
    const uint64_t now = kernel_realtime_ns(t->k);
    uint64_t ns;

    switch ((unsigned)x86_gpr(t, X86_AX)) {
    case NONE: return return_pair(t, x86_gpr(t, X86_AX), x86_gpr(t, X86_DX));
    case GETHRTIME: ns = kernel_monotonic_ns(t->k); return return_pair(t, ns, ns >> 32);
    case GETHRVTIME: ns = clock_cycles_to_ns(&t->k->clock, t->user_cycles); return return_pair(t, ns, ns >> 32);
    case GETHRESTIME: return return_pair(t, now / NS_PER_S, now % NS_PER_S);
    case GETLGRP: return return_pair(t, 0, 0);
    default: return false;
    }
}

/* Begins the call or fast trap whose instruction is at the pc. Returns whether there is one. */
static bool call_at_pc(struct thread *t)
{
    enum { INT = 0xcd, CALL = 0x91, FAST = 0xd2, LCALL = 0x9a, TWO_BYTES = 0x0f, SYSCALL = 0x05, SYSENTER = 0x34 };
    const uint64_t pc = cpu_pc(t->cpu);
    uint8_t code[FAR_CALL] = {0};
    const bool narrow = t->p->abi->word == 4;

    copy_in(t, code, pc, SHORT_CALL); /* what it cannot read stays 0, which is no call */
    if (code[0] == INT)
        return code[1] == CALL ? enter(t, SHORT_CALL) : code[1] == FAST && fast_trap(t);
    if (!narrow)
        return false;
    if (code[0] == TWO_BYTES && code[1] == SYSENTER) {
        x86_set_gpr(t, X86_SP, x86_gpr(t, X86_CX));
        cpu_set_pc(t->cpu, x86_gpr(t, X86_DX) - SHORT_CALL);
    }
    if (code[0] == TWO_BYTES)
        return (code[1] == SYSCALL || code[1] == SYSENTER) && enter(t, SHORT_CALL);
    return code[0] == LCALL && !copy_in(t, code, pc, FAR_CALL) && (code[5] == 7 || code[5] == 0x27) && !code[6] && enter(t, FAR_CALL);
}

#ifndef FPE_FLTSUB
#define FPE_FLTSUB 8
#endif

static void raise_signal(struct thread *t, const struct cpu_stop *why)
{
    const uint64_t pc = cpu_pc(t->cpu);

    switch ((enum unicorn_trap)why->trap) {
    case UNICORN_ILLEGAL: kernel_fault_signal(t, SIGILL, ILL_ILLOPC, pc, why); break;
    case UNICORN_BREAK: kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, pc, why); break;
    case UNICORN_STEP: kernel_fault_signal(t, SIGTRAP, TRAP_TRACE, pc, why); break;
    case UNICORN_DIVIDE: kernel_fault_signal(t, SIGFPE, FPE_INTDIV, pc, why); break;
    case UNICORN_OVERFLOW: kernel_fault_signal(t, SIGFPE, FPE_INTOVF, pc, why); break;
    case UNICORN_BOUND: kernel_fault_signal(t, SIGFPE, FPE_FLTSUB, pc, why); break;
    case UNICORN_FP: kernel_fault_signal(t, SIGFPE, x86_fp_code(t), pc, why); break;
    default: kernel_fault_signal(t, SIGSEGV, SEGV_MAPERR, pc, why); break;
    }
}

/* The error code of a page fault: 1 present, 2 write, 4 user, 16 fetch. */
static bool page_fault(struct thread *t, const struct cpu_stop *why)
{
    enum { PAGE_FAULT = 14, USER = 4 };

    t->abi_state[SUNOS_TRAP] = PAGE_FAULT;
    t->abi_state[SUNOS_TRAP_ERROR] =
        USER | (why->fault == MEM_FAULT_PROT) | (why->access == MEM_WRITE ? 2u : 0) | (why->access == MEM_EXEC ? 16u : 0);
    return false;
}

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    enum { GENERAL_PROTECTION = 13 };

    if (why->reason == CPU_FAULT)
        return page_fault(t, why);
    if (why->reason == CPU_SYSCALL) { /* Linux's int $0x80 */
        cpu_set_pc(t->cpu, cpu_pc(t->cpu) - SHORT_CALL);
        t->abi_state[SUNOS_TRAP] = GENERAL_PROTECTION;
        t->abi_state[SUNOS_TRAP_ERROR] = 0x80 << 3 | 2;
        kernel_fault_signal(t, SIGSEGV, SEGV_MAPERR, cpu_pc(t->cpu), why);
        return true;
    }
    if (why->reason != CPU_TRAP)
        return false;
    if ((why->trap == UNICORN_PROTECTION || why->trap == UNICORN_ILLEGAL) && call_at_pc(t))
        return true;
    t->abi_state[SUNOS_TRAP] = why->code;
    t->abi_state[SUNOS_TRAP_ERROR] = why->isr;
    raise_signal(t, why);
    return true;
}

/* ---- calls of x86 ---------------------------------------------------------------------------------------------------- */

uint64_t sunos_x86_set_base(struct thread *t, unsigned segment, uint64_t base)
{
    enum { FIRST_TLS = 6, RING_3 = 3 };
    const struct x86_regs *r = x86_registers(t);
    const unsigned n = segment == X86_GS;
    const uint64_t selector = (FIRST_TLS + n) << 3 | RING_3, flat = UINT64_C(0x00cff3000000ffff);

    if (t->p->abi->word == 8) {
        cpu_reg_set(t->cpu, r->segment[segment], 0);
        cpu_reg_set(t->cpu, n ? r->gs_base : r->fs_base, base);
        return selector;
    }
    cpu_reg_set(t->cpu, r->tls[n], flat | (base & 0xffffff) << 16 | (base >> 24 & 0xff) << 56);
    cpu_reg_set(t->cpu, r->segment[segment], selector);
    return selector;
}

/* Stores the base of t's %fs or %gs. Returns false if its selector is not that of sunos_x86_set_base(). */
static bool base_of(const struct thread *t, unsigned segment, uint64_t *base)
{
    const struct x86_regs *r = x86_registers(t);
    const bool is_gs = segment == X86_GS;

    if (t->p->abi->word == 8) {
        *base = cpu_reg_get(t->cpu, is_gs ? r->gs_base : r->fs_base);
        return *base != 0;
    }
    const uint64_t d = cpu_reg_get(t->cpu, r->tls[is_gs]);

    *base = (d >> 16 & 0xffffff) | d >> 56 << 24;
    return d && cpu_reg_get(t->cpu, r->segment[segment]) >> 3 == 6u + is_gs;
}

/* The selector is the result; the kernel has loaded it, too. */
int64_t sys_sunos_lwp_private(struct thread *t, int command, int which, uint64_t at)
{
    enum { SETPRIVATE, GETPRIVATE, FSBASE = 0, GSBASE, NOT_SUPPORTED = 48 };
    const unsigned segment = which == FSBASE ? X86_FS : X86_GS;
    uint64_t base;

    if ((which != FSBASE && which != GSBASE) || (command != SETPRIVATE && command != GETPRIVATE)) {
        t->call.guest_errno = true;
        return -NOT_SUPPORTED;
    }
    if (command == SETPRIVATE)
        return at < t->p->abi->task_size ? (int64_t)sunos_x86_set_base(t, segment, at) : -EINVAL;
    return base_of(t, segment, &base) ? put_word(t, at, base) : -EINVAL;
}

/* SI86FPHW: there is a 387. */
int64_t sys_sunos_sysi86(struct thread *t, int command, uint64_t at)
{
    enum { FPHW = 40, IS_387 = 3 };

    return command == FPHW ? put_u32(t, at, IS_387) : -EINVAL;
}

/* Versions of struct stat: 2 is that of SVR4. */
enum { STAT_VERSION = 2 };

static int64_t version_error(const struct thread *t, int version)
{
    return t->p->abi->word == 8 ? -ENOSYS : version == STAT_VERSION ? 0 : -EINVAL;
}

int64_t sys_sunos_xstat(struct thread *t, int version, uint64_t path, uint64_t at)
{
    const int64_t error = version_error(t, version);

    return error ? error : sys_stat(t, path, at);
}

int64_t sys_sunos_lxstat(struct thread *t, int version, uint64_t path, uint64_t at)
{
    const int64_t error = version_error(t, version);

    return error ? error : sys_lstat(t, path, at);
}

int64_t sys_sunos_fxstat(struct thread *t, int version, int fd, uint64_t at)
{
    const int64_t error = version_error(t, version);

    return error ? error : sys_fstat(t, fd, at);
}

int64_t sys_sunos_xmknod(struct thread *t, int version, uint64_t path, unsigned mode, unsigned device)
{
    const int64_t error = version_error(t, version);

    return error ? error : sys_mknodat(t, -100, path, mode, device);
}

/* AV_386_ bits FPU, TSC, CX8, CMOV, MMX, FXSR, SSE, SSE2, SSE3. Not SEP and AMD_SYSC: libraries take the far call or int $0x91. */
// clang-format off
#define SUNOS_X86                                                                                                                \
    .system = &sunos_system, .own = &sunos_x86_machine, .machine = "i86pc", .platform = "i86pc", .page_shift = 12,               \
    .siginfo_fault = "p", .min_sigstack = 2048, .exec_implies_read = true, .hwcap = 0x5c67, .start = start,    \
    .clone_regs = clone_regs, .is_call = is_call, .call_args = call_args, .call_result = call_result,                            \
    .call_second_result = call_second_result, .call_rewind = call_rewind, .stack_pointer = stack_pointer,                        \
    .signal_enter = sunos_x86_signal_enter, .trap = trap, .dialect = "sunos:x86", .sig_to_guest = sunos_sig_to_guest,            \
    .sig_to_host = sunos_sig_to_host, .errno_to_guest = sunos_errno_to_guest, .sa_flags = sunos_sa_flags,                        \
    .mmap_flags = sunos_mmap_flags, .poll_events = sunos_poll_events, .mmap_type_mask = 0xf, .msync_either = 5
// clang-format on

const struct abi sunos_i386 = {
    SUNOS_X86,
    .name = "SunOS/i386",
    .layout = layout_32,
    .elf_machine = EM_386,
    .word = 4,
    .max_align = 4,
    .data_prot = PROT_READ | PROT_WRITE | PROT_EXEC,
    .isa = &i386_isa,
    .space = &i386_isa.space,
    .task_size = TASK_SIZE_32,
    .pairs = {.low_first = true},
    .limit_infinity = 0x7fffffff,
    .calls = {&calls, &narrow_calls, &x86_calls},
    .fs = &sunos_fs,
    .files = sunos_i386_files,
};

const struct abi sunos_amd64 = {
    SUNOS_X86,
    .name = "SunOS/amd64",
    .layout = layout_64,
    .elf_machine = EM_X86_64,
    .word = 8,
    .data_prot = PROT_READ | PROT_WRITE,
    .isa = &x86_64_isa,
    .space = &x86_64_isa.space,
    .task_size = TASK_SIZE_64,
    .calls = {&calls, &x86_calls},
    .fs = &sunos_fs_64,
    .files = sunos_amd64_files,
};
