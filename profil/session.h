/* Internals of struct profil_state, shared by the calls (session.c) and the ticks (tick.c). */
#ifndef PRECIS_PROFIL_SESSION_H
#define PRECIS_PROFIL_SESSION_H

#include "profil/profil.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An interval of addresses in which one region takes every pc: from low up to the next interval. */
struct profil_interval {
    uint64_t low;
    int region; /* -1: none */
};

/* The configuration that one call made. */
struct profil_setting {
    struct profil_region *regions;
    unsigned count;
    struct profil_interval *stretches; /* ascending; the first one's low is 0 */
    unsigned stretch_count;
    int bin; /* index of the overflow bin, or -1 */
    bool on;
    bool by_array; /* set by AIX's second form */
    bool by_sprofil;
    bool by_pcsample;
    bool failed; /* a tick could not count, and the watch has been called */
};

struct profil_state {
    struct profil_dialect dialect;
    struct profil_abi abi;
    struct profil_watch watch;
    struct profil_setting set;
    unsigned max_regions;
    unsigned tick_microseconds;
    int last_region;  /* of the previous tick, for glibc's quirk */
    uint64_t stored;  /* number of pcsample's samples since it was called */
    bool sigprof_due; /* the previous program's profiling timer is still running (exec) */
};

/* Returns whether a counter of some dialect can have this size in bytes. */
static inline bool profil_is_element(unsigned size)
{
    return size == 2 || size == 4 || size == 8;
}

/* Returns the region that takes pc (before its own arithmetic decides), or -1. O(log n). */
int profil_lookup(const struct profil_setting *set, uint64_t pc);

/* Build the intervals of a setting from its regions by the dialect's overlap rule. Returns false
 * if out of memory. */
bool profil_build_intervals(const struct profil_dialect *dialect, struct profil_setting *set);

/* The address after the last one that a region's formula takes, at most UINT64_MAX. */
uint64_t profil_region_end(const struct profil_dialect *dialect, const struct profil_region *r);

/* Free a setting's arrays and reset it to one without regions. */
void profil_drop(struct profil_setting *set);

/* Call the watch, then switch profiling off. */
void profil_close(struct profil_state *p, const struct profil_memory *memory, enum profil_reason why);

/* Replace the active setting. The state then owns the memory of *set. */
void profil_replace(struct profil_state *p, const struct profil_memory *memory, const struct profil_setting *set);

/* Convert numbers of `size` bytes in the program's byte order: from or to copied bytes, or in
 * the program's memory. profil_load() and profil_store() return false if the access fails. */
uint64_t profil_number(const struct profil_state *p, const unsigned char *bytes, unsigned size);
void profil_put_number(const struct profil_state *p, unsigned char *bytes, unsigned size, uint64_t value);
bool profil_load(const struct profil_state *p, const struct profil_memory *memory, uint64_t address, unsigned size, uint64_t *value);
bool profil_store(const struct profil_state *p, const struct profil_memory *memory, uint64_t address, unsigned size, uint64_t value);

#ifdef __cplusplus
}
#endif

#endif
