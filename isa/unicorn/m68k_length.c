/*
 * m68k_length.c - see m68k_length.h.
 *
 * Source: M68000 Family Programmer's Reference Manual: 2.2 (effective addresses and their extension words), 8.2 (operation code map) and
 * the instructions' own pages.
 */
#include "isa/unicorn/m68k_length.h"

#include <stdbool.h>

struct decoding {
    const uint8_t *code;
    size_t avail;
    unsigned at; /* bytes of the instruction so far */
};

/* The word `at` bytes into the instruction; 0 past the end, where the length is too long anyway. */
static unsigned word(const struct decoding *d, unsigned at)
{
    return at + 2 <= d->avail ? (unsigned)d->code[at] << 8 | d->code[at + 1] : 0;
}

/* The extension words of an indexed effective address: figure 2-2. */
static void indexed(struct decoding *d)
{
    static const uint8_t displacement[4] = {0, 0, 2, 4};
    unsigned extension = word(d, d->at);
    d->at += 2;
    if (extension & 0x100)
        d->at += displacement[extension >> 4 & 3] + displacement[extension & 3];
}

/* The extension words of the effective address `mode`, 3 bits each of mode and register; an immediate operand has `size` bytes. */
static void effective_address(struct decoding *d, unsigned mode, unsigned size)
{
    switch (mode >> 3) {
    case 5: d->at += 2; return;
    case 6: indexed(d); return;
    case 7: break;
    default: return;
    }
    switch (mode & 7) {
    case 0:
    case 2: d->at += 2; break;
    case 1: d->at += 4; break;
    case 3: indexed(d); break;
    case 4: d->at += size < 2 ? 2 : size; break;
    default: break;
    }
}

/* Sizes of bits 7 and 6: byte, word, long; the fourth is another operation. */
static unsigned size_of(unsigned insn)
{
    static const uint8_t bytes[4] = {1, 2, 4, 2};
    return bytes[insn >> 6 & 3];
}

static void immediate_or_bit(struct decoding *d, unsigned insn)
{
    unsigned mode = insn & 077, size = size_of(insn);
    if (insn & 0x100) {
        d->at += mode >> 3 == 1 ? 2 : 0; /* movep; a bit operation with the number in a register */
        if (mode >> 3 != 1)
            effective_address(d, mode, 1);
    } else if ((insn & 0xf9ff) == 0x08fc) {
        d->at += 4; /* cas2 */
    } else if ((insn & 0xf00) == 0x800 || (insn & 0xf00) == 0xe00 || (insn & 0xc0) == 0xc0) {
        d->at += 2; /* a bit operation with an immediate number; moves; cas, chk2, cmp2 */
        effective_address(d, mode, 1);
    } else {
        d->at += size < 2 ? 2 : size;
        if (mode != 074) /* to ccr, sr */
            effective_address(d, mode, size);
    }
}

static void move(struct decoding *d, unsigned insn)
{
    static const uint8_t bytes[4] = {0, 1, 4, 2};
    effective_address(d, insn & 077, bytes[insn >> 12]);
    effective_address(d, (insn >> 3 & 070) | (insn >> 9 & 7), 0);
}

/* 0x4e40 to 0x4e7f. */
static void control(struct decoding *d, unsigned insn)
{
    bool link = (insn & 0xfff8) == 0x4e50, stop = insn == 0x4e72, rtd = insn == 0x4e74, movec = (insn & 0xfffe) == 0x4e7a;
    d->at += link || stop || rtd || movec ? 2 : 0;
}

static void miscellaneous(struct decoding *d, unsigned insn)
{
    unsigned mode = insn & 077;
    if (insn & 0x100) { /* chk, lea, extb */
        effective_address(d, mode, (insn & 0x1c0) == 0x100 ? 4 : 2);
    } else if ((insn & 0xfff8) == 0x4808) {
        d->at += 4; /* link.l */
    } else if (insn == 0x4afc) {
        return; /* illegal */
    } else if ((insn & 0xfb80) == 0x4880 && mode >> 3 != 0) {
        d->at += 2; /* movem */
        effective_address(d, mode, 0);
    } else if ((insn & 0xff80) == 0x4c00) {
        d->at += 2; /* mul.l, div.l */
        effective_address(d, mode, 4);
    } else if ((insn & 0xffc0) == 0x4e40) {
        control(d, insn);
    } else {
        effective_address(d, mode, size_of(insn));
    }
}

/* The bytes of the operand that trapcc and ftrapcc have in place of an address: a word, a long word, or none. */
static unsigned trap_operand(unsigned mode)
{
    return mode == 072 ? 2 : mode == 073 ? 4 : 0;
}

static void quick_or_condition(struct decoding *d, unsigned insn)
{
    unsigned mode = insn & 077;
    if ((insn & 0xc0) == 0xc0 && mode >> 3 == 1)
        d->at += 2; /* dbcc */
    else if ((insn & 0xc0) == 0xc0 && mode >= 072)
        d->at += trap_operand(mode); /* trapcc */
    else
        effective_address(d, mode, 0);
}

static void branch(struct decoding *d, unsigned insn)
{
    unsigned displacement = insn & 0xff;
    d->at += displacement == 0 ? 2 : displacement == 0xff ? 4 : 0;
}

/* Lines 8, 9, B, C, D: two operands, one of them a register. */
static void arithmetic(struct decoding *d, unsigned insn)
{
    unsigned mode = insn & 077, line = insn >> 12, operation = insn >> 6 & 7;
    bool registers = operation >= 4 && operation <= 6 && mode >> 3 <= 1;
    if (line == 8 && registers && operation >= 5) {
        d->at += 2; /* pack, unpk */
    } else if (operation == 3 || operation == 7) {
        bool longs = operation == 7 && (line == 9 || line == 0xb || line == 0xd); /* suba.l, cmpa.l, adda.l */
        effective_address(d, mode, longs ? 4 : 2);
    } else {
        effective_address(d, mode, size_of(insn));
    }
}

static void shift(struct decoding *d, unsigned insn)
{
    if ((insn & 0xc0) != 0xc0)
        return;
    d->at += insn & 0x800 ? 2 : 0; /* bit fields */
    effective_address(d, insn & 077, 0);
}

static unsigned bits_set(unsigned value)
{
    return (unsigned)__builtin_popcount(value);
}

/* A general coprocessor instruction: its second word has the operation. */
static void fp_general(struct decoding *d, unsigned insn)
{
    static const uint8_t bytes[8] = {4, 4, 12, 12, 2, 8, 1, 0};
    unsigned mode = insn & 077, command = word(d, 2), source = command >> 10 & 7;
    d->at += 2;
    switch (command >> 13) {
    case 2:
        if (source != 7) /* fmovecr */
            effective_address(d, mode, bytes[source]);
        break;
    case 3: effective_address(d, mode, bytes[source]); break;
    case 4:
    case 5: effective_address(d, mode, 4 * bits_set(source)); break;
    case 6:
    case 7: effective_address(d, mode, 0); break;
    default: break;
    }
}

static void floating_point(struct decoding *d, unsigned insn)
{
    unsigned mode = insn & 077;
    switch (insn >> 6 & 7) {
    case 0: fp_general(d, insn); break;
    case 1:
        d->at += 2;
        if (mode >> 3 == 1)
            d->at += 2; /* fdbcc */
        else if (mode >= 072)
            d->at += trap_operand(mode); /* ftrapcc */
        else
            effective_address(d, mode, 1);
        break;
    case 2: d->at += 2; break;
    case 3: d->at += 4; break;
    default: effective_address(d, mode, 0); break; /* fsave, frestore */
    }
}

static void coprocessor(struct decoding *d, unsigned insn)
{
    if ((insn & 0xfe00) == 0xf200)
        floating_point(d, insn);
    else if ((insn & 0xffc0) == 0xf600)
        d->at += (insn & 0x38) == 0x20 ? 2 : 4; /* move16 */
}

unsigned m68k_length(const uint8_t *code, size_t avail)
{
    struct decoding d = {code, avail, 2};
    unsigned insn = word(&d, 0);
    switch (insn >> 12) {
    case 0: immediate_or_bit(&d, insn); break;
    case 1:
    case 2:
    case 3: move(&d, insn); break;
    case 4: miscellaneous(&d, insn); break;
    case 5: quick_or_condition(&d, insn); break;
    case 6: branch(&d, insn); break;
    case 8:
    case 9:
    case 0xb:
    case 0xc:
    case 0xd: arithmetic(&d, insn); break;
    case 0xe: shift(&d, insn); break;
    case 0xf: coprocessor(&d, insn); break;
    default: break;
    }
    return d.at <= avail ? d.at : 0;
}
