/* graphics.c - functions of VIS 1: see graphics.h. */
#include "isa/sparc/graphics.h"

/* ---- lanes: number 0 is the most significant -------------------------------------------------- */

static unsigned byte_at(uint64_t v, unsigned lane)
{
    return v >> (56 - 8 * lane) & 0xff;
}

static int half_at(uint64_t v, unsigned lane)
{
    return (int16_t)(v >> (48 - 16 * lane));
}

static int32_t word_at(uint64_t v, unsigned lane)
{
    return (int32_t)(v >> (32 - 32 * lane));
}

static uint64_t in_half(int64_t v, unsigned lane)
{
    return (uint64_t)(uint16_t)v << (48 - 16 * lane);
}

static uint64_t in_word(int64_t v, unsigned lane)
{
    return (uint64_t)(uint32_t)v << (32 - 32 * lane);
}

static int64_t clip(int64_t v, int64_t low, int64_t high)
{
    return v < low ? low : v > high ? high : v;
}

/* ---- multiplication --------------------------------------------------------------------------- */

/* v / 2^bits, rounded to nearest, halves up. */
static int round_off(int v, unsigned bits)
{
    return (v + (1 << (bits - 1))) >> bits;
}

static uint64_t times_pixels(uint64_t pixels, const int factor[4])
{
    uint64_t r = 0;

    for (unsigned i = 0; i < 4; i++)
        r |= in_half(round_off((int)byte_at(pixels, i + 4) * factor[i], 8), i);
    return r;
}

uint64_t sparc_fmul8x16(uint64_t pixels, uint64_t b)
{
    return times_pixels(pixels, (int[]){half_at(b, 0), half_at(b, 1), half_at(b, 2), half_at(b, 3)});
}

static uint64_t times_one(uint64_t pixels, int factor)
{
    return times_pixels(pixels, (int[]){factor, factor, factor, factor});
}

uint64_t sparc_fmul8x16au(uint64_t pixels, uint64_t b)
{
    return times_one(pixels, half_at(b, 2));
}

uint64_t sparc_fmul8x16al(uint64_t pixels, uint64_t b)
{
    return times_one(pixels, half_at(b, 3));
}

/* The products of the signed upper, or the unsigned lower, bytes of a's halves with b's halves. */
static int product_upper(uint64_t a, uint64_t b, unsigned lane)
{
    return (int8_t)byte_at(a, 2 * lane) * half_at(b, lane);
}

static int product_lower(uint64_t a, uint64_t b, unsigned lane)
{
    return (int)byte_at(a, 2 * lane + 1) * half_at(b, lane);
}

uint64_t sparc_fmul8sux16(uint64_t a, uint64_t b)
{
    uint64_t r = 0;

    for (unsigned i = 0; i < 4; i++)
        r |= in_half(round_off(product_upper(a, b, i), 8), i);
    return r;
}

uint64_t sparc_fmul8ulx16(uint64_t a, uint64_t b)
{
    uint64_t r = 0;

    for (unsigned i = 0; i < 4; i++)
        r |= in_half(round_off(product_lower(a, b, i), 16), i);
    return r;
}

uint64_t sparc_fmuld8sux16(uint64_t a, uint64_t b)
{
    return in_word((int64_t)product_upper(a, b, 2) * 256, 0) | in_word((int64_t)product_upper(a, b, 3) * 256, 1);
}

uint64_t sparc_fmuld8ulx16(uint64_t a, uint64_t b)
{
    return in_word(product_lower(a, b, 2), 0) | in_word(product_lower(a, b, 3), 1);
}

/* ---- packing ---------------------------------------------------------------------------------- */

static unsigned scale_factor(uint64_t gsr)
{
    return gsr >> SPARC_GSR_SCALE_SHIFT & SPARC_GSR_SCALE;
}

/* v * 2^scale / 2^bits, rounded down and clipped. */
static int64_t scaled(int64_t v, unsigned scale, unsigned bits, int64_t low, int64_t high)
{
    return clip((v * (INT64_C(1) << scale)) >> bits, low, high);
}

uint64_t sparc_fpack16(uint64_t b, uint64_t gsr)
{
    uint64_t r = 0;

    for (unsigned i = 0; i < 4; i++)
        r = r << 8 | (uint64_t)scaled(half_at(b, i), scale_factor(gsr) & 0xf, 7, 0, 255);
    return r;
}

uint64_t sparc_fpack32(uint64_t a, uint64_t b, uint64_t gsr)
{
    uint64_t r = (a & 0x00ffffff00ffffff) << 8;

    for (unsigned i = 0; i < 2; i++)
        r |= in_word(scaled(word_at(b, i), scale_factor(gsr), 23, 0, 255), i);
    return r;
}

uint64_t sparc_fpackfix(uint64_t b, uint64_t gsr)
{
    uint64_t r = 0;

    for (unsigned i = 0; i < 2; i++)
        r = r << 16 | (uint16_t)scaled(word_at(b, i), scale_factor(gsr), 16, INT16_MIN, INT16_MAX);
    return r;
}

uint64_t sparc_fexpand(uint64_t b)
{
    uint64_t r = 0;

    for (unsigned i = 0; i < 4; i++)
        r |= in_half((int64_t)byte_at(b, i + 4) << 4, i);
    return r;
}

uint64_t sparc_fpmerge(uint64_t a, uint64_t b)
{
    uint64_t r = 0;

    for (unsigned i = 4; i < 8; i++)
        r = r << 16 | byte_at(a, i) << 8 | byte_at(b, i);
    return r;
}

uint64_t sparc_pdist(uint64_t a, uint64_t b, uint64_t sum)
{
    for (unsigned i = 0; i < 8; i++) {
        int difference = (int)byte_at(a, i) - (int)byte_at(b, i);
        sum += (uint64_t)(difference < 0 ? -difference : difference);
    }
    return sum;
}

/* ---- sums and comparisons --------------------------------------------------------------------- */

uint64_t sparc_fpadd16(uint64_t a, uint64_t b)
{
    const uint64_t tops = 0x8000800080008000;
    return ((a & ~tops) + (b & ~tops)) ^ ((a ^ b) & tops);
}

uint64_t sparc_fpadd32(uint64_t a, uint64_t b)
{
    const uint64_t upper = ~(uint64_t)0 << 32;
    return ((a & upper) + (b & upper)) | (uint32_t)(a + b);
}

uint64_t sparc_fpsub16(uint64_t a, uint64_t b)
{
    const uint64_t tops = 0x8000800080008000;
    return ((a | tops) - (b & ~tops)) ^ ((a ^ ~b) & tops);
}

uint64_t sparc_fpsub32(uint64_t a, uint64_t b)
{
    const uint64_t upper = ~(uint64_t)0 << 32;
    return ((a & upper) - (b & upper)) | (uint32_t)(a - b);
}

uint64_t sparc_fcmpgt16(uint64_t a, uint64_t b)
{
    unsigned r = 0;

    for (unsigned i = 0; i < 4; i++)
        r = r << 1 | (half_at(a, i) > half_at(b, i));
    return r;
}

uint64_t sparc_fcmpeq16(uint64_t a, uint64_t b)
{
    unsigned r = 0;

    for (unsigned i = 0; i < 4; i++)
        r = r << 1 | (half_at(a, i) == half_at(b, i));
    return r;
}

uint64_t sparc_fcmpgt32(uint64_t a, uint64_t b)
{
    return (uint64_t)(word_at(a, 0) > word_at(b, 0)) << 1 | (word_at(a, 1) > word_at(b, 1));
}

uint64_t sparc_fcmpeq32(uint64_t a, uint64_t b)
{
    return (uint64_t)(word_at(a, 0) == word_at(b, 0)) << 1 | (word_at(a, 1) == word_at(b, 1));
}

/* ---- addresses -------------------------------------------------------------------------------- */

uint64_t sparc_edge(uint64_t first, uint64_t last, unsigned size, bool little, bool wide)
{
    unsigned count = 8u >> size, all = (1u << count) - 1;
    unsigned before = (first & 7) >> size, after = count - 1 - ((last & 7) >> size); /* elements outside the span */
    unsigned left = little ? all << before & all : all >> before;
    unsigned right = little ? all >> after : all << after & all;
    uint64_t differ = (first ^ last) & (wide ? ~(uint64_t)7 : 0xfffffff8);

    return differ ? left : left & right;
}

uint64_t sparc_array8(uint64_t coordinate, uint64_t size)
{
    unsigned n = size > 5 ? 5 : (unsigned)size;
    uint64_t x = coordinate >> 11, y = coordinate >> 33, z = coordinate >> 55, middle = ((uint64_t)1 << n) - 1;
    uint64_t lower = (x & 3) | (y & 3) << 2 | (z & 1) << 4;
    uint64_t middle_bits = (x >> 2 & 15) << 5 | (y >> 2 & 15) << 9 | (z >> 1 & 15) << 13;
    uint64_t upper = (x >> 6 & middle) | (y >> 6 & middle) << n | (z >> 5 & 15) << (2 * n);

    return lower | middle_bits | upper << 17;
}
