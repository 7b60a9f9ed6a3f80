/* fp_priv.h - what the fp_*.c files share. Private to them. */
#ifndef PRECIS_ISA_IA64_FP_PRIV_H
#define PRECIS_ISA_IA64_FP_PRIV_H

#include "emu/fp/fp.h"
#include "isa/ia64/fp.h"

/* -- operands ---------------------------------------------------------------------------------- */

enum ia64_fp_class { IA64_NUM, IA64_INF, IA64_QNAN, IA64_SNAN, IA64_UNSUPPORTED, IA64_NATVAL };

/* A register, classified (manual, volume 1, table 5-2). */
struct ia64_operand {
    struct ia64_fr fr;
    struct fp_num num; /* the value of an IA64_NUM or IA64_INF */
    uint8_t class;     /* enum ia64_fp_class */
    bool unorm;        /* unnormalised, denormal or a pseudo-zero: raises D */
};

struct ia64_operand ia64_classify(struct ia64_fr a);

static inline bool ia64_is_number(const struct ia64_operand *a)
{
    return a->class <= IA64_INF;
}

/* The default NaN, "QNaN Indefinite". */
#define IA64_FR_INDEFINITE ((struct ia64_fr){0xc000000000000000, IA64_FR_SIGN | IA64_FR_EXP_SPECIAL})

/* -- status ------------------------------------------------------------------------------------ */

/* The controls of a status field, with the trap disable bits applied. */
struct ia64_control {
    unsigned enabled; /* traps enabled, IA64_FP_* */
    uint8_t rounding; /* enum fp_rounding */
    uint8_t pc;       /* 0 single, 2 double, 3 extended */
    bool wre, ftz;
};

/*
 * ar.fpsr: trap disable bits 0..5, then four status fields of 13 bits, each ftz, wre, pc (2),
 * rc (2), td, and six flags (volume 1, figures 5-2 and 5-3).
 */
enum {
    IA64_SF_FIRST = 6,
    IA64_SF_WIDTH = 13,
    IA64_SF_CONTROLS = 7,
    IA64_FLAGS_MASK = 0x3f,
    IA64_CONTROLS_MASK = 0x7f,
    IA64_SF_FTZ = 1 << 0,
    IA64_SF_WRE = 1 << 1,
    IA64_SF_PC_SHIFT = 2,
    IA64_SF_RC_SHIFT = 4,
    IA64_SF_TD = 1 << 6
};

static inline unsigned ia64_controls(uint64_t fpsr, unsigned sf)
{
    return fpsr >> (IA64_SF_FIRST + IA64_SF_WIDTH * sf) & IA64_CONTROLS_MASK;
}

static inline unsigned ia64_flags_shift(unsigned sf)
{
    return IA64_SF_FIRST + IA64_SF_WIDTH * sf + IA64_SF_CONTROLS;
}

static inline struct ia64_control ia64_control_of(uint64_t fpsr, unsigned sf)
{
    static const uint8_t rounding_of[4] = {FP_NEAREST, FP_DOWN, FP_UP, FP_TO_ZERO};
    unsigned c = ia64_controls(fpsr, sf);

    return (struct ia64_control){.enabled = sf && c & IA64_SF_TD ? 0 : ~(unsigned)fpsr & IA64_FLAGS_MASK,
                                 .rounding = rounding_of[c >> IA64_SF_RC_SHIFT & 3],
                                 .pc = c >> IA64_SF_PC_SHIFT & 3,
                                 .wre = c & IA64_SF_WRE,
                                 .ftz = c & IA64_SF_FTZ};
}

/* The exceptions of one operation; ia64_commit() moves them to ar.fpsr and ISR.code. */
struct ia64_outcome {
    uint8_t flags; /* IA64_FP_* */
    uint8_t fault; /* V 1, D 2, Z 4 */
    uint8_t trap;  /* O 1, U 2, I 4, FPA 8 */
};

/* Records a pre-computation exception: V, D or Z. Returns false if it is a fault. */
static inline bool ia64_pre_exception(struct ia64_outcome *o, const struct ia64_control *c, unsigned exception)
{
    if (c->enabled & exception) {
        o->fault |= (uint8_t)exception;
        return false;
    }
    o->flags |= (uint8_t)exception;
    return true;
}

/* Commits the outcome of a scalar operation, or of the two halves of a parallel one, to env. */
void ia64_commit(struct ia64_fp_env *env, unsigned sf, struct ia64_outcome o);
void ia64_commit_pair(struct ia64_fp_env *env, unsigned sf, struct ia64_outcome high, struct ia64_outcome low);

/* -- results ----------------------------------------------------------------------------------- */

/* The target format of rounding, by the instruction's completer and the status field (table 5-6). */
enum ia64_precision { IA64_ROUND_DYNAMIC, IA64_ROUND_S, IA64_ROUND_D, IA64_ROUND_PARALLEL };
static inline struct fp_target ia64_target(const struct ia64_control *c, enum ia64_precision precision)
{
    static const uint8_t pc_bits[4] = {24, 64, 53, 64};
    static const struct {
        uint8_t bits;
        int32_t emax;
    } of[] = {
        [IA64_ROUND_DYNAMIC] = {0, 16383}, [IA64_ROUND_S] = {24, 127}, [IA64_ROUND_D] = {53, 1023}, [IA64_ROUND_PARALLEL] = {24, 127}};
    int32_t emax = c->wre && precision != IA64_ROUND_PARALLEL ? 65535 : of[precision].emax;

    return (struct fp_target){.precision = precision == IA64_ROUND_DYNAMIC ? pc_bits[c->pc] : of[precision].bits,
                              .rounding = c->rounding,
                              .tiny_before = false,
                              .flush = c->ftz && !(c->enabled & IA64_FP_U),
                              .emin = 1 - emax,
                              .emax = emax};
}

/* Rounds e and records V, Z, O, U and I.  If that is a fault, the value is undefined. */
struct ia64_fr ia64_rounded(struct ia64_outcome *o, const struct ia64_control *c, enum ia64_precision precision, const struct fp_exact *e);

struct ia64_fr ia64_zero(bool sign);
struct ia64_fr ia64_inf(bool sign);
struct ia64_fr ia64_quieted(struct ia64_fr nan);

/* Raises V; returns the indefinite NaN, which is meaningless if V faults. */
struct ia64_fr ia64_invalid(struct ia64_outcome *o, const struct ia64_control *c);

/*
 * Returns whether an operand is unsupported or a NaN.  Then *r is the indefinite NaN, or the first NaN in the
 * given order, quieted; a signalling NaN raises V.  The caller handles NaTVals.
 */
bool ia64_nan_result(struct ia64_outcome *o, const struct ia64_control *c, const struct ia64_operand *const *ops, int n, struct ia64_fr *r);

/* -- pairs of singles -------------------------------------------------------------------------- */

static inline struct ia64_operand ia64_high(struct ia64_fr a)
{
    return ia64_classify(ia64_fr_from_single((uint32_t)(a.sig >> 32)));
}

static inline struct ia64_operand ia64_low(struct ia64_fr a)
{
    return ia64_classify(ia64_fr_from_single((uint32_t)a.sig));
}

static inline struct ia64_fr ia64_pair(uint32_t high, uint32_t low)
{
    return ia64_fr_from_sig((uint64_t)high << 32 | low);
}

#endif
