/*
 * timekeeping.h - virtual time as system calls report it, in nanoseconds.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_TIMEKEEPING_H
#define PRECIS_EMU_KERNEL_CORE_TIMEKEEPING_H

#include <stdint.h>

struct kernel;

static const uint64_t NS_PER_S = 1000000000;

/* The machine booted that many seconds before the first program starts. Programs subtract intervals from CLOCK_MONOTONIC, or take 0 for a
 * time long ago, because none runs at the moment of booting. */
static const uint64_t UPTIME_AT_START_S = 60;

/* Return virtual nanoseconds since 1970 (CLOCK_REALTIME) and since booting (CLOCK_MONOTONIC). */
uint64_t kernel_realtime_ns(const struct kernel *k);
uint64_t kernel_monotonic_ns(const struct kernel *k);
/* Return the cycle at which that clock reaches `ns`, for wait_deadline(); saturates to CLOCK_NEVER. */
uint64_t kernel_deadline_monotonic(const struct kernel *k, uint64_t ns);
uint64_t kernel_deadline_realtime(const struct kernel *k, uint64_t ns);

#endif
