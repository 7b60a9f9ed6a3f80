/* operands.c - evaluation of operand specifiers (manual, chapter "Instruction Formats and Addressing Modes"). */
#include "isa/vax/translate.h"

#include <string.h>

enum { PC = 15 };

/* ---- registers, memory ---------------------------------------------------------------------------- */

val reg_get(struct vax_translation *t, unsigned n)
{
    return t->is_pending >> n & 1 ? t->pending[n] : ir_get(t->ir, VAX_R + n);
}

void reg_set(struct vax_translation *t, unsigned n, val v)
{
    t->pending[n] = v;
    t->is_pending = (uint16_t)(t->is_pending | 1u << n);
}

val load_at(struct vax_translation *t, val address, int32_t disp, unsigned bytes)
{
    return ir_load(t->ir, 8 * bytes, false, address, disp, IR_MEM_ADDR32);
}

void store_at(struct vax_translation *t, val address, int32_t disp, val v, unsigned bytes)
{
    ir_store(t->ir, 8 * bytes, false, address, disp, v, IR_MEM_ADDR32);
}

void push(struct vax_translation *t, val v)
{
    val sp = ir_add32i(t->ir, reg_get(t, VAX_SP), (uint64_t)-4);
    store_at(t, sp, 0, v, 4);
    reg_set(t, VAX_SP, sp);
}

/* Faults if a byte in [va, va + bytes) cannot be written. */
static uint64_t probe_write(struct cpu *c, uint64_t va, uint64_t bytes, uint64_t unused)
{
    struct space *s = cpu_front(c)->space;
    uint64_t end = va + bytes, page = (uint64_t)1 << s->page_shift;
    (void)unused;

    for (uint64_t at = va; at < end; at = (at & ~(page - 1)) + page) {
        uint32_t here = (uint32_t)at;
        enum mem_fault_kind why = mem_host(s, here, MEM_W) ? MEM_OK : mem_fault(s, here, 1, MEM_WRITE);
        if (why == MEM_OK)
            continue;
        cpu_raise(c, &(struct cpu_stop){.reason = CPU_FAULT, .addr = here, .access = MEM_WRITE, .fault = why, .size = (unsigned)bytes});
        break;
    }
    return 0;
}

void check_write_at(struct vax_translation *t, val address, val bytes)
{
    ir_call(t->ir, probe_write, IR_CALL_MAY_STOP, address, bytes, constant(t, 0));
}

void check_write(struct vax_translation *t, unsigned n)
{
    if (t->place[n].kind == PLACE_MEMORY)
        check_write_at(t, operand_address(t, n), constant(t, vax_type_bytes(type(t, n))));
}

/* ---- addresses ------------------------------------------------------------------------------------- */

static void at(struct place *p, val base, int32_t disp)
{
    p->kind = PLACE_MEMORY;
    p->base = base;
    p->disp = disp;
}

/* The register that a displacement is added to; the PC is that of the next specifier. */
static val base_register(struct vax_translation *t, const struct vax_operand *o)
{
    return o->reg == PC ? constant(t, (uint32_t)(t->pc + o->after)) : reg_get(t, o->reg);
}

/* Returns Rn, which becomes Rn + step. */
static val step_after(struct vax_translation *t, unsigned n, unsigned step)
{
    val old = reg_get(t, n);
    reg_set(t, n, ir_add32i(t->ir, old, step));
    return old;
}

static val step_before(struct vax_translation *t, unsigned n, unsigned step)
{
    val v = ir_add32i(t->ir, reg_get(t, n), (uint64_t) - (int64_t)step);
    reg_set(t, n, v);
    return v;
}

static val displaced(struct vax_translation *t, const struct vax_operand *o)
{
    return ir_add32i(t->ir, base_register(t, o), (uint64_t)(int64_t)o->disp);
}

/* The address in memory of a specifier without its index. */
static void base_address(struct vax_translation *t, const struct vax_operand *o, struct place *p)
{
    unsigned bytes = vax_type_bytes(o->type);

    switch (o->mode) {
    case VAX_DEFERRED: at(p, reg_get(t, o->reg), 0); break;
    case VAX_DECREMENT: at(p, step_before(t, o->reg, bytes), 0); break;
    case VAX_INCREMENT: at(p, step_after(t, o->reg, bytes), 0); break;
    case VAX_INCREMENT_DEFERRED: at(p, load_at(t, reg_get(t, o->reg), 0, 4), 0); break;
    case VAX_IMMEDIATE: at(p, constant(t, (uint32_t)(t->pc + o->after - bytes)), 0); break;
    case VAX_ABSOLUTE: at(p, constant(t, (uint32_t)o->disp), 0); break;
    case VAX_DISPLACED:
        if (o->reg == PC)
            at(p, displaced(t, o), 0);
        else
            at(p, base_register(t, o), o->disp);
        break;
    default: at(p, load_at(t, displaced(t, o), 0, 4), 0); break;
    }
    if (o->mode == VAX_INCREMENT_DEFERRED) /* after the load, which may fault */
        step_after(t, o->reg, 4);
}

val operand_address(struct vax_translation *t, unsigned n)
{
    struct place *p = &t->place[n];
    if (p->disp) {
        p->base = ir_add32i(t->ir, p->base, (uint64_t)(int64_t)p->disp);
        p->disp = 0;
    }
    return p->base;
}

static void address(struct vax_translation *t, unsigned n)
{
    const struct vax_operand *o = &t->d.operand[n];
    struct place *p = &t->place[n];
    val index = o->index == VAX_NOT_INDEXED ? 0 : reg_get(t, o->index);

    base_address(t, o, p);
    if (o->index == VAX_NOT_INDEXED)
        return;
    index = ir_shl32(t->ir, index, constant(t, (unsigned)__builtin_ctz(vax_type_bytes(o->type))));
    p->base = ir_add32(t->ir, operand_address(t, n), index);
}

/* ---- values ---------------------------------------------------------------------------------------- */

static val pair(struct vax_translation *t, unsigned n)
{
    return ir_or(t->ir, reg_get(t, n), ir_shli(t->ir, reg_get(t, n + 1), 32));
}

static void read_register(struct vax_translation *t, struct place *p, char type)
{
    switch (vax_type_bytes(type)) {
    case 1: p->value = ir_zext8(t->ir, reg_get(t, p->reg)); break;
    case 2: p->value = ir_zext16(t->ir, reg_get(t, p->reg)); break;
    case 4: p->value = reg_get(t, p->reg); break;
    case 8: p->value = pair(t, p->reg); break;
    default: p->value = pair(t, p->reg); p->high = pair(t, p->reg + 2u);
    }
}

static void read_memory(struct vax_translation *t, struct place *p, char type)
{
    unsigned bytes = vax_type_bytes(type);

    p->value = load_at(t, p->base, p->disp, bytes < 8 ? bytes : 8);
    if (bytes == 16)
        p->high = load_at(t, p->base, p->disp + 8, 8);
}

/* Floating literals are an exponent of 3 bits and a fraction of 3 bits: 0.5 to 120. */
static uint64_t literal(const struct vax_operand *o)
{
    enum { ONE_HALF = 0x4000 };
    uint64_t n = (uint64_t)o->disp;
    if (!vax_is_float(o->type))
        return n;
    return ONE_HALF | n << (o->type == 'g' ? 1 : 4);
}

static void immediate(struct vax_translation *t, const struct vax_operand *o, struct place *p)
{
    uint64_t words[2];
    memcpy(words, o->bytes, sizeof words);
    *p = (struct place){.kind = PLACE_VALUE, .value = constant(t, words[0]), .high = constant(t, words[1])};
}

/* ADAWI checks the address before it reads there. */
static bool is_read(const struct vax_translation *t, const struct vax_operand *o)
{
    enum { ADAWI = 0x58 };
    return o->access == 'r' || (o->access == 'm' && t->d.insn->code != ADAWI);
}

static void evaluate(struct vax_translation *t, unsigned n)
{
    const struct vax_operand *o = &t->d.operand[n];
    struct place *p = &t->place[n];
    bool reads = is_read(t, o);

    if (o->mode == VAX_LITERAL) {
        *p = (struct place){.kind = PLACE_VALUE, .value = constant(t, literal(o)), .high = constant(t, 0)};
    } else if (o->mode == VAX_IMMEDIATE && o->access == 'r') {
        immediate(t, o, p);
    } else if (o->mode == VAX_REGISTER) {
        *p = (struct place){.kind = PLACE_REGISTER, .reg = o->reg};
        if (o->access == 'v') /* before later specifiers change the second register */
            p->value = o->reg < VAX_SP ? pair(t, o->reg) : reg_get(t, o->reg);
        else if (reads)
            read_register(t, p, o->type);
    } else {
        address(t, n);
        if (o->access == 'm' && vax_is_float(o->type)) /* what can be read may be reserved, which comes second */
            check_write(t, n);
        if (reads)
            read_memory(t, p, o->type);
    }
}

bool evaluate_operands(struct vax_translation *t)
{
    for (unsigned n = 0; n < t->d.noperands; n++) {
        const struct vax_operand *o = &t->d.operand[n];
        t->place[n] = (struct place){.kind = PLACE_NONE};
        if (o->mode == VAX_BRANCH)
            continue;
        if (vax_is_reserved_mode(o)) {
            fault(t, VAX_TRAP_RESERVED_ADDRESS, 0);
            return false;
        }
        evaluate(t, n);
    }
    return true;
}

/* ---- results --------------------------------------------------------------------------------------- */

static void write_pair(struct vax_translation *t, unsigned n, val v)
{
    reg_set(t, n, ir_zext32(t->ir, v));
    reg_set(t, n + 1, ir_shri(t->ir, v, 32));
}

void write_operand(struct vax_translation *t, unsigned n, val v)
{
    const struct place *p = &t->place[n];
    unsigned bytes = vax_type_bytes(type(t, n));

    if (p->kind == PLACE_MEMORY)
        store_at(t, p->base, p->disp, v, bytes);
    else if (bytes < 4)
        reg_set(t, p->reg, ir_deposit(t->ir, reg_get(t, p->reg), v, 0, 8 * bytes));
    else if (bytes == 4)
        reg_set(t, p->reg, v);
    else
        write_pair(t, p->reg, v);
}

void write_operand_long(struct vax_translation *t, unsigned n, val low, val high)
{
    const struct place *p = &t->place[n];

    if (p->kind == PLACE_MEMORY) {
        check_write(t, n);
        store_at(t, p->base, p->disp, low, 8);
        store_at(t, operand_address(t, n), 8, high, 8);
    } else {
        write_pair(t, p->reg, low);
        write_pair(t, p->reg + 2u, high);
    }
}

val sign_extend(struct vax_translation *t, val v, char type)
{
    switch (vax_type_bytes(type)) {
    case 1: return ir_zext32(t->ir, ir_sext8(t->ir, v));
    case 2: return ir_zext32(t->ir, ir_sext16(t->ir, v));
    default: return v;
    }
}
