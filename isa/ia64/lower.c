/* lower.c - from bundles to blocks of micro-operations; what all instructions have in common. */
#include <string.h>
#include "emu/mem/mem.h"
#include "isa/ia64/lower.h"
#include "isa/ia64/timing/timing.h"

static ia64_semantics *const semantics[] = {
#define I(unit, name, pattern, operands, attributes, sem, cls) ia64_sem_##sem,
#include "isa/ia64/insns.def"
#undef I
};

/* ---- traps ---- */

void ia64_raise_trap(struct cpu *c, unsigned vector, uint64_t isr_code)
{
    cpu_slots(c)[S_ISR] = isr_code;
    cpu_raise(c, &(struct cpu_stop){.reason = CPU_TRAP, .trap = vector, .code = 0, .isr = isr_code});
}

void ia64_trap(struct translation *t, unsigned vector, unsigned isr_code)
{
    ir_set_const(t->b, S_ISR, isr_code);
    ir_trap(t->b, vector, 0);
    t->ended = true;
}

void ia64_illegal(struct translation *t)
{
    ia64_trap(t, VECTOR_GENERAL, CODE_ILLEGAL);
}

void consume_nat(struct translation *t, val nat, unsigned isr_code)
{
    uint64_t known;
    if (!nat_mode(t) || (ir_is_const(t->b, nat, &known) && !known))
        return;
    ir_label fine = ir_skip_if_zero(t->b, nat);
    bool ended = t->ended;
    ia64_trap(t, VECTOR_NAT, isr_code);
    t->ended = ended;
    ir_land(t->b, fine);
}

/* ---- NaT bits ---- */

val gr_nat(struct translation *t, unsigned r)
{
    if (!nat_mode(t) || r == 0)
        return ir_const(t->b, 0);
    return ir_extract(t->b, ir_get(t->b, S_NAT + r / 64), r % 64, 1);
}

void set_gr_nat(struct translation *t, unsigned r, val nat)
{
    if (nat_mode(t))
        ir_set(t->b, S_NAT + r / 64, ir_deposit(t->b, ir_get(t->b, S_NAT + r / 64), nat, r % 64, 1));
}

void become_nat(struct translation *t, unsigned r)
{
    val word = ir_get(t->b, S_NAT + r / 64);
    ir_set(t->b, S_NAT + r / 64, ir_or(t->b, word, ir_const(t->b, 1ull << r % 64)));
    ir_goto(t->b, t->next, t->mode | MODE_NAT);
}

val sources_nat(struct translation *t, const struct ia64_insn *i)
{
    val nat = ir_const(t->b, 0);
    if (!nat_mode(t))
        return nat;
    for (unsigned k = 0; k < i->line->nuses; k++) {
        const struct ia64_use *u = &i->line->uses[k];
        if (u->read && u->cls == IA64_OPC_GR)
            nat = ir_or(t->b, nat, gr_nat(t, ia64_register(i, u)));
    }
    return nat;
}

/* ---- targets ---- */

bool gr_writable(const struct translation *t, unsigned r)
{
    return r != 0 && r < 32 + mode_sof(t->mode);
}

void fr_written(struct translation *t, unsigned f)
{
    t->doubles[f / 64] &= ~(1ull << f % 64);
    t->extended[f / 64] &= ~(1ull << f % 64);
    t->written[f / 64] |= 1ull << f % 64;
    t->reach[f] = 0;
    if (f < 32 ? t->low_written : t->high_written)
        return;
    ir_set_const(t->b, f < 32 ? S_MFL : S_MFH, 1);
    if (!t->conditional)
        *(f < 32 ? &t->writes_low : &t->writes_high) = true;
}

void fr_extended(struct translation *t, unsigned f)
{
    t->extended[f / 64] |= 1ull << f % 64;
}

void fr_normal(struct translation *t, unsigned f, unsigned reach)
{
    t->reach[f] = (uint16_t)reach;
    fr_extended(t, f);
}

void fr_rotated(struct translation *t)
{
    memset(t->reach + 32, 0, sizeof t->reach - 32 * sizeof t->reach[0]);
    t->doubles[0] &= 0xffffffff;
    t->extended[0] &= 0xffffffff;
    t->doubles[1] = t->extended[1] = 0;
}

/* Are all registers that the instruction writes ones that it may write? (alloc checks its own: its frame is new.) */
static bool targets_legal(const struct translation *t, const struct ia64_insn *i)
{
    for (unsigned k = 0; k < i->line->nuses; k++) {
        const struct ia64_use *u = &i->line->uses[k];
        if (!u->write)
            continue;
        unsigned r = ia64_register(i, u);
        if (u->cls == IA64_OPC_GR && !gr_writable(t, r) && !(i->line->attributes & IA64_FIRST))
            return false;
        if (u->cls == IA64_OPC_FR && r < 2)
            return false;
        /* two targets must differ: predicates, or the loaded and the updated register */
        for (const struct ia64_use *other = i->line->uses; other < u; other++)
            if (other->write && other->cls == u->cls && ia64_register(i, other) == r)
                return false;
    }
    return true;
}

uint64_t mode_of_fpsr(uint64_t mode, uint64_t fpsr)
{
    mode &= ~(MODE_HINTS | MODE_FP_TRAPS | 3 * MODE_FP_USUAL);
    return mode | usual_fpsr(fpsr) | ((fpsr & 63) == 63 ? 0 : MODE_FP_TRAPS);
}

/* What returns rely on must stay: MODE_HINTS. */
void ia64_flags_change(struct cpu *c, uint64_t fpsr)
{
    const uint64_t flags = 1ull << ia64_inexact_flag(0) | 1ull << ia64_inexact_flag(1);
    if (cpu_slots(c)[S_FPSR] & ~fpsr & flags)
        cpu_forget_returns(c);
}

uint64_t usual_fpsr(uint64_t fpsr)
{
    unsigned is = ia64_fpsr_usual(fpsr);
    return (is & 3) * (uint64_t)MODE_FP_USUAL | (is >> 2) * (uint64_t)MODE_FP_INEXACT;
}

void go_on(struct translation *t)
{
    if (!t->conditional)
        return; /* what follows is translated in the new mode */
    ir_goto(t->b, t->next, t->mode);
}

/* ---- one instruction ---- */

static uint64_t do_rotate_fr(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    rotate_pending_fr(cpu_slots(c));
    return 0;
}

/* Rotations that f32 to f127 have not followed. */
static val pending_fr(struct ir_builder *b)
{
    val rotated = ir_get(b, S_ROTATED);
    val sum = ir_add(b, ir_get(b, S_FR_PENDING), ir_select(b, ir_eqi(b, rotated, 96), ir_const(b, 0), rotated));
    return ir_select(b, ir_ltui(b, sum, 96), sum, ir_subi(b, sum, 96));
}

void place_floating(struct translation *t)
{
    val none = ir_const(t->b, 0);
    ir_label never = ir_skip_if_zero(t->b, ir_or(t->b, ir_get(t->b, S_FR_PENDING), ir_get(t->b, S_ROTATED)));
    ir_label fine = ir_skip_if_zero(t->b, pending_fr(t->b));
    ir_call(t->b, do_rotate_fr, IR_CALL_READS | IR_CALL_WRITES, none, none, none);
    ir_land(t->b, fine);
    ir_land(t->b, never);
}

/* An instruction that names one of f32 to f127 needs them where they belong. */
static void place_fr(struct translation *t, const struct ia64_insn *i)
{
    bool named = false;
    for (unsigned k = 0; k < i->line->nuses; k++)
        named = named || (i->line->uses[k].cls == IA64_OPC_FR && ia64_register(i, &i->line->uses[k]) >= 32);
    if (!named || t->fr_in_place || t->fr_in_file)
        return;
    place_floating(t);
    t->fr_in_place = true;
}

/* Where f, from f32 on, stands while rotations are pending. */
static val fr_place(struct translation *t, unsigned f)
{
    struct ir_builder *b = t->b;
    val pending = pending_fr(b), place = ir_sub(b, ir_const(b, f - 32), pending);
    return ir_select(b, ir_lti(b, place, 0), ir_addi(b, place, 96), place);
}

val fr_slot(struct translation *t, unsigned f, unsigned part)
{
    if (!t->fr_in_file || f < 32)
        return ir_get(t->b, S_FR + 2 * f + part);
    return ir_getx(t->b, S_FR + 64, ir_addi(t->b, ir_shli(t->b, fr_place(t, f), 1), part), 192);
}

void set_fr_slot(struct translation *t, unsigned f, unsigned part, val v)
{
    if (!t->fr_in_file || f < 32)
        ir_set(t->b, S_FR + 2 * f + part, v);
    else
        ir_setx(t->b, S_FR + 64, ir_addi(t->b, ir_shli(t->b, fr_place(t, f), 1), part), v, 192);
}

/* ---- rotating general registers ---- */

val place_in_file(struct translation *t, unsigned r)
{
    struct ir_builder *b = t->b;
    val rrb = ir_get(b, S_RRB_GR);
    if (r == 32)
        return rrb;
    val place = ir_addi(b, rrb, r - 32), round = ir_subi(b, place, mode_sor(t->mode));
    return ir_select(b, ir_lti(b, round, 0), place, round);
}

static uint64_t do_place_gr(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    place_gr(c, (unsigned)sor);
    return 0;
}

static uint64_t do_unplace_gr(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    unplace_gr(c, (unsigned)sor);
    return 0;
}

static void call_with_sor(struct translation *t, ir_fn *fn)
{
    val none = ir_const(t->b, 0);
    ir_call(t->b, fn, IR_CALL_READS | IR_CALL_WRITES, ir_const(t->b, mode_sor(t->mode)), none, none);
}

void place_general(struct translation *t)
{
    if (t->gr_in_place || t->gr_in_file || !mode_sor(t->mode))
        return;
    ir_label fine = ir_skip_if_zero(t->b, ir_get(t->b, S_GR_IN_FILE));
    call_with_sor(t, do_place_gr);
    ir_land(t->b, fine);
    t->gr_in_place = true;
}

static unsigned rotating_operands(const struct translation *t, const struct ia64_insn *i)
{
    unsigned n = 0;
    for (unsigned k = 0; mode_sor(t->mode) && k < i->line->nuses; k++)
        n += i->line->uses[k].cls == IA64_OPC_GR && rotates(t, ia64_register(i, &i->line->uses[k]));
    return n;
}

static void place_gr_named(struct translation *t, const struct ia64_insn *i)
{
    if (rotating_operands(t, i))
        place_general(t);
}

static bool named(const struct ia64_insn *i, const char *prefix)
{
    return !strncmp(i->line->name, prefix, strlen(prefix));
}

/* cmp, cmp4 and tbit. cmpxchg and cmp8xchg16 go to memory. */
static bool only_compares(const struct ia64_insn *i)
{
    return (named(i, "cmp") && i->line->unit == IA64_A) || named(i, "tbit");
}

enum { FORM_OF_INTEGERS = 1 /* ldf8, stf8 */ };

/* May it stand in a block with registers in file order? Its semantics use gr() and set_gr(), and a NaT that comes of it leaves the block. */
static bool suits_file_order(const struct ia64_insn *i)
{
    enum { NORMAL, SPECULATIVE };
    if (named(i, "ld{z}{lk}"))
        return ia64_completer_lk(i->x) <= SPECULATIVE;
    if (named(i, "ldf{fz}") || named(i, "ldfp{fpz}")) /* of integers, which any bits are */
        return ia64_completer_flk(i->x) == 0 && (named(i, "ldfp") ? ia64_completer_fpz(i->x) : ia64_completer_fz(i->x)) == FORM_OF_INTEGERS;
    if (named(i, "stf{fz}"))
        return ia64_completer_fz(i->x) == FORM_OF_INTEGERS;
    return i->line->attributes & IA64_PROP || named(i, "st{z}") || named(i, "lfetch") || named(i, "nop") || named(i, "chk.s.") ||
           (named(i, "br.cond") && semantics[i->line->number] == ia64_sem_br_cond) || only_compares(i);
}

enum { FEW_BUNDLES = 8, MANY_ROTATING = 16 };

static unsigned floating_operands(const struct ia64_insn *i)
{
    unsigned n = 0;
    for (unsigned k = 0; k < i->line->nuses; k++)
        n += i->line->uses[k].cls == IA64_OPC_FR && ia64_register(i, &i->line->uses[k]) >= 32;
    return n;
}

/* Is there a branch of a rotating loop back to `at` in the bundle? */
static bool closes_rotating_loop(const struct ia64_bundle *bundle, uint64_t at, uint64_t to)
{
    enum { IP_RELATIVE = 4, WTOP = 3, CTOP = 7 };
    for (unsigned slot = 0; slot < 3; slot++) {
        struct ia64_insn i = {.x = bundle->slot[slot]};
        unsigned type = i.x >> 6 & 7;
        if (bundle->tmpl->unit[slot] == IA64_B && i.x >> 37 == IP_RELATIVE && (type == WTOP || type == CTOP) &&
            at + (uint64_t)ia64_value_tgt25c(&i) == to)
            return true;
    }
    return false;
}

/* Does the block seem to be a rotating loop? So few are that the rest is not decoded for it. */
static bool may_be_rotating_loop(const struct translation *t)
{
    struct ia64_bundle bundle;
    uint8_t bytes[FEW_BUNDLES * 16];
    size_t n = mem_peek(ir_space(t->b), t->pc, bytes, sizeof bytes);
    for (unsigned k = 0; k < n / 16; k++) {
        if (!ia64_has_branch(bytes + 16 * k))
            continue;
        ia64_bundle_read(&bundle, bytes + 16 * k);
        if (closes_rotating_loop(&bundle, t->pc + 16 * k, t->pc))
            return true;
    }
    return false;
}

/* Is the block a loop of instructions that suit registers in file order? How many it names that rotate. */
static bool is_rotating_loop(const struct translation *t, unsigned *general, unsigned *floating)
{
    struct ia64_bundle bundle;
    struct ia64_insn i;
    uint8_t bytes[16];
    *general = *floating = 0;
    if (nat_mode(t) || t->pc & 15 || !may_be_rotating_loop(t))
        return false;
    for (unsigned k = 0; k < FEW_BUNDLES; k++) {
        uint64_t at = t->pc + 16 * k;
        if (!ir_can_fetch(t->b, at) || mem_peek(ir_space(t->b), at, bytes, 16) != 16)
            return false;
        ia64_bundle_read(&bundle, bytes);
        for (unsigned slot = 0; slot < 3; slot++) {
            if (!ia64_decode(&bundle, slot, &i))
                return false;
            i.bundle = at;
            *general += rotating_operands(t, &i);
            *floating += floating_operands(&i);
            if (named(&i, "br.ctop") || named(&i, "br.wtop"))
                return branch_target(&i) == t->pc;
            if (!suits_file_order(&i))
                return false;
        }
    }
    return false;
}

static void begin_in_file_order(struct translation *t)
{
    ir_label fine = ir_skip_if_nonzero(t->b, ir_get(t->b, S_GR_IN_FILE));
    call_with_sor(t, do_unplace_gr);
    ir_land(t->b, fine);
    t->gr_in_file = true;
}

/* The part behind the qualifying predicate. */
static void execute(struct translation *t, const struct ia64_insn *i)
{
    uint32_t attributes = i->line->attributes;
    if (attributes & IA64_PRIV) {
        ia64_trap(t, VECTOR_GENERAL, CODE_PRIVILEGED);
        return;
    }
    if (!targets_legal(t, i) || (attributes & IA64_SLOT2 && i->slot != 2)) {
        ia64_illegal(t);
        return;
    }
    bool nats = nat_mode(t);
    val nat = nats && attributes & (IA64_PROP | IA64_CONS) ? sources_nat(t, i) : 0;
    if (nats && attributes & IA64_CONS)
        consume_nat(t, nat, CODE_REGISTER_NAT);
    semantics[i->line->number](t, i);
    if (attributes & IA64_OWN || !nats || t->ended)
        return;
    if (!(attributes & IA64_PROP))
        nat = ir_const(t->b, 0);
    for (unsigned k = 0; k < i->line->nuses; k++) {
        const struct ia64_use *u = &i->line->uses[k];
        if (u->write && u->cls == IA64_OPC_GR)
            set_gr_nat(t, ia64_register(i, u), nat);
    }
}

/* Instructions that act although their qualifying predicate is 0: theirs to look at. */
static bool owns_predicate(const struct ia64_insn *i)
{
    uint32_t x = i->line->attributes;
    return x & IA64_OWNQP || (x & IA64_UNC && ia64_completer_unc(i->x));
}

/* Does the instruction do nothing but set general registers, or predicates? Then host code need not branch. */
static bool only_computes(const struct translation *t, const struct ia64_insn *i)
{
    return !nat_mode(t) && targets_legal(t, i) &&
           ((i->line->attributes & IA64_PROP && !named(i, "mux1")) || only_compares(i));
}

static void choose(struct translation *t, const struct ia64_insn *i)
{
    t->chooses = true;
    t->chooser = pr(t, i->qp);
    ir_skipped(t->b, ir_insn_count(t->b) - 1, ir_xori(t->b, t->chooser, 1));
    execute(t, i);
    t->chooses = false;
}

/* Has a division done the instruction already? Then *stays: it goes on behind this instruction. */
static bool in_chain(const struct translation *t, bool *stays)
{
    uint64_t bit = (t->pc >> 4) * 3 + (t->pc & 15) - (t->chain_at >> 4) * 3;
    *stays = false;
    if (!t->chain_at || bit >= 128)
        return false;
    uint64_t rest = t->in_chain[bit / 64] >> bit % 64;
    *stays = rest >> 1 || (bit < 64 && t->in_chain[1]);
    return rest & 1;
}

/* Is it a branch on a predicate that nobody can have seen yet? Then it says what the predicate is on either way, and the opposite one,
 * and the values that those had need not be made. */
static bool decides(const struct translation *t, const struct ia64_insn *i)
{
    return i->qp < 16 && named(i, "br") && ir_is_unseen(t->b, S_PR + i->qp);
}

static void decided(struct translation *t, unsigned qp, bool is)
{
    unsigned other = t->opposites[0] == qp ? t->opposites[1] : t->opposites[1] == qp ? t->opposites[0] : 0;
    ir_set_const(t->b, S_PR + qp, is);
    if (other)
        ir_set_const(t->b, S_PR + other, !is);
}

static void known_on_both_ways(struct translation *t, const struct translation *o)
{
    t->doubles[0] &= o->doubles[0];
    t->doubles[1] &= o->doubles[1];
    if (!memcmp(t->reach, o->reach, sizeof t->reach))
        return;
    for (unsigned f = 0; f < 128; f++) {
        if (!o->reach[f])
            t->reach[f] = 0;
        else if (t->reach[f] && t->reach[f] < o->reach[f])
            t->reach[f] = o->reach[f];
    }
}

/* Most of what fills bundles. */
static bool is_nop(const struct ia64_insn *i)
{
    return semantics[i->line->number] == ia64_sem_nop && !i->line->nuses && !i->line->attributes;
}

/* Whatever is known. */
static void under_predicate(struct translation *t, const struct ia64_insn *i)
{
    ir_label over = ir_skip_insn_if_zero(t->b, pr(t, i->qp));
    t->conditional = true;
    execute(t, i);
    ir_land(t->b, over);
}

static void instruction(struct translation *t, const struct ia64_insn *i)
{
    t->conditional = false;
    if (in_chain(t, &t->stays) || (i->qp == 0 && is_nop(i))) {
        if (t->root_how && t->pc == t->root_at)
            double_end_root(t);
        return;
    }
    if (double_late_root(t, i, under_predicate))
        return;
    place_fr(t, i);
    place_gr_named(t, i);
    if (i->qp == 0 || owns_predicate(i)) {
        t->writes_low = t->writes_high = false;
        execute(t, i);
        t->low_written |= t->writes_low;
        t->high_written |= t->writes_high;
        return;
    }
    if (only_computes(t, i)) {
        choose(t, i);
        return;
    }
    const struct translation before = *t;
    bool decides_it = decides(t, i);
    ir_label over = ir_skip_insn_if_zero(t->b, pr(t, i->qp));
    t->conditional = true;
    if (decides_it)
        decided(t, i->qp, true);
    execute(t, i);
    ir_land(t->b, over);
    if (decides_it)
        decided(t, i->qp, false);
    known_on_both_ways(t, &before);
    t->ended = false;
    t->mode = before.mode; /* on this path nothing happened; the other one left the block if its mode changed */
}

/* Leave the NaT mode when there is nothing left of them. */
static void relax_mode(struct ir_builder *b, uint64_t pc, uint64_t mode)
{
    if (mode & MODE_NAT) {
        val nats = ir_or(b, ir_get(b, S_NAT), ir_get(b, S_NAT_HIGH));
        ir_label some = ir_skip_if_nonzero(b, ir_or(b, nats, ir_get(b, S_RING_NATS)));
        ir_goto(b, pc, mode & ~(uint64_t)MODE_NAT);
        ir_land(b, some);
    }
}

static void begin_block(struct translation *t)
{
    relax_mode(t->b, t->pc, t->mode);
    unsigned general, floating, sor = mode_sor(t->mode);
    if (!is_rotating_loop(t, &general, &floating))
        return;
    if (sor >= MANY_ROTATING && general * 4 < sor) /* to move all of them would be a waste */
        begin_in_file_order(t);
    t->fr_in_file = floating;
}

/* Bits that are no instruction fault if their qualifying predicate is 1; a reserved template always does. */
static void undefined(struct translation *t, const struct ia64_bundle *bundle)
{
    unsigned slot = t->pc & 15;
    enum ia64_unit unit = slot < 3 ? bundle->tmpl->unit[slot] : IA64_NO_UNIT;
    unsigned qp = unit == IA64_NO_UNIT || unit == IA64_X ? 0 : bundle->slot[unit == IA64_L ? 2 : slot] & 63;

    t->conditional = false;
    if (qp == 0) {
        ia64_illegal(t);
        return;
    }
    ir_label over = ir_skip_if_zero(t->b, pr(t, qp));
    ia64_illegal(t);
    ir_land(t->b, over);
    t->ended = false;
}

/* What is known of the inexact flag begins anew with each function: else all code would be translated twice, before and behind the
 * first result of a program that is rounded. So the first instruction that rounds looks. false: the block ends here. */
static bool look_at_flag(struct translation *t, unsigned sf)
{
    struct ir_builder *b = t->b;
    if (!usual(t, sf) || t->mode >> sf & (MODE_FP_INEXACT | MODE_FP_ASKED))
        return true;
    ir_label clear = ir_skip_if_zero(b, ir_extract(b, ir_get(b, S_FPSR), ia64_inexact_flag(sf), 1));
    ir_goto(b, t->pc, t->mode | (uint64_t)MODE_FP_INEXACT << sf);
    ir_land(b, clear);
    t->mode |= (uint64_t)MODE_FP_ASKED << sf;
    if (ir_insn_count(b) == 0)
        return true;
    ir_goto(b, t->pc, t->mode); /* that is rare */
    return false;
}

static bool look_at_flags(struct translation *t, const struct ia64_insn *i)
{
    bool rounds = i->line->unit == IA64_F && (i->line->cls == IA64_CLASS_FMAC || i->line->cls == IA64_CLASS_FCVTFX || named(i, "frcpa")) &&
                  strstr(i->line->name, "{sf}");
    if (!rounds || t->chain_at)
        return true;
    bool begins = named(i, "frcpa") || named(i, "frsqrta");
    return look_at_flag(t, (unsigned)(i->x >> 34 & 3)) && (!begins || look_at_flag(t, 1));
}

static uint64_t next_pc(uint64_t pc, const struct ia64_bundle *bundle)
{
    unsigned slot = pc & 15;
    return slot == 2 || bundle->tmpl->unit[slot] == IA64_L ? (pc & ~15ull) + 16 : pc + 1;
}

void ia64_translate(struct ir_builder *b, uint64_t pc, uint64_t mode)
{
    struct translation t = {.b = b, .mode = mode, .pc = pc};
    uint64_t fetched = 1;
    struct ia64_bundle bundle;
    struct ia64_insn i;
    uint8_t bytes[16];

    while (!t.ended) {
        uint64_t at = t.pc & ~15ull;
        if (at != fetched) {
            if (!ir_fetch(b, at, t.mode, bytes, 16))
                return;
            if (fetched == 1)
                begin_block(&t);
            fetched = at;
            ia64_bundle_read(&bundle, bytes);
        }
        unsigned slot = t.pc & 15;
        bool known = slot < 3 && ia64_decode(&bundle, slot, &i);
        if (known && !look_at_flags(&t, &i))
            return;
        if (known && double_may_root(&t, &i)) {
            ir_goto(b, t.pc, t.mode);
            return;
        }
        if (!ir_insn(b, t.pc, t.mode)) {
            ir_goto(b, t.pc, t.mode);
            return;
        }
        ir_insn_word(b, ia64_timing_word(&bundle, slot, known ? &i : NULL));
        t.next = next_pc(t.pc, &bundle);
        if (known) {
            i.bundle = at;
            instruction(&t, &i);
        } else {
            undefined(&t, &bundle);
        }
        t.pc = t.next;
        if (known && !t.ended && ir_timed(b) && i.line->cls == IA64_CLASS_RSE_M && semantics[i.line->number] != ia64_sem_alloc) {
            ir_goto(b, t.pc, t.mode);
            return;
        }
        if (known && !t.ended && i.qp && i.line->unit == IA64_B && i.line->cls == IA64_CLASS_BR && ir_may_end(b)) {
            ir_goto(b, t.pc, t.mode);
            return;
        }
    }
}
