/* consumer.c - consumes the queue of paths: fetches, accesses, predictions, then the transition. See consumer.h. */
#include "emu/timing/consumer/consumer.h"
#include "emu/cpu/exact.h"

#include <stdlib.h>
#include <string.h>

/* ---- life ------------------------------------------------------------------------------------- */

enum { MOST_STATES = 1 << 17 };

static unsigned worst_of(const struct timing_model *m)
{
    unsigned worst = 1;
    for (unsigned n = 0; n < m->nclasses * TIMING_ROLES; n++)
        worst = timing_longest(m, n) + 1u > worst ? timing_longest(m, n) + 1u : worst;
    for (unsigned n = 0; n < m->nclasses; n++) {
        unsigned busy = m->classes[n].memory > m->classes[n].lock ? m->classes[n].memory : m->classes[n].lock;
        busy = timing_apart_after(m, n) > busy ? timing_apart_after(m, n) : busy;
        worst = busy + 2u > worst ? busy + 2u : worst;
    }
    worst += m->issue == TIMING_ISSUE_REORDER ? m->buffer.taken + 3u : 0; /* entering, and retiring */
    worst *= m->issue == TIMING_ISSUE_BUNDLES ? 2 : 1; /* a group that is held, and then one that waits for its results */
    return worst + timing_penalties(m) /* of a branch whose delay slot is next */ + consumer_longest_wait(m);
}

struct consumer *consumer_new(const struct timing_model *description)
{
    struct timing_model *m = timing_prepare(description);
    struct consumer *k = m ? calloc(1, sizeof *k) : NULL;
    struct timing_state s;
    if (!k) {
        timing_free(m);
        return NULL;
    }
    k->model = m;
    k->description = description;
    k->counts = true;
    k->most_states = MOST_STATES;
    k->worst = worst_of(m);
    if (m->issue != TIMING_ISSUE_PAIRS) /* there the scoreboard predicts branches statically */
        predictor_reset(&k->predictor, &m->predictor);
    timing_reset(&s);
    consumer_state(k, &s); /* number 0: the empty pipeline */
    return k;
}

void consumer_free(struct consumer *k)
{
    consumer_forget(k, NULL);
    for (uint32_t n = 0; n < k->nstates; n++)
        free(k->states[n]);
    free(k->states);
    free(k->state_table);
    free(k->table);
    free(k->queue.word);
    caches_free(k->caches);
    predictor_free(&k->predictor);
    timing_free(k->model);
    free(k);
}

bool consumer_configure(struct consumer *k, unsigned entries, bool flat, bool caches, unsigned page_shift, uint64_t mhz)
{
    struct consumer_queue *q = &k->queue;
    free(q->word);
    q->limit = (entries ? entries : CONSUMER_ENTRIES) * CONSUMER_WORDS;
    q->flat = flat;
    q->cycles = 1;
    q->at = q->word = malloc(2 * (q->limit + CONSUMER_BLOCK_WORDS) * sizeof *q->word); /* helpers append accesses without a bound */
    if (!q->word)
        return false;
    caches_free(k->caches);
    k->caches = NULL;
    k->worst = worst_of(k->model);
    if (!caches || !k->model->caches)
        return true;
    const struct timing_caches shape = caches_at_clock(k->model->caches, mhz);
    if (!shape.blocking_miss)
        k->worst += 2u * ((unsigned)shape.memory_cycles + shape.tlb_cycles + shape.dtlb1_cycles);
    k->caches = caches_new(&shape, page_shift, flat);
    q->cycles = 8; /* less than an access's bound */
    return k->caches;
}

/* ---- blocks ----------------------------------------------------------------------------------- */

struct consumer_block *consumer_block_new(unsigned n)
{
    struct consumer_block *b = calloc(1, sizeof *b + n * (sizeof *b->insns + sizeof *b->numbers + sizeof *b->lines));
    consumer_need(b);
    b->ninsns = n;
    b->numbers = (void *)&b->insns[n];
    b->lines = (void *)&b->numbers[n];
    return b;
}

void consumer_block_free(struct consumer *k, struct consumer_block *b)
{
    if (k->queue.at > k->queue.word)
        consumer_drain(k);
    consumer_forget(k, b);
    free(b->routes);
    free(b);
}

/* Upper bound of an instruction's cycles without fetches, those for which later ones wait for it included. */
static unsigned most_cycles(const struct consumer *k, const struct consumer_insn *insn)
{
    enum { FRAME = 64 /* a full frame at two registers a cycle, with its collections */, FRAME_BYTES = 100 * 8, FRAME_PAGES = 3 };
    const struct timing_model *m = k->model;
    const struct timing_insn *i = insn->t;
    const struct timing_class *class = &m->classes[i->cls];
    const struct timing_caches *shape = k->caches ? &k->caches->shape : NULL;
    bool frame = i->flags & (TIMING_CALLS_STACK | TIMING_FIRST);
    if (m->issue == TIMING_ISSUE_MICROCODE) {
        const struct timing_cost *c = &i->cost[m->microcode];
        unsigned n = c->decode + c->specifiers + c->execute + c->reads + c->writes + c->taken + c->taken_reads + c->target_reads + c->most;
        n += c->writes * m->write_apart;
        return n + (shape ? (unsigned)insn->loads * shape->memory_cycles + (unsigned)insn->accesses * shape->tlb_cycles : 0u);
    }
    unsigned result = class->memory + 1u, n = 1u + class->lock + timing_most_by_value(m, i) + (frame ? FRAME : 0u);
    for (unsigned w = 0; w < i->nwrites; w++) {
        unsigned longest = timing_longest(m, i->cls * TIMING_ROLES + i->writes[w].role);
        result = longest > result ? longest : result;
    }
    result = timing_apart_after(m, i->cls) > result ? timing_apart_after(m, i->cls) : result;
    n += result + (m->issue == TIMING_ISSUE_REORDER ? m->buffer.taken + 3u : 0u);
    if (i->flags & (TIMING_IS_BRANCH | TIMING_IS_DELAYED))
        n += timing_penalties(m);
    if (!shape)
        return n;
    n += insn->loads * consumer_longest_wait(m);
    n += insn->loads * shape->memory_cycles +
         (insn->accesses + (frame ? FRAME_PAGES : 0u)) * ((unsigned)shape->tlb_cycles + shape->dtlb1_cycles);
    if (frame && shape->blocking_miss)
        n += (FRAME_BYTES / shape->data.line + FRAME_PAGES) * shape->memory_cycles;
    return n;
}

/* Returns the line of the instruction cache that instruction i begins in. */
static uint64_t line_of(const struct consumer *k, const struct consumer_block *b, unsigned i)
{
    return b->insns[i].pc & ~(uint64_t)(k->caches->shape.fetch.line - 1);
}

void consumer_block_ready(struct consumer *k, struct consumer_block *b)
{
    unsigned words = ROUTE_MOST;
    b->any = (struct consumer_route){.block = b, .has = ROUTE_NEXT | ROUTE_MOVES | ROUTE_ANY};
    for (unsigned i = 0; i < b->ninsns; i++) {
        unsigned flags = b->insns[i].t->flags;
        if (flags & TIMING_IS_BRANCH && !(flags & TIMING_IS_DELAYED) && k->model->issue != TIMING_ISSUE_MICROCODE)
            b->branches |= 1ull << i;
        if (flags & TIMING_IS_BRANCH && flags & TIMING_IS_DELAYED && timing_predicts_delayed(k->model))
            b->delayed |= 1ull << i;
        b->bound += most_cycles(k, &b->insns[i]);
        words += (k->queue.flat ? 1u : 2u) * (b->insns[i].charges + (k->caches ? b->insns[i].accesses : 0u));
        if (k->caches && (!i || line_of(k, b, i) != line_of(k, b, i - 1)))
            b->lines[b->nlines++] = (uint8_t)i;
    }
    if (k->caches)
        b->bound += b->nlines * ((unsigned)k->caches->shape.memory_cycles + k->caches->shape.tlb_cycles);
    if (b->bound < words * k->queue.cycles)
        b->bound = words * k->queue.cycles; /* so the budget bounds the queue, too */
    if (words > CONSUMER_BLOCK_WORDS)
        b->bound = INT32_MAX;
}

/* ---- caches ----------------------------------------------------------------------------------- */

/* Looks up an access of instruction `insn` that is no MRU hit. */
static void look_up(struct consumer *k, enum cache_access kind, uint64_t address, unsigned insn)
{
    const struct timing_caches *shape = &k->caches->shape;
    uint64_t pc = k->block->insns[insn].pc;
    unsigned misses = cpu_exact_look_up(k->exact ? k->account : NULL, k->caches, kind, address, pc), cycles = misses & CACHE_MISS_CYCLES;
    unsigned tlb = misses & CACHE_MISS_TLB ? shape->tlb_cycles : 0;
    k->fetches += kind == CACHE_FETCH || shape->one_first || misses & CACHE_MISS_TLB;
    if (shape->blocking_miss) {
        k->stall += caches_add_stall(k->caches, kind, misses);
        if (k->exact && k->account) {
            cpu_exact_add(k->account, pc, kind == CACHE_FETCH ? TIMING_ICACHE : TIMING_DCACHE, cycles);
            cpu_exact_add(k->account, pc, TIMING_TLB, tlb);
        }
        return;
    }
    tlb += misses & CACHE_MISS_DTLB1 ? shape->dtlb1_cycles : 0;
    if (!cycles && !tlb)
        return;
    struct consumer_miss *m = consumer_miss_of(k, insn);
    uint16_t *to = kind == CACHE_FETCH ? &m->fetch : &m->data, *to_tlb = kind == CACHE_FETCH ? &m->fetch_tlb : &m->data_tlb;
    *to = (uint16_t)(*to + cycles);
    *to_tlb = (uint16_t)(*to_tlb + tlb);
}

/* Returns whether the last instruction began in that line, and notes that this one does. Data may have evicted it since, but what has been
 * fetched is not fetched again, wherever a block ends. */
static bool is_fetched(struct consumer *k, uint64_t line)
{
    bool is = k->cpu->fetched == line + 1;
    k->cpu->fetched = line + 1;
    return is;
}

/* Fetches the lines of the block's instructions before number `end`. */
static void fetch_up_to(struct consumer *k, unsigned end)
{
    const struct consumer_block *b = k->block;
    for (; k->line < b->nlines && b->lines[k->line] < end; k->line++) {
        uint64_t line = line_of(k, b, b->lines[k->line]);
        if (k->caches->shape.one_first && is_fetched(k, line))
            continue;
        if (!caches_mru_hit(k->caches, CACHE_FETCH, line))
            look_up(k, CACHE_FETCH, line, b->lines[k->line]);
    }
}

/* Returns the place of the access at `at`. */
static uint32_t place_of(const struct consumer_queue *q, const uint64_t *at)
{
    return (q->flat ? (uint32_t)(*at >> 32) : (uint32_t)*at) & INT32_MAX;
}

static unsigned insn_of(const struct consumer_queue *q, const uint64_t *at)
{
    return (place_of(q, at) & ~(uint32_t)CONSUMER_CHARGE) >> 1;
}

/* Adds a charge by value, a TIMING_CHARGE(), to cycles by cause, from TIMING_EXECUTE on. Returns its cycles. */
static inline unsigned charge_split_to(const struct consumer *k, uint32_t word, uint64_t to[TIMING_CHARGED])
{
    unsigned cycles[TIMING_CHARGED], sum = timing_charge_split(k->model, word, cycles);
    for (unsigned n = 0; n < TIMING_CHARGED; n++)
        to[n] += cycles[n];
    return sum;
}

/* Adds a charge by value of instruction `insn`: a TIMING_CHARGE(). */
static void add_charge(struct consumer *k, unsigned insn, uint32_t word)
{
    unsigned cycles[TIMING_CHARGED];
    k->stall += timing_charge_split(k->model, word, cycles);
    for (unsigned n = 0; n < TIMING_CHARGED; n++) {
        k->charged[n] += cycles[n];
        if (k->exact && k->account)
            cpu_exact_add(k->account, k->block->insns[insn].pc, TIMING_EXECUTE + n, cycles[n]);
    }
}

static void look_up_access(struct consumer *k, enum cache_access kind, uint64_t address, unsigned insn)
{
    fetch_up_to(k, insn + 1);
    bool hit = caches_mru_hit(k->caches, kind, address);
    if (timing_compares_addresses(k->model))
        consumer_buffer_access(k, kind, address, insn, hit);
    if (!hit)
        look_up(k, kind, address, insn);
}

/* Consumes the accesses in the slots of route r, which is at *entry. */
static void look_up_slots(struct consumer *k, const struct consumer_route *r, const uint64_t *entry)
{
    bool happened;
    for (unsigned n = 0; n < r->nslots; n++) {
        uint64_t address = consumer_in_slot(&k->queue, entry, &r->slots[n], &happened);
        if (happened && r->slots[n].kind == CONSUMER_CHARGED)
            add_charge(k, r->slots[n].insn, (uint32_t)address);
        else if (happened)
            look_up_access(k, r->slots[n].kind, address, r->slots[n].insn);
    }
}

/* Returns whether all accesses in the slots of route r are MRU hits. */
static bool all_hit(const struct consumer *k, const struct consumer_route *r, const uint64_t *entry)
{
    bool happened;
    for (unsigned n = 0; n < r->nslots; n++) {
        uint64_t address = consumer_in_slot(&k->queue, entry, &r->slots[n], &happened);
        if (happened && r->slots[n].kind != CONSUMER_CHARGED && !caches_mru_hit(k->caches, r->slots[n].kind, address))
            return false;
    }
    return true;
}

/* The accesses in the slots of route r, which all hit, are compared with earlier ones. */
static void buffer_slots(struct consumer *k, const struct consumer_route *r, const uint64_t *entry)
{
    bool happened;
    for (unsigned n = 0; n < r->nslots; n++) {
        uint64_t address = consumer_in_slot(&k->queue, entry, &r->slots[n], &happened);
        if (happened && r->slots[n].kind != CONSUMER_CHARGED)
            consumer_buffer_access(k, r->slots[n].kind, address, r->slots[n].insn, true);
    }
}

/* Consumes the accesses of the block from *at on, and advances *at to the word after them. */
static void look_up_accesses(struct consumer *k, const uint64_t **at)
{
    const struct consumer_queue *q = &k->queue;
    for (const uint64_t *a = *at;; a++) {
        if (a == q->at || (int64_t)*a >= 0) {
            *at = a;
            return;
        }
        uint32_t place = place_of(q, a);
        uint64_t address = q->flat ? (uint32_t)*a : *++a;
        unsigned insn = insn_of(q, q->flat ? a : a - 1);
        if ((place & (uint32_t)CONSUMER_CHARGE) == (uint32_t)(CONSUMER_CHARGE & INT32_MAX)) {
            add_charge(k, insn, (uint32_t)address);
            continue;
        }
        enum cache_access kind = cache_access_of(k->block->insns[insn].t->flags & TIMING_IS_FP_MEMORY, place & 1);
        look_up_access(k, kind, address, insn);
    }
}

/* ---- steps: one first level ------------------------------------------------------------------- */

void consumer_plan_block(const struct consumer *k, struct consumer_block *b)
{
    const struct consumer_slot *s = b->slots, *end = s + b->nslots;
    b->nsteps = b->ncharges = 0;
    for (unsigned i = 0, line = 0; i < b->ninsns; i++) {
        if (line < b->nlines && b->lines[line] == i) {
            b->steps[b->nsteps++] = (struct consumer_step){.at = (uint32_t)line_of(k, b, i), .insn = (uint8_t)i, .kind = CACHE_FETCH};
            line++;
        }
        for (; s < end && s->insn == i; s++) {
            const struct consumer_step step = {.at = s->at + s->is_perhaps, .insn = s->insn, .kind = s->kind, .is_perhaps = s->is_perhaps};
            if (s->kind != CONSUMER_CHARGED)
                b->steps[b->nsteps++] = step;
            else if (!s->is_constant)
                b->charges[b->ncharges++] = step;
        }
    }
}

void consumer_plan_route(const struct consumer *k, struct consumer_route *r)
{
    const struct consumer_block *b = r->block;
    unsigned accesses = 0;
    r->charged = (struct consumer_sum){0};
    r->ncharges = 0;
    for (const struct consumer_slot *s = r->slots; s < r->slots + r->nslots; s++) {
        accesses += s->kind != CONSUMER_CHARGED;
        r->ncharges += s->kind == CONSUMER_CHARGED && !s->is_constant;
        if (s->is_constant)
            r->charged.cycles += charge_split_to(k, s->word, r->charged.by_cause);
    }
    for (r->nsteps = 0; r->nsteps < b->nsteps; r->nsteps++) {
        const struct consumer_step *s = &b->steps[r->nsteps];
        if (s->insn >= r->path.begun || (s->kind != CACHE_FETCH && accesses-- == 0))
            break;
    }
    r->by_steps = true;
    r->last_line = k->caches ? line_of(k, b, r->path.begun - 1u) : 0;
    r->falls_to = b->insns[r->path.insns - 1].next;
}

/* Looks up an access that is no usual case. Returns the cycles of misses. */
static uint64_t look_up_step(struct consumer *k, struct cache_simple *simple, const struct consumer_block *b, const struct consumer_step *s,
                             uint32_t address)
{
    unsigned misses = caches_look_up(k->caches, s->kind, address, b->insns[s->insn].pc);
    simple->has_all = cache_tlb_has_all(&k->caches->dtlb);
    return caches_add_stall(k->caches, s->kind, misses);
}

/* Performs the look-ups of route r, which is at *at. Returns the cycles of misses, but for those in `simple`. */
static inline uint64_t look_up_steps(struct consumer *k, struct cache_simple *simple, const struct consumer_route *r, const uint64_t *at)
{
    const struct consumer_step *s = r->block->steps, *end = s + r->nsteps;
    const uint32_t *entry = (const uint32_t *)at;
    uint64_t cycles = 0;
    if (k->cpu->fetched == s->at + UINT64_C(1)) /* the first one is a fetch */
        s++;
    for (; s < end; s++) {
        if (s->is_perhaps && !entry[s->at - 1])
            continue;
        uint32_t address = *(s->kind == CACHE_FETCH ? &s->at : &entry[s->at]);
        if (!caches_simple_access(k->caches, simple, s->kind, address))
            cycles += look_up_step(k, simple, r->block, s, address);
    }
    k->cpu->fetched = r->last_line + 1;
    return cycles;
}

/* Adds the charges of route r, which is at *at. Returns their cycles. */
static inline uint64_t charge_steps(struct consumer *k, const struct consumer_route *r, const uint64_t *at)
{
    const uint32_t *entry = (const uint32_t *)at;
    uint64_t cycles = r->charged.cycles;
    for (unsigned n = 0; n < TIMING_CHARGED; n++)
        k->totals.cycles[TIMING_EXECUTE + n] += r->charged.by_cause[n];
    for (const struct consumer_step *s = r->block->charges, *end = s + r->ncharges; s < end; s++)
        if (!s->is_perhaps || entry[s->at - 1])
            cycles += charge_split_to(k, entry[s->at], &k->totals.cycles[TIMING_EXECUTE]);
    return cycles;
}

/* ---- entries ---------------------------------------------------------------------------------- */

/* Begins an entry of b, unless it has begun. */
static void begin(struct consumer *k, struct consumer_block *b)
{
    if (k->block)
        return;
    k->block = b;
    k->line = k->nmisses = k->nstored = 0;
    k->stall = 0;
    if (k->cpu->carries)
        k->misses[k->nmisses++] = k->cpu->carried;
    k->cpu->carries = false;
}

/* Pending misses of an instruction that did not retire count for its next attempt. */
static void carry(struct consumer *k, unsigned insns)
{
    k->cpu->carries = k->nmisses && k->misses[k->nmisses - 1].insn >= insns;
    if (k->cpu->carries)
        k->cpu->carried = k->misses[--k->nmisses];
    k->cpu->carried.insn = k->cpu->carried.wait = k->cpu->carried.after = 0;
}

/* Trains the predictor. Returns the set of mispredicted branches. */
static uint64_t train(struct consumer *k, const struct consumer_block *b, const struct consumer_path *path)
{
    uint64_t missed = 0, below = path->insns < 64 ? (1ull << path->insns) - 1 : UINT64_MAX;
    for (uint64_t left = b->branches & below; left; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        const struct consumer_insn *insn = &b->insns[i];
        uint64_t to = i + 1u < path->insns ? b->insns[i + 1].pc : path->next;
        if (!predictor_train(&k->predictor, insn->t, insn->pc, insn->after, to, to != insn->next, &b->numbers[i]))
            missed |= 1ull << i;
    }
    return missed;
}

/* Returns whether the branch was predicted, whose delay slot is `slot`, and trains the predictor. to: where control went after the slot. */
static bool train_slot(struct consumer *k, const struct consumer_branch *b, const struct consumer_insn *slot, uint64_t to, unsigned *number)
{
    return predictor_train(&k->predictor, b->t, b->pc, slot->next, to, to != slot->next, number);
}

/* The same for branches with a delay slot. Returns the set of the slots of mispredicted ones. */
static uint64_t train_delayed(struct consumer *k, const struct consumer_block *b, const struct consumer_path *path)
{
    struct consumer_branch *open = &k->cpu->branch;
    const struct consumer_insn *insns = b->insns;
    unsigned n = path->insns, unknown = 0;
    uint64_t missed = 0, below = n < 64 ? (1ull << n) - 1 : UINT64_MAX;
    if (open->t)
        missed |= !train_slot(k, open, &insns[0], n > 1 ? insns[1].pc : path->next, &unknown);
    open->t = NULL;
    for (uint64_t left = b->delayed & below & ~path->skipped; left; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        const struct consumer_branch branch = {insns[i].t, insns[i].pc};
        if (insns[i].skipped)
            continue;
        if (i + 1 == n)
            *open = branch;
        else if (!train_slot(k, &branch, &insns[i + 1], i + 2 < n ? insns[i + 2].pc : path->next, &b->numbers[i]))
            missed |= 1ull << (i + 1);
    }
    return missed;
}

/* Trains the predictor with a path of b. Returns the set of instructions whose event is `missed`. */
static inline uint64_t mispredicted(struct consumer *k, const struct consumer_block *b, const struct consumer_path *path)
{
    if (b->branches)
        return train(k, b, path);
    return b->delayed || k->cpu->branch.t ? train_delayed(k, b, path) : 0;
}

/* Charges the cycles of the register stack's moves to the instruction at pc. */
static uint32_t move_registers(struct consumer *k, uint64_t moves, uint64_t pc)
{
    struct consumer_cpu *cpu = k->cpu;
    uint64_t more = moves - cpu->moves;
    uint32_t cycles = ((uint32_t)(more < UINT16_MAX ? more : UINT16_MAX) + 1) / 2;
    cpu->moves = moves;
    if (!cycles || k->model->issue == TIMING_ISSUE_GROUPS)
        return 0;
    struct timing_state s;
    consumer_load(k, cpu->state, &s);
    timing_advance(&s, cycles);
    cpu->state = consumer_state(k, &s);
    k->totals.cycles[TIMING_STACK] += cycles;
    if (k->exact && k->account)
        cpu_exact_add(k->account, pc, TIMING_STACK, cycles);
    cpu->last.cycles[TIMING_STACK] = (uint16_t)cycles;
    cpu->last.after = (uint16_t)(cpu->last.after + cycles);
    return cycles;
}

/* Stepping: charges the blocking misses since the run began to the instruction. */
static void charge_stall(const struct consumer *k)
{
    struct consumer_cpu *cpu = k->cpu;
    for (enum cache_stall n = 0; k->caches && cpu->one && n < CACHE_STALLS; n++) {
        uint64_t all = caches_stall_cycles(k->caches, n), cycles = all - cpu->stall_before[n];
        cpu->stall_before[n] = all;
        cpu->last.cycles[TIMING_ICACHE + n] = (uint16_t)(cpu->last.cycles[TIMING_ICACHE + n] + cycles);
        if (n == CACHE_STALL_DATA)
            cpu->last.after = (uint16_t)(cpu->last.after + cycles);
    }
}

/* Adds the entry's charges by value to the totals. */
static void account_charges(struct consumer *k)
{
    for (unsigned n = 0; n < TIMING_CHARGED; n++) {
        struct timing_charge *last = &k->cpu->last;
        unsigned stepped = k->cpu->one ? k->charged[n] : 0;
        k->totals.cycles[TIMING_EXECUTE + n] += k->charged[n];
        last->cycles[TIMING_EXECUTE + n] = (uint16_t)(last->cycles[TIMING_EXECUTE + n] + stepped);
        last->after = (uint16_t)(last->after + (k->model->issue == TIMING_ISSUE_MICROCODE ? 0 : stepped));
        k->charged[n] = 0;
    }
}

/* Consumes the rest of an entry. Returns its cycles. */
static uint64_t consume(struct consumer *k, const struct consumer_path *path)
{
    struct consumer_block *b = k->block;
    struct consumer_cpu *cpu = k->cpu;
    uint64_t cycles = 0;
    fetch_up_to(k, path->begun);
    carry(k, path->insns);
    if (path->insns) {
        cycles = consumer_transit(k, path, mispredicted(k, b, path), NULL);
        cycles += path->moves != cpu->moves ? move_registers(k, path->moves, b->insns[path->insns - 1].pc) : 0;
    } else {
        memset(&cpu->last, 0, sizeof cpu->last);
        cpu->last.stall_class = TIMING_MAX_CLASSES;
    }
    charge_stall(k);
    account_charges(k);
    k->block = NULL;
    return cycles + k->stall;
}

/* Returns the path of the entry whose route is at *at, and advances *at beyond it. */
static struct consumer_path path_of(const struct consumer *k, const struct consumer_route *r, const uint64_t **at)
{
    const uint64_t *word = *at;
    struct consumer_path path = r->path;
    path.moves = k->cpu->moves;
    for (uint64_t bits = r->has & ROUTE_BITS ? *word++ : 0; bits; bits &= bits - 1)
        path.skipped |= 1ull << r->bits[__builtin_ctzll(bits)];
    if (r->has & ROUTE_NEXT)
        path.next = *word++;
    if (r->has & ROUTE_MOVES)
        path.moves = *word++;
    if (r->has & ROUTE_ANY) {
        path.skipped = word[0];
        path.insns = (uint8_t)word[1];
        path.begun = (uint8_t)(word[1] >> 8);
        word += 2;
    }
    *at = word;
    return path;
}

/* Returns the word after the accesses at `at`: a route, or the end of the queue. */
static const uint64_t *after_accesses(const struct consumer_queue *q, const uint64_t *at)
{
    while (at < q->at && (int64_t)*at < 0)
        at += q->flat ? 1 : 2;
    return at;
}

/* Returns the end of the entry with route r, which the word before `at` refers to. */
static const uint64_t *after_route(const struct consumer *k, const struct consumer_route *r, const uint64_t *at)
{
    if (r->words)
        return at - 1 + r->words;
    (void)path_of(k, r, &at);
    return at;
}

/* Returns the block of the accesses at `at`. */
static struct consumer_block *block_of(const struct consumer *k, const uint64_t *at)
{
    const struct consumer_queue *q = &k->queue;
    at = after_accesses(q, at);
    return at < q->at ? ((const struct consumer_route *)(uintptr_t)*at)->block : q->open;
}

void consumer_drop(struct consumer *k, unsigned insn)
{
    struct consumer_queue *q = &k->queue;
    const uint64_t *open = q->word, *end;
    while ((end = after_accesses(q, open)) < q->at) {
        const struct consumer_route *r = (const struct consumer_route *)(uintptr_t)*end++;
        open = after_route(k, r, end);
    }
    while (open < q->at && insn_of(q, open) < insn)
        open += q->flat ? 1 : 2;
    q->at = q->word + (open - q->word);
}

/* Adds the charges in the slots of route r. Returns their cycles. */
static uint64_t add_charges(struct consumer *k, const struct consumer_route *r, const uint64_t *entry)
{
    bool happened;
    k->stall = 0;
    for (unsigned n = 0; n < r->nslots; n++) {
        uint64_t word = r->slots[n].kind == CONSUMER_CHARGED ? consumer_in_slot(&k->queue, entry, &r->slots[n], &happened) : 0;
        if (word && happened)
            add_charge(k, r->slots[n].insn, (uint32_t)word);
    }
    account_charges(k);
    return k->stall;
}

/* Consumes the entry from `at` on, whose accesses are in slots, if it has no miss. Returns false if it may have one. */
static inline bool consume_hits(struct consumer *k, const struct consumer_route *r, const uint64_t *at, uint64_t *cycles)
{
    if (k->block || k->cpu->carries || k->cpu->one || (k->caches && (r->fetched != k->fetches || !all_hit(k, r, at))))
        return false;
    const uint64_t *word = at + 1;
    struct consumer_path path = path_of(k, r, &word);
    k->block = r->block;
    k->nmisses = k->nstored = 0;
    if (timing_compares_addresses(k->model))
        buffer_slots(k, r, at);
    *cycles += consumer_transit(k, &path, mispredicted(k, r->block, &path), NULL);
    if (path.moves != k->cpu->moves)
        *cycles += move_registers(k, path.moves, r->block->insns[path.insns - 1].pc);
    if (r->charges)
        *cycles += add_charges(k, r, at);
    k->block = NULL;
    k->queue.instructions += path.insns;
    return true;
}

/* Consumes the entry from `at` on, whose look-ups are in steps. Returns false if it has to be consumed otherwise. */
static inline bool consume_steps(struct consumer *k, struct cache_simple *simple, struct consumer_route *r, const uint64_t *at,
                                 uint64_t *cycles)
{
    if (k->block || k->cpu->carries || k->cpu->one || (k->exact && k->account))
        return false;
    uint64_t next = r->has & ROUTE_NEXT ? at[1] : r->path.next; /* the first word unless there are path bits */
    struct consumer_known *known = &r->known[2 * (k->cpu->state & 3) + (next == r->falls_to)];
    *cycles += k->caches ? look_up_steps(k, simple, r, at) : 0;
    *cycles += r->charges ? charge_steps(k, r, at) : 0;
    k->queue.instructions += r->path.insns;
    if (known->count && known->state == k->cpu->state) {
        ++*known->count;
        k->cpu->state = known->after;
        *cycles += known->cycles;
        return true;
    }
    const uint64_t *word = at + 1;
    struct consumer_path path = path_of(k, r, &word);
    k->block = r->block;
    k->nmisses = k->nstored = 0;
    *cycles += consumer_transit(k, &path, 0, r->has & ROUTE_BITS ? NULL : known);
    k->block = NULL;
    return true;
}

/* Consumes the entry from *at on; advances *at beyond it. The entry may be open. */
static uint64_t consume_any(struct consumer *k, const uint64_t **at)
{
    struct consumer_queue *q = &k->queue;
    uint64_t fetches = k->fetches;
    begin(k, block_of(k, *at));
    look_up_accesses(k, at);
    if (*at == q->at)
        return 0;
    struct consumer_route *r = (struct consumer_route *)(uintptr_t) * *at;
    const uint64_t *word = *at + 1;
    struct consumer_path path = path_of(k, r, &word);
    look_up_slots(k, r, *at);
    *at = after_route(k, r, *at + 1);
    q->instructions += path.insns;
    uint64_t cycles = consume(k, &path);
    if (k->fetches == fetches)
        r->fetched = fetches;
    return cycles;
}

void consumer_drain(struct consumer *k)
{
    struct consumer_queue *q = &k->queue;
    bool has_simple = k->caches && k->caches->simple;
    struct cache_simple simple = has_simple ? caches_simple_begin(k->caches) : (struct cache_simple){0};
    uint64_t cycles = 0;
    consumer_bound_states(k);
    for (const uint64_t *at = q->word; at < q->at;) {
        struct consumer_route *r = (struct consumer_route *)(uintptr_t)*at;
        if ((int64_t)*at > 0 && r->words && (r->by_steps ? consume_steps(k, &simple, r, at, &cycles) : consume_hits(k, r, at, &cycles))) {
            at += r->words;
        } else {
            cycles += consume_any(k, &at);
            simple.has_all = has_simple && cache_tlb_has_all(&k->caches->dtlb);
        }
    }
    if (has_simple)
        cycles += caches_simple_end(k->caches, &simple);
    if (q->open)
        begin(k, q->open);
    q->at = q->word;
    q->pending = 0;
    q->left -= (int64_t)cycles;
    q->owed += cycles;
}

uint64_t consumer_elapsed(struct consumer *k, unsigned insn, bool fetched)
{
    consumer_drain(k);
    if (fetched)
        fetch_up_to(k, insn + 1);
    return k->queue.owed + (fetched ? k->stall : 0);
}

void consumer_end_cpu(struct consumer *k, struct consumer_cpu *cpu)
{
    if (cpu->at && (*cpu->at = cpu->next) != NULL)
        cpu->next->at = cpu->at;
    cpu->at = NULL;
    k->cpu = k->cpu == cpu ? NULL : k->cpu;
}

void consumer_start(struct consumer *k, struct consumer_cpu *cpu, uint64_t budget)
{
    if (!cpu->at) {
        if ((cpu->next = k->cpus) != NULL)
            cpu->next->at = &cpu->next;
        cpu->at = &k->cpus;
        k->cpus = cpu;
    }
    k->cpu = cpu;
    k->block = NULL;
    memset(k->charged, 0, sizeof k->charged);
    k->queue.open = NULL;
    k->queue.at = k->queue.word;
    k->fetches++;
    k->queue.left = budget < INT64_MAX ? (int64_t)budget : INT64_MAX;
    k->queue.pending = k->queue.owed = 0;
    if (k->exact && k->account != cpu->account) {
        consumer_hand_in(k);
        k->account = cpu->account;
    }
    if (!k->caches)
        return;
    caches_enter(k->caches, cpu->space);
    for (enum cache_stall n = 0; n < CACHE_STALLS; n++)
        cpu->stall_before[n] = caches_stall_cycles(k->caches, n);
}
