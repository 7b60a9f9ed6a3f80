/*
 * aarch64.c - AArch64 as a Cortex-A72 executes it at EL0: ARMv8-A with Advanced SIMD, AES, SHA and CRC32.
 *
 * Sources: Arm Architecture Reference Manual for A-profile (DDI 0487): C6.2 BRK, MRS; D13 CPACR_EL1, SCTLR_EL1, CNTFRQ_EL0, CNTVCT_EL0.
 */
#include "isa/unicorn/disasm.h"
#include "isa/unicorn/machine.h"

/* QEMU's numbers of exceptions. */
enum { EXCP_UNDEFINED = 1, EXCP_SVC = 2, EXCP_BRK = 7 };

enum { INSN_BYTES = 4, ZERO_REGISTER = 31 };
/* MRS Xt of two registers that EL0 may read, without t. */
static const uint32_t MRS_CNTFRQ = 0xd53be000, MRS_CNTVCT = 0xd53be040, MRS_TARGET = 31;
static const uint64_t COUNTER_HZ = 100000000; /* a tick each cycle */

static const int x_registers[ZERO_REGISTER] = {
    UC_ARM64_REG_X0,  UC_ARM64_REG_X1,  UC_ARM64_REG_X2,  UC_ARM64_REG_X3,  UC_ARM64_REG_X4,  UC_ARM64_REG_X5,  UC_ARM64_REG_X6,
    UC_ARM64_REG_X7,  UC_ARM64_REG_X8,  UC_ARM64_REG_X9,  UC_ARM64_REG_X10, UC_ARM64_REG_X11, UC_ARM64_REG_X12, UC_ARM64_REG_X13,
    UC_ARM64_REG_X14, UC_ARM64_REG_X15, UC_ARM64_REG_X16, UC_ARM64_REG_X17, UC_ARM64_REG_X18, UC_ARM64_REG_X19, UC_ARM64_REG_X20,
    UC_ARM64_REG_X21, UC_ARM64_REG_X22, UC_ARM64_REG_X23, UC_ARM64_REG_X24, UC_ARM64_REG_X25, UC_ARM64_REG_X26, UC_ARM64_REG_X27,
    UC_ARM64_REG_X28, UC_ARM64_REG_X29, UC_ARM64_REG_X30,
};

/* Executes MRS of the counter or its frequency. EL0 has no access to them in Unicorn, whose counter is the host's. */
static bool read_counter(struct unicorn_engine *e, uint64_t pc)
{
    uint8_t code[INSN_BYTES] = {0};
    mem_peek(unicorn_space(e), pc, code, sizeof code);
    uint32_t word = code[0] | (uint32_t)code[1] << 8 | (uint32_t)code[2] << 16 | (uint32_t)code[3] << 24, target = word & MRS_TARGET;
    uint64_t value = COUNTER_HZ;
    if ((word & ~MRS_TARGET) == MRS_CNTVCT)
        value = unicorn_cycles(e, pc);
    else if ((word & ~MRS_TARGET) != MRS_CNTFRQ)
        return false;
    if (target != ZERO_REGISTER)
        uc_reg_write(unicorn_handle(e), x_registers[target], &value);
    return true;
}

static bool interrupt(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    why->reason = CPU_TRAP;
    why->code = (uint64_t)(int64_t)number;
    why->trap = number == EXCP_BRK ? UNICORN_BREAK : UNICORN_ILLEGAL;
    if (number == EXCP_SVC) {
        why->reason = CPU_SYSCALL;
        return true;
    }
    if (number == EXCP_UNDEFINED && read_counter(e, *pc)) {
        why->reason = CPU_BUDGET;
        *pc += INSN_BYTES;
        return true;
    }
    return false;
}

/* EL0, with what Linux lets it do: floating point, DC ZVA, cache maintenance, CTR_EL0, WFI and WFE. */
static bool set_up(struct unicorn_engine *e)
{
    enum { FPEN = 3 << 20, DZE = 1 << 14, UCT = 1 << 15, NTWI = 1 << 16, NTWE = 1 << 18, UCI = 1 << 26 };
    const uint32_t el0 = 0;
    uc_arm64_cp_reg cpacr = {.op0 = 3, .crn = 1, .crm = 0, .op2 = 2, .val = FPEN}, sctlr = {.op0 = 3, .crn = 1, .crm = 0, .op2 = 0};
    uc_engine *uc = unicorn_handle(e);
    if (uc_reg_read(uc, UC_ARM64_REG_CP_REG, &sctlr) != UC_ERR_OK || uc_reg_write(uc, UC_ARM64_REG_PSTATE, &el0) != UC_ERR_OK)
        return false;
    sctlr.val |= DZE | UCT | NTWI | NTWE | UCI;
    return uc_reg_write(uc, UC_ARM64_REG_CP_REG, &sctlr) == UC_ERR_OK && uc_reg_write(uc, UC_ARM64_REG_CP_REG, &cpacr) == UC_ERR_OK;
}

static const struct unicorn_machine aarch64 = {
    .arch = UC_ARCH_ARM64,
    .mode = UC_MODE_ARM,
    .model = UC_CPU_ARM64_A72,
    .pc = UC_ARM64_REG_PC,
    .fixed = INSN_BYTES,
    .step = INSN_BYTES,
    .set_up = set_up,
    .interrupt = interrupt,
};

/* Numbers of GDB's remote protocol: x0 to x30, sp, pc, cpsr, v0 to v31, fpsr, fpcr. */
// clang-format off
#define X(n) {"x" #n, 64, n, UC_ARM64_REG_X##n}
#define V(n) {"v" #n ".lo", 64, 34 + n, UC_ARM64_REG_V##n}, {"v" #n ".hi", 64, -1, UNICORN_HIGH(UC_ARM64_REG_V##n)}
static const struct cpu_reg regs[] = {
    X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7), X(8), X(9), X(10), X(11), X(12), X(13), X(14), X(15),
    X(16), X(17), X(18), X(19), X(20), X(21), X(22), X(23), X(24), X(25), X(26), X(27), X(28), X(29), X(30),
    {"sp", 64, 31, UC_ARM64_REG_SP}, {"pc", 64, 32, UC_ARM64_REG_PC}, {"cpsr", 32, 33, UC_ARM64_REG_NZCV},
    V(0), V(1), V(2), V(3), V(4), V(5), V(6), V(7), V(8), V(9), V(10), V(11), V(12), V(13), V(14), V(15),
    V(16), V(17), V(18), V(19), V(20), V(21), V(22), V(23), V(24), V(25), V(26), V(27), V(28), V(29), V(30), V(31),
    {"fpsr", 32, 66, UC_ARM64_REG_FPSR}, {"fpcr", 32, 67, UC_ARM64_REG_FPCR}, {"tpidr_el0", 64, -1, UC_ARM64_REG_TPIDR_EL0},
};
// clang-format on

static const struct isa_gdb gdb = {.architecture = "aarch64",
                                   .registers = "feature org.gnu.gdb.aarch64.core x* 0-30:64 sp:64:data_ptr pc:64:code_ptr cpsr:32 "
                                                "feature org.gnu.gdb.aarch64.fpu v* 0-31:128 fpsr:32 fpcr:32"};

const struct isa aarch64_isa = {
    .name = "aarch64",
    .long_name = "AArch64",
    .elf_machine = 183,
    .long_bits = 64,
    .sample_bytes = 4,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 36},
    .gdb = &gdb,
    .cross_roots = (const char *const[]){"/usr/aarch64-linux-gnu", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &unicorn_ops,
    .own = &aarch64,
    .disassemble = aarch64_disassemble,
    .code_address = aarch64_code_address,
};
