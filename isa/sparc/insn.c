/* insn.c - the instruction table and its decoder: see insn.h. */
#include "isa/sparc/insn.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include "emu/mem/mem.h"

#define I(name, pattern, text, operands, sem, timing, flags) sparc_semantics sparc_sem_##sem;
#include "isa/sparc/sparc.def"
#undef I

enum { NONE = 0, RESERVED = 1, TRAPS = 2, CONDITIONAL = 4, INDIRECT = 8, V9 = 16, MULTIPLIES = 32 };

static const struct line {
    const char *name, *pattern, *text, *operands;
    sparc_semantics *semantics;
    const char *semantics_name;
    enum sparc_class timing;
    uint8_t flags;
} lines[] = {
#define I(name, pattern, text, operands, sem, timing, flags) \
    {name, pattern, text, operands, sparc_sem_##sem, #sem, SPARC_CLASS_##timing, flags},
#include "isa/sparc/sparc.def"
#undef I
};
enum { LINES = sizeof lines / sizeof *lines };

/* The operation is in bits 31 and 30; op3 in 24 to 19, in branches op2 in 24 to 22. */
static const struct pattern_shape shape = {.bits = 32, .major_bits = 2, .minor_bits = 6, .minor_places = (const char[]){19, 0}};

enum alias_condition { ALIAS_NONE, ALIAS_SAME_S, ALIAS_SAME_T, ALIAS_IMMEDIATE, ALIAS_ASI };
static const struct alias {
    const char *pattern, *text;
    enum alias_condition condition;
} aliases[] = {
#define A(pattern, text, condition) {pattern, text, ALIAS_##condition},
#include "isa/sparc/aliases.def"
#undef A
};
enum { ALIASES = sizeof aliases / sizeof *aliases };

static struct sparc_insn insns[LINES];
static struct pattern alias_bits[ALIASES];
static struct pattern_index lookup;
static once_flag once = ONCE_FLAG_INIT;

static enum sparc_operand find_operand(const struct operand_use *o)
{
    static const char *const names[] = {
#define O(name, registers) #name,
#include "isa/sparc/operands.def"
#undef O
    };
    for (unsigned k = 0; k < SPARC_NOPERANDS; k++)
        if (strlen(names[k]) == o->length && !memcmp(names[k], o->name, o->length))
            return k;
    assert(!"unknown operand in sparc.def");
    return 0;
}

static void read_operands(struct sparc_insn *i)
{
    struct operand_list list = operand_list(i->operands);
    struct operand_use o;

    while (operand_next(&list, &o)) {
        assert(i->nuses < SPARC_MAX_USES);
        i->use[i->nuses++] = (struct sparc_use){.operand = (uint8_t)find_operand(&o), .read = o.read, .written = o.written};
    }
}

static void read_pattern(struct pattern *bits, const char *text)
{
    bool readable = pattern_read(bits, text, shape.bits);
    assert(readable);
    (void)readable;
}

static void read_line(struct sparc_insn *i, const struct line *l)
{
    *i = (struct sparc_insn){.name = l->name,
                             .pattern = l->pattern,
                             .text = l->text,
                             .operands = l->operands,
                             .semantics = l->semantics,
                             .semantics_name = l->semantics_name,
                             .timing = l->timing,
                             .reserved = l->flags & RESERVED,
                             .traps = l->flags & TRAPS,
                             .conditional = l->flags & CONDITIONAL,
                             .indirect = l->flags & INDIRECT,
                             .is_v9 = l->flags & V9,
                             .multiplies = l->flags & MULTIPLIES};
    read_pattern(&i->bits, i->pattern);
    read_operands(i);
}

static void build(void)
{
    struct pattern_key keys[LINES]; /* a strict special case has more fixed bits, and is tried first */

    for (unsigned n = 0; n < LINES; n++) {
        read_line(&insns[n], &lines[n]);
        keys[n] = (struct pattern_key){.mask = insns[n].bits.mask,
                                       .match = insns[n].bits.match,
                                       .line = (uint16_t)n,
                                       .rank = (uint8_t)__builtin_popcountll(insns[n].bits.mask)};
    }
    for (unsigned n = 0; n < ALIASES; n++)
        read_pattern(&alias_bits[n], aliases[n].pattern);
    if (!pattern_index_build(&lookup, keys, LINES, &shape))
        mem_out_of_memory("the instruction table");
}

const struct sparc_insn *sparc_insns(size_t *count)
{
    call_once(&once, build);
    if (count)
        *count = LINES;
    return insns;
}

static void extract_fields(const struct pattern *bits, uint32_t word, struct sparc_fields *f)
{
    *f = (struct sparc_fields){0};
    for (unsigned n = 0; n < bits->nsegments; n++) {
        const struct pattern_segment *s = &bits->segment[n];
        uint32_t *field = &f->letter[s->letter - 'a'];
        *field = *field << s->width | (word >> s->shift & ((1u << s->width) - 1));
    }
}

/* The bits that a second operand that is a register leaves unused. */
static bool has_reserved_bits(uint32_t word)
{
    return !(word & SPARC_OPERAND_IMMEDIATE) && word & 0x1fe0;
}

const struct sparc_insn *sparc_decode(uint32_t word, struct sparc_fields *f)
{
    call_once(&once, build);
    const uint16_t *end, *line = pattern_candidates(&lookup, word, &end);
    for (; line < end; line++) {
        const struct sparc_insn *i = &insns[*line];
        if ((word & i->bits.mask) == i->bits.match && !(i->reserved && has_reserved_bits(word))) {
            if (f)
                extract_fields(&i->bits, word, f);
            return i;
        }
    }
    return NULL;
}

static bool alias_holds(enum alias_condition condition, uint32_t word, const struct sparc_fields *f)
{
    switch (condition) {
    case ALIAS_SAME_S: return f->s == f->d;
    case ALIAS_SAME_T: return f->t == f->d;
    case ALIAS_IMMEDIATE: return word & SPARC_OPERAND_IMMEDIATE;
    case ALIAS_ASI: return f->a;
    default: return true;
    }
}

const char *sparc_alias(uint32_t word, const struct pattern **bits, struct sparc_fields *f)
{
    call_once(&once, build);
    for (unsigned n = 0; n < ALIASES; n++) {
        if ((word & alias_bits[n].mask) != alias_bits[n].match)
            continue;
        extract_fields(&alias_bits[n], word, f);
        *bits = &alias_bits[n];
        if (alias_holds(aliases[n].condition, word, f))
            return aliases[n].text;
    }
    return NULL;
}

const char *sparc_class_name(enum sparc_class c)
{
    static const char *const names[SPARC_CLASS_COUNT] = {
#define X(name) #name,
        SPARC_CLASSES(X)
#undef X
    };
    return names[c];
}
