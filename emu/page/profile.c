/* profile.c - one profile of the document: machine, modules, functions, samples, stacks. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/page/gather.h"
#include "emu/timing/model_text.h"

/* ---- addresses ---------------------------------------------------------------------------------------------- */

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static void add_high(struct gather *g, size_t *room, uint64_t address)
{
    uint32_t high = (uint32_t)(address >> 32);
    if (g->high_count && g->highs[g->high_count - 1] == high)
        return;
    if (g->high_count == *room)
        g->highs = gather_must(reallocarray(g->highs, *room = 2 * *room + 16, sizeof *g->highs));
    g->highs[g->high_count++] = high;
}

static void add_image_highs(struct gather *g, size_t *room, const struct profile_image *image)
{
    for (size_t k = 0; k < image->module_count; k++)
        add_high(g, room, image->modules[k].low);
    for (size_t k = 0; k < image->function_count; k++)
        add_high(g, room, image->functions[k].low);
    for (size_t k = 0; k < image->sample_count; k++)
        add_high(g, room, image->samples[k].pc);
    for (size_t k = 0; k < image->stack_count; k++)
        for (unsigned depth = 0; depth < image->stacks[k].depth; depth++)
            add_high(g, room, image->stacks[k].pcs[depth]);
    for (size_t k = 0; k < image->tick_count; k++)
        add_high(g, room, image->ticks[k].pc);
}

static void find_highs(struct gather *g)
{
    size_t room = 0, kept = 0;
    for (size_t k = 0; k < g->of->profile->image_count; k++)
        add_image_highs(g, &room, g->of->profile->images[k]);
    if (g->high_count)
        qsort(g->highs, g->high_count, sizeof *g->highs, by_number);
    for (size_t k = 0; k < g->high_count; k++)
        if (!kept || g->highs[kept - 1] != g->highs[k])
            g->highs[kept++] = g->highs[k];
    g->high_count = kept;
}

/* ---- parts of an image ---------------------------------------------------------------------------------------- */

static json_t *gather_modules(const struct gather *g, const struct profile_image *image)
{
    json_t *list = json_array();
    char bias[24];
    for (size_t k = 0; k < image->module_count; k++) {
        const struct profile_module *m = &image->modules[k];
        snprintf(bias, sizeof bias, "0x%" PRIx64, m->bias);
        json_array_append_new(list,
                              json_pack("{s:o,s:I,s:s,s:o,s:o}", "low", gather_address(g, m->low), "size", (json_int_t)(m->high - m->low),
                                        "bias", bias, "path", gather_text(m->path), "id", gather_text(m->id)));
    }
    return list;
}

static json_t *gather_functions(struct gather *g, const struct profile_image *image)
{
    json_t *list = json_array();
    for (size_t k = 0; k < image->function_count; k++) {
        const struct profile_function *f = &image->functions[k];
        const struct profile_module *m = profile_find_module(image, f->low);
        gather_name(g, f->name);
        json_t *j = json_pack("{s:o,s:o,s:I,s:i}", "name", gather_text(f->name), "low", gather_address(g, f->low), "size",
                              (json_int_t)(f->high - f->low), "module", m ? (int)(m - image->modules) : -1);
        if (*f->file)
            json_object_set_new(j, "file", gather_text(f->file));
        if (f->line)
            json_object_set_new(j, "line", json_integer(f->line));
        json_array_append_new(list, j);
    }
    return list;
}

/* ---- what is left out of very large pages --------------------------------------------------------------------- */

static int descending(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? 1 : x > y ? -1 : 0;
}

uint64_t gather_least_of_largest(const uint64_t *numbers, size_t n, size_t most)
{
    uint64_t *sorted = gather_must(malloc((n + 1) * sizeof *sorted)), least = 0;
    if (most < n) {
        memcpy(sorted, numbers, n * sizeof *sorted);
        qsort(sorted, n, sizeof *sorted, descending);
        least = most ? sorted[most - 1] : UINT64_MAX;
    }
    free(sorted);
    return least;
}

/* Cycles, or else ticks, of each function. */
static void find_costs(const struct gather *g, const struct profile_image *image, uint64_t *costs)
{
    for (size_t k = 0; k < image->sample_count; k++) {
        const struct profile_sample *s = &image->samples[k];
        const struct profile_function *f = profile_find_function(image, s->pc);
        if (f)
            costs[f - image->functions] += g->of->profile->machine.exact ? s->cycles : s->ticks;
    }
}

/* Adds a sample's figures to another, whose parts are an array of all causes. */
static void add_sample(struct profile_sample *to, const struct profile_sample *s)
{
    to->ticks += s->ticks;
    to->cycles += s->cycles;
    to->instructions += s->instructions;
    for (unsigned k = 0; k < s->part_count; k++)
        to->parts[s->parts[k].cause].cycles += s->parts[k].cycles;
}

static json_t *parts_of(const struct gather *g, const struct profile_sample *s)
{
    json_t *list = json_array();
    for (unsigned k = 0; k < s->part_count; k++) {
        if (profile_count_name(g->of->profile, s->parts[k].cause))
            continue;
        gather_append(list, s->parts[k].cause);
        gather_append(list, s->parts[k].cycles);
    }
    return list;
}

/* The counts of accesses and misses, as parts_of(). */
static json_t *counts_of(const struct gather *g, const struct profile_sample *s)
{
    json_t *list = json_array();
    for (unsigned k = 0; k < s->part_count; k++) {
        if (!s->parts[k].cycles || !profile_count_name(g->of->profile, s->parts[k].cause))
            continue;
        gather_append(list, s->parts[k].cause);
        gather_append(list, s->parts[k].cycles);
    }
    return list;
}

/* Columns, one value per sample. */
struct columns {
    json_t *pc, *function, *module, *ticks, *cycles, *instructions, *parts, *path, *counts;
};

static void append_sample(struct gather *g, const struct profile_image *image, const struct columns *c, const struct profile_sample *s)
{
    const struct profile_function *f = profile_find_function(image, s->pc);
    const struct profile_module *m = profile_find_module(image, s->pc);
    json_array_append_new(c->pc, gather_address(g, s->pc));
    json_array_append_new(c->function, json_integer(f ? f - image->functions : -1));
    json_array_append_new(c->module, json_integer(m ? m - image->modules : -1));
    gather_append(c->ticks, s->ticks);
    gather_append(c->path, gather_path(g, image, s->pc));
    if (!g->of->profile->machine.exact)
        return;
    gather_append(c->cycles, s->cycles);
    gather_append(c->instructions, s->instructions);
    json_array_append_new(c->parts, parts_of(g, s));
    json_array_append_new(c->counts, counts_of(g, s));
}

/* The sum of the samples of one function, from *k on; *k becomes the last one's index. parts: room for all causes. */
static struct profile_sample sum_of_function(const struct gather *g, const struct profile_image *image, size_t *k,
                                             struct profile_part *parts)
{
    const struct profile_function *f = profile_find_function(image, image->samples[*k].pc);
    struct profile_sample sum = {.pc = image->samples[*k].pc, .parts = parts, .part_count = g->of->profile->cause_count};
    for (unsigned cause = 0; cause < sum.part_count; cause++)
        parts[cause] = (struct profile_part){cause, 0};
    add_sample(&sum, &image->samples[*k]);
    while (*k + 1 < image->sample_count && profile_find_function(image, image->samples[*k + 1].pc) == f)
        add_sample(&sum, &image->samples[++*k]);
    return sum;
}

static json_t *gather_samples(struct gather *g, const struct profile_image *image, const uint64_t *costs)
{
    struct columns c = {json_array(), json_array(), json_array(), json_array(), json_array(),
                        json_array(), json_array(), json_array(), json_array()};
    struct profile_part *parts = gather_must(calloc(g->of->profile->cause_count + 1, sizeof *parts));
    uint64_t least = gather_least_of_largest(costs, image->function_count, g->contexts);
    for (size_t k = 0; k < image->sample_count; k++) {
        const struct profile_function *f = profile_find_function(image, image->samples[k].pc);
        struct profile_sample s = image->samples[k];
        if (f && costs[f - image->functions] < least)
            s = sum_of_function(g, image, &k, parts);
        append_sample(g, image, &c, &s);
    }
    free(parts);
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "counts", c.counts, "path", c.path, "pc", c.pc, "function", c.function,
                     "module", c.module, "ticks", c.ticks, "cycles", c.cycles, "instructions", c.instructions, "parts", c.parts);
}

static json_t *words(char *const *text, unsigned count)
{
    json_t *list = json_array();
    for (unsigned k = 0; k < count; k++)
        json_array_append_new(list, gather_text(text[k]));
    return list;
}

static json_t *gather_image(struct gather *g, const struct profile_image *image)
{
    uint64_t *costs = gather_must(calloc(image->function_count + 1, sizeof *costs));
    find_costs(g, image, costs);
    gather_paths_begin(g, image);
    json_t *modules = gather_modules(g, image), *samples = gather_samples(g, image, costs);
    json_t *j = json_pack("{s:i,s:o,s:o,s:o,s:o,s:o}", "pid", image->pid, "program", gather_text(image->program), "modules", modules,
                          "functions", gather_functions(g, image), "samples", samples, "code", gather_code(g, image, costs));
    gather_stacks(g, image, j);
    json_object_set_new(j, "callPaths", gather_call_paths(g, image));
    json_object_set_new(j, "arguments", words(image->arguments, image->argument_count));
    json_object_set_new(j, "time", gather_time(g, image));
    json_object_set_new(j, "buffers", gather_buffers(image));
    free(costs);
    return j;
}

/* ---- the profile ---------------------------------------------------------------------------------------------- */

static json_t *gather_machine(const struct gather *g)
{
    const struct profile_machine *m = &g->of->profile->machine;
    const struct isa *isa = g->of->isa;
    return json_pack("{s:s,s:s,s:i,s:i,s:b,s:b,s:s,s:I,s:I,s:I,s:b,s:o,s:s}", "isa", m->isa, "name", isa->long_name, "pointerBytes",
                     m->pointer_bytes, "granule", m->granule, "lengthsVary", isa_lengths_vary(isa), "bigEndian", m->big_endian, "unit",
                     isa->sample_unit, "mhz", (json_int_t)m->mhz, "hz", (json_int_t)m->hz, "period", (json_int_t)m->period, "exact",
                     m->exact, "model", gather_text(m->model), "dialect", g->of->dialect);
}

/* Of each cause that names a class of producers, their instructions; "" of the others. */
static json_t *about_causes(const struct gather *g)
{
    const struct isa *isa = g->of->isa;
    const struct timing_text *text = isa->timing.text ? isa->timing.text(1) : NULL;
    const struct timing_machine *machine = text ? timing_text_machine(text) : NULL;
    json_t *list = json_array();
    for (unsigned k = 0; k < g->of->profile->cause_count; k++) {
        const char *colon = strchr(g->of->profile->causes[k], ':'), *about = "";
        for (unsigned c = 0; colon && machine && machine->about && c < machine->nclasses; c++)
            if (!strcmp(machine->classes[c], colon + 1))
                about = machine->about[c];
        json_array_append_new(list, json_string(about));
    }
    return list;
}

json_t *gather_profile(const struct page_profile *of, size_t rows, size_t contexts)
{
    struct gather g = {.of = of,
                       .texts = json_array(),
                       .text_index = json_object(),
                       .files = json_array(),
                       .file_index = json_object(),
                       .codes = json_array(),
                       .code_index = json_object(),
                       .shorts = json_object(),
                       .paths = json_array(),
                       .path_index = json_object(),
                       .rows_left = rows,
                       .contexts = contexts};
    json_t *images = json_array(), *causes = json_array(), *highs = json_array();
    json_array_append_new(g.paths, json_array());
    find_highs(&g);
    for (size_t k = 0; k < g.high_count; k++)
        gather_append(highs, g.highs[k]);
    for (unsigned k = 0; k < of->profile->cause_count; k++)
        json_array_append_new(causes, gather_text(of->profile->causes[k]));
    for (size_t k = 0; k < of->profile->image_count; k++)
        json_array_append_new(images, gather_image(&g, of->profile->images[k]));
    json_t *sources = gather_sources(&g);
    json_t *j =
        json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "paths", g.paths, "shorts", g.shorts, "causeAbout", about_causes(&g),
                  "file", gather_text(of->file), "machine", gather_machine(&g), "causes", causes, "highs", highs, "texts", g.texts, "codes",
                  g.codes, "sources", sources, "images", images, "command", words(of->profile->command, of->profile->command_count));
    json_decref(g.text_index);
    json_decref(g.code_index);
    json_decref(g.path_index);
    json_decref(g.files);
    json_decref(g.file_index);
    free(g.highs);
    free(g.path_of);
    free(g.used);
    return j;
}
