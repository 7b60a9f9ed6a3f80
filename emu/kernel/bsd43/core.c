/*
 * The u area as a core file and ptrace(2) show it, and core files (sys/h/user.h, sys/vax/pcb.h, sys/vax/reg.h, core() of
 * sys/sys/kern_sig.c).
 *
 * A core file is the u area, the data and the stack. Registers are where the kernel saves them at an entry: below the end of the u area.
 * What describes the kernel's own state is 0.
 */
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/vax.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/open.h"
#include "emu/mem/mem.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

/* Offsets of the members of struct user. */
enum {
    PCB_KSP = 0,
    PCB_ESP = 4,
    PCB_SSP = 8,
    PCB_USP = 12,
    PCB_R0 = 16,
    PCB_PC = 72,
    PCB_PSL = 76,
    PCB_P0LR = 84,
    PCB_P1LR = 92,
    U_AR0 = 132,
    U_COMM = 136,
    U_ARG = 156,
    U_UID = 258,
    U_RUID = 260,
    U_GID = 262,
    U_RGID = 264,
    U_GROUPS = 266,
    U_TSIZE = 300,
    U_DSIZE = 304,
    U_SSIZE = 308,
    U_SIGNAL = 1020,
    U_SIGMASK = 1148,
    U_CODE = 1288,
    U_ONSTACK = 1292,
    U_SIGSP = 1296,
    U_CMASK = 1638,
};
/* Clicks are the machine's pages; sizes are whole clusters of two. */
enum { CLICK = 512, CLUSTER = 1024, UPAGES = BSD43_USER_BYTES / CLICK, P1_PAGES = 0x200000 };

/* In bytes. */
struct segments {
    uint32_t text, data, stack;
    uint32_t data_start;
};

static uint32_t to_cluster(uint64_t bytes)
{
    return (uint32_t)((bytes + CLUSTER - 1) / CLUSTER * CLUSTER);
}

/* Returns how much of the stack is in use: down to the stack pointer, or all of it if that is elsewhere. */
static uint64_t stack_in_use(const struct thread *t)
{
    struct mem_map stack;
    const uint64_t sp = bsd43_vax_get(t, BSD43_SP);

    if (!space_next_map(t->p->mm->space, BSD43_STACK_PAGE - 1, &stack) || stack.start >= BSD43_STACK_TOP)
        return 0;
    return BSD43_STACK_TOP - (sp >= stack.start && sp < BSD43_STACK_TOP ? sp : stack.start);
}

/* The kernel makes the stack 2048 bytes greater than is needed (SSIZE, SINCR of sys/vax/machparam.h). */
static struct segments segments_of(const struct thread *t)
{
    enum { INCREMENT = 2048 };
    const struct mm *mm = t->p->mm;
    const uint64_t start = mm->start_data, end = mm->brk > mm->brk_start ? mm->brk : mm->end_bss;

    return (struct segments){
        .text = to_cluster(mm->end_code),
        .data = to_cluster(end - start),
        .stack = to_cluster(stack_in_use(t)) + INCREMENT,
        .data_start = (uint32_t)start,
    };
}

static void put(uint8_t *u, unsigned at, unsigned bytes, uint64_t value)
{
    for (unsigned i = 0; i < bytes; i++)
        u[at + i] = (uint8_t)(value >> 8 * i);
}

/* The kernel's stack pointer is somewhere below the saved registers: adb takes a file for a core by it. */
static void put_registers(const struct thread *t, uint8_t *u)
{
    enum { KERNEL_SP = 0x7fffff6c };

    for (unsigned n = 0; n < BSD43_SP; n++) {
        put(u, PCB_R0 + 4 * n, 4, bsd43_vax_get(t, n));
        put(u, bsd43_saved_register(n), 4, bsd43_vax_get(t, n));
    }
    put(u, PCB_KSP, 4, KERNEL_SP);
    put(u, PCB_ESP, 4, UINT32_MAX);
    put(u, PCB_SSP, 4, UINT32_MAX);
    put(u, PCB_USP, 4, bsd43_vax_get(t, BSD43_SP));
    put(u, PCB_PC, 4, cpu_pc(t->cpu));
    put(u, PCB_PSL, 4, bsd43_vax_psl(t));
    put(u, bsd43_saved_register(BSD43_SP), 4, bsd43_vax_get(t, BSD43_SP));
    put(u, BSD43_SAVED_PC, 4, cpu_pc(t->cpu));
    put(u, BSD43_SAVED_PSL, 4, bsd43_vax_psl(t));
}

static void put_memory(const struct segments *s, uint8_t *u)
{
    enum { NO_AST = 0x04000000 };

    put(u, PCB_P0LR, 4, NO_AST | (s->text + s->data) / CLICK);
    put(u, PCB_P1LR, 4, P1_PAGES - UPAGES - s->stack / CLICK);
    put(u, U_TSIZE, 4, s->text / CLICK);
    put(u, U_DSIZE, 4, s->data / CLICK);
    put(u, U_SSIZE, 4, s->stack / CLICK);
}

static void put_credentials(const struct process *p, uint8_t *u)
{
    enum { NGROUPS = 16, NO_GROUP = 0xffff };

    put(u, U_UID, 2, p->euid);
    put(u, U_RUID, 2, p->uid);
    put(u, U_GID, 2, p->egid);
    put(u, U_RGID, 2, p->gid);
    for (unsigned i = 0; i < NGROUPS; i++)
        put(u, U_GROUPS + 2 * i, 2, p->groups && i < p->groups->count ? p->groups->gids[i] : NO_GROUP);
    put(u, U_CMASK, 2, p->fs->umask);
}

static void put_signals(const struct thread *t, int sig, uint8_t *u)
{
    enum { NSIG_BSD = 32 };

    for (int n = 1; n < NSIG_BSD; n++) {
        const int host = sig_host(t->p->abi, n);
        const struct ksigaction *action = host > 0 ? sighand_action(t->p, host) : NULL;

        put(u, U_SIGNAL + 4 * (unsigned)n, 4, action ? action->handler : 0);
        put(u, U_SIGMASK + 4 * (unsigned)n, 4, action ? bsd43_sigset_pack(action->mask) : 0);
    }
    put(u, U_ARG, 4, (unsigned)sig_guest(t->p->abi, sig));
    put(u, U_CODE, 4, t->p->fatal.layout == KSI_FAULT ? (uint32_t)t->p->fatal.code : 0);
    put(u, U_ONSTACK, 4, t->abi_state[BSD43_ON_STACK]);
    put(u, U_SIGSP, 4, t->abi_state[BSD43_SIGNAL_SP]);
}

void bsd43_user_area_public(const struct thread *t, uint8_t *u)
{
    const struct segments s = segments_of(t);

    memset(u, 0, BSD43_USER_BYTES);
    put_memory(&s, u);
    put_credentials(t->p, u);
    memcpy(u + U_COMM, t->p->comm, sizeof t->p->comm);
}

void bsd43_user_area(const struct thread *t, int sig, uint8_t *u)
{
    bsd43_user_area_public(t, u);
    put_registers(t, u);
    put_signals(t, sig, u);
    put(u, U_AR0, 4, BSD43_MEMORY_END);
}

/* ---- core files ---------------------------------------------------------------------------------------------------------- */

static bool write_all(struct file *f, const void *bytes, size_t len, int64_t offset)
{
    return f->ops->write(f, bytes, len, offset) == (int64_t)len;
}

/* Writes a segment; what is not mapped is 0. */
static bool write_segment(struct file *f, const struct mm *mm, uint64_t va, uint64_t len, int64_t offset)
{
    uint8_t bytes[CLUSTER];

    for (uint64_t done = 0; done < len; done += sizeof bytes) {
        memset(bytes, 0, sizeof bytes);
        mm_peek(mm, va + done, bytes, sizeof bytes);
        if (!write_all(f, bytes, sizeof bytes, offset + (int64_t)done))
            return false;
    }
    return true;
}

/* Returns whether the file may become the core: a regular one with one name. */
static bool is_suitable(struct file *f)
{
    struct fs_stat st = {0};

    return f->ops->stat && f->ops->truncate && f->ops->write && !f->ops->stat(f, &st) && S_ISREG(st.mode) && st.nlink == 1;
}

bool bsd43_vax_dump_core(struct thread *t, int sig)
{
    enum { MODE = 0644 };
    static const ksigset dumping = ksigbit(SIGQUIT) | ksigbit(SIGILL) | ksigbit(SIGTRAP) | ksigbit(SIGABRT) | ksigbit(SIGSTKFLT) |
                                   ksigbit(SIGFPE) | ksigbit(SIGBUS) | ksigbit(SIGSEGV) | ksigbit(SIGSYS);
    struct process *p = t->p;
    const struct segments s = segments_of(t);
    const uint64_t size = BSD43_USER_BYTES + (uint64_t)s.data + s.stack;
    uint8_t u[BSD43_USER_BYTES];
    struct file *f = NULL;

    if (!(dumping & ksigbit(sig)) || p->uid != p->euid || p->gid != p->egid || !process_may_dump(p) ||
        size >= p->rlimits[RLIMIT_CORE].cur || size > p->rlimits[RLIMIT_FSIZE].cur)
        return false;
    if (fs_open_kernel(t, "core", O_WRONLY | O_CREAT | O_NONBLOCK, MODE, &f))
        return false;
    bsd43_user_area(t, sig, u);
    const bool done = is_suitable(f) && !f->ops->truncate(f, 0) && write_all(f, u, sizeof u, 0) &&
                      write_segment(f, p->mm, s.data_start, s.data, sizeof u) &&
                      write_segment(f, p->mm, BSD43_STACK_TOP - s.stack, s.stack, (int64_t)sizeof u + s.data);

    file_unref(f);
    return done;
}
