/* isa.c - the interface to engine and debugger: registers by name, reset state, disassembly. */
#include "emu/engine/engine.h"
#include "emu/ir/isa.h"
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"
#include "isa/hppa/fp.h"
#include "isa/hppa/timing.h"
#include <string.h>
#include <strings.h>

enum { SPACE_KERNEL = 0, SPACE_USER = 1 };

/* Numbers in GDB's remote protocol for 32-bit PA-RISC: GDB's hppa-tdep.c. There fp registers are words. */
// clang-format off
#define G(n) {"r" #n, 64, n, HPPA_GR + n}
#define F(n) {"fr" #n, 64, -1, HPPA_FR + n}
#define L(n, g) {"fr" #n "L", 32, g, CPU_REG_COMPUTED}, {"fr" #n "R", 32, g + 1, CPU_REG_COMPUTED}
static const struct cpu_reg regs[] = {
    G(1), G(2), G(3), G(4), G(5), G(6), G(7), G(8), G(9), G(10), G(11), G(12), G(13), G(14), G(15), G(16),
    G(17), G(18), G(19), G(20), G(21), G(22), G(23), G(24), G(25), G(26), G(27), G(28), G(29), G(30), G(31),
    {"sar", 6, 32, HPPA_SAR},
    {"iaoq_front", 64, 33, CPU_REG_COMPUTED},
    {"iasq_front", 32, 34, HPPA_SR + 4},
    {"iaoq_back", 64, 35, CPU_REG_COMPUTED},
    {"iasq_back", 32, 36, HPPA_SR + 4},
    {"psw", 64, 0, CPU_REG_COMPUTED},
    {"sr4", 32, 43, HPPA_SR + 4}, {"sr0", 32, 44, HPPA_SR}, {"sr1", 32, 45, HPPA_SR + 1},
    {"sr2", 32, 46, HPPA_SR + 2}, {"sr3", 32, 47, HPPA_SR + 3}, {"sr5", 32, 48, HPPA_SR + 5},
    {"sr6", 32, 49, HPPA_SR + 6}, {"sr7", 32, 50, HPPA_SR + 7},
    {"cr24", 64, 57, HPPA_CR24}, {"cr25", 64, 58, HPPA_CR24 + 1}, {"cr26", 64, 59, HPPA_CR24 + 2},
    {"cr27", 64, 60, HPPA_CR24 + 3}, {"cr28", 64, 61, HPPA_CR24 + 4}, {"cr29", 64, 62, HPPA_CR24 + 5},
    {"cr30", 64, 63, HPPA_CR24 + 6}, {"cr31", 64, -1, HPPA_CR24 + 7},
    {"fr0", 64, -1, CPU_REG_COMPUTED}, F(1), F(2), F(3), F(4), F(5), F(6), F(7), F(8), F(9), F(10), F(11), F(12), F(13), F(14), F(15), F(16),
    F(17), F(18), F(19), F(20), F(21), F(22), F(23), F(24), F(25), F(26), F(27), F(28), F(29), F(30), F(31),
    {"fpsr", 32, 64, CPU_REG_COMPUTED}, {"fpe1", 32, 65, CPU_REG_COMPUTED},
    L(1, 66), L(2, 68), L(3, 70), L(4, 72), L(5, 74), L(6, 76), L(7, 78), L(8, 80), L(9, 82), L(10, 84), L(11, 86),
    L(12, 88), L(13, 90), L(14, 92), L(15, 94), L(16, 96), L(17, 98), L(18, 100), L(19, 102), L(20, 104),
    L(21, 106), L(22, 108), L(23, 110), L(24, 112), L(25, 114), L(26, 116), L(27, 118), L(28, 120), L(29, 122),
    L(30, 124), L(31, 126),
};
// clang-format on
#undef G
#undef F
#undef L

static uint64_t narrowed(const uint64_t *s, uint64_t addr)
{
    return s[HPPA_MODE] & HPPA_MODE_WIDE ? addr : (uint32_t)addr;
}

/* The back of the instruction address queue. */
static uint64_t back_get(const uint64_t *s)
{
    return s[HPPA_MODE] & HPPA_MODE_DELAYED ? s[HPPA_BACK] : narrowed(s, s[HPPA_FRONT] + 4);
}

/* ---- the processor status word ------------------------------------------------------------------ */

/* The carries into bits 4, 8, ... 60 and out of the top, as sixteen bits, the top one first. */
static unsigned carry_borrow_bits(const uint64_t *s)
{
    uint64_t how = s[HPPA_CB_HOW], result = s[HPPA_CB_RESULT];
    uint64_t x = how & HPPA_CARRY_IMMEDIATE ? (uint64_t)((int64_t)how >> HPPA_CARRY_IMMEDIATE_SHIFT) : s[HPPA_CB_OPERAND];
    uint64_t y = result - x - (how & HPPA_CARRY_IN), into = x ^ y ^ result;
    unsigned bits = (unsigned)(((x & y) | ((x | y) & ~result)) >> 63) << 15;

    for (unsigned n = 1; n < 16; n++)
        bits |= (unsigned)(into >> 4 * n & 1) << (n - 1);
    return bits;
}

/* Set a sum with these carries: x + x. */
static void set_carry_borrow_bits(uint64_t *s, unsigned bits)
{
    uint64_t x = 0;

    for (unsigned n = 0; n < 16; n++)
        x |= (uint64_t)(bits >> n & 1) << (4 * n + 3);
    s[HPPA_CB_OPERAND] = x;
    s[HPPA_CB_HOW] = 0;
    s[HPPA_CB_RESULT] = x + x;
}

static uint64_t psw_get(const uint64_t *s)
{
    unsigned cb = carry_borrow_bits(s);
    uint64_t mode = s[HPPA_MODE];

    return HPPA_PSW_USER | (uint64_t)(cb & 0xff) << 8 | (uint64_t)(cb >> 8) << 32 | (s[HPPA_V] ? HPPA_PSW_V : 0) |
           (mode & HPPA_MODE_NULLIFY ? HPPA_PSW_N : 0) |
           (back_get(s) != narrowed(s, s[HPPA_FRONT] + 4) ? HPPA_PSW_B : 0) | /* the mode may be conservative */
           (mode & HPPA_MODE_WIDE ? HPPA_PSW_W : 0);
}

static void psw_set(uint64_t *s, uint64_t psw)
{
    set_carry_borrow_bits(s, (psw >> 8 & 0xff) | (psw >> 32 & 0xff) << 8);
    s[HPPA_V] = (psw & HPPA_PSW_V) != 0;
    s[HPPA_MODE] &= ~(uint64_t)(HPPA_MODE_NULLIFY | HPPA_MODE_WIDE);
    s[HPPA_MODE] |= (psw & HPPA_PSW_N ? HPPA_MODE_NULLIFY : 0) | (psw & HPPA_PSW_W ? HPPA_MODE_WIDE : 0);
}

/* ---- the instruction address queue ---------------------------------------------------------------- */

enum { USER_LEVEL = 3 };

static void queue_set(uint64_t *s, uint64_t front, uint64_t back)
{
    s[HPPA_FRONT] = narrowed(s, front & ~(uint64_t)USER_LEVEL);
    s[HPPA_BACK] = narrowed(s, back & ~(uint64_t)USER_LEVEL);
    s[HPPA_MODE] &= ~(uint64_t)HPPA_MODE_DELAYED;
    if (s[HPPA_BACK] != narrowed(s, s[HPPA_FRONT] + 4))
        s[HPPA_MODE] |= HPPA_MODE_DELAYED;
}

static uint64_t pc_get(const struct cpu *c)
{
    return cpu_slots((struct cpu *)c)[HPPA_FRONT];
}

static bool nullified(const struct cpu *c)
{
    return cpu_slots((struct cpu *)c)[HPPA_MODE] & HPPA_MODE_NULLIFY;
}

static bool has_slot(uint64_t va, const uint8_t *code)
{
    struct timing_insn i;

    (void)va;
    hppa_timing_insn((uint32_t)code[0] << 24 | code[1] << 16 | code[2] << 8 | code[3], &i);
    return i.flags & TIMING_IS_DELAYED;
}

static void pc_set(struct cpu *c, uint64_t pc)
{
    uint64_t *s = cpu_slots(c);

    s[HPPA_MODE] &= ~(uint64_t)HPPA_MODE_NULLIFY;
    queue_set(s, pc, (pc & ~(uint64_t)USER_LEVEL) + 4);
}

/* ---- computed registers ----------------------------------------------------------------------------- */

/* The half of "fr4R" and so on, numbered as in fp.h. */
static unsigned half_of(const struct cpu_reg *r)
{
    return (unsigned)r->gdb - 64;
}

uint64_t hppa_fp_status(const uint64_t *s)
{
    uint64_t c = s[HPPA_COMPARES];

    return (s[HPPA_FR] & ~HPPA_FP_COMPARE_BITS) | (c >> 63) << (32 + 26) | (c >> 52 & 0x7ff) << (32 + HPPA_FPSR_CQ_SHIFT);
}

void hppa_fp_set_status(uint64_t *s, uint64_t fr0)
{
    s[HPPA_FR] = fr0 & ~HPPA_FP_COMPARE_BITS;
    s[HPPA_COMPARES] = (fr0 >> (32 + 26)) << 63 | (fr0 >> (32 + HPPA_FPSR_CQ_SHIFT) & 0x7ff) << 52;
    s[HPPA_MODE] = (s[HPPA_MODE] & ~(uint64_t)HPPA_MODE_FP_SLOW) | hppa_fp_mode(fr0);
}

static uint64_t fr_get(const uint64_t *s, unsigned n)
{
    return n ? s[HPPA_FR + n] : hppa_fp_status(s);
}

static void fr_set(uint64_t *s, unsigned n, uint64_t value)
{
    if (n)
        s[HPPA_FR + n] = value;
    else
        hppa_fp_set_status(s, value);
}

static uint64_t reg_get(struct cpu *c, int reg)
{
    const struct cpu_reg *r = &regs[reg];
    const uint64_t *s = cpu_slots(c);

    if (r->gdb >= 64)
        return (uint32_t)(fr_get(s, half_of(r) / 2) >> (half_of(r) & 1 ? 0 : 32));
    if (r->gdb == -1)
        return hppa_fp_status(s);
    if (r->gdb == 0)
        return psw_get(s);
    return (r->gdb == 33 ? s[HPPA_FRONT] : back_get(s)) | USER_LEVEL;
}

static void reg_set(struct cpu *c, int reg, uint64_t value)
{
    const struct cpu_reg *r = &regs[reg];
    uint64_t *s = cpu_slots(c);

    if (r->gdb >= 64) {
        unsigned n = half_of(r) / 2;
        uint64_t old = fr_get(s, n);
        fr_set(s, n, half_of(r) & 1 ? (old & ~(uint64_t)UINT32_MAX) | (uint32_t)value : (uint32_t)old | value << 32);
    } else if (r->gdb == -1) {
        hppa_fp_set_status(s, value);
    } else if (r->gdb == 0) {
        psw_set(s, value);
    } else if (r->gdb == 33) {
        queue_set(s, value, back_get(s));
    } else {
        queue_set(s, s[HPPA_FRONT], value);
    }
}

/* ---- the machine ------------------------------------------------------------------------------------ */

static void reset(struct cpu *c)
{
    uint64_t *s = cpu_slots(c);

    memset(s, 0, HPPA_SLOTS * sizeof *s);
    s[HPPA_SR + 2] = SPACE_KERNEL;
    for (unsigned n = 3; n < 8; n++)
        s[HPPA_SR + n] = SPACE_USER;
    s[HPPA_SR] = s[HPPA_SR + 1] = SPACE_USER;
}

static void set_level(struct cpu *c, unsigned level)
{
    uint64_t *mode = &cpu_slots(c)[HPPA_MODE];
    *mode = level == HPPA_LEVEL_11 ? *mode | HPPA_MODE_LEVEL_11 : *mode & ~(uint64_t)HPPA_MODE_LEVEL_11;
}

static unsigned level_of_program(uint32_t flags)
{
    enum { ARCHITECTURE = 0xffff, PA_RISC_20 = 0x214 };
    return (flags & ARCHITECTURE) >= PA_RISC_20 ? HPPA_LEVEL_20 : HPPA_LEVEL_11;
}

static uint32_t word_at(const uint8_t *code)
{
    return (uint32_t)code[0] << 24 | code[1] << 16 | code[2] << 8 | code[3];
}

static unsigned disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    if (avail < 4)
        return 0;
    hppa_disassemble(word_at(code), va, text, cap);
    return 4;
}

static unsigned assembly(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    if (avail < 4)
        return 0;
    hppa_assembly(word_at(code), va, text, cap);
    return 4;
}

static unsigned timing_insn(uint64_t va, const uint8_t *code, struct timing_insn *out)
{
    (void)va;
    hppa_timing_insn(word_at(code), out);
    return 4;
}

static uint64_t timing_word(uint64_t va, const uint8_t *code)
{
    uint32_t word;
    (void)va;
    memcpy(&word, code, sizeof word);
    return word;
}

/* The registers that compiled programs use most, by counted references in several programs: return value, callee saves, arguments,
 * stack, temporaries. */
static const uint16_t hot_slots[] = {HPPA_GR + 28, HPPA_GR + 19, HPPA_GR + 20, HPPA_GR + 21, HPPA_GR + 30, HPPA_GR + 3, HPPA_GR + 25};

static const struct ir_isa ir = {
    .nslots = HPPA_SLOTS,
    .pc_slot = HPPA_FRONT,
    .mode_slot = HPPA_MODE,
    .fp = {.status_slot = HPPA_FR,
           .zero_divide = 32 + 30,
           .overflow = 32 + 29,
           .underflow = 32 + 28,
           .inexact = 32 + 27,
           .first_halved = HPPA_FR + 1,
           .nhalved = 31},
    .cold_slots = {HPPA_CB_OPERAND, HPPA_CB_RESULT},
    .hot_slots = hot_slots,
    .nhot_slots = sizeof hot_slots / sizeof *hot_slots,
    .stack_slot = HPPA_GR + 30,
    .state_size = 0,
    .reset = reset,
    .set_level = set_level,
    .translate = hppa_translate,
    .reg_get = reg_get,
    .reg_set = reg_set,
    .pc_get = pc_get,
    .pc_set = pc_set,
    .timing = {.word = timing_word, .nullified_mode = HPPA_MODE_NULLIFY},
    .transfers = {.slot = HPPA_TRANSFER, .link = 8, .sp_slot = HPPA_GR + 30, .grows_up = true},
};

/* ---- GDB ------------------------------------------------------------------------------------------- */

enum { GDB_FRONT = 33, GDB_IPSW = 41 };

static bool gdb_get(struct cpu *c, unsigned n, uint64_t *value)
{
    if (n == GDB_IPSW)
        *value = psw_get(cpu_slots(c));
    return n == GDB_IPSW;
}

/* A new front of the queue is not nullified: GDB calls functions so. */
static bool gdb_set(struct cpu *c, unsigned n, uint64_t value)
{
    uint64_t back = back_get(cpu_slots(c));

    if (n == GDB_FRONT && (value & ~(uint64_t)USER_LEVEL) != pc_get(c)) {
        pc_set(c, value);
        queue_set(cpu_slots(c), value, back);
        return true;
    }
    return n == GDB_IPSW;
}

/* The layout of GDB's own: hppa-tdep.c. */
static const struct isa_gdb gdb = {.architecture = "hppa1.1", .registers = "x* 0-127:32", .get = gdb_get, .set = gdb_set};

/* GNU as' names of registers. */
static const struct isa_alias aliases[] = {
    {"r2", "rp"},    {"r27", "dp"},   {"r28", "ret0"}, {"r29", "ret1"}, {"r30", "sp"},   {"arg0", "r26"}, {"arg1", "r25"},
    {"arg2", "r24"}, {"arg3", "r23"}, {"t1", "r22"},   {"t2", "r21"},   {"t3", "r20"},   {"t4", "r19"},   {"cr11", "sar"},
    {"mrp", "r31"},  {"fr4L", "fr4"}, {"fr5L", "fr5"}, {"fr6L", "fr6"}, {"fr7L", "fr7"}, {NULL, NULL},
};

/* The mnemonics of PA-RISC 1.1, which have other names in 2.0. */
static const struct isa_alias synonyms[] = {
    {"bl", "b,l"},        {"gate", "b,gate"}, {"comb", "cmpb"},    {"comib", "cmpib"},   {"comclr", "cmpclr"}, {"comiclr", "cmpiclr"},
    {"addl", "add,l"},    {"addc", "add,c"},  {"addo", "add,tsv"}, {"subb", "sub,b"},    {"subo", "sub,tsv"},  {"zdep", "depw,z"},
    {"zdepi", "depwi,z"}, {"dep", "depw"},    {"depi", "depwi"},   {"extru", "extrw,u"}, {"extrs", "extrw,s"}, {"ldws", "ldw"},
    {"ldwx", "ldw"},      {"ldbs", "ldb"},    {"ldbx", "ldb"},     {"ldhs", "ldh"},      {"ldhx", "ldh"},      {"stws", "stw"},
    {"stbs", "stb"},      {"sths", "sth"},    {"fldws", "fldw"},   {"fldwx", "fldw"},    {"fldds", "fldd"},    {"flddx", "fldd"},
    {"fstws", "fstw"},    {"fstwx", "fstw"},  {"fstds", "fstd"},   {"fstdx", "fstd"},    {NULL, NULL},
};

/* BLE and ADDIL write a register that texts name and sources may leave out; SH1ADD to SH3ADD are SHLADD with the number as an operand. */
static void canonical(char *text, size_t cap)
{
    const char *at = text + strspn(text, " ");
    char rest[256];
    if (!strncasecmp(at, "ble ", 4) || !strncasecmp(at, "ble,", 4)) {
        snprintf(rest, sizeof rest, "%s", at + 3);
        snprintf(text, cap, " be,l%s,sr0,r31", rest);
    } else if (!strncasecmp(at, "addil ", 6) && strrchr(at, ',') == strchr(at, ',') && strchr(at, ',')) {
        snprintf(rest, sizeof rest, "%s", at);
        snprintf(text, cap, " %s,r1", rest);
    } else if (!strncasecmp(at, "sh", 2) && at[2] >= '1' && at[2] <= '3' && !strncasecmp(at + 3, "add", 3) && strchr(at, ',')) {
        snprintf(rest, sizeof rest, "%s", at);
        char *operands = strchr(rest, ' '), *first = operands ? strchr(operands, ',') : NULL;
        bool overflow = rest[6] == 'o', logical = rest[6] == 'l';
        if (first)
            snprintf(text, cap, " shladd%s%.*s,%c%s",
                     overflow  ? ",tsv"
                     : logical ? ",l"
                               : "",
                     (int)(first - rest) - 6 - (overflow | logical), rest + 6 + (overflow | logical), rest[2], first);
    }
}

/* EFA_PARISC_1_1 and EFA_PARISC_2_0. */
static const struct isa_assembler assembler = {
    .text = assembly,
    .aliases = aliases,
    .synonyms = synonyms,
    .canonical = canonical,
    .elf_flags = (const uint32_t[]){0x210, 0x214},
    .base = 0x10000,
    .nop = (const uint8_t[]){0x08, 0x00, 0x02, 0x40},
};

const struct isa hppa_isa = {
    .name = "hppa",
    .long_name = "PA-RISC",
    .elf_machine = 15,
    .big_endian = true,
    .long_bits = 32,
    .sample_bytes = 4,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 32, .region_bits = 0},
    .levels = hppa_levels,
    .level_of_program = level_of_program,
    .cross_roots = (const char *const[]){"/usr/hppa-linux-gnu", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &engine_ops,
    .ir = &ir,
    .disassemble = disassemble,
    .explain = hppa_explain,
    .encoding = hppa_encoding,
    .assembler = &assembler,
    .timing = {.model = hppa_timing_model, .text = hppa_timing_text, .insn = timing_insn, .reg_name = hppa_timing_reg_name},
    .unwind =
        {.section = ".PARISC.unwind", .innermost = hppa_innermost, .caller = hppa_caller, .range = hppa_function_range, .stub = hppa_stub},
    .debug = {.nullified = nullified, .has_slot = has_slot},
    .gdb = &gdb,
};
