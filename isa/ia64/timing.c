/*
 * timing.c - the Itanium timing models, built from the cpu files of timing, and the description of an instruction for the scoreboard:
 * class, operands with roles, flags. See timing.h.
 */
#include "isa/ia64/timing.h"
#include "emu/fatal/fatal.h"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* ---- models ------------------------------------------------------------------------------------- */

_Static_assert((int)IA64_NCLASSES <= (int)TIMING_MAX_CLASSES, "classes are bits of a 64-bit mask");
static const char *const class_names[IA64_NCLASSES] = {
#define X(name) #name,
    IA64_CLASSES(X)
#undef X
};
static const char *const class_about[IA64_NCLASSES] = {
#define A(name, about) [IA64_CLASS_##name] = about,
#include "isa/ia64/timing/about.def"
};
static const char *const templates[16] = {
    [0] = "MII", [2] = "MLX", [4] = "MMI", [6] = "MFI", [7] = "MMF", [8] = "MIB", [9] = "MBB", [11] = "BBB", [12] = "MMB", [14] = "MFB"};

static const struct timing_model common = {.issue = TIMING_ISSUE_BUNDLES,
                                           .first_stacked = IA64_TREG_GR + 32,
                                           .end_stacked = IA64_TREG_GR + 128,
                                           .rotating = {{IA64_TREG_FR + 32, 96}, {IA64_TREG_PR + 16, 48}}};
static const struct timing_machine machine = {.name = "Itanium",
                                              .common = &common,
                                              .classes = class_names,
                                              .about = class_about,
                                              .nclasses = IA64_NCLASSES,
                                              .templates = templates,
                                              .ntemplates = sizeof templates / sizeof *templates,
                                              .page_bytes = 16384};

static const struct timing_builtin builtin[] = {
#include "models.inc"
};
static struct fatal_once models_once = FATAL_ONCE;
static struct timing_models models;

static void read_models(void)
{
    static const struct timing_model unit = {.name = "unit", .long_name = "one cycle per instruction group", .issue = TIMING_ISSUE_GROUPS};
    timing_models_read(&models, &machine, builtin, sizeof builtin / sizeof *builtin, &unit);
}

const struct timing_model *ia64_timing_model(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_model(&models, index);
}

const struct timing_text *ia64_timing_text(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_text(&models, index);
}

/* ---- classes: those of insns.def, divided by classes.def --------------------------------------------- */

static const uint8_t load_classes[IA64_NCLASSES][16] = {
/* 0: the class of the line in insns.def */
#define V(cls, type, divided) [IA64_CLASS_##cls][type] = IA64_CLASS_##divided,
#include "isa/ia64/timing/classes.def"
};

static const struct {
    uint8_t to, from;
} ar_classes[128] = {
#define AR(first, last, to, from) [first... last] = {IA64_CLASS_##to, IA64_CLASS_##from},
#include "isa/ia64/timing/classes.def"
};

static unsigned load_class(const struct ia64_insn *i)
{
    enum ia64_class cls = i->line->cls;
    unsigned divided = 0;
    if (ia64_has_completer(i->line, IA64_COMPLETER_lk))
        divided = load_classes[cls][ia64_completer_lk(i->x)];
    else if (ia64_has_completer(i->line, IA64_COMPLETER_flk))
        divided = load_classes[cls][ia64_completer_flk(i->x)];
    return divided ? divided : cls;
}

static unsigned class_of(const struct ia64_insn *i)
{
    for (unsigned k = 0; k < i->line->nuses; k++) {
        const struct ia64_use *u = &i->line->uses[k];
        if (u->cls == IA64_OPC_AR)
            return u->write ? ar_classes[ia64_register(i, u)].to : ar_classes[ia64_register(i, u)].from;
    }
    return load_class(i);
}

static unsigned access_flags(enum ia64_class cls)
{
    switch (cls) {
    case IA64_CLASS_LD: return TIMING_IS_LOAD;
    case IA64_CLASS_ST: return TIMING_IS_STORE;
    case IA64_CLASS_FLD:
    case IA64_CLASS_FLDP: return TIMING_IS_LOAD | TIMING_IS_FP_MEMORY;
    case IA64_CLASS_STF: return TIMING_IS_STORE | TIMING_IS_FP_MEMORY;
    default: return 0;
    }
}

static unsigned memory_of(enum ia64_class cls)
{
    switch (cls) {
    case IA64_CLASS_LD:
    case IA64_CLASS_CLD:
    case IA64_CLASS_FLD:
    case IA64_CLASS_FLDA:
    case IA64_CLASS_FLDP:
    case IA64_CLASS_FCLD: return TIMING_READS;
    case IA64_CLASS_ST:
    case IA64_CLASS_STF: return TIMING_WRITES;
    case IA64_CLASS_SEM: return TIMING_READS | TIMING_WRITES;
    default: return 0;
    }
}

void ia64_timing_reg_name(unsigned reg, char *text, size_t cap)
{
    static const struct {
        unsigned first;
        const char *name;
    } files[] = {
        // clang-format off
        {IA64_TREG_AR, "ar"}, {IA64_TREG_BR, "b"}, {IA64_TREG_PR, "p"}, {IA64_TREG_FR, "f"}, {IA64_TREG_GR, "r"},
        // clang-format on
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

/* Returns the role of a register operand: address, increment of an address, predicate target of an instruction with an fp result, or
 * data. */
static unsigned role_of(const struct ia64_use *u, bool writes_fr)
{
    if (u->address)
        return TIMING_ADDR;
    if (u->increment)
        return TIMING_INCR;
    return u->write && u->cls == IA64_OPC_PR && writes_fr ? TIMING_PRED : TIMING_DATA;
}

static void all_roles(const struct ia64_line *line, uint8_t *roles)
{
    bool writes_fr = false;
    for (unsigned k = 0; k < line->nuses; k++)
        writes_fr |= line->uses[k].write && line->uses[k].cls == IA64_OPC_FR;
    for (unsigned k = 0; k < line->nuses; k++)
        roles[k] = (uint8_t)role_of(&line->uses[k], writes_fr);
}

enum { AR_CSD = 25, AR_FPSR = 40, AR_CCV = 32, AR_UNAT = 36, AR_PFS = 64, AR_LC = 65, AR_EC = 66 };

/* Adds the operands that the text of an instruction does not name, in the order of this table. */
static void implicit_operands(const struct ia64_line *line, struct timing_insn *out)
{
    static const struct {
        uint32_t read_if, written_if; /* attributes */
        uint8_t ar;
    } implicit[] = {
        // clang-format off
        {IA64_RCCV, 0, AR_CCV}, {IA64_RCSD, IA64_WCSD, AR_CSD}, {IA64_RUNAT, IA64_WUNAT, AR_UNAT},
        {IA64_RPFS, IA64_CALL, AR_PFS}, {IA64_LC, IA64_LC, AR_LC}, {IA64_EC, IA64_EC, AR_EC},
        // clang-format on
    };
    uint32_t x = line->attributes;
    for (unsigned k = 0; k < sizeof implicit / sizeof *implicit; k++) {
        if (x & implicit[k].read_if)
            reads(out, IA64_TREG_AR + implicit[k].ar, TIMING_DATA);
        if (x & implicit[k].written_if)
            writes(out, IA64_TREG_AR + implicit[k].ar, TIMING_DATA);
    }
    if (x & IA64_FP && ia64_has_completer(line, IA64_COMPLETER_sf))
        reads(out, IA64_TREG_AR + AR_FPSR, TIMING_DATA);
}

/* Returns the flags that all branches of a line have, or 0 if the line is not a branch. */
static unsigned branch_flags(const struct ia64_line *line)
{
    uint32_t x = line->attributes;
    bool through = false;
    if (!(x & IA64_BRANCH))
        return 0;
    for (unsigned k = 0; k < line->nuses; k++)
        through |= line->uses[k].read && line->uses[k].cls == IA64_OPC_BR;
    return TIMING_IS_BRANCH | (x & (IA64_LC | IA64_EC) ? TIMING_IS_CONDITIONAL : 0) | (through ? TIMING_IS_INDIRECT : 0) |
           (x & IA64_EC ? TIMING_ROTATES : 0) | (x & IA64_CALL ? TIMING_IS_CALL | TIMING_CALLS_STACK : 0) |
           (x & IA64_RETURN ? TIMING_IS_RETURN | TIMING_CALLS_STACK : 0);
}

enum { BRP_LOOP = 1 }; /* completer ipwh: brp.loop */

static void branch(const struct ia64_insn *i, unsigned flags, struct timing_insn *out)
{
    unsigned wh = i->x >> 33 & 3; /* sptk, spnt, dptk, dpnt: bits 33, 34 */
    out->flags |= (uint16_t)flags;
    out->counts = (i->line->attributes & IA64_LC) != 0;
    out->itself = i->line->displacement && !(i->x & i->line->displacement);
    if (i->qp)
        out->flags |= TIMING_IS_CONDITIONAL;
    if (!(wh & 1))
        out->flags |= TIMING_PREDICT_TAKEN;
    if (!(wh & 2))
        out->flags |= TIMING_PREDICT_STATIC;
}

/* mov pr=r, mov r=pr: the operands are only p6 to p11, the static predicates that compares before a call usually write; all predicates
 * would be too many. */
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
    case IA64_M: out->cls = IA64_CLASS_NOP_M; break;
    case IA64_F: out->cls = IA64_CLASS_NOP_F; break;
    case IA64_B: out->cls = IA64_CLASS_NOP_B; break;
    default: out->cls = IA64_CLASS_NOP_I;
    }
}

/* What all instructions of a line have in common. */
struct line_facts {
    uint8_t roles[sizeof((struct ia64_line *)0)->uses / sizeof(struct ia64_use)];
    uint16_t branch_flags, access_flags;
    struct timing_insn implicit; /* only its operands: those that the text does not name */
};

enum { MAX_LINES = 512 };
static struct line_facts all_facts[MAX_LINES];

static void read_lines(void)
{
    const struct ia64_line *lines = ia64_lines();
    assert(ia64_line_count() <= MAX_LINES);
    for (unsigned k = 0; k < ia64_line_count(); k++) {
        all_roles(&lines[k], all_facts[k].roles);
        all_facts[k].branch_flags = (uint16_t)branch_flags(&lines[k]);
        all_facts[k].access_flags = (uint16_t)access_flags(lines[k].cls);
        implicit_operands(&lines[k], &all_facts[k].implicit);
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
    if (out->bundle == 1 || out->bundle == 5) /* MI;;I and M;;MI are MII and MMI with a stop in the middle */
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
    if (facts->branch_flags)
        branch(&i, facts->branch_flags, out);
    out->targets = ia64_has_completer(i.line, IA64_COMPLETER_ipwh) && ia64_completer_ipwh(i.x) == BRP_LOOP && ia64_completer_ih(i.x);
    out->flags |= facts->access_flags;
    out->memory = (uint8_t)memory_of(i.line->cls);
    return true;
}
