/*
 * tables.c - page tables: each guest page is a separate allocation, for hosts where memory has no fixed addresses.
 *
 * A table has two levels. Parts of it (leaves) that were never needed are one constant part of zeros, so no access has to check for them.
 * The flags of a page have a leaf as soon as something is mapped in its neighbourhood, its host address and home when it is shown.
 * Access depends on page flags alone: a page that is hidden may keep its host address.
 *
 * Local pages belong to the address space, those of store slots to the slot. Pages of shared files have no place in host memory: each
 * access reads or writes the file, so that it is what other processes of the host see, and ends where the file ends.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "emu/mem/internal.h"

/* An address space, and a store, are charged for their tables beyond these bytes, which most programs do not reach. */
enum { TABLES_FREE = 256 << 10 };

static uint64_t charged(uint64_t table_bytes)
{
    return table_bytes > TABLES_FREE ? table_bytes - TABLES_FREE : 0;
}

const uint8_t space_no_flags[LEAF_PAGES];
const struct space_leaf space_no_leaf;
/* What a page without contents shows; nothing writes to it. */
static const uint8_t zeros[1 << CHUNK_SHIFT];

/* ---- tables ----------------------------------------------------------------------------------- */

static uint64_t leaves_of(uint64_t pages)
{
    return (pages + LEAF_PAGES - 1) >> SPACE_LEAF_BITS;
}

uint64_t window_table_bytes(const struct space *s)
{
    return charged(s->maps->table_bytes);
}

/* Allocates a leaf, and charges it unless the address space, a fork in the making, is not charged yet. Returns NULL without memory. */
static void *leaf_new(struct space *s, size_t bytes)
{
    struct mem_region_list *l = s->maps;
    void *leaf = calloc(1, bytes);
    if (!leaf)
        return NULL;
    l->table_bytes += bytes;
    if (l->tables.account)
        mem_charge_force(&l->tables, l->tables.account, SPACE_TABLES_BYTES + charged(l->table_bytes));
    return leaf;
}

static bool make_flags(struct space *s, uint64_t first, uint64_t end)
{
    for (uint64_t i = first >> SPACE_LEAF_BITS; i < leaves_of(end); i++) {
        if (s->flags[i] != space_no_flags)
            continue;
        uint8_t *leaf = leaf_new(s, sizeof space_no_flags);
        if (!leaf)
            return false;
        s->flags[i] = leaf;
    }
    return true;
}

static struct space_leaf *leaf_of(const struct space *s, uint64_t p)
{
    return s->leaves[p >> SPACE_LEAF_BITS];
}

static bool has_leaf(const struct space *s, uint64_t p)
{
    return leaf_of(s, p) != &space_no_leaf;
}

bool homes_reserve(struct space *s, uint64_t first, uint64_t end)
{
    for (uint64_t i = first >> SPACE_LEAF_BITS; i < leaves_of(end); i++) {
        if (s->leaves[i] != &space_no_leaf)
            continue;
        struct space_leaf *leaf = leaf_new(s, sizeof *leaf);
        if (!leaf)
            return false;
        s->leaves[i] = leaf;
    }
    return true;
}

bool window_new(struct space *s, const struct mem_account *account, const struct space *parent)
{
    (void)account, (void)parent;
    uint64_t n = leaves_of(space_pages(s));
    for (unsigned k = 0; k < 2; k++)
        for (unsigned i = 0; i < 1u << SPACE_FOUND_BITS; i++)
            s->found[k][i].page = SPACE_FOUND_NONE;
    s->flags = calloc(n, sizeof *s->flags);
    s->leaves = calloc(n, sizeof *s->leaves);
    if (!s->flags || !s->leaves)
        return false;
    for (uint64_t i = 0; i < n; i++) {
        s->flags[i] = (uint8_t *)space_no_flags;
        s->leaves[i] = (struct space_leaf *)&space_no_leaf;
    }
    return true;
}

static bool is_owned(const struct space *s, uint64_t p)
{
    return leaf_of(s, p)->owned[p % LEAF_PAGES / 8] >> p % 8 & 1;
}

/* Page p, which has a leaf, has this host address. owned: the address space frees it. */
static void place(struct space *s, uint64_t p, const uint8_t *host, bool owned)
{
    struct space_leaf *leaf = leaf_of(s, p);
    uint8_t *bits = &leaf->owned[p % LEAF_PAGES / 8], bit = (uint8_t)(1u << p % 8);
    if (*bits & bit)
        free(leaf->host[p % LEAF_PAGES]);
    leaf->host[p % LEAF_PAGES] = (uint8_t *)host;
    forget_found(s, p);
    *bits = (uint8_t)(owned ? *bits | bit : *bits & ~bit);
}

static uint8_t *host_of(const struct space *s, uint64_t p)
{
    return leaf_of(s, p)->host[p % LEAF_PAGES];
}

/* Pages [first, end) have no host address. */
static void clear(struct space *s, uint64_t first, uint64_t end)
{
    for (uint64_t p = first; p < end; p++) {
        if (has_leaf(s, p))
            place(s, p, NULL, false);
        else
            p |= LEAF_PAGES - 1;
    }
}

void window_end(struct space *s)
{
    if (s->flags && s->leaves)
        clear(s, 0, space_pages(s));
    for (uint64_t i = 0; i < leaves_of(space_pages(s)); i++) {
        if (s->flags && s->flags[i] != space_no_flags)
            free(s->flags[i]);
        if (s->leaves && s->leaves[i] != &space_no_leaf)
            free(s->leaves[i]);
    }
    free(s->flags);
    free(s->leaves);
}

uint64_t space_addresses(const struct space_config *config)
{
    const struct space *s = NULL;
    uint64_t pages = 1ull << (config->low_bits + config->region_bits - config->page_shift);
    return leaves_of(pages) * (sizeof *s->flags + sizeof *s->leaves);
}

int space_reserve(struct space *s, uint64_t va, uint64_t len)
{
    len = round_up(s, len);
    if (!range_ok(s, va, len))
        return -EINVAL;
    return window_holds(s, va, len) ? 0 : -ENOMEM;
}

bool window_holds(struct space *s, uint64_t va, uint64_t len)
{
    uint64_t p = page_number(s, va);
    return make_flags(s, p, p + (len >> s->page_shift));
}

/* ---- showing ---------------------------------------------------------------------------------- */

enum mem_fault_kind window_zeros(struct space *s, uint64_t first, uint64_t end, unsigned flags)
{
    assert(!(flags & MEM_W));
    if (!page_host_prot(flags)) {
        clear(s, first, end);
        return MEM_OK;
    }
    if (!homes_reserve(s, first, end))
        return MEM_FAULT_NOMEM;
    for (uint64_t p = first; p < end; p++)
        place(s, p, zeros, false);
    return MEM_OK;
}

static uint8_t *slot_page(struct mem_slot *slot, uint64_t p, bool make);

/* Some of the pages may be accessible already: each keeps its host address until it has the new one. */
enum mem_fault_kind window_stored(struct space *s, uint64_t first, uint64_t end, unsigned flags, struct mem_slot *slot, uint64_t from)
{
    if (!page_host_prot(flags)) {
        clear(s, first, end);
        return MEM_OK;
    }
    if (!homes_reserve(s, first, end))
        return MEM_FAULT_NOMEM;
    for (uint64_t p = first; p < end; p++) {
        const uint8_t *page = slot_page(slot, from + (p - first), true);
        if (!page)
            return MEM_FAULT_NOMEM;
        place(s, p, page, false);
    }
    return MEM_OK;
}

enum mem_fault_kind window_file(struct space *s, const struct map *m, uint64_t first, uint64_t end, unsigned flags)
{
    (void)m, (void)flags;
    clear(s, first, end);
    return MEM_OK;
}

bool window_protect(struct space *s, uint64_t first, uint64_t end, unsigned flags)
{
    (void)s, (void)first, (void)end, (void)flags;
    return true;
}

void window_protect_or_hide(struct space *s, uint64_t first, uint64_t end, unsigned flags)
{
    (void)s, (void)first, (void)end, (void)flags;
}

void window_hide_pages(struct space *s, uint64_t first, uint64_t end, bool shared)
{
    (void)s, (void)first, (void)end, (void)shared;
}

bool window_drop(struct space *s, uint64_t first, uint64_t end)
{
    clear(s, first, end);
    return true;
}

void window_hide(struct space *s)
{
    for (const struct map *m = s->maps->first; m; m = m->next) {
        uint64_t p = page_number(s, m->start), end = p + ((m->end - m->start) >> s->page_shift);
        for (; p < end; p++)
            flags_set(s, p, page_flags_base(m) | (flags_of(s, p) & MEM_CODE));
    }
    pages_announce_loss(s, 0, 0);
}

/* ---- local pages ------------------------------------------------------------------------------ */

enum mem_fault_kind window_local(struct space *s, uint64_t first, uint64_t end)
{
    if (!homes_reserve(s, first, end))
        return MEM_FAULT_NOMEM;
    for (uint64_t p = first; p < end; p++) {
        uint8_t *page = calloc(1, page_size(s));
        if (!page) { /* what was readable stays readable, as zeros */
            while (p-- > first)
                place(s, p, zeros, false);
            return MEM_FAULT_NOMEM;
        }
        place(s, p, page, true);
    }
    return MEM_OK;
}

bool window_read_file(struct space *s, uint64_t first, uint64_t end, int fd, uint64_t offset)
{
    for (uint64_t p = first; p < end; p++, offset += page_size(s))
        if (file_read(fd, host_of(s, p), page_size(s), offset) < page_size(s))
            return !errno;
    return true;
}

bool window_copy(struct space *s, uint64_t va, void *out, const void *in, size_t len)
{
    uint8_t *at = host_of(s, page_number(s, va)) + (va & (page_size(s) - 1));
    memcpy(in ? at : out, in ? in : at, len);
    return true;
}

bool window_is_touched(const struct space *s, uint64_t first, uint64_t end)
{
    uint64_t touched = 0;
    for (uint64_t p = first; p < end; p++)
        touched += !page_is_zero(host_of(s, p), page_size(s));
    return 2 * touched >= end - first;
}

bool window_move(struct space *s, uint64_t first, uint64_t end, uint64_t to)
{
    if (!homes_reserve(s, to, to + (end - first)))
        return false;
    for (uint64_t p = first; p < end; p++, to++) {
        assert(is_owned(s, p));
        place(s, to, host_of(s, p), true);
        leaf_of(s, p)->owned[p % LEAF_PAGES / 8] &= (uint8_t) ~(1u << p % 8);
        place(s, p, NULL, false);
    }
    return true;
}

bool window_to_slot(struct space *s, struct mem_slot *slot, uint64_t first, uint64_t end)
{
    if (!slot_count_users(slot, first, end))
        return false;
    for (uint64_t p = first; p < end; p++) {
        assert(is_owned(s, p) && !slot_page(slot, p, false));
        slot->leaves[p >> SPACE_LEAF_BITS]->page[p % LEAF_PAGES] = host_of(s, p);
        leaf_of(s, p)->owned[p % LEAF_PAGES / 8] &= (uint8_t) ~(1u << p % 8);
    }
    return true;
}

/* ---- shared files ----------------------------------------------------------------------------- */

/* The size of a file; of one that is not regular, the largest. */
static uint64_t size_of(int fd)
{
    struct stat st;
    if (fstat(fd, &st))
        return 0;
    return S_ISREG(st.st_mode) ? (uint64_t)st.st_size : INT64_MAX;
}

/* O_APPEND would make each pwrite() one at the end of the file. */
static bool write_at(int fd, const void *in, size_t len, uint64_t offset)
{
    int flags = fcntl(fd, F_GETFL);
    bool appends = flags >= 0 && (flags & O_APPEND) && !fcntl(fd, F_SETFL, flags & ~O_APPEND);
    bool done = file_write(fd, in, len, offset) == len;
    if (appends)
        (void)fcntl(fd, F_SETFL, flags);
    return done;
}

bool file_page_poke(const struct space *s, int fd, uint64_t page, uint64_t at, const void *in, size_t len)
{
    (void)s;
    uint64_t size = size_of(fd), rest = size > page + at ? size - (page + at) : 0;
    return size > page && write_at(fd, in, len < rest ? len : (size_t)rest, page + at);
}

bool file_page_is_there(const struct space *s, uint64_t va)
{
    const struct map *m = maps_find(s, va);
    return size_of(m->backing->fd) > map_offset_at(m, va & ~(page_size(s) - 1));
}

bool file_page_copy(const struct space *s, uint64_t va, void *out, const void *in, size_t len)
{
    const struct map *m = maps_find(s, va);
    uint64_t at = va & (page_size(s) - 1), page = map_offset_at(m, va - at);
    if (in)
        return file_page_poke(s, m->backing->fd, page, at, in, len);
    if (size_of(m->backing->fd) <= page)
        return false;
    size_t got = file_read(m->backing->fd, out, len, page + at);
    memset((char *)out + got, 0, len - got);
    return got == len || !errno;
}

/* ---- the store -------------------------------------------------------------------------------- */

bool store_open(struct mem_store *st)
{
    st->fd = -1;
    return true;
}

void store_close(struct mem_store *st)
{
    (void)st;
}

/* The leaf of page p, or NULL. */
static struct slot_leaf *slot_leaf(const struct mem_slot *slot, uint64_t p)
{
    assert(p < slot_pages(slot->store));
    return slot->leaves ? slot->leaves[p >> SPACE_LEAF_BITS] : NULL;
}

/* Adds to the bytes of the slot's tables, and charges them. */
static void add_tables(struct mem_slot *slot, uint64_t bytes)
{
    struct mem_store *st = slot->store;
    slot->table_bytes += bytes;
    st->table_bytes += bytes;
    mem_charge_force(&st->tables, st->account, charged(st->table_bytes));
}

static void *table_new(struct mem_slot *slot, size_t bytes)
{
    void *table = calloc(1, bytes);
    add_tables(slot, table ? bytes : 0);
    return table;
}

bool slot_count_users(struct mem_slot *slot, uint64_t first, uint64_t end)
{
    if (!slot->leaves)
        slot->leaves = table_new(slot, leaves_of(slot_pages(slot->store)) * sizeof(struct slot_leaf *));
    if (!slot->leaves)
        return false;
    for (uint64_t i = first >> SPACE_LEAF_BITS; i < leaves_of(end); i++) {
        if (!slot->leaves[i])
            slot->leaves[i] = table_new(slot, sizeof(struct slot_leaf));
        if (!slot->leaves[i])
            return false;
    }
    return true;
}

/* Returns the host address of page p, or NULL. make: allocate the page if there is none; NULL then means lack of memory. */
static uint8_t *slot_page(struct mem_slot *slot, uint64_t p, bool make)
{
    struct slot_leaf *leaf = slot_leaf(slot, p);
    if (!leaf && (!make || !slot_count_users(slot, p, p + 1)))
        return NULL;
    uint8_t **at = &slot_leaf(slot, p)->page[p % LEAF_PAGES];
    if (!*at && make)
        *at = calloc(1, (size_t)1 << slot->store->page_shift);
    return *at;
}

void slot_discard(const struct mem_slot *slot, uint64_t first, uint64_t end)
{
    for (uint64_t p = first; p < end; p++) {
        struct slot_leaf *leaf = slot_leaf(slot, p);
        if (!leaf) {
            p |= LEAF_PAGES - 1;
            continue;
        }
        free(leaf->page[p % LEAF_PAGES]);
        leaf->page[p % LEAF_PAGES] = NULL;
    }
}

void slot_end(struct mem_slot *slot)
{
    slot_discard(slot, 0, slot_pages(slot->store));
    for (uint64_t i = 0; slot->leaves && i < leaves_of(slot_pages(slot->store)); i++)
        free(slot->leaves[i]);
    free(slot->leaves);
    add_tables(slot, -slot->table_bytes);
}

/* Bytes of [at, at + len) up to the end of the page that contains `at`. */
static size_t part_in_page(const struct mem_slot *slot, uint64_t at, size_t len)
{
    uint64_t rest = (1ull << slot->store->page_shift) - at;
    return len < rest ? len : (size_t)rest;
}

bool slot_read(const struct mem_slot *slot, uint64_t page, uint64_t in_page, void *out, size_t len)
{
    for (char *to = out; len; page++, in_page = 0) {
        const struct slot_leaf *leaf = slot_leaf(slot, page);
        const uint8_t *from = leaf ? leaf->page[page % LEAF_PAGES] : NULL;
        size_t n = part_in_page(slot, in_page, len);
        memcpy(to, (from ? from : zeros) + in_page, n);
        to += n;
        len -= n;
    }
    return true;
}

bool slot_write(struct mem_slot *slot, uint64_t page, uint64_t in_page, const void *in, size_t len)
{
    for (const char *from = in; len; page++, in_page = 0) {
        uint8_t *to = slot_page(slot, page, true);
        size_t n = part_in_page(slot, in_page, len);
        if (!to)
            return false;
        memcpy(to + in_page, from, n);
        from += n;
        len -= n;
    }
    return true;
}

/* ---- what only host windows need -------------------------------------------------------------- */

void mappings_limit(struct mem_account *a)
{
    (void)a;
}

void account_enter(struct mem_account *a, struct space *s)
{
    (void)a, (void)s;
}

void account_leave(struct space *s)
{
    (void)s;
}

bool account_near_limit(const struct space *s)
{
    (void)s;
    return false;
}

bool mem_make_room(struct space *s)
{
    (void)s;
    return false;
}

bool recycled_keep(struct space *s)
{
    (void)s;
    return false;
}

struct space *recycled_take(struct space *s)
{
    (void)s;
    return NULL;
}

void recycled_free(struct mem_store *st)
{
    (void)st;
}
