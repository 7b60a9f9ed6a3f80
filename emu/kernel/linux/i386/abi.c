/*
 * Linux on i386: numbers, layout of a new program, thread-local storage, system calls.
 *
 * Sources: the kernel's uapi headers for x86, arch/x86/kernel/process_32.c (program start), tls.c (set_thread_area), entry/entry_32.S
 * (system calls), asm/elf.h, asm/ldt.h, asm/segment.h.
 */
#include "emu/kernel/linux/i386/i386.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/x86.h"

#include <sys/mman.h>

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_i386
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- a new program ------------------------------------------------------------------------------------------ */

static const uint64_t TASK_SIZE = 0xc0000000;

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {
        .stack_end = TASK_SIZE, .stack_least = 128 << 20, .stack_most = 1u << 30, .mmap_limit = TASK_SIZE, .dyn_base = 0x56555000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return i386_map_signal_return(mm);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    cpu_set_pc(t->cpu, l->entry);
    x86_set_gpr(t, X86_SP, l->sp & ~(uint64_t)15);
}

/* ---- thread-local storage: three entries of the GDT, which fs and gs select ----------------------------------- */

enum { FIRST_TLS = 6 };

/* struct user_desc: entry_number, base_addr, limit, bits. */
enum { DESC_ENTRY, DESC_BASE, DESC_LIMIT, DESC_BITS, DESC_WORDS };
enum {
    BIT_32 = 1,
    BITS_CONTENTS = 6,
    BIT_READ_ONLY = 8,
    BIT_PAGES = 16,
    BIT_ABSENT = 32,
    BIT_USEABLE = 64,
    BITS_EMPTY = BIT_READ_ONLY | BIT_ABSENT
};

static int get_user_desc(struct thread *t, uint64_t va, uint32_t *out)
{
    int64_t v[DESC_WORDS];

    if (get_struct(t, va, "4I", v))
        return -EFAULT;
    for (unsigned i = 0; i < DESC_WORDS; i++)
        out[i] = (uint32_t)v[i];
    return 0;
}

static bool is_empty(const uint32_t *d)
{
    return !d[DESC_BASE] && !d[DESC_LIMIT] && ((d[DESC_BITS] & 0x7f) == BITS_EMPTY || !(d[DESC_BITS] & 0x7f));
}

/* Returns the entry of the GDT: a data segment, accessed. */
static uint64_t descriptor(const uint32_t *d)
{
    enum { PRESENT_DPL_3 = 0xf0, WRITABLE = 2, ACCESSED = 1 };
    uint64_t base = d[DESC_BASE], limit = d[DESC_LIMIT], bits = d[DESC_BITS];
    uint64_t type = (bits & BIT_READ_ONLY ? 0 : WRITABLE) | (bits & BITS_CONTENTS) << 1 | ACCESSED | PRESENT_DPL_3;
    uint64_t high = (bits & BIT_USEABLE ? 1 : 0) | 4 | (bits & BIT_PAGES ? 8 : 0);

    return (limit & 0xffff) | (base & 0xffffff) << 16 | type << 40 | (limit >> 16 & 15) << 48 | high << 52 | base >> 24 << 56;
}

/* Loads the segment registers of the entry again. */
static void reload(struct thread *t, unsigned entry)
{
    const struct x86_regs *r = x86_registers(t);

    for (unsigned n = 0; n < X86_SEGMENTS; n++) {
        uint64_t selector = n == X86_CS || n == X86_SS ? 0 : cpu_reg_get(t->cpu, r->segment[n]);

        if (selector >> 3 == entry)
            cpu_reg_set(t->cpu, r->segment[n], selector);
    }
}

static int set_descriptor(struct thread *t, const uint32_t *d)
{
    uint32_t n = d[DESC_ENTRY] - FIRST_TLS;

    if (n >= X86_TLS_ENTRIES)
        return -EINVAL;
    if (!is_empty(d) && (!(d[DESC_BITS] & BIT_32) || (d[DESC_BITS] & BITS_CONTENTS) > 2 || (d[DESC_BITS] & BIT_ABSENT)))
        return -EINVAL;
    cpu_reg_set(t->cpu, x86_registers(t)->tls[n], is_empty(d) ? 0 : descriptor(d));
    reload(t, d[DESC_ENTRY]);
    return 0;
}

static uint32_t free_entry(const struct thread *t)
{
    const struct x86_regs *r = x86_registers(t);
    uint32_t n = 0;

    while (n < X86_TLS_ENTRIES && cpu_reg_get(t->cpu, r->tls[n]))
        n++;
    return FIRST_TLS + n;
}

int64_t sys_i386_set_thread_area(struct thread *t, uint64_t va)
{
    uint32_t d[DESC_WORDS];

    if (get_user_desc(t, va, d))
        return -EFAULT;
    if (d[DESC_ENTRY] == UINT32_MAX) {
        d[DESC_ENTRY] = free_entry(t);
        if (d[DESC_ENTRY] == FIRST_TLS + X86_TLS_ENTRIES)
            return -ESRCH;
        if (put_u32(t, va, d[DESC_ENTRY]))
            return -EFAULT;
    }
    return set_descriptor(t, d);
}

int64_t sys_i386_get_thread_area(struct thread *t, uint64_t va)
{
    uint32_t entry;

    if (get_u32(t, va, &entry))
        return -EFAULT;
    if (entry - FIRST_TLS >= X86_TLS_ENTRIES)
        return -EINVAL;
    uint64_t d = cpu_reg_get(t->cpu, x86_registers(t)->tls[entry - FIRST_TLS]), base = (d >> 16 & 0xffffff) | d >> 56 << 24;
    uint64_t limit = (d & 0xffff) | (d >> 48 & 15) << 16, bits = BITS_EMPTY;

    if (d)
        bits = BIT_32 | (d >> 41 & BITS_CONTENTS) | (d >> 41 & 1 ? 0 : BIT_READ_ONLY) | (d >> 55 & 1 ? BIT_PAGES : 0) |
               (d >> 52 & 1 ? BIT_USEABLE : 0);
    return PUT(t, va, "4I", entry, (int64_t)base, (int64_t)limit, (int64_t)bits);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    uint32_t d[DESC_WORDS];

    (void)sp_size;
    x86_set_gpr(child, X86_AX, 0);
    if (sp)
        x86_set_gpr(child, X86_SP, sp);
    if (set_tls && !get_user_desc(child, tls, d))
        set_descriptor(child, d);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* int $0x80: number in eax, arguments in ebx, ecx, edx, esi, edi, ebp. */
static void call_args(struct thread *t)
{
    static const unsigned arguments[] = {X86_BX, X86_CX, X86_DX, X86_SI, X86_DI, X86_BP};

    t->call.number = (unsigned)x86_gpr(t, X86_AX);
    for (unsigned i = 0; i < 6; i++)
        t->call.raw[i] = x86_gpr(t, arguments[i]);
}

static void call_result(struct thread *t, int64_t result)
{
    x86_set_gpr(t, X86_AX, (uint32_t)result);
}

static void call_rewind(struct thread *t)
{
    const uint64_t int_bytes = 2;

    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - int_bytes);
}

static uint64_t stack_pointer(const struct thread *t)
{
    return x86_gpr(t, X86_SP);
}

const struct abi linux_i386 = {
    .name = "Linux/i386",
    .machine = "i686",
    .platform = "i686",
    .system = &linux_system,
    .elf_machine = 3,
    .word = 4,
    .page_shift = 12,
    .task_size = 0xc0000000,
    .siginfo_fault = "p",
    .min_sigstack = 2048,
    .data_prot = PROT_READ | PROT_WRITE,
    .old_reads_imply_exec = true,
    .exec_implies_read = true,
    .max_align = 4,
    .sa_restorer = true,
    .hwcap = X86_HWCAP,
    LINUX_PARTS(i386),
    LINUX_FUNCTIONS,
    GENERIC_MMAN,
    .pairs = {.low_first = true},
    .ids16 = true,
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "bsd44",
    .sa_flags = x86_sa_flags,
    .mmap_flags = generic_mmap_flags,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .sigreturn_old = i386_sigreturn_old,
    .trap = x86_trap,
};
