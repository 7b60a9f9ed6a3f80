// What the guest programs share. A program prints what it finds; its expectation says what that should be.
//
//   CHECK(read(fd, b, 4) == 4);      prints "yes" or "NO", with the expression
//   must(pipe(p), "pipe");           ends the program with status 99 and a message if a call fails
#ifndef GUEST_CHECK_H
#define GUEST_CHECK_H

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) printf("%-3s %s\n", (x) ? "yes" : "NO", #x)

static inline long must(long result, const char *what)
{
    if (result == -1) {
        printf("%s: %s\n", what, strerror(errno));
        exit(99);
    }
    return result;
}

// Small deterministic random numbers (xorshift).
static inline uint32_t next_random(uint32_t *state)
{
    uint32_t x = *state;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return *state = x;
}

static inline uint64_t next_random64(uint32_t *state)
{
    uint64_t high = next_random(state);
    return high << 32 | next_random(state);
}

// FNV-1a over bytes: what a program prints instead of a megabyte.
static inline uint32_t checksum(const void *data, size_t size)
{
    const unsigned char *p = (const unsigned char *)data;
    uint32_t h = 2166136261u;
    while (size--)
        h = (h ^ *p++) * 16777619u;
    return h;
}

#endif
