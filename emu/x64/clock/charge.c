/* charge.c - timing models in translated code (charge.h): emits what they add to a block's entry, to skips and to
 * exits. */
#include "emu/x64/clock/charge.h"
#include "emu/x64/clock/fed.h"
#include "emu/x64/clock/memo.h"
#include "emu/x64/translate.h"
#include "emu/x64/clock/version.h"
#include "emu/ir/isa.h"

/* ---- a block's entry ------------------------------------------------------------------------------ */

/* Returns the position of instruction k in the list of path bits; n: it has none. */
static unsigned bit_of(const uint8_t *insns, unsigned n, unsigned k)
{
    for (unsigned i = 0; i < n; i++)
        if (insns[i] == k)
            return i;
    return n;
}

/* Returns whether the operations that the skip at op i jumps over always leave the block. Then control after them has
 * taken the skip. */
static bool always_leaves(const struct ir_block *b, unsigned i)
{
    unsigned end = (unsigned)b->ops[i].imm;
    if (end < i + 2 || !ir_leaves(&b->ops[end - 1]))
        return false;
    for (unsigned k = i + 1; k < end; k++)
        if (ir_is_skip(&b->ops[k]) && (unsigned)b->ops[k].imm >= end)
            return false;
    return true;
}

/* Returns whether op i notes unconditionally that an instruction is skipped, on a path that leaves the block without
 * joining another. *end: the operation after the one that leaves. */
static bool skipped_on_exit_path(const struct ir_block *b, unsigned i, uint16_t *end)
{
    const struct ir_op *o = &b->ops[i];
    unsigned out = i;
    if (o->op != IR_SKIPPED || i == 0 || o[-1].op != IR_CONST || o[-1].d != o->a || o[-1].imm != 1)
        return false;
    while (out < b->nops && !ir_leaves(&b->ops[out]))
        out++;
    for (unsigned k = 0; k <= out && k < b->nops; k++) {
        unsigned to = (unsigned)b->ops[k].imm;
        if (ir_is_skip(&b->ops[k]) && (k < i ? to >= i && to <= out : to > out))
            return false;
    }
    *end = (uint16_t)(out + 1);
    return true;
}

/* Returns whether op i is on a path out of the block on which instructions execute that are skipped on other paths, or
 * the reverse. */
static bool is_cold_path(const struct clock_block *cb, const uint16_t *skipped_at, unsigned i)
{
    for (unsigned k = 0; k < cb->nalways_skipped; k++)
        if (cb->always_skipped[k].to == UINT16_MAX ? skipped_at[k] <= i && i < cb->always_skipped[k].from
                                                   : cb->always_skipped[k].from <= i && i < cb->always_skipped[k].to)
            return true;
    return false;
}

/* Records whether the exit at o falls through or jumps after its last instruction. */
static void add_exit(const struct ir_block *b, const struct ir_op *o, struct path_sets *paths)
{
    const struct ir_exit *x = &b->exits[o->imm];
    unsigned last = x->insns - 1u;
    bool known = o->op == IR_GOTO, falls = x->pc == cost_next(b, last);
    paths->falls |= (uint64_t)(!known || falls) << last;
    paths->jumps |= (uint64_t)(!known || !falls) << last;
}

/* Relevance pruning: removes the path bits that change neither cycles nor exit state of any path in this version, then
 * merges those that the same predicate decides. */
static void prune_path_bits(struct cpu *c, struct ir_block *b, struct clock_block *cb, const uint16_t *skipped_at)
{
    struct path_sets paths = {0};
    unsigned insn = 0, kept = 0;
    for (unsigned k = 0; k < cb->nskips; k++)
        paths.path_bits |= 1ull << cb->skip[k];
    for (unsigned k = 0; k < cb->nalways_skipped; k++)
        *(cb->always_skipped[k].to == UINT16_MAX ? &paths.skipped_through : &paths.skipped_on_exit) |= 1ull << cb->always_skipped[k].insn;
    for (unsigned i = 0; i < b->nops; i++) {
        const struct ir_op *o = &b->ops[i];
        while (insn + 1 < b->ninsns && b->insns[insn + 1].first_op <= i)
            insn++;
        if (ir_skips_insn(o) && is_cold_path(cb, skipped_at, i))
            paths.cold |= 1ull << o->c;
        if (ir_leaves(o) && b->exits[o->imm].insns > insn)
            add_exit(b, o, &paths);
        else if (ir_op_info(o) & OP_SEES)
            paths.stops |= 1ull << insn;
    }
    uint64_t dropped = cost_prune_path_bits(c, b, b->state - 1, &paths);
    for (unsigned k = 0, n = cb->nskips; k < n; k++)
        if (!(dropped >> cb->skip[k] & 1))
            cb->skip[kept++] = cb->skip[k];
    cb->nskips = (uint8_t)kept;
    x64_join_path_bits(c, b, cb, paths.cold | paths.skipped_through | paths.skipped_on_exit);
}

struct clock_block *x64_clock_block(struct cpu *c, struct host_code *hc, struct ir_block *b)
{
    uint16_t skipped_at[IR_MAX_INSNS];
    size_t size = sizeof(struct clock_block) + b->nexits * sizeof(struct clock_exit);
    struct clock_block *cb = arena_take(&hc->arena, size + IR_MAX_INSNS * sizeof *cb->always_skipped);
    if (!cb)
        ir_no_memory(c, "translated code");
    memset(cb, 0, size);
    cb->always_skipped = (struct clock_always_skipped *)(void *)&cb->exits[b->nexits];
    for (unsigned i = 0; i < b->nops; i++) {
        const struct ir_op *o = &b->ops[i];
        if (!ir_skips_insn(o) || bit_of(cb->skip, cb->nskips, o->c) < cb->nskips)
            continue;
        uint16_t end;
        if (o->op == IR_SKIPPED && o->flags & IR_SKIPPED_ALWAYS) {
            skipped_at[cb->nalways_skipped] = (uint16_t)i;
            cb->always_skipped[cb->nalways_skipped++] = (struct clock_always_skipped){o->c, (uint16_t)i, UINT16_MAX};
            continue;
        }
        if (ir_is_skip(o) && always_leaves(b, i)) {
            skipped_at[cb->nalways_skipped] = (uint16_t)i;
            cb->always_skipped[cb->nalways_skipped++] = (struct clock_always_skipped){o->c, (uint16_t)o->imm, UINT16_MAX};
            continue;
        }
        if (skipped_on_exit_path(b, i, &end)) {
            skipped_at[cb->nalways_skipped] = (uint16_t)i;
            cb->always_skipped[cb->nalways_skipped++] = (struct clock_always_skipped){o->c, (uint16_t)i, end};
            continue;
        }
        if (cb->nskips == CLOCK_SKIPS || cb->nalways_skipped == IR_MAX_INSNS)
            ir_bug(c, "too many instructions of a block may be skipped");
        cb->skip[cb->nskips++] = (uint8_t)o->c;
    }
    arena_trim(&hc->arena, cb, size + cb->nalways_skipped * sizeof *cb->always_skipped);
    if (b->state && cb->nskips && !c->pipeline->timing->counts)
        prune_path_bits(c, b, cb, skipped_at);
    return cb;
}

int64_t x64_clock_least_left(const struct x64 *x)
{
    return ((int64_t)x64_bound(x->b) - CLOCK_SLACK) * ((int64_t)1 << clock_shift(x->c));
}

static void compare_left(struct x64 *x, int64_t bound)
{
    if (bound >= INT32_MIN && bound <= INT32_MAX) {
        alu_ri(&x->e, ALU_CMP, 1, R14, (int32_t)bound);
    } else {
        mov_imm(&x->e, RAX, (uint64_t)bound);
        alu_rr(&x->e, ALU_CMP, 1, R14, RAX);
    }
}

void x64_clock_compare_bound(struct x64 *x)
{
    compare_left(x, x64_clock_least_left(x));
}

void x64_clock_enter(struct x64 *x)
{
    int64_t bound = x64_bound_at_entry(x->b);
    if (bound <= CLOCK_SLACK)
        return;
    compare_left(x, (bound - CLOCK_SLACK) * ((int64_t)1 << clock_shift(x->c)));
    x64_new_stub(x, STUB_BUDGET, jcc(&x->e, CC_L));
}

void x64_clock_test_left(struct emitter *e)
{
    test_rr(e, 1, R14, R14);
}

void x64_clock_cycles(struct x64 *x, int d, bool unfetched)
{
    mov_load(&x->e, 1, d, RBP, CPU_DISP(slice_end));
    if (unfetched)
        mov_load(&x->e, 1, RAX, RBP, CPU_DISP(arrival_left));
    else
        mov_rr(&x->e, 1, RAX, R14);
    shift_ri(&x->e, SHIFT_SAR, 1, RAX, clock_shift(x->c));
    alu_rr(&x->e, ALU_SUB, 1, d, RAX);
}

/* ---- skips ------------------------------------------------------------------------------------- */

/* Sets a path bit. The word is written as one quadword, as comparisons load it: a load that spans smaller stores would
 * stall on the host's store forwarding. */
static void set_path_bit(struct x64 *x, unsigned bit)
{
    rex(&x->e, 1, 5, 0, RSP, false); /* bts qword [rsp], 32 + bit */
    byte(&x->e, 0x0f);
    byte(&x->e, 0xba);
    modrm_mem(&x->e, 5, RSP, 0);
    byte(&x->e, 32 + bit);
}

/* The same, in fewer micro-operations of the host, where rax is free. */
static void set_path_bit_by_rax(struct x64 *x, unsigned bit)
{
    mov_imm(&x->e, RAX, 1ull << (32 + bit));
    op_mem(&x->e, 1, 0x09, RAX, RSP, 0); /* or [rsp], rax */
}

static struct out_of_line_note *new_note(struct x64 *x, uint8_t *site, unsigned bit)
{
    if (x->out_of_line.nnotes == sizeof x->out_of_line.notes / sizeof x->out_of_line.notes[0])
        ir_bug(x->c, "too many path bits in a block");
    struct out_of_line_note *n = &x->out_of_line.notes[x->out_of_line.nnotes++];
    *n = (struct out_of_line_note){.site = site, .bit = bit};
    return n;
}

/* The jump at site skips an instruction: makes it go out of line first, where the path bit is set. Returns NULL if there is no path bit. */
struct out_of_line_note *x64_clock_note(struct x64 *x, const struct ir_op *o, uint8_t *site)
{
    unsigned bit = x->clock && ir_skips_insn(o) ? bit_of(x->clock->skip, x->clock->nskips, o->c) : CLOCK_SKIPS;
    if (!x->clock || bit >= x->clock->nskips)
        return NULL;
    struct out_of_line_note *n = new_note(x, site, bit);
    n->skips = true;
    return n;
}

void x64_clock_skipped(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    unsigned bit = bit_of(x->clock->skip, x->clock->nskips, o->c);
    if (bit >= x->clock->nskips) { /* known at the exit */
        x64_kill_operands(x, o, kills);
        return;
    }
    int a = x64_use(x, o->a);
    mov_rr(&x->e, 1, RAX, a);
    shift_ri(&x->e, SHIFT_SHL, 1, RAX, 32 + bit);
    op_mem(&x->e, 1, 0x09, RAX, RSP, 0);
    x64_kill_operands(x, o, kills);
}

/* Emits: *to += r. rdx is lost. */
static void add_to(struct x64 *x, const uint64_t *to, int r)
{
    mov_imm(&x->e, RDX, (uint64_t)(uintptr_t)to);
    op_mem(&x->e, 1, 0x01, r, RDX, 0);
}

void x64_clock_charge(struct x64 *x, const struct ir_op *o)
{
    struct cpu_timing *t = x->c->pipeline->timing;
    mov_rr(&x->e, 0, RAX, x64_use(x, o->a));
    if (t->counts)
        add_to(x, &t->totals.cycles[TIMING_EXECUTE], RAX);
    shift_ri(&x->e, SHIFT_SHL, 1, RAX, clock_shift(x->c));
    alu_rr(&x->e, ALU_SUB, 1, R14, RAX);
    if (t->exact)
        add_to(x, &exact_stalls_of(x->c, x64_base_of(x->b), x->insn, EXACT_CHARGED, clock_shift(x->c))->all, RAX);
}

bool x64_clock_has_path_bit(const struct x64 *x, const struct ir_op *o)
{
    return bit_of(x->clock->skip, x->clock->nskips, o->c) < x->clock->nskips;
}

void x64_clock_set_if(struct x64 *x, const struct ir_op *o, int r)
{
    unsigned bit = bit_of(x->clock->skip, x->clock->nskips, o->c);
    movzx8(&x->e, r, r);
    shift_ri(&x->e, SHIFT_SHL, 1, r, 32 + bit);
    op_mem(&x->e, 1, 0x09, r, RSP, 0);
}

static void train(struct x64 *x, const struct out_of_line_note *n, bool biased);

/* Out of line: the register stack has moved at the exit whose last instruction is at n->pc. */
static void charge_moves(struct x64 *x, const struct out_of_line_note *n)
{
    if (x->c->pipeline->timing->exact) {
        mov_imm(&x->e, RCX, n->pc);
        mov_store(&x->e, 1, RBP, CPU_DISP(stall_pc), RCX);
    }
    call_to(&x->e, x->hc->charge_stack - x->hc->exec + x->hc->write);
}

void x64_clock_emit_notes(struct x64 *x)
{
    for (unsigned i = 0; i < x->out_of_line.nnotes && !x->e.full; i++) {
        const struct out_of_line_note *n = &x->out_of_line.notes[i];
        land(&x->e, n->site);
        if (n->branch)
            train(x, n, true);
        else if (n->charge)
            charge_moves(x, n);
        else if (n->skips)
            set_path_bit_by_rax(x, n->bit);
        else
            set_path_bit(x, n->bit);
        jmp_to(&x->e, n->exit ? n->exit->stub : n->join);
    }
}

/* ---- exits ------------------------------------------------------------------------------------- */

enum {
    ROOM_SUB = 7,
    ROOM_SUB_FAR = 13,
    ROOM_COUNT = 14,
    ROOM_STORE = 9,
    ROOM_PATH_BITS = 26 /* or room for the look-up in a table */,
    ROOM_WORD = 23,
    ROOM_WIDE_WORD = 30
};

/* Returns the room for an outcome. */
static unsigned room_for_outcome(const struct x64 *x, const struct clock_exit *k)
{
    uint64_t most = (uint64_t)x64_bound(x->b) << clock_shift(x->c) | x->b->ninsns;
    unsigned room = (most <= INT32_MAX ? ROOM_SUB : ROOM_SUB_FAR) + (x->c->pipeline->timing->counts ? ROOM_COUNT : 0);
    if (!x->b->state)
        return room + (k->wide ? ROOM_WIDE_WORD : ROOM_WORD);
    return room + (k->stores || k->wide ? ROOM_STORE : 0) + (k->wide ? ROOM_PATH_BITS : 0);
}

/* Scratch registers at an exit: rax and rdx at a static one; rsi, rdi and rcx at others. */
struct scratch {
    int a, b;
};

/* If cc holds, sets the path bit out of line and returns here. */
static struct out_of_line_note *set_if(struct x64 *x, enum host_cond cc, unsigned bit)
{
    struct out_of_line_note *n = new_note(x, jcc(&x->e, cc), bit);
    n->join = x->e.p;
    return n;
}

static uint64_t after_branch(const struct x64 *x, const struct ir_exit *exit, unsigned k)
{
    return k + 1u < exit->insns ? x->b->insns[k + 1].pc : exit->pc;
}

static uint64_t branches_before(const struct x64 *x, const struct ir_exit *exit)
{
    const struct block_costs *tb = x->b->costs;
    return tb->branches & (exit->insns < 64 ? (1ull << exit->insns) - 1 : UINT64_MAX);
}

static bool happens(const struct x64 *x, const struct ir_exit *exit, unsigned k, bool dyn)
{
    return (dyn && k + 1u == exit->insns) || after_branch(x, exit, k) != cost_next(x->b, k);
}

/* Returns the number of branch k's path bit, a new one if needed; CLOCK_MISSES: there are none left. */
static unsigned miss_bit(struct clock_block *cb, unsigned k)
{
    unsigned bit = bit_of(cb->miss, cb->nmisses, k);
    if (bit == cb->nmisses && bit < CLOCK_MISSES)
        cb->miss[cb->nmisses++] = (uint8_t)k;
    return bit;
}

/* Returns whether the prediction of such a branch depends on what the predictor remembers. */
static bool is_predicted(const struct timing_insn *i)
{
    return (i->flags & TIMING_IS_CONDITIONAL && !(i->flags & TIMING_PREDICT_STATIC)) || i->flags & (TIMING_IS_RETURN | TIMING_IS_INDIRECT);
}

/* Returns whether the predictor's state for the branch is in the low 2 GiB, where host code can address it. */
static bool is_addressable(struct x64 *x, const struct timing_insn *i, uint64_t pc)
{
    struct predictor *p = &x->c->pipeline->timing->predictor;
    (void)predictor_branch(p, i, pc); /* makes its tables */
    return (uintptr_t)(p->packed + PREDICT_BITS) <= INT32_MAX;
}

/* Returns whether the predictor can be consulted inline about all branches on the path to the exit. */
static bool looks_up_inline(struct x64 *x, const struct ir_exit *exit, bool dyn)
{
    const struct block_costs *tb = x->b->costs;
    for (uint64_t left = branches_before(x, exit); left; left &= left - 1) {
        unsigned k = (unsigned)__builtin_ctzll(left);
        bool through = tb->insns[k]->t.flags & (TIMING_IS_RETURN | TIMING_IS_INDIRECT);
        bool bit = !is_predicted(&tb->insns[k]->t) || miss_bit(x->clock, k) < CLOCK_MISSES;
        if (!bit || (through && !dyn && happens(x, exit, k, dyn)) ||
            (predictor_remembers(&tb->insns[k]->t) && !is_addressable(x, &tb->insns[k]->t, x->b->insns[k].pc)))
            return false;
    }
    return true;
}

static void load_byte(struct emitter *e, int d, int base, int index, int32_t disp)
{
    byte(e, 0x0f);
    byte(e, 0xb6);
    if (index == NO_REG)
        modrm_mem(e, d, base, disp);
    else
        modrm_index(e, d, base, index, 0, disp);
}

/* ModRM of reg and an address in the low 2 GiB */
static void modrm_low(struct emitter *e, int reg, const void *at)
{
    byte(e, 0x04u | (unsigned)(reg & 7) << 3);
    byte(e, 0x25);
    imm32(e, (uint32_t)(uintptr_t)at);
}

/* op byte [at], imm */
static void byte_imm(struct emitter *e, unsigned op, int reg, const uint8_t *at, unsigned imm)
{
    byte(e, op);
    modrm_low(e, reg, at);
    byte(e, imm);
}

static void movzx_low(struct emitter *e, int d, const uint8_t *at)
{
    byte(e, 0x0f);
    byte(e, 0xb6);
    modrm_low(e, d, at);
}

/* Sets whether the branch is biased: its history, in h, has only outcomes `taken`, and training with one more changes
 * nothing. c is lost. */
static void find_biased(struct emitter *e, const struct predictor *p, const struct predictor_branch *b, struct predictor_biased *s,
                        bool taken, int h, int c)
{
    unsigned all = predictor_history_of(p, taken);
    byte_imm(e, 0xc6, 0, taken ? &s->not_taken : &s->taken, 0); /* mov byte */
    movzx_low(e, c, &b->counter[all]);
    if (taken) {
        alu_ri(e, ALU_XOR, 0, c, (int32_t)predictor_strongest(taken));
        alu_ri(e, ALU_XOR, 0, h, (int32_t)all);
    }
    alu_rr(e, ALU_OR, 0, c, h);
    byte(e, 0x0f); /* sete */
    byte(e, 0x90 | CC_E);
    modrm_low(e, 0, taken ? &s->taken : &s->not_taken);
}

/* Trains the predictor with the outcome of n->branch, as predict.c's direction() does, and sets the path bit if the
 * branch was mispredicted. Branchless: the host would mispredict a jump as often as the guest mispredicts its branch.
 * In a version the word's lower half does not matter, so the counter may be or'ed into it. biased: recompute the biased mark; otherwise
 * clear it. */
static void train(struct x64 *x, const struct out_of_line_note *n, bool biased)
{
    struct emitter *e = &x->e;
    struct predictor *p = &x->c->pipeline->timing->predictor;
    const struct predictor_branch *b = n->branch;
    struct predictor_biased *s = &p->biased[b - p->branch];
    int h = n->dyn ? RSI : RAX, c = n->dyn ? RCX : RDX;
    movzx_low(e, h, &b->history);
    load_byte(e, c, h, NO_REG, (int32_t)(uintptr_t)b->counter);
    rex(e, 1, c, c, 0, false); /* mov c, [transition table + c * 8] */
    byte(e, 0x8b);
    byte(e, 0x04u | (unsigned)(c & 7) << 3);
    byte(e, 0xc5u | (unsigned)(c & 7) << 3);
    imm32(e, (uint32_t)(uintptr_t)p->packed[32 + n->bit][n->taken]);
    op_mem(e, 0, 0x88, c, h, (int32_t)(uintptr_t)b->counter); /* mov [counter], c */
    lea_index(e, 0, h, h, h, 0, n->taken);
    alu_ri(e, ALU_AND, 0, h, (int32_t)p->histories);
    rex(e, 0, h, 0, 0, h >= RSP);
    byte(e, 0x88); /* mov [history], h */
    modrm_low(e, h, &b->history);
    if (!x->b->state)
        alu_ri(e, ALU_AND, 1, c, -PREDICT_COUNTERS);
    op_mem(e, 1, 0x09, c, RSP, 0); /* or [rsp], c */
    if (biased) {
        find_biased(e, p, b, s, n->taken, h, c);
        return;
    }
    byte(e, 0x66); /* mov word [s], 0 */
    byte(e, 0xc7);
    modrm_low(e, 0, s);
    byte(e, 0);
    byte(e, 0);
}

static void predict_direction(struct x64 *x, struct clock_exit *k, const struct timing_insn *i, uint64_t pc, bool taken, unsigned bit)
{
    struct predictor *p = &x->c->pipeline->timing->predictor;
    int branch = predictor_branch(p, i, pc);
    k->wide = true;
    struct out_of_line_note note = {.bit = bit, .branch = &p->branch[branch], .taken = taken, .dyn = k->dyn};
    if (predictor_varies(p, branch, i)) {
        train(x, &note, false);
        return;
    }
    byte_imm(&x->e, 0x80, ALU_CMP, taken ? &p->biased[branch].taken : &p->biased[branch].not_taken, 1);
    note.site = jcc(&x->e, CC_NE);
    note.join = x->e.p;
    *new_note(x, note.site, bit) = note;
}

enum { TOP = offsetof(struct predictor, top) - offsetof(struct predictor, returns) };

/* op reg, [base + 8 * index] */
static void op_word(struct x64 *x, unsigned op, int reg, int base, int index)
{
    rex(&x->e, 1, reg, index, base, false);
    byte(&x->e, op);
    modrm_index(&x->e, reg, base, index, 3, 0);
}

/* A call: pushes its return address on the predictor's stack. */
static void push_return(struct x64 *x, const struct clock_exit *k, uint64_t return_pc, const struct scratch *s)
{
    int c = k->dyn ? RCX : RSI; /* also free */
    mov_imm(&x->e, s->b, (uint64_t)(uintptr_t)x->c->pipeline->timing->predictor.returns);
    mov_load(&x->e, 0, s->a, s->b, TOP);
    mov_imm(&x->e, c, return_pc);
    op_word(x, 0x89, c, s->b, s->a);
    alu_ri(&x->e, ALU_ADD, 0, s->a, 1);
    alu_ri(&x->e, ALU_AND, 0, s->a, (int32_t)x->c->pipeline->timing->predictor.returned);
    mov_store(&x->e, 0, s->b, TOP, s->a);
}

/* A return: pops the predicted address and compares it with the target in rax. */
static void pop_return(struct x64 *x, unsigned bit)
{
    mov_imm(&x->e, RDI, (uint64_t)(uintptr_t)x->c->pipeline->timing->predictor.returns);
    mov_load(&x->e, 0, RSI, RDI, TOP);
    alu_ri(&x->e, ALU_SUB, 0, RSI, 1);
    alu_ri(&x->e, ALU_AND, 0, RSI, (int32_t)x->c->pipeline->timing->predictor.returned);
    mov_store(&x->e, 0, RDI, TOP, RSI);
    op_word(x, 0x3b, RAX, RDI, RSI);
    (void)set_if(x, CC_NE, bit);
}

/* Another indirect branch: compares the predicted target with the one in rax, and replaces it. */
static void predict_target(struct x64 *x, uint64_t pc, unsigned bit)
{
    const struct predictor_target *p = predictor_target(&x->c->pipeline->timing->predictor, pc);
    mov_imm(&x->e, RDI, (uint64_t)(uintptr_t)p);
    mov_imm(&x->e, RSI, pc);
    mov_rr(&x->e, 1, RCX, RAX);
    alu_rm(&x->e, ALU_XOR, 1, RCX, RDI, offsetof(struct predictor_target, target));
    mov_store(&x->e, 1, RDI, offsetof(struct predictor_target, target), RAX);
    mov_rr(&x->e, 1, R8, RSI);
    alu_rm(&x->e, ALU_XOR, 1, R8, RDI, offsetof(struct predictor_target, pc));
    mov_store(&x->e, 1, RDI, offsetof(struct predictor_target, pc), RSI);
    alu_rr(&x->e, ALU_OR, 1, RCX, R8);
    (void)set_if(x, CC_NE, bit);
}

/* Emits the comparison of the target in rax with the next instruction: such a branch counts as not taken. Returns the
 * note of the jump taken then. */
static struct out_of_line_note *compare_target(struct x64 *x, const struct clock_exit *k, const struct scratch *s, unsigned bit)
{
    uint64_t next = cost_next(x->b, k->exit->insns - 1);
    if (x->c->space->high_mask == 0) {
        alu_ri(&x->e, ALU_CMP, 0, RAX, (int32_t)next);
    } else {
        mov_imm(&x->e, s->a, next);
        alu_rr(&x->e, ALU_CMP, 1, RAX, s->a);
    }
    return new_note(x, jcc(&x->e, CC_E), bit);
}

/* Returns whether the predictor is not consulted when the branch goes to the next instruction, so that CLOCK_FALLS is
 * just another path bit. */
static bool falls_inline(const struct x64 *x, const struct clock_exit *k)
{
    const struct block_costs *tb = x->b->costs;
    unsigned last = k->exit->insns - 1u, flags = tb->insns[last]->t.flags;
    return k->dyn && tb->branches >> last & 1 && flags & (TIMING_IS_RETURN | TIMING_IS_INDIRECT) && !(flags & TIMING_IS_CONDITIONAL);
}

/* Consults and trains the predictor for each branch on the path, as predictor_train() does. */
static void consult_predictor(struct x64 *x, struct clock_exit *k, const struct scratch *s)
{
    const struct block_costs *tb = x->b->costs;
    uint64_t within = x->c->head.isa->sample_bytes - 1u;
    for (uint64_t left = branches_before(x, k->exit); left; left &= left - 1) {
        unsigned n = (unsigned)__builtin_ctzll(left);
        const struct timing_insn *i = &tb->insns[n]->t;
        unsigned bit = is_predicted(i) ? CLOCK_SKIPS + miss_bit(x->clock, n) : 0;
        uint64_t pc = x->b->insns[n].pc;
        bool taken = happens(x, k->exit, n, k->dyn), conditional = i->flags & TIMING_IS_CONDITIONAL;
        if (conditional && i->flags & TIMING_PREDICT_STATIC)
            k->missed |= (uint64_t)(!(i->flags & TIMING_PREDICT_TAKEN) != !taken) << n;
        else if (conditional)
            predict_direction(x, k, i, pc, taken, bit);
        if (!taken)
            continue;
        struct out_of_line_note *falls = falls_inline(x, k) && n + 1u == k->exit->insns ? compare_target(x, k, s, CLOCK_FALLS) : NULL;
        if (i->flags & TIMING_IS_CALL)
            push_return(x, k, (pc | within) + 1, s);
        if (i->flags & TIMING_IS_RETURN)
            pop_return(x, bit);
        else if (i->flags & TIMING_IS_INDIRECT)
            predict_target(x, pc, bit);
        k->wide |= i->flags & (TIMING_IS_RETURN | TIMING_IS_INDIRECT);
        if (falls)
            falls->join = x->e.p;
    }
}

static void to_stub(struct x64 *x, struct clock_exit *k, const struct ir_op *o)
{
    struct stub *stub = x64_new_stub(x, STUB_CLOCK, jmp(&x->e));
    stub->clock = k;
    stub->dyn_mode = k->dyn && o->flags & IR_EXIT_DYN_MODE;
}

static void leave_all_to_c(struct x64 *x, struct clock_exit *k, const struct ir_op *o)
{
    op_mem(&x->e, 0, 0x81, ALU_OR, RSP, 4);
    imm32(&x->e, CLOCK_ALL);
    to_stub(x, k, o);
}

/* Returns whether the block's only instruction may take a window trap. */
static bool may_trap(const struct x64 *x)
{
    for (unsigned i = 0; i < x->b->nops && x->b->ninsns == 1; i++) {
        const struct ir_intrinsic *intrinsic = x64_intrinsic(x, &x->b->ops[i]);
        if (intrinsic && intrinsic->traps)
            return true;
    }
    return false;
}

/* Returns whether the register stack may have moved. */
static bool may_charge_stack(const struct x64 *x, const struct clock_exit *k)
{
    const struct block_costs *tb = x->b->costs;
    unsigned flags = tb->insns[k->exit->insns - 1]->t.flags; /* no block continues after an instruction that has moved it */
    bool may_move = flags & TIMING_FIRST || (flags & TIMING_CALLS_STACK && !(flags & TIMING_IS_CALL));
    return (may_move || may_trap(x)) && x->c->isa->window.count && tb->store->timing->model->issue != TIMING_ISSUE_GROUPS;
}

/* If the register stack has moved, subtracts the cycles of that too, and updates the state at [rsp]. */
static void charge_stack(struct x64 *x, const struct clock_exit *k)
{
    if (!may_charge_stack(x, k))
        return;
    op_mem(&x->e, 0, 0x80, ALU_CMP, RBP, CPU_DISP(window.moved));
    byte(&x->e, 0);
    struct out_of_line_note *n = new_note(x, jcc(&x->e, CC_NE), 0);
    n->charge = true;
    n->pc = x->b->insns[k->exit->insns - 1].pc;
    n->join = x->e.p;
    x64_clock_test_left(&x->e);
}

/* Reserves room for an exit no outcome of which is known yet. */
static void open_exit(struct x64 *x, struct clock_exit *k, const struct ir_op *o)
{
    k->room = x->e.p;
    if (!k->single_outcome)
        to_stub(x, k, o);
    k->go = k->room + room_for_outcome(x, k);
    if (!x->e.full && x->e.p < k->go)
        x64_clock_nops(&x->e, (unsigned)(k->go - x->e.p));
}

/* Returns the path bits of skips that may be set on paths to o. */
static uint32_t skips_before(const struct x64 *x, const struct ir_op *o)
{
    uint32_t set = 0;
    for (const struct ir_op *p = x->b->ops; p < o && x->clock->nskips; p++) {
        unsigned bit = ir_skips_insn(p) ? bit_of(x->clock->skip, x->clock->nskips, p->c) : CLOCK_SKIPS;
        if (bit < x->clock->nskips)
            set |= 1u << bit;
    }
    return set;
}

/* Returns the path bits of branches that may be mispredicted on paths to exit k. */
static uint32_t misses_before(const struct x64 *x, const struct clock_exit *k)
{
    const struct block_costs *tb = x->b->costs;
    uint32_t set = 0;
    for (uint64_t left = branches_before(x, k->exit); left; left &= left - 1) {
        unsigned n = (unsigned)__builtin_ctzll(left), flags = tb->insns[n]->t.flags;
        bool direction = (flags & (TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC)) == TIMING_IS_CONDITIONAL;
        if (direction || (flags & (TIMING_IS_RETURN | TIMING_IS_INDIRECT) && happens(x, k->exit, n, k->dyn)))
            set |= 1u << (CLOCK_SKIPS + miss_bit(x->clock, n));
    }
    return set;
}

/* Finds what distinguishes the paths to exit k of a version. */
static void find_outcomes(struct x64 *x, struct clock_exit *k, const struct ir_op *o)
{
    uint32_t skips = skips_before(x, o);
    k->path_bits = skips | misses_before(x, k) | (falls_inline(x, k) ? 1u << CLOCK_FALLS : 0);
    k->wide |= skips != 0;
    k->stores = k->dyn || may_charge_stack(x, k);
    k->single_outcome = !k->stores && !k->wide;
}

/* Emits the exit o: subtracts the cycles of the path that ends here. IR_GOTO_DYN: rax holds the target, rdx perhaps the
 * mode, and rsi, rdi, rcx and r8 are free; otherwise rax, rdx and rsi are. */
void x64_clock_exit(struct x64 *x, struct ir_exit *exit, const struct ir_op *o)
{
    bool dyn = o->op == IR_GOTO_DYN;
    if (x->fed) {
        x64_fed_exit(x, exit, o, dyn);
        return;
    }
    struct clock_exit *k = &x->clock->exits[exit - x->b->exits];
    struct scratch s = {dyn ? RSI : RAX, dyn ? RDI : RDX};
    if (exit->insns == 0) { /* to the same instruction in another mode */
        exit->after = x->b->state;
        x64_clock_test_left(&x->e);
        return;
    }
    *k = (struct clock_exit){.exit = exit, .dyn = dyn, .scratch = (uint8_t)s.a, .stores = !x->b->state};
    k->wide = x->clock->nskips != 0 && !x->b->state;
    k->skipped = x64_clock_always_skipped(x->clock, (unsigned)(o - x->b->ops));
    if (!looks_up_inline(x, exit, dyn)) {
        k->all = true;
        leave_all_to_c(x, k, o);
        k->room = k->go = x->e.p;
        return;
    }
    k->falls = dyn && !branches_before(x, exit);
    if (dyn && !falls_inline(x, k))
        compare_target(x, k, &s, k->falls ? CLOCK_FALLS : CLOCK_ALL_BIT)->exit = k;
    consult_predictor(x, k, &s);
    if (x->b->state)
        find_outcomes(x, k, o);
    open_exit(x, k, o);
    charge_stack(x, k);
}

struct clock_exit *x64_clock_single_outcome(const struct x64 *x, const struct ir_exit *exit)
{
    struct clock_exit *k = x->clock ? &x->clock->exits[exit - x->b->exits] : NULL;
    return k && k->single_outcome ? k : NULL;
}

/* Emits the look-up of the path in the memo table. */
static void look_up_memo(struct x64 *x, struct clock_exit *k)
{
    if (x->b->state && !k->wide && !k->falls)
        return;
    if (x->b->state) {
        op_mem(&x->e, 0, 0xc7, 0, RSP, 0);
        imm32(&x->e, x->b->state - 1);
    }
    mov_imm(&x->e, RDI, (uint64_t)(uintptr_t)k);
    call_to(&x->e, x->hc->memo_look_up - x->hc->exec + x->hc->write);
    uint8_t *unknown = jcc(&x->e, CC_NE);
    x64_clock_test_left(&x->e);
    if (x->b->state && !k->stores) {
        k->by_state = jmp(&x->e); /* it is patched before the memo knows any path of this exit */
    } else {
        jmp_to(&x->e, k->go);
    }
    land(&x->e, unknown);
}

void x64_clock_stub(struct x64 *x, const struct stub *s)
{
    struct clock_exit *k = s->clock;
    const struct ir_isa *isa = x->c->isa;
    k->stub = x->e.p;
    if (!k->all && !x->e.full)
        look_up_memo(x, k);
    if (k->dyn) {
        mov_store(&x->e, 1, RBP, x64_disp(isa->pc_slot), RAX);
        if (s->dyn_mode)
            mov_store(&x->e, 1, RBP, x64_disp(isa->mode_slot), RDX);
        else
            x64_store_constant(x, isa->mode_slot, k->exit->mode);
    }
    x64_leave(x, k, LEAVE_CLOCK);
}

/* ---- routines ------------------------------------------------------------------------------------- */

/* Charges the moves of the register stack by the instruction at cpu.stall_pc, which only exact figures need. `state`: the pipeline state
 * before, in the lower half. Returns the state after in the lower half, the cycles in the upper half. */
static uint64_t stack_has_moved(struct cpu *c, uint64_t state)
{
    c->pipeline->state = (uint32_t)state;
    uint64_t cycles = cost_register_stack(c, c->stall_pc);
    return c->pipeline->state | cycles << 32;
}

/* Emits the routine that subtracts those cycles, after those of the path. rsi, rdi, rcx and r8 are lost, nothing
 * else. */
static void emit_charge_stack(struct cpu *c, struct emitter *e)
{
    static const int saved[] = {RAX, RDX, R9, R10, R11};
    enum { SAVED = 5, WORD = 8 * (SAVED + 1) };
    for (unsigned i = 0; i < SAVED; i++)
        push(e, saved[i]);
    lea(e, 1, RDI, RBP, -CPU_BIAS);
    mov_load(e, 1, RSI, RSP, WORD);
    mov_imm(e, RAX, (uint64_t)(uintptr_t)stack_has_moved);
    call_reg(e, RAX);
    mov_rr(e, 0, RCX, RAX);
    mov_store(e, 1, RSP, WORD, RCX);
    shift_ri(e, SHIFT_SHR, 1, RAX, 32);
    shift_ri(e, SHIFT_SHL, 1, RAX, clock_shift(c));
    alu_rr(e, ALU_SUB, 1, R14, RAX);
    for (unsigned i = SAVED; i-- > 0;)
        pop(e, saved[i]);
    byte(e, 0xc3);
}

void x64_clock_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e)
{
    if (c->pipeline && c->isa->window.count) {
        hc->charge_stack = hc->exec + (e->p - hc->write);
        emit_charge_stack(c, e);
    }
}
