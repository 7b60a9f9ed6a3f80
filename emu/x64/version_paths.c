/*
 * version_paths.c - path tables: exits of versions with many path bits (version.h) find cycles and exit state in
 * tables, instead of comparing outcome after outcome.
 *
 * The idea: paths are many, but between two groups of path bits the pipeline is in one of few states. So the path bits
 * are divided into parts in program order. Each part has a table with a row for each state in which it may begin and a
 * column for each combination of its bits. An entry holds the cycles of the part, and the row of the next part that it
 * leads to; in the last part, the exit state.
 *
 * Invariant: the cost of a part depends only on its path bits and the state in which it begins.
 */
#include "emu/x64/version_parts.h"

#include <stdlib.h>

enum {
    MOST_GOALS = 4,
    NO_GOAL = MOST_GOALS,
    PART = 10 /* path bits */,
    MOST_PARTS = (CLOCK_SKIPS + CLOCK_MISSES + PART - 1) / PART,
    MOST_ENTRIES = 4096 /* of a table */
};

/* The path table of one exit. Where the exit state is stored at [rsp], the last part holds states; otherwise numbers of
 * a few exit states, each with an exit of its own. */
struct ways {
    unsigned nparts, ngoals;
    bool all;                                /* every path leads to one of the exit states */
    uint32_t goal[MOST_GOALS];               /* canonicalised by x64_goes_on_in() */
    struct timed_ways_part part[MOST_PARTS]; /* the last one's `after` holds states; name_goals() replaces them by
                                              * numbers of exit states unless the state is stored */
    /* In host code, by part: its path mask, in the upper half of a quadword; its cycles; where its entries lead. */
    const uint8_t *mask[MOST_PARTS], *cycles[MOST_PARTS], *behind[MOST_PARTS];
};

/* Returns the number of the exit state, adding it if there are fewer than `most`; NO_GOAL: it is not among them. */
static unsigned number_of_goal(struct ways *ways, uint32_t state, unsigned most)
{
    unsigned g = 0;
    while (g < ways->ngoals && ways->goal[g] != state)
        g++;
    if (g == ways->ngoals && g < most)
        ways->goal[ways->ngoals++] = state;
    return g < ways->ngoals ? g : NO_GOAL;
}

/* Returns `set` with its bits deposited where `over` has ones (pdep). */
static uint32_t spread(uint32_t set, uint32_t over)
{
    uint32_t to = 0;
    for (; over; over &= over - 1, set >>= 1)
        to |= set & 1 ? over & -over : 0;
    return to;
}

static unsigned entries(const struct timed_ways_part *p)
{
    return p->starts << p->n;
}

/* Replaces the states after the last part by numbers of exit states, of which `first` is number 0. */
static void name_goals(struct cpu *c, const struct clock_exit *k, uint32_t first, unsigned most, struct ways *ways)
{
    struct timed_ways_part *p = &ways->part[ways->nparts - 1];
    uint32_t last = first, goal = 0;
    for (unsigned i = 0; i < entries(p) && !k->stores; i++) {
        if (p->after[i] != last)
            goal = number_of_goal(ways, x64_goes_on_in(c, k, last = p->after[i]), most);
        p->after[i] = goal;
        ways->all &= goal != NO_GOAL;
    }
}

/* Returns the instructions among the first `insns` that share the path bit of instruction n and are skipped if that is
 * skipped (`is`), or is not. */
static uint64_t skipped_with(const struct clock_block *cb, unsigned n, bool is, unsigned insns)
{
    uint64_t set = 0;
    for (unsigned i = 0; i < cb->nsame; i++)
        if (cb->same[i].as == n && cb->same[i].opposite != is && cb->same[i].insn < insns)
            set |= 1ull << cb->same[i].insn;
    return set;
}

/* Computes the table of all paths to exit k. Exit state 0 is the one where w leads; there are `most` at most. false:
 * there are too many states on the way. */
static bool find_ways(struct cpu *c, const struct clock_exit *k, const struct clock_way *w, unsigned most, struct ways *ways)
{
    const struct ir_block *v = k->exit->owner;
    const struct clock_block *cb = ((const struct host_block *)v->host)->clock;
    uint8_t insn[CLOCK_SKIPS + CLOCK_MISSES];
    uint64_t with[CLOCK_SKIPS + CLOCK_MISSES][2];
    struct timed_ways_to to = {.before = v->state - 1,
                               .insns = k->exit->insns,
                               .next = k->dyn ? c->slot[c->isa->pc_slot] : k->exit->pc,
                               .skipped = k->skipped,
                               .missed = k->missed,
                               .insn = insn,
                               .with = with};
    for (uint32_t left = k->conditions; left; left &= left - 1) {
        unsigned bit = (unsigned)__builtin_ctz(left), n = bit < CLOCK_SKIPS ? cb->skip[bit] : cb->miss[bit - CLOCK_SKIPS];
        to.branches |= (uint64_t)(bit >= CLOCK_SKIPS) << n;
        for (unsigned is = 0; is < 2; is++)
            with[to.n][is] = bit < CLOCK_SKIPS ? skipped_with(cb, n, is, to.insns) : 0;
        insn[to.n++] = (uint8_t)n;
    }
    *ways = (struct ways){.nparts = (to.n + PART - 1) / PART, .all = true, .ngoals = 1, .goal = {x64_goes_on_in(c, k, w->after)}};
    if (!timed_all_ways(c, v, &to, ways->part, ways->nparts))
        return false;
    for (unsigned i = 0; i < ways->nparts; i++) {
        if (entries(&ways->part[i]) > MOST_ENTRIES)
            return false;
        ways->part[i].of = spread(ways->part[i].of, k->conditions);
    }
    name_goals(c, k, w->after, most, ways);
    return true;
}

static bool needs_goals(const struct clock_exit *k, const struct ways *ways)
{
    return k->stores || ways->ngoals > 1 || !ways->all;
}

/* Emits the tables of each part: its cycles, then the row of the next part that each entry leads to; in the last part,
 * the exit state. */
static void put_ways(struct emitter *e, const struct cpu *c, const struct clock_exit *k, struct ways *ways)
{
    for (unsigned i = 0; i < ways->nparts; i++) {
        const struct timed_ways_part *p = &ways->part[i];
        bool last = i + 1 == ways->nparts;
        ways->mask[i] = e->p;
        imm64(e, (uint64_t)p->of << 32);
        ways->cycles[i] = e->p;
        for (unsigned n = 0; n < entries(p); n++)
            imm64(e, (uint64_t)p->cycles[n] << clock_shift(c) | (last ? k->exit->insns : 0));
        ways->behind[i] = e->p;
        for (unsigned n = 0; n < entries(p) && (!last || needs_goals(k, ways)); n++) {
            uint32_t to = last ? p->after[n] : p->after[n] << p[1].n;
            for (unsigned m = 0, size = !last ? 2 : k->stores ? 4 : 1; m < size; m++)
                byte(e, to >> 8 * m & 0xff);
        }
    }
}

/* Loads the path bits of part i, packed, into register d. */
static void load_part(struct emitter *e, int d, const struct ways *ways, unsigned i)
{
    const struct timed_ways_part *p = &ways->part[i];
    unsigned first = (unsigned)__builtin_ctz(p->of);
    mov_load(e, 1, d, RSP, 0);
    if (has_holes(p->of >> first)) {
        pext_rip(e, d, d, ways->mask[i]);
        return;
    }
    shift_ri(e, SHIFT_SHR, 1, d, 32 + first);
    if (ways->nparts > 1)
        alu_ri(e, ALU_AND, 0, d, (1 << p->n) - 1);
}

/* movzx d, byte or word [base + index << scale + disp] */
static void load_entry(struct emitter *e, int d, int base, int index, unsigned scale, int32_t disp)
{
    rex(e, 1, d, index, base, false);
    byte(e, 0x0f);
    byte(e, scale ? 0xb7 : 0xb6);
    modrm_index(e, d, base, index, scale, disp);
}

/* Subtracts the cycles of all parts but the last. Returns the register with the index into the last part's table. */
static int emit_parts(struct emitter *e, const struct clock_exit *k, const struct ways *ways)
{
    int at = k->dyn ? RDI : RDX, bits = k->scratch;
    load_part(e, bits, ways, 0);
    for (unsigned i = 0; i + 1 < ways->nparts; i++) {
        x64_subtract_from_table(e, bits, at, ways->cycles[i]);
        load_entry(e, bits, at, bits, 1, (int32_t)(ways->behind[i] - ways->cycles[i]));
        load_part(e, at, ways, i + 1);
        alu_rr(e, ALU_OR, 0, bits, at);
    }
    return bits;
}

/* Subtracts the cycles of the last part, and leaves in exit state number g. Returns the exit; NULL: control goes where
 * w leads. */
static struct ir_exit *emit_goal(struct emitter *e, struct cpu *c, const struct host_code *hc, const struct clock_exit *k,
                                 const struct clock_way *w, const struct ways *ways, int bits, unsigned g)
{
    struct ir_exit *x = g ? x64_new_outcome(c, k, ways->goal[g] + 1) : NULL;
    if (!k->stores)
        mov_store_imm(e, RSP, 0, 0);
    x64_subtract_from_table(e, bits, k->dyn ? RDI : RDX, ways->cycles[ways->nparts - 1]);
    if (x)
        x64_emit_outcome_exit(e, hc, x);
    else
        jmp_to(e, w->end);
    return x;
}

/* Sends paths with bits that no part has to w->otherwise. */
static void tell_apart(struct emitter *e, const struct clock_exit *k, const struct clock_way *w)
{
    if (!k->apart)
        return;
    x64_load_conditions(e, k->scratch);
    test_ri(e, 0, k->scratch, (int32_t)k->apart);
    set_target(jcc(e, CC_NE), w->otherwise);
}

/* Loads where entry `bits` of the last part leads: the number of the exit state, to register `at`; or the state, which
 * is stored at [rsp]. */
static void load_goal(struct emitter *e, const struct clock_exit *k, const struct ways *ways, int at, int bits)
{
    lea_rip(e, at, ways->behind[ways->nparts - 1]);
    if (!k->stores) {
        load_entry(e, at, at, bits, 0, 0);
        return;
    }
    rex(e, 0, at, bits, at, false); /* mov at, [at + bits * 4] */
    byte(e, 0x8b);
    modrm_index(e, at, at, bits, 2, 0);
    mov_store(e, 1, RSP, 0, at);
}

/* Emits the look-up. Returns the jump taken on paths whose exit state is not in the table; NULL: there are none. */
static uint8_t *emit_ways(struct emitter *e, struct cpu *c, const struct host_code *hc, const struct clock_exit *k,
                          const struct clock_way *w, const struct ways *ways, struct ir_exit *exits[MOST_GOALS])
{
    int bits, at = k->dyn ? RDI : RDX;
    bool undone = ways->nparts > 1 && !ways->all;
    uint8_t *site[MOST_GOALS], *other = NULL;
    tell_apart(e, k, w);
    if (undone)
        mov_store(e, 1, RBP, CPU_DISP(host_left), R14);
    bits = emit_parts(e, k, ways);
    if (needs_goals(k, ways))
        load_goal(e, k, ways, at, bits);
    for (unsigned g = 1; g < ways->ngoals; g++) {
        alu_ri(e, ALU_CMP, 0, at, (int32_t)g);
        site[g] = jcc(e, CC_E);
    }
    if (!ways->all) {
        alu_ri(e, ALU_CMP, 0, at, NO_GOAL);
        other = jcc(e, CC_E);
    }
    (void)emit_goal(e, c, hc, k, w, ways, bits, 0);
    for (unsigned g = 1; g < ways->ngoals && !e->full; g++) {
        land(e, site[g]);
        exits[g] = emit_goal(e, c, hc, k, w, ways, bits, g);
    }
    if (undone && !e->full) {
        land(e, other);
        mov_load(e, 1, R14, RBP, CPU_DISP(host_left));
        other = jmp(e);
    }
    return other;
}

static bool put_code(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_way *w, struct ways *ways,
                     struct ir_exit *exits[MOST_GOALS])
{
    struct emitter e = at_end(hc), to = {.p = w->room, .limit = w->end};
    put_ways(&e, c, k, ways);
    uint8_t *piece = e.p, *other = emit_ways(&e, c, hc, k, w, ways, exits);
    if (e.full)
        return false;
    keep(hc, &e);
    if (other)
        set_target(other, w->otherwise);
    jmp_to(&to, piece);
    w->last = other;
    return true;
}

bool x64_version_table(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_way *w, uint32_t now,
                       struct ir_exit **x)
{
    struct ir_exit *exits[MOST_GOALS] = {NULL};
    struct ways ways;
    w->tabled = true;
    if (!k->conditions || !w->last || c->timed->timing->counts)
        return false;
    bool known = find_ways(c, k, w, k->loops ? 1 : MOST_GOALS, &ways);
    unsigned goal = !known ? NO_GOAL : k->stores ? 0 : number_of_goal(&ways, now, 0);
    known = known && put_code(c, hc, k, w, &ways, exits);
    for (unsigned g = 1; g < MOST_GOALS && !known; g++)
        if (exits[g])
            exits[g]->host_site = NULL;
    for (unsigned i = 0; i < ways.nparts; i++)
        free(ways.part[i].cycles);
    *x = known && goal < MOST_GOALS ? exits[goal] : NULL;
    return known && goal != NO_GOAL;
}
