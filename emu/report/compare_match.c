/* compare_match.c - which function, and which line, of one profile is which of the other. */
#include "emu/report/compare_inside.h"

#include <string.h>

/* ---- by name ------------------------------------------------------------------------------------------------------------- */

enum { SAME_PATH = 1000 };

unsigned compare_paths(const char *a, const char *b)
{
    size_t i = strlen(a), k = strlen(b);
    unsigned equal = 0;

    if (!i || !k)
        return 0;
    if (!strcmp(a, b))
        return SAME_PATH;
    while (i && k && a[i - 1] == b[k - 1]) {
        i--;
        k--;
        equal += a[i] == '/';
    }
    return equal + ((!i && (!k || b[k - 1] == '/')) || (!k && a[i - 1] == '/'));
}

static void pair(struct side_function *a, struct side_function *b, bool renamed)
{
    a->mate = b;
    b->mate = a;
    a->renamed = b->renamed = renamed;
}

/* The functions of one name, in one module or in all. */
struct group {
    struct side_function **of[2];
    size_t count[2];
};

/* Pairs functions of the same file. Both lists are sorted by file. */
static void pair_same_files(const struct group *g)
{
    for (size_t i = 0, k = 0; i < g->count[0] && k < g->count[1];) {
        int order = strcmp(g->of[0][i]->file, g->of[1][k]->file);
        if (!order && *g->of[0][i]->file)
            pair(g->of[0][i], g->of[1][k], false);
        i += order <= 0;
        k += order >= 0;
    }
}

static void keep_unpaired(struct group *g)
{
    for (unsigned side = 0; side < 2; side++) {
        size_t kept = 0;
        for (size_t i = 0; i < g->count[side]; i++)
            if (!g->of[side][i]->mate)
                g->of[side][kept++] = g->of[side][i];
        g->count[side] = kept;
    }
}

/* Pairs the two whose files' paths end most alike. Returns false if none do. */
static bool pair_nearest(struct group *g)
{
    struct side_function *a = NULL, *b = NULL;
    unsigned best = 0;

    for (size_t i = 0; i < g->count[0]; i++)
        for (size_t k = 0; k < g->count[1]; k++) {
            unsigned equal = compare_paths(g->of[0][i]->file, g->of[1][k]->file);
            if (equal > best)
                best = equal, a = g->of[0][i], b = g->of[1][k];
        }
    if (best)
        pair(a, b, false);
    return best;
}

static void pair_group(struct group *g)
{
    enum { MOST = 64 };
    bool single = g->count[0] == 1 && g->count[1] == 1;

    pair_same_files(g);
    do
        keep_unpaired(g);
    while (g->count[0] <= MOST && g->count[1] <= MOST && pair_nearest(g));
    if (g->count[0] == 1 && g->count[1] == 1 && (single || !*g->of[0][0]->file || !*g->of[1][0]->file))
        pair(g->of[0][0], g->of[1][0], false);
}

/* ---- lists of functions without a mate ----------------------------------------------------------------------------------- */

/* What must be equal in two functions that are matched, and unique on each side. */
struct trait {
    uint64_t hash; /* 0: the function has none */
    struct side_function *f;
};

typedef uint64_t trait_fn(const struct comparison *c, const struct side_function *f);

static int by_hash(const void *a, const void *b)
{
    const struct trait *x = a, *y = b;

    return COMPARE(x->hash, y->hash);
}

static struct trait *list_traits(const struct comparison *c, unsigned side, trait_fn *trait, size_t *count)
{
    struct compare_side *s = c->side[side];
    struct trait *list = must(calloc(s->function_count + 1, sizeof *list));

    *count = 0;
    for (size_t i = 0; i < s->function_count; i++) {
        struct trait t = {s->functions[i].mate ? 0 : trait(c, &s->functions[i]), &s->functions[i]};
        if (t.hash)
            list[(*count)++] = t;
    }
    if (*count)
        qsort(list, *count, sizeof *list, by_hash);
    return list;
}

static bool is_single(const struct trait *list, size_t count, size_t i)
{
    return (!i || list[i - 1].hash != list[i].hash) && (i + 1 == count || list[i + 1].hash != list[i].hash);
}

/* Pairs functions with the same trait, if it is unique on each side. moved: only those of different modules. */
static void pair_by(struct comparison *c, trait_fn *trait, bool renamed, bool moved)
{
    size_t n[2];
    struct trait *a = list_traits(c, 0, trait, &n[0]), *b = list_traits(c, 1, trait, &n[1]);

    for (size_t i = 0, k = 0; i < n[0] && k < n[1];) {
        if (a[i].hash == b[k].hash && is_single(a, n[0], i) && is_single(b, n[1], k) && !(moved && a[i].f->module == b[k].f->module))
            pair(a[i].f, b[k].f, renamed);
        if (a[i].hash < b[k].hash)
            i++;
        else if (a[i].hash > b[k].hash)
            k++;
        else
            i++, k++;
    }
    free(a);
    free(b);
}

/* ---- traits -------------------------------------------------------------------------------------------------------------- */

static uint64_t mixed(uint64_t hash, uint64_t n)
{
    hash = (hash ^ n) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 31;
}

/* The name, in any module: the code of a library is in the program if it is linked statically. */
static uint64_t name_trait(const struct comparison *c, const struct side_function *f)
{
    (void)c;
    return *f->name == '(' ? 0 : compare_hash(f->name, 1) | 1;
}

/* The module and the name without its parameters, of C++. */
static uint64_t unqualified_trait(const struct comparison *c, const struct side_function *f)
{
    size_t n = strlen(f->name), depth = 0;
    (void)c;
    if (n > 6 && !strcmp(f->name + n - 6, " const"))
        n -= 6;
    if (!n || f->name[n - 1] != ')')
        return 0;
    do {
        n--;
        depth += f->name[n] == ')';
        depth -= f->name[n] == '(';
    } while (depth && n);
    if (!n)
        return 0;
    char *name = must(strndup(f->name, n));
    uint64_t hash = compare_hash(name, compare_hash(f->module, 2)) | 1;
    free(name);
    return hash;
}

/* The executions of each instruction at its distance from the function's start: the same code in the same run. */
static uint64_t code_trait(const struct comparison *c, const struct side_function *f)
{
    const struct profile_function *of = f->function;
    uint64_t hash = compare_hash(f->module, 3), executions = 0;

    if (!of || f->symbol_count != 1 || !c->profile[0]->machine.exact || !c->profile[1]->machine.exact)
        return 0;
    hash = mixed(hash, of->high - of->low);
    for (size_t i = profile_first_sample(f->image, of->low); i < f->image->sample_count && f->image->samples[i].pc < of->high; i++) {
        const struct profile_sample *s = &f->image->samples[i];
        hash = mixed(mixed(hash, s->pc - of->low), s->instructions);
        executions += s->instructions;
    }
    return executions ? hash | 1 : 0;
}

/* ---- lines that have moved ----------------------------------------------------------------------------------------------- */

static int by_place(const void *a, const void *b)
{
    const struct moved_line *x = a, *y = b;
    int order = strcmp(x->file, y->file);

    return order ? order : COMPARE(x->line, y->line);
}

static void add_move(struct moved_lines *m, const struct side_function *a, unsigned line, unsigned to)
{
    if (!line || !to || !compare_paths(a->file, a->mate->file))
        return;
    MORE(m->line, m->count, m->room);
    m->line[m->count++] = (struct moved_line){a->file, a->mate->file, line, to};
}

static size_t first_move_after(const struct moved_lines *m, const char *file, unsigned line)
{
    const struct moved_line key = {file, NULL, line, 0};

    FIRST(m->line, m->count, by_place(&m->line[middle_], &key) <= 0);
}

/* Returns whether a declaration in the file has moved. The lines are sorted. */
static bool has_moved(const struct moved_lines *m, const char *file)
{
    for (size_t i = first_move_after(m, file, 0); i < m->count && m->line[i].file == file; i++)
        if (m->line[i].line != m->line[i].to_line)
            return true;
    return false;
}

static void sort_moves(struct moved_lines *m)
{
    if (m->count)
        qsort(m->line, m->count, sizeof *m->line, by_place);
}

/* Where a declaration is unknown, as of functions that are only inlined, the first line with figures stands for it, in files that have
 * changed: the optimiser may take another one for the first. */
void compare_find_moves(const struct comparison *c, struct moved_lines *m)
{
    const struct compare_side *s = c->side[0];

    m->count = 0;
    for (size_t i = 0; i < s->function_count; i++)
        if (s->functions[i].mate)
            add_move(m, &s->functions[i], s->functions[i].line, s->functions[i].mate->line);
    sort_moves(m);
    struct moved_lines declared = {m->count ? must(malloc(m->count * sizeof *m->line)) : NULL, m->count, m->count};
    if (m->count)
        memcpy(declared.line, m->line, m->count * sizeof *m->line);
    for (size_t i = 0; i < s->function_count; i++) {
        const struct side_function *f = &s->functions[i];
        if (f->mate && (!f->line || !f->mate->line) && has_moved(&declared, f->file))
            add_move(m, f, f->first, f->mate->first);
    }
    sort_moves(m);
    free(declared.line);
}

unsigned compare_moved(const struct moved_lines *m, const char *file, unsigned line)
{
    size_t after = first_move_after(m, file, line);
    const struct moved_line *last = after ? &m->line[after - 1] : NULL;

    return last && last->file == file ? line - last->line + last->to_line : line;
}

/* Returns whether the code of two functions has about the same size. */
static bool is_alike(const struct side_function *a, const struct side_function *b)
{
    uint64_t x = a->function->high - a->function->low, y = b->function->high - b->function->low;

    return x <= y + y / 4 && y <= x + x / 4;
}

/* A function of about the same size that is declared where, by its neighbours, one of A is expected: it has another name now. */
static void pair_by_place(struct comparison *c)
{
    struct moved_lines moves = {0};
    struct compare_side *a = c->side[0], *b = c->side[1];

    compare_find_moves(c, &moves);
    for (size_t i = 0; i < a->function_count; i++) {
        struct side_function *f = &a->functions[i], *found = NULL;
        size_t count = 0;
        if (f->mate || !f->line || !f->symbol_count || !*f->file)
            continue;
        unsigned line = compare_moved(&moves, f->file, f->line);
        for (size_t k = 0; k < b->function_count; k++) {
            struct side_function *g = &b->functions[k];
            if (!g->mate && g->symbol_count && g->line == line && g->module == f->module && compare_paths(f->file, g->file) &&
                is_alike(f, g))
                found = g, count++;
        }
        if (count == 1)
            pair(f, found, true);
    }
    free(moves.line);
}

/* ---- all ----------------------------------------------------------------------------------------------------------------- */

static size_t end_of_name(const struct compare_side *s, size_t i)
{
    size_t end = i + 1;

    while (end < s->function_count && s->functions[end].module == s->functions[i].module && s->functions[end].name == s->functions[i].name)
        end++;
    return end;
}

static int order_of(const struct side_function *a, const struct side_function *b)
{
    int order = strcmp(a->module, b->module);

    return order ? order : strcmp(a->name, b->name);
}

static void pair_by_name(struct comparison *c)
{
    struct compare_side *a = c->side[0], *b = c->side[1];
    struct side_function **room = must(calloc(a->function_count + b->function_count + 1, sizeof(struct side_function *)));

    for (size_t i = 0, k = 0; i < a->function_count && k < b->function_count;) {
        int order = order_of(&a->functions[i], &b->functions[k]);
        size_t i_end = order <= 0 ? end_of_name(a, i) : i, k_end = order >= 0 ? end_of_name(b, k) : k;
        struct group g = {{room, room + (i_end - i)}, {i_end - i, k_end - k}};
        for (size_t n = 0; n < g.count[0]; n++)
            g.of[0][n] = &a->functions[i + n];
        for (size_t n = 0; n < g.count[1]; n++)
            g.of[1][n] = &b->functions[k + n];
        if (!order)
            pair_group(&g);
        i = i_end;
        k = k_end;
    }
    free(room);
}

void compare_match_functions(struct comparison *c)
{
    pair_by_name(c);
    pair_by(c, name_trait, false, true);
    pair_by(c, unqualified_trait, true, false);
    pair_by(c, code_trait, true, false);
    pair_by_place(c);
}
