/* library.c - what the C library needs of this machine alone: the start of a program, the error number, functions of the compiler. */
#include "libc.h"

extern int main(int argc, char **argv, char **envp); /* the program's */

char *__break_now;

/* crt0 calls it when the loader has bound the program. */
void _start(int argc, char **argv, char **envp)
{
    exit(main(argc, argv, envp));
}

void library_finish(void)
{
}
