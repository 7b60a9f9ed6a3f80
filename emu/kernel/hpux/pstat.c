/*
 * pstat(2): what the system is, what it does, its processor, its processes.
 *
 * Sources: HP's <sys/pstat.h> of HP-UX 11.23 with the headers in sys/pstat/ for numbers and layouts; pstat(2) for the rest. A caller passes
 * the size of the structure that it knows, and gets as many bytes. What this machine does not have, such as swap space, is 0.
 */
#include <string.h>

#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/kernel/process/rusage.h"
#include "emu/mem/mem.h"

enum { PSTAT_PROC = 1, PSTAT_STATIC = 2, PSTAT_DYNAMIC = 3, PSTAT_PROCESSOR = 10, PSTAT_GETCOMMANDLINE = 34 };
enum { CPU_STATES = 15, PROCESSORS = 32, PAGE_SIZES = 16, PAGE_SIZES_FIRST = 32, COMMAND = 64, SHORT_COMMAND = 15, FILE_ID = 64 };
enum { STATE_USER, STATE_NICE, STATE_SYSTEM, STATE_IDLE };
enum { PROCESSES = 1024, MEMORY_BYTES = 1 << 30 }; /* as sysconf() and sysinfo(2) report */
enum { MOST_BYTES = 8192, COMMAND_LINE = 1020 };
static const unsigned WIDE = 0x80000000; /* in the number of a function: numbers have 64 bits, else 32 */

/* A structure under construction, in the guest's byte order. */
struct image {
    const struct thread *t;
    bool wide;
    size_t at;
    uint8_t bytes[MOST_BYTES];
};

static void add_bytes(struct image *i, const void *from, size_t n)
{
    memcpy(i->bytes + i->at, from, n);
    i->at += n;
}

/* Appends big-endian bytes at their alignment. */
static void add_number(struct image *i, uint64_t v, size_t size)
{
    i->at = (i->at + size - 1) & ~(size - 1);
    for (size_t n = size; n; n--)
        i->bytes[i->at++] = (uint8_t)(v >> (8 * (n - 1)));
}

static void add(struct image *i, uint64_t v)
{
    add_number(i, v, i->wide ? 8 : 4);
}

static void add_zeros(struct image *i, unsigned n)
{
    while (n--)
        add(i, 0);
}

static void add_double_zeros(struct image *i, unsigned n)
{
    while (n--)
        add_number(i, 0, 8);
}

/* struct pstcycles: the high half, the low half. */
static void add_cycles(struct image *i, uint64_t cycles)
{
    add(i, cycles >> 32);
    add(i, cycles & UINT32_MAX);
}

/* Bytes of the structure with its padding. */
static size_t finish(struct image *i)
{
    i->at = (i->at + 7) & ~(size_t)7;
    return i->at;
}

/* ---- the machine ------------------------------------------------------------------------------------------------- */

static uint64_t page_bytes(const struct image *i)
{
    return (uint64_t)1 << i->t->p->abi->page_shift;
}

static uint64_t ticks_of(const struct kernel *k, uint64_t cycles)
{
    return (uint64_t)((unsigned __int128)cycles * (unsigned)k->options.hz / k->clock.cycles_per_sec);
}

static uint64_t resident_pages(const struct image *i, const struct process *p)
{
    return process_resident(p) / page_bytes(i);
}

struct totals {
    uint64_t processes, threads, pages, sleeping, system_cycles;
};

static struct totals totals_of(const struct image *i)
{
    struct totals u = {0};

    for (const struct process *p = i->t->k->processes; p; p = p->next) {
        u.processes += p != i->t->k->init;
        u.threads += p->thread_count;
        u.pages += resident_pages(i, p);
        u.system_cycles += p->system_cycles;
        u.sleeping += p->threads && p->threads->state == THREAD_BLOCKED;
    }
    return u;
}

/* Processor time of each state, in ticks. */
static void add_processor_times(struct image *i)
{
    const struct kernel *k = i->t->k;
    const struct totals u = totals_of(i);
    const uint64_t idle = ticks_of(k, k->totals.idle_cycles), system = ticks_of(k, u.system_cycles), now = k->clock.ticks;

    for (unsigned state = 0; state < CPU_STATES; state++)
        add(i, state == STATE_USER     ? (now > idle + system ? now - idle - system : 0)
               : state == STATE_SYSTEM ? system
               : state == STATE_IDLE   ? idle
                                       : 0);
}

static size_t size_of(struct image *i, void (*fill)(struct image *i))
{
    const size_t at = i->at;

    i->at = 0;
    fill(i);
    const size_t size = finish(i);

    memset(i->bytes, 0, size);
    i->at = at;
    return size;
}

static void fill_dynamic(struct image *i)
{
    const struct kernel *k = i->t->k;
    const struct totals u = totals_of(i);
    const uint64_t total = MEMORY_BYTES / page_bytes(i);

    add(i, 1); /* psd_proc_cnt */
    add(i, 1);
    add(i, (unsigned)k->last_pid);
    add(i, k->runqueue.count + 1); /* psd_rq */
    add_zeros(i, 2);
    add(i, u.sleeping); /* psd_sl */
    add(i, 0);
    for (unsigned n = 0; n < 4; n++)
        add(i, u.pages); /* psd_vm, psd_avm, psd_rm, psd_arm */
    add_zeros(i, 4);
    add(i, u.pages < total ? total - u.pages : 0); /* psd_free */
    add_double_zeros(i, 3);
    add_processor_times(i);
    add_double_zeros(i, 3 * PROCESSORS);
    add_processor_times(i); /* psd_mp_cpu_time of the one processor */
    add_zeros(i, (PROCESSORS - 1) * CPU_STATES + 5);
    add(i, u.processes); /* psd_activeprocs */
    add_zeros(i, 7);
    add_number(i, 3, 4); /* psd_valid: PSD_VM, PSD_AVM */
    add(i, 0);
    add(i, 1); /* psd_node_cnt */
    add_zeros(i, 4);
    add(i, 1);         /* psd_num_psets */
    add(i, PROCESSES); /* psd_maxprocs */
    add(i, u.processes);
    add(i, 0);
    add(i, u.threads); /* psd_numkthreadsallocd, psd_activethreads */
    add(i, u.threads);
}

static void fill_processor(struct image *i)
{
    const struct kernel *k = i->t->k;

    add_zeros(i, 24 + 2);                                      /* counts of operations; coprocessors */
    add(i, k->clock.cycles_per_sec / (unsigned)k->options.hz); /* psp_iticksperclktick */
    add(i, 0);
    add_cycles(i, k->totals.idle_cycles);
    add_double_zeros(i, 3);
    add_processor_times(i);
    add_zeros(i, 3);
    add(i, 1); /* psp_processor_state: PSP_SPU_ENABLED */
    add(i, 1); /* psp_flags: PSP_INTERRUPT_ENABLED */
    const uint64_t system = totals_of(i).system_cycles, busy = k->clock.now - k->totals.idle_cycles;

    add_cycles(i, busy > system ? busy - system : 0);
    add_cycles(i, system);
    add_cycles(i, 0);
}

/* ---- a process ------------------------------------------------------------------------------------------------------ */

/* Copies the words of p's command line, a space between two. Returns their length without the final 0. */
static size_t command_line(const struct process *p, char *out, size_t room)
{
    size_t n = 0;

    if (!p->zombie && p->mm && p->mm->arg_end > p->mm->arg_start) {
        const uint64_t bytes = p->mm->arg_end - p->mm->arg_start - 1;

        n = mem_peek(p->mm->space, p->mm->arg_start, out, bytes < room - 1 ? bytes : room - 1);
    }
    for (size_t at = 0; at < n; at++)
        out[at] = out[at] ? out[at] : ' ';
    out[n] = 0;
    return n;
}

static int state_of(const struct process *p)
{
    enum { PS_SLEEP = 1, PS_RUN, PS_STOP, PS_ZOMBIE };

    if (p->zombie)
        return PS_ZOMBIE;
    if (p->stopped)
        return PS_STOP;
    return p->threads && p->threads->state == THREAD_BLOCKED ? PS_SLEEP : PS_RUN;
}

static uint64_t seconds_of_cycles(const struct kernel *k, uint64_t cycles)
{
    return cycles / k->clock.cycles_per_sec;
}

static void add_names(struct image *i, const struct process *p)
{
    char words[COMMAND] = {0}, name[SHORT_COMMAND] = {0};

    command_line(p, words, sizeof words);
    memcpy(name, p->comm, strnlen(p->comm, sizeof name - 1));
    add_bytes(i, words, sizeof words);
    add_zeros(i, 1);                                              /* pst_time */
    add(i, ticks_of(i->t->k, p->user_cycles + p->system_cycles)); /* pst_cpticks */
    add(i, ticks_of(i->t->k, p->user_cycles + p->system_cycles)); /* pst_cptickstotal */
    add(i, 0);                                                    /* pst_fss */
    add_number(i, 0, 4);                                          /* pst_pctcpu */
    add(i, resident_pages(i, p));                                 /* pst_rssize */
    add(i, p->suid);
    add_bytes(i, name, sizeof name);
}

/* From pst_shmsize to pst_interruptcycles. */
static void add_figures(struct image *i, const struct process *p)
{
    add_zeros(i, 4 + 7); /* shared memory, mapped files, U area, devices; virtual sizes */
    add(i, process_usage(p).faults);
    add_zeros(i, 2);
    add(i, p->signals); /* pst_nsignals */
    add_zeros(i, 2);
    add(i, process_usage(p).peak / page_bytes(i)); /* pst_maxrss */
    add(i, (unsigned)p->sid);
    add(i, 1); /* pst_schedpolicy: PS_TIMESHARE */
    add_zeros(i, 1 + 3 * 4 + 1);
    add(i, p->euid);
    add(i, p->egid);
    add(i, 0); /* pst_ioch */
    add_cycles(i, p->user_cycles);
    add_cycles(i, p->system_cycles);
    add_cycles(i, 0);
}

/* From pst_gid on. */
static void add_rest(struct image *i, const struct process *p)
{
    enum { CHILDREN_CYCLES = 3 * 2, TIMES = 2 * 2, SIGNAL_WORDS = 8, FOLDERS = 3, FILE_WORDS = 4 };

    add(i, p->gid);
    add(i, p->sgid);
    add(i, p->thread_count);
    for (unsigned n = 0; n < SIGNAL_WORDS; n++)
        add_number(i, 0, 4);
    add(i, (unsigned)p->pid); /* pst_lwpid */
    add_number(i, 4, 4);      /* pst_valid: PST_MAXRSS */
    add(i, page_bytes(i));
    add(i, page_bytes(i));
    add_cycles(i, p->children.user);
    add_cycles(i, p->children.system);
    add_cycles(i, 0);
    add(i, seconds_of_cycles(i->t->k, p->children.user));
    add(i, 0);
    add(i, seconds_of_cycles(i->t->k, p->children.system));
    add_zeros(i, 1 + 2);
    add(i, p->switches_voluntary);
    add(i, p->switches_forced);
    add_zeros(i, 7);
    add(i, p->children.faults);
    add_zeros(i, 2);
    for (unsigned n = 0; n < FOLDERS; n++) { /* current, root, program: numbers and a cookie */
        for (unsigned word = 0; word < FILE_WORDS; word++)
            add_number(i, 0, 4);
        add_double_zeros(i, FILE_ID / 8);
    }
    add_zeros(i, 4);
}

static void fill_process_at(struct image *i, const struct process *p, unsigned index)
{
    const struct kernel *k = i->t->k;

    add(i, index); /* pst_idx */
    add(i, p->uid);
    add(i, (unsigned)p->pid);
    add(i, p->parent ? (unsigned)p->parent->pid : 0);
    add(i, resident_pages(i, p)); /* pst_dsize: all of them */
    add_zeros(i, 2);
    add(i, 20 + (uint64_t)(int64_t)p->nice); /* 20 is the usual one */
    add(i, (uint64_t)-1);                    /* pst_term: none */
    add(i, (uint64_t)-1);
    add(i, (unsigned)p->pgid);
    add_zeros(i, 3); /* pst_pri, pst_addr, pst_cpu */
    add(i, seconds_of_cycles(k, p->user_cycles));
    add(i, seconds_of_cycles(k, p->system_cycles));
    add(i, (uint64_t)k->options.epoch + seconds_of_cycles(k, p->start_cycle));
    add(i, 1); /* pst_flag: PS_INCORE */
    add(i, (unsigned)state_of(p));
    add_zeros(i, 2);
    add_names(i, p);
    add_figures(i, p);
    add_rest(i, p);
}

static void fill_process(struct image *i)
{
    fill_process_at(i, i->t->p, 0);
}

static void fill_static(struct image *i)
{
    const uint64_t pages = MEMORY_BYTES / page_bytes(i), processor = size_of(i, fill_processor), dynamic = size_of(i, fill_dynamic),
                   process = size_of(i, fill_process);

    add(i, PROCESSES);
    add_zeros(i, 2); /* console_device */
    add(i, (uint64_t)i->t->k->options.epoch - UPTIME_AT_START_S);
    add(i, pages);
    add(i, page_bytes(i));
    add(i, CPU_STATES);
    add(i, process);
    const size_t own_size = i->at;

    add(i, 0); /* pst_static_size */
    add(i, dynamic);
    add(i, 0);
    add(i, COMMAND);
    add(i, processor);
    add_zeros(i, 3);
    add(i, pages); /* pst_maxmem */
    add_zeros(i, 3);
    add(i, PROCESSES); /* pst_max_ninode */
    add(i, PROCESSES); /* pst_max_nfile */
    add_zeros(i, 1 + PAGE_SIZES + 21 + PAGE_SIZES_FIRST);
    const size_t end = finish(i);

    i->at = own_size;
    add(i, end);
    i->at = end;
}

/* ---- the call ---------------------------------------------------------------------------------------------------------- */

/* Writes the part of the structure that the caller knows. 0 or -EFAULT. */
static int put_image(struct thread *t, uint64_t buffer, struct image *i, uint64_t size)
{
    const size_t have = finish(i);

    return copy_out(t, buffer, i->bytes, size < have ? size : have);
}

/* A structure of which the system has one. */
static int64_t get_one(struct thread *t, uint64_t buffer, uint64_t size, uint64_t count, int index, bool wide,
                       void (*fill)(struct image *i))
{
    struct image i = {.t = t, .wide = wide};

    if (count != 1 || !size)
        return -EINVAL;
    if (index)
        return index < 0 ? -EINVAL : 0;
    fill(&i);
    return put_image(t, buffer, &i, size) ? -EFAULT : 1;
}

/* Processes from an index on. Without a count, the index is the number of one process. */
static int64_t get_processes(struct thread *t, uint64_t buffer, uint64_t size, uint64_t count, int index, bool wide)
{
    const bool one = !count;
    int place = 0, found = 0;

    if (index < 0 || !size || size > MOST_BYTES)
        return -EINVAL;
    for (const struct process *p = t->k->processes; p && (uint64_t)found < count + one; p = p->next) {
        struct image i = {.t = t, .wide = wide};

        if (p == t->k->init || (one ? p->pid != index : place++ < index))
            continue;
        fill_process_at(&i, p, (unsigned)(one ? 0 : place - 1));
        if (put_image(t, buffer + size * (unsigned)found, &i, size))
            return -EFAULT;
        found++;
    }
    return one && !found ? -ESRCH : found;
}

/* Returns the number of bytes, the final 0 included. */
static int64_t get_command_line(struct thread *t, uint64_t buffer, uint64_t size, uint64_t count, int pid)
{
    char words[COMMAND_LINE];
    const struct process *p = process_find(t->k, pid);

    if (count != 1 || !size)
        return -EINVAL;
    if (!p)
        return -ESRCH;
    const size_t n = command_line(p, words, size < sizeof words ? size : sizeof words) + 1;

    return copy_out(t, buffer, words, n) ? -EFAULT : (int64_t)n;
}

int64_t sys_hpux_pstat(struct thread *t, unsigned function, uint64_t buffer, uint64_t size, uint64_t count, int index)
{
    const bool wide = function & WIDE;

    switch (function & ~WIDE) {
    case PSTAT_STATIC: return get_one(t, buffer, size, count, index, wide, fill_static);
    case PSTAT_DYNAMIC: return get_one(t, buffer, size, count, index, wide, fill_dynamic);
    case PSTAT_PROCESSOR: return get_one(t, buffer, size, count ? 1 : 0, index, wide, fill_processor);
    case PSTAT_PROC: return get_processes(t, buffer, size, count, index, wide);
    case PSTAT_GETCOMMANDLINE: return get_command_line(t, buffer, size, count, index);
    default: return -EINVAL;
    }
}
