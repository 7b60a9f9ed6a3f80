/*
 * alat.c - the advanced load address table: one entry per register, as many as Itanium 2 has.
 *
 * An entry is named by the physical register: static registers by number, stacked ones by their place on the register
 * stack, rotating ones by their place in the file, so that calls and rotation leave entries alone. A store that overlaps
 * an entry removes it. What other threads and the kernel store is caught by value: a check also finds an entry useless
 * when memory no longer holds what was loaded.
 */
#include <string.h>
#include "isa/ia64/state.h"

enum { NAME_STATIC = 1 };

uint64_t alat_name(struct cpu *c, bool fp, unsigned reg, unsigned sor)
{
    const uint64_t *s = cpu_slots(c);
    if (reg < 32)
        return (uint64_t)reg << 1 | NAME_STATIC;
    unsigned place = reg - 32;
    if (fp)
        return (place + s[S_RRB_FR]) % 96 << 1;
    if (place < sor)
        place = (place + (unsigned)s[S_RRB_GR]) % sor;
    return (rse_top(c) + place) << 1;
}

/* The doublewords that an entry lies in, and the one before: a misaligned store may begin there. */
static uint64_t filter_of(const struct ia64_alat_entry *e)
{
    uint64_t first = (e->address >> 3) - 1, last = (e->address + e->size - 1) >> 3, bits = (2ull << (last - first)) - 1;
    return bits << (first & 63) | bits >> 1 >> (63 - (first & 63));
}

static unsigned bucket_of(bool fp, uint64_t name)
{
    return (unsigned)(name ^ name >> 7 ^ (fp ? ALAT_BUCKETS / 2 : 0)) % ALAT_BUCKETS;
}

static void drop(struct cpu *c, struct ia64_state *st, unsigned k)
{
    uint64_t *s = cpu_slots(c);
    st->alat_valid &= ~(1u << k);
    st->alat_in[bucket_of(st->alat[k].fp, st->alat[k].reg)]--;
    if (!--s[S_ALAT_COUNT])
        s[S_ALAT_FILTER] = 0; /* else alat_stored() finds out when it is asked in vain */
}

enum { NOT_FOUND = ALAT_ENTRIES };

static unsigned find(const struct ia64_state *st, bool fp, uint64_t name)
{
    unsigned bucket = bucket_of(fp, name), last = st->alat_last[bucket];
    if (!st->alat_in[bucket])
        return NOT_FOUND;
    if (st->alat_valid >> last & 1 && st->alat[last].reg == name && st->alat[last].fp == fp)
        return last;
    for (uint32_t left = st->alat_valid; left; left &= left - 1) {
        unsigned k = (unsigned)__builtin_ctz(left);
        if (st->alat[k].reg == name && st->alat[k].fp == fp)
            return k;
    }
    return NOT_FOUND;
}

void alat_remove(struct cpu *c, bool fp, uint64_t name)
{
    struct ia64_state *st = ia64_state(c);
    unsigned k = find(st, fp, name);
    if (k != NOT_FOUND)
        drop(c, st, k);
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
    return now;
}

void alat_insert(struct cpu *c, bool fp, uint64_t name, uint64_t address, unsigned size, uint64_t value)
{
    struct ia64_state *st = ia64_state(c);
    unsigned known = find(st, fp, name), k = st->alat_next++ % ALAT_ENTRIES, bucket = bucket_of(fp, name);
    if (known != NOT_FOUND)
        drop(c, st, known);
    if (st->alat_valid >> k & 1)
        st->alat_in[bucket_of(st->alat[k].fp, st->alat[k].reg)]--;
    else
        cpu_slots(c)[S_ALAT_COUNT]++;
    st->alat_valid |= 1u << k;
    st->alat_in[bucket]++;
    st->alat_last[bucket] = (uint8_t)k;
    st->alat[k] = (struct ia64_alat_entry){.fp = fp, .size = (uint8_t)size, .reg = name, .address = address, .value = value};
    cpu_slots(c)[S_ALAT_FILTER] |= filter_of(&st->alat[k]);
}

bool alat_check(struct cpu *c, bool fp, uint64_t name, bool clear)
{
    struct ia64_state *st = ia64_state(c);
    unsigned k = find(st, fp, name);
    if (k == NOT_FOUND)
        return false;
    const struct ia64_alat_entry *e = &st->alat[k];
    bool hit = alat_value(c, e->address, e->size) == e->value;
    if (clear || !hit)
        drop(c, st, k);
    return hit;
}

void alat_clear(struct cpu *c)
{
    struct ia64_state *st = ia64_state(c);
    st->alat_valid = 0;
    memset(st->alat_in, 0, sizeof st->alat_in);
    cpu_slots(c)[S_ALAT_COUNT] = cpu_slots(c)[S_ALAT_FILTER] = 0;
}

void alat_stored(struct cpu *c, uint64_t address, unsigned size)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t filter = 0;
    for (uint32_t left = st->alat_valid; left; left &= left - 1) {
        const struct ia64_alat_entry *e = &st->alat[__builtin_ctz(left)];
        if (address < e->address + e->size && e->address < address + size)
            drop(c, st, (unsigned)__builtin_ctz(left));
        else
            filter |= filter_of(e);
    }
    cpu_slots(c)[S_ALAT_FILTER] = filter;
}
