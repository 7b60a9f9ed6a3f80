/* shim.h - what the conformance programs need of SunOS's headers and C library; conformance-test makes the headers, which include this. */
#ifndef SHIM_H
#define SHIM_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

typedef long time_t, clock_t, suseconds_t;
#if __SIZEOF_LONG__ == 8
typedef int pid_t;
#else
typedef long pid_t;
#endif
typedef struct FILE FILE;
typedef struct {
    unsigned words[4];
} sigset_t;
typedef long pthread_t, pthread_attr_t;

struct timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
};
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct itimerval {
    struct timeval it_interval, it_value;
};
struct tms {
    clock_t tms_utime, tms_stime, tms_cutime, tms_cstime;
};
struct rlimit {
    unsigned long rlim_cur, rlim_max;
};
struct sigaction {
    int sa_flags;
    void (*sa_handler)(int);
    sigset_t sa_mask;
};

#define stdout         ((FILE *)1)
#define SIG_DFL        ((void (*)(int))0)
#define SIG_IGN        ((void (*)(int))1)
#define MAP_FAILED     ((void *)-1)
#define WIFEXITED(s)   (((s)&0x7f) == 0)
#define WEXITSTATUS(s) ((s) >> 8 & 0xff)
#define WIFSIGNALED(s) (((s)&0x7f) && ((s)&0xff) != 0x7f)
#define WTERMSIG(s)    ((s)&0x7f)
enum {
    EINTR = 4,
    EFAULT = 14,
    EINVAL = 22,
    ENOSYS = 89,
    SIGKILL = 9,
    SIGBUS = 10,
    SIGSEGV = 11,
    SIGPROF = 29,
    SIGALRM = 14,
    SIG_BLOCK = 1,
    SIG_UNBLOCK,
    SIG_SETMASK
};
enum { PROT_NONE, PROT_READ, PROT_WRITE, PROT_EXEC = 4, MAP_SHARED = 1, MAP_PRIVATE, MAP_FIXED = 0x10, MAP_ANONYMOUS = 0x100 };
enum { _SC_CLK_TCK = 3, _SC_PAGESIZE = 11, ITIMER_REAL = 0, ITIMER_VIRTUAL, ITIMER_PROF, RLIMIT_CPU = 0 };

extern int errno;
int printf(const char *format, ...);
int fflush(FILE *file);
void perror(const char *text);
void *memset(void *to, int byte, size_t bytes);
void *memcpy(void *to, const void *from, size_t bytes);
int memcmp(const void *a, const void *b, size_t bytes);
size_t strlen(const char *text);
char *strstr(const char *in, const char *text);
int strcmp(const char *a, const char *b);
_Noreturn void exit(int status);
_Noreturn void _exit(int status);
pid_t fork(void);
pid_t getppid(void);
int execv(const char *path, char *const argv[]);
pid_t waitpid(pid_t pid, int *status, int options);
unsigned alarm(unsigned seconds);
clock_t times(struct tms *out);
long sysconf(int name);
void *mmap(void *at, size_t bytes, int prot, int flags, int fd, long offset);
int mprotect(void *at, size_t bytes, int prot);
int munmap(void *at, size_t bytes);
int sigaction(int sig, const struct sigaction *action, struct sigaction *old);
int sigprocmask(int how, const sigset_t *set, sigset_t *old);
int sigemptyset(sigset_t *set);
int sigaddset(sigset_t *set, int sig);
int setitimer(int which, const struct itimerval *value, struct itimerval *old);
int getitimer(int which, struct itimerval *value);
int getrlimit(int which, struct rlimit *limit);
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument);
int pthread_join(pthread_t thread, void **result);
void profil(unsigned short *buffer, size_t size, uintptr_t offset, unsigned scale);
long pcsample(uintptr_t *samples, long count);

#endif
