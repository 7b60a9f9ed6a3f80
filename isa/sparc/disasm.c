/*
 * disasm.c - the text of an instruction, from its table line or its alias.
 *
 * The text is copied. In it {kind letters} prints the fields that the letters name (joined, if several), {a|b|c letters} selects an
 * alternative. The table at the end has the kinds.
 */
#include "isa/sparc/insn.h"
#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct text {
    char *out;
    size_t size, length;
    uint64_t pc;
    bool wide;
    const struct pattern *bits;
    const struct sparc_fields *fields;
};

__attribute__((format(printf, 2, 3))) static void put(struct text *t, const char *format, ...)
{
    size_t room = t->length < t->size ? t->size - t->length : 0;
    va_list args;

    va_start(args, format);
    t->length += (size_t)vsnprintf(room ? t->out + t->length : NULL, room, format, args);
    va_end(args);
}

/* ---- kinds: operands */

/* The argument of a kind: its fields, joined in the order of its letters, and the joined width. */
struct operand {
    uint32_t value;
    unsigned width;
};

static uint32_t field(const struct text *t, char letter)
{
    return t->fields->letter[letter - 'a'];
}

static void put_register(struct text *t, uint32_t r)
{
    if (r == 14 || r == 30)
        put(t, "%%%s", r == 14 ? "sp" : "fp");
    else
        put(t, "%%%c%" PRIu32, "goli"[r >> 3], r & 7);
}

static void general_register(struct text *t, const struct operand *o)
{
    put_register(t, o->value);
}

/* Small and negative numbers are decimal. */
static void put_number(struct text *t, int32_t n)
{
    put(t, n <= 9 ? "%" PRId32 : "0x%" PRIx32, n);
}

static void number(struct text *t, const struct operand *o)
{
    put_number(t, (int32_t)o->value);
}

static void signed_number(struct text *t, const struct operand *o)
{
    put_number(t, sparc_sign_extend(o->value, o->width));
}

/* The first bit says that the others are a signed number; else they are a register in the last five. */
static void put_second(struct text *t, uint32_t value, unsigned width)
{
    if (value >> (width - 1) & 1)
        put_number(t, sparc_sign_extend(value, width - 1));
    else
        put_register(t, value & 31);
}

static void second_operand(struct text *t, const struct operand *o)
{
    put_second(t, o->value, o->width);
}

enum { OPERAND_BITS = 14, REGISTER_BITS = 13 };

/* rs1 and a second operand of 14 bits: a sum, of which what is 0 is omitted. */
static void effective_address(struct text *t, const struct operand *o)
{
    uint32_t s = o->value >> OPERAND_BITS & 31, second = o->value & ((1u << OPERAND_BITS) - 1);
    bool immediate = second >> REGISTER_BITS;

    if (immediate ? second == SPARC_OPERAND_IMMEDIATE : !(second & 31)) {
        put_register(t, s);
        return;
    }
    if (s || !immediate) {
        put_register(t, s);
        put(t, " + ");
    }
    put_second(t, second, OPERAND_BITS);
}

/* The same for Tcc, which names its condition code if that is xcc, and omits less. */
static void trap_number(struct text *t, const struct operand *o)
{
    enum { XCC = 1 << 12 };
    uint32_t s = o->value >> OPERAND_BITS & 31, second = o->value & ((1u << OPERAND_BITS) - 1);
    bool immediate = second >> REGISTER_BITS;

    put(t, second & XCC ? "%%xcc, " : "");
    if (!immediate && !(second & 31)) {
        put_register(t, s);
        return;
    }
    if (s || !immediate) {
        put_register(t, s);
        put(t, " + ");
    }
    put_second(t, second, OPERAND_BITS);
}

/* The sources of WR to %y and to unnamed registers: what is 0 is omitted. */
static void write_sources(struct text *t, const struct operand *o)
{
    uint32_t s = o->value >> OPERAND_BITS & 31, second = o->value & ((1u << OPERAND_BITS) - 1);

    if (second == SPARC_OPERAND_IMMEDIATE || second == 0) {
        put_register(t, s);
        return;
    }
    if (s) {
        put_register(t, s);
        put(t, ", ");
    }
    put_second(t, second, OPERAND_BITS);
}

/* Those of WRPR. */
static void write_privileged(struct text *t, const struct operand *o)
{
    uint32_t s = o->value >> OPERAND_BITS & 31, second = o->value & ((1u << OPERAND_BITS) - 1);

    if (second == 0) {
        put_register(t, s);
        return;
    }
    if (s || !(second >> REGISTER_BITS)) {
        put_register(t, s);
        put(t, ", ");
    }
    put_second(t, second, OPERAND_BITS);
}

static void high_bits(struct text *t, const struct operand *o)
{
    put(t, o->value ? "%%hi(0x%" PRIx32 ")" : "%%hi(0)", o->value << 10);
}

/* As printf's %#x. */
static void hex(struct text *t, const struct operand *o)
{
    int32_t value = sparc_sign_extend(o->value, o->width);
    put(t, value ? "0x%" PRIx32 : "%" PRIx32, (uint32_t)value);
}

static void branch_target(struct text *t, const struct operand *o)
{
    uint64_t to = t->pc + (uint64_t)(int64_t)(sparc_sign_extend(o->value, o->width)) * 4;
    put(t, "0x%" PRIx64, t->wide ? to : (uint32_t)to);
}

/* ---- kinds: conditions */

static const char *const conditions[16] = {"n", "e", "le", "l", "leu", "cs", "neg", "vs", "a", "ne", "g", "ge", "gu", "cc", "pos", "vc"};
static const char *const fp_conditions[16] = {"n", "ne", "lg", "ul", "l", "ug", "g", "u", "a", "e", "ue", "ge", "uge", "le", "ule", "o"};

static void condition(struct text *t, const struct operand *o)
{
    put(t, "%s", conditions[o->value]);
}

static void branch_condition(struct text *t, const struct operand *o)
{
    put(t, "%s", o->value == 8 ? "" : conditions[o->value]);
}

static void fp_condition(struct text *t, const struct operand *o)
{
    put(t, "%s", fp_conditions[o->value]);
}

static void fp_branch_condition(struct text *t, const struct operand *o)
{
    put(t, "%s", o->value == 8 ? "" : fp_conditions[o->value]);
}

static void coprocessor_condition(struct text *t, const struct operand *o)
{
    static const char *const names[16] = {"n", "123", "12", "13", "1", "23", "2", "3", "", "0", "03", "02", "023", "01", "013", "012"};
    put(t, "%s", names[o->value]);
}

/* The suffixes of a branch, and the space after them: the first field is the annul bit, the second, if there is one, "predicted taken". */
static void annul(struct text *t, const struct operand *o)
{
    bool predicts = o->width == 2, annuls = predicts ? o->value >> 1 : o->value, not_taken = predicts && !(o->value & 1);
    put(t, "%s%s%s", annuls ? ",a" : "", not_taken ? ",pn" : "", annuls || not_taken ? "   " : "  ");
}

/* ---- kinds: special registers and numbers with names */

static void state_register(struct text *t, const struct operand *o)
{
    put(t, "%%asr%" PRIu32, o->value);
}

static void privileged_register(struct text *t, const struct operand *o)
{
    static const char *const names[16] = {"tpc", "tnpc", "tstate",  "tt",         "tick",     "tba",      "pstate", "tl",
                                          "pil", "cwp",  "cansave", "canrestore", "cleanwin", "otherwin", "wstate", "fq"};
    put(t, "%%%s", names[o->value]);
}

static void membar_mask(struct text *t, const struct operand *o)
{
    static const char *const names[7] = {"#LoadLoad", "#StoreLoad", "#LoadStore", "#StoreStore", "#Lookaside", "#MemIssue", "#Sync"};
    const char *between = "";

    for (unsigned bit = 7; bit-- > 0;)
        if (o->value >> bit & 1) {
            put(t, "%s%s", between, names[bit]);
            between = "|";
        }
    if (!o->value)
        put(t, "0");
}

static void prefetch_function(struct text *t, const struct operand *o)
{
    static const char *const names[32] = {
        [0] = "n_reads",          [1] = "one_read", [2] = "n_writes",        [3] = "one_write",        [4] = "page",
        [16] = "invalidate",      [17] = "unified", [20] = "n_reads_strong", [21] = "one_read_strong", [22] = "n_writes_strong",
        [23] = "one_write_strong"};
    if (names[o->value])
        put(t, "#%s", names[o->value]);
    else
        put(t, "%" PRIu32, o->value);
}

// clang-format off
static const char *const asi_names[256] = {
    [0x04] = "N", [0x0c] = "N_L", [0x10] = "AIUP", [0x11] = "AIUS", [0x12] = "MAIUP", [0x13] = "MAIUS", [0x14] = "PHYS_USE_EC",
    [0x15] = "PHYS_BYPASS_EC_E", [0x16] = "BLK_AIUP_4V", [0x17] = "BLK_AIUS_4V", [0x18] = "AIUP_L", [0x19] = "AIUS_L",
    [0x1c] = "PHYS_USE_EC_L", [0x1d] = "PHYS_BYPASS_EC_E_L", [0x1e] = "BLK_AIUP_L_4V", [0x1f] = "BLK_AIUS_L_4V",
    [0x20] = "SCRATCHPAD", [0x21] = "MMU", [0x22] = "TWINX_AIUP", [0x23] = "BLK_INIT_QUAD_LDD_AIUS", [0x24] = "NUCLEUS_QUAD_LDD",
    [0x25] = "QUEUE", [0x26] = "QUAD_LDD_PHYS_4V", [0x27] = "TWINX_N", [0x2a] = "TWINX_AIUP_L", [0x2b] = "TWINX_AIUS_L",
    [0x2c] = "NUCLEUS_QUAD_LDD_L", [0x2e] = "TWINX_REAL_L", [0x2f] = "TWINX_NL", [0x30] = "PCACHE_DATA_STATUS",
    [0x31] = "PCACHE_DATA", [0x32] = "PCACHE_TAG", [0x33] = "PCACHE_SNOOP_TAG", [0x34] = "QUAD_LDD_PHYS", [0x36] = "AIPN",
    [0x38] = "WCACHE_VALID_BITS", [0x39] = "WCACHE_DATA", [0x3a] = "WCACHE_TAG", [0x3b] = "WCACHE_SNOOP_TAG",
    [0x3c] = "QUAD_LDD_PHYS_L", [0x3e] = "AIPN_L", [0x40] = "SRAM_FAST_INIT", [0x41] = "CORE_AVAILABLE", [0x42] = "INST_MASK_REG",
    [0x43] = "ERROR_INJECT_REG", [0x45] = "LSU_CONTROL_REG", [0x46] = "DCACHE_DATA", [0x47] = "DCACHE_TAG",
    [0x48] = "INTR_DISPATCH_STAT", [0x49] = "INTR_RECEIVE", [0x4b] = "ESTATE_ERROR_EN", [0x4c] = "AFSR", [0x4d] = "AFAR",
    [0x4e] = "EC_TAG_DATA", [0x4f] = "HYP_SCRATCHPAD", [0x50] = "IMMU", [0x51] = "IMMU_TSB_8KB_PTR", [0x52] = "IMMU_TSB_64KB_PTR",
    [0x53] = "ITLB_PROBE", [0x54] = "ITLB_DATA_IN", [0x55] = "ITLB_DATA_ACCESS", [0x56] = "ITLB_TAG_READ", [0x57] = "IMMU_DEMAP",
    [0x58] = "DMMU", [0x59] = "DMMU_TSB_8KB_PTR", [0x5a] = "DMMU_TSB_64KB_PTR", [0x5b] = "DMMU_TSB_DIRECT_PTR",
    [0x5c] = "DTLB_DATA_IN", [0x5d] = "DTLB_DATA_ACCESS", [0x5e] = "DTLB_TAG_READ", [0x5f] = "DMMU_DEMAP",
    [0x60] = "IIU_INST_TRAP", [0x63] = "INTR_ID", [0x64] = "CORE_SELECT_COMMIT_NHT", [0x66] = "IC_INSTR", [0x67] = "IC_TAG",
    [0x68] = "IC_STAG", [0x6f] = "BRPRED_ARRAY", [0x70] = "BLK_AIUP", [0x71] = "BLK_AIUS", [0x72] = "MCU_CTRL_REG",
    [0x74] = "EC_DATA", [0x75] = "EC_CTRL", [0x76] = "EC_W", [0x77] = "INTR_W", [0x78] = "BLK_AIUPL", [0x79] = "BLK_AIUSL",
    [0x7e] = "EC_R", [0x7f] = "INTR_R", [0x80] = "P", [0x81] = "S", [0x82] = "PNF", [0x83] = "SNF", [0x88] = "P_L",
    [0x89] = "S_L", [0x8a] = "PNF_L", [0x8b] = "SNF_L", [0xb0] = "PIC", [0xc0] = "PST8_P", [0xc1] = "PST8_S", [0xc2] = "PST16_P",
    [0xc3] = "PST16_S", [0xc4] = "PST32_P", [0xc5] = "PST32_S", [0xc8] = "PST8_PL", [0xc9] = "PST8_SL", [0xca] = "PST16_PL",
    [0xcb] = "PST16_SL", [0xcc] = "PST32_PL", [0xcd] = "PST32_SL", [0xd0] = "FL8_P", [0xd1] = "FL8_S", [0xd2] = "FL16_P",
    [0xd3] = "FL16_S", [0xd8] = "FL8_PL", [0xd9] = "FL8_SL", [0xda] = "FL16_PL", [0xdb] = "FL16_SL", [0xe0] = "BLK_COMMIT_P",
    [0xe1] = "BLK_COMMIT_S", [0xe2] = "BLK_INIT_QUAD_LDD_P", [0xe3] = "TWINX_S", [0xea] = "TWINX_PL", [0xeb] = "TWINX_SL",
    [0xf0] = "BLK_P", [0xf1] = "BLK_S", [0xf2] = "STBI_PM", [0xf3] = "STBI_SM", [0xf8] = "BLK_PL", [0xf9] = "BLK_SL",
    [0xfa] = "STBI_PLM", [0xfb] = "STBI_SLM",
};
// clang-format on

/* Bit 13, then the bits whose first eight are the ASI if it is 0. */
static void asi(struct text *t, const struct operand *o)
{
    uint32_t n = o->width == REGISTER_BITS + 1 ? o->value >> 5 & 0xff : o->value & 0xff;

    if (o->value >> (o->width - 1) & 1)
        put(t, "%%asi");
    else if (asi_names[n])
        put(t, "#ASI_%s", asi_names[n]);
    else
        put(t, "(%" PRIu32 ")", n);
}

/* ---- kinds: floating point */

static void single_register(struct text *t, const struct operand *o)
{
    put(t, "%%f%" PRIu32, o->value);
}

/* A double or quad: the lowest bit of its number is encoded as the highest one. */
static void double_register(struct text *t, const struct operand *o)
{
    put(t, "%%f%" PRIu32, (o->value & ~1u) | (o->value & 1) << 5);
}

static void fp_condition_code(struct text *t, const struct operand *o)
{
    put(t, "%%fcc%" PRIu32, o->value);
}

static const struct kind {
    const char *name;
    void (*print)(struct text *t, const struct operand *o);
} kinds[] = {
    {"r", general_register},
    {"n", number},
    {"simm", signed_number},
    {"o", second_operand},
    {"ea", effective_address},
    {"trap", trap_number},
    {"wr", write_sources},
    {"wrpr", write_privileged},
    {"hi", high_bits},
    {"x", hex},
    {"to", branch_target},
    {"cc", condition},
    {"b", branch_condition},
    {"fc", fp_condition},
    {"fb", fp_branch_condition},
    {"cp", coprocessor_condition},
    {"annul", annul},
    {"asr", state_register},
    {"pr", privileged_register},
    {"membar", membar_mask},
    {"pf", prefetch_function},
    {"asi", asi},
    {"f", single_register},
    {"fd", double_register},
    {"fcc", fp_condition_code},
};

/* ---- texts */

static struct operand join_fields(const struct text *t, const char *letters, const char *end)
{
    struct operand o = {0};

    for (const char *l = letters; l < end; l++) {
        unsigned width = pattern_width(t->bits, *l);
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
    if (memchr(body, '|', (size_t)(letters - body))) {
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
    assert(!"sparc.def: no such kind of operand");
}

size_t sparc_disassemble(uint32_t word, uint64_t pc, bool wide, char *out, size_t size)
{
    struct sparc_fields fields;
    struct text t = {.out = out, .size = size, .pc = pc, .wide = wide, .fields = &fields};
    const struct sparc_insn *i = sparc_decode(word, &fields);
    const char *at = i ? sparc_alias(word, &t.bits, &fields) : "unknown";
    struct text_part part;

    if (size)
        *out = 0;
    if (!at) {
        sparc_decode(word, &fields);
        t.bits = &i->bits;
        at = i->text;
    }
    while (text_next(&at, &part)) {
        if (part.is_item)
            put_operand(&t, part.start, part.start + part.length);
        else
            put(&t, "%.*s", (int)part.length, part.start);
    }
    return t.length;
}
