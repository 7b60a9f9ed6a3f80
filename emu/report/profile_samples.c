/* Profiles in memory: samples, by pc, and their parts by cause. */
#define _GNU_SOURCE
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdalign.h>
#include <string.h>
#include <sys/mman.h>

/* ------------------------------------------------------------------------------------- pools */

/* Memory for the samples and stacks of many images, freed with the profile. */
struct profile_pool {
    struct profile_pool *next;
    size_t used, size; /* bytes */
    alignas(16) unsigned char bytes[];
};

enum { FIRST_POOL = 1 << 18, POOL = 1 << 21 /* a huge page */ };

/* A run may end thousands of short processes, whose samples are most of what precis writes: the host commits their pages at once. */
static struct profile_pool *new_pool(size_t least, bool first)
{
    size_t usual = first ? FIRST_POOL : POOL, size = (sizeof(struct profile_pool) + least + usual - 1) / usual * usual;
    struct profile_pool *pool = must(aligned_alloc(usual, size));

    if (usual == POOL)
        (void)madvise(pool, size, MADV_HUGEPAGE);
    (void)madvise(pool, size, MADV_POPULATE_WRITE);
    pool->used = 0;
    pool->size = size - sizeof *pool;
    return pool;
}

void *profile_pool_take(struct profile *p, size_t bytes)
{
    struct profile_pool *pool = p->pools;
    void *at;

    bytes = (bytes + 15) & ~(size_t)15;
    if (!pool || pool->size - pool->used < bytes) {
        pool = new_pool(bytes, !pool);
        pool->next = p->pools;
        p->pools = pool;
    }
    at = pool->bytes + pool->used;
    pool->used += bytes;
    return at;
}

void profile_free_pools(struct profile *p)
{
    while (p->pools) {
        struct profile_pool *pool = p->pools;

        p->pools = pool->next;
        free(pool);
    }
}

void profile_take_pools(struct profile *p, struct profile *from)
{
    struct profile_pool **end = &from->pools;

    while (*end)
        end = &(*end)->next;
    *end = p->pools;
    p->pools = from->pools;
    from->pools = NULL;
}

void profile_free_samples(struct profile_image *image)
{
    for (size_t i = 0; i < image->sample_count; i++)
        if (!image->samples[i].pooled)
            free(image->samples[i].parts);
    if (!image->samples_pooled)
        free(image->samples);
    free(image->slots);
}

/* ----------------------------------------------------------------------------------- sorting */

static int by_pc(const void *a, const void *b)
{
    const struct profile_sample *x = a, *y = b;

    return COMPARE(x->pc, y->pc);
}

static int by_cause(const void *a, const void *b)
{
    const struct profile_part *x = a, *y = b;

    return COMPARE(x->cause, y->cause);
}

void profile_sort_parts(struct profile_sample *s)
{
    profile_sort(s->parts, s->part_count, sizeof *s->parts, by_cause);
}

void profile_tidy_samples(struct profile_image *image)
{
    if (image->samples_tidy && !image->slots)
        return;
    image->samples_tidy = true;
    for (size_t i = 0; i < image->sample_count; i++)
        profile_sort_parts(&image->samples[i]);
    profile_sort(image->samples, image->sample_count, sizeof *image->samples, by_pc);
    free(image->slots);
    image->slots = NULL;
    image->slot_count = 0;
}

/* The hash slot of a pc's sample, used or free. */
static size_t *slot_of(const struct profile_image *image, uint64_t pc)
{
    size_t at = (size_t)(pc * 0x9e3779b97f4a7c15u >> 20) & (image->slot_count - 1);

    while (image->slots[at] && image->samples[image->slots[at] - 1].pc != pc)
        at = (at + 1) & (image->slot_count - 1);
    return &image->slots[at];
}

static void note_samples(struct profile_image *image)
{
    free(image->slots);
    image->slot_count = 64;
    while (image->slot_count < 4 * image->sample_count)
        image->slot_count *= 2;
    image->slots = must(calloc(image->slot_count, sizeof *image->slots));
    for (size_t i = 0; i < image->sample_count; i++)
        *slot_of(image, image->samples[i].pc) = i + 1;
}

/* The array of samples is to grow. */
static void own_samples(struct profile_image *image)
{
    struct profile_sample *own;

    if (!image->samples_pooled)
        return;
    own = must(reallocarray(NULL, image->sample_room, sizeof *own));
    image->samples = memcpy(own, image->samples, image->sample_count * sizeof *own);
    image->samples_pooled = false;
}

static struct profile_sample *new_sample(struct profile_image *image, uint64_t pc)
{
    own_samples(image);
    image->samples_tidy = false;
    MORE(image->samples, image->sample_count, image->sample_room);
    image->samples[image->sample_count] = (struct profile_sample){.pc = pc};
    return &image->samples[image->sample_count++];
}

/* Samples that are added in the order of their pcs need no hash table. */
static struct profile_sample *sample_of(struct profile_image *image, uint64_t pc)
{
    struct profile_sample *last = image->sample_count ? &image->samples[image->sample_count - 1] : NULL;
    size_t *slot;

    if (!image->slots && (!last || last->pc < pc))
        return new_sample(image, pc);
    if (last->pc == pc)
        return last;
    if (image->slot_count <= 2 * image->sample_count)
        note_samples(image);
    slot = slot_of(image, pc);
    if (!*slot) {
        new_sample(image, pc);
        *slot = image->sample_count;
    }
    return &image->samples[*slot - 1];
}

void profile_sample(struct profile_image *image, uint64_t pc, uint64_t ticks, uint64_t cycles, uint64_t instructions)
{
    struct profile_sample *s = sample_of(image, pc);

    s->ticks += ticks;
    s->cycles += cycles;
    s->instructions += instructions;
}

void profile_part(struct profile_image *image, uint64_t pc, unsigned cause, uint64_t cycles)
{
    struct profile_sample *s = sample_of(image, pc);
    unsigned k = 0;

    image->samples_tidy = false;
    while (k < s->part_count && s->parts[k].cause != cause)
        k++;
    if (k == s->part_count) {
        struct profile_part *own = must(reallocarray(s->pooled ? NULL : s->parts, ++s->part_count, sizeof *s->parts));

        if (s->pooled && k)
            memcpy(own, s->parts, k * sizeof *own);
        s->parts = own;
        s->pooled = false;
        s->parts[k] = (struct profile_part){cause, 0};
    }
    s->parts[k].cycles += cycles;
}

/* ------------------------------------------------------------------------------ many samples */

struct profile_sample *profile_samples_room(struct profile *p, struct profile_image *image, size_t samples, size_t parts,
                                            struct profile_part **room)
{
    profile_tidy_samples(image);
    *room = profile_pool_take(p, parts * sizeof **room);
    return profile_pool_take(p, (samples + image->sample_count) * sizeof(struct profile_sample));
}

/* Merge sorted arrays, from their ends: n samples, followed by free room, and those before. Returns the number of all, of which some
 * may have the same pc. */
static size_t merge_samples(struct profile_sample *samples, size_t n, const struct profile_sample *before, size_t nbefore)
{
    size_t all = n + nbefore;

    while (nbefore) {
        size_t first = n;

        while (first && samples[first - 1].pc > before[nbefore - 1].pc)
            first--;
        memmove(&samples[first + nbefore], &samples[first], (n - first) * sizeof *samples);
        samples[first + nbefore - 1] = before[nbefore - 1];
        nbefore--;
        n = first;
    }
    return all;
}

/* Add up neighbours with the same pc. */
static void merge_equal(struct profile_image *image)
{
    size_t all = image->sample_count;

    image->sample_count = 0;
    for (size_t i = 0; i < all; i++) {
        struct profile_sample from = image->samples[i], *last = image->sample_count ? &image->samples[image->sample_count - 1] : NULL;

        if (!last || last->pc != from.pc) {
            image->samples[image->sample_count++] = from;
            continue;
        }
        profile_sample(image, from.pc, from.ticks, from.cycles, from.instructions);
        for (unsigned k = 0; k < from.part_count; k++)
            profile_part(image, from.pc, from.parts[k].cause, from.parts[k].cycles);
        if (!from.pooled)
            free(from.parts);
    }
}

void profile_samples(struct profile_image *image, struct profile_sample *samples, size_t n)
{
    size_t nbefore = image->sample_count, all = merge_samples(samples, n, image->samples, nbefore);

    if (!image->samples_pooled)
        free(image->samples);
    image->samples = samples;
    image->samples_pooled = true;
    image->sample_count = image->sample_room = all;
    if (nbefore)
        merge_equal(image);
    image->samples_tidy = false;
}

uint64_t profile_cycles_of(const struct profile_sample *s, unsigned cause)
{
    for (unsigned k = 0; k < s->part_count; k++)
        if (s->parts[k].cause == cause)
            return s->parts[k].cycles;
    return 0;
}

uint64_t *profile_cause_totals(const struct profile *p)
{
    uint64_t *totals = must(calloc(p->cause_count + 1, sizeof *totals));

    for (size_t i = 0; i < p->image_count; i++)
        for (size_t j = 0; j < p->images[i]->sample_count; j++) {
            const struct profile_sample *s = &p->images[i]->samples[j];

            for (unsigned k = 0; k < s->part_count; k++)
                totals[s->parts[k].cause] += s->parts[k].cycles;
        }
    return totals;
}
