/* gdb_packet.c - see gdb_packet.h. */
#define _GNU_SOURCE
#include "emu/debug/gdb_packet.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* ---- input ------------------------------------------------------------------------------------ */

static enum gdb_input outside(struct gdb_parser *p, uint8_t byte)
{
    if (byte == '$') {
        p->state = GDB_INSIDE;
        p->length = 0;
        p->sum = 0;
        p->damaged = false;
    }
    return byte == 0x03 ? GDB_INTERRUPT : byte == '-' ? GDB_RESEND : GDB_NOTHING;
}

static void store(struct gdb_parser *p, uint8_t byte)
{
    p->damaged |= p->length == GDB_PACKET_MAX;
    if (!p->damaged)
        p->data[p->length++] = (char)byte;
}

static void inside(struct gdb_parser *p, uint8_t byte)
{
    if (byte == '#') {
        p->state = GDB_SUM1;
        return;
    }
    if (byte == '$') { /* the end of the packet before was lost */
        outside(p, byte);
        return;
    }
    p->sum = (uint8_t)(p->sum + byte);
    if (byte == '}')
        p->state = GDB_ESCAPED;
    else
        store(p, byte);
}

enum gdb_input gdb_parse(struct gdb_parser *p, uint8_t byte)
{
    int value = digit((char)byte);
    switch (p->state) {
    case GDB_OUTSIDE: return outside(p, byte);
    case GDB_INSIDE: inside(p, byte); break;
    case GDB_ESCAPED:
        p->sum = (uint8_t)(p->sum + byte);
        store(p, byte ^ 0x20);
        p->state = GDB_INSIDE;
        break;
    case GDB_SUM1:
        p->damaged |= value < 0;
        p->sent = value < 0 ? 0 : (uint8_t)(value << 4);
        p->state = GDB_SUM2;
        break;
    case GDB_SUM2:
        p->state = GDB_OUTSIDE;
        p->data[p->length] = 0;
        return p->damaged || value < 0 || (p->sent | value) != p->sum ? GDB_REFUSED : GDB_PACKET;
    }
    return GDB_NOTHING;
}

/* ---- output ----------------------------------------------------------------------------------- */

void gdb_add(struct gdb_text *t, const void *bytes, size_t n)
{
    if (t->lost)
        return;
    if (t->room - t->length <= n) {
        size_t room = 2 * (t->length + n) + 256;
        char *more = realloc(t->at, room);
        t->lost = !more;
        if (!more)
            return;
        t->at = more;
        t->room = room;
    }
    memcpy(t->at + t->length, bytes, n);
    t->length += n;
    t->at[t->length] = 0;
}

void gdb_print(struct gdb_text *t, const char *format, ...)
{
    char *text = NULL;
    va_list list;
    va_start(list, format);
    int n = vasprintf(&text, format, list);
    va_end(list);
    t->lost |= n < 0;
    if (n >= 0)
        gdb_add(t, text, (size_t)n);
    if (n >= 0)
        free(text);
}

void gdb_add_hex(struct gdb_text *t, const void *bytes, size_t n)
{
    static const char digits[] = "0123456789abcdef";
    const uint8_t *b = bytes;
    for (size_t i = 0; i < n; i++)
        gdb_add(t, (const char[]){digits[b[i] >> 4], digits[b[i] & 15]}, 2);
}

void gdb_add_binary(struct gdb_text *t, const void *bytes, size_t n)
{
    const char *b = bytes;
    for (size_t i = 0; i < n; i++)
        if (b[i] && strchr("$#}*", b[i]))
            gdb_add(t, (const char[]){'}', (char)(b[i] ^ 0x20)}, 2);
        else
            gdb_add(t, &b[i], 1);
}

void gdb_frame(struct gdb_text *out, const struct gdb_text *data)
{
    uint8_t sum = 0;
    for (size_t i = 0; i < data->length; i++)
        sum = (uint8_t)(sum + (uint8_t)data->at[i]);
    gdb_add(out, "$", 1);
    if (data->length)
        gdb_add(out, data->at, data->length);
    gdb_print(out, "#%02x", sum);
    out->lost |= data->lost;
}

void gdb_text_free(struct gdb_text *t)
{
    free(t->at);
    *t = (struct gdb_text){0};
}

/* ---- numbers ---------------------------------------------------------------------------------- */

bool gdb_hex(const char **at, uint64_t *out)
{
    const char *p = *at;
    uint64_t v = 0;
    for (; digit(*p) >= 0; p++) {
        if (v >> 60)
            return false;
        v = v << 4 | (uint64_t)digit(*p);
    }
    if (p == *at)
        return false;
    *at = p;
    *out = v;
    return true;
}

long gdb_hex_bytes(const char *at, size_t length, void *out, size_t most)
{
    uint8_t *b = out;
    if (length % 2 || length / 2 > most)
        return -1;
    for (size_t i = 0; i < length; i += 2) {
        int high = digit(at[i]), low = digit(at[i + 1]);
        if (high < 0 || low < 0)
            return -1;
        b[i / 2] = (uint8_t)(high << 4 | low);
    }
    return (long)(length / 2);
}

bool gdb_skip(const char **at, const char *text)
{
    size_t n = strlen(text);
    if (strncmp(*at, text, n))
        return false;
    *at += n;
    return true;
}
