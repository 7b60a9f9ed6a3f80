/*
 * model.t.c - compares every instruction that has a model (model/) with the cpu: random and corner operands, interpreted and translated.
 *
 *     hppa_model.t [-s SEED] [-e ENCODINGS] [-n OPERANDS] [-m] [-v] [-l] [NAME...]
 *
 * For each line of hppa.def with a model: ENCODINGS random encodings, each with OPERANDS states of registers and memory. All registers,
 * carries, memory, traps, the branch's target and nullification must be the model's; computation runs in wide mode too. -m: each
 * micro-operation of the instruction is changed in turn, and the comparison must notice; -v prints those that it does not. -l lists the
 * lines that have a model.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/engine/mutant.t.h"
#include "isa/hppa/cases.t.h"

/* ---- comparison */

static bool differs(const struct test *t, const char *engine, const char *what, unsigned n, uint64_t got, uint64_t expected, bool quiet)
{
    if (got == expected)
        return false;
    if (!quiet) {
        char text[80];
        hppa_disassemble(t->word, t->ip, text, sizeof text);
        printf("%s [%08x %s] %s%s: %s%u is %llx, not %llx\n", t->line->name, t->word, text, engine, t->wide ? ", wide" : "", what, n,
               (unsigned long long)got, (unsigned long long)expected);
    }
    return true;
}

static bool agrees(const struct test *t, const struct machine *m, const struct model_state *s, const char *engine, bool quiet)
{
    struct cpu *c = m->cpu;
    uint8_t memory[MODEL_MEMORY];
    uint64_t next = s->fault ? s->ip : s->taken ? s->target : s->ip + 8;
    bool bad = differs(t, engine, "trap ", 0, fault_of(m), s->fault, quiet);
    bad |= differs(t, engine, "next address ", 0, cpu_pc(c), next, quiet);
    for (unsigned k = 1; k < 32; k++) {
        uint64_t counted = k == MARK && !s->fault && !s->nullify;
        bad |=
            differs(t, engine, "r", k, cpu_reg_get(c, t->names.gr[k]) & ~s->undefined[k], (s->gr[k] + counted) & ~s->undefined[k], quiet);
        bad |= differs(t, engine, "fr", k, cpu_reg_get(c, t->names.fr[k]), s->fr[k], quiet);
    }
    bad |= differs(t, engine, "fr", 0, cpu_reg_get(c, t->names.fr[0]) & STATUS, s->fr[0] & STATUS, quiet);
    uint64_t psw = cpu_reg_get(c, t->names.psw);
    for (unsigned k = 0; k < 8; k++)
        bad |= differs(t, engine, "sr", k, cpu_reg_get(c, t->names.sr[k]), s->sr[k], quiet);
    bad |= differs(t, engine, "sar ", 0, cpu_reg_get(c, t->names.sar), s->sar, quiet);
    bad |= differs(t, engine, "carries ", 0, psw >> 8 & 0xff, s->carries & 0xff, quiet);
    if (t->wide)
        bad |= differs(t, engine, "upper carries ", 0, psw >> 32 & 0xff, s->carries >> 8, quiet);
    bad |= differs(t, engine, "PSW[V] ", 0, (psw & HPPA_PSW_V) != 0, s->v, quiet);
    mem_read(m->space, MODEL_DATA, memory, sizeof memory);
    for (unsigned k = 0; k < MODEL_MEMORY && !bad; k++)
        bad |= differs(t, engine, "byte ", k, memory[k], s->memory[k], quiet);
    return !bad;
}

/* A trap leaves all registers as they are. */
static void run_model(const struct test *t, struct model_state *s)
{
    struct model_state before = *s;
    t->model->run(s);
    if (s->fault) {
        before.fault = s->fault;
        *s = before;
    }
}

/* ---- a case */

struct states {
    struct model_state *before, *after;
    unsigned count;
};

static bool all_agree(struct test *t, const struct states *all, unsigned engine, bool quiet)
{
    static const char *const engine_names[] = {"interpreted", "translated"};
    struct machine *m = &t->engine[engine];
    for (unsigned k = 0; k < all->count; k++) {
        run(t, m, &all->before[k]);
        if (!agrees(t, m, &all->after[k], engine_names[engine], quiet))
            return false;
    }
    return true;
}

struct mutation {
    struct test *t;
    const struct states *all;
};

static bool survives(void *ctx)
{
    const struct mutation *m = ctx;
    return all_agree(m->t, m->all, 0, true);
}

/* Returns whether the results agree if the cpu rounds in another mode. */
static bool survives_rounding(struct test *t, const struct states *all)
{
    struct machine *m = &t->engine[0];
    for (unsigned k = 0; k < all->count; k++) {
        uint64_t change = (1 + (uint64_t)k % 3) << (HPPA_FPSR_RM_SHIFT + 32);
        struct model_state other = all->before[k];
        other.fr[0] ^= change;
        run(t, m, &other);
        cpu_reg_set(m->cpu, t->names.fr[0], cpu_reg_get(m->cpu, t->names.fr[0]) ^ change);
        if (!agrees(t, m, &all->after[k], "", true))
            return false;
    }
    return true;
}

/* Sums, products, quotients, roots and conversions; of fcnvff and fcnvxf only those to a smaller format. */
static bool rounds(const struct test *t)
{
    struct hppa_fields f;
    hppa_decode(t->word, &f);
    const char *name = t->line->name;
    if (!is_float(t->line) || strstr(name, "fcnvfxt") || !strncmp(name, "xmpyu", 5) || !strncmp(name, "frem", 4))
        return false;
    if (!strncmp(name, "fcnvff", 6) || !strncmp(name, "fcnvxf", 6) || (!strncmp(name, "fcnv", 4) && f.e == 5))
        return f.f > f.x;
    return t->line->timing != HPPA_CLASS_FCPY && t->line->timing < HPPA_CLASS_FCMP && !(!strncmp(name, "fcnv", 4) && f.e == 7);
}

static void mutate_encoding(struct test *t, const struct states *all, struct mutant_count *mutants)
{
    struct mutation m = {t, all};
    mutants_of(t->engine[0].cpu, t->ip, t->line->branches ? 2 : 1, survives, &m, mutants); /* a branch: with its delay slot */
    if (rounds(t)) {
        bool survived = survives_rounding(t, all);
        mutants->survived += survived;
        mutants->killed += !survived;
        mutants->unrounded += survived;
        mutants->rounded += !survived;
    }
}

static bool test_encoding(struct test *t, const struct states *all, struct mutant_count *mutants)
{
    bool fine = true, narrow = is_memory(t->line) || is_probe(t->line) || t->line->timing == HPPA_CLASS_BRANCH;
    t->wide = below(3) == 0 && !narrow && strcmp(t->line->name, "ds");
    for (unsigned k = 0; k < all->count; k++) {
        random_state_of(t, &all->before[k]);
        all->after[k] = all->before[k];
        run_model(t, &all->after[k]);
    }
    for (unsigned e = 0; e < t->engines; e++) {
        for (unsigned k = 0; e == 1 && k < WARM; k++)
            run(t, &t->engine[e], &all->before[0]);
        fine &= all_agree(t, all, e, false);
    }
    if (mutants && fine)
        mutate_encoding(t, all, mutants);
    return fine;
}

/* Tests encodings of a line. mutants: also its mutants, or NULL; encodings that notice none do not count, up to a limit. */
static bool test_line(struct test *t, const struct states *all, unsigned encodings, struct mutant_count *mutants)
{
    bool fine = true;
    for (unsigned e = 0, tries = 0; e < encodings && tries < 4 * encodings && fine; tries++) {
        unsigned before = mutants ? mutants->killed : 0;
        t->ip = MODEL_CODE + 0x8000 + 8 * below(0x1000);
        fine = encode(t);
        if (!fine)
            printf("%s: no encoding found\n", t->line->name);
        fine = fine && test_encoding(t, all, mutants);
        clear(t);
        e += !mutants || mutants->killed > before;
    }
    return fine;
}

static bool is_unrounded(const struct mutant_count *m)
{
    return m->unrounded && !m->rounded;
}

int main(int argc, char **argv)
{
    static struct test t;
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
    struct states all = {calloc(operands, sizeof *all.before), calloc(operands, sizeof *all.after), operands};
    struct mutant_count mutants = {0}, own;
    start(&t);
    t.distinct = mutate;
    size_t count;
    const struct hppa_insn *table = hppa_insns(&count);
    for (size_t k = 0; k < count; k++) {
        t.line = &table[k];
        t.model = model_of(t.line);
        if (!t.model || !is_named(t.line->name, argv + optind, argc - optind))
            continue;
        lines++;
        if (list) {
            printf("%zu %s\n", k, t.line->name);
            continue;
        }
        own = (struct mutant_count){.show = show};
        bad += !test_line(&t, &all, encodings, mutate ? &own : NULL);
        if (mutate)
            printf("%-12s %4u killed %4u survived%s\n", t.line->name, own.killed, own.survived,
                   is_unrounded(&own) ? ", all of rounding" : "");
        weak += mutate && ((own.killed == 0 && has_effect(t.line)) || is_unrounded(&own));
        mutants.killed += own.killed;
        mutants.survived += own.survived;
    }
    if (!list)
        printf("%u lines, %u comparisons of each encoding, %u lines differ\n", lines, operands * t.engines, bad);
    if (mutate)
        printf("%u mutants killed, %u survived, %u lines notice none or not the rounding\n", mutants.killed, mutants.survived, weak);
    stop(&t);
    free(all.before);
    free(all.after);
    return bad || weak;
}
