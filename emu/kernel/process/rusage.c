/* Resource usage of processes: getrusage(2). */
#include <sys/resource.h>

#include "emu/kernel/process/rusage.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/mem.h"

uint64_t process_peak_kb(const struct process *p)
{
    uint64_t resident = 0, mapped;

    if (p->mm)
        space_usage(p->mm->space, &resident, &mapped);
    return resident >> 10;
}

int put_rusage(struct thread *t, uint64_t va, uint64_t user, uint64_t system, const struct process *p)
{
    const struct clock *c = &t->k->clock;
    bool time64 = t->call.time64;
    uint64_t u = clock_cycles_to_ns(c, user) / 1000, s = clock_cycles_to_ns(c, system) / 1000;

    t->call.time64 = false; /* struct rusage has longs in every variant of the call */
    int error = PUT(t, va, "18l", (int64_t)(u / 1000000), (int64_t)(u % 1000000), (int64_t)(s / 1000000), (int64_t)(s % 1000000),
                    (int64_t)process_peak_kb(p), 0, 0, 0, (int64_t)p->minor_faults, 0, 0, 0, 0, 0, 0, 0, (int64_t)p->switches_voluntary,
                    (int64_t)p->switches_forced);
    t->call.time64 = time64;
    return error;
}

int64_t sys_getrusage(struct thread *t, int who, uint64_t usage)
{
    const struct process *p = t->p;

    switch (who) {
    case RUSAGE_SELF: return put_rusage(t, usage, p->user_cycles, p->system_cycles, p);
    case RUSAGE_CHILDREN: return put_rusage(t, usage, p->children_user, p->children_system, p);
    case 1 /* RUSAGE_THREAD */: return put_rusage(t, usage, t->user_cycles, t->system_cycles, p);
    }
    return -EINVAL;
}
