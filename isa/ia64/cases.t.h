/*
 * cases.t.h - random and corner cases of single instructions, for tests that compare the cpu with another opinion.
 *
 *     struct test t;
 *     struct names names;
 *     struct model_state before;
 *     start(&t);
 *     find_all(&names);
 *     t.line = &ia64_lines()[n];
 *     t.ip = MODEL_CODE + 32;
 *     if (encode(&t)) {
 *         random_state_of(&t, &before);
 *         run(&names, &t.engine[0], &before);
 *     }
 *     stop(&t);
 */
#ifndef PRECIS_ISA_IA64_CASES_T_H
#define PRECIS_ISA_IA64_CASES_T_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/fp/random.t.h"
#include "isa/ia64/ia64.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/state.h"
#include "isa/ia64/model/model.h"

enum { CODE_BYTES = 0x40000, MIDDLE = CODE_BYTES / 2, BUDGET = 1000, WARM = 40 };
enum { BREAK_VECTOR = 0x2c00, TMPL_MII = 1, TMPL_MLX = 5, TMPL_MMI = 9, TMPL_M_MI = 11, TMPL_MFI = 13, TMPL_MIB = 17 };
#define STACK      MODEL_STACK
#define LINUX_FPSR 0x9804c0270033full
#define INVALA     (1ull << 31)

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
    const struct model_line *model; /* of the line, or NULL */
    uint64_t ip;
    unsigned slot;
    uint64_t x, l;
    uint64_t cpuid4;
    bool distinct; /* registers */
    bool aligned;  /* accesses to memory */
    unsigned comparisons;
};

/* ---- registers by name */

struct names {
    int r[128], nat[128], sig[128], exp[128], p[64], b[8], unat, ccv, csd, lc, ec, pfs, fpsr, um, cfm, bsp, bspstore, rnat, rsc;
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
    to->um = find("psr.um", 0);
    to->cfm = find("cfm", 0);
    to->bsp = find("ar.bsp", 0);
    to->bspstore = find("ar.bspstore", 0);
    to->rnat = find("ar.rnat", 0);
    to->rsc = find("ar.rsc", 0);
}

/* Sets the frame, registers and memory. */
static void to_cpu_registers(const struct names *n, struct machine *m, const struct model_state *s)
{
    struct cpu *c = m->cpu;
    ia64_set_cfm(c, s->cfm);
    for (unsigned k = 1; k < 32 + bits(s->cfm, 0, 7); k++) {
        cpu_reg_set(c, n->r[k], s->r[k]);
        cpu_reg_set(c, n->nat[k], s->nat[k]);
    }
    for (unsigned k = 2; k < 128; k++) {
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
    cpu_reg_set(c, n->fpsr, s->fpsr);
    cpu_reg_set(c, n->um, s->um);
    mem_write(cpu_space(c), MODEL_DATA, s->memory, MODEL_MEMORY);
}

static void to_cpu(const struct names *n, struct machine *m, const struct model_state *s)
{
    memcpy(cpu_slots(m->cpu), m->fresh, ia64_isa.ir->nslots * sizeof *m->fresh);
    ia64_set_backing_store(m->cpu, STACK);
    to_cpu_registers(n, m, s);
    cpu_set_pc(m->cpu, s->ip - 16);
}

/* Returns the fault that stopped the run, as the models number them, or 0; 99: it did not stop. */
static unsigned fault_of(const struct machine *m)
{
    if (m->why.reason == CPU_FAULT)
        return MODEL_PAGE;
    if (m->why.reason == CPU_TRAP && m->why.trap == VECTOR_GENERAL)
        return VECTOR_GENERAL | (unsigned)cpu_reg_get(m->cpu, cpu_reg_find(&ia64_isa, "isr")) << 16;
    if (m->why.reason == CPU_TRAP)
        return m->why.trap == BREAK_VECTOR ? 0 : m->why.trap;
    return 99;
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

/* Random numbers are drawn one to an expression: the order of evaluation is the compiler's. */
static uint64_t random_short(void)
{
    unsigned shift = below(64);
    return random64() >> shift;
}

static uint64_t random_value(void)
{
    switch (below(6)) {
    case 0: return random64();
    case 1: return below(72);
    case 2: return repeat(random64() & 0xff, 8);
    case 3: return random_short();
    default: return corner_lanes();
    }
}

static struct model_fr random_fr(void)
{
    uint32_t sign = below(2) << 17, kind = below(10), wide = below(0x20000), near = 0xff00 + wide % 512;
    uint64_t sig = random64(), lanes = corner_lanes(), small = random_short();
    switch (kind) {
    case 0: return (struct model_fr){0, 0x1fffe};
    case 1: return (struct model_fr){0, sign};
    case 2: return (struct model_fr){1ull << 63 | (sig & 3) << 61 | (sig >> 2 & 1), sign | 0x1ffff};
    case 3: return (struct model_fr){sig, sign | wide};
    case 4: return (struct model_fr){sig | 1ull << 63, sign | near};
    case 5: return (struct model_fr){lanes | 1ull << 63, sign | (0xfc00 + wide % 2048)};
    case 6: return (struct model_fr){small, sign | near};
    default: return (struct model_fr){lanes, 0x1003e};
    }
}

static const uint8_t pool[] = {0, 1, 2, 3, 8, 9, 10, 11, 33, 40, 127};
static const uint8_t fr_pool[] = {0, 1, 2, 6, 7, 8, 9, 10, 33, 40};

/* Random controls, and flags that are mostly clear. Without `traps` all are disabled. */
static uint64_t random_fpsr(bool traps)
{
    static const uint8_t precisions[] = {0, 2, 3};
    uint64_t fpsr = traps && below(2) ? below(64) : 0x3f;
    for (unsigned sf = 0; sf < 4; sf++) {
        uint64_t random = below(64), pc = precisions[below(3)], td = sf && below(2), flags = below(4) ? 0 : below(64);
        uint64_t controls = (random & 0x33) | pc << 2 | td << 6;
        fpsr |= (controls | flags << 7) << (6 + 13 * sf);
    }
    return fpsr;
}

/* Fields of ar.pfs: rrb.fr, rrb.pr, EC, and the user's privilege level. */
static uint64_t random_rotation(void)
{
    uint64_t fr = below(22), pr = below(48), ec = below(64);
    return fr << 25 | pr << 32 | ec << 52 | 3ull << 62;
}

/* For lines on the frame and the user mask. */
static void random_frame(const struct test *t, struct model_state *s)
{
    bool frame = !strncmp(t->line->name, "clrrrb", 6) || !strcmp(t->line->name, "alloc") || !strcmp(t->line->name, "cover");
    if (frame && below(3)) {
        uint64_t sor = t->distinct ? 12 : 1 + below(12), gr = below((unsigned)sor * 8), fr = below(96), pr = below(48);
        s->cfm = 96 | sor << 14 | gr << 18 | fr << 25 | pr << 32;
    }
    if (strstr(t->line->operands, "psr.um")) {
        s->um = random64() & 0x3e;
        s->r[bits(t->x, 13, 7)] &= below(4) && bits(t->x, 13, 7) ? 0x3e : ~0ull;
    }
    if (!strcmp(t->line->name, "sum") || !strcmp(t->line->name, "rum"))
        s->um = random64() & 0x3e;
    if (strstr(t->line->operands, "cpuid[") && bits(t->x, 20, 7))
        s->r[bits(t->x, 20, 7)] = below(6);
}

static void random_state_of(struct test *t, struct model_state *s)
{
    bool probes = !strncmp(t->line->name, "probe", 5) || (!t->aligned && !strncmp(t->line->name, "fc", 2));
    bool memory = probes || (strchr(t->line->operands, '[') && !strstr(t->line->operands, "r1}=cpuid"));
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
    s->fpsr = LINUX_FPSR;
    if (!strncmp(t->line->name, "fsetc", 5) || !strncmp(t->line->name, "fclrf", 5) || !strncmp(t->line->name, "fchkf", 5))
        s->fpsr = random_fpsr(true);
    s->pfs = below(2) ? 0 : random64() & 0x3f; /* a size only: no reserved bits */
    if (!strncmp(t->line->name, "br.ret", 6))  /* the frame of the test, rotated */
        s->pfs = 96 | random_rotation();
    unsigned base = (unsigned)bits(t->x, 20, 7);
    if (memory && base) {
        static const uint64_t floats[] = {0x7f800000, 0x7ff0000000000000, 0x00000001, 1, 0x3ff0000000000000,
                                          0x7fff,     0xff800001,         1ull << 63};
        unsigned aligned = t->aligned || below(4) ? ~15u : below(2) ? ~7u : ~0u;
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
    s->cfm = 96;
    s->bsp = STACK;
    random_frame(t, s);
    s->ip = t->ip;
    s->next = t->ip + 16;
    s->x = t->x;
    s->l = t->l;
    s->cpuid4 = t->cpuid4;
}

enum { FLOATS = 8 };
static const uint8_t float_operands[FLOATS] = {2, 6, 7, 8, 9, 10, 33, 40};

/* The operands of floating-point arithmetic: rarely NaNs, exponents of similar size. */
static void near_floats(struct model_state *s)
{
    static const uint32_t centres[] = {0xffff, 0xffff, 0xffff, 0xff81, 0x1007f, 0xfc01, 0x103ff, 0xc001, 0x13fff};
    static const uint64_t masks[] = {~0ull, 0xfffffffffffff800, 0xffffff0000000000, 1ull << 63};
    uint32_t centre = centres[below(9)], width = below(2) ? 4 : 60;
    for (unsigned k = 1; k < FLOATS; k++) {
        if (below(8) == 0)
            continue;
        struct model_fr *f = &s->f[float_operands[k]];
        uint64_t mask = masks[below(4)];
        uint32_t sign = below(2) << 17;
        f->sig = (random64() | 1ull << 63) & mask;
        f->exp = (centre + below(width) - width / 2) | sign;
    }
}

static uint64_t random_single(void)
{
    static const uint32_t corners[] = {0,          0x80000000, 0x3f800000, 0x7f800000, 0x7fc00000,
                                       0x7f800001, 1,          0x007fffff, 0x00800000, 0x7f7fffff};
    uint32_t sign = below(2) << 31, kind = below(6), mask = 0xff800000 | 1u << below(23), v = (uint32_t)random64();
    if (kind < 2)
        return corners[v % 10] | sign;
    return v & (kind & 1 ? ~0u : mask) & (kind & 2 ? ~0u : 0xbfffffff);
}

static void parallel_floats(struct model_state *s)
{
    for (unsigned k = 1; k < FLOATS; k++) {
        uint64_t upper = random_single(), lower = random_single();
        if (below(10))
            s->f[float_operands[k]] = (struct model_fr){upper << 32 | lower, 0x1003e};
    }
}

/* For instructions with a status field: other controls, and operands of arithmetic. */
static inline void arithmetic_state_of(struct test *t, struct model_state *s)
{
    random_state_of(t, s);
    if (strstr(t->line->name, "{sf}") && t->line->attributes & IA64_FP) {
        s->fpsr = random_fpsr(false);
        if (!strncmp(t->line->name, "fp", 2))
            parallel_floats(s);
        else if (below(2))
            near_floats(s);
    }
}

/* ---- lines */

/* Returns the model of a line, or NULL. */
static inline const struct model_line *model_of(const struct ia64_line *line)
{
    const struct model_line *const tables[] = {model_integer,       model_memory, model_float,      model_arithmetic,
                                               model_approximation, model_system, model_stack_lines};
    for (unsigned k = 0; k < sizeof tables / sizeof *tables; k++)
        for (const struct model_line *m = tables[k]; m->name; m++)
            if (!strcmp(m->name, line->name) && (!m->operands || !strcmp(m->operands, line->operands)))
                return m;
    return NULL;
}

/* Returns whether the comparison sees an effect of the line. It sees none of hints and fences; chk.a and invala are compared with an empty
 * ALAT. */
static inline bool has_effect(const struct ia64_line *line)
{
    if (strstr(line->operands, "{dahr}="))
        return false;
    static const char *const none[] = {"nop.", "hint.", "brp", "mf", "fwb", "srlz", "sync", "invala", "lfetch.count"};
    for (unsigned k = 0; k < sizeof none / sizeof *none; k++)
        if (!strncmp(line->name, none[k], strlen(none[k])))
            return false;
    return true;
}

/* Returns whether the name is one of these, or there are no names. */
static inline bool is_named(const char *name, char **names, int count)
{
    for (int k = 0; k < count; k++)
        if (!strcmp(names[k], name))
            return true;
    return count == 0;
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

/* One that is part of the state; not ar.pfs as a target, which has reserved bits. */
static unsigned application_register(const struct ia64_line *line)
{
    static const uint8_t of_m[] = {25, 32, 36}, of_i[] = {65, 66, 64};
    return !strcmp(line->name, "mov.m") ? of_m[below(3)] : of_i[below(line->operands[1] == 'r' ? 3 : 2)];
}

/* The slot for a line, and its template. */
static unsigned place(const struct ia64_line *line, unsigned *tmpl)
{
    switch (line->unit) {
    case IA64_M: *tmpl = line->attributes & IA64_LAST ? TMPL_M_MI : TMPL_MII; return 0;
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

/* The slots of a bundle of nops but for the instruction x (in MLX with l). */
static void slots_of(unsigned tmpl, unsigned at, uint64_t x, uint64_t l, uint64_t slot[3])
{
    for (unsigned k = 0; k < 3; k++)
        slot[k] = nop_of(ia64_templates[tmpl].unit[k]);
    slot[at] = x;
    if (tmpl == TMPL_MLX) {
        slot[1] = l;
        slot[2] = x;
    }
}

/* Writes the instruction's bundle at t->ip, and one with invala before it. */
static void write_encoding(struct test *t)
{
    unsigned tmpl;
    uint64_t slot[3];
    const uint64_t before[3] = {INVALA, nop_of(IA64_I), nop_of(IA64_I)};
    t->slot = place(t->line, &tmpl);
    slots_of(tmpl, t->slot, t->x, t->l, slot);
    write_bundle(t, t->ip - 16, TMPL_MII, before);
    write_bundle(t, t->ip, tmpl, slot);
}

/* A random encoding of the line at t->ip. Returns false if none was found. */
static bool encode(struct test *t)
{
    unsigned tmpl;
    t->slot = place(t->line, &tmpl);
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
        if (!strcmp(t->line->operands, "{tgt25}"))
            x = put_field(put_field(x, 6, 20, 1 + below(100)), 36, 1, 0);
        if (!strcmp(t->line->name, "alloc")) {
            unsigned sof = below(97), sol = below(sof + 1), sor = below(sof / 8 + 1);
            x = below(8) ? put_field(put_field(put_field(x, 13, 7, sof), 20, 7, sol), 27, 4, sor) : x;
        }
        if (!strcmp(t->line->name, "sum") || !strcmp(t->line->name, "rum")) /* no reserved bits, or any */
            x = below(4) ? put_field(put_field(put_field(x, 6, 21, random64() & 0x3e), 31, 2, 0), 36, 1, 0) : x;
        if (strstr(t->line->operands, "{ar3}"))
            x = put_field(x, 20, 7, application_register(t->line));
        t->x = x;
        t->l = strstr(t->line->operands, "tgt64") ? 0 : random64() >> 23;
        struct ia64_bundle b = {.tmpl = &ia64_templates[tmpl], .tmpl_number = (uint8_t)tmpl};
        struct ia64_insn insn;
        slots_of(tmpl, t->slot, t->x, t->l, b.slot);
        if (!ia64_decode(&b, t->slot, &insn) || insn.line != t->line)
            continue;
        write_encoding(t);
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

static void stop(struct test *t)
{
    for (unsigned k = 0; k < t->engines; k++) {
        cpu_free(t->engine[k].cpu);
        space_unref(t->engine[k].space);
    }
}

#endif
