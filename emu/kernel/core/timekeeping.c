/* Virtual time as system calls report it, and deadlines. */
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/machine.h"

uint64_t kernel_monotonic_ns(const struct kernel *k)
{
    return UPTIME_AT_START_S * NS_PER_S + clock_now_ns(&k->clock);
}

uint64_t kernel_realtime_ns(const struct kernel *k)
{
    return (uint64_t)k->options.epoch * NS_PER_S + clock_now_ns(&k->clock) + (uint64_t)k->realtime_offset_ns;
}

uint64_t kernel_deadline_monotonic(const struct kernel *k, uint64_t ns)
{
    const uint64_t base = UPTIME_AT_START_S * NS_PER_S;

    return ns <= base ? 0 : clock_ns_to_cycles(&k->clock, ns - base);
}

uint64_t kernel_deadline_realtime(const struct kernel *k, uint64_t ns)
{
    uint64_t base = (uint64_t)k->options.epoch * NS_PER_S + (uint64_t)k->realtime_offset_ns;

    return ns <= base ? 0 : clock_ns_to_cycles(&k->clock, ns - base);
}
