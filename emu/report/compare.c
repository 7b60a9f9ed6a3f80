/* compare.c - see compare.h. */
#define _GNU_SOURCE /* asprintf */
#include "emu/report/compare_inside.h"
#include "emu/report/function_name.h"

#include <math.h>
#include <string.h>

/* ---- columns ------------------------------------------------------------------------------------------------------------- */

uint64_t compare_figure_of(const struct comparison *c, unsigned side, unsigned column, const struct profile_sample *s)
{
    const struct compare_column *of = &c->column[column];

    switch (of->figure[side]) {
    case COMPARE_CYCLES: return s->cycles;
    case COMPARE_TICKS: return s->ticks;
    case COMPARE_INSTRUCTIONS: return s->instructions;
    default: return profile_cycles_of(s, of->cause[side]);
    }
}

static void add_column(struct comparison *c, const char *name, bool time, enum compare_figure figure)
{
    c->column[c->column_count++] = (struct compare_column){.name = name, .figure = {figure, figure}, .time = time};
}

/* Adds a column for each count that both profiles have. */
static void add_counts(struct comparison *c)
{
    static const char prefix[] = "count:";
    const struct profile *a = c->profile[0], *b = c->profile[1];

    for (unsigned i = 0; i < a->cause_count; i++)
        for (unsigned k = 0; k < b->cause_count && c->column_count < COMPARE_COLUMNS; k++)
            if (!strncmp(a->causes[i], prefix, sizeof prefix - 1) && !strcmp(a->causes[i], b->causes[k])) {
                add_column(c, a->causes[i] + sizeof prefix - 1, false, COMPARE_COUNT);
                c->column[c->column_count - 1].cause[0] = i;
                c->column[c->column_count - 1].cause[1] = k;
            }
}

static void add_note(struct comparison *c, const char *note)
{
    c->notes[c->note_count++] = note;
}

static bool has_lines(const struct profile *p)
{
    for (size_t i = 0; i < p->image_count; i++)
        if (p->images[i]->line_count)
            return true;
    return false;
}

static bool has_ticks(const struct profile *p)
{
    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->sample_count; k++)
            if (p->images[i]->samples[k].ticks)
                return true;
    return false;
}

/* Why figures of the two cannot be measured against each other, as a clause; NULL if they can. */
static const char *difference_of(const struct profile *p, const struct profile *q)
{
    const struct profile_machine *a = &p->machine, *b = &q->machine;

    return strcmp(a->isa, b->isa) != 0                                    ? "the machines differ"
           : *a->model && *b->model && strcmp(a->model, b->model) != 0    ? "the timing models differ"
           : a->mhz != b->mhz || a->hz != b->hz || a->period != b->period ? "the clocks or the periods of ticks differ"
           : a->exact != b->exact                                         ? "one has exact cycles, the other only ticks"
                                                                          : profile_setting_difference(p, q, !a->exact);
}

/* The figure that both have: cycles or ticks if they count the same, else the time. An exact profile's cycles give the time. */
static void choose_columns(struct comparison *c)
{
    const struct profile_machine *a = &c->profile[0]->machine, *b = &c->profile[1]->machine;
    bool exact = a->exact && b->exact, mixed = a->exact != b->exact;
    bool same = a->mhz == b->mhz && (exact || a->period == b->period) && !strcmp(a->isa, b->isa);
    const char *setting = profile_setting_difference(c->profile[0], c->profile[1], !exact);

    same = same && (!mixed || has_ticks(c->profile[b->exact]) || !has_ticks(c->profile[a->exact]));
    c->machines = difference_of(c->profile[0], c->profile[1]);
    add_column(c, same ? exact ? "cycles" : "ticks" : "nanoseconds", !same, COMPARE_TICKS);
    for (unsigned side = 0; side < 2; side++)
        if (c->profile[side]->machine.exact && (exact || !same))
            c->column[0].figure[side] = COMPARE_CYCLES;
    if (exact)
        add_column(c, "instructions", false, COMPARE_INSTRUCTIONS);
    if (exact)
        add_counts(c);
    if (mixed)
        add_note(c, same       ? "one profile has only ticks: ticks are compared"
                    : a->exact ? "only A has exact cycles: the program's time is compared, in B that of its ticks"
                               : "only B has exact cycles: the program's time is compared, in A that of its ticks");
    else if (!same)
        add_note(c, "the profiles do not count the same: the program's time is compared");
    if (setting)
        add_note(c, setting);
}

/* Moves the column that is asked for to the front. Returns false after setting *error if there is none. */
static bool sort_by(struct comparison *c, const char *name, char **error)
{
    char names[256] = "";

    for (unsigned k = 0; k < c->column_count; k++) {
        struct compare_column found = c->column[k];
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", k ? ", " : "", found.name);
        if (strcmp(found.name, name) != 0)
            continue;
        memmove(c->column + 1, c->column, k * sizeof *c->column);
        c->column[0] = found;
        return true;
    }
    if (asprintf(error, "--sort=%s: the profiles have no such figure in common; they have %s", name, names) < 0)
        out_of_memory();
    return false;
}

/* ---- rows ---------------------------------------------------------------------------------------------------------------- */

static uint64_t shown_figure(const struct comparison *c, unsigned side, unsigned column, uint64_t n)
{
    const struct profile_machine *m = &c->profile[side]->machine;

    if (!c->column[column].time)
        return n;
    unsigned __int128 cycles = (unsigned __int128)n * (c->column[column].figure[side] == COMPARE_TICKS ? m->period : 1);
    unsigned __int128 time = cycles > UINT64_MAX ? cycles / m->mhz * 1000 : cycles * 1000 / m->mhz;
    return time > UINT64_MAX ? UINT64_MAX : (uint64_t)time;
}

static void put_figures(const struct comparison *c, struct compare_row *row, unsigned side, const uint64_t *figure)
{
    for (unsigned k = 0; k < c->column_count; k++)
        row->figure[side][k] = shown_figure(c, side, k, figure[k]);
}

static struct compare_row *new_row(struct compare_rows *rows, size_t *room)
{
    MORE(rows->row, rows->count, *room);
    rows->row[rows->count] = (struct compare_row){.file = {"", ""}};
    return &rows->row[rows->count++];
}

static void put_side(const struct comparison *c, struct compare_row *row, unsigned side, struct side_function *f)
{
    row->file[side] = f->file;
    row->line[side] = f->line;
    row->inlined[side] = !f->symbol_count;
    row->symbols[side] = f->symbols;
    row->symbol_count[side] = f->symbol_count;
    row->of[side] = f;
    put_figures(c, row, side, f->figure);
}

static void put_function(struct comparison *c, struct side_function *a, struct side_function *b, size_t *room)
{
    const struct side_function *f = b ? b : a;
    struct compare_row *row = new_row(&c->functions, room);

    row->name = f->name;
    row->module = f->module;
    row->state = !a ? COMPARE_NEW : !b ? COMPARE_GONE : a->renamed ? COMPARE_RENAMED : COMPARE_BOTH;
    row->was = a && b && a->renamed ? a->name : NULL;
    if (a)
        put_side(c, row, 0, a);
    if (b)
        put_side(c, row, 1, b);
}

static void put_functions(struct comparison *c)
{
    size_t room = 0;

    for (size_t i = 0; i < c->side[0]->function_count; i++)
        put_function(c, &c->side[0]->functions[i], c->side[0]->functions[i].mate, &room);
    for (size_t i = 0; i < c->side[1]->function_count; i++)
        if (!c->side[1]->functions[i].mate)
            put_function(c, NULL, &c->side[1]->functions[i], &room);
}

/* ---- lines --------------------------------------------------------------------------------------------------------------- */

struct files {
    const char **file;
    size_t count;
};

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static struct files list_files(const struct compare_side *s)
{
    struct files f = {must(calloc(s->line_count + 1, sizeof *f.file)), 0};
    size_t kept = 0;

    for (size_t i = 0; i < s->line_count; i++)
        if (!f.count || f.file[f.count - 1] != s->lines[i].file)
            f.file[f.count++] = s->lines[i].file;
    if (f.count)
        qsort(f.file, f.count, sizeof *f.file, by_text);
    for (size_t i = 0; i < f.count; i++)
        if (!kept || f.file[kept - 1] != f.file[i])
            f.file[kept++] = f.file[i];
    f.count = kept;
    return f;
}

/* The file whose path ends most like this one's, or NULL if none does, or several do. */
static const char *nearest(const struct files *f, const char *path)
{
    const char *found = NULL;
    unsigned best = 0;

    for (size_t i = 0; i < f->count; i++) {
        unsigned equal = compare_paths(path, f->file[i]);
        if (equal >= best)
            found = equal > best ? f->file[i] : NULL;
        best = equal > best ? equal : best;
    }
    return found;
}

/* The file of B that is A's file `path`; the same path if there is none. */
static const char *file_in_b(const struct files *a, const struct files *b, const char *path)
{
    enum { MOST = 4000 };
    const char *to = a->count <= MOST && b->count <= MOST ? nearest(b, path) : NULL;

    return to && nearest(a, to) == path ? to : path;
}

static struct compare_row *put_line(struct comparison *c, unsigned side, const struct side_line *l, size_t *room)
{
    struct compare_row *row = new_row(&c->lines, room);

    row->state = side ? COMPARE_NEW : COMPARE_GONE;
    row->name = c->side[side]->functions[l->owner].name;
    row->module = c->side[side]->functions[l->owner].module;
    row->file[side] = l->file;
    row->line[side] = l->line;
    put_figures(c, row, side, l->figure);
    return row;
}

static int by_line(const void *a, const void *b)
{
    const struct side_line *x = a, *y = b;
    int order = x->file == y->file ? 0 : strcmp(x->file, y->file);

    return order ? order : COMPARE(x->line, y->line);
}

static struct side_line *find_line(const struct compare_side *s, const char *file, unsigned line)
{
    const struct side_line key = {.file = file, .line = line};

    return s->line_count ? bsearch(&key, s->lines, s->line_count, sizeof key, by_line) : NULL;
}

/* The line of B that is a line of A, or NULL. */
static struct side_line *mate_of(const struct comparison *c, const struct moved_lines *moves, const struct side_line *l, const char *to)
{
    const struct side_function *owner = &c->side[0]->functions[l->owner];
    struct side_line *mate = find_line(c->side[1], to, compare_moved(moves, l->file, l->line));

    return mate && !mate->matched && (owner->mate || owner->file != l->file) ? mate : NULL;
}

/* Two lines of A that are one in B are not expected: the second one is only in A. */
static void match_lines(struct comparison *c, const struct files *a, const struct files *b)
{
    struct moved_lines moves = {0};
    const char *file = NULL, *to = NULL;
    size_t room = 0;

    compare_find_moves(c, &moves);
    for (size_t i = 0; i < c->side[0]->line_count; i++) {
        const struct side_line *l = &c->side[0]->lines[i];
        if (l->file != file)
            file = l->file, to = file_in_b(a, b, file);
        struct side_line *mate = mate_of(c, &moves, l, to);
        struct compare_row *row = put_line(c, 0, l, &room);
        if (!mate)
            continue;
        mate->matched = true;
        row->state = COMPARE_BOTH;
        row->name = c->side[1]->functions[mate->owner].name;
        row->module = c->side[1]->functions[mate->owner].module;
        row->file[1] = mate->file;
        row->line[1] = mate->line;
        put_figures(c, row, 1, mate->figure);
    }
    for (size_t i = 0; i < c->side[1]->line_count; i++)
        if (!c->side[1]->lines[i].matched)
            put_line(c, 1, &c->side[1]->lines[i], &room);
    free(moves.line);
}

void compare_match_lines(struct comparison *c)
{
    for (unsigned side = 0; side < 2; side++)
        if (c->side[side]->line_count)
            qsort(c->side[side]->lines, c->side[side]->line_count, sizeof *c->side[side]->lines, by_line);
    struct files a = list_files(c->side[0]), b = list_files(c->side[1]);
    match_lines(c, &a, &b);
    free(a.file);
    free(b.file);
}

/* ---- the result ---------------------------------------------------------------------------------------------------------- */

static uint64_t distance(uint64_t a, uint64_t b)
{
    return a < b ? b - a : a - b;
}

/* By the differences in the columns, the largest first; then by the cost, then by name. */
static int by_change(const void *a, const void *b)
{
    const struct compare_row *x = a, *y = b;
    int order = 0;

    for (unsigned k = 0; k < COMPARE_COLUMNS && !order; k++)
        order = COMPARE(distance(y->figure[0][k], y->figure[1][k]), distance(x->figure[0][k], x->figure[1][k]));
    order = order ? order : COMPARE(y->figure[1][0], x->figure[1][0]);
    order = order ? order : strcmp(x->file[1], y->file[1]);
    order = order ? order : COMPARE(x->line[1], y->line[1]);
    order = order ? order : strcmp(x->name, y->name);
    order = order ? order : strcmp(x->file[0], y->file[0]);
    return order ? order : COMPARE(x->line[0], y->line[0]);
}

static bool is_of(const struct compare_row *row, const char *function)
{
    if (!strcmp(row->name, function) || (row->was && !strcmp(row->was, function)))
        return true;
    for (unsigned side = 0; side < 2; side++)
        for (unsigned k = 0; k < row->symbol_count[side]; k++)
            if (!strcmp(row->symbols[side][k], function))
                return true;
    return false;
}

/* The name of the function that the option names; NULL, after setting *error, if it is none, or could be several. */
static const char *choose_function(const struct comparison *c, const char *wanted, char **error)
{
    struct name_choice choice = {.wanted = wanted};

    for (size_t i = 0; i < c->functions.count; i++) {
        const struct compare_row *row = &c->functions.row[i];
        bool fits = name_choice_try(&choice, row->name) || (row->was && name_choice_try(&choice, row->was));
        for (unsigned side = 0; side < 2; side++)
            for (unsigned k = 0; k < row->symbol_count[side] && !fits; k++)
                fits = name_choice_try(&choice, row->symbols[side][k]);
    }
    const char *name = name_choice_end(&choice, error);
    if (!name && !*error && asprintf(error, "no function named %s was executed in either run", wanted) < 0)
        out_of_memory();
    return name;
}

static void keep_function(struct compare_rows *rows, const char *function)
{
    size_t kept = 0;

    for (size_t i = 0; i < rows->count; i++)
        if (is_of(&rows->row[i], function))
            rows->row[kept++] = rows->row[i];
    rows->count = kept;
}

static void add_totals(struct comparison *c)
{
    for (size_t i = 0; i < c->functions.count; i++)
        for (unsigned side = 0; side < 2; side++)
            for (unsigned k = 0; k < c->column_count; k++)
                if (__builtin_add_overflow(c->total[side][k], c->functions.row[i].figure[side][k], &c->total[side][k]))
                    c->total[side][k] = UINT64_MAX;
}

static void find_differing(struct comparison *c)
{
    for (unsigned k = 0; k < c->column_count; k++)
        for (size_t i = 0; i < c->functions.count && !c->column[k].differs; i++)
            c->column[k].differs = c->functions.row[i].figure[0][k] != c->functions.row[i].figure[1][k];
}

static void make_rows(struct comparison *c)
{
    compare_sum_sides(c);
    compare_match_functions(c);
    put_functions(c);
    compare_match_lines(c);
    for (struct compare_rows *rows = &c->functions; rows; rows = rows == &c->functions ? &c->lines : NULL)
        if (rows->count)
            qsort(rows->row, rows->count, sizeof *rows->row, by_change);
    for (size_t i = 0; i < c->functions.count; i++)
        for (unsigned side = 0; side < 2; side++)
            if (c->functions.row[i].of[side])
                c->functions.row[i].of[side]->row = i;
}

struct comparison *compare_profiles(const struct profile *a, const struct profile *b, const struct compare_options *options, char **error)
{
    struct comparison *c = must(calloc(1, sizeof *c));
    bool good;

    c->profile[0] = a;
    c->profile[1] = b;
    c->texts = must(calloc(1, sizeof *c->texts));
    for (unsigned k = 0; k < 2; k++) {
        c->side[k] = must(calloc(1, sizeof *c->side[k]));
        c->side[k]->profile = c->profile[k];
        c->side[k]->number = k;
        c->side[k]->texts = c->texts;
    }
    c->inlined = !options->symbols && has_lines(a) && has_lines(b);
    choose_columns(c);
    if (!options->symbols && has_lines(a) != has_lines(b))
        add_note(c, "one profile has no source lines: inlined code counts for the function that contains it");
    good = !options->sort || sort_by(c, options->sort, error);
    if (good)
        make_rows(c);
    if (good && options->function) {
        const char *name = choose_function(c, options->function, error);
        good = name != NULL;
        keep_function(&c->functions, good ? name : "");
        keep_function(&c->lines, good ? name : "");
    }
    add_totals(c);
    find_differing(c);
    if (good)
        return c;
    compare_free(c);
    return NULL;
}

void compare_free(struct comparison *c)
{
    if (!c)
        return;
    compare_free_side(c->side[0]);
    compare_free_side(c->side[1]);
    numbered_free(c->texts);
    free(c->texts);
    free(c->functions.row);
    free(c->lines.row);
    free(c);
}

size_t compare_row_of(const struct comparison *c, unsigned side, size_t image, size_t function)
{
    const struct compare_side *s = c->side[side];
    size_t index = s->index_of[image][function];

    return index ? s->functions[index - 1].row : SIZE_MAX;
}

bool compare_is_sampled(const struct comparison *c, unsigned side)
{
    return c->column[0].figure[side] == COMPARE_TICKS;
}

bool compare_exceeds(const struct comparison *c, uint64_t limit)
{
    uint64_t a = c->total[0][0], b = c->total[1][0];

    return b > a && (unsigned __int128)(b - a) * 100000000 > (unsigned __int128)a * limit;
}

double compare_percent(uint64_t a, uint64_t b)
{
    if (a == b)
        return 0;
    return a ? 100 * ((double)b - (double)a) / (double)a : INFINITY;
}
