/* expression.c - numbers, symbols and operators in operands and directives. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emu/asm/internal.h"

bool asm_is_name(char c, bool first)
{
    return isalpha((unsigned char)c) || c == '_' || c == '.' || c == '$' || (!first && isdigit((unsigned char)c));
}

static size_t name_length(const char *at, const char *end)
{
    size_t n = 0;
    while (at + n < end && asm_is_name(at[n], !n))
        n++;
    return n;
}

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    return at;
}

/* The label that "1b" (back) or "1f" names, from the current statement on; NULL if there is none. */
static const struct number_label *number_label(const struct assembler *a, unsigned number, bool back)
{
    const struct number_label *found = NULL;
    for (unsigned k = 0; k < a->labels; k++) {
        const struct number_label *l = &a->label[k];
        if (l->number != number)
            continue;
        if (back && l->statement <= a->statement)
            found = l;
        if (!back && l->statement > a->statement)
            return l;
    }
    return found;
}

/* ---- terms: numbers, characters, symbols --------------------------------------------------------------------- */

static bool read_digits(struct assembler *a, const char **at, const char *end, struct value *out)
{
    char text[40], *stop;
    size_t n = 0;
    while (*at + n < end && n < sizeof text - 1 && isalnum((unsigned char)(*at)[n])) {
        text[n] = (*at)[n];
        n++;
    }
    text[n] = 0;
    unsigned long number = strtoul(text, &stop, 10);
    if ((*stop == 'b' || *stop == 'f') && !stop[1] && stop > text && a->numbers == TEXT_AS_WRITTEN) {
        const struct number_label *l = number_label(a, (unsigned)number, *stop == 'b');
        if (!l && a->pass == PASS_CODE) {
            asm_error(a, *at, "no label %lu: %s it", number, *stop == 'b' ? "before" : "after");
            return false;
        }
        *out = (struct value){l ? l->value : asm_here(a), !l};
        *at += n;
        return true;
    }
    bool prefix = n > 2 && *text == '0' && strchr("xXbB", text[1]);
    unsigned radix = prefix ? (tolower((unsigned char)text[1]) == 'x' ? 16 : 2) : a->numbers == TEXT_AS_PRINTED ? 16 : 10;
    out->number = strtoull(text + (prefix ? 2 : 0), &stop, (int)radix);
    out->unknown = false;
    if (*stop || n == sizeof text - 1) {
        asm_error(a, *at, "'%s' is no number: numbers are decimal, 0x hexadecimal or 0b binary", text);
        return false;
    }
    *at += n;
    return true;
}

static bool read_character(struct assembler *a, const char **at, const char *end, struct value *out)
{
    static const char from[] = "nrt0\\'\"", to[] = "\n\r\t\0\\'\"";
    const char *p = *at + 1;
    bool escaped = p < end && *p == '\\';
    p += escaped;
    const char *e = escaped && p < end && *p ? strchr(from, *p) : NULL;
    if (p >= end || p + 1 >= end || p[1] != '\'' || (escaped && !e)) {
        asm_error(a, *at, "expected a character in quotes, as 'a' or '\\n'");
        return false;
    }
    *out = (struct value){(uint8_t)(escaped ? to[e - from] : *p), false};
    *at = p + 2;
    return true;
}

static bool read_symbol(struct assembler *a, const char **at, const char *end, struct value *out)
{
    size_t n = name_length(*at, end);
    if (n == 1 && **at == '.') {
        *out = (struct value){asm_here(a), false};
    } else {
        const struct assembly_symbol *s = asm_symbol(a, *at, n, false);
        bool defined = s && s->defined;
        if (!defined && a->pass == PASS_CODE) {
            asm_error(a, *at, "'%.*s' is not defined", (int)n, *at);
            return false;
        }
        *out = (struct value){defined ? s->value : asm_here(a), !defined};
    }
    *at += n;
    return true;
}

static bool read_term(struct assembler *a, const char **at, const char *end, struct value *out);

/* Unary operators. */
static bool read_unary(struct assembler *a, const char **at, const char *end, struct value *out)
{
    char operator= *(*at)++;
    if (!read_term(a, at, end, out))
        return false;
    out->number = operator== '-' ? -out->number : operator== '~' ? ~out->number : out->number;
    return true;
}

static bool read_term(struct assembler *a, const char **at, const char *end, struct value *out)
{
    *at = skip_blanks(*at, end);
    if (*at < end && strchr("-~+", **at))
        return read_unary(a, at, end, out);
    if (*at < end && isdigit((unsigned char)**at))
        return read_digits(a, at, end, out);
    if (*at < end && **at == '\'')
        return read_character(a, at, end, out);
    if (name_length(*at, end))
        return read_symbol(a, at, end, out);
    asm_error(a, *at, "expected a number or a symbol");
    return false;
}

/* ---- operators, from left to right -------------------------------------------------------------------------------- */

/* Reads one of + - * / & | << >>; ' ' if there is none. */
static char read_operator(const char **at, const char *end)
{
    const char *p = skip_blanks(*at, end);
    char c = p < end && *p ? *p : ' ';
    bool shift = (c == '<' || c == '>') && p + 1 < end && p[1] == c;
    if (!strchr("+-*/&|", c) && !shift)
        return ' ';
    *at = p + 1 + shift;
    return c;
}

static bool apply(struct assembler *a, const char *at, char operator, struct value * left, const struct value *right)
{
    uint64_t x = left->number, y = right->number;
    if (operator== '/' && !y && !right->unknown) {
        asm_error(a, at, "division by 0");
        return false;
    }
    switch (operator) {
    case '+': x += y; break;
    case '-': x -= y; break;
    case '*': x *= y; break;
    case '/': x = y ? x / y : 0; break;
    case '&': x &= y; break;
    case '|': x |= y; break;
    case '<': x = y < 64 ? x << y : 0; break;
    default: x = y < 64 ? x >> y : 0; break;
    }
    *left = (struct value){x, left->unknown || right->unknown};
    return true;
}

/* L% and R%, as some assemblers have them: the upper 21 bits, and the lower 11; LR% and RR% so that one LR% serves all RR% within 4096
 * bytes.
 */
static bool read_selector(const char **at, const char *end, uint64_t *mask, bool *round)
{
    const char *p = *at;
    if (p >= end || (*p != 'L' && *p != 'R'))
        return false;
    bool left = *p == 'L', rounded = p + 1 < end && p[1] == 'R';
    p += 1 + rounded;
    if (p >= end || (*p != '%' && *p != '\''))
        return false;
    *mask = left ? ~(uint64_t)0x7ff : 0x7ff;
    *round = rounded;
    *at = p + 1;
    return true;
}

bool asm_expression(struct assembler *a, const char **at, const char *end, struct value *out)
{
    uint64_t mask = UINT64_MAX, base = 0;
    bool round = false, selected;
    char operator;
    *at = skip_blanks(*at, end);
    selected = read_selector(at, end, &mask, &round);
    if (!read_term(a, at, end, out))
        return false;
    base = out->number;
    while ((operator= read_operator(at, end)) != ' ') {
        struct value right;
        const char *place = *at;
        if (!read_term(a, at, end, &right) || !apply(a, place, operator, out, &right))
            return false;
    }
    if (selected && round) { /* the constant is rounded to 8 KiB */
        uint64_t constant = out->number - base, rounded = (constant + 0x1000) & ~(uint64_t)0x1fff;
        uint64_t upper = (base + rounded) & ~(uint64_t)0x7ff;
        out->number = mask == 0x7ff ? ((base + rounded) & 0x7ff) + constant - rounded : upper;
    } else if (selected) {
        out->number &= mask;
    }
    return true;
}

bool asm_is_expression(const struct assembler *a, const char *at, const char *end)
{
    uint64_t mask;
    bool round;
    const char *p = at;
    if (p >= end)
        return false;
    if (read_selector(&p, end, &mask, &round) || isdigit((unsigned char)*p) || *p == '\'' || (*p == '.' && name_length(p, end) == 1))
        return true;
    if (strchr("-~+", *p))
        return p + 1 < end && asm_is_expression(a, p + 1, end);
    size_t n = name_length(p, end);
    return n && asm_symbol((struct assembler *)a, p, n, false);
}
