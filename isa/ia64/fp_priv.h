/* Shared by the files that make up IA-64 floating point; not for others. */
#ifndef PRECIS_IA64_FP_PRIV_H
#define PRECIS_IA64_FP_PRIV_H

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
#define IA64_FR_INDEFINITE                                                                         \
    ((struct ia64_fr){0xc000000000000000, IA64_FR_SIGN | IA64_FR_EXP_SPECIAL})

/* -- status ------------------------------------------------------------------------------------ */

/* What the chosen status field asks for. */
struct ia64_control {
    unsigned enabled; /* traps enabled, IA64_FP_* */
    uint8_t rounding; /* enum fp_rounding */
    uint8_t pc;       /* 0 single, 2 double, 3 extended */
    bool wre, ftz;
};

struct ia64_control ia64_control_of(uint64_t fpsr, unsigned sf);

/* One operation's exceptions, before they are put into ar.fpsr and ISR.code. */
struct ia64_outcome {
    uint8_t flags; /* IA64_FP_* */
    uint8_t fault; /* V 1, D 2, Z 4 */
    uint8_t trap;  /* O 1, U 2, I 4, FPA 8 */
};

/* Record a pre-computation exception, V, D or Z.  False: it is a fault. */
static inline bool ia64_pre_exception(struct ia64_outcome *o, const struct ia64_control *c,
                                      unsigned exception)
{
    if (c->enabled & exception) {
        o->fault |= (uint8_t)exception;
        return false;
    }
    o->flags |= (uint8_t)exception;
    return true;
}

/* Put the outcome of a scalar operation, or of the two halves of a parallel one, into env. */
void ia64_commit(struct ia64_fp_env *env, unsigned sf, struct ia64_outcome o);
void ia64_commit_pair(struct ia64_fp_env *env, unsigned sf, struct ia64_outcome high,
                      struct ia64_outcome low);

/* -- results ----------------------------------------------------------------------------------- */

/* What to round to, by the instruction's completer and the status field (table 5-6). */
enum ia64_precision { IA64_ROUND_DYNAMIC, IA64_ROUND_S, IA64_ROUND_D, IA64_ROUND_PARALLEL };
struct fp_target ia64_target(const struct ia64_control *c, enum ia64_precision precision);

/* Round, with all of V, Z, O, U, I; a fault leaves the value undefined. */
struct ia64_fr ia64_rounded(struct ia64_outcome *o, const struct ia64_control *c,
                            enum ia64_precision precision, const struct fp_exact *e);

struct ia64_fr ia64_zero(bool sign);
struct ia64_fr ia64_inf(bool sign);
struct ia64_fr ia64_quieted(struct ia64_fr nan);

/* V: the indefinite NaN, or a fault. */
struct ia64_fr ia64_invalid(struct ia64_outcome *o, const struct ia64_control *c);

/*
 * If an operand is unsupported or a NaN, the result: indefinite, else the first NaN in the given
 * order, quieted; any signalling one raises V.  (NaTVals are the caller's.)
 */
bool ia64_nan_result(struct ia64_outcome *o, const struct ia64_control *c,
                     const struct ia64_operand *const *ops, int n, struct ia64_fr *r);

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
