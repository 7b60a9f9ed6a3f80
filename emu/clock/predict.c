/* predict.c - see predict.h. */
#include "emu/clock/predict.h"

#include <string.h>

void predictor_reset(struct predictor *p)
{
    memset(p, 0, sizeof *p);
    for (unsigned n = 0; n < PREDICT_BRANCHES; n++)
        p->branch[n].always = p->branch[n].never = UINT64_MAX;
}

static unsigned index_of(uint64_t pc)
{
    return (unsigned)((pc >> 4 ^ pc >> 16 ^ (pc & 3) << 10) & (PREDICT_BRANCHES - 1));
}

struct predictor_branch *predictor_branch(struct predictor *p, uint64_t pc)
{
    return &p->branch[index_of(pc)];
}

enum { STRONGLY_NOT, WEAKLY_NOT, WEAKLY_TAKEN, STRONGLY_TAKEN };

static bool direction(struct predictor *p, const struct timing_insn *i, uint64_t pc, bool taken)
{
    unsigned n = index_of(pc);
    bool hint = i->flags & TIMING_PREDICT_TAKEN;
    if (!(i->flags & TIMING_IS_CONDITIONAL))
        return true;
    if (i->flags & TIMING_PREDICT_STATIC)
        return hint == taken;
    if (p->branch[n].pc != pc) {
        memset(&p->branch[n], 0, sizeof p->branch[n]);
        p->branch[n].pc = pc;
        memset(p->branch[n].counter, hint ? WEAKLY_TAKEN : WEAKLY_NOT, sizeof p->branch[n].counter);
    }
    uint8_t *counter = &p->branch[n].counter[p->branch[n].history];
    bool right = (*counter >= WEAKLY_TAKEN) == taken;
    if (taken && *counter < STRONGLY_TAKEN)
        ++*counter;
    else if (!taken && *counter > STRONGLY_NOT)
        --*counter;
    unsigned all = PREDICT_HISTORIES - 1, h = p->branch[n].history = (uint8_t)((p->branch[n].history << 1 | taken) & all);
    p->branch[n].always = h == all && p->branch[n].counter[all] == STRONGLY_TAKEN ? pc : UINT64_MAX;
    p->branch[n].never = h == 0 && p->branch[n].counter[0] == STRONGLY_NOT ? pc : UINT64_MAX;
    return right;
}

static bool target(struct predictor *p, const struct timing_insn *i, uint64_t pc, uint64_t next)
{
    unsigned n = index_of(pc);
    if (i->flags & TIMING_IS_RETURN) {
        p->top = (p->top + PREDICT_RETURNS - 1) % PREDICT_RETURNS;
        return p->returns[p->top] == next;
    }
    if (!(i->flags & TIMING_IS_INDIRECT))
        return true;
    bool right = p->branch[n].pc == pc && p->branch[n].target == next;
    if (p->branch[n].pc != pc)
        p->branch[n].always = p->branch[n].never = UINT64_MAX;
    p->branch[n].pc = pc;
    p->branch[n].target = next;
    return right;
}

bool predictor_right(struct predictor *p, const struct timing_insn *i, uint64_t pc, uint64_t behind, uint64_t next, bool taken)
{
    bool right = direction(p, i, pc, taken);
    if (!taken)
        return right;
    if (i->flags & TIMING_IS_CALL) {
        p->returns[p->top] = behind;
        p->top = (p->top + 1) % PREDICT_RETURNS;
    }
    return target(p, i, pc, next) && right;
}
