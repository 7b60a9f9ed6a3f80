/*
 * arena.h - memory that is taken in small pieces and given back all at once: blocks and what belongs to them. Private to
 * emu/ir.
 */
#ifndef PRECIS_EMU_IR_ARENA_H
#define PRECIS_EMU_IR_ARENA_H

#include <stddef.h>

struct arena_chunk;

struct arena {
    struct arena_chunk *chunks; /* the one in use first */
    char *at, *end;             /* its free part, as far as touched */
    size_t bytes;               /* of all chunks */
};

/* `size` bytes, not cleared, aligned to 16; NULL if the host has no memory. */
void *arena_take(struct arena *a, size_t size);
/* The piece that was taken last needs only `size` bytes. */
void arena_trim(struct arena *a, void *piece, size_t size);
/* `a` also gets what `from` has, which is empty then. Nothing more is taken from `a`. */
void arena_join(struct arena *a, struct arena *from);
void arena_free(struct arena *a);

/* Returns a cleared table of `bytes` bytes of which all pages will be used, to be freed with free(); NULL without memory. */
void *arena_table(size_t bytes);

#endif
