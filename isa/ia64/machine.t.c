/*
 * machine.t.c - tests the machine with small programs: NaT, ALAT, rotation, the register stack, saturation, byte order, faults.
 *
 * Programs are assembled from the instruction table: slot("add", "{r1}={r2},{r3}", "abc", 8, 9, 10) fills the fields a, b and c of that
 * line's pattern.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/blocks/code.h"
#include "emu/fp/random.t.h"
#include "emu/ir/build.h"
#include "isa/ia64/check.h"
#include "isa/ia64/ia64.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/state.h"

enum { TMPL_MII = 1, TMPL_MFI = 13, TMPL_MIB = 17, TMPL_MLX = 5, TMPL_MMI = 9 };
#define CODE     0x4000000000000000ull
#define DATA     0x6000000000000000ull
#define STACK    0x6000000000100000ull
#define UNMAPPED 0x6000000000080000ull
enum { REGISTERS = 1024 }; /* at least ia64_isa.nregs */

struct machine {
    struct space *space;
    struct cpu *cpu;
    uint64_t end; /* the address of the next bundle */
    struct cpu_stop why;
};

static int setup(void **state)
{
    struct machine *m = calloc(1, sizeof *m);
    m->space = space_new(&ia64_isa.space);
    m->cpu = cpu_new(&ia64_isa, m->space);
    assert_int_equal(space_map(m->space, CODE, 0x10000, MEM_R | MEM_X | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(m->space, DATA, 0x10000, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(m->space, STACK, 0x10000, MEM_R | MEM_W, 0, NULL), 0);
    m->end = CODE;
    cpu_set_pc(m->cpu, CODE);
    ia64_set_backing_store(m->cpu, STACK);
    ia64_set_cfm(m->cpu, 96);
    *state = m;
    return 0;
}

static int teardown(void **state)
{
    struct machine *m = *state;
    cpu_free(m->cpu);
    space_unref(m->space);
    free(m);
    return 0;
}

/* ---- assembling programs ---- */

static uint64_t nop_of(enum ia64_unit unit)
{
    return unit == IA64_B ? 2ull << 37 : 1ull << 27;
}

/* Returns the bits of a line's field with this value. */
static uint64_t fill(const struct ia64_line *line, char letter, uint64_t value)
{
    struct pattern p;
    assert_true(pattern_read(&p, line->pattern, 41));
    return pattern_set_field(&p, letter, 0, value);
}

static const struct ia64_line *line_of(const char *name, const char *operands)
{
    for (unsigned k = 0; k < ia64_line_count(); k++)
        if (!strcmp(ia64_lines()[k].name, name) && !strcmp(ia64_lines()[k].operands, operands))
            return &ia64_lines()[k];
    fail_msg("no line %s %s", name, operands);
    return NULL;
}

struct encoded {
    enum ia64_unit unit;
    uint64_t x;
};

static struct encoded slot(const char *name, const char *operands, const char *letters, ...)
{
    const struct ia64_line *line = line_of(name, operands);
    struct encoded e = {line->unit, line->value};
    va_list ap;
    va_start(ap, letters);
    for (; *letters; letters++)
        e.x |= fill(line, *letters, va_arg(ap, uint64_t));
    va_end(ap);
    return e;
}

static void bundle(struct machine *m, unsigned tmpl, uint64_t s0, uint64_t s1, uint64_t s2)
{
    uint64_t half[2] = {tmpl | s0 << 5 | s1 << 46, s1 >> 18 | s2 << 23};
    assert_int_equal(mem_poke(m->space, m->end, half, 16), 16);
    m->end += 16;
}

/* Emits the instruction in a separate bundle. */
static void emit(struct machine *m, struct encoded e)
{
    uint64_t n = nop_of(IA64_M);
    switch (e.unit) {
    case IA64_A:
    case IA64_M: bundle(m, TMPL_MII, e.x, n, n); break;
    case IA64_I: bundle(m, TMPL_MII, n, e.x, n); break;
    case IA64_F: bundle(m, TMPL_MFI, n, e.x, n); break;
    default: bundle(m, TMPL_MIB, n, n, e.x);
    }
}

#define V(x)      ((uint64_t)(x))
#define EMIT(...) emit(m, slot(__VA_ARGS__))

static uint64_t get(struct machine *m, const char *name)
{
    int reg = cpu_reg_find(&ia64_isa, name);
    assert_true(reg >= 0);
    return cpu_reg_get(m->cpu, reg);
}

static void set(struct machine *m, const char *name, uint64_t value)
{
    int reg = cpu_reg_find(&ia64_isa, name);
    assert_true(reg >= 0);
    cpu_reg_set(m->cpu, reg, value);
}

/* Runs to the end of the emitted code. */
static void run(struct machine *m)
{
    cpu_set_breakpoint(m->cpu, m->end, true);
    cpu_run(m->cpu, 100000, &m->why);
}

static void run_ok(struct machine *m)
{
    run(m);
    assert_int_equal(m->why.reason, CPU_BREAK);
    assert_int_equal(cpu_pc(m->cpu), m->end);
}

static uint64_t word(struct machine *m, uint64_t address)
{
    uint64_t v = 0;
    assert_int_equal(mem_peek(m->space, address, &v, 8), 8);
    return v;
}

/* ---- NaT and speculation ---- */

static void nat_propagates_and_is_tested(void **state)
{
    struct machine *m = *state;
    set(m, "r8", DATA);
    set(m, "r9", 5);
    set(m, "ar.unat", 1);
    EMIT("ld8.fill{lh3}", "{r1}=[{r3}]", "ac", V(10), V(8));  /* r10 = NaT */
    EMIT("add", "{r1}={r2},{r3}", "abc", V(11), V(10), V(9)); /* NaT */
    EMIT("add", "{r1}={r2},{r3}", "abc", V(12), V(9), V(9));  /* no NaT */
    EMIT("tnat{znz}{tctype}", "{p1},{p2}={r3}", "tcpPe", V(1), V(11), V(6), V(7), V(1));
    EMIT("tnat.z{unc}", "{p1},{p2}={r3}", "cpP", V(11), V(8), V(9));
    EMIT("cmp.eq{unc}", "{p1},{p2}={r2},{r3}", "bcpP", V(11), V(9), V(10), V(11)); /* both 0 */
    set(m, "p6", 1);
    set(m, "p7", 1);
    set(m, "p10", 1);
    set(m, "p11", 1);
    run_ok(m);
    assert_int_equal(get(m, "r10.nat"), 1);
    assert_int_equal(get(m, "r11.nat"), 1);
    assert_int_equal(get(m, "r12.nat"), 0);
    assert_int_equal(get(m, "r12"), 10);
    assert_int_equal(get(m, "p6"), 1); /* tnat.nz.and: true writes neither predicate */
    assert_int_equal(get(m, "p7"), 1);
    assert_int_equal(get(m, "p8"), 0);
    assert_int_equal(get(m, "p9"), 1);
    assert_int_equal(get(m, "p10"), 0);
    assert_int_equal(get(m, "p11"), 0);
}

static void nat_is_spilled_filled_and_consumed(void **state)
{
    struct machine *m = *state;
    set(m, "r8", DATA + 8 * 5);
    set(m, "r9", 77);
    set(m, "r9.nat", 1);
    EMIT("st8.spill{sh3}", "[{r3}]={r2}", "cb", V(8), V(9));
    EMIT("mov", "{r1}={r3}", "ac", V(9), V(0));
    EMIT("ld8.fill{lh3}", "{r1}=[{r3}]", "ac", V(10), V(8));
    EMIT("st{z}{rel}{sh3}", "[{r3}]={r2}", "czb", V(8), V(3), V(10)); /* consumption */
    run(m);
    assert_int_equal(m->why.reason, CPU_TRAP);
    assert_int_equal(m->why.trap, VECTOR_NAT);
    assert_int_equal(cpu_pc(m->cpu), CODE + 48);
    assert_int_equal(get(m, "ar.unat"), 1 << 5);
    assert_int_equal(get(m, "r9.nat"), 0);
    assert_int_equal(get(m, "r10.nat"), 1);
    assert_int_equal(get(m, "r10"), 77);
}

static void speculative_load_defers_and_check_branches(void **state)
{
    struct machine *m = *state;
    set(m, "r8", UNMAPPED);
    set(m, "r9", DATA);
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "kzac", V(1), V(3), V(10), V(8));
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "kzac", V(1), V(3), V(11), V(9));
    EMIT("chk.s.m", "{r2},{tgt25b}", "bi", V(11), V(2)); /* not taken */
    EMIT("adds", "{r1}={imm14},{r3}", "aic", V(12), V(1), V(0));
    EMIT("chk.s.m", "{r2},{tgt25b}", "bi", V(10), V(2)); /* over the next bundle */
    EMIT("adds", "{r1}={imm14},{r3}", "aic", V(12), V(99), V(0));
    EMIT("adds", "{r1}={imm14},{r3}", "aic", V(13), V(3), V(0));
    run_ok(m);
    assert_int_equal(get(m, "r10.nat"), 1);
    assert_int_equal(get(m, "r12"), 1);
    assert_int_equal(get(m, "r13"), 3);
}

/* ---- ALAT ---- */

static void advanced_load(struct machine *m, uint64_t store_at)
{
    set(m, "r8", DATA + 64);
    set(m, "r9", store_at);
    set(m, "r10", 0x1234);
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "kzac", V(2), V(3), V(40), V(8)); /* ld8.a r40 */
    EMIT("st{z}{rel}{sh3}", "[{r3}]={r2}", "czb", V(9), V(0), V(10));       /* st1 */
    EMIT("chk.a.nc", "{chkr1},{tgt25c}", "ai", V(40), V(2));
    EMIT("adds", "{r1}={imm14},{r3}", "aic", V(12), V(1), V(0));
    EMIT("adds", "{r1}={imm14},{r3}", "aic", V(13), V(1), V(0));
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "kzac", V(8), V(3), V(40), V(8)); /* ld8.c.clr r40 */
    run_ok(m);
}

static void store_elsewhere_leaves_the_alat_entry(void **state)
{
    struct machine *m = *state;
    advanced_load(m, DATA + 72);
    assert_int_equal(get(m, "r12"), 1);
    assert_int_equal(get(m, "r40"), 0);
}

static void overlapping_store_removes_the_alat_entry(void **state)
{
    struct machine *m = *state;
    advanced_load(m, DATA + 71);
    assert_int_equal(get(m, "r12"), 0);
    assert_int_equal(get(m, "r13"), 1);
    assert_int_equal(get(m, "r40"), 0x3400000000000000);
}

/* ---- the register stack ---- */

enum { LOCALS = 20, DEPTH = 90 };

/* r32 counts down: each frame saves its number in r33 and calls the next; the innermost flushes. */
static void build_recursion(struct machine *m)
{
    uint64_t n = nop_of(IA64_I);
    uint64_t alloc = slot("alloc", "{r1}=ar.pfs,{sof},{sol},{sor}", "a", V(34)).x | V(LOCALS + 1) << 13 | V(LOCALS) << 20;
    uint64_t last = CODE + 16 * 7;
    EMIT("br.call{bwh}{ph}{dh}", "{b1}={tgt25c}", "ai", V(0), V(2));              /* 0: call 2 */
    EMIT("br.cond{bwh}{ph}{dh}", "{tgt25c}", "i", V(last + 32 - CODE - 16) >> 4); /* 1: to the end */
    bundle(m, TMPL_MII, alloc, slot("mov", "{r1}={b2}", "ab", V(35), V(0)).x, n); /* 2 */
    bundle(m, TMPL_MII, slot("mov", "{r1}={r3}", "ac", V(33), V(32)).x, n, n);    /* 3: own number */
    bundle(m, TMPL_MII, slot("adds", "{r1}={imm14},{r3}", "asic", V(32 + LOCALS), V(1), V(0x1fff), V(32)).x,
           slot("cmp.eq{unc}", "{p1},{p2}={r2},{r3}", "pPbc", V(6), V(7), V(0), V(32)).x, n); /* 4 */
    EMIT("flushrs", "", "");                                                                  /* 5 (harmless if done each time) */
    emit(m, slot("br.call{bwh}{ph}{dh}", "{b1}={tgt25c}", "aisq", V(0), V((2 - 6) & 0xfffff), V(1), V(7))); /* 6 */
    bundle(m, TMPL_MII, slot("add", "{r1}={r2},{r3}", "abc", V(8), V(8), V(33)).x, slot("mov", "{b1}={r2}", "ab", V(0), V(35)).x,
           slot("mov.i", "{ar3}={r2}", "cb", V(64), V(34)).x); /* 7 */
    EMIT("br.ret{bwh}{ph}{dh}", "{b2}", "b", V(0));            /* 8 */
}

static void deep_calls_keep_their_frames(void **state)
{
    struct machine *m = *state;
    build_recursion(m);
    ia64_set_cfm(m->cpu, 1);
    set(m, "r32", DEPTH);
    run_ok(m);
    assert_int_equal(get(m, "r8"), DEPTH * (DEPTH + 1) / 2);
    assert_int_equal(get(m, "ar.bsp"), STACK);
    assert_int_equal(get(m, "cfm"), 1);
    /* frame k's r33 is the second word of its frame in memory; a NaT collection follows each 63 registers */
    for (unsigned k = 0; k < DEPTH; k++)
        assert_int_equal(word(m, rse_skip(STACK, k * LOCALS + 1)), DEPTH - k);
}

/* A NaT in the callee's r32 is not one in the caller's. */
static void nat_bits_stay_in_their_frame(void **state)
{
    struct machine *m = *state;
    uint64_t n = nop_of(IA64_I), end = CODE + 16 * 5;
    EMIT("br.call{bwh}{ph}{dh}", "{b1}={tgt25c}", "ai", V(0), V(2));
    EMIT("br.cond{bwh}{ph}{dh}", "{tgt25c}", "i", V(end - CODE - 16) >> 4);
    bundle(m, TMPL_MII, slot("alloc", "{r1}=ar.pfs,{sof},{sol},{sor}", "a", V(33)).x | V(4) << 13 | V(4) << 20, n, n);
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "kzac", V(1), V(3), V(32), V(8));
    EMIT("br.ret{bwh}{ph}{dh}", "{b2}", "b", V(0));
    ia64_set_cfm(m->cpu, 4 | 4 << 7);
    set(m, "r8", UNMAPPED);
    set(m, "r32", 7);
    run_ok(m);
    assert_int_equal(get(m, "r32"), 7);
    assert_int_equal(get(m, "r32.nat"), 0);
}

static void every_stop_gives_the_same_end(void **state)
{
    struct machine *m = *state;
    build_recursion(m);
    for (unsigned step = 1; step < 8; step++) {
        ia64_set_cfm(m->cpu, 1);
        set(m, "r32", DEPTH);
        set(m, "r8", 0);
        cpu_set_pc(m->cpu, CODE);
        for (unsigned k = 0; k < 5000 && cpu_pc(m->cpu) != m->end; k++)
            cpu_run(m->cpu, step, &m->why);
        assert_int_equal(get(m, "r8"), DEPTH * (DEPTH + 1) / 2);
    }
}

static void nat_bits_go_through_collections(void **state)
{
    struct machine *m = *state;
    ia64_set_cfm(m->cpu, 70 | 70 << 7);
    for (unsigned k = 0; k < 70; k += 7) {
        char name[16];
        snprintf(name, sizeof name, "r%u.nat", 32 + k);
        set(m, name, 1);
    }
    uint64_t cfm = ia64_cover(m->cpu);
    assert_int_equal(get(m, "ar.bsp"), STACK + 71 * 8);
    assert_true(ia64_rse_flush(m->cpu));
    uint64_t expected = 0;
    for (unsigned k = 0; k < 63; k += 7)
        expected |= 1ull << k;
    assert_int_equal(word(m, STACK + 63 * 8), expected);
    assert_int_equal(get(m, "ar.rnat"), 1);         /* register 63 comes first after the collection */
    ia64_set_backing_store(m->cpu, STACK + 71 * 8); /* all from memory */
    set(m, "ar.rnat", 1);
    ia64_uncover(m->cpu, cfm);
    assert_int_equal(get(m, "ar.bsp"), STACK);
    for (unsigned k = 0; k < 70; k++) {
        char name[16];
        snprintf(name, sizeof name, "r%u.nat", 32 + k);
        assert_int_equal(get(m, name), k % 7 == 0);
    }
}

/* ---- rotation ---- */

static void counted_loop_rotates_all_files(void **state)
{
    struct machine *m = *state;
    ia64_set_cfm(m->cpu, 16 | 16 << 7 | 2 << 14);
    set(m, "ar.lc", 3);
    set(m, "ar.ec", 2);
    set(m, "p16", 1);
    emit(m, slot("adds", "{r1}={imm14},{r3}", "aicq", V(32), V(1), V(32 + 1), V(16))); /* (p16) r32 = r33 + 1 */
    EMIT("br.ctop{bwh}{ph}{dh}", "{tgt25c}", "si", V(1), V(0xfffff));
    run_ok(m);
    /* r32 becomes r33 in each iteration: 1, 2, 3, 4 while LC counts; p16 is off in the epilogue */
    assert_int_equal(get(m, "ar.lc"), 0);
    assert_int_equal(get(m, "ar.ec"), 0);
    assert_int_equal(get(m, "r34"), 4); /* the last value, rotated once more in each of the two epilogue iterations */
    assert_int_equal(get(m, "cfm") >> 18 & 127, 16 - 5);
    assert_int_equal(get(m, "cfm") >> 25 & 127, 96 - 5);
    assert_int_equal(get(m, "cfm") >> 32 & 63, 48 - 5);
    assert_int_equal(get(m, "p16"), 0);
}

/* ---- saturation, compared with arithmetic on longer integers ---- */

static long limit(long v, long low, long high)
{
    return v < low ? low : v > high ? high : v;
}

static void saturating_adds(void **state)
{
    struct machine *m = *state;
    for (unsigned k = 0; k < 4; k++) {
        EMIT("padd{z12}{sat}", "{r1}={r2},{r3}", "zabct", V(0), V(40 + k), V(8), V(9), V(k));
        EMIT("psub{z12}{sat}", "{r1}={r2},{r3}", "zabct", V(1), V(50 + k), V(8), V(9), V(k));
    }
    EMIT("pshladd2", "{r1}={r2},{count2b},{r3}", "abci", V(60), V(8), V(9), V(1));
    EMIT("pshradd2", "{r1}={r2},{count2b},{r3}", "abci", V(61), V(8), V(9), V(1));
    EMIT("pack2.sss", "{r1}={r2},{r3}", "abc", V(62), V(8), V(9));
    EMIT("pack2.uss", "{r1}={r2},{r3}", "abc", V(63), V(8), V(9));
    for (unsigned round = 0; round < 200; round++) {
        uint64_t x = random64(), y = random64();
        if (round & 1)
            y = x ^ 0x8000ff7f7fff8080;
        set(m, "r8", x);
        set(m, "r9", y);
        cpu_set_pc(m->cpu, CODE);
        run_ok(m);
        for (unsigned k = 0; k < 8; k++) {
            long sx = (int8_t)(x >> 8 * k), sy = (int8_t)(y >> 8 * k), ux = (uint8_t)sx, uy = (uint8_t)sy;
            assert_int_equal((uint8_t)(get(m, "r40") >> 8 * k), (uint8_t)(sx + sy));
            assert_int_equal((uint8_t)(get(m, "r41") >> 8 * k), (uint8_t)limit(sx + sy, -128, 127));
            assert_int_equal((uint8_t)(get(m, "r42") >> 8 * k), (uint8_t)limit(ux + uy, 0, 255));
            assert_int_equal((uint8_t)(get(m, "r43") >> 8 * k), (uint8_t)limit(ux + sy, 0, 255));
            long px = (int16_t)(k < 4 ? x >> 16 * k : y >> 16 * (k - 4));
            assert_int_equal((uint8_t)(get(m, "r62") >> 8 * k), (uint8_t)limit(px, -128, 127));
            assert_int_equal((uint8_t)(get(m, "r63") >> 8 * k), (uint8_t)limit(px, 0, 255));
        }
        for (unsigned k = 0; k < 4; k++) {
            long sx = (int16_t)(x >> 16 * k), sy = (int16_t)(y >> 16 * k), ux = (uint16_t)sx, uy = (uint16_t)sy;
            assert_int_equal((uint16_t)(get(m, "r50") >> 16 * k), (uint16_t)(sx - sy));
            assert_int_equal((uint16_t)(get(m, "r51") >> 16 * k), (uint16_t)limit(sx - sy, -32768, 32767));
            assert_int_equal((uint16_t)(get(m, "r52") >> 16 * k), (uint16_t)limit(ux - uy, 0, 65535));
            assert_int_equal((uint16_t)(get(m, "r53") >> 16 * k), (uint16_t)limit(ux - sy, 0, 65535));
            long shifted = limit(sx * 4, -32768, 32767); /* if the shift overflows, the addition has no effect */
            assert_int_equal((uint16_t)(get(m, "r60") >> 16 * k),
                             (uint16_t)(shifted != sx * 4 ? shifted : limit(shifted + sy, -32768, 32767)));
            assert_int_equal((uint16_t)(get(m, "r61") >> 16 * k), (uint16_t)limit((sx >> 2) + sy, -32768, 32767));
        }
    }
}

/* ---- byte order, faults ---- */

static void user_mask_be_swaps_data(void **state)
{
    struct machine *m = *state;
    set(m, "r8", DATA);
    set(m, "r9", 0x0102030405060708);
    EMIT("st{z}{rel}{sh3}", "[{r3}]={r2}", "czb", V(8), V(3), V(9));
    EMIT("sum", "{immu24}", "i", V(2));
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "zac", V(3), V(10), V(8));
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "zac", V(1), V(11), V(8));
    EMIT("rum", "{immu24}", "i", V(2));
    EMIT("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "zac", V(1), V(12), V(8));
    run_ok(m);
    assert_int_equal(get(m, "r10"), 0x0807060504030201);
    assert_int_equal(get(m, "r11"), 0x0807);
    assert_int_equal(get(m, "r12"), 0x0708);
    assert_int_equal(get(m, "psr.um"), 0);
}

static void fault_names_bundle_and_slot(void **state)
{
    struct machine *m = *state;
    set(m, "r8", UNMAPPED + 5);
    bundle(m, TMPL_MMI, slot("adds", "{r1}={imm14},{r3}", "aic", V(9), V(1), V(0)).x,
           slot("ld{z}{lk}{lh3}", "{r1}=[{r3}]", "zac", V(0), V(10), V(8)).x,
           slot("adds", "{r1}={imm14},{r3}", "aic", V(11), V(1), V(0)).x);
    run(m);
    assert_int_equal(m->why.reason, CPU_FAULT);
    assert_int_equal(m->why.addr, UNMAPPED + 5);
    assert_int_equal(m->why.fault, MEM_FAULT_UNMAPPED);
    assert_int_equal(get(m, "ip"), CODE);
    assert_int_equal(get(m, "ri"), 1);
    assert_int_equal(get(m, "r9"), 1);
    assert_int_equal(get(m, "r11"), 0);
}

static void illegal_targets_trap(void **state)
{
    struct machine *m = *state;
    ia64_set_cfm(m->cpu, 4);
    EMIT("adds", "{r1}={imm14},{r3}", "aicq", V(0), V(1), V(0), V(6)); /* predicated off: nothing happens */
    EMIT("adds", "{r1}={imm14},{r3}", "aic", V(35), V(1), V(0));
    EMIT("adds", "{r1}={imm14},{r3}", "aic", V(36), V(1), V(0)); /* beyond the frame */
    run(m);
    assert_int_equal(m->why.reason, CPU_TRAP);
    assert_int_equal(m->why.trap, VECTOR_GENERAL);
    assert_int_equal(get(m, "isr"), CODE_ILLEGAL);
    assert_int_equal(cpu_pc(m->cpu), CODE + 32);
}

/* ---- which registers there are (manual, volume 2, "Application Registers" and "Control Registers") */

enum { NONE = -1 }; /* no fault */
struct range {
    unsigned first, last;
};

static bool within(unsigned n, const struct range *r, unsigned count)
{
    for (unsigned k = 0; k < count; k++)
        if (n >= r[k].first && n <= r[k].last)
            return true;
    return false;
}
#define WITHIN(n, ...) within(n, (const struct range[]){__VA_ARGS__}, sizeof((const struct range[]){__VA_ARGS__}) / sizeof(struct range))

/* Executes an instruction that writes r9, or reads r8, and returns the code of the fault or NONE. */
static int fault_of(struct machine *m, struct encoded e)
{
    cpu_set_pc(m->cpu, m->end);
    emit(m, e);
    run(m);
    if (m->why.reason != CPU_TRAP)
        return NONE;
    assert_int_equal(m->why.trap, VECTOR_GENERAL);
    return (int)get(m, "isr");
}

/* Users may access none. cr.ivr and cr.irr0 to cr.irr3 are read only; those from cr16 on belong to an interruption in progress. */
static void control_registers_exist(void **state)
{
    struct machine *m = *state;

    for (unsigned n = 0; n < 128; n++) {
        bool exists = WITHIN(n, {0, 2}, {8, 8}, {64, 74}, {80, 81}), only_read = WITHIN(n, {65, 65}, {68, 71});
        assert_int_equal(fault_of(m, slot("mov", "{r1}={cr3}", "ac", V(9), V(n))), exists ? CODE_PRIVILEGED : CODE_ILLEGAL);
        assert_int_equal(fault_of(m, slot("mov", "{cr3}={r2}", "cb", V(n), V(8))), exists && !only_read ? CODE_PRIVILEGED : CODE_ILLEGAL);
    }
}

/* Units M and I each have their registers; those that are ignored are of both. ar.bsp is read only; users may not write the kernel's
 * registers and the counters. */
static void application_registers_exist(void **state)
{
    struct machine *m = *state;

    cpu_slots(m->cpu)[S_RSC] = 0; /* ar.bspstore and ar.rnat may be accessed */
    for (unsigned n = 0; n < 128; n++) {
        bool ignored = WITHIN(n, {48, 63}, {112, 127}), counter = WITHIN(n, {0, 7}, {44, 45});
        bool of_m = ignored || WITHIN(n, {0, 7}, {16, 19}, {21, 21}, {24, 30}, {32, 32}, {36, 36}, {40, 40}, {44, 45});
        bool of_i = ignored || WITHIN(n, {64, 66});
        uint64_t fpsr = get(m, "ar.fpsr"), bspstore = get(m, "ar.bspstore");
        int written = n == 17 ? CODE_ILLEGAL : counter ? CODE_PRIVILEGED_REGISTER : NONE;
        assert_int_equal(fault_of(m, slot("mov.m", "{r1}={ar3}", "ac", V(9), V(n))), of_m ? NONE : CODE_ILLEGAL);
        assert_int_equal(fault_of(m, slot("mov.i", "{r1}={ar3}", "ac", V(9), V(n))), of_i ? NONE : CODE_ILLEGAL);
        set(m, "r8", n == 40 ? fpsr : n == 18 ? bspstore : 0);
        assert_int_equal(fault_of(m, slot("mov.m", "{ar3}={r2}", "cb", V(n), V(8))), of_m ? written : CODE_ILLEGAL);
        assert_int_equal(fault_of(m, slot("mov.i", "{ar3}={r2}", "cb", V(n), V(8))), of_i ? written : CODE_ILLEGAL);
    }
}

/* Executes every line of the table with a qualifying predicate that is 0, and registers and addresses that would show an effect. */
static void what_is_predicated_off_does_nothing(void **state)
{
    struct machine *m = *state;
    assert_true(ia64_isa.nregs <= REGISTERS);
    for (unsigned k = 0; k < ia64_line_count(); k++) {
        const struct ia64_line *line = &ia64_lines()[k];
        uint64_t before[REGISTERS], x = line->value | fill(line, 'q', 6);
        if (line->unit == IA64_X || line->attributes & (IA64_NOPRED | IA64_OWNQP | IA64_UNC))
            continue;
        x |= fill(line, 'a', 10) | fill(line, 'b', 9) | fill(line, 'c', 8) | fill(line, 'p', 12);
        if (!(x & 63)) /* the line has no predicate */
            continue;
        set(m, "r8", UNMAPPED);
        set(m, "r9", DATA);
        m->end = CODE + 64 * k;
        cpu_set_pc(m->cpu, m->end);
        for (unsigned r = 0; r < ia64_isa.nregs; r++)
            before[r] = cpu_reg_get(m->cpu, (int)r);
        emit(m, (struct encoded){line->unit, x});
        run_ok(m);
        for (unsigned r = 0; r < ia64_isa.nregs; r++)
            if (cpu_reg_get(m->cpu, (int)r) != before[r] && strcmp(ia64_isa.regs[r].name, "ip"))
                fail_msg("%s %s, predicated off, changes %s", line->name, line->operands, ia64_isa.regs[r].name);
        assert_int_equal(word(m, DATA), 0);
    }
}

/* Runs the instruction from the given registers, and stores the registers after it there. */
static bool run_from(struct machine *m, struct encoded e, uint64_t reg[REGISTERS])
{
    uint64_t at = m->end;
    for (unsigned r = 0; r < ia64_isa.nregs; r++)
        if (strcmp(ia64_isa.regs[r].name, "pr")) /* pr aliases p0 to p63 */
            cpu_reg_set(m->cpu, (int)r, reg[r]);
    alat_clear(m->cpu); /* entries of an earlier run; the ALAT is no register */
    cpu_set_pc(m->cpu, at);
    emit(m, e);
    run(m);
    for (unsigned r = 0; r < ia64_isa.nregs; r++)
        reg[r] = cpu_reg_get(m->cpu, (int)r);
    return m->why.reason == CPU_BREAK;
}

static uint64_t *named(uint64_t reg[REGISTERS], const char *letters, unsigned number, const char *part)
{
    char name[16];
    snprintf(name, sizeof name, "%s%u%s", letters, number, part);
    int r = cpu_reg_find(&ia64_isa, name);
    assert_true(r >= 0);
    return &reg[r];
}

/* Sets registers to random values of all kinds: addresses and numbers, integers, doubles and NaTVals. */
static void randomize(uint64_t reg[REGISTERS], bool addresses)
{
    for (unsigned r = 8; r < 40; r++)
        *named(reg, "r", r, "") = addresses ? DATA + (random64() & 0xff8) : random64();
    for (unsigned r = 1; r < 64; r++)
        *named(reg, "p", r, "") = r == 6 || (random64() & 1);
    for (unsigned r = 2; r < 128; r++) {
        static const uint32_t exponents[] = {0x1003e, 0x10000, 0x0ffff, 0x3fffe, 0x1fffe, 0x1ffff, 0, 0x0fc01};
        *named(reg, "f", r, ".exp") = exponents[random64() % 8];
        *named(reg, "f", r, ".sig") = random64() << 11 | 1ull << 63;
    }
}

/* Instructions that only compute are if-converted if they are predicated: the result must be the same. */
static void a_predicate_that_is_1_changes_nothing(void **state)
{
    struct machine *m = *state;
    static uint64_t start[REGISTERS], plain[REGISTERS], predicated[REGISTERS];
    for (unsigned r = 0; r < ia64_isa.nregs; r++)
        start[r] = cpu_reg_get(m->cpu, (int)r);
    for (unsigned k = 0; k < ia64_line_count() * 8; k++) {
        const struct ia64_line *line = &ia64_lines()[k / 8];
        if (line->unit == IA64_X || line->unit == IA64_B || line->attributes & IA64_NOPRED || line->mask & 63)
            continue;
        randomize(start, k & 1);
        uint64_t zeroes[512] = {0}, x = (line->value | (random64() & ~line->mask & ((1ull << 41) - 1))) & ~63ull;
        memcpy(plain, start, sizeof plain);
        memcpy(predicated, start, sizeof plain);
        m->end = CODE;
        bool ok = run_from(m, (struct encoded){line->unit, x}, plain);
        m->end = CODE;
        mem_poke(m->space, DATA, zeroes, sizeof zeroes);
        assert_int_equal(run_from(m, (struct encoded){line->unit, x | 6}, predicated), ok);
        mem_poke(m->space, DATA, zeroes, sizeof zeroes);
        for (unsigned r = 0; r < ia64_isa.nregs; r++)
            if (plain[r] != predicated[r])
                fail_msg("%s %s, %llx, makes another %s", line->name, line->operands, (unsigned long long)x, ia64_isa.regs[r].name);
    }
}

static void breaks_stop(void **state)
{
    struct machine *m = *state;
    EMIT("break.m", "{immu21}", "i", V(0x80001));
    run(m);
    assert_int_equal(m->why.reason, CPU_TRAP);
    assert_int_equal(m->why.trap, VECTOR_BREAK);
    assert_int_equal(m->why.code, 0x80001);
    assert_int_equal(get(m, "ri"), 0);
    m->end = CODE;
    uint64_t n = nop_of(IA64_I);
    bundle(m, TMPL_MII, n, slot("break.i", "{immu21}", "i", V(0)).x | 1ull << 36, n); /* 0x100000 */
    cpu_run(m->cpu, 10, &m->why);
    assert_int_equal(m->why.reason, CPU_SYSCALL);
    assert_int_equal(get(m, "ip"), CODE);
    assert_int_equal(get(m, "ri"), 2);
}

/* ---- instruction groups ---- */

/* Runs the program. Returns the number of reports, and the text of the last one. */
static unsigned group_reports(struct machine *m, char *text, size_t cap)
{
    struct ia64_group_check *g = calloc(1, sizeof *g);
    unsigned n = 0;
    while (cpu_pc(m->cpu) != m->end) {
        n += ia64_group_check(g, m->cpu, text, cap);
        cpu_run(m->cpu, 1, &m->why);
    }
    free(g);
    return n;
}

static void group_rules_are_watched(void **state)
{
    struct machine *m = *state;
    enum { MII_NO_STOP = 0, MIB_STOP = 17 };
    char text[200] = "";
    uint64_t n = nop_of(IA64_I), write8 = slot("adds", "{r1}={imm14},{r3}", "aic", V(8), V(1), V(0)).x;
    uint64_t read8 = slot("adds", "{r1}={imm14},{r3}", "aic", V(9), V(1), V(8)).x;
    uint64_t cmp = slot("cmp.eq{unc}", "{p1},{p2}={r2},{r3}", "pPbc", V(6), V(7), V(0), V(0)).x;
    bundle(m, TMPL_MII, write8, n, n); /* a stop in between */
    bundle(m, TMPL_MII, read8, n, n);
    bundle(m, TMPL_MII, read8, write8, n);                                                     /* write after read */
    bundle(m, MIB_STOP, cmp, n, slot("br.cond{bwh}{ph}{dh}", "{tgt25c}", "iq", V(1), V(6)).x); /* branch on the compare */
    assert_int_equal(group_reports(m, text, sizeof text), 0);
    bundle(m, MII_NO_STOP, write8, n, n);
    bundle(m, TMPL_MII, n, read8, n);
    uint64_t bad = m->end - 16;
    assert_int_equal(group_reports(m, text, sizeof text), 1);
    char expected[200];
    snprintf(expected, sizeof expected, "0x%llx slot 1: adds reads r8, which 0x%llx slot 0 wrote in the same instruction group",
             (unsigned long long)bad, (unsigned long long)bad - 16);
    assert_string_equal(text, expected);
    bundle(m, TMPL_MII, cmp, slot("adds", "{r1}={imm14},{r3}", "aicq", V(9), V(1), V(0), V(6)).x, n); /* not a branch */
    assert_int_equal(group_reports(m, text, sizeof text), 1);
    bundle(m, TMPL_MII, write8, write8, n);
    assert_int_equal(group_reports(m, text, sizeof text), 1);
}

/* ---- blocks ---- */

/* A block has no more conditional branches than the translator's tuning allows. */
static void blocks_have_few_branches(void **state)
{
    struct machine *m = *state;
    struct cpu_timing *t = cpu_timing_new(&ia64_isa, "itanium2");
    const unsigned most = m->cpu->tuning->branches;
    if (3 * most > IR_MAX_INSNS)
        skip();
    assert_true(cpu_set_timing(m->cpu, t));
    cpu_timing_unref(t);
    for (unsigned k = 0; k < 2 * most; k++)
        EMIT("br.cond{bwh}{ph}{dh}", "{tgt25c}", "qi", V(6), V(64));
    code_enter(m->cpu);
    const struct ir_block *b =
        ir_translate(code_of(m->cpu)->builder, m->cpu, CODE, m->cpu->slot[ia64_isa.ir->mode_slot], IR_MAX_INSNS, IR_TO_STAY);
    assert_int_equal(b->ninsns, 3 * most);
    assert_int_equal(b->exits[b->nexits - 1].pc, CODE + 16 * most);
}

/* ---- the table ---- */

/* If two lines of a unit match the same bits, one is a special case of the other, with more fixed bits. */
static void lines_overlap_only_as_special_cases(void **state)
{
    const struct ia64_line *lines = ia64_lines();
    uint32_t tied = IA64_F2EQF3 | IA64_LEN64 | IA64_LEN64C;
    (void)state;
    for (unsigned a = 0; a < ia64_line_count(); a++)
        for (unsigned b = a + 1; b < ia64_line_count(); b++) {
            uint64_t both = lines[a].mask & lines[b].mask;
            if (lines[a].unit != lines[b].unit || (lines[a].value ^ lines[b].value) & both)
                continue;
            bool a_special = (lines[a].mask & lines[b].mask) == lines[b].mask, b_special = both == lines[a].mask;
            bool completers = strchr(lines[a].name, '{') || strchr(lines[b].name, '{'); /* these exclude values */
            if (!(a_special || b_special || completers || (lines[a].attributes | lines[b].attributes) & tied))
                fail_msg("%s %s and %s %s overlap", lines[a].name, lines[a].operands, lines[b].name, lines[b].operands);
        }
}

int main(void)
{
#define T(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {
        // clang-format off
        T(nat_propagates_and_is_tested), T(nat_is_spilled_filled_and_consumed),
        T(speculative_load_defers_and_check_branches), T(store_elsewhere_leaves_the_alat_entry),
        T(overlapping_store_removes_the_alat_entry), T(deep_calls_keep_their_frames), T(nat_bits_stay_in_their_frame), T(every_stop_gives_the_same_end),
        T(nat_bits_go_through_collections), T(counted_loop_rotates_all_files), T(saturating_adds),
        T(user_mask_be_swaps_data), T(fault_names_bundle_and_slot), T(illegal_targets_trap), T(control_registers_exist), T(application_registers_exist),
        T(what_is_predicated_off_does_nothing), T(a_predicate_that_is_1_changes_nothing), T(breaks_stop), T(group_rules_are_watched),
        // clang-format on
        T(blocks_have_few_branches),
        cmocka_unit_test(lines_overlap_only_as_special_cases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
