/* predict.c - see predict.h. */
#define _GNU_SOURCE
#include "emu/timing/predict.h"
#include "emu/fatal/fatal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MAX_BRANCHES = 1 << 20, FIRST_BITS = 10 };
enum { STRONGLY_NOT, WEAKLY_NOT, WEAKLY_TAKEN, STRONGLY_TAKEN };

const struct predictor_transition predictor_transitions[2][PREDICT_COUNTERS] = {
    {{STRONGLY_NOT, false}, {STRONGLY_NOT, false}, {WEAKLY_NOT, true}, {WEAKLY_TAKEN, true}},     /* not taken */
    {{WEAKLY_NOT, true}, {WEAKLY_TAKEN, true}, {STRONGLY_TAKEN, false}, {STRONGLY_TAKEN, false}}, /* taken */
};

static const size_t BRANCHES = MAX_BRANCHES * (sizeof(struct predictor_branch) + sizeof(struct predictor_biased) + sizeof(uint64_t)),
                    BYTES = BRANCHES + PREDICT_BITS * sizeof(predictor_packed);

void predictor_reset(struct predictor *p, const struct timing_predictor *shape)
{
    memset(p, 0, sizeof *p);
    p->histories = (1u << shape->history) - 1;
    p->returned = shape->returns - 1u;
    p->targets = shape->targets - 1u;
}

void predictor_free(struct predictor *p)
{
    if (p->branch)
        munmap(p->branch, BYTES);
    free(p->numbers);
}

static void pack_transitions(predictor_packed *packed)
{
    for (unsigned bit = 2; bit < PREDICT_BITS; bit++)
        for (unsigned taken = 0; taken < 2; taken++)
            for (unsigned k = 0; k < PREDICT_COUNTERS; k++)
                packed[bit][taken][k] = predictor_transitions[taken][k].to | (uint64_t)predictor_transitions[taken][k].wrong << bit;
}

/* ---- branches' numbers ------------------------------------------------------------------------- */

/* Without room for a branch the cycles would be other ones. */
static _Noreturn void out_of_memory(void)
{
    fatal(2, "out of host memory for the branch predictor");
}

/* Reserve address space for the maximum number of branches; in the low 2 GiB, host code uses 32-bit addresses. */
static void take_room(struct predictor *p)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
#ifdef MAP_32BIT
    void *room = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, flags | MAP_32BIT, -1, 0);
#else
    void *room = MAP_FAILED;
#endif
    if (room == MAP_FAILED)
        room = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (room == MAP_FAILED)
        out_of_memory();
    p->branch = room;
    p->biased = (struct predictor_biased *)(p->branch + MAX_BRANCHES);
    p->pc = (uint64_t *)(void *)(p->biased + MAX_BRANCHES);
    p->packed = (predictor_packed *)(void *)((uint8_t *)room + BRANCHES);
    pack_transitions(p->packed);
}

/* The hash slot of the branch at pc, used or free. Neighbours in the code are neighbours here, for locality. */
static uint32_t *place_of(const struct predictor *p, uint64_t pc)
{
    uint64_t place = pc >> 4, scattered = (pc & 15) ^ place >> p->bits << 4, mask = ((uint64_t)1 << p->bits) - 1;
    uint64_t at = (place + (scattered * 0x9e3779b97f4a7c15u >> 40)) & mask;
    while (p->numbers[at] && p->pc[p->numbers[at] - 1] != pc)
        at = (at + 1) & mask;
    return &p->numbers[at];
}

static void grow(struct predictor *p)
{
    unsigned bits = p->numbers ? p->bits + 1 : FIRST_BITS;
    uint32_t *numbers = malloc(sizeof *numbers << bits);
    if (!numbers)
        out_of_memory();
    free(p->numbers);
    memset(numbers, 0, sizeof *numbers << bits); /* calloc would give pages that fault twice: on the first read and on the first write */
    p->numbers = numbers;
    p->bits = bits;
    for (unsigned n = 0; n < p->nbranches; n++)
        *place_of(p, p->pc[n]) = n + 1;
}

int predictor_branch(struct predictor *p, const struct timing_insn *i, uint64_t pc)
{
    if (p->numbers) {
        uint32_t known = *place_of(p, pc);
        if (known)
            return (int)known - 1;
    }
    if (!p->branch)
        take_room(p);
    if (p->nbranches == MAX_BRANCHES) /* table full: branches share entries */
        return (int)(pc * 0x9e3779b97f4a7c15u >> 40) % MAX_BRANCHES;
    if (2 * p->nbranches >= (p->numbers ? 1u << p->bits : 0))
        grow(p);
    int n = (int)p->nbranches++;
    *place_of(p, pc) = (uint32_t)n + 1;
    p->pc[n] = pc;
    memset(p->branch[n].counter, i->flags & TIMING_PREDICT_TAKEN ? WEAKLY_TAKEN : WEAKLY_NOT, sizeof p->branch[n].counter);
    return n;
}

bool predictor_varies(const struct predictor *p, int branch, const struct timing_insn *i)
{
    const struct predictor_branch *b = &p->branch[branch];
    unsigned first = i->flags & TIMING_PREDICT_TAKEN ? WEAKLY_TAKEN : WEAKLY_NOT;
    if (p->biased[branch].taken || p->biased[branch].not_taken)
        return false;
    for (unsigned h = 0; h < PREDICT_HISTORIES; h++)
        if (b->counter[h] != first)
            return true;
    return false;
}

/* ---- prediction -------------------------------------------------------------------------------- */

static bool is_biased(const struct predictor *p, const struct predictor_branch *b, bool taken)
{
    return b->history == predictor_history_of(p, taken) && b->counter[b->history] == predictor_strongest(taken);
}

static bool direction(struct predictor *p, const struct timing_insn *i, uint64_t pc, bool taken, unsigned *number)
{
    bool hint = i->flags & TIMING_PREDICT_TAKEN;
    if (!(i->flags & TIMING_IS_CONDITIONAL))
        return true;
    if (i->flags & TIMING_PREDICT_STATIC)
        return hint == taken;
    if (!*number)
        *number = (unsigned)(predictor_branch(p, i, pc) + 1);
    unsigned n = *number - 1;
    struct predictor_branch *b = &p->branch[n];
    uint8_t *counter = &b->counter[b->history];
    struct predictor_transition t = predictor_transitions[taken][*counter];
    *counter = t.to;
    b->history = (uint8_t)((b->history << 1 | taken) & p->histories);
    p->biased[n].taken = is_biased(p, b, true);
    p->biased[n].not_taken = is_biased(p, b, false);
    return !t.wrong;
}

struct predictor_target *predictor_target(struct predictor *p, uint64_t pc)
{
    return &p->target[(pc >> 4 ^ pc >> 16 ^ (pc & 3) << 10) & p->targets];
}

static bool target(struct predictor *p, const struct timing_insn *i, uint64_t pc, uint64_t next)
{
    if (i->flags & TIMING_IS_RETURN) {
        p->top = (p->top - 1) & p->returned;
        return p->returns[p->top] == next;
    }
    if (!(i->flags & TIMING_IS_INDIRECT))
        return true;
    struct predictor_target *known = predictor_target(p, pc);
    bool right = known->pc == pc && known->target == next;
    *known = (struct predictor_target){pc, next};
    return right;
}

bool predictor_train(struct predictor *p, const struct timing_insn *i, uint64_t pc, uint64_t following, uint64_t next, bool taken,
                     unsigned *number)
{
    bool right = direction(p, i, pc, taken, number);
    if (!taken)
        return right;
    if (i->flags & TIMING_IS_CALL) {
        p->returns[p->top] = following;
        p->top = (p->top + 1) & p->returned;
    }
    return target(p, i, pc, next) && right;
}
