/* stacks.c - call stacks, with what they cost. */
#include <stdlib.h>
#include <string.h>

#include "emu/page/gather.h"

/* Exact cycles are known by cause for addresses, and by stack from counted calls. Here they are joined: a function's causes are given to
 * the stacks that end in it, in proportion to the cycles of each. The sums of all stacks and of all causes stay exact. */

struct part {
    unsigned cause;
    uint64_t cycles;
};

/* What no stack has got in the first round: cycles of one cause at an address. */
struct rest {
    uint64_t pc;
    size_t key;
    struct part part;
};

struct join {
    struct gather *g;
    const struct profile_image *image;
    size_t *stack_keys, *sample_keys;   /* by stack and by sample: key_of() */
    size_t *stack_order, *sample_order; /* their indices, sorted by key */
    uint64_t *missing;                  /* by stack: cycles that have no cause yet; of sampled stacks: ticks */
    uint64_t *cycles;                   /* by stack: those given */
    json_t **parts;                     /* by stack: [cause, cycles, ...] */
    uint64_t *by_cause;                 /* of one function: what is left of each cause … */
    unsigned *used, used_count;         /* … and the causes that it has */
    struct rest *rests;
    size_t rest_count, rest_room;
    bool counted; /* stacks have cycles; else they have ticks */
};

/* A number for the function at pc, or for the place outside of functions. */
static size_t key_of(const struct profile_image *image, uint64_t pc)
{
    const struct profile_function *f = profile_find_function(image, pc);
    const struct profile_module *m = f ? NULL : profile_find_module(image, pc);
    return f ? (size_t)(f - image->functions) : image->function_count + (m ? (size_t)(m - image->modules) : image->module_count);
}

/* Returns the indices 0 to n - 1 sorted by their keys, stably. */
static size_t *sorted_by_key(const size_t *keys, size_t n, size_t key_count)
{
    size_t *first = gather_must(calloc(key_count + 1, sizeof *first)), *order = gather_must(calloc(n + 1, sizeof *order));
    for (size_t k = 0; k < n; k++)
        first[keys[k] + 1]++;
    for (size_t key = 0; key < key_count; key++)
        first[key + 1] += first[key];
    for (size_t k = 0; k < n; k++)
        order[first[keys[k]]++] = k;
    free(first);
    return order;
}

static uint64_t part_of(uint64_t n, uint64_t numerator, uint64_t denominator)
{
    return (uint64_t)((unsigned __int128)n * numerator / denominator);
}

static void give(struct join *j, size_t stack, unsigned cause, uint64_t cycles)
{
    gather_append(j->parts[stack], cause);
    gather_append(j->parts[stack], cycles);
    j->cycles[stack] += cycles;
    j->missing[stack] -= cycles;
}

/* Gives a stack its cycles, of each cause in proportion to what the function has left of it. Returns what the function then has left. */
static uint64_t give_stack(struct join *j, size_t stack, uint64_t left)
{
    uint64_t want = j->missing[stack] < left ? j->missing[stack] : left, seen = 0, given = 0;
    for (unsigned k = 0; want && k < j->used_count; k++) {
        uint64_t *cause = &j->by_cause[j->used[k]], up_to;
        seen += *cause;
        up_to = part_of(want, seen, left);
        if (up_to > given)
            give(j, stack, j->used[k], up_to - given);
        *cause -= up_to - given;
        given = up_to;
    }
    return left - given;
}

static void add_rest(struct join *j, const struct rest *r)
{
    if (j->rest_count == j->rest_room)
        j->rests = gather_must(reallocarray(j->rests, j->rest_room = 2 * j->rest_room + 64, sizeof *j->rests));
    j->rests[j->rest_count++] = *r;
}

static void add_cause(struct join *j, unsigned cause, uint64_t cycles)
{
    uint64_t *sum = &j->by_cause[cause];
    if (cycles && !*sum)
        j->used[j->used_count++] = cause;
    if (__builtin_add_overflow(*sum, cycles, sum))
        *sum = UINT64_MAX;
}

/* Sums a function's samples by cause; cycles without one have the number after the last. Returns all their cycles. */
static uint64_t sum_causes(struct join *j, size_t first, size_t end)
{
    uint64_t sum = 0;
    j->used_count = 0;
    for (size_t k = first; k < end; k++) {
        const struct profile_sample *s = &j->image->samples[j->sample_order[k]];
        uint64_t without = s->cycles;
        for (unsigned n = 0; n < s->part_count; n++) {
            if (profile_count_name(j->g->of->profile, s->parts[n].cause))
                continue;
            add_cause(j, s->parts[n].cause, s->parts[n].cycles);
            without -= s->parts[n].cycles < without ? s->parts[n].cycles : without;
        }
        add_cause(j, j->g->of->profile->cause_count, without);
        sum += s->cycles;
    }
    return sum;
}

/* Sampled stacks: the function's cycles in proportion to the ticks. */
static void ticks_to_cycles(struct join *j, size_t first, size_t end, uint64_t cycles)
{
    uint64_t ticks = 0, seen = 0, given = 0;
    for (size_t k = first; k < end; k++)
        ticks += j->missing[j->stack_order[k]];
    for (size_t k = first; ticks && k < end; k++) {
        uint64_t *of = &j->missing[j->stack_order[k]], up_to;
        seen += *of;
        up_to = part_of(cycles, seen, ticks);
        *of = up_to - given;
        given = up_to;
    }
}

/* One function: its samples and its stacks, as ranges of the two orders. */
static void join_function(struct join *j, size_t key, const size_t samples[2], const size_t stacks[2])
{
    uint64_t left = sum_causes(j, samples[0], samples[1]);
    if (!j->counted)
        ticks_to_cycles(j, stacks[0], stacks[1], left);
    for (size_t k = stacks[0]; k < stacks[1]; k++)
        left = give_stack(j, j->stack_order[k], left);
    for (unsigned k = 0; k < j->used_count; k++) {
        uint64_t *cycles = &j->by_cause[j->used[k]];
        if (*cycles)
            add_rest(j, &(struct rest){j->image->samples[j->sample_order[samples[0]]].pc, key, {j->used[k], *cycles}});
        *cycles = 0;
    }
}

/* A few cycles are of one function by stack and of the next by address: what is missing here is left over there. */
static void join_rests(struct join *j)
{
    size_t at = 0;
    for (size_t k = 0; k < j->image->stack_count; k++)
        while (j->missing[k] && at < j->rest_count) {
            struct part *p = &j->rests[at].part;
            uint64_t n = p->cycles < j->missing[k] ? p->cycles : j->missing[k];
            if (n)
                give(j, k, p->cause, n);
            p->cycles -= n;
            at += !p->cycles;
        }
}

static void join_all(struct join *j)
{
    const struct profile_image *image = j->image;
    size_t keys = image->function_count + image->module_count + 1, samples[2] = {0, 0}, stacks[2] = {0, 0};
    for (size_t key = 0; key < keys; key++) {
        while (samples[1] < image->sample_count && j->sample_keys[j->sample_order[samples[1]]] == key)
            samples[1]++;
        while (stacks[1] < image->stack_count && j->stack_keys[j->stack_order[stacks[1]]] == key)
            stacks[1]++;
        join_function(j, key, samples, stacks);
        samples[0] = samples[1];
        stacks[0] = stacks[1];
    }
    join_rests(j);
}

static void join_begin(struct join *j)
{
    const struct profile_image *image = j->image;
    size_t keys = image->function_count + image->module_count + 1, causes = j->g->of->profile->cause_count;
    j->stack_keys = gather_must(calloc(image->stack_count + 1, sizeof *j->stack_keys));
    j->sample_keys = gather_must(calloc(image->sample_count + 1, sizeof *j->sample_keys));
    j->missing = gather_must(calloc(image->stack_count + 1, sizeof *j->missing));
    j->cycles = gather_must(calloc(image->stack_count + 1, sizeof *j->cycles));
    j->parts = gather_must(calloc(image->stack_count + 1, sizeof *j->parts));
    j->by_cause = gather_must(calloc(causes + 1, sizeof *j->by_cause));
    j->used = gather_must(calloc(causes + 1, sizeof *j->used));
    for (size_t k = 0; k < image->stack_count; k++)
        j->counted |= image->stacks[k].cycles != 0;
    for (size_t k = 0; k < image->stack_count; k++) {
        const struct profile_stack *s = &image->stacks[k];
        j->stack_keys[k] = key_of(image, s->depth ? s->pcs[0] : 0);
        j->missing[k] = j->counted ? s->cycles : s->ticks;
        j->parts[k] = json_array();
    }
    for (size_t k = 0; k < image->sample_count; k++)
        j->sample_keys[k] = key_of(image, image->samples[k].pc);
    j->stack_order = sorted_by_key(j->stack_keys, image->stack_count, keys);
    j->sample_order = sorted_by_key(j->sample_keys, image->sample_count, keys);
}

static void join_end(struct join *j)
{
    free(j->stack_keys);
    free(j->sample_keys);
    free(j->stack_order);
    free(j->sample_order);
    free(j->missing);
    free(j->cycles);
    free(j->parts);
    free(j->by_cause);
    free(j->used);
    free(j->rests);
}

/* ---- the document ----------------------------------------------------------------------------------------------- */

static void append_frame(const struct gather *g, json_t *stack, const struct profile_image *image, uint64_t pc)
{
    const struct profile_function *f = profile_find_function(image, pc);
    json_array_append_new(stack, json_integer(f ? f - image->functions : -1));
    json_array_append_new(stack, gather_address(g, pc));
}

/* Stacks with what no stack has got: functions whose callers are unknown. */
static void append_rests(const struct join *j, json_t *stacks, json_t *cycles, json_t *parts)
{
    for (size_t k = 0, end; k < j->rest_count; k = end) {
        json_t *stack = json_array(), *list = json_array();
        uint64_t sum = 0;
        for (end = k; end < j->rest_count && j->rests[end].key == j->rests[k].key; end++) {
            const struct part *p = &j->rests[end].part;
            if (!p->cycles)
                continue;
            gather_append(list, p->cause);
            gather_append(list, p->cycles);
            sum += p->cycles;
        }
        gather_append(stack, 0);
        append_frame(j->g, stack, j->image, j->rests[k].pc);
        if (sum) {
            json_array_append(stacks, stack);
            json_array_append(parts, list);
            gather_append(cycles, sum);
        }
        json_decref(stack);
        json_decref(list);
    }
}

/* Stacks as [ticks, function, pc, caller's function, caller's pc, ...], the innermost first; function -1: none. */
static json_t *frames_of(const struct gather *g, const struct profile_image *image)
{
    json_t *list = json_array();
    uint64_t *weights = gather_must(calloc(image->stack_count + 1, sizeof *weights)), least;
    for (size_t k = 0; k < image->stack_count; k++)
        weights[k] = image->stacks[k].cycles ? image->stacks[k].cycles : image->stacks[k].ticks;
    least = gather_least_of_largest(weights, image->stack_count, g->contexts);
    for (size_t k = 0; k < image->stack_count; k++) {
        const struct profile_stack *s = &image->stacks[k];
        unsigned shown = weights[k] < least && s->depth ? 1 : s->depth;
        json_t *stack = json_array();
        gather_append(stack, s->ticks);
        for (unsigned depth = 0; depth < shown; depth++)
            append_frame(g, stack, image, s->pcs[depth]);
        json_array_append_new(list, stack);
    }
    free(weights);
    return list;
}

/* The cycles of each stack as counted; NULL if stacks have only ticks. */
static json_t *counted_cycles(const struct profile_image *image)
{
    json_t *list = json_array();
    bool any = false;
    for (size_t k = 0; k < image->stack_count; k++) {
        gather_append(list, image->stacks[k].cycles);
        any |= image->stacks[k].cycles != 0;
    }
    if (!any)
        json_decref(list);
    return any ? list : NULL;
}

static bool has_stacks(const struct profile *p)
{
    for (size_t k = 0; k < p->image_count; k++)
        if (p->images[k]->stack_count)
            return true;
    return false;
}

void gather_stacks(struct gather *g, const struct profile_image *image, json_t *to)
{
    json_t *stacks = frames_of(g, image), *cycles, *parts;
    struct join j = {.g = g, .image = image};
    json_object_set_new(to, "stacks", stacks);
    if (!g->of->profile->machine.exact || !has_stacks(g->of->profile)) {
        json_object_set_new(to, "stackCycles", counted_cycles(image));
        return;
    }
    join_begin(&j);
    join_all(&j);
    cycles = json_array();
    parts = json_array();
    for (size_t k = 0; k < image->stack_count; k++) {
        gather_append(cycles, j.cycles[k]);
        json_array_append_new(parts, j.parts[k]);
    }
    append_rests(&j, stacks, cycles, parts);
    json_object_set_new(to, "stackCycles", cycles);
    json_object_set_new(to, "stackParts", parts);
    json_object_set_new(to, "callersSampled", json_boolean(!j.counted && image->stack_count));
    join_end(&j);
}
