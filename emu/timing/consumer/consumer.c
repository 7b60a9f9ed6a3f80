/* consumer.c - consumes the queue of paths: fetches, accesses, predictions, then the transition. See consumer.h. */
#include "emu/timing/consumer/consumer.h"
#include "emu/cpu/exact.h"

#include <stdlib.h>
#include <string.h>

/* ---- life ------------------------------------------------------------------------------------- */

static unsigned worst_of(const struct timing_model *m)
{
    unsigned worst = 1;
    for (unsigned n = 0; n < m->nclasses * TIMING_ROLES; n++)
        worst = m->longest[n] + 1u > worst ? m->longest[n] + 1u : worst;
    for (unsigned n = 0; n < m->nclasses; n++) {
        unsigned busy = m->classes[n].memory > m->classes[n].lock ? m->classes[n].memory : m->classes[n].lock;
        worst = busy + 2u > worst ? busy + 2u : worst;
    }
    return worst + m->mispredict + m->indirect; /* of a branch whose delay slot is next */
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
    free(k->queue.entry);
    caches_free(k->caches);
    predictor_free(&k->predictor);
    timing_free(k->model);
    free(k);
}

bool consumer_configure(struct consumer *k, unsigned entries, bool flat, bool caches, unsigned page_shift, uint64_t mhz)
{
    struct consumer_queue *q = &k->queue;
    free(q->entry);
    q->size = entries ? entries : CONSUMER_ENTRIES;
    q->room = q->size * CONSUMER_ACCESSES;
    q->entry =
        calloc(1, (q->size + 1) * sizeof *q->entry + q->room * (sizeof *q->wide + sizeof *q->place)); /* the queue's one allocation */
    if (!q->entry)
        return false;
    void *addresses = q->entry + q->size + 1;
    q->address = flat ? addresses : NULL;
    q->wide = flat ? NULL : addresses;
    q->place = (uint16_t *)((uint64_t *)addresses + q->room);
    caches_free(k->caches);
    k->caches = NULL;
    k->worst = worst_of(k->model);
    if (!caches || !k->model->caches)
        return true;
    const struct timing_caches shape = caches_at_clock(k->model->caches, mhz);
    if (!shape.blocking_miss)
        k->worst += 2u * ((unsigned)shape.memory_cycles + shape.tlb_cycles + shape.dtlb1_cycles);
    k->caches = caches_new(&shape, page_shift, flat);
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
    if (k->queue.n)
        consumer_drain(k);
    consumer_forget(k, b);
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
    unsigned result = class->memory + 1u, n = 1u + class->lock + (frame ? FRAME : 0u);
    for (unsigned w = 0; w < i->nwrites; w++) {
        unsigned longest = m->longest[i->cls * TIMING_ROLES + i->writes[w].role];
        result = longest > result ? longest : result;
    }
    n += result;
    if (i->flags & (TIMING_IS_BRANCH | TIMING_IS_DELAYED))
        n += m->mispredict + m->indirect;
    if (!shape)
        return n;
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
    b->bound = k->worst; /* until the results pending at the entry have arrived */
    for (unsigned i = 0; i < b->ninsns; i++) {
        unsigned flags = b->insns[i].t->flags;
        if (flags & TIMING_IS_BRANCH && !(flags & TIMING_IS_DELAYED))
            b->branches |= 1ull << i;
        b->bound += most_cycles(k, &b->insns[i]);
        if (k->caches && (!i || line_of(k, b, i) != line_of(k, b, i - 1)))
            b->lines[b->nlines++] = (uint8_t)i;
    }
    if (k->caches)
        b->bound += b->nlines * ((unsigned)k->caches->shape.memory_cycles + k->caches->shape.tlb_cycles);
}

/* ---- caches ----------------------------------------------------------------------------------- */

/* Looks up an access of instruction `insn` that is no MRU hit. */
static void look_up(struct consumer *k, enum cache_access kind, uint64_t address, unsigned insn)
{
    const struct timing_caches *shape = &k->caches->shape;
    uint64_t pc = k->block->insns[insn].pc;
    unsigned misses = cpu_exact_look_up(k->exact ? k->account : NULL, k->caches, kind, address, pc), cycles = misses & CACHE_MISS_CYCLES;
    unsigned tlb = misses & CACHE_MISS_TLB ? shape->tlb_cycles : 0;
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
    if (!k->nmisses || k->misses[k->nmisses - 1].insn != insn)
        k->misses[k->nmisses++] = (struct consumer_miss){.insn = (uint16_t)insn};
    struct consumer_miss *m = &k->misses[k->nmisses - 1];
    uint16_t *to = kind == CACHE_FETCH ? &m->fetch : &m->data, *to_tlb = kind == CACHE_FETCH ? &m->fetch_tlb : &m->data_tlb;
    *to = (uint16_t)(*to + cycles);
    *to_tlb = (uint16_t)(*to_tlb + tlb);
}

/* Fetches the lines of the block's instructions before number `end`. */
static void fetch_up_to(struct consumer *k, unsigned end)
{
    const struct consumer_block *b = k->block;
    for (; k->line < b->nlines && b->lines[k->line] < end; k->line++) {
        uint64_t line = line_of(k, b, b->lines[k->line]);
        if (!caches_mru_hit(k->caches, CACHE_FETCH, line))
            look_up(k, CACHE_FETCH, line, b->lines[k->line]);
    }
}

/* Consumes accesses of the block, from number `from` of the queue up to `end`. */
static void look_up_accesses(struct consumer *k, unsigned from, unsigned end)
{
    const struct consumer_queue *q = &k->queue;
    for (unsigned a = from; a < end && k->caches; a++) {
        unsigned insn = q->place[a] >> 1;
        uint64_t address = q->address ? q->address[a] : q->wide[a];
        enum cache_access kind = cache_access_of(k->block->insns[insn].t->flags & TIMING_IS_FP_MEMORY, q->place[a] & 1);
        fetch_up_to(k, insn + 1);
        if (!caches_mru_hit(k->caches, kind, address))
            look_up(k, kind, address, insn);
    }
}

/* ---- entries ---------------------------------------------------------------------------------- */

/* Begins an entry of b, unless it has begun. */
static void begin(struct consumer *k, struct consumer_block *b)
{
    if (k->block)
        return;
    k->block = b;
    k->line = k->nmisses = 0;
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
    k->cpu->carried.insn = 0;
}

/* Trains the predictor. Returns the set of mispredicted branches. */
static uint64_t train(struct consumer *k, const struct consumer_block *b, const struct consumer_path *path)
{
    uint64_t missed = 0, below = path->insns < 64 ? (1ull << path->insns) - 1 : UINT64_MAX;
    unsigned *number = b->numbers;
    for (uint64_t left = b->branches & below; left; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        const struct consumer_insn *insn = &b->insns[i];
        uint64_t to = i + 1u < path->insns ? b->insns[i + 1].pc : path->next;
        if (!predictor_train(&k->predictor, insn->t, insn->pc, insn->after, to, to != insn->next, number))
            missed |= 1ull << i;
        number += predictor_remembers(insn->t);
    }
    return missed;
}

/* Charges the cycles of the register stack's moves to the instruction at pc. */
static uint32_t move_registers(struct consumer *k, unsigned moves, uint64_t pc)
{
    struct consumer_cpu *cpu = k->cpu;
    uint32_t cycles = (moves + 1) / 2;
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

/* Consumes the rest of an entry. Returns its cycles. */
static uint64_t consume(struct consumer *k, const struct consumer_path *path)
{
    struct consumer_block *b = k->block;
    struct consumer_cpu *cpu = k->cpu;
    uint64_t cycles = 0;
    fetch_up_to(k, path->begun);
    carry(k, path->insns);
    if (path->insns) {
        cycles = consumer_transit(k, path, b->branches ? train(k, b, path) : 0);
        cycles += path->moves ? move_registers(k, path->moves, b->insns[path->insns - 1].pc) : 0;
    } else {
        memset(&cpu->last, 0, sizeof cpu->last);
        cpu->last.stall_class = TIMING_MAX_CLASSES;
    }
    charge_stall(k);
    k->block = NULL;
    return cycles + k->stall;
}

void consumer_drain(struct consumer *k)
{
    struct consumer_queue *q = &k->queue;
    unsigned access = 0;
    uint64_t cycles = 0;
    for (unsigned n = 0; n < q->n; n++) {
        const struct consumer_entry *e = &q->entry[n];
        begin(k, e->block);
        look_up_accesses(k, access, e->accesses);
        access = e->accesses;
        cycles += consume(k, &e->path);
    }
    if (q->open) {
        q->entry[0].block = q->entry[q->n].block;
        begin(k, q->entry[0].block);
        look_up_accesses(k, access, q->accesses);
    }
    q->n = q->accesses = 0;
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

void consumer_start(struct consumer *k, struct consumer_cpu *cpu, uint64_t budget)
{
    k->cpu = cpu;
    k->block = NULL;
    k->queue.open = false;
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
