/* pipeline_internal.h - what the files of the scoreboard share: pipeline.c, reorder.c. */
#ifndef PRECIS_EMU_TIMING_PIPELINE_INTERNAL_H
#define PRECIS_EMU_TIMING_PIPELINE_INTERNAL_H

#include "emu/timing/pipeline.h"

// clang-format off
static inline unsigned timing_kinds(const struct timing_model *m) { return m->nclasses * TIMING_ROLES; }
static inline unsigned timing_kind_latency(const struct timing_model *m, unsigned producer, unsigned consumer) { return m->latency[producer * timing_kinds(m) + consumer]; }
// clang-format on

/* Returns the register's pending result, or NULL. */
static inline const struct timing_pending *timing_pending_of(const struct timing_state *s, unsigned reg)
{
    for (unsigned k = 0; k < s->npending && s->pending[k].reg <= reg; k++)
        if (s->pending[k].reg == reg)
            return &s->pending[k];
    return NULL;
}

/* What a branch does to fetch, at the branch, or at its delay slot if it has one. */
enum timing_outcome {
    TIMING_PREDICTED /* or there is none */,
    TIMING_TO_REGISTER /* predicted, to an address in a register */,
    TIMING_MISPREDICTED
};
enum timing_outcome timing_outcome(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i,
                                   const struct timing_event *e);
/* Returns timing_state.delay_slot after i: 0 unless it is a branch with a delay slot. */
unsigned timing_slot_of(const struct timing_model *m, const struct timing_state *s, const struct timing_insn *i,
                        const struct timing_event *e);

/* timing_step() with TIMING_ISSUE_REORDER. c: NULL, or zero but for its stall_class. */
uint32_t timing_reorder_step(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i,
                             const struct timing_event *e, struct timing_charge *c);

#endif
