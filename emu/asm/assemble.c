/* assemble.c - the passes over the source: lines, labels, sections. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/asm/internal.h"

void asm_error(struct assembler *a, const char *at, const char *format, ...)
{
    struct assembly *out = a->out;
    struct assembly_message *m = &out->message[out->messages];
    char text[400];
    va_list args;
    bool told = out->messages == ASM_MOST_MESSAGES;
    for (unsigned k = 0; k < out->messages; k++)
        told |= out->message[k].line == a->line; /* one for a line is enough */
    if (told)
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    m->line = a->line;
    m->column = at && at >= a->line_start ? (unsigned)(at - a->line_start) + 1 : 1;
    if (asprintf(&m->text, "%s:%u:%u: %s", a->file, m->line, m->column, text) < 0) {
        m->text = NULL;
        out->out_of_memory = true;
        return;
    }
    out->messages++;
}

/* ---- symbols and bytes ----------------------------------------------------------------------------------------- */

/* Returns the array with room for one more entry; NULL if there is no memory. */
static void *grown(struct assembler *a, void *array, unsigned n, size_t size)
{
    if (n & (n - 1))
        return array;
    void *larger = reallocarray(array, n ? 2 * (size_t)n : 1, size);
    if (!larger)
        a->out->out_of_memory = true;
    return larger;
}

struct assembly_symbol *asm_symbol(struct assembler *a, const char *name, size_t length, bool make)
{
    struct assembly *out = a->out;
    for (unsigned k = 0; k < out->symbols; k++)
        if (strlen(out->symbol[k].name) == length && !memcmp(out->symbol[k].name, name, length))
            return &out->symbol[k];
    if (!make)
        return NULL;
    struct assembly_symbol *larger = grown(a, out->symbol, out->symbols, sizeof *larger);
    if (!larger)
        return NULL;
    out->symbol = larger;
    struct assembly_symbol *s = &larger[out->symbols];
    *s = (struct assembly_symbol){.name = strndup(name, length), .section = ASM_ABSOLUTE};
    if (!s->name) {
        out->out_of_memory = true;
        return NULL;
    }
    out->symbols++;
    return s;
}

uint64_t asm_here(const struct assembler *a)
{
    return a->out->section[a->section].address + a->out->section[a->section].size;
}

static void add_row(struct assembler *a, uint64_t n)
{
    struct assembly *out = a->out;
    struct assembly_row *last = out->rows ? &out->row[out->rows - 1] : NULL;
    if (last && a->section != ASM_TEXT && last->line == a->line && last->section == a->section &&
        last->address + last->bytes == asm_here(a)) {
        last->bytes += (uint32_t)n;
        return;
    }
    struct assembly_row *larger = grown(a, out->row, out->rows, sizeof *larger);
    if (!larger)
        return;
    out->row = larger;
    larger[out->rows++] = (struct assembly_row){a->line, a->section, asm_here(a), (uint32_t)n};
}

bool asm_emit(struct assembler *a, const char *at, const uint8_t *bytes, uint64_t n)
{
    uint64_t size = a->out->section[a->section].size;
    uint8_t **to = &a->out->section[a->section].bytes;
    if (n > ASM_MOST_BYTES - size) {
        asm_error(a, at, "a section has at most %u bytes", ASM_MOST_BYTES);
        return false;
    }
    if (bytes && a->section == ASM_BSS) {
        asm_error(a, at, ".bss has no contents: use .space, or .data");
        return false;
    }
    if (a->pass == PASS_CODE && n > a->capacity[a->section] - size) {
        asm_error(a, at, "a size before this line depends on an address that depends on it");
        return false;
    }
    if (a->pass == PASS_CODE && n) {
        add_row(a, n);
        if (a->section != ASM_BSS && bytes)
            memcpy(*to + size, bytes, n);
    }
    a->out->section[a->section].size += n;
    return true;
}

/* ---- lines -------------------------------------------------------------------------------------------------------- */

static void define_number(struct assembler *a, unsigned number)
{
    if (a->pass != PASS_NAMES) {
        if (a->labels_seen < a->labels)
            a->label[a->labels_seen++].value = asm_here(a);
        return;
    }
    struct number_label *larger = grown(a, a->label, a->labels, sizeof *larger);
    if (!larger)
        return;
    a->label = larger;
    larger[a->labels++] = (struct number_label){number, a->statement, a->section, asm_here(a)};
}

static bool is_register(const struct isa *isa, const char *name, size_t length)
{
    for (unsigned k = 0; k < isa->nregs; k++)
        if (strlen(isa->regs[k].name) == length && !strncasecmp(isa->regs[k].name, name, length))
            return true;
    for (const struct isa_alias *s = isa->assembler->aliases; s && s->written; s++)
        if (strlen(s->written) == length && !strncasecmp(s->written, name, length))
            return true;
    return false;
}

static void define_label(struct assembler *a, const char *name, size_t length)
{
    if (is_register(a->isa, name, length)) {
        asm_error(a, name, "'%.*s' is a register: choose another name for the label", (int)length, name);
        return;
    }
    struct assembly_symbol *s = asm_symbol(a, name, length, true);
    if (!s)
        return;
    if (a->pass == PASS_NAMES && s->defined) {
        asm_error(a, name, "'%s' is already defined, in line %u", s->name, s->line);
        return;
    }
    s->defined = true;
    s->section = a->section;
    s->value = asm_here(a);
    s->line = a->line;
}

/* Reads labels before a statement. Returns the rest. */
static const char *read_labels(struct assembler *a, const char *at, const char *end)
{
    for (;;) {
        at += strspn(at, " \t");
        size_t digits = strspn(at, "0123456789"), n = 0;
        while (!digits && at + n < end && asm_is_name(at[n], !n))
            n++;
        const char *colon = at + digits + n;
        if (colon == at || colon >= end || *colon != ':' || colon[1] == ':' || colon[1] == '=')
            return at;
        asm_flush(a); /* branches go to bundles */
        if (digits)
            define_number(a, (unsigned)strtoul(at, NULL, 10));
        else
            define_label(a, at, n);
        at = colon + 1;
    }
}

static bool is_assignment(const char *at, const char *end, size_t n)
{
    const char *p = at + n;
    while (p < end && (*p == ' ' || *p == '\t'))
        p++;
    return n && p < end && *p == '=' && p[1] != '=' && memchr(at, '=', (size_t)(end - at)) == p;
}

/* "name = expression", if nothing but a name is before the sign. Instructions have operands there, and a mnemonic before them. */
static bool read_assignment(struct assembler *a, const char *at, const char *end)
{
    size_t n = 0;
    while (at + n < end && asm_is_name(at[n], !n))
        n++;
    if (!is_assignment(at, end, n))
        return false;
    const char *args = memchr(at, '=', (size_t)(end - at));
    struct value v;
    struct assembly_symbol *s;
    args++;
    if (asm_expression(a, &args, end, &v) && (s = asm_symbol(a, at, n, true))) {
        s->defined = !v.unknown || a->pass == PASS_CODE;
        s->section = ASM_ABSOLUTE;
        s->value = v.number;
        s->line = a->line;
        args += strspn(args, " \t");
        if (args < end)
            asm_error(a, args, "'%.*s' is left over after the value", (int)(end - args), args);
    }
    return true;
}

/* Assembles a statement without its labels. `stop`: two semicolons follow it. */
static void assemble_statement(struct assembler *a, const char *at, const char *end, bool stop)
{
    while (end > at && isspace((unsigned char)end[-1]))
        end--;
    if (at < end && *at == '{') {
        asm_open_bundle(a, at++);
        at += strspn(at, " \t");
    }
    bool close = end > at && end[-1] == '}';
    end -= close;
    while (end > at && isspace((unsigned char)end[-1]))
        end--;
    size_t n = 0;
    while (at + n < end && asm_is_name(at[n], !n))
        n++;
    a->statement++;
    if (at == end && stop && a->nwaiting)
        a->waiting[a->nwaiting - 1].stop = true;
    if (at < end && *at == '.')
        asm_directive(a, at, n, at + n, end);
    else if (at < end && !read_assignment(a, at, end))
        asm_instruction(a, at, end, stop);
    if (close)
        asm_close_bundle(a, end);
}

/* Returns the end of a string or character that begins at `at`. */
static const char *quoted_end(const char *at, const char *end)
{
    char quote = *at++;
    while (at < end && *at != quote)
        at += *at == '\\' && at + 1 < end ? 2 : 1;
    return at < end ? at + 1 : end;
}

/* The end of a statement: the line's end, or ';' on machines with bundles; elsewhere ';' begins a comment. */
static const char *statement_end(const struct assembler *a, const char *at, const char *end)
{
    while (at < end && *at != ';') {
        bool selector = *at == '\'' && at > a->line_start && (at[-1] == 'L' || at[-1] == 'R');
        at = *at == '"' || (*at == '\'' && !selector) ? quoted_end(at, end) : at + 1;
    }
    return at;
}

static void assemble_line(struct assembler *a, const char *end)
{
    const char *at = a->line_start;
    bool bundles = a->isa->assembler->pack != NULL;
    at += strspn(at, " \t");
    if (*at == '#')
        return;
    for (;;) {
        at = read_labels(a, at, end);
        const char *stop_at = statement_end(a, at, end);
        bool stop = bundles && stop_at + 1 < end && stop_at[1] == ';';
        assemble_statement(a, at, stop_at, stop);
        if (!bundles || stop_at >= end)
            return;
        at = stop_at + 1 + stop;
    }
}

/* Copies a line without its comments to a->line_copy, which has room. in_comment: of several lines. */
static const char *copy_line(struct assembler *a, const char *line, const char *end, bool *in_comment)
{
    char *to = a->line_copy;
    for (const char *p = line; p < end;) {
        bool two = p + 1 < end;
        if (*in_comment) {
            bool over = two && *p == '*' && p[1] == '/';
            *in_comment = !over;
            *to++ = ' ';
            if (over)
                *to++ = ' ';
            p += 1 + over;
        } else if (two && *p == '/' && p[1] == '*') {
            *in_comment = true;
            memset(to, ' ', 2);
            to += 2;
            p += 2;
        } else if (two && *p == '/' && p[1] == '/') {
            break;
        } else if (*p == '"') {
            const char *stop = quoted_end(p, end);
            memcpy(to, p, (size_t)(stop - p));
            to += stop - p;
            p = stop;
        } else {
            *to++ = *p == '\r' || *p == '\f' || !*p ? ' ' : *p;
            p++;
        }
    }
    *to = 0;
    return to;
}

static void run_pass(struct assembler *a, const char *source, size_t length)
{
    const char *at = source, *end = source + length;
    bool in_comment = false;
    a->section = ASM_TEXT;
    a->line = a->statement = a->labels_seen = 0;
    for (unsigned k = 0; k < ASM_SECTIONS; k++)
        a->out->section[k].size = 0;
    while (at < end && !a->out->out_of_memory && a->out->messages < ASM_MOST_MESSAGES) {
        const char *newline = memchr(at, '\n', (size_t)(end - at)), *stop = newline ? newline : end;
        a->line++;
        a->line_start = a->line_copy;
        assemble_line(a, copy_line(a, at, stop, &in_comment));
        at = newline ? newline + 1 : end;
    }
    a->line_start = NULL;
    if (a->in_braces)
        asm_error(a, NULL, "a bundle is not closed: '}' is missing");
    a->in_braces = false;
    asm_flush(a);
}

/* Places the sections when their sizes are known, and gives the labels their addresses. Data begins on a separate page. */
static bool place_sections(struct assembler *a)
{
    struct assembly *out = a->out;
    enum { PAGE = 0x10000 };
    uint64_t before[ASM_SECTIONS + 1] = {0};
    for (unsigned k = 0; k < ASM_SECTIONS; k++)
        before[k] = out->section[k].address;
    uint64_t text_end = out->section[ASM_TEXT].address + out->section[ASM_TEXT].size;
    out->section[ASM_DATA].address = (text_end + PAGE) & -(uint64_t)PAGE;
    uint64_t data_end = out->section[ASM_DATA].address + out->section[ASM_DATA].size;
    out->section[ASM_BSS].address = (data_end + 63) & -(uint64_t)64;
    for (unsigned k = 0; k < out->symbols; k++)
        if (out->symbol[k].section != ASM_ABSOLUTE)
            out->symbol[k].value += out->section[out->symbol[k].section].address - before[out->symbol[k].section];
    for (unsigned k = 0; k < a->labels; k++)
        a->label[k].value += out->section[a->label[k].section].address - before[a->label[k].section];
    for (unsigned k = 0; k < ASM_SECTIONS; k++)
        a->capacity[k] = out->section[k].size;
    for (unsigned k = 0; k < ASM_BSS; k++) {
        out->section[k].bytes = calloc(1, out->section[k].size + 1);
        if (!out->section[k].bytes)
            return false;
    }
    return true;
}

static int by_line(const void *a, const void *b)
{
    const struct assembly_message *x = a, *y = b;
    return x->line < y->line ? -1 : x->line > y->line;
}

struct assembly *assemble(const struct isa *isa, const char *name, const char *source, size_t length, bool as_printed)
{
    struct assembly *out = calloc(1, sizeof *out);
    struct assembler a = {.out = out, .isa = isa, .file = name, .numbers = as_printed ? TEXT_AS_PRINTED : TEXT_AS_WRITTEN};
    a.line_copy = malloc(length + 1);
    if (!out || !a.line_copy) {
        free(a.line_copy);
        free(out);
        return NULL;
    }
    out->isa = isa;
    out->section[ASM_TEXT].address = isa->assembler->base;
    for (a.pass = PASS_NAMES; a.pass < PASS_CODE; a.pass++)
        run_pass(&a, source, length);
    out->out_of_memory |= !place_sections(&a);
    if (!out->out_of_memory)
        run_pass(&a, source, length);
    qsort(out->message, out->messages, sizeof *out->message, by_line);
    free(a.label);
    free(a.line_copy);
    return out;
}

void assembly_free(struct assembly *a)
{
    for (unsigned k = 0; k < a->messages; k++)
        free(a->message[k].text);
    for (unsigned k = 0; k < ASM_SECTIONS; k++)
        free(a->section[k].bytes);
    for (unsigned k = 0; k < a->symbols; k++)
        free(a->symbol[k].name);
    free(a->symbol);
    free(a->row);
    free(a);
}

bool assembly_entry(const struct assembly *a, uint64_t *entry)
{
    for (unsigned k = 0; k < a->symbols; k++)
        if (a->symbol[k].defined && !strcmp(a->symbol[k].name, "_start")) {
            *entry = a->symbol[k].value;
            return true;
        }
    return false;
}
