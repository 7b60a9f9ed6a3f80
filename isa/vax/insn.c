/* insn.c - the instruction table and the decoder: see insn.h. */
#include "isa/vax/insn.h"

#include <assert.h>
#include <string.h>
#include <threads.h>

#define I(name, code, operands, sem, timing) vax_semantics vax_sem_##sem;
#define A(name, code)
#include "isa/vax/vax.def"
#undef I

static struct vax_insn insns[] = {
#define I(name_, code_, operands_, sem, timing_) \
    {.name = name_,                              \
     .operands = operands_,                      \
     .code = code_,                              \
     .semantics = vax_sem_##sem,                 \
     .semantics_name = #sem,                     \
     .timing = VAX_CLASS_##timing_},
#include "isa/vax/vax.def"
#undef I
#undef A
};
enum { LINES = sizeof insns / sizeof *insns };

static const struct other {
    const char *name;
    unsigned code;
} others[] = {
#define I(name, code, operands, sem, timing)
#define A(name, code) {name, code},
#include "isa/vax/vax.def"
#undef I
#undef A
};
enum { OTHERS = sizeof others / sizeof *others };

enum { FD = 0xfd, FE = 0xfe, FF = 0xff, PC = 15 };

/* By opcode: one byte; the byte after FD, after FF. */
static const struct vax_insn *lookup[3][256];
static once_flag once = ONCE_FLAG_INIT;

static unsigned table_of(unsigned prefix)
{
    return prefix == 0 ? 0 : prefix == FD ? 1 : 2;
}

static void read_operands(struct vax_insn *i)
{
    for (const char *p = i->operands; *p; p += p[2] == ',' ? 3 : 2) {
        assert(i->noperands < VAX_MOST_OPERANDS && strchr("rwmavb", p[0]) && vax_type_bytes(p[1]));
        i->kind[i->noperands++] = (struct vax_operand_kind){p[0], p[1]};
    }
}

static void build(void)
{
    for (unsigned n = 0; n < LINES; n++) {
        struct vax_insn *i = &insns[n];
        read_operands(i);
        assert(!lookup[table_of(i->code >> 8)][i->code & 0xff]);
        lookup[table_of(i->code >> 8)][i->code & 0xff] = i;
    }
}

const struct vax_insn *vax_insns(size_t *count)
{
    call_once(&once, build);
    if (count)
        *count = LINES;
    return insns;
}

const struct vax_insn *vax_insn(unsigned code)
{
    call_once(&once, build);
    return lookup[table_of(code >> 8)][code & 0xff];
}

const char *vax_other_name(unsigned n, const struct vax_insn **insn)
{
    if (n >= OTHERS)
        return NULL;
    *insn = vax_insn(others[n].code);
    return others[n].name;
}

const char *vax_class_name(enum vax_class c)
{
    static const char *const names[VAX_CLASS_COUNT] = {
#define X(name) #name,
        VAX_CLASSES(X)
#undef X
    };
    return names[c];
}

unsigned vax_type_bytes(char type)
{
    switch (type) {
    case 'b': return 1;
    case 'w': return 2;
    case 'l':
    case 'f': return 4;
    case 'q':
    case 'd':
    case 'g': return 8;
    case 'o':
    case 'h': return 16;
    default: return 0;
    }
}

/* ---- operands ------------------------------------------------------------------------------------ */

/* The bytes of an instruction from `at` on. */
struct cursor {
    const uint8_t *code;
    size_t avail;
    unsigned at;
    bool short_of; /* there are too few */
};

/* Returns the next `width` bytes, sign-extended. */
static int32_t next_signed(struct cursor *c, unsigned width)
{
    uint32_t v = 0;
    if (c->at + width > c->avail) {
        c->short_of = true;
        return 0;
    }
    for (unsigned k = 0; k < width; k++)
        v |= (uint32_t)c->code[c->at++] << 8 * k;
    return (int32_t)(v << (32 - 8 * width)) >> (32 - 8 * width);
}

static void take_immediate(struct cursor *c, struct vax_operand *o)
{
    unsigned n = vax_type_bytes(o->type);
    if (c->at + n > c->avail) {
        c->short_of = true;
        return;
    }
    memcpy(o->bytes, c->code + c->at, n);
    c->at += n;
}

static void displacement(struct cursor *c, struct vax_operand *o, unsigned width, bool deferred)
{
    o->mode = deferred ? VAX_DISPLACED_DEFERRED : VAX_DISPLACED;
    o->width = (uint8_t)width;
    o->disp = next_signed(c, width);
}

/* A specifier that is no index. */
static void base(struct cursor *c, uint8_t byte, struct vax_operand *o)
{
    static const uint8_t simple[] = {VAX_REGISTER, VAX_DEFERRED, VAX_DECREMENT, VAX_INCREMENT, VAX_INCREMENT_DEFERRED};
    unsigned high = byte >> 4;

    o->reg = byte & 15;
    if (high < 4) {
        o->mode = VAX_LITERAL;
        o->disp = byte;
    } else if (byte == 0x8f) {
        o->mode = VAX_IMMEDIATE;
        take_immediate(c, o);
    } else if (byte == 0x9f) {
        o->mode = VAX_ABSOLUTE;
        o->disp = next_signed(c, 4);
    } else if (high < 10) {
        o->mode = simple[high - 5];
    } else {
        displacement(c, o, (unsigned[]){1, 2, 4}[(high - 10) / 2], high & 1);
    }
}

/* Literals, registers, immediates and indexes cannot be indexed. */
static bool has_index(uint8_t base_byte)
{
    return base_byte >= 0x60 && base_byte != 0x8f;
}

static void specifier(struct cursor *c, struct vax_operand *o)
{
    uint8_t byte = (uint8_t)next_signed(c, 1);

    if (byte >> 4 != 4) {
        base(c, byte, o);
        return;
    }
    o->index = byte & 15;
    o->mode = VAX_INVALID;
    if (c->at >= c->avail)
        c->short_of = true;
    else if (has_index(c->code[c->at]))
        base(c, (uint8_t)next_signed(c, 1), o);
}

static void decode_operand(struct cursor *c, const struct vax_operand_kind *kind, struct vax_operand *o)
{
    *o = (struct vax_operand){.access = kind->access, .type = kind->type, .index = VAX_NOT_INDEXED, .at = (uint8_t)c->at};
    if (kind->access == 'b') {
        o->mode = VAX_BRANCH;
        o->disp = next_signed(c, vax_type_bytes(kind->type));
    } else {
        specifier(c, o);
    }
    o->after = (uint8_t)c->at;
}

/* A register operand takes as many registers as its type has longwords; the PC is none of them. A field finds out when it is known
 * whether it needs the second one. */
static bool is_reserved_register(const struct vax_operand *o)
{
    unsigned longwords = (vax_type_bytes(o->type) + 3) / 4;
    return o->access == 'a' || o->reg + longwords > PC;
}

bool vax_is_reserved_mode(const struct vax_operand *o)
{
    if (o->index == PC)
        return true;
    switch (o->mode) {
    case VAX_LITERAL: return o->access != 'r';
    case VAX_REGISTER: return is_reserved_register(o);
    case VAX_DEFERRED:
    case VAX_DECREMENT: return o->reg == PC;
    case VAX_INVALID: return true;
    default: return false;
    }
}

/* objdump reads the result of CVTGF as an H floating number. */
static const struct vax_operand_kind *kind_of(const struct vax_insn *i, unsigned n, enum vax_purpose purpose)
{
    enum { CVTGF = 0xfd33 };
    static const struct vax_operand_kind h = {'w', 'h'};
    return purpose == VAX_DECODE_TO_READ && i->code == CVTGF && n == 1 ? &h : &i->kind[n];
}

unsigned vax_decode(const uint8_t *code, size_t avail, enum vax_purpose purpose, struct vax_decoded *d)
{
    struct cursor c = {.code = code, .avail = avail};
    unsigned byte = (uint8_t)next_signed(&c, 1), prefix = 0;

    d->noperands = d->length = 0;
    d->insn = NULL;
    if (byte >= FD) {
        prefix = byte;
        byte = (uint8_t)next_signed(&c, 1);
    }
    if (c.short_of)
        return 0;
    if (prefix != FE)
        d->insn = vax_insn(prefix << 8 | byte);
    for (unsigned k = 0; d->insn && k < d->insn->noperands && !c.short_of; k++) {
        struct vax_operand *o = &d->operand[d->noperands++];
        decode_operand(&c, kind_of(d->insn, k, purpose), o);
        if (purpose == VAX_DECODE_TO_EXECUTE && o->mode != VAX_BRANCH && vax_is_reserved_mode(o))
            break;
    }
    d->length = c.short_of ? 0 : c.at;
    return d->length;
}
