/*
 * ppc.c - PowerPC, 32 bits: a PowerPC 604e, which has no AltiVec and no fsqrt; its cache lines have 32 bytes.
 *
 * Sources: The PowerPC Architecture: book I (branch, fixed-point and floating-point processor), book II (time base, dcbz), book III (MSR,
 * exceptions); PowerPC 604e RISC Microprocessor User's Manual (processor version).
 */
#include "isa/unicorn/disasm.h"
#include "isa/unicorn/machine.h"

enum { MSR_PROBLEM_STATE = 1 << 14, MSR_FP = 1 << 13, MSR_FP_EXCEPTIONS = 0x900, FPSCR_ENABLED_EXCEPTION = 0x40000000 };
enum { INSN_BYTES = 4, PAGE_BYTES = 4096, PVR_604E = 0x00090204, CYCLES_PER_TIME_BASE = 4 };
/* QEMU's numbers of exceptions. */
enum { EXCEPTION_ALIGN = 5, EXCEPTION_PROGRAM = 6, EXCEPTION_SYSCALL = 8 };
/* Primary and extended opcodes, and special-purpose registers as mfspr encodes them. */
enum {
    OP_TWI = 3,
    OP_31 = 31,
    OP_FP_SINGLE = 59,
    OP_FP = 63,
    XO_TW = 4,
    XO_MFSPR = 339,
    XO_MFTB = 371,
    XO_MFFS = 583,
    SPR_PVR = 287,
    TBR_LOWER = 268,
    TBR_UPPER
};

static uint32_t word_at(struct unicorn_engine *e, uint64_t pc)
{
    uint8_t b[INSN_BYTES] = {0};
    mem_peek(unicorn_space(e), pc, b, sizeof b);
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

// clang-format off
static unsigned primary(uint32_t word) { return word >> 26; }
static unsigned extended(uint32_t word) { return word >> 1 & 0x3ff; }
static unsigned field_d(uint32_t word) { return word >> 21 & 31; }
static unsigned field_a(uint32_t word) { return word >> 16 & 31; }
static unsigned field_b(uint32_t word) { return word >> 11 & 31; }
static unsigned field_spr(uint32_t word) { return field_b(word) << 5 | field_a(word); }
// clang-format on

static uint32_t reg(struct unicorn_engine *e, int number)
{
    uint64_t value = 0;
    uc_reg_read(unicorn_handle(e), number, &value);
    return (uint32_t)value;
}

static void set_reg(struct unicorn_engine *e, int number, uint32_t value)
{
    uint64_t wide = value;
    uc_reg_write(unicorn_handle(e), number, &wide);
}

/* ---- exceptions ------------------------------------------------------------------------------- */

/* Unicorn does not tell the kind of a program exception. */
static enum unicorn_trap program_exception(struct unicorn_engine *e, uint32_t word)
{
    unsigned op = primary(word);
    if (op == OP_TWI || (op == OP_31 && extended(word) == XO_TW))
        return UNICORN_BREAK;
    if ((op == OP_FP || op == OP_FP_SINGLE) && (reg(e, UC_PPC_REG_FPSCR) & FPSCR_ENABLED_EXCEPTION))
        return UNICORN_FP;
    return UNICORN_PRIVILEGED;
}

static bool is_mfpvr(uint32_t word)
{
    return primary(word) == OP_31 && extended(word) == XO_MFSPR && field_spr(word) == SPR_PVR;
}

static bool interrupt(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    if (number == EXCEPTION_SYSCALL) {
        why->reason = CPU_SYSCALL;
        return true;
    }
    if (number != UNICORN_INVALID)
        *pc = (uint32_t)(*pc - INSN_BYTES); /* Unicorn has advanced it */
    uint32_t word = word_at(e, *pc);
    if (number == EXCEPTION_PROGRAM && is_mfpvr(word)) { /* as Linux does */
        set_reg(e, UC_PPC_REG_0 + (int)field_d(word), PVR_604E);
        *pc += INSN_BYTES;
        return true;
    }
    why->reason = CPU_TRAP;
    why->trap = UNICORN_ILLEGAL;
    why->code = word;
    if (number == EXCEPTION_PROGRAM)
        why->trap = program_exception(e, word);
    if (number == EXCEPTION_ALIGN) { /* of lwarx, which is indexed */
        why->trap = UNICORN_ALIGN;
        why->addr = (field_a(word) ? reg(e, UC_PPC_REG_0 + (int)field_a(word)) : 0) + reg(e, UC_PPC_REG_0 + (int)field_b(word));
    }
    return false;
}

/* ---- instructions that Unicorn executes otherwise ------------------------------------------------ */

static bool is_mftb(uint32_t word)
{
    unsigned spr = field_spr(word);
    return primary(word) == OP_31 && (extended(word) == XO_MFTB || extended(word) == XO_MFSPR) && (spr == TBR_LOWER || spr == TBR_UPPER);
}

/* Later processors' mffsl, mffscrn and mffscrni, which the earlier ones execute as mffs; C libraries rely on that. */
static bool is_later_mffs(uint32_t word)
{
    return primary(word) == OP_FP && extended(word) == XO_MFFS && field_a(word) != 0;
}

static void code_page(struct unicorn_engine *e, uint64_t va)
{
    for (uint64_t pc = va; pc < va + PAGE_BYTES; pc += INSN_BYTES)
        if (is_mftb(word_at(e, pc)) || is_later_mffs(word_at(e, pc)))
            unicorn_watch(e, pc);
}

/* Unicorn's time base stays 0, and its later mffs do nothing. */
static void watched(struct unicorn_engine *e, uint64_t pc)
{
    uint32_t word = word_at(e, pc);
    if (is_later_mffs(word)) {
        uint64_t fpscr = reg(e, UC_PPC_REG_FPSCR);
        uc_reg_write(unicorn_handle(e), UC_PPC_REG_FPR0 + (int)field_d(word), &fpscr);
    } else if (is_mftb(word)) {
        uint64_t time = unicorn_cycles(e, pc) / CYCLES_PER_TIME_BASE;
        struct cpu_stop why = {.reason = CPU_BUDGET};
        set_reg(e, UC_PPC_REG_0 + (int)field_d(word), (uint32_t)(field_spr(word) == TBR_UPPER ? time >> 32 : time));
        unicorn_stop(e, &why, pc + INSN_BYTES, true);
    }
}

/* ---- registers ---------------------------------------------------------------------------------- */

/* Unicorn's XER lacks the bits SO, OV and CA: instructions move it through r3. */
enum { OWN_XER };
static const uint8_t mfxer_r3[] = {0x7c, 0x61, 0x02, 0xa6, 0x48, 0, 0, 4}, mtxer_r3[] = {0x7c, 0x61, 0x03, 0xa6, 0x48, 0, 0, 4}; /* b .+4 */

static uint64_t reg_get(struct unicorn_engine *e, unsigned n)
{
    (void)n;
    uint32_t r3 = reg(e, UC_PPC_REG_3);
    unicorn_execute(e, mfxer_r3, sizeof mfxer_r3);
    uint32_t xer = reg(e, UC_PPC_REG_3);
    set_reg(e, UC_PPC_REG_3, r3);
    return xer;
}

static void reg_set(struct unicorn_engine *e, unsigned n, uint64_t value)
{
    (void)n;
    uint32_t r3 = reg(e, UC_PPC_REG_3);
    set_reg(e, UC_PPC_REG_3, (uint32_t)value);
    unicorn_execute(e, mtxer_r3, sizeof mtxer_r3);
    set_reg(e, UC_PPC_REG_3, r3);
}

static bool set_up(struct unicorn_engine *e)
{
    set_reg(e, UC_PPC_REG_MSR, reg(e, UC_PPC_REG_MSR) | MSR_PROBLEM_STATE | MSR_FP);
    return reg(e, UC_PPC_REG_MSR) & MSR_PROBLEM_STATE;
}

static const struct unicorn_machine ppc = {
    .arch = UC_ARCH_PPC,
    .mode = UC_MODE_PPC32 | UC_MODE_BIG_ENDIAN,
    .model = UC_CPU_PPC32_604E_V2_4,
    .pc = UC_PPC_REG_PC,
    .fixed = INSN_BYTES,
    .step = INSN_BYTES,
    .set_up = set_up,
    .interrupt = interrupt,
    .code_page = code_page,
    .watched = watched,
    .reg_get = reg_get,
    .reg_set = reg_set,
};

// clang-format off
#define R(n) {"r" #n, 32, n, UC_PPC_REG_##n}
#define F(n) {"f" #n, 64, 32 + n, UC_PPC_REG_FPR##n}
static const struct cpu_reg regs[] = {
    R(0), R(1), R(2), R(3), R(4), R(5), R(6), R(7), R(8), R(9), R(10), R(11), R(12), R(13), R(14), R(15),
    R(16), R(17), R(18), R(19), R(20), R(21), R(22), R(23), R(24), R(25), R(26), R(27), R(28), R(29), R(30), R(31),
    F(0), F(1), F(2), F(3), F(4), F(5), F(6), F(7), F(8), F(9), F(10), F(11), F(12), F(13), F(14), F(15),
    F(16), F(17), F(18), F(19), F(20), F(21), F(22), F(23), F(24), F(25), F(26), F(27), F(28), F(29), F(30), F(31),
    {"pc", 32, 64, UC_PPC_REG_PC}, {"msr", 32, 65, UC_PPC_REG_MSR}, {"cr", 32, 66, UC_PPC_REG_CR}, {"lr", 32, 67, UC_PPC_REG_LR},
    {"ctr", 32, 68, UC_PPC_REG_CTR}, {"xer", 32, 69, UNICORN_OWN(OWN_XER)}, {"fpscr", 32, 70, UC_PPC_REG_FPSCR},
};
// clang-format on

static const struct isa_gdb gdb = {
    .architecture = "powerpc:common",
    .registers = "feature org.gnu.gdb.power.core r* 0-31:32 @64 pc:32:code_ptr msr:32 cr:32 lr:32:code_ptr ctr:32 xer:32 "
                 "feature org.gnu.gdb.power.fpu @32 f* 0-31:64:ieee_double @70 fpscr:32"};

const struct isa ppc_isa = {
    .name = "ppc",
    .long_name = "PowerPC",
    .elf_machine = 20,
    .big_endian = true,
    .long_bits = 32,
    .sample_bytes = 4,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 32},
    .gdb = &gdb,
    .cross_roots = (const char *const[]){"/usr/powerpc-linux-gnu", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &unicorn_ops,
    .own = &ppc,
    .disassemble = ppc_disassemble,
    .code_address = ppc_code_address,
};
