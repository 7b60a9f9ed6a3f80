/*
 * alat.c - the ALAT (advanced load address table), with at most one entry per register and as many entries as Itanium 2 has.
 *
 * Entries belong to physical registers (static registers, positions on the register stack, positions in the rotating register file), so
 * calls and rotation do not affect them. Insertions are numbered; insertion n goes to entry n % ALAT_ENTRIES. Each physical register has a
 * word with the number of its last insertion, and the entry is valid while its tag has that number. A store that overlaps an entry removes
 * it. Stores by other threads and by the kernel are detected by value: a check also misses if memory no longer holds the loaded value.
 */
#include <endian.h>
#include <string.h>
#include "isa/ia64/state.h"

uint64_t *alat_word(struct cpu *c, bool fp, unsigned reg, unsigned sor)
{
    struct ia64_state *st = ia64_state(c);
    const uint64_t *s = cpu_slots(c);
    if (fp)
        return &st->alat_fr[reg < 32 ? reg : 32 + (reg - 32 + current_rrb_fr(s)) % 96];
    if (reg < 32)
        return &st->alat_gr[reg];
    unsigned place = reg - 32;
    if (place < sor)
        place = (place + (unsigned)s[S_RRB_GR]) % sor;
    return &st->alat_stacked[cpu_window(c)->at - st->stack + place];
}

/* Returns the filter bits of an entry: those of its doublewords, and of the one before, where a misaligned store may begin. */
static uint64_t filter_of(const struct alat_entry *e)
{
    uint64_t first = (e->address >> 3) - 1, last = (e->address + e->size - 1) >> 3, bits = (2ull << (last - first)) - 1;
    return bits << (first & 63) | bits >> 1 >> (63 - (first & 63));
}

static void drop(struct cpu *c, struct alat_entry *e)
{
    uint64_t *s = cpu_slots(c);
    e->tag = ALAT_FREE;
    if (!--s[S_ALAT_COUNT])
        s[S_ALAT_FILTER] = 0; /* otherwise alat_stored() recomputes the filter */
}

/* Returns the valid entry of a register's word, or NULL. */
static struct alat_entry *find(struct ia64_state *st, uint64_t word)
{
    struct alat_entry *e = &st->alat[word % ALAT_ENTRIES];
    return word && (e->tag == word || e->tag == ~word) ? e : NULL;
}

void alat_remove(struct cpu *c, const uint64_t *word)
{
    struct alat_entry *e = find(ia64_state(c), *word);
    if (e)
        drop(c, e);
}

uint64_t alat_value(struct cpu *c, uint64_t address, unsigned size)
{
    uint64_t now = 0;
    const void *host = address & (size - 1) ? NULL : mem_host(cpu_space(c), address, MEM_R);
    if (size > 8)
        size = 8;
    if (!host)
        mem_peek(cpu_space(c), address, &now, size);
    else if (size == 8)
        memcpy(&now, host, 8);
    else if (size == 4)
        memcpy(&now, host, 4);
    else
        memcpy(&now, host, size);
    return le64toh(now);
}

void alat_insert(struct cpu *c, uint64_t *word, uint64_t address, unsigned size, uint64_t value)
{
    uint64_t *s = cpu_slots(c), n = ++s[S_ALAT_NEXT];
    struct alat_entry *e = &ia64_state(c)->alat[n % ALAT_ENTRIES];
    unsigned shift = (address & 7) * 8;

    alat_remove(c, word);
    s[S_ALAT_COUNT] += e->tag == ALAT_FREE;
    *word = n;
    *e = (struct alat_entry){
        .tag = ~n, .size = size, .address = address, .value = value, .mask = size < 8 ? (1ull << 8 * size) - 1 : UINT64_MAX};
    if (size <= 8 && !(address & (size - 1))) {
        e->tag = n;
        e->value <<= shift;
        e->mask <<= shift;
    }
    s[S_ALAT_FILTER] |= filter_of(e);
}

/* Returns whether memory still holds the loaded value. within: the value is stored as its aligned doubleword. */
static bool is_fresh(struct cpu *c, const struct alat_entry *e, bool within)
{
    uint64_t now = within ? alat_value(c, e->address & ~7ull, 8) : alat_value(c, e->address, e->size);
    return !((now ^ e->value) & e->mask);
}

bool alat_check(struct cpu *c, const uint64_t *word, bool clear)
{
    struct alat_entry *e = find(ia64_state(c), *word);
    if (!e)
        return false;
    bool hit = is_fresh(c, e, e->tag == *word);
    if (clear || !hit)
        drop(c, e);
    return hit;
}

void alat_clear(struct cpu *c)
{
    struct ia64_state *st = ia64_state(c);
    for (unsigned k = 0; k < ALAT_ENTRIES; k++)
        st->alat[k].tag = ALAT_FREE;
    cpu_slots(c)[S_ALAT_COUNT] = cpu_slots(c)[S_ALAT_FILTER] = 0;
}

void alat_stored(struct cpu *c, uint64_t address, unsigned size)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t *s = cpu_slots(c), filter = 0, left = s[S_ALAT_COUNT];
    for (unsigned k = 0; k < ALAT_ENTRIES && left; k++) { /* newest first, because most entries are free */
        struct alat_entry *e = &st->alat[(s[S_ALAT_NEXT] - k) % ALAT_ENTRIES];
        if (e->tag == ALAT_FREE)
            continue;
        left--;
        if (address < e->address + e->size && e->address < address + size)
            drop(c, e);
        else
            filter |= filter_of(e);
    }
    s[S_ALAT_FILTER] = filter;
}

void alat_moved(struct cpu *c, const uint64_t *loaded, const uint64_t *to)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t *end = st->alat_stacked + RSE_STACK, *from = st->alat_stacked + (loaded - st->stack),
             *at = st->alat_stacked + (to - st->stack);
    memmove(at, from, (size_t)(end - (at > from ? at : from)) * sizeof *at);
    memset(st->alat_stacked, 0, (size_t)((char *)at - (char *)st->alat_stacked));
}
