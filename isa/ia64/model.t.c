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

/* ---- the register stack */

static bool is_among(const struct model_line *model, const struct model_line *list)
{
    for (; list->name; list++)
        if (list == model)
            return true;
    return false;
}

/* Returns whether the line is about registers outside the frame. */
static bool is_stack_line(const struct test *t)
{
    return is_among(t->model, model_stack_lines);
}

/* Registers and memory outside a frame, and that frame. */
static void random_stack(const struct test *t, struct model_state *s)
{
    struct model_stack *k = &s->stack;
    unsigned word = below(63), frame = below(MODEL_STACKED + 1), many = below(MODEL_STACKED - frame + 1);
    bool loads = !strcmp(t->line->name, "loadrs");
    s->cfm = loads && below(4) ? 0 : frame;
    k->dirty = below(3) ? many : 0;
    k->rnat = random64() >> 1;
    k->rnat_known = (1ull << word) - 1; /* what belongs to words below */
    k->loadrs = loads && below(6) ? below(below(6) ? 8 * 140 : 8) : 0;
    k->bspstore = MODEL_STACK + 0x800 + 8 * word;
    s->bsp = k->bspstore;
    for (unsigned n = 0; n < MODEL_STACKED; n++) {
        s->r[32 + n] = random64();
        s->nat[32 + n] = below(4) == 0;
        k->r[n] = random64();
        k->nat[n] = below(4) == 0;
    }
    for (unsigned n = 0; n < k->dirty; n++)
        s->bsp += bits(s->bsp, 3, 6) == 62 ? 16 : 8;
    for (unsigned n = 0; n < MODEL_STACK_WORDS; n++) {
        k->words[n] = random64();
        k->known[n] = ~0ull;
    }
}

static void stack_to_cpu(const struct names *n, struct machine *m, const struct model_state *s)
{
    struct cpu *c = m->cpu;
    const struct model_stack *k = &s->stack;
    memcpy(cpu_slots(c), m->fresh, ia64_isa.ir->nslots * sizeof *m->fresh);
    mem_write(cpu_space(c), MODEL_STACK, k->words, sizeof k->words);
    ia64_set_cfm(c, 0);
    ia64_set_backing_store(c, k->bspstore);
    cpu_reg_set(c, n->rnat, k->rnat);
    ia64_set_cfm(c, k->dirty);
    for (unsigned r = 0; r < k->dirty; r++) {
        cpu_reg_set(c, n->r[32 + r], k->r[r]);
        cpu_reg_set(c, n->nat[32 + r], k->nat[r]);
    }
    ia64_cover(c);
    to_cpu_registers(n, m, s);
    cpu_reg_set(c, n->rsc, 3 << 2 | k->loadrs << 16);
    cpu_set_pc(c, s->ip - 16);
}

/* Runs a state. */
static void run_state(const struct test *t, const struct names *n, struct machine *m, const struct model_state *s)
{
    if (is_stack_line(t)) {
        stack_to_cpu(n, m, s);
        cpu_run(m->cpu, BUDGET, &m->why);
    } else
        run(n, m, s);
}

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

static bool words_differ(const struct test *t, const char *engine, const char *what, struct cpu *c, const struct model_stack *k, bool quiet)
{
    uint64_t got[MODEL_STACK_WORDS];
    bool bad = false;
    mem_read(cpu_space(c), MODEL_STACK, got, sizeof got);
    for (unsigned n = 0; n < MODEL_STACK_WORDS && !bad; n++)
        bad = differs(t, engine, what, n, got[n] & k->known[n], k->words[n] & k->known[n], quiet);
    return bad;
}

/* Compares ar.bspstore, ar.rnat and memory; then stores all registers over zeros and compares memory again. */
static bool stack_differs(const struct test *t, const struct names *n, const struct machine *m, const struct model_state *s,
                          const char *engine, bool quiet)
{
    static const uint64_t zeros[MODEL_STACK_WORDS];
    struct cpu *c = m->cpu;
    struct model_state stored = *s;
    struct model_stack *k = &stored.stack;
    uint64_t defined = k->rnat_known & ((1ull << bits(k->bspstore, 3, 6)) - 1);
    bool bad = differs(t, engine, "ar.bspstore ", 0, cpu_reg_get(c, n->bspstore), k->bspstore, quiet);
    bad |= differs(t, engine, "ar.rnat ", 0, cpu_reg_get(c, n->rnat) & defined, k->rnat & defined, quiet);
    bad |= words_differ(t, engine, "word ", c, k, quiet);
    memset(k->words, 0, sizeof k->words);
    memset(k->known, 0xff, sizeof k->known);
    model_store_all(&stored);
    mem_write(cpu_space(c), MODEL_STACK, zeros, sizeof zeros);
    ia64_cover(c);
    return bad || !ia64_rse_flush(c) || words_differ(t, engine, "register, stored at word ", c, k, quiet);
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
    if (is_stack_line(t) && !bad)
        bad = stack_differs(t, n, m, s, engine, quiet);
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

/* States whose runs are compared with the model. */
struct states {
    struct model_state *before, *after;
    unsigned count;
};

static bool all_agree(struct test *t, const struct names *n, const struct states *all, bool quiet, unsigned engine)
{
    static const char *const engine_names[] = {"interpreted", "translated"};
    for (unsigned k = 0; k < all->count; k++) {
        run_state(t, n, &t->engine[engine], &all->before[k]);
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
    return is_among(t->model, model_arithmetic);
}

/* A single with this exponent, which is in its range. */
static uint64_t single_with(int exp)
{
    uint64_t sign = below(2) << 31, fraction = below(1 << 23), hidden = 1 << 23;
    return sign | (exp < -126 ? (hidden | fraction) >> (-126 - exp) : (uint64_t)(exp + 127) << 23 | fraction);
}

/* Dividends (f2) and divisors (f3) about the exponents where quotients of approximations begin to be uncertain. */
static void near_limits(const struct test *t, struct model_state *s)
{
    static const int limits[] = {-127, 125, -103};
    uint64_t dividend[2], divisor[2];
    for (unsigned lane = 0; lane < 2; lane++) {
        int near = limits[below(3)] + (int)below(3) - 1, quotient = (below(2) ? 127 : -125) + (int)below(3) - 1;
        int a = below(3) ? (int)below(200) - 100 : near, b = below(3) ? a - quotient : near, small = (int)below(40) - 20;
        b = b < -126 - 22 || b > 127 ? near : b;
        dividend[lane] = single_with(lane ? a : small);
        divisor[lane] = single_with(lane ? b : strstr(t->line->name, "sqrt") ? near : small);
    }
    if (bits(t->x, 13, 7) > 1)
        s->f[bits(t->x, 13, 7)] = (struct model_fr){dividend[1] << 32 | dividend[0], 0x1003e};
    if (bits(t->x, 20, 7) > 1)
        s->f[bits(t->x, 20, 7)] = (struct model_fr){divisor[1] << 32 | divisor[0], 0x1003e};
}

static void state_of(struct test *t, struct model_state *s)
{
    bool approximates = is_among(t->model, model_approximation);
    if (is_arithmetic(t) || approximates)
        arithmetic_state_of(t, s);
    else
        random_state_of(t, s);
    if (approximates && below(4))
        near_limits(t, s);
    if (is_stack_line(t))
        random_stack(t, s);
    if (!strcmp(t->line->name, "epc")) /* the caller's level */
        s->pfs |= (uint64_t)below(4) << 62;
}

/* Registers that exist, rather than reserved numbers, and the predicate that the line wants. */
static bool choose_encoding(struct test *t)
{
    static const uint8_t crs[] = {0, 1, 2, 8, 16, 17, 19, 20, 21, 22, 23, 24, 25, 64, 65, 66, 67, 68, 71, 72, 73, 74, 80, 81};
    if (!encode(t))
        return false;
    if (strstr(t->line->operands, "{cr3}") && below(4))
        t->x = put_field(t->x, 20, 7, crs[below(sizeof crs)]);
    if (!strncmp(t->line->name, "br.ia", 5) && below(4))
        t->x = put_field(t->x, 0, 6, 0);
    write_encoding(t);
    return true;
}

/* Returns whether the results agree if the cpu rounds in another mode. */
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
        state_of(t, &all->before[k]);
        all->after[k] = all->before[k];
        run_model(t, &all->after[k]);
    }
    for (unsigned e = 0; e < t->engines; e++) {
        for (unsigned k = 0; e == 1 && k < WARM; k++)
            run_state(t, n, &t->engine[e], &all->before[0]);
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
            fine = choose_encoding(&t);
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
