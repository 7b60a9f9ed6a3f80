/* library.c - what the C library needs of this machine alone: the start of a program, the error number, functions of the compiler. */
#include "threads.h"

extern int main(int argc, char **argv, char **envp); /* the program's */

char *__break_now;

/* crt0 calls it when the loader has bound the program. */
void _start(int argc, char **argv, char **envp)
{
    exit(main(argc, argv, envp));
}

/* Thread-local storage of SOM files is not implemented: threads have the TCB alone. */
size_t library_tls_size(void)
{
    return sizeof(struct tcb);
}

size_t library_tls_align(void)
{
    return sizeof(struct tcb);
}

void library_tls_begin(void *tcb)
{
}

void library_tls_end(void *tcb)
{
}

void library_finish(void)
{
}
