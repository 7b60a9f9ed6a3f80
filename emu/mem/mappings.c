/*
 * mappings.c - the mappings of the host that all host windows of a machine use together.
 *
 * The host limits the mappings of a process (vm.max_map_count), which all guest processes share. Every call that may add
 * mappings is counted as if adjacent mappings never merged. When the count reaches the limit, the host's own list of mappings replaces it,
 * if enough was added since the last time. If the limit is reached then, host windows are hidden (window_hide()), least recently installed
 * first; their processes then take some faults. A part of the host's limit is left to the rest of the emulator: recycled_mappings().
 */
#include <stdio.h>
#include <stdlib.h>

#include "emu/mem/window.h"

enum {
    DEFAULT_MAPPINGS = 65530, /* if the host does not say */
    PER_SPACE = 6,            /* host window, guard and tables */
    AT_ONCE = 8,              /* hiding frees 1/8 of the limit */
    LEAST = 64,               /* no attempt if it could free less than 1/64 of the limit */
    RECOUNT = 4,              /* the host's list, which takes the time of some thousand mappings, is read once per 1/4 of the limit */
    SELDOM = 8,               /* the factor by which reads that did not help delay the next one, at most */
};

static unsigned host_mappings(void)
{
    unsigned n;
    FILE *f = fopen("/proc/sys/vm/max_map_count", "re");
    if (!f)
        return DEFAULT_MAPPINGS;
    if (fscanf(f, "%u", &n) != 1)
        n = DEFAULT_MAPPINGS;
    fclose(f);
    return n;
}

/* Mappings for the emulator's own memory, mainly the translated code of each program. */
static unsigned recycled_mappings(unsigned all)
{
    return all / 8;
}

void mappings_limit(struct mem_account *a)
{
    unsigned all = host_mappings();
    a->most = all - recycled_mappings(all);
    a->recount_after = a->most / RECOUNT;
}

/* The list is ordered by the last call of account_mapped(), most recent first. */
static void list_add(struct mem_account *a, struct space *s)
{
    struct mem_region_list *l = s->maps;
    l->next = a->spaces;
    l->prev = NULL;
    *(a->spaces ? &a->spaces->maps->prev : &a->last) = s;
    a->spaces = s;
}

static void list_remove(struct mem_account *a, struct space *s)
{
    struct mem_region_list *l = s->maps;
    *(l->next ? &l->next->maps->prev : &a->last) = l->prev;
    *(l->prev ? &l->prev->maps->next : &a->spaces) = l->next;
}

void account_enter(struct mem_account *a, struct space *s)
{
    struct mem_region_list *l = s->maps;
    l->account = a;
    list_add(a, s);
    a->count++;
    l->shown = l->shown > PER_SPACE ? l->shown : PER_SPACE;
    a->shown += l->shown;
}

void account_leave(struct space *s)
{
    struct mem_region_list *l = s->maps;
    if (!l->account)
        return;
    l->account->shown -= l->shown;
    list_remove(l->account, s);
    l->account->count--;
    l->account = NULL;
}

void account_mapped(struct space *s)
{
    enum { PIECES = 2 }; /* a change in the middle of a mapping splits it in three */
    struct mem_region_list *l = s->maps;
    l->shown += PIECES;
    if (!l->account)
        return;
    l->account->shown += PIECES;
    l->account->added += PIECES;
    list_remove(l->account, s);
    list_add(l->account, s);
}

void account_unmapped(struct space *s)
{
    struct mem_region_list *l = s->maps;
    if (l->account)
        l->account->shown -= l->shown - PER_SPACE;
    l->shown = PER_SPACE;
}

bool account_near_limit(const struct space *s)
{
    const struct mem_account *a = s->maps->account;
    return a && a->shown > a->most;
}

struct counted {
    struct space *space;
    uint64_t mappings;
};

static int by_base(const void *a, const void *b)
{
    const struct counted *x = a, *y = b;
    return (x->space->base > y->space->base) - (x->space->base < y->space->base);
}

/* The last of n, sorted by their host windows, whose window begins at or below `at`, or NULL. */
static struct counted *window_below(struct counted *windows, size_t n, uintptr_t at)
{
    size_t low = 0;
    for (size_t high = n; low < high;) {
        size_t middle = low + (high - low) / 2;
        if ((uintptr_t)windows[middle].space->base <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &windows[low - 1] : NULL;
}

/* Counts the host's mappings in each of n windows. Returns false if the host does not list them all. */
static bool count_listed(struct counted *windows, size_t n)
{
    FILE *list = fopen("/proc/self/maps", "re");
    char *line = NULL;
    size_t size = 0;

    if (!list)
        return false;
    while (getline(&line, &size, list) > 0) {
        uintptr_t at = strtoull(line, NULL, 16);
        struct counted *w = window_below(windows, n, at);
        if (w && at - (uintptr_t)w->space->base < w->space->maps->window + GUARD_BYTES)
            w->mappings++;
    }
    bool all = feof(list);
    free(line);
    fclose(list);
    return all;
}

/* Replaces the upper bounds by what the host has, if that is known. */
static void recount(struct mem_account *a)
{
    struct counted *windows = calloc(a->count + 1, sizeof *windows);
    size_t n = 0;

    a->added = 0;
    for (struct space *s = a->spaces; windows && s; s = s->maps->next)
        windows[n++].space = s;
    if (windows)
        qsort(windows, n, sizeof *windows, by_base);
    if (windows && count_listed(windows, n)) {
        a->shown = 0;
        for (size_t i = 0; i < n; i++)
            a->shown += windows[i].space->maps->shown = PER_SPACE + windows[i].mappings;
    }
    free(windows);
}

bool mem_make_room(struct space *s)
{
    struct mem_account *a = s->maps->account;
    struct space *o;
    if (a && account_near_limit(s) && a->added >= a->recount_after) {
        recount(a);
        if (!account_near_limit(s)) {
            a->recount_after = a->most / RECOUNT;
            return true;
        }
        if (a->recount_after < SELDOM * (a->most / RECOUNT))
            a->recount_after *= 2;
    }
    if (!a || (account_near_limit(s) && a->shown - PER_SPACE * a->count < a->most / LEAST))
        return false;
    uint64_t before = a->shown, goal = before > a->most / AT_ONCE ? before - a->most / AT_ONCE : 0;
    for (o = a->spaces; o; o = o->maps->next)
        recycled_free(o->maps->store);
    for (struct space *later = a->last; (o = later) && a->shown > goal;) {
        later = o->maps->prev; /* hiding may change the order */
        if (o != s && o->maps->shown > PER_SPACE)
            window_hide(o);
    }
    if (a->shown > goal && s->maps->shown > PER_SPACE)
        window_hide(s);
    return a->shown < before;
}
