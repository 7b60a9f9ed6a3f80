/*
 * Linux on Itanium: numbers, layout of a new program, system calls.
 *
 * Sources: the kernel's uapi headers for ia64 and arch/ia64/kernel/process.c (program start, clone), entry.S (clone, clone2), sys_ia64.c
 * (pipe).
 */
#include "emu/kernel/linux/ia64/ia64.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/machine/ia64.h"
#include "emu/mem/mem.h"

#include <sys/mman.h>

#include "isa/ia64/ia64.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

/* ---- numbers: most are the generic ones ------------------------------------------------------------------- */

enum { FIRST_CALL = 1024 };
#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_ia64
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  FIRST_CALL
#include "emu/kernel/linux/syscalls/table.h"

// clang-format off
#define SAME(flag) {(unsigned)(flag), (unsigned)(flag)}
// clang-format on
static const struct flag_pair sa_flags[] = {SAME(SA_NOCLDSTOP), SAME(SA_NOCLDWAIT), SAME(SA_SIGINFO),   SAME(SA_ONSTACK),
                                            SAME(SA_RESTART),   SAME(SA_NODEFER),   SAME(SA_RESETHAND), {0, 0}};
// clang-format off
static const struct flag_pair mmap_flags[] = {
    SAME(MAP_SHARED),    SAME(MAP_PRIVATE),   SAME(MAP_FIXED),    SAME(MAP_ANONYMOUS), SAME(MAP_GROWSDOWN), SAME(MAP_DENYWRITE),
    SAME(MAP_LOCKED),    SAME(MAP_NORESERVE), SAME(MAP_POPULATE), SAME(MAP_NONBLOCK),  SAME(MAP_STACK),     SAME(MAP_FIXED_NOREPLACE),
    SAME(MAP_EXECUTABLE), SAME(MAP_HUGETLB), {0, 0},
};
// clang-format on

static void set(struct thread *t, int reg, uint64_t value)
{
    cpu_reg_set(t->cpu, reg, value);
}

/* ---- a new program ----------------------------------------------------------------------------------------------- */

/* Virtual regions: 1 for mappings and libraries, 2 for text, 3 for data, stack and heap; 36 bits of offset in each. All areas begin at
 * the start of a half of a region, so that a host window of the size in use covers them (emu/mem/mem.h). The memory stack is between
 * data and heap: translated code then rarely mispredicts which part an address belongs to, unless data or stack are very large. The
 * register stack's backing store grows up. */
static const uint64_t MMAP_BASE = 0x2000000000000000, MMAP_LIMIT = 0x2000001000000000, DYN_BASE = 0x2000000800000000;
static const uint64_t STACK_END = 0x600000001ff00000, HIGH_STACK = 0x6000000800000000, BACKING_STORE = 0x4000000800000000;
enum { HEAP_AFTER_DATA = 512 << 20 }; /* keeps the heap's cache indexes those it would have directly after the data */
enum { BACKING_STORE_START = 64 << 10, GATE_BYTES = 16 << 10, SCRATCH = 16 };
/* Per stack: room for a million calls. A larger RLIMIT_STACK holds if set before execve. */
enum { STACK_ROOM = 256 << 20 };
static const uint64_t STACK_ROOM_MOST = 1ull << 34;

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    struct mem_file name = {.fd = -1, .name = ""};
    const uint64_t page = 1 << 14, most = stack_limit < STACK_ROOM_MOST ? stack_limit : STACK_ROOM_MOST;
    const uint64_t room = (most < STACK_ROOM ? STACK_ROOM : most) & -page;

    out->stack_base = BACKING_STORE;
    out->stack_end = STACK_END;
    out->heap_after_data = data_end >> 61 == STACK_END >> 61 ? HEAP_AFTER_DATA : 0;
    if (room > STACK_ROOM || (out->heap_after_data && data_end > STACK_END - STACK_ROOM)) {
        out->stack_end = HIGH_STACK + room;
        out->heap_after_data = 0;
    }
    if (space_reserve(mm->space, out->stack_end - room, room) || space_reserve(mm->space, BACKING_STORE, room))
        return -ENOMEM;
    out->dyn_base = DYN_BASE;
    mm->mmap_bottom_up = true;
    mm->mmap_base = MMAP_BASE;
    mm->mmap_limit = MMAP_LIMIT;
    int error = space_map(mm->space, BACKING_STORE, BACKING_STORE_START, MEM_R | MEM_W, MAP_KIND_GROWSUP, &name);

    return error ? error : space_map(mm->space, IA64_GATE_PAGE, GATE_BYTES, MEM_X, MAP_KIND_GATEWAY, NULL);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    const struct ia64_regs *r = ia64_registers();

    ia64_set_backing_store(t->cpu, BACKING_STORE);
    set(t, r->rsc, 0xf);
    set(t, r->fpsr, IA64_FPSR_DEFAULT);
    set(t, r->gr[12], l->sp - SCRATCH);
    cpu_set_pc(t->cpu, l->entry);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    const struct ia64_regs *r = ia64_registers();

    set(child, r->gr[8], 0);
    set(child, r->gr[10], 0);
    if (sp) {
        set(child, r->gr[12], sp + (sp_size ? sp_size : SCRATCH) - SCRATCH);
        ia64_set_backing_store(child->cpu, sp);
        set(child, r->rnat, 0);
    }
    if (set_tls)
        set(child, r->gr[13], tls);
}

/* ---- system calls -------------------------------------------------------------------------------------------------- */

/* Number in r15, arguments in the frame's output registers. */
static void call_args(struct thread *t)
{
    uint64_t number;

    ia64_call_registers(t->cpu, &number, t->call.raw);
    t->call.number = (unsigned)number;
}

static void call_second_result(struct thread *t, uint64_t value)
{
    set(t, ia64_registers()->gr[9], value);
}

static void call_result(struct thread *t, int64_t result)
{
    bool failed = result < 0 && result >= -4095 && !t->call.succeeded;

    ia64_set_results(t->cpu, (uint64_t)(failed ? -result : result), failed ? UINT64_MAX : 0);
}

/* ia64's getpriority() returns the nice value itself, which may be negative. */
int64_t sys_getpriority_plain(struct thread *t, int which, int who)
{
    int64_t result = sys_getpriority(t, which, who);

    if (result < 0)
        return result;
    t->call.succeeded = true;
    return 20 - result;
}

const struct abi linux_ia64 = {
    .name = "Linux/ia64",
    .machine = "ia64",
    .system = &linux_system,
    .elf_machine = 50,
    .word = 8,
    .page_shift = 14,
    .task_size = 0xa000000000000000,
    .siginfo_fault = "piIL",
    .clone_stack_is_base = true,
    .stack_room = STACK_ROOM,
    .min_sigstack = 4096, /* the kernel defines 131027, but stacks sized for other machines hold the frame, too */
    .data_prot = PROT_READ | PROT_WRITE,
    .reads_imply_exec_flag = 1, /* EF_IA_64_LINUX_EXECUTABLE_STACK */
    LINUX_PARTS(ia64),
    LINUX_FUNCTIONS,
    .call_second_result = call_second_result,
    GENERIC_MMAN,
    .sa_flags = sa_flags,
    .mmap_flags = mmap_flags,
    .dialect = "hpux",
    .trace = &linux_ia64_trace,
    .call_rewind = ia64_call_rewind,
    .stack_pointer = ia64_stack_pointer,
    .trap = ia64_raise,
};
