/* kept.c - see kept.h. */
#include "emu/ir/kept.h"
#include "emu/ir/build.h"

#include <stdlib.h>
#include <string.h>

/* By key; 0: empty. */
struct kept_place {
    uint64_t key;
    struct kept_insn *insn; /* NULL: it can not be kept */
};
enum { FIRST_BITS = 10, MOST_OPS = 24 };

static struct kept_place *place_of(const struct kept_table *all, uint64_t key)
{
    uint64_t mask = (1ull << all->bits) - 1, k = key * 0x9e3779b97f4a7c15u >> (64 - all->bits);
    while (all->places[k].key && all->places[k].key != key)
        k = (k + 1) & mask;
    return &all->places[k];
}

/* false: the host has no memory for more. */
static bool widen(struct kept_table *all)
{
    struct kept_table wide = {.bits = all->places ? all->bits + 2 : FIRST_BITS, .count = all->count};
    wide.places = calloc((size_t)1 << wide.bits, sizeof *wide.places);
    if (!wide.places)
        return false;
    for (size_t k = 0; all->places && k < (size_t)1 << all->bits; k++)
        if (all->places[k].key)
            *place_of(&wide, all->places[k].key) = all->places[k];
    free(all->places);
    *all = wide;
    return true;
}

void kept_forget(struct kept_table *all)
{
    free(all->places);
    *all = (struct kept_table){0};
}

static void put(struct ir_builder *t, uint64_t key, struct kept_insn *insn)
{
    struct kept_table *all = &t->code->kept;
    if ((!all->places || all->count * 2 >= 1u << all->bits) && !widen(all))
        return;
    struct kept_place *at = place_of(all, key);
    all->count += !at->key;
    *at = (struct kept_place){key, insn};
}

/* ---- putting together ------------------------------------------------------------------------------ */

static void move_op(struct ir_builder *t, const struct kept_insn *k, struct ir_op *o, unsigned first)
{
    if (ir_skips_insn(o))
        o->c = (uint16_t)(t->ninsns - 1);
    if (ir_is_skip(o))
        o->imm += (int32_t)first;
    else if (o->op == IR_CONST64 || o->op == IR_CALL)
        o->imm = ir_pool_index(t, k->pool[o->imm]);
}

static void emit_kept(struct ir_builder *t, const struct kept_insn *k)
{
    unsigned first = t->nops;
    memcpy(&t->ops[first], k->ops, k->nops * sizeof k->ops[0]);
    t->nops += k->nops;
    t->most_temps = k->ntemps > t->most_temps ? k->ntemps : t->most_temps;
    t->stores = t->stores || k->stores;
    if (k->skips)
        t->skips |= 1ull << (t->ninsns - 1);
    for (unsigned n = first; k->moves && n < t->nops; n++)
        move_op(t, k, &t->ops[n], first);
}

enum ir_kept ir_kept(struct ir_builder *t, uint64_t key, unsigned frame, uint64_t pc, uint64_t mode)
{
    const struct kept_table *all = &t->code->kept;
    const struct kept_place *at = key && all->places ? place_of(all, key) : NULL;
    struct kept_insn *k = at ? at->insn : NULL;
    if (!k || k->needs > frame || !ir_room(t, 1)) {
        ir_go_on(t);
        return !key || (at && at->key && !k) ? IR_KEPT_NEVER : IR_KEPT_NOT_YET;
    }
    ir_settle(t);
    t->kept[t->ninsns] = k;
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

static bool names_constant(const struct ir_op *o)
{
    return o->op == IR_CONST64 || o->op == IR_CALL;
}

/* As emit_kept() wants them. */
static void keep_ops(struct kept_insn *k, const struct ir_builder *t, unsigned first)
{
    memcpy(k->ops, &t->ops[first], k->nops * sizeof k->ops[0]);
    for (unsigned n = 0; n < k->nops; n++) {
        struct ir_op *o = &k->ops[n];
        k->skips |= ir_skips_insn(o);
        k->moves |= ir_skips_insn(o) || ir_is_skip(o) || names_constant(o);
        k->stores |= (ir_is_memory(o->op) && !(ir_op_flags[o->op] & OP_DEF)) || (o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP);
        if (ir_is_skip(o)) {
            o->imm -= (int32_t)first;
        } else if (names_constant(o)) {
            k->pool[k->npool] = t->pool[o->imm];
            o->imm = k->npool++;
        }
    }
}

void ir_keep(struct ir_builder *t, uint64_t key, bool can, unsigned needs)
{
    unsigned insn = t->ninsns - 1;
    if (!can) {
        put(t, key, NULL);
        return;
    }
    unsigned before = t->most_temps;
    t->most_temps = 0;
    ir_settle(t);
    unsigned first = t->insns[insn].first_op, nops = t->nops - first, ntemps = t->most_temps, npool = 0;
    t->most_temps = ntemps > before ? ntemps : before;
    for (unsigned n = first; n < t->nops; n++)
        npool += names_constant(&t->ops[n]);
    if (!can_be_kept(t, first)) {
        put(t, key, NULL);
        return;
    }
    struct kept_insn *k = arena_take(&t->code->arena, sizeof *k + nops * sizeof k->ops[0] + npool * sizeof k->pool[0]);
    if (!k)
        return;
    *k = (struct kept_insn){.key = key, .word = t->words[insn], .nops = (uint8_t)nops, .ntemps = (uint8_t)ntemps, .needs = (uint8_t)needs,
                            .pool = (uint64_t *)(void *)&k->ops[nops]};
    keep_ops(k, t, first);
    put(t, key, k);
    t->kept[insn] = k;
}
