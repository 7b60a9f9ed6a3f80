/* account.c - the memory that all address spaces and other objects of a machine use together. mappings.c: their mappings on the host. */
#include <assert.h>
#include <stdlib.h>

#include "emu/mem/internal.h"

struct mem_account *mem_account_new(void)
{
    struct mem_account *a = calloc(1, sizeof *a);
    if (!a)
        return NULL;
    a->refs = 1;
    a->limit = MEM_ACCOUNT_BYTES;
    mappings_limit(a);
    return a;
}

struct mem_account *mem_account_ref(struct mem_account *a)
{
    a->refs++;
    return a;
}

void mem_account_unref(struct mem_account *a)
{
    if (a && !--a->refs)
        free(a);
}

void account_charge(struct mem_store *st, uint64_t pages)
{
    mem_charge_force(&st->charge, st->account, st->charge.bytes + (pages << st->page_shift));
}

void account_discharge(struct mem_store *st, uint64_t pages)
{
    assert(pages << st->page_shift <= st->charge.bytes);
    mem_charge_force(&st->charge, st->account, st->charge.bytes - (pages << st->page_shift));
}

void mem_account_limit(struct mem_account *a, uint64_t bytes)
{
    a->limit = bytes;
}

uint64_t mem_account_bytes(const struct mem_account *a)
{
    return a->limit;
}

bool mem_account_exceeds(const struct mem_account *a, uint64_t bytes)
{
    return a->used >= a->limit || bytes > a->limit - a->used;
}

void mem_account_leave_lowest(struct mem_account *a)
{
    a->leaves_lowest = true;
}

bool mem_account_is_full(const struct mem_account *a)
{
    return a->used >= a->limit;
}

bool account_is_full(const struct space *s)
{
    return mem_account_is_full(s->maps->store->account);
}
