/* pipeline.c - the pipeline strip of the document: schedules of the blocks of a function with the highest cost. */
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/debug/schedule.h"
#include "emu/load/symbols.h"
#include "emu/page/gather.h"

/* Most functions with blocks, most blocks of a function, most instructions of a block. */
enum { FUNCTIONS = 60, BLOCKS = 4, LENGTH = 400 };

struct gather_scheduler {
    const struct gather *g;
    struct timing_model *model;
    struct schedule **schedules; /* one per section of code that has been used */
    size_t count;
    unsigned functions;
};

/* The built-in model that the profile names, or the machine's default if it names none; NULL if it has no pipeline, or was a file. */
static const struct timing_model *model_of(const struct profile_machine *machine, const struct isa *isa)
{
    const struct timing_model *m = NULL;
    for (unsigned k = 1; isa->timing.model && (m = isa->timing.model(k)); k++)
        if (!*machine->model || !strcmp(machine->model, m->name))
            return m;
    return NULL;
}

struct gather_scheduler *gather_scheduler_new(const struct gather *g)
{
    const struct timing_model *model = model_of(&g->of->profile->machine, g->of->isa);
    struct gather_scheduler *s;
    if (!model)
        return NULL;
    s = gather_must(calloc(1, sizeof *s));
    s->g = g;
    s->model = gather_must(timing_prepare(model));
    return s;
}

void gather_scheduler_free(struct gather_scheduler *s)
{
    for (size_t k = 0; s && k < s->count; k++)
        schedule_free(s->schedules[k]);
    if (s) {
        free(s->schedules);
        timing_free(s->model);
    }
    free(s);
}

/* The schedule of the section that contains an address; NULL if none does. */
static struct schedule *schedule_at(struct gather_scheduler *s, struct symbols *y, uint64_t va)
{
    size_t n;
    const struct code_section *code = symbols_code(y, &n);
    while (n && !(va >= code->address && va - code->address < code->size)) {
        code++;
        n--;
    }
    for (size_t k = 0; n && k < s->count; k++)
        if (s->schedules[k]->section == code)
            return s->schedules[k];
    if (!n)
        return NULL;
    s->schedules = gather_must(reallocarray(s->schedules, s->count + 1, sizeof *s->schedules));
    return s->schedules[s->count++] = gather_must(schedule_new(s->g->of->isa, s->model, code, y, va));
}

/* A block of lines, its addresses, and what it cost in the run. */
struct block {
    size_t first, end;
    uint64_t low, high, cost;
};

static uint64_t cost_of(const struct gather *g, const struct profile_image *image, uint64_t low, uint64_t high)
{
    uint64_t cost = 0;
    for (size_t k = profile_first_sample(image, low); k < image->sample_count && image->samples[k].pc < high; k++)
        cost += g->of->profile->machine.exact ? image->samples[k].cycles : image->samples[k].ticks;
    return cost;
}

/* Keeps the dearest blocks in best[], in descending order. */
static void keep(struct block *best, struct block b)
{
    for (unsigned k = 0; k < BLOCKS; k++)
        if (b.cost > best[k].cost) {
            struct block worse = best[k];
            best[k] = b;
            b = worse;
        }
}

static void find_blocks(const struct gather_scheduler *s, const struct schedule *schedule, const struct code_of *c, struct block *best)
{
    const struct profile_function *f = c->function;
    uint64_t bias = c->module->bias;
    const struct schedule_line *line = schedule_line_at(schedule, f->low - bias);
    for (size_t k = line ? (size_t)(line - schedule->lines) : schedule->n, end; k < schedule->n; k = end) {
        uint64_t low = schedule->lines[k].va + bias;
        end = schedule_block_end(schedule, k, f->high - bias);
        if (low >= f->high)
            break;
        uint64_t high = end < schedule->n ? schedule->lines[end].va + bias : f->high;
        keep(best, (struct block){k, end - k > LENGTH ? k + LENGTH : end, low, high, cost_of(s->g, c->image, low, high)});
    }
}

json_t *gather_blocks(struct gather_scheduler *s, const struct code_of *c)
{
    struct block best[BLOCKS] = {0};
    uint64_t bias = c->module->bias;
    json_t *list = json_array();
    struct schedule *schedule = s && s->functions < FUNCTIONS ? schedule_at(s, c->symbols, c->function->low - bias) : NULL;
    if (!schedule)
        return list;
    s->functions++;
    find_blocks(s, schedule, c, best);
    for (unsigned k = 0; k < BLOCKS && best[k].cost; k++) {
        json_t *block = gather_must(schedule_json(schedule, best[k].first, best[k].end, bias));
        json_object_set_new(block, "begin", json_integer((json_int_t)(best[k].low - c->function->low)));
        json_object_set_new(block, "end", json_integer((json_int_t)(best[k].high - c->function->low)));
        json_array_append_new(list, block);
    }
    return list;
}
