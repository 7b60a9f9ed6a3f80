/*
 * riscv64.c - RISC-V, RV64GC (rv64imafdc): instructions of 2 and 4 bytes.
 *
 * Sources: The RISC-V Instruction Set Manual, volume I (20191213): 1.5 instruction lengths, 2.8 ecall and ebreak, 10.1 counters, 11.2 fcsr;
 * volume II (20211203): 3.1.6 mstatus, 3.1.10 counters, 3.3.2 MRET.
 */
#include "isa/unicorn/disasm.h"
#include "isa/unicorn/machine.h"

enum { PAGE_BYTES = 4096, ECALL_BYTES = 4, EBREAK = 0x00100073, C_EBREAK = 0x9002, MSTATUS_FS_INITIAL = 1 << 13 };

/* QEMU's numbers of exceptions are the architecture's causes (volume II, table 3.6). */
enum { CAUSE_ILLEGAL = 2, CAUSE_BREAKPOINT = 3, CAUSE_LOAD_MISALIGNED = 4, CAUSE_STORE_MISALIGNED = 6, CAUSE_ECALL_U = 8 };

static unsigned insn_bytes(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    unsigned n = (code[0] & 3) == 3 ? 4 : 2;
    (void)e;
    return n <= avail ? n : 0;
}

static uint32_t word_at(struct unicorn_engine *e, uint64_t pc)
{
    uint8_t code[4] = {0};
    mem_peek(unicorn_space(e), pc, code, sizeof code);
    return code[0] | (uint32_t)code[1] << 8 | (uint32_t)code[2] << 16 | (uint32_t)code[3] << 24;
}

static bool is_breakpoint(struct unicorn_engine *e, uint64_t pc)
{
    uint32_t word = word_at(e, pc);
    return word == EBREAK || (word & 0xffff) == C_EBREAK;
}

/* ---- counters: cycle, time and instret count virtual cycles; Unicorn's are the host's ------------ */

enum { CSR_CYCLE = 0xc00, CSR_INSTRET = 0xc02, CSR_HPMCOUNTER31 = 0xc1f };

/* CSRRS or CSRRC with x0, or with the immediate 0: a read of CSR first to last. */
static bool is_read_of(uint32_t word, uint32_t first, uint32_t last)
{
    const uint32_t system = 0x73;
    uint32_t csr = word >> 20, source = word >> 15 & 31;
    return (word & 0x7f) == system && (word >> 13 & 1) && !source && csr >= first && csr <= last;
}

static bool is_counter_read(uint32_t word)
{
    return is_read_of(word, CSR_CYCLE, CSR_INSTRET);
}

/* The counters of events, which Linux does not let programs read. */
static bool is_event_read(uint32_t word)
{
    return is_read_of(word, CSR_INSTRET + 1, CSR_HPMCOUNTER31);
}

static void read_counter(struct unicorn_engine *e, uint64_t pc, uint32_t word)
{
    uint64_t cycles = unicorn_cycles(e, pc);
    unsigned target = word >> 7 & 31;
    if (target)
        uc_reg_write(unicorn_handle(e), UC_RISCV_REG_X0 + (int)target, &cycles);
}

static void code_page(struct unicorn_engine *e, uint64_t va)
{
    for (uint64_t pc = va; pc < va + PAGE_BYTES; pc += 2)
        if (is_counter_read(word_at(e, pc)) || is_event_read(word_at(e, pc)))
            unicorn_watch(e, pc);
}

static void watched(struct unicorn_engine *e, uint64_t pc)
{
    const struct cpu_stop why = {.reason = CPU_BUDGET};
    uint32_t word = word_at(e, pc);
    if (is_event_read(word))
        unicorn_stop(e, &(struct cpu_stop){.reason = CPU_TRAP, .trap = UNICORN_ILLEGAL, .code = CAUSE_ILLEGAL}, pc, false);
    if (!is_counter_read(word))
        return;
    read_counter(e, pc, word);
    unicorn_stop(e, &why, pc + 4, true);
}

/* ---- exceptions ------------------------------------------------------------------------------- */

static bool interrupt(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    why->reason = CPU_TRAP;
    why->code = (uint64_t)(int64_t)number;
    if (number != UNICORN_INVALID)
        *pc -= ECALL_BYTES; /* Unicorn has advanced it, whatever the instruction */
    switch (number) {
    case CAUSE_ECALL_U:
        why->reason = CPU_SYSCALL;
        *pc += ECALL_BYTES;
        return true;
    case CAUSE_LOAD_MISALIGNED:
    case CAUSE_STORE_MISALIGNED: why->trap = UNICORN_ALIGN; break;
    case CAUSE_ILLEGAL:
        if (is_counter_read(word_at(e, *pc))) { /* time, which Unicorn lacks */
            read_counter(e, *pc, word_at(e, *pc));
            why->reason = CPU_BUDGET;
            *pc += 4;
            return true;
        }
        why->trap = UNICORN_ILLEGAL;
        break;
    default: why->trap = is_breakpoint(e, *pc) ? UNICORN_BREAK : UNICORN_ILLEGAL; break;
    }
    return false;
}

/* Enables floating point, and goes to user mode: MRET to MEPC with MPP = 0. */
static bool set_up(struct unicorn_engine *e)
{
    static const uint8_t mret[] = {0x73, 0x00, 0x20, 0x30};
    const uint64_t mstatus = MSTATUS_FS_INITIAL, mepc = sizeof mret;
    uc_engine *uc = unicorn_handle(e);
    return uc_reg_write(uc, UC_RISCV_REG_MSTATUS, &mstatus) == UC_ERR_OK && uc_reg_write(uc, UC_RISCV_REG_MEPC, &mepc) == UC_ERR_OK &&
           unicorn_execute(e, mret, sizeof mret);
}

static const struct unicorn_machine riscv64 = {
    .arch = UC_ARCH_RISCV,
    .mode = UC_MODE_RISCV64,
    .model = -1,
    .pc = UC_RISCV_REG_PC,
    .step = 2,
    .insn_bytes = insn_bytes,
    .set_up = set_up,
    .interrupt = interrupt,
    .code_page = code_page,
    .watched = watched,
};

/* Names of the psABI; numbers of GDB's remote protocol: x0 to x31, pc, f0 to f31, fcsr. */
// clang-format off
#define X(n, name) {name, 64, n, UC_RISCV_REG_X##n}
#define F(n) {"f" #n, 64, 33 + n, UC_RISCV_REG_F##n}
static const struct cpu_reg regs[] = {
    X(0, "zero"), X(1, "ra"), X(2, "sp"), X(3, "gp"), X(4, "tp"), X(5, "t0"), X(6, "t1"), X(7, "t2"),
    X(8, "s0"), X(9, "s1"), X(10, "a0"), X(11, "a1"), X(12, "a2"), X(13, "a3"), X(14, "a4"), X(15, "a5"),
    X(16, "a6"), X(17, "a7"), X(18, "s2"), X(19, "s3"), X(20, "s4"), X(21, "s5"), X(22, "s6"), X(23, "s7"),
    X(24, "s8"), X(25, "s9"), X(26, "s10"), X(27, "s11"), X(28, "t3"), X(29, "t4"), X(30, "t5"), X(31, "t6"),
    {"pc", 64, 32, UC_RISCV_REG_PC},
    F(0), F(1), F(2), F(3), F(4), F(5), F(6), F(7), F(8), F(9), F(10), F(11), F(12), F(13), F(14), F(15),
    F(16), F(17), F(18), F(19), F(20), F(21), F(22), F(23), F(24), F(25), F(26), F(27), F(28), F(29), F(30), F(31),
    {"fcsr", 32, 67, UC_RISCV_REG_FCSR},
};
// clang-format on

static const struct isa_gdb gdb = {
    .architecture = "riscv:rv64",
    .registers = "feature org.gnu.gdb.riscv.cpu zero:64 ra:64:code_ptr sp:64:data_ptr gp:64:data_ptr tp:64:data_ptr t* "
                 "0-2:64 fp:64:data_ptr s1:64 a* 0-7:64 s* 2-11:64 t* 3-6:64 pc:64:code_ptr "
                 "feature org.gnu.gdb.riscv.fpu ft* 0-7:64:ieee_double fs* 0-1:64:ieee_double fa* 0-7:64:ieee_double fs* "
                 "2-11:64:ieee_double ft* 8-11:64:ieee_double fflags:32 frm:32 fcsr:32"};

const struct isa riscv64_isa = {
    .name = "riscv64",
    .long_name = "RISC-V 64",
    .elf_machine = 243,
    .long_bits = 64,
    .sample_bytes = 2,
    .sample_most = 4,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 36},
    .gdb = &gdb,
    .cross_roots = (const char *const[]){"/usr/riscv64-linux-gnu", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &unicorn_ops,
    .own = &riscv64,
    .disassemble = riscv64_disassemble,
    .code_address = riscv64_code_address,
};
