/*
 * Linux on Itanium: numbers, layout of a new program, system calls, traps.
 *
 * Sources: the kernel's uapi headers for ia64 and arch/ia64/kernel/process.c (program start, clone), traps.c (signals of faults), entry.S
 * (clone, clone2), sys_ia64.c (pipe).
 */
#include "emu/kernel/linux/ia64.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/mem.h"

#include <sys/mman.h>
#include <threads.h>

#include "isa/ia64/ia64.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

/* ---- numbers: most are the generic ones ------------------------------------------------------------------- */

enum { FIRST_CALL = 1024 };
#define SYSCALL_TABLE "emu/kernel/linux/syscalls/ia64.def"
#define SYSCALL_ARRAY calls
#define SYSCALL_FIRST FIRST_CALL
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
    {0, 0},
};
// clang-format on

/* ---- registers ------------------------------------------------------------------------------------------------ */

static int find(const char *format, unsigned n)
{
    char name[16];

    snprintf(name, sizeof name, format, n);
    return cpu_reg_find(&ia64_isa, name);
}

/* Register indexes by name, looked up once for all machines. */
static struct ia64_regs registers;
static once_flag registers_once = ONCE_FLAG_INIT;

static void find_registers(void)
{
    struct ia64_regs *r = &registers;

    for (unsigned n = 0; n < 128; n++)
        r->gr[n] = find("r%u", n);
    for (unsigned n = 0; n < 32; n++)
        r->nat[n] = find("r%u.nat", n);
    for (unsigned n = 0; n < 8; n++)
        r->br[n] = find("b%u", n);
    const struct {
        int *index;
        const char *name;
    } named[] = {
        // clang-format off
        {&r->ip, "ip"}, {&r->ri, "ri"}, {&r->cfm, "cfm"}, {&r->um, "psr.um"}, {&r->pr, "pr"}, {&r->rsc, "ar.rsc"}, {&r->bsp, "ar.bsp"},
        {&r->bspstore, "ar.bspstore"}, {&r->rnat, "ar.rnat"}, {&r->ccv, "ar.ccv"}, {&r->unat, "ar.unat"}, {&r->fpsr, "ar.fpsr"},
        {&r->pfs, "ar.pfs"}, {&r->lc, "ar.lc"}, {&r->ec, "ar.ec"}, {&r->strict, "strict_alignment"}, {&r->isr, "isr"}, {&r->csd, "ar.csd"}, {&r->ssd, "ar.ssd"},
        // clang-format on
    };

    for (unsigned i = 0; i < sizeof named / sizeof *named; i++)
        *named[i].index = cpu_reg_find(&ia64_isa, named[i].name);
}

const struct ia64_regs *ia64_registers(void)
{
    call_once(&registers_once, find_registers);
    return &registers;
}

static uint64_t get(const struct thread *t, int reg)
{
    return cpu_reg_get(t->cpu, reg);
}

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

static void call_result(struct thread *t, int64_t result)
{
    bool failed = result < 0 && result >= -4095 && !t->call.succeeded;

    ia64_set_results(t->cpu, (uint64_t)(failed ? -result : result), failed ? UINT64_MAX : 0);
}

/* Sets ip back to the break instruction. */
static void call_rewind(struct thread *t)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t slot = get(t, r->ri);

    if (slot) {
        set(t, r->ri, slot - 1);
    } else {
        set(t, r->ip, get(t, r->ip) - 16);
        set(t, r->ri, 2);
    }
}

static uint64_t stack_pointer(const struct thread *t)
{
    return get(t, ia64_registers()->gr[12]);
}

/* ia64's pipe() returns its two descriptors in r8 and r9. */
int64_t sys_pipe_in_registers(struct thread *t, uint64_t fds_at)
{
    uint32_t fds[2];
    int64_t result = sys_pipe(t, fds_at);

    if (result < 0 || get_u32(t, fds_at, &fds[0]) || get_u32(t, fds_at + 4, &fds[1]))
        return result;
    set(t, ia64_registers()->gr[9], fds[1]);
    return fds[0];
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

/* ---- traps ------------------------------------------------------------------------------------------------------------ */

enum { BREAK = 0x2c00, GENERAL_EXCEPTION = 0x5400, NAT_CONSUMPTION = 0x5600, UNALIGNED = 0x5a00, FP_FAULT = 0x5c00, FP_TRAP = 0x5d00 };
/* si_code values of this machine only. */
enum { FPE_DECOVF_ = 9, FPE_DECDIV_, FPE_DECERR_, FPE_INVASC_, FPE_INVDEC_, ILL_BREAK_ = 10, SEGV_PSTKOVF_ = 4 };

static void signal_at(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why)
{
    kernel_fault_signal(t, sig, code, addr, why);
}

/* break immediates of the software conventions (compilers and run-time libraries). */
static void break_instruction(struct thread *t, uint64_t addr, const struct cpu_stop *why)
{
    static const struct {
        int sig, code;
    } conventional[] = {
        // clang-format off
        {SIGILL, ILL_ILLOPC},   {SIGFPE, FPE_INTDIV},   {SIGFPE, FPE_INTOVF},   {SIGFPE, FPE_FLTSUB},
        {SIGSEGV, SEGV_MAPERR}, {SIGSEGV, BUS_ADRALN},  {SIGFPE, FPE_DECOVF_},  {SIGFPE, FPE_DECDIV_},
        {SIGFPE, FPE_DECERR_},  {SIGFPE, FPE_INVASC_},  {SIGFPE, FPE_INVDEC_},  {SIGSEGV, SEGV_PSTKOVF_},
        // clang-format on
    };
    uint64_t n = why->code;

    if (n < sizeof conventional / sizeof *conventional)
        signal_at(t, conventional[n].sig, conventional[n].code, addr, why);
    else if (n < 0x40000 || n > 0x100000)
        signal_at(t, SIGILL, ILL_ILLOPC, addr, why);
    else if (n < 0x80000)
        signal_at(t, SIGILL, ILL_BREAK_, addr, why);
    else
        signal_at(t, SIGTRAP, TRAP_BRKPT, addr, why);
}

/* ISR.code: faults in bits 0 to 3 (V, D, Z; bits 4 to 7 for the second half of a parallel operation), traps from bit 7. */
static int fp_code(uint64_t isr, bool is_fault)
{
    if (is_fault)
        return isr & 0x11 ? FPE_FLTINV : isr & 0x22 ? FPE_FLTUND : FPE_FLTDIV;
    return isr & 0x880 ? FPE_FLTOVF : isr & 0x1100 ? FPE_FLTUND : FPE_FLTRES;
}

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    const struct ia64_regs *r = ia64_registers();
    uint64_t addr = get(t, r->ip) + get(t, r->ri);

    if (why->reason == CPU_GATEWAY) {
        if (get(t, r->ip) == IA64_SIGNAL_RETURN)
            ia64_handler_returned(t);
        else
            signal_at(t, SIGILL, ILL_ILLOPC, addr, why);
        return true;
    }
    static const char strict[] = "strict_alignment"; /* prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS) */
    if (why->reason == CPU_FAULT && why->fault == MEM_FAULT_ALIGN && cpu_reg_get(t->cpu, cpu_reg_find(&ia64_isa, strict))) {
        signal_at(t, SIGBUS, BUS_ADRALN, why->addr, why);
        return true;
    }
    if (why->reason != CPU_TRAP)
        return false;
    switch (why->trap) {
    case BREAK: break_instruction(t, addr, why); break;
    case NAT_CONSUMPTION:
        if ((why->isr >> 4 & 15) == 2)
            signal_at(t, SIGSEGV, SEGV_ACCERR, why->addr, why);
        else
            signal_at(t, SIGILL, ILL_ILLOPN, addr, why);
        break;
    case UNALIGNED: signal_at(t, SIGBUS, BUS_ADRALN, why->addr, why); break;
    case FP_FAULT: signal_at(t, SIGFPE, fp_code(get(t, r->isr), true), addr, why); break;
    case FP_TRAP: signal_at(t, SIGFPE, fp_code(get(t, r->isr), false), addr, why); break;
    default: signal_at(t, SIGILL, ILL_ILLOPC, addr, why); break;
    }
    return true;
}

const struct abi linux_ia64 = {
    .name = "Linux/ia64",
    .machine = "ia64",
    .family = "IA-64",
    .elf_machine = 50,
    .isa = &ia64_isa,
    .word = 8,
    .page_shift = 14,
    .space = &ia64_isa.space,
    .task_size = 0xa000000000000000,
    .siginfo_fault = "piIL",
    .clone_stack_is_base = true,
    .stack_room = STACK_ROOM,
    .min_sigstack = 4096, /* the kernel defines 131027, but stacks sized for other machines hold the frame, too */
    .data_prot = PROT_READ | PROT_WRITE,
    .calls = calls,
    .first_call = FIRST_CALL,
    .call_count = sizeof calls / sizeof *calls,
    .sa_flags = sa_flags,
    .mmap_flags = mmap_flags,
    .mmap_type_mask = 0x0f,
    .msync_either = 5,
    .fs = &linux_ia64_fs,
    .dialect = "hpux",
    .self_profile = &linux_ia64_self_profile,
    .layout = layout,
    .start = start,
    .clone_regs = clone_regs,
    .call_args = call_args,
    .call_result = call_result,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .signal_enter = ia64_signal_enter,
    .sigreturn = ia64_sigreturn,
    .trap = trap,
};
