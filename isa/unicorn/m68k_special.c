/*
 * m68k_special.c - see m68k_special.h.
 *
 * Unicorn takes TRAPcc, FTRAPcc and FDBcc for Scc and FScc, PACK and UNPK for OR; it lacks TRAPV and RTR, and does not return from BKPT.
 *
 * Source: M68000 Family Programmer's Reference Manual: the instructions' pages; 3.2.3 (conditional tests), 3.6.2 (floating-point ones).
 */
#include "isa/unicorn/m68k_special.h"

#include "isa/unicorn/m68k_length.h"

enum { LONGEST = 22, A7 = 7 };
enum { CCR_C = 1, CCR_V = 2, CCR_Z = 4, CCR_N = 8, CCR_BITS = 0x1f };
enum { FPSR_IOP = 0x80, FPSR_BSUN = 0x8000, FP_NAN = 1, FP_Z = 4, FP_N = 8, FPSR_CONDITIONS = 24 };

enum kind { PLAIN, BKPT, TRAPCC, TRAPV, RTR, PACK, UNPK, FTRAPCC, FDBCC };

static const struct {
    uint16_t mask, value;
    enum kind kind;
} specials[] = {
    {0xfff8, 0x4848, BKPT},    {0xf0ff, 0x50fa, TRAPCC}, /* .w */
    {0xf0ff, 0x50fb, TRAPCC},                            /* .l */
    {0xf0ff, 0x50fc, TRAPCC},  {0xffff, 0x4e76, TRAPV},  {0xffff, 0x4e77, RTR},
    {0xf1f0, 0x8140, PACK},    {0xf1f0, 0x8180, UNPK},   {0xffff, 0xf27a, FTRAPCC}, /* .w */
    {0xffff, 0xf27b, FTRAPCC},                                                      /* .l */
    {0xffff, 0xf27c, FTRAPCC}, {0xfff8, 0xf248, FDBCC},
};

static unsigned word(const uint8_t *code, unsigned at)
{
    return (unsigned)code[at] << 8 | code[at + 1];
}

static enum kind kind_of(unsigned insn)
{
    for (unsigned i = 0; i < sizeof specials / sizeof *specials; i++)
        if ((insn & specials[i].mask) == specials[i].value)
            return specials[i].kind;
    return PLAIN;
}

bool m68k_is_special(const uint8_t *code, size_t avail)
{
    return avail >= 2 && kind_of(word(code, 0)) != PLAIN;
}

/* ---- registers and memory -------------------------------------------------------------------------- */

/* Numbers of registers as in effective addresses: d0 to d7, a0 to a7. */
enum { ADDRESS = 8 };

static int unicorn_number(unsigned n)
{
    return n < ADDRESS ? UC_M68K_REG_D0 + (int)n : UC_M68K_REG_A0 + (int)(n - ADDRESS);
}

static uint32_t get(struct unicorn_engine *e, unsigned n)
{
    uint64_t value = 0;
    uc_reg_read(unicorn_handle(e), unicorn_number(n), &value);
    return (uint32_t)value;
}

static void set(struct unicorn_engine *e, unsigned n, uint32_t value)
{
    uint64_t wide = value;
    uc_reg_write(unicorn_handle(e), unicorn_number(n), &wide);
}

static bool fault(struct unicorn_engine *e, struct cpu_stop *why, uint32_t va, enum mem_access access)
{
    *why = (struct cpu_stop){.reason = CPU_FAULT, .addr = va, .access = access, .size = 1};
    why->fault = mem_fault(unicorn_space(e), va, 1, access);
    return false;
}

static bool load(struct unicorn_engine *e, uint32_t va, uint8_t *bytes, unsigned n, struct cpu_stop *why)
{
    size_t got = mem_read(unicorn_space(e), va, bytes, n);
    return got == n || fault(e, why, va + (uint32_t)got, MEM_READ);
}

static bool store(struct unicorn_engine *e, uint32_t va, const uint8_t *bytes, unsigned n, struct cpu_stop *why)
{
    size_t done = mem_write(unicorn_space(e), va, bytes, n);
    return done == n || fault(e, why, va + (uint32_t)done, MEM_WRITE);
}

/* ---- conditions ------------------------------------------------------------------------------------ */

/* Condition n of integers: true, false, hi, ls, cc, cs, ne, eq, vc, vs, pl, mi, ge, lt, gt, le. */
static bool condition(unsigned n, unsigned ccr)
{
    bool c = ccr & CCR_C, v = ccr & CCR_V, z = ccr & CCR_Z, less = !(ccr & CCR_N) != !v, result = true;
    switch (n >> 1) {
    case 1: result = !c && !z; break;
    case 2: result = !c; break;
    case 3: result = !z; break;
    case 4: result = !v; break;
    case 5: result = !(ccr & CCR_N); break;
    case 6: result = !less; break;
    case 7: result = !z && !less; break;
    default: break;
    }
    return result != (n & 1);
}

/* Conditions 0 to 7; condition 15 - n is n's opposite. */
static bool fp_condition(unsigned n, unsigned codes)
{
    bool nan = codes & FP_NAN, z = codes & FP_Z, neg = codes & FP_N;
    switch (n & 15) {
    case 0: return false;
    case 1: return z;
    case 2: return !(nan || z || neg);
    case 3: return z || !(nan || neg);
    case 4: return neg && !(nan || z);
    case 5: return z || (neg && !nan);
    case 6: return !(nan || z);
    case 7: return !nan;
    default: return !fp_condition(15 - (n & 15), codes);
    }
}

/* Evaluates an FP condition. False: it is one that a NaN makes an exception, and that is enabled. */
static bool evaluate(struct unicorn_engine *e, unsigned n, bool *result, struct cpu_stop *why)
{
    const unsigned signals = 16;
    uint64_t fpsr = m68k_own_get(e, M68K_OWN_FPSR);
    unsigned codes = fpsr >> FPSR_CONDITIONS & 15;
    *result = fp_condition(n, codes);
    if (!(n & signals) || !(codes & FP_NAN))
        return true;
    m68k_own_set(e, M68K_OWN_FPSR, fpsr | FPSR_BSUN | FPSR_IOP);
    if (!(m68k_own_get(e, M68K_OWN_FPCR) & FPSR_BSUN))
        return true;
    why->reason = CPU_TRAP;
    why->trap = UNICORN_FP;
    why->code = M68K_VECTOR_BSUN;
    return false;
}

/* ---- instructions: they return false if they stop before they have any effect ------------------------------ */

/* The trap is reported after the instruction, whose address is then why->addr. */
static bool trap_if(bool yes, uint64_t pc, struct cpu_stop *why)
{
    if (yes) {
        why->reason = CPU_TRAP;
        why->trap = UNICORN_OVERFLOW;
        why->code = M68K_VECTOR_TRAPCC;
        why->addr = pc;
    }
    return true;
}

static bool fdbcc(struct unicorn_engine *e, const uint8_t *code, uint64_t pc, uint64_t *next, struct cpu_stop *why)
{
    enum { DISPLACEMENT = 4, LOW_WORD = 0xffff };
    unsigned reg = code[1] & 7;
    bool ends;
    if (!evaluate(e, word(code, 2), &ends, why))
        return false;
    if (ends)
        return true;
    uint32_t d = get(e, reg), count = (d - 1) & LOW_WORD;
    set(e, reg, (d & ~(uint32_t)LOW_WORD) | count);
    if (count != LOW_WORD)
        *next = (uint32_t)(pc + DISPLACEMENT + (uint64_t)(int64_t)(int16_t)word(code, DISPLACEMENT));
    return true;
}

static bool rtr(struct unicorn_engine *e, uint64_t *next, struct cpu_stop *why)
{
    uint8_t frame[6];
    uint32_t sp = get(e, ADDRESS + A7);
    if (!load(e, sp, frame, sizeof frame, why))
        return false;
    set(e, ADDRESS + A7, sp + sizeof frame);
    m68k_own_set(e, M68K_OWN_SR, (m68k_own_get(e, M68K_OWN_SR) & ~(uint64_t)CCR_BITS) | (frame[1] & CCR_BITS));
    *next = (uint64_t)word(frame, 2) << 16 | word(frame, 4);
    return true;
}

/* Bytes by which a predecrement of an operand of n bytes changes address register r. */
static unsigned step_of(unsigned r, unsigned n)
{
    return r == A7 ? 2 : n;
}

/* pack: a word's two digits become a byte; unpk: a byte's become a word. */
static bool convert_digits(struct unicorn_engine *e, const uint8_t *code, bool packs, struct cpu_stop *why)
{
    unsigned insn = word(code, 0), x = insn & 7, y = insn >> 9 & 7, in = packs ? 2 : 1, out = 3 - in;
    bool memory = insn & 8;
    uint32_t from = get(e, ADDRESS + x) - step_of(x, in), to = (x == y ? from : get(e, ADDRESS + y)) - step_of(y, out);
    uint8_t bytes[2];
    if (memory && !load(e, from, bytes, in, why))
        return false;
    unsigned value = !memory ? get(e, x) : packs ? word(bytes, 0) : bytes[0];
    if (packs)
        value += word(code, 2);
    value = packs ? (value >> 4 & 0xf0) | (value & 15) : ((value & 0xf0) << 4 | (value & 15)) + word(code, 2);
    if (!memory) {
        uint32_t mask = packs ? 0xff : 0xffff;
        set(e, y, (get(e, y) & ~mask) | (value & mask));
        return true;
    }
    bytes[0] = (uint8_t)(packs ? value : value >> 8);
    bytes[1] = (uint8_t)value;
    if (!store(e, to, bytes, out, why))
        return false;
    set(e, ADDRESS + x, from);
    set(e, ADDRESS + y, to);
    return true;
}

bool m68k_special(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    uint8_t code[LONGEST] = {0};
    size_t got = mem_peek(unicorn_space(e), *pc, code, sizeof code);
    uint64_t next = *pc + m68k_length(code, sizeof code), here = *pc;
    unsigned insn = word(code, 0);
    bool retired = true, yes;

    if (got < next - here) { /* the instruction's end is missing */
        fault(e, why, (uint32_t)(here + got), MEM_EXEC);
        return false;
    }
    switch (kind_of(insn)) {
    case TRAPCC: retired = trap_if(condition(insn >> 8 & 15, (unsigned)m68k_own_get(e, M68K_OWN_SR)), here, why); break;
    case TRAPV: retired = trap_if(m68k_own_get(e, M68K_OWN_SR) & CCR_V, here, why); break;
    case FTRAPCC: retired = evaluate(e, word(code, 2), &yes, why) && trap_if(yes, here, why); break;
    case FDBCC: retired = fdbcc(e, code, here, &next, why); break;
    case RTR: retired = rtr(e, &next, why); break;
    case PACK: retired = convert_digits(e, code, true, why); break;
    case UNPK: retired = convert_digits(e, code, false, why); break;
    default: *why = (struct cpu_stop){.reason = CPU_TRAP, .trap = UNICORN_ILLEGAL, .addr = here}; return false;
    }
    if (retired)
        *pc = next;
    return retired;
}
