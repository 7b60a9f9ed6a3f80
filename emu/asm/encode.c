/* encode.c - see encode.h. */
#define _GNU_SOURCE /* strcasestr */
#include "emu/asm/encode.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"

/* ---- texts as tokens ---------------------------------------------------------------------------------- */

/* A word, a number with its sign, or another character. A word's first digits are its number: "fr12R" is "fr#R" and 12. */
struct token {
    char word[16]; /* "": a number */
    int64_t number;
};

enum { TOKENS = 40 };

struct tokens {
    unsigned n;
    struct token token[TOKENS];
};

/* How texts are read. */
struct reading {
    unsigned radix; /* of numbers without "0x" */
    unsigned bits;  /* of numbers; they wrap */
};

static int64_t wrapped(uint64_t n, unsigned bits)
{
    return bits == 32 ? (int32_t)n : (int64_t)n;
}

/* Returns the length of the number at `text`, without its sign; 0 if there is none. With radix 16 "dead" is one, "deal" is none. */
static size_t number_length(const char *text, unsigned radix, bool operand)
{
    bool hex = radix == 16 && operand;
    size_t n = 0;
    if (!isdigit((unsigned char)*text) && !(hex && isxdigit((unsigned char)*text)))
        return 0;
    if (*text == '0' && (text[1] == 'x' || text[1] == 'X'))
        return 2 + strspn(text + 2, "0123456789abcdefABCDEF");
    while (hex ? isxdigit((unsigned char)text[n]) : isdigit((unsigned char)text[n]))
        n++;
    return hex && isalpha((unsigned char)*text) && isalnum((unsigned char)text[n]) ? 0 : n;
}

/* Reads a word, up to the room of a token. Returns its end. */
static const char *read_word(const char *text, struct token *t)
{
    size_t k = 0;
    bool digits = false;
    for (; isalnum((unsigned char)*text) && k < sizeof t->word - 1; text++) {
        if (!digits && isdigit((unsigned char)*text)) {
            char *end;
            t->number = (int64_t)strtoull(text, &end, 10);
            text = end - 1;
            digits = true;
            t->word[k++] = '#';
        } else {
            t->word[k++] = (char)tolower((unsigned char)*text);
        }
    }
    return text;
}

static const char *read_number(const char *text, size_t length, struct reading r, struct token *t)
{
    bool negative = *text == '-', hex = tolower((unsigned char)text[negative + 1]) == 'x';
    uint64_t n = strtoull(text + negative, NULL, hex ? 16 : (int)r.radix);
    t->number = wrapped(negative ? -n : n, r.bits);
    return text + negative + length;
}

/* Skips the template "[MII]" and blanks before an instruction. */
static const char *skip_template(const char *text)
{
    text += strspn(text, " \t");
    if (*text == '[' && strcspn(text, "]") == 4)
        text += 5;
    return text + strspn(text, " \t");
}

/* Reads a text without its template, its blanks and its stop. The first token is the predicate's number, 0 if there is none. */
static struct tokens read_tokens(const char *text, struct reading r)
{
    struct tokens list = {.n = 1};
    bool operand = false;
    text = skip_template(text);
    if (*text == '(' && strchr(text, ')')) {
        list.token[0].number = (int64_t)strtoull(text + 1 + strcspn(text + 1, "0123456789)"), NULL, 10);
        text = strchr(text, ')') + 1;
        text += strspn(text, " \t");
    }
    while (*text && list.n < TOKENS) {
        struct token *t = &list.token[list.n];
        size_t length = number_length(text + (*text == '-'), r.radix, operand);
        if (isspace((unsigned char)*text) || *text == ';') {
            operand = true;
            text++;
            continue;
        }
        if (length)
            text = read_number(text, length, r, t);
        else if (isalpha((unsigned char)*text))
            text = read_word(text, t);
        else
            t->word[0] = *text++;
        list.n++;
    }
    return list;
}

/* Writes the first word of a text, with its completers: without template and predicate. */
static void first_word(const char *text, char *word, size_t cap)
{
    size_t k = 0;
    text = skip_template(text);
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
        else if (x->number != y->number)
            sum += x->number < y->number ? bits_of(less) : 70 + bits_of(-less);
    }
    return sum;
}

/* ---- the search ------------------------------------------------------------------------------------------ */

/* What is tried, in this order: most texts are found by the first step. */
enum step {
    LIKELY,     /* completers in fields of which a bit by itself changes the first word */
    WIDE,       /* all values of wide fields, whatever the first word */
    COMPLETERS, /* completers in any narrow fields */
    IMPLIED,    /* as LIKELY, for a first word that lacks the last completers, as "br" does for "br.few" */
    STEPS
};

struct search {
    enum step step;
    const struct isa *isa;
    uint64_t va;
    enum encode_numbers numbers;
    struct reading reading;
    struct tokens wanted;
    char word[ENCODE_TEXT]; /* the first word of the text */
    struct isa_encoding *e;
    unsigned nearest; /* the least distance so far, of *nearest_text */
    char *nearest_text;
};

static void set_field(struct isa_encoding *e, const struct isa_field *f, uint64_t value)
{
    for (unsigned k = 0; k < f->width; k++) {
        uint8_t bit = (uint8_t)(1u << f->bit[k] % 8), *byte = &e->code[f->bit[k] / 8];
        *byte = (uint8_t)(value >> k & 1 ? *byte | bit : *byte & ~bit);
    }
}

static void flip_bit(struct isa_encoding *e, unsigned bit)
{
    e->code[bit / 8] ^= (uint8_t)(1u << bit % 8);
}

/* Removes the completers that follow `word` in the first word of a text. */
static void drop_implied(char *text, const char *word)
{
    char *at = strcasestr(text, word);
    size_t n = strlen(word);
    bool first = at && (at == text || at[-1] == ' ');
    if (first && at[n] == '.')
        memmove(at + n, at + n + strcspn(at + n, " "), strlen(at + n + strcspn(at + n, " ")) + 1);
}

static void text_now(const struct search *s, char text[ENCODE_TEXT])
{
    unsigned size = s->isa->sample_bytes, slot = s->e->slot;
    bool written = s->numbers == TEXT_AS_WRITTEN && s->isa->assembler;
    text[0] = 0;
    (written ? s->isa->assembler->text : s->isa->disassemble)(s->va + slot, s->e->code + slot, size - slot, text, ENCODE_TEXT);
    if (s->step == IMPLIED)
        drop_implied(text, s->word);
}

static struct tokens tokens_now(const struct search *s, char text[ENCODE_TEXT])
{
    text_now(s, text);
    return read_tokens(text, s->reading);
}

static unsigned distance_now(struct search *s)
{
    char text[ENCODE_TEXT];
    struct tokens t = tokens_now(s, text);
    unsigned d = distance(&t, &s->wanted);
    if (s->nearest_text && d < s->nearest) {
        s->nearest = d;
        strcpy(s->nearest_text, skip_template(text));
        s->nearest_text[strcspn(s->nearest_text, ";")] = 0;
    }
    return d;
}

static uint64_t get_field(const struct isa_encoding *e, const struct isa_field *f)
{
    uint64_t value = 0;
    for (unsigned k = 0; k < f->width; k++)
        value |= (uint64_t)(e->code[f->bit[k] / 8] >> f->bit[k] % 8 & 1) << k;
    return value;
}

/* A bit of the encoding that changes one number and nothing else. */
struct weight {
    uint8_t bit, token;
    uint64_t delta; /* what setting the other value adds to the number */
};

enum { WEIGHTS = 128 };

/* Returns the only token in which the texts differ, if it is a number in both; or TOKENS. */
static unsigned changed_number(const struct tokens *a, const struct tokens *b)
{
    unsigned changed = TOKENS;
    if (a->n != b->n)
        return TOKENS;
    for (unsigned k = 0; k < a->n; k++) {
        if (strcmp(a->token[k].word, b->token[k].word))
            return TOKENS;
        if (a->token[k].number == b->token[k].number)
            continue;
        if (changed != TOKENS)
            return TOKENS;
        changed = k;
    }
    return changed;
}

static unsigned find_weights(const struct search *s, const struct tokens *base, struct weight weights[WEIGHTS])
{
    unsigned n = 0;
    for (unsigned f = 0; f < s->e->field_count; f++)
        for (unsigned k = 0; k < s->e->field[f].width && n < WEIGHTS; k++) {
            char text[ENCODE_TEXT];
            uint8_t bit = s->e->field[f].bit[k];
            flip_bit(s->e, bit);
            struct tokens t = tokens_now(s, text);
            flip_bit(s->e, bit);
            unsigned token = changed_number(base, &t);
            if (token < TOKENS)
                weights[n++] = (struct weight){bit, (uint8_t)token, (uint64_t)t.token[token].number - (uint64_t)base->token[token].number};
        }
    return n;
}

static int lowest_bit_first(const void *a, const void *b)
{
    const struct weight *x = a, *y = b;
    return __builtin_ctzll(x->delta) - __builtin_ctzll(y->delta);
}

/* Sets the numbers that have no solution to the least or the greatest that there is. left[]: what the solution lacks. */
static void saturate(struct search *s, const struct tokens *base, const struct weight *weights, unsigned n, const bool *flipped,
                     const uint64_t left[TOKENS])
{
    for (unsigned k = 0; k < n; k++) {
        unsigned token = weights[k].token;
        bool more = base->token[token].number < s->wanted.token[token].number;
        bool wanted = more == ((int64_t)weights[k].delta > 0);
        if (left[token] && wanted != flipped[k])
            flip_bit(s->e, weights[k].bit);
    }
}

/* Solves the numbers that are sums of their bits' weights: the lowest bit in which a number still differs chooses the weight of this bit.
 */
static void solve_numbers(struct search *s)
{
    struct weight weights[WEIGHTS];
    bool flipped[WEIGHTS];
    char text[ENCODE_TEXT];
    const struct tokens base = tokens_now(s, text);
    uint64_t left[TOKENS] = {0};
    if (base.n != s->wanted.n)
        return;
    for (unsigned k = 0; k < base.n; k++)
        left[k] = (uint64_t)s->wanted.token[k].number - (uint64_t)base.token[k].number;
    unsigned n = find_weights(s, &base, weights);
    qsort(weights, n, sizeof *weights, lowest_bit_first);
    for (unsigned k = 0; k < n; k++) {
        uint64_t *l = &left[weights[k].token];
        flipped[k] = *l >> __builtin_ctzll(weights[k].delta) & 1;
        if (flipped[k]) {
            flip_bit(s->e, weights[k].bit);
            *l -= weights[k].delta;
        }
    }
    saturate(s, &base, weights, n, flipped, left);
}

/* The widest fields of which all values are tried; of wider ones, single bits. Position and length of "shl", which is "dep.z" unless their
 * sum is 64, are a field of 12. */
enum { SOME_VALUES = 7, ALL_VALUES = 12 };

/* Gives a field a better value, if there is one. Returns the distance then. */
static unsigned improve(struct search *s, const struct isa_field *f, unsigned best)
{
    bool all = f->width <= (s->step == LIKELY || s->step == IMPLIED ? SOME_VALUES : ALL_VALUES);
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

/* Sets one field after another, and solves the numbers, until nothing improves. Returns whether the text is found. */
static bool descend(struct search *s)
{
    unsigned best = distance_now(s), before = best + 1;
    while (best && best < before) {
        const struct isa_encoding start = *s->e;
        before = best;
        solve_numbers(s);
        best = distance_now(s);
        if (best > before) {
            best = before;
            *s->e = start;
        }
        for (unsigned k = 0; k < s->e->field_count && best; k++)
            best = improve(s, &s->e->field[k], best);
    }
    return best == 0;
}

static bool has_wanted_word(const struct search *s)
{
    char text[ENCODE_TEXT], word[ENCODE_TEXT];
    text_now(s, text);
    first_word(text, word, sizeof word);
    return !strcmp(word, s->word);
}

enum { NARROW = 4 /* the widest field of a completer */, TOGETHER = 11 /* the most bits of which all values are tried together */ };

/* Returns whether a bit of the field changes the first word. */
static bool is_completer(const struct search *s, const struct isa_field *f)
{
    char text[ENCODE_TEXT], word[ENCODE_TEXT], other[ENCODE_TEXT];
    text_now(s, text);
    first_word(text, word, sizeof word);
    for (unsigned k = 0; k < f->width; k++) {
        flip_bit(s->e, f->bit[k]);
        text_now(s, text);
        flip_bit(s->e, f->bit[k]);
        first_word(text, other, sizeof other);
        if (strcmp(word, other))
            return true;
    }
    return false;
}

/* Completers are in narrow fields, and may depend on several: tries all values of these together, and descends from those that have the
 * first word of the text. */
static bool descend_from_completers(struct search *s)
{
    struct isa_encoding *e = s->e, start = *e;
    const struct isa_field *fields[26];
    unsigned n = 0, bits = 0;
    for (unsigned k = 0; k < start.field_count; k++) {
        const struct isa_field *f = &start.field[k];
        if (f->width > NARROW || bits + f->width > TOGETHER || (s->step != COMPLETERS && !is_completer(s, f)))
            continue;
        bits += f->width;
        fields[n++] = f;
    }
    for (uint64_t v = 0; v < (uint64_t)1 << bits; v++) {
        uint64_t rest = v;
        *e = start;
        for (unsigned k = 0; k < n; rest >>= fields[k++]->width)
            set_field(e, fields[k], rest & (((uint64_t)1 << fields[k]->width) - 1));
        if (has_wanted_word(s) && descend(s))
            return true;
    }
    *e = start;
    return false;
}

static int narrow_first(const void *a, const void *b)
{
    const struct isa_field *x = a, *y = b;
    return x->width < y->width ? -1 : x->width > y->width;
}

/* Starts with ones in all fields, then with zeros: either may have a special text, as "nop". */
static bool solve(struct search *s)
{
    qsort(s->e->field, s->e->field_count, sizeof *s->e->field, narrow_first);
    const struct isa_encoding line = *s->e;
    for (unsigned value = 2; value--;) {
        *s->e = line;
        for (unsigned k = 0; k < line.field_count; k++)
            set_field(s->e, &line.field[k], value ? UINT64_MAX : 0);
        if (s->step == WIDE ? descend(s) : descend_from_completers(s))
            return true;
    }
    return false;
}

/* The length of a name up to its completers. */
static size_t stem(const char *name)
{
    return strcspn(name, ",.{ ");
}

/* Returns whether a line's name is the mnemonic, up to completers. "ld{z}" is ld8, too: a completer follows without a dot. */
static bool is_named(const char *name, const char *mnemonic)
{
    size_t own = stem(name), n = stem(mnemonic);
    return own <= n && !strncasecmp(name, mnemonic, own) && (own == n || name[own] == '{');
}

/* Returns whether a line that has another name may print the mnemonic: "sh2add" prints "shladd", "fstw" also "fstws". */
static bool prints(const struct search *s)
{
    char text[ENCODE_TEXT], word[ENCODE_TEXT];
    if (stem(s->e->name) > 1 && !strncasecmp(s->e->name, s->word, stem(s->e->name)))
        return true;
    text_now(s, text);
    first_word(text, word, sizeof word);
    return stem(word) == stem(s->word) && !strncmp(word, s->word, stem(word));
}

/* Tries the lines of that name, or, by_text, those that print it. *any: there are such lines. */
static bool search_lines(struct search *s, bool by_text, bool *any)
{
    for (unsigned k = 0; s->isa->encoding && s->isa->encoding(k, s->e); k++) {
        if (by_text ? !prints(s) : !is_named(s->e->name, s->word))
            continue;
        *any = true;
        if (solve(s))
            return true;
    }
    return false;
}

bool encode_text(const struct isa *isa, uint64_t va, const char *text, enum encode_numbers numbers, struct isa_encoding *out,
                 char nearest[ENCODE_TEXT])
{
    struct search s = {.isa = isa, .va = va, .numbers = numbers, .e = out, .nearest = UINT_MAX, .nearest_text = nearest};
    bool prints_hex = isa->assembler && isa->assembler->text != isa->disassemble; /* without "0x" */
    s.reading = (struct reading){numbers == TEXT_AS_PRINTED && prints_hex ? 16 : 10, isa->long_bits};
    s.wanted = read_tokens(text, s.reading);
    first_word(text, s.word, sizeof s.word);
    if (nearest)
        *nearest = 0;
    bool named = false, printed = false;
    for (s.step = 0; s.step < STEPS; s.step++)
        if (search_lines(&s, false, &named) || (!named && search_lines(&s, true, &printed)))
            return true;
    return false;
}

bool next_encoding(const struct isa *isa, const char *mnemonic, unsigned *index, struct isa_encoding *out)
{
    while (isa->encoding && isa->encoding((*index)++, out)) {
        size_t own = stem(out->name);
        if (is_named(out->name, mnemonic) && (own == stem(mnemonic) || isdigit((unsigned char)mnemonic[own])))
            return true;
    }
    return false;
}
