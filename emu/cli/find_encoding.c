/* find_encoding.c - see find_encoding.h. */
#include "emu/cli/find_encoding.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"

/* ---- texts as tokens ---------------------------------------------------------------------------------- */

/* A run of letters, a number with its sign, or another character. */
struct token {
    char word[12]; /* "": a number */
    int64_t number;
};

enum { TOKENS = 40, TEXT = 256 };

struct tokens {
    unsigned n;
    struct token token[TOKENS];
};

/* Some disassemblers print hexadecimal numbers without 0x: all that matters is the order. Numbers of 32-bit machines wrap. */
static const char *read_number(const char *text, unsigned bits, struct token *t)
{
    char *end;
    bool negative = *text == '-';
    uint64_t n = strtoull(text + negative, &end, 16);
    t->number = bits == 32 ? (int32_t)n : (int64_t)n;
    t->number = negative ? -t->number : t->number;
    return end;
}

/* Reads a text without its template "[MII]", its blanks and its stop. */
static struct tokens read_tokens(const char *text, unsigned bits)
{
    struct tokens list = {0};
    if (*text == '[' && strcspn(text, "]") == 4)
        text += 5;
    while (*text && list.n < TOKENS) {
        struct token *t = &list.token[list.n];
        size_t k = 0;
        if (isspace((unsigned char)*text) || *text == ';') {
            text++;
            continue;
        }
        if (isdigit((unsigned char)text[*text == '-'])) {
            text = read_number(text, bits, t);
        } else if (isalpha((unsigned char)*text)) {
            for (; isalpha((unsigned char)*text) && k < sizeof t->word - 1; text++)
                t->word[k++] = (char)tolower((unsigned char)*text);
        } else {
            t->word[0] = *text++;
        }
        list.n++;
    }
    return list;
}

/* Writes the first word of a text, with its completers: without template and predicate. */
static void first_word(const char *text, char *word, size_t cap)
{
    size_t k = 0;
    if (*text == '[' && strcspn(text, "]") == 4)
        text += 5;
    text += strspn(text, " \t");
    if (*text == '(' && strchr(text, ')'))
        text = strchr(text, ')') + 1;
    text += strspn(text, " \t");
    for (; *text && !isspace((unsigned char)*text) && *text != ';' && k < cap - 1; text++)
        word[k++] = (char)tolower((unsigned char)*text);
    word[k] = 0;
}

static unsigned bits_of(uint64_t value)
{
    return value ? 64 - (unsigned)__builtin_clzll(value) : 0;
}

/* How far a text is from the one that is wanted; 0 if they are equal. A number that is too large is farther than one that is too small:
 * setting bits then leads to the number. */
static unsigned distance(const struct tokens *a, const struct tokens *wanted)
{
    unsigned n = a->n < wanted->n ? a->n : wanted->n, sum = 200 * (a->n + wanted->n - 2 * n);
    for (unsigned k = 0; k < n; k++) {
        const struct token *x = &a->token[k], *y = &wanted->token[k];
        uint64_t less = (uint64_t)y->number - (uint64_t)x->number;
        if (strcmp(x->word, y->word))
            sum += 150;
        else if (!*x->word && x->number != y->number)
            sum += x->number < y->number ? bits_of(less) : 70 + bits_of(-less);
    }
    return sum;
}

/* ---- the search ------------------------------------------------------------------------------------------ */

struct search {
    const struct isa *isa;
    uint64_t va;
    struct tokens wanted;
    char word[TEXT]; /* the first word of the text */
    struct isa_encoding *e;
};

static void set_field(struct isa_encoding *e, const struct isa_field *f, uint64_t value)
{
    for (unsigned k = 0; k < f->width; k++) {
        uint8_t bit = (uint8_t)(1u << f->bit[k] % 8), *byte = &e->code[f->bit[k] / 8];
        *byte = (uint8_t)(value >> k & 1 ? *byte | bit : *byte & ~bit);
    }
}

static void text_now(const struct search *s, char text[TEXT])
{
    unsigned size = s->isa->sample_bytes, slot = s->e->slot;
    text[0] = 0;
    s->isa->disassemble(s->va + slot, s->e->code + slot, size - slot, text, TEXT);
}

static unsigned distance_now(const struct search *s)
{
    char text[TEXT];
    text_now(s, text);
    struct tokens t = read_tokens(text, s->isa->long_bits);
    return distance(&t, &s->wanted);
}

static uint64_t get_field(const struct isa_encoding *e, const struct isa_field *f)
{
    uint64_t value = 0;
    for (unsigned k = 0; k < f->width; k++)
        value |= (uint64_t)(e->code[f->bit[k] / 8] >> f->bit[k] % 8 & 1) << k;
    return value;
}

enum { ALL_VALUES = 7 /* the widest field of which all values are tried; of wider ones, single bits */ };

/* Gives a field a better value, if there is one. Returns the distance then. */
static unsigned improve(const struct search *s, const struct isa_field *f, unsigned best)
{
    bool all = f->width <= ALL_VALUES;
    uint64_t before = get_field(s->e, f), chosen = before, n = all ? (uint64_t)1 << f->width : f->width;
    for (uint64_t k = 0; best && k < n; k++) {
        uint64_t value = all ? k : before ^ (uint64_t)1 << k;
        set_field(s->e, f, value);
        unsigned d = distance_now(s);
        if (d < best) {
            best = d;
            chosen = value;
        }
    }
    set_field(s->e, f, chosen);
    return best;
}

static int narrow_first(const void *a, const void *b)
{
    const struct isa_field *x = a, *y = b;
    return x->width < y->width ? -1 : x->width > y->width;
}

/* Sets one field after another until nothing improves. Returns whether the text is found. */
static bool descend(const struct search *s)
{
    unsigned best = distance_now(s), before = best + 1;
    while (best && best < before) {
        before = best;
        for (unsigned k = 0; k < s->e->field_count && best; k++)
            best = improve(s, &s->e->field[k], best);
    }
    return best == 0;
}

/* Completers are in narrow fields, and may depend on several: tries all values of these together, and descends from those that have the
 * first word of the text. */
static bool descend_from_completers(const struct search *s)
{
    enum { NARROW = 4, TOGETHER = 11 };
    struct isa_encoding *e = s->e, start = *e;
    unsigned n = 0, bits = 0;
    char text[TEXT], word[TEXT];
    while (n < e->field_count && e->field[n].width <= NARROW && bits + e->field[n].width <= TOGETHER)
        bits += e->field[n++].width;
    for (uint64_t v = 0; v < (uint64_t)1 << bits; v++) {
        uint64_t rest = v;
        *e = start;
        for (unsigned k = 0; k < n; rest >>= e->field[k++].width)
            set_field(e, &e->field[k], rest & (((uint64_t)1 << e->field[k].width) - 1));
        text_now(s, text);
        first_word(text, word, sizeof word);
        if (!strcmp(word, s->word) && descend(s))
            return true;
    }
    return false;
}

/* Starts with ones in all fields, then with zeros: either may have a special text, as "nop". */
static bool solve(const struct search *s)
{
    qsort(s->e->field, s->e->field_count, sizeof *s->e->field, narrow_first);
    const struct isa_encoding line = *s->e;
    for (unsigned value = 2; value--;) {
        *s->e = line;
        for (unsigned k = 0; k < line.field_count; k++)
            set_field(s->e, &line.field[k], value);
        const struct isa_encoding start = *s->e;
        if (descend(s))
            return true;
        *s->e = start;
        if (descend_from_completers(s))
            return true;
    }
    return false;
}

/* The length of a name up to its completers. */
static size_t stem(const char *name)
{
    return strcspn(name, ",.{ ");
}

bool find_encoding(const struct isa *isa, uint64_t va, const char *text, struct isa_encoding *out)
{
    struct search s = {.isa = isa, .va = va, .wanted = read_tokens(text, isa->long_bits), .e = out};
    first_word(text, s.word, sizeof s.word);
    for (unsigned k = 0; isa->encoding && isa->encoding(k, out); k++)
        if (!strncasecmp(out->name, s.word, stem(out->name)) && solve(&s))
            return true;
    return false;
}

bool next_encoding(const struct isa *isa, const char *mnemonic, unsigned *index, struct isa_encoding *out)
{
    size_t n = stem(mnemonic);
    while (isa->encoding && isa->encoding((*index)++, out)) {
        size_t own = stem(out->name);
        bool open = out->name[own] == '{'; /* a completer follows without a dot: "ld{z}" is ld8 */
        if (own <= n && !strncasecmp(out->name, mnemonic, own) && (own == n || (open && isdigit((unsigned char)mnemonic[own]))))
            return true;
    }
    return false;
}
