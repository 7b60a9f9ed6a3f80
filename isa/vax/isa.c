/* isa.c - the interface to engine and debugger: registers by name, the PSL, reset state, GDB. */
#include <string.h>

#include "emu/engine/engine.h"
#include "emu/ir/isa.h"
#include "isa/vax/insn.h"
#include "isa/vax/timing.h"
#include "isa/vax/vax.h"

/* ---- registers by name ------------------------------------------------------------------------------- */

/* GDB's numbers: vax-tdep.c. */
enum { GDB_PSL = 16, REG_PSL = 16, REG_PSW };
static const struct cpu_reg regs[] = {
    // clang-format off
    {"r0", 32, 0, VAX_R}, {"r1", 32, 1, VAX_R + 1}, {"r2", 32, 2, VAX_R + 2}, {"r3", 32, 3, VAX_R + 3},
    {"r4", 32, 4, VAX_R + 4}, {"r5", 32, 5, VAX_R + 5}, {"r6", 32, 6, VAX_R + 6}, {"r7", 32, 7, VAX_R + 7},
    {"r8", 32, 8, VAX_R + 8}, {"r9", 32, 9, VAX_R + 9}, {"r10", 32, 10, VAX_R + 10}, {"r11", 32, 11, VAX_R + 11},
    {"ap", 32, 12, VAX_AP}, {"fp", 32, 13, VAX_FP}, {"sp", 32, 14, VAX_SP}, {"pc", 32, 15, VAX_PC},
    // clang-format on
    [REG_PSL] = {"psl", 32, GDB_PSL, CPU_REG_COMPUTED},
    [REG_PSW] = {"psw", 16, -1, CPU_REG_COMPUTED},
    {"code", 32, -1, VAX_CODE},
};

uint64_t vax_psl(const uint64_t *s)
{
    return (s[VAX_MODE] & VAX_MODE_BITS) | VAX_PSL_USER | vax_cc(s);
}

void vax_set_psl(uint64_t *s, uint64_t psl)
{
    s[VAX_MODE] = psl & VAX_MODE_BITS;
    vax_set_cc(s, psl & VAX_PSL_CC);
}

void vax_set_carry(struct cpu *c, bool carry)
{
    uint64_t *s = cpu_slots(c), cc = vax_cc(s);
    vax_set_cc(s, carry ? cc | VAX_PSL_C : cc & ~(uint64_t)VAX_PSL_C);
}

static uint64_t reg_get(struct cpu *c, int reg)
{
    uint64_t psl = vax_psl(cpu_slots(c));
    return reg == REG_PSW ? psl & 0xffff : psl;
}

static void reg_set(struct cpu *c, int reg, uint64_t value)
{
    uint64_t *s = cpu_slots(c);
    vax_set_psl(s, reg == REG_PSW ? (vax_psl(s) & ~0xffffull) | (value & 0xffff) : value);
}

/* ---- the pc ------------------------------------------------------------------------------------------- */

static uint64_t pc_get(const struct cpu *c)
{
    return cpu_slots((struct cpu *)c)[VAX_PC];
}

/* An instruction whose first part is done is not gone on with elsewhere. */
static void pc_set(struct cpu *c, uint64_t pc)
{
    cpu_slots(c)[VAX_PC] = (uint32_t)pc;
}

static void reset(struct cpu *c)
{
    uint64_t *s = cpu_slots(c);
    memset(s, 0, VAX_SLOTS * sizeof *s);
    vax_set_psl(s, 0);
}

/* ---- the machine ---------------------------------------------------------------------------------------- */

static const uint16_t hot_slots[] = {VAX_SP, VAX_R,     VAX_R + 1, VAX_R + 11, VAX_R + 10, VAX_FP,
                                     VAX_AP, VAX_R + 2, VAX_R + 9, VAX_R + 8,  VAX_R + 3};

static const struct ir_isa ir = {
    .nslots = VAX_SLOTS,
    .pc_slot = VAX_PC,
    .mode_slot = VAX_MODE,
    .isr_slot = VAX_CODE,
    .cold_slots = {VAX_CC_N, VAX_CC_C},
    .hot_slots = hot_slots,
    .nhot_slots = sizeof hot_slots / sizeof *hot_slots,
    .reset = reset,
    .translate = vax_translate,
    .reg_get = reg_get,
    .reg_set = reg_set,
    .pc_get = pc_get,
    .pc_set = pc_set,
    .timing = {.word = vax_timing_word, .of_word = vax_timing_of_word},
    .transfers = {.slot = VAX_TRANSFER, .shift = 32, .length = VAX_TRANSFER_LENGTH, .sp_slot = VAX_SP},
};

static const struct isa_gdb gdb = {.architecture = "vax", .registers = "r* 0-11:32 ap:32 fp:32 sp:32 pc:32 psl:32"};

enum { EM_VAX_OFFICIAL = 75 };

const struct isa vax_isa = {
    .name = "vax",
    .long_name = "VAX",
    .elf_machine = EM_VAX_OFFICIAL,
    .long_bits = 32,
    .sample_bytes = 1,
    .sample_most = VAX_MOST_BYTES,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 32, .first_page = true},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &engine_ops,
    .ir = &ir,
    .disassemble = vax_disassemble,
    .entry = vax_entry,
    .code_address = vax_code_address,
    .explain = vax_explain,
    .encoding = vax_encoding,
    .encode = vax_encode,
    .timing = {.model = vax_timing_model,
               .unit_is_default = true,
               .text = vax_timing_text,
               .insn = vax_timing_insn,
               .reg_name = vax_timing_reg_name},
    .unwind = {.innermost = vax_innermost, .caller = vax_caller},
    .gdb = &gdb,
};
