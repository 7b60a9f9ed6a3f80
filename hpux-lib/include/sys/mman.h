/* <sys/mman.h> of HP-UX, for programs that som-ld links. */
#ifndef _SYS_MMAN_INCLUDED
#define _SYS_MMAN_INCLUDED
#include <stddef.h>

enum { PROT_NONE, PROT_READ, PROT_WRITE, PROT_EXEC = 4 };
enum { MAP_SHARED = 1, MAP_PRIVATE = 2, MAP_FIXED = 4, MAP_ANONYMOUS = 0x10 };
#define MAP_FAILED ((void *)-1)

void *mmap(void *, size_t, int, int, int, long);
int munmap(void *, size_t), mprotect(void *, size_t, int);
#endif
