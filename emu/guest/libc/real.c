/* real.c - arithmetic of numbers of 320 bits. */
#include "real.h"

#include "libc.h"

enum { HIGH = REAL_WORDS - 1 };
static const uint32_t TOP_BIT = 0x80000000u;

static int is_zero_words(const uint32_t *w, int n)
{
    uint32_t any = 0;

    for (int i = 0; i < n; i++)
        any |= w[i];
    return !any;
}

static int compare_words(const uint32_t *a, const uint32_t *b, int n)
{
    for (int i = n - 1; i >= 0; i--)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

/* Returns the carry. */
static uint32_t add_words(uint32_t *a, const uint32_t *b, int n)
{
    u64 carry = 0;

    for (int i = 0; i < n; i++) {
        carry += (u64)a[i] + b[i];
        a[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return (uint32_t)carry;
}

static void subtract_words(uint32_t *a, const uint32_t *b, int n)
{
    uint32_t borrow = 0;

    for (int i = 0; i < n; i++) {
        const u64 d = (u64)a[i] - b[i] - borrow;

        a[i] = (uint32_t)d;
        borrow = (uint32_t)(d >> 32) & 1;
    }
}

/* by: 1 to 31, or a multiple of 32. */
static void shift_left(uint32_t *w, int n, int by)
{
    const int words = by / 32, bits = by % 32;

    for (int i = n - 1; i >= 0; i--) {
        const uint32_t high = i >= words ? w[i - words] : 0, low = i > words ? w[i - words - 1] : 0;

        w[i] = bits ? high << bits | low >> (32 - bits) : high;
    }
}

static void shift_right_sticky(uint32_t w[REAL_WORDS], long by)
{
    if (by <= 0)
        return;
    if (by >= REAL_BITS) {
        const uint32_t any = !is_zero_words(w, REAL_WORDS);

        memset(w, 0, REAL_WORDS * sizeof *w);
        w[0] = any;
        return;
    }
    const int words = (int)by / 32, bits = (int)by % 32;
    uint32_t lost = (uint32_t)!is_zero_words(w, words) | (bits ? w[words] << (32 - bits) : 0);

    for (int i = 0; i < REAL_WORDS; i++) {
        const uint32_t low = i + words < REAL_WORDS ? w[i + words] : 0, high = i + words + 1 < REAL_WORDS ? w[i + words + 1] : 0;

        w[i] = bits ? low >> bits | high << (32 - bits) : low;
    }
    w[0] |= lost != 0;
}

static struct real normalise(struct real r)
{
    if (is_zero_words(r.words, REAL_WORDS)) {
        r.exponent = 0;
        return r;
    }
    while (!r.words[HIGH]) {
        shift_left(r.words, REAL_WORDS, 32);
        r.exponent -= 32;
    }
    const int by = __builtin_clz(r.words[HIGH]);

    if (by)
        shift_left(r.words, REAL_WORDS, by);
    r.exponent -= by;
    return r;
}

/* ---- to and from other numbers ------------------------------------------------------------------------------------------ */

struct real real_of(struct quad q)
{
    const int e = quad_exponent(q);
    const u64 high = (q.high & QUAD_FRACTION) | (u64)(e != 0) << 48;
    struct real r = {(int)(q.high >> 63), (e ? e : 1) - QUAD_BIAS + 1 + 15, {0}};

    r.words[HIGH] = (uint32_t)(high >> 32);
    r.words[HIGH - 1] = (uint32_t)high;
    r.words[HIGH - 2] = (uint32_t)(q.low >> 32);
    r.words[HIGH - 3] = (uint32_t)q.low;
    return normalise(r);
}

struct real real_of_integer(long v)
{
    const u64 magnitude = v < 0 ? 0 - (u64)v : (u64)v;
    struct real r = {v < 0, 64, {0}};

    r.words[HIGH] = (uint32_t)(magnitude >> 32);
    r.words[HIGH - 1] = (uint32_t)magnitude;
    return normalise(r);
}

struct real real_of_words(const uint32_t *words, int n, int negative, long exponent)
{
    struct real r = {negative, exponent, {0}};

    for (; n && !words[n - 1]; n--)
        r.exponent -= 32;
    if (!n) {
        r.exponent = 0;
        return r;
    }
    const int by = __builtin_clz(words[n - 1]);

    for (int i = 0; i < REAL_WORDS; i++) {
        const uint32_t high = n - 1 - i >= 0 ? words[n - 1 - i] : 0, low = n - 2 - i >= 0 ? words[n - 2 - i] : 0;

        r.words[HIGH - i] = by ? high << by | low >> (32 - by) : high;
    }
    r.exponent -= by;
    return r;
}

static int bit_of(const struct real *r, long n)
{
    return n >= 0 && n < REAL_BITS && (r->words[n / 32] >> n % 32 & 1);
}

/* Are bits below bit n set? */
static int has_bits_below(const struct real *r, long n)
{
    return n > 0 && (!is_zero_words(r->words, (int)n / 32) || (n % 32 && r->words[n / 32] << (32 - n % 32)));
}

static void clear_below(struct real *r, long n)
{
    memset(r->words, 0, (size_t)(n / 32) * sizeof *r->words);
    if (n % 32)
        r->words[n / 32] &= ~0u << n % 32;
}

/* Keeps so many bits (0 to REAL_BITS - 1), and adds one to the last of them if `up`. */
static struct real keep_bits(struct real r, long bits, int up)
{
    const long n = REAL_BITS - bits;
    uint32_t one[REAL_WORDS] = {0};

    if (!bits) {
        memset(r.words, 0, sizeof r.words);
        r.words[HIGH] = up ? TOP_BIT : 0;
        r.exponent = up ? r.exponent + 1 : 0;
        return r;
    }
    clear_below(&r, n);
    one[n / 32] = 1u << n % 32;
    if (up && add_words(r.words, one, REAL_WORDS)) {
        r.words[HIGH] = TOP_BIT;
        r.exponent++;
    }
    return r;
}

struct real real_round(struct real r, long bits)
{
    if (real_is_zero(r) || bits >= REAL_BITS)
        return r;
    if (bits < 0)
        return (struct real){r.negative, 0, {0}};
    const long n = REAL_BITS - bits;

    return keep_bits(r, bits, bit_of(&r, n - 1) && (has_bits_below(&r, n - 1) || bit_of(&r, n)));
}

struct quad real_quad(struct real r)
{
    enum { BITS = 113, LEAST = 2 - QUAD_BIAS /* exponent of the least normal number */ };
    const u64 sign = r.negative ? QUAD_SIGN : 0;

    r = real_round(r, r.exponent < LEAST ? BITS - (LEAST - r.exponent) : BITS);
    if (real_is_zero(r))
        return (struct quad){sign, 0};
    if (r.exponent > QUAD_BIAS + 1)
        return (struct quad){sign | (u64)QUAD_TOP << 48, 0};
    const long e = r.exponent < LEAST ? 0 : r.exponent - 1 + QUAD_BIAS;

    shift_right_sticky(r.words, 15 + (e ? 0 : LEAST - r.exponent));
    const u64 high = ((u64)r.words[HIGH] << 32 | r.words[HIGH - 1]) & QUAD_FRACTION;

    return (struct quad){sign | (u64)e << 48 | high, (u64)r.words[HIGH - 2] << 32 | r.words[HIGH - 3]};
}

struct quad real_result(struct real r)
{
    return real_quad(real_round(r, REAL_BITS - 32));
}

float real_float(struct real r)
{
    enum { BITS = 24, LEAST = -125, BIAS = 127 };
    union {
        uint32_t bits;
        float v;
    } u = {r.negative ? TOP_BIT : 0};

    r = real_round(r, r.exponent < LEAST ? BITS - (LEAST - r.exponent) : BITS);
    if (r.exponent > BIAS + 1)
        u.bits |= 0x7f800000;
    else if (!real_is_zero(r) && r.exponent < LEAST)
        u.bits |= r.words[HIGH] >> (8 + LEAST - r.exponent);
    else if (!real_is_zero(r))
        u.bits |= (uint32_t)(r.exponent - 1 + BIAS) << 23 | (r.words[HIGH] >> 8 & 0x7fffff);
    return u.v;
}

long real_integer(struct real r)
{
    const long v = r.exponent > 0 ? (long)(r.words[HIGH] >> (32 - r.exponent)) : 0;

    return r.negative ? -v : v;
}

struct real real_to_integer(struct real r, enum real_mode mode)
{
    const long bits = r.exponent < 0 ? 0 : r.exponent, n = REAL_BITS - bits;

    if (real_is_zero(r) || bits >= REAL_BITS)
        return r;
    const int half = r.exponent >= 0 && bit_of(&r, n - 1), rest = r.exponent < 0 || has_bits_below(&r, n - 1), odd = bits && bit_of(&r, n);
    int up = 0;

    switch (mode) {
    case TO_ZERO: break;
    case TO_NEAREST_EVEN: up = half && (rest || odd); break;
    case TO_NEAREST_AWAY: up = half; break;
    case DOWN: up = r.negative && (half || rest); break;
    case UP: up = !r.negative && (half || rest); break;
    }
    if (!bits)
        r.exponent = 0;
    return keep_bits(r, bits, up);
}

/* ---- arithmetic ------------------------------------------------------------------------------------------------------- */

static int compare_magnitudes(const struct real *a, const struct real *b)
{
    if (real_is_zero(*a) || real_is_zero(*b))
        return real_is_zero(*b) - real_is_zero(*a);
    if (a->exponent != b->exponent)
        return a->exponent < b->exponent ? -1 : 1;
    return compare_words(a->words, b->words, REAL_WORDS);
}

int real_compare(struct real a, struct real b)
{
    if (real_is_zero(a) && real_is_zero(b))
        return 0;
    if (a.negative != b.negative && !real_is_zero(a) && !real_is_zero(b))
        return a.negative ? -1 : 1;
    const int c = compare_magnitudes(&a, &b);

    return (real_is_zero(a) ? b.negative : a.negative) ? -c : c;
}

struct real real_negate(struct real a)
{
    a.negative = !a.negative;
    return a;
}

struct real real_scale(struct real a, long by)
{
    if (!real_is_zero(a))
        a.exponent += by;
    return a;
}

struct real real_add(struct real a, struct real b)
{
    if (real_is_zero(a) || real_is_zero(b)) {
        struct real r = real_is_zero(a) ? b : a;

        r.negative = real_is_zero(r) ? a.negative && b.negative : r.negative;
        return r;
    }
    if (compare_magnitudes(&a, &b) < 0) {
        const struct real t = a;

        a = b;
        b = t;
    }
    shift_right_sticky(b.words, a.exponent - b.exponent);
    if (a.negative != b.negative) {
        subtract_words(a.words, b.words, REAL_WORDS);
        a = normalise(a);
        a.negative &= !real_is_zero(a);
        return a;
    }
    if (add_words(a.words, b.words, REAL_WORDS)) {
        shift_right_sticky(a.words, 1);
        a.words[HIGH] |= TOP_BIT;
        a.exponent++;
    }
    return a;
}

struct real real_subtract(struct real a, struct real b)
{
    return real_add(a, real_negate(b));
}

struct real real_multiply(struct real a, struct real b)
{
    uint32_t product[2 * REAL_WORDS] = {0};
    struct real r = {a.negative != b.negative, a.exponent + b.exponent, {0}};

    if (real_is_zero(a) || real_is_zero(b)) {
        r.exponent = 0;
        return r;
    }
    for (int i = 0; i < REAL_WORDS; i++) {
        u64 carry = 0;

        if (!a.words[i])
            continue;
        for (int j = 0; j < REAL_WORDS; j++) {
            carry += (u64)a.words[i] * b.words[j] + product[i + j];
            product[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        product[i + REAL_WORDS] = (uint32_t)carry;
    }
    if (!(product[2 * REAL_WORDS - 1] & TOP_BIT)) {
        shift_left(product, 2 * REAL_WORDS, 1);
        r.exponent--;
    }
    memcpy(r.words, product + REAL_WORDS, sizeof r.words);
    r.words[0] |= !is_zero_words(product, REAL_WORDS);
    return r;
}

struct real real_divide_small(struct real a, uint32_t b)
{
    u64 rest = 0;

    for (int i = HIGH; i >= 0; i--) {
        rest = rest << 32 | a.words[i];
        a.words[i] = (uint32_t)(rest / b);
        rest %= b;
    }
    return normalise(a);
}

/* Bit by bit. b is not zero. */
struct real real_divide(struct real a, struct real b)
{
    struct real r = {a.negative != b.negative, a.exponent - b.exponent + 1, {0}};
    uint32_t rest[REAL_WORDS + 1] = {0}, divisor[REAL_WORDS + 1] = {0};

    if (real_is_zero(a)) {
        r.exponent = 0;
        return r;
    }
    memcpy(rest, a.words, sizeof a.words);
    memcpy(divisor, b.words, sizeof b.words);
    for (int i = REAL_BITS - 1; i >= 0; i--) {
        if (compare_words(rest, divisor, REAL_WORDS + 1) >= 0) {
            subtract_words(rest, divisor, REAL_WORDS + 1);
            r.words[i / 32] |= 1u << i % 32;
        }
        shift_left(rest, REAL_WORDS + 1, 1);
    }
    if (!(r.words[HIGH] & TOP_BIT)) { /* one more bit */
        const int more = compare_words(rest, divisor, REAL_WORDS + 1) >= 0;

        shift_left(r.words, REAL_WORDS, 1);
        r.exponent--;
        if (more)
            subtract_words(rest, divisor, REAL_WORDS + 1);
        r.words[0] |= (uint32_t)more;
    }
    r.words[0] |= !is_zero_words(rest, REAL_WORDS + 1);
    return r;
}

/* Bit by bit. a is not negative. */
struct real real_sqrt(struct real a)
{
    enum { N = REAL_WORDS + 1 };
    struct real r = {0, 0, {0}};
    uint32_t rest[N] = {0}, root[N] = {0}, trial[N];

    if (real_is_zero(a))
        return a;
    if (a.exponent & 1) {
        shift_right_sticky(a.words, 1); /* exact but for numbers of more bits than a long double's */
        a.exponent++;
    }
    r.exponent = a.exponent / 2;
    for (int i = 0; i < REAL_BITS; i++) {
        shift_left(rest, N, 2);
        rest[0] |= a.words[HIGH] >> 30;
        shift_left(a.words, REAL_WORDS, 2);
        memcpy(trial, root, sizeof trial);
        shift_left(trial, N, 2);
        trial[0] |= 1;
        shift_left(root, N, 1);
        if (compare_words(rest, trial, N) >= 0) {
            subtract_words(rest, trial, N);
            root[0] |= 1;
        }
    }
    memcpy(r.words, root, sizeof r.words);
    r.words[0] |= !is_zero_words(rest, N);
    return normalise(r);
}
