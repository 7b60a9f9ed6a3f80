/* The region that takes a pc. Each call converts its regions, overlapping or not, to a sorted
 * list of intervals, so that a tick is a binary search. */
#include "profil/session.h"

#include <stdlib.h>

uint64_t profil_region_end(const struct profil_dialect *dialect, const struct profil_region *r)
{
    const struct profil_mapping *m = &r->mapping;
    bool by_elements = dialect->unit == PROFIL_UNIT_ELEMENTS;
    uint64_t bytes = m->size & ~(uint64_t)(m->element - 1);
    uint64_t count = by_elements ? bytes / m->element : bytes;
    uint64_t whole, rest;

    if (m->scale == 0)
        return bytes ? UINT64_MAX : m->offset;
    /* count * 65536 / scale, rounded up, has 80 bits: compute it in two parts, of which the
     * second has 17. */
    whole = count / m->scale;
    rest = (count % m->scale * 65536 + m->scale - 1) / m->scale;
    if (whole > (UINT64_MAX - rest) / 65536)
        return UINT64_MAX;
    whole = whole * 65536 + rest;
    if (by_elements && whole > UINT64_MAX / m->element)
        return UINT64_MAX;
    whole *= by_elements ? m->element : 1;
    return whole > UINT64_MAX - m->offset ? UINT64_MAX : m->offset + whole;
}

/* Returns whether region a takes precedence over b for a pc in both. */
static bool before(const struct profil_dialect *d, const struct profil_setting *set, int a, int b)
{
    const struct profil_region *ra = &set->regions[a], *rb = &set->regions[b];

    if (d->overlap == PROFIL_OVERLAP_FIRST || ra->low == rb->low)
        return a < b;
    return ra->low > rb->low;
}

static int best_at(const struct profil_dialect *d, const struct profil_setting *set, uint64_t pc)
{
    int best = -1;

    for (int i = 0; i < (int)set->count; i++) {
        const struct profil_region *r = &set->regions[i];

        if (i != set->bin && r->low <= pc && pc <= r->high && (best < 0 || before(d, set, i, best)))
            best = i;
    }
    return best;
}

static int by_address(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

bool profil_build_intervals(const struct profil_dialect *dialect, struct profil_setting *set)
{
    size_t most = 2 * (size_t)set->count + 1;
    uint64_t *edges = malloc(most * sizeof *edges);
    unsigned n = 0, kept = 0;

    set->stretches = malloc(most * sizeof *set->stretches);
    if (!edges || !set->stretches) {
        free(edges);
        return false;
    }
    edges[n++] = 0;
    for (unsigned i = 0; i < set->count; i++) {
        edges[n++] = set->regions[i].low;
        if (set->regions[i].high != UINT64_MAX)
            edges[n++] = set->regions[i].high + 1;
    }
    qsort(edges, n, sizeof *edges, by_address);
    for (unsigned i = 0; i < n; i++) {
        int region = best_at(dialect, set, edges[i]);

        if (kept && set->stretches[kept - 1].region == region)
            continue;
        set->stretches[kept++] = (struct profil_interval){edges[i], region};
    }
    set->stretch_count = kept;
    free(edges);
    return true;
}

int profil_lookup(const struct profil_setting *set, uint64_t pc)
{
    unsigned low = 0, high = set->stretch_count;

    while (high - low > 1) {
        unsigned middle = low + (high - low) / 2;

        if (set->stretches[middle].low <= pc)
            low = middle;
        else
            high = middle;
    }
    return set->stretch_count ? set->stretches[low].region : -1;
}
