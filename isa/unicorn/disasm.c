/* disasm.c - see disasm.h. Capstone's handles have state, so each call opens its own: 0.2 us to 3 us. */
#include "isa/unicorn/disasm.h"

#include <capstone/capstone.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How objdump prints numbers that are not code addresses. */
enum numbers {
    NUMBERS_AS_THEY_ARE,
    NUMBERS_HEX,
    NUMBERS_DECIMAL,
    NUMBERS_DECIMAL_IN_BRACKETS, /* from the first '[' on; before it hexadecimal */
};

/* What the machines differ in. */
struct syntax {
    cs_arch arch;
    cs_mode mode;
    cs_opt_value option;   /* CS_OPT_SYNTAX_ATT, ... */
    uint8_t unit, longest; /* bytes of the smallest and of the longest instruction */
    bool big_endian;
    bool blanks; /* between operands */
    enum numbers numbers;
    bool relative;                           /* branch targets are distances */
    const char *branches, *no_branches;      /* beginnings of mnemonics, each followed by a blank; "b= " is all of "b" */
    const char *hex;                         /* mnemonics whose numbers are hexadecimal nevertheless, or NULL */
    unsigned (*length)(const uint8_t *code); /* from the first `unit` bytes; NULL if they do not tell */
};

enum { LONGEST = 22 }; /* m68k: two operation words and two operands of five words each */

/* ---- lengths ---------------------------------------------------------------------------------------- */

static unsigned thumb_length(const uint8_t *code)
{
    return code[1] >= 0xe8 ? 4 : 2;
}

static unsigned riscv_length(const uint8_t *code)
{
    return (code[0] & 3) == 3 ? 4 : 2;
}

/* ---- numbers ---------------------------------------------------------------------------------------- */

struct line {
    char *at, *end;
};

static void append(struct line *l, const char *text, size_t n)
{
    size_t room = (size_t)(l->end - l->at);
    n = n < room ? n : room;
    memcpy(l->at, text, n);
    l->at += n;
    *l->at = 0;
}

static void append_number(struct line *l, bool negative, uint64_t value, bool hex)
{
    char text[32];
    int n = hex ? snprintf(text, sizeof text, "%s0x%" PRIx64, negative ? "-" : "", value)
                : snprintf(text, sizeof text, "%s%" PRIu64, negative ? "-" : "", value);
    append(l, text, (size_t)n);
}

/* Returns the length of the number that begins at `at`: decimal, 0x.. or $.., after an optional minus; 0 if none does. */
static size_t read_number(const char *at, bool *negative, uint64_t *value)
{
    const char *digits = at + (*at == '-');
    char *end;
    *negative = *at == '-';
    bool dollar = *digits == '$' && isxdigit((unsigned char)digits[1]);
    if (!dollar && !isdigit((unsigned char)*digits))
        return 0;
    *value = dollar ? strtoull(digits + 1, &end, 16) : strtoull(digits, &end, strncmp(digits, "0x", 2) ? 10 : 16);
    return (size_t)(end - at);
}

/* ---- branches --------------------------------------------------------------------------------------- */

/* Returns whether the mnemonic begins with a member of the list. */
static bool is_listed(const char *mnemonic, const char *list)
{
    size_t length = strcspn(mnemonic, " ");
    for (const char *at = list; *at; at += strcspn(at, " ") + 1) {
        size_t n = strcspn(at, " ");
        bool whole = at[n - 1] == '=';
        n -= whole;
        if ((whole ? n == length : n <= length) && !strncmp(mnemonic, at, n))
            return true;
    }
    return false;
}

static bool is_branch(const struct syntax *s, const char *mnemonic)
{
    return is_listed(mnemonic, s->branches) && !is_listed(mnemonic, s->no_branches);
}

/* Returns the last operand of a branch if it is a number, which ends the text or, on m68k, is followed by ".l", or NULL. */
static char *branch_target(const struct syntax *s, const char *mnemonic, char *operands)
{
    if (!is_branch(s, mnemonic))
        return NULL;
    char *comma = strrchr(operands, ','), *last = comma ? comma + 1 + (comma[1] == ' ') : operands;
    bool negative;
    uint64_t value;
    size_t n = read_number(last + (*last == '#'), &negative, &value);
    const char *after = last + (*last == '#') + n;
    return n && (!*after || !strcmp(after, ".l")) ? last : NULL;
}

static const char *code_address(const struct syntax *s, const char *text)
{
    const char *last = strstr(text, "0x"), *next;
    while (last && (next = strstr(last + 2, "0x")))
        last = next;
    return last && is_branch(s, text) && !last[2 + strspn(last + 2, "0123456789abcdef")] && last > text && strchr(", ", last[-1]) ? last
                                                                                                                                  : NULL;
}

/* ---- operands --------------------------------------------------------------------------------------- */

/* Returns whether a number that objdump prints in another form may begin here: not within a name, and not as the scale factor of x86's
 * index register. */
static bool may_be_number(const struct syntax *s, const char *from, const char *at)
{
    if (s->numbers == NUMBERS_AS_THEY_ARE || *at == '$' || (at > from && (isalnum((unsigned char)at[-1]) || strchr("._", at[-1]))))
        return false;
    return s->arch != CS_ARCH_X86 || !isdigit((unsigned char)*at) || at[1] != ')';
}

/* Appends Capstone's operands up to `end` in objdump's notation. */
static void append_operands(struct line *l, const struct syntax *s, enum numbers numbers, const char *at, const char *end)
{
    bool bracket = false, negative;
    for (const char *from = at; at < end;) {
        uint64_t value;
        size_t n = may_be_number(s, from, at) ? read_number(at, &negative, &value) : 0;
        bracket |= *at == '[';
        if (n)
            append_number(l, negative, value, numbers == NUMBERS_HEX || (numbers == NUMBERS_DECIMAL_IN_BRACKETS && !bracket));
        else if (s->blanks || *at != ' ')
            append(l, at, n = 1);
        at += n ? n : 1;
    }
}

static void write_text(const struct syntax *s, uint64_t va, cs_insn *insn, char *text, size_t cap)
{
    struct line l = {text, text + cap - 1};
    char *operands = insn->op_str, *target = branch_target(s, insn->mnemonic, operands);
    append(&l, insn->mnemonic, strlen(insn->mnemonic));
    if (!*operands)
        return;
    append(&l, " ", 1);
    append_operands(&l, s, s->hex && is_listed(insn->mnemonic, s->hex) ? NUMBERS_HEX : s->numbers, operands,
                    target ? target : operands + strlen(operands));
    if (!target)
        return;
    bool negative;
    uint64_t value;
    read_number(target + (*target == '#'), &negative, &value);
    value = negative ? -value : value;
    append_number(&l, false, s->relative ? va + value : value, true);
}

/* ---- one instruction -------------------------------------------------------------------------------- */

/* Decodes the instruction at the beginning of code[]. Returns its length, or 0. */
static unsigned decode(const struct syntax *s, uint64_t va, const uint8_t *code, size_t avail, cs_insn *insn)
{
    csh handle;
    bool decoded;
    insn->detail = NULL;
    if (cs_open(s->arch, s->mode, &handle) != CS_ERR_OK)
        return 0;
    if (s->option)
        cs_option(handle, CS_OPT_SYNTAX, s->option);
    decoded = cs_disasm_iter(handle, &code, &avail, &va, insn);
    cs_close(&handle);
    return decoded ? insn->size : 0;
}

/* Capstone's m68k decoder loses the displacement of an extended-precision operand; its length is that of a double one. It names the pc
 * a16 and a suppressed index register invalid. */
static unsigned decode_m68k(const struct syntax *s, uint64_t va, const uint8_t *code, size_t avail, cs_insn *insn)
{
    unsigned size = decode(s, va, code, avail, insn);
    char *invalid = size ? strstr(insn->op_str, "invalid") : NULL, *suffix = strrchr(insn->mnemonic, '.'), *pc;
    if (!invalid)
        return size;
    if (suffix && !strcmp(suffix, ".x") && (code[2] >> 2 & 7) == 2) {
        uint8_t as_double[LONGEST];
        memcpy(as_double, code, avail);
        as_double[2] = (uint8_t)((code[2] & 0xe3) | 5 << 2);
        size = decode(s, va, as_double, avail, insn);
        if ((suffix = strrchr(insn->mnemonic, '.')))
            suffix[1] = 'x';
        return size;
    }
    if (invalid - insn->op_str >= 2 && !strncmp(invalid - 2, ", invalid.w", 11))
        memmove(invalid - 2, invalid + 9, strlen(invalid + 9) + 1);
    if ((pc = strstr(insn->op_str, "a16")))
        memmove(pc + 2, pc + 3, strlen(pc + 3) + 1), memcpy(pc, "pc", 2);
    return size;
}

static unsigned write_data(const struct syntax *s, unsigned size, const uint8_t *code, char *text, size_t cap)
{
    uint32_t value = 0;
    for (unsigned i = 0; i < size; i++)
        value |= (uint32_t)code[i] << 8 * (s->big_endian ? size - 1 - i : i);
    snprintf(text, cap, "%s 0x%0*" PRIx32, size == 1 ? ".byte" : size == 2 ? ".short" : ".long", (int)(2 * size), value);
    return size;
}

static unsigned disassemble(const struct syntax *s, uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    uint8_t padded[LONGEST] = {0};
    cs_insn insn;
    if (avail < s->unit || (s->length && avail < s->length(code)))
        return 0;
    memcpy(padded, code, avail < s->longest ? avail : s->longest);
    unsigned size = (s->arch == CS_ARCH_M68K ? decode_m68k : decode)(s, va, padded, s->longest, &insn);
    if (size > avail)
        return 0;
    if (!size)
        return write_data(s, s->length ? s->length(code) : s->unit, code, text, cap);
    write_text(s, va, &insn, text, cap);
    return size;
}

/* ---- the machines ----------------------------------------------------------------------------------- */

static const struct syntax ppc = {.arch = CS_ARCH_PPC,
                                  .mode = CS_MODE_32 | CS_MODE_BIG_ENDIAN,
                                  .unit = 4,
                                  .longest = 4,
                                  .big_endian = true,
                                  .numbers = NUMBERS_DECIMAL,
                                  .branches = "b ",
                                  .no_branches = "bpermd brinc "};
static const struct syntax m68k = {.arch = CS_ARCH_M68K,
                                   .mode = CS_MODE_BIG_ENDIAN | CS_MODE_M68K_040,
                                   .unit = 2,
                                   .longest = LONGEST,
                                   .big_endian = true,
                                   .branches = "b db fb fdb jsr jmp ",
                                   .no_branches = "bchg bclr bset btst bf bkpt "};
#define X86                                                                                             \
    .arch = CS_ARCH_X86, .option = CS_OPT_SYNTAX_ATT, .unit = 1, .longest = 15, .numbers = NUMBERS_HEX, \
    .branches = "j call loop xbegin bnd notrack ", .no_branches = ""
static const struct syntax i386 = {X86, .mode = CS_MODE_32};
static const struct syntax x86_64 = {X86, .mode = CS_MODE_64};
#define ARM                                                                                                           \
    .arch = CS_ARCH_ARM, .option = CS_OPT_SYNTAX_NOREGNAME, .longest = 4, .blanks = true, .numbers = NUMBERS_DECIMAL, \
    .branches = "b cbz cbnz ", .no_branches = "bic bf bkpt bx= bxj "
static const struct syntax arm = {ARM, .mode = CS_MODE_ARM | CS_MODE_V8, .unit = 4};
static const struct syntax thumb = {ARM, .mode = CS_MODE_THUMB | CS_MODE_V8, .unit = 2, .length = thumb_length};
static const struct syntax aarch64 = {.arch = CS_ARCH_ARM64,
                                      .mode = CS_MODE_LITTLE_ENDIAN,
                                      .unit = 4,
                                      .longest = 4,
                                      .blanks = true,
                                      .numbers = NUMBERS_DECIMAL_IN_BRACKETS,
                                      .branches = "b= b. bl= cbz cbnz tbz tbnz adr ",
                                      .no_branches = ""};
static const struct syntax riscv64 = {.arch = CS_ARCH_RISCV,
                                      .mode = CS_MODE_RISCV64 | CS_MODE_RISCVC,
                                      .unit = 2,
                                      .longest = 4,
                                      .numbers = NUMBERS_DECIMAL,
                                      .relative = true,
                                      .branches = "b j= jal= c.b c.j= c.jal= ",
                                      .no_branches = "",
                                      .hex = "lui= c.lui= auipc= sll srl sra c.sl c.sr ",
                                      .length = riscv_length};

#define MACHINE(name, syntax)                                                                           \
    unsigned name##_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap) \
    {                                                                                                   \
        return disassemble(syntax, va, code, avail, text, cap);                                         \
    }                                                                                                   \
    const char *name##_code_address(const char *text)                                                   \
    {                                                                                                   \
        return code_address(&name, text);                                                               \
    }

MACHINE(ppc, &ppc)
MACHINE(m68k, &m68k)
MACHINE(i386, &i386)
MACHINE(x86_64, &x86_64)
MACHINE(aarch64, &aarch64)
MACHINE(riscv64, &riscv64)

unsigned arm_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    return disassemble(va & 1 ? &thumb : &arm, va & ~UINT64_C(1), code, avail, text, cap);
}

const char *arm_code_address(const char *text)
{
    return code_address(&arm, text);
}
