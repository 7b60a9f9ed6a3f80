/*
 * sequence.t.h - for tests: random sequences of two and three instructions that share registers and predicates.
 *
 *     struct sequence q = choose_sequence(&t);
 *     write_sequence(&t, &q);
 *     choose_subject(&t, &q, k);
 *     arithmetic_state_of(&t, &before);
 *     random_modified(&before);
 */
#ifndef PRECIS_ISA_IA64_SEQUENCE_T_H
#define PRECIS_ISA_IA64_SEQUENCE_T_H

#include "isa/ia64/cases.t.h"

enum { MOST = 3, MFL = 0x10, MFH = 0x20, BASE = 11, BASE_AT = 20 };

static const uint8_t shared_gr[] = {8, 9, 10}, shared_fr[] = {6, 31, 32, 40}, shared_pr[] = {6, 7, 8};
#define ONE_OF(of) (of)[below(sizeof(of))]

struct sequence {
    const struct ia64_line *line[MOST];
    uint64_t x[MOST];
    unsigned n;
    bool initial; /* ar.fpsr must have its initial controls */
    int memory;   /* which one is a load or store, or -1 */
};

/* ---- choice */

static bool is_among(const struct model_line *model, const struct model_line *list)
{
    for (; list->name; list++)
        if (list == model)
            return true;
    return false;
}

/* Returns whether the model of a line with a status field supports only Linux's initial controls. */
static bool is_initial(const struct ia64_line *line)
{
    return strstr(line->name, "{sf}") && is_among(model_of(line), model_float) && strncmp(line->name, "fsetc", 5) &&
           strncmp(line->name, "fclrf", 5);
}

static bool is_memory(const struct ia64_line *line)
{
    return strchr(line->operands, '[') != NULL;
}

static bool is_suitable(const struct ia64_line *line, bool memory)
{
    const struct model_line *model = model_of(line);
    if (!model || line->unit == IA64_B || line->unit == IA64_X || strstr(line->name, "chk"))
        return false;
    if (memory || is_memory(line))
        return memory && is_memory(line) && is_among(model, model_memory) &&
               (!strncmp(line->name, "ld", 2) || !strncmp(line->name, "st", 2));
    return is_among(model, model_integer) || is_among(model, model_float) || is_among(model, model_arithmetic) ||
           is_among(model, model_approximation);
}

/* Gives the base of a load or store a register that no other operand has. Returns false if one has. */
static bool choose_base(struct test *t)
{
    bool memory = is_memory(t->line);
    if (memory)
        t->x = put_field(t->x, BASE_AT, 7, BASE);
    for (unsigned k = 0; k < t->line->nuses; k++) {
        const struct ia64_use *u = &t->line->uses[k];
        if (u->cls == IA64_OPC_GR && bits(t->x, u->pos, 7) == BASE && !(memory && u->pos == BASE_AT))
            return false;
    }
    return true;
}

/* Replaces most registers by shared ones. Returns false if the line has no such encoding. */
static bool share_registers(struct test *t)
{
    unsigned tmpl, slot = place(t->line, &tmpl);
    struct ia64_bundle b = {.tmpl = &ia64_templates[tmpl], .tmpl_number = (uint8_t)tmpl};
    struct ia64_insn insn;
    if (!(t->line->attributes & IA64_NOPRED))
        t->x = put_field(t->x, 0, 6, below(4) ? ONE_OF(shared_pr) : 0);
    for (unsigned k = 0; k < t->line->nuses; k++) {
        const struct ia64_use *u = &t->line->uses[k];
        if (u->cls == IA64_OPC_GR && u->mask == 127 && below(6))
            t->x = put_field(t->x, u->pos, 7, ONE_OF(shared_gr));
        if (u->cls == IA64_OPC_FR && below(6))
            t->x = put_field(t->x, u->pos, 7, ONE_OF(shared_fr));
        if (u->cls == IA64_OPC_PR && u->mask == 63 && below(6))
            t->x = put_field(t->x, u->pos, 6, ONE_OF(shared_pr));
    }
    if (!choose_base(t))
        return false;
    slots_of(tmpl, slot, t->x, 0, b.slot);
    return ia64_decode(&b, slot, &insn) && insn.line == t->line;
}

static bool writes_float(const struct ia64_line *line)
{
    for (unsigned k = 0; k < line->nuses; k++)
        if (line->uses[k].cls == IA64_OPC_FR && line->uses[k].write)
            return true;
    return false;
}

/* memory: a load or store, for which the state of a test has an address. modifies: one that sets psr.mfl or psr.mfh. */
static void choose_instruction(struct test *t, bool memory, bool modifies)
{
    bool floats = below(2);
    do
        do
            t->line = &ia64_lines()[below(ia64_line_count())];
        while (!is_suitable(t->line, memory) || (floats && t->line->unit != IA64_F && t->line->unit != IA64_M) ||
               (modifies && !writes_float(t->line)));
    while (!encode(t) || !share_registers(t));
}

static struct sequence choose_sequence(struct test *t)
{
    struct sequence q;
    bool sets;
    do {
        q = (struct sequence){.n = 2 + below(MOST - 1), .memory = -1};
        bool modifies = below(3) == 0;
        sets = false;
        for (unsigned k = 0; k < q.n; k++) {
            bool memory = q.memory < 0 && below(k ? 6 : 4) == 0;
            choose_instruction(t, memory, modifies);
            q.memory = memory ? (int)k : q.memory;
            q.line[k] = t->line;
            q.x[k] = t->x;
            q.initial |= is_initial(t->line);
            sets |= !strncmp(t->line->name, "fsetc", 5);
        }
    } while (q.initial && sets);
    return q;
}

/* Makes the load or store, or another instruction for each number, the one that the next state is chosen for. */
static void choose_subject(struct test *t, const struct sequence *q, unsigned number)
{
    unsigned about = q->memory < 0 ? number % q->n : (unsigned)q->memory;
    t->x = q->x[about];
    t->line = q->line[about];
}

/* Chooses psr.mfl and psr.mfh: often clear. */
static void random_modified(struct model_state *s)
{
    s->um = random64() & (MFL | MFH);
    if (below(2))
        s->um = 0;
}

/* Writes a bundle with a stop for each. */
static void write_sequence(struct test *t, const struct sequence *q)
{
    for (unsigned k = 0; k < q->n; k++) {
        unsigned tmpl, slot = place(q->line[k], &tmpl);
        uint64_t slots[3];
        slots_of(tmpl, slot, q->x[k], 0, slots);
        write_bundle(t, t->ip + 16 * k, tmpl, slots);
    }
}

#endif
