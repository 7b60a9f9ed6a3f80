/*
 * m68k_infinity.c - between libunicorn's m68k core and its floating-point operations: infinities.
 *
 * They return infinities with a clear integer bit, as the 68040 stores them, but reject operands with a clear integer bit as invalid. The
 * bit means nothing in infinities and NaNs, so operands get it, and infinite results lose it.
 *
 * Part of unicorn.o: the linker's --wrap=FUNCTION directs the core's calls of FUNCTION to __wrap_FUNCTION, and __real_FUNCTION is the
 * library's. A libunicorn may lack one of them (weak): then nothing calls its __wrap_FUNCTION.
 *
 * Source: M68000 Family Programmer's Reference Manual: Extended-Precision Real Format Summary.
 */
#include <stdint.h>

struct extended {
    uint64_t significand;
    uint16_t sign_exponent;
};

enum { EXPONENT = 0x7fff };
static const uint64_t integer_bit = 1ULL << 63;

static int is_special(struct extended a)
{
    return (a.sign_exponent & EXPONENT) == EXPONENT;
}

static struct extended operand(struct extended a)
{
    if (is_special(a))
        a.significand |= integer_bit;
    return a;
}

static struct extended result(struct extended a)
{
    if (is_special(a) && a.significand == integer_bit)
        a.significand = 0;
    return a;
}

/* `status` is the library's float_status. */
#define UNARY(type, name, of_result)                                           \
    __attribute__((weak)) type __real_##name(struct extended a, void *status); \
    type __wrap_##name(struct extended a, void *status);                       \
    type __wrap_##name(struct extended a, void *status)                        \
    {                                                                          \
        return of_result(__real_##name(operand(a), status));                   \
    }

#define BINARY(type, name, of_result)                                                             \
    __attribute__((weak)) type __real_##name(struct extended a, struct extended b, void *status); \
    type __wrap_##name(struct extended a, struct extended b, void *status);                       \
    type __wrap_##name(struct extended a, struct extended b, void *status)                        \
    {                                                                                             \
        return of_result(__real_##name(operand(a), operand(b), status));                          \
    }

BINARY(struct extended, floatx80_add_m68k, result)
BINARY(struct extended, floatx80_sub_m68k, result)
BINARY(struct extended, floatx80_mul_m68k, result)
BINARY(struct extended, floatx80_div_m68k, result)
BINARY(struct extended, floatx80_rem_m68k, result)
BINARY(int, floatx80_compare_m68k, )
UNARY(struct extended, floatx80_sqrt_m68k, result)
UNARY(struct extended, floatx80_round_to_int_m68k, result)
UNARY(int32_t, floatx80_to_int32_m68k, )
UNARY(uint32_t, floatx80_to_float32_m68k, )
UNARY(uint64_t, floatx80_to_float64_m68k, )

__attribute__((weak)) struct extended floatx80_move_m68k(struct extended a, void *status);
__attribute__((weak)) struct extended __real_floatx80_round_m68k(struct extended a, void *status);
struct extended __wrap_floatx80_round_m68k(struct extended a, void *status);

/* Rounds to fpcr's precision (fneg, fabs, fsmove...). The library's takes infinities and NaNs for overflows; its move does not. */
struct extended __wrap_floatx80_round_m68k(struct extended a, void *status)
{
    if (is_special(a) && floatx80_move_m68k)
        return result(floatx80_move_m68k(operand(a), status));
    return __real_floatx80_round_m68k(a, status);
}
