/* Flat profiles as text, with the sampling error where exact cycles are known. */
#include "emu/report/json.h"
#include "emu/report/colour.h"
#include "emu/report/profile.h"
#include "emu/report/must.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct row {
    const struct profile_image *image;
    const struct profile_function *function; /* NULL: unknown */
    uint64_t pc;                             /* of the first sample */
    uint64_t ticks, cycles, instructions;
    size_t number; /* its index before the rows are sorted */
};

struct rows {
    struct row *row;
    size_t count;
    uint64_t ticks, cycles, instructions;
};

/* The function at a sample's pc, given that of the sample before. */
static const struct profile_function *function_of(const struct profile_image *image, uint64_t pc, const struct profile_function *last)
{
    bool next = last && last + 1 < image->functions + image->function_count;

    if (last && pc < last->high && (!next || pc < last[1].low))
        return last;
    return profile_find_function(image, pc);
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
            *r = (struct row){image, f, by_element ? s->pc / granule * granule : s->pc, 0, 0, 0, rows->count};
        }
        r->ticks += s->ticks;
        r->cycles += s->cycles;
        r->instructions += s->instructions;
        rows->ticks += s->ticks;
        rows->cycles += s->cycles;
        rows->instructions += s->instructions;
    }
}

static struct rows collect(const struct profile *p, bool by_element)
{
    struct rows rows = {0};
    size_t all = 1;

    for (size_t i = 0; i < p->image_count; i++)
        all += p->images[i]->sample_count;
    rows.row = calloc(all, sizeof *rows.row);
    if (!rows.row)
        out_of_memory();
    for (size_t i = 0; i < p->image_count; i++)
        collect_image(&rows, p->images[i], by_element, p->machine.granule);
    return rows;
}

#define COMPARE(a, b) (((a) > (b)) - ((a) < (b)))

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

static void print_name(const struct profile *p, const struct row *r, bool by_element, FILE *out)
{
    const struct profile_module *m = profile_find_module(r->image, r->pc);
    const char *module = m ? m->path : r->image->program;
    const char *slash = strrchr(module, '/');

    if (by_element)
        fprintf(out, "  %0*" PRIx64, p->machine.pointer_bytes * 2, r->pc);
    if (r->function && by_element)
        fprintf(out, "  %s+0x%" PRIx64, r->function->name, r->pc - r->function->low);
    else if (r->function)
        fprintf(out, "  %s", r->function->name);
    else if (!by_element)
        fprintf(out, "  0x%" PRIx64, r->pc);
    fprintf(out, " [%s", slash ? slash + 1 : module);
    if (p->image_count > 1)
        fprintf(out, ", process %d", r->image->pid);
    fputs("]\n", out);
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

static void print_sampled(const struct profile *p, const struct rows *all, bool by_element, const struct profile_text *how, FILE *out)
{
    double seconds = (double)p->machine.period / ((double)p->machine.mhz * 1e6);

    fprintf(out, "%s%7s %10s %10s  %s%s\n", colour_title(how->colours), "%", "ticks", "seconds", by_element ? "address" : "function",
            colour_end(how->colours));
    for (size_t i = 0; i < lines_of(all, how); i++) {
        const struct row *r = &all->row[i];
        double share = percent(r->ticks, all->ticks);

        fprintf(out, "%s%7.2f%s %10" PRIu64 " %10.2f", colour_share(how->colours, share), share, colour_end(how->colours), r->ticks,
                (double)r->ticks * seconds);
        print_name(p, r, by_element, out);
    }
    print_rest(all, how, out);
}

static bool is_within(const struct rows *all, const struct row *r)
{
    return fabs((double)r->ticks - expected_ticks(all, r)) <= error_bound(all, r);
}

static void print_exact_row(const struct profile *p, const struct rows *all, const struct row *r, bool by_element,
                            const struct profile_text *how, FILE *out)
{
    double share = percent(r->cycles, all->cycles);

    fprintf(out, "%s%7.2f%s %16" PRIu64 " %14" PRIu64 " %8" PRIu64 " %10.2f %+9.2f %9.2f%c", colour_share(how->colours, share), share,
            colour_end(how->colours), r->cycles, r->instructions, r->ticks, expected_ticks(all, r),
            (double)r->ticks - expected_ticks(all, r), error_bound(all, r), is_within(all, r) ? ' ' : '*');
    print_name(p, r, by_element, out);
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

static void print_causes(const struct profile *p, const struct rows *rows, FILE *out)
{
    uint64_t *causes = profile_cause_totals(p);

    for (unsigned k = 0; p->machine.exact && k < p->cause_count; k++)
        if (causes[k])
            fprintf(out, "%7.2f %16" PRIu64 " cycles %s\n", percent(causes[k], rows->cycles), causes[k], p->causes[k]);
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

static json_t *row_json(const struct profile *p, const struct rows *all, const struct row *r)
{
    const struct profile_module *m = profile_find_module(r->image, r->pc);
    json_t *o = json_pack("{s:o, s:o, s:i, s:o, s:I, s:f}", "function", r->function ? text_json(r->function->name) : json_null(), "module",
                          text_json(m ? m->path : r->image->program), "process", r->image->pid, "address",
                          address_json(r->function ? r->function->low : r->pc), "ticks", (json_int_t)r->ticks, "percent",
                          p->machine.exact ? percent(r->cycles, all->cycles) : percent(r->ticks, all->ticks));

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
    json_t *list = json_array(), *causes = json_object();
    uint64_t *totals = profile_cause_totals(p);

    (void)unused;
    if (rows.count)
        qsort(rows.row, rows.count, sizeof *rows.row, by_weight);
    bool whole = true;
    for (size_t i = 0; i < rows.count; i++)
        whole &= !json_array_append_new(list, row_json(p, &rows, &rows.row[i]));
    for (unsigned k = 0; p->machine.exact && k < p->cause_count; k++)
        if (totals[k])
            whole &= !json_object_set_new(causes, p->causes[k], json_integer((json_int_t)totals[k]));
    free(totals);
    free(rows.row);
    if (!whole) {
        json_decref(list);
        json_decref(causes);
        return false;
    }
    return print_json(json_pack("{s:s, s:I, s:I, s:b, s:I, s:I, s:I, s:o, s:o}", "isa", p->machine.isa, "period",
                                (json_int_t)p->machine.period, "hz", (json_int_t)p->machine.hz, "exact", p->machine.exact, "ticks",
                                (json_int_t)rows.ticks, "cycles", (json_int_t)rows.cycles, "instructions", (json_int_t)rows.instructions,
                                "causes", causes, "functions", list),
                      out);
}
