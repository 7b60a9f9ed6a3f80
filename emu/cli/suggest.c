/* suggest.c - options that argp would refuse in several lines (see command.h). */
#define _GNU_SOURCE /* vasprintf */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/fatal/fatal.h"

enum { WORD_MOST = 40 };

/* ---- options ---------------------------------------------------------------------------------------------------- */

/* Options that every command has by argp. */
static const struct argp_option common[] = {{"help", '?', NULL, 0, NULL, 0},    {"usage", -1, NULL, 0, NULL, 0},
                                            {"version", 'V', NULL, 0, NULL, 0}, {"program-name", -1, "NAME", 0, NULL, 0},
                                            {"HANG", -1, "SECS", 0, NULL, 0},   {0}};

/* An option of the command line, by its name or letter. */
struct wanted {
    char name[WORD_MOST + 1]; /* without "--" and "=VALUE"; longer than all names: cut off */
    char key;                 /* of a short option; 0: a long one */
    unsigned count;           /* options that are meant, by a beginning of their names: */
    const struct argp_option *found, *second;
    bool exact;
    struct suggestion suggestion;
};

static void look_in(struct wanted *w, const struct argp_option *table)
{
    const struct argp_option *meant = NULL; /* the option of which an alias is another name */
    size_t length = strlen(w->name);
    for (const struct argp_option *o = table; o && (o->name || o->doc || o->key); o++) {
        meant = o->flags & OPTION_ALIAS ? meant : o;
        if (o->name && !w->key)
            suggestion_try(&w->suggestion, o->name);
        if (w->exact || (w->key ? o->key != w->key : !o->name || strncmp(o->name, w->name, length) != 0))
            continue;
        w->exact = w->key || !o->name[length];
        if (!w->exact && w->found && w->found != meant && ++w->count == 2)
            w->second = meant;
        if (!w->found || w->exact)
            w->found = meant;
        w->count += !w->count;
    }
}

static void look_up(struct wanted *w, const struct argp *argp)
{
    look_in(w, argp->options);
    for (const struct argp_child *c = argp->children; c && c->argp; c++)
        look_up(w, c->argp);
}

/* A command line that is looked through. */
struct line {
    const char *command; /* "precis run" */
    const struct argp *argp;
    const struct argp_option **seen; /* options with a FILE, each once */
    size_t nseen;
};

static _Noreturn __attribute__((format(printf, 2, 3))) void refuse(const struct line *l, const char *format, ...)
{
    char *text = NULL;
    va_list args;
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        text = NULL;
    va_end(args);
    if (fatal_is_caught())
        complain(l->command, "%s", text ? text : "out of memory");
    else
        complain(l->command, "%s; \"%s --help\" lists the options", text ? text : "out of memory", l->command);
    fatal_exit(EXIT_MISTAKE);
}

/* Refuses an option that is none, or that could be several. */
static void check_name(const struct line *l, const struct wanted *w)
{
    if (!w->found && w->key)
        refuse(l, "no option -%c", w->key);
    if (!w->found && w->suggestion.name)
        refuse(l, "no option --%s; did you mean --%s?", w->name, w->suggestion.name);
    if (!w->found)
        refuse(l, "no option --%s", w->name);
    if (!w->exact && w->second)
        refuse(l, "--%s: --%s or --%s?", w->name, w->found->name, w->second->name);
}

static bool has_any(const char *argument, const char *const *words)
{
    while (*words && !strstr(argument, *words))
        words++;
    return *words;
}

/* Refuses a long option in the place of an argument. */
static void check_no_option(const struct line *l, const struct argp_option *o, const char *next)
{
    struct wanted w = {.key = 0, .suggestion = {.word = ""}};
    if (strncmp(next, "--", 2) != 0 || !next[2])
        return;
    strncat(w.name, next + 2, WORD_MOST);
    w.name[strcspn(w.name, "=")] = 0;
    look_in(&w, common);
    look_up(&w, l->argp);
    if (w.exact)
        refuse(l, "--%s: expected %s before --%s, or --%s=%s", o->name, o->arg, w.name, o->name, next);
}

/* Refuses an argument that names nothing, and a second file for what is written or read once. */
static void check_argument(struct line *l, const struct argp_option *o, const char *argument)
{
    static const char *const named[] = {"FILE", "DIR", "SYMBOL", "PROGRAM", NULL};
    bool is_name = has_any(o->arg, named) || !strcmp(o->name, "function") || !strcmp(o->name, "section");
    if (!*argument && is_name)
        refuse(l, "--%s=: expected %s", o->name, o->arg);
    for (size_t i = 0; i < l->nseen; i++)
        if (l->seen[i] == o)
            refuse(l, "--%s is given twice", o->name);
    if (l->seen && !strcmp(o->arg, "FILE") && !(o->flags & OPTION_ARG_OPTIONAL))
        l->seen[l->nseen++] = o;
}

/* Checks an option of which the argument is at `argument`, or else in the next word. Returns whether it is there. */
static bool check_option(struct line *l, const struct wanted *w, const char *argument, const char *next)
{
    const struct argp_option *o = w->found;
    check_name(l, w);
    if (!o->arg && argument)
        refuse(l, "--%s=%s: takes no argument", o->name, argument);
    if (!o->arg || (!argument && o->flags & OPTION_ARG_OPTIONAL))
        return false;
    if (!argument && !next)
        refuse(l, "--%s: expected %s", o->name, o->arg);
    if (!argument)
        check_no_option(l, o, next);
    check_argument(l, o, argument ? argument : next);
    return !argument;
}

static bool check_long(struct line *l, const char *word, const char *next)
{
    size_t length = strcspn(word, "=");
    struct wanted w = {.key = 0};
    w.suggestion.word = w.name;
    strncat(w.name, word, length < WORD_MOST ? length : WORD_MOST);
    look_in(&w, common);
    look_up(&w, l->argp);
    return check_option(l, &w, word[length] ? word + length + 1 : NULL, next);
}

/* Short options in one word: all but the last have no argument. */
static bool check_short(struct line *l, const char *word, const char *next)
{
    for (; *word; word++) {
        struct wanted w = {.key = *word, .suggestion = {.word = ""}};
        look_in(&w, common);
        look_up(&w, l->argp);
        check_name(l, &w);
        if (w.found->arg)
            return check_option(l, &w, word[1] ? word + 1 : NULL, next);
    }
    return false;
}

void check_options(const struct argp *argp, int argc, char **argv, bool in_order)
{
    struct line l = {argv[0], argp, calloc((size_t)argc + 1, sizeof *l.seen), 0};
    for (int k = 1; k < argc && strcmp(argv[k], "--") != 0; k++) {
        const char *word = argv[k], *next = k + 1 < argc ? argv[k + 1] : NULL;
        bool is_option = word[0] == '-' && word[1];
        if (!is_option && in_order)
            break;
        if (is_option)
            k += word[1] == '-' ? check_long(&l, word + 2, next) : check_short(&l, word + 1, next);
    }
    free(l.seen);
}
