/*
 * code.fuzz.h - for fuzz targets of an instruction set: runs arbitrary code on the interpreter and on the translator, and compares
 * registers, memory, stops and cycles.
 *
 * The input: a byte that chooses the timing model, eight bytes from which the registers are filled, then code.
 */
#ifndef PRECIS_EMU_ENGINE_CODE_FUZZ_H
#define PRECIS_EMU_ENGINE_CODE_FUZZ_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/cpu/isa.h"
#include "emu/fp/random.t.h"

/* What a target says of its instruction set. */
struct code_fuzz {
    const struct isa *isa;
    const char *model;
    uint64_t code, data, stack;
    /* Sets the state that the registers' list does not have; may be NULL. */
    void (*prepare)(struct cpu *c, uint64_t stack);
    /* Returns the address after an instruction that stopped. */
    uint64_t (*after)(uint64_t pc);
};

/* Blocks are translated after some runs: the code runs RUNS times from the same registers. */
enum { CODE_FUZZ_BYTES = 4096, CODE_FUZZ_MEMORY = 0x4000, CODE_FUZZ_RUNS = 20, CODE_FUZZ_STOPS = 8, CODE_FUZZ_BUDGET = 400 };

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

struct code_fuzz_result {
    uint64_t hash, cycles;
};

static inline void code_fuzz_mix(struct code_fuzz_result *r, uint64_t v)
{
    r->hash = (r->hash ^ v) * 1099511628211ull;
}

static inline uint64_t code_fuzz_value(const struct code_fuzz *f)
{
    switch (below(5)) {
    case 0: return random64();
    case 1: return f->data + (random64() & (CODE_FUZZ_MEMORY - 8));
    case 2: return below(128);
    case 3: return f->code + (random64() & 0xff0);
    default: return random64() >> 32;
    }
}

/* Runs from the first instruction over some stops; adds all that a program could see to the result. */
static inline void code_fuzz_pass(const struct code_fuzz *f, struct cpu *c, struct code_fuzz_result *r, uint64_t seed)
{
    random_state = seed | 1;
    if (f->prepare)
        f->prepare(c, f->stack);
    for (unsigned k = 0; k < f->isa->nregs; k++)
        if (f->isa->regs[k].slot != 0xffff) /* not those that the implementation computes: they share slots */
            cpu_reg_set(c, (int)k, code_fuzz_value(f));
    if (f->prepare)
        f->prepare(c, f->stack);
    cpu_set_pc(c, f->code);
    for (unsigned stop = 0; stop < CODE_FUZZ_STOPS; stop++) {
        struct cpu_stop why = {.reason = CPU_BUDGET};
        uint64_t used = cpu_run(c, CODE_FUZZ_BUDGET, &why);
        r->cycles += used;
        code_fuzz_mix(r, used);
        code_fuzz_mix(r, why.reason);
        code_fuzz_mix(r, why.reason == CPU_FAULT ? why.addr ^ why.fault : why.reason == CPU_TRAP ? why.trap : 0);
        code_fuzz_mix(r, cpu_pc_slot(c));
        if (why.reason == CPU_BUDGET)
            break;
        cpu_set_pc(c, f->after(cpu_pc(c)));
    }
    for (unsigned k = 0; k < f->isa->nregs; k++)
        code_fuzz_mix(r, cpu_reg_get(c, (int)k));
}

static inline struct code_fuzz_result code_fuzz_engine(const struct code_fuzz *f, enum cpu_engine engine, const uint8_t *data, size_t size)
{
    struct space *space = space_new(&f->isa->space);
    struct cpu *c = cpu_new(f->isa, space);
    struct cpu_timing *timing = data[0] & 1 ? cpu_timing_new(f->isa, f->model) : NULL;
    struct code_fuzz_result r = {0};
    uint64_t seed;
    uint8_t memory[CODE_FUZZ_MEMORY];
    memcpy(&seed, data + 1, 8);
    cpu_set_engine(c, engine);
    if (timing) {
        cpu_timing_caches(timing, data[0] & 2, 100);
        cpu_set_timing(c, timing);
    }
    space_map(space, f->code, CODE_FUZZ_BYTES * 4, MEM_R | MEM_X, 0, NULL);
    space_map(space, f->data, CODE_FUZZ_MEMORY, MEM_R | MEM_W, 0, NULL);
    space_map(space, f->stack, 0x40000, MEM_R | MEM_W, 0, NULL);
    mem_poke(space, f->code, data + 9, size - 9 > CODE_FUZZ_BYTES ? CODE_FUZZ_BYTES : size - 9);
    for (unsigned k = 0; k < CODE_FUZZ_RUNS; k++)
        code_fuzz_pass(f, c, &r, seed + (k == CODE_FUZZ_RUNS - 1));
    mem_peek(space, f->data, memory, sizeof memory);
    for (unsigned k = 0; k < sizeof memory; k += 8) {
        uint64_t word;
        memcpy(&word, memory + k, 8);
        code_fuzz_mix(&r, word);
    }
    cpu_free(c);
    space_unref(space); /* its blocks have costs of the timing model */
    if (timing)
        cpu_timing_unref(timing);
    return r;
}

/* The body of a target. */
static inline int code_fuzz_one(const struct code_fuzz *f, const uint8_t *data, size_t size)
{
    if (size < 9 + 4)
        return 0;
    struct code_fuzz_result interpreted = code_fuzz_engine(f, CPU_ENGINE_INTERP, data, size);
    struct code_fuzz_result translated = code_fuzz_engine(f, CPU_ENGINE_JIT, data, size);
    if (interpreted.hash != translated.hash) {
        fprintf(stderr, "the engines differ: %llu and %llu cycles\n", (unsigned long long)interpreted.cycles,
                (unsigned long long)translated.cycles);
        abort();
    }
    return 0;
}

#endif
