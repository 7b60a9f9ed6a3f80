/*
 * graphics.t.c - VIS 1 as section 13.5 of the UltraSPARC User's Manual (802-7220) describes it. Expectations are computed in other ways
 * than graphics.c's: with real numbers, digit by digit, or by the manual's tables. qemu 7.2 has most of these instructions wrong.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "emu/fp/random.t.h"
#include "isa/sparc/graphics.h"

enum { CASES = 20000 };

static uint64_t lanes(void)
{
    static const uint16_t corners[] = {0, 1, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0x8001, 0xff7f, 0xff80, 0xffff};
    uint64_t v = 0;
    for (unsigned n = 0; n < 4; n++)
        v = v << 16 | (below(2) ? corners[below(12)] : random64() & 0xffff);
    return v;
}

/* The n-th of the fields of `bits` bits, the most significant one first, as a number. */
static double signed_field(uint64_t v, unsigned bits, unsigned n)
{
    uint64_t field = v << (bits * n) >> (64 - bits);
    return field >> (bits - 1) ? (double)field - ldexp(1, (int)bits) : (double)field;
}

static double unsigned_field(uint64_t v, unsigned bits, unsigned n)
{
    return (double)(v << (bits * n) >> (64 - bits));
}

/* Appends a number modulo 2^bits. */
static uint64_t append(uint64_t v, unsigned bits, double x)
{
    return v << (bits % 64) | ((uint64_t)(int64_t)x & (~0ull >> (64 - bits)));
}

/* To nearest, halfway cases towards plus infinity. */
static double rounded(double x)
{
    return floor(x + 0.5);
}

static double between(double x, double low, double high)
{
    return x < low ? low : x > high ? high : x;
}

static void multiplications(void **state)
{
    (void)state;
    for (unsigned k = 0; k < CASES; k++) {
        uint64_t a = lanes(), b = lanes(), r[7] = {0};
        for (unsigned n = 0; n < 4; n++) {
            double pixel = unsigned_field(a, 8, n + 4), factor = signed_field(b, 16, n);
            r[0] = append(r[0], 16, rounded(pixel * factor / 256));
            r[1] = append(r[1], 16, rounded(pixel * signed_field(b, 16, 2) / 256));
            r[2] = append(r[2], 16, rounded(pixel * signed_field(b, 16, 3) / 256));
            r[3] = append(r[3], 16, rounded(signed_field(a, 8, 2 * n) * factor / 256));
            r[4] = append(r[4], 16, rounded(unsigned_field(a, 8, 2 * n + 1) * factor / 65536));
        }
        for (unsigned n = 2; n < 4; n++) {
            r[5] = append(r[5], 32, signed_field(a, 8, 2 * n) * signed_field(b, 16, n) * 256);
            r[6] = append(r[6], 32, unsigned_field(a, 8, 2 * n + 1) * signed_field(b, 16, n));
        }
        assert_true(sparc_fmul8x16((uint32_t)a, b) == r[0]);
        assert_true(sparc_fmul8x16au((uint32_t)a, (uint32_t)b) == r[1]);
        assert_true(sparc_fmul8x16al((uint32_t)a, (uint32_t)b) == r[2]);
        assert_true(sparc_fmul8sux16(a, b) == r[3]);
        assert_true(sparc_fmul8ulx16(a, b) == r[4]);
        assert_true(sparc_fmuld8sux16((uint32_t)a, (uint32_t)b) == r[5]);
        assert_true(sparc_fmuld8ulx16((uint32_t)a, (uint32_t)b) == r[6]);
        /* The manual's 16-bit multiplication: the sum of the two partial products is the product but for the last bits. */
        assert_true(sparc_fpadd32(r[5], r[6]) == append(append(0, 32, signed_field(a, 16, 2) * signed_field(b, 16, 2)), 32,
                                                        signed_field(a, 16, 3) * signed_field(b, 16, 3)));
    }
}

static void packing(void **state)
{
    (void)state;
    for (unsigned k = 0; k < CASES; k++) {
        uint64_t a = lanes(), b = lanes(), scale = below(32), gsr = scale << 3 | below(8), r = 0;
        if (below(2))
            b >>= below(32);
        for (unsigned n = 0; n < 4; n++)
            r = append(r, 8, between(floor(ldexp(signed_field(b, 16, n), (int)(scale & 15) - 7)), 0, 255));
        assert_true(sparc_fpack16(b, gsr) == r);
        r = 0;
        for (unsigned n = 0; n < 2; n++)
            r = append(r, 16, between(floor(ldexp(signed_field(b, 32, n), (int)scale - 16)), -32768, 32767));
        assert_true(sparc_fpackfix(b, gsr) == r);
        r = 0;
        for (unsigned n = 0; n < 2; n++) {
            r = append(r, 24, unsigned_field(a << 8, 32, n) / 256);
            r = append(r, 8, between(floor(ldexp(signed_field(b, 32, n), (int)scale - 23)), 0, 255));
        }
        assert_true(sparc_fpack32(a, b, gsr) == r);
        r = 0;
        for (unsigned n = 4; n < 8; n++)
            r = append(r, 16, unsigned_field(b, 8, n) * 16);
        assert_true(sparc_fexpand((uint32_t)b) == r);
        r = 0;
        for (unsigned n = 4; n < 8; n++)
            r = append(append(r, 8, unsigned_field(a, 8, n)), 8, unsigned_field(b, 8, n));
        assert_true(sparc_fpmerge((uint32_t)a, (uint32_t)b) == r);
    }
    assert_true(sparc_fpmerge(0x01020304, 0xa1a2a3a4) == 0x01a102a203a304a4);
    assert_true(sparc_fexpand(0x80ff0110) == 0x08000ff000100100);
}

static void sums_and_comparisons(void **state)
{
    (void)state;
    for (unsigned k = 0; k < CASES; k++) {
        uint64_t a = lanes(), b = below(3) ? lanes() : a ^ (lanes() & lanes() & lanes()), sum = lanes(), r[8] = {0};
        double distance = 0;
        for (unsigned n = 0; n < 4; n++) {
            double x = signed_field(a, 16, n), y = signed_field(b, 16, n);
            r[0] = append(r[0], 16, x + y);
            r[1] = append(r[1], 16, x - y);
            r[2] = append(r[2], 1, x > y);
            r[3] = append(r[3], 1, x == y);
        }
        for (unsigned n = 0; n < 2; n++) {
            double x = signed_field(a, 32, n), y = signed_field(b, 32, n);
            r[4] = append(r[4], 32, x + y);
            r[5] = append(r[5], 32, x - y);
            r[6] = append(r[6], 1, x > y);
            r[7] = append(r[7], 1, x == y);
        }
        for (unsigned n = 0; n < 8; n++)
            distance += fabs(unsigned_field(a, 8, n) - unsigned_field(b, 8, n));
        assert_true(sparc_fpadd16(a, b) == r[0] && sparc_fpsub16(a, b) == r[1]);
        assert_true(sparc_fcmpgt16(a, b) == r[2] && sparc_fcmpeq16(a, b) == r[3]);
        assert_true(sparc_fpadd32(a, b) == r[4] && sparc_fpsub32(a, b) == r[5]);
        assert_true(sparc_fcmpgt32(a, b) == r[6] && sparc_fcmpeq32(a, b) == r[7]);
        assert_true(sparc_pdist(a, b, sum) == sum + (uint64_t)distance);
    }
}

/* The manual's tables of edge masks: of the left and the right edge, by the last bits of the addresses. */
static void edges(void **state)
{
    (void)state;
    static const uint8_t left8[] = {0xff, 0x7f, 0x3f, 0x1f, 0x0f, 0x07, 0x03, 0x01},
                         right8[] = {0x80, 0xc0, 0xe0, 0xf0, 0xf8, 0xfc, 0xfe, 0xff};
    static const uint8_t left16[] = {0xf, 0x7, 0x3, 0x1}, right16[] = {0x8, 0xc, 0xe, 0xf}, left32[] = {0x3, 0x1}, right32[] = {0x2, 0x3};
    static const uint8_t *const left[] = {left8, left16, left32}, *const right[] = {right8, right16, right32};
    for (unsigned size = 0; size < 3; size++)
        for (unsigned a = 0; a < 8; a++)
            for (unsigned b = 0; b < 8; b++) {
                unsigned l = left[size][a >> size], r = right[size][b >> size], little_l = 0, little_r = 0, count = 8 >> size;
                for (unsigned n = 0; n < count; n++) { /* the little-endian masks are the reverse */
                    little_l |= (l >> n & 1) << (count - 1 - n);
                    little_r |= (r >> n & 1) << (count - 1 - n);
                }
                assert_int_equal(sparc_edge(0x1000 + a, 0x1000 + b, size, false, true), l & r);
                assert_int_equal(sparc_edge(0x1000 + a, 0x1008 + b, size, false, true), l);
                assert_int_equal(sparc_edge(0x1000 + a, 0x1000 + b, size, true, true), little_l & little_r);
                assert_int_equal(sparc_edge(0x1000 + a, 0x2000 + b, size, true, true), little_l);
                assert_int_equal(sparc_edge(0x100001000 + a, 0x1000 + b, size, false, true), l);
                assert_int_equal(sparc_edge(0x100001000 + a, 0x1000 + b, size, false, false), l & r);
            }
}

/* The manual's formats of blocked addresses: bits of the address, the lowest first, by the bits of x (11 up), y (33 up) and z (55 up). */
static void arrays(void **state)
{
    (void)state;
    enum { X = 11, Y = 33, Z = 55 };
    for (unsigned size = 0; size <= 5; size++)
        for (unsigned k = 0; k < CASES / 20; k++) {
            static const uint8_t fixed[] = {X,     X + 1, Y,     Y + 1, Z,     X + 2, X + 3, X + 4, X + 5,
                                            Y + 2, Y + 3, Y + 4, Y + 5, Z + 1, Z + 2, Z + 3, Z + 4};
            uint64_t c = random64(), r = 0;
            unsigned at = 0;
            for (; at < sizeof fixed; at++)
                r |= (c >> fixed[at] & 1) << at;
            for (unsigned n = 0; n < size; n++)
                r |= (c >> (X + 6 + n) & 1) << at++;
            for (unsigned n = 0; n < size; n++)
                r |= (c >> (Y + 6 + n) & 1) << at++;
            for (unsigned n = 5; n < 9; n++)
                r |= (c >> (Z + n) & 1) << at++;
            assert_true(sparc_array8(c, size) == r);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(multiplications), cmocka_unit_test(packing), cmocka_unit_test(sums_and_comparisons),
        cmocka_unit_test(edges),           cmocka_unit_test(arrays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
