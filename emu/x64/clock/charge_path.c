/* charge_path.c - timing models in translated code (charge.h), the part in C: the cost of a path, and paths that are new
 * at an exit. */
#include "emu/x64/clock/charge.h"
#include "emu/x64/clock/memo.h"
#include "emu/x64/translate.h"
#include "emu/x64/clock/version.h"

void x64_clock_nops(struct emitter *e, unsigned n)
{
    static const uint8_t bytes[9][9] = {
        // clang-format off
        {0x90}, {0x66, 0x90}, {0x0f, 0x1f, 0x00}, {0x0f, 0x1f, 0x40, 0}, {0x0f, 0x1f, 0x44, 0, 0},
        {0x66, 0x0f, 0x1f, 0x44, 0, 0}, {0x0f, 0x1f, 0x80, 0, 0, 0, 0}, {0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0},
        // clang-format on
        {0x66, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0},
    };
    for (unsigned k; n; n -= k) {
        k = n < 9 ? n : 9;
        for (unsigned i = 0; i < k; i++)
            byte(e, bytes[k - 1][i]);
    }
}

void x64_clock_subtract(struct emitter *e, const struct cpu *c, const struct clock_exit *k, const struct path_cost *p)
{
    int scratch = k->scratch;
    if (c->pipeline->timing->counts) {
        mov_imm(e, scratch, (uint64_t)(uintptr_t)&p->count);
        op_mem(e, 1, 0xff, 0, scratch, 0);
    }
    uint64_t spent = (uint64_t)p->cycles << clock_shift(c) | k->exit->insns;
    if (spent <= INT32_MAX) {
        alu_ri(e, ALU_SUB, 1, R14, (int32_t)spent);
    } else {
        mov_imm(e, scratch, spent);
        alu_rr(e, ALU_SUB, 1, R14, scratch);
    }
}

static uint64_t instructions_of(uint64_t bits, const uint8_t *insns, unsigned n)
{
    uint64_t set = 0;
    for (unsigned i = 0; i < n; i++)
        set |= (bits >> i & 1) << insns[i];
    return set;
}

static const struct clock_block *clock_of(const struct ir_block *b)
{
    return ((const struct host_block *)b->host)->clock;
}

/* Returns the instructions among the first `insns` that are skipped on a path with these bits. */
static uint64_t skipped_in(uint32_t bits, const struct ir_block *b, unsigned insns)
{
    const struct clock_block *cb = clock_of(b);
    uint64_t set = instructions_of(bits, cb->skip, cb->nskips);
    return set | x64_skipped_with(cb, set, insns);
}

void x64_clock_path_bits(const struct clock_exit *k, uint32_t bits, uint64_t *skipped, uint64_t *missed)
{
    const struct clock_block *cb = clock_of(k->exit->owner);
    *skipped = skipped_in(bits, k->exit->owner, k->exit->insns) | k->skipped;
    *missed = instructions_of(bits >> CLOCK_SKIPS, cb->miss, cb->nmisses) | k->missed;
}

uint64_t x64_clock_always_skipped(const struct clock_block *cb, unsigned op)
{
    uint64_t set = 0;
    for (unsigned i = 0; i < cb->nalways_skipped; i++)
        if (cb->always_skipped[i].from <= op && op < cb->always_skipped[i].to)
            set |= 1ull << cb->always_skipped[i].insn;
    return set;
}

static uint64_t leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next, uint64_t skipped)
{
    c->pipeline->state = clock_state(c, b);
    c->pipeline->skipped = skipped_in((uint32_t)(c->clock_word >> 32), b, insns) | skipped;
    return cost_leave(c, b, insns, exit, next);
}

uint64_t x64_clock_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next, unsigned op)
{
    return leave(c, b, insns, exit, next, x64_clock_always_skipped(clock_of(b), op));
}

uint64_t x64_clock_path(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct ir_exit **chain)
{
    struct ir_block *b = k->exit->owner;
    unsigned number = (unsigned)(k->exit - b->exits);
    uint64_t next = k->dyn ? c->slot[c->isa->pc_slot] : k->exit->pc;
    *chain = NULL;
    if (c->clock_word >> 32 & CLOCK_ALL)
        return leave(c, b, k->exit->insns, number, next, k->skipped);
    if (k->subtracted) { /* the exit is no longer chained */
        *chain = k->exit;
        return 0;
    }
    uint64_t skipped, missed;
    x64_clock_path_bits(k, (uint32_t)(c->clock_word >> 32), &skipped, &missed);
    c->pipeline->state = clock_state(c, b);
    struct path_cost *p = path_cost(c, b, k->exit->insns, number, next, skipped, missed);
    if (k->falls && c->clock_word >> 32 >> CLOCK_FALLS & 1) {
        x64_memo_put(c, hc, k, c->clock_word >> 32 << 32 | c->pipeline->state, (uint64_t)p->cycles << clock_shift(c) | k->exit->insns, p);
    } else {
        *chain = x64_add_outcome(c, hc, k, p);
    }
    p->count++;
    exact_note(b->costs, true);
    c->instructions += k->exit->insns;
    c->pipeline->state = p->after;
    return p->cycles + (c->window.moved ? cost_register_stack(c, b->insns[k->exit->insns - 1].pc) : 0);
}
