/*
 * predict.h - a predictor of branches that remembers: Itanium 2's. (PA-7100LC and PA-7300LC have none: their prediction follows
 * from the instruction alone, and the scoreboard knows it.)
 *
 * Direction: a branch whose hint says so (.sptk, .spnt) is predicted by its hint. Another one has a history of its last four
 * outcomes, and for each history a two-bit counter, which starts from the hint (.dptk, .dpnt). No branch is forgotten. Target of a
 * return: a stack of eight return addresses. Target of another indirect branch: where it went last.
 *
 * Source: Intel Itanium 2 Processor Reference Manual (251110), "Branch prediction", from memory; table sizes are ours.
 */
#ifndef PRECIS_EMU_CLOCK_PREDICT_H
#define PRECIS_EMU_CLOCK_PREDICT_H

#include "emu/timing/pipeline.h"

enum { PREDICT_HISTORIES = 16, PREDICT_RETURNS = 8, PREDICT_TARGETS = 1 << 12 };

/* A branch's direction. */
struct predictor_branch {
    uint8_t counter[PREDICT_HISTORIES];
    uint8_t history;
};

/* Not 0 if another outcome of the kind, taken or not, is foretold and changes nothing. */
struct predictor_steady {
    uint8_t taken, not_taken;
};

enum { PREDICT_COUNTERS = 4 /* values */, PREDICT_BITS = 64 };
/* What becomes of a counter, and was the branch mispredicted? By whether it is taken, and what the counter was. */
struct predictor_transition {
    uint8_t to;
    bool wrong;
};
extern const struct predictor_transition predictor_transitions[2][PREDICT_COUNTERS];
/* The same for host code, in a word, by number of a bit above those of a counter: is set if the branch was mispredicted. */
typedef uint64_t predictor_lesson[2][PREDICT_COUNTERS];

/* The history of a branch that has gone that way as far back as it says, … */
static inline unsigned predictor_history_of(bool taken) { return taken ? PREDICT_HISTORIES - 1 : 0; }
/* … and the counter that goes there with it when one more such outcome changes nothing. */
static inline unsigned predictor_strongest(bool taken) { return taken ? PREDICT_COUNTERS - 1 : 0; }

struct predictor {
    /* By number, in the order in which they were met; in the low 2 GiB of the host's memory if it has room there. */
    struct predictor_branch *branch;
    struct predictor_steady *steady;
    uint64_t *pc;                      /* where it stands */
    predictor_lesson *lesson;          /* for host code; there, too */
    unsigned nbranches;
    uint32_t *numbers;                 /* plus one, a hash table by pc; 0: none */
    unsigned bits;                     /* 1 << bits of them */
    struct predictor_target {
        uint64_t pc, target;
    } target[PREDICT_TARGETS];
    uint64_t returns[PREDICT_RETURNS];
    unsigned top;
};

void predictor_reset(struct predictor *p);
void predictor_free(struct predictor *p);
/* The number of the branch i at pc, which stays. NO_BRANCH: no host memory. */
enum { NO_BRANCH = -1 };
int predictor_branch(struct predictor *p, const struct timing_insn *i, uint64_t pc);
/* Has it been seen to go both ways lately? */
bool predictor_varies(const struct predictor *p, int branch, const struct timing_insn *i);
/* Where the indirect branch at pc is remembered, perhaps with another's memory. */
struct predictor_target *predictor_target(struct predictor *p, uint64_t pc);
/* Has it a number: is what it did before asked when it is foretold? */
static inline bool predictor_remembers(const struct timing_insn *i)
{
    return (i->flags & (TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC)) == TIMING_IS_CONDITIONAL;
}
/* The branch i at pc went to next, or did not happen; behind it stands `behind`. Was that foretold? Learns. *number, if it has one: that plus
 * one, or 0, and then it is looked for. */
bool predictor_right(struct predictor *p, const struct timing_insn *i, uint64_t pc, uint64_t behind, uint64_t next, bool taken,
                     unsigned *number);

#endif
