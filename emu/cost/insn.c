/* insn.c - what the scoreboard needs of instructions, interned: see cost.h. */
#include "emu/cost/cost.h"

#include <stdlib.h>
#include <string.h>

/* An entry of the direct-mapped table of instructions looked up last. */
struct cost_recent {
    uint64_t word;                /* ir_timing.word() */
    const struct cost_insn *insn; /* NULL: empty */
};
/* An entry of the hash table of all. The hash is compared first: most lookups are of new instructions. */
struct cost_known {
    uint32_t hash;
    const struct cost_insn *insn; /* NULL: free */
};
enum { FIRST_RECENT_BITS = 12, MAX_RECENT_BITS = 16, FIRST_SIZE = 256 };
#define FACTOR 0x9e3779b97f4a7c15u

/* Reads the word or bundle of the instruction at va. */
static void code_bytes(struct cpu *c, uint64_t va, uint64_t out[ISA_MOST_BYTES / sizeof(uint64_t)])
{
    unsigned unit = c->head.isa->sample_bytes;
    uint64_t at = va & ~(uint64_t)(unit - 1);
    const void *host = isa_lengths_vary(c->head.isa) ? NULL : mem_host(c->space, at, MEM_R);
    memset(out, 0, ISA_MOST_BYTES);
    if (host)
        memcpy(out, host, unit);
    else
        mem_peek(c->space, at, out, isa_most_bytes(c->head.isa));
}

uint64_t cost_word(struct cpu *c, uint64_t pc)
{
    uint64_t code[ISA_MOST_BYTES / sizeof(uint64_t)];
    code_bytes(c, pc, code);
    return c->isa->timing.word(pc, (const uint8_t *)code);
}

unsigned cost_describe(struct cpu *c, uint64_t pc, uint64_t word, struct timing_insn *out)
{
    uint64_t code[ISA_MOST_BYTES / sizeof(uint64_t)];
    if (c->isa->timing.of_word)
        return c->isa->timing.of_word(word, out);
    code_bytes(c, pc, code);
    return c->head.isa->timing.insn(pc, (const uint8_t *)code, out);
}

/* Returns an upper bound of the cycles of i, those for which later instructions wait for it included. */
static unsigned most_cycles(const struct timing_model *m, const struct timing_insn *i)
{
    enum { FRAME = 64 }; /* a full frame of the register stack at two registers per cycle, with its collections */
    const struct timing_class *cls = &m->classes[i->cls];
    unsigned n = 1u + cls->lock + timing_most_by_value(m, i),
             longest = cls->memory + 1u; /* others wait one cycle less: they issue in the cycle after its own at the earliest */
    for (unsigned k = 0; k < i->nwrites; k++) {
        unsigned own = timing_longest(m, i->cls * TIMING_ROLES + i->writes[k].role);
        longest = own > longest ? own : longest;
    }
    longest = timing_apart_after(m, i->cls) > longest ? timing_apart_after(m, i->cls) : longest;
    if (i->flags & (TIMING_IS_BRANCH | TIMING_IS_DELAYED))
        n += timing_penalties(m);
    if (i->flags & (TIMING_CALLS_STACK | TIMING_FIRST))
        n += FRAME;
    return n + longest - 1;
}

static uint32_t hash_of(const struct cost_insn *i)
{
    uint64_t words[sizeof *i / sizeof(uint64_t)], h = 0;
    memcpy(words, i, sizeof words);
    for (unsigned k = 0; k < sizeof words / sizeof *words; k++)
        h = (h ^ words[k]) * FACTOR;
    return (uint32_t)(h >> 32);
}

/* Returns the entry of i, or the free entry for it. */
static struct cost_known *place_of(const struct cost_insns *all, const struct cost_insn *i, uint32_t hash)
{
    struct cost_known *at;
    for (uint32_t k = hash; (at = &all->table[k & (all->size - 1)])->insn; k++)
        if (at->hash == hash && !memcmp(at->insn, i, sizeof *i))
            break;
    return at;
}

/* Doubles the table. Its load factor is at most 3/4. */
static void grow(struct cost_insns *all)
{
    uint32_t size = all->size ? 2 * all->size : FIRST_SIZE;
    struct cost_known *table = arena_table(size * sizeof *table), *old = all->table;
    cost_need(table);
    for (uint32_t k = 0; k < all->size; k++) {
        uint32_t to = old[k].hash;
        while (old[k].insn && table[to & (size - 1)].insn)
            to++;
        if (old[k].insn)
            table[to & (size - 1)] = old[k];
    }
    free(old);
    all->table = table;
    all->size = size;
}

static const struct cost_insn *one_for_all(struct cost_insns *all, const struct cost_insn *i)
{
    if (all->count * 4 >= all->size * 3)
        grow(all);
    uint32_t hash = hash_of(i);
    struct cost_known *at = place_of(all, i, hash);
    if (at->insn)
        return at->insn;
    struct cost_insn *copy = arena_take(&all->memory, sizeof *copy);
    cost_need(copy);
    memcpy(copy, i, sizeof *i);
    all->count++;
    *at = (struct cost_known){hash, copy};
    return copy;
}

static inline struct cost_recent *recent_place(const struct cost_insns *all, uint64_t word)
{
    return &all->recent[word * FACTOR >> (64 - all->recent_bits)];
}

/* Doubles `recent`. It grows when it has missed as often as it has entries: large programs need a large one. */
static void widen_recent(struct cost_insns *all)
{
    struct cost_insns wide = {.recent_bits = all->recent ? all->recent_bits + 1 : FIRST_RECENT_BITS};
    wide.recent = arena_table(sizeof *wide.recent << wide.recent_bits);
    cost_need(wide.recent);
    for (size_t k = 0; all->recent && k < (size_t)1 << all->recent_bits; k++)
        if (all->recent[k].insn)
            *recent_place(&wide, all->recent[k].word) = all->recent[k];
    free(all->recent);
    all->recent = wide.recent;
    all->recent_bits = wide.recent_bits;
    all->missed = 0;
}

void cost_insn_soon(const struct cpu *c, uint64_t word)
{
    const struct cost_insns *all = &c->pipeline->timing->insns;
    if (all->recent)
        __builtin_prefetch(recent_place(all, word));
}

const struct cost_insn *cost_insn_at(struct cpu *c, uint64_t pc, uint64_t word)
{
    struct cost_insns *all = &c->pipeline->timing->insns;
    if (!all->recent || (all->missed >> all->recent_bits && all->recent_bits < MAX_RECENT_BITS))
        widen_recent(all);
    if (!word)
        word = cost_word(c, pc);
    struct cost_recent *r = recent_place(all, word);
    if (!r->insn || r->word != word) {
        struct cost_insn i;
        all->missed++;
        memset(&i, 0, sizeof i);
        i.advance = (uint8_t)cost_describe(c, pc, word, &i.t);
        timing_set_prediction(c->pipeline->timing->model, &i.t);
        i.most = (uint16_t)most_cycles(c->pipeline->timing->model, &i.t);
        *r = (struct cost_recent){word, one_for_all(all, &i)};
    }
    return r->insn;
}

void cost_insns_free(struct cost_insns *all)
{
    free(all->recent);
    free(all->table);
    arena_free(&all->memory);
}
