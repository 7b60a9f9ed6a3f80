/*
 * sparse.c - host windows where the host limits a process's addresses (ulimit -v). Only a guard after each host window is
 * reserved; pages that are not installed are not mapped.
 *
 * The addresses used here are ones that the host never chooses itself: without a limit it allocates downwards from 128 TiB (with an
 * unlimited stack upwards from 43 TiB), and a process with a limit cannot come near. Sanitizers have their shadow below 16 TiB. Each
 * size of host window has its own address range, in which the guards show which host windows are taken.
 */
#define _GNU_SOURCE
#include <sys/mman.h>
#include <sys/resource.h>

#include "emu/mem/window.h"

enum { LOWEST_SIZE = 31, HIGHEST_SIZE = 39, PLACE_SHIFT = 41 };
static const uint64_t FIRST_PLACE = 20ull << 40, LIMIT_MOST = 16ull << 40;

uint8_t *sparse_reserve(uint64_t bytes)
{
    struct rlimit r;
    unsigned size = LOWEST_SIZE;
    if (getrlimit(RLIMIT_AS, &r) || r.rlim_cur > LIMIT_MOST)
        return NULL;
    while (size < HIGHEST_SIZE && bytes > 1ull << size)
        size++;
    uint64_t at = FIRST_PLACE + ((uint64_t)(size - LOWEST_SIZE) << PLACE_SHIFT), end = at + (1ull << PLACE_SHIFT);
    for (; bytes <= 1ull << size && at < end; at += 2ull << size) {
        void *guard = (void *)(uintptr_t)(at + bytes);
        void *p = mmap(guard, GUARD_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
        if (p == guard)
            return (uint8_t *)(uintptr_t)at;
        if (p != MAP_FAILED)
            munmap(p, GUARD_BYTES);
    }
    return NULL;
}
