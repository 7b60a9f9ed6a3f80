/*
 * Linux on x86-64: numbers, layout of a new program, system calls, the vsyscall page.
 *
 * Sources: the kernel's uapi headers for x86, arch/x86/kernel/process_64.c (program start, arch_prctl), entry/entry_64.S (system calls),
 * entry/vsyscall/vsyscall_64.c, asm/elf.h, asm/processor.h.
 */
#include "emu/kernel/linux/x86_64/x86_64.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/x86.h"

#include <sys/mman.h>

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_x86_64
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- a new program ------------------------------------------------------------------------------------------ */

/* 36 bits of addresses, as many processes share the host's; a position-independent program is at two thirds of them, as with Linux's 47
 * bits. */
static const uint64_t TASK_SIZE = (UINT64_C(1) << 36) - 0x1000;

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = TASK_SIZE,
                                          .stack_least = 128 << 20,
                                          .stack_most = UINT64_C(1) << 34,
                                          .mmap_limit = TASK_SIZE,
                                          .dyn_base = 0xaaaaaa000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return 0;
}

static void start(struct thread *t, const struct exec_layout *l)
{
    cpu_set_pc(t->cpu, l->entry);
    x86_set_gpr(t, X86_SP, l->sp & ~(uint64_t)15);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    x86_set_gpr(child, X86_AX, 0);
    if (sp)
        x86_set_gpr(child, X86_SP, sp);
    if (set_tls)
        cpu_reg_set(child->cpu, x86_registers(child)->fs_base, tls);
}

int64_t sys_x86_64_arch_prctl(struct thread *t, int code, uint64_t arg)
{
    enum { SET_GS = 0x1001, SET_FS, GET_FS, GET_GS };
    const struct x86_regs *r = x86_registers(t);
    int base = code == SET_FS || code == GET_FS ? r->fs_base : r->gs_base;

    switch (code) {
    case SET_FS:
    case SET_GS:
        if (arg >= TASK_SIZE)
            return -EPERM;
        cpu_reg_set(t->cpu, code == SET_FS ? r->segment[X86_FS] : r->segment[X86_GS], 0);
        cpu_reg_set(t->cpu, base, arg);
        return 0;
    case GET_FS:
    case GET_GS: return put_u64(t, arg, cpu_reg_get(t->cpu, base));
    default: return -EINVAL;
    }
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* syscall: number in rax, arguments in rdi, rsi, rdx, r10, r8, r9. The instruction itself writes rcx and r11. */
static void call_args(struct thread *t)
{
    static const unsigned arguments[] = {X86_DI, X86_SI, X86_DX, X86_R10, X86_R8, X86_R8 + 1};

    t->call.number = (unsigned)x86_gpr(t, X86_AX);
    for (unsigned i = 0; i < 6; i++)
        t->call.raw[i] = x86_gpr(t, arguments[i]);
    x86_set_gpr(t, X86_CX, cpu_pc(t->cpu));
    x86_set_gpr(t, X86_R11, cpu_reg_get(t->cpu, x86_registers(t)->flags));
}

static void call_result(struct thread *t, int64_t result)
{
    x86_set_gpr(t, X86_AX, (uint64_t)result);
}

static void call_rewind(struct thread *t)
{
    const uint64_t syscall_bytes = 2;

    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - syscall_bytes);
}

static uint64_t stack_pointer(const struct thread *t)
{
    return x86_gpr(t, X86_SP);
}

/* A call of a function on the vsyscall page, of old static programs: the kernel executes it. Returns whether it was one. */
static bool vsyscall(struct thread *t, uint64_t pc)
{
    static const unsigned numbers[] = {96, 201, 309}; /* gettimeofday, time, getcpu */
    const uint64_t page = 0xffffffffff600000, step = 0x400, n = (pc - page) / step;
    uint64_t sp = x86_gpr(t, X86_SP), back;

    if (pc < page || n >= sizeof numbers / sizeof *numbers || pc % step || get_u64(t, sp, &back))
        return false;
    x86_set_gpr(t, X86_SP, sp + 8);
    x86_set_gpr(t, X86_AX, numbers[n]);
    cpu_set_pc(t->cpu, back);
    syscall_enter(t);
    return true;
}

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    if (why->reason == CPU_FAULT && why->access == MEM_EXEC && vsyscall(t, cpu_pc(t->cpu)))
        return true;
    return x86_trap(t, why);
}

const struct abi linux_x86_64 = {
    .name = "Linux/x86_64",
    .machine = "x86_64",
    .platform = "x86_64",
    .system = &linux_system,
    .elf_machine = 62,
    .word = 8,
    .page_shift = 12,
    .task_size = (UINT64_C(1) << 36) - 0x1000,
    .siginfo_fault = "p",
    .min_sigstack = 2048,
    .data_prot = PROT_READ | PROT_WRITE,
    .exec_clears_reads_imply_exec = true,
    .exec_implies_read = true,
    .sa_restorer = true,
    .hwcap = X86_HWCAP,
    LINUX_PARTS(x86_64),
    LINUX_FUNCTIONS,
    GENERIC_MMAN,
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "sunos:x86",
    .sa_flags = x86_sa_flags,
    .mmap_flags = generic_mmap_flags,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .trap = trap,
};
