/*
 * disasm.c - the text of an instruction, from its table line.
 *
 * The text of the line is copied. In it {kind letters} prints the fields that the letters name (joined, if
 * several), {a|b|c letters} selects an alternative. The table at the end has the kinds.
 */
#include "isa/hppa/insn.h"
#include "isa/hppa/fields.h"
#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct text {
    char *out;
    size_t size, length;
    uint64_t pc;
    const struct hppa_insn *insn;
    const struct hppa_fields *fields;
    /* As assemblers read it: hexadecimal numbers have a prefix, and displacements are those of narrow mode, so that two bits of a long one
     * are a space register. objdump prints no prefix, and displacements of wide mode. */
    bool assembly;
    uint32_t space; /* to be printed before the base register; 0: none */
};

__attribute__((format(printf, 2, 3))) static void put(struct text *t, const char *format, ...)
{
    size_t room = t->length < t->size ? t->size - t->length : 0;
    va_list args;

    va_start(args, format);
    t->length += vsnprintf(room ? t->out + t->length : NULL, room, format, args);
    va_end(args);
}

/* ---- kinds */

/* The argument of a kind: its fields, joined in the order of its letters, and the joined width. */
struct operand {
    bool doubleword; /* a letter D, or a letter d whose field is 1 */
    uint32_t value;
    unsigned width;
};

static uint32_t field(const struct text *t, char letter)
{
    return t->fields->letter[letter - 'a'];
}

static void general_register(struct text *t, const struct operand *o)
{
    static const char *const named[32] = {[2] = "rp", [27] = "dp", [28] = "ret0", [29] = "ret1", [30] = "sp"};

    if (t->space)
        put(t, "sr%" PRIu32 ",", t->space);
    t->space = 0;
    if (named[o->value])
        put(t, "%s", named[o->value]);
    else
        put(t, "r%" PRIu32, o->value);
}

/* The first letter names the register, the second its right half. */
static void print_fp(struct text *t, uint32_t reg, bool right)
{
    static const char *const status[4] = {"fr0", "fpe2", "fpe4", "fpe6"};

    if (reg >= 4)
        put(t, "fr%" PRIu32 "%s", reg, right ? "R" : "");
    else if (right)
        put(t, "fpe%" PRIu32, reg * 2 + 1);
    else
        put(t, "%s", status[reg]);
}

/* Third operand of a fused multiply-add: register in two segments, then the half ("xy": x has five bits, y one). */
static void fp_register(struct text *t, const struct operand *o)
{
    bool has_half = o->width == 6;

    print_fp(t, has_half ? o->value >> 1 : o->value, has_half && (o->value & 1));
}

/* fmpyadd and fmpysub, single: five bits name the upper sixteen registers; objdump omits the half. */
static void fp_upper_register(struct text *t, const struct operand *o)
{
    print_fp(t, (o->value >> 1) | (o->value & 1) << 4, false);
}

static void control_register(struct text *t, const struct operand *o)
{
    static const char *const names[32] = {
        "rctr", "cr1",  "cr2",  "cr3", "cr4", "cr5", "cr6",  "cr7",  "pidr1", "pidr2", "ccr", "sar", "pidr3", "pidr4", "iva", "eiem",
        "itmr", "pcsq", "pcoq", "iir", "isr", "ior", "ipsw", "eirr", "tr0",   "tr1",   "tr2", "tr3", "tr4",   "tr5",   "tr6", "tr7",
    };
    put(t, "%s", names[o->value]);
}

/* Two bits; 0 means that the base register selects the space. */
static void space_if_any(struct text *t, const struct operand *o)
{
    if (o->value)
        put(t, "sr%" PRIu32 ",", o->value);
}

/* Three bits; the last one is the most significant. */
static void space_register(struct text *t, const struct operand *o)
{
    put(t, "sr%" PRIu32, (o->value & 1) << 2 | o->value >> 1);
}

static const char *hex_prefix(const struct text *t)
{
    return t->assembly ? "0x" : "";
}

static void put_signed_hex(struct text *t, int32_t value)
{
    if (value < 0)
        put(t, "-%s%" PRIx32, hex_prefix(t), -(uint32_t)value);
    else
        put(t, "%s%" PRIx32, hex_prefix(t), value);
}

static void hex(struct text *t, const struct operand *o)
{
    put(t, "%s%" PRIx32, hex_prefix(t), o->value);
}

static void decimal(struct text *t, const struct operand *o)
{
    put(t, "%" PRIu32, o->value);
}

static void low_sign_immediate(struct text *t, const struct operand *o)
{
    put_signed_hex(t, hppa_low_sign_extend(o->value, o->width));
}

static void long_displacement(struct text *t, const struct operand *o)
{
    unsigned width = o->width - 2;

    put_signed_hex(t, hppa_displacement(o->value >> width, o->value & ((1u << width) - 1), width, !t->assembly));
    t->space = t->assembly ? o->value >> width : 0;
}

static void upper_immediate(struct text *t, const struct operand *o)
{
    put_signed_hex(t, hppa_long_immediate(o->value));
}

/* Addresses of narrow programs are truncated to 32 bits. */
static void branch_target(struct text *t, const struct operand *o)
{
    uint64_t target = t->pc + 8 + hppa_branch_displacement(o->value, o->width);

    put(t, "0x%" PRIx64, t->pc >> 32 ? target : (uint32_t)target);
}

static void branch_displacement(struct text *t, const struct operand *o)
{
    put_signed_hex(t, hppa_branch_displacement(o->value, o->width));
}

static void field_length(struct text *t, const struct operand *o)
{
    put(t, "%u", hppa_length(o->value));
}

/* Positions encoded as 31 - p or 63 - p. */
static void complemented_position(struct text *t, const struct operand *o)
{
    put(t, "%" PRIu32, (o->width == 6 ? 63 : 31) - o->value);
}

/* ---- conditions */

/* Print a name of a condition table; reserved ones are NULL. Adds a leading comma, and "*" for doublewords. */
static void put_condition(struct text *t, const char *name, bool doubleword)
{
    if (!name)
        put(t, "(null)"); /* as objdump's printf prints NULL */
    else if (*name || doubleword)
        put(t, ",%s%s", doubleword ? "*" : "", name);
}

/* The condition is the three-bit field c; its negation is a fourth bit of c, or field f. */
static unsigned condition_index(const struct text *t)
{
    uint32_t c = field(t, 'c');

    return pattern_width(&t->insn->bits, 'c') == 4 ? c >> 1 | (c & 1) << 3 : c | field(t, 'f') << 3;
}

static const char *const compare_names[16] = {"", "=", "<", "<=", "<<", "<<=", "sv", "od", "tr", "<>", ">=", ">", ">>=", ">>", "nsv", "ev"};
static const char *const add_names[16] = {"", "=", "<", "<=", "nuv", "znv", "sv", "od", "tr", "<>", ">=", ">", "uv", "vnz", "nsv", "ev"};
static const char *const add_branch_wide_names[16] = {
    "", "=", "<", "<=", "nuv", "*=", "*<", "*<=", "tr", "<>", ">=", ">", "uv", "*<>", "*>=", "*>"};
static const char *const logical_names[16] = {"", "=", "<", "<=", NULL, NULL, NULL, "od", "tr", "<>", ">=", ">", NULL, NULL, NULL, "ev"};
static const char *const unit_names[16] = {"",   "swz", "sbz", "shz", "sdc", "swc", "sbc", "shc",
                                           "tr", "nwz", "nbz", "nhz", "ndc", "nwc", "nbc", "nhc"};
static const char *const shift_names[8] = {"", "=", "<", "od", "tr", "<>", ">=", "ev"};

static void compare_condition(struct text *t, const struct operand *o)
{
    put_condition(t, compare_names[condition_index(t)], o->doubleword);
}

static void add_condition(struct text *t, const struct operand *o)
{
    put_condition(t, add_names[condition_index(t)], o->doubleword);
}

static void logical_condition(struct text *t, const struct operand *o)
{
    put_condition(t, logical_names[condition_index(t)], o->doubleword);
}

static void unit_condition(struct text *t, const struct operand *o)
{
    put_condition(t, unit_names[condition_index(t)], o->doubleword);
}

static void add_branch_condition(struct text *t, const struct operand *o)
{
    (void)o;
    put_condition(t, add_branch_wide_names[condition_index(t)], false);
}

/* CMPIB of doublewords encodes only one sense of each condition. */
static void compare_immediate_branch_condition(struct text *t, const struct operand *o)
{
    static const char *const names[8] = {"<<", "=", "<", "<=", ">>=", "<>", ">=", ">"};

    put_condition(t, names[o->value], true);
}

static void shift_condition(struct text *t, const struct operand *o)
{
    put_condition(t, shift_names[field(t, 'c')], o->doubleword);
}

static void bit_condition(struct text *t, const struct operand *o)
{
    put_condition(t, field(t, 'c') ? ">=" : "<", o->doubleword);
}

/* ---- floating point */

static const char *const format_names[4] = {",sgl", ",dbl", "", ",quad"};

static void fp_format(struct text *t, const struct operand *o)
{
    put(t, "%s", format_names[o->value]);
}

static void fp_condition(struct text *t, const struct operand *o)
{
    static const char *const names[32] = {
        "false?", "false", "?",  "!<=>", "=",   "=t", "?=",  "!<>", "!?>=", "<",  "?<", "!>=", "!?>", "<=",  "?<=",   "!>",
        "!?<=",   ">",     "?>", "!<=",  "!?<", ">=", "?>=", "!<",  "!?=",  "<>", "!=", "!=t", "!?",  "<=>", "true?", "true",
    };
    put(t, ",%s", names[o->value]);
}

/* FCMP's target: the queue's bit for 0, else a bit of the compare array. */
static void compare_bit(struct text *t, const struct operand *o)
{
    if (o->value)
        put(t, ",,%" PRIu32, o->value - 1); /* two commas, as in objdump */
}

/* FCNV's e (the kinds of source and target), source and destination formats. */
static void conversion(struct text *t, const struct operand *o)
{
    static const char *const fixed[2][4] = {{",w", ",dw", "", ",qw"}, {",uw", ",udw", "", ",uqw"}};
    uint32_t e = field(t, 'e'), source = field(t, 'f'), target = field(t, 'x');
    bool is_unsigned = e & 4, to_fixed = e & 2, from_fixed = (e & 3) == 1;

    (void)o;
    if (e == 4) {
        put(t, ",UND");
        return;
    }
    put(t, "%s%s%s", (e & 3) == 3 ? ",t" : "", from_fixed ? fixed[is_unsigned][source] : format_names[source],
        to_fixed ? fixed[is_unsigned][target] : format_names[target]);
}

static const struct kind {
    const char *name;
    void (*print)(struct text *t, const struct operand *o);
} kinds[] = {
    {"r", general_register},
    {"fr", fp_register},
    {"f16", fp_upper_register},
    {"cr", control_register},
    {"sp", space_if_any},
    {"sr", space_register},
    {"x", hex},
    {"d", decimal},
    {"lo", low_sign_immediate},
    {"disp", long_displacement},
    {"im21", upper_immediate},
    {"to", branch_target},
    {"bd", branch_displacement},
    {"len", field_length},
    {"cp", complemented_position},
    {"cmp", compare_condition},
    {"cmpb", compare_condition},
    {"cmpib64", compare_immediate_branch_condition},
    {"add", add_condition},
    {"addb", add_branch_condition},
    {"log", logical_condition},
    {"unit", unit_condition},
    {"shift", shift_condition},
    {"bit", bit_condition},
    {"fmt", fp_format},
    {"fcond", fp_condition},
    {"cbit", compare_bit},
    {"cnv", conversion},
};

/* ---- templates */

static struct operand join_fields(const struct text *t, const char *letters, const char *end)
{
    struct operand o = {0};

    for (const char *l = letters; l < end; l++) {
        o.doubleword |= *l == 'D' || (*l == 'd' && field(t, 'd'));
        if (*l == 'D')
            continue;
        unsigned width = pattern_width(&t->insn->bits, *l);
        o.value = o.value << width | field(t, *l);
        o.width += width;
    }
    return o;
}

static void put_alternative(struct text *t, const char *list, const char *end, uint32_t index)
{
    while (index && list < end)
        if (*list++ == '|')
            index--;
    while (list < end && *list != '|')
        put(t, "%c", *list++);
}

/* Print one {...}; `body` is after the opening brace, `end` at the closing one. */
static void put_operand(struct text *t, const char *body, const char *end)
{
    const char *letters = end;
    struct operand o;

    while (letters[-1] != ' ')
        letters--;
    o = join_fields(t, letters, end);
    if (memchr(body, '|', letters - body)) {
        put_alternative(t, body, letters - 1, o.value);
        return;
    }
    for (size_t n = 0; n < sizeof kinds / sizeof *kinds; n++) {
        size_t length = strlen(kinds[n].name);
        if (length == (size_t)(letters - 1 - body) && !memcmp(kinds[n].name, body, length)) {
            kinds[n].print(t, &o);
            return;
        }
    }
    assert(!"hppa.def: no such kind of operand");
}

static size_t print_text(uint32_t word, uint64_t pc, bool assembly, char *out, size_t size)
{
    struct hppa_fields fields;
    struct text t = {.out = out, .size = size, .pc = pc, .fields = &fields, .assembly = assembly};

    if (size)
        *out = 0;
    t.insn = hppa_decode(word, &fields);
    if (!t.insn) {
        put(&t, "#%8" PRIx32, word);
        return t.length;
    }
    const char *at = t.insn->text;
    struct text_part part;
    while (text_next(&at, &part)) {
        if (part.is_item)
            put_operand(&t, part.start, part.start + part.length);
        else
            put(&t, "%.*s", (int)part.length, part.start);
    }
    return t.length;
}

size_t hppa_disassemble(uint32_t word, uint64_t pc, char *out, size_t size)
{
    return print_text(word, pc, false, out, size);
}

size_t hppa_assembly(uint32_t word, uint64_t pc, char *out, size_t size)
{
    return print_text(word, pc, true, out, size);
}
