/* pages.c - the contents of guest pages: first touch, copy on write, installation in the host window. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/mem/internal.h"

size_t file_read(int fd, void *buf, size_t len, uint64_t offset)
{
    size_t done = 0;
    while (done < len) {
        ssize_t n = pread(fd, (char *)buf + done, len - done, (off_t)(offset + done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n == 0)
            errno = 0;
        if (n <= 0)
            break;
        done += (size_t)n;
    }
    return done;
}

size_t file_write(int fd, const void *buf, size_t len, uint64_t offset)
{
    size_t done = 0;
    while (done < len) {
        ssize_t n = pwrite(fd, (const char *)buf + done, len - done, (off_t)(offset + done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            break;
        done += (size_t)n;
    }
    return done;
}

bool range_ok(const struct space *s, uint64_t va, uint64_t len)
{
    uint64_t mask = page_size(s) - 1;
    if ((va & mask) || (len & mask) || !len || (va & s->hole_mask))
        return false;
    return (va & s->low_mask) + (len - 1) <= s->low_mask && len - 1 <= s->low_mask;
}

/* ---- page flags ------------------------------------------------------------------------------- */

unsigned page_flags_base(const struct map *m)
{
    bool file = map_is_shared_file(m) && (m->backing->regular || FILES_HAVE_NO_HOST);
    return MEM_MAPPED | (m->kind & MAP_KIND_GATEWAY ? MEM_GATEWAY : 0) | (file ? MEM_FILE : 0);
}

unsigned page_flags_ready(const struct map *m, bool writable_now)
{
    unsigned f = page_flags_base(m) | (m->prot & (MEM_R | MEM_X));
    if (m->prot & MEM_W)
        f |= writable_now ? MEM_W : MEM_WANT_W;
    return f;
}

/* Executable pages are readable on the host: translated code reads them through the host window. */
int page_host_prot(unsigned flags)
{
    int prot = flags & (MEM_R | MEM_X | MEM_W | MEM_WANT_W) ? PROT_READ : PROT_NONE;
    return flags & MEM_W ? prot | PROT_WRITE : prot;
}

enum { WORD_PAGES = 8 }; /* flags that are looked at together */

/* Eight pages with the same flags. */
static uint64_t flags_each(unsigned flags)
{
    return flags * UINT64_C(0x0101010101010101);
}

/* Returns p, advanced by eights while [p, end) begins with eight pages that have none of `flags`. Sets their flags to *base, if not NULL.
 */
static uint64_t skip_without(struct space *s, uint64_t p, uint64_t end, unsigned flags, const uint8_t *base)
{
    uint64_t eight, unwanted = flags_each(flags), all = base ? flags_each(*base) : 0;
    for (; flags_end(p, end) - p >= WORD_PAGES; p += WORD_PAGES) {
        uint8_t *at = flags_at(s, p);
        memcpy(&eight, at, sizeof eight);
        if (eight & unwanted)
            break;
        if (base && eight != all)
            memcpy(at, &all, sizeof all);
    }
    return p;
}

void pages_announce_code(struct space *s, uint64_t first, uint64_t end)
{
    uint64_t low = 0, high = 0;
    uint64_t start = page_number(s, first), last = start + ((end - first) >> s->page_shift);
    for (uint64_t p = skip_without(s, start, last, MEM_CODE, NULL); p < last; p = skip_without(s, p + 1, last, MEM_CODE, NULL)) {
        if (!(flags_of(s, p) & MEM_CODE))
            continue;
        uint64_t va = first + ((p - start) << s->page_shift);
        flags_set(s, p, flags_of(s, p) & ~(unsigned)MEM_CODE);
        if (!high)
            low = va;
        high = va + page_size(s) - 1;
    }
    for (struct space_listener *l = high ? s->listeners : NULL, *next; l; l = next) {
        next = l->next;
        if (l->code_changes)
            l->code_changes(l, s, low, high);
    }
}

void pages_announce_loss(struct space *s, uint64_t va, uint64_t end)
{
    for (struct space_listener *l = s->listeners; l; l = l->next)
        if (l->access_lost)
            l->access_lost(l, s, va, end - 1);
}

/* Set the flags of all pages to `base`. [*low, *high): the pages that were accessible, or (if `local`) are local. */
static void clear_flags(struct space *s, uint64_t p, uint64_t end, uint8_t base, bool local, uint64_t *low, uint64_t *high)
{
    const unsigned accessible = MEM_R | MEM_W | MEM_X | MEM_WANT_W;
    bool looks = local && s->maps->resident; /* pages may have a home */
    *low = end;
    *high = p;
    for (; p < end; p++) {
        if (!looks && (p = skip_without(s, p, end, accessible, &base)) == end)
            return;
        if (page_host_prot(flags_of(s, p)) || (local && home_of(s, p) == HOME_LOCAL)) {
            *low = p < *low ? p : *low;
            *high = p + 1;
        }
        if (flags_of(s, p) != base)
            flags_set(s, p, base);
    }
}

void pages_uninstall(struct space *s, uint64_t va, uint64_t end, const struct map *m)
{
    uint64_t low, high, p = page_number(s, va);
    pages_announce_code(s, va, end);
    clear_flags(s, p, p + ((end - va) >> s->page_shift), m ? (uint8_t)page_flags_base(m) : 0, false, &low, &high);
    if (low >= high)
        return;
    window_hide_pages(s, low, high, m && (m->kind & MAP_KIND_SHARED));
    pages_announce_loss(s, va, end);
}

void pages_cover(struct space *s, const struct map *m)
{
    uint64_t p = page_number(s, m->start), end = p + ((m->end - m->start) >> s->page_shift);
    for (; p < end; p++)
        if (!flags_of(s, p))
            flags_set(s, p, page_flags_base(m));
}

/* Map pages [first, end), which have the same home, with the host protection that flags imply. */
static enum mem_fault_kind show_private(struct space *s, uint64_t first, uint64_t end, unsigned flags)
{
    uint32_t home = home_of(s, first);
    if (!home)
        return window_zeros(s, first, end, flags);
    if (home == HOME_LOCAL)
        return window_protect(s, first, end, flags) ? MEM_OK : MEM_FAULT_NOMEM;
    return window_stored(s, first, end, flags, slot_by_id(s->maps->store, home), first);
}

/* Pages [*first, *end): the aligned 2^shift bytes around p, clipped to m. */
static void neighbourhood(const struct space *s, const struct map *m, uint64_t p, unsigned shift, uint64_t *first, uint64_t *end)
{
    uint64_t span = 1ull << (shift > s->page_shift ? shift - s->page_shift : 0);
    uint64_t low = page_number(s, m->start), high = low + ((m->end - m->start) >> s->page_shift);
    *first = p & ~(span - 1);
    *end = *first + span;
    *first = *first < low ? low : *first;
    *end = *end > high ? high : *end;
}

static uint64_t page_va(const struct space *s, const struct map *m, uint64_t p)
{
    return m->start + ((p - page_number(s, m->start)) << s->page_shift);
}

/* ---- contents --------------------------------------------------------------------------------- */

static struct mem_slot *own_slot(struct space *s)
{
    if (!s->maps->own)
        s->maps->own = slot_new(s->maps->store);
    return s->maps->own;
}

static void set_homes(struct space *s, uint64_t first, uint64_t end, uint32_t home)
{
    for (uint64_t p = first; p < end; p++)
        home_set(s, p, home);
}

/* Pages [first, end), which have no home, are now in the store slot. */
static void set_slot(struct space *s, uint64_t first, uint64_t end, struct mem_slot *slot)
{
    set_homes(s, first, end, slot->id);
    slot->uses += end - first;
    slot->pages += end - first;
    account_charge(slot->store, end - first);
}

uint64_t map_file_bytes(const struct space *s, const struct map *m)
{
    struct stat st;
    if (m->backing->slot)
        return m->backing->bytes > m->offset ? m->backing->bytes - m->offset : 0;
    if (!m->backing->regular)
        return m->end - m->start;
    if (fstat(m->backing->fd, &st) || (uint64_t)st.st_size <= m->offset)
        return 0;
    uint64_t mask = page_size(s) - 1;
    return ((uint64_t)st.st_size - m->offset + mask) & ~mask;
}

/* Make fresh pages [first, end) local. They are writable in the host window until they are installed. */
static enum mem_fault_kind make_local(struct space *s, uint64_t first, uint64_t end)
{
    enum mem_fault_kind rc = window_local(s, first, end);
    if (rc)
        return rc;
    account_charge(s->maps->store, end - first);
    set_homes(s, first, end, HOME_LOCAL);
    return MEM_OK;
}

/* Undoes make_local(): the file's bytes cannot be read. */
static void forget_local(struct space *s, uint64_t first, uint64_t end)
{
    if (window_zeros(s, first, end, 0))
        window_hide(s);
    set_homes(s, first, end, 0);
    account_discharge(s->maps->store, end - first);
}

/* The run [*first, *end) around p inside [low, high) of pages with p's home (if it is a store slot: that have another user). */
static void grow_run(const struct space *s, uint64_t p, uint64_t low, uint64_t high, uint64_t *first, uint64_t *end)
{
    const uint32_t home = home_of(s, p);
    struct mem_slot *slot = home && home != HOME_LOCAL ? slot_by_id(s->maps->store, home) : NULL;
    *first = p;
    *end = p + 1;
    while (*first > low && home_of(s, *first - 1) == home && !(slot && slot_page_exclusive(slot, *first - 1)))
        --*first;
    while (*end < high && home_of(s, *end) == home && !(slot && slot_page_exclusive(slot, *end)))
        ++*end;
}

/* grow_run() within p's chunk. */
static void chunk_run(const struct space *s, const struct map *m, uint64_t p, unsigned shift, uint64_t *first, uint64_t *end)
{
    uint64_t low, high;
    neighbourhood(s, m, p, shift, &low, &high);
    grow_run(s, p, low, high, first, end);
}

/* Returns whether the program has touched at least half of the chunk at p, whose memory it has. */
static bool is_dense(const struct space *s, const struct map *m, uint64_t p)
{
    uint64_t first, end;
    chunk_run(s, m, p, CHUNK_SHIFT, &first, &end);
    return window_is_touched(s, first, end);
}

/* Returns whether the program proceeds into [low, high): a page adjacent to it is in use, and the memory about that page. */
static bool follows(const struct space *s, const struct map *m, uint64_t low, uint64_t high)
{
    uint64_t first = page_number(s, m->start), end = first + ((m->end - m->start) >> s->page_shift);
    return (low > first && home_of(s, low - 1) == HOME_LOCAL && is_dense(s, m, low - 1)) ||
           (high < end && home_of(s, high) == HOME_LOCAL && is_dense(s, m, high));
}

/* The run of pages for a first write at p: a huge page if all its pages are untouched and the program proceeds into it, otherwise a chunk.
 * (Large sparsely used mappings, such as stacks of threads, get no huge pages.) */
static void fresh_run(const struct space *s, const struct map *m, uint64_t p, uint64_t *first, uint64_t *end)
{
    uint64_t low, high, span = 1ull << (HUGE_SHIFT - s->page_shift);
    neighbourhood(s, m, p, HUGE_SHIFT, &low, &high);
    if (high - low == span && follows(s, m, low, high)) {
        grow_run(s, p, low, high, first, end);
        if (*end - *first == span)
            return;
    }
    chunk_run(s, m, p, CHUNK_SHIFT, first, end);
}

/* Writes len bytes to pages [first, end) of the store slot, which have no users. Returns false without memory: they are still zeros. */
static bool write_unused(struct mem_slot *slot, uint64_t first, uint64_t end, const void *from, size_t len)
{
    if (slot_write(slot, first, 0, from, len))
        return true;
    slot_discard(slot, first, end);
    return false;
}

/* Give private file pages around p memory, and read the file into it. */
static enum mem_fault_kind read_file_chunk(struct space *s, const struct map *m, uint64_t p, uint64_t *first, uint64_t *end)
{
    char buf[1 << CHUNK_SHIFT];
    struct page_place at;
    if (page_locate(s, m, page_va(s, m, p), &at))
        return MEM_FAULT_BUS;
    chunk_run(s, m, p, CHUNK_SHIFT, first, end);
    if (*end > p + at.pages)
        *end = p + at.pages;
    size_t len = (*end - *first) << s->page_shift;
    uint64_t from = map_offset_at(m, page_va(s, m, *first));
    if (s->maps->local) {
        enum mem_fault_kind rc = make_local(s, *first, *end);
        if (!rc) {
            if (!window_read_file(s, *first, *end, m->backing->fd, from)) {
                forget_local(s, *first, *end);
                rc = MEM_FAULT_BUS;
            }
        }
        return rc;
    }
    struct mem_slot *own = own_slot(s);
    size_t got = file_read(m->backing->fd, buf, len, from);
    if (got < len && errno)
        return MEM_FAULT_BUS;
    if (!own || !homes_reserve(s, *first, *end) || !write_unused(own, *first, *end, buf, got))
        return MEM_FAULT_NOMEM;
    set_slot(s, *first, *end, own);
    return MEM_OK;
}

/* Give zero pages around p memory. */
static enum mem_fault_kind make_fresh(struct space *s, const struct map *m, uint64_t p, uint64_t *first, uint64_t *end)
{
    fresh_run(s, m, p, first, end);
    if (s->maps->local)
        return make_local(s, *first, *end);
    struct mem_slot *own = own_slot(s);
    if (!own || !homes_reserve(s, *first, *end))
        return MEM_FAULT_NOMEM;
    set_slot(s, *first, *end, own);
    return MEM_OK;
}

/* Copy pages around p, which are in a store slot and have other users, to the address space's own store slot. */
static enum mem_fault_kind copy_chunk(struct space *s, const struct map *m, uint64_t p, uint64_t *first, uint64_t *end)
{
    char buf[1 << CHUNK_SHIFT];
    bool small = s->maps->resident << s->page_shift <= COPY_SMALL;
    struct mem_slot *own = own_slot(s), *from = slot_by_id(s->maps->store, home_of(s, p));
    if (!own)
        return MEM_FAULT_NOMEM;
    assert(own != from);
    chunk_run(s, m, p, small ? COPY_SHIFT : CHUNK_SHIFT, first, end);
    size_t len = (*end - *first) << s->page_shift;
    if (!slot_read(from, *first, 0, buf, len) || !write_unused(own, *first, *end, buf, len))
        return MEM_FAULT_NOMEM;
    set_slot(s, *first, *end, own);
    slot_leave(from, *first, *end);
    return MEM_OK;
}

static bool can_write_now(const struct space *s, uint64_t p)
{
    uint32_t home = home_of(s, p);
    return home == HOME_LOCAL || (home && slot_page_exclusive(slot_by_id(s->maps->store, home), p));
}

/* Give private page p and similar pages around it, [*first, *end), their own home. Their flags lose all access, because the host
 * window still maps the old contents. */
static enum mem_fault_kind own_chunk(struct space *s, const struct map *m, uint64_t p, uint64_t *first, uint64_t *end)
{
    bool fresh = !home_of(s, p);
    enum mem_fault_kind rc;
    *first = *end = p;
    if (can_write_now(s, p))
        return MEM_OK;
    if (account_is_full(s))
        return MEM_FAULT_NOMEM;
    if (!fresh)
        rc = copy_chunk(s, m, p, first, end);
    else if (map_is_private_file(m))
        rc = read_file_chunk(s, m, p, first, end);
    else
        rc = make_fresh(s, m, p, first, end);
    if (rc) {
        *first = *end = p;
        return rc;
    }
    if (fresh) {
        s->maps->resident += *end - *first;
        s->maps->faults += *end - *first;
    }
    for (uint64_t q = *first; q < *end; q++)
        flags_set(s, q, page_flags_base(m) | (flags_of(s, q) & MEM_CODE));
    return MEM_OK;
}

/* Unmap those pages of [first, end), all of one home, whose flags allow no access, from the host window. */
static void hide_stale(struct space *s, uint64_t first, uint64_t end)
{
    while (first < end) {
        uint64_t q = first;
        while (q < end && !page_host_prot(flags_of(s, q)))
            q++;
        if (q > first && show_private(s, first, q, 0))
            window_hide(s);
        first = q + (q < end);
    }
}

enum mem_fault_kind page_own(struct space *s, const struct map *m, uint64_t va)
{
    uint64_t first, end;
    enum mem_fault_kind rc = own_chunk(s, m, page_number(s, va), &first, &end);
    if (rc && !account_is_full(s) && mem_make_room(s))
        rc = own_chunk(s, m, page_number(s, va), &first, &end);
    hide_stale(s, first, end);
    return rc;
}

/* ---- installation ----------------------------------------------------------------------------- */

/* Install private page p and similar neighbours. Pages with translated code are installed alone and stay write protected. */
static enum mem_fault_kind install_private(struct space *s, const struct map *m, uint64_t p)
{
    const uint32_t home = home_of(s, p);
    bool now = can_write_now(s, p), code = flags_of(s, p) & MEM_CODE;
    unsigned flags = page_flags_ready(m, now && !code) | (code ? MEM_CODE : 0);
    uint64_t low, high, first = p, end = p + 1;
    neighbourhood(s, m, p, code ? 0 : INSTALL_SHIFT, &low, &high);
    while (first > low && home_of(s, first - 1) == home && flags_of(s, first - 1) != flags && !(flags_of(s, first - 1) & MEM_CODE) &&
           can_write_now(s, first - 1) == now)
        first--;
    while (end < high && home_of(s, end) == home && flags_of(s, end) != flags && !(flags_of(s, end) & MEM_CODE) &&
           can_write_now(s, end) == now)
        end++;
    enum mem_fault_kind rc = show_private(s, first, end, flags);
    if (rc)
        return rc;
    for (uint64_t q = first; q < end; q++)
        flags_set(s, q, flags);
    return MEM_OK;
}

/* Map pages [first, end) of shared memory. */
static enum mem_fault_kind show_shared_memory(struct space *s, const struct map *m, uint64_t first, uint64_t end, unsigned flags)
{
    struct page_place at;
    enum mem_fault_kind rc = page_locate(s, m, page_va(s, m, first), &at);
    if (!rc)
        rc = page_pay(s, m, &at, end - first);
    return rc ? rc : window_stored(s, first, end, flags, at.slot, at.slot_page);
}

static enum mem_fault_kind install_shared(struct space *s, const struct map *m, uint64_t p)
{
    bool code = flags_of(s, p) & MEM_CODE;
    unsigned flags = page_flags_ready(m, !code) | (code ? MEM_CODE : 0);
    uint64_t low, high, first = p, end = p + 1;
    struct page_place at;
    neighbourhood(s, m, p, code ? 0 : INSTALL_SHIFT, &low, &high);
    if (page_locate(s, m, page_va(s, m, p), &at))
        return MEM_FAULT_BUS;
    high = high > p + at.pages ? p + at.pages : high;
    while (first > low && flags_of(s, first - 1) != flags && !(flags_of(s, first - 1) & MEM_CODE))
        first--;
    while (end < high && flags_of(s, end) != flags && !(flags_of(s, end) & MEM_CODE))
        end++;
    enum mem_fault_kind rc;
    if (at.slot)
        rc = show_shared_memory(s, m, first, end, flags);
    else
        rc = window_file(s, m, first, end, flags);
    if (rc)
        return rc;
    for (uint64_t q = first; q < end; q++)
        flags_set(s, q, flags);
    return MEM_OK;
}

static enum mem_fault_kind make_ready(struct space *s, const struct map *m, uint64_t va, bool write)
{
    uint64_t p = page_number(s, va);
    if (m->kind & MAP_KIND_SHARED)
        return install_shared(s, m, p);
    uint64_t first = p, end = p;
    enum mem_fault_kind rc = MEM_OK;
    if (write || (!home_of(s, p) && map_is_private_file(m)))
        rc = own_chunk(s, m, p, &first, &end);
    if (!rc)
        rc = install_private(s, m, p);
    hide_stale(s, first, end);
    return rc;
}

enum mem_fault_kind page_make_ready(struct space *s, const struct map *m, uint64_t va, bool write)
{
    uint64_t page = va & ~(page_size(s) - 1);
    if (write)
        pages_announce_code(s, page, page + page_size(s));
    if (account_near_limit(s))
        (void)mem_make_room(s);
    enum mem_fault_kind rc = make_ready(s, m, va, write);
    if (rc == MEM_FAULT_NOMEM && !account_is_full(s) && mem_make_room(s))
        rc = make_ready(s, m, va, write);
    return rc;
}

/* ---- giving up and moving --------------------------------------------------------------------- */

void pages_leave_slots(struct space *s, uint64_t va, uint64_t end)
{
    uint64_t p = page_number(s, va), last = p + ((end - va) >> s->page_shift);
    while (p < last) {
        uint32_t id = home_of(s, p);
        uint64_t q = p;
        for (; q < last && home_of(s, q) == id; q++)
            if (id)
                home_set(s, q, 0);
        if (id) {
            space_note_most(s);
            s->maps->resident -= q - p;
        }
        if (id == HOME_LOCAL)
            account_discharge(s->maps->store, q - p);
        else if (id)
            slot_leave(slot_by_id(s->maps->store, id), p, q);
        p = q;
    }
}

void pages_release(struct space *s, uint64_t va, uint64_t end, const struct map *m)
{
    uint64_t low, high, p = page_number(s, va);
    uint64_t last = p + ((end - va) >> s->page_shift);
    uint8_t base = m ? (uint8_t)page_flags_base(m) : 0;
    pages_announce_code(s, va, end);
    clear_flags(s, p, last, base, true, &low, &high);
    if (low < high && !window_drop(s, low, high))
        for (; p < last; p++)
            flags_set(s, p, base);
    if (low < high)
        pages_announce_loss(s, va, end);
    pages_leave_slots(s, va, end);
}

int pages_to_store(struct space *s, const struct map *m)
{
    uint64_t p = page_number(s, m->start), last = p + ((m->end - m->start) >> s->page_shift);
    struct mem_slot *own = own_slot(s);
    if (!own)
        return -ENOMEM;
    for (; p < last; p++) {
        uint64_t q = p;
        while (q < last && home_of(s, q) == HOME_LOCAL)
            q++;
        if (q == p)
            continue;
        if (!window_to_slot(s, own, p, q))
            return -ENOMEM;
        set_slot(s, p, q, own);
        account_discharge(own->store, q - p);
        for (uint64_t i = p; i < q; i++)
            flags_set(s, i, page_flags_base(m) | (flags_of(s, i) & MEM_CODE));
        if (window_zeros(s, p, q, 0))
            return -ENOMEM;
        p = q - 1;
    }
    pages_announce_loss(s, m->start, m->end);
    return 0;
}

static int move_local(struct space *s, uint64_t p, uint64_t q, uint64_t t)
{
    if (!homes_reserve(s, t, t + (q - p)) || !window_move(s, p, q, t))
        return -ENOMEM;
    set_homes(s, t, t + (q - p), HOME_LOCAL);
    set_homes(s, p, q, 0);
    return 0;
}

/* Copy pages [p, q), which are in a store slot, to [t, ...). */
static int copy_stored(struct space *s, uint64_t p, uint64_t q, uint64_t t)
{
    char buf[1 << CHUNK_SHIFT];
    uint64_t most = sizeof buf >> s->page_shift;
    struct mem_slot *own = own_slot(s), *from = slot_by_id(s->maps->store, home_of(s, p));
    if (!own)
        return -ENOMEM;
    for (; p < q; p += most, t += most) {
        uint64_t k = q - p < most ? q - p : most;
        size_t len = k << s->page_shift;
        if (!homes_reserve(s, t, t + k) || !slot_read(from, p, 0, buf, len) || !write_unused(own, t, t + k, buf, len))
            return -ENOMEM;
        set_slot(s, t, t + k, own);
        s->maps->resident += k;
    }
    return 0;
}

int pages_move(struct space *s, const struct map *m, uint64_t va, uint64_t end, uint64_t to)
{
    uint64_t p = page_number(s, va), last = p + ((end - va) >> s->page_shift), t = page_number(s, to);
    int rc = 0;
    pages_uninstall(s, va, end, m);
    while (p < last && !rc) {
        uint64_t q = p + 1;
        uint32_t id = home_of(s, p);
        while (q < last && home_of(s, q) == id)
            q++;
        if (id == HOME_LOCAL)
            rc = move_local(s, p, q, t);
        else if (id)
            rc = copy_stored(s, p, q, t);
        t += q - p;
        p = q;
    }
    return rc;
}
