/* integer.c - models of arithmetic, logic, halfword, shift and branch instructions. */
#include <stddef.h>
#include <string.h>
#include "isa/hppa/model/model.h"

/* ---- conditions. c: the condition's number, f: negated, d: of the doubleword rather than the low word. */

static int64_t as_signed(uint64_t v, bool d)
{
    return d ? (int64_t)v : sign_extend(v, 32);
}

static uint64_t as_unsigned(uint64_t v, bool d)
{
    return d ? v : v & 0xffffffff;
}

static bool compare_condition(unsigned c, bool f, bool d, uint64_t a, uint64_t b)
{
    __int128 difference = (__int128)as_signed(a, d) - as_signed(b, d);
    bool is = false;
    switch (c) {
    case 1: is = as_unsigned(a, d) == as_unsigned(b, d); break;
    case 2: is = difference < 0; break;
    case 3: is = difference <= 0; break;
    case 4: is = as_unsigned(a, d) < as_unsigned(b, d); break;
    case 5: is = as_unsigned(a, d) <= as_unsigned(b, d); break;
    case 6: is = difference != as_signed((uint64_t)difference, d); break;
    case 7: is = (a - b) & 1; break;
    }
    return is != f;
}

/* overflows, carried: the sum does not fit as a signed or an unsigned number. Less than zero is the sign, reversed by an overflow. */
static bool add_condition(unsigned c, bool f, bool d, uint64_t sum, bool overflows, bool carried)
{
    bool is = false, zero = as_unsigned(sum, d) == 0, less = (as_signed(sum, d) < 0) != overflows;
    switch (c) {
    case 1: is = zero; break;
    case 2: is = less; break;
    case 3: is = zero || less; break;
    case 4: is = !carried; break;
    case 5: is = zero || !carried; break;
    case 6: is = overflows; break;
    case 7: is = sum & 1; break;
    }
    return is != f;
}

static bool logical_condition(unsigned c, bool f, bool d, uint64_t v)
{
    int64_t value = as_signed(v, d);
    bool is = c == 1 ? value == 0 : c == 2 ? value < 0 : c == 3 ? value <= 0 : c == 7 ? value & 1 : false;
    return is != f;
}

static bool shift_condition(unsigned c, bool d, uint64_t v)
{
    int64_t value = as_signed(v, d);
    bool is = (c & 3) == 1 ? value == 0 : (c & 3) == 2 ? value < 0 : (c & 3) == 3 ? value & 1 : false;
    return is != (c >= 4);
}

/* Returns whether a unit of this width has the property. carries: bit n is the carry out of digit n. */
static bool some_unit(uint64_t v, uint16_t carries, unsigned width, bool d, bool by_carry)
{
    for (unsigned low = 0; low < (d ? 64u : 32u); low += width)
        if (by_carry ? carries >> ((low + width) / 4 - 1) & 1 : bits(v, low, width) == 0)
            return true;
    return false;
}

static bool unit_condition(unsigned c, bool f, bool d, uint64_t v, uint16_t carries)
{
    static const uint8_t widths[] = {0, 32, 8, 16, 4, 32, 8, 16};
    return (c && some_unit(v, carries, widths[c], d, c >= 4)) != f;
}

/* Bit n: the carry out of digit n of x + y + in. */
static uint16_t carries_of(uint64_t x, uint64_t y, unsigned in)
{
    uint16_t result = 0;
    for (unsigned n = 0; n < 16; n++) {
        unsigned width = 4 * (n + 1);
        unsigned __int128 sum = (unsigned __int128)bits(x, 0, width) + bits(y, 0, width) + in;
        result |= (uint16_t)((sum >> width & 1) << n);
    }
    return result;
}

/* ---- add and subtract */

static unsigned condition(const struct model_state *s)
{
    return s->f.c >> 1;
}

static bool negated(const struct model_state *s)
{
    return s->f.c & 1;
}

static bool has(const struct model_state *s, const char *completer)
{
    return strstr(s->name, completer);
}

/* The end of an instruction that may trap on overflow or on its condition, or nullify. Returns whether it completes. */
static bool completes(struct model_state *s, bool overflows, bool satisfied)
{
    if (has(s, ",tsv") && overflows)
        s->fault = MODEL_OVERFLOW;
    else if (has(s, ",tc") && satisfied)
        s->fault = MODEL_CONDITIONAL;
    s->nullify = !has(s, ",tc") && satisfied;
    return !s->fault;
}

/* t = (a << shift) + b + in. */
static void add_to(struct model_state *s, unsigned t, uint64_t a, unsigned shift, uint64_t b, unsigned in, bool sets_carries)
{
    bool d = s->f.d;
    __int128 shifted = (__int128)as_signed(a, d) * (1 << shift), sum = (__int128)as_signed(a << shift, d) + as_signed(b, d) + in;
    unsigned __int128 whole = ((unsigned __int128)as_unsigned(a, d) << shift) + as_unsigned(b, d) + in;
    bool carried = whole >> (d ? 64 : 32) != 0;
    bool overflows = shifted != as_signed(a << shift, d) || sum != as_signed((uint64_t)sum, d); /* the shift or the addition does */
    bool satisfied = add_condition(condition(s), negated(s), d, (uint64_t)sum, overflows, carried);
    if (!completes(s, overflows, satisfied))
        return;
    if (sets_carries)
        s->carries = carries_of(a << shift, b, in);
    set_gr(s, t, (a << shift) + b + in);
}

/* t = a - b, or with a borrow a - b - 1 + in. */
static void subtract_to(struct model_state *s, unsigned t, uint64_t a, uint64_t b, unsigned in)
{
    bool d = s->f.d;
    __int128 difference = (__int128)as_signed(a, d) - as_signed(b, d) - 1 + in;
    bool satisfied;
    if (in == 1)
        satisfied = compare_condition(condition(s), negated(s), d, a, b);
    else { /* the borrow counts: a is compared with b + 1 */
        __int128 x = as_unsigned(a, d), y = (__int128)as_unsigned(b, d) + 1;
        unsigned c = condition(s);
        bool is = c == 1   ? as_unsigned((uint64_t)difference, d) == 0
                  : c == 2 ? difference < 0
                  : c == 3 ? difference < 0 || as_unsigned((uint64_t)difference, d) == 0
                  : c == 4 ? x < y
                  : c == 5 ? x < y || as_unsigned((uint64_t)difference, d) == 0
                  : c == 6 ? difference != as_signed((uint64_t)difference, d)
                  : c == 7 ? difference & 1
                           : false;
        satisfied = is != negated(s);
    }
    if (!completes(s, difference != as_signed((uint64_t)difference, d), satisfied))
        return;
    s->carries = carries_of(a, ~b, in);
    set_gr(s, t, a + ~b + in);
}

static unsigned carry_in(const struct model_state *s)
{
    return s->carries >> (s->f.d ? 15 : 7) & 1;
}

static unsigned shift_of(const struct model_state *s)
{
    const char *digit = strpbrk(s->name, "123");
    return digit ? (unsigned)(*digit - '0') : 0;
}

static uint64_t a_of(const struct model_state *s)
{
    return s->gr[s->f.a];
}

static uint64_t b_of(const struct model_state *s)
{
    return s->gr[s->f.b];
}

static void add(struct model_state *s)
{
    add_to(s, s->f.t, a_of(s), shift_of(s), b_of(s), 0, !has(s, ",l"));
}

static void add_carry(struct model_state *s)
{
    add_to(s, s->f.t, a_of(s), 0, b_of(s), carry_in(s), true);
}

static void sub(struct model_state *s)
{
    subtract_to(s, s->f.t, a_of(s), b_of(s), 1);
}

static void sub_borrow(struct model_state *s)
{
    subtract_to(s, s->f.t, a_of(s), b_of(s), carry_in(s));
}

static void addi(struct model_state *s)
{
    add_to(s, s->f.t, low_sign_extend(s->f.i, 11), 0, b_of(s), 0, true);
}

static void subi(struct model_state *s)
{
    subtract_to(s, s->f.t, low_sign_extend(s->f.i, 11), b_of(s), 1);
}

static void cmpclr(struct model_state *s)
{
    s->nullify = compare_condition(condition(s), negated(s), s->f.d, a_of(s), b_of(s));
    set_gr(s, s->f.t, 0);
}

static void cmpiclr(struct model_state *s)
{
    s->nullify = compare_condition(condition(s), negated(s), s->f.d, low_sign_extend(s->f.i, 11), b_of(s));
    set_gr(s, s->f.t, 0);
}

/* One step of a division: the sign of the partial remainder, PSW[V], chooses a sum or a difference. */
static void ds(struct model_state *s)
{
    uint64_t a = (a_of(s) << 1 | carry_in(s)), b = b_of(s), y = s->v ? ~b : b;
    unsigned in = s->v;
    uint16_t carries = carries_of(a, y, in);
    s->carries = carries;
    s->v = (carries >> 7 & 1) ^ (b >> 31 & 1);
    set_gr(s, s->f.t, a + y + in);
    s->undefined[s->f.t] = ~0ull << 32;
}

/* ---- logic, units, constants */

static void logical(struct model_state *s, uint64_t result)
{
    s->nullify = logical_condition(condition(s), negated(s), s->f.d, result);
    set_gr(s, s->f.t, result);
}

static void and (struct model_state * s)
{
    logical(s, a_of(s) & b_of(s));
}

static void andcm(struct model_state *s)
{
    logical(s, a_of(s) & ~b_of(s));
}

static void or (struct model_state * s)
{
    logical(s, a_of(s) | b_of(s));
}

static void xor (struct model_state * s) { logical(s, a_of(s) ^ b_of(s)); }

    static void unit(struct model_state *s, uint64_t result, uint16_t carries)
{
    if (completes(s, false, unit_condition(condition(s), negated(s), s->f.d, result, carries)))
        set_gr(s, s->f.t, result);
}

static void uxor(struct model_state *s)
{
    unit(s, a_of(s) ^ b_of(s), 0);
}

static void uaddcm(struct model_state *s)
{
    unit(s, a_of(s) + ~b_of(s), carries_of(a_of(s), ~b_of(s), 0));
}

/* Six in each digit whose carry is `carry`. */
static uint64_t sixes(const struct model_state *s, bool carry)
{
    uint64_t result = 0;
    for (unsigned n = 0; n < 16; n++)
        if ((s->carries >> n & 1) == carry)
            result |= 6ull << 4 * n;
    return result;
}

static void dcor(struct model_state *s)
{
    uint64_t y = ~sixes(s, false);
    unit(s, b_of(s) + y + 1, carries_of(b_of(s), y, 1));
}

static void dcor_i(struct model_state *s)
{
    uint64_t y = sixes(s, true);
    unit(s, b_of(s) + y, carries_of(b_of(s), y, 0));
}

static void copy(struct model_state *s)
{
    set_gr(s, s->f.t, a_of(s));
}

static void nothing(struct model_state *s)
{
    (void)s;
}

/* assemble_21: the immediate's bits in the order of LDIL. */
static uint64_t long_immediate(uint64_t i)
{
    uint64_t v = bits(i, 0, 1) << 20 | bits(i, 1, 11) << 9 | bits(i, 14, 2) << 7 | bits(i, 16, 5) << 2 | bits(i, 12, 2);
    return (uint64_t)sign_extend(v << 11, 32);
}

static void ldil(struct model_state *s)
{
    set_gr(s, s->f.t, long_immediate(s->f.i));
}

static void addil(struct model_state *s)
{
    set_gr(s, 1, b_of(s) + long_immediate(s->f.i));
}

static void ldo(struct model_state *s)
{
    set_gr(s, s->f.t, b_of(s) + low_sign_extend(s->f.i, 14));
}

static void mtsar(struct model_state *s)
{
    s->sar = a_of(s) & 63;
}

static void mtsarcm(struct model_state *s)
{
    s->sar = ~a_of(s) & 63;
}

/* ---- halfwords */

static int64_t clamp(int64_t v, int64_t least, int64_t most)
{
    return v < least ? least : v > most ? most : v;
}

static int64_t clamp_signed(int64_t v)
{
    return clamp(v, -0x8000, 0x7fff);
}

static int64_t shift_left_and_add(int64_t a, unsigned count, int64_t b)
{
    int64_t shifted = a * (1 << count);
    return clamp_signed(shifted) != shifted ? clamp_signed(shifted) : clamp_signed(shifted + b);
}

/* ua, ub: the unsigned halfwords of a and b; sa, sb: signed. */
#define HALFWORDS(name, expression)                                                             \
    static void name(struct model_state *s)                                                     \
    {                                                                                           \
        uint64_t result = 0;                                                                    \
        for (unsigned low = 0; low < 64; low += 16) {                                           \
            int64_t ua = (int64_t)bits(a_of(s), low, 16), ub = (int64_t)bits(b_of(s), low, 16); \
            int64_t sa = sign_extend((uint64_t)ua, 16), sb = sign_extend((uint64_t)ub, 16);     \
            (void)ua, (void)ub, (void)sa, (void)sb;                                             \
            result |= bits((uint64_t)(expression), 0, 16) << low;                               \
        }                                                                                       \
        set_gr(s, s->f.t, result);                                                              \
    }
HALFWORDS(hadd, ua + ub)
HALFWORDS(hadd_ss, clamp_signed(sa + sb))
HALFWORDS(hadd_us, clamp(ua + sb, 0, 0xffff))
HALFWORDS(hsub, ua - ub)
HALFWORDS(hsub_ss, clamp_signed(sa - sb))
HALFWORDS(hsub_us, clamp(ua - sb, 0, 0xffff))
HALFWORDS(havg, ((ua + ub) >> 1) | ((ua + ub) & 1))
HALFWORDS(hshladd, shift_left_and_add(sa, shift_of(s), sb))
HALFWORDS(hshradd, clamp_signed((sa >> shift_of(s)) + sb))
HALFWORDS(hshl, ua << s->f.p)
HALFWORDS(hshr, s->f.e ? sb >> s->f.p : ub >> s->f.p)

/* Unit k from the left. */
static uint64_t from_left(uint64_t v, unsigned k, unsigned width)
{
    return bits(v, 64 - width * (k + 1), width);
}

static void mixh(struct model_state *s)
{
    unsigned k = s->f.e;
    uint64_t a = a_of(s), b = b_of(s);
    set_gr(s, s->f.t, from_left(a, k, 16) << 48 | from_left(b, k, 16) << 32 | from_left(a, k + 2, 16) << 16 | from_left(b, k + 2, 16));
}

static void mixw(struct model_state *s)
{
    set_gr(s, s->f.t, from_left(a_of(s), s->f.e, 32) << 32 | from_left(b_of(s), s->f.e, 32));
}

static void permh(struct model_state *s)
{
    uint64_t b = b_of(s);
    set_gr(s, s->f.t,
           from_left(b, s->f.x, 16) << 48 | from_left(b, s->f.y, 16) << 32 | from_left(b, s->f.z, 16) << 16 | from_left(b, s->f.v, 16));
}

/* ---- shift, extract, deposit: of words, which leave the upper half undefined, and of doublewords */

static bool is_double(const struct model_state *s)
{
    return s->name[strcspn(s->name, ",") - 1] == 'd' || has(s, "depdi");
}

static void put_shifted(struct model_state *s, uint64_t result)
{
    bool d = is_double(s);
    s->nullify = shift_condition(s->f.c, d, result);
    set_gr(s, s->f.t, result);
    if (!d)
        s->undefined[s->f.t] = ~0ull << 32;
}

static void shrp(struct model_state *s)
{
    bool d = is_double(s);
    unsigned width = d ? 64 : 32, count = has(s, "sar") ? s->sar & (width - 1) : width - 1 - s->f.p;
    unsigned __int128 pair = (unsigned __int128)as_unsigned(a_of(s), d) << width | as_unsigned(b_of(s), d);
    put_shifted(s, (uint64_t)(pair >> count));
}

static unsigned field_length(const struct model_state *s)
{
    return (s->f.l & 32 ? 64 : 32) - (s->f.l & 31);
}

static void extr(struct model_state *s)
{
    bool d = is_double(s);
    unsigned width = d ? 64 : 32, length = field_length(s), position = has(s, "sar") ? s->sar & (width - 1) : s->f.p;
    unsigned shift = width - 1 - position;
    if (length > width - shift)
        length = width - shift;
    uint64_t field = bits(as_unsigned(b_of(s), d) >> shift, 0, length);
    put_shifted(s, s->f.e ? (uint64_t)sign_extend(field, length) : field);
}

static void deposit(struct model_state *s, uint64_t value)
{
    bool d = is_double(s);
    unsigned width = d ? 64 : 32, length = field_length(s);
    unsigned shift = has(s, "sar") ? width - 1 - (s->sar & (width - 1)) : s->f.p;
    if (length > width - shift)
        length = width - shift;
    uint64_t mask = bits(~0ull, 0, length) << shift, into = s->f.e ? s->gr[s->f.t] : 0;
    put_shifted(s, (into & ~mask) | (value << shift & mask));
}

static void dep(struct model_state *s)
{
    deposit(s, a_of(s));
}

static void depi(struct model_state *s)
{
    deposit(s, low_sign_extend(s->f.i, 5));
}

/* ---- branches */

/* The displacement of 12, 17 or 22 bits, in bytes from the address of the instruction plus 8. */
static int64_t displacement(const struct model_state *s, unsigned width)
{
    uint64_t w = s->f.w, high = w >> 12, w2 = bits(w, 1, 11), sign = w & 1;
    uint64_t low = (w2 & 1) << 10 | w2 >> 1;
    return sign_extend((sign << (width - 1) | high << 11 | low) << 2, width + 2);
}

static void jump(struct model_state *s, uint64_t to)
{
    s->taken = true;
    s->target = (to & ~3ull) & 0xffffffff;
    s->nullify = s->f.n;
}

static void link(struct model_state *s, unsigned t)
{
    set_gr(s, t, (s->ip + 8) | 3);
}

/* After another branch, PSW[B] is 1 and it is illegal; otherwise the old privilege level, 3, goes to the last two bits of the target. The
 * page has no gateway's access rights, so the level stays. */
static void gate(struct model_state *s)
{
    set_gr(s, s->f.t, s->gr[s->f.t] | 3);
    jump(s, s->ip + 8 + (uint64_t)displacement(s, 17));
}

/* With ,n: a taken forward branch or one backward that is not taken nullifies. */
static void conditional(struct model_state *s, bool satisfied)
{
    int64_t d = displacement(s, 12);
    if (satisfied)
        jump(s, s->ip + 8 + (uint64_t)d);
    s->nullify = s->f.n && (d < 0) != satisfied;
}

static void bl(struct model_state *s)
{
    uint64_t to = s->ip + 8 + (uint64_t)displacement(s, 17);
    link(s, s->f.t);
    jump(s, to);
}

static void bl_long(struct model_state *s)
{
    uint64_t to = s->ip + 8 + (uint64_t)displacement(s, 22);
    link(s, 2);
    jump(s, to);
}

static void blr(struct model_state *s)
{
    uint64_t to = s->ip + 8 + (a_of(s) << 3);
    link(s, s->f.t);
    jump(s, to);
}

static void bv(struct model_state *s)
{
    jump(s, b_of(s) + (a_of(s) << 3));
}

static void bve(struct model_state *s)
{
    jump(s, b_of(s));
}

static void bve_l(struct model_state *s)
{
    uint64_t to = b_of(s);
    link(s, 2);
    jump(s, to);
}

static void be(struct model_state *s)
{
    jump(s, b_of(s) + (uint64_t)displacement(s, 17));
}

static void be_l(struct model_state *s)
{
    uint64_t to = b_of(s) + (uint64_t)displacement(s, 17);
    link(s, 31);
    s->sr[0] = s->sr[4]; /* of the instruction: all quadrants have one space */
    jump(s, to);
}

static void bb(struct model_state *s)
{
    unsigned position = has(s, "sar") ? s->sar : s->f.p;
    uint64_t v = s->f.d ? a_of(s) : a_of(s) << 32; /* the bit counts from the left of the word or the doubleword */
    if (!s->f.d)
        position &= 31;
    bool bit = v << position >> 63;
    conditional(s, s->f.c ? !bit : bit);
}

static void movb(struct model_state *s)
{
    uint64_t v = a_of(s);
    conditional(s, shift_condition(s->f.c, false, v));
    set_gr(s, s->f.b, v);
}

static void movib(struct model_state *s)
{
    uint64_t v = low_sign_extend(s->f.i, 5);
    conditional(s, shift_condition(s->f.c, false, v));
    set_gr(s, s->f.b, v);
}

static void cmpb(struct model_state *s)
{
    conditional(s, compare_condition(s->f.c, s->f.f, has(s, "*"), a_of(s), b_of(s)));
}

static void cmpib(struct model_state *s)
{
    conditional(s, compare_condition(s->f.c, s->f.f, false, low_sign_extend(s->f.i, 5), b_of(s)));
}

static void cmpib_double(struct model_state *s)
{
    static const uint8_t conditions[] = {4, 1, 2, 3}; /* << = < <=, then their opposites */
    conditional(s, compare_condition(conditions[s->f.c & 3], s->f.c >= 4, true, low_sign_extend(s->f.i, 5), b_of(s)));
}

static void add_and_branch(struct model_state *s, uint64_t a)
{
    uint64_t b = b_of(s);
    __int128 sum = (__int128)sign_extend(a, 32) + sign_extend(b, 32);
    bool carried = (bits(a, 0, 32) + bits(b, 0, 32)) >> 32;
    conditional(s, add_condition(s->f.c, s->f.f, false, (uint64_t)sum, sum != sign_extend((uint64_t)sum, 32), carried));
    set_gr(s, s->f.b, a + b);
}

static void addb(struct model_state *s)
{
    add_and_branch(s, a_of(s));
}

static void addib(struct model_state *s)
{
    add_and_branch(s, low_sign_extend(s->f.i, 5));
}

const struct model_line model_integer[] = {
    {"andcm", andcm},
    {"and", and},
    {"or", or },
    {"copy", copy},
    {"nop", nothing},
    {"xor", xor},
    {"uxor", uxor},
    {"uaddcm", uaddcm},
    {"uaddcm,tc", uaddcm},
    {"dcor", dcor},
    {"dcor,i", dcor_i},
    {"cmpclr", cmpclr},
    {"add", add},
    {"add,l", add},
    {"add,tsv", add},
    {"add,c", add_carry},
    {"add,c,tsv", add_carry},
    {"sh1add", add},
    {"sh2add", add},
    {"sh3add", add},
    {"sh1add,l", add},
    {"sh2add,l", add},
    {"sh3add,l", add},
    {"sh1add,tsv", add},
    {"sh2add,tsv", add},
    {"sh3add,tsv", add},
    {"sub", sub},
    {"sub,tsv", sub},
    {"sub,tc", sub},
    {"sub,tc,tsv", sub},
    {"sub,b", sub_borrow},
    {"sub,b,tsv", sub_borrow},
    {"ds", ds},
    {"cmpiclr", cmpiclr},
    {"subi", subi},
    {"subi,tsv", subi},
    {"addi,tc", addi},
    {"addi,tc,tsv", addi},
    {"addi", addi},
    {"addi,tsv", addi},
    {"ldil", ldil},
    {"addil", addil},
    {"ldo", ldo},
    {"ldi", ldo},
    {"mtsar", mtsar},
    {"mtsarcm", mtsarcm},
    {"hadd", hadd},
    {"hadd,ss", hadd_ss},
    {"hadd,us", hadd_us},
    {"hsub", hsub},
    {"hsub,ss", hsub_ss},
    {"hsub,us", hsub_us},
    {"havg", havg},
    {"hshl1add", hshladd},
    {"hshl2add", hshladd},
    {"hshl3add", hshladd},
    {"hshr1add", hshradd},
    {"hshr2add", hshradd},
    {"hshr3add", hshradd},
    {"hshl", hshl},
    {"hshr", hshr},
    {"mixh", mixh},
    {"mixw", mixw},
    {"permh", permh},
    {"shrpw,sar", shrp},
    {"shrpd,sar", shrp},
    {"shrpw", shrp},
    {"shrpd", shrp},
    {"extrw,sar", extr},
    {"extrd,sar", extr},
    {"extrw", extr},
    {"extrd", extr},
    {"depw,sar", dep},
    {"depd,sar", dep},
    {"depw", dep},
    {"depd", dep},
    {"depwi,sar", depi},
    {"depdi,sar", depi},
    {"depwi", depi},
    {"depdi", depi},
    {"b,l", bl},
    {"b,gate", gate},
    {"blr", blr},
    {"b,l,push", bl_long},
    {"b,l22", bl_long},
    {"bv", bv},
    {"bve", bve},
    {"bve,pop", bve},
    {"bve,l", bve_l},
    {"bve,l,push", bve_l},
    {"be", be},
    {"be,l", be_l},
    {"bb,sar", bb},
    {"bb", bb},
    {"movb", movb},
    {"movib", movib},
    {"cmpb", cmpb},
    {"cmpb,*", cmpb},
    {"cmpib", cmpib},
    {"cmpib,*", cmpib_double},
    {"addb", addb},
    {"addib", addib},
    {"clrbts", nothing},
    {"popbts", nothing},
    {"pushnom", nothing},
    {"pushbts", nothing},
    {NULL, NULL},
};
