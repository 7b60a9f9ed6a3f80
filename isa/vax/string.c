/*
 * string.c - character strings, and CRC (manual, chapters "Character String Instructions" and "Cyclic Redundancy Check Instruction").
 *
 * These instructions may be long, and may fault in the middle. Their state is in R0 to R5 while PSL<FPD> (first part done) is set: the
 * instruction is executed again at the same pc and goes on. Here each execution does a limited amount of work: the first one evaluates the
 * operands, stores the state and begins; if the work is not done then, or something faults, control goes to the same pc with FPD set. A
 * fault is raised by an execution that finds it at once, so that what an execution changes is never undone.
 *
 * While FPD is set, bits 31 to 24 of R0 (of CRC: R2) are the instruction's length, bits 23 to 16 a character, bits 15 to 0 a length.
 */
#include "isa/vax/string.h"

#include <string.h>

/* ---- memory --------------------------------------------------------------------------------------------- */

/* Makes va accessible. Returns its host address; or NULL, if it is not accessible (w->fault), or is a page that only the kernel's copies
 * may access. */
static uint8_t *reach(struct work *w, uint32_t va, enum mem_access access)
{
    struct space *s = cpu_front(w->c)->space;
    enum mem_fault_kind why = mem_fault(s, va, 1, access);

    if (why != MEM_OK) {
        w->fault = (struct cpu_stop){.reason = CPU_FAULT, .addr = va, .access = access, .fault = why, .size = 1};
        return NULL;
    }
    return mem_host(s, va, access == MEM_WRITE ? MEM_W : MEM_R);
}

static inline uint8_t *host_of(struct work *w, uint32_t va, enum mem_access access)
{
    uint8_t *at = mem_host(cpu_front(w->c)->space, va, access == MEM_WRITE ? MEM_W : MEM_R);
    return at ? at : reach(w, va, access);
}

bool work_get(struct work *w, uint32_t va, uint8_t *v)
{
    const uint8_t *at = host_of(w, va, MEM_READ);

    if (at) {
        *v = *at;
        return true;
    }
    return w->fault.reason != CPU_FAULT && mem_read(cpu_front(w->c)->space, va, v, 1) == 1;
}

bool work_put(struct work *w, uint32_t va, uint8_t v)
{
    uint8_t *at = host_of(w, va, MEM_WRITE);

    if (at) {
        *at = v;
        return true;
    }
    return w->fault.reason != CPU_FAULT && mem_write(cpu_front(w->c)->space, va, &v, 1) == 1;
}

bool work_can_put(struct work *w, uint32_t va)
{
    return host_of(w, va, MEM_WRITE) || w->fault.reason != CPU_FAULT;
}

void work_reserved_operand(struct work *w)
{
    w->fault = (struct cpu_stop){.reason = CPU_TRAP, .trap = VAX_TRAP_RESERVED_OPERAND};
}

/* ---- one execution --------------------------------------------------------------------------------------- */

/* R0 in the state: the length in its low half, of which `by` is taken off. */
static void shorten(uint32_t *packed, unsigned by)
{
    *packed = (*packed & ~(uint32_t)STRING_LENGTH) | ((*packed - by) & STRING_LENGTH);
}

uint64_t work_step(struct cpu *c, work_function *fn, bool first)
{
    uint64_t *s = cpu_slots(c);
    struct work w = {.c = c, .left = WORK_MOST};
    uint32_t before[6];

    for (unsigned k = 0; k < 6; k++)
        before[k] = w.r[k] = (uint32_t)s[VAX_R + k];
    bool done = fn(&w);
    if (!done && w.fault.reason != CPU_BUDGET && !first && !memcmp(before, w.r, sizeof before)) {
        cpu_raise(c, &w.fault);
        return 0;
    }
    for (unsigned k = 0; k < 6; k++)
        s[VAX_R + k] = w.r[k];
    uint64_t counts = (uint64_t)w.n << WORK_N | (uint64_t)w.filled << WORK_FILLED | (uint64_t)(WORK_MOST - w.left) << WORK_USED;
    return counts | (done ? WORK_DONE | w.cc : 0);
}

/* What a byte costs of an instruction's main loop, of the one that fills; or of all that it does. */
struct byte_costs {
    enum vax_charge each, filled, used;
    bool longwords; /* a longword, instead */
};

static val count_of(struct vax_translation *t, val result, unsigned at, const struct byte_costs *c)
{
    val n = ir_extract(t->ir, result, at, WORK_COUNT_BITS);
    return c->longwords ? ir_shri(t->ir, ir_addi(t->ir, n, 3), 2) : n;
}

static void charge_work(struct vax_translation *t, val result, const struct byte_costs *c)
{
    if (!ir_charged(t->ir))
        return;
    if (c->each)
        charge_each(t, count_of(t, result, WORK_N, c), c->each);
    if (c->filled)
        charge_each(t, count_of(t, result, WORK_FILLED, c), c->filled);
    if (c->used)
        charge_each(t, count_of(t, result, WORK_USED, c), c->used);
}

/* The instruction's work, by its helper function; its condition codes. */
static void work(struct vax_translation *t, ir_fn *fn, struct byte_costs costs)
{
    bool first = !first_part_done(t);
    unsigned flags = IR_CALL_READS | IR_CALL_WRITES | (first ? 0 : IR_CALL_MAY_STOP);

    finish(t);
    val none = constant(t, 0), result = ir_call(t->ir, fn, flags, constant(t, first), constant(t, opcode(t)), none);
    charge_work(t, result, &costs);
    go_on_unless(t, ir_andi(t->ir, result, WORK_DONE));
    cc_set_bits(t, result);
}

/* Bits 31 to 16 of the state's first register. */
static val packed(struct vax_translation *t, val character, val length)
{
    struct ir_builder *ir = t->ir;
    val high = ir_or(ir, constant(t, (t->next - t->pc) << 24), ir_shli(ir, ir_zext8(ir, character), 16));
    return ir_or(ir, high, ir_zext16(ir, length));
}

/* N, Z and C of a comparison of words or bytes. */
static unsigned compare_bits(int32_t a, int32_t b, uint32_t unsigned_a, uint32_t unsigned_b)
{
    return (a < b ? VAX_PSL_N : 0u) | (a == b ? VAX_PSL_Z : 0u) | (unsigned_a < unsigned_b ? VAX_PSL_C : 0u);
}

static val compare_words(struct vax_translation *t, val a, val b)
{
    struct ir_builder *ir = t->ir;
    val less = ir_lt32(ir, sign_extend(t, a, 'w'), sign_extend(t, b, 'w'));
    val bits = ir_or(ir, ir_shli(ir, less, 3), ir_shli(ir, ir_eq32(ir, a, b), 2));
    return ir_or(ir, bits, ir_ltu32(ir, a, b));
}

static uint8_t character(const struct work *w)
{
    return (uint8_t)(w->r[0] >> 16);
}

static uint32_t length(const struct work *w)
{
    return w->r[0] & STRING_LENGTH;
}

/* ---- MOVC3, MOVC5 ------------------------------------------------------------------------------------------ */

/* State: R1 source, R2 bytes to move, R3 destination, R4 destination's minus source's length, R5: what is being done, and condition codes.
 */
enum { MOVC_FORWARD, MOVC_BACKWARD, MOVC_FILL = 3, MOVC_DOING = 3, MOVC_CC = 2 };

/* Memory is accessed by bytes up to an aligned destination, then by longwords, then by bytes. Returns how many bytes the next access has.
 */
static unsigned unit(uint32_t to, uint32_t left)
{
    return (to & 3) == 0 && left >= 4 ? 4 : 1;
}

/* Moves n bytes, all or none. */
static bool move_unit(struct work *w, uint32_t from, uint32_t to, unsigned n)
{
    uint8_t bytes[4];

    for (unsigned k = 0; k < n; k++)
        if (!work_get(w, from + k, &bytes[k]))
            return false;
    if (!work_can_put(w, to) || !work_can_put(w, to + n - 1))
        return false;
    for (unsigned k = 0; k < n; k++)
        if (!work_put(w, to + k, bytes[k]))
            return false;
    return true;
}

/* Bytes from va to the end of its page; before va, in the page of the byte before. */
static unsigned in_page(const struct work *w, uint32_t va, bool backward)
{
    uint32_t page = 1u << cpu_front(w->c)->space->page_shift;
    return backward ? ((va - 1) & (page - 1)) + 1 : page - (va & (page - 1));
}

/* Moves as many whole units as there are in the pages of both strings. The source comes after the destination if the move is forward,
 * before it if it is backward: the result is that of any order. Returns the number of bytes; 0: move_unit() finds out why. */
static unsigned move_span(struct work *w, bool backward)
{
    unsigned a = in_page(w, w->r[1], backward), b = in_page(w, w->r[3], backward), n = a < b ? a : b;
    unsigned head = backward ? w->r[3] & 3 : (4 - w->r[3]) & 3;

    n = n < w->r[2] ? n : w->r[2];
    n = n < w->left ? n : w->left;
    if (n < w->r[2] && n > head)
        n = head + ((n - head) & ~3u);
    uint32_t from = backward ? w->r[1] - n : w->r[1], to = backward ? w->r[3] - n : w->r[3];
    if (backward ? from > to : from < to)
        return 0; /* registers that no first execution has left */
    if (!host_of(w, from, MEM_READ) || !host_of(w, to, MEM_WRITE))
        return 0;
    const uint8_t *source = host_of(w, from, MEM_READ); /* the other access may have moved it */
    uint8_t *place = host_of(w, to, MEM_WRITE);
    if (!source || !place)
        return 0;
    memmove(place, source, n);
    return n;
}

/* Returns how many bytes have been moved, all or none of an access; 0: a fault. */
static unsigned move_some(struct work *w, bool backward)
{
    unsigned n = move_span(w, backward);

    w->fault.reason = CPU_BUDGET;
    if (n)
        return n;
    n = unit(w->r[3], w->r[2]);
    return move_unit(w, w->r[1] - (backward ? n : 0), w->r[3] - (backward ? n : 0), n) ? n : 0;
}

static bool move(struct work *w, bool backward)
{
    while (w->r[2] && w->left) {
        unsigned n = move_some(w, backward);
        if (!n)
            return false;
        w->r[1] += backward ? 0 - n : n;
        w->r[3] += backward ? 0 - n : n;
        w->r[2] -= n;
        w->left -= n < w->left ? n : w->left;
        w->n += n;
    }
    if (w->r[2])
        return false;
    w->r[1] += backward ? length(w) : 0;
    w->r[3] += backward ? length(w) : 0;
    return true;
}

static bool fill(struct work *w)
{
    if ((int32_t)w->r[4] <= 0)
        return true;
    w->r[5] |= MOVC_FILL;
    while (w->r[4] && w->left) {
        unsigned n = unit(w->r[3], w->r[4]);
        if (!work_can_put(w, w->r[3] + n - 1))
            return false;
        for (unsigned k = 0; k < n; k++)
            if (!work_put(w, w->r[3] + k, character(w)))
                return false;
        w->r[3] += n;
        w->r[4] -= n;
        w->left -= n < w->left ? n : w->left;
        w->filled += n;
    }
    return !w->r[4];
}

static bool movc_work(struct work *w)
{
    w->r[2] &= STRING_LENGTH;
    if ((int32_t)w->r[4] > 0)
        w->r[4] &= STRING_LENGTH;
    switch (w->r[5] & MOVC_DOING) {
    case MOVC_FORWARD:
        if (!move(w, false))
            return false;
        break;
    case MOVC_BACKWARD:
        if (!move(w, true))
            return false;
        break;
    case MOVC_FILL: break;
    default: work_reserved_operand(w); return false;
    }
    if (!fill(w))
        return false;
    w->cc = w->r[5] >> MOVC_CC & VAX_PSL_CC;
    w->r[0] = 0 - w->r[4];
    w->r[2] = w->r[4] = w->r[5] = 0;
    return true;
}

static uint64_t movc(struct cpu *c, uint64_t first, uint64_t opcode, uint64_t unused)
{
    (void)opcode, (void)unused;
    return work_step(c, movc_work, first);
}

SEM(movc)
{
    enum { MOVC5 = 0x2c };
    struct ir_builder *ir = t->ir;
    bool fills = opcode(t) == MOVC5;

    if (!first_part_done(t)) {
        val source_length = value(t, 0), to_length = fills ? value(t, 3) : source_length;
        val from = operand_address(t, 1), to = operand_address(t, fills ? 4 : 2);
        val n = ir_select(ir, ir_ltu32(ir, source_length, to_length), source_length, to_length);
        val any = ir_nei(ir, n, 0), backward = ir_and(ir, any, ir_ltu32(ir, from, to));
        val offset = ir_select(ir, backward, n, constant(t, 0));
        val doing = ir_select(ir, any, backward, constant(t, MOVC_FILL));
        val cc = fills ? compare_words(t, source_length, to_length) : constant(t, VAX_PSL_Z);

        reg_set(t, 0, packed(t, fills ? value(t, 2) : constant(t, 0), n));
        reg_set(t, 1, ir_add32(ir, from, offset));
        reg_set(t, 2, n);
        reg_set(t, 3, ir_add32(ir, to, offset));
        reg_set(t, 4, ir_sub32(ir, to_length, source_length));
        reg_set(t, 5, ir_or(ir, doing, ir_shli(ir, cc, MOVC_CC)));
    }
    work(t, movc, (struct byte_costs){VAX_COST_MOVC, fills ? VAX_COST_MOVC_FILL : VAX_NO_COST, VAX_NO_COST, true});
}

/* Returns how many bytes from R1 on are in its page, not more than the string has or this execution may do; *at: the first, or NULL if it
 * cannot be read at once. */
static unsigned span(struct work *w, const uint8_t **at)
{
    unsigned n = in_page(w, w->r[1], false);

    n = n < length(w) ? n : length(w);
    n = n < w->left ? n : w->left;
    *at = n ? mem_host(cpu_front(w->c)->space, w->r[1], MEM_R) : NULL;
    return n;
}

/* n bytes of the first string are done. */
static void advance(struct work *w, unsigned n)
{
    shorten(&w->r[0], n);
    w->r[1] += n;
    w->left -= n;
    w->n += n;
}

/* ---- CMPC3, CMPC5 ------------------------------------------------------------------------------------------ */

/* State: R1 first string, R2 second length, R3 second string. Steps over the bytes that are equal in the pages of both. */
static void pass_equal(struct work *w)
{
    const uint8_t *a, *b = w->r[2] ? mem_host(cpu_front(w->c)->space, w->r[3], MEM_R) : NULL;
    unsigned n = span(w, &a), page = in_page(w, w->r[3], false), equal = 0;

    n = n < page ? n : page;
    n = n < w->r[2] ? n : w->r[2];
    while (a && b && equal < n && a[equal] == b[equal])
        equal++;
    advance(w, equal);
    w->r[2] -= equal;
    w->r[3] += equal;
}

static bool cmpc_work(struct work *w)
{
    uint8_t a = 0, b = 0;

    w->r[2] &= STRING_LENGTH;
    for (pass_equal(w); length(w) || w->r[2]; w->left--) {
        if (!w->left)
            return false;
        unsigned *count = length(w) && w->r[2] ? &w->n : &w->filled;
        a = b = character(w);
        if ((length(w) && !work_get(w, w->r[1], &a)) || (w->r[2] && !work_get(w, w->r[3], &b)))
            return false;
        ++*count;
        if (a != b)
            break;
        if (length(w)) {
            shorten(&w->r[0], 1);
            w->r[1]++;
        }
        if (w->r[2]) {
            w->r[2]--;
            w->r[3]++;
        }
    }
    w->r[0] = length(w);
    w->cc = compare_bits((int8_t)a, (int8_t)b, a, b);
    return true;
}

static uint64_t cmpc(struct cpu *c, uint64_t first, uint64_t opcode, uint64_t unused)
{
    (void)opcode, (void)unused;
    return work_step(c, cmpc_work, first);
}

SEM(cmpc)
{
    enum { CMPC5 = 0x2d };
    bool fills = opcode(t) == CMPC5;

    if (!first_part_done(t)) {
        reg_set(t, 0, packed(t, fills ? value(t, 2) : constant(t, 0), value(t, 0)));
        reg_set(t, 1, operand_address(t, 1));
        reg_set(t, 2, fills ? value(t, 3) : value(t, 0));
        reg_set(t, 3, operand_address(t, fills ? 4 : 2));
    }
    work(t, cmpc, (struct byte_costs){VAX_COST_CMPC, fills ? VAX_COST_CMPC_FILL : VAX_NO_COST, VAX_NO_COST, false});
}

/* ---- LOCC, SKPC, SCANC, SPANC ------------------------------------------------------------------------------- */

/* Steps over the string until stop() or its end; Z says that it is the end. */
static bool scan(struct work *w, bool (*stop)(struct work *w, uint8_t v, bool *stops))
{
    for (; length(w); w->left--) {
        uint8_t v;
        bool stops;
        if (!w->left || !work_get(w, w->r[1], &v) || !stop(w, v, &stops))
            return false;
        w->n++;
        if (stops)
            break;
        shorten(&w->r[0], 1);
        w->r[1]++;
    }
    w->r[0] = length(w);
    w->cc = w->r[0] ? 0 : VAX_PSL_Z;
    return true;
}

static bool is_located(struct work *w, uint8_t v, bool *stops)
{
    *stops = v == character(w);
    return true;
}

static bool is_skipped(struct work *w, uint8_t v, bool *stops)
{
    *stops = v != character(w);
    return true;
}

static bool is_scanned(struct work *w, uint8_t v, bool *stops)
{
    uint8_t entry = 0;
    bool ok = work_get(w, w->r[3] + v, &entry);
    *stops = entry & character(w);
    return ok;
}

static bool is_not_spanned(struct work *w, uint8_t v, bool *stops)
{
    bool ok = is_scanned(w, v, stops);
    *stops = !*stops;
    return ok;
}

static bool locc_work(struct work *w)
{
    const uint8_t *at, *found;
    unsigned n = span(w, &at);

    if (at) {
        found = memchr(at, character(w), n);
        advance(w, found ? (unsigned)(found - at) : n);
    }
    return scan(w, is_located);
}

static bool skpc_work(struct work *w)
{
    return scan(w, is_skipped);
}

static bool scanc_work(struct work *w)
{
    bool done = scan(w, is_scanned);
    w->r[2] = done ? 0 : w->r[2];
    return done;
}

static bool spanc_work(struct work *w)
{
    bool done = scan(w, is_not_spanned);
    w->r[2] = done ? 0 : w->r[2];
    return done;
}

enum { LOCC = 0x3a, SKPC, SCANC = 0x2a, SPANC };

static uint64_t locate(struct cpu *c, uint64_t first, uint64_t opcode, uint64_t unused)
{
    (void)unused;
    switch (opcode) {
    case LOCC: return work_step(c, locc_work, first);
    case SKPC: return work_step(c, skpc_work, first);
    case SCANC: return work_step(c, scanc_work, first);
    default: return work_step(c, spanc_work, first);
    }
}

SEM(locc)
{
    if (!first_part_done(t)) {
        reg_set(t, 0, packed(t, value(t, 0), value(t, 1)));
        reg_set(t, 1, operand_address(t, 2));
    }
    work(t, locate, (struct byte_costs){.each = VAX_COST_LOCC});
}

/* State: R3 is the table. */
SEM(scanc)
{
    if (!first_part_done(t)) {
        reg_set(t, 0, packed(t, value(t, 3), value(t, 0)));
        reg_set(t, 1, operand_address(t, 1));
        reg_set(t, 3, operand_address(t, 2));
    }
    work(t, locate, (struct byte_costs){.each = VAX_COST_SCANC});
}

/* ---- MOVTC, MOVTUC ------------------------------------------------------------------------------------------ */

enum { MOVTC_CC = 16 };

static bool translate_byte(struct work *w, uint32_t from, uint8_t *v)
{
    uint8_t index;
    return work_get(w, from, &index) && work_get(w, w->r[3] + index, v);
}

/* Moves R2 bytes: backward by addresses from the beginnings, forward by advancing them. */
static bool movtc_move(struct work *w)
{
    uint32_t to_length = w->r[4] & STRING_LENGTH, n = length(w) < to_length ? length(w) : to_length;
    bool backward = w->r[1] < w->r[5];
    uint8_t v;

    for (; w->r[2]; w->left--) {
        uint32_t at = backward ? w->r[2] - 1 : 0;
        if (!w->left || !translate_byte(w, w->r[1] + at, &v) || !work_put(w, w->r[5] + at, v))
            return false;
        w->r[1] += !backward;
        w->r[5] += !backward;
        w->r[2]--;
    }
    w->r[1] += backward ? n : 0;
    w->r[5] += backward ? n : 0;
    shorten(&w->r[0], n);
    shorten(&w->r[4], n);
    return true;
}

/* State: R1 source, R2 bytes to move, R3 table, R4 condition codes and destination length, R5 destination. */
static bool movtc_work(struct work *w)
{
    w->r[2] &= STRING_LENGTH;
    if (w->r[2] && !movtc_move(w))
        return false;
    for (; w->r[4] & STRING_LENGTH; w->left--) {
        if (!w->left || !work_put(w, w->r[5], character(w)))
            return false;
        shorten(&w->r[4], 1);
        w->r[5]++;
    }
    w->cc = w->r[4] >> MOVTC_CC & VAX_PSL_CC;
    w->r[0] = length(w);
    w->r[4] = 0;
    return true;
}

/* State: R1 source, R2 condition codes, R3 table, R4 destination length, R5 destination. */
static bool movtuc_work(struct work *w)
{
    bool escaped = false;

    w->r[4] &= STRING_LENGTH;
    for (; length(w) && w->r[4]; w->left--) {
        uint8_t v;
        if (!w->left || !translate_byte(w, w->r[1], &v))
            return false;
        escaped = v == character(w);
        if (escaped)
            break;
        if (!work_put(w, w->r[5], v))
            return false;
        shorten(&w->r[0], 1);
        w->r[1]++;
        w->r[4]--;
        w->r[5]++;
    }
    w->cc = (w->r[2] & VAX_PSL_CC) | (escaped ? VAX_PSL_V : 0u);
    w->r[0] = length(w);
    w->r[2] = 0;
    return true;
}

static uint64_t movtc(struct cpu *c, uint64_t first, uint64_t opcode, uint64_t unused)
{
    enum { MOVTC = 0x2e };
    (void)unused;
    return work_step(c, opcode == MOVTC ? movtc_work : movtuc_work, first);
}

static void translate_state(struct vax_translation *t)
{
    reg_set(t, 0, packed(t, value(t, 2), value(t, 0)));
    reg_set(t, 1, operand_address(t, 1));
    reg_set(t, 3, operand_address(t, 3));
    reg_set(t, 5, operand_address(t, 5));
}

SEM(movtc)
{
    struct ir_builder *ir = t->ir;

    if (!first_part_done(t)) {
        val from = value(t, 0), to = value(t, 4), cc = compare_words(t, from, to);
        translate_state(t);
        reg_set(t, 2, ir_select(ir, ir_ltu32(ir, from, to), from, to));
        reg_set(t, 4, ir_or(ir, to, ir_shli(ir, cc, MOVTC_CC)));
    }
    work(t, movtc, (struct byte_costs){.used = VAX_COST_OTHER});
}

SEM(movtuc)
{
    if (!first_part_done(t)) {
        translate_state(t);
        reg_set(t, 2, compare_words(t, value(t, 0), value(t, 4)));
        reg_set(t, 4, value(t, 4));
    }
    work(t, movtc, (struct byte_costs){.used = VAX_COST_OTHER});
}

/* ---- MATCHC, CRC -------------------------------------------------------------------------------------------- */

enum { MATCHED = 16 };

/* Compares the substring with the string's current place, as far as this execution may. Returns false if there is a fault, or more to
 * compare; else, in *here, whether it is there. */
static bool match(struct work *w, bool *here)
{
    uint8_t a, b;

    *here = false;
    for (uint32_t k = w->r[2] >> MATCHED; k < length(w); k++, w->left--) {
        if (!w->left) {
            w->r[2] = (w->r[2] & STRING_LENGTH) | k << MATCHED;
            return false;
        }
        if (!work_get(w, w->r[1] + k, &a) || !work_get(w, w->r[3] + k, &b))
            return false;
        if (a != b)
            return true;
    }
    *here = true;
    return true;
}

/* State: R1 substring, R2 length of the string that is left and how many bytes match at its current place, R3 that place. */
static bool matchc_work(struct work *w)
{
    bool found = false;

    for (; (w->r[2] & STRING_LENGTH) >= length(w); w->left -= w->left > 0) {
        if (!match(w, &found))
            return false;
        w->r[2] &= STRING_LENGTH;
        if (found)
            break;
        w->r[2] = (w->r[2] - 1) & STRING_LENGTH;
        w->r[3]++;
    }
    w->r[2] &= STRING_LENGTH;
    w->r[0] = length(w);
    if (found) {
        w->r[1] += w->r[0];
        w->r[2] -= w->r[0];
        w->r[3] += w->r[0];
        w->r[0] = 0;
    } else {
        w->r[3] += w->r[2];
        w->r[2] = 0;
    }
    w->cc = found ? VAX_PSL_Z : 0;
    return true;
}

/* After a fault the comparison begins again at the string's current place: R2 is the length alone then. */
static uint64_t matchc(struct cpu *c, uint64_t first, uint64_t opcode, uint64_t unused)
{
    const uint64_t result = work_step(c, matchc_work, first);

    (void)opcode, (void)unused;
    if (!result)
        cpu_slots(c)[VAX_R + 2] &= STRING_LENGTH;
    return result;
}

SEM(matchc)
{
    if (!first_part_done(t)) {
        reg_set(t, 0, packed(t, constant(t, 0), value(t, 0)));
        reg_set(t, 1, operand_address(t, 1));
        reg_set(t, 2, value(t, 2));
        reg_set(t, 3, operand_address(t, 3));
    }
    work(t, matchc, (struct byte_costs){.used = VAX_COST_OTHER});
}

/* Shifts a nibble out of the remainder, by a table of 16 longwords. */
static bool crc_nibble(struct work *w, uint32_t *v)
{
    uint32_t entry = 0, at = w->r[1] + 4 * (*v & 15);

    for (unsigned k = 0; k < 4; k++) {
        uint8_t byte;
        if (!work_get(w, at + k, &byte))
            return false;
        entry |= (uint32_t)byte << 8 * k;
    }
    *v = *v >> 4 ^ entry;
    return true;
}

/* State: R0 remainder, R1 table, R2 length, R3 string. */
static bool crc_work(struct work *w)
{
    for (; w->r[2] & STRING_LENGTH; w->left--) {
        uint8_t byte;
        if (!w->left || !work_get(w, w->r[3], &byte))
            return false;
        uint32_t v = w->r[0] ^ byte;
        if (!crc_nibble(w, &v) || !crc_nibble(w, &v))
            return false;
        w->r[0] = v;
        w->r[3]++;
        shorten(&w->r[2], 1);
    }
    w->r[1] = w->r[2] = 0;
    w->cc = compare_bits((int32_t)w->r[0], 0, 0, 0);
    return true;
}

static uint64_t crc(struct cpu *c, uint64_t first, uint64_t opcode, uint64_t unused)
{
    (void)opcode, (void)unused;
    return work_step(c, crc_work, first);
}

SEM(crc)
{
    if (!first_part_done(t)) {
        reg_set(t, 0, value(t, 1));
        reg_set(t, 1, operand_address(t, 0));
        reg_set(t, 2, packed(t, constant(t, 0), value(t, 2)));
        reg_set(t, 3, operand_address(t, 3));
    }
    work(t, crc, (struct byte_costs){.used = VAX_COST_OTHER});
}
