/*
 * decimal.c - packed decimal strings (manual, chapter "Decimal String Instructions").
 *
 * A string of n digits (at most 31) has n / 2 + 1 bytes: digits from the most significant on, a sign in the last four bits. Signs B and D
 * are minus. Instructions read their operands, compute, check that the result can be stored, and store it: a fault finds all as it was. A
 * digit above 9 has no defined meaning; here it counts with its value.
 */
#include "isa/vax/string.h"

#include <string.h>

enum { MOST_DIGITS = 31, MINUS = 0xd, PLUS = 0xc };

struct decimal {
    uint8_t digit[MOST_DIGITS]; /* the least significant first */
    bool minus;
};

/* A helper's view: the operands that the semantics function has stored, and the registers that it will set. */
struct task {
    struct work w;
    uint32_t arg[6];
    bool overflow;
};

/* ---- numbers ------------------------------------------------------------------------------------------------ */

static bool is_zero(const struct decimal *n)
{
    for (unsigned k = 0; k < MOST_DIGITS; k++)
        if (n->digit[k])
            return false;
    return true;
}

/* Digits without leading zeros. */
static unsigned digits_of(const struct decimal *n)
{
    unsigned k = MOST_DIGITS;
    while (k && !n->digit[k - 1])
        k--;
    return k;
}

static int compare(const struct decimal *a, const struct decimal *b)
{
    for (unsigned k = MOST_DIGITS; k-- > 0;)
        if (a->digit[k] != b->digit[k])
            return a->digit[k] < b->digit[k] ? -1 : 1;
    return 0;
}

/* a += b * times, from place `at` on. Returns whether digits are lost. */
static bool add_at(struct decimal *a, const struct decimal *b, unsigned times, unsigned at)
{
    unsigned carry = 0;
    bool lost = false;

    for (unsigned k = 0; k < MOST_DIGITS; k++) {
        unsigned part = b->digit[k] * times;
        if (k + at >= MOST_DIGITS) {
            lost = lost || part || carry;
            continue;
        }
        carry += a->digit[k + at] + part;
        a->digit[k + at] = (uint8_t)(carry % 10);
        carry /= 10;
    }
    return lost || carry;
}

/* a -= b, of magnitudes; a is not less. */
static void subtract(struct decimal *a, const struct decimal *b)
{
    int borrow = 0;
    for (unsigned k = 0; k < MOST_DIGITS; k++) {
        int d = a->digit[k] - b->digit[k] - borrow;
        borrow = d < 0;
        a->digit[k] = (uint8_t)(d < 0 ? d + 10 : d);
    }
}

/* Moves digits to higher places, or lower ones. Returns whether some are lost above. */
static bool shift_up(struct decimal *n, unsigned places)
{
    bool lost = false;
    for (unsigned k = MOST_DIGITS; k-- > 0;) {
        lost = lost || (k + places >= MOST_DIGITS && n->digit[k]);
        if (k + places < MOST_DIGITS)
            n->digit[k + places] = n->digit[k];
    }
    memset(n->digit, 0, places < MOST_DIGITS ? places : MOST_DIGITS);
    return lost;
}

static void shift_down(struct decimal *n, unsigned places)
{
    for (unsigned k = 0; k < MOST_DIGITS; k++)
        n->digit[k] = k + places < MOST_DIGITS ? n->digit[k + places] : 0;
}

/* ---- strings ------------------------------------------------------------------------------------------------- */

static bool is_minus(uint8_t sign)
{
    return sign == 0xb || sign == MINUS;
}

static bool read_string(struct task *t, uint32_t length, uint32_t at, struct decimal *n)
{
    uint32_t end = length / 2;
    uint8_t byte;

    *n = (struct decimal){0};
    for (uint32_t k = 0; k <= end; k++) {
        if (!work_get(&t->w, at + end - k, &byte))
            return false;
        if (k == 0)
            n->minus = is_minus(byte & 15);
        else
            n->digit[2 * k - 1] = byte & 15;
        if (k < end || length & 1)
            n->digit[2 * k] = byte >> 4;
    }
    if (is_zero(n))
        n->minus = false;
    return true;
}

/* Sets the condition codes of n as a string of that length, and removes digits that it has no room for. */
static void set_codes(struct task *t, uint32_t length, struct decimal *n)
{
    bool overflow = t->overflow;

    for (unsigned k = length; k < MOST_DIGITS; k++) {
        overflow = overflow || n->digit[k];
        n->digit[k] = 0;
    }
    bool zero = is_zero(n);
    n->minus = n->minus && (!zero || overflow);
    t->overflow = overflow;
    t->w.cc = (n->minus && !zero ? VAX_PSL_N : 0u) | (zero ? VAX_PSL_Z : 0u) | (overflow ? VAX_PSL_V : 0u);
}

static bool can_write(struct task *t, uint32_t at, uint32_t last)
{
    return work_can_put(&t->w, at) && work_can_put(&t->w, at + last);
}

static bool write_string(struct task *t, uint32_t length, uint32_t at, struct decimal *n)
{
    uint32_t end = length / 2;

    if (!can_write(t, at, end))
        return false;
    set_codes(t, length, n);
    for (uint32_t k = 0; k <= end; k++) {
        uint8_t low = k ? n->digit[2 * k - 1] : n->minus ? MINUS : PLUS;
        uint8_t high = 2 * k < MOST_DIGITS ? n->digit[2 * k] : 0;
        if (!work_put(&t->w, at + end - k, (uint8_t)(high << 4 | low)))
            return false;
    }
    return true;
}

/* ---- instructions ---------------------------------------------------------------------------------------------- */

/* Returns false if it faults. */
typedef bool task_function(struct task *t, unsigned opcode);

static uint64_t run(struct cpu *c, task_function *fn, uint64_t opcode)
{
    uint64_t *s = cpu_slots(c);
    struct task t = {.w = {.c = c}};

    for (unsigned k = 0; k < 6; k++) {
        t.arg[k] = (uint32_t)s[VAX_ARGS + k];
        t.w.r[k] = (uint32_t)s[VAX_R + k];
    }
    if (!fn(&t, (unsigned)opcode)) {
        cpu_raise(c, &t.w.fault);
        return undo_registers(c);
    }
    for (unsigned k = 0; k < 6; k++)
        s[VAX_R + k] = t.w.r[k];
    return t.w.cc | (t.overflow ? WORK_OVERFLOW : 0u);
}

/* R0 to R3 after most instructions: 0, an address, 0, an address. */
static bool done(struct task *t, uint32_t r1, uint32_t r3)
{
    t->w.r[0] = t->w.r[2] = 0;
    t->w.r[1] = r1;
    t->w.r[3] = r3;
    return true;
}

static bool done_six(struct task *t, uint32_t r1, uint32_t r3, uint32_t r5)
{
    t->w.r[4] = 0;
    t->w.r[5] = r5;
    return done(t, r1, r3);
}

static bool movp_task(struct task *t, unsigned opcode)
{
    struct decimal n;
    (void)opcode;
    return read_string(t, t->arg[0], t->arg[1], &n) && write_string(t, t->arg[0], t->arg[2], &n) && done(t, t->arg[1], t->arg[2]);
}

/* ADDP4, ADDP6, SUBP4, SUBP6: the second operand plus, or minus, the first. */
static bool addp_task(struct task *t, unsigned opcode)
{
    struct decimal a, b, r;
    bool six = opcode & 1;
    uint32_t to_length = six ? t->arg[4] : t->arg[2], to = six ? t->arg[5] : t->arg[3];

    if (!read_string(t, t->arg[0], t->arg[1], &a) || !read_string(t, t->arg[2], t->arg[3], &b))
        return false;
    a.minus ^= opcode >> 1 & 1;
    if (a.minus == b.minus) {
        r = a;
        t->overflow = add_at(&r, &b, 1, 0);
    } else {
        bool less = compare(&a, &b) < 0;
        r = less ? b : a;
        subtract(&r, less ? &a : &b);
    }
    if (!write_string(t, to_length, to, &r))
        return false;
    return six ? done_six(t, t->arg[1], t->arg[3], to) : done(t, t->arg[1], t->arg[3]);
}

static bool mulp_task(struct task *t, unsigned opcode)
{
    struct decimal a, b, r = {0};
    (void)opcode;

    if (!read_string(t, t->arg[0], t->arg[1], &a) || !read_string(t, t->arg[2], t->arg[3], &b))
        return false;
    r.minus = a.minus != b.minus && !is_zero(&a) && !is_zero(&b);
    for (unsigned k = 0; k < MOST_DIGITS; k++)
        t->overflow = (b.digit[k] && add_at(&r, &a, b.digit[k], k)) || t->overflow;
    return write_string(t, t->arg[4], t->arg[5], &r) && done_six(t, t->arg[1], t->arg[3], t->arg[5]);
}

/* The divisor is the first operand. Division by 0 is a trap that leaves everything as it was. */
enum { DIVIDE_BY_ZERO = 64 };

static bool divp_task(struct task *t, unsigned opcode)
{
    struct decimal divisor, rest, part, q = {0};
    (void)opcode;

    if (!read_string(t, t->arg[0], t->arg[1], &divisor))
        return false;
    if (is_zero(&divisor)) {
        t->w.cc = vax_cc(cpu_slots(t->w.c)) | DIVIDE_BY_ZERO;
        return true;
    }
    if (!read_string(t, t->arg[2], t->arg[3], &rest))
        return false;
    q.minus = divisor.minus != rest.minus;
    for (int k = (int)digits_of(&rest) - (int)digits_of(&divisor); k >= 0; k--) {
        part = divisor;
        shift_up(&part, (unsigned)k);
        while (compare(&rest, &part) >= 0) {
            subtract(&rest, &part);
            q.digit[k]++;
        }
    }
    return write_string(t, t->arg[4], t->arg[5], &q) && done_six(t, t->arg[1], t->arg[3], t->arg[5]);
}

static bool cmpp_task(struct task *t, unsigned opcode)
{
    enum { CMPP3 = 0x35 };
    struct decimal a, b;
    bool three = opcode == CMPP3;
    uint32_t length = three ? t->arg[0] : t->arg[2], second = three ? t->arg[2] : t->arg[3];

    if (!read_string(t, t->arg[0], t->arg[1], &a) || !read_string(t, length, second, &b))
        return false;
    int order = a.minus != b.minus ? (a.minus ? -1 : 1) : a.minus ? compare(&b, &a) : compare(&a, &b);
    t->w.cc = order < 0 ? VAX_PSL_N : order == 0 ? VAX_PSL_Z : 0;
    return done(t, t->arg[1], second);
}

/* Shift count, source, rounding digit, destination. */
static bool ashp_task(struct task *t, unsigned opcode)
{
    static const struct decimal one = {.digit = {1}};
    struct decimal n;
    int count = (int8_t)t->arg[0];
    (void)opcode;

    if (!read_string(t, t->arg[1], t->arg[2], &n))
        return false;
    if (count > 0) {
        t->overflow = shift_up(&n, (unsigned)count);
    } else if (count < 0) {
        unsigned places = (unsigned)-count, last = places <= MOST_DIGITS ? n.digit[places - 1] : 0;
        shift_down(&n, places);
        if (last + (t->arg[3] & 15) > 9)
            add_at(&n, &one, 1, 0);
    }
    return write_string(t, t->arg[4], t->arg[5], &n) && done(t, t->arg[2], t->arg[5]);
}

static bool cvtlp_task(struct task *t, unsigned opcode)
{
    struct decimal n = {.minus = t->arg[0] >> 31};
    uint32_t v = n.minus ? 0 - t->arg[0] : t->arg[0];
    (void)opcode;

    for (unsigned k = 0; v; k++, v /= 10)
        n.digit[k] = (uint8_t)(v % 10);
    return write_string(t, t->arg[1], t->arg[2], &n) && done(t, 0, t->arg[2]);
}

/* The result is in VAX_SCRATCH. */
static bool cvtpl_task(struct task *t, unsigned opcode)
{
    struct decimal n;
    uint64_t v = 0;
    (void)opcode;

    if (!read_string(t, t->arg[0], t->arg[1], &n))
        return false;
    for (unsigned k = MOST_DIGITS; k-- > 0;) {
        v = v * 10 + n.digit[k];
        t->overflow = t->overflow || v >> 32;
        v = (uint32_t)v;
    }
    v = (uint32_t)(n.minus ? 0 - v : v);
    t->overflow = t->overflow || n.minus != (v >> 31);
    t->w.cc = (v >> 31 ? VAX_PSL_N : 0u) | (v ? 0u : VAX_PSL_Z) | (t->overflow ? VAX_PSL_V : 0u);
    cpu_slots(t->w.c)[VAX_SCRATCH] = v;
    return done(t, t->arg[1], 0);
}

/* Leading separate strings: a sign as a character, then digits. */
static bool cvtsp_task(struct task *t, unsigned opcode)
{
    struct decimal n = {0};
    uint8_t sign, v;
    (void)opcode;

    if (!work_get(&t->w, t->arg[1], &sign))
        return false;
    n.minus = sign == '-';
    if (sign != '-' && sign != '+' && sign != ' ') {
        work_reserved_operand(&t->w);
        return false;
    }
    for (uint32_t k = 0; k < t->arg[0]; k++) {
        if (!work_get(&t->w, t->arg[1] + t->arg[0] - k, &v))
            return false;
        if (v < '0' || v > '9') {
            work_reserved_operand(&t->w);
            return false;
        }
        n.digit[k] = v - '0';
    }
    n.minus = n.minus && !is_zero(&n);
    return write_string(t, t->arg[2], t->arg[3], &n) && done(t, t->arg[1], t->arg[3]);
}

/* The condition codes of a conversion to characters: of the source, with V if the destination is too short. */
static void set_source_codes(struct task *t, const struct decimal *source, uint32_t to_length)
{
    struct decimal n = *source;
    bool overflow = digits_of(source) > to_length;

    set_codes(t, t->arg[0], &n);
    t->overflow = t->overflow || overflow;
    t->w.cc |= overflow ? VAX_PSL_V : 0u;
}

static bool cvtps_task(struct task *t, unsigned opcode)
{
    struct decimal n;
    uint32_t length = t->arg[2], to = t->arg[3];
    (void)opcode;

    if (!read_string(t, t->arg[0], t->arg[1], &n) || !can_write(t, to, length) || !work_put(&t->w, to, n.minus ? '-' : '+'))
        return false;
    for (uint32_t k = 0; k < length; k++)
        if (!work_put(&t->w, to + length - k, n.digit[k] | '0'))
            return false;
    set_source_codes(t, &n, length);
    return done(t, t->arg[1], to);
}

/* Trailing numeric strings: digits as characters, the last with the sign, by a table. */
static bool cvttp_digit(struct task *t, uint32_t k, uint8_t c, struct decimal *n)
{
    uint8_t entry;

    if (k) {
        n->digit[k] = c & 15;
        return c >= '0' && c <= '9';
    }
    if (!work_get(&t->w, t->arg[2] + c, &entry))
        return false;
    n->digit[0] = entry >> 4;
    n->minus = is_minus(entry & 15);
    return entry >> 4 <= 9 && (entry & 15) >= 10;
}

static bool cvttp_task(struct task *t, unsigned opcode)
{
    struct decimal n = {0};
    uint8_t c;
    (void)opcode;

    for (uint32_t k = 0; k < t->arg[0]; k++) {
        if (!work_get(&t->w, t->arg[1] + t->arg[0] - 1 - k, &c))
            return false;
        if (!cvttp_digit(t, k, c, &n)) {
            if (t->w.fault.reason == CPU_BUDGET)
                work_reserved_operand(&t->w);
            return false;
        }
    }
    n.minus = n.minus && !is_zero(&n);
    return write_string(t, t->arg[3], t->arg[4], &n) && done(t, t->arg[1], t->arg[4]);
}

static bool cvtpt_task(struct task *t, unsigned opcode)
{
    struct decimal n;
    uint32_t length = t->arg[3], to = t->arg[4];
    uint8_t last, c;
    (void)opcode;

    if (!read_string(t, t->arg[0], t->arg[1], &n) || (length && !can_write(t, to, length - 1)))
        return false;
    for (uint32_t k = 0; k < length; k++) {
        c = n.digit[k] + '0';
        if (!k && (!work_get(&t->w, t->arg[1] + t->arg[0] / 2, &last) || !work_get(&t->w, t->arg[2] + last, &c)))
            return false;
        if (!work_put(&t->w, to + length - 1 - k, c))
            return false;
    }
    set_source_codes(t, &n, length);
    return done(t, t->arg[1], to);
}

/* ---- semantics -------------------------------------------------------------------------------------------------- */

#define HELPER(name)                                                                        \
    static uint64_t name(struct cpu *c, uint64_t opcode, uint64_t unused, uint64_t unused2) \
    {                                                                                       \
        (void)unused, (void)unused2;                                                        \
        return run(c, name##_task, opcode);                                                 \
    }

/* Stores the instruction's operands, values or addresses, in the slots VAX_ARGS. Faults for lengths above 31, and if FPD is set: these
 * instructions are never gone on with. Returns false if it faults always. */
static bool begin(struct vax_translation *t)
{
    struct ir_builder *ir = t->ir;

    if (first_part_done(t)) {
        fault(t, VAX_TRAP_RESERVED_OPERAND, 0);
        return false;
    }
    for (unsigned k = 0; k < t->d.insn->noperands; k++)
        if (t->d.insn->kind[k].access == 'r' && type(t, k) == 'w')
            fault_if(t, ir_ltu32(ir, constant(t, MOST_DIGITS), value(t, k)), VAX_TRAP_RESERVED_OPERAND, 0);
    for (unsigned k = 0; k < t->d.insn->noperands; k++)
        if (t->d.insn->kind[k].access != 'w')
            ir_set(ir, VAX_ARGS + k, t->d.insn->kind[k].access == 'a' ? operand_address(t, k) : value(t, k));
    return true;
}

/* Calls a helper; returns its result. */
static val call(struct vax_translation *t, ir_fn *fn)
{
    finish_for_helper(t);
    val none = constant(t, 0);
    val result = ir_call(t->ir, fn, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, constant(t, opcode(t)), none, none);
    for (unsigned k = 0; k < t->d.insn->noperands; k++)
        if (t->d.insn->kind[k].access == 'r' && type(t, k) == 'w')
            charge_each(t, value(t, k), VAX_COST_OTHER); /* its digits */
    return result;
}

static void set_decimal_cc(struct vax_translation *t, val result)
{
    cc_set_bits(t, result);
    if (t->mode & VAX_PSL_DV)
        trap_after_if(t, ir_andi(t->ir, result, WORK_OVERFLOW), VAX_ARITH_DECIMAL_OVERFLOW);
}

#define DECIMAL(name)                         \
    HELPER(name)                              \
    SEM(name)                                 \
    {                                         \
        if (begin(t))                         \
            set_decimal_cc(t, call(t, name)); \
    }
// clang-format off
DECIMAL(addp)
DECIMAL(mulp)
DECIMAL(ashp)
DECIMAL(cmpp)
DECIMAL(cvtlp)
DECIMAL(cvtsp)
DECIMAL(cvtps)
DECIMAL(cvttp)
DECIMAL(cvtpt)
HELPER(movp)
HELPER(divp)
HELPER(cvtpl)
// clang-format on

/* MOVP leaves C. */
SEM(movp)
{
    if (begin(t))
        cc_set_nz_bits(t, call(t, movp), false);
}

SEM(cvtpl)
{
    if (!begin(t))
        return;
    check_write(t, 2);
    val result = call(t, cvtpl);
    write_operand(t, 2, ir_get(t->ir, VAX_SCRATCH));
    cc_set_bits(t, result);
    if (t->mode & VAX_PSL_IV)
        trap_after_if(t, ir_andi(t->ir, result, WORK_OVERFLOW), VAX_ARITH_INTEGER_OVERFLOW);
}

SEM(divp)
{
    if (!begin(t))
        return;
    val result = call(t, divp);
    set_decimal_cc(t, result);
    trap_after_if(t, ir_andi(t->ir, result, DIVIDE_BY_ZERO), VAX_ARITH_DIVIDE);
}
