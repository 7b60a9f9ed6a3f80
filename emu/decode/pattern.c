/* pattern.c - see pattern.h. */
#include "emu/decode/pattern.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- patterns ---- */

static uint64_t low_bits(unsigned n)
{
    return n < 64 ? (1ull << n) - 1 : UINT64_MAX;
}

/* Add `width` bits of a field, the last one at `shift`. */
static bool add_letters(struct pattern *p, char letter, unsigned shift, unsigned width)
{
    struct pattern_segment *last = p->nsegments ? &p->segment[p->nsegments - 1] : NULL;

    if (last && last->letter == letter && last->shift == shift + width) {
        last->shift = (uint8_t)shift;
        last->width = (uint8_t)(last->width + width);
        return true;
    }
    if (p->nsegments == PATTERN_MAX_SEGMENTS)
        return false;
    p->segment[p->nsegments++] = (struct pattern_segment){letter, (uint8_t)shift, (uint8_t)width};
    return true;
}

bool pattern_read(struct pattern *p, const char *text, unsigned bits)
{
    unsigned shift = bits, run;

    *p = (struct pattern){0};
    for (; *text; text += run) {
        for (run = 1; text[run] == *text; run++)
            ;
        if (*text == ' ')
            continue;
        if (run > shift)
            return false;
        shift -= run;
        if (*text == '0' || *text == '1') {
            p->mask |= low_bits(run) << shift;
            p->match |= *text == '1' ? low_bits(run) << shift : 0;
        } else if (*text != '-' && (!isalpha((unsigned char)*text) || !add_letters(p, *text, shift, run))) {
            return false;
        }
    }
    return shift == 0;
}

uint64_t pattern_field(const struct pattern *p, char letter, uint64_t word)
{
    uint64_t value = 0;

    for (unsigned k = 0; k < p->nsegments; k++) {
        const struct pattern_segment *s = &p->segment[k];
        if (s->letter == letter)
            value = value << s->width | (word >> s->shift & low_bits(s->width));
    }
    return value;
}

unsigned pattern_width(const struct pattern *p, char letter)
{
    unsigned width = 0;

    for (unsigned k = 0; k < p->nsegments; k++)
        if (p->segment[k].letter == letter)
            width += p->segment[k].width;
    return width;
}

uint64_t pattern_set_field(const struct pattern *p, char letter, uint64_t word, uint64_t value)
{
    for (unsigned k = p->nsegments; k-- > 0;) {
        const struct pattern_segment *s = &p->segment[k];
        if (s->letter != letter)
            continue;
        word = (word & ~(low_bits(s->width) << s->shift)) | (value & low_bits(s->width)) << s->shift;
        value = s->width < 64 ? value >> s->width : 0;
    }
    return word;
}

uint64_t pattern_bits(const struct pattern *p, const char *letters)
{
    uint64_t bits = 0;

    for (unsigned k = 0; k < p->nsegments; k++)
        if (strchr(letters, p->segment[k].letter))
            bits |= low_bits(p->segment[k].width) << p->segment[k].shift;
    return bits;
}

/* ---- texts ---- */

bool text_next(const char **at, struct text_part *part)
{
    const char *p = *at;

    if (!*p)
        return false;
    part->is_item = *p == '{';
    part->start = p + part->is_item;
    part->length = (unsigned)strcspn(part->start, part->is_item ? "}" : "{");
    *at = part->start + part->length + part->is_item;
    return true;
}

/* ---- operand lists ---- */

struct operand_list operand_list(const char *list)
{
    return (struct operand_list){.at = list, .equals = strchr(list, '=')};
}

struct operand_list operand_list_of_text(const char *text)
{
    return (struct operand_list){.at = text, .equals = strchr(text, '='), .in_text = true};
}

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

bool operand_next(struct operand_list *list, struct operand_use *o)
{
    const char *from = list->at, *p = from;

    if (list->in_text)
        p += strcspn(p, "{");
    while (*p && !is_name(*p))
        p++;
    if (!*p)
        return false;
    *o = (struct operand_use){.name = p};
    while (is_name(*p))
        p++;
    o->length = (unsigned)(p - o->name);
    const char *before = o->name - 1 - list->in_text;
    bool updated = *p == '+';
    o->address = before >= from && *before == '[';
    o->increment = list->in_text ? list->after_update && o->name - from == 4 /* }],{ */ : before >= from && *before == '+';
    o->written = list->equals && o->name < list->equals && !(list->in_text && o->address);
    o->read = !o->written || updated;
    o->written |= updated;
    p += updated;
    if (!list->in_text && o->address)
        p++;
    if (!list->in_text && *p == '?') {
        o->condition = p[1];
        p += 2;
    }
    list->at = p;
    list->after_update = updated && o->address && !strncmp(p, "}],{", 4);
    return true;
}

/* ---- lookup ---- */

/* Sort the keys' numbers by descending rank; a stable counting sort. */
static void sort_by_rank(uint16_t *sorted, const struct pattern_key *keys, unsigned n)
{
    unsigned next[UINT8_MAX + 1] = {0}; /* [rank]: position of the next key of this rank */

    for (unsigned k = 0; k < n; k++)
        next[keys[k].rank]++;
    for (unsigned rank = UINT8_MAX + 1, used = 0; rank-- > 0;) {
        unsigned count = next[rank];
        next[rank] = used;
        used += count;
    }
    for (unsigned k = 0; k < n; k++)
        sorted[next[keys[k].rank]++] = (uint16_t)k;
}

/* Advance *value to the key's next value of a field, starting with its fixed bits. Returns false after the last one. */
static bool next_value(const struct pattern_key *k, unsigned shift, unsigned bits, unsigned *value)
{
    unsigned free = ~(unsigned)(k->mask >> shift) & (unsigned)low_bits(bits);
    unsigned rest = ((*value & free) - free) & free; /* the next subset of the free bits; the empty one comes last */

    *value = (*value & ~free) | rest;
    return rest;
}

static unsigned first_value(const struct pattern_key *k, unsigned shift, unsigned bits)
{
    return (unsigned)(k->match >> shift & low_bits(bits));
}

/* Choose the position of the minor field for each major opcode. Returns false if out of memory. */
static bool choose_places(struct pattern_index *x, const struct pattern_key *keys, unsigned n, const char *places)
{
    unsigned majors = 1u << x->major_bits, nplaces = (unsigned)strlen(places);
    unsigned *left = calloc((size_t)majors * nplaces, sizeof *left); /* by major opcode and position: number of candidates, summed over
                                                                      * all values */

    if (!left)
        return false;
    for (unsigned k = 0; k < n && nplaces > 1; k++) {
        unsigned major = first_value(&keys[k], x->major_shift, x->major_bits);
        do {
            for (unsigned p = 0; p < nplaces; p++)
                left[major * nplaces + p] +=
                    1u << x->minor_bits >> __builtin_popcountll(keys[k].mask >> places[p] & low_bits(x->minor_bits));
        } while (next_value(&keys[k], x->major_shift, x->major_bits, &major));
    }
    for (unsigned major = 0; major < majors; major++) {
        const unsigned *l = &left[major * nplaces];
        unsigned best = 0;
        for (unsigned p = 1; p < nplaces; p++)
            best = l[p] < l[best] ? p : best;
        x->minor_shift[major] = (uint8_t)places[best];
    }
    free(left);
    return true;
}

/* Add the key's line to the cells of all words that it may match; next[c] is the position of cell c's next line. lines NULL: count only. */
static void put_in_cells(const struct pattern_index *x, const struct pattern_key *k, uint16_t *next, uint16_t *lines)
{
    unsigned major = first_value(k, x->major_shift, x->major_bits);

    do {
        unsigned shift = x->minor_shift[major], minor = first_value(k, shift, x->minor_bits);
        do {
            uint16_t *cell = &next[major << x->minor_bits | minor];
            if (lines)
                lines[*cell] = k->line;
            ++*cell;
        } while (next_value(k, shift, x->minor_bits, &minor));
    } while (next_value(k, x->major_shift, x->major_bits, &major));
}

static bool fill(struct pattern_index *x, const struct pattern_key *keys, const uint16_t *sorted, unsigned n, uint16_t *next)
{
    unsigned cells = 1u << (x->major_bits + x->minor_bits);
    unsigned used = 0;

    for (unsigned k = 0; k < n; k++)
        put_in_cells(x, &keys[sorted[k]], next, NULL);
    for (unsigned c = 0; c < cells; c++) {
        x->first[c] = (uint16_t)used;
        used += next[c];
        next[c] = x->first[c];
    }
    assert(used <= UINT16_MAX);
    x->first[cells] = (uint16_t)used;
    if (!(x->lines = calloc(used + 1, sizeof *x->lines)))
        return false;
    for (unsigned k = 0; k < n; k++)
        put_in_cells(x, &keys[sorted[k]], next, x->lines);
    return true;
}

bool pattern_index_build(struct pattern_index *x, const struct pattern_key *keys, unsigned n, const struct pattern_shape *shape)
{
    unsigned majors = 1u << shape->major_bits, cells = majors << shape->minor_bits;
    uint16_t *sorted = calloc(n + 1, sizeof *sorted);
    uint16_t *next = calloc(cells, sizeof *next);
    *x = (struct pattern_index){.major_shift = (uint8_t)(shape->bits - shape->major_bits),
                                .major_bits = shape->major_bits,
                                .minor_bits = shape->minor_bits,
                                .minor_shift = calloc(majors, 1),
                                .first = calloc(cells + 1, sizeof *x->first)};
    bool ok = sorted && next && x->minor_shift && x->first;

    if (ok) {
        sort_by_rank(sorted, keys, n);
        ok = choose_places(x, keys, n, shape->minor_places) && fill(x, keys, sorted, n, next);
    }
    free(sorted);
    free(next);
    if (!ok)
        pattern_index_free(x);
    return ok;
}

void pattern_index_free(struct pattern_index *x)
{
    free(x->minor_shift);
    free(x->first);
    free(x->lines);
    *x = (struct pattern_index){0};
}

unsigned pattern_places(const struct pattern *p, char letter, uint8_t *place, unsigned most)
{
    unsigned n = 0;
    for (unsigned k = p->nsegments; k--;) /* the last segment has the least significant bits */
        for (unsigned bit = 0; p->segment[k].letter == letter && bit < p->segment[k].width && n < most; bit++)
            place[n++] = (uint8_t)(p->segment[k].shift + bit);
    return n;
}
