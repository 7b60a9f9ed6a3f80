/*
 * sequence.t.c - compares sequences of two and three instructions with the models (model/): random operands, interpreted and translated.
 *
 *     hppa_sequence.t [-s SEED] [-n SEQUENCES]
 *
 * The instructions share few registers, so that one reads what another one has written: results, carries, PSW[V], compare bits. Conditions
 * nullify the next instruction; branches, forward or backward, have a delay slot, which they may nullify; one may be a load or a store.
 * What single instructions do is model.t.c's subject; these tests notice what the translation of several to one block gets wrong, which
 * both engines share.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/engine/engine.h"
#include "emu/ir/isa.h"
#include "isa/hppa/sequence.t.h"

enum { STATES = 6 };

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
        bad |= differs(engine, "r", k, cpu_reg_get(c, t->names.gr[k]) & ~s->undefined[k], s->gr[k] & ~s->undefined[k]);
        bad |= differs(engine, "fr", k, cpu_reg_get(c, t->names.fr[k]), s->fr[k]);
    }
    bad |= differs(engine, "fr", 0, cpu_reg_get(c, t->names.fr[0]) & STATUS, s->fr[0] & STATUS);
    bad |= differs(engine, "sar ", 0, cpu_reg_get(c, t->names.sar), s->sar);
    bad |= differs(engine, "carries ", 0, psw >> 8 & 0xff, s->carries & 0xff);
    if (t->wide)
        bad |= differs(engine, "upper carries ", 0, psw >> 32 & 0xff, s->carries >> 8);
    uint8_t memory[MODEL_MEMORY];
    mem_read(m->space, MODEL_DATA, memory, sizeof memory);
    for (unsigned k = 0; k < MODEL_MEMORY; k++)
        bad |= differs(engine, "byte ", k, memory[k], s->memory[k]);
    bad |= differs(engine, "PSW[V] ", 0, (psw & HPPA_PSW_V) != 0, s->v);
    return !bad;
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
        sequence_state_of(t, q, k, &before);
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
        struct sequence q = choose_sequence(&t, below(4) == 0);
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
