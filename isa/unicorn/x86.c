/*
 * x86.c - see x86.h.
 *
 * A 32-bit program runs in compatibility mode. Unicorn begins in ring 0; iretq enters ring 3, where privileged instructions fault by
 * themselves. The GDT and the code of set_up are in the kernel page.
 *
 * Unicorn never forgets an exception: after a divide error or protection fault the next is a double fault, and those after it halt. That is
 * undone in its context (forget_exception).
 *
 * Sources: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 3: 3.4.5 segment descriptors, 6.14.2 the stack frame of
 * iretq, 6.15 exceptions; volume 2 for each instruction.
 */
#include "isa/unicorn/x86.h"
#include "isa/unicorn/x86_insn.h"
#include "isa/unicorn/x86_rem.h"

#include <string.h>

enum {
    GDT_BYTES = 256,
    KERNEL_CODE = 0x08, /* selectors that set_up needs */
    KERNEL_DATA = 0x10,
    STACK = 0x800, /* of set_up, in the kernel page */
    CODE = 0xf00,
    HLT = 0xf4,
    EXCEPTION_PLACE = GDT_BYTES, /* a size_t in the kernel page */
    AFTER = CODE + 2,            /* where iretq goes */
};
#define KERNEL_CODE_SEGMENT UINT64_C(0x00af9b000000ffff)
#define KERNEL_DATA_SEGMENT UINT64_C(0x00cf93000000ffff)

enum { CR0_PE = 1, CR0_MP = 2, CR0_ET = 16, CR0_NE = 32, CR4_OSFXSR = 0x200, CR4_OSXMMEXCPT = 0x400 };
enum { FLAGS_RESET = 0x202, FPCW_RESET = 0x37f, FPTAG_EMPTY = 0xffff, MXCSR_RESET = 0x1f80 };

/* Exceptions (volume 3, table 6-1). */
enum { NO_EXCEPTION = -1, DE, DB = 1, BP = 3, OF = 4, BR = 5, UD = 6, GP = 13, MF = 16, XM = 19, SYSTEM_CALL = 0x80 };

uint64_t *x86_descriptor(struct unicorn_engine *e, unsigned n)
{
    return (uint64_t *)(void *)unicorn_kernel_page(e) + n;
}

static uint64_t get(uc_engine *uc, int reg)
{
    uint64_t words[2] = {0};
    uc_reg_read(uc, reg, words);
    return words[0];
}

static bool set(uc_engine *uc, int reg, uint64_t value)
{
    uint64_t words[2] = {value};
    return uc_reg_write(uc, reg, words) == UC_ERR_OK;
}

static bool enter_ring_3(struct unicorn_engine *e, unsigned code, unsigned data)
{
    static const uint8_t iretq[] = {0x48, 0xcf};
    uc_engine *uc = unicorn_handle(e);
    uint64_t after = X86_KERNEL_PAGE + AFTER;
    const uint64_t frame[] = {after, code, FLAGS_RESET, X86_KERNEL_PAGE + STACK, data};
    uc_x86_mmr gdt = {.base = X86_KERNEL_PAGE, .limit = GDT_BYTES - 1};
    uint16_t selector = 0;

    memcpy(unicorn_kernel_page(e) + CODE, iretq, sizeof iretq);
    memcpy(unicorn_kernel_page(e) + STACK, frame, sizeof frame);
    return uc_reg_write(uc, UC_X86_REG_GDTR, &gdt) == UC_ERR_OK && set(uc, UC_X86_REG_CS, KERNEL_CODE) &&
           set(uc, UC_X86_REG_SS, KERNEL_DATA) && set(uc, UC_X86_REG_RSP, X86_KERNEL_PAGE + STACK) &&
           uc_ctl_set_exits(uc, &after, 1) == UC_ERR_OK && uc_emu_start(uc, X86_KERNEL_PAGE + CODE, 0, 0, 0) == UC_ERR_OK &&
           uc_ctl_set_exits(uc, &after, 0) == UC_ERR_OK && uc_reg_read(uc, UC_X86_REG_CS, &selector) == UC_ERR_OK && selector == code;
}

/* Where contexts have the number of the last exception, for forget_exception(); 0 if unknown. */
static size_t *exception_place(struct unicorn_engine *e)
{
    return (size_t *)(void *)(unicorn_kernel_page(e) + EXCEPTION_PLACE);
}

/* Makes Unicorn forget the last exception, which it keeps like one that is being delivered: another one would be a double fault. */
static void forget_exception(struct unicorn_engine *e)
{
    uc_engine *uc = unicorn_handle(e);
    const size_t *at = exception_place(e);
    const int32_t none = NO_EXCEPTION;
    uc_context *context;

    if (!*at || uc_context_alloc(uc, &context) != UC_ERR_OK)
        return;
    uc_context_save(uc, context);
    memcpy((uint8_t *)context + *at, &none, sizeof none);
    uc_context_restore(uc, context);
    uc_context_free(context);
}

/* Looks for it: the only number that a protection fault changes from none to 13. */
static bool find_exception(struct unicorn_engine *e)
{
    uc_engine *uc = unicorn_handle(e);
    uc_context *before, *after;
    size_t found = 0, count = 0;
    const uint8_t *b, *a;

    if (uc_context_alloc(uc, &before) != UC_ERR_OK || uc_context_alloc(uc, &after) != UC_ERR_OK)
        return false;
    uc_context_save(uc, before);
    unicorn_kernel_page(e)[CODE] = HLT;
    uc_emu_start(uc, X86_KERNEL_PAGE + CODE, 0, 0, 0);
    uc_context_save(uc, after);
    b = (const uint8_t *)before;
    a = (const uint8_t *)after;
    for (size_t at = 0; at + sizeof(int32_t) <= uc_context_size(uc); at += sizeof(int32_t)) {
        int32_t was, is;
        memcpy(&was, b + at, sizeof was);
        memcpy(&is, a + at, sizeof is);
        if (was == NO_EXCEPTION && is == GP) {
            found = at;
            count++;
        }
    }
    uc_context_free(before);
    uc_context_free(after);
    *exception_place(e) = found;
    forget_exception(e);
    return count == 1;
}

bool x86_set_up(struct unicorn_engine *e, unsigned code, uint64_t code_segment, unsigned data)
{
    uc_engine *uc = unicorn_handle(e);

    *x86_descriptor(e, KERNEL_CODE / 8) = KERNEL_CODE_SEGMENT;
    *x86_descriptor(e, KERNEL_DATA / 8) = KERNEL_DATA_SEGMENT;
    *x86_descriptor(e, code / 8) = code_segment;
    *x86_descriptor(e, data / 8) = X86_DATA_SEGMENT;
    if (!set(uc, UC_X86_REG_CR0, CR0_PE | CR0_MP | CR0_ET | CR0_NE) || !set(uc, UC_X86_REG_CR4, CR4_OSFXSR | CR4_OSXMMEXCPT) ||
        !enter_ring_3(e, code, data) || !find_exception(e))
        return false;
    *x86_descriptor(e, KERNEL_CODE / 8) = *x86_descriptor(e, KERNEL_DATA / 8) = 0;
    memset(unicorn_kernel_page(e) + STACK, 0, CODE + 16 - STACK);
    return uc_ctl_remove_cache(uc, X86_KERNEL_PAGE + CODE, X86_KERNEL_PAGE + CODE + 16) == UC_ERR_OK && uc_ctl_flush_tlb(uc) == UC_ERR_OK &&
           set(uc, UC_X86_REG_RSP, 0) && set(uc, UC_X86_REG_FPCW, FPCW_RESET) && set(uc, UC_X86_REG_FPTAG, FPTAG_EMPTY) &&
           set(uc, UC_X86_REG_MXCSR, MXCSR_RESET);
}

/* ---- exceptions -------------------------------------------------------------------------------- */

static struct x86_insn insn_at(struct unicorn_engine *e, bool wide, uint64_t pc)
{
    uint8_t code[16];
    return x86_decode(wide, code, mem_peek(unicorn_space(e), pc, code, sizeof code));
}

static void read_time_stamp(struct unicorn_engine *e, uint64_t pc)
{
    uint64_t cycles = unicorn_cycles(e, pc);

    set(unicorn_handle(e), UC_X86_REG_RAX, (uint32_t)cycles);
    set(unicorn_handle(e), UC_X86_REG_RDX, cycles >> 32);
}

/* Returns false: the instruction has not retired. */
static bool fault(struct cpu_stop *why, enum unicorn_trap trap, int exception)
{
    why->reason = CPU_TRAP;
    why->trap = trap;
    why->code = (uint64_t)exception;
    return false;
}

static bool trap(struct cpu_stop *why, enum unicorn_trap trap, int exception)
{
    return !fault(why, trap, exception);
}

/* The error code of an `int n` before `after`: the entry of the IDT. */
static uint64_t int_error(struct unicorn_engine *e, uint64_t after)
{
    uint8_t n = 0;
    mem_peek(unicorn_space(e), after - 1, &n, 1);
    return (uint64_t)n << 3 | 2;
}

static bool special(struct unicorn_engine *e, struct x86_insn insn, uint64_t *pc, struct cpu_stop *why)
{
    if (insn.kind == X86_RDTSC) {
        read_time_stamp(e, *pc);
        *pc += insn.bytes;
        return true;
    }
    if (insn.kind == X86_INT) {
        why->isr = int_error(e, *pc + insn.bytes);
        return fault(why, UNICORN_PROTECTION, GP);
    }
    if (insn.kind == X86_INT1) {
        *pc += insn.bytes;
        return trap(why, UNICORN_BREAK, DB);
    }
    return insn.kind == X86_PROTECTED ? fault(why, UNICORN_PROTECTION, GP) : fault(why, UNICORN_ILLEGAL, UD);
}

bool x86_interrupt(struct unicorn_engine *e, bool wide, int number, uint64_t *pc, struct cpu_stop *why)
{
    if (number == SYSTEM_CALL) {
        why->reason = CPU_SYSCALL;
        return true;
    }
    struct x86_insn insn = insn_at(e, wide, *pc);

    if (number == UNICORN_SPECIAL)
        return special(e, insn, pc, why);
    forget_exception(e);
    switch (number) {
    case UNICORN_INVALID: return fault(why, UNICORN_ILLEGAL, UD);
    case DB: return trap(why, UNICORN_STEP, DB);
    case BP: return trap(why, UNICORN_BREAK, BP);
    case OF: return trap(why, UNICORN_OVERFLOW, OF);
    case BR: return fault(why, UNICORN_BOUND, BR);
    case MF:
    case XM: return fault(why, UNICORN_FP, number);
    default: break;
    }
    return insn.kind == X86_DIVIDE ? fault(why, UNICORN_DIVIDE, DE) : fault(why, UNICORN_PROTECTION, GP);
}

/* ---- logarithms and remainders ----------------------------------------------------------------------- */

/* fyl2x and fyl2xp1, log2(ST0) * ST1, do nothing in Unicorn if ST0 is not a positive number: not even pop. */
enum { X87_ESCAPE = 0xd9, FYL2X = 0xf1, FYL2XP1 = 0xf9, FPREM1 = 0xf5, FPREM = 0xf8, X87_BYTES = 2, PAGE = 4096 };
enum { TOP_SHIFT = 11, TOP_MASK = 7 << TOP_SHIFT, INVALID_OPERATION = 1, ZERO_DIVIDE = 4, TAG_EMPTY = 3 };

enum { SIGN = 0x8000, EXPONENT = 0x7fff };
static const uint64_t INTEGER_BIT = UINT64_C(1) << 63, QUIET_BIT = UINT64_C(1) << 62;

static bool is_log(const uint8_t *code)
{
    return code[0] == X87_ESCAPE && (code[1] == FYL2X || code[1] == FYL2XP1);
}

static bool is_remainder(const uint8_t *code)
{
    return code[0] == X87_ESCAPE && (code[1] == FPREM || code[1] == FPREM1);
}

void x86_code_page(struct unicorn_engine *e, uint64_t va)
{
    uint64_t page = va & ~(uint64_t)(PAGE - 1);
    uint8_t code[PAGE + X87_BYTES - 1];
    size_t got = mem_peek(unicorn_space(e), page, code, sizeof code);

    for (size_t at = 0; at + X87_BYTES <= got; at++)
        if (is_log(code + at) || is_remainder(code + at))
            unicorn_watch(e, page + at);
}

static struct x86_extended get_st(uc_engine *uc, unsigned n)
{
    uint64_t words[2] = {0};
    uc_reg_read(uc, UC_X86_REG_ST0 + (int)n, words);
    return (struct x86_extended){words[0], (uint16_t)words[1]};
}

static bool is_zero(struct x86_extended x)
{
    return !x.significand && !(x.exponent & EXPONENT);
}

static bool is_nan(struct x86_extended x)
{
    return (x.exponent & EXPONENT) == EXPONENT && (x.significand & ~INTEGER_BIT);
}

/* Stores the result in ST1, and pops ST0. */
static void finish_log(uc_engine *uc, struct x86_extended result, unsigned raised)
{
    const uint64_t words[2] = {result.significand, result.exponent};
    unsigned status = (unsigned)get(uc, UC_X86_REG_FPSW), top = (status & TOP_MASK) >> TOP_SHIFT;

    uc_reg_write(uc, UC_X86_REG_ST1, words);
    set(uc, UC_X86_REG_FPTAG, get(uc, UC_X86_REG_FPTAG) | (uint64_t)TAG_EMPTY << 2 * top);
    set(uc, UC_X86_REG_FPSW, (status & ~(unsigned)TOP_MASK) | ((top + 1) & 7) << TOP_SHIFT | raised);
}

/* fprem and fprem1: ST0 becomes its remainder by ST1. */
static void remainder_of_st(uc_engine *uc, bool to_nearest)
{
    enum { STACK_FAULT = 0x40 };
    const unsigned codes = X86_C0 | X86_C1 | X86_C2 | X86_C3;
    unsigned word = (unsigned)get(uc, UC_X86_REG_FPSW), tags = (unsigned)get(uc, UC_X86_REG_FPTAG), top = (word & TOP_MASK) >> TOP_SHIFT;
    unsigned tag0 = 2 * top, tag1 = 2 * ((top + 1) & 7), status = word & codes;
    struct x86_extended result = {INTEGER_BIT | QUIET_BIT, SIGN | EXPONENT};

    if ((tags >> tag0 & TAG_EMPTY) != TAG_EMPTY && (tags >> tag1 & TAG_EMPTY) != TAG_EMPTY)
        result = x86_remainder(get_st(uc, 0), get_st(uc, 1), to_nearest, &status);
    else
        status = (status & (X86_C0 | X86_C3)) | INVALID_OPERATION | STACK_FAULT;
    const uint64_t words[2] = {result.significand, result.exponent};
    uc_reg_write(uc, UC_X86_REG_ST0, words);
    set(uc, UC_X86_REG_FPTAG, tags & ~((unsigned)TAG_EMPTY << tag0));
    set(uc, UC_X86_REG_FPSW, (word & ~codes) | status);
}

/* fyl2x and fyl2xp1. Returns false: Unicorn executes it. */
static bool logarithm(uc_engine *uc, bool plus_1)
{
    const struct x86_extended no_number = {INTEGER_BIT | QUIET_BIT, SIGN | EXPONENT};
    struct x86_extended x = get_st(uc, 0), y = get_st(uc, 1);

    if (is_nan(x))
        finish_log(uc, (struct x86_extended){x.significand | QUIET_BIT, x.exponent}, 0);
    else if (plus_1 || !(is_zero(x) || x.exponent & SIGN))
        return false;
    else if (is_nan(y))
        finish_log(uc, (struct x86_extended){y.significand | QUIET_BIT, y.exponent}, 0);
    else if (!is_zero(x) || is_zero(y))
        finish_log(uc, no_number, INVALID_OPERATION);
    else
        finish_log(uc, (struct x86_extended){INTEGER_BIT, EXPONENT | (~y.exponent & SIGN)}, ZERO_DIVIDE);
    return true;
}

void x86_watched(struct unicorn_engine *e, uint64_t pc)
{
    uc_engine *uc = unicorn_handle(e);
    uint8_t code[X87_BYTES];

    if (mem_peek(unicorn_space(e), pc, code, sizeof code) != sizeof code || !(is_log(code) || is_remainder(code)))
        return;
    if (is_remainder(code))
        remainder_of_st(uc, code[1] == FPREM1);
    else if (!logarithm(uc, code[1] == FYL2XP1))
        return;
    unicorn_stop(e, &(struct cpu_stop){.reason = CPU_BUDGET}, pc + X87_BYTES, true);
}
