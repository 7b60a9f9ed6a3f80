/* suggest.c - what was meant by a misspelt word (see command.h). */
#define _GNU_SOURCE /* strchrnul */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"

enum { WORD_MOST = 40 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

unsigned word_distance(const char *a, const char *b)
{
    size_t n = strnlen(a, WORD_MOST), m = strnlen(b, WORD_MOST);
    unsigned row[3][WORD_MOST + 1]; /* of a's prefixes: of two characters less, of one less, of this one */
    for (unsigned k = 0; k <= m; k++)
        row[1][k] = row[0][k] = k;
    for (unsigned i = 1; i <= n; i++) {
        row[2][0] = i;
        for (unsigned k = 1; k <= m; k++) {
            bool same = tolower((unsigned char)a[i - 1]) == tolower((unsigned char)b[k - 1]);
            row[2][k] = least(least(row[1][k] + 1, row[2][k - 1] + 1), row[1][k - 1] + !same);
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
                row[2][k] = least(row[2][k], row[0][k - 2] + 1);
        }
        memcpy(row[0], row[1], sizeof row[0]);
        memcpy(row[1], row[2], sizeof row[1]);
    }
    return row[1][m];
}

void suggestion_try(struct suggestion *s, const char *name)
{
    size_t length = strlen(s->word);
    unsigned distance = word_distance(s->word, name), most = length < 4 ? 1 : length < 8 ? 2 : 3;
    bool begins = length >= 3 && !strncmp(name, s->word, length);
    distance = begins ? least(distance, 1) : distance;
    if (distance > most || (s->name && distance >= s->distance))
        return;
    s->name = name;
    s->distance = distance;
}

/* ---- options ---------------------------------------------------------------------------------------------------- */

/* Options that every command has by argp. */
static const struct argp_option common[] = {{"help", '?', NULL, 0, NULL, 0},    {"usage", -1, NULL, 0, NULL, 0},
                                            {"version", 'V', NULL, 0, NULL, 0}, {"program-name", -1, "NAME", 0, NULL, 0},
                                            {"HANG", -1, "SECS", 0, NULL, 0},   {0}};

/* An option word of the command line: its name, without "--" and "=VALUE". */
struct wanted {
    const char *name;
    size_t length;
    char key; /* of a short option; 0: a long one */
    const struct argp_option *found;
    struct suggestion suggestion;
};

static void look_in(struct wanted *w, const struct argp_option *table)
{
    const struct argp_option *meant = NULL; /* the option of which an alias is another name */
    for (const struct argp_option *o = table; o && (o->name || o->doc || o->key); o++) {
        meant = o->flags & OPTION_ALIAS ? meant : o;
        if (w->key ? o->key == w->key : o->name && !strncmp(o->name, w->name, w->length))
            w->found = meant;
        if (o->name && !w->key)
            suggestion_try(&w->suggestion, o->name);
    }
}

static void look_up(struct wanted *w, const struct argp *argp)
{
    look_in(w, argp->options);
    for (const struct argp_child *c = argp->children; c && c->argp; c++)
        look_up(w, c->argp);
}

/* Looks an option word up. Prints an error and exits if there is no such long option. Returns whether the next word is its argument. */
static bool takes_next(const char *command, const struct argp *argp, const char *word)
{
    char name[WORD_MOST + 1] = "";
    struct wanted w = {.suggestion = {.word = name}};
    if (word[1] == '-') {
        w.name = word + 2;
        w.length = strcspn(w.name, "=");
        strncat(name, w.name, w.length < WORD_MOST ? w.length : WORD_MOST);
    } else {
        w.key = word[1];
    }
    look_in(&w, common);
    look_up(&w, argp);
    if (!w.found && !w.key && w.suggestion.name) {
        complain(command, "no option --%s; did you mean --%s? \"%s --help\" lists the options", name, w.suggestion.name, command);
        exit(EXIT_MISTAKE);
    }
    if (!w.found || !w.found->arg || w.found->flags & OPTION_ARG_OPTIONAL)
        return false;
    return w.key ? !word[2] : !w.name[w.length];
}

void check_option_names(const struct argp *argp, int argc, char **argv, bool in_order)
{
    for (int k = 1; k < argc && strcmp(argv[k], "--") != 0; k++) {
        bool is_option = argv[k][0] == '-' && argv[k][1];
        if (!is_option && in_order)
            return;
        if (is_option)
            k += takes_next(argv[0], argp, argv[k]);
    }
}
