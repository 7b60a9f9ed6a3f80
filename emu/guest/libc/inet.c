/*
 * inet.c - addresses of IPv4 and IPv6 as text. Sources: inet6(3N) of HP-UX; RFC 2553; RFC 4291 for the texts.
 */
#include "hosts.h"
#include "libc.h"

enum { WORDS = 8 };

const unsigned char in6addr_any[16], in6addr_loopback[16] = {[15] = 1};

/* Four numbers of up to three digits. Returns whether s is that and nothing else. */
static int parse_ipv4(const char *s, unsigned *out)
{
    *out = 0;
    for (int n = 0; n < 4; n++) {
        unsigned part = 0;
        int digits = 0;

        for (; isdigit((unsigned char)*s) && digits < 4; digits++)
            part = part * 10 + (unsigned)(*s++ - '0');
        if (!digits || digits > 3 || part > 255 || *s != (n < 3 ? '.' : 0))
            return 0;
        s++;
        *out = *out << 8 | part;
    }
    return 1;
}

static int digit_value(char c)
{
    const int lower = c | 32;

    return isdigit((unsigned char)c) ? c - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 99;
}

/* Up to four hexadecimal digits. Returns their end. */
static const char *parse_word(const char *s, unsigned *out)
{
    *out = 0;
    for (int n = 0; n < 4 && digit_value(*s) < 16; n++)
        *out = *out << 4 | (unsigned)digit_value(*s++);
    return s;
}

/* Words with colons; a double colon for zeros, an IPv4 address for the last two. */
static int parse_ipv6(const char *s, unsigned words[WORDS])
{
    int n = 0, gap = -1;

    if (*s == ':' && *++s != ':')
        return 0;
    for (;;) {
        if (*s == ':' && gap < 0) {
            gap = n;
            s++;
            if (!*s)
                break;
        }
        if (n == WORDS)
            return 0;
        const char *after = parse_word(s, &words[n]);
        unsigned ipv4;

        if (*after == '.' && n <= WORDS - 2 && parse_ipv4(s, &ipv4)) {
            words[n++] = ipv4 >> 16;
            words[n++] = ipv4 & 0xffff;
            break;
        }
        if (after == s)
            return 0;
        n++;
        if (!*after)
            break;
        if (*after != ':' || !after[1])
            return 0;
        s = after + 1;
    }
    if (gap < 0 ? n != WORDS : n == WORDS)
        return 0;
    for (int i = WORDS - 1, rest = n; gap >= 0 && i >= gap; i--)
        words[i] = rest > gap ? words[--rest] : 0;
    return 1;
}

/* 1; 0: not an address; -1: another family. */
int inet_pton(int family, const char *s, void *out)
{
    unsigned words[WORDS], ipv4;
    unsigned char bytes[16];

    if (family == AF_INET) {
        if (!parse_ipv4(s, &ipv4))
            return 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        ipv4 = NETWORK32(ipv4);
#endif
        memcpy(out, &ipv4, sizeof ipv4);
        return 1;
    }
    if (family != AF_INET6) {
        errno = EAFNOSUPPORT;
        return -1;
    }
    if (!parse_ipv6(s, words))
        return 0;
    for (int i = 0; i < WORDS; i++) {
        bytes[2 * i] = (unsigned char)(words[i] >> 8);
        bytes[2 * i + 1] = (unsigned char)words[i];
    }
    memcpy(out, bytes, sizeof bytes);
    return 1;
}

/* The longest run of zeros, the first of equal ones, if it has two words. */
static int find_gap(const unsigned words[WORDS], int *length)
{
    int best = -1;

    *length = 1;
    for (int i = 0; i < WORDS; i++) {
        int n = 0;

        while (i + n < WORDS && !words[i + n])
            n++;
        if (n > *length) {
            best = i;
            *length = n;
        }
        i += n;
    }
    return best;
}

static void put_ipv6(char out[48], const unsigned char *bytes)
{
    unsigned words[WORDS];
    int length;

    for (int i = 0; i < WORDS; i++)
        words[i] = (unsigned)bytes[2 * i] << 8 | bytes[2 * i + 1];
    const int gap = find_gap(words, &length), has_ipv4 = gap == 0 && (length == 6 || (length == 5 && words[5] == 0xffff));
    char *to = out;

    for (int i = 0; i < (has_ipv4 ? 6 : WORDS); i++) {
        if (i == gap) {
            to += snprintf(to, 3, "::");
            i += length - 1;
            continue;
        }
        to += snprintf(to, 8, i && to[-1] != ':' ? ":%x" : "%x", words[i]);
    }
    if (has_ipv4)
        snprintf(to, 20, "%s%u.%u.%u.%u", to[-1] != ':' ? ":" : "", bytes[12], bytes[13], bytes[14], bytes[15]);
}

const char *inet_ntop(int family, const void *address, char *out, size_t size)
{
    const unsigned char *bytes = address;
    char text[48];

    if (family == AF_INET) {
        snprintf(text, sizeof text, "%u.%u.%u.%u", bytes[0], bytes[1], bytes[2], bytes[3]);
    } else if (family == AF_INET6) {
        put_ipv6(text, bytes);
    } else {
        errno = EAFNOSUPPORT;
        return NULL;
    }
    if (strlen(text) >= size) {
        errno = ENOSPC;
        return NULL;
    }
    return strcpy(out, text);
}
