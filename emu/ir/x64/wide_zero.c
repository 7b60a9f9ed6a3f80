/*
 * wide_zero.c - IR_FAST_WIDE… of zeros, and with a result of zero: what the host code of a multiply-add or a comparison calls where
 * wide_routine.S does not do, before it saves its registers for the reference function.
 *
 * So the functions here save what they use, and use general registers only.
 */
#include "emu/ir/x64/translate.h"

#if defined(__clang__)
#define NOT_INSTRUMENTED __attribute__((no_sanitize("address", "undefined", "coverage")))
#else
#define NOT_INSTRUMENTED __attribute__((no_sanitize_address, no_sanitize_undefined))
#endif
#define GENERAL __attribute__((target("general-regs-only"))) NOT_INSTRUMENTED
#define CALLED_BY_HOST_CODE __attribute__((no_caller_saved_registers)) GENERAL

typedef unsigned __int128 u128;

enum { SIGN_BIT = 17, EXPONENT = 0x1ffff, BIAS = 0xffff, FROM_DOUBLE = BIAS - 1023, SPECIAL = 0x1fffe };
enum { NOT_DONE = -1, FINE = 0, UNUSUAL = 1 };
enum { LESS = 1, EQUAL = 2, GREATER = 4 };

/* Normal, or zero. */
struct number {
    uint64_t sig, exp; /* without its sign */
    bool negative;
};

GENERAL static inline __attribute__((always_inline)) bool read_number(const uint64_t *slots, struct number *n)
{
    uint64_t v = slots[0], field = v >> 52 & 0x7ff;
    if (slots[1] != IR_WIDE_HELD_AS_DOUBLE) {
        *n = (struct number){v, slots[1] & EXPONENT, slots[1] >> SIGN_BIT & 1};
        return slots[1] < IR_WIDE_HELD_AS_DOUBLE && (v >> 63 ? n->exp - 1 < SPECIAL - 1 : !v && !n->exp);
    }
    *n = (struct number){field ? v << 11 | 1ull << 63 : 0, field ? field + FROM_DOUBLE : 0, v >> 63};
    return field != 0x7ff;
}

GENERAL static inline __attribute__((always_inline)) bool is_near(uint64_t exp)
{
    return exp - (BIAS - IR_WIDE_NEAR) <= 2 * IR_WIDE_NEAR;
}

/* Are operands as they are expected to be? */
GENERAL static inline __attribute__((always_inline)) bool as_expected(const uint64_t *s, uint64_t places, unsigned how)
{
    for (unsigned k = 0; k < 3; k++) {
        const uint64_t *slots = s + (uint16_t)(places >> 16 * k);
        bool expected = slots[0] >> 63 && slots[1] < IR_WIDE_HELD_AS_DOUBLE && is_near(slots[1] & EXPONENT);
        if (ir_wide_form(how, k) == IR_WIDE_EXPECTED && !expected)
            return false;
    }
    return true;
}

/* A product rounded to 64 bits: its exponent is that of x and y, added. */
GENERAL static inline __attribute__((always_inline)) struct number multiply(struct number x, struct number y, bool negative)
{
    u128 product = (u128)x.sig * y.sig;
    unsigned carry = (unsigned)(product >> 127);
    product <<= 1 - carry;
    uint64_t sig = (uint64_t)(product >> 64), low = (uint64_t)product, exp = x.exp + y.exp - BIAS + carry;
    sig += low >> 63 & ((low << 1 != 0) | (sig & 1));
    return sig ? (struct number){sig, exp, negative} : (struct number){1ull << 63, exp + 1, negative};
}

/* Is x * y of the magnitude of z, exactly? */
GENERAL static inline __attribute__((always_inline)) bool is_product(struct number x, struct number y, struct number z)
{
    u128 product = (u128)x.sig * y.sig;
    unsigned carry = (unsigned)(product >> 127);
    product <<= 1 - carry;
    return !(uint64_t)product && (uint64_t)(product >> 64) == z.sig && x.exp + y.exp - BIAS + carry == z.exp;
}

/* How the multiply-add's result is left, and what the reference function would say: see enum ir_wide. NOT_DONE: it has to do it. */
CALLED_BY_HOST_CODE static int64_t multiply_add(uint64_t *s, uint64_t places, unsigned how)
{
    uint64_t *result = s + (uint16_t)(places >> 48);
    struct number x, y, z = {0}, r;
    bool adds = how & IR_WIDE_ADDS, whole = !(how & IR_WIDE_PRECISION);
    if (!read_number(s + (uint16_t)(places >> 16), &x) || !read_number(s + (uint16_t)(places >> 32), &y) ||
        (adds && !read_number(s + (uint16_t)places, &z)))
        return NOT_DONE;
    bool negative = x.negative ^ y.negative ^ !!(how & IR_WIDE_NEGATES);
    z.negative ^= !!(how & IR_WIDE_SUBTRACTS);
    if (!x.sig || !y.sig)
        r = z.sig ? z : (struct number){0, 0, negative && (!adds || z.negative)};
    else if (!adds || !z.sig)
        r = multiply(x, y, negative);
    else if (negative != z.negative && is_product(x, y, z))
        r = (struct number){0};
    else
        return NOT_DONE;
    if (r.sig && !(whole && is_near(r.exp)))
        return NOT_DONE;
    bool expected = as_expected(s, places, how);
    result[0] = r.sig ? r.sig : (uint64_t)r.negative << 63;
    result[1] = r.sig ? r.exp | (uint64_t)r.negative << SIGN_BIT : IR_WIDE_HELD_AS_DOUBLE;
    return expected && (r.sig || !whole) ? FINE : UNUSUAL;
}

CALLED_BY_HOST_CODE static int64_t compare(uint64_t *s, uint64_t places, unsigned how)
{
    struct number x, y;
    (void)how;
    if (!read_number(s + (uint16_t)(places >> 16), &x) || !read_number(s + (uint16_t)(places >> 32), &y))
        return NOT_DONE;
    if (!x.sig && !y.sig)
        return EQUAL;
    if (!x.sig || !y.sig || x.negative != y.negative)
        return (x.sig ? x.negative : !y.negative) ? LESS : GREATER;
    if (x.exp == y.exp && x.sig == y.sig)
        return EQUAL;
    bool less = x.exp != y.exp ? x.exp < y.exp : x.sig < y.sig;
    return less != x.negative ? LESS : GREATER;
}

uint8_t *x64_wide_zeros(struct x64 *x, const struct slow_call *slow)
{
    bool compares = slow->op.flags >> 8 == IR_FAST_WIDE_COMPARE;
    lea(&x->e, 1, RDI, RBP, -SLOT_BIAS);
    mov_imm(&x->e, RSI, slow->args[0].value);
    mov_imm(&x->e, RDX, slow->args[2].value);
    mov_imm(&x->e, RAX, compares ? (uint64_t)(uintptr_t)compare : (uint64_t)(uintptr_t)multiply_add);
    call_reg(&x->e, RAX);
    test_rr(&x->e, 1, RAX, RAX);
    return jcc(&x->e, CC_NS);
}
