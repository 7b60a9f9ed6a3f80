/* code.c - the files of modules, and which functions' code is in the document. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "emu/cpu/isa.h"
#include "emu/os/host_error.h"
#include "emu/load/below.h"
#include "emu/load/symbols.h"
#include "emu/page/gather.h"
#include "emu/report/must.h"

/* The file of a module. */
struct file {
    struct symbols *symbols, *debug; /* or NULL */
    char *path, *why;                /* why: NULL if symbols are usable */
    int64_t time;                    /* of its last change */
    bool changed;                    /* it is not the file that was profiled */
};

static void open_at(struct file *f, const struct isa *isa, const char *path)
{
    struct stat st;
    free(f->why);
    f->why = NULL;
    f->symbols = symbols_open(path, &f->why);
    if (!f->symbols && is_host_error(errno))
        cannot_read(path, errno);
    if (!f->symbols)
        return;
    if (!isa_has_elf_machine(isa, symbols_kind(f->symbols).machine)) {
        symbols_free(f->symbols);
        f->symbols = NULL;
        f->why = gather_must(strdup("is a file of another machine"));
        return;
    }
    bool is_there = !stat(path, &st);
    if (!is_there && is_host_error(errno))
        cannot_read(path, errno);
    f->time = is_there ? (int64_t)st.st_mtim.tv_sec : 0;
    f->path = gather_must(strdup(path));
}

/* Returns whether y is the file with the profile's id. */
static bool is_file(struct symbols *y, const char *id)
{
    char own[FILE_ID_BYTES];
    return symbols_id(y, own) && !strcmp(own, id);
}

/* The host's file that the profile names, or else the guest's path below the root or on the host. */
static struct file open_file(const struct gather *g, const struct profile_module *m)
{
    struct file f = {0};
    char *below = NULL;
    if (*m->host_path)
        open_at(&f, g->of->isa, m->host_path);
    if (!f.symbols && g->of->root && *m->path == '/') {
        below = file_below(g->of->root, m->path);
        if (below)
            open_at(&f, g->of->isa, below);
        else if (is_host_error(errno))
            cannot_read(m->path, errno);
    }
    if (!f.symbols && !*m->host_path && *m->path != '[')
        open_at(&f, g->of->isa, m->path);
    if (f.symbols && *m->debug_path)
        f.debug = symbols_open(m->debug_path, NULL);
    if (f.symbols && *m->debug_path && !f.debug && is_host_error(errno))
        cannot_read(m->debug_path, errno);
    free(below);
    f.changed = f.symbols && *m->id && !is_file(f.symbols, m->id);
    return f;
}

static void close_file(struct file *f)
{
    int error = f->symbols ? symbols_error(f->symbols) : 0;
    error = !error && f->debug ? symbols_error(f->debug) : error;
    if (error)
        cannot_read(f->path, error);
    symbols_free(f->symbols);
    symbols_free(f->debug);
    free(f->path);
    free(f->why);
}

struct ranked {
    size_t function;
    uint64_t cost;
};

static int dearer_first(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    if (x->cost != y->cost)
        return x->cost < y->cost ? 1 : -1;
    return x->function < y->function ? -1 : x->function > y->function;
}

static struct ranked *rank(const struct profile_image *image, const uint64_t *costs)
{
    struct ranked *ranked = gather_must(calloc(image->function_count + 1, sizeof *ranked));
    for (size_t k = 0; k < image->function_count; k++)
        ranked[k] = (struct ranked){k, costs[k]};
    if (image->function_count)
        qsort(ranked, image->function_count, sizeof *ranked, dearer_first);
    return ranked;
}

static json_t *file_of(const struct file *f)
{
    json_t *j = json_object();
    if (f->path)
        json_object_set_new(j, "path", gather_text(f->path));
    if (f->changed)
        json_object_set_new(j, "changed", json_true());
    if (f->symbols)
        json_object_set_new(j, "time", json_integer((json_int_t)f->time));
    else
        json_object_set_new(j, "missing", gather_text(f->why ? f->why : "is not a file"));
    return j;
}

/* Returns the index of the function's rows in g->codes, or -1. */
static json_int_t code_index(struct gather *g, const struct code_of *c)
{
    char *key;
    json_t *path = gather_text(c->module->path);
    if (asprintf(&key, "%" PRIx64 " %" PRIx64 " %s", c->function->low - c->module->bias, c->function->high - c->function->low,
                 json_string_value(path)) < 0)
        out_of_memory();
    json_decref(path);
    json_t *known = json_object_get(g->code_index, key), *rows = known ? NULL : gather_rows(g, c);
    json_int_t index = known ? json_integer_value(known) : rows ? (json_int_t)json_array_size(g->codes) : -1;
    if (rows) {
        json_object_set_new(g->code_index, key, json_integer(index));
        json_array_append_new(g->codes, rows);
    }
    free(key);
    return index;
}

static void add_function(struct gather *g, const struct code_of *c, struct gather_scheduler *scheduler, json_t *functions)
{
    json_int_t index = code_index(g, c);
    char key[24];
    snprintf(key, sizeof key, "%zu", (size_t)(c->function - c->image->functions));
    if (index >= 0)
        json_object_set_new(functions, key,
                            json_pack("{s:I,s:o,s:o}", "rows", index, "waits", gather_waits(g, c), "blocks", gather_blocks(scheduler, c)));
}

json_t *gather_code(struct gather *g, const struct profile_image *image, const uint64_t *costs)
{
    struct file *files = gather_must(calloc(image->module_count + 1, sizeof *files));
    struct ranked *ranked = rank(image, costs);
    json_t *functions = json_object(), *list = json_array();
    struct gather_scheduler *scheduler = gather_scheduler_new(g);
    for (size_t k = 0; k < image->module_count; k++) {
        files[k] = open_file(g, &image->modules[k]);
        json_array_append_new(list, file_of(&files[k]));
    }
    for (size_t k = 0; k < image->function_count && g->rows_left; k++) {
        const struct profile_function *f = &image->functions[ranked[k].function];
        const struct profile_module *m = profile_find_module(image, f->low);
        const struct file *file = m ? &files[m - image->modules] : NULL;
        if (file && file->symbols)
            add_function(g, &(struct code_of){image, f, m, file->symbols, file->debug ? file->debug : file->symbols}, scheduler, functions);
    }
    gather_scheduler_free(scheduler);
    for (size_t k = 0; k < image->module_count; k++)
        close_file(&files[k]);
    free(files);
    free(ranked);
    return json_pack("{s:o,s:o}", "files", list, "functions", functions);
}
