/*
 * Linux on PA-RISC (32-bit processes on a 64-bit kernel): numbers, layout of a new program, traps.
 *
 * Sources: the kernel's uapi headers for parisc (asm/errno.h, asm/signal.h, asm/mman.h), arch/parisc/kernel/process.c and traps.c,
 * include/asm/processor.h (program start, limits of the address space).
 */
#include "emu/kernel/linux/hppa/hppa.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/generic.h"
#include "emu/mem/mem.h"

#include <fcntl.h>
#include <sys/mman.h>

#include "isa/hppa/hppa.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

/* ---- numbers ---------------------------------------------------------------------------------------------- */

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_hppa
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

/* host, hppa */
// clang-format off
#define SIGNALS(_)                                                                                 \
    _(SIGHUP, 1) _(SIGINT, 2) _(SIGQUIT, 3) _(SIGILL, 4) _(SIGTRAP, 5) _(SIGABRT, 6) _(SIGSTKFLT, 7)   \
    _(SIGFPE, 8) _(SIGKILL, 9) _(SIGBUS, 10) _(SIGSEGV, 11) _(SIGXCPU, 12) _(SIGPIPE, 13)              \
    _(SIGALRM, 14) _(SIGTERM, 15) _(SIGUSR1, 16) _(SIGUSR2, 17) _(SIGCHLD, 18) _(SIGPWR, 19)           \
    _(SIGVTALRM, 20) _(SIGPROF, 21) _(SIGIO, 22) _(SIGWINCH, 23) _(SIGSTOP, 24) _(SIGTSTP, 25)         \
    _(SIGCONT, 26) _(SIGTTIN, 27) _(SIGTTOU, 28) _(SIGURG, 29) _(SIGXFSZ, 30) _(SIGSYS, 31)
#define REALTIME(_)                                                                                \
    _(32) _(33) _(34) _(35) _(36) _(37) _(38) _(39) _(40) _(41) _(42) _(43) _(44) _(45) _(46) _(47)     \
    _(48) _(49) _(50) _(51) _(52) _(53) _(54) _(55) _(56) _(57) _(58) _(59) _(60) _(61) _(62) _(63) _(64)
// clang-format on
#define SAME(n)               [n] = n,
#define TO_GUEST(host, guest) [host] = guest,
#define TO_HOST(host, guest)  [guest] = host,
static const uint8_t sig_to_guest[KSIG_MAX + 1] = {SIGNALS(TO_GUEST) REALTIME(SAME)};
static const uint8_t sig_to_host[KSIG_MAX + 1] = {SIGNALS(TO_HOST) REALTIME(SAME)};

// clang-format off
static const uint16_t errno_to_guest[134] = {
    [ENOMSG] = 35, [EIDRM] = 36, [ECHRNG] = 37, [EL2NSYNC] = 38, [EL3HLT] = 39, [EL3RST] = 40, [ELNRNG] = 41,
    [EUNATCH] = 42, [ENOCSI] = 43, [EL2HLT] = 44, [EDEADLK] = 45, [ENOLCK] = 46, [EILSEQ] = 47, [ENONET] = 50,
    [ENODATA] = 51, [ETIME] = 52, [ENOSR] = 53, [ENOSTR] = 54, [ENOPKG] = 55, [ENOLINK] = 57, [EADV] = 58,
    [ESRMNT] = 59, [ECOMM] = 60, [EPROTO] = 61, [EMULTIHOP] = 64, [EDOTDOT] = 66, [EBADMSG] = 67, [EUSERS] = 68,
    [EDQUOT] = 69, [ESTALE] = 70, [EREMOTE] = 71, [EOVERFLOW] = 72, [EBADE] = 160, [EBADR] = 161, [EXFULL] = 162,
    [ENOANO] = 163, [EBADRQC] = 164, [EBADSLT] = 165, [EBFONT] = 166, [ENOTUNIQ] = 167, [EBADFD] = 168,
    [EREMCHG] = 169, [ELIBACC] = 170, [ELIBBAD] = 171, [ELIBSCN] = 172, [ELIBMAX] = 173, [ELIBEXEC] = 174,
    [ERESTART] = 175, [ESTRPIPE] = 176, [EUCLEAN] = 177, [ENOTNAM] = 178, [ENAVAIL] = 179, [EISNAM] = 180,
    [EREMOTEIO] = 181, [ENOMEDIUM] = 182, [EMEDIUMTYPE] = 183, [ENOKEY] = 184, [EKEYEXPIRED] = 185,
    [EKEYREVOKED] = 186, [EKEYREJECTED] = 187, [ENOTSOCK] = 216, [EDESTADDRREQ] = 217, [EMSGSIZE] = 218,
    [EPROTOTYPE] = 219, [ENOPROTOOPT] = 220, [EPROTONOSUPPORT] = 221, [ESOCKTNOSUPPORT] = 222, [EOPNOTSUPP] = 223,
    [EPFNOSUPPORT] = 224, [EAFNOSUPPORT] = 225, [EADDRINUSE] = 226, [EADDRNOTAVAIL] = 227, [ENETDOWN] = 228,
    [ENETUNREACH] = 229, [ENETRESET] = 230, [ECONNABORTED] = 231, [ECONNRESET] = 232, [ENOBUFS] = 233,
    [EISCONN] = 234, [ENOTCONN] = 235, [ESHUTDOWN] = 236, [ETOOMANYREFS] = 237, [ETIMEDOUT] = 238,
    [ECONNREFUSED] = 239, [EHOSTDOWN] = 241, [EHOSTUNREACH] = 242, [EALREADY] = 244, [EINPROGRESS] = 245,
    [ENOTEMPTY] = 247, [ENAMETOOLONG] = 248, [ELOOP] = 249, [ENOSYS] = 251, [ECANCELED] = 253, [EOWNERDEAD] = 254,
    [ENOTRECOVERABLE] = 255, [ERFKILL] = 256, [EHWPOISON] = 257,
};

static const struct flag_pair sa_flags[] = {
    {SA_ONSTACK, 0x01}, {SA_RESETHAND, 0x04}, {SA_NOCLDSTOP, 0x08}, {SA_SIGINFO, 0x10},
    {SA_NODEFER, 0x20}, {SA_RESTART, 0x40},   {SA_NOCLDWAIT, 0x80}, {0, 0},
};

static const struct flag_pair mmap_flags[] = {
    {MAP_SHARED, 0x01},      {MAP_PRIVATE, 0x02},  {MAP_FIXED, 0x04},     {MAP_ANONYMOUS, 0x10},
    {MAP_DENYWRITE, 0x0800}, {MAP_LOCKED, 0x2000}, {MAP_NORESERVE, 0x4000}, {MAP_GROWSDOWN, 0x8000},
    {MAP_POPULATE, 0x10000}, {MAP_NONBLOCK, 0x20000}, {MAP_STACK, 0x40000}, {MAP_FIXED_NOREPLACE, 0x100000},
    {MAP_EXECUTABLE, 0x1000}, {MAP_HUGETLB, 0x80000}, {0, 0},
};

/* Linux/hppa used these numbers until 6.2; later kernels accept them and the generic ones. */
static const struct flag_pair advice[] = {
    {MADV_MERGEABLE, 65}, {MADV_UNMERGEABLE, 66}, {MADV_HUGEPAGE, 67},   {MADV_NOHUGEPAGE, 68}, {MADV_DONTDUMP, 69},
    {MADV_DODUMP, 70},    {MADV_WIPEONFORK, 71},  {MADV_KEEPONFORK, 72}, {0, 0},
};
// clang-format on

/* ---- a new program ------------------------------------------------------------------------------------------ */

static const uint64_t TASK_SIZE = 0xfff00000;

static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = TASK_SIZE,
                                          .stack_least = 100 << 20,
                                          .stack_most = 1 << 30,
                                          .gap = 0x1000,
                                          .mmap_limit = TASK_SIZE,
                                          .dyn_base = 0x41000000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return hppa_map_gateways(mm);
}

static void start(struct thread *t, const struct exec_layout *l)
{
    const uint64_t user_level = 3, word = 4;

    cpu_set_pc(t->cpu, l->entry);
    hppa_set_gr(t, 31, l->entry | user_level);
    hppa_set_gr(t, 30, (l->sp + 63) & ~(uint64_t)63);
    hppa_set_gr(t, 25, l->argc);
    hppa_set_gr(t, 24, l->argc_at + word);
    hppa_set_gr(t, 23, 0); /* no function to register with atexit() */
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    hppa_set_gr(child, 28, 0);
    if (sp)
        hppa_set_gr(child, 30, (sp + 3) & ~(uint64_t)3);
    if (set_tls)
        cpu_reg_set(child->cpu, hppa_registers()->cr27, tls);
}

/* ---- system calls --------------------------------------------------------------------------------------------- */

/* `ble 0x100(%sr2,%r0)`: number in r20, arguments in r26 to r21, return address in r31. */
static void call_args(struct thread *t)
{
    t->call.number = (unsigned)(uint32_t)hppa_gr(t, 20);
    for (unsigned i = 0; i < 6; i++)
        t->call.raw[i] = (uint32_t)hppa_gr(t, 26 - i);
    cpu_set_pc(t->cpu, (uint32_t)hppa_gr(t, 31) & ~(uint64_t)3);
}

static void call_result(struct thread *t, int64_t result)
{
    if (result < 0 && result >= -4095 && !t->call.guest_errno)
        result = -abi_errno(&linux_hppa, (int)-result);
    hppa_set_gr(t, 28, (uint32_t)result);
}

/* A call is a branch whose delay slot loads the number: two instructions. */
static void call_rewind(struct thread *t)
{
    uint64_t back = (uint32_t)(hppa_gr(t, 31) - 8);

    hppa_set_gr(t, 31, back);
    cpu_set_pc(t->cpu, back & ~(uint64_t)3);
}

static uint64_t stack_pointer(const struct thread *t)
{
    return (uint32_t)hppa_gr(t, 30);
}

/* ---- traps --------------------------------------------------------------------------------------------------------- */

static bool trap(struct thread *t, const struct cpu_stop *why)
{
    uint64_t pc = cpu_pc(t->cpu);

    if (why->reason == CPU_GATEWAY) {
        if (!hppa_gateway(t, pc))
            kernel_jump_fault(t, pc);
        return true;
    }
    if (why->reason == CPU_FAULT && (space_page_flags(t->p->mm->space, why->addr) & MEM_GATEWAY)) {
        /* The gateway pages are in the kernel's space: not accessible as data. */
        kernel_fault_signal(t, SIGSEGV, SEGV_MAPERR, why->addr, why);
        return true;
    }
    if (why->reason == CPU_FAULT)
        return why->access == MEM_EXEC && why->fault == MEM_FAULT_PROT && hppa_run_trampoline(t, pc);
    return hppa_raise(t, why);
}

const struct abi linux_hppa = {
    .name = "Linux/hppa",
    .machine = "parisc",
    .platform = "PARISC",
    .system = &linux_system,
    .elf_machine = 15,
    .word = 4,
    .big_endian = true,
    .page_shift = 12,
    .task_size = 0xfff00000,
    .stack_grows_up = true,
    .siginfo_fault = "p",
    .clone_stack_is_base = true,
    .min_sigstack = 2048,
    .data_prot = PROT_READ | PROT_WRITE | PROT_EXEC,
    .exec_implies_read = true,
    LINUX_PARTS(hppa),
    LINUX_FUNCTIONS,
    .profil_calls = 0x4000, /* above all of Linux's numbers */
    .dialect = "hpux",
    .sig_to_guest = sig_to_guest,
    .sig_to_host = sig_to_host,
    .errno_to_guest = errno_to_guest,
    .sa_flags = sa_flags,
    .mmap_flags = mmap_flags,
    .advice = advice,
    .mmap_type_mask = 0x2b,
    .msync_either = 3,
    .trace = &linux_hppa_trace,
    .call_rewind = call_rewind,
    .stack_pointer = stack_pointer,
    .sample_pc = hppa_sample_pc,
    .lws = hppa_lws,
    .trap = trap,
};
