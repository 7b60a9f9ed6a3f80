/*
 * sequence.t.h - for tests: random sequences of two and three instructions that share registers, and the state after them by the models.
 *
 *     struct sequence q = choose_sequence(&t, wide);
 *     write_sequence(&t, &q, true);
 *     sequence_state_of(&t, &q, k, &before);
 *     after = before;
 *     run_models(&t, &q, &after);
 *     write_sequence(&t, &q, false);
 */
#ifndef PRECIS_ISA_HPPA_SEQUENCE_T_H
#define PRECIS_ISA_HPPA_SEQUENCE_T_H

#include "isa/hppa/cases.t.h"

enum { MOST = 3, FEW = 3, FIRST_SHARED = 8, BASE = 12, INDEX = 13 };

struct sequence {
    const struct hppa_insn *line[MOST];
    uint32_t word[MOST];
    unsigned n;
    int memory; /* which one is a load or store, or -1 */
};
enum kind { COMPUTATION, CARRY, BRANCH, MEMORY };

/* ---- choice */

static bool is_computation(const struct hppa_insn *line)
{
    return line->timing == HPPA_CLASS_ALU || line->timing == HPPA_CLASS_SHIFT || is_float(line) || is_pair(line);
}

static bool is_branch(const struct hppa_insn *line)
{
    return line->timing == HPPA_CLASS_BRANCH;
}

static bool accesses_memory(const struct hppa_insn *line)
{
    const struct model_line *m = model_memory;
    while (m->name && strcmp(m->name, line->name))
        m++;
    return m->name && is_memory(line);
}

static bool is_suitable(const struct hppa_insn *line, enum kind kind)
{
    if (!model_of(line) || !strncmp(line->name, "mf", 2))
        return false;
    if (kind == BRANCH)
        return is_branch(line) && !line->indirect && strncmp(line->name, "b,gate", 6) && !strstr(line->name, "bts");
    if (kind == MEMORY)
        return accesses_memory(line);
    return is_computation(line) && (kind == COMPUTATION || strstr(line->operands, "cb"));
}

/* Replaces most registers by shared ones; those of addresses by two that no other kind of instruction has. Returns false if that is not
 * defined. */
static bool share_registers(struct test *t)
{
    struct pattern p;
    struct hppa_fields f;
    uint64_t w = t->word;
    bool memory = is_memory(t->line), indexed = strstr(t->line->name, ",x") != NULL;
    pattern_read(&p, t->line->pattern, 32);
    for (const char *l = "abt"; *l && !is_pair(t->line); l++) {
        if (pattern_width(&p, *l) == 5 && below(6))
            w = pattern_set_field(&p, *l, w, FIRST_SHARED + below(FEW));
        if (!memory && (pattern_field(&p, *l, w) == BASE || pattern_field(&p, *l, w) == INDEX))
            return false;
    }
    if (memory)
        w = pattern_set_field(&p, 'b', w, BASE);
    if (memory && indexed)
        w = pattern_set_field(&p, 'a', w, INDEX);
    if (!strcmp(t->line->name, "permh"))
        w = pattern_set_field(&p, 'a', w, pattern_field(&p, 'b', w));
    t->word = (uint32_t)w;
    return hppa_decode(t->word, &f) == t->line && is_defined(t, &f);
}

static void choose_instruction(struct test *t, enum kind kind)
{
    size_t count;
    const struct hppa_insn *table = hppa_insns(&count);
    do
        do
            t->line = &table[below((unsigned)count)];
        while (!is_suitable(t->line, kind) || (t->wide && !strcmp(t->line->name, "ds")));
    while (!encode(t) || !share_registers(t));
}

/* Of an instruction after one of the kind `before`. carries: no other computations than those that read or set carries. */
static enum kind choose_kind(const struct sequence *q, unsigned k, enum kind before, bool wide, bool carries)
{
    bool branch = before != BRANCH && !wide && k + 1 < q->n && below(3) == 0;
    bool memory = q->memory < 0 && !wide && below(5) == 0;
    return branch ? BRANCH : memory ? MEMORY : carries ? CARRY : COMPUTATION;
}

static struct sequence choose_sequence(struct test *t, bool wide)
{
    struct sequence q = {.n = 2 + below(MOST - 1), .memory = -1};
    enum kind kind = COMPUTATION;
    bool carries = below(3) == 0;
    t->wide = wide;
    for (unsigned k = 0; k < q.n; k++) {
        kind = choose_kind(&q, k, kind, wide, carries);
        choose_instruction(t, kind);
        if (kind == MEMORY)
            q.memory = (int)k;
        q.line[k] = t->line;
        q.word[k] = t->word;
    }
    clear(t);
    return q;
}

/* A random state, chosen for the load or store, or another instruction for each number. */
static void sequence_state_of(struct test *t, const struct sequence *q, unsigned number, struct model_state *s)
{
    unsigned about = q->memory < 0 ? number % q->n : (unsigned)q->memory;
    t->word = q->word[about];
    t->line = q->line[about];
    random_state_of(t, s);
}

static void write_sequence(const struct test *t, const struct sequence *q, bool there)
{
    for (unsigned k = 0; k < q->n; k++) {
        uint32_t big = there ? htobe32(q->word[k]) : 0;
        for (unsigned e = 0; e < t->engines; e++)
            mem_poke(t->engine[e].space, t->ip + 4 * k, &big, sizeof big);
    }
}

/* ---- the model */

/* Returns whether the instruction whose fields are in s names a general register of which the manual leaves bits undefined. */
static bool names_undefined(const struct model_state *s, const struct hppa_insn *line)
{
    return !is_float(line) && !is_pair(line) && (s->undefined[s->f.a] || s->undefined[s->f.b] || s->undefined[s->f.t]);
}

/* Returns whether the instruction reads the carries of the upper words: DS, a step of words, leaves them undefined. */
static bool reads_upper_carries(const struct model_state *s, const struct hppa_insn *line)
{
    const char *sources = strchr(line->operands, '=');
    return sources && strstr(sources, "cb") && (s->f.d || !strncmp(line->name, "dcor", 4));
}

/* Changes s to the state after the sequence; s->target becomes the next address. Returns false if the manual leaves undefined what an
 * instruction does with the bits that another one has left undefined. */
static bool run_models(const struct test *t, const struct sequence *q, struct model_state *s)
{
    uint64_t at = t->ip, then = at + 4;
    bool upper_undefined = false;
    s->nullify = false;
    for (unsigned k = 0; k < q->n && at == t->ip + 4 * k; k++, at = then, then = s->taken ? s->target : at + 4, s->taken = false) {
        if (s->nullify) {
            s->nullify = false;
            continue;
        }
        struct model_state before = *s;
        hppa_decode(q->word[k], &s->f);
        if (names_undefined(s, q->line[k]) || (upper_undefined && reads_upper_carries(s, q->line[k])))
            return false;
        upper_undefined = q->line[k]->sets_carry ? !strcmp(q->line[k]->name, "ds") : upper_undefined;
        s->name = q->line[k]->name;
        s->ip = at;
        model_of(q->line[k])->run(s);
        s->undefined[0] = 0;
        if (s->fault) {
            before.fault = s->fault;
            *s = before;
            break;
        }
    }
    s->target = at + (s->nullify ? 4 : 0);
    return true;
}

#endif
