/* library.c - what the C library needs of this machine alone: the start of a program, the error number, functions of the compiler. */
#include "threads.h"

extern int main(int argc, char **argv, char **envp); /* the program's */

char *__break_now;

/* crt0 calls it when the loader has bound the program. */
void _start(int argc, char **argv, char **envp)
{
    exit(main(argc, argv, envp));
}

/* The loader gives each thread's storage its size. It begins after the TCB, with zeros. */
unsigned __dld_tls_size(void);

size_t library_tls_size(void)
{
    return sizeof(struct tcb) + __dld_tls_size();
}

size_t library_tls_align(void)
{
    return 8;
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
