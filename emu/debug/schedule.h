/*
 * schedule.h - a timing model's schedule of straight-line code in an ELF file: the cycle and the port of each instruction of a block, and
 * what it waited for.
 *
 *     struct schedule *s = schedule_new(isa, model, section, symbols, 0);
 *     for (size_t k = 0, end; k < s->n; k = end) {
 *         end = schedule_block_end(s, k, UINT64_MAX);
 *         schedule_run(s, k, end, 1, rows);
 *     }
 *     schedule_free(s);
 *
 * Blocks start at functions, at targets of direct branches, and after branches and their delay slots. The pipeline is empty before a block
 * and every access hits. No branch is taken, except the one from an iteration of a block to the next.
 */
#ifndef PRECIS_EMU_DEBUG_SCHEDULE_H
#define PRECIS_EMU_DEBUG_SCHEDULE_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/timing/pipeline.h"

struct code_section;
struct isa;
struct symbols;

enum { SCHEDULE_MAX_BLOCK = 4096 };

/* An instruction of a section. */
struct schedule_line {
    uint64_t va; /* of a bundle: with the slot number */
    struct timing_insn insn;
    bool leader; /* a block starts here */
};

/* An instruction that issued. */
struct schedule_row {
    const struct schedule_line *line;
    uint64_t cycle; /* of issue; the block starts in cycle 0 */
    uint32_t cost;
    struct timing_charge charge;
    const struct schedule_row *producer; /* the instruction whose result it waited for; NULL if it is not in these rows */
};

struct schedule {
    const struct isa *isa;
    struct timing_model *model;
    const struct code_section *section;
    struct symbols *symbols;
    struct schedule_line *lines;
    size_t n;
};

/* Read a section's instructions and find its blocks; one also starts at `start`. The model is one of timing_prepare(); it, the section and
 * the symbols must outlive the schedule. Returns NULL if out of memory. */
struct schedule *schedule_new(const struct isa *isa, struct timing_model *model, const struct code_section *section,
                              struct symbols *symbols, uint64_t start);
void schedule_free(struct schedule *s);

/* The instruction at an address, or after the entry mask there; NULL if none starts there. */
const struct schedule_line *schedule_line_at(const struct schedule *s, uint64_t va);
/* The end of the block that starts at line k, as an index: at most SCHEDULE_MAX_BLOCK lines, below address `stop`. */
size_t schedule_block_end(const struct schedule *s, size_t k, uint64_t stop);
/* Returns whether the block [k, end) ends with a branch to its own start. */
bool schedule_is_loop(const struct schedule *s, size_t k, size_t end);
/* Time the lines [k, end), `iterations` times in a row. rows has room for iterations * (end - k). Returns the cycles. */
uint64_t schedule_run(const struct schedule *s, size_t k, size_t end, unsigned iterations, struct schedule_row *rows);

/* The text of the instruction at an address of the section. */
void schedule_text(const struct schedule *s, uint64_t va, char *text, size_t cap);
/* The name of the class of the producer that an instruction waited for; "" if it did not wait. */
const char *schedule_producer_class(const struct schedule *s, const struct schedule_row *row);

/* The block [k, end) as a JSON object: docs/formats.md. A loop has two iterations, the second of which has the results of the first
 * pending. `bias` is added to addresses. NULL if out of memory. */
json_t *schedule_json(const struct schedule *s, size_t k, size_t end, uint64_t bias);

#endif
