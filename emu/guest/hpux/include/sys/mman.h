/* <sys/mman.h> of HP-UX: MS_, MCL_ and MADV_ are the numbers of the emulated kernel: an assumption. */
#ifndef _SYS_MMAN_INCLUDED
#define _SYS_MMAN_INCLUDED
#include <sys/types.h>

#define PROT_NONE       0
#define PROT_READ       1
#define PROT_WRITE      2
#define PROT_EXEC       4
#define MAP_SHARED      0x01
#define MAP_PRIVATE     0x02
#define MAP_FIXED       0x04
#define MAP_ANONYMOUS   0x10
#define MAP_NORESERVE   0x200
#define MAP_FILE        0
#define MAP_FAILED      ((void *)-1)
#define MS_ASYNC        1
#define MS_INVALIDATE   2
#define MS_SYNC         4
#define MCL_CURRENT     1
#define MCL_FUTURE      2
#define MADV_NORMAL     0
#define MADV_RANDOM     1
#define MADV_SEQUENTIAL 2
#define MADV_WILLNEED   3
#define MADV_DONTNEED   4

int madvise(void *, size_t, int);
int mlock(const void *, size_t);
int mlockall(int);
void *mmap(void *, size_t, int, int, int, off_t) __LARGE(mmap);
int mprotect(void *, size_t, int);
int msync(void *, size_t, int);
int munlock(const void *, size_t);
int munlockall(void);
int munmap(void *, size_t);
int shm_open(const char *, int, mode_t);
int shm_unlink(const char *);
#ifdef _LARGEFILE64_SOURCE
void *mmap64(void *, size_t, int, int, int, off64_t) __asm__("__mmap64");
#endif
#endif
