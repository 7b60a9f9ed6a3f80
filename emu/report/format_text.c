/* Flat profiles as text, with the sampling error where exact cycles are known. */
#include "emu/report/json.h"
#include "emu/report/colour.h"
#include "emu/report/profile_inside.h"
#include "emu/report/short_name.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct row {
    const struct profile_image *image;
    const struct profile_function *function; /* NULL: unknown */
    uint64_t pc;                             /* of the first sample */
    uint64_t ticks, cycles, instructions;
    size_t number;               /* its index before the rows are sorted */
    size_t inlined, inlined_end; /* indices into rows.inlined */
};

/* What a function's code that is inlined from another one costs; nested calls each have their own. */
struct inlined_cost {
    unsigned name; /* a string */
    uint64_t ticks, cycles, instructions;
};

struct rows {
    struct row *row;
    size_t count;
    uint64_t ticks, cycles, instructions;
    struct inlined_cost *inlined; /* of each row by function, those with the highest cost first */
    size_t inlined_count, inlined_room;
    size_t *place; /* by string: add_inlined()'s */
};

/* The function at a sample's pc, given that of the sample before. */
static const struct profile_function *function_of(const struct profile_image *image, uint64_t pc, const struct profile_function *last)
{
    bool next = last && last + 1 < image->functions + image->function_count;

    if (last && pc < last->high && (!next || pc < last[1].low))
        return last;
    return profile_find_function(image, pc);
}

/* The innermost call that is inlined at a pc, or NULL. */
static const struct profile_inline *inlined_at(const struct profile_image *image, uint64_t pc)
{
    const struct profile_line *l = image->inline_count ? profile_find_line(image, pc) : NULL;

    return l && l->inlined && image->inlines[l->inlined - 1].name ? &image->inlines[l->inlined - 1] : NULL;
}

/* Adds a sample to what its row, the last one, has of an inlined function. */
static void add_inlined(struct rows *rows, struct row *r, unsigned name, const struct profile_sample *s)
{
    size_t *place = &rows->place[name]; /* 1 + index of the function's last figures */

    if (*place <= r->inlined) {
        MORE(rows->inlined, rows->inlined_count, rows->inlined_room);
        rows->inlined[rows->inlined_count++] = (struct inlined_cost){.name = name};
        *place = r->inlined_end = rows->inlined_count;
    }
    struct inlined_cost *c = &rows->inlined[*place - 1];
    c->ticks += s->ticks;
    c->cycles += s->cycles;
    c->instructions += s->instructions;
}

static void collect_image(struct rows *rows, const struct profile_image *image, bool by_element, unsigned granule)
{
    const struct profile_function *f = NULL;
    size_t first = rows->count;

    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];
        struct row *r = rows->count > first ? &rows->row[rows->count - 1] : NULL;
        bool same;

        f = function_of(image, s->pc, f);
        same = r && (by_element ? r->pc == s->pc / granule * granule : f && r->function == f);

        if (!same) {
            r = &rows->row[rows->count++];
            *r = (struct row){
                image, f, by_element ? s->pc / granule * granule : s->pc, 0, 0, 0, rows->count, rows->inlined_count, rows->inlined_count};
        }
        const struct profile_inline *call = by_element ? NULL : inlined_at(image, s->pc);
        if (call)
            add_inlined(rows, r, call->name, s);
        r->ticks += s->ticks;
        r->cycles += s->cycles;
        r->instructions += s->instructions;
        rows->ticks += s->ticks;
        rows->cycles += s->cycles;
        rows->instructions += s->instructions;
    }
}

static int by_inlined_weight(const void *a, const void *b)
{
    const struct inlined_cost *x = a, *y = b;

    if (x->cycles != y->cycles)
        return COMPARE(y->cycles, x->cycles);
    return x->ticks != y->ticks ? COMPARE(y->ticks, x->ticks) : COMPARE(x->name, y->name);
}

static struct rows collect(const struct profile *p, bool by_element)
{
    struct rows rows = {0};
    size_t all = 1;

    for (size_t i = 0; i < p->image_count; i++)
        all += p->images[i]->sample_count;
    rows.row = must(calloc(all, sizeof *rows.row));
    rows.place = must(calloc(p->string_count + 1, sizeof *rows.place));
    for (size_t i = 0; i < p->image_count; i++)
        collect_image(&rows, p->images[i], by_element, p->machine.granule);
    for (size_t i = 0; i < rows.count; i++)
        if (rows.row[i].inlined_end > rows.row[i].inlined)
            qsort(rows.inlined + rows.row[i].inlined, rows.row[i].inlined_end - rows.row[i].inlined, sizeof *rows.inlined,
                  by_inlined_weight);
    free(rows.place);
    rows.place = NULL;
    return rows;
}

/* By cycles, which only exact profiles have, then by ticks; equal rows in the order of the profile. */
static int by_weight(const void *a, const void *b)
{
    const struct row *x = a, *y = b;

    if (x->cycles != y->cycles)
        return COMPARE(y->cycles, x->cycles);
    if (x->ticks != y->ticks)
        return COMPARE(y->ticks, x->ticks);
    return COMPARE(x->number, y->number);
}

/* In n independent ticks, a share p of the time receives n * p ticks with a standard deviation
 * of sqrt(n * p * (1 - p)); 95 % of all samplings are within 1.96 of those. */
static double expected_ticks(const struct rows *all, const struct row *r)
{
    return all->cycles ? (double)all->ticks * (double)r->cycles / (double)all->cycles : 0;
}

static double error_bound(const struct rows *all, const struct row *r)
{
    double share = all->cycles ? (double)r->cycles / (double)all->cycles : 0;

    return 1.96 * sqrt((double)all->ticks * share * (1 - share));
}

char *profile_shown_name(const char *name, const struct profile_text *how)
{
    return how->full_names ? must(strdup(name)) : short_name(name, SHORT_NAME);
}

static void put_function(const char *name, const struct profile_text *how, FILE *out)
{
    char *shown = profile_shown_name(name, how);

    fputs(shown, out);
    free(shown);
}

static void print_name(const struct profile *p, const struct row *r, bool by_element, const struct profile_text *how, FILE *out)
{
    const struct profile_inline *call = by_element ? inlined_at(r->image, r->pc) : NULL;
    const struct profile_module *m = profile_find_module(r->image, r->pc);
    const char *module = m ? m->path : r->image->program;
    const char *slash = strrchr(module, '/');

    if (by_element)
        fprintf(out, "  %0*" PRIx64, p->machine.pointer_bytes * 2, r->pc);
    if (r->function) {
        fputs("  ", out);
        put_function(r->function->name, how, out);
        if (by_element)
            fprintf(out, "+0x%" PRIx64, r->pc - r->function->low);
    } else if (!by_element)
        fprintf(out, "  0x%" PRIx64, r->pc);
    fprintf(out, " [%s", slash ? slash + 1 : module);
    if (p->image_count > 1)
        fprintf(out, ", process %d", r->image->pid);
    fputc(']', out);
    if (call) {
        fputs(" in ", out);
        put_function(p->strings[call->name], how, out);
    }
    fputc('\n', out);
}

static double percent(uint64_t part, uint64_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static size_t lines_of(const struct rows *all, const struct profile_text *how)
{
    return how->most && how->most < all->count ? how->most : all->count;
}

static void print_rest(const struct rows *all, const struct profile_text *how, FILE *out)
{
    if (lines_of(all, how) < all->count)
        fprintf(out, "%zu more lines; -n 0 prints them\n", all->count - lines_of(all, how));
}

/* A line by function below which inlined code is left out: in percent of all. */
enum { LEAST_INLINED = 1 };

/* Returns the end of a row's inlined functions that are printed. */
static size_t shown_inlined(const struct profile *p, const struct rows *all, const struct row *r)
{
    size_t k = r->inlined;

    while (k < r->inlined_end &&
           (p->machine.exact ? percent(all->inlined[k].cycles, all->cycles) : percent(all->inlined[k].ticks, all->ticks)) >= LEAST_INLINED)
        k++;
    return k;
}

static void print_inlined_name(const struct profile *p, const struct inlined_cost *c, const struct profile_text *how, FILE *out)
{
    fputs("    ", out);
    put_function(p->strings[c->name], how, out);
    fputs(" (inlined)\n", out);
}

static void print_ticks(const struct profile *p, const struct rows *all, uint64_t ticks, const struct profile_text *how, FILE *out)
{
    double share = percent(ticks, all->ticks), seconds = (double)p->machine.period / ((double)p->machine.mhz * 1e6);

    fprintf(out, "%s%7.2f%s %10" PRIu64 " %10.2f", colour_share(how->colours, share), share, colour_end(how->colours), ticks,
            (double)ticks * seconds);
}

static void print_sampled(const struct profile *p, const struct rows *all, bool by_element, const struct profile_text *how, FILE *out)
{
    fprintf(out, "%s%7s %10s %10s  %s%s\n", colour_title(how->colours), "%", "ticks", "seconds", by_element ? "address" : "function",
            colour_end(how->colours));
    for (size_t i = 0; i < lines_of(all, how); i++) {
        const struct row *r = &all->row[i];
        print_ticks(p, all, r->ticks, how, out);
        print_name(p, r, by_element, how, out);
        for (size_t k = r->inlined; k < shown_inlined(p, all, r); k++) {
            print_ticks(p, all, all->inlined[k].ticks, how, out);
            print_inlined_name(p, &all->inlined[k], how, out);
        }
    }
    print_rest(all, how, out);
}

static bool is_within(const struct rows *all, const struct row *r)
{
    return fabs((double)r->ticks - expected_ticks(all, r)) <= error_bound(all, r);
}

static void print_figures(const struct rows *all, const struct row *r, const struct profile_text *how, FILE *out)
{
    double share = percent(r->cycles, all->cycles);

    fprintf(out, "%s%7.2f%s %16" PRIu64 " %14" PRIu64 " %8" PRIu64 " %10.2f %+9.2f %9.2f%c", colour_share(how->colours, share), share,
            colour_end(how->colours), r->cycles, r->instructions, r->ticks, expected_ticks(all, r),
            (double)r->ticks - expected_ticks(all, r), error_bound(all, r), is_within(all, r) ? ' ' : '*');
}

static void print_exact_row(const struct profile *p, const struct rows *all, const struct row *r, bool by_element,
                            const struct profile_text *how, FILE *out)
{
    print_figures(all, r, how, out);
    print_name(p, r, by_element, how, out);
    for (size_t k = r->inlined; k < shown_inlined(p, all, r); k++) {
        const struct inlined_cost *c = &all->inlined[k];
        print_figures(all, &(struct row){.ticks = c->ticks, .cycles = c->cycles, .instructions = c->instructions}, how, out);
        print_inlined_name(p, c, how, out);
    }
}

static void print_exact(const struct profile *p, const struct rows *all, bool by_element, const struct profile_text *how, FILE *out)
{
    size_t within = 0;

    fprintf(out, "%s%7s %16s %14s %8s %10s %9s %9s %s%s\n", colour_title(how->colours), "true %", "cycles", "instructions", "ticks",
            "expected", "error", "bound", by_element ? "  address" : "  function", colour_end(how->colours));
    for (size_t i = 0; i < all->count; i++) {
        within += is_within(all, &all->row[i]);
        if (i < lines_of(all, how))
            print_exact_row(p, all, &all->row[i], by_element, how, out);
    }
    print_rest(all, how, out);
    fprintf(out, "%zu of %zu lines are within the 95 %% bound of independent samples; the others are marked *\n", within, all->count);
}

struct cause_total {
    unsigned cause;
    uint64_t cycles;
};

static int by_cycles(const void *a, const void *b)
{
    const struct cause_total *x = a, *y = b;

    return x->cycles != y->cycles ? COMPARE(y->cycles, x->cycles) : COMPARE(x->cause, y->cause);
}

/* The causes with cycles, the most first, without counts; free() them. */
static struct cause_total *sorted_causes(const struct profile *p, unsigned *count)
{
    uint64_t *totals = profile_cause_totals(p);
    struct cause_total *list = must(calloc(p->cause_count + 1, sizeof *list));

    *count = 0;
    for (unsigned k = 0; p->machine.exact && k < p->cause_count; k++)
        if (totals[k] && !profile_count_name(p, k))
            list[(*count)++] = (struct cause_total){k, totals[k]};
    if (*count)
        qsort(list, *count, sizeof *list, by_cycles);
    free(totals);
    return list;
}

static void print_causes(const struct profile *p, const struct rows *rows, FILE *out)
{
    unsigned count;
    struct cause_total *causes = sorted_causes(p, &count);

    for (unsigned k = 0; k < count; k++)
        fprintf(out, "%7.2f %16" PRIu64 " cycles %s\n", percent(causes[k].cycles, rows->cycles), causes[k].cycles,
                p->causes[causes[k].cause]);
    free(causes);
}

static bool print_list(const struct profile *p, bool by_element, const struct profile_text *how, FILE *out)
{
    struct rows rows = collect(p, by_element);

    if (rows.count)
        qsort(rows.row, rows.count, sizeof *rows.row, by_weight);
    fprintf(out, "%" PRIu64 " ticks of %" PRIu64 " cycles", rows.ticks, p->machine.period);
    if (p->machine.exact)
        fprintf(out, "; %" PRIu64 " cycles, %" PRIu64 " instructions", rows.cycles, rows.instructions);
    fputc('\n', out);
    print_causes(p, &rows, out);
    if (p->machine.exact)
        print_exact(p, &rows, by_element, how, out);
    else
        print_sampled(p, &rows, by_element, how, out);
    free(rows.inlined);
    free(rows.row);
    return !ferror(out);
}

bool profile_print_text(const struct profile *p, bool by_element, const struct profile_text *how, FILE *out)
{
    return print_list(p, by_element, how, out);
}

bool profile_write_text(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    (void)unused;
    return print_list(p, false, &(struct profile_text){0}, out);
}

bool profile_write_elements(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    (void)unused;
    return print_list(p, true, &(struct profile_text){0}, out);
}

static json_t *inlined_json(const struct profile *p, const struct rows *all, const struct row *r)
{
    json_t *list = json_array();

    for (size_t k = r->inlined; k < r->inlined_end; k++) {
        const struct inlined_cost *c = &all->inlined[k];
        json_t *o = json_pack("{s:o, s:I}", "function", text_json(p->strings[c->name]), "ticks", (json_int_t)c->ticks);
        if (p->machine.exact) {
            json_object_set_new(o, "cycles", json_integer((json_int_t)c->cycles));
            json_object_set_new(o, "instructions", json_integer((json_int_t)c->instructions));
        }
        json_array_append_new(list, o);
    }
    return list;
}

static json_t *row_json(const struct profile *p, const struct rows *all, const struct row *r)
{
    const struct profile_module *m = profile_find_module(r->image, r->pc);
    json_t *o = json_pack("{s:o, s:o, s:i, s:o, s:I, s:f}", "function", r->function ? text_json(r->function->name) : json_null(), "module",
                          text_json(m ? m->path : r->image->program), "process", r->image->pid, "address",
                          address_json(r->function ? r->function->low : r->pc), "ticks", (json_int_t)r->ticks, "percent",
                          p->machine.exact ? percent(r->cycles, all->cycles) : percent(r->ticks, all->ticks));

    if (r->inlined_end > r->inlined)
        json_object_set_new(o, "inlined", inlined_json(p, all, r));
    if (!p->machine.exact)
        return o;
    if (json_object_set_new(o, "cycles", json_integer((json_int_t)r->cycles)) ||
        json_object_set_new(o, "instructions", json_integer((json_int_t)r->instructions)) ||
        json_object_set_new(o, "expected_ticks", json_real(expected_ticks(all, r))) ||
        json_object_set_new(o, "bound", json_real(error_bound(all, r)))) {
        json_decref(o);
        return NULL;
    }
    return o;
}

bool profile_write_json(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    struct rows rows = collect(p, false);
    json_t *list = json_array(), *causes = json_object(), *counts = json_object();
    unsigned cause_count;
    struct cause_total *totals = sorted_causes(p, &cause_count);
    uint64_t *count_totals = profile_cause_totals(p);

    (void)unused;
    if (rows.count)
        qsort(rows.row, rows.count, sizeof *rows.row, by_weight);
    bool whole = true;
    for (size_t i = 0; i < rows.count; i++)
        whole &= !json_array_append_new(list, row_json(p, &rows, &rows.row[i]));
    for (unsigned k = 0; k < cause_count; k++)
        whole &= !json_object_set_new(causes, p->causes[totals[k].cause], json_integer((json_int_t)totals[k].cycles));
    for (unsigned k = 0; p->machine.exact && k < p->cause_count; k++)
        if (profile_count_name(p, k))
            whole &= !json_object_set_new(counts, profile_count_name(p, k), json_integer((json_int_t)count_totals[k]));
    free(count_totals);
    free(totals);
    free(rows.inlined);
    free(rows.row);
    if (!whole) {
        json_decref(list);
        json_decref(causes);
        json_decref(counts);
        return false;
    }
    return print_json(json_pack("{s:s, s:I, s:I, s:b, s:I, s:I, s:I, s:o, s:o, s:o}", "isa", p->machine.isa, "period",
                                (json_int_t)p->machine.period, "hz", (json_int_t)p->machine.hz, "exact", p->machine.exact, "ticks",
                                (json_int_t)rows.ticks, "cycles", (json_int_t)rows.cycles, "instructions", (json_int_t)rows.instructions,
                                "causes", causes, "counts", counts, "functions", list),
                      out);
}
