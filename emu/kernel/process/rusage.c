/* Resource usage of processes: getrusage(2). */
#include <sys/resource.h>

#include "emu/kernel/process/rusage.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/mem.h"

struct usage process_usage(const struct process *p)
{
    const struct space_usage now = p->mm ? space_usage(p->mm->space) : (struct space_usage){0};

    return (struct usage){.user = p->user_cycles,
                          .system = p->system_cycles,
                          .faults = p->past_faults + now.faults - p->others_faults,
                          .switches_voluntary = p->switches_voluntary,
                          .switches_forced = p->switches_forced,
                          .peak = p->past_peak > now.most_resident ? p->past_peak : now.most_resident};
}

void usage_add(struct usage *sum, struct usage u)
{
    sum->user += u.user;
    sum->system += u.system;
    sum->faults += u.faults;
    sum->switches_voluntary += u.switches_voluntary;
    sum->switches_forced += u.switches_forced;
    sum->peak = u.peak > sum->peak ? u.peak : sum->peak;
}

uint64_t process_resident(const struct process *p)
{
    return p->mm ? space_usage(p->mm->space).resident : 0;
}

int put_rusage(struct thread *t, uint64_t va, struct usage used)
{
    const struct clock *c = &t->k->clock;
    bool time64 = t->call.time64;
    uint64_t u = clock_cycles_to_ns(c, used.user) / 1000, s = clock_cycles_to_ns(c, used.system) / 1000;

    t->call.time64 = false; /* struct rusage has longs in every variant of the call */
    int error = PUT(t, va, "lulu14l", (int64_t)(u / 1000000), (int64_t)(u % 1000000), (int64_t)(s / 1000000), (int64_t)(s % 1000000),
                    (int64_t)(used.peak >> 10), 0, 0, 0, (int64_t)used.faults, 0, 0, 0, 0, 0, 0, 0, (int64_t)used.switches_voluntary,
                    (int64_t)used.switches_forced);
    t->call.time64 = time64;
    return error;
}

int64_t sys_getrusage(struct thread *t, int who, uint64_t usage)
{
    struct usage own = process_usage(t->p);

    switch (who) {
    case RUSAGE_SELF: return put_rusage(t, usage, own);
    case RUSAGE_CHILDREN: return put_rusage(t, usage, t->p->children);
    case 1 /* RUSAGE_THREAD */:
        own.user = t->user_cycles; /* faults and switches are counted by process */
        own.system = t->system_cycles;
        return put_rusage(t, usage, own);
    }
    return -EINVAL;
}
