/* The inside of struct profil_state, shared by the calls (session.c) and the ticks (tick.c). */
#ifndef PRECIS_PROFIL_SESSION_H
#define PRECIS_PROFIL_SESSION_H

#include "profil/profil.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A stretch of addresses in which one region takes every pc: low up to the next stretch. */
struct profil_stretch {
    uint64_t low;
    int region; /* -1: none */
};

/* What one call configured. */
struct profil_setting {
    struct profil_region *regions;
    unsigned count;
    struct profil_stretch *stretches; /* ascending; the first one's low is 0 */
    unsigned stretch_count;
    int bin;       /* the overflow region, or -1 */
    bool on;
    bool by_array; /* by AIX's second form */
    bool by_sprofil;
    bool by_pcsample;
    bool failed;   /* a tick could not count, and the watch was told */
};

struct profil_state {
    struct profil_dialect dialect;
    struct profil_abi abi;
    struct profil_watch watch;
    struct profil_setting set;
    unsigned max_regions;
    unsigned tick_microseconds;
    int last_region;   /* of the tick before, for glibc's quirk */
    uint64_t stored;   /* samples of pcsample since it was called */
    bool sigprof_due;  /* a profiling timer has outlived its program (exec) */
};

/* Is it the size in bytes that a counter can have in some dialect? */
static inline bool profil_is_element(unsigned size)
{
    return size == 2 || size == 4 || size == 8;
}

/* The region that takes pc (before its own arithmetic decides), or -1. O(log n). */
int profil_lookup(const struct profil_setting *set, uint64_t pc);

/* Builds the stretches of a setting from its regions by the dialect's overlap rule. False: memory is
 * exhausted. */
bool profil_build_stretches(const struct profil_dialect *dialect, struct profil_setting *set);

/* The address after the last one that a region's formula takes; UINT64_MAX at most. */
uint64_t profil_region_end(const struct profil_dialect *dialect, const struct profil_region *r);

/* Frees what a setting has, and makes it one without regions. */
void profil_drop(struct profil_setting *set);

/* Switches off what is on, after notifying the watch. */
void profil_close(struct profil_state *p, const struct profil_memory *memory, enum profil_reason why);

/* Puts a new setting in the place of what is on. The state owns the memory of *set then. */
void profil_replace(struct profil_state *p, const struct profil_memory *memory,
                    const struct profil_setting *set);

/* A number of size bytes in the program's byte order: of bytes that are copied already, or in its memory. */
uint64_t profil_number(const struct profil_state *p, const unsigned char *bytes, unsigned size);
void profil_put_number(const struct profil_state *p, unsigned char *bytes, unsigned size, uint64_t value);
bool profil_load(const struct profil_state *p, const struct profil_memory *memory, uint64_t address,
                 unsigned size, uint64_t *value);
bool profil_store(const struct profil_state *p, const struct profil_memory *memory, uint64_t address,
                  unsigned size, uint64_t value);

#ifdef __cplusplus
}
#endif

#endif
