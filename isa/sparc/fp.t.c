/*
 * fp.t.c - what qemu cannot verify of SPARC's floating point: NaNs, exceptions with and without traps, tininess, NS, by the rules that fp.h
 * cites; all pairs of corner operands against the host's unit; and on cpus, under both engines, traps, alignment, ASIs and the FSR.
 */
#include <endian.h>
#include <fenv.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "isa/sparc/fp.h"
#include "isa/sparc/sparc.h"

enum { NX = SPARC_FP_NX, DZ = SPARC_FP_DZ, UF = SPARC_FP_UF, OF = SPARC_FP_OF, NV = SPARC_FP_NV };
static const uint64_t SIGN = 1ull << 63, INF = 0x7ff0000000000000, QNAN = 0x7ff8000000000000, SNAN = 0x7ff0000000000000,
                      ONE = 0x3ff0000000000000;
static const uint64_t MIN = 0x0010000000000000, MAX = 0x7fefffffffffffff, DEFAULT_NAN = 0x7fffffffffffffff;
#define TEM(bits)  ((uint64_t)(bits) << SPARC_FSR_TEM_SHIFT)
#define AEXC(bits) ((uint64_t)(bits) << SPARC_FSR_AEXC_SHIFT)
#define RD(n)      ((uint64_t)(n) << SPARC_FSR_RD_SHIFT)
#define FTT(n)     ((uint64_t)(n) << SPARC_FSR_FTT_SHIFT)

static unsigned raised;

static uint64_t compute(enum sparc_opf opf, uint64_t fsr, uint64_t a, uint64_t b)
{
    raised = 0;
    return sparc_fp_compute(opf, fsr, a, b, &raised);
}

static fp_u128 quad(uint64_t high, uint64_t low)
{
    return (fp_u128)high << 64 | low;
}

static fp_u128 compute_quad(enum sparc_opf opf, uint64_t fsr, fp_u128 a, fp_u128 b)
{
    raised = 0;
    return sparc_fp_compute_quad(opf, fsr, a, b, &raised);
}

/* ---- NaNs -------------------------------------------------------------------------------------- */

/* V9, annex B: a signalling rs2, a signalling rs1, rs2, rs1. */
static void which_nan_is_returned(void **state)
{
    (void)state;
    const uint64_t number = ONE, q1 = QNAN | 1, q2 = QNAN | 2 | SIGN, s1 = SNAN | 3, s2 = SNAN | 4 | SIGN, quiet = 1ull << 51;
    const struct {
        uint64_t a, b, result;
        unsigned raised;
    } table[] = {{number, q2, q2, 0},      {number, s2, s2 | quiet, NV}, {q1, number, q1, 0},      {q1, q2, q2, 0},
                 {q1, s2, s2 | quiet, NV}, {s1, number, s1 | quiet, NV}, {s1, q2, s1 | quiet, NV}, {s1, s2, s2 | quiet, NV}};
    for (unsigned n = 0; n < sizeof table / sizeof *table; n++) {
        assert_true(compute(SPARC_FADDD, 0, table[n].a, table[n].b) == table[n].result);
        assert_int_equal(raised, table[n].raised);
        fp_u128 a = quad(table[n].a >> 4 | (table[n].a & SIGN) | (number == table[n].a ? 0 : 0x7fff000000000000), table[n].a << 60);
        fp_u128 b = quad(table[n].b >> 4 | (table[n].b & SIGN) | (number == table[n].b ? 0 : 0x7fff000000000000), table[n].b << 60);
        fp_u128 r = compute_quad(SPARC_FMULQ, 0, a, b);
        assert_int_equal(raised, table[n].raised);
        assert_true((uint64_t)(r >> 60 & 0xfffffffffffff) == (table[n].result & 0xfffffffffffff));
    }
    assert_true(compute(SPARC_FSMULD, 0, 0x7f800003, 0x7fc00002) == (QNAN | 3ull << 29));
}

static void default_nans_are_all_ones(void **state)
{
    (void)state;
    assert_true(compute(SPARC_FSUBD, 0, INF, INF) == DEFAULT_NAN);
    assert_int_equal(raised, NV);
    assert_true(compute(SPARC_FDIVS, 0, 0, 0) == 0x7fffffff);
    assert_true(compute(SPARC_FSQRTD, 0, 0, ONE | SIGN) == DEFAULT_NAN);
    assert_true(compute(SPARC_FSQRTD, 0, 0, SIGN) == SIGN);
    assert_int_equal(raised, 0);
    assert_true(compute_quad(SPARC_FSQRTQ, 0, 0, quad(0xbfff000000000000, 0)) == ~(fp_u128)0 >> 1);
    assert_int_equal(raised, NV);
}

static void conversions_of_nans(void **state)
{
    (void)state;
    assert_true(compute(SPARC_FSTOD, 0, 0, 0xff800001) == (SIGN | QNAN | 1ull << 29));
    assert_int_equal(raised, NV);
    assert_true(compute(SPARC_FDTOS, 0, 0, QNAN | 1ull << 30) == 0x7fc00002);
    assert_int_equal(raised, 0);
    assert_true(compute(SPARC_FDTOS, 0, 0, SNAN | 1) == 0x7fc00000);
    assert_int_equal(raised, NV);
    assert_true(compute_quad(SPARC_FSTOQ, 0, 0, 0x7fa00000) == quad(0x7fffc00000000000, 0));
    assert_int_equal(raised, NV);
    assert_true(compute_quad(SPARC_FQTOS, 0, 0, quad(0xffff800000000000, 1)) == 0xffc00000);
    assert_int_equal(raised, 0);
    /* to integers: the greatest of the operand's sign */
    assert_true(compute(SPARC_FDTOI, 0, 0, QNAN) == 0x7fffffff);
    assert_int_equal(raised, NV);
    assert_true(compute(SPARC_FDTOX, 0, 0, QNAN | SIGN) == SIGN);
    assert_true(compute(SPARC_FSTOI, 0, 0, 0xff800000) == 0x80000000);
    assert_true(compute_quad(SPARC_FQTOX, 0, 0, quad(0x7fff800000000000, 0)) == (uint64_t)INT64_MAX);
    assert_true(compute(SPARC_FDTOI, 0, 0, 0xc1e0000000000000) == 0x80000000); /* -2^31 */
    assert_int_equal(raised, 0);
    assert_true(compute(SPARC_FDTOI, RD(2), 0, 0xbfefffffffffffff) == 0);
    assert_int_equal(raised, NX);
}

static void comparisons(void **state)
{
    (void)state;
    assert_int_equal(compute(SPARC_FCMPD, 0, 0, SIGN), SPARC_EQUAL);
    assert_int_equal(compute(SPARC_FCMPD, 0, ONE, QNAN), SPARC_UNORDERED);
    assert_int_equal(raised, 0);
    assert_int_equal(compute(SPARC_FCMPED, 0, ONE, QNAN), SPARC_UNORDERED);
    assert_int_equal(raised, NV);
    assert_int_equal(compute(SPARC_FCMPS, 0, 0x7f800001, 0), SPARC_UNORDERED);
    assert_int_equal(raised, NV);
    assert_int_equal(compute(SPARC_FCMPS, SPARC_FSR_NS, 1, 0), SPARC_GREATER);
    assert_int_equal(raised, 0);
    assert_int_equal((int)compute_quad(SPARC_FCMPQ, 0, quad(0xbfff000000000000, 0), quad(0xbfff000000000000, 1)), SPARC_GREATER);
    assert_int_equal((int)compute_quad(SPARC_FCMPEQ, 0, quad(0x7fff800000000000, 0), 0), SPARC_UNORDERED);
    assert_int_equal(raised, NV);
    /* by relation, the conditions that hold, as bits of their encodings: n ne lg ul l ug g u a e ue ge uge le ule o */
    static const unsigned holds[] = {[SPARC_LESS] = 0xe11e, [SPARC_EQUAL] = 0xff00, [SPARC_GREATER] = 0x9966, [SPARC_UNORDERED] = 0x55aa};
    for (unsigned relation = 1; relation <= 8; relation *= 2)
        for (unsigned cond = 0; cond < 16; cond++)
            assert_true(!(sparc_fcc_mask(cond) & relation) == !(holds[relation] >> cond & 1));
    for (unsigned fcc = 0; fcc < 4; fcc++)
        assert_int_equal(sparc_fcc(sparc_relation(fcc)), fcc);
}

/* ---- exceptions ------------------------------------------------------------------------------------ */

/* V9 5.1.7.10: cexc, ftt and aexc after overflow, underflow and inexact results by what traps. */
static void recording_of_exceptions(void **state)
{
    (void)state;
    const struct {
        unsigned raised, enabled, cexc;
        bool trap;
    } table[] = {{0, 0x1f, 0, false},     {NX, 0, NX, false},           {NX, NX, NX, true},       {UF | NX, 0, UF | NX, false},
                 {UF | NX, NX, NX, true}, {UF | NX, UF, UF, true},      {UF, UF, UF, true},       {OF | NX, 0, OF | NX, false},
                 {OF | NX, NX, NX, true}, {OF | NX, OF | NX, OF, true}, {NV, NX | OF, NV, false}, {NV, NV, NV, true},
                 {DZ, DZ, DZ, true}};
    for (unsigned n = 0; n < sizeof table / sizeof *table; n++) {
        uint64_t before = TEM(table[n].enabled) | AEXC(DZ) | NV | FTT(2) | 3ull << SPARC_FSR_FCC1_SHIFT;
        uint64_t kept = TEM(table[n].enabled) | 3ull << SPARC_FSR_FCC1_SHIFT, after = sparc_fp_record(before, table[n].raised);
        assert_true(after == (kept | table[n].cexc | (table[n].trap ? FTT(SPARC_FTT_IEEE) | AEXC(DZ) : AEXC(DZ | table[n].raised))));
    }
}

/* Rounds up to the smallest normal number, but was tiny before rounding. */
static void tininess_is_detected_before_rounding(void **state)
{
    (void)state;
    assert_true(compute(SPARC_FMULD, 0, MIN | 1, 0x3feffffffffffffe) == MIN);
    assert_int_equal(raised, UF | NX);
    assert_true(compute(SPARC_FMULD, 0, MIN, 0x3fe0000000000000) == MIN / 2); /* exact: an underflow only if that traps */
    assert_int_equal(raised, 0);
    compute(SPARC_FMULD, TEM(UF), MIN, 0x3fe0000000000000);
    assert_int_equal(raised, UF);
    assert_true(compute(SPARC_FMULD, RD(1), MAX, 0x4000000000000000) == MAX);
    assert_int_equal(raised, OF | NX);
    assert_true(compute(SPARC_FDIVD, 0, ONE | SIGN, 0) == (INF | SIGN));
    assert_int_equal(raised, DZ);
}

static void nonstandard_mode_has_no_denormals(void **state)
{
    (void)state;
    const uint64_t ns = SPARC_FSR_NS;
    assert_true(compute(SPARC_FADDD, ns, SIGN | 5, ONE) == ONE);
    assert_int_equal(raised, NX);
    assert_true(compute(SPARC_FMULD, ns, MIN, 0x3fe0000000000000) == 0);
    assert_int_equal(raised, UF | NX);
    assert_true(compute(SPARC_FDIVD, ns, ONE, 1) == INF);
    assert_int_equal(raised, DZ);
    assert_true(compute(SPARC_FSTOI, ns, 0, 1) == 0);
    assert_int_equal(raised, NX);
    assert_true(compute_quad(SPARC_FADDQ, ns, 1, 1) == 2);
    assert_int_equal(raised, 0);
}

/* ---- corners against the host ----------------------------------------------------------------------- */

static const uint64_t corners[] = {0,
                                   1,
                                   2,
                                   0x000fffffffffffff,
                                   0x0010000000000000,
                                   0x0010000000000001,
                                   0x0020000000000000,
                                   0x0340000000000001,
                                   0x3690000000000000,
                                   0x36a0000000000001,
                                   0x3800000000000000,
                                   0x380fffffe0000000,
                                   0x3810000000000000,
                                   0x3ca0000000000000,
                                   0x3cb0000000000001,
                                   0x3fdfffffffffffff,
                                   0x3fe0000000000000,
                                   0x3fefffffffffffff,
                                   0x3ff0000000000000,
                                   0x3ff0000000000001,
                                   0x3ff0000020000000,
                                   0x3ff8000000000000,
                                   0x4000000000000000,
                                   0x400921fb54442d18,
                                   0x41dfffffffc00000,
                                   0x41dfffffffe00000,
                                   0x41e0000000000000,
                                   0x43dfffffffffffff,
                                   0x43e0000000000000,
                                   0x43efffffffffffff,
                                   0x4340000000000000,
                                   0x434fffffffffffff,
                                   0x47efffffe0000000,
                                   0x47effffff0000000,
                                   0x47f0000000000000,
                                   0x5fefffffffffffff,
                                   0x7fdfffffffffffff,
                                   0x7fe0000000000000,
                                   0x7fefffffffffffff,
                                   0x7ff0000000000000};
enum { CORNERS = sizeof corners / sizeof *corners };

static double double_of(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, 8);
    return d;
}

static uint64_t bits_of(double d)
{
    uint64_t bits;
    memcpy(&bits, &d, 8);
    return bits;
}

static float float_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, 4);
    return f;
}

static uint32_t bits_of_float(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, 4);
    return bits;
}

__attribute__((noinline)) static double host_double(enum sparc_opf opf, volatile double a, volatile double b)
{
    switch (opf) {
    case SPARC_FADDD: return a + b;
    case SPARC_FSUBD: return a - b;
    case SPARC_FMULD: return a * b;
    case SPARC_FDIVD: return a / b;
    default: return sqrt(b);
    }
}

__attribute__((noinline)) static float host_float(enum sparc_opf opf, volatile float a, volatile float b)
{
    switch (opf) {
    case SPARC_FADDS: return a + b;
    case SPARC_FSUBS: return a - b;
    case SPARC_FMULS: return a * b;
    case SPARC_FDIVS: return a / b;
    default: return sqrtf(b);
    }
}

static unsigned host_exceptions(void)
{
    int e = fetestexcept(FE_ALL_EXCEPT);
    return (e & FE_INVALID ? NV : 0) | (e & FE_OVERFLOW ? OF : 0) | (e & FE_UNDERFLOW ? UF : 0) | (e & FE_DIVBYZERO ? DZ : 0) |
           (e & FE_INEXACT ? NX : 0);
}

/* Of NaNs only that they are NaNs. A result that rounds up to the smallest normal number was tiny, which the host denies. */
static void check_double(enum sparc_opf opf, unsigned rd, uint64_t a, uint64_t b)
{
    static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};
    fesetround(modes[rd]);
    feclearexcept(FE_ALL_EXCEPT);
    uint64_t host = bits_of(host_double(opf, double_of(a), double_of(b)));
    unsigned exceptions = host_exceptions();
    fesetround(FE_TONEAREST);
    uint64_t r = compute(opf, RD(rd), a, b);
    bool nans = fp_is_nan64(r) && fp_is_nan64(host), edge = (r & INT64_MAX) == MIN;
    if ((r != host && !nans) || ((raised ^ exceptions) & ~(edge ? (unsigned)UF : 0u)))
        fail_msg("opf %x, rounding %u: %016lx, %016lx: %016lx %x, host %016lx %x", opf, rd, a, b, r, raised, host, exceptions);
}

static void check_float(enum sparc_opf opf, unsigned rd, uint32_t a, uint32_t b)
{
    static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};
    fesetround(modes[rd]);
    feclearexcept(FE_ALL_EXCEPT);
    uint32_t host = bits_of_float(host_float(opf, float_of(a), float_of(b)));
    unsigned exceptions = host_exceptions();
    fesetround(FE_TONEAREST);
    uint32_t r = (uint32_t)compute(opf, RD(rd), a, b);
    bool nans = fp_is_nan32(r) && fp_is_nan32(host), edge = (r & 0x7fffffff) == 0x00800000;
    if ((r != host && !nans) || ((raised ^ exceptions) & ~(edge ? (unsigned)UF : 0u)))
        fail_msg("opf %x, rounding %u: %08x, %08x: %08x %x, host %08x %x", opf, rd, a, b, r, raised, host, exceptions);
}

static void corners_agree_with_the_host(void **state)
{
    (void)state;
    static const uint8_t ops[] = {SPARC_FADDD, SPARC_FSUBD, SPARC_FMULD, SPARC_FDIVD, SPARC_FSQRTD};
    for (unsigned i = 0; i < 2 * CORNERS; i++)
        for (unsigned j = 0; j < 2 * CORNERS; j++)
            for (unsigned k = 0; k < sizeof ops; k++)
                for (unsigned rd = 0; rd < 4; rd++) {
                    uint64_t a = corners[i / 2] | (uint64_t)(i & 1) << 63, b = corners[j / 2] | (uint64_t)(j & 1) << 63;
                    check_double(ops[k], rd, a, b);
                    check_float(ops[k] - 1u, rd, bits_of_float((float)double_of(a)), bits_of_float((float)double_of(b)));
                }
}

/* ---- on cpus ----------------------------------------------------------------------------------------- */

enum { CODE = 0x100000, DATA = 0x200000, SIZE = 0x4000, RUNS = 20, NOP = 0x01000000 };
static const struct isa *isa;
static struct space *space;
static struct cpu *cpu;
static struct cpu_stop stop;

static uint64_t get(const char *name)
{
    return cpu_reg_get(cpu, cpu_reg_find(isa, name));
}

static void set(const char *name, uint64_t value)
{
    cpu_reg_set(cpu, cpu_reg_find(isa, name), value);
}

static uint64_t memory(unsigned at)
{
    uint64_t v = 0;
    mem_read(space, DATA + at, &v, 8);
    return be64toh(v);
}

static void set_memory(unsigned at, uint64_t v)
{
    v = htobe64(v);
    mem_write(space, DATA + at, &v, 8);
}

/* Runs one word, up to its trap or fault or the address after it. */
static void run(uint32_t word)
{
    const uint32_t code[] = {htobe32(word), htobe32(0x91d02000 | SPARC_TA_LINUX), htobe32(NOP)};

    mem_write(space, CODE, code, sizeof code);
    cpu_set_pc(cpu, CODE);
    do
        cpu_run(cpu, 10, &stop);
    while (stop.reason == CPU_BUDGET);
}

static bool completed(void)
{
    return stop.reason == CPU_SYSCALL;
}

static bool trapped(unsigned number)
{
    return stop.reason == CPU_TRAP && stop.trap == number && cpu_pc(cpu) == CODE;
}

/* Calls the test for both machines and engines, so often that the code becomes host code. */
static void everywhere(void (*test)(void))
{
    for (unsigned k = 0; k < 4; k++) {
        isa = k & 1 ? &sparc64_isa : &sparc_isa;
        space = space_new(&isa->space);
        cpu = cpu_new(isa, space);
        assert_int_equal(space_map(space, CODE, SIZE, MEM_R | MEM_W | MEM_X, 0, NULL), 0);
        assert_int_equal(space_map(space, DATA, SIZE, MEM_R | MEM_W, 0, NULL), 0);
        if (!cpu_set_engine(cpu, k & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP))
            cpu_set_engine(cpu, CPU_ENGINE_INTERP);
        test();
        cpu_free(cpu);
        space_unref(space);
    }
}

static uint32_t fpop(unsigned opf, unsigned rd, unsigned rs1, unsigned rs2)
{
    return 2u << 30 | rd << 25 | (opf & 0x100 && opf >= SPARC_FCMPS ? 0x35u : 0x34u) << 19 | rs1 << 14 |
           (opf & 0x1ff & (opf >= SPARC_FCMPS ? 0xff : 0x1ff)) << 5 | rs2;
}

static void a_trap_changes_only_the_fsr(void)
{
    for (unsigned n = 0; n < RUNS; n++) {
        set("fsr", TEM(NX | DZ) | AEXC(UF) | 1ull << SPARC_FSR_FCC0_SHIFT);
        set("d0", ONE);
        set("d2", 0);
        set("d4", 77);
        run(fpop(SPARC_FDIVD, 4, 0, 2));
        assert_true(trapped(SPARC_TRAP_FP_IEEE));
        assert_true(get("d4") == 77);
        assert_true(get("fsr") == (TEM(NX | DZ) | AEXC(UF) | 1ull << SPARC_FSR_FCC0_SHIFT | DZ | FTT(SPARC_FTT_IEEE)));
        set("d0", QNAN);
        run(fpop(SPARC_FCMPED, 0, 0, 2)); /* NV is not enabled; ftt is cleared */
        assert_true(completed());
        assert_true(get("fsr") == (TEM(NX | DZ) | AEXC(UF | NV) | 3ull << SPARC_FSR_FCC0_SHIFT | NV));
        set("f1", 3);
        run(fpop(SPARC_FITOS, 6, 0, 1));
        assert_true(completed());
        assert_int_equal(get("f6"), 0x40400000);
        run(fpop(SPARC_FMOVS, 6, 0, 1)); /* a move clears cexc */
        assert_true(get("fsr") == (TEM(NX | DZ) | AEXC(UF | NV) | 3ull << SPARC_FSR_FCC0_SHIFT));
        set("d0", 0x3fff000000000000);
        set("d2", 1);
        set("d4", 0x3fff000000000000);
        set("d6", 0);
        run(fpop(SPARC_FMULQ, 8, 0, 4));
        assert_true(completed());
        set("d4", 0x3fff000000000000);
        set("d6", 1);
        run(fpop(SPARC_FMULQ, 8, 0, 4)); /* inexact */
        assert_true(trapped(SPARC_TRAP_FP_IEEE));
        assert_int_equal(get("fsr") & SPARC_FSR_CEXC, NX);
    }
}

static void traps_on_exceptions(void **state)
{
    (void)state;
    everywhere(a_trap_changes_only_the_fsr);
}

static void invalid_registers(void)
{
    for (unsigned n = 0; n < RUNS; n++) {
        static const uint32_t words[] = {0x91a00862 /* faddq f0,f2,f8 */, 0x85a00864 /* faddq f0,f4,f2 */, 0x85a00064 /* fmovq f4,f2 */};
        for (unsigned k = 0; k < 3; k++) {
            set("fsr", AEXC(OF) | NX);
            run(words[k]);
            assert_true(trapped(SPARC_TRAP_FP_OTHER));
            assert_true(get("fsr") == (AEXC(OF) | NX | FTT(SPARC_FTT_INVALID_REGISTER)));
        }
        set("fsr", 0);
        set("fprs", 0);
        run(fpop(SPARC_FADDD, 0, 0, 0));
        assert_true(trapped(SPARC_TRAP_FP_DISABLED));
        run(0x03800004); /* fbne */
        assert_true(trapped(SPARC_TRAP_FP_DISABLED));
        run(0xc1184000); /* ldd [%g1], %f0 */
        assert_true(trapped(SPARC_TRAP_FP_DISABLED));
        set("fprs", 4);
    }
}

static void traps_on_registers(void **state)
{
    (void)state;
    everywhere(invalid_registers);
}

/* ldfsr keeps fcc1 to fcc3; stfsr clears ftt; the mode follows. */
static void status(void)
{
    for (unsigned n = 0; n < RUNS; n++) {
        set("g1", DATA);
        set("fsr", 0x2a00000000 | FTT(SPARC_FTT_IEEE));
        set_memory(0, (RD(1) | AEXC(DZ) | 2ull << SPARC_FSR_FCC0_SHIFT) << 32);
        run(0xc1084000); /* ld [%g1], %fsr */
        assert_true(get("fsr") == (0x2a00000000 | RD(1) | AEXC(DZ) | 2ull << SPARC_FSR_FCC0_SHIFT | FTT(SPARC_FTT_IEEE)));
        run(0xc3286008); /* stx %fsr, [%g1 + 8] */
        assert_true(memory(8) == (0x2a00000000 | RD(1) | AEXC(DZ) | 2ull << SPARC_FSR_FCC0_SHIFT | FTT(SPARC_FTT_IEEE)));
        assert_int_equal(sparc_fp_ftt(get("fsr")), SPARC_FTT_NONE);
        set("d0", ONE);
        set("d2", 0x3ca0000000000001);
        run(fpop(SPARC_FADDD, 4, 0, 2)); /* truncated */
        assert_true(get("d4") == ONE);
        set_memory(0, ~0ull & ~TEM(0x1f) & ~RD(3));
        run(0xc3084000); /* ldx [%g1], %fsr */
        assert_true(get("fsr") == (0x3f00000000 | SPARC_FSR_NS | 0x3ff | SPARC_FSR_FCC0));
        set_memory(0, 0);
        run(0xc3084000);
        run(fpop(SPARC_FADDD, 4, 0, 2));
        assert_true(get("d4") == (ONE | 1));
        assert_true(get("fsr") == (NX | AEXC(NX)));
        run(fpop(SPARC_FADDD, 4, 0, 0));
        assert_true(get("fsr") == AEXC(NX));
    }
}

static void fsr_loads_and_stores(void **state)
{
    (void)state;
    everywhere(status);
}

static uint32_t access_by(unsigned op3, unsigned rd, unsigned asi, unsigned rs2)
{
    return 3u << 30 | rd << 25 | op3 << 19 | 1u << 14 | asi << 5 | rs2;
}

enum { LDF = 0x20, LDQF = 0x22, LDDF, STF, STQF = 0x26, STDF, LDFA = 0x30, LDDFA = 0x33, STFA, STDFA = 0x37 };

static void alignment(void)
{
    for (unsigned n = 0; n < RUNS; n++) {
        static const struct {
            uint8_t op3, offset;
            bool faults;
        } table[] = {{LDF, 2, true},  {LDF, 4, false},  {LDDF, 4, true},   {LDDF, 8, false},
                     {STDF, 4, true}, {LDQF, 4, false}, {STQF, 12, false}, {STQF, 2, true}};
        for (unsigned k = 0; k < sizeof table / sizeof *table; k++) {
            set("g1", DATA + table[k].offset);
            run(access_by(table[k].op3, 0, 0, 0));
            assert_int_equal(completed(), !table[k].faults);
            if (table[k].faults)
                assert_true(stop.reason == CPU_FAULT && stop.fault == MEM_FAULT_ALIGN && cpu_pc(cpu) == CODE);
        }
        set_memory(0, 0x0123456789abcdef);
        set_memory(8, 0xfedcba9876543210);
        set("g1", DATA + 4);
        cpu_allow_unaligned_once(cpu); /* as a kernel does that emulates ldd */
        run(access_by(LDDF, 1, 0, 0));
        assert_true(completed() && get("d32") == 0x89abcdeffedcba98);
        run(access_by(LDQF, 4, 0, 0));
        assert_true(get("d4") == 0x89abcdeffedcba98);
    }
}

static void misaligned_accesses(void **state)
{
    (void)state;
    everywhere(alignment);
}

/* Blocks by %asi, whose content changes after the code has been translated; g1: the address. */
static void blocks(void)
{
    for (unsigned n = 0; n < RUNS; n++) {
        for (unsigned k = 0; k < 8; k++)
            set_memory(128 + 8 * k, 0x0102030405060708 * (k + n + 1));
        set("g1", DATA + 128);
        set("asi", 0xf0 | (n % 3 ? 0 : 8));
        run(access_by(LDDFA, 1, 0x100, 0)); /* %d32 on */
        for (unsigned k = 0; k < 8; k++) {
            char name[] = {'d', (char)('0' + (32 + 2 * k) / 10), (char)('0' + (32 + 2 * k) % 10), 0};
            assert_true(get(name) == (n % 3 ? memory(128 + 8 * k) : __builtin_bswap64(memory(128 + 8 * k))));
        }
        set("g1", DATA + 192);
        run(access_by(STDFA, 1, 0x100, 0));
        for (unsigned k = 0; k < 8; k++)
            assert_true(completed() && memory(192 + 8 * k) == memory(128 + 8 * k));
        set("g1", DATA + SIZE - 64);
        set("d46", n);
        run(access_by(STDFA, 1, 0x100, 0));
        assert_true(completed() && get("d46") == n);
        set("g1", DATA + SIZE); /* not mapped */
        run(access_by(LDDFA, 1, 0x100, 0));
        assert_true(stop.reason == CPU_FAULT && stop.fault == MEM_FAULT_UNMAPPED && stop.addr == DATA + SIZE && get("d46") == n);
        run(access_by(STDFA, 1, 0x100, 0));
        assert_true(stop.reason == CPU_FAULT && stop.access == MEM_WRITE && stop.addr == DATA + SIZE);
        set("g1", DATA + 32);
        run(access_by(STDFA, 1, 0x100, 0));
        assert_true(stop.reason == CPU_FAULT && stop.fault == MEM_FAULT_ALIGN && stop.access == MEM_WRITE && stop.size == 64);
    }
}

static void blocks_by_register(void **state)
{
    (void)state;
    everywhere(blocks);
}

/* g1: the address, g2: a mask. */
static void asis(void)
{
    for (unsigned n = 0; n < RUNS; n++) {
        set("g1", DATA + 64);
        for (unsigned k = 0; k < 8; k++)
            set_memory(64 + 8 * k, 0x0001020304050607 + k * 0x0808080808080808);
        run(access_by(LDDFA, 16, 0xf0, 0)); /* a block */
        for (unsigned k = 0; k < 8; k++) {
            char name[] = {'d', (char)('0' + (16 + 2 * k) / 10), (char)('0' + (16 + 2 * k) % 10), 0};
            assert_true(get(name) == memory(64 + 8 * k));
        }
        run(access_by(STDFA, 16, 0xe0, 0));
        assert_true(completed());
        run(access_by(LDDFA, 4, 0xf0, 0));
        assert_true(trapped(SPARC_TRAP_ILLEGAL));
        run(access_by(LDFA, 16, 0xf0, 0));
        assert_true(trapped(SPARC_TRAP_DATA_ACCESS));
        set("g1", DATA + 8);
        run(access_by(LDDFA, 16, 0xf0, 0));
        assert_true(stop.reason == CPU_FAULT && stop.fault == MEM_FAULT_ALIGN);
        run(access_by(LDDFA, 16, 0x10, 0));
        assert_true(trapped(SPARC_TRAP_PRIVILEGED_ACTION));
        set("g1", DATA + 67);
        run(access_by(LDDFA, 0, 0xd0, 0));
        assert_true(get("d0") == 3);
        set("g1", DATA + 66);
        run(access_by(LDDFA, 0, 0xda, 0)); /* little-endian */
        assert_true(get("d0") == 0x0302);
        set("d2", 0x1122334455667788);
        run(access_by(STDFA, 2, 0xd2, 0));
        assert_true(memory(64) == 0x0001778804050607);
        set_memory(64, 0);
        set("g1", DATA + 64);
        set("g2", 0xa5);
        run(access_by(STDFA, 2, 0xc0, 2)); /* bytes 0, 2, 5, 7 */
        assert_true(memory(64) == 0x1100330000660088);
        set_memory(64, 0);
        run(access_by(STDFA, 2, 0xc2, 2)); /* halves: 0101 */
        assert_true(memory(64) == 0x0000334400007788);
        set_memory(64, 0);
        run(access_by(STDFA, 2, 0xcc, 2)); /* the lower word, little-endian */
        assert_true(memory(64) == 0x8877665500000000);
        run(access_by(LDDFA, 0, 0x88, 0));
        assert_true(get("d0") == 0x0000000055667788);
        set("asi", 0xd0);
        run(access_by(LDDFA, 0, 0x100, 3)); /* by %asi, at 3 */
        assert_true(get("d0") == 0x55);
        set("asi", 0xc0);
        run(access_by(STDFA, 0, 0x100, 0));
        assert_true(trapped(SPARC_TRAP_ILLEGAL));
        set("asi", 0x82);
        set("g1", 0x40000000); /* not mapped */
        run(access_by(LDDFA, 0, 0x100, 0));
        assert_true(completed() && get("d0") == 0);
        run(access_by(LDFA, 0, 0x82, 0));
        assert_true(completed());
        run(access_by(STDFA, 0, 0x82, 0));
        assert_true(trapped(SPARC_TRAP_DATA_ACCESS));
    }
}

/* Partial stores with each mask, of each size, in each byte order and space: the lanes that the mask selects, and no other byte. Bit 0 of
 * the mask is that of the last lane in big-endian memory (UltraSPARC User's Manual, 802-7220, on partial stores). */
static void partial_stores(void)
{
    static const uint8_t sizes[] = {1, 2, 4};
    const uint64_t value = 0x1122334455667788, before = 0xa0a1a2a3a4a5a6a7;

    set("g1", DATA + 64);
    set("d2", value);
    for (unsigned kind = 0; kind < 6; kind++)
        for (unsigned little = 0; little < 2; little++)
            for (unsigned mask = 0; mask < 512; mask += kind < 2 ? 3 : 1) {
                const unsigned size = sizes[kind / 2], asi = 0xc0 + kind + 8 * little;
                uint64_t wanted = before;

                for (unsigned lane = 0; lane < 8 / size; lane++) {
                    const uint64_t bits = (UINT64_MAX >> (64 - 8 * size)) << (8 * size * lane);

                    if (mask >> lane & 1)
                        wanted = (wanted & ~(little ? __builtin_bswap64(bits) : bits)) |
                                 (little ? __builtin_bswap64(value & bits) : value & bits);
                }
                set_memory(56, before);
                set_memory(64, before);
                set_memory(72, before);
                set("g2", mask);
                run(access_by(STDFA, 2, asi, 2));
                assert_true(completed());
                assert_int_equal(memory(64), wanted);
                assert_true(memory(56) == before && memory(72) == before);
            }
    for (unsigned asi = 0xc0; asi < 0xce; asi++) { /* no load has such a form, no store with an immediate operand or a misaligned address */
        run(access_by(LDDFA, 2, asi, 2));
        assert_true(trapped(SPARC_TRAP_DATA_ACCESS));
        if ((asi & 7) > 5)
            continue;
        run(access_by(STFA, 2, asi, 2));
        assert_true(trapped(SPARC_TRAP_DATA_ACCESS));
        set("g1", DATA + 68);
        run(access_by(STDFA, 2, asi, 2));
        assert_true(stop.reason == CPU_FAULT && stop.fault == MEM_FAULT_ALIGN && stop.access == MEM_WRITE && stop.size == 8);
        set("g1", DATA + 64);
        set("asi", asi);
        run(access_by(STDFA, 2, 0x100, 0));
        assert_true(trapped(SPARC_TRAP_ILLEGAL));
    }
}

static void partial_stores_by_mask(void **state)
{
    (void)state;
    everywhere(partial_stores);
}

static void address_space_identifiers(void **state)
{
    (void)state;
    everywhere(asis);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(which_nan_is_returned),
        cmocka_unit_test(default_nans_are_all_ones),
        cmocka_unit_test(conversions_of_nans),
        cmocka_unit_test(comparisons),
        cmocka_unit_test(recording_of_exceptions),
        cmocka_unit_test(tininess_is_detected_before_rounding),
        cmocka_unit_test(nonstandard_mode_has_no_denormals),
        cmocka_unit_test(corners_agree_with_the_host),
        cmocka_unit_test(traps_on_exceptions),
        cmocka_unit_test(traps_on_registers),
        cmocka_unit_test(fsr_loads_and_stores),
        cmocka_unit_test(misaligned_accesses),
        cmocka_unit_test(blocks_by_register),
        cmocka_unit_test(partial_stores_by_mask),
        cmocka_unit_test(address_space_identifiers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
