/* isa.c - the interface to engine and debugger: registers by name, reset state, disassembly. */
#include "emu/engine/engine.h"
#include "emu/ir/isa.h"
#include "isa/sparc/insn.h"
#include "isa/sparc/sparc.h"
#include "isa/sparc/timing.h"
#include "isa/sparc/window.h"
#include <stddef.h>
#include <string.h>

/* ---- registers by name ------------------------------------------------------------------------- */

/* Registers that have no slot. */
enum computed { NOT_COMPUTED, ZERO, SINGLE, PC, NPC, CCR, FSR, PSR, STATE, FPRS, CANSAVE, CANRESTORE, NOTHING };

/* X(name, bits, GDB's number in the 32-bit machine, in the 64-bit one, slot, what is computed, its number). GDB: sparc-tdep.c,
 * sparc64-tdep.c. */
// clang-format off
#define GROUP(X, letter, first, slot)                                                                        \
    X(#letter "1", 64, first + 1, first + 1, slot + 1, NOT_COMPUTED, 0) X(#letter "2", 64, first + 2, first + 2, slot + 2, NOT_COMPUTED, 0) \
    X(#letter "3", 64, first + 3, first + 3, slot + 3, NOT_COMPUTED, 0) X(#letter "4", 64, first + 4, first + 4, slot + 4, NOT_COMPUTED, 0) \
    X(#letter "5", 64, first + 5, first + 5, slot + 5, NOT_COMPUTED, 0) X(#letter "6", 64, first + 6, first + 6, slot + 6, NOT_COMPUTED, 0) \
    X(#letter "7", 64, first + 7, first + 7, slot + 7, NOT_COMPUTED, 0)
#define WINDOW_GROUP(X, letter, first, slot) X(#letter "0", 64, first, first, slot, NOT_COMPUTED, 0) GROUP(X, letter, first, slot)
#define S(X, n) X("f" #n, 32, 32 + n, 32 + n, CPU_REG_COMPUTED, SINGLE, n)
#define D(X, n) X("d" #n, 64, -1, n < 32 ? -1 : 64 + (n - 32) / 2, SPARC_F + n / 2, NOT_COMPUTED, 0)
#define REGISTERS(X)                                                                                         \
    X("g0", 64, 0, 0, CPU_REG_COMPUTED, ZERO, 0) GROUP(X, g, 0, SPARC_G)                                     \
    WINDOW_GROUP(X, o, 8, SPARC_O) WINDOW_GROUP(X, l, 16, SPARC_L) WINDOW_GROUP(X, i, 24, SPARC_I)           \
    S(X, 0) S(X, 1) S(X, 2) S(X, 3) S(X, 4) S(X, 5) S(X, 6) S(X, 7) S(X, 8) S(X, 9) S(X, 10) S(X, 11) S(X, 12) S(X, 13) S(X, 14) S(X, 15)           \
    S(X, 16) S(X, 17) S(X, 18) S(X, 19) S(X, 20) S(X, 21) S(X, 22) S(X, 23) S(X, 24) S(X, 25) S(X, 26) S(X, 27) S(X, 28) S(X, 29) S(X, 30) S(X, 31) \
    D(X, 0) D(X, 2) D(X, 4) D(X, 6) D(X, 8) D(X, 10) D(X, 12) D(X, 14) D(X, 16) D(X, 18) D(X, 20) D(X, 22) D(X, 24) D(X, 26) D(X, 28) D(X, 30)      \
    D(X, 32) D(X, 34) D(X, 36) D(X, 38) D(X, 40) D(X, 42) D(X, 44) D(X, 46) D(X, 48) D(X, 50) D(X, 52) D(X, 54) D(X, 56) D(X, 58) D(X, 60) D(X, 62) \
    X("y", 32, 64, 85, SPARC_Y, NOT_COMPUTED, 0)                                                             \
    X("psr", 32, 65, -1, CPU_REG_COMPUTED, PSR, 0)                                                           \
    X("wim", 32, 66, -1, CPU_REG_COMPUTED, NOTHING, 0)                                                       \
    X("tbr", 32, 67, -1, CPU_REG_COMPUTED, NOTHING, 0)                                                       \
    X("pc", 64, 68, 80, CPU_REG_COMPUTED, PC, 0)                                                             \
    X("npc", 64, 69, 81, CPU_REG_COMPUTED, NPC, 0)                                                           \
    X("fsr", 64, 70, 83, CPU_REG_COMPUTED, FSR, 0)                                                           \
    X("csr", 32, 71, -1, CPU_REG_COMPUTED, NOTHING, 0)                                                       \
    X("state", 64, -1, 82, CPU_REG_COMPUTED, STATE, 0)                                                       \
    X("fprs", 3, -1, 84, CPU_REG_COMPUTED, FPRS, 0)                                                          \
    X("ccr", 8, -1, -1, CPU_REG_COMPUTED, CCR, 0)                                                            \
    X("asi", 8, -1, -1, SPARC_ASI, NOT_COMPUTED, 0)                                                          \
    X("gsr", 64, -1, -1, SPARC_GSR, NOT_COMPUTED, 0)                                                         \
    X("cansave", 5, -1, -1, CPU_REG_COMPUTED, CANSAVE, 0)                                                    \
    X("canrestore", 5, -1, -1, CPU_REG_COMPUTED, CANRESTORE, 0)
// clang-format on

static const struct cpu_reg regs32[] = {
#define X(name, bits, gdb32, gdb64, slot, what, number) {name, bits, gdb32, slot},
    REGISTERS(X)
#undef X
};
static const struct cpu_reg regs64[] = {
#define X(name, bits, gdb32, gdb64, slot, what, number) {name, bits, gdb64, slot},
    REGISTERS(X)
#undef X
};
static const struct computed_reg {
    uint8_t what, number;
} computed[] = {
#define X(name, bits, gdb32, gdb64, slot, what, number) {what, number},
    REGISTERS(X)
#undef X
};

/* ---- the pc and the next one -------------------------------------------------------------------- */

static uint64_t narrowed(const uint64_t *s, uint64_t addr)
{
    return s[SPARC_MODE] & SPARC_MODE_WIDE ? addr : (uint32_t)addr;
}

/* The address after the next instruction, annulled or not. */
static uint64_t back_of(const uint64_t *s)
{
    return s[SPARC_MODE] & SPARC_MODE_DELAYED ? s[SPARC_NPC] : narrowed(s, s[SPARC_PC] + 4);
}

static bool annulled(const struct cpu *c)
{
    return cpu_slots((struct cpu *)c)[SPARC_MODE] & SPARC_MODE_NULLIFY;
}

/* Programs and debuggers do not see an annulled instruction: the pc is that of the one after it. */
static uint64_t visible_pc(const struct cpu *c)
{
    const uint64_t *s = cpu_slots((struct cpu *)c);
    return annulled(c) ? back_of(s) : s[SPARC_PC];
}

static uint64_t visible_npc(const struct cpu *c)
{
    const uint64_t *s = cpu_slots((struct cpu *)c);
    return annulled(c) ? narrowed(s, back_of(s) + 4) : back_of(s);
}

static void set_pcs(uint64_t *s, uint64_t pc, uint64_t npc)
{
    s[SPARC_PC] = narrowed(s, pc & ~3ull);
    s[SPARC_NPC] = narrowed(s, npc & ~3ull);
    s[SPARC_MODE] &= ~(uint64_t)(SPARC_MODE_DELAYED | SPARC_MODE_NULLIFY);
    if (s[SPARC_NPC] != narrowed(s, s[SPARC_PC] + 4))
        s[SPARC_MODE] |= SPARC_MODE_DELAYED;
}

static uint64_t pc_get(const struct cpu *c)
{
    return cpu_slots((struct cpu *)c)[SPARC_PC];
}

static void pc_set(struct cpu *c, uint64_t pc)
{
    set_pcs(cpu_slots(c), pc, pc + 4);
}

/* ---- computed registers -------------------------------------------------------------------------- */

/* PSR of a user process: version and implementation are 0, icc, EF, S is 0. */
enum { PSR_ICC_SHIFT = 20, PSR_EF = 1 << 12, STATE_CCR_SHIFT = 32, STATE_ASI_SHIFT = 24 };

static uint64_t single_get(const uint64_t *s, unsigned n)
{
    return (uint32_t)(s[SPARC_F + n / 2] >> (n & 1 ? 0 : 32));
}

static void single_set(uint64_t *s, unsigned n, uint64_t value)
{
    uint64_t *d = &s[SPARC_F + n / 2];
    *d = n & 1 ? (*d & ~(uint64_t)UINT32_MAX) | (uint32_t)value : (uint32_t)*d | value << 32;
}

static uint64_t reg_get(struct cpu *c, int reg)
{
    const struct computed_reg *r = &computed[reg];
    const uint64_t *s = cpu_slots(c);

    switch (r->what) {
    case SINGLE: return single_get(s, r->number);
    case PC: return visible_pc(c);
    case NPC: return visible_npc(c);
    case CCR: return sparc_ccr(s);
    case FSR: return sparc_fsr(s);
    case FPRS: return s[SPARC_FPRS];
    case PSR: return (sparc_ccr(s) & 15) << PSR_ICC_SHIFT | (s[SPARC_FPRS] & SPARC_FPRS_FEF ? PSR_EF : 0);
    case STATE: return sparc_ccr(s) << STATE_CCR_SHIFT | s[SPARC_ASI] << STATE_ASI_SHIFT;
    case CANSAVE: return WINDOWS_BELOW - sparc_windows(c);
    case CANRESTORE: return sparc_windows(c);
    default: return 0;
    }
}

static void set_icc(uint64_t *s, uint64_t icc)
{
    sparc_set_ccr(s, (sparc_ccr(s) & ~15ull) | (icc & 15));
}

static void reg_set(struct cpu *c, int reg, uint64_t value)
{
    const struct computed_reg *r = &computed[reg];
    uint64_t *s = cpu_slots(c);

    switch (r->what) {
    case SINGLE: single_set(s, r->number, value); break;
    case PC: set_pcs(s, value, visible_npc(c)); break;
    case NPC: set_pcs(s, visible_pc(c), value); break;
    case CCR: sparc_set_ccr(s, value); break;
    case FSR: sparc_set_fsr(s, value); break;
    case FPRS: sparc_set_fprs(s, value); break;
    case PSR: set_icc(s, value >> PSR_ICC_SHIFT); break;
    case STATE:
        sparc_set_ccr(s, value >> STATE_CCR_SHIFT & 0xff);
        s[SPARC_ASI] = value >> STATE_ASI_SHIFT & 0xff;
        break;
    default: break;
    }
}

void sparc_set_carry(struct cpu *c, bool carry)
{
    uint64_t *s = cpu_slots(c), old = sparc_ccr(s), c_bits = SPARC_CCR_C | SPARC_CCR_C << SPARC_CCR_XCC_SHIFT;
    sparc_set_ccr(s, carry ? old | c_bits : old & ~c_bits);
}

/* ---- the machines -------------------------------------------------------------------------------- */

static void reset(struct cpu *c)
{
    enum { PRIMARY = 0x80 };
    uint64_t *s = cpu_slots(c);

    memset(s, 0, SPARC_SLOTS * sizeof *s);
    memset(cpu_isa_state(c), 0, sizeof(struct sparc_state));
    sparc_reset_windows(c);
    sparc_set_ccr(s, 0);
    s[SPARC_ASI] = PRIMARY;
    sparc_set_fprs(s, SPARC_FPRS_FEF);
    sparc_set_fsr(s, 0);
}

static void reset64(struct cpu *c)
{
    reset(c);
    cpu_slots(c)[SPARC_MODE] |= SPARC_MODE_WIDE;
}

static const char *const levels[SPARC_LEVELS + 1] = {[SPARC_LEVEL_V8] = "v8", [SPARC_LEVEL_V9] = "v9"};

static void set_level(struct cpu *c, unsigned level)
{
    uint64_t *mode = &cpu_slots(c)[SPARC_MODE];
    *mode = level == SPARC_LEVEL_V8 ? *mode | SPARC_MODE_LEVEL_V8 : *mode & ~(uint64_t)SPARC_MODE_LEVEL_V8;
}

/* The flags of V8+ and V9 programs; a plain V8 program has none. */
static unsigned level_of_program(uint32_t flags)
{
    enum { EF_SPARC_32PLUS = 0x100, EF_SPARC_V9_EXTENSIONS = 0xe00 };
    return flags & (EF_SPARC_32PLUS | EF_SPARC_V9_EXTENSIONS) ? SPARC_LEVEL_V9 : SPARC_LEVEL_V8;
}

static unsigned disassemble32(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    return avail < 4 ? 0 : (sparc_disassemble(sparc_word(code), va, false, text, cap), 4u);
}

static unsigned disassemble64(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    return avail < 4 ? 0 : (sparc_disassemble(sparc_word(code), va, true, text, cap), 4u);
}

static unsigned timing_insn(uint64_t va, const uint8_t *code, struct timing_insn *out)
{
    (void)va;
    sparc_timing_insn(sparc_word(code), out);
    return 4;
}

static bool has_slot(uint64_t va, const uint8_t *code)
{
    struct timing_insn i;
    timing_insn(va, code, &i);
    return i.flags & TIMING_IS_DELAYED;
}

static uint64_t timing_word(uint64_t va, const uint8_t *code)
{
    uint32_t word;
    (void)va;
    memcpy(&word, code, sizeof word);
    return word;
}

/* Globals and fp registers cannot be pinned with profit; those of the window are in memory. */
static const uint16_t hot_slots[] = {SPARC_G + 1, SPARC_G + 2, SPARC_G + 3, SPARC_G + 4};

#define IR_ISA(reset_function)                                                                                                   \
    {                                                                                                                            \
        .nslots = SPARC_SLOTS, .pc_slot = SPARC_PC, .mode_slot = SPARC_MODE, .cold_slots = {SPARC_CC_KIND, SPARC_FP_B},          \
        .hot_slots = hot_slots, .nhot_slots = sizeof hot_slots / sizeof *hot_slots,                                              \
        .window = {.first = SPARC_I,                                                                                             \
                   .count = WINDOW_SLOTS,                                                                                        \
                   .stack_at = offsetof(struct sparc_state, stack),                                                              \
                   .beside_at = offsetof(struct sparc_state, beside),                                                            \
                   .stack_size = WINDOW_STACK},                                                                                  \
        .state_size = sizeof(struct sparc_state), .reset = reset_function, .set_level = set_level, .translate = sparc_translate, \
        .reg_get = reg_get, .reg_set = reg_set, .pc_get = pc_get, .pc_set = pc_set,                                              \
        .timing = {.word = timing_word, .nullified_mode = SPARC_MODE_NULLIFY},                                                   \
        .transfers = {.slot = SPARC_TRANSFER, .link = 8, .sp_slot = SPARC_O + 6}, SPARC_FP_SLOTS                                 \
    }
static const struct ir_isa ir32 = IR_ISA(reset), ir64 = IR_ISA(reset64);

/* GDB's own layouts. */
static const struct isa_gdb gdb32 = {.architecture = "sparc", .registers = "x* 0-71:32"};
static const struct isa_gdb gdb64 = {.architecture = "sparc:v9", .registers = "x* 0-31:64 x* 32-63:32 x* 64-85:64"};

enum { EM_OLD_SPARC = 2, EM_V8PLUS = 18, EM_V9 = 43 };
#define COMMON                                                                                                                  \
    .big_endian = true, .sample_bytes = 4, .sample_unit = "instruction", .cpu = &engine_ops, .explain = sparc_explain,          \
    .encoding = sparc_encoding,                                                                                                 \
    .timing = {.model = sparc_timing_model, .text = sparc_timing_text, .insn = timing_insn, .reg_name = sparc_timing_reg_name}, \
    .unwind = {.innermost = sparc_innermost, .caller = sparc_caller},                                                           \
    .debug = {.nullified = annulled, .has_slot = has_slot, .cached_memory = sparc_cached_memory}

const struct isa sparc_isa = {
    COMMON,
    .name = "sparc",
    .long_name = "SPARC",
    .elf_machine = EM_V8PLUS,
    .old_elf_machine = EM_OLD_SPARC,
    .long_bits = 32,
    .space = {.page_shift = 13, .low_bits = 32},
    .levels = levels,
    .level_of_program = level_of_program,
    .cross_roots = (const char *const[]){"/usr/sparc64-linux-gnu", NULL},
    .regs = regs32,
    .nregs = sizeof regs32 / sizeof *regs32,
    .ir = &ir32,
    .disassemble = disassemble32,
    .gdb = &gdb32,
};

const struct isa sparc64_isa = {
    COMMON,
    .name = "sparc64",
    .long_name = "SPARC V9",
    .elf_machine = EM_V9,
    .long_bits = 64,
    .space = {.page_shift = 13, .low_bits = SPARC64_ADDRESS_BITS},
    .cross_roots = (const char *const[]){"/usr/sparc64-linux-gnu", NULL},
    .regs = regs64,
    .nregs = sizeof regs64 / sizeof *regs64,
    .ir = &ir64,
    .disassemble = disassemble64,
    .gdb = &gdb64,
};
