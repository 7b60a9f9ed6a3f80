/* fed.c - see fed.h. */
#include "emu/x64/clock/fed.h"
#include "emu/x64/clock/charge.h"

#include <stdlib.h>
#include <string.h>

static bool has_caches(const struct cpu *c)
{
    return c->feed->consumer->caches;
}

/* ---- emission --------------------------------------------------------------------------------- */

/* Returns whether the register stack may have moved when the instruction retires. */
static bool may_move(const struct x64 *x, const struct timing_insn *i)
{
    return x->c->isa->window.count && (i->flags & TIMING_FIRST || (i->flags & TIMING_CALLS_STACK && !(i->flags & TIMING_IS_CALL)));
}

static const struct timing_insn *cost_of(const struct x64 *x, unsigned insn)
{
    return ((const struct consumer_block *)x->b->costs)->insns[insn].t;
}

static bool may_access(const struct x64 *x, const struct ir_op *o)
{
    return ir_is_access(o->op) || o->op == IR_CHARGE || (o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP && has_caches(x->c));
}

/* Returns the operation to which a skip over number i leads that always leaves the block from i on, or 0: there is none. *first: the one
 * after the skip. */
static unsigned end_of_leaving(const struct ir_block *b, unsigned i, unsigned *first)
{
    unsigned skip = i, end = 0;
    while (!end && skip-- > 0)
        end = ir_is_skip(&b->ops[skip]) && (unsigned)b->ops[skip].imm > i ? (unsigned)b->ops[skip].imm : 0;
    *first = skip + 1;
    if (!end || (b->ops[end - 1].op != IR_GOTO && b->ops[end - 1].op != IR_GOTO_DYN))
        return 0;
    for (unsigned k = 0; k < end; k++) {
        unsigned to = ir_is_skip(&b->ops[k]) ? (unsigned)b->ops[k].imm : 0;
        if (k > skip ? to >= end : to > *first && to < end)
            return 0;
    }
    return end;
}

/* Returns whether accesses of the block have places that are known: no helper makes others, but on one path that then leaves the block;
 * there accesses are appended. */
static bool has_slots(const struct x64 *x, struct consumer_block *d)
{
    const struct ir_block *b = x->b;
    d->append_from = d->append_to = 0;
    for (unsigned i = 0; i < b->nops && has_caches(x->c); i++) {
        unsigned first;
        if (b->ops[i].op != IR_CALL || !(b->ops[i].flags & IR_CALL_MAY_STOP))
            continue;
        if (d->append_to || (d->append_to = end_of_leaving(b, i, &first)) == 0)
            return false;
        d->append_from = i;
        for (unsigned k = first; k < i; k++)
            if (may_access(x, &b->ops[k]))
                return false;
        i = d->append_to - 1;
    }
    return true;
}

/* Returns whether the accesses of operation o are appended. */
static bool appends(const struct x64 *x, const struct ir_op *o)
{
    const struct consumer_block *d = x->b->costs;
    unsigned i = (unsigned)(o - x->b->ops);
    return !x->feeds.by_slots || (i >= d->append_from && i < d->append_to);
}

/* Returns whether operation i charges a constant, *word, if control comes from the one before it. */
static bool is_constant(const struct ir_block *b, unsigned i, uint32_t *word)
{
    const struct ir_op *o = &b->ops[i];
    if (!i || o[-1].op != IR_CONST || o[-1].d != o->a)
        return false;
    *word = (uint32_t)o[-1].imm;
    return true;
}

/* Returns the place after a slot, in units of four bytes. */
static unsigned end_of_slot(const struct x64 *x, const struct consumer_slot *s)
{
    unsigned unit = x->c->feed->consumer->queue.flat ? 1 : 2;
    return s->at + (s->is_constant ? 0 : s->is_perhaps ? 2 * unit : unit);
}

/* Finds the place of each access. One that a skip may jump over has a mark. */
static void place_slots(struct x64 *x)
{
    const struct ir_block *b = x->b;
    unsigned at = 2 * x->feeds.header, perhaps_until = 0;
    for (unsigned i = 0; i < b->nops; i++) {
        const struct ir_op *o = &b->ops[i];
        unsigned insn = ir_insn_of_op(b, i);
        if (ir_is_skip(o) && (unsigned)o->imm > perhaps_until)
            perhaps_until = (unsigned)o->imm;
        bool charge = o->op == IR_CHARGE;
        if ((!charge && (!ir_is_access(o->op) || !has_caches(x->c))) || appends(x, o))
            continue;
        bool fp = cost_of(x, insn)->flags & TIMING_IS_FP_MEMORY, perhaps = i < perhaps_until;
        uint8_t kind = charge ? CONSUMER_CHARGED : (uint8_t)cache_access_of(fp, ir_op_info(o) & OP_USE_B);
        struct consumer_slot *s = &x->feeds.slots[x->feeds.nslots++];
        *s = (struct consumer_slot){.op = i, .at = (uint16_t)at, .insn = (uint8_t)insn, .kind = kind, .is_perhaps = perhaps};
        s->is_constant = charge && perhaps_until < i && is_constant(b, i, &s->word); /* no skip goes to i, either */
        at = end_of_slot(x, s);
    }
}

void x64_fed_begin(struct x64 *x)
{
    struct consumer_block *d = x->b->costs;
    const struct ir_block *b = x->b;
    unsigned accesses = 0, has = 0;
    for (unsigned i = 0; i < b->nops; i++) {
        const struct ir_op *o = &b->ops[i];
        accesses += ir_is_access(o->op) || o->op == IR_CHARGE;
        has |= ir_skips_insn(o) && x64_clock_has_path_bit(x, o) ? ROUTE_BITS : 0;
        has |= o->op == IR_GOTO_DYN ? ROUTE_NEXT : 0;
    }
    for (unsigned i = 0; i < b->ninsns; i++)
        has |= may_move(x, d->insns[i].t) ? ROUTE_MOVES : 0;
    free(d->routes);
    bool steps = consumer_has_steps(x->c->feed->consumer);
    d->routes = calloc(1, b->nexits * sizeof *d->routes + accesses * sizeof *x->feeds.slots +
                              (steps ? (2 * accesses + d->nlines) * sizeof *d->steps : 0));
    if (!d->routes)
        ir_no_memory(x->c, "translated code");
    x->feeds = (struct fed_plan){.slots = (struct consumer_slot *)(void *)(d->routes + b->nexits),
                                 .header = 1u + (unsigned)__builtin_popcount(has),
                                 .by_slots = has_slots(x, d)};
    if (x->feeds.by_slots)
        place_slots(x);
    d->slots = x->feeds.slots;
    d->nslots = x->feeds.nslots;
    d->nroutes = b->nexits;
    d->steps = steps && x->feeds.by_slots ? (struct consumer_step *)(void *)(x->feeds.slots + accesses) : NULL;
    d->charges = d->steps ? d->steps + d->nlines + accesses : NULL;
    if (d->steps)
        consumer_plan_block(x->c->feed->consumer, d);
}

static unsigned bound_of(const struct ir_block *b)
{
    return ((const struct consumer_block *)b->costs)->bound;
}

/* Emits: *(disp) of the queue = value, of 32 or 64 bits. */
static void store_mark(struct x64 *x, int32_t disp, int32_t value)
{
    op_mem(&x->e, !x->c->feed->consumer->queue.flat, 0xc7, 0, x64_fed_reg(x->c), disp);
    imm32(&x->e, (uint32_t)value);
}

void x64_fed_enter(struct x64 *x)
{
    alu_ri(&x->e, ALU_SUB, 1, R14, (int32_t)bound_of(x->b));
    x64_new_stub(x, STUB_BUDGET, jcc(&x->e, CC_B));
    for (unsigned n = 0; n < x->feeds.nslots; n++)
        if (x->feeds.slots[n].is_perhaps)
            store_mark(x, 4 * x->feeds.slots[n].at, 0);
}

/* Returns whether a path bit may be set before o. */
static bool has_bits(const struct x64 *x, const struct ir_op *o)
{
    for (const struct ir_op *p = x->b->ops; p < o; p++)
        if (ir_skips_insn(p) && x64_clock_has_path_bit(x, p))
            return true;
    return false;
}

/* Sets what is known of all paths to o. */
static void describe(struct x64 *x, struct consumer_route *r, const struct ir_exit *exit, const struct ir_op *o, bool dyn)
{
    struct consumer_block *d = x->b->costs;
    *r = (struct consumer_route){.block = d, .bits = x->clock->skip};
    r->path.insns = (uint8_t)exit->insns;
    r->path.begun = (uint8_t)(exit->insns + (exit->insns == exit->insn));
    r->path.skipped = x64_clock_always_skipped(x->clock, (unsigned)(o - x->b->ops));
    r->path.next = exit->pc;
    r->has = (has_bits(x, o) ? ROUTE_BITS : 0) | (dyn ? ROUTE_NEXT : 0) | (may_move(x, d->insns[exit->insns - 1].t) ? ROUTE_MOVES : 0);
    if (appends(x, o))
        return;
    r->slots = x->feeds.slots;
    while (r->nslots < x->feeds.nslots && r->slots[r->nslots].op < (unsigned)(o - x->b->ops))
        r->nslots++;
    for (unsigned n = 0; n < r->nslots; n++)
        r->charges |= r->slots[n].kind == CONSUMER_CHARGED;
    unsigned end = r->nslots ? end_of_slot(x, &r->slots[r->nslots - 1]) : 2 * x->feeds.header;
    r->words = (uint16_t)((end + 1) / 2);
    if (d->steps)
        consumer_plan_route(x->c->feed->consumer, r);
}

void x64_fed_exit(struct x64 *x, struct ir_exit *exit, const struct ir_op *o, bool dyn)
{
    struct consumer_block *d = x->b->costs;
    struct consumer_route *r = &d->routes[exit - x->b->exits];
    int queue = x64_fed_reg(x->c), scratch = dyn ? RSI : RAX;
    int32_t at = 8;
    if (exit->insns == 0) /* to the same instruction in another mode */
        return;
    describe(x, r, exit, o, dyn);
    mov_imm(&x->e, scratch, (uint64_t)(uintptr_t)r);
    mov_store(&x->e, 1, queue, 0, scratch);
    if (r->has & ROUTE_BITS) {
        mov_load(&x->e, 1, scratch, RSP, 0);
        shift_ri(&x->e, SHIFT_SHR, 1, scratch, 32);
        mov_store(&x->e, 1, queue, at, scratch);
        mov_store_imm(&x->e, RSP, 0, 0);
        at += 8;
    }
    if (r->has & ROUTE_NEXT) {
        mov_store(&x->e, 1, queue, at, RAX);
        at += 8;
    }
    if (r->has & ROUTE_MOVES) {
        mov_load(&x->e, 1, scratch, RBP, CPU_DISP(window.moves));
        mov_store(&x->e, 1, queue, at, scratch);
        at += 8;
    }
    alu_ri(&x->e, ALU_ADD, 1, queue, r->words ? 8 * r->words : at);
}

/* Emits: the queue's next entry is `value`, an address or a charge, of the access or charge o. */
static void append(struct x64 *x, const struct ir_op *o, int32_t place, int value)
{
    struct emitter *e = &x->e;
    bool flat = x->c->feed->consumer->queue.flat;
    int queue = x64_fed_reg(x->c);
    if (!appends(x, o)) {
        const struct consumer_slot *s = x->feeds.slots;
        while (s->op != (unsigned)(o - x->b->ops))
            s++;
        if (s->is_constant)
            return;
        if (s->is_perhaps)
            store_mark(x, 4 * s->at, 1);
        mov_store(e, !flat, queue, 4 * s->at + (s->is_perhaps ? flat ? 4 : 8 : 0), value);
        return;
    }
    if (flat) {
        mov_store(e, 0, queue, 0, value);
        op_mem(e, 0, 0xc7, 0, queue, 4); /* mov dword */
        imm32(e, (uint32_t)place);
    } else {
        mov_store_imm(e, queue, 0, place);
        mov_store(e, 1, queue, 8, value);
    }
    alu_ri(e, ALU_ADD, 1, queue, flat ? 8 : 16);
}

void x64_fed_access(struct x64 *x, const struct ir_op *o, int a, int index)
{
    struct emitter *e = &x->e;
    bool flat = x->c->feed->consumer->queue.flat;
    int address = a;
    if (!has_caches(x->c))
        return;
    if (index != NO_REG)
        lea_index(e, !flat, address = RDX, a, index, ir_scale(o->flags), o->imm);
    else if (o->imm)
        lea(e, !flat, address = RDX, a, o->imm);
    append(x, o, CONSUMER_ACCESS | (int32_t)(x->insn << 1 | !!(ir_op_info(o) & OP_USE_B)), address);
}

void x64_fed_charge(struct x64 *x, const struct ir_op *o)
{
    append(x, o, CONSUMER_CHARGE | (int32_t)(x->insn << 1), x64_use(x, o->a));
}

/* Appends the accesses in slots before operation `op` of the entry that is at the end of the queue. */
static void append_slots(struct consumer *k, const struct consumer_block *d, unsigned begun, unsigned op)
{
    uint64_t entry[CONSUMER_BLOCK_WORDS];
    memcpy(entry, k->queue.at, sizeof entry);
    for (const struct consumer_slot *s = d->slots; s < d->slots + d->nslots && s->op < op && s->insn < begun; s++) {
        bool happened;
        uint64_t address = consumer_in_slot(&k->queue, entry, s, &happened);
        if (happened && s->kind == CONSUMER_CHARGED)
            consumer_charge(k, s->insn, (uint32_t)address);
        else if (happened)
            consumer_access(k, s->insn, s->kind == CACHE_STORE || s->kind == CACHE_FP_STORE, address);
    }
}

/* The accesses of the block at `p` have been made up to there, and are appended from now on. Called by translated code. */
static void start_to_append(struct cpu *c, const struct ir_point *p)
{
    struct consumer *k = c->feed->consumer;
    struct consumer_block *d = p->block->costs;
    k->queue.at = c->queue_at;
    consumer_begin(k, d);
    append_slots(k, d, UINT32_MAX, d->append_from);
    c->queue_at = k->queue.at;
}

void x64_fed_before_call(struct x64 *x)
{
    const struct consumer_block *d = x->b->costs;
    if (!has_caches(x->c))
        return;
    if (x->feeds.by_slots && x->now == &x->b->ops[d->append_from]) {
        mov_store(&x->e, 1, RBP, CPU_DISP(queue_at), x64_fed_reg(x->c));
        lea(&x->e, 1, RDI, RBP, -CPU_BIAS);
        mov_imm(&x->e, RSI, (uint64_t)(uintptr_t)&x64_new_side_exit(x)->at);
        mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)start_to_append);
        call_reg(&x->e, RAX);
        mov_load(&x->e, 1, x64_fed_reg(x->c), RBP, CPU_DISP(queue_at));
    }
    mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)&x64_new_side_exit(x)->at);
    mov_store(&x->e, 1, RBP, CPU_DISP(access_point), RAX);
    mov_store(&x->e, 1, RBP, CPU_DISP(queue_at), x64_fed_reg(x->c));
}

void x64_fed_after_call(struct x64 *x)
{
    if (!has_caches(x->c))
        return;
    mov_load(&x->e, 1, x64_fed_reg(x->c), RBP, CPU_DISP(queue_at));
    mov_store_imm(&x->e, RBP, CPU_DISP(access_point), 0);
}

void x64_fed_cycles(struct x64 *x)
{
    struct stub *stub = x64_new_stub(x, STUB_DEOPT, jmp(&x->e));
    stub->point = x64_new_side_exit(x);
    x->unreachable = true;
}

/* ---- running ---------------------------------------------------------------------------------- */

uint64_t x64_fed_start(struct cpu *c, const struct ir_block *b, uint64_t left)
{
    struct consumer_queue *q = &c->feed->consumer->queue;
    q->left = (int64_t)left;
    c->queue_at = q->at;
    c->clock_word = 0;
    uint64_t room = (uint64_t)consumer_room(c->feed->consumer), most = (uint64_t)q->limit * q->cycles;
    most = most > bound_of(b) ? most : bound_of(b);
    return room < most ? room : most;
}

void x64_fed_stop(struct cpu *c)
{
    c->feed->consumer->queue.at = c->queue_at;
    c->feed->consumer->queue.open = NULL;
}

/* Returns the instructions of the path bits at [rsp] when translated code was left. */
static uint64_t skipped_of(const struct cpu *c, const struct clock_block *cb)
{
    uint64_t set = 0;
    for (uint64_t bits = c->clock_word >> 32; bits; bits &= bits - 1)
        set |= 1ull << cb->skip[__builtin_ctzll(bits)];
    return set;
}

uint64_t x64_fed_leave(struct cpu *c, const struct ir_block *b, unsigned insns, unsigned begun, uint64_t next, unsigned op)
{
    const struct clock_block *cb = ((const struct host_block *)b->host)->clock;
    struct consumer *k = c->feed->consumer;
    struct consumer_block *d = b->costs;
    consumer_drop(k, begun);
    consumer_begin(k, d);
    if (op < d->append_from || op >= d->append_to)
        append_slots(k, d, begun, op);
    c->feed->skipped = skipped_of(c, cb) | x64_clock_always_skipped(cb, op);
    uint64_t cycles = feed_leave(c, insns, begun, next);
    return cycles + feed_drain(c);
}
