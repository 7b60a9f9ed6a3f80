/*
 * cases.t.h - random and corner cases of single instructions, for tests that compare the cpu with another opinion.
 *
 *     struct test t;
 *     struct model_state before;
 *     start(&t);
 *     t.line = &hppa_insns(&count)[n];
 *     t.ip = MODEL_CODE + 0x8000;
 *     if (encode(&t)) {
 *         random_state_of(&t, &before);
 *         run(&t, &t.engine[0], &before);
 *         clear(&t);
 *     }
 *     stop(&t);
 */
#ifndef PRECIS_ISA_HPPA_CASES_T_H
#define PRECIS_ISA_HPPA_CASES_T_H

#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/fp/random.t.h"
#include "isa/hppa/fp.h"
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"
#include "isa/hppa/model/model.h"

/* The code is BREAKs but for the instruction and one that counts in MARK, which a branch executes in its delay slot. */
enum { CODE_BYTES = 0x40000, WARM = 40, BUDGET = 100, MARK = 29, COUNT_IN_MARK = 0x37bd0002 };

/* No operands, but for qemu_cases.S. */
enum { FIRST_RESERVED = 20, LAST_RESERVED = 22 };

/* The bits of fr0 that are compared: rounding, compare bits and flags. */
#define STATUS 0xfc7ffe0000000000ull

struct machine {
    struct space *space;
    struct cpu *cpu;
    uint64_t fresh[IR_MAX_GUEST_SLOTS]; /* a new cpu's slots */
    struct cpu_stop why;
};

struct names {
    int gr[32], fr[32], sr[8], cr26, cr27, sar, psw;
};

struct test {
    struct machine engine[2];
    unsigned engines;
    struct names names;
    const struct hppa_insn *line;
    const struct model_line *model; /* of the line, or NULL */
    uint32_t word;
    uint64_t ip, own_space;
    bool wide;
    bool distinct; /* registers */
    bool aligned;  /* accesses to memory */
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
    for (unsigned n = 0; n < 8; n++)
        to->sr[n] = find("sr%u", n);
    to->cr26 = find("cr26", 0);
    to->cr27 = find("cr27", 0);
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
    for (unsigned k = 0; k < 8; k++)
        cpu_reg_set(c, t->names.sr[k], s->sr[k]);
    cpu_reg_set(c, t->names.cr26, s->cr26);
    cpu_reg_set(c, t->names.cr27, s->cr27);
    cpu_reg_set(c, t->names.sar, s->sar);
    uint64_t carries = (uint64_t)(s->carries & 0xff) << 8 | (uint64_t)(s->carries >> 8) << 32;
    cpu_reg_set(c, t->names.psw, HPPA_PSW_USER | carries | (s->v ? HPPA_PSW_V : 0) | (t->wide ? HPPA_PSW_W : 0));
    mem_write(m->space, MODEL_DATA, s->memory, MODEL_MEMORY);
}

static unsigned fault_of(const struct machine *m)
{
    if (m->why.reason == CPU_FAULT)
        return m->why.fault == MEM_FAULT_ALIGN ? MODEL_ALIGNMENT : MODEL_PAGE;
    if (m->why.reason == CPU_TRAP)
        return m->why.trap == HPPA_TRAP_BREAK ? 0 : m->why.trap;
    return 99;
}

/* ---- lines */

static const struct model_line *model_of(const struct hppa_insn *line)
{
    const struct model_line *const tables[] = {model_integer, model_memory, model_float, model_system};
    for (unsigned k = 0; k < sizeof tables / sizeof *tables; k++)
        for (const struct model_line *m = tables[k]; m->name; m++)
            if (!strcmp(m->name, line->name))
                return m;
    return NULL;
}

/* Not hints, fences and the branch target stack. */
static inline bool has_effect(const struct hppa_insn *line)
{
    static const char *const none[] = {"nop", "sync", "syncdma", "pmdis,n", "pmenb", "clrbts", "popbts", "pushnom", "pushbts"};
    for (unsigned k = 0; k < sizeof none / sizeof *none; k++)
        if (!strcmp(line->name, none[k]))
            return false;
    return true;
}

static inline bool is_named(const char *name, char **names, int count)
{
    for (int k = 0; k < count; k++)
        if (!strcmp(names[k], name))
            return true;
    return count == 0;
}

static bool is_memory(const struct hppa_insn *line)
{
    return line->timing == HPPA_CLASS_LOAD || line->timing == HPPA_CLASS_STORE || line->timing == HPPA_CLASS_FLOAD ||
           line->timing == HPPA_CLASS_FSTORE;
}

static bool is_float(const struct hppa_insn *line)
{
    return line->timing >= HPPA_CLASS_FCPY && line->timing <= HPPA_CLASS_FTEST;
}

static bool is_probe(const struct hppa_insn *line)
{
    return !strncmp(line->name, "probe", 5);
}

static bool is_pair(const struct hppa_insn *line)
{
    return line->timing == HPPA_CLASS_FMPYADD;
}

static bool is_fused(const struct hppa_insn *line)
{
    return !strcmp(line->name, "fmpyfadd") || !strcmp(line->name, "fmpynfadd");
}

/* ---- random states. Random numbers are drawn one to an expression: the order of evaluation is the compiler's. */

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
    unsigned shift = below(64);
    switch (below(5)) {
    case 0: return random64();
    case 1: return below(72);
    case 2: return random64() >> shift;
    default: return corner_lanes();
    }
}

static void random_address(const struct test *t, struct model_state *s)
{
    static const uint32_t alignments[] = {~0u, ~3u, ~7u, ~15u};
    bool bytes = strstr(s->name, "by,s");
    uint32_t mask = alignments[bytes ? below(2) : 1 + below(3)];
    uint64_t at = (256 + below(MODEL_MEMORY - 512)) & (t->aligned && !bytes ? ~15u : mask);
    const char *form = s->name + strcspn(s->name, ",");
    if (below(6) == 0 && !t->aligned)
        at |= below(4);
    s->gr[s->f.b] = (below(8) ? MODEL_DATA : MODEL_UNMAPPED) + at;
    if (!strcmp(form, ",x") && s->f.a != s->f.b && s->f.a)
        s->gr[s->f.a] = (uint64_t)(int64_t)((int)below(6) - 3) * (s->f.u ? 1 : 8);
}

/* A number, often with a corner's fraction or an exponent near 0, the integers' limits or the format's. */
static uint64_t random_float(bool dbl)
{
    unsigned fraction = dbl ? 52 : 23, exponent = dbl ? 11 : 8;
    unsigned few = below(5), many = below(70), width = below(30), cut = below(64), sign = below(2);
    uint64_t bias = (1ull << (exponent - 1)) - 1, most = (1ull << exponent) - 1, random = random64();
    const uint64_t exponents[] = {0,    1,        bias - 2 + few,     bias + many,     bias + 30 + few, bias + 61 + few,
                                  most, most - 1, 1023 - 150 + width, 1023 + 124 + few};
    const uint64_t fractions[] = {0, 1, ~0ull, 1ull << (fraction - 1), random << cut, random};
    uint64_t e = exponents[below(10)] & most, f = fractions[below(6)] & ((1ull << fraction) - 1);
    return (uint64_t)sign << (fraction + exponent) | e << fraction | f;
}

/* One whose exponent is less than `range` from the middle's, so that sums and products are often in range. */
static uint64_t near_float(bool dbl, unsigned range)
{
    unsigned fraction = dbl ? 52 : 23, exponent = dbl ? 11 : 8, sign = below(2), cut = below(64);
    uint64_t bias = (1ull << (exponent - 1)) - 1, e = bias - range + below(2 * range), random = random64();
    uint64_t f = (below(2) ? random << cut : random) & ((1ull << fraction) - 1);
    return (uint64_t)sign << (fraction + exponent) | e << fraction | f;
}

static uint64_t any_float(bool dbl)
{
    switch (below(4)) {
    case 0: return near_float(dbl, 4);
    case 1: return near_float(dbl, dbl ? 60 : 30);
    case 2: return near_float(dbl, dbl ? 1000 : 120);
    default: return random_float(dbl);
    }
}

static void random_floats(struct model_state *s)
{
    uint64_t dense = random64(), sparse = dense & random64(), one = 1ull << below(64);
    uint64_t compared = below(2) ? sparse : one, rounding = below(4), raised = below(32);
    uint64_t flags = below(4) ? 0 : raised;
    s->fr[0] = (rounding << HPPA_FPSR_RM_SHIFT | flags << HPPA_FPSR_FLAGS_SHIFT) << 32 | (compared & HPPA_FP_COMPARE_BITS);
    for (unsigned k = 4; k < 32; k++) {
        unsigned kind = below(8);
        if (kind < 4)
            s->fr[k] = any_float(true);
        else if (kind < 7) {
            uint64_t left = any_float(false), right = any_float(false);
            s->fr[k] = left << 32 | right;
        }
    }
}

static void random_state_of(const struct test *t, struct model_state *s)
{
    memset(s, 0, sizeof *s);
    hppa_decode(t->word, &s->f);
    s->name = t->line->name;
    s->ip = t->ip;
    s->wide = t->wide;
    for (unsigned k = 1; k < 32; k++) {
        s->gr[k] = random_value();
        s->fr[k] = random_value();
    }
    for (unsigned k = 0; k < 4; k++)
        s->sr[k] = random64() >> 32;
    for (unsigned k = 4; k < 8; k++)
        s->sr[k] = t->own_space;
    s->cr26 = random64();
    s->cr27 = random64();
    if (below(3) == 0)
        s->gr[s->f.a] = s->f.a ? s->gr[s->f.b] + below(3) - 1 : 0;
    if (t->line->indirect) {
        s->gr[s->f.b] = MODEL_CODE + CODE_BYTES / 2 + 4 * below(1000);
        s->gr[s->f.a] = s->f.a ? 1 + below(100) : 0;
    }
    s->sar = below(64);
    s->carries = (uint16_t)random64();
    s->v = below(2);
    for (unsigned k = 0; k < MODEL_MEMORY; k++)
        s->memory[k] = (uint8_t)random64();
    if (is_memory(t->line) || is_probe(t->line))
        random_address(t, s);
    if (is_float(t->line))
        random_floats(s);
    s->gr[0] = 0;
}

/* ---- encodings */

static void write_words(const struct test *t, uint32_t first, uint32_t second)
{
    const uint32_t big[] = {htobe32(first), htobe32(second)};
    for (unsigned k = 0; k < t->engines; k++)
        mem_poke(t->engine[k].space, t->ip, big, sizeof big);
}

/* Puts the instruction in place, or removes it. */
static void put(const struct test *t)
{
    write_words(t, t->word, COUNT_IN_MARK);
}

static void clear(const struct test *t)
{
    write_words(t, 0, 0);
}

static bool is_reserved(unsigned n)
{
    return n >= FIRST_RESERVED && n <= LAST_RESERVED;
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
    if (!strcmp(name, "rfi") && f->e != 0 && f->e != 5) /* RFI and RFI,R */
        return false;
    if (!strcmp(name, "permh") && f->a != f->b)
        return false;
    if (t->line->timing == HPPA_CLASS_BRANCH && (f->t == MARK || f->b == MARK))
        return false;
    if (!is_float(t->line) && (is_reserved(f->a) || is_reserved(f->b) || is_reserved(f->t)))
        return false;
    if (!strcmp(name, "ftest,")) /* what accepts and rejects; not codes without a name */
        return (f->c <= 17 && f->c % 4 == 1) || f->c == 2 || f->c == 6;
    bool modifies = strcmp(name, "ldw,m") == 0 || strcmp(name, "ldw,ma") == 0 || f->m;
    if (t->line->timing == HPPA_CLASS_LOAD && modifies && f->b == f->t)
        return false;
    if (is_memory(t->line) && (f->b == 0 || (modifies && f->a == f->b)))
        return false;
    return !t->line->indirect || !strcmp(name, "blr") || (f->b != 0 && f->a != f->b);
}

static uint64_t set_field(const struct pattern *p, char letter, uint64_t w, uint64_t value)
{
    return pattern_width(p, letter) ? pattern_set_field(p, letter, w, value) : w;
}

/* fmpyadd and fmpysub: neither operation may use the other's result. */
static uint64_t pair_fields(const struct pattern *p, uint64_t w)
{
    for (const char *l = "abt"; *l; l++)
        w = set_field(p, *l, w, 4 + below(14));
    for (const char *l = "vx"; *l; l++)
        w = set_field(p, *l, w, 18 + below(14));
    return set_field(p, 'f', w, below(2));
}

/* fmpyfadd and fmpynfadd: halves of registers for words only. */
static uint64_t fused_fields(const struct pattern *p, uint64_t w)
{
    bool dbl = below(2);
    for (const char *l = "abtx"; *l; l++)
        w = set_field(p, *l, w, 4 + below(28));
    for (const char *l = "ghjy"; *l; l++)
        w = set_field(p, *l, w, !dbl && below(2));
    return set_field(p, 'f', w, dbl);
}

/* Singles and doubles; halves of registers for words only; not fr0 to fr3. */
static uint64_t float_fields(const struct pattern *p, const struct hppa_insn *line, uint64_t w)
{
    const char *name = line->name;
    unsigned f = below(2), x = below(2), left = below(2), right = below(2), last = below(2);
    if (is_pair(line) || is_fused(line))
        return is_pair(line) ? pair_fields(p, w) : fused_fields(p, w);
    for (const char *l = "abt"; *l; l++)
        if (pattern_width(p, *l) == 5)
            w = pattern_set_field(p, *l, w, 4 + below(28));
    if (!strncmp(name, "fcnvff", 6))
        x = !f;
    if (!pattern_width(p, 'x'))
        x = f;
    bool product = !strcmp(name, "xmpyu"), halves = strstr(name, ",r");
    w = set_field(p, 'f', w, f);
    w = set_field(p, 'x', w, x);
    w = set_field(p, 'g', w, product ? left : halves && !f && left);
    w = set_field(p, 'h', w, halves && !x && right);
    w = set_field(p, 'j', w, product ? last : halves && !f && last);
    w = set_field(p, 'e', w, 5 + below(3));
    return w;
}

/* Displacements in the data, branches in the code. */
static uint64_t short_distances(const struct test *t, const struct pattern *p, uint64_t w)
{
    const char *name = t->line->name;
    if (is_memory(t->line) && pattern_width(p, 'i') > 5) { /* a short displacement: the sign is the last bit */
        unsigned i = below(16), shift = strchr(name, ',') && name[2] == 'w' ? 0 : 1;
        w = pattern_set_field(p, 'i', w, below(2) ? i << shift : 0);
    }
    if (!strcmp(name, "ldw,m") || !strcmp(name, "stw,m")) {
        bool negative = below(2);
        w = pattern_set_field(p, 'i', w, negative ? 0xffc - 4 * below(8) : 4 * below(8));
        w = pattern_set_field(p, 'u', pattern_set_field(p, 'm', w, negative), negative);
    }
    if (pattern_width(p, 'w') >= 12) { /* forward or backward within the code */
        uint64_t far = 4 + below(200), field = pattern_width(p, 'w');
        w = pattern_set_field(p, 'w', w, below(2) || field > 12 ? far << 2 : (0x3f4 - far) << 2 | 3);
    }
    return w;
}

/* One that users may read, or any. */
static unsigned control_register(void)
{
    static const uint8_t of_users[] = {11, 11, 16, 26, 27};
    unsigned any = below(32);
    return below(6) ? of_users[below(5)] : any;
}

/* A random encoding of the line at t->ip. Returns false if none was found. */
static bool encode(struct test *t)
{
    struct pattern p;
    pattern_read(&p, t->line->pattern, 32);
    for (unsigned tries = 0; tries < 5000; tries++) {
        uint64_t w = p.match; /* and no reserved bits */
        static const char registers[] = "abt";
        for (char l = 'a'; l <= 'z'; l++)
            w = set_field(&p, l, w, random64() >> 32);
        for (unsigned k = 0; k < 3; k++) {
            unsigned any = 1 + below(31), n = t->distinct ? 8 + k : below(4) ? any : 5;
            if (pattern_width(&p, registers[k]) == 5 && n != MARK)
                w = pattern_set_field(&p, registers[k], w, n);
        }
        if (!strcmp(t->line->name, "permh"))
            w = pattern_set_field(&p, 'a', w, pattern_field(&p, 'b', w));
        if (pattern_width(&p, 's') == 2 && strcmp(t->line->name, "ldsid"))
            w = pattern_set_field(&p, 's', w, 0);
        if (pattern_width(&p, 's') == 3 && t->line->timing == HPPA_CLASS_BRANCH)
            w = pattern_set_field(&p, 's', w, 1);
        if (!strcmp(t->line->name, "mfctl"))
            w = pattern_set_field(&p, 'i', w, control_register());
        w = short_distances(t, &p, w);
        if (is_float(t->line))
            w = float_fields(&p, t->line, w);
        struct hppa_fields f;
        if (hppa_decode((uint32_t)w, &f) != t->line || !is_defined(t, &f))
            continue;
        t->word = (uint32_t)w;
        put(t);
        return true;
    }
    return false;
}

/* ---- a case */

static void run(const struct test *t, struct machine *m, const struct model_state *s)
{
    to_cpu(t, m, s);
    cpu_run(m->cpu, BUDGET, &m->why);
}

static void start(struct test *t)
{
    memset(t, 0, sizeof *t);
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
    t->own_space = cpu_reg_get(t->engine[0].cpu, t->names.sr[4]);
}

static void stop(struct test *t)
{
    for (unsigned k = 0; k < t->engines; k++) {
        cpu_free(t->engine[k].cpu);
        space_unref(t->engine[k].space);
    }
}

#endif
