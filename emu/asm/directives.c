/* directives.c - sections, symbols and data, with the names that GNU as gives them. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emu/asm/internal.h"

/* A directive's arguments. */
struct arguments {
    const char *at, *end;
};

static void skip_blanks(struct arguments *r)
{
    while (r->at < r->end && isspace((unsigned char)*r->at))
        r->at++;
}

/* Returns whether another argument follows. Skips the comma before it, which must not be the last character. */
static bool more(struct arguments *r)
{
    skip_blanks(r);
    bool comma = r->at < r->end && *r->at == ',';
    r->at += comma;
    skip_blanks(r);
    return comma || r->at < r->end;
}

static bool read_number(struct assembler *a, struct arguments *r, const char *what, uint64_t most, uint64_t *out)
{
    struct value v;
    if (!more(r)) {
        asm_error(a, r->at, "expected %s", what);
        return false;
    }
    const char *at = r->at;
    if (!asm_expression(a, &r->at, r->end, &v))
        return false;
    if (v.unknown || v.number > most) {
        asm_error(a, at, v.unknown ? "%s may not depend on labels that follow" : "%s of at most %llu expected", what,
                  (unsigned long long)most);
        return false;
    }
    *out = v.number;
    return true;
}

static struct assembly_symbol *read_symbol(struct assembler *a, struct arguments *r)
{
    size_t n = 0;
    more(r);
    while (r->at + n < r->end && asm_is_name(r->at[n], !n))
        n++;
    if (!n) {
        asm_error(a, r->at, "expected a symbol");
        return NULL;
    }
    r->at += n;
    return asm_symbol(a, r->at - n, n, true);
}

/* ---- sections ----------------------------------------------------------------------------------------------------- */

static void text(struct assembler *a, struct arguments *r)
{
    (void)r;
    a->section = ASM_TEXT;
}

static void data(struct assembler *a, struct arguments *r)
{
    (void)r;
    a->section = ASM_DATA;
}

static void bss(struct assembler *a, struct arguments *r)
{
    (void)r;
    a->section = ASM_BSS;
}

/* Any section is one of three, by its name. */
static void section(struct assembler *a, struct arguments *r)
{
    static const struct {
        const char *name;
        enum assembly_section section;
    } names[] = {{".text", ASM_TEXT},   {".data", ASM_DATA}, {".sdata", ASM_DATA},
                 {".rodata", ASM_DATA}, {".bss", ASM_BSS},   {".sbss", ASM_BSS}};
    more(r);
    for (unsigned k = 0; k < sizeof names / sizeof *names; k++) {
        size_t n = strlen(names[k].name);
        if ((size_t)(r->end - r->at) >= n && !memcmp(r->at, names[k].name, n) && (r->at + n == r->end || !asm_is_name(r->at[n], false))) {
            a->section = names[k].section;
            r->at = r->end;
            return;
        }
    }
    asm_error(a, r->at, "the sections are .text, .data, .rodata and .bss");
}

/* ---- symbols ------------------------------------------------------------------------------------------------------ */

static void globl(struct assembler *a, struct arguments *r)
{
    do {
        struct assembly_symbol *s = read_symbol(a, r);
        if (!s)
            return;
        s->global = true;
    } while (more(r));
}

static void type(struct assembler *a, struct arguments *r)
{
    struct assembly_symbol *s = read_symbol(a, r);
    if (!s)
        return;
    s->function = memmem(r->at, (size_t)(r->end - r->at), "func", 4) != NULL;
    s->object = memmem(r->at, (size_t)(r->end - r->at), "object", 6) != NULL;
    r->at = r->end;
}

static void set_size(struct assembler *a, struct arguments *r)
{
    struct assembly_symbol *s = read_symbol(a, r);
    struct value v;
    if (!s || !more(r) || !asm_expression(a, &r->at, r->end, &v))
        return;
    s = asm_symbol(a, s->name, strlen(s->name), false);
    s->size = v.number;
}

static void set(struct assembler *a, struct arguments *r)
{
    struct assembly_symbol *s = read_symbol(a, r);
    struct value v;
    if (!s)
        return;
    unsigned index = (unsigned)(s - a->out->symbol);
    if (!more(r)) {
        asm_error(a, r->at, "expected a value after the symbol");
        return;
    }
    if (!asm_expression(a, &r->at, r->end, &v))
        return;
    s = &a->out->symbol[index];
    s->defined = !v.unknown || a->pass == PASS_CODE;
    s->section = ASM_ABSOLUTE;
    s->value = v.number;
    s->line = a->line;
}

static void level(struct assembler *a, struct arguments *r)
{
    skip_blanks(r);
    for (unsigned k = 0; a->isa->levels && a->isa->levels[k]; k++)
        if (strlen(a->isa->levels[k]) == (size_t)(r->end - r->at) && !memcmp(a->isa->levels[k], r->at, (size_t)(r->end - r->at))) {
            a->out->level = k;
            r->at = r->end;
            return;
        }
    asm_error(a, r->at, "%s has no level '%.*s'", a->isa->long_name, (int)(r->end - r->at), r->at);
}

static void ignore(struct assembler *a, struct arguments *r)
{
    (void)a;
    r->at = r->end;
}

/* ---- data ------------------------------------------------------------------------------------------------------------- */

static void integers(struct assembler *a, struct arguments *r, unsigned bytes)
{
    while (more(r)) {
        struct value v;
        uint8_t code[8];
        const char *at = r->at;
        if (!asm_expression(a, &r->at, r->end, &v))
            return;
        if (bytes < 8 && !v.unknown && v.number >> 8 * bytes && (int64_t)v.number >> (8 * bytes - 1) != -1 && a->pass == PASS_CODE) {
            asm_error(a, at, "0x%llx has more than %u bits", (unsigned long long)v.number, 8 * bytes);
            return;
        }
        for (unsigned k = 0; k < bytes; k++)
            code[k] = (uint8_t)(v.number >> 8 * (a->isa->big_endian ? bytes - 1 - k : k));
        if (!asm_emit(a, at, code, bytes))
            return;
    }
}

static void byte(struct assembler *a, struct arguments *r)
{
    integers(a, r, 1);
}

static void half(struct assembler *a, struct arguments *r)
{
    integers(a, r, 2);
}

static void word(struct assembler *a, struct arguments *r)
{
    integers(a, r, 4);
}

static void quad(struct assembler *a, struct arguments *r)
{
    integers(a, r, 8);
}

static void floats(struct assembler *a, struct arguments *r, bool is_double)
{
    while (more(r)) {
        char digits[64], *stop;
        size_t n = strcspn(r->at, ", \t");
        n = n < (size_t)(r->end - r->at) ? n : (size_t)(r->end - r->at);
        n = n < sizeof digits - 1 ? n : sizeof digits - 1;
        memcpy(digits, r->at, n);
        digits[n] = 0;
        double d = strtod(digits, &stop);
        float f = strtof(digits, NULL);
        if (*stop || !n) {
            asm_error(a, r->at, "'%s' is no number", digits);
            return;
        }
        uint64_t bits = 0;
        uint32_t single;
        memcpy(&single, &f, sizeof f);
        memcpy(&bits, &d, sizeof d);
        bits = is_double ? bits : single;
        uint8_t code[8];
        unsigned bytes = is_double ? 8 : 4;
        for (unsigned k = 0; k < bytes; k++)
            code[k] = (uint8_t)(bits >> 8 * (a->isa->big_endian ? bytes - 1 - k : k));
        if (!asm_emit(a, r->at, code, bytes))
            return;
        r->at += n;
    }
}

static void single(struct assembler *a, struct arguments *r)
{
    floats(a, r, false);
}

static void dbl(struct assembler *a, struct arguments *r)
{
    floats(a, r, true);
}

/* Reads a character of a string after a backslash. */
static uint8_t escape(struct arguments *r)
{
    static const char from[] = "nrtbfav", to[] = "\n\r\t\b\f\a\v";
    char c = *r->at++;
    const char *e = c ? strchr(from, c) : NULL;
    if (e)
        return (uint8_t)to[e - from];
    if (c < '0' || c > '7')
        return (uint8_t)c;
    unsigned value = (unsigned)(c - '0');
    for (unsigned k = 0; k < 2 && r->at < r->end && *r->at >= '0' && *r->at <= '7'; k++)
        value = value * 8 + (unsigned)(*r->at++ - '0');
    return (uint8_t)value;
}

static void strings(struct assembler *a, struct arguments *r, bool terminated)
{
    while (more(r)) {
        const char *start = r->at;
        if (r->at >= r->end || *r->at++ != '"') {
            asm_error(a, start, "expected a string in quotes");
            return;
        }
        while (r->at < r->end && *r->at != '"') {
            uint8_t c = (uint8_t)*r->at++;
            if (c == '\\' && r->at < r->end)
                c = escape(r);
            if (!asm_emit(a, start, &c, 1))
                return;
        }
        if (r->at++ >= r->end) {
            asm_error(a, start, "the string is not closed");
            return;
        }
        if (terminated && !asm_emit(a, start, (const uint8_t[]){0}, 1))
            return;
    }
}

static void ascii(struct assembler *a, struct arguments *r)
{
    strings(a, r, false);
}

static void asciz(struct assembler *a, struct arguments *r)
{
    strings(a, r, true);
}

static void space(struct assembler *a, struct arguments *r)
{
    uint64_t n, fill = 0;
    const char *at = r->at;
    if (!read_number(a, r, "a number of bytes", ASM_MOST_BYTES, &n))
        return;
    if (more(r) && !read_number(a, r, "a byte", 255, &fill))
        return;
    for (uint64_t k = 0; fill && k < n; k++)
        if (!asm_emit(a, at, (const uint8_t[]){(uint8_t)fill}, 1))
            return;
    if (!fill)
        asm_emit(a, at, NULL, n);
}

/* Aligns to a power of two. Text is filled with instructions that do nothing, others with zeros. */
static void align_to(struct assembler *a, const char *at, uint64_t n)
{
    uint64_t gap = -asm_here(a) & (n - 1);
    if (n & (n - 1)) {
        asm_error(a, at, "an alignment is a power of 2");
        return;
    }
    if (a->section == ASM_TEXT && a->isa->assembler->nop && gap % a->isa->sample_bytes == 0)
        for (; gap; gap -= a->isa->sample_bytes)
            asm_emit(a, at, a->isa->assembler->nop, a->isa->sample_bytes);
    else
        asm_emit(a, at, NULL, gap);
}

static void align(struct assembler *a, struct arguments *r)
{
    uint64_t n;
    const char *at = r->at;
    if (read_number(a, r, "a number of bytes", 0x10000, &n) && n)
        align_to(a, at, n);
}

static void p2align(struct assembler *a, struct arguments *r)
{
    uint64_t n;
    const char *at = r->at;
    if (read_number(a, r, "a power of 2", 16, &n))
        align_to(a, at, (uint64_t)1 << n);
}

/* ---- the table --------------------------------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    void (*run)(struct assembler *a, struct arguments *r);
} directives[] = {
    {".text", text},     {".code", text},       {".data", data},       {".bss", bss},      {".section", section}, {".globl", globl},
    {".global", globl},  {".type", type},       {".size", set_size},   {".set", set},      {".equ", set},         {".level", level},
    {".byte", byte},     {".data1", byte},      {".half", half},       {".short", half},   {".2byte", half},      {".data2", half},
    {".word", word},     {".long", word},       {".int", word},        {".4byte", word},   {".data4", word},      {".quad", quad},
    {".8byte", quad},    {".data8", quad},      {".dword", quad},      {".float", single}, {".single", single},   {".real4", single},
    {".double", dbl},    {".real8", dbl},       {".ascii", ascii},     {".asciz", asciz},  {".string", asciz},    {".stringz", asciz},
    {".space", space},   {".skip", space},      {".zero", space},      {".align", align},  {".balign", align},    {".p2align", p2align},
    {".file", ignore},   {".ident", ignore},    {".proc", ignore},     {".endp", ignore},  {".procend", ignore},  {".callinfo", ignore},
    {".entry", ignore},  {".exit", ignore},     {".explicit", ignore}, {".auto", ignore},  {".default", ignore},  {".import", ignore},
    {".export", ignore}, {".prologue", ignore}, {".body", ignore},     {".save", ignore},  {".restore", ignore},
};

/* ".mii" after a brace names the bundle's template. */
static bool is_template(struct assembler *a, const char *name, size_t length)
{
    if (!a->in_braces || length != 4)
        return false;
    for (unsigned k = 0; k < 3; k++)
        a->bundle_template[k] = (char)toupper((unsigned char)name[1 + k]);
    if (strspn(a->bundle_template, "MIFBLX") < 3) {
        *a->bundle_template = 0;
        return false;
    }
    return true;
}

void asm_directive(struct assembler *a, const char *name, size_t length, const char *at, const char *end)
{
    struct arguments r = {at, end};
    if (is_template(a, name, length))
        return;
    for (unsigned k = 0; k < sizeof directives / sizeof *directives; k++) {
        if (strlen(directives[k].name) != length || strncasecmp(directives[k].name, name, length))
            continue;
        asm_flush(a);
        directives[k].run(a, &r);
        skip_blanks(&r);
        if (r.at < r.end)
            asm_error(a, r.at, "'%.*s' is left over after %s", (int)(r.end - r.at), r.at, directives[k].name);
        return;
    }
    asm_error(a, name, "unknown directive '%.*s'; `man precis-asm` lists those there are", (int)length, name);
}
