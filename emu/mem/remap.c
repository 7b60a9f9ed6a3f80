/* remap.c - mappings that move, and mappings of another mapping's object. */
#include <errno.h>

#include "emu/mem/internal.h"

int space_map_like(struct space *s, uint64_t like, uint64_t from, uint64_t to, uint64_t len)
{
    const struct map *model = maps_find(s, like);
    if (!model)
        return -EFAULT;
    len = round_up(s, len);
    if (!range_ok(s, to, len))
        return -EINVAL;
    struct map m = *model;
    m.start = to;
    m.end = to + len;
    m.offset = m.backing ? map_offset_at(model, from) : 0;
    if (m.offset + len < len || m.offset + len > INT64_MAX)
        return -EINVAL;
    if (space_reserve(s, to, len))
        return -ENOMEM;
    backing_ref(m.backing);
    int rc = remove_range(s, to, to + len);
    if (!rc)
        rc = maps_insert(s, &m);
    if (rc) {
        backing_unref(m.backing);
        return rc;
    }
    pages_uninstall(s, to, to + len, &m);
    maps_merge(s, to, to + len);
    return 0;
}

int space_move(struct space *s, uint64_t from, uint64_t to, uint64_t len, bool keep)
{
    len = round_up(s, len);
    if (!range_ok(s, from, len) || !range_ok(s, to, len) || (from < to + len && to < from + len))
        return -EINVAL;
    uint64_t end = from + len;
    if (!all_mapped(s, from, end))
        return -EFAULT;
    if (space_reserve(s, to, len))
        return -ENOMEM;
    int rc = split_range(s, from, end);
    if (!rc)
        rc = remove_range(s, to, to + len);
    for (uint64_t va = from; !rc && va < end;) {
        struct map m = *maps_find(s, va);
        uint64_t last = m.end;
        m.start = to + (va - from);
        m.end = to + (last - from);
        rc = maps_insert(s, &m);
        if (rc)
            break;
        backing_ref(m.backing);
        pages_uninstall(s, m.start, m.end, &m);
        if (!(m.kind & MAP_KIND_SHARED))
            rc = pages_move(s, maps_find(s, va), va, last, m.start);
        va = last;
    }
    if (rc) {
        /* Undo a partial move. Removing whole mappings needs no memory. */
        remove_range(s, to, to + len);
        return rc;
    }
    if (keep)
        rc = space_discard(s, from, len);
    else
        rc = remove_range(s, from, end);
    maps_merge(s, to, to + len);
    return rc;
}
