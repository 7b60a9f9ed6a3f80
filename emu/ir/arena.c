/* arena.c - see arena.h. */
#include "emu/ir/arena.h"
#include "emu/mem/mem.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { FIRST_CHUNK = 32 << 10, PIECE = 64 << 10 /* of a chunk: touched at once */, HUGE_PAGE = 2 << 20, ALIGNMENT = 16 };

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

/* A chunk with room for `size` bytes is in use. false: the host has no memory. */
static bool next_chunk(struct arena *a, size_t size)
{
    struct arena_chunk *c = a->chunks;
    if (c && a->at && (size_t)(c->memory + c->size - a->at) >= size)
        return true;
    if ((c = new_chunk(c ? c->size : 0, size)) == NULL)
        return false;
    c->next = a->chunks;
    a->chunks = c;
    a->at = a->end = c->memory;
    a->bytes += c->size;
    return true;
}

/* More of the chunk in use. */
static bool widen(struct arena *a, size_t size)
{
    if (!next_chunk(a, size))
        return false;
    size_t left = (size_t)(a->chunks->memory + a->chunks->size - a->end), wanted = size - (size_t)(a->end - a->at);
    size_t piece = (wanted + PIECE - 1) / PIECE * PIECE;
    piece = piece < left ? piece : left;
    mem_touch(a->end, piece);
    a->end += piece;
    return true;
}

void *arena_take(struct arena *a, size_t size)
{
    size = aligned(size);
    if ((size_t)(a->end - a->at) < size && !widen(a, size))
        return NULL;
    void *piece = a->at;
    a->at += size;
    return piece;
}

void *arena_table(size_t bytes)
{
    void *table = calloc(1, bytes);
    if (table)
        mem_touch(table, bytes);
    return table;
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
