#include "isa/hppa/insn.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#define I(name, pattern, text, sem, timing) hppa_semantics hppa_sem_##sem;
#include "isa/hppa/hppa.def"
#undef I

struct line {
    const char *name, *pattern, *text;
    hppa_semantics *semantics;
    const char *semantics_name;
    enum hppa_class timing;
};

static const struct line lines[] = {
#define I(name, pattern, text, sem, timing) \
    {name, pattern, text, hppa_sem_##sem, #sem, HPPA_CLASS_##timing},
#include "isa/hppa/hppa.def"
#undef I
};
#define LINES (sizeof lines / sizeof *lines)

/* Words are looked up by their major opcode (bits 0:5) and bits 20:25, where most extensions stand: a cell holds the few
 * lines that remain, special cases first. */
#define CELLS (64 * 64)
#define CELL_OF(word) ((word) >> 26 << 6 | ((word) >> 6 & 63))

static struct hppa_insn insns[LINES];
static uint16_t cell_start[CELLS + 1];
static uint16_t *cell_lines;
static once_flag once = ONCE_FLAG_INIT;

static void read_letter(struct hppa_insn *i, char c, unsigned bit)
{
    unsigned letter = c - 'a';
    struct hppa_segment *last = i->segments ? &i->segment[i->segments - 1] : NULL;

    i->width[letter]++;
    if (last && last->letter == letter && last->shift == bit + 1) {
        last->shift--;
        last->width++;
        return;
    }
    assert(i->segments < HPPA_MAX_SEGMENTS);
    i->segment[i->segments++] = (struct hppa_segment){letter, bit, 1};
}

static void read_pattern(struct hppa_insn *i)
{
    unsigned bit = 32;

    for (const char *p = i->pattern; *p; p++) {
        if (*p == ' ')
            continue;
        assert(bit > 0);
        bit--;
        if (*p == '0' || *p == '1') {
            i->mask |= 1u << bit;
            i->match |= (uint32_t)(*p - '0') << bit;
        } else if (*p != '-') {
            read_letter(i, *p, bit);
        }
    }
    assert(bit == 0);
}

/* A strict special case has more fixed bits, so that this order tries it first. */
static int by_fixed_bits(const void *a, const void *b)
{
    uint16_t x = *(const uint16_t *)a, y = *(const uint16_t *)b;
    int fixed = __builtin_popcount(insns[y].mask) - __builtin_popcount(insns[x].mask);

    return fixed ? fixed : x - y;
}

/* Line n goes to the cells of all words that it may match; without `to` they are only counted. */
static void put_in_cells(unsigned n, uint16_t *next, uint16_t *to)
{
    unsigned free_bits = ~CELL_OF(insns[n].mask) & (CELLS - 1), fixed = CELL_OF(insns[n].match), bits = 0;

    do {
        unsigned cell = fixed | bits;
        if (to)
            to[next[cell]] = (uint16_t)n;
        next[cell]++;
        bits = (bits - free_bits) & free_bits; /* the next subset of them; the empty one comes last */
    } while (bits);
}

static void build_cells(void)
{
    uint16_t order[LINES], next[CELLS] = {0}, used = 0;

    for (unsigned n = 0; n < LINES; n++)
        order[n] = (uint16_t)n;
    qsort(order, LINES, sizeof *order, by_fixed_bits);
    for (unsigned n = 0; n < LINES; n++)
        put_in_cells(n, next, NULL);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        cell_start[cell] = used;
        used += next[cell];
        next[cell] = cell_start[cell];
    }
    cell_start[CELLS] = used;
    if (!(cell_lines = calloc(used, sizeof *cell_lines)))
        abort();
    for (unsigned k = 0; k < LINES; k++)
        put_in_cells(order[k], next, cell_lines);
}

/* A convention of the names that the table keeps. */
static void read_name(struct hppa_insn *i)
{
    bool divides = !strcmp(i->name, "ds"), sums = strstr(i->name, "add") || !strncmp(i->name, "sub", 3) || divides;

    i->traps = strstr(i->name, ",t");
    i->sets_carry = sums && !strstr(i->name, ",l") && strcmp(i->name, "addil");
    i->sets_other = divides || !strncmp(i->name, "mt", 2);
}

static void build(void)
{
    for (size_t n = 0; n < LINES; n++) {
        const struct line *l = &lines[n];
        insns[n] = (struct hppa_insn){.name = l->name, .pattern = l->pattern, .text = l->text,
                                      .semantics = l->semantics, .semantics_name = l->semantics_name,
                                      .timing = l->timing};
        read_pattern(&insns[n]);
        read_name(&insns[n]);
    }
    build_cells();
}

const struct hppa_insn *hppa_insns(size_t *count)
{
    call_once(&once, build);
    if (count)
        *count = LINES;
    return insns;
}

static void extract_fields(const struct hppa_insn *i, uint32_t word, struct hppa_fields *f)
{
    *f = (struct hppa_fields){0};
    for (unsigned n = 0; n < i->segments; n++) {
        const struct hppa_segment *s = &i->segment[n];
        uint32_t *field = &f->letter[s->letter];
        *field = *field << s->width | (word >> s->shift & ((1u << s->width) - 1));
    }
}

const struct hppa_insn *hppa_decode(uint32_t word, struct hppa_fields *f)
{
    unsigned cell = CELL_OF(word);

    call_once(&once, build);
    for (unsigned n = cell_start[cell]; n < cell_start[cell + 1]; n++) {
        const struct hppa_insn *i = &insns[cell_lines[n]];
        if ((word & i->mask) == i->match) {
            if (f)
                extract_fields(i, word, f);
            return i;
        }
    }
    return NULL;
}

const char *hppa_class_name(enum hppa_class c)
{
    static const char *const names[HPPA_CLASS_COUNT] = {
        "ALU",  "SHIFT", "MM",      "LOAD", "STORE", "BRANCH", "FLOAD", "FSTORE", "FCPY",
        "FADD", "FMPY",  "FMPYADD", "FDIV", "FCNV",  "FCMP",   "FTEST", "SYSTEM",
    };
    return names[c];
}
