/* <unistd.h> and <fcntl.h> of HP-UX, for programs that som-ld links. */
#ifndef _UNISTD_INCLUDED
#define _UNISTD_INCLUDED
#include <sys/types.h>

enum {
    O_RDONLY,
    O_WRONLY,
    O_RDWR,
    O_APPEND = 010,
    O_CREAT = 0400,
    O_TRUNC = 01000,
    O_EXCL = 02000,
    O_NONBLOCK = 0200000,
    O_NOCTTY = 0400000
};
enum { _SC_CLK_TCK = 2, _SC_OPEN_MAX = 4, _SC_PAGE_SIZE = 3001, _SC_PAGESIZE = 3001, _SC_PROFIL_MAX = 3014 };

int open(const char *, int, ...), close(int), pipe(int[2]), dup2(int, int), unlink(const char *), mkdir(const char *, int),
    rmdir(const char *);
int chdir(const char *), access(const char *, int), isatty(int), rename(const char *, const char *);
long read(int, void *, size_t), write(int, const void *, size_t), lseek(int, long, int), sysconf(int);
int fork(void), vfork(void), execv(const char *, char *const[]), execl(const char *, const char *, ...),
    execlp(const char *, const char *, ...);
int getpid(void), getppid(void), pause(void);
void _exit(int) __attribute__((noreturn));
unsigned alarm(unsigned), sleep(unsigned);
int usleep(unsigned);
int setsid(void), tcgetpgrp(int);
char *ttyname(int), *crypt(const char *, const char *);
char *getcwd(char *, size_t);
#endif
