/* code.c - the instructions of the document. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "emu/cpu/isa.h"
#include "emu/load/symbols.h"
#include "emu/page/gather.h"

/* Properties of an instruction, as bits of a row's `marks`; web/code-row.js has the same numbers. */
enum {
    MARK_BRANCH = 1,
    MARK_DELAYED = 2, /* a branch with a delay slot */
    MARK_LOAD = 4,
    MARK_STORE = 8,
    MARK_STOP = 16,      /* a stop bit after it */
    MARK_NULLIFIES = 32, /* may nullify the next instruction */
};

/* The file of a module. */
struct file {
    struct symbols *symbols; /* NULL: none */
    char *path, *why;        /* why: NULL if symbols are usable */
    int64_t time;            /* of its last change */
};

static void open_at(struct file *f, const struct isa *isa, const char *path)
{
    struct stat st;
    free(f->why);
    f->why = NULL;
    f->symbols = symbols_open(path, &f->why);
    if (!f->symbols)
        return;
    if (symbols_kind(f->symbols).machine != isa->elf_machine) {
        symbols_free(f->symbols);
        f->symbols = NULL;
        f->why = gather_must(strdup("is a file of another machine"));
        return;
    }
    f->time = stat(path, &st) ? 0 : (int64_t)st.st_mtim.tv_sec;
    f->path = gather_must(strdup(path));
}

static struct file open_file(const struct gather *g, const struct profile_module *m)
{
    struct file f = {0};
    char *below = NULL;
    if (g->of->root && *m->path == '/' && asprintf(&below, "%s%s", g->of->root, m->path) >= 0)
        open_at(&f, g->of->isa, below);
    if (!f.symbols)
        open_at(&f, g->of->isa, m->path);
    free(below);
    return f;
}

static void close_file(struct file *f)
{
    symbols_free(f->symbols);
    free(f->path);
    free(f->why);
}

static const uint8_t *code_at(struct symbols *y, uint64_t address, size_t *avail)
{
    size_t n;
    const struct code_section *code = symbols_code(y, &n);
    for (size_t k = 0; k < n; k++)
        if (address >= code[k].address && address - code[k].address < code[k].size) {
            *avail = code[k].size - (address - code[k].address);
            return code[k].bytes + (address - code[k].address);
        }
    return NULL;
}

static unsigned marks_of(const struct isa *isa, uint64_t va, const uint8_t *code, size_t avail)
{
    struct timing_insn i;
    if (!isa->timing.insn || avail < isa->sample_bytes)
        return 0;
    isa->timing.insn(va, code, &i);
    return (i.flags & TIMING_IS_BRANCH ? MARK_BRANCH : 0) | (i.flags & TIMING_IS_DELAYED ? MARK_DELAYED : 0) |
           (i.flags & TIMING_IS_LOAD ? MARK_LOAD : 0) | (i.flags & TIMING_IS_STORE ? MARK_STORE : 0) |
           (i.flags & TIMING_STOP_AFTER ? MARK_STOP : 0);
}

/* The columns of a function's rows. */
struct rows {
    json_t *offset, *text, *marks, *file, *line;
};

static void add_row(struct gather *g, struct rows *r, struct symbols *y, uint64_t va, uint64_t offset, const char *text, unsigned marks)
{
    const char *file = NULL;
    int line = 0;
    bool known = symbols_line(y, va, &file, &line);
    gather_append(r->offset, offset);
    gather_append(r->text, gather_index(g->texts, g->text_index, text));
    gather_append(r->marks, marks);
    json_array_append_new(r->file, json_integer(known ? (json_int_t)gather_line(g, file, (unsigned)line) : -1));
    gather_append(r->line, known ? (unsigned)line : 0);
}

/* The rows of a function, up to the first address without code. */
static json_t *gather_rows(struct gather *g, struct symbols *y, const struct profile_function *f, uint64_t bias)
{
    const struct isa *isa = g->of->isa;
    struct rows r = {json_array(), json_array(), json_array(), json_array(), json_array()};
    char text[256];
    for (uint64_t pc = f->low; pc < f->high && g->rows_left;) {
        uint64_t va = pc - bias, slot = isa->sample_bytes > 4 ? pc % isa->sample_bytes : 0;
        size_t avail;
        const uint8_t *code = code_at(y, va - slot, &avail);
        uint64_t named = va | (symbols_content(y, va) == SYMBOLS_CODE_ODD);
        unsigned used = code && avail > slot ? isa->disassemble(named, code + slot, avail - slot, text, sizeof text) : 0;
        if (!used)
            break;
        add_row(g, &r, y, va - slot, pc - f->low, text, marks_of(isa, named, code, avail));
        g->rows_left--;
        pc += used;
    }
    return json_pack("{s:o,s:o,s:o,s:o,s:o}", "offset", r.offset, "text", r.text, "marks", r.marks, "file", r.file, "line", r.line);
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
    if (f->symbols)
        json_object_set_new(j, "time", json_integer((json_int_t)f->time));
    else
        json_object_set_new(j, "missing", gather_text(f->why ? f->why : "is not a program file"));
    return j;
}

json_t *gather_code(struct gather *g, const struct profile_image *image, const uint64_t *costs)
{
    struct file *files = gather_must(calloc(image->module_count + 1, sizeof *files));
    struct ranked *ranked = rank(image, costs);
    json_t *functions = json_object(), *modules = json_array();
    char key[24];
    for (size_t k = 0; k < image->module_count; k++) {
        files[k] = open_file(g, &image->modules[k]);
        json_array_append_new(modules, file_of(&files[k]));
    }
    for (size_t k = 0; k < image->function_count && g->rows_left; k++) {
        const struct profile_function *f = &image->functions[ranked[k].function];
        const struct profile_module *m = profile_find_module(image, f->low);
        struct symbols *y = m ? files[m - image->modules].symbols : NULL;
        snprintf(key, sizeof key, "%zu", ranked[k].function);
        if (y)
            json_object_set_new(functions, key, gather_rows(g, y, f, m->bias));
    }
    for (size_t k = 0; k < image->module_count; k++)
        close_file(&files[k]);
    free(files);
    free(ranked);
    return json_pack("{s:o,s:o}", "files", modules, "functions", functions);
}
