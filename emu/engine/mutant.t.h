/*
 * mutant.t.h - for tests: changes the micro-operations of one instruction, one after the other, to prove that a test's operands notice.
 *
 * A mutant has one operation replaced by a similar one: another order of a comparison, another direction of a shift, a carry or sign
 * lost, an immediate off by one, the alternatives of a selection or a skip exchanged, a bit of a helper's result flipped, or the helper not
 * called.
 */
#ifndef PRECIS_EMU_ENGINE_MUTANT_T_H
#define PRECIS_EMU_ENGINE_MUTANT_T_H

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include "emu/blocks/code.h"
#include "emu/ir/block.h"
#include "emu/ir/cpu.h"
#include "emu/ir/templates.h"

struct mutant_count {
    unsigned killed, survived;
    unsigned rounded, unrounded; /* of those: results rounded in another mode */
    bool show;                   /* print survivors */
};

/* What each operation becomes; pairs with the immediate form follow at once. */
static const uint16_t mutant_swaps[][2] = {
#define PAIR(a, b) {IR_##a, IR_##b}, {IR_##a##I, IR_##b##I},
    PAIR(ADD, SUB) PAIR(SUB, ADD) PAIR(AND, OR) PAIR(OR, AND) PAIR(XOR, OR) PAIR(ANDC, AND) PAIR(SHL, SHR) PAIR(SHR, SAR) PAIR(SHR, SHL)
        PAIR(SAR, SHR) PAIR(MUL, ADD) PAIR(MULHU, MULHS) PAIR(MULHS, MULHU) PAIR(ADD32, SUB32) PAIR(ADD32, ADD) PAIR(SUB32, ADD32)
            PAIR(SUB32, SUB) PAIR(SHL32, SHL) PAIR(SHR32, SAR32) PAIR(SAR32, SHR32) PAIR(EQ, NE) PAIR(NE, EQ) PAIR(LT, LE) PAIR(LE, LT)
                PAIR(LT, LTU) PAIR(LTU, LEU) PAIR(LTU, LT) PAIR(LEU, LTU) PAIR(EQ32, NE32) PAIR(EQ32, EQ) PAIR(NE32, EQ32) PAIR(LT32, LE32)
                    PAIR(LE32, LT32) PAIR(LT32, LTU32) PAIR(LTU32, LEU32) PAIR(LTU32, LT32) PAIR(LEU32, LTU32)
#undef PAIR
                        {IR_MOV, IR_NOT},
    {IR_NOT, IR_MOV},
    {IR_NEG, IR_MOV},
    {IR_SEXT8, IR_ZEXT8},
    {IR_SEXT16, IR_ZEXT16},
    {IR_SEXT32, IR_ZEXT32},
    {IR_ZEXT8, IR_SEXT8},
    {IR_ZEXT16, IR_SEXT16},
    {IR_ZEXT32, IR_SEXT32},
    {IR_BSWAP16, IR_MOV},
    {IR_BSWAP32, IR_MOV},
    {IR_BSWAP64, IR_MOV},
    {IR_CLZ, IR_CTZ},
    {IR_CTZ, IR_CLZ},
    {IR_POPCNT, IR_MOV},
    {IR_EXTRACT, IR_EXTRACTS},
    {IR_EXTRACTS, IR_EXTRACT},
    {IR_SKIP_Z, IR_SKIP_NZ},
    {IR_SKIP_NZ, IR_SKIP_Z},
    {IR_LD8LE, IR_LD16LE},
    {IR_LD16LE, IR_LD8LE},
    {IR_LD32LE, IR_LD16LE},
    {IR_LD64LE, IR_LD32LE},
    {IR_ST16LE, IR_ST8LE},
    {IR_ST32LE, IR_ST16LE},
    {IR_ST64LE, IR_ST32LE},
    {IR_LD16BE, IR_LD16LE},
    {IR_LD32BE, IR_LD32LE},
    {IR_LD64BE, IR_LD64LE},
    {IR_ST16BE, IR_ST16LE},
    {IR_ST32BE, IR_ST32LE},
    {IR_ST64BE, IR_ST64LE},
};

static inline bool mutant_has_immediate(unsigned op)
{
    switch (op) {
#define X(name, expression) case IR_##name##I:
        IR_BINARY(X)
#undef X
    case IR_CONST:
    case IR_EXTRACT:
    case IR_EXTRACTS:
    case IR_DEPOSIT:
    case IR_SHRD:
    case IR_SHRD32: return true;
    default: return false;
    }
}

typedef bool mutant_survives(void *ctx);

static inline void mutant_try(const struct ir_op *original, const struct ir_op *op, mutant_survives *survives, void *ctx,
                              struct mutant_count *count)
{
    int status = 0;
    pid_t child = fork(); /* a mutant may crash, or spoil the state of the cpu */
    if (child == 0)
        _exit(survives(ctx) ? 0 : 1);
    if (child < 0 || waitpid(child, &status, 0) < 0)
        abort();
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
        count->survived++;
        if (count->show)
            printf("survived: op %u as %u, immediate %d\n", original->op, op->op, op->imm);
    } else
        count->killed++;
}

/* Tries all mutants of one operation. */
static inline void mutants_of_op(struct ir_op *op, mutant_survives *survives, void *ctx, struct mutant_count *count)
{
    const struct ir_op original = *op;
    for (size_t k = 0; k < sizeof mutant_swaps / sizeof *mutant_swaps; k++) {
        bool is_flag = original.op == IR_EXTRACT && original.imm >> 8 == 1; /* used as a truth value: any sign will do */
        if (mutant_swaps[k][0] != original.op || is_flag)
            continue;
        op->op = mutant_swaps[k][1];
        mutant_try(&original, op, survives, ctx, count);
        *op = original;
    }
    if (mutant_has_immediate(original.op)) {
        op->imm = original.imm ^ 1;
        mutant_try(&original, op, survives, ctx, count);
        *op = original;
    }
    if (original.op == IR_SELECT && original.b != original.c) {
        op->b = original.c;
        op->c = original.b;
        mutant_try(&original, op, survives, ctx, count);
        *op = original;
    }
}

/* Tries another address after the block. */
static inline void mutant_of_exit(struct ir_exit *exit, mutant_survives *survives, void *ctx, struct mutant_count *count)
{
    static const struct ir_op none;
    const struct ir_exit original = *exit;
    exit->pc ^= 16;
    exit->next = NULL;
    mutant_try(&none, &none, survives, ctx, count);
    *exit = original;
}

static ir_fn *mutant_call;
static uint64_t mutant_flip;

static inline uint64_t mutant_called(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    return mutant_call(c, x, y, z) ^ mutant_flip;
}

static inline uint64_t mutant_not_called(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)c, (void)x, (void)y, (void)z;
    return 0;
}

/* Flips the last and the middle bit of a helper's result, and leaves out the call. */
static inline void mutants_of_call(struct ir_block *b, const struct ir_op *op, mutant_survives *survives, void *ctx,
                                   struct mutant_count *count)
{
    uint64_t original = b->pool[op->imm];
    mutant_call = (ir_fn *)(uintptr_t)original;
    b->pool[op->imm] = (uint64_t)(uintptr_t)mutant_called;
    for (unsigned k = 0; k < 2; k++) {
        mutant_flip = k ? 1ull << 31 : 1;
        mutant_try(op, op, survives, ctx, count);
    }
    b->pool[op->imm] = (uint64_t)(uintptr_t)mutant_not_called;
    mutant_try(op, op, survives, ctx, count);
    b->pool[op->imm] = original;
}

/* Tries all mutants of instructions number `index` to `index + most - 1` of a block. */
static inline void mutants_in(struct ir_block *b, unsigned index, unsigned most, mutant_survives *survives, void *ctx,
                              struct mutant_count *count)
{
    uint32_t last = index + most < b->ninsns ? b->insns[index + most].first_op : b->nops;
    for (uint32_t i = b->insns[index].first_op; i < last; i++) {
        mutants_of_op(&b->ops[i], survives, ctx, count);
        if (b->ops[i].op == IR_CALL)
            mutants_of_call(b, &b->ops[i], survives, ctx, count);
    }
    for (uint32_t i = 0; i < b->nexits; i++)
        if (b->exits[i].insn >= index && b->exits[i].insn < index + most)
            mutant_of_exit(&b->exits[i], survives, ctx, count);
}

/* Tries all mutants of the instruction at pc, and of the most - 1 after it, in all blocks that have run: one for each mode. */
static inline void mutants_of(struct cpu *c, uint64_t pc, unsigned most, mutant_survives *survives, void *ctx, struct mutant_count *count)
{
    enum { MOST = 8 };
    struct {
        struct ir_block *block;
        unsigned index;
    } place[MOST];
    unsigned n = 0;
    const struct code *code = code_at(cpu_space(c));
    for (size_t k = 0; k < (size_t)1 << CODE_PAGE_BITS; k++)
        for (struct ir_block *b = code->pages[k]; b; b = b->all_next)
            for (unsigned i = 0; i < b->ninsns && !b->dead && !b->fragments; i++)
                if (b->insns[i].pc == pc && n < MOST) {
                    place[n].block = b;
                    place[n++].index = i;
                }
    for (unsigned k = 0; k < n; k++)
        mutants_in(place[k].block, place[k].index, most, survives, ctx, count);
}

#endif
