/*
 * predict.h - a dynamic branch predictor. (Models without one predict statically, in the scoreboard.)
 *
 * Direction: a branch with a static hint is predicted by its hint. Any other branch has a history of its last
 * outcomes, and a two-bit counter for each history that starts from the hint. No branch is ever evicted. Target of a
 * return: a stack of return addresses. Target of another indirect branch: its last target, in a table.
 *
 * Source: the manual of the model's processor (docs/timing-*.md), "Branch prediction", from memory; the table sizes are ours.
 */
#ifndef PRECIS_EMU_TIMING_PREDICT_H
#define PRECIS_EMU_TIMING_PREDICT_H

#include "emu/timing/pipeline.h"

/* Upper bounds; struct timing_predictor has a model's own. */
enum { PREDICT_HISTORIES = 16, PREDICT_RETURNS = 64, PREDICT_TARGETS = 1 << 12 };

/* Direction state of one branch. */
struct predictor_branch {
    uint8_t counter[PREDICT_HISTORIES];
    uint8_t history;
};

/* Nonzero if one more outcome of that kind, taken or not taken, is predicted and changes nothing: the branch is biased. */
struct predictor_biased {
    uint8_t taken, not_taken;
};

enum { PREDICT_COUNTERS = 4 /* number of values */, PREDICT_BITS = 64 };
/* Transition of a counter, by outcome and by counter value: its next value, and whether the branch was mispredicted. */
struct predictor_transition {
    uint8_t to;
    bool wrong;
};
extern const struct predictor_transition predictor_transitions[2][PREDICT_COUNTERS];
/* The transition table for host code, one word per transition, by bit number: that bit, above the counter's, is set on a misprediction. */
typedef uint64_t predictor_packed[2][PREDICT_COUNTERS];

// clang-format off
/* The counter value that saturates in that direction. */
static inline unsigned predictor_strongest(bool taken) { return taken ? PREDICT_COUNTERS - 1 : 0; }
// clang-format on

struct predictor {
    unsigned histories, returned, targets; /* masks: the numbers of histories, of entries of returns[] and of target[], each less one */
    /* Arrays by branch number, in the order of first execution; in the low 2 GiB of the host's memory if there is room. */
    struct predictor_branch *branch;
    struct predictor_biased *biased;
    uint64_t *pc;             /* address of the branch */
    predictor_packed *packed; /* for host code; in the same mapping */
    unsigned nbranches;
    uint32_t *numbers; /* hash table by pc of branch numbers plus one; 0 if empty */
    unsigned bits;     /* log2 of the size of `numbers` */
    struct predictor_target {
        uint64_t pc, target;
    } target[PREDICT_TARGETS];
    uint64_t returns[PREDICT_RETURNS];
    unsigned top;
};

/* The history of a branch whose recorded outcomes are all `taken`. */
static inline unsigned predictor_history_of(const struct predictor *p, bool taken)
{
    return taken ? p->histories : 0;
}
/* Empties the predictor. */
void predictor_reset(struct predictor *p, const struct timing_predictor *shape);
void predictor_free(struct predictor *p);
/* Returns the number of branch i at pc, which never changes. Without memory the process ends with status 2. */
int predictor_branch(struct predictor *p, const struct timing_insn *i, uint64_t pc);
/* Returns whether the branch was recently both taken and not taken. */
bool predictor_varies(const struct predictor *p, int branch, const struct timing_insn *i);
/* The target entry of the indirect branch at pc; other branches may share it. */
struct predictor_target *predictor_target(struct predictor *p, uint64_t pc);
/* Returns whether the branch has a number: its prediction depends on its past outcomes. */
static inline bool predictor_remembers(const struct timing_insn *i)
{
    return (i->flags & (TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC)) == TIMING_IS_CONDITIONAL;
}
/* Returns whether branch i at pc was predicted, and trains the predictor. next: where it went; taken: it was taken; following: address of
 * the following instruction. *number: number of the branch plus one; 0 to look it up and store it there, if it has one. */
bool predictor_train(struct predictor *p, const struct timing_insn *i, uint64_t pc, uint64_t following, uint64_t next, bool taken,
                     unsigned *number);

#endif
