/* timing.t.c - Itanium 2: latencies between classes, compared with Intel's machine description of McKinley; dispersal; what differs on the
 * first Itanium. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <string.h>

#include "emu/timing/consumer/consumer.h"
#include "emu/timing/predict.h"
#include "isa/ia64/timing.h"

static struct timing_model *prepared_model(const char *name)
{
    const struct timing_model *m;
    for (unsigned k = 0; (m = ia64_timing_model(k)) && strcmp(m->name, name); k++)
        ;
    assert_non_null(m);
    struct timing_model *prepared = timing_prepare(m);
    assert_non_null(prepared);
    return prepared;
}

static struct timing_model *itanium2(void)
{
    static struct timing_model *prepared;
    if (!prepared)
        prepared = prepared_model("itanium2");
    return prepared;
}

static struct timing_model *merced(void)
{
    static struct timing_model *prepared;
    if (!prepared)
        prepared = prepared_model("merced");
    return prepared;
}

static unsigned class_named(const struct timing_model *m, const char *name)
{
    unsigned k = 0;
    while (k < m->nclasses && strcmp(m->classes[k].name, name))
        k++;
    assert_true(k < m->nclasses);
    return k;
}

struct latency {
    const char *producer;
    enum timing_role result;
    const char *consumer;
    enum timing_role operand;
    unsigned cycles;
};

static void check_latencies(const struct timing_model *m, const struct latency *published, size_t n)
{
    for (size_t k = 0; k < n; k++)
        assert_int_equal(timing_latency(m, class_named(m, published[k].producer), published[k].result,
                                        class_named(m, published[k].consumer), published[k].operand),
                         published[k].cycles);
}

static void latencies(void **state)
{
    static const struct latency published[] = {
        // clang-format off
        {"IALU", TIMING_DATA, "IALU", TIMING_DATA, 1},   {"IALU", TIMING_DATA, "MMSHF", TIMING_DATA, 3},
        {"LONG_I", TIMING_DATA, "MMSHF", TIMING_DATA, 1}, {"LD", TIMING_DATA, "IALU", TIMING_DATA, 1},
        {"LD", TIMING_DATA, "LD", TIMING_ADDR, 2},       {"LD", TIMING_DATA, "LD", TIMING_INCR, 1},
        {"LD", TIMING_DATA, "ST", TIMING_ADDR, 2},       {"LD", TIMING_DATA, "ST", TIMING_DATA, 1},
        {"LD", TIMING_ADDR, "LD", TIMING_ADDR, 1},       {"LD", TIMING_DATA, "TOFR", TIMING_DATA, 2},
        {"LD", TIMING_DATA, "MMALU_A", TIMING_DATA, 2},  {"MMALU_A", TIMING_DATA, "IALU", TIMING_DATA, 3},
        {"MMALU_A", TIMING_DATA, "MMMUL", TIMING_DATA, 2}, {"MMMUL", TIMING_DATA, "ST", TIMING_DATA, 3},
        {"ICMP", TIMING_DATA, "BR", TIMING_PRED, 0},     {"ICMP", TIMING_DATA, "IALU", TIMING_PRED, 1},
        {"TBIT", TIMING_DATA, "BR", TIMING_PRED, 0},     {"FCMP", TIMING_DATA, "BR", TIMING_PRED, 2},
        {"FCMP", TIMING_DATA, "FMAC", TIMING_PRED, 2},   {"FMISC", TIMING_PRED, "FMAC", TIMING_PRED, 1},
        {"FMAC", TIMING_DATA, "FMAC", TIMING_DATA, 4},   {"XMA", TIMING_DATA, "FRFR", TIMING_DATA, 4},
        {"FMAC", TIMING_DATA, "STF", TIMING_DATA, 4},    {"FLD", TIMING_DATA, "FMAC", TIMING_DATA, 6},
        {"FLD", TIMING_DATA, "FRFR", TIMING_DATA, 7},    {"FLDP", TIMING_ADDR, "FLDP", TIMING_ADDR, 1},
        {"TOFR", TIMING_DATA, "FMAC", TIMING_DATA, 6},   {"TOFR", TIMING_DATA, "STF", TIMING_DATA, 6},
        {"TOFR", TIMING_DATA, "FRFR", TIMING_DATA, 7},   {"FRFR", TIMING_DATA, "IALU", TIMING_DATA, 5},
        {"FRFR", TIMING_DATA, "MMALU_I", TIMING_DATA, 6}, {"TOBR", TIMING_DATA, "BR", TIMING_DATA, 0},
        {"TOBR", TIMING_DATA, "FRBR", TIMING_DATA, 1},   {"FRBR", TIMING_DATA, "IALU", TIMING_DATA, 2},
        {"FRPR", TIMING_DATA, "IALU", TIMING_DATA, 2},   {"TOAR_PFS", TIMING_DATA, "BR", TIMING_DATA, 0},
        {"TOAR_PFS", TIMING_DATA, "FRAR_I", TIMING_DATA, 1}, {"FRAR_I", TIMING_DATA, "IALU", TIMING_DATA, 2},
        {"FRAR_M6", TIMING_DATA, "IALU", TIMING_DATA, 6}, {"FRAR_M13", TIMING_DATA, "MMSHF", TIMING_DATA, 15},
        {"SEM", TIMING_DATA, "IALU", TIMING_DATA, 6},    {"CLD", TIMING_DATA, "IALU", TIMING_DATA, 0},
        // clang-format on
    };
    static const struct latency of_merced[] = {
        // clang-format off
        {"IALU", TIMING_DATA, "IALU", TIMING_DATA, 1},   {"IALU", TIMING_DATA, "MMSHF", TIMING_DATA, 3},
        {"ILOG", TIMING_DATA, "LD", TIMING_ADDR, 2},     {"IALU", TIMING_DATA, "LD", TIMING_ADDR, 1},
        {"LD", TIMING_DATA, "IALU", TIMING_DATA, 2},     {"LD", TIMING_DATA, "ST", TIMING_ADDR, 3},
        {"LD", TIMING_DATA, "MMMUL", TIMING_DATA, 3},    {"MMMUL", TIMING_DATA, "IALU", TIMING_DATA, 4},
        {"MMSHF", TIMING_DATA, "MMALU_A", TIMING_DATA, 2}, {"FMAC", TIMING_DATA, "FMAC", TIMING_DATA, 5},
        {"FMAC", TIMING_DATA, "XMA", TIMING_DATA, 7},    {"XMA", TIMING_DATA, "XMA", TIMING_DATA, 7},
        {"XMA", TIMING_DATA, "FRFR", TIMING_DATA, 8},    {"FMAC", TIMING_DATA, "FRFR", TIMING_DATA, 7},
        {"FMAC", TIMING_DATA, "STF", TIMING_DATA, 8},    {"FLD", TIMING_DATA, "XMA", TIMING_DATA, 9},
        {"TOFR", TIMING_DATA, "XMA", TIMING_DATA, 9},    {"TOFR", TIMING_DATA, "FRFR", TIMING_DATA, 8},
        {"FRFR", TIMING_DATA, "IALU", TIMING_DATA, 2},   {"FCMP", TIMING_DATA, "BR", TIMING_PRED, 1},
        {"ICMP", TIMING_DATA, "BR", TIMING_PRED, 0},     {"ICMP", TIMING_DATA, "IALU", TIMING_PRED, 1},
        // clang-format on
    };
    (void)state;
    check_latencies(itanium2(), published, sizeof published / sizeof *published);
    check_latencies(merced(), of_merced, sizeof of_merced / sizeof *of_merced);
}

/* A bundle: its template by number / 2, and one class per slot. */
struct bundle {
    uint8_t tmpl;
    const char *cls[3];
    bool stop;
};
enum { MII = 0, MMI = 4, MFI = 6, MMF = 7, MIB = 8, MBB = 9, MFB = 14 };

static unsigned cycles_of(const struct timing_model *m, const struct bundle *b, unsigned n)
{
    struct timing_state s;
    unsigned sum = 0;
    timing_reset(&s);
    for (unsigned k = 0; k < 3 * n; k++) {
        struct timing_insn i = {.cls = (uint8_t)class_named(m, b[k / 3].cls[k % 3]), .slot = (uint8_t)(k % 3), .bundle = b[k / 3].tmpl};
        const struct timing_event e = {.odd = m->ahead && k / 3 & 1}; /* they begin at the beginning of a line */
        i.flags = b[k / 3].stop && k % 3 == 2 ? TIMING_STOP_AFTER : 0;
        sum += timing_step(m, &s, &i, &e, NULL);
    }
    return sum;
}
#define CYCLES_ON(m, ...) \
    cycles_of(m, (const struct bundle[]){__VA_ARGS__}, sizeof((const struct bundle[]){__VA_ARGS__}) / sizeof(struct bundle))
#define CYCLES(...) CYCLES_ON(itanium2(), __VA_ARGS__)
#define MERCED(...) CYCLES_ON(merced(), __VA_ARGS__)

static void dispersal(void **state)
{
    (void)state;
    assert_int_equal(CYCLES({MMI, {"LD", "ST", "IALU"}, 0}, {MMI, {"LD", "ST", "IALU"}, 0}), 1);     /* six per cycle, in any order */
    assert_int_equal(CYCLES({MMI, {"LD", "LD", "IALU"}, 0}, {MMI, {"LD", "ST", "IALU"}, 0}), 2);     /* two loads per cycle */
    assert_int_equal(CYCLES({MMI, {"IALU", "IALU", "IALU"}, 0}, {MMI, {"LD", "LD", "IALU"}, 0}), 1); /* ALU instructions take other ports */
    assert_int_equal(CYCLES({MMI, {"IALU", "IALU", "IALU"}, 1}, {MMI, {"LD", "LD", "IALU"}, 0}), 2); /* a stop */
    assert_int_equal(CYCLES({MII, {"LD", "IALU", "ISHF"}, 0}), 2);                                   /* shifts only on I0 */
    assert_int_equal(CYCLES({MII, {"LD", "ISHF", "IALU"}, 0}), 1);
    assert_int_equal(CYCLES({MII, {"LD", "IALU", "IALU"}, 0}, {MII, {"LD", "IALU", "IALU"}, 0}), 1); /* the last two on M ports */
    assert_int_equal(CYCLES({MII, {"LD", "IALU", "IALU"}, 0}, {MMI, {"ST", "ST", "IALU"}, 0}), 1);
    assert_int_equal(CYCLES({MII, {"LD", "IALU", "IALU"}, 0}, {MMI, {"LD", "LD", "IALU"}, 0}), 2);  /* three loads */
    assert_int_equal(CYCLES({MII, {"LD", "IALU", "IALU"}, 0}, {MII, {"LD", "IALU", "XTD"}, 0}), 2); /* I only */
    assert_int_equal(CYCLES({MII, {"LD", "IALU", "IALU"}, 0}, {MMI, {"ST", "IALU", "NOP_I"}, 0}), 2);
    assert_int_equal(CYCLES({MIB, {"LD", "IALU", "NOP_B"}, 0}, {MMI, {"IALU", "ST", "IALU"}, 0}), 1);
    assert_int_equal(CYCLES({MIB, {"LD", "IALU", "NOP_B"}, 0}, {MIB, {"ST", "IALU", "NOP_B"}, 0}), 1); /* nop.b on B0 and B1 */
    assert_int_equal(CYCLES({MIB, {"LD", "IALU", "NOP_B"}, 0}, {MFB, {"ST", "FMAC", "BR"}, 0}), 1);
    assert_int_equal(CYCLES({MIB, {"LD", "IALU", "BRP"}, 0}, {MIB, {"ST", "IALU", "BRP"}, 0}), 2); /* brp on B0 only */
    assert_int_equal(CYCLES({MIB, {"LD", "IALU", "BR"}, 0}, {MMI, {"IALU", "ST", "IALU"}, 0}), 2); /* splits after a branch */
    assert_int_equal(CYCLES({MBB, {"LD", "NOP_B", "NOP_B"}, 0}, {MMI, {"IALU", "ST", "IALU"}, 0}), 2);
    assert_int_equal(CYCLES({MFI, {"LD", "FMAC", "IALU"}, 0}, {MFI, {"LD", "FMAC", "IALU"}, 0}), 1);
    assert_int_equal(CYCLES({MFI, {"LD", "FSIMD", "IALU"}, 0}, {MFI, {"LD", "FMAC", "IALU"}, 0}), 2); /* both F ports */
    assert_int_equal(CYCLES({MMI, {"SEM", "IALU", "IALU"}, 0}), 2); /* an implicit stop after a semaphore */
}

/* Two instructions of a group, or of two if `stop`: the second one is predicated off and reads what the first one writes. */
static unsigned cycles_skipped(const char *first, bool stop)
{
    const struct timing_model *m = itanium2();
    struct timing_insn write = {.cls = (uint8_t)class_named(m, first), .slot = 0, .bundle = MMI, .nwrites = 1};
    struct timing_insn read = {.cls = (uint8_t)class_named(m, "IALU"), .slot = 1, .bundle = MMI, .nreads = 1};
    struct timing_event skipped = {.skipped = true};
    struct timing_state s;
    write.flags = stop ? TIMING_STOP_AFTER : 0;
    write.writes[0] = read.reads[0] = (struct timing_operand){IA64_TREG_GR + 8, TIMING_DATA};
    timing_reset(&s);
    unsigned cycles = timing_step(m, &s, &write, &TIMING_EXECUTED, NULL);
    return cycles + timing_step(m, &s, &read, &skipped, NULL);
}

/* A load whose access takes `miss` cycles more, `groups` groups of one instruction after it, and a group whose second instruction is
 * predicated off and reads what the load writes. *last: the charge of the last step. */
static unsigned cycles_after_load(unsigned miss, unsigned groups, struct timing_charge *last)
{
    const struct timing_model *m = itanium2();
    struct timing_insn load = {
        .cls = (uint8_t)class_named(m, "LD"), .slot = 0, .bundle = MMI, .nwrites = 1, .flags = TIMING_IS_LOAD | TIMING_STOP_AFTER};
    struct timing_insn other = {.cls = (uint8_t)class_named(m, "IALU"), .slot = 0, .bundle = MMI};
    struct timing_insn read = {.cls = (uint8_t)class_named(m, "IALU"), .slot = 1, .bundle = MMI, .nreads = 1};
    struct timing_event misses = {.data = (uint16_t)miss}, skipped = {.skipped = true};
    struct timing_state s;
    load.writes[0] = read.reads[0] = (struct timing_operand){IA64_TREG_GR + 8, TIMING_DATA};
    timing_reset(&s);
    unsigned cycles = timing_step(m, &s, &load, &misses, NULL);
    for (unsigned k = 0; k <= groups; k++) {
        other.flags = k < groups ? TIMING_STOP_AFTER : 0;
        cycles += timing_step(m, &s, &other, &TIMING_EXECUTED, NULL);
    }
    *last = (struct timing_charge){0};
    return cycles + timing_step(m, &s, &read, &skipped, last);
}

/* It waits for a load of an earlier group until its miss is over, wherever it is in its own group. */
static void predicated_off_after_a_miss(void **state)
{
    struct timing_charge last;
    (void)state;
    for (unsigned miss = 0; miss < 9; miss++)
        for (unsigned groups = 0; groups < 5; groups++) {
            unsigned issues = 1 + groups, arrives = 1 + miss; /* cycles after the load's */
            unsigned waits = arrives > issues ? arrives - issues : 0;
            assert_int_equal(cycles_after_load(miss, groups, &last), 1 + issues + waits);
            assert_int_equal(last.cycles[TIMING_DCACHE] + last.cycles[TIMING_STALL] + last.cycles[TIMING_ISSUE], waits);
            if (waits > 1)
                assert_int_equal(last.cycles[TIMING_STALL], 0);
        }
    assert_int_equal(cycles_after_load(200, 1, &last), 202);
}

/* An instruction that is predicated off waits for its operands, but not for those that its own cycle produces. */
static void predicated_off(void **state)
{
    (void)state;
    assert_int_equal(cycles_skipped("FRFR", true), 6);
    assert_int_equal(cycles_skipped("IALU", true), 2);
    assert_int_equal(cycles_skipped("FRFR", false), 1);
}

/* A getf, a group of which the first instruction is of class `first` and the second reads the getf's result, and a third group, which reads
 * the first one's. *last: the charge of the second instruction. */
static unsigned cycles_held(const char *first, const char *third, struct timing_charge *last)
{
    const struct timing_model *m = itanium2();
    const struct timing_operand r8 = {IA64_TREG_GR + 8, TIMING_DATA}, r9 = {IA64_TREG_GR + 9, TIMING_DATA};
    struct timing_insn getf = {
        .cls = (uint8_t)class_named(m, "FRFR"), .slot = 0, .bundle = MMI, .nwrites = 1, .writes = {r8}, .flags = TIMING_STOP_AFTER};
    struct timing_insn write = {.cls = (uint8_t)class_named(m, first), .slot = 0, .bundle = MMI, .nwrites = 1, .writes = {r9}};
    struct timing_insn read = {
        .cls = (uint8_t)class_named(m, "IALU"), .slot = 1, .bundle = MMI, .nreads = 1, .reads = {r8}, .flags = TIMING_STOP_AFTER};
    struct timing_insn use = {.cls = (uint8_t)class_named(m, third), .slot = 0, .bundle = MMI, .nreads = 1, .reads = {r9}};
    struct timing_state s;
    timing_reset(&s);
    unsigned cycles = timing_step(m, &s, &getf, &TIMING_EXECUTED, NULL);
    cycles += timing_step(m, &s, &write, &TIMING_EXECUTED, NULL);
    unsigned drain = timing_drain(m, &s);
    unsigned rest = timing_step(m, &s, &read, &TIMING_EXECUTED, last);
    rest += timing_step(m, &s, &use, &TIMING_EXECUTED, NULL);
    assert_true(rest <= drain);
    return cycles + rest;
}

/* A group waits as a whole: the results of its first instruction come later, too. */
static void held(void **state)
{
    struct timing_charge last;
    (void)state;
    assert_int_equal(cycles_held("IALU", "IALU", &last), 5 + 1 + 1);
    assert_int_equal(last.cycles[TIMING_ISSUE], 0);
    assert_int_equal(last.cycles[TIMING_STALL], 4);
    assert_int_equal(cycles_held("MMALU_A", "MMALU_A", &last), 5 + 2 + 1);
    assert_int_equal(cycles_held("MMALU_A", "IALU", &last), 5 + 3 + 1);
    assert_int_equal(cycles_held("SEM", "IALU", &last), 6 + 1 + 1); /* two groups, because of the implicit stop */
}

/* One instruction that writes and reads a register, then a branch that rotates: cycles from one such group to the next one's end. `sor`
 * general registers rotate. */
static unsigned cycles_in_loop(const char *cls, unsigned reg, unsigned sor)
{
    const struct timing_model *m = itanium2();
    struct timing_insn work = {.cls = (uint8_t)class_named(m, cls), .slot = 1, .bundle = MFB, .nreads = 1, .nwrites = 1};
    struct timing_insn branch = {
        .cls = (uint8_t)class_named(m, "BR"), .slot = 2, .bundle = MFB, .flags = TIMING_STOP_AFTER | TIMING_ROTATES};
    struct timing_event rotates = {.taken = true, .rotating = (uint8_t)sor};
    struct timing_state s;
    unsigned sum = 0, loops = 1000;
    work.reads[0] = work.writes[0] = (struct timing_operand){(uint16_t)reg, TIMING_DATA};
    timing_reset(&s);
    for (unsigned k = 0; k < loops; k++) {
        sum += timing_step(m, &s, &work, &TIMING_EXECUTED, NULL);
        sum += timing_step(m, &s, &branch, &rotates, NULL);
    }
    return (sum + loops / 2) / loops;
}

/* A pending result belongs to its register's new name after a rotation: an instruction of the next iteration does not wait for it. */
static void rotation(void **state)
{
    (void)state;
    assert_int_equal(cycles_in_loop("FMAC", IA64_TREG_FR + 31, 0), 4); /* does not rotate */
    assert_int_equal(cycles_in_loop("FMAC", IA64_TREG_FR + 32, 0), 1);
    assert_int_equal(cycles_in_loop("FMAC", IA64_TREG_FR + 127, 0), 1);
    assert_int_equal(cycles_in_loop("FMAC", IA64_TREG_GR + 39, 8), 1); /* the last of eight */
    assert_int_equal(cycles_in_loop("FMAC", IA64_TREG_GR + 40, 8), 4);
    assert_int_equal(cycles_in_loop("FMAC", IA64_TREG_PR + 15, 8), 4);
    assert_int_equal(cycles_in_loop("FMAC", IA64_TREG_PR + 63, 8), 1);
}

/* A random load, use or branch, with its misses or misprediction. */
static struct timing_insn random_insn(const struct timing_model *m, uint64_t random, struct timing_event *e)
{
    static const struct {
        const char *cls;
        uint8_t bundle, slot;
        uint16_t flags;
    } kinds[] = {{"LD", MMI, 0, TIMING_IS_LOAD},
                 {"FLD", MMI, 0, TIMING_IS_LOAD},
                 {"IALU", MMI, 0, 0},
                 {"FMAC", MFI, 1, 0},
                 {"BR", MIB, 2, TIMING_IS_BRANCH}};
    static const uint16_t misses[] = {0, 0, 4, 14, 208};
    unsigned k = (unsigned)(random >> 40) % 5;
    struct timing_insn i = {
        .cls = (uint8_t)class_named(m, kinds[k].cls),
        .slot = kinds[k].slot,
        .bundle = kinds[k].bundle,
        .flags = kinds[k].flags | (random >> 32 & 1 ? TIMING_STOP_AFTER : 0),
        .itself = k == 4 && random >> 34 & 1,
        .counts = k == 4 && random >> 37 & 1,
        .targets = k == 2 && !(random >> 37 & 7),
        .nreads = 1,
        .nwrites = !(kinds[k].flags & TIMING_IS_BRANCH),
        .reads = {{(uint16_t)(IA64_TREG_GR + (random >> 56 & 7)), TIMING_DATA}},
        .writes = {{(uint16_t)(IA64_TREG_GR + (random >> 60 & 7)), TIMING_DATA}},
    };
    *e = TIMING_EXECUTED;
    e->missed = kinds[k].flags & TIMING_IS_BRANCH && random >> 33 & 1;
    e->taken = kinds[k].flags & TIMING_IS_BRANCH && random >> 35 & 1;
    e->odd = m->ahead && random >> 39 & 1;
    if (kinds[k].flags & TIMING_IS_LOAD) {
        e->data = misses[(random >> 45) % 5];
        e->data_tlb = random >> 52 & 7 ? 0 : 4;
    }
    return i;
}

/* The canonical form of a state changes no charge, neither the cycles nor their causes. */
static void check_canonical(const struct timing_model *m)
{
    struct timing_state raw, form;
    uint64_t random = 1;
    timing_reset(&raw);
    timing_reset(&form);
    for (unsigned n = 0; n < 200000; n++) {
        struct timing_event e;
        struct timing_charge charge[2];
        random = random * 6364136223846793005u + 1442695040888963407u;
        struct timing_insn i = random_insn(m, random, &e);
        (void)timing_step(m, &raw, &i, &e, &charge[0]);
        (void)timing_step(m, &form, &i, &e, &charge[1]);
        assert_memory_equal(&charge[0], &charge[1], sizeof *charge);
        if (!(random >> 36 & 15)) { /* the register stack */
            timing_advance(&raw, 3);
            timing_advance(&form, 3);
        }
        timing_canonicalise(m, &form);
    }
}

static void canonical(void **state)
{
    (void)state;
    check_canonical(itanium2());
    check_canonical(merced());
}

/* The register that is added to a base after an access has the role of an increment, and no other operand. */
static void increments(void **state)
{
    unsigned found = 0;
    (void)state;
    for (unsigned k = 0; k < ia64_line_count(); k++) {
        const struct ia64_line *line = &ia64_lines()[k];
        bool adds = strstr(line->operands, "+}],{r2}") != NULL;
        unsigned increment = 0, address = 0;
        for (unsigned n = 0; n < line->nuses; n++) {
            increment += line->uses[n].increment;
            address += line->uses[n].address;
            assert_false(line->uses[n].increment && line->uses[n].address);
        }
        assert_int_equal(increment, adds);
        assert_true(address || !adds);
        found += adds;
    }
    assert_true(found >= 5);
}

/* Cycles of a bundle that ends in a branch with these flags, from an empty pipeline. */
static unsigned cycles_of_branch(const struct timing_model *m, unsigned flags, struct timing_event e)
{
    static const char *const classes[] = {"LD", "IALU", "BR"};
    struct timing_state s;
    unsigned sum = 0;
    timing_reset(&s);
    for (unsigned k = 0; k < 3; k++) {
        struct timing_insn i = {.cls = (uint8_t)class_named(m, classes[k]), .slot = (uint8_t)k, .bundle = MIB};
        i.flags = k == 2 ? TIMING_IS_BRANCH | flags : 0;
        sum += timing_step(m, &s, &i, k == 2 ? &e : &TIMING_EXECUTED, NULL);
    }
    return sum;
}

/* A misprediction costs 6 cycles, 9 on the first Itanium, of the direction or of the target; a predicted target in a register costs 1. */
static void branches(void **state)
{
    const struct timing_event taken = {.taken = true}, fell = {.taken = false}, missed = {.taken = true, .missed = true},
                              fell_missed = {.missed = true};
    const unsigned indirect[] = {TIMING_IS_INDIRECT, TIMING_IS_RETURN | TIMING_IS_INDIRECT, TIMING_IS_CALL | TIMING_IS_INDIRECT};
    const struct timing_model *model;
    (void)state;
    for (unsigned k = 1; (model = ia64_timing_model(k)) != NULL; k++) {
        struct timing_model *m = timing_prepare(model);
        const unsigned penalty = m && !strcmp(m->name, "merced") ? 9 : 6;
        assert_non_null(m);
        for (unsigned hint = 0; hint <= TIMING_PREDICT_TAKEN; hint += TIMING_PREDICT_TAKEN) {
            assert_int_equal(cycles_of_branch(m, TIMING_IS_CONDITIONAL | hint, taken), 1);
            assert_int_equal(cycles_of_branch(m, TIMING_IS_CONDITIONAL | hint, fell), 1);
            assert_int_equal(cycles_of_branch(m, TIMING_IS_CONDITIONAL | hint, missed), 1 + penalty);
            assert_int_equal(cycles_of_branch(m, TIMING_IS_CONDITIONAL | hint, fell_missed), 1 + penalty);
        }
        assert_int_equal(cycles_of_branch(m, 0, taken), 1);
        assert_int_equal(cycles_of_branch(m, TIMING_IS_CALL, taken), 1);
        for (unsigned n = 0; n < 3; n++) {
            assert_int_equal(cycles_of_branch(m, indirect[n], taken), 1 + 1);
            assert_int_equal(cycles_of_branch(m, indirect[n], missed), 1 + penalty);
            assert_int_equal(cycles_of_branch(m, indirect[n] | TIMING_IS_CONDITIONAL, fell), 1);
            assert_int_equal(cycles_of_branch(m, indirect[n] | TIMING_IS_CONDITIONAL, fell_missed), 1 + penalty);
        }
        timing_free(m);
    }
}

/* Cycles of n bundles that a branch follows to the first one again, and of the branch that falls through. */
static unsigned cycles_of_loop(const struct timing_model *m, unsigned n, unsigned bundles)
{
    static const char *const classes[] = {"LD", "IALU", "BR"};
    struct timing_state s;
    unsigned sum = 0;
    timing_reset(&s);
    for (unsigned k = 0; k < n * bundles; k++)
        for (unsigned slot = 0; slot < 3; slot++) {
            struct timing_event e = {.taken = slot == 2 && k + 1 < n * bundles};
            struct timing_insn i = {.cls = (uint8_t)class_named(m, classes[slot]), .slot = (uint8_t)slot, .bundle = MIB};
            i.flags = slot == 2 ? TIMING_IS_BRANCH : 0;
            i.itself = slot == 2 && bundles == 1;
            sum += timing_step(m, &s, &i, &e, NULL);
        }
    return sum;
}

/* A loop of one bundle has a bubble in every third iteration. */
static void loops_of_one_bundle(void **state)
{
    const struct timing_model *m = itanium2();
    (void)state;
    for (unsigned n = 1; n < 100; n++) {
        assert_int_equal(cycles_of_loop(m, n, 1), n + (n - 1) / 3);
        assert_int_equal(cycles_of_loop(m, n, 2), 2 * n);
    }
}

static void dispersal_of_merced(void **state)
{
    (void)state;
    assert_int_equal(MERCED({MFI, {"LD", "FMAC", "IALU"}, 0}, {MFI, {"LD", "FMAC", "IALU"}, 0}), 1);    /* six per cycle */
    assert_int_equal(MERCED({MMI, {"LD", "ST", "IALU"}, 0}, {MFI, {"NOP_M", "NOP_F", "IALU"}, 0}), 2);  /* two M ports */
    assert_int_equal(MERCED({MII, {"LD", "IALU", "IALU"}, 0}, {MIB, {"LD", "IALU", "NOP_B"}, 0}), 2);   /* two I ports */
    assert_int_equal(MERCED({MMF, {"LD", "LD", "FMAC"}, 0}, {MFI, {"LD", "FMAC", "IALU"}, 0}), 2);      /* MMF splits after it, */
    assert_int_equal(MERCED({MFB, {"NOP_M", "NOP_F", "NOP_B"}, 0}, {MMF, {"LD", "LD", "FMAC"}, 0}), 2); /* and before it */
    assert_int_equal(MERCED({MFB, {"LD", "NOP_F", "NOP_B"}, 0}, {MII, {"LD", "ISHF", "IALU"}, 0}), 1);
    assert_int_equal(MERCED({MFB, {"LD", "NOP_F", "NOP_B"}, 0}, {MFI, {"LD", "NOP_F", "ISHF"}, 0}), 2); /* the third slot: to I1 */
    assert_int_equal(MERCED({MFB, {"LD", "FMISC", "NOP_B"}, 0}, {MFI, {"LD", "FMISC", "IALU"}, 0}), 2); /* on F0 only */
    assert_int_equal(MERCED({MMI, {"LD", "FRFR", "IALU"}, 0}), 2);                                      /* getf on M0 only */
    assert_int_equal(MERCED({MIB, {"LD", "IALU", "NOP_B"}, 0}, {MIB, {"LD", "IALU", "NOP_B"}, 0}), 1);
}

/* Cycles of an iteration of a loop of n bundles on the first Itanium, which end in a stop by twos, or each; the first one is at the
 * beginning of a line or in its middle. targets: a brp before the loop loads its target. */
static unsigned cycles_of_iteration(unsigned bundles, unsigned together, bool odd, bool targets)
{
    enum { FROM = 100, TO = 200 };
    static const char *const classes[] = {"LD", "FMAC", "IALU"};
    const struct timing_model *m = merced();
    struct timing_state s;
    unsigned sum = 0;
    timing_reset(&s);
    for (unsigned n = 0; n < TO; n++)
        for (unsigned k = 0; k < 3 * bundles; k++) {
            unsigned bundle = k / 3, slot = k % 3;
            bool stops = slot == 2 && bundle % together == together - 1, ends = k + 1 == 3 * bundles;
            struct timing_event e = {.taken = ends, .odd = (bundle + odd) & 1};
            struct timing_insn i = {
                .cls = (uint8_t)class_named(m, ends                                 ? "BR"
                                               : bundle + 1 == bundles && slot == 1 ? "IALU"
                                                                                    : classes[slot]),
                .slot = (uint8_t)slot,
                .bundle = bundle + 1 == bundles ? MIB : MFI,
                .flags = (uint16_t)((ends ? TIMING_IS_BRANCH : 0) | (stops ? TIMING_STOP_AFTER : 0)),
                .counts = ends,
                .targets = targets && n == 0 && k == 0,
            };
            unsigned cycles = timing_step(m, &s, &i, &e, NULL);
            sum += n < FROM ? 0 : cycles;
        }
    assert_int_equal(sum % (TO - FROM), 0);
    return sum / (TO - FROM);
}

/* A line of two bundles is fetched in a cycle, and nothing in the one after a taken branch; a loop is as slow as its fetch if its issue is
 * not slower. */
static void fetch(void **state)
{
    (void)state;
    assert_int_equal(cycles_of_iteration(5, 2, false, false), 4);
    assert_int_equal(cycles_of_iteration(5, 2, false, true), 3);
    assert_int_equal(cycles_of_iteration(4, 2, false, false), 3);
    assert_int_equal(cycles_of_iteration(4, 2, false, true), 2);
    assert_int_equal(cycles_of_iteration(4, 1, false, false), 4);
    assert_int_equal(cycles_of_iteration(4, 2, true, false), 4);
    assert_int_equal(cycles_of_iteration(1, 1, false, false), 2);
    assert_int_equal(cycles_of_iteration(2, 1, false, false), 2);
    assert_int_equal(cycles_of_iteration(20, 2, false, false), 11);
}

/* ---- every branch of the table, decoded, with its model's predictor */

enum { HERE = 0x4000, THERE = 0x9000, ELSEWHERE = 0xa000, QP6 = 6 };
enum hint { SPTK, SPNT, DPTK, DPNT };

struct run {
    const struct timing_model *model;
    struct predictor predictor;
    struct timing_insn branch;
    unsigned number;
};

static bool begin(struct run *r, const struct timing_model *m, const struct ia64_line *line, enum hint hint, unsigned qp)
{
    unsigned slot = line->unit == IA64_X ? 1 : 2, tmpl = line->unit == IA64_X ? 5 : 17; /* MLX, MIB, and a stop */
    struct ia64_bundle b = {.tmpl_number = (uint8_t)tmpl, .tmpl = &ia64_templates[tmpl]};
    struct ia64_insn i;
    uint64_t hints = strstr(line->name, "{bwh}") ? (uint64_t)hint << 33 : 0;
    b.slot[0] = b.slot[1] = 1ull << 27;                                                /* nop */
    b.slot[2] = line->value | hints | qp | (line->displacement & -line->displacement); /* not to itself */
    *r = (struct run){.model = m};
    if (!ia64_decode(&b, slot, &i) || i.line != line || i.qp != qp)
        return false;
    predictor_reset(&r->predictor, &m->predictor);
    assert_true(ia64_timing_insn(&b, slot, &r->branch));
    timing_set_prediction(m, &r->branch);
    return true;
}

/* Cycles of the bundle, from an empty pipeline, if its branch goes to `next`. */
static unsigned goes(struct run *r, uint64_t next)
{
    static const char *const classes[] = {"LD", "IALU"};
    bool grouped = r->model->issue == TIMING_ISSUE_GROUPS;
    struct timing_event e = {.taken = next != HERE + 16};
    struct timing_state s;
    unsigned sum = 0;
    timing_reset(&s);
    for (unsigned k = 0; k < r->branch.slot; k++) {
        uint8_t cls = (uint8_t)(grouped ? 0 : class_named(r->model, classes[k]));
        struct timing_insn i = {.cls = cls, .slot = (uint8_t)k, .bundle = r->branch.bundle};
        sum += timing_step(r->model, &s, &i, &TIMING_EXECUTED, NULL);
    }
    if (r->model->predictor.direction == TIMING_PREDICTS_DYNAMIC)
        e.missed = !predictor_train(&r->predictor, &r->branch, HERE, HERE + 16, next, e.taken, &r->number);
    return sum + timing_step(r->model, &s, &r->branch, &e, NULL);
}

static void end(struct run *r)
{
    predictor_free(&r->predictor);
}

/* Cycles of a direct branch: at first by its hint; a dynamic one by what it did. A long one waits for the cycle after its bundle's, because
 * a branch has no port of its slot. */
static void check_direct(const struct timing_model *m, const struct ia64_line *line, bool conditional)
{
    const unsigned right = line->unit == IA64_X ? 2 : 1, wrong = right + m->mispredict;
    for (enum hint hint = SPTK; hint <= (strstr(line->name, "{bwh}") ? DPNT : SPTK); hint++) {
        bool expects = hint == SPTK || hint == DPTK || !conditional, learns = conditional && hint >= DPTK;
        struct run r;
        assert_true(begin(&r, m, line, hint, conditional && !(line->attributes & IA64_NOPRED) ? QP6 : 0));
        assert_int_equal(goes(&r, THERE), expects ? right : wrong);
        for (unsigned k = 0; k < 12; k++)
            (void)goes(&r, THERE);
        assert_int_equal(goes(&r, THERE), expects || learns ? right : wrong);
        if (conditional) {
            assert_int_equal(goes(&r, HERE + 16), expects || learns ? wrong : right);
            for (unsigned k = 0; k < 12; k++)
                (void)goes(&r, HERE + 16);
            assert_int_equal(goes(&r, HERE + 16), !expects || learns ? right : wrong);
        }
        end(&r);
    }
}

/* Cycles of a branch to a register that is no return: a predicted target is the last one, and costs a cycle. */
static void check_indirect(const struct timing_model *m, const struct ia64_line *line, bool conditional)
{
    struct run r;
    assert_true(begin(&r, m, line, SPTK, conditional ? QP6 : 0));
    assert_int_equal(goes(&r, THERE), 1 + m->mispredict);
    assert_int_equal(goes(&r, THERE), 1 + 1);
    assert_int_equal(goes(&r, ELSEWHERE), 1 + m->mispredict);
    assert_int_equal(goes(&r, ELSEWHERE), 1 + 1);
    if (conditional)
        assert_int_equal(goes(&r, HERE + 16), 1 + m->mispredict);
    end(&r);
    assert_true(!conditional || begin(&r, m, line, SPNT, QP6));
    if (conditional) {
        assert_int_equal(goes(&r, HERE + 16), 1);
        assert_int_equal(goes(&r, THERE), 1 + m->mispredict);
        assert_int_equal(goes(&r, THERE), 1 + m->mispredict); /* its direction */
        end(&r);
    }
}

/* Cycles of a return: its target is after the last call. */
static void check_return(const struct timing_model *m, const struct ia64_line *line)
{
    const struct timing_insn call = {.flags = TIMING_IS_BRANCH | TIMING_IS_CALL};
    struct run r;
    unsigned number = 0;
    assert_true(begin(&r, m, line, SPTK, 0));
    assert_int_equal(goes(&r, THERE), 1 + m->mispredict);
    (void)predictor_train(&r.predictor, &call, THERE - 16, THERE, HERE, true, &number);
    assert_int_equal(goes(&r, THERE), 1 + 1);
    (void)predictor_train(&r.predictor, &call, THERE - 16, THERE, HERE, true, &number);
    assert_int_equal(goes(&r, ELSEWHERE), 1 + m->mispredict);
    end(&r);
}

/* In a model with a predictor. Returns how many were checked: without a predicate, and with one. */
static unsigned check_line(const struct timing_model *m, const struct ia64_line *line)
{
    bool loop = line->attributes & (IA64_LC | IA64_EC), target = strstr(line->operands, "{b2}") != NULL;
    unsigned checked = 0;
    for (unsigned qp = 0; qp <= QP6; qp += QP6) {
        struct run r;
        bool exists = begin(&r, m, line, SPTK, qp);
        if (exists)
            end(&r);
        if (!exists)
            continue;
        checked++;
        if (line->attributes & IA64_RETURN)
            check_return(m, line);
        else if (target)
            check_indirect(m, line, qp);
        else
            check_direct(m, line, qp || loop);
    }
    return checked;
}

/* A group costs a cycle in `unit`, whatever its branch does. */
static void check_unit(const struct ia64_line *line)
{
    struct timing_model *m = timing_prepare(ia64_timing_model(0));
    struct run r;
    assert_string_equal(m->name, "unit");
    for (unsigned qp = 0; qp <= QP6; qp += QP6) {
        if (!begin(&r, m, line, DPNT, qp))
            continue;
        assert_int_equal(goes(&r, THERE), 1);
        assert_int_equal(goes(&r, HERE + 16), 1);
        end(&r);
    }
    timing_free(m);
}

static bool is_checked(const struct ia64_line *line)
{
    return line->attributes & IA64_BRANCH;
}

static void decoded_branches(void **state)
{
    const struct timing_model *model;
    (void)state;
    for (unsigned k = 1; (model = ia64_timing_model(k)) != NULL; k++) {
        struct timing_model *m = timing_prepare(model);
        unsigned checked = 0;
        for (unsigned n = 0; n < ia64_line_count(); n++)
            checked += is_checked(&ia64_lines()[n]) ? check_line(m, &ia64_lines()[n]) : 0;
        assert_true(checked >= 20);
        timing_free(m);
    }
    for (unsigned n = 0; n < ia64_line_count(); n++)
        if (is_checked(&ia64_lines()[n]))
            check_unit(&ia64_lines()[n]);
}

/* Bits outside of an instruction's timing word do not change its description. */
static void words(void **state)
{
    (void)state;
    uint64_t random = 1;
    for (unsigned n = 0; n < 2000000; n++) {
        struct ia64_bundle b = {0};
        struct ia64_insn i;
        struct timing_insn before, after;
        unsigned slot = n % 3;
        random = random * 6364136223846793005u + 1442695040888963407u;
        b.tmpl_number = random >> 59;
        b.tmpl = &ia64_templates[b.tmpl_number];
        b.slot[0] = b.slot[1] = b.slot[2] = random * 0x9e3779b97f4a7c15u >> 23;
        if (!ia64_decode(&b, slot, &i))
            continue;
        assert_true(ia64_timing_insn(&b, slot, &before));
        b.slot[b.tmpl->unit[slot] == IA64_L ? 2 : slot] = ia64_timing_word(&b, slot, &i) & ((1ull << 41) - 1);
        assert_true(ia64_timing_insn(&b, slot, &after));
        assert_memory_equal(&after, &before, sizeof after);
    }
}

/* Cycles until an addition has the result of a getf that issues a cycle after n loads to fp registers, `skipped` ones of them predicated
 * off. */
static unsigned getf_after_loads(unsigned n, unsigned skipped, unsigned miss)
{
    const struct timing_model *m = itanium2();
    const struct timing_insn load = {
        .cls = (uint8_t)class_named(m, "FLD"), .slot = 0, .bundle = MMI, .flags = TIMING_IS_LOAD, .nwrites = 1};
    const struct timing_insn getf = {
        .cls = (uint8_t)class_named(m, "FRFR"), .bundle = MMI, .nwrites = 1, .writes = {{40, TIMING_DATA}}, .flags = TIMING_STOP_AFTER};
    const struct timing_insn add = {.cls = (uint8_t)class_named(m, "IALU"), .bundle = MMI, .nreads = 1, .reads = {{40, TIMING_DATA}}};
    struct timing_state s;
    unsigned sum = 0;
    timing_reset(&s);
    for (unsigned k = 0; k < n; k++) {
        struct timing_insn i = load;
        struct timing_event e = {.skipped = k < skipped, .data = (uint16_t)(k ? 0 : miss)};
        i.slot = (uint8_t)k;
        i.writes[0] = (struct timing_operand){.reg = (uint16_t)(200 + k), .role = TIMING_DATA};
        i.flags |= k + 1 == n ? TIMING_STOP_AFTER : 0;
        sum += timing_step(m, &s, &i, &e, NULL);
    }
    sum += timing_step(m, &s, &getf, &TIMING_EXECUTED, NULL);
    return sum + timing_step(m, &s, &add, &TIMING_EXECUTED, NULL);
}

static void returns(void **state)
{
    (void)state;
    assert_int_equal(getf_after_loads(1, 0, 0), 1 + 5 + 1); /* [P] mul_1 has one, */
    assert_int_equal(getf_after_loads(2, 0, 0), 1 + 6 + 1); /* addmul_1 and submul_1 have two */
    assert_int_equal(getf_after_loads(2, 1, 0), 1 + 5 + 1);
    assert_int_equal(getf_after_loads(2, 0, 3), 1 + 5 + 1); /* one comes later */
}

/* Cycles of two loads to fp registers, of one cycle or of two, and of an operation on the second datum, on itanium2-banks. Each entry of
 * the consumer has n of these instructions. */
static uint64_t loads_of_banks(uint64_t first, uint64_t second, bool together, unsigned n)
{
    const struct timing_model *m;
    for (unsigned k = 0; (m = ia64_timing_model(k)) && strcmp(m->name, "itanium2-banks"); k++)
        ;
    const uint8_t load = (uint8_t)class_named(m, "FLD");
    const struct timing_insn insns[] = {
        {.cls = load,
         .bundle = MMF,
         .slot = 0,
         .nwrites = 1,
         .writes = {{200, TIMING_DATA}},
         .flags = TIMING_IS_LOAD | TIMING_IS_FP_MEMORY | (together ? 0 : TIMING_STOP_AFTER)},
        {.cls = load,
         .bundle = MMF,
         .slot = 1,
         .nwrites = 1,
         .writes = {{201, TIMING_DATA}},
         .flags = TIMING_IS_LOAD | TIMING_IS_FP_MEMORY},
        {.cls = (uint8_t)class_named(m, "FMAC"), .bundle = MMF, .slot = 2, .nreads = 1, .reads = {{201, TIMING_DATA}}},
    };
    enum { INSNS = sizeof insns / sizeof *insns, CODE = 0x4000 };
    struct consumer *k = consumer_new(m);
    struct consumer_block *blocks[INSNS];
    struct consumer_cpu cpu = {0};
    uint64_t cycles = 0;
    assert_non_null(k);
    assert_true(consumer_configure(k, 0, false, true, 14, 1300));
    consumer_start(k, &cpu, UINT64_MAX);
    for (unsigned warm = 0; warm < 2; warm++) { /* the second time all hits */
        for (unsigned i = 0; i < INSNS; i += n) {
            struct consumer_block *b = blocks[i] = consumer_block_new(n);
            for (unsigned x = 0; x < n; x++) {
                uint64_t pc = CODE + (i + x);
                b->insns[x] =
                    (struct consumer_insn){.t = &insns[i + x], .pc = pc, .next = pc + 1, .accesses = i + x < 2, .loads = i + x < 2};
            }
            consumer_block_ready(k, b);
        }
        for (unsigned i = 0; i < INSNS; i += n) {
            assert_true(consumer_fits(k, blocks[i]));
            consumer_begin(k, blocks[i]);
            for (unsigned x = 0; x < n && i + x < 2; x++)
                consumer_access(k, x, false, i + x ? second : first);
            consumer_end(k, &(struct consumer_path){.insns = (uint8_t)n, .begun = (uint8_t)n, .next = CODE + i + n});
        }
        consumer_drain(k);
        cycles = consumer_take(k);
        for (unsigned i = 0; i < INSNS; i += n)
            consumer_block_free(k, blocks[i]);
        consumer_empty(&cpu);
    }
    consumer_free(k);
    return cycles;
}

/* [N] the second of two loads of a cycle from one bank takes 12 cycles instead of 6. */
static void banks(void **state)
{
    enum { A = 0x10000, B = 0x18000 };
    (void)state;
    for (unsigned n = 1; n <= 3; n += 2) {
        assert_int_equal(loads_of_banks(A, B, true, n), 1 + 12);
        assert_int_equal(loads_of_banks(A, A + 8, true, n), 1 + 12);
        assert_int_equal(loads_of_banks(A, A + 16, true, n), 1 + 6);
        assert_int_equal(loads_of_banks(A + 8, A + 16, true, n), 1 + 6);
        assert_int_equal(loads_of_banks(A, A + 256 + 15, true, n), 1 + 12);
        assert_int_equal(loads_of_banks(A, A + 128, true, n), 1 + 6);
        assert_int_equal(loads_of_banks(A, B, false, n), 2 + 6);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(latencies),      cmocka_unit_test(dispersal),
                                       cmocka_unit_test(predicated_off), cmocka_unit_test(predicated_off_after_a_miss),
                                       cmocka_unit_test(rotation),       cmocka_unit_test(canonical),
                                       cmocka_unit_test(branches),       cmocka_unit_test(decoded_branches),
                                       cmocka_unit_test(increments),     cmocka_unit_test(words),
                                       cmocka_unit_test(held),           cmocka_unit_test(loops_of_one_bundle),
                                       cmocka_unit_test(returns),        cmocka_unit_test(banks),
                                       cmocka_unit_test(fetch),          cmocka_unit_test(dispersal_of_merced)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
