/* disasm.c - text of instructions as GNU objdump prints it. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "isa/vax/insn.h"
#include "isa/vax/vax.h"

const char *const vax_register_names[16] = {"r0", "r1", "r2",  "r3",  "r4", "r5", "r6", "r7",
                                            "r8", "r9", "r10", "r11", "ap", "fp", "sp", "pc"};
enum { PC = 15 };

/* Text that grows up to cap bytes. */
struct text {
    char *at;
    size_t used, cap;
};

__attribute__((format(printf, 2, 3))) static void add(struct text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->used < t->cap ? t->at + t->used : NULL, t->used < t->cap ? t->cap - t->used : 0, format, args);
    va_end(args);
    t->used += n > 0 ? (size_t)n : 0;
}

/* objdump reads bytes as a float of F or D format with sign 1 and exponent 0: a reserved operand. */
static bool is_reserved_float(const struct vax_operand *o)
{
    return (o->type == 'f' || o->type == 'd') && ((o->bytes[1] << 8 | o->bytes[0]) & 0xff80) == 0x8000;
}

static void immediate(struct text *t, const struct vax_operand *o)
{
    add(t, "$0x");
    if (is_reserved_float(o)) {
        add(t, "[invalid %c-float]", o->type);
        return;
    }
    for (unsigned k = vax_type_bytes(o->type); k-- > 0;)
        add(t, "%02x", o->bytes[k]);
    if (vax_is_float(o->type))
        add(t, " [%c-float]", o->type);
}

static void displaced(struct text *t, const struct vax_operand *o, uint64_t va)
{
    if (o->reg == PC)
        add(t, "0x%" PRIx32, (uint32_t)(va + o->after + (uint64_t)(int64_t)o->disp));
    else
        add(t, "0x%" PRIx32 "(%s)", (uint32_t)o->disp, vax_register_names[o->reg]);
}

static void base_text(struct text *t, const struct vax_operand *o, uint64_t va)
{
    const char *reg = vax_register_names[o->reg];

    switch (o->mode) {
    case VAX_LITERAL:
        add(t, "$0x%" PRIx32, (uint32_t)o->disp);
        if (vax_is_float(o->type))
            add(t, " [%c-float]", o->type);
        break;
    case VAX_REGISTER: add(t, "%s", reg); break;
    case VAX_DEFERRED: add(t, "(%s)", reg); break;
    case VAX_DECREMENT: add(t, "-(%s)", reg); break;
    case VAX_INCREMENT: add(t, "(%s)+", reg); break;
    case VAX_INCREMENT_DEFERRED: add(t, "@(%s)+", reg); break;
    case VAX_IMMEDIATE: immediate(t, o); break;
    case VAX_ABSOLUTE: add(t, "*0x%" PRIx32, (uint32_t)o->disp); break;
    case VAX_DISPLACED_DEFERRED: add(t, "*"); /* fall through */
    case VAX_DISPLACED: displaced(t, o, va); break;
    case VAX_BRANCH: add(t, "0x%" PRIx32, (uint32_t)(va + o->after + (uint64_t)(int64_t)o->disp)); break;
    default: add(t, "[invalid base]"); break;
    }
}

unsigned vax_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    struct vax_decoded d;
    struct text t = {.at = text, .cap = cap};

    if (!vax_decode(code, avail, VAX_DECODE_TO_READ, &d)) {
        if (avail != 1 || vax_insn(code[0]))
            return 0;
        add(&t, ".word 0x%x", code[0] << 8); /* the last byte */
        return 1;
    }
    if (!d.insn) {
        add(&t, ".word 0x%x", code[0] << 8 | (avail > 1 ? code[1] : 0));
        return avail > 1 ? 2 : 1;
    }
    add(&t, "%s", d.insn->name);
    for (unsigned k = 0; k < d.noperands; k++) {
        const struct vax_operand *o = &d.operand[k];
        add(&t, k ? "," : " ");
        base_text(&t, o, va);
        if (o->index != VAX_NOT_INDEXED)
            add(&t, "[%s]", vax_register_names[o->index]);
    }
    return d.length;
}

void vax_entry_mask(unsigned mask, char *text, size_t cap)
{
    static const char *const names[16] = {"~r0~", "~r1~", "r2",  "r3",  "r4",   "r5",   "r6",      "r7",
                                          "r8",   "r9",   "r10", "r11", "~ap~", "~fp~", "IntOvfl", "DecOvfl"};
    struct text t = {.at = text, .cap = cap};

    add(&t, ".word 0x%04x # Entry mask: <", mask & 0xffff);
    for (unsigned n = 16; n-- > 0;)
        if (mask >> n & 1)
            add(&t, " %s", names[n]);
    add(&t, " >");
}

/* Bits 12 and 13 are reserved; compilers do not save r0 and r1, which hold results. */
enum { NOT_IN_MASKS = 0x3003 };

unsigned vax_entry(const uint8_t *code, size_t avail, char *text, size_t cap)
{
    const unsigned mask = avail >= 2 ? (unsigned)code[1] << 8 | code[0] : NOT_IN_MASKS;

    if (mask & NOT_IN_MASKS)
        return 0;
    vax_entry_mask(mask, text, cap);
    return 2;
}

/* Returns whether the last operand of an instruction is where it jumps to. */
static bool jumps_to_last(const struct vax_insn *insn)
{
    const char access = insn->noperands ? insn->kind[insn->noperands - 1].access : 0;

    return access == 'b' || (access == 'a' && (insn->timing == VAX_CLASS_CALL || insn->timing == VAX_CLASS_BRANCH));
}

const char *vax_code_address(const char *text)
{
    const size_t name = strcspn(text, " ");
    const char *comma = strrchr(text, ','), *last = comma ? comma + 1 : text + name + (text[name] != 0);
    size_t count;
    const struct vax_insn *insns = vax_insns(&count);

    if (strncmp(last, "0x", 2) != 0 || last[2 + strspn(last + 2, "0123456789abcdef")])
        return NULL;
    for (size_t k = 0; k < count; k++)
        if (!strncmp(insns[k].name, text, name) && !insns[k].name[name])
            return jumps_to_last(&insns[k]) ? last : NULL;
    return NULL;
}
