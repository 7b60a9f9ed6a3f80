/* random.t.h - random numbers for tests (xorshift64*): the same in each run, from a seed that is not 0. */
#ifndef PRECIS_EMU_FP_RANDOM_T_H
#define PRECIS_EMU_FP_RANDOM_T_H

#include <stdint.h>

static uint64_t random_state = 88172645463325252ull;

static inline uint64_t random64(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state * 2685821657736338717ull;
}

/* 0 to n - 1 */
static inline unsigned below(unsigned n)
{
    return (unsigned)(random64() >> 32) % n;
}

#endif
