/*
 * model.t.c - compares every instruction that has a model (model/) with the cpu: random and corner operands, interpreted and translated.
 *
 *     ia64_model.t [-s SEED] [-e ENCODINGS] [-n OPERANDS] [-m] [-l] [NAME...]
 *
 * For each line of insns.def with a model: ENCODINGS random encodings, each with OPERANDS states of registers and memory. All registers,
 * NaT bits, predicates, memory, faults and the next instruction's address must be the model's. -m: each micro-operation of the
 * instruction is changed in turn, and the comparison must notice. -l lists the lines that have a model.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/engine/mutant.t.h"
#include "isa/ia64/cases.t.h"

/* ---- comparison */

static bool differs(const struct test *t, const char *engine, const char *what, unsigned n, uint64_t got, uint64_t expected, bool quiet)
{
    if (got == expected)
        return false;
    if (!quiet) {
        printf("%s %s [%011llx] %s: %s%u is %llx, not %llx\n", t->line->name, t->line->operands, (unsigned long long)t->x, engine, what, n,
               (unsigned long long)got, (unsigned long long)expected);
    }
    return true;
}

/* Returns whether the cpu's state is the model's. */
static bool agrees(const struct test *t, const struct names *n, const struct machine *m, const struct model_state *s, const char *engine,
                   bool quiet)
{
    struct cpu *c = m->cpu;
    uint8_t memory[MODEL_MEMORY];
    bool bad = differs(t, engine, "fault ", 0, fault_of(m), s->fault, quiet);
    bad |= differs(t, engine, "next address ", 0, cpu_pc(c), s->next, quiet);
    for (unsigned k = 0; k < 32 + bits(s->cfm, 0, 7) && !bad; k++) {
        bad |= differs(t, engine, "NaT of r", k, cpu_reg_get(c, n->nat[k]), s->nat[k], quiet);
        bad |= !s->unused_r[k] && differs(t, engine, "r", k, cpu_reg_get(c, n->r[k]), s->r[k], quiet);
    }
    for (unsigned k = 0; k < 64 && !bad; k++) {
        bad |= differs(t, engine, "significand of f", k, cpu_reg_get(c, n->sig[k]), s->f[k].sig, quiet);
        bad |= differs(t, engine, "exponent of f", k, cpu_reg_get(c, n->exp[k]), s->f[k].exp, quiet);
        bad |= differs(t, engine, "p", k, cpu_reg_get(c, n->p[k]), s->p[k], quiet);
    }
    for (unsigned k = 0; k < 8; k++)
        bad |= differs(t, engine, "b", k, cpu_reg_get(c, n->b[k]), s->b[k], quiet);
    bad |= differs(t, engine, "ar.unat ", 0, cpu_reg_get(c, n->unat), s->unat, quiet);
    bad |= differs(t, engine, "ar.ccv ", 0, cpu_reg_get(c, n->ccv), s->ccv, quiet);
    bad |= differs(t, engine, "ar.csd ", 0, cpu_reg_get(c, n->csd), s->csd, quiet);
    bad |= differs(t, engine, "ar.lc ", 0, cpu_reg_get(c, n->lc), s->lc, quiet);
    bad |= differs(t, engine, "ar.ec ", 0, cpu_reg_get(c, n->ec), s->ec, quiet);
    bad |= differs(t, engine, "ar.pfs ", 0, cpu_reg_get(c, n->pfs), s->pfs, quiet);
    bad |= differs(t, engine, "cfm ", 0, cpu_reg_get(c, n->cfm), s->cfm, quiet);
    bad |= differs(t, engine, "ar.bsp ", 0, cpu_reg_get(c, n->bsp), s->bsp, quiet);
    bad |= s->checks_um && differs(t, engine, "psr.um ", 0, cpu_reg_get(c, n->um), s->um, quiet);
    bad |= s->checks_fpsr && differs(t, engine, "ar.fpsr ", 0, cpu_reg_get(c, n->fpsr), s->fpsr, quiet);
    mem_read(m->space, MODEL_DATA, memory, sizeof memory);
    for (unsigned k = 0; k < MODEL_MEMORY && !bad; k++)
        bad |= differs(t, engine, "byte ", k, memory[k], s->memory[k], quiet);
    return !bad;
}

/* Runs the model; a fault leaves all registers as they are. */
static void run_model(const struct test *t, struct model_state *s)
{
    struct model_state before = *s;
    bool enabled = t->line->attributes & (IA64_NOPRED | IA64_UNC | IA64_OWNQP) || s->p[t->x & 63];
    if (enabled)
        t->model->run(s);
    if (!s->fault)
        return;
    before.fault = s->fault;
    before.next = s->ip;
    *s = before;
}

/* Does a run of any of these states differ from the model? */
struct states {
    struct model_state *before, *after;
    unsigned count;
};

static bool all_agree(struct test *t, const struct names *n, const struct states *all, bool quiet, unsigned engine)
{
    static const char *const engine_names[] = {"interpreted", "translated"};
    for (unsigned k = 0; k < all->count; k++) {
        run(n, &t->engine[engine], &all->before[k]);
        if (!agrees(t, n, &t->engine[engine], &all->after[k], engine_names[engine], quiet))
            return false;
    }
    return true;
}

struct mutation {
    struct test *t;
    const struct names *n;
    const struct states *all;
};

static bool survives(void *ctx)
{
    const struct mutation *m = ctx;
    return all_agree(m->t, m->n, m->all, true, 0);
}

/* Is the model one of arithmetic, which knows the controls of ar.fpsr? */
static bool is_arithmetic(const struct test *t)
{
    for (const struct model_line *m = model_arithmetic; m->name; m++)
        if (m == t->model)
            return true;
    return false;
}

/* Do the results agree if the cpu rounds in another mode? */
static bool survives_rounding(struct test *t, const struct names *n, const struct states *all)
{
    unsigned low = 10 + 13 * (unsigned)bits(t->x, 34, 2);
    for (unsigned k = 0; k < all->count; k++) {
        uint64_t change = (1 + (uint64_t)k % 3) << low;
        struct model_state other = all->before[k];
        other.fpsr ^= change;
        run(n, &t->engine[0], &other);
        cpu_reg_set(t->engine[0].cpu, n->fpsr, cpu_reg_get(t->engine[0].cpu, n->fpsr) ^ change);
        if (!agrees(t, n, &t->engine[0], &all->after[k], "", true))
            return false;
    }
    return true;
}

static bool test_encoding(struct test *t, const struct names *n, const struct states *all, struct mutant_count *mutants)
{
    bool fine = true;
    for (unsigned k = 0; k < all->count; k++) {
        if (is_arithmetic(t))
            arithmetic_state_of(t, &all->before[k]);
        else
            random_state_of(t, &all->before[k]);
        all->after[k] = all->before[k];
        run_model(t, &all->after[k]);
    }
    for (unsigned e = 0; e < t->engines; e++) {
        for (unsigned k = 0; e == 1 && k < WARM; k++)
            run(n, &t->engine[e], &all->before[0]);
        fine &= all_agree(t, n, all, false, e);
    }
    t->comparisons += all->count * t->engines;
    if (mutants && fine) {
        struct mutation m = {t, n, all};
        mutants_of(t->engine[0].cpu, t->ip + t->slot, 1, survives, &m, mutants);
        if (is_arithmetic(t)) {
            bool survived = survives_rounding(t, n, all);
            mutants->survived += survived;
            mutants->killed += !survived;
            mutants->unrounded += survived;
            mutants->rounded += !survived;
        }
    }
    return fine;
}

/* ---- all lines */

int main(int argc, char **argv)
{
    unsigned encodings = 12, operands = 20, lines = 0, bad = 0, weak = 0;
    bool mutate = false, list = false, show = false;
    for (int o; (o = getopt(argc, argv, "s:e:n:mlv")) != -1;) {
        switch (o) {
        case 's': random_state = strtoull(optarg, NULL, 0) * 0x9e3779b97f4a7c15ull + 1; break;
        case 'e': encodings = (unsigned)atoi(optarg); break;
        case 'n': operands = (unsigned)atoi(optarg); break;
        case 'm': mutate = true; break;
        case 'l': list = true; break;
        case 'v': show = true; break;
        default: return 2;
        }
    }
    struct test t;
    struct names names;
    struct states all = {calloc(operands, sizeof *all.before), calloc(operands, sizeof *all.after), operands};
    start(&t);
    t.distinct = mutate;
    find_all(&names);
    unsigned total = 0;
    struct mutant_count mutants = {0}, own;
    for (unsigned k = 0; k < ia64_line_count(); k++) {
        t.line = &ia64_lines()[k];
        t.model = model_of(t.line);
        if (!t.model || !is_named(t.line->name, argv + optind, argc - optind))
            continue;
        lines++;
        if (list) {
            printf("%u %s %s\n", k, t.line->name, t.line->operands);
            continue;
        }
        own = (struct mutant_count){.show = show};
        bool fine = true;
        unsigned count = mutate && is_arithmetic(&t) ? (encodings + 1) / 2 : encodings; /* lines of many mutants that share their code */
        for (unsigned e = 0; e < count && fine; e++) {
            t.ip = MODEL_CODE + 16 * (2 + below(1000)) + (below(2) ? MIDDLE : 0);
            fine = encode(&t);
            if (!fine)
                printf("%s: no encoding found\n", t.line->name);
            fine = fine && test_encoding(&t, &names, &all, mutate ? &own : NULL);
            write_break(&t, t.ip - 16);
            write_break(&t, t.ip);
        }
        bad += !fine;
        if (mutate) {
            printf("%-28s %-28s %4u killed %4u survived\n", t.line->name, t.line->operands, own.killed, own.survived);
            weak += (own.killed == 0 && has_effect(t.line)) || (own.unrounded && !own.rounded);
            mutants.killed += own.killed;
            mutants.survived += own.survived;
        }
        total = t.comparisons;
    }
    if (!list)
        printf("%u lines, %u comparisons, %u lines differ\n", lines, total, bad);
    if (mutate)
        printf("%u mutants killed, %u survived, %u lines notice none or not the rounding\n", mutants.killed, mutants.survived, weak);
    stop(&t);
    free(all.before);
    free(all.after);
    return bad || weak;
}
