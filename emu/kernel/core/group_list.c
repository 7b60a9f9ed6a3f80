/* Supplementary groups of threads, setgroups(2). */
#include <stdlib.h>

#include "emu/kernel/core/group_list.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

struct group_list *groups_new(struct mem_account *memory, unsigned count)
{
    struct group_list *g = mem_new(memory, sizeof *g + count * sizeof *g->gids);

    if (!g)
        return NULL;
    g->refs = 1;
    g->count = count;
    return g;
}

void groups_unref(struct group_list *g)
{
    if (!g || --g->refs)
        return;
    mem_free(g);
}

static int compare(const void *a, const void *b)
{
    const unsigned *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

void groups_sort(struct group_list *g)
{
    qsort(g->gids, g->count, sizeof *g->gids, compare);
}

bool groups_contain(const struct group_list *g, unsigned gid)
{
    return g && bsearch(&gid, g->gids, g->count, sizeof *g->gids, compare);
}

void credentials_copy(struct credentials *to, const struct credentials *from)
{
    if (from->groups != to->groups) {
        if (from->groups)
            from->groups->refs++;
        groups_unref(to->groups);
    }
    *to = *from;
}
