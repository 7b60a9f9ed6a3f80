/* dispatch_guest.c - see dispatch_guest.h. docs/kernel.md says what carries over. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "emu/cli/command.h"
#include "emu/cli/dispatch.h"
#include "emu/cli/dispatch_guest.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/program.h"
#include "emu/load/elf.h"
#include "emu/machines.h"

/* ---- refusals --------------------------------------------------------------------------------- */

/* Returns the output of the run that would lack the program; NULL: none. */
static const char *output_without_it(const struct machine_options *m)
{
    const struct kernel_hooks *h = &m->kernel.hooks;
    const struct {
        bool is_set;
        const char *name;
    } outputs[] = {
        {m->stats.path, "--stats"},       {m->strace.path, "--strace"},
        {m->trace.path, "--trace"},       {m->dump_profil.path, "--dump-profil"},
        {m->pipeline.path, "--pipeline"}, {h->tick || h->spent, "the profile"},
    };
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++)
        if (outputs[i].is_set)
            return outputs[i].name;
    return NULL;
}

/* Returns whether the file that precis-unicorn finds at the program's path is the program. */
static bool is_at_its_path(const struct machine_options *m, const struct kernel_elsewhere *g)
{
    struct stat there, here;
    char *path = program_path(&m->kernel, g->path);
    bool same = path && !stat(path, &there) && !fstat(g->fd, &here) && there.st_dev == here.st_dev && there.st_ino == here.st_ino;
    free(path);
    return same;
}

/* Prints why precis-unicorn cannot continue for this process. Returns false if it can. */
static bool refuse(const struct machine_options *m, const struct kernel_elsewhere *g, const char *long_name)
{
    const char *output = output_without_it(m);
    if (m->kernel.confine)
        complain(m->command, "%s: not executed: machine code for %s, and --confine allows no other program; run all by precis-unicorn",
                 g->path, long_name);
    else if (output)
        complain(m->command, "%s: not executed: machine code for %s, and %s would not include it", g->path, long_name, output);
    else if (g->refused)
        complain(m->command, "%s: not executed: machine code for %s, and %s", g->path, long_name, g->refused);
    else if (!is_at_its_path(m, g))
        complain(m->command, "%s: not executed: machine code for %s, and the file exists in this machine only", g->path, long_name);
    else
        return false;
    return true;
}

/* ---- the command ------------------------------------------------------------------------------ */

struct words {
    char **word; /* NULL-terminated */
    size_t count, room;
    bool failed; /* out of memory */
};

/* Appends a word, or option and argument. */
__attribute__((format(printf, 2, 3))) static void add(struct words *w, const char *format, ...)
{
    va_list args;
    if (w->count + 1 >= w->room) {
        char **grown = realloc(w->word, (w->room = 2 * w->room + 16) * sizeof *grown);
        w->failed = w->failed || !grown;
        w->word = grown ? grown : w->word;
    }
    if (w->failed)
        return;
    va_start(args, format);
    w->failed = vasprintf(&w->word[w->count], format, args) < 0;
    va_end(args);
    w->count += !w->failed;
    w->word[w->count] = NULL;
}

static void add_machine(struct words *w, const struct machine_options *m)
{
    const struct kernel_options *o = &m->kernel;
    char *root = o->root ? realpath(o->root, NULL) : NULL; /* it may be relative to another directory */
    if (root)
        add(w, "--root=%s", root);
    free(root);
    if (!o->host_programs)
        add(w, "--no-host-programs");
    add(w, "--mhz=%" PRIu64, o->mhz);
    add(w, "--hz=%" PRIu64, o->hz);
    add(w, "--seed=%" PRIu64, o->seed);
    if (m->dialect_name)
        add(w, "--dialect=%s", m->dialect_name);
    if (o->max_memory)
        add(w, "--max-memory=%" PRIu64, o->max_memory >> 20);
    if (o->max_processes)
        add(w, "--max-processes=%" PRIu64, o->max_processes);
    if (o->max_files)
        add(w, "--max-files=%" PRIu64, o->max_files);
    if (o->profil_max)
        add(w, "--profil-max=%u", o->profil_max);
    if (o->verbose_faults)
        add(w, "--faults");
    if (m->deaths.stacks)
        add(w, "--backtrace");
}

static void add_program(struct words *w, const struct kernel_elsewhere *g)
{
    add(w, "--clear-env");
    for (char *const *e = g->envp; *e; e++)
        if (strchr(*e, '=') && **e != '=')
            add(w, "--env=%s", *e);
    add(w, "--chdir=%s", g->chdir);
    add(w, "--epoch=%" PRId64, g->epoch);
    add(w, "--argv0=%s", g->argv[0]);
    add(w, "%s", g->path);
    for (char *const *a = g->argv + 1; *a; a++)
        add(w, "%s", *a);
}

char **dispatch_guest(void *machine_options, const struct kernel_elsewhere *g)
{
    const struct machine_options *m = machine_options;
    const char *long_name = machine_elsewhere_by_elf(g->kind);
    struct words w = {0};
    if (!long_name || refuse(m, g, long_name))
        return NULL;
    char *path = dispatch_path();
    if (!path) {
        dispatch_missing(m->command, g->path, long_name);
        return NULL;
    }
    add(&w, "%s", path);
    add(&w, "run");
    add_machine(&w, m);
    add_program(&w, g);
    free(path);
    if (!w.failed)
        return w.word;
    for (size_t i = 0; i < w.count; i++)
        free(w.word[i]);
    free(w.word);
    return NULL;
}
