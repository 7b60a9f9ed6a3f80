/*
 * Linux on 32-bit PowerPC: numbers, layout of a new program, system calls, traps.
 *
 * Sources: the kernel's uapi headers for powerpc (asm/mman.h, asm/cputable.h, asm/auxvec.h), arch/powerpc/kernel/process.c (program start,
 * clone), traps.c (signals of exceptions), include/asm/elf.h, include/asm/task_size_32.h.
 */
#include "emu/kernel/linux/ppc/ppc.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/machine/registers.h"
#include "emu/mem/mem.h"

#include <elf.h>
#include <sys/mman.h>

#include "isa/unicorn/trap.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

/* ---- numbers: most are the generic ones ------------------------------------------------------------------- */

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_ppc
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

// clang-format off
#define SAME(flag) {(unsigned)(flag), (unsigned)(flag)}
static const struct flag_pair mmap_flags[] = {
    SAME(MAP_SHARED), SAME(MAP_PRIVATE), SAME(MAP_FIXED), SAME(MAP_ANONYMOUS), SAME(MAP_GROWSDOWN), SAME(MAP_DENYWRITE),
    {MAP_LOCKED, 0x80}, {MAP_NORESERVE, 0x40}, SAME(MAP_POPULATE), SAME(MAP_NONBLOCK), SAME(MAP_STACK), SAME(MAP_FIXED_NOREPLACE),
    SAME(MAP_EXECUTABLE), SAME(MAP_HUGETLB), {0, 0},
};
// clang-format on

/* ---- registers ---------------------------------------------------------------------------------------------- */

DEFINE_REGISTERS(ppc)
{
    for (unsigned n = 0; n < 32; n++) {
        r->gpr[n] = register_find(&ppc_isa, "r%u", n);
        r->fpr[n] = register_find(&ppc_isa, "f%u", n);
    }
    r->pc = cpu_reg_find(&ppc_isa, "pc");
    r->msr = cpu_reg_find(&ppc_isa, "msr");
    r->ctr = cpu_reg_find(&ppc_isa, "ctr");
    r->lr = cpu_reg_find(&ppc_isa, "lr");
    r->xer = cpu_reg_find(&ppc_isa, "xer");
    r->cr = cpu_reg_find(&ppc_isa, "cr");
    r->fpscr = cpu_reg_find(&ppc_isa, "fpscr");
}

uint32_t ppc_gpr(const struct thread *t, unsigned n)
{
    return (uint32_t)cpu_reg_get(t->cpu, ppc_registers()->gpr[n]);
}

void ppc_set_gpr(struct thread *t, unsigned n, uint32_t value)
{
    cpu_reg_set(t->cpu, ppc_registers()->gpr[n], value);
}

/* ---- a new program ------------------------------------------------------------------------------------------ */

static const uint64_t TASK_SIZE = 0xc0000000;

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = TASK_SIZE,
                                          .stack_least = 8 << 20,
                                          .stack_most = 1 << 30,
                                          .gap = 0x1000,
                                          .mmap_limit = TASK_SIZE,
                                          .dyn_base = 0x400000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return ppc_map_sigpage(mm);
}

/* The word at the stack pointer is argc; the dynamic loader finds everything from there. */
static void start(struct thread *t, const struct exec_layout *l)
{
    ppc_set_gpr(t, 1, (uint32_t)l->sp);
    cpu_set_pc(t->cpu, l->entry);
}

enum { CR_SO = 0x10000000 }; /* the summary overflow bit of CR0: a system call failed */

static void set_result(struct thread *t, uint32_t result, bool failed)
{
    const struct ppc_regs *r = ppc_registers();
    uint32_t cr = (uint32_t)cpu_reg_get(t->cpu, r->cr);

    ppc_set_gpr(t, 3, result);
    cpu_reg_set(t->cpu, r->cr, failed ? cr | CR_SO : cr & ~(uint32_t)CR_SO);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    set_result(child, 0, false);
    if (sp)
        ppc_set_gpr(child, 1, (uint32_t)sp);
    if (set_tls)
        ppc_set_gpr(child, 2, (uint32_t)tls);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* `sc`: number in r0, arguments in r3 to r8. */
static void call_args(struct thread *t)
{
    t->call.number = ppc_gpr(t, 0);
    for (unsigned i = 0; i < 6; i++)
        t->call.raw[i] = ppc_gpr(t, 3 + i);
}

static void call_result(struct thread *t, int64_t result)
{
    bool failed = result < 0 && result >= -4095 && !t->call.succeeded;

    set_result(t, (uint32_t)(failed ? -result : result), failed);
}

static void call_rewind(struct thread *t)
{
    cpu_set_pc(t->cpu, (uint32_t)(cpu_pc(t->cpu) - 4));
}

static uint64_t stack_pointer(const struct thread *t)
{
    return ppc_gpr(t, 1);
}

/* ---- traps --------------------------------------------------------------------------------------------------------- */

/* Returns the si_code of a floating-point exception: the first one that FPSCR reports and enables (__parse_fpscr() in traps.c). */
static int fp_code(uint32_t fpscr)
{
    static const struct {
        uint32_t enable, status;
        int code;
    } exceptions[] = {
        {1u << 7, 1u << 29, FPE_FLTINV}, {1u << 6, 1u << 28, FPE_FLTOVF}, {1u << 5, 1u << 27, FPE_FLTUND},
        {1u << 4, 1u << 26, FPE_FLTDIV}, {1u << 3, 1u << 25, FPE_FLTRES},
    };

    for (unsigned i = 0; i < sizeof exceptions / sizeof *exceptions; i++)
        if ((fpscr & exceptions[i].enable) && (fpscr & exceptions[i].status))
            return exceptions[i].code;
    return 0;
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
    case UNICORN_FP: kernel_fault_signal(t, SIGFPE, fp_code((uint32_t)cpu_reg_get(t->cpu, ppc_registers()->fpscr)), pc, why); break;
    case UNICORN_ALIGN: kernel_fault_signal(t, SIGBUS, BUS_ADRALN, why->addr, why); break;
    default: kernel_fault_signal(t, SIGILL, ILL_ILLOPC, pc, why); break;
    }
    return true;
}

/* PPC_FEATURE_32, PPC_FEATURE_HAS_FPU, PPC_FEATURE_HAS_MMU: no AltiVec. */
#define HWCAP 0x8c000000
enum { CACHE_LINE = 32 };
static const uint64_t auxv[][2] = {
    {AT_IGNOREPPC, AT_IGNOREPPC}, {AT_IGNOREPPC, AT_IGNOREPPC}, {AT_DCACHEBSIZE, CACHE_LINE},
    {AT_ICACHEBSIZE, CACHE_LINE}, {AT_UCACHEBSIZE, 0},          {AT_NULL, 0},
};

const struct abi linux_ppc = {
    .name = "Linux/ppc",
    .machine = "ppc",
    .platform = "ppc604",
    .system = &linux_system,
    .elf_machine = EM_PPC,
    .word = 4,
    .big_endian = true,
    .page_shift = 12,
    .task_size = 0xc0000000,
    .sa_restorer = true,
    .siginfo_fault = "p",
    .min_sigstack = 2048,
    .data_prot = PROT_READ | PROT_WRITE,
    .old_reads_imply_exec = true,
    .exec_implies_read = true,
    .hwcap = HWCAP,
    .auxv = auxv,
    LINUX_PARTS(ppc),
    LINUX_FUNCTIONS,
    GENERIC_MMAN,
    .pairs = {.even = true},
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "aix",
    .sa_flags = generic_sa_flags,
    .mmap_flags = mmap_flags,
    .mcl_shift = 13,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .sigreturn_old = ppc_sigreturn_old,
    .trap = trap,
};
