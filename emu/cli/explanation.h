/*
 * explanation.h - what the instruction table and the timing models say about an instruction.
 *
 *     json_t *j = explanation(isa, NULL, 0x10400, code);
 *     print_explanation(j, stdout);
 *     json_decref(j);
 */
#ifndef PRECIS_EMU_CLI_EXPLANATION_H
#define PRECIS_EMU_CLI_EXPLANATION_H

#include <jansson.h>
#include <stdint.h>
#include <stdio.h>

struct isa;
struct timing_model;

/* Returns {table, reads, writes, models} of the instruction at va (as in isa.disassemble()); of something else only {table}, as lines.
 * only: this model's cost; NULL: that of all built-in models. The machine has an instruction table. */
json_t *explanation(const struct isa *isa, const struct timing_model *only, uint64_t va, const uint8_t *code);
/* Prints it as lines of text. */
void print_explanation(const json_t *explanation, FILE *out);

#endif
