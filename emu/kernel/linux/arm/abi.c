/*
 * Linux on ARM (EABI): numbers, layout of a new program, system calls, traps.
 *
 * Sources: the kernel's uapi headers (asm-generic; asm/hwcap.h, asm/ptrace.h of arm), arch/arm/kernel/process.c (program start, clone),
 * traps.c and ptrace.c (signals of exceptions, private calls), asm/memory.h (limits of the address space).
 */
#include "emu/kernel/linux/arm/arm.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/machine/registers.h"
#include "emu/mem/mem.h"

#include <sys/mman.h>

#include "isa/unicorn/trap.h"

/* ---- numbers ---------------------------------------------------------------------------------------------- */

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_arm
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

enum { PRIVATE_CALLS = 0xf0000 };
#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/arm-private.def"
#define SYSCALL_COLUMN COLUMN_only
#define SYSCALL_CALLS  private_calls
#define SYSCALL_FIRST  PRIVATE_CALLS
#include "emu/kernel/linux/syscalls/table.h"

/* ---- registers ---------------------------------------------------------------------------------------------- */

DEFINE_REGISTERS(arm)
{
    for (unsigned n = 0; n < ARM_SP; n++)
        r->r[n] = register_find(&arm_isa, "r%u", n);
    for (unsigned n = 0; n < 32; n++)
        r->d[n] = register_find(&arm_isa, "d%u", n);
    r->r[ARM_SP] = cpu_reg_find(&arm_isa, "sp");
    r->r[ARM_LR] = cpu_reg_find(&arm_isa, "lr");
    r->cpsr = cpu_reg_find(&arm_isa, "cpsr");
    r->fpscr = cpu_reg_find(&arm_isa, "fpscr");
    r->tls = cpu_reg_find(&arm_isa, "tls");
}

uint32_t arm_r(const struct thread *t, unsigned n)
{
    return (uint32_t)cpu_reg_get(t->cpu, arm_registers()->r[n]);
}

void arm_set_r(struct thread *t, unsigned n, uint64_t value)
{
    cpu_reg_set(t->cpu, arm_registers()->r[n], value);
}

uint32_t arm_cpsr(const struct thread *t)
{
    return (uint32_t)cpu_reg_get(t->cpu, arm_registers()->cpsr);
}

void arm_jump(struct thread *t, uint64_t target, uint32_t cpsr)
{
    const uint64_t thumb = target & 1;

    cpu_reg_set(t->cpu, arm_registers()->cpsr, (cpsr & ~(uint32_t)(ARM_CPSR_T | ARM_CPSR_IT)) | (thumb ? ARM_CPSR_T : 0));
    cpu_set_pc(t->cpu, target & ~(thumb ? (uint64_t)1 : (uint64_t)3));
}

static void set_thread_register(struct thread *t, uint64_t value)
{
    cpu_reg_set(t->cpu, arm_registers()->tls, value);
}

/* ---- a new program ------------------------------------------------------------------------------------------ */

/* As with 3 GiB for programs and 1 GiB for the kernel. From the end downwards: the page of signal returns, the stack, mappings. The page of
 * user helpers is in the kernel's part. */
static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = ARM_TASK_SIZE - 0x10000,
                                          .stack_least = 128 << 20,
                                          .stack_most = 512 << 20,
                                          .mmap_limit = ARM_TASK_SIZE,
                                          .dyn_base = 0x7f550000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    int error = arm_map_helpers(mm);
    return error ? error : arm_map_signal_return(mm);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    arm_jump(t, l->entry, 0);
    arm_set_r(t, ARM_SP, l->sp & ~(uint64_t)7);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    arm_set_r(child, 0, 0);
    if (sp)
        arm_set_r(child, ARM_SP, sp);
    if (set_tls)
        set_thread_register(child, tls);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* svc: number in r7, arguments in r0 to r6. */
static void call_args(struct thread *t)
{
    t->call.number = arm_r(t, 7);
    for (unsigned i = 0; i < 7; i++)
        t->call.raw[i] = arm_r(t, i);
}

static void call_result(struct thread *t, int64_t result)
{
    arm_set_r(t, 0, (uint32_t)result);
}

static void call_rewind(struct thread *t)
{
    const uint64_t svc_bytes = arm_cpsr(t) & ARM_CPSR_T ? 2 : 4;

    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - svc_bytes);
}

static uint64_t stack_pointer(const struct thread *t)
{
    return arm_r(t, ARM_SP);
}

int64_t sys_arm_breakpoint(struct thread *t)
{
    uint64_t pc = cpu_pc(t->cpu) - (arm_cpsr(t) & ARM_CPSR_T ? 2 : 4);

    signal_force(t, &(struct ksiginfo){.sig = SIGTRAP, .code = TRAP_BRKPT, .layout = KSI_FAULT, .addr = pc});
    return 0;
}

/* No-op: stores to code are already detected. */
int64_t sys_arm_cacheflush(struct thread *t, uint64_t first, uint64_t end, unsigned flags)
{
    return end < first || flags ? -EINVAL : 0;
}

int64_t sys_arm_set_tls(struct thread *t, uint64_t value)
{
    set_thread_register(t, value);
    return 0;
}

int64_t sys_arm_get_tls(struct thread *t)
{
    return (int64_t)cpu_reg_get(t->cpu, arm_registers()->tls);
}

/* ---- traps ------------------------------------------------------------------------------------------------------ */

/* Returns whether the undefined instruction at pc is one of those that GDB takes as breakpoints. */
static bool is_breakpoint(struct thread *t, uint64_t pc)
{
    const uint32_t arm = 0x07f001f0, arm_mask = 0x0fffffff, thumb_2 = 0xa000f7f0; /* its halves as a little-endian word */
    const uint16_t thumb = 0xde01;
    uint8_t code[4] = {0};

    mem_peek(t->p->mm->space, pc, code, sizeof code);
    uint32_t word = (uint32_t)frame_get(t, code, 4);

    if (arm_cpsr(t) & ARM_CPSR_T)
        return (uint16_t)word == thumb || word == thumb_2;
    return (word & arm_mask) == arm;
}

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason != CPU_TRAP)
        return false;
    if (why->trap == UNICORN_BREAK || is_breakpoint(t, pc))
        kernel_fault_signal(t, SIGTRAP, TRAP_BRKPT, pc, why);
    else
        kernel_fault_signal(t, SIGILL, ILL_ILLOPC, pc, why);
    return true;
}

/* What a Cortex-A15 has: HALF, THUMB, FAST_MULT, VFP, EDSP, NEON, VFPv3, TLS, VFPv4, IDIVA, IDIVT, VFPD32, LPAE. */
enum { HWCAP = 3 << 1 | 1 << 4 | 1 << 6 | 1 << 7 | 1 << 12 | 1 << 13 | 1 << 15 | 1 << 16 | 1 << 17 | 1 << 18 | 1 << 19 | 1 << 20 };

const struct abi linux_arm = {
    .name = "Linux/arm",
    .machine = "armv7l",
    .platform = "v7l",
    .system = &linux_system,
    .elf_machine = 40,
    .word = 4,
    .page_shift = 12,
    .task_size = ARM_TASK_SIZE,
    .siginfo_fault = "p",
    .min_sigstack = 2048,
    .data_prot = PROT_READ | PROT_WRITE,
    .old_reads_imply_exec = true,
    .hwcap = HWCAP,
    LINUX_PARTS(arm),
    LINUX_FUNCTIONS,
    GENERIC_MMAN,
    .calls[1] = &private_calls,
    .pairs = {.low_first = true, .even = true},
    .ids16 = true,
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "glibc",
    .sa_restorer = true,
    .sa_flags = arm_sa_flags,
    .mmap_flags = generic_mmap_flags,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .sigreturn_old = arm_sigreturn_old,
    .trap = trap,
};
