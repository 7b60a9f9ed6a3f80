/* string.c - memory and strings. */
#include "libc.h"

void *memcpy(void *to, const void *from, size_t n)
{
    char *t = to;
    const char *f = from;

    if ((((uintptr_t)t | (uintptr_t)f) & (sizeof(long) - 1)) == 0)
        for (; n >= sizeof(long); n -= sizeof(long), t += sizeof(long), f += sizeof(long))
            *(long *)t = *(const long *)f;
    while (n--)
        *t++ = *f++;
    return to;
}

void *memmove(void *to, const void *from, size_t n)
{
    char *t = to;
    const char *f = from;

    if ((uintptr_t)t - (uintptr_t)f >= n)
        return memcpy(to, from, n);
    while (n--)
        t[n] = f[n];
    return to;
}

void *memset(void *to, int byte, size_t n)
{
    unsigned char *t = to;
    unsigned long all = (unsigned char)byte * (~0ul / 255);

    for (; n && ((uintptr_t)t & (sizeof(long) - 1)); n--)
        *t++ = (unsigned char)byte;
    for (; n >= sizeof(long); n -= sizeof(long), t += sizeof(long))
        *(unsigned long *)t = all;
    while (n--)
        *t++ = (unsigned char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
    const unsigned char *x = a, *y = b;

    for (; n; n--, x++, y++)
        if (*x != *y)
            return *x - *y;
    return 0;
}

void *memchr(const void *s, int byte, size_t n)
{
    const unsigned char *p = s;

    for (; n; n--, p++)
        if (*p == (unsigned char)byte)
            return (void *)p;
    return NULL;
}

void *memccpy(void *to, const void *from, int byte, size_t n)
{
    char *t = to;
    const char *f = from;

    while (n--)
        if ((unsigned char)(*t++ = *f++) == (unsigned char)byte)
            return t;
    return NULL;
}

/* The entry points that HP's compilers call. */
void *_memcpy(void *to, const void *from, size_t n)
{
    return memcpy(to, from, n);
}

void *_memset(void *to, int byte, size_t n)
{
    return memset(to, byte, n);
}

int _memcmp(const void *a, const void *b, size_t n)
{
    return memcmp(a, b, n);
}

int __memmove_ver = 1;

void bcopy(const void *from, void *to, size_t n)
{
    memmove(to, from, n);
}

void bzero(void *to, size_t n)
{
    memset(to, 0, n);
}

int bcmp(const void *a, const void *b, size_t n)
{
    return memcmp(a, b, n);
}

size_t strlen(const char *s)
{
    const char *p = s;

    while (*p)
        p++;
    return (size_t)(p - s);
}

size_t strnlen(const char *s, size_t most)
{
    size_t n = 0;

    while (n < most && s[n])
        n++;
    return n;
}

char *strcpy(char *to, const char *from)
{
    char *t = to;

    while ((*t++ = *from++))
        ;
    return to;
}

char *strncpy(char *to, const char *from, size_t n)
{
    size_t i = 0;

    for (; i < n && from[i]; i++)
        to[i] = from[i];
    for (; i < n; i++)
        to[i] = 0;
    return to;
}

char *strcat(char *to, const char *from)
{
    strcpy(to + strlen(to), from);
    return to;
}

char *strncat(char *to, const char *from, size_t n)
{
    char *t = to + strlen(to);

    while (n-- && *from)
        *t++ = *from++;
    *t = 0;
    return to;
}

int strcmp(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t n)
{
    for (; n; n--, a++, b++)
        if (*a != *b || !*a)
            return (unsigned char)*a - (unsigned char)*b;
    return 0;
}

int strcoll(const char *a, const char *b)
{
    return strcmp(a, b);
}

size_t strxfrm(char *to, const char *from, size_t n)
{
    if (n)
        strncpy(to, from, n);
    return strlen(from);
}

int strcasecmp(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b))
        a++, b++;
    return tolower((unsigned char)*a) - tolower((unsigned char)*b);
}

int strncasecmp(const char *a, const char *b, size_t n)
{
    for (; n; n--, a++, b++)
        if (tolower((unsigned char)*a) != tolower((unsigned char)*b) || !*a)
            return tolower((unsigned char)*a) - tolower((unsigned char)*b);
    return 0;
}

char *strchr(const char *s, int byte)
{
    for (; *s != (char)byte; s++)
        if (!*s)
            return NULL;
    return (char *)s;
}

char *strrchr(const char *s, int byte)
{
    const char *last = NULL;

    for (;; s++) {
        if (*s == (char)byte)
            last = s;
        if (!*s)
            return (char *)last;
    }
}

char *index(const char *s, int byte)
{
    return strchr(s, byte);
}

char *rindex(const char *s, int byte)
{
    return strrchr(s, byte);
}

size_t strspn(const char *s, const char *of)
{
    size_t n = 0;

    while (s[n] && strchr(of, s[n]))
        n++;
    return n;
}

size_t strcspn(const char *s, const char *of)
{
    size_t n = 0;

    while (s[n] && !strchr(of, s[n]))
        n++;
    return n;
}

char *strpbrk(const char *s, const char *of)
{
    s += strcspn(s, of);
    return *s ? (char *)s : NULL;
}

char *strstr(const char *s, const char *part)
{
    size_t n = strlen(part);

    for (; *s || !n; s++)
        if (!strncmp(s, part, n))
            return (char *)s;
    return NULL;
}

char *strtok_r(char *s, const char *between, char **state)
{
    if (!s)
        s = *state;
    if (!s || !*(s += strspn(s, between))) {
        *state = NULL;
        return NULL;
    }
    char *end = s + strcspn(s, between);

    *state = *end ? end + 1 : NULL;
    *end = 0;
    return s;
}

char *strtok(char *s, const char *between)
{
    static char *state;

    return strtok_r(s, between, &state);
}

char *strdup(const char *s)
{
    size_t n = strlen(s) + 1;
    char *copy = malloc(n);

    return copy ? memcpy(copy, s, n) : NULL;
}
