/* <fcntl.h> of HP-UX. */
#ifndef _FCNTL_INCLUDED
#define _FCNTL_INCLUDED
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define O_RDONLY   0
#define O_WRONLY   1
#define O_RDWR     2
#define O_ACCMODE  3
#define O_NDELAY   04
#define O_APPEND   010
#define O_CREAT    0400
#define O_TRUNC    01000
#define O_EXCL     02000
#define O_SYNC     0100000
#define O_NONBLOCK 0200000
#define O_NOCTTY   0400000

#define F_DUPFD  0
#define F_GETFD  1
#define F_SETFD  2
#define F_GETFL  3
#define F_SETFL  4
#define F_GETOWN 11
#define F_SETOWN 12
#ifdef _OFF_T_IS_64
#define F_GETLK  8
#define F_SETLK  9
#define F_SETLKW 10
#else
#define F_GETLK  5
#define F_SETLK  6
#define F_SETLKW 7
#endif
#define F_GETLK64  8
#define F_SETLK64  9
#define F_SETLKW64 10
#define FD_CLOEXEC 1
#define F_RDLCK    1
#define F_WRLCK    2
#define F_UNLCK    3

struct flock {
    short l_type, l_whence;
    off_t l_start, l_len;
    pid_t l_pid;
};
#ifdef _LARGEFILE64_SOURCE
struct flock64 {
    short l_type, l_whence;
    off64_t l_start, l_len;
    pid_t l_pid;
};
#endif

int creat(const char *, mode_t) __LARGE(creat);
int fcntl(int, int, ...);
int open(const char *, int, ...) __LARGE(open);
#ifdef _LARGEFILE64_SOURCE
int creat64(const char *, mode_t) __asm__("__creat64");
int open64(const char *, int, ...) __asm__("__open64");
#endif
#endif
