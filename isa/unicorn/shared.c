/*
 * shared.c - code in pages of shared mappings.
 *
 * Such a page can change without a store to its address: through another mapping, by another process, through the file. Page protection
 * does not notice that. So the first bytes of each block there are kept, and compared with the page whenever the block is entered.
 */
#include "isa/unicorn/engine.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE_SHIFT = 12, BITS = 8, BLOCKS_LOG = 10, BLOCKS = 1 << BLOCKS_LOG };

struct kept_block {
    uint64_t pc;
    uint32_t size, room; /* of bytes */
    uint8_t *bytes;
};

struct shared_code {
    uint8_t *pages; /* bitmap: the page was of a shared mapping when it was marked */
    struct kept_block blocks[BLOCKS];
};

static struct shared_code *new_shared(const struct space *s)
{
    struct shared_code *c = calloc(1, sizeof *c);
    uint8_t *pages = calloc(((s->low_mask + 1) >> PAGE_SHIFT) / BITS, 1);
    if (!c || !pages)
        mem_out_of_memory("translated code of shared memory");
    c->pages = pages;
    return c;
}

void shared_note(struct unicorn_engine *e, uint64_t va)
{
    struct mem_map m;
    bool is_shared = space_next_map(e->space, va, &m) && m.start <= va && m.kind & MAP_KIND_SHARED;
    uint64_t page = va >> PAGE_SHIFT;
    if (!e->shared && !is_shared)
        return;
    if (!e->shared)
        e->shared = new_shared(e->space);
    uint8_t *at = &e->shared->pages[page / BITS];
    uint8_t bit = (uint8_t)(1u << page % BITS);
    *at = (uint8_t)(is_shared ? *at | bit : *at & ~bit);
}

static bool is_noted(const struct unicorn_engine *e, uint64_t va)
{
    uint64_t page = va >> PAGE_SHIFT;
    return va <= e->space->low_mask && e->shared->pages[page / BITS] >> page % BITS & 1;
}

static struct kept_block *place_of(struct shared_code *c, uint64_t pc, uint32_t size)
{
    const uint32_t golden_ratio = 0x9e3779b9;
    return &c->blocks[((uint32_t)pc + (size << 16)) * golden_ratio >> (32 - BLOCKS_LOG)];
}

/* Gives b room for the current bytes of its block twice: those kept, and those read. */
static void make_room(struct kept_block *b, uint32_t size)
{
    if (b->room >= size)
        return;
    free(b->bytes);
    b->bytes = malloc(2 * (size_t)size);
    if (!b->bytes)
        mem_out_of_memory("translated code of shared memory");
    b->room = size;
    b->size = 0;
}

bool shared_changed(struct unicorn_engine *e, uint64_t pc, uint32_t size)
{
    if (!size || (!is_noted(e, pc) && !is_noted(e, pc + size - 1)))
        return false;
    struct kept_block *b = place_of(e->shared, pc, size);
    make_room(b, size);
    uint8_t *now = b->bytes + b->room;
    size_t got = mem_read(e->space, pc, now, size);
    if (got < size)
        got = mem_peek(e->space, pc, now, size);
    memset(now + got, 0, size - got);
    if (b->pc == pc && b->size == size && !memcmp(b->bytes, now, size))
        return false;
    b->pc = pc;
    b->size = size;
    memcpy(b->bytes, now, size);
    return true;
}

void shared_free(struct unicorn_engine *e)
{
    for (unsigned i = 0; e->shared && i < BLOCKS; i++)
        free(e->shared->blocks[i].bytes);
    if (e->shared)
        free(e->shared->pages);
    free(e->shared);
    e->shared = NULL;
}
