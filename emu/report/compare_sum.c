/* compare_sum.c - the figures of one profile by source function and by line. */
#define _GNU_SOURCE /* basename */
#include "emu/report/compare_inside.h"

#include <stdio.h>
#include <string.h>

uint64_t compare_hash(const char *text, uint64_t hash)
{
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * UINT64_C(1099511628211);
    return hash;
}

/* ---- tables -------------------------------------------------------------------------------------------------------------- */

const char *texts_keep(struct numbered *t, const char *text)
{
    bool fresh;
    size_t number = numbered_text(t, text, &fresh);

    return t->texts[number];
}

/* The number of a thing that a text and others identify: a new one, or that of an equal thing. */
static size_t number_of(struct numbered *things, const void *a, const void *b, const void *c, unsigned n, bool *fresh)
{
    char key[128];

    snprintf(key, sizeof key, "%p %p %p %u", a, b, c, n);
    return numbered_text(things, key, fresh);
}

/* ---- functions ----------------------------------------------------------------------------------------------------------- */

/* Removes a suffix of letters, digits and underscores after a dot, if it is one of compilers. Returns whether it did. */
static bool strip_suffix(char *name)
{
    static const char *const words[] = {"constprop",  "isra",  "part", "cold",     "lto_priv", "llvm",
                                        "localalias", "clone", "hot",  "unlikely", NULL};
    char *dot = strrchr(name, '.');
    bool known = dot && dot > name && dot[1] && strspn(dot + 1, "0123456789") == strlen(dot + 1);

    for (unsigned k = 0; dot && dot > name && words[k]; k++)
        known |= !strcmp(dot + 1, words[k]);
    if (known)
        *dot = 0;
    return known;
}

char *compare_base_name(const char *name)
{
    char *base = must(strdup(name)), *clone;

    while ((clone = strstr(base, " [clone ")) && strchr(clone, ']'))
        memmove(clone, strchr(clone, ']') + 1, strlen(strchr(clone, ']') + 1) + 1);
    while (strip_suffix(base))
        ;
    return base;
}

/* Names of C++ with external linkage are unique in a program; others can occur in several files. */
static bool is_unique(const char *linkage)
{
    return !strncmp(linkage, "_Z", 2) && strncmp(linkage, "_ZL", 3) != 0 && !strstr(linkage, "_GLOBAL__N_");
}

/* Returns the index of a function, which is added unless it is known. file: "" if unknown. */
static size_t function_index(struct compare_side *s, const char *module, const char *name, const char *linkage, const char *file)
{
    char *base = compare_base_name(name);
    struct side_function f = {.module = module, .name = texts_keep(s->texts, base), .file = texts_keep(s->texts, file)};

    free(base);
    f.key = is_unique(linkage) ? NULL : f.file;
    bool fresh;
    size_t index = number_of(&s->function_keys, f.module, f.name, f.key, 0, &fresh);
    if (fresh) {
        f.number = index;
        MORE(s->functions, s->function_count, s->function_room);
        s->functions[s->function_count++] = f;
    }
    return index;
}

static void add_symbol(struct compare_side *s, struct side_function *to, const struct profile_image *image,
                       const struct profile_function *f)
{
    const char *symbol = texts_keep(s->texts, f->name);

    for (unsigned k = 0; k < to->symbol_count; k++)
        if (to->symbols[k] == symbol)
            return;
    to->symbols = must(reallocarray(to->symbols, to->symbol_count + 1, sizeof *to->symbols));
    to->symbols[to->symbol_count++] = symbol;
    if (!to->function || symbol == to->name) {
        to->image = image;
        to->function = f;
    }
    if (!to->line)
        to->line = f->line;
}

/* ---- lines --------------------------------------------------------------------------------------------------------------- */

/* owner: of a line that is added. */
static struct side_line *line_at(struct compare_side *s, const char *file, unsigned line, size_t owner)
{
    bool fresh;
    size_t index = number_of(&s->line_keys, file, NULL, NULL, line, &fresh);

    if (fresh) {
        MORE(s->lines, s->line_count, s->line_room);
        s->lines[s->line_count++] = (struct side_line){.file = file, .line = line, .owner = owner};
    }
    return &s->lines[index];
}

/* ---- samples ------------------------------------------------------------------------------------------------------------- */

/* One image while its samples are counted. */
struct counting {
    const struct comparison *c;
    struct compare_side *s;
    const struct profile_image *image;
    const struct profile_module *main;
    const char *called;              /* the program's name as a module */
    size_t *by_function, *by_inline; /* index plus one; 0: not looked up yet */
    const char **files;              /* by string: the text in s->texts, or NULL */
};

static const char *module_of(struct counting *n, uint64_t pc)
{
    const struct profile_module *m = profile_find_module(n->image, pc);

    if (m && n->main && !strcmp(m->path, n->main->path))
        return n->called;
    return texts_keep(n->s->texts, m ? basename(m->path) : "(no file)");
}

static const char *file_text(struct counting *n, unsigned file)
{
    if (!n->files[file])
        n->files[file] = texts_keep(n->s->texts, n->s->profile->strings[file]);
    return n->files[file];
}

/* The function whose code is at pc: that of the innermost inlined call, or the one in the symbol table. */
static size_t function_at(struct counting *n, uint64_t pc, const struct profile_function *f, const struct profile_line *l)
{
    const struct profile *p = n->s->profile;
    const struct profile_inline *call = n->c->inlined && l && l->inlined ? &n->image->inlines[l->inlined - 1] : NULL;
    size_t *known = call && call->name ? &n->by_inline[l->inlined - 1] : f ? &n->by_function[f - n->image->functions] : NULL;

    if (known && *known)
        return *known - 1;
    size_t index = call && call->name
                       ? function_index(n->s, module_of(n, pc), p->strings[call->name], p->strings[call->linkage], p->strings[l->file])
                   : f ? function_index(n->s, module_of(n, pc), f->name, f->linkage, f->file)
                       : function_index(n->s, module_of(n, pc), "(no symbol)", "", "");
    if (known)
        *known = index + 1;
    if (f && !(call && call->name))
        add_symbol(n->s, &n->s->functions[index], n->image, f);
    return index;
}

static void add_figures(const struct counting *n, uint64_t *to, const struct profile_sample *sample)
{
    for (unsigned k = 0; k < n->c->column_count; k++)
        if (__builtin_add_overflow(to[k], compare_figure_of(n->c, n->s->number, k, sample), &to[k]))
            to[k] = UINT64_MAX;
}

static bool has_figures(const struct counting *n, const struct profile_sample *sample)
{
    for (unsigned k = 0; k < n->c->column_count; k++)
        if (compare_figure_of(n->c, n->s->number, k, sample))
            return true;
    return false;
}

static void count_image(struct counting *n)
{
    const struct profile_image *image = n->image;
    const struct profile_function *f = NULL;

    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *sample = &image->samples[i];
        const struct profile_line *l = profile_find_line(image, sample->pc);
        if (!has_figures(n, sample))
            continue;
        f = profile_find_function(image, sample->pc);
        size_t index = function_at(n, sample->pc, f, l);
        struct side_function *to = &n->s->functions[index];
        add_figures(n, to->figure, sample);
        if (!l || !l->file || !l->line)
            continue;
        struct side_line *line = line_at(n->s, file_text(n, l->file), l->line, index);
        if (line->file == to->file && (!to->first || l->line < to->first))
            to->first = l->line;
        add_figures(n, line->figure, sample);
    }
}

static const char *called(const struct compare_side *s, const char *program)
{
    for (size_t k = 0; k < s->program_count; k++)
        if (!strcmp(s->programs[k], program))
            return s->called[k];
    return program;
}

/* By module and name, then by file. */
static int by_name(const void *a, const void *b)
{
    const struct side_function *x = a, *y = b;
    int order = strcmp(x->module, y->module);

    order = order ? order : strcmp(x->name, y->name);
    return order ? order : strcmp(x->file, y->file);
}

static void join(struct compare_side *s, struct side_function *to, struct side_function *f)
{
    for (unsigned k = 0; k < COMPARE_COLUMNS; k++)
        if (__builtin_add_overflow(to->figure[k], f->figure[k], &to->figure[k]))
            to->figure[k] = UINT64_MAX;
    if (f->function)
        add_symbol(s, to, f->image, f->function);
    free(f->symbols);
}

/* Sorts the functions. A copy whose file is unknown joins the only other function of its name; it comes before it. */
static void sort_functions(struct compare_side *s)
{
    struct side_function *f = s->functions;
    size_t kept = 0, *place = must(calloc(s->function_count + 1, sizeof *place));

    if (s->function_count)
        qsort(f, s->function_count, sizeof *f, by_name);
    for (size_t i = 0, end; i < s->function_count; i = end) {
        for (end = i + 1; end < s->function_count && f[end].module == f[i].module && f[end].name == f[i].name;)
            end++;
        bool joins = end == i + 2 && !*f[i].file;
        if (joins)
            join(s, &f[i + 1], &f[i]);
        for (size_t k = i; k < end; k++) {
            place[f[k].number] = kept;
            if (k > i || !joins)
                f[kept++] = f[k];
        }
    }
    s->function_count = kept;
    for (size_t i = 0; i < s->line_count; i++)
        s->lines[i].owner = place[s->lines[i].owner];
    for (size_t i = 0; i < s->profile->image_count; i++)
        for (size_t k = 0; k < s->profile->images[i]->function_count; k++)
            if (s->index_of[i][k])
                s->index_of[i][k] = place[s->index_of[i][k] - 1] + 1;
    free(place);
}

static void sum_side(const struct comparison *c, struct compare_side *s)
{
    s->index_of = must(calloc(s->profile->image_count + 1, sizeof *s->index_of));
    for (size_t i = 0; i < s->profile->image_count; i++) {
        const struct profile_image *image = s->profile->images[i];
        struct counting n = {.c = c, .s = s, .image = image, .main = profile_main_module(image)};
        n.called = texts_keep(s->texts, called(s, basename(image->program)));
        n.by_function = s->index_of[i] = must(calloc(image->function_count + 1, sizeof *n.by_function));
        n.by_inline = must(calloc(image->inline_count + 1, sizeof *n.by_inline));
        n.files = must(calloc(s->profile->string_count + 1, sizeof *n.files));
        count_image(&n);
        free(n.by_inline);
        free(n.files);
    }
    sort_functions(s);
}

/* ---- programs ------------------------------------------------------------------------------------------------------------ */

static void list_programs(struct compare_side *s)
{
    s->programs = must(calloc(s->profile->image_count + 1, sizeof *s->programs));
    s->called = must(calloc(s->profile->image_count + 1, sizeof *s->called));
    for (size_t i = 0, k; i < s->profile->image_count; i++) {
        const char *name = texts_keep(s->texts, basename(s->profile->images[i]->program));
        for (k = 0; k < s->program_count && s->programs[k] != name;)
            k++;
        if (k == s->program_count)
            s->programs[s->program_count] = s->called[s->program_count] = name, s->program_count++;
    }
}

static bool has_program(const struct compare_side *s, const char *name)
{
    for (size_t k = 0; k < s->program_count; k++)
        if (!strcmp(s->programs[k], name))
            return true;
    return false;
}

/* The index of the only program that the other side has not; -1: none, or several. */
static int only_one(const struct compare_side *s, const struct compare_side *other)
{
    int found = -1;

    for (size_t k = 0; k < s->program_count; k++)
        if (!has_program(other, s->programs[k])) {
            if (found >= 0)
                return -1;
            found = (int)k;
        }
    return found;
}

void compare_sum_sides(struct comparison *c)
{
    struct compare_side *a = c->side[0], *b = c->side[1];

    list_programs(a);
    list_programs(b);
    int i = only_one(a, b), k = only_one(b, a);
    if (i >= 0 && k >= 0)
        a->called[i] = texts_keep(a->texts, b->programs[k]);
    sum_side(c, a);
    sum_side(c, b);
}

void compare_free_side(struct compare_side *s)
{
    for (size_t i = 0; i < s->function_count; i++)
        free(s->functions[i].symbols);
    for (size_t i = 0; s->index_of && i < s->profile->image_count; i++)
        free(s->index_of[i]);
    free(s->index_of);
    free(s->functions);
    free(s->lines);
    numbered_free(&s->function_keys);
    numbered_free(&s->line_keys);
    free(s->programs);
    free(s->called);
    free(s);
}
