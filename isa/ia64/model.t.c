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
#include "emu/fp/random.t.h"
#include "isa/ia64/ia64.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/model/model.h"

enum { CODE_BYTES = 0x40000, MIDDLE = CODE_BYTES / 2, BUDGET = 1000, WARM = 40 };
enum { BREAK_VECTOR = 0x2c00, TMPL_MII = 1, TMPL_MLX = 5, TMPL_MFI = 13, TMPL_MIB = 17 };
#define STACK  0x6000000000100000ull
#define INVALA (1ull << 31)

struct machine {
    struct space *space;
    struct cpu *cpu;
    uint64_t fresh[IR_MAX_GUEST_SLOTS]; /* a new cpu's slots */
    struct cpu_stop why;
};

struct test {
    struct machine engine[2];
    unsigned engines;
    const struct ia64_line *line;
    const struct model_line *model;
    uint64_t ip;
    unsigned slot;
    uint64_t x, l;
    uint64_t cpuid4;
    unsigned comparisons;
    bool distinct; /* registers */
    struct mutant_count mutants;
};

/* ---- registers by name */

struct names {
    int r[128], nat[128], sig[128], exp[128], p[64], b[8], unat, ccv, csd, lc, ec, pfs, fpsr;
};

static int find(const char *format, unsigned n)
{
    char name[16];
    snprintf(name, sizeof name, format, n);
    int reg = cpu_reg_find(&ia64_isa, name);
    if (reg < 0) {
        printf("no register %s\n", name);
        exit(1);
    }
    return reg;
}

static void find_all(struct names *to)
{
    for (unsigned n = 0; n < 128; n++) {
        to->r[n] = find("r%u", n);
        to->nat[n] = find("r%u.nat", n);
        to->sig[n] = find("f%u.sig", n);
        to->exp[n] = find("f%u.exp", n);
    }
    for (unsigned n = 0; n < 64; n++)
        to->p[n] = find("p%u", n);
    for (unsigned n = 0; n < 8; n++)
        to->b[n] = find("b%u", n);
    to->unat = find("ar.unat", 0);
    to->ccv = find("ar.ccv", 0);
    to->csd = find("ar.csd", 0);
    to->lc = find("ar.lc", 0);
    to->ec = find("ar.ec", 0);
    to->pfs = find("ar.pfs", 0);
    to->fpsr = find("ar.fpsr", 0);
}

static void to_cpu(const struct names *n, struct machine *m, const struct model_state *s)
{
    struct cpu *c = m->cpu;
    memcpy(cpu_slots(c), m->fresh, ia64_isa.ir->nslots * sizeof *m->fresh);
    ia64_set_backing_store(c, STACK);
    ia64_set_cfm(c, 96);
    for (unsigned k = 1; k < 128; k++) {
        cpu_reg_set(c, n->r[k], s->r[k]);
        cpu_reg_set(c, n->nat[k], s->nat[k]);
    }
    for (unsigned k = 2; k < 64; k++) {
        cpu_reg_set(c, n->sig[k], s->f[k].sig);
        cpu_reg_set(c, n->exp[k], s->f[k].exp);
    }
    for (unsigned k = 1; k < 64; k++)
        cpu_reg_set(c, n->p[k], s->p[k]);
    for (unsigned k = 0; k < 8; k++)
        cpu_reg_set(c, n->b[k], s->b[k]);
    cpu_reg_set(c, n->unat, s->unat);
    cpu_reg_set(c, n->ccv, s->ccv);
    cpu_reg_set(c, n->csd, s->csd);
    cpu_reg_set(c, n->lc, s->lc);
    cpu_reg_set(c, n->ec, s->ec);
    cpu_reg_set(c, n->pfs, s->pfs);
    mem_poke(cpu_space(c), MODEL_DATA, s->memory, MODEL_MEMORY);
    cpu_set_pc(c, s->ip - 16);
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

static unsigned fault_of(const struct machine *m)
{
    if (m->why.reason == CPU_FAULT)
        return MODEL_PAGE;
    if (m->why.reason == CPU_TRAP)
        return m->why.trap == BREAK_VECTOR ? 0 : m->why.trap;
    return 99;
}

/* Returns whether the cpu's state is the model's. */
static bool agrees(const struct test *t, const struct names *n, const struct machine *m, const struct model_state *s, const char *engine,
                   bool quiet)
{
    struct cpu *c = m->cpu;
    uint8_t memory[MODEL_MEMORY];
    bool bad = differs(t, engine, "fault ", 0, fault_of(m), s->fault, quiet);
    bad |= differs(t, engine, "next address ", 0, cpu_pc(c), s->next, quiet);
    for (unsigned k = 0; k < 128 && !bad; k++) {
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
    mem_peek(m->space, MODEL_DATA, memory, sizeof memory);
    for (unsigned k = 0; k < MODEL_MEMORY && !bad; k++)
        bad |= differs(t, engine, "byte ", k, memory[k], s->memory[k], quiet);
    return !bad;
}

/* ---- random states */

static uint64_t repeat(uint64_t v, unsigned width)
{
    for (; width < 64; width *= 2)
        v |= v << width;
    return v;
}

/* Lanes of the least and the largest values and their neighbours, mixed. */
static uint64_t corner_lanes(void)
{
    unsigned w = 8u << below(4);
    uint64_t result = 0, mask = w == 64 ? ~0ull : (1ull << w) - 1, half = 1ull << (w - 1);
    for (unsigned low = 0; low < 64; low += w) {
        const uint64_t corners[] = {0, 1, mask, mask - 1, half, half - 1, half + 1, half >> 1, (half >> 1) - 1, random64() & mask};
        result |= (corners[below(10)] & mask) << low;
    }
    return result;
}

static uint64_t random_value(void)
{
    switch (below(6)) {
    case 0: return random64();
    case 1: return below(72);
    case 2: return repeat(random64() & 0xff, 8);
    case 3: return random64() >> below(64);
    default: return corner_lanes();
    }
}

static struct model_fr random_fr(void)
{
    uint32_t sign = below(2) << 17;
    switch (below(10)) {
    case 0: return (struct model_fr){0, 0x1fffe};
    case 1: return (struct model_fr){0, sign};
    case 2: return (struct model_fr){1ull << 63 | (uint64_t)below(4) << 61 | below(2), sign | 0x1ffff};
    case 3: return (struct model_fr){random64(), sign | below(0x20000)};
    case 4: return (struct model_fr){random64() | 1ull << 63, sign | (0xff00 + below(512))};
    case 5: return (struct model_fr){corner_lanes() | 1ull << 63, sign | (0xfc00 + below(2048))};
    case 6: return (struct model_fr){random64() >> below(64), sign | (0xff00 + below(512))};
    default: return (struct model_fr){corner_lanes(), 0x1003e};
    }
}

static const uint8_t pool[] = {0, 1, 2, 3, 8, 9, 10, 11, 33, 40, 127};
static const uint8_t fr_pool[] = {0, 1, 2, 6, 7, 8, 9, 10, 33, 40};

static void random_state_of(struct test *t, struct model_state *s)
{
    bool memory = strchr(t->line->operands, '[');
    memset(s, 0, sizeof *s);
    for (unsigned k = 1; k < sizeof pool; k++) {
        s->r[pool[k]] = random_value();
        s->nat[pool[k]] = below(8) == 0;
    }
    for (unsigned k = 2; k < 64; k++)
        s->f[k] = (struct model_fr){k, 0x1003e};
    for (unsigned k = 2; k < sizeof fr_pool; k++)
        s->f[fr_pool[k]] = random_fr();
    s->f[1] = (struct model_fr){1ull << 63, 0xffff};
    for (unsigned k = 0; k < 64; k++)
        s->p[k] = k == 0 || below(2);
    if (below(3))
        s->p[t->x & 63] = true;
    for (unsigned k = 0; k < 8; k++)
        s->b[k] = t->ip + 16 * (1 + below(100));
    for (unsigned k = 0; k < MODEL_MEMORY; k++)
        s->memory[k] = (uint8_t)random64();
    s->unat = random64();
    s->ccv = random64();
    s->csd = random64();
    s->lc = below(3);
    s->ec = below(3);
    unsigned base = (unsigned)bits(t->x, 20, 7);
    if (memory && base) {
        static const uint64_t floats[] = {0x7f800000, 0x7ff0000000000000, 0x00000001, 1, 0x3ff0000000000000,
                                          0x7fff,     0xff800001,         1ull << 63};
        unsigned aligned = below(4) ? ~15u : below(2) ? ~7u : ~0u;
        uint64_t at = below(MODEL_MEMORY - 64) & aligned;
        s->r[base] = below(8) ? MODEL_DATA + at : MODEL_UNMAPPED + at;
        s->nat[base] = below(10) == 0;
        if (below(3) == 0) {
            uint64_t v = below(2) ? floats[below(8)] : random_value();
            memcpy(s->memory + at, &v, 8);
        }
        if (below(2)) {
            memcpy(&s->ccv, s->memory + at, 8);
            s->ccv &= ~0ull >> (64 - (8u << bits(t->x, 30, 2)));
        }
        if (strstr(t->line->name, "cmp8xchg16"))
            memcpy(&s->ccv, s->memory + at, 8);
    }
    s->ip = t->ip;
    s->next = t->ip + 16;
    s->x = t->x;
    s->l = t->l;
    s->cpuid4 = t->cpuid4;
}

/* Runs the model; a fault leaves all registers as they are. */
static void run_model(const struct test *t, struct model_state *s)
{
    struct model_state before = *s;
    bool enabled = t->line->attributes & (IA64_NOPRED | IA64_UNC) || s->p[t->x & 63];
    if (enabled)
        t->model->run(s);
    if (!s->fault)
        return;
    before.fault = s->fault;
    before.next = s->ip;
    *s = before;
}

/* ---- encodings */

static uint64_t put_field(uint64_t x, unsigned low, unsigned count, uint64_t v)
{
    uint64_t mask = ((1ull << count) - 1) << low;
    return (x & ~mask) | (v << low & mask);
}

/* distinct: registers 8 and up, a different one for each operand. */
static uint64_t put_register(uint64_t x, const struct ia64_use *u, bool distinct)
{
    unsigned own = 8 + u->pos / 7 % 4;
    if (u->cls == IA64_OPC_GR && u->mask == 127)
        x = put_field(x, u->pos, 7, distinct ? own : pool[below(sizeof pool)]);
    if (u->cls == IA64_OPC_FR)
        x = put_field(x, u->pos, 7, distinct ? own - 2 : fr_pool[below(sizeof fr_pool)]);
    return x;
}

/* Positions for each unit: MII slot 1, MMI.. */
static unsigned place(enum ia64_unit unit, unsigned *tmpl)
{
    switch (unit) {
    case IA64_M: *tmpl = TMPL_MII; return 0;
    case IA64_F: *tmpl = TMPL_MFI; return 1;
    case IA64_B: *tmpl = TMPL_MIB; return 2;
    case IA64_X: *tmpl = TMPL_MLX; return 1;
    default: *tmpl = TMPL_MII; return 1;
    }
}

static uint64_t nop_of(enum ia64_unit unit)
{
    return unit == IA64_B ? 2ull << 37 : 1ull << 27;
}

static void write_bundle(struct test *t, uint64_t at, unsigned tmpl, const uint64_t slot[3])
{
    uint64_t half[2] = {tmpl | slot[0] << 5 | slot[1] << 46, slot[1] >> 18 | slot[2] << 23};
    for (unsigned k = 0; k < t->engines; k++)
        mem_poke(t->engine[k].space, at, half, 16);
}

static void write_break(struct test *t, uint64_t at)
{
    const uint64_t slot[3] = {0x1234 << 6, nop_of(IA64_I), nop_of(IA64_I)}; /* break.m */
    write_bundle(t, at, TMPL_MII, slot);
}

/* A random encoding of the line at t->ip. false: none was found. */
static bool encode(struct test *t)
{
    unsigned tmpl;
    t->slot = place(t->line->unit, &tmpl);
    for (unsigned tries = 0; tries < 2000; tries++) {
        uint64_t x = (random64() >> 23 & ~t->line->mask) | t->line->value;
        for (unsigned k = 0; k < t->line->nuses; k++)
            x = put_register(x, &t->line->uses[k], t->distinct);
        if (t->line->attributes & IA64_F2EQF3)
            x = put_field(x, 13, 7, bits(x, 20, 7));
        if (t->line->attributes & IA64_LEN64)
            x = put_field(x, 27, 6, 63 - bits(x, 14, 6));
        if (t->line->attributes & IA64_LEN64C)
            x = put_field(x, 27, 6, bits(x, 20, 6));
        if (strstr(t->line->operands, "tgt25c") || strstr(t->line->operands, "tgt64"))
            x = put_field(put_field(x, 13, 20, 1 + below(200)), 36, 1, 0);
        if (strstr(t->line->operands, "tgt25b"))
            x = put_field(put_field(put_field(x, 20, 13, 0), 36, 1, 0), 6, 7, 1 + below(100));
        t->x = x;
        t->l = strstr(t->line->operands, "tgt64") ? 0 : random64() >> 23;
        uint64_t slot[3];
        for (unsigned k = 0; k < 3; k++)
            slot[k] = nop_of(ia64_templates[tmpl].unit[k]);
        slot[t->slot] = x;
        if (tmpl == TMPL_MLX) {
            slot[1] = t->l;
            slot[2] = x;
        }
        struct ia64_bundle b = {.tmpl = &ia64_templates[tmpl], .tmpl_number = (uint8_t)tmpl};
        struct ia64_insn insn;
        memcpy(b.slot, slot, sizeof slot);
        if (!ia64_decode(&b, t->slot, &insn) || insn.line != t->line)
            continue;
        const uint64_t before[3] = {INVALA, nop_of(IA64_I), nop_of(IA64_I)};
        write_bundle(t, t->ip - 16, TMPL_MII, before);
        write_bundle(t, t->ip, tmpl, slot);
        return true;
    }
    return false;
}

/* ---- a case */

static void run(const struct names *n, struct machine *m, const struct model_state *s)
{
    to_cpu(n, m, s);
    cpu_run(m->cpu, BUDGET, &m->why);
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

static bool test_encoding(struct test *t, const struct names *n, const struct states *all, bool mutate)
{
    bool fine = true;
    for (unsigned k = 0; k < all->count; k++) {
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
    if (mutate && fine) {
        struct mutation m = {t, n, all};
        mutants_of(t->engine[0].cpu, t->ip + t->slot, 1, survives, &m, &t->mutants);
    }
    return fine;
}

/* ---- all lines */

static const struct model_line *model_of(const struct ia64_line *line)
{
    const struct model_line *const tables[] = {model_integer, model_memory, model_float};
    for (unsigned k = 0; k < 3; k++)
        for (const struct model_line *m = tables[k]; m->name; m++)
            if (!strcmp(m->name, line->name) && (!m->operands || !strcmp(m->operands, line->operands)))
                return m;
    return NULL;
}

static void start(struct test *t)
{
    memset(t, 0, sizeof *t);
    for (t->engines = 0; t->engines < 2; t->engines++) {
        struct machine *m = &t->engine[t->engines];
        m->space = space_new(&ia64_isa.space);
        m->cpu = cpu_new(&ia64_isa, m->space);
        memcpy(m->fresh, cpu_slots(m->cpu), ia64_isa.ir->nslots * sizeof *m->fresh);
        space_map(m->space, MODEL_CODE, CODE_BYTES, MEM_R | MEM_W | MEM_X, 0, NULL);
        space_map(m->space, MODEL_DATA, 0x10000, MEM_R | MEM_W, 0, NULL);
        space_map(m->space, STACK, 0x10000, MEM_R | MEM_W, 0, NULL);
        if (t->engines == 1 && !cpu_set_engine(m->cpu, CPU_ENGINE_JIT))
            break;
    }
    for (uint64_t at = MODEL_CODE; at < MODEL_CODE + CODE_BYTES; at += 16)
        write_break(t, at);
    t->ip = MODEL_CODE;
    t->cpuid4 = 3ull << 32 | 1; /* clz, mpy4 and mpyshl4; brl */
}

/* Has the line an effect that the comparison sees? Not hints and fences; chk.a and invala are compared with an empty ALAT. */
static bool has_effect(const struct ia64_line *line)
{
    static const char *const none[] = {"nop.", "hint.", "brp", "mf", "fwb", "srlz", "sync", "invala"};
    for (unsigned k = 0; k < sizeof none / sizeof *none; k++)
        if (!strncmp(line->name, none[k], strlen(none[k])))
            return false;
    return true;
}

static bool is_named(const char *name, char **names, int count)
{
    for (int k = 0; k < count; k++)
        if (!strcmp(names[k], name))
            return true;
    return count == 0;
}

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
    struct mutant_count mutants = {0};
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
        t.mutants = (struct mutant_count){.show = show};
        bool fine = true;
        for (unsigned e = 0; e < encodings && fine; e++) {
            t.ip = MODEL_CODE + 16 * (2 + below(1000)) + (below(2) ? MIDDLE : 0);
            fine = encode(&t);
            if (!fine)
                printf("%s: no encoding found\n", t.line->name);
            fine = fine && test_encoding(&t, &names, &all, mutate);
            write_break(&t, t.ip - 16);
            write_break(&t, t.ip);
        }
        bad += !fine;
        if (mutate) {
            printf("%-28s %-28s %4u killed %4u survived\n", t.line->name, t.line->operands, t.mutants.killed, t.mutants.survived);
            weak += t.mutants.killed == 0 && has_effect(t.line);
            mutants.killed += t.mutants.killed;
            mutants.survived += t.mutants.survived;
        }
        total = t.comparisons;
    }
    if (!list)
        printf("%u lines, %u comparisons, %u lines differ\n", lines, total, bad);
    if (mutate)
        printf("%u mutants killed, %u survived, %u lines notice none\n", mutants.killed, mutants.survived, weak);
    for (unsigned k = 0; k < t.engines; k++) {
        cpu_free(t.engine[k].cpu);
        space_unref(t.engine[k].space);
    }
    free(all.before);
    free(all.after);
    return bad || weak;
}
