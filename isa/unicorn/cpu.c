/* cpu.c - cpus that libunicorn executes: the operations of emu/cpu/ops.h. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "isa/unicorn/engine.h"
#include "isa/unicorn/selftest.h"

struct cpu {
    struct cpu_head head;
    struct space *space;
    struct unicorn_engine *e;
    uc_context *context; /* the registers, while the engine holds another cpu's */
    uint64_t pc;         /* Unicorn's own is not kept */
    uint64_t instructions, cycle_base;
};

enum { REGISTER_BYTES = 64, NUMBER = 0xfff, HIGH = 0x1000, OWN = 0x2000 };

static const struct unicorn_machine *machine_of(const struct isa *isa)
{
    return isa->own;
}

/* ---- whose registers the engine holds --------------------------------------------------------- */

static void restore(struct unicorn_engine *e, uc_context *context)
{
    uc_context_restore(e->uc, context);
    if (e->machine->loaded)
        e->machine->loaded(e);
}

/* Makes the engine hold c's registers. */
static struct unicorn_engine *load(const struct cpu *constant)
{
    struct cpu *c = (struct cpu *)constant;
    struct unicorn_engine *e = c->e;
    if (e->current == c)
        return e;
    if (e->current)
        uc_context_save(e->uc, e->current->context);
    restore(e, c->context);
    e->current = c;
    return e;
}

/* Gives c the engine of its address space, which holds c's registers in reset state. Returns false: no memory. */
static bool enter(struct cpu *c)
{
    c->e = unicorn_engine_of(machine_of(c->head.isa), c->space);
    if (!c->e)
        return false;
    if (c->e->current)
        uc_context_save(c->e->uc, c->e->current->context);
    restore(c->e, c->e->reset);
    c->e->current = c;
    return true;
}

static void leave(struct cpu *c)
{
    if (c->e && c->e->current == c)
        c->e->current = NULL;
    c->e = NULL;
}

/* ---- life ---------------------------------------------------------------------------------------- */

static unsigned unicorn_capabilities(void)
{
    return CPU_STOPS_EXACTLY | CPU_PRECISE_FAULTS | CPU_TRANSLATES;
}

static void unicorn_free(struct cpu *c)
{
    leave(c);
    if (c->context)
        uc_context_free(c->context);
    space_unref(c->space);
    free(c);
}

static struct cpu *unicorn_new(const struct isa *isa, struct space *space)
{
    struct cpu *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->head = (struct cpu_head){&unicorn_ops, isa};
    c->space = space_ref(space);
    unicorn_check_versions();
    if (enter(c) && uc_context_alloc(c->e->uc, &c->context) == UC_ERR_OK) {
        unicorn_check_engine(c->e, isa);
        uc_context_restore(c->e->uc, c->e->reset);
        return c;
    }
    unicorn_free(c);
    return NULL;
}

static struct cpu *unicorn_clone(const struct cpu *from, struct space *space)
{
    struct cpu *c = unicorn_new(from->head.isa, space);
    if (!c)
        return NULL;
    uc_context_save(load(from)->uc, c->context);
    if (c->e != from->e)
        restore(c->e, c->context);
    c->pc = from->pc;
    c->cycle_base = from->cycle_base;
    return c;
}

static void unicorn_reset(struct cpu *c, struct space *space)
{
    struct space *old = c->space;
    leave(c);
    c->space = space_ref(space);
    if (!enter(c))
        mem_out_of_memory("a program's cpu");
    space_unref(old);
    c->pc = 0;
}

/* ---- running --------------------------------------------------------------------------------------- */

static uint64_t unicorn_run(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    struct unicorn_engine *e = load(c);
    e->left = budget;
    e->budget_base = c->cycle_base + budget;
    unicorn_engine_run(e, &c->pc, why);
    c->instructions += budget - e->left;
    return budget - e->left;
}

static uint64_t unicorn_step(struct cpu *c, struct cpu_stop *why)
{
    return unicorn_run(c, 1, why);
}

/* Every block that begins and every start is progress. */
static bool unicorn_is_stuck(struct cpu *c)
{
    struct unicorn_engine *e = c->e;
    if (!e || !e->running)
        return false;
    bool stuck = e->seen_starts == e->starts && e->seen_blocks == e->blocks;
    e->seen_starts = e->starts;
    e->seen_blocks = e->blocks;
    return stuck;
}

static void unicorn_set_breakpoint(struct cpu *c, uint64_t pc, bool on)
{
    struct unicorn_breakpoints *b = &c->e->breakpoints;
    unsigned i = 0;
    while (i < b->count && b->pc[i] != pc)
        i++;
    if (!on && i < b->count) {
        b->pc[i] = b->pc[--b->count];
    } else if (on && i == b->count) {
        uint64_t *more = realloc(b->pc, (i + 1) * sizeof *more);
        if (!more)
            mem_out_of_memory("a breakpoint");
        b->pc = more;
        b->pc[b->count++] = pc;
    }
}

static void unicorn_invalidate_code(struct cpu *c, uint64_t va, uint64_t len)
{
    if (len)
        unicorn_engine_forget(c->e, va, va + len - 1);
}

static void unicorn_set_cycle_base(struct cpu *c, uint64_t cycles)
{
    c->cycle_base = cycles;
}

// clang-format off
static struct space *unicorn_cpu_space(const struct cpu *c) { return c->space; }
static uint64_t unicorn_pc(const struct cpu *c) { return c->pc; }
static void unicorn_set_pc(struct cpu *c, uint64_t pc) { c->pc = pc; }
static uint64_t unicorn_instructions(const struct cpu *c) { return c->instructions; }
// clang-format on

/* ---- registers --------------------------------------------------------------------------------------- */

static uint64_t low_bits(uint64_t value, unsigned width)
{
    return width < 64 ? value & ((1ull << width) - 1) : value;
}

static uint64_t unicorn_reg_get(const struct cpu *c, int reg)
{
    const struct unicorn_machine *m = machine_of(c->head.isa);
    const struct cpu_reg *r = &c->head.isa->regs[reg];
    uint64_t words[REGISTER_BYTES / 8] = {0};
    if (r->slot == m->pc)
        return c->pc;
    struct unicorn_engine *e = load(c);
    if (r->slot & OWN)
        return low_bits(m->reg_get(e, r->slot & NUMBER), r->width);
    uc_reg_read(e->uc, r->slot & NUMBER, words);
    return low_bits(words[(r->slot & HIGH) != 0], r->width);
}

static void unicorn_reg_set(struct cpu *c, int reg, uint64_t value)
{
    const struct unicorn_machine *m = machine_of(c->head.isa);
    const struct cpu_reg *r = &c->head.isa->regs[reg];
    uint64_t words[REGISTER_BYTES / 8] = {0};
    if (r->slot == m->pc) {
        c->pc = value;
        return;
    }
    struct unicorn_engine *e = load(c);
    if (r->slot & OWN) {
        m->reg_set(e, r->slot & NUMBER, value);
        return;
    }
    uc_reg_read(e->uc, r->slot & NUMBER, words);
    words[(r->slot & HIGH) != 0] = low_bits(value, r->width);
    uc_reg_write(e->uc, r->slot & NUMBER, words);
}

const struct cpu_ops unicorn_ops = {
    .capabilities = unicorn_capabilities,
    .new = unicorn_new,
    .clone = unicorn_clone,
    .free = unicorn_free,
    .reset = unicorn_reset,
    .space = unicorn_cpu_space,
    .run = unicorn_run,
    .step = unicorn_step,
    .pc = unicorn_pc,
    .set_pc = unicorn_set_pc,
    .reg_get = unicorn_reg_get,
    .reg_set = unicorn_reg_set,
    .instructions = unicorn_instructions,
    .set_cycle_base = unicorn_set_cycle_base,
    .is_stuck = unicorn_is_stuck,
    .set_breakpoint = unicorn_set_breakpoint,
    .invalidate_code = unicorn_invalidate_code,
};
