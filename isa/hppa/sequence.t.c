/*
 * sequence.t.c - compares sequences of two and three instructions with the models (model/): random operands, interpreted and translated.
 *
 *     hppa_sequence.t [-s SEED] [-n SEQUENCES]
 *
 * The instructions share few registers, so that one reads what another one has written: results, carries, PSW[V], compare bits. Conditions
 * nullify the next instruction; branches, forward or backward, have a delay slot, which they may nullify. What single instructions do is
 * model.t.c's subject; these tests notice what the translation of several to one block gets wrong, which both engines share.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/engine/engine.h"
#include "emu/ir/isa.h"
#include "isa/hppa/cases.t.h"

enum { MOST = 3, STATES = 6, FEW = 3, FIRST_SHARED = 8 };

struct sequence {
    const struct hppa_insn *line[MOST];
    uint32_t word[MOST];
    unsigned n;
};

/* ---- choice */

static bool is_computation(const struct hppa_insn *line)
{
    return line->timing == HPPA_CLASS_ALU || line->timing == HPPA_CLASS_SHIFT || is_float(line) || is_pair(line);
}

static bool is_branch(const struct hppa_insn *line)
{
    return line->timing == HPPA_CLASS_BRANCH;
}

static bool is_suitable(const struct hppa_insn *line, bool branch)
{
    if (!model_of(line) || !strncmp(line->name, "mf", 2))
        return false;
    return branch ? is_branch(line) && !line->indirect && strncmp(line->name, "b,gate", 6) && !strstr(line->name, "bts")
                  : is_computation(line);
}

/* Replaces most registers by shared ones. Returns false if that is not defined. */
static bool share_registers(struct test *t)
{
    struct pattern p;
    struct hppa_fields f;
    uint64_t w = t->word;
    pattern_read(&p, t->line->pattern, 32);
    for (const char *l = "abt"; *l && !is_pair(t->line); l++)
        if (pattern_width(&p, *l) == 5 && below(6))
            w = pattern_set_field(&p, *l, w, FIRST_SHARED + below(FEW));
    if (!strcmp(t->line->name, "permh"))
        w = pattern_set_field(&p, 'a', w, pattern_field(&p, 'b', w));
    t->word = (uint32_t)w;
    return hppa_decode(t->word, &f) == t->line && is_defined(t, &f);
}

static void choose_instruction(struct test *t, bool branch)
{
    size_t count;
    const struct hppa_insn *table = hppa_insns(&count);
    do
        do
            t->line = &table[below((unsigned)count)];
        while (!is_suitable(t->line, branch));
    while (!encode(t) || !share_registers(t));
}

static struct sequence choose_sequence(struct test *t)
{
    struct sequence q = {.n = 2 + below(MOST - 1)};
    bool branch = false, wide = below(4) == 0;
    for (unsigned k = 0; k < q.n; k++) {
        branch = !branch && !wide && k + 1 < q.n && below(3) == 0;
        do
            choose_instruction(t, branch);
        while (wide && !strcmp(t->line->name, "ds"));
        q.line[k] = t->line;
        q.word[k] = t->word;
    }
    t->wide = wide;
    return q;
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

static bool is_undefined(const struct model_state *s)
{
    for (unsigned k = 0; k < 32; k++)
        if (s->undefined[k])
            return true;
    return false;
}

/* Changes s to the state after the sequence; s->target becomes the next address. Returns false if the manual leaves a result undefined. */
static bool run_models(const struct test *t, const struct sequence *q, struct model_state *s)
{
    uint64_t at = t->ip, then = at + 4;
    s->nullify = false;
    for (unsigned k = 0; k < q->n && at == t->ip + 4 * k; k++, at = then, then = s->taken ? s->target : at + 4, s->taken = false) {
        if (s->nullify) {
            s->nullify = false;
            continue;
        }
        struct model_state before = *s;
        hppa_decode(q->word[k], &s->f);
        s->name = q->line[k]->name;
        s->ip = at;
        model_of(q->line[k])->run(s);
        if (is_undefined(s))
            return false;
        if (s->fault) {
            before.fault = s->fault;
            *s = before;
            break;
        }
    }
    s->target = at + (s->nullify ? 4 : 0);
    return true;
}

/* ---- comparison */

static bool differs(const char *engine, const char *what, unsigned n, uint64_t got, uint64_t expected)
{
    if (got != expected)
        printf("%s: %s%u is %llx, not %llx\n", engine, what, n, (unsigned long long)got, (unsigned long long)expected);
    return got != expected;
}

static bool agrees(const struct test *t, const struct machine *m, const struct model_state *s, const char *engine)
{
    struct cpu *c = m->cpu;
    uint64_t psw = cpu_reg_get(c, t->names.psw);
    bool bad = differs(engine, "trap ", 0, fault_of(m), s->fault);
    bad |= differs(engine, "next address ", 0, cpu_pc(c), s->target);
    for (unsigned k = 1; k < 32; k++) {
        bad |= differs(engine, "r", k, cpu_reg_get(c, t->names.gr[k]), s->gr[k]);
        bad |= differs(engine, "fr", k, cpu_reg_get(c, t->names.fr[k]), s->fr[k]);
    }
    bad |= differs(engine, "fr", 0, cpu_reg_get(c, t->names.fr[0]) & STATUS, s->fr[0] & STATUS);
    bad |= differs(engine, "sar ", 0, cpu_reg_get(c, t->names.sar), s->sar);
    bad |= differs(engine, "carries ", 0, psw >> 8 & 0xff, s->carries & 0xff);
    if (t->wide)
        bad |= differs(engine, "upper carries ", 0, psw >> 32 & 0xff, s->carries >> 8);
    return bad | differs(engine, "PSW[V] ", 0, (psw & HPPA_PSW_V) != 0, s->v) ? false : true;
}

static void show(const struct test *t, const struct sequence *q)
{
    for (unsigned k = 0; k < q->n; k++) {
        char text[80];
        hppa_disassemble(q->word[k], t->ip + 4 * k, text, sizeof text);
        printf("  %08x  %s\n", q->word[k], text);
    }
}

/* Returns whether both engines agree with the models. *compared: how many states were. */
static bool test_sequence(struct test *t, const struct sequence *q, unsigned *compared)
{
    static const char *const engine_names[] = {"interpreted", "translated"};
    for (unsigned k = 0; k < STATES; k++) {
        struct model_state before, after;
        t->word = q->word[k % q->n];
        t->line = q->line[k % q->n];
        random_state_of(t, &before);
        after = before;
        if (!run_models(t, q, &after))
            continue;
        for (unsigned e = 0; e < t->engines; e++) {
            for (unsigned warm = 0; e == 1 && k == 0 && warm < WARM; warm++)
                run(t, &t->engine[e], &before);
            run(t, &t->engine[e], &before);
            if (!agrees(t, &t->engine[e], &after, engine_names[e]))
                return false;
        }
        ++*compared;
    }
    return true;
}

int main(int argc, char **argv)
{
    static struct test t;
    unsigned sequences = 6000, compared = 0, bad = 0;
    for (int o; (o = getopt(argc, argv, "s:n:")) != -1;) {
        switch (o) {
        case 's': random_state = strtoull(optarg, NULL, 0) * 0x9e3779b97f4a7c15ull + 1; break;
        case 'n': sequences = (unsigned)atoi(optarg); break;
        default: return 2;
        }
    }
    start(&t);
    for (unsigned k = 0; k < sequences && bad < 5; k++) {
        t.ip = MODEL_CODE + 0x8000 + 16 * below(0x800);
        struct sequence q = choose_sequence(&t);
        clear(&t);
        write_sequence(&t, &q, true);
        if (!test_sequence(&t, &q, &compared)) {
            show(&t, &q);
            bad++;
        }
        write_sequence(&t, &q, false);
    }
    printf("%u sequences, %u states compared, %u sequences differ\n", sequences, compared, bad);
    stop(&t);
    return bad != 0;
}
