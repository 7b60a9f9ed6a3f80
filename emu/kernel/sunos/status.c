/*
 * /proc/PID/status and usage, and those of its LWPs: pstatus_t, lwpstatus_t, prusage_t of proc(4).
 *
 * Source: section 4 of SunOS' manual, proc(4); uts/common/sys/procfs.h for the order of the fields.
 */
#include <string.h>
#include <sys/wait.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/sunos/info.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/mem.h"

enum { CLASS_BYTES = 8, SETS_BYTES = 16, SYSTEM_CALLS_BYTES = 64, PIECE_MOST = 320 };
enum {
    STOPPED = 1,
    ASLEEP = 0x10,
    PC_INVALID = 0x20,
    DETACHED_LWP = 0x100,
    VFORK_PARENT = 0x2000,
    MICROSTATES = 0x01000000
};                                               /* pr_flags */
enum { WHY_JOB_CONTROL = 5, WHY_SUSPENDED = 7 }; /* pr_why */
enum { ILP32 = 1, LP64 };

/* A structure is written in pieces, each of which ends where the next one is aligned. */
static void put(FILE *out, const struct abi *abi, const char *format, const int64_t *values)
{
    uint8_t bytes[PIECE_MOST];

    fwrite(bytes, 1, pack_struct(abi, false, format, values, bytes), out);
}
#define PIECE(out, abi, format, ...) put((out), (abi), (format), (const int64_t[]){__VA_ARGS__})

static void put_zeros(FILE *out, unsigned n)
{
    while (n--)
        fputc(0, out);
}

static void put_signals(FILE *out, const struct abi *abi, ksigset set)
{
    uint8_t bytes[SUNOS_SIGSET_BYTES];

    sunos_sigset_pack(abi, set, bytes);
    fwrite(bytes, 1, sizeof bytes, out);
}

static void put_time(FILE *out, const struct process *p, uint64_t cycles)
{
    const uint64_t ns = clock_cycles_to_ns(&p->k->clock, cycles);

    PIECE(out, p->abi, "ll", (int64_t)(ns / NS_PER_S), (int64_t)(ns % NS_PER_S));
}

/* ---- LWPs ---------------------------------------------------------------------------------------------------------------- */

static int flags_of(const struct process *p, const struct thread *t)
{
    if (!t)
        return PC_INVALID;
    const uint64_t own = t->abi_state[SUNOS_FLAGS];
    const int state = sunos_state_of(p, t);

    return (state == SUNOS_STATE_STOPPED || own & SUNOS_SUSPENDED ? STOPPED : 0) | (state == SUNOS_STATE_SLEEP ? ASLEEP : 0) |
           (own & SUNOS_DETACHED ? DETACHED_LWP : 0);
}

/* Why the LWP has stopped, and which signal stopped it. */
static void add_reason(const struct process *p, const struct thread *t, int64_t v[2])
{
    v[0] = !t ? 0 : p->stopped ? WHY_JOB_CONTROL : t->abi_state[SUNOS_FLAGS] & SUNOS_SUSPENDED ? WHY_SUSPENDED : 0;
    v[1] = v[0] == WHY_JOB_CONTROL && p->stop_report ? sig_guest(p->abi, p->stop_report) : 0;
}

static void put_call(FILE *out, const struct abi *abi, const struct thread *t)
{
    const struct call *c = t && t->call.active && t->call.line->kinds[0] ? &t->call : NULL;
    const unsigned count = c ? (unsigned)strlen(c->line->kinds) : 0;
    int64_t v[13] = {c ? c->number : 0, count < 8 ? count : 8};

    for (unsigned i = 0; i < count && i < 8; i++)
        v[3 + i] = (int64_t)c->raw[i];
    put(out, abi, "hhi8lll", v);
}

/* The instruction at the pc; 0 if it is not readable. */
static int64_t instruction_at(const struct process *p, const struct thread *t, bool *found)
{
    const unsigned size = p->abi->big_endian ? 4 : 1; /* SPARC's, or a byte */
    uint8_t bytes[4] = {0};
    int64_t v = 0;

    *found = t && p->mm && mem_peek(p->mm->space, cpu_pc(t->cpu), bytes, size) == size;
    for (unsigned i = 0; *found && i < size; i++)
        v = v << 8 | bytes[i];
    return v;
}

static void put_lwp(FILE *out, const struct process *p, const struct thread *t)
{
    const struct abi *abi = p->abi;
    const bool wide = abi->word == 8;
    bool readable;
    int64_t why[2];
    const int64_t instruction = instruction_at(p, t, &readable);
    uint8_t registers[SUNOS_REGISTERS_MOST] = {0};

    add_reason(p, t, why);
    PIECE(out, abi, "iihhhh", flags_of(p, t) | (readable ? 0 : PC_INVALID), t ? sunos_lwp_id(t) : 0, why[0], why[1], 0, 0);
    put_zeros(out, wide ? 256 : 128); /* of the current signal, which no LWP has when others run: siginfo_t */
    put_signals(out, abi, t ? t->pending.set : 0);
    put_signals(out, abi, t ? t->mask : 0);
    put_zeros(out, 32); /* its struct sigaction */
    PIECE(out, abi, "pLip", t ? (int64_t)t->altstack_base : 0, t ? (int64_t)t->altstack_size : 0,
          t && t->abi_state[SUNOS_FLAGS] & SUNOS_ON_ALTSTACK ? 1 : 0, t ? (int64_t)t->abi_state[SUNOS_CONTEXT] : 0);
    put_call(out, abi, t);
    PIECE(out, abi, "8B", 'T', 'S', 0, 0, 0, 0, 0, 0);
    put_zeros(out, 2 * abi->word); /* no time of a stop is known */
    put_time(out, p, t ? t->user_cycles : 0);
    put_time(out, p, t ? t->system_cycles : 0);
    put_zeros(out, wide ? 12 : 28);
    PIECE(out, abi, "i", 0);
    PIECE(out, abi, "pL", t ? (int64_t)t->abi_state[SUNOS_USTACK] : 0, instruction);
    const unsigned bytes = sunos_machine_of(abi)->registers(abi, t, registers);

    fwrite(registers, 1, bytes, out);
}

void sunos_write_lwp_status(FILE *out, const struct process *p, const struct thread *t)
{
    put_lwp(out, p, t);
}

/* ---- processes -------------------------------------------------------------------------------------------------------------- */

/* The bounds of the stack: the reserved range is mapped as one area. */
static void find_stack(const struct mm *mm, int64_t v[2])
{
    struct mem_map m;

    if (mm && space_next_map(mm->space, mm->start_stack, &m)) {
        v[0] = (int64_t)m.start;
        v[1] = (int64_t)(m.end - m.start);
    }
}

void sunos_write_status(FILE *out, const struct process *p, const struct thread *t)
{
    const struct abi *abi = p->abi;
    const struct mm *mm = p->mm;
    int64_t stack[2] = {0};

    t = t ? t : p->threads;
    find_stack(mm, stack);
    PIECE(out, abi, "8i", flags_of(p, t) | MICROSTATES | (p->vfork_holds_parent ? VFORK_PARENT : 0), p->thread_count, p->pid,
          p->parent ? p->parent->pid : 0, p->pgid, p->sid, 0, 0);
    put_signals(out, abi, p->pending.set);
    PIECE(out, abi, "pLpL", mm ? (int64_t)mm->brk_start : 0, mm ? (int64_t)(mm->brk - mm->brk_start) : 0, stack[0], stack[1]);
    put_time(out, p, p->user_cycles);
    put_time(out, p, p->system_cycles);
    put_time(out, p, p->children.user);
    put_time(out, p, p->children.system);
    put_zeros(out, 2 * SETS_BYTES + 2 * SYSTEM_CALLS_BYTES); /* no tracing */
    PIECE(out, abi, "4B4i15i", abi->word == 8 ? LP64 : ILP32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    put_lwp(out, p, t);
}

/* ---- usage -------------------------------------------------------------------------------------------------------------------- */

struct counts {
    uint64_t user, system, faults, voluntary, forced;
};

static void put_usage(FILE *out, const struct process *p, int lwp, int count, const struct counts *c)
{
    enum { OTHER_TIMES = 15, OTHER_COUNTS = 10 };
    const uint64_t now = p->k->clock.now, alive = now - p->start_cycle;

    PIECE(out, p->abi, "ii", lwp, count);
    put_time(out, p, now);
    put_time(out, p, p->start_cycle);
    put_time(out, p, 0);
    put_time(out, p, alive * (uint64_t)(count ? count : 1));
    put_time(out, p, c->user);
    put_time(out, p, c->system);
    put_zeros(out, 2 * p->abi->word * (OTHER_TIMES - 1));
    PIECE(out, p->abi, "12L", (int64_t)c->faults, 0, 0, 0, 0, 0, 0, 0, (int64_t)c->voluntary, (int64_t)c->forced, 0, 0);
    put_zeros(out, p->abi->word * OTHER_COUNTS);
}

void sunos_write_usage(FILE *out, const struct process *p, const struct thread *t)
{
    const struct usage u = process_usage(p);

    (void)t;
    put_usage(out, p, 0, (int)p->thread_count, &(struct counts){u.user, u.system, u.faults, u.switches_voluntary, u.switches_forced});
}

void sunos_write_lwp_usage(FILE *out, const struct process *p, const struct thread *t)
{
    put_usage(out, p, t ? sunos_lwp_id(t) : 0, 1, &(struct counts){.user = t ? t->user_cycles : 0, .system = t ? t->system_cycles : 0});
}
