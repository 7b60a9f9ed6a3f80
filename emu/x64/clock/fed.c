/* fed.c - see fed.h. */
#include "emu/x64/clock/fed.h"
#include "emu/x64/clock/charge.h"

#include <stdlib.h>

static bool has_caches(const struct cpu *c)
{
    return c->feed->consumer->caches;
}

/* ---- emission --------------------------------------------------------------------------------- */

void x64_fed_begin(struct x64 *x)
{
    struct consumer_block *d = x->b->costs;
    free(d->routes);
    d->routes = calloc(x->b->nexits, sizeof *d->routes);
    if (!d->routes)
        ir_no_memory(x->c, "translated code");
}

static unsigned bound_of(const struct ir_block *b)
{
    return ((const struct consumer_block *)b->costs)->bound;
}

void x64_fed_enter(struct x64 *x)
{
    alu_ri(&x->e, ALU_SUB, 1, R14, (int32_t)bound_of(x->b));
    x64_new_stub(x, STUB_BUDGET, jcc(&x->e, CC_B));
}

/* Returns whether a path bit may be set before o. */
static bool has_bits(const struct x64 *x, const struct ir_op *o)
{
    for (const struct ir_op *p = x->b->ops; p < o; p++)
        if (ir_skips_insn(p) && x64_clock_has_path_bit(x, p))
            return true;
    return false;
}

/* Returns whether the register stack may have moved when the instruction retires. */
static bool may_move(const struct x64 *x, const struct timing_insn *i)
{
    return x->c->isa->window.count && (i->flags & TIMING_FIRST || (i->flags & TIMING_CALLS_STACK && !(i->flags & TIMING_IS_CALL)));
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
    alu_ri(&x->e, ALU_ADD, 1, queue, at);
}

void x64_fed_access(struct x64 *x, const struct ir_op *o, int a, int index)
{
    struct emitter *e = &x->e;
    bool flat = x->c->feed->consumer->queue.flat;
    int queue = x64_fed_reg(x->c), address = a;
    int32_t place = CONSUMER_ACCESS | (int32_t)(x->insn << 1 | !!(ir_op_info(o) & OP_USE_B));
    if (!has_caches(x->c))
        return;
    if (index != NO_REG)
        lea_index(e, !flat, address = RDX, a, index, ir_scale(o->flags), o->imm);
    else if (o->imm)
        lea(e, !flat, address = RDX, a, o->imm);
    if (flat) {
        mov_store(e, 0, queue, 0, address);
        op_mem(e, 0, 0xc7, 0, queue, 4); /* mov dword */
        imm32(e, (uint32_t)place);
    } else {
        mov_store_imm(e, queue, 0, place);
        mov_store(e, 1, queue, 8, address);
    }
    alu_ri(e, ALU_ADD, 1, queue, flat ? 8 : 16);
}

void x64_fed_before_call(struct x64 *x)
{
    if (!has_caches(x->c))
        return;
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
    uint64_t room = (uint64_t)consumer_room(c->feed->consumer), most = bound_of(b) > q->limit ? bound_of(b) : q->limit;
    return room < most ? room : most;
}

void x64_fed_stop(struct cpu *c, const struct ir_point *again)
{
    struct consumer *k = c->feed->consumer;
    k->queue.at = c->queue_at;
    k->queue.open = NULL;
    if (again)
        consumer_drop(k, again->insn);
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
    consumer_begin(c->feed->consumer, b->costs);
    c->feed->skipped = skipped_of(c, cb) | x64_clock_always_skipped(cb, op);
    uint64_t cycles = feed_leave(c, insns, begun, next);
    return cycles + feed_drain(c);
}
