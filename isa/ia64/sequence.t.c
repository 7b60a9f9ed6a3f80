/*
 * sequence.t.c - compares sequences of two and three instructions with the models (model/): random operands, interpreted and translated.
 *
 *     ia64_sequence.t [-s SEED] [-n SEQUENCES]
 *
 * The instructions share few registers and predicates, so that one reads or replaces what another one has written, or has not: most are
 * predicated. One may be a load or a store. psr.mfl and psr.mfh are set by each executed instruction with a floating-point target.
 * What single instructions do is model.t.c's subject; these tests notice what the translation of several to one block gets wrong, which
 * both engines share.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/engine/engine.h"
#include "emu/ir/isa.h"
#include "isa/ia64/sequence.t.h"

enum { STATES = 6 };

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
        choose_subject(t, q, k);
        arithmetic_state_of(t, &before);
        before.fpsr = q->initial ? LINUX_FPSR : before.fpsr | 0x3f; /* no traps */
        random_modified(&before);
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
    const uint64_t invala[3] = {INVALA, nop_of(IA64_I), nop_of(IA64_I)};
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
        write_bundle(&t, t.ip - 16, TMPL_MII, invala);
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
