/* model_text.c - reads and prints the texts of models: see model_text.h. */
#include "emu/timing/model_text.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "emu/timing/model_internal.h"

enum { MAX_LINE = 2000 /* bytes */, MAX_LATENCIES = 1000 };

/* ---- messages ----------------------------------------------------------------------------------- */

__attribute__((format(printf, 4, 0))) static bool fail_at(const char *file, char *why, unsigned line, const char *format, va_list args)
{
    int n = line ? snprintf(why, TIMING_TEXT_WHY, "%s:%u: ", file, line) : snprintf(why, TIMING_TEXT_WHY, "%s: ", file);
    if (n >= 0 && n < TIMING_TEXT_WHY)
        vsnprintf(why + n, (size_t)(TIMING_TEXT_WHY - n), format, args);
    return false;
}

bool model_fail(const struct timing_text *t, char *why, unsigned line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fail_at(t->file, why, line, format, args);
    va_end(args);
    return false;
}

/* Number of letters to insert, delete or replace to get from a to b; at most 99. */
static unsigned distance(const char *a, const char *b)
{
    unsigned row[MODEL_WORD + 1], n = (unsigned)strlen(b);
    if (n > MODEL_WORD || strlen(a) > MODEL_WORD)
        return 99;
    for (unsigned j = 0; j <= n; j++)
        row[j] = j;
    for (; *a; a++) {
        unsigned diagonal = row[0]++;
        for (unsigned j = 1; j <= n; j++) {
            unsigned replaced = diagonal + (tolower((unsigned char)*a) != tolower((unsigned char)b[j - 1]));
            unsigned other = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
            diagonal = row[j];
            row[j] = replaced < other ? replaced : other;
        }
    }
    return row[n];
}

const char *model_nearest(const char *word, const char *const *names, size_t n)
{
    const char *nearest = NULL;
    unsigned least = (unsigned)strlen(word) / 2 + 2; /* it shares about half of its letters */
    for (size_t k = 0; k < n; k++) {
        unsigned d = names[k] ? distance(word, names[k]) : least;
        if (d < least) {
            least = d;
            nearest = names[k];
        }
    }
    return nearest;
}

/* ---- storage ------------------------------------------------------------------------------------- */

char *model_keep(struct timing_text *t, const char *text, size_t n)
{
    struct model_string *s = malloc(sizeof *s + n + 1);
    if (!s)
        return NULL;
    s->next = t->strings;
    t->strings = s;
    memcpy(s->text, text, n);
    s->text[n] = 0;
    return s->text;
}

struct model_entry *model_find(const struct timing_text *t, enum model_word word, const char *key)
{
    for (size_t k = 0; k < t->n; k++)
        if (t->entries[k].word == word && (!key || !strcmp(t->entries[k].key, key)))
            return &t->entries[k];
    return NULL;
}

/* Adds an empty entry after the others of its word. Returns NULL without memory. */
static struct model_entry *add_entry(struct timing_text *t, enum model_word word, const char *key)
{
    size_t at = t->n;
    if (t->n == t->room) {
        size_t room = t->room ? 2 * t->room : 256;
        struct model_entry *entries = realloc(t->entries, room * sizeof *entries);
        if (!entries)
            return NULL;
        t->entries = entries;
        t->room = room;
    }
    while (at > 0 && t->entries[at - 1].word > word)
        at--;
    memmove(&t->entries[at + 1], &t->entries[at], (t->n - at) * sizeof *t->entries);
    t->n++;
    t->entries[at] = (struct model_entry){.word = word, .key = key};
    return &t->entries[at];
}

/* Starts with the base's statements. */
static bool copy_base(struct timing_text *t, const struct timing_text *base)
{
    if (!base)
        return true;
    t->entries = malloc(base->room * sizeof *t->entries);
    if (!t->entries)
        return false;
    t->n = base->n;
    t->room = base->room;
    memcpy(t->entries, base->entries, base->n * sizeof *t->entries);
    for (size_t k = 0; k < t->n; k++)
        for (unsigned f = 0; f < MODEL_FIELDS; f++)
            t->entries[k].value[f].own = false;
    return true;
}

void timing_text_free(struct timing_text *t)
{
    if (!t)
        return;
    for (struct model_string *s = t->strings, *next; s; s = next) {
        next = s->next;
        free(s);
    }
    free(t->entries);
    free(t->slots);
    free(t->templates);
    free(t->rules);
    free(t);
}

/* ---- lines ---------------------------------------------------------------------------------------- */

/* A text that is read line by line. */
struct lines {
    const char *file, *at, *end;
    unsigned number;          /* of the current line */
    char statement[MAX_LINE]; /* without its comment; words are separated by one space */
    char comment[MAX_LINE];
};

__attribute__((format(printf, 3, 4))) static bool line_fail(const struct lines *l, char *why, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fail_at(l->file, why, l->number, format, args);
    va_end(args);
    return false;
}

/* Returns the bytes of the UTF-8 character at s, its code point in *c, or 0. */
static size_t utf8(const char *s, const char *end, uint32_t *c)
{
    const unsigned char *p = (const unsigned char *)s;
    size_t n = p[0] < 0x80 ? 1 : p[0] >= 0xc2 && p[0] < 0xe0 ? 2 : p[0] >= 0xe0 && p[0] < 0xf0 ? 3 : p[0] >= 0xf0 && p[0] < 0xf5 ? 4 : 0;
    if (!n || (size_t)(end - s) < n)
        return 0;
    *c = n == 1 ? p[0] : p[0] & (0x7fu >> n);
    for (size_t k = 1; k < n; k++) {
        if ((p[k] & 0xc0) != 0x80)
            return 0;
        *c = *c << 6 | (p[k] & 0x3f);
    }
    bool overlong = (n == 3 && *c < 0x800) || (n == 4 && *c < 0x10000);
    return overlong || *c > 0x10ffff || (*c >= 0xd800 && *c < 0xe000) ? 0 : n;
}

static bool check_characters(const struct lines *l, const char *end, char *why)
{
    uint32_t c;
    size_t n;
    for (const char *p = l->at; p < end; p += n) {
        n = utf8(p, end, &c);
        if (!n)
            return line_fail(l, why, "byte 0x%02x is not UTF-8; a cpu model is UTF-8 text", (unsigned)(unsigned char)*p);
        if (!c)
            return line_fail(l, why, "a NUL byte; a cpu model is UTF-8 text");
        if ((c < 0x20 && c != '\t' && c != '\r') || (c >= 0x7f && c < 0xa0))
            return line_fail(l, why, "control character 0x%02x; a cpu model is UTF-8 text", (unsigned)c);
    }
    return true;
}

/* Copies text with one space between words. */
static void copy_words(char *to, const char *from, const char *end)
{
    char *start = to;
    for (; from < end; from++) {
        bool space = *from == ' ' || *from == '\t' || *from == '\r';
        if (!space)
            *to++ = *from;
        else if (to > start && to[-1] != ' ')
            *to++ = ' ';
    }
    if (to > start && to[-1] == ' ')
        to--;
    *to = 0;
}

/* Goes to the next line that has a statement. Returns false at the end, or with a message if why[0] is set. */
static bool next_line(struct lines *l, char *why)
{
    why[0] = 0;
    while (l->at < l->end) {
        const char *newline = memchr(l->at, '\n', (size_t)(l->end - l->at)), *end = newline ? newline : l->end;
        l->number++;
        if (!check_characters(l, end, why))
            return false;
        if (end - l->at >= MAX_LINE)
            return line_fail(l, why, "longer than %d bytes; put a long list into a group", MAX_LINE - 1);
        const char *hash = memchr(l->at, '#', (size_t)(end - l->at));
        copy_words(l->statement, l->at, hash ? hash : end);
        copy_words(l->comment, hash ? hash + 1 : end, end);
        l->at = newline ? newline + 1 : l->end;
        if (l->statement[0])
            return true;
    }
    return false;
}

static struct lines lines_of(const char *file, const char *text, size_t size)
{
    bool mark = size >= 3 && !memcmp(text, "\xef\xbb\xbf", 3); /* byte order mark */
    return (struct lines){.file = file, .at = text + 3 * mark, .end = text + size};
}

bool model_next_word(const char **at, char word[MODEL_WORD])
{
    size_t n = 0;
    while (**at == ' ')
        ++*at;
    for (; **at && **at != ' '; ++*at)
        if (n < MODEL_WORD - 1)
            word[n++] = **at;
    if (n == MODEL_WORD - 1 && word[n - 1] & 0x80) { /* may end in the middle of a character: without it */
        while ((word[n - 1] & 0xc0) == 0x80)
            n--;
        n--;
    }
    word[n] = 0;
    return n;
}

bool timing_text_base(const char *file, const char *text, size_t size, char name[TIMING_TEXT_NAME], char why[TIMING_TEXT_WHY])
{
    static const char start[] = "based on ";
    struct lines l = lines_of(file, text, size);
    name[0] = 0;
    if (size > TIMING_TEXT_BYTES)
        return line_fail(&l, why, "larger than %d bytes; not a cpu model", TIMING_TEXT_BYTES);
    if (!next_line(&l, why))
        return !why[0] ? line_fail(&l, why, "no statement; expected \"based on MODEL\"") : false;
    if (strncmp(l.statement, "based", 5))
        return true;
    if (strncmp(l.statement, start, strlen(start)) || strchr(l.statement + strlen(start), ' '))
        return line_fail(&l, why, "based: expected \"based on MODEL\"");
    snprintf(name, TIMING_TEXT_NAME, "%.*s", TIMING_TEXT_NAME - 1, l.statement + strlen(start));
    return true;
}

/* ---- statements ------------------------------------------------------------------------------------ */

bool model_has(const struct timing_machine *m, enum model_word word)
{
    return model_statements[word].issues >> m->common->issue & 1 && (word != MODEL_LEVEL || m->levels) &&
           (word != MODEL_MICROCODE || m->microcodes);
}

/* Finds the statement. Returns false after a message. */
static bool find_statement(const struct timing_text *t, const struct lines *l, const char *name, enum model_word *word, char *why)
{
    const char *known[MODEL_WORDS_ALL];
    bool other = false;
    for (*word = 0; *word < MODEL_WORDS_ALL; ++*word) {
        bool same = !strcmp(model_statements[*word].word, name);
        if (same && model_has(t->machine, *word))
            return true;
        other |= same;
        known[*word] = model_has(t->machine, *word) ? model_statements[*word].word : NULL;
    }
    if (other)
        return line_fail(l, why, "%s: not a statement of models of %s", name, t->machine->name);
    if (!strcmp(name, "based"))
        return line_fail(l, why, "based: only the first statement says what the model is based on");
    const char *near = model_nearest(name, known, MODEL_WORDS_ALL);
    return near ? line_fail(l, why, "%s: unknown statement; did you mean %s?", name, near)
                : line_fail(l, why, "%s: unknown statement; docs/adding-a-cpu-model.md lists them", name);
}

bool model_is_name(const char *key)
{
    size_t n = strspn(key, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
    return n && !key[n] && n < TIMING_TEXT_NAME && !isdigit((unsigned char)*key);
}

/* Checks the key of a statement. */
static bool check_key(const struct timing_text *t, const struct lines *l, enum model_word word, const char *key, char *why)
{
    const struct model_statement *s = &model_statements[word];
    bool class = s->key == MODEL_KEY_CLASS;
    const char *const *names = class ? t->machine->classes : t->machine->templates;
    unsigned n = class ? t->machine->nclasses : t->machine->ntemplates;
    if (!key[0])
        return line_fail(l, why, "%s: expected a name", s->word);
    if (word == MODEL_SOURCE)
        return strlen(key) < MODEL_WORD - 1 || line_fail(l, why, "source: its key is longer than %d bytes", MODEL_WORD - 2);
    if (s->key == MODEL_KEY_NAME)
        return model_is_name(key) || line_fail(l, why, "%s %s: " MODEL_NOT_A_NAME, s->word, key, TIMING_TEXT_NAME - 1);
    for (unsigned k = 0; k < n; k++)
        if (names[k] && !strcmp(names[k], key))
            return true;
    const char *near = model_nearest(key, names, n);
    return near ? line_fail(l, why, "%s %s: unknown %s; did you mean %s?", s->word, key, s->word, near)
                : line_fail(l, why, "%s %s: unknown %s; \"precis cpu MODEL\" prints all", s->word, key, s->word);
}

/* ---- values ---------------------------------------------------------------------------------------- */

/* What is being read: a value of one field. */
struct place {
    const struct lines *line;
    const struct model_statement *statement;
    const char *key; /* "": none */
    const struct model_field *field;
};

/* Writes "class LOAD ports" and the like. */
static const char *place_name(const struct place *p, char text[3 * MODEL_WORD])
{
    const char *field = p->field ? p->field->name : "";
    snprintf(text, 3 * MODEL_WORD, "%s%s%.*s%s%s", p->statement->word, p->key[0] ? " " : "", TIMING_TEXT_NAME, p->key, field[0] ? " " : "",
             field);
    return text;
}

static void put_number(enum model_kind kind, int64_t n, char text[24])
{
    bool mega = kind == MODEL_BYTES && n && n % (1 << 20) == 0, kilo = kind == MODEL_BYTES && n && n % (1 << 10) == 0;
    snprintf(text, 24, "%" PRId64 "%s", mega ? n >> 20 : kilo ? n >> 10 : n, mega ? "M" : kilo ? "K" : "");
}

static bool read_number(const struct place *p, const char *word, int64_t *out, char *why)
{
    const struct model_field *f = p->field;
    char name[3 * MODEL_WORD], low[24], high[24], *end;
    bool digits = isdigit((unsigned char)*word) || ((*word == '-' || *word == '+') && isdigit((unsigned char)word[1]));
    int64_t n = strtoll(word, &end, 10);
    int shift = f->kind == MODEL_BYTES && *end == 'K' ? 10 : f->kind == MODEL_BYTES && *end == 'M' ? 20 : 0;
    end += shift != 0;
    put_number(f->kind, f->least, low);
    put_number(f->kind, f->most, high);
    if (!digits || *end)
        return line_fail(p->line, why, "%s: %s is not a number%s; expected %s to %s", place_name(p, name), word,
                         f->kind == MODEL_BYTES ? " of bytes" : "", low, high);
    bool far = n > INT32_MAX || n < INT32_MIN;
    *out = far ? 0 : n * (1 << shift);
    if (far || *out < f->least || *out > f->most)
        return line_fail(p->line, why, "%s: %s is out of range; expected %s to %s", place_name(p, name), word, low, high);
    return true;
}

static bool read_choice(const struct place *p, const char *word, int64_t *out, char *why)
{
    char name[3 * MODEL_WORD], all[200] = "";
    for (unsigned k = 0; p->field->choices[k]; k++) {
        if (!strcmp(p->field->choices[k], word)) {
            *out = k;
            return true;
        }
        snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s", k ? ", " : "", p->field->choices[k]);
    }
    return line_fail(p->line, why, "%s: %s is not one of %s", place_name(p, name), word, all);
}

/* Appends a word to a list. */
static bool append(struct timing_text *t, const struct place *p, struct model_value *v, const char *word, char *why)
{
    char text[MAX_LINE];
    if (v->words)
        snprintf(text, sizeof text, "%s %s", v->words, word);
    v->words = model_keep(t, v->words ? text : word, strlen(v->words ? text : word));
    return v->words || line_fail(p->line, why, MODEL_NO_MEMORY);
}

static bool read_value(struct timing_text *t, const struct place *p, struct model_value *v, const char *word, char *why)
{
    char name[3 * MODEL_WORD];
    if (p->field->kind == MODEL_WORDS)
        return append(t, p, v, word, why);
    if (v->given)
        return line_fail(p->line, why, "%s: '%s' after the value; expected one value", place_name(p, name), word);
    v->given = true;
    return p->field->kind == MODEL_CHOICE ? read_choice(p, word, &v->number, why) : read_number(p, word, &v->number, why);
}

static unsigned fields_of(const struct model_statement *s)
{
    unsigned n = 0;
    while (n < MODEL_FIELDS && s->fields[n].name)
        n++;
    return n;
}

static const struct model_field *find_field(const struct model_statement *s, const char *name)
{
    for (unsigned k = 0; k < fields_of(s); k++)
        if (s->fields[k].name[0] && !strcmp(s->fields[k].name, name))
            return &s->fields[k];
    return NULL;
}

/* `word` is where a field's name should be. */
static bool unknown_field(const struct place *p, const char *word, char *why)
{
    const char *names[MODEL_FIELDS] = {NULL};
    char name[3 * MODEL_WORD], all[200] = "";
    unsigned n = fields_of(p->statement);
    for (unsigned k = 0; k < n; k++) {
        names[k] = p->statement->fields[k].name[0] ? p->statement->fields[k].name : NULL;
        if (names[k])
            snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s", all[0] ? ", " : "", names[k]);
    }
    const char *near = model_nearest(word, names, n);
    if (near)
        return line_fail(p->line, why, "%s: unknown field %s; did you mean %s?", place_name(p, name), word, near);
    return line_fail(p->line, why, "%s: unknown field %s; expected %s%s", place_name(p, name), word, all,
                     p->statement->optional ? ", or none" : "");
}

/* Reads the fields into v[]. */
static bool read_fields(struct timing_text *t, struct place *p, const char *at, struct model_value v[MODEL_FIELDS], char *why)
{
    const struct model_statement *s = p->statement;
    char word[MODEL_WORD], name[3 * MODEL_WORD];
    bool began[MODEL_FIELDS] = {false};
    p->field = !s->fields[0].name[0] ? &s->fields[0] : NULL;
    while (model_next_word(&at, word)) {
        const struct model_field *f = find_field(s, word);
        if (!f && !p->field)
            return unknown_field(p, word, why);
        if (!f && p->field->kind != MODEL_WORDS && v[p->field - s->fields].given) {
            p->field = NULL;
            return unknown_field(p, word, why);
        }
        if (!f && !read_value(t, p, &v[p->field - s->fields], word, why))
            return false;
        if (!f)
            continue;
        p->field = f;
        if (began[f - s->fields])
            return line_fail(p->line, why, "%s: given twice in this line", place_name(p, name));
        began[f - s->fields] = true;
    }
    for (unsigned k = 0; k < fields_of(s); k++) {
        v[k].given |= v[k].words != NULL;
        p->field = &s->fields[k];
        if (!v[k].given && began[k])
            return line_fail(p->line, why, "%s: expected a value", place_name(p, name));
    }
    p->field = NULL;
    return true;
}

/* Reads "none", which makes all fields 0, or the fields. */
static bool read_values(struct timing_text *t, struct place *p, const char *at, struct model_value v[MODEL_FIELDS], char *why)
{
    const struct model_statement *s = p->statement;
    char name[3 * MODEL_WORD];
    bool any = false;
    if (s->optional && !strcmp(at, "none")) {
        for (unsigned k = 0; k < fields_of(s); k++)
            v[k].given = true;
        return true;
    }
    if (s->fields[0].kind == MODEL_TEXT) {
        v[0].given = at[0];
        v[0].words = model_keep(t, at, strlen(at));
        return v[0].given ? v[0].words || line_fail(p->line, why, MODEL_NO_MEMORY)
                          : line_fail(p->line, why, "%s: expected a text", place_name(p, name));
    }
    if (!read_fields(t, p, at, v, why))
        return false;
    for (unsigned k = 0; k < fields_of(s); k++)
        any |= v[k].given;
    if (any)
        return true;
    return s->fields[0].name[0] ? unknown_field(p, "(none given)", why)
                                : line_fail(p->line, why, "%s: expected a list of names", place_name(p, name));
}

/* ---- merging --------------------------------------------------------------------------------------- */

static bool set_values(struct place *p, struct model_entry *e, const struct model_value v[MODEL_FIELDS], char *why)
{
    char name[3 * MODEL_WORD];
    for (unsigned k = 0; k < fields_of(p->statement); k++) {
        struct model_value *old = &e->value[k];
        if (!v[k].given)
            continue;
        p->field = p->statement->fields[k].name[0] ? &p->statement->fields[k] : NULL;
        if (old->own)
            return line_fail(p->line, why, "%s: given already in line %u", place_name(p, name), old->line);
        *old = v[k];
    }
    return true;
}

/* Forgets all latencies. */
static void drop_latencies(struct timing_text *t)
{
    size_t n = 0;
    for (size_t k = 0; k < t->n; k++)
        if (t->entries[k].word != MODEL_LATENCY)
            t->entries[n++] = t->entries[k];
    t->n = n;
}

static bool same_words(const struct model_value *a, const struct model_value *b)
{
    return !a->words == !b->words && (!a->words || !strcmp(a->words, b->words));
}

/* Whether a latency sets or adds cycles for the producers and consumers of v. */
static bool same_latency(const struct model_entry *e, const struct model_value *v)
{
    return e->word == MODEL_LATENCY && same_words(&e->value[MODEL_LATENCY_FROM], &v[MODEL_LATENCY_FROM]) &&
           same_words(&e->value[MODEL_LATENCY_TO], &v[MODEL_LATENCY_TO]) &&
           e->value[MODEL_LATENCY_CYCLES].given == v[MODEL_LATENCY_CYCLES].given;
}

/* Checks what a latency's line must have, and that this text sets none twice. Repeated additions add up, so that a model whose base has
 * the same one can be printed. */
static bool check_latency(const struct timing_text *t, const struct lines *l, const struct model_value *v, char *why)
{
    unsigned n = 0;
    if (!v[MODEL_LATENCY_FROM].given || !v[MODEL_LATENCY_TO].given)
        return line_fail(l, why, "latency: expected \"CLASS... to CLASS... cycles N\", or none");
    if (v[MODEL_LATENCY_CYCLES].given == v[MODEL_LATENCY_ADD].given)
        return line_fail(l, why, "latency: expected either cycles or add");
    for (size_t k = 0; k < t->n; k++) {
        const struct model_value *old = &t->entries[k].value[MODEL_LATENCY_FROM];
        n += t->entries[k].word == MODEL_LATENCY;
        if (v[MODEL_LATENCY_CYCLES].given && old->own && same_latency(&t->entries[k], v))
            return line_fail(l, why, "latency: the same producers and consumers as in line %u", old->line);
    }
    return n < MAX_LATENCIES || line_fail(l, why, "latency: more than %d lines", MAX_LATENCIES);
}

/* Forgets the base's latency that v replaces, if any. */
static void drop_replaced(struct timing_text *t, const struct model_value *v)
{
    size_t n = 0;
    for (size_t k = 0; k < t->n; k++)
        if (!v[MODEL_LATENCY_CYCLES].given || !same_latency(&t->entries[k], v))
            t->entries[n++] = t->entries[k];
    t->n = n;
}

static bool add_latency(struct timing_text *t, struct place *p, const struct model_value v[MODEL_FIELDS], char *why)
{
    const struct model_entry *first = model_find(t, MODEL_LATENCY, NULL);
    if (v[0].words && !strcmp(v[0].words, "none") && !v[1].given && !v[2].given && !v[3].given) {
        for (size_t k = 0; first && k < t->n; k++)
            if (t->entries[k].word == MODEL_LATENCY && t->entries[k].value[0].own)
                return line_fail(p->line, why, "latency: none must come before the latencies of this file; line %u has one",
                                 t->entries[k].value[0].line);
        drop_latencies(t);
        return true;
    }
    if (!check_latency(t, p->line, v, why))
        return false;
    drop_replaced(t, v);
    struct model_entry *e = add_entry(t, MODEL_LATENCY, NULL);
    return e ? set_values(p, e, v, why) : line_fail(p->line, why, MODEL_NO_MEMORY);
}

/* Reads the statement of the current line. */
static bool read_statement(struct timing_text *t, const struct lines *l, char *why)
{
    const char *at = l->statement;
    char name[MODEL_WORD], key[MODEL_WORD] = "";
    struct model_value v[MODEL_FIELDS] = {{0}};
    enum model_word word;
    model_next_word(&at, name);
    if (!find_statement(t, l, name, &word, why))
        return false;
    const struct model_statement *s = &model_statements[word];
    bool keyed = s->key != MODEL_NO_KEY && s->key != MODEL_EVERY_ONE_NEW;
    if (keyed && (model_next_word(&at, key), !check_key(t, l, word, key, why)))
        return false;
    at += *at == ' ';
    struct place p = {l, s, key, NULL};
    if (!read_values(t, &p, at, v, why))
        return false;
    const char *comment = l->comment[0] ? model_keep(t, l->comment, strlen(l->comment)) : NULL;
    for (unsigned k = 0; k < MODEL_FIELDS; k++) {
        v[k].own = v[k].given;
        v[k].line = l->number;
        v[k].comment = comment;
    }
    if (s->key == MODEL_EVERY_ONE_NEW)
        return add_latency(t, &p, v, why);
    struct model_entry *e = model_find(t, word, keyed ? key : NULL);
    if (!e) {
        const char *kept = keyed ? model_keep(t, key, strlen(key)) : NULL;
        e = keyed && !kept ? NULL : add_entry(t, word, kept);
    }
    return e ? set_values(&p, e, v, why) : line_fail(l, why, MODEL_NO_MEMORY);
}

/* ---- names ------------------------------------------------------------------------------------------ */

/* Sets a name or title that the text does not give. */
static bool set_default(struct timing_text *t, enum model_word word, const char *text)
{
    struct model_entry *e = model_find(t, word, NULL);
    if (e && e->value[0].own)
        return true;
    if (!e)
        e = add_entry(t, word, NULL);
    if (!e)
        return false;
    e->value[0] = (struct model_value){.given = true, .words = model_keep(t, text, strlen(text))};
    return e->value[0].words;
}

static bool name_model(struct timing_text *t)
{
    const char *slash = strrchr(t->file, '/'), *start = slash ? slash + 1 : t->file;
    size_t n = strlen(start);
    char name[TIMING_TEXT_NAME], title[2 * TIMING_TEXT_NAME + 20];
    if (n > 4 && !strcmp(start + n - 4, ".cpu"))
        n -= 4;
    snprintf(name, sizeof name, "%.*s", (int)n, start);
    for (char *c = name; *c; c++)
        if (!isalnum((unsigned char)*c) && !strchr("._-", *c))
            *c = '-';
    if (!set_default(t, MODEL_NAME, name[0] ? name : "model"))
        return false;
    snprintf(title, sizeof title, "%s, based on %s", model_find(t, MODEL_NAME, NULL)->value[0].words, t->base ? t->base->model.name : "");
    return set_default(t, MODEL_TITLE, title);
}

static bool check_name(const struct timing_text *t, char *why)
{
    const struct model_value *v = &model_find(t, MODEL_NAME, NULL)->value[0];
    size_t n = strspn(v->words, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-");
    if (n >= TIMING_TEXT_NAME || v->words[n])
        return model_fail(t, why, v->line, "name: %s: a name has up to %d letters, digits, '.', '_' and '-'", v->words,
                          TIMING_TEXT_NAME - 1);
    if (!strcmp(v->words, "none") || !strcmp(v->words, "unit"))
        return model_fail(t, why, v->line, "name: %s is the name of another model", v->words);
    return true;
}

/* ---- reading ------------------------------------------------------------------------------------------ */

static bool read_all(struct timing_text *t, const char *text, size_t size, char *why)
{
    struct lines l = lines_of(t->file, text, size);
    bool first = true;
    while (next_line(&l, why)) {
        bool base = first && !strncmp(l.statement, "based on ", 9);
        first = false;
        if (!base && !read_statement(t, &l, why))
            return false;
    }
    return !why[0];
}

/* Returns whether a text without a base describes a machine `other`. */
static bool is_of_other(const struct timing_machine *other, const char *file, const char *text, size_t size)
{
    struct lines l = lines_of(file, text, size);
    char why[TIMING_TEXT_WHY], word[MODEL_WORD];
    while (other && next_line(&l, why)) {
        const char *at = l.statement;
        model_next_word(&at, word);
        if (!strcmp(word, model_statements[other->common->issue == TIMING_ISSUE_REORDER ? MODEL_BUFFER : MODEL_PLACES].word))
            return true;
    }
    return false;
}

struct timing_text *timing_text_read(const struct timing_machine *machine, const struct timing_text *base, const char *file,
                                     const char *text, size_t size, char why[TIMING_TEXT_WHY])
{
    struct timing_text *t = calloc(1, sizeof *t);
    snprintf(why, TIMING_TEXT_WHY, "%s: " MODEL_NO_MEMORY, file);
    if (!t)
        return NULL;
    t->machine = base ? base->machine : is_of_other(machine->other, file, text, size) ? machine->other : machine;
    t->base = base;
    t->file = model_keep(t, file, strlen(file));
    if (t->file && copy_base(t, base) && read_all(t, text, size, why)) {
        snprintf(why, TIMING_TEXT_WHY, "%s: " MODEL_NO_MEMORY, file);
        if (name_model(t) && check_name(t, why) && model_build(t, why))
            return t;
    }
    timing_text_free(t);
    return NULL;
}

bool timing_text_is_no_memory(const char *why)
{
    size_t length = strlen(why), end = strlen(MODEL_NO_MEMORY);
    return length >= end && !strcmp(why + length - end, MODEL_NO_MEMORY);
}

// clang-format off
const struct timing_model *timing_text_model(const struct timing_text *t) { return &t->model; }
const struct timing_machine *timing_text_machine(const struct timing_text *t) { return t->machine; }
const struct timing_text *timing_text_based_on(const struct timing_text *t) { return t->base; }
// clang-format on
