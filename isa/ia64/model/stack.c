/*
 * stack.c - models of the instructions on the registers outside the current frame and on their memory, the backing store: each 64th word
 * there has the NaT bits of the 63 registers below it (SDM volume 2, chapter 6).
 */
#include <stddef.h>
#include <string.h>
#include "isa/ia64/model/model.h"

enum { COLLECTION = 63, WORD = 8 };

static unsigned slot_of(uint64_t address)
{
    return (unsigned)bits(address, 3, 6);
}

static unsigned index_of(uint64_t address)
{
    return (unsigned)((address - MODEL_STACK) / WORD);
}

static void store(struct model_stack *t, uint64_t value, uint64_t known)
{
    t->words[index_of(t->bspstore)] = value;
    t->known[index_of(t->bspstore)] = known;
    t->bspstore += WORD;
}

/* Removes the register at the lowest address. */
static void drop_first(struct model_stack *t)
{
    t->dirty--;
    memmove(t->r, t->r + 1, t->dirty * sizeof *t->r);
    memmove(t->nat, t->nat + 1, t->dirty * sizeof *t->nat);
}

static void set_bit(uint64_t *v, unsigned n, bool bit)
{
    *v = (*v & ~(1ull << n)) | (uint64_t)bit << n;
}

/* "All stacked general registers in the dirty partition are written to the backing store": ar.bspstore becomes ar.bsp. */
static void flushrs(struct model_state *s)
{
    struct model_stack *t = &s->stack;
    while (t->bspstore != s->bsp) {
        unsigned slot = slot_of(t->bspstore);
        if (slot == COLLECTION) {
            store(t, bits(t->rnat, 0, COLLECTION), t->rnat_known | 1ull << COLLECTION);
            t->rnat_known = 0;
            continue;
        }
        set_bit(&t->rnat, slot, t->nat[0]);
        set_bit(&t->rnat_known, slot, true);
        store(t, t->r[0], ~0ull);
        drop_first(t);
    }
}

/* The dirty registers below `end` are lost. */
static void drop_below(struct model_stack *t, uint64_t end)
{
    for (; t->bspstore != end; t->bspstore += WORD)
        if (slot_of(t->bspstore) != COLLECTION)
            drop_first(t);
}

/* Registers from `start` on become dirty. The collection of the first ones to load is ar.rnat. */
static void load_from(struct model_stack *t, uint64_t start)
{
    while (t->bspstore != start) {
        t->bspstore -= WORD;
        uint64_t word = t->words[index_of(t->bspstore)];
        unsigned slot = slot_of(t->bspstore);
        if (slot == COLLECTION) {
            t->rnat = word;
            continue;
        }
        memmove(t->r + 1, t->r, t->dirty * sizeof *t->r);
        memmove(t->nat + 1, t->nat, t->dirty * sizeof *t->nat);
        t->r[0] = word;
        t->nat[0] = t->rnat >> slot & 1;
        t->dirty++;
    }
}

static unsigned registers_between(uint64_t start, uint64_t end)
{
    unsigned count = 0;
    for (; start != end; start += WORD)
        count += slot_of(start) != COLLECTION;
    return count;
}

/* ar.rsc.loadrs bytes below ar.bsp, without its last three bits, become the dirty partition. Illegal: a frame, unless the field is 0; more
 * than there are registers. "AR[RNAT] = undefined()". */
static void loadrs(struct model_state *s)
{
    struct model_stack *t = &s->stack;
    uint64_t bytes = t->loadrs & ~7ull, start = s->bsp - bytes;
    if ((t->loadrs && bits(s->cfm, 0, 7)) || registers_between(start, s->bsp) > MODEL_STACKED)
        s->fault = MODEL_ILLEGAL;
    else if (start >= t->bspstore)
        drop_below(t, start);
    else
        load_from(t, start);
    t->rnat_known = 0;
}

/* "This instruction can only be used with qp 0", and with all registers stored. There is no other instruction set. */
static void br_ia(struct model_state *s)
{
    bool predicated = s->x & 63;
    s->fault = predicated || s->stack.bspstore != s->bsp ? MODEL_ILLEGAL : MODEL_NO_TRANSITION;
}

void model_store_all(struct model_state *s)
{
    struct model_stack *t = &s->stack;
    for (unsigned k = 0; k < bits(s->cfm, 0, 7); k++) {
        t->r[t->dirty] = s->r[32 + k];
        t->nat[t->dirty++] = s->nat[32 + k];
        s->bsp += slot_of(s->bsp) == COLLECTION - 1 ? 2 * WORD : WORD;
    }
    flushrs(s);
}

const struct model_line model_stack_lines[] = {
    {"flushrs", NULL, flushrs},
    {"loadrs", NULL, loadrs},
    {"br.ia{bwh}{ph}{dh}", NULL, br_ia},
    {NULL, NULL, NULL},
};
