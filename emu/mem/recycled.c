/*
 * recycled.c - recycled address spaces: host windows of processes that have ended, for later forks of the family.
 *
 * A shell's children come and go, and each maps the same pages of its parent. So the host window of an ended child is kept as it
 * is. page_flags and page_home still describe what it maps: page number p of store slot page_home[p], regardless of its
 * current owner. The next child takes the host window. A page that is also the parent's current page is reused; other pages are
 * remapped or hidden. Pages that the previous child had written, if they are few, stay in its store slot: the next
 * child will probably write them too, so they are copied at once, without a fault in either process.
 */
#include <stdlib.h>
#include <string.h>

#include "emu/mem/window.h"

enum { KEPT_BYTES = 256 << 10 }; /* maximum of written pages to keep */
enum { RUNS_MOST = 64 };         /* maximum of host calls to adapt a host window; beyond that a new one is cheaper */

/* ---- keeping -------------------------------------------------------------------------------- */

/* Remove private pages of m from their store slots, except store slot `kept`. page_home is left as it was. */
static void leave_slots(struct space *s, const struct map *m, uint32_t kept)
{
    const uint32_t *home = s->maps->page_home;
    uint64_t p = page_number(s, m->start), last = p + ((m->end - m->start) >> s->page_shift);
    while (p < last) {
        uint64_t q = p + 1;
        while (q < last && home[q] == home[p])
            q++;
        if (home[p] && home[p] != kept)
            slot_leave(slot_by_id(s->maps->store, home[p]), p, q);
        p = q;
    }
}

bool recycled_keep(struct space *s)
{
    struct mem_region_list *l = s->maps;
    struct mem_store *st = l->store;
    if (!st || st->refs == 1 || l->local || st->nrecycled == RECYCLED)
        return false;
    bool keeps = l->own && !l->own->page_uses && l->own->uses <= 1 + ((uint64_t)KEPT_BYTES >> s->page_shift);
    for (struct map *m = l->first; m; m = m->next) {
        if (m->kind & MAP_KIND_SHARED)
            pages_release(s, m->start, m->end, NULL);
        else
            leave_slots(s, m, keeps ? l->own->id : 0);
        backing_unref(m->backing);
        m->backing = NULL;
    }
    if (l->own && !keeps) {
        slot_drop(l->own, 1);
        l->own = NULL;
    }
    l->resident = 0;
    account_leave(s);
    st->refs--;
    st->recycled[st->nrecycled++] = s;
    return true;
}

static void drop(struct space *s)
{
    if (s->maps->own)
        slot_drop(s->maps->own, s->maps->own->uses);
    space_end(s);
}

void recycled_free(struct mem_store *st)
{
    while (st->nrecycled)
        drop(st->recycled[--st->nrecycled]);
}

/* ---- taking --------------------------------------------------------------------------------- */

/* The action on a page that host window c maps, or has mapped. */
enum fate {
    NOTHING, /* not mapped */
    GOOD,    /* still correct */
    COPIED,  /* written by the previous user: copy it now */
    STALE,
};

/* A part of c's host window: pages [first, end) that belong to the private mapping m of parent s, or (m NULL) to none. */
struct part {
    struct space *s, *c;
    const struct map *m;
    uint64_t first, end;
};

static bool was_own(const struct part *a, uint64_t p)
{
    const struct mem_region_list *l = a->c->maps;
    return l->own && l->page_home[p] == l->own->id;
}

static enum fate action_of(const struct part *a, uint64_t p)
{
    unsigned flags = a->c->page_flags[p], prot = a->m ? a->m->prot : 0;
    uint32_t home = a->m ? a->s->maps->page_home[p] : 0;
    if (was_own(a, p))
        return home && (flags & MEM_W) && (prot & MEM_R) && (prot & MEM_W) ? COPIED : STALE;
    if (!page_host_prot(flags))
        return NOTHING;
    bool same = a->m && a->c->maps->page_home[p] == home && (home || !map_is_private_file(a->m));
    return same && page_host_prot(page_flags_ready(a->m, false)) ? GOOD : STALE;
}

/* End of the run of pages from p on that can be handled alike. */
static uint64_t end_of_run(const struct part *a, uint64_t p)
{
    const uint32_t *home = a->s->maps->page_home, *had = a->c->maps->page_home;
    const uint8_t *flags = a->c->page_flags;
    enum fate fate = action_of(a, p);
    uint64_t q = p + 1;
    while (q < a->end && flags[q] == flags[p] && home[q] == home[p] && had[q] == had[p] && action_of(a, q) == fate)
        q++;
    return q;
}

static void set_flags(const struct part *a, uint64_t p, uint64_t q, unsigned flags)
{
    memset(a->c->page_flags + p, (int)flags, q - p);
}

static bool protect(const struct part *a, uint64_t p, uint64_t q, unsigned flags)
{
    return window_protect(a->c, p, q, flags);
}

/* Copy pages [p, q) of the parent to the recycled address space's own store slot. */
static bool copy(const struct part *a, uint64_t p, uint64_t q)
{
    const struct space *s = a->s;
    const struct mem_slot *from = slot_by_id(s->maps->store, s->maps->page_home[p]);
    set_flags(a, p, q, page_flags_ready(a->m, true));
    a->c->maps->own->uses += q - p;
    for (; p < q; p++) {
        if (page_host_prot(s->page_flags[p]))
            memcpy(page_host(a->c, p), page_host(s, p), page_size(s));
        else if (!slot_read(from, p, 0, page_host(a->c, p), page_size(s)))
            return false;
    }
    return true;
}

/* Map what s has there, or hide the pages. */
static bool renew(const struct part *a, uint64_t p, uint64_t q)
{
    struct space *c = a->c;
    uint32_t home = a->m ? a->s->maps->page_home[p] : 0;
    unsigned flags = home ? page_flags_ready(a->m, false) : 0;
    bool shown = page_host_prot(c->page_flags[p]);
    if (was_own(a, p)) {
        slot_discard(c->maps->own, p, q);
        c->maps->own->pages -= q - p;
        account_discharge(c->maps->store, q - p);
    }
    set_flags(a, p, q, !a->m ? 0 : page_host_prot(flags) ? flags : page_flags_base(a->m));
    if (!page_host_prot(flags))
        return !shown || protect(a, p, q, 0);
    return window_stored(c, p, q, flags, slot_by_id(a->s->maps->store, home), p) == MEM_OK;
}

static bool adapt_run(const struct part *a, uint64_t p, uint64_t q)
{
    bool writable = a->c->page_flags[p] & MEM_W, done = true;
    switch (action_of(a, p)) {
    case COPIED: return copy(a, p, q);
    case STALE: done = renew(a, p, q); break;
    case GOOD:
        set_flags(a, p, q, page_flags_ready(a->m, false));
        done = !writable || protect(a, p, q, MEM_R);
        break;
    case NOTHING: set_flags(a, p, q, a->m ? page_flags_base(a->m) : 0); break;
    }
    memset(a->c->maps->page_home + p, 0, (q - p) * sizeof a->c->maps->page_home[0]);
    return done;
}

static bool adapt_part(const struct part *a, unsigned *runs)
{
    for (uint64_t p = a->first, q; p < a->end; p = q) {
        q = end_of_run(a, p);
        enum fate fate = action_of(a, p);
        if ((fate == COPIED || fate == STALE) && ++*runs > RUNS_MOST)
            return false;
        if (!adapt_run(a, p, q))
            return false;
    }
    return true;
}

/* Adapt what c maps of its previous user's mapping d. */
static bool adapt_map(struct space *s, struct space *c, const struct map *d, unsigned *runs)
{
    for (uint64_t va = d->start, to; va < d->end; va = to) {
        const struct map *m = maps_lower(s, va);
        bool inside = m && m->start <= va;
        to = !m ? d->end : inside ? m->end : m->start;
        to = to < d->end ? to : d->end;
        struct part a = {s, c, inside && !(m->kind & MAP_KIND_SHARED) ? m : NULL, page_number(c, va), 0};
        a.end = a.first + ((to - va) >> c->page_shift);
        if (!adapt_part(&a, runs))
            return false;
    }
    return true;
}

struct space *recycled_take(struct space *s)
{
    struct mem_store *st = s->maps->store;
    if (!st->nrecycled)
        return NULL;
    struct space *c = st->recycled[--st->nrecycled];
    struct mem_region_list *l = c->maps;
    unsigned runs = 0;
    bool good = c->window_shift == s->window_shift;
    if (l->own)
        l->own->uses = 1;
    for (const struct map *m = l->first; m && good; m = m->next)
        good = m->kind & MAP_KIND_SHARED || adapt_map(s, c, m, &runs);
    if (!good) {
        drop(c);
        return NULL;
    }
    maps_clear(c);
    c->refs = 1;
    return c;
}
