/*
 * predict.h - a predictor of branches that remembers: Itanium 2's. (PA-7100LC and PA-7300LC have none: their prediction follows
 * from the instruction alone, and the scoreboard knows it.)
 *
 * Direction: a branch whose hint says so (.sptk, .spnt) is predicted by its hint. Another one has a history of its last four
 * outcomes, and for each history a two-bit counter, which starts from the hint (.dptk, .dpnt). Target of a return: a stack of
 * eight return addresses. Target of another indirect branch: where it went last.
 *
 * Source: Intel Itanium 2 Processor Reference Manual (251110), "Branch prediction", from memory; table sizes are ours.
 */
#ifndef PRECIS_EMU_CLOCK_PREDICT_H
#define PRECIS_EMU_CLOCK_PREDICT_H

#include "emu/clock/pipeline.h"

enum { PREDICT_BRANCHES = 1 << 12, PREDICT_HISTORIES = 16, PREDICT_RETURNS = 8 };

struct predictor {
    struct predictor_branch {
        uint64_t pc, target;
        uint64_t always, never; /* pc, if another outcome of the same kind, taken or not, is foretold and changes nothing; else -1 */
        uint8_t history;
        uint8_t counter[PREDICT_HISTORIES];
    } branch[PREDICT_BRANCHES];
    uint64_t returns[PREDICT_RETURNS];
    unsigned top;
};

void predictor_reset(struct predictor *p);
/* Where the branch at pc is remembered, perhaps with another's memory. */
struct predictor_branch *predictor_branch(struct predictor *p, uint64_t pc);
/* The branch i at pc went to next, or did not happen; behind it stands `behind`. Was that foretold? Learns. */
bool predictor_right(struct predictor *p, const struct timing_insn *i, uint64_t pc, uint64_t behind, uint64_t next, bool taken);

#endif
