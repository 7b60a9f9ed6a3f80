/* timed.c - see timed.h. */
#include "emu/ir/timed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void need(bool had)
{
    if (had)
        return;
    fputs("precis: out of memory for the timing model\n", stderr);
    exit(2);
}

/* ---- states by number ------------------------------------------------------------------------------ */

static uint64_t hash_of(const struct timing_state *s, size_t size)
{
    const uint8_t *p = (const uint8_t *)s;
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t k = 0; k < size; k++)
        h = (h ^ p[k]) * 0x100000001b3u;
    return h ^ h >> 29;
}

static bool grow_table(struct cpu_timing *t)
{
    uint32_t size = t->table_size ? t->table_size * 2 : 1024;
    uint32_t *table = calloc(size, sizeof *table);
    struct timing_state **states = realloc(t->states, size * sizeof *states);
    if (states)
        t->states = states;
    if (!table || !states) {
        free(table);
        return false;
    }
    for (uint32_t k = 0; k < t->nstates; k++) {
        uint64_t h = hash_of(t->states[k], timing_state_size(t->states[k]));
        while (table[h & (size - 1)])
            h++;
        table[h & (size - 1)] = k + 1;
    }
    free(t->table);
    t->table = table;
    t->table_size = size;
    return true;
}

static uint32_t number_of(struct cpu_timing *t, const struct timing_state *s)
{
    size_t size = timing_state_size(s);
    if (t->nstates * 2 >= t->table_size)
        need(grow_table(t));
    uint64_t h = hash_of(s, size);
    for (uint32_t n; (n = t->table[h & (t->table_size - 1)]) != 0; h++)
        if (timing_state_size(t->states[n - 1]) == size && !memcmp(t->states[n - 1], s, size))
            return n - 1;
    struct timing_state *copy = malloc(size);
    need(copy);
    t->states[t->nstates] = memcpy(copy, s, size);
    t->table[h & (t->table_size - 1)] = t->nstates + 1;
    return t->nstates++;
}

static void load_state(const struct cpu_timing *t, uint32_t number, struct timing_state *s)
{
    memset(s, 0, sizeof *s);
    memcpy(s, t->states[number], timing_state_size(t->states[number]));
}

/* ---- blocks ------------------------------------------------------------------------------------------ */

/* The bytes of the instruction at va, from where its bundle or word begins. */
static void code_bytes(struct cpu *c, uint64_t va, uint8_t *out)
{
    unsigned unit = c->isa->sample_bytes;
    uint64_t at = va & ~(uint64_t)(unit - 1);
    const void *host = mem_host(c->space, at, MEM_R);
    if (host)
        memcpy(out, host, unit);
    else
        mem_peek(c->space, at, out, unit);
}

static bool remember_block(struct cpu_timing *t, struct timed_block *tb)
{
    if (t->nblocks == t->blocks_room) {
        size_t room = t->blocks_room ? 2 * t->blocks_room : 256;
        struct timed_block **more = realloc(t->blocks, room * sizeof *more);
        if (!more)
            return false;
        t->blocks = more;
        t->blocks_room = room;
    }
    tb->index = t->nblocks;
    t->blocks[t->nblocks++] = tb;
    return true;
}

static struct timed_block *block_of(struct cpu *c, struct ir_block *b)
{
    struct cpu_timing *t = c->timed->timing;
    uint8_t code[16];
    struct timed_block *tb = calloc(1, sizeof *tb + b->ninsns * sizeof tb->insns[0]);
    need(tb && remember_block(t, tb));
    tb->timing = t;
    tb->n = b->ninsns;
    for (unsigned k = 0; k < b->ninsns; k++) {
        struct timed_insn *i = &tb->insns[k];
        code_bytes(c, b->insns[k].pc, code);
        i->next = b->insns[k].pc + c->isa->timing.insn(b->insns[k].pc, code, &i->t);
        i->nullified = b->insns[k].mode & c->isa->timing.nullified_mode;
        if (i->t.flags & TIMING_IS_BRANCH && !(i->t.flags & TIMING_IS_DELAYED))
            tb->branches |= 1ull << k;
        tb->moves_stack |= (i->t.flags & (TIMING_CALLS_STACK | TIMING_FIRST)) != 0;
    }
    b->timed = tb;
    return tb;
}

static void count_pass(struct cpu_timing_totals *to, const struct timed_pass *p, unsigned nclasses)
{
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        to->cycles[k] += p->count * p->cause[k];
    for (unsigned k = 0; k < nclasses; k++)
        to->stalls[k] += p->count * p->stalls[k];
    to->instructions += p->count * timed_key_insns(&p->key);
}

static void forget_passes(struct timed_block *tb)
{
    for (struct timed_pass *p; (p = tb->passes) != NULL;) {
        tb->passes = p->next;
        count_pass(&tb->timing->totals, p, tb->timing->model->nclasses);
        free(p);
    }
    tb->npasses = 0;
}

void timed_forget(struct ir_block *b)
{
    struct timed_block *tb = b->timed;
    if (!tb)
        return;
    struct cpu_timing *t = tb->timing;
    forget_passes(tb);
    t->blocks[tb->index] = t->blocks[--t->nblocks];
    t->blocks[tb->index]->index = tb->index;
    free(tb);
    b->timed = NULL;
}

/* ---- a pass --------------------------------------------------------------------------------------------- */

static uint64_t pc_after(const struct ir_block *b, unsigned k, unsigned insns, uint64_t next)
{
    return k + 1 < insns ? b->insns[k + 1].pc : next;
}

/* Which branches went otherwise than the predictor said. */
static uint64_t ask_predictor(struct cpu *c, const struct ir_block *b, const struct timed_block *tb, unsigned insns,
                              uint64_t next)
{
    struct cpu_timing *t = c->timed->timing;
    uint64_t missed = 0, below = insns < 64 ? (1ull << insns) - 1 : UINT64_MAX;
    uint64_t within = c->isa->sample_bytes - 1u;
    for (uint64_t left = tb->branches & below; left; left &= left - 1) {
        unsigned k = (unsigned)__builtin_ctzll(left);
        uint64_t pc = b->insns[k].pc, to = pc_after(b, k, insns, next);
        bool taken = to != tb->insns[k].next;
        if (!predictor_right(&t->predictor, &tb->insns[k].t, pc, (pc | within) + 1, to, taken))
            missed |= 1ull << k;
    }
    return missed;
}

/* Cycles that caches and TLBs add, by instruction. */
struct late {
    uint16_t fetch[IR_MAX_INSNS], fetch_tlb[IR_MAX_INSNS], data[IR_MAX_INSNS], data_tlb[IR_MAX_INSNS];
};

/* Instruction by instruction; late may be NULL. *last: what the last one was charged. */
static void step_through(const struct cpu_timing *t, const struct ir_block *b, const struct timed_block *tb,
                         struct timed_pass *p, uint64_t next, const struct late *late, struct timing_state *s,
                         struct timing_charge *last)
{
    unsigned insns = timed_key_insns(&p->key);
    for (unsigned k = 0; k < insns; k++) {
        const struct timed_insn *i = &tb->insns[k];
        struct timing_charge charge;
        struct timing_event e = {
            .skipped = i->nullified || (p->key.skipped >> k & 1),
            .taken = pc_after(b, k, insns, next) != i->next,
            .missed = p->key.missed >> k & 1,
            .odd = b->insns[k].pc & 4,
        };
        if (late) {
            e.fetch = late->fetch[k];
            e.fetch_tlb = late->fetch_tlb[k];
            e.data = late->data[k];
            e.data_tlb = late->data_tlb[k];
        }
        p->cycles += timing_step(t->model, s, &i->t, &e, &charge);
        for (unsigned x = 0; x < TIMING_CAUSES; x++)
            p->cause[x] += charge.cycles[x];
        if (charge.stall_class < t->model->nclasses)
            p->stalls[charge.stall_class] += charge.cycles[TIMING_STALL];
        *last = charge;
    }
}

static inline bool same_key(const struct timed_key *a, const struct timed_key *b)
{
    return a->pass == b->pass && a->skipped == b->skipped && a->missed == b->missed;
}

/* A block that is passed in more ways than these begins anew: searching costs more than stepping. */
enum { MOST_PASSES = 200 };

/* The pass `key` of the block, made if it is new; first in the list. */
static __attribute__((noinline)) struct timed_pass *find_pass(struct cpu *c, struct ir_block *b, struct timed_block *tb,
                                                              const struct timed_key *key, uint64_t next)
{
    struct cpu_timing *t = c->timed->timing;
    struct timed_pass **at = &tb->passes, *p;
    struct timing_state s;
    while ((p = *at) != NULL && !same_key(&p->key, key))
        at = &p->next;
    if (p) {
        *at = p->next;
    } else {
        if (tb->npasses++ == MOST_PASSES)
            forget_passes(tb);
        p = calloc(1, sizeof *p + t->model->nclasses * sizeof p->stalls[0]);
        need(p);
        p->key = *key;
        load_state(t, timed_key_before(key), &s);
        step_through(t, b, tb, p, next, NULL, &s, &c->timed->last);
        p->after = number_of(t, &s);
    }
    p->next = tb->passes;
    tb->passes = p;
    return p;
}

/* The same without remembering. */
static uint32_t reference_pass(struct cpu *c, struct ir_block *b, struct timed_block *tb, const struct timed_key *key,
                               uint64_t next, const struct late *late)
{
    struct cpu_timing *t = c->timed->timing;
    struct { struct timed_pass p; uint32_t stalls[TIMING_MAX_CLASSES]; } x;
    struct timing_state s;
    memset(&x, 0, sizeof x);
    x.p.key = *key;
    x.p.count = 1;
    load_state(t, timed_key_before(key), &s);
    step_through(t, b, tb, &x.p, next, late, &s, &c->timed->last);
    count_pass(&t->totals, &x.p, t->model->nclasses);
    c->timed->state = number_of(t, &s);
    return x.p.cycles;
}

/* Fetches and accesses of the pass, in order, through the caches. false: everything hit. */
static bool ask_caches(struct cpu *c, const struct ir_block *b, const struct timed_block *tb, unsigned insns, struct late *late)
{
    struct timed *d = c->timed;
    struct caches *k = d->timing->caches;
    uint64_t mask = ~(uint64_t)(caches_fetch_line(k) - 1);
    unsigned at = 0, tlb;
    bool any = false;
    for (unsigned i = 0; i < insns; i++) {
        uint64_t line = b->insns[i].pc & mask;
        uint32_t end = i + 1 < b->ninsns ? b->insns[i + 1].first_op : b->nops;
        unsigned fetch = 0, fetch_tlb = 0, data = 0, data_tlb = 0;
        if (line != d->line) {
            d->line = line;
            fetch = caches_access(k, CACHE_FETCH, line, d->space, &fetch_tlb);
        }
        for (; at < d->naccesses && d->accesses[at].op < end; at++) {
            bool fp = tb->insns[i].t.flags & TIMING_IS_FP_MEMORY, store = d->accesses[at].store;
            data += caches_access(k, store ? (fp ? CACHE_FP_STORE : CACHE_STORE) : fp ? CACHE_FP_LOAD : CACHE_LOAD,
                                  d->accesses[at].address, d->space, &tlb);
            data_tlb += tlb;
        }
        if (!(fetch | fetch_tlb | data | data_tlb))
            continue;
        if (!any)
            memset(late, 0, sizeof *late);
        any = true;
        late->fetch[i] = (uint16_t)fetch;
        late->fetch_tlb[i] = (uint16_t)fetch_tlb;
        late->data[i] = (uint16_t)data;
        late->data_tlb[i] = (uint16_t)data_tlb;
    }
    return any;
}

/* Cycles for registers that the register stack moved to or from memory: two a cycle, the memory ports' rate. */
static __attribute__((noinline)) uint64_t register_stack(struct cpu *c)
{
    struct timed *d = c->timed;
    struct timing_state s;
    uint64_t moves = c->isa->timing.stack_moves ? c->isa->timing.stack_moves(c) : 0, cycles = (moves - d->moves + 1) / 2;
    if (moves == d->moves || d->timing->model->issue == TIMING_ISSUE_GROUPS)
        return 0;
    d->moves = moves;
    load_state(d->timing, d->state, &s);
    timing_pass(&s, (uint32_t)cycles);
    d->state = number_of(d->timing, &s);
    d->timing->totals.cycles[TIMING_RSE] += cycles;
    return cycles;
}

uint64_t timed_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next)
{
    struct timed *d = c->timed;
    struct timed_block *tb = b->timed;
    uint64_t cycles;
    d->naccesses = insns == 0 ? 0 : d->naccesses;
    c->instructions += insns;
    if (!insns)
        return 0;
    if (!tb)
        tb = block_of(c, b);
    uint64_t missed = tb->branches ? ask_predictor(c, b, tb, insns, next) : 0;
    struct timed_key key = timed_key(d->state, exit, insns, next != tb->insns[insns - 1].next, d->skipped, missed);
    struct late late;
    bool is_late = d->timing->caches && ask_caches(c, b, tb, insns, &late);
    d->skipped = 0;
    if (is_late || d->timing->reference || d->one) {
        cycles = reference_pass(c, b, tb, &key, next, is_late ? &late : NULL);
    } else {
        struct timed_pass *p = tb->passes;
        if (!p || !same_key(&p->key, &key))
            p = find_pass(c, b, tb, &key, next);
        p->count++;
        d->state = p->after;
        cycles = p->cycles;
    }
    return tb->moves_stack ? cycles + register_stack(c) : cycles;
}

/* ---- the model of a machine -------------------------------------------------------------------------- */

struct cpu_timing *cpu_timing_new(const struct isa *isa, const char *model)
{
    struct timing_model *m = NULL;
    for (unsigned k = 0; isa->timing.model && (m = isa->timing.model(k)) && strcmp(m->name, model); k++)
        ;
    struct cpu_timing *t = m && timing_prepare(m) ? calloc(1, sizeof *t) : NULL;
    if (!t)
        return NULL;
    struct timing_state s;
    timing_reset(&s);
    t->refs = 1;
    t->isa = isa;
    t->model = m;
    t->worst = 1;
    for (unsigned k = 0; k < m->nclasses * TIMING_ROLES; k++)
        t->worst = m->longest[k] + 1u > t->worst ? m->longest[k] + 1u : t->worst;
    for (unsigned k = 0; k < m->nclasses; k++)
        t->worst = m->classes[k].lock + 2u > t->worst ? m->classes[k].lock + 2u : t->worst;
    t->worst += m->mispredict + m->indirect + 48; /* a whole frame of the register stack */
    predictor_reset(&t->predictor);
    number_of(t, &s); /* number 0: an empty pipeline */
    return t;
}

bool cpu_last_charge(const struct cpu *c, struct timing_charge *out)
{
    if (c->timed)
        *out = c->timed->last;
    return c->timed;
}

const struct timing_model *cpu_model(const struct cpu *c)
{
    return c->timed ? c->timed->timing->model : NULL;
}

bool cpu_timing_caches(struct cpu_timing *t, bool on)
{
    caches_free(t->caches);
    t->caches = NULL;
    if (!on || !t->model->caches)
        return true;
    t->caches = caches_new(t->model->caches, t->isa->space.page_shift);
    t->worst += 2u * (t->model->caches->memory_cycles + t->model->caches->tlb_cycles);
    return t->caches;
}

const char *cpu_timing_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out)
{
    return t->caches ? caches_figures(t->caches, index, out) : NULL;
}

void timed_new_space(struct cpu *c)
{
    if (!c->timed)
        return;
    c->timed->space = c->timed->timing->spaces++;
    c->timed->line = 1; /* no line */
}

void cpu_timing_unref(struct cpu_timing *t)
{
    if (!t || --t->refs)
        return;
    for (uint32_t k = 0; k < t->nstates; k++)
        free(t->states[k]);
    caches_free(t->caches);
    free(t->states);
    free(t->table);
    free(t->blocks);
    free(t);
}

const struct timing_model *cpu_timing_model(const struct cpu_timing *t)
{
    return t->model;
}

void cpu_timing_reference(struct cpu_timing *t, bool on)
{
    t->reference = on;
}

void cpu_timing_totals(const struct cpu_timing *t, struct cpu_timing_totals *out)
{
    *out = t->totals;
    out->nclasses = t->model->nclasses;
    for (unsigned k = 0; k < t->model->nclasses; k++)
        out->class_names[k] = t->model->classes[k].name;
    for (size_t k = 0; k < t->nblocks; k++)
        for (const struct timed_pass *p = t->blocks[k]->passes; p; p = p->next)
            count_pass(out, p, t->model->nclasses);
}

bool cpu_set_timing(struct cpu *c, struct cpu_timing *t)
{
    struct timed *d = t ? calloc(1, sizeof *d) : NULL;
    if (t && !d)
        return false;
    timed_free(c);
    if (t && (t->isa != c->isa || t->model->issue == TIMING_ISSUE_ONE)) { /* the engine counts instructions anyway */
        free(d);
        return true;
    }
    c->timed = d;
    if (d) {
        d->timing = t;
        t->refs++;
        c->use_x64 = false;
        timed_new_space(c);
    }
    return true;
}

bool timed_clone(struct cpu *c, const struct cpu *from)
{
    if (!from->timed)
        return true;
    if (!cpu_set_timing(c, from->timed->timing))
        return false;
    c->timed->moves = from->timed->moves;
    if (c->space == from->space)
        c->timed->space = from->timed->space;
    return true;
}

void timed_free(struct cpu *c)
{
    if (!c->timed)
        return;
    cpu_timing_unref(c->timed->timing);
    free(c->timed);
    c->timed = NULL;
}
