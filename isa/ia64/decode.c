/* decode.c - bundles and slots to lines of the instruction table. */
#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>
#include "isa/ia64/insns.h"

#define M_ IA64_M
#define I_ IA64_I
#define F_ IA64_F
#define B_ IA64_B
#define N_ IA64_NO_UNIT
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

enum { MAX_LINES = 512, MAX_CANDIDATES = 8192, FIELD_BITS = 4, FIELD_VALUES = 1 << FIELD_BITS };

/* Lines of a unit and a major opcode, by the value of the field at `pos` that tells most of them apart. */
struct candidates {
    uint8_t pos;
    uint16_t first[FIELD_VALUES + 1]; /* where in table.candidates, and behind the last */
};

static struct table {
    struct ia64_line lines[MAX_LINES];
    unsigned count, ncandidates;
    struct candidates by_opcode[6][16];
    uint16_t candidates[MAX_CANDIDATES]; /* indices of lines, most specific first */
    struct ia64_use fields[IA64_NOPERANDS]; /* where registers' numbers stand */
} table;

#define NONE IA64_NONE
#define PROP IA64_PROP
#define CONS IA64_CONS
#define OWN IA64_OWN
#define FP IA64_FP
#define NOPRED IA64_NOPRED
#define PRIV IA64_PRIV
#define FIRST IA64_FIRST
#define LAST IA64_LAST
#define SLOT2 IA64_SLOT2
#define F2EQF3 IA64_F2EQF3
#define RPR IA64_RPR
#define WPR IA64_WPR
#define RCCV IA64_RCCV
#define RCSD IA64_RCSD
#define WCSD IA64_WCSD
#define RUNAT IA64_RUNAT
#define WUNAT IA64_WUNAT
#define UNC IA64_UNC
#define OWNQP IA64_OWNQP
#define LEN64 IA64_LEN64
#define LEN64C IA64_LEN64C
enum { SPECIAL_CASE = F2EQF3 | LEN64 | LEN64C };

static const struct ia64_line table_source[] = {
#define I(u, n, p, o, a, s, c)                                                                               \
    {.unit = IA64_##u, .name = n, .pattern = p, .operands = o, .attributes = a,                              \
     .cls = IA64_CLASS_##c},
#include "isa/ia64/insns.def"
#undef I
};

/* ---- operands and completers ---- */

#define BITS(pos, len) ((x >> (pos)) & ((1ull << (len)) - 1))

int64_t ia64_operand(const struct ia64_insn *i, enum ia64_operand op)
{
    switch (op) {
#define O(name, cls, value, text)                                                                            \
    case IA64_OP_##name:                                                                                     \
        return ia64_value_##name(i);
#include "isa/ia64/operands.def"
#undef O
    case IA64_NOPERANDS:
        break;
    }
    return 0;
}

static const struct {
    const char *name;
    enum ia64_operand_class cls;
} operand_info[] = {
#define O(n, c, value, text) {#n, IA64_OPC_##c},
#include "isa/ia64/operands.def"
#undef O
};

enum ia64_operand_class ia64_operand_class(enum ia64_operand op)
{
    return operand_info[op].cls;
}

const char *ia64_completer_text(const char *name, size_t len, uint64_t x)
{
#define C(n, value, ...)                                                                                     \
    if (len == sizeof #n - 1 && !memcmp(name, #n, sizeof #n - 1))                                            \
        return ((const char *const[]){__VA_ARGS__})[value];
#include "isa/ia64/completers.def"
#undef C
    assert(!"unknown completer in insns.def");
    return NULL;
}

enum completer {
#define C(n, value, ...) COMPLETER_##n,
#include "isa/ia64/completers.def"
#undef C
    COMPLETERS
};

static bool completer_valid(enum completer which, uint64_t x)
{
    switch (which) {
#define C(n, value, ...)                                                                                     \
    case COMPLETER_##n:                                                                                      \
        return ((const char *const[]){__VA_ARGS__})[value];
#include "isa/ia64/completers.def"
#undef C
    case COMPLETERS:
        break;
    }
    return false;
}

static bool any_missing(const char *const *texts, size_t n)
{
    while (n > 0 && texts[n - 1])
        n--;
    return n > 0;
}

/* Is it one for which some bits are no instruction? */
static bool is_partial(enum completer which)
{
    switch (which) {
#define C(n, value, ...)                                                                                     \
    case COMPLETER_##n:                                                                                      \
        return any_missing((const char *const[]){__VA_ARGS__}, sizeof (const char *const[]){__VA_ARGS__} / sizeof(char *));
#include "isa/ia64/completers.def"
#undef C
    case COMPLETERS:
        break;
    }
    return true;
}

static enum completer find_completer(const char *name, size_t len)
{
    static const char *const names[] = {
#define C(n, value, ...) #n,
#include "isa/ia64/completers.def"
#undef C
    };
    for (unsigned k = 0; k < COMPLETERS; k++)
        if (strlen(names[k]) == len && !memcmp(names[k], name, len))
            return k;
    assert(!"unknown completer in insns.def");
    return 0;
}

static void read_completers(struct ia64_line *line)
{
    for (const char *p = strchr(line->name, '{'); p; p = strchr(p + 1, '{')) {
        enum completer which = find_completer(p + 1, (size_t)(strchr(p, '}') - p) - 1);
        if (!is_partial(which))
            continue;
        assert(line->npartial < sizeof line->partial);
        line->partial[line->npartial++] = (uint8_t)which;
    }
}

/* ---- reading the table ---- */

static void read_pattern(struct ia64_line *line)
{
    unsigned bits = 0;
    for (const char *p = line->pattern; *p; p++) {
        if (*p == ' ')
            continue;
        line->matters = line->matters << 1 | ((*p != 'i' && *p != 's') || line->cls == IA64_CLASS_ISHF);
        line->mask = line->mask << 1 | (*p == '0' || *p == '1');
        line->value = line->value << 1 | (*p == '1');
        bits++;
    }
    assert(bits == 41);
    line->specificity = (uint8_t)(__builtin_popcountll(line->mask) + (line->attributes & SPECIAL_CASE ? 8 : 0));
}

static enum ia64_operand find_operand(const char *name, size_t len)
{
    for (unsigned k = 0; k < IA64_NOPERANDS; k++)
        if (strlen(operand_info[k].name) == len && !memcmp(operand_info[k].name, name, len))
            return k;
    assert(!"unknown operand in insns.def");
    return 0;
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

/* Registers left of '=' are written, those right of it (or all, without '=') are read; in brackets: read. */
static void read_operands(struct ia64_line *line)
{
    const char *equals = strchr(line->operands, '=');
    for (const char *p = strchr(line->operands, '{'); p; p = strchr(p + 1, '{')) {
        size_t len = (size_t)(strchr(p, '}') - p) - 1;
        bool base = p[len] == '+';
        enum ia64_operand op = find_operand(p + 1, len - base);
        if (!table.fields[op].mask)
            continue;
        bool address = p > line->operands && p[-1] == '[';
        bool left = equals && p < equals && !address;
        struct ia64_use *u = &line->uses[line->nuses++];
        *u = table.fields[op];
        u->read = !left;
        u->write = left || base;
    }
}

/* Can its fixed bits match a slot with this value in FIELD_BITS bits from pos on? */
static bool may_match(const struct ia64_line *line, unsigned pos, uint64_t value)
{
    return ((line->value >> pos ^ value) & line->mask >> pos & (FIELD_VALUES - 1)) == 0;
}

/* The lines of a unit, those with more fixed bits first. Returns how many. */
static unsigned list_lines(enum ia64_unit unit, uint16_t *list)
{
    unsigned count = 0;
    for (unsigned k = 0; k < table.count; k++) {
        const struct ia64_line *line = &table.lines[k];
        if (line->unit != unit)
            continue;
        unsigned n = count++;
        for (; n > 0 && table.lines[list[n - 1]].specificity < line->specificity; n--)
            list[n] = list[n - 1];
        list[n] = (uint16_t)k;
    }
    return count;
}

/* The field by which the fewest lines are left to look at. */
static unsigned telling_field(const uint16_t *list, unsigned n)
{
    static const uint8_t places[] = {27, 28, 29, 30, 31, 32, 33, 6};
    unsigned best = places[0], fewest = UINT_MAX;
    for (unsigned p = 0; p < sizeof places && n > 1; p++) {
        unsigned left = 0;
        for (unsigned k = 0; k < n; k++)
            left += FIELD_VALUES >> __builtin_popcountll(table.lines[list[k]].mask >> places[p] & (FIELD_VALUES - 1));
        best = left < fewest ? places[p] : best;
        fewest = left < fewest ? left : fewest;
    }
    return best;
}

/* For a major opcode, among all of its unit. */
static void find_candidates(struct candidates *c, unsigned op, const uint16_t *all, unsigned count)
{
    uint16_t list[MAX_LINES];
    unsigned n = 0;
    for (unsigned k = 0; k < count; k++)
        if (may_match(&table.lines[all[k]], 37, op))
            list[n++] = all[k];
    c->pos = (uint8_t)telling_field(list, n);
    for (unsigned value = 0; value < FIELD_VALUES; value++) {
        c->first[value] = (uint16_t)table.ncandidates;
        for (unsigned k = 0; k < n; k++)
            if (may_match(&table.lines[list[k]], c->pos, value)) {
                assert(table.ncandidates < MAX_CANDIDATES);
                table.candidates[table.ncandidates++] = list[k];
            }
    }
    c->first[FIELD_VALUES] = (uint16_t)table.ncandidates;
}

static void read_table(void)
{
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
    for (enum ia64_unit unit = IA64_A; unit <= IA64_X; unit++) {
        uint16_t list[MAX_LINES];
        unsigned n = list_lines(unit, list);
        for (unsigned op = 0; op < 16; op++)
            find_candidates(&table.by_opcode[unit][op], op, list, n);
    }
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

/* It has its fixed bits: what else it needs. */
static __attribute__((noinline)) bool matches_closely(const struct ia64_line *line, uint64_t x)
{
    if (line->attributes & SPECIAL_CASE && !is_special_case(line, x))
        return false;
    for (unsigned k = 0; k < line->npartial; k++)
        if (!completer_valid(line->partial[k], x))
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
    const struct candidates *c = &t->by_opcode[unit][op];
    const uint16_t *first = c->first + (x >> c->pos & (FIELD_VALUES - 1));
    for (unsigned k = first[0]; k < first[1]; k++) {
        const struct ia64_line *line = &t->lines[t->candidates[k]];
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
