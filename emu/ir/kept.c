/* kept.c - see kept.h. */
#include "emu/ir/kept.h"
#include "emu/ir/build.h"
#include "emu/ir/timed.h"

#include <string.h>
#include <sys/mman.h>

enum { FIRST_BITS = 8, MOST_OPS = 24, MOST_KEPT = 3 << 17 /* 32 MiB */ };

static inline uint64_t hash_of(const struct kept_table *all, uint64_t key)
{
    return key * 0x9e3779b97f4a7c15u >> (64 - all->bits);
}

static struct kept_insn *place_of(const struct kept_table *all, uint64_t key)
{
    uint64_t mask = (1ull << all->bits) - 1, k = hash_of(all, key);
    while (all->insns[k].key && all->insns[k].key != key)
        k = (k + 1) & mask;
    return &all->insns[k];
}

static size_t bytes_of(const struct kept_table *all)
{
    return sizeof *all->insns << all->bits;
}

void kept_forget(struct kept_table *all)
{
    if (all->insns)
        munmap(all->insns, bytes_of(all));
    *all = (struct kept_table){0};
}

/* false: the host has no memory for more. */
static bool widen(struct kept_table *all)
{
    struct kept_table wide = {.bits = all->insns ? all->bits + 1 : FIRST_BITS, .count = all->count};
    wide.insns = mmap(NULL, bytes_of(&wide), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (wide.insns == MAP_FAILED)
        return false;
    madvise(wide.insns, bytes_of(&wide), MADV_HUGEPAGE); /* a wish */
    for (size_t k = 0; all->insns && k < (size_t)1 << all->bits; k++)
        if (all->insns[k].key)
            *place_of(&wide, all->insns[k].key) = all->insns[k];
    kept_forget(all);
    *all = wide;
    return true;
}

static void put(struct ir_builder *t, const struct kept_insn *insn)
{
    struct kept_table *all = &t->code->kept;
    if (all->count == MOST_KEPT)
        kept_forget(all); /* programs that write their own code would have more and more */
    if ((!all->insns || all->count * 4 >= 3u << all->bits) && !widen(all))
        return;
    struct kept_insn *at = place_of(all, insn->key);
    all->count += !at->key;
    *at = *insn;
}

static inline const struct ir_op *ops_of(const struct kept_insn *k)
{
    return k->nops > KEPT_FEW ? k->ops : k->few;
}

/* ---- putting together ------------------------------------------------------------------------------ */

static bool names_constant(const struct ir_op *o)
{
    return o->op == IR_CONST64 || o->op == IR_CALL;
}

static void move_op(struct ir_builder *t, const struct kept_insn *k, struct ir_op *o, unsigned first)
{
    if (ir_skips_insn(o))
        o->c = (uint16_t)(t->ninsns - 1);
    if (ir_is_skip(o))
        o->imm += (int32_t)first;
    else if (names_constant(o))
        o->imm = ir_pool_index(t, k->pool[o->imm]);
}

static void emit_kept(struct ir_builder *t, const struct kept_insn *k)
{
    unsigned first = t->nops;
    memcpy(&t->ops[first], ops_of(k), k->nops * sizeof t->ops[0]);
    t->nops += k->nops;
    t->most_temps = k->ntemps > t->most_temps ? k->ntemps : t->most_temps;
    t->stores = t->stores || k->stores;
    if (k->skips)
        t->skips |= 1ull << (t->ninsns - 1);
    for (unsigned n = first; k->moves && n < t->nops; n++)
        move_op(t, k, &t->ops[n], first);
}

void ir_kept_soon(const struct ir_builder *t, uint64_t key)
{
    const struct kept_table *all = &t->code->kept;
    if (all->insns)
        __builtin_prefetch(&all->insns[hash_of(all, key)]);
}

enum ir_kept ir_kept(struct ir_builder *t, uint64_t key, unsigned frame, uint64_t pc, uint64_t mode)
{
    const struct kept_table *all = &t->code->kept;
    t->asks = true;
    const struct kept_insn *k = key && all->insns ? place_of(all, key) : NULL;
    if (!k || !k->key || k->never || k->needs > frame || !ir_room(t, 1)) {
        ir_go_on(t);
        return !key || (k && k->never) ? IR_KEPT_NEVER : IR_KEPT_NOT_YET;
    }
    ir_settle(t);
    t->timed[t->ninsns] = k->timed;
    t->insns[t->ninsns++] = (struct ir_insn){.pc = pc, .mode = (uint32_t)mode, .first_op = t->nops};
    emit_kept(t, k);
    return IR_KEPT;
}

/* ---- keeping --------------------------------------------------------------------------------------- */

void ir_keep_next(struct ir_builder *t)
{
    ir_settle(t);
    ir_go_on(t);
    t->exits_before = t->nexits;
}

/* Does it mean the same wherever it stands? */
static bool can_be_kept(const struct ir_builder *t, unsigned first)
{
    bool can = t->nops - first <= MOST_OPS && t->nexits == t->exits_before;
    for (unsigned n = first; n < t->nops; n++)
        can = can && !ir_is_late(&t->ops[n]) && t->ops[n].op != IR_CYCLES;
    return can;
}

/* As emit_kept() wants them. false: the host has no memory for them. */
static bool keep_ops(struct kept_insn *k, const struct ir_builder *t, unsigned first, unsigned npool)
{
    struct arena *a = &t->code->arena;
    struct ir_op *ops = k->nops > KEPT_FEW ? k->ops = arena_take(a, k->nops * sizeof *ops) : k->few;
    k->pool = npool ? arena_take(a, npool * sizeof k->pool[0]) : NULL;
    if (!ops || (npool && !k->pool))
        return false;
    memcpy(ops, &t->ops[first], k->nops * sizeof *ops);
    npool = 0;
    for (unsigned n = 0; n < k->nops; n++) {
        struct ir_op *o = &ops[n];
        k->skips |= ir_skips_insn(o);
        k->moves |= ir_skips_insn(o) || ir_is_skip(o) || names_constant(o);
        k->stores |= (ir_is_memory(o->op) && !(ir_op_flags[o->op] & OP_DEF)) || (o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP);
        if (ir_is_skip(o)) {
            o->imm -= (int32_t)first;
        } else if (names_constant(o)) {
            k->pool[npool] = t->pool[o->imm];
            o->imm = (int32_t)npool++;
        }
    }
    return true;
}

/* The instruction just made, behind what is settled; *ntemps: slots of temporaries that it takes. Returns its first operation's number. */
static unsigned settle_one(struct ir_builder *t, unsigned *ntemps)
{
    unsigned before = t->most_temps;
    t->most_temps = 0;
    ir_settle(t);
    *ntemps = t->most_temps;
    t->most_temps = before > *ntemps ? before : *ntemps;
    return t->insns[t->ninsns - 1].first_op;
}

void ir_keep(struct ir_builder *t, uint64_t key, bool can, unsigned needs)
{
    struct kept_insn k = {.key = key, .never = true};
    unsigned ntemps, first = can ? settle_one(t, &ntemps) : 0, npool = 0;
    if (can && can_be_kept(t, first)) {
        for (unsigned n = first; n < t->nops; n++)
            npool += names_constant(&t->ops[n]);
        k = (struct kept_insn){.key = key, .nops = (uint8_t)(t->nops - first), .ntemps = (uint8_t)ntemps, .needs = (uint8_t)needs};
        if (!keep_ops(&k, t, first, npool))
            return;
        if (t->cpu->timed)
            k.timed = t->timed[t->ninsns - 1] = timed_insn_at(t->cpu, t->insns[t->ninsns - 1].pc, t->words[t->ninsns - 1]);
    }
    put(t, &k);
}
