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
#include "emu/cli/hunted.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/nested.h"
#include "emu/cli/program.h"
#include "emu/load/elf.h"
#include "emu/machines.h"

/* ---- refusals --------------------------------------------------------------------------------- */

/* Returns the output of the run that would lack the program, or NULL. */
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

/* Returns the list, or NULL without memory. */
static char **finish(struct words *w)
{
    if (!w->failed)
        return w->word;
    for (size_t i = 0; i < w->count; i++)
        free(w->word[i]);
    free(w->word);
    return NULL;
}

/* --root; it may be relative to another directory. */
static void add_root(struct words *w, const struct machine_options *m)
{
    char *root = m->kernel.root ? realpath(m->kernel.root, NULL) : NULL;
    if (root)
        add(w, "--root=%s", root);
    free(root);
}

static void add_machine(struct words *w, const struct machine_options *m)
{
    const struct kernel_options *o = &m->kernel;
    if (!o->host_programs)
        add(w, "--no-host-programs");
    if (m->memory_mhz)
        add(w, "--mhz=%" PRIu64, o->mhz);
    add(w, "--hz=%" PRIu64, o->hz);
    add(w, "--seed=%" PRIu64, o->seed);
    if (o->chaotic)
        add(w, "--schedule=%" PRIu64, o->schedule);
    if (o->max_ns)
        add(w, "--max-time=%" PRIu64, o->max_ns / 1000000000);
    if (hunted_messages())
        add(w, "--hunted=%s", hunted_messages());
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
    if (!m->kernel.cross_root) /* another machine has its own */
        add_root(&w, m);
    add_machine(&w, m);
    add_program(&w, g);
    free(path);
    return finish(&w);
}

/* ---- programs that a program of the host executes ---------------------------------------------- */

/* --cpu, with a path that does not depend on the directory. */
static void add_cpu(struct words *w, const struct machine_options *m)
{
    char *path = strchr(m->cpu, '/') || strstr(m->cpu, ".cpu") ? realpath(m->cpu, NULL) : NULL;
    add(w, "--cpu=%s", path ? path : m->cpu);
    free(path);
}

/* Options for programs of the same instruction set, for those with timing models, and for all. */
static void add_nested(struct words *w, const struct machine_options *m)
{
    const struct kernel_options *o = &m->kernel;
    if (m->cpu)
        add_cpu(w, m);
    if (m->isa_level)
        add(w, "--isa-level=%s", m->isa_level);
    if (m->check_groups)
        add(w, "--check-groups");
    if (o->cross_root)
        add_root(w, m);
    add(w, "%s", "");
    if (m->engine_given)
        add(w, "--engine=%s", o->engine == CPU_ENGINE_JIT ? "jit" : "interp");
    if (m->perfect_cache)
        add(w, "--cache=perfect");
    if (m->step_scoreboard)
        add(w, "--step-scoreboard");
    if (m->consumer && m->consumer_entries)
        add(w, "--timing=consumer:%u", m->consumer_entries);
    else if (m->consumer)
        add(w, "--timing=consumer");
    add(w, "%s", "");
    if (!o->cross_root)
        add_root(w, m);
    add_machine(w, m);
    if (o->retiring)
        add(w, "--attribute=retiring");
    if (o->fixed_stack)
        add(w, "--reproducible");
}

char **dispatch_nested(void *machine_options, int64_t epoch)
{
    struct machine_options *m = machine_options;
    if (m->no_nested || !m->isa_name)
        return NULL;
    if (!m->nested) {
        struct words w = {0};
        char *root = m->kernel.root ? realpath(m->kernel.root, NULL) : NULL;
        add(&w, "precis");
        add(&w, NESTED_SUPERVISE);
        add(&w, "%s", ""); /* its numbers */
        add(&w, "%s", m->isa_name);
        add(&w, "%s", root ? root : "");
        add_nested(&w, m);
        add(&w, "%s", ""); /* the time of day */
        free(root);
        m->nested_words = w.count;
        m->nested = finish(&w);
    }
    char *time = NULL, **list = m->nested ? calloc(m->nested_words + 1, sizeof *list) : NULL;
    if (!list || asprintf(&time, "--epoch=%" PRId64, epoch) < 0) {
        free(list);
        return NULL;
    }
    free(m->nested[m->nested_words - 1]);
    m->nested[m->nested_words - 1] = time;
    memcpy(list, m->nested, m->nested_words * sizeof *list);
    return list;
}

void dispatch_nested_free(struct machine_options *m)
{
    for (size_t i = 0; m->nested && i < m->nested_words; i++)
        free(m->nested[i]);
    free(m->nested);
    m->nested = NULL;
}
