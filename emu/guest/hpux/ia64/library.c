/* library.c - the start and the end of a program; what the C library needs of the dynamic loader. */
#include "loader.h"

char **environ;
char *__break_now;

void library_start(int argc, char **argv, char **envp, word data_end)
{
    environ = envp;
    __break_now = (char *)data_end;
}

void library_finish(void)
{
    loader_finish();
}

void *dlopen(const char *name, int mode)
{
    return loader_open(name);
}

void *dlsym(void *handle, const char *name)
{
    return (void *)loader_symbol(handle, name, 0);
}

char *dlerror(void)
{
    return (char *)loader_error();
}

/* The library stays: its terminators run at the end of the program. */
int dlclose(void *handle)
{
    return loader_is_open(handle) ? 0 : -1;
}

void *shl_load(const char *name, int flags, long address)
{
    return loader_open(name);
}

int shl_unload(void *handle)
{
    return dlclose(handle);
}

int *__errno(void);

int shl_definesym(const char *name, short type, long value, int flags)
{
    enum { TYPE_DATA = 2, TYPE_PROCEDURE = 3, EINVAL = 22 };

    if ((type != TYPE_DATA && type != TYPE_PROCEDURE) || flags) {
        *__errno() = EINVAL;
        return -1;
    }
    loader_define(name, (word)value, type == TYPE_PROCEDURE);
    return 0;
}

/* ---- shl_getsymbols() ----------------------------------------------------------------------------------------------------- */

struct shl_symbol {
    const char *name;
    short type;
    void *value;
    void *handle;
};
enum { IMPORT_SYMBOLS = 1, EXPORT_SYMBOLS = 2, NO_VALUES = 4, GLOBAL_VALUES = 8 };

static int list_symbols(void *handle, short type, int flags, struct shl_symbol *out)
{
    enum { TYPE_UNDEFINED = 0, TYPE_DATA = 2, TYPE_PROCEDURE = 3, TYPE_STORAGE = 7 };
    const int imports = (flags & IMPORT_SYMBOLS) != 0;
    struct listed s;
    int count = 0;

    for (unsigned n = 0, kind; (kind = (unsigned)loader_list(handle, n, imports, flags & GLOBAL_VALUES, &s)); n++) {
        if ((int)kind < 0 || (type != TYPE_UNDEFINED && s.is_function != (type == TYPE_PROCEDURE)))
            continue;
        if (out)
            out[count] = (struct shl_symbol){s.name, s.is_function ? TYPE_PROCEDURE : TYPE_DATA,
                                             imports || flags & NO_VALUES ? 0 : (void *)s.value, imports ? 0 : s.home};
        count++;
    }
    return count;
}

int shl_getsymbols(void *handle, short type, int flags, void *(*memfunc)(word), struct shl_symbol **out)
{
    enum { ENOMEM = 12, EINVAL = 22 };
    const int of = flags & (IMPORT_SYMBOLS | EXPORT_SYMBOLS);

    if ((of != IMPORT_SYMBOLS && of != EXPORT_SYMBOLS) || flags & ~(of | NO_VALUES | GLOBAL_VALUES) ||
        (handle && !loader_is_open(handle))) {
        *__errno() = EINVAL;
        return -1;
    }
    const int count = list_symbols(handle, type, flags, 0);

    *out = memfunc(((word)count + 1) * sizeof **out);
    if (!*out) {
        *__errno() = ENOMEM;
        return -1;
    }
    return list_symbols(handle, type, flags, *out);
}

int shl_findsym(void **handle, const char *name, short type, void *value)
{
    word found = loader_symbol(handle ? *handle : 0, name, 1);

    if (!found)
        return -1;
    *(word *)value = found;
    return 0;
}
