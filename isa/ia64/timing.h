/*
 * timing.h - Itanium for the scoreboard (emu/timing/pipeline.h): the models, and what an instruction is to them.
 *
 * Everything follows from the instruction's line in insns.def: its class, its operands, its attributes. docs/timing-ia64.md
 * has the rules' sources.
 */
#ifndef PRECIS_ISA_IA64_TIMING_TIMING_H
#define PRECIS_ISA_IA64_TIMING_TIMING_H

#include "emu/timing/pipeline.h"
#include "isa/ia64/insns.h"

/* Registers as the scoreboard counts them. */
enum {
    IA64_TREG_GR = 0,
    IA64_TREG_FR = 128,
    IA64_TREG_PR = 256,
    IA64_TREG_BR = 320,
    IA64_TREG_AR = 328,
};

/* By index; NULL past the end. The first is "unit". */
const struct timing_model *ia64_timing_model(unsigned index);

void ia64_timing_reg_name(unsigned reg, char *text, size_t cap);

/* The instruction in slot 0..2 of a bundle. One that can not be decoded counts as a nop of its slot. Returns false for
 * slot 2 of an MLX bundle, which is part of slot 1. */
bool ia64_timing_insn(const struct ia64_bundle *b, unsigned slot, struct timing_insn *out);
/* All of it that matters for that: instructions of which it is the same are one. i: it, decoded; NULL: it can not be. */
static inline uint64_t ia64_timing_word(const struct ia64_bundle *b, unsigned slot, const struct ia64_insn *i)
{
    uint64_t x = i ? i->x & i->line->matters : b->slot[slot > 2 || b->tmpl->unit[slot] == IA64_L ? 2 : slot];
    return x | (uint64_t)b->tmpl_number << 41 | (uint64_t)slot << 46;
}

#endif
