/*
 * engine.t.c - the engine held to its own promise: however a run is cut into budgets, and so however instructions are
 * gathered into blocks and optimised, registers, memory and stops are the same.
 *
 * A toy machine serves: 8-byte instructions of random bits, whose meaning covers every micro-operation.
 */
#include <fenv.h>
#include <malloc.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <cmocka.h>

#include "emu/engine/engine.h"
#include "emu/ir/isa.h"

enum { REGS = 16, PC = REGS, MODE, STATUS, SLOTS, CODE_BASE = 0x10000, CODE_WORDS = 512, DATA_BASE = 0x20000, DATA_LEN = 0x4000 };

static uint64_t mix(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    (void)c;
    return (a ^ (b << 7)) * 0x9e3779b97f4a7c15u + x;
}

static uint64_t rotate_registers(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    (void)a, (void)b, (void)x;
    uint64_t *s = cpu_slots(c), first = s[0];
    memmove(s, s + 1, (REGS - 1) * sizeof *s);
    s[REGS - 1] = first;
    return s[3];
}

static uint64_t trap_if_odd(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    (void)x;
    if ((a & 15) == 15)
        cpu_raise_trap(c, 7, b);
    return a + 1;
}

/* ---- floating point: the reference is the host's own through C, with a NaN that we choose -- */

enum { STATUS_SHIFT = 8 }; /* in slot STATUS: zero divide, overflow, underflow, inexact from this bit on */

// clang-format off
static double as_double(uint64_t v) { double d; memcpy(&d, &v, 8); return d; }
static float as_float(uint64_t v) { float f; uint32_t w = (uint32_t)v; memcpy(&f, &w, 4); return f; }
// clang-format on

static uint64_t raise_flags(struct cpu *c, uint64_t result)
{
    int raised = fetestexcept(FE_ALL_EXCEPT);
    cpu_slots(c)[STATUS] |= ((uint64_t) !!(raised & FE_DIVBYZERO) | (uint64_t) !!(raised & FE_OVERFLOW) << 1 |
                             (uint64_t) !!(raised & FE_UNDERFLOW) << 2 | (uint64_t) !!(raised & FE_INEXACT) << 3)
                            << STATUS_SHIFT;
    return result;
}

static uint64_t of_double(struct cpu *c, double d)
{
    uint64_t v;
    memcpy(&v, &d, 8);
    return raise_flags(c, isnan(d) ? 0x7ff4000000000123u : v);
}

static uint64_t of_float(struct cpu *c, float f)
{
    uint32_t v;
    memcpy(&v, &f, 4);
    return raise_flags(c, isnan(f) ? 0x7fa00123u : v);
}

#define FLOAT(name, of, expr)                                                                           \
    static uint64_t name(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)                             \
    {                                                                                                   \
        volatile double da = as_double(a), db = as_double(b), dx = as_double(x);                        \
        volatile float fa = as_float(a), fb = as_float(b), fx = as_float(x);                            \
        (void)da, (void)db, (void)dx, (void)fa, (void)fb, (void)fx;                                     \
        feclearexcept(FE_ALL_EXCEPT);                                                                   \
        volatile __typeof__(expr) result = (expr); /* now, whatever the compiler thinks of the flags */ \
        return of(c, result);                                                                           \
    }
// clang-format off
FLOAT(add64, of_double, da + db)
FLOAT(sub64, of_double, da - db)
FLOAT(mul64, of_double, da * db)
FLOAT(div64, of_double, da / db)
FLOAT(sqrt64, of_double, sqrt(da))
FLOAT(fma64, of_double, fma(da, db, dx))
FLOAT(fnma64, of_double, fma(-da, db, dx))
FLOAT(rint64, of_double, rint(da))
FLOAT(add32, of_float, fa + fb)
FLOAT(sub32, of_float, fa - fb)
FLOAT(sqrt32, of_float, sqrtf(fa))
FLOAT(fnma32, of_float, fmaf(-fa, fb, fx))
FLOAT(rint32, of_float, rintf(fa))
FLOAT(mul32, of_float, fa * fb)
FLOAT(div32, of_float, fa / fb)
FLOAT(fma32, of_float, fmaf(fa, fb, fx))
FLOAT(widen, of_double, fa)
FLOAT(narrow, of_float, (float)da)
FLOAT(w_to_d, of_double, (int32_t)a)
FLOAT(l_to_d, of_double, (double)(int64_t)a)
FLOAT(l_to_s, of_float, (float)(int64_t)a)
FLOAT(d_to_wt, raise_flags, da >= -2147483648.0 && da < 2147483648.0 ? (uint32_t)(int32_t)da : 77)
FLOAT(d_to_w, raise_flags, da > -2147483648.0 && da < 2147483647.0 ? (uint32_t)(int32_t)rint(da) : 78)
FLOAT(w_to_s, of_float, (float)(int32_t)a)
FLOAT(s_to_wt, raise_flags, fa >= -2147483648.0f && fa < 2147483648.0f ? (uint32_t)(int32_t)fa : 79)
FLOAT(s_to_w, raise_flags, fa > -2147483648.0f && fa < 2147483648.0f ? (uint32_t)(int32_t)rintf(fa) : 80)
FLOAT(d_to_lt, raise_flags, da >= -0x1p63 && da < 0x1p63 ? (uint64_t)(int64_t)da : 81)
FLOAT(d_to_l, raise_flags, da >= -0x1p63 && da < 0x1p63 ? (uint64_t)(int64_t)rint(da) : 82)
FLOAT(s_to_lt, raise_flags, fa >= -0x1p63f && fa < 0x1p63f ? (uint64_t)(int64_t)fa : 83)
FLOAT(s_to_l, raise_flags, fa >= -0x1p63f && fa < 0x1p63f ? (uint64_t)(int64_t)rintf(fa) : 84)
#define HOLDS(name, relation) \
    FLOAT(name##64, raise_flags, da relation db) \
    FLOAT(name##32, raise_flags, fa relation fb)
HOLDS(lt, <)
HOLDS(eq, ==)
HOLDS(le, <=)
HOLDS(gt, >)
HOLDS(ne, !=)
HOLDS(ge, >=)
FLOAT(ordered64, raise_flags, !isunordered(da, db))
FLOAT(ordered32, raise_flags, !isunordered(fa, fb))
FLOAT(unordered64, raise_flags, isunordered(da, db) != 0)
FLOAT(unordered32, raise_flags, isunordered(fa, fb) != 0)
FLOAT(cmp64, raise_flags, da < db ? 1 : da == db ? 2 : da > db ? 4 : 8)
FLOAT(cmp32, raise_flags, fa < fb ? 1 : fa == fb ? 2 : fa > fb ? 4 : 8)

static const struct { ir_fn *fn; enum ir_fast fast; } floats[] = {
    {add64, IR_FAST_ADD64}, {sub64, IR_FAST_SUB64}, {mul64, IR_FAST_MUL64}, {div64, IR_FAST_DIV64},
    {sqrt64, IR_FAST_SQRT64}, {fma64, IR_FAST_FMA64}, {add32, IR_FAST_ADD32}, {mul32, IR_FAST_MUL32},
    {div32, IR_FAST_DIV32}, {fma32, IR_FAST_FMA32}, {widen, IR_FAST_S_D}, {narrow, IR_FAST_D_S},
    {w_to_d, IR_FAST_W_D}, {l_to_d, IR_FAST_L_D}, {l_to_s, IR_FAST_L_S}, {d_to_wt, IR_FAST_D_WT},
    {d_to_w, IR_FAST_D_W}, {cmp64, IR_FAST_CMP64}, {cmp32, IR_FAST_CMP32},
    {fnma64, IR_FAST_FNMA64}, {fnma32, IR_FAST_FNMA32}, {rint64, IR_FAST_RINT64}, {rint32, IR_FAST_RINT32},
    {sub32, IR_FAST_SUB32}, {sqrt32, IR_FAST_SQRT32}, {w_to_s, IR_FAST_W_S}, {s_to_wt, IR_FAST_S_WT}, {s_to_w, IR_FAST_S_W},
    {d_to_lt, IR_FAST_D_LT}, {d_to_l, IR_FAST_D_L}, {s_to_lt, IR_FAST_S_LT}, {s_to_l, IR_FAST_S_L},
    {lt64, IR_FAST_LT64}, {eq64, IR_FAST_EQ64}, {le64, IR_FAST_LE64}, {gt64, IR_FAST_GT64}, {ne64, IR_FAST_NE64}, {ge64, IR_FAST_GE64},
    {lt32, IR_FAST_LT32}, {eq32, IR_FAST_EQ32}, {le32, IR_FAST_LE32}, {gt32, IR_FAST_GT32}, {ne32, IR_FAST_NE32}, {ge32, IR_FAST_GE32},
    {ordered64, IR_FAST_ORDERED64}, {ordered32, IR_FAST_ORDERED32}, {unordered64, IR_FAST_UNORDERED64}, {unordered32, IR_FAST_UNORDERED32},
};
// clang-format on

static val compute_float(struct ir_builder *t, unsigned which, val a, val b, val c)
{
    which %= sizeof floats / sizeof floats[0];
    return ir_call_fast(t, floats[which].fn, IR_CALL_STATUS, floats[which].fast, a, b, c);
}

/* The same with single precision in halves of registers, some of which have such. */
enum { HALVED = 10, HALVES = 5 };

static val compute_half(struct ir_builder *t, unsigned which, unsigned ra, unsigned rb, unsigned rd)
{
    unsigned to = HALVED + rd % HALVES;
    val a = ir_get(t, HALVED + ra % HALVES), b = ir_get(t, HALVED + rb % HALVES), d = ir_get(t, to);
    static const struct {
        ir_fn *fn;
        enum ir_fast fast;
    } singles[] = {
        // clang-format off
        {add32, IR_FAST_ADD32}, {mul32, IR_FAST_MUL32}, {div32, IR_FAST_DIV32}, {fma32, IR_FAST_FMA32},
        // clang-format on
    };
    unsigned a_pos = which & 4 ? 32 : 0, b_pos = which & 8 ? 32 : 0, d_pos = which & 16 ? 32 : 0;
    val x = ir_extract(t, a, a_pos, 32), y = ir_extract(t, b, b_pos, 32), z = ir_extract(t, d, 32 - d_pos, 32);
    val r = which & 32 ? ir_call_fast(t, singles[which & 3].fn, IR_CALL_STATUS, singles[which & 3].fast, x, y, z) : ir_add32(t, x, y);
    ir_set(t, to, ir_deposit(t, d, r, d_pos, 32));
    return which & 64 ? ir_get(t, to) : r;
}

struct fields {
    unsigned op, d, a, b, sub;
    int32_t imm;
};

static val address(struct ir_builder *t, val v)
{
    return ir_addi(t, ir_andi(t, v, DATA_LEN - 1), DATA_BASE);
}

static void compute(struct ir_builder *t, const struct fields *f)
{
    val a = ir_get(t, f->a), b = ir_get(t, f->b), r;
    static const uint8_t binary[] = {
#define X(name, expr) IR_##name,
        IR_BINARY(X)
#undef X
    };
    static const uint8_t unary[] = {
#define X(name, expr) IR_##name,
        IR_UNARY(X)
#undef X
    };
    unsigned pos = f->sub % 64, len = 1 + (unsigned)f->imm % (64 - pos);

    switch (f->op) {
    case 0:
    case 1:
    case 2:
    case 3: r = ir_binary(t, binary[f->sub % sizeof binary], a, b); break;
    case 4:
    case 5:
    case 6: r = ir_binary_imm(t, binary[f->sub % sizeof binary], a, (uint64_t)(int64_t)f->imm); break;
    case 7: r = ir_unary(t, unary[f->sub % sizeof unary], a); break;
    case 8: r = f->imm & 1 ? ir_extract(t, a, pos, len) : ir_extracts(t, a, pos, len); break;
    case 9: r = f->imm & 2 ? ir_deposit(t, a, b, pos, len) : ir_add(t, a, ir_shli(t, b, f->sub & 3)); break;
    case 10: r = f->imm & 1 ? ir_shrd(t, a, b, pos) : ir_shrd32(t, ir_zext32(t, a), ir_zext32(t, b), pos & 31); break;
    case 11: r = ir_select(t, ir_ltu(t, a, b), b, ir_get(t, f->d)); break;
    case 12:
        r = f->imm & 12  ? compute_half(t, f->sub, f->a, f->b, f->d)
            : f->imm & 3 ? compute_float(t, f->sub, a, b, ir_get(t, f->d))
                         : ir_call(t, mix, IR_CALL_PURE, a, b, ir_const(t, f->sub));
        break;
    case 13:
        r = ir_add(t, ir_getx(t, 0, ir_andi(t, a, REGS - 1), REGS), b);
        ir_setx(t, 0, ir_andi(t, b, REGS - 1), a, REGS);
        break;
    case 14:
        r = f->sub & 1 ? ir_call(t, rotate_registers, IR_CALL_READS | IR_CALL_WRITES, a, b, a)
                       : ir_call(t, trap_if_odd, IR_CALL_MAY_STOP, a, b, a);
        break;
    default:
        if ((f->sub & 7) == 7) { /* the status is a register like others */
            r = ir_get(t, STATUS);
            ir_set(t, STATUS, ir_andi(t, a, 0xff));
            break;
        }
        r = f->sub & 1 ? ir_cycles(t) : ir_const(t, (uint64_t)f->imm * 0x123456789abcdefu);
        break;
    }
    ir_set(t, f->d, r);
    if (f->sub & 64) /* a value used after it became a register, and after that register changed */
        ir_set(t, f->b, ir_xor(t, r, a));
}

static void memory(struct ir_builder *t, const struct fields *f)
{
    static const uint8_t bits[] = {8, 16, 32, 64};
    val at = address(t, ir_get(t, f->a));
    unsigned size = bits[f->sub % 4];
    unsigned flags = f->sub & 16 ? IR_MEM_ALIGN | IR_MEM_ADDR32 : 0;
    bool be = size > 8 && (f->sub & 8);

    if (f->sub & 32) {
        ir_store(t, size, be, at, f->imm & 7, ir_get(t, f->b), flags);
        ir_set(t, f->d, ir_addi(t, ir_get(t, f->d), 8));
    } else {
        ir_set(t, f->d, ir_load(t, size, be, at, f->imm & 7, flags));
    }
}

static uint64_t target(const struct fields *f)
{
    if (!(f->imm & 0x300)) /* blocks that go back to their start */
        return CODE_BASE;
    return CODE_BASE + ((uint64_t)f->imm % CODE_WORDS) * 8;
}

enum { NULLIFY = 1 }; /* a mode: the instruction at pc does nothing */

static void jump(struct ir_builder *t, const struct fields *f, uint64_t mode)
{
    val to = ir_addi(t, ir_shli(t, ir_andi(t, ir_get(t, f->a), CODE_WORDS - 1), 3), CODE_BASE);
    if (f->sub & 2)
        ir_goto_dyn_mode(t, to, ir_extract(t, ir_get(t, f->b), 3, 1));
    else if (f->sub & 1)
        ir_goto_dyn(t, to, mode);
    else
        ir_goto(t, target(f), mode);
}

/* Whether the next instruction is nullified. */
struct nullify {
    bool pending, if_zero;
    val cond;
};

/* One instruction that is not nullified. Returns whether the block continues after it. */
static bool toy_insn(struct ir_builder *t, const struct fields *f, uint64_t pc, bool may_skip, struct nullify *next)
{
    *next = (struct nullify){0};
    if (f->op < 16) {
        compute(t, f);
    } else if (f->op < 24) {
        memory(t, f);
    } else if (f->op < 28) { /* nullifies the next instruction if a register is odd (or even) */
        val cond = ir_andi(t, ir_get(t, f->a), 1);
        if (may_skip) {
            *next = (struct nullify){true, f->sub & 1, cond};
            return true;
        }
        ir_label no = f->sub & 1 ? ir_skip_if_nonzero(t, cond) : ir_skip_if_zero(t, cond);
        ir_goto(t, pc + 8, NULLIFY);
        ir_land(t, no);
    } else if (f->op < 30) { /* a branch taken sometimes */
        ir_label no = ir_skip_if_zero(t, ir_ltui(t, ir_get(t, f->a), 1u << 30));
        ir_goto(t, target(f), 0);
        ir_land(t, no);
    } else {
        jump(t, f, 0);
        return false;
    }
    return true;
}

/* In a draft, what computes or accesses memory is kept by its word. */
static enum ir_template_use ask(struct ir_builder *t, uint64_t pc, uint64_t mode, uint64_t w)
{
    enum ir_template_use kept =
        ir_is_cold_tier(t) ? ir_use_template(t, mode != NULLIFY && (w & 31) < 24 ? w : 0, 0, pc, mode) : IR_TEMPLATE_NEVER;
    if (kept == IR_TEMPLATE_MISSING)
        ir_begin_template(t);
    return kept;
}

static void toy_translate(struct ir_builder *t, uint64_t pc, uint64_t mode)
{
    struct nullify self = {0};

    for (bool go_on = true; go_on; pc += 8, mode = 0) {
        uint64_t w;
        if (!self.pending && !ir_fetch(t, pc, mode, &w, 8))
            return;
        mem_peek(ir_space(t), pc, &w, 8);
        enum ir_template_use kept = self.pending ? IR_TEMPLATE_NEVER : ask(t, pc, mode, w);
        if (kept == IR_TEMPLATE_USED)
            continue;
        if (!ir_insn(t, pc, mode)) {
            ir_goto(t, pc, mode);
            return;
        }
        if (mode == NULLIFY)
            continue;
        struct fields f = {
            .op = w & 31, .d = w >> 5 & 15, .a = w >> 9 & 15, .b = w >> 13 & 15, .sub = w >> 17 & 127, .imm = (int32_t)(w >> 32)};
        struct nullify next;
        bool next_in_page = ((pc + 8) & 0xfff) != 0, may_skip = !self.pending && ir_room(t, 1) && next_in_page;
        ir_label over = 0;
        if (self.pending)
            over = self.if_zero ? ir_skip_insn_if_zero(t, self.cond) : ir_skip_insn_if_nonzero(t, self.cond);
        go_on = toy_insn(t, &f, pc, may_skip, &next);
        if (kept == IR_TEMPLATE_MISSING)
            ir_end_template(t, w, true, 0);
        if (self.pending) {
            ir_land(t, over);
            go_on = true;
        }
        self = next;
    }
}

// clang-format off
static void toy_reset(struct cpu *c) { cpu_slots(c)[PC] = CODE_BASE; }
static uint64_t toy_pc(const struct cpu *c) { return cpu_slots((struct cpu *)c)[PC]; }
static void toy_set_pc(struct cpu *c, uint64_t pc) { cpu_slots(c)[PC] = pc; }
// clang-format on

/* ---- a pipeline for it: two instructions a cycle, loads that take long, a predictor ----------- */

enum { TOY_ALU, TOY_MEMORY, TOY_BRANCH, TOY_CLASSES };
static const struct timing_class toy_classes[] = {
    {.name = "ALU", .ports = 3, .second = 1 << TOY_ALU | 1 << TOY_MEMORY | 1 << TOY_BRANCH},
    {.name = "MEMORY", .ports = 1, .second = 1 << TOY_ALU, .memory = 2},
    {.name = "BRANCH", .ports = 2, .lock = 1},
};
static const struct timing_rule toy_rules[] = {
    {.producers = 1 << TOY_MEMORY, .results = TIMING_ANY_ROLE, .consumers = TIMING_ANY_CLASS, .operands = TIMING_ANY_ROLE, .cycles = 4},
    {.producers = 1 << TOY_ALU, .results = TIMING_ANY_ROLE, .consumers = 1 << TOY_MEMORY, .operands = 1 << TIMING_ADDR, .cycles = 2},
};
static const struct timing_model toy_pipeline = {
    .name = "pipeline",
    .long_name = "a pipeline",
    .issue = TIMING_ISSUE_PAIRS,
    .classes = toy_classes,
    .nclasses = TOY_CLASSES,
    .rules = toy_rules,
    .nrules = 2,
    .uses_memory = 1 << TOY_MEMORY,
    .mispredict = 5,
    .indirect = 2,
};

static const struct timing_class wide_classes[] = {
    {.name = "ALU", .ports = 3},
    {.name = "MEMORY", .ports = 4, .blocks = 2},
    {.name = "BRANCH", .ports = 8, .lock = 1, .flags = TIMING_CLASS_FIRST},
};
static const struct timing_model toy_wide = {
    .name = "wide",
    .long_name = "groups of three",
    .issue = TIMING_ISSUE_WIDE,
    .classes = wide_classes,
    .nclasses = TOY_CLASSES,
    .rules = toy_rules,
    .nrules = 2,
    .movable_ports = 3,
    .width = 3,
    .places = {15, 15, 7},
    .line = 32,
    .predictor = {.direction = TIMING_PREDICTS_DYNAMIC, .history = 2, .returns = 4, .targets = 16},
    .mispredict = 5,
    .indirect = 2,
};

static const struct timing_model *toy_model(unsigned index)
{
    return index == 0 ? &toy_pipeline : index == 1 ? &toy_wide : NULL;
}

static uint64_t toy_word(uint64_t va, const uint8_t *code)
{
    uint64_t word;
    (void)va;
    memcpy(&word, code, sizeof word);
    return word;
}

static unsigned toy_timing(uint64_t va, const uint8_t *code, struct timing_insn *i)
{
    uint64_t w;
    (void)va;
    memcpy(&w, code, 8);
    unsigned op = w & 31, sub = w >> 17 & 127;
    *i = (struct timing_insn){.cls = op < 16 || (op >= 24 && op < 28) ? TOY_ALU : op < 24 ? TOY_MEMORY : TOY_BRANCH, .nreads = 2};
    i->reads[0] = (struct timing_operand){w >> 9 & 15, i->cls == TOY_MEMORY ? TIMING_ADDR : TIMING_DATA};
    i->reads[1] = (struct timing_operand){w >> 13 & 15, TIMING_DATA};
    if (op < 24)
        i->writes[i->nwrites++] = (struct timing_operand){w >> 5 & 15, TIMING_DATA};
    if (op >= 28)
        i->flags = (uint16_t)(TIMING_IS_BRANCH | (sub & 8 ? TIMING_PREDICT_TAKEN : 0) | (sub & 16 ? TIMING_IS_CALL : 0));
    if (op == 28 || op == 29)
        i->flags |= TIMING_IS_CONDITIONAL;
    if (op >= 30 && sub & 3)
        i->flags |= (uint16_t)(TIMING_IS_INDIRECT | (sub & 32 ? TIMING_IS_RETURN : 0) | (sub & 64 ? TIMING_IS_CONDITIONAL : 0));
    return 8;
}

static const uint16_t hot[] = {3, 5, 1, 15, 0, 9};

static const struct ir_isa toy_ir = {
    .nslots = SLOTS,
    .pc_slot = PC,
    .mode_slot = MODE,
    .fp = {STATUS, STATUS_SHIFT, STATUS_SHIFT + 1, STATUS_SHIFT + 2, STATUS_SHIFT + 3, HALVED, HALVES},
    .hot_slots = hot,
    .nhot_slots = 6,
    .reset = toy_reset,
    .translate = toy_translate,
    .pc_get = toy_pc,
    .pc_set = toy_set_pc,
    .timing = {.word = toy_word, .nullified_mode = NULLIFY},
};

static const struct isa toy = {
    .name = "toy",
    .space = {.page_shift = 12, .low_bits = 32},
    .sample_bytes = 8,
    .cpu = &engine_ops,
    .ir = &toy_ir,
    .timing = {.model = toy_model, .insn = toy_timing},
};

#if defined HOST_CODE_BYTES && !defined __SANITIZE_ADDRESS__
/* ---- freed memory -----------------------------------------------------------------------------
 * Where code starts over all the time, what is read of code that is gone must not pass for what has been there: large pieces of
 * memory cannot be touched for a while after they were freed. The linker takes this for free(). */

void __real_free(void *p);
void __wrap_free(void *p);

enum { HOST_PAGE = 4096, LARGE = 4 * HOST_PAGE, KEPT = 64 };

/* Of the pages that lie in the piece of memory at p as a whole. */
static void protect(void *p, int how)
{
    uintptr_t from = ((uintptr_t)p + HOST_PAGE - 1) & ~(uintptr_t)(HOST_PAGE - 1);
    uintptr_t to = ((uintptr_t)p + malloc_usable_size(p)) & ~(uintptr_t)(HOST_PAGE - 1);
    if (mprotect((void *)from, to - from, how))
        fail_msg("freed memory cannot be protected");
}

void __wrap_free(void *p)
{
    static void *kept[KEPT];
    static unsigned n;
    if (!p || malloc_usable_size(p) < LARGE) {
        __real_free(p);
        return;
    }
    void **place = &kept[n++ % KEPT];
    if (*place) {
        protect(*place, PROT_READ | PROT_WRITE);
        __real_free(*place);
    }
    *place = p;
    protect(p, PROT_NONE);
}
#endif

/* ---- the comparison ------------------------------------------------------------------------- */

static uint64_t next_random(uint64_t *s)
{
    *s ^= *s << 13;
    *s ^= *s >> 7;
    *s ^= *s << 17;
    return *s;
}

static struct cpu *make(uint64_t seed, enum cpu_engine engine)
{
    struct space *s = space_new(&toy.space);
    assert_non_null(s);
    assert_int_equal(space_map(s, CODE_BASE, CODE_WORDS * 8, MEM_R | MEM_X, 0, NULL), 0);
    /* Of the data, one page can be written, one only read, one is not there, and one can again be written. */
    assert_int_equal(space_map(s, DATA_BASE, DATA_LEN, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(space_protect(s, DATA_BASE + 0x1000, 0x1000, MEM_R), 0);
    assert_int_equal(space_unmap(s, DATA_BASE + 0x2000, 0x1000), 0);
    uint64_t code[CODE_WORDS];
    for (unsigned i = 0; i < CODE_WORDS; i++)
        code[i] = next_random(&seed);
    mem_poke(s, CODE_BASE, code, sizeof code); /* at once: each call changes the host's page protection twice */
    struct cpu *c = cpu_new(&toy, s);
    space_unref(s);
    cpu_set_engine(c, engine); /* a host without translator interprets twice */
    for (unsigned i = 0; i < REGS; i++)
        cpu_slots(c)[i] = next_random(&seed) >> (seed & 63);
    return c;
}

/* Step over what a trap or fault refused, so that the run goes on. */
static void resume(struct cpu *c, const struct cpu_stop *why)
{
    if (why->reason == CPU_FAULT && why->access == MEM_EXEC)
        cpu_set_pc(c, CODE_BASE);
    else if (why->reason != CPU_BUDGET)
        cpu_set_pc(c, cpu_pc(c) + 8);
}

enum slicing { WHOLE, BY_ONE, RANDOM };

/* Run `total` cycles and record every stop that is not the end of a budget. */
static uint64_t run(struct cpu *c, uint64_t total, enum slicing how, uint64_t seed)
{
    uint64_t stops = 0, used = 0;
    while (used < total) {
        uint64_t left = total - used, budget = left;
        struct cpu_stop why;
        if (how == BY_ONE)
            budget = 1;
        else if (how == RANDOM)
            budget = 1 + next_random(&seed) % 90;
        if (budget > left)
            budget = left;
        cpu_set_cycle_base(c, used);
        uint64_t n = cpu_run(c, budget, &why);
        assert_true(n <= budget);
        if (why.reason == CPU_BUDGET)
            assert_int_equal(n, budget);
        else
            stops = stops * 31 + why.reason + why.addr + why.trap + used + n + cpu_pc(c);
        used += n + (why.reason != CPU_BUDGET);
        resume(c, &why);
    }
    return stops;
}

static void same(struct cpu *a, struct cpu *b)
{
    assert_memory_equal(cpu_slots(a), cpu_slots(b), SLOTS * sizeof(uint64_t));
    for (uint64_t at = DATA_BASE; at < DATA_BASE + DATA_LEN; at += 0x1000) {
        uint8_t x[0x1000], y[0x1000];
        size_t n = mem_peek(cpu_space(a), at, x, sizeof x);
        assert_int_equal(mem_peek(cpu_space(b), at, y, sizeof y), n);
        assert_memory_equal(x, y, n);
    }
}

static void any_slicing_gives_the_same_run(void)
{
    for (uint64_t seed = 1; seed <= 300; seed++) {
        struct cpu *one = make(seed, CPU_ENGINE_INTERP);
        uint64_t expected = run(one, 3000, BY_ONE, 0);
        for (unsigned i = 0; i < 4; i++) {
            struct cpu *c = make(seed, i & 1 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
            uint64_t got = run(c, 3000, i & 2 ? RANDOM : WHOLE, seed);
            if (got != expected)
                print_error("seed %llu, engine %u, slicing %u\n", (unsigned long long)seed, i & 1, i & 2);
            assert_int_equal(got, expected);
            same(one, c);
            cpu_free(c);
        }
        cpu_free(one);
    }
}

/* A short loop at CODE_BASE, mostly of floating point; what it leaves for stays random. */
static void write_loop(struct cpu *c, uint64_t seed)
{
    enum { COMPUTE_FLOAT = 12, LOAD_OR_STORE = 16, SKIP_NEXT = 24, BRANCH = 28, JUMP = 30 };
    static const uint8_t ops[16] = {COMPUTE_FLOAT,
                                    COMPUTE_FLOAT,
                                    COMPUTE_FLOAT,
                                    COMPUTE_FLOAT,
                                    COMPUTE_FLOAT,
                                    COMPUTE_FLOAT,
                                    LOAD_OR_STORE,
                                    LOAD_OR_STORE,
                                    LOAD_OR_STORE,
                                    0,
                                    4,
                                    7,
                                    9,
                                    15,
                                    SKIP_NEXT,
                                    BRANCH};
    uint64_t code[15];
    unsigned n = 1 + (unsigned)(next_random(&seed) % 14);
    for (unsigned i = 0; i <= n; i++) {
        uint64_t w = next_random(&seed) & ~(uint64_t)31;
        unsigned op = i == n ? JUMP : ops[next_random(&seed) % 16];
        if (op == COMPUTE_FLOAT) /* not a plain call */
            w |= (uint64_t)(w >> 40 & 1 ? 4 : 1) << 32;
        if (op == JUMP || op == BRANCH)
            w &= ~((uint64_t)0x300 << 32 | (uint64_t)(op == JUMP ? 127 : 0) << 17);
        code[i] = w | op;
    }
    mem_poke(cpu_space(c), CODE_BASE, code, (n + 1) * sizeof *code);
}

static void loops_keep_their_registers(void)
{
    for (uint64_t seed = 1; seed <= 600; seed++) {
        struct cpu *one = make(seed, CPU_ENGINE_INTERP);
        write_loop(one, seed);
        uint64_t expected = run(one, 1500, WHOLE, 0);
        for (enum slicing how = WHOLE; how <= RANDOM; how += RANDOM - WHOLE) {
            struct cpu *c = make(seed, CPU_ENGINE_JIT);
            write_loop(c, seed);
            uint64_t got = run(c, 1500, how, seed);
            if (got != expected)
                print_error("seed %llu, slicing %u\n", (unsigned long long)seed, how);
            assert_int_equal(got, expected);
            same(one, c);
            cpu_free(c);
        }
        cpu_free(one);
    }
}

/* ---- with a pipeline ------------------------------------------------------------------------- */

struct outcome {
    uint64_t stops, cycles, instructions;
    struct cpu_timing_totals totals;
};

/* entries: of the consumer's queue; 0: there is no consumer. */
static struct cpu *run_timed(uint64_t seed, enum cpu_engine engine, unsigned entries, bool reference, bool counts, enum slicing how,
                             struct outcome *out)
{
    struct cpu *c = make(seed, engine);
    const struct timing_model *m = seed % 3 ? &toy_pipeline : &toy_wide;
    struct cpu_timing *t = entries ? cpu_timing_consumer(&toy, m, entries) : cpu_timing_new(&toy, m->name);
    assert_non_null(t);
    cpu_timing_reference(t, reference);
    cpu_timing_count(t, counts);
    assert_true(cpu_set_timing(c, t));
    if (seed & 1)
        write_loop(c, seed);
    memset(out, 0, sizeof *out);
    for (uint64_t slices = seed; out->cycles < 4000;) {
        struct cpu_stop why;
        uint64_t left = 4000 - out->cycles, budget = how == BY_ONE ? 1 : how == RANDOM ? 1 + next_random(&slices) % 400 : left;
        cpu_set_cycle_base(c, out->cycles);
        out->cycles += cpu_run(c, budget < left ? budget : left, &why);
        if (why.reason != CPU_BUDGET) {
            out->stops = out->stops * 31 + why.reason + why.addr + why.trap + out->cycles + cpu_pc(c);
            out->cycles++;
        }
        resume(c, &why);
    }
    out->instructions = cpu_instructions(c);
    if (counts)
        cpu_timing_totals(t, &out->totals);
    cpu_timing_unref(t);
    return c;
}

static void cycles_are_those_of_the_scoreboard(void)
{
    for (uint64_t seed = 1; seed <= 300; seed++) {
        struct outcome expected, got;
        struct cpu *c = run_timed(seed, CPU_ENGINE_INTERP, 0, true, true, BY_ONE, &expected);
        assert_int_equal(expected.totals.instructions, expected.instructions);
        for (unsigned i = 0; i < 16; i++) {
            static const unsigned entries[] = {1, 7, 4096};
            bool counts = i < 4 || i > 7, jit = i & 1 && (i < 8 || i >= 12);
            struct cpu *d = run_timed(seed, jit ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, i < 8 ? 0 : entries[i % 3], false, counts,
                                      i & 2 ? RANDOM : WHOLE, &got);
            if (!counts)
                got.totals = expected.totals;
            if (memcmp(&got, &expected, sizeof got))
                print_error("seed %llu, run %u: %llu cycles, expected %llu\n", (unsigned long long)seed, i, (unsigned long long)got.cycles,
                            (unsigned long long)expected.cycles);
            assert_memory_equal(&got, &expected, sizeof got);
            same(c, d);
            cpu_free(d);
        }
        cpu_free(c);
    }
}

/* One test: cmocka takes the SIGSEGV handler at the start of each, and the translator sets it once. */
static void engines_agree(void **state)
{
    (void)state;
    any_slicing_gives_the_same_run();
    loops_keep_their_registers();
    cycles_are_those_of_the_scoreboard();
}

static void breakpoints_stop_once(void **state)
{
    struct cpu *c = make(3, *(const enum cpu_engine *)*state);
    struct cpu_stop why;
    cpu_set_breakpoint(c, CODE_BASE, true);
    cpu_run(c, 1, &why); /* not on the first instruction of a run */
    assert_int_equal(why.reason, CPU_BUDGET);
    cpu_set_pc(c, CODE_BASE + (CODE_WORDS - 1) * 8);
    cpu_set_breakpoint(c, CODE_BASE + (CODE_WORDS - 1) * 8, true);
    cpu_set_breakpoint(c, CODE_BASE + (CODE_WORDS - 1) * 8, false);
    uint64_t jump_to_start = 31; /* goto target(0) */
    mem_poke(cpu_space(c), CODE_BASE + (CODE_WORDS - 1) * 8, &jump_to_start, 8);
    cpu_invalidate_code(c, CODE_BASE, CODE_WORDS * 8);
    assert_int_equal(cpu_run(c, 100, &why), 1);
    assert_int_equal(why.reason, CPU_BREAK);
    assert_int_equal(cpu_pc(c), CODE_BASE);
    cpu_free(c);
}

int main(void)
{
    static enum cpu_engine interp = CPU_ENGINE_INTERP, jit = CPU_ENGINE_JIT;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(engines_agree),
        cmocka_unit_test_prestate(breakpoints_stop_once, &interp),
        cmocka_unit_test_prestate(breakpoints_stop_once, &jit),
    };
    setenv("CMOCKA_TEST_ABORT", "1", 1); /* or cmocka takes the SIGSEGV handler that the translator needs */
    return cmocka_run_group_tests(tests, NULL, NULL);
}
