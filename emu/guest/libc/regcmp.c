/*
 * regcmp.c - regcmp() and regex(): patterns without alternatives, compiled to a list of nodes. regcmp(3X).
 */
#include "libc.h"

char *__loc1; /* where the last match began */

enum { ANY, CHARACTER, SET, START, END, GROUP };
enum { RESULTS = 10, NO_RESULT = RESULTS, PATTERN_MAX = 4096, REPEATS_MAX = 255, FOR_EVER = 0x7fff };
struct node {
    unsigned char kind, result, character;
    short least, most;
    int end; /* of a group: the node after its last one */
    unsigned char set[32];
};
struct compiled {
    int count;
    struct node nodes[];
};

/* ---- compiling ------------------------------------------------------------------------------------------------------------ */

struct compiler {
    const char *at;
    struct compiled *out;
    int failed;
};

static int fail(struct compiler *c)
{
    c->failed = 1;
    return 0;
}

static void add_to_set(unsigned char set[32], int from, int to)
{
    for (int i = from; i <= to; i++)
        set[i / 8] |= (unsigned char)(1 << i % 8);
}

/* What follows an opening bracket, to the closing one. */
static void compile_set(struct compiler *c, struct node *n)
{
    const int is_negated = *c->at == '^';
    const char *first;

    n->kind = SET;
    c->at += is_negated;
    first = c->at;
    for (; *c->at && (*c->at != ']' || c->at == first); c->at++) {
        const unsigned char low = (unsigned char)*c->at;

        if (c->at[1] == '-' && c->at[2] && c->at[2] != ']') {
            c->at += 2;
            add_to_set(n->set, low, (unsigned char)*c->at);
        } else {
            add_to_set(n->set, low, low);
        }
    }
    if (*c->at++ != ']')
        fail(c);
    if (is_negated)
        for (int i = 0; i < 32; i++)
            n->set[i] = (unsigned char)~n->set[i];
    n->set[0] &= (unsigned char)~1; /* the end of the subject */
}

static int number(struct compiler *c)
{
    int v = 0;

    if (!isdigit((unsigned char)*c->at))
        return fail(c);
    while (isdigit((unsigned char)*c->at) && v <= REPEATS_MAX)
        v = v * 10 + *c->at++ - '0';
    return v > REPEATS_MAX ? fail(c) : v;
}

/* The operator after a node: * + {m} {m,} {m,u} */
static void compile_repetition(struct compiler *c, struct node *n)
{
    n->least = n->most = 1;
    if (*c->at == '*' || *c->at == '+') {
        n->least = *c->at++ == '+';
        n->most = FOR_EVER;
    } else if (*c->at == '{') {
        c->at++;
        n->least = n->most = (short)number(c);
        if (*c->at == ',') {
            c->at++;
            n->most = *c->at == '}' ? FOR_EVER : (short)number(c);
        }
        if (*c->at++ != '}' || n->most < n->least)
            fail(c);
    }
}

static void compile_list(struct compiler *c, int depth);

static void compile_one(struct compiler *c, int depth)
{
    const int index = c->out->count++;
    struct node *n = &c->out->nodes[index];

    *n = (struct node){.kind = CHARACTER, .result = NO_RESULT, .least = 1, .most = 1};
    switch (*c->at++) {
    case '.': n->kind = ANY; break;
    case '[': compile_set(c, n); break;
    case '(':
        n->kind = GROUP;
        compile_list(c, depth + 1);
        if (*c->at++ != ')') {
            c->at--;
            fail(c);
            return;
        }
        n->end = c->out->count;
        if (*c->at == '$' && isdigit((unsigned char)c->at[1])) {
            n->result = (unsigned char)(c->at[1] - '0');
            c->at += 2;
        }
        break;
    case '$':
        if (!*c->at) {
            n->kind = END;
            return;
        }
        n->character = '$';
        break;
    case '*':
    case '+':
    case '{': fail(c); return;
    case '\\':
        if (!*c->at) {
            fail(c);
            return;
        }
        n->character = (unsigned char)(*c->at == 'n' ? '\n' : *c->at);
        c->at++;
        break;
    default: n->character = (unsigned char)c->at[-1];
    }
    compile_repetition(c, n);
}

static void compile_list(struct compiler *c, int depth)
{
    if (depth > 50)
        fail(c);
    while (!c->failed && *c->at && !(depth && *c->at == ')'))
        compile_one(c, depth);
}

/* The pattern is in pieces, up to a null pointer. */
char *regcmp(const char *pattern, ...)
{
    char whole[PATTERN_MAX];
    size_t n = 0;
    va_list args;

    va_start(args, pattern);
    for (const char *s = pattern; s; s = va_arg(args, const char *)) {
        const size_t more = strlen(s);

        if (more >= sizeof whole - n) {
            va_end(args);
            return NULL;
        }
        memcpy(whole + n, s, more);
        n += more;
    }
    va_end(args);
    whole[n] = 0;
    struct compiler c = {.at = whole, .out = calloc(1, sizeof *c.out + (n + 1) * sizeof c.out->nodes[0])};

    if (!c.out)
        return NULL;
    if (*c.at == '^') {
        c.at++;
        c.out->nodes[c.out->count++].kind = START;
    }
    compile_list(&c, 0);
    if (c.failed) {
        free(c.out);
        return NULL;
    }
    return (char *)c.out;
}

/* ---- matching ------------------------------------------------------------------------------------------------------------- */

/* A group that is being matched, for the count-th time. */
struct frame {
    int group, count;
    const char *start;
    const struct frame *outer;
};
struct matcher {
    const struct compiled *re;
    const char *begin[RESULTS], *end[RESULTS];
};

static const char *match(struct matcher *m, int at, const char *s, const struct frame *in);

static int fits(const struct node *n, const char *s)
{
    const unsigned char c = (unsigned char)*s;

    return c && (n->kind == ANY || (n->kind == SET ? n->set[c / 8] >> c % 8 & 1 : n->character == c));
}

static const char *match_group(struct matcher *m, int group, int count, const char *s, const struct frame *outer)
{
    const struct node *n = &m->re->nodes[group];
    const struct frame f = {group, count, s, outer};
    const char *end = count < n->most ? match(m, group + 1, s, &f) : NULL;

    return end || count < n->least ? end : match(m, n->end, s, outer);
}

/* The list of a group has matched up to s. */
static const char *leave_group(struct matcher *m, const struct frame *f, const char *s)
{
    const struct node *n = &m->re->nodes[f->group];
    const int r = n->result;
    const char *begin = NULL, *before = NULL, *end;

    if (r != NO_RESULT) {
        begin = m->begin[r];
        before = m->end[r];
        m->begin[r] = f->start;
        m->end[r] = s;
    }
    end = s == f->start ? match(m, n->end, s, f->outer) : match_group(m, f->group, f->count + 1, s, f->outer);
    if (!end && r != NO_RESULT) {
        m->begin[r] = begin;
        m->end[r] = before;
    }
    return end;
}

/* Returns the end of the match of the nodes from `at` on, or NULL. */
static const char *match(struct matcher *m, int at, const char *s, const struct frame *in)
{
    const int list_end = in ? m->re->nodes[in->group].end : m->re->count;
    const struct node *n = &m->re->nodes[at];
    long count = 0;

    if (at == list_end)
        return in ? leave_group(m, in, s) : s;
    switch (n->kind) {
    case START: return match(m, at + 1, s, in);
    case END: return *s ? NULL : match(m, at + 1, s, in);
    case GROUP: return match_group(m, at, 0, s, in);
    default: break;
    }
    while (count < n->most && fits(n, s + count))
        count++;
    for (; count >= n->least; count--) {
        const char *end = match(m, at + 1, s + count, in);

        if (end)
            return end;
    }
    return NULL;
}

/* Copies what the groups with $n have matched to the n-th of the buffers. Returns the end of the match, or NULL. */
char *regex(const char *compiled, const char *subject, ...)
{
    const struct compiled *re = (const struct compiled *)compiled;
    struct matcher m;
    const char *s = subject, *end = NULL;
    va_list args;

    if (!re)
        return NULL;
    for (;; s++) {
        memset(&m, 0, sizeof m);
        m.re = re;
        end = match(&m, 0, s, NULL);
        if (end || !*s || (re->count && re->nodes[0].kind == START))
            break;
    }
    if (!end)
        return NULL;
    __loc1 = (char *)s;
    int last = RESULTS;

    while (last && !m.begin[last - 1])
        last--;
    va_start(args, subject);
    for (int i = 0; i < last; i++) {
        char *to = va_arg(args, char *);

        if (m.begin[i]) {
            memcpy(to, m.begin[i], (size_t)(m.end[i] - m.begin[i]));
            to[m.end[i] - m.begin[i]] = 0;
        }
    }
    va_end(args);
    return (char *)end;
}
