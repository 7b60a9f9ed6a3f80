/*
 * lower.c - translates bundles to blocks of micro-operations; does what all instructions have in common.
 *
 * ia64_translate() fetches bundles and decodes slots until the block ends. instruction() handles the qualifying predicate: an instruction
 * is executed unconditionally, if-converted (choose()), or skipped by a branch. execute() checks targets, handles NaTs, and calls the
 * line's semantics function. In cold-tier blocks the micro-operations of position-independent instructions come from the template cache.
 */
#include <string.h>
#include "emu/mem/mem.h"
#include "isa/ia64/lower.h"
#include "isa/ia64/timing.h"

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

static void forget(struct translation *t, unsigned f)
{
    t->doubles[f / 64] &= ~(1ull << f % 64);
    t->extended[f / 64] &= ~(1ull << f % 64);
    t->written[f / 64] |= 1ull << f % 64;
    t->reach[f] = 0;
}

void fr_written(struct translation *t, unsigned f)
{
    forget(t, f);
    fr_modified(t, f);
}

void fr_written_if(struct translation *t, unsigned f, val enabled)
{
    unsigned slot = f < 32 ? S_MFL : S_MFH;
    forget(t, f);
    if (!(f < 32 ? t->low_written : t->high_written))
        ir_set(t->b, slot, ir_or(t->b, ir_get(t->b, slot), enabled));
}

void fr_modified(struct translation *t, unsigned f)
{
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

/* Returns whether the instruction may write all of its targets. alloc checks its target itself, against the new frame. */
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
        /* two targets of one kind must differ: predicates, or the loaded register and the base register */
        for (const struct ia64_use *other = i->line->uses; other < u; other++)
            if (other->write && other->cls == u->cls && ia64_register(i, other) == r)
                return false;
    }
    return true;
}

uint64_t mode_of_fpsr(uint64_t mode, uint64_t fpsr)
{
    mode &= ~(MODE_HINTS | MODE_FP_TRAPS | 3 * MODE_FP_DEFAULT);
    return mode | default_fpsr(fpsr) | ((fpsr & 63) == 63 ? 0 : MODE_FP_TRAPS);
}

/* Predicted returns rely on MODE_HINTS, which claim that inexact flags are set. If one is cleared, the predictions are dropped. */
void ia64_flags_change(struct cpu *c, uint64_t fpsr)
{
    const uint64_t flags = 1ull << ia64_inexact_flag(0) | 1ull << ia64_inexact_flag(1);
    if (cpu_slots(c)[S_FPSR] & ~fpsr & flags)
        cpu_forget_returns(c);
}

uint64_t default_fpsr(uint64_t fpsr)
{
    unsigned is = ia64_fpsr_is_default(fpsr);
    return (is & 3) * (uint64_t)MODE_FP_DEFAULT | (is >> 2) * (uint64_t)MODE_FP_INEXACT;
}

void go_on(struct translation *t)
{
    if (!t->conditional)
        return; /* what follows is translated in the new mode */
    ir_goto(t->b, t->next, t->mode);
}

/* ---- one instruction ---- */

/* Puts f32 to f127 in place if the instruction names one of them. */
static void place_fr(struct translation *t, const struct ia64_insn *i)
{
    bool named = false;
    for (unsigned k = 0; k < i->line->nuses; k++)
        named = named || (i->line->uses[k].cls == IA64_OPC_FR && ia64_register(i, &i->line->uses[k]) >= 32);
    if (!named || t->fr_in_place || t->fr_in_file)
        return;
    fr_in_name_order(t);
    t->fr_in_place = true;
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
    unsigned n = rotating_operands(t, i);
    t->gr_in_any_order = n && gr_by_index(t, i, n);
    if (n && !t->gr_in_any_order)
        gr_in_name_order(t);
}

/* Returns what ISR.code says of an instruction that does not access its operand's memory. */
static unsigned access_code(const struct ia64_insn *i)
{
    if (means(i, ia64_sem_fc))
        return CODE_FC;
    return means(i, ia64_sem_probe) ? CODE_PROBE : means(i, ia64_sem_probe_fault) ? CODE_PROBE_FAULT : 0;
}

/* A reciprocal approximation whose target is f0 or f1: without its predicate it only clears p2. */
static void illegal_if_enabled(struct translation *t, const struct ia64_insn *i)
{
    ir_label off = ir_skip_if_zero(t->b, pr(t, i->qp));
    ia64_illegal(t);
    t->ended = false;
    ir_land(t->b, off);
    set_pr(t, P2, ir_const(t->b, 0));
}

/* Builds the instruction without its qualifying predicate. */
static void execute(struct translation *t, const struct ia64_insn *i)
{
    uint32_t attributes = i->line->attributes;
    bool legal = targets_legal(t, i);
    if (!legal && attributes & IA64_OWNQP && i->qp) {
        illegal_if_enabled(t, i);
        return;
    }
    if (!legal || (attributes & IA64_SLOT2 && i->slot != 2)) {
        ia64_illegal(t);
        return;
    }
    bool nats = nat_mode(t);
    val nat = nats && attributes & (IA64_PROP | IA64_CONS) ? sources_nat(t, i) : 0;
    if (nats && attributes & IA64_CONS)
        consume_nat(t, nat, CODE_REGISTER_NAT | access_code(i));
    i->line->semantics(t, i);
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

/* Returns whether the semantics function handles the qualifying predicate, because the instruction acts even if it is 0. */
static bool owns_predicate(const struct ia64_insn *i)
{
    uint32_t x = i->line->attributes;
    return x & IA64_OWNQP || (x & IA64_UNC && ia64_completer_unc(i->x));
}

/* Returns whether the instruction only writes general registers or predicates. Then it can be if-converted. */
static bool only_computes(const struct translation *t, const struct ia64_insn *i)
{
    return !nat_mode(t) && targets_legal(t, i) && ((i->line->attributes & IA64_PROP && !means(i, ia64_sem_mux1)) || only_compares(i));
}

/* If-conversion: executes the instruction, with a select between new and old value at each write. */
static void choose(struct translation *t, const struct ia64_insn *i)
{
    t->chooses = true;
    t->choice_bit = pr(t, i->qp);
    ir_skipped(t->b, ir_insn_count(t->b) - 1, ir_xori(t->b, t->choice_bit, 1));
    execute(t, i);
    t->chooses = false;
}

/* Returns whether the instruction at pc is one of an idiom's. Sets *stays if the idiom has later instructions. */
static bool is_part(const uint64_t pcs[2], uint64_t at, uint64_t pc, bool *stays)
{
    uint64_t bit = (pc >> 4) * 3 + (pc & 15) - (at >> 4) * 3;
    if (!at || bit >= 128)
        return false;
    uint64_t rest = pcs[bit / 64] >> bit % 64;
    *stays |= rest >> 1 || (bit < 64 && pcs[1]);
    return rest & 1;
}

/* Returns whether a division that begins within another one has executed the instruction already. */
static bool in_nested(const struct translation *t, uint64_t pc, bool *stays)
{
    bool is = false;
    for (unsigned k = 0; k < t->nnested; k++)
        is |= is_part(t->nested[k].pcs, t->nested[k].at, pc, stays);
    return is;
}

bool ia64_in_idiom(const struct translation *t, uint64_t pc, bool *goes_on)
{
    *goes_on = false;
    bool in_one = is_part(t->in_idiom, t->idiom_at, pc, goes_on), in_other = in_nested(t, pc, goes_on);
    return in_one || in_other;
}

/* Returns whether i branches on a predicate whose value has not been observed since its last write. Then the predicate, and its
 * opposite, is a constant on either path, and its value need not be computed beyond the branch. */
static bool decides(const struct translation *t, const struct ia64_insn *i)
{
    return !ir_is_cold_tier(t->b) && i->qp < 16 && i->line->attributes & IA64_BRANCH && ir_is_unseen(t->b, S_PR + i->qp);
}

/* Notes the value of predicate qp, and of its opposite, on the current path. */
static void decided(struct translation *t, unsigned qp, bool is)
{
    unsigned other = t->opposites[0] == qp ? t->opposites[1] : t->opposites[1] == qp ? t->opposites[0] : 0;
    ir_set_const(t->b, S_PR + qp, is);
    if (other)
        ir_set_const(t->b, S_PR + other, !is);
}

/* Merges what is known of floating-point registers where two paths join. */
static void merge_known(struct translation *t, const struct translation *o)
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

/* Executes the instruction under its predicate by a branch, without regard to what is known of the predicate. */
static void under_predicate(struct translation *t, const struct ia64_insn *i)
{
    ir_label over = ir_skip_insn_if_zero(t->b, pr(t, i->qp));
    t->conditional = true;
    execute(t, i);
    ir_land(t->b, over);
}

/* Returns whether the predicate of an F-unit instruction is known to be 1, such as that of a division after frcpa. */
static bool predicate_is_one(struct translation *t, const struct ia64_insn *i)
{
    uint64_t is;
    return i->line->unit == IA64_F && i->qp < 16 && ir_is_const(t->b, pr(t, i->qp), &is) && is;
}

static void instruction(struct translation *t, const struct ia64_insn *i)
{
    t->conditional = t->stays = t->gr_in_any_order = false;
    bool done = is_part(t->in_idiom, t->idiom_at, t->pc, &t->stays), nested = in_nested(t, t->pc, &t->stays);
    if (nested && i->qp)
        ir_skipped(t->b, ir_insn_count(t->b) - 1, ir_xori(t->b, pr(t, i->qp), 1));
    if (done || nested || (i->qp == 0 && is_nop(i))) {
        if (t->root_how && t->pc == t->root_at)
            double_end_root(t);
        return;
    }
    if (double_root_tail(t, i, under_predicate))
        return;
    place_fr(t, i);
    place_gr_named(t, i);
    bool happens;
    if (i->qp && !owns_predicate(i) && iteration_predicate(t, i->qp, &happens) && !happens) {
        ir_skipped(t->b, ir_insn_count(t->b) - 1, ir_const(t->b, 1));
        return;
    }
    if (i->qp == 0 || owns_predicate(i) || iteration_predicate(t, i->qp, &happens) || predicate_is_one(t, i)) {
        t->writes_low = t->writes_high = false;
        execute(t, i);
        t->low_written |= t->writes_low;
        t->high_written |= t->writes_high;
        return;
    }
    bool is_stage = t->unrolled && i->qp >= 16;
    if (only_computes(t, i) && ir_may_select(t->b, is_stage)) {
        choose(t, i);
        return;
    }
    bool branches = i->line->unit == IA64_B; /* it changes nothing that is known of floating-point registers */
    uint64_t mode = t->mode;
    struct translation before;
    if (!branches)
        before = *t;
    bool decides_it = decides(t, i);
    ir_label over = ir_skip_insn_if_zero(t->b, pr(t, i->qp));
    t->conditional = true;
    if (decides_it)
        decided(t, i->qp, true);
    execute(t, i);
    ir_land(t->b, over);
    if (decides_it)
        decided(t, i->qp, false);
    if (!branches)
        merge_known(t, &before);
    t->ended = false;
    t->mode = mode; /* if the executed path changed the mode, it has left the block */
}

/* Leaves the NaT mode at block entry if no NaT bit is set. */
static void relax_mode(struct ir_builder *b, uint64_t pc, uint64_t mode)
{
    if (mode & MODE_NAT) {
        val nats = ir_or(b, ir_get(b, S_NAT), ir_get(b, S_NAT_HIGH));
        ir_label some = ir_skip_if_nonzero(b, ir_or(b, nats, ir_get(b, S_STACK_NATS)));
        ir_goto(b, pc, mode & ~(uint64_t)MODE_NAT);
        ir_land(b, some);
    }
}

/* Builds the fault of an undefined encoding. It depends on the qualifying predicate, except for reserved templates. */
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

/* Records sf's inexact flag in the mode, if it is known. Each function begins without that knowledge, because otherwise all
 * code would be translated twice: for before and after the program's first inexact result. So the first instruction that rounds tests the
 * flag. Returns false if the block ends here. */
static bool test_inexact_flag(struct translation *t, unsigned sf)
{
    struct ir_builder *b = t->b;
    if (!usual(t, sf) || t->mode >> sf & (MODE_FP_INEXACT | MODE_FP_TESTED))
        return true;
    ir_label clear = ir_skip_if_zero(b, ir_extract(b, ir_get(b, S_FPSR), ia64_inexact_flag(sf), 1));
    ir_goto(b, t->pc, t->mode | (uint64_t)MODE_FP_INEXACT << sf);
    ir_land(b, clear);
    t->mode |= (uint64_t)MODE_FP_TESTED << sf;
    if (ir_insn_count(b) == 0)
        return true;
    ir_goto(b, t->pc, t->mode); /* rare: the flag is not set yet */
    return false;
}

static bool test_inexact_flags(struct translation *t, const struct ia64_insn *i)
{
    if (!(i->line->attributes & IA64_ROUNDS) || t->idiom_at)
        return true;
    bool begins = means(i, ia64_sem_frcpa) || means(i, ia64_sem_frsqrta);
    return test_inexact_flag(t, (unsigned)(i->x >> 34 & 3)) && (!begins || test_inexact_flag(t, 1));
}

/* ---- templates: micro-operations of position-independent instructions ---- */

/* Returns whether integer instructions depend on nothing that this block knows except the frame's size and how memory is accessed. */
static bool is_position_independent(const struct translation *t)
{
    return !nat_mode(t) && !mode_sor(t->mode) && !t->unrolled && !t->fr_in_file && !t->idiom_at && !t->root_how;
}

/* Returns the template key of an instruction in slot 0 to 2: its bits and the mode bits that it depends on. 0 if it cannot be a template.
 * */
static uint64_t key_of(const struct translation *t, const struct ia64_bundle *bundle, unsigned slot)
{
    enum { SLOT_SHIFT = 41, TEMPLATE_SHIFT = 43, MODE_SHIFT = 48 };
    const uint64_t accesses = MODE_ALAT | MODE_BE | MODE_AC | MODE_STRICT;
    if (slot > 2 || bundle->tmpl->unit[slot] == IA64_L || !is_position_independent(t))
        return 0;
    return bundle->slot[slot] | (uint64_t)slot << SLOT_SHIFT | (uint64_t)bundle->tmpl_number << TEMPLATE_SHIFT |
           (t->mode & accesses) << MODE_SHIFT | 1ull << 63;
}

/* Prefetches the templates of the bundle at this address, which probably comes next. */
static void prefetch_templates(const struct translation *t, uint64_t at)
{
    const uint8_t *bytes = mem_host(ir_space(t->b), at, MEM_R);
    struct ia64_bundle bundle;
    if (!bytes)
        return;
    ia64_bundle_read(&bundle, bytes);
    for (unsigned slot = 0; slot < 3; slot++)
        ir_prefetch_template(t->b, key_of(t, &bundle, slot));
}

/* Returns whether i can be a template: an integer instruction that neither leaves the block nor depends on its address. */
static bool can_be_template(const struct ia64_insn *i)
{
    for (unsigned k = 0; k < i->line->nuses; k++)
        if (i->line->uses[k].cls == IA64_OPC_FR)
            return false;
    return i->line->attributes & IA64_PROP || only_compares(i) || is_nop(i) || means(i, ia64_sem_ld) || means(i, ia64_sem_st) ||
           means(i, ia64_sem_mov_to_br) || means(i, ia64_sem_mov_from_br);
}

/* Returns the frame size that the instruction's targets need to be legal. */
static unsigned frame_for(const struct ia64_insn *i)
{
    unsigned most = 32;
    for (unsigned k = 0; k < i->line->nuses; k++) {
        unsigned r = ia64_register(i, &i->line->uses[k]);
        if (i->line->uses[k].write && i->line->uses[k].cls == IA64_OPC_GR && r >= most)
            most = r + 1;
    }
    return most - 32;
}

static uint64_t next_pc(uint64_t pc, const struct ia64_bundle *bundle)
{
    unsigned slot = pc & 15;
    return slot == 2 || bundle->tmpl->unit[slot] == IA64_L ? (pc & ~15ull) + 16 : pc + 1;
}

/* Returns whether control reaches another function, other than in the middle of an idiom, whose result this block has already. */
static bool crosses_here(const struct translation *t, uint64_t from, uint64_t to)
{
    bool goes_on;
    return !ia64_in_idiom(t, t->pc, &goes_on) && !goes_on && ir_crosses(t->b, from, to);
}

/* ---- the block -------------------------------------------------------------------------------- */

/* The way through the block's instructions. */
struct walk {
    uint64_t mode; /* of the block */
    uint64_t at;   /* the address of the bundle, or NO_BUNDLE */
    struct ia64_bundle bundle;
    struct unrolled unrolled;
    unsigned branches; /* conditional ones */
};
enum { NO_BUNDLE = 1 };

/* Ends the block before the instruction at the pc. Returns false. */
static bool end_here(struct translation *t)
{
    ir_goto(t->b, t->pc, t->mode);
    return false;
}

/* Fetches the bundle of the instruction at the pc. Returns false if the block ends before it. */
static bool fetch_bundle(struct translation *t, struct walk *w)
{
    uint64_t at = t->pc & ~15ull;
    bool first = w->at == NO_BUNDLE;
    uint8_t bytes[16];

    if (at == w->at)
        return true;
    if (!first && ((t->loop_follows && at_rotating_loop(t)) || crosses_here(t, w->at, at)))
        return end_here(t);
    if (!ir_fetch(t->b, at, t->mode, bytes, 16))
        return false;
    if (first) {
        relax_mode(t->b, t->pc, w->mode);
        begin_rotating_loop(t, &w->unrolled, (unsigned)(w->mode >> MODE_STAGES_SHIFT));
    }
    w->at = at;
    ia64_bundle_read(&w->bundle, bytes);
    if (ir_is_cold_tier(t->b))
        prefetch_templates(t, at + 16);
    return true;
}

/* Opens the instruction at the pc. i: NULL if it is undefined. begins_template: it becomes one. Returns false if the block ends before it.
 */
static bool open_instruction(struct translation *t, const struct walk *w, const struct ia64_insn *i, bool begins_template)
{
    if (i && !test_inexact_flags(t, i))
        return false;
    if (i && (double_begins_root_tail(t, i) || double_needs_new_block(t, i)))
        return end_here(t);
    if (begins_template)
        ir_begin_template(t->b);
    if (!ir_insn(t->b, t->pc, t->mode))
        return end_here(t);
    ir_insn_word(t->b, ia64_timing_word(&w->bundle, t->pc & 15, i));
    t->next = next_pc(t->pc, &w->bundle);
    return true;
}

/* Returns whether the block ends after instruction i. */
static bool ends_block(const struct translation *t, struct walk *w, const struct ia64_insn *i)
{
    if (ir_timed(t->b) && i->line->cls == IA64_CLASS_RSE_M)
        return true;
    if (!i->qp || i->line->unit != IA64_B)
        return false;
    w->branches++;
    if (!ir_may_branch(t->b, w->branches + 1))
        return true;
    return !(i->line->attributes & IA64_CALL) && i->line->cls == IA64_CLASS_BR && ir_may_end(t->b);
}

/* Builds the operations of the instruction at the pc, of which there is no template. Returns false if the block ends here. */
static bool build_instruction(struct translation *t, struct walk *w, uint64_t key, enum ir_template_use use)
{
    struct ia64_insn insn, *i = &insn;
    unsigned slot = t->pc & 15;
    uint64_t mode = t->mode;

    if (slot > 2 || !ia64_decode(&w->bundle, slot, i))
        i = NULL;
    bool keeps = use == IR_TEMPLATE_MISSING && i && can_be_template(i);
    if (!open_instruction(t, w, i, keeps))
        return false;
    if (i) {
        i->bundle = w->at;
        instruction(t, i);
    } else {
        undefined(t, &w->bundle);
    }
    if (use == IR_TEMPLATE_MISSING)
        ir_end_template(t->b, key, keeps && !t->ended && t->mode == mode, i ? frame_for(i) : 0);
    t->pc = t->next;
    if (t->ended)
        return false;
    return i && ends_block(t, w, i) ? end_here(t) : true;
}

/* Translates the instruction at the pc. Returns false if the block ends here. */
static bool one_instruction(struct translation *t, struct walk *w)
{
    if (!fetch_bundle(t, w) || ir_breakpoint(t->b, t->pc, t->mode))
        return false;
    if (!ir_is_cold_tier(t->b))
        return build_instruction(t, w, 0, IR_TEMPLATE_NEVER);
    uint64_t key = key_of(t, &w->bundle, t->pc & 15);
    enum ir_template_use use = ir_use_template(t->b, key, mode_sof(t->mode), t->pc, t->mode);
    if (use != IR_TEMPLATE_USED)
        return build_instruction(t, w, key, use);
    t->pc = next_pc(t->pc, &w->bundle);
    return true;
}

void ia64_translate(struct ir_builder *b, uint64_t pc, uint64_t mode)
{
    struct translation t = {.b = b, .mode = mode & ~MODE_STAGES, .pc = pc};
    struct walk w = {.mode = mode, .at = NO_BUNDLE};

    while (one_instruction(&t, &w))
        ;
}
