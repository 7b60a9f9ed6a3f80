/*
 * The personality of 4.3BSD programs on the VAX: registers, start, system calls.
 *
 * A system call is chmk with its number; ap points to a list of arguments, whose first long is their count. Results are in r0 and r1; an
 * error is the carry and its number in r0. Number 0 takes the number from the list. (sys/vax/trap.c, sys/sys/kern_exec.c)
 */
#include "emu/kernel/bsd43/vax.h"
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/registers.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/load/aout.h"

#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "isa/vax/vax.h"

#define SYSCALL_TABLE  "emu/kernel/bsd43/syscalls/bsd43.def"
#define SYSCALL_COLUMN COLUMN_only
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- registers ---------------------------------------------------------------------------------------------------- */

struct vax_regs {
    int r[BSD43_REGISTERS], psl, code;
};
const struct vax_regs *vax_registers(void);

DEFINE_REGISTERS(vax)
{
    for (unsigned n = 0; n < BSD43_REGISTERS; n++)
        r->r[n] = cpu_reg_find(&vax_isa, vax_register_names[n]);
    r->psl = cpu_reg_find(&vax_isa, "psl");
    r->code = cpu_reg_find(&vax_isa, "code");
}

uint32_t bsd43_vax_get(const struct thread *t, unsigned n)
{
    return (uint32_t)cpu_reg_get(t->cpu, vax_registers()->r[n]);
}

void bsd43_vax_set(struct thread *t, unsigned n, uint32_t value)
{
    cpu_reg_set(t->cpu, vax_registers()->r[n], value);
}

uint32_t bsd43_vax_psl(const struct thread *t)
{
    return (uint32_t)cpu_reg_get(t->cpu, vax_registers()->psl);
}

void bsd43_vax_set_psl(struct thread *t, uint32_t psl)
{
    cpu_reg_set(t->cpu, vax_registers()->psl, psl);
}

/* ---- a new program --------------------------------------------------------------------------------------------------- */

/* Those of a process of the kernel's first program (sys/vax/vmparam.h); the resident set has no limit. */
static void set_limits(struct process *p)
{
    enum { DATA = 6 << 20, STACK = 512 << 10, MOST = 16 << 20 };

    p->rlimits[RLIMIT_NOFILE].cur = BSD43_FILES;
    p->rlimits[RLIMIT_DATA].cur = DATA;
    p->rlimits[RLIMIT_STACK].cur = STACK;
    p->rlimits[RLIMIT_DATA].max = p->rlimits[RLIMIT_STACK].max = MOST;
    p->rlimits[RLIMIT_CORE].cur = p->rlimits[RLIMIT_CORE].max;
}

/* The entry point is a function's entry mask, of two bytes. */
static void start(struct thread *t, const struct exec_layout *l)
{
    enum { MASK_BYTES = 2 };
    struct process *p = t->p;

    if (p->rlimits[RLIMIT_NOFILE].cur > BSD43_FILES)
        set_limits(p);
    if (t->k->fs->terminal)
        t->k->fs->terminal->console = true;
    cpu_set_pc(t->cpu, l->entry + MASK_BYTES);
    bsd43_vax_set(t, BSD43_SP, (uint32_t)l->sp);
}

/* fork's results in the child are the parent's number and 1. */
static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp, (void)sp_size, (void)set_tls, (void)tls;
    bsd43_vax_set(child, BSD43_R0, (uint32_t)child->p->parent->pid);
    bsd43_vax_set(child, BSD43_R1, 1);
    vax_set_carry(child->cpu, false);
}

/* ---- system calls ----------------------------------------------------------------------------------------------------- */

/* The arguments of a call that has a line. */
static unsigned argument_count(unsigned number)
{
    unsigned n = 0;

    for (const char *kind = calls_lines[number].kinds; *kind; kind++)
        n += !strchr(KINDS_CONSTANT, *kind);
    return n;
}

static unsigned call_number(const struct thread *t, uint64_t *list)
{
    enum { INDIRECT = 0 };
    uint32_t number = (uint32_t)cpu_reg_get(t->cpu, vax_registers()->code);

    *list = bsd43_vax_get(t, BSD43_AP) + (uint64_t)4;
    if (number == INDIRECT && !get_u32((struct thread *)t, *list, &number))
        *list += 4;
    return number < calls.count && calls_lines[number].name ? number : 0;
}

/* Arguments that cannot be read are 0: bsd43_vax_trap() has refused such a call. */
static void call_args(struct thread *t)
{
    uint64_t list;

    t->call.number = call_number(t, &list);
    for (unsigned i = 0, n = argument_count(t->call.number); i < n; i++) {
        uint32_t value = 0;

        if (!get_u32(t, list + 4 * (uint64_t)i, &value))
            t->call.raw[i] = value;
    }
}

bool bsd43_vax_can_read_arguments(struct thread *t)
{
    uint64_t list;
    const unsigned n = argument_count(call_number(t, &list));
    uint32_t words[8];

    return !copy_in(t, words, list, 4 * n);
}

static void call_result(struct thread *t, int64_t result)
{
    enum { LAST_ERROR = 4095 };
    const bool failed = result < 0 && result >= -LAST_ERROR && !t->call.succeeded;

    if (failed)
        result = t->call.guest_errno ? -result : abi_errno(t->p->abi, (int)-result);
    bsd43_vax_set(t, BSD43_R0, (uint32_t)result);
    vax_set_carry(t->cpu, failed);
}

static void call_second_result(struct thread *t, uint64_t value)
{
    bsd43_vax_set(t, BSD43_R1, (uint32_t)value);
}

/* The kernel takes it that a number is a short literal if it fits into one. */
static void call_rewind(struct thread *t)
{
    enum { LAST_LITERAL = 63 };
    const uint32_t code = (uint32_t)cpu_reg_get(t->cpu, vax_registers()->code);

    cpu_set_pc(t->cpu, (uint32_t)(cpu_pc(t->cpu) - (code > LAST_LITERAL ? 4 : 2)));
}

static uint64_t stack_pointer(const struct thread *t)
{
    return bsd43_vax_get(t, BSD43_SP);
}

const struct abi bsd43_vax = {
    .name = "4.3BSD/VAX",
    .machine = "vax",
    .elf_machine = EM_VAX,
    .system = &bsd43_system,
    .isa = &vax_isa,
    .word = 4,
    .page_shift = 12,
    .space = &vax_isa.space,
    .task_size = BSD43_MEMORY_END,
    .siginfo_fault = "p",
    .data_prot = PROT_READ | PROT_WRITE | PROT_EXEC,
    .exec_implies_read = true,
    .limit_infinity = 0x7fffffff,
    .calls = {&calls},
    .dialect = "bsd43:kernel",
    .sig_to_guest = bsd43_sig_to_guest,
    .sig_to_host = bsd43_sig_to_host,
    .errno_to_guest = bsd43_errno_to_guest,
    .mmap_type_mask = 0xf,
    .fs = &bsd43_fs,
    .layout = bsd43_vax_layout,
    .make_stack = bsd43_vax_make_stack,
    .start = start,
    .clone_regs = clone_regs,
    .is_call = bsd43_vax_is_call,
    .call_args = call_args,
    .call_result = call_result,
    .call_second_result = call_second_result,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .signal_enter = bsd43_vax_signal_enter,
    .trap = bsd43_vax_trap,
    .dump_core = bsd43_vax_dump_core,
};
