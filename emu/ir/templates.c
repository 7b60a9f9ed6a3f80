/* templates.c - see templates.h. */
#include "emu/ir/build.h"
#include "emu/mem/mem.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { FIRST_BITS = 8, MAX_OPS = 24, MAX_PLACES = 2 * MAX_TEMPLATES /* entries of instructions that can be no template included */ };
enum { AT_ONCE = 1024 }; /* templates for which memory is touched at once */

static inline uint64_t hash_of(const struct template_table *all, uint64_t key)
{
    return key * 0x9e3779b97f4a7c15u >> (64 - all->bits);
}

static struct template_entry *place_of(const struct template_table *all, uint64_t key)
{
    uint64_t mask = (1ull << all->bits) - 1, k = hash_of(all, key);
    while (all->places[k].key && all->places[k].key != key)
        k = (k + 1) & mask;
    return &all->places[k];
}

void templates_forget(struct ir_memory *m)
{
    struct template_region *r = m->templates.region;
    free(m->templates.places);
    if (r) {
        r->next = m->old_templates;
        m->old_templates = r;
    }
    m->templates = (struct template_table){0};
}

void templates_free_dead(struct ir_memory *m)
{
    while (m->old_templates) {
        struct template_region *r = m->old_templates;
        m->old_templates = r->next;
        munmap(r, sizeof *r);
    }
}

/* Doubles the table. Returns false if the host has no memory. */
static bool widen(struct template_table *all)
{
    struct template_table wide = {.region = all->region, .bits = all->places ? all->bits + 1 : FIRST_BITS, .count = all->count};
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
static bool take_region(struct template_table *all)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void *room = mmap(NULL, sizeof *all->region, PROT_READ | PROT_WRITE, flags, -1, 0);
    all->region = room == MAP_FAILED ? NULL : room;
    return all->region;
}

static void put(struct template_table *all, const struct template_entry *place)
{
    bool full = !all->places || all->count * 4 >= 3u << all->bits;
    if (all->count == MAX_PLACES || (full && !widen(all)))
        return; /* programs that write their own code would fill memory */
    struct template_entry *at = place_of(all, place->key);
    all->count += !at->key;
    *at = *place;
}

/* ---- blocks of fragments --------------------------------------------------------------------------- */

static bool is_own(const struct ir_block *b, unsigned i)
{
    return !(b->fragments[i].first & IR_FRAGMENT_TEMPLATE);
}

const struct ir_op *ir_insn_ops(const struct ir_block *b, unsigned i, const struct ir_op **end)
{
    const struct ir_op *first = b->fragments && !is_own(b, i) ? b->templates[b->fragments[i].first & ~IR_FRAGMENT_TEMPLATE].ops
                                                              : &b->ops[b->fragments ? b->fragments[i].first : b->insns[i].first_op];
    if (!b->fragments)
        *end = &b->ops[ir_insn_end(b, i)];
    else if (is_own(b, i) && i + 1 < b->ninsns && is_own(b, i + 1))
        *end = &b->ops[b->fragments[i + 1].first];
    else
        for (*end = first; *end != b->ops + b->nops && (*end)->op != IR_FRAGMENT_END && (*end)->op != IR_FRAGMENTS_END;)
            ++*end;
    return first;
}

unsigned ir_fragment_at(const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    unsigned i = (unsigned)(fragment - b->fragments);
    while (is_own(b, i) && i + 1 < b->ninsns && is_own(b, i + 1) && &b->ops[b->fragments[i + 1].first] <= p)
        i++;
    return i < b->ninsns ? i : b->ninsns - 1;
}

/* ---- using templates ------------------------------------------------------------------------------- */

/* Makes template `number` the operations of the instruction opened last. The block's own operations before it end before number `own`. */
static void use_template(struct ir_builder *t, uint32_t number, unsigned own)
{
    unsigned n = t->ninsns - 1;
    t->nops = own;
    if (n && !(t->insns[n - 1].first_op & IR_FRAGMENT_TEMPLATE))
        ir_emit(t, IR_FRAGMENTS_END, 0, 0, 0)->imm = (int32_t)n;
    t->insns[n].first_op = IR_FRAGMENT_TEMPLATE | number;
    t->own_from = t->nops;
    t->ntemplates++;
}

void ir_prefetch_template(const struct ir_builder *t, uint64_t key)
{
    const struct template_table *all = &t->memory->templates;
    if (all->places)
        __builtin_prefetch(&all->places[hash_of(all, key)]);
}

/* Returns whether operations before number `end` would belong to no fragment if instruction n were a template. */
static bool has_orphans(const struct ir_builder *t, unsigned n, unsigned end)
{
    return end > t->own_from && (!n || t->insns[n - 1].first_op & IR_FRAGMENT_TEMPLATE);
}

enum ir_template_use ir_use_template(struct ir_builder *t, uint64_t key, unsigned frame, uint64_t pc, uint64_t mode)
{
    const struct template_table *all = &t->memory->templates;
    t->asks = true;
    const struct template_entry *k = key && all->places ? place_of(all, key) : NULL;
    bool orphans = has_orphans(t, t->ninsns, t->nops);
    bool arrives = t->arrives && !t->ninsns;
    if (!k || !k->key || k->never || k->needs > frame || orphans || arrives || !ir_room(t, 1)) {
        ir_go_on(t);
        return !key || arrives || (k && k->never) || orphans ? IR_TEMPLATE_NEVER : IR_TEMPLATE_MISSING;
    }
    ir_settle(t);
    t->insns[t->ninsns++] = (struct ir_insn){.pc = pc, .mode = (uint32_t)mode};
    use_template(t, k->number, t->nops);
    t->most_temps = k->ntemps > t->most_temps ? k->ntemps : t->most_temps;
    t->template_most += k->most;
    t->stores = t->stores || k->stores;
    if (k->skips)
        t->skips |= 1ull << (t->ninsns - 1);
    return IR_TEMPLATE_USED;
}

/* ---- making templates ------------------------------------------------------------------------------ */

void ir_begin_template(struct ir_builder *t)
{
    ir_settle(t);
    ir_go_on(t);
    t->exits_before = t->nexits;
    t->pool_before = t->npool;
}

/* Returns whether the operations from number `first` on are valid in any block. */
static bool can_be_kept(const struct ir_builder *t, unsigned first)
{
    bool can = t->nops - first <= MAX_OPS && t->nexits == t->exits_before && !has_orphans(t, t->ninsns - 1, first);
    for (unsigned n = first; n < t->nops; n++)
        can = can && !ir_is_fixup(&t->ops[n]) && t->ops[n].op != IR_CYCLES;
    return can;
}

static bool names_constant(const struct ir_op *o)
{
    return o->op == IR_CONST64 || o->op == IR_CALL;
}

/* Copies the operations from number `first` on to the template. Returns false if the host has no memory. */
static bool keep_ops(struct ir_template *k, struct template_entry *place, const struct ir_builder *t, unsigned first)
{
    struct arena *a = &t->memory->arena;
    unsigned nops = t->nops - first, npool = 0;
    for (unsigned n = first; n < t->nops; n++)
        npool += names_constant(&t->ops[n]);
    struct ir_op *ops = nops > TEMPLATE_FEW ? arena_take(a, (nops + 1) * sizeof *ops) : k->few;
    uint64_t *pool = npool ? arena_take(a, npool * sizeof *pool) : NULL;
    if (!ops || (npool && !pool))
        return false;
    memcpy(ops, &t->ops[first], nops * sizeof *ops);
    memcpy(&ops[nops], &(struct ir_op){.op = IR_FRAGMENT_END}, sizeof k->end); /* only its opcode is read */
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
static bool keep_there(struct ir_builder *t, struct template_entry *place, unsigned first)
{
    struct template_table *all = &t->memory->templates;
    unsigned n = t->ninsns - 1;
    const struct cost_insn *cost = t->cpu->costs ? t->cpu->costs->insn_at(t->cpu, t->insns[n].pc, t->words[n]) : NULL;
    if ((!all->region && !take_region(all)) || all->region->count == MAX_TEMPLATES || (cost && cost->most > UINT8_MAX))
        return false;
    place->number = all->region->count;
    if (place->number % AT_ONCE == 0)
        mem_touch(&all->region->insns[place->number], AT_ONCE * sizeof all->region->insns[0]);
    struct ir_template *k = &all->region->insns[place->number];
    if (!keep_ops(k, place, t, first))
        return false;
    all->region->count++;
    k->cost = cost;
    k->advance = cost ? cost->advance : 0;
    place->most = cost ? (uint8_t)cost->most : 0;
    t->template_most += place->most;
    t->npool = t->pool_before;
    use_template(t, place->number, first);
    return true;
}

void ir_end_template(struct ir_builder *t, uint64_t key, bool can, unsigned needs)
{
    unsigned ntemps = 0, first = can ? settle_one(t, &ntemps) : 0;
    struct template_entry place = {.key = key, .ntemps = (uint8_t)ntemps, .needs = (uint8_t)needs};
    if (!can || !can_be_kept(t, first) || !keep_there(t, &place, first))
        place = (struct template_entry){.key = key, .never = true};
    put(&t->memory->templates, &place);
}
