/*
 * semantics.t.c - what qemu-hppa cannot verify: doubleword operations and wide mode, overflow of shifts, decimal
 * correction, halfwords, traps and faults with their state, and that stopping after any number of instructions has no
 * effect. Expectations are written from the manual's formulas, not from the code.
 */
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"
#include <endian.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { CODE = 0x10000, DATA = 0x20000, SIZE = 0x4000 };

static struct space *space;
static struct cpu *cpu;

static int reg(const char *name)
{
    int r = cpu_reg_find(&hppa_isa, name);

    if (r < 0)
        fail_msg("no register %s", name);
    return r;
}

static uint64_t get(const char *name)
{
    return cpu_reg_get(cpu, reg(name));
}

static void set(const char *name, uint64_t value)
{
    cpu_reg_set(cpu, reg(name), value);
}

static int setup(void **state)
{
    (void)state;
    space = space_new(&hppa_isa.space);
    cpu = cpu_new(&hppa_isa, space);
    space_map(space, CODE, SIZE, MEM_R | MEM_W | MEM_X, 0, NULL);
    space_map(space, DATA, SIZE, MEM_R | MEM_W, 0, NULL);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    cpu_free(cpu);
    space_unref(space);
    return 0;
}

/* The word of the line `name` with fields: letter, value, ..., 0. Values are as encoded in the word. */
static uint32_t word(const char *name, ...)
{
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count), *i = all;
    va_list args;
    int letter;

    while (i < all + count && strcmp(i->name, name))
        i++;
    if (i == all + count)
        fail_msg("no instruction %s", name);
    uint32_t w = (uint32_t)i->bits.match;
    va_start(args, name);
    while ((letter = va_arg(args, int))) {
        w = (uint32_t)pattern_set_field(&i->bits, (char)letter, w, va_arg(args, uint32_t));
    }
    va_end(args);
    return w;
}

static void put_code(const uint32_t *words, unsigned n)
{
    for (unsigned k = 0; k < n; k++) {
        uint32_t w = htobe32(words[k]);
        mem_write(space, CODE + 4 * k, &w, 4);
    }
    cpu_set_pc(cpu, CODE);
}

/* Run one instruction at CODE with the current registers. */
static struct cpu_stop run1(uint32_t w)
{
    struct cpu_stop why;
    const uint32_t nop = 0x08000240, code[] = {w, nop, nop, nop};

    put_code(code, 4);
    cpu_run(cpu, 1, &why);
    return why;
}

static bool nullifies(void)
{
    return get("psw") & HPPA_PSW_N;
}

static uint64_t random64(void)
{
    static const uint64_t edges[] = {0, 1, ~0ull, 1ull << 63, (1ull << 63) - 1, 1ull << 31, 0xffffffff, 1ull << 32};
    uint64_t v = (uint64_t)random() << 42 ^ (uint64_t)random() << 21 ^ (uint64_t)random();

    return random() & 1 ? v : edges[random() & 7] + (random() & 1 ? v & 1 : 0);
}

/* ---- conditions, from the manual's tables ---------------------------------------------------------- */

struct flags {
    bool z, n, v, c; /* of the result in the width of d: zero, negative, signed overflow, carry */
    bool odd;
};

static struct flags flags_of(uint64_t a, uint64_t b, unsigned carry, bool d, uint64_t *result)
{
    unsigned bits = d ? 64 : 32;
    unsigned __int128 mask = ((unsigned __int128)1 << bits) - 1;
    unsigned __int128 sum = (a & mask) + (b & mask) + carry;
    uint64_t r = (uint64_t)(sum & mask), sign = 1ull << (bits - 1);

    *result = a + b + carry;
    return (struct flags){.z = r == 0, .n = r & sign, .c = sum >> bits, .v = ~(a ^ b) & (a ^ r) & sign, .odd = r & 1};
}

static bool add_holds(unsigned c, struct flags f)
{
    bool t[8] = {false, f.z, f.n != f.v, f.z || f.n != f.v, !f.c, f.z || !f.c, f.v, f.odd};

    return t[c >> 1] != (c & 1);
}

static void additions(void **state)
{
    (void)state;
    srandom(3);
    for (unsigned n = 0; n < 20000; n++) {
        uint64_t a = random64(), b = random64(), result, carry;
        uint32_t c = random() & 15, d = random() & 1, with_carry = random() & 1, subtracts = random() & 1;
        const char *name = subtracts ? with_carry ? "sub,b" : "sub" : with_carry ? "add,c" : "add";

        set("psw", HPPA_PSW_USER | (random() & 1 ? 0x8000 : 0) | ((uint64_t)(random() & 1) << 39));
        carry = with_carry ? get("psw") >> (d ? 39 : 15) & 1 : subtracts;
        set("r5", a);
        set("r6", b);
        run1(word(name, 'a', 5, 'b', 6, 't', 7, 'c', c, 'd', d, 0));
        struct flags f = flags_of(a, subtracts ? ~b : b, (unsigned)carry, d, &result);
        assert_int_equal(get("r7"), result);
        assert_int_equal(nullifies(), add_holds(c, f));
        assert_int_equal(get("psw") >> (d ? 39 : 15) & 1, f.c);
    }
}

static void shift_and_add(void **state)
{
    static const char *const names[4] = {"", "sh1add", "sh2add", "sh3add"};

    (void)state;
    srandom(4);
    for (unsigned n = 0; n < 20000; n++) {
        uint64_t a = random64(), b = random64(), result;
        uint32_t c = random() & 15, d = random() & 1, shift = 1 + random() % 3;
        int64_t sa = d ? (int64_t)a : (int32_t)a;
        uint64_t ua = d ? a : (uint32_t)a;

        set("r5", a);
        set("r6", b);
        run1(word(names[shift], 'a', 5, 'b', 6, 't', 7, 'c', c, 'd', d, 0));
        struct flags f = flags_of(a << shift, b, 0, d, &result);
        assert_int_equal(get("r7"), result);
        /* the shift or the addition may overflow; the sign is that of the sum */
        bool lost = (unsigned __int128)ua << shift >> (d ? 64 : 32);
        __int128 exact = (__int128)sa * (1 << shift);
        bool changed = exact != (d ? (__int128)(int64_t)exact : (__int128)(int32_t)exact);
        f.c |= lost;
        f.v |= changed;
        assert_int_equal(nullifies(), add_holds(c, f));
    }
}

static void overflow_traps(void **state)
{
    struct cpu_stop why;

    (void)state;
    set("r5", 0x7fffffff);
    set("r6", 1);
    set("r7", 42);
    why = run1(word("add,tsv", 'a', 5, 'b', 6, 't', 7, 0));
    assert_int_equal(why.reason, CPU_TRAP);
    assert_int_equal(why.trap, 12);
    assert_int_equal(get("r7"), 42);
    assert_int_equal(cpu_pc(cpu), CODE);
    why = run1(word("add,tsv", 'a', 5, 'b', 6, 't', 7, 'd', 1, 0)); /* no overflow of a doubleword */
    assert_int_equal(why.reason, CPU_BUDGET);
    assert_int_equal(get("r7"), 0x80000000);
    set("r5", 0x40000000);
    why = run1(word("sh1add,tsv", 'a', 5, 'b', 0, 't', 7, 0));
    assert_int_equal(why.trap, 12);
    why = run1(word("addi,tc", 'b', 0, 't', 7, 'i', 0, 'c', 1 << 1, 0)); /* 0 + 0 = 0 */
    assert_int_equal(why.reason, CPU_TRAP);
    assert_int_equal(why.trap, 13);
    why = run1(word("sub,tc", 'a', 5, 'b', 6, 't', 7, 'c', 1 << 1, 0));
    assert_int_equal(why.reason, CPU_BUDGET);
}

/* ---- decimal ---------------------------------------------------------------------------------------- */

static uint64_t to_decimal(uint64_t n)
{
    uint64_t bcd = 0;

    for (unsigned k = 0; k < 64; k += 4, n /= 10)
        bcd |= n % 10 << k;
    return bcd;
}

/* The manual's example: add a bias of 6s, add, correct. */
static void decimal_addition(void **state)
{
    (void)state;
    srandom(5);
    for (unsigned n = 0; n < 2000; n++) {
        bool d = n & 1;
        uint64_t limit = d ? 10000000000000000ull : 100000000ull;
        uint64_t a = random64() % limit, b = random64() % limit;

        set("r4", 0x6666666666666666);
        set("r5", to_decimal(a));
        set("r6", to_decimal(b));
        run1(word("add", 'a', 4, 'b', 5, 't', 7, 'd', d, 0));
        run1(word("add", 'a', 6, 'b', 7, 't', 7, 'd', d, 0));
        run1(word("dcor", 'b', 7, 't', 8, 'd', d, 0));
        uint64_t expected = to_decimal((a + b) % limit), got = get("r8");
        assert_int_equal(d ? got : (uint32_t)got, d ? expected : (uint32_t)expected);
    }
}

/* ---- division ----------------------------------------------------------------------------------------- */

/* From any state, a sequence of divide steps translated as one equals single steps; from the state of a division it divides. */
static void divide_steps(void **state)
{
    static const char *const names[] = {"r5", "r6", "r7", "psw", "iaoq_front"};
    uint64_t stepped[5], at_once[5];
    struct cpu_stop why;
    uint32_t code[80];

    (void)state;
    srandom(8);
    for (unsigned n = 0; n < 4000; n++) {
        uint64_t dividend = random64(), divisor = random64() & (n & 2 ? 0x7fffffff : ~0ull), remainder = random64();
        unsigned pairs = 1 + (unsigned)random() % 32;
        uint64_t psw = HPPA_PSW_USER | (random() & 1 ? HPPA_PSW_V : 0) | (random() & 1 ? 0x8000 : 0);

        if (n & 1 && divisor) /* as in the middle of a division */
            remainder = psw & HPPA_PSW_V ? remainder % divisor : -(remainder % divisor) - 1;
        for (unsigned k = 0; k < 78; k += 2) {
            code[k] = k < 2 * pairs ? word("ds", 'a', 5, 'b', 6, 't', 5, 0) : 0x08000240;
            code[k + 1] = k < 2 * pairs ? word("add,c", 'a', 7, 'b', 7, 't', 7, 0) : 0x08000240;
        }
        for (unsigned once = 0; once < 2; once++) {
            put_code(code, 78);
            set("r5", remainder);
            set("r6", divisor);
            set("r7", dividend);
            set("psw", psw);
            cpu_set_engine(cpu, n & 4 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
            for (unsigned k = 0; k < (once ? 1 : 70); k++)
                cpu_run(cpu, once ? 70 : 1, &why);
            for (unsigned r = 0; r < 5; r++)
                (once ? at_once : stepped)[r] = get(names[r]);
        }
        assert_memory_equal(stepped, at_once, sizeof stepped);
    }
    cpu_set_engine(cpu, CPU_ENGINE_INTERP);
}

/* $$divU's sequence, for divisors below 2^31. */
static void divisions(void **state)
{
    uint32_t code[70];
    struct cpu_stop why;

    (void)state;
    srandom(9);
    for (unsigned n = 0; n < 4000; n++) {
        uint32_t dividend = (uint32_t)random64(), divisor = 1 + (uint32_t)random64() % 0x7fffffff;
        code[0] = word("sub", 'a', 0, 'b', 6, 't', 1, 0);
        code[1] = word("ds", 'a', 0, 'b', 1, 't', 0, 0); /* V <- 1 */
        code[2] = word("add", 'a', 7, 'b', 7, 't', 7, 0);
        code[3] = word("ds", 'a', 0, 'b', 6, 't', 5, 0);
        code[4] = word("add,c", 'a', 7, 'b', 7, 't', 7, 0);
        for (unsigned k = 5; k < 67; k += 2) {
            code[k] = word("ds", 'a', 5, 'b', 6, 't', 5, 0);
            code[k + 1] = code[4];
        }
        put_code(code, 67);
        set("r6", divisor);
        set("r7", dividend);
        cpu_run(cpu, 67, &why);
        assert_int_equal((uint32_t)get("r7"), dividend / divisor);
        uint32_t rest = (uint32_t)get("r5");
        assert_int_equal(rest >> 31 ? rest + divisor : rest, dividend % divisor);
    }
}

static void unit_conditions(void **state)
{
    (void)state;
    srandom(6);
    for (unsigned n = 0; n < 20000; n++) {
        static const unsigned sizes[8] = {0, 32, 8, 16, 4, 32, 8, 16};
        uint64_t a = random64(), b = random() & 1 ? random64() : ~a + (random() & 0xff);
        uint32_t c = random() & 15, d = random() & 1;
        unsigned bits = d ? 64 : 32, size = sizes[c >> 1];
        bool some = false;

        if ((c >> 1 == 1 || c >> 1 == 5) && !d)
            continue;
        set("r5", a);
        set("r6", b);
        run1(word("uaddcm", 'a', 5, 'b', 6, 't', 7, 'c', c, 'd', d, 0));
        uint64_t result = a + ~b;
        assert_int_equal(get("r7"), result);
        for (unsigned at = 0; size && at < bits; at += size) {
            uint64_t ones = (1ull << size) - 1;
            unsigned __int128 below = ((unsigned __int128)1 << (at + size)) - 1;
            if (c >> 1 < 4)
                some |= (result >> at & ones) == 0;
            else
                some |= ((a & below) + (~b & below)) >> (at + size) & 1;
        }
        assert_int_equal(nullifies(), some != (c & 1));
    }
}

/* ---- doubleword shifts ------------------------------------------------------------------------------- */

static void doubleword_shifts(void **state)
{
    (void)state;
    srandom(7);
    for (unsigned n = 0; n < 20000; n++) {
        uint64_t a = random64(), b = random64(), old = random64();
        unsigned p = random() & 63, length = 1 + random() % (p + 1), l = (length > 32 ? 32 : 0) | (-length & 31);
        uint64_t ones = length == 64 ? ~0ull : (1ull << length) - 1;
        uint32_t e = random() & 1;
        uint64_t field = a >> (63 - p) & ones, expected;
        bool sar = random() & 1;

        /* extract: p is the position of the last bit */
        set("r5", a);
        set("r6", b);
        set("sar", p);
        run1(sar ? word("extrd,sar", 'b', 5, 't', 7, 'e', e, 'l', l, 0) : word("extrd", 'b', 5, 't', 7, 'e', e, 'l', l, 'p', p, 0));
        expected = e && field >> (length - 1) ? field | ~ones : field;
        assert_int_equal(get("r7"), expected);
        /* deposit at the same position; e: into the old value */
        set("r7", old);
        run1(sar ? word("depd,sar", 'a', 5, 't', 7, 'e', e, 'l', l, 0) : word("depd", 'a', 5, 't', 7, 'e', e, 'l', l, 'p', 63 - p, 0));
        expected = (e ? old & ~(ones << (63 - p)) : 0) | (a & ones) << (63 - p);
        assert_int_equal(get("r7"), expected);
        /* shift pair */
        run1(sar ? word("shrpd,sar", 'a', 5, 'b', 6, 't', 7, 0) : word("shrpd", 'a', 5, 'b', 6, 't', 7, 'p', 63 - p, 0));
        assert_int_equal(get("r7"), (uint64_t)((((unsigned __int128)a << 64) | b) >> p));
    }
}

/* ---- halfwords ------------------------------------------------------------------------------------------ */

static uint64_t halves(int h0, int h1, int h2, int h3)
{
    return (uint64_t)(uint16_t)h0 << 48 | (uint64_t)(uint16_t)h1 << 32 | (uint32_t)(uint16_t)h2 << 16 | (uint16_t)h3;
}

static uint64_t run2(const char *name, uint64_t a, uint64_t b)
{
    set("r5", a);
    set("r6", b);
    run1(word(name, 'a', 5, 'b', 6, 't', 7, 0));
    return get("r7");
}

static void halfwords(void **state)
{
    const uint64_t a = halves(0x7fff, -0x8000, 0x1234, 0xffff), b = halves(1, -1, 0x1111, 2);

    (void)state;
    assert_int_equal(run2("hadd", a, b), halves(-0x8000, 0x7fff, 0x2345, 1));
    assert_int_equal(run2("hadd,ss", a, b), halves(0x7fff, -0x8000, 0x2345, 1));
    assert_int_equal(run2("hadd,us", a, b), halves(0x8000, 0x7fff, 0x2345, 0xffff));
    assert_int_equal(run2("hsub", a, b), halves(0x7ffe, -0x7fff, 0x0123, -3));
    assert_int_equal(run2("hsub,ss", a, halves(-1, 1, 0, 0)), halves(0x7fff, -0x8000, 0x1234, -1));
    assert_int_equal(run2("hsub,us", halves(1, 5, 0xffff, 0), halves(2, 2, -1, 1)), halves(0, 3, 0xffff, 0));
    assert_int_equal(run2("havg", halves(1, 2, 0xffff, 4), halves(2, 3, 0xffff, 4)), halves(1, 3, 0xffff, 4));
    assert_int_equal(run2("hshl2add", halves(1, 0x4000, -0x4000, 2), b), halves(5, 0x7fff, -0x8000, 10));
    assert_int_equal(run2("hshl1add", 0x40007fff, 0x80008001), 0x7fff7fff);
    assert_int_equal(run2("hshr1add", halves(-3, 4, 0x7fff, 0), b), halves(-1, 1, 0x5110, 2));
    set("r5", 0x1111222233334444);
    set("r6", 0xaaaabbbbccccdddd);
    run1(word("mixh", 'a', 5, 'b', 6, 't', 7, 0));
    assert_int_equal(get("r7"), 0x1111aaaa3333cccc);
    run1(word("mixh", 'a', 5, 'b', 6, 't', 7, 'e', 1, 0));
    assert_int_equal(get("r7"), 0x2222bbbb4444dddd);
    run1(word("mixw", 'a', 5, 'b', 6, 't', 7, 0));
    assert_int_equal(get("r7"), 0x11112222aaaabbbb);
    run1(word("mixw", 'a', 5, 'b', 6, 't', 7, 'e', 1, 0));
    assert_int_equal(get("r7"), 0x33334444ccccdddd);
    run1(word("permh", 'a', 5, 'b', 5, 't', 7, 'x', 3, 'y', 0, 'z', 2, 'v', 1, 0));
    assert_int_equal(get("r7"), 0x4444111133332222);
    run1(word("hshl", 'a', 5, 't', 7, 'p', 4, 0));
    assert_int_equal(get("r7"), 0x1110222033304440);
    set("r5", 0x8111222233334444);
    run1(word("hshr", 'b', 5, 't', 7, 'p', 4, 'e', 1, 0));
    assert_int_equal(get("r7"), 0xf811022203330444);
    run1(word("hshr", 'b', 5, 't', 7, 'p', 4, 0));
    assert_int_equal(get("r7"), 0x0811022203330444);
}

/* Shift and addition each saturate: an overflowing shift is final. */
static int halfword_shift_add(int a, unsigned count, bool left, int b)
{
    int shifted = left ? a * (1 << count) : a >> count;

    if (shifted >= INT16_MIN && shifted <= INT16_MAX)
        shifted += b;
    return shifted < INT16_MIN ? INT16_MIN : shifted > INT16_MAX ? INT16_MAX : shifted;
}

static void halfwords_shifted_and_added(void **state)
{
    static const char *const names[2][3] = {{"hshr1add", "hshr2add", "hshr3add"}, {"hshl1add", "hshl2add", "hshl3add"}};

    (void)state;
    for (unsigned round = 0; round < 20000; round++) {
        uint64_t a = random64(), b = random64(), expected = 0;
        unsigned count = 1 + round % 3;
        bool left = round & 1;

        for (unsigned n = 0; n < 64; n += 16)
            expected |= (uint64_t)(uint16_t)halfword_shift_add((int16_t)(a >> n), count, left, (int16_t)(b >> n)) << n;
        assert_int_equal(run2(names[left][count - 1], a, b), expected);
    }
}

/* ---- control ----------------------------------------------------------------------------------------------- */

static void spaces_and_gates(void **state)
{
    struct cpu_stop why;

    (void)state;
    /* be,l links r31 and SR0; sr4 is the process's own space */
    set("r5", CODE + 0x100);
    run1(word("be,l", 'b', 5, 's', 1, 0));
    assert_int_equal(get("r31"), CODE + 8 + 3);
    assert_int_equal(get("sr0"), get("sr4"));
    assert_int_equal(get("iaoq_back"), CODE + 0x100 + 3);
    set("sr1", 77);
    why = run1(word("be", 'b', 5, 's', 2, 0));
    assert_int_equal(why.reason, CPU_FAULT);
    why = run1(word("ldw,s", 'b', 5, 's', 1, 't', 6, 0));
    assert_int_equal(why.reason, CPU_FAULT);
    /* a user's level stays 3 */
    run1(word("b,gate", 't', 6, 0));
    assert_int_equal(get("r6") & 3, 3);
    why = run1(word("mtctl", 'i', 0, 'a', 5, 0));
    assert_int_equal(why.trap, 11);
    why = run1(word("ssm", 'i', 1, 't', 5, 0));
    assert_int_equal(why.trap, 10);
    why = run1(word("mtsp", 'a', 5, 's', 0x7, 0)); /* SR7 */
    assert_int_equal(why.trap, 11);
    why = run1(word("break", 'i', 3, 'j', 4, 0));
    assert_int_equal(why.trap, 9);
    assert_int_equal(why.code, word("break", 'i', 3, 'j', 4, 0));
    why = run1(0xffffffff);
    assert_int_equal(why.trap, 8);
}

static void gate_after_branch_is_illegal(void **state)
{
    struct cpu_stop why;
    const uint32_t code[] = {word("b,l", 't', 2, 'w', 8 << 2, 0), word("b,gate", 't', 6, 0)};

    (void)state;
    put_code(code, 2);
    cpu_run(cpu, 10, &why);
    assert_int_equal(why.reason, CPU_TRAP);
    assert_int_equal(why.trap, 8);
    assert_int_equal(cpu_pc(cpu), CODE + 4);
    assert_int_equal(get("iaoq_back"), CODE + 8 + 32 + 3);
}

/* A fault in a delay slot: both queue elements are valid, and registers are as before the slot. */
static void faults_are_precise(void **state)
{
    struct cpu_stop why;
    const uint32_t code[] = {word("b,l", 't', 2, 'w', 8 << 2, 0), word("ldw,s", 'b', 5, 't', 6, 'u', 0, 'm', 1, 'i', 8 << 1, 0)};

    (void)state;
    set("r5", DATA + 2);
    set("r6", 1);
    put_code(code, 2);
    cpu_run(cpu, 10, &why);
    assert_int_equal(why.reason, CPU_FAULT);
    assert_int_equal(why.fault, MEM_FAULT_ALIGN);
    assert_int_equal(why.addr, DATA + 2);
    assert_int_equal(get("iaoq_front"), CODE + 4 + 3);
    assert_int_equal(get("iaoq_back"), CODE + 8 + 32 + 3);
    assert_int_equal(get("r5"), DATA + 2);
    assert_int_equal(get("r6"), 1);
    cpu_allow_unaligned_once(cpu);
    cpu_run(cpu, 1, &why);
    assert_int_equal(get("r5"), DATA + 10);
    assert_int_equal(cpu_pc(cpu), CODE + 8 + 32);
}

/* The permission for one unaligned access does not extend to the next instruction, even if that has run before and is cached. */
static void unaligned_once(void **state)
{
    enum { FAR = 64, LENGTH = 2 * FAR };
    struct cpu_stop why;
    uint32_t code[LENGTH];

    (void)state;
    for (unsigned n = 0; n < LENGTH; n++)
        code[n] = word("nop", 0);
    code[0] = word("ldw,s", 'b', 5, 't', 6, 0);
    code[FAR] = word("ldw,s", 'b', 7, 't', 8, 0);
    put_code(code, LENGTH);
    for (unsigned engine = 0; engine < 2; engine++) {
        cpu_set_engine(cpu, engine ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
        set("r5", DATA);
        set("r7", DATA);
        set("iaoq_front", CODE + 4 * FAR);
        set("iaoq_back", CODE + 4 * FAR + 4);
        cpu_run(cpu, FAR, &why);
        assert_int_equal(why.reason, CPU_BUDGET);
        set("r5", DATA + 2);
        set("r7", DATA + 2);
        set("iaoq_front", CODE);
        set("iaoq_back", CODE + 4 * FAR); /* as in the delay slot of a branch */
        cpu_allow_unaligned_once(cpu);
        assert_int_equal(cpu_run(cpu, 100, &why), 1);
        assert_int_equal(why.reason, CPU_FAULT);
        assert_int_equal(why.fault, MEM_FAULT_ALIGN);
        assert_int_equal(cpu_pc(cpu), CODE + 4 * FAR);
    }
    cpu_set_engine(cpu, CPU_ENGINE_INTERP);
}

static void wide_mode(void **state)
{
    (void)state;
    set("psw", HPPA_PSW_USER | HPPA_PSW_W);
    /* addresses have 64 bits */
    set("r5", 0x100000000 + DATA);
    for (unsigned engine = 0; engine < 2; engine++) {
        cpu_set_engine(cpu, engine ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
        assert_int_equal(run1(word("ldb", 'b', 5, 't', 6, 0)).reason, CPU_FAULT);
        assert_int_equal(run1(word("stw", 'b', 5, 'a', 6, 0)).reason, CPU_FAULT);
    }
    cpu_set_engine(cpu, CPU_ENGINE_INTERP);
    /* 16-bit displacements: the space field is part of them */
    set("psw", HPPA_PSW_USER | HPPA_PSW_W);
    run1(word("ldo", 'b', 5, 't', 6, 's', 1, 'i', 8 << 1, 0));
    assert_int_equal(get("r6"), 0x100000000 + DATA + 0x2008);
    set("psw", HPPA_PSW_USER);
    run1(word("ldo", 'b', 5, 't', 6, 's', 1, 'i', 8 << 1, 0));
    assert_int_equal(get("r6"), 0x100000000 + DATA + 8);
    assert_int_equal(run1(word("ldb", 'b', 5, 't', 6, 0)).reason, CPU_BUDGET); /* narrow: 32 bits are used */
    /* ADDIB's last conditions are for doublewords */
    set("psw", HPPA_PSW_USER | HPPA_PSW_W);
    set("r5", 0xffffffff);
    run1(word("addib", 'b', 5, 'i', 1 << 1, 'c', 5, 'w', 8 << 2, 0)); /* *=: the sum is 1 << 32 */
    assert_int_equal(get("iaoq_back"), CODE + 8 + 3);
    set("r5", 0xffffffff);
    run1(word("addib", 'b', 5, 'i', 1 << 1, 'c', 1, 'w', 8 << 2, 0)); /* =: its low word is 0 */
    assert_int_equal(get("iaoq_back"), CODE + 8 + 32 + 3);
    cpu_set_pc(cpu, CODE);
    run1(word("mfia", 't', 6, 0));
    assert_int_equal(get("r6"), CODE);
    set("psw", HPPA_PSW_USER);
}

static void bytes_of_words(void **state)
{
    uint8_t out[8];

    (void)state;
    set("r6", 0x1122334455667788);
    for (unsigned at = 0; at < 8; at++) {
        uint8_t expected[8];
        mem_zero(space, DATA, 8);
        set("r5", DATA + at);
        run1(word("stdby,s", 'b', 5, 'a', 6, 0)); /* from the address on */
        for (unsigned k = 0; k < 8; k++)
            expected[k] = k >= at ? (uint8_t)(0x11 * (k + 1)) : 0;
        mem_read(space, DATA, out, 8);
        assert_memory_equal(out, expected, 8);
        mem_zero(space, DATA, 8);
        run1(word("stdby,s", 'b', 5, 'a', 6, 'u', 1, 'm', 1, 0)); /* the bytes before it; the base is aligned */
        for (unsigned k = 0; k < 8; k++)
            expected[k] = k < at ? (uint8_t)(0x11 * (k + 1)) : 0;
        mem_read(space, DATA, out, 8);
        assert_memory_equal(out, expected, 8);
        assert_int_equal(get("r5"), DATA);
    }
}

/* ---- stopping anywhere ------------------------------------------------------------------------------------------ */

enum { PROGRAM = 300, STEPS = 150 };

/* Random computation and branches that stay in the program; loads and stores of DATA. */
static void random_program(uint32_t *code)
{
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count);

    for (unsigned n = 0; n < PROGRAM;) {
        const struct hppa_insn *i = &all[(size_t)random() % count];
        uint32_t w = i->bits.match | (((uint32_t)random() << 16 ^ (uint32_t)random()) & ~i->bits.mask);
        bool computes = i->timing == HPPA_CLASS_ALU || i->timing == HPPA_CLASS_SHIFT || i->timing == HPPA_CLASS_MM;
        bool branches = i->timing == HPPA_CLASS_BRANCH && pattern_width(&i->bits, 'w') == 12;
        if (branches) /* a distance of up to 15 words, forward or (sign, upper bits) backward */
            w = (w & ~0x1ffdu) | (uint32_t)(random() & 15) << 3 | (random() & 3 ? 0 : 0x1f85);
        if (!strcmp(i->name, "ldw,s") || !strcmp(i->name, "stw,s")) {
            w = (w & ~(31u << 21 | 3u << 14)) | 30u << 21;
            computes = true;
        }
        if ((computes || branches) && hppa_decode(w, NULL) == i && !strstr(i->name, ",t"))
            code[n++] = w;
    }
}

static void start_program(const uint32_t *code, uint64_t seed)
{
    char name[8];

    put_code(code, PROGRAM);
    srandom((unsigned)seed);
    for (unsigned n = 1; n < 32; n++) {
        strcpy(name, "r");
        if (n >= 10)
            name[1] = (char)('0' + n / 10), name[2] = (char)('0' + n % 10), name[3] = 0;
        else
            name[1] = (char)('0' + n), name[2] = 0;
        set(name, n == 30 ? DATA + 0x100 : random64());
    }
    set("psw", HPPA_PSW_USER);
    set("sar", 0);
    cpu_set_pc(cpu, CODE + 4 * (PROGRAM / 2));
    mem_zero(space, DATA, SIZE);
}

static void registers(uint64_t *out)
{
    for (unsigned n = 0; n < hppa_isa.nregs; n++)
        out[n] = cpu_reg_get(cpu, (int)n);
}

/* N instructions in one run, or in N runs of one: the registers are equal for every N, on both engines. */
static void stop_after_any_number(void)
{
    static uint32_t code[PROGRAM];
    uint64_t stepped[256], at_once[256];
    struct cpu_stop why;

    assert_true(hppa_isa.nregs <= 256);
    for (unsigned program = 0; program < 12; program++) {
        srandom(100 + program);
        random_program(code);
        for (unsigned n = 1; n <= STEPS; n++) {
            uint64_t used = 0;
            start_program(code, program);
            for (unsigned k = 0; k < n; k++)
                used += cpu_run(cpu, 1, &why);
            registers(stepped);
            start_program(code, program);
            cpu_set_engine(cpu, n & 1 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
            assert_int_equal(cpu_run(cpu, n, &why), used);
            cpu_set_engine(cpu, CPU_ENGINE_INTERP);
            registers(at_once);
            for (unsigned r = 0; r < hppa_isa.nregs; r++)
                if (stepped[r] != at_once[r])
                    fail_msg("program %u after %u instructions: %s is %llx at once, %llx in steps", program, n, hppa_isa.regs[r].name,
                             (unsigned long long)at_once[r], (unsigned long long)stepped[r]);
        }
    }
}

/* Random words from random states: both engines end with the same registers and the same stop. */
static void random_words(void)
{
    static uint32_t code[SIZE / 4];
    uint64_t seen[2][256];
    struct cpu_stop why[2];

    for (unsigned n = 0; n < 3000; n++) {
        srandom(1000 + n);
        for (unsigned k = 0; k < SIZE / 4; k++)
            code[k] = htobe32((uint32_t)random() << 16 ^ (uint32_t)random());
        uint64_t psw = HPPA_PSW_USER | (random() & 1 ? HPPA_PSW_N : 0) | (n % 4 == 3 ? HPPA_PSW_W : 0);
        uint64_t front = CODE + 4 * ((uint64_t)random() % (SIZE / 4)), back = front + 4;
        if (n & 1)
            back = CODE + 4 * ((uint64_t)random() % (SIZE / 4));
        for (unsigned engine = 0; engine < 2; engine++) {
            start_program(code, n);
            mem_write(space, CODE, code, SIZE);
            set("psw", psw);
            set("iaoq_front", front);
            set("iaoq_back", back);
            set("fr0", n & 8 ? (uint64_t)0x1f << 32 : 0);
            for (unsigned r = 1; r < 32; r++)
                cpu_reg_set(cpu, reg("fr1") + (int)r - 1, random64());
            cpu_set_engine(cpu, engine ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
            cpu_run(cpu, 300, &why[engine]);
            registers(seen[engine]);
        }
        cpu_set_engine(cpu, CPU_ENGINE_INTERP);
        assert_int_equal(why[0].reason, why[1].reason);
        assert_int_equal(why[0].trap, why[1].trap);
        assert_int_equal(why[0].addr, why[1].addr);
        for (unsigned r = 0; r < hppa_isa.nregs; r++)
            if (seen[0][r] != seen[1][r])
                fail_msg("words %u: %s is %llx interpreted, %llx in host code", n, hppa_isa.regs[r].name, (unsigned long long)seen[0][r],
                         (unsigned long long)seen[1][r]);
    }
}

static void both_engines(void **state)
{
    (void)state;
    stop_after_any_number();
    random_words();
}

int main(void)
{
#define T(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {
        /* cmocka installs its fault handler for each test; the translator replaces it at its first use. */
        T(both_engines),
        // clang-format off
        T(additions),         T(shift_and_add),     T(overflow_traps),
        T(decimal_addition),  T(unit_conditions),   T(doubleword_shifts),
        T(halfwords),         T(spaces_and_gates),  T(gate_after_branch_is_illegal),
        T(faults_are_precise), T(unaligned_once), T(wide_mode),        T(bytes_of_words),
        T(divide_steps),      T(divisions),         T(halfwords_shifted_and_added),
        // clang-format on
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
