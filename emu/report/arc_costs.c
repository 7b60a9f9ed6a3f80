/* The cost of calls in figures that are not counted call by call: instructions, and cycles by cause. */
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdlib.h>
#include <string.h>

/* The costs of one stack are summed before they are given to its calls. */
struct arc_costs {
    const struct profile_image *image;
    struct profile_sample *arcs; /* by arc */
    unsigned cause_count;
    uint64_t *pcs;
    unsigned depth; /* of the stack; 0: none yet */
    size_t room;
    uint64_t instructions, *by_cause;
};

/* Returns whether the call goes to the function that contains pc. */
static bool calls_function_of(const struct profile_image *image, const struct profile_arc *a, uint64_t pc)
{
    const struct profile_function *f = profile_find_function(image, pc);

    return f ? pc == a->self || f == profile_find_function(image, a->self) : pc == a->self;
}

static size_t first_arc(const struct profile_image *image, uint64_t from)
{
    FIRST(image->arcs, image->arc_count, image->arcs[middle_].from < from);
}

/* The arc from a call to the function of pc, at which the stack goes on, or NULL. */
static struct profile_sample *arc_of(const struct arc_costs *c, uint64_t from, uint64_t pc)
{
    const struct profile_image *image = c->image;

    for (size_t i = first_arc(image, from); i < image->arc_count && image->arcs[i].from == from; i++)
        if (calls_function_of(image, &image->arcs[i], pc))
            return &c->arcs[i];
    return NULL;
}

static void give(struct arc_costs *c)
{
    for (unsigned k = 1; k < c->depth; k++) {
        struct profile_sample *to = arc_of(c, c->pcs[k], c->pcs[k - 1]);

        if (!to)
            continue;
        to->instructions += c->instructions;
        for (unsigned i = 0; i < c->cause_count; i++)
            to->parts[i].cycles += c->by_cause[i];
    }
    c->instructions = 0;
    memset(c->by_cause, 0, c->cause_count * sizeof *c->by_cause);
}

/* Returns whether it is a stack of the same calls, with innermost addresses of one function. */
static bool same_stack(const struct arc_costs *c, const uint64_t *pcs, unsigned depth)
{
    return depth == c->depth && !memcmp(c->pcs + 1, pcs + 1, (depth - 1) * sizeof *pcs) &&
           profile_find_function(c->image, pcs[0]) == profile_find_function(c->image, c->pcs[0]);
}

static void take(void *ctx, const uint64_t *pcs, unsigned depth, const struct profile_sample *cost)
{
    struct arc_costs *c = ctx;

    if (!depth)
        return;
    if (!c->depth || !same_stack(c, pcs, depth)) {
        give(c);
        if (depth > c->room)
            c->pcs = must(reallocarray(c->pcs, c->room = 2 * depth, sizeof *c->pcs));
        memcpy(c->pcs, pcs, depth * sizeof *pcs);
        c->depth = depth;
    }
    c->instructions += cost->instructions;
    for (unsigned k = 0; k < cost->part_count; k++)
        c->by_cause[cost->parts[k].cause] += cost->parts[k].cycles;
}

void profile_arc_costs(const struct profile *p, const struct profile_image *image, struct profile_sample *arcs)
{
    struct arc_costs c = {.image = image, .arcs = arcs, .cause_count = p->cause_count};

    c.by_cause = must(calloc(p->cause_count + 1, sizeof *c.by_cause));
    profile_each_cost(p, image, take, &c);
    give(&c);
    free(c.pcs);
    free(c.by_cause);
}
