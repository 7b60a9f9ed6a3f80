/*
 * HP-UX on Itanium, 32-bit (ILP32, swizzled addresses) and 64-bit programs: layout of a new program, system calls.
 *
 * Sources: Ski's src/hpux/osload-hpux.c (registers and load_info at the start, the table of system calls in ar.k7), read.tmpl.c and
 * write.tmpl.c (number in r8, arguments from r32, result in r8, p14 set on an error); HP's "Inside IA-64 HP-UX" white papers (quadrants).
 */
#include "emu/kernel/hpux/ia64.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/kernel/machine/ia64.h"
#include "emu/mem/mem.h"

#include <sys/mman.h>

#include "isa/ia64/ia64.h"

#define SYSCALL_TABLE  "emu/kernel/hpux/syscalls/hpux.def"
#define SYSCALL_COLUMN COLUMN_only
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* ---- a new program -------------------------------------------------------------------------------------------- */

/* Where the kernel's own memory is: a page of system call entries, which are real code; load_info; the table of entries in ar.k7. */
static const uint64_t ENTRIES = 0xe000000000000000;
enum { CALLS_MAX = 1024, ENTRY_BYTES = 16, PAGE_BYTES = 1 << 14, TABLE_BYTES = CALLS_MAX * 8 };
enum { LOAD_INFO_BYTES = 0x90, BACKING_STORE_START = 64 << 10, SCRATCH = 16, STACK_ROOM = 255 << 20, STRUCT_VERSION = 1 };

/* The address space of either class. Text and data are where the linker has put them: in virtual regions 0 and 1 (32 bits) or 2 and 3. */
struct areas {
    uint64_t stack_end, backing_store, mmap_base, mmap_limit;
    uint64_t load_info; /* one page; the table is in the next one */
};
static const struct areas areas_32 = {
    .stack_end = 0x2000000080000000,
    .backing_store = 0x2000000062800000,
    .mmap_base = 0x4000000080000000,
    .mmap_limit = 0x40000000c0000000,
    .load_info = 0x20000000627f0000,
};
static const struct areas areas_64 = {
    .stack_end = 0x8000000020000000,
    .backing_store = 0x8000000800000000,
    .mmap_base = 0x2000000000000000,
    .mmap_limit = 0x2000001000000000,
    .load_info = 0xe000000000010000,
};

static const struct areas *areas_of(const struct abi *abi)
{
    return abi->word == 4 ? &areas_32 : &areas_64;
}

/* Every entry is the bundle { break.m 0x100000; nop.i 0; br.ret.sptk.few b6 }. */
static int map_entries(struct space *s)
{
    static const uint8_t entry[ENTRY_BYTES] = {0x11, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0x80, 0x60, 0, 0x84, 0};
    uint8_t page[CALLS_MAX * ENTRY_BYTES];
    int error = space_map(s, ENTRIES, sizeof page, MEM_R | MEM_X, 0, NULL);

    for (size_t i = 0; i < sizeof page; i++)
        page[i] = entry[i % ENTRY_BYTES];
    return error ? error : mem_poke(s, ENTRIES, page, sizeof page) == sizeof page ? 0 : -ENOMEM;
}

static void put64(uint8_t *at, uint64_t v)
{
    for (unsigned i = 0; i < 8; i++)
        at[i] = v >> (56 - 8 * i);
}

static int map_table(struct space *s, const struct areas *a)
{
    uint8_t table[TABLE_BYTES];
    int error = space_map(s, a->load_info, 2 * PAGE_BYTES, MEM_R, 0, NULL);

    for (unsigned i = 0; i < CALLS_MAX; i++)
        put64(table + 8 * i, ENTRIES + (uint64_t)ENTRY_BYTES * i);
    return error ? error : mem_poke(s, a->load_info + PAGE_BYTES, table, sizeof table) == sizeof table ? 0 : -ENOMEM;
}

static int lay_out(struct mm *mm, const struct areas *a, struct exec_layout *out)
{
    struct mem_file name = {.fd = -1, .name = ""};
    int error;

    out->stack_end = a->stack_end;
    out->stack_base = a->backing_store;
    mm->mmap_bottom_up = true;
    mm->mmap_base = a->mmap_base;
    mm->mmap_limit = a->mmap_limit;
    if (space_reserve(mm->space, a->stack_end - STACK_ROOM, STACK_ROOM))
        return -ENOMEM;
    error = space_map(mm->space, a->backing_store, BACKING_STORE_START, MEM_R | MEM_W, MAP_KIND_GROWSUP, &name);
    if (!error)
        error = map_entries(mm->space);
    if (!error)
        error = map_table(mm->space, a);
    return error ? error : space_map(mm->space, IA64_GATE_PAGE, PAGE_BYTES, MEM_X, MAP_KIND_GATEWAY, NULL);
}

static int layout_32(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    (void)stack_limit, (void)data_end;
    return lay_out(mm, &areas_32, out);
}

static int layout_64(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    (void)stack_limit, (void)data_end;
    return lay_out(mm, &areas_64, out);
}

static void set(struct thread *t, int reg, uint64_t value)
{
    cpu_reg_set(t->cpu, reg, value);
}

/* What the dynamic loader learns from the kernel: 18 words of 64 bits in both classes. */
static void write_load_info(struct thread *t, const struct exec_layout *l, uint64_t at)
{
    const uint64_t words[LOAD_INFO_BYTES / 8] = {
        STRUCT_VERSION, LOAD_INFO_BYTES, 0, t->p->mm->env_end /* the program's path */, l->program, l->phdr, l->interp,
    };
    uint8_t bytes[LOAD_INFO_BYTES];

    for (unsigned i = 0; i < LOAD_INFO_BYTES / 8; i++)
        put64(bytes + 8 * i, words[i]);
    (void)mem_poke(t->p->mm->space, at, bytes, sizeof bytes);
}

/* r32 to r35 are argc, argv, envp and load_info, as arguments of the first function. */
static void start(struct thread *t, const struct exec_layout *l)
{
    enum { BIG_ENDIAN_DATA = 2, RSC = 0x1f /* big-endian, privilege level 3, eager */, ARGUMENTS = 4 };
    const struct ia64_regs *r = ia64_registers();
    const struct abi *abi = t->p->abi;
    const struct areas *a = areas_of(abi);
    const uint64_t argv = l->argc_at + abi->word, envp = argv + (l->argc + 1) * abi->word;
    const uint64_t arguments[ARGUMENTS] = {l->argc, argv, envp, a->load_info};

    ia64_set_backing_store(t->cpu, a->backing_store);
    set(t, r->rsc, RSC);
    set(t, r->um, BIG_ENDIAN_DATA);
    set(t, r->fpsr, IA64_FPSR_DEFAULT);
    ia64_set_cfm(t->cpu, ARGUMENTS);
    for (unsigned i = 0; i < ARGUMENTS; i++)
        set(t, r->gr[32 + i], arguments[i]);
    set(t, r->gr[12], l->sp - SCRATCH);
    set(t, cpu_reg_find(&ia64_isa, "ar.k7"), a->load_info + PAGE_BYTES);
    write_load_info(t, l, a->load_info);
    cpu_set_pc(t->cpu, l->entry);
}

/* p14 tells a call's failure, p15 its success. */
static void set_error(struct thread *t, bool failed)
{
    set(t, cpu_reg_find(&ia64_isa, "p14"), failed);
    set(t, cpu_reg_find(&ia64_isa, "p15"), !failed);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    const struct ia64_regs *r = ia64_registers();

    set(child, r->gr[8], 0);
    set(child, r->gr[9], 1); /* fork's second result */
    set_error(child, false);
    if (sp) { /* the register stack begins at the stack's lower end */
        set(child, r->gr[12], sp + sp_size - SCRATCH);
        ia64_set_backing_store(child->cpu, sp);
        set(child, r->rnat, 0);
    }
    if (set_tls)
        set(child, r->gr[13], tls);
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

static int function(struct thread *t, uint64_t pointer, uint64_t code[2])
{
    return get_u64(t, pointer, &code[0]) || get_u64(t, pointer + 8, &code[1]) ? -EFAULT : 0;
}

static void call_function(struct thread *t, const uint64_t code[2], uint64_t argument)
{
    const struct ia64_regs *r = ia64_registers();

    ia64_set_cfm(t->cpu, 1);
    for (unsigned n = 1; n < 32; n++)
        set(t, r->nat[n], 0);
    set(t, r->gr[32], argument);
    set(t, r->gr[1], code[1]);
    set(t, r->br[0], 0);
    set(t, r->pfs, 0);
    set(t, r->fpsr, IA64_FPSR_DEFAULT);
    cpu_set_pc(t->cpu, code[0]);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* Number in r8; arguments in the frame, which the caller's br.call has begun. */
static void call_args(struct thread *t)
{
    const struct ia64_regs *r = ia64_registers();
    const unsigned size = (unsigned)cpu_reg_get(t->cpu, r->cfm) & 127;

    t->call.number = (unsigned)cpu_reg_get(t->cpu, r->gr[8]);
    for (unsigned i = 0; i < sizeof t->call.raw / sizeof *t->call.raw; i++)
        t->call.raw[i] = i < size ? cpu_reg_get(t->cpu, r->gr[32 + i]) : 0;
}

static void call_result(struct thread *t, int64_t result)
{
    const struct ia64_regs *r = ia64_registers();
    const bool failed = result < 0 && result >= -4095 && !t->call.succeeded;

    set(t, r->gr[8], (uint64_t)(failed ? abi_errno(t->p->abi, (int)-result) : result));
    set(t, r->nat[8], 0);
    set_error(t, failed);
}

static void call_second_result(struct thread *t, uint64_t value)
{
    set(t, ia64_registers()->gr[9], value);
}

// clang-format off
#define HPUX_IA64                                                                                                                 \
    .name = "HP-UX/ia64", .machine = "ia64", .elf_machine = 50, .system = &hpux_system, .isa = &ia64_isa,              \
    .big_endian = true, .page_shift = 14, .space = &ia64_isa.space, .task_size = 0xa000000000000000, .siginfo_fault = "p",        \
    .clone_stack_is_base = true, .stack_room = STACK_ROOM, .min_sigstack = 4096, .data_prot = PROT_READ | PROT_WRITE, .old_stack_executes = true,             \
    .calls = {&calls}, .dialect = "hpux", .sig_to_guest = hpux_sig_to_guest,                                                      \
    .sig_to_host = hpux_sig_to_host, .errno_to_guest = hpux_errno_to_guest, .sa_flags = hpux_sa_flags,                            \
    .mmap_flags = hpux_mmap_flags, .mmap_type_mask = 3, .msync_either = 3, .interp_list = true, .start = start,                   \
    .clone_regs = clone_regs, .call_args = call_args, .call_result = call_result, .call_second_result = call_second_result,       \
    .function = function, .call_function = call_function,                                                                         \
    .call_rewind = ia64_call_rewind, .stack_pointer = ia64_stack_pointer, .signal_enter = ia64_signal_enter,                      \
    .sigreturn = ia64_sigreturn, .trap = ia64_raise, .files = hpux_ia64_files
// clang-format on

const struct abi hpux_ia64_32 = {HPUX_IA64, .word = 4, .swizzled = true, .fs = &hpux_fs, .layout = layout_32};
const struct abi hpux_ia64_64 = {HPUX_IA64, .word = 8, .fs = &hpux_fs_64, .layout = layout_64};
