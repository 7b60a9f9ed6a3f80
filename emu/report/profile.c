/* Profiles in memory: collected in any order, then sorted and merged. */
#include "emu/report/printable.h"
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdlib.h>
#include <string.h>

struct profile *profile_new(const struct profile_machine *machine)
{
    struct profile *p = must(calloc(1, sizeof *p));

    p->machine = *machine;
    profile_string(p, "");
    return p;
}

static void free_words(char **words, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        free(words[i]);
    free(words);
}

static void free_module(struct profile_module *m)
{
    free(m->path);
    free(m->host_path);
    free(m->id);
    free(m->debug_path);
}

static void free_buffer(struct profile_buffer *b)
{
    free(b->dialect);
    free(b->reason);
    free(b->counters);
}

static void free_function(struct profile_function *f)
{
    free(f->name);
    free(f->linkage);
    free(f->file);
}

static void free_image(struct profile_image *image)
{
    for (size_t i = 0; i < image->module_count; i++)
        free_module(&image->modules[i]);
    for (size_t i = 0; i < image->function_count; i++)
        free_function(&image->functions[i]);
    for (size_t i = 0; i < image->thread_count; i++)
        free(image->threads[i].name);
    for (size_t i = 0; i < image->buffer_count; i++)
        free_buffer(&image->buffers[i]);
    profile_free_samples(image);
    free(image->modules);
    free(image->functions);
    free(image->stacks);
    free(image->last_frames);
    free(image->arcs);
    free(image->lines);
    free(image->inlines);
    free(image->threads);
    free(image->ticks);
    free(image->events);
    free(image->buffers);
    free_words(image->arguments, image->argument_count);
    free_words(image->environment, image->environment_count);
    free(image->program);
    free(image);
}

void profile_free(struct profile *p)
{
    if (!p)
        return;
    for (size_t i = 0; i < p->image_count; i++)
        free_image(p->images[i]);
    profile_free_pools(p);
    free_words(p->causes, p->cause_count);
    free_words(p->command, p->command_count);
    profile_free_strings(p);
    free(p->images);
    free(p);
}

unsigned profile_cause(struct profile *p, const char *name)
{
    for (unsigned i = 0; i < p->cause_count; i++)
        if (!strcmp(p->causes[i], name))
            return i;
    p->causes = must(reallocarray(p->causes, p->cause_count + 1, sizeof *p->causes));
    p->causes[p->cause_count] = must(printable(name));
    return p->cause_count++;
}

const char *profile_count_name(const struct profile *p, unsigned cause)
{
    return strncmp(p->causes[cause], "count:", 6) ? NULL : p->causes[cause] + 6;
}

struct profile_image *profile_image(struct profile *p, int pid, const char *program)
{
    struct profile_image *image = must(calloc(1, sizeof *image));

    image->profile = p;
    image->pid = pid;
    image->program = must(printable(program));
    MORE(p->images, p->image_count, p->image_room);
    return p->images[p->image_count++] = image;
}

void profile_module(struct profile_image *image, uint64_t low, uint64_t high, uint64_t bias, const char *path)
{
    MORE(image->modules, image->module_count, image->module_room);
    image->modules[image->module_count++] =
        (struct profile_module){low, high, bias, must(printable(path)), must(strdup("")), must(strdup("")), must(strdup(""))};
}

static void replace(char **text, const char *with)
{
    if (!with)
        return;
    free(*text);
    *text = must(printable(with));
}

void profile_module_file(struct profile_module *module, const char *host_path, const char *id, const char *debug_path)
{
    replace(&module->host_path, host_path);
    replace(&module->id, id);
    replace(&module->debug_path, debug_path);
}

void profile_function(struct profile_image *image, uint64_t low, uint64_t high, const char *name, const char *linkage, const char *file,
                      unsigned line)
{
    bool same = !linkage || !strcmp(linkage, name);

    MORE(image->functions, image->function_count, image->function_room);
    image->functions[image->function_count++] = (struct profile_function){
        low, high, must(printable(name)), must(printable(same ? "" : linkage)), must(printable(file ? file : "")), line};
}

enum { LONGEST_TEXT = 1000, MOST_WORDS = 1000 };

/* Append a text, cut at LONGEST_TEXT bytes. Returns whether all of it fits. */
static bool add_word(char ***words, unsigned *count, const char *text)
{
    char cut[LONGEST_TEXT + 1];

    if (*count == MOST_WORDS)
        return false;
    *words = must(reallocarray(*words, *count + 1, sizeof **words));
    snprintf(cut, sizeof cut, "%s", text);
    (*words)[(*count)++] = must(printable(cut));
    return strlen(text) < sizeof cut;
}

void profile_command(struct profile *p, const char *word)
{
    add_word(&p->command, &p->command_count, word);
}

void profile_argument(struct profile_image *image, const char *text)
{
    add_word(&image->arguments, &image->argument_count, text);
}

void profile_environment(struct profile_image *image, const char *text)
{
    if (!add_word(&image->environment, &image->environment_count, text))
        image->environment_cut = true;
}

/* ---------------------------------------------------------------------------- sorting, merging */

void profile_sort(void *array, size_t count, size_t size, profile_compare *compare)
{
    const char *at = array;
    size_t i = 1;

    while (i < count && compare(at + (i - 1) * size, at + i * size) <= 0)
        i++;
    if (i < count)
        qsort(array, count, size, compare);
}

static uint64_t *copy_frames(struct profile_image *image, const uint64_t *pcs, unsigned count)
{
    uint64_t *copy = profile_pool_take(image->profile, count * sizeof *copy);

    return count ? memcpy(copy, pcs, count * sizeof *copy) : copy;
}

/* The frames are those of the last stack now. Returns how many outermost ones it shares with the one that was the last before. */
static unsigned note_frames(struct profile_image *image, const uint64_t *pcs, unsigned depth)
{
    uint64_t *last = image->last_frames;
    unsigned before = image->stack_count ? image->stacks[image->stack_count - 1].depth : 0, shared = 0;

    while (shared < depth && shared < before && last[shared] == pcs[depth - 1 - shared])
        shared++;
    if (shared == depth ? image->stack_count != 0 : shared < before && last[shared] > pcs[depth - 1 - shared])
        image->stacks_unsorted = true;
    if (depth > image->last_room) {
        image->last_room = 2 * depth;
        last = image->last_frames = must(reallocarray(last, image->last_room, sizeof *last));
    }
    for (unsigned k = shared; k < depth; k++)
        last[k] = pcs[depth - 1 - k];
    return shared;
}

unsigned profile_stack(struct profile_image *image, const uint64_t *pcs, unsigned depth, uint64_t ticks, uint64_t cycles)
{
    if (image->frame_count + depth > PROFILE_MOST_FRAMES && depth > 1)
        depth = 1;
    image->frame_count += depth;
    unsigned shared = note_frames(image, pcs, depth);

    MORE(image->stacks, image->stack_count, image->stack_room);
    image->stacks[image->stack_count] = (struct profile_stack){.ticks = ticks,
                                                               .cycles = cycles,
                                                               .depth = depth,
                                                               .lacks = shared,
                                                               .pcs = copy_frames(image, pcs, depth - shared),
                                                               .number = (unsigned)image->stack_count};
    return (unsigned)++image->stack_count;
}

unsigned profile_shared_frames(const struct profile_stack *x, const struct profile_stack *y)
{
    unsigned n = 0, most = x->depth < y->depth ? x->depth : y->depth;

    while (n < most && x->pcs[x->depth - 1 - n] == y->pcs[y->depth - 1 - n])
        n++;
    return n;
}

static int by_frames(const void *a, const void *b)
{
    const struct profile_stack *x = a, *y = b;
    unsigned shared = profile_shared_frames(x, y);

    if (shared == x->depth || shared == y->depth)
        return COMPARE(x->depth, y->depth);
    return COMPARE(x->pcs[x->depth - 1 - shared], y->pcs[y->depth - 1 - shared]);
}

/* Give the ticks the new places of their stacks. */
static void follow_stacks(struct profile_image *image, const unsigned *place)
{
    for (size_t i = 0; i < image->tick_count; i++)
        if (image->ticks[i].stack)
            image->ticks[i].stack = 1 + place[image->ticks[i].stack - 1];
}

/* Give all stacks all of their frames. */
static void complete_stacks(struct profile_image *image)
{
    for (size_t i = 1; i < image->stack_count; i++) {
        struct profile_stack *s = &image->stacks[i];
        unsigned own = s->depth - s->lacks;

        if (!s->lacks)
            continue;
        uint64_t *all = profile_pool_take(image->profile, s->depth * sizeof *all);

        memcpy(all, s->pcs, own * sizeof *all);
        memcpy(all + own, s[-1].pcs + s[-1].depth - s->lacks, s->lacks * sizeof *all);
        s->pcs = all;
        s->lacks = 0;
    }
}

static void sort_stacks(struct profile_image *image)
{
    struct profile_stack *s = image->stacks;
    unsigned *place = must(calloc(image->stack_count + 1, sizeof *place)), kept = 0;

    complete_stacks(image);
    profile_sort(s, image->stack_count, sizeof *s, by_frames);
    for (size_t i = 0; i < image->stack_count; i++) {
        bool merged = kept && !by_frames(&s[kept - 1], &s[i]);

        if (merged) {
            s[kept - 1].ticks += s[i].ticks;
            s[kept - 1].cycles += s[i].cycles;
        }
        place[s[i].number] = merged ? kept - 1 : kept;
        if (!merged)
            s[kept++] = s[i];
    }
    image->stack_count = kept;
    for (unsigned i = 0; i < kept; i++)
        s[i].number = i;
    follow_stacks(image, place);
    free(place);
    if (kept)
        note_frames(image, s[kept - 1].pcs, s[kept - 1].depth);
    image->stacks_unsorted = false;
}

unsigned profile_own_frames(const struct profile_image *image, size_t i)
{
    const struct profile_stack *s = &image->stacks[i];

    /* One that was added after a stack that lacks frames lacks all that they share. */
    return s->depth - (!i || s->lacks || s[-1].lacks ? s->lacks : profile_shared_frames(s - 1, s));
}

void profile_arc(struct profile_image *image, const struct profile_arc *arc)
{
    MORE(image->arcs, image->arc_count, image->arc_room);
    image->arcs[image->arc_count++] = *arc;
}

bool profile_has_calls(const struct profile *p)
{
    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->stack_count; k++)
            if (p->images[i]->stacks[k].cycles)
                return true;
    return false;
}

static int by_ends(const void *a, const void *b)
{
    const struct profile_arc *x = a, *y = b;

    if (x->from != y->from)
        return COMPARE(x->from, y->from);
    return x->self != y->self ? COMPARE(x->self, y->self) : COMPARE(x->site, y->site);
}

static void add_arc(struct profile_arc *to, const struct profile_arc *a)
{
    to->count += a->count;
    to->cycles += a->cycles;
    to->instructions += a->instructions;
}

static void tidy_arcs(struct profile_image *image)
{
    struct profile_arc *a = image->arcs;
    size_t kept = 0;

    profile_sort(a, image->arc_count, sizeof *a, by_ends);
    for (size_t i = 0; i < image->arc_count; i++) {
        if (kept && !by_ends(&a[kept - 1], &a[i]))
            add_arc(&a[kept - 1], &a[i]);
        else
            a[kept++] = a[i];
    }
    image->arc_count = kept;
}

static int by_low_module(const void *a, const void *b)
{
    const struct profile_module *x = a, *y = b;

    return x->low != y->low ? COMPARE(x->low, y->low) : COMPARE(x->high, y->high);
}

static int by_low_function(const void *a, const void *b)
{
    const struct profile_function *x = a, *y = b;

    if (x->low != y->low)
        return COMPARE(x->low, y->low);
    /* The lookup finds the last of several at one address: the longest function, then the first
     * name. */
    return x->high != y->high ? COMPARE(x->high, y->high) : strcmp(y->name, x->name);
}

static void tidy_functions(struct profile_image *image)
{
    struct profile_function *f = image->functions;
    size_t kept = 0;

    profile_sort(f, image->function_count, sizeof *f, by_low_function);
    for (size_t i = 0; i < image->function_count; i++) {
        if (kept && !by_low_function(&f[kept - 1], &f[i])) {
            free_function(&f[i]);
        } else {
            f[kept++] = f[i];
        }
    }
    image->function_count = kept;
}

void profile_tidy_own(struct profile *p)
{
    for (size_t i = 0; i < p->image_count; i++) {
        struct profile_image *image = p->images[i];

        profile_tidy_samples(image);
        if (image->stacks_unsorted)
            sort_stacks(image);
        tidy_arcs(image);
        profile_sort(image->modules, image->module_count, sizeof *image->modules, by_low_module);
        tidy_functions(image);
        profile_tidy_lines(image);
    }
}

void profile_tidy(struct profile *p)
{
    profile_tidy_own(p);
    for (size_t i = 0; i < p->image_count; i++)
        complete_stacks(p->images[i]);
}

/* -------------------------------------------------------------------------------------- lookup */

const struct profile_function *profile_find_function(const struct profile_image *image, uint64_t pc)
{
    FIND(image->functions, image->function_count, pc);
}

const struct profile_module *profile_find_module(const struct profile_image *image, uint64_t pc)
{
    FIND(image->modules, image->module_count, pc);
}

size_t profile_place(const struct profile_image *image, uint64_t pc)
{
    const struct profile_function *f = profile_find_function(image, pc);
    const struct profile_module *m = f ? NULL : profile_find_module(image, pc);

    return f ? (size_t)(f - image->functions) : image->function_count + (m ? (size_t)(m - image->modules) : image->module_count);
}

size_t profile_places(const struct profile_image *image)
{
    return image->function_count + image->module_count + 1;
}

size_t profile_first_sample(const struct profile_image *image, uint64_t pc)
{
    FIRST(image->samples, image->sample_count, image->samples[middle_].pc < pc);
}

size_t profile_first_line(const struct profile_image *image, uint64_t pc)
{
    FIRST(image->lines, image->line_count, image->lines[middle_].high <= pc);
}

const struct profile_function *profile_next_function(const struct profile_image *image, const struct profile_module *module,
                                                     const struct profile_function *f)
{
    size_t i = f ? (size_t)(f - image->functions) + 1 : 0;

    while (i < image->function_count && image->functions[i].low < module->low)
        i++;
    return i < image->function_count && image->functions[i].low < module->high ? &image->functions[i] : NULL;
}

/* The module whose path is the program's; else the one with the lowest address. */
const struct profile_module *profile_main_module(const struct profile_image *image)
{
    for (size_t i = 0; i < image->module_count; i++)
        if (!strcmp(image->modules[i].path, image->program))
            return &image->modules[i];
    return image->module_count ? image->modules : NULL;
}

/* Renumber the causes in the samples of `from` to p's numbers. */
static void take_causes(struct profile *p, struct profile *from)
{
    unsigned *number = must(calloc(from->cause_count + 1, sizeof *number));

    for (unsigned k = 0; k < from->cause_count; k++)
        number[k] = profile_cause(p, from->causes[k]);
    for (size_t i = 0; i < from->image_count; i++)
        for (size_t j = 0; j < from->images[i]->sample_count; j++) {
            struct profile_sample *s = &from->images[i]->samples[j];

            for (unsigned k = 0; k < s->part_count; k++)
                s->parts[k].cause = number[s->parts[k].cause];
            profile_sort_parts(s);
        }
    free(number);
}

/* The argument of an option in the recorded command line, whose last word is the program; NULL: not given. The command was valid, so a
 * beginning of the name, of two letters or more, is no other option. */
static const char *option_of(const struct profile *p, const char *option)
{
    const char *found = NULL;

    for (unsigned i = 1; i + 1 < p->command_count && strcmp(p->command[i], "--") != 0; i++) {
        const char *word = p->command[i];
        size_t length = !strncmp(word, "--", 2) ? strcspn(word + 2, "=") : 0;
        if (!strcmp(word, "-E")) /* its argument is the next word */
            i++;
        if (length < 2 || strncmp(word + 2, option, length) != 0)
            continue;
        if (word[2 + length])
            found = word + 2 + length + 1;
        else
            found = p->command[++i];
    }
    return found;
}

/* Returns whether the argument of an option is not the default one. */
static bool is_set(const struct profile *p, const char *option, const char *other)
{
    const char *given = option_of(p, option);

    return given && !strcmp(given, other);
}

const char *profile_setting_difference(const struct profile *a, const struct profile *b, bool ticks)
{
    if (is_set(a, "cache", "perfect") != is_set(b, "cache", "perfect"))
        return "one was recorded with --cache=perfect, the other with the timing model's caches";
    if (ticks && is_set(a, "attribute", "retiring") != is_set(b, "attribute", "retiring"))
        return "one was recorded with --attribute=retiring, the other with --attribute=next";
    if (a->command && b->command && !option_of(a, "mhz") != !option_of(b, "mhz"))
        return "only one was recorded with --mhz, which also times the memory";
    return NULL;
}

const char *profile_difference(const struct profile *p, const struct profile *from)
{
    const struct profile_machine *a = &p->machine, *b = &from->machine;

    if (strcmp(a->isa, b->isa) || a->pointer_bytes != b->pointer_bytes || a->big_endian != b->big_endian || a->granule != b->granule)
        return "the machines differ";
    if (*a->model && *b->model && strcmp(a->model, b->model))
        return "the timing models differ";
    if (a->mhz != b->mhz || a->hz != b->hz || a->period != b->period)
        return "the clocks or the periods of ticks differ";
    if (a->exact != b->exact)
        return "one has exact cycles, the other only ticks";
    return profile_setting_difference(p, from, true);
}

bool profile_merge(struct profile *p, struct profile *from)
{
    if (profile_difference(p, from))
        return false;
    take_causes(p, from);
    profile_take_strings(p, from);
    for (size_t i = 0; i < from->image_count; i++) {
        MORE(p->images, p->image_count, p->image_room);
        from->images[i]->profile = p;
        p->images[p->image_count++] = from->images[i];
    }
    from->image_count = 0;
    profile_take_pools(p, from);
    profile_free(from);
    return true;
}
