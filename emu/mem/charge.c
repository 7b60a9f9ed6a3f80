/* charge.c - charges, and objects that are charged to an account. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/mem/charge.h"
#include "emu/mem/internal.h"

void mem_charge_force(struct mem_charge *c, struct mem_account *a, uint64_t bytes)
{
    assert(!c->bytes || c->account == a);
    c->account = a;
    a->used = a->used - c->bytes + bytes;
    c->bytes = bytes;
}

bool mem_charge_set(struct mem_charge *c, struct mem_account *a, uint64_t bytes)
{
    if (bytes > c->bytes && mem_account_exceeds(a, bytes - c->bytes))
        return false;
    mem_charge_force(c, a, bytes);
    return true;
}

void mem_charge_end(struct mem_charge *c)
{
    if (c->bytes)
        mem_charge_force(c, c->account, 0);
}

uint64_t mem_account_used(const struct mem_account *a)
{
    return a->used;
}

/* ---- objects on the heap ---------------------------------------------------------------------- */

struct head {
    _Alignas(max_align_t) struct mem_charge charge;
};

static struct head *head_of(void *object)
{
    return (struct head *)object - 1;
}

/* always: even beyond the account's amount. */
static void *resize(struct mem_account *a, void *object, size_t bytes, bool always)
{
    struct head *old = head_of(object);
    struct mem_charge charge = old->charge;
    uint64_t before = charge.bytes;
    size_t size = sizeof *old + bytes;
    if (size < bytes || (!always && !mem_charge_set(&charge, a, size)))
        return NULL;
    struct head *h = realloc(old, size);
    if (!h) {
        mem_charge_force(&charge, a, before);
        return NULL;
    }
    mem_charge_force(&charge, a, size);
    if (size > before)
        memset((char *)h + before, 0, size - before);
    h->charge = charge;
    return h + 1;
}

enum making { ZEROS, UNSET, ALWAYS };

/* ALWAYS: zeros, even beyond the account's amount. */
static void *make(struct mem_account *a, size_t bytes, enum making how)
{
    struct mem_charge charge = {0};
    size_t size = sizeof(struct head) + bytes;
    if (size < bytes || (how != ALWAYS && !mem_charge_set(&charge, a, size)))
        return NULL;
    struct head *h = how == UNSET ? malloc(size) : calloc(1, size);
    mem_charge_force(&charge, a, h ? size : 0);
    if (!h)
        return NULL;
    h->charge = charge;
    return h + 1;
}

void *mem_new(struct mem_account *a, size_t bytes)
{
    return make(a, bytes, ZEROS);
}

void *mem_new_unset(struct mem_account *a, size_t bytes)
{
    return make(a, bytes, UNSET);
}

void *mem_new_always(struct mem_account *a, size_t bytes)
{
    return make(a, bytes, ALWAYS);
}

void *mem_resize(struct mem_account *a, void *object, size_t bytes)
{
    return object ? resize(a, object, bytes, false) : mem_new(a, bytes);
}

void *mem_resize_always(struct mem_account *a, void *object, size_t bytes)
{
    return object ? resize(a, object, bytes, true) : mem_new_always(a, bytes);
}

static char *text_copy(struct mem_account *a, const char *text, enum making how)
{
    size_t bytes = text ? strlen(text) + 1 : 0;
    char *copy = text ? make(a, bytes, how) : NULL;
    return copy ? memcpy(copy, text, bytes) : NULL;
}

char *mem_text(struct mem_account *a, const char *text)
{
    return text_copy(a, text, UNSET);
}

char *mem_text_always(struct mem_account *a, const char *text)
{
    return text_copy(a, text, ALWAYS);
}

void mem_free(void *object)
{
    if (!object)
        return;
    struct head *h = head_of(object);
    mem_charge_end(&h->charge);
    free(h);
}
