/* model.c - a timing model in use, shared by a machine's cpus, and each cpu's pipeline: see cost.h and emu/cpu/cpu.h. */
#include "emu/cost/internal.h"

#include <stdlib.h>
#include <string.h>

enum { UNMAPPED_MUCH = 64 << 20 };

struct cpu_timing *cost_new(const struct isa *isa, const struct timing_model *description)
{
    struct timing_model *m = timing_prepare(description);
    struct cpu_timing *t = m ? calloc(1, sizeof *t) : NULL;
    if (!t) {
        timing_free(m);
        return NULL;
    }
    struct timing_state s;
    timing_reset(&s);
    t->refs = 1;
    t->counts = true;
    t->isa = isa;
    t->nullified_mode = isa->ir->timing.nullified_mode;
    t->rotating = isa->ir->timing.rotating;
    t->description = description;
    t->model = m;
    t->worst = 1;
    for (unsigned k = 0; k < m->nclasses * TIMING_ROLES; k++)
        t->worst = timing_longest(m, k) + 1u > t->worst ? timing_longest(m, k) + 1u : t->worst;
    for (unsigned k = 0; k < m->nclasses; k++)
        t->worst = m->classes[k].lock + 2u > t->worst ? m->classes[k].lock + 2u : t->worst;
    for (unsigned k = 0; k < m->nclasses; k++)
        t->worst = m->classes[k].memory + 2u > t->worst ? m->classes[k].memory + 2u : t->worst;
    for (unsigned k = 0; k < m->nclasses; k++)
        t->worst = timing_apart_after(m, k) + 1u > t->worst ? timing_apart_after(m, k) + 1u : t->worst;
    if (m->issue == TIMING_ISSUE_BUNDLES)
        t->worst *= 2;                  /* a group that is held, and then one that waits for its results */
    t->worst += timing_penalties(m);    /* of a branch whose delay slot is next */
    if (m->issue != TIMING_ISSUE_PAIRS) /* there the scoreboard predicts branches statically */
        predictor_reset(&t->predictor, &m->predictor);
    cost_number_of(t, &s); /* number 0: the empty pipeline */
    return t;
}

bool cost_last_charge(const struct cpu *c, struct timing_charge *out)
{
    if (c->pipeline)
        *out = c->pipeline->last;
    return c->pipeline;
}

const struct timing_model *cost_model(const struct cpu *c)
{
    return c->pipeline ? c->pipeline->timing->description : NULL;
}

bool cost_caches(struct cpu_timing *t, bool on, uint64_t mhz)
{
    caches_free(t->caches);
    t->caches = NULL;
    if (!on || !t->model->caches)
        return true;
    const struct space_config *space = &t->isa->space;
    const struct timing_caches shape = caches_at_clock(t->model->caches, mhz);
    t->caches = caches_new(&shape, space->page_shift, t->isa->long_bits <= 32);
    free(t->recent_misses);
    t->recent_misses = calloc((size_t)1 << RECENT_MISS_BITS, sizeof *t->recent_misses);
    cost_list_miss_cycles(t->miss_cycles, &shape);
    if (!shape.blocking_miss)
        t->worst += 2u * ((unsigned)shape.memory_cycles + shape.tlb_cycles + shape.dtlb1_cycles);
    return t->caches && t->recent_misses;
}

uint64_t cost_longest(const struct cpu *c)
{
    enum { MISSES = 4 /* of a fetch and of accesses, with their translations */, FRAME = 64 /* moves of the register stack */ };
    const struct cpu_timing *t = c->pipeline ? c->pipeline->timing : NULL;
    const struct timing_caches *k = t && t->caches ? &t->caches->shape : NULL;
    if (!t)
        return 1;
    return t->worst + TIMING_MOST_EARLY + FRAME + (k ? MISSES * ((uint64_t)k->memory_cycles + k->tlb_cycles + k->dtlb1_cycles) : 0);
}

void cost_start(struct cpu *c)
{
    struct pipeline *d = c->pipeline;
    d->caches = d->timing->caches;
    d->steps = d->timing->reference || d->one;
    d->fetch_at = COST_FETCHED;
    d->call_at = d->charged = 0;
    exact_start(c);
    if (c->window.moved) { /* not by the program */
        d->moves = c->window.moves;
        c->window.moved = false;
    }
    if (!d->caches)
        return;
    caches_enter(d->caches, d->space);
    if (space_has_unmapped(c->space, UNMAPPED_MUCH)) /* the caches have tables for it */
        caches_give_back(d->caches);
    for (enum cache_stall k = 0; k < CACHE_STALLS; k++)
        d->stall_before[k] = caches_stall_cycles(d->caches, k);
    pending_miss_renumber(d->timing);
}

const char *cost_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out)
{
    return t->caches ? caches_figures(t->caches, index, out) : NULL;
}

void cost_new_space(struct cpu *c)
{
    if (!c->pipeline)
        return;
    c->pipeline->space = c->pipeline->timing->spaces++;
    c->pipeline->moves = 0; /* the register stack is empty and has not moved */
}

void cost_unref(struct cpu_timing *t)
{
    if (!t || --t->refs)
        return;
    arena_free(&t->memory);
    caches_free(t->caches);
    predictor_free(&t->predictor);
    free(t->states);
    free(t->table);
    free(t->misses);
    free(t->miss_table);
    free(t->recent_misses);
    cost_insns_free(&t->insns);
    timing_free(t->model);
    free(t);
}

void cost_reference(struct cpu_timing *t, bool on)
{
    t->reference = on;
}

void cost_count(struct cpu_timing *t, bool on)
{
    t->counts = on;
}

void cost_totals(const struct cpu_timing *t, struct cpu_timing_totals *out)
{
    *out = t->totals;
    out->nclasses = t->model->nclasses;
    for (unsigned k = 0; k < t->model->nclasses; k++)
        out->class_names[k] = t->model->classes[k].name;
    if (t->caches) {
        out->cycles[TIMING_ICACHE] += caches_stall_cycles(t->caches, CACHE_STALL_FETCH);
        out->cycles[TIMING_DCACHE] += caches_stall_cycles(t->caches, CACHE_STALL_DATA);
        out->cycles[TIMING_TLB] += caches_stall_cycles(t->caches, CACHE_STALL_TLB);
    }
    for (const struct cost_store *s = t->stores; s; s = s->next)
        cost_add_up(t, s, out);
}

bool cost_set(struct cpu *c, struct cpu_timing *t)
{
    struct pipeline *d = t ? calloc(1, sizeof *d) : NULL;
    if (t && !d)
        return false;
    cost_free(c);
    bool by_engine = t && t->model->issue == TIMING_ISSUE_ONE && !t->exact; /* it counts instructions without a pipeline */
    if (t && (t->isa != c->head.isa || by_engine)) {
        free(d);
        return true;
    }
    c->pipeline = d;
    c->costs = d ? &cost_costs : NULL;
    if (d) {
        memcpy(c->window_trap, t->model->window_trap, sizeof c->window_trap);
        d->timing = t;
        t->refs++;
        cost_new_space(c);
    }
    return true;
}

bool cost_clone(struct cpu *c, const struct cpu *from)
{
    if (!from->pipeline)
        return true;
    if (!cost_set(c, from->pipeline->timing))
        return false;
    c->pipeline->moves = from->pipeline->moves;
    if (c->space == from->space)
        c->pipeline->space = from->pipeline->space;
    return true;
}

void cost_free(struct cpu *c)
{
    if (!c->pipeline)
        return;
    cost_unref(c->pipeline->timing);
    free(c->pipeline);
    c->pipeline = NULL;
    c->costs = NULL;
    memset(c->window_trap, 0, sizeof c->window_trap);
}

/* ---- operations ----------------------------------------------------------------------------- */

static bool every_access(const struct cpu *c)
{
    return c->pipeline->timing->caches;
}

static unsigned by_value(const struct cpu *c)
{
    return c->pipeline->timing->model->early_multiply;
}

static void helper_access(struct cpu *c, uint64_t va, bool store)
{
    struct pipeline *d = c->pipeline;
    const struct ir_point *p = c->access_point;
    if (!d->caches)
        return;
    if (p) {
        d->state = c->access_state;
        cost_helper_access(c, p->block, p->insn, va, store);
        c->access_state = d->state;
    } else if (d->call_at) {
        struct ir_block *b = (struct ir_block *)c->block;
        cost_helper_access(c, b, ir_insn_at(b, d->call_at - 1), va, store);
    }
}

const struct ir_costs cost_costs = {
    .insn_at = cost_insn_at,
    .insn_soon = cost_insn_soon,
    .every_access = every_access,
    .by_value = by_value,
    .block_new = block_costs_new,
    .take_over = cost_take_over,
    .forget = cost_forget,
    .forget_all = cost_store_free,
    .helper_access = helper_access,
};
