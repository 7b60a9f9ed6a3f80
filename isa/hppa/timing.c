/* timing.c - see timing.h. */
#include "isa/hppa/timing.h"

#include <stdio.h>
#include <string.h>
#include "isa/hppa/insn.h"
#include "emu/fatal/fatal.h"

/* ---- models ------------------------------------------------------------------------------------- */

/* The timing classes: those of hppa.def, subdivided by class_of(). */
// clang-format off
#define CLASSES(X) \
    X(FLEX) X(NUL) X(MM) X(NULMM) X(LOAD) X(STORE) X(FLOAD) X(FSTORE) X(BR) X(BV) X(FLOP) X(FMPYS) X(FMPYD) X(FDIVS) X(FDIVD) X(FTEST) X(SYS)
// clang-format on
enum {
#define X(name) name,
    CLASSES(X)
#undef X
        NCLASSES
};
static const char *const class_names[NCLASSES] = {
#define X(name) #name,
    CLASSES(X)
#undef X
};

/* What `precis explain stall:CLASS` says about each. */
static const char *const class_about[NCLASSES] = {
    [FLEX] = "an integer operation that does not nullify (add, sub, and, or, ldil, ldo, hadd)",
    [NUL] = "an integer operation with a condition on which it nullifies (sub,<>, cmpclr,=)",
    [MM] = "a shift, extract or deposit that does not nullify (shrpw, extrw, depw)",
    [NULMM] = "a shift, extract or deposit with a condition on which it nullifies",
    [LOAD] = "an integer load (ldw, ldh, ldb)",
    [STORE] = "an integer store: its updated address (stw, sth, stb)",
    [FLOAD] = "a floating-point load (fldw, fldd)",
    [FSTORE] = "a floating-point store: its updated address (fstw, fstd)",
    [BR] = "a branch (b, cmpb, addib, bb), which may write its return address or a counter",
    [BV] = "a branch to an address in a register (bv, be, blr)",
    [FLOP] = "a floating-point addition, copy, comparison or conversion (fadd, fsub, fcpy, fcmp, fcnv)",
    [FMPYS] = "a floating-point multiplication in single precision (fmpy,sgl)",
    [FMPYD] = "a floating-point multiplication in double precision, or an integer one (fmpy,dbl, xmpyu)",
    [FDIVS] = "a floating-point division or square root in single precision (fdiv,sgl, fsqrt,sgl)",
    [FDIVD] = "a floating-point division or square root in double precision (fdiv,dbl, fsqrt,dbl)",
    [FTEST] = "a test of floating-point conditions (ftest)",
    [SYS] = "an instruction on space, control or status registers, caches or TLBs (mtsp, mfctl, ldsid, fdc)",
};

const char *const hppa_levels[HPPA_LEVELS + 1] = {[HPPA_LEVEL_11] = "1.1", [HPPA_LEVEL_20] = "2.0"};

static const struct timing_model common = {.issue = TIMING_ISSUE_PAIRS};
static const struct timing_model common_reorder = {.issue = TIMING_ISSUE_REORDER, .has_delayed = true};
static const struct timing_machine reorder = {.name = "PA-RISC",
                                              .common = &common_reorder,
                                              .classes = class_names,
                                              .about = class_about,
                                              .nclasses = NCLASSES,
                                              .page_bytes = 4096,
                                              .levels = hppa_levels};
static const struct timing_machine machine = {.name = "PA-RISC",
                                              .common = &common,
                                              .classes = class_names,
                                              .about = class_about,
                                              .nclasses = NCLASSES,
                                              .page_bytes = 4096,
                                              .levels = hppa_levels,
                                              .other = &reorder};

static const struct timing_builtin builtin[] = {
#include "models.inc"
};
static struct fatal_once models_once = FATAL_ONCE;
static struct timing_models models;

static void read_models(void)
{
    static const struct timing_model unit = {.name = "unit", .long_name = "one cycle per instruction", .issue = TIMING_ISSUE_ONE};
    timing_models_read(&models, &machine, builtin, sizeof builtin / sizeof *builtin, &unit);
}

const struct timing_model *hppa_timing_model(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_model(&models, index);
}

const struct timing_text *hppa_timing_text(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_text(&models, index);
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

/* Scoreboard numbers of the registers of an operand. */
struct registers {
    unsigned first, count;
};

#define ONE(n)         \
    (struct registers) \
    {                  \
        n, 1           \
    }
#define GR(n) ONE(HPPA_TREG_GR + (n))
#define FR(n, right, both)                                            \
    (struct registers)                                                \
    {                                                                 \
        HPPA_TREG_FR + 2 * (n) + (!(both) && (right)), (both) ? 2 : 1 \
    }
#define FR5(n) (f->f ? FR(16 + ((n)&15), (n) >> 4, 0) : FR(n, 0, 1))
static struct registers registers_of(unsigned operand, const struct hppa_fields *f)
{
    switch (operand) {
#define O(name, registers) \
    case HPPA_OP_##name:   \
        return registers;
#include "isa/hppa/operands.def"
#undef O
    }
    return (struct registers){0, 0};
}
#undef ONE
#undef GR
#undef FR
#undef FR5

static enum timing_role role_of(const struct hppa_use *u)
{
    return u->address ? TIMING_ADDR : u->increment ? TIMING_INCR : TIMING_DATA;
}

static void add_use(const struct hppa_use *u, struct registers r, struct timing_insn *out)
{
    if (r.first == HPPA_TREG_GR) /* r0 is never a result */
        return;
    for (unsigned k = 0; k < r.count; k++) {
        struct timing_operand o = {(uint16_t)(r.first + k), (uint16_t)role_of(u)};
        if (u->read)
            out->reads[out->nreads++] = o;
        if (u->written)
            out->writes[out->nwrites++] = o;
    }
}

static void add_uses(const struct hppa_insn *line, const struct hppa_fields *f, struct timing_insn *out)
{
    for (unsigned k = 0; k < line->nuses; k++) {
        const struct hppa_use *u = &line->use[k];
        if (!u->condition || f->letter[u->condition - 'a'])
            add_use(u, registers_of(u->operand, f), out);
    }
}

/* ---- classes: those of hppa.def, subdivided where costs differ ---------------------------------------- */

/* Returns whether its first result is both words of an fp register. */
static bool is_double(const struct hppa_insn *line, const struct hppa_fields *f)
{
    return registers_of(line->use[0].operand, f).count == 2;
}

static unsigned class_of(const struct hppa_insn *line, const struct hppa_fields *f)
{
    switch (line->timing) {
    case HPPA_CLASS_ALU:
    case HPPA_CLASS_MM: return f->c ? NUL : FLEX; /* c: the condition on which the next instruction is nullified */
    case HPPA_CLASS_SHIFT: return f->c ? NULMM : MM;
    case HPPA_CLASS_BRANCH: return line->indirect ? BV : BR;
    case HPPA_CLASS_LOAD: return LOAD;
    case HPPA_CLASS_STORE: return STORE;
    case HPPA_CLASS_FLOAD: return FLOAD;
    case HPPA_CLASS_FSTORE: return FSTORE;
    case HPPA_CLASS_FMPY:
    case HPPA_CLASS_FMPYADD: return is_double(line, f) ? FMPYD : FMPYS;
    case HPPA_CLASS_FDIV: return is_double(line, f) ? FDIVD : FDIVS;
    case HPPA_CLASS_FCPY:
    case HPPA_CLASS_FADD:
    case HPPA_CLASS_FCNV:
    case HPPA_CLASS_FCMP: return FLOP;
    case HPPA_CLASS_FTEST: return FTEST;
    default: return SYS;
    }
}

/* Calls store the return address in a register; the convention's returns are branches to it, without an index. Of a program: through
 * r2. Of the compiler's run-time routines: through r31. */
static unsigned linkage(const struct hppa_insn *line, const struct hppa_fields *f)
{
    enum { RP = 2, MRP = 31 };
    bool links = false, through_link = f->b == RP || f->b == MRP;
    for (unsigned k = 0; k < line->nuses && !line->conditional; k++)
        links |= line->use[k].written && registers_of(line->use[k].operand, f).first != HPPA_TREG_GR;
    if (links)
        return TIMING_IS_CALL;
    return line->indirect && through_link && !f->a && !f->w ? TIMING_IS_RETURN : 0;
}

/* Instructions of the branch target stack are not branches. */
static unsigned branch_flags(const struct hppa_insn *line, const struct hppa_fields *f)
{
    if (!line->branches)
        return 0;
    bool predicted = !line->conditional || f->w & 1; /* backward */
    return TIMING_IS_BRANCH | TIMING_IS_DELAYED | linkage(line, f) | (line->indirect ? TIMING_IS_INDIRECT : 0) |
           (line->conditional ? TIMING_IS_CONDITIONAL : 0) | (predicted ? TIMING_PREDICT_TAKEN : 0);
}

static unsigned flags_of(const struct hppa_insn *line, const struct hppa_fields *f)
{
    switch (line->timing) {
    case HPPA_CLASS_BRANCH: return branch_flags(line, f);
    case HPPA_CLASS_ALU:
    case HPPA_CLASS_MM:
    case HPPA_CLASS_SHIFT: return f->c ? TIMING_NULLIFIES : 0; /* as in class_of() */
    case HPPA_CLASS_FTEST: return TIMING_NULLIFIES;
    case HPPA_CLASS_LOAD:
    case HPPA_CLASS_FLOAD: return TIMING_IS_LOAD;
    case HPPA_CLASS_STORE:
    case HPPA_CLASS_FSTORE: return TIMING_IS_STORE;
    default: return 0;
    }
}

static unsigned memory_of(const struct hppa_insn *line)
{
    switch (line->timing) {
    case HPPA_CLASS_LOAD: return strncmp(line->name, "ldcw", 4) ? TIMING_READS : TIMING_READS | TIMING_WRITES;
    case HPPA_CLASS_FLOAD: return TIMING_READS;
    case HPPA_CLASS_STORE:
    case HPPA_CLASS_FSTORE: return TIMING_WRITES;
    default: return 0;
    }
}

/* Returns timing_insn.size of a load or store: the letter after "ld" or "st", or a word for the part of one. */
static unsigned size_of(const struct hppa_insn *line)
{
    static const char letters[] = "bhwd";
    const char *name = line->name + (line->name[0] == 'f'), *letter = name + 2 + (name[2] == 'c'), *at = strchr(letters, *letter);
    if (!strncmp(name, "stby", 4))
        return 3;
    return at ? (unsigned)(at - letters) + 1 : 0;
}

void hppa_timing_insn(uint32_t word, struct timing_insn *out)
{
    struct hppa_fields f;
    const struct hppa_insn *line = hppa_decode(word, &f);

    memset(out, 0, sizeof *out);
    out->cls = SYS;
    if (!line)
        return;
    out->cls = (uint8_t)class_of(line, &f);
    out->flags = (uint16_t)flags_of(line, &f);
    out->memory = (uint8_t)memory_of(line);
    out->size = (out->memory ? size_of(line) : 0) & 7;
    add_uses(line, &f, out);
}
