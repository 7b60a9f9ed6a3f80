/* skip.c - jumps within a block: comparisons, the skips that they decide, where skips land, and cold paths. */
#include "emu/x64/cache/cache.h"
#include "emu/x64/translate.h"

/* ---- comparisons ---------------------------------------------------------------------------- */

bool x64_comparison_of(unsigned op, struct comparison *out)
{
    static const struct {
        uint16_t op;
        struct comparison is;
    } table[] = {
        {IR_EQ, {CC_E, true}},    {IR_NE, {CC_NE, true}},    {IR_LT, {CC_L, true}},     {IR_LE, {CC_LE, true}},
        {IR_LTU, {CC_B, true}},   {IR_LEU, {CC_BE, true}},   {IR_EQ32, {CC_E, false}},  {IR_NE32, {CC_NE, false}},
        {IR_LT32, {CC_L, false}}, {IR_LE32, {CC_LE, false}}, {IR_LTU32, {CC_B, false}}, {IR_LEU32, {CC_BE, false}},
    };
    if (!ir_is_comparison(op))
        return false;
    *out = table[(op - IR_EQ) / 2].is;
    return true;
}

/* ---- skips --------------------------------------------------------------------------------- */

/* Returns whether the temporary in `slot` is read at or after op i before it is rewritten. */
static bool temp_is_live(const struct x64 *x, unsigned slot, unsigned i)
{
    for (unsigned k = 0; k < x->nfixups; k++) { /* read by a fault fix-up of this instruction */
        const struct ir_op *o = x->fixups[k];
        if (o->a == slot || ((ir_op_info(o) & OP_USE_B) && o->b == slot))
            return true;
    }
    for (; i < x->b->nops; i++) {
        const struct ir_op *o = &x->b->ops[i];
        unsigned f = ir_op_info(o);
        if (((f & OP_USE_A) && o->a == slot) || ((f & OP_USE_B) && o->b == slot) || ((f & OP_USE_C) && o->c == slot))
            return true;
        if ((f & OP_DEF) && o->d == slot)
            return false;
    }
    return false;
}

/* Binds r to what it holds in `in`. */
static void bind_as(struct x64 *x, int r, const struct regs *in)
{
    x64_bind(x, r, in->slot[r], in->dirty[r]);
    x->regs.narrow[r] = in->narrow[r];
}

/* Returns whether the operations are a back edge to the block's start. That is the likely path: it goes out of line
 * only as a single conditional jump. */
static bool is_back_edge(const struct x64 *x, unsigned first, const struct ir_op *last)
{
    const struct ir_exit *exit = &x->b->exits[last->imm];
    if (last->op != IR_GOTO || exit->pc != x->b->pc || exit->mode != x->b->mode)
        return false;
    return &x->b->ops[first] != last || !x64_exit_is_bare(x, exit);
}

/* Returns whether the operations that the skip at op i jumps over are a cold path: they do nothing but leave the block,
 * or always leave it and are unlikely. */
static bool is_cold(const struct x64 *x, unsigned i)
{
    unsigned end = (unsigned)x->b->ops[i].imm;
    bool unlikely = x->b->ops[i].flags & IR_SKIP_LIKELY;
    if (end - i - 1 > COLD_OPS || end < i + 2 || !ir_leaves(&x->b->ops[end - 1]) || x->out_of_line.ncold == MAX_COLD ||
        is_back_edge(x, i + 1, &x->b->ops[end - 1]))
        return false;
    for (unsigned k = i + 1; k < end; k++) {
        const struct ir_op *o = &x->b->ops[k];
        bool only_notes = o->op == IR_SKIPPED;
        if (!unlikely && !only_notes && (x->uses.target[k] || (k + 1 < end && (ir_op_info(o) & (OP_EFFECT | OP_SEES | OP_FLOW)))))
            return false;
        if (ir_is_skip(o) && (unsigned)o->imm >= end)
            return false;
    }
    return true;
}

/* Frees the registers of temporaries whose last use has been moved out of line. */
static void forget_dead_temps(struct x64 *x, unsigned i)
{
    for (unsigned k = 0; k < x->npool; k++) {
        unsigned slot = x->regs.slot[x64_pool[k]];
        if (slot != NO_SLOT && !x64_is_guest(x, slot) && !temp_is_live(x, slot, i))
            x64_forget(x, x64_pool[k]);
    }
}

/* Moves the operations after the skip at op i out of line. The jump at `site` will lead there. */
static void move_to_cold(struct x64 *x, unsigned i, uint8_t *site)
{
    struct cold *c = &x->out_of_line.cold[x->out_of_line.ncold++];
    *c = (struct cold){.first = i + 1,
                       .end = (unsigned)x->b->ops[i].imm,
                       .site = site,
                       .fetched = x->cache.fetched,
                       .regs = x->regs,
                       .insn = x->insn,
                       .nfixups = x->nfixups};
    memcpy(c->fixups, x->fixups, sizeof c->fixups);
    for (unsigned k = 0; k < c->nfixups; k++) {
        c->known_of_fixups[k][0] = x->known[c->fixups[k]->a];
        c->known_of_fixups[k][1] = x->known[c->fixups[k]->b];
    }
    for (unsigned k = c->first; k < c->end; k++) {
        const struct ir_op *o = &x->b->ops[k];
        struct constant *known = c->known[k - c->first];
        known[0] = x->known[o->a];
        known[1] = x->known[o->b];
        known[2] = x->known[o->c];
    }
}

void x64_emit_cold(struct x64 *x, const struct cold *c)
{
    land(&x->e, c->site);
    x64_forget_all(x);
    for (unsigned r = 0; r < 32; r++)
        if (c->regs.slot[r] != NO_SLOT && !(x->pinned >> r & 1))
            bind_as(x, (int)r, &c->regs);
    for (unsigned k = c->first; k < c->end; k++) {
        const struct ir_op *o = &x->b->ops[k];
        const struct constant *known = c->known[k - c->first];
        x->known[o->a] = known[0];
        x->known[o->b] = known[1];
        x->known[o->c] = known[2];
    }
    x->insn = c->insn;
    x->cache.fetched = c->fetched;
    x->nfixups = c->nfixups;
    memcpy(x->fixups, c->fixups, sizeof c->fixups);
    for (unsigned k = 0; k < c->nfixups; k++) {
        x->known[c->fixups[k]->a] = c->known_of_fixups[k][0];
        if (ir_op_info(c->fixups[k]) & OP_USE_B)
            x->known[c->fixups[k]->b] = c->known_of_fixups[k][1];
    }
    x->unreachable = false;
    x->fp.raised = RAISED_ANYTHING;
    memset(x->aligned, 0, sizeof x->aligned); /* they describe the end of the block */
    memset(x->word, 0, sizeof x->word);
    for (unsigned i = c->first, accounted = i; i < c->end;)
        i = x64_translate_at(x, i, &accounted);
}

unsigned x64_skip_to_cold(struct x64 *x, unsigned i, unsigned *cold)
{
    if (!is_cold(x, i))
        return i - 1; /* the comparison is translated together with the skip */
    move_to_cold(x, i, NULL);
    *cold = x->out_of_line.ncold;
    forget_dead_temps(x, (unsigned)x->b->ops[i].imm);
    return (unsigned)x->b->ops[i].imm;
}

unsigned x64_absorb_skip(struct x64 *x, unsigned i, unsigned skip, unsigned *cold)
{
    const struct ir_op *o = &x->b->ops[i], *following = o + 1;
    if (i + 1 >= x->b->nops || x->uses.target[i + 1] || following->op != skip || following->a != o->d || !(x->uses.kills[i + 1] & KILL_A) ||
        x64_skip_to_cold(x, i + 1, cold) == i)
        return i + 1;
    return (unsigned)following->imm;
}

static void add_skip(struct x64 *x, const struct ir_op *o, uint8_t *site)
{
    if (x->out_of_line.nskips == sizeof x->out_of_line.skips / sizeof x->out_of_line.skips[0])
        ir_bug(x->c, "too many skips are open in a block");
    x->out_of_line.skips[x->out_of_line.nskips++] = (struct skip){
        .target = (uint32_t)o->imm, .site = site, .note = x64_clock_note(x, o, site), .fetched = x->cache.fetched, .regs = x->regs};
}

/* Translates the skip at op i, taken if cc holds. Returns the next operation. */
static unsigned skip_if(struct x64 *x, unsigned i, enum host_cond cc)
{
    const struct ir_op *o = &x->b->ops[i];
    if (is_cold(x, i)) {
        const struct ir_op *first = o + 1;
        if (first->op == IR_GOTO && x64_exit_is_bare(x, &x->b->exits[first->imm]))
            x64_leave_by(x, &x->b->exits[first->imm], jcc(&x->e, cc ^ 1));
        else
            move_to_cold(x, i, jcc(&x->e, cc ^ 1));
        forget_dead_temps(x, (unsigned)o->imm);
        return (unsigned)o->imm;
    }
    add_skip(x, o, jcc(&x->e, cc));
    return i + 1;
}

/* Returns the first operation after op n that emits code. */
static unsigned after_constants(const struct x64 *x, unsigned n)
{
    do
        n++;
    while (n < x->b->nops && !x->uses.target[n] && (x->b->ops[n].op == IR_CONST || x->b->ops[n].op == IR_CONST64) &&
           x->b->ops[n].d >= x->nslots);
    return n;
}

/* Returns the first operation after op i that emits code, if it alone ever reads op i's result; otherwise 0. */
static unsigned only_use(const struct x64 *x, unsigned i)
{
    unsigned d = x->b->ops[i].d, n = after_constants(x, i);
    if (d < x->nslots || n >= x->b->nops || x->uses.target[n] || x->b->ops[n].a != d || !(x->uses.kills[n] & KILL_A))
        return 0;
    return n;
}

/* Returns whether o extracts a single bit, which may be one that no immediate mask reaches. */
static bool is_bit(const struct ir_op *o)
{
    return o->op == IR_EXTRACT && o->imm >> 8 == 1;
}

unsigned x64_skip_decided_by(const struct x64 *x, unsigned i)
{
    unsigned n = only_use(x, i);
    return n && (x->b->ops[n].op == IR_SKIP_Z || x->b->ops[n].op == IR_SKIP_NZ) ? n : 0;
}

bool x64_is_bit_test(const struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    return (o->op == IR_ANDI || is_bit(o)) && x64_skip_decided_by(x, i);
}

/* Translates the operations between op i, which has set the flags, and op n, which uses them. */
static void translate_up_to(struct x64 *x, unsigned i, unsigned n)
{
    while (++i < n)
        x64_one_op(x, i); /* constants: they emit no code and preserve the flags */
    x->locked = 0;
}

unsigned x64_skip_by_flags(struct x64 *x, unsigned i, unsigned skip, enum host_cond cc)
{
    translate_up_to(x, i, skip);
    return skip_if(x, skip, x->b->ops[skip].op == IR_SKIP_NZ ? cc : cc ^ 1);
}

static void compare(struct x64 *x, const struct ir_op *o, struct comparison *is)
{
    bool immediate = ir_is_immediate_form(o->op);
    if (immediate && o->op != IR_ANDI && !is_bit(o) && x64_is_in_memory(x, o->a)) {
        alu_mi(&x->e, ALU_CMP, is->wide, x64_base(x, o->a), x64_at(x, o->a), o->imm);
        return;
    }
    int a = x64_use(x, o->a);
    if (is_bit(o))
        bit_test_ri(&x->e, 1, a, o->imm & 63), is->cc = CC_B;
    else if (o->op == IR_ANDI)
        test_ri(&x->e, o->imm < 0, a, o->imm);
    else if (!immediate && x64_is_in_memory(x, o->b))
        alu_rm(&x->e, ALU_CMP, is->wide, a, x64_base(x, o->b), x64_at(x, o->b));
    else if (!immediate)
        alu_rr(&x->e, ALU_CMP, is->wide, a, x64_use(x, o->b));
    else if (o->imm == 0 && (is->cc == CC_E || is->cc == CC_NE || is->cc == CC_L))
        test_rr(&x->e, is->wide, a, a), is->cc = is->cc == CC_L ? CC_S : is->cc;
    else
        alu_ri(&x->e, ALU_CMP, is->wide, a, o->imm);
}

/* Returns the select that is the only use of op `again`, if that repeats the comparison of op i; otherwise 0. */
static unsigned select_by_same(const struct x64 *x, unsigned i, unsigned again)
{
    const struct ir_op *o = &x->b->ops[i], *p = &x->b->ops[again];
    if (again >= x->b->nops || x->uses.target[again] || p->op != o->op || p->a != o->a ||
        (ir_is_immediate_form(o->op) ? p->imm != o->imm : p->b != o->b))
        return 0;
    unsigned n = only_use(x, again);
    return n && x->b->ops[n].op == IR_SELECT && !x64_is_status(x, x->b->ops[n].b) && !x64_is_status(x, x->b->ops[n].c) ? n : 0;
}

/* Translates the select at op n, after op i, by the flags. Returns the next operation. */
static unsigned select_by_flags(struct x64 *x, unsigned i, unsigned n, enum host_cond cc)
{
    translate_up_to(x, i, n);
    x64_select(x, &x->b->ops[n], x->uses.kills[n], cc);
    return n + 1;
}

/* Returns the sum or difference that is the only use of op i, an unsigned comparison, and in *other its other operand. Returns 0 if there
 * is none. */
static unsigned carry_user(const struct x64 *x, unsigned i, unsigned *other)
{
    const struct ir_op *o = &x->b->ops[i];
    unsigned n = after_constants(x, i);
    bool up_to = o->op == IR_LEUI || o->op == IR_LEU32I; /* less than the next number */
    if (!(o->op == IR_LTU || o->op == IR_LTU32 || o->op == IR_LTUI || o->op == IR_LTU32I || o->op == IR_LEU || o->op == IR_LEU32 ||
          (up_to && o->imm != -1 && o->imm != INT32_MAX)))
        return 0;
    const struct ir_op *sum = &x->b->ops[n];
    if (o->d < x->nslots || n >= x->b->nops || x->uses.target[n] || sum->a == sum->b)
        return 0;
    bool first = sum->op == IR_ADD && sum->a == o->d && x->uses.kills[n] & KILL_A;
    bool second = (sum->op == IR_ADD || sum->op == IR_SUB) && sum->b == o->d && x->uses.kills[n] & KILL_B;
    *other = second ? sum->a : sum->b;
    return first || second ? n : 0;
}

/* Translates op i to the carry flag, and op n to an addition or subtraction with carry. */
static unsigned add_by_flags(struct x64 *x, unsigned i, unsigned n, unsigned other)
{
    const struct ir_op *o = &x->b->ops[i], *sum = &x->b->ops[n];
    struct comparison is = {CC_B, true};
    (void)x64_comparison_of(o->op, &is);
    bool less = is.cc == CC_B, immediate = ir_is_immediate_form(o->op), inverted = !less && !immediate;
    int a = x64_use(x, o->a), b = immediate ? NO_REG : x64_use(x, o->b);
    (void)x64_use(x, other);
    if (immediate)
        alu_ri(&x->e, ALU_CMP, is.wide, a, less ? o->imm : o->imm + 1);
    else if (inverted) /* a <= b if b - a does not borrow */
        alu_rr(&x->e, ALU_CMP, is.wide, b, a);
    else
        alu_rr(&x->e, ALU_CMP, is.wide, a, b);
    x64_kill_operands(x, o, x->uses.kills[i]);
    translate_up_to(x, i, n);
    int from = x64_use(x, other);
    x64_kill_operands(x, sum, x->uses.kills[n]);
    int d = x64_def_near(x, sum->d, from);
    mov_rr(&x->e, 1, d, from);
    bool adds = sum->op == IR_ADD;
    alu_ri(&x->e, adds != inverted ? ALU_ADC : ALU_SBB, 1, d, inverted ? -1 : 0);
    return n + 1;
}

/* Translates the IR_SKIPPED at op n by the flags, and the select (or 0) of a repeated comparison that follows it. Moves
 * preserve the flags. Returns the next operation. */
static unsigned note_by_flags(struct x64 *x, unsigned n, unsigned select, enum host_cond cc)
{
    unsigned again = after_constants(x, n);
    setcc(&x->e, cc, RDX);
    if (select) {
        translate_up_to(x, n, again);
        x64_kill_operands(x, &x->b->ops[again], x->uses.kills[again]);
        select = select_by_flags(x, again, select, cc);
    }
    x64_clock_set_if(x, &x->b->ops[n], RDX);
    return select ? select : n + 1;
}

unsigned x64_compare_op(struct x64 *x, unsigned i)
{
    struct comparison is = {CC_NE, true};
    const struct ir_op *o = &x->b->ops[i];
    unsigned n = only_use(x, i), how = n ? x->b->ops[n].op : IR_NOP;
    (void)x64_comparison_of(o->op, &is);
    if (how == IR_SKIPPED && !x64_clock_has_path_bit(x, &x->b->ops[n])) {
        x64_kill_operands(x, o, x->uses.kills[i]);
        return n + 1;
    }
    unsigned other, sum = how == IR_NOP || how == IR_ADD ? carry_user(x, i, &other) : 0;
    if (sum)
        return add_by_flags(x, i, sum, other);
    compare(x, o, &is);
    x64_kill_operands(x, o, x->uses.kills[i]);
    if (how == IR_SKIP_Z || how == IR_SKIP_NZ)
        return x64_skip_by_flags(x, i, n, is.cc);
    if (how == IR_SELECT && !x64_is_status(x, x->b->ops[n].b) && !x64_is_status(x, x->b->ops[n].c))
        return select_by_flags(x, i, n, is.cc);
    if (how == IR_SKIPPED) {
        unsigned select = select_by_same(x, i, after_constants(x, n));
        translate_up_to(x, i, n);
        return note_by_flags(x, n, select, is.cc);
    }
    int d = x64_def(x, o->d);
    setcc(&x->e, is.cc, RAX);
    movzx8(&x->e, d, RAX);
    return i + 1;
}

unsigned x64_skip_op(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    if (o->op == IR_SKIP) {
        add_skip(x, o, jmp(&x->e));
        x->unreachable = true;
        return i + 1;
    }
    int a = x64_use(x, o->a);
    test_rr(&x->e, 1, a, a);
    x64_kill_operands(x, o, x->uses.kills[i]);
    return skip_if(x, i, o->op == IR_SKIP_Z ? CC_E : CC_NE);
}

static void land_skip(struct x64 *x, const struct skip *s)
{
    if (s->note)
        s->note->join = x->e.p;
    else
        land(&x->e, s->site);
}

/* No path falls through: the registers become those at the skip. */
static void adopt(struct x64 *x, const struct regs *in, unsigned i)
{
    x->unreachable = false;
    x64_forget_all(x);
    for (unsigned k = 0; k < x->npool; k++) {
        int r = x64_pool[k];
        unsigned slot = in->slot[r];
        if (slot != NO_SLOT && !(x->pinned >> r & 1) && (x64_is_guest(x, slot) || temp_is_live(x, slot, i)))
            bind_as(x, r, in);
    }
}

/* A skip lands at op i: makes the registers of the path that falls through agree with those at the skip. */
static void join(struct x64 *x, const struct skip *s, unsigned i)
{
    const struct regs *in = &s->regs;
    x64_cache_join(x, &s->fetched);
    if (x->unreachable) {
        adopt(x, in, i);
        land_skip(x, s);
        return;
    }
    for (unsigned k = 0; k < x->npool; k++) {
        int r = x64_pool[k];
        if (x->regs.slot[r] == in->slot[r]) {
            x->regs.narrow[r] |= in->narrow[r];
            continue;
        }
        x64_write_back(x, r);
        x64_forget(x, r);
    }
    x->npool = HOST_POOL;
    for (unsigned k = 0; k < x->npool; k++) {
        int r = x64_pool[k];
        if (in->slot[r] == NO_SLOT || !in->dirty[r])
            continue;
        if (x->regs.slot[r] == in->slot[r]) {
            x->regs.dirty[r] = true;
            continue;
        }
        if (!x64_is_guest(x, in->slot[r]) && !temp_is_live(x, in->slot[r], i))
            continue;
        x64_load_cell(x, r, in->slot[r]);
        bind_as(x, r, in);
    }
    land_skip(x, s);
}

void x64_join_skips(struct x64 *x, unsigned i)
{
    for (unsigned k = 0; k < x->out_of_line.nskips;) {
        if (x->out_of_line.skips[k].target != i) {
            k++;
            continue;
        }
        join(x, &x->out_of_line.skips[k], i);
        x->fp.raised = RAISED_ANYTHING;
        memset(x->aligned, 0, x->b->nslots); /* what is known on one path need not hold on the other */
        memset(x->word, 0, x->b->nslots);
        x->out_of_line.skips[k] = x->out_of_line.skips[--x->out_of_line.nskips];
    }
}
