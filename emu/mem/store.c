/* store.c - the store slots: parts of the store as large as an address space, and the users of their pages. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/mem/internal.h"

struct mem_store *store_new(struct mem_account *account, unsigned window_bits, unsigned page_shift)
{
    struct mem_store *st = calloc(1, sizeof *st);
    if (!st)
        return NULL;
    st->refs = 1;
    st->window_bits = window_bits;
    st->page_shift = page_shift;
    if (!store_open(st)) {
        free(st);
        return NULL;
    }
    st->account = mem_account_ref(account);
    return st;
}

uint64_t slot_pages(const struct mem_store *st)
{
    return 1ull << (st->window_bits - st->page_shift);
}

static void slot_free(struct mem_slot *slot)
{
    slot_end(slot);
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
    for (uint32_t i = 1; i < st->nslots; i++)
        if (st->slots[i])
            slot_free(st->slots[i]);
    free(st->slots);
    store_close(st);
    mem_charge_end(&st->charge);
    mem_account_unref(st->account);
    free(st);
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

int slot_share(struct mem_slot *slot, uint64_t first, uint64_t end)
{
    if (!slot_count_users(slot, first, end))
        return -1;
    /* A count of 0 means one user: the table is created at the first fork. */
    for (uint64_t p = first; p < end; p++)
        slot_set_users(slot, p, slot_users(slot, p) ? slot_users(slot, p) + 1 : 2);
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
        for (uint64_t i = p; i < q; i++)
            slot_set_users(slot, i, 0);
        for (; q < end && !slot_page_exclusive(slot, q); q++)
            slot_set_users(slot, q, slot_users(slot, q) - 1);
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
    return slot_users(slot, p) <= 1;
}
