/* space.c - creation, fork and destruction of address spaces, and the calls that change their mappings. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/mem/internal.h"

enum { DEFAULT_STACK_LIMIT = 8 << 20 };

/* ---- life ------------------------------------------------------------------------------------- */

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

void mem_touch(void *at, size_t bytes)
{
    uintptr_t page = HOST_PAGE, first = ((uintptr_t)at + page - 1) & -page, end = ((uintptr_t)at + bytes) & -page;
    if (first < end)
        (void)madvise((void *)first, end - first, MADV_POPULATE_WRITE);
}

uint64_t space_pages(const struct space *s)
{
    return (s->low_mask + 1) << __builtin_popcountll(s->high_mask) >> s->page_shift;
}

/* Allocate everything but the store. parent: the one it is a fork of, or NULL. */
static struct space *space_alloc(const struct mem_account *account, unsigned page_shift, unsigned low_bits, unsigned region_bits,
                                 const struct space *parent)
{
    struct space *s = calloc(1, sizeof *s);
    struct mem_region_list *l = calloc(1, sizeof *l);
    if (!s || !l) {
        free(s);
        free(l);
        return NULL;
    }
    s->maps = l;
    s->refs = 1;
    s->page_shift = page_shift;
    s->low_mask = (1ull << low_bits) - 1;
    s->high_mask = region_bits ? ~0ull << (64 - region_bits) : 0;
    s->hole_mask = ~(s->low_mask | s->high_mask);
    s->high_shift = region_bits ? 64 - region_bits - low_bits : 0;
    l->stack_limit = DEFAULT_STACK_LIMIT;
    l->local = true;
    s->part_shift = region_bits ? low_bits - 1 : low_bits; /* a virtual region has two parts */
    if (!window_new(s, account, parent)) {
        space_unref(s);
        errno = ENOMEM;
        return NULL;
    }
    return s;
}

/* Returns s; NULL, and frees it, if the account has no room for it. */
static struct space *charge_tables(struct space *s)
{
    if (mem_charge_set(&s->maps->tables, s->maps->store->account, SPACE_TABLES_BYTES + window_table_bytes(s)))
        return s;
    space_unref(s);
    errno = ENOMEM;
    return NULL;
}

struct space *space_new_in(struct mem_account *account, const struct space_config *config)
{
    assert(config->page_shift >= 12 && config->page_shift <= CHUNK_SHIFT);
    if (config->first_page)
        mem_account_leave_lowest(account);
    struct space *s = space_alloc(account, config->page_shift, config->low_bits, config->region_bits, NULL);
    if (!s && account->spaces && mem_make_room(account->spaces))
        s = space_alloc(account, config->page_shift, config->low_bits, config->region_bits, NULL);
    if (!s)
        return NULL;
    s->maps->store = store_new(account, config->low_bits + config->region_bits, config->page_shift);
    if (!s->maps->store) {
        int saved = errno;
        space_unref(s);
        errno = saved;
        return NULL;
    }
    account_enter(account, s);
    return charge_tables(s);
}

struct space *space_new(const struct space_config *config)
{
    struct mem_account *account = mem_account_new();
    struct space *s = account ? space_new_in(account, config) : NULL;
    mem_account_unref(account);
    return s;
}

struct space *space_ref(struct space *s)
{
    s->refs++;
    return s;
}

void space_end(struct space *s)
{
    account_leave(s);
    window_end(s);
    maps_clear(s);
    free(s->maps);
    free(s);
}

static void space_free(struct space *s)
{
    struct mem_region_list *l = s->maps;
    for (const struct map *m = l->first; m; m = m->next)
        if (!(m->kind & MAP_KIND_SHARED) && l->store->refs > 1)
            pages_leave_slots(s, m->start, m->end);
    maps_clear(s);
    if (l->own && l->store->refs > 1)
        slot_drop(l->own, 1);
    account_leave(s);
    if (l->store)
        store_unref(l->store);
    space_end(s);
}

void space_unref(struct space *s)
{
    if (!s || --s->refs)
        return;
    mem_charge_end(&s->maps->tables);
    while (s->listeners) {
        struct space_listener *l = s->listeners;
        s->listeners = l->next;
        if (l->ended)
            l->ended(l, s);
    }
    if (!recycled_keep(s))
        space_free(s);
}

/* ---- fork ------------------------------------------------------------------------------------- */

/* Add the child as a user of the parent's private pages of m, except those that the child has copies of. */
static int share_pages(struct space *s, struct space *child, const struct map *m)
{
    uint64_t p = page_number(s, m->start), last = p + ((m->end - m->start) >> s->page_shift);
    while (p < last) {
        uint32_t home = home_of(s, p), copy = home_of(child, p);
        uint64_t q = p;
        while (q < last && home_of(s, q) == home && home_of(child, q) == copy)
            q++;
        if (copy) {
            child->maps->resident += q - p;
        } else if (home) {
            if (!homes_reserve(child, p, q) || slot_share(slot_by_id(s->maps->store, home), p, q))
                return -1;
            for (uint64_t i = p; i < q; i++)
                home_set(child, i, home);
            child->maps->resident += q - p;
        }
        p = q;
    }
    return 0;
}

/* Make writable pages of m copy on write, except those that the child has copies of. */
static void write_protect(struct space *s, const struct space *child, const struct map *m)
{
    uint64_t p = page_number(s, m->start), last = p + ((m->end - m->start) >> s->page_shift);
    while (p < last) {
        uint64_t q = p;
        for (; q < last && (flags_of(s, q) & MEM_W) && home_of(s, q) == home_of(child, q); q++)
            flags_set(s, q, (flags_of(s, q) & ~(unsigned)MEM_W) | MEM_WANT_W);
        if (q > p)
            window_protect_or_hide(s, p, q, MEM_R);
        p = q + (q == p);
    }
    pages_announce_loss(s, m->start, m->end);
}

/* Apply MAP_KIND_DONTFORK and MAP_KIND_WIPEONFORK to the child. Returns 0 or -ENOMEM. */
static int leave_out(struct space *child)
{
    int rc = 0;
    for (const struct map *m = child->maps->first, *next; m && !rc; m = next) {
        next = m->next;
        if (m->kind & MAP_KIND_DONTFORK)
            rc = space_unmap(child, m->start, m->end - m->start);
        else if (m->kind & MAP_KIND_WIPEONFORK)
            rc = space_discard(child, m->start, m->end - m->start);
    }
    return rc;
}

static struct space *try_fork(struct space *s)
{
    struct mem_region_list *l = s->maps;
    for (const struct map *m = l->first; m; m = m->next)
        if (l->local && !(m->kind & MAP_KIND_SHARED) && pages_to_store(s, m)) {
            window_hide(s);
            return NULL;
        }
    l->local = false;
    struct space *child = recycled_take(s);
    if (!child)
        child = space_alloc(l->store->account, s->page_shift, (unsigned)__builtin_popcountll(s->low_mask),
                            (unsigned)__builtin_popcountll(s->high_mask), s);
    if (!child)
        return NULL;
    account_enter(l->store->account, child);
    l->store->refs++;
    child->maps->store = l->store;
    child->maps->local = false;
    child->maps->stack_limit = l->stack_limit;
    /* From now on new pages of parent and child go to new store slots. */
    if (l->own) {
        slot_drop(l->own, 1);
        l->own = NULL;
    }
    for (const struct map *parents = l->first; parents; parents = parents->next) {
        struct map m = *parents;
        m.kind = (uint8_t)(m.kind & ~MAP_KIND_LOCKED);
        if (space_reserve(child, m.start, m.end - m.start) || maps_insert(child, &m))
            goto fail;
        backing_ref(m.backing);
        pages_cover(child, &m);
        if (m.kind & MAP_KIND_SHARED)
            continue;
        if (share_pages(s, child, &m))
            goto fail;
        write_protect(s, child, &m);
    }
    if (!leave_out(child))
        return child;
fail:
    space_free(child);
    return NULL;
}

struct space *space_fork(struct space *s)
{
    if (account_near_limit(s))
        (void)mem_make_room(s);
    struct space *child = account_near_limit(s) ? NULL : try_fork(s);
    if (!child && mem_make_room(s))
        child = try_fork(s);
    if (!child)
        errno = ENOMEM;
    return child ? charge_tables(child) : NULL;
}

/* ---- mapping ---------------------------------------------------------------------------------- */

/* memfd_create(2): returns whether the file's contents may no longer change. */
static bool is_sealed(int fd)
{
    int seals = fcntl(fd, F_GET_SEALS);
    return seals > 0 && (seals & (F_SEAL_WRITE | F_SEAL_FUTURE_WRITE));
}

/* The backing of a new mapping of len bytes. */
static struct backing *backing_new(struct space *s, uint64_t len, unsigned kind, const struct mem_file *file)
{
    bool shared_memory = (kind & MAP_KIND_SHARED) && (!file || file->fd < 0);
    if (!file && !shared_memory)
        return NULL;
    struct mem_account *account = s->maps->store->account;
    struct backing *b = mem_new(account, sizeof *b);
    if (!b)
        return NULL;
    b->refs = 1;
    b->fd = -1;
    b->name = mem_text(account, file && file->name ? file->name : "");
    bool ok = b->name;
    if (file && file->fd >= 0) {
        b->apart = file->apart;
        b->dev = file->dev;
        b->ino = file->ino;
        b->fd = fcntl(file->fd, F_DUPFD_CLOEXEC, 0);
        struct stat st;
        ok = ok && !fstat(file->fd, &st);
        b->regular = ok && S_ISREG(st.st_mode);
        b->host_dev = ok ? st.st_dev : 0;
        b->host_ino = ok ? st.st_ino : 0;
        b->writable = !file->read_only && (fcntl(file->fd, F_GETFL) & O_ACCMODE) == O_RDWR && !is_sealed(file->fd);
        ok = ok && b->fd >= 0;
    } else if (shared_memory) {
        b->slot = slot_new(s->maps->store);
        b->bytes = len;
        b->writable = !file || !file->read_only;
        ok = ok && b->slot;
    }
    if (ok)
        return b;
    backing_unref(b);
    return NULL;
}

int split_range(struct space *s, uint64_t va, uint64_t end)
{
    int rc = maps_split(s, va);
    return rc ? rc : maps_split(s, end);
}

int remove_range(struct space *s, uint64_t va, uint64_t end)
{
    int rc = split_range(s, va, end);
    if (rc)
        return rc;
    for (struct map *m = maps_lower(s, va), *next; m && m->start < end; m = next) {
        next = m->next;
        pages_release(s, m->start, m->end, NULL);
        s->maps->removals++;
        s->maps->unmapped += m->end - m->start;
        maps_remove(s, m);
    }
    return 0;
}

uint64_t round_up(const struct space *s, uint64_t len)
{
    uint64_t mask = page_size(s) - 1;
    return (len + mask) & ~mask;
}

/* ---- mapping, continued ------------------------------------------------------------------------ */

int space_map(struct space *s, uint64_t va, uint64_t len, unsigned prot, unsigned kind, const struct mem_file *file)
{
    len = round_up(s, len);
    if (!range_ok(s, va, len) || (file && (file->offset & (page_size(s) - 1))))
        return -EINVAL;
    if (file && file->fd >= 0 && (file->offset + len < len || file->offset + len > INT64_MAX))
        return -EINVAL;
    if (space_reserve(s, va, len))
        return -ENOMEM;
    struct backing *b = backing_new(s, len, kind, file);
    if (!b && (file || (kind & MAP_KIND_SHARED)))
        return -ENOMEM;
    struct map m = {.start = va,
                    .end = va + len,
                    .prot = (uint8_t)(prot & (MEM_R | MEM_W | MEM_X | MEM_READ_IMPLIED)),
                    .kind = (uint8_t)kind,
                    .backing = b};
    m.offset = file && file->fd >= 0 ? file->offset : 0;
    int rc = remove_range(s, va, va + len);
    if (!rc)
        rc = maps_insert(s, &m);
    if (rc) {
        backing_unref(b);
        return rc;
    }
    if (file && file->owner) {
        file->keep(file->owner);
        b->owner = file->owner;
        b->drop = file->drop;
    }
    pages_uninstall(s, va, va + len, &m);
    maps_merge(s, va, va + len);
    return 0;
}

bool space_has_range(const struct space *s, uint64_t va, uint64_t len)
{
    return range_ok(s, va, len);
}

/* Returns whether the range consists of whole pages; some may be in a hole, where nothing is mapped. */
static bool is_range(const struct space *s, uint64_t va, uint64_t len)
{
    return !(va & (page_size(s) - 1)) && len && va + len > va;
}

int space_unmap(struct space *s, uint64_t va, uint64_t len)
{
    len = round_up(s, len);
    if (!is_range(s, va, len))
        return -EINVAL;
    return remove_range(s, va, va + len);
}

bool all_mapped(const struct space *s, uint64_t va, uint64_t end)
{
    for (const struct map *m = maps_lower(s, va); va < end; m = m->next) {
        if (!m || m->start > va)
            return false;
        va = m->end;
    }
    return true;
}

/* Check that all pages of the `len` bytes from va on are mapped. *end: end of the last. */
static int need_mapped(const struct space *s, uint64_t va, uint64_t len, uint64_t *end)
{
    len = round_up(s, len);
    if (!is_range(s, va, len))
        return -EINVAL;
    *end = va + len;
    return all_mapped(s, va, *end) ? 0 : -ENOMEM;
}

/* Exclude mappings at both ends of [*va, *end) that already have this protection: splitting them could fail. */
static void leave_alike(const struct space *s, unsigned prot, uint64_t *va, uint64_t *end)
{
    const struct map *first = maps_lower(s, *va), *last = maps_lower(s, *end - 1);

    if (last->prot == prot)
        *end = last->start;
    if (first->prot == prot)
        *va = first->end;
}

/* Returns whether the descriptor of a shared mapping forbids writing. */
static bool is_read_only(const struct map *m)
{
    return (m->kind & MAP_KIND_SHARED) && m->backing && !m->backing->writable;
}

int space_protect(struct space *s, uint64_t va, uint64_t len, unsigned prot)
{
    uint64_t end;
    int rc = need_mapped(s, va, len, &end);
    if (rc)
        return rc;
    for (const struct map *m = maps_lower(s, va); m && m->start < end; m = m->next)
        if ((prot & MEM_W) && is_read_only(m))
            return -EACCES;
    prot &= MEM_R | MEM_W | MEM_X | MEM_READ_IMPLIED;
    leave_alike(s, prot, &va, &end);
    rc = va < end ? split_range(s, va, end) : 0;
    if (rc)
        return rc;
    for (struct map *m = maps_lower(s, va); m && m->start < end; m = m->next) {
        if (m->prot == prot)
            continue;
        maps_count(s, m, false);
        m->prot = (uint8_t)prot;
        maps_count(s, m, true);
        pages_uninstall(s, m->start, m->end, m);
    }
    maps_merge(s, va, end);
    return 0;
}

int space_set_kind(struct space *s, uint64_t va, uint64_t len, unsigned set, unsigned clear)
{
    uint64_t end;
    int rc = need_mapped(s, va, len, &end);
    if (rc)
        return rc;
    if (set & MAP_KIND_WIPEONFORK)
        for (const struct map *m = maps_lower(s, va); m && m->start < end; m = m->next)
            if ((m->kind & MAP_KIND_SHARED) || map_is_private_file(m))
                return -EINVAL;
    rc = split_range(s, va, end);
    if (rc)
        return rc;
    for (struct map *m = maps_lower(s, va); m && m->start < end; m = m->next)
        m->kind = (uint8_t)((m->kind | set) & ~clear);
    maps_merge(s, va, end);
    return 0;
}

int space_sync(struct space *s, uint64_t va, uint64_t len)
{
    len = round_up(s, len);
    if (!is_range(s, va, len))
        return -EINVAL;
    bool whole = all_mapped(s, va, va + len);
    for (const struct map *m = maps_lower(s, va); m && m->start < va + len; m = m->next) {
        if (map_is_shared_file(m) && m->backing->writable && fdatasync(m->backing->fd) && errno == EIO)
            return -EIO;
    }
    return whole ? 0 : -ENOMEM;
}

int space_discard(struct space *s, uint64_t va, uint64_t len)
{
    len = round_up(s, len);
    if (!is_range(s, va, len))
        return -EINVAL;
    uint64_t end = va + len;
    bool whole = all_mapped(s, va, end);
    for (const struct map *m = maps_lower(s, va); m && m->start < end; m = m->next) {
        uint64_t first = m->start > va ? m->start : va, last = m->end < end ? m->end : end;
        if (m->kind & MAP_KIND_SHARED)
            continue;
        pages_release(s, first, last, m);
    }
    return whole ? 0 : -ENOMEM;
}

void space_file_resized(struct space *s, dev_t dev, ino_t ino)
{
    for (const struct map *m = s->maps->first; m; m = m->next) {
        if (!m->backing || m->backing->fd < 0 || m->backing->host_dev != dev || m->backing->host_ino != ino)
            continue;
        uint64_t kept = map_file_bytes(s, m);
        if (m->kind & MAP_KIND_SHARED)
            pages_uninstall(s, m->start, m->end, m);
        else if (kept < m->end - m->start)
            pages_release(s, m->start + kept, m->end, m);
    }
}

/* ---- queries ---------------------------------------------------------------------------------- */

uint64_t space_find_free(struct space *s, uint64_t low, uint64_t high, uint64_t len)
{
    uint64_t mask = page_size(s) - 1, first = (low + mask) & ~mask;
    len = round_up(s, len);
    return len && first >= low ? maps_lowest_gap(s, first, high, len) : 0;
}

uint64_t space_find_free_down(struct space *s, uint64_t low, uint64_t high, uint64_t len)
{
    len = round_up(s, len);
    return len ? maps_highest_gap(s, low, high & ~(page_size(s) - 1), len) : 0;
}

bool space_next_map(struct space *s, uint64_t va, struct mem_map *out)
{
    const struct map *m = maps_lower(s, va);
    if (!m)
        return false;
    const struct backing *b = m->backing;
    *out = (struct mem_map){m->start, m->end, m->prot, m->kind, m->offset, 0, 0, "", -1, NULL, NULL};
    if (b) {
        out->fd = b->fd;
        out->owner = b->owner;
        out->drop = b->drop;
        out->dev = b->dev;
        out->ino = b->ino;
        out->name = b->name;
    }
    return true;
}

uint64_t space_removals(const struct space *s)
{
    return s->maps->removals;
}

bool space_has_unmapped(struct space *s, uint64_t bytes)
{
    if (s->maps->unmapped < bytes)
        return false;
    s->maps->unmapped = 0;
    return true;
}

void space_note_most(struct space *s)
{
    struct mem_region_list *l = s->maps;
    l->most_mapped = l->most_mapped > l->mapped ? l->most_mapped : l->mapped;
    l->most_resident = l->most_resident > l->resident ? l->most_resident : l->resident;
}

struct space_usage space_usage(struct space *s)
{
    const struct mem_region_list *l = s->maps;
    space_note_most(s);
    return (struct space_usage){.resident = l->resident << s->page_shift,
                                .most_resident = l->most_resident << s->page_shift,
                                .mapped = l->mapped,
                                .data = l->data,
                                .stack = l->stack,
                                .most_mapped = l->most_mapped,
                                .faults = l->faults};
}

uint64_t space_contents(struct space *s, uint64_t va, uint64_t end)
{
    uint64_t bytes = 0;
    for (const struct map *m; va < end && (m = maps_find(s, va));) {
        uint64_t stop = m->end < end ? m->end : end;
        if ((m->kind & MAP_KIND_SHARED) || map_is_private_file(m)) {
            bytes += stop - va;
            va = stop;
        }
        for (; va < stop; va += page_size(s))
            bytes += home_of(s, page_number(s, va)) ? page_size(s) : 0;
    }
    return bytes;
}

void space_set_stack_limit(struct space *s, uint64_t bytes)
{
    s->maps->stack_limit = bytes;
}

void space_listen(struct space *s, struct space_listener *l)
{
    l->next = s->listeners;
    s->listeners = l;
}

void space_unlisten(struct space *s, struct space_listener *l)
{
    struct space_listener **p = &s->listeners;
    while (*p != l)
        p = &(*p)->next;
    *p = l->next;
}

void space_mark_code(struct space *s, uint64_t va)
{
    if (va & s->hole_mask)
        return;
    uint64_t p = page_number(s, va);
    unsigned f = flags_of(s, p);
    flags_set(s, p, f | MEM_CODE);
    if (!(f & MEM_W))
        return;
    flags_set(s, p, (f & ~(unsigned)MEM_W) | MEM_WANT_W | MEM_CODE);
    window_protect_or_hide(s, p, p + 1, MEM_R);
    va &= ~(page_size(s) - 1);
    pages_announce_loss(s, va, va + page_size(s));
}

void space_unmark_code(struct space *s, uint64_t va)
{
    if (!(va & s->hole_mask))
        flags_set(s, page_number(s, va), space_page_flags(s, va) & ~(unsigned)MEM_CODE); /* the next write faults, and sets MEM_W */
}

bool mem_identify(struct space *s, uint64_t va, struct mem_identity *out)
{
    struct page_place at;
    const struct map *m = maps_find(s, va);
    if (!m || page_locate(s, m, va, &at))
        return false;
    /* The two low bits distinguish the kinds of object. */
    if (!(m->kind & MAP_KIND_SHARED)) {
        out->object = (uintptr_t)s;
        out->offset = va;
    } else {
        out->object = at.slot ? at.slot->serial << 2 | 1 : ((m->backing->host_ino + m->backing->host_dev * 0x9e3779b97f4a7c15ull) << 2) | 2;
        out->offset = map_offset_at(m, va);
    }
    return true;
}
