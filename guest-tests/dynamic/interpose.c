// The program's own malloc replaces the library's everywhere, and constructors run with it.
// link: dynamic
#include <stddef.h>
#include <unistd.h>

static _Alignas(16) char arena[1 << 20];
static size_t used;
static int calls;

void *malloc(size_t size)
{
    calls++;
    used = (used + 15) & ~(size_t)15;
    void *p = arena + used;
    used += size;
    return used <= sizeof arena ? p : NULL;
}
void free(void *p) { (void)p; }
void *calloc(size_t n, size_t size) { return malloc(n * size); }
void *realloc(void *old, size_t size)
{
    char *p = (char *)malloc(size), *from = (char *)old;
    for (size_t i = 0; from && i < size && from + i < arena + sizeof arena; i++)
        p[i] = from[i];
    return p;
}

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *s = strdup("interposed");
    printf("%s %d %d\n", s, calls > 0, s >= arena && s < arena + sizeof arena);
    char *text;
    int n = asprintf(&text, "%d-%s", 5, "formatted");
    printf("%d %s %d\n", n, text, text >= arena && text < arena + sizeof arena);
}

/* stdout:
interposed 1 1
11 5-formatted 1
*/
