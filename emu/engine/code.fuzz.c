/* code.fuzz.c - see code.fuzz.h. */
#include "emu/engine/code.fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/blocks/code.h"
#include "emu/cost/cost.h"
#include "emu/fp/random.t.h"

/* A block is translated after BLOCK_COLD_RUNS runs. The code runs RUNS times from the same registers; after the first, the blocks that it
 * met count as nearly hot. The last run begins with other registers. */
enum { BYTES = 4096, MEMORY = 0x4000, STACK = 0x20000, RUNS = 5, STOPS = 8, BUDGET = 400, REGS = 1024 };

struct result {
    uint64_t hash, cycles;
};

/* A machine that inputs share. */
struct machine {
    struct space *space;
    struct cpu_timing *timing; /* NULL: a cycle an instruction */
    size_t code_bytes;         /* of the last input */
    unsigned inputs;
};

struct input {
    unsigned flags;
    uint64_t seed;
    const uint8_t *code;
    size_t size;
    uint64_t registers[2][REGS]; /* of the first runs, and of the last */
};

static void mix(struct result *r, uint64_t v)
{
    r->hash = (r->hash ^ v) * 1099511628211ull;
}

static uint64_t value(const struct code_fuzz *f)
{
    switch (below(5)) {
    case 0: return random64();
    case 1: return f->data + (random64() & (MEMORY - 8));
    case 2: return below(128);
    case 3: return f->code + (random64() & 0xff0);
    default: return random64() >> 32;
    }
}

/* ---- machines ------------------------------------------------------------------------------- */

/* Makes the pages of a range present. */
static void touch(struct space *s, uint64_t va, uint64_t bytes)
{
    static const uint8_t zero;
    for (uint64_t at = 0; at < bytes; at += 1u << s->page_shift)
        mem_poke(s, va + at, &zero, 1);
}

static struct machine machine_new(const struct code_fuzz *f, unsigned flags)
{
    struct machine m = {0};
    if (flags & CODE_FUZZ_TIMED) { /* before the address space, whose host window leaves the caches low addresses */
        m.timing = cpu_timing_new(f->isa, flags & CODE_FUZZ_OTHER && f->other ? f->other : f->model);
        cpu_timing_caches(m.timing, flags & CODE_FUZZ_CACHES, 100);
    }
    m.space = space_new(&f->isa->space);
    space_map(m.space, f->code, BYTES * 4, MEM_R | MEM_X, 0, NULL);
    space_map(m.space, f->data, MEMORY, MEM_R | MEM_W, 0, NULL);
    space_map(m.space, f->stack, STACK, MEM_R | MEM_W, 0, NULL);
    if (!(flags & CODE_FUZZ_UNTOUCHED)) {
        touch(m.space, f->data, MEMORY);
        touch(m.space, f->stack, STACK);
    }
    return m;
}

static void machine_free(struct machine *m)
{
    space_unref(m->space); /* its blocks have costs of the timing model */
    if (m->timing)
        cpu_timing_unref(m->timing);
    *m = (struct machine){0};
}

static void predictor_empty(struct predictor *p)
{
    for (unsigned n = 0; n < p->nbranches; n++) {
        p->branch[n] = (struct predictor_branch){0};
        p->biased[n] = (struct predictor_biased){0};
    }
    p->nbranches = 0;
    if (p->numbers)
        memset(p->numbers, 0, sizeof *p->numbers << p->bits);
    memset(p->target, 0, sizeof p->target);
    memset(p->returns, 0, sizeof p->returns);
    p->top = 0;
}

/* Discards the blocks, and the records of the pages that they were built from. */
static void code_empty(struct code *code)
{
    code_flush(code);
    code_free_deferred(code);
    code->nhot = code->nmet = 0;
    memset(code->rewritten, 0, sizeof code->rewritten);
}

static bool is_zero(const uint8_t *bytes, size_t n)
{
    uint64_t all = 0, word;
    for (size_t k = 0; k < n; k += sizeof word) {
        memcpy(&word, bytes + k, sizeof word);
        all |= word;
    }
    return !all;
}

/* Adds the contents of a range to the result, and clears it. */
static void take_memory(struct machine *m, unsigned flags, uint64_t va, uint64_t bytes, struct result *r)
{
    uint64_t page = 1u << m->space->page_shift, word;
    for (uint64_t at = 0; at < bytes; at += page) {
        uint8_t *host = mem_host(m->space, va + at, MEM_W);
        if (!host || is_zero(host, page))
            continue;
        mix(r, at);
        for (uint64_t k = 0; k < page; k += sizeof word) {
            memcpy(&word, host + k, sizeof word);
            mix(r, word);
        }
        memset(host, 0, page);
    }
    if (flags & CODE_FUZZ_UNTOUCHED)
        space_discard(m->space, va, bytes);
}

/* Leaves m as a new machine is. The cpu has been freed. */
static void machine_reset(struct machine *m)
{
    struct code *code = code_at(m->space);
    if (code)
        code_empty(code);
    if (!m->timing)
        return;
    predictor_empty(&m->timing->predictor);
    if (m->timing->caches && !caches_reset(m->timing->caches))
        abort();
    m->timing->spaces = 0;
}

static void load(const struct code_fuzz *f, struct machine *m, const struct input *in)
{
    static const uint8_t zeros[BYTES];
    mem_poke(m->space, f->code, in->code, in->size);
    if (m->code_bytes > in->size)
        mem_poke(m->space, f->code + in->size, zeros, m->code_bytes - in->size);
    m->code_bytes = in->size;
}

/* ---- runs ----------------------------------------------------------------------------------- */

/* The next run of each block translates it. */
static void heat(struct code *code)
{
    for (unsigned k = 0; k < sizeof code->pages / sizeof code->pages[0]; k++)
        for (struct ir_block *b = code->pages[k]; b; b = b->all_next)
            if (b->runs < BLOCK_COLD_RUNS - 1)
                b->runs = BLOCK_COLD_RUNS - 1;
}

/* Runs from the first instruction over some stops; adds all that a program could see to the result. */
static void run(const struct code_fuzz *f, struct cpu *c, const uint64_t *registers, struct result *r)
{
    if (f->prepare)
        f->prepare(c, f->stack);
    for (unsigned k = 0; k < f->isa->nregs; k++)
        if (f->isa->regs[k].slot != CPU_REG_COMPUTED) /* those share slots */
            cpu_reg_set(c, (int)k, registers[k]);
    if (f->prepare)
        f->prepare(c, f->stack);
    cpu_set_pc(c, f->code);
    for (unsigned stop = 0; stop < STOPS; stop++) {
        struct cpu_stop why = {.reason = CPU_BUDGET};
        uint64_t used = cpu_run(c, BUDGET, &why);
        r->cycles += used;
        mix(r, used);
        mix(r, why.reason);
        mix(r, why.reason == CPU_FAULT ? why.addr ^ why.fault : why.reason == CPU_TRAP ? why.trap : 0);
        mix(r, cpu_pc_slot(c));
        if (why.reason == CPU_BUDGET)
            break;
        cpu_set_pc(c, f->after(cpu_pc(c)));
    }
    for (unsigned k = 0; k < f->isa->nregs; k++)
        mix(r, cpu_reg_get(c, (int)k));
}

static struct result run_on(const struct code_fuzz *f, struct machine *m, enum cpu_engine engine, const struct input *in)
{
    struct cpu *c = cpu_new(f->isa, m->space);
    struct result r = {0};
    cpu_set_engine(c, engine);
    if (m->timing)
        cpu_set_timing(c, m->timing);
    for (unsigned k = 0; k < RUNS; k++) {
        run(f, c, in->registers[k == RUNS - 1], &r);
        if (k == 0)
            heat(code_at(m->space));
    }
    cpu_free(c);
    take_memory(m, in->flags, f->data, MEMORY, &r);
    take_memory(m, in->flags, f->stack, STACK, &r);
    machine_reset(m);
    return r;
}

static void check(struct result a, struct result b, const char *differ)
{
    if (a.hash == b.hash)
        return;
    fprintf(stderr, "%s differ: %llu and %llu cycles\n", differ, (unsigned long long)a.cycles, (unsigned long long)b.cycles);
    abort();
}

static struct result run_engine(const struct code_fuzz *f, enum cpu_engine engine, const struct input *in)
{
    static struct machine machines[2][CODE_FUZZ_FLAGS + 1];
    struct machine *m = &machines[engine == CPU_ENGINE_JIT][in->flags];
    if (!m->space)
        *m = machine_new(f, in->flags);
    load(f, m, in);
    struct result r = run_on(f, m, engine, in);
    if (++m->inputs < CODE_FUZZ_KEPT)
        return r;
    machine_free(m);
    *m = machine_new(f, in->flags);
    load(f, m, in);
    check(r, run_on(f, m, engine, in), "a kept machine and a new one");
    return r;
}

int code_fuzz_one(const struct code_fuzz *f, const uint8_t *data, size_t size)
{
    static struct input in;
    enum { HEAD = 9, LEAST = 4 };
    if (size < HEAD + LEAST)
        return 0;
    in.flags = data[0] & CODE_FUZZ_FLAGS;
    memcpy(&in.seed, data + 1, sizeof in.seed);
    in.code = data + HEAD;
    in.size = size - HEAD < BYTES ? size - HEAD : BYTES;
    if (f->isa->nregs > REGS)
        abort();
    for (unsigned other = 0; other < 2; other++) {
        random_state = (in.seed + other) | 1;
        for (unsigned k = 0; k < f->isa->nregs; k++)
            in.registers[other][k] = value(f);
    }
    check(run_engine(f, CPU_ENGINE_INTERP, &in), run_engine(f, CPU_ENGINE_JIT, &in), "the engines");
    return 0;
}
