/*
 * Linux on AArch64: numbers, layout of a new program, system calls, traps.
 *
 * Sources: the kernel's uapi headers (asm-generic; asm/hwcap.h of arm64), arch/arm64/kernel/process.c (program start, clone), traps.c and
 * debug-monitors.c (signals of exceptions), asm/memory.h (limits of the address space).
 */
#include "emu/kernel/linux/aarch64/aarch64.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/machine/registers.h"
#include "emu/mem/mem.h"

#include <sys/mman.h>

#include "isa/unicorn/trap.h"

/* ---- numbers ---------------------------------------------------------------------------------------------- */

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_aarch64
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- registers ---------------------------------------------------------------------------------------------- */

DEFINE_REGISTERS(aarch64)
{
    for (unsigned n = 0; n < 31; n++)
        r->x[n] = register_find(&aarch64_isa, "x%u", n);
    for (unsigned n = 0; n < 32; n++) {
        r->v[n][0] = register_find(&aarch64_isa, "v%u.lo", n);
        r->v[n][1] = register_find(&aarch64_isa, "v%u.hi", n);
    }
    r->sp = cpu_reg_find(&aarch64_isa, "sp");
    r->cpsr = cpu_reg_find(&aarch64_isa, "cpsr");
    r->fpsr = cpu_reg_find(&aarch64_isa, "fpsr");
    r->fpcr = cpu_reg_find(&aarch64_isa, "fpcr");
    r->tpidr = cpu_reg_find(&aarch64_isa, "tpidr_el0");
}

uint64_t aarch64_x(const struct thread *t, unsigned n)
{
    return cpu_reg_get(t->cpu, aarch64_registers()->x[n]);
}

void aarch64_set_x(struct thread *t, unsigned n, uint64_t value)
{
    cpu_reg_set(t->cpu, aarch64_registers()->x[n], value);
}

uint64_t aarch64_sp(const struct thread *t)
{
    return cpu_reg_get(t->cpu, aarch64_registers()->sp);
}

void aarch64_set_sp(struct thread *t, uint64_t value)
{
    cpu_reg_set(t->cpu, aarch64_registers()->sp, value);
}

/* ---- a new program ------------------------------------------------------------------------------------------ */

/* From the end of the address space downwards: the page of signal returns, the stack, mappings. Position-independent programs and their
 * heap are in the lower half. */
static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = AARCH64_TASK_SIZE - 0x10000,
                                          .stack_least = 128 << 20,
                                          .stack_most = AARCH64_TASK_SIZE / 4,
                                          .mmap_limit = AARCH64_TASK_SIZE,
                                          .dyn_base = AARCH64_TASK_SIZE / 4};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return aarch64_map_signal_return(mm);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    cpu_set_pc(t->cpu, l->entry);
    aarch64_set_sp(t, l->sp & ~(uint64_t)15);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    aarch64_set_x(child, 0, 0);
    if (sp)
        aarch64_set_sp(child, sp);
    if (set_tls)
        cpu_reg_set(child->cpu, aarch64_registers()->tpidr, tls);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* svc: number in w8, arguments in x0 to x5. */
static void call_args(struct thread *t)
{
    t->call.number = (unsigned)(uint32_t)aarch64_x(t, 8);
    for (unsigned i = 0; i < 6; i++)
        t->call.raw[i] = aarch64_x(t, i);
}

static void call_result(struct thread *t, int64_t result)
{
    aarch64_set_x(t, 0, (uint64_t)result);
}

static void call_rewind(struct thread *t)
{
    const uint64_t svc_bytes = 4;

    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - svc_bytes);
}

/* ---- traps ------------------------------------------------------------------------------------------------------ */

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason != CPU_TRAP)
        return false;
    switch ((enum unicorn_trap)why->trap) {
    case UNICORN_BREAK: kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, pc, why); break;
    case UNICORN_ALIGN: kernel_fault_signal(t, SIGBUS, BUS_ADRALN, pc, why); break;
    default: kernel_fault_signal(t, SIGILL, ILL_ILLOPC, pc, why); break;
    }
    return true;
}

/* What a Cortex-A72 has: FP, ASIMD, AES, PMULL, SHA1, SHA2, CRC32. Without CPUID: programs do not read the identification registers. */
enum { HWCAP = 1 << 0 | 1 << 1 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 };

const struct abi linux_aarch64 = {
    .name = "Linux/aarch64",
    .machine = "aarch64",
    .platform = "aarch64",
    .system = &linux_system,
    .elf_machine = 183,
    .word = 8,
    .page_shift = 12,
    .task_size = AARCH64_TASK_SIZE,
    .siginfo_fault = "p",
    .min_sigstack = 5120,
    .data_prot = PROT_READ | PROT_WRITE,
    .exec_clears_reads_imply_exec = true,
    .hwcap = HWCAP,
    LINUX_PARTS(aarch64),
    LINUX_FUNCTIONS,
    GENERIC_MMAN,
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "glibc",
    .sa_restorer = true,
    .sa_flags = arm_sa_flags,
    .mmap_flags = generic_mmap_flags,
    .call_rewind = call_rewind,
    .stack_pointer = aarch64_sp,
    .trap = trap,
};
