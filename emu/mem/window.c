/* window.c - host windows: each guest page has a fixed place in one range of host addresses, with the host's page protection. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "emu/mem/window.h"

/* ---- life ------------------------------------------------------------------------------------- */

static void *reserve(uint64_t bytes, int prot)
{
    void *p = mmap(NULL, bytes, prot, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return p == MAP_FAILED ? NULL : p;
}

uint8_t *mem_reserve(uint64_t bytes)
{
    uint64_t align = 1ull << HUGE_SHIFT;
    uint8_t *p = reserve(bytes + align, PROT_NONE);
    if (!p)
        return NULL;
    uint64_t before = -(uintptr_t)p & (align - 1);
    if (before)
        munmap(p, before);
    munmap(p + before + bytes, align - before);
    return p + before;
}

/* Reserve the host window at address 0, if all of that range is free: host addresses then equal guest addresses, and where translated
 * code adds a zero segment base, loads take one cycle less on the host. The first page, which hosts do not give out, is never used. */
enum { FIRST_PAGE = 4096 };

static bool reserve_lowest(uint64_t bytes)
{
    void *want = (void *)(uintptr_t)FIRST_PAGE;
    void *p = mmap(want, bytes - FIRST_PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (p == want)
        return true;
    if (p != MAP_FAILED)
        munmap(p, bytes - FIRST_PAGE);
    return false;
}

static uint8_t *window_reserve(uint64_t bytes, bool *sparse)
{
    uint8_t *base = mem_reserve(bytes + GUARD_BYTES);
    *sparse = !base;
    return base ? base : sparse_reserve(bytes);
}

/* The part's number is the top bits of a space offset. */
static void set_window(struct space *s, uint8_t *base, unsigned shift)
{
    uint64_t part_mask = (1ull << s->part_shift) - 1;
    s->base = base;
    s->window_shift = shift;
    s->window_mask = ~s->hole_mask & ~(s->low_mask & part_mask & ~((1ull << shift) - 1));
    s->maps->window = space_pages(s) << s->page_shift >> s->part_shift << shift;
}

static unsigned first_window_shift(const struct space *s)
{
    return s->high_mask && s->part_shift > SPACE_WINDOW_BITS ? SPACE_WINDOW_BITS : s->part_shift;
}

bool window_new(struct space *s, const struct mem_account *account, const struct space *parent)
{
    struct mem_region_list *l = s->maps;
    set_window(s, NULL, parent ? parent->window_shift : first_window_shift(s));
    s->lowest = !s->high_mask && !account->leaves_lowest && reserve_lowest(l->window + GUARD_BYTES);
    s->base = s->lowest ? NULL : window_reserve(l->window, &l->sparse);
    s->page_flags = reserve(space_pages(s), PROT_READ | PROT_WRITE);
    l->page_home = reserve(space_pages(s) * sizeof *l->page_home, PROT_READ | PROT_WRITE);
    return (s->base || s->lowest) && s->page_flags && l->page_home;
}

void window_end(struct space *s)
{
    struct mem_region_list *l = s->maps;
    if (s->lowest)
        munmap((void *)(uintptr_t)FIRST_PAGE, l->window + GUARD_BYTES - FIRST_PAGE);
    else if (s->base)
        munmap(s->base, l->window + GUARD_BYTES);
    if (s->page_flags)
        munmap(s->page_flags, space_pages(s));
    if (l->page_home)
        munmap(l->page_home, space_pages(s) * sizeof *l->page_home);
}

uint64_t window_table_bytes(const struct space *s)
{
    (void)s;
    return 0;
}

uint64_t space_addresses(const struct space_config *config)
{
    const struct space *s = NULL;
    const struct mem_region_list *l = NULL;
    uint64_t pages = 1ull << (config->low_bits + config->region_bits - config->page_shift);
    return GUARD_BYTES + pages * (sizeof *s->page_flags + sizeof *l->page_home);
}

/* ---- showing ---------------------------------------------------------------------------------- */

/* Map `len` bytes of file fd (-1: zeros) at `at` in the host window. */
static enum mem_fault_kind show(struct space *s, uint8_t *at, uint64_t len, unsigned flags, int fd, uint64_t file_offset)
{
    if (s->maps->sparse && fd < 0 && !page_host_prot(flags))
        return munmap(at, len) ? MEM_FAULT_NOMEM : MEM_OK;
    int kind = fd < 0 ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE : MAP_SHARED;
    void *got = mmap(at, len, page_host_prot(flags), kind | MAP_FIXED, fd, (off_t)(fd < 0 ? 0 : file_offset));
    account_mapped(s);
    return got == MAP_FAILED ? MEM_FAULT_NOMEM : MEM_OK;
}

enum mem_fault_kind window_zeros(struct space *s, uint64_t first, uint64_t end, unsigned flags)
{
    return show(s, page_host(s, first), (end - first) << s->page_shift, flags, -1, 0);
}

enum mem_fault_kind window_stored(struct space *s, uint64_t first, uint64_t end, unsigned flags, struct mem_slot *slot, uint64_t slot_page)
{
    uint64_t len = (end - first) << s->page_shift;
    return show(s, page_host(s, first), len, flags, slot->store->fd, slot_offset(slot, slot_page));
}

/* The last guest page may extend beyond the last host page of the file: the host would raise SIGBUS there, and the guest page reads as
 * zeros. */
enum mem_fault_kind window_file(struct space *s, const struct map *m, uint64_t first, uint64_t end, unsigned flags)
{
    struct stat st;
    uint64_t offset = m->offset + ((first - page_number(s, m->start)) << s->page_shift), len = (end - first) << s->page_shift;
    uint64_t there = len;
    if (m->backing->regular && !fstat(m->backing->fd, &st)) {
        uint64_t size = (uint64_t)st.st_size > offset ? (uint64_t)st.st_size - offset : 0;
        size = (size + HOST_PAGE - 1) & ~(uint64_t)(HOST_PAGE - 1);
        there = size < len ? size : len;
    }
    enum mem_fault_kind rc = MEM_OK;
    uint8_t *at = page_host(s, first);
    if (there)
        rc = show(s, at, there, flags, m->backing->fd, offset);
    if (!rc && there < len)
        rc = show(s, at + there, len - there, flags, -1, 0);
    return rc;
}

static bool protect(struct space *s, uint64_t first, uint64_t end, int prot)
{
    account_mapped(s);
    return mprotect(page_host(s, first), (end - first) << s->page_shift, prot) == 0;
}

bool window_protect(struct space *s, uint64_t first, uint64_t end, unsigned flags)
{
    return protect(s, first, end, page_host_prot(flags));
}

void window_protect_or_hide(struct space *s, uint64_t first, uint64_t end, unsigned flags)
{
    if (account_near_limit(s) || !window_protect(s, first, end, flags))
        window_hide(s);
}

/* ---- hiding ----------------------------------------------------------------------------------- */

/* Make [at, at + len) inaccessible. Unless pages are local, unmap their contents too. */
static void hide_bytes(struct space *s, uint8_t *at, uint64_t len, bool local)
{
    bool hidden = !mprotect(at, len, PROT_NONE); /* can only merge mappings, but even that needs memory */
    if ((local || show(s, at, len, 0, -1, 0)) && !hidden)
        mem_out_of_memory("a window");
}

/* hide_bytes() for a sparse host window: only local pages of m keep a mapping. */
static void hide_sparse(struct space *s, const struct map *m)
{
    uint64_t p = page_number(s, m->start), end = p + ((m->end - m->start) >> s->page_shift);
    const uint32_t *home = s->maps->page_home;
    while (p < end) {
        uint64_t q = p + 1;
        bool local = !(m->kind & MAP_KIND_SHARED) && home[p] == HOME_LOCAL;
        while (q < end && (!(m->kind & MAP_KIND_SHARED) && home[q] == HOME_LOCAL) == local)
            q++;
        bool done = local ? protect(s, p, q, PROT_NONE) : !window_zeros(s, p, q, 0);
        if (!done)
            mem_out_of_memory("a window");
        p = q;
    }
}

void window_hide(struct space *s)
{
    const struct mem_region_list *l = s->maps;
    uint64_t first = s->lowest ? HOST_PAGE : 0;
    if (!l->sparse)
        hide_bytes(s, s->base + first, l->window - first, l->local);
    for (const struct map *m = l->first; m; m = m->next) {
        uint64_t p = page_number(s, m->start), end = p + ((m->end - m->start) >> s->page_shift);
        if (l->sparse)
            hide_sparse(s, m);
        else if (l->local && (m->kind & MAP_KIND_SHARED))
            (void)window_zeros(s, p, end, 0); /* merges mappings */
        for (; p < end; p++)
            s->page_flags[p] = (uint8_t)(page_flags_base(m) | (s->page_flags[p] & MEM_CODE));
    }
    account_unmapped(s);
    pages_announce_loss(s, 0, 0);
}

void window_hide_pages(struct space *s, uint64_t first, uint64_t end, bool shared)
{
    bool near = account_near_limit(s);
    if (near || (shared ? window_zeros(s, first, end, 0) != MEM_OK : !protect(s, first, end, PROT_NONE)))
        window_hide(s);
}

bool window_drop(struct space *s, uint64_t first, uint64_t end)
{
    if (!account_near_limit(s) && !window_zeros(s, first, end, 0))
        return true;
    window_hide(s);
    madvise(page_host(s, first), (end - first) << s->page_shift, MADV_DONTNEED);
    return false;
}

/* ---- local pages ------------------------------------------------------------------------------ */

enum mem_fault_kind window_local(struct space *s, uint64_t first, uint64_t end)
{
    uint64_t len = (end - first) << s->page_shift;
    enum mem_fault_kind rc = window_zeros(s, first, end, MEM_R | MEM_W);
    if (!rc && len >> HUGE_SHIFT)
        madvise(page_host(s, first), len, MADV_HUGEPAGE); /* advice only */
    return rc;
}

bool window_read_file(struct space *s, uint64_t first, uint64_t end, int fd, uint64_t offset)
{
    size_t len = (end - first) << s->page_shift;
    mem_touch(page_host(s, first), len);
    return file_read(fd, page_host(s, first), len, offset) == len || !errno;
}

bool window_copy(struct space *s, uint64_t va, void *out, const void *in, size_t len)
{
    uint64_t p = page_number(s, va);
    uint8_t *at = page_host(s, p) + (va & (page_size(s) - 1));
    const int both = PROT_READ | PROT_WRITE;
    if (!protect(s, p, p + 1, both) && !(mem_make_room(s) && protect(s, p, p + 1, both)))
        return false;
    if (out)
        memcpy(out, at, len);
    else
        memcpy(at, in, len);
    if (!window_protect(s, p, p + 1, s->page_flags[p]))
        window_hide(s);
    return true;
}

bool window_is_touched(const struct space *s, uint64_t first, uint64_t end)
{
    unsigned char there[(1 << CHUNK_SHIFT) / HOST_PAGE];
    size_t n = ((end - first) << s->page_shift) / HOST_PAGE, touched = 0;

    if (n > sizeof there || mincore(page_host(s, first), n * HOST_PAGE, there))
        return true;
    for (size_t i = 0; i < n; i++)
        touched += there[i] & 1;
    return 2 * touched >= n;
}

/* By mremap if the host can do so in one piece, otherwise by copying. */
bool window_move(struct space *s, uint64_t first, uint64_t end, uint64_t target)
{
    uint8_t *from = page_host(s, first), *to = page_host(s, target);
    size_t len = (end - first) << s->page_shift;
    account_mapped(s);
    if (mremap(from, len, len, MREMAP_MAYMOVE | MREMAP_FIXED, to) != MAP_FAILED) {
        if (show(s, from, len, 0, -1, 0))
            mem_out_of_memory("a window"); /* the host could reuse that part of the host window */
        return true;
    }
    if (show(s, to, len, MEM_R | MEM_W, -1, 0) || mprotect(from, len, PROT_READ))
        return false;
    memcpy(to, from, len);
    return !mprotect(to, len, PROT_NONE);
}

/* Write the non-zero pages of [first, end) to the store slot. */
static bool write_pages(const struct space *s, struct mem_slot *slot, uint64_t first, uint64_t end)
{
    while (first < end) {
        uint64_t q = first;
        while (q < end && !page_is_zero(page_host(s, q), page_size(s)))
            q++;
        size_t len = (q - first) << s->page_shift;
        if (len && !slot_write(slot, first, 0, page_host(s, first), len))
            return false;
        first = q + (q == first || q < end);
    }
    return true;
}

bool window_to_slot(struct space *s, struct mem_slot *slot, uint64_t first, uint64_t end)
{
    return protect(s, first, end, PROT_READ) && write_pages(s, slot, first, end);
}

/* ---- windows that grow ------------------------------------------------------------------------ */

/* The window_shift that [va, va + len) needs. The last GUARD_BYTES of a part are unused unless the whole part is in the host window, so
 * that accesses past its end do not reach the next part. */
static unsigned window_shift_for(const struct space *s, uint64_t va, uint64_t len)
{
    uint64_t part = 1ull << s->part_shift, end = (space_offset(s, va) & (part - 1)) + len;
    unsigned shift = s->window_shift;
    while (shift < s->part_shift && end > (1ull << shift) - GUARD_BYTES)
        shift++;
    return shift;
}

bool window_holds(struct space *s, uint64_t va, uint64_t len)
{
    return window_shift_for(s, va, len) == s->window_shift;
}

/* Move local pages [p, end) to host address `to`. If the host refuses to move them in one piece, move each half. */
static void move_pages(struct space *s, uint64_t p, uint64_t end, uint8_t *to)
{
    uint8_t *from = page_host(s, p);
    size_t len = (end - p) << s->page_shift;
    account_mapped(s);
    if (mremap(from, len, len, MREMAP_MAYMOVE | MREMAP_FIXED, to) != MAP_FAILED)
        return;
    if (end - p > 1) {
        uint64_t half = p + (end - p) / 2;
        move_pages(s, p, half, to);
        move_pages(s, half, end, to + ((half - p) << s->page_shift));
        return;
    }
    /* mremap may have unmapped the target. */
    if (show(s, to, len, MEM_R | MEM_W, -1, 0) || !protect(s, p, end, PROT_READ))
        mem_out_of_memory("a window");
    memcpy(to, from, len);
    (void)mprotect(to, len, PROT_NONE);
}

/* Move the local pages of m to the host window at `base`. */
static void move_map(struct space *s, const struct map *m, uint8_t *base, unsigned shift)
{
    const uint32_t *home = s->maps->page_home;
    uint64_t p = page_number(s, m->start), last = p + ((m->end - m->start) >> s->page_shift);
    while (p < last) {
        uint64_t q = p + 1, offset = p << s->page_shift;
        while (q < last && home[q] == home[p])
            q++;
        if (home[p] == HOME_LOCAL)
            move_pages(s, p, q, base + (offset >> s->part_shift << shift) + (offset & ((1ull << s->part_shift) - 1)));
        p = q;
    }
}

/* Replace the host window by a larger one, in which no page is installed. Returns 0 or -ENOMEM. */
static int window_grow(struct space *s, unsigned shift)
{
    uint64_t old = s->maps->window, bytes = old >> s->window_shift << shift;
    bool sparse;
    uint8_t *before = s->base, *base = window_reserve(bytes, &sparse);
    if (!base && mem_make_room(s))
        base = window_reserve(bytes, &sparse);
    if (!base)
        return -ENOMEM;
    window_hide(s);
    for (const struct map *m = s->maps->first; m; m = m->next)
        if (!(m->kind & MAP_KIND_SHARED))
            move_map(s, m, base, shift);
    set_window(s, base, shift);
    s->maps->sparse = sparse;
    munmap(before, old + GUARD_BYTES);
    pages_announce_loss(s, 0, 0);
    return 0;
}

int space_reserve(struct space *s, uint64_t va, uint64_t len)
{
    len = round_up(s, len);
    if (!range_ok(s, va, len))
        return -EINVAL;
    unsigned shift = window_shift_for(s, va, len);
    return shift == s->window_shift ? 0 : window_grow(s, shift);
}

bool space_address(const struct space *s, const void *host, uint64_t *va)
{
    uint64_t at = (uint64_t)((const uint8_t *)host - s->base);
    uint64_t offset = at >> s->window_shift << s->part_shift | (at & ((1ull << s->window_shift) - 1));
    *va = (offset & s->low_mask) | ((offset << s->high_shift) & s->high_mask);
    return (const uint8_t *)host >= s->base && at < s->maps->window;
}

/* ---- shared files ----------------------------------------------------------------------------- */

bool file_page_is_there(const struct space *s, uint64_t va)
{
    uint8_t byte;
    return mem_guarded_copy(&byte, space_host(s, va), 1);
}

bool file_page_copy(const struct space *s, uint64_t va, void *out, const void *in, size_t len)
{
    uint8_t *host = space_host(s, va);
    return mem_guarded_copy(in ? host : out, in ? in : host, len);
}

bool file_page_poke(const struct space *s, int fd, uint64_t offset, uint64_t at, const void *in, size_t len)
{
    uint8_t *page = mmap(NULL, page_size(s), PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)offset);
    if (page == MAP_FAILED)
        return false;
    for (size_t done = 0; done < len;) {
        uint64_t rest = HOST_PAGE - ((at + done) & (HOST_PAGE - 1));
        size_t n = len - done < rest ? len - done : (size_t)rest;
        if (!mem_guarded_copy(page + at + done, (const char *)in + done, n))
            break; /* beyond the file's last page of the host: the guest's page is larger */
        done += n;
    }
    munmap(page, page_size(s));
    return true;
}
