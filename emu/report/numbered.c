/* Texts with numbers: see numbered.h. */
#include "emu/report/numbered.h"
#include "emu/report/must.h"

#include <stdlib.h>
#include <string.h>

static size_t hash(const char *s)
{
    size_t h = 1469598103u;

    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * 1099511628211u;
    return h;
}

static void place(struct numbered *n, size_t index)
{
    size_t at = hash(n->texts[index]) & (n->slot_count - 1);

    while (n->slots[at])
        at = (at + 1) & (n->slot_count - 1);
    n->slots[at] = index + 1;
}

static void grow(struct numbered *n)
{
    n->room = n->room ? 2 * n->room : 64;
    n->slot_count = 4 * n->room;
    n->texts = reallocarray(n->texts, n->room, sizeof *n->texts);
    free(n->slots);
    n->slots = calloc(n->slot_count, sizeof *n->slots);
    if (!n->texts || !n->slots)
        out_of_memory();
    for (size_t i = 0; i < n->count; i++)
        place(n, i);
}

size_t numbered_text(struct numbered *n, const char *text, bool *fresh)
{
    *fresh = false;
    if (n->slot_count)
        for (size_t at = hash(text) & (n->slot_count - 1); n->slots[at]; at = (at + 1) & (n->slot_count - 1))
            if (!strcmp(n->texts[n->slots[at] - 1], text))
                return n->slots[at] - 1;
    if (n->count == n->room)
        grow(n);
    n->texts[n->count] = strdup(text);
    if (!n->texts[n->count])
        out_of_memory();
    place(n, n->count);
    *fresh = true;
    return n->count++;
}

void numbered_free(struct numbered *n)
{
    for (size_t i = 0; i < n->count; i++)
        free(n->texts[i]);
    free(n->texts);
    free(n->slots);
}
