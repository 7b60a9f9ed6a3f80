/*
 * decode.c - decodes a slot of a bundle to a line of the instruction table.
 *
 * The table (insns.def) is read once: patterns become masks, operands become fields. Per unit an index (emu/decode/pattern.h) maps a
 * slot's bits to the few candidate lines.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include "emu/mem/mem.h"
#include "isa/ia64/insns.h"

#define M_ IA64_M
#define I_ IA64_I
#define F_ IA64_F
#define B_ IA64_B
#define N_ IA64_NO_UNIT
// clang-format off
#define TEMPLATE(name, a, b, c, stops) {name, {a, b, c}, stops}, {name, {a, b, c}, (stops) | 4}
#define RESERVED(name) {name, {N_, N_, N_}, 0}, {name, {N_, N_, N_}, 4}

/* SDM volume 3, table "Template Field Encoding and Instruction Slot Mapping". */
const struct ia64_template ia64_templates[32] = {
    TEMPLATE("MII", M_, I_, I_, 0), TEMPLATE("MII", M_, I_, I_, 2),
    TEMPLATE("MLX", M_, IA64_L, IA64_X, 0), RESERVED("-3-"),
    TEMPLATE("MMI", M_, M_, I_, 0), TEMPLATE("MMI", M_, M_, I_, 1),
    TEMPLATE("MFI", M_, F_, I_, 0), TEMPLATE("MMF", M_, M_, F_, 0),
    TEMPLATE("MIB", M_, I_, B_, 0), TEMPLATE("MBB", M_, B_, B_, 0),
    RESERVED("-a-"), TEMPLATE("BBB", B_, B_, B_, 0),
    TEMPLATE("MMB", M_, M_, B_, 0), RESERVED("-d-"),
    TEMPLATE("MFB", M_, F_, B_, 0), RESERVED("-f-"),
};
// clang-format on

/* The index is by unit, major opcode, and the field that distinguishes most lines. */
enum { MAX_LINES = 512, SLOT_BITS = 41, UNITS = IA64_X + 1 };
static const struct pattern_shape shape = {
    .bits = SLOT_BITS, .major_bits = 4, .minor_bits = 4, .minor_places = (const char[]){27, 28, 29, 30, 31, 32, 33, 6, 0}};

static struct table {
    struct ia64_line lines[MAX_LINES];
    unsigned count;
    struct pattern_index by_unit[UNITS];
    struct ia64_use fields[IA64_NOPERANDS]; /* by operand: the field that holds the register number */
} table;

#define NONE   IA64_NONE
#define PROP   IA64_PROP
#define CONS   IA64_CONS
#define OWN    IA64_OWN
#define FP     IA64_FP
#define NOPRED IA64_NOPRED
#define PRIV   IA64_PRIV
#define FIRST  IA64_FIRST
#define LAST   IA64_LAST
#define SLOT2  IA64_SLOT2
#define F2EQF3 IA64_F2EQF3
#define RPR    IA64_RPR
#define WPR    IA64_WPR
#define RCCV   IA64_RCCV
#define RCSD   IA64_RCSD
#define WCSD   IA64_WCSD
#define RUNAT  IA64_RUNAT
#define WUNAT  IA64_WUNAT
#define UNC    IA64_UNC
#define OWNQP  IA64_OWNQP
#define LEN64  IA64_LEN64
#define LEN64C IA64_LEN64C
#define BRANCH IA64_BRANCH
#define CALL   IA64_CALL
#define RETURN IA64_RETURN
#define RPFS   IA64_RPFS
#define LC     IA64_LC
#define EC     IA64_EC
#define ROUNDS IA64_ROUNDS
enum { SPECIAL_CASE = F2EQF3 | LEN64 | LEN64C };

#define I(u, n, p, o, a, s, c) ia64_semantics ia64_sem_##s;
#include "isa/ia64/insns.def"
#undef I

static const struct ia64_line table_source[] = {
#define I(u, n, p, o, a, s, c) \
    {.unit = IA64_##u, .name = n, .pattern = p, .operands = o, .attributes = a, .semantics = ia64_sem_##s, .cls = IA64_CLASS_##c},
#include "isa/ia64/insns.def"
#undef I
};

/* ---- operands and completers ---- */

#define BITS(pos, len) ((x >> (pos)) & ((1ull << (len)) - 1))

int64_t ia64_operand(const struct ia64_insn *i, enum ia64_operand op)
{
    switch (op) {
#define O(name, cls, value, text) \
    case IA64_OP_##name:          \
        return ia64_value_##name(i);
#include "isa/ia64/operands.def"
#undef O
    case IA64_NOPERANDS: break;
    }
    return 0;
}

static const struct {
    const char *name;
    enum ia64_operand_class cls;
} operand_info[] = {
// clang-format off
#define O(n, c, value, text) {#n, IA64_OPC_##c},
// clang-format on
#include "isa/ia64/operands.def"
#undef O
};

enum ia64_operand_class ia64_operand_class(enum ia64_operand op)
{
    return operand_info[op].cls;
}

const char *ia64_completer_text(enum ia64_completer which, uint64_t x)
{
    switch (which) {
#define C(n, value, ...)     \
    case IA64_COMPLETER_##n: \
        return ((const char *const[]){__VA_ARGS__})[value];
#include "isa/ia64/completers.def"
#undef C
    case IA64_NCOMPLETERS: break;
    }
    return NULL;
}

static bool any_missing(const char *const *texts, size_t n)
{
    while (n > 0 && texts[n - 1])
        n--;
    return n > 0;
}

/* Returns whether some encodings of the completer are not instructions. */
static bool is_partial(enum ia64_completer which)
{
    switch (which) {
#define C(n, value, ...)     \
    case IA64_COMPLETER_##n: \
        return any_missing((const char *const[]){__VA_ARGS__}, sizeof(const char *const[]){__VA_ARGS__} / sizeof(char *));
#include "isa/ia64/completers.def"
#undef C
    case IA64_NCOMPLETERS: break;
    }
    return true;
}

enum ia64_completer ia64_find_completer(const char *name, size_t len)
{
    static const char *const names[] = {
#define C(n, value, ...) #n,
#include "isa/ia64/completers.def"
#undef C
    };
    for (unsigned k = 0; k < IA64_NCOMPLETERS; k++)
        if (strlen(names[k]) == len && !memcmp(names[k], name, len))
            return k;
    assert(!"unknown completer in insns.def");
    return 0;
}

enum ia64_operand ia64_find_operand(const char *name, size_t len)
{
    for (unsigned k = 0; k < IA64_NOPERANDS; k++)
        if (strlen(operand_info[k].name) == len && !memcmp(operand_info[k].name, name, len))
            return k;
    assert(!"unknown operand in insns.def");
    return 0;
}

/* ---- reading the table ---- */

static void read_pattern(struct ia64_line *line)
{
    const uint64_t all = (1ull << SLOT_BITS) - 1;
    struct pattern p;
    bool readable = pattern_read(&p, line->pattern, SLOT_BITS);
    assert(readable);
    (void)readable;
    line->mask = p.mask;
    line->value = p.match;
    line->matters = line->cls == IA64_CLASS_ISHF ? all : all & ~pattern_bits(&p, "is");
    if (line->attributes & IA64_BRANCH && strstr(line->operands, "{tgt25c}"))
        line->displacement = pattern_bits(&p, "is");
}

static void read_completers(struct ia64_line *line)
{
    const char *at = line->name;
    struct text_part part;
    while (text_next(&at, &part)) {
        if (!part.is_item)
            continue;
        enum ia64_completer which = ia64_find_completer(part.start, part.length);
        line->completers |= 1ull << which;
        if (!is_partial(which))
            continue;
        assert(line->npartial < sizeof line->partial);
        line->partial[line->npartial++] = (uint8_t)which;
    }
}

static void find_fields(void)
{
    for (unsigned op = 0; op < IA64_NOPERANDS; op++) {
        struct ia64_use *u = &table.fields[op];
        struct ia64_insn i = {.x = UINT64_MAX >> 23};
        *u = (struct ia64_use){.operand = (uint8_t)op, .cls = (uint8_t)operand_info[op].cls};
        if (u->cls == IA64_OPC_IMM || u->cls == IA64_OPC_TARGET || u->cls == IA64_OPC_NONE)
            continue;
        u->mask = (uint8_t)ia64_operand(&i, op);
        for (i.x = 1; !ia64_operand(&i, op); i.x <<= 1)
            u->pos++;
    }
}

static void read_operands(struct ia64_line *line)
{
    struct operand_list list = operand_list_of_text(line->operands);
    struct operand_use o;
    while (operand_next(&list, &o)) {
        enum ia64_operand op = ia64_find_operand(o.name, o.length);
        if (!table.fields[op].mask)
            continue;
        assert(line->nuses < sizeof line->uses / sizeof *line->uses);
        struct ia64_use *u = &line->uses[line->nuses++];
        *u = table.fields[op];
        u->read = o.read;
        u->write = o.written;
        u->address = o.address;
        u->increment = o.increment;
    }
}

static void read_unit(enum ia64_unit unit)
{
    struct pattern_key keys[MAX_LINES];
    unsigned n = 0;
    for (unsigned k = 0; k < table.count; k++) {
        const struct ia64_line *line = &table.lines[k];
        unsigned rank = (unsigned)__builtin_popcountll(line->mask) + (line->attributes & SPECIAL_CASE ? 8 : 0);
        if (line->unit == unit)
            keys[n++] = (struct pattern_key){.mask = line->mask, .match = line->value, .line = (uint16_t)k, .rank = (uint8_t)rank};
    }
    if (!pattern_index_build(&table.by_unit[unit], keys, n, &shape))
        mem_out_of_memory("the instruction table");
}

static void read_table(void)
{
    _Static_assert(IA64_NCOMPLETERS <= 64, "completers are bits of a 64-bit mask");
    table.count = sizeof table_source / sizeof *table_source;
    assert(table.count <= MAX_LINES);
    memcpy(table.lines, table_source, sizeof table_source);
    find_fields();
    for (unsigned k = 0; k < table.count; k++) {
        table.lines[k].number = (uint16_t)k;
        read_pattern(&table.lines[k]);
        read_operands(&table.lines[k]);
        read_completers(&table.lines[k]);
    }
    for (enum ia64_unit unit = IA64_A; unit <= IA64_X; unit++)
        read_unit(unit);
}

static bool table_is_read;

static void read_table_once(void)
{
    read_table();
    __atomic_store_n(&table_is_read, true, __ATOMIC_RELEASE);
}

static inline const struct table *get_table(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (!__atomic_load_n(&table_is_read, __ATOMIC_ACQUIRE))
        pthread_once(&once, read_table_once);
    return &table;
}

const struct ia64_line *ia64_lines(void)
{
    return get_table()->lines;
}

unsigned ia64_line_count(void)
{
    return get_table()->count;
}

/* ---- decoding ---- */

static uint64_t read_le64(const uint8_t *p)
{
    uint64_t v;
    memcpy(&v, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    v = __builtin_bswap64(v);
#endif
    return v;
}

void ia64_bundle_read(struct ia64_bundle *b, const uint8_t bytes[16])
{
    const uint64_t slot_mask = (1ull << 41) - 1;
    uint64_t low = read_le64(bytes), high = read_le64(bytes + 8);
    b->tmpl_number = low & 31;
    b->tmpl = &ia64_templates[b->tmpl_number];
    b->slot[0] = low >> 5 & slot_mask;
    b->slot[1] = (low >> 46 | high << 18) & slot_mask;
    b->slot[2] = high >> 23;
}

static bool is_special_case(const struct ia64_line *line, uint64_t x)
{
    struct ia64_insn i = {.x = x};
    if (line->attributes & F2EQF3 && ia64_operand(&i, IA64_OP_f2) != ia64_operand(&i, IA64_OP_f3))
        return false;
    if (line->attributes & LEN64 && ia64_operand(&i, IA64_OP_pos6) + ia64_operand(&i, IA64_OP_len6) != 64)
        return false;
    return !(line->attributes & LEN64C) || ia64_operand(&i, IA64_OP_cpos6) + ia64_operand(&i, IA64_OP_len6) == 64;
}

/* Returns whether x, which has the line's fixed bits, also meets its other conditions. */
static __attribute__((noinline)) bool matches_closely(const struct ia64_line *line, uint64_t x)
{
    if (line->attributes & SPECIAL_CASE && !is_special_case(line, x))
        return false;
    for (unsigned k = 0; k < line->npartial; k++)
        if (!ia64_completer_text(line->partial[k], x))
            return false;
    return true;
}

static inline bool line_matches(const struct ia64_line *line, uint64_t x)
{
    return (x & line->mask) == line->value && ((!line->npartial && !(line->attributes & SPECIAL_CASE)) || matches_closely(line, x));
}

bool ia64_decode(const struct ia64_bundle *b, unsigned slot, struct ia64_insn *out)
{
    const struct table *t = get_table();
    enum ia64_unit unit = b->tmpl->unit[slot];
    bool pair = unit == IA64_L;
    uint64_t x = b->slot[pair ? 2 : slot];
    unsigned op = (unsigned)(x >> 37);

    if (unit == IA64_NO_UNIT || unit == IA64_X)
        return false;
    if (pair)
        unit = IA64_X;
    else if (op >= 8 && (unit == IA64_M || unit == IA64_I))
        unit = IA64_A;
    const uint16_t *end, *number = pattern_candidates(&t->by_unit[unit], x, &end);
    for (; number < end; number++) {
        const struct ia64_line *line = &t->lines[*number];
        if (!line_matches(line, x))
            continue;
        out->line = line;
        out->x = x;
        out->l = pair ? b->slot[1] : 0;
        out->qp = line->attributes & IA64_NOPRED ? 0 : x & 63;
        out->slot = (uint8_t)slot;
        out->stop = b->tmpl->stops >> (pair ? 2 : slot) & 1;
        out->bundle = 0;
        return true;
    }
    return false;
}
