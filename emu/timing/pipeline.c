/* pipeline.c - see pipeline.h. */
#include "emu/timing/pipeline_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const struct timing_event TIMING_EXECUTED = {0};

const char *timing_cause_name(enum timing_cause cause)
{
    static const char *const names[TIMING_CAUSES] = {"issue", "stall",     "lock",    "branch", "icache", "dcache",      "tlb",
                                                     "rse",   "specifier", "execute", "read",   "write",  "write-stall", "queue"};
    return names[cause];
}

/* Always inlined, so that each issue rule gets its own specialisation. */
#define SPECIALISED static inline __attribute__((always_inline))

/* ---- latencies ---------------------------------------------------------------------------------- */

/* List the kinds in a mask of classes and a mask of roles. Returns their number. */
static unsigned list_kinds(const struct timing_model *m, uint64_t classes, unsigned roles, uint8_t *list)
{
    unsigned n = 0;
    for (unsigned kind = 0; kind < timing_kinds(m); kind++)
        if (classes >> kind / TIMING_ROLES & 1 && roles >> kind % TIMING_ROLES & 1)
            list[n++] = (uint8_t)kind;
    return n;
}

/* Applies one rule to cycles[producer kind][consumer kind]. Returns whether the latencies that it sets are from 0 to TIMING_MAX_LATENCY. */
static bool follow_rule(const struct timing_model *m, const struct timing_rule *r, int8_t *cycles)
{
    uint8_t producers[TIMING_MAX_CLASSES * TIMING_ROLES], consumers[TIMING_MAX_CLASSES * TIMING_ROLES];
    unsigned np = list_kinds(m, r->producers, r->results, producers), nc = list_kinds(m, r->consumers, r->operands, consumers);
    bool fit = true;
    for (unsigned p = 0; p < np; p++) {
        int8_t *row = cycles + producers[p] * timing_kinds(m);
        if (nc == timing_kinds(m) && !r->add) {
            memset(row, r->cycles, nc);
            fit &= *row >= 0 && *row <= TIMING_MAX_LATENCY;
            continue;
        }
        for (unsigned k = 0; k < nc; k++) {
            int8_t *x = row + consumers[k];
            *x = (int8_t)(r->add ? *x + r->cycles : r->cycles);
            fit &= *x >= 0 && *x <= TIMING_MAX_LATENCY;
        }
    }
    return fit;
}

bool timing_rules_fit(const struct timing_model *m, bool *fit, unsigned *rule)
{
    size_t n = (size_t)timing_kinds(m) * timing_kinds(m);
    int8_t *cycles = malloc(n + 1);
    if (!cycles)
        return false;
    memset(cycles, 1, n);
    *fit = true;
    for (*rule = 0; *fit && *rule < m->nrules; ++*rule)
        *fit = follow_rule(m, &m->rules[*rule], cycles);
    *rule -= !*fit && *rule;
    free(cycles);
    return true;
}

struct timing_model *timing_prepare(const struct timing_model *description)
{
    unsigned n = timing_kinds(description);
    assert(description->nclasses <= TIMING_MAX_CLASSES);
    struct timing_model *m = malloc(sizeof *m);
    uint8_t *latency = malloc((size_t)n * n + 1), *longest = calloc(n + 1, 1);
    if (!m || !latency || !longest) {
        free(m);
        free(latency);
        free(longest);
        return NULL;
    }
    *m = *description;
    memset(latency, 1, (size_t)n * n);
    for (unsigned k = 0; k < m->nrules; k++)
        (void)follow_rule(m, &m->rules[k], (int8_t *)latency);
    for (unsigned p = 0; p < n; p++) {
        uint8_t most = 0;
        for (unsigned c = 0; c < n; c++)
            most = latency[p * n + c] > most ? latency[p * n + c] : most;
        if (m->predictor.early && p % TIMING_ROLES == TIMING_PRED)
            most = (uint8_t)(most + m->mispredict);
        assert(most <= INT8_MAX);
        longest[p] = most;
    }
    m->longest = longest;
    m->latency = latency;
    return m;
}

void timing_free(struct timing_model *m)
{
    if (!m)
        return;
    free(m->latency);
    free(m->longest);
    free(m);
}

unsigned timing_latency(const struct timing_model *m, unsigned producer, enum timing_role result, unsigned consumer,
                        enum timing_role operand)
{
    return timing_kind_latency(m, producer * TIMING_ROLES + result, consumer * TIMING_ROLES + operand);
}

bool timing_predicts_delayed(const struct timing_model *m)
{
    return m->has_delayed && m->predictor.direction == TIMING_PREDICTS_DYNAMIC;
}

bool timing_has_cause(const struct timing_model *m, enum timing_cause cause)
{
    bool microcode = m && m->issue == TIMING_ISSUE_MICROCODE, reorder = m && m->issue == TIMING_ISSUE_REORDER;
    switch (cause) {
    case TIMING_STALL:
    case TIMING_STACK: return !microcode;
    case TIMING_LOCK: return !microcode && !reorder;
    case TIMING_QUEUE: return reorder;
    case TIMING_EXECUTE: return microcode || (m && m->early_multiply);
    case TIMING_SPECIFIER:
    case TIMING_READ:
    case TIMING_WRITE: return microcode;
    case TIMING_WRITE_STALL: return microcode && m->write_apart;
    default: return true;
    }
}

bool timing_needs_consumer(const struct timing_model *m)
{
    return timing_predicts_delayed(m) || timing_compares_addresses(m) || m->issue == TIMING_ISSUE_MICROCODE ||
           m->issue == TIMING_ISSUE_REORDER;
}

unsigned timing_apart_after(const struct timing_model *m, unsigned cls)
{
    unsigned most = 0;
    for (unsigned k = 0; k < m->napart; k++)
        if (m->apart[k].first >> cls & 1 && m->apart[k].cycles > most)
            most = m->apart[k].cycles;
    return most;
}

void timing_set_prediction(const struct timing_model *m, struct timing_insn *i)
{
    unsigned how = m->predictor.direction;
    if (!(i->flags & TIMING_IS_CONDITIONAL))
        return;
    if (how == TIMING_PREDICTS_NOT_TAKEN)
        i->flags &= (uint16_t)~TIMING_PREDICT_TAKEN;
    if (how == TIMING_PREDICTS_TAKEN)
        i->flags |= TIMING_PREDICT_TAKEN;
    if (how != TIMING_PREDICTS_DYNAMIC && m->issue != TIMING_ISSUE_PAIRS)
        i->flags |= TIMING_PREDICT_STATIC;
}

/* ---- pending results ------------------------------------------------------------------------------ */

void timing_reset(struct timing_state *s)
{
    memset(s, 0, sizeof *s);
    s->closed = 1; /* the first instruction opens a cycle */
}

size_t timing_state_size(const struct timing_state *s)
{
    return offsetof(struct timing_state, pending) + (s->npending + (size_t)s->nflights) * sizeof s->pending[0];
}

static void remove_pending(struct timing_state *s, unsigned k)
{
    s->npending--;
    memmove(&s->pending[k], &s->pending[k + 1], (s->npending - k) * sizeof s->pending[0]);
}

SPECIALISED void set_pending(struct timing_state *s, unsigned reg, unsigned kind, unsigned miss_cycles)
{
    unsigned k = 0;
    while (k < s->npending && s->pending[k].reg < reg)
        k++;
    if (k == s->npending || s->pending[k].reg != reg) {
        if (s->npending == TIMING_MAX_PENDING)
            return;                                  /* more pending results than any modelled machine has */
        for (unsigned n = s->npending++; n > k; n--) /* they are few */
            s->pending[n] = s->pending[n - 1];
    }
    s->pending[k] = (struct timing_pending){.reg = (uint16_t)reg, .kind = (uint8_t)kind, .miss_cycles = (uint16_t)miss_cycles};
}

/* Returns the cycles of p's miss that are left. open_cycle() has spent a cycle on the age instead of the miss. */
static unsigned miss_left(enum timing_issue issue, const struct timing_pending *p)
{
    return p->miss_cycles - (issue == TIMING_ISSUE_BUNDLES && p->miss_cycles && p->age);
}

/* Returns the cycles from the current one until the longest latency of p has passed. */
static unsigned remaining(const struct timing_model *m, const struct timing_pending *p)
{
    unsigned end = m->longest[p->kind] + p->miss_cycles;
    return end > p->age ? end - p->age : 0;
}

unsigned timing_drain(const struct timing_model *m, const struct timing_state *s)
{
    unsigned most = s->memory > s->late ? s->memory : s->late, own = 0;
    for (unsigned k = 0; k < m->napart; k++)
        most = s->apart[k] > most ? s->apart[k] : most;
    for (unsigned k = 0; k < s->npending; k++) {
        /* The results of a group that is held come later. */
        unsigned *to = m->issue == TIMING_ISSUE_BUNDLES && !s->closed && s->pending[k].age == 0 ? &own : &most;
        *to = remaining(m, &s->pending[k]) > *to ? remaining(m, &s->pending[k]) : *to;
    }
    return own + most + 1u + (s->delay_slot ? (unsigned)m->mispredict + m->indirect : 0u) + (s->target ? m->bubble : 0u);
}

/* Returns whether a result of this class can be late: timing_model.returns. */
static bool shares_ways(const struct timing_model *m, unsigned cls)
{
    return m->returns.then >> cls & 1;
}

/* Returns for how many cycles a result of this kind, which is produced now, is late because of others. */
static unsigned late_return(const struct timing_model *m, const struct timing_state *s, unsigned kind)
{
    unsigned n = 0;
    if (kind % TIMING_ROLES != TIMING_DATA)
        return 0;
    for (unsigned k = 0; k < s->npending; k++) {
        const struct timing_pending *p = &s->pending[k];
        bool first = m->returns.first >> p->kind / TIMING_ROLES & 1 && p->kind % TIMING_ROLES == TIMING_DATA;
        n += first && remaining(m, p) == m->longest[kind];
    }
    return n >= m->returns.ports;
}

unsigned timing_longest(const struct timing_model *m, unsigned kind)
{
    return m->longest[kind] + shares_ways(m, kind / TIMING_ROLES);
}

/* Move pending result k to index `to`. */
static struct timing_pending *move_pending(struct timing_state *s, unsigned k, unsigned to)
{
    if (k != to)
        s->pending[to] = s->pending[k];
    return &s->pending[to];
}

/* Lets d cycles pass for p: its miss's first, but for the first `aged` ones. */
static void grow_older(struct timing_pending *p, unsigned d, unsigned aged)
{
    unsigned shorten = p->miss_cycles < d - aged ? p->miss_cycles : d - aged;
    p->miss_cycles = (uint16_t)(p->miss_cycles - shorten);
    p->age = (uint8_t)(p->age + d - shorten);
}

/* The front end goes on fetching while d cycles pass. */
static void fetch_ahead(const struct timing_model *m, struct timing_state *s, unsigned d)
{
    s->lead = (uint8_t)(s->lead + d < m->ahead ? s->lead + d : m->ahead);
}

/* Advance by d cycles to a new, empty cycle. */
static void open_cycle(const struct timing_model *m, struct timing_state *s, unsigned d)
{
    unsigned left = 0;
    for (unsigned k = 0; k < s->npending; k++) {
        if (remaining(m, &s->pending[k]) <= d)
            continue;
        struct timing_pending *p = move_pending(s, k, left++);
        /* A pending miss: reduce miss_cycles first, so that ages stay small. But where it matters whether a result is of the current cycle,
         * only those have age 0. */
        grow_older(p, d, m->issue == TIMING_ISSUE_BUNDLES && p->age == 0 && d > 0);
    }
    s->npending = (uint8_t)left;
    s->charged = 0;
    s->memory = s->memory > d ? (uint16_t)(s->memory - d) : 0;
    s->late = s->late > d ? (uint16_t)(s->late - d) : 0;
    fetch_ahead(m, s, d);
    for (unsigned k = 0; k < m->napart; k++)
        s->apart[k] = s->apart[k] > d ? (uint16_t)(s->apart[k] - d) : 0;
    s->issued = s->closed = s->first = 0;
    s->ports = 0;
    s->window = 0;
    s->m_count = 0;
    memset(s->m_mask, 0, sizeof s->m_mask);
}

/* The next instruction issues in a later cycle: drop results that have arrived by then. */
static void drop_arrived(const struct timing_model *m, struct timing_state *s)
{
    unsigned left = 0;
    for (unsigned k = 0; k < s->npending; k++)
        if (remaining(m, &s->pending[k]) > 1u + s->charged)
            move_pending(s, k, left++);
    s->npending = (uint8_t)left;
    for (unsigned k = 0; k < m->napart; k++)
        s->apart[k] = s->apart[k] > 1u + s->charged ? s->apart[k] : 0;
}

void timing_canonicalise(const struct timing_model *m, struct timing_state *s)
{
    if (m->issue == TIMING_ISSUE_REORDER) /* it always is */
        return;
    if (m->issue != TIMING_ISSUE_PAIRS && m->issue != TIMING_ISSUE_MICROCODE && !(m->joins_target && !s->closed))
        s->redirected = 0; /* only pairs have odd targets, lines matter within a group, and microcode fetches targets */
    if (!s->closed)
        return;
    if (s->charged)
        open_cycle(m, s, s->charged);
    s->closed = 1;
    drop_arrived(m, s);
}

/* ---- waiting for operands --------------------------------------------------------------------------- */

struct wait {
    unsigned cycles, miss_cycles; /* from the current cycle; how many of them are due to a cache miss */
    unsigned cls, reg;            /* of the producer */
    bool aged;                    /* one more is, which its age counts: open_cycle() */
    bool own;                     /* it waits for a result of the current cycle */
};

static void wait_until(struct wait *w, enum timing_issue issue, const struct timing_pending *p, unsigned latency)
{
    unsigned end = latency + p->miss_cycles;
    w->own |= end && p->age == 0;
    if (end <= p->age || end - p->age <= w->cycles)
        return;
    w->cycles = end - p->age;
    w->miss_cycles = miss_left(issue, p) < w->cycles ? miss_left(issue, p) : w->cycles;
    w->aged = miss_left(issue, p) < p->miss_cycles;
    w->cls = p->kind / TIMING_ROLES;
    w->reg = p->reg;
}

/* Whether a skipped instruction does not wait for p: in a machine with bundles, it waits for all but results of the same cycle. */
SPECIALISED bool is_exempt(enum timing_issue issue, const struct timing_state *s, const struct timing_pending *p)
{
    return issue != TIMING_ISSUE_BUNDLES || (p->age == 0 && !s->closed);
}

SPECIALISED void wait_for_operands(const struct timing_model *m, enum timing_issue issue, const struct timing_state *s,
                                   const struct timing_insn *i, const struct timing_event *e, struct wait *w)
{
    if (!s->npending)
        return;
    for (unsigned k = 0; k < i->nreads; k++) {
        const struct timing_pending *p = timing_pending_of(s, i->reads[k].reg);
        if (p && !(e->skipped && i->reads[k].role != TIMING_PRED && is_exempt(issue, s, p)))
            wait_until(w, issue, p, timing_kind_latency(m, p->kind, i->cls * TIMING_ROLES + i->reads[k].role));
    }
    if (e->skipped)
        return;
    /* Results are written in program order: a short operation waits for a longer one with the same target. */
    for (unsigned k = 0; k < i->nwrites; k++) {
        const struct timing_pending *p = timing_pending_of(s, i->writes[k].reg);
        unsigned own = m->longest[i->cls * TIMING_ROLES + i->writes[k].role];
        unsigned before = p ? m->longest[p->kind] : 0;
        if (!p)
            continue;
        if (before > own || miss_left(issue, p))
            wait_until(w, issue, p, before > own ? before - own : 0);
        if (issue != TIMING_ISSUE_BUNDLES && p->age == 0)
            wait_until(w, issue, p, 1); /* two instructions with the same target do not pair */
    }
}

/* TIMING_ISSUE_WIDE: waits for instructions that i must not follow soon. */
SPECIALISED void wait_apart(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i, struct wait *w)
{
    for (unsigned k = 0; k < m->napart; k++)
        if (m->apart[k].then >> i->cls & 1 && s->apart[k] > w->cycles)
            *w = (struct wait){.cycles = s->apart[k], .cls = i->cls};
}

/* ---- joint issue ------------------------------------------------------------------------------------ */

static uint16_t lowest(unsigned mask)
{
    return (uint16_t)(mask & -mask);
}

/* TIMING_ISSUE_PAIRS: the port of the first or second instruction of a pair; 0 if it does not issue in this cycle. */
static uint16_t pair_port(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i)
{
    const struct timing_class *c = &m->classes[i->cls];
    if (s->issued == 0)
        return lowest(c->ports);
    if (s->issued >= 2 || !(m->classes[s->first].second >> i->cls & 1))
        return 0;
    return lowest(c->ports & ~s->ports);
}

/* Reassign the first of a pair to another port if the second needs its port. */
static void reassign_port(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i)
{
    unsigned wanted = m->classes[i->cls].ports, other = m->classes[s->first].ports & ~wanted;
    if (s->issued == 1 && m->classes[s->first].second >> i->cls & 1 && !(wanted & ~s->ports) && other)
        s->ports = lowest(other);
}

/* Assign movable ports to instructions k..n-1 by backtracking. Returns whether there is one for each. */
static bool m_assign(const uint8_t *mask, unsigned n, unsigned k, unsigned used, uint8_t *ports)
{
    if (k == n)
        return true;
    for (unsigned free = mask[k] & ~used; free; free &= free - 1) {
        ports[k] = (uint8_t)lowest(free);
        if (m_assign(mask, n, k + 1, used | ports[k], ports))
            return true;
    }
    return false;
}

/* The port for one more instruction on movable ports; 0 if no assignment exists. */
SPECIALISED uint16_t m_port(const struct timing_state *s, unsigned mask)
{
    unsigned used = 0, n = s->m_count, k = 0;
    uint8_t all[4], ports[4];
    if (n == 4 || !mask)
        return 0;
    for (unsigned free; k < n && (free = s->m_mask[k] & ~used) != 0; k++) /* the greedy assignment nearly always succeeds */
        used |= lowest(free);
    if (k == n && mask & ~used)
        return lowest(mask & ~used);
    memcpy(all, s->m_mask, sizeof all);
    all[n] = (uint8_t)mask;
    return m_assign(all, n + 1, 0, 0, ports) ? ports[n] : 0;
}

/* The slot's port; 0 if none is free. second: the bundle is the second of its cycle. */
SPECIALISED uint16_t slot_port(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i, bool second)
{
    const struct timing_class *c = &m->classes[i->cls];
    const struct timing_slot *slot = &m->slots[m->templates[i->bundle].slot[i->slot]];
    unsigned free = c->ports & ~s->ports, ports = slot->ports[second], unused = ports & ~s->ports;

    switch ((enum timing_slot_rule)slot->rule) {
    case TIMING_SLOT_ANY: return m_port(s, c->ports & m->movable_ports);
    case TIMING_SLOT_NEXT:
        if (free & lowest(unused))
            return lowest(unused);
        return second && s->ports & ports & ~(ports >> 1) ? m_port(s, c->ports & m->movable_ports) : 0;
    case TIMING_SLOT_OWN:
        if (c->flags & TIMING_CLASS_ALL_PORTS)
            return free == c->ports ? c->ports : 0;
        if (!(c->flags & TIMING_CLASS_EASY) || !slot->easy)
            return (uint16_t)(free & ports);
        return free & slot->easy || !(c->flags & TIMING_CLASS_MOVABLE) ? (uint16_t)(free & slot->easy) : lowest(free);
    case TIMING_SLOT_EMPTY: break;
    }
    return 0;
}

SPECIALISED uint16_t bundle_port(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i)
{
    bool begins = s->window == 0 || i->slot == 0;
    bool second = s->window + begins == 2;
    if (i->flags & TIMING_FIRST && s->issued)
        return 0;
    if (begins && s->window && (s->window == 2 || !(m->templates[s->bundle].followers >> i->bundle & 1)))
        return 0;
    return slot_port(m, s, i, second);
}

/* TIMING_ISSUE_WIDE: timing_state.first. */
enum { WIDE_BRANCH = 1 /* the group has a branch */, WIDE_LINE = 2 /* it goes on into another line */ };

/* TIMING_ISSUE_WIDE: whether the group may go on with i: it holds no branch and two lines. */
static bool fits_line(const struct timing_state *s, const struct timing_insn *i, const struct timing_event *e)
{
    unsigned has = s->first | (i->flags & TIMING_IS_BRANCH ? WIDE_BRANCH : 0) | (e->odd && !s->redirected ? WIDE_LINE : 0);
    return !s->issued || has != (WIDE_BRANCH | WIDE_LINE);
}

/* TIMING_ISSUE_WIDE: the port of the next instruction of a group; 0 if it does not issue in this cycle. */
SPECIALISED uint16_t wide_port(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i)
{
    const struct timing_class *c = &m->classes[i->cls];
    if (s->issued >= m->width || (s->issued && (c->flags & TIMING_CLASS_FIRST || i->flags & TIMING_FIRST)))
        return 0;
    unsigned free = c->ports & m->places[s->issued] & ~s->ports;
    uint16_t port = m_port(s, free & m->movable_ports);
    return port ? port : lowest(free & ~(unsigned)m->movable_ports);
}

SPECIALISED uint16_t find_port(const struct timing_model *m, enum timing_issue issue, const struct timing_state *s,
                               const struct timing_insn *i)
{
    return issue == TIMING_ISSUE_PAIRS ? pair_port(m, s, i) : issue == TIMING_ISSUE_WIDE ? wide_port(m, s, i) : bundle_port(m, s, i);
}

/* The port from which i issues in the current cycle; 0 if it cannot. */
SPECIALISED uint16_t port_now(const struct timing_model *m, enum timing_issue issue, struct timing_state *s, const struct timing_insn *i,
                              const struct timing_event *e)
{
    if (s->closed ||
        (issue == TIMING_ISSUE_WIDE ? !fits_line(s, i, e) : s->delay_slot || (issue == TIMING_ISSUE_PAIRS && s->redirected && e->odd)))
        return 0;
    if (m->uses_memory >> i->cls & 1 && s->memory)
        return 0;
    if (issue == TIMING_ISSUE_PAIRS)
        reassign_port(m, s, i);
    return find_port(m, issue, s, i);
}

/* ---- issue -------------------------------------------------------------------------------------------- */

/* The group is complete: clear what described it, for the canonical form. */
static void drop_group(struct timing_state *s)
{
    s->issued = s->first = s->bundle = s->window = s->m_count = 0;
    s->ports = 0;
    memset(s->m_mask, 0, sizeof s->m_mask);
}

void timing_advance(struct timing_state *s, uint32_t cycles)
{
    s->charged = (uint16_t)(s->charged + cycles < UINT16_MAX ? s->charged + cycles : UINT16_MAX);
    s->closed = 1;
    drop_group(s);
}

/* Issue i in the current cycle from `port`. */
SPECIALISED void take_place(const struct timing_model *m, enum timing_issue issue, struct timing_state *s, const struct timing_insn *i,
                            const struct timing_event *e, uint16_t port, struct timing_charge *charge)
{
    const struct timing_class *c = &m->classes[i->cls];
    if (issue == TIMING_ISSUE_BUNDLES) {
        const struct timing_template *t = &m->templates[i->bundle];
        if (port & m->movable_ports) {
            s->m_mask[s->m_count++] = c->ports & m->movable_ports;
            if (charge) {
                charge->m_count = s->m_count;
                m_assign(s->m_mask, s->m_count, 0, 0, charge->m_ports);
            }
        } else {
            s->ports |= port;
        }
        if (s->window == 0 || i->slot == 0)
            s->window++;
        s->bundle = i->bundle;
        bool ends = t->end == TIMING_END_YES || (t->end == TIMING_END_UNLESS_EASY && !(c->flags & TIMING_CLASS_EASY));
        if (i->slot == t->last && (ends || s->window == 2))
            s->closed = 1;
    } else if (issue == TIMING_ISSUE_WIDE) {
        if (port & m->movable_ports)
            s->m_mask[s->m_count++] = (uint8_t)(c->ports & m->places[s->issued] & ~(unsigned)s->ports & m->movable_ports);
        s->ports |= (uint16_t)((port & ~(unsigned)m->movable_ports) | c->blocks);
        s->first |= (uint8_t)((i->flags & TIMING_IS_BRANCH ? WIDE_BRANCH : 0) | (e->odd && !s->redirected && s->issued ? WIDE_LINE : 0));
    } else {
        if (s->issued == 0)
            s->first = i->cls;
        s->ports |= port;
    }
    s->issued++;
    if (i->flags & TIMING_STOP_AFTER || c->flags & TIMING_CLASS_ENDS_GROUP)
        s->closed = 1;
    if (charge)
        charge->port = m->port_names ? port : 0;
}

/* timing_state.delay_slot: flags of the branch before the slot, and its penalty if it is mispredicted. */
enum { SLOT = 1, SLOT_EXPECTS = 2, SLOT_INDIRECT = 4, SLOT_ANNULS = 8 /* if not taken */, SLOT_PENALTY = 4 /* the lowest bit */ };
_Static_assert(TIMING_MAX_EARLY << SLOT_PENALTY <= UINT8_MAX, "a penalty fits");

enum timing_outcome timing_outcome(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i,
                                   const struct timing_event *e)
{
    unsigned slot = s->delay_slot;
    if (slot && m->predictor.direction == TIMING_PREDICTS_DYNAMIC)
        return e->missed ? TIMING_MISPREDICTED : slot & SLOT_INDIRECT && e->taken ? TIMING_TO_REGISTER : TIMING_PREDICTED;
    bool taken = slot & SLOT_ANNULS ? !e->skipped : e->taken; /* its target may be the instruction after the slot */
    if (slot && !(slot & SLOT_EXPECTS) != !taken)
        return TIMING_MISPREDICTED;
    if (slot)
        return slot & SLOT_INDIRECT ? TIMING_TO_REGISTER : TIMING_PREDICTED;
    if (i->flags & TIMING_IS_DELAYED || !(i->flags & TIMING_IS_BRANCH))
        return TIMING_PREDICTED;
    if (e->missed)
        return TIMING_MISPREDICTED;
    return e->taken && i->flags & TIMING_IS_INDIRECT ? TIMING_TO_REGISTER : TIMING_PREDICTED;
}

/* Penalty of a branch whose outcome redirects fetch: charged at the branch, or at its delay slot if it has one. */
static unsigned branch_penalty(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i,
                               const struct timing_event *e)
{
    switch (timing_outcome(m, s, i, e)) {
    case TIMING_MISPREDICTED: return s->delay_slot && m->predictor.early ? (unsigned)s->delay_slot >> SLOT_PENALTY : m->mispredict;
    case TIMING_TO_REGISTER: return m->indirect;
    default: return 0;
    }
}

/* TIMING_ISSUE_BUNDLES: the cycles without a fetch after a predicted branch. */
static unsigned bubbles(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e)
{
    unsigned again = i->itself && e->taken ? s->itself + 1u : 0;
    s->itself = (uint8_t)(again < m->itself ? again : 0);
    return (i->counts && e->taken ? m->loop : 0u) + (m->itself && again == m->itself);
}

/* TIMING_ISSUE_BUNDLES: the cycles that the fetch of i's line takes after that of the line before; 0: it is the same line. */
SPECIALISED unsigned fetch_cycles(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i,
                                  const struct timing_event *e)
{
    if (!m->ahead || s->target == TIMING_TO_OTHER || (s->target == TIMING_TO_NEXT && (i->slot || e->odd)))
        return 0;
    return 1u + (s->target == TIMING_TO_BUBBLE ? m->bubble : 0u);
}

/* … i has issued, which took so long. Notes how the next instruction is reached. */
static void fetched(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e,
                    unsigned cycles)
{
    s->lead = (uint8_t)(s->target == TIMING_TO_OTHER ? 0 : s->lead - cycles);
    s->target = TIMING_TO_NEXT;
    s->targeted |= i->targets;
    if (timing_outcome(m, s, i, e) == TIMING_MISPREDICTED)
        s->target = TIMING_TO_OTHER;
    else if (e->taken)
        s->target = i->counts && s->targeted ? TIMING_TO_LOADED : TIMING_TO_BUBBLE;
    if (i->counts && !e->taken)
        s->targeted = 0;
}

/* With predictor.early: the penalty of branch i, which issues now, if it is mispredicted. */
static unsigned early_penalty(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i)
{
    unsigned penalty = 0;
    for (unsigned k = 0; k < i->nreads; k++) {
        const struct timing_pending *p = i->reads[k].role == TIMING_PRED ? timing_pending_of(s, i->reads[k].reg) : NULL;
        unsigned left = p ? remaining(m, p) : 0;
        penalty = left > penalty ? left : penalty;
    }
    return penalty < m->mispredict ? penalty : m->mispredict;
}

unsigned timing_slot_of(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i,
                        const struct timing_event *e)
{
    if (!(i->flags & TIMING_IS_DELAYED) || e->skipped)
        return 0;
    unsigned penalty = m->predictor.early ? early_penalty(m, s, i) : 0;
    return SLOT | (i->flags & TIMING_PREDICT_TAKEN ? SLOT_EXPECTS : 0) | (i->flags & TIMING_IS_INDIRECT ? SLOT_INDIRECT : 0) |
           (i->annuls ? SLOT_ANNULS : 0) | penalty << SLOT_PENALTY;
}

/* Charge what follows the issue of i: lock and branch penalty. Returns those cycles. */
SPECIALISED uint32_t finish(const struct timing_model *m, enum timing_issue issue, struct timing_state *s, const struct timing_insn *i,
                            const struct timing_event *e, struct timing_charge *c)
{
    const struct timing_class *cls = &m->classes[i->cls];
    bool branches = i->flags & TIMING_IS_BRANCH || s->delay_slot;
    unsigned lock = e->skipped ? 0 : cls->lock, branch = branches ? branch_penalty(m, s, i, e) : 0;
    if (m->predictor.early)
        branch -= branch < lock ? branch : lock;
    if (issue == TIMING_ISSUE_BUNDLES && branches)
        branch += bubbles(m, s, i, e);
    bool wide = issue == TIMING_ISSUE_WIDE, slot = !wide && s->delay_slot, odd = issue == TIMING_ISSUE_PAIRS && s->redirected && e->odd;
    bool full = wide ? s->issued == m->width : issue == TIMING_ISSUE_PAIRS && s->issued == 2;
    bool closed = s->closed || slot || (e->taken && !(wide && m->joins_target)) || branch || odd || full;
    unsigned delay_slot = branches ? timing_slot_of(m, s, i, e) : 0;
    s->closed = closed;
    s->redirected = e->taken;
    s->delay_slot = (uint8_t)delay_slot;
    if (c) {
        c->cycles[TIMING_LOCK] = (uint16_t)lock;
        c->cycles[TIMING_BRANCH] = (uint16_t)(c->cycles[TIMING_BRANCH] + branch);
        c->after = (uint16_t)(lock + branch);
    }
    s->charged = (uint16_t)(s->charged + lock + branch);
    if (cls->memory && !e->skipped)
        s->memory = cls->memory + 1u;
    if (closed)
        drop_group(s);
    if ((closed || (delay_slot && !wide)) && (s->npending || (wide && m->napart)))
        drop_arrived(m, s);
    return lock + branch;
}

SPECIALISED void produce(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e)
{
    unsigned late = e->data;
    if (m->loads_in_order && i->flags & TIMING_IS_LOAD) {
        unsigned least = s->late ? s->late + (late ? m->misses_apart : 0u) : 0;
        late = late > least ? late : least;
        s->late = (uint16_t)late;
    }
    for (unsigned k = 0; k < i->nwrites; k++) {
        unsigned kind = i->cls * TIMING_ROLES + i->writes[k].role;
        bool is_loaded = i->flags & TIMING_IS_LOAD && i->writes[k].role == TIMING_DATA;
        unsigned more = shares_ways(m, i->cls) ? late_return(m, s, kind) : 0;
        set_pending(s, i->writes[k].reg, kind, (is_loaded ? late : 0u) + more);
    }
}

/* TIMING_ISSUE_WIDE: others must not follow i soon. */
SPECIALISED void keep_apart(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e)
{
    for (unsigned k = 0; k < m->napart; k++) {
        unsigned cycles = m->apart[k].cycles + (!(i->flags & TIMING_IS_LOAD) ? 0u : m->loads_in_order ? s->late : e->data);
        if (m->apart[k].first >> i->cls & 1 && cycles > s->apart[k])
            s->apart[k] = (uint16_t)cycles;
    }
}

/* The register frame moves: drop pending results of stacked registers, which are not tracked across it. */
static void drop_stacked(const struct timing_model *m, struct timing_state *s)
{
    for (unsigned k = 0; k < s->npending;) {
        if (s->pending[k].reg >= m->first_stacked && s->pending[k].reg < m->end_stacked)
            remove_pending(s, k);
        else
            k++;
    }
}

/* The register window moves: pending results follow their registers, if those are in the new one, too. They stay sorted: of the stacked
 * registers only such are left. */
static void move_window(const struct timing_model *m, struct timing_state *s, enum timing_window to)
{
    unsigned first = to == TIMING_UP ? m->first_stacked : m->end_stacked - m->overlap, left = 0;
    int by = (m->end_stacked - m->overlap - m->first_stacked) * (to == TIMING_UP ? 1 : -1);
    for (unsigned k = 0; k < s->npending; k++) {
        struct timing_pending p = s->pending[k];
        bool stacked = p.reg >= m->first_stacked && p.reg < m->end_stacked, stays = p.reg >= first && p.reg < first + m->overlap;
        p.reg = (uint16_t)(stacked ? p.reg + by : p.reg);
        if (!stacked || stays)
            s->pending[left++] = p;
    }
    s->npending = (uint8_t)left;
}

/* Models without a scoreboard. */
static uint32_t unit_step(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, struct timing_charge *c)
{
    bool opens = s->closed || m->issue == TIMING_ISSUE_ONE;
    if (c)
        c->cycles[TIMING_ISSUE] = opens;
    s->closed = (i->flags & TIMING_STOP_AFTER) != 0;
    return opens;
}

/* Returns the cycles for which an instruction of n cycles, of which as many are writes, waits for the write buffer, and notes for how long
 * that is busy after it. Its last cycle is a write, and the others are as early as they can be. */
static unsigned write_stall(const struct timing_model *m, struct timing_state *s, unsigned n, unsigned writes)
{
    unsigned end = writes ? n - 1 : n, busy = s->memory + (writes ? (writes - 1) * m->write_apart : 0u);
    unsigned stall = writes && busy > end ? busy - end : 0;
    s->memory = (uint16_t)(writes ? m->write_apart - 1u : s->memory > n ? s->memory - n : 0);
    return stall;
}

/* TIMING_ISSUE_MICROCODE: misses are blocking, so no cycles pass between instructions here. */
static uint32_t microcode_step(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i,
                               const struct timing_event *e, struct timing_charge *c)
{
    const struct timing_cost *k = &i->cost[m->microcode];
    unsigned branch = e->taken ? k->taken : 0;
    unsigned reads = k->reads + (e->taken ? k->taken_reads : 0u) + (s->redirected ? k->target_reads : 0u);
    unsigned n = k->decode + k->specifiers + k->execute + reads + k->writes + branch;
    unsigned stall = m->write_apart ? write_stall(m, s, n, k->writes) : 0;
    if (c) {
        c->cycles[TIMING_ISSUE] = k->decode;
        c->cycles[TIMING_WRITE_STALL] = (uint16_t)stall;
        c->cycles[TIMING_SPECIFIER] = k->specifiers;
        c->cycles[TIMING_EXECUTE] = k->execute;
        c->cycles[TIMING_READ] = (uint16_t)reads;
        c->cycles[TIMING_WRITE] = k->writes;
        c->cycles[TIMING_BRANCH] = (uint16_t)branch;
    }
    s->redirected = e->taken && k->refetches;
    return n + stall;
}

/* charged: the cycles that passed before the wait, as in timing_state. A miss's cycles pass first, as in open_cycle(). */
static void charge_wait(const struct timing_model *m, struct timing_charge *c, const struct wait *w, unsigned charged, unsigned stall)
{
    bool hits = w->cls < m->nclasses && shares_ways(m, w->cls);
    unsigned missed = w->miss_cycles > charged && !hits ? w->miss_cycles - charged : 0;
    unsigned on_miss = missed < stall ? missed : stall;
    c->cycles[TIMING_DCACHE] = (uint16_t)on_miss;
    c->cycles[TIMING_STALL] = (uint16_t)(stall - on_miss);
    if (stall) {
        c->stall_class = (uint8_t)w->cls;
        c->stall_reg = (uint16_t)w->reg;
    }
}

static void charge_for_issue(struct timing_charge *c, const struct timing_event *e)
{
    c->cycles[TIMING_ISSUE] = 1;
    c->cycles[TIMING_ICACHE] = e->fetch;
    c->cycles[TIMING_TLB] = (uint16_t)(e->fetch_tlb + e->data_tlb);
}

/* Returns the name of register reg after a rotation of `count` registers from `first` on. */
static unsigned rotated(unsigned reg, unsigned first, unsigned count)
{
    if (reg < first || reg >= first + count)
        return reg;
    return reg + 1 < first + count ? reg + 1 : first;
}

/* Renames pending results as a rotation renames their registers. They stay sorted by register. */
static void rotate_pending(const struct timing_model *m, struct timing_state *s, unsigned stacked)
{
    for (unsigned k = 0; k < s->npending; k++) {
        struct timing_pending p = s->pending[k];
        unsigned to = k;
        p.reg = (uint16_t)rotated(p.reg, m->first_stacked, stacked);
        for (unsigned f = 0; f < sizeof m->rotating / sizeof *m->rotating; f++)
            p.reg = (uint16_t)rotated(p.reg, m->rotating[f].first, m->rotating[f].count);
        for (; to > 0 && s->pending[to - 1].reg > p.reg; to--)
            s->pending[to] = s->pending[to - 1];
        s->pending[to] = p;
    }
}

/* The group that has begun to issue waits d cycles longer, for an operand of its next instruction. Its own results stay of the current
 * cycle. */
static void hold_group(const struct timing_model *m, struct timing_state *s, unsigned d)
{
    unsigned left = 0;
    for (unsigned k = 0; k < s->npending; k++)
        if (s->pending[k].age == 0 || remaining(m, &s->pending[k]) > d) {
            struct timing_pending *p = move_pending(s, k, left++);
            if (p->age)
                grow_older(p, d, 0);
        }
    s->npending = (uint8_t)left;
}

/* c: NULL if causes are not wanted; a constant wherever this is inlined. */
SPECIALISED uint32_t step(const struct timing_model *m, enum timing_issue issue, struct timing_state *s, const struct timing_insn *i,
                          const struct timing_event *e, struct timing_charge *c)
{
    struct wait w = {.cls = TIMING_MAX_CLASSES};
    uint32_t total = 0;
    wait_for_operands(m, issue, s, i, e, &w);
    if (issue == TIMING_ISSUE_WIDE)
        wait_apart(m, s, i, &w);
    unsigned fetch = e->fetch + e->fetch_tlb, line = issue == TIMING_ISSUE_BUNDLES ? fetch_cycles(m, s, i, e) : 0;
    unsigned unfetched = line > s->lead ? line - s->lead : 0;
    bool holds = issue == TIMING_ISSUE_BUNDLES && s->issued && !w.own; /* the group waits as a whole */
    uint16_t port = (w.cycles && !holds) || fetch || unfetched || e->data_tlb ? 0 : port_now(m, issue, s, i, e);
    if (port && w.cycles) {
        total = w.cycles;
        w.miss_cycles += w.aged;
        if (c)
            charge_wait(m, c, &w, 0, w.cycles);
        hold_group(m, s, w.cycles);
        fetch_ahead(m, s, w.cycles);
    }
    if (!port) {
        unsigned first = 1u + s->charged + fetch; /* earliest cycle in which it can issue */
        if (m->uses_memory >> i->cls & 1 && s->memory > first)
            w = s->memory > w.cycles ? (struct wait){.cycles = s->memory, .cls = i->cls} : w;
        unsigned ready = w.cycles > first ? w.cycles : first, at = unfetched > ready ? unfetched : ready;
        total = 1u + fetch + e->data_tlb + (at - first);
        if (c) {
            charge_for_issue(c, e);
            charge_wait(m, c, &w, s->charged, ready - first);
            c->cycles[TIMING_BRANCH] = (uint16_t)(at - ready);
        }
        open_cycle(m, s, at + e->data_tlb); /* the TLB walk starts when the address is ready, and the access restarts after it */
    }
    take_place(m, issue, s, i, e, port ? port : find_port(m, issue, s, i), c);
    if (i->window && !e->skipped)
        move_window(m, s, i->window);
    if (!e->skipped)
        produce(m, s, i, e);
    if (issue == TIMING_ISSUE_WIDE && !e->skipped)
        keep_apart(m, s, i, e);
    if (i->flags & TIMING_CALLS_STACK)
        drop_stacked(m, s);
    if (i->flags & TIMING_ROTATES && !e->skipped)
        rotate_pending(m, s, e->rotating);
    if (issue == TIMING_ISSUE_BUNDLES && m->ahead)
        fetched(m, s, i, e, line);
    return total + finish(m, issue, s, i, e, c);
}

static uint32_t step_charged(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i,
                             const struct timing_event *e, struct timing_charge *c)
{
    memset(c, 0, sizeof *c);
    c->stall_class = TIMING_MAX_CLASSES;
    return m->issue == TIMING_ISSUE_PAIRS  ? step(m, TIMING_ISSUE_PAIRS, s, i, e, c)
           : m->issue == TIMING_ISSUE_WIDE ? step(m, TIMING_ISSUE_WIDE, s, i, e, c)
                                           : step(m, TIMING_ISSUE_BUNDLES, s, i, e, c);
}

uint32_t timing_step(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e,
                     struct timing_charge *charge)
{
    if (m->issue == TIMING_ISSUE_PAIRS || m->issue == TIMING_ISSUE_BUNDLES || m->issue == TIMING_ISSUE_WIDE) {
        if (charge)
            return step_charged(m, s, i, e, charge);
        if (m->issue == TIMING_ISSUE_WIDE)
            return step(m, TIMING_ISSUE_WIDE, s, i, e, NULL);
        return m->issue == TIMING_ISSUE_PAIRS ? step(m, TIMING_ISSUE_PAIRS, s, i, e, NULL) : step(m, TIMING_ISSUE_BUNDLES, s, i, e, NULL);
    }
    if (charge) {
        memset(charge, 0, sizeof *charge);
        charge->stall_class = TIMING_MAX_CLASSES;
    }
    if (m->issue == TIMING_ISSUE_MICROCODE)
        return microcode_step(m, s, i, e, charge);
    if (m->issue == TIMING_ISSUE_REORDER)
        return timing_reorder_step(m, s, i, e, charge);
    uint32_t total = unit_step(m, s, i, charge);
    s->closed |= e->taken;
    return total;
}

const char *timing_port_name(const struct timing_model *m, uint16_t port)
{
    return m->port_names && port ? m->port_names[__builtin_ctz(port)] : "";
}
