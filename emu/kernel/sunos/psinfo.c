/*
 * /proc/PID/psinfo, which ps(1) and programs like it read: psinfo_t of proc(4), with the lwpsinfo_t of the first LWP at its end, which
 * each LWP has alone, too.
 *
 * Source: section 4 of SunOS' manual, proc(4); uts/common/sys/procfs.h for the order of the fields.
 */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/sunos/info.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/mem.h"

/* psinfo_t; lwpsinfo_t. */
#define PROCESS_FORMAT "10ipLLLLHHllllll16B80Biipp4B7i"
#define LWP_FORMAT     "2ipp4Bh2BiHHllll8B16B8i"
enum { NAME_BYTES = 16, ARGUMENT_BYTES = 80, CLASS_BYTES = 8, VALUES = 240, BYTES_MOST = 416 };
enum { ILP32 = 1, LP64, NICE_ZERO = 20, PRIORITY = 59, WHOLE = 0x8000 };

/* Values of a structure's fields in their order. */
struct fields {
    int64_t values[VALUES];
    unsigned count;
};

static void add(struct fields *f, int64_t value)
{
    f->values[f->count++] = value;
}

static void add_zeros(struct fields *f, unsigned n)
{
    while (n--)
        add(f, 0);
}

/* A text in a field of n bytes. */
static void add_text(struct fields *f, const char *text, unsigned n)
{
    const size_t length = strlen(text);

    for (unsigned i = 0; i < n; i++)
        add(f, i < length && i + 1 < n ? (unsigned char)text[i] : 0);
}

static void add_time(struct fields *f, const struct kernel *k, uint64_t cycles)
{
    const uint64_t ns = clock_cycles_to_ns(&k->clock, cycles);

    add(f, (int64_t)(ns / NS_PER_S));
    add(f, (int64_t)(ns % NS_PER_S));
}

static void add_start(struct fields *f, const struct kernel *k, uint64_t cycle)
{
    add_time(f, k, cycle);
    f->values[f->count - 2] += k->options.epoch;
}

/* The arguments with spaces between them. */
static void read_arguments(const struct process *p, char text[ARGUMENT_BYTES])
{
    const struct mm *mm = p->mm;
    size_t n = mm ? (size_t)(mm->arg_end - mm->arg_start) : 0;

    memset(text, 0, ARGUMENT_BYTES);
    n = n < ARGUMENT_BYTES ? n : ARGUMENT_BYTES - 1;
    n = n ? mem_peek(mm->space, mm->arg_start, text, n) : 0;
    for (size_t i = 0; i + 1 < n; i++)
        if (!text[i])
            text[i] = ' ';
    if (!n)
        snprintf(text, ARGUMENT_BYTES, "%s", p->comm);
}

int sunos_state_of(const struct process *p, const struct thread *t)
{
    return !t                                                                           ? SUNOS_STATE_ZOMBIE
           : p->stopped || t->trace.stop || t->abi_state[SUNOS_FLAGS] & SUNOS_SUSPENDED ? SUNOS_STATE_STOPPED
           : t == p->k->current                                                         ? SUNOS_STATE_ON_PROCESSOR
           : t->state == THREAD_BLOCKED                                                 ? SUNOS_STATE_SLEEP
                                                                                        : SUNOS_STATE_RUN;
}

/* The part of the time since its start that the process ran. */
static int64_t share_of(const struct process *p)
{
    const uint64_t used = p->user_cycles + p->system_cycles, all = p->k->clock.now - p->start_cycle;

    return used < all ? (int64_t)((unsigned __int128)used * WHOLE / all) : WHOLE;
}

enum { WCOREFLG = 0200 }; /* SunOS' <wait.h> */

/* As wait() tells it. */
static int64_t wait_status(const struct process *p)
{
    const int status = p->zombie ? p->exit_status : 0;

    return WIFSIGNALED(status) ? sig_guest(p->abi, WTERMSIG(status)) | (WCOREDUMP(status) ? WCOREFLG : 0) : status;
}

static void add_process(struct fields *f, const struct process *p)
{
    const struct kernel *k = p->k;
    const uint64_t mapped = p->mm ? space_usage(p->mm->space).mapped : 0, resident = p->mm ? process_resident(p) : 0;
    const int ids[] = {
        0,           (int)p->thread_count, p->pid, p->parent ? p->parent->pid : 0, p->pgid, p->sid, (int)p->uid, (int)p->euid,
        (int)p->gid, (int)p->egid};
    char arguments[ARGUMENT_BYTES];

    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
        add(f, ids[i]);
    add(f, 0);
    add(f, (int64_t)(mapped >> 10));
    add(f, (int64_t)(resident >> 10));
    add(f, 0);
    add(f, -1); /* no terminal is told */
    add(f, share_of(p));
    add(f, 0);
    add_start(f, k, p->start_cycle);
    add_time(f, k, p->user_cycles + p->system_cycles);
    add_time(f, k, p->children.user + p->children.system);
    add_text(f, p->comm, NAME_BYTES);
    read_arguments(p, arguments);
    add_text(f, arguments, ARGUMENT_BYTES);
    add(f, wait_status(p));
    add_zeros(f, 3); /* neither the number of the arguments nor their addresses */
    add(f, p->abi->word == 8 ? LP64 : ILP32);
    add_zeros(f, 3 + 7);
}

static void add_lwp(struct fields *f, const struct process *p, const struct thread *t)
{
    static const char names[] = "?SRZT?O";
    const int state = sunos_state_of(p, t);

    add(f, 0);
    add(f, t ? sunos_lwp_id(t) : 0);
    add_zeros(f, 3);
    add(f, state);
    add(f, names[state]);
    add(f, NICE_ZERO + (t ? t->nice : p->nice));
    add_zeros(f, 3);
    add(f, PRIORITY);
    add(f, share_of(p));
    add(f, 0);
    add_start(f, p->k, p->start_cycle);
    add_time(f, p->k, t ? t->user_cycles + t->system_cycles : 0);
    add_text(f, "TS", CLASS_BYTES);
    add_text(f, "", NAME_BYTES);
    add(f, 0);
    add(f, -1); /* bound to no processor, and to no set */
    add(f, -1);
    add_zeros(f, 5);
}

static void write_fields(FILE *out, const struct process *p, const char *format, const struct fields *f)
{
    uint8_t bytes[BYTES_MOST];

    fwrite(bytes, 1, pack_struct(p->abi, false, format, f->values, bytes), out);
}

void sunos_write_psinfo(FILE *out, const struct process *p, const struct thread *t)
{
    struct fields f = {.count = 0};

    t = t ? t : p->threads; /* the first LWP may have ended before others */
    add_process(&f, p);
    add_lwp(&f, p, t);
    write_fields(out, p, PROCESS_FORMAT LWP_FORMAT, &f);
}

void sunos_write_lwp_psinfo(FILE *out, const struct process *p, const struct thread *t)
{
    struct fields f = {.count = 0};

    add_lwp(&f, p, t);
    write_fields(out, p, LWP_FORMAT, &f);
}
