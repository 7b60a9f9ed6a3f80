/* explain.c - `precis explain`: prints what the instruction table says about a slot of a bundle. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/decode/pattern.h"
#include "isa/ia64/insns.h"

static const char *const semantics_names[] = {
#define I(unit, name, pattern, operands, attributes, sem, cls) #sem,
#include "isa/ia64/insns.def"
#undef I
};

static const char *const attribute_texts[] = {
#define I(unit, name, pattern, operands, attributes, sem, cls) #attributes,
#include "isa/ia64/insns.def"
#undef I
};

static const char *const class_names[] = {
#define X(name) #name,
    IA64_CLASSES(X)
#undef X
};

/* Prints the slot's bits, from bit 40 down as in the manual, and the pattern's letters below them. */
static void draw(const struct ia64_insn *i, FILE *out)
{
    fputs("bits     ", out);
    unsigned bit = 41;
    for (const char *p = i->line->pattern; *p; p++)
        fputc(*p == ' ' ? ' ' : '0' + (int)(i->x >> --bit & 1), out);
    fprintf(out, "\nfields   %s\n         (0 and 1 are fixed, - is ignored)\n", i->line->pattern);
}

static void print_operands(const struct ia64_insn *i, FILE *out)
{
    struct operand_list list = operand_list_of_text(i->line->operands);
    struct operand_use o;
    while (operand_next(&list, &o)) {
        int64_t v = ia64_operand(i, ia64_find_operand(o.name, o.length));
        fprintf(out, "  %-6.*s %" PRId64 " (0x%" PRIx64 ")\n", (int)o.length, o.name, v, (uint64_t)v);
    }
    if (i->qp)
        fprintf(out, "  qp     p%u\n", i->qp);
}

bool ia64_explain(uint64_t va, const uint8_t *code, FILE *out)
{
    unsigned slot = va & 15;
    struct ia64_bundle b;
    struct ia64_insn i;
    char text[128];

    ia64_bundle_read(&b, code);
    if (slot > 2 || b.tmpl->unit[slot] == IA64_X)
        return false;
    ia64_disassemble_slot(va, &b, slot, text, sizeof text);
    fprintf(out, "slot     %u of template 0x%02x %s: 0x%011" PRIx64 "\ntext     %s\n", slot, b.tmpl_number, b.tmpl->name, b.slot[slot],
            text);
    if (!ia64_decode(&b, slot, &i)) {
        fprintf(out, "         not an instruction: executing it raises an Illegal Operation fault (vector 0x5400)\n");
        return false;
    }
    i.bundle = va & ~15ull;
    draw(&i, out);
    print_operands(&i, out);
    fprintf(out, "stop     %s\n", i.stop ? "after it" : "none");
    fprintf(out, "line     I(\"%s\", \"%s\", \"%s\") in isa/ia64/insns.def\n", i.line->name, i.line->pattern, i.line->operands);
    fprintf(out, "meaning  SEM(%s) in isa/ia64/lower_*.c\n", semantics_names[i.line - ia64_lines()]);
    fprintf(out, "class    %s; attributes %s\n", class_names[i.line->cls], attribute_texts[i.line - ia64_lines()]);
    return true;
}

/* The bundle that a line is shown in: a template and a slot with its unit; the other slots are nops. */
static const struct {
    uint8_t tmpl, slot;
} places[] = {
    [IA64_A] = {0x00, 0}, [IA64_I] = {0x00, 1}, [IA64_M] = {0x00, 0}, [IA64_B] = {0x10, 2}, [IA64_F] = {0x0c, 1}, [IA64_X] = {0x04, 1}};

static void set_bits(uint8_t *bytes, unsigned first, unsigned n, uint64_t value)
{
    for (unsigned k = 0; k < n; k++)
        if (value >> k & 1)
            bytes[(first + k) / 8] |= (uint8_t)(1u << (first + k) % 8);
}

/* The L slot of an MLX bundle has bits of the immediate only: two fields. */
static void add_long_slot(struct isa_encoding *out)
{
    for (unsigned from = 0; from < 41; from += 21) {
        struct isa_field *f = &out->field[out->field_count++];
        f->width = from ? 20 : 21;
        for (unsigned k = 0; k < f->width; k++)
            f->bit[k] = (uint8_t)(5 + 41 + from + k);
    }
}

bool ia64_encoding(unsigned index, struct isa_encoding *out)
{
    const struct ia64_line *line = ia64_lines() + index;
    struct pattern p;
    if (index >= ia64_line_count())
        return false;
    const struct ia64_template *t = &ia64_templates[places[line->unit].tmpl];
    *out = (struct isa_encoding){.name = line->name, .slot = places[line->unit].slot};
    unsigned own = line->unit == IA64_X ? 2 : out->slot, first = 5 + 41 * own;
    set_bits(out->code, 0, 5, places[line->unit].tmpl);
    for (unsigned k = 0; k < 3; k++)
        set_bits(out->code, 5 + 41 * k, 41, k == own ? line->value : ia64_nop_of(t->unit[k]));
    if (!pattern_read(&p, line->pattern, 41))
        return true;
    for (char letter = 'A'; letter <= 'z' && out->field_count < 24; letter++) {
        struct isa_field *f = &out->field[out->field_count];
        f->width = (uint8_t)pattern_places(&p, letter, f->bit, sizeof f->bit);
        for (unsigned k = 0; k < f->width; k++)
            f->bit[k] = (uint8_t)(f->bit[k] + first);
        out->field_count += f->width != 0;
    }
    if (line->unit == IA64_X)
        add_long_slot(out);
    return true;
}
