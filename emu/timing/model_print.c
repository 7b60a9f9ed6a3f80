/* model_print.c - prints the texts of models, and how they differ: see model_text.h. */
#include "emu/timing/model_internal.h"
#include "emu/fatal/fatal.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { COMMENT_COLUMN = 60 };

void model_put_value(const struct model_field *f, const struct model_value *v, FILE *out)
{
    int64_t n = v->number;
    bool mega = f->kind == MODEL_BYTES && n && n % (1 << 20) == 0, kilo = f->kind == MODEL_BYTES && n && n % (1 << 10) == 0;
    if (f->kind == MODEL_WORDS || f->kind == MODEL_TEXT)
        fputs(v->words, out);
    else if (f->kind == MODEL_CHOICE)
        fputs(f->choices[n], out);
    else
        fprintf(out, "%" PRId64 "%s", mega ? n >> 20 : kilo ? n >> 10 : n, mega ? "M" : kilo ? "K" : "");
}

static bool is_none(const struct model_entry *e)
{
    return model_statements[e->word].optional && !e->value[0].number;
}

/* Returns the first field from `first` on that has a value; MODEL_FIELDS: there is none. */
static unsigned next_field(const struct model_entry *e, unsigned first)
{
    while (first < MODEL_FIELDS && (!model_statements[e->word].fields[first].name || !e->value[first].given))
        first++;
    return first;
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && !strcmp(a, b));
}

/* Writes the fields from number k on that have the same comment as it, as the fields of one line. Returns the next field. */
static unsigned put_fields(const struct model_entry *e, unsigned k, FILE *out)
{
    const struct model_statement *s = &model_statements[e->word];
    const char *comment = e->value[k].comment;
    fprintf(out, "%s", s->word);
    if (e->key)
        fprintf(out, " %s", e->key);
    for (; k < MODEL_FIELDS && same_text(e->value[k].comment, comment); k = next_field(e, k + 1)) {
        fprintf(out, "%s%s ", s->fields[k].name[0] ? " " : "", s->fields[k].name);
        model_put_value(&s->fields[k], &e->value[k], out);
    }
    return k;
}

static _Noreturn void no_memory(void)
{
    fatal(2, "out of memory for the timing models");
}

/* Writes a statement, a line for each comment. */
static void put_entry(const struct model_entry *e, bool comments, FILE *out)
{
    for (unsigned k = next_field(e, 0), next; k < MODEL_FIELDS; k = next) {
        char *text = NULL;
        size_t size;
        FILE *line = open_memstream(&text, &size);
        const char *comment = comments ? e->value[k].comment : NULL;
        if (!line)
            no_memory();
        if (is_none(e))
            fprintf(line, "%s none", model_statements[e->word].word);
        next = is_none(e) ? MODEL_FIELDS : put_fields(e, k, line);
        if (fclose(line) || !text)
            no_memory();
        if (comment)
            fprintf(out, "%-*s # %s\n", COMMENT_COLUMN, text, comment);
        else
            fprintf(out, "%s\n", text);
        free(text);
    }
}

void timing_text_print(const struct timing_text *t, const char *base, FILE *out)
{
    enum model_word last = MODEL_NAME;
    fprintf(out, "based on %s\n", base);
    for (size_t k = 0; k < t->n; k++) {
        enum model_word word = t->entries[k].word;
        bool new = word != last && (model_statements[word].key != MODEL_NO_KEY || model_statements[last].key != MODEL_NO_KEY ||
                                    word == MODEL_ICACHE || word == MODEL_BRANCH || word == MODEL_BRANCH_OF_BUNDLES || word == MODEL_PORTS);
        if (new)
            fputc('\n', out);
        if (new &&word == MODEL_LATENCY)
            fputs("latency none\n", out);
        put_entry(&t->entries[k], true, out);
        last = word;
    }
    if (last != MODEL_LATENCY && model_has(t->machine, MODEL_LATENCY))
        fputs("\nlatency none\n", out);
}

/* ---- hashes -------------------------------------------------------------------------------------------- */

uint64_t timing_text_hash(const struct timing_text *t)
{
    char *text = NULL;
    size_t size = 0;
    FILE *all = open_memstream(&text, &size);
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    if (!all)
        no_memory();
    for (size_t k = 0; k < t->n; k++)
        if (t->entries[k].word > MODEL_SOURCE) {
            struct model_entry e = t->entries[k];
            for (unsigned f = 0; f < MODEL_FIELDS; f++)
                e.value[f].comment = NULL;
            put_entry(&e, false, all);
        }
    if (fclose(all) || !text)
        no_memory();
    for (size_t k = 0; k < size; k++)
        hash = (hash ^ (unsigned char)text[k]) * 0x100000001b3u;
    free(text);
    return hash;
}

/* ---- differences ----------------------------------------------------------------------------------------- */

static bool equal_values(const struct model_value *a, const struct model_value *b)
{
    return a->given == b->given && a->number == b->number && same_text(a->words, b->words);
}

/* Prints one field of e, and what it is in the base's entry, which may be NULL. */
static void put_difference(const struct model_entry *e, const struct model_entry *old, unsigned k, FILE *out)
{
    const struct model_statement *s = &model_statements[e->word];
    const struct model_field *f = &s->fields[k];
    bool given = old && old->value[k].given;
    fprintf(out, "%s%s%s%s%s ", s->word, e->key ? " " : "", e->key ? e->key : "", f->name[0] ? " " : "", f->name);
    model_put_value(f, &e->value[k], out);
    fputs(given ? ", not " : ", new", out);
    if (given && s->optional && is_none(old))
        fputs("none", out);
    else if (given)
        model_put_value(f, &old->value[k], out);
    fputc('\n', out);
}

static unsigned differences_of(const struct model_entry *e, const struct model_entry *old, FILE *out)
{
    unsigned n = 0;
    if (old && is_none(e)) {
        if (!is_none(old))
            fprintf(out, "%s none\n", model_statements[e->word].word);
        return !is_none(old);
    }
    for (unsigned k = next_field(e, 0); k < MODEL_FIELDS; k = next_field(e, k + 1)) {
        if (old && equal_values(&e->value[k], &old->value[k]))
            continue;
        put_difference(e, old, k, out);
        n++;
    }
    return n;
}

static bool has_latency(const struct timing_text *t, const struct model_entry *e)
{
    bool same = false;
    for (size_t k = 0; k < t->n && !same; k++) {
        same = t->entries[k].word == MODEL_LATENCY;
        for (unsigned f = 0; f < MODEL_FIELDS && same; f++)
            same = equal_values(&t->entries[k].value[f], &e->value[f]);
    }
    return same;
}

/* Prints the latencies of `of` that t lacks. */
static unsigned put_latencies(const struct timing_text *of, const struct timing_text *t, const char *how, FILE *out)
{
    unsigned n = 0;
    for (size_t k = 0; k < of->n; k++)
        if (of->entries[k].word == MODEL_LATENCY && !has_latency(t, &of->entries[k])) {
            fputs(how, out);
            put_entry(&of->entries[k], false, out);
            n++;
        }
    return n;
}

unsigned timing_text_differences(const struct timing_text *t, FILE *out)
{
    unsigned n = 0;
    if (!t->base)
        return 0;
    for (size_t k = 0; k < t->n; k++) {
        const struct model_entry *e = &t->entries[k];
        if (e->word > MODEL_SOURCE && e->word != MODEL_LATENCY)
            n += differences_of(e, model_find(t->base, e->word, e->key), out);
    }
    return n + put_latencies(t->base, t, "without ", out) + put_latencies(t, t->base, "with ", out);
}
