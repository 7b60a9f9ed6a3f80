/*
 * timing.h - the PA-RISC models for the scoreboard (emu/timing/pipeline.h), and its view of an instruction.
 *
 * Everything is derived from the instruction's line in hppa.def: its class and its fields. docs/timing-hppa.md has the sources of
 * the rules.
 */
#ifndef PRECIS_ISA_HPPA_TIMING_H
#define PRECIS_ISA_HPPA_TIMING_H

#include "emu/timing/model_text.h"

/* Register numbers in the scoreboard. */
enum {
    HPPA_TREG_GR = 0,
    HPPA_TREG_FR = 32, /* two per fp register: left and right word; fr0's left is the status */
    HPPA_TREG_SAR = 96,
    HPPA_TREG_CB, /* carry/borrow bits */
    HPPA_TREG_V,  /* divide step correction */
};

/* Levels of the instruction set, by index: their names. */
enum { HPPA_LEVEL_11, HPPA_LEVEL_20, HPPA_LEVELS };
extern const char *const hppa_levels[HPPA_LEVELS + 1];

/* Get a model by index; NULL past the end. The first is "unit". */
const struct timing_model *hppa_timing_model(unsigned index);
/* Get its text, or NULL. */
const struct timing_text *hppa_timing_text(unsigned index);

void hppa_timing_reg_name(unsigned reg, char *text, size_t cap);

/* Describe the instruction `word`. An undefined one counts as a system instruction. */
void hppa_timing_insn(uint32_t word, struct timing_insn *out);

#endif
