/* <sys/mman.h> of SunOS. */
#ifndef _SYS_MMAN_INCLUDED
#define _SYS_MMAN_INCLUDED
#include <sys/types.h>

#define PROT_NONE       0
#define PROT_READ       1
#define PROT_WRITE      2
#define PROT_EXEC       4
#define MAP_SHARED      0x01
#define MAP_PRIVATE     0x02
#define MAP_FIXED       0x10
#define MAP_ANONYMOUS   0x100
#define MAP_NORESERVE   0x40
#define MAP_ANON        0x100
#define MAP_FAILED      ((void *)-1)
#define MS_ASYNC        1
#define MS_INVALIDATE   2
#define MS_SYNC         4
#define MADV_NORMAL     0
#define MADV_RANDOM     1
#define MADV_SEQUENTIAL 2
#define MADV_WILLNEED   3
#define MADV_DONTNEED   4

int madvise(void *, size_t, int);
int mlock(void *, size_t);
int shm_open(const char *, int, mode_t);
int shm_unlink(const char *);
void *mmap(void *, size_t, int, int, int, off_t) __LARGE(mmap);
int mprotect(void *, size_t, int);
int msync(void *, size_t, int);
int munlock(void *, size_t);
int munmap(void *, size_t);
#ifdef _LARGEFILE64_SOURCE
void *mmap64(void *, size_t, int, int, int, off64_t);
#endif
#endif
