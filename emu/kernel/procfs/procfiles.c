/* Contents of the files of /proc. The figures are the emulated machine's: one processor, virtual time. */
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/core/seccomp.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/ipc/ipc.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/procfs/virtual.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/mem/mem.h"

#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The machine's reported memory: independent of the host's. */
#define MEMORY_KB (1024u * 1024u)

static uint64_t ticks_of(const struct kernel *k, uint64_t cycles)
{
    unsigned __int128 t = (unsigned __int128)cycles * k->options.hz / k->clock.cycles_per_sec;
    return (uint64_t)t;
}

static uint64_t ticks_at_start(const struct kernel *k)
{
    return UPTIME_AT_START_S * (uint64_t)k->options.hz;
}

static struct space_usage memory_of(const struct mm *mm)
{
    return mm ? space_usage(mm->space) : (struct space_usage){0};
}

/* ---- one process ----------------------------------------------------------------------------- */

/* Returns the rights that the program asked for. */
static unsigned rights(const struct mem_map *m)
{
    return m->prot & MEM_READ_IMPLIED ? m->prot & ~(unsigned)MEM_R : m->prot;
}

static void print_map(FILE *out, const struct mm *mm, const struct mem_map *m)
{
    int column = mm->abi->word == 8 ? 73 : 49;
    int n = fprintf(out, "%08" PRIx64 "-%08" PRIx64 " %c%c%c%c %08" PRIx64 " %02x:%02x %" PRIu64 " ", m->start, m->end,
                    rights(m) & MEM_R ? 'r' : '-', rights(m) & MEM_W ? 'w' : '-', rights(m) & MEM_X ? 'x' : '-',
                    m->kind & MAP_KIND_SHARED ? 's' : 'p', m->offset, (unsigned)(m->dev >> 8), (unsigned)(m->dev & 255), m->ino);
    if (m->name && m->name[0])
        fprintf(out, "%*s%s", n < column ? column - n : 1, "", m->name);
    fputc('\n', out);
}

void proc_maps(FILE *out, struct mm *mm)
{
    struct mem_map m;
    for (uint64_t va = 0; space_next_map(mm->space, va, &m); va = m.end)
        print_map(out, mm, &m);
}

/* One mapping's part of smaps, in kB. */
struct extent {
    uint64_t size, resident, private, locked;
};

static void measure(const struct mm *mm, const struct mem_map *m, struct extent *sum)
{
    uint64_t size = m->end - m->start, contents = space_contents(mm->space, m->start, m->end);
    bool locked = m->kind & MAP_KIND_LOCKED;
    sum->size += size / 1024;
    sum->resident += (locked ? size : contents) / 1024;
    sum->private += m->kind & MAP_KIND_SHARED ? 0 : (locked ? size : contents) / 1024;
    sum->locked += (locked ? size : 0) / 1024;
}

static void print_extent(FILE *out, const struct extent *e)
{
    const struct {
        const char *name;
        uint64_t kb;
    } lines[] = {
        {"Rss:", e->resident},
        {"Pss:", e->resident},
        {"Pss_Dirty:", e->private},
        {"Shared_Clean:", 0},
        {"Shared_Dirty:", e->resident - e->private},
        {"Private_Clean:", 0},
        {"Private_Dirty:", e->private},
        {"Referenced:", e->resident},
        {"Anonymous:", e->private},
        {"LazyFree:", 0},
        {"AnonHugePages:", 0},
        {"ShmemPmdMapped:", 0},
        {"FilePmdMapped:", 0},
        {"Shared_Hugetlb:", 0},
        {"Private_Hugetlb:", 0},
        {"Swap:", 0},
        {"SwapPss:", 0},
        {"Locked:", e->locked},
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fprintf(out, "%-16s%8" PRIu64 " kB\n", lines[i].name, lines[i].kb);
}

static void print_flags(FILE *out, const struct mem_map *m)
{
    static const struct {
        unsigned prot, kind;
        const char *name;
    } flags[] = {
        {MEM_R, 0, "rd"},
        {MEM_W, 0, "wr"},
        {MEM_X, 0, "ex"},
        {0, MAP_KIND_SHARED, "sh"},
        {0, MAP_KIND_GROWSUP | MAP_KIND_GROWSDOWN, "gd"},
        {0, MAP_KIND_LOCKED, "lo"},
        {0, MAP_KIND_DONTFORK, "dc"},
        {0, MAP_KIND_WIPEONFORK, "wf"},
    };
    fputs("VmFlags:", out);
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if ((rights(m) & flags[i].prot) || (m->kind & flags[i].kind))
            fprintf(out, " %s", flags[i].name);
    fputs(" mr mw me\n", out);
}

void proc_smaps(FILE *out, struct mm *mm)
{
    struct mem_map m;
    unsigned page = 1u << (mm->abi->page_shift - 10);
    for (uint64_t va = 0; space_next_map(mm->space, va, &m); va = m.end) {
        struct extent e = {0};
        print_map(out, mm, &m);
        measure(mm, &m, &e);
        fprintf(out, "Size:           %8" PRIu64 " kB\nKernelPageSize: %8u kB\nMMUPageSize:    %8u kB\n", e.size, page, page);
        print_extent(out, &e);
        fputs("THPeligible:           0\n", out);
        print_flags(out, &m);
    }
}

void proc_smaps_rollup(FILE *out, struct mm *mm)
{
    struct extent sum = {0};
    struct mem_map m;
    uint64_t start = 0, end = 0;
    for (; space_next_map(mm->space, end, &m); end = m.end) {
        start = end ? start : m.start;
        measure(mm, &m, &sum);
    }
    print_map(out, mm, &(struct mem_map){.start = start, .end = end, .name = "[rollup]"});
    print_extent(out, &sum);
}

/* t NULL: a process that has ended, or whose main thread has. */
static char state_letter(const struct process *p, const struct thread *t)
{
    if (!t)
        return p == p->k->init ? 'S' : 'Z';
    if (t->trace.stop)
        return 't';
    if (p->stopped)
        return 'T';
    return t->state == THREAD_BLOCKED ? 'S' : 'R';
}

/* Returns the number of threads; a main thread that has ended remains until its process is waited for. */
static unsigned threads_of(const struct process *p)
{
    return p->thread_count + (!p->thread_count || p->main_thread_exited);
}

/* Prints the addresses of the program: 0 in processes that the reader may not look into. */
static void print_addresses(FILE *out, const struct mm *mm, bool permitted)
{
    static const struct mm none;
    const struct mm *shown = mm && permitted ? mm : &none;
    fprintf(out, " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64, shown->start_data, shown->end_data,
            shown->brk_start, shown->arg_start, shown->arg_end, shown->env_start, shown->env_end);
}

/* Returns a signal set with the guest's signal numbers. */
static uint64_t guest_set(const struct process *p, ksigset set)
{
    uint64_t out = 0;
    for (int s = 1; s <= KSIG_MAX; s++)
        if (set & ksigbit(s))
            out |= ksigbit(sig_guest(p->abi, s));
    return out;
}

static ksigset with_handler(struct process *p, uint64_t value, bool any)
{
    ksigset set = 0;
    for (int s = 1; s <= KSIG_MAX && p->sighand; s++) {
        uint64_t h = sighand_action(p, s)->handler;
        if (any ? h > 1 : h == value)
            set |= ksigbit(s);
    }
    return set;
}

void proc_stat(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    const struct task of = {p, t};
    const struct mm *mm = task_mm(&of);
    const struct space_usage memory = memory_of(mm);
    const bool permitted = !k->current || task_access(k->current, &of, ACCESS_FILE_IDS);
    const int status = p->zombie ? p->exit_status : t ? 0 : p->leader_status;
    uint64_t utime = p->user_cycles, stime = p->system_cycles;
    if (t && t != p->threads)
        utime = t->user_cycles, stime = t->system_cycles;
    int nice = t ? t->nice : p->nice;
    const ksigset sets[] = {t ? t->pending.set : 0, t ? t->mask : 0, with_handler(p, 1, false), with_handler(p, 0, true)};
    fprintf(out, "%d (%s) %c %d %d %d %d %d %u ", t ? t->tid : p->pid, t ? t->comm : p->comm, state_letter(p, t),
            p->parent ? p->parent->pid : 0, p->pgid, p->sid, 0, -1, 0x400000u);
    fprintf(out, "%" PRIu64 " %" PRIu64 " 0 0 %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %d %d %u 0 %" PRIu64, process_usage(p).faults,
            p->children.faults, ticks_of(k, utime), ticks_of(k, stime), ticks_of(k, p->children.user), ticks_of(k, p->children.system),
            task_priority(&of) - REAL_TIME_PRIORITIES, nice, threads_of(p), ticks_at_start(k) + ticks_of(k, p->start_cycle));
    fprintf(out, " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " 0 0", memory.mapped,
            memory.resident >> p->abi->page_shift, p->rlimits[5].cur,
            !mm         ? 0
            : permitted ? mm->start_code
                        : 1,
            !mm         ? 0
            : permitted ? mm->end_code
                        : 1,
            mm && permitted ? mm->start_stack : 0);
    for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++)
        fprintf(out, " %" PRIu64, guest_set(p, sets[i]) & INT32_MAX);
    fprintf(out, " %d 0 0 %d 0 %d %d 0 0 0", permitted && threads_of(p) < 2 && state_letter(p, t) != 'R', sig_guest(p->abi, p->exit_signal),
            t ? t->sched_priority : 0, t ? t->sched_policy & ~SCHED_RESET_ON_FORK : 0);
    print_addresses(out, mm, permitted);
    fprintf(out, " %d\n", permitted ? status : 0);
}

/* Returns the size of the program's text: the pages from start_code to end_code. */
static uint64_t text_of(const struct mm *mm)
{
    const uint64_t page = (uint64_t)1 << mm->space->page_shift;
    return ((mm->end_code + page - 1) & ~(page - 1)) - (mm->start_code & ~(page - 1));
}

/* Returns how many bytes of code are mapped: executable, and neither writable nor a stack. */
static uint64_t code_of(const struct mm *mm)
{
    struct mem_map m;
    uint64_t bytes = 0;
    for (uint64_t va = 0; space_next_map(mm->space, va, &m); va = m.end)
        if ((m.prot & (MEM_X | MEM_W)) == MEM_X && !(m.kind & (MAP_KIND_GROWSUP | MAP_KIND_GROWSDOWN | MAP_KIND_GATEWAY)))
            bytes += m.end - m.start;
    return bytes;
}

void proc_statm(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    const struct mm *mm = task_mm(&(struct task){p, t});
    const struct space_usage memory = memory_of(mm);
    const unsigned shift = p->abi->page_shift;
    (void)k;
    fprintf(out, "%" PRIu64 " %" PRIu64 " 0 %" PRIu64 " 0 %" PRIu64 " 0\n", memory.mapped >> shift, memory.resident >> shift,
            mm ? text_of(mm) >> shift : 0, (memory.data + memory.stack) >> shift);
}

/* Returns the process number of t's tracer, or 0. */
static int tracer_of(const struct kernel *k, const struct thread *t)
{
    if (t && t->trace.tracer)
        return t->trace.tracer->p->pid;
    return t && t->trace.by_init ? k->init->pid : 0;
}

static void print_memory(FILE *out, const struct mm *mm)
{
    const struct space_usage memory = memory_of(mm);
    const uint64_t text = text_of(mm), code = code_of(mm);
    fprintf(out,
            "VmPeak:\t%8" PRIu64 " kB\nVmSize:\t%8" PRIu64 " kB\nVmLck:\t%8" PRIu64 " kB\nVmPin:\t       0 kB\nVmHWM:\t%8" PRIu64
            " kB\nVmRSS:\t%8" PRIu64 " kB\nVmData:\t%8" PRIu64 " kB\nVmStk:\t%8" PRIu64 " kB\nVmExe:\t%8" PRIu64 " kB\nVmLib:\t%8" PRIu64
            " kB\nVmSwap:\t       0 kB\n",
            memory.most_mapped >> 10, memory.mapped >> 10, mm_locked(mm) / 1024, memory.most_resident >> 10, memory.resident >> 10,
            memory.data >> 10, memory.stack >> 10, text >> 10, code > text ? (code - text) >> 10 : 0);
}

/* Writes a name as a part of a line. */
static void print_name(FILE *out, const char *name)
{
    for (; *name; name++)
        if (*name == '\n')
            fputs("\\n", out);
        else
            fprintf(out, *name == '\\' ? "\\%c" : "%c", *name);
}

void proc_status(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    const struct mm *mm = task_mm(&(struct task){p, t});
    const struct credentials *c = task_credentials(&(struct task){p, t});
    const struct fdtable *fds = t ? p->fds : NULL;
    char state = state_letter(p, t), umask[24] = "";
    if (t && p->fs)
        snprintf(umask, sizeof umask, "Umask:\t%04o\n", p->fs->umask);
    fputs("Name:\t", out);
    print_name(out, t ? t->comm : p->comm);
    fprintf(out,
            "\n%sState:\t%c "
            "(%s)\nTgid:\t%d\nNgid:\t0\nPid:\t%d\nPPid:\t%d\nTracerPid:\t%d\n",
            umask, state,
            state == 'R'   ? "running"
            : state == 'S' ? "sleeping"
            : state == 'T' ? "stopped"
            : state == 't' ? "tracing stop"
                           : "zombie",
            p->pid, t ? t->tid : p->pid, p->parent ? p->parent->pid : 0, tracer_of(k, t));
    fprintf(out, "Uid:\t%u\t%u\t%u\t%u\nGid:\t%u\t%u\t%u\t%u\nFDSize:\t%u\nGroups:\t", c->uid, c->euid, c->suid, c->fsuid, c->gid, c->egid,
            c->sgid, c->fsgid, fds ? fds->room : 0);
    for (unsigned i = 0; c->groups && i < c->groups->count; i++)
        fprintf(out, "%u ", c->groups->gids[i]);
    fputc('\n', out);
    if (mm)
        print_memory(out, mm);
    fprintf(out, "Threads:\t%u\nSigQ:\t0/%" PRIu64 "\n", threads_of(p), p->rlimits[11].cur);
    fprintf(out,
            "SigPnd:\t%016" PRIx64 "\nShdPnd:\t%016" PRIx64 "\nSigBlk:\t%016" PRIx64 "\nSigIgn:\t%016" PRIx64 "\nSigCgt:\t%016" PRIx64 "\n",
            // clang-format off
            guest_set(p, t ? t->pending.set : 0), guest_set(p, p->pending.set),
            // clang-format on
            guest_set(p, t ? t->mask : 0), guest_set(p, with_handler(p, 1, false)), guest_set(p, with_handler(p, 0, true)));
    fprintf(out,
            "CapInh:\t%016" PRIx64 "\nCapPrm:\t%016" PRIx64 "\nCapEff:\t%016" PRIx64 "\nCapBnd:\t%016" PRIx64 "\nCapAmb:\t%016" PRIx64 "\n",
            c->cap_inheritable, c->cap_permitted, c->cap_effective, c->cap_bounds, c->cap_ambient);
    fprintf(out, "NoNewPrivs:\t%d\nSeccomp:\t%d\nSeccomp_filters:\t%u\n", p->no_new_privs, t ? t->seccomp_mode : 0,
            t ? seccomp_count(t) : 0);
    fprintf(out,
            "Cpus_allowed:\t1\nCpus_allowed_list:\t0\nvoluntary_ctxt_switches:\t%" PRIu64 "\nnonvoluntary_ctxt_switches:\t%" PRIu64 "\n",
            p->switches_voluntary, p->switches_forced);
}

static void copy_memory(FILE *out, const struct mm *mm, uint64_t from, uint64_t to)
{
    char buf[256];
    while (from < to) {
        size_t n = to - from < sizeof buf ? to - from : sizeof buf;
        size_t got = mem_peek(mm->space, from, buf, n);
        fwrite(buf, 1, got, out);
        if (got < n)
            return;
        from += n;
    }
}

void proc_cmdline(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    const struct mm *mm = task_mm(&(struct task){p, t});
    (void)k;
    if (mm)
        copy_memory(out, mm, mm->arg_start, mm->arg_end);
}

void proc_environ(FILE *out, struct mm *mm)
{
    copy_memory(out, mm, mm->env_start, mm->env_end);
}

void proc_auxv(FILE *out, struct mm *mm)
{
    for (unsigned i = 0; i < mm->auxv_words; i++) {
        char buf[8];
        int64_t v = (int64_t)mm->auxv[i];
        fwrite(buf, 1, pack_struct(mm->abi, false, "L", &v, buf), out);
    }
}

void proc_personality(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)t;
    fprintf(out, "%08" PRIx64 "\n", p->personality_flags);
}

/* Nothing: what the kernel does for a thread is not the emulated machine's. */
void proc_stack(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)out, (void)k, (void)p, (void)t;
}

/* The call in which t waits, its arguments, its stack pointer and its pc. */
void proc_syscall(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    if (!t) {
        fputs("-1 0x0 0x0\n", out);
        return;
    }
    if (t != k->current && t->state != THREAD_BLOCKED) {
        fputs("running\n", out);
        return;
    }
    const bool in_call = t == k->current || t->call.active;
    fprintf(out, "%d", in_call ? (int)t->call.number : -1);
    for (unsigned i = 0; in_call && i < 6; i++)
        fprintf(out, " 0x%" PRIx64, t->call.raw[i]);
    fprintf(out, " 0x%" PRIx64 " 0x%" PRIx64 "\n", p->abi->stack_pointer(t), cpu_pc_slot(t->cpu));
}

void proc_timers(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)t;
    posix_timers_list(out, p);
}

void proc_comm(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k;
    fprintf(out, "%s\n", t ? t->comm : p->comm);
}

int store_comm(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    (void)k;
    char name[sizeof p->comm] = "";
    snprintf(name, sizeof name, "%.15s", text); /* a newline, too, as Linux */
    if (t)
        thread_set_name(t, name);
    else
        memcpy(p->comm, name, sizeof name);
    return 0;
}

/* Parses a decimal number from low to high that a newline may follow. False: it is not one. */
static bool parse_setting(const char *text, long low, long high, long *out)
{
    char *end;
    *out = strtol(text, &end, 10);
    return end != text && !end[strspn(end, "\n")] && *out >= low && *out <= high;
}

void proc_timer_slack(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p;
    fprintf(out, "%" PRIu64 "\n", t ? t->timer_slack : 0);
}

int store_timer_slack(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    long v;
    (void)k, (void)p;
    if (!parse_setting(text, 0, INT32_MAX, &v))
        return -EINVAL;
    if (t)
        t->timer_slack = v ? (uint64_t)v : t->default_timer_slack;
    return 0;
}

void proc_coredump_filter(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)t;
    fprintf(out, "%08x\n", p->coredump_filter);
}

int store_coredump_filter(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    char *end;
    unsigned long v = strtoul(text, &end, 0);
    (void)k, (void)t;
    if (end == text || end[strspn(end, "\n")] || v > UINT32_MAX)
        return -EINVAL;
    p->coredump_filter = v & 0x1ff;
    return 0;
}

void proc_oom_score_adj(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)t;
    fprintf(out, "%d\n", p->oom_score_adj);
}

int store_oom_score_adj(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    const bool privileged = k->current && process_can(k->current->p, CAP_SYS_RESOURCE);
    char *end;
    long v = strtol(text, &end, 0);
    (void)t;
    if (end == text || end[strspn(end, " \t\n")] || v < -1000 || v > 1000)
        return -EINVAL;
    if (v < p->oom_score_adj_min && !privileged)
        return -EACCES;
    for (struct process *q = k->processes; q; q = q->next) {
        if (q != p && (!p->mm || q->mm != p->mm || p->vfork_holds_parent || q->vfork_holds_parent))
            continue;
        q->oom_score_adj = (int)v;
        if (privileged)
            q->oom_score_adj_min = (int)v;
    }
    return 0;
}

void proc_mounts(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("/dev/sda1 / ext4 rw,relatime 0 0\nproc /proc proc rw,nosuid,nodev,noexec,relatime 0 0\n"
          "devtmpfs /dev devtmpfs rw,nosuid 0 0\ndevpts /dev/pts devpts "
          "rw,nosuid,noexec,relatime,gid=5,mode=620 0 0\n"
          "tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\nsysfs /sys sysfs "
          "rw,nosuid,nodev,noexec,relatime 0 0\n",
          out);
    mounts_list(out, p);
}

void proc_mountinfo(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("1 0 8:1 / / rw,relatime - ext4 /dev/sda1 rw\n2 1 0:5 / /proc "
          "rw,nosuid,nodev,noexec,relatime - proc proc rw\n"
          "3 1 0:6 / /dev rw,nosuid - devtmpfs devtmpfs rw\n",
          out);
    mounts_list_info(out, p);
}

void proc_limits(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    static const struct {
        const char *name, *unit;
        unsigned limit;
    } lines[] = {
        // clang-format off
        {"Max cpu time", "seconds", 0},     {"Max file size", "bytes", 1},
        {"Max data size", "bytes", 2},      {"Max stack size", "bytes", 3},
        {"Max core file size", "bytes", 4}, {"Max resident set", "bytes", 5},
        {"Max processes", "processes", 6},  {"Max open files", "files", 7},
        {"Max locked memory", "bytes", 8},  {"Max address space", "bytes", 9},
        {"Max file locks", "locks", 10},    {"Max pending signals", "signals", 11},
        {"Max msgqueue size", "bytes", 12}, {"Max nice priority", "", 13},
        {"Max realtime priority", "", 14},  {"Max realtime timeout", "us", 15},
        // clang-format on
    };
    (void)k, (void)t;
    fprintf(out, "%-25s %-20s %-20s %-10s\n", "Limit", "Soft Limit", "Hard Limit", "Units");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char value[2][24];
        uint64_t v[2] = {p->rlimits[lines[i].limit].cur, p->rlimits[lines[i].limit].max};
        for (int j = 0; j < 2; j++)
            v[j] == UINT64_MAX ? (void)strcpy(value[j], "unlimited") : (void)snprintf(value[j], sizeof value[j], "%" PRIu64, v[j]);
        fprintf(out, "%-25s %-20s %-20s %-10s\n", lines[i].name, value[0], value[1], lines[i].unit);
    }
}

/* Returns the number of the file's mount: those of proc_mountinfo(), or of a mount that only the kernel sees. */
static int mount_of(const struct file *f, const struct fs_stat *st)
{
    return st->dev == 5 ? 2 : st->dev == 6 ? 3 : f->path ? 1 : 4;
}

void proc_fdinfo(FILE *out, struct process *p, int fd)
{
    struct file *f = process_file(p, fd);
    struct fs_stat st = {0};
    if (!f)
        return;
    int64_t at = f->ops->lseek ? f->ops->lseek(f, 0, SEEK_CUR) : 0;
    uint64_t flags =
        flags_to_guest(p->abi->fs->open_flags, (f->flags & ~(unsigned)O_ACCMODE) | (p->fds->entries[fd].cloexec ? O_CLOEXEC : 0));
    if (f->ops->stat)
        f->ops->stat(f, &st);
    fprintf(out, "pos:\t%" PRId64 "\nflags:\t0%" PRIo64 "\nmnt_id:\t%d\nino:\t%" PRIu64 "\n", at > 0 ? at : 0,
            flags | (f->flags & O_ACCMODE), mount_of(f, &st), st.ino);
    if (f->ops->show)
        f->ops->show(f, out);
}

void proc_io(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("rchar: 0\nwchar: 0\nsyscr: 0\nsyscw: 0\nread_bytes: 0\nwrite_bytes: "
          "0\ncancelled_write_bytes: 0\n",
          out);
}

void proc_cgroup(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("0::/\n", out);
}

/* ---- the machine ----------------------------------------------------------------------------- */

static const struct abi *machine_abi(struct kernel *k)
{
    return k->current ? k->current->p->abi : k->first ? k->first->abi : NULL;
}

void proc_cpuinfo(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    const struct abi *abi = machine_abi(k);
    (void)p, (void)t;
    if (abi && abi->fs->cpuinfo)
        abi->fs->cpuinfo(out, k->options.mhz);
}

void proc_meminfo(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    uint64_t used = 0;
    (void)p, (void)t;
    for (struct process *q = k->processes; q; q = q->next)
        used += memory_of(q->mm).resident >> 10;
    uint64_t left = used < MEMORY_KB / 2 ? MEMORY_KB - used : MEMORY_KB / 2;
    fprintf(out,
            "MemTotal:       %8u kB\nMemFree:        %8" PRIu64 " kB\nMemAvailable:   %8" PRIu64 " kB\nBuffers:        %8d kB\n"
            "Cached:         %8d kB\nSwapCached:     %8d kB\nSwapTotal:      %8d kB\nSwapFree:     "
            "  %8d kB\n"
            "CommitLimit:    %8u kB\nCommitted_AS:   %8" PRIu64 " kB\n",
            MEMORY_KB, left, left, 0, 0, 0, 0, 0, MEMORY_KB / 2, used);
}

void proc_machine_stat(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    uint64_t user = 0, system = 0, idle = ticks_at_start(k) + ticks_of(k, k->totals.idle_cycles), now = ticks_at_start(k) + k->clock.ticks;
    (void)p, (void)t;
    for (struct process *q = k->processes; q; q = q->next)
        system += ticks_of(k, q->system_cycles);
    user = now > idle + system ? now - idle - system : 0;
    for (int i = 0; i < 2; i++)
        fprintf(out, "cpu%s %" PRIu64 " 0 %" PRIu64 " %" PRIu64 " 0 0 0 0 0 0\n", i ? "0" : " ", user, system, idle);
    fprintf(out, "intr %" PRIu64 "\nctxt %" PRIu64 "\nbtime %lld\nprocesses %" PRIu64 "\nprocs_running %u\nprocs_blocked 0\n",
            k->clock.ticks, k->totals.switches, (long long)k->options.epoch - (long long)UPTIME_AT_START_S, k->totals.processes,
            k->runqueue.count + 1);
}

void proc_uptime(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    uint64_t up = kernel_monotonic_ns(k) / 10000000,
             idle = UPTIME_AT_START_S * 100 + clock_cycles_to_ns(&k->clock, k->totals.idle_cycles) / 10000000;
    (void)p, (void)t;
    fprintf(out, "%" PRIu64 ".%02" PRIu64 " %" PRIu64 ".%02" PRIu64 "\n", up / 100, up % 100, idle / 100, idle % 100);
}

void proc_loadavg(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    unsigned threads = 0;
    (void)p, (void)t;
    for (struct process *q = k->processes; q; q = q->next)
        threads += q->thread_count;
    fprintf(out, "0.00 0.00 0.00 1/%u %d\n", threads, k->last_pid);
}

void proc_version(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("Linux version " KERNEL_RELEASE " (precis) " KERNEL_VERSION "\n", out);
}

void proc_filesystems(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("nodev\tsysfs\nnodev\ttmpfs\nnodev\tproc\nnodev\tdevtmpfs\nnodev\tdevpts\n\text4\n", out);
}

void proc_devices(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("Character devices:\n  1 mem\n  5 /dev/tty\n  5 /dev/ptmx\n136 pts\n\nBlock devices:\n  "
          "8 sd\n",
          out);
}

void proc_partitions(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("major minor  #blocks  name\n\n", out);
}

void proc_osrelease(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs(KERNEL_RELEASE "\n", out);
}

void proc_ostype(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs("Linux\n", out);
}

void proc_os_version(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fputs(KERNEL_VERSION "\n", out);
}

void proc_hostname(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    fprintf(out, "%s\n", k->hostname);
}

void proc_domainname(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    fprintf(out, "%s\n", k->domainname);
}

/* Stores a name of uname(2): the first line of the text, shortened. */
static int store_name(char name[65], const char *text)
{
    const size_t len = strcspn(text, "\n");

    memset(name, 0, 65);
    memcpy(name, text, len < 64 ? len : 64);
    return 0;
}

int store_hostname(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    (void)p, (void)t;
    return store_name(k->hostname, text);
}

int store_domainname(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    (void)p, (void)t;
    return store_name(k->domainname, text);
}

void proc_lease_break_time(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    fprintf(out, "%u\n", k->fs->lease_seconds);
}

int store_lease_break_time(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    long v;
    (void)p, (void)t;
    if (!parse_setting(text, 0, INT32_MAX, &v))
        return -EINVAL;
    k->fs->lease_seconds = (unsigned)v;
    return 0;
}

void proc_suid_dumpable(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    fprintf(out, "%u\n", k->suid_dumpable);
}

int store_suid_dumpable(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    long v;
    (void)p, (void)t;
    if (!parse_setting(text, DUMPABLE_NOT, DUMPABLE_BY_ROOT, &v))
        return -EINVAL;
    k->suid_dumpable = (unsigned)v;
    return 0;
}

void proc_nr_open(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    fprintf(out, "%u\n", k->fs->nr_open);
}

int store_nr_open(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    long v;
    (void)p, (void)t;
    if (!parse_setting(text, 64, INT32_MAX & ~63, &v))
        return -EINVAL;
    k->fs->nr_open = (unsigned)v;
    return 0;
}

void proc_uuid(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    uint64_t a = kernel_random(k), b = kernel_random(k);
    fprintf(out, "%08x-%04x-4%03x-%04x-%012" PRIx64 "\n", (unsigned)(a >> 32), (unsigned)(a >> 16) & 0xffff, (unsigned)a & 0xfff,
            ((unsigned)(b >> 48) & 0x3fff) | 0x8000, b & 0xffffffffffffu);
}

/* The settings of the three kinds of System V objects: what they print and store. */
#define NEXT_ID(name, kind)                                                                   \
    void proc_##name(FILE *out, struct kernel *k, struct process *p, struct thread *t)        \
    {                                                                                         \
        (void)p, (void)t;                                                                     \
        fprintf(out, "%d\n", ipc_next_id(k, kind));                                           \
    }                                                                                         \
    int store_##name(struct kernel *k, struct process *p, struct thread *t, const char *text) \
    {                                                                                         \
        long v;                                                                               \
        (void)p, (void)t;                                                                     \
        if (!parse_setting(text, 0, INT32_MAX, &v))                                           \
            return -EINVAL;                                                                   \
        ipc_set_next_id(k, kind, (int)v);                                                     \
        return 0;                                                                             \
    }
NEXT_ID(msg_next_id, 'm')
NEXT_ID(sem_next_id, 'e')
NEXT_ID(shm_next_id, 's')

void proc_sysvipc_msg(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    queues_list(out, k);
}

void proc_sysvipc_sem(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    semaphores_list(out, k);
}

void proc_sysvipc_shm(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)p, (void)t;
    segments_list(out, k);
}
