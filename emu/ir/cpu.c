/* cpu.c - what helper functions do to a cpu of the engine; messages about internal errors. */
#include "emu/ir/build.h"
#include "emu/fatal/fatal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- messages ------------------------------------------------------------------------------- */

/* Stores where a message is about. */
static void where(const struct cpu *c, char *text, size_t size)
{
    uint64_t pc = c->block ? c->block->pc : c->slot[c->isa->pc_slot];
    snprintf(text, size, "machine %s, block at pc 0x%llx, mode 0x%llx, %llu cycles", c->head.isa->name, (unsigned long long)pc,
             (unsigned long long)c->slot[c->isa->mode_slot], (unsigned long long)(c->cycle_base + c->slice_used));
}

void ir_bug(const struct cpu *c, const char *what)
{
    char text[256];
    where(c, text, sizeof text);
    fatal(3, "internal error: %s\n  %s\n  please report this with the program; --trace shows the last instructions", what, text);
}

void ir_no_memory(const struct cpu *c, const char *what)
{
    char *why = mem_refusal(cpu_addresses(c->head.isa));
    fatal(2, "out of host memory for %s: %s, or run fewer programs", what, why ? why : "free memory on the host");
}

/* ---- the register window ----------------------------------------------------------------------------- */

void cpu_forget_returns(struct cpu *c)
{
    const struct isa_window *w = &c->isa->window;
    uint64_t *beside = c->state + w->beside_at / sizeof *beside;
    for (unsigned i = 0; c->returns_in && i < w->stack_size; i++)
        beside[i] = c->null_return;
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

bool cpu_begin_window_trap(struct cpu *c, enum timing_window_trap trap)
{
    c->raised = c->again = c->window_trap[trap] && !c->alone;
    return !c->raised;
}

void cpu_set_alone(struct cpu *c, bool alone)
{
    c->alone = alone;
}

/* Sites are replaced until they count as frequent. */
enum { FREQUENT = 16 };

bool cpu_traps_often(const struct cpu *c, uint64_t pc)
{
    unsigned i = pc >> 2 & (IR_TRAP_SITES - 1);
    return !c->feed && c->window_traps[i].pc == pc && c->window_traps[i].count >= FREQUENT;
}

bool cpu_note_window_trap(struct cpu *c, uint64_t pc)
{
    enum { MOST = 2 * FREQUENT };
    unsigned i = pc >> 2 & (IR_TRAP_SITES - 1);
    if (c->window_traps[i].pc != pc && c->window_traps[i].count < FREQUENT) {
        c->window_traps[i].pc = pc;
        c->window_traps[i].count = 0;
    }
    if (c->window_traps[i].pc != pc || c->window_traps[i].count == MOST)
        return false;
    return ++c->window_traps[i].count >= FREQUENT;
}

void cpu_end_window_trap(struct cpu *c, enum timing_window_trap trap)
{
    c->window.moves += 2 * c->window_trap[trap];
    c->window.moved = c->window_trap[trap];
}

uint64_t *ir_slot_at(const struct cpu *c, unsigned slot)
{
    const unsigned n = slot - c->isa->window.first;
    return c->window.inside && n < c->isa->window.count ? c->window.at + n : (uint64_t *)c->slot + slot;
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
    cpu_raise(c, &(struct cpu_stop){.reason = CPU_FAULT, .addr = va, .access = access, .fault = why, .size = size});
    return false;
}

/* Makes the bytes va .. va+size-1, in at most two pages, accessible; raises a fault for the first that cannot be. */
static bool reach(struct cpu *c, uint64_t va, unsigned size, unsigned flags, enum mem_access access)
{
    unsigned need = access == MEM_WRITE ? MEM_W : MEM_R;
    uint64_t mask = ((uint64_t)1 << c->space->page_shift) - 1, second = (va + size - 1) & ~mask;

    if ((va & (size - 1)) && (flags & IR_MEM_ALIGN) && !c->unaligned_once)
        return refuse(c, va, size, access, MEM_FAULT_ALIGN);
    uint8_t *host = mem_host(c->space, va, need);
    if (host)
        mem_note(c->space, va, need, host);
    else {
        unsigned there = second == (va & ~mask) ? size : (unsigned)(mask + 1 - (va & mask));
        enum mem_fault_kind why = mem_fault(c->space, va, there, access);
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

/* Copies what has been reached, to `out` or from `in`. If a file has become shorter, raises a fault. */
static bool copy_reached(struct cpu *c, uint64_t va, unsigned size, unsigned flags, void *out, const void *in)
{
    uint64_t before_wrap = flags & IR_MEM_ADDR32 ? ((uint64_t)1 << 32) - va : size;
    unsigned n = before_wrap < size ? (unsigned)before_wrap : size;
    size_t done = in ? mem_write(c->space, va, in, n) : mem_read(c->space, va, out, n);

    if (done == n && n < size)
        done += in ? mem_write(c->space, 0, (const char *)in + n, size - n) : mem_read(c->space, 0, (char *)out + n, size - n);
    return done == size || refuse(c, va, size, in ? MEM_WRITE : MEM_READ, MEM_FAULT_BUS);
}

static void note_access(struct cpu *c, uint64_t va, unsigned flags, bool store)
{
    if (c->costs)
        c->costs->helper_access(c, flags & IR_MEM_ADDR32 ? (uint32_t)va : va, store);
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
