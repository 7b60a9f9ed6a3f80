/* stores.c - accesses that delay later ones by their addresses: the store buffer, which loads wait for which stores; and banks. See
 * timing_model.stores, timing_model.banks, consumer.h. */
#include "emu/timing/consumer/consumer.h"

/* An access, by the bits of its address that index the first level. */
struct place {
    uint64_t address;
    unsigned bytes;
};

/* Returns whether a load seems to be to the bytes of a store. */
static bool conflict(const struct cache_shape *data, struct place load, bool hit, struct place store)
{
    uint64_t mask = data->bytes / data->ways - 1u;
    if (!hit)
        return !((load.address ^ store.address) & mask & ~(data->line - 1ull));
    return ((load.address - store.address) & mask) < store.bytes || ((store.address - load.address) & mask) < load.bytes;
}

static void add_wait(struct consumer *k, unsigned insn, unsigned after, uint64_t wait)
{
    struct consumer_miss *m = consumer_miss_of(k, insn);
    if (m->wait) /* of a load that accesses memory twice the first counts */
        return;
    m->wait = (uint16_t)wait;
    m->after = (uint16_t)after;
}

/* TIMING_ISSUE_REORDER: returns whether a load reads bytes of a store. */
static bool overlap(struct place load, uint64_t address, unsigned bytes)
{
    return load.address - address < bytes || address - load.address < load.bytes;
}

/* The same: finds the youngest store that can still be in the buffer. */
static void find_store_in_order(struct consumer *k, struct place load, unsigned insn)
{
    const struct consumer_cpu *cpu = k->cpu;
    unsigned left = k->model->stores.entries;
    uint64_t distance;
    for (unsigned n = k->nstored; n-- && left; left--)
        if (overlap(load, k->stored[n].address, k->stored[n].bytes)) {
            add_wait(k, insn, insn - k->stored[n].insn, 1);
            return;
        }
    for (unsigned n = cpu->newest; left; left--, n = n ? n - 1 : TIMING_MAX_STORES - 1) {
        const struct consumer_store *s = &cpu->stores[n];
        if (!s->bytes || (distance = cpu->now + insn - s->until) >= TIMING_MAX_FLIGHTS)
            return;
        if (overlap(load, s->address, s->bytes)) {
            add_wait(k, insn, (unsigned)distance, 1);
            return;
        }
    }
}

static void find_store(struct consumer *k, struct place load, unsigned insn, bool hit)
{
    const struct cache_shape *data = &k->caches->shape.data;
    const struct consumer_cpu *cpu = k->cpu;
    unsigned left = k->model->stores.entries;
    for (unsigned n = k->nstored; n-- && left; left--) {
        const struct consumer_stored *s = &k->stored[n];
        if (conflict(data, load, hit, (struct place){s->address, s->bytes})) {
            add_wait(k, insn, s->insn + 1u, s->cycles);
            return;
        }
    }
    for (unsigned n = cpu->newest; left; left--, n = n ? n - 1 : TIMING_MAX_STORES - 1) {
        const struct consumer_store *s = &cpu->stores[n];
        if (s->until <= cpu->now)
            return;
        if (conflict(data, load, hit, (struct place){s->address, s->bytes})) {
            add_wait(k, insn, 0, s->until - cpu->now);
            return;
        }
    }
}

/* Finds the last earlier load that may have taken the load's bank in its cycle. */
static void find_same_bank(struct consumer *k, uint64_t address, unsigned insn)
{
    const struct timing_banks *banks = &k->model->banks;
    const struct consumer_cpu *cpu = k->cpu;
    uint64_t mask = (banks->number - 1u) * (uint64_t)banks->bytes;
    for (unsigned n = k->nstored; n--;)
        if (!((k->stored[n].address ^ address) & mask)) {
            add_wait(k, insn, k->stored[n].insn + 1u, 1);
            return;
        }
    for (unsigned left = TIMING_MAX_STORES, n = cpu->newest; left; left--, n = n ? n - 1 : TIMING_MAX_STORES - 1) {
        const struct consumer_store *s = &cpu->stores[n];
        if (s->until <= cpu->now)
            return;
        if (!((s->address ^ address) & mask)) {
            add_wait(k, insn, 0, s->until - cpu->now);
            return;
        }
    }
}

void consumer_buffer_access(struct consumer *k, enum cache_access kind, uint64_t address, unsigned insn, bool hit)
{
    const struct timing_insn *t = k->block->insns[insn].t;
    const struct timing_store_buffer *buffer = &k->model->stores;
    unsigned bytes = 1u << t->size >> 1;
    if (k->model->banks.number) {
        if (kind != CACHE_FP_LOAD || !(t->flags & TIMING_IS_LOAD) || k->nstored == CONSUMER_MAX_INSNS)
            return;
        find_same_bank(k, address, insn);
        k->stored[k->nstored++] = (struct consumer_stored){address, (uint8_t)insn, 0, 1};
        return;
    }
    bool store = kind == CACHE_STORE || kind == CACHE_FP_STORE, reorder = k->model->issue == TIMING_ISSUE_REORDER;
    if (!store && t->flags & TIMING_IS_LOAD && reorder)
        find_store_in_order(k, (struct place){address, bytes}, insn);
    else if (!store && t->flags & TIMING_IS_LOAD)
        find_store(k, (struct place){address, bytes}, insn, hit);
    if (!store || !(t->flags & TIMING_IS_STORE) || k->nstored == CONSUMER_MAX_INSNS)
        return;
    k->stored[k->nstored++] = (struct consumer_stored){address, (uint8_t)insn, (uint8_t)bytes, hit ? buffer->hit : buffer->miss};
}

void consumer_buffer_stores(struct consumer *k, const uint32_t *issued, unsigned insns, uint32_t cycles)
{
    struct consumer_cpu *cpu = k->cpu;
    bool reorder = k->model->issue == TIMING_ISSUE_REORDER;
    for (unsigned n = 0; n < k->nstored && k->stored[n].insn < insns; n++) {
        const struct consumer_stored *s = &k->stored[n];
        cpu->newest = (cpu->newest + 1) % TIMING_MAX_STORES;
        uint64_t until = cpu->now + (reorder ? s->insn : issued[s->insn] + s->cycles);
        cpu->stores[cpu->newest] = (struct consumer_store){s->address, until, s->bytes};
    }
    cpu->now += reorder ? insns : cycles;
}
