/* timing.h - the VAX models for the scoreboard (emu/timing/pipeline.h), and its view of an instruction. */
#ifndef PRECIS_ISA_VAX_TIMING_H
#define PRECIS_ISA_VAX_TIMING_H

#include "emu/timing/model_text.h"

/* Get a model by index; NULL past the end. The first is "unit". */
const struct timing_model *vax_timing_model(unsigned index);
/* Get its text, or NULL. */
const struct timing_text *vax_timing_text(unsigned index);
/* The members insn and reg_name of struct isa_timing, word and of_word of struct ir_timing. */
unsigned vax_timing_insn(uint64_t va, const uint8_t *code, struct timing_insn *out);
void vax_timing_reg_name(unsigned reg, char *text, size_t cap);
uint64_t vax_timing_word(uint64_t va, const uint8_t *code);
unsigned vax_timing_of_word(uint64_t word, struct timing_insn *out);
/* The word of a decoded instruction; first_part_done: as vax_cost(). */
struct vax_decoded;
uint64_t vax_timing_word_of(uint64_t va, const struct vax_decoded *d, bool first_part_done);

#endif
