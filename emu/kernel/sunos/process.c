/* SunOS's calls for processes, memory and the system (uts/common/syscall, uts/common/os/grow.c). */
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/limits.h"
#include "emu/kernel/process/wait.h"
#include "emu/kernel/sunos/sunos.h"

/* ---- processes ---------------------------------------------------------------------------------------------------------- */

static void second_result(struct thread *t, uint64_t value)
{
    t->p->abi->call_second_result(t, value);
}

/* syscall(): the arguments follow the number. */
int64_t sys_sunos_indirect(struct thread *t, unsigned number)
{
    enum { ARGUMENTS = sizeof t->call.raw / sizeof *t->call.raw };

    memmove(t->call.raw, t->call.raw + 1, (ARGUMENTS - 1) * sizeof *t->call.raw);
    return number ? syscall_continue_with(t, number) : -ENOSYS;
}

int64_t sys_sunos_fork(struct thread *t)
{
    sunos_machine_of(t->p->abi)->prepare_clone(t);
    return sys_fork(t);
}

int64_t sys_sunos_vfork(struct thread *t)
{
    sunos_machine_of(t->p->abi)->prepare_clone(t);
    return sys_vfork(t);
}

/* exec() passes its own environment on. */
int64_t sys_sunos_exec(struct thread *t, uint64_t path, uint64_t argv)
{
    return sys_execveat(t, -100, path, argv, 0, 0);
}

int64_t sys_sunos_wait(struct thread *t)
{
    struct ksiginfo info;
    const int64_t n = wait_for_child(t, P_ALL, 0, WEXITED, 0, &info);

    if (n != 1)
        return n;
    second_result(t, info.code == CLD_EXITED ? (uint64_t)(info.status & 0xff) << 8
                                             : (uint64_t)sig_guest(t->p->abi, info.status) | (info.code == CLD_DUMPED ? 0x80 : 0));
    return info.pid;
}

int64_t sys_sunos_getpid(struct thread *t)
{
    second_result(t, (uint64_t)sys_getppid(t));
    return sys_getpid(t);
}

int64_t sys_sunos_getuid(struct thread *t)
{
    second_result(t, t->p->euid);
    return t->p->uid;
}

int64_t sys_sunos_getgid(struct thread *t)
{
    second_result(t, t->p->egid);
    return t->p->gid;
}

int64_t sys_sunos_seteuid(struct thread *t, unsigned id)
{
    return id == UINT32_MAX ? -EINVAL : sys_setresuid(t, UINT32_MAX, id, UINT32_MAX);
}

int64_t sys_sunos_setegid(struct thread *t, unsigned id)
{
    return id == UINT32_MAX ? -EINVAL : sys_setresgid(t, UINT32_MAX, id, UINT32_MAX);
}

int64_t sys_sunos_issetugid(struct thread *t)
{
    return t->p->euid != t->p->uid || t->p->egid != t->p->gid;
}

int64_t sys_sunos_pgrpsys(struct thread *t, int command, int pid, int pgid)
{
    enum { GETPGRP, SETPGRP, GETSID, SETSID, GETPGID, SETPGID };

    switch (command) {
    case GETPGRP: return t->p->pgid;
    case SETPGRP: /* no error if the process leads a group */ (void)sys_setsid(t); return t->p->pgid;
    case GETSID: return sys_getsid(t, pid);
    case SETSID: return sys_setsid(t);
    case GETPGID: return sys_getpgid(t, pid);
    case SETPGID: return sys_setpgid(t, pid, pgid);
    default: return -EINVAL;
    }
}

/* ---- memory ----------------------------------------------------------------------------------------------------------------- */

/* The heap begins where the data ends, within the last page of the data. */
int64_t sys_sunos_brk(struct thread *t, uint64_t end)
{
    const uint64_t page = (uint64_t)1 << t->p->abi->page_shift, first = t->p->mm->brk_start;

    if (end < first && first - end < page)
        end = first;
    return (uint64_t)sys_brk(t, end) == end ? 0 : -ENOMEM;
}

enum { FIXED = 0x10, RENAME = 0x20, ANON = 0x100, ALIGN = 0x200, TEXT = 0x400, INITDATA = 0x800, LOW32 = 0x80 };
#define NEW 0x80000000u /* callers that know what an address without MAP_FIXED means */

/* MAP_ALIGN: the address is an alignment. Returns the address to map at; 0 with *error if there is none. */
static uint64_t aligned_place(struct thread *t, uint64_t align, uint64_t len, int *error)
{
    const uint64_t page = (uint64_t)1 << t->p->abi->page_shift;

    align = align ? align : page;
    *error = align < page || (align & (align - 1)) ? -EINVAL : 0;
    if (*error)
        return 0;
    const uint64_t at = mm_find_free_range(t, 0, len + align);

    if (!at)
        *error = -ENOMEM;
    return (at + align - 1) & ~(align - 1);
}

int64_t sys_sunos_mmap(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned flags, int fd, uint64_t offset)
{
    const unsigned known = MAP_SHARED | MAP_PRIVATE | FIXED | 0x40 | LOW32 | ANON | ALIGN | TEXT | INITDATA | NEW;
    int error = 0;

    if ((flags & ~known) || (prot & ~7u) || ((flags & TEXT) && (!(prot & PROT_EXEC) || (flags & INITDATA))) || !len)
        return -EINVAL;
    if (!(flags & NEW))
        flags |= FIXED;
    if ((flags & ANON) && (fd != -1 || offset))
        return -EINVAL;
    if ((flags & ALIGN) && (flags & FIXED))
        return -EINVAL;
    if (flags & ALIGN)
        addr = aligned_place(t, addr, len, &error);
    return error ? error : sys_mmap(t, addr, len, prot, flags & (MAP_SHARED | MAP_PRIVATE | FIXED | 0x40 | ANON), fd, offset);
}

int64_t sys_sunos_mmap64(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned flags, int fd, int64_t offset)
{
    return sys_sunos_mmap(t, addr, len, prot, flags, fd, (uint64_t)offset);
}

int64_t sys_sunos_memcntl(struct thread *t, uint64_t addr, uint64_t len, int command, uint64_t arg, int attributes, int mask)
{
    enum { SYNC = 1, LOCK, UNLOCK, ADVISE, LOCKAS, UNLOCKAS, HAT_ADVISE };
    enum { DONTNEED = 4, FREE = 5, LAST_ADVICE = 8 };

    if (mask)
        return -EINVAL;
    switch (command) {
    case SYNC: return sys_msync(t, addr, len, (unsigned)arg);
    case LOCK: return sys_mlock(t, addr, len);
    case UNLOCK: return sys_munlock(t, addr, len);
    case ADVISE: return arg > LAST_ADVICE ? -EINVAL : arg == FREE ? sys_madvise(t, addr, len, MADV_DONTNEED) : 0;
    case LOCKAS: return sys_mlockall(t, (unsigned)arg);
    case UNLOCKAS: return sys_munlockall(t);
    case HAT_ADVISE: return 0;
    default: return -EINVAL;
    }
}

/* ---- limits and configuration ------------------------------------------------------------------------------------------- */

/* The host's number of each RLIMIT_. */
static const uint8_t limits[] = {RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_NOFILE, RLIMIT_AS};
static const uint64_t INFINITY_32 = 0x7fffffff, INFINITY_64 = (uint64_t)-3;

static uint64_t limit_out(uint64_t value, uint64_t infinity)
{
    return value > infinity ? infinity : value;
}

static uint64_t limit_in(int64_t value, uint64_t infinity)
{
    return (uint64_t)value >= infinity ? UINT64_MAX : (uint64_t)value;
}

static uint64_t infinity_of(const struct thread *t)
{
    return t->p->abi->word == 4 ? INFINITY_32 : INFINITY_64;
}

static int64_t get_limit(struct thread *t, unsigned which, uint64_t at, const char *format, uint64_t infinity)
{
    if (which >= sizeof limits)
        return -EINVAL;
    const struct process *p = t->p;

    return PUT(t, at, format, (int64_t)limit_out(p->rlimits[limits[which]].cur, infinity),
               (int64_t)limit_out(p->rlimits[limits[which]].max, infinity));
}

static int64_t set_limit(struct thread *t, unsigned which, uint64_t at, const char *format, uint64_t infinity)
{
    int64_t v[2];

    if (which >= sizeof limits)
        return -EINVAL;
    if (get_struct(t, at, format, v))
        return -EFAULT;
    return limit_set(t, t->p, limits[which], limit_in(v[0], infinity), limit_in(v[1], infinity));
}

int64_t sys_sunos_getrlimit(struct thread *t, unsigned which, uint64_t at)
{
    return get_limit(t, which, at, "LL", infinity_of(t));
}

int64_t sys_sunos_setrlimit(struct thread *t, unsigned which, uint64_t at)
{
    return set_limit(t, which, at, "LL", infinity_of(t));
}

int64_t sys_sunos_getrlimit64(struct thread *t, unsigned which, uint64_t at)
{
    return get_limit(t, which, at, "QQ", INFINITY_64);
}

int64_t sys_sunos_setrlimit64(struct thread *t, unsigned which, uint64_t at)
{
    return set_limit(t, which, at, "QQ", INFINITY_64);
}

/* _CONFIG_ numbers of uts/common/sys/sysconfig.h, with the kernel's limits. */
int64_t sys_sunos_sysconfig(struct thread *t, int name)
{
    enum { OPEN_FILES = 4, PAGESIZE = 6, CLK_TCK = 7, PROF_TCK = 10 };
    static const struct number_pair limits[] = {
        {16, 2},         {1024, 3},     {199506, 5},   {3, 8},          {1, 11},         {1, 12},  {4096, 13}, {0, 15},
        {INT32_MAX, 16}, {32, 18},      {8, 19},       {INT32_MAX, 20}, {INT32_MAX, 21}, {32, 22}, {41, 23},   {48, 24},
        {32, 25},        {1 << 16, 26}, {1 << 15, 27}, {30000, 42},     {7, 43},         {1, 44},  {20, 46},
    };
    const uint64_t files = t->p->rlimits[RLIMIT_NOFILE].cur;

    switch (name) {
    case OPEN_FILES: return (int64_t)(files > INT32_MAX ? INT32_MAX : files);
    case PAGESIZE: return (int64_t)1 << t->p->abi->page_shift;
    case CLK_TCK:
    case PROF_TCK: return t->k->options.hz;
    default: break;
    }
    for (unsigned i = 0; i < sizeof limits / sizeof *limits; i++)
        if (limits[i].guest == name)
            return limits[i].host;
    return -EINVAL;
}

/* Fields of a struct utsname have 257 bytes. */
int64_t sys_sunos_uname(struct thread *t, uint64_t at)
{
    enum { FIELD = 257, FIELDS = 5 };
    const char *const names[FIELDS] = {"SunOS", t->k->hostname, SUNOS_RELEASE, SUNOS_VERSION, t->p->abi->machine};
    char out[FIELDS * FIELD] = {0};

    for (unsigned i = 0; i < FIELDS; i++)
        memcpy(out + i * FIELD, names[i], strnlen(names[i], FIELD - 1));
    return copy_out(t, at, out, sizeof out);
}

static const char *system_text(const struct thread *t, int name)
{
    const struct sunos_machine *m = sunos_machine_of(t->p->abi);
    const bool wide = t->p->abi->word == 8;

    switch (name) {
    case 1: return "SunOS";
    case 2: return t->k->hostname;
    case 3: return SUNOS_RELEASE;
    case 4: return SUNOS_VERSION;
    case 5: return t->p->abi->machine;
    case 6: return m->architecture;
    case 7: return "0";
    case 8: return t->p->abi->big_endian ? "Sun_Microsystems" : "i86pc";
    case 9: return t->k->domainname;
    case 513: return t->p->abi->platform;
    case 514: return wide ? m->isa_list_64 : m->isa_list;
    case 516: return m->architecture;
    case 517:
    case 518: return m->architecture_64;
    case 519: return wide ? m->architecture_64 : m->architecture;
    default: return NULL;
    }
}

/* Returns the size of the text with its NUL; the buffer gets as much as it has room for. */
int64_t sys_sunos_systeminfo(struct thread *t, int name, uint64_t at, uint64_t size)
{
    const char *text = system_text(t, name);

    if (!text)
        return -EINVAL;
    const size_t bytes = strlen(text) + 1;
    char out[257];

    if (!size)
        return (int64_t)bytes;
    const size_t n = bytes < size ? bytes : size;

    memcpy(out, text, n);
    out[n - 1] = 0;
    return copy_out(t, at, out, n) ? -EFAULT : (int64_t)bytes;
}

/* CLOCK_VIRTUAL 1, CLOCK_THREAD_CPUTIME_ID 2, CLOCK_REALTIME 3, CLOCK_HIGHRES 4, CLOCK_PROCESS_CPUTIME_ID 5. */
int64_t sys_sunos_clock_gettime(struct thread *t, int clock, uint64_t at)
{
    static const int clocks[] = {[0] = CLOCK_REALTIME, [1] = CLOCK_PROCESS_CPUTIME_ID, [2] = CLOCK_THREAD_CPUTIME_ID,
                                 [3] = CLOCK_REALTIME, [4] = CLOCK_MONOTONIC,          [5] = CLOCK_PROCESS_CPUTIME_ID};

    if (clock < 0 || clock >= (int)(sizeof clocks / sizeof *clocks))
        return -EINVAL;
    return sys_clock_gettime(t, clocks[clock], at);
}
