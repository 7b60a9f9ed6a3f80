/* short_name.c - see short_name.h. */
#include "emu/report/short_name.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/report/must.h"

size_t short_name_operator(const char *name, const char *at)
{
    enum { WORD = 8 };
    bool inside = at > name && strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", at[-1]);

    if (inside || strncmp(at, "operator", WORD) != 0)
        return 0;
    if (!strncmp(at + WORD, "()", 2))
        return WORD + 2;
    size_t symbols = strspn(at + WORD, "<>=-");
    if (symbols > 2 && at[WORD] == '<' && strncmp(at + WORD, "<=>", 3) != 0 && strncmp(at + WORD, "<<=", 3) != 0)
        symbols = at[WORD + 1] == '<' ? 2 : 1; /* the rest begins template arguments */
    return symbols ? WORD + symbols : 0;
}

/* The bracket that closes the one at `open`, or NULL. */
static const char *closing(const char *name, const char *open, const char brackets[2])
{
    unsigned level = 0;

    for (const char *at = open; *at; at++) {
        size_t n = short_name_operator(name, at);
        if (n) {
            at += n - 1;
            continue;
        }
        level += *at == brackets[0];
        level -= *at == brackets[1];
        if (!level)
            return at;
    }
    return NULL;
}

static bool is_list(const char *open, const char *close)
{
    return close && close - open > 4 && strncmp(open + 1, "anonymous namespace", 19) != 0;
}

/* Returns a copy with "..." in place of lists in brackets inside `depth` others. */
static char *collapsed(const char *name, const char brackets[2], unsigned depth)
{
    char *out = must(malloc(strlen(name) + 1)), *to = out;
    unsigned level = 0;

    for (const char *at = name; *at;) {
        size_t n = short_name_operator(name, at);
        const char *close = !n && *at == brackets[0] && level == depth ? closing(name, at, brackets) : NULL;
        if (is_list(at, close)) {
            to += sprintf(to, "%c...%c", brackets[0], brackets[1]);
            at = close + 1;
            continue;
        }
        level += !n && *at == brackets[0];
        level -= !n && *at == brackets[1] && level;
        memcpy(to, at, n ? n : 1);
        to += n ? n : 1;
        at += n ? n : 1;
    }
    *to = 0;
    return out;
}

/* Cuts the middle out, between characters of UTF-8. */
static char *cut(const char *name, size_t most)
{
    size_t length = strlen(name), first = (most - 3) / 2, last = length - (most - 3 - first);

    while (first && (name[first] & 0xc0) == 0x80)
        first--;
    while (last < length && (name[last] & 0xc0) == 0x80)
        last++;
    char *out = must(malloc(first + 3 + (length - last) + 1));
    memcpy(out, name, first);
    memcpy(out + first, "...", 3);
    memcpy(out + first + 3, name + last, length - last + 1);
    return out;
}

/* Nested brackets in a name, at most. */
static unsigned deepest(const char *name, const char brackets[2])
{
    unsigned level = 0, most = 0;

    for (; *name; name++) {
        level += *name == brackets[0];
        level -= *name == brackets[1] && level;
        most = level > most ? level : most;
    }
    return most;
}

/* Replaces *shown, which is freed. */
static void replace(char **shown, char *with)
{
    free(*shown);
    *shown = with;
}

char *short_name(const char *name, size_t most)
{
    enum { DEEP = 32 };
    char *shown = must(strdup(name));
    unsigned depth = deepest(name, "<>");

    if (strlen(shown) > most)
        replace(&shown, collapsed(shown, "()", 0));
    for (depth = depth < DEEP ? depth : DEEP; depth > 0 && strlen(shown) > most; depth--)
        replace(&shown, collapsed(shown, "<>", depth - 1));
    if (strlen(shown) > most)
        replace(&shown, cut(shown, most));
    return shown;
}
