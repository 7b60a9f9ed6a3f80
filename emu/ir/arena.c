/* arena.c - see arena.h. */
#include "emu/ir/arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { FIRST_CHUNK = 32 << 10, HUGE_PAGE = 2 << 20, ALIGNMENT = 16 };

struct arena_chunk {
    struct arena_chunk *next;
    size_t size;
    alignas(ALIGNMENT) char memory[];
};

static size_t aligned(size_t n)
{
    return (n + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
}

/* Memory for a chunk whose predecessor had `last` bytes, with room for `size`. Large ones are the host's huge pages, if it has
 * any: pieces are found by pointers, and lie anywhere. */
static struct arena_chunk *new_chunk(size_t last, size_t size)
{
    size_t bytes = last ? 2 * last : FIRST_CHUNK;
    struct arena_chunk *c;
    if (bytes < HUGE_PAGE / 2 || size > HUGE_PAGE - sizeof *c) {
        bytes = bytes < size ? size : bytes > HUGE_PAGE / 2 ? HUGE_PAGE / 2 : bytes;
        c = malloc(sizeof *c + bytes);
    } else {
        bytes = HUGE_PAGE - sizeof *c;
        c = aligned_alloc(HUGE_PAGE, HUGE_PAGE);
        if (c)
            madvise(c, HUGE_PAGE, MADV_HUGEPAGE); /* a wish */
    }
    if (c)
        c->size = bytes;
    return c;
}

void *arena_take(struct arena *a, size_t size)
{
    size = aligned(size);
    if ((size_t)(a->end - a->at) < size) {
        struct arena_chunk *new = new_chunk(a->chunks ? a->chunks->size : 0, size);
        if (!new)
            return NULL;
        new->next = a->chunks;
        a->chunks = new;
        a->at = new->memory;
        a->end = new->memory + new->size;
        a->bytes += new->size;
    }
    void *piece = a->at;
    a->at += size;
    return piece;
}

void arena_trim(struct arena *a, void *piece, size_t size)
{
    a->at = (char *)piece + aligned(size);
}

void arena_join(struct arena *a, struct arena *from)
{
    struct arena_chunk **last = &a->chunks;
    while (*last)
        last = &(*last)->next;
    *last = from->chunks;
    a->bytes += from->bytes;
    a->at = a->end = NULL;
    *from = (struct arena){0};
}

void arena_free(struct arena *a)
{
    while (a->chunks) {
        struct arena_chunk *next = a->chunks->next;
        free(a->chunks);
        a->chunks = next;
    }
    *a = (struct arena){0};
}
