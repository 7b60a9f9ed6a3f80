/* model.c - a timing model in use, shared by a machine's cpus, and each cpu's pipeline: see cost.h and emu/cpu/cpu.h. */
#include "emu/cost/internal.h"

#include <stdlib.h>
#include <string.h>

struct cpu_timing *timed_new(const struct isa *isa, const struct timing_model *description)
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
    t->description = description;
    t->model = m;
    t->worst = 1;
    for (unsigned k = 0; k < m->nclasses * TIMING_ROLES; k++)
        t->worst = m->longest[k] + 1u > t->worst ? m->longest[k] + 1u : t->worst;
    for (unsigned k = 0; k < m->nclasses; k++)
        t->worst = m->classes[k].lock + 2u > t->worst ? m->classes[k].lock + 2u : t->worst;
    for (unsigned k = 0; k < m->nclasses; k++)
        t->worst = m->classes[k].memory + 2u > t->worst ? m->classes[k].memory + 2u : t->worst;
    t->worst += m->mispredict + m->indirect; /* of a branch whose delay slot is next */
    if (m->issue != TIMING_ISSUE_PAIRS) /* there the scoreboard predicts branches statically */
        predictor_reset(&t->predictor);
    timed_number_of(t, &s); /* number 0: the empty pipeline */
    return t;
}

bool timed_last_charge(const struct cpu *c, struct timing_charge *out)
{
    if (c->timed)
        *out = c->timed->last;
    return c->timed;
}

const struct timing_model *timed_model(const struct cpu *c)
{
    return c->timed ? c->timed->timing->description : NULL;
}

bool timed_caches(struct cpu_timing *t, bool on)
{
    caches_free(t->caches);
    t->caches = NULL;
    if (!on || !t->model->caches)
        return true;
    const struct space_config *space = &t->isa->space;
    t->caches = caches_new(t->model->caches, space->page_shift, space->low_bits <= 32 && !space->region_bits);
    free(t->late_short);
    t->late_short = calloc((size_t)1 << TIMED_SHORT_BITS, sizeof *t->late_short);
    timed_list_waits(t->late_cycles, t->model->caches);
    if (!t->model->caches->miss_holds)
        t->worst += 2u * (t->model->caches->memory_cycles + t->model->caches->tlb_cycles);
    return t->caches && t->late_short;
}

void timed_start(struct cpu *c)
{
    struct timed *d = c->timed;
    d->caches = d->timing->caches;
    d->steps = d->timing->reference || d->one;
    d->fetch_at = TIMED_FETCHED;
    d->call_at = 0;
    if (c->window.moved) { /* not by the program */
        d->moves = c->window.moves;
        c->window.moved = false;
    }
    if (!d->caches)
        return;
    caches_enter(d->caches, d->space);
    for (enum cache_hold k = 0; k < CACHE_HOLDS; k++)
        d->held_before[k] = caches_held(d->caches, k);
    timed_forget_late(d->timing);
}

const char *timed_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out)
{
    return t->caches ? caches_figures(t->caches, index, out) : NULL;
}

void timed_new_space(struct cpu *c)
{
    if (!c->timed)
        return;
    c->timed->space = c->timed->timing->spaces++;
    c->timed->moves = 0; /* the register stack is empty and has not moved */
}

void timed_unref(struct cpu_timing *t)
{
    if (!t || --t->refs)
        return;
    arena_free(&t->memory);
    caches_free(t->caches);
    predictor_free(&t->predictor);
    free(t->states);
    free(t->table);
    free(t->late);
    free(t->late_table);
    free(t->late_short);
    timed_insns_free(&t->insns);
    timing_free(t->model);
    free(t);
}

void timed_reference(struct cpu_timing *t, bool on)
{
    t->reference = on;
}

void timed_count(struct cpu_timing *t, bool on)
{
    t->counts = on;
}

void timed_totals(const struct cpu_timing *t, struct cpu_timing_totals *out)
{
    *out = t->totals;
    out->nclasses = t->model->nclasses;
    for (unsigned k = 0; k < t->model->nclasses; k++)
        out->class_names[k] = t->model->classes[k].name;
    if (t->caches) {
        out->cycles[TIMING_ICACHE] += caches_held(t->caches, CACHE_HOLD_FETCH);
        out->cycles[TIMING_DCACHE] += caches_held(t->caches, CACHE_HOLD_DATA);
        out->cycles[TIMING_TLB] += caches_held(t->caches, CACHE_HOLD_TLB);
    }
    for (const struct timed_store *s = t->stores; s; s = s->next)
        timed_add_up(t, s, out);
}

bool timed_set(struct cpu *c, struct cpu_timing *t)
{
    struct timed *d = t ? calloc(1, sizeof *d) : NULL;
    if (t && !d)
        return false;
    timed_free(c);
    if (t && (t->isa != c->head.isa || t->model->issue == TIMING_ISSUE_ONE)) { /* the engine counts instructions without a pipeline */
        free(d);
        return true;
    }
    c->timed = d;
    c->costs = d ? &timed_costs : NULL;
    if (d) {
        d->timing = t;
        t->refs++;
        timed_new_space(c);
    }
    return true;
}

bool timed_clone(struct cpu *c, const struct cpu *from)
{
    if (!from->timed)
        return true;
    if (!timed_set(c, from->timed->timing))
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
    timed_unref(c->timed->timing);
    free(c->timed);
    c->timed = NULL;
    c->costs = NULL;
}

/* ---- operations ----------------------------------------------------------------------------- */

static bool every_access(const struct cpu *c)
{
    return c->timed->timing->caches;
}

static void helper_access(struct cpu *c, uint64_t va, bool store)
{
    struct timed *d = c->timed;
    const struct ir_point *p = c->access_point;
    if (!d->caches)
        return;
    if (p) {
        d->state = c->access_state;
        timed_helper_access(c, p->block, p->insn, va, store);
        c->access_state = d->state;
    } else if (d->call_at) {
        struct ir_block *b = (struct ir_block *)c->block;
        timed_helper_access(c, b, ir_insn_at(b, d->call_at - 1), va, store);
    }
}

const struct ir_costs timed_costs = {
    .insn_at = timed_insn_at,
    .insn_soon = timed_insn_soon,
    .every_access = every_access,
    .block_new = timed_block_new,
    .take_over = timed_take_over,
    .forget = timed_forget,
    .forget_all = timed_store_free,
    .helper_access = helper_access,
};
