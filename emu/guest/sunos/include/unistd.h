/* <unistd.h> of SunOS. */
#ifndef _UNISTD_INCLUDED
#define _UNISTD_INCLUDED
#include <getopt.h>
#include <sys/types.h>

#define _POSIX_VERSION     199506L
#define _POSIX2_VERSION    199209L
#define _XOPEN_VERSION     4
#define _POSIX_JOB_CONTROL 1
#define _POSIX_SAVED_IDS   1
#define _LFS_LARGEFILE     1
#define _LFS64_LARGEFILE   1
#define _LFS64_STDIO       1

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

#define _SC_ARG_MAX          1
#define _SC_CHILD_MAX        2
#define _SC_CLK_TCK          3
#define _SC_NGROUPS_MAX      4
#define _SC_OPEN_MAX         5
#define _SC_JOB_CONTROL      6
#define _SC_SAVED_IDS        7
#define _SC_VERSION          8
#define _SC_PASS_MAX         9
#define _SC_LOGNAME_MAX      10
#define _SC_PAGESIZE         11
#define _SC_PAGE_SIZE        _SC_PAGESIZE
#define _SC_XOPEN_VERSION    12
#define _SC_NPROCESSORS_CONF 14
#define _SC_NPROCESSORS_ONLN 15
#define _SC_STREAM_MAX       16
#define _SC_TZNAME_MAX       17
#define _SC_PHYS_PAGES       500
#define _PC_LINK_MAX         1
#define _PC_MAX_CANON        2
#define _PC_MAX_INPUT        3
#define _PC_NAME_MAX         4
#define _PC_PATH_MAX         5
#define _PC_PIPE_BUF         6
#define _CS_PATH             65

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
int dup(int);
int dup2(int, int);
int execl(const char *, const char *, ...);
int execle(const char *, const char *, ...);
int execlp(const char *, const char *, ...);
int execv(const char *, char *const *);
int execve(const char *, char *const *, char *const *);
int execvp(const char *, char *const *);
int fchdir(int);
int fchown(int, uid_t, gid_t);
int fdatasync(int);
void closefrom(int);
int fchownat(int, const char *, uid_t, gid_t, int);
int fdwalk(int (*)(void *, int), void *);
pid_t fork(void);
pid_t forkall(void);
int resolvepath(const char *, char *, size_t);
off_t tell(int);
int unlinkat(int, const char *, int);
long fpathconf(int, int);
int fsync(int);
int ftruncate(int, off_t) __LARGE(ftruncate);
char *getcwd(char *, size_t);
const char *getexecname(void);
int getdtablesize(void);
gid_t getegid(void);
uid_t geteuid(void);
gid_t getgid(void);
int getgroups(int, gid_t *);
int gethostname(char *, int);
char *getlogin(void);
int getpagesize(void);
char *getpass(const char *);
long gethostid(void);
pid_t getpgid(pid_t);
pid_t getpgrp(void);
pid_t getpid(void);
pid_t getppid(void);
pid_t getsid(pid_t);
uid_t getuid(void);
int isatty(int);
int lchown(const char *, uid_t, gid_t);
int link(const char *, const char *);
int lockf(int, int, off_t) __LARGE(lockf);
off_t lseek(int, off_t, int) __LARGE(lseek);
int nice(int);
long pathconf(const char *, int);
int pause(void);
int pipe(int[2]);
void profil(unsigned short *, size_t, size_t, unsigned);
ssize_t pread(int, void *, size_t, off_t) __LARGE(pread);
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
int setregid(gid_t, gid_t);
int setreuid(uid_t, uid_t);
pid_t setsid(void);
int setuid(uid_t);
unsigned sleep(unsigned);
void swab(const void *, void *, ssize_t);
int symlink(const char *, const char *);
void sync(void);
long sysconf(int);
pid_t tcgetpgrp(int);
int tcsetpgrp(int, pid_t);
int truncate(const char *, off_t) __LARGE(truncate);
char *ttyname(int);
int unlink(const char *);
int usleep(useconds_t);
pid_t vfork(void) __attribute__((returns_twice));
ssize_t write(int, const void *, size_t);
#ifdef _LARGEFILE64_SOURCE
int ftruncate64(int, off64_t);
int lockf64(int, int, off64_t);
off64_t lseek64(int, off64_t, int);
ssize_t pread64(int, void *, size_t, off64_t);
ssize_t pwrite64(int, const void *, size_t, off64_t);
int truncate64(const char *, off64_t);
#endif
#endif
