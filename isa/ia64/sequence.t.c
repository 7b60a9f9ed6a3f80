/*
 * sequence.t.c - compares sequences of two and three instructions with the models (model/): random operands, interpreted and translated.
 *
 *     ia64_sequence.t [-s SEED] [-n SEQUENCES]
 *
 * The instructions share few registers and predicates, so that one reads or replaces what another one has written, or has not: most are
 * predicated. The first may be a load or a store. psr.mfl and psr.mfh are set by each executed instruction with a floating-point target.
 * What single instructions do is model.t.c's subject; these tests notice what the translation of several to one block gets wrong, which
 * both engines share.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/engine/engine.h"
#include "emu/ir/isa.h"
#include "isa/ia64/cases.t.h"

enum { MOST = 3, STATES = 6, MFL = 0x10, MFH = 0x20 };

static const uint8_t shared_gr[] = {8, 9, 10}, shared_fr[] = {6, 7, 33, 40}, shared_pr[] = {6, 7, 8};
#define ONE_OF(of) (of)[below(sizeof(of))]

struct sequence {
    const struct ia64_line *line[MOST];
    uint64_t x[MOST];
    unsigned n;
    bool initial; /* ar.fpsr must have its initial controls */
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
    slots_of(tmpl, slot, t->x, 0, b.slot);
    return ia64_decode(&b, slot, &insn) && insn.line == t->line;
}

/* memory: a load or store, for which the state of a test has an address. */
static void choose_instruction(struct test *t, bool memory)
{
    bool floats = below(2);
    do
        do
            t->line = &ia64_lines()[below(ia64_line_count())];
        while (!is_suitable(t->line, memory) || (floats && t->line->unit != IA64_F && t->line->unit != IA64_M));
    while (!encode(t) || !share_registers(t));
}

static struct sequence choose_sequence(struct test *t)
{
    struct sequence q;
    bool sets;
    do {
        q = (struct sequence){.n = 2 + below(MOST - 1)};
        sets = false;
        for (unsigned k = 0; k < q.n; k++) {
            choose_instruction(t, k == 0 && below(4) == 0);
            q.line[k] = t->line;
            q.x[k] = t->x;
            q.initial |= is_initial(t->line);
            sets |= !strncmp(t->line->name, "fsetc", 5);
        }
    } while (q.initial && sets);
    return q;
}

/* A bundle and a stop for each, after one with invala. */
static void write_sequence(struct test *t, const struct sequence *q)
{
    const uint64_t before[3] = {INVALA, nop_of(IA64_I), nop_of(IA64_I)};
    write_bundle(t, t->ip - 16, TMPL_MII, before);
    for (unsigned k = 0; k < q->n; k++) {
        unsigned tmpl, slot = place(q->line[k], &tmpl);
        uint64_t slots[3];
        slots_of(tmpl, slot, q->x[k], 0, slots);
        write_bundle(t, t->ip + 16 * k, tmpl, slots);
    }
}

/* ---- the model */

static uint64_t modified(const struct ia64_line *line, uint64_t x)
{
    uint64_t um = 0;
    for (unsigned k = 0; k < line->nuses; k++) {
        const struct ia64_use *u = &line->uses[k];
        if (u->cls == IA64_OPC_FR && u->write)
            um |= bits(x, u->pos, 7) < 32 ? MFL : MFH;
    }
    return um;
}

/* Changes s to the state after the sequence; a fault leaves all registers as they are before its instruction. */
static void run_models(const struct test *t, const struct sequence *q, struct model_state *s)
{
    bool known = true; /* ar.fpsr: some models leave its flags out */
    for (unsigned k = 0; k < q->n && !s->fault; k++) {
        struct model_state before = *s;
        bool enabled = q->line[k]->attributes & IA64_NOPRED || s->p[q->x[k] & 63];
        s->x = q->x[k];
        s->ip = t->ip + 16 * k;
        s->next = s->ip + 16;
        s->checks_fpsr = false;
        if (enabled || q->line[k]->attributes & (IA64_UNC | IA64_OWNQP))
            model_of(q->line[k])->run(s);
        if (s->fault) {
            before.fault = s->fault;
            before.next = t->ip + 16 * k;
            before.checks_fpsr = false;
            *s = before;
            return;
        }
        s->um |= enabled ? modified(q->line[k], q->x[k]) : 0;
        known &= s->checks_fpsr || !enabled || !strstr(q->line[k]->name, "{sf}");
    }
    s->checks_fpsr = known;
}

/* ---- comparison */

static bool differs(const char *engine, const char *what, unsigned n, uint64_t got, uint64_t expected)
{
    if (got != expected)
        printf("%s: %s%u is %llx, not %llx\n", engine, what, n, (unsigned long long)got, (unsigned long long)expected);
    return got != expected;
}

static bool agrees(const struct names *n, const struct machine *m, const struct model_state *s, const char *engine)
{
    struct cpu *c = m->cpu;
    bool bad = differs(engine, "fault ", 0, fault_of(m), s->fault);
    bad |= differs(engine, "next address ", 0, cpu_pc(c), s->next);
    for (unsigned k = 0; k < 128; k++) {
        bad |= differs(engine, "NaT of r", k, cpu_reg_get(c, n->nat[k]), s->nat[k]);
        bad |= !s->unused_r[k] && differs(engine, "r", k, cpu_reg_get(c, n->r[k]), s->r[k]);
    }
    for (unsigned k = 0; k < 64; k++) {
        bad |= differs(engine, "significand of f", k, cpu_reg_get(c, n->sig[k]), s->f[k].sig);
        bad |= differs(engine, "exponent of f", k, cpu_reg_get(c, n->exp[k]), s->f[k].exp);
        bad |= differs(engine, "p", k, cpu_reg_get(c, n->p[k]), s->p[k]);
    }
    bad |= differs(engine, "ar.unat ", 0, cpu_reg_get(c, n->unat), s->unat);
    bad |= differs(engine, "psr.um ", 0, cpu_reg_get(c, n->um), s->um);
    uint8_t memory[MODEL_MEMORY];
    mem_read(m->space, MODEL_DATA, memory, sizeof memory);
    for (unsigned k = 0; k < MODEL_MEMORY; k++)
        bad |= differs(engine, "byte ", k, memory[k], s->memory[k]);
    bad |= s->checks_fpsr && differs(engine, "ar.fpsr ", 0, cpu_reg_get(c, n->fpsr), s->fpsr);
    return !bad;
}

static void show(const struct sequence *q)
{
    for (unsigned k = 0; k < q->n; k++)
        printf("  (p%u) %s %s  %011llx\n", (unsigned)q->x[k] & 63, q->line[k]->name, q->line[k]->operands, (unsigned long long)q->x[k]);
}

/* Returns whether both engines agree with the models. */
static bool test_sequence(struct test *t, const struct names *n, const struct sequence *q)
{
    static const char *const engine_names[] = {"interpreted", "translated"};
    for (unsigned k = 0; k < STATES; k++) {
        struct model_state before, after;
        unsigned about = is_memory(q->line[0]) ? 0 : k % q->n;
        t->x = q->x[about];
        t->line = q->line[about];
        arithmetic_state_of(t, &before);
        before.fpsr = q->initial ? LINUX_FPSR : before.fpsr | 0x3f; /* no traps */
        before.um = random64() & (MFL | MFH);
        if (below(2))
            before.um = 0;
        after = before;
        run_models(t, q, &after);
        for (unsigned e = 0; e < t->engines; e++) {
            for (unsigned warm = 0; e == 1 && k == 0 && warm < WARM; warm++)
                run(n, &t->engine[e], &before);
            run(n, &t->engine[e], &before);
            t->comparisons++;
            if (!agrees(n, &t->engine[e], &after, engine_names[e]))
                return false;
        }
    }
    return true;
}

int main(int argc, char **argv)
{
    static struct test t;
    struct names names;
    unsigned sequences = 3000, bad = 0;
    for (int o; (o = getopt(argc, argv, "s:n:")) != -1;) {
        switch (o) {
        case 's': random_state = strtoull(optarg, NULL, 0) * 0x9e3779b97f4a7c15ull + 1; break;
        case 'n': sequences = (unsigned)atoi(optarg); break;
        default: return 2;
        }
    }
    start(&t);
    find_all(&names);
    for (unsigned k = 0; k < sequences && bad < 5; k++) {
        t.ip = MODEL_CODE + 64 * (1 + below(500)) + (below(2) ? MIDDLE : 0);
        struct sequence q = choose_sequence(&t);
        write_sequence(&t, &q);
        if (!test_sequence(&t, &names, &q)) {
            show(&q);
            bad++;
        }
        for (unsigned at = 0; at <= q.n; at++)
            write_break(&t, t.ip + 16 * at - 16);
    }
    printf("%u sequences, %u comparisons, %u sequences differ\n", sequences, t.comparisons, bad);
    stop(&t);
    return bad != 0;
}
