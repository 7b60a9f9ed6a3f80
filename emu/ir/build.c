/* build.c - the builder that the ISAs call: registers, control, instructions. Computations: values.c. */
#include "emu/ir/build.h"

#include <stdlib.h>
#include <string.h>

/* ---- emission ------------------------------------------------------------------------------- */

struct ir_op *ir_emit(struct ir_builder *t, unsigned op, unsigned d, unsigned a, unsigned b)
{
    if (t->nops >= IR_MAX_OPS)
        ir_bug(t->cpu, "an instruction's micro-operations do not fit in a block");
    struct ir_op *o = &t->ops[t->nops++];
    *o = (struct ir_op){.op = (uint16_t)op, .d = (uint16_t)d, .a = (uint16_t)a, .b = (uint16_t)b};
    return o;
}

val ir_new_temp(struct ir_builder *t)
{
    if (t->ntemps >= IR_MAX_OPS)
        ir_bug(t->cpu, "too many temporaries in a block");
    unsigned i = t->ntemps++;
    t->temps[i] = (struct temp){.alias = NO_SLOT, .maybe = UINT64_MAX};
    return (val)(t->nslots + i);
}

int32_t ir_pool_index(struct ir_builder *t, uint64_t value)
{
    for (unsigned i = 0; i < t->npool; i++)
        if (t->pool[i] == value)
            return (int32_t)i;
    if (t->npool >= IR_MAX_OPS)
        ir_bug(t->cpu, "too many constants in a block");
    t->pool[t->npool] = value;
    return (int32_t)t->npool++;
}

static void emit_const(struct ir_builder *t, unsigned d, uint64_t value)
{
    if (ir_fits32(value))
        ir_emit(t, IR_CONST, d, 0, 0)->imm = (int32_t)value;
    else
        ir_emit(t, IR_CONST64, d, 0, 0)->imm = ir_pool_index(t, value);
}

/* ---- registers ------------------------------------------------------------------------------ */

val ir_const(struct ir_builder *t, uint64_t value)
{
    val v = ir_new_temp(t);
    struct temp *x = ir_temp(t, v);
    x->is_const = true;
    x->value = x->maybe = value;
    return v;
}

/* A constant made on one path to a label does not exist on the other. */
unsigned ir_made_const(struct ir_builder *t, val v)
{
    struct temp *x = ir_temp(t, v);
    if (x->imm && (unsigned)x->imm > t->landed)
        return x->a;
    x->a = x->imm ? ir_new_temp(t) : v;
    emit_const(t, x->a, x->value);
    x->imm = (int32_t)t->nops;
    return x->a;
}

bool ir_is_const(const struct ir_builder *t, val v, uint64_t *value)
{
    const struct temp *x = &t->temps[v - t->nslots];
    if (x->is_const)
        *value = x->value;
    return x->is_const;
}

static void same_value(struct ir_builder *t, unsigned slot, val v)
{
    uint64_t version = ir_slot_version(t, slot);
    t->slots[slot].held = v;
    t->slots[slot].held_version = version;
    struct temp *x = ir_temp(t, v);
    if (!ir_is_in_register(t, x) && !ir_is_cold(t->cpu->isa, slot)) {
        x->alias = (uint16_t)slot;
        x->alias_version = version;
    }
}

val ir_get(struct ir_builder *t, unsigned slot)
{
    const struct slot_info *s = &t->slots[slot];
    if (s->held_version == ir_slot_version(t, slot)) {
        const struct temp *x = ir_temp(t, s->held);
        if (x->is_const) {
            val v = ir_const(t, x->value); /* near its use, if it is used again */
            same_value(t, slot, v);
            return v;
        }
        if (!x->gone) {
            val v = s->held;
            if (!ir_is_in_register(t, x))
                same_value(t, slot, v);
            return v;
        }
    }
    val v = ir_new_temp(t);
    ir_emit(t, IR_MOV, v, slot, 0);
    same_value(t, slot, v);
    return v;
}

static void slot_written(struct ir_builder *t, unsigned slot)
{
    t->slots[slot].version++;
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
    unsigned from = ir_operand(t, v);
    if (from == slot)
        return;
    ir_emit(t, IR_MOV, slot, from, 0);
    slot_written(t, slot);
    same_value(t, slot, v);
}

void ir_set_const(struct ir_builder *t, unsigned slot, uint64_t value)
{
    const struct slot_info *s = &t->slots[slot];
    uint64_t old;
    if (s->held_version == ir_slot_version(t, slot) && ir_is_const(t, s->held, &old) && old == value)
        return;
    emit_const(t, slot, value);
    slot_written(t, slot);
    t->slots[slot].held = ir_const(t, value);
    t->slots[slot].held_version = ir_slot_version(t, slot);
}

bool ir_is_unseen(const struct ir_builder *t, unsigned slot)
{
    for (unsigned i = t->nops; i-- > t->own_from && !(ir_op_info(&t->ops[i]) & (OP_SEES | OP_FLOW));)
        if ((ir_op_info(&t->ops[i]) & OP_DEF) && t->ops[i].d == slot)
            return true;
    return false;
}

/* ---- operations without a value ------------------------------------------------------------- */

val ir_getx(struct ir_builder *t, unsigned slot, val index, unsigned count)
{
    val v = ir_new_temp(t);
    struct ir_op *o = ir_emit(t, IR_GETX, v, ir_operand(t, index), 0);
    o->c = (uint16_t)count;
    o->imm = (int32_t)slot;
    return v;
}

void ir_setx(struct ir_builder *t, unsigned slot, val index, val v, unsigned count)
{
    struct ir_op *o = ir_emit(t, IR_SETX, 0, ir_operand(t, index), ir_operand(t, v));
    o->c = (uint16_t)count;
    o->imm = (int32_t)slot;
    for (unsigned s = slot; s < slot + count; s++)
        t->slots[s].version++;
}

static val call(struct ir_builder *t, int32_t fn, unsigned flags, enum ir_fast fast, val a, val b, val c)
{
    val v = ir_new_temp(t);
    unsigned third = ir_operand(t, c);
    struct ir_op *o = ir_emit(t, IR_CALL, v, ir_operand(t, a), ir_operand(t, b));
    o->c = (uint16_t)third;
    o->flags = (uint16_t)(flags | (unsigned)fast << 8);
    o->imm = fn;
    if (flags & IR_CALL_STATUS)
        slot_written(t, t->cpu->isa->fp.status_slot);
    if (flags & IR_CALL_WRITES)
        *(flags & IR_CALL_LOCAL ? &t->local_epoch : &t->epoch) += 1;
    if (flags & (IR_CALL_WRITES | IR_CALL_READS | IR_CALL_MAY_STOP) && !(flags & IR_CALL_LOCAL))
        ir_forget_memory(t, 0);
    t->stores = t->stores || flags & IR_CALL_MAY_STOP;
    return v;
}

val ir_call_fast(struct ir_builder *t, ir_fn *fn, unsigned flags, enum ir_fast fast, val a, val b, val c)
{
    return call(t, ir_pool_index(t, (uint64_t)(uintptr_t)fn), flags, fast, a, b, c);
}

val ir_call(struct ir_builder *t, ir_fn *fn, unsigned flags, val a, val b, val c)
{
    return ir_call_fast(t, fn, flags, IR_FAST_NONE, a, b, c);
}

/* Where the pool has its function, and the intrinsic after it. */
static int32_t intrinsic_index(struct ir_builder *t, const struct ir_intrinsic *what)
{
    const uint64_t pair[2] = {(uint64_t)(uintptr_t)what->fn, (uint64_t)(uintptr_t)what};
    for (unsigned i = 0; i + 1 < t->npool; i++)
        if (t->pool[i] == pair[0] && t->pool[i + 1] == pair[1])
            return (int32_t)i;
    if (t->npool + 2 > IR_MAX_OPS)
        ir_bug(t->cpu, "too many constants in a block");
    memcpy(&t->pool[t->npool], pair, sizeof pair);
    t->npool += 2;
    return (int32_t)t->npool - 2;
}

val ir_intrinsic(struct ir_builder *t, const struct ir_intrinsic *what, val a, val b, val c)
{
    if (!what->x64)
        return ir_call(t, what->fn, what->flags, a, b, c);
    return call(t, intrinsic_index(t, what), what->flags, IR_FAST_INTRINSIC, a, b, c);
}

void ir_fixup(struct ir_builder *t, unsigned slot, val v)
{
    ir_emit(t, IR_FIXUP, slot, ir_operand(t, v), 0);
}

void ir_fixup_select(struct ir_builder *t, unsigned slot, val cond, uint64_t if_true, uint64_t if_false)
{
    struct ir_comparison c = {0};
    bool inverted = false;
    if (t->npool + 3 > IR_MAX_OPS)
        ir_bug(t->cpu, "too many constants in a block");
    struct ir_op o = {.op = IR_FIXUP_SELECT, .d = (uint16_t)slot, .imm = (int32_t)t->npool};
    if (ir_as_comparison(t, cond, &c, &inverted)) {
        o.op = IR_FIXUP_COMPARE;
        o.a = c.a, o.b = c.b, o.c = c.op;
    } else {
        o.a = (uint16_t)ir_operand(t, ir_decisive(t, cond, &inverted));
    }
    *ir_emit(t, 0, 0, 0, 0) = o;
    t->pool[t->npool++] = inverted ? if_false : if_true;
    t->pool[t->npool++] = inverted ? if_true : if_false;
    t->pool[t->npool++] = (uint64_t)(int64_t)c.imm;
}

val ir_cycles(struct ir_builder *t)
{
    val v = ir_new_temp(t);
    ir_emit(t, IR_CYCLES, v, 0, 0)->imm = (int32_t)(t->ninsns - 1);
    if (!t->cycles_at)
        t->cycles_at = (uint16_t)(t->ninsns - 1);
    return v;
}

/* ---- control -------------------------------------------------------------------------------- */

static ir_label skip(struct ir_builder *t, unsigned op, unsigned a)
{
    ir_label at = t->nops;
    struct ir_op *o = ir_emit(t, op, 0, a, t->ntemps); /* until it lands: b and imm are the numbers of temporaries … */
    o->imm = (int32_t)t->nwritten;                     /* … and of logged writes at the skip */
    t->open_skips++;
    return at;
}

/* A comparison is made again right before its skip: host code then needs no truth value. */
static ir_label skip_if(struct ir_builder *t, val cond, bool zero)
{
    uint64_t k;
    struct ir_comparison c;
    if (ir_is_const(t, cond, &k))
        return skip(t, zero == (k == 0) ? IR_SKIP : IR_NOP, 0);
    val v;
    if (ir_as_comparison(t, cond, &c, &zero)) {
        v = ir_new_temp(t);
        ir_emit(t, c.op, v, c.a, c.b)->imm = c.imm;
    } else {
        v = (val)ir_bit_test(t, ir_decisive(t, cond, &zero));
    }
    return skip(t, zero ? IR_SKIP_Z : IR_SKIP_NZ, v);
}

ir_label ir_skip_if_zero(struct ir_builder *t, val cond)
{
    return skip_if(t, cond, true);
}

ir_label ir_skip_if_nonzero(struct ir_builder *t, val cond)
{
    return skip_if(t, cond, false);
}

static ir_label skips_insn(struct ir_builder *t, ir_label at)
{
    ir_skips(t, at, t->ninsns - 1);
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

void ir_skipped(struct ir_builder *t, unsigned insn, val cond)
{
    uint64_t always;
    if (!ir_timed(t))
        return;
    struct ir_op *o = ir_emit(t, IR_SKIPPED, 0, ir_operand(t, cond), 0);
    o->c = (uint16_t)insn;
    o->flags = ir_is_const(t, cond, &always) && always && !t->open_skips ? IR_SKIPPED_ALWAYS : 0;
    if (!o->flags) /* else it is always skipped */
        t->skips |= 1ull << insn;
}

void ir_skips(struct ir_builder *t, ir_label from, unsigned insn)
{
    t->ops[from].flags = IR_SKIP_INSN;
    t->ops[from].c = (uint16_t)insn;
    if (ir_is_skip(&t->ops[from]))
        t->skips |= 1ull << insn;
}

ir_label ir_skip(struct ir_builder *t)
{
    return skip(t, IR_SKIP, 0);
}

void ir_likely(struct ir_builder *t, ir_label skip)
{
    t->ops[skip].flags |= IR_SKIP_LIKELY;
}

void ir_land(struct ir_builder *t, ir_label from)
{
    struct ir_op *o = &t->ops[from];
    /* What was written in between may or may not have been: nothing is known of those slots here. */
    for (unsigned i = (unsigned)o->imm; i < t->nwritten; i++)
        t->slots[t->written[i]].version++;
    for (unsigned i = o->b; i < t->ntemps; i++)
        t->temps[i].gone = true;
    ir_forget_memory(t, from);
    t->open_skips--;
    o->b = 0;
    o->imm = (int32_t)t->nops;
    ir_emit(t, IR_LABEL, 0, 0, 0);
    t->landed = t->nops;
}

static struct ir_exit *new_exit(struct ir_builder *t, unsigned op, unsigned a, uint64_t pc, uint64_t mode)
{
    if (t->nexits >= BUILD_MAX_EXITS)
        ir_bug(t->cpu, "too many exits in a block");
    ir_emit(t, op, 0, a, 0)->imm = (int32_t)t->nexits;
    struct ir_exit *x = &t->exits[t->nexits++];
    *x = (struct ir_exit){.pc = pc,
                          .mode = t->ninsns ? mode : mode | t->arrives,
                          .insns = (uint16_t)t->ninsns,
                          .insn = (uint8_t)(t->ninsns ? t->ninsns - 1 : 0)};
    if (mode & IR_MODE_ARRIVES)
        x->code = ir_known_note(t);
    return x;
}

void ir_goto(struct ir_builder *t, uint64_t pc, uint64_t mode)
{
    if (t->ninsns && !(mode & IR_MODE_ARRIVES) && ir_crosses(t, t->insns[t->ninsns - 1].pc, pc)) {
        ir_transfer(t, IR_TRANSFER_JUMP, t->insns[t->ninsns - 1].pc, 0);
        mode |= IR_MODE_ARRIVES;
    }
    new_exit(t, IR_GOTO, 0, pc, mode);
}

void ir_goto_noted(struct ir_builder *t, uint64_t pc, uint64_t mode)
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
    new_exit(t, IR_GOTO_DYN, ir_operand(t, pc), 0, mode);
}

void ir_goto_dyn_mode(struct ir_builder *t, val pc, val mode)
{
    unsigned m = ir_operand(t, mode);
    new_exit(t, IR_GOTO_DYN, ir_operand(t, pc), 0, 0);
    t->ops[t->nops - 1].b = (uint16_t)m;
    t->ops[t->nops - 1].flags = IR_EXIT_DYN_MODE;
    if (t->cpu->transfers)
        t->exits[t->nexits - 1].code = ir_known_note(t);
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
    x->insns--; /* it does not retire */
}

/* ---- instructions --------------------------------------------------------------------------- */

bool ir_traps_often(const struct ir_builder *t, uint64_t pc)
{
    return cpu_traps_often(t->cpu, pc);
}

bool ir_room(const struct ir_builder *t, unsigned n)
{
    return t->ninsns + n <= t->limit && t->nops < IR_MAX_OPS / 2 && !(t->compared && t->stores);
}

bool ir_room_for_ops(const struct ir_builder *t, unsigned ops)
{
    return t->nops + ops < IR_MAX_OPS / 2;
}

bool ir_new_block_has_room(const struct ir_builder *t, unsigned insns, unsigned ops)
{
    return insns <= t->limit && ops < IR_MAX_OPS / 2;
}

bool ir_may_end(struct ir_builder *t)
{
    t->cut = !t->whole;
    return t->cut;
}

unsigned ir_insn_count(const struct ir_builder *t)
{
    return t->ninsns;
}

bool ir_is_cold_tier(const struct ir_builder *t)
{
    return t->cold_tier;
}

bool ir_may_copy(const struct ir_builder *t, const struct ir_copies *copies)
{
    const struct ir_limits *most = &t->cpu->tuning->loops[copies->loop];
    return copies->times <= most->times && copies->insns <= most->insns && copies->path_bits <= most->path_bits &&
           copies->branches <= most->branches && (!copies->chases || t->cpu->tuning->copies_chases);
}

bool ir_may_branch(const struct ir_builder *t, unsigned branches)
{
    return !ir_timed(t) || branches <= t->cpu->tuning->branches;
}

bool ir_may_select(const struct ir_builder *t, bool biased)
{
    return !biased || t->cpu->tuning->selects_biased;
}

bool ir_timed(const struct ir_builder *t)
{
    return t->cpu->costs;
}

unsigned ir_charged(const struct ir_builder *t)
{
    return t->cpu->costs && t->cpu->costs->by_value ? t->cpu->costs->by_value(t->cpu) : 0;
}

void ir_charge(struct ir_builder *t, val v)
{
    if (ir_charged(t))
        ir_emit(t, IR_CHARGE, 0, ir_operand(t, v), 0);
}

struct space *ir_space(const struct ir_builder *t)
{
    return t->cpu->space;
}

uint64_t ir_guess(const struct ir_builder *t, unsigned slot)
{
    return cpu_slots(t->cpu)[slot];
}

bool ir_insn(struct ir_builder *t, uint64_t pc, uint64_t mode)
{
    if (!ir_room(t, 1))
        return false;
    if (mode > UINT32_MAX)
        ir_bug(t->cpu, "a mode has more than 32 bits");
    t->words[t->ninsns] = 0;
    t->insn_cost[t->ninsns] = NULL;
    /* Operations emitted after a template belong to the next instruction's fragment. */
    bool kept = t->ninsns && t->insns[t->ninsns - 1].first_op & IR_FRAGMENT_TEMPLATE;
    t->insns[t->ninsns++] = (struct ir_insn){.pc = pc, .mode = (uint32_t)mode, .first_op = kept ? t->own_from : t->nops};
    if (t->arrives && t->ninsns == 1)
        ir_report_arrival(t);
    return true;
}

void ir_insn_word(struct ir_builder *t, uint64_t word)
{
    t->words[t->ninsns - 1] = word;
    if (t->cpu->costs)
        t->cpu->costs->insn_soon(t->cpu, word);
}

static void stop_before(struct ir_builder *t, enum cpu_stop_reason reason, uint64_t va, uint64_t mode, enum mem_fault_kind fault)
{
    struct ir_exit *x = new_exit(t, IR_STOP, 0, va, mode);
    x->reason = reason;
    x->code = va;
    x->trap = fault;
}

/* Returns whether the bytes at va can be executed; if not, *why and *fault say why. */
static bool fetchable(struct ir_builder *t, uint64_t va, enum cpu_stop_reason *why, enum mem_fault_kind *fault)
{
    struct space *s = t->cpu->space;
    if (!t->cpu->isa->bundles && !t->over_breakpoint && t->pages->is_breakpoint(t->cpu, va)) {
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

static bool in_page(const struct ir_builder *t, uint64_t va)
{
    return (va ^ t->pc) >> t->cpu->space->page_shift == 0;
}

/* The instruction at va was fetched from `host`: all of its page can be, unless there is a breakpoint. */
static void note_page(struct ir_builder *t, uint64_t va, const void *host)
{
    uint64_t within = va & (((uint64_t)1 << t->cpu->space->page_shift) - 1);
    if (!t->pages->has_breakpoints(t->cpu))
        t->page = (const uint8_t *)host - within;
}

/* Notes that the block depends on the instruction at va. */
static void note_bytes(struct ir_builder *t, uint64_t va)
{
    unsigned unit = t->cpu->head.isa->sample_bytes;
    va &= ~(uint64_t)(unit - 1);
    t->code_first = va < t->code_first ? va : t->code_first;
    t->code_end = va + unit > t->code_end ? va + unit : t->code_end;
}

bool ir_can_fetch(struct ir_builder *t, uint64_t va)
{
    enum cpu_stop_reason why;
    enum mem_fault_kind fault;

    if (!in_page(t, va))
        return false;
    note_bytes(t, va);
    return t->page || fetchable(t, va, &why, &fault);
}

bool ir_has_breakpoint(const struct ir_builder *t, uint64_t pc)
{
    return !t->page && t->pages->is_breakpoint(t->cpu, pc);
}

bool ir_breakpoint(struct ir_builder *t, uint64_t pc, uint64_t mode)
{
    bool first = t->ninsns == 0;

    if (!ir_has_breakpoint(t, pc) || (first && t->over_breakpoint))
        return false;
    if (first)
        stop_before(t, CPU_BREAK, pc, mode, MEM_OK);
    else
        ir_goto(t, pc, mode);
    return true;
}

bool ir_fetch(struct ir_builder *t, uint64_t va, uint64_t mode, void *out, size_t len)
{
    struct space *s = t->cpu->space;
    bool first = t->ninsns == 0;
    enum cpu_stop_reason why;
    enum mem_fault_kind fault = MEM_OK;

    if (!first && !in_page(t, va)) {
        ir_goto(t, va, mode); /* a block stays in one page */
        return false;
    }
    note_bytes(t, va);
    if (t->page) {
        memcpy(out, t->page + (va & (((uint64_t)1 << s->page_shift) - 1)), len);
        return true;
    }
    bool ok = fetchable(t, va, &why, &fault);
    if (ok && mem_peek(s, va, out, len) != len) { /* a shared file was truncated just now */
        fault = MEM_FAULT_BUS;
        ok = false;
    }
    if (!ok) {
        if (first && why == CPU_GATEWAY)
            t->pages->mark(t->cpu, va); /* the block is valid until the page is remapped */
        if (first)
            stop_before(t, why, va, mode, fault);
        else
            ir_goto(t, va, mode);
        return false;
    }
    t->compared = t->pages->is_compared(t->cpu, va);
    t->cold_tier = t->cold_tier && !t->compared; /* such blocks stay as they are */
    if (!t->compared)
        t->pages->mark(t->cpu, va);
    const void *host = mem_host(s, va, MEM_R); /* after the mark, which may hide the window */
    if (host)
        note_page(t, va, host);
    return true;
}

/* Returns how many of `n` bytes at va, the beginning of a page, can be executed now, and copies them. */
static size_t fetch_next_page(struct ir_builder *t, uint64_t va, uint8_t *out, size_t n)
{
    struct space *s = t->cpu->space;

    if ((space_page_flags(s, va) & MEM_GATEWAY) || (!mem_host(s, va, MEM_X) && mem_fault(s, va, 1, MEM_EXEC) != MEM_OK))
        return 0;
    return mem_peek(s, va, out, n);
}

size_t ir_fetch_some(struct ir_builder *t, uint64_t va, uint64_t mode, void *out, size_t most)
{
    struct space *s = t->cpu->space;
    uint64_t page = (uint64_t)1 << s->page_shift, within = va & (page - 1);
    size_t n = page - within < most ? page - within : most;
    uint8_t *bytes = out;

    if (!ir_fetch(t, va, mode, bytes, 1))
        return 0;
    if (t->page)
        memcpy(bytes, t->page + within, n);
    else
        n = mem_peek(s, va, bytes, n);
    if (n < most && within + n == page && t->ninsns == 0)
        n += fetch_next_page(t, va + n, bytes + n, most - n);
    return n ? n : 1;
}

void ir_fetched(struct ir_builder *t, uint64_t va, size_t len)
{
    uint64_t last = va + len - 1;

    note_bytes(t, last);
    if (in_page(t, last))
        return;
    t->crosses = true;
    if (t->pages->is_compared(t->cpu, last))
        t->compared = true;
    else
        t->pages->mark(t->cpu, last);
    t->cold_tier = t->cold_tier && !t->compared;
}

void ir_fetch_lacks(struct ir_builder *t, uint64_t va, uint64_t mode, size_t n)
{
    enum mem_fault_kind fault;

    if (t->ninsns) {
        ir_goto(t, va, mode);
        return;
    }
    fault = mem_fault(t->cpu->space, va + n, 1, MEM_EXEC);
    stop_before(t, CPU_FAULT, va, mode, fault == MEM_OK ? MEM_FAULT_UNMAPPED : fault);
    t->exits[t->nexits - 1].code = va + n;
}

/* ---- building a block ----------------------------------------------------------------------- */

/* Emits at most `limit` instructions from (pc, mode) on. */
static void translate_up_to(struct cpu *c, struct ir_builder *t, uint64_t pc, uint64_t mode, unsigned limit, bool over_breakpoint)
{
    t->cpu = c;
    t->pc = pc;
    t->nslots = c->isa->nslots;
    t->limit = limit;
    t->over_breakpoint = over_breakpoint;
    t->nops = t->ninsns = t->nexits = t->npool = t->open_skips = t->most_temps = 0;
    t->ntemplates = t->own_from = t->template_most = 0;
    t->skips = 0;
    t->every_access = c->costs && c->costs->every_access(c);
    t->page = NULL;
    t->compared = t->stores = t->crosses = false;
    t->code_first = UINT64_MAX;
    t->code_end = 0;
    t->cut = false;
    t->cycles_at = 0;
    t->open = false;
    ir_go_on(t);
    t->arrives = mode & IR_MODE_ARRIVES;
    c->isa->translate(t, pc, mode & ~IR_MODE_ARRIVES);
    if (t->nexits == 0)
        ir_bug(c, "a translated block has no exit");
}

/* Returns the index of the set's n-th bit, from 0. */
static unsigned nth_insn(uint64_t insns, unsigned n)
{
    while (n-- > 0)
        insns &= insns - 1;
    return (unsigned)__builtin_ctzll(insns);
}

/* Returns at most n, shortened to the end of an issue group if one ends among the last few instructions. Within a group the pipeline is in
 * one of more states, which depend on the instructions skipped. */
static unsigned whole_groups(const struct ir_builder *t, unsigned n)
{
    enum { MAX_LESS = 6 };
    for (unsigned i = n; i > 1 && i + MAX_LESS > n; i--)
        if (t->cpu->costs->insn_at(t->cpu, t->insns[i - 1].pc, 0)->t.flags & TIMING_STOP_AFTER)
            return i;
    return n;
}

/* Returns how many instructions a block may have so that at most IR_MAX_SKIPS may be skipped, and so that it does not go past a branch
 * back: else blocks would begin at many places of a loop. */
static unsigned few_skips(const struct ir_builder *t)
{
    if (__builtin_popcountll(t->skips) <= IR_MAX_SKIPS)
        return t->ninsns;
    unsigned most = nth_insn(t->skips, IR_MAX_SKIPS);
    for (unsigned i = 1; i < most; i++)
        if (t->insns[i].pc < t->insns[i - 1].pc)
            return i;
    return whole_groups(t, most);
}

struct ir_block *ir_translate(struct ir_builder *t, struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit, enum ir_purpose purpose)
{
    t->whole = purpose != IR_BEGINNING;
    t->cold_tier = purpose != IR_TO_STAY;
    t->asks = false;
    translate_up_to(c, t, pc, mode, limit == LIMIT_STEP_OVER ? 1 : limit, limit == LIMIT_STEP_OVER);
    if (c->costs && t->cycles_at) /* with a timing model the cycle count is known only at a block's entry */
        translate_up_to(c, t, pc, mode, t->cycles_at, false);
    for (unsigned most; c->costs && (most = few_skips(t)) < t->ninsns;)
        translate_up_to(c, t, pc, mode, most, false);
    struct ir_block *b = ir_finish(t);
    b->pc = pc;
    b->mode = mode;
    b->crosses = t->crosses;
    b->limit = (uint16_t)limit;
    b->cold_tier = t->cut || (t->cold_tier && t->asks); /* an ISA without templates builds blocks of the warm tier */
    return b;
}
