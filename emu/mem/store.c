/* store.c - the sparse host file that holds guest memory, and its window-sized store slots. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/mem/internal.h"
#include "emu/fatal/fatal.h"

/* Store slot numbers and host window bits share the 62 bits of offset that the store's file has. */
enum { STORE_BITS = 62 };

struct mem_store *store_new(struct mem_account *account, unsigned window_bits, unsigned page_shift)
{
    struct mem_store *st = calloc(1, sizeof *st);
    if (!st)
        return NULL;
    st->fd = memfd_create("precis guest memory", MFD_CLOEXEC);
    int sized = -1;
    do
        sized = st->fd < 0 ? -1 : ftruncate(st->fd, (off_t)1 << STORE_BITS);
    while (sized < 0 && st->fd >= 0 && errno == EINTR);
    if (sized < 0) {
        if (st->fd >= 0)
            close(st->fd);
        free(st);
        return NULL;
    }
    st->refs = 1;
    st->window_bits = window_bits;
    st->page_shift = page_shift;
    st->account = mem_account_ref(account);
    return st;
}

static uint64_t slot_pages(const struct mem_store *st)
{
    return 1ull << (st->window_bits - st->page_shift);
}

static void slot_free(struct mem_slot *slot)
{
    if (slot->page_uses)
        munmap(slot->page_uses, slot_pages(slot->store) * sizeof *slot->page_uses);
    account_discharge(slot->store, slot->pages);
    slot->store->slots[slot->id] = NULL;
    if (slot->id < slot->store->free_from)
        slot->store->free_from = slot->id;
    free(slot->touched);
    free(slot);
}

void store_unref(struct mem_store *st)
{
    if (--st->refs)
        return;
    recycled_free(st);
    close(st->fd);
    for (uint32_t i = 1; i < st->nslots; i++)
        if (st->slots[i])
            slot_free(st->slots[i]);
    free(st->slots);
    mem_charge_end(&st->charge);
    mem_account_unref(st->account);
    free(st);
}

void slot_discard(const struct mem_slot *slot, uint64_t first, uint64_t end)
{
    /* After a failure, stale bytes would be read where zeros are promised. */
    int rc;
    do
        rc = fallocate(slot->store->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)slot_offset(slot, first),
                       (off_t)((end - first) << slot->store->page_shift));
    while (rc && errno == EINTR);
    if (rc)
        fatal(2, "the host cannot free memory: %s", strerror(errno));
}

static int grow_table(struct mem_store *st)
{
    uint32_t n = st->nslots ? st->nslots * 2 : 8;
    if (n >> (STORE_BITS - st->window_bits))
        return -1;
    struct mem_slot **slots = realloc(st->slots, n * sizeof *slots);
    if (!slots)
        return -1;
    for (uint32_t i = st->nslots; i < n; i++)
        slots[i] = NULL;
    st->slots = slots;
    st->nslots = n;
    return 0;
}

struct mem_slot *slot_new(struct mem_store *st)
{
    uint32_t id = st->free_from ? st->free_from : 1;
    while (id < st->nslots && st->slots[id])
        id++;
    if (id >= st->nslots && grow_table(st))
        return NULL;
    struct mem_slot *slot = calloc(1, sizeof *slot);
    if (!slot)
        return NULL;
    slot->store = st;
    slot->id = id;
    slot->serial = ++st->account->slots;
    slot->uses = 1;
    st->slots[id] = slot;
    st->free_from = id + 1;
    return slot;
}

struct mem_slot *slot_by_id(struct mem_store *st, uint32_t id)
{
    assert(id && id < st->nslots && st->slots[id]);
    return st->slots[id];
}

void slot_drop(struct mem_slot *slot, uint64_t uses)
{
    struct mem_store *st = slot->store;
    assert(slot->uses >= uses);
    slot->uses -= uses;
    if (slot->uses)
        return;
    slot_discard(slot, 0, slot_pages(st));
    slot_free(slot);
}

uint64_t slot_offset(const struct mem_slot *slot, uint64_t p)
{
    assert(p < slot_pages(slot->store));
    return ((uint64_t)slot->id << slot->store->window_bits) + (p << slot->store->page_shift);
}

int slot_share(struct mem_slot *slot, uint64_t first, uint64_t end)
{
    if (!slot->page_uses) {
        void *mem = mmap(NULL, slot_pages(slot->store) * sizeof *slot->page_uses, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (mem == MAP_FAILED)
            return -1;
        slot->page_uses = mem;
    }
    /* A count of 0 means one user: the table is created at the first fork. */
    for (uint64_t p = first; p < end; p++)
        slot->page_uses[p] += slot->page_uses[p] ? 1 : 2;
    slot->uses += end - first;
    return 0;
}

void slot_leave(struct mem_slot *slot, uint64_t first, uint64_t end)
{
    uint64_t p = first;
    while (p < end) {
        uint64_t q = p;
        while (q < end && slot_page_exclusive(slot, q))
            q++;
        if (q > p) {
            slot_discard(slot, p, q);
            slot->pages -= q - p;
            account_discharge(slot->store, q - p);
        }
        if (slot->page_uses)
            for (uint64_t i = p; i < q; i++)
                slot->page_uses[i] = 0;
        for (; q < end && !slot_page_exclusive(slot, q); q++)
            slot->page_uses[q]--;
        p = q;
    }
    slot_drop(slot, end - first);
}

bool slot_touch(struct mem_slot *slot, uint64_t first, uint64_t end)
{
    enum { BITS = 8, LEAST = 256 };
    if (end > slot->touched_pages) {
        uint64_t pages = (end + end / 2 + LEAST) & ~(uint64_t)(BITS - 1), old = slot->touched_pages / BITS;
        uint8_t *more = realloc(slot->touched, pages / BITS);
        if (!more)
            return false;
        memset(more + old, 0, pages / BITS - old);
        slot->touched = more;
        slot->touched_pages = pages;
    }
    for (uint64_t p = first; p < end; p++) {
        if (slot->touched[p / BITS] >> p % BITS & 1)
            continue;
        slot->touched[p / BITS] |= (uint8_t)(1u << p % BITS);
        slot->pages++;
        account_charge(slot->store, 1);
    }
    return true;
}

bool slot_page_exclusive(const struct mem_slot *slot, uint64_t p)
{
    return !slot->page_uses || slot->page_uses[p] <= 1;
}
