/* What was spent in each context: call stacks joined with the figures of addresses. */
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdlib.h>
#include <string.h>

struct costs {
    const struct profile_image *image;
    const struct profile_stack **stacks; /* those with cycles, by innermost address */
    size_t stack_count;
    uint64_t *pcs;              /* room for the deepest stack … */
    struct profile_part *parts; /* … and for all causes */
    bool *given;                /* by sample: its figures have been given to stacks */
    uint64_t *left;             /* by sample: cycles that no stack has got yet */
    bool ticks;                 /* those of samples count: stacks have none */
    profile_cost_fn *each;
    void *ctx;
};

/* A function's stacks and samples, as ranges of indices. */
struct group {
    size_t stack, stack_end, sample, sample_end;
    uint64_t all;    /* cycles of all stacks, … */
    uint64_t before; /* … and of those before the current one */
};

static uint64_t part_of(uint64_t n, uint64_t numerator, uint64_t denominator)
{
    return (uint64_t)((unsigned __int128)n * numerator / denominator);
}

/* The part of n that a stack with these cycles gets: the parts of all stacks add up to n. */
static uint64_t share(const struct group *g, uint64_t n, uint64_t cycles)
{
    return part_of(n, g->before + cycles, g->all) - part_of(n, g->before, g->all);
}

/* Report a stack's part of a sample. */
static void report(const struct costs *c, const struct group *g, const struct profile_stack *stack, const struct profile_sample *s,
                   uint64_t cycles)
{
    struct profile_sample cost = {.pc = s->pc, .cycles = cycles, .parts = c->parts};

    cost.instructions = share(g, s->instructions, stack->cycles);
    for (unsigned k = 0; k < s->part_count; k++) {
        uint64_t part = share(g, s->parts[k].cycles, stack->cycles);

        if (part)
            c->parts[cost.part_count++] = (struct profile_part){s->parts[k].cause, part};
    }
    if (!cost.cycles && !cost.instructions && !cost.part_count)
        return;
    memcpy(c->pcs, stack->pcs, stack->depth * sizeof *c->pcs);
    c->pcs[0] = s->pc;
    c->each(c->ctx, c->pcs, stack->depth, &cost);
}

/* Distribute a stack's cycles over the samples of its function, in proportion to the cycles that these have left. */
static void distribute(const struct costs *c, const struct group *g, const struct profile_stack *stack)
{
    uint64_t left = 0, seen = 0, taken = 0;

    for (size_t i = g->sample; i < g->sample_end; i++)
        left += c->left[i];
    uint64_t give = stack->cycles < left ? stack->cycles : left;

    for (size_t i = g->sample; i < g->sample_end; i++) {
        seen += c->left[i];
        uint64_t up_to = give ? part_of(give, seen, left) : 0;

        c->left[i] -= up_to - taken;
        report(c, g, stack, &c->image->samples[i], up_to - taken);
        taken = up_to;
    }
    if (give < stack->cycles)
        c->each(c->ctx, stack->pcs, stack->depth, &(struct profile_sample){.pc = stack->pcs[0], .cycles = stack->cycles - give});
}

/* Returns whether two addresses belong to one function, or to the same place between functions. */
static bool together(const struct profile_image *image, uint64_t a, uint64_t b)
{
    const struct profile_function *f = profile_find_function(image, a);

    return f == profile_find_function(image, b) && (f || profile_find_module(image, a) == profile_find_module(image, b));
}

/* The stacks from index `stack` on that are of one function, and the function's samples. Returns false if their sums overflow. */
static bool find_group(const struct costs *c, size_t stack, struct group *g)
{
    const struct profile_image *image = c->image;
    uint64_t entry = c->stacks[stack]->pcs[0], cycles = 0;
    const struct profile_function *f = profile_find_function(image, entry);
    bool overflow = false;

    *g = (struct group){.stack = stack, .stack_end = stack};
    while (g->stack_end < c->stack_count && (g->stack_end == stack || together(image, entry, c->stacks[g->stack_end]->pcs[0])))
        overflow |= __builtin_add_overflow(g->all, c->stacks[g->stack_end++]->cycles, &g->all);
    g->sample = g->sample_end = profile_first_sample(image, f ? f->low : entry);
    while (g->sample_end < image->sample_count && !c->given[g->sample_end] && together(image, entry, image->samples[g->sample_end].pc)) {
        c->left[g->sample_end] = image->samples[g->sample_end].cycles;
        overflow |= __builtin_add_overflow(cycles, c->left[g->sample_end++], &cycles);
    }
    return !overflow;
}

static void put_group(const struct costs *c, struct group *g)
{
    for (; g->stack < g->stack_end; g->stack++) {
        distribute(c, g, c->stacks[g->stack]);
        g->before += c->stacks[g->stack]->cycles;
    }
    for (size_t i = g->sample; i < g->sample_end; i++)
        c->given[i] = true;
}

/* Figures of stacks alone. */
static void put_stack(const struct costs *c, const struct profile_stack *s, bool cycles)
{
    struct profile_sample cost = {.pc = s->depth ? s->pcs[0] : 0, .ticks = c->ticks ? 0 : s->ticks, .cycles = cycles ? s->cycles : 0};

    if (cost.ticks || cost.cycles)
        c->each(c->ctx, s->pcs, s->depth, &cost);
}

/* Figures of samples that no stack has got. With counted calls, cycles are those of stacks. */
static void put_samples(const struct costs *c)
{
    for (size_t i = 0; i < c->image->sample_count; i++) {
        struct profile_sample s = c->image->samples[i];

        if (c->given[i] || c->stack_count)
            s.cycles = 0;
        if (c->given[i])
            s.instructions = s.part_count = 0;
        if (!c->ticks)
            s.ticks = 0;
        if (s.ticks || s.cycles || s.instructions || s.part_count)
            c->each(c->ctx, &s.pc, 1, &s);
    }
}

static int by_innermost(const void *a, const void *b)
{
    const struct profile_stack *x = *(const struct profile_stack *const *)a, *y = *(const struct profile_stack *const *)b;

    return x->pcs[0] != y->pcs[0] ? COMPARE(x->pcs[0], y->pcs[0]) : COMPARE(x, y);
}

static void find_stacks(struct costs *c)
{
    const struct profile_image *image = c->image;
    unsigned depth = 1;

    c->ticks = true;
    c->stacks = must(calloc(image->stack_count + 1, sizeof *c->stacks));
    for (size_t i = 0; i < image->stack_count; i++) {
        const struct profile_stack *s = &image->stacks[i];

        depth = s->depth > depth ? s->depth : depth;
        c->ticks &= !s->ticks;
        if (s->cycles && s->depth)
            c->stacks[c->stack_count++] = s;
    }
    if (c->stack_count)
        qsort(c->stacks, c->stack_count, sizeof(struct profile_stack *), by_innermost);
    c->pcs = must(calloc(depth, sizeof *c->pcs));
}

void profile_each_cost(const struct profile *p, const struct profile_image *image, profile_cost_fn *each, void *ctx)
{
    struct costs c = {.image = image, .each = each, .ctx = ctx};
    struct group g;

    find_stacks(&c);
    c.parts = must(calloc(p->cause_count + 1, sizeof *c.parts));
    c.given = must(calloc(image->sample_count + 1, sizeof *c.given));
    c.left = must(calloc(image->sample_count + 1, sizeof *c.left));
    for (size_t i = 0; i < image->stack_count; i++)
        put_stack(&c, &image->stacks[i], !p->machine.exact);
    for (size_t i = 0; p->machine.exact && i < c.stack_count; i = g.stack_end) {
        if (find_group(&c, i, &g))
            put_group(&c, &g);
        else
            for (size_t k = g.stack; k < g.stack_end; k++)
                c.each(ctx, c.stacks[k]->pcs, c.stacks[k]->depth, &(struct profile_sample){.cycles = c.stacks[k]->cycles});
    }
    put_samples(&c);
    free(c.stacks);
    free(c.pcs);
    free(c.parts);
    free(c.given);
    free(c.left);
}
