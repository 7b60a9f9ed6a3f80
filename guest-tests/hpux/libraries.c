// Shared libraries: imports of code and data, function pointers, shl_load() and its relatives, initialisers.
/* library: libfirst.sl first.c first_init */
/* library: libsecond.sl second.c second_init load */
#include <dl.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

extern int first_counter, first_state;
extern int *first_pointer;
extern int first_call(int (*f)(int), int v);
extern int (*first_function(void))(int);
int first_twice(int v);
int program_value = 1000;

int program_half(int v)
{
    return v / 2;
}

static const char *base_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

static void load_second(void)
{
    struct shl_descriptor *d;
    int (*f)(int), *value, n;
    shl_t second = shl_load("libsecond.sl", BIND_IMMEDIATE, 0), all = NULL;

    if (!second) {
        printf("not loaded: errno %d\n", errno);
        return;
    }
    shl_gethandle(second, &d);
    printf("loaded %s, %d\n", base_of(d->filename), d->tend > d->tstart && d->dend > d->dstart);
    printf("find: %d", shl_findsym(&second, "second_square", TYPE_PROCEDURE, &f));
    printf(" %d", shl_findsym(&second, "second_value", TYPE_DATA, &value));
    printf(" %d, errno %d", shl_findsym(&second, "second_nothing", TYPE_UNDEFINED, &n), errno);
    printf(" %d, errno %d\n", shl_findsym(&second, "second_value", TYPE_PROCEDURE, &n), errno);
    printf("square %d, value %d, state %d\n", f(12), *value, first_state);
    n = shl_findsym(&all, "second_square", TYPE_UNDEFINED, &f);
    printf("in all: %d %d\n", n, all == second);
    for (n = 0; !shl_get(n, &d); n++)
        ;
    printf("%d files; unload %d, state %d", n, shl_unload(second), first_state);
    printf("; again %d, errno %d\n", shl_unload(second), errno);
}

static int defined = 77;

static int triple(int v)
{
    return v * 3;
}

/* The library that is loaded afterwards finds program_value at the definition. */
static void define_symbols(void)
{
    int (*f)(int) = NULL, *value = NULL;
    shl_t all = NULL, second;

    printf("define %d", shl_definesym("first_twice", TYPE_PROCEDURE, (long)triple, 0));
    printf(" %d", shl_definesym("program_value", TYPE_DATA, (long)&defined, 0));
    printf(" %d\n", shl_definesym("bad", 9, 0, 0));
    printf("found %d", shl_findsym(&all, "first_twice", TYPE_PROCEDURE, &f));
    printf(" %d %d", f(5), all == NULL);
    printf(", wrong type %d\n", shl_findsym(&all, "first_twice", TYPE_DATA, &f));
    second = shl_load("libsecond.sl", BIND_IMMEDIATE, 0);
    printf("loaded: %d", shl_findsym(&second, "second_value", TYPE_DATA, &value));
    printf(" %d", *value);
    printf(", defined in it %d", shl_definesym("own_value", TYPE_DATA, (long)value, 0));
    all = NULL;
    printf(" %d", shl_findsym(&all, "own_value", TYPE_DATA, &value));
    printf(" %d", shl_unload(second));
    printf(" %d\n", shl_findsym(&all, "own_value", TYPE_DATA, &value));
}

int main(void)
{
    printf("initialised: %d\n", first_state);
    first_counter += 5;
    printf("counter %d, pointer to it %d\n", first_counter, *first_pointer);
    printf("calls %d %d\n", first_call(program_half, 50), first_call(first_twice, 50));
    printf("one pointer for a function: %d %d\n", first_function() == first_twice, first_call((int (*)(int))0, 3));
    load_second();
    define_symbols();
    return 0;
}
/* stdout:
initialised: 1
counter 12, pointer to it 12
calls 25 100
one pointer for a function: 1 1003
loaded libsecond.sl, 1
find: 0 0 -1, errno 215 -1, errno 215
square 144, value 1007, state 11
in all: 0 1
4 files; unload 0, state 21; again -1, errno 22
define 0 0 -1
found 0 15 1, wrong type -1
loaded: 0 84, defined in it 0 0 0 -1
*/
