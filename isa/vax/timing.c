/* timing.c - see timing.h and cost.h. The machine is microcoded: each instruction takes its specifiers' cycles, and its own. */
#include "isa/vax/timing.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include "isa/vax/cost.h"
#include "isa/vax/insn.h"
#include "isa/vax/vax.h"
#include "emu/fatal/fatal.h"

/* ---- models ------------------------------------------------------------------------------------------------ */

static const char *const class_names[VAX_CLASS_COUNT] = {
#define X(name) #name,
    VAX_CLASSES(X)
#undef X
};

enum { PAGE_SHIFT = 9 };
static const struct timing_model common = {.issue = TIMING_ISSUE_MICROCODE, .page_shift = PAGE_SHIFT};
static const char *const microcodes[] = {[VAX_CVAX] = "cvax", [VAX_780] = "780", NULL};
static const struct timing_machine machine = {.name = "VAX",
                                              .common = &common,
                                              .classes = class_names,
                                              .nclasses = VAX_CLASS_COUNT,
                                              .microcodes = microcodes,
                                              .page_bytes = 1 << PAGE_SHIFT};
static const struct timing_builtin builtin[] = {
#include "models.inc"
};
static struct fatal_once models_once = FATAL_ONCE;
static struct timing_models models;

static void read_models(void)
{
    static const struct timing_model unit = {.name = "unit", .long_name = "one cycle per instruction", .issue = TIMING_ISSUE_ONE};
    timing_models_read(&models, &machine, builtin, sizeof builtin / sizeof *builtin, &unit);
}

const struct timing_model *vax_timing_model(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_model(&models, index);
}

const struct timing_text *vax_timing_text(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_text(&models, index);
}

/* ---- execution: cvax.def, vax780.def ------------------------------------------------------------------------ */

struct execution {
    uint8_t execute, reads, writes, taken, taken_reads;
};
struct line {
    const char *names;
    struct execution of_register, of_memory;
};
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
static const struct line cvax[] = {
#include "isa/vax/cvax.def"
};
static const struct line vax780[] = {
#include "isa/vax/vax780.def"
};
#undef E
#undef B
#undef X
#undef SAME
#undef EITHER
static const struct {
    const struct line *line;
    size_t n;
} lines[VAX_MICROCODES] = {[VAX_CVAX] = {cvax, sizeof cvax / sizeof *cvax}, [VAX_780] = {vax780, sizeof vax780 / sizeof *vax780}};

enum { MOST_LINES = 512 };
static pthread_once_t lines_once = PTHREAD_ONCE_INIT;
static const struct line *line_of[VAX_MICROCODES][MOST_LINES]; /* by number in vax.def */

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
    for (unsigned of = 0; of < VAX_MICROCODES; of++)
        for (size_t k = 0; k < n && k < MOST_LINES; k++)
            for (size_t l = 0; l < lines[of].n && !line_of[of][k]; l++)
                if (has_name(lines[of].line[l].names, all[k].name))
                    line_of[of][k] = &lines[of].line[l];
}

bool vax_costs_are_complete(const char **missing)
{
    size_t n;
    const struct vax_insn *all = vax_insns(&n);
    pthread_once(&lines_once, find_lines);
    for (unsigned of = 0; of < VAX_MICROCODES; of++)
        for (size_t k = 0; k < n; k++)
            if (k >= MOST_LINES || !line_of[of][k]) {
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

static bool decides_memory(const struct vax_decoded *d)
{
    const struct vax_operand *o = deciding(d);
    return o && o->mode != VAX_REGISTER && o->mode != VAX_LITERAL;
}

static unsigned number_of(const struct vax_insn *i)
{
    size_t n;
    return (unsigned)(i - vax_insns(&n));
}

/* Returns an upper bound of the cycles that depend on values. */
static uint16_t most_by_value(const struct vax_insn *i)
{
    enum { REGISTERS = 15, MOST_OF_A_REGISTER = 6, STEPS = 256 + 4, MOST_OF_A_STEP = 20, SPAN = 10, NUMBERS = 3, DIGITS = 31 };
    switch (i->timing) {
    case VAX_CLASS_CALL: return (REGISTERS + 1) * MOST_OF_A_REGISTER;
    case VAX_CLASS_FIELD: return VAX_COST_FIND_CYCLES + SPAN;
    case VAX_CLASS_BRANCH: return strcmp(i->semantics_name, "case") ? 0 : 2;
    case VAX_CLASS_STRING:
    case VAX_CLASS_DECIMAL: return STEPS * MOST_OF_A_STEP + NUMBERS * DIGITS * MOST_OF_A_STEP;
    default: return 0;
    }
}

/* ---- operand specifiers ---------------------------------------------------------------------------------------- */

/* Cycles of a specifier in memory without its accesses, and reads of an indirect address. Sources: as cvax.def, chapter 12.1; as
 * vax780.def: [E] has their mean only. */
static const struct specifier {
    uint8_t cycles[VAX_MICROCODES], indexed[VAX_MICROCODES], indirect;
} specifier[] = {
    [VAX_DEFERRED] = {{1, 1}, {2, 2}, 0},           [VAX_DECREMENT] = {{2, 2}, {3, 3}, 0},          [VAX_INCREMENT] = {{2, 2}, {3, 3}, 0},
    [VAX_INCREMENT_DEFERRED] = {{2, 3}, {4, 4}, 1}, [VAX_ABSOLUTE] = {{1, 2}, {2, 3}, 0},           [VAX_IMMEDIATE] = {{2, 1}, {3, 2}, 0},
    [VAX_DISPLACED] = {{1, 2}, {3, 3}, 0},          [VAX_DISPLACED_DEFERRED] = {{1, 3}, {3, 4}, 1},
};

/* A register as operand. On the 780 the result goes to it as the instruction executes. */
static unsigned register_cycles(const struct vax_operand *o, bool is_quad, bool is_last, enum vax_microcode of)
{
    if (of == VAX_780)
        return o->access == 'w' ? 0 : is_quad ? 2 : 1;
    if (!is_last)
        return is_quad ? 2 : 1;
    if (o->access == 'w')
        return is_quad ? 2 : 1;
    return o->access == 'm' && is_quad ? 2 : 0;
}

/* Returns what o takes without its accesses. writes: it writes memory. */
static unsigned specifier_cycles(const struct vax_operand *o, bool is_last, bool writes, enum vax_microcode of)
{
    bool is_quad = vax_type_bytes(o->type) >= 8;
    if (o->mode == VAX_LITERAL)
        return is_quad ? 2 : 1;
    if (o->mode == VAX_REGISTER)
        return register_cycles(o, is_quad, is_last, of);
    if (o->mode == VAX_IMMEDIATE && o->index == VAX_NOT_INDEXED)
        return specifier[o->mode].cycles[of] * (is_quad ? 2u : 1u);
    unsigned cycles = o->index == VAX_NOT_INDEXED ? specifier[o->mode].cycles[of] : specifier[o->mode].indexed[of];
    return cycles + (of == VAX_CVAX && writes && is_quad); /* the second write waits for the first */
}

/* What operand specifiers take. */
struct specifiers {
    uint8_t cycles[VAX_MICROCODES], reads, writes;
};

/* Adds what o takes. Only the last specifier of an instruction accesses memory for a result: others' writes are in the execution. */
static void add_specifier(const struct vax_operand *o, bool is_last, struct specifiers *to)
{
    bool reads = o->access == 'r' || o->access == 'm', writes = is_last && (o->access == 'w' || o->access == 'm');
    unsigned n = vax_type_bytes(o->type) >= 8 ? 2 : 1;
    bool in_memory = o->mode != VAX_LITERAL && o->mode != VAX_REGISTER && !(o->mode == VAX_IMMEDIATE && o->index == VAX_NOT_INDEXED);

    for (unsigned of = 0; of < VAX_MICROCODES; of++)
        to->cycles[of] = (uint8_t)(to->cycles[of] + specifier_cycles(o, is_last, writes, (enum vax_microcode)of));
    if (!in_memory)
        return;
    to->reads = (uint8_t)(to->reads + specifier[o->mode].indirect + (reads ? n : 0));
    to->writes = (uint8_t)(to->writes + (writes ? n : 0));
}

static struct specifiers specifiers_of(const struct vax_decoded *d)
{
    struct specifiers s = {0};
    unsigned last = 0;
    for (unsigned k = 0; k < d->noperands; k++)
        if (d->operand[k].mode != VAX_BRANCH)
            last = k;
    for (unsigned k = 0; k < d->noperands; k++)
        if (d->operand[k].mode != VAX_BRANCH && d->operand[k].mode != VAX_INVALID)
            add_specifier(&d->operand[k], k == last, &s);
    return s;
}

/* Returns whether the opcode and the first specifier are in more than one longword. */
static bool spans(uint64_t va, const struct vax_decoded *d)
{
    unsigned opcode = d->insn->code > 0xff ? 2 : 1;
    unsigned end = d->noperands && d->operand[0].mode != VAX_BRANCH ? d->operand[0].after : opcode;
    return (va & 3) + end > 4;
}

/* ---- instructions as the engine sees them --------------------------------------------------------------------------- */

/* All that a struct timing_insn depends on, in a word. number: in vax.def, plus one; 0: an opcode that there is not. */
union word {
    uint64_t bits;
    struct {
        uint64_t length : 6, number : 10, cvax : 6, vax780 : 6, reads : 6, writes : 5, in_memory : 1, spans : 1, first_part_done : 1;
    };
};
_Static_assert(sizeof(union word) == sizeof(uint64_t), "one word");

static bool is_conditional(const struct vax_insn *i)
{
    return i->timing == VAX_CLASS_BRANCH && i->noperands && i->kind[i->noperands - 1].access == 'b' && i->semantics_name[0] != 'j' &&
           strcmp(i->semantics_name, "br") != 0 && strcmp(i->semantics_name, "bsb") != 0;
}

uint64_t vax_timing_word_of(uint64_t va, const struct vax_decoded *d, bool first_part_done)
{
    union word w = {.bits = 0};
    w.length = d->length;
    if (!d->insn)
        return w.bits;
    struct specifiers s = specifiers_of(d);
    w.number = number_of(d->insn) + 1;
    w.cvax = s.cycles[VAX_CVAX];
    w.vax780 = s.cycles[VAX_780];
    w.reads = s.reads;
    w.writes = s.writes;
    w.in_memory = decides_memory(d);
    w.spans = spans(va, d);
    w.first_part_done = first_part_done;
    return w.bits;
}

uint64_t vax_timing_word(uint64_t va, const uint8_t *code)
{
    struct vax_decoded d;
    if (!vax_decode(code, VAX_MOST_BYTES, VAX_DECODE_TO_EXECUTE, &d))
        d = (struct vax_decoded){.length = 1};
    return vax_timing_word_of(va, &d, false);
}

static struct timing_cost cost_of(union word w, const struct vax_insn *i, enum vax_microcode of)
{
    const struct line *l = line_of[of][w.number - 1];
    const struct execution *e = w.in_memory ? &l->of_memory : &l->of_register;
    if (w.first_part_done)
        return (struct timing_cost){.most = most_by_value(i)};
    return (struct timing_cost){.decode = of == VAX_780,
                                .specifiers = of == VAX_780 ? w.vax780 : w.cvax,
                                .execute = e->execute,
                                .reads = (uint8_t)(w.reads + e->reads),
                                .writes = (uint8_t)(w.writes + e->writes),
                                .taken = e->taken,
                                .taken_reads = e->taken_reads,
                                .target_reads = of == VAX_CVAX && w.spans,
                                .refetches = i->timing == VAX_CLASS_BRANCH,
                                .most = most_by_value(i)};
}

unsigned vax_timing_of_word(uint64_t word, struct timing_insn *out)
{
    union word w = {.bits = word};
    size_t n;
    const struct vax_insn *all = vax_insns(&n), *i = w.number ? &all[w.number - 1] : NULL;
    pthread_once(&lines_once, find_lines);
    memset(out, 0, sizeof *out);
    out->cls = i ? i->timing : VAX_CLASS_SYSTEM;
    for (unsigned of = 0; of < VAX_MICROCODES; of++)
        out->cost[of] = i ? cost_of(w, i, (enum vax_microcode)of) : (struct timing_cost){.execute = 1};
    if (!i)
        return w.length;
    bool strings = i->timing == VAX_CLASS_STRING || i->timing == VAX_CLASS_DECIMAL;
    bool branches = i->timing == VAX_CLASS_BRANCH || (i->timing == VAX_CLASS_CALL && i->semantics_name[0] != 'p');
    out->memory =
        ((out->cost[VAX_CVAX].reads || strings ? TIMING_READS : 0u) | (out->cost[VAX_CVAX].writes || strings ? TIMING_WRITES : 0u)) & 3u;
    out->flags = (uint16_t)((branches ? TIMING_IS_BRANCH : 0) | (is_conditional(i) ? TIMING_IS_CONDITIONAL : 0));
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
