/* fp_operate.c - whole floating-point instructions of PA-RISC: fields, registers, and the recording of traps. */
#include "isa/hppa/fp_priv.h"

enum { SGL, DBL }; /* the fmt field; 2 is reserved, 3 is quad */

/* Registers are half-register indices; a double ignores the half. fr0 reads as zero. */
static uint64_t read_reg(const uint64_t fr[32], bool dbl, unsigned index)
{
    if (dbl)
        return index / 2 ? fr[index / 2] : 0;
    return index ? hppa_fp_word(fr, index) : 0;
}

static void write_reg(uint64_t fr[32], bool dbl, unsigned index, uint64_t value)
{
    if (dbl)
        fr[index / 2] = value;
    else
        hppa_fp_set_word(fr, index, (uint32_t)value);
}

/* Returns whether `index` names fr0, which no operation may write. */
static bool is_status(bool dbl, unsigned index)
{
    return dbl ? index / 2 == 0 : index == 0;
}

/* -- recording exceptions --------------------------------------------------------------------- */

static unsigned unimplemented_code(uint32_t insn)
{
    switch (insn >> 26) {
    case 0x06: return HPPA_EXC_UNIMPLEMENTED_06;
    case 0x0e: return HPPA_EXC_UNIMPLEMENTED_0E;
    case 0x26: return HPPA_EXC_UNIMPLEMENTED_26;
    case 0x2e: return HPPA_EXC_UNIMPLEMENTED_2E;
    }
    return HPPA_EXC_UNIMPLEMENTED_0C;
}

/* Exception codes of major opcode 2e. */
static unsigned fused_code(unsigned code)
{
    return (code & HPPA_EXC_V ? 0x30 : 0) | (code & HPPA_EXC_O ? 0x18 : 0) | (code & HPPA_EXC_U ? 0x0c : 0) |
           (code & HPPA_EXC_I ? 0x12 : 0);
}

/* Write the status back; an exception sets T and exception register 1. */
static void finish(uint64_t fr[32], uint32_t insn, const struct hppa_fp_env *env)
{
    uint32_t fpsr = env->fpsr;

    if (env->exception) {
        unsigned code = env->exception & HPPA_EXC_UNIMPLEMENTED ? unimplemented_code(insn)
                        : insn >> 26 == 0x2e                    ? fused_code(env->exception)
                                                                : env->exception;
        uint32_t text = insn & 0x03ffffff;
        if (env->exception & HPPA_EXC_U)
            text = (text & ~(7u << 6)) | (uint32_t)env->parm << 6;
        hppa_fp_set_word(fr, 1, code << 26 | text);
        fpsr |= HPPA_FPSR_T;
    }
    hppa_fp_set_word(fr, 0, fpsr);
}

static void unimplemented(struct hppa_fp_env *env)
{
    env->exception = HPPA_EXC_UNIMPLEMENTED;
}

/* -- major opcodes 0c and 0e ------------------------------------------------------------------ */

struct operate {
    uint32_t insn;
    unsigned subop, fmt;
    unsigned r1, r2, t;
};

/* Class 0: one operand. */
static void one_operand(uint64_t fr[32], const struct operate *o, struct hppa_fp_env *env)
{
    bool dbl = o->fmt == DBL;
    uint64_t sign = dbl ? 1ull << 63 : 1ull << 31;
    uint64_t a = read_reg(fr, dbl, o->r1), r;

    if (o->fmt > DBL || o->subop < 2 || is_status(dbl, o->t)) {
        unimplemented(env);
        return;
    }
    switch (o->subop) {
    case 2: /* fcpy */ r = a; break;
    case 3: /* fabs */ r = a & ~sign; break;
    case 4: r = dbl ? hppa_fsqrt_dbl(env, a) : hppa_fsqrt_sgl(env, (uint32_t)a); break;
    case 5: r = dbl ? hppa_frnd_dbl(env, a) : hppa_frnd_sgl(env, (uint32_t)a); break;
    case 6: /* fneg */ r = a ^ sign; break;
    default: /* fnegabs */ r = a | sign; break;
    }
    if (!hppa_fp_target_kept(env))
        write_reg(fr, dbl, o->t, r);
}

/* Class 1: the conversions. */
static void convert(uint64_t fr[32], const struct operate *o, struct hppa_fp_env *env)
{
    unsigned subop = hppa_fp_field(o->insn, 16, 3), df = hppa_fp_field(o->insn, 18, 2);
    bool from_dbl = o->fmt == DBL, to_dbl = df == DBL;

    if (o->fmt > DBL || df > DBL || is_status(to_dbl, o->t)) {
        unimplemented(env);
        return;
    }
    uint64_t r = hppa_fcnv(env, (enum hppa_fcnv)subop, from_dbl, to_dbl, read_reg(fr, from_dbl, o->r1));
    if (!hppa_fp_target_kept(env))
        write_reg(fr, to_dbl, o->t, r);
}

/* Class 2: fcmp. */
static void compare(const uint64_t fr[32], const struct operate *o, struct hppa_fp_env *env)
{
    unsigned c = hppa_fp_field(o->insn, 31, 5);

    if (o->fmt == DBL)
        hppa_fcmp_dbl(env, read_reg(fr, true, o->r1), read_reg(fr, true, o->r2), o->subop, c);
    else if (o->fmt == SGL)
        hppa_fcmp_sgl(env, (uint32_t)read_reg(fr, false, o->r1), (uint32_t)read_reg(fr, false, o->r2), o->subop, c);
    else
        unimplemented(env);
}

/* Class 3: two operands. */
static void two_operands(uint64_t fr[32], const struct operate *o, struct hppa_fp_env *env)
{
    static uint64_t (*const dbl_op[])(struct hppa_fp_env *, uint64_t, uint64_t) = {hppa_fadd_dbl, hppa_fsub_dbl, hppa_fmpy_dbl,
                                                                                   hppa_fdiv_dbl};
    static uint32_t (*const sgl_op[])(struct hppa_fp_env *, uint32_t, uint32_t) = {hppa_fadd_sgl, hppa_fsub_sgl, hppa_fmpy_sgl,
                                                                                   hppa_fdiv_sgl};
    bool dbl = o->fmt == DBL;

    if (o->fmt > DBL || o->subop > 3 || is_status(dbl, o->t)) {
        unimplemented(env);
        return;
    }
    uint64_t a = read_reg(fr, dbl, o->r1), b = read_reg(fr, dbl, o->r2);
    uint64_t r = dbl ? dbl_op[o->subop](env, a, b) : sgl_op[o->subop](env, (uint32_t)a, (uint32_t)b);
    if (!hppa_fp_target_kept(env))
        write_reg(fr, dbl, o->t, r);
}

/* xmpyu: two unsigned words to a doubleword; class 3, subop 2 of 0e with PA bit 23 set. */
static void multiply_words(uint64_t fr[32], const struct operate *o, struct hppa_fp_env *env)
{
    if (o->fmt != SGL || o->t & 1 || is_status(true, o->t)) {
        unimplemented(env);
        return;
    }
    write_reg(fr, true, o->t, read_reg(fr, false, o->r1) * read_reg(fr, false, o->r2));
}

static void operate(uint64_t fr[32], struct operate *o, struct hppa_fp_env *env)
{
    bool is_0e = o->insn >> 26 == 0x0e;
    unsigned class = hppa_fp_field(o->insn, 22, 2);

    o->subop = hppa_fp_field(o->insn, 18, 3);
    o->fmt = hppa_fp_field(o->insn, 20, is_0e && class >= 2 ? 1 : 2);
    o->r1 = hppa_fp_field(o->insn, 10, 5) << 1 | (is_0e && hppa_fp_field(o->insn, 24, 1));
    o->r2 = hppa_fp_field(o->insn, 15, 5) << 1 | (is_0e && hppa_fp_field(o->insn, 19, 1));
    o->t = hppa_fp_field(o->insn, 31, 5) << 1 | (is_0e && hppa_fp_field(o->insn, 25, 1));
    switch (class) {
    case 0: one_operand(fr, o, env); break;
    case 1: convert(fr, o, env); break;
    case 2: compare(fr, o, env); break;
    default:
        if (is_0e && o->subop == 2 && hppa_fp_field(o->insn, 23, 1))
            multiply_words(fr, o, env);
        else
            two_operands(fr, o, env);
    }
}

/* -- major opcodes 06, 26 and 2e -------------------------------------------------------------- */

/* Single registers of fmpyadd and fmpysub are fr16 to fr31: the field's first bit is the half. */
static unsigned multiop_reg(uint32_t insn, unsigned pos, bool dbl)
{
    unsigned field = hppa_fp_field(insn, pos, 5);

    return dbl ? field << 1 : (16 + (field & 15)) << 1 | field >> 4;
}

/* fmpyadd, fmpysub: a multiplication and an independent addition or subtraction. If either would trap, the whole instruction traps as
 * unimplemented, and changes nothing. */
static void multiply_and_add(uint64_t fr[32], uint32_t insn, struct hppa_fp_env *env)
{
    bool dbl = !hppa_fp_field(insn, 26, 1), subtract = insn >> 26 == 0x26;
    unsigned tm = multiop_reg(insn, 31, dbl), ta = multiop_reg(insn, 20, dbl);
    uint64_t m1 = read_reg(fr, dbl, multiop_reg(insn, 10, dbl));
    uint64_t m2 = read_reg(fr, dbl, multiop_reg(insn, 15, dbl));
    uint64_t a = read_reg(fr, dbl, multiop_reg(insn, 25, dbl)), t = read_reg(fr, dbl, ta);
    struct hppa_fp_env e = *env;
    uint64_t product, sum;

    if (dbl) {
        product = hppa_fmpy_dbl(&e, m1, m2);
        sum = subtract ? hppa_fsub_dbl(&e, t, a) : hppa_fadd_dbl(&e, t, a);
    } else {
        product = hppa_fmpy_sgl(&e, (uint32_t)m1, (uint32_t)m2);
        sum = subtract ? hppa_fsub_sgl(&e, (uint32_t)t, (uint32_t)a) : hppa_fadd_sgl(&e, (uint32_t)t, (uint32_t)a);
    }
    if (e.exception || is_status(dbl, tm) || is_status(dbl, ta)) {
        unimplemented(env);
        return;
    }
    *env = e;
    write_reg(fr, dbl, tm, product);
    write_reg(fr, dbl, ta, sum);
}

/* fmpyfadd, fmpynfadd; the addend's field is split, its last bit is the half. */
static void multiply_fused_add(uint64_t fr[32], uint32_t insn, struct hppa_fp_env *env)
{
    bool dbl = hppa_fp_field(insn, 20, 1), negate = hppa_fp_field(insn, 26, 1);
    unsigned t = hppa_fp_field(insn, 31, 5) << 1 | hppa_fp_field(insn, 25, 1);
    unsigned r1 = hppa_fp_field(insn, 10, 5) << 1 | hppa_fp_field(insn, 24, 1);
    unsigned r2 = hppa_fp_field(insn, 15, 5) << 1 | hppa_fp_field(insn, 19, 1);
    unsigned ra = hppa_fp_field(insn, 18, 3) << 3 | hppa_fp_field(insn, 23, 3);
    uint64_t a = read_reg(fr, dbl, r1), b = read_reg(fr, dbl, r2), c = read_reg(fr, dbl, ra), r;

    if (is_status(dbl, t)) {
        unimplemented(env);
        return;
    }
    if (dbl)
        r = negate ? hppa_fmpynfadd_dbl(env, a, b, c) : hppa_fmpyfadd_dbl(env, a, b, c);
    else
        r = negate ? hppa_fmpynfadd_sgl(env, (uint32_t)a, (uint32_t)b, (uint32_t)c)
                   : hppa_fmpyfadd_sgl(env, (uint32_t)a, (uint32_t)b, (uint32_t)c);
    if (!hppa_fp_target_kept(env))
        write_reg(fr, dbl, t, r);
}

void hppa_fp_operate(uint64_t fr[32], uint32_t insn)
{
    struct hppa_fp_env env = {.fpsr = hppa_fp_word(fr, 0)};
    struct operate o = {.insn = insn};

    if (insn == 0x30000000) { /* copr,0,0: identify */
        env.fpsr = (env.fpsr & ~(uint32_t)HPPA_FPSR_CQ) | HPPA_FP_IDENTITY << HPPA_FPSR_CQ_SHIFT;
        hppa_fp_set_word(fr, 0, env.fpsr);
        return;
    }
    switch (insn >> 26) {
    case 0x06:
    case 0x26: multiply_and_add(fr, insn, &env); break;
    case 0x2e: multiply_fused_add(fr, insn, &env); break;
    default: operate(fr, &o, &env);
    }
    finish(fr, insn, &env);
}
