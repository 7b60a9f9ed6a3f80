/* cpu.c - a cpu whose machine is described by micro-operations: the operations of emu/cpu/ops.h. */
#include "emu/ir/build.h"
#include "emu/engine/engine.h"
#include "emu/engine/ops.h"
#include "emu/cost/cost.h"
#include "emu/x64/x64.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- life ----------------------------------------------------------------------------------- */

static void engine_free(struct cpu *c)
{
    space_unref(c->space); /* its blocks know the timing model */
    timed_free(c);
    free(c->state);
    free(c);
}

static struct cpu *allocate(const struct isa *isa, struct space *space)
{
    struct cpu *c = aligned_alloc(CPU_ALIGNMENT, (sizeof *c + CPU_ALIGNMENT - 1) & -(size_t)CPU_ALIGNMENT);
    if (!c)
        return NULL;
    memset(c, 0, sizeof *c);
    c->head = (struct cpu_head){.ops = &engine_ops, .isa = isa};
    c->isa = isa->ir;
    c->space = space_ref(space);
    c->state = calloc(1, c->isa->state_size ? c->isa->state_size : 1);
    if (c->state)
        return c;
    engine_free(c);
    return NULL;
}

static struct cpu *engine_new(const struct isa *isa, struct space *space)
{
    struct cpu *c = allocate(isa, space);
    if (c)
        c->isa->reset(c);
    return c;
}

static void clone_window(struct cpu *c, const struct cpu *from)
{
    const struct cpu_window *w = &from->window;
    if (!c->isa->window.count)
        return;
    c->window.at = c->state + (w->at - from->state);
    c->window.low = c->state + (w->low - from->state);
    c->window.high = c->state + (w->high - from->state);
    c->window.moves = w->moves;
    c->window.inside = w->inside;
}

static struct cpu *engine_clone(const struct cpu *from, struct space *space)
{
    struct cpu *c = allocate(from->head.isa, space);
    if (!c)
        return NULL;
    memcpy(c->slot, from->slot, from->isa->nslots * sizeof c->slot[0]);
    memcpy(c->state, from->state, from->isa->state_size);
    clone_window(c, from);
    c->cycle_base = from->cycle_base;
    c->use_x64 = from->use_x64;
    if (timed_clone(c, from)) {
        code_share(c, from->space);
        return c;
    }
    engine_free(c);
    return NULL;
}

static void engine_reset(struct cpu *c, struct space *space)
{
    struct space *old = c->space;
    c->space = space_ref(space);
    c->code = NULL;
    space_unref(old);
    memset(c->slot, 0, sizeof c->slot);
    memset(c->state, 0, c->isa->state_size);
    c->unaligned_once = false;
    c->returns_in = NULL;
    c->isa->reset(c);
    timed_new_space(c);
}

/* ---- running -------------------------------------------------------------------------------- */

/* Does translated code know what the timing model wants? */
static bool x64_times(const struct cpu *c)
{
    const struct cpu_timing *t = c->timed->timing;
    return !t->reference && (!t->caches || caches_are_low(t->caches));
}

static uint64_t run_timed(struct cpu *c, uint64_t budget, bool one, struct cpu_stop *why)
{
    c->timed->one = one;
    bool host = c->use_x64 && !one && x64_times(c);
    timed_start(c);
    if (!host)
        cpu_set_window(c, false);
    uint64_t used = host ? x64_run(c, budget, why) : interp_run_timed(c, budget, why);
    if (why->reason != CPU_BUDGET && why->reason != CPU_BREAK)
        c->timed->state = 0; /* the pipeline is empty */
    return used;
}

static uint64_t run(struct cpu *c, uint64_t budget, bool one, struct cpu_stop *why)
{
    code_enter(c);
    c->step_over = code_of(c)->nbreakpoints != 0;
    if (c->timed)
        return run_timed(c, budget, one, why);
    return c->use_x64 ? x64_run(c, budget, why) : interp_run(c, budget, why);
}

static void engine_set_gateway_call(struct cpu *c, cpu_gateway_call *fn, void *ctx)
{
    c->gateway_call = fn;
    c->gateway_call_ctx = ctx;
}

static uint64_t engine_run(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    uint64_t base = c->cycle_base, used = run(c, budget, false, why), more;
    while (why->reason == CPU_GATEWAY && c->gateway_call && used < budget && (more = c->gateway_call(c->gateway_call_ctx, budget - used))) {
        used += more;
        c->cycle_base = base + used;
        used += run(c, budget - used, false, why);
    }
    c->cycle_base = base;
    return used;
}

static uint64_t engine_step(struct cpu *c, struct cpu_stop *why)
{
    return run(c, 1, true, why);
}

static bool engine_set_engine(struct cpu *c, enum cpu_engine engine)
{
    if (engine == CPU_ENGINE_JIT && !x64_supported())
        return false;
    c->use_x64 = engine == CPU_ENGINE_JIT;
    cpu_set_window(c, false);
    return true;
}

static uint64_t engine_instructions(const struct cpu *c)
{
    return c->instructions;
}

static void engine_allow_unaligned_once(struct cpu *c)
{
    c->unaligned_once = true;
}

static void engine_set_cycle_base(struct cpu *c, uint64_t cycles)
{
    c->cycle_base = cycles;
}

static void engine_invalidate_code(struct cpu *c, uint64_t va, uint64_t len)
{
    struct code *code = code_at(c->space);
    if (len && code)
        code_invalidate(code, va, va + len - 1);
}

static void engine_set_breakpoint(struct cpu *c, uint64_t pc, bool on)
{
    code_part(c);
    struct code *code = code_begin(c);
    unsigned i = 0;

    while (i < code->nbreakpoints && code->breakpoints[i] != pc)
        i++;
    if (!on && i < code->nbreakpoints) {
        code->breakpoints[i] = code->breakpoints[--code->nbreakpoints];
    } else if (on && i == code->nbreakpoints) {
        uint64_t *more = realloc(code->breakpoints, (i + 1) * sizeof *more);
        if (!more)
            ir_no_memory(c, "a breakpoint");
        code->breakpoints = more;
        code->breakpoints[code->nbreakpoints++] = pc;
    }
    code_flush(code); /* breakpoints end blocks */
}

static uint64_t engine_addresses(const struct isa *isa)
{
    return x64_supported() ? x64_addresses(&isa->space) : 0;
}

static void say_where(const struct cpu *c)
{
    uint64_t pc = c->block ? c->block->pc : c->slot[c->isa->pc_slot];
    fprintf(stderr, "  machine %s, block at pc 0x%llx, mode 0x%llx, %llu cycles\n", c->head.isa->name, (unsigned long long)pc,
            (unsigned long long)c->slot[c->isa->mode_slot], (unsigned long long)(c->cycle_base + c->slice_used));
}

void ir_bug(const struct cpu *c, const char *what)
{
    fprintf(stderr, "precis: internal error: %s\n", what);
    say_where(c);
    fprintf(stderr, "  run again with --trace to see the last instructions, and report this with the program\n");
    exit(3);
}

void ir_no_memory(const struct cpu *c, const char *what)
{
    fprintf(stderr, "precis: the host has no memory for %s\n", what);
    say_where(c);
    char *why = mem_refusal(cpu_addresses(c->head.isa));
    fprintf(stderr, "  %s; or run fewer programs\n", why ? why : "more is wanted");
    exit(2);
}

/* ---- registers ------------------------------------------------------------------------------ */

static struct space *engine_space(const struct cpu *c)
{
    return c->space;
}

void cpu_forget_returns(struct cpu *c)
{
    const struct isa_window *w = &c->isa->window;
    uint64_t *beside = c->state + w->beside_at / sizeof *beside;
    for (unsigned i = 0; c->returns_in && i < w->stack_size; i++)
        beside[i] = c->no_return;
}

bool cpu_move_window(struct cpu *c, bool inside)
{
    struct cpu_window *w = &c->window;
    uint64_t *slots = c->slot + c->isa->window.first;
    size_t bytes = c->isa->window.count * sizeof *slots; /* 0: there is no window */
    bool was = w->inside;
    if (bytes && inside && !was)
        memcpy(w->at, slots, bytes);
    else if (bytes && !inside && was)
        memcpy(slots, w->at, bytes);
    w->inside = inside;
    return was;
}

static uint64_t engine_pc(const struct cpu *c)
{
    return c->isa->pc_get(c);
}

static uint64_t engine_pc_slot(const struct cpu *c)
{
    uint64_t pc = c->isa->pc_get(c);
    unsigned unit = c->head.isa->sample_bytes;
    return unit > 4 ? pc + c->slot[c->isa->pc_slot] % unit : pc;
}

static void engine_set_pc(struct cpu *c, uint64_t pc)
{
    c->isa->pc_set(c, pc);
    if (c->timed)
        c->timed->state = 0; /* the pipeline is empty */
}

static uint64_t engine_reg_get(const struct cpu *c, int reg)
{
    const struct cpu_reg *r = &c->head.isa->regs[reg];
    if (r->slot == CPU_REG_COMPUTED)
        return c->isa->reg_get((struct cpu *)c, reg);
    return r->width < 64 ? c->slot[r->slot] & (((uint64_t)1 << r->width) - 1) : c->slot[r->slot];
}

static void engine_reg_set(struct cpu *c, int reg, uint64_t value)
{
    const struct cpu_reg *r = &c->head.isa->regs[reg];
    if (r->slot == CPU_REG_COMPUTED)
        c->isa->reg_set(c, reg, value);
    else
        c->slot[r->slot] = r->width < 64 ? value & (((uint64_t)1 << r->width) - 1) : value;
}

/* ---- for helpers ---------------------------------------------------------------------------- */

void cpu_raise(struct cpu *c, const struct cpu_stop *stop)
{
    c->pending = *stop;
    c->raised = true;
}

void cpu_raise_trap(struct cpu *c, unsigned trap, uint64_t code)
{
    cpu_raise(c, &(struct cpu_stop){.reason = CPU_TRAP, .trap = trap, .code = code});
}

static bool refuse(struct cpu *c, uint64_t va, unsigned size, enum mem_access access, enum mem_fault_kind why)
{
    cpu_raise(c, &(struct cpu_stop){
                     .reason = CPU_FAULT, .addr = va, .access = access, .fault = why, .size = size});
    return false;
}

/* Makes the bytes va .. va+size-1, in at most two pages, accessible; raises a fault for the first that can not be. */
static bool reach(struct cpu *c, uint64_t va, unsigned size, unsigned flags, enum mem_access access)
{
    unsigned need = access == MEM_WRITE ? MEM_W : MEM_R;
    uint64_t mask = ((uint64_t)1 << c->space->page_shift) - 1, second = (va + size - 1) & ~mask;

    if ((va & (size - 1)) && (flags & IR_MEM_ALIGN) && !c->unaligned_once)
        return refuse(c, va, size, access, MEM_FAULT_ALIGN);
    if (!mem_host(c->space, va, need)) {
        enum mem_fault_kind why = mem_fault(c->space, va, 1, access);
        if (why != MEM_OK)
            return refuse(c, va, size, access, why);
    }
    if (second == (va & ~mask))
        return true;
    second = flags & IR_MEM_ADDR32 ? (uint32_t)second : second;
    if (!mem_host(c->space, second, need)) {
        enum mem_fault_kind why = mem_fault(c->space, second, 1, access);
        if (why != MEM_OK)
            return refuse(c, second, size, access, why);
    }
    return true;
}

/* Copies what has been reached, to `out` or from `in`. A file that ends there now raises a fault after all. */
static bool copy_reached(struct cpu *c, uint64_t va, unsigned size, unsigned flags, void *out, const void *in)
{
    uint64_t before_wrap = flags & IR_MEM_ADDR32 ? ((uint64_t)1 << 32) - va : size;
    unsigned n = before_wrap < size ? (unsigned)before_wrap : size;
    size_t done = in ? mem_write(c->space, va, in, n) : mem_read(c->space, va, out, n);

    if (done == n && n < size)
        done += in ? mem_write(c->space, 0, (const char *)in + n, size - n) : mem_read(c->space, 0, (char *)out + n, size - n);
    return done == size || refuse(c, va, size, in ? MEM_WRITE : MEM_READ, MEM_FAULT_BUS);
}

/* What a helper has accessed, for the caches of a timing model. */
static void note_access(struct cpu *c, uint64_t va, unsigned flags, bool store)
{
    struct timed *d = c->timed;
    const struct host_point *p = c->access_point;
    if (!d || !d->caches)
        return;
    va = flags & IR_MEM_ADDR32 ? (uint32_t)va : va;
    if (p) {
        d->state = c->access_state;
        timed_helper_access(c, p->block, p->insn, va, store);
        c->access_state = d->state;
    } else if (d->call_at) {
        struct ir_block *b = (struct ir_block *)c->block;
        timed_helper_access(c, b, ir_insn_at(b, d->call_at - 1), va, store);
    }
}

bool cpu_load(struct cpu *c, uint64_t va, unsigned size, bool big_endian, unsigned flags, uint64_t *out)
{
    uint8_t bytes[8];
    uint64_t v = 0;

    va = flags & IR_MEM_ADDR32 ? (uint32_t)va : va;
    if (!reach(c, va, size, flags, MEM_READ))
        return false;
    note_access(c, va, flags, false);
    if (!copy_reached(c, va, size, flags, bytes, NULL))
        return false;
    for (unsigned i = 0; i < size; i++)
        v = v << 8 | bytes[big_endian ? i : size - 1 - i];
    *out = v;
    return true;
}

bool cpu_store(struct cpu *c, uint64_t va, unsigned size, bool big_endian, unsigned flags, uint64_t v)
{
    uint8_t bytes[8];

    va = flags & IR_MEM_ADDR32 ? (uint32_t)va : va;
    if (!reach(c, va, size, flags, MEM_WRITE))
        return false;
    note_access(c, va, flags, true);
    for (unsigned i = 0; i < size; i++, v >>= 8)
        bytes[big_endian ? size - 1 - i : i] = (uint8_t)v;
    return copy_reached(c, va, size, flags, NULL, bytes);
}

/* ---- operations ----------------------------------------------------------------------------- */

static const struct cpu_timing_ops timing_ops;

static bool engine_set_timing(struct cpu *c, struct cpu_timing *t)
{
    struct code *code = code_at(c->space);
    if (code) { /* blocks are made for a model */
        code_flush(code);
        code_bury(code);
        timed_store_free(code->timed);
        code->timed = NULL;
    }
    return timed_set(c, t);
}

static struct cpu_timing *engine_new_timing(const struct isa *isa, const struct timing_model *description)
{
    struct cpu_timing *t = timed_new(isa, description);
    if (t)
        t->head = (struct cpu_timing_head){.ops = &timing_ops, .model = description};
    return t;
}

static unsigned engine_capabilities(void)
{
    return CPU_STOPS_EXACTLY | CPU_PRECISE_FAULTS | CPU_CYCLE_MODELS | CPU_INTERPRETS | (x64_supported() ? CPU_TRANSLATES : 0);
}

static const struct cpu_timing_ops timing_ops = {
    .new = engine_new_timing,
    .unref = timed_unref,
    .reference = timed_reference,
    .count = timed_count,
    .caches = timed_caches,
    .cache = timed_cache,
    .totals = timed_totals,
    .set = engine_set_timing,
    .last_charge = timed_last_charge,
    .model = timed_model,
};

const struct cpu_ops engine_ops = {
    .capabilities = engine_capabilities,
    .new = engine_new,
    .clone = engine_clone,
    .free = engine_free,
    .reset = engine_reset,
    .space = engine_space,
    .run = engine_run,
    .step = engine_step,
    .pc = engine_pc,
    .pc_slot = engine_pc_slot,
    .set_pc = engine_set_pc,
    .reg_get = engine_reg_get,
    .reg_set = engine_reg_set,
    .instructions = engine_instructions,
    .set_cycle_base = engine_set_cycle_base,
    .set_breakpoint = engine_set_breakpoint,
    .invalidate_code = engine_invalidate_code,
    .set_engine = engine_set_engine,
    .addresses = engine_addresses,
    .allow_unaligned_once = engine_allow_unaligned_once,
    .set_gateway_call = engine_set_gateway_call,
    .timing = &timing_ops,
    .retired = &retired_ops,
};
