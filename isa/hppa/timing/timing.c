/* timing.c - see timing.h. */
#include "isa/hppa/timing/timing.h"

#include <stdio.h>
#include <string.h>
#include "emu/clock/cache.h"
#include "isa/hppa/insn.h"

/* ---- models ------------------------------------------------------------------------------------- */

enum { I0 = 1, I1 = 2, F = 4 };
static const char *const ports[] = {"i0", "i1", "f"};

enum {
#define C(name, ...) name,
#include "isa/hppa/timing/pa7300lc.def"
    CLASSES
};

#define BIT(c) (1ull << (c))
#define ALL TIMING_ANY_CLASS
#define DATA (1 << TIMING_DATA)
#define ANY TIMING_ANY_ROLE
#define LOADS (BIT(LOAD) | BIT(FLOAD))
#define STORES (BIT(STORE) | BIT(FSTORE))
#define SHIFTS BIT(MM)
#define NULS (BIT(NUL) | BIT(NULMM))
#define FLOPS (BIT(FLOP) | BIT(FMPYS) | BIT(FMPYD) | BIT(FDIVS) | BIT(FDIVD))
#define SET3(a, b, c) ((a) | (b) | (c))
#define SET7(a, b, c, d, e, f, g) ((a) | (b) | (c) | BIT(d) | (e) | (f) | BIT(g))
#define FLOP_SECONDS (LOADS | STORES | BIT(FLEX) | SHIFTS | NULS | BIT(BV) | BIT(BR))

#define STORE_BUSY 0
static const struct timing_class classes_7300[] = {
#define C(name, port, second_, lock_, busy) {#name, port, lock_, 0, second_, busy},
#include "isa/hppa/timing/pa7300lc.def"
};
#undef STORE_BUSY
#define STORE_BUSY 1
static const struct timing_class classes_7100[] = {
#define C(name, port, second_, lock_, busy) {#name, port, lock_, 0, second_, busy},
#include "isa/hppa/timing/pa7300lc.def"
};
#undef STORE_BUSY
static const struct timing_rule rules[] = {
#define L(p, r, c, o, cycles_) {p, r, c, o, cycles_, false},
#include "isa/hppa/timing/pa7300lc.def"
};

/* On-chip caches and TLB of the PA-7300LC [HP Journal, June 1997; NetBSD cpu(4)]: 64 + 64 KB, 2-way, 32-byte lines, 96 entries. The
 * PA-7100LC: 1 KB of instructions on chip, in front of up to 1 MB outside, 64 entries [NetBSD cpu(4)]; its external cache is
 * taken as 256 KB, direct-mapped, one of each kind. All cycles are assumed: see docs/timing-hppa.md. */
static const struct timing_caches caches_7300 = {
    .fetch = {64 << 10, 2, 32}, .data = {64 << 10, 2, 32}, .memory_cycles = 25, .dtlb = {96, 0, 1}, .tlb_cycles = 26,
    .miss_holds = true,
};
static const struct timing_caches caches_7100 = {
    .fetch = {256 << 10, 1, 32}, .data = {256 << 10, 1, 32}, .memory_cycles = 25, .dtlb = {64, 0, 1}, .tlb_cycles = 26,
    .miss_holds = true,
};

#define TABLES(c) .classes = c, .nclasses = CLASSES, .rules = rules, .nrules = sizeof rules / sizeof *rules

/* Branches: static prediction, backward taken and forward not, one cycle if it is wrong; the same cycle for a target that comes
 * from a register. Common knowledge, no readable source: see docs/timing-hppa.md. */
#define BRANCHES .mispredict = 1, .indirect = 1

static struct timing_model models[] = {
    {.name = "unit", .long_name = "one cycle an instruction", .issue = TIMING_ISSUE_ONE, TABLES(classes_7300)},
    {.name = "pa7300lc", .long_name = "PA-7300LC", .issue = TIMING_ISSUE_PAIRS, .port_names = ports,
     .uses_memory = LOADS | STORES, TABLES(classes_7300), .caches = &caches_7300, BRANCHES},
    {.name = "pa7100lc", .long_name = "PA-7100LC", .issue = TIMING_ISSUE_PAIRS, .port_names = ports,
     .uses_memory = LOADS | STORES, TABLES(classes_7100), .caches = &caches_7100, BRANCHES},
};

struct timing_model *hppa_timing_model(unsigned index)
{
    return index < sizeof models / sizeof *models ? &models[index] : NULL;
}

void hppa_timing_reg_name(unsigned reg, char *text, size_t cap)
{
    static const char *const others[] = {"sar", "cb", "v"};
    if (reg < HPPA_TREG_FR)
        snprintf(text, cap, "r%u", reg);
    else if (reg < HPPA_TREG_SAR)
        snprintf(text, cap, "fr%u%s", (reg - HPPA_TREG_FR) / 2, (reg - HPPA_TREG_FR) % 2 ? "R" : "L");
    else
        snprintf(text, cap, "%s", reg <= HPPA_TREG_V ? others[reg - HPPA_TREG_SAR] : "");
}

/* ---- operands ------------------------------------------------------------------------------------ */

struct reading {
    const struct hppa_insn *line;
    const struct hppa_fields *f;
    struct timing_insn *out;
};

static bool has(const struct reading *x, char letter)
{
    return x->line->width[letter - 'a'];
}

static void reads(struct reading *x, unsigned reg, enum timing_role role)
{
    if (reg != HPPA_TREG_GR)
        x->out->reads[x->out->nreads++] = (struct timing_operand){(uint16_t)reg, role};
}

static void writes(struct reading *x, unsigned reg, enum timing_role role)
{
    if (reg != HPPA_TREG_GR)
        x->out->writes[x->out->nwrites++] = (struct timing_operand){(uint16_t)reg, role};
}

static void read_field(struct reading *x, char letter, enum timing_role role)
{
    if (has(x, letter))
        reads(x, x->f->letter[letter - 'a'], role);
}

/* The words of an fp register: one of them, or both. */
static void fp(struct reading *x, void (*use)(struct reading *, unsigned, enum timing_role), unsigned reg, unsigned half,
               bool whole)
{
    if (whole || !half)
        use(x, HPPA_TREG_FR + 2 * reg, TIMING_DATA);
    if (whole || half)
        use(x, HPPA_TREG_FR + 2 * reg + 1, TIMING_DATA);
}

/* ---- integer --------------------------------------------------------------------------------------- */

static bool named(const struct reading *x, const char *start)
{
    return !strncmp(x->line->name, start, strlen(start));
}

static void alu(struct reading *x)
{
    bool adds = named(x, "add") || named(x, "sub") || named(x, "sh"), logical = strstr(x->line->name, ",l");
    x->out->cls = has(x, 'c') && x->f->c ? NUL : FLEX;
    read_field(x, 'a', TIMING_DATA);
    read_field(x, 'b', TIMING_DATA);
    if (strstr(x->line->name, ",c") || strstr(x->line->name, ",b") || named(x, "ds") || named(x, "dcor"))
        reads(x, HPPA_TREG_CB, TIMING_DATA);
    if (named(x, "ds")) {
        reads(x, HPPA_TREG_V, TIMING_DATA);
        writes(x, HPPA_TREG_V, TIMING_DATA);
    }
    if ((adds && !logical && !named(x, "addil")) || named(x, "ds"))
        writes(x, HPPA_TREG_CB, TIMING_DATA);
    if (named(x, "mtsar"))
        writes(x, HPPA_TREG_SAR, TIMING_DATA);
    else
        writes(x, named(x, "addil") ? 1 : x->f->t, TIMING_DATA);
}

static void shift(struct reading *x)
{
    x->out->cls = x->f->c ? NULMM : MM;
    read_field(x, 'a', TIMING_DATA);
    read_field(x, 'b', TIMING_DATA);
    if (strstr(x->line->name, "sar"))
        reads(x, HPPA_TREG_SAR, TIMING_DATA);
    if (named(x, "dep") && x->f->e) /* without ,z: into what the target holds */
        reads(x, x->f->t, TIMING_DATA);
    writes(x, x->f->t, TIMING_DATA);
}

static bool is_conditional(const struct reading *x)
{
    return named(x, "bb") || named(x, "mov") || named(x, "cmp") || named(x, "add");
}

static void branch(struct reading *x)
{
    bool through = named(x, "bv") || named(x, "be") || named(x, "blr");
    x->out->cls = through ? BV : BR;
    if (!has(x, 'n')) /* instructions of the branch target stack: nothing to do here */
        return;
    x->out->flags = TIMING_IS_BRANCH | TIMING_IS_DELAYED | (through ? TIMING_IS_INDIRECT : 0);
    read_field(x, 'a', TIMING_DATA);
    if (!named(x, "movib") && !named(x, "movb"))
        read_field(x, 'b', through ? TIMING_ADDR : TIMING_DATA);
    if (is_conditional(x)) {
        x->out->flags |= TIMING_IS_CONDITIONAL;
        x->out->flags |= x->f->w & 1 ? TIMING_PREDICT_TAKEN : 0;
        if (named(x, "mov") || named(x, "add"))
            writes(x, x->f->b, TIMING_DATA);
        return;
    }
    x->out->flags |= TIMING_PREDICT_TAKEN;
    if (named(x, "be,l"))
        writes(x, 31, TIMING_DATA);
    else if (named(x, "b,l,push") || named(x, "b,l22") || named(x, "bve,l"))
        writes(x, 2, TIMING_DATA);
    else if (has(x, 't'))
        writes(x, x->f->t, TIMING_DATA);
}

/* ---- memory ------------------------------------------------------------------------------------------ */

/* Does it leave the address in its base register? */
static bool modifies(const struct reading *x)
{
    const char *comma = strchr(x->line->name, ',');
    if (comma && comma[1] == 'o')
        return false;
    return (comma && comma[1] == 'm') || x->f->m;
}

static void address(struct reading *x, bool indexed)
{
    reads(x, x->f->b, TIMING_ADDR);
    if (indexed)
        read_field(x, 'a', TIMING_INCR);
    if (modifies(x))
        writes(x, x->f->b, TIMING_ADDR);
}

static void memory(struct reading *x, bool store, bool is_fp)
{
    bool doubled = named(x, "fldd") || named(x, "fstd");
    x->out->cls = store ? (is_fp ? FSTORE : STORE) : (is_fp ? FLOAD : LOAD);
    x->out->flags = store ? TIMING_IS_STORE : TIMING_IS_LOAD;
    address(x, is_fp || !store);
    if (is_fp)
        fp(x, store ? reads : writes, x->f->t, x->f->h, doubled);
    else if (store)
        reads(x, x->f->a, TIMING_DATA);
    else
        writes(x, x->f->t, TIMING_DATA);
}

/* ---- floating point ------------------------------------------------------------------------------------ */

static void fmpyadd(struct reading *x)
{
    const struct hppa_fields *f = x->f;
    const uint32_t sources[] = {f->b, f->a, f->x, f->v}, targets[] = {f->t, f->v};
    bool single = f->f;
    x->out->cls = single ? FMPYS : FMPYD;
    for (unsigned k = 0; k < 4; k++)
        fp(x, reads, single ? 16 + (sources[k] & 15) : sources[k], sources[k] >> 4, !single);
    for (unsigned k = 0; k < 2; k++)
        fp(x, writes, single ? 16 + (targets[k] & 15) : targets[k], targets[k] >> 4, !single);
}

static void flop(struct reading *x)
{
    const struct hppa_fields *f = x->f;
    bool whole = f->f & 1, convert = x->line->timing == HPPA_CLASS_FCNV && has(x, 'x'), xmpyu = named(x, "xmpyu");
    bool to_whole = xmpyu || (convert ? f->x & 1 : whole);
    bool mul = x->line->timing == HPPA_CLASS_FMPY, div = x->line->timing == HPPA_CLASS_FDIV;
    x->out->cls = mul ? (whole || xmpyu ? FMPYD : FMPYS) : div ? (whole ? FDIVD : FDIVS) : FLOP;
    fp(x, reads, f->b, f->g, whole && !xmpyu);
    if (has(x, 'a'))
        fp(x, reads, f->a, f->j, whole && !xmpyu);
    if (named(x, "fmpyfadd") || named(x, "fmpynfadd"))
        fp(x, reads, f->x >> 0 & 31, f->y, whole);
    if (x->line->timing == HPPA_CLASS_FCMP)
        writes(x, HPPA_TREG_FR, TIMING_DATA);
    else
        fp(x, writes, f->t, f->h, to_whole);
}

void hppa_timing_insn(uint32_t word, struct timing_insn *out)
{
    struct hppa_fields f;
    const struct hppa_insn *line = hppa_decode(word, &f);
    struct reading x = {line, &f, out};

    memset(out, 0, sizeof *out);
    out->cls = SYS;
    if (!line)
        return;
    switch (line->timing) {
    case HPPA_CLASS_ALU:
    case HPPA_CLASS_MM: alu(&x); break;
    case HPPA_CLASS_SHIFT: shift(&x); break;
    case HPPA_CLASS_BRANCH: branch(&x); break;
    case HPPA_CLASS_LOAD: memory(&x, false, false); break;
    case HPPA_CLASS_STORE: memory(&x, true, false); break;
    case HPPA_CLASS_FLOAD: memory(&x, false, true); break;
    case HPPA_CLASS_FSTORE: memory(&x, true, true); break;
    case HPPA_CLASS_FCPY:
    case HPPA_CLASS_FADD:
    case HPPA_CLASS_FMPY:
    case HPPA_CLASS_FDIV:
    case HPPA_CLASS_FCNV:
    case HPPA_CLASS_FCMP: flop(&x); break;
    case HPPA_CLASS_FMPYADD: fmpyadd(&x); break;
    case HPPA_CLASS_FTEST:
        out->cls = FTEST;
        reads(&x, HPPA_TREG_FR, TIMING_DATA);
        break;
    default:
        read_field(&x, 'a', TIMING_DATA);
        read_field(&x, 'b', TIMING_DATA);
        if (has(&x, 't'))
            writes(&x, f.t, TIMING_DATA);
    }
}
