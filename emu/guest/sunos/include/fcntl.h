/* <fcntl.h> of SunOS. */
#ifndef _FCNTL_INCLUDED
#define _FCNTL_INCLUDED
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define O_RDONLY    0
#define O_WRONLY    1
#define O_RDWR      2
#define O_ACCMODE   3
#define O_NDELAY    04
#define O_APPEND    010
#define O_CREAT     0400
#define O_TRUNC     01000
#define O_EXCL      02000
#define O_SYNC      0x10
#define O_NONBLOCK  0x80
#define O_DSYNC     0x40
#define O_LARGEFILE 0x2000
#define O_NOCTTY    0x800

#define AT_FDCWD            ((int)0xffd19553)
#define AT_SYMLINK_NOFOLLOW 0x1000
#define AT_REMOVEDIR        1

#define F_DUPFD  0
#define F_GETFD  1
#define F_SETFD  2
#define F_GETFL  3
#define F_SETFL  4
#define F_GETOWN 23
#define F_SETOWN 24
#ifdef _OFF_T_IS_64
#define F_GETLK  33
#define F_SETLK  34
#define F_SETLKW 35
#else
#define F_GETLK  14
#define F_SETLK  6
#define F_SETLKW 7
#endif
#define F_GETLK64  33
#define F_SETLK64  34
#define F_SETLKW64 35
#define F_DUP2FD   9
#define F_FREESP   11
#define FD_CLOEXEC 1
#define F_RDLCK    1
#define F_WRLCK    2
#define F_UNLCK    3

struct flock {
    short l_type, l_whence;
    off_t l_start, l_len;
    int l_sysid;
    pid_t l_pid;
    long l_pad[4];
};
#ifdef _LARGEFILE64_SOURCE
struct flock64 {
    short l_type, l_whence;
    off64_t l_start, l_len;
    int l_sysid;
    pid_t l_pid;
    long l_pad[4];
};
#endif

int creat(const char *, mode_t) __LARGE(creat);
int fcntl(int, int, ...);
int open(const char *, int, ...) __LARGE(open);
int openat(int, const char *, int, ...) __LARGE(openat);
#ifdef _LARGEFILE64_SOURCE
int creat64(const char *, mode_t);
int open64(const char *, int, ...);
#endif
#endif
