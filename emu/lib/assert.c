/* assert.c - in libprecis.so, assertions of precis come back to the library's entry. It is not part of the static library, where it would
 * be in place of the whole program's. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "emu/fatal/fatal.h"

#ifdef __GLIBC__
__attribute__((visibility("hidden"))) void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function)
{
    if (fatal_is_caught())
        fatal(3, "internal error: %s:%u: %s(): %s; please report it with the program", file, line, function, assertion);
    fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, assertion);
    abort();
}
#endif
