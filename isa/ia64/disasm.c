/* disasm.c - disassembles slots from the instruction table, in the format of GNU objdump. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "isa/ia64/insns.h"

/* A line of text; put() truncates what exceeds its capacity. */
struct line {
    char *text;
    size_t cap, len;
};

static void __attribute__((format(printf, 2, 3))) put(struct line *out, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = vsnprintf(out->text + out->len, out->cap - out->len, format, ap);
    va_end(ap);
    if (n > 0)
        out->len = out->len + (size_t)n < out->cap ? out->len + (size_t)n : out->cap - 1;
}

/* Appends the mnemonic with its completers. */
static void put_name(struct line *out, const struct ia64_insn *i)
{
    const char *at = i->line->name;
    struct text_part part;
    while (text_next(&at, &part)) {
        if (part.is_item)
            put(out, "%s", ia64_completer_text(ia64_find_completer(part.start, part.length), i->x));
        else
            put(out, "%.*s", (int)part.length, part.start);
    }
}

static const struct {
    uint8_t number;
    char name[9];
    // clang-format off
} ar_names[] = {
    {16, "rsc"},   {17, "bsp"},  {18, "bspstore"}, {19, "rnat"}, {21, "fcr"},  {24, "eflag"}, {25, "csd"},
    {26, "ssd"},   {27, "cflg"}, {28, "fsr"},      {29, "fir"},  {30, "fdr"},  {32, "ccv"},   {36, "unat"},
    {40, "fpsr"},  {44, "itc"},  {45, "ruc"},      {64, "pfs"},  {65, "lc"},   {66, "ec"},
}, cr_names[] = {
    {0, "dcr"},   {1, "itm"},   {2, "iva"},   {8, "pta"},   {16, "ipsr"}, {17, "isr"},  {19, "iip"},
    {20, "ifa"},  {21, "itir"}, {22, "iipa"}, {23, "ifs"},  {24, "iim"},  {25, "iha"},  {26, "iib0"}, {27, "iib1"},  {64, "lid"},
    {65, "ivr"},  {66, "tpr"},  {67, "eoi"},  {68, "irr0"}, {69, "irr1"}, {70, "irr2"}, {71, "irr3"},
    {72, "itv"},  {73, "pmv"},  {74, "cmcv"}, {80, "lrr0"}, {81, "lrr1"},
};
// clang-format on

static void put_ar(struct line *out, unsigned n)
{
    if (n < 8) {
        put(out, "ar.k%u", n);
        return;
    }
    for (unsigned k = 0; k < sizeof ar_names / sizeof *ar_names; k++)
        if (ar_names[k].number == n) {
            put(out, "ar.%s", ar_names[k].name);
            return;
        }
    put(out, "ar%u", n);
}

static void put_cr(struct line *out, unsigned n)
{
    for (unsigned k = 0; k < sizeof cr_names / sizeof *cr_names; k++)
        if (cr_names[k].number == n) {
            put(out, "cr.%s", cr_names[k].name);
            return;
        }
    put(out, "cr%u", n);
}

static void put_mbtype(struct line *out, unsigned n)
{
    switch (n) {
    case 0x0: put(out, "@brcst"); break;
    case 0x8: put(out, "@mix"); break;
    case 0x9: put(out, "@shuf"); break;
    case 0xa: put(out, "@alt"); break;
    case 0xb: put(out, "@rev"); break;
    default: put(out, "0x%x", n);
    }
}

/* Appends one operand in the style of operands.def. */
static void put_operand(struct line *out, const struct ia64_insn *i, enum ia64_operand op)
{
    static const char *const styles[] = {
#define O(name, cls, value, text) text,
#include "isa/ia64/operands.def"
#undef O
    };
    int64_t v = ia64_operand(i, op);
    const char *style = styles[op];
    if (!strcmp(style, "ar"))
        put_ar(out, (unsigned)v);
    else if (!strcmp(style, "cr"))
        put_cr(out, (unsigned)v);
    else if (!strcmp(style, "mbtype"))
        put_mbtype(out, (unsigned)v);
    else if (!strcmp(style, "addr"))
        put(out, "0x%" PRIx64, i->bundle + (uint64_t)v);
    else if (!strcmp(style, "u32"))
        put(out, "%" PRIu32, (uint32_t)v);
    else if (!strcmp(style, "%x"))
        put(out, "0x%" PRIx64, v);
    else if (!strcmp(style, "%d"))
        put(out, "%" PRId64, v);
    else
        put(out, "%.*s%" PRId64, (int)strcspn(style, "%"), style, v); /* "r%d" and the like */
}

static void put_operands(struct line *out, const struct ia64_insn *i)
{
    const char *at = i->line->operands;
    struct text_part part;
    while (text_next(&at, &part)) {
        bool updated = part.is_item && part.start[part.length - 1] == '+';
        if (part.is_item)
            put_operand(out, i, ia64_find_operand(part.start, part.length - updated));
        else
            put(out, "%.*s", (int)part.length, part.start);
    }
}

void ia64_disassemble_slot(uint64_t va, const struct ia64_bundle *b, unsigned slot, char *text, size_t cap)
{
    struct line out = {.text = text, .cap = cap};
    struct ia64_insn i;

    if (slot == 0)
        put(&out, "[%s] ", b->tmpl->name);
    else
        put(&out, "      ");
    if (!ia64_decode(b, slot, &i)) {
        bool pair = b->tmpl->unit[slot] == IA64_L;
        put(&out, "      data8 0x%09" PRIx64, b->slot[pair ? 2 : slot]);
        return;
    }
    i.bundle = va & ~15ull;
    if (i.qp)
        put(&out, "(p%02d) ", i.qp);
    else
        put(&out, "      ");
    put_name(&out, &i);
    if (*i.line->operands)
        put(&out, " ");
    put_operands(&out, &i);
    if (i.stop)
        put(&out, ";;");
}

unsigned ia64_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    unsigned slot = va & 15;
    if (slot > 2 || avail < 16 - slot)
        return 0;
    struct ia64_bundle b;
    ia64_bundle_read(&b, code - slot);
    ia64_disassemble_slot(va, &b, slot, text, cap);
    if (slot == 2)
        return 14;
    return b.tmpl->unit[slot] == IA64_L ? 15 : 1;
}
