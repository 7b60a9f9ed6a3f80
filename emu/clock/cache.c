/* cache.c - see cache.h. */
#include "emu/clock/cache.h"

#include <stdlib.h>
#include <string.h>

struct level {
    uint32_t sets, ways;
    unsigned line_shift;
    uint64_t *tags; /* [set][way], most recently used first; 0: empty */
    struct cache_figures figures;
};

enum { FETCH, DATA, OUTER, ITLB = OUTER + CACHE_MAX_OUTER, DTLB, LEVELS };

struct caches {
    struct timing_caches shape;
    unsigned page_shift;
    struct level level[LEVELS];
};

static bool level_init(struct level *l, const struct cache_shape *s)
{
    if (!s->bytes)
        return true;
    uint32_t lines = s->bytes / s->line;
    l->ways = s->ways ? s->ways : lines;
    l->sets = lines / l->ways; /* a power of two in every machine here */
    l->line_shift = (unsigned)__builtin_ctz(s->line);
    l->tags = calloc(lines, sizeof *l->tags);
    return l->tags;
}

struct caches *caches_new(const struct timing_caches *shape, unsigned page_shift)
{
    struct caches *c = calloc(1, sizeof *c);
    bool ok = c && level_init(&c->level[FETCH], &shape->fetch) && level_init(&c->level[DATA], &shape->data) &&
              level_init(&c->level[ITLB], &shape->itlb) && level_init(&c->level[DTLB], &shape->dtlb);
    for (unsigned k = 0; ok && k < CACHE_MAX_OUTER; k++)
        ok = level_init(&c->level[OUTER + k], &shape->outer[k]);
    if (!ok) {
        caches_free(c);
        return NULL;
    }
    c->shape = *shape;
    c->page_shift = page_shift;
    return c;
}

void caches_free(struct caches *c)
{
    for (unsigned k = 0; c && k < LEVELS; k++)
        free(c->level[k].tags);
    free(c);
}

/* Is the line there? It becomes the most recently used; if it was not there, the least recently used one makes room. */
static bool touch(struct level *l, uint64_t line, bool fill)
{
    uint64_t *set = l->tags + (line & (l->sets - 1)) * l->ways, tag = line + 1;
    unsigned k = 0;
    l->figures.accesses++;
    if (set[0] == tag)
        return true;
    while (k < l->ways && set[k] != tag)
        k++;
    bool hit = k < l->ways;
    l->figures.misses += !hit;
    if (!hit && !fill)
        return false;
    k = hit ? k : l->ways - 1;
    memmove(set + 1, set, k * sizeof *set);
    set[0] = tag;
    return hit;
}

static unsigned outer_access(struct caches *c, uint64_t address)
{
    for (unsigned k = 0; k < CACHE_MAX_OUTER && c->level[OUTER + k].tags; k++)
        if (touch(&c->level[OUTER + k], address >> c->level[OUTER + k].line_shift, true))
            return c->shape.outer_cycles[k];
    return c->shape.memory_cycles;
}

unsigned caches_access(struct caches *c, enum cache_access kind, uint64_t address, uint32_t space, unsigned *tlb)
{
    bool fetch = kind == CACHE_FETCH, fp = kind == CACHE_FP_LOAD || kind == CACHE_FP_STORE;
    bool store = kind == CACHE_STORE || kind == CACHE_FP_STORE;
    struct level *first = &c->level[fetch ? FETCH : DATA], *t = &c->level[fetch && c->shape.itlb.bytes ? ITLB : DTLB];
    /* Spaces keep apart: the address's unused upper bits carry the space's number. */
    address ^= (uint64_t)space << 44;
    *tlb = 0;
    if (t->tags && !touch(t, address >> c->page_shift, true))
        *tlb = c->shape.tlb_cycles;
    if (fp && c->shape.fp_skips_first) {
        unsigned cycles = outer_access(c, address);
        return cycles > c->shape.outer_cycles[0] && !store ? cycles - c->shape.outer_cycles[0] : 0;
    }
    if (touch(first, address >> first->line_shift, !(store && c->shape.write_around)))
        return 0;
    unsigned cycles = outer_access(c, address);
    return store ? 0 : cycles;
}

unsigned caches_fetch_line(const struct caches *c)
{
    return c->shape.fetch.line;
}

const char *caches_figures(const struct caches *c, unsigned index, struct cache_figures *out)
{
    static const char *const names[LEVELS] = {"fetch", "data", "outer1", "outer2", "outer3", "itlb", "dtlb"};
    for (unsigned k = 0; k < LEVELS; k++)
        if (c->level[k].tags && index-- == 0) {
            *out = c->level[k].figures;
            return names[k];
        }
    return NULL;
}
