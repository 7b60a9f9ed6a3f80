/* names.c - see names.h. */
#define _GNU_SOURCE
#include "emu/debug/names.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/debug/callers.h"
#include "emu/load/demangle.h"
#include "emu/os/host_error.h"
#include "emu/report/must.h"

struct names {
    struct profile *profile;
    const struct names_options *options;
    unsigned *demangled; /* by number of the linkage name: number of the name, plus one */
    size_t ndemangled;
};

/* Grow the array to n elements; exits if out of memory, as profile.c does. */
static void *grown(void *array, size_t n, size_t size)
{
    void *p = reallocarray(array, n, size);
    if (!p)
        out_of_memory();
    return p;
}

/* ---- files ---------------------------------------------------------------------------------------------------- */

char *names_host_path(int fd)
{
    char link[32], path[PATH_MAX];
    struct stat named, opened;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    errno = 0;
    ssize_t n = readlink(link, path, sizeof path - 1);
    path[n > 0 ? n : 0] = 0;
    bool same =
        *path == '/' && !stat(path, &named) && !fstat(fd, &opened) && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
    if (!same && is_host_error(errno))
        cannot_read(n > 0 ? path : link, errno);
    return must(strdup(same ? path : ""));
}

/* The file of a module, or NULL. */
static const struct names_file *file_of(const struct names *m, const struct profile_module *module)
{
    for (size_t i = 0; i < m->options->nfiles; i++)
        if (!strcmp(m->options->files[i].guest_path, module->path))
            return &m->options->files[i];
    return NULL;
}

/* ---- functions and their source ------------------------------------------------------------------------------- */

/* Context of the visitor of a function's source. */
struct naming {
    struct names *m;
    struct profile_image *image;
    uint64_t bias;
};

/* The number of the name that a linkage name has in the source. */
static unsigned demangled(struct names *m, unsigned linkage)
{
    if (linkage >= m->ndemangled) {
        size_t n = 2 * (size_t)linkage + 64;
        m->demangled = grown(m->demangled, n, sizeof *m->demangled);
        memset(m->demangled + m->ndemangled, 0, (n - m->ndemangled) * sizeof *m->demangled);
        m->ndemangled = n;
    }
    if (!m->demangled[linkage]) {
        char *name = must(demangle(m->profile->strings[linkage]));
        m->demangled[linkage] = profile_string(m->profile, name) + 1;
        free(name);
    }
    return m->demangled[linkage] - 1;
}

static unsigned on_inlined(void *ctx, const struct source_inline *call)
{
    struct naming *n = ctx;
    struct profile *p = n->m->profile;
    unsigned linkage = profile_string(p, call->linkage), name = linkage ? demangled(n->m, linkage) : profile_string(p, call->name);
    struct profile_inline new = {.name = name,
                                 .linkage = name == linkage ? 0 : linkage,
                                 .call_file = profile_string(p, call->call_file),
                                 .call_line = call->call_line,
                                 .parent = call->parent};
    return profile_inline(n->image, &new);
}

static void on_lines(void *ctx, const struct source_lines *l)
{
    struct naming *n = ctx;
    profile_line(n->image, l->low + n->bias, l->high + n->bias, profile_string(n->m->profile, l->file), l->line, l->inlined);
}

static void name_symbol(struct naming *n, struct symbols *y, const struct symbol *f)
{
    struct source *source = symbols_source(y);
    const char *file = "";
    unsigned line = 0;
    char *name = must(demangle(f->name));
    if (source && !source_declaration(source, f->start, &file, &line) && !source_line(source, f->start, &file, &line))
        file = "", line = 0;
    profile_function(n->image, f->start + n->bias, f->end + n->bias, name, f->name, file, line);
    free(name);
}

/* A function without a symbol: its extent is in the unwind table. false: none has the address, and out is what is between two of them. */
static bool find_unwound(const struct isa *isa, struct symbols *y, uint64_t address, struct symbol *out)
{
    uint64_t segment;
    struct isa_unwind_table table;
    *out = (struct symbol){0, UINT64_MAX, NULL};
    if (!isa || !isa->unwind.range)
        return false;
    if (!callers_table(y, isa->unwind.section, &table) || !symbols_unwind_base(y, &segment))
        return false;
    bool found = isa->unwind.range(&table, address - segment, &out->start, &out->end);
    out->start += out->start ? segment : 0;
    out->end += out->end != UINT64_MAX ? segment : 0;
    return found;
}

/* A symbol takes precedence over the unwind table, which covers what symbols leave out. */
static void clip(struct symbols *y, uint64_t address, struct symbol *f)
{
    const struct symbol *before = symbols_before(y, address);
    size_t count;
    const struct symbol *all = symbols_all(y, &count);
    if (before && before->end > f->start)
        f->start = before->end;
    const struct symbol *next = before ? before + 1 : all;
    if (next < all + count && next->start < f->end)
        f->end = next->start;
}

bool names_function(const struct isa *isa, struct symbols *y, uint64_t address, struct symbol *out)
{
    const struct symbol *f = symbols_find(y, address);
    if (f) {
        *out = *f;
        return true;
    }
    bool found = find_unwound(isa, y, address, out);
    clip(y, address, out);
    out->name = NULL;
    return found;
}

/* Returns the name of a function without a symbol, to free(): its module's and its address there. */
static char *name_by_place(const struct profile_module *module, uint64_t address)
{
    const char *slash = strrchr(module->path, '/');
    char *name;
    if (asprintf(&name, "%s+0x%" PRIx64, slash ? slash + 1 : module->path, address) < 0)
        out_of_memory();
    return name;
}

static void name_unwound(struct naming *n, const struct profile_module *module, const struct symbol *f)
{
    char *name = name_by_place(module, f->start);
    profile_function(n->image, f->start + n->bias, f->end + n->bias, name, NULL, NULL, 0);
    free(name);
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

/* Finds the stub that contains the address in a module. Returns its name, to free(), or NULL. */
static char *find_stub(const struct isa *isa, struct symbols *y, const struct profile_module *module, uint64_t address, struct symbol *out)
{
    enum { MOST_BYTES = 48 };
    struct isa_stub stub;
    size_t avail;
    char *name = NULL;
    if (!isa || !isa->unwind.stub)
        return NULL;
    for (uint64_t at = address; address - at < MOST_BYTES; at -= isa->sample_bytes) {
        const uint8_t *code = code_at(y, at, &avail);
        if (!code || !isa->unwind.stub(at, code, avail, &stub) || address - at >= stub.bytes)
            continue;
        bool imports = stub.kind == ISA_STUB_SLOT || stub.kind == ISA_STUB_INDEX;
        const struct symbol *far = stub.kind == ISA_STUB_FAR ? symbols_find(y, stub.to) : NULL;
        const char *import = stub.kind == ISA_STUB_RESOLVER ? "_dl_runtime_resolve" /* as GNU names it */
                             : imports                      ? symbols_import(y, stub.to, stub.kind == ISA_STUB_INDEX)
                                                            : NULL;
        char *to = far || import ? demangle(far ? far->name : import) : NULL;
        *out = (struct symbol){at, at + stub.bytes, NULL};
        if (!to && stub.kind == ISA_STUB_FAR) /* to a function that has no name */
            to = name_by_place(module, stub.to);
        if (to && asprintf(&name, stub.kind == ISA_STUB_FAR ? "stub to %s" : "%s@plt", to) < 0)
            out_of_memory();
        free(to);
        return name;
    }
    return NULL;
}

/* Name the function at pc and its source. Returns the address after it. */
static uint64_t name_address(struct names *m, struct profile_image *image, uint64_t pc)
{
    const struct source_visitor visitor = {.inlined = on_inlined, .lines = on_lines};
    const struct profile_module *module = profile_find_module(image, pc);
    const struct names_file *file = module ? file_of(m, module) : NULL;
    struct symbols *y = file ? file->symbols : NULL;
    struct naming n = {m, image, module ? module->bias : 0};
    if (!y)
        return pc + 1;
    uint64_t address = pc - n.bias;
    struct symbol here;
    char *stub =
        symbols_find(y, address) ? NULL : find_stub(m->options->isa, y, module, address & -(uint64_t)m->profile->machine.granule, &here);
    if (stub) {
        profile_function(image, here.start + n.bias, here.end + n.bias, stub, NULL, NULL, 0);
        free(stub);
        return here.end + n.bias;
    }
    if (!names_function(m->options->isa, y, address, &here))
        here = (struct symbol){address, address + m->profile->machine.granule, NULL};
    else if (here.name)
        name_symbol(&n, y, &here);
    else
        name_unwound(&n, module, &here);
    struct source_visitor v = visitor;
    v.ctx = &n;
    if (symbols_source(y))
        source_visit(symbols_source(y), here.start, here.end, &v);
    return here.end + n.bias;
}

static int by_value(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* The ends of an image's calls, sorted. free() them. */
static uint64_t *ends_of_calls(const struct profile_image *image, size_t *count)
{
    enum { MOST_SEEN = 1 << 17 };
    size_t n = 0, most = 2 * image->arc_count, nseen = 256;
    const struct profile_stack *s = image->stacks;
    while (nseen < MOST_SEEN && nseen < image->stack_count / 2)
        nseen *= 2;
    uint64_t *seen = grown(NULL, nseen, sizeof *seen); /* most frames are the same few addresses again */
    memset(seen, 0, nseen * sizeof *seen);
    for (size_t i = 0; i < image->stack_count; i++)
        most += profile_own_frames(image, i);
    uint64_t *all = grown(NULL, most + 1, sizeof *all);
    for (size_t i = 0; i < image->arc_count; i++) {
        all[n++] = image->arcs[i].from;
        all[n++] = image->arcs[i].self;
    }
    for (size_t i = 0; i < image->stack_count; i++)
        for (unsigned k = 0, own = profile_own_frames(image, i); k < own; k++)
            if (seen[s[i].pcs[k] / 4 % nseen] != s[i].pcs[k])
                all[n++] = seen[s[i].pcs[k] / 4 % nseen] = s[i].pcs[k];
    free(seen);
    qsort(all, n, sizeof *all, by_value);
    *count = n;
    return all;
}

/* Names all addresses of samples, which are sorted, and of calls, in the order of addresses. */
static void name_image(struct names *m, struct profile_image *image)
{
    size_t count, i = 0, k = 0;
    uint64_t *calls = ends_of_calls(image, &count), end = 0;
    while (i < image->sample_count || k < count) {
        bool sample = k == count || (i < image->sample_count && image->samples[i].pc <= calls[k]);
        uint64_t pc = sample ? image->samples[i++].pc : calls[k++];
        if (pc >= end)
            end = name_address(m, image, pc);
    }
    free(calls);
}

static void name_modules(struct names *m, struct profile_image *image)
{
    for (size_t i = 0; i < image->module_count; i++) {
        const struct names_file *f = file_of(m, &image->modules[i]);
        char id[FILE_ID_BYTES];
        if (f && f->symbols && symbols_id(f->symbols, id))
            profile_module_file(&image->modules[i], f->host_path, id, symbols_debug_path(f->symbols));
    }
}

void names_add(struct profile *p, const struct names_options *options)
{
    struct names m = {.profile = p, .options = options};
    for (size_t i = 0; i < options->nfiles; i++) {
        const struct names_file *f = &options->files[i];
        if (f->symbols)
            symbols_find_debug_file(f->symbols, &(struct debug_search){options->root, options->confined, f->guest_path, f->host_path});
    }
    profile_tidy_own(p);
    for (size_t i = 0; i < p->image_count; i++) {
        name_modules(&m, p->images[i]);
        name_image(&m, p->images[i]);
    }
    profile_tidy_own(p);
    free(m.demangled);
    for (size_t i = 0; i < options->nfiles; i++)
        if (options->files[i].symbols && symbols_error(options->files[i].symbols))
            cannot_read(options->files[i].guest_path, symbols_error(options->files[i].symbols));
}
