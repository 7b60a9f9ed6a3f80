/*
 * timing.h - the SPARC models for the scoreboard (emu/timing/pipeline.h), and its view of an instruction.
 *
 * Everything is derived from the instruction's line in sparc.def: its class and its fields.
 */
#ifndef PRECIS_ISA_SPARC_TIMING_H
#define PRECIS_ISA_SPARC_TIMING_H

#include "emu/timing/model_text.h"

/* Register numbers in the scoreboard. */
enum {
    SPARC_TREG_GR = 0,
    SPARC_TREG_FR = 32, /* 64 words: two of each double */
    SPARC_TREG_Y = 96,
    SPARC_TREG_CC, /* icc and xcc */
    SPARC_TREG_ASI,
    SPARC_TREG_FSR,
    SPARC_TREG_GSR,
    SPARC_TREG_FCC, /* fcc0 to fcc3 */
};

/* Get a model by index; NULL past the end. The first is "unit". */
const struct timing_model *sparc_timing_model(unsigned index);
/* Get its text, or NULL. */
const struct timing_text *sparc_timing_text(unsigned index);

void sparc_timing_reg_name(unsigned reg, char *text, size_t cap);

/* Describe the instruction `word`. An undefined one counts as a system instruction. */
void sparc_timing_insn(uint32_t word, struct timing_insn *out);

#endif
