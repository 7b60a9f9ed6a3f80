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
#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/engine/mutant.t.h"
#include "emu/fp/random.t.h"
#include "isa/hppa/fp.h"
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"
#include "isa/hppa/model/model.h"

/* The code is BREAKs but for the instruction and one that counts in MARK, which a branch executes in its delay slot. */
enum { CODE_BYTES = 0x80000, WARM = 40, BUDGET = 100, MARK = 29, COUNT_IN_MARK = 0x37bd0002, LOW_WORD = 8 };

/* The bits of fr0 that are compared: rounding, compare bits and flags. */
#define STATUS 0xfc7ffe0000000000ull

struct machine {
    struct space *space;
    struct cpu *cpu;
    uint64_t fresh[IR_MAX_GUEST_SLOTS]; /* a new cpu's slots */
    struct cpu_stop why;
};

struct names {
    int gr[32], fr[32], sar, psw;
};

struct test {
    struct machine engine[2];
    unsigned engines;
    struct names names;
    const struct hppa_insn *line;
    const struct model_line *model;
    uint32_t word;
    uint64_t ip;
    bool wide, distinct;
    unsigned comparisons, operands;
    struct model_state *before, *after;
    struct mutant_count mutants;
};

static int find(const char *format, unsigned n)
{
    char name[16];
    snprintf(name, sizeof name, format, n);
    return cpu_reg_find(&hppa_isa, name);
}

static void find_all(struct names *to)
{
    for (unsigned n = 1; n < 32; n++)
        to->gr[n] = find("r%u", n);
    for (unsigned n = 0; n < 32; n++)
        to->fr[n] = find("fr%u", n);
    to->sar = find("sar", 0);
    to->psw = find("psw", 0);
}

static void to_cpu(const struct test *t, const struct machine *m, const struct model_state *s)
{
    struct cpu *c = m->cpu;
    memcpy(cpu_slots(c), m->fresh, hppa_isa.ir->nslots * sizeof *m->fresh);
    cpu_set_pc(c, s->ip);
    for (unsigned k = 1; k < 32; k++)
        cpu_reg_set(c, t->names.gr[k], s->gr[k]);
    for (unsigned k = 0; k < 32; k++)
        cpu_reg_set(c, t->names.fr[k], s->fr[k]);
    cpu_reg_set(c, t->names.sar, s->sar);
    uint64_t carries = (uint64_t)(s->carries & 0xff) << 8 | (uint64_t)(s->carries >> 8) << 32;
    cpu_reg_set(c, t->names.psw, HPPA_PSW_USER | carries | (s->v ? HPPA_PSW_V : 0) | (t->wide ? HPPA_PSW_W : 0));
    mem_poke(m->space, MODEL_DATA, s->memory, MODEL_MEMORY);
}

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

static unsigned fault_of(const struct machine *m)
{
    if (m->why.reason == CPU_FAULT)
        return m->why.fault == MEM_FAULT_ALIGN ? MODEL_ALIGNMENT : MODEL_PAGE;
    if (m->why.reason == CPU_TRAP)
        return m->why.trap == HPPA_TRAP_BREAK ? 0 : m->why.trap;
    return 99;
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
    bad |= differs(t, engine, "sar ", 0, cpu_reg_get(c, t->names.sar), s->sar, quiet);
    bad |= differs(t, engine, "carries ", 0, psw >> 8 & 0xff, s->carries & 0xff, quiet);
    if (t->wide)
        bad |= differs(t, engine, "upper carries ", 0, psw >> 32 & 0xff, s->carries >> 8, quiet);
    bad |= differs(t, engine, "PSW[V] ", 0, (psw & HPPA_PSW_V) != 0, s->v, quiet);
    mem_peek(m->space, MODEL_DATA, memory, sizeof memory);
    for (unsigned k = 0; k < MODEL_MEMORY && !bad; k++)
        bad |= differs(t, engine, "byte ", k, memory[k], s->memory[k], quiet);
    return !bad;
}

/* ---- random states */

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
    switch (below(5)) {
    case 0: return random64();
    case 1: return below(72);
    case 2: return random64() >> below(64);
    default: return corner_lanes();
    }
}

static bool is_memory(const struct hppa_insn *line)
{
    return line->timing == HPPA_CLASS_LOAD || line->timing == HPPA_CLASS_STORE || line->timing == HPPA_CLASS_FLOAD ||
           line->timing == HPPA_CLASS_FSTORE;
}

static void random_address(const struct test *t, struct model_state *s)
{
    static const uint32_t alignments[] = {~0u, ~3u, ~7u, ~15u};
    uint32_t mask = alignments[strstr(s->name, "by,s") ? below(2) : 1 + below(3)];
    uint64_t at = (256 + below(MODEL_MEMORY - 512)) & mask;
    const char *form = s->name + strcspn(s->name, ",");
    if (below(6) == 0)
        at |= below(4);
    s->gr[s->f.b] = (below(8) ? MODEL_DATA : MODEL_UNMAPPED) + at;
    if (!strcmp(form, ",x") && s->f.a != s->f.b && s->f.a)
        s->gr[s->f.a] = (uint64_t)(int64_t)((int)below(6) - 3) * (s->f.u ? 1 : 8);
    (void)t;
}

static bool is_float(const struct hppa_insn *line)
{
    return line->timing >= HPPA_CLASS_FCPY && line->timing <= HPPA_CLASS_FTEST;
}

/* A number, often with a corner's fraction or an exponent near 0, the integers' limits or the format's. */
static uint64_t random_float(bool dbl)
{
    unsigned fraction = dbl ? 52 : 23, exponent = dbl ? 11 : 8;
    uint64_t bias = (1ull << (exponent - 1)) - 1, most = (1ull << exponent) - 1;
    const uint64_t exponents[] = {0,    1,        bias - 2 + below(5),    bias + below(70),     bias + 30 + below(4), bias + 61 + below(4),
                                  most, most - 1, 1023 - 150 + below(30), 1023 + 124 + below(6)};
    const uint64_t fractions[] = {0, 1, ~0ull, 1ull << (fraction - 1), random64() << below(64), random64()};
    uint64_t e = exponents[below(10)] & most;
    return (uint64_t)below(2) << (fraction + exponent) | e << fraction | (fractions[below(6)] & ((1ull << fraction) - 1));
}

static void random_floats(struct model_state *s)
{
    uint64_t compared = below(2) ? random64() & random64() : 1ull << below(64);
    s->fr[0] = (uint64_t)below(4) << (HPPA_FPSR_RM_SHIFT + 32) | (uint64_t)(below(4) ? 0 : below(32)) << (HPPA_FPSR_FLAGS_SHIFT + 32);
    s->fr[0] |= compared & HPPA_FP_COMPARE_BITS;
    for (unsigned k = 4; k < 32; k++) {
        switch (below(3)) {
        case 0: s->fr[k] = random_float(true); break;
        case 1: s->fr[k] = random_float(false) << 32 | random_float(false); break;
        default: break;
        }
    }
}

static void random_state_of(const struct test *t, struct model_state *s)
{
    memset(s, 0, sizeof *s);
    hppa_decode(t->word, &s->f);
    s->name = t->line->name;
    s->ip = t->ip;
    for (unsigned k = 1; k < 32; k++) {
        s->gr[k] = random_value();
        s->fr[k] = random_value();
    }
    if (below(3) == 0)
        s->gr[s->f.a] = s->f.a ? s->gr[s->f.b] + below(3) - 1 : 0;
    if (t->line->indirect) {
        s->gr[s->f.b] = MODEL_CODE + CODE_BYTES / 2 + 4 * below(1000);
        s->gr[s->f.a] = s->f.a ? 1 + below(100) : 0;
    }
    s->gr[0] = 0;
    s->sar = below(64);
    s->carries = (uint16_t)random64();
    s->v = below(2);
    for (unsigned k = 0; k < MODEL_MEMORY; k++)
        s->memory[k] = (uint8_t)random64();
    if (is_memory(t->line))
        random_address(t, s);
    if (is_float(t->line))
        random_floats(s);
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

/* ---- encodings */

static void write_word(const struct test *t, uint64_t at, uint32_t word)
{
    uint32_t big = htobe32(word);
    for (unsigned k = 0; k < t->engines; k++)
        mem_poke(t->engine[k].space, at, &big, 4);
}

/* May the fields be: not what the manual leaves undefined. */
static bool is_defined(const struct test *t, const struct hppa_fields *f)
{
    const char *name = t->line->name;
    unsigned c = f->c >> 1;
    bool units = !strncmp(name, "uxor", 4) || !strncmp(name, "uaddcm", 6) || !strncmp(name, "dcor", 4);
    bool carries = c >= 4 || (!f->d && (c == 1 || c == 5));
    if (units && (carries && (!strncmp(name, "uxor", 4) || c == 1 || c == 5)))
        return false;
    if (!strcmp(name, "ds") && f->c)
        return false;
    if (!strcmp(name, "permh") && f->a != f->b)
        return false;
    if (t->line->timing == HPPA_CLASS_BRANCH && (f->t == MARK || f->b == MARK))
        return false;
    if (!strcmp(name, "ftest,")) /* what accepts; not codes without a name */
        return f->c <= 17 && f->c % 4 == 1;
    bool modifies = strcmp(name, "ldw,m") == 0 || strcmp(name, "ldw,ma") == 0 || f->m;
    if (t->line->timing == HPPA_CLASS_LOAD && modifies && f->b == f->t)
        return false;
    if (is_memory(t->line) && (f->b == 0 || (modifies && f->a == f->b)))
        return false;
    return !t->line->indirect || !strcmp(name, "blr") || (f->b != 0 && f->a != f->b);
}

/* Singles and doubles; halves of registers for words only; not fr0 to fr3; no reserved bits. */
static uint64_t float_fields(const struct pattern *p, const char *name, uint64_t w)
{
    const uint64_t reserved = !strncmp(name, "fneg", 4) ? 0x1000 : !strcmp(name, "fcnv") ? 0x80 : !strcmp(name, "xmpyu") ? 0x840 : 0;
    unsigned f = below(2), x = below(2);
    for (const char *l = "abt"; *l; l++)
        if (pattern_width(p, *l) == 5)
            w = pattern_set_field(p, *l, w, 4 + below(28));
    if (!strncmp(name, "fcnvff", 6))
        x = !f;
    if (!pattern_width(p, 'x'))
        x = f;
    const struct {
        char letter;
        unsigned value;
    } fields[] = {{'f', f}, {'x', x}, {'g', !f && below(2)}, {'h', !x && below(2)}, {'e', 5 + below(3)}, {'j', below(2)}};
    bool product = !strcmp(name, "xmpyu"), halves = strstr(name, ",r") || product;
    for (unsigned k = 0; k < sizeof fields / sizeof *fields; k++) {
        char l = fields[k].letter;
        bool half = l == 'g' || l == 'h';
        if (pattern_width(p, l))
            w = pattern_set_field(p, l, w, product ? l != 'h' && below(2) : half && !halves ? 0 : fields[k].value);
    }
    return w & ~(reserved & ~p->mask);
}

static bool encode(struct test *t)
{
    struct pattern p;
    pattern_read(&p, t->line->pattern, 32);
    for (unsigned tries = 0; tries < 5000; tries++) {
        uint64_t w = (random64() & 0xffffffff & ~p.mask) | p.match;
        static const char registers[] = "abt";
        for (unsigned k = 0; k < 3; k++) {
            unsigned n = t->distinct ? 8 + k : below(4) ? 1 + below(31) : 5;
            if (pattern_width(&p, registers[k]) == 5 && n != MARK)
                w = pattern_set_field(&p, registers[k], w, n);
        }
        if (!strcmp(t->line->name, "permh"))
            w = pattern_set_field(&p, 'a', w, pattern_field(&p, 'b', w));
        if (pattern_width(&p, 's') == 2)
            w = pattern_set_field(&p, 's', w, 0);
        if (pattern_width(&p, 's') == 3)
            w = pattern_set_field(&p, 's', w, 1);
        if (is_memory(t->line) && pattern_width(&p, 'i') > 5) /* a short displacement: the sign is the last bit */
            w = pattern_set_field(&p, 'i', w, below(2) ? below(16) << (strchr(t->line->name, ',') && t->line->name[2] == 'w' ? 0 : 1) : 0);
        if (!strcmp(t->line->name, "ldw,m") || !strcmp(t->line->name, "stw,m")) {
            bool negative = below(2);
            w = pattern_set_field(&p, 'i', w, negative ? 0xffc - 4 * below(8) : 4 * below(8));
            w = pattern_set_field(&p, 'u', pattern_set_field(&p, 'm', w, negative), negative);
        }
        if (pattern_width(&p, 'w') >= 12) { /* forward or backward within the code */
            uint64_t far = (4 + below(200)) << 2, field = pattern_width(&p, 'w');
            w = pattern_set_field(&p, 'w', w, below(2) || field > 12 ? far : ((uint64_t)0x3f0 - below(200)) << 2 | 3);
        }
        if (is_float(t->line))
            w = float_fields(&p, t->line->name, w);
        struct hppa_fields f;
        if (hppa_decode((uint32_t)w, &f) != t->line || !is_defined(t, &f))
            continue;
        t->word = (uint32_t)w;
        write_word(t, t->ip, t->word);
        write_word(t, t->ip + 4, COUNT_IN_MARK);
        return true;
    }
    return false;
}

/* ---- a case */

static bool all_agree(const struct test *t, unsigned engine, bool quiet)
{
    static const char *const engine_names[] = {"interpreted", "translated"};
    struct machine *m = (struct machine *)&t->engine[engine];
    for (unsigned k = 0; k < t->operands; k++) {
        to_cpu(t, m, &t->before[k]);
        cpu_run(m->cpu, BUDGET, &m->why);
        if (!agrees(t, m, &t->after[k], engine_names[engine], quiet))
            return false;
    }
    return true;
}

static bool survives(void *ctx)
{
    return all_agree(ctx, 0, true);
}

static bool test_encoding(struct test *t, bool mutate)
{
    bool fine = true;
    t->wide = below(3) == 0 && !is_memory(t->line) && t->line->timing != HPPA_CLASS_BRANCH && strcmp(t->line->name, "ds");
    for (unsigned k = 0; k < t->operands; k++) {
        random_state_of(t, &t->before[k]);
        t->after[k] = t->before[k];
        run_model(t, &t->after[k]);
    }
    for (unsigned e = 0; e < t->engines; e++) {
        for (unsigned k = 0; e == 1 && k < WARM; k++) {
            to_cpu(t, &t->engine[e], &t->before[0]);
            cpu_run(t->engine[e].cpu, BUDGET, &t->engine[e].why);
        }
        fine &= all_agree(t, e, false);
    }
    t->comparisons += t->operands * t->engines;
    if (mutate && fine)
        mutants_of(t->engine[0].cpu, t->ip, t->line->branches ? 2 : 1, survives, t, &t->mutants); /* a branch: with its delay slot */
    return fine;
}

static const struct model_line *model_of(const struct hppa_insn *line)
{
    const struct model_line *const tables[] = {model_integer, model_memory, model_float};
    for (unsigned k = 0; k < 3; k++)
        for (const struct model_line *m = tables[k]; m->name; m++)
            if (!strcmp(m->name, line->name))
                return m;
    return NULL;
}

static void start(struct test *t)
{
    for (t->engines = 0; t->engines < 2; t->engines++) {
        struct machine *m = &t->engine[t->engines];
        m->space = space_new(&hppa_isa.space);
        m->cpu = cpu_new(&hppa_isa, m->space);
        memcpy(m->fresh, cpu_slots(m->cpu), hppa_isa.ir->nslots * sizeof *m->fresh);
        space_map(m->space, MODEL_CODE, CODE_BYTES, MEM_R | MEM_W | MEM_X, 0, NULL);
        space_map(m->space, MODEL_DATA, 0x1000, MEM_R | MEM_W, 0, NULL);
        if (t->engines == 1 && !cpu_set_engine(m->cpu, CPU_ENGINE_JIT))
            break;
    }
    find_all(&t->names);
}

/* Not hints, fences and the branch target stack. */
static bool has_effect(const struct hppa_insn *line)
{
    static const char *const none[] = {"nop", "sync", "syncdma", "clrbts", "popbts", "pushnom", "pushbts"};
    for (unsigned k = 0; k < sizeof none / sizeof *none; k++)
        if (!strcmp(line->name, none[k]))
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
    static struct test t;
    unsigned encodings = 12, lines = 0, bad = 0, weak = 0, killed = 0, survived = 0;
    bool mutate = false, list = false, show = false;
    t.operands = 20;
    for (int o; (o = getopt(argc, argv, "s:e:n:mlv")) != -1;) {
        switch (o) {
        case 's': random_state = strtoull(optarg, NULL, 0) * 0x9e3779b97f4a7c15ull + 1; break;
        case 'e': encodings = (unsigned)atoi(optarg); break;
        case 'n': t.operands = (unsigned)atoi(optarg); break;
        case 'm': mutate = t.distinct = true; break;
        case 'l': list = true; break;
        case 'v': show = true; break;
        default: return 2;
        }
    }
    t.before = calloc(t.operands, sizeof *t.before);
    t.after = calloc(t.operands, sizeof *t.after);
    start(&t);
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count);
    for (size_t k = 0; k < count; k++) {
        t.line = &all[k];
        t.model = model_of(t.line);
        if (!t.model || !is_named(t.line->name, argv + optind, argc - optind))
            continue;
        lines++;
        if (list) {
            printf("%zu %s\n", k, t.line->name);
            continue;
        }
        t.mutants = (struct mutant_count){.show = show};
        bool fine = true;
        for (unsigned e = 0; e < encodings && fine; e++) {
            t.ip = MODEL_CODE + 0x8000 + 8 * below(0x1000);
            fine = encode(&t);
            if (!fine)
                printf("%s: no encoding found\n", t.line->name);
            fine = fine && test_encoding(&t, mutate);
            write_word(&t, t.ip, 0);
            write_word(&t, t.ip + 4, 0);
        }
        bad += !fine;
        if (mutate)
            printf("%-12s %4u killed %4u survived\n", t.line->name, t.mutants.killed, t.mutants.survived);
        weak += mutate && t.mutants.killed == 0 && has_effect(t.line);
        killed += t.mutants.killed;
        survived += t.mutants.survived;
    }
    if (!list)
        printf("%u lines, %u comparisons, %u lines differ\n", lines, t.comparisons, bad);
    if (mutate)
        printf("%u mutants killed, %u survived, %u lines notice none\n", killed, survived, weak);
    for (unsigned k = 0; k < t.engines; k++) {
        cpu_free(t.engine[k].cpu);
        space_unref(t.engine[k].space);
    }
    free(t.before);
    free(t.after);
    return bad || weak;
}
