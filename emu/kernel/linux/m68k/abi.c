/*
 * Linux on m68k (68040 with MMU and FPU): numbers, layout of a new program, system calls, traps.
 *
 * Sources: the kernel's uapi headers for m68k, arch/m68k/kernel/process.c (program start, clone), entry.S (system calls), sys_m68k.c
 * (thread areas, atomic_cmpxchg_32), traps.c (signals of exceptions), include/asm/processor.h.
 */
#include "emu/kernel/linux/m68k/m68k.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/machine/registers.h"
#include "emu/mem/mem.h"

#include <elf.h>
#include <poll.h>
#include <sys/mman.h>

#include "isa/unicorn/trap.h"

/* ---- numbers: the generic ones ---------------------------------------------------------------------------- */

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_m68k
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- registers ---------------------------------------------------------------------------------------------- */

DEFINE_REGISTERS(m68k)
{
    for (unsigned n = 0; n < 8; n++) {
        r->d[n] = register_find(&m68k_isa, "d%u", n);
        r->a[n] = register_find(&m68k_isa, "a%u", n);
        r->fp_exponent[n] = register_find(&m68k_isa, "fp%u.exp", n);
        r->fp_significand[n] = register_find(&m68k_isa, "fp%u.sig", n);
    }
    r->sr = cpu_reg_find(&m68k_isa, "sr");
    r->fpcr = cpu_reg_find(&m68k_isa, "fpcr");
    r->fpsr = cpu_reg_find(&m68k_isa, "fpsr");
    r->fpiar = cpu_reg_find(&m68k_isa, "fpiar");
}

uint32_t m68k_get(const struct thread *t, int reg)
{
    return (uint32_t)cpu_reg_get(t->cpu, reg);
}

void m68k_set(struct thread *t, int reg, uint32_t value)
{
    cpu_reg_set(t->cpu, reg, value);
}

#define SAME(flag)     \
    {                  \
        (flag), (flag) \
    }
static const struct flag_pair poll_events[] = {
    /* asm/poll.h */
    SAME(POLLIN),     SAME(POLLPRI),         SAME(POLLOUT),       SAME(POLLERR),   SAME(POLLHUP), SAME(POLLNVAL), SAME(POLLRDNORM),
    SAME(POLLRDBAND), {POLLWRNORM, POLLOUT}, {POLLWRBAND, 0x100}, SAME(POLLRDHUP), SAME(0x400),   {0, 0},
};

/* ---- a new program ------------------------------------------------------------------------------------------ */

static const uint64_t TASK_SIZE = 0xf0000000;

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = TASK_SIZE,
                                          .stack_least = 8 << 20,
                                          .stack_most = 1 << 30,
                                          .gap = 0x1000,
                                          .mmap_limit = TASK_SIZE,
                                          .dyn_base = 0x80000000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return m68k_map_sigpage(mm);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    m68k_set(t, m68k_registers()->a[7], (uint32_t)l->sp);
    cpu_set_pc(t->cpu, l->entry);
}

/* The thread pointer is in struct thread; programs get it by a system call. */
static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    const struct m68k_regs *r = m68k_registers();
    (void)sp_size, (void)set_tls, (void)tls;

    m68k_set(child, r->d[0], 0);
    if (sp)
        m68k_set(child, r->a[7], (uint32_t)sp);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* `trap #0`: number in d0, arguments in d1 to d5 and a0. */
static void call_args(struct thread *t)
{
    const struct m68k_regs *r = m68k_registers();

    t->call.number = m68k_get(t, r->d[0]);
    for (unsigned i = 0; i < 5; i++)
        t->call.raw[i] = m68k_get(t, r->d[1 + i]);
    t->call.raw[5] = m68k_get(t, r->a[0]);
}

static void call_result(struct thread *t, int64_t result)
{
    m68k_set(t, m68k_registers()->d[0], (uint32_t)result);
}

static void call_rewind(struct thread *t)
{
    cpu_set_pc(t->cpu, (uint32_t)(cpu_pc(t->cpu) - 2));
}

static uint64_t stack_pointer(const struct thread *t)
{
    return m68k_get(t, m68k_registers()->a[7]);
}

int64_t sys_m68k_get_thread_area(struct thread *t)
{
    return (int64_t)t->tls;
}

int64_t sys_m68k_set_thread_area(struct thread *t, uint64_t area)
{
    t->tls = area;
    return 0;
}

/* The 68040's caches are coherent with what the emulator does. */
int64_t sys_m68k_cacheflush(struct thread *t, uint64_t va, int scope, int caches, uint64_t len)
{
    enum { SCOPE_LINE = 1, SCOPE_ALL = 3, CACHES_BOTH = 3 };

    if (scope < SCOPE_LINE || scope > SCOPE_ALL || (caches & ~CACHES_BOTH))
        return -EINVAL;
    cpu_invalidate_code(t->cpu, va, len);
    return 0;
}

/* Stores `new` at va if the word there is `expected`. Returns what it was. */
int64_t sys_m68k_atomic_cmpxchg_32(struct thread *t, unsigned new, unsigned expected, int d3, int d4, int d5, uint64_t va)
{
    uint32_t old;
    (void)d3, (void)d4, (void)d5;

    if (get_u32(t, va, &old) || (old == expected && put_u32(t, va, new))) {
        signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SEGV_MAPERR, .layout = KSI_FAULT, .addr = va});
        return -EFAULT;
    }
    t->call.succeeded = true;
    return old;
}

int64_t sys_m68k_atomic_barrier(struct thread *t)
{
    (void)t;
    return 0;
}

/* ---- traps --------------------------------------------------------------------------------------------------------- */

/* Exception vectors, which the cpu reports as the trap's code. */
enum { VECTOR_FP = 48 };

static int fp_code(uint64_t vector)
{
    static const uint8_t codes[] = {FPE_FLTINV, FPE_FLTRES, FPE_FLTDIV, FPE_FLTUND, FPE_FLTINV, FPE_FLTOVF, FPE_FLTINV};

    return vector - VECTOR_FP < sizeof codes ? codes[vector - VECTOR_FP] : FPE_FLTINV;
}

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason != CPU_TRAP)
        return false;
    switch (why->trap) {
    case UNICORN_PRIVILEGED: kernel_fault_signal(t, SIGILL, ILL_PRVOPC, pc, why); break;
    case UNICORN_BREAK: kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, pc, why); break;
    case UNICORN_STEP: kernel_fault_signal(t, SIGTRAP, TRAP_TRACE, pc, why); break;
    case UNICORN_DIVIDE: kernel_fault_signal(t, SIGFPE, FPE_INTDIV, why->addr, why); break; /* pc is after the instruction */
    case UNICORN_BOUND:
    case UNICORN_OVERFLOW: kernel_fault_signal(t, SIGFPE, FPE_INTOVF, why->addr, why); break;
    case UNICORN_FP: kernel_fault_signal(t, SIGFPE, fp_code(why->code), pc, why); break;
    case UNICORN_ALIGN: kernel_fault_signal(t, SIGBUS, BUS_ADRALN, pc, why); break;
    case UNICORN_OTHER: kernel_fault_signal(t, SIGILL, ILL_ILLTRP, pc, why); break; /* trap #1 to #14 */
    default: kernel_fault_signal(t, SIGILL, ILL_ILLOPC, pc, why); break;
    }
    return true;
}

const struct abi linux_m68k = {
    .name = "Linux/m68k",
    .machine = "m68k",
    .system = &linux_system,
    .elf_machine = EM_68K,
    .word = 4,
    .big_endian = true,
    .page_shift = 12,
    .task_size = 0xf0000000,
    .max_align = 2,
    .sa_restorer = true,
    .siginfo_fault = "p",
    .min_sigstack = 2048,
    .data_prot = PROT_READ | PROT_WRITE | PROT_EXEC,
    .exec_implies_read = true,
    LINUX_PARTS(m68k),
    LINUX_FUNCTIONS,
    GENERIC_MMAN,
    .ids16 = true,
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "bsd43",
    .sa_flags = generic_sa_flags,
    .mmap_flags = generic_mmap_flags,
    .poll_events = poll_events,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .sigreturn_old = m68k_sigreturn_old,
    .trap = trap,
};
