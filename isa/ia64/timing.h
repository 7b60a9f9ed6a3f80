/*
 * timing.h - the Itanium timing models for the scoreboard (emu/timing/pipeline.h), and the description of an instruction for it.
 *
 * Everything follows from the instruction's line in insns.def: its class, its operands, its attributes. docs/timing-ia64.md
 * has the rules' sources.
 */
#ifndef PRECIS_ISA_IA64_TIMING_H
#define PRECIS_ISA_IA64_TIMING_H

#include "emu/timing/model_text.h"
#include "isa/ia64/insns.h"

/* Register numbers of the scoreboard. */
enum {
    IA64_TREG_GR = 0,
    IA64_TREG_FR = 128,
    IA64_TREG_PR = 256,
    IA64_TREG_BR = 320,
    IA64_TREG_AR = 328,
};

/* Returns a model by index; NULL past the end. The first is "unit". */
const struct timing_model *ia64_timing_model(unsigned index);
/* Returns its text, or NULL. */
const struct timing_text *ia64_timing_text(unsigned index);

void ia64_timing_reg_name(unsigned reg, char *text, size_t cap);

/* Describes the instruction in slot 0..2 of a bundle. An undefined encoding counts as a nop of its slot. Returns false for slot 2 of an MLX
 * bundle, which is part of slot 1. */
bool ia64_timing_insn(const struct ia64_bundle *b, unsigned slot, struct timing_insn *out);
/* Returns the bits that determine the description: instructions with equal words have equal descriptions. i: the decoded instruction; NULL:
 * an undefined encoding. */
static inline uint64_t ia64_timing_word(const struct ia64_bundle *b, unsigned slot, const struct ia64_insn *i)
{
    uint64_t x = i ? i->x & i->line->matters : b->slot[slot > 2 || b->tmpl->unit[slot] == IA64_L ? 2 : slot];
    if (i && i->x & i->line->displacement) /* all that matters is whether it is 0 */
        x |= i->line->displacement & -i->line->displacement;
    return x | (uint64_t)b->tmpl_number << 41 | (uint64_t)slot << 46;
}

#endif
