/*
 * lower_root.c - square roots (division_idiom.h) taken on the host.
 *
 * The idiom's first instruction, frsqrta, takes the root and saves it beside the operand, in the place of the second operand, which roots
 * do not have. The last instruction writes it to the result and defers the other registers. In between, other instructions may use the
 * registers that the idiom has not written yet.
 */
#include "emu/fp/statusless.h"
#include "isa/ia64/ext82.h"
#include "isa/ia64/lower_divide.h"

/* The layout of struct translation.root_how: that of how_to_divide(), with the kind from this bit on. */
enum { HOW_KIND = 59 };

static uint64_t how_to_end(const struct translation *t, const struct ia64_idiom *idiom)
{
    return (how_to_divide(t, idiom) & (((uint64_t)1 << HOW_KIND) - 1)) | (uint64_t)idiom->kind << HOW_KIND;
}

static uint64_t fn_root_double(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t r;
    (void)c, (void)y, (void)z;
    return ia64_root_double(x, &r) ? r : FP_STATUSLESS_FAILS;
}

static uint64_t fn_root_single(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t r;
    (void)c, (void)y, (void)z;
    return ia64_root_single(x, &r) ? r : FP_STATUSLESS_FAILS;
}

/* Takes the root of register f and saves operand and root in entry n. Returns 0 if the host cannot take it. */
static uint64_t do_root_extended(struct cpu *c, uint64_t f, uint64_t n, uint64_t place)
{
    uint64_t *s = cpu_slots(c);
    struct ia64_fr a = get_fr(s, (unsigned)f), root;
    if (!ia64_root_extended(a, &root))
        return 0;
    entry_save(s, n, place, a, root);
    return 1;
}

/* Takes the root of the double x if y is its approximation by frsqrta. */
static uint64_t fn_root_tail(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t r;
    (void)c, (void)z;
    return ia64_root_double(x, &r) && ia64_double_reciprocal_sqrt(x) == y ? r : FP_STATUSLESS_FAILS;
}

/* Returns `so_far`, or 0 if a register does not have the value that was guessed for the idiom. */
static val as_guessed(struct translation *t, const struct ia64_idiom *idiom, val so_far)
{
    struct ir_builder *b = t->b;
    val differs = ir_const(b, 0);
    for (unsigned r = 0; r < 32; r++)
        for (unsigned slot = S_FR + 2 * r; slot < S_FR + 2 * r + 2 && idiom->guessed_fr >> r & 1; slot++)
            differs = ir_or(b, differs, ir_xor(b, ir_get(b, slot), ir_const(b, ir_guess(b, slot))));
    for (unsigned r = 0; r < 32; r++)
        if (idiom->guessed_gr >> r & 1)
            differs = ir_or(b, differs, ir_xor(b, ir_get(b, S_GR + r), ir_const(b, ir_guess(b, S_GR + r))));
    return ir_and(b, so_far, ir_eqi(b, differs, 0));
}

static void begin_root(struct translation *t, const struct ia64_insn *i, const struct ia64_idiom *idiom, fr_generic *generic)
{
    const unsigned f[1] = {idiom->a};
    struct ir_builder *b = t->b;
    struct fork fork = fast_path_begin(t, f, 1);
    val x = fr_double_bits(t, f[0]), none = ir_const(b, 0);
    val r = ir_call(b, idiom->kind == IA64_IDIOM_ROOT_SINGLE ? fn_root_single : fn_root_double, IR_CALL_PURE, x, none, none);
    val fine = as_guessed(t, idiom, ir_nei(b, r, FP_STATUSLESS_FAILS));
    fast_path_end(t, i, &fork, &fine, generic);
    emit_entry_save(t, idiom, x, r);
}

static void begin_extended_root(struct translation *t, const struct ia64_insn *i, const struct ia64_idiom *idiom, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    struct fork fork = {.n = 0};
    fr_materialise(t, idiom->a);
    val done = ir_call(b, do_root_extended, DIVIDE_CALL, ir_const(b, idiom->a), ir_const(b, t->idiom), ir_const(b, place_of(t, idiom)));
    val fine = as_guessed(t, idiom, done);
    fast_path_end(t, i, &fork, &fine, generic);
}

static void go_on_to_end(struct translation *t, const struct ia64_insn *i, const struct ia64_idiom *idiom)
{
    t->idiom_at = i->bundle;
    t->in_idiom[0] = idiom->pcs[0];
    t->in_idiom[1] = idiom->pcs[1];
    t->root_how = how_to_end(t, idiom);
    t->root_at = i->bundle + idiom->last / 3 * 16 + idiom->last % 3;
}

bool double_root(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[1] = {X_F3};
    struct ia64_idiom idiom;
    if (!usual(t, X_SF) || !inexact_known(t, 0) || !inexact_known(t, 1))
        return false;
    if (!ia64_find_root(t, i, &idiom)) {
        t->root_may_follow = true;
        return false;
    }
    bool extended = idiom.kind == IA64_IDIOM_ROOT_EXTENDED;
    if (!extended && !likely_doubles(t, f, 1))
        return false;
    choose_entry(t, i, place_of(t, &idiom));
    (extended ? begin_extended_root : begin_root)(t, i, &idiom, generic);
    set_pr(t, field(i->x, 27, 6), ir_const(t->b, 1));
    go_on_to_end(t, i, &idiom);
    return true;
}

/* Returns whether i may be the multiplication by 1/2 that follows frsqrta: a predicated fmpy.s1. */
static bool is_root_tail(const struct translation *t, const struct ia64_insn *i)
{
    enum { FMA = 8 };
    return i->qp && i->qp < 16 && i->line->unit == IA64_F && i->x >> 36 == FMA << 1 && X_SF == 1 && X_F2 == 0 && usual(t, 0) &&
           usual(t, 1) && inexact_known(t, 0) && inexact_known(t, 1);
}

bool double_begins_root_tail(struct translation *t, const struct ia64_insn *i)
{
    bool begins = t->root_may_follow && !t->idiom_at && is_root_tail(t, i);
    t->root_may_follow &= !begins;
    return begins;
}

bool double_root_tail(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    struct ia64_idiom idiom;
    if (ir_insn_count(b) != 1 || !is_root_tail(t, i) || !ir_guess(b, S_PR + i->qp) || !ia64_find_root_tail(t, i, &idiom))
        return false;
    choose_entry(t, i, place_of(t, &idiom));
    const unsigned f[2] = {idiom.a, idiom.y};
    struct fork fork = fast_path_begin(t, f, 2);
    val x = fr_double_bits(t, f[0]), r = ir_call(b, fn_root_tail, IR_CALL_PURE, x, fr_double_bits(t, f[1]), ir_const(b, 0));
    val fine = ir_and(b, pr(t, i->qp), as_guessed(t, &idiom, ir_nei(b, r, FP_STATUSLESS_FAILS)));
    fast_path_end(t, i, &fork, &fine, generic);
    emit_entry_save(t, &idiom, x, r);
    go_on_to_end(t, i, &idiom);
    return true;
}

void double_end_root(struct translation *t)
{
    enum { REACH = EXT82_NEAR / 2 + 2 };
    struct ir_builder *b = t->b;
    unsigned n = t->root_how >> HOW_IDIOM & IDIOM_NUMBER, kind = (unsigned)(t->root_how >> HOW_KIND),
             slot = S_IDIOM + IDIOM_SLOTS * n + IDIOM_B;
    unsigned result = register_of(bits_of(t->root_how, HOW_RESULT, NUMBER));
    for (unsigned f = 6; f < 16; f++) {
        unsigned node = t->root_how >> NODE * (f - 6) & ((1 << NODE) - 1);
        if (!node)
            continue;
        ir_set_const(b, S_FR + 2 * f + 1, deferred(kind, node, n));
        fr_written(t, f);
        fr_extended(t, f);
    }
    t->root_how = 0;
    if (kind != IA64_IDIOM_ROOT_EXTENDED) {
        fr_set_double(t, result, ir_get(b, slot));
        return;
    }
    ir_set(b, S_FR + 2 * result, ir_get(b, slot));
    ir_set(b, S_FR + 2 * result + 1, ir_get(b, slot + 1));
    fr_written(t, result);
    fr_normal(t, result, REACH);
}
