/* instruction.c - operands are evaluated, texts encoded, and bundles filled. */
#define _GNU_SOURCE /* strcasestr */
#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/asm/internal.h"
#include "emu/report/suggestion.h"

/* ---- the text, with symbols and expressions as numbers --------------------------------------------------------- */

struct buffer {
    char *text;
    size_t n;
    bool full;
};

__attribute__((format(printf, 2, 3))) static void put(struct buffer *b, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(b->text + b->n, ENCODE_TEXT - b->n, format, args);
    va_end(args);
    b->full |= n < 0 || (size_t)n >= ENCODE_TEXT - b->n;
    b->n += b->full ? 0 : (size_t)n;
}

static void put_number(struct buffer *b, const struct assembler *a, uint64_t number)
{
    bool narrow = a->isa->long_bits == 32;
    int64_t v = narrow ? (int32_t)number : (int64_t)number;
    put(b, v < 0 ? "-0x%" PRIx64 : "0x%" PRIx64, v < 0 ? -(uint64_t)v : (uint64_t)v);
}

/* A register's name as the disassembler prints it. */
static void put_word(struct buffer *b, const struct assembler *a, const char *word, size_t n)
{
    for (const struct isa_alias *s = a->isa->assembler->aliases; s && s->written; s++)
        if (strlen(s->written) == n && !strncasecmp(s->written, word, n)) {
            put(b, "%s", s->printed);
            return;
        }
    put(b, "%.*s", (int)n, word);
}

/* Returns whether '-' or '+' at `at` is the sign of a number or symbol: after nothing, or after one of "(,=[". Otherwise it subtracts or
 * adds. */
static bool is_sign(const char *from, const char *at)
{
    while (at > from && (at[-1] == ' ' || at[-1] == '\t'))
        at--;
    return at == from || strchr("(,=[", at[-1]);
}

static bool put_expression(struct assembler *a, struct buffer *b, const char **at, const char *end)
{
    struct value v;
    bool left = **at == 'L' && *at + 1 < end && strchr("%'R", (*at)[1]);
    if (!asm_expression(a, at, end, &v))
        return false;
    if (left)
        put(b, "L%%");
    put_number(b, a, v.number);
    return true;
}

/* Rewrites operands. false: a message was added. */
static bool put_operands(struct assembler *a, struct buffer *b, const char *at, const char *end)
{
    const char *from = at;
    while (at < end) {
        size_t n = 0;
        if (*at == '%' && at + 1 < end && isalpha((unsigned char)at[1])) { /* "%r3" */
            at++;
            continue;
        }
        bool sign = strchr("+-~", *at) != NULL;
        if ((!sign || is_sign(from, at)) && asm_is_expression(a, at, end)) {
            if (!put_expression(a, b, &at, end))
                return false;
            continue;
        }
        while (at + n < end && asm_is_name(at[n], !n))
            n++;
        if (n)
            put_word(b, a, at, n);
        else
            put(b, "%c", *at);
        at += n ? n : 1;
    }
    return true;
}

/* Copies the predicate and the mnemonic with its completers. Returns the operands. */
static const char *put_mnemonic(struct buffer *b, const char *at, const char *end)
{
    const char *predicate = at < end && *at == '(' ? memchr(at, ')', (size_t)(end - at)) : NULL;
    while (predicate && at <= predicate)
        put(b, "%c", *at++);
    put(b, " ");
    while (at < end && isspace((unsigned char)*at))
        at++;
    while (at < end && !isspace((unsigned char)*at))
        put(b, "%c", *at++);
    return at;
}

static bool rewrite(struct assembler *a, const char *at, const char *end, char text[ENCODE_TEXT])
{
    struct buffer b = {.text = text};
    *text = 0;
    const char *operands = put_mnemonic(&b, at, end);
    bool ok = true;
    if (a->numbers == TEXT_AS_PRINTED)
        put(&b, "%.*s", (int)(end - operands), operands);
    else
        ok = put_operands(a, &b, operands, end);
    if (ok && !b.full && a->isa->assembler->canonical)
        a->isa->assembler->canonical(text, ENCODE_TEXT);
    if (ok && b.full)
        asm_error(a, at, "the instruction is too long");
    return ok && !b.full;
}

/* ---- messages --------------------------------------------------------------------------------------------------------- */

/* Names a mnemonic that is not known, and the one most like it. */
static void unknown_mnemonic(struct assembler *a, const char *at, const char *word)
{
    struct isa_encoding e;
    struct suggestion s = {.word = word};
    char best[40] = "", name[40];
    for (unsigned k = 0; a->isa->encoding(k, &e); k++) {
        snprintf(name, sizeof name, "%.*s", (int)strcspn(e.name, "{, "), e.name);
        suggestion_try(&s, name);
        if (s.name == name)
            s.name = strcpy(best, name);
    }
    if (s.name)
        asm_error(a, at, "unknown instruction '%s'; did you mean '%s'?", word, best);
    else
        asm_error(a, at, "unknown instruction '%s'; `precis explain MNEMONIC` shows those there are", word);
}

/* The first name in the operands that is neither a symbol nor in the text of an encoding like it. */
static size_t unknown_name(struct assembler *a, const char **at, const char *end, const char *nearest)
{
    for (const char *p = *at; p < end; p++) {
        size_t n = 0;
        char name[80];
        while (p + n < end && asm_is_name(p[n], !n))
            n++;
        if (!n || n >= sizeof name)
            continue;
        memcpy(name, p, n);
        name[n] = 0;
        bool has_digit = strcspn(name, "0123456789") < n;
        if (!has_digit && !strcasestr(nearest, name) && !asm_symbol(a, name, n, false) && n > 2) {
            *at = p;
            return n;
        }
        p += n - 1;
    }
    return 0;
}

static void no_encoding(struct assembler *a, const char *at, const char *end, const char *nearest)
{
    struct buffer b = {.text = (char[ENCODE_TEXT]){0}};
    const char *operands = put_mnemonic(&b, at, end), *name = operands;
    const char *word = b.text + strcspn(b.text, ")");
    word = *word ? word + 1 : b.text;
    word += strspn(word, " ");
    size_t n = unknown_name(a, &name, end, nearest);
    if (!*nearest)
        unknown_mnemonic(a, at, word);
    else if (n)
        asm_error(a, name, "'%.*s' is neither a label of this file nor a word of the instruction; the nearest is '%s'", (int)n, name,
                  nearest);
    else
        asm_error(a, operands < end ? operands + strspn(operands, " \t") : at, "no encoding of '%.*s'; the nearest is '%s'",
                  (int)(end - at), at, nearest);
}

/* Tries the text with each synonym of its mnemonic. Changes the text if one has an encoding. */
static bool encode_synonym(struct assembler *a, uint64_t va, char text[ENCODE_TEXT], struct isa_encoding *e)
{
    char *at = text[0] == '(' && strchr(text, ')') ? strchr(text, ')') + 1 : text;
    at += strspn(at, " ");
    size_t n = strcspn(at, " ,.");
    for (const struct isa_alias *s = a->isa->assembler->synonyms; s && s->written; s++) {
        char other[ENCODE_TEXT];
        if (strlen(s->written) != n || strncasecmp(s->written, at, n))
            continue;
        int length = snprintf(other, sizeof other, "%.*s%s%s", (int)(at - text), text, s->printed, at + n);
        if (length < ENCODE_TEXT && encode_text(a->isa, va, other, a->numbers, e, NULL)) {
            strcpy(text, other);
            return true;
        }
    }
    return false;
}

static bool encode(struct assembler *a, uint64_t va, char text[ENCODE_TEXT], struct isa_encoding *e, const char *at, const char *end)
{
    char nearest[ENCODE_TEXT];
    if (encode_text(a->isa, va, text, a->numbers, e, nearest) || encode_synonym(a, va, text, e))
        return true;
    no_encoding(a, at, end, nearest);
    return false;
}

/* ---- bundles -------------------------------------------------------------------------------------------------------- */

/* Encodes the waiting instructions at the address of their bundle, fills it, and keeps the others waiting. */
static void emit_bundle(struct assembler *a)
{
    struct isa_slot slots[3];
    uint8_t code[16] = {0};
    unsigned line = a->line;
    for (unsigned k = 0; k < a->nwaiting; k++)
        slots[k] = (struct isa_slot){&a->waiting[k].e, a->waiting[k].stop};
    unsigned n = a->isa->assembler->pack(slots, a->nwaiting, *a->bundle_template ? a->bundle_template : NULL, code);
    for (unsigned k = 0; k < n && a->pass == PASS_CODE; k++) {
        struct waiting *w = &a->waiting[k];
        char nearest[ENCODE_TEXT];
        a->line = w->line;
        if (!encode_text(a->isa, asm_here(a), w->text, a->numbers, &w->e, nearest))
            asm_error(a, NULL, "no encoding of '%s' here; the nearest is '%s'", w->text + strspn(w->text, " "), nearest);
    }
    if (n && a->pass == PASS_CODE)
        a->isa->assembler->pack(slots, n, *a->bundle_template ? a->bundle_template : NULL, code);
    a->line = a->nwaiting ? a->waiting[0].line : line;
    asm_emit(a, NULL, code, sizeof code);
    a->line = line;
    if (!n) {
        asm_error(a, NULL, "the template %s has no place for '%s'", a->bundle_template,
                  a->waiting[0].text + strspn(a->waiting[0].text, " "));
        n = a->nwaiting;
    }
    a->nwaiting -= n;
    memmove(a->waiting, a->waiting + n, a->nwaiting * sizeof *a->waiting);
}

void asm_flush(struct assembler *a)
{
    while (a->nwaiting)
        emit_bundle(a);
}

void asm_open_bundle(struct assembler *a, const char *at)
{
    if (!a->isa->assembler->pack) {
        asm_error(a, at, "%s has no bundles", a->isa->long_name);
        return;
    }
    asm_flush(a);
    if (a->in_braces)
        asm_error(a, at, "a bundle begins in another one: '}' is missing");
    a->in_braces = true;
    *a->bundle_template = 0;
}

void asm_close_bundle(struct assembler *a, const char *at)
{
    if (!a->in_braces) {
        asm_error(a, at, "'}' without '{'");
        return;
    }
    if (a->nwaiting)
        emit_bundle(a);
    if (a->nwaiting)
        asm_error(a, at, "the instructions in braces need more than a bundle%s%s", *a->bundle_template ? " of the template " : "",
                  a->bundle_template);
    a->nwaiting = 0;
    a->in_braces = false;
    *a->bundle_template = 0;
}

static void wait_for_bundle(struct assembler *a, const char *text, const struct isa_encoding *e, bool stop)
{
    if (a->nwaiting == 3 && a->in_braces) {
        asm_error(a, NULL, "more than three instructions in braces");
        return;
    }
    if (a->nwaiting == 3)
        emit_bundle(a);
    struct waiting *w = &a->waiting[a->nwaiting++];
    *w = (struct waiting){.e = *e, .stop = stop, .line = a->line};
    strcpy(w->text, text);
}

/* ---- instructions ------------------------------------------------------------------------------------------------------ */

void asm_instruction(struct assembler *a, const char *at, const char *end, bool stop)
{
    char text[ENCODE_TEXT];
    struct isa_encoding e = {0};
    unsigned size = a->isa->sample_bytes;
    bool bundles = a->isa->assembler->pack != NULL;
    if (a->section != ASM_TEXT) {
        asm_error(a, at, "instructions belong in .text");
        return;
    }
    if (!bundles && asm_here(a) % size) {
        asm_error(a, at, "an instruction at 0x%" PRIx64 ", not a multiple of %u: use .align %u before it", asm_here(a), size, size);
        asm_emit(a, at, NULL, -asm_here(a) & (size - 1));
        return;
    }
    if (a->pass == PASS_NAMES || !rewrite(a, at, end, text))
        return;
    /* In PASS_SIZES all that matters is in which slots of bundles instructions may be. */
    if ((bundles || a->pass == PASS_CODE) && !encode(a, asm_here(a) & -(uint64_t)size, text, &e, at, end))
        return;
    if (bundles)
        wait_for_bundle(a, text, &e, stop);
    else
        asm_emit(a, at, e.code, size);
}
