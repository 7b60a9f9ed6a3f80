/* library.c - the start and the end of a program, and what the C library needs of this machine alone. */
#include "loader.h"

char **environ;
int errno;

int *__errno(void)
{
    return &errno;
}

void library_start(int argc, char **argv, char **envp)
{
    environ = envp;
}

void _exit(int status)
{
    for (;;)
        hpux_call(1, (long)status);
}

void exit(int status)
{
    loader_finish();
    _exit(status);
}

int printf(const char *f, ...)
{
    unsigned n = 0;

    while (f[n])
        n++;
    hpux_call(4, 1L, f, (long)n);
    return n;
}
