/* timed_insn.c - what the scoreboard knows of instructions, once for all that are alike: see timed.h. */
#include "emu/ir/timed.h"

#include <stdlib.h>
#include <string.h>

/* Those looked for last, by their bytes. */
struct timed_recent {
    uint64_t word;      /* isa_timing.word() */
    const struct timed_insn *insn; /* NULL: none yet */
};
enum { RECENT_BITS = 12, FIRST_SIZE = 256 };
#define FACTOR 0x9e3779b97f4a7c15u

/* The bytes of the instruction at va, from where its bundle or word begins. */
static void code_bytes(struct cpu *c, uint64_t va, uint64_t out[2])
{
    unsigned unit = c->isa->sample_bytes;
    uint64_t at = va & ~(uint64_t)(unit - 1);
    const void *host = mem_host(c->space, at, MEM_R);
    out[0] = out[1] = 0;
    if (host)
        memcpy(out, host, unit);
    else
        mem_peek(c->space, at, out, unit);
}

/* The cycles that i can cost by itself, and by keeping later instructions waiting. */
static unsigned most_cycles(const struct timing_model *m, const struct timing_insn *i)
{
    enum { FRAME = 64 }; /* a whole frame of the register stack, two a cycle, with its NaT collections */
    const struct timing_class *cls = &m->classes[i->cls];
    unsigned n = 1u + cls->lock, longest = cls->memory + 1u; /* others wait for one cycle less: that after its own is theirs */
    for (unsigned k = 0; k < i->nwrites; k++) {
        unsigned own = m->longest[i->cls * TIMING_ROLES + i->writes[k].role];
        longest = own > longest ? own : longest;
    }
    if (i->flags & (TIMING_IS_BRANCH | TIMING_IS_DELAYED))
        n += m->mispredict + m->indirect;
    if (i->flags & (TIMING_CALLS_STACK | TIMING_FIRST))
        n += FRAME;
    return n + longest - 1;
}

static uint64_t hash_of(const struct timed_insn *i)
{
    uint64_t words[sizeof *i / sizeof(uint64_t)], h = 0;
    _Static_assert(sizeof words == sizeof *i, "it is hashed by words");
    memcpy(words, i, sizeof words);
    for (unsigned k = 0; k < sizeof words / sizeof *words; k++)
        h = (h ^ words[k]) * FACTOR;
    return h >> 32;
}

/* Where i stands or belongs. */
static struct timed_insn **place_of(const struct timed_insns *all, const struct timed_insn *i)
{
    uint64_t h = hash_of(i);
    struct timed_insn **at;
    while (*(at = &all->table[h & (all->size - 1)]) && memcmp(*at, i, sizeof *i))
        h++;
    return at;
}

static void grow(struct timed_insns *all)
{
    struct timed_insns wide = {.size = all->size ? 2 * all->size : FIRST_SIZE};
    wide.table = calloc(wide.size, sizeof *wide.table);
    timed_need(wide.table);
    for (uint32_t k = 0; k < all->size; k++)
        if (all->table[k])
            *place_of(&wide, all->table[k]) = all->table[k];
    free(all->table);
    all->table = wide.table;
    all->size = wide.size;
}

static const struct timed_insn *one_for_all(struct timed_insns *all, const struct timed_insn *i)
{
    if (all->count * 2 >= all->size)
        grow(all);
    struct timed_insn **at = place_of(all, i);
    if (*at)
        return *at;
    *at = arena_take(&all->memory, sizeof **at);
    timed_need(*at);
    all->count++;
    return memcpy(*at, i, sizeof *i);
}

const struct timed_insn *timed_insn_at(struct cpu *c, uint64_t pc, uint64_t word)
{
    struct timed_insns *all = &c->timed->timing->insns;
    uint64_t code[2];
    if (!all->recent) {
        all->recent = calloc((size_t)1 << RECENT_BITS, sizeof *all->recent);
        timed_need(all->recent);
    }
    if (!word) {
        code_bytes(c, pc, code);
        word = c->isa->timing.word(pc, (const uint8_t *)code);
    }
    struct timed_recent *r = &all->recent[word * FACTOR >> (64 - RECENT_BITS)];
    if (!r->insn || r->word != word) {
        struct timed_insn i;
        code_bytes(c, pc, code);
        memset(&i, 0, sizeof i);
        i.advance = (uint8_t)c->isa->timing.insn(pc, (const uint8_t *)code, &i.t);
        i.most = (uint16_t)most_cycles(c->timed->timing->model, &i.t);
        *r = (struct timed_recent){word, one_for_all(all, &i)};
    }
    return r->insn;
}

void timed_insns_free(struct timed_insns *all)
{
    free(all->recent);
    free(all->table);
    arena_free(&all->memory);
}
