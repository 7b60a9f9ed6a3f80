/* x86_64.c - 64-bit x86: instructions of 1 to 15 bytes. A Nehalem: x86-64-v2 (SSE4.2, no AVX). */
#include "isa/unicorn/disasm.h"
#include "isa/unicorn/x86.h"
#include "isa/unicorn/x86_insn.h"

enum { SYSCALL_BYTES = 2 };

static unsigned insn_bytes(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    (void)e;
    return x86_decode(true, code, avail).bytes;
}

static bool is_special(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    enum x86_kind kind = x86_decode(true, code, avail).kind;
    (void)e;
    return kind != X86_PLAIN && kind != X86_DIVIDE && kind != X86_SYSCALL;
}

static void on_syscall(uc_engine *uc, void *data)
{
    struct cpu_stop why = {.reason = CPU_SYSCALL};
    uint64_t pc = 0;
    uc_reg_read(uc, UC_X86_REG_RIP, &pc);
    unicorn_stop(data, &why, pc + SYSCALL_BYTES, true);
}

static bool set_up(struct unicorn_engine *e)
{
    uc_hook hook;
    return x86_set_up(e, X86_64_CODE, X86_64_CODE_SEGMENT, X86_64_DATA) &&
           uc_hook_add(unicorn_handle(e), &hook, UC_HOOK_INSN, (void *)on_syscall, e, 1, 0, UC_X86_INS_SYSCALL) == UC_ERR_OK;
}

static bool interrupt(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    return x86_interrupt(e, true, number, pc, why);
}

static const struct unicorn_machine x86_64 = {
    .arch = UC_ARCH_X86,
    .mode = UC_MODE_64,
    .model = UC_CPU_X86_NEHALEM,
    .pc = UC_X86_REG_RIP,
    .step = 1,
    .insn_bytes = insn_bytes,
    .is_special = is_special,
    .kernel_page = X86_KERNEL_PAGE,
    .may_halt = true,
    .set_up = set_up,
    .interrupt = interrupt,
    .code_page = x86_code_page,
    .watched = x86_watched,
};

/* Numbers of GDB's remote protocol (amd64). */
// clang-format off
static const struct cpu_reg regs[] = {
    {"rax", 64, 0, UC_X86_REG_RAX}, {"rbx", 64, 1, UC_X86_REG_RBX}, {"rcx", 64, 2, UC_X86_REG_RCX}, {"rdx", 64, 3, UC_X86_REG_RDX},
    {"rsi", 64, 4, UC_X86_REG_RSI}, {"rdi", 64, 5, UC_X86_REG_RDI}, {"rbp", 64, 6, UC_X86_REG_RBP}, {"rsp", 64, 7, UC_X86_REG_RSP},
    {"r8", 64, 8, UC_X86_REG_R8}, {"r9", 64, 9, UC_X86_REG_R9}, {"r10", 64, 10, UC_X86_REG_R10}, {"r11", 64, 11, UC_X86_REG_R11},
    {"r12", 64, 12, UC_X86_REG_R12}, {"r13", 64, 13, UC_X86_REG_R13}, {"r14", 64, 14, UC_X86_REG_R14}, {"r15", 64, 15, UC_X86_REG_R15},
    {"rip", 64, 16, UC_X86_REG_RIP}, {"eflags", 32, 17, UC_X86_REG_EFLAGS},
    {"cs", 16, 18, UC_X86_REG_CS}, {"ss", 16, 19, UC_X86_REG_SS}, {"ds", 16, 20, UC_X86_REG_DS}, {"es", 16, 21, UC_X86_REG_ES},
    {"fs", 16, 22, UC_X86_REG_FS}, {"gs", 16, 23, UC_X86_REG_GS},
    X86_ST(0, 24), X86_ST(1, 25), X86_ST(2, 26), X86_ST(3, 27), X86_ST(4, 28), X86_ST(5, 29), X86_ST(6, 30), X86_ST(7, 31),
    {"fctrl", 16, 32, UC_X86_REG_FPCW}, {"fstat", 16, 33, UC_X86_REG_FPSW}, {"ftag", 16, 34, UC_X86_REG_FPTAG},
    X86_XMM(0, 40), X86_XMM(1, 41), X86_XMM(2, 42), X86_XMM(3, 43), X86_XMM(4, 44), X86_XMM(5, 45), X86_XMM(6, 46), X86_XMM(7, 47),
    X86_XMM(8, 48), X86_XMM(9, 49), X86_XMM(10, 50), X86_XMM(11, 51), X86_XMM(12, 52), X86_XMM(13, 53), X86_XMM(14, 54), X86_XMM(15, 55),
    {"mxcsr", 32, 56, UC_X86_REG_MXCSR}, {"fs_base", 64, 57, UC_X86_REG_FS_BASE}, {"gs_base", 64, 58, UC_X86_REG_GS_BASE},
};
// clang-format on

static const struct isa_gdb gdb = {
    .architecture = "i386:x86-64",
    .registers = "feature org.gnu.gdb.i386.core rax:64 rbx:64 rcx:64 rdx:64 rsi:64 rdi:64 rbp:64:data_ptr rsp:64:data_ptr "
                 "r* 8-15:64 rip:64:code_ptr eflags:32 cs:32 ss:32 ds:32 es:32 fs:32 gs:32 st* 0-7:80:i387_ext fctrl:32 "
                 "fstat:32 ftag:32 fiseg:32 fioff:32 foseg:32 fooff:32 fop:32 "
                 "feature org.gnu.gdb.i386.sse xmm* 0-15:128 mxcsr:32 "
                 "feature org.gnu.gdb.i386.segments fs_base:64 gs_base:64 "
                 "feature org.gnu.gdb.i386.linux orig_rax:64"};

const struct isa x86_64_isa = {
    .name = "x86_64",
    .long_name = "x86-64",
    .elf_machine = 62,
    .long_bits = 64,
    .sample_bytes = 1,
    .sample_most = 15,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 36},
    .gdb = &gdb,
    .cross_roots = (const char *const[]){"/usr/x86_64-linux-gnu", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &unicorn_ops,
    .own = &x86_64,
    .disassemble = x86_64_disassemble,
    .code_address = x86_64_code_address,
};
