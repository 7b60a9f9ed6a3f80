/*
 * SunOS on SPARC, 32-bit (V8, V8+) and 64-bit programs: layout of a new program, system calls.
 *
 * A system call is ta 8, or ta 0x40 in 64-bit programs, with its number in %g1 and its arguments in %o0 to %o5 and in the caller's frame;
 * it returns with the carry clear and results in %o0 and %o1, or with the carry set and the error number in %o0.
 *
 * Sources: uts/sun4u/ml/trap_table.s, uts/sparc/v9/ml/syscall_trap.s, uts/sparc/os/syscall.c (calls); uts/sparc/v9/os/v9dep.c (registers at
 * the start); uts/common/exec/elf/elf.c, uts/sun4u/sys/machparam.h (stack, addresses).
 */
#include "emu/kernel/sunos/sparc.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/sparc.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/stack_gap.h"

#include <elf.h>
#include <sys/mman.h>

#include "isa/sparc/sparc.h"

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

/* ---- a new program ---------------------------------------------------------------------------------------------- */

/* The stack ends below STACK_TOP, and mappings are below its greatest size and the gap that it keeps. So they are of a 64-bit program,
 * which may itself be above: the linker puts it at 0x100000000. */
#define STACK_TOP 0xffc00000ull
enum { STACK_LEAST = 8 << 20, STACK_MOST = 1 << 30, GAP = SPACE_STACK_GAP_PAGES * 0x2000 };

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const uint64_t room = stack_limit < STACK_LEAST ? STACK_LEAST : stack_limit > STACK_MOST ? STACK_MOST : stack_limit;

    (void)data_end;
    out->stack_end = STACK_TOP;
    out->stack_base = (STACK_TOP - room) & ~(uint64_t)0x1fff;
    out->dyn_base = 0x70000000;
    mm->mmap_base = out->stack_base - GAP;
    mm->mmap_limit = STACK_TOP;
    return 0;
}

/* Floating point is enabled when a program first uses it. */
static void start(struct thread *t, const struct exec_layout *l)
{
    sparc_start(t, l);
    sparc_set_reg(t, sparc_registers()->fprs, 0);
}

/* fork's results in the child are the parent's number and 1. */
static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp, (void)sp_size, (void)set_tls, (void)tls;
    sparc_call_result(child, child->p->parent->pid);
    sparc_call_second_result(child, 1);
}

/* ---- system calls ------------------------------------------------------------------------------------------------- */

/* Arguments after the sixth are in the frame, after the save area, the address of a returned structure (32 bits) and room for the first
 * six. */
static void call_args(struct thread *t)
{
    enum { IN_REGISTERS = 6, ARGUMENTS = 8, FRAME_32 = 0x5c, FRAME_64 = 0xb0 };
    const unsigned word = t->p->abi->word;
    const uint64_t at = sparc_stack_pointer(t) + (word == 4 ? FRAME_32 : FRAME_64);

    sparc_call_args(t);
    for (unsigned i = IN_REGISTERS; i < ARGUMENTS; i++)
        if (get_word(t, at + word * (i - IN_REGISTERS), &t->call.raw[i]))
            t->call.raw[i] = 0;
}

static void call_result(struct thread *t, int64_t result)
{
    sparc_call_result(t, result);
    sunos_lwp_call_ended(t);
}

/* AV_SPARC_ bits MUL32, DIV32, V8PLUS, VIS: an UltraSPARC-IIi. */
// clang-format off
#define SUNOS_SPARC                                                                                                             \
    .system = &sunos_system, .own = &sunos_sparc_machine, .machine = "sun4u", .platform = "SUNW,Ultra-5_10", .big_endian = true, .page_shift = 13,           \
    .siginfo_fault = "p", .min_sigstack = 2048, .data_prot = PROT_READ | PROT_WRITE | PROT_EXEC, .exec_implies_read = true,     \
    .hwcap = 0x2b, .layout = layout, .start = start, .clone_regs = clone_regs, .is_call = sunos_sparc_is_call,                  \
    .call_args = call_args, .call_result = call_result, .call_second_result = sparc_call_second_result,                         \
    .call_rewind = sparc_call_rewind, .stack_pointer = sparc_stack_pointer, .signal_enter = sunos_sparc_signal_enter,           \
    .trap = sunos_sparc_trap, .dialect = "sunos", .sig_to_guest = sunos_sig_to_guest, .sig_to_host = sunos_sig_to_host,         \
    .errno_to_guest = sunos_errno_to_guest, .sa_flags = sunos_sa_flags, .mmap_flags = sunos_mmap_flags, .poll_events = sunos_poll_events, .mmap_type_mask = 0xf,  \
    .msync_either = 5
// clang-format on

const struct abi sunos_sparc = {
    SUNOS_SPARC,
    .name = "SunOS/sparc",
    .elf_machine = EM_SPARC32PLUS,
    .word = 4,
    .isa = &sparc_isa,
    .space = &sparc_isa.space,
    .task_size = STACK_TOP,
    .limit_infinity = 0x7fffffff,
    .calls = {&calls, &narrow_calls},
    .fs = &sunos_fs,
    .files = sunos_sparc_files,
};

const struct abi sunos_sparcv9 = {
    SUNOS_SPARC,
    .name = "SunOS/sparcv9",
    .elf_machine = EM_SPARCV9,
    .word = 8,
    .isa = &sparc64_isa,
    .space = &sparc64_isa.space,
    .task_size = 1ull << SPARC64_ADDRESS_BITS,
    .calls = {&calls},
    .fs = &sunos_fs_64,
    .files = sunos_sparcv9_files,
};
