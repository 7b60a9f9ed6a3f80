/*
 * divide.c - sequences of divide steps.
 *
 * A division on PA-RISC is a sequence of the pair
 *
 *     ds    R,D,R     shift the partial remainder R left by the carry, add or subtract the divisor D; carry: the quotient's bit
 *     add,c Q,Q,Q     shift that bit into the quotient Q, and the dividend's next bit out as the carry
 *
 * (compilers call $$divU and similar millicode, which has 32 of them). A sequence is translated as one division idiom: if the state is
 * that of a division in progress, the host divides; otherwise the steps are executed one by one. Both give the
 * same bits in all registers, and every instruction is counted.
 */
#include "isa/hppa/divide.h"
#include "isa/hppa/emit.h"

enum { SUBTRACTS = 1, CARRY = 2, STEPS = 4 }; /* bits of `how`; the rest of it is the number of steps */

static uint64_t pack(uint32_t remainder, uint32_t quotient)
{
    return (uint64_t)remainder << 32 | quotient;
}

/* Execute the steps one by one. divisor: absolute value of the divisor. The remainder is returned as if it were not negative: see
 * divide_run(). */
static uint64_t step_by_step(uint32_t remainder, uint32_t quotient, uint32_t divisor, unsigned how)
{
    bool carry = how & CARRY, subtracts = how & SUBTRACTS;

    for (unsigned n = how / STEPS; n > 0; n--) {
        uint64_t shifted = remainder << 1 | carry;
        uint64_t sum = subtracts ? shifted - divisor : shifted + divisor;
        bool bit = (sum >> 32 & 1) ^ subtracts;
        remainder = (uint32_t)sum;
        subtracts = bit;
        carry = quotient >> 31;
        quotient = quotient << 1 | bit;
    }
    return pack(quotient & 1 ? remainder : remainder + divisor, quotient);
}

/*
 * Non-restoring division: the partial remainder P is in [-D, D), and negative exactly if the next step adds. The k steps
 * bring in k bits N of the dividend; the quotient's bits are the low ones of floor((P * 2^k + N) / D), and P becomes the
 * remainder, minus D if the last bit is 0. With (P + D) * 2^k + N, which is not negative, the low bits and the remainder are
 * the same, and the quotient has 32 bits for k up to 31.
 *
 * A divisor with its sign set inverts V, and adds where another divisor subtracts: with -D and inverted V, the steps are the
 * same.
 *
 * dividend: that sum, or IMPOSSIBLE if P is not in its range; divisor: |D| | how << 32; state: P and the register with the quotient.
 */
#define IMPOSSIBLE ((uint64_t)INT64_MAX)

static uint64_t divide_steps(struct cpu *c, uint64_t dividend, uint64_t divisor, uint64_t state)
{
    uint32_t d = (uint32_t)divisor;

    (void)c;
    if ((int32_t)(dividend >> 32) >= (int32_t)d)
        return step_by_step((uint32_t)(state >> 32), (uint32_t)state, d, (unsigned)(divisor >> 32));
    return pack((uint32_t)(dividend % d), (uint32_t)(dividend / d));
}

/* ---- detection ----------------------------------------------------------------------------------- */

static bool peek(struct hppa_translation *t, uint64_t addr, uint32_t word)
{
    uint8_t b[4];

    return ir_can_fetch(t->ir, addr) && mem_peek(ir_space(t->ir), addr, b, 4) == 4 &&
           ((uint32_t)b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3]) == word;
}

enum {
    ADD_C = 0x08000700, /* add,c with all registers 0 */
    LEAST = 4,
    MOST = 31, /* minimum of pairs that pays off, and maximum for divide_steps() */
};

/* The number of pairs from pc on, at most `most`; 0 if below LEAST. *quotient: its register. */
static unsigned pairs_from(struct hppa_translation *t, const struct hppa_fields *o, unsigned most, unsigned *quotient)
{
    uint8_t next[4];
    uint64_t pc = t->delay.pc;
    uint32_t add;
    unsigned n = 0;

    if (o->c || o->t != o->a || !o->t || !o->b || o->b == o->t || t->delay.self.kind != NULLIFY_NO || !delay_is_sequential(&t->delay))
        return 0;
    if (!ir_can_fetch(t->ir, pc + 4) || mem_peek(ir_space(t->ir), pc + 4, next, 4) != 4)
        return 0;
    *quotient = next[3] & 31;
    add = ADD_C | *quotient << 21 | *quotient << 16 | *quotient;
    if (*quotient == 0 || *quotient == o->t || *quotient == o->b)
        return 0;
    while (n < most && peek(t, pc + 8 * n, t->word) && peek(t, pc + 8 * n + 4, add))
        n++;
    return n >= LEAST ? n : 0;
}

static unsigned room(const struct hppa_translation *t)
{
    unsigned n = 0;
    while (n < MOST && ir_room(t->ir, 2 * n + 1))
        n++;
    return n;
}

bool divide_would_split(struct hppa_translation *t, const struct hppa_fields *o)
{
    unsigned q, fit = room(t);

    return fit < MOST && pairs_from(t, o, MOST, &q) > fit;
}

/* ---- translation ---------------------------------------------------------------------------------- */

bool divide_run(struct hppa_translation *t, const struct hppa_fields *o)
{
    static const struct ir_intrinsic steps = {divide_steps, IR_CALL_PURE, .x64 = HPPA_EMIT(divide)};
    unsigned q = 0, k = pairs_from(t, o, room(t), &q);

    if (!k)
        return false;
    val divisor = ir_zext32(t->ir, gr(t, o->b)), quotient = gr(t, q), word = ir_zext32(t->ir, quotient);
    val sign = ir_shri(t->ir, divisor, 31), mask = ir_neg(t->ir, sign), size = ir_sub32(t->ir, ir_xor(t->ir, divisor, mask), mask);
    val carry = carry_bit(t, false), subtracts = ir_xor(t->ir, ir_get(t->ir, HPPA_V), sign), partial = ir_zext32(t->ir, gr(t, o->t));
    val low = ir_subi(t->ir, ir_add(t->ir, partial, ir_shli(t->ir, subtracts, 32)), (uint64_t)1 << 32); /* P */
    val sum = ir_add(t->ir, low, size);
    val possible = ir_ltu(t->ir, sum, ir_shli(t->ir, size, 1));
    val brought = ir_or(t->ir, ir_shli(t->ir, carry, k - 1), ir_shri(t->ir, word, 33 - k));
    val dividend = ir_select(t->ir, possible, ir_or(t->ir, ir_shli(t->ir, sum, k), brought), constant(t, IMPOSSIBLE));
    val how = ir_addi(t->ir, ir_add(t->ir, subtracts, ir_shli(t->ir, carry, 1)), STEPS * k);
    val result =
        ir_intrinsic(t->ir, &steps, dividend, ir_or(t->ir, size, ir_shli(t->ir, how, 32)), ir_or(t->ir, ir_shli(t->ir, partial, 32), word));

    /* The state after the last steps, derived from the last bits of the quotient. */
    val last = ir_andi(t->ir, result, 1);
    val subtracted = ir_xor(t->ir, ir_extract(t->ir, result, 1, 1), sign);
    val upper = ir_select(t->ir, subtracted, ir_subi(t->ir, last, 1), last);
    val less = ir_and(t->ir, size, ir_subi(t->ir, last, 1)), rest = ir_sub32(t->ir, ir_shri(t->ir, result, 32), less);
    val before = ir_deposit(t->ir, ir_shli(t->ir, quotient, k - 1), ir_shri(t->ir, result, 1), 0, k - 1);
    struct sum s = {.a = before,
                    .b = before,
                    .result = ir_deposit(t->ir, ir_shli(t->ir, quotient, k), result, 0, k),
                    .carry_in = last,
                    .has_carry_in = true};

    ir_set(t->ir, HPPA_V, ir_xor(t->ir, last, sign));
    set_gr(t, o->t, ir_or(t->ir, ir_shli(t->ir, upper, 32), rest));
    set_carry_borrow(t, &s, (struct carry_source){CARRY_OF_SUM, s, 0});
    set_gr(t, q, s.result);
    delay_do_ahead(&t->delay, 2 * k - 1);
    return true;
}
