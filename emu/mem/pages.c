/* pages.c - the contents of guest pages: first touch, copy on write, installation in the window. */
#include <assert.h>
#include <errno.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/mem/internal.h"

enum { HOST_PAGE = 4096 };

size_t file_read(int fd, void *buf, size_t len, uint64_t offset)
{
    size_t done = 0;
    while (done < len) {
        ssize_t n = pread(fd, (char *)buf + done, len - done, (off_t)(offset + done));
        if (n < 0 && errno == EINTR)
            continue;
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

/* ---- the window ------------------------------------------------------------------------------- */

static unsigned flags_base(const struct map *m)
{
    return MEM_MAPPED | (m->kind & MAP_KIND_GATEWAY ? MEM_GATEWAY : 0) |
           (map_is_shared_file(m) && m->backing->regular ? MEM_FILE : 0);
}

static unsigned flags_ready(const struct map *m, bool writable_now)
{
    unsigned f = flags_base(m) | (m->prot & (MEM_R | MEM_X));
    if (m->prot & MEM_W)
        f |= writable_now ? MEM_W : MEM_WANT_W;
    return f;
}

/* The host's protection for page flags. Translated code reads what it may execute through the window too. */
static int host_prot(unsigned flags)
{
    int prot = flags & (MEM_R | MEM_X | MEM_W | MEM_WANT_W) ? PROT_READ : PROT_NONE;
    return flags & MEM_W ? prot | PROT_WRITE : prot;
}

void pages_announce_code(struct space *s, uint64_t first, uint64_t end)
{
    uint64_t low = 0, high = 0;
    uint64_t p = page_number(s, first);
    for (uint64_t va = first; va != end; va += page_size(s), p++) {
        if (!(s->page_flags[p] & MEM_CODE))
            continue;
        s->page_flags[p] &= (uint8_t)~MEM_CODE;
        if (!high)
            low = va;
        high = va + page_size(s) - 1;
    }
    if (high && s->maps->listener)
        s->maps->listener(s->maps->listener_ctx, s, low, high);
}

void pages_uninstall(struct space *s, uint64_t va, uint64_t end, const struct map *m)
{
    pages_announce_code(s, va, end);
    uint64_t p = page_number(s, va), n = (end - va) >> s->page_shift;
    uint8_t base = m ? (uint8_t)flags_base(m) : 0;
    uint64_t low = n, high = 0; /* what the window shows of it */
    for (uint64_t i = 0; i < n; i++) {
        if (s->page_flags[p + i] & (MEM_R | MEM_W | MEM_X | MEM_WANT_W)) {
            low = i < low ? i : low;
            high = i + 1;
        }
        if (s->page_flags[p + i] != base)
            s->page_flags[p + i] = base;
    }
    if (low >= high)
        return;
    void *at = s->base + ((p + low) << s->page_shift);
    void *got = mmap(at, (high - low) << s->page_shift, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    /* Out of host mappings: the bytes may stay as long as they can not be reached. */
    if (got == MAP_FAILED)
        mprotect(at, (high - low) << s->page_shift, PROT_NONE);
}

/* Show `len` bytes of file fd (or zeros: -1) at window offset. */
static enum mem_fault_kind show(struct space *s, uint64_t offset, uint64_t len, unsigned flags, int fd,
                                uint64_t file_offset)
{
    int kind = fd < 0 ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE : MAP_SHARED;
    void *got = mmap(s->base + offset, len, host_prot(flags), kind | MAP_FIXED, fd,
                     (off_t)(fd < 0 ? 0 : file_offset));
    return got == MAP_FAILED ? MEM_FAULT_NOMEM : MEM_OK;
}

/* Pages [*first, *end) around p, inside m and at most 2^shift bytes away, aligned. */
static void neighbourhood(const struct space *s, const struct map *m, uint64_t p, unsigned shift,
                          uint64_t *first, uint64_t *end)
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

static void set_home(struct space *s, uint64_t first, uint64_t end, struct mem_slot *slot)
{
    for (uint64_t p = first; p < end; p++)
        s->maps->page_home[p] = slot->id;
    slot->uses += end - first;
}

uint64_t map_file_bytes(const struct space *s, const struct map *m)
{
    struct stat st;
    if (!m->backing->regular)
        return m->end - m->start;
    if (fstat(m->backing->fd, &st) || (uint64_t)st.st_size <= m->offset)
        return 0;
    uint64_t mask = page_size(s) - 1;
    return ((uint64_t)st.st_size - m->offset + mask) & ~mask;
}

/* A run of pages around p, in its chunk, that have the same home (and, if any, another user). */
static void chunk_run(const struct space *s, const struct map *m, uint64_t p, uint64_t *first,
                      uint64_t *end)
{
    const uint32_t *home = s->maps->page_home;
    struct mem_slot *slot = home[p] ? slot_by_id(s->maps->store, home[p]) : NULL;
    bool small = s->maps->resident << s->page_shift <= COPY_SMALL;
    uint64_t low, high;
    neighbourhood(s, m, p, slot && small ? COPY_SHIFT : CHUNK_SHIFT, &low, &high);
    *first = p;
    *end = p + 1;
    while (*first > low && home[*first - 1] == home[p] &&
           !(slot && slot_page_exclusive(slot, *first - 1)))
        --*first;
    while (*end < high && home[*end] == home[p] && !(slot && slot_page_exclusive(slot, *end)))
        ++*end;
}

/* Private file pages around p get memory and the file's contents. */
static enum mem_fault_kind read_file_chunk(struct space *s, const struct map *m, uint64_t p)
{
    uint64_t visible = map_file_bytes(s, m) >> s->page_shift, base = page_number(s, m->start);
    if (p - base >= visible)
        return MEM_FAULT_BUS;
    uint64_t first, end;
    chunk_run(s, m, p, &first, &end);
    if (end > base + visible)
        end = base + visible;
    struct mem_slot *own = own_slot(s);
    if (!own)
        return MEM_FAULT_NOMEM;
    char buf[1 << CHUNK_SHIFT];
    size_t len = (end - first) << s->page_shift;
    size_t got = file_read(m->backing->fd, buf, len, map_offset_at(m, page_va(s, m, first)));
    if (file_write(own->store->fd, buf, got, slot_offset(own, first)) != got)
        return MEM_FAULT_NOMEM;
    set_home(s, first, end, own);
    s->maps->resident += end - first;
    return MEM_OK;
}

/* Pages first..end, which live at `from` and have other users, get a copy of their own. */
static enum mem_fault_kind copy_chunk(struct space *s, uint64_t first, uint64_t end, struct mem_slot *from)
{
    struct mem_slot *own = own_slot(s);
    if (!own)
        return MEM_FAULT_NOMEM;
    assert(own != from);
    char buf[1 << CHUNK_SHIFT];
    size_t len = (end - first) << s->page_shift;
    if (file_read(own->store->fd, buf, len, slot_offset(from, first)) != len ||
        file_write(own->store->fd, buf, len, slot_offset(own, first)) != len)
        return MEM_FAULT_NOMEM;
    set_home(s, first, end, own);
    slot_leave(from, first, end);
    return MEM_OK;
}

/* Give private page p, together with like pages *first..*end around it, a home of its own. What the window shows of them
 * is then out of date, so their flags lose all access. */
static enum mem_fault_kind own_chunk(struct space *s, const struct map *m, uint64_t p, uint64_t *first,
                                     uint64_t *end)
{
    uint32_t home = s->maps->page_home[p];
    struct mem_slot *slot = home ? slot_by_id(s->maps->store, home) : own_slot(s);
    enum mem_fault_kind rc = MEM_OK;
    *first = *end = p;
    if (!slot)
        return MEM_FAULT_NOMEM;
    if (home && slot_page_exclusive(slot, p))
        return MEM_OK;
    if (!home && map_is_private_file(m))
        return read_file_chunk(s, m, p);
    chunk_run(s, m, p, first, end);
    if (home)
        rc = copy_chunk(s, *first, *end, slot);
    else
        set_home(s, *first, *end, slot);
    if (rc)
        return rc;
    if (!home)
        s->maps->resident += *end - *first;
    for (uint64_t q = *first; q < *end; q++)
        s->page_flags[q] = (uint8_t)(flags_base(m) | (s->page_flags[q] & MEM_CODE));
    return MEM_OK;
}

/* Pages of [first, end) that nobody may touch are not to be seen through the window either. */
static enum mem_fault_kind hide_stale(struct space *s, uint64_t first, uint64_t end)
{
    while (first < end) {
        uint64_t q = first;
        while (q < end && !host_prot(s->page_flags[q]))
            q++;
        if (q > first) {
            enum mem_fault_kind rc =
                show(s, first << s->page_shift, (q - first) << s->page_shift, 0, -1, 0);
            if (rc)
                return rc;
        }
        first = q + (q < end);
    }
    return MEM_OK;
}

enum mem_fault_kind page_own(struct space *s, const struct map *m, uint64_t va)
{
    uint64_t first, end;
    enum mem_fault_kind rc = own_chunk(s, m, page_number(s, va), &first, &end);
    return rc ? rc : hide_stale(s, first, end);
}

/* ---- installation ----------------------------------------------------------------------------- */

static bool can_write_now(const struct space *s, uint64_t p)
{
    uint32_t home = s->maps->page_home[p];
    return home && slot_page_exclusive(slot_by_id(s->maps->store, home), p);
}

/* Install private page p and those of its neighbours that are like it. Pages with translated code are installed alone
 * and stay write protected. */
static enum mem_fault_kind install_private(struct space *s, const struct map *m, uint64_t p)
{
    const uint32_t *home = s->maps->page_home;
    bool now = can_write_now(s, p), code = s->page_flags[p] & MEM_CODE;
    unsigned flags = flags_ready(m, now && !code) | (code ? MEM_CODE : 0);
    uint64_t low, high, first = p, end = p + 1;
    neighbourhood(s, m, p, code ? 0 : INSTALL_SHIFT, &low, &high);
    while (first > low && home[first - 1] == home[p] && s->page_flags[first - 1] != flags &&
           !(s->page_flags[first - 1] & MEM_CODE) && can_write_now(s, first - 1) == now)
        first--;
    while (end < high && home[end] == home[p] && s->page_flags[end] != flags &&
           !(s->page_flags[end] & MEM_CODE) && can_write_now(s, end) == now)
        end++;
    struct mem_slot *slot = home[p] ? slot_by_id(s->maps->store, home[p]) : NULL;
    enum mem_fault_kind rc = show(s, first << s->page_shift, (end - first) << s->page_shift, flags,
                                  slot ? slot->store->fd : -1, slot ? slot_offset(slot, first) : 0);
    if (rc)
        return rc;
    for (uint64_t q = first; q < end; q++)
        s->page_flags[q] = (uint8_t)flags;
    return MEM_OK;
}

/* Show pages [first, end) of a shared file: its last page may reach beyond the last host page of the file, where the
 * host would raise SIGBUS and the guest's page reads as zeros. */
static enum mem_fault_kind show_shared_file(struct space *s, const struct map *m, uint64_t first,
                                            uint64_t end, unsigned flags)
{
    struct stat st;
    uint64_t offset = map_offset_at(m, page_va(s, m, first)), len = (end - first) << s->page_shift;
    uint64_t there = len;
    if (m->backing->regular && !fstat(m->backing->fd, &st)) {
        uint64_t size = (uint64_t)st.st_size > offset ? (uint64_t)st.st_size - offset : 0;
        size = (size + HOST_PAGE - 1) & ~(uint64_t)(HOST_PAGE - 1);
        there = size < len ? size : len;
    }
    enum mem_fault_kind rc = MEM_OK;
    uint64_t at = first << s->page_shift;
    if (there)
        rc = show(s, at, there, flags, m->backing->fd, offset);
    if (!rc && there < len)
        rc = show(s, at + there, len - there, flags, -1, 0);
    return rc;
}

static enum mem_fault_kind install_shared(struct space *s, const struct map *m, uint64_t p)
{
    bool code = s->page_flags[p] & MEM_CODE;
    unsigned flags = flags_ready(m, !code) | (code ? MEM_CODE : 0);
    uint64_t low, high, first = p, end = p + 1, base = page_number(s, m->start);
    neighbourhood(s, m, p, code ? 0 : INSTALL_SHIFT, &low, &high);
    if (m->backing->fd >= 0) {
        uint64_t visible = map_file_bytes(s, m) >> s->page_shift;
        if (p - base >= visible)
            return MEM_FAULT_BUS;
        high = high > base + visible ? base + visible : high;
    }
    while (first > low && s->page_flags[first - 1] != flags && !(s->page_flags[first - 1] & MEM_CODE))
        first--;
    while (end < high && s->page_flags[end] != flags && !(s->page_flags[end] & MEM_CODE))
        end++;
    enum mem_fault_kind rc;
    struct mem_slot *slot = m->backing->slot;
    if (slot)
        rc = show(s, first << s->page_shift, (end - first) << s->page_shift, flags, slot->store->fd,
                  slot_offset(slot, 0) + map_offset_at(m, page_va(s, m, first)));
    else
        rc = show_shared_file(s, m, first, end, flags);
    if (rc)
        return rc;
    for (uint64_t q = first; q < end; q++)
        s->page_flags[q] = (uint8_t)flags;
    return MEM_OK;
}

enum mem_fault_kind page_make_ready(struct space *s, const struct map *m, uint64_t va, bool write)
{
    uint64_t p = page_number(s, va);
    if (write)
        pages_announce_code(s, page_va(s, m, p), page_va(s, m, p) + page_size(s));
    if (m->kind & MAP_KIND_SHARED)
        return install_shared(s, m, p);
    uint64_t first = p, end = p;
    enum mem_fault_kind rc = MEM_OK;
    if (write || (!s->maps->page_home[p] && map_is_private_file(m)))
        rc = own_chunk(s, m, p, &first, &end);
    if (!rc)
        rc = install_private(s, m, p);
    return rc ? rc : hide_stale(s, first, end);
}

/* ---- giving up and copying -------------------------------------------------------------------- */

void pages_release(struct space *s, uint64_t va, uint64_t end)
{
    uint32_t *home = s->maps->page_home;
    uint64_t p = page_number(s, va), last = p + ((end - va) >> s->page_shift);
    while (p < last) {
        uint32_t id = home[p];
        uint64_t q = p;
        while (q < last && home[q] == id) {
            if (id)
                home[q] = 0;
            q++;
        }
        if (id) {
            slot_leave(slot_by_id(s->maps->store, id), p, q);
            s->maps->resident -= q - p;
        }
        p = q;
    }
}

int pages_copy(struct space *s, uint64_t va, uint64_t end, uint64_t to)
{
    char buf[1 << CHUNK_SHIFT];
    struct mem_slot *own = own_slot(s);
    if (!own)
        return -ENOMEM;
    uint32_t *home = s->maps->page_home;
    uint64_t n = (end - va) >> s->page_shift, p = page_number(s, va), t = page_number(s, to);
    uint64_t most = sizeof buf >> s->page_shift;
    for (uint64_t i = 0; i < n;) {
        uint64_t k = 1;
        while (i + k < n && k < most && home[p + i + k] == home[p + i])
            k++;
        if (home[p + i]) {
            struct mem_slot *from = slot_by_id(s->maps->store, home[p + i]);
            size_t len = k << s->page_shift;
            if (file_read(own->store->fd, buf, len, slot_offset(from, p + i)) != len ||
                file_write(own->store->fd, buf, len, slot_offset(own, t + i)) != len)
                return -ENOMEM;
            set_home(s, t + i, t + i + k, own);
            s->maps->resident += k;
        }
        i += k;
    }
    return 0;
}
