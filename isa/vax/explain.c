/* explain.c - `precis explain`: the table line of an instruction and its operands. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "isa/vax/insn.h"

static const char *access_text(char access)
{
    switch (access) {
    case 'r': return "read";
    case 'w': return "written";
    case 'm': return "modified";
    case 'a': return "address";
    case 'v': return "field";
    default: return "branch";
    }
}

static const char *type_text(char type)
{
    static const struct {
        char type;
        const char *text;
    } types[] = {{'b', "byte"},       {'w', "word"},       {'l', "longword"},   {'q', "quadword"},  {'o', "octaword"},
                 {'f', "F floating"}, {'d', "D floating"}, {'g', "G floating"}, {'h', "H floating"}};
    for (unsigned k = 0; k < sizeof types / sizeof *types; k++)
        if (types[k].type == type)
            return types[k].text;
    return "";
}

static const char *mode_text(const struct vax_operand *o)
{
    static const char *const texts[] = {
        [VAX_LITERAL] = "literal",
        [VAX_REGISTER] = "register",
        [VAX_DEFERRED] = "register deferred",
        [VAX_DECREMENT] = "autodecrement",
        [VAX_INCREMENT] = "autoincrement",
        [VAX_INCREMENT_DEFERRED] = "autoincrement deferred",
        [VAX_IMMEDIATE] = "immediate",
        [VAX_ABSOLUTE] = "absolute",
        [VAX_DISPLACED] = "displacement",
        [VAX_DISPLACED_DEFERRED] = "displacement deferred",
        [VAX_BRANCH] = "displacement from the next instruction",
        [VAX_INVALID] = "no base that can be indexed",
    };
    if (o->reg == 15 && o->mode == VAX_DISPLACED)
        return "relative";
    return o->reg == 15 && o->mode == VAX_DISPLACED_DEFERRED ? "relative deferred" : texts[o->mode];
}

static void print_operand(unsigned n, const struct vax_operand *o, const uint8_t *code, FILE *out)
{
    fprintf(out, "  %u      %s%s%s: %s%s%s, bytes", n + 1, access_text(o->access), o->access == 'b' ? "" : " ",
            o->access == 'b' ? "" : type_text(o->type), mode_text(o), o->index == VAX_NOT_INDEXED ? "" : ", indexed",
            vax_is_reserved_mode(o) && o->mode != VAX_BRANCH ? " (a reserved addressing mode: faults)" : "");
    for (unsigned k = o->at; k < o->after; k++)
        fprintf(out, " %02x", code[k]);
    fputc('\n', out);
}

bool vax_explain(uint64_t va, const uint8_t *code, FILE *out)
{
    struct vax_decoded d;
    char text[256];

    if (!vax_disassemble(va, code, VAX_MOST_BYTES, text, sizeof text) || !vax_decode(code, VAX_MOST_BYTES, VAX_DECODE_TO_READ, &d))
        return false;
    fprintf(out, "bytes   ");
    for (unsigned k = 0; k < d.length; k++)
        fprintf(out, " %02x", code[k]);
    fprintf(out, "\ntext     %s\n", text);
    if (!d.insn) {
        fprintf(out, "         not an instruction: executing it raises a reserved instruction fault (vector 0x10)\n");
        return false;
    }
    fprintf(out, "opcode   0x%02x, operands:%s\n", d.insn->code, d.noperands ? "" : " none");
    for (unsigned n = 0; n < d.noperands; n++)
        print_operand(n, &d.operand[n], code, out);
    fprintf(out, "line     I(\"%s\", 0x%02x, \"%s\") in isa/vax/vax.def\n", d.insn->name, d.insn->code, d.insn->operands);
    const struct vax_insn *same;
    const char *other;
    for (unsigned n = 0; (other = vax_other_name(n, &same)); n++)
        if (same == d.insn)
            fprintf(out, "also     %s\n", other);
    fprintf(out, "meaning  vax_sem_%s() in isa/vax\n", d.insn->semantics_name);
    fprintf(out, "class    %s\n", vax_class_name(d.insn->timing));
    return true;
}

/* The operands are R0, or (R0) where that is none; branches go to the next instruction. */
bool vax_encoding(unsigned index, struct isa_encoding *out)
{
    enum { R0 = 0x50, AT_R0 = 0x60 };
    size_t count;
    const struct vax_insn *i = vax_insns(&count) + index;
    const char *name = index < count ? i->name : vax_other_name(index - (unsigned)count, &i);
    unsigned at = 0;

    if (!name)
        return false;
    *out = (struct isa_encoding){.name = name};
    if (i->code >> 8)
        out->code[at++] = (uint8_t)(i->code >> 8);
    out->code[at++] = (uint8_t)i->code;
    for (unsigned k = 0; k < i->noperands; k++) {
        if (i->kind[k].access != 'b')
            out->code[at++] = i->kind[k].access == 'a' ? AT_R0 : R0;
        else
            at += vax_type_bytes(i->kind[k].type);
    }
    return true;
}
