#include "isa/hppa/insn.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include "emu/mem/mem.h"

#define I(name, pattern, text, operands, sem, timing, flags) hppa_semantics hppa_sem_##sem;
#include "isa/hppa/hppa.def"
#undef I

enum { NONE = 0, TRAPS = 1, CONDITIONAL = 2, INDIRECT = 4, PA20 = 8, PA20_D = 16, PA20_E = 32, MAX1 = 64 };

static const struct line {
    const char *name, *pattern, *text, *operands;
    hppa_semantics *semantics;
    const char *semantics_name;
    enum hppa_class timing;
    uint8_t flags;
} lines[] = {
#define I(name, pattern, text, operands, sem, timing, flags) \
    {name, pattern, text, operands, hppa_sem_##sem, #sem, HPPA_CLASS_##timing, flags},
#include "isa/hppa/hppa.def"
#undef I
};
enum { LINES = sizeof lines / sizeof *lines };

/* Most extensions are in bits 20:25. */
static const struct pattern_shape shape = {.bits = 32, .major_bits = 6, .minor_bits = 6, .minor_places = (const char[]){6, 0}};

static struct hppa_insn insns[LINES];
static struct pattern_index lookup;
static once_flag once = ONCE_FLAG_INIT;

static enum hppa_operand find_operand(const struct operand_use *o)
{
    static const char *const names[] = {
#define O(name, registers) #name,
#include "isa/hppa/operands.def"
#undef O
    };
    for (unsigned k = 0; k < HPPA_NOPERANDS; k++)
        if (strlen(names[k]) == o->length && !memcmp(names[k], o->name, o->length))
            return k;
    assert(!"unknown operand in hppa.def");
    return 0;
}

static void read_operands(struct hppa_insn *i)
{
    struct operand_list list = operand_list(i->operands);
    struct operand_use o;

    while (operand_next(&list, &o)) {
        assert(i->nuses < HPPA_MAX_USES);
        enum hppa_operand which = find_operand(&o);
        i->use[i->nuses++] = (struct hppa_use){.operand = (uint8_t)which,
                                               .read = o.read,
                                               .written = o.written,
                                               .address = o.address,
                                               .increment = o.increment,
                                               .condition = o.condition};
        i->sets_carry |= o.written && which == HPPA_OP_cb;
        i->sets_other |= o.written && (which == HPPA_OP_sar || which == HPPA_OP_v);
    }
}

static void read_line(struct hppa_insn *i, const struct line *l)
{
    *i = (struct hppa_insn){.name = l->name,
                            .pattern = l->pattern,
                            .text = l->text,
                            .operands = l->operands,
                            .semantics = l->semantics,
                            .semantics_name = l->semantics_name,
                            .timing = l->timing,
                            .traps = l->flags & TRAPS,
                            .conditional = l->flags & CONDITIONAL,
                            .indirect = l->flags & INDIRECT,
                            .is_20 = l->flags & PA20,
                            .is_20_if_d = l->flags & PA20_D,
                            .is_20_if_e = l->flags & PA20_E,
                            .is_max1 = l->flags & MAX1};
    bool readable = pattern_read(&i->bits, i->pattern, shape.bits);
    assert(readable);
    (void)readable;
    i->branches = i->timing == HPPA_CLASS_BRANCH && pattern_width(&i->bits, 'n');
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
    if (!pattern_index_build(&lookup, keys, LINES, &shape))
        mem_out_of_memory("the instruction table");
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
    for (unsigned n = 0; n < i->bits.nsegments; n++) {
        const struct pattern_segment *s = &i->bits.segment[n];
        uint32_t *field = &f->letter[s->letter - 'a'];
        *field = *field << s->width | (word >> s->shift & ((1u << s->width) - 1));
    }
}

const struct hppa_insn *hppa_decode(uint32_t word, struct hppa_fields *f)
{
    call_once(&once, build);
    const uint16_t *end, *line = pattern_candidates(&lookup, word, &end);
    for (; line < end; line++) {
        const struct hppa_insn *i = &insns[*line];
        if ((word & i->bits.mask) == i->bits.match) {
            if (f)
                extract_fields(i, word, f);
            return i;
        }
    }
    return NULL;
}

bool hppa_is_20(const struct hppa_insn *i, const struct hppa_fields *f)
{
    return i->is_20 || (i->is_20_if_d && f->d) || (i->is_20_if_e && f->e & 4);
}

const char *hppa_class_name(enum hppa_class c)
{
    static const char *const names[HPPA_CLASS_COUNT] = {
        "ALU",  "SHIFT", "MM",      "LOAD", "STORE", "BRANCH", "FLOAD", "FSTORE", "FCPY",
        "FADD", "FMPY",  "FMPYADD", "FDIV", "FCNV",  "FCMP",   "FTEST", "SYSTEM",
    };
    return names[c];
}
