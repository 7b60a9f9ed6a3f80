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
#include "emu/x64/clock/version_internal.h"

#include <stdlib.h>

enum {
    MAX_EXIT_STATES = 4,
    NO_EXIT_STATE = MAX_EXIT_STATES,
    PART = 10 /* path bits */,
    MAX_PARTS = (CLOCK_SKIPS + CLOCK_MISSES + PART - 1) / PART,
    MAX_ENTRIES = 4096 /* of a table */
};

/* The path table of one exit. Where the exit state is stored at [rsp], the last part holds states; otherwise numbers of a few exit states,
 * each with a separate exit. */
struct paths {
    unsigned nparts, nexit_states;
    bool all;                               /* every path leads to one of the exit states */
    uint32_t exit_state[MAX_EXIT_STATES];   /* canonicalised by x64_successor_state() */
    struct path_table_part part[MAX_PARTS]; /* the last one's `after` holds states; name_exit_states() replaces them by
                                             * numbers of exit states unless the state is stored */
    /* In host code, by part: its path mask, in the upper half of a quadword; its cycles; where its entries lead. */
    const uint8_t *mask[MAX_PARTS], *cycles[MAX_PARTS], *successors[MAX_PARTS];
};

/* Returns the number of the exit state, adding it if there are fewer than `most`; NO_EXIT_STATE: it is not among them. */
static unsigned number_of_exit_state(struct paths *paths, uint32_t state, unsigned most)
{
    unsigned g = 0;
    while (g < paths->nexit_states && paths->exit_state[g] != state)
        g++;
    if (g == paths->nexit_states && g < most)
        paths->exit_state[paths->nexit_states++] = state;
    return g < paths->nexit_states ? g : NO_EXIT_STATE;
}

/* Returns `set` with its bits deposited where `over` has ones (pdep). */
static uint32_t deposit_bits(uint32_t set, uint32_t over)
{
    uint32_t to = 0;
    for (; over; over &= over - 1, set >>= 1)
        to |= set & 1 ? over & -over : 0;
    return to;
}

static unsigned entries(const struct path_table_part *p)
{
    return p->starts << p->n;
}

/* Replaces the states after the last part by numbers of exit states, of which `first` is number 0. */
static void name_exit_states(struct cpu *c, const struct clock_exit *k, uint32_t first, unsigned most, struct paths *paths)
{
    struct path_table_part *p = &paths->part[paths->nparts - 1];
    uint32_t last = first, exit_state = 0;
    for (unsigned i = 0; i < entries(p) && !k->stores; i++) {
        if (p->after[i] != last)
            exit_state = number_of_exit_state(paths, x64_successor_state(c, k, last = p->after[i]), most);
        p->after[i] = exit_state;
        paths->all &= exit_state != NO_EXIT_STATE;
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

/* Computes the table of all paths to exit k. Exit state 0 is the one where w leads; there are `most` at most. Returns false if there are
 * too many intermediate states. */
static bool find_paths(struct cpu *c, const struct clock_exit *k, const struct clock_path *w, unsigned most, struct paths *paths)
{
    const struct ir_block *v = k->exit->owner;
    const struct clock_block *cb = ((const struct host_block *)v->host)->clock;
    uint8_t insn[CLOCK_SKIPS + CLOCK_MISSES];
    uint64_t with[CLOCK_SKIPS + CLOCK_MISSES][2];
    struct path_range to = {.before = v->state - 1,
                            .insns = k->exit->insns,
                            .next = k->dyn ? c->slot[c->isa->pc_slot] : k->exit->pc,
                            .skipped = k->skipped,
                            .missed = k->missed,
                            .insn = insn,
                            .with = with};
    for (uint32_t left = k->path_bits; left; left &= left - 1) {
        unsigned bit = (unsigned)__builtin_ctz(left), n = bit < CLOCK_SKIPS ? cb->skip[bit] : cb->miss[bit - CLOCK_SKIPS];
        to.branches |= (uint64_t)(bit >= CLOCK_SKIPS) << n;
        for (unsigned is = 0; is < 2; is++)
            with[to.n][is] = bit < CLOCK_SKIPS ? skipped_with(cb, n, is, to.insns) : 0;
        insn[to.n++] = (uint8_t)n;
    }
    *paths = (struct paths){
        .nparts = (to.n + PART - 1) / PART, .all = true, .nexit_states = 1, .exit_state = {x64_successor_state(c, k, w->after)}};
    if (!path_table_make(c, v, &to, paths->part, paths->nparts))
        return false;
    for (unsigned i = 0; i < paths->nparts; i++) {
        if (entries(&paths->part[i]) > MAX_ENTRIES)
            return false;
        paths->part[i].of = deposit_bits(paths->part[i].of, k->path_bits);
    }
    name_exit_states(c, k, w->after, most, paths);
    return true;
}

static bool needs_exit_states(const struct clock_exit *k, const struct paths *paths)
{
    return k->stores || paths->nexit_states > 1 || !paths->all;
}

/* Emits the tables of each part: its cycles, then the row of the next part that each entry leads to; in the last part,
 * the exit state. */
static void put_paths(struct emitter *e, const struct cpu *c, const struct clock_exit *k, struct paths *paths)
{
    for (unsigned i = 0; i < paths->nparts; i++) {
        const struct path_table_part *p = &paths->part[i];
        bool last = i + 1 == paths->nparts;
        paths->mask[i] = e->p;
        imm64(e, (uint64_t)p->of << 32);
        paths->cycles[i] = e->p;
        for (unsigned n = 0; n < entries(p); n++)
            imm64(e, (uint64_t)p->cycles[n] << clock_shift(c) | (last ? k->exit->insns : 0));
        paths->successors[i] = e->p;
        for (unsigned n = 0; n < entries(p) && (!last || needs_exit_states(k, paths)); n++) {
            uint32_t to = last ? p->after[n] : p->after[n] << p[1].n;
            for (unsigned m = 0, size = !last ? 2 : k->stores ? 4 : 1; m < size; m++)
                byte(e, to >> 8 * m & 0xff);
        }
    }
}

/* Loads the path bits of part i, packed, into register d. */
static void load_part(struct emitter *e, int d, const struct paths *paths, unsigned i)
{
    const struct path_table_part *p = &paths->part[i];
    unsigned first = (unsigned)__builtin_ctz(p->of);
    mov_load(e, 1, d, RSP, 0);
    if (has_holes(p->of >> first)) {
        pext_rip(e, d, d, paths->mask[i]);
        return;
    }
    shift_ri(e, SHIFT_SHR, 1, d, 32 + first);
    if (paths->nparts > 1)
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
static int emit_parts(struct emitter *e, const struct clock_exit *k, const struct paths *paths)
{
    int at = k->dyn ? RDI : RDX, bits = k->scratch;
    load_part(e, bits, paths, 0);
    for (unsigned i = 0; i + 1 < paths->nparts; i++) {
        x64_subtract_from_table(e, bits, at, paths->cycles[i]);
        load_entry(e, bits, at, bits, 1, (int32_t)(paths->successors[i] - paths->cycles[i]));
        load_part(e, at, paths, i + 1);
        alu_rr(e, ALU_OR, 0, bits, at);
    }
    return bits;
}

/* Subtracts the cycles of the last part, and leaves in exit state number g. Returns the exit, or NULL if control goes where w leads. */
static struct ir_exit *emit_exit_state(struct emitter *e, struct cpu *c, const struct host_code *hc, const struct clock_exit *k,
                                       const struct clock_path *w, const struct paths *paths, int bits, unsigned g)
{
    struct ir_exit *x = g ? x64_new_outcome(c, k, paths->exit_state[g] + 1) : NULL;
    if (!k->stores)
        mov_store_imm(e, RSP, 0, 0);
    x64_subtract_from_table(e, bits, k->dyn ? RDI : RDX, paths->cycles[paths->nparts - 1]);
    if (x)
        x64_emit_outcome_exit(e, hc, x);
    else
        jmp_to(e, w->end);
    return x;
}

/* Sends paths with bits that no part has to w->otherwise. */
static void test_separate_bits(struct emitter *e, const struct clock_exit *k, const struct clock_path *w)
{
    if (!k->apart)
        return;
    x64_load_path_bits(e, k->scratch);
    test_ri(e, 0, k->scratch, (int32_t)k->apart);
    set_target(jcc(e, CC_NE), w->otherwise);
}

/* Loads where entry `bits` of the last part leads: the number of the exit state, to register `at`; or the state, which
 * is stored at [rsp]. */
static void load_exit_state(struct emitter *e, const struct clock_exit *k, const struct paths *paths, int at, int bits)
{
    lea_rip(e, at, paths->successors[paths->nparts - 1]);
    if (!k->stores) {
        load_entry(e, at, at, bits, 0, 0);
        return;
    }
    rex(e, 0, at, bits, at, false); /* mov at, [at + bits * 4] */
    byte(e, 0x8b);
    modrm_index(e, at, at, bits, 2, 0);
    mov_store(e, 1, RSP, 0, at);
}

/* Emits the look-up. Returns the jump taken on paths whose exit state is not in the table, or NULL. */
static uint8_t *emit_paths(struct emitter *e, struct cpu *c, const struct host_code *hc, const struct clock_exit *k,
                           const struct clock_path *w, const struct paths *paths, struct ir_exit *exits[MAX_EXIT_STATES])
{
    int bits, at = k->dyn ? RDI : RDX;
    bool undone = paths->nparts > 1 && !paths->all;
    uint8_t *site[MAX_EXIT_STATES], *other = NULL;
    test_separate_bits(e, k, w);
    if (undone)
        mov_store(e, 1, RBP, CPU_DISP(host_left), R14);
    bits = emit_parts(e, k, paths);
    if (needs_exit_states(k, paths))
        load_exit_state(e, k, paths, at, bits);
    for (unsigned g = 1; g < paths->nexit_states; g++) {
        alu_ri(e, ALU_CMP, 0, at, (int32_t)g);
        site[g] = jcc(e, CC_E);
    }
    if (!paths->all) {
        alu_ri(e, ALU_CMP, 0, at, NO_EXIT_STATE);
        other = jcc(e, CC_E);
    }
    (void)emit_exit_state(e, c, hc, k, w, paths, bits, 0);
    for (unsigned g = 1; g < paths->nexit_states && !e->full; g++) {
        land(e, site[g]);
        exits[g] = emit_exit_state(e, c, hc, k, w, paths, bits, g);
    }
    if (undone && !e->full) {
        land(e, other);
        mov_load(e, 1, R14, RBP, CPU_DISP(host_left));
        other = jmp(e);
    }
    return other;
}

static bool put_code(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_path *w, struct paths *paths,
                     struct ir_exit *exits[MAX_EXIT_STATES])
{
    struct emitter e = at_end(hc), to = {.p = w->room, .limit = w->end};
    put_paths(&e, c, k, paths);
    uint8_t *piece = e.p, *other = emit_paths(&e, c, hc, k, w, paths, exits);
    if (e.full)
        return false;
    keep(hc, &e);
    if (other)
        set_target(other, w->otherwise);
    jmp_to(&to, piece);
    w->last = other;
    return true;
}

bool x64_version_table(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_path *w, uint32_t now,
                       struct ir_exit **x)
{
    struct ir_exit *exits[MAX_EXIT_STATES] = {NULL};
    struct paths paths;
    w->tabled = true;
    if (!k->path_bits || !w->last || c->pipeline->timing->counts)
        return false;
    bool known = find_paths(c, k, w, k->loops ? 1 : MAX_EXIT_STATES, &paths);
    unsigned exit_state = !known ? NO_EXIT_STATE : k->stores ? 0 : number_of_exit_state(&paths, now, 0);
    known = known && put_code(c, hc, k, w, &paths, exits);
    for (unsigned g = 1; g < MAX_EXIT_STATES && !known; g++)
        if (exits[g])
            exits[g]->host_site = NULL;
    for (unsigned i = 0; i < paths.nparts; i++)
        free(paths.part[i].cycles);
    *x = known && exit_state < MAX_EXIT_STATES ? exits[exit_state] : NULL;
    return known && exit_state != NO_EXIT_STATE;
}
