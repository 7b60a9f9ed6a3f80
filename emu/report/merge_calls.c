/* Merges small calls: call stacks whose outer frames cost next to nothing lose them. */
#define _GNU_SOURCE
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdio.h>
#include <string.h>

enum { MANY_STACKS = 10000 }; /* fewer are never too many */

struct merging {
    struct profile_image *image;
    uint64_t *before; /* by stack: the cycles of all stacks before it; one more element */
    uint64_t least;   /* cycles of calls that are kept */
    bool innermost;   /* which frame stays, too */
    struct profile_merged *merged;
};

/* The stack keeps the `kept` outermost frames. */
static void shorten(struct merging *m, struct profile_stack *s, unsigned kept)
{
    if (s->depth < kept + 1 + m->innermost || !s->cycles || s->ticks)
        return;
    memmove(s->pcs + 1 + m->innermost, s->pcs + s->depth - kept, kept * sizeof *s->pcs);
    s->pcs[m->innermost] = PROFILE_MERGED;
    s->depth = kept + 1 + m->innermost;
    m->image->stacks_unsorted = true;
    m->merged->stacks++;
    m->merged->cycles += s->cycles;
}

/* The n-th frame from the outermost one. */
static uint64_t frame_at(const struct profile_stack *s, unsigned n)
{
    return s->pcs[s->depth - 1 - n];
}

/* Stacks a to b - 1 share their `kept` outermost frames, which stay if all of the stacks together cost enough. */
static void merge_range(struct merging *m, size_t a, size_t b, unsigned kept)
{
    struct profile_stack *s = m->image->stacks;
    bool small = m->before[b] - m->before[a] < m->least;

    for (size_t i = a; small && i < b; i++)
        shorten(m, &s[i], kept - 1);
    for (size_t end; !small && a < b; a = end) {
        end = a + 1;
        if (s[a].depth <= kept)
            continue;
        while (end < b && frame_at(&s[end], kept) == frame_at(&s[a], kept))
            end++;
        merge_range(m, a, end, kept + 1);
    }
}

static void merge_image(struct profile_image *image, double percent, bool innermost, struct profile_merged *merged)
{
    struct merging m = {.image = image, .innermost = innermost, .merged = merged};
    size_t n = image->stack_count, stacks = merged->stacks;
    char name[64];

    m.before = must(calloc(n + 1, sizeof *m.before));
    for (size_t i = 0; i < n; i++)
        m.before[i + 1] = m.before[i] + image->stacks[i].cycles;
    m.least = (uint64_t)((double)m.before[n] * percent / 100);
    m.least = m.least < m.before[n] ? m.least : m.before[n];
    if (m.least)
        merge_range(&m, 0, n, 0);
    free(m.before);
    snprintf(name, sizeof name, "[calls below %g %%]", percent);
    if (merged->stacks > stacks)
        profile_function(image, PROFILE_MERGED, PROFILE_MERGED + 1, name, NULL, NULL, 0);
}

struct profile_merged profile_merge_calls(struct profile *p, double percent, bool innermost)
{
    struct profile_merged merged = {.percent = percent < 0 ? PROFILE_MERGED_PERCENT : percent};

    profile_tidy(p);
    for (size_t i = 0; i < p->image_count; i++) {
        struct profile_image *image = p->images[i];

        merged.all_stacks += image->stack_count;
        for (size_t k = 0; k < image->stack_count; k++)
            merged.all_cycles += image->stacks[k].cycles;
        if (percent >= 0 || image->stack_count > MANY_STACKS)
            merge_image(image, merged.percent, innermost, &merged);
    }
    if (merged.stacks)
        profile_tidy(p);
    return merged;
}
