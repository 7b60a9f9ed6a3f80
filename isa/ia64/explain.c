/* explain.c - `precis explain`: prints what the instruction table says about a slot of a bundle. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

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
