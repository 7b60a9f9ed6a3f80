/* argp.c - see argp.h: parses options by their long names and letters, in order, as libprecis uses argp. */
#include <stdlib.h>
#include <string.h>

#include "argp.h"

/* A parser of the tree, with its state's input. */
struct group {
    const struct argp *argp;
    void *input, **child_inputs;
};

enum { MOST_GROUPS = 16 };

struct parse {
    struct group group[MOST_GROUPS];
    unsigned groups;
    struct argp_state state;
};

/* Initialises a parser and its children, each after it has got its input from its parent. */
static error_t add(struct parse *p, const struct argp *argp, void *input)
{
    unsigned n = 0;
    if (p->groups == MOST_GROUPS)
        return ENOMEM;
    struct group *g = &p->group[p->groups++];
    *g = (struct group){.argp = argp, .input = input};
    while (argp->children && argp->children[n].argp)
        n++;
    g->child_inputs = calloc(n + 1, sizeof *g->child_inputs);
    if (!g->child_inputs)
        return ENOMEM;
    p->state.input = input;
    p->state.child_inputs = g->child_inputs;
    error_t error = argp->parser ? argp->parser(ARGP_KEY_INIT, NULL, &p->state) : 0;
    for (unsigned k = 0; k < n && (!error || error == ARGP_ERR_UNKNOWN); k++)
        error = add(p, argp->children[k].argp, g->child_inputs[k]);
    return error == ARGP_ERR_UNKNOWN ? 0 : error;
}

static error_t tell(struct parse *p, const struct group *g, int key, char *arg)
{
    p->state.input = g->input;
    p->state.child_inputs = g->child_inputs;
    return g->argp->parser ? g->argp->parser(key, arg, &p->state) : ARGP_ERR_UNKNOWN;
}

/* Tells all parsers; unless `all`, until one accepts. */
static error_t tell_each(struct parse *p, int key, char *arg, bool all)
{
    error_t error = ARGP_ERR_UNKNOWN;
    for (unsigned k = 0; k < p->groups && (all || error == ARGP_ERR_UNKNOWN); k++) {
        error = tell(p, &p->group[k], key, arg);
        if (all && error && error != ARGP_ERR_UNKNOWN)
            return error;
    }
    return all ? 0 : error;
}

/* Finds an option by its letter, or by its name or the beginning of one. */
static const struct argp_option *find(const struct parse *p, const char *name, size_t length, int letter, const struct group **of)
{
    const struct argp_option *found = NULL;
    for (unsigned k = 0; k < p->groups; k++)
        for (const struct argp_option *o = p->group[k].argp->options; o && (o->name || o->key || o->doc || o->group); o++) {
            bool same = letter ? o->key == letter : o->name && !strncmp(o->name, name, length);
            if (!same)
                continue;
            found = o;
            *of = &p->group[k];
            if (letter || !o->name[length])
                return o;
        }
    return found;
}

static error_t parse_option(struct parse *p, const struct argp_option *o, const struct group *g, char *arg)
{
    struct argp_state *s = &p->state;
    bool takes = o && o->arg;
    if (!o || (arg && !takes))
        return EINVAL;
    if (takes && !arg && !(o->flags & OPTION_ARG_OPTIONAL)) {
        if (s->next >= s->argc)
            return EINVAL;
        arg = s->argv[s->next++];
    }
    return tell(p, g, o->key, arg);
}

static error_t parse_word(struct parse *p)
{
    struct argp_state *s = &p->state;
    char *word = s->argv[s->next++];
    const struct group *g = NULL;
    if (!strncmp(word, "--", 2)) {
        char *equals = strchr(word, '=');
        size_t length = equals ? (size_t)(equals - word) - 2 : strlen(word + 2);
        const struct argp_option *o = find(p, word + 2, length, 0, &g);
        return parse_option(p, o, g, equals ? equals + 1 : NULL);
    }
    const struct argp_option *o = find(p, NULL, 0, word[1], &g);
    return parse_option(p, o, g, word[2] ? word + 2 : NULL);
}

static error_t parse_argument(struct parse *p)
{
    struct argp_state *s = &p->state;
    int at = s->next++;
    error_t error = tell_each(p, ARGP_KEY_ARG, s->argv[at], false);
    if (error == ARGP_ERR_UNKNOWN) {
        s->next = at;
        error = tell_each(p, ARGP_KEY_ARGS, NULL, false);
        s->next = error ? s->next : s->argc;
    }
    s->arg_num++;
    return error;
}

static error_t parse_words(struct parse *p)
{
    struct argp_state *s = &p->state;
    error_t error = 0;
    for (s->next = 1; !error && s->next < s->argc;) {
        const char *word = s->argv[s->next];
        if (!s->quoted && !strcmp(word, "--"))
            s->quoted = ++s->next;
        else
            error = !s->quoted && word[0] == '-' && word[1] ? parse_word(p) : parse_argument(p);
    }
    if (!error && !s->arg_num)
        error = tell_each(p, ARGP_KEY_NO_ARGS, NULL, true);
    return error ? error : tell_each(p, ARGP_KEY_END, NULL, true);
}

error_t argp_parse(const struct argp *argp, int argc, char **argv, unsigned flags, int *next, void *input)
{
    struct parse p = {.state = {.root_argp = argp, .argc = argc, .argv = argv, .flags = flags, .name = argv[0]}};
    error_t error = add(&p, argp, input);
    p.state.err_stream = stderr;
    p.state.out_stream = stdout;
    if (!error)
        error = parse_words(&p);
    tell_each(&p, error ? ARGP_KEY_ERROR : ARGP_KEY_SUCCESS, NULL, true);
    tell_each(&p, ARGP_KEY_FINI, NULL, true);
    for (unsigned k = 0; k < p.groups; k++)
        free(p.group[k].child_inputs);
    if (next)
        *next = p.state.next;
    return error;
}
