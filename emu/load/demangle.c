/* demangle.c - see demangle.h. */
#include "emu/load/demangle.h"

#include <libiberty/demangle.h>
#include <setjmp.h>
#include <string.h>

enum { LONGEST = 4000 };

struct name {
    char text[LONGEST + 1];
    size_t length;
    jmp_buf too_long;
};

/* A short symbol can have a name of any length, because types that occur again are abbreviated: stop the demangler, which holds no memory
 * while it prints. */
static void append(const char *part, size_t length, void *to)
{
    struct name *n = to;
    if (length > LONGEST - n->length)
        longjmp(n->too_long, 1);
    memcpy(n->text + n->length, part, length);
    n->length += length;
}

char *demangle(const char *symbol)
{
    struct name n;
    n.length = 0;
    if (strncmp(symbol, "_Z", 2) != 0 || strlen(symbol) > LONGEST || setjmp(n.too_long))
        return strdup(symbol);
    if (!cplus_demangle_v3_callback(symbol, DMGL_PARAMS | DMGL_ANSI, append, &n))
        return strdup(symbol);
    n.text[n.length] = 0;
    return strdup(n.text);
}
