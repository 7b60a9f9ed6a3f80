/* encode.c - the encoding of an instruction's text, as vax_disassemble() prints it; numbers may also be decimal. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "isa/vax/insn.h"
#include "isa/vax/vax.h"

enum { INDEXED = 0x40, REGISTER = 0x50, DEFERRED = 0x60, DECREMENT = 0x70, INCREMENT = 0x80, INCREMENT_DEFERRED = 0x90 };
enum { BYTE_DISPLACEMENT = 0xa0, WORD_DISPLACEMENT = 0xc0, LONG_DISPLACEMENT = 0xe0, ONE_MORE = 0x10, PC = 15, MOST_LITERAL = 63 };
enum { OPERAND = 96 /* room for an operand's text */ };

struct encoder {
    uint8_t *code;
    unsigned n;
    uint64_t va;
};

static void put(struct encoder *e, uint64_t value, unsigned bytes)
{
    for (unsigned k = 0; k < bytes; k++)
        e->code[e->n++] = (uint8_t)(value >> 8 * k);
}

/* Reads a register's name from *at on, and what must follow it. Returns its number, or -1. */
static int read_register(const char **at, const char *after)
{
    for (int r = 15; r >= 0; r--) {
        const size_t length = strlen(vax_register_names[r]);

        if (!strncmp(*at, vax_register_names[r], length) && !strncmp(*at + length, after, strlen(after))) {
            *at += length + strlen(after);
            return r;
        }
    }
    return -1;
}

/* Reads "(rN)" up to the end of the text. */
static int read_base(const char *at, const char *end)
{
    const int r = *at++ == '(' ? read_register(&at, ")") : -1;

    return r >= 0 && !strcmp(at, end) ? r : -1;
}

static bool read_number(const char **at, uint64_t *value)
{
    char *end;

    if (**at < '0' || **at > '9')
        return false;
    errno = 0;
    *value = strtoull(*at, &end, strncmp(*at, "0x", 2) ? 10 : 16);
    *at = end;
    return errno != ERANGE;
}

/* A displacement with its mode, as short as possible. */
static bool put_displaced(struct encoder *e, uint64_t value, int base, bool deferred)
{
    const int32_t disp = (int32_t)(uint32_t)value;
    const unsigned width = disp == (int8_t)disp ? 1 : disp == (int16_t)disp ? 2 : 4;
    const unsigned mode = width == 1 ? BYTE_DISPLACEMENT : width == 2 ? WORD_DISPLACEMENT : LONG_DISPLACEMENT;

    put(e, mode | (deferred ? ONE_MORE : 0) | (unsigned)base, 1);
    put(e, (uint32_t)disp, width);
    return true;
}

/* "0x10(r5)", an address relative to the pc, or, after "*", an absolute one. */
static bool put_address(struct encoder *e, const char *text, bool deferred)
{
    uint64_t value;

    if (!read_number(&text, &value) || value > UINT32_MAX)
        return false;
    if (*text) {
        const int base = read_base(text, "");
        return base >= 0 && base != PC && put_displaced(e, value, base, deferred);
    }
    if (deferred) {
        put(e, INCREMENT_DEFERRED | PC, 1);
        put(e, value, 4);
        return true;
    }
    put(e, LONG_DISPLACEMENT | PC, 1);
    put(e, value - (e->va + e->n + 4), 4);
    return true;
}

/* "$0x4": a literal; with all digits of the type, or above 63, an immediate. */
static bool put_constant(struct encoder *e, const char *text, char type)
{
    const unsigned bytes = vax_type_bytes(type);
    const char *digits = text + 2;
    uint64_t value;
    char *float_name = strstr(text, " [");

    if (float_name && (!vax_is_float(type) || float_name[2] != type || strcmp(float_name + 3, "-float]") != 0))
        return false;
    if (float_name)
        *float_name = 0;
    const bool all = !strncmp(text, "0x", 2) && strlen(digits) == 2 * bytes && strspn(digits, "0123456789abcdef") == 2 * bytes;

    if (!all || bytes <= 8) {
        if (!read_number(&text, &value) || *text || (bytes < 8 && value >> 8 * bytes))
            return false;
        if (value <= MOST_LITERAL && (!all || (bytes == 1 && value > 15))) {
            put(e, value, 1);
            return true;
        }
        if (vax_is_float(type) && !all)
            return false;
    }
    put(e, INCREMENT | PC, 1);
    if (!all)
        put(e, value, bytes < 8 ? bytes : 8);
    for (unsigned k = bytes; all && k-- > 0;) {
        const char two[3] = {digits[2 * k], digits[2 * k + 1], 0};
        put(e, strtoul(two, NULL, 16), 1);
    }
    for (unsigned k = 8; !all && k < bytes; k++)
        put(e, 0, 1);
    return true;
}

static bool put_branch(struct encoder *e, const char *text, char type)
{
    const unsigned bytes = vax_type_bytes(type);
    uint64_t target;

    if (!read_number(&text, &target) || *text || target > UINT32_MAX)
        return false;
    const int64_t disp = (int32_t)(uint32_t)(target - (e->va + e->n + bytes));

    if ((bytes == 1 && disp != (int8_t)disp) || (bytes == 2 && disp != (int16_t)disp))
        return false;
    put(e, (uint64_t)disp, bytes);
    return true;
}

static bool put_base(struct encoder *e, const char *text, char type)
{
    static const struct {
        const char *before, *after;
        unsigned mode;
    } modes[] = {{"", "", DEFERRED}, {"-", "", DECREMENT}, {"", "+", INCREMENT}, {"@", "+", INCREMENT_DEFERRED}};
    const char *at = text;
    int r = read_register(&at, "");

    if (r >= 0 && !*at) {
        put(e, REGISTER | (unsigned)r, 1);
        return true;
    }
    for (unsigned k = 0; k < sizeof modes / sizeof *modes; k++) {
        const size_t before = strlen(modes[k].before);
        r = strncmp(text, modes[k].before, before) ? -1 : read_base(text + before, modes[k].after);
        if (r == PC && modes[k].mode >= INCREMENT)
            return false; /* with the PC they are an immediate and an absolute address */
        if (r >= 0) {
            put(e, modes[k].mode | (unsigned)r, 1);
            return true;
        }
    }
    if (*text == '$') {
        char copy[OPERAND];
        memcpy(copy, text + 1, strlen(text));
        return put_constant(e, copy, type);
    }
    return put_address(e, text + (*text == '*'), *text == '*');
}

static bool put_operand(struct encoder *e, char text[OPERAND], const struct vax_operand_kind *kind)
{
    char *index = strrchr(text, '[');
    const char *name = index ? index + 1 : "";
    const int r = *name ? read_register(&name, "]") : -1;

    if (kind->access == 'b')
        return put_branch(e, text, kind->type);
    if (r >= 0 && !*name) {
        *index = 0;
        put(e, INDEXED | (unsigned)r, 1);
    }
    return put_base(e, text, kind->type);
}

static unsigned opcode_of(const uint8_t *code)
{
    return vax_insn(code[0]) ? code[0] : (unsigned)code[0] << 8 | code[1];
}

/* Returns whether the n bytes are one instruction, without an index on a base that cannot have one. */
static bool is_whole(const uint8_t *code, unsigned n)
{
    struct vax_decoded d;

    if (vax_decode(code, n, VAX_DECODE_TO_READ, &d) != n)
        return false;
    for (unsigned k = 0; k < d.noperands; k++)
        if (d.operand[k].mode == VAX_INVALID)
            return false;
    return true;
}

static unsigned encode_as(const struct vax_insn *insn, uint64_t va, const char *operands, uint8_t code[VAX_MOST_BYTES])
{
    uint8_t room[VAX_MOST_OPERANDS * 18 + 2]; /* constants of any type */
    struct encoder e = {.code = room, .va = va};
    const char *at = operands;

    if (insn->code >> 8)
        put(&e, insn->code >> 8, 1);
    put(&e, insn->code, 1);
    for (unsigned k = 0; k < insn->noperands; k++) {
        char operand[OPERAND];
        const size_t n = *at ? strcspn(++at, ",") : OPERAND;
        if (n >= OPERAND)
            return 0;
        memcpy(operand, at, n);
        operand[n] = 0;
        if (!put_operand(&e, operand, &insn->kind[k]))
            return 0;
        at += n;
    }
    if (*at || e.n > VAX_MOST_BYTES || !is_whole(room, e.n))
        return 0;
    memcpy(code, room, e.n);
    return e.n;
}

unsigned vax_encode(uint64_t va, const char *text, uint8_t code[VAX_MOST_BYTES])
{
    const size_t length = strcspn(text, " ");
    const struct vax_insn *insn;
    struct isa_encoding line; /* also by another name of an operation; two operations have the same name */
    unsigned used = 0;

    for (unsigned k = 0; !used && vax_encoding(k, &line); k++) {
        insn = strlen(line.name) == length && !strncmp(line.name, text, length) ? vax_insn(opcode_of(line.code)) : NULL;
        used = insn ? encode_as(insn, va, text + length, code) : 0;
    }
    return used;
}
