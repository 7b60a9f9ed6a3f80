/* assembler.c - `precis asm`: names of registers, and bundles. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "isa/ia64/ia64.h"
#include "isa/ia64/insns.h"

/* An instruction's slot, or its L and X slots. */
struct piece {
    enum ia64_unit unit; /* IA64_A: M or I; IA64_X: a pair */
    uint64_t slot, long_slot;
    bool stop, last; /* last: allowed in the last slot only */
};

static struct piece piece_of(const struct isa_slot *s)
{
    struct ia64_bundle b;
    struct ia64_insn i;
    struct piece p = {.stop = s->stop};
    ia64_bundle_read(&b, s->e->code);
    p.unit = b.tmpl->unit[s->e->slot];
    p.slot = b.slot[s->e->slot];
    if (p.unit == IA64_L) {
        p.unit = IA64_X;
        p.long_slot = p.slot;
        p.slot = b.slot[2];
    }
    if (ia64_decode(&b, s->e->slot, &i)) {
        p.unit = i.line->unit;
        p.last = i.line->attributes & IA64_SLOT2;
    }
    return p;
}

static bool fits(const struct piece *p, const struct ia64_template *t, unsigned slot)
{
    enum ia64_unit unit = t->unit[slot];
    if (p->last && slot != 2)
        return false;
    if (p->unit == IA64_X)
        return unit == IA64_L;
    return p->unit == unit || (p->unit == IA64_A && (unit == IA64_M || unit == IA64_I));
}

/* Places instructions in order in a template's slots. Returns how many, or 0 if a stop is missing or one too many. */
static unsigned place(const struct piece *p, unsigned n, const struct ia64_template *t, uint64_t slots[3])
{
    unsigned placed = 0;
    bool pending = false; /* a stop must follow before the next instruction */
    for (unsigned k = 0; k < 3; k++) {
        slots[k] = ia64_nop_of(t->unit[k]);
        if (placed < n && !pending && fits(&p[placed], t, k)) {
            bool pair = t->unit[k] == IA64_L;
            slots[k] = pair ? p[placed].long_slot : p[placed].slot;
            if (pair)
                slots[++k] = p[placed].slot;
            pending = p[placed++].stop;
        }
        if (t->stops >> k & 1) {
            if (!pending)
                return 0;
            pending = false;
        }
    }
    return pending ? 0 : placed;
}

static void write_bundle(unsigned number, const uint64_t slots[3], uint8_t code[16])
{
    uint64_t low = number | slots[0] << 5 | slots[1] << 46, high = slots[1] >> 18 | slots[2] << 23;
    for (unsigned k = 0; k < 8; k++) {
        code[k] = (uint8_t)(low >> 8 * k);
        code[8 + k] = (uint8_t)(high >> 8 * k);
    }
}

/* The template that takes most instructions; of those, the first of the manual's table. */
static unsigned pack(const struct isa_slot *insns, unsigned n, const char *name, uint8_t code[16])
{
    struct piece pieces[3];
    unsigned best = 0;
    for (unsigned k = 0; k < n; k++)
        pieces[k] = piece_of(&insns[k]);
    for (unsigned number = 0; number < 32; number++) {
        uint64_t slots[3];
        const struct ia64_template *t = &ia64_templates[number];
        if (t->unit[0] == IA64_NO_UNIT || (name && strncasecmp(name, t->name, 3)))
            continue;
        unsigned placed = place(pieces, n, t, slots);
        if (placed <= best)
            continue;
        best = placed;
        write_bundle(number, slots, code);
    }
    return best;
}

/* "alloc r1=ar.pfs,i,l,o,r" has the sizes of inputs, locals, outputs and rotating registers; disassemblers print those of the frame, of
 * inputs and locals, and of rotating registers. */
static void canonical(char *text, size_t cap)
{
    char *sizes = strstr(text, "ar.pfs,");
    long long i, l, o, r;
    int end = 0;
    if (strncasecmp(text + strspn(text, " "), "alloc", 5) || !sizes)
        return;
    sizes += strlen("ar.pfs,");
    bool four = sscanf(sizes, "%lli ,%lli ,%lli ,%lli %n", &i, &l, &o, &r, &end) == 4 && end && !sizes[end];
    if (four && (uint64_t)i < 128 && (uint64_t)l < 128 && (uint64_t)o < 128)
        snprintf(sizes, cap - (size_t)(sizes - text), "%lli,%lli,%lli", i + l + o, i + l, r);
}

/* GNU as' names. */
static const struct isa_alias aliases[] = {
    {"gp", "r1"}, {"sp", "r12"},   {"tp", "r13"},   {"ret0", "r8"},  {"ret1", "r9"},  {"ret2", "r10"}, {"ret3", "r11"},
    {"rp", "b0"}, {"farg0", "f8"}, {"farg1", "f9"}, {"fret0", "f8"}, {"fret1", "f9"}, {NULL, NULL},
};

/* GNU as' pseudo-operations. */
static const struct isa_alias synonyms[] = {{"add", "adds"}, {"add", "addl"}, {NULL, NULL}};

/* EF_IA_64_ABI64; a bundle of nop.m, nop.i, nop.i. */
const struct isa_assembler ia64_assembler = {
    .text = ia64_disassemble,
    .aliases = aliases,
    .synonyms = synonyms,
    .elf_flags = (const uint32_t[]){0x10},
    .base = 0x4000000000010000,
    .nop = (const uint8_t[]){0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00},
    .canonical = canonical,
    .pack = pack,
};
