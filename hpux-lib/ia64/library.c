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

int shl_findsym(void **handle, const char *name, short type, void *value)
{
    word found = loader_symbol(handle ? *handle : 0, name, 1);

    if (!found)
        return -1;
    *(word *)value = found;
    return 0;
}
