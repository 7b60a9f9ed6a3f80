/* build.c - the builder that the ISAs call, and the passes that make a block of what they emitted. */
#include "emu/ir/build.h"

#include <stdlib.h>
#include <string.h>

/* ---- emission ------------------------------------------------------------------------------- */

static uint64_t slot_version(const struct ir_builder *t, unsigned slot)
{
    return t->slots[slot].version + t->epoch;
}

static struct ir_op *emit(struct ir_builder *t, unsigned op, unsigned d, unsigned a, unsigned b)
{
    if (t->nops >= IR_MAX_OPS)
        ir_bug(t->cpu, "an instruction's micro-operations do not fit in a block");
    struct ir_op *o = &t->ops[t->nops++];
    *o = (struct ir_op){.op = (uint16_t)op, .d = (uint16_t)d, .a = (uint16_t)a, .b = (uint16_t)b};
    return o;
}

static val new_temp(struct ir_builder *t)
{
    if (t->ntemps >= IR_MAX_OPS)
        ir_bug(t->cpu, "too many temporaries in a block");
    unsigned i = t->ntemps++;
    t->temps[i] = (struct temp){.alias = NO_SLOT};
    return (val)(t->nslots + i);
}

static struct temp *temp_of(struct ir_builder *t, val v)
{
    return &t->temps[v - t->nslots];
}

/* What to read for v: the guest slot that still holds the same value, or the temporary itself. */
static unsigned operand(struct ir_builder *t, val v)
{
    struct temp *x = temp_of(t, v);
    if (x->alias != NO_SLOT && x->alias_version == slot_version(t, x->alias))
        return x->alias;
    return v;
}

static int32_t pool_index(struct ir_builder *t, uint64_t value)
{
    for (unsigned i = 0; i < t->npool; i++)
        if (t->pool[i] == value)
            return (int32_t)i;
    if (t->npool >= IR_MAX_OPS)
        ir_bug(t->cpu, "too many constants in a block");
    t->pool[t->npool] = value;
    return (int32_t)t->npool++;
}

static bool fits32(uint64_t v)
{
    return (uint64_t)(int64_t)(int32_t)v == v;
}

static void emit_const(struct ir_builder *t, unsigned d, uint64_t value)
{
    if (fits32(value))
        emit(t, IR_CONST, d, 0, 0)->imm = (int32_t)value;
    else
        emit(t, IR_CONST64, d, 0, 0)->imm = pool_index(t, value);
}

/* ---- values --------------------------------------------------------------------------------- */

val ir_const(struct ir_builder *t, uint64_t value)
{
    val v = new_temp(t);
    temp_of(t, v)->is_const = true;
    temp_of(t, v)->value = value;
    emit_const(t, v, value);
    return v;
}

bool ir_is_const(const struct ir_builder *t, val v, uint64_t *value)
{
    const struct temp *x = &t->temps[v - t->nslots];
    if (x->is_const)
        *value = x->value;
    return x->is_const;
}

val ir_get(struct ir_builder *t, unsigned slot)
{
    struct slot_info *s = &t->slots[slot];
    if (s->is_const && s->const_version == slot_version(t, slot))
        return ir_const(t, s->value);
    val v = new_temp(t);
    emit(t, IR_MOV, v, slot, 0);
    temp_of(t, v)->alias = (uint16_t)slot;
    temp_of(t, v)->alias_version = slot_version(t, slot);
    return v;
}

static void slot_written(struct ir_builder *t, unsigned slot)
{
    t->slots[slot].version++;
    t->slots[slot].is_const = false;
    if (t->nwritten >= IR_MAX_OPS)
        ir_bug(t->cpu, "too many register writes in a block");
    t->written[t->nwritten++] = (uint16_t)slot;
}

void ir_set(struct ir_builder *t, unsigned slot, val v)
{
    uint64_t value;
    if (ir_is_const(t, v, &value)) {
        ir_set_const(t, slot, value);
        return;
    }
    emit(t, IR_MOV, slot, operand(t, v), 0);
    slot_written(t, slot);
    struct temp *x = temp_of(t, v);
    if (x->alias == NO_SLOT || x->alias_version != slot_version(t, x->alias)) {
        x->alias = (uint16_t)slot;
        x->alias_version = slot_version(t, slot);
    }
}

void ir_set_const(struct ir_builder *t, unsigned slot, uint64_t value)
{
    emit_const(t, slot, value);
    slot_written(t, slot);
    t->slots[slot].is_const = true;
    t->slots[slot].value = value;
    t->slots[slot].const_version = slot_version(t, slot);
}

static uint64_t fold_binary(enum ir_opcode op, uint64_t x, uint64_t y)
{
    switch (op) {
#define X(name, expr)                                                                                        \
    case IR_##name:                                                                                          \
        return (uint64_t)(expr);
        IR_BINARY(X)
#undef X
    default:
        abort();
    }
}

bool ir_compare(unsigned op, uint64_t a, uint64_t b)
{
    return fold_binary(ir_is_immediate_form(op) ? op - 1 : op, a, b);
}

static uint64_t fold_unary(enum ir_opcode op, uint64_t x)
{
    switch (op) {
#define X(name, expr)                                                                                        \
    case IR_##name:                                                                                          \
        return (uint64_t)(expr);
        IR_UNARY(X)
#undef X
    default:
        abort();
    }
}

static bool commutes(enum ir_opcode op)
{
    switch (op) {
    case IR_ADD: case IR_ADD32: case IR_AND: case IR_OR: case IR_XOR: case IR_MUL: case IR_MULHU:
    case IR_MULHS: case IR_EQ: case IR_NE: case IR_EQ32: case IR_NE32:
        return true;
    default:
        return false;
    }
}

/* a OP imm == a? (the 64-bit operations only: the others also truncate) */
static bool is_identity(enum ir_opcode op, uint64_t imm)
{
    switch (op) {
    case IR_ADD: case IR_SUB: case IR_OR: case IR_XOR: case IR_ANDC: case IR_SHL: case IR_SHR: case IR_SAR:
        return imm == 0;
    case IR_AND:
        return imm == ~(uint64_t)0;
    default:
        return false;
    }
}

val ir_binary_imm(struct ir_builder *t, enum ir_opcode op, val a, uint64_t imm)
{
    uint64_t x;
    if (ir_is_const(t, a, &x))
        return ir_const(t, fold_binary(op, x, imm));
    if (is_identity(op, imm))
        return a;
    if (op == IR_AND && imm == 0xffffffff)
        return ir_unary(t, IR_ZEXT32, a);
    if (!fits32(imm)) {
        val b = ir_const(t, imm);
        val v = new_temp(t);
        emit(t, op, v, operand(t, a), operand(t, b));
        return v;
    }
    val v = new_temp(t);
    emit(t, op + 1, v, operand(t, a), 0)->imm = (int32_t)imm; /* X(name) is followed by X(nameI) */
    return v;
}

val ir_binary(struct ir_builder *t, enum ir_opcode op, val a, val b)
{
    uint64_t y;
    if (ir_is_const(t, b, &y))
        return ir_binary_imm(t, op, a, y);
    if (commutes(op) && ir_is_const(t, a, &y))
        return ir_binary_imm(t, op, b, y);
    val v = new_temp(t);
    emit(t, op, v, operand(t, a), operand(t, b));
    return v;
}

val ir_unary(struct ir_builder *t, enum ir_opcode op, val a)
{
    uint64_t x;
    if (ir_is_const(t, a, &x))
        return ir_const(t, fold_unary(op, x));
    val v = new_temp(t);
    emit(t, op, v, operand(t, a), 0);
    return v;
}

static val field_op(struct ir_builder *t, enum ir_opcode op, val a, val b, unsigned pos, unsigned len)
{
    val v = new_temp(t);
    emit(t, op, v, operand(t, a), operand(t, b))->imm = (int32_t)(pos | len << 8);
    return v;
}

val ir_extract(struct ir_builder *t, val a, unsigned pos, unsigned len)
{
    uint64_t x;
    if (len >= 64)
        return a;
    if (ir_is_const(t, a, &x))
        return ir_const(t, (x >> pos) & (((uint64_t)1 << len) - 1));
    return field_op(t, IR_EXTRACT, a, a, pos, len);
}

val ir_extracts(struct ir_builder *t, val a, unsigned pos, unsigned len)
{
    uint64_t x;
    if (len >= 64)
        return a;
    if (ir_is_const(t, a, &x))
        return ir_const(t, (uint64_t)((int64_t)(x << (64 - pos - len)) >> (64 - len)));
    return field_op(t, IR_EXTRACTS, a, a, pos, len);
}

val ir_deposit(struct ir_builder *t, val into, val field, unsigned pos, unsigned len)
{
    if (len >= 64)
        return field;
    return field_op(t, IR_DEPOSIT, into, field, pos, len);
}

static val shrd(struct ir_builder *t, enum ir_opcode op, val high, val low, unsigned count)
{
    val v = new_temp(t);
    emit(t, op, v, operand(t, high), operand(t, low))->imm = (int32_t)count;
    return v;
}

val ir_shrd(struct ir_builder *t, val high, val low, unsigned count)
{
    return count ? shrd(t, IR_SHRD, high, low, count) : low;
}

val ir_shrd32(struct ir_builder *t, val high, val low, unsigned count)
{
    return shrd(t, IR_SHRD32, high, low, count);
}

val ir_select(struct ir_builder *t, val cond, val if_true, val if_false)
{
    uint64_t x;
    if (ir_is_const(t, cond, &x))
        return x ? if_true : if_false;
    val v = new_temp(t);
    emit(t, IR_SELECT, v, operand(t, cond), operand(t, if_true))->c = (uint16_t)operand(t, if_false);
    return v;
}

static unsigned memory_opcode(unsigned bits, bool big_endian, bool store)
{
    static const uint8_t loads[4][2] = {{IR_LD8LE, IR_LD8LE}, {IR_LD16LE, IR_LD16BE},
                                        {IR_LD32LE, IR_LD32BE}, {IR_LD64LE, IR_LD64BE}};
    unsigned row = bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? 2 : 3;
    return loads[row][big_endian] + store; /* LD… is followed by its ST… */
}

val ir_load(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, unsigned flags)
{
    val v = new_temp(t);
    struct ir_op *o = emit(t, memory_opcode(bits, big_endian, false), v, operand(t, addr), 0);
    o->imm = disp;
    o->flags = (uint16_t)flags;
    return v;
}

void ir_store(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, val v, unsigned flags)
{
    struct ir_op *o = emit(t, memory_opcode(bits, big_endian, true), 0, operand(t, addr), operand(t, v));
    o->imm = disp;
    o->flags = (uint16_t)flags;
}

val ir_getx(struct ir_builder *t, unsigned slot, val index, unsigned count)
{
    val v = new_temp(t);
    struct ir_op *o = emit(t, IR_GETX, v, operand(t, index), 0);
    o->c = (uint16_t)count;
    o->imm = (int32_t)slot;
    return v;
}

void ir_setx(struct ir_builder *t, unsigned slot, val index, val v, unsigned count)
{
    struct ir_op *o = emit(t, IR_SETX, 0, operand(t, index), operand(t, v));
    o->c = (uint16_t)count;
    o->imm = (int32_t)slot;
    t->epoch++;
}

val ir_call_fast(struct ir_builder *t, ir_fn *fn, unsigned flags, enum ir_fast fast, val a, val b, val c)
{
    val v = new_temp(t);
    struct ir_op *o = emit(t, IR_CALL, v, operand(t, a), operand(t, b));
    o->c = (uint16_t)operand(t, c);
    o->flags = (uint16_t)(flags | (unsigned)fast << 8);
    o->imm = pool_index(t, (uint64_t)(uintptr_t)fn);
    if (flags & IR_CALL_STATUS)
        slot_written(t, t->cpu->isa->fp.status_slot);
    if (flags & IR_CALL_WRITES)
        t->epoch++;
    return v;
}

val ir_call(struct ir_builder *t, ir_fn *fn, unsigned flags, val a, val b, val c)
{
    return ir_call_fast(t, fn, flags, IR_FAST_NONE, a, b, c);
}

void ir_late(struct ir_builder *t, unsigned slot, val v)
{
    emit(t, IR_LATE, slot, operand(t, v), 0);
}

void ir_late_select(struct ir_builder *t, unsigned slot, val cond, uint64_t if_true, uint64_t if_false)
{
    if (t->npool + 2 > IR_MAX_OPS)
        ir_bug(t->cpu, "too many constants in a block");
    emit(t, IR_LATE_SELECT, slot, operand(t, cond), 0)->imm = (int32_t)t->npool;
    t->pool[t->npool++] = if_true;
    t->pool[t->npool++] = if_false;
}

val ir_cycles(struct ir_builder *t)
{
    val v = new_temp(t);
    emit(t, IR_CYCLES, v, 0, 0)->imm = (int32_t)(t->ninsns - 1);
    if (!t->cycles_at)
        t->cycles_at = (uint16_t)(t->ninsns - 1);
    return v;
}

/* ---- control -------------------------------------------------------------------------------- */

static ir_label skip(struct ir_builder *t, unsigned op, unsigned a)
{
    ir_label at = t->nops;
    emit(t, op, 0, a, 0)->imm = (int32_t)t->nwritten; /* until it lands: where the log of writes stood */
    return at;
}

ir_label ir_skip_if_zero(struct ir_builder *t, val cond)
{
    return skip(t, IR_SKIP_Z, operand(t, cond));
}

ir_label ir_skip_if_nonzero(struct ir_builder *t, val cond)
{
    return skip(t, IR_SKIP_NZ, operand(t, cond));
}

static ir_label skips_insn(struct ir_builder *t, ir_label at)
{
    t->ops[at].flags = IR_SKIP_INSN;
    t->ops[at].c = (uint16_t)(t->ninsns - 1);
    return at;
}

ir_label ir_skip_insn_if_zero(struct ir_builder *t, val cond)
{
    return skips_insn(t, ir_skip_if_zero(t, cond));
}

ir_label ir_skip_insn_if_nonzero(struct ir_builder *t, val cond)
{
    return skips_insn(t, ir_skip_if_nonzero(t, cond));
}

ir_label ir_skip(struct ir_builder *t)
{
    return skip(t, IR_SKIP, 0);
}

void ir_land(struct ir_builder *t, ir_label from)
{
    /* What was written in between may or may not have been: nothing is known of those slots here. */
    for (unsigned i = (unsigned)t->ops[from].imm; i < t->nwritten; i++) {
        t->slots[t->written[i]].version++;
        t->slots[t->written[i]].is_const = false;
    }
    t->ops[from].imm = (int32_t)t->nops;
    emit(t, IR_LABEL, 0, 0, 0);
}

static struct ir_exit *new_exit(struct ir_builder *t, unsigned op, unsigned a, uint64_t pc, uint64_t mode)
{
    if (t->nexits >= BUILD_MAX_EXITS)
        ir_bug(t->cpu, "too many exits in a block");
    emit(t, op, 0, a, 0)->imm = (int32_t)t->nexits;
    struct ir_exit *x = &t->exits[t->nexits++];
    *x = (struct ir_exit){.pc = pc, .mode = mode, .insns = (uint16_t)t->ninsns,
                          .insn = (uint16_t)(t->ninsns ? t->ninsns - 1 : 0)};
    return x;
}

void ir_goto(struct ir_builder *t, uint64_t pc, uint64_t mode)
{
    new_exit(t, IR_GOTO, 0, pc, mode);
}

void ir_goto_dyn(struct ir_builder *t, val pc, uint64_t mode)
{
    uint64_t known;
    if (ir_is_const(t, pc, &known)) {
        ir_goto(t, known, mode);
        return;
    }
    new_exit(t, IR_GOTO_DYN, operand(t, pc), 0, mode);
}

void ir_goto_dyn_mode(struct ir_builder *t, val pc, val mode)
{
    unsigned m = operand(t, mode);
    new_exit(t, IR_GOTO_DYN, operand(t, pc), 0, 0);
    t->ops[t->nops - 1].b = (uint16_t)m;
    t->ops[t->nops - 1].flags = IR_EXIT_DYN_MODE;
}

void ir_stop_after(struct ir_builder *t, enum cpu_stop_reason reason, uint64_t code, uint64_t pc, uint64_t mode)
{
    struct ir_exit *x = new_exit(t, IR_STOP, 0, pc, mode);
    x->reason = reason;
    x->code = code;
}

void ir_trap_after(struct ir_builder *t, unsigned trap, uint64_t code, uint64_t pc, uint64_t mode)
{
    ir_stop_after(t, CPU_TRAP, code, pc, mode);
    t->exits[t->nexits - 1].trap = trap;
}

void ir_trap(struct ir_builder *t, unsigned trap, uint64_t code)
{
    struct ir_insn *in = &t->insns[t->ninsns - 1];
    struct ir_exit *x = new_exit(t, IR_STOP, 0, in->pc, in->mode);
    x->reason = CPU_TRAP;
    x->trap = trap;
    x->code = code;
    x->insns--; /* it did not happen */
}

/* ---- instructions --------------------------------------------------------------------------- */

bool ir_room(const struct ir_builder *t, unsigned n)
{
    return t->ninsns + n <= t->limit && t->nops < IR_MAX_OPS / 2;
}

unsigned ir_insn_count(const struct ir_builder *t)
{
    return t->ninsns;
}

bool ir_timed(const struct ir_builder *t)
{
    return t->cpu->timed;
}

struct space *ir_space(const struct ir_builder *t)
{
    return t->cpu->space;
}

bool ir_insn(struct ir_builder *t, uint64_t pc, uint64_t mode, uint32_t id, uint64_t raw)
{
    if (!ir_room(t, 1))
        return false;
    t->insns[t->ninsns++] =
        (struct ir_insn){.pc = pc, .mode = mode, .first_op = t->nops, .id = id, .raw = raw};
    return true;
}

static void stop_before(struct ir_builder *t, enum cpu_stop_reason reason, uint64_t va, uint64_t mode,
                        enum mem_fault_kind fault)
{
    struct ir_exit *x = new_exit(t, IR_STOP, 0, va, mode);
    x->reason = reason;
    x->code = va;
    x->trap = fault;
}

/* The bytes at va, or why execution stops there. */
static bool fetchable(struct ir_builder *t, uint64_t va, enum cpu_stop_reason *why, enum mem_fault_kind *fault)
{
    struct space *s = t->cpu->space;
    if (!t->over_breakpoint && code_has_breakpoint(t->code, va)) {
        *why = CPU_BREAK;
        return false;
    }
    if (space_page_flags(s, va) & MEM_GATEWAY) {
        *why = CPU_GATEWAY;
        return false;
    }
    *why = CPU_FAULT;
    *fault = mem_host(s, va, MEM_X) ? MEM_OK : mem_fault(s, va, 1, MEM_EXEC);
    return *fault == MEM_OK;
}

bool ir_can_fetch(struct ir_builder *t, uint64_t va)
{
    enum cpu_stop_reason why;
    enum mem_fault_kind fault;

    return (va >> t->cpu->space->page_shift) == (t->pc >> t->cpu->space->page_shift) &&
           fetchable(t, va, &why, &fault);
}

bool ir_fetch(struct ir_builder *t, uint64_t va, uint64_t mode, void *out, size_t len)
{
    struct space *s = t->cpu->space;
    bool first = t->ninsns == 0;
    enum cpu_stop_reason why;
    enum mem_fault_kind fault = MEM_OK;

    if (!first && (va >> s->page_shift) != (t->pc >> s->page_shift)) {
        ir_goto(t, va, mode); /* a block stays in one page */
        return false;
    }
    if (!fetchable(t, va, &why, &fault)) {
        if (first && why == CPU_GATEWAY)
            space_mark_code(s, va); /* the block is kept until the page is mapped anew */
        if (first)
            stop_before(t, why, va, mode, fault);
        else
            ir_goto(t, va, mode);
        return false;
    }
    const void *host = mem_host(s, va, MEM_R);
    if (host)
        memcpy(out, host, len);
    else
        mem_peek(s, va, out, len); /* executable only */
    if (!(space_page_flags(s, va) & MEM_CODE))
        space_mark_code(s, va);
    return true;
}

/* ---- making the block ----------------------------------------------------------------------- */

/* Emit what stands at (pc, mode), at most `limit` instructions of it. */
static void translate_up_to(struct cpu *c, struct ir_builder *t, uint64_t pc, uint64_t mode, unsigned limit,
                            bool over_breakpoint)
{
    t->cpu = c;
    t->code = code_of(c);
    t->pc = pc;
    t->nslots = c->isa->nslots;
    t->limit = limit;
    t->over_breakpoint = over_breakpoint;
    t->nops = t->ninsns = t->nexits = t->npool = t->ntemps = t->nwritten = 0;
    t->cycles_at = 0;
    t->epoch = 1;
    memset(t->slots, 0, t->nslots * sizeof t->slots[0]);
    c->isa->translate(t, pc, mode);
    if (t->nexits == 0)
        ir_bug(c, "a translated block has no exit");
}

struct ir_block *ir_translate(struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit)
{
    struct code *code = code_of(c);
    struct ir_builder *t = code->builder;
    translate_up_to(c, t, pc, mode, limit == LIMIT_STEP_OVER ? 1 : limit, limit == LIMIT_STEP_OVER);
    if (c->timed && t->cycles_at) /* with a timing model the cycle is known only where a block begins */
        translate_up_to(c, t, pc, mode, t->cycles_at, false);
    struct ir_block *b = ir_finish(t);
    b->pc = pc;
    b->mode = mode;
    b->limit = (uint16_t)limit;
    return b;
}
