/*
 * HP-UX on PA-RISC, 32-bit programs: layout of a new program, system calls.
 *
 * A system call is a branch to the gateway page, with its number in r22 and its arguments in r26 to r23 and from sp - 52 downwards; it
 * returns to r31, with r22 = 0 and the result in r28 (a second one in r29), or r22 = 1 and the error number in r28.
 *
 * Sources: arch/parisc/hpux/gate.S and fs/binfmt_som.c of Linux 3.19; the crt0 that programs contain (registers at the start); "The 32-bit
 * PA-RISC Run-time Architecture Document", 3 (stack), 7 (address space).
 */
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/kernel/machine/hppa.h"
#include "emu/mem/mem.h"

#include <sys/mman.h>

#include "isa/hppa/hppa.h"

#define SYSCALL_TABLE  "emu/kernel/hpux/syscalls/hpux.def"
#define SYSCALL_COLUMN COLUMN_only
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- a new program ---------------------------------------------------------------------------------------------- */

/* Quadrant 0 is text, quadrant 1 data, the stack from STACK_BASE up, and mappings below it; the gateway page begins quadrant 3. */
static const uint64_t STACK_BASE = 0x7b000000, STACK_END = 0x7fff0000, GATEWAY = 0xc0000000;
enum { ENTRY_CALL = 4, ENTRY_SIGRETURN = 0x20, PAGE = 0x1000, STACK_ROOM = 0x4ff0000 };

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    (void)stack_limit, (void)data_end;
    out->stack_base = STACK_BASE;
    out->stack_end = STACK_END;
    mm->mmap_base = STACK_BASE - PAGE;
    mm->mmap_limit = STACK_END;
    return space_map(mm->space, GATEWAY, PAGE, MEM_X, MAP_KIND_GATEWAY, NULL);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    const uint64_t word = 4, argv = l->argc_at + word, envp = argv + (l->argc + 1) * word;

    cpu_set_pc(t->cpu, l->entry);
    hppa_set_gr(t, 30, (l->sp + 63) & ~(uint64_t)63);
    hppa_set_gr(t, 26, l->argc);
    hppa_set_gr(t, 25, argv);
    hppa_set_gr(t, 24, envp);
    hppa_set_gr(t, 23, 0); /* what the kernel knows of the cpu: none of it */
}

/* fork's second result is 1 in the child. */
static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    hppa_set_gr(child, 22, 0);
    hppa_set_gr(child, 28, 0);
    hppa_set_gr(child, 29, 1);
    if (sp)
        hppa_set_gr(child, 30, sp);
    if (set_tls)
        cpu_reg_set(child->cpu, hppa_registers()->cr27, tls);
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

static void set_private(struct thread *t, uint64_t value)
{
    cpu_reg_set(t->cpu, hppa_registers()->cr27, value);
}

static int function(struct thread *t, uint64_t pointer, uint64_t code[2])
{
    uint32_t address, linkage = (uint32_t)hppa_gr(t, 19);

    if (!hpux_hppa_find_function(t, pointer, &address, &linkage))
        return -EFAULT;
    code[0] = address & ~3u;
    code[1] = linkage;
    return 0;
}

/* The stack pointer is above the frame marker and the arguments of the function that has no caller. */
static void call_function(struct thread *t, const uint64_t code[2], uint64_t argument)
{
    enum { CALL_FRAME = 64 };

    hppa_set_gr(t, 30, (((uint32_t)hppa_gr(t, 30) + 63) & ~(uint64_t)63) + CALL_FRAME);
    hppa_set_gr(t, 26, argument);
    hppa_set_gr(t, 19, code[1]);
    hppa_set_gr(t, 2, 0);
    cpu_set_pc(t->cpu, code[0]);
}

/* ---- system calls ------------------------------------------------------------------------------------------------- */

static void call_args(struct thread *t)
{
    enum { IN_REGISTERS = 4, FIRST_ON_STACK = 52, ARGUMENTS = 8 };
    const uint64_t sp = hppa_gr(t, 30);
    uint32_t word;

    t->call.number = (unsigned)(uint32_t)hppa_gr(t, 22);
    for (unsigned i = 0; i < ARGUMENTS; i++)
        if (i < IN_REGISTERS)
            t->call.raw[i] = (uint32_t)hppa_gr(t, 26 - i);
        else
            t->call.raw[i] = get_u32(t, (uint32_t)(sp - FIRST_ON_STACK - 4 * (i - IN_REGISTERS)), &word) ? 0 : word;
    cpu_set_pc(t->cpu, (uint32_t)hppa_gr(t, 31) & ~(uint64_t)3);
}

static void call_result(struct thread *t, int64_t result)
{
    const bool failed = result < 0 && result >= -4095;

    hppa_set_gr(t, 22, failed);
    hppa_set_gr(t, 28, failed ? (uint64_t)abi_errno(&hpux_hppa, (int)-result) : (uint32_t)result);
}

static void call_second_result(struct thread *t, uint64_t value)
{
    hppa_set_gr(t, 29, (uint32_t)value);
}

/* A call is a branch whose delay slot loads the number: two instructions. */
static void call_rewind(struct thread *t)
{
    cpu_set_pc(t->cpu, (uint32_t)(hppa_gr(t, 31) - 8) & ~(uint64_t)3);
}

static uint64_t stack_pointer(const struct thread *t)
{
    return (uint32_t)hppa_gr(t, 30);
}

static bool gateway(struct thread *t, uint64_t pc)
{
    switch (pc - GATEWAY) {
    case ENTRY_CALL: syscall_enter(t); return true;
    case ENTRY_SIGRETURN: hpux_hppa_sigreturn(t); return true;
    default: return false;
    }
}

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason == CPU_GATEWAY) {
        if (!gateway(t, pc))
            kernel_jump_fault(t, pc);
        return true;
    }
    return hppa_raise(t, why);
}

const struct abi hpux_hppa = {
    .name = "HP-UX/hppa",
    .machine = "9000/778",
    .elf_machine = 15,
    .system = &hpux_system,
    .isa = &hppa_isa,
    .word = 4,
    .big_endian = true,
    .page_shift = 12,
    .space = &hppa_isa.space,
    .task_size = 0xc0000000,
    .stack_grows_up = true,
    .siginfo_fault = "p",
    .clone_stack_is_base = true,
    .min_sigstack = 4096,
    .stack_room = STACK_ROOM,
    .data_prot = PROT_READ | PROT_WRITE | PROT_EXEC,
    .exec_implies_read = true,
    .calls = {&calls},
    .pairs = {.low_first = true, .even = true},
    .dialect = "hpux",
    .sig_to_guest = hpux_sig_to_guest,
    .sig_to_host = hpux_sig_to_host,
    .errno_to_guest = hpux_errno_to_guest,
    .sa_flags = hpux_sa_flags,
    .mmap_flags = hpux_mmap_flags,
    .mmap_type_mask = 3,
    .msync_either = 3,
    .files = hpux_hppa_files,
    .fs = &hpux_fs,
    .layout = layout,
    .start = start,
    .clone_regs = clone_regs,
    .call_args = call_args,
    .call_result = call_result,
    .call_second_result = call_second_result,
    .function = function,
    .call_function = call_function,
    .set_private = set_private,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .sample_pc = hppa_sample_pc,
    .signal_enter = hpux_hppa_signal_enter,
    .sigreturn = hpux_hppa_sigreturn,
    .trap = trap,
};
