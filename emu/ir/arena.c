/* arena.c - see arena.h. */
#include "emu/ir/arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>

enum { FIRST_CHUNK = 32 << 10, MOST_CHUNK = 1 << 20, ALIGNMENT = 16 };

struct arena_chunk {
    struct arena_chunk *next;
    size_t size;
    alignas(ALIGNMENT) char memory[];
};

static size_t aligned(size_t n)
{
    return (n + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
}

void *arena_take(struct arena *a, size_t size)
{
    size = aligned(size);
    if ((size_t)(a->end - a->at) < size) {
        size_t chunk = a->chunks ? a->chunks->size * 2 : FIRST_CHUNK;
        chunk = chunk > MOST_CHUNK ? MOST_CHUNK : chunk;
        chunk = chunk < size ? size : chunk;
        struct arena_chunk *new = malloc(sizeof *new + chunk);
        if (!new)
            return NULL;
        *new = (struct arena_chunk){a->chunks, chunk};
        a->chunks = new;
        a->at = new->memory;
        a->end = new->memory + chunk;
        a->bytes += chunk;
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
