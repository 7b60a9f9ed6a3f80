/* timing.c - see timing.h. */
#include "isa/sparc/timing.h"

#include <stdio.h>
#include <string.h>
#include "isa/sparc/insn.h"
#include "emu/fatal/fatal.h"

/* ---- models ------------------------------------------------------------------------------------- */

static const char *const class_names[SPARC_CLASS_COUNT] = {
#define X(name) #name,
    SPARC_CLASSES(X)
#undef X
};

/* What `precis explain stall:CLASS` says about each. */
static const char *const class_about[SPARC_CLASS_COUNT] = {
    [SPARC_CLASS_ALU] = "an integer operation (add, sub, and, or, sethi)",
    [SPARC_CLASS_FLAGS] = "an integer operation that sets the condition codes (subcc, andcc)",
    [SPARC_CLASS_ADDC] = "an integer operation with the carry (addc, subc, mulscc)",
    [SPARC_CLASS_SHIFT] = "a shift (sll, srl, srax)",
    [SPARC_CLASS_MUL] = "a 32-bit multiplication (umul, smul)",
    [SPARC_CLASS_DIV] = "a 32-bit division (udiv, sdiv)",
    [SPARC_CLASS_MULX] = "a 64-bit multiplication (mulx), or popc",
    [SPARC_CLASS_DIVX] = "a 64-bit division (udivx, sdivx)",
    [SPARC_CLASS_MOVCC] = "a conditional move (movcc, movr)",
    [SPARC_CLASS_SAVE] = "a move of the register window (save, restore)",
    [SPARC_CLASS_LOAD] = "an integer load (ld, ldub, ldx)",
    [SPARC_CLASS_SLOAD] = "an integer load that extends the sign (ldsb, ldsh, ldsw)",
    [SPARC_CLASS_LOADD] = "an integer load of two registers (ldd)",
    [SPARC_CLASS_STORE] = "an integer store (st, stb, stx)",
    [SPARC_CLASS_STORED] = "an integer store of two registers (std)",
    [SPARC_CLASS_ATOMIC] = "an atomic access (ldstub, swap, casa)",
    [SPARC_CLASS_BRANCH] = "a branch (bne, brz)",
    [SPARC_CLASS_JUMP] = "a call or an indirect jump (call, jmpl)",
    [SPARC_CLASS_RETURN] = "return, which moves the register window",
    [SPARC_CLASS_FLOAD] = "a floating-point load (ld)",
    [SPARC_CLASS_FLOADD] = "a floating-point load of a double or more (ldd, ldq)",
    [SPARC_CLASS_FSTORE] = "a floating-point store (st)",
    [SPARC_CLASS_FSTORED] = "a floating-point store of a double or more (std, stq)",
    [SPARC_CLASS_FMOVE] = "a floating-point move or sign operation (fmovs, fnegs, fabsd)",
    [SPARC_CLASS_FMOVCC] = "a conditional floating-point move (fmovscc, fmovrd)",
    [SPARC_CLASS_FADD] = "a floating-point addition (fadds, fsubd)",
    [SPARC_CLASS_FMUL] = "a floating-point multiplication (fmuls, fmuld)",
    [SPARC_CLASS_FDIVS] = "a floating-point division in single precision (fdivs)",
    [SPARC_CLASS_FDIVD] = "a floating-point division in double precision (fdivd)",
    [SPARC_CLASS_FSQRTS] = "a square root in single precision (fsqrts)",
    [SPARC_CLASS_FSQRTD] = "a square root in double precision (fsqrtd)",
    [SPARC_CLASS_FCONVERT] = "a floating-point conversion (fitod, fdtoi, fstod)",
    [SPARC_CLASS_FCMP] = "a floating-point comparison (fcmps, fcmped)",
    [SPARC_CLASS_QUAD] = "a quad operation, which a kernel emulates (faddq, fqtod)",
    [SPARC_CLASS_VIS] = "an operation of VIS (fpadd16, faligndata, fand)",
    [SPARC_CLASS_VISMUL] = "a multiplication of VIS (fmul8x16, pdist)",
    [SPARC_CLASS_EDGE] = "an integer operation of VIS (edge8, array8)",
    [SPARC_CLASS_ALIGN] = "alignaddr, which writes the GSR",
    [SPARC_CLASS_SYSTEM] = "an instruction on state registers, a barrier or a trap (rd, wr, membar, ta)",
};

static const struct timing_model common = {
    .issue = TIMING_ISSUE_PAIRS, .first_stacked = SPARC_TREG_GR + 8, .end_stacked = SPARC_TREG_GR + 32, .overlap = 8};
static const struct timing_model common_wide = {
    .issue = TIMING_ISSUE_WIDE, .has_delayed = true, .first_stacked = SPARC_TREG_GR + 8, .end_stacked = SPARC_TREG_GR + 32, .overlap = 8};
static const struct timing_machine wide = {.name = "SPARC",
                                           .common = &common_wide,
                                           .classes = class_names,
                                           .about = class_about,
                                           .nclasses = SPARC_CLASS_COUNT,
                                           .page_bytes = 8192,
                                           .early_multiply = true};
static const struct timing_machine machine = {.name = "SPARC",
                                              .common = &common,
                                              .classes = class_names,
                                              .about = class_about,
                                              .nclasses = SPARC_CLASS_COUNT,
                                              .page_bytes = 8192,
                                              .early_multiply = true,
                                              .other = &wide};

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

const struct timing_model *sparc_timing_model(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_model(&models, index);
}

const struct timing_text *sparc_timing_text(unsigned index)
{
    fatal_once(&models_once, read_models);
    return timing_models_text(&models, index);
}

void sparc_timing_reg_name(unsigned reg, char *text, size_t cap)
{
    static const char *const others[] = {"y", "cc", "asi", "fsr", "gsr", "fcc"};
    if (reg < SPARC_TREG_FR)
        snprintf(text, cap, "%c%u", "goli"[reg / 8], reg % 8);
    else if (reg < SPARC_TREG_FR + 32)
        snprintf(text, cap, "f%u", reg - SPARC_TREG_FR);
    else if (reg < SPARC_TREG_Y)
        snprintf(text, cap, "d%u%s", (reg - SPARC_TREG_FR) & ~1u, reg & 1 ? "L" : "H");
    else
        snprintf(text, cap, "%s", reg <= SPARC_TREG_FCC ? others[reg - SPARC_TREG_Y] : "");
}

/* ---- operands ------------------------------------------------------------------------------------ */

/* Scoreboard numbers of the registers of an operand; count 0: it is no register. */
struct registers {
    unsigned first, count;
};

static struct registers some(unsigned first, unsigned count)
{
    return (struct registers){first, count};
}

/* Doubles and quads have the top bit of their number in its lowest place. */
static struct registers fp_registers(unsigned encoded, unsigned words)
{
    unsigned n = (encoded & ~1u) | (encoded & 1) << 5;
    return some(SPARC_TREG_FR + (n & ~(words - 1)), words);
}

#define ONE(n) some(n, 1)
#define GR(n)  some(SPARC_TREG_GR + (n), 1)
#define OP(o)  ((o)&SPARC_OPERAND_IMMEDIATE ? some(0, 0) : GR((o)&31))
#define FR(n)  some(SPARC_TREG_FR + (n), 1)
#define DR(n)  fp_registers(n, 2)
#define QR(n)  fp_registers(n, 4)
static struct registers registers_of(unsigned operand, const struct sparc_fields *f)
{
    switch (operand) {
#define O(name, registers) \
    case SPARC_OP_##name:  \
        return registers;
#include "isa/sparc/operands.def"
#undef O
    }
    return some(0, 0);
}
#undef ONE
#undef GR
#undef OP
#undef FR
#undef DR
#undef QR

/* Condition codes are `pred`, operands of addresses `addr`, %y and the second register of a pair `incr`. */
static enum timing_role role_of(const struct sparc_use *u, bool memory)
{
    switch (u->operand) {
    case SPARC_OP_cc: return TIMING_PRED;
    case SPARC_OP_y:
    case SPARC_OP_d1: return TIMING_INCR;
    case SPARC_OP_s:
    case SPARC_OP_o:
    case SPARC_OP_m: return memory ? TIMING_ADDR : TIMING_DATA;
    default: return TIMING_DATA;
    }
}

static void add_use(const struct sparc_use *u, struct registers r, struct timing_insn *out)
{
    if (r.first == SPARC_TREG_GR) /* %g0 is never a result */
        return;
    for (unsigned k = 0; k < r.count; k++) {
        struct timing_operand o = {(uint16_t)(r.first + k) & 0x3ff, (uint16_t)role_of(u, out->memory) & 0x3f};
        if (u->read && out->nreads < TIMING_MAX_READS)
            out->reads[out->nreads++] = o;
        if (u->written && out->nwrites < TIMING_MAX_WRITES)
            out->writes[out->nwrites++] = o;
    }
}

/* ---- flags ---------------------------------------------------------------------------------------- */

/* CALL and JMPL write the return address to %o7; a return jumps to %i7 + 8 or %o7 + 8, or is RETURN. */
static unsigned linkage(const struct sparc_insn *line, const struct sparc_fields *f)
{
    enum { O7 = 15, I7 = 31, AFTER_SLOT = SPARC_OPERAND_IMMEDIATE | 8 };
    bool call = !strcmp(line->name, "call"), jump = !strcmp(line->name, "jmpl");

    if (call || (jump && f->d == O7))
        return TIMING_IS_CALL;
    bool through_link = f->s == O7 || f->s == I7;
    return !strcmp(line->name, "return") || (jump && !f->d && through_link && (f->o & ~4u) == AFTER_SLOT) ? TIMING_IS_RETURN : 0;
}

static bool is_backward(const struct sparc_insn *line, const struct sparc_fields *f)
{
    unsigned width = pattern_width(&line->bits, 'w');
    return width && f->w >> (width - 1) & 1;
}

static unsigned branch_flags(const struct sparc_insn *line, const struct sparc_fields *f)
{
    bool hinted = pattern_width(&line->bits, 'p');
    bool taken = !line->conditional || (hinted ? f->p : is_backward(line, f));
    return TIMING_IS_BRANCH | TIMING_IS_DELAYED | linkage(line, f) | (line->indirect ? TIMING_IS_INDIRECT : 0) |
           (line->conditional ? TIMING_IS_CONDITIONAL : 0) | (taken ? TIMING_PREDICT_TAKEN : 0);
}

static unsigned flags_of(const struct sparc_insn *line, const struct sparc_fields *f)
{
    switch (line->timing) {
    case SPARC_CLASS_BRANCH:
    case SPARC_CLASS_JUMP:
    case SPARC_CLASS_RETURN: return branch_flags(line, f);
    case SPARC_CLASS_LOAD:
    case SPARC_CLASS_SLOAD:
    case SPARC_CLASS_LOADD:
    case SPARC_CLASS_ATOMIC: return TIMING_IS_LOAD;
    case SPARC_CLASS_FLOAD:
    case SPARC_CLASS_FLOADD: return TIMING_IS_LOAD | TIMING_IS_FP_MEMORY;
    case SPARC_CLASS_STORE:
    case SPARC_CLASS_STORED: return TIMING_IS_STORE;
    case SPARC_CLASS_FSTORE:
    case SPARC_CLASS_FSTORED: return TIMING_IS_STORE | TIMING_IS_FP_MEMORY;
    default: return 0;
    }
}

static unsigned memory_of(const struct sparc_insn *line)
{
    switch (line->timing) {
    case SPARC_CLASS_ATOMIC: return TIMING_READS | TIMING_WRITES;
    case SPARC_CLASS_LOAD:
    case SPARC_CLASS_SLOAD:
    case SPARC_CLASS_LOADD:
    case SPARC_CLASS_FLOAD:
    case SPARC_CLASS_FLOADD: return TIMING_READS;
    case SPARC_CLASS_STORE:
    case SPARC_CLASS_STORED:
    case SPARC_CLASS_FSTORE:
    case SPARC_CLASS_FSTORED: return TIMING_WRITES;
    default: return 0;
    }
}

/* timing_insn.size, by the name; an ASI may change it. */
static unsigned size_of(const struct sparc_insn *line)
{
    enum { BYTE = 1, HALF, WORD, DOUBLE, QUAD };
    switch (line->timing) {
    case SPARC_CLASS_LOAD:
    case SPARC_CLASS_SLOAD:
    case SPARC_CLASS_STORE: break;
    case SPARC_CLASS_FLOAD:
    case SPARC_CLASS_FSTORE: return strchr(line->name, 'x') ? DOUBLE : WORD;
    case SPARC_CLASS_FLOADD:
    case SPARC_CLASS_FSTORED: return strchr(line->name, 'q') ? QUAD : DOUBLE;
    case SPARC_CLASS_LOADD:
    case SPARC_CLASS_STORED: return DOUBLE;
    default: return 0;
    }
    return strchr(line->name, 'x') ? DOUBLE : strchr(line->name, 'h') ? HALF : strchr(line->name, 'b') ? BYTE : WORD;
}

static enum timing_window window_of(const struct sparc_insn *line)
{
    if (!strcmp(line->name, "save"))
        return TIMING_UP;
    return !strcmp(line->name, "restore") || !strcmp(line->name, "return") ? TIMING_DOWN : TIMING_STAYS;
}

void sparc_timing_insn(uint32_t word, struct timing_insn *out)
{
    struct sparc_fields f;
    const struct sparc_insn *line = sparc_decode(word, &f);

    memset(out, 0, sizeof *out);
    out->cls = SPARC_CLASS_SYSTEM;
    if (!line)
        return;
    out->cls = (uint8_t)line->timing;
    out->flags = (uint16_t)flags_of(line, &f);
    out->memory = memory_of(line) & 3;
    out->size = size_of(line) & 7;
    out->multiplies = line->multiplies;
    out->annuls = line->conditional && f.a;
    out->window = window_of(line) & 3;
    for (unsigned k = 0; k < line->nuses; k++)
        add_use(&line->use[k], registers_of(line->use[k].operand, &f), out);
}
