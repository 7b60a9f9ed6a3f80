/* The cost of calls in figures that are not counted call by call: instructions, and cycles by cause. */
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdlib.h>
#include <string.h>

/* A function's figures, to be given to its stacks in proportion to their cycles. */
struct place {
    uint64_t all, before; /* cycles of all its stacks; of those that have their part */
    bool overflow;        /* all */
};

/* The stacks are sorted, so they are the paths through a tree in depth-first order. Each frame of the current path sums what its calls
 * cost, which goes to an arc and to the next outer frame when the path leaves it. */
struct arc_costs {
    const struct profile_image *image;
    struct profile_sample *arcs; /* by arc */
    const struct profile_function **callees;
    size_t figures;       /* instructions, then the cycles of each cause */
    struct place *places; /* by profile_place() */
    uint64_t *sums;       /* by place, and figure */
    uint64_t *path;       /* by frame of the path, the outermost first, and figure */
};

static size_t first_arc(const struct profile_image *image, uint64_t from)
{
    FIRST(image->arcs, image->arc_count, image->arcs[middle_].from < from);
}

/* The arc from a call to the function of pc, at which the stack goes on, or NULL. */
static struct profile_sample *arc_of(const struct arc_costs *c, uint64_t from, uint64_t pc)
{
    const struct profile_image *image = c->image;
    const struct profile_function *f = profile_find_function(image, pc);

    for (size_t i = first_arc(image, from); i < image->arc_count && image->arcs[i].from == from; i++)
        if (pc == image->arcs[i].self || (f && f == c->callees[i]))
            return &c->arcs[i];
    return NULL;
}

/* The path leaves its innermost frames, of those of s, but for `kept`. */
static void leave(const struct arc_costs *c, const struct profile_stack *s, unsigned kept)
{
    for (unsigned k = s->depth - 1; k >= kept && k > 0; k--) {
        uint64_t *sums = &c->path[k * c->figures], pc = s->pcs[s->depth - 1 - k];
        struct profile_sample *to = arc_of(c, s->pcs[s->depth - k], pc);

        if (to)
            to->instructions += sums[0];
        for (size_t i = 0; i < c->figures; i++) {
            if (to && i)
                to->parts[i - 1].cycles += sums[i];
            sums[i - c->figures] += sums[i];
        }
        memset(sums, 0, c->figures * sizeof *sums);
    }
}

static uint64_t part_of(uint64_t n, uint64_t numerator, uint64_t denominator)
{
    return (uint64_t)((unsigned __int128)n * numerator / denominator);
}

/* Add the stack's part of its function's figures to its innermost frame: the parts of all stacks add up to the figures. */
static void add_own(const struct arc_costs *c, const struct profile_stack *s)
{
    size_t place = profile_place(c->image, s->pcs[0]);
    struct place *p = &c->places[place];
    uint64_t *sums = &c->path[(s->depth - 1) * c->figures], after = p->before + s->cycles;

    if (p->overflow)
        return;
    for (size_t i = 0; i < c->figures; i++) {
        uint64_t n = c->sums[place * c->figures + i];

        sums[i] += n ? part_of(n, after, p->all) - part_of(n, p->before, p->all) : 0;
    }
    p->before = after;
}

/* Returns the depth of the deepest stack. */
static unsigned sum_places(const struct arc_costs *c)
{
    const struct profile_image *image = c->image;
    unsigned depth = 1;

    for (size_t i = 0; i < image->stack_count; i++) {
        const struct profile_stack *s = &image->stacks[i];
        struct place *p = &c->places[s->depth ? profile_place(image, s->pcs[0]) : 0];

        depth = s->depth > depth ? s->depth : depth;
        p->overflow |= s->depth && __builtin_add_overflow(p->all, s->cycles, &p->all);
    }
    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];
        uint64_t *sums = &c->sums[profile_place(image, s->pc) * c->figures];

        sums[0] += s->instructions;
        for (unsigned k = 0; k < s->part_count; k++)
            sums[1 + s->parts[k].cause] += s->parts[k].cycles;
    }
    return depth;
}

void profile_arc_costs(const struct profile *p, const struct profile_image *image, struct profile_sample *arcs)
{
    struct arc_costs c = {.image = image, .arcs = arcs, .figures = 1 + (size_t)p->cause_count};
    const struct profile_stack *last = NULL;
    size_t places = profile_places(image);

    c.callees = must(calloc(image->arc_count + 1, sizeof *c.callees));
    for (size_t i = 0; i < image->arc_count; i++)
        c.callees[i] = profile_find_function(image, image->arcs[i].self);
    c.places = must(calloc(places, sizeof *c.places));
    c.sums = must(calloc(places * c.figures, sizeof *c.sums));
    c.path = must(calloc(sum_places(&c) * c.figures, sizeof *c.path));
    for (size_t i = 0; i < image->stack_count; i++) {
        const struct profile_stack *s = &image->stacks[i];

        if (!s->cycles || !s->depth)
            continue;
        if (last)
            leave(&c, last, profile_shared_frames(last, s));
        add_own(&c, s);
        last = s;
    }
    if (last)
        leave(&c, last, 0);
    free(c.callees);
    free(c.places);
    free(c.sums);
    free(c.path);
}
