/* maps.c - an address space's mappings: a sorted list. */
#include <errno.h>
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
    free(b->name);
    free(b);
}

uint64_t map_offset_at(const struct map *m, uint64_t va)
{
    return m->offset + (va - m->start);
}

size_t maps_lower(const struct space *s, uint64_t va)
{
    size_t low = 0, high = s->maps->nmaps;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (s->maps->map[mid].end > va)
            high = mid;
        else
            low = mid + 1;
    }
    return low;
}

struct map *maps_find(const struct space *s, uint64_t va)
{
    size_t i = maps_lower(s, va);
    if (i == s->maps->nmaps || s->maps->map[i].start > va)
        return NULL;
    return &s->maps->map[i];
}

int maps_insert(struct space *s, const struct map *m)
{
    struct mem_region_list *l = s->maps;
    if (l->nmaps >= MAX_MAPS)
        return -ENOMEM;
    if (l->nmaps == l->cap) {
        size_t cap = l->cap ? l->cap * 2 : 16;
        struct map *grown = realloc(l->map, cap * sizeof *grown);
        if (!grown)
            return -ENOMEM;
        l->map = grown;
        l->cap = cap;
    }
    size_t i = maps_lower(s, m->start);
    memmove(&l->map[i + 1], &l->map[i], (l->nmaps - i) * sizeof *l->map);
    l->map[i] = *m;
    l->nmaps++;
    return 0;
}

int maps_split(struct space *s, uint64_t va)
{
    struct map *m = maps_find(s, va);
    if (!m || m->start == va)
        return 0;
    struct map upper = *m;
    upper.start = va;
    upper.offset = map_offset_at(m, va);
    uint64_t end = m->end;
    m->end = va;
    int rc = maps_insert(s, &upper);
    if (rc) {
        maps_find(s, va - 1)->end = end;
        return rc;
    }
    backing_ref(upper.backing);
    return 0;
}

void maps_remove(struct space *s, size_t first, size_t count)
{
    struct mem_region_list *l = s->maps;
    for (size_t i = first; i < first + count; i++)
        backing_unref(l->map[i].backing);
    if (!count)
        return;
    l->removals += count;
    memmove(&l->map[first], &l->map[first + count], (l->nmaps - first - count) * sizeof *l->map);
    l->nmaps -= count;
}

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
    return a->end == b->start && a->prot == b->prot && a->kind == b->kind && same_backing(a->backing, b->backing) &&
           (!a->backing || a->backing->fd < 0 || map_offset_at(a, a->end) == b->offset) &&
           (!a->backing || !a->backing->slot || map_offset_at(a, a->end) == b->offset);
}

void maps_merge(struct space *s, uint64_t start, uint64_t end)
{
    struct mem_region_list *l = s->maps;
    size_t i = maps_lower(s, start ? start - 1 : 0), next = i + 1;
    if (next >= l->nmaps)
        return;
    /* Single loop: mappings merged into map[i] leave a gap before map[next]. */
    for (; next < l->nmaps && l->map[i].start < end; next++) {
        if (can_merge(&l->map[i], &l->map[next])) {
            l->map[i].end = l->map[next].end;
            backing_unref(l->map[next].backing);
        } else {
            l->map[++i] = l->map[next];
        }
    }
    memmove(&l->map[i + 1], &l->map[next], (l->nmaps - next) * sizeof *l->map);
    l->nmaps -= next - i - 1;
}
