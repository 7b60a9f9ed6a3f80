/*
 * Linux on RISC-V, 64 bits: numbers, layout of a new program, system calls, traps.
 *
 * Sources: the kernel's uapi headers (asm-generic), arch/riscv/kernel/process.c (program start, clone), traps.c (signals of exceptions),
 * asm/elf.h, asm/processor.h (limits of the address space).
 */
#include "emu/kernel/linux/riscv64/riscv64.h"
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
#define SYSCALL_COLUMN COLUMN_riscv64
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- registers ---------------------------------------------------------------------------------------------- */

DEFINE_REGISTERS(riscv64)
{
    static const char names[32][5] = {"zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0",  "a1",  "a2", "a3", "a4", "a5",
                                      "a6",   "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6"};
    for (unsigned n = 0; n < 32; n++) {
        r->x[n] = cpu_reg_find(&riscv64_isa, names[n]);
        r->f[n] = register_find(&riscv64_isa, "f%u", n);
    }
    r->fcsr = cpu_reg_find(&riscv64_isa, "fcsr");
}

uint64_t riscv64_x(const struct thread *t, unsigned n)
{
    return cpu_reg_get(t->cpu, riscv64_registers()->x[n]);
}

void riscv64_set_x(struct thread *t, unsigned n, uint64_t value)
{
    cpu_reg_set(t->cpu, riscv64_registers()->x[n], value);
}

/* ---- a new program ------------------------------------------------------------------------------------------ */

/* From the end of the address space downwards: the page of signal returns, the stack, mappings. Position-independent programs and their
 * heap are in the lower half. */
static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = RISCV64_TASK_SIZE - 0x10000,
                                          .stack_least = 128 << 20,
                                          .stack_most = RISCV64_TASK_SIZE / 4,
                                          .mmap_limit = RISCV64_TASK_SIZE,
                                          .dyn_base = RISCV64_TASK_SIZE / 4};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return riscv64_map_signal_return(mm);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    cpu_set_pc(t->cpu, l->entry);
    riscv64_set_x(t, RISCV64_SP, l->sp & ~(uint64_t)15);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    riscv64_set_x(child, RISCV64_A0, 0);
    if (sp)
        riscv64_set_x(child, RISCV64_SP, sp);
    if (set_tls)
        riscv64_set_x(child, RISCV64_TP, tls);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* ecall: number in a7, arguments in a0 to a5. */
static void call_args(struct thread *t)
{
    uint64_t number = riscv64_x(t, RISCV64_A7);

    t->call.number = number > UINT32_MAX ? UINT32_MAX : (unsigned)number;
    for (unsigned i = 0; i < 6; i++)
        t->call.raw[i] = riscv64_x(t, RISCV64_A0 + i);
}

static void call_result(struct thread *t, int64_t result)
{
    riscv64_set_x(t, RISCV64_A0, (uint64_t)result);
}

static void call_rewind(struct thread *t)
{
    const uint64_t ecall_bytes = 4;

    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - ecall_bytes);
}

static uint64_t stack_pointer(const struct thread *t)
{
    return riscv64_x(t, RISCV64_SP);
}

/* No-op: stores to code are already detected. */
int64_t sys_riscv64_flush_icache(struct thread *t, uint64_t start, uint64_t end, uint64_t flags)
{
    const uint64_t local = 1; /* SYS_RISCV_FLUSH_ICACHE_LOCAL */

    return flags & ~local ? -EINVAL : 0;
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

const struct abi linux_riscv64 = {
    .name = "Linux/riscv64",
    .machine = "riscv64",
    .system = &linux_system,
    .elf_machine = 243,
    .word = 8,
    .page_shift = 12,
    .task_size = RISCV64_TASK_SIZE,
    .siginfo_fault = "p",
    .min_sigstack = 2048,
    .data_prot = PROT_READ | PROT_WRITE,
    .hwcap = 1u << ('I' - 'A') | 1u << ('M' - 'A') | 1u << ('A' - 'A') | 1u << ('F' - 'A') | 1u << ('D' - 'A') | 1u << ('C' - 'A'),
    LINUX_PARTS(riscv64),
    LINUX_FUNCTIONS,
    GENERIC_MMAN,
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "glibc",
    .sa_flags = generic_sa_flags,
    .mmap_flags = generic_mmap_flags,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .trap = trap,
};
