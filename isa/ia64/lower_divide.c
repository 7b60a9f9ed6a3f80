/*
 * lower_divide.c - division idioms (division_idiom.h) executed on the host.
 *
 * The idiom's first instruction, frcpa, divides, writes the quotient, saves the operands and defers the other registers that the idiom
 * writes. The idiom's other instructions then do nothing. If the operands do not suit the host, frcpa is executed by its exact function and
 * leaves the block; the idiom's other instructions are then executed one by one, in another block.
 */
#include "emu/fp/statusless.h"
#include "isa/ia64/ext82.h"
#include "isa/ia64/lower_divide.h"

static uint64_t do_compute(struct cpu *c, uint64_t f, uint64_t y, uint64_t z)
{
    uint64_t *s = cpu_slots(c);
    (void)y, (void)z;
    put_fr(s, (unsigned)f, get_fr(s, (unsigned)f));
    return 0;
}

void fr_materialise(struct translation *t, unsigned f)
{
    struct ir_builder *b = t->b;
    val exp = ir_get(b, S_FR + 2 * f + 1), none = ir_const(b, 0);
    uint64_t known;
    if (f < 6 || (f > 15 && f < 32) || fr_is_double(t, f) || (ir_is_const(b, exp, &known) && !(known & FR_DEFERRED)))
        return;
    ir_label fine = ir_skip_if_zero(b, ir_andi(b, exp, FR_DEFERRED));
    ir_call(b, do_compute, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL, ir_const(b, f), none, none);
    ir_land(b, fine);
}

static void compute(uint64_t *s, uint64_t idiom, bool all)
{
    struct ia64_fr values[2][IA64_IDIOM_NODES];
    bool known[2] = {false};
    for (unsigned k = 0; k < NUMBERS; k++) {
        unsigned f = register_of(k);
        uint64_t exp = s[S_FR + 2 * f + 1];
        bool before = exp & FR_DEFERRED_BEFORE;
        if (!(exp & FR_DEFERRED) || deferred_idiom(exp) != idiom || !(all || before))
            continue;
        if (!known[before])
            ia64_deferred_values(s, exp, values[before]);
        known[before] = true;
        put_fr(s, f, values[before][deferred_node(exp)]);
    }
}

void idiom_compute_all(uint64_t *s, uint64_t idiom)
{
    compute(s, idiom, true);
}

/* Returns whether the register with this second slot is deferred on entry n: on its current operands or, if `before`, on its previous
 * ones. */
static bool waits(uint64_t exp, unsigned n, bool before)
{
    return exp & FR_DEFERRED && deferred_idiom(exp) == n && !(exp & FR_DEFERRED_BEFORE) == !before;
}

void entry_make_room(uint64_t *s, unsigned n)
{
    uint64_t *kept = s + S_IDIOM + IDIOM_SLOTS * n, now = kept[ENTRY_KEY] >> KEY_DEFERRED & ALL_NUMBERS, waiting = 0;
    for (uint64_t rest = kept[ENTRY_WAITING_BEFORE]; rest; rest &= rest - 1) {
        if (!waits(s[S_FR + 2 * register_of((unsigned)__builtin_ctzll(rest)) + 1], n, true))
            continue;
        compute(s, n, false);
        break;
    }
    for (; now; now &= now - 1) {
        uint64_t *exp = s + S_FR + 2 * register_of((unsigned)__builtin_ctzll(now)) + 1;
        if (!waits(*exp, n, false))
            continue;
        *exp |= FR_DEFERRED_BEFORE;
        waiting |= now & -now;
    }
    kept[ENTRY_WAITING_BEFORE] = waiting;
    memcpy(kept + IDIOM_BEFORE, kept + IDIOM_A, 4 * sizeof *kept);
}

static uint64_t do_make_room_in_entry(struct cpu *c, uint64_t idiom, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    entry_make_room(cpu_slots(c), (unsigned)idiom);
    return 0;
}

uint64_t place_of(const struct translation *t, const struct ia64_idiom *idiom)
{
    uint64_t left = 0;
    for (unsigned k = 0; k < NUMBERS; k++)
        left |= (idiom->left >> register_of(k) & 1) << k;
    return t->pc | left << KEY_DEFERRED;
}

void choose_entry(struct translation *t, const struct ia64_insn *i, uint64_t place)
{
    unsigned first = (unsigned)(i->bundle >> 4), n = first % IDIOMS;
    for (unsigned k = 0; k < 2 * IDIOMS; k++) {
        unsigned m = (first + k) % IDIOMS;
        if (ir_guess(t->b, S_IDIOM + IDIOM_SLOTS * m) == (k < IDIOMS ? place : 0) && !(t->idioms >> m & 1)) {
            n = m;
            break;
        }
    }
    t->idiom = n;
    t->idioms |= 1u << n;
}

/* ---- divisions of integers and of extended numbers ---- */

uint64_t how_to_divide(const struct translation *t, const struct ia64_idiom *idiom)
{
    uint64_t how = (uint64_t)numbered(idiom->result) << HOW_RESULT | (uint64_t)t->idiom << HOW_IDIOM |
                   (uint64_t)idiom->is_unsigned << HOW_UNSIGNED | (uint64_t)(idiom->kind == IA64_IDIOM_EXTENDED) << HOW_EXTENDED;
    for (unsigned f = 6; f < 16; f++)
        if (idiom->left >> f & 1)
            how |= (uint64_t)idiom->node[f] << NODE * (f - 6);
    return how;
}

static bool divide(struct ia64_fr a, struct ia64_fr b, uint64_t how, struct ia64_fr *quotient)
{
    if (how >> HOW_EXTENDED & 1)
        return ia64_divide_extended(a, b, quotient);
    *quotient = ia64_fr_from_sig(0);
    return ia64_divide_integers(a, b, how >> HOW_UNSIGNED & 1, &quotient->sig);
}

void entry_save(uint64_t *s, uint64_t n, uint64_t place, struct ia64_fr a, struct ia64_fr b)
{
    uint64_t *kept = s + S_IDIOM + IDIOM_SLOTS * n;
    if (kept[0] != place)
        entry_make_room(s, (unsigned)n);
    kept[0] = place;
    kept[1] = a.sig, kept[2] = a.exp;
    kept[3] = b.sig, kept[4] = b.exp;
}

static uint64_t do_divide(struct cpu *c, uint64_t x, uint64_t how, uint64_t place)
{
    uint64_t *s = cpu_slots(c);
    unsigned n = how >> HOW_IDIOM & IDIOM_NUMBER, kind = how >> HOW_EXTENDED & 1 ? IA64_IDIOM_EXTENDED : IA64_IDIOM_INTEGER;
    struct ia64_fr a = get_fr(s, field(x, 13, 7)), b = get_fr(s, field(x, 20, 7)), q;
    if (!divide(a, b, how, &q))
        return 0;
    entry_save(s, n, place, a, b);
    for (unsigned f = 6; f < 16; f++) {
        unsigned node = how >> NODE * (f - 6) & ((1 << NODE) - 1);
        if (node)
            s[S_FR + 2 * f + 1] = deferred(kind, node, n);
    }
    put_fr(s, register_of(bits_of(how, HOW_RESULT, NUMBER)), q);
    return 1;
}

/* Defers the registers from f `first` on that the idiom leaves with intermediate results. */
static void emit_deferred(struct translation *t, const struct ia64_idiom *idiom, unsigned first)
{
    for (unsigned f = first; f < IA64_IDIOM_END; f++)
        if (idiom->left >> f & 1)
            ir_set_const(t->b, S_FR + 2 * f + 1, deferred(idiom->kind, idiom->node[f], t->idiom));
}

static void note_deferred(struct translation *t, const struct ia64_idiom *idiom)
{
    for (unsigned f = 6; f < IA64_IDIOM_END; f++)
        if (idiom->left >> f & 1) {
            fr_written(t, f);
            fr_extended(t, f);
        }
}

static void divide_others(struct translation *t, const struct ia64_insn *i, const struct ia64_idiom *idiom, fr_generic *generic)
{
    enum { REACH = 2 * EXT82_NEAR + 2 };
    struct ir_builder *b = t->b;
    struct fork fork = {.n = 0};
    val fine = ir_call(b, do_divide, DIVIDE_CALL, ir_const(b, i->x), ir_const(b, how_to_divide(t, idiom)), ir_const(b, place_of(t, idiom)));
    fast_path_end(t, i, &fork, &fine, generic);
    emit_deferred(t, idiom, 16); /* do_divide() deferred f6 to f15 */
    note_deferred(t, idiom);
    fr_written(t, idiom->result);
    if (idiom->kind == IA64_IDIOM_EXTENDED)
        fr_normal(t, idiom->result, REACH);
    else
        ir_set_const(b, S_FR + 2 * idiom->result + 1, IA64_FR_EXP_INT); /* do_divide() stored it; this lets the block know it */
}

/* ---- divisions of doubles and singles ---- */

static uint64_t fn_divide_doubles(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t q;
    (void)c, (void)z;
    return ia64_divide_doubles(x, y, &q) ? q : FP_STATUSLESS_FAILS;
}

static uint64_t fn_divide_singles(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t q;
    (void)c, (void)z;
    return ia64_divide_singles(x, y, &q) ? q : FP_STATUSLESS_FAILS;
}

void emit_entry_save(struct translation *t, const struct ia64_idiom *idiom, val x, val y)
{
    struct ir_builder *b = t->b;
    unsigned n = t->idiom, slot = S_IDIOM + IDIOM_SLOTS * n;
    val none = ir_const(b, 0), place = ir_const(b, place_of(t, idiom));
    ir_label same = ir_skip_if_zero(b, ir_xor(b, ir_get(b, slot), place));
    ir_call(b, do_make_room_in_entry, DIVIDE_CALL, ir_const(b, n), none, none);
    ir_set(b, slot, place);
    ir_land(b, same);
    ir_set(b, slot + 1, x);
    ir_set_const(b, slot + 2, FR_DOUBLE);
    ir_set(b, slot + 3, y);
    ir_set_const(b, slot + 4, FR_DOUBLE);
}

static void save_operands(struct translation *t, const struct ia64_idiom *idiom, val x, val y)
{
    emit_entry_save(t, idiom, x, y);
    emit_deferred(t, idiom, 6);
    note_deferred(t, idiom);
}

static void divide_doubles(struct translation *t, const struct ia64_insn *i, const struct ia64_idiom *idiom, fr_generic *generic)
{
    const unsigned f[2] = {idiom->a, idiom->b};
    struct fork fork = fast_path_begin(t, f, 2);
    val x = fr_double_bits(t, f[0]), y = fr_double_bits(t, f[1]);
    val q =
        statusless_call(t, idiom->kind == IA64_IDIOM_SINGLE ? fn_divide_singles : fn_divide_doubles, IR_FAST_NONE, x, y, ir_const(t->b, 0));
    val fine = ir_nei(t->b, q, FP_STATUSLESS_FAILS);
    fast_path_end(t, i, &fork, &fine, generic);
    save_operands(t, idiom, x, y);
    fr_set_double(t, idiom->result, q);
}

/* ---- divisions that begin within another one ----
 *
 * Such a division must not leave the block, because the outer one has already written its registers. So one function executes it
 * completely, for any operands.
 */

enum { NODES = 12 }; /* the capacity of the second argument: nodes of deferred registers, in the order of their bits in KEY_DEFERRED */

static uint64_t double_or_not(const uint64_t *s, unsigned f, bool *is)
{
    *is &= f == 1 || s[S_FR + 2 * f + 1] == FR_DOUBLE;
    return f == 1 ? double_one : s[S_FR + 2 * f];
}

/* Divides a by b, the operands of the frcpa x, on the host. Returns false if the quotient may differ from the idiom's. */
static bool idiom_quotient(const uint64_t *s, uint64_t x, struct ia64_fr a, struct ia64_fr b, struct ia64_fr *q)
{
    enum ia64_idiom_kind kind = (enum ia64_idiom_kind)bits_of(x, WITHIN_KIND, 3);
    if (kind == IA64_IDIOM_EXTENDED)
        return ia64_divide_extended(a, b, q);
    if (kind == IA64_IDIOM_INTEGER) {
        *q = ia64_fr_from_sig(0);
        return ia64_divide_integers(a, b, x >> WITHIN_UNSIGNED & 1, &q->sig);
    }
    bool doubles = true;
    uint64_t dividend = double_or_not(s, field(x, 13, 7), &doubles), divisor = double_or_not(s, field(x, 20, 7), &doubles);
    q->exp = FR_DOUBLE;
    return doubles && (kind == IA64_IDIOM_SINGLE ? ia64_divide_singles : ia64_divide_doubles)(dividend, divisor, &q->sig);
}

/* Removes the first register from `left` and `nodes`, and returns it and its node. */
static unsigned next_left(uint64_t *left, uint64_t *nodes, unsigned *node)
{
    unsigned f = register_of((unsigned)__builtin_ctzll(*left));
    *node = bits_of(*nodes, 0, NODE);
    *nodes >>= NODE;
    *left &= *left - 1;
    return f;
}

static bool divide_slowly(uint64_t *s, uint64_t x, uint64_t left, uint64_t nodes)
{
    struct ia64_division d = {.kind = (enum ia64_idiom_kind)bits_of(x, WITHIN_KIND, 3),
                              .a = field(x, 13, 7),
                              .b = field(x, 20, 7),
                              .y = field(x, 6, 7),
                              .sf = field(x, 34, 2),
                              .result = register_of(bits_of(x, WITHIN_RESULT, NUMBER)),
                              .quotient = register_of(bits_of(x, WITHIN_QUOTIENT, NUMBER)),
                              .is_unsigned = x >> WITHIN_UNSIGNED & 1,
                              .truncates = x >> WITHIN_TRUNCATES & 1};
    unsigned node;
    while (left) {
        unsigned f = next_left(&left, &nodes, &node);
        d.left |= 1ull << f;
        d.node[f] = (uint8_t)node;
    }
    return ia64_divide(s, &d);
}

/* Divides on the host and defers the other registers, or executes all steps of the idiom. Returns frcpa's predicate. */
static uint64_t do_divide_within(struct cpu *c, uint64_t x, uint64_t nodes, uint64_t place)
{
    uint64_t *s = cpu_slots(c), left = bits_of(place, KEY_DEFERRED, NUMBERS);
    unsigned n = bits_of(x, WITHIN_IDIOM, 4), kind = bits_of(x, WITHIN_KIND, 3), node;
    struct ia64_fr a = get_fr(s, field(x, 13, 7)), b = get_fr(s, field(x, 20, 7)), q;
    if (!idiom_quotient(s, x, a, b, &q))
        return divide_slowly(s, x, left, nodes);
    entry_save(s, n, place, a, b);
    while (left) {
        unsigned f = next_left(&left, &nodes, &node);
        s[S_FR + 2 * f + 1] = deferred(kind, node, n);
    }
    put_fr(s, register_of(bits_of(x, WITHIN_RESULT, NUMBER)), q);
    return 1;
}

static bool begins_within(struct translation *t, const struct ia64_insn *i, const struct ia64_idiom *idiom)
{
    const unsigned most = sizeof t->nested / sizeof *t->nested;
    uint64_t nodes = 0, x = i->x | (uint64_t)idiom->kind << WITHIN_KIND | (uint64_t)numbered(idiom->result) << WITHIN_RESULT |
                            (uint64_t)idiom->is_unsigned << WITHIN_UNSIGNED | (uint64_t)idiom->truncates << WITHIN_TRUNCATES;
    unsigned n = 0;
    for (unsigned k = 0; k < NUMBERS; k++)
        if (idiom->left >> register_of(k) & 1 && n++ < NODES)
            nodes |= (uint64_t)idiom->node[register_of(k)] << NODE * (n - 1);
    if (n > NODES || t->nnested == most)
        return false;
    if (idiom->kind == IA64_IDIOM_INTEGER)
        x |= (uint64_t)numbered(idiom->quotient) << WITHIN_QUOTIENT;
    choose_entry(t, i, place_of(t, idiom));
    x |= (uint64_t)t->idiom << WITHIN_IDIOM;
    val goes_on =
        ir_call(t->b, do_divide_within, DIVIDE_CALL, ir_const(t->b, x), ir_const(t->b, nodes), ir_const(t->b, place_of(t, idiom)));
    set_pr(t, field(i->x, 27, 6), goes_on);
    note_deferred(t, idiom);
    fr_written(t, idiom->y);
    fr_written(t, idiom->result);
    t->nested[t->nnested].at = i->bundle;
    t->nested[t->nnested].pcs[0] = idiom->pcs[0];
    t->nested[t->nnested].pcs[1] = idiom->pcs[1];
    t->nnested++;
    return true;
}

void place_upper(struct translation *t, const struct ia64_idiom *idiom)
{
    if (idiom->touched >> 32 == 0 || t->fr_in_place)
        return;
    fr_in_name_order(t);
    t->fr_in_place = true;
}

bool double_divide(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[2] = {X_F2, X_F3};
    struct ia64_idiom idiom;
    if (i->qp || !usual(t, X_SF) || !inexact_known(t, 1) || !ia64_find_division(t, i, false, &idiom))
        return false;
    bool reals = idiom.kind == IA64_IDIOM_DOUBLE || idiom.kind == IA64_IDIOM_SINGLE;
    if ((idiom.kind != IA64_IDIOM_INTEGER && !inexact_known(t, 0)) || (reals && !likely_doubles(t, f, 2)))
        return false;
    place_upper(t, &idiom);
    if (t->stays)
        return begins_within(t, i, &idiom);
    t->nnested = 0;
    choose_entry(t, i, place_of(t, &idiom));
    (reals ? divide_doubles : divide_others)(t, i, &idiom, generic);
    set_pr(t, field(i->x, 27, 6), ir_const(t->b, 1));
    t->idiom_at = i->bundle;
    t->in_idiom[0] = idiom.pcs[0];
    t->in_idiom[1] = idiom.pcs[1];
    return true;
}

bool double_needs_new_block(struct translation *t, const struct ia64_insn *i)
{
    struct ia64_idiom idiom;
    bool may =
        means(i, ia64_sem_frcpa) && ir_insn_count(t->b) && !t->root_how && usual(t, X_SF) && inexact_known(t, 1) && inexact_known(t, 0);
    bool goes_on;
    return may && !ia64_in_idiom(t, t->pc, &goes_on) && !goes_on && !ia64_find_division(t, i, false, &idiom) &&
           ia64_find_division(t, i, true, &idiom);
}
