/* compare_print.c - comparisons as text and as JSON. */
#define _GNU_SOURCE /* basename */
#include "emu/report/colour.h"
#include "emu/report/compare_inside.h"
#include "emu/report/json.h"
#include "emu/report/short_name.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

/* ---- text ---------------------------------------------------------------------------------------------------------------- */

/* Prints a difference with its sign, right-aligned. */
static void print_difference(uint64_t a, uint64_t b, int width, FILE *out)
{
    char text[24];

    snprintf(text, sizeof text, "%s%" PRIu64, a < b ? "+" : a > b ? "-" : "", a < b ? b - a : a - b);
    fprintf(out, " %*s", width, text);
}

static void print_percent(uint64_t a, uint64_t b, FILE *out)
{
    double percent = compare_percent(a, b);

    if (a == b || isinf(percent))
        fprintf(out, " %9s", a == b ? "0" : "-");
    else
        fprintf(out, " %+9.*f", fabs(percent) < 1e5 ? 2 : 0, percent);
}

static void print_totals(const struct comparison *c, const struct compare_text *how, FILE *out)
{
    static const char letter[] = "AB";

    for (unsigned side = 0; side < 2; side++) {
        const struct profile *p = c->profile[side];
        fprintf(out, "%c  %s: %s, %s%s%s\n", letter[side], how->names[side],
                p->image_count ? basename(p->images[0]->program) : "no program", p->machine.isa, *p->machine.model ? " " : "",
                p->machine.model);
    }
    for (unsigned k = 0; k < c->note_count; k++)
        fprintf(out, "%s\n", c->notes[k]);
    fprintf(out, "\n%s%-14s %16s %16s %16s %9s%s\n", colour_title(how->colours), "", "A", "B", "B - A", "%", colour_end(how->colours));
    for (unsigned k = 0; k < c->column_count; k++) {
        uint64_t a = c->total[0][k], b = c->total[1][k];
        fprintf(out, "%-14s %16" PRIu64 " %16" PRIu64, c->column[k].name, a, b);
        print_difference(a, b, 16, out);
        print_percent(a, b, out);
        fputc('\n', out);
    }
}

/* The width of a column after the first one; 0: it has no differences, and is left out. */
static int width_of(const struct comparison *c, unsigned column)
{
    return !c->column[column].differs ? 0 : c->column[column].figure[0] == COMPARE_COUNT ? 9 : 14;
}

static bool differs(const struct comparison *c, const struct compare_row *row)
{
    for (unsigned k = 0; k < c->column_count; k++)
        if (row->figure[0][k] != row->figure[1][k])
            return true;
    return row->state == COMPARE_RENAMED;
}

static void print_heading(const struct comparison *c, const struct compare_text *how, const char *what, FILE *out)
{
    fprintf(out, "\n%s%14s %14s %14s %9s", colour_title(how->colours), c->column[0].name, "", "", "");
    for (unsigned k = 1; k < c->column_count; k++)
        if (width_of(c, k))
            fprintf(out, " %*s", width_of(c, k), c->column[k].name);
    fprintf(out, "\n%14s %14s %14s %9s", "A", "B", "B - A", "%");
    for (unsigned k = 1; k < c->column_count; k++)
        if (width_of(c, k))
            fprintf(out, " %*s", width_of(c, k), "B - A");
    fprintf(out, "  %s%s\n", what, colour_end(how->colours));
}

static void print_row_figures(const struct comparison *c, const struct compare_row *row, FILE *out)
{
    fprintf(out, "%14" PRIu64 " %14" PRIu64, row->figure[0][0], row->figure[1][0]);
    print_difference(row->figure[0][0], row->figure[1][0], 14, out);
    print_percent(row->figure[0][0], row->figure[1][0], out);
    for (unsigned k = 1; k < c->column_count; k++)
        if (width_of(c, k))
            print_difference(row->figure[0][k], row->figure[1][k], width_of(c, k), out);
}

static void print_name(const char *name, const struct compare_text *how, FILE *out)
{
    char *shown = how->full_names ? NULL : short_name(name, SHORT_NAME);

    fputs(shown ? shown : name, out);
    free(shown);
}

/* Returns whether the function consists of the same copies in both. */
static bool has_same_symbols(const struct compare_row *row)
{
    bool same = row->symbol_count[0] == row->symbol_count[1];

    for (unsigned k = 0; same && k < row->symbol_count[0]; k++)
        same = !strcmp(row->symbols[0][k], row->symbols[1][k]);
    return same;
}

/* The copies of the function in one profile, if it is not just the function. */
static void print_copies(const struct compare_row *row, unsigned side, const struct compare_text *how, FILE *out)
{
    const char *name = !side && row->was ? row->was : row->name;

    if (row->symbol_count[side] == 1 && !strcmp(row->symbols[side][0], name))
        return;
    for (unsigned k = 0; k < row->symbol_count[side]; k++) {
        fputs(k ? ", " : side ? "; B: " : "; A: ", out);
        print_name(row->symbols[side][k], how, out);
    }
}

/* What is said of a row of one profile alone. Sampling may have missed it in the other one. */
static void print_state(const struct comparison *c, const struct compare_row *row, const char *in_b, const char *in_a, FILE *out)
{
    bool only_b = row->state == COMPARE_NEW;

    fprintf(out, "; %s", !compare_is_sampled(c, !only_b) ? (only_b ? in_b : in_a) : only_b ? "no samples in A" : "no samples in B");
}

static void print_function(const struct comparison *c, const struct compare_row *row, const struct compare_text *how, FILE *out)
{
    const char *file = *row->file[1] ? row->file[1] : row->file[0];

    fputs("  ", out);
    print_name(row->name, how, out);
    fprintf(out, " [%s", row->module);
    if (*file)
        fprintf(out, ", %s", basename(file));
    fputc(']', out);
    if (row->state == COMPARE_RENAMED) {
        fputs("; was ", out);
        print_name(row->was, how, out);
    }
    if (row->state == COMPARE_NEW || row->state == COMPARE_GONE)
        print_state(c, row, "new", "gone", out);
    else if (row->inlined[0] != row->inlined[1])
        fputs(row->inlined[1] ? "; inlined in B" : "; inlined in A", out);
    for (unsigned side = 0; side < 2 && !has_same_symbols(row); side++)
        print_copies(row, side, how, out);
}

static void print_line(const struct comparison *c, const struct compare_row *row, const struct compare_text *how, FILE *out)
{
    unsigned side = row->line[1] != 0;

    fprintf(out, "  %s:%u  ", basename(row->file[side]), row->line[side]);
    print_name(row->name, how, out);
    if (row->state == COMPARE_BOTH && row->line[0] != row->line[1])
        fprintf(out, "; line %u in A", row->line[0]);
    if (row->state != COMPARE_BOTH)
        print_state(c, row, "only in B", "only in A", out);
}

typedef void print_row_fn(const struct comparison *c, const struct compare_row *row, const struct compare_text *how, FILE *out);

/* Prints the rows that differ, and how many do not. */
static void print_rows(const struct comparison *c, const struct compare_rows *rows, const struct compare_text *how, const char *what,
                       print_row_fn *print, FILE *out)
{
    size_t changed = 0;

    for (size_t i = 0; i < rows->count; i++) {
        const struct compare_row *row = &rows->row[i];
        if (!differs(c, row) || (changed++ >= how->most && how->most))
            continue;
        if (changed == 1)
            print_heading(c, how, what, out);
        print_row_figures(c, row, out);
        print(c, row, how, out);
        fputc('\n', out);
    }
    if (how->most && changed > how->most)
        fprintf(out, "%zu more; -n 0 prints them\n", changed - how->most);
    if (rows->count)
        fprintf(out, "%s%zu %s%s changed, %zu did not\n", changed ? "" : "\n", changed, what, changed == 1 ? "" : "s",
                rows->count - changed);
}

bool compare_print(const struct comparison *c, const struct compare_text *how, FILE *out)
{
    print_totals(c, how, out);
    print_rows(c, &c->functions, how, "function", print_function, out);
    print_rows(c, &c->lines, how, "line", print_line, out);
    return !ferror(out);
}

/* ---- JSON ---------------------------------------------------------------------------------------------------------------- */

static json_int_t json_figure(uint64_t n)
{
    return n > INT64_MAX ? INT64_MAX : (json_int_t)n;
}

/* {"cycles": {"a": 1, "b": 2, "difference": 1, "percent": 100.0}, ...}; percent is null if a is 0 and b is not. */
static void put_figures(const struct comparison *c, json_t *to, const uint64_t figure[2][COMPARE_COLUMNS])
{
    for (unsigned k = 0; k < c->column_count; k++) {
        uint64_t a = figure[0][k], b = figure[1][k];
        double percent = compare_percent(a, b);
        json_t *o =
            json_pack("{s:I, s:I, s:I, s:o}", "a", json_figure(a), "b", json_figure(b), "difference",
                      a < b ? json_figure(b - a) : -json_figure(a - b), "percent", isinf(percent) ? json_null() : json_real(percent));
        json_object_set_new(to, c->column[k].name, o);
    }
}

static json_t *place_json(const struct compare_row *row, unsigned side)
{
    json_t *o = json_object(), *symbols = json_array();

    if (*row->file[side])
        json_object_set_new(o, "file", text_json(row->file[side]));
    if (row->line[side])
        json_object_set_new(o, "line", json_integer(row->line[side]));
    for (unsigned k = 0; k < row->symbol_count[side]; k++)
        json_array_append_new(symbols, text_json(row->symbols[side][k]));
    if (row->symbol_count[side])
        json_object_set(o, "symbols", symbols);
    json_decref(symbols);
    return o;
}

static json_t *rows_json(const struct comparison *c, const struct compare_rows *rows)
{
    static const char *const states[] = {"both", "new", "gone", "renamed"};
    json_t *list = json_array();

    for (size_t i = 0; i < rows->count; i++) {
        const struct compare_row *row = &rows->row[i];
        json_t *o =
            json_pack("{s:o, s:o, s:s}", "function", text_json(row->name), "module", text_json(row->module), "state", states[row->state]);
        if (row->was)
            json_object_set_new(o, "was", text_json(row->was));
        if ((row->state == COMPARE_NEW || row->state == COMPARE_GONE) && compare_is_sampled(c, row->state == COMPARE_GONE))
            json_object_set_new(o, "sampled", json_true());
        if (row->state != COMPARE_NEW)
            json_object_set_new(o, "a", place_json(row, 0));
        if (row->state != COMPARE_GONE)
            json_object_set_new(o, "b", place_json(row, 1));
        put_figures(c, o, row->figure);
        json_array_append_new(list, o);
    }
    return list;
}

static json_t *side_json(const struct comparison *c, const struct compare_text *how, unsigned side)
{
    const struct profile *p = c->profile[side];

    return json_pack("{s:o, s:o, s:s, s:o, s:b}", "file", text_json(how->names[side]), "program",
                     p->image_count ? text_json(p->images[0]->program) : json_null(), "isa", p->machine.isa, "model",
                     text_json(p->machine.model), "exact", p->machine.exact);
}

bool compare_print_json(const struct comparison *c, const struct compare_text *how, uint64_t limit, FILE *out)
{
    json_t *columns = json_array(), *notes = json_array(), *total = json_object();

    for (unsigned k = 0; k < c->column_count; k++)
        json_array_append_new(columns, json_string(c->column[k].name));
    for (unsigned k = 0; k < c->note_count; k++)
        json_array_append_new(notes, json_string(c->notes[k]));
    put_figures(c, total, c->total);
    json_t *root =
        json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "a", side_json(c, how, 0), "b", side_json(c, how, 1), "columns", columns, "notes",
                  notes, "total", total, "functions", rows_json(c, &c->functions), "lines", rows_json(c, &c->lines));
    if (limit != UINT64_MAX)
        json_object_set_new(root, "limit", json_pack("{s:f, s:b}", "percent", (double)limit / 1e6, "exceeded", compare_exceeds(c, limit)));
    return print_json(root, out);
}
