/*
 * maps.c - an address space's mappings: a sorted list, and an AA tree of the same nodes (Andersson 1993), in which the level of a node
 * says how it is balanced. Each node has the widest gap before a mapping of its subtree, so free ranges are found in logarithmic time.
 */
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/mem/internal.h"

struct backing *backing_ref(struct backing *b)
{
    if (b)
        b->refs++;
    return b;
}

void backing_unref(struct backing *b)
{
    if (!b || --b->refs)
        return;
    if (b->fd >= 0)
        close(b->fd);
    if (b->slot)
        slot_drop(b->slot, 1);
    if (b->owner)
        b->drop(b->owner);
    mem_free(b->name);
    mem_free(b);
}

uint64_t map_offset_at(const struct map *m, uint64_t va)
{
    return m->offset + (va - m->start);
}

/* ---- the tree -------------------------------------------------------------------------------- */

/* Bytes between m and the mapping before it. */
static uint64_t gap_before(const struct map *m)
{
    return m->start - (m->prev ? m->prev->end : 0);
}

static unsigned level_of(const struct map *t)
{
    return t ? t->level : 0;
}

static uint64_t widest_in(const struct map *t)
{
    return t ? t->widest : 0;
}

static struct map *summed(struct map *t)
{
    uint64_t own = gap_before(t), left = widest_in(t->left), right = widest_in(t->right);
    uint64_t below = left > right ? left : right;
    t->widest = own > below ? own : below;
    return t;
}

/* Removes a left horizontal link. */
static struct map *skew(struct map *t)
{
    struct map *left = t ? t->left : NULL;
    if (!left || left->level != t->level)
        return t;
    t->left = left->right;
    left->right = summed(t);
    return summed(left);
}

/* Removes two right horizontal links in sequence. */
static struct map *split(struct map *t)
{
    struct map *right = t ? t->right : NULL;
    if (!right || level_of(right->right) != t->level)
        return t;
    t->right = right->left;
    right->left = summed(t);
    right->level++;
    return summed(right);
}

static struct map *tree_add(struct map *t, struct map *m)
{
    if (!t)
        return summed(m);
    struct map **side = m->start < t->start ? &t->left : &t->right;
    *side = tree_add(*side, m);
    return split(skew(summed(t)));
}

static struct map *rebalanced(struct map *t)
{
    unsigned left = level_of(t->left), right = level_of(t->right), level = (left < right ? left : right) + 1;
    if (level < t->level) {
        t->level = level;
        if (t->right && t->right->level > level)
            t->right->level = level;
    }
    t = skew(summed(t));
    t->right = skew(t->right);
    if (t->right)
        t->right->right = skew(t->right->right);
    t = split(t);
    t->right = split(t->right);
    return summed(t);
}

/* Takes m out of the tree t; it is there. */
static struct map *tree_remove(struct map *t, const struct map *m)
{
    if (m->start < t->start) {
        t->left = tree_remove(t->left, m);
    } else if (m->start > t->start) {
        t->right = tree_remove(t->right, m);
    } else if (!t->left) {
        return t->right; /* NULL, or of the same level without children on the left */
    } else {
        /* Its place goes to the mapping after it, which is below: inner nodes have two children. */
        struct map *after = t->right;
        while (after->left)
            after = after->left;
        after->right = tree_remove(t->right, after);
        after->left = t->left;
        after->level = t->level;
        t = after;
    }
    return rebalanced(t);
}

/* Updates the sums on the way to m, whose gap has changed. */
static void tree_update(struct map *t, const struct map *m)
{
    if (t != m)
        tree_update(m->start < t->start ? t->left : t->right, m);
    (void)summed(t);
}

static void gap_changed(struct mem_region_list *l, const struct map *m)
{
    if (m)
        tree_update(l->root, m);
}

/* ---- the list -------------------------------------------------------------------------------- */

struct map *maps_lower(const struct space *s, uint64_t va)
{
    struct map *found = NULL;
    for (struct map *t = s->maps->root; t; t = t->end > va ? t->left : t->right)
        if (t->end > va)
            found = t;
    return found;
}

struct map *maps_find(const struct space *s, uint64_t va)
{
    struct map *m = maps_lower(s, va);
    return m && m->start <= va ? m : NULL;
}

void maps_count(struct space *s, const struct map *m, bool counts)
{
    struct mem_region_list *l = s->maps;
    uint64_t bytes = counts ? m->end - m->start : m->start - m->end;
    l->mapped += bytes;
    if (map_is_data(m->prot, m->kind))
        l->data += bytes;
    if (m->kind & (MAP_KIND_GROWSUP | MAP_KIND_GROWSDOWN))
        l->stack += bytes;
}

int maps_insert(struct space *s, const struct map *m)
{
    struct mem_region_list *l = s->maps;
    struct map *added = l->nmaps < MAX_MAPS ? mem_new_always(l->store->account, sizeof *added) : NULL;
    if (!added)
        return -ENOMEM;
    *added = *m;
    added->next = maps_lower(s, m->start);
    added->prev = added->next ? added->next->prev : l->last;
    added->left = added->right = NULL;
    added->level = 1;
    *(added->next ? &added->next->prev : &l->last) = added;
    *(added->prev ? &added->prev->next : &l->first) = added;
    l->root = tree_add(l->root, added);
    gap_changed(l, added->next);
    if (++l->nmaps > l->most_maps)
        l->most_maps = l->nmaps;
    maps_count(s, m, true);
    return 0;
}

void maps_resize(struct space *s, struct map *m, uint64_t start, uint64_t end)
{
    space_note_most(s);
    maps_count(s, m, false);
    m->start = start;
    m->end = end;
    maps_count(s, m, true);
    gap_changed(s->maps, m);
    gap_changed(s->maps, m->next);
}

int maps_split(struct space *s, uint64_t va)
{
    struct map *m = maps_find(s, va);
    if (!m || m->start == va)
        return 0;
    struct map upper = *m;
    upper.start = va;
    upper.offset = map_offset_at(m, va);
    maps_resize(s, m, m->start, va);
    int rc = maps_insert(s, &upper);
    if (rc) {
        maps_resize(s, m, m->start, upper.end);
        return rc;
    }
    backing_ref(upper.backing);
    return 0;
}

/* Gives memory back to the host when few of many mappings are left: each of them may have kept a page of freed objects. */
static void give_back(struct mem_region_list *l)
{
    enum { MANY = 1024, FRACTION = 8 };
    if (l->most_maps < MANY || l->nmaps > l->most_maps / FRACTION)
        return;
    malloc_trim(0);
    l->most_maps = l->nmaps;
}

void maps_remove(struct space *s, struct map *m)
{
    struct mem_region_list *l = s->maps;
    backing_unref(m->backing);
    *(m->next ? &m->next->prev : &l->last) = m->prev;
    *(m->prev ? &m->prev->next : &l->first) = m->next;
    l->root = tree_remove(l->root, m);
    gap_changed(l, m->next);
    l->nmaps--;
    space_note_most(s);
    maps_count(s, m, false);
    mem_free(m);
    give_back(l);
}

void maps_clear(struct space *s)
{
    struct mem_region_list *l = s->maps;
    for (struct map *m = l->first, *next; m; m = next) {
        next = m->next;
        backing_unref(m->backing);
        mem_free(m);
    }
    l->first = l->last = l->root = NULL;
    l->nmaps = 0;
    l->mapped = l->data = l->stack = l->most_mapped = l->most_resident = l->faults = 0;
}

/* ---- gaps ------------------------------------------------------------------------------------ */

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static bool holds(uint64_t start, uint64_t end, uint64_t len)
{
    return start < end && end - start >= len;
}

/* Returns the start of the lowest len free bytes of [low, high) before a mapping of the tree t, or 0. */
static uint64_t lowest_gap(const struct map *t, uint64_t low, uint64_t high, uint64_t len)
{
    if (!t || t->widest < len)
        return 0;
    uint64_t before = t->prev ? t->prev->end : 0, start = larger(before, low);
    uint64_t found = before > low ? lowest_gap(t->left, low, high, len) : 0;
    if (!found && holds(start, smaller(t->start, high), len))
        found = start;
    return found || t->end >= high ? found : lowest_gap(t->right, low, high, len);
}

/* Returns the end of the highest len free bytes of [low, high) before a mapping of the tree t, or 0. */
static uint64_t highest_gap(const struct map *t, uint64_t low, uint64_t high, uint64_t len)
{
    if (!t || t->widest < len)
        return 0;
    uint64_t before = t->prev ? t->prev->end : 0, end = smaller(t->start, high);
    uint64_t found = t->end < high ? highest_gap(t->right, low, high, len) : 0;
    if (!found && holds(larger(before, low), end, len))
        found = end;
    return found || before <= low ? found : highest_gap(t->left, low, high, len);
}

uint64_t maps_lowest_gap(const struct space *s, uint64_t low, uint64_t high, uint64_t len)
{
    const struct mem_region_list *l = s->maps;
    uint64_t found = lowest_gap(l->root, low, high, len), last = larger(l->last ? l->last->end : 0, low);
    return found || !holds(last, high, len) ? found : last;
}

uint64_t maps_highest_gap(const struct space *s, uint64_t low, uint64_t high, uint64_t len)
{
    const struct mem_region_list *l = s->maps;
    uint64_t end = holds(larger(l->last ? l->last->end : 0, low), high, len) ? high : highest_gap(l->root, low, high, len);
    return end ? end - len : 0;
}

/* ---- neighbours that are alike --------------------------------------------------------------- */

static bool same_backing(const struct backing *a, const struct backing *b)
{
    if (a == b)
        return true;
    return a && b && a->fd >= 0 && b->fd >= 0 && a->dev == b->dev && a->ino == b->ino && a->writable == b->writable &&
           !strcmp(a->name, b->name);
}

/* Returns whether the two can be one mapping, for the guest and for us. */
static bool can_merge(const struct map *a, const struct map *b)
{
    return !(a->backing && a->backing->apart) && a->end == b->start && a->prot == b->prot && a->kind == b->kind &&
           same_backing(a->backing, b->backing) && (!a->backing || a->backing->fd < 0 || map_offset_at(a, a->end) == b->offset) &&
           (!a->backing || !a->backing->slot || map_offset_at(a, a->end) == b->offset);
}

void maps_merge(struct space *s, uint64_t start, uint64_t end)
{
    struct map *m = maps_lower(s, start ? start - 1 : 0);
    while (m && m->next && m->start < end) {
        struct map *next = m->next;
        if (!can_merge(m, next)) {
            m = next;
            continue;
        }
        uint64_t merged = next->end;
        maps_remove(s, next);
        maps_resize(s, m, m->start, merged);
    }
}
