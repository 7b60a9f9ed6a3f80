/* cpu.c - a cpu whose machine is described by micro-operations: the operations of emu/cpu/ops.h. */
#include "emu/cost/cost.h"
#include "emu/engine/engine.h"
#include "emu/engine/feed.h"
#include "emu/engine/interp.h"
#include "emu/ir/build.h"

#include <stdlib.h>
#include <string.h>

/* ---- life ----------------------------------------------------------------------------------- */

static void engine_free(struct cpu *c)
{
    space_unref(c->space); /* its blocks know the timing model */
    cost_free(c);
    feed_free(c);
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
    c->tuning = engine_translator.tuning;
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
    c->translates = from->translates;
    c->transfers = from->transfers;
    if (cost_clone(c, from) && feed_clone(c, from)) {
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
    cost_new_space(c);
    feed_new_space(c);
}

/* ---- running -------------------------------------------------------------------------------- */

/* Returns whether translated code supports the timing model. */
static bool can_translate_timed(const struct cpu *c)
{
    const struct cpu_timing *t = c->pipeline->timing;
    return !t->reference && (!t->caches || caches_are_low(t->caches));
}

static uint64_t run_timed(struct cpu *c, uint64_t budget, bool one, struct cpu_stop *why)
{
    c->pipeline->one = one;
    bool host = c->translates && !one && can_translate_timed(c);
    cost_start(c);
    if (!host)
        cpu_set_window(c, false);
    uint64_t used = host ? engine_translator.run(c, budget, why) : interp_run_timed(c, budget, why);
    if (why->reason != CPU_BUDGET && why->reason != CPU_BREAK)
        c->pipeline->state = 0; /* the pipeline is empty */
    return used;
}

/* The pipeline that feeds the consumer becomes empty. */
static void empty_pipeline(struct cpu *c)
{
    consumer_empty(&c->feed->cpu);
}

static uint64_t run_fed(struct cpu *c, uint64_t budget, bool one, struct cpu_stop *why)
{
    c->feed->cpu.one = one;
    bool host = c->translates && !one && !c->feed->consumer->reference && !c->transfers; /* these are reported with their cycles */
    if (!host)
        cpu_set_window(c, false);
    uint64_t used = host ? engine_translator.run(c, budget, why) : interp_run_fed(c, budget, why);
    if (why->reason != CPU_BUDGET && why->reason != CPU_BREAK)
        empty_pipeline(c);
    return used;
}

static uint64_t run(struct cpu *c, uint64_t budget, bool one, struct cpu_stop *why)
{
    code_enter(c);
    c->step_over = code_of(c)->nbreakpoints != 0;
    if (c->pipeline)
        return run_timed(c, budget, one, why);
    if (c->feed)
        return run_fed(c, budget, one, why);
    return c->translates ? engine_translator.run(c, budget, why) : interp_run(c, budget, why);
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

/* A block may end before its first instruction, where registers are reordered; the next one begins there. */
static uint64_t engine_step(struct cpu *c, struct cpu_stop *why)
{
    uint64_t instructions = c->instructions, used = 0;
    do
        used += run(c, 1, true, why);
    while (c->instructions == instructions && why->reason == CPU_BUDGET);
    return used;
}

static bool engine_set_engine(struct cpu *c, enum cpu_engine engine)
{
    if (engine == CPU_ENGINE_JIT && !engine_translator.supported())
        return false;
    c->translates = engine == CPU_ENGINE_JIT;
    cpu_set_window(c, false);
    return true;
}

static bool engine_set_level(struct cpu *c, unsigned level)
{
    const struct isa *isa = c->head.isa;
    for (unsigned k = 0; isa->levels && isa->levels[k]; k++)
        if (k == level) {
            isa->ir->set_level(c, level);
            return true;
        }
    return false;
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
    return engine_translator.supported() ? engine_translator.addresses(&isa->space) : 0;
}

/* ---- registers ------------------------------------------------------------------------------ */

static struct space *engine_space(const struct cpu *c)
{
    return c->space;
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
    if (c->pipeline)
        c->pipeline->state = 0; /* the pipeline is empty */
    if (c->feed)
        empty_pipeline(c);
}

static uint64_t engine_reg_get(const struct cpu *c, int reg)
{
    const struct cpu_reg *r = &c->head.isa->regs[reg];
    if (r->slot == CPU_REG_COMPUTED)
        return c->isa->reg_get((struct cpu *)c, reg);
    return r->width < 64 ? *ir_slot_at(c, r->slot) & (((uint64_t)1 << r->width) - 1) : *ir_slot_at(c, r->slot);
}

static void engine_reg_set(struct cpu *c, int reg, uint64_t value)
{
    const struct cpu_reg *r = &c->head.isa->regs[reg];
    if (r->slot == CPU_REG_COMPUTED)
        c->isa->reg_set(c, reg, value);
    else
        *ir_slot_at(c, r->slot) = r->width < 64 ? value & (((uint64_t)1 << r->width) - 1) : value;
}

/* ---- transfers ------------------------------------------------------------------------------ */

static bool engine_watch_transfers(struct cpu *c, const struct cpu_transfers *watch)
{
    c->transfers = watch;
    return true;
}

static uint64_t engine_interrupt_transfer(struct cpu *c, uint64_t cycles)
{
    uint64_t *mode = &c->slot[c->isa->mode_slot], *note = &c->slot[c->isa->transfers.slot], delayed;
    if (*mode & IR_MODE_ARRIVES)
        ir_report_transfer(c, cycles, engine_pc_slot(c), 0, 0);
    *mode &= ~IR_MODE_ARRIVES;
    delayed = *note;
    *note = 0;
    return delayed;
}

static void engine_resume_transfer(struct cpu *c, uint64_t note)
{
    c->slot[c->isa->transfers.slot] = note;
}

static struct cpu_frame engine_frame(const struct cpu *c)
{
    return ir_frame(c);
}

/* ---- operations ----------------------------------------------------------------------------- */

static const struct cpu_timing_ops timing_ops, consumer_ops;

static bool is_consumer(const struct cpu_timing *t)
{
    return t && t->head.ops == &consumer_ops;
}

static bool engine_set_timing(struct cpu *c, struct cpu_timing *t)
{
    struct code *code = code_at(c->space);
    if (code) { /* blocks are made for a model */
        code_flush(code);
        code_free_deferred(code);
        if (code->cost_store)
            code->costs->forget_all(code->cost_store);
        code->cost_store = NULL;
    }
    feed_free(c);
    if (!is_consumer(t))
        return cost_set(c, t);
    cost_free(c);
    return feed_set(c, t);
}

static bool engine_set_exact(struct cpu *c, struct cpu_exact *account)
{
    return c->feed ? feed_set_exact(c, account) : cost_set_exact(c, account);
}

static bool engine_last_charge(const struct cpu *c, struct timing_charge *out)
{
    if (!c->feed)
        return cost_last_charge(c, out);
    *out = c->feed->cpu.last;
    return true;
}

static const struct timing_model *engine_model(const struct cpu *c)
{
    return c->feed ? c->feed->consumer->description : cost_model(c);
}

static uint64_t engine_longest(const struct cpu *c)
{
    return c->feed ? feed_longest(c) : cost_longest(c);
}

static struct cpu_timing *engine_new_timing(const struct isa *isa, const struct timing_model *description)
{
    struct cpu_timing *t = cost_new(isa, description);
    if (t)
        t->head = (struct cpu_timing_head){.ops = &timing_ops, .model = description};
    return t;
}

static struct cpu_timing *engine_new_consumer(const struct isa *isa, const struct timing_model *description, unsigned entries)
{
    return feed_timing_new(isa, description, entries, &consumer_ops);
}

static unsigned engine_capabilities(void)
{
    return CPU_STOPS_EXACTLY | CPU_PRECISE_FAULTS | CPU_CYCLE_MODELS | CPU_INTERPRETS | CPU_TRANSFERS |
           (engine_translator.supported() ? CPU_TRANSLATES : 0);
}

static const struct cpu_timing_ops timing_ops = {
    .new = engine_new_timing,
    .new_consumer = engine_new_consumer,
    .unref = cost_unref,
    .reference = cost_reference,
    .count = cost_count,
    .caches = cost_caches,
    .cache = cost_cache,
    .totals = cost_totals,
    .exact = cost_exact,
    .set_exact = engine_set_exact,
    .end_exact = cost_end_exact,
    .set = engine_set_timing,
    .last_charge = engine_last_charge,
    .model = engine_model,
    .longest = engine_longest,
};

/* Of a model whose paths are consumed after they have been executed. Operations on a cpu are those of timing_ops. */
static const struct cpu_timing_ops consumer_ops = {
    .unref = feed_unref,
    .reference = feed_reference,
    .count = feed_count,
    .caches = feed_caches,
    .cache = feed_cache,
    .totals = feed_totals,
    .exact = feed_exact,
    .end_exact = feed_end_exact,
    .set = engine_set_timing,
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
    .set_level = engine_set_level,
    .addresses = engine_addresses,
    .allow_unaligned_once = engine_allow_unaligned_once,
    .set_gateway_call = engine_set_gateway_call,
    .watch_transfers = engine_watch_transfers,
    .interrupt_transfer = engine_interrupt_transfer,
    .resume_transfer = engine_resume_transfer,
    .frame = engine_frame,
    .timing = &timing_ops,
    .retired = &retired_ops,
};
