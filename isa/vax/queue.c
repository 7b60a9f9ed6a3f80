/*
 * queue.c - queues (manual, chapter "Queue Instructions"). An entry begins with a forward and a backward link: addresses, or in
 * self-relative queues, which the interlocked instructions operate on, distances from the entry.
 */
#include "isa/vax/translate.h"

static bool get(struct cpu *c, uint32_t va, uint32_t *v)
{
    uint64_t all;
    bool ok = cpu_load(c, va, 4, false, IR_MEM_ADDR32, &all);
    *v = ok ? (uint32_t)all : 0;
    return ok;
}

static bool put(struct cpu *c, uint32_t va, uint32_t v)
{
    return cpu_store(c, va, 4, false, IR_MEM_ADDR32, v);
}

/* Reads a longword that will be written: storing what it has faults if it cannot be. */
static bool get_to_write(struct cpu *c, uint32_t va, uint32_t *v)
{
    return get(c, va, v) && put(c, va, *v);
}

/* ---- absolute queues ----------------------------------------------------------------------------------- */

/* Inserts after the predecessor; returns the successor. */
static uint64_t insert(struct cpu *c, uint64_t entry, uint64_t predecessor, uint64_t unused)
{
    uint32_t e = (uint32_t)entry, p = (uint32_t)predecessor, s, old;
    (void)unused;

    if (!get_to_write(c, p, &s) || !get_to_write(c, s + 4, &old) || !get_to_write(c, e + 4, &old) || !put(c, e, s))
        return 0;
    put(c, e + 4, p);
    put(c, s + 4, e);
    put(c, p, e);
    return s;
}

SEM(insque)
{
    val entry = operand_address(t, 0), predecessor = operand_address(t, 1);
    val s = ir_call(t->ir, insert, IR_CALL_READS | IR_CALL_MAY_STOP, entry, predecessor, constant(t, 0));

    cc_set_compare(t, s, predecessor, 'l');
}

/* Removes an entry that is not alone. */
static uint64_t unlink_entry(struct cpu *c, uint64_t entry, uint64_t successor, uint64_t predecessor)
{
    uint32_t s = (uint32_t)successor, p = (uint32_t)predecessor, old;

    if (entry != predecessor && get_to_write(c, s + 4, &old) && put(c, p, s))
        put(c, s + 4, p);
    return 0;
}

SEM(remque)
{
    val entry = operand_address(t, 0), s = load_at(t, entry, 0, 4), p = load_at(t, entry, 4, 4);

    val alone = ir_eq32(t->ir, entry, p), bytes = ir_select(t->ir, alone, constant(t, 0), constant(t, 4));
    check_write_at(t, ir_add32i(t->ir, s, 4), bytes);
    check_write(t, 1);
    ir_call(t->ir, unlink_entry, IR_CALL_READS | IR_CALL_MAY_STOP, entry, s, p);
    write_operand(t, 1, entry);
    cc_set_compare(t, s, p, 'l');
    cc_set_v(t, alone);
}

/* ---- self-relative queues -------------------------------------------------------------------------------- */

enum { BUSY = 1, UNALIGNED = 6, QUADWORD = 7 };

static uint64_t reserved(struct cpu *c)
{
    cpu_raise_trap(c, VAX_TRAP_RESERVED_OPERAND, 0);
    return 0;
}

/* Inserts d at the head of the queue h; the condition codes. */
static uint64_t insert_head(struct cpu *c, uint32_t d, uint32_t h)
{
    uint32_t a, old;

    if (!get_to_write(c, h, &a))
        return 0;
    if (a & UNALIGNED)
        return reserved(c);
    if (a & BUSY)
        return VAX_PSL_C;
    a += h;
    if (!get_to_write(c, a + 4, &old) || !put(c, a + 4, d - a))
        return 0;
    put(c, d, a - d);
    put(c, d + 4, h - d);
    put(c, h, d - h);
    return a == h ? VAX_PSL_Z : 0;
}

static uint64_t insert_tail(struct cpu *c, uint32_t d, uint32_t h)
{
    uint32_t a, n, old;

    if (!get_to_write(c, h, &a))
        return 0;
    if (a == 0)
        return insert_head(c, d, h);
    if (a & UNALIGNED)
        return reserved(c);
    if (a & BUSY)
        return VAX_PSL_C;
    if (!get(c, h + 4, &n))
        return 0;
    n += h;
    if (n & QUADWORD)
        return reserved(c);
    if (!get_to_write(c, n, &old) || !put(c, n, d - n))
        return 0;
    put(c, d, h - d);
    put(c, d + 4, n - d);
    put(c, h + 4, d - h);
    put(c, h, a); /* which is busy meanwhile */
    return 0;
}

static uint64_t insert_relative(struct cpu *c, uint64_t entry, uint64_t header, uint64_t tail)
{
    uint32_t d = (uint32_t)entry, h = (uint32_t)header, old;

    if (h == d || ((h | d) & QUADWORD))
        return reserved(c);
    if (!get_to_write(c, d, &old))
        return 0;
    return tail ? insert_tail(c, d, h) : insert_head(c, d, h);
}

SEM(insqi)
{
    enum { INSQTI = 0x5d };
    val cc = ir_call(t->ir, insert_relative, IR_CALL_READS | IR_CALL_MAY_STOP, operand_address(t, 0), operand_address(t, 1),
                     constant(t, opcode(t) == INSQTI));

    cc_set_bits(t, cc);
}

/* What a removal leaves in VAX_SCRATCH: the entry's address. The result is the condition codes, and whether there is an entry or the
 * header's address to store. */
enum { STORES = 16 };

static uint64_t removed(struct cpu *c, uint32_t entry, unsigned cc)
{
    cpu_slots(c)[VAX_SCRATCH] = entry;
    return cc | STORES;
}

/* `first`: the header's forward link, which is not 0. */
static uint64_t remove_head(struct cpu *c, uint32_t h, uint32_t first)
{
    uint32_t a = first + h, b, old;

    if (!get(c, a, &b))
        return 0;
    b += a;
    if (b & QUADWORD)
        return reserved(c);
    if (!get_to_write(c, b + 4, &old))
        return 0;
    put(c, b + 4, h - b);
    put(c, h, b - h);
    return removed(c, a, b == h ? VAX_PSL_Z : 0);
}

static uint64_t remove_tail(struct cpu *c, uint32_t h, uint32_t first)
{
    uint32_t n, b, old;

    if (!get(c, h + 4, &n))
        return 0;
    if (n == first)
        return remove_head(c, h, first);
    if (n & QUADWORD)
        return reserved(c);
    n += h;
    if (!get(c, n + 4, &b))
        return 0;
    b += n;
    if (b & QUADWORD)
        return reserved(c);
    if (!get_to_write(c, b, &old))
        return 0;
    put(c, b, h - b);
    put(c, h + 4, b - h);
    put(c, h, first); /* which is busy meanwhile */
    return removed(c, n, 0);
}

static uint64_t remove_relative(struct cpu *c, uint64_t header, uint64_t tail, uint64_t unused)
{
    uint32_t h = (uint32_t)header, first;
    (void)unused;

    if (!get_to_write(c, h, &first))
        return 0;
    if (first & UNALIGNED)
        return reserved(c);
    if (first & BUSY)
        return VAX_PSL_V | VAX_PSL_C;
    if (first == 0)
        return removed(c, h, VAX_PSL_Z | VAX_PSL_V);
    return tail ? remove_tail(c, h, first) : remove_head(c, h, first);
}

SEM(remqi)
{
    enum { REMQTI = 0x5f };
    struct ir_builder *ir = t->ir;
    val header = operand_address(t, 0), bad = ir_andi(ir, header, QUADWORD), old;

    if (t->place[1].kind == PLACE_MEMORY) {
        val place = operand_address(t, 1);
        fault_if(t, ir_or(ir, bad, ir_eq32(ir, header, place)), VAX_TRAP_RESERVED_OPERAND, 0);
        check_write(t, 1);
        old = load_at(t, place, 0, 4);
    } else {
        fault_if(t, bad, VAX_TRAP_RESERVED_OPERAND, 0);
        old = reg_get(t, t->place[1].reg);
    }
    val result = ir_call(ir, remove_relative, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, header, constant(t, opcode(t) == REMQTI),
                         constant(t, 0));
    write_operand(t, 1, ir_select(ir, ir_andi(ir, result, STORES), ir_get(ir, VAX_SCRATCH), old));
    cc_set_bits(t, result);
}
