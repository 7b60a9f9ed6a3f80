/*
 * i386.c - 32-bit x86: instructions of 1 to 15 bytes. A Nehalem: SSE4.2, no AVX.
 *
 * Entries 6 to 8 of the GDT are each thread's own (set_thread_area(2)): a cpu keeps them in debug registers, which have no effect.
 */
#include "isa/unicorn/disasm.h"
#include "isa/unicorn/x86.h"
#include "isa/unicorn/x86_insn.h"

enum { FIRST_TLS = 6, TLS_ENTRIES = 3 };

static unsigned insn_bytes(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    (void)e;
    return x86_decode(false, code, avail).bytes;
}

static bool is_special(struct unicorn_engine *e, const uint8_t *code, size_t avail)
{
    enum x86_kind kind = x86_decode(false, code, avail).kind;
    (void)e;
    return kind != X86_PLAIN && kind != X86_DIVIDE;
}

static bool set_up(struct unicorn_engine *e)
{
    uint16_t data = I386_DATA;
    uc_engine *uc = unicorn_handle(e);
    return x86_set_up(e, I386_CODE, X86_32_CODE_SEGMENT, I386_DATA) && uc_reg_write(uc, UC_X86_REG_DS, &data) == UC_ERR_OK &&
           uc_reg_write(uc, UC_X86_REG_ES, &data) == UC_ERR_OK;
}

static bool interrupt(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    return x86_interrupt(e, false, number, pc, why);
}

static uint64_t reg_get(struct unicorn_engine *e, unsigned n)
{
    uint64_t value = 0;
    uc_reg_read(unicorn_handle(e), UC_X86_REG_DR0 + (int)n, &value);
    return value;
}

static void reg_set(struct unicorn_engine *e, unsigned n, uint64_t value)
{
    uc_reg_write(unicorn_handle(e), UC_X86_REG_DR0 + (int)n, &value);
    *x86_descriptor(e, FIRST_TLS + n) = value;
}

static void loaded(struct unicorn_engine *e)
{
    for (unsigned n = 0; n < TLS_ENTRIES; n++)
        *x86_descriptor(e, FIRST_TLS + n) = reg_get(e, n);
}

static const struct unicorn_machine i386 = {
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
    .loaded = loaded,
    .reg_get = reg_get,
    .reg_set = reg_set,
};

/* Numbers of GDB's remote protocol (i386). tls0 to tls2 are the descriptors. */
// clang-format off
static const struct cpu_reg regs[] = {
    {"eax", 32, 0, UC_X86_REG_RAX}, {"ecx", 32, 1, UC_X86_REG_RCX}, {"edx", 32, 2, UC_X86_REG_RDX}, {"ebx", 32, 3, UC_X86_REG_RBX},
    {"esp", 32, 4, UC_X86_REG_RSP}, {"ebp", 32, 5, UC_X86_REG_RBP}, {"esi", 32, 6, UC_X86_REG_RSI}, {"edi", 32, 7, UC_X86_REG_RDI},
    {"eip", 32, 8, UC_X86_REG_RIP}, {"eflags", 32, 9, UC_X86_REG_EFLAGS},
    {"cs", 16, 10, UC_X86_REG_CS}, {"ss", 16, 11, UC_X86_REG_SS}, {"ds", 16, 12, UC_X86_REG_DS}, {"es", 16, 13, UC_X86_REG_ES},
    {"fs", 16, 14, UC_X86_REG_FS}, {"gs", 16, 15, UC_X86_REG_GS},
    X86_ST(0, 16), X86_ST(1, 17), X86_ST(2, 18), X86_ST(3, 19), X86_ST(4, 20), X86_ST(5, 21), X86_ST(6, 22), X86_ST(7, 23),
    {"fctrl", 16, 24, UC_X86_REG_FPCW}, {"fstat", 16, 25, UC_X86_REG_FPSW}, {"ftag", 16, 26, UC_X86_REG_FPTAG},
    X86_XMM(0, 32), X86_XMM(1, 33), X86_XMM(2, 34), X86_XMM(3, 35), X86_XMM(4, 36), X86_XMM(5, 37), X86_XMM(6, 38), X86_XMM(7, 39),
    {"mxcsr", 32, 40, UC_X86_REG_MXCSR}, {"fs_base", 32, -1, UC_X86_REG_FS_BASE}, {"gs_base", 32, -1, UC_X86_REG_GS_BASE},
    {"tls0", 64, -1, UNICORN_OWN(0)}, {"tls1", 64, -1, UNICORN_OWN(1)}, {"tls2", 64, -1, UNICORN_OWN(2)},
};
// clang-format on

static const struct isa_gdb gdb = {
    .architecture = "i386",
    .registers = "feature org.gnu.gdb.i386.core eax:32 ecx:32 edx:32 ebx:32 esp:32:data_ptr ebp:32:data_ptr esi:32 edi:32 "
                 "eip:32:code_ptr eflags:32 cs:32 ss:32 ds:32 es:32 fs:32 gs:32 st* 0-7:80:i387_ext fctrl:32 fstat:32 "
                 "ftag:32 fiseg:32 fioff:32 foseg:32 fooff:32 fop:32 "
                 "feature org.gnu.gdb.i386.sse xmm* 0-7:128 mxcsr:32 "
                 "feature org.gnu.gdb.i386.linux orig_eax:32"};

const struct isa i386_isa = {
    .name = "i386",
    .long_name = "i386",
    .elf_machine = 3,
    .long_bits = 32,
    .sample_bytes = 1,
    .sample_most = 15,
    .sample_unit = "instruction",
    .space = {.page_shift = 12, .low_bits = 32},
    .gdb = &gdb,
    .cross_roots = (const char *const[]){"/usr/i686-linux-gnu", NULL},
    .regs = regs,
    .nregs = sizeof regs / sizeof *regs,
    .cpu = &unicorn_ops,
    .own = &i386,
    .disassemble = i386_disassemble,
    .code_address = i386_code_address,
};
