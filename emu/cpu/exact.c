/* exact.c - see exact.h. */
#include "emu/cpu/exact.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A hash table with open addressing; an entry with n = 0 is free. Its load factor is at most 3/4. */
struct cpu_exact {
    struct cpu_exact_figure *table;
    size_t size, count;
    struct cpu_exact_figure *sorted;
    cpu_exact_code *code;
    void *ctx;
};

enum { FIRST_SIZE = 1024 };

static void *table_of(size_t size)
{
    void *table = calloc(size, sizeof(struct cpu_exact_figure));
    if (!table) {
        fputs("precis: out of memory for the figures of all instructions\n", stderr);
        exit(2);
    }
    return table;
}

struct cpu_exact *cpu_exact_new(cpu_exact_code *code, void *ctx)
{
    struct cpu_exact *e = calloc(1, sizeof *e);
    if (e)
        *e = (struct cpu_exact){.code = code, .ctx = ctx, .size = FIRST_SIZE, .table = table_of(FIRST_SIZE)};
    return e;
}

void cpu_exact_free(struct cpu_exact *e)
{
    if (!e)
        return;
    free(e->table);
    free(e->sorted);
    free(e);
}

/* Returns the figure, or the free entry for it. */
static struct cpu_exact_figure *place_of(const struct cpu_exact *e, uint64_t pc, unsigned what)
{
    uint64_t h = (pc ^ (uint64_t)what << 56) * 0x9e3779b97f4a7c15u;
    for (size_t k = h >> 20;; k++) {
        struct cpu_exact_figure *f = &e->table[k & (e->size - 1)];
        if (!f->n || (f->pc == pc && f->what == what))
            return f;
    }
}

static void grow(struct cpu_exact *e)
{
    struct cpu_exact_figure *old = e->table;
    size_t size = e->size;
    e->size = 2 * size;
    e->table = table_of(e->size);
    for (size_t k = 0; k < size; k++)
        if (old[k].n)
            *place_of(e, old[k].pc, old[k].what) = old[k];
    free(old);
}

void cpu_exact_add(struct cpu_exact *e, uint64_t pc, unsigned what, uint64_t n)
{
    if (!n)
        return;
    struct cpu_exact_figure *f = place_of(e, pc, what);
    if (f->n) {
        f->n += n;
        return;
    }
    *f = (struct cpu_exact_figure){pc, what, n};
    if (++e->count * 4 > e->size * 3)
        grow(e);
}

void cpu_exact_code_at(const struct cpu_exact *e, struct space *space, uint64_t pc)
{
    if (e->code)
        e->code(e->ctx, space, pc);
}

static int by_place(const void *a, const void *b)
{
    const struct cpu_exact_figure *x = a, *y = b;
    if (x->pc != y->pc)
        return x->pc < y->pc ? -1 : 1;
    return (x->what > y->what) - (x->what < y->what);
}

const struct cpu_exact_figure *cpu_exact_figures(struct cpu_exact *e, size_t *count)
{
    free(e->sorted);
    e->sorted = table_of(e->count + 1);
    *count = 0;
    for (size_t k = 0; k < e->size; k++)
        if (e->table[k].n)
            e->sorted[(*count)++] = e->table[k];
    qsort(e->sorted, *count, sizeof *e->sorted, by_place);
    return e->sorted;
}
