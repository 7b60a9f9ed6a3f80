/*
 * alat.c - the advanced load address table: one entry per register, as many as Itanium 2 has.
 *
 * An entry is named by the physical register: static registers by number, stacked ones by their place on the register
 * stack, rotating ones by their place in the file, so that calls and rotation leave entries alone. A store that overlaps
 * an entry removes it. What other threads and the kernel store is caught by value: a check also finds an entry useless
 * when memory no longer holds what was loaded.
 */
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
    return (ia64_state(c)->top + place) << 1;
}

static void drop(struct cpu *c, struct ia64_alat_entry *e)
{
    e->valid = false;
    cpu_slots(c)[S_ALAT_COUNT]--;
}

static struct ia64_alat_entry *find(struct cpu *c, bool fp, uint64_t name)
{
    struct ia64_state *st = ia64_state(c);
    for (unsigned k = 0; k < ALAT_ENTRIES; k++)
        if (st->alat[k].valid && st->alat[k].fp == fp && st->alat[k].reg == name)
            return &st->alat[k];
    return NULL;
}

void alat_remove(struct cpu *c, bool fp, uint64_t name)
{
    struct ia64_alat_entry *e = find(c, fp, name);
    if (e)
        drop(c, e);
}

void alat_insert(struct cpu *c, bool fp, uint64_t name, uint64_t address, unsigned size)
{
    struct ia64_state *st = ia64_state(c);
    alat_remove(c, fp, name);
    struct ia64_alat_entry *e = &st->alat[st->alat_next++ % ALAT_ENTRIES];
    if (!e->valid)
        cpu_slots(c)[S_ALAT_COUNT]++;
    *e = (struct ia64_alat_entry){
        .valid = true, .fp = fp, .size = (uint8_t)size, .reg = name, .address = address};
    mem_peek(cpu_space(c), address, &e->value, size > 8 ? 8 : size);
}

/* Does memory still hold what was loaded? */
static bool unchanged(struct cpu *c, const struct ia64_alat_entry *e)
{
    unsigned size = e->size > 8 ? 8 : e->size;
    uint64_t now = 0;
    mem_peek(cpu_space(c), e->address, &now, size);
    return now == e->value;
}

bool alat_check(struct cpu *c, bool fp, uint64_t name, bool clear)
{
    struct ia64_alat_entry *e = find(c, fp, name);
    if (!e)
        return false;
    bool hit = unchanged(c, e);
    if (clear || !hit)
        drop(c, e);
    return hit;
}

void alat_clear(struct cpu *c)
{
    struct ia64_state *st = ia64_state(c);
    for (unsigned k = 0; k < ALAT_ENTRIES; k++)
        st->alat[k].valid = false;
    cpu_slots(c)[S_ALAT_COUNT] = 0;
}

void alat_stored(struct cpu *c, uint64_t address, unsigned size)
{
    struct ia64_state *st = ia64_state(c);
    if (cpu_slots(c)[S_ALAT_COUNT] == 0)
        return;
    for (unsigned k = 0; k < ALAT_ENTRIES; k++) {
        struct ia64_alat_entry *e = &st->alat[k];
        if (e->valid && address < e->address + e->size && e->address < address + size)
            drop(c, e);
    }
}
