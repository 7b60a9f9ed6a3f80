/* cpu.c - the interface of every cpu: each call goes to the implementation's operation. */
#include "emu/cpu/ops.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const struct cpu_head *head_of(const struct cpu *c)
{
    return (const struct cpu_head *)(const void *)c;
}

static const struct cpu_ops *ops_of(const struct cpu *c)
{
    return head_of(c)->ops;
}

/* ---- life ------------------------------------------------------------------------------------ */

bool cpu_can(const struct isa *isa, unsigned capabilities)
{
    return (isa->cpu->capabilities() & capabilities) == capabilities;
}

struct cpu *cpu_new(const struct isa *isa, struct space *space)
{
    return isa->cpu->new (isa, space);
}

struct cpu *cpu_clone(const struct cpu *c, struct space *space)
{
    return ops_of(c)->clone(c, space);
}

void cpu_free(struct cpu *c)
{
    if (c)
        ops_of(c)->free(c);
}

void cpu_reset(struct cpu *c, struct space *space)
{
    ops_of(c)->reset(c, space);
}

const struct isa *cpu_isa(const struct cpu *c)
{
    return head_of(c)->isa;
}

struct space *cpu_space(const struct cpu *c)
{
    return ops_of(c)->space(c);
}

uint64_t cpu_addresses(const struct isa *isa)
{
    return space_addresses(&isa->space) + (isa->cpu->addresses ? isa->cpu->addresses(isa) : 0);
}

/* ---- running --------------------------------------------------------------------------------- */

bool cpu_set_engine(struct cpu *c, enum cpu_engine engine)
{
    return ops_of(c)->set_engine && ops_of(c)->set_engine(c, engine);
}

uint64_t cpu_run(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    return ops_of(c)->run(c, budget, why);
}

uint64_t cpu_step(struct cpu *c, struct cpu_stop *why)
{
    return ops_of(c)->step(c, why);
}

void cpu_set_gateway_call(struct cpu *c, cpu_gateway_call *fn, void *ctx)
{
    if (ops_of(c)->set_gateway_call)
        ops_of(c)->set_gateway_call(c, fn, ctx);
}

uint64_t cpu_instructions(const struct cpu *c)
{
    return ops_of(c)->instructions(c);
}

void cpu_allow_unaligned_once(struct cpu *c)
{
    if (ops_of(c)->allow_unaligned_once)
        ops_of(c)->allow_unaligned_once(c);
}

void cpu_set_cycle_base(struct cpu *c, uint64_t cycles)
{
    if (ops_of(c)->set_cycle_base)
        ops_of(c)->set_cycle_base(c, cycles);
}

void cpu_set_breakpoint(struct cpu *c, uint64_t pc, bool on)
{
    ops_of(c)->set_breakpoint(c, pc, on);
}

void cpu_invalidate_code(struct cpu *c, uint64_t va, uint64_t len)
{
    if (ops_of(c)->invalidate_code)
        ops_of(c)->invalidate_code(c, va, len);
}

bool cpu_is_stuck(struct cpu *c)
{
    return ops_of(c)->is_stuck && ops_of(c)->is_stuck(c);
}

/* ---- registers ------------------------------------------------------------------------------- */

uint64_t cpu_pc(const struct cpu *c)
{
    return ops_of(c)->pc(c);
}

uint64_t cpu_pc_slot(const struct cpu *c)
{
    return ops_of(c)->pc_slot ? ops_of(c)->pc_slot(c) : ops_of(c)->pc(c);
}

uint64_t cpu_branch_of_slot(const struct isa *isa, struct space *space, uint64_t pc)
{
    uint8_t code[4];

    if (!isa->debug.has_slot || mem_peek(space, pc - sizeof code, code, sizeof code) != sizeof code)
        return pc;
    return isa->debug.has_slot(pc - sizeof code, code) ? pc - sizeof code : pc;
}

uint64_t cpu_cost_pc(struct cpu *c)
{
    const struct isa *isa = cpu_isa(c);
    uint64_t pc = cpu_pc_slot(c);

    return isa->debug.nullified && isa->debug.nullified(c) ? cpu_branch_of_slot(isa, cpu_space(c), pc) : pc;
}

unsigned isa_timing_insn(const struct isa *isa, uint64_t va, const uint8_t *code, size_t avail, struct timing_insn *out)
{
    uint8_t whole[ISA_MOST_BYTES] = {0};

    if (avail < isa_most_bytes(isa))
        code = memcpy(whole, code, avail);
    return isa->timing.insn(va, code, out);
}

uint64_t cpu_text(const struct cpu *c, char *text, size_t cap)
{
    uint8_t code[ISA_MOST_BYTES];
    const struct isa *isa = cpu_isa(c);
    uint64_t va = isa->text_address ? isa->text_address(c) : cpu_pc_slot(c), from = va & -(uint64_t)isa->sample_bytes;
    unsigned slot = isa_lengths_vary(isa) ? 0 : (unsigned)(va - from);
    size_t got = mem_peek(cpu_space((struct cpu *)c), from, code, isa_most_bytes(isa));

    assert(isa_most_bytes(isa) <= ISA_MOST_BYTES);
    if (got < isa->sample_bytes || !isa->disassemble || !isa->disassemble(va, code + slot, got - slot, text, cap))
        snprintf(text, cap, "(unreadable)");
    return from + slot;
}

void cpu_set_pc(struct cpu *c, uint64_t pc)
{
    ops_of(c)->set_pc(c, pc);
}

int cpu_reg_find(const struct isa *isa, const char *name)
{
    for (unsigned i = 0; i < isa->nregs; i++)
        if (isa->regs[i].name[0] == name[0] && isa->regs[i].name[1] == name[1] && strcmp(isa->regs[i].name, name) == 0)
            return (int)i;
    return -1;
}

uint64_t cpu_reg_get(const struct cpu *c, int reg)
{
    return ops_of(c)->reg_get(c, reg);
}

void cpu_reg_set(struct cpu *c, int reg, uint64_t value)
{
    ops_of(c)->reg_set(c, reg, value);
}

bool cpu_set_level(struct cpu *c, unsigned level)
{
    return ops_of(c)->set_level && ops_of(c)->set_level(c, level);
}

/* ---- timing models --------------------------------------------------------------------------- */

static const struct cpu_timing_head *timing_head(const struct cpu_timing *t)
{
    return (const struct cpu_timing_head *)(const void *)t;
}

struct cpu_timing *cpu_timing_new(const struct isa *isa, const char *model)
{
    const struct timing_model *m = NULL;
    for (unsigned k = 0; isa->timing.model && (m = isa->timing.model(k)) && strcmp(m->name, model); k++)
        ;
    return m ? cpu_timing_of(isa, m) : NULL;
}

struct cpu_timing *cpu_timing_of(const struct isa *isa, const struct timing_model *model)
{
    const struct cpu_timing_ops *ops = isa->cpu->timing;
    if (timing_needs_consumer(model))
        return cpu_timing_consumer(isa, model, 0);
    return ops ? ops->new (isa, model) : NULL;
}

struct cpu_timing *cpu_timing_consumer(const struct isa *isa, const struct timing_model *model, unsigned entries)
{
    const struct cpu_timing_ops *ops = isa->cpu->timing;
    return ops && ops->new_consumer ? ops->new_consumer(isa, model, entries) : NULL;
}

void cpu_timing_unref(struct cpu_timing *t)
{
    if (t)
        timing_head(t)->ops->unref(t);
}

const struct timing_model *cpu_timing_model(const struct cpu_timing *t)
{
    return timing_head(t)->model;
}

void cpu_timing_reference(struct cpu_timing *t, bool on)
{
    timing_head(t)->ops->reference(t, on);
}

void cpu_timing_count(struct cpu_timing *t, bool on)
{
    timing_head(t)->ops->count(t, on);
}

bool cpu_timing_caches(struct cpu_timing *t, bool on, uint64_t mhz)
{
    return timing_head(t)->ops->caches(t, on, mhz);
}

const char *cpu_timing_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out)
{
    return timing_head(t)->ops->cache(t, index, out);
}

bool cpu_timing_exact(struct cpu_timing *t)
{
    return timing_head(t)->ops->exact && timing_head(t)->ops->exact(t);
}

bool cpu_set_exact(struct cpu *c, struct cpu_exact *e)
{
    const struct cpu_timing_ops *ops = ops_of(c)->timing;
    return ops && ops->set_exact && ops->set_exact(c, e);
}

void cpu_end_exact(struct cpu_timing *t, const struct cpu_exact *e)
{
    timing_head(t)->ops->end_exact(t, e);
}

void cpu_timing_totals(const struct cpu_timing *t, struct cpu_timing_totals *out)
{
    timing_head(t)->ops->totals(t, out);
}

bool cpu_set_timing(struct cpu *c, struct cpu_timing *t)
{
    const struct cpu_timing_ops *ops = ops_of(c)->timing;
    return !ops || ops->set(c, t && timing_head(t)->ops->set == ops->set ? t : NULL);
}

bool cpu_last_charge(const struct cpu *c, struct timing_charge *out)
{
    return ops_of(c)->timing && ops_of(c)->timing->last_charge(c, out);
}

const struct timing_model *cpu_model(const struct cpu *c)
{
    return ops_of(c)->timing ? ops_of(c)->timing->model(c) : NULL;
}

uint64_t cpu_longest(const struct cpu *c)
{
    return ops_of(c)->timing ? ops_of(c)->timing->longest(c) : 1;
}

/* ---- the retired-code cache ------------------------------------------------------------------ */

static const struct cpu_retired_head *retired_head(const struct cpu_retired *retired)
{
    return (const struct cpu_retired_head *)(const void *)retired;
}

void cpu_begin_program(struct cpu *c, struct cpu_retired **retired, uint64_t program)
{
    const struct cpu_retired_ops *ops = ops_of(c)->retired;
    if (ops && !*retired)
        *retired = ops->new ();
    if (ops && *retired && retired_head(*retired)->ops == ops)
        ops->begin_program(c, *retired, program);
}

void cpu_retired_free(struct cpu_retired *retired)
{
    if (retired)
        retired_head(retired)->ops->free(retired);
}

/* ---- transfers of control -------------------------------------------------------------------- */

bool cpu_watch_transfers(struct cpu *c, const struct cpu_transfers *watch)
{
    return ops_of(c)->watch_transfers && ops_of(c)->watch_transfers(c, watch);
}

uint64_t cpu_interrupt_transfer(struct cpu *c, uint64_t cycles)
{
    return ops_of(c)->interrupt_transfer ? ops_of(c)->interrupt_transfer(c, cycles) : 0;
}

void cpu_resume_transfer(struct cpu *c, uint64_t note)
{
    if (ops_of(c)->resume_transfer)
        ops_of(c)->resume_transfer(c, note);
}

struct cpu_frame cpu_frame(const struct cpu *c)
{
    return ops_of(c)->frame ? ops_of(c)->frame(c) : (struct cpu_frame){0};
}
