/*
 * fpu.c - FPops, and branches and moves on their condition codes.
 *
 * With no trap enabled and rounding to nearest (SPARC_MODE_FP_SLOW clear) an FPop on singles and doubles is one call that a host
 * translator may replace by the host's own operation. Its exceptions go to aexc; cexc is not computed, but the FPop and its operands
 * are kept, and sparc_fsr() computes it again from them. In the slow mode a call does both and traps. Quads are always calls.
 */
#include "isa/sparc/fpu.h"

/* ---- registers -------------------------------------------------------------------------------- */

bool sparc_fp_enabled(struct sparc_translation *t)
{
    if (t->fp_off)
        trap(t, SPARC_TRAP_FP_DISABLED);
    return !t->fp_off;
}

val sparc_fp_single(struct sparc_translation *t, unsigned n)
{
    return ir_extract(t->ir, ir_get(t->ir, SPARC_F + n / 2), n & 1 ? 0 : 32, 32);
}

void sparc_fp_set_single(struct sparc_translation *t, unsigned n, val v)
{
    unsigned slot = SPARC_F + n / 2;

    set_slot(t, slot, ir_deposit(t->ir, ir_get(t->ir, slot), v, n & 1 ? 0 : 32, 32));
}

val sparc_fp_double(struct sparc_translation *t, unsigned field)
{
    return ir_get(t->ir, sparc_fp_double_slot(field));
}

void sparc_fp_set_double(struct sparc_translation *t, unsigned field, val v)
{
    set_slot(t, sparc_fp_double_slot(field), v);
}

/* A register as a format of struct fpop says. */
static val operand(struct sparc_translation *t, char format, unsigned field)
{
    return format == 's' ? sparc_fp_single(t, field) : sparc_fp_double(t, field);
}

static void set_result(struct sparc_translation *t, char format, unsigned field, val v)
{
    if (format == 's')
        sparc_fp_set_single(t, field, v);
    else
        sparc_fp_set_double(t, field, v);
}

/* ---- the FSR ------------------------------------------------------------------------------------ */

static uint64_t call_read_fsr(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    (void)a, (void)b, (void)x;
    return sparc_fsr(cpu_slots(c));
}

static uint64_t call_write_fsr(struct cpu *c, uint64_t v, uint64_t mask, uint64_t unused)
{
    uint64_t *s = cpu_slots(c);

    (void)unused;
    sparc_set_fsr(s, (sparc_fsr(s) & ~mask) | (v & mask));
    return 0;
}

val sparc_fp_read_fsr(struct sparc_translation *t)
{
    val none = constant(t, 0);
    return ir_call(t->ir, call_read_fsr, IR_CALL_READS, none, none, none);
}

void sparc_fp_write_fsr(struct sparc_translation *t, val v, uint64_t mask)
{
    ir_call(t->ir, call_write_fsr, IR_CALL_READS | IR_CALL_WRITES, v, constant(t, mask), constant(t, 0));
    sparc_end_with_mode(t, SPARC_MODE_FP_SLOW);
}

/* Records that an FPop without exceptions is the last one: cexc and ftt are 0. */
static void record_move(struct sparc_translation *t)
{
    if (!t->fp_slow) {
        set_slot(t, SPARC_FP_LAST, constant(t, SPARC_FMOVS));
        return;
    }
    set_slot(t, SPARC_FP_LAST, constant(t, 0));
    set_slot(t, SPARC_FSR, ir_andi(t->ir, ir_get(t->ir, SPARC_FSR), ~(SPARC_FSR_FTT | SPARC_FSR_CEXC)));
}

/* ---- singles, doubles, integers ----------------------------------------------------------------- */

/* Formats: s single or 32-bit integer, d double or 64-bit integer. rs1: 0 if there is no such operand. */
struct fpop {
    uint16_t opf;
    char rs1, rs2, rd;
    uint8_t fast; /* enum ir_fast */
};

static const struct fpop fpops[] = {
    {SPARC_FADDS, 's', 's', 's', IR_FAST_ADD32}, {SPARC_FADDD, 'd', 'd', 'd', IR_FAST_ADD64}, {SPARC_FSUBS, 's', 's', 's', IR_FAST_SUB32},
    {SPARC_FSUBD, 'd', 'd', 'd', IR_FAST_SUB64}, {SPARC_FMULS, 's', 's', 's', IR_FAST_MUL32}, {SPARC_FMULD, 'd', 'd', 'd', IR_FAST_MUL64},
    {SPARC_FDIVS, 's', 's', 's', IR_FAST_DIV32}, {SPARC_FDIVD, 'd', 'd', 'd', IR_FAST_DIV64}, {SPARC_FSQRTS, 0, 's', 's', IR_FAST_SQRT32},
    {SPARC_FSQRTD, 0, 'd', 'd', IR_FAST_SQRT64}, {SPARC_FSMULD, 's', 's', 'd', IR_FAST_NONE}, {SPARC_FSTOX, 0, 's', 'd', IR_FAST_S_LT},
    {SPARC_FDTOX, 0, 'd', 'd', IR_FAST_D_LT},    {SPARC_FXTOS, 0, 'd', 's', IR_FAST_L_S},     {SPARC_FXTOD, 0, 'd', 'd', IR_FAST_L_D},
    {SPARC_FITOS, 0, 's', 's', IR_FAST_W_S},     {SPARC_FITOD, 0, 's', 'd', IR_FAST_W_D},     {SPARC_FDTOS, 0, 'd', 's', IR_FAST_D_S},
    {SPARC_FSTOD, 0, 's', 'd', IR_FAST_S_D},     {SPARC_FSTOI, 0, 's', 's', IR_FAST_S_WT},    {SPARC_FDTOI, 0, 'd', 's', IR_FAST_D_WT},
    {SPARC_FCMPS, 's', 's', 0, IR_FAST_CMP32},   {SPARC_FCMPD, 'd', 'd', 0, IR_FAST_CMP64},   {SPARC_FCMPES, 's', 's', 0, IR_FAST_CMP32},
    {SPARC_FCMPED, 'd', 'd', 0, IR_FAST_CMP64},
};

/* The opf of an FPop's word, as in enum sparc_opf. */
static unsigned opf_of(uint32_t word)
{
    enum { FPOP2 = 1 << 19 }; /* the last bit of op3 */
    return (word >> 5 & 0x1ff) + (word & FPOP2 ? 0x100 : 0);
}

static const struct fpop *find(unsigned opf)
{
    const struct fpop *f = fpops;

    while (f->opf != opf)
        f++;
    return f;
}

/* The reference of the host's operations: no trap, to nearest. */
static uint64_t call_usual(struct cpu *c, uint64_t a, uint64_t b, uint64_t opf)
{
    unsigned raised = 0;
    uint64_t r = sparc_fp_compute((enum sparc_opf)opf, 0, a, b, &raised);

    cpu_slots(c)[SPARC_FSR] |= (uint64_t)raised << SPARC_FSR_AEXC_SHIFT;
    return r;
}

/* Sets the FSR after an FPop, and traps if an exception is enabled. Returns whether it did not. */
static bool finish(struct cpu *c, unsigned raised, uint64_t word)
{
    uint64_t *s = cpu_slots(c);

    s[SPARC_FSR] = sparc_fp_record(s[SPARC_FSR], raised);
    s[SPARC_FP_LAST] = 0;
    if (sparc_fp_ftt(s[SPARC_FSR]) != SPARC_FTT_IEEE)
        return true;
    cpu_raise_trap(c, SPARC_TRAP_FP_IEEE, word);
    return false;
}

static uint64_t call_slow(struct cpu *c, uint64_t a, uint64_t b, uint64_t word)
{
    unsigned raised = 0;
    uint64_t r = sparc_fp_compute((enum sparc_opf)opf_of((uint32_t)word), cpu_slots(c)[SPARC_FSR], a, b, &raised);

    finish(c, raised, word);
    return r;
}

static val compute(struct sparc_translation *t, const struct sparc_fields *o, const struct fpop *f)
{
    val b = operand(t, f->rs2, o->t), a = f->rs1 ? operand(t, f->rs1, o->s) : b;

    if (t->fp_slow)
        return ir_call(t->ir, call_slow, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, a, b, constant(t, t->word));
    val r = ir_call_fast(t->ir, call_usual, IR_CALL_STATUS, (enum ir_fast)f->fast, a, b, constant(t, f->opf));
    set_slot(t, SPARC_FP_LAST, constant(t, f->opf));
    set_slot(t, SPARC_FP_A, a);
    set_slot(t, SPARC_FP_B, b);
    return r;
}

SEM(fpop)
{
    const struct fpop *f = find(opf_of(t->word));

    if (sparc_fp_enabled(t))
        set_result(t, f->rd, o->d, compute(t, o, f));
}

SEM(fcmp)
{
    if (sparc_fp_enabled(t))
        set_slot(t, SPARC_FCC + o->n, compute(t, o, find(opf_of(t->word))));
}

/* ---- quads -------------------------------------------------------------------------------------- */

static uint64_t call_invalid_register(struct cpu *c, uint64_t word, uint64_t b, uint64_t x)
{
    uint64_t *s = cpu_slots(c);

    (void)b, (void)x;
    s[SPARC_FSR] = (sparc_fsr(s) & ~(SPARC_FSR_FTT | SPARC_FSR_FCCS)) | (uint64_t)SPARC_FTT_INVALID_REGISTER << SPARC_FSR_FTT_SHIFT;
    s[SPARC_FP_LAST] = 0;
    cpu_raise_trap(c, SPARC_TRAP_FP_OTHER, word);
    return 0;
}

bool sparc_fp_is_quad(struct sparc_translation *t, unsigned field)
{
    val none = constant(t, 0);

    if (!(field & 2))
        return true;
    ir_call(t->ir, call_invalid_register, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, constant(t, t->word), none, none);
    return false;
}

/* The operands' and the result's formats of an FPop on quads, by the second half of its mnemonic: arithmetic has but one. */
static void quad_formats(unsigned opf, char *source, char *result)
{
    *source = *result = 'q';
    switch (opf) {
    case SPARC_FDMULQ:
    case SPARC_FDTOQ:
    case SPARC_FXTOQ: *source = 'd'; break;
    case SPARC_FSTOQ:
    case SPARC_FITOQ: *source = 's'; break;
    case SPARC_FQTOD:
    case SPARC_FQTOX: *result = 'd'; break;
    case SPARC_FQTOS:
    case SPARC_FQTOI: *result = 's'; break;
    case SPARC_FCMPQ:
    case SPARC_FCMPEQ: *result = 0; break;
    }
}

static bool has_rs1(unsigned opf)
{
    return (opf >= SPARC_FADDS && opf <= SPARC_FDMULQ) || opf >= SPARC_FCMPS;
}

static fp_u128 read_register(const uint64_t *s, char format, unsigned field)
{
    if (format == 's')
        return (uint32_t)(s[SPARC_F + field / 2] >> (field & 1 ? 0 : 32));
    uint64_t high = s[sparc_fp_double_slot(field)];
    return format == 'd' ? high : (fp_u128)high << 64 | s[sparc_fp_double_slot(field) + 1];
}

static void write_register(uint64_t *s, char format, unsigned field, fp_u128 v)
{
    uint64_t *slot = &s[format == 's' ? SPARC_F + field / 2 : sparc_fp_double_slot(field)];
    unsigned shift = field & 1 ? 0 : 32;

    if (format == 's') {
        *slot = (*slot & ~(0xffffffffull << shift)) | (uint64_t)v << shift;
    } else if (format == 'd') {
        *slot = (uint64_t)v;
    } else {
        slot[0] = (uint64_t)(v >> 64);
        slot[1] = (uint64_t)v;
    }
}

/* Executes the word as the kernel's emulation does. */
static uint64_t call_quad(struct cpu *c, uint64_t word, uint64_t b, uint64_t x)
{
    uint64_t *s = cpu_slots(c);
    unsigned opf = opf_of((uint32_t)word), rd = word >> 25 & 31, raised = 0;
    char source, result;

    (void)b, (void)x;
    quad_formats(opf, &source, &result);
    fp_u128 r = sparc_fp_compute_quad((enum sparc_opf)opf, s[SPARC_FSR], read_register(s, source, word >> 14 & 31),
                                      read_register(s, source, word & 31), &raised);
    if (!finish(c, raised, word))
        return 0;
    if (result)
        write_register(s, result, rd, r);
    else
        s[SPARC_FCC + (rd & 3)] = (uint64_t)r;
    return 0;
}

SEM(fquad)
{
    unsigned opf = opf_of(t->word);
    char source, result;
    val none = constant(t, 0);

    quad_formats(opf, &source, &result);
    if (!sparc_fp_enabled(t) || (source == 'q' && (!sparc_fp_is_quad(t, o->t) || (has_rs1(opf) && !sparc_fp_is_quad(t, o->s)))) ||
        (result == 'q' && !sparc_fp_is_quad(t, o->d)))
        return;
    ir_call(t->ir, call_quad, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, constant(t, t->word), none, none);
}

/* ---- moves and signs ---------------------------------------------------------------------------- */

enum format { SINGLE = 1, DOUBLE = 2, QUAD = 3 };

/* The format of a move: the last bits of opf. */
static enum format move_format(uint32_t word)
{
    return (enum format)(word >> 5 & 3);
}

/* Traps and returns false if the FPU is off or a quad's register is none. */
static bool can_move(struct sparc_translation *t, const struct sparc_fields *o)
{
    return sparc_fp_enabled(t) && (move_format(t->word) != QUAD || (sparc_fp_is_quad(t, o->t) && sparc_fp_is_quad(t, o->d)));
}

enum sign_operation { COPY, FLIP_SIGN, CLEAR_SIGN };

static void move(struct sparc_translation *t, const struct sparc_fields *o, enum sign_operation what)
{
    enum format format = move_format(t->word);
    uint64_t sign = (uint64_t)1 << (format == SINGLE ? 31 : 63);

    if (!can_move(t, o))
        return;
    val v = operand(t, format == SINGLE ? 's' : 'd', o->t);
    val low = format == QUAD ? ir_get(t->ir, sparc_fp_double_slot(o->t) + 1) : v;
    if (what == FLIP_SIGN)
        v = ir_xori(t->ir, v, sign);
    else if (what == CLEAR_SIGN)
        v = ir_andi(t->ir, v, sign - 1);
    record_move(t);
    set_result(t, format == SINGLE ? 's' : 'd', o->d, v);
    if (format == QUAD)
        set_slot(t, sparc_fp_double_slot(o->d) + 1, low);
}

SEM(fmov)
{
    move(t, o, COPY);
}

SEM(fneg)
{
    move(t, o, FLIP_SIGN);
}

SEM(fabs)
{
    move(t, o, CLEAR_SIGN);
}

/* ---- conditions --------------------------------------------------------------------------------- */

/* Returns whether the condition holds for fcc number n, 0 or 1. */
static val fcc_holds(struct sparc_translation *t, unsigned n, unsigned cond)
{
    unsigned mask = sparc_fcc_mask(cond);

    if (mask == 0 || mask == sparc_fcc_mask(8))
        return constant(t, mask != 0);
    return ir_nei(t->ir, ir_andi(t->ir, ir_get(t->ir, SPARC_FCC + n), mask), 0);
}

static void move_if(struct sparc_translation *t, const struct sparc_fields *o, val cond)
{
    enum format format = move_format(t->word);
    char kind = format == SINGLE ? 's' : 'd';

    val v = ir_select(t->ir, cond, operand(t, kind, o->t), operand(t, kind, o->d)), low = v;
    if (format == QUAD)
        low = ir_select(t->ir, cond, ir_get(t->ir, sparc_fp_double_slot(o->t) + 1), ir_get(t->ir, sparc_fp_double_slot(o->d) + 1));
    record_move(t);
    set_result(t, kind, o->d, v);
    if (format == QUAD)
        set_slot(t, sparc_fp_double_slot(o->d) + 1, low);
}

SEM(fmov_fcc)
{
    if (can_move(t, o))
        move_if(t, o, fcc_holds(t, o->n, o->c));
}

SEM(fmov_icc)
{
    if (can_move(t, o))
        move_if(t, o, icc_condition(t, o->c, o->x));
}

SEM(fmovr)
{
    if (can_move(t, o))
        move_if(t, o, register_condition(t, t->word >> 10 & 7, gr(t, o->s)));
}

SEM(mov_fcc)
{
    if (sparc_fp_enabled(t))
        set_gr(t, o->d, ir_select(t->ir, fcc_holds(t, o->n, o->c), second_of(t, o->i, o->j, 11), gr(t, o->d)));
}

/* ---- branches ----------------------------------------------------------------------------------- */

static void branch(struct sparc_translation *t, unsigned n, unsigned cond, bool annuls, int32_t words)
{
    uint64_t target = delay_truncate(&t->delay, t->delay.pc + (uint64_t)(int64_t)words * 4);
    unsigned mask = sparc_fcc_mask(cond);

    if (t->fp_off)
        trap_unless_annulled(t, SPARC_TRAP_FP_DISABLED);
    else if (mask == sparc_fcc_mask(8))
        delay_branch_to(&t->delay, delay_known(target), annuls);
    else if (mask)
        delay_branch_if(&t->delay, fcc_holds(t, n, cond), target, annuls ? DELAY_SLOT_IF_TAKEN : DELAY_SLOT_EXECUTED);
    else
        branch_never(t, annuls);
}

SEM(fbfcc)
{
    branch(t, 0, t->word >> 25 & 15, o->a, sparc_sign_extend(o->w, 22));
}

SEM(fbpfcc)
{
    branch(t, o->n, t->word >> 25 & 15, o->a, sparc_sign_extend(o->w, 19));
}
