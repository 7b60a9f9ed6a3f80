/* templates.c - see templates.h. */
#include "emu/ir/build.h"
#include "emu/mem/mem.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { FIRST_BITS = 8, MOST_OPS = 24, MOST_PLACES = 2 * MOST_KEPT /* entries of instructions that can be no template included */ };
enum { AT_ONCE = 1024 }; /* templates for which memory is touched at once */

static inline uint64_t hash_of(const struct kept_table *all, uint64_t key)
{
    return key * 0x9e3779b97f4a7c15u >> (64 - all->bits);
}

static struct kept_place *place_of(const struct kept_table *all, uint64_t key)
{
    uint64_t mask = (1ull << all->bits) - 1, k = hash_of(all, key);
    while (all->places[k].key && all->places[k].key != key)
        k = (k + 1) & mask;
    return &all->places[k];
}

void kept_forget(struct ir_memory *m)
{
    struct kept_region *r = m->kept.region;
    free(m->kept.places);
    if (r) {
        r->next = m->old_kept;
        m->old_kept = r;
    }
    m->kept = (struct kept_table){0};
}

void kept_bury(struct ir_memory *m)
{
    while (m->old_kept) {
        struct kept_region *r = m->old_kept;
        m->old_kept = r->next;
        munmap(r, sizeof *r);
    }
}

/* Doubles the table. Returns false if the host has no memory. */
static bool widen(struct kept_table *all)
{
    struct kept_table wide = {.region = all->region, .bits = all->places ? all->bits + 1 : FIRST_BITS, .count = all->count};
    wide.places = arena_table(sizeof *wide.places << wide.bits);
    if (!wide.places)
        return false;
    for (size_t k = 0; all->places && k < (size_t)1 << all->bits; k++)
        if (all->places[k].key)
            *place_of(&wide, all->places[k].key) = all->places[k];
    free(all->places);
    *all = wide;
    return true;
}

/* Reserves address space for the greatest number of templates. */
static bool take_region(struct kept_table *all)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void *room = mmap(NULL, sizeof *all->region, PROT_READ | PROT_WRITE, flags, -1, 0);
    all->region = room == MAP_FAILED ? NULL : room;
    return all->region;
}

static void put(struct kept_table *all, const struct kept_place *place)
{
    bool full = !all->places || all->count * 4 >= 3u << all->bits;
    if (all->count == MOST_PLACES || (full && !widen(all)))
        return; /* programs that write their own code would fill memory */
    struct kept_place *at = place_of(all, place->key);
    all->count += !at->key;
    *at = *place;
}

/* ---- blocks of fragments --------------------------------------------------------------------------- */

static bool is_own(const struct ir_block *b, unsigned i)
{
    return !(b->parts[i].first & IR_PART_KEPT);
}

const struct ir_op *ir_insn_ops(const struct ir_block *b, unsigned i, const struct ir_op **end)
{
    const struct ir_op *first = b->parts && !is_own(b, i) ? b->kept[b->parts[i].first & ~IR_PART_KEPT].ops
                                                          : &b->ops[b->parts ? b->parts[i].first : b->insns[i].first_op];
    if (!b->parts)
        *end = &b->ops[ir_insn_end(b, i)];
    else if (is_own(b, i) && i + 1 < b->ninsns && is_own(b, i + 1))
        *end = &b->ops[b->parts[i + 1].first];
    else
        for (*end = first; *end != b->ops + b->nops && (*end)->op != IR_PART_END && (*end)->op != IR_PARTS_END;)
            ++*end;
    return first;
}

unsigned ir_part_at(const struct ir_block *b, const struct ir_part *part, const struct ir_op *p)
{
    unsigned i = (unsigned)(part - b->parts);
    while (is_own(b, i) && i + 1 < b->ninsns && is_own(b, i + 1) && &b->ops[b->parts[i + 1].first] <= p)
        i++;
    return i < b->ninsns ? i : b->ninsns - 1;
}

/* ---- using templates ------------------------------------------------------------------------------- */

/* Makes template `number` the operations of the instruction opened last. The block's own operations before it end before number `own`. */
static void use_kept(struct ir_builder *t, uint32_t number, unsigned own)
{
    unsigned n = t->ninsns - 1;
    t->nops = own;
    if (n && !(t->insns[n - 1].first_op & IR_PART_KEPT))
        ir_emit(t, IR_PARTS_END, 0, 0, 0)->imm = (int32_t)n;
    t->insns[n].first_op = IR_PART_KEPT | number;
    t->own_from = t->nops;
    t->nkept++;
}

void ir_kept_soon(const struct ir_builder *t, uint64_t key)
{
    const struct kept_table *all = &t->memory->kept;
    if (all->places)
        __builtin_prefetch(&all->places[hash_of(all, key)]);
}

/* Returns whether operations before number `end` would belong to no fragment if instruction n were a template. */
static bool has_orphans(const struct ir_builder *t, unsigned n, unsigned end)
{
    return end > t->own_from && (!n || t->insns[n - 1].first_op & IR_PART_KEPT);
}

enum ir_kept ir_kept(struct ir_builder *t, uint64_t key, unsigned frame, uint64_t pc, uint64_t mode)
{
    const struct kept_table *all = &t->memory->kept;
    t->asks = true;
    const struct kept_place *k = key && all->places ? place_of(all, key) : NULL;
    bool orphans = has_orphans(t, t->ninsns, t->nops);
    if (!k || !k->key || k->never || k->needs > frame || orphans || !ir_room(t, 1)) {
        ir_go_on(t);
        return !key || (k && k->never) || orphans ? IR_KEPT_NEVER : IR_KEPT_NOT_YET;
    }
    ir_settle(t);
    t->insns[t->ninsns++] = (struct ir_insn){.pc = pc, .mode = (uint32_t)mode};
    use_kept(t, k->number, t->nops);
    t->most_temps = k->ntemps > t->most_temps ? k->ntemps : t->most_temps;
    t->kept_most += k->most;
    t->stores = t->stores || k->stores;
    if (k->skips)
        t->skips |= 1ull << (t->ninsns - 1);
    return IR_KEPT;
}

/* ---- making templates ------------------------------------------------------------------------------ */

void ir_keep_next(struct ir_builder *t)
{
    ir_settle(t);
    ir_go_on(t);
    t->exits_before = t->nexits;
    t->pool_before = t->npool;
}

/* Returns whether the operations from number `first` on are valid in any block. */
static bool can_be_kept(const struct ir_builder *t, unsigned first)
{
    bool can = t->nops - first <= MOST_OPS && t->nexits == t->exits_before && !has_orphans(t, t->ninsns - 1, first);
    for (unsigned n = first; n < t->nops; n++)
        can = can && !ir_is_late(&t->ops[n]) && t->ops[n].op != IR_CYCLES;
    return can;
}

static bool names_constant(const struct ir_op *o)
{
    return o->op == IR_CONST64 || o->op == IR_CALL;
}

/* Copies the operations from number `first` on to the template. Returns false if the host has no memory. */
static bool keep_ops(struct kept_insn *k, struct kept_place *place, const struct ir_builder *t, unsigned first)
{
    struct arena *a = &t->memory->arena;
    unsigned nops = t->nops - first, npool = 0;
    for (unsigned n = first; n < t->nops; n++)
        npool += names_constant(&t->ops[n]);
    struct ir_op *ops = nops > KEPT_FEW ? arena_take(a, (nops + 1) * sizeof *ops) : k->few;
    uint64_t *pool = npool ? arena_take(a, npool * sizeof *pool) : NULL;
    if (!ops || (npool && !pool))
        return false;
    memcpy(ops, &t->ops[first], nops * sizeof *ops);
    memcpy(&ops[nops], &(struct ir_op){.op = IR_PART_END}, sizeof k->end); /* only its opcode is read */
    k->ops = ops;
    k->pool = pool;
    for (struct ir_op *o = ops; o < ops + nops; o++) {
        place->skips |= ir_skips_insn(o);
        place->stores |= (ir_is_memory(o->op) && !(ir_op_flags[o->op] & OP_DEF)) || (o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP);
        if (ir_skips_insn(o))
            o->c = IR_THIS_INSN;
        if (ir_is_skip(o)) {
            o->imm -= (int32_t)first;
        } else if (names_constant(o)) {
            *pool = t->pool[o->imm];
            o->imm = (int32_t)(pool++ - k->pool);
        }
    }
    return true;
}

/* Optimises the instruction just built, alone. *ntemps: slots of temporaries that it takes. Returns its first operation's number. */
static unsigned settle_one(struct ir_builder *t, unsigned *ntemps)
{
    unsigned before = t->most_temps;
    t->most_temps = 0;
    ir_settle(t);
    *ntemps = t->most_temps;
    t->most_temps = before > *ntemps ? before : *ntemps;
    return t->insns[t->ninsns - 1].first_op;
}

/* Adds it to the region. Returns false if there is no room. */
static bool keep_there(struct ir_builder *t, struct kept_place *place, unsigned first)
{
    struct kept_table *all = &t->memory->kept;
    unsigned n = t->ninsns - 1;
    const struct timed_insn *timed = t->cpu->costs ? t->cpu->costs->insn_at(t->cpu, t->insns[n].pc, t->words[n]) : NULL;
    if ((!all->region && !take_region(all)) || all->region->count == MOST_KEPT || (timed && timed->most > UINT8_MAX))
        return false;
    place->number = all->region->count;
    if (place->number % AT_ONCE == 0)
        mem_touch(&all->region->insns[place->number], AT_ONCE * sizeof all->region->insns[0]);
    struct kept_insn *k = &all->region->insns[place->number];
    if (!keep_ops(k, place, t, first))
        return false;
    all->region->count++;
    k->timed = timed;
    k->advance = timed ? timed->advance : 0;
    place->most = timed ? (uint8_t)timed->most : 0;
    t->kept_most += place->most;
    t->npool = t->pool_before;
    use_kept(t, place->number, first);
    return true;
}

void ir_keep(struct ir_builder *t, uint64_t key, bool can, unsigned needs)
{
    unsigned ntemps = 0, first = can ? settle_one(t, &ntemps) : 0;
    struct kept_place place = {.key = key, .ntemps = (uint8_t)ntemps, .needs = (uint8_t)needs};
    if (!can || !can_be_kept(t, first) || !keep_there(t, &place, first))
        place = (struct kept_place){.key = key, .never = true};
    put(&t->memory->kept, &place);
}
