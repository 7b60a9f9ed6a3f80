/*
 * divide.c - runs of divide steps.
 *
 * A division of PA-RISC is a run of the pair
 *
 *     ds    R,D,R     shift the partial remainder R left by the carry, add or subtract the divisor D; carry: the quotient's bit
 *     add,c Q,Q,Q     shift that bit into the quotient Q, and the dividend's next bit out as the carry
 *
 * (compilers call $$divU and its like, which are 32 of them). A run is translated as one: when the state is that of a
 * division under way, its result is a division of the host's; else the steps are done one after the other. Both are the
 * same, to the last bit of the registers; every instruction counts as one.
 */
#include "isa/hppa/divide.h"

enum { CARRY = 1 << 8, SUBTRACTS = 1 << 9 }; /* in `how`, above the number of steps */

static uint64_t pack(uint32_t remainder, uint32_t quotient)
{
    return (uint64_t)remainder << 32 | quotient;
}

static uint64_t step_by_step(uint32_t remainder, uint32_t quotient, uint32_t divisor, unsigned how)
{
    bool carry = how & CARRY, subtracts = how & SUBTRACTS;

    for (unsigned n = how & 0xff; n > 0; n--) {
        uint64_t shifted = remainder << 1 | carry;
        uint64_t sum = subtracts ? shifted - divisor : shifted + divisor;
        bool bit = (sum >> 32 & 1) ^ subtracts;
        remainder = (uint32_t)sum;
        subtracts = bit ^ divisor >> 31;
        carry = quotient >> 31;
        quotient = quotient << 1 | bit;
    }
    return pack(remainder, quotient);
}

/*
 * Non-restoring division: the partial remainder P is in [-D, D), and negative exactly when the next step adds. The k steps
 * bring in k bits N of the dividend; the quotient's bits are the low ones of floor((P * 2^k + N) / D), and P becomes the
 * remainder, less D when the last bit is 0.
 */
static uint64_t divide_steps(struct cpu *c, uint64_t state, uint64_t divisor, uint64_t how)
{
    uint32_t remainder = (uint32_t)(state >> 32), quotient = (uint32_t)state;
    int64_t d = (int64_t)divisor, p = how & SUBTRACTS ? remainder : (int64_t)remainder - ((int64_t)1 << 32);
    unsigned k = how & 0xff;

    (void)c;
    if (d == 0 || d >> 31 || p < -d || p >= d || k > 31)
        return step_by_step(remainder, quotient, (uint32_t)divisor, (unsigned)how);
    int64_t brought = (how & CARRY ? (int64_t)1 << (k - 1) : 0) | (int64_t)(quotient >> (33 - k));
    int64_t total = p * ((int64_t)1 << k) + brought, bits = total / d, rest = total % d;
    if (rest < 0) {
        rest += d;
        bits--;
    }
    if (!(bits & 1))
        rest -= d;
    return pack((uint32_t)rest, quotient << k | ((uint32_t)bits & ((1u << k) - 1)));
}

/* ---- finding runs ------------------------------------------------------------------------------- */

static bool peek(struct hppa_translation *t, uint64_t addr, uint32_t word)
{
    uint8_t b[4];

    return ir_can_fetch(t->ir, addr) && mem_peek(ir_space(t->ir), addr, b, 4) == 4 &&
           ((uint32_t)b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3]) == word;
}

enum {
    ADD_C = 0x08000700,     /* add,c with all registers 0 */
    LEAST = 4, MOST = 31,   /* pairs that are worth it, and that divide_steps() can do at once */
};

/* How many pairs begin here, as far as the block has room for them. */
static unsigned pairs_from(struct hppa_translation *t, const struct hppa_fields *o, unsigned *quotient)
{
    uint8_t next[4];
    uint64_t pc = t->pc;
    uint32_t add;
    unsigned n = 0;

    if (!ir_can_fetch(t->ir, pc + 4) || mem_peek(ir_space(t->ir), pc + 4, next, 4) != 4)
        return 0;
    *quotient = next[3] & 31;
    add = ADD_C | *quotient << 21 | *quotient << 16 | *quotient;
    if (*quotient == 0 || *quotient == o->t || *quotient == o->b)
        return 0;
    while (n < MOST && ir_room(t->ir, 2 * n + 1) && peek(t, pc + 8 * n, t->word) && peek(t, pc + 8 * n + 4, add))
        n++;
    return n;
}

/* ---- translation ---------------------------------------------------------------------------------- */

bool divide_run(struct hppa_translation *t, const struct hppa_fields *o)
{
    unsigned q = 0, k;

    if (o->c || o->t != o->a || !o->t || !o->b || o->b == o->t || t->self.kind != NULLIFY_NO || !follows_itself(t))
        return false;
    k = pairs_from(t, o, &q);
    if (k < LEAST)
        return false;
    val divisor = ir_zext32(t->ir, gr(t, o->b)), quotient = gr(t, q);
    val state = ir_or(t->ir, ir_shli(t->ir, gr(t, o->t), 32), ir_zext32(t->ir, quotient));
    val carry = ir_shli(t->ir, carry_bit(t, false), 8), subtracts = ir_shli(t->ir, ir_get(t->ir, HPPA_V), 9);
    val how = ir_ori(t->ir, ir_or(t->ir, carry, subtracts), k);
    val result = ir_call(t->ir, divide_steps, IR_CALL_PURE, state, divisor, how);

    /* What the last steps leave behind: their bits are the quotient's last ones. */
    val sign = ir_extract(t->ir, divisor, 31, 1), last = ir_andi(t->ir, result, 1);
    val subtracted = ir_xor(t->ir, ir_extract(t->ir, result, 1, 1), sign);
    val upper = ir_select(t->ir, subtracted, ir_subi(t->ir, last, 1), last);
    val before = ir_deposit(t->ir, ir_shli(t->ir, quotient, k - 1), ir_shri(t->ir, result, 1), 0, k - 1);
    struct sum s = {.a = before, .b = before, .result = ir_deposit(t->ir, ir_shli(t->ir, quotient, k), result, 0, k),
                    .carry_in = last, .has_carry_in = true};

    ir_set(t->ir, HPPA_V, ir_xor(t->ir, last, sign));
    set_gr(t, o->t, ir_or(t->ir, ir_shli(t->ir, upper, 32), ir_shri(t->ir, result, 32)));
    set_carry_borrow(t, &s, (struct carry_source){CARRY_OF_SUM, s, 0});
    set_gr(t, q, s.result);
    t->done_ahead = 2 * k - 1;
    return true;
}
