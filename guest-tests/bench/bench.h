// A benchmark prints a result that depends on all its work. Its first argument multiplies the work; 1 is enough for a test.
#ifndef GUEST_BENCH_H
#define GUEST_BENCH_H

#include "check.h"

static inline int rounds(int argc, char **argv)
{
    return argc > 1 ? atoi(argv[1]) : 1;
}

#endif
