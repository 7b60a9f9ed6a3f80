/*
 * unwind.c - stack unwinding: finds a frame's caller by the unwind tables in the program's memory.
 *
 * ia64_caller() looks up the function in the unwind table and decodes its descriptors up to the frame's instruction. Of what the
 * descriptors describe it uses only three things: where the return address (rp), ar.pfs and the previous stack pointer (psp) are. Source:
 * Itanium Software Conventions and Runtime Architecture Guide, chapter 11. In 32-bit files (of HP-UX) the table's numbers and the unit of
 * the descriptors' length have four bytes.
 */
#include <string.h>
#include "isa/ia64/ia64.h"
#include "isa/ia64/state.h"

enum {
    MAX_REGIONS_NESTED = 16,
    MAX_LABELS = 32,
    MAX_INFO = 4096, /* the most bytes of descriptors that are decoded per function */
    SLOTS_PER_BUNDLE = 3,
    BSP = 0, /* the index of ar.bsp in isa_frame.saved */
};

/* Where a value is saved, from the instruction slot `when` on. */
struct place {
    enum { UNCHANGED, IN_GR, IN_BR, AT_PSP, AT_SP } where;
    uint64_t value; /* the register's number, or the offset from the (previous) stack pointer */
    uint64_t when;
    bool has_when; /* a descriptor has set `when` */
};

struct record {
    struct place rp, pfs, psp;
    uint64_t frame_size, frame_when; /* a memory stack frame of fixed size, and the slot that allocates it */
};

/* Decodes the descriptors of one function up to the slot of interest. */
struct decoder {
    const uint8_t *at, *end;
    uint64_t slot;                                                   /* the slot of interest: instructions before it have been executed */
    uint64_t begin, length;                                          /* the current region, in slots */
    bool in_body;                                                    /* the current region is a body, not a prologue */
    bool popped;                                                     /* an epilogue has restored the stack pointer */
    struct record now, saved[MAX_REGIONS_NESTED], label[MAX_LABELS]; /* the state; that before each nested prologue; labelled states */
    unsigned nsaved;
    int64_t pop; /* the number of prologues that end with this region */
};

static uint8_t next_byte(struct decoder *d)
{
    return d->at < d->end ? *d->at++ : 0;
}

static uint64_t next_uleb(struct decoder *d)
{
    uint64_t v = 0;
    for (unsigned shift = 0; d->at < d->end; shift += 7) {
        uint8_t b = *d->at++;
        v |= shift < 64 ? (uint64_t)(b & 127) << shift : 0;
        if (!(b & 128))
            break;
    }
    return v;
}

/* ---- regions ---- */

static void begin_region(struct decoder *d, bool body, uint64_t length)
{
    for (; d->pop > 0 && d->nsaved; d->pop--)
        d->now = d->saved[--d->nsaved];
    d->pop = 0;
    d->begin += d->length;
    d->length = length;
    d->in_body = body;
    d->popped = false;
    if (!body && d->nsaved < MAX_REGIONS_NESTED)
        d->saved[d->nsaved++] = d->now;
}

/* Notes where a value is saved. Without a time in the prologue that holds from the prologue's end. */
static void keep(struct decoder *d, struct place *p, int where, uint64_t value)
{
    if (!p->has_when)
        p->when = d->begin + d->length;
    p->where = where;
    p->value = value;
}

/* Notes when a value is saved. */
static void saved_when(struct decoder *d, struct place *p, uint64_t t)
{
    p->when = d->begin + t + 1;
    p->has_when = true;
}

static void prologue_gr(struct decoder *d, uint8_t code)
{
    uint8_t more = next_byte(d);
    unsigned mask = (code & 7u) << 1 | more >> 7, reg = more & 127;
    begin_region(d, false, next_uleb(d));
    if (mask & 8)
        keep(d, &d->now.rp, IN_GR, reg++);
    if (mask & 4)
        keep(d, &d->now.pfs, IN_GR, reg++);
    if (mask & 2)
        keep(d, &d->now.psp, IN_GR, reg);
}

/* ---- descriptors of prologues ---- */

enum { SAVED_PSP, SAVED_RP, SAVED_PFS, SAVED_RP_BR = 6 };

static void p2_to_p5(struct decoder *d, uint8_t code)
{
    if (!(code & 0x10)) { /* P2: branch registers in general registers */
        next_byte(d);
    } else if (!(code & 8)) { /* P3 */
        uint8_t more = next_byte(d);
        unsigned what = (code & 7u) << 1 | more >> 7, reg = more & 127;
        if (what == SAVED_RP_BR)
            keep(d, &d->now.rp, IN_BR, reg & 7);
        else if (what <= SAVED_PFS)
            keep(d, what == SAVED_PSP ? &d->now.psp : what == SAVED_RP ? &d->now.rp : &d->now.pfs, IN_GR, reg);
    } else if (!(code & 7)) { /* P4: two bits a slot */
        for (uint64_t n = (2 * d->length + 7) / 8; n && d->at < d->end; n--)
            next_byte(d);
    } else { /* P5 */
        next_byte(d), next_byte(d), next_byte(d);
    }
}

static void p7(struct decoder *d, uint8_t code)
{
    uint64_t t = next_uleb(d);
    switch (code & 15) {
    case 0:
        d->now.frame_size = 16 * next_uleb(d);
        d->now.frame_when = d->begin + t + 1;
        break;
    case 1: saved_when(d, &d->now.psp, t); break;
    case 3: keep(d, &d->now.psp, AT_SP, 4 * t); break;
    case 4: saved_when(d, &d->now.rp, t); break;
    case 5: keep(d, &d->now.rp, AT_PSP, 16 - 4 * t); break;
    case 6: saved_when(d, &d->now.pfs, t); break;
    case 7: keep(d, &d->now.pfs, AT_PSP, 16 - 4 * t); break;
    }
}

static void p8_to_p10(struct decoder *d, uint8_t code)
{
    if ((code & 15) == 0) {
        uint8_t what = next_byte(d);
        uint64_t t = next_uleb(d);
        if (what == 1)
            keep(d, &d->now.rp, AT_SP, 4 * t);
        else if (what == 2)
            keep(d, &d->now.pfs, AT_SP, 4 * t);
    } else { /* P9, P10 */
        next_byte(d), next_byte(d);
    }
}

/* ---- descriptors of bodies, and of both kinds of regions ---- */

static void epilogue(struct decoder *d, uint64_t t, uint64_t count)
{
    uint64_t end = d->begin + d->length;
    d->pop = (int64_t)(count < MAX_REGIONS_NESTED ? count : MAX_REGIONS_NESTED) + 1;
    d->popped = d->slot + t + 1 > end;
}

static void extended(struct decoder *d, uint8_t code)
{
    unsigned form = code & 15; /* X1 to X4: spills at any place, also predicated; not used */
    for (unsigned n = form == 9 ? 1 : form == 10 || form == 11 ? 2 : 3; n; n--)
        next_byte(d);
    next_uleb(d);
    if (form == 9 || form == 11)
        next_uleb(d);
}

static void use_label(struct decoder *d, bool copy, uint64_t n)
{
    if (n >= MAX_LABELS)
        return;
    if (copy)
        d->now = d->label[n];
    else
        d->label[n] = d->now;
}

static void body_descriptor(struct decoder *d, uint8_t code)
{
    if (code < 0xc0) {
        use_label(d, code & 0x20, code & 0x1f); /* B1 */
    } else if (code < 0xe0) {
        uint64_t t = next_uleb(d);
        epilogue(d, t, code & 0x1f); /* B2 */
    } else if (code == 0xe0) {
        uint64_t t = next_uleb(d);
        epilogue(d, t, next_uleb(d)); /* B3 */
    } else if (code == 0xf0 || code == 0xf8) {
        use_label(d, code == 0xf8, next_uleb(d)); /* B4 */
    } else {
        extended(d, code);
    }
}

static void prologue_descriptor(struct decoder *d, uint8_t code)
{
    if (code < 0xa0)
        return; /* P1 is one byte */
    if (code < 0xc0)
        p2_to_p5(d, code);
    else if (code < 0xe0)
        return; /* P6 */
    else if (code < 0xf0)
        p7(d, code);
    else if (code >= 0xf9 && code <= 0xfc)
        extended(d, code);
    else
        p8_to_p10(d, code);
}

static void decode(struct decoder *d)
{
    while (d->at < d->end) {
        uint8_t code = *d->at;
        bool header = code < 0x80;
        if (header && d->begin + d->length > d->slot)
            return; /* all descriptors of the slot's region have been decoded */
        d->at++;
        if (code < 0x40)
            begin_region(d, code & 0x20, code & 0x1f); /* R1 */
        else if (code < 0x60)
            prologue_gr(d, code); /* R2 */
        else if (header)
            begin_region(d, code & 1, next_uleb(d)); /* R3 */
        else if (d->in_body)
            body_descriptor(d, code);
        else
            prologue_descriptor(d, code);
    }
}

/* ---- the tables in memory ---- */

static bool peek(struct cpu *c, uint64_t address, void *out, size_t size)
{
    return mem_peek(cpu_space(c), address, out, size) == size;
}

/* Reads 8 bytes of data. */
static bool peek_word(struct cpu *c, const struct isa_unwind_table *table, uint64_t address, uint64_t *value)
{
    if (!peek(c, address, value, sizeof *value))
        return false;
    *value = table->big_endian ? __builtin_bswap64(*value) : *value;
    return true;
}

/* An entry of the unwind table: where a function begins and ends, and where its descriptors are, relative to the segment. */
struct entry {
    uint64_t begin, end, info;
};

static uint64_t number(const uint8_t *at, unsigned bytes, bool big_endian)
{
    uint64_t v = 0;
    for (unsigned n = 0; n < bytes; n++)
        v |= (uint64_t)at[n] << 8 * (big_endian ? bytes - 1 - n : n);
    return v;
}

/* Where there is none, *before and *after become the end of the function before and the beginning of the one after, if there are any. */
static bool find_entry(const struct isa_unwind_table *table, uint64_t at, struct entry *out, uint64_t *before, uint64_t *after)
{
    unsigned bytes = table->bits / 8;
    size_t low = 0, high = table->size / 3 / bytes;
    while (low < high) {
        size_t mid = (low + high) / 2;
        const uint8_t *entry = table->at + mid * 3 * bytes;
        out->begin = number(entry, bytes, table->big_endian);
        out->end = number(entry + bytes, bytes, table->big_endian);
        out->info = number(entry + 2 * bytes, bytes, table->big_endian);
        if (at < out->begin) {
            *after = out->begin;
            high = mid;
        } else if (at >= out->end) {
            *before = out->end;
            low = mid + 1;
        } else {
            return true;
        }
    }
    return false;
}

bool ia64_function_range(const struct isa_unwind_table *table, uint64_t address, uint64_t *low, uint64_t *high)
{
    struct entry e;
    *low = 0;
    *high = UINT64_MAX;
    if (!find_entry(table, address, &e, low, high))
        return false;
    *low = e.begin;
    *high = e.end;
    return true;
}

/* Decodes what holds at the frame's instruction. A function without an entry is a leaf that saves nothing. */
static void find_record(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, const struct isa_frame *f, struct decoder *d)
{
    static const uint64_t length_mask = 0xffffffff;
    struct entry e;
    uint64_t word, before, after;
    uint8_t info[MAX_INFO];
    memset(d, 0, sizeof *d);
    if (!table->at || !find_entry(table, f->pc - segment, &e, &before, &after) || !peek_word(c, table, segment + e.info, &word))
        return;
    size_t unit = table->bits / 8, length = (word & length_mask) < sizeof info / unit ? (word & length_mask) * unit : sizeof info;
    if (!peek(c, segment + e.info + 8, info, length))
        return;
    d->at = info;
    d->end = info + length;
    d->slot = (f->pc - segment - e.begin) / 16 * SLOTS_PER_BUNDLE + (f->innermost ? 0 : SLOTS_PER_BUNDLE);
    decode(d);
}

/* ---- one step ---- */

/* Gets a general register of the frame. In frames other than the innermost one, preserved registers below r32 are not available. */
static bool general(struct cpu *c, const struct isa_frame *f, uint64_t n, uint64_t *value)
{
    if (!f->innermost)
        return n >= 32 && rse_peek(c, rse_skip(f->kept[BSP], (int64_t)n - 32), value);
    gr_to_name_order(c, mode_sor(cpu_slots(c)[S_MODE]));
    cpu_set_window(c, false);
    *value = cpu_slots(c)[S_GR + n];
    return true;
}

static bool value_of(struct cpu *c, const struct isa_unwind_table *table, const struct isa_frame *f, const struct decoder *d,
                     const struct place *p, uint64_t psp, uint64_t as_it_was, uint64_t *value)
{
    *value = as_it_was;
    if (p->where == UNCHANGED || d->slot < p->when)
        return f->innermost;
    switch (p->where) {
    case IN_GR: return general(c, f, p->value, value);
    case IN_BR: *value = cpu_slots(c)[S_BR + p->value]; return f->innermost;
    case AT_PSP: return peek_word(c, table, psp + p->value, value);
    default: return peek_word(c, table, f->sp + p->value, value);
    }
}

bool ia64_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f)
{
    const uint64_t *s = cpu_slots(c);
    struct decoder d;
    uint64_t psp = f->sp, rp, pfs;
    find_record(c, table, segment, f, &d);
    const struct record *r = &d.now;
    if (d.popped)
        ;
    else if (r->frame_size)
        psp += d.slot >= r->frame_when ? r->frame_size : 0;
    else if (r->psp.where != UNCHANGED && !value_of(c, table, f, &d, &r->psp, 0, f->sp, &psp))
        return false;
    if (!value_of(c, table, f, &d, &r->rp, psp, s[S_BR], &rp) || !value_of(c, table, f, &d, &r->pfs, psp, s[S_PFS], &pfs))
        return false;
    *f = (struct isa_frame){.pc = (rp & ~15ull) - 16, .sp = psp, .kept[BSP] = rse_skip(f->kept[BSP], -(int64_t)(pfs >> 7 & 127))};
    return rp >= 16;
}

void ia64_innermost(struct cpu *c, struct isa_frame *f)
{
    const uint64_t *s = cpu_slots(c);
    *f = (struct isa_frame){.pc = s[S_PC] & ~15ull, .sp = s[S_GR + 12], .kept[BSP] = rse_bsp(c), .innermost = true};
}

/* ---- stubs ---- */

/* r15 = immediate of the instruction in slot 0, an addl from r1 or r0. false: another instruction. */
static bool stub_slot(const uint8_t *bundle, unsigned from, uint64_t *value)
{
    uint64_t word = 0;
    for (unsigned n = 0; n < 6; n++)
        word |= (uint64_t)bundle[n] << 8 * n;
    word = word >> 5 & ((1ull << 41) - 1);
    if (word >> 37 != 9 || (word >> 20 & 3) != from || (word >> 6 & 127) != 15 || (word & 63))
        return false;
    uint64_t sign = word >> 36 & 1, n = (word >> 13 & 127) | (word >> 27 & 511) << 7 | (word >> 22 & 31) << 16;
    *value = n - (sign << 21);
    return true;
}

bool ia64_stub(uint64_t va, const uint8_t *code, size_t avail, struct isa_stub *out)
{
    /* ld8 r1=[r15]; mov b6=r16; br.few b6 */
    static const uint8_t end[16] = {0x11, 0x08, 0x00, 0x1e, 0x18, 0x10, 0x60, 0x80, 0x04, 0x80, 0x03, 0x00, 0x60, 0x00, 0x80, 0x00};
    /* mov r2=r14;; addl r14=...,r2;; ld8 r16=[r14],8;; ld8 r17=[r14],8;; ld8 r1=[r14]; mov b6=r17; br.few b6 */
    static const uint8_t first[5] = {0x0b, 0x10, 0x00, 0x1c, 0x00};
    static const uint8_t rest[32] = {0x0b, 0x80, 0x20, 0x1c, 0x18, 0x14, 0x10, 0x41, 0x38, 0x30, 0x28, 0x00, 0x00, 0x00, 0x04, 0x00,
                                     0x11, 0x08, 0x00, 0x1c, 0x18, 0x10, 0x60, 0x88, 0x04, 0x80, 0x03, 0x00, 0x60, 0x00, 0x80, 0x00};
    uint64_t value;
    if (va & 15)
        return false;
    if (avail >= 48 && !memcmp(code, first, sizeof first) && !memcmp(code + 16, rest, sizeof rest)) {
        *out = (struct isa_stub){48, ISA_STUB_RESOLVER, 0};
        return true;
    }
    if (avail >= 32 && stub_slot(code, 1, &value) && !memcmp(code + 16, end, sizeof end)) {
        *out = (struct isa_stub){32, ISA_STUB_SLOT, value};
        return true;
    }
    /* mov r15=number; nop.i; br.few to the first entry of .plt */
    if (avail < 16 || code[0] != 0x11 || !stub_slot(code, 0, &value) || code[15] >> 4 != 4)
        return false;
    *out = (struct isa_stub){16, ISA_STUB_INDEX, value};
    return true;
}
