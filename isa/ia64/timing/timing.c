/* timing.c - see timing.h. */
#include "isa/ia64/timing/timing.h"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include "emu/clock/cache.h"

/* ---- models ------------------------------------------------------------------------------------- */

enum {
    M0 = TIMING_M0, M1 = TIMING_M1, M2 = TIMING_M2, M3 = TIMING_M3, M = 15,
    I0 = TIMING_I0, I1 = TIMING_I1, MI = 15 | TIMING_I0 | TIMING_I1,
    F0 = TIMING_F0, F1 = TIMING_F1,
    B = TIMING_B0 | TIMING_B1 | TIMING_B2,
};
static const char *const ports[] = {"M0", "M1", "M2", "M3", "I0", "I1", "F0", "F1", "B0", "B1", "B2"};

enum {
#define C(name, ...) K_##name,
#include "isa/ia64/timing/itanium2.def"
    CLASSES
};
_Static_assert((int)CLASSES <= (int)TIMING_MAX_CLASSES, "classes are bits of a 64-bit mask");

#define ENDS TIMING_CLASS_ENDS_GROUP
#define EASY TIMING_CLASS_EASY_B
#define BOTH TIMING_CLASS_ALL_PORTS
static const struct timing_class classes[] = {
#define C(name, port, lock_, flag) {#name, port, lock_, flag, 0, 0},
#include "isa/ia64/timing/itanium2.def"
};

#define BIT(c) (1ull << K_##c)
#define ALL TIMING_ANY_CLASS
#define ANY TIMING_ANY_ROLE
#define DATA (1 << TIMING_DATA)
#define ADDR (1 << TIMING_ADDR)
#define PRED (1 << TIMING_PRED)
#define DATA_ADDR_INCR (ANY & ~PRED)
#define MM (BIT(MMALU_A) | BIT(MMALU_I) | BIT(MMSHF) | BIT(MMMUL))
#define LOADS (BIT(LD) | BIT(CLD) | BIT(FLD) | BIT(FLDA) | BIT(FLDP) | BIT(FCLD))
#define FLOPS (BIT(FMAC) | BIT(XMA) | BIT(FMISC) | BIT(FCVT) | BIT(FSIMD))
#define FRAR (BIT(FRAR_M6) | BIT(FRAR_M13) | BIT(FRAR_M38) | BIT(FRAR_I))
#define TOAR (BIT(TOAR_I) | BIT(TOAR_PFS) | BIT(TOAR_M1) | BIT(TOAR_M2) | BIT(TOAR_M4) | BIT(TOAR_M5) | BIT(TOAR_M9) | \
              BIT(TOAR_M23) | BIT(TOAR_M35))
#define INTEGER (BIT(IALU) | BIT(ILOG) | BIT(PNT) | BIT(XTD) | BIT(LONG_I) | BIT(ISHF) | BIT(ICMP) | BIT(TBIT) |          \
                 BIT(SYST_M) | BIT(SYST_M0) | BIT(SYST_M2) | BIT(SYST_I) | BIT(LFETCH) | LOADS | BIT(ST) | BIT(STF) |      \
                 BIT(SEM) | BIT(TOFR) | BIT(TOPR) | BIT(TOBR) | TOAR | BIT(RSE_M) | BIT(CHK_ALAT) | BIT(CHK_I) |           \
                 BIT(CHK_M))
#define NOT_BRANCH (ALL & ~(BIT(BR) | BIT(NOP_B)))
static const struct timing_rule rules[] = {
#define L(p, r, c, o, cycles_) {p, r, c, o, cycles_, false},
#define A(p, r, c, o, cycles_) {p, r, c, o, cycles_, true},
#include "isa/ia64/timing/itanium2.def"
};

/* [I] cache geometry and read latencies (L2 5, L3 12 cycles; a load's own cycle is its hit); DTLBs of 32 and 128 entries are
 * one of 128 here. Memory and walker: assumed, see docs/timing-ia64.md. */
static const struct timing_caches itanium2_caches = {
    .fetch = {16 << 10, 4, 64}, .data = {16 << 10, 4, 64},
    .outer = {{256 << 10, 8, 128}, {3 << 20, 12, 128}}, .outer_cycles = {4, 11}, .memory_cycles = 200,
    .itlb = {128, 0, 1}, .dtlb = {128, 0, 1}, .tlb_cycles = 25,
    .fp_skips_first = true, .write_around = true,
};

#define TABLES .classes = classes, .nclasses = CLASSES, .rules = rules, .nrules = sizeof rules / sizeof *rules

static struct timing_model models[] = {
    {.name = "unit", .long_name = "one cycle an instruction group", .issue = TIMING_ISSUE_GROUPS, TABLES},
    /* Penalties: Intel's Itanium 2 Processor Reference Manual (251110), branches: six cycles for a misprediction, none for a
     * correctly predicted direct branch, one for a return. From memory: see docs/timing-ia64.md. */
    {.name = "itanium2", .long_name = "Itanium 2", .issue = TIMING_ISSUE_BUNDLES, .port_names = ports, TABLES,
     .caches = &itanium2_caches, .mispredict = 6, .indirect = 1},
};

struct timing_model *ia64_timing_model(unsigned index)
{
    return index < sizeof models / sizeof *models ? &models[index] : NULL;
}

/* ---- classes: those of insns.def, finer where Intel's are ------------------------------------------- */

static unsigned to_ar(unsigned ar)
{
    switch (ar) {
    case 64: return K_TOAR_PFS;
    case 65: case 66: return K_TOAR_I;
    case 16: return K_TOAR_M1;
    case 21: case 29: return K_TOAR_M4;
    case 18: case 32: case 36: return K_TOAR_M5;
    case 19: case 40: return K_TOAR_M9;
    case 28: return K_TOAR_M23;
    case 44: return K_TOAR_M35;
    default: return K_TOAR_M2;
    }
}

static unsigned from_ar(unsigned ar)
{
    switch (ar) {
    case 64: case 65: case 66: return K_FRAR_I;
    case 19: case 32: case 36: return K_FRAR_M6;
    case 21: case 29: case 44: return K_FRAR_M38;
    default: return K_FRAR_M13;
    }
}

static bool named(const struct ia64_insn *i, const char *start)
{
    return !strncmp(i->line->name, start, strlen(start));
}

/* The load type of ld, ldf, ldfp: bits 30..35 / 4: .a and .sa are advanced, from 8 on (.c) checks. [SDM volume 3, table of x6] */
static unsigned load_type(const struct ia64_insn *i)
{
    return i->x >> 32 & 15;
}

static bool is_check(const struct ia64_insn *i)
{
    unsigned t = load_type(i);
    return !strstr(i->line->name, ".fill") && (t == 8 || t == 9 || t == 10);
}

static bool is_advanced(const struct ia64_insn *i)
{
    unsigned t = load_type(i);
    return !strstr(i->line->name, ".fill") && (t == 2 || t == 3);
}

static unsigned system_class(const struct ia64_insn *i)
{
    if (named(i, "invala"))
        return K_SYST_M;
    if (named(i, "break"))
        return K_NOP_M; /* [I] break.m is in fuNOP_M */
    if (named(i, "fwb") || named(i, "mf") || named(i, "srlz") || named(i, "sync"))
        return K_SYST_M0;
    return K_SYST_M2;
}

static unsigned class_of(const struct ia64_insn *i)
{
    unsigned ar = (unsigned)ia64_value_ar3(i);
    switch (i->line->cls) {
    case IA64_CLASS_IALU: return named(i, "addp4") || named(i, "shladdp4") ? K_PNT : K_IALU;
    case IA64_CLASS_ILOG: return K_ILOG;
    case IA64_CLASS_ICMP: return K_ICMP;
    case IA64_CLASS_TBIT: return K_TBIT;
    case IA64_CLASS_MMALUA: return K_MMALU_A;
    case IA64_CLASS_MMMUL: return K_MMMUL;
    case IA64_CLASS_MMSHF:
        if (named(i, "czx"))
            return K_XTD;
        return named(i, "pmin") || named(i, "pmax") || named(i, "psad") ? K_MMALU_I : K_MMSHF;
    case IA64_CLASS_MMSHFI: return K_MMSHF;
    case IA64_CLASS_ISHF: return K_ISHF;
    case IA64_CLASS_XTD: return K_XTD;
    case IA64_CLASS_LONG_I: return K_LONG_I;
    case IA64_CLASS_TOBR: return K_TOBR;
    case IA64_CLASS_FRBR: return strstr(i->line->operands, "=ip") ? K_FRIP : K_FRBR;
    case IA64_CLASS_TOPR: return K_TOPR;
    case IA64_CLASS_FRPR: return K_FRPR;
    case IA64_CLASS_TOAR_I:
    case IA64_CLASS_TOAR_M: return to_ar(ar);
    case IA64_CLASS_FRAR_I:
    case IA64_CLASS_FRAR_M: return from_ar(ar);
    case IA64_CLASS_LD: return is_check(i) ? K_CLD : K_LD;
    case IA64_CLASS_ST: return K_ST;
    case IA64_CLASS_FLD: return is_check(i) ? K_FCLD : is_advanced(i) ? K_FLDA : K_FLD;
    case IA64_CLASS_FLDP: return is_check(i) ? K_FCLD : K_FLDP;
    case IA64_CLASS_STF: return K_STF;
    case IA64_CLASS_LFETCH: return K_LFETCH;
    case IA64_CLASS_SEM: return K_SEM;
    case IA64_CLASS_TOFR: return K_TOFR;
    case IA64_CLASS_FRFR: return K_FRFR;
    case IA64_CLASS_CHK_S_I: return named(i, "chk.s.i") ? K_CHK_I : K_CHK_M;
    case IA64_CLASS_CHK_S_F: return K_CHK_M;
    case IA64_CLASS_CHK_A: return K_CHK_ALAT;
    case IA64_CLASS_SYST_I: return K_NOP_I; /* [I] break.i, break.x are in fuNOP_I, fuNOP_X */
    case IA64_CLASS_SYST_M:
    case IA64_CLASS_SYST_M0: return system_class(i);
    case IA64_CLASS_RSE_M: return named(i, "alloc") ? K_SYST_M2 : K_RSE_M;
    case IA64_CLASS_BR:
    case IA64_CLASS_SCALL: return K_BR;
    case IA64_CLASS_BRP: return K_BRP;
    case IA64_CLASS_FMAC:
    case IA64_CLASS_FMISC:
        if (i->line->name[0] == 'f' && i->line->name[1] == 'p' && !named(i, "fpack"))
            return K_FSIMD;
        if (named(i, "fsetc") || named(i, "fclrf") || named(i, "fchkf"))
            return K_FOTHER;
        return i->line->cls == IA64_CLASS_FMISC || named(i, "frcpa") || named(i, "frsqrta") ? K_FMISC : K_FMAC;
    case IA64_CLASS_XMPY: return K_XMA;
    case IA64_CLASS_FCMP: return K_FCMP;
    case IA64_CLASS_FCVTFX: return named(i, "fp") ? K_FSIMD : K_FCVT;
    case IA64_CLASS_NOP_M: return K_NOP_M;
    case IA64_CLASS_NOP_B: return K_NOP_B;
    case IA64_CLASS_NOP_F: return K_NOP_F;
    default: return K_NOP_I;
    }
}

void ia64_timing_reg_name(unsigned reg, char *text, size_t cap)
{
    static const struct { unsigned first; const char *name; } files[] = {
        {IA64_TREG_AR, "ar"}, {IA64_TREG_BR, "b"}, {IA64_TREG_PR, "p"}, {IA64_TREG_FR, "f"}, {IA64_TREG_GR, "r"},
    };
    unsigned k = 0;
    while (reg < files[k].first)
        k++;
    snprintf(text, cap, "%s%u", files[k].name, reg - files[k].first);
}

/* ---- operands ------------------------------------------------------------------------------------- */

static int register_of(const struct ia64_insn *i, const struct ia64_use *u)
{
    unsigned n = ia64_register(i, u);
    switch (u->cls) {
    case IA64_OPC_GR: return n ? (int)(IA64_TREG_GR + n) : -1;
    case IA64_OPC_FR: return n > 1 ? (int)(IA64_TREG_FR + n) : -1;
    case IA64_OPC_PR: return n ? (int)(IA64_TREG_PR + n) : -1;
    case IA64_OPC_BR: return (int)(IA64_TREG_BR + n);
    case IA64_OPC_AR: return (int)(IA64_TREG_AR + n);
    default: return -1;
    }
}

static void reads(struct timing_insn *out, int reg, unsigned role)
{
    if (reg >= 0 && out->nreads < TIMING_MAX_READS)
        out->reads[out->nreads++] = (struct timing_operand){(uint16_t)reg, (uint8_t)role};
}

static void writes(struct timing_insn *out, int reg, unsigned role)
{
    if (reg >= 0 && out->nwrites < TIMING_MAX_WRITES)
        out->writes[out->nwrites++] = (struct timing_operand){(uint16_t)reg, (uint8_t)role};
}

static bool is_memory(const struct ia64_insn *i)
{
    return strchr(i->line->operands, '[') && strstr(i->line->operands, "[{r3");
}

/* What a register operand is to its instruction: the address in brackets, an increment, a predicate beside an fp result. */
static unsigned role_of(const struct ia64_insn *i, const struct ia64_use *u)
{
    bool store = i->line->cls == IA64_CLASS_ST || i->line->cls == IA64_CLASS_STF;
    if (is_memory(i) && u->operand == IA64_OP_r3)
        return TIMING_ADDR;
    if (is_memory(i) && u->operand == IA64_OP_r2 && !store && i->line->cls != IA64_CLASS_SEM)
        return TIMING_INCR;
    if (u->write && u->cls == IA64_OPC_PR && i->line->cls == IA64_CLASS_FMAC)
        return TIMING_PRED;
    return TIMING_DATA;
}

static void all_roles(const struct ia64_insn *i, uint8_t *roles)
{
    for (unsigned k = 0; k < i->line->nuses; k++)
        roles[k] = (uint8_t)role_of(i, &i->line->uses[k]);
}

enum { AR_CSD = 25, AR_FPSR = 40, AR_CCV = 32, AR_UNAT = 36, AR_PFS = 64, AR_LC = 65, AR_EC = 66 };

/* Operands that the text of an instruction does not name. */
static void implicit_operands(const struct ia64_insn *i, struct timing_insn *out)
{
    uint32_t x = i->line->attributes;
    if (x & IA64_RCCV)
        reads(out, IA64_TREG_AR + AR_CCV, TIMING_DATA);
    if (x & IA64_RCSD)
        reads(out, IA64_TREG_AR + AR_CSD, TIMING_DATA);
    if (x & IA64_WCSD)
        writes(out, IA64_TREG_AR + AR_CSD, TIMING_DATA);
    if (x & IA64_RUNAT)
        reads(out, IA64_TREG_AR + AR_UNAT, TIMING_DATA);
    if (x & IA64_WUNAT)
        writes(out, IA64_TREG_AR + AR_UNAT, TIMING_DATA);
    if (x & IA64_FP && strstr(i->line->name, "{sf}"))
        reads(out, IA64_TREG_AR + AR_FPSR, TIMING_DATA);
    if (named(i, "alloc") || named(i, "br.ret"))
        reads(out, IA64_TREG_AR + AR_PFS, TIMING_DATA);
    if (named(i, "br.call") || named(i, "brl.call"))
        writes(out, IA64_TREG_AR + AR_PFS, TIMING_DATA);
    if (named(i, "br.c") && !named(i, "br.call") && !named(i, "br.cond")) { /* cloop, ctop, cexit */
        reads(out, IA64_TREG_AR + AR_LC, TIMING_DATA);
        writes(out, IA64_TREG_AR + AR_LC, TIMING_DATA);
    }
    if (named(i, "br.ct") || named(i, "br.ce") || named(i, "br.w")) {
        reads(out, IA64_TREG_AR + AR_EC, TIMING_DATA);
        writes(out, IA64_TREG_AR + AR_EC, TIMING_DATA);
    }
}

/* The flags of all branches of a line; 0: they are none. */
static unsigned branch_flags(const struct ia64_insn *i)
{
    bool counted = named(i, "br.cl") || named(i, "br.ct") || named(i, "br.ce") || named(i, "br.w");
    unsigned flags = TIMING_IS_BRANCH | (counted ? TIMING_IS_CONDITIONAL : 0);
    if (i->line->unit == IA64_I || named(i, "break") || named(i, "epc") || named(i, "cl") || named(i, "co"))
        return 0;
    if (i->line->cls == IA64_CLASS_SCALL)
        flags |= TIMING_IS_CALL | TIMING_CALLS_STACK;
    if (named(i, "br.ret"))
        flags |= TIMING_IS_RETURN | TIMING_IS_INDIRECT | TIMING_CALLS_STACK;
    else if (strstr(i->line->operands, "{b2}"))
        flags |= TIMING_IS_INDIRECT;
    return flags;
}

static void branch(const struct ia64_insn *i, unsigned flags, struct timing_insn *out)
{
    unsigned wh = i->x >> 33 & 3; /* sptk, spnt, dptk, dpnt: bits 33, 34 */
    out->flags |= (uint16_t)flags;
    if (i->qp)
        out->flags |= TIMING_IS_CONDITIONAL;
    if (!(wh & 1))
        out->flags |= TIMING_PREDICT_TAKEN;
    if (!(wh & 2))
        out->flags |= TIMING_PREDICT_STATIC;
}

/* mov pr=r, mov r=pr: all rotating predicates would be too many to list; the ones that compilers save, p16 and p63, stand
 * for the rest, with the fixed ones that compares before a call usually write. */
static void all_predicates(const struct ia64_insn *i, struct timing_insn *out)
{
    for (int p = 6; p < 12 && i->line->attributes & IA64_RPR && out->nreads < TIMING_MAX_READS; p++)
        reads(out, IA64_TREG_PR + p, TIMING_DATA);
    for (int p = 6; p < 12 && i->line->attributes & IA64_WPR && i->line->cls == IA64_CLASS_TOPR; p++)
        writes(out, IA64_TREG_PR + p, TIMING_DATA);
}

static void nop_of(const struct ia64_bundle *b, unsigned slot, struct timing_insn *out)
{
    switch (b->tmpl->unit[slot]) {
    case IA64_M: out->cls = K_NOP_M; break;
    case IA64_F: out->cls = K_NOP_F; break;
    case IA64_B: out->cls = K_NOP_B; break;
    default: out->cls = K_NOP_I;
    }
}

/* What the text of a line says of all its instructions, which is dear to read. */
struct line_facts {
    uint8_t roles[sizeof((struct ia64_line *)0)->uses / sizeof(struct ia64_use)];
    uint16_t branch_flags;
    struct timing_insn implicit; /* operands */
};

enum { MOST_LINES = 512 };
static struct line_facts all_facts[MOST_LINES];

static void read_lines(void)
{
    const struct ia64_line *lines = ia64_lines();
    assert(ia64_line_count() <= MOST_LINES);
    for (unsigned k = 0; k < ia64_line_count(); k++) {
        struct ia64_insn i = {.line = &lines[k]};
        all_roles(&i, all_facts[k].roles);
        all_facts[k].branch_flags = (uint16_t)branch_flags(&i);
        implicit_operands(&i, &all_facts[k].implicit);
    }
}

static const struct line_facts *facts_of(const struct ia64_line *line)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, read_lines);
    return &all_facts[line->number];
}

bool ia64_timing_insn(const struct ia64_bundle *b, unsigned slot, struct timing_insn *out)
{
    struct ia64_insn i;
    bool pair = b->tmpl->unit[slot] == IA64_L;

    memset(out, 0, sizeof *out);
    out->slot = (uint8_t)slot;
    out->bundle = b->tmpl_number / 2;
    if (out->bundle == 1 || out->bundle == 5) /* MI;;I and M;;MI are MII and MMI with a stop inside */
        out->bundle--;
    if (b->tmpl->unit[slot] == IA64_X)
        return false;
    if (b->tmpl->stops >> (pair ? 2 : slot) & 1)
        out->flags |= TIMING_STOP_AFTER;
    if (!ia64_decode(b, slot, &i)) {
        nop_of(b, slot, out);
        return true;
    }
    const struct line_facts *facts = facts_of(i.line);
    out->cls = (uint8_t)class_of(&i);
    if (i.line->attributes & IA64_FIRST)
        out->flags |= TIMING_FIRST;
    if (i.qp)
        reads(out, IA64_TREG_PR + i.qp, TIMING_PRED);
    for (unsigned k = 0; k < i.line->nuses; k++) {
        const struct ia64_use *u = &i.line->uses[k];
        int reg = register_of(&i, u);
        unsigned role = facts->roles[k];
        if (u->read)
            reads(out, reg, role);
        if (u->write)
            writes(out, reg, role);
    }
    for (unsigned k = 0; k < facts->implicit.nreads; k++)
        reads(out, facts->implicit.reads[k].reg, facts->implicit.reads[k].role);
    for (unsigned k = 0; k < facts->implicit.nwrites; k++)
        writes(out, facts->implicit.writes[k].reg, facts->implicit.writes[k].role);
    if (i.line->attributes & (IA64_RPR | IA64_WPR))
        all_predicates(&i, out);
    if (out->cls == K_BR && facts->branch_flags)
        branch(&i, facts->branch_flags, out);
    if (out->cls == K_LD || out->cls == K_CLD || (out->cls >= K_FLD && out->cls <= K_FCLD))
        out->flags |= TIMING_IS_LOAD;
    if (out->cls == K_ST || out->cls == K_STF)
        out->flags |= TIMING_IS_STORE;
    if (out->cls == K_STF || (out->cls >= K_FLD && out->cls <= K_FCLD))
        out->flags |= TIMING_IS_FP_MEMORY;
    return true;
}
