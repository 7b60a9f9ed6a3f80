/* <unistd.h> of HP-UX. */
#ifndef _UNISTD_INCLUDED
#define _UNISTD_INCLUDED
#include <getopt.h>
#include <sys/types.h>

#define _POSIX_VERSION               199506L
#define _POSIX2_VERSION              199209L
#define _XOPEN_VERSION               4
#define _POSIX_JOB_CONTROL           1
#define _POSIX_SAVED_IDS             1
#define _POSIX_THREADS               1
#define _POSIX_THREAD_SAFE_FUNCTIONS 1
#define _LFS_LARGEFILE               1
#define _LFS64_LARGEFILE             1
#define _LFS64_STDIO                 1

#define STDIN_FILENO  0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK          0
#define X_OK          1
#define W_OK          2
#define R_OK          4
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#define F_ULOCK 0
#define F_LOCK  1
#define F_TLOCK 2
#define F_TEST  3

#define _SC_ARG_MAX     0
#define _SC_CHILD_MAX   1
#define _SC_CLK_TCK     2
#define _SC_NGROUPS_MAX 3
#define _SC_OPEN_MAX    4
#define _SC_JOB_CONTROL 5
#define _SC_SAVED_IDS   6
#define _SC_VERSION     7
#define _SC_PAGE_SIZE   3001
#define _SC_PAGESIZE    3001
#define _SC_PROFIL_MAX  3014
#define _PC_LINK_MAX    0
#define _PC_MAX_CANON   1
#define _PC_MAX_INPUT   2
#define _PC_NAME_MAX    3
#define _PC_PATH_MAX    4
#define _PC_PIPE_BUF    5
#define _CS_PATH        200 /* confstr() has no other text */

extern char **environ;

void _exit(int) __attribute__((noreturn));
int access(const char *, int);
unsigned alarm(unsigned);
int brk(void *);
int chdir(const char *);
int chown(const char *, uid_t, gid_t);
int chroot(const char *);
int close(int);
size_t confstr(int, char *, size_t);
char *crypt(const char *, const char *);
char *ctermid(char *);
char *cuserid(char *);
int dup(int);
int dup2(int, int);
void encrypt(char *, int);
void endusershell(void);
int execl(const char *, const char *, ...);
int execle(const char *, const char *, ...);
int execlp(const char *, const char *, ...);
int execv(const char *, char *const *);
int execve(const char *, char *const *, char *const *);
int execvp(const char *, char *const *);
int fchdir(int);
int fchown(int, uid_t, gid_t);
int fdatasync(int);
pid_t fork(void);
long fpathconf(int, int);
int fsync(int);
int ftruncate(int, off_t) __LARGE(ftruncate);
char *getcwd(char *, size_t);
int getdtablesize(void);
gid_t getegid(void);
uid_t geteuid(void);
gid_t getgid(void);
int getgroups(int, gid_t *);
int gethostname(char *, size_t);
char *getlogin(void);
int getlogin_r(char *, size_t);
int getpagesize(void);
char *getpass(const char *);
pid_t getpgid(pid_t);
pid_t getpgrp(void);
pid_t getpgrp2(pid_t);
pid_t getpid(void);
pid_t getppid(void);
pid_t getsid(pid_t);
uid_t getuid(void);
char *getusershell(void);
char *getwd(char *);
int initgroups(const char *, gid_t);
int isatty(int);
int lchown(const char *, uid_t, gid_t);
int link(const char *, const char *);
int lockf(int, int, off_t) __LARGE(lockf);
off_t lseek(int, off_t, int) __LARGE(lseek);
int nice(int);
long pathconf(const char *, int);
int pause(void);
int pipe(int[2]);
ssize_t pread(int, void *, size_t, off_t) __LARGE(pread);
int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
ssize_t pwrite(int, const void *, size_t, off_t) __LARGE(pwrite);
ssize_t read(int, void *, size_t);
int readlink(const char *, char *, size_t);
int rename(const char *, const char *);
int rmdir(const char *);
void *sbrk(long);
int setegid(gid_t);
int seteuid(uid_t);
int setgid(gid_t);
int setgroups(int, const gid_t *);
int setpgid(pid_t, pid_t);
pid_t setpgrp(void);
int setpgrp2(pid_t, pid_t);
int setregid(gid_t, gid_t);
int setresgid(gid_t, gid_t, gid_t);
int setresuid(uid_t, uid_t, uid_t);
int setreuid(uid_t, uid_t);
pid_t setsid(void);
int setuid(uid_t);
void setusershell(void);
long sgetl(const char *);
unsigned sleep(unsigned);
void sputl(long, char *);
void swab(const void *, void *, ssize_t);
int symlink(const char *, const char *);
void sync(void);
long sysconf(int);
pid_t tcgetpgrp(int);
int tcsetpgrp(int, pid_t);
long tell(int);
int truncate(const char *, off_t) __LARGE(truncate);
char *ttyname(int);
int ttyname_r(int, char *, size_t);
useconds_t ualarm(useconds_t, useconds_t);
int unlink(const char *);
int usleep(useconds_t);
pid_t vfork(void) __attribute__((returns_twice));
ssize_t write(int, const void *, size_t);
#ifdef _LARGEFILE64_SOURCE
int ftruncate64(int, off64_t) __asm__("__ftruncate64");
int lockf64(int, int, off64_t) __asm__("__lockf64");
off64_t lseek64(int, off64_t, int) __asm__("__lseek64");
ssize_t pread64(int, void *, size_t, off64_t) __asm__("__pread64");
int prealloc64(int, off64_t) __asm__("__prealloc64");
ssize_t pwrite64(int, const void *, size_t, off64_t) __asm__("__pwrite64");
int truncate64(const char *, off64_t) __asm__("__truncate64");
#endif
#endif
