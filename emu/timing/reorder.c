/*
 * reorder.c - machines that issue out of order, from a reorder buffer (struct timing_buffer): see pipeline.h.
 *
 * The instructions of the buffer are not simulated cycle by cycle. The oldest launches first, and all wait only for older ones. So the
 * cycles in which an instruction enters, launches and retires follow from those of the instructions before it, and it can be stepped as
 * soon as they are: each step places one instruction in the future. reorder.t.c compares with a simulation by cycles.
 *
 * Cycles are counted from the front, the earliest one in which the next instruction can enter. What can delay no instruction from there on
 * is dropped from the state, which so is canonical. An instruction is charged with the cycles from the retirement of the one before it to
 * its own.
 */
#include "emu/timing/pipeline_internal.h"

#include <string.h>

enum {
    BIAS = 128,     /* timing_pending.miss_cycles, from the front, may be negative */
    HORIZON = 8192, /* an instruction enters at most that long before its predecessor retires: states have 16 bits */
};
_Static_assert((int)BIAS > TIMING_MAX_LATENCY, "a result that has arrived is dropped");

/* timing_flight.queues: the queues, and … */
enum { LOADS = 1 << TIMING_MAX_QUEUES, STORES = 2 * LOADS };

/* An instruction's way. The cycles of `before` and `enters` may be before the front. */
struct course {
    int before; /* the instruction before it retires */
    int fetched, enters, ready, launches, done, retires;
    unsigned queues, slots; /* timing_flight */
    unsigned cls, reg;      /* the producer it waits for */
    bool missed;            /* that is a load which missed */
};

static int later(int a, int b)
{
    return a > b ? a : b;
}

static const struct timing_flight *flight(const struct timing_state *s, unsigned k)
{
    return &s->pending[s->npending + k].flight;
}

/* ---- entering --------------------------------------------------------------------------------- */

/* Returns the cycle in which queue q has a free entry. */
static int has_room(const struct timing_model *m, const struct timing_state *s, unsigned q)
{
    unsigned n = 0, most = m->buffer.queues[q].entries;
    for (unsigned k = s->nflights; k--;)
        if (flight(s, k)->queues >> q & 1 && ++n == most)
            return flight(s, k)->retire;
    return 0;
}

static void enter(const struct timing_model *m, const struct timing_state *s, const struct timing_event *e, struct course *x)
{
    int fetch = e->fetch + e->fetch_tlb;
    x->fetched = fetch ? fetch : s->issued >= m->buffer.inserts;
    x->enters = later(x->fetched, x->before - HORIZON);
    for (unsigned q = 0; q < m->buffer.nqueues; q++)
        if (x->queues >> q & 1)
            x->enters = later(x->enters, has_room(m, s, q));
}

/* ---- launching -------------------------------------------------------------------------------- */

/* Waits for the operands. */
static void wait_for_operands(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i,
                              const struct timing_event *e, struct course *x)
{
    x->ready = x->enters + 1;
    for (unsigned k = 0; k < i->nreads; k++) {
        const struct timing_pending *p = timing_pending_of(s, i->reads[k].reg);
        if (!p || (e->skipped && i->reads[k].role != TIMING_PRED))
            continue;
        int at = p->miss_cycles - BIAS + (int)timing_kind_latency(m, p->kind, i->cls * TIMING_ROLES + i->reads[k].role);
        if (at <= x->ready)
            continue;
        x->ready = at;
        x->cls = p->kind / TIMING_ROLES;
        x->reg = p->reg;
        x->missed = p->age;
    }
    if (!e->store || e->store > s->nflights || !(x->queues & LOADS))
        return;
    int stored = flight(s, s->nflights - (unsigned)e->store)->retire;
    if (stored > x->enters && stored + m->stores.hit > x->ready) {
        x->ready = stored + m->stores.hit;
        x->cls = i->cls;
        x->missed = false;
    }
}

/* Returns whether there are slots, and an access of the cache, in the cycle. */
static bool can_launch(const struct timing_model *m, const struct timing_state *s, const struct course *x, int cycle)
{
    const struct timing_buffer *b = &m->buffer;
    unsigned used[TIMING_MAX_QUEUES] = {0}, accesses = 0;
    for (unsigned k = 0; k < s->nflights; k++) {
        const struct timing_flight *f = flight(s, k);
        accesses += f->retire == cycle && f->queues & STORES ? b->store : 0;
        if (f->launch != cycle)
            continue;
        accesses += (f->queues & LOADS) != 0;
        for (unsigned q = 0; q < b->nqueues; q++)
            used[q] += f->queues >> q & 1 ? f->slots : 0;
    }
    for (unsigned q = 0; q < b->nqueues; q++)
        if (x->queues >> q & 1 && used[q] + x->slots > b->queues[q].launches)
            return false;
    return !(x->queues & LOADS) || accesses < b->accesses;
}

/* Launches it. A TLB miss is a trap, which is taken when all instructions before it have retired. */
static void launch(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i, const struct timing_event *e,
                   struct course *x)
{
    unsigned longest = 1;
    x->launches = e->data_tlb ? later(x->ready, x->before) : x->ready;
    while (!can_launch(m, s, x, x->launches))
        x->launches++;
    for (unsigned k = 0; k < i->nwrites && !e->skipped; k++) {
        unsigned latency = m->longest[i->cls * TIMING_ROLES + i->writes[k].role];
        longest = latency > longest ? latency : longest;
    }
    x->done = x->launches + (int)(e->data_tlb + longest + (x->queues & LOADS ? e->data : 0u));
}

/* ---- retiring --------------------------------------------------------------------------------- */

/* Returns whether it can retire in the cycle of the instruction before it. */
static bool can_retire(const struct timing_model *m, const struct timing_state *s, const struct course *x)
{
    for (unsigned q = 0; q < m->buffer.nqueues; q++)
        if (x->queues >> q & 1 && s->m_mask[q] + x->slots > m->buffer.queues[q].retires)
            return false;
    return !(x->queues & STORES) || s->m_count < m->buffer.stores;
}

static void retire(const struct timing_model *m, struct timing_state *s, struct course *x)
{
    bool with = x->done <= x->before && can_retire(m, s, x);
    x->retires = with ? x->before : later(x->done, x->before + 1);
    if (!with) {
        memset(s->m_mask, 0, sizeof s->m_mask);
        s->m_count = 0;
    }
    for (unsigned q = 0; q < m->buffer.nqueues; q++)
        s->m_mask[q] = (uint8_t)(s->m_mask[q] + (x->queues >> q & 1 ? x->slots : 0u));
    s->m_count = (uint8_t)(s->m_count + ((x->queues & STORES) != 0));
}

/* ---- the state after it ------------------------------------------------------------------------ */

/* Adds a result; registers are renamed. */
static void add_result(struct timing_state *s, unsigned reg, unsigned kind, int at, bool missed)
{
    unsigned k = 0;
    while (k < s->npending && s->pending[k].reg < reg)
        k++;
    if (k == s->npending || s->pending[k].reg != reg) {
        if (s->npending == TIMING_MAX_PENDING)
            return;
        memmove(&s->pending[k + 1], &s->pending[k], ((size_t)s->npending + s->nflights - k) * sizeof s->pending[0]);
        s->npending++;
    }
    s->pending[k] =
        (struct timing_pending){.reg = (uint16_t)reg, .miss_cycles = (uint16_t)(at + BIAS), .kind = (uint8_t)kind, .age = missed};
}

static void add_results(struct timing_state *s, const struct timing_insn *i, const struct timing_event *e, const struct course *x)
{
    for (unsigned k = 0; k < i->nwrites; k++) {
        unsigned kind = i->cls * TIMING_ROLES + i->writes[k].role, late = e->data_tlb;
        bool missed = x->queues & LOADS && i->writes[k].role == TIMING_DATA && e->data;
        add_result(s, i->writes[k].reg, kind, x->launches + (int)(late + (missed ? e->data : 0u)), missed);
    }
}

/* Returns the front after it: the cycle from which on the next instruction can enter, and whether a branch has moved it. */
static int next_front(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e,
                      const struct course *x, bool *branched)
{
    int front = x->enters, branch = s->delay_slot ? s->memory : x->done;
    bool ends = s->delay_slot || (i->flags & TIMING_IS_BRANCH && !(i->flags & TIMING_IS_DELAYED));
    enum timing_outcome outcome = ends ? timing_outcome(m, s, i, e) : TIMING_PREDICTED;
    if (outcome == TIMING_MISPREDICTED)
        front = later(front + 1, branch + m->mispredict);
    else if (e->taken)
        front += 1 + (outcome == TIMING_TO_REGISTER ? m->indirect : m->buffer.taken);
    *branched = front > x->enters;
    s->delay_slot = (uint8_t)timing_slot_of(m, s, i, e);
    s->memory = (uint16_t)(s->delay_slot ? x->done : 0);
    return e->data_tlb ? later(front, x->launches + e->data_tlb) : front;
}

/* Counts cycles from `front` on, and drops what is over by then. */
static void move_front(const struct timing_model *m, struct timing_state *s, int front)
{
    const struct timing_flight *f = flight(s, 0);
    unsigned results = 0, left, over = 0;
    while (over < s->nflights && f[over].retire <= front)
        over++;
    for (unsigned k = 0; k < s->npending; k++) {
        struct timing_pending p = s->pending[k];
        int at = p.miss_cycles - BIAS - front;
        p.miss_cycles = (uint16_t)(at + BIAS);
        if (at + m->longest[p.kind] > 1)
            s->pending[results++] = p;
    }
    left = s->nflights - over;
    for (unsigned k = 0; k < left; k++) {
        struct timing_pending to = {.flight = *flight(s, over + k)};
        to.flight.launch = (uint16_t)later(to.flight.launch - front, 0);
        to.flight.retire = (uint16_t)(to.flight.retire - front);
        s->pending[results + k] = to;
    }
    s->npending = (uint8_t)results;
    s->nflights = (uint8_t)left;
    s->memory = (uint16_t)later(s->memory - front, 0);
}

static void leave(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e,
                  const struct course *x)
{
    bool branched, waited = x->enters > 0;
    if (!e->skipped)
        add_results(s, i, e, x);
    s->pending[s->npending + s->nflights++].flight =
        (struct timing_flight){(uint16_t)x->launches, (uint16_t)x->retires, (uint8_t)x->slots, (uint8_t)x->queues};
    int front = next_front(m, s, i, e, x, &branched);
    s->redirected = branched || (s->redirected && !front);
    s->issued = (uint8_t)(front > x->enters ? 0 : waited ? 1 : s->issued + 1);
    move_front(m, s, front);
    s->late = (uint16_t)(x->retires - front);
    if (x->retires - front < 2) { /* the next one retires later: what this cycle has does not matter */
        memset(s->m_mask, 0, sizeof s->m_mask);
        s->m_count = 0;
    }
}

/* ---- charges ----------------------------------------------------------------------------------- */

/* Charges the cycles from *now up to `end`, and before the last one, to a cause. */
static void charge_until(struct timing_charge *c, const struct course *x, int *now, int end, enum timing_cause cause)
{
    int to = end < x->retires - 1 ? end : x->retires - 1;
    if (to > *now) {
        c->cycles[cause] = (uint16_t)(c->cycles[cause] + (to - *now));
        *now = to;
    }
}

static void charge(struct timing_charge *c, const struct timing_state *s, const struct timing_insn *i, const struct timing_event *e,
                   const struct course *x)
{
    int now = x->before, fetch = e->fetch + e->fetch_tlb;
    enum timing_cause front = s->redirected ? TIMING_BRANCH : TIMING_ISSUE;
    if (x->retires == x->before)
        return;
    charge_until(c, x, &now, x->fetched - fetch, front);
    charge_until(c, x, &now, x->fetched - e->fetch_tlb, TIMING_ICACHE);
    charge_until(c, x, &now, x->fetched, TIMING_TLB);
    charge_until(c, x, &now, x->enters, TIMING_QUEUE);
    charge_until(c, x, &now, x->enters + 1, front);
    charge_until(c, x, &now, x->ready, x->missed ? TIMING_DCACHE : TIMING_STALL);
    charge_until(c, x, &now, x->launches, TIMING_QUEUE);
    charge_until(c, x, &now, x->launches + e->data_tlb, TIMING_TLB);
    if (c->cycles[TIMING_STALL]) {
        c->stall_class = (uint8_t)x->cls;
        c->stall_reg = (uint16_t)x->reg;
    }
    charge_until(c, x, &now, x->done - (x->queues & LOADS ? e->data : 0), TIMING_STALL);
    if (c->cycles[TIMING_STALL] && c->stall_class == TIMING_MAX_CLASSES) /* its own latency */
        c->stall_class = i->cls;
    charge_until(c, x, &now, x->done, TIMING_DCACHE);
    charge_until(c, x, &now, x->retires, TIMING_QUEUE);
    c->cycles[TIMING_ISSUE]++;
}

uint32_t timing_reorder_step(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i,
                             const struct timing_event *e, struct timing_charge *c)
{
    const struct timing_class *cls = &m->classes[i->cls];
    unsigned accesses = e->skipped ? 0 : (i->flags & TIMING_IS_LOAD ? LOADS : 0) | (i->flags & TIMING_IS_STORE ? STORES : 0);
    struct course x = {.before = (int16_t)s->late, .queues = cls->ports | accesses, .slots = cls->slots};
    enter(m, s, e, &x);
    wait_for_operands(m, s, i, e, &x);
    launch(m, s, i, e, &x);
    retire(m, s, &x);
    if (c)
        charge(c, s, i, e, &x);
    leave(m, s, i, e, &x);
    return (uint32_t)(x.retires - x.before);
}
