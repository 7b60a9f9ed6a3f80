#include "emu/report/printable.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The length of the character at s if it is printable; otherwise 0. */
static size_t character(const unsigned char *s)
{
    static const uint32_t least[] = {0, 0, 0xa0, 0x800, 0x10000}; /* by number of bytes; below 0xa0
                                                                   * are the C1 controls */
    if (*s < 0x80)
        return *s >= 0x20 && *s != 0x7f;
    size_t n = *s >= 0xf8 ? 0 : *s >= 0xf0 ? 4 : *s >= 0xe0 ? 3 : *s >= 0xc0 ? 2 : 0;
    uint32_t code = n ? *s & (0x7fu >> n) : 0;
    for (size_t i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (s[i] & 0x3f);
    }
    bool fits = n && code >= least[n] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return fits ? n : 0;
}

char *printable(const char *text)
{
    static const char digits[] = "0123456789abcdef";
    char *out = malloc(4 * strlen(text) + 1), *to = out;
    if (!out)
        return NULL;
    for (const unsigned char *s = (const unsigned char *)text; *s;) {
        size_t n = character(s);
        if (n) {
            memcpy(to, s, n);
            to += n;
            s += n;
            continue;
        }
        *to++ = '\\';
        *to++ = 'x';
        *to++ = digits[*s >> 4];
        *to++ = digits[*s++ & 15];
    }
    *to = 0;
    return out;
}

void put_printable(const char *text, FILE *out)
{
    char *copy = printable(text);
    fputs(copy ? copy : "?", out);
    free(copy);
}
