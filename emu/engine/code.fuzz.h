/*
 * code.fuzz.h - for fuzz targets of an instruction set: runs arbitrary code on the interpreter and on the translator, and compares
 * registers, memory, stops and cycles.
 *
 * The input: a byte of flags (enum code_fuzz_flags), eight bytes from which the registers are filled, then code.
 *
 * The machines of each combination of flags are kept from input to input: code.fuzz.c resets their registers, memory, blocks, predictor
 * and caches. After CODE_FUZZ_KEPT inputs a machine is replaced, and its last input runs again on the new one: the results are compared.
 */
#ifndef PRECIS_EMU_ENGINE_CODE_FUZZ_H
#define PRECIS_EMU_ENGINE_CODE_FUZZ_H

#include <stdint.h>
#include "emu/cpu/isa.h"

/* What a target says of its instruction set. */
struct code_fuzz {
    const struct isa *isa;
    const char *model;
    uint64_t code, data, stack;
    /* Sets the state that the registers' list does not have; may be NULL. */
    void (*prepare)(struct cpu *c, uint64_t stack);
    /* Returns the address after an instruction that stopped. */
    uint64_t (*after)(uint64_t pc);
    const char *other; /* the model with CODE_FUZZ_OTHER; NULL: the same */
};

/* UNTOUCHED: the pages of data and stack have not been accessed before, so that the first access to each faults on the host. */
enum code_fuzz_flags { CODE_FUZZ_TIMED = 1, CODE_FUZZ_CACHES = 2, CODE_FUZZ_UNTOUCHED = 4, CODE_FUZZ_OTHER = 8, CODE_FUZZ_FLAGS = 15 };

enum { CODE_FUZZ_KEPT = 256 };

/* A register that a target sets: its number is looked up once. */
struct code_fuzz_reg {
    const char *name;
    int number_plus_1; /* 0: not yet known */
};

static inline void code_fuzz_set(struct cpu *c, const struct isa *isa, struct code_fuzz_reg *r, uint64_t value)
{
    if (!r->number_plus_1)
        r->number_plus_1 = cpu_reg_find(isa, r->name) + 1;
    cpu_reg_set(c, r->number_plus_1 - 1, value);
}

/* The body of a target. */
int code_fuzz_one(const struct code_fuzz *f, const uint8_t *data, size_t size);

#endif
