/*
 * wide_zero.c - IR_FAST_WIDE… of zeros, with a result of zero, and comparisons of infinities: what stands between the way for normal numbers (wide.c) and the call of the
 * reference function, for which registers would have to be saved.
 *
 * Comparisons call a function here, which saves what it uses, and uses general registers only.
 */
#include "emu/ir/x64/translate.h"

#if defined(__clang__)
#define NOT_INSTRUMENTED __attribute__((no_sanitize("address", "undefined", "coverage")))
#else
#define NOT_INSTRUMENTED __attribute__((no_sanitize_address, no_sanitize_undefined))
#endif
#define GENERAL __attribute__((target("general-regs-only"))) NOT_INSTRUMENTED
#define CALLED_BY_HOST_CODE __attribute__((no_caller_saved_registers)) GENERAL

typedef const uint8_t routine[];
extern routine x64_wide_zero_product;

enum { SIGN_BIT = 17, EXPONENT = 0x1ffff, BIAS = 0xffff, FROM_DOUBLE = BIAS - 1023, SPECIAL = 0x1fffe };
enum { NOT_DONE = -1 };
enum { LESS = 1, EQUAL = 2, GREATER = 4 };

/* Normal, zero, or an infinity. */
struct number {
    uint64_t sig, exp; /* without its sign */
    bool negative;
};

GENERAL static inline __attribute__((always_inline)) bool read_number(const uint64_t *slots, struct number *n)
{
    uint64_t v = slots[0], field = v >> 52 & 0x7ff;
    if (slots[1] != IR_WIDE_HELD_AS_DOUBLE) {
        *n = (struct number){v, slots[1] & EXPONENT, slots[1] >> SIGN_BIT & 1};
        bool infinite = v == 1ull << 63 && n->exp == EXPONENT;
        return slots[1] < IR_WIDE_HELD_AS_DOUBLE && (infinite || (v >> 63 ? n->exp - 1 < SPECIAL - 1 : !v && !n->exp));
    }
    *n = (struct number){field ? v << 11 | 1ull << 63 : 0, field == 0x7ff ? EXPONENT : field ? field + FROM_DOUBLE : 0, v >> 63};
    return field != 0x7ff || !(v << 12);
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

/* ---- what is emitted ---- */

static void compare_zeros(struct x64 *x, struct slow_call *slow)
{
    lea(&x->e, 1, RDI, RBP, -SLOT_BIAS);
    mov_imm(&x->e, RSI, slow->args[0].value);
    mov_imm(&x->e, RDX, slow->args[2].value);
    mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)compare);
    call_reg(&x->e, RAX);
    test_rr(&x->e, 1, RAX, RAX);
    x64_slow_if(x, CC_S, slow);
}

/* rdi is no normal number but, as a double, zero: then the product, which is where its routine wants it, is all. */
static void add_zero(struct x64 *x, struct slow_call *slow)
{
    struct emitter *e = &x->e;
    land(e, slow->zero_addend);
    lea_index(e, 1, R8, RDI, RDI, 0, 0);
    test_rr(e, 1, R8, R8);
    x64_slow_if(x, CC_NE, slow);
    x64_wide_call(x, (unsigned)slow->args[2].value & ~(unsigned)IR_WIDE_ADDS);
    jmp_to(e, slow->product);
}

/* The result is zero. */
static uint8_t *put_zero(struct x64 *x, const struct slow_call *slow)
{
    unsigned slot = slow->args[0].value >> 48;
    land(&x->e, slow->zero_sum);
    mov_store_imm(&x->e, RBP, x64_disp(slot), 0);
    mov_store_imm(&x->e, RBP, x64_disp(slot + 1), IR_WIDE_HELD_AS_DOUBLE);
    mov_imm(&x->e, RAX, 1);
    return jmp(&x->e);
}

/* Operands are not what was hoped for: a product of zero is all that needs no call. */
static void multiply_zeros(struct x64 *x, struct slow_call *slow)
{
    static const int to[3] = {RDI, RSI, RDX};
    struct emitter *e = &x->e;
    uint64_t places = slow->args[0].value;
    unsigned how = (unsigned)slow->args[2].value, expected = 0;
    for (unsigned k = 0; k < 3; k++) {
        lea(e, 1, to[k], RBP, x64_disp(places >> 16 * k & 0xffff));
        expected |= (ir_wide_form(how, k) == IR_WIDE_EXPECTED) << k;
    }
    mov_imm(e, R8, (how & ((1 << IR_WIDE_FORMS) - 1)) | expected << IR_WIDE_FORMS);
    mov_imm(e, RAX, (uint64_t)(uintptr_t)x64_wide_zero_product);
    call_reg(e, RAX);
    x64_slow_if(x, CC_B, slow);
    mov_store(e, 1, RBP, x64_disp(places >> 48), RAX);
    mov_store(e, 1, RBP, x64_disp((places >> 48) + 1), RCX);
    mov_rr(e, 0, RAX, RDX);
}

unsigned x64_wide_zeros(struct x64 *x, struct slow_call *slow, uint8_t *done[2])
{
    unsigned n = 0;
    if (slow->zero_addend)
        add_zero(x, slow);
    if (slow->zero_sum)
        done[n++] = put_zero(x, slow);
    if (!slow->nsites)
        return n;
    for (unsigned i = 0; i < slow->nsites; i++)
        land(&x->e, slow->sites[i]);
    slow->nsites = 0;
    (slow->op.flags >> 8 == IR_FAST_WIDE_COMPARE ? compare_zeros : multiply_zeros)(x, slow);
    done[n++] = jmp(&x->e);
    return n;
}
