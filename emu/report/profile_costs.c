/* What was spent in each context: call stacks joined with the figures of addresses. */
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdlib.h>
#include <string.h>

struct costs {
    const struct profile_image *image;
    const struct profile_sample *samples; /* the image's, or sums of those with the same frames */
    size_t sample_count;
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
        report(c, g, stack, &c->samples[i], up_to - taken);
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

static size_t first_sample(const struct costs *c, uint64_t pc)
{
    FIRST(c->samples, c->sample_count, c->samples[middle_].pc < pc);
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
    g->sample = g->sample_end = first_sample(c, f ? f->low : entry);
    while (g->sample_end < c->sample_count && !c->given[g->sample_end] && together(image, entry, c->samples[g->sample_end].pc)) {
        c->left[g->sample_end] = c->samples[g->sample_end].cycles;
        overflow |= __builtin_add_overflow(cycles, c->left[g->sample_end++], &cycles);
    }
    return !overflow;
}

/* What one address has given, of its figures: up to `taken` of its cycles. */
struct piece {
    const struct profile_sample *of;
    uint64_t taken;
};

/* Report the part of an address's figures that goes with its next n cycles for a stack, which counts `cycles` of them. */
static void report_piece(const struct costs *c, const struct profile_stack *stack, struct piece *p, uint64_t n, uint64_t cycles)
{
    const struct profile_sample *s = p->of;
    struct profile_sample cost = {.pc = s->pc, .cycles = cycles, .parts = c->parts};
    const uint64_t from = p->taken, to = from + n, all = s->cycles;

    cost.instructions = all ? part_of(s->instructions, to, all) - part_of(s->instructions, from, all) : s->instructions;
    for (unsigned k = 0; k < s->part_count; k++) {
        uint64_t part = all ? part_of(s->parts[k].cycles, to, all) - part_of(s->parts[k].cycles, from, all) : s->parts[k].cycles;

        if (part)
            c->parts[cost.part_count++] = (struct profile_part){s->parts[k].cause, part};
    }
    p->taken = to;
    if (!cost.cycles && !cost.instructions && !cost.part_count)
        return;
    memcpy(c->pcs, stack->pcs, stack->depth * sizeof *c->pcs);
    c->pcs[0] = s->pc;
    c->each(c->ctx, c->pcs, stack->depth, &cost);
}

/* As distribute() for all stacks of a group that has many stacks and many addresses, whose product would be huge: each stack gets the
 * cycles of the next addresses that have some left. */
static void walk_group(const struct costs *c, const struct group *g)
{
    const struct profile_stack *stack = c->stacks[g->stack];
    struct piece p = {.of = &c->samples[g->sample]};
    size_t sample = g->sample;

    for (size_t i = g->stack; i < g->stack_end; i++) {
        uint64_t wants = (stack = c->stacks[i])->cycles;

        while (wants && sample < g->sample_end) {
            uint64_t left = p.of->cycles - p.taken, n = wants < left ? wants : left;

            report_piece(c, stack, &p, n, n);
            wants -= n;
            if (p.taken == p.of->cycles)
                p = (struct piece){.of = &c->samples[++sample]};
        }
        if (wants)
            c->each(c->ctx, stack->pcs, stack->depth, &(struct profile_sample){.pc = stack->pcs[0], .cycles = wants});
    }
    for (; sample < g->sample_end; p = (struct piece){.of = &c->samples[++sample]})
        report_piece(c, stack, &p, p.of->cycles - p.taken, 0);
}

static void put_group(const struct costs *c, struct group *g)
{
    enum { MOST_PAIRS = 1 << 10 };

    if (g->sample_end - g->sample > MOST_PAIRS / (g->stack_end - g->stack)) {
        walk_group(c, g);
        g->stack = g->stack_end;
    }
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
    for (size_t i = 0; i < c->sample_count; i++) {
        struct profile_sample s = c->samples[i];

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

/* ------------------------------------------------------------------------------------ samples by frames */

/* Sums of samples. */
struct frame_sums {
    const struct profile_image *image;
    struct profile_sample *sums;
    size_t count, first; /* first: of the current function's */
    unsigned *inlined;   /* by sum: profile_line.inlined */
    unsigned causes;
};

static unsigned inlined_at(const struct profile_image *image, uint64_t pc)
{
    const struct profile_line *l = profile_find_line(image, pc);

    return l ? l->inlined : 0;
}

/* Returns the sum of the current function that has these frames, new if necessary. */
static struct profile_sample *sum_of(struct frame_sums *f, uint64_t pc)
{
    unsigned inlined = inlined_at(f->image, pc);
    size_t k = f->count;

    while (k > f->first && f->inlined[k - 1] != inlined)
        k--;
    if (k > f->first)
        return &f->sums[k - 1];
    f->inlined[f->count] = inlined;
    f->sums[f->count] = (struct profile_sample){.pc = pc, .parts = must(calloc(f->causes + 1, sizeof(struct profile_part)))};
    return &f->sums[f->count++];
}

static void add_sample(struct profile_sample *to, const struct profile_sample *s)
{
    to->ticks += s->ticks;
    to->cycles += s->cycles;
    to->instructions += s->instructions;
    for (unsigned k = 0; k < s->part_count; k++)
        to->parts[s->parts[k].cause].cycles += s->parts[k].cycles;
}

/* Leave out the causes that have no cycles. */
static void pack_parts(struct profile_sample *s, unsigned causes)
{
    for (unsigned k = 0; k < causes; k++)
        if (s->parts[k].cycles)
            s->parts[s->part_count++] = (struct profile_part){k, s->parts[k].cycles};
}

/* The samples of each function, as far as they are neighbours, become one for each inlined call, at its first address. */
static void sum_by_frames(struct frame_sums *f)
{
    const struct profile_image *image = f->image;
    const struct profile_function *now = NULL;

    f->sums = must(calloc(image->sample_count + 1, sizeof *f->sums));
    f->inlined = must(calloc(image->sample_count + 1, sizeof *f->inlined));
    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];
        const struct profile_function *at = profile_find_function(image, s->pc);

        if (!at || at != now)
            f->first = f->count;
        now = at;
        add_sample(sum_of(f, s->pc), s);
    }
    for (size_t i = 0; i < f->count; i++)
        pack_parts(&f->sums[i], f->causes);
}

static void free_sums(struct frame_sums *f)
{
    for (size_t i = 0; i < f->count; i++)
        free(f->sums[i].parts);
    free(f->sums);
    free(f->inlined);
}

static void each_cost(const struct profile *p, struct costs *c)
{
    struct group g;

    find_stacks(c);
    c->parts = must(calloc(p->cause_count + 1, sizeof *c->parts));
    c->given = must(calloc(c->sample_count + 1, sizeof *c->given));
    c->left = must(calloc(c->sample_count + 1, sizeof *c->left));
    for (size_t i = 0; i < c->image->stack_count; i++)
        put_stack(c, &c->image->stacks[i], !p->machine.exact);
    for (size_t i = 0; p->machine.exact && i < c->stack_count; i = g.stack_end) {
        if (find_group(c, i, &g))
            put_group(c, &g);
        else
            for (size_t k = g.stack; k < g.stack_end; k++)
                c->each(c->ctx, c->stacks[k]->pcs, c->stacks[k]->depth, &(struct profile_sample){.cycles = c->stacks[k]->cycles});
    }
    put_samples(c);
    free(c->stacks);
    free(c->pcs);
    free(c->parts);
    free(c->given);
    free(c->left);
}

void profile_each_cost(const struct profile *p, const struct profile_image *image, profile_cost_fn *each, void *ctx)
{
    struct costs c = {.image = image, .samples = image->samples, .sample_count = image->sample_count, .each = each, .ctx = ctx};

    each_cost(p, &c);
}

void profile_each_frame_cost(const struct profile *p, const struct profile_image *image, profile_cost_fn *each, void *ctx)
{
    struct frame_sums f = {.image = image, .causes = p->cause_count};
    struct costs c = {.image = image, .each = each, .ctx = ctx};

    sum_by_frames(&f);
    c.samples = f.sums;
    c.sample_count = f.count;
    each_cost(p, &c);
    free_sums(&f);
}
