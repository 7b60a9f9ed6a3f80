/* function_name.c - see function_name.h. */
#include "emu/report/function_name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/report/must.h"
#include "emu/report/short_name.h"

enum { NO_FIT, FITS_END, FITS_BARE, FITS_WHOLE };

/* Where an unfinished scan of a name is: how many brackets of each kind are open. */
struct nesting {
    unsigned angle, round, other;
};

static void nest(struct nesting *n, char c)
{
    n->angle += c == '<';
    n->angle -= c == '>' && n->angle;
    n->round += c == '(';
    n->round -= c == ')' && n->round;
    n->other += c == '{' || c == '[';
    n->other -= (c == '}' || c == ']') && n->other;
}

static bool is_outside(const struct nesting *n)
{
    return !n->angle && !n->round && !n->other;
}

/* The parameter list: the last one outside other brackets that no part of the name follows, or NULL. *start: the name without the
 * return type that templates have. */
static const char *parameters(const char *name, const char **start)
{
    struct nesting n = {0};
    const char *list = NULL, *blank = NULL, *before = NULL;
    bool named = false; /* the word "operator" was seen: blanks belong to the name */

    for (const char *at = name; *at; at++) {
        size_t length = short_name_operator(name, at);
        named |= is_outside(&n) && !strncmp(at, "operator", 8) && (at == name || at[-1] == ':' || at[-1] == ' ');
        if (length) {
            at += length - 1;
            continue;
        }
        if (is_outside(&n) && *at == '(')
            list = strncmp(at, "(anonymous namespace)", 21) != 0 ? at : NULL, before = blank;
        if (is_outside(&n) && *at == ' ' && !named && !list)
            blank = at;
        if (is_outside(&n) && list && !strncmp(at, "::", 2))
            list = NULL;
        nest(&n, *at);
    }
    const char *end = list;
    while (end && end > name && end[-1] == ' ')
        end--;
    *start = end && end > name && end[-1] == '>' && before ? before + 1 : name;
    return list;
}

/* Copies a name up to `end` without template arguments. */
static char *without_arguments(const char *name, const char *end)
{
    char *out = must(malloc((size_t)(end - name) + 1)), *to = out;
    unsigned level = 0;

    for (const char *at = name; at < end;) {
        size_t length = short_name_operator(name, at), step = length ? length : 1;
        bool opens = !length && *at == '<', closes = !length && *at == '>' && level;
        if (!opens && !level) {
            memcpy(to, at, step);
            to += step;
        }
        level += opens;
        level -= closes;
        at += step;
    }
    while (to > out && to[-1] == ' ')
        to--;
    *to = 0;
    return out;
}

/* Returns whether the text is the end of a name, after a namespace or a class. */
static bool is_end(const char *name, const char *text)
{
    size_t n = strlen(name), length = strlen(text);

    return length && n > length + 2 && !strcmp(name + n - length, text) && !strncmp(name + n - length - 2, "::", 2);
}

static unsigned fit_of(const char *name, const char *wanted)
{
    const char *start, *list = parameters(name, &start), *end = list ? list : name + strlen(name);
    size_t length = (size_t)(end - start);

    if (!strcmp(name, wanted))
        return FITS_WHOLE;
    if (!list) /* C, or without parameters: a namespace may be there */
        return is_end(name, wanted) ? FITS_END : NO_FIT;
    while (length && start[length - 1] == ' ')
        length--;
    char *full = must(strndup(start, length)), *bare = without_arguments(start, end);
    char *listed = must(malloc(strlen(bare) + strlen(list) + 1));
    strcat(strcpy(listed, bare), list);
    unsigned fit = !strcmp(full, wanted) || !strcmp(bare, wanted) || !strcmp(listed, wanted) || !strcmp(start, wanted) ? FITS_BARE
                   : is_end(full, wanted) || is_end(bare, wanted) || is_end(start, wanted)                             ? FITS_END
                                                                                                                       : NO_FIT;
    free(full);
    free(bare);
    free(listed);
    return fit;
}

bool name_fits(const char *name, const char *wanted)
{
    return fit_of(name, wanted) != NO_FIT;
}

bool name_choice_try(struct name_choice *c, const char *name)
{
    unsigned fit = fit_of(name, c->wanted);

    if (fit > c->fit) {
        c->fit = fit;
        c->count = 0;
        c->more = false;
    }
    if (!fit || fit < c->fit)
        return fit;
    for (unsigned k = 0; k < c->count; k++)
        if (!strcmp(c->name[k], name))
            return true;
    if (c->count < NAME_CHOICES)
        c->name[c->count++] = name;
    else
        c->more = true;
    return true;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

const char *name_choice_end(const struct name_choice *c, char **error)
{
    const char *names[NAME_CHOICES];
    size_t size;

    *error = NULL;
    if (c->count < 2)
        return c->count ? c->name[0] : NULL;
    memcpy(names, c->name, sizeof names);
    qsort(names, c->count, sizeof *names, by_text);
    FILE *out = must(open_memstream(error, &size));
    fprintf(out, "%s could be one of several functions: ", c->wanted);
    for (unsigned k = 0; k < c->count; k++)
        fprintf(out, "%s\"%s\"", k ? ", " : "", names[k]);
    fputs(c->more ? " and others; give the whole name" : "; give the whole name", out);
    if (fclose(out) || !*error)
        out_of_memory();
    return NULL;
}
