/*
 * arm.c - ARM as a Cortex-A15 executes it in user mode: ARMv7-A with Thumb-2, VFPv4, Advanced SIMD and integer division.
 *
 * The pc has no bit 0; whether instructions are Thumb is T of the CPSR.
 *
 * Sources: ARM Architecture Reference Manual, ARMv7-A and ARMv7-R (DDI 0406C): A2.5.1 instruction set state, A6.1 Thumb instruction
 * lengths, B1.3.3 CPSR, B4.1.40 CPACR, B4.1.58 FPEXC; B4.1.150 TPIDRURO.
 */
#include "isa/unicorn/disasm.h"
#include "isa/unicorn/machine.h"

/* QEMU's numbers of exceptions. Undefined instructions, and the hints YIELD and WFE, are UNICORN_INVALID. */
enum { EXCP_SVC = 2, EXCP_BKPT = 7 };

enum { CPSR_T = 1 << 5, CPSR_MODE = 0x1f, CPSR_USER = 0x10, CPSR_MASKS = 7 << 6 };
enum { REG_CPSR, REG_TLS };

static uint32_t cpsr(struct unicorn_engine *e)
{
    uint32_t value = 0;
    uc_reg_read(unicorn_handle(e), UC_ARM_REG_CPSR, &value);
    return value;
}

static unsigned insn_bytes(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    const unsigned first_of_two = 0xe8; /* 0b11101 and above in the upper bits of the first half */
    unsigned n = 4;
    if (cpsr(e) & CPSR_T)
        n = avail >= 2 && code[1] >= first_of_two ? 4 : 2;
    return n <= avail ? n : 0;
}

/* struct isa's text_address: odd in Thumb code. */
static uint64_t text_address(const struct cpu *c)
{
    return cpu_pc(c) | ((cpu_reg_get(c, cpu_reg_find(cpu_isa(c), "cpsr")) & CPSR_T) != 0);
}

static uint64_t start_address(struct unicorn_engine *e, uint64_t pc)
{
    return pc | ((cpsr(e) & CPSR_T) != 0);
}

static bool interrupt(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    why->reason = CPU_TRAP;
    why->code = (uint64_t)(int64_t)number;
    why->trap = number == EXCP_BKPT ? UNICORN_BREAK : UNICORN_ILLEGAL;
    if (number == EXCP_SVC) {
        why->reason = CPU_SYSCALL;
        return true;
    }
    if (number == UNICORN_INVALID && !unicorn_in_block(e, *pc)) { /* after a hint, which has no effect */
        why->reason = CPU_BUDGET;
        return true;
    }
    return false;
}

/* ---- registers of the machine's own ---------------------------------------------------------- */

/* TPIDRURO of the secure (1) and the other (0) bank. */
static uc_arm_cp_reg thread_register(unsigned secure)
{
    return (uc_arm_cp_reg){.cp = 15, .sec = secure, .crn = 13, .crm = 0, .opc1 = 0, .opc2 = 3};
}

static uint64_t reg_get(struct unicorn_engine *e, unsigned n)
{
    uc_arm_cp_reg tls = thread_register(0);
    if (n == REG_CPSR)
        return cpsr(e);
    uc_reg_read(unicorn_handle(e), UC_ARM_REG_CP_REG, &tls);
    return tls.val;
}

static void reg_set(struct unicorn_engine *e, unsigned n, uint64_t value)
{
    uc_engine *uc = unicorn_handle(e);
    if (n == REG_CPSR) {
        uint32_t user = ((uint32_t)value & ~(uint32_t)(CPSR_MODE | CPSR_MASKS)) | CPSR_USER;
        uc_reg_write(uc, UC_ARM_REG_CPSR, &user);
        return;
    }
    for (unsigned secure = 0; secure < 2; secure++) {
        uc_arm_cp_reg tls = thread_register(secure);
        tls.val = (uint32_t)value;
        uc_reg_write(uc, UC_ARM_REG_CP_REG, &tls);
    }
}

static bool set_up(struct unicorn_engine *e)
{
    const uint32_t fpexc_en = 1u << 30, user = CPSR_USER;
    uc_arm_cp_reg cpacr = {.cp = 15, .crn = 1, .crm = 0, .opc1 = 0, .opc2 = 2, .val = 0xf << 20};
    uc_engine *uc = unicorn_handle(e);
    return uc_reg_write(uc, UC_ARM_REG_CP_REG, &cpacr) == UC_ERR_OK && uc_reg_write(uc, UC_ARM_REG_FPEXC, &fpexc_en) == UC_ERR_OK &&
           uc_reg_write(uc, UC_ARM_REG_CPSR, &user) == UC_ERR_OK;
}

static const struct unicorn_machine arm = {
    .arch = UC_ARCH_ARM,
    .mode = UC_MODE_ARM,
    .model = UC_CPU_ARM_CORTEX_A15,
    .pc = UC_ARM_REG_PC,
    .page_bytes = 4096,
    .step = 2,
    .insn_bytes = insn_bytes,
    .set_up = set_up,
    .start_address = start_address,
    .interrupt = interrupt,
    .reg_get = reg_get,
    .reg_set = reg_set,
};

/* Numbers of GDB's remote protocol: r0 to pc, cpsr 25, d0 to d31, fpscr. */
// clang-format off
#define R(n) {"r" #n, 32, n, UC_ARM_REG_R##n}
#define D(n) {"d" #n, 64, 58 + n, UC_ARM_REG_D##n}
static const struct cpu_reg regs[] = {
    R(0), R(1), R(2), R(3), R(4), R(5), R(6), R(7), R(8), R(9), R(10), R(11), R(12),
    {"sp", 32, 13, UC_ARM_REG_SP}, {"lr", 32, 14, UC_ARM_REG_LR}, {"pc", 32, 15, UC_ARM_REG_PC}, {"cpsr", 32, 25, UNICORN_OWN(REG_CPSR)},
    D(0), D(1), D(2), D(3), D(4), D(5), D(6), D(7), D(8), D(9), D(10), D(11), D(12), D(13), D(14), D(15),
    D(16), D(17), D(18), D(19), D(20), D(21), D(22), D(23), D(24), D(25), D(26), D(27), D(28), D(29), D(30), D(31),
    {"fpscr", 32, 90, UC_ARM_REG_FPSCR}, {"tls", 32, -1, UNICORN_OWN(REG_TLS)},
};
// clang-format on

static const struct isa_gdb gdb = {.architecture = "arm",
                                   .registers = "feature org.gnu.gdb.arm.core r* 0-12:32 sp:32:data_ptr lr:32 pc:32:code_ptr @25 cpsr:32 "
                                                "feature org.gnu.gdb.arm.vfp @58 d* 0-31:64:ieee_double fpscr:32"};

const struct isa arm_isa = {
    .name = "arm",
    .long_name = "ARM",
    .elf_machine = 40,
    .long_bits = 32,
    .sample_bytes = 2,
    .sample_most = 4,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 32},
    .gdb = &gdb,
    .cross_roots = (const char *const[]){"/usr/arm-linux-gnueabihf", "/usr/arm-linux-gnueabi", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &unicorn_ops,
    .own = &arm,
    .disassemble = arm_disassemble,
    .code_address = arm_code_address,
    .text_address = text_address,
};
