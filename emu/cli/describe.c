/*
 * describe.c - a program of the build: describe_commands FILE writes the commands, their options and the dialects to FILE, as JSON.
 * cmake/make-manual and cmake/make-completion make manual pages and completion scripts from it.
 *
 * It is linked with the commands themselves and with --wrap=argp_parse: each command runs as far as argp_parse(), which reads the option
 * table that it is given.
 */
#include <ctype.h>
#include <jansson.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "profil/profil.h"
#include "emu/report/must.h"
#include "emu/report/profile.h"

error_t __wrap_argp_parse(const struct argp *argp, int argc, char **argv, unsigned flags, int *index, void *input);

/* For builds with AddressSanitizer: what the commands allocate before argp_parse() is not freed. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

/* ---- what an option's argument can be ---------------------------------------------------------- */

static void add(json_t *list, const char *name)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!strcmp(json_string_value(json_array_get(list, i)), name))
            return;
    json_array_append_new(list, json_string(name));
}

static void add_machines(json_t *list)
{
    for (unsigned i = 0; machine_name(i); i++)
        add(list, machine_name(i));
}

static void add_models(json_t *list)
{
    const struct isa *isa;
    const struct timing_model *m;
    for (unsigned i = 0; (isa = machine_by_index(i)); i++)
        for (unsigned k = 0; cpu_can(isa, CPU_CYCLE_MODELS) && (m = isa->timing.model(k)); k++)
            add(list, m->name);
    add(list, "none");
}

static void add_levels(json_t *list)
{
    const struct isa *isa;
    for (unsigned i = 0; (isa = machine_by_index(i)); i++)
        for (unsigned k = 0; isa->levels && isa->levels[k]; k++)
            add(list, isa->levels[k]);
}

static void add_dialects(json_t *list)
{
    for (const char *const *name = profil_dialect_names; *name; name++)
        add(list, *name);
}

static void add_formats(json_t *list)
{
    for (const struct profile_format *f = profile_formats; f->name; f++)
        add(list, f->name);
    add(list, "html");
}

static void add_engines(json_t *list)
{
    add(list, "jit");
    add(list, "interp");
}

static void add_caches(json_t *list)
{
    add(list, "model");
    add(list, "perfect");
}

static void add_places(json_t *list)
{
    add(list, "next");
    add(list, "retiring");
}

static const struct {
    const char *option;
    void (*add)(json_t *list);
} values[] = {
    {"isa", add_machines},   {"cpu", add_models},     {"isa-level", add_levels}, {"dialect", add_dialects},
    {"format", add_formats}, {"engine", add_engines}, {"cache", add_caches},     {"attribute", add_places},
};

/* The words that an option takes: those of its table, or what its argument says in small letters ("2|4|8"). */
static json_t *values_of(const struct argp_option *o)
{
    json_t *list = json_array();
    char *words = strdup(o->arg ? o->arg : ""), *rest = words;
    for (size_t i = 0; o->arg && i < sizeof values / sizeof *values; i++)
        if (!strcmp(values[i].option, o->name))
            values[i].add(list);
    for (char *word; words && (word = strsep(&rest, "|"));)
        if (*word && !strpbrk(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ,=."))
            add(list, word);
    free(words);
    return list;
}

/* ---- option tables ------------------------------------------------------------------------------ */

static json_t *text_of(const struct argp *argp, int key, const char *text)
{
    const char *filled = argp->help_filter ? argp->help_filter(key, text, NULL) : text;
    return json_string(filled ? filled : "");
}

static json_t *option_of(const struct argp *argp, const struct argp_option *o)
{
    json_t *object = json_pack("{s:o, s:i}", "text", text_of(argp, o->key, o->doc), "group", o->group);
    if (!o->name)
        return object;
    json_object_set_new(object, "name", json_string(o->name));
    if (o->key > 0 && o->key < 128 && isgraph(o->key))
        json_object_set_new(object, "letter", json_pack("s#", (char[]){(char)o->key}, 1));
    if (o->arg)
        json_object_set_new(object, "argument", json_string(o->arg));
    json_object_set_new(object, "optional", json_boolean(o->flags & OPTION_ARG_OPTIONAL));
    json_object_set_new(object, "values", values_of(o));
    return object;
}

static void add_options(json_t *list, const struct argp *argp)
{
    for (const struct argp_option *o = argp->options; o && (o->name || o->doc); o++)
        if (!(o->flags & OPTION_HIDDEN))
            json_array_append_new(list, option_of(argp, o));
    for (const struct argp_child *c = argp->children; c && c->argp; c++)
        add_options(list, c->argp);
}

/* Where the running command continues, and what it found. */
static struct {
    jmp_buf back;
    json_t *command;
} now;

error_t __wrap_argp_parse(const struct argp *argp, int argc, char **argv, unsigned flags, int *index, void *input)
{
    json_t *options = json_array();
    const char *doc = argp->doc ? argp->doc : "", *after = strchr(doc, '\v');
    char *before = strndup(doc, after ? (size_t)(after - doc) : strlen(doc));
    (void)argc, (void)argv, (void)flags, (void)index, (void)input;
    add_options(options, argp);
    json_object_set_new(now.command, "arguments", json_string(argp->args_doc ? argp->args_doc : ""));
    json_object_set_new(now.command, "text", text_of(argp, ARGP_KEY_HELP_PRE_DOC, before));
    json_object_set_new(now.command, "notes", text_of(argp, ARGP_KEY_HELP_POST_DOC, after ? after + 1 : NULL));
    json_object_set_new(now.command, "options", options);
    free(before);
    longjmp(now.back, 1);
}

static char *summary_of(const struct command *c)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        out_of_memory();
    machine_text(c->summary, out);
    if (fclose(out) || !text)
        out_of_memory();
    return text;
}

static json_t *describe_command(const struct command *c)
{
    char name[64], *argv[] = {name, NULL}, *summary = summary_of(c);
    snprintf(name, sizeof name, "precis %s", c->name);
    now.command = json_pack("{s:s, s:s}", "name", c->name, "summary", summary);
    free(summary);
    if (!setjmp(now.back))
        c->run(1, argv);
    return now.command;
}

/* ---- dialects ----------------------------------------------------------------------------------- */

static json_t *choices_of(const struct profil_property *p)
{
    json_t *list = json_array();
    for (enum profil_choice c = p->first; c <= p->last; c++)
        json_array_append_new(list, json_pack("{s:s, s:s}", "name", profil_choice_name(c), "meaning", profil_choice_meaning(c)));
    return list;
}

static json_t *dialects_with(unsigned property)
{
    json_t *object = json_object();
    for (const char *const *name = profil_dialect_names; *name; name++) {
        struct profil_dialect d;
        if (profil_dialect_parse(*name, &d, NULL, 0))
            json_object_set_new(object, *name, json_string(profil_choice_name(profil_dialect_get(&d, property))));
    }
    return object;
}

static json_t *describe_properties(void)
{
    json_t *list = json_array();
    struct profil_property p;
    for (unsigned i = 0; (p = profil_property_at(i)).name; i++)
        json_array_append_new(list, json_pack("{s:s, s:s, s:o, s:o}", "name", p.name, "decides", p.decides, "choices", choices_of(&p), "in",
                                              dialects_with(i)));
    return list;
}

static json_t *describe_readings(void)
{
    json_t *list = json_array();
#define PROFIL_READING(dialect, name, changes, why) \
    json_array_append_new(list, json_pack("{s:s, s:s, s:s, s:s}", "dialect", #dialect, "name", name, "changes", changes, "why", why));
#include "profil/dialect.def"
#include "emu/report/must.h"
    return list;
}

int main(int argc, char **argv)
{
    json_t *list = json_array(), *dialects = json_array(), *models = json_array(), *all;
    for (const struct command *c = commands; c->name; c++)
        json_array_append_new(list, describe_command(c));
    add_dialects(dialects);
    add_models(models);
    all = json_pack("{s:s, s:o, s:o, s:o, s:o, s:o}", "version", PRECIS_VERSION, "commands", list, "models", models, "dialects", dialects,
                    "properties", describe_properties(), "readings", describe_readings());
    if (argc != 2 || json_dump_file(all, argv[1], JSON_INDENT(1))) {
        fprintf(stderr, "describe_commands: cannot write %s\n", argc == 2 ? argv[1] : "FILE");
        return EXIT_MISTAKE;
    }
    json_decref(all);
    return 0;
}
