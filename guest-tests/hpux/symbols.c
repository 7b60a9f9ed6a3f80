// nlist() of the program's own file, and shl_getsymbols().
#include <dlfcn.h>
#include <fcntl.h>
#include <dl.h>
#include <nlist.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int known_value = 4;
int known_function(int v)
{
    return v + known_value;
}

/* The address of a function: of its code. */
static unsigned long code_of(int (*f)(int))
{
#ifdef __hppa__
    const unsigned long p = (unsigned long)f;

    return (p & 2 ? *(const unsigned long *)(p & ~3ul) : p) & ~3ul;
#else
    return (unsigned long)*(const unsigned long long *)f;
#endif
}

static void names(const char *path)
{
    struct nlist list[] = {
        {.n_name = "known_function"}, {.n_name = "no_such_name", .n_value = 7}, {.n_name = "known_value"}, {.n_name = NULL}};
    struct nlist64 wide[] = {{.n_name = "known_value"}, {.n_name = ""}};
    const int missing = nlist(path, list);

    printf("missing %d: %d %d %d\n", missing, ((unsigned long)list[0].n_value & ~3ul) == code_of(known_function),
           list[1].n_value == 0 && !list[1].n_type, (unsigned long)list[2].n_value == (unsigned long)&known_value);
    printf("other types %d\n", list[0].n_type != list[2].n_type);
    printf("nlist64 %d", nlist64(path, wide));
    printf(" %d\n", (unsigned long)wide[0].n_value == (unsigned long)&known_value);
    const int fd = open("/tmp/no-program", O_WRONLY | O_CREAT | O_TRUNC, 0644);

    write(fd, "text", 4);
    close(fd);
    printf("text %d", nlist("/tmp/no-program", list));
    unlink("/tmp/no-program");
    printf(", no file %d\n", nlist("/tmp/nothing", list));
}

static const struct shl_symbol *find(const struct shl_symbol *all, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(all[i].name, name))
            return &all[i];
    return NULL;
}

static void *no_memory(size_t n)
{
    (void)n;
    return NULL;
}

static void symbols(void)
{
    struct shl_symbol *all = NULL;
    const struct shl_symbol *s;
    void *library = dlopen(NULL, 0);
    int (*printing)(const char *) = NULL;
    shl_t home = NULL;
    int n;

    printf("find %d", shl_findsym(&home, "printf", TYPE_PROCEDURE, &printing));
    n = shl_getsymbols(library, TYPE_UNDEFINED, IMPORT_SYMBOLS, malloc, &all);
    s = n > 0 ? find(all, n, "printf") : NULL;
    printf(", imports %d printf %d", n > 0, s && s->type == TYPE_PROCEDURE);
    n = shl_getsymbols(library, TYPE_DATA, IMPORT_SYMBOLS, malloc, &all);
    printf(" as data %d\n", n > 0 && find(all, n, "printf"));
    shl_definesym("mine", TYPE_DATA, (long)&known_value, 0);
    shl_definesym("mine", TYPE_DATA, (long)&n, 0);
    shl_definesym("also", TYPE_PROCEDURE, (long)known_function, 0);
    n = shl_getsymbols(NULL, TYPE_UNDEFINED, EXPORT_SYMBOLS, malloc, &all);
    s = find(all, n, "mine");
    printf("definitions %d: %d", n, s && s->value == &n && !s->handle);
    s = find(all, n, "also");
    printf(" %d\n", s && s->type == TYPE_PROCEDURE && s->value == (void *)known_function);
    printf("bad %d", shl_getsymbols(library, TYPE_UNDEFINED, 0, malloc, &all));
    printf(" %d\n", shl_getsymbols(library, TYPE_UNDEFINED, EXPORT_SYMBOLS, no_memory, &all));
}

/* Functions and data of the C library. */
static void library_symbols(void *library)
{
    struct shl_symbol *all, *values;
    const int n = shl_getsymbols(library, TYPE_PROCEDURE, EXPORT_SYMBOLS, malloc, &all),
              data = shl_getsymbols(library, TYPE_DATA, EXPORT_SYMBOLS, malloc, &values);
    const struct shl_symbol *s = n > 0 ? find(all, n, "strlen") : NULL;

    printf("functions %d, data %d\n", n > 900, data > 3 && data < 200);
    printf("strlen %d", s && s->handle == library && ((size_t(*)(const char *))s->value)("seven77") == 7);
    s = find(values, data, "__iob");
    printf(", __iob %d %d\n", s && s->value == (void *)stdin, !find(values, data, "strlen"));
    shl_definesym("strlen", TYPE_PROCEDURE, (long)known_function, 0);
    shl_getsymbols(library, TYPE_PROCEDURE, EXPORT_SYMBOLS | GLOBAL_VALUES, malloc, &all);
    s = find(all, n, "strlen");
    printf("global %d\n", s && s->value == (void *)known_function && !s->handle);
    shl_getsymbols(library, TYPE_PROCEDURE, EXPORT_SYMBOLS | NO_VALUES, malloc, &all);
    s = find(all, n, "strlen");
    printf("no value %d\n", s && !s->value);
}

int main(int argc, char **argv)
{
    (void)argc;
    names(argv[0]);
    symbols();
#ifdef __hppa__
    struct shl_descriptor *d;

    for (int i = 1; !shl_get(i, &d); i++)
        if (strstr(d->filename, "libc"))
            library_symbols(d->handle);
#else
    library_symbols(dlopen("libc.so.1", 0));
#endif
    return 0;
}
/* stdout:
missing 1: 1 1 1
other types 1
nlist64 0 1
text -1, no file -1
find 0, imports 1 printf 1 as data 0
definitions 2: 1 1
bad -1 -1
functions 1, data 1
strlen 1, __iob 1 1
global 1
no value 1
*/
