/* Supplementary groups of threads, setgroups(2). */
#include <stdlib.h>

#include "emu/kernel/core/groups.h"
#include "emu/mem/mem.h"

static uint64_t bytes_of(unsigned count)
{
    return sizeof(struct group_list) + count * sizeof(unsigned);
}

struct group_list *groups_new(struct mem_account *memory, unsigned count)
{
    if (!mem_account_charge(memory, bytes_of(count)))
        return NULL;
    struct group_list *g = calloc(1, bytes_of(count));

    if (!g) {
        mem_account_discharge(memory, bytes_of(count));
        return NULL;
    }
    g->refs = 1;
    g->count = count;
    g->memory = memory;
    return g;
}

void groups_unref(struct group_list *g)
{
    if (!g || --g->refs)
        return;
    mem_account_discharge(g->memory, bytes_of(g->count));
    free(g);
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
