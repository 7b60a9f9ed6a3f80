/*
 * m68k.c - Motorola 68040: instructions of 2 to 22 bytes.
 *
 * Unicorn has no numbers for the floating-point registers, and its SR lacks the condition codes: instructions store and load them.
 *
 * Sources: M68000 Family Programmer's Reference Manual; MC68040 User's Manual: 8.1 (exception vectors).
 */
#include "isa/unicorn/disasm.h"
#include "isa/unicorn/machine.h"
#include "isa/unicorn/m68k_length.h"
#include "isa/unicorn/m68k_special.h"

#include <string.h>

enum { MODEL_68040 = 3 }; /* UC_CPU_M68K_M68040 is one too many */
enum { TRAP_BYTES = 2, LONGEST = 22 };
/* Exception vectors. */
enum {
    VECTOR_DIVIDE = 5,
    VECTOR_CHK = 6,
    VECTOR_TRAPCC = M68K_VECTOR_TRAPCC,
    VECTOR_PRIVILEGE = 8,
    VECTOR_TRACE = 9,
    VECTOR_TRAP0 = 32,
    VECTOR_TRAP15 = 47,
    VECTOR_FP = 48,
    VECTOR_FP_LAST = 55
};

static unsigned insn_bytes(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    (void)e;
    return m68k_length(code, avail);
}

static bool is_special(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    (void)e;
    return m68k_is_special(code, avail);
}

/* ---- exceptions --------------------------------------------------------------------------------- */

static enum unicorn_trap kind_of(int vector)
{
    switch (vector) {
    case VECTOR_DIVIDE: return UNICORN_DIVIDE;
    case VECTOR_CHK: return UNICORN_BOUND;
    case VECTOR_TRAPCC: return UNICORN_OVERFLOW;
    case VECTOR_PRIVILEGE: return UNICORN_PRIVILEGED;
    case VECTOR_TRACE: return UNICORN_STEP;
    case VECTOR_TRAP15: return UNICORN_BREAK;
    default: break;
    }
    if (vector > VECTOR_TRAP0 && vector < VECTOR_TRAP15)
        return UNICORN_OTHER;
    return vector >= VECTOR_FP && vector <= VECTOR_FP_LAST ? UNICORN_FP : UNICORN_ILLEGAL;
}

/* Divisions and traps are reported after the instruction, whose address is then why->addr. Unicorn's pc is already there for chk. */
static bool interrupt(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    uint8_t code[LONGEST];
    if (number == UNICORN_SPECIAL)
        return m68k_special(e, pc, why);
    why->reason = number == VECTOR_TRAP0 ? CPU_SYSCALL : CPU_TRAP;
    why->trap = kind_of(number);
    why->code = (uint64_t)(int64_t)number;
    why->addr = *pc;
    if (number == VECTOR_DIVIDE)
        *pc += m68k_length(code, mem_peek(unicorn_space(e), *pc, code, sizeof code));
    else if (number >= VECTOR_TRAP0 && number <= VECTOR_TRAP15)
        *pc += TRAP_BYTES;
    else if (number == VECTOR_CHK)
        why->addr = unicorn_insn_before(e, *pc);
    else
        return false;
    return true;
}

/* ---- registers ------------------------------------------------------------------------------------ */

enum { FP_BYTES = 12, FP_REGS = 8 * FP_BYTES };

/* fmovem of fp0 to fp7 and fmovem of fpcr, fpsr and fpiar, to and from UNICORN_DATA_AT; each ends with bra.w .+4. */
static const uint8_t store_fp[] = {0xf2, 0x38, 0xf0, 0xff, 0x08, 0x00, 0xf2, 0x38, 0xbc, 0x00, 0x08, 0x60, 0x60, 0, 0, 2};
static const uint8_t load_fp[] = {0xf2, 0x38, 0xd0, 0xff, 0x08, 0x00, 0xf2, 0x38, 0x9c, 0x00, 0x08, 0x60, 0x60, 0, 0, 2};
static const uint8_t move_ccr_to_d0[] = {0x42, 0xc0, 0x60, 0, 0, 2};

/* Where an own register's `bytes` bytes are in what store_fp stores. The library stores fpiar first and fpcr last, unlike a 68040. */
static unsigned place_of(unsigned n, unsigned *bytes)
{
    const unsigned last = M68K_OWN_FPCR + 2;

    *bytes = n >= M68K_OWN_FPCR ? 4 : n >= M68K_OWN_SIG ? 8 : 2;
    return n >= M68K_OWN_FPCR  ? FP_REGS + 4 * (last - n)
           : n >= M68K_OWN_SIG ? (n - M68K_OWN_SIG) * FP_BYTES + 4
                               : (n - M68K_OWN_EXP) * FP_BYTES;
}

static uint64_t status_register(struct unicorn_engine *e)
{
    uc_engine *uc = unicorn_handle(e);
    uint64_t d0 = 0, codes = 0, sr = 0;
    uc_reg_read(uc, UC_M68K_REG_D0, &d0);
    unicorn_execute(e, move_ccr_to_d0, sizeof move_ccr_to_d0);
    uc_reg_read(uc, UC_M68K_REG_D0, &codes);
    uc_reg_write(uc, UC_M68K_REG_D0, &d0);
    uc_reg_read(uc, UC_M68K_REG_SR, &sr);
    return (sr & 0xff00) | (codes & 0xff);
}

uint64_t m68k_own_get(struct unicorn_engine *e, unsigned n)
{
    unsigned bytes, at = place_of(n, &bytes);
    uint64_t value = 0;
    if (n == M68K_OWN_SR)
        return status_register(e);
    const uint8_t *stored = unicorn_execute(e, store_fp, sizeof store_fp);
    for (unsigned i = 0; i < bytes; i++)
        value = value << 8 | stored[at + i];
    return value;
}

void m68k_own_set(struct unicorn_engine *e, unsigned n, uint64_t value)
{
    unsigned bytes, at = place_of(n, &bytes);
    if (n == M68K_OWN_SR) {
        uc_reg_write(unicorn_handle(e), UC_M68K_REG_SR, &value);
        return;
    }
    uint8_t *stored = unicorn_execute(e, store_fp, sizeof store_fp);
    for (unsigned i = 0; i < bytes; i++)
        stored[at + i] = (uint8_t)(value >> 8 * (bytes - 1 - i));
    unicorn_execute(e, load_fp, sizeof load_fp);
}

/* A new cpu has SR 0, user mode, but uses the supervisor's stack pointer until SR is written. */
static bool set_up(struct unicorn_engine *e)
{
    uint64_t user_mode = 0;
    return uc_reg_write(unicorn_handle(e), UC_M68K_REG_SR, &user_mode) == UC_ERR_OK;
}

static const struct unicorn_machine m68k = {
    .arch = UC_ARCH_M68K,
    .mode = UC_MODE_BIG_ENDIAN,
    .model = MODEL_68040,
    .pc = UC_M68K_REG_PC,
    .step = 2,
    .insn_bytes = insn_bytes,
    .is_special = is_special,
    .set_up = set_up,
    .interrupt = interrupt,
    .reg_get = m68k_own_get,
    .reg_set = m68k_own_set,
};

// clang-format off
#define D(n) {"d" #n, 32, n, UC_M68K_REG_D##n}
#define A(n) {"a" #n, 32, 8 + n, UC_M68K_REG_A##n}
#define FP(n) {"fp" #n ".sig", 64, -1, UNICORN_OWN(M68K_OWN_SIG + n)}, {"fp" #n ".exp", 16, -1, UNICORN_OWN(M68K_OWN_EXP + n)}
static const struct cpu_reg regs[] = {
    D(0), D(1), D(2), D(3), D(4), D(5), D(6), D(7), A(0), A(1), A(2), A(3), A(4), A(5), A(6), A(7),
    {"sr", 16, 16, UNICORN_OWN(M68K_OWN_SR)}, {"pc", 32, 17, UC_M68K_REG_PC},
    FP(0), FP(1), FP(2), FP(3), FP(4), FP(5), FP(6), FP(7),
    {"fpcr", 32, 26, UNICORN_OWN(M68K_OWN_FPCR)}, {"fpsr", 32, 27, UNICORN_OWN(M68K_OWN_FPCR + 1)}, {"fpiar", 32, 28, UNICORN_OWN(M68K_OWN_FPCR + 2)},
};
// clang-format on

static const struct isa_gdb gdb = {
    .architecture = "m68k",
    .registers = "feature org.gnu.gdb.m68k.core d* 0-7:32 a* 0-5:32 fp:32:data_ptr sp:32:data_ptr ps:32 pc:32:code_ptr"};

const struct isa m68k_isa = {
    .name = "m68k",
    .long_name = "m68k",
    .elf_machine = 4,
    .big_endian = true,
    .long_bits = 32,
    .sample_bytes = 2,
    .sample_most = 22,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 32},
    .gdb = &gdb,
    .cross_roots = (const char *const[]){"/usr/m68k-linux-gnu", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &unicorn_ops,
    .own = &m68k,
    .disassemble = m68k_disassemble,
    .code_address = m68k_code_address,
};
