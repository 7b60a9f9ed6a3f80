/* timing.c - see timing.h and cost.h. The machine is microcoded: each instruction takes its specifiers' cycles, and its own. */
#include "isa/vax/timing.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include "isa/vax/cost.h"
#include "isa/vax/insn.h"
#include "isa/vax/vax.h"

/* ---- models ------------------------------------------------------------------------------------------------ */

static const char *const class_names[VAX_CLASS_COUNT] = {
#define X(name) #name,
    VAX_CLASSES(X)
#undef X
};

enum { PAGE_SHIFT = 9 };
static const struct timing_model common = {.issue = TIMING_ISSUE_MICROCODE, .page_shift = PAGE_SHIFT};
static const struct timing_machine machine = {
    .name = "VAX", .common = &common, .classes = class_names, .nclasses = VAX_CLASS_COUNT, .page_bytes = 1 << PAGE_SHIFT};
static const struct timing_builtin builtin[] = {
#include "models.inc"
};
static pthread_once_t models_once = PTHREAD_ONCE_INIT;
static struct timing_models models;

static void read_models(void)
{
    static const struct timing_model unit = {.name = "unit", .long_name = "one cycle per instruction", .issue = TIMING_ISSUE_ONE};
    timing_models_read(&models, &machine, builtin, sizeof builtin / sizeof *builtin, &unit);
}

const struct timing_model *vax_timing_model(unsigned index)
{
    pthread_once(&models_once, read_models);
    return timing_models_model(&models, index);
}

const struct timing_text *vax_timing_text(unsigned index)
{
    pthread_once(&models_once, read_models);
    return timing_models_text(&models, index);
}

/* ---- execution: cvax.def ------------------------------------------------------------------------------------- */

struct execution {
    uint8_t execute, reads, writes, taken, taken_reads;
};
struct line {
    const char *names;
    struct execution of_register, of_memory;
};
static const struct line lines[] = {
#define E(cycles, reads, writes)    \
    {                               \
        cycles, reads, writes, 0, 0 \
    }
#define B(cycles, reads, writes, more, read) \
    {                                        \
        cycles, reads, writes, more, read    \
    }
#define X(...)             __VA_ARGS__
#define SAME(names, ...)   {names, __VA_ARGS__, __VA_ARGS__},
#define EITHER(names, ...) {names, __VA_ARGS__},
#include "isa/vax/cvax.def"
#undef E
#undef B
#undef X
#undef SAME
#undef EITHER
};

enum { MOST_LINES = 512 };
static pthread_once_t lines_once = PTHREAD_ONCE_INIT;
static const struct line *line_of[MOST_LINES]; /* by number in vax.def */

static bool has_name(const char *names, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = names; (at = strstr(at, name)) != NULL; at++)
        if ((at == names || at[-1] == ' ') && (at[n] == ' ' || !at[n]))
            return true;
    return false;
}

static void find_lines(void)
{
    size_t n;
    const struct vax_insn *all = vax_insns(&n);
    for (size_t k = 0; k < n && k < MOST_LINES; k++)
        for (size_t l = 0; l < sizeof lines / sizeof *lines && !line_of[k]; l++)
            if (has_name(lines[l].names, all[k].name))
                line_of[k] = &lines[l];
}

bool vax_costs_are_complete(const char **missing)
{
    size_t n;
    const struct vax_insn *all = vax_insns(&n);
    pthread_once(&lines_once, find_lines);
    for (size_t k = 0; k < n; k++)
        if (k >= MOST_LINES || !line_of[k]) {
            *missing = all[k].name;
            return false;
        }
    return true;
}

/* Returns the operand whose place EITHER is about, or NULL. */
static const struct vax_operand *deciding(const struct vax_decoded *d)
{
    const struct vax_operand *last = NULL;
    for (unsigned k = 0; k < d->noperands; k++) {
        if (d->operand[k].access == 'v')
            return &d->operand[k];
        if (d->operand[k].mode != VAX_BRANCH)
            last = &d->operand[k];
    }
    return last;
}

static const struct execution *execution_of(const struct vax_decoded *d)
{
    size_t n;
    const struct vax_insn *all = vax_insns(&n);
    pthread_once(&lines_once, find_lines);
    const struct line *l = line_of[d->insn - all];
    const struct vax_operand *o = deciding(d);
    return o && o->mode != VAX_REGISTER && o->mode != VAX_LITERAL ? &l->of_memory : &l->of_register;
}

/* Returns an upper bound of the cycles that depend on values. */
static uint16_t most_by_value(const struct vax_insn *i)
{
    enum { REGISTERS = 15, STEPS = 256 + 4, MOST_OF_A_STEP = 20, SPAN = 4, NUMBERS = 3, DIGITS = 31 };
    switch (i->timing) {
    case VAX_CLASS_CALL: return REGISTERS * 3 + 3;
    case VAX_CLASS_FIELD: return VAX_COST_FIND_CYCLES + SPAN;
    case VAX_CLASS_BRANCH: return strcmp(i->semantics_name, "case") ? 0 : 2;
    case VAX_CLASS_STRING:
    case VAX_CLASS_DECIMAL: return STEPS * MOST_OF_A_STEP + NUMBERS * DIGITS * MOST_OF_A_STEP;
    default: return 0;
    }
}

/* ---- operand specifiers ---------------------------------------------------------------------------------------- */

/* Cycles of a specifier in memory without its accesses, and reads of an indirect address. Source: as cvax.def, chapter 12.1. */
static const struct {
    uint8_t cycles, indexed, indirect;
} specifier[] = {
    [VAX_DEFERRED] = {1, 2, 0}, [VAX_DECREMENT] = {2, 3, 0}, [VAX_INCREMENT] = {2, 3, 0}, [VAX_INCREMENT_DEFERRED] = {2, 4, 1},
    [VAX_ABSOLUTE] = {1, 2, 0}, [VAX_IMMEDIATE] = {2, 3, 0}, [VAX_DISPLACED] = {1, 3, 0}, [VAX_DISPLACED_DEFERRED] = {1, 3, 1},
};

/* A register as operand. */
static unsigned register_cycles(const struct vax_operand *o, bool is_quad, bool is_last)
{
    if (!is_last)
        return is_quad ? 2 : 1;
    if (o->access == 'w')
        return is_quad ? 2 : 1;
    return o->access == 'm' && is_quad ? 2 : 0;
}

/* Adds what o takes. Only the last specifier of an instruction accesses memory for a result: others' writes are in the execution. */
static void add_specifier(const struct vax_operand *o, bool is_last, struct timing_cost *to)
{
    bool is_quad = vax_type_bytes(o->type) >= 8, reads = o->access == 'r' || o->access == 'm';
    bool writes = is_last && (o->access == 'w' || o->access == 'm');
    unsigned n = is_quad ? 2 : 1, cycles;

    if (o->mode == VAX_LITERAL) {
        cycles = n;
    } else if (o->mode == VAX_REGISTER) {
        cycles = register_cycles(o, is_quad, is_last);
    } else if (o->mode == VAX_IMMEDIATE && o->index == VAX_NOT_INDEXED) {
        cycles = 2 * n;
    } else {
        cycles = o->index == VAX_NOT_INDEXED ? specifier[o->mode].cycles : specifier[o->mode].indexed;
        cycles += writes && is_quad; /* the second write waits for the first */
        to->reads = (uint8_t)(to->reads + specifier[o->mode].indirect + (reads ? n : 0));
        to->writes = (uint8_t)(to->writes + (writes ? n : 0));
    }
    to->specifiers = (uint8_t)(to->specifiers + cycles);
}

static void add_specifiers(const struct vax_decoded *d, struct timing_cost *to)
{
    unsigned last = 0;
    for (unsigned k = 0; k < d->noperands; k++)
        if (d->operand[k].mode != VAX_BRANCH)
            last = k;
    for (unsigned k = 0; k < d->noperands; k++)
        if (d->operand[k].mode != VAX_BRANCH && d->operand[k].mode != VAX_INVALID)
            add_specifier(&d->operand[k], k == last, to);
}

/* Returns whether the opcode and the first specifier are in more than one longword. */
static bool spans(uint64_t va, const struct vax_decoded *d)
{
    unsigned opcode = d->insn->code > 0xff ? 2 : 1;
    unsigned end = d->noperands && d->operand[0].mode != VAX_BRANCH ? d->operand[0].after : opcode;
    return (va & 3) + end > 4;
}

struct timing_cost vax_cost(uint64_t va, const struct vax_decoded *d, bool first_part_done)
{
    struct timing_cost c = {0};
    if (!d->insn)
        return (struct timing_cost){.execute = 1};
    c.most = most_by_value(d->insn);
    if (first_part_done)
        return c;
    const struct execution *e = execution_of(d);
    c.execute = e->execute;
    c.reads = e->reads;
    c.writes = e->writes;
    c.taken = e->taken;
    c.taken_reads = e->taken_reads;
    c.target_reads = spans(va, d);
    c.refetches = d->insn->timing == VAX_CLASS_BRANCH;
    add_specifiers(d, &c);
    return c;
}

/* ---- instructions as the engine sees them --------------------------------------------------------------------------- */

/* All that a struct timing_insn says, in a word. */
union word {
    uint64_t bits;
    struct {
        uint64_t length : 6, class : 5, specifiers : 6, execute : 8, reads : 6, writes : 5, taken : 3, taken_reads : 1, target_reads : 1,
            refetches : 1, most : 13, memory : 2, is_branch : 1, is_conditional : 1;
    };
};
_Static_assert(sizeof(union word) == sizeof(uint64_t), "one word");

static bool is_conditional(const struct vax_insn *i)
{
    return i->timing == VAX_CLASS_BRANCH && i->noperands && i->kind[i->noperands - 1].access == 'b' && i->semantics_name[0] != 'j' &&
           strcmp(i->semantics_name, "br") != 0 && strcmp(i->semantics_name, "bsb") != 0;
}

static unsigned memory_of(const struct vax_insn *i, const struct timing_cost *c)
{
    bool strings = i->timing == VAX_CLASS_STRING || i->timing == VAX_CLASS_DECIMAL;
    return (c->reads || strings ? TIMING_READS : 0u) | (c->writes || strings ? TIMING_WRITES : 0u);
}

uint64_t vax_timing_word_of(uint64_t va, const struct vax_decoded *d, bool first_part_done)
{
    const struct vax_insn *i = d->insn;
    struct timing_cost c = vax_cost(va, d, first_part_done);
    union word w = {.bits = 0};
    w.length = d->length;
    w.class = i ? i->timing : VAX_CLASS_SYSTEM;
    w.specifiers = c.specifiers;
    w.execute = c.execute;
    w.reads = c.reads;
    w.writes = c.writes;
    w.taken = c.taken;
    w.taken_reads = c.taken_reads;
    w.target_reads = c.target_reads;
    w.refetches = c.refetches;
    w.most = c.most;
    w.memory = i ? memory_of(i, &c) : 0;
    w.is_branch = i && (i->timing == VAX_CLASS_BRANCH || (i->timing == VAX_CLASS_CALL && i->semantics_name[0] != 'p'));
    w.is_conditional = i && is_conditional(i);
    return w.bits;
}

uint64_t vax_timing_word(uint64_t va, const uint8_t *code)
{
    struct vax_decoded d;
    if (!vax_decode(code, VAX_MOST_BYTES, VAX_DECODE_TO_EXECUTE, &d))
        d = (struct vax_decoded){.length = 1};
    return vax_timing_word_of(va, &d, false);
}

unsigned vax_timing_of_word(uint64_t word, struct timing_insn *out)
{
    union word w = {.bits = word};
    memset(out, 0, sizeof *out);
    out->cls = w.class;
    out->memory = w.memory;
    out->flags = (uint16_t)((w.is_branch ? TIMING_IS_BRANCH : 0) | (w.is_conditional ? TIMING_IS_CONDITIONAL : 0));
    out->cost = (struct timing_cost){.specifiers = w.specifiers,
                                     .execute = w.execute,
                                     .reads = w.reads,
                                     .writes = w.writes,
                                     .taken = w.taken,
                                     .taken_reads = w.taken_reads,
                                     .target_reads = w.target_reads,
                                     .refetches = w.refetches,
                                     .most = w.most};
    return w.length;
}

unsigned vax_timing_insn(uint64_t va, const uint8_t *code, struct timing_insn *out)
{
    return vax_timing_of_word(vax_timing_word(va, code), out);
}

void vax_timing_reg_name(unsigned reg, char *text, size_t cap)
{
    snprintf(text, cap, "%s", reg < 16 ? vax_register_names[reg] : "");
}
