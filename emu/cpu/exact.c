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

enum { DIGIT = 11 /* bits */, DIGITS = 1 << DIGIT };

static uint64_t key_of(const struct cpu_exact_figure *f, bool what)
{
    return what ? f->what : f->pc;
}

/* Sort by one digit of a key; equal ones keep their order. */
static void sort_digit(struct cpu_exact_figure *to, const struct cpu_exact_figure *from, size_t count, bool what, unsigned shift)
{
    size_t first[DIGITS + 1] = {0};
    for (size_t k = 0; k < count; k++)
        first[(key_of(&from[k], what) >> shift) % DIGITS + 1]++;
    for (unsigned d = 0; d < DIGITS; d++)
        first[d + 1] += first[d];
    for (size_t k = 0; k < count; k++)
        to[first[(key_of(&from[k], what) >> shift) % DIGITS]++] = from[k];
}

/* Radix sort by the digits of a key in which some figures differ. Returns the sorted array, one of both. */
static struct cpu_exact_figure *sort_key(struct cpu_exact_figure *from, struct cpu_exact_figure *other, size_t count, bool what)
{
    uint64_t differ = 0;
    for (size_t k = 1; k < count; k++)
        differ |= key_of(&from[k], what) ^ key_of(&from[0], what);
    for (unsigned shift = 0; shift < 64; shift += DIGIT) {
        struct cpu_exact_figure *sorted = other;
        if (!((differ >> shift) % DIGITS))
            continue;
        sort_digit(sorted, from, count, what, shift);
        other = from;
        from = sorted;
    }
    return from;
}

const struct cpu_exact_figure *cpu_exact_figures(struct cpu_exact *e, size_t *count)
{
    size_t n = 0;
    free(e->sorted);
    e->sorted = table_of(2 * (e->count + 1));
    for (size_t k = 0; k < e->size; k++)
        if (e->table[k].n)
            e->sorted[n++] = e->table[k];
    struct cpu_exact_figure *by_what = sort_key(e->sorted, e->sorted + n, n, true);
    *count = n;
    return sort_key(by_what, by_what == e->sorted ? e->sorted + n : e->sorted, n, false);
}
